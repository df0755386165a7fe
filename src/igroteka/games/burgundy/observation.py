"""How is what a seat may see written in numbers? All that the view tells, straight from the state (BUR-16.7)."""

from typing import Final

from igroteka.core.arrays import floats, i64, row, vec
from igroteka.core.observation import MEMBER, Observation, quotient
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
from igroteka.games.burgundy.state import BAG, DEPOT, SOLD, State
from igroteka.games.burgundy.view import CHOICES, DECISIONS, choosing
from igroteka.kit import bits, pen

WORDS: Final = pen.Words(catalogue.FRAMES, DECISIONS, ["advance"], [])
PER_FACE: Final = BUILDINGS + SPECIES + 2
PER_CELL: Final = KINDS + 2 + PER_FACE
# What is remembered of a space, in bits: whether it can be filled, the tile on it, and from here on the estate
MOST: Final = 10  # numbers of a space or tile that can change
ESTATE: Final = 7
FACE: Final = 63
CENTURY: Final = 100  # points, to bring them near 1
DOZEN: Final = 12


def write(state: State, viewer: i64, out: Observation) -> None:
    """The view in numbers, seats in order from the viewer."""
    steps = pen.steps_from(viewer, state.seats)
    seat = max(viewer, 0)
    secret = choosing(state)
    active = state.active()
    for step in range(state.seats):
        out.seat(step)
        choice: i64 = NONE if secret is None else secret.chosen(seat)
        write_seat(state, seat, seat == active, out)
        write_choice(state, seat, choice, seat == viewer, out)
        write_estate(state, seat, out)
        seat = seat + 1 if seat + 1 < state.seats else 0
    out.table(SEATS)
    write_board(state, out)
    write_question(state, steps, out)
    pen.write_options(out, state.rules.told, state.rules.first_seat, steps, SEATS)
    out.part("seated")
    out.flag(viewer >= 0)


# --- tiles


def mark_of(face: int) -> int:
    """The first number that tells a tile from others of its kind: its building, its species, its knowledge; or NONE."""
    if face < BUILDINGS:
        return face
    if KIND[face] == KNOWLEDGE:
        return PER_FACE - 1
    return BUILDINGS + BREED[face] if HERD[face] > 0 else NONE


MARKS: Final = row([mark_of(face) for face in range(FACES)])
MARK_NUMBERS: Final = floats(
    [quotient(face - FIRST_LORE + 1, LORE) if KIND[face] == KNOWLEDGE else 1.0 for face in range(FACES)]
)
HERD_NUMBERS: Final = floats([quotient(HERD[face], 4) for face in range(FACES)])  # the second number of an animal tile


def write_tiles(faces: vec[i64], start: i64, length: i64, out: Observation) -> None:
    """Some tiles, each with its kind; most often there was none before."""
    out.make_cells(length)
    out.make_room(MOST * length)
    memory, found, numbers, count, place, cell = out.memory, out.places, out.values, out.count, out.place, out.cell
    kinds, marks, mark_numbers, herds = KIND, MARKS, MARK_NUMBERS, HERD_NUMBERS
    for number in range(start, start + length):
        face = faces[number]
        was = memory[cell] - 1
        if face != was:
            memory[cell] = face + 1
            if was == NONE:
                found[count] = place + kinds[face]
                numbers[count] = 1.0
                count += 1
                found[count] = place + KINDS + marks[face]
                numbers[count] = mark_numbers[face]
                count += 1 if marks[face] != NONE else 0
                found[count] = place + KINDS + BUILDINGS + SPECIES
                numbers[count] = herds[face]
                count += 1 if herds[face] > 0.0 else 0
            else:
                out.count = count
                out.move(place, kinds[was], kinds[face] if face != NONE else NONE, KINDS)
                write_face(was, face, place + KINDS, out)
                count = out.count
        place += KINDS + PER_FACE
        cell += 1
    out.count = count
    out.go(place, cell)


def write_face(was: i64, face: i64, place: i64, out: Observation) -> None:
    """What tells a tile from others of its kind, where there was another or NONE."""
    mark_was: i64 = MARKS[was] if was != NONE else NONE
    mark: i64 = MARKS[face] if face != NONE else NONE
    if mark_was not in (mark, NONE):
        out.put(place + mark_was, 0.0)
    if mark != NONE and (mark_was != mark or MARK_NUMBERS[was] != MARK_NUMBERS[face]):
        out.put(place + mark, MARK_NUMBERS[face])
    herd_was = HERD_NUMBERS[was] if was != NONE else 0.0
    herd = HERD_NUMBERS[face] if face != NONE else 0.0
    if herd != herd_was:
        out.put(place + BUILDINGS + SPECIES, herd)


