"""Setting up the table, and cards that come later (NUS-3, NUS-9.3)."""

from typing import Final

from igroteka.core.agenda import NOBODY, Chance
from igroteka.core.arrays import filled, i64, mypyc_attr, vec
from igroteka.core.state import do_next
from igroteka.games.nusfjord.actions import DEAL_CARD, FIRST_SEAT, SHOW_CARD
from igroteka.games.nusfjord.data.box import (
    CARDS,
    COUNTS_OF_SEATS,
    DECK_SIZE,
    DECKS,
    ELDER_LAYER,
    ELDER_PLAYS,
    ELDER_STACK,
    ELDERS,
    GOODS,
    HIDDEN_LAYER,
    LETTER_CARDS,
    MIXED_OPEN,
    NONE,
    OPEN,
    PAIRS,
    SHIPS,
    SPARE_SCHOONERS,
    STACKS,
    START_FORESTS,
    START_GOODS,
    START_ISSUED,
    START_PLATES,
    START_SHIPS,
    START_UNISSUED,
    STORES,
    A,
    B,
    C,
)
from igroteka.games.nusfjord.events import CARD_DEALT, CARD_SHOWN, CARDS_DEALT, FIRST_PLAYER, GAME_BEGAN
from igroteka.games.nusfjord.rules import homecoming
from igroteka.games.nusfjord.state import HAND, NO_PHASE, PILE, SHOWN, State
from igroteka.kit import bits


def begin(state: State) -> None:
    """The cards of the match, then the first game."""
    for deck in range(DECKS):
        for letter in (A, B, C):
            if deck == state.rules.deck or (state.rules.mixed and letter != C):
                state.sets[PILE * DECKS + deck] |= LETTER_CARDS[letter * DECKS + deck]
    if state.rules.first_seat != NOBODY:
        state.start = state.rules.first_seat
    elif state.seats == 1:
        state.start = 0
    begin_game(state)


def begin_game(state: State) -> None:
    """One game: a table laid anew, open cards, the first round."""
    state.tell(GAME_BEGAN, NOBODY, state.number + 1)
    lay_table(state)
    if state.start == NOBODY:
        do_next(state, DrawFirstSeat())
    else:
        open_cards(state)


def lay_table(state: State) -> None:
    """Everything but cards as it is at the start (NUS-3.2 to NUS-3.7)."""
    seats = state.seats
    state.round = 0
    state.phase = NO_PHASE
    state.turn = 0
    state.active = NOBODY
    state.excess = 0
    state.plates = START_PLATES[seats]
    state.spare = SPARE_SCHOONERS
    state.hidden = 0
    state.ships, state.shares, state.unissued = state.ships[:], state.shares[:], state.unissued[:]  # copies share them
    state.cells, state.council, state.fed = state.cells[:], state.council[:], state.fed[:]
    state.unfired, state.landed, state.posted = state.unfired[:], state.landed[:], state.posted[:]
    state.forests = state.forests[:]
    for place in range(len(state.goods)):
        state.goods[place] = START_GOODS[place % STORES] if place % STORES < GOODS else 0
    for place in range(len(state.ships)):
        state.ships[place] = START_SHIPS[seats] if place >= seats * SHIPS else 0
    for place in range(len(state.shares)):
        state.shares[place] = 0
    for place in range(len(state.forests)):
        state.forests[place] = START_FORESTS[place % PAIRS]
    for place in range(len(state.cells)):
        state.cells[place] = NONE
    for place in range(len(state.council)):
        state.council[place] = NONE
        state.fed[place] = 0
        state.posted[place] = 0
    for place in range(len(state.workers)):
        state.workers[place] = 0
    for seat in range(seats):
        state.shares[seat * seats + seat] = START_ISSUED
        state.unissued[seat] = START_UNISSUED
        state.landed[seat] = 0
        state.unfired[seat] = 0
        state.refresh(seat)
    lay_elders(state)


