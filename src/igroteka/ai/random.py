"""Plays anything legal, and plays it out fast."""

from typing import Final

from igroteka.ai.bot import Bot, Sight
from igroteka.core.actions import Options
from igroteka.core.arrays import i64
from igroteka.core.chance import Luck, Random
from igroteka.core.state import CHANCE, OVER, Position


class RandomBot(Bot):
    """All legal actions equally likely."""

    def __init__(self, luck: Luck) -> None:
        self.luck: Final = luck

    def choose(self, sight: Sight) -> int:
        legal = sight.legal()
        return legal[self.luck.below(len(legal))]

    def __reduce__(self) -> tuple[object, ...]:
        return (RandomBot, (self.luck,))


def playout(state: Position, luck: Random, out: Options) -> i64:
    """Play at random to the end, in place; how many steps it took, luck included."""
    steps: i64 = 0
    while state.player != OVER:
        if state.player == CHANCE:
            state.apply(state.draw(luck))
        else:
            state.fill(out)
            state.apply(out.items[luck.below(out.count)])
        steps += 1
    return steps


def random_games(start: Position, first_seed: int, count: int) -> int:
    """Play whole random games from a position; the steps of all of them."""
    out = Options()
    steps: i64 = 0
    for number in range(count):
        steps += playout(start.copy(), Random(first_seed + number), out)
    return int(steps)


def copies(state: Position, count: int) -> None:
    """Copy a position so many times; for benchmarks."""
    for _ in range(count):
        state.copy()
