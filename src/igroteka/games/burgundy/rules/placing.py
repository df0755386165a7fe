"""Placing a tile, and what completes (BUR-6.3, BUR-6.4, BUR-11)."""

from igroteka.core.arrays import i64, replaced
from igroteka.core.state import do_next
from igroteka.games.burgundy import scoring
from igroteka.games.burgundy.data.box import (
    ANIMAL,
    BUILDING,
    BUILDINGS,
    CASTLE,
    FROM_ANIMALS,
    FROM_COLOURS,
    FROM_PHASES,
    FROM_REGIONS,
    KIND,
    KIND_CELLS,
    KINDS,
    NONE,
    SAME_BUILDINGS,
    SHIP,
    STORAGE,
)
from igroteka.games.burgundy.events import ANIMALS, COLOUR_DONE, PLACED, REGION_DONE
from igroteka.games.burgundy.rules import effects, ships
from igroteka.games.burgundy.state import BONUS_RANKS, State


def open_cells(state: State, seat: i64, face: i64) -> i64:
    """The empty spaces of the tile's colour beside a placed tile; a city takes each building once (BUR-6.3 b to d)."""
    kind = KIND[face]
    cells = KIND_CELLS[state.boards[seat] * KINDS + kind] & state.reach[seat] & ~state.filled[seat]
    if kind == BUILDING and not state.knows(seat, SAME_BUILDINGS):
        cells &= ~state.built[seat * BUILDINGS + face]
    return cells


def can_place(state: State, seat: i64) -> bool:
    """Could a stored tile be placed if the number did not matter?"""
    for place in range(STORAGE):
        face = state.stored(seat, place)
        if face != NONE and open_cells(state, seat, face):
            return True
    return False


def place(state: State, seat: i64, stored: i64, cell: i64, workers: i64) -> None:
    """A stored tile comes into the estate: region, colour, then its effect (BUR-6.4)."""
    face = state.stored(seat, stored)
    state.storage[seat * STORAGE + stored] = NONE
    size = scoring.completed_size(state, seat, cell)
    rank = scoring.bonus_rank(state, seat, cell)
    kind = KIND[face]
    animals: i64 = 0
    tiles: i64 = 0
    if kind == ANIMAL:
        animals = scoring.animal_points(state, seat, cell, face)
        tiles = scoring.animal_tiles(state, seat, cell, face)
    state.put_tile(seat, cell, face)
    state.tell(PLACED, seat, cell, face, workers)
    if size > 0:
        score_region(state, seat, cell, size)
        if rank != NONE:
            take_bonus(state, seat, kind, rank)
    if kind == ANIMAL:
        state.score(seat, FROM_ANIMALS, animals)
        state.tell(ANIMALS, seat, animals, tiles)
    elif kind == BUILDING:
        effects.building(state, seat, face)
    elif kind == CASTLE:
        do_next(state, effects.Castle(seat))
    elif kind == SHIP:
        do_next(state, ships.Ship(seat), ships.Advance(seat))


def score_region(state: State, seat: i64, cell: i64, size: i64) -> None:
    """A completed region scores by its size and by the phase (BUR-11.1, BUR-11.2)."""
    region, phase = scoring.region_points(size), scoring.phase_points(state)
    state.score(seat, FROM_REGIONS, region)
    state.score(seat, FROM_PHASES, phase)
    state.tell(REGION_DONE, seat, cell, size, region + phase)


def take_bonus(state: State, seat: i64, kind: i64, rank: i64) -> None:
    """The first to fill all spaces of a colour takes the large tile, the second the small one (BUR-11.3)."""
    points = scoring.bonus_points(rank, state.seats)
    state.bonus = replaced(state.bonus, kind * BONUS_RANKS + rank, seat)
    state.score(seat, FROM_COLOURS, points)
    state.tell(COLOUR_DONE, seat, kind, rank, points)
