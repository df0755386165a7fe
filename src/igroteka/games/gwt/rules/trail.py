"""Moving the herder: paths, steps and hand fees (GWT-4, GWT-6.24, GWT-6.39)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import i64, mypyc_attr, vec
from igroteka.core.state import do_next
from igroteka.families.trail import routes
from igroteka.games.gwt.actions import DECLINE, DISCARD, MOVE, PLACE, PLAY
from igroteka.games.gwt.data.box import (
    BANDIT,
    BUILDING,
    FEE_BLACK,
    FEE_GREEN,
    FIRST_HAND,
    HAZARD,
    KC,
    NEUTRAL_SPACES,
    NEUTRALS,
    NODE_KIND,
    NONE,
    ROUTE_NODE,
    ROUTES,
    TILE_HAND,
)
from igroteka.games.gwt.data.program import FACE_HAND, NUMBERS
from igroteka.games.gwt.events import FEE_PAID, MOVED, MOVED_FREELY, PLACED_HERDER
from igroteka.games.gwt.rules import exchange, location, objectives, turn
from igroteka.games.gwt.rules.exchange import Ask
from igroteka.games.gwt.state import PHASE_B, PHASE_C, State

# --- paths


def offer_routes(state: State, seat: i64, steps: i64, city: bool, out: Options) -> None:
    """Every path of at most so many steps; Kansas City ends the movement (GWT-4.2, GWT-15.1)."""
    routes.offer_routes(ROUTES, state.trail, KC, state.herders[seat], steps, city, MOVE.first, out)


def path_to(state: State, seat: i64, route: i64) -> vec[i64]:
    """The locations on a route of a seat, the last where it stops."""
    return routes.path_to(ROUTES, state.trail, KC, state.herders[seat], route)


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
        offer_routes(state, self.seat, state.step_limit(self.seat), True, out)
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
        offer_routes(state, self.seat, self.steps, True, out)

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
        offer_routes(state, self.seat, self.steps, False, out)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DECLINE.first:
            state.herders[self.seat] = ROUTE_NODE[MOVE.index(action)]
            state.tell(MOVED_FREELY, self.seat, state.herders[self.seat])
            if state.phase == PHASE_B:
                state.phase = PHASE_C  # the location is given up, and no more objectives may be played
                do_next(state, turn.BeforeDrawing(self.seat))
