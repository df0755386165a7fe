"""Shearing sheep (NZ-14.6)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Decision
from igroteka.core.arrays import i64, mypyc_attr, vec
from igroteka.core.state import do_next
from igroteka.games.gwtnz.actions import ALL, DONE, DRAW, REVEAL
from igroteka.games.gwtnz.data.box import CARDS, SHEEP, WOOL
from igroteka.games.gwtnz.events import SHORN, SHOWED
from igroteka.games.gwtnz.rules import delivery, exchange, location
from igroteka.games.gwtnz.rules.exchange import Ask
from igroteka.games.gwtnz.state import HAND, PILE, State
from igroteka.kit import bits

# --- revealing, for wool and for income


def breeds_left(state: State, seat: i64, shown: i64) -> i64:
    """The breeds in hand that are not revealed yet (NZ-6.1, NZ-14.6)."""
    start = (HAND + seat) * CARDS
    found: i64 = 0
    for card in range(SHEEP):
        if state.cards[start + card] > 0:
            found |= bits.bit(card)
    return found & ~shown


def offer_reveal(breeds: i64, most: i64, out: Options) -> None:
    """Each of these breeds, or all of them if they are not too many."""
    for card in range(SHEEP):
        if breeds >> card & 1:
            out.add(REVEAL.first + card)
    if 1 < bits.size(breeds) <= most:
        out.add(REVEAL.first + ALL)


def reveal(state: State, seat: i64, breeds: i64, choice: i64) -> i64:
    """Cards that are revealed lie on the discard pile at once: nothing can happen before; which they were."""
    chosen = breeds if choice == ALL else bits.bit(choice)
    for card in range(SHEEP):
        if chosen >> card & 1:
            state.move_card(HAND + seat, PILE + seat, card)
            state.tell(SHOWED, seat, card)
    state.revealed = True
    return chosen


def sum_of(shown: i64, values: vec[i64]) -> i64:
    """The values of the breeds revealed."""
    total: i64 = 0
    for card in range(SHEEP):
        if shown >> card & 1:
            total += values[card]
    return total


# --- the action


@mypyc_attr(acyclic=True, free_list_len=1)
class Shear(Ask):
    """A shearer draws and discards a card, or the shearing begins, which happens once (NZ-14.6)."""

    def __init__(self, seat: i64, shearers: i64, shorn: i64) -> None:
        super().__init__(seat)
        self.shearers: Final[i64] = shearers
        self.shorn: Final[i64] = shorn

    def fields(self) -> list[int]:
        return [self.seat, self.shearers, self.shorn]

    def who(self, state: State) -> i64:
        if self.shearers == 0:
            return NOBODY
        if state.drawable(self.seat) > 0 or (self.shorn == 0 and state.hand_size(self.seat) > 0):
            return self.seat
        return NOBODY

    def options(self, state: State, out: Options) -> None:
        if state.drawable(self.seat) > 0:
            out.add(DRAW.first)
        if self.shorn == 0:
            offer_reveal(breeds_left(state, self.seat, 0), self.shearers, out)
        out.add(DONE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DONE.first:
            return
        location.done(state)
        if DRAW.has(action):
            do_next(state, Shear(self.seat, self.shearers - 1, self.shorn))
            exchange.draw_then_discard(state, self.seat, 1)
        else:
            shown = reveal(state, self.seat, breeds_left(state, self.seat, 0), REVEAL.index(action))
            do_next(state, Shearing(self.seat, self.shearers - bits.size(shown), shown))


@mypyc_attr(acyclic=True, free_list_len=1)
class Shearing(Decision):
    """One shearer for each sheep, all of different breeds; nothing is played meanwhile (NZ-14.6, NZ-6.4)."""

    def __init__(self, seat: i64, shearers: i64, shown: i64) -> None:
        super().__init__(seat)
        self.shearers: Final[i64] = shearers
        self.shown: Final[i64] = shown

    def fields(self) -> list[int]:
        return [self.seat, self.shearers, self.shown]

    def who(self, state: State) -> i64:
        return self.seat if self.shearers > 0 and state.hand_size(self.seat) > 0 else NOBODY

    def run(self, state: State) -> None:
        """The wool with the permanent wool is paid; then it may be delivered."""
        wool = sum_of(self.shown, WOOL)
        permanent = state.wool(self.seat)
        state.pounds[self.seat] += wool + permanent
        state.tell(SHORN, self.seat, wool + permanent, wool, permanent)
        do_next(state, delivery.DeliverWool(self.seat, wool + permanent), Shear(self.seat, self.shearers, 1))

    def options(self, state: State, out: Options) -> None:
        offer_reveal(breeds_left(state, self.seat, self.shown), self.shearers, out)
        out.add(DONE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DONE.first:
            self.run(state)
        else:
            breeds = breeds_left(state, self.seat, self.shown)
            shown = reveal(state, self.seat, breeds, REVEAL.index(action))
            do_next(state, Shearing(self.seat, self.shearers - bits.size(shown), self.shown | shown))
