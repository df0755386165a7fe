"""Thousands of games at once, stepped in compiled code, told in NumPy's arrays that the caller gives.

    env = BatchEnv("catan", games=1000, seats=3)
    rows = env.rows
    while learning:
        env.step(choose(rows.observations, rows.masks, rows.seats))

Every seat is a learner's: what a row tells is for the seat that is asked in that game. Luck is resolved inside.
A game that is over begins anew in the same step; its rewards are told with that step.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from operator import index
from typing import Final, Self, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from igroteka.adapters.rows import Array, Rows, Told, checked, new_rows
from igroteka.adapters.table import Reward, Table
from igroteka.adapters.workers import Workers, split
from igroteka.core.batch import Batch
from igroteka.core.game import Game

__all__ = ["BatchEnv", "Rows"]

NOT_SHARED: Final = "arrays of your own are not shared with other processes: read `rows`, or take one process"


class BatchEnv:
    """So many tables of one kind. `rows` are its own arrays, or those it is given.

    With `processes` above 1 the games are shared out among so many processes, which all write into the same memory;
    they are the same games. Such a batch is closed when it is no longer needed, by `close` or at the end of `with`.
    """

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
        processes: SupportsIndex = 1,
    ) -> None:
        self.table: Final = Table(game, seats, options, preset, reward)
        self.games: Final = index(games)
        begin = partial(
            Batch,
            self.table.first,
            seed=index(seed),
            longest=index(longest),
            by_points=self.table.reward == "points",
        )
        self.told: Final = begun(self.table, self.games, begin, index(processes), rows)

    @property
    def rows(self) -> Rows:
        """What is asked now. They are yours to read: of the observations a step writes only what has changed."""
        return self.told.rows

    @property
    def batch(self) -> Batch:
        """The games themselves, if they are played in this process."""
        if isinstance(self.told, Told):
            return self.told.batch
        raise ValueError("the games are played in other processes")

    def new_rows(self) -> Rows:
        """Arrays that fit, with the usual types."""
        return new_rows(self.table, self.games)

    def into(self, rows: Rows) -> None:
        """Write into these arrays from now on, what is asked now included."""
        if not isinstance(self.told, Told):
            raise ValueError(NOT_SHARED)
        self.told.rows = checked(rows, self.table, self.games)
        self.told.fill()

    def reset(self, seed: SupportsIndex) -> None:
        """All games anew."""
        self.told.reset(index(seed))

    def step(self, actions: Array | Iterable[SupportsIndex]) -> None:
        """Say these answers, one in each game, and write what follows. If one is illegal, none is said."""
        self.told.step(answers_of(actions))

    def last(self, game: SupportsIndex, seat: SupportsIndex) -> NDArray[np.float32]:
        """What a seat sees where the last step ended or cut this game, as a new row: to tell what a cut game was worth.

        Its own row in `rows` tells of the new game already.
        """
        place = index(game)
        if not 0 <= place < self.games or not self.told.has_ended(place):
            raise ValueError(f"the last step ended no game {place}")
        return self.told.last(place, self.table.first.checked_seat(index(seat)))

    def close(self) -> None:
        """End the processes, if there are any; `rows` stay as they are."""
        if not isinstance(self.told, Told):
            self.told.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    # --- what is not zero, for learners who need no more
    # In one process nothing is copied: every step writes into the same memory, so whoever wants to keep a row copies
    # it. Several processes lay `legal` and `firsts` open, which are put together anew; for the others each is asked.

    @property
    def legal(self) -> NDArray[np.int64]:
        """All legal actions of all games, each plus `actions` times the number of its game. The next step changes it.

        Likewise `firsts`, `places`, `values` and `lengths`: copy what you keep.
        """
        return self.told.legal()

    @property
    def firsts(self) -> NDArray[np.int64]:
        """Where the legal actions of each game begin, and where the last end. The next step changes it."""
        return self.told.firsts()

    @property
    def places(self) -> NDArray[np.int64]:
        """Where in the observations a number stands that is not zero, all rows laid end to end; until the next step.

        A step tells what has changed, so these and `values` are gathered for whoever asks first, which takes as long.
        """
        return self.told.places()

    @property
    def values(self) -> NDArray[np.float64]:
        """Those numbers; until the next step."""
        return self.told.values()

    @property
    def lengths(self) -> NDArray[np.int64]:
        """How many decisions the game took that ended last, by its place. The next step changes it."""
        return self.told.lengths()


def begun(table: Table, games: int, begin: Callable[..., Batch], processes: int, rows: Rows | None) -> Told | Workers:
    """The games, here or in other processes: no more of those than games."""
    if processes < 1:
        raise ValueError("a batch has at least one process")
    if processes == 1 or games <= 1:
        batch = begin(games)
        return Told(table, batch, new_rows(table, games) if rows is None else checked(rows, table, games))
    if rows is not None:
        raise ValueError(NOT_SHARED)
    parts = split(games, min(processes, games))
    return Workers(table, games, [partial(begin, len(part), first=part.start) for part in parts])


def answers_of(actions: Array | Iterable[SupportsIndex]) -> list[int]:
    """Whole numbers, whatever kind of numbers they are; a fraction is no answer."""
    if isinstance(actions, np.ndarray) and actions.dtype.kind in "iu":
        whole: list[int] = actions.tolist()  # at once: 30 instead of 130 ns a game
        return whole
    return [index(action) for action in actions]
