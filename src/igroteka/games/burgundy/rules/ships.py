"""Ships: goods from a depot, then a step on the turn-order track (BUR-8.1, BUR-8.2, BUR-10.5)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Decision, Step
from igroteka.core.arrays import i64, mypyc_attr
from igroteka.core.state import do_next
from igroteka.games.burgundy.actions import BUY, CHOOSE_GOODS, LEAVE, LOAD, LOADS, PACK
from igroteka.games.burgundy.data.box import COLOURS, DEPOTS, GOODS_SLOTS, PAIRS, TWO_DEPOTS
from igroteka.games.burgundy.events import LOADED, MOVED
from igroteka.games.burgundy.rules import turn
from igroteka.games.burgundy.state import DEPOT, State, next_depot
from igroteka.kit import bits

ALL_MASKS: Final = 64


def pool_colours(state: State, first: i64, second: i64) -> i64:
    """The colours that lie on one depot, or on two that count as one (BUR-10.5)."""
    return state.colours(DEPOT + first) | state.colours(DEPOT + second)


def free_slots(state: State, seat: i64) -> i64:
    """How many new colours the goods storage can take (BUR-8.2)."""
    return GOODS_SLOTS - bits.size(state.colours(seat))


def load(state: State, seat: i64, depot: i64, colours: i64) -> None:
    """All tiles of these colours come from a depot."""
    for colour in range(COLOURS):
        count = state.has(DEPOT + depot, colour)
        if colours >> colour & 1 and count > 0:
            state.move_goods(DEPOT + depot, seat, colour, count)
            state.tell(LOADED, seat, colour, count, depot)


def load_both(state: State, seat: i64, first: i64, second: i64, colours: i64) -> None:
    """All tiles of these colours from a depot, and from its neighbour if there are two."""
    load(state, seat, first, colours)
    if second != first:
        load(state, seat, second, colours)


def collect(state: State, seat: i64, first: i64, second: i64) -> None:
    """Colours already stored and those that fit are taken; the player decides only if not all fit (BUR-8.2)."""
    if not state.rules.must_load:
        do_next(state, Pack(seat, first, second))
        return
    held = state.colours(seat)
    new = pool_colours(state, first, second) & ~held
    free = free_slots(state, seat)
    if bits.size(new) <= free:
        load_both(state, seat, first, second, held | new)
        return
    load_both(state, seat, first, second, held)
    if free > 0:
        do_next(state, Goods(seat, first, second))


@mypyc_attr(acyclic=True, free_list_len=1)
class Ship(Decision):
    """Any depot, even an empty one; two neighbours with knowledge 5 (BUR-8.1, BUR-10.5, BUR-14.4)."""

    def options(self, state: State, out: Options) -> None:
        if state.rules.buy_inside:
            turn.offer_purchases(state, self.seat, out)
        if state.knows(self.seat, TWO_DEPOTS):
            for pair in range(PAIRS):
                out.add(LOADS.first + pair)
        else:
            for depot in range(DEPOTS):
                out.add(LOAD.first + depot)

    def apply(self, state: State, action: i64) -> None:
        if BUY.has(action):
            do_next(state, self)
            turn.buy(state, self.seat, BUY.index(action))
        elif LOADS.has(action):
            depot = LOADS.index(action)
            collect(state, self.seat, depot, next_depot(depot))
        else:
            depot = LOAD.index(action)
            collect(state, self.seat, depot, depot)


@mypyc_attr(acyclic=True)
class Cargo(Decision):
    """A choice among the goods of one depot, or of two."""

    def __init__(self, seat: i64, first: i64, second: i64) -> None:
        super().__init__(seat)
        self.first: Final[i64] = first
        self.second: Final[i64] = second  # the same depot, if there is only one

    def fields(self) -> list[int]:
        return [self.seat, self.first, self.second]

    def buys(self, state: State, action: i64) -> bool:
        """A purchase in the middle, where the table has agreed on it (BUR-7.2)."""
        if not BUY.has(action):
            return False
        do_next(state, self)
        turn.buy(state, self.seat, BUY.index(action))
        return True


@mypyc_attr(acyclic=True, free_list_len=1)
class Goods(Cargo):
    """Which new colours fill the free slots, when not all fit (BUR-8.2)."""

    def options(self, state: State, out: Options) -> None:
        if state.rules.buy_inside:
            turn.offer_purchases(state, self.seat, out)
        new = pool_colours(state, self.first, self.second) & ~state.colours(self.seat)
        free = free_slots(state, self.seat)
        for mask in range(1, ALL_MASKS):
            if mask & ~new == 0 and bits.size(mask) == free:
                out.add(CHOOSE_GOODS.first + mask - 1)

    def apply(self, state: State, action: i64) -> None:
        if not self.buys(state, action):
            load_both(state, self.seat, self.first, self.second, CHOOSE_GOODS.index(action) + 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class Pack(Cargo):
    """One goods tile at a time, until the player leaves the rest (BUR-14.10)."""

    def fitting(self, state: State) -> i64:
        """The colours of which one more tile can be stored."""
        colours = pool_colours(state, self.first, self.second)
        return colours if free_slots(state, self.seat) > 0 else colours & state.colours(self.seat)

    def who(self, state: State) -> i64:
        return self.seat if self.fitting(state) else NOBODY

    def options(self, state: State, out: Options) -> None:
        if state.rules.buy_inside:
            turn.offer_purchases(state, self.seat, out)
        fitting = self.fitting(state)
        for colour in range(COLOURS):
            if fitting >> colour & 1:
                out.add(PACK.first + colour)
        out.add(LEAVE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == LEAVE.first or self.buys(state, action):
            return
        colour = PACK.index(action)
        depot = self.first if state.has(DEPOT + self.first, colour) > 0 else self.second
        state.move_goods(DEPOT + depot, self.seat, colour, 1)
        state.tell(LOADED, self.seat, colour, 1, depot)
        do_next(state, self)


@mypyc_attr(acyclic=True, free_list_len=1)
class Advance(Step):
    """The marker moves one space to the right (BUR-8.1)."""

    def run(self, state: State) -> None:
        state.move_marker(self.seat)
        state.tell(MOVED, self.seat, state.positions[self.seat])
