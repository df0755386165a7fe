"""Cards in a player's hands: drawing, discarding, and the exchange token (NZ-7.2, NZ-13.7, NZ-14.14)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Chance, Decision
from igroteka.core.arrays import i64, mypyc_attr, raised, vec
from igroteka.core.state import do_next
from igroteka.games.gwtnz.actions import DECLINE, DISCARD, DONE, DRAW, DRAW_CARD, EXCHANGE, SHOW, TRASH
from igroteka.games.gwtnz.data.box import CARDS, TOKEN_DRAWS, TRASH_CARD, TRASH_GOLD, TRASH_TOKENS
from igroteka.games.gwtnz.events import CARD_DRAWN, DISCARDED, DREW, EXCHANGED, SHUFFLED, TRASHED
from igroteka.games.gwtnz.state import HAND, PILE, STACK, State
from igroteka.games.gwtnz.state import TRASHED as TRASHED_CARDS
from igroteka.kit import bits

ANY_CARD: Final[i64] = bits.bit(CARDS) - 1

# --- drawing


def draw(state: State, seat: i64, count: i64) -> i64:
    """Draw so many cards, or what there is; how many it will be."""
    cards = min(count, state.drawable(seat))
    if cards > 0:
        state.tell(DREW, seat, cards)
        draw_next(state, seat, cards)
    return cards


def draw_next(state: State, seat: i64, left: i64) -> None:
    """Only when a card must be drawn and the stack is empty, the discard pile is shuffled (NZ-7.2)."""
    if state.sizes[STACK + seat] == 0:
        state.tell(SHUFFLED, seat, state.sizes[PILE + seat])
        state.shuffle(seat)
    do_next(state, DrawCard(seat, left))


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawCard(Chance):
    """The top card of a draw stack, seen by its owner only; `left` with this one (NZ-7.2, NZ-20.2)."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left

    def fields(self) -> list[int]:
        return [self.seat, self.left]

    def first_outcome(self) -> i64:
        return DRAW_CARD.first

    def weights(self, state: State) -> vec[i64]:
        return state.cards[(STACK + self.seat) * CARDS : (STACK + self.seat + 1) * CARDS]

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
    for card in range(CARDS):
        if state.cards[start + card] > 0 and cards >> card & 1:
            out.add(first + card)


def discard(state: State, seat: i64, card: i64) -> None:
    """From hand to the own face-up discard pile (NZ-14.12)."""
    state.move_card(HAND + seat, PILE + seat, card)
    state.tell(DISCARDED, seat, card)


# --- tokens


def may_spend(state: State, seat: i64) -> bool:
    """Might a seat spend tokens? What is in hand is nobody else's business."""
    return state.tokens[seat] > 0 and (state.drawable(seat) > 0 or state.tokens[seat] >= TRASH_TOKENS)


def offer_tokens(state: State, seat: i64, out: Options) -> None:
    """Draw up to 2 cards, or trade two tokens for a Shropshire in hand (NZ-13.7)."""
    if state.tokens[seat] > 0:
        for cards in range(min(TOKEN_DRAWS, state.drawable(seat))):
            out.add(EXCHANGE.first + cards)
        if state.tokens[seat] >= TRASH_TOKENS and state.holds(seat, TRASH_CARD):
            out.add(TRASH.first)


def spend_tokens(state: State, seat: i64, action: i64) -> None:
    """Return one, draw, and at once discard as many; or return two, and a Shropshire leaves the game (NZ-13.7)."""
    if action == TRASH.first:
        state.tokens = raised(state.tokens, seat, -TRASH_TOKENS)
        state.move_card(HAND + seat, TRASHED_CARDS, TRASH_CARD)
        state.tell(TRASHED, seat, TRASH_CARD)
        pathfinder.gain_gold(state, seat, TRASH_GOLD)
    else:
        cards = EXCHANGE.index(action) + 1
        state.tokens = raised(state.tokens, seat, -1)
        state.tell(EXCHANGED, seat, cards)
        do_next(state, DiscardDrawn(seat, cards, 1))
        draw(state, seat, cards)


@mypyc_attr(acyclic=True)
class Ask(Decision):
    """A question during which its owner may show action cards and spend tokens (NZ-13.1, NZ-13.7)."""

    def interjections(self, state: State, out: Options) -> None:
        cards.offer_show(state, self.seat, out)
        offer_tokens(state, self.seat, out)

    def interject(self, state: State, action: i64) -> None:
        if SHOW.has(action):
            cards.show(state, self.seat, SHOW.index(action))
        else:
            spend_tokens(state, self.seat, action)


@mypyc_attr(acyclic=True, free_list_len=1)
class OffTurn(Ask):
    """At the end of another player's turn tokens may be spent; the next player can do it on the own turn (NZ-13.7)."""

    def who(self, state: State) -> i64:
        return self.seat if may_spend(state, self.seat) else NOBODY

    def options(self, state: State, out: Options) -> None:
        out.add(DONE.first)


# --- draw, then discard


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawCount(Ask):
    """How many of "up to N" cards to draw (NZ-14.14)."""

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: Final[i64] = most

    def fields(self) -> list[int]:
        return [self.seat, self.most]

    def who(self, state: State) -> i64:
        return self.seat if state.drawable(self.seat) > 0 else NOBODY

    def options(self, state: State, out: Options) -> None:
        for count in range(min(self.most, state.drawable(self.seat))):
            out.add(DRAW.first + count)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DECLINE.first:
            location.done(state)
            draw_then_discard(state, self.seat, DRAW.index(action) + 1)


def draw_then_discard(state: State, seat: i64, count: i64) -> None:
    """Draw first, then discard as many as were drawn (NZ-14.14)."""
    drawn = min(count, state.drawable(seat))
    if drawn > 0:
        do_next(state, DiscardDrawn(seat, drawn, 0))
        draw(state, seat, drawn)


@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardDrawn(Ask):
    """Discard as many cards as were drawn; those may be among them. A token's discard is immediate (NZ-13.10)."""

    def __init__(self, seat: i64, left: i64, token: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.token: Final[i64] = token

    def fields(self) -> list[int]:
        return [self.seat, self.left, self.token]

    def who(self, state: State) -> i64:
        return self.seat if state.hand_size(self.seat) > 0 else NOBODY

    def options(self, state: State, out: Options) -> None:
        offer_hand(state, self.seat, ANY_CARD, DISCARD.first, out)

    def apply(self, state: State, action: i64) -> None:
        discard(state, self.seat, DISCARD.index(action))
        if self.left > 1:
            do_next(state, DiscardDrawn(self.seat, self.left - 1, self.token))

    def interjections(self, state: State, out: Options) -> None:
        if self.token == 0:
            cards.offer_show(state, self.seat, out)
            offer_tokens(state, self.seat, out)


# Ask must exist before the chapters that ask.
from igroteka.games.gwtnz.rules import cards, location, pathfinder  # noqa: E402
