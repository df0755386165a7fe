"""What castles and buildings grant, once, at once, without a die (BUR-8.4, BUR-9)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Decision
from igroteka.core.arrays import i64, mypyc_attr
from igroteka.core.state import do_next
from igroteka.games.burgundy.actions import BUY, DECLINE, GAIN, RECRUIT, SETTLE, TRADE
from igroteka.games.burgundy.data.box import (
    CELLS,
    COLOURS,
    EFFECT,
    EFFECT_AMOUNT,
    EFFECT_KINDS,
    FROM_WATCHTOWERS,
    GAIN_POINTS,
    GAIN_SILVER,
    GAIN_WORKERS,
    KIND,
    NONE,
    PLACE,
    SELL,
    SLOTS,
    STORAGE,
    TAKE,
)
from igroteka.games.burgundy.events import GAINED
from igroteka.games.burgundy.rules import placing, trading, turn
from igroteka.games.burgundy.state import State

ALL_KINDS: Final = 63


def building(state: State, seat: i64, face: i64) -> None:
    """The effect of a building that has just been placed (BUR-9.11)."""
    effect, amount = EFFECT[face], EFFECT_AMOUNT[face]
    if effect == GAIN_WORKERS:
        state.workers[seat] += amount
        state.tell(GAINED, seat, face, 0, amount)
    elif effect == GAIN_SILVER:
        state.silver[seat] += amount
        state.tell(GAINED, seat, face, 1, amount)
    elif effect == GAIN_POINTS:
        state.score(seat, FROM_WATCHTOWERS, amount)
        state.tell(GAINED, seat, face, 2, amount)
    elif effect == SELL:
        do_next(state, Warehouse(seat))
    elif effect == TAKE:
        do_next(state, TakeTile(seat, face))
    elif effect == PLACE:
        do_next(state, CityHall(seat))


# --- what may be granted


def has_room(state: State, seat: i64) -> bool:
    """Can the storage take a tile that a building brings? It can be full only after a purchase inside (BUR-7.3)."""
    return state.rules.discard_always or state.room(seat) != NONE


def offer_tiles(state: State, kinds: i64, out: Options) -> None:
    """Any tile of these kinds from any numbered depot."""
    for slot in range(SLOTS):
        if turn.is_first_in_depot(state, slot) and kinds >> KIND[state.slots[slot]] & 1:
            out.add(GAIN.first + slot)


def can_gain(state: State, seat: i64, kinds: i64) -> bool:
    """Is there such a tile, and room for it?"""
    if has_room(state, seat):
        for slot in range(SLOTS):
            if state.slots[slot] != NONE and kinds >> KIND[state.slots[slot]] & 1:
                return True
    return False


def offer_placements(state: State, seat: i64, out: Options) -> None:
    """Any stored tile on any space that would take it, whatever its number (BUR-8.4, BUR-9.7)."""
    for stored in range(STORAGE):
        if state.is_first_stored(seat, stored):
            cells = placing.open_cells(state, seat, state.stored(seat, stored))
            action = SETTLE.first + stored * CELLS
            while cells:
                if cells & 1:
                    out.add(action)
                cells >>= 1
                action += 1


def offer_sales(state: State, seat: i64, out: Options) -> None:
    """Any colour in the goods storage (BUR-9.1)."""
    for colour in range(COLOURS):
        if state.has(seat, colour) > 0:
            out.add(TRADE.first + colour)


def perform(state: State, seat: i64, action: i64) -> None:
    """Carry out what was granted; to decline is to do nothing."""
    if GAIN.has(action):
        turn.acquire(state, seat, GAIN.index(action), 0, False)
    elif SETTLE.has(action):
        where = SETTLE.index(action)
        placing.place(state, seat, where // CELLS, where % CELLS, 0)
    elif TRADE.has(action):
        trading.sell(state, seat, TRADE.index(action))
    elif action == RECRUIT.first:
        trading.hire(state, seat)


@mypyc_attr(acyclic=True)
class Grant(Decision):
    """Something granted by a tile, which may be declined unless the table agreed otherwise (BUR-8.4, BUR-9.9).

    A purchase inside an action is a rule that a table may agree on too (BUR-7.2).
    """

    def options(self, state: State, out: Options) -> None:
        if state.rules.buy_inside:
            turn.offer_purchases(state, self.seat, out)
        before = out.count
        self.offer(state, out)
        if out.count == before or not state.rules.effects_compulsory:
            out.add(DECLINE.first)

    def offer(self, state: State, out: Options) -> None:
        """Add what is granted."""

    def apply(self, state: State, action: i64) -> None:
        if BUY.has(action):
            do_next(state, self)
            turn.buy(state, self.seat, BUY.index(action))
        else:
            perform(state, self.seat, action)


@mypyc_attr(acyclic=True, free_list_len=1)
class Castle(Grant):
    """One of the four actions as with an extra die of any number (BUR-8.4)."""

    def offer(self, state: State, out: Options) -> None:
        offer_tiles(state, ALL_KINDS, out)
        offer_placements(state, self.seat, out)
        offer_sales(state, self.seat, out)
        out.add(RECRUIT.first)


@mypyc_attr(acyclic=True, free_list_len=1)
class CityHall(Grant):
    """One more stored tile, whatever the number of the space (BUR-9.7); lost if there is none to place (BUR-9.9)."""

    def who(self, state: State) -> i64:
        if placing.can_place(state, self.seat):
            return self.seat
        return self.seat if state.rules.buy_inside and turn.may_buy(state, self.seat) else NOBODY

    def offer(self, state: State, out: Options) -> None:
        offer_placements(state, self.seat, out)


@mypyc_attr(acyclic=True, free_list_len=1)
class Warehouse(Grant):
    """A sale of one colour (BUR-9.1)."""

    def who(self, state: State) -> i64:
        return self.seat if state.goods_count(self.seat) > 0 else NOBODY

    def offer(self, state: State, out: Options) -> None:
        offer_sales(state, self.seat, out)


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeTile(Grant):
    """A tile of the kinds that the building names, from any numbered depot (BUR-9.2 to BUR-9.4)."""

    def __init__(self, seat: i64, building: i64) -> None:
        super().__init__(seat)
        self.building: Final[i64] = building

    def fields(self) -> list[int]:
        return [self.seat, self.building]

    def who(self, state: State) -> i64:
        return self.seat if can_gain(state, self.seat, EFFECT_KINDS[self.building]) else NOBODY

    def offer(self, state: State, out: Options) -> None:
        if has_room(state, self.seat):
            offer_tiles(state, EFFECT_KINDS[self.building], out)
