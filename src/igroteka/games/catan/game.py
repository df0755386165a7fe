"""Catan behind the one protocol of the house."""

from collections.abc import Mapping
from typing import Any, Final, SupportsIndex

from igroteka.core.agenda import NOBODY
from igroteka.core.chance import Luck
from igroteka.core.errors import IgrotekaError
from igroteka.core.events import Event
from igroteka.core.facade import Facade, Rooms
from igroteka.core.market import Market
from igroteka.core.speech import Speech
from igroteka.core.standing import SEATS, SWITCH, TURN, WORDS, Standing
from igroteka.games.catan import (
    drawing,
    heuristics,
    meta,
    observation,
    outlook,
    position,
    sampling,
    scoring,
    setup,
    text,
    view,
)
from igroteka.games.catan.actions import ACTIONS, DICE, OFFER, REJECT, expand
from igroteka.games.catan.data.box import DICE_SIDES, RESOURCE_NAMES, SETTINGS
from igroteka.games.catan.events import EVENTS
from igroteka.games.catan.rules import laws, market, refusals, trade
from igroteka.games.catan.state import State

STANDING: Final = [
    Standing("keep", WORDS, list(RESOURCE_NAMES)),
    Standing("refuse", SEATS),
    Standing("leader", SWITCH),
    Standing("peace", TURN),
    Standing("counter", SWITCH),
]
"""Answers to offers that are given without asking (CAT-17.28)."""
MARKET: Final = market.TradeMarket("market_table")

FORTUNES: Final = {"dice": "dice", "draw": "cards", "stolen": "theft"}
"""Kinds of luck by the names of outcomes; all else belongs to the founding."""


class Catan(Facade):
    """Settlers on an island that trade, build and roll."""

    def __init__(self) -> None:
        rooms = Rooms(scoring, laws, refusals, position, view, observation, text, drawing)
        super().__init__(meta.ID, meta.VERSION, [2, 3, 4], ACTIONS, EVENTS, SETTINGS, rooms)

    def start(
        self,
        seats: SupportsIndex = 0,
        options: Mapping[str, object] | None = None,
        preset: str = "",
        log: list[Event] | None = None,
    ) -> State:
        count = self.checked_seats(seats)
        return setup.start(self, count, setup.house_rules(count, options, preset), log)

    def expand(self, text: str) -> list[int]:
        return expand(text)

    def winners(self, state: State) -> list[int]:
        return [] if state.winner == NOBODY else [int(state.winner)]

    def standing(self) -> list[Standing]:
        return STANDING

    def standing_answer(self, state: State, seat: int, laid_down: Mapping[str, Any]) -> int:
        if not trade.is_answering(state, seat):
            return -1
        if laid_down.get("peace") == state.turn:
            return REJECT.first
        keep = [RESOURCE_NAMES.index(name) for name in laid_down.get("keep", ())]
        leader = laid_down.get("leader") is True
        return REJECT.first if trade.refuses(state, seat, keep, list(laid_down.get("refuse", ())), leader) else -1

    def forced(self, state: State, seat: int, laid_down: Mapping[str, Any]) -> int:
        """Beside what has one answer: a no to what cannot be paid, unless the seat wants to make counter-offers."""
        if laid_down.get("counter") is not True and trade.is_answering(state, seat) and not trade.can_pay(state, seat):
            return REJECT.first
        return super().forced(state, seat, laid_down)

    def same(self, state: State, action: int) -> str:
        """Two dice are one number (CAT-4.3)."""
        if not DICE.has(action):
            return ""
        outcome = DICE.index(action)
        return str(outcome // DICE_SIDES + outcome % DICE_SIDES)

    def silence(self, state: State, seat: int) -> int:
        return trade.silence(state, seat)

    def market(self) -> Market:
        return MARKET

    def tally(self, events: list[Event]) -> dict[str, dict[str, int]]:
        return view.tally(events)

    def sample(self, state: State, viewer: int, luck: Luck) -> State:
        return sampling.sample(state, viewer, luck)

    def from_dict(self, data: object) -> State:
        return position.from_dict(self, data)

    def evaluate(self, state: State, seat: int) -> float:
        return heuristics.evaluate(state, state.checked_seat(seat))

    def value(self, state: State, seat: int) -> float:
        return outlook.value(state, seat)

    def parts(self, state: State, seat: int) -> dict[str, float]:
        return heuristics.parts(state, seat)

    def left(self, state: State) -> float:
        return heuristics.left(state)

    def forecast(self, state: State, seat: int, left: float) -> float:
        return outlook.forecasts(state)[seat]

    def forecasts(self, state: State, left: float) -> list[float]:
        return outlook.forecasts(state)

    def trust(self) -> float:
        return 0.8

    def stake(self) -> float:
        return 0.4

    def fortune(self, action: int) -> str:
        return FORTUNES.get(self.actions.of(action).name, "founding")

    def turn(self, state: State) -> int:
        return int(state.turn)

    def turn_of(self, state: State) -> int:
        return int(state.active)

    def fog(self) -> float:
        return 2.5

    def foresight(self) -> int:
        return 1

    def farsight(self, state: State) -> int:
        """Where the first settlements lie is felt to the end, and of that a net sees too little."""
        return 0 if state.turn == 0 else self.foresight()

    def insight(self) -> int:
        return 0

    def pace(self) -> int:
        return 160

    def advise(self, state: State, seat: int) -> int:
        return heuristics.advise(state, seat)

    def is_opening(self, action: int) -> bool:
        return OFFER.has(action)

    def is_folly(self, state: State, seat: int, action: int) -> bool:
        return heuristics.is_folly(state, seat, action)

    def wish(self, state: State, seat: int, best: int) -> int:
        return heuristics.wish(state, seat, best)

    def refusal_text(self, error: IgrotekaError, speech: Speech) -> str:
        return text.refusal_text(error, speech)


GAME: Final = Catan()
