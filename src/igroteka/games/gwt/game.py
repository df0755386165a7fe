"""Great Western Trail behind the one protocol of the house."""

from collections.abc import Mapping
from typing import Final, SupportsIndex

from igroteka.core.chance import Luck
from igroteka.core.events import Event
from igroteka.core.facade import Facade, Rooms
from igroteka.core.policy import Policy
from igroteka.core.speech import Speech
from igroteka.games.gwt import drawing, meta, observation, position, sampling, scoring, setup, text, view
from igroteka.games.gwt.actions import ACTIONS
from igroteka.games.gwt.data import names as words
from igroteka.games.gwt.data.box import SETTINGS
from igroteka.games.gwt.events import EVENTS
from igroteka.games.gwt.heuristics import advice
from igroteka.games.gwt.rules import laws, prices, refusals, twins
from igroteka.games.gwt.state import State

FORTUNES: Final = {
    "card": "cards",
    "unseen": "cards",
    "foresight_tile": "market",
    "cattle": "market",
    "display": "market",
}
"""Kinds of luck by the names of outcomes; all else belongs to the founding."""


class GreatWesternTrail(Facade):
    """Cattle drives to Kansas City, and from there by rail."""

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

    def from_dict(self, data: object) -> State:
        return position.from_dict(self, data)

    def sample(self, state: State, viewer: int, luck: Luck) -> State:
        return sampling.sample(state, viewer, luck)

    def effects(self, state: State, action: int) -> dict[str, int]:
        return prices.effects(state, action)

    def same(self, state: State, action: int) -> str:
        return twins.same(state, action)

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
        return 4

    def farsight(self, state: State) -> int:
        return 8

    def glimpses(self) -> int:
        return 8

    def ambition(self) -> float:
        return 2.0

    def pace(self) -> int:
        return 100

    def heading(self, state: State, action: int, speech: Speech, names: list[str]) -> tuple[int, str]:
        return text.heading(state, action, speech, names)

    def component_text(self, table: str, id: str, speech: Speech) -> str:
        return words.component_text(table, id, speech)


GAME: Final = GreatWesternTrail()
