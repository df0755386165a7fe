"""Kansas City: foresight, income, delivery (GWT-7)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Chance, Decision, Step
from igroteka.core.arrays import i64, mypyc_attr, raised, replaced, vec
from igroteka.core.state import do_next
from igroteka.games.gwt.actions import CERTIFICATES, DEAL_FORESIGHT, DONE, FORESIGHT, PLAY, RAISE
from igroteka.games.gwt.data import box
from igroteka.games.gwt.data.box import (
    BREED,
    CALF,
    CARDS,
    CATTLE,
    DECK,
    FIRST_BANDIT,
    FORESIGHT_PER_BAG,
    HEIFER,
    LAST_ROW,
    MARKS,
    NONE,
    REFILL_ROWS,
    SEATS,
    START,
    TILES,
    TRACK,
    VALUE,
)
from igroteka.games.gwt.events import (
    END_TRIGGERED,
    FORESEEN,
    FORESIGHT_GREW,
    INCOME,
    JOB_OFFERED,
    RAISED,
    SHOWED,
    TOKEN_MOVED,
)
from igroteka.games.gwt.rules import cattle, delivery, hazards, objectives
from igroteka.games.gwt.rules.exchange import Ask
from igroteka.games.gwt.state import BOXED, HAND, PILE, TRASHED, State

SLOTS: Final = box.FORESIGHT


def enter(state: State, seat: i64) -> None:
    """Five sub-phases in order, all compulsory (GWT-7.1)."""
    do_next(state, Foresight(seat, 0), Foresight(seat, 1), Foresight(seat, 2), Income(seat), LeaveCity(seat))


# --- foresight


def may_choose(state: State, slot: i64) -> bool:
    """A tile, but no worker after the end was triggered (GWT-10.3); of two equal ones the first stands for both."""
    tile = state.foresight[slot]
    if tile == NONE or (tile < FIRST_BANDIT and state.last != NOBODY):
        return False
    return slot % FORESIGHT_PER_BAG == 0 or state.foresight[slot - 1] != tile


@mypyc_attr(acyclic=True, free_list_len=1)
class Foresight(Ask):
    """Choose one of the two tiles of a number and move it (GWT-7.2, GWT-7.7); first objectives (GWT-6.23)."""

    def __init__(self, seat: i64, bag: i64) -> None:
        super().__init__(seat)
        self.bag: Final[i64] = bag

    def fields(self) -> list[int]:
        return [self.seat, self.bag]

    def may_play(self, state: State) -> bool:
        """Is this a moment for objective cards?"""
        return self.bag == 0 or state.rules.objectives_in_city

    def has_tile(self, state: State) -> bool:
        """Is there a tile to choose?"""
        slot = self.bag * FORESIGHT_PER_BAG
        return may_choose(state, slot) or may_choose(state, slot + 1)

    def who(self, state: State) -> i64:
        if self.has_tile(state) or (self.may_play(state) and state.may_hold_objective(self.seat)):
            return self.seat
        return NOBODY

    def options(self, state: State, out: Options) -> None:
        if self.may_play(state):
            objectives.offer_play(state, self.seat, out)
        for slot in range(self.bag * FORESIGHT_PER_BAG, (self.bag + 1) * FORESIGHT_PER_BAG):
            if may_choose(state, slot):
                out.add(FORESIGHT.first + slot)
        if not self.has_tile(state):
            out.add(DONE.first)

    def apply(self, state: State, action: i64) -> None:
        if PLAY.has(action):
            do_next(state, self)
            objectives.play(state, self.seat, PLAY.index(action))
        elif action != DONE.first:
            slot = FORESIGHT.index(action)
            tile = state.foresight[slot]
            state.foresight = replaced(state.foresight, slot, NONE)
            move_tile(state, self.seat, tile, self.bag)


def move_tile(state: State, seat: i64, tile: i64, bag: i64) -> None:
    """A worker to the job market, anything else to its zone or out of the game (GWT-7.3, GWT-7.4)."""
    if tile < FIRST_BANDIT:
        state.tell(FORESEEN, seat, tile, bag, NONE)
        offer_job(state, seat, tile)
        return
    node = hazards.free_space(state, tile)
    state.tell(FORESEEN, seat, tile, bag, node)
    if node == NONE:
        state.gone = raised(state.gone, tile, 1)
    else:
        state.trail = replaced(state.trail, node, tile)


def offer_job(state: State, seat: i64, craft: i64) -> None:
    """The next free space of the token's row; filling the last one moves the token (GWT-7.4 to GWT-7.6)."""
    row = state.row
    state.jobs = replaced(state.jobs, row * SEATS + state.filled, craft)
    state.filled += 1
    state.tell(JOB_OFFERED, seat, craft, row)
    if state.filled == state.seats:
        state.filled = 0
        state.row = row + 1
        if row == LAST_ROW:
            state.last = seat  # takes the token and has no further turn (GWT-10.1)
            state.tell(END_TRIGGERED, seat)
        else:
            state.tell(TOKEN_MOVED, seat, row + 1)
        if REFILL_ROWS >> row & 1:
            cattle.refill(state)


# --- income


def breeding_value(state: State, seat: i64) -> i64:
    """The values of the different breeds in hand, each once; of Simmentals the best (GWT-7.8, GWT-13.4)."""
    start = (HAND + seat) * CARDS
    total: i64 = 0
    best: i64 = 0
    for card in range(CATTLE):
        if card > 0 and BREED[card] != BREED[card - 1]:
            total += best
            best = 0
        if state.cards[start + card] > 0 and VALUE[card] > best:
            best = VALUE[card]
    return total + best


