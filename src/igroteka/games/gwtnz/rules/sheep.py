"""The sheep market (NZ-14.4, NZ-14.15, NZ-6.15)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Chance
from igroteka.core.arrays import i64, mypyc_attr, vec
from igroteka.core.state import do_next
from igroteka.games.gwtnz.actions import BUY, DEAL_SHEEP, DECLINE, DONE, MORE, PICK
from igroteka.games.gwtnz.data.box import (
    BUY_FIRST,
    BUY_PRICE,
    BUY_SECOND,
    BUY_SHEPHERDS,
    BUY_TOKENS,
    CARDS,
    CARDS_PER_SHEPHERD,
    FIRST_MARKET,
    MARKETS,
    NONE,
    PURCHASES,
)
from igroteka.games.gwtnz.events import BOUGHT, MARKET_GREW, PICKED
from igroteka.games.gwtnz.rules import cards, effects, location
from igroteka.games.gwtnz.rules.exchange import Ask
from igroteka.games.gwtnz.state import MARKET, SHEEP_STACK, State

ROW: Final = MARKET * CARDS

# --- buying with shepherds


def is_on_sale(state: State, purchase: i64) -> bool:
    """Do its cards lie in the market (NZ-14.4)?"""
    first, second = BUY_FIRST[purchase], BUY_SECOND[purchase]
    if first == second:
        return state.cards[ROW + first] > 1
    return state.cards[ROW + first] > 0 and (second == NONE or state.cards[ROW + second] > 0)


def is_payable(state: State, seat: i64, purchase: i64, shepherds: i64) -> bool:
    """Enough shepherds and pounds for it?"""
    return BUY_SHEPHERDS[purchase] <= shepherds and BUY_PRICE[purchase] <= state.pounds[seat]


def can_buy(state: State, seat: i64, shepherds: i64) -> bool:
    """Is there anything to buy or to add with so many shepherds?"""
    if shepherds > 0 and state.sizes[SHEEP_STACK] > 0:
        return True
    for purchase in range(PURCHASES):
        if is_payable(state, seat, purchase, shepherds) and is_on_sale(state, purchase):
            return True
    return False


def could_buy(state: State, shepherds: i64) -> bool:
    """Is there anything to buy, if only the money were there?"""
    for purchase in range(PURCHASES):
        if BUY_SHEPHERDS[purchase] <= shepherds and is_on_sale(state, purchase):
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class BuySheep(Ask):
    """Shepherds are split among purchases, each once; an idle one adds cards to the market (NZ-14.4)."""

    def __init__(self, seat: i64, shepherds: i64) -> None:
        super().__init__(seat)
        self.shepherds: Final[i64] = shepherds

    def fields(self) -> list[int]:
        return [self.seat, self.shepherds]

    def who(self, state: State) -> i64:
        if can_buy(state, self.seat, self.shepherds):
            return self.seat
        return self.seat if cards.may_help(state, self.seat) and could_buy(state, self.shepherds) else NOBODY

    def options(self, state: State, out: Options) -> None:
        for purchase in range(PURCHASES):
            if is_payable(state, self.seat, purchase, self.shepherds) and is_on_sale(state, purchase):
                out.add(BUY.first + purchase)
        if self.shepherds > 0 and state.sizes[SHEEP_STACK] > 0:
            out.add(MORE.first)
        out.add(DONE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DONE.first:
            return
        location.done(state)
        if action == MORE.first:
            do_next(state, BuySheep(self.seat, self.shepherds - 1))
            turn_up(state, CARDS_PER_SHEPHERD)
            return
        purchase = BUY.index(action)
        first, second = BUY_FIRST[purchase], BUY_SECOND[purchase]
        state.pounds[self.seat] -= BUY_PRICE[purchase]
        state.gain_card(self.seat, MARKET, first)
        if second != NONE:
            state.gain_card(self.seat, MARKET, second)
        state.tell(BOUGHT, self.seat, first, second, BUY_PRICE[purchase])
        effects.gain_token(state, self.seat, BUY_TOKENS[purchase])
        do_next(state, BuySheep(self.seat, self.shepherds - BUY_SHEPHERDS[purchase]))


# --- cards of certain breeds


def can_pick(state: State, seat: i64, breeds: i64, price: i64) -> bool:
    """Does such a card lie in the market, and is there the money (NZ-14.15)?"""
    if state.pounds[seat] >= price:
        for card in range(FIRST_MARKET, FIRST_MARKET + MARKETS):
            if breeds >> card & 1 and state.cards[ROW + card] > 0:
                return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class PickSheep(Ask):
    """Take up to so many cards of these breeds, for nothing or for a price (NZ-14.15)."""

    def __init__(self, seat: i64, left: i64, breeds: i64, price: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.breeds: Final[i64] = breeds
        self.price: Final[i64] = price

    def fields(self) -> list[int]:
        return [self.seat, self.left, self.breeds, self.price]

    def who(self, state: State) -> i64:
        if can_pick(state, self.seat, self.breeds, self.price):
            return self.seat
        helped = cards.may_help(state, self.seat) and can_pick(state, self.seat, self.breeds, 0)
        return self.seat if helped else NOBODY

    def options(self, state: State, out: Options) -> None:
        if state.pounds[self.seat] >= self.price:
            for card in range(FIRST_MARKET, FIRST_MARKET + MARKETS):
                if self.breeds >> card & 1 and state.cards[ROW + card] > 0:
                    out.add(PICK.first + card - FIRST_MARKET)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DECLINE.first:
            return
        card = FIRST_MARKET + PICK.index(action)
        state.pounds[self.seat] -= self.price
        state.gain_card(self.seat, MARKET, card)
        state.tell(PICKED, self.seat, card, self.price)
        if self.left > 1:
            do_next(state, PickSheep(self.seat, self.left - 1, self.breeds, self.price))


# --- filling the market


def refill(state: State) -> None:
    """Fill the market up to its size, as far as the stack reaches (NZ-6.15)."""
    turn_up(state, state.market_size() - state.sizes[MARKET])


def turn_up(state: State, count: i64) -> None:
    """So many cards from the stack to the market, or what there is (NZ-15.2)."""
    cards = min(count, state.sizes[SHEEP_STACK])
    if cards > 0:
        do_next(state, TurnUpSheep(cards))


@mypyc_attr(acyclic=True, free_list_len=1)
class TurnUpSheep(Chance):
    """The top card of the market stack; `left` with this one (NZ-2.7, NZ-14.4)."""

    def __init__(self, left: i64) -> None:
        self.left: Final[i64] = left

    def fields(self) -> list[int]:
        return [self.left]

    def first_outcome(self) -> i64:
        return DEAL_SHEEP.first

    def weights(self, state: State) -> vec[i64]:
        start = SHEEP_STACK * CARDS + FIRST_MARKET
        return state.cards[start : start + MARKETS]

    def apply(self, state: State, action: i64) -> None:
        card = FIRST_MARKET + DEAL_SHEEP.index(action)
        state.move_card(SHEEP_STACK, MARKET, card)
        state.tell(MARKET_GREW, NOBODY, card)
        turn_up(state, self.left - 1)
