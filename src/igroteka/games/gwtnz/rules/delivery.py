"""Deliveries and the discs they take (NZ-6.5 to NZ-6.11, NZ-9, NZ-14.6)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Decision, Frame
from igroteka.core.arrays import i64, mypyc_attr, raised, replaced
from igroteka.core.state import do_next
from igroteka.families.trail import discs
from igroteka.games.gwtnz.actions import BONUS, DECLINE, DELIVER, DISC, RECALL
from igroteka.games.gwtnz.data import program
from igroteka.games.gwtnz.data.box import (
    AUX_DISCS,
    AUXILIARIES,
    DISC_GAIN,
    DISC_PAY,
    DISCS,
    FIRST_FOREIGN,
    FIRST_LARGE,
    FIRST_MEDIUM,
    HARBOUR_DARK,
    MEDIUM,
    NONE,
    PATHFINDER_TARGET,
    POST_DARK,
    POST_REPEATS,
    POST_TRANSPORT,
    POST_VALUE,
    POST_WOOL,
    POSTS,
    WHITE_DISCS,
)
from igroteka.games.gwtnz.data.program import ALT_START, OP, OP_A, POST_ALT
from igroteka.games.gwtnz.events import DELIVERED, DISC_RECALLED, DISC_TAKEN, WITHOUT_DISC
from igroteka.games.gwtnz.rules import cards, effects, objectives, shipping
from igroteka.games.gwtnz.rules.exchange import Ask
from igroteka.games.gwtnz.state import State
from igroteka.kit import bits

MEDIUM_HARBOURS: Final[i64] = bits.bit(FIRST_LARGE) - bits.bit(FIRST_MEDIUM)

# --- discs: a target is a post, POSTS + medium harbour, or the pathfinder track


def is_dark(target: i64) -> bool:
    """Does the target take any disc (NZ-9.1)?"""
    if target < POSTS:
        return (POST_DARK >> target & 1) == 1
    if target < PATHFINDER_TARGET:
        return (HARBOUR_DARK >> (FIRST_MEDIUM + target - POSTS) & 1) == 1
    return False


def spaces_for(state: State, seat: i64, target: i64, price: i64) -> i64:
    """The disc spaces from which a disc may go to the target, if its price is paid too (NZ-6.8, NZ-9.1, NZ-9.5)."""
    return discs.spaces_for(state.discs[seat], WHITE_DISCS, is_dark(target), DISC_PAY, state.pounds[seat] - price)


def different(spaces: i64) -> i64:
    """Of two spaces of one auxiliary action the first stands for both."""
    for auxiliary in range(AUXILIARIES):
        both = AUX_DISCS[auxiliary]
        if both & spaces == both and both & (both - 1):
            spaces &= ~(both & (both - 1))
    return spaces


# --- posts


def may_deliver(state: State, seat: i64, post: i64, value: i64) -> bool:
    """Value within reach, an open harbour for a foreign post, and no own disc unless it repeats (NZ-6.5, NZ-6.6)."""
    if POST_VALUE[post] > value or POST_TRANSPORT[post] > state.pounds[seat]:
        return False
    if post >= FIRST_FOREIGN and not state.has_harbour(seat, FIRST_LARGE + post - FIRST_FOREIGN):
        return False
    return state.post_discs(seat, post) == 0 or (POST_REPEATS >> post & 1) == 1


def posts_for(state: State, seat: i64, value: i64, wool: i64) -> i64:
    """The posts, of wool or of breeding, for which there is a disc on the board (NZ-6.8)."""
    found: i64 = 0
    for post in range(POSTS):
        if POST_WOOL >> post & 1 == wool and may_deliver(state, seat, post, value):
            if spaces_for(state, seat, post, POST_TRANSPORT[post]) != 0:
                found |= bits.bit(post)
    return found


def posts_by_recall(state: State, seat: i64, value: i64) -> i64:
    """The posts that a disc of a medium harbour may go to, if no disc of the board can (NZ-9.6)."""
    found: i64 = 0
    if state.harbours[seat] & MEDIUM_HARBOURS:
        for post in range(POSTS):
            if not POST_WOOL >> post & 1 and may_deliver(state, seat, post, value):
                found |= bits.bit(post)
    return found


def all_posts(state: State, seat: i64, value: i64) -> i64:
    """The posts of a delivery in Wellington."""
    posts = posts_for(state, seat, value, 0)
    return posts or posts_by_recall(state, seat, value)


def offer_posts(posts: i64, out: Options) -> None:
    """These posts."""
    for post in range(POSTS):
        if posts >> post & 1:
            out.add(DELIVER.first + post)


@mypyc_attr(acyclic=True, free_list_len=1)
class Deliver(Ask):
    """Choose the post of the delivery, which is mandatory (NZ-6.5); before it bonus cards (NZ-13.6)."""

    def __init__(self, seat: i64, value: i64) -> None:
        super().__init__(seat)
        self.value: Final[i64] = value

    def fields(self) -> list[int]:
        return [self.seat, self.value]

    def who(self, state: State) -> i64:
        return self.seat if all_posts(state, self.seat, self.value) else NOBODY

    def run(self, state: State) -> None:
        """No disc can be placed at all (NZ-6.11)."""
        state.tell(WITHOUT_DISC, self.seat)

    def options(self, state: State, out: Options) -> None:
        cards.offer_bonus(state, self.seat, out)
        offer_posts(all_posts(state, self.seat, self.value), out)

    def apply(self, state: State, action: i64) -> None:
        if BONUS.has(action):
            do_next(state, self)
            cards.buy_bonus(state, self.seat, action)
        else:
            deliver(state, self.seat, DELIVER.index(action))


@mypyc_attr(acyclic=True, free_list_len=1)
class DeliverWool(Ask):
    """After shearing one disc may go to a wool post (NZ-14.6)."""

    def __init__(self, seat: i64, value: i64) -> None:
        super().__init__(seat)
        self.value: Final[i64] = value

    def fields(self) -> list[int]:
        return [self.seat, self.value]

    def who(self, state: State) -> i64:
        return self.seat if posts_for(state, self.seat, self.value, 1) else NOBODY

    def options(self, state: State, out: Options) -> None:
        offer_posts(posts_for(state, self.seat, self.value, 1), out)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DECLINE.first:
            deliver(state, self.seat, DELIVER.index(action))


def deliver(state: State, seat: i64, post: i64) -> None:
    """Now the disc."""
    do_next(state, TakeDisc(seat, post, POST_TRANSPORT[post]))


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeDisc(Decision):
    """Which disc goes to a target whose price is paid with it; one choice with that of the target (NZ-6.8, NZ-9)."""

    def __init__(self, seat: i64, target: i64, price: i64) -> None:
        super().__init__(seat)
        self.target: Final[i64] = target
        self.price: Final[i64] = price

    def fields(self) -> list[int]:
        return [self.seat, self.target, self.price]

    def options(self, state: State, out: Options) -> None:
        spaces = different(spaces_for(state, self.seat, self.target, self.price))
        for space in range(DISCS):
            if spaces >> space & 1:
                out.add(DISC.first + space)
        if spaces == 0:
            for place in range(MEDIUM):
                if state.has_harbour(self.seat, FIRST_MEDIUM + place):
                    out.add(RECALL.first + place)

    def apply(self, state: State, action: i64) -> None:
        seat, target = self.seat, self.target
        state.pounds[seat] -= self.price
        if RECALL.has(action):
            harbour = FIRST_MEDIUM + RECALL.index(action)
            state.harbours = replaced(state.harbours, seat, state.harbours[seat] & ~bits.bit(harbour))
            state.tell(DISC_RECALLED, seat, harbour)
        else:
            space = DISC.index(action)
            state.discs = replaced(state.discs, seat, state.discs[seat] & ~bits.bit(space))
            state.pounds[seat] += DISC_GAIN[space] - DISC_PAY[space]
            state.tell(DISC_TAKEN, seat, space, DISC_GAIN[space] - DISC_PAY[space])
        if target == PATHFINDER_TARGET:
            state.pathfinder = replaced(state.pathfinder, seat, 0)
        elif target >= POSTS:
            shipping.reached(state, seat, FIRST_MEDIUM + target - POSTS, self.price)
        else:
            state.posts = raised(state.posts, seat * POSTS + target, 1)
            state.tell(DELIVERED, seat, target, self.price)
            if POST_ALT[target] != NONE:
                do_next(state, PostReached(seat, target, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class PostReached(Frame):
    """What the post gives must be taken, as far as there is any (NZ-6.9, NZ-14.6)."""

    def __init__(self, seat: i64, post: i64, step: i64) -> None:
        self.seat: Final[i64] = seat
        self.post: Final[i64] = post
        self.step: Final[i64] = step

    def fields(self) -> list[int]:
        return [self.seat, self.post, self.step]

    def run(self, state: State) -> None:
        alt = POST_ALT[self.post]
        place = ALT_START[alt] + self.step
        if place + 1 < ALT_START[alt + 1]:
            do_next(state, PostReached(self.seat, self.post, self.step + 1))
        if OP[place] == program.MONEY:
            effects.gain(state, self.seat, OP_A[place])
        elif OP[place] == program.OBJECTIVE:
            do_next(state, objectives.GainObjective(self.seat, 1))
        elif cards.is_left(state, OP_A[place]):
            cards.take(state, self.seat, OP_A[place])
