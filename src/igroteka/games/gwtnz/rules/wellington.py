"""Wellington: income, delivery, foresight (NZ-6)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Chance, Step
from igroteka.core.arrays import i64, mypyc_attr, raised, replaced, vec
from igroteka.core.state import do_next
from igroteka.games.gwtnz.actions import BONUS, CERTIFICATES, DEAL_FORESIGHT, FORESIGHT, PLAY, REVEAL
from igroteka.games.gwtnz.data import box
from igroteka.games.gwtnz.data.box import (
    ARROW,
    BREEDING,
    CRAFTS,
    FIRST_BONUS,
    FORESIGHT_PER_BAG,
    NONE,
    SEATS,
    SHEEP,
    START,
    TILES,
)
from igroteka.games.gwtnz.events import (
    CERTIFIED,
    END_TRIGGERED,
    FLIPPED_BUILDINGS,
    FORESEEN,
    FORESIGHT_GREW,
    INCOME,
    TOKEN_MOVED,
)
from igroteka.games.gwtnz.rules import cards, delivery, hazards, hiring, objectives, shearing, sheep
from igroteka.games.gwtnz.rules.exchange import Ask
from igroteka.games.gwtnz.state import State
from igroteka.kit import bits

SLOTS: Final = box.FORESIGHT
BAG_A: Final = 0
BAG_B: Final = 1


def enter(state: State, seat: i64) -> None:
    """Four actions in order; the delivery follows the income (NZ-5.5)."""
    do_next(state, Income(seat, 0), Foresight(seat, BAG_A), Foresight(seat, BAG_B), LeaveWellington(seat))


# --- income


@mypyc_attr(acyclic=True, free_list_len=1)
class Income(Ask):
    """Reveal sheep of different breeds, then say how many certificates are added (NZ-6.1 to NZ-6.3).

    Before the first card objectives and bonus cards may be played (NZ-6.18, NZ-13.6); after it nothing (NZ-6.4).
    """

    def __init__(self, seat: i64, shown: i64) -> None:
        super().__init__(seat)
        self.shown: Final[i64] = shown

    def fields(self) -> list[int]:
        return [self.seat, self.shown]

    def options(self, state: State, out: Options) -> None:
        if self.shown == 0:
            objectives.offer_play(state, self.seat, out)
            cards.offer_bonus(state, self.seat, out)
        shearing.offer_reveal(shearing.breeds_left(state, self.seat, self.shown), SHEEP, out)
        for used in range(state.certificates[self.seat] + 1):
            out.add(CERTIFICATES.first + used)

    def apply(self, state: State, action: i64) -> None:
        seat = self.seat
        if PLAY.has(action):
            do_next(state, self)
            objectives.play(state, seat, PLAY.index(action))
        elif BONUS.has(action):
            do_next(state, self)
            cards.buy_bonus(state, seat, action)
        elif REVEAL.has(action):
            breeds = shearing.breeds_left(state, seat, self.shown)
            do_next(state, Income(seat, self.shown | shearing.reveal(state, seat, breeds, REVEAL.index(action))))
        else:
            used = CERTIFICATES.index(action)
            breeding = shearing.sum_of(self.shown, BREEDING)
            value = breeding + state.permanent(seat) + used
            state.pounds[seat] += value
            state.tell(INCOME, seat, value, breeding, used)
            if used > 0:
                state.certificates = raised(state.certificates, seat, -used)
                state.tell(CERTIFIED, seat, state.certificates[seat])
            do_next(state, delivery.Deliver(seat, value))

    def interjections(self, state: State, out: Options) -> None:
        if self.shown == 0:
            super().interjections(state, out)


# --- foresight


def may_choose(state: State, slot: i64) -> bool:
    """A tile; of two equal ones the first stands for both (NZ-6.12)."""
    tile = state.foresight[slot]
    return tile != NONE and (slot % FORESIGHT_PER_BAG == 0 or state.foresight[slot - 1] != tile)


@mypyc_attr(acyclic=True, free_list_len=1)
class Foresight(Ask):
    """Choose one of the tiles of a bag and move it (NZ-6.12, NZ-6.13); before it bonus cards (NZ-13.6)."""

    def __init__(self, seat: i64, bag: i64) -> None:
        super().__init__(seat)
        self.bag: Final[i64] = bag

    def fields(self) -> list[int]:
        return [self.seat, self.bag]

    def who(self, state: State) -> i64:
        slot = self.bag * FORESIGHT_PER_BAG
        return self.seat if may_choose(state, slot) or may_choose(state, slot + 1) else NOBODY

    def options(self, state: State, out: Options) -> None:
        cards.offer_bonus(state, self.seat, out)
        for slot in range(self.bag * FORESIGHT_PER_BAG, (self.bag + 1) * FORESIGHT_PER_BAG):
            if may_choose(state, slot):
                out.add(FORESIGHT.first + slot)

    def apply(self, state: State, action: i64) -> None:
        if BONUS.has(action):
            do_next(state, self)
            cards.buy_bonus(state, self.seat, action)
            return
        slot = FORESIGHT.index(action)
        tile = state.foresight[slot]
        state.foresight = replaced(state.foresight, slot, NONE)
        if self.bag == BAG_A:
            move_tile(state, self.seat, tile)
        else:
            offer_bonus(state, self.seat, tile)


def move_tile(state: State, seat: i64, tile: i64) -> None:
    """A worker to the job market, a hazard to its zone, or out of the game (NZ-6.12)."""
    if tile < CRAFTS:
        place = hiring.free_row(state, tile)
        if place != NONE:
            state.jobs = replaced(state.jobs, tile, state.jobs[tile] | bits.bit(place))
    else:
        place = hazards.free_space(state, tile)
        if place != NONE:
            state.trail = replaced(state.trail, place, tile)
    if place == NONE:
        state.gone = raised(state.gone, tile, 1)
    state.tell(FORESEEN, seat, tile, BAG_A, place)


def offer_bonus(state: State, seat: i64, tile: i64) -> None:
    """The next free space of the token's row; its own space moves it (NZ-6.13, NZ-6.14); later none (NZ-16.2)."""
    if state.last != NOBODY:
        state.gone = raised(state.gone, tile, 1)
        state.tell(FORESEEN, seat, tile, BAG_B, NONE)
        return
    row = state.row
    state.bonus = replaced(state.bonus, row * SEATS + state.filled, tile)
    state.filled += 1
    state.tell(FORESEEN, seat, tile, BAG_B, row)
    if state.filled == state.seats:
        state.filled = 0
        state.row = row + 1
        follow_arrow(state, seat, ARROW[row])


