"""Placing and replacing buildings (GWT-6.27 to GWT-6.29)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import i64, mypyc_attr, replaced
from igroteka.games.gwt.actions import BUILD, DECLINE
from igroteka.games.gwt.data.box import BUILDER, BUILDING_SPACES, NONE, SITES
from igroteka.games.gwt.data.program import FACE_BUILDERS, FACE_POINTS, NUMBERS
from igroteka.games.gwt.events import BUILT, REPLACED
from igroteka.games.gwt.rules import location
from igroteka.games.gwt.rules.exchange import Ask
from igroteka.games.gwt.state import State
from igroteka.kit import bits


def needed(state: State, seat: i64, number: i64, node: i64) -> i64:
    """The builders needed: all on an empty space, the difference on an own building; NONE if it may not go there."""
    face = state.face_of(number)
    tile = state.trail[node]
    if tile == NONE:
        return FACE_BUILDERS[face]
    if tile // NUMBERS != seat:
        return NONE
    old = state.face_of(tile % NUMBERS)
    if state.rules.more_points:
        if FACE_POINTS[face] <= FACE_POINTS[old]:
            return NONE
        return max(0, FACE_BUILDERS[face] - FACE_BUILDERS[old])
    more = FACE_BUILDERS[face] - FACE_BUILDERS[old]
    return more if more > 0 else NONE


def builders_at_hand(state: State, seat: i64, dollars: i64) -> i64:
    """How many builders a seat can use: those it owns, as far as money reaches (GWT-6.29)."""
    builders = state.hired(seat, BUILDER)
    return min(builders, state.dollars[seat] // dollars) if dollars > 0 else builders


def can_build(state: State, seat: i64, dollars: i64) -> bool:
    """Is there a building that the seat could place or replace?"""
    most = builders_at_hand(state, seat, dollars)
    for number in range(NUMBERS):
        if state.supply[seat] >> number & 1:
            for site in range(SITES):
                builders = needed(state, seat, number, BUILDING_SPACES[site])
                if builders != NONE and builders <= most:
                    return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class Build(Ask):
    """One building: new on an empty space, or in place of an own one that needs fewer (GWT-6.27, GWT-6.28)."""

    def __init__(self, seat: i64, dollars: i64) -> None:
        super().__init__(seat)
        self.dollars: Final[i64] = dollars  # for each builder needed

    def fields(self) -> list[int]:
        return [self.seat, self.dollars]

    def who(self, state: State) -> i64:
        return self.seat if can_build(state, self.seat, self.dollars) else NOBODY

    def options(self, state: State, out: Options) -> None:
        most = builders_at_hand(state, self.seat, self.dollars)
        for number in range(NUMBERS):
            if state.supply[self.seat] >> number & 1:
                for site in range(SITES):
                    builders = needed(state, self.seat, number, BUILDING_SPACES[site])
                    if builders != NONE and builders <= most:
                        out.add(BUILD.first + number * SITES + site)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DECLINE.first:
            location.done(state)
            build(state, self.seat, BUILD.a(action), BUILDING_SPACES[BUILD.b(action)], self.dollars)


def build(state: State, seat: i64, number: i64, node: i64, dollars: i64) -> None:
    """Pay for the builders needed; a building that was there leaves the game (GWT-6.28)."""
    cost = dollars * needed(state, seat, number, node)
    state.dollars[seat] -= cost
    old = state.trail[node]
    state.trail = replaced(state.trail, node, seat * NUMBERS + number)
    state.supply = replaced(state.supply, seat, state.supply[seat] & ~bits.bit(number))
    if old != NONE:
        state.replaced = replaced(state.replaced, seat, state.replaced[seat] | bits.bit(old % NUMBERS))
        state.tell(REPLACED, seat, state.face_of(old % NUMBERS), state.face_of(number), node)
    state.tell(BUILT, seat, state.face_of(number), node, cost)
