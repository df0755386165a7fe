"""Phases and rounds: filling the board, rolling the dice, whose turn it is, paying the mines (BUR-3, BUR-4, BUR-12)."""

from typing import Final

from igroteka.core.agenda import NOBODY, Chance
from igroteka.core.arrays import filled, i64, mypyc_attr, raised, replaced, vec
from igroteka.core.chance import Luck
from igroteka.core.state import do_next
from igroteka.games.burgundy.actions import ROLL, ROUND_GOODS, TILE, WHITE
from igroteka.games.burgundy.data.box import (
    ALL_SLOTS,
    BLACK,
    COLOURS,
    DICE,
    DICE_OUTCOMES,
    FACES,
    KIND_FIRST,
    MINE_FACE,
    MINE_WORKERS,
    NONE,
    NORMAL,
    PHASES,
    ROUNDS,
    SIDES,
    SILVER_PER_MINE,
    SLOT_KIND,
    SLOTS,
    WORKERS_PER_MINE,
    is_used,
    slot_kind,
)
from igroteka.games.burgundy.events import (
    PAID_MINES,
    PHASE_BEGAN,
    REFILLED,
    ROLLED,
    ROUND_BEGAN,
    TURN_BEGAN,
    WHITE_ROLLED,
)
from igroteka.games.burgundy.rules import ending, turn
from igroteka.games.burgundy.state import BAG, DEPOT, State

NO_ORDER: Final[vec[i64]] = vec[i64]()
EQUAL_DICE: Final = filled(DICE_OUTCOMES, 1)
EQUAL_SIDES: Final = filled(SIDES, 1)


# --- the start of a phase (BUR-3)


def begin_phase(state: State, phase: i64) -> None:
    """What is left in the depots leaves the game, goods excepted; then they are filled (BUR-3.1, BUR-3.7)."""
    state.phase = phase
    state.round = NONE
    state.order = NO_ORDER
    state.tell(PHASE_BEGAN, NOBODY, phase)
    for slot in range(ALL_SLOTS):
        face = state.slots[slot]
        if face != NONE:
            state.remove(face)
            state.slots = replaced(state.slots, slot, NONE)
    refill_from(state, 0)


def refill_from(state: State, start: i64) -> None:
    """Go on with the next space; where all tiles of the pile are alike there is nothing to draw (BUR-3.2)."""
    for slot in range(start, ALL_SLOTS):
        if is_used(slot, state.seats):
            if slot >= SLOTS:
                do_next(state, Refill(slot))
                return
            kind = slot_kind(slot, state.seats, state.phase)
            first = KIND_FIRST[kind]
            if KIND_FIRST[kind + 1] > first + 1:
                do_next(state, Refill(slot))
                return
            lay_tile(state, slot, NORMAL, first)
    do_next(state, LayGoods(0))


def lay_tile(state: State, slot: i64, back: i64, face: i64) -> None:
    """A tile of a pile on a space of the board."""
    state.piles = raised(state.piles, back * FACES + face, -1)
    state.slots = replaced(state.slots, slot, face)