def follow_arrow(state: State, seat: i64, arrow: i64) -> None:
    """Black: nothing; yellow: the sheep market; turquoise: neutral buildings; red: the end (NZ-6.14, NZ-16.1)."""
    if arrow == box.END:
        state.last = seat  # takes the token and has no further turn
        state.tell(END_TRIGGERED, seat)
        return
    state.tell(TOKEN_MOVED, seat, state.row)
    if arrow == box.REFILL:
        sheep.refill(state)
    elif arrow == box.FLIP and not state.flipped:
        state.flipped = 1
        state.tell(FLIPPED_BUILDINGS, seat)


# --- afterwards


@mypyc_attr(acyclic=True, free_list_len=1)
class LeaveWellington(Step):
    """The runholder goes to the start, and the foresight spaces are filled (NZ-6.17)."""

    def run(self, state: State) -> None:
        state.runholders = replaced(state.runholders, self.seat, START)
        fill_foresight(state)


def first_tile(slot: i64) -> i64:
    """The first tile of the bag of a slot."""
    return 0 if slot < FORESIGHT_PER_BAG else FIRST_BONUS


def end_tile(slot: i64) -> i64:
    """The tile after the last one of the bag of a slot."""
    return FIRST_BONUS if slot < FORESIGHT_PER_BAG else TILES


def bag_size(state: State, slot: i64) -> i64:
    """Tiles left in the bag of a slot."""
    found: i64 = 0
    for tile in range(first_tile(slot), end_tile(slot)):
        found += state.bags[tile]
    return found


def fill_foresight(state: State) -> None:
    """The next empty space whose bag has tiles (NZ-2.6, NZ-6.17)."""
    for slot in range(SLOTS):
        if state.foresight[slot] == NONE and bag_size(state, slot) > 0:
            do_next(state, FillForesight(slot))
            return


@mypyc_attr(acyclic=True, free_list_len=1)
class FillForesight(Chance):
    """A tile from the matching bag (NZ-6.17)."""

    def __init__(self, slot: i64) -> None:
        self.slot: Final[i64] = slot

    def fields(self) -> list[int]:
        return [self.slot]

    def first_outcome(self) -> i64:
        return DEAL_FORESIGHT.first + first_tile(self.slot)

    def weights(self, state: State) -> vec[i64]:
        return state.bags[first_tile(self.slot) : end_tile(self.slot)]

    def apply(self, state: State, action: i64) -> None:
        tile = DEAL_FORESIGHT.index(action)
        state.bags = raised(state.bags, tile, -1)
        state.foresight = replaced(state.foresight, self.slot, tile)
        state.tell(FORESIGHT_GREW, NOBODY, tile, self.slot)
        fill_foresight(state)
