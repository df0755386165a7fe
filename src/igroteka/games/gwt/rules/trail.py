"""Moving the herder: paths, steps and hand fees (GWT-4, GWT-6.24, GWT-6.39)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import filled, i64, mypyc_attr, vec
from igroteka.core.state import do_next
from igroteka.games.gwt.actions import DECLINE, DISCARD, MOVE, PLACE, PLAY
from igroteka.games.gwt.data.box import (
    BANDIT,
    BRANCHES,
    BUILDING,
    FACE_HAND,
    FEE_BLACK,
    FEE_GREEN,
    FIRST_HAND,
    HAZARD,
    KC,
    NEUTRAL_SPACES,
    NEUTRALS,
    NODE_KIND,
    NONE,
    NUMBERS,
    ROUTE_NEXT,
    ROUTE_NODE,
    TILE_HAND,
)
from igroteka.games.gwt.events import FEE_PAID, MOVED, MOVED_FREELY, PLACED_HERDER
from igroteka.games.gwt.rules import exchange, location, objectives
from igroteka.games.gwt.rules.exchange import Ask
from igroteka.games.gwt.state import State

LONGEST: Final = 16  # no herder makes more steps at once

# --- paths


def next_location(state: State, route: i64, branch: i64) -> i64:
    """The route from a location, by a branch, to the next one; empty spaces do not count (GWT-4.2).

    Every fork is a neutral building, so there is none between two locations.
    """
    route = ROUTE_NEXT[route * BRANCHES + branch]
    while route != NONE and not state.is_location(ROUTE_NODE[route]):
        route = ROUTE_NEXT[route * BRANCHES]
    return route


def offer_routes(state: State, route: i64, steps: i64, city: bool, out: Options) -> None:
    """Every path of at most so many steps; of two branches without a tile the first stands for both (GWT-15.1)."""
    first = next_location(state, route, 0)
    for branch in range(BRANCHES):
        further = first if branch == 0 else next_location(state, route, 1)
        if further == NONE or (branch == 1 and ROUTE_NODE[further] == ROUTE_NODE[first]):
            continue
        if ROUTE_NODE[further] == KC:
            if city:
                insert(out, MOVE.first + further)
        else:
            insert(out, MOVE.first + further)
            if steps > 1:
                offer_routes(state, further, steps - 1, city, out)


def insert(out: Options, action: i64) -> None:
    """Add an action where it belongs: answers are listed in ascending order."""
    out.add(action)
    place = out.count - 1
    while place > 0 and out.items[place - 1] > action:
        out.items[place] = out.items[place - 1]
        place -= 1
    out.items[place] = action


def find_path(state: State, route: i64, target: i64, left: i64, path: vec[i64], depth: i64) -> i64:
    """Write the nodes on the way to a route into `path`; how many they are, 0 if it is out of reach."""
    first = next_location(state, route, 0)
    for branch in range(BRANCHES):
        further = first if branch == 0 else next_location(state, route, 1)
        if further == NONE or (branch == 1 and ROUTE_NODE[further] == ROUTE_NODE[first]):
            continue
        path[depth] = ROUTE_NODE[further]
        if further == target:
            return depth + 1
        if left > 1 and depth + 1 < LONGEST and ROUTE_NODE[further] != KC:
            found = find_path(state, further, target, left - 1, path, depth + 1)
            if found > 0:
                return found
    return 0


def path_to(state: State, seat: i64, route: i64) -> vec[i64]:
    """The locations on a route of a seat, the last where it stops."""
    path = filled(LONGEST, NONE)
    length = find_path(
        state, state.herders[seat], route, LONGEST, path, 0
    )  # a node is also the route that begins there
    return path[:length]


# --- fees


def fee(state: State, seat: i64, node: i64) -> i64:
    """What the hands of a location cost a seat that passes or enters it (GWT-4.6)."""
    tile = state.trail[node]
    if tile == NONE:
        return 0
    kind = NODE_KIND[node]
    hands: i64 = 0
    if kind == BUILDING:
        if tile // NUMBERS == seat:
            return 0
        hands = FACE_HAND[state.face_of(tile % NUMBERS)]
    elif kind in (HAZARD, BANDIT):
        hands = TILE_HAND[tile]
    dollars: i64 = 0
    if hands & 1:
        dollars += FEE_GREEN[state.seats]
    if hands & 2:
        dollars += FEE_BLACK[state.seats]
    return dollars


def walk(state: State, seat: i64, route: i64) -> None:
    """Go along a path and pay for each location in walking order, as far as the money goes (GWT-4.6, GWT-4.7)."""
    path = path_to(state, seat, route)
    paid: i64 = 0
    for node in path:
        dollars = min(fee(state, seat, node), state.dollars[seat])
        if dollars > 0:
            state.dollars[seat] -= dollars
            paid += dollars
            owner = state.owner(node)
            if owner != NOBODY:
                state.dollars[owner] += dollars
                state.tell(FEE_PAID, seat, owner, dollars)
    state.herders[seat] = ROUTE_NODE[route]
    state.tell(MOVED, seat, state.herders[seat], len(path), paid)
    location.arrive(state, seat)


# --- questions


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstDiscard(Ask):
    """On the first turn down to 4 cards (GWT-2.13, GWT-2.14)."""

    def who(self, state: State) -> i64:
        return self.seat if state.hand_size(self.seat) > FIRST_HAND else NOBODY

    def options(self, state: State, out: Options) -> None:
        exchange.offer_hand(state, self.seat, exchange.ANY_CARD, DISCARD.first, out)

    def apply(self, state: State, action: i64) -> None:
        exchange.discard(state, self.seat, DISCARD.index(action))
        do_next(state, self)


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceHerder(Ask):
    """On the first turn the herder is put on any neutral building (GWT-2.13)."""

    def options(self, state: State, out: Options) -> None:
        for place in range(NEUTRALS):
            out.add(PLACE.first + place)

    def apply(self, state: State, action: i64) -> None:
        node = NEUTRAL_SPACES[PLACE.index(action)]
        state.herders[self.seat] = node
        state.tell(PLACED_HERDER, self.seat, node)
        location.arrive(state, self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveHerder(Ask):
    """Phase A: at least 1 step, at most the step limit (GWT-4.2, GWT-4.3); before it objectives (GWT-6.22)."""

    def options(self, state: State, out: Options) -> None:
        offer_routes(state, state.herders[self.seat], state.step_limit(self.seat), True, out)
        objectives.offer_play(state, self.seat, out)

    def apply(self, state: State, action: i64) -> None:
        if PLAY.has(action):
            do_next(state, self)
            objectives.play(state, self.seat, PLAY.index(action))
        else:
            walk(state, self.seat, MOVE.index(action))


@mypyc_attr(acyclic=True, free_list_len=1)
class HerderAction(Ask):
    """A local action moves the herder on, by the rules of phase A; then phase B at the new location (GWT-6.39)."""

    def __init__(self, seat: i64, steps: i64) -> None:
        super().__init__(seat)
        self.steps: Final[i64] = steps

    def fields(self) -> list[int]:
        return [self.seat, self.steps]

    def who(self, state: State) -> i64:
        return NOBODY if state.herders[self.seat] in (NONE, KC) else self.seat

    def options(self, state: State, out: Options) -> None:
        offer_routes(state, state.herders[self.seat], self.steps, True, out)

    def apply(self, state: State, action: i64) -> None:
        walk(state, self.seat, MOVE.index(action))


@mypyc_attr(acyclic=True, free_list_len=1)
class FreeMove(Ask):
    """The free steps of an objective card: no fees, not into Kansas City, the location is not used (GWT-6.24)."""

    def __init__(self, seat: i64, steps: i64) -> None:
        super().__init__(seat)
        self.steps: Final[i64] = steps

    def fields(self) -> list[int]:
        return [self.seat, self.steps]

    def who(self, state: State) -> i64:
        return NOBODY if state.herders[self.seat] in (NONE, KC) else self.seat

    def options(self, state: State, out: Options) -> None:
        offer_routes(state, state.herders[self.seat], self.steps, False, out)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DECLINE.first:
            state.herders[self.seat] = ROUTE_NODE[MOVE.index(action)]
            state.tell(MOVED_FREELY, self.seat, state.herders[self.seat])
