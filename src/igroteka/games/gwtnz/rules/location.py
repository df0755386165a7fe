"""Phase B: using the location (NZ-5)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Frame
from igroteka.core.arrays import i64, mypyc_attr
from igroteka.core.state import do_next
from igroteka.games.gwtnz.actions import AUX, BONUS, DONE, LOCAL, PLAY
from igroteka.games.gwtnz.data import program
from igroteka.games.gwtnz.data.box import NEUTRAL, NODE_KIND, NONE, WELLINGTON
from igroteka.games.gwtnz.data.program import CHOICES, EXTRA, EXTRA_ALT, LOCAL_COUNT, LOCALS
from igroteka.games.gwtnz.events import USED_LOCAL
from igroteka.games.gwtnz.rules import auxiliary, cards, effects, objectives, wellington
from igroteka.games.gwtnz.rules.exchange import Ask
from igroteka.games.gwtnz.state import PHASE_B, PHASE_C, State
from igroteka.kit import bits

ANY_LOCAL: Final[i64] = bits.bit(LOCALS) - 1


def arrive(state: State, seat: i64) -> None:
    """What the location where the runholder stands offers (NZ-5.1, NZ-5.4, NZ-5.5)."""
    state.phase = PHASE_B
    node = state.runholders[seat]
    if node == WELLINGTON:
        wellington.enter(state, seat)
    elif NODE_KIND[node] == NEUTRAL or state.owner(node) == seat:
        do_next(state, UseBuilding(seat, node, state.trail[node], 0))
    else:
        do_next(state, StopHere(seat, node))


def local_alternative(state: State, node: i64, local: i64, choice: i64) -> i64:
    """The alternative of a local action of the building on a node, or of the extra action of its space."""
    if local == EXTRA:
        return EXTRA_ALT[node] if choice == 0 else NONE
    return program.LOCAL[(state.face(node) * LOCALS + local) * CHOICES + choice]


# --- a local action that has begun


@mypyc_attr(acyclic=True, free_list_len=1)
class Begun(Frame):
    """A local action whose first question stands above; whoever declines that has not done it (NZ-5.1)."""

    def __init__(self, seat: i64, local: i64, choice: i64) -> None:
        self.seat: Final[i64] = seat
        self.local: Final[i64] = local
        self.choice: Final[i64] = choice

    def fields(self) -> list[int]:
        return [self.seat, self.local, self.choice]


def is_fresh(state: State) -> bool:
    """Is the question on top the first one of a local action, so that declining it does nothing (NZ-5.1)?"""
    return state.depth > 1 and isinstance(state.agenda[state.depth - 2], Begun)


def done(state: State) -> None:
    """The question just answered has led to something: its local action is done (NZ-5.1)."""
    top = state.top()
    if isinstance(top, Begun):
        state.depth -= 1
        place = state.top()
        if isinstance(place, UseBuilding):
            state.depth -= 1
            do_next(state, place.after(state, top.local, top.choice))


# --- buildings


@mypyc_attr(acyclic=True, free_list_len=1)
class UseBuilding(Ask):
    """Local actions, each at most once, in any order, or one single auxiliary action (NZ-5.1).

    `tile` is what stood on the node when the first of them was used: what replaces it cannot be used (NZ-5.7). The
    extra action belongs to the space and changes nothing about it (NZ-5.8).
    """

    def __init__(self, seat: i64, node: i64, tile: i64, used: i64) -> None:
        super().__init__(seat)
        self.node: Final[i64] = node
        self.tile: Final[i64] = tile
        self.used: Final[i64] = used

    def fields(self) -> list[int]:
        return [self.seat, self.node, self.tile, self.used]

    def has_extra(self, state: State) -> bool:
        """The extra action is for the owner of the building on its space (NZ-5.3)."""
        return EXTRA_ALT[self.node] != NONE and state.owner(self.node) == self.seat

    def left(self, state: State) -> i64:
        """The actions not used yet, as long as the runholder stands here (NZ-5.7, NZ-5.8, NZ-14.13)."""
        if state.runholders[self.seat] != self.node:
            return 0
        every: i64 = 0
        if state.trail[self.node] == self.tile or self.used & ANY_LOCAL == 0:
            every = bits.bit(LOCAL_COUNT[state.face(self.node)]) - 1
        if self.has_extra(state):
            every |= bits.bit(EXTRA)
        return every & ~self.used

    def after(self, state: State, local: i64, choice: i64) -> "UseBuilding":
        """The same place when a local action is done."""
        state.tell(USED_LOCAL, self.seat, self.node, local, choice)
        return UseBuilding(self.seat, self.node, self.tile, self.used | bits.bit(local))

    def who(self, state: State) -> i64:
        return self.seat if self.left(state) != 0 else NOBODY

    def options(self, state: State, out: Options) -> None:
        left = self.left(state)
        for local in range(LOCALS + 1):
            if left >> local & 1:
                for choice in range(CHOICES):
                    alt = local_alternative(state, self.node, local, choice)
                    if alt != NONE and effects.can_do(state, self.seat, alt):
                        out.add(LOCAL.first + local * CHOICES + choice)
        if self.used == 0:
            auxiliary.offer_single(state, self.seat, out)
        objectives.offer_play(state, self.seat, out)
        cards.offer_bonus(state, self.seat, out)
        out.add(DONE.first)

    def apply(self, state: State, action: i64) -> None:
        if PLAY.has(action):
            do_next(state, self)
            objectives.play(state, self.seat, PLAY.index(action))
        elif BONUS.has(action):
            do_next(state, self)
            cards.buy_bonus(state, self.seat, action)
        elif AUX.has(action):
            auxiliary.use(state, self.seat, action)
        elif action == DONE.first:
            state.phase = PHASE_C
        else:
            local, choice = LOCAL.a(action), LOCAL.b(action)
            alt = local_alternative(state, self.node, local, choice)
            tile = self.tile if self.used & ANY_LOCAL else state.trail[self.node]
            do_next(state, Begun(self.seat, local, choice), UseBuilding(self.seat, self.node, tile, self.used))
            if not effects.begins_with_question(alt):
                done(state)
            effects.perform(state, self.seat, alt)


@mypyc_attr(acyclic=True, free_list_len=1)
class StopHere(Ask):
    """Another player's building or a hazard: one single auxiliary action or nothing (NZ-5.4)."""

    def __init__(self, seat: i64, node: i64) -> None:
        super().__init__(seat)
        self.node: Final[i64] = node

    def fields(self) -> list[int]:
        return [self.seat, self.node]

    def who(self, state: State) -> i64:
        return self.seat if state.runholders[self.seat] == self.node else NOBODY

    def options(self, state: State, out: Options) -> None:
        auxiliary.offer_single(state, self.seat, out)
        objectives.offer_play(state, self.seat, out)
        cards.offer_bonus(state, self.seat, out)
        out.add(DONE.first)

    def apply(self, state: State, action: i64) -> None:
        if PLAY.has(action):
            do_next(state, self)
            objectives.play(state, self.seat, PLAY.index(action))
        elif BONUS.has(action):
            do_next(state, self)
            cards.buy_bonus(state, self.seat, action)
        elif action == DONE.first:
            state.phase = PHASE_C
        else:
            auxiliary.use(state, self.seat, action)