# --- players


def write_seat(state: State, seat: i64, is_active: bool, out: Observation) -> None:
    """What everybody sees of a player."""
    out.part("standing")
    out.flag(True)
    out.flag(is_active)
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
    out.each_is(state.bonus, seat)
    out.part("sheet")
    out.one_of(state.sheets[seat], len(SHEETS))


def write_choice(state: State, seat: i64, choice: i64, is_own: bool, out: Observation) -> None:
    """The choice of an estate; of a secret one the others know only that it is made."""
    out.part("choice")
    out.flag(state.boards[seat] != NONE or choice != NONE)
    out.one_of(choice if is_own else NONE, CHOICES)


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
    write_cells(state.cells, seat * CELLS, board, state.reach[seat] if board != NONE else 0, out)
    out.part("knowledge")
    out.members(state.lore[seat], LORE)
    out.part("storage")
    write_tiles(state.storage, seat * STORAGE, STORAGE, out)


def write_cells(cells: vec[i64], start: i64, board: i64, reach: i64, out: Observation) -> None:
    """Every space of an estate: its kind, whether it is filled or can be, and the tile on it.

    One number remembers all of it: the estate, the tile, and whether it can be filled.
    """
    out.make_cells(CELLS)
    out.make_room(MOST * CELLS)
    memory, found, numbers, count, place, at = out.memory, out.places, out.values, out.count, out.place, out.cell
    kinds, marks, mark_numbers, herds = CELL_KIND, MARKS, MARK_NUMBERS, HERD_NUMBERS
    estate = ((board + 1) << ESTATE) + 2
    printed = board * CELLS
    for cell in range(CELLS):
        face = cells[start + cell]
        now = estate + 2 * face + (reach & 1)
        was = memory[at + cell]
        if now != was:
            memory[at + cell] = now
            if was == 0 and board != NONE:
                found[count] = place + kinds[printed + cell]
                numbers[count] = 1.0
                count += 1
                found[count] = place + KINDS
                numbers[count] = 1.0
                count += 1 if face != NONE else 0
                found[count] = place + KINDS + 1
                numbers[count] = 1.0
                count += reach & 1
                if face != NONE:
                    found[count] = place + KINDS + 2 + marks[face]
                    numbers[count] = mark_numbers[face]
                    count += 1 if marks[face] != NONE else 0
                    found[count] = place + KINDS + 2 + BUILDINGS + SPECIES
                    numbers[count] = herds[face]
                    count += 1 if herds[face] > 0.0 else 0
            else:
                out.count = count
                write_cell(cell, was, now, place, out)
                count = out.count
        reach >>= 1
        place += PER_CELL
    out.count = count
    out.go(place, at + CELLS)


def write_cell(cell: i64, was: i64, now: i64, place: i64, out: Observation) -> None:
    """A space where something is not as it was."""
    board_was, board = (was >> ESTATE) - 1, (now >> ESTATE) - 1
    if board != board_was:
        kind_was: i64 = CELL_KIND[board_was * CELLS + cell] if board_was != NONE else NONE
        kind: i64 = CELL_KIND[board * CELLS + cell] if board != NONE else NONE
        if kind != kind_was:
            out.move(place, kind_was, kind, KINDS)
    face_was, face = (was >> 1 & FACE) - 1, (now >> 1 & FACE) - 1
    if (face == NONE) != (face_was == NONE):
        out.put(place + KINDS, 0.0 if face == NONE else 1.0)
    if (was ^ now) & 1:
        out.put(place + KINDS + 1, MEMBER[now & 1])
    if face != face_was:
        write_face(face_was, face, place + KINDS + 2, out)


# --- the table


def write_board(state: State, out: Observation) -> None:
    """The main board, the round, and what is left to be drawn."""
    out.part("slots")
    write_tiles(state.slots, 0, ALL_SLOTS, out)
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
    WORDS.write_chain(out, state.agenda[1 : 1 + waiting] if waiting > 0 else state.agenda, waiting)
