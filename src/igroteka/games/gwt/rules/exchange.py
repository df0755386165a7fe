"""Cards in a player's hands: drawing, discarding, and the exchange token (GWT-6.31, GWT-6.37, GWT-9.2)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Chance, Decision
from igroteka.core.arrays import i64, mypyc_attr, vec
from igroteka.core.state import do_next
from igroteka.games.gwt.actions import DECLINE, DISCARD, DRAW, DRAW_CARD, EXCHANGE, TRASH
from igroteka.games.gwt.data.box import CARDS, DECK, TOKEN_DRAWS
from igroteka.games.gwt.events import CARD_DRAWN, DISCARDED, DREW, EXCHANGED, SHUFFLED, TRASHED
from igroteka.games.gwt.state import HAND, PILE, STACK, State
from igroteka.games.gwt.state import TRASHED as TRASHED_CARDS
from igroteka.kit import bits

# --- drawing


def draw(state: State, seat: i64, count: i64) -> i64:
    """Draw so many cards, or what there is; how many it will be."""
    cards = min(count, state.drawable(seat))
    if cards > 0:
        state.tell(DREW, seat, cards)
        draw_next(state, seat, cards)
    return cards


def draw_next(state: State, seat: i64, left: i64) -> None:
    """Only when a card must be drawn and the stack is empty, the discard pile is shuffled (GWT-9.2)."""
    if state.sizes[STACK + seat] == 0:
        state.tell(SHUFFLED, seat, state.sizes[PILE + seat])
        state.shuffle(seat)
    do_next(state, DrawCard(seat, left))


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawCard(Chance):
    """The top card of a draw stack, seen by its owner only; `left` with this one (GWT-9.2, GWT-15.2)."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left

    def fields(self) -> list[int]:
        return [self.seat, self.left]

    def first_outcome(self) -> i64:
        return DRAW_CARD.first

    def weights(self, state: State) -> vec[i64]:
        return state.cards[(STACK + self.seat) * CARDS : (STACK + self.seat) * CARDS + DECK]

    def apply(self, state: State, action: i64) -> None:
        card = DRAW_CARD.index(action)
        state.move_card(STACK + self.seat, HAND + self.seat, card)
        state.tell(CARD_DRAWN, self.seat, card, seen_by=bits.bit(self.seat))
        if self.left > 1 and state.drawable(self.seat) > 0:
            draw_next(state, self.seat, self.left - 1)


# --- from the hand


def offer_hand(state: State, seat: i64, cards: i64, first: i64, out: Options) -> None:
    """Every card in hand that is one of these."""
    start = (HAND + seat) * CARDS
    for card in range(DECK):
        if state.cards[start + card] > 0 and cards >> card & 1:
            out.add(first + card)


def discard(state: State, seat: i64, card: i64) -> None:
    """From hand to the own face-up discard pile (GWT-6.1)."""
    state.leave_hand(seat, PILE + seat, card)
    state.tell(DISCARDED, seat, card)


ANY_CARD: Final[i64] = bits.bit(DECK) - 1


# --- the token


def offer_token(state: State, seat: i64, out: Options) -> None:
    """Draw up to 2 cards; with nothing to draw it would be wasted."""
    if state.tokens[seat] > 0:
        for cards in range(min(TOKEN_DRAWS, state.drawable(seat))):
            out.add(EXCHANGE.first + cards)


def spend_token(state: State, seat: i64, cards: i64) -> None:
    """Return it, draw, and at once discard as many (GWT-6.37)."""
    state.tokens[seat] -= 1
    state.tell(EXCHANGED, seat, cards)
    do_next(state, DiscardDrawn(seat, cards, 1))
    draw(state, seat, cards)


@mypyc_attr(acyclic=True)
class Ask(Decision):
    """A question during which its owner may spend exchange tokens (GWT-6.38)."""

    def interjections(self, state: State, out: Options) -> None:
        offer_token(state, self.seat, out)

    def interject(self, state: State, action: i64) -> None:
        spend_token(state, self.seat, EXCHANGE.index(action) + 1)


# --- draw, then discard


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawCount(Ask):
    """How many of "up to N" cards to draw (GWT-6.25, GWT-6.41)."""

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: Final[i64] = most

    def fields(self) -> list[int]:
        return [self.seat, self.most]

    def who(self, state: State) -> i64:
        return self.seat if state.drawable(self.seat) > 0 else NOBODY

    def options(self, state: State, out: Options) -> None:
        for cards in range(min(self.most, state.drawable(self.seat))):
            out.add(DRAW.first + cards)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DECLINE.first:
            location.done(state)
            draw_then_discard(state, self.seat, DRAW.index(action) + 1)


def draw_then_discard(state: State, seat: i64, count: i64) -> None:
    """Draw first, then discard as many as were drawn (GWT-6.31)."""
    cards = min(count, state.drawable(seat))
    if cards > 0:
        do_next(state, DiscardDrawn(seat, cards, 0))
        draw(state, seat, cards)


@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardDrawn(Ask):
    """Discard as many cards as were drawn; those may be among them. A token's discard is immediate (GWT-6.38)."""

    def __init__(self, seat: i64, left: i64, token: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.token: Final[i64] = token

    def fields(self) -> list[int]:
        return [self.seat, self.left, self.token]

    def options(self, state: State, out: Options) -> None:
        offer_hand(state, self.seat, ANY_CARD, DISCARD.first, out)

    def apply(self, state: State, action: i64) -> None:
        discard(state, self.seat, DISCARD.index(action))
        if self.left > 1:
            do_next(state, DiscardDrawn(self.seat, self.left - 1, self.token))

    def interjections(self, state: State, out: Options) -> None:
        if self.token == 0 and state.rules.exchange_inside:
            offer_token(state, self.seat, out)


@mypyc_attr(acyclic=True, free_list_len=1)
class TrashCards(Ask):
    """Hand cards leave the game; may be declined, wholly or partly (GWT-6.32)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left

    def fields(self) -> list[int]:
        return [self.seat, self.left]

    def who(self, state: State) -> i64:
        return self.seat if state.hand_size(self.seat) > 0 else NOBODY

    def options(self, state: State, out: Options) -> None:
        offer_hand(state, self.seat, ANY_CARD, TRASH.first, out)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DECLINE.first:
            return
        card = TRASH.index(action)
        state.leave_hand(self.seat, TRASHED_CARDS, card)
        state.tell(TRASHED, self.seat, card)
        if self.left > 1:
            do_next(state, TrashCards(self.seat, self.left - 1))


# Ask must exist before the chapters that ask.
from igroteka.games.gwt.rules import location  # noqa: E402
