"""Build a Building: the card, its site, its price (NUS-6.4, NUS-8.3, NUS-8.23)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Decision
from igroteka.core.arrays import i64, mypyc_attr
from igroteka.core.state import do_next
from igroteka.games.nusfjord.actions import BUILD as SAY_BUILD
from igroteka.games.nusfjord.actions import SITE, SOURCE
from igroteka.games.nusfjord.data.box import (
    BUILD,
    DECK_SIZE,
    DECKS,
    FISH,
    GOLD,
    GOODS,
    NONE,
    RESERVE,
    STORES,
    WOOD,
)
from igroteka.games.nusfjord.data.program import (
    AFTER,
    BUILT,
    FULL_FISH,
    K_PAY_RESERVE,
    OFF,
    ON_EMPTY,
    ON_FULL,
    PROGRAM,
    WIDTH,
)
from igroteka.games.nusfjord.events import ACTION_DONE
from igroteka.games.nusfjord.events import BUILT as TOLD_BUILT
from igroteka.games.nusfjord.rules import forests, goods, reactions
from igroteka.games.nusfjord.rules.windows import Menu
from igroteka.games.nusfjord.state import HAND, SHOWN, State
from igroteka.kit import bits

SOURCE_BITS: Final = 6  # of each good already chosen to come from the Reserve
SOURCE_MASK: Final = 63


def price(card: i64, good: i64, step: i64) -> i64:
    """What one good of a card costs."""
    return max(0, PROGRAM.costs[card * GOODS + good] - PROGRAM.arg[step * WIDTH + OFF + good])


def can_pay(state: State, seat: i64, card: i64, step: i64, reserve: bool) -> bool:
    """Is there enough, with the Reserve if that is allowed (NUS-8.23)?"""
    costs, arg, store = PROGRAM.costs, PROGRAM.arg, state.goods
    for good in range(GOODS):
        have = store[seat * STORES + good]
        if reserve:
            have += store[seat * STORES + RESERVE + good]
        if have < costs[card * GOODS + good] - arg[step * WIDTH + OFF + good]:
            return False
    return True


def within_reach(state: State, seat: i64, deck: i64) -> i64:
    """Cards of a deck that a seat could build: open ones, and those in hand (NUS-6.4)."""
    return state.sets[SHOWN * DECKS + deck] | state.sets[(HAND + seat) * DECKS + deck]


def next_card(state: State, seat: i64, step: i64, card: i64) -> i64:
    """The first card from this one on that can be paid, or NONE."""
    reserve = state.ruling(seat, K_PAY_RESERVE, 0) > 0
    deck = card // DECK_SIZE
    place = card % DECK_SIZE
    while deck < DECKS:
        cards = within_reach(state, seat, deck) >> place
        while cards:
            if cards & 1 and can_pay(state, seat, deck * DECK_SIZE + place, step, reserve):
                return deck * DECK_SIZE + place
            cards >>= 1
            place += 1
        deck += 1
        place = 0
    return NONE


def affordable(state: State, seat: i64, step: i64) -> bool:
    """Is there a card that can be paid?"""
    return next_card(state, seat, step, 0) != NONE


def possible(state: State, seat: i64, step: i64) -> bool:
    """Is there a free space, and a card that can be paid (NUS-6.4)?"""
    return state.free(seat) != 0 and affordable(state, seat, step)


@mypyc_attr(acyclic=True, free_list_len=1)
class BuildBuilding(Menu):
    """Which card to build (NUS-6.4)."""

    def possible(self, state: State) -> bool:
        return possible(state, self.seat, self.step)

    def might(self, state: State) -> bool:
        if state.has_hand(self.seat):
            return state.free(self.seat) != 0
        return self.possible(state)

    def only(self, state: State) -> i64:
        if state.has_hand(self.seat):
            return NONE
        first = next_card(state, self.seat, self.step, 0)
        if first == NONE or next_card(state, self.seat, self.step, first + 1) != NONE:
            return NONE
        return SAY_BUILD.first + first

    def answers(self, state: State, out: Options) -> None:
        if state.free(self.seat) == 0:
            return
        card = next_card(state, self.seat, self.step, 0)
        while card != NONE:
            out.add(SAY_BUILD.first + card)
            card = next_card(state, self.seat, self.step, card + 1)

    def answer(self, state: State, action: i64) -> None:
        card = SAY_BUILD.index(action)
        if state.has_card(HAND + self.seat, card):
            state.revealed = True
        do_next(state, ChooseSite(self.seat, self.step, card))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseSite(Decision):
    """On any free building space (NUS-6.4)."""

    def __init__(self, seat: i64, step: i64, card: i64) -> None:
        super().__init__(seat)
        self.step: Final[i64] = step
        self.card: Final[i64] = card

    def fields(self) -> list[int]:
        return [self.seat, self.step, self.card]

    def who(self, state: State) -> i64:
        return NOBODY if forests.only_of(state.free(self.seat), SITE.first) != NONE else self.seat

    def run(self, state: State) -> None:
        self.apply(state, forests.only_of(state.free(self.seat), SITE.first))

    def options(self, state: State, out: Options) -> None:
        forests.offer(state.free(self.seat), SITE.first, out)

    def apply(self, state: State, action: i64) -> None:
        cell = SITE.index(action)
        if state.ruling(self.seat, K_PAY_RESERVE, 0) > 0:
            do_next(state, ChooseSource(self.seat, self.step, self.card, cell, WOOD, 0))
        else:
            pay_and_build(state, self.seat, self.step, self.card, cell, 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseSource(Decision):
    """For each good, how much of it comes from the Reserve (NUS-8.23)."""

    def __init__(self, seat: i64, step: i64, card: i64, cell: i64, good: i64, drawn: i64) -> None:
        super().__init__(seat)
        self.step: Final[i64] = step
        self.card: Final[i64] = card
        self.cell: Final[i64] = cell
        self.good: Final[i64] = good
        self.drawn: Final[i64] = drawn  # of the goods before, SOURCE_BITS each

    def fields(self) -> list[int]:
        return [self.seat, self.step, self.card, self.cell, self.good, self.drawn]

    def least(self, state: State) -> i64:
        """What the personal supply cannot pay."""
        return max(0, price(self.card, self.good, self.step) - state.goods[self.seat * STORES + self.good])

    def most(self, state: State) -> i64:
        """What the Reserve can pay."""
        return min(price(self.card, self.good, self.step), state.reserve(self.seat, self.good))

    def who(self, state: State) -> i64:
        return NOBODY if self.least(state) == self.most(state) else self.seat

    def run(self, state: State) -> None:
        self.apply(state, SOURCE.first + self.least(state))

    def options(self, state: State, out: Options) -> None:
        for amount in range(self.least(state), self.most(state) + 1):
            out.add(SOURCE.first + amount)

    def apply(self, state: State, action: i64) -> None:
        drawn = self.drawn | SOURCE.index(action) << SOURCE_BITS * self.good
        if self.good + 1 < GOODS:
            do_next(state, ChooseSource(self.seat, self.step, self.card, self.cell, self.good + 1, drawn))
        else:
            pay_and_build(state, self.seat, self.step, self.card, self.cell, drawn)


def pay_and_build(state: State, seat: i64, step: i64, card: i64, cell: i64, drawn: i64) -> None:
    """Pay, place the card, resolve what it does immediately; then what comes after the action (NUS-8.3, NUS-8.7).

    What reacts to the payment comes before what the card does, so it is put on the agenda last.
    """
    state.tell(ACTION_DONE, seat, BUILD)
    reactions.follow(state, seat, AFTER + BUILD)
    state.take_card(SHOWN, card)
    state.take_card(HAND + seat, card)
    state.put_building(seat, cell, card)
    here = bits.bit(cell)
    wood, fish, gold = drawn & SOURCE_MASK, drawn >> SOURCE_BITS & SOURCE_MASK, drawn >> 2 * SOURCE_BITS
    # what holds already when the card is built (NUS-8.8, NUS-8.24)
    if PROGRAM.whens[card] >> ON_EMPTY & 1 and state.reserve_total(seat) == 0:
        do_next(state, reactions.React(seat, ON_EMPTY, here, NONE))
    if PROGRAM.whens[card] >> ON_FULL & 1 and state.reserve(seat, FISH) - fish >= FULL_FISH:
        do_next(state, reactions.React(seat, ON_FULL, here, NONE))
    if PROGRAM.whens[card] >> BUILT & 1:
        do_next(state, reactions.React(seat, BUILT, here, NONE))
    goods.pay(
        state, seat, price(card, WOOD, step) - wood, price(card, FISH, step) - fish, price(card, GOLD, step) - gold
    )
    goods.pay_from_reserve(state, seat, wood, fish, gold)
    state.tell(TOLD_BUILT, seat, card, cell)
    reactions.note(state, seat)
