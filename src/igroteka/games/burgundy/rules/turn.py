"""The turn: an action with each die, one purchase; taking a tile into storage (BUR-5, BUR-6, BUR-7)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Decision
from igroteka.core.arrays import i64, mypyc_attr, replaced
from igroteka.core.state import do_next
from igroteka.games.burgundy.actions import BUY, DISCARD, END, PLACE, SELL, TAKE, WORKERS
from igroteka.games.burgundy.data.box import (
    ALL_SLOTS,
    BUY_ANYWHERE,
    BUY_COST,
    CELL_DIE,
    CELLS,
    COLOURS,
    DEPOTS,
    DICE,
    FARTHEST,
    KIND,
    NONE,
    PLACES,
    SLOTS,
    STORAGE,
    WITHIN,
    distance,
)
from igroteka.games.burgundy.events import BOUGHT, DISCARDED, TAKEN
from igroteka.games.burgundy.rules import dice, phase, placing, trading
from igroteka.games.burgundy.state import State


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Decision):
    """An action with each die in any order, and one purchase before, between or after (BUR-5.1, BUR-7.2).

    When both dice are used the question stands only while a purchase is possible (BUR-5.5, BUR-5.6).
    """

    def who(self, state: State) -> i64:
        return self.seat if state.has_dice(self.seat) or may_buy(state, self.seat) else NOBODY

    def run(self, state: State) -> None:
        phase.end_turn(state)

    def options(self, state: State, out: Options) -> None:
        seat = self.seat
        first, second = dice.is_offered(state, seat, 0), dice.is_offered(state, seat, 1)
        if first:
            offer_takes(state, seat, 0, out)
        if second:
            offer_takes(state, seat, 1, out)
        if first:
            offer_placements(state, seat, 0, out)
        if second:
            offer_placements(state, seat, 1, out)
        if first:
            offer_sales(state, seat, 0, out)
        if second:
            offer_sales(state, seat, 1, out)
        if first:
            out.add(WORKERS.first)
        if second:
            out.add(WORKERS.first + 1)
        offer_purchases(state, seat, out)
        if not state.has_dice(seat):
            out.add(END.first)

    def apply(self, state: State, action: i64) -> None:
        if action == END.first:
            phase.end_turn(state)
            return
        do_next(state, self)
        seat = self.seat
        if action < TAKE.end:
            die, slot = TAKE.a(action), TAKE.b(action)
            workers = workers_to_take(state, seat, die, slot // PLACES)
            dice.use(state, seat, die, workers)
            acquire(state, seat, slot, workers, False)
        elif action < PLACE.end:
            die, where = PLACE.a(action), PLACE.b(action)
            stored, cell = where // CELLS, where % CELLS
            workers = workers_to_place(state, seat, die, stored, cell)
            dice.use(state, seat, die, workers)
            placing.place(state, seat, stored, cell, workers)
        elif action < SELL.end:
            die, colour = SELL.a(action), SELL.b(action)
            dice.use(state, seat, die, workers_to_sell(state, seat, die, colour))
            trading.sell(state, seat, colour)
        elif action < WORKERS.end:
            dice.use(state, seat, WORKERS.index(action), 0)
            trading.hire(state, seat)
        else:
            buy(state, seat, BUY.index(action))


# --- with a die


def workers_to_take(state: State, seat: i64, die: i64, depot: i64) -> i64:
    """Workers that turn a die into the number of a depot (BUR-5.3)."""
    return dice.workers_needed(state, seat, distance(state.die(seat, die), depot + 1), dice.free_to_take(state, seat))


def workers_to_place(state: State, seat: i64, die: i64, stored: i64, cell: i64) -> i64:
    """Workers that turn a die into the number of a space (BUR-5.3)."""
    free = dice.free_to_place(state, seat, KIND[state.stored(seat, stored)])
    return dice.workers_needed(state, seat, distance(state.die(seat, die), CELL_DIE[cell]), free)


def workers_to_sell(state: State, seat: i64, die: i64, colour: i64) -> i64:
    """Workers that turn a die into the number of a colour (BUR-5.3)."""
    return dice.workers_needed(state, seat, distance(state.die(seat, die), colour + 1), 0)


def is_first_in_depot(state: State, slot: i64) -> bool:
    """Is there a tile here, and no equal one in a place of the same depot before?"""
    slots = state.slots
    face = slots[slot]
    if face == NONE:
        return False
    start = slot // PLACES * PLACES if slot < SLOTS else SLOTS
    for before in range(start, slot):
        if slots[before] == face:
            return False
    return True


def offer_takes(state: State, seat: i64, die: i64, out: Options) -> None:
    """Any tile of the depots whose number the die can be made to show (BUR-6.1)."""
    far = dice.farthest(state, seat, dice.free_to_take(state, seat))
    number = state.die(seat, die)
    for depot in range(DEPOTS):
        if distance(number, depot + 1) <= far:
            for slot in range(depot * PLACES, (depot + 1) * PLACES):
                if is_first_in_depot(state, slot):
                    out.add(TAKE.first + die * SLOTS + slot)


def offer_placements(state: State, seat: i64, die: i64, out: Options) -> None:
    """Any stored tile on a space whose number the die can be made to show (BUR-6.3)."""
    number = state.die(seat, die)
    for stored in range(STORAGE):
        if state.is_first_stored(seat, stored):
            face = state.stored(seat, stored)
            far = dice.farthest(state, seat, dice.free_to_place(state, seat, KIND[face]))
            cells = placing.open_cells(state, seat, face) & WITHIN[number * (FARTHEST + 1) + far]
            action = PLACE.first + (die * STORAGE + stored) * CELLS
            while cells:
                if cells & 1:
                    out.add(action)
                cells >>= 1
                action += 1


def offer_sales(state: State, seat: i64, die: i64, out: Options) -> None:
    """All goods of the colour whose number the die can be made to show (BUR-6.5)."""
    far = dice.farthest(state, seat, 0)
    number = state.die(seat, die)
    for colour in range(COLOURS):
        if state.has(seat, colour) > 0 and distance(number, colour + 1) <= far:
            out.add(SELL.first + die * COLOURS + colour)


# --- the purchase (BUR-7)


def first_for_sale(state: State, seat: i64) -> i64:
    """The first space that the seat may buy from: only the black depot, but for knowledge 6 (BUR-7.1, BUR-7.4)."""
    return 0 if state.knows(seat, BUY_ANYWHERE) else SLOTS


def can_buy(state: State, seat: i64) -> bool:
    """Once a turn, for silver, and with room in the storage or leave to make some (BUR-7.1, BUR-7.3)."""
    if state.bought[seat] or state.silver[seat] < BUY_COST:
        return False
    return state.rules.discard_always or state.room(seat) != NONE


def may_buy(state: State, seat: i64) -> bool:
    """Is a purchase possible now (BUR-5.6)?"""
    if can_buy(state, seat):
        for slot in range(first_for_sale(state, seat), ALL_SLOTS):
            if state.slots[slot] != NONE:
                return True
    return False


def offer_purchases(state: State, seat: i64, out: Options) -> None:
    """Any tile that is for sale to the seat."""
    if can_buy(state, seat):
        for slot in range(first_for_sale(state, seat), ALL_SLOTS):
            if is_first_in_depot(state, slot):
                out.add(BUY.first + slot)


def buy(state: State, seat: i64, slot: i64) -> None:
    """Pay, and take the tile into storage (BUR-7.1)."""
    state.silver[seat] -= BUY_COST
    state.bought = replaced(state.bought, seat, 1)
    acquire(state, seat, slot, 0, True)


# --- into storage


def acquire(state: State, seat: i64, slot: i64, workers: i64, bought: bool) -> None:
    """A tile comes into storage; if that is full, another leaves it first (BUR-6.2, BUR-7.3)."""
    room = state.room(seat)
    if room == NONE:
        do_next(state, Discard(seat, slot, workers, 1 if bought else 0))
        return
    face = state.slots[slot]
    state.slots = replaced(state.slots, slot, NONE)
    state.storage[seat * STORAGE + room] = face
    if bought:
        state.tell(BOUGHT, seat, slot, face, BUY_COST)
    else:
        state.tell(TAKEN, seat, slot, face, workers)


@mypyc_attr(acyclic=True, free_list_len=1)
class Discard(Decision):
    """A stored tile makes room for the one that was chosen, which still lies in its depot (BUR-6.2)."""

    def __init__(self, seat: i64, slot: i64, workers: i64, bought: i64) -> None:
        super().__init__(seat)
        self.slot: Final[i64] = slot
        self.workers: Final[i64] = workers  # spent on the die, for the log
        self.bought: Final[i64] = bought

    def fields(self) -> list[int]:
        return [self.seat, self.slot, self.workers, self.bought]

    def options(self, state: State, out: Options) -> None:
        for place in range(STORAGE):
            if state.is_first_stored(self.seat, place):
                out.add(DISCARD.first + place)

    def apply(self, state: State, action: i64) -> None:
        place = DISCARD.index(action)
        face = state.stored(self.seat, place)
        state.storage[self.seat * STORAGE + place] = NONE
        state.remove(face)
        state.tell(DISCARDED, self.seat, face)
        acquire(state, self.seat, self.slot, self.workers, self.bought == 1)


def unused_dice(state: State, seat: i64) -> list[int]:
    """The dice that are still to be used."""
    return [die for die in range(DICE) if not state.is_used(seat, die)]
