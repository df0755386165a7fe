"""Great Western Trail: New Zealand behind the one protocol of the house."""

from collections.abc import Mapping
from typing import Any, Final, SupportsIndex

from igroteka.core.chance import Luck
from igroteka.core.events import Event
from igroteka.core.facade import Facade, Rooms
from igroteka.core.policy import Policy
from igroteka.core.speech import Speech
from igroteka.core.standing import SWITCH, Standing
from igroteka.games.gwtnz import drawing, meta, observation, position, sampling, scoring, setup, text, view
from igroteka.games.gwtnz.actions import ACTIONS, DONE
from igroteka.games.gwtnz.data import names as words
from igroteka.games.gwtnz.data.program import SETTINGS
from igroteka.games.gwtnz.events import EVENTS
from igroteka.games.gwtnz.heuristics import advice
from igroteka.games.gwtnz.rules import exchange, laws, prices, refusals, twins
from igroteka.games.gwtnz.state import State

OFF_TURN: Final = "tokens-off-turn"

FORTUNES: Final = {
    "card": "cards",
    "unseen": "cards",
    "foresight_tile": "market",
    "sheep": "market",
    "display": "market",
}
"""Kinds of luck by the names of outcomes; all else belongs to the founding."""


class NewZealand(Facade):
    """Flocks driven to Wellington, and wool shipped overseas."""

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

    def sample(self, state: State, viewer: int, luck: Luck) -> State:
        return sampling.sample(state, viewer, luck)

    def effects(self, state: State, action: int) -> dict[str, int]:
        return prices.effects(state, action)

    def same(self, state: State, action: int) -> str:
        return twins.same(state, action)

    def from_dict(self, data: object) -> State:
        return position.from_dict(self, data)

    def evaluate(self, state: State, seat: int) -> float:
        return advice.evaluate(state, state.checked_seat(seat))

    def value(self, state: State, seat: int) -> float:
        return advice.OUTLOOK.value(state, seat)

    def parts(self, state: State, seat: int) -> dict[str, float]:
        return advice.OUTLOOK.parts(state, seat)

    def left(self, state: State) -> float:
        return advice.OUTLOOK.left(state)

    def forecast(self, state: State, seat: int, left: float) -> float:
        return advice.OUTLOOK.forecast(state, seat, left)

    def stake(self) -> float:
        return 4.0

    def fortune(self, action: int) -> str:
        return FORTUNES.get(self.actions.of(action).name, "founding")

    def turn(self, state: State) -> int:
        return int(state.turn * state.seats + state.active)

    def turn_of(self, state: State) -> int:
        return int(state.active)

    def policy(self) -> Policy:
        return advice.Planner(self)

    def fog(self) -> float:
        return 0.5

    def is_folly(self, state: State, seat: int, action: int) -> bool:
        return advice.is_folly(state, seat, action)

    def foresight(self) -> int:
        return 2

    def farsight(self, state: State) -> int:
        return 5

    def glimpses(self) -> int:
        return 5

    def ambition(self) -> float:
        return 0.5

    def pace(self) -> int:
        return 75

    def heading(self, state: State, action: int, speech: Speech, names: list[str]) -> tuple[int, str]:
        return text.heading(state, action, speech, names)

    def standing(self) -> list[Standing]:
        return [Standing(OFF_TURN, SWITCH)]

    def forced(self, state: State, seat: int, laid_down: Mapping[str, Any]) -> int:
        """Beside what has one answer: tokens are kept for the own turn, unless the seat wants to be asked (NZ-13.7)."""
        if laid_down.get(OFF_TURN) is not True and is_off_turn(state):
            return int(DONE.first)
        return super().forced(state, seat, laid_down)

    def silence(self, state: State, seat: int) -> int:
        """Whoever says nothing on another's turn keeps the tokens (NZ-13.7)."""
        return int(DONE.first) if is_off_turn(state) else -1

    def component_text(self, table: str, id: str, speech: Speech) -> str:
        return words.component_text(table, id, speech)


def is_off_turn(state: State) -> bool:
    """Is somebody asked about tokens at the end of another's turn?"""
    return state.depth > 0 and isinstance(state.top(), exchange.OffTurn)


GAME: Final = NewZealand()
