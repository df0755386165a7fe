"""Elders: inviting, using, their fish (NUS-4.4, NUS-6.11, NUS-7)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Chance, Decision
from igroteka.core.arrays import filled, i64, mypyc_attr, raised, replaced, vec
from igroteka.core.state import do_next
from igroteka.games.nusfjord.actions import DECLINE, UNVEIL, USE
from igroteka.games.nusfjord.actions import ELDER as SAY_ELDER
from igroteka.games.nusfjord.actions import INVITE as SAY_INVITE
from igroteka.games.nusfjord.data.box import (
    CARDS,
    COUNCIL,
    COUNTS_OF_SEATS,
    ELDER_FULL,
    ELDER_KEPT,
    ELDER_LAYER,
    ELDER_PLAYS,
    ELDERS,
    FISH,
    HIDDEN_LAYER,
    INVITE,
    NONE,
    STACKS,
    STORES,
)
from igroteka.games.nusfjord.data.program import K_ELDER_KEPT, ON_ELDER_FISH, ON_ELDER_USED, PROGRAM
from igroteka.games.nusfjord.events import DECLINED, ELDER_PAID, ELDER_UNVEILED, ELDER_USED, INVITED
from igroteka.games.nusfjord.rules import board, effects, goods, reactions
from igroteka.games.nusfjord.rules.windows import Menu
from igroteka.games.nusfjord.state import State
from igroteka.kit import bits

# --- fish on elders


def kept(state: State, seat: i64) -> i64:
    """How many of the fish removed go to the owner (NUS-4.4)."""
    return state.ruling(seat, K_ELDER_KEPT, ELDER_KEPT)


def feed(state: State, seat: i64, place: i64) -> None:
    """A fish on an elder; with the third one all are removed at once (NUS-4.4)."""
    place += seat * COUNCIL
    state.fed = raised(state.fed, place, 1)
    if state.fed[place] == ELDER_FULL:
        state.fed = replaced(state.fed, place, 0)
        fish = kept(state, seat)
        state.tell(ELDER_PAID, seat, state.council[place], fish)
        state.goods[seat * STORES + FISH] += fish
        reactions.note(state, seat)
        reactions.happened(state, seat, ON_ELDER_FISH)


# --- using


def can_use(state: State, seat: i64, place: i64) -> bool:
    """Would the elder's action change something once his price is paid (NUS-7.5, NUS-7.10)?"""
    if state.plates == 0:
        return False
    elder = state.council[seat * COUNCIL + place]
    goods_before = state.goods
    state.goods = goods_before[:]
    state.plates -= 1
    if state.fed[seat * COUNCIL + place] + 1 == ELDER_FULL:
        goods.add(state, seat, 0, kept(state, seat), 0)
        if state.reacts_to(seat, ON_ELDER_FISH):
            reactions.sure_gains(state, seat, ON_ELDER_FISH)
    found = False
    for effect in range(PROGRAM.first[CARDS + elder], PROGRAM.first[CARDS + elder + 1]):
        if effects.is_useful(state, seat, effect):
            found = True
    state.plates += 1
    state.goods = goods_before
    return found


def any_usable(state: State, seat: i64) -> bool:
    """Has the seat an elder that could be used?"""
    for place in range(state.elders(seat)):
        if can_use(state, seat, place):
            return True
    return False


def use(state: State, seat: i64, place: i64) -> None:
    """A fish from the largest filled plate goes to the elder, then his action is carried out (NUS-7.3)."""
    elder = state.council[seat * COUNCIL + place]
    state.tell(ELDER_USED, seat, elder, state.plates)
    state.plates -= 1
    reactions.follow(state, seat, ON_ELDER_USED)
    owner = CARDS + elder
    for back in range(PROGRAM.first[owner], PROGRAM.first[owner + 1]):
        effects.begin(state, seat, PROGRAM.first[owner] + PROGRAM.first[owner + 1] - 1 - back)
    feed(state, seat, place)


# --- inviting


def can_invite(state: State, seat: i64) -> bool:
    """Is there an elder, and a place for him (NUS-6.11)?"""
    if state.council[seat * COUNCIL + COUNCIL - 1] != NONE:
        return False
    for stack in range(STACKS):
        if state.stands[2 * stack] != NONE:
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class InviteElder(Menu):
    """Take the top card of any stack (NUS-6.11)."""

    def pays(self) -> bool:
        return False

    def possible(self, state: State) -> bool:
        return can_invite(state, self.seat)

    def tops(self, state: State) -> i64:
        """The elders on top of the stacks."""
        found: i64 = 0
        for stack in range(STACKS):
            if state.stands[2 * stack] != NONE:
                found |= bits.bit(state.stands[2 * stack])
        return found

    def only(self, state: State) -> i64:
        tops = self.tops(state)
        return SAY_INVITE.first + bits.size(tops - 1) if tops & (tops - 1) == 0 else NONE

    def answers(self, state: State, out: Options) -> None:
        if can_invite(state, self.seat):
            tops = self.tops(state)
            for elder in range(ELDERS):
                if tops >> elder & 1:
                    out.add(SAY_INVITE.first + elder)

    def answer(self, state: State, action: i64) -> None:
        elder = SAY_INVITE.index(action)
        place = state.elders(self.seat)
        board.done(state, self.seat, INVITE)
        state.council = replaced(state.council, self.seat * COUNCIL + place, elder)
        state.tell(INVITED, self.seat, elder)
        do_next(state, UseInvited(self.seat, place))
        for stack in range(STACKS):
            if state.stands[2 * stack] == elder:
                uncover(state, stack)
        reactions.note(state, self.seat)


