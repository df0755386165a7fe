"""Who looks at the steps of a game: this process alone, or several of this machine.

A look depends on nothing but the step and the seed, so it does not matter how many share the work.
"""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from multiprocessing import get_context
from typing import Final, Protocol

from igroteka.ai.search import Effort
from igroteka.coach.judge import Care, Judge, Look
from igroteka.coach.story import Story
from igroteka.core.game import Game
from igroteka.core.record import Record, read_record

AHEAD: Final = 2  # steps for each process that lie ready, so that nobody waits


class Hands(Protocol):
    """Those who look."""

    def begin(self, judge: Judge) -> None:
        """Somebody will ask soon."""

    def looks(self, numbers: Sequence[int], *, coarse: bool) -> Iterator[Look]:
        """At each of these steps, in any order; whoever has heard enough may stop listening."""

    def rest(self) -> None:
        """Nobody will ask any more."""


class Alone:
    """One look after another, here."""

    def __init__(self) -> None:
        self.judge: Judge | None = None

    def begin(self, judge: Judge) -> None:
        self.judge = judge

    def looks(self, numbers: Sequence[int], *, coarse: bool) -> Iterator[Look]:
        assert self.judge is not None
        for number in numbers:
            yield self.judge.look(number, coarse=coarse)

    def rest(self) -> None:
        self.judge = None


class Together:
    """So many processes. Each loads the game by itself and reads the record again; `load` must be a plain function."""

    def __init__(self, jobs: int, load: Callable[[], Game], record: Record) -> None:
        self.jobs: Final = jobs
        self.load: Final = load
        self.record: Final = record.to_json()
        self.pool: ProcessPoolExecutor | None = None

    def begin(self, judge: Judge) -> None:
        care = judge.care
        given = (self.load, self.record, told(care.coarse), told(care.fine), care.most, judge.seed)
        self.pool = ProcessPoolExecutor(self.jobs, get_context("spawn"), initializer=sit_down, initargs=given)
        for _ in range(self.jobs):
            self.pool.submit(int)  # processes start, and read, while somebody else does something

    def looks(self, numbers: Sequence[int], *, coarse: bool) -> Iterator[Look]:
        assert self.pool is not None
        waiting = set[Future[Look]]()
        rest = iter(numbers)
        try:
            while True:
                for number in rest:
                    waiting.add(self.pool.submit(look_at, number, coarse))
                    if len(waiting) >= AHEAD * self.jobs:
                        break
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in waiting:
                future.cancel()

    def rest(self) -> None:
        """Nobody waits for the end of a thought that will not count."""
        if self.pool is not None:
            running = self.pool._processes or {}  # noqa: SLF001 -- terminate_workers comes with Python 3.14
            for process in list(running.values()):
                with suppress(ProcessLookupError):
                    process.terminate()
            self.pool.shutdown(cancel_futures=True)
            self.pool = None


Numbers = tuple[int, float, int, float, int, int, int, bool]


def told(effort: Effort) -> Numbers:
    """An effort as it travels: what is compiled cannot."""
    one = effort
    return one.rollouts, one.seconds, one.width, one.gate, one.least, one.foresight, one.tenths, one.patient


# --- in a process of its own

_here: list[Judge] = []


def sit_down(load: Callable[[], Game], record: str, coarse: Numbers, fine: Numbers, most: int, seed: int) -> None:
    """Read the game that will be asked about. Ctrl-C is the business of the process that asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    care = Care(Effort(*coarse), Effort(*fine), most)
    _here[:] = [Judge(Story(load(), read_record(record)), care, seed)]


def look_at(number: int, coarse: bool) -> Look:
    """What it says of one step."""
    return _here[0].look(number, coarse=coarse)
