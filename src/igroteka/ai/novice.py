"""Plays like somebody who is learning: sound, short-sighted, and not very good at telling what is better."""

import math
from typing import Final

from igroteka.ai.bot import Bot, Sight
from igroteka.ai.search import Effort, Thought
from igroteka.core.chance import Luck

WORDS: Final = 8  # in one turn; whoever has said more, says what is usual
FINE: Final = 1 << 20
SEEDS: Final = 1 << 30


class NoviceBot(Bot):
    """Takes what looks best at once, and sees even that through a fog."""

    def __init__(self, luck: Luck) -> None:
        self.luck: Final = luck
        self.effort: Final = Effort()
        self.turn = -1
        self.words = 0

    def choose(self, sight: Sight) -> int:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        thought = Thought(sight, self.effort, self.luck.below(SEEDS))
        usual = thought.usual(legal)
        game, world = sight.game, thought.world(0)
        turn = game.turn(world)
        self.words = self.words + 1 if turn == self.turn else 1
        self.turn = turn
        if self.words > WORDS or game.turn_of(world) != sight.seat:
            return usual
        if game.is_opening(usual):  # what is begun is brought to its end
            self.words = WORDS
            return usual
        seen = [action for action in legal if not game.is_opening(action)]
        looks = [thought.glance(action) for action in seen]
        fog = game.fog() * spread(looks)
        blurred = [look + fog * self.mistake() for look in looks]
        return seen[blurred.index(max(blurred))]

    def recall(self, sight: Sight, said: list[int]) -> None:
        game = sight.game
        self.turn = sight.turn()
        self.words = WORDS if any(game.is_opening(action) for action in said) else len(said)

    def mistake(self) -> float:
        """Something between -2 and 2, mostly near to 0."""
        return float(self.luck.below(FINE) - self.luck.below(FINE)) / float(FINE) * 2.0

    def __reduce__(self) -> tuple[object, ...]:
        return (resumed, (self.luck, self.turn, self.words))


def resumed(luck: Luck, turn: int, words: int) -> NoviceBot:
    """What pickle calls: the same bot in the middle of the same turn."""
    bot = NoviceBot(luck)
    bot.turn = turn
    bot.words = words
    return bot


def spread(values: list[float]) -> float:
    """The standard deviation."""
    mean = sum(values) / len(values)
    return math.sqrt(sum([(value - mean) * (value - mean) for value in values]) / len(values))
