"""Who plays the games of a tournament: this process, or several of this machine; a cluster is in cluster.py.

Games are handed out in portions, and a game depends on nothing but its number. So it does not matter how many play,
how large the portions are, or whether somebody dies with one: it is handed out again, and counts once.
"""

import os
import signal
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Final, NamedTuple, Protocol

from igroteka.core.errors import IgrotekaError
from igroteka.sim.contest import Contest, Played, play_some

PORTION: Final = 0.3  # seconds of play that one process is handed at a time
MOST_GAMES: Final = 256  # in one portion
TICK: Final = 1e-9  # seconds: no game is faster, whatever the clock says
MOST_DEATHS: Final = 5  # over one portion: more is not bad luck


class Portion(NamedTuple):
    """Games that are played at one go: the number of the first, how many, and of which lot."""

    first: int
    games: int
    lot: int = 0


class CrewLost(IgrotekaError):
    """Nobody is left who could play on; what has been played stays true."""


class Crew(Protocol):
    """Those who play: they are handed portions, and give them back in any order."""

    seconds: float
    """Of play, that make a good portion."""

    def wanted(self) -> int:
        """How many portions should be under way, so that nobody waits."""

    def hand(self, contest: Contest, portion: Portion) -> None:
        """Begin a portion."""

    def back(self) -> list[tuple[Portion, list[Played] | None]]:
        """Wait until at least one portion has ended; None stands for one whose player has died."""


class Lot:
    """The games of one contest that are to be played, but for those that have been."""

    def __init__(self, contest: Contest, games: int, done: Collection[int] = ()) -> None:
        self.contest: Final = contest
        self.games: Final = games
        self.done: Final = done
        self.next = 0
        self.fit = 1  # games in a portion
        self.skip()

    def skip(self) -> None:
        """Pass over what has been played."""
        while self.next < self.games and self.next in self.done:
            self.next += 1

    def portion(self, place: int) -> Portion:
        """The next games, which nobody has yet."""
        first, until = self.next, min(self.next + self.fit, self.games)
        self.next += 1
        while self.next < until and self.next not in self.done:
            self.next += 1
        found = Portion(first, self.next - first, place)
        self.skip()
        return found


def portions(crew: Crew, contest: Contest, games: int) -> Iterator[list[Played] | None]:
    """The games, portion by portion as they come in; None each time one was lost and is played again."""
    for _, results in shared_out(crew, [Lot(contest, games)]):
        yield results


def shared_out(crew: Crew, lots: Sequence[Lot]) -> Iterator[tuple[int, list[Played] | None]]:
    """The games of several lots, by portions with the place of their lot; the lot furthest behind comes first."""
    deaths: dict[Portion, int] = {}  # of the portions under way
    while True:
        while (place := furthest_behind(lots)) is not None and len(deaths) < crew.wanted():
            portion = lots[place].portion(place)
            deaths[portion] = 0
            crew.hand(lots[place].contest, portion)
        if not deaths:
            return
        for portion, results in crew.back():
            if results is not None:
                del deaths[portion]
                lots[portion.lot].fit = fitting(results, crew.seconds)
                yield portion.lot, results
                continue
            deaths[portion] += 1
            if deaths[portion] == MOST_DEATHS:
                last = portion.first + portion.games - 1
                raise CrewLost("players-die", {"first": portion.first, "last": last, "deaths": MOST_DEATHS})
            crew.hand(lots[portion.lot].contest, portion)
            yield portion.lot, None


def furthest_behind(lots: Sequence[Lot]) -> int | None:
    """The lot with the smallest number that nobody has yet; none if all are handed out."""
    open_lots = [(lot.next, place) for place, lot in enumerate(lots) if lot.next < lot.games]
    return min(open_lots)[1] if open_lots else None


def fitting(results: list[Played], seconds: float) -> int:
    """How many games like these fill so many seconds."""
    spent = max(TICK, sum(result.seconds for result in results) / len(results))
    return max(1, min(MOST_GAMES, int(seconds / spent)))


# --- this process


class Myself:
    """One game after another, here."""

    seconds: float = 0.0

    def __init__(self) -> None:
        self.task: tuple[Contest, Portion] | None = None

    def wanted(self) -> int:
        return 1

    def hand(self, contest: Contest, portion: Portion) -> None:
        self.task = contest, portion

    def back(self) -> list[tuple[Portion, list[Played] | None]]:
        assert self.task is not None
        contest, portion = self.task
        return [(portion, play_some(contest, portion.first, portion.games))]


@contextmanager
def alone() -> Iterator[Crew]:
    """Nobody else."""
    yield Myself()


# --- processes


class Processes:
    """Several processes of this machine; if one is killed, all are replaced."""

    seconds: float = PORTION

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool = pool_of(jobs)
        self.pending: dict[Future[list[Played]], Portion] = {}

    def wanted(self) -> int:
        return 2 * self.jobs

    def hand(self, contest: Contest, portion: Portion) -> None:
        try:
            future = self.pool.submit(play_some, contest, portion.first, portion.games)
        except BrokenProcessPool:
            self.pool.shutdown()
            self.pool = pool_of(self.jobs)
            future = self.pool.submit(play_some, contest, portion.first, portion.games)
        self.pending[future] = portion

    def back(self) -> list[tuple[Portion, list[Played] | None]]:
        done, _ = wait(self.pending, return_when=FIRST_COMPLETED)
        return [(self.pending.pop(future), result_of(future)) for future in done]


@contextmanager
def processes(jobs: int) -> Iterator[Crew]:
    """So many processes."""
    crew = Processes(jobs)
    try:
        yield crew
    except BaseException:
        dismiss(crew.pool)
        raise
    finally:
        crew.pool.shutdown(cancel_futures=True)


def dismiss(pool: ProcessPoolExecutor) -> None:
    """Nobody waits for the end of a game that will not count: some take minutes."""
    running = pool._processes or {}  # noqa: SLF001 -- terminate_workers comes with Python 3.14
    for process in list(running.values()):
        process.terminate()


def pool_of(jobs: int) -> ProcessPoolExecutor:
    """Processes that have nothing yet."""
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=ignore_interrupts)


def result_of(future: Future[list[Played]]) -> list[Played] | None:
    """What was played; nothing if the process did not live to tell."""
    try:
        return future.result()
    except BrokenProcessPool:
        return None


def ignore_interrupts() -> None:
    """Ctrl-C is the business of the process that collects the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def all_cores() -> int:
    """As many as this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def usual_jobs() -> int:
    """Two processes where there are two cores."""
    return min(os.cpu_count() or 1, 2)
