"""Nusfjord behind the one protocol of the house."""

from collections.abc import Mapping
from typing import Any, Final, SupportsIndex

from igroteka.core.chance import Luck
from igroteka.core.events import Event
from igroteka.core.facade import Facade, Rooms
from igroteka.core.game import Ahead
from igroteka.core.policy import Policy
from igroteka.core.speech import Speech
from igroteka.games.nusfjord import (
    drawing,
    heuristics,
    meta,
    observation,
    position,
    preview,
    sampling,
    scoring,
    setup,
    text,
    view,
)
from igroteka.games.nusfjord.actions import ACTIONS
from igroteka.games.nusfjord.data.box import SETTINGS, TURNS
from igroteka.games.nusfjord.events import EVENTS
from igroteka.games.nusfjord.rules import laws, prices, refusals, twins
from igroteka.games.nusfjord.state import State

FORTUNES: Final = {"show": "market", "deal": "cards"}
"""Kinds of luck by the names of outcomes; all else belongs to the founding."""


class Nusfjord(Facade):
    """A fishing village in the Lofoten: forests become ships, ships bring fish, fish feeds shares and elders."""

    def __init__(self) -> None:
        rooms = Rooms(scoring, laws, refusals, position, view, observation, text, drawing)
        super().__init__(meta.ID, meta.VERSION, [1, 2, 3, 4, 5], ACTIONS, EVENTS, SETTINGS, rooms)

    def start(
        self,
        seats: SupportsIndex = 0,
        options: Mapping[str, object] | None = None,
        preset: str = "",
        log: list[Event] | None = None,
    ) -> State:
        count = self.checked_seats(seats)
        return setup.start(self, count, setup.house_rules(count, options, preset), log)

    def outcome(self, state: State) -> dict[str, Any]:
        return position.outcome_of(state)

    def carried(self, options: Mapping[str, object], outcome: Mapping[str, Any]) -> dict[str, object]:
        if options.get("match") == "campaign" and "rank" in outcome:
            return {"rank": outcome["rank"]["after"]}
        return {}

    def sample(self, state: State, viewer: int, luck: Luck) -> State:
        return sampling.sample(state, viewer, luck)

    def effects(self, state: State, action: int) -> dict[str, int]:
        return prices.effects(state, action)

    def same(self, state: State, action: int) -> str:
        return twins.same(state, action)

    def ahead(self, state: State, action: int) -> Ahead | None:
        return preview.ahead(state, action)

    def from_dict(self, data: object) -> State:
        return position.from_dict(self, data)

    def evaluate(self, state: State, seat: int) -> float:
        return heuristics.evaluate(state, state.checked_seat(seat))

    def value(self, state: State, seat: int) -> float:
        return heuristics.value(state, seat)

    def parts(self, state: State, seat: int) -> dict[str, float]:
        return heuristics.parts(state, seat)

    def left(self, state: State) -> float:
        return heuristics.left(state)

    def forecast(self, state: State, seat: int, left: float) -> float:
        return heuristics.forecast(state, seat, left)

    def trust(self) -> float:
        return 0.1

    def stake(self) -> float:
        return 2.0

    def fortune(self, action: int) -> str:
        return FORTUNES.get(self.actions.of(action).name, "founding")

    def turn(self, state: State) -> int:
        return int(state.round * TURNS * state.seats + state.turn)

    def turn_of(self, state: State) -> int:
        return int(state.active)

    def policy(self) -> Policy:
        return heuristics.Planner()

    def branching(self) -> int:
        return 8

    def pace(self) -> int:
        return 75

    def heading(self, state: State, action: int, speech: Speech, names: list[str]) -> tuple[int, str]:
        return text.heading(state, action, speech, names)


GAME: Final = Nusfjord()
