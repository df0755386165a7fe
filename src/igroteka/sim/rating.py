"""How strong somebody is, from who beat whom: the model of Bradley and Terry on Elo's scale, the mean at 0."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from igroteka.sim.arena import NORMAL_95

ELO: Final = 400 / math.log(10)  # points for a unit of the model: 400 are ten wins to one
PRIOR: Final = 1.0  # drawn games that every pair is given: who has lost all games is weak, but not infinitely
STEPS: Final = 100  # of Newton's method; it takes about ten
EXACT: Final = 1e-12

Matrix = list[list[float]]


class Rating(NamedTuple):
    """A strength in points of Elo, with its 95 % interval."""

    rating: float
    low: float
    high: float


def ratings(wins: Sequence[Sequence[float]]) -> list[Rating]:
    """The strengths under which these results are likeliest; wins[a][b] is what a won of b, a tie half a win of both.

    The intervals are those of the normal distribution that the information of the games gives, the prior's included.
    """
    count = len(wins)
    won = [[0.0 if a == b else wins[a][b] + PRIOR / 2 for b in range(count)] for a in range(count)]
    found = [0.0] * count
    for _ in range(STEPS):
        step = newton(won, found)
        while likelihood(won, added(found, step)) < likelihood(won, found) - EXACT * total(won):
            step = [part / 2 for part in step]
        found = added(found, step)
        if max(abs(part) for part in step) < EXACT:
            break
    spread = spreads(won, found)
    return [
        Rating(ELO * value, ELO * (value - NORMAL_95 * sigma), ELO * (value + NORMAL_95 * sigma))
        for value, sigma in zip(found, spread, strict=True)
    ]


def chance(difference: float) -> float:
    """To win against somebody who is weaker by so much."""
    return 1 / (1 + math.exp(-difference))


def likelihood(won: Matrix, values: list[float]) -> float:
    """Its logarithm."""
    places = range(len(values))
    return math.fsum(won[a][b] * math.log(chance(values[a] - values[b])) for a in places for b in places if a != b)


def newton(won: Matrix, values: list[float]) -> list[float]:
    """One step towards the greatest likelihood; its sum is 0, so the mean stays where it is."""
    places = range(len(values))
    slope = [
        math.fsum(won[a][b] - (won[a][b] + won[b][a]) * chance(values[a] - values[b]) for b in places if a != b)
        for a in places
    ]
    spread = inverse(anchored(information(won, values)))
    return [math.fsum(spread[a][b] * slope[b] for b in places) for a in places]


def information(won: Matrix, values: list[float]) -> Matrix:
    """What the games tell of the values: minus the second derivatives of the likelihood."""
    places = range(len(values))
    found = [[0.0] * len(values) for _ in places]
    for a in places:
        for b in places:
            if a != b:
                share = chance(values[a] - values[b])
                weight = (won[a][b] + won[b][a]) * share * (1 - share)
                found[a][b] -= weight
                found[a][a] += weight
    return found


def anchored(matrix: Matrix) -> Matrix:
    """Games tell differences only; this fixes the mean, and nothing else."""
    return [[value + 1 / len(matrix) for value in row] for row in matrix]


def spreads(won: Matrix, values: list[float]) -> list[float]:
    """The standard errors of the values, measured from their mean."""
    spread = inverse(anchored(information(won, values)))
    return [math.sqrt(max(0.0, spread[a][a] - 1 / len(values))) for a in range(len(values))]


def inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; for positive definite matrices, which need no exchange of rows."""
    size = len(matrix)
    rows = [[*row, *(float(place == number) for place in range(size))] for number, row in enumerate(matrix)]
    for pivot in range(size):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for number in range(size):
            if number != pivot:
                factor = rows[number][pivot]
                rows[number] = [value - factor * own for value, own in zip(rows[number], rows[pivot], strict=True)]
    return [row[size:] for row in rows]


def added(values: list[float], step: list[float]) -> list[float]:
    """One after the other."""
    return [value + part for value, part in zip(values, step, strict=True)]


def total(won: Matrix) -> float:
    """All games."""
    return math.fsum(map(math.fsum, won))
