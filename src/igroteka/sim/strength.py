"""How strong the levels are, and somebody who has played against them: games that were played, and what they say."""

import math
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Final, NamedTuple

from igroteka.ai.bots import levels
from igroteka.sim.arena import wilson

TABLE: Final = "strength.toml"
RENAMED: Final = {"greedy": "apprentice"}
DRAWN: Final = 0.5  # of a game for each side, as in ratings: who won all is strong, but not infinitely
STEP: Final = 0.02  # of the scale on which strengths are tried
BEYOND: Final = 5.0  # how far outside the levels
SPREAD: Final = 2.5  # what is thought of somebody before the first game: anything, rather in the middle
LEAST: Final = 0.05  # from level to level, lest a scale run backwards
TAIL: Final = 0.025  # left and right of 95 of 100


class Strength(NamedTuple):
    """One seat of a level at a table where all the others are of a lower one."""

    rival: str
    seats: int
    games: int
    wins: float

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, of 95 %."""
        return wilson(self.wins, self.games)


class Game(NamedTuple):
    """A game against bots of one level, played to its end."""

    level: str
    seats: int
    won: bool
    luck: float | None = None
    """How much luckier than the others on average, in points, where that is known."""


class Estimate(NamedTuple):
    """Where somebody stands on the ladder of levels: 0 is the first, 1 the second; the interval holds 95 of 100."""

    games: int
    at: float
    low: float
    high: float
    weighed: int = 0
    """Games of which luck was taken away."""


class Swing(NamedTuple):
    """What luck does to a game: its share of all that chance and form add to strength, and its deviation in points.

    Luck is 0 on average however strong somebody is; who knows it has the less to wonder about.
    """

    share: float
    spread: float

    @property
    def worth(self) -> float:
        """A point of luck on the scale of strengths, where everything that chance adds is logistic."""
        return math.sqrt(self.share * math.pi**2 / 3) / self.spread

    @property
    def rest(self) -> float:
        """What is left of chance, as a scale, once luck is known."""
        return math.sqrt(1 - self.share)


SWINGS: Final = {"catan": Swing(0.53, 1.74)}
"""Likeliest for 697 games of four apprentices; `bench/coach.py luck` reckons it again. In the other games the coach
sees too little of the luck to say so much: docs/coach.md has their shares."""


class Even(NamedTuple):
    """A table at which somebody's chance is nearest to everybody's."""

    levels: tuple[str, ...]
    chance: float


# --- the levels


@cache
def measured() -> dict[str, dict[str, Strength]]:
    """By game and level."""
    table = tomllib.loads((files("igroteka.sim") / TABLE).read_text(encoding="utf-8"))
    return {game: {level: Strength(**row) for level, row in found.items()} for game, found in table.items()}


def strength(game: str, level: str) -> Strength | None:
    """What was measured, if anything was."""
    return measured().get(game, {}).get(level)


def heights(known: dict[str, Strength]) -> dict[str, float]:
    """The levels on one scale, the first at 0: at a table of two the chance is logistic in the difference.

    A level is on it as long as all below are.
    """
    found = {levels()[0]: 0.0}
    for level in levels()[1:]:
        row = known.get(level)
        if row is None or row.rival not in found:
            break
        odds = (row.wins + DRAWN) / (row.games - row.wins + DRAWN)
        top = max(found.values())
        found[level] = max(top + LEAST, found[row.rival] + math.log(odds * (row.seats - 1)))
    return found


# --- people


def estimate(game: str, played: Iterable[Game]) -> Estimate | None:
    """What games against the levels say of somebody; None if they say nothing."""
    scale = heights(measured().get(game, {}))
    told = [(scale[level], one) for one in played if (level := RENAMED.get(one.level, one.level)) in scale]
    if not told or len(scale) == 1:
        return None
    middle = sum(scale.values()) / len(scale)
    steps = round((max(scale.values()) + 2 * BEYOND) / STEP)
    tried = [STEP * step - BEYOND for step in range(steps + 1)]
    swing = SWINGS.get(game)
    weights = [likelihood(one, told, swing) - ((one - middle) / SPREAD) ** 2 / 2 for one in tried]
    best = max(weights)
    mass = [math.exp(weight - best) for weight in weights]
    mean = math.fsum(one * part for one, part in zip(tried, mass, strict=True)) / math.fsum(mass)
    low, high = (rung(quantile(tried, mass, share), scale) for share in (TAIL, 1 - TAIL))
    weighed = sum(one.luck is not None for _, one in told) if swing else 0
    return Estimate(len(told), rung(mean, scale), low, high, weighed)


def likelihood(height: float, told: list[tuple[float, Game]], swing: Swing | None = None) -> float:
    """Its logarithm: of these games, for somebody of this height."""
    total = 0.0
    for rival, one in told:
        behind = rival - height + math.log(one.seats - 1)
        if swing is not None and one.luck is not None:
            behind = (behind - swing.worth * one.luck) / swing.rest
        total -= softplus(behind if one.won else -behind)
    return total


def softplus(value: float) -> float:
    """log(1 + exp(value)), also where it is large."""
    return max(value, 0.0) + math.log1p(math.exp(-abs(value)))


def quantile(tried: list[float], mass: list[float], share: float) -> float:
    left = share * math.fsum(mass)
    for one, part in zip(tried, mass, strict=True):
        left -= part
        if left <= 0:
            return one
    return tried[-1]


def rung(height: float, scale: dict[str, float]) -> float:
    """A height as a place on the ladder of levels; beyond its ends the next rung is as far as the last."""
    known = list(scale.values())
    for place, (low, high) in enumerate(pairwise(known)):
        if height < high or place == len(known) - 2:
            return place + (height - low) / (high - low)
    return height


def height_of(at: float, scale: dict[str, float]) -> float:
    """The other way round."""
    known = list(scale.values())
    place = min(max(int(at), 0), len(known) - 2)
    return known[place] + (at - place) * (known[place + 1] - known[place])


def even(game: str, at: float, rivals: int) -> Even:
    """The company of so many bots, of one level or of two neighbours, in which the chance is nearest to one in all."""
    scale = heights(measured().get(game, {}))
    own = height_of(at, scale)
    names = list(scale)
    companies = [(name,) * rivals for name in names]
    for low, high in pairwise(names):
        companies += [(high,) * strong + (low,) * (rivals - strong) for strong in range(1, rivals)]

    def ahead(company: tuple[str, ...]) -> float:
        """By how much one is stronger than that company on average."""
        return own - math.log(math.fsum(math.exp(scale[level]) for level in company) / rivals)

    best = min(companies, key=lambda company: abs(ahead(company)))
    return Even(best, 1 / (1 + rivals * math.exp(-ahead(best))))
