"""Tournaments: every bot sits equally often in every place, and each round of places has the same luck."""

import math
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from igroteka.sim.contest import Contest, Played
from igroteka.sim.crew import Crew, CrewLost, alone, portions

NORMAL_95: Final = 1.959963984540054  # two-sided 95 % of the normal distribution
STAGES: Final = 200  # of the course of a tournament: as many as a chart can show


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


class Stage(NamedTuple):
    """The first so many games: the share of wins of every entry, with its interval."""

    games: int
    shares: tuple[tuple[float, float, float], ...]


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
    course: list[Stage]
    lost: int = 0
    """Portions of games that were played again, because who played them died."""
    trouble: CrewLost | None = None
    """Why the rest was not played, if it was not Ctrl-C."""

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


def compete(
    contest: Contest,
    games: int,
    crew: AbstractContextManager[Crew] | None = None,
    on_game: Callable[[int], None] | None = None,
) -> Standings:
    """Let a crew play the games; Ctrl-C, or the loss of the whole crew, ends with the standings so far."""
    contest.check()
    played: list[Played] = []
    lost = 0
    interrupted = False
    trouble: CrewLost | None = None
    try:
        with crew or alone() as players:
            for results in portions(players, contest, games):
                if results is None:
                    lost += 1
                for result in results or ():
                    played.append(result)
                    if on_game is not None:
                        on_game(1)
    except KeyboardInterrupt:
        interrupted = True
    except CrewLost as loss:
        if not played:
            raise
        trouble = loss
    return standings(contest, played, interrupted=interrupted, lost=lost, trouble=trouble)


# --- standings


def standings(
    contest: Contest,
    played: list[Played],
    *,
    interrupted: bool = False,
    lost: int = 0,
    trouble: CrewLost | None = None,
) -> Standings:
    """The table; the order in which the games came in does not matter."""
    played = sorted(played)
    entries = [line(name, [entry], contest, played) for entry, name in enumerate(contest.bots)]
    bots = [
        line(name, [entry for entry, other in enumerate(contest.bots) if other == name], contest, played)
        for name in dict.fromkeys(contest.bots)
    ]
    return Standings(
        contest,
        len(played),
        interrupted or trouble is not None,
        entries,
        bots,
        mean([result.turns for result in played]) if played else None,
        sum(result.decisions for result in played),
        sum(result.seconds for result in played),
        course(contest, played),
        lost,
        trouble,
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


def course(contest: Contest, played: list[Played]) -> list[Stage]:
    """How the shares came to be: at most STAGES looks on the way, in the order of the games' numbers."""
    wins = [0.0] * len(contest.bots)
    every = max(1, math.ceil(len(played) / STAGES))
    found: list[Stage] = []
    for games, result in enumerate(played, start=1):
        for entry in result.winners:
            wins[entry] += won(result, entry)
        if games % every == 0 or games == len(played):
            found.append(Stage(games, tuple((total / games, *wilson(total, games)) for total in wins)))
    return found


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
