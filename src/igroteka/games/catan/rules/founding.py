"""Who begins, and where everybody settles first (CAT-3)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Chance, Decision
from igroteka.core.arrays import filled, i64, mypyc_attr, vec
from igroteka.core.state import do_next
from igroteka.games.catan.actions import BUILD_ROAD, BUILD_SETTLEMENT, FIRST_SEAT
from igroteka.games.catan.data.box import (
    BOX,
    COLOURS,
    DESERT,
    EDGE_NODES,
    EDGES,
    HEXES,
    NODE_HEXES,
    NODES,
)
from igroteka.games.catan.events import FIRST_PLAYER, INCOME, ISLAND_LAID
from igroteka.games.catan.rules import building, turn
from igroteka.games.catan.state import BANK, State
from igroteka.kit import bundles


def choose_first_seat(state: State) -> None:
    """The starting seat is agreed or drawn (CAT-3.5)."""
    state.tell(ISLAND_LAID, NOBODY)
    if state.rules.layout == "beginner":
        place_beginners(state)
    if state.rules.first_seat == NOBODY:
        do_next(state, DrawFirstSeat())
    else:
        begin(state, state.rules.first_seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawFirstSeat(Chance):
    """Who begins is drawn (CAT-3.5, CAT-2.10 d)."""

    def first_outcome(self) -> i64:
        return FIRST_SEAT.first

    def weights(self, state: State) -> vec[i64]:
        return filled(state.seats, 1)

    def apply(self, state: State, action: i64) -> None:
        begin(state, FIRST_SEAT.index(action))


def begin(state: State, first: i64) -> None:
    """Beginners start to play at once (CAT-3.12); others settle there and back (CAT-3.6, CAT-3.7)."""
    state.first = first
    state.tell(FIRST_PLAYER, first)
    do_next(state, turn.StartTurn(first))  # CAT-3.9
    if state.rules.layout != "beginner":
        for step in range(state.seats):
            do_next(state, FoundSettlement((first + step) % state.seats, 2))
        for step in range(state.seats):
            do_next(state, FoundSettlement((first + state.seats - 1 - step) % state.seats, 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class FoundSettlement(Decision):
    """A starting settlement on any free node that obeys the distance rule (CAT-3.6, CAT-3.7)."""

    def __init__(self, seat: i64, round: i64) -> None:
        super().__init__(seat)
        self.round: Final[i64] = round

    def fields(self) -> list[int]:
        return [self.seat, self.round]

    def options(self, state: State, out: Options) -> None:
        for node in range(NODES):
            if state.open >> node & 1:
                out.add(BUILD_SETTLEMENT.first + node)

    def apply(self, state: State, action: i64) -> None:
        node = BUILD_SETTLEMENT.index(action)
        building.place_settlement(state, self.seat, node)
        if self.round == 2:
            take_income(state, self.seat, node)
        do_next(state, FoundRoad(self.seat, node))


@mypyc_attr(acyclic=True, free_list_len=1)
class FoundRoad(Decision):
    """A starting road that touches the settlement just placed (CAT-3.6, CAT-3.7)."""

    def __init__(self, seat: i64, node: i64) -> None:
        super().__init__(seat)
        self.node: Final[i64] = node

    def fields(self) -> list[int]:
        return [self.seat, self.node]

    def options(self, state: State, out: Options) -> None:
        for edge in range(EDGES):
            if EDGE_NODES[edge] >> self.node & 1 and state.roads[edge] == NOBODY:
                out.add(BUILD_ROAD.first + edge)

    def apply(self, state: State, action: i64) -> None:
        building.place_road(state, self.seat, BUILD_ROAD.index(action))


def take_income(state: State, seat: i64, node: i64) -> None:
    """One card for every terrain hex around the settlement (CAT-3.2, CAT-3.8)."""
    income: i64 = 0
    for hex in range(HEXES):
        if NODE_HEXES[node] >> hex & 1 and state.terrain[hex] != DESERT:
            state.move_cards(BANK, seat, state.terrain[hex], 1)
            income += bundles.one(state.terrain[hex])
    state.tell(INCOME, seat, income)


def place_beginners(state: State) -> None:
    """Two settlements and two roads each, by colour; the starred settlement gives income (CAT-3.2, CAT-3.11)."""
    edges: list[list[int]] = BOX["geometry"]["edges"]
    for seat, colour in enumerate(COLOURS[state.seats]):
        entry = BOX["beginner"][state.rules.beginner_profile][colour]
        for node in entry["settlements"]:
            building.place_settlement(state, seat, node)
        for ends in entry["roads"]:
            building.place_road(state, seat, edges.index(ends))
        take_income(state, seat, entry["star"])
