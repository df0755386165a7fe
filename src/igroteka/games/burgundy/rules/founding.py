"""Before the first phase: first player, supplies, estates (BUR-2, BUR-15)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Chance, Decision, Frame
from igroteka.core.arrays import filled, i64, mypyc_attr, replaced, vec
from igroteka.core.state import do_next
from igroteka.games.burgundy.actions import ESTATE, FIRST_SEAT, LOT, SHEET
from igroteka.games.burgundy.actions import START_GOODS as DEALT
from igroteka.games.burgundy.data.box import (
    BASIC_BOARD,
    BASIC_CELL,
    BOARDS,
    CASTLE_CELLS,
    CASTLE_FACE,
    CASTLES,
    CELLS,
    COLOURS,
    NONE,
    REGION,
    SHEETS,
    START_GOODS,
    START_SILVER,
    START_WORKERS,
)
from igroteka.games.burgundy.events import (
    ESTATE_CHOSEN,
    ESTATE_HIDDEN,
    FIRST_PLAYER,
    GOODS_DEALT,
    SHEET_DEALT,
    SUPPLIED,
)
from igroteka.games.burgundy.rules import phase, placing
from igroteka.games.burgundy.state import BAG, State
from igroteka.kit import bits, bundles

SHEET_SIDES: Final = vec[vec[i64]]([vec[i64](sides) for sides in SHEETS])
EQUAL_LOTS: Final = filled(BOARDS * CASTLES, 1)


def choose_first_seat(state: State) -> None:
    """The first player is agreed or drawn (BUR-2.5)."""
    if state.rules.first_seat == NOBODY:
        do_next(state, DrawFirstSeat())
    else:
        begin(state, state.rules.first_seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawFirstSeat(Chance):
    """Who begins is drawn (BUR-2.5)."""

    def first_outcome(self) -> i64:
        return FIRST_SEAT.first

    def weights(self, state: State) -> vec[i64]:
        return filled(state.seats, 1)

    def apply(self, state: State, action: i64) -> None:
        begin(state, FIRST_SEAT.index(action))


def begin(state: State, first: i64) -> None:
    """Clockwise from the first player, whose marker is on top; workers by place, silver for all (BUR-2.4 to 2.6)."""
    track = filled(state.seats, 0)
    for place in range(state.seats):
        track[state.seats - 1 - place] = (first + place) % state.seats
    state.track = track
    state.tell(FIRST_PLAYER, first)
    for place in range(state.seats):
        seat = state.in_order(place)
        state.workers[seat] = START_WORKERS[place]
        state.silver[seat] = START_SILVER
        state.tell(SUPPLIED, seat, START_WORKERS[place], START_SILVER)
    do_next(state, DealGoods(0))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealGoods(Chance):
    """Three goods for everybody, one at a time (BUR-2.4, BUR-16.6)."""

    def __init__(self, step: i64) -> None:
        self.step: Final[i64] = step

    def fields(self) -> list[int]:
        return [self.step]

    def first_outcome(self) -> i64:
        return DEALT.first

    def weights(self, state: State) -> vec[i64]:
        return state.goods[BAG * COLOURS : (BAG + 1) * COLOURS]

    def apply(self, state: State, action: i64) -> None:
        seat = state.in_order(self.step // START_GOODS)
        state.move_goods(BAG, seat, DEALT.index(action), 1)
        if (self.step + 1) % START_GOODS == 0:
            state.tell(GOODS_DEALT, seat, bundles.packed(state.goods[seat * COLOURS : (seat + 1) * COLOURS]))
        if self.step + 1 < START_GOODS * state.seats:
            do_next(state, DealGoods(self.step + 1))
        else:
            hand_out_estates(state)


def hand_out_estates(state: State) -> None:
    """Estate 1 for all, or one of the ways of BUR-15."""
    if state.rules.setup == "experienced":
        do_next(state, DealSheet(0))
    elif state.rules.setup == "random":
        do_next(state, DrawLot(0))
    elif state.rules.setup == "free":
        choose_estates(state)
    else:
        for seat in range(state.seats):
            settle(state, seat, BASIC_BOARD, BASIC_CELL)
        phase.begin_phase(state, 0)


def settle(state: State, seat: i64, board: i64, cell: i64) -> None:
    """The starting castle triggers nothing, unless the table lets it score its region (BUR-2.7)."""
    size = castle_region(state, board, cell)
    state.take_estate(seat, board, cell)
    state.put_tile(seat, cell, CASTLE_FACE)
    if size > 0:
        placing.score_region(state, seat, cell, size)


def castle_region(state: State, board: i64, cell: i64) -> i64:
    """The size of the region that a starting castle here completes and scores; 0 if it does not (BUR-2.7)."""
    size = bits.size(REGION[board * CELLS + cell])
    return size if size == 1 and state.rules.castle_scores else 0


@mypyc_attr(acyclic=True, free_list_len=1)
class DealSheet(Chance):
    """A sheet for the next player (BUR-15.1)."""

    def __init__(self, step: i64) -> None:
        self.step: Final[i64] = step

    def fields(self) -> list[int]:
        return [self.step]

    def first_outcome(self) -> i64:
        return SHEET.first

    def weights(self, state: State) -> vec[i64]:
        left = filled(len(SHEETS), 1)
        for seat in range(state.seats):
            if state.sheets[seat] != NONE:
                left[state.sheets[seat]] = 0
        return left

    def apply(self, state: State, action: i64) -> None:
        sheet = SHEET.index(action)
        seat = state.in_order(self.step)
        state.sheets = replaced(state.sheets, seat, sheet)
        state.tell(SHEET_DEALT, seat, SHEET_SIDES[sheet][0], SHEET_SIDES[sheet][1])
        if self.step + 1 < state.seats:
            do_next(state, DealSheet(self.step + 1))
        else:
            choose_estates(state)


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawLot(Chance):
    """A random estate with a random castle for the next player (BUR-15.5)."""

    def __init__(self, step: i64) -> None:
        self.step: Final[i64] = step

    def fields(self) -> list[int]:
        return [self.step]

    def first_outcome(self) -> i64:
        return LOT.first

    def weights(self, state: State) -> vec[i64]:
        return EQUAL_LOTS

    def apply(self, state: State, action: i64) -> None:
        take_choice(state, state.in_order(self.step), LOT.index(action))
        if self.step + 1 < state.seats:
            do_next(state, DrawLot(self.step + 1))
        else:
            phase.begin_phase(state, 0)


def choose_estates(state: State) -> None:
    """Openly in turn order, or secretly and at once (BUR-15.2)."""
    if state.rules.secret_choice:
        do_next(state, ChooseEstates(NONE, NONE, NONE, NONE))
    else:
        do_next(state, ChooseEstate(state.first()))


def offer_estates(state: State, seat: i64, out: Options) -> None:
    """Both sides of the own sheet, or all estates; any castle space (BUR-15.1, BUR-15.5)."""
    for board in range(BOARDS):
        if may_choose(state, seat, board):
            for castle in range(CASTLES):
                out.add(ESTATE.of(board, castle))


def may_choose(state: State, seat: i64, board: i64) -> bool:
    """Is this estate open to the seat?"""
    sheet = state.sheets[seat]
    if sheet == NONE:
        return True
    return SHEET_SIDES[sheet][0] == board or SHEET_SIDES[sheet][1] == board


def take_choice(state: State, seat: i64, choice: i64) -> None:
    """An estate and one of its castle spaces, as board * CASTLES + place."""
    board, cell = choice // CASTLES, CASTLE_CELLS[choice]
    state.tell(ESTATE_CHOSEN, seat, board, cell)
    settle(state, seat, board, cell)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseEstate(Decision):
    """A side and a castle space, seen by all (BUR-15.1, BUR-15.2)."""

    def options(self, state: State, out: Options) -> None:
        offer_estates(state, self.seat, out)

    def apply(self, state: State, action: i64) -> None:
        take_choice(state, self.seat, ESTATE.index(action))
        following = (self.seat + 1) % state.seats
        if following != state.first():
            do_next(state, ChooseEstate(following))
        else:
            phase.begin_phase(state, 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseEstates(Frame):
    """Everybody chooses secretly; all is shown together (BUR-15.2, BUR-16.7)."""

    def __init__(self, chosen0: i64, chosen1: i64, chosen2: i64, chosen3: i64) -> None:
        self.chosen0: Final[i64] = chosen0
        self.chosen1: Final[i64] = chosen1
        self.chosen2: Final[i64] = chosen2
        self.chosen3: Final[i64] = chosen3

    def fields(self) -> list[int]:
        return [self.chosen0, self.chosen1, self.chosen2, self.chosen3]

    def chosen(self, seat: i64) -> i64:
        """What a seat has chosen, as board * CASTLES + place, or NONE."""
        if seat == 0:
            return self.chosen0
        if seat == 1:
            return self.chosen1
        if seat == 2:
            return self.chosen2
        return self.chosen3

    def with_choice(self, seat: i64, choice: i64) -> "ChooseEstates":
        """The same after one more choice."""
        return ChooseEstates(
            choice if seat == 0 else self.chosen0,
            choice if seat == 1 else self.chosen1,
            choice if seat == 2 else self.chosen2,
            choice if seat == 3 else self.chosen3,
        )

    def who(self, state: State) -> i64:
        for place in range(state.seats):
            seat = state.in_order(place)
            if self.chosen(seat) == NONE:
                return seat
        return NOBODY

    def speakers(self, state: State) -> list[int]:
        order = [int(state.in_order(place)) for place in range(state.seats)]
        return [seat for seat in order if self.chosen(seat) == NONE]

    def options(self, state: State, out: Options) -> None:
        offer_estates(state, state.player, out)

    def apply(self, state: State, action: i64) -> None:
        seat = state.player
        state.tell(ESTATE_HIDDEN, seat)
        rest = self.with_choice(seat, ESTATE.index(action))
        if rest.who(state) != NOBODY:
            do_next(state, rest)
        else:
            rest.show(state)

    def run(self, state: State) -> None:
        self.show(state)

    def show(self, state: State) -> None:
        """All choices come to light together."""
        for place in range(state.seats):
            seat = state.in_order(place)
            take_choice(state, seat, self.chosen(seat))
        state.revealed = True
        phase.begin_phase(state, 0)