def uncover(state: State, stack: i64) -> None:
    """The next elder of a stack; a face-down one is turned up (NUS-6.11)."""
    below = state.stands[2 * stack + 1]
    state.stands = replaced(replaced(state.stands, 2 * stack, below), 2 * stack + 1, NONE)
    if state.stands[2 * stack] == NONE and state.hidden >> stack & 1:
        do_next(state, UnveilElder(stack))


def hidden_elders(state: State) -> vec[i64]:
    """Elders that were put under the stacks face down and have not been seen: 1 for each (NUS-3.5)."""
    unseen = filled(ELDERS, 0)
    for elder in range(ELDERS):
        if ELDER_LAYER[elder] == HIDDEN_LAYER and ELDER_PLAYS[elder * COUNTS_OF_SEATS + state.seats]:
            unseen[elder] = 1
    for stand in range(2 * STACKS):
        if state.stands[stand] != NONE:
            unseen[state.stands[stand]] = 0
    for place in range(state.seats * COUNCIL):
        if state.council[place] != NONE:
            unseen[state.council[place]] = 0
    return unseen


@mypyc_attr(acyclic=True, free_list_len=1)
class UnveilElder(Chance):
    """A face-down elder is turned up (NUS-6.11)."""

    def __init__(self, stack: i64) -> None:
        self.stack: Final[i64] = stack

    def fields(self) -> list[int]:
        return [self.stack]

    def first_outcome(self) -> i64:
        return UNVEIL.first

    def weights(self, state: State) -> vec[i64]:
        return hidden_elders(state)

    def apply(self, state: State, action: i64) -> None:
        state.stands = replaced(state.stands, 2 * self.stack, UNVEIL.index(action))
        state.hidden &= ~bits.bit(self.stack)
        state.tell(ELDER_UNVEILED, NOBODY, UNVEIL.index(action))


@mypyc_attr(acyclic=True, free_list_len=1)
class UseInvited(Decision):
    """Use the elder just invited at once, without a worker, or not (NUS-6.11, NUS-7.1)."""

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: Final[i64] = place

    def fields(self) -> list[int]:
        return [self.seat, self.place]

    def who(self, state: State) -> i64:
        if state.plates == 0:
            return NOBODY
        return self.seat if state.has_hand(self.seat) or can_use(state, self.seat, self.place) else NOBODY

    def options(self, state: State, out: Options) -> None:
        if can_use(state, self.seat, self.place):
            out.add(USE.first)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == USE.first:
            use(state, self.seat, self.place)
        else:
            state.tell(DECLINED, self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class UseElder(Menu):
    """A building lets one own elder act, without a worker; `left` with this one (NUS-8.21)."""

    def __init__(self, seat: i64, step: i64, decline: i64, left: i64) -> None:
        super().__init__(seat, step, decline)
        self.left: Final[i64] = left

    def fields(self) -> list[int]:
        return [self.seat, self.step, self.decline, self.left]

    def pays(self) -> bool:
        return False

    def possible(self, state: State) -> bool:
        return any_usable(state, self.seat)

    def might(self, state: State) -> bool:
        if state.has_hand(self.seat):
            return state.plates > 0 and state.elders(self.seat) > 0
        return self.possible(state)

    def answers(self, state: State, out: Options) -> None:
        offer_elders(state, self.seat, out, False)

    def answer(self, state: State, action: i64) -> None:
        if self.left > 1:
            do_next(state, UseElder(self.seat, self.step, 1, self.left - 1))
        use(state, self.seat, state.place_of(self.seat, SAY_ELDER.index(action)))


def offer_elders(state: State, seat: i64, out: Options, idle: bool) -> None:
    """Own elders that may be used, by number; only those without a worker, if one must be placed (NUS-7.2)."""
    if state.plates == 0:
        return
    count = state.elders(seat)
    last: i64 = NONE
    while True:
        best: i64 = NONE
        for place in range(count):
            elder = state.council[seat * COUNCIL + place]
            if elder > last and (best == NONE or elder < state.council[seat * COUNCIL + best]):
                best = place
        if best == NONE:
            return
        last = state.council[seat * COUNCIL + best]
        if (not idle or state.posted[seat * COUNCIL + best] == 0) and can_use(state, seat, best):
            out.add(SAY_ELDER.first + last)