def lay_elders(state: State) -> None:
    """Those whose symbol fits; the upper ones on the lower ones, others face down below (NUS-3.4, NUS-3.5)."""
    state.stands = filled(2 * STACKS, NONE)
    for elder in range(ELDERS):
        if ELDER_PLAYS[elder * COUNTS_OF_SEATS + state.seats]:
            if ELDER_LAYER[elder] == HIDDEN_LAYER:
                state.hidden |= bits.bit(bits.size(state.hidden))
            else:
                state.stands[2 * ELDER_STACK[elder] + ELDER_LAYER[elder]] = elder
    for stack in range(STACKS):
        if state.stands[2 * stack] == NONE:
            state.stands[2 * stack] = state.stands[2 * stack + 1]
            state.stands[2 * stack + 1] = NONE


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawFirstSeat(Chance):
    """Who is the first player (NUS-3.8)."""

    def first_outcome(self) -> i64:
        return FIRST_SEAT.first

    def weights(self, state: State) -> vec[i64]:
        return filled(state.seats, 1)

    def apply(self, state: State, action: i64) -> None:
        state.start = FIRST_SEAT.index(action)
        open_cards(state)


def open_cards(state: State) -> None:
    """The open A and B cards, from one deck or from all three (NUS-3.6, NUS-11.2); then the first round."""
    state.tell(FIRST_PLAYER, state.start)
    state.round = 1
    do_next(state, homecoming.BeginRound())
    for letter in (B, A):
        if state.rules.mixed:
            for back in range(DECKS):
                show(state, letter, DECKS - 1 - back, MIXED_OPEN[letter])
        else:
            show(state, letter, state.rules.deck, OPEN[letter])


# --- cards


def show(state: State, letter: i64, deck: i64, count: i64) -> None:
    """So many cards of a pile are laid open, or what there is; all of a pile need no luck."""
    pile = state.lettered(PILE, letter, deck)
    if count <= 0 or pile == 0:
        return
    if bits.size(pile) > count:
        do_next(state, ShowCard(letter, deck, count))
        return
    for place in range(DECK_SIZE):
        if pile >> place & 1:
            lay_open(state, deck * DECK_SIZE + place)


def lay_open(state: State, card: i64) -> None:
    """A card from its pile for all to see."""
    state.move_card(PILE, SHOWN, card)
    state.tell(CARD_SHOWN, NOBODY, card)


def weights_of(cards: i64, deck: i64) -> vec[i64]:
    """Each of these cards of a deck is equally likely."""
    weights = filled(CARDS, 0)
    place = deck * DECK_SIZE
    while cards:
        if cards & 1:
            weights[place] = 1
        cards >>= 1
        place += 1
    return weights


@mypyc_attr(acyclic=True, free_list_len=1)
class ShowCard(Chance):
    """The top card of a pile is laid open; `left` with this one (NUS-3.6, NUS-9.3)."""

    def __init__(self, letter: i64, deck: i64, left: i64) -> None:
        self.letter: Final[i64] = letter
        self.deck: Final[i64] = deck
        self.left: Final[i64] = left

    def fields(self) -> list[int]:
        return [self.letter, self.deck, self.left]

    def first_outcome(self) -> i64:
        return SHOW_CARD.first

    def weights(self, state: State) -> vec[i64]:
        return weights_of(state.lettered(PILE, self.letter, self.deck), self.deck)

    def apply(self, state: State, action: i64) -> None:
        lay_open(state, SHOW_CARD.index(action))
        show(state, self.letter, self.deck, self.left - 1)


def deal(state: State, seat: i64, count: i64) -> None:
    """C cards into a hand (NUS-9.3)."""
    if count > 0:
        state.tell(CARDS_DEALT, seat, count)
        do_next(state, DealCard(seat, count))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealCard(Chance):
    """A C card into a hand, seen by its owner only; `left` with this one (NUS-9.3, NUS-14.1)."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left

    def fields(self) -> list[int]:
        return [self.seat, self.left]

    def first_outcome(self) -> i64:
        return DEAL_CARD.first

    def weights(self, state: State) -> vec[i64]:
        return weights_of(state.lettered(PILE, C, state.rules.deck), state.rules.deck)

    def apply(self, state: State, action: i64) -> None:
        card = DEAL_CARD.index(action)
        state.move_card(PILE, HAND + self.seat, card)
        state.tell(CARD_DEALT, self.seat, card, seen_by=bits.bit(self.seat))
        if self.left > 1:
            do_next(state, DealCard(self.seat, self.left - 1))
