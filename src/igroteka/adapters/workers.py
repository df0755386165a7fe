"""The games of a batch in several processes, which write what they tell into memory that all of them share.

Processes are spawned, not forked: it works on every system, and a fork copies locks that threads of the learner hold.
Each of them is woken once a step over a line of its own. Whoever dies closes its line, so nobody waits for it in vain.
"""

import os
import pickle
import signal
import tempfile
import weakref
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import accumulate, pairwise
from math import prod
from mmap import mmap
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from igroteka.adapters.rows import TYPES, Array, Rows, Told, shapes
from igroteka.adapters.table import Table
from igroteka.core.batch import Batch
from igroteka.core.errors import IllegalAction, brief

IN_MEMORY: Final = Path("/dev/shm")  # noqa: S108 -- whose name mkstemp finds
LINE: Final = 64  # bytes: each array begins at a line of the cache
LISTED: Final = 64  # legal actions a game on average, for which there is room in the memory that is shared
PATIENCE: Final = 5.0  # seconds for a process to end in order
GUARD: Final = 'does the program start it under `if __name__ == "__main__":`?'

Begin = Callable[[], Batch]
"""Makes or resumes the games of one process, there."""


def split(games: int, processes: int) -> list[range]:
    """The numbers of the games that each process has, none of them without any."""
    bounds = [games * process // processes for process in range(processes + 1)]
    return [range(first, end) for first, end in pairwise(bounds)]


class Workers:
    """What `Told` is, with the games in other processes."""

    def __init__(self, table: Table, games: int, begins: list[Begin]) -> None:
        self.table: Final = table
        self.games: Final = games
        self.parts: Final = split(games, len(begins))
        self.processes: Final[list[SpawnProcess]] = []
        self.lines: Final[list[Connection]] = []
        self.end: Final = weakref.finalize(self, end, self.processes, self.lines)
        path = new_memory(layout(table, self.parts)[1])
        try:
            *rows, self.answers, firsts, legal = arrays(path, table, self.parts)
            self.rows: Final = Rows(*rows)
            self.lists: Final = [
                Lists(firsts[firsts_of(self.parts, number)], legal[legal_of(part)])
                for number, part in enumerate(self.parts)
            ]
            for number, begin in enumerate(begins):
                self.start(path, number, begin)
            self.replies(None, f"; {GUARD}")
        finally:
            with suppress(OSError):  # Windows keeps a file that is open
                path.unlink()

    def start(self, path: Path, number: int, begin: Begin) -> None:
        """One more process; it says when its games have begun."""
        context = get_context("spawn")
        line, theirs = context.Pipe()
        self.lines.append(line)
        process = context.Process(
            target=work, args=(theirs, path, self.table, self.parts, number, begin), name="igroteka-batch", daemon=True
        )
        try:
            process.start()
        except BaseException:
            self.close()
            raise
        finally:
            theirs.close()
        self.processes.append(process)

    def __reduce__(self) -> tuple[object, ...]:
        return (Workers, (self.table, self.games, [partial(pickle.loads, kept) for kept in self.ask("kept")]))

    def close(self) -> None:
        """End the processes."""
        self.end()

    # --- asking

    def ask(self, question: str, *given: object) -> list[Any]:
        """What all processes answer to a question, in the order of their games."""
        if not self.end.alive:
            raise ValueError("the batch is closed")
        return self.replies((question, given))

    def replies(self, question: object, hint: str = "") -> list[Any]:
        """Wait for all of them. Where one is gone, or not all have answered, the games cannot go on."""
        found: list[tuple[Exception | None, Any]] = []
        try:
            with suppress(OSError):  # whoever does not listen does not answer
                for line in self.lines if question is not None else []:
                    line.send(question)
            for line in self.lines:
                found.append(line.recv())
        except (EOFError, OSError):
            place = len(found)
            self.close()
            code = self.processes[place].exitcode
            raise RuntimeError(
                f"process {place} of the batch has ended ({code}), and the batch is closed{hint}"
            ) from None
        except BaseException:
            self.close()
            raise
        for problem, _ in found:
            if problem is not None:
                self.close()
                raise RuntimeError("a process of the batch has failed, and the batch is closed") from problem
        return [answer for _, answer in found]

    def reset(self, seed: int) -> None:
        """All games anew."""
        self.ask("reset", seed)

    def step(self, answers: list[int]) -> None:
        """Say these answers and write what follows, or say none of them: all are looked at before."""
        if len(answers) != self.games:
            raise ValueError(f"{len(answers)} answers in {self.games} games")
        masks, size = self.rows.masks, self.table.size
        if min(answers) < 0 or max(answers) >= size or not masks[np.arange(self.games), answers].all():
            game = next(place for place, said in enumerate(answers) if not (0 <= said < size and masks[place, said]))
            raise IllegalAction("batch-illegal", "", {"game": game, "action": brief(answers[game])})
        self.answers[:] = answers
        self.ask("step")

    def has_ended(self, game: int) -> bool:
        """Has the last step ended or cut it?"""
        return bool(self.rows.ended[game] or self.rows.cut[game])

    def last(self, game: int, seat: int) -> NDArray[np.float32]:
        """What a seat saw there."""
        found = [row for row in self.ask("last", game, seat) if row is not None]
        row: NDArray[np.float32] = found[0]
        return row

    # --- what is not zero, one process after another

    def legal(self) -> NDArray[np.int64]:
        if all(lists.size <= len(lists.legal) for lists in self.lists):
            return self.joined([lists.legal[: lists.size] for lists in self.lists], self.table.size)
        return self.joined(self.ask("legal"), self.table.size)

    def firsts(self) -> NDArray[np.int64]:
        before = accumulate((lists.size for lists in self.lists), initial=0)
        return np.concatenate(
            [[0], *(first + lists.firsts[1:] for first, lists in zip(before, self.lists, strict=False))]
        )

    def places(self) -> NDArray[np.int64]:
        return self.joined(self.ask("places"), self.table.width)

    def values(self) -> NDArray[np.float64]:
        return np.concatenate(self.ask("values"))

    def lengths(self) -> NDArray[np.int64]:
        return np.concatenate(self.ask("lengths"))

    def joined(self, found: list[Any], width: int) -> NDArray[np.int64]:
        """Places in rows of this width, counted from the first of all games."""
        return np.concatenate([part[0] * width + places for part, places in zip(self.parts, found, strict=True)])


# --- memory


class Lists(NamedTuple):
    """The legal actions of the games of one process, where all can read them."""

    firsts: Array
    legal: Array

    @property
    def size(self) -> int:
        """How many there are; what there is no room for is asked for."""
        return int(self.firsts[-1])

    def write(self, told: Told) -> None:
        """As they are now."""
        self.firsts[:] = told.firsts()
        if self.size <= len(self.legal):
            self.legal[: self.size] = told.legal()


def firsts_of(parts: list[range], number: int) -> slice:
    """Where one process writes where the actions of its games begin, and where the last end."""
    return slice(parts[number].start + number, parts[number].stop + number + 1)


def legal_of(part: range) -> slice:
    """Where it writes the actions."""
    return slice(part.start * LISTED, part.stop * LISTED)


def layout(table: Table, parts: list[range]) -> tuple[list[tuple[tuple[int, ...], type, int]], int]:
    """Shape, type and first byte of each array: the rows, the answers, and the lists; and how many bytes they take."""
    found: list[tuple[tuple[int, ...], type, int]] = []
    start, games = 0, parts[-1].stop
    lists = [(games + len(parts),), (games * LISTED,)]
    for shape, kind in zip([*shapes(table, games), (games,), *lists], [*TYPES, *[np.int64] * 3], strict=True):
        found.append((shape, kind, start))
        start += -(-prod(shape) * np.dtype(kind).itemsize // LINE) * LINE
    return found, start


def new_memory(size: int) -> Path:
    """A file in memory, or on disk where there is none or too little. All of it is written, so all of it is there."""
    for folder in (IN_MEMORY, Path(tempfile.gettempdir())):
        with suppress(OSError):
            number, path = tempfile.mkstemp(prefix="igroteka-", dir=folder)
            try:
                with os.fdopen(number, "wb") as file:
                    file.write(bytes(size))
            except BaseException:
                Path(path).unlink()
                raise
            return Path(path)
    raise MemoryError(f"there are no {size:,} bytes that processes could share")


def arrays(path: Path, table: Table, parts: list[range]) -> list[Array]:
    """All arrays as they lie there. The memory is given back with the last of them."""
    with path.open("r+b") as file:
        memory = mmap(file.fileno(), 0)
    return [np.ndarray(shape, kind, memory, start) for shape, kind, start in layout(table, parts)[0]]


# --- the other side


def work(line: Connection, path: Path, table: Table, parts: list[range], number: int, begin: Begin) -> None:
    """Play some of the games and answer questions, until nobody asks any more."""
    part = parts[number]
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who asks
    with suppress(EOFError, OSError):
        try:
            *shared, firsts, legal = arrays(path, table, parts)
            *rows, answers = (array[part.start : part.stop] for array in shared)
            told = Told(table, begin(), Rows(*rows))
            lists = Lists(firsts[firsts_of(parts, number)], legal[legal_of(part)])
            lists.write(told)
            line.send((None, None))
            while True:
                question, given = line.recv()
                answer = answered(told, answers, part, question, given)
                if question in ("step", "reset"):
                    lists.write(told)
                line.send((None, answer))
        except (EOFError, OSError):
            raise
        except Exception as problem:  # noqa: BLE001 -- whatever it is, who asks should know
            line.send((problem, None))


def answered(told: Told, answers: Array, part: range, question: str, given: tuple[Any, ...]) -> object:
    """What one process says to a question."""
    match question:
        case "step":
            told.step(answers.tolist())
            return None
        case "last":
            game, seat = given
            return told.last(game - part.start, seat) if game in part else None
        case "kept":
            return pickle.dumps(told.batch)
        case _:
            return getattr(told, question)(*given)


def end(processes: list[SpawnProcess], lines: list[Connection]) -> None:
    """Hang up, and end whoever does not understand."""
    for line in lines:
        line.close()
    for process in processes:
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
