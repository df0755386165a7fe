"""How is what a seat may see written in numbers? All that the view tells, straight from the state (BUR-16.7)."""

from typing import Final

from igroteka.core.arrays import i64, vec
from igroteka.core.observation import Observation, quotient
from igroteka.games.burgundy import scoring
from igroteka.games.burgundy.data.box import (
    ALL_SLOTS,
    BLACK,
    BOARDS,
    BREED,
    BUILDINGS,
    CELL_KIND,
    CELLS,
    COLOURS,
    DEPOTS,
    DICE,
    FACES,
    FIRST_LORE,
    GOODS,
    GOODS_PER_COLOUR,
    HERD,
    KIND,
    KIND_FIRST,
    KINDS,
    KNOWLEDGE,
    LORE,
    NONE,
    NORMAL,
    PHASES,
    ROUNDS,
    SEATS,
    SHEETS,
    SIDES,
    SPECIES,
    STORAGE,
    TRACK,
)
from igroteka.games.burgundy.position import ENDINGS
from igroteka.games.burgundy.rules import catalogue
from igroteka.games.burgundy.rules.effects import TakeTile
from igroteka.games.burgundy.rules.ships import Cargo
from igroteka.games.burgundy.rules.turn import Discard, Turn
from igroteka.games.burgundy.state import BAG, BONUS_RANKS, DEPOT, LARGE, SMALL, SOLD, State
from igroteka.games.burgundy.view import CHOICES, DECISIONS, choosing
from igroteka.kit import bits, pen

WORDS: Final = pen.Words(catalogue.FRAMES, DECISIONS, ["advance"], [])
PER_FACE: Final = BUILDINGS + SPECIES + 2
PER_CELL: Final = KINDS + 2 + PER_FACE
CENTURY: Final = 100  # points, to bring them near 1
DOZEN: Final = 12


def write(state: State, viewer: i64, out: Observation) -> None:
    """The view in numbers, seats in order from the viewer."""
    steps = pen.steps_from(viewer, state.seats)
    seats = pen.seats_from(viewer, state.seats)
    for step in range(state.seats):
        out.seat(step)
        seat = seats[step]
        write_seat(state, seat, viewer, out)
        write_estate(state, seat, out)
    out.table(SEATS)
    write_board(state, out)
    write_question(state, steps, out)
    pen.write_options(out, state.rules.told, state.rules.first_seat, steps, SEATS)
    out.part("seated")
    out.flag(viewer >= 0)


# --- tiles


def write_face(face: i64, out: Observation) -> None:
    """What tells a tile from others of its kind: building, species and herd, number of knowledge."""
    first = out.place
    out.place = first + PER_FACE
    if face == NONE:
        return
    if face < BUILDINGS:
        out.put(first + face, 1.0)
    elif KIND[face] == KNOWLEDGE:
        out.put(first + PER_FACE - 1, quotient(face - FIRST_LORE + 1, LORE))
    elif HERD[face] > 0:
        out.put(first + BUILDINGS + BREED[face], 1.0)
        out.put(first + BUILDINGS + SPECIES, quotient(HERD[face], 4))


def write_tile(face: i64, out: Observation) -> None:
    """A tile with its kind."""
    if face == NONE:
        out.nothing(KINDS + PER_FACE)
    else:
        out.put(out.place + KIND[face], 1.0)
        out.place += KINDS
        write_face(face, out)


# --- players


def write_seat(state: State, seat: i64, viewer: i64, out: Observation) -> None:
    """What is seen of a player; of a secret choice the others know only that it is made."""
    out.part("standing")
    out.flag(True)
    out.flag(state.active() == seat)
    out.share(state.silver[seat], DOZEN)
    out.share(state.workers[seat], DOZEN)
    out.share(scoring.points(state, seat), CENTURY)
    out.flag(state.bought[seat] == 1)
    out.part("order")
    out.one_of(place_in(state.order, seat), SEATS)
    out.part("track")
    stacked = place_in(state.track, seat)
    out.one_of(stacked, SEATS)
    out.one_of(NONE if stacked == NONE else state.positions[seat], TRACK)
    out.part("dice")
    for die in range(DICE):
        out.one_of(state.die(seat, die) - 1, SIDES)
        out.flag(state.is_used(seat, die))
    out.part("goods")
    out.counts(state.goods, seat * COLOURS, COLOURS, GOODS_PER_COLOUR)
    out.part("sold")
    out.counts(state.goods, (SOLD + seat) * COLOURS, COLOURS, GOODS_PER_COLOUR)
    out.part("bonus")
    for kind in range(KINDS):
        out.flag(state.bonus[kind * BONUS_RANKS + LARGE] == seat)
        out.flag(state.bonus[kind * BONUS_RANKS + SMALL] == seat)
    secret = choosing(state)
    choice: i64 = NONE if secret is None else secret.chosen(seat)
    out.part("sheet")
    out.one_of(state.sheets[seat], len(SHEETS))
    out.part("choice")
    out.flag(state.boards[seat] != NONE or choice != NONE)
    out.one_of(choice if seat == viewer else NONE, CHOICES)


