"""Phase B: using the location (GWT-5, GWT-6.42)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Frame
from igroteka.core.arrays import i64, mypyc_attr
from igroteka.core.state import do_next
from igroteka.games.gwt.actions import AUX, COPY, DECLINE, DONE, LOCAL, PLAY
from igroteka.games.gwt.data import program
from igroteka.games.gwt.data.box import (
    BRANCHES,
    BUILDING,
    HOUSE_SPACES,
    HOUSES,
    KC,
    NEUTRAL,
    NEXT,
    NODE_KIND,
    NODES,
    NONE,
)
from igroteka.games.gwt.data.program import CHOICES, COPIER, LOCAL_COUNT, LOCALS, RISK, RISK_ALT
from igroteka.games.gwt.events import COPIED, USED_LOCAL
from igroteka.games.gwt.rules import auxiliary, effects, kansas_city, objectives
from igroteka.games.gwt.rules.exchange import Ask
from igroteka.games.gwt.state import PHASE_B, PHASE_C, State
from igroteka.kit import bits


def arrive(state: State, seat: i64) -> None:
    """What the location where the herder stands offers (GWT-5.1 to GWT-5.3)."""
    state.phase = PHASE_B
    node = state.herders[seat]
    if node == KC:
        kansas_city.enter(state, seat)
    elif NODE_KIND[node] == NEUTRAL or state.owner(node) == seat:
        do_next(state, UseBuilding(seat, node, state.trail[node], 0, NONE))
    else:
        do_next(state, StopHere(seat, node))


def local_alternative(state: State, node: i64, local: i64, choice: i64) -> i64:
    """The alternative of a local action of the building on a node, or of the risk action of its space; NONE of none."""
    if local == RISK:
        return RISK_ALT[node] if choice == 0 else NONE
    return program.LOCAL[(state.face(node) * LOCALS + local) * CHOICES + choice]


# --- a local action that has begun


@mypyc_attr(acyclic=True, free_list_len=1)
class Begun(Frame):
    """A local action whose first question stands above; whoever declines that has not done it (GWT-3.2)."""

    def __init__(self, seat: i64, local: i64, choice: i64) -> None:
        self.seat: Final[i64] = seat
        self.local: Final[i64] = local
        self.choice: Final[i64] = choice

    def fields(self) -> list[int]:
        return [self.seat, self.local, self.choice]


def is_fresh(state: State) -> bool:
    """Is the question on top the first one of a local action, so that declining it does nothing (GWT-3.2)?"""
    return state.depth > 1 and isinstance(state.agenda[state.depth - 2], Begun)


def done(state: State) -> None:
    """The question just answered has led to something: its local action is done, and what has copied it (GWT-3.2)."""
    top = state.top()
    if isinstance(top, Begun):
        state.depth -= 1
        place = state.top()
        state.depth -= 1
        if isinstance(place, UseBuilding):
            done(state)
            do_next(state, place.after(state, top.local, top.choice))


# --- buildings


@mypyc_attr(acyclic=True, free_list_len=1)
class UseBuilding(Ask):
    """Local actions, each at most once, in any order (GWT-5.4), or one single auxiliary action (GWT-5.6).

    `tile` is what stood on the node at the beginning: what replaces it cannot be used (GWT-5.8). A building that is
    copied has the tile of its copier, which must still stand under the herder (GWT-5.9).
    """

    def __init__(self, seat: i64, node: i64, tile: i64, used: i64, copier: i64) -> None:
        super().__init__(seat)
        self.node: Final[i64] = node
        self.tile: Final[i64] = tile
        self.used: Final[i64] = used
        self.copier: Final[i64] = copier

    def fields(self) -> list[int]:
        return [self.seat, self.node, self.tile, self.used, self.copier]

    def has_risk(self, state: State) -> bool:
        """The risk action is for the owner whose herder stopped on the tile (GWT-5.5, GWT-6.42)."""
        if RISK_ALT[self.node] == NONE:
            return False
        return state.rules.copies_risk if self.copier != NONE else state.owner(self.node) == self.seat

    def is_usable(self, state: State) -> bool:
        """Is the tile still there, and the herder where it must be (GWT-5.7, GWT-5.8, GWT-5.9)?"""
        stand = state.herders[self.seat]
        if state.trail[self.node] != self.tile:
            return False
        if self.copier == NONE:
            return stand == self.node
        return stand != NONE and NODE_KIND[stand] == BUILDING and state.trail[stand] == self.copier

    def after(self, state: State, local: i64, choice: i64) -> "UseBuilding":
        """The same place when a local action is done."""
        state.visited |= bits.bit(self.node)
        state.tell(USED_LOCAL, self.seat, self.node, local, choice)
        return UseBuilding(self.seat, self.node, self.tile, self.used | bits.bit(local), self.copier)

    def who(self, state: State) -> i64:
        if not self.is_usable(state):
            return NOBODY
        every = bits.bit(LOCAL_COUNT[state.face(self.node)]) - 1
        if self.has_risk(state):
            every |= bits.bit(RISK)
        return self.seat if every & ~self.used else NOBODY

    def options(self, state: State, out: Options) -> None:
        for local in range(LOCALS + 1):
            if self.used >> local & 1 or (local == RISK and not self.has_risk(state)):
                continue
            for choice in range(CHOICES):
                alt = local_alternative(state, self.node, local, choice)
                if alt != NONE and effects.can_do(state, self.seat, alt):
                    out.add(LOCAL.first + local * CHOICES + choice)
        if self.used == 0 and self.copier == NONE:
            auxiliary.offer_single(state, self.seat, out)
        objectives.offer_play(state, self.seat, out)
        if self.used or self.copier != NONE:
            out.add(DONE.first)

    def apply(self, state: State, action: i64) -> None:
        if PLAY.has(action):
            do_next(state, self)
            objectives.play(state, self.seat, PLAY.index(action))
        elif AUX.has(action):
            auxiliary.use(state, self.seat, action)
        elif action == DONE.first:
            if self.copier == NONE:
                state.phase = PHASE_C
        else:
            local, choice = LOCAL.a(action), LOCAL.b(action)
            alt = local_alternative(state, self.node, local, choice)
            do_next(state, Begun(self.seat, local, choice), self)
            if not effects.begins_with_question(alt):
                done(state)
            effects.perform(state, self.seat, alt)


@mypyc_attr(acyclic=True, free_list_len=1)
class StopHere(Ask):
    """Another player's building, a hazard or a bandit: one single auxiliary action only (GWT-5.2)."""

    def __init__(self, seat: i64, node: i64) -> None:
        super().__init__(seat)
        self.node: Final[i64] = node

    def fields(self) -> list[int]:
        return [self.seat, self.node]

    def who(self, state: State) -> i64:
        return self.seat if state.herders[self.seat] == self.node else NOBODY

    def options(self, state: State, out: Options) -> None:
        auxiliary.offer_single(state, self.seat, out)
        objectives.offer_play(state, self.seat, out)

    def apply(self, state: State, action: i64) -> None:
        if PLAY.has(action):
            do_next(state, self)
            objectives.play(state, self.seat, PLAY.index(action))
        else:
            auxiliary.use(state, self.seat, action)