@mypyc_attr(acyclic=True, free_list_len=1)
class Refill(Chance):
    """A random tile of the space's kind, or of the black pile (BUR-3.2 to BUR-3.4, BUR-16.6)."""

    def __init__(self, slot: i64) -> None:
        self.slot: Final[i64] = slot

    def fields(self) -> list[int]:
        return [self.slot]

    def first_outcome(self) -> i64:
        if self.slot >= SLOTS:
            return TILE.first
        return TILE.first + KIND_FIRST[SLOT_KIND[self.slot]]

    def weights(self, state: State) -> vec[i64]:
        if self.slot >= SLOTS:
            return state.piles[BLACK * FACES : (BLACK + 1) * FACES]
        kind = SLOT_KIND[self.slot]
        return state.piles[KIND_FIRST[kind] : KIND_FIRST[kind + 1]]

    def apply(self, state: State, action: i64) -> None:
        lay_tile(state, self.slot, BLACK if self.slot >= SLOTS else NORMAL, TILE.index(action))
        refill_from(state, self.slot + 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class LayGoods(Chance):
    """A goods tile face up on the next round space (BUR-3.5, BUR-16.6)."""

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def fields(self) -> list[int]:
        return [self.place]

    def first_outcome(self) -> i64:
        return ROUND_GOODS.first

    def weights(self, state: State) -> vec[i64]:
        return state.goods[BAG * COLOURS : (BAG + 1) * COLOURS]

    def apply(self, state: State, action: i64) -> None:
        colour = ROUND_GOODS.index(action)
        state.goods[BAG * COLOURS + colour] -= 1
        state.round_goods = replaced(state.round_goods, self.place, colour)
        if self.place + 1 < ROUNDS:
            do_next(state, LayGoods(self.place + 1))
        else:
            state.tell(REFILLED, NOBODY, state.phase)
            begin_round(state, 0)


# --- a round (BUR-4)


def begin_round(state: State, round: i64) -> None:
    """The order of the round is that of the track now (BUR-4.3)."""
    state.round = round
    state.turn = NONE
    order = filled(state.seats, 0)
    for place in range(state.seats):
        order[place] = state.in_order(place)
    state.order = order
    state.tell(ROUND_BEGAN, NOBODY, round)
    do_next(state, RollDice(0))


@mypyc_attr(acyclic=True, free_list_len=1)
class RollDice(Chance):
    """The two dice of a player; all roll before anybody acts (BUR-4.1)."""

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def fields(self) -> list[int]:
        return [self.place]

    def first_outcome(self) -> i64:
        return ROLL.first

    def weights(self, state: State) -> vec[i64]:
        return EQUAL_DICE

    def draw(self, state: State, luck: Luck) -> i64:
        return ROLL.first + luck.below(DICE_OUTCOMES)

    def apply(self, state: State, action: i64) -> None:
        outcome = ROLL.index(action)
        seat = state.order[self.place]
        first, second = outcome // SIDES + 1, outcome % SIDES + 1
        state.dice = replaced(replaced(state.dice, seat * DICE, first), seat * DICE + 1, second)
        state.tell(ROLLED, seat, first, second)
        if self.place + 1 < state.seats:
            do_next(state, RollDice(self.place + 1))
        else:
            do_next(state, RollWhite())


@mypyc_attr(acyclic=True, free_list_len=1)
class RollWhite(Chance):
    """The white die sends the round's goods tile to a depot (BUR-4.2)."""

    def first_outcome(self) -> i64:
        return WHITE.first

    def weights(self, state: State) -> vec[i64]:
        return EQUAL_SIDES

    def draw(self, state: State, luck: Luck) -> i64:
        return WHITE.first + luck.below(SIDES)

    def apply(self, state: State, action: i64) -> None:
        depot = WHITE.index(action)
        colour = state.round_goods[state.round]
        state.white = depot + 1
        state.round_goods = replaced(state.round_goods, state.round, NONE)
        state.goods[(DEPOT + depot) * COLOURS + colour] += 1
        state.tell(WHITE_ROLLED, state.order[0], depot + 1, colour)
        begin_turn(state, 0)


def begin_turn(state: State, place: i64) -> None:
    """One turn for everybody, in the order of the round (BUR-4.3)."""
    state.turn = place
    seat = state.order[place]
    state.tell(TURN_BEGAN, seat)
    do_next(state, turn.Turn(seat))


def end_turn(state: State) -> None:
    """The next turn, round or phase (BUR-4.5, BUR-5.5)."""
    if state.turn + 1 < state.seats:
        begin_turn(state, state.turn + 1)
        return
    state.turn = NONE
    state.order = NO_ORDER
    state.put_dice_away()
    if state.round + 1 < ROUNDS:
        begin_round(state, state.round + 1)
    else:
        end_phase(state)


# --- the end of a phase (BUR-12)


def end_phase(state: State) -> None:
    """Mines pay, also after the last phase (BUR-12.1, BUR-12.2)."""
    state.round = NONE
    for seat in range(state.seats):
        mines = state.tiles_of(seat, MINE_FACE)
        if mines > 0:
            workers: i64 = WORKERS_PER_MINE * mines if state.knows(seat, MINE_WORKERS) else 0
            state.silver[seat] += SILVER_PER_MINE * mines
            state.workers[seat] += workers
            state.tell(PAID_MINES, seat, SILVER_PER_MINE * mines, workers)
    if state.phase + 1 < PHASES:
        begin_phase(state, state.phase + 1)
    else:
        ending.finish(state)
