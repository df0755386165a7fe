"""What the games of a batch tell, in NumPy's arrays: which they are, and how they are written."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from igroteka.adapters.table import Table, fractions, numbers
from igroteka.core.batch import CUT, ENDED, ON, Batch
from igroteka.core.observation import Observation

Array = NDArray[Any]
TYPES: Final = (np.float32, np.int8, np.int64, np.float32, np.bool_, np.bool_)
"""The usual ones."""


class Rows(NamedTuple):
    """Arrays of any type that holds what is told; the first axis counts the games.

    Observations and rewards are fractions, so their arrays are of floats.
    """

    observations: Array
    """What the asked seat sees: (games, observation_size)."""
    masks: Array
    """1 for what it may say: (games, actions)."""
    seats: Array
    """Who is asked: (games,)."""
    rewards: Array
    """What every seat gained by the last step: (games, seats)."""
    ended: Array
    """1 where the last step ended a game: (games,)."""
    cut: Array
    """1 where it was the longest that is allowed: (games,)."""


def shapes(table: Table, games: int) -> list[tuple[int, ...]]:
    """The shapes of the arrays, in their order."""
    return [(games, table.width), (games, table.size), (games,), (games, table.seats), (games,), (games,)]


def new_rows(table: Table, games: int) -> Rows:
    """Arrays that fit, with the usual types."""
    return Rows(*(np.zeros(shape, kind) for shape, kind in zip(shapes(table, games), TYPES, strict=True)))


def checked(rows: Rows, table: Table, games: int) -> Rows:
    """Can these arrays be written as they lie in memory?"""
    for name, array, shape in zip(Rows._fields, rows, shapes(table, games), strict=True):
        if array.shape != shape:
            raise ValueError(f"{name} must have the shape {shape}, not {array.shape}")
        if not (array.flags.c_contiguous and array.flags.writeable):
            raise ValueError(f"{name} must be writeable and lie in one piece, row after row")
    for name, array in (("observations", rows.observations), ("rewards", rows.rewards)):
        if not np.issubdtype(array.dtype, np.floating):
            raise ValueError(f"{name} are fractions: their array must be of floats, not {array.dtype}")
    if rows.seats.dtype == np.bool_:
        raise ValueError("seats are numbers: their array cannot be of bool")
    return rows


class Told:
    """The games of a batch, and the arrays they are told in."""

    def __init__(self, table: Table, batch: Batch, rows: Rows) -> None:
        self.table: Final = table
        self.batch: Final = batch
        self.rows = rows
        self.fill()

    def reset(self, seed: int) -> None:
        """All games anew."""
        self.wipe_masks()
        self.batch.reset(seed)
        self.write()

    def step(self, answers: list[int]) -> None:
        """Say these answers and write what follows, or say none of them."""
        self.wipe_masks()
        try:
            self.batch.step(answers)
        finally:
            self.write()

    def has_ended(self, game: int) -> bool:
        """Has the last step ended or cut it?"""
        return bool(self.batch.ends[game] != ON)

    def last(self, game: int, seat: int) -> NDArray[np.float32]:
        """What a seat saw there."""
        return self.table.seen(self.batch.lasts[game], seat)

    # --- writing

    def fill(self) -> None:
        """What is asked now and nothing else, whatever stands in the arrays."""
        self.rows.observations.fill(0)
        self.rows.masks.fill(0)
        self.put(self.batch.everything())
        self.write()

    def wipe_masks(self) -> None:
        """Zeros where something was written."""
        self.rows.masks.reshape(-1)[self.legal()] = 0

    def write(self) -> None:
        """What is asked now; of the observations what stands otherwise than it did, as most of them stays."""
        rows, batch = self.rows, self.batch
        self.put(batch.news)
        rows.masks.reshape(-1)[self.legal()] = 1
        rows.seats[:] = numbers(batch.asked)
        rows.rewards.reshape(-1)[:] = fractions(batch.rewards)
        ends = numbers(batch.ends)
        np.equal(ends, ENDED, out=rows.ended, casting="unsafe")
        np.equal(ends, CUT, out=rows.cut, casting="unsafe")

    def put(self, found: Observation) -> None:
        """Numbers into the observations, all laid end to end."""
        row, count = self.rows.observations.reshape(-1), int(found.count)
        # Of one type both sides are put in their places twice as fast.
        row[numbers(found.places, count)] = fractions(found.values, count).astype(row.dtype)

    # --- what is not zero

    def legal(self) -> NDArray[np.int64]:
        return numbers(self.batch.legal, int(self.batch.firsts[self.batch.games]))

    def firsts(self) -> NDArray[np.int64]:
        return numbers(self.batch.firsts)

    def places(self) -> NDArray[np.int64]:
        found = self.batch.everything()
        return numbers(found.places, int(found.count))

    def values(self) -> NDArray[np.float64]:
        found = self.batch.everything()
        return fractions(found.values, int(found.count))

    def lengths(self) -> NDArray[np.int64]:
        return numbers(self.batch.lengths)
