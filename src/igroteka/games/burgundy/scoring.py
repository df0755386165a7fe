"""Who has how many points, what would a tile bring, and who comes before whom?"""

from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import i64
from igroteka.games.burgundy.data.box import (
    BREED,
    BREEDING,
    BREEDING_POINTS,
    CELLS,
    END_BUILDING,
    END_COUNTS,
    END_POINTS,
    FIRST_ANIMAL,
    FROM_KNOWLEDGE,
    FROM_SILVER,
    FROM_UNSOLD,
    FROM_WORKERS,
    HERD,
    HERDS,
    KIND_CELLS,
    KINDS,
    LARGE_BONUS,
    LORE,
    NONE,
    PER_BONUS,
    PER_BUILDING,
    PER_COLOUR_SOLD,
    PER_SPECIES,
    PER_TILE_SOLD,
    PHASE_POINTS,
    REGION_POINTS,
    SILVER_POINTS,
    SMALL_BONUS,
    SOURCE_NAMES,
    SOURCES,
    SPECIES,
    UNSOLD_POINTS,
    WORKERS_PER_POINT,
)
from igroteka.games.burgundy.state import BONUS_RANKS, LARGE, SMALL, SOLD, State
from igroteka.kit import bits


def points(state: State, seat: i64) -> i64:
    """All points of a seat so far (BUR-11.5)."""
    found: i64 = 0
    scored = state.scored
    for place in range(seat * SOURCES, (seat + 1) * SOURCES):
        found += scored[place]
    return found


def score_sheet(state: State, seat: i64) -> dict[str, int]:
    """Where the points come from."""
    return {name: int(state.scored[seat * SOURCES + source]) for source, name in enumerate(SOURCE_NAMES)}


# --- what a tile on a space would bring; asked before it lies there


def spaces_left(state: State, seat: i64, cell: i64) -> i64:
    """Spaces of the region that would still be empty."""
    return bits.size(state.region(seat, cell) & ~state.filled[seat] & ~bits.bit(cell))


def completed_size(state: State, seat: i64, cell: i64) -> i64:
    """The size of the region that a tile here would complete; 0 if others are missing (BUR-11.1)."""
    region = state.region(seat, cell)
    if region & ~state.filled[seat] & ~bits.bit(cell):
        return 0
    return bits.size(region)


def region_points(size: i64) -> i64:
    """Points of a completed region by its size (BUR-11.1)."""
    return REGION_POINTS[size]


def phase_points(state: State) -> i64:
    """The bonus of the current phase for a completed region (BUR-11.2)."""
    return PHASE_POINTS[max(state.phase, 0)]


def bonus_rank(state: State, seat: i64, cell: i64) -> i64:
    """The bonus tile, large or small, that a tile here would win by completing its colour, or NONE (BUR-11.3)."""
    kind = state.kind_of(seat, cell)
    if KIND_CELLS[state.boards[seat] * KINDS + kind] & ~state.filled[seat] & ~bits.bit(cell):
        return NONE
    if state.bonus[kind * BONUS_RANKS + LARGE] == NOBODY:
        return LARGE
    return SMALL if state.bonus[kind * BONUS_RANKS + SMALL] == NOBODY else NONE


def bonus_points(rank: i64, seats: i64) -> i64:
    """Points of a bonus tile (BUR-11.3)."""
    return LARGE_BONUS[seats] if rank == LARGE else SMALL_BONUS[seats]


def animal_tiles(state: State, seat: i64, cell: i64, face: i64) -> i64:
    """How many tiles of the species an animal tile here would score, itself included (BUR-8.3)."""
    region = state.region(seat, cell) & state.filled[seat]
    found: i64 = 1
    place: i64 = 0
    while region >> place:
        if region >> place & 1 and BREED[state.cells[seat * CELLS + place]] == BREED[face]:
            found += 1
        place += 1
    return found


def animal_points(state: State, seat: i64, cell: i64, face: i64) -> i64:
    """All animals of the species in the pasture; more for each tile with knowledge 7 (BUR-8.3, BUR-10.7)."""
    region = state.region(seat, cell) & state.filled[seat]
    each: i64 = BREEDING_POINTS if state.knows(seat, BREEDING) else 0
    found = HERD[face] + each
    place: i64 = 0
    while region >> place:
        if region >> place & 1:
            other = state.cells[seat * CELLS + place]
            if BREED[other] == BREED[face]:
                found += HERD[other] + each
        place += 1
    return found


# --- the end (BUR-13.1)


def counted(state: State, seat: i64, tile: i64) -> i64:
    """How many things a knowledge tile counts (BUR-10.16 to BUR-10.20)."""
    what = END_COUNTS[tile]
    found: i64 = 0
    if what == PER_BUILDING:
        return state.tiles_of(seat, END_BUILDING[tile])
    if what == PER_COLOUR_SOLD:
        return bits.size(state.colours(SOLD + seat))
    if what == PER_TILE_SOLD:
        return state.goods_count(SOLD + seat)
    if what == PER_SPECIES:
        for species in range(SPECIES):
            first = FIRST_ANIMAL + species * HERDS
            if state.has_any(seat, first, first + HERDS):
                found += 1
    elif what == PER_BONUS:
        for place in range(KINDS * BONUS_RANKS):
            if state.bonus[place] == seat:
                found += 1
    return found


def lore_points(state: State, seat: i64) -> i64:
    """Points of knowledge tiles 15 to 26 in the estate (BUR-13.1)."""
    found: i64 = 0
    for tile in range(LORE):
        if state.lore[seat] >> tile & 1 and END_COUNTS[tile] > 0:
            found += END_POINTS[tile] * counted(state, seat, tile)
    return found


def end_points(state: State, seat: i64, source: i64) -> i64:
    """What a seat scores at the end from one source."""
    if source == FROM_UNSOLD:
        return UNSOLD_POINTS * state.goods_count(seat)
    if source == FROM_SILVER:
        return SILVER_POINTS * state.silver[seat]
    if source == FROM_WORKERS:
        return state.workers[seat] // WORKERS_PER_POINT
    return lore_points(state, seat) if source == FROM_KNOWLEDGE else 0


def ranks(state: State) -> list[int]:
    """Most points, then more empty spaces, then the later in turn order (BUR-13.2, BUR-13.3)."""
    return [1 + sum([1 for other in range(state.seats) if beats(state, other, seat)]) for seat in range(state.seats)]


def beats(state: State, seat: i64, other: i64) -> bool:
    """Does the first come before the second?"""
    difference = points(state, seat) - points(state, other)
    if difference == 0:
        difference = state.empty_cells(seat) - state.empty_cells(other)
    if difference == 0 and len(state.track) > 0:
        for marker in state.track:
            if marker in (seat, other):
                return marker == seat and seat != other
    return difference > 0
