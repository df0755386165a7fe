"""Cards from the supply, action cards, and bonus cards for gold (NZ-13, NZ-14.11)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Decision, Frame
from igroteka.core.arrays import i64, mypyc_attr, raised, row
from igroteka.core.state import do_next
from igroteka.games.gwtnz.actions import BONUS, DECLINE, SHOW, TAKE, TOP
from igroteka.games.gwtnz.data.box import (
    CARDS,
    DRAWS,
    FIRST_ACTION,
    FIRST_OBJECTIVE,
    FREE_PLAYS,
    NONE,
    STACK_PRICE,
    STACKS,
    SUPPLY_CARDS,
)
from igroteka.games.gwtnz.data.program import ALT_START, OP, SHOW_ALT, TOP_DECK
from igroteka.games.gwtnz.events import BONUS_BOUGHT, CARD_GAINED, DISCARDED, SHOWN, TOPPED
from igroteka.games.gwtnz.rules import effects, exchange
from igroteka.games.gwtnz.rules.exchange import Ask
from igroteka.games.gwtnz.state import HAND, IN_PLAY, PHASE_C, PILE, SUPPLY, State

PLACE_IN_SUPPLY: Final = row(
    [SUPPLY_CARDS.index(card) if card in SUPPLY_CARDS else NONE for card in range(CARDS)]
)  # of the action `take`

# --- from the supply


def card_of(state: State, code: i64) -> i64:
    """A card by its own number, or the card of a bonus stack by CARDS + stack."""
    return code if code < CARDS else state.stacks[code - CARDS]


def is_left(state: State, card: i64) -> bool:
    """Is one left in the supply (NZ-15.1)?"""
    return card != NONE and state.count(SUPPLY, card) > 0


def take(state: State, seat: i64, card: i64) -> None:
    """From the supply to the discard pile (NZ-14.11)."""
    state.gain_card(seat, SUPPLY, card)
    state.tell(CARD_GAINED, seat, card)


def give(state: State, seat: i64, code: i64) -> None:
    """A card as a reward, if any is left; one that stays in the deck need not be wanted (NZ-14.17)."""
    card = card_of(state, code)
    if is_left(state, card):
        if DRAWS[card] > 0:  # draws another for itself, so it is never in the way
            take(state, seat, card)
        else:
            do_next(state, TakeCard(seat, card))


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeCard(Ask):
    """Take a card or leave it (NZ-14.11, NZ-14.17)."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card

    def fields(self) -> list[int]:
        return [self.seat, self.card]

    def who(self, state: State) -> i64:
        return self.seat if is_left(state, self.card) else NOBODY

    def options(self, state: State, out: Options) -> None:
        out.add(TAKE.first + PLACE_IN_SUPPLY[self.card])
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DECLINE.first:
            take(state, self.seat, self.card)


# --- bonus cards for gold


def can_buy(state: State, seat: i64, stack: i64) -> bool:
    """Enough gold, and a card left (NZ-13.6)."""
    return state.gold[seat] >= STACK_PRICE[stack] and is_left(state, state.stacks[stack])


def can_buy_any(state: State, seat: i64) -> bool:
    """Is any bonus card within reach?"""
    for stack in range(STACKS):
        if can_buy(state, seat, stack):
            return True
    return False


def offer_bonus(state: State, seat: i64, out: Options) -> None:
    """Between actions, any number of times (NZ-13.6)."""
    for stack in range(STACKS):
        if can_buy(state, seat, stack):
            out.add(BONUS.first + stack)


def buy_bonus(state: State, seat: i64, action: i64) -> None:
    """Pay gold; the card goes to the discard pile (NZ-13.6)."""
    stack = BONUS.index(action)
    card = state.stacks[stack]
    state.gold = raised(state.gold, seat, -STACK_PRICE[stack])
    state.gain_card(seat, SUPPLY, card)
    state.tell(BONUS_BOUGHT, seat, card, stack, STACK_PRICE[stack])


# --- action cards


def may_show(state: State, seat: i64) -> bool:
    """In the own phases A and B, up to the safety net of free plays (NZ-13.1, NZ-20.6)."""
    return seat == state.active and state.phase < PHASE_C and state.plays < FREE_PLAYS


def may_help(state: State, seat: i64) -> bool:
    """Could a card be shown that brings the money for this (NZ-14.1)? What is in hand is nobody else's business."""
    if not may_show(state, seat) or state.hand_size(seat) == 0:
        return False
    if state.may_hold_action(seat):
        return True
    if state.tokens[seat] > 0:
        pile = (PILE + seat) * CARDS
        for card in range(FIRST_ACTION, FIRST_OBJECTIVE):
            if state.cards[pile + card] > 0:
                return True
    return False


def is_effect(state: State) -> bool:
    """Is the question on top about the effect of a card shown, which may be skipped (NZ-13.2)?"""
    return state.depth > 1 and isinstance(state.agenda[state.depth - 2], AfterShow)


def offer_show(state: State, seat: i64, out: Options) -> None:
    """Every action card in hand (NZ-13.1)."""
    if may_show(state, seat):
        start = (HAND + seat) * CARDS
        for card in range(FIRST_ACTION, FIRST_OBJECTIVE):
            if state.cards[start + card] > 0:
                out.add(SHOW.first + card - FIRST_ACTION)


def show(state: State, seat: i64, action_card: i64) -> None:
    """Show it, do or skip its effect, discard it, then draw (NZ-13.2)."""
    card = FIRST_ACTION + action_card
    state.plays += 1
    state.move_card(HAND + seat, IN_PLAY, card)
    state.tell(SHOWN, seat, card)
    alt = SHOW_ALT[action_card]
    if OP[ALT_START[alt]] == TOP_DECK:
        do_next(state, TopDeck(seat, card))
    else:
        do_next(state, AfterShow(seat, card))
        effects.perform(state, seat, alt)


def put_aside(state: State, seat: i64, card: i64) -> None:
    """The card shown goes to the discard pile."""
    state.move_card(IN_PLAY, PILE + seat, card)
    state.tell(DISCARDED, seat, card)


@mypyc_attr(acyclic=True, free_list_len=1)
class AfterShow(Frame):
    """Its effect is over: discard the card, then draw (NZ-13.2)."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card

    def fields(self) -> list[int]:
        return [self.seat, self.card]

    def run(self, state: State) -> None:
        put_aside(state, self.seat, self.card)
        exchange.draw(state, self.seat, DRAWS[self.card])


@mypyc_attr(acyclic=True, free_list_len=1)
class TopDeck(Decision):
    """A card gained this turn goes on top of the draw stack and is drawn at once, so it comes to hand (NZ-13.5)."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card

    def fields(self) -> list[int]:
        return [self.seat, self.card]

    def who(self, state: State) -> i64:
        for card in range(CARDS):
            if state.gained[card] > 0:
                return self.seat
        return NOBODY

    def run(self, state: State) -> None:
        """Nothing was gained."""
        put_aside(state, self.seat, self.card)
        exchange.draw(state, self.seat, DRAWS[self.card])

    def options(self, state: State, out: Options) -> None:
        for card in range(CARDS):
            if state.gained[card] > 0:
                out.add(TOP.first + card)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DECLINE.first:
            self.run(state)
            return
        card = TOP.index(action)
        state.move_card(PILE + self.seat, HAND + self.seat, card)
        state.gained[card] -= 1
        state.tell(TOPPED, self.seat, card)
        put_aside(state, self.seat, self.card)
