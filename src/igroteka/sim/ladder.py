"""A ladder: all levels of bots play each other, and stand as high as they win.

A game depends on its pair, the seed and its number, and it is the one that the arena plays under this number.
"""

import math
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple

from igroteka import catalog
from igroteka.ai.bots import BOTS, bot
from igroteka.core.chance import Random
from igroteka.core.errors import BadOption, IgrotekaError
from igroteka.sim.arena import wilson
from igroteka.sim.cluster import edition_of, name_of
from igroteka.sim.contest import Contest
from igroteka.sim.crew import Crew, CrewLost, Lot, alone, shared_out
from igroteka.sim.ledger import CODE, Ledger, Pair, share
from igroteka.sim.rating import PRIOR, ratings

LEAST: Final = 2  # levels


@dataclass(frozen=True, slots=True)
class Ladder:
    """What is played: a game, who climbs, how many games each pair plays, the table, the seed of all luck."""

    game: str
    levels: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    preset: str = ""

    def pairs(self) -> list[Pair]:
        """Everybody with everybody, the simpler level first: the order of `levels` changes no game."""
        for level in self.levels:
            bot(level, Random())
        known = list(BOTS)
        levels = sorted(set(self.levels), key=known.index)
        if len(levels) < LEAST:
            raise IgrotekaError("ladder-levels", {"levels": ", ".join(self.levels)})
        return list(combinations(levels, 2))

    def seats(self) -> int:
        """The smallest table that two levels can share evenly."""
        game = catalog.load(self.game)
        refusal: IgrotekaError = IgrotekaError("ladder-seats", {"game": self.game})
        for seats in sorted(game.seats):
            if seats % 2 == 0:
                try:
                    game.start(seats, self.options, self.preset)
                except BadOption as problem:
                    refusal = problem
                else:
                    return seats
        raise refusal

    def contest(self, pair: Pair) -> Contest:
        """Neighbours are of one level where four play: so the four games of equal luck are seated differently."""
        half = self.seats() // 2
        return Contest(self.game, (pair[0],) * half + (pair[1],) * half, self.seed, self.options, self.preset)

    def heading(self) -> dict[str, object]:
        """What must be equal in games that are counted together."""
        game = catalog.load(self.game)
        options = game.settings.changed(game.settings.complete(self.options, self.preset))
        edition = edition_of(self.game)
        return {
            "game": self.game,
            "rules": edition.rules,
            "seed": self.seed,
            "options": options,
            "seats": self.seats(),
            CODE: name_of(edition),
        }


class Rung(NamedTuple):
    """A level: its rating in points of Elo with the 95 % interval, and what it won of all its games."""

    level: str
    rating: float
    low: float
    high: float
    games: int
    share: float


class Meeting(NamedTuple):
    """A pair, the higher one first, and what that one won of their games, with Wilson's interval."""

    levels: Pair
    games: int
    wins: float
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Heights:
    """Who stands where, from all games known so far."""

    ladder: Ladder
    seats: int
    games: int
    played: int
    """Of the games, those that were played just now."""
    rungs: list[Rung]
    meetings: list[Meeting]
    editions: list[str]
    """Of the code that played."""
    interrupted: bool = False
    lost: int = 0
    trouble: CrewLost | None = None

    def to_dict(self) -> dict[str, Any]:
        """As JSON values."""
        return {
            "game": self.ladder.game,
            "seed": self.ladder.seed,
            "preset": self.ladder.preset,
            "options": dict(self.ladder.options),
            "seats": self.seats,
            "games": self.games,
            "interrupted": self.interrupted,
            "prior": PRIOR,
            "levels": [rung._asdict() for rung in self.rungs],
            "pairs": [meeting._asdict() for meeting in self.meetings],
            "editions": self.editions,
        }


# --- many games


def climb(
    ladder: Ladder,
    path: Path,
    crew: AbstractContextManager[Crew] | None = None,
    on_game: Callable[[int], None] | None = None,
) -> Heights:
    """Play what the file does not hold yet, and write every game into it; Ctrl-C ends with the heights so far."""
    pairs = ladder.pairs()
    ledger = Ledger(path, ladder.heading())
    kept, editions = ledger.read()
    known = {pair: kept.get(pair, {}) for pair in pairs}
    lots = [Lot(ladder.contest(pair), ladder.games, frozenset(known[pair])) for pair in pairs]
    tell = on_game or (lambda _: None)
    tell(sum(number < ladder.games for games in known.values() for number in games))
    if all(lot.next == lot.games for lot in lots):
        return heights(ladder, known, editions=editions)
    played = lost = 0
    interrupted = False
    trouble: CrewLost | None = None
    ledger.open(editions)
    try:
        with crew or alone() as players:
            for place, results in shared_out(players, lots):
                if results is None:
                    lost += 1
                for result in results or ():
                    ledger.add(pairs[place], result)
                    known[pairs[place]][result.number] = share(result.winners, len(result.seats))
                    played += 1
                    tell(1)
    except KeyboardInterrupt:
        interrupted = True
    except CrewLost as loss:
        if not any(known.values()):
            raise
        trouble = loss
    finally:
        ledger.close()
    return heights(ladder, known, editions=editions, played=played, interrupted=interrupted, lost=lost, trouble=trouble)


# --- who stands where


def heights(
    ladder: Ladder,
    known: Mapping[Pair, Mapping[int, float]],
    *,
    editions: list[str],
    played: int = 0,
    interrupted: bool = False,
    lost: int = 0,
    trouble: CrewLost | None = None,
) -> Heights:
    """The highest first; `known` has the share of the first of each pair by number."""
    levels = list(dict.fromkeys(level for pair in known for level in pair))
    games, wins = tallied(levels, known)
    rungs = []
    for place, (level, found) in enumerate(zip(levels, ratings(wins), strict=True)):
        count, won = sum(games[place]), math.fsum(wins[place])
        rungs.append(Rung(level, *found, count, won / count if count else 0.0))
    rungs.sort(key=lambda rung: -rung.rating)
    order = [levels.index(rung.level) for rung in rungs]
    return Heights(
        ladder,
        ladder.seats(),
        sum(map(len, known.values())),
        played,
        rungs,
        [meeting(levels, games, wins, high, low) for high, low in combinations(order, 2)],
        editions,
        interrupted or trouble is not None,
        lost,
        trouble,
    )


def tallied(levels: list[str], known: Mapping[Pair, Mapping[int, float]]) -> tuple[list[list[int]], list[list[float]]]:
    """How often each level met each other one, and what it won then."""
    games = [[0] * len(levels) for _ in levels]
    wins = [[0.0] * len(levels) for _ in levels]
    for (one, other), shares in known.items():
        a, b = levels.index(one), levels.index(other)
        games[a][b] = games[b][a] = len(shares)
        wins[a][b] = math.fsum(shares.values())
        wins[b][a] = len(shares) - wins[a][b]
    return games, wins


def meeting(levels: list[str], games: list[list[int]], wins: list[list[float]], high: int, low: int) -> Meeting:
    """Of two levels."""
    count, won = games[high][low], wins[high][low]
    return Meeting((levels[high], levels[low]), count, won, won / count if count else 0.0, *wilson(won, count))
