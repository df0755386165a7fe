"""A table laid by hand: a position in a few lines, and a few words to play on from it."""

from typing import Any, Final

from igroteka.core.arrays import row
from igroteka.games.burgundy import scoring, setup
from igroteka.games.burgundy.data.box import (
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    DICE,
    FACE_NAMES,
    FACES,
    NONE,
    SLOT_NAMES,
    STORAGE,
)
from igroteka.games.burgundy.game import GAME
from igroteka.games.burgundy.rules import turn
from igroteka.games.burgundy.state import BAG, DEPOT, SOLD, State
from tests.games.saying import ask, legal

CENTRE: Final = 18
PHASES: Final = "ABCDE"


def table(
    seats: int = 2, active: int = 0, *, phase: str = "A", estate: int = 1, castle: int = CENTRE, **options: Any
) -> State:
    """Estates with nothing but the starting castle, empty depots, no goods; the active seat has rolled 6 and 3.

    Nobody has workers or silver; seats play in order from 0, and those before the active one have had their turn.
    """
    state = setup.empty_table(GAME, seats, setup.house_rules(seats, options))
    state.track = row(list(range(seats))[::-1])
    state.order = row(list(range(seats)))
    state.phase, state.round, state.turn, state.white = PHASES.index(phase), 0, active, 1
    for seat in range(seats):
        state.take_estate(seat, estate - 1, castle)
        state.put_tile(seat, castle, FACE_NAMES.index("castle"))
        roll(state, seat, 6, 3)
        for die in range(DICE):
            state.used[seat * DICE + die] = 1 if seat < active else 0
    state.log = []
    return ask(state, turn.Turn(active))


# --- laying: tiles come from the piles and goods from the bag, so that nothing is there twice


def drawn(state: State, name: str) -> int:
    """A tile from its pile, from the black one if the other has no more."""
    face = FACE_NAMES.index(name)
    pile = face if state.piles[face] > 0 else FACES + face
    assert state.piles[pile] > 0, f"there is no {name} left"
    state.piles[pile] -= 1
    return face


def place(state: State, seat: int, tiles: dict[int, str]) -> State:
    """Tiles that lie in an estate, without any effect."""
    for cell, name in tiles.items():
        assert state.tile(seat, cell) == NONE, f"cell {cell} is taken"
        state.put_tile(seat, cell, drawn(state, name))
    return state


def store(state: State, seat: int, *names: str) -> State:
    """Tiles in storage, from the first place on."""
    for name in names:
        room = state.room(seat)
        assert room != NONE, "the storage is full"
        state.storage[seat * STORAGE + room] = drawn(state, name)
    return state


def lay(state: State, **tiles: str) -> State:
    """Tiles on the main board by space, `d1a="ship"` or `black2="mine"`."""
    for slot, name in tiles.items():
        state.slots[SLOT_NAMES.index(slot.removeprefix("d"))] = drawn(state, name)
    return state


def give_goods(state: State, seat: int, **colours: int) -> State:
    """Goods in the goods storage of a seat."""
    return move_goods(state, seat, colours)


def give_sold(state: State, seat: int, **colours: int) -> State:
    """Goods that a seat has sold."""
    return move_goods(state, SOLD + seat, colours)


def depot_goods(state: State, depot: int, **colours: int) -> State:
    """Goods on a depot, 1 to 6."""
    return move_goods(state, DEPOT + depot - 1, colours)


def move_goods(state: State, taker: int, colours: dict[str, int]) -> State:
    for name, count in colours.items():
        assert state.has(BAG, COLOUR_NAMES.index(name)) >= count, f"there are no {count} {name} left"
        state.move_goods(BAG, taker, COLOUR_NAMES.index(name), count)
    return state


def roll(state: State, seat: int, first: int, second: int) -> State:
    """The dice of a seat show these numbers."""
    state.dice[seat * DICE] = first
    state.dice[seat * DICE + 1] = second
    return state


def give(state: State, seat: int, *, workers: int = 0, silver: int = 0) -> State:
    """Workers and silver from the supply."""
    state.workers[seat] += workers
    state.silver[seat] += silver
    return state


# --- playing


def refusal(state: State, line: str, seat: int | None = None) -> tuple[str, str]:
    """The code and the rule of why this may not be said."""
    why = state.why_not(int(state.player) if seat is None else seat, GAME.parse(line))
    assert why is not None, f"{line} is legal"
    return why.code, why.rule


# --- looking


def points(state: State, seat: int) -> int:
    return int(scoring.points(state, seat))


def sheet(state: State, seat: int) -> dict[str, int]:
    """Where the points of a seat come from, without zeros."""
    return {name: count for name, count in GAME.score_sheet(state, seat).items() if count}


def stored(state: State, seat: int) -> list[str | None]:
    """The storage by name."""
    faces = [state.stored(seat, place) for place in range(STORAGE)]
    return [None if face == NONE else FACE_NAMES[face] for face in faces]


def estate(state: State, seat: int) -> dict[int, str]:
    """The tiles of an estate by cell."""
    faces = [state.tile(seat, cell) for cell in range(CELLS)]
    return {cell: FACE_NAMES[face] for cell, face in enumerate(faces) if face != NONE}


def goods(state: State, seat: int) -> dict[str, int]:
    """The goods of a seat by colour."""
    return goods_row(state, seat)


def sold(state: State, seat: int) -> dict[str, int]:
    return goods_row(state, SOLD + seat)


def goods_on(state: State, depot: int) -> dict[str, int]:
    """The goods on a depot, 1 to 6."""
    return goods_row(state, DEPOT + depot - 1)


def goods_row(state: State, place: int) -> dict[str, int]:
    counts = [int(state.has(place, colour)) for colour in range(COLOURS)]
    return {name: count for name, count in zip(COLOUR_NAMES, counts, strict=True) if count}


def purse(state: State, seat: int) -> tuple[int, int]:
    """Workers and silver."""
    return int(state.workers[seat]), int(state.silver[seat])


def track(state: State) -> list[list[int]]:
    """The stacks of the turn-order track, bottom to top."""
    stacks: list[list[int]] = GAME.view(state, 0)["track"]
    return stacks


def effects(state: State, line: str) -> dict[str, int]:
    """What a legal line costs and brings."""
    assert line in legal(state), f"not legal: {line}; legal: {legal(state)}"
    return state.effects(GAME.parse(line))
