"""Placing and replacing buildings (NZ-14.3, NZ-13.4)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import i64, mypyc_attr, replaced
from igroteka.games.gwtnz.actions import BUILD, DECLINE
from igroteka.games.gwtnz.data.box import (
    BUILD_GOLD,
    BUILDING_SPACES,
    CRAFTSMAN,
    NONE,
    PATHFINDER_NEEDED,
    PLUS_ONE_POUNDS,
    SITES,
)
from igroteka.games.gwtnz.data.program import FACE_CRAFTSMEN, NUMBERS
from igroteka.games.gwtnz.events import BUILT, REPLACED
from igroteka.games.gwtnz.rules import cards, location, pathfinder
from igroteka.games.gwtnz.rules.exchange import Ask
from igroteka.games.gwtnz.state import State
from igroteka.kit import bits


def needed(state: State, seat: i64, number: i64, node: i64) -> i64:
    """The craftsmen needed: all on an empty space, the difference on an own building; NONE if it may not go there.

    A restricted space opens with the pathfinder disc; a replacement is not checked again (NZ-14.3).
    """
    face = state.face_of(number)
    tile = state.trail[node]
    if tile == NONE:
        return FACE_CRAFTSMEN[face] if state.pathfinder[seat] >= PATHFINDER_NEEDED[node] else NONE
    if tile // NUMBERS != seat:
        return NONE
    more = FACE_CRAFTSMEN[face] - FACE_CRAFTSMEN[state.face_of(tile % NUMBERS)]
    return more if more > 0 else NONE


def craftsmen_at_hand(state: State, seat: i64, pounds: i64) -> i64:
    """How many craftsmen a seat can use: those it has, as far as money reaches."""
    craftsmen = state.hired(seat, CRAFTSMAN)
    return min(craftsmen, state.pounds[seat] // pounds) if pounds > 0 else craftsmen


def can_build(state: State, seat: i64, pounds: i64) -> bool:
    """Is there a building that the seat could place or replace?"""
    most = craftsmen_at_hand(state, seat, pounds)
    for number in range(NUMBERS):
        if state.supply[seat] >> number & 1:
            for site in range(SITES):
                craftsmen = needed(state, seat, number, BUILDING_SPACES[site])
                if craftsmen != NONE and craftsmen <= most:
                    return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class Build(Ask):
    """One building: new on an empty space, or in place of an own one that needs fewer (NZ-14.3)."""

    def __init__(self, seat: i64, pounds: i64) -> None:
        super().__init__(seat)
        self.pounds: Final[i64] = pounds  # for each craftsman needed

    def fields(self) -> list[int]:
        return [self.seat, self.pounds]

    def who(self, state: State) -> i64:
        if can_build(state, self.seat, self.pounds):
            return self.seat
        return self.seat if cards.may_help(state, self.seat) and can_build(state, self.seat, 0) else NOBODY

    def options(self, state: State, out: Options) -> None:
        most = craftsmen_at_hand(state, self.seat, self.pounds)
        for number in range(NUMBERS):
            if state.supply[self.seat] >> number & 1:
                for site in range(SITES):
                    craftsmen = needed(state, self.seat, number, BUILDING_SPACES[site])
                    if craftsmen != NONE and craftsmen <= most:
                        out.add(BUILD.first + number * SITES + site)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DECLINE.first:
            location.done(state)
            number, node = BUILD.a(action), BUILDING_SPACES[BUILD.b(action)]
            build(state, self.seat, number, node, self.pounds * needed(state, self.seat, number, node))


def build(state: State, seat: i64, number: i64, node: i64, cost: i64) -> None:
    """Pay; a building that was there leaves the game, a new one brings 1 gold (NZ-14.3)."""
    state.pounds[seat] -= cost
    old = state.trail[node]
    state.trail = replaced(state.trail, node, seat * NUMBERS + number)
    state.supply = replaced(state.supply, seat, state.supply[seat] & ~bits.bit(number))
    if old != NONE:
        state.replaced = replaced(state.replaced, seat, state.replaced[seat] | bits.bit(old % NUMBERS))
        state.tell(REPLACED, seat, state.face_of(old % NUMBERS), state.face_of(number), node)
    state.tell(BUILT, seat, state.face_of(number), node, cost)
    if old == NONE:
        pathfinder.gain_gold(state, seat, BUILD_GOLD)


# --- the card that replaces a building by the next better one


def is_plus_one(state: State, seat: i64, number: i64, node: i64) -> bool:
    """An unplaced building that needs exactly 1 craftsman more than an own one (NZ-13.4)."""
    return (
        state.trail[node] != NONE and state.supply[seat] >> number & 1 == 1 and needed(state, seat, number, node) == 1
    )


def plus_one_price(state: State) -> i64:
    """Nothing, or by an option the difference (NZ-13.4); one craftsman everybody has."""
    return PLUS_ONE_POUNDS if state.rules.pay_difference else 0


def can_plus_one(state: State, seat: i64) -> bool:
    """Is there such a building, and the money?"""
    if state.pounds[seat] >= plus_one_price(state):
        for number in range(NUMBERS):
            for site in range(SITES):
                if is_plus_one(state, seat, number, BUILDING_SPACES[site]):
                    return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class PlusOne(Ask):
    """Replace an own building by one that needs exactly 1 craftsman more (NZ-13.4)."""

    def who(self, state: State) -> i64:
        return self.seat if can_plus_one(state, self.seat) else NOBODY

    def options(self, state: State, out: Options) -> None:
        for number in range(NUMBERS):
            for site in range(SITES):
                if is_plus_one(state, self.seat, number, BUILDING_SPACES[site]):
                    out.add(BUILD.first + number * SITES + site)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DECLINE.first:
            node = BUILDING_SPACES[BUILD.b(action)]
            build(state, self.seat, BUILD.a(action), node, plus_one_price(state))
