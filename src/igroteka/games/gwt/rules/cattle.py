"""Buying cattle (GWT-6.7 to GWT-6.9)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Chance
from igroteka.core.arrays import i64, mypyc_attr, vec
from igroteka.core.state import do_next
from igroteka.games.gwt.actions import BUY, DEAL_CATTLE, DONE, MORE
from igroteka.games.gwt.data.box import (
    BUY_COWBOYS,
    BUY_FIRST,
    BUY_PRICE,
    BUY_SECOND,
    CARDS,
    CARDS_PER_COWBOY,
    CATTLE,
    NONE,
    PURCHASES,
)
from igroteka.games.gwt.events import BOUGHT, MARKET_GREW
from igroteka.games.gwt.rules import location
from igroteka.games.gwt.rules.exchange import Ask
from igroteka.games.gwt.state import CATTLE_STACK, MARKET, PILE, State

ROW: Final = MARKET * CARDS


def is_on_sale(state: State, purchase: i64) -> bool:
    """Do its cards lie in the market (GWT-6.7)?"""
    first, second = BUY_FIRST[purchase], BUY_SECOND[purchase]
    if first == second:
        return state.cards[ROW + first] > 1
    return state.cards[ROW + first] > 0 and (second == NONE or state.cards[ROW + second] > 0)


def can_buy(state: State, seat: i64, cowboys: i64) -> bool:
    """Is there anything to buy or to turn up with so many cowboys?"""
    if cowboys > 0 and state.sizes[CATTLE_STACK] > 0:
        return True
    for purchase in range(PURCHASES):
        if (
            BUY_COWBOYS[purchase] <= cowboys
            and BUY_PRICE[purchase] <= state.dollars[seat]
            and is_on_sale(state, purchase)
        ):
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class BuyCattle(Ask):
    """Any mix of purchases, as far as cowboys, money and market go (GWT-6.7); an idle one turns up cards (GWT-6.8)."""

    def __init__(self, seat: i64, cowboys: i64) -> None:
        super().__init__(seat)
        self.cowboys: Final[i64] = cowboys

    def fields(self) -> list[int]:
        return [self.seat, self.cowboys]

    def who(self, state: State) -> i64:
        return self.seat if can_buy(state, self.seat, self.cowboys) else NOBODY

    def options(self, state: State, out: Options) -> None:
        for purchase in range(PURCHASES):
            if (
                BUY_COWBOYS[purchase] <= self.cowboys
                and BUY_PRICE[purchase] <= state.dollars[self.seat]
                and is_on_sale(state, purchase)
            ):
                out.add(BUY.first + purchase)
        if self.cowboys > 0 and state.sizes[CATTLE_STACK] > 0:
            out.add(MORE.first)
        out.add(DONE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DONE.first:
            return
        location.done(state)
        if action == MORE.first:
            do_next(state, BuyCattle(self.seat, self.cowboys - 1))
            turn_up(state, CARDS_PER_COWBOY)
            return
        purchase = BUY.index(action)
        first, second = BUY_FIRST[purchase], BUY_SECOND[purchase]
        state.dollars[self.seat] -= BUY_PRICE[purchase]
        state.move_card(MARKET, PILE + self.seat, first)
        if second != NONE:
            state.move_card(MARKET, PILE + self.seat, second)
        state.tell(BOUGHT, self.seat, first, second, BUY_PRICE[purchase])
        do_next(state, BuyCattle(self.seat, self.cowboys - BUY_COWBOYS[purchase]))


def refill(state: State) -> None:
    """Fill the market up to its size, as far as the stack reaches (GWT-7.5)."""
    turn_up(state, state.market_size() - state.sizes[MARKET])


def turn_up(state: State, count: i64) -> None:
    """So many cards from the stack to the market, or what there is."""
    cards = min(count, state.sizes[CATTLE_STACK])
    if cards > 0:
        do_next(state, TurnUpCattle(cards))


@mypyc_attr(acyclic=True, free_list_len=1)
class TurnUpCattle(Chance):
    """The top card of the market stack; `left` with this one (GWT-2.8, GWT-6.8)."""

    def __init__(self, left: i64) -> None:
        self.left: Final[i64] = left

    def fields(self) -> list[int]:
        return [self.left]

    def first_outcome(self) -> i64:
        return DEAL_CATTLE.first

    def weights(self, state: State) -> vec[i64]:
        return state.cards[CATTLE_STACK * CARDS : CATTLE_STACK * CARDS + CATTLE]

    def apply(self, state: State, action: i64) -> None:
        card = DEAL_CATTLE.index(action)
        state.move_card(CATTLE_STACK, MARKET, card)
        state.tell(MARKET_GREW, NOBODY, card)
        turn_up(state, self.left - 1)
