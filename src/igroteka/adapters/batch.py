"""Thousands of games at once, stepped in compiled code, told in NumPy's arrays that the caller gives.

    env = BatchEnv("catan", games=1000, seats=3)
    rows = env.rows
    while learning:
        env.step(choose(rows.observations, rows.masks, rows.seats))

Every seat is a learner's: what a row tells is for the seat that is asked in that game. Luck is resolved inside.
A game that is over begins anew in the same step; its rewards are told with that step.
"""

from collections.abc import Iterable, Mapping
from operator import index
from typing import Any, Final, NamedTuple, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from igroteka.adapters.table import Reward, Table, fractions, numbers
from igroteka.core.batch import CUT, ENDED, ON, Batch
from igroteka.core.game import Game

Array = NDArray[Any]
# Games whose rows are wiped and written before the next ones: what lies in the cache is written faster.
# 3.7 instead of 4.6 µs a game in Burgundy, 2.9 instead of 3.3 in New Zealand.
TOGETHER: Final = 32


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


class BatchEnv:
    """So many tables of one kind. `rows` are its own arrays, or those it is given."""

    def __init__(
        self,
        game: str | Game,
        games: SupportsIndex,
        seats: SupportsIndex = 0,
        options: Mapping[str, object] | None = None,
        preset: str = "",
        reward: Reward | None = None,
        longest: SupportsIndex = 0,
        seed: SupportsIndex = 0,
        rows: Rows | None = None,
    ) -> None:
        self.table: Final = Table(game, seats, options, preset, reward)
        self.games: Final = index(games)
        by_points = self.table.reward == "points"
        self.batch: Final = Batch(self.table.first, self.games, index(seed), index(longest), by_points=by_points)
        self.rows = self.checked(rows) if rows is not None else self.new_rows()
        self.clear()
        self.write()

    def shapes(self) -> list[tuple[int, ...]]:
        """The shapes of the arrays, in their order."""
        games, table = self.games, self.table
        return [(games, table.width), (games, table.size), (games,), (games, table.seats), (games,), (games,)]

    def new_rows(self) -> Rows:
        """Arrays that fit, with the usual types."""
        types = (np.float32, np.int8, np.int64, np.float32, np.bool_, np.bool_)
        return Rows(*(np.zeros(shape, kind) for shape, kind in zip(self.shapes(), types, strict=True)))

    def checked(self, rows: Rows) -> Rows:
        """Can these arrays be written as they lie in memory?"""
        for name, array, shape in zip(Rows._fields, rows, self.shapes(), strict=True):
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

    def into(self, rows: Rows) -> None:
        """Write into these arrays from now on, what is asked now included."""
        self.rows = self.checked(rows)
        self.clear()
        self.write()

    def reset(self, seed: SupportsIndex) -> None:
        """All games anew."""
        number = index(seed)
        self.wipe_masks()
        self.batch.reset(number)
        self.write()

    def step(self, actions: Array | Iterable[SupportsIndex]) -> None:
        """Say these answers, one in each game, and write what follows. If one is illegal, none is said."""
        answers = answers_of(actions)
        self.wipe_masks()
        try:
            self.batch.step(answers)
        finally:
            self.write()

    def last(self, game: SupportsIndex, seat: SupportsIndex) -> NDArray[np.float32]:
        """What a seat sees where the last step ended or cut this game, as a new row: to tell what a cut game was worth.

        Its own row in `rows` tells of the new game already.
        """
        place = index(game)
        if not 0 <= place < self.games or numbers(self.batch.ends)[place] == ON:
            raise ValueError(f"the last step ended no game {place}")
        return self.table.seen(self.batch.lasts[place], self.table.first.checked_seat(index(seat)))

    # --- what is not zero, for learners who need no more
    # Nothing is copied: every step writes into the same memory, so whoever wants to keep a row copies it.

    @property
    def legal(self) -> NDArray[np.int64]:
        """All legal actions of all games, each plus `actions` times the number of its game. The next step changes it.

        Likewise `firsts`, `places`, `values` and `lengths`: copy what you keep.
        """
        return numbers(self.batch.legal, int(self.batch.firsts[self.games]))

    @property
    def firsts(self) -> NDArray[np.int64]:
        """Where the legal actions of each game begin, and where the last end. The next step changes it."""
        return numbers(self.batch.firsts)

    @property
    def places(self) -> NDArray[np.int64]:
        """Where in the observations a number stands that is not zero, all rows laid end to end; until the next step."""
        return numbers(self.batch.places, int(self.batch.told))

    @property
    def values(self) -> NDArray[np.float64]:
        """Those numbers; until the next step."""
        return fractions(self.batch.values, int(self.batch.told))

    @property
    def lengths(self) -> NDArray[np.int64]:
        """How many decisions the game took that ended last, by its place. The next step changes it."""
        return numbers(self.batch.lengths)

    # --- writing

    def clear(self) -> None:
        """Zeros everywhere, whatever stands there."""
        self.rows.observations.fill(0)
        self.rows.masks.fill(0)

    def wipe_masks(self) -> None:
        """Zeros where something was written; the observations are wiped when they are written anew."""
        self.rows.masks.reshape(-1)[self.legal] = 0

    def write(self) -> None:
        """What is asked now, in place of what was told earlier."""
        rows, batch = self.rows, self.batch
        self.write_observations(rows.observations.reshape(-1))
        rows.masks.reshape(-1)[self.legal] = 1
        rows.seats[:] = numbers(batch.asked)
        rows.rewards.reshape(-1)[:] = fractions(batch.rewards)
        ends = numbers(batch.ends)
        np.equal(ends, ENDED, out=rows.ended, casting="unsafe")
        np.equal(ends, CUT, out=rows.cut, casting="unsafe")

    def write_observations(self, row: Array) -> None:
        """All of them laid end to end."""
        batch, places, values = self.batch, self.places, self.values
        earlier = numbers(batch.earlier.places)
        cuts = [*range(0, self.games, TOGETHER), self.games]
        begins, began = numbers(batch.begins)[cuts].tolist(), numbers(batch.began)[cuts].tolist()
        for piece in range(len(cuts) - 1):
            row[earlier[began[piece] : began[piece + 1]]] = 0
            first, end = begins[piece], begins[piece + 1]
            # Of one type both sides are put in their places twice as fast: 0.5 instead of 0.9 µs a game in Catan.
            row[places[first:end]] = values[first:end].astype(row.dtype)


def answers_of(actions: Array | Iterable[SupportsIndex]) -> list[int]:
    """Whole numbers, whatever kind of numbers they are; a fraction is no answer."""
    if isinstance(actions, np.ndarray) and actions.dtype.kind in "iu":
        whole: list[int] = actions.tolist()  # at once: 30 instead of 130 ns a game
        return whole
    return [index(action) for action in actions]
