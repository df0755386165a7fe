"""Tournaments: every bot sits equally often in every place, and each round of places has the same luck."""

import math
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

from igroteka.sim.contest import Contest, Played, play, play_some

NORMAL_95: Final = 1.959963984540054  # two-sided 95 % of the normal distribution
PORTION: Final = 0.3  # seconds of play that one process is handed at a time
MOST_GAMES: Final = 256  # in one portion


class Line(NamedTuple):
    """How one entry did, or all entries of one bot together; a shared win is a part of a win."""

    bot: str
    entries: int
    games: int
    wins: float
    share: float
    low: float
    high: float
    fair: float
    score: float
    place: float


@dataclass(frozen=True, slots=True)
class Standings:
    """The table of a contest, from the games played so far."""

    contest: Contest
    games: int
    interrupted: bool
    entries: list[Line]
    bots: list[Line]
    turns: float | None
    decisions: int
    seconds: float

    @property
    def decisions_per_s(self) -> float:
        """Decisions in a second of one core."""
        return self.decisions / self.seconds if self.seconds > 0 else 0.0

    def to_dict(self) -> dict[str, Any]:
        """As JSON values; only the seconds and what is reckoned from them differ from run to run."""
        return {
            "game": self.contest.game,
            "seed": self.contest.seed,
            "preset": self.contest.preset,
            "options": dict(self.contest.options),
            "games": self.games,
            "interrupted": self.interrupted,
            "entries": [line._asdict() for line in self.entries],
            "bots": [line._asdict() for line in self.bots],
            "turns": self.turns,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_s": round(self.decisions_per_s, 1),
        }


# --- many games


def usual_jobs() -> int:
    """Two processes where there are two cores."""
    return min(os.cpu_count() or 1, 2)


def compete(contest: Contest, games: int, jobs: int = 1, on_game: Callable[[int], None] | None = None) -> Standings:
    """Play the games, in several processes if asked; Ctrl-C ends with the standings so far."""
    contest.check()
    played: list[Played] = []
    interrupted = False
    source = in_processes(contest, games, jobs) if jobs > 1 else (play(contest, number) for number in range(games))
    try:
        for result in source:
            played.append(result)
            if on_game is not None:
                on_game(1)
    except KeyboardInterrupt:
        interrupted = True
    return standings(contest, played, interrupted=interrupted)


def in_processes(contest: Contest, games: int, jobs: int) -> Iterator[Played]:
    """The games as they come in, from processes that are handed about PORTION seconds of play at a time."""
    pending: set[Future[list[Played]]] = set()
    handed, portion = 0, 1
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=ignore_interrupts)
    try:
        while pending or handed < games:
            while handed < games and len(pending) < 2 * jobs:
                count = min(portion, games - handed)
                pending.add(pool.submit(play_some, contest, handed, count))
                handed += count
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                results = future.result()
                portion = fitting(results)
                yield from results
    finally:
        pool.shutdown(cancel_futures=True)


def ignore_interrupts() -> None:
    """Ctrl-C is the business of the process that collects the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def fitting(results: list[Played]) -> int:
    """How many games like these fill a portion."""
    spent = sum(result.seconds for result in results) / len(results)
    return MOST_GAMES if spent <= 0 else max(1, min(MOST_GAMES, int(PORTION / spent)))


# --- standings


def standings(contest: Contest, played: list[Played], *, interrupted: bool = False) -> Standings:
    """The table; the order in which the games came in does not matter."""
    played = sorted(played)
    entries = [line(name, [entry], contest, played) for entry, name in enumerate(contest.bots)]
    bots = [
        line(name, [entry for entry, other in enumerate(contest.bots) if other == name], contest, played)
        for name in dict.fromkeys(contest.bots)
    ]
    turns = [result.turns for result in played if result.turns is not None]
    return Standings(
        contest,
        len(played),
        interrupted,
        entries,
        bots,
        mean(turns) if turns else None,
        sum(result.decisions for result in played),
        sum(result.seconds for result in played),
    )


def line(name: str, entries: list[int], contest: Contest, played: list[Played]) -> Line:
    """Wins, points and places of some entries together."""
    wins = math.fsum(won(result, entry) for result in played for entry in entries)
    low, high = wilson(wins, len(played))
    return Line(
        name,
        len(entries),
        len(played),
        wins,
        wins / len(played) if played else 0.0,
        low,
        high,
        len(entries) / len(contest.bots),
        mean([result.scores[entry] for result in played for entry in entries]),
        mean([result.places[entry] for result in played for entry in entries]),
    )


def won(result: Played, entry: int) -> float:
    """1 for a win; several winners share it, and a game that only stopped has none."""
    return 1 / len(result.winners) if entry in result.winners else 0.0


def mean(values: list[int]) -> float:
    """The average; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score; it stays inside 0..1 and is honest for few games."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, NORMAL_95 * NORMAL_95
    centre = share + z2 / (2 * games)
    margin = NORMAL_95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale)
