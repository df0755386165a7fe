"""How much is much? Thresholds in points, all of them shares of what a game calls its stake."""

from typing import Final, NamedTuple

from igroteka.core.game import Game

SURE: Final = 2.0  # standard errors from which a difference is told as a fact
LIKELY: Final = 1.0  # and from which it is told at all
EVEN: Final = 0.2  # of the stake: closer answers are equal
FIND: Final = 2.0  # stakes by which every other answer is worse than one that was found
SURELY, PROBABLY, TOO_CLOSE = 3, 2, 1  # bars


class Measure(NamedTuple):
    """Differences that matter in a game, in points."""

    warning: float
    """From here on a decision is costly."""
    even: float
    """Below it two answers are as good as equal."""
    chip: float
    """Luck that is shown beside the line."""
    find: float
    """By so much the second best is worse, where somebody has found something."""


def measure(game: Game) -> Measure:
    """The differences that matter in this game."""
    stake = game.stake()
    return Measure(stake, EVEN * stake, stake, FIND * stake)


def bars(mean: float, error: float) -> int:
    """How sure a difference is: surely, probably, too close."""
    if error <= 0.0:
        return SURELY if mean > 0.0 else TOO_CLOSE
    if mean >= SURE * error:
        return SURELY
    return PROBABLY if mean >= LIKELY * error else TOO_CLOSE


def tenth(value: float) -> float:
    """As it is shown: one decimal, and no zero below zero."""
    return round(value, 1) + 0.0
