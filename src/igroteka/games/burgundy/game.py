"""The Castles of Burgundy behind the one protocol of the house."""

from collections.abc import Mapping
from typing import Any, Final, SupportsIndex

from igroteka.core.chance import Luck
from igroteka.core.events import Event
from igroteka.core.facade import Facade, Rooms
from igroteka.core.policy import Policy
from igroteka.core.speech import Speech
from igroteka.core.writing import number_or_none
from igroteka.games.burgundy import (
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
from igroteka.games.burgundy.actions import ACTIONS
from igroteka.games.burgundy.data.box import ROUNDS, SETTINGS
from igroteka.games.burgundy.events import EVENTS
from igroteka.games.burgundy.rules import laws, prices, refusals, twins
from igroteka.games.burgundy.state import State

FORTUNES: Final = {"dice": "dice", "white": "goods", "round_goods": "goods", "tile": "market"}
"""Kinds of luck by the names of outcomes; all else belongs to the founding."""


class Burgundy(Facade):
    """Estates on the Loire that grow tile by tile, by the numbers of two dice."""

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

    def in_numbers(self, state: State) -> dict[str, Any]:
        numbers = super().in_numbers(state)
        for seat, player in enumerate(numbers["players"]):
            player["sheet"] = number_or_none(state.sheets[seat])
        return numbers

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
        return heuristics.forecast(state, seat)

    def trust(self) -> float:
        return 0.3

    def stake(self) -> float:
        return 3.0

    def fortune(self, action: int) -> str:
        return FORTUNES.get(self.actions.of(action).name, "founding")

    def turn(self, state: State) -> int:
        return int(((state.phase + 1) * (ROUNDS + 1) + state.round + 1) * (state.seats + 1) + state.turn + 1)

    def turn_of(self, state: State) -> int:
        return int(state.active())

    def practice(self) -> Policy:
        return heuristics.Planner(self)

    def foresight(self) -> int:
        return 4

    def farsight(self, state: State) -> int:
        return 8

    def pace(self) -> int:
        return 60

    def heading(self, state: State, action: int, speech: Speech, names: list[str]) -> tuple[int, str]:
        return text.heading(state, action, speech)


GAME: Final = Burgundy()
