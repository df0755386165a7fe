"""At any time: exchanges, and the questions during which they may be made (NUS-8.5, NUS-8.14)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Decision
from igroteka.core.arrays import i64, mypyc_attr, raised
from igroteka.games.nusfjord.actions import DECLINE, DONE, SELL, TRADE
from igroteka.games.nusfjord.data.box import CELLS, LISTED_TRADES, NONE, SHIPS
from igroteka.games.nusfjord.data.program import ANYTIME, GET, PROGRAM, WIDTH
from igroteka.games.nusfjord.events import CATCH_CHANGED, DECLINED, EXCHANGED, SOLD_SHIP
from igroteka.games.nusfjord.rules import effects, fishing, goods
from igroteka.games.nusfjord.state import State

# --- exchanges


def can_give(state: State, seat: i64, step: i64) -> bool:
    """Can an exchange be paid once?"""
    arg = step * WIDTH
    return goods.can_pay(state, seat, PROGRAM.arg[arg], PROGRAM.arg[arg + 1], PROGRAM.arg[arg + 2])


def is_useful(state: State, seat: i64, step: i64) -> bool:
    """Is anything got for it? Wood above the limit is nothing; what is given makes room first."""
    arg = step * WIDTH
    if PROGRAM.arg[arg + GET + 1] > 0 or PROGRAM.arg[arg + GET + 2] > 0:
        return True
    return state.wood(seat) - PROGRAM.arg[arg] < goods.wood_limit(state, seat)


def can_exchange(state: State, seat: i64, step: i64) -> bool:
    """May an exchange be made once?"""
    return can_give(state, seat, step) and is_useful(state, seat, step)


def exchange(state: State, seat: i64, step: i64) -> None:
    """Make an exchange once."""
    arg = step * WIDTH
    goods.pay(state, seat, PROGRAM.arg[arg], PROGRAM.arg[arg + 1], PROGRAM.arg[arg + 2])
    goods.gain(state, seat, PROGRAM.arg[arg + GET], PROGRAM.arg[arg + GET + 1], PROGRAM.arg[arg + GET + 2])


def price_of_sale(state: State, seat: i64, ship: i64) -> i64:
    """What a ship can be sold for, or 0 (NUS-8.14)."""
    best: i64 = 0
    for place in range(seat * CELLS, (seat + 1) * CELLS):
        card = state.cells[place]
        if card != NONE and PROGRAM.sales[card] != NONE:
            best = max(best, PROGRAM.arg[PROGRAM.sales[card] * WIDTH + ship])
    return best


def can_sell(state: State, seat: i64, ship: i64) -> bool:
    """Is there such a ship, and a buyer?"""
    return state.fleet(seat, ship) > 0 and price_of_sale(state, seat, ship) > 0


def sell(state: State, seat: i64, ship: i64) -> None:
    """The ship goes back to the board, the others close ranks, the catch may fall (NUS-8.14)."""
    price = price_of_sale(state, seat, ship)
    state.ships = raised(raised(state.ships, seat * SHIPS + ship, -1), state.seats * SHIPS + ship, 1)
    state.tell(SOLD_SHIP, seat, ship, price)
    state.tell(CATCH_CHANGED, seat, state.catch(seat))
    goods.gain(state, seat, 0, 0, price)


def has_exchange(state: State, seat: i64) -> bool:
    """May anything be exchanged now?"""
    if not state.reacts_to(seat, ANYTIME):
        return False
    for place in range(seat * CELLS, (seat + 1) * CELLS):
        card = state.cells[place]
        if card != NONE and PROGRAM.whens[card] >> ANYTIME & 1:
            for number in range(LISTED_TRADES):
                step = PROGRAM.trades[card * LISTED_TRADES + number]
                if step != NONE and can_exchange(state, seat, step):
                    return True
    for ship in range(SHIPS):
        if can_sell(state, seat, ship):
            return True
    return False


def interject(state: State, seat: i64, action: i64) -> None:
    """Make the exchange that is said."""
    if SELL.has(action):
        sell(state, seat, SELL.index(action))
        return
    state.tell(EXCHANGED, seat, TRADE.a(action), 1)
    exchange(state, seat, PROGRAM.trades[TRADE.a(action) * LISTED_TRADES + TRADE.b(action)])


def listed_cards(state: State, seat: i64) -> list[int]:
    """Own buildings with exchanges, by number."""
    found: list[int] = []
    for place in range(seat * CELLS, (seat + 1) * CELLS):
        card = state.cells[place]
        if card != NONE and PROGRAM.whens[card] >> ANYTIME & 1:
            found.append(card)
    found.sort()
    return found


# --- questions with exchanges


@mypyc_attr(acyclic=True)
class Window(Decision):
    """A question during which its owner may make exchanges."""

    def pays(self) -> bool:
        """Is this a window at all?"""
        return True

    def survives(self, state: State, action: i64) -> bool:
        """Could the question still be answered after this exchange?"""
        return True

    def interjections(self, state: State, out: Options) -> None:
        if not state.reacts_to(self.seat, ANYTIME) or not self.pays() or fishing.is_distributing(state):
            return
        for card in listed_cards(state, self.seat):
            for number in range(LISTED_TRADES):
                step = PROGRAM.trades[card * LISTED_TRADES + number]
                if step != NONE and can_exchange(state, self.seat, step):
                    action = TRADE.of(card, number)
                    if self.survives(state, action):
                        out.add(action)
        for ship in range(SHIPS):
            if can_sell(state, self.seat, ship) and self.survives(state, SELL.first + ship):
                out.add(SELL.first + ship)

    def interject(self, state: State, action: i64) -> None:
        interject(state, self.seat, action)


@mypyc_attr(acyclic=True)
class LastWord(Window):
    """Only exchanges; not asked if there are none."""

    def who(self, state: State) -> i64:
        return self.seat if has_exchange(state, self.seat) else NOBODY

    def options(self, state: State, out: Options) -> None:
        out.add(DONE.first)


@mypyc_attr(acyclic=True, free_list_len=1)
class EndTurn(LastWord):
    """After the action is complete (NUS-8.5 b)."""


@mypyc_attr(acyclic=True, free_list_len=1)
class LastExchanges(LastWord):
    """At the very end of the game, before scoring (NUS-8.5 d, NUS-10.6)."""


@mypyc_attr(acyclic=True)
class Menu(Window):
    """How an action or effect is carried out: `step` says which, `decline` whether it may be left undone.

    What nobody can answer is dropped; what has one answer is answered, unless an exchange could be made instead.
    """

    def __init__(self, seat: i64, step: i64, decline: i64) -> None:
        super().__init__(seat)
        self.step: Final[i64] = step
        self.decline: Final[i64] = decline

    def fields(self) -> list[int]:
        return [self.seat, self.step, self.decline]

    def possible(self, state: State) -> bool:
        """Is there an answer but to decline?"""
        raise NotImplementedError

    def might(self, state: State) -> bool:
        """Could there be one, for all that everybody knows?"""
        return self.possible(state)

    def only(self, state: State) -> i64:
        """The only answer, if everybody can see that there is but one; else NONE."""
        return NONE

    def answers(self, state: State, out: Options) -> None:
        """All answers but to decline."""
        raise NotImplementedError

    def answer(self, state: State, action: i64) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def may_exchange(self, state: State) -> bool:
        """Is there an exchange to make here?"""
        if not self.pays() or not has_exchange(state, self.seat):
            return False
        found = Options()
        self.interjections(state, found)
        return found.count > 0

    def who(self, state: State) -> i64:
        if not self.might(state):
            return self.seat if self.decline and self.may_exchange(state) else NOBODY
        if self.decline or self.only(state) == NONE or self.may_exchange(state):
            return self.seat
        return NOBODY

    def run(self, state: State) -> None:
        if self.decline or not self.might(state):
            effects.stop_repeating(state, self.step)
        else:
            self.answer(state, self.only(state))

    def options(self, state: State, out: Options) -> None:
        self.answers(state, out)
        if self.decline:
            out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DECLINE.first:
            state.tell(DECLINED, self.seat)
            effects.stop_repeating(state, self.step)
        else:
            self.answer(state, action)

    def survives(self, state: State, action: i64) -> bool:
        """An exchange may not make impossible what must be done."""
        if self.decline:
            return True
        probe = state.copy()
        interject(probe, self.seat, action)
        return self.possible(probe)