def place_in(seats: vec[i64], seat: i64) -> i64:
    """Where a seat comes in a list of seats, or NONE."""
    for place in range(len(seats)):
        if seats[place] == seat:
            return place
    return NONE


def write_estate(state: State, seat: i64, out: Observation) -> None:
    """The estate, tile by tile, and what waits in the storage."""
    board = state.boards[seat]
    out.part("estate")
    out.one_of(board, BOARDS)
    out.part("castle")
    out.one_of(state.castles[seat], CELLS)
    out.part("cells")
    if board == NONE:
        out.nothing(CELLS * PER_CELL)
    else:
        write_cells(state.cells, seat * CELLS, board * CELLS, state.reach[seat], out)
    out.part("knowledge")
    out.members(state.lore[seat], LORE)
    out.part("storage")
    for place in range(STORAGE):
        write_tile(state.stored(seat, place), out)


def write_cells(cells: vec[i64], start: i64, printed: i64, reach: i64, out: Observation) -> None:
    """Every space of an estate: its kind, whether it is filled or can be, and the tile on it."""
    kinds = CELL_KIND
    place = out.place
    for cell in range(CELLS):
        out.put(place + kinds[printed + cell], 1.0)
        face = cells[start + cell]
        if face != NONE:
            out.put(place + KINDS, 1.0)
        if reach & 1:
            out.put(place + KINDS + 1, 1.0)
        reach >>= 1
        if face != NONE:
            out.place = place + KINDS + 2
            write_face(face, out)
        place += PER_CELL
    out.place = place


# --- the table


def write_board(state: State, out: Observation) -> None:
    """The main board, the round, and what is left to be drawn."""
    out.part("slots")
    for slot in range(ALL_SLOTS):
        write_tile(state.slots[slot], out)
    out.part("depots")
    out.counts(state.goods, DEPOT * COLOURS, DEPOTS * COLOURS, GOODS_PER_COLOUR)
    out.part("round_goods")
    out.each_one_of(state.round_goods, 0, ROUNDS, COLOURS)
    out.part("phase")
    out.one_of(state.phase, PHASES)
    out.part("round")
    out.one_of(state.round, ROUNDS)
    out.part("turn")
    out.one_of(state.turn, SEATS)
    out.part("white")
    out.one_of(state.white - 1, SIDES)
    out.part("left")
    for kind in range(KINDS):
        out.share(state.undrawn(NORMAL, KIND_FIRST[kind], KIND_FIRST[kind + 1]), CELLS)
    out.share(state.undrawn(BLACK, 0, FACES), CELLS)
    out.share(state.goods_count(BAG), GOODS)
    out.part("ending")
    out.one_of(state.ending if state.finished else NONE, len(ENDINGS))


def write_question(state: State, steps: vec[i64], out: Observation) -> None:
    """What is asked of whom, and what waits below."""
    WORDS.write_question(out, state, steps, SEATS)
    slot: i64 = NONE
    building: i64 = NONE
    bought = False
    depots: i64 = 0
    dice: i64 = 0
    waiting: i64 = 0
    if state.player >= 0:
        top = state.top()
        if isinstance(top, Discard):
            slot = top.slot
            bought = top.bought == 1
        elif isinstance(top, TakeTile):
            building = top.building
        elif isinstance(top, Cargo):
            depots = bits.bit(top.first) | bits.bit(top.second)
        bottom = state.agenda[0]
        if state.depth > 1 and isinstance(bottom, Turn):
            waiting = state.depth - 2
            for die in range(DICE):
                if not state.is_used(bottom.seat, die):
                    dice |= bits.bit(die)
    out.part("question.slot")
    out.one_of(slot, ALL_SLOTS)
    out.flag(bought)
    out.part("question.building")
    out.one_of(building, BUILDINGS)
    out.part("question.depots")
    out.members(depots, DEPOTS)
    out.part("question.dice")
    out.members(dice, DICE)
    WORDS.write_chain(out, state.agenda[1 : 1 + waiting], waiting)