def mark_after(mark: i64, used: i64) -> i64:
    """Where the marker goes when so many certificates are used; from 6 the next place is 4 (GWT-7.8)."""
    left = TRACK[mark] - used
    place: i64 = MARKS - 1
    while TRACK[place] > left:
        place -= 1
    return place


@mypyc_attr(acyclic=True, free_list_len=1)
class Income(Ask):
    """How many temporary certificates to use; then the hand is shown, paid for and discarded (GWT-7.8).

    An option still allows objectives before it (GWT-6.23).
    """

    def options(self, state: State, out: Options) -> None:
        if state.rules.objectives_in_city:
            objectives.offer_play(state, self.seat, out)
        for used in range(state.certificates(self.seat) + 1):
            out.add(CERTIFICATES.first + used)

    def apply(self, state: State, action: i64) -> None:
        if PLAY.has(action):
            do_next(state, self)
            objectives.play(state, self.seat, PLAY.index(action))
            return
        seat, used = self.seat, CERTIFICATES.index(action)
        breeding = breeding_value(state, seat)
        value = breeding + state.permanent(seat) + used
        state.marks[seat] = mark_after(state.marks[seat], used)
        state.dollars[seat] += value
        state.tell(INCOME, seat, value, breeding, used)
        calves, heifers = state.count(HAND + seat, CALF), state.count(HAND + seat, HEIFER)
        show_hand(state, seat)
        do_next(state, delivery.Deliver(seat, value, 0))
        if calves + heifers > 0:
            do_next(state, RaiseCattle(seat, calves, heifers))


def show_hand(state: State, seat: i64) -> None:
    """Revealed and discarded, objective cards too (GWT-7.8)."""
    hand, pile = (HAND + seat) * CARDS, (PILE + seat) * CARDS
    for card in range(DECK):
        cards = state.cards[hand + card]
        if cards > 0:
            state.cards[hand + card] = 0
            state.cards[pile + card] += cards
            state.tell(SHOWED, seat, card, cards)
    state.sizes[PILE + seat] += state.sizes[HAND + seat]
    state.sizes[HAND + seat] = 0
    state.secrets = replaced(state.secrets, seat, 0)
    state.revealed = True


@mypyc_attr(acyclic=True, free_list_len=1)
class RaiseCattle(Decision):
    """Calves and heifers that were in hand rise one stage; they lie on the discard pile by now (GWT-13.3)."""

    def __init__(self, seat: i64, calves: i64, heifers: i64) -> None:
        super().__init__(seat)
        self.calves: Final[i64] = calves
        self.heifers: Final[i64] = heifers

    def fields(self) -> list[int]:
        return [self.seat, self.calves, self.heifers]

    def who(self, state: State) -> i64:
        return self.seat if self.calves + self.heifers > 0 else NOBODY

    def options(self, state: State, out: Options) -> None:
        if self.calves > 0:
            out.add(RAISE.first)
        if self.heifers > 0:
            out.add(RAISE.first + 1)
        out.add(DONE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DONE.first:
            return
        stage = RAISE.index(action)
        card = CALF + stage
        state.move_card(PILE + self.seat, TRASHED, card)
        state.move_card(BOXED, PILE + self.seat, card + 1)
        state.tell(RAISED, self.seat, card + 1)
        if stage == 0:
            do_next(state, RaiseCattle(self.seat, self.calves - 1, self.heifers))
        else:
            do_next(state, RaiseCattle(self.seat, self.calves, self.heifers - 1))


# --- afterwards


@mypyc_attr(acyclic=True, free_list_len=1)
class LeaveCity(Step):
    """The herder goes to START, and the foresight spaces are filled (GWT-7.15)."""

    def run(self, state: State) -> None:
        state.herders[self.seat] = START
        fill_foresight(state)


def bag_size(state: State, bag: i64) -> i64:
    """Tiles left in a bag."""
    found: i64 = 0
    for tile in range(bag * TILES, (bag + 1) * TILES):
        found += state.bags[tile]
    return found


def fill_foresight(state: State) -> None:
    """The next empty space whose bag has tiles (GWT-2.7, GWT-7.15)."""
    for slot in range(SLOTS):
        if state.foresight[slot] == NONE and bag_size(state, slot // FORESIGHT_PER_BAG) > 0:
            do_next(state, FillForesight(slot))
            return


@mypyc_attr(acyclic=True, free_list_len=1)
class FillForesight(Chance):
    """A tile from the bag of its number (GWT-7.15)."""

    def __init__(self, slot: i64) -> None:
        self.slot: Final[i64] = slot

    def fields(self) -> list[int]:
        return [self.slot]

    def first_outcome(self) -> i64:
        return DEAL_FORESIGHT.first

    def weights(self, state: State) -> vec[i64]:
        bag = self.slot // FORESIGHT_PER_BAG
        return state.bags[bag * TILES : (bag + 1) * TILES]

    def apply(self, state: State, action: i64) -> None:
        tile = DEAL_FORESIGHT.index(action)
        state.bags = raised(state.bags, self.slot // FORESIGHT_PER_BAG * TILES + tile, -1)
        state.foresight = replaced(state.foresight, self.slot, tile)
        state.tell(FORESIGHT_GREW, NOBODY, tile, self.slot)
        fill_foresight(state)