# --- building 6b


def beside(state: State, seat: i64) -> i64:
    """Buildings beside the herder, along an edge of the trail in either direction (GWT-6.42)."""
    stand = state.herders[seat]
    found: i64 = 0
    for branch in range(BRANCHES):
        found |= house_ahead(state, stand, branch)
    for node in range(NODES):
        if NEXT[node * BRANCHES] == stand or NEXT[node * BRANCHES + 1] == stand:
            found |= house_behind(state, node)
    return found


def neighbours(state: State, seat: i64) -> i64:
    """Those beside the herder that have not been used this turn and offer something (GWT-6.42)."""
    found = beside(state, seat) & ~state.visited
    for house in range(HOUSES):
        node = HOUSE_SPACES[house]
        if found >> node & 1 and not offers_something(state, seat, node):
            found &= ~bits.bit(node)
    return found


def offers_something(state: State, seat: i64, node: i64) -> bool:
    """Is there a local action of a building, or a risk action to copy, that would do anything (GWT-6.49)?"""
    for local in range(LOCALS + 1):
        if local < RISK or state.rules.copies_risk:
            for choice in range(CHOICES):
                alt = local_alternative(state, node, local, choice)
                if alt != NONE and effects.can_do(state, seat, alt):
                    return True
    return False


def house_ahead(state: State, node: i64, branch: i64) -> i64:
    """The next building on the trail; only an option looks over empty spaces (GWT-6.42)."""
    node = NEXT[node * BRANCHES + branch]
    while node != NONE and state.rules.skips_empty and not state.is_location(node):
        node = NEXT[node * BRANCHES]
    return bits.bit(node) if node != NONE and is_copied(state, node) else 0


def house_behind(state: State, node: i64) -> i64:
    """The same against the arrows; every fork and meeting is a neutral building."""
    while state.rules.skips_empty and not state.is_location(node):
        before: i64 = NONE
        for other in range(NODES):
            if NEXT[other * BRANCHES] == node or NEXT[other * BRANCHES + 1] == node:
                before = other
        if before == NONE:
            return 0
        node = before
    return bits.bit(node) if is_copied(state, node) else 0


def is_copied(state: State, node: i64) -> bool:
    """A building, and not another 6b."""
    kind = NODE_KIND[node]
    return (kind in (NEUTRAL, BUILDING)) and state.trail[node] != NONE and state.face(node) != COPIER


def has_neighbour(state: State, seat: i64) -> bool:
    """Is there a building to copy?"""
    return state.herders[seat] != NONE and neighbours(state, seat) != 0


@mypyc_attr(acyclic=True, free_list_len=1)
class CopyBuilding(Ask):
    """Which neighbouring building to use (GWT-6.42); whether the hand can pay there is nobody else's business."""

    def who(self, state: State) -> i64:
        return self.seat if beside(state, self.seat) & ~state.visited else NOBODY

    def options(self, state: State, out: Options) -> None:
        nodes = neighbours(state, self.seat)
        for house in range(HOUSES):
            if nodes >> HOUSE_SPACES[house] & 1:
                out.add(COPY.first + house)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DECLINE.first:  # done as soon as an action of the copied building is
            node = HOUSE_SPACES[COPY.index(action)]
            state.tell(COPIED, self.seat, node)
            copier = state.trail[state.herders[self.seat]]
            do_next(state, UseBuilding(self.seat, node, state.trail[node], 0, copier))
