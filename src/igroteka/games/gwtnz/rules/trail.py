"""Moving the runholder: paths, steps and hand fees (NZ-3.5, NZ-4, NZ-14.13)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import i64, mypyc_attr, replaced, vec
from igroteka.core.state import do_next
from igroteka.families.trail import routes
from igroteka.games.gwtnz.actions import BONUS, DISCARD, MOVE, PLACE, PLAY
from igroteka.games.gwtnz.data.box import (
    BUILDING,
    FIRST_HAND,
    HAZARD,
    NEUTRAL_SPACES,
    NEUTRALS,
    NODE_KIND,
    NONE,
    ROUTE_NODE,
    ROUTES,
    TILE_FEE,
    WELLINGTON,
)
from igroteka.games.gwtnz.data.program import FACE_FEE, NUMBERS
from igroteka.games.gwtnz.events import FEE_PAID, MOVED, PLACED_RUNHOLDER
from igroteka.games.gwtnz.rules import cards, exchange, location, objectives
from igroteka.games.gwtnz.rules.exchange import Ask
from igroteka.games.gwtnz.state import FEE_FLIPPED, State

# --- paths


def offer_routes(state: State, seat: i64, steps: i64, out: Options) -> None:
    """Every path of at most so many steps; Wellington ends the movement (NZ-4.2)."""
    routes.offer_routes(ROUTES, state.trail, WELLINGTON, state.runholders[seat], steps, True, MOVE.first, out)


def path_to(state: State, seat: i64, route: i64) -> vec[i64]:
    """The locations on a route of a seat, the last where it stops."""
    return routes.path_to(ROUTES, state.trail, WELLINGTON, state.runholders[seat], route)


# --- fees


def fee(state: State, seat: i64, node: i64) -> i64:
    """What the hands of a location cost a seat that passes or enters it (NZ-4.7, NZ-4.9)."""
    tile = state.trail[node]
    if tile == NONE or state.flips[seat] == FEE_FLIPPED:
        return 0
    if NODE_KIND[node] == HAZARD:
        return TILE_FEE[tile]
    if NODE_KIND[node] == BUILDING and tile // NUMBERS != seat:
        return FACE_FEE[state.face_of(tile % NUMBERS)]
    return 0


def walk(state: State, seat: i64, route: i64) -> None:
    """Go along a path and pay for each location in path order, as far as the money goes (NZ-4.7, NZ-4.8)."""
    path = path_to(state, seat, route)
    paid: i64 = 0
    for node in path:
        pounds = min(fee(state, seat, node), state.pounds[seat])
        if pounds > 0:
            state.pounds[seat] -= pounds
            paid += pounds
            owner = state.owner(node)
            if owner != NOBODY:
                state.pounds[owner] += pounds
                state.tell(FEE_PAID, seat, owner, pounds)
    state.runholders = replaced(state.runholders, seat, ROUTE_NODE[route])
    state.tell(MOVED, seat, state.runholders[seat], len(path), paid)
    location.arrive(state, seat)


# --- questions


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstDiscard(Ask):
    """On the first turn down to 4 cards (NZ-3.5)."""

    def who(self, state: State) -> i64:
        return self.seat if state.hand_size(self.seat) > FIRST_HAND else NOBODY

    def options(self, state: State, out: Options) -> None:
        exchange.offer_hand(state, self.seat, exchange.ANY_CARD, DISCARD.first, out)

    def apply(self, state: State, action: i64) -> None:
        exchange.discard(state, self.seat, DISCARD.index(action))
        do_next(state, self)


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceRunholder(Ask):
    """On the first turn the runholder is put on any neutral building (NZ-3.5)."""

    def options(self, state: State, out: Options) -> None:
        for place in range(NEUTRALS):
            out.add(PLACE.first + place)

    def apply(self, state: State, action: i64) -> None:
        node = NEUTRAL_SPACES[PLACE.index(action)]
        state.runholders = replaced(state.runholders, self.seat, node)
        state.tell(PLACED_RUNHOLDER, self.seat, node)
        location.arrive(state, self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveRunholder(Ask):
    """Phase A: at least 1 step, at most the step limit (NZ-4.2, NZ-4.4); before it free actions (NZ-13.6, NZ-13.8)."""

    def options(self, state: State, out: Options) -> None:
        offer_routes(state, self.seat, state.step_limit(self.seat), out)
        objectives.offer_play(state, self.seat, out)
        cards.offer_bonus(state, self.seat, out)

    def apply(self, state: State, action: i64) -> None:
        if PLAY.has(action):
            do_next(state, self)
            objectives.play(state, self.seat, PLAY.index(action))
        elif BONUS.has(action):
            do_next(state, self)
            cards.buy_bonus(state, self.seat, action)
        else:
            walk(state, self.seat, MOVE.index(action))


@mypyc_attr(acyclic=True, free_list_len=1)
class Run(Ask):
    """A local action moves the runholder on, by the rules of phase A; then a new phase B there (NZ-14.13)."""

    def __init__(self, seat: i64, steps: i64) -> None:
        super().__init__(seat)
        self.steps: Final[i64] = steps

    def fields(self) -> list[int]:
        return [self.seat, self.steps]

    def who(self, state: State) -> i64:
        return NOBODY if state.runholders[self.seat] in (NONE, WELLINGTON) else self.seat

    def options(self, state: State, out: Options) -> None:
        offer_routes(state, self.seat, self.steps, out)

    def apply(self, state: State, action: i64) -> None:
        walk(state, self.seat, MOVE.index(action))
