"""A bot that searches: it tries every answer in worlds it cannot tell from the truth, and plays each out at random.

igroteka arena nusfjord --bots twenty_lines:Searcher,random --games 20     (with this folder on PYTHONPATH)
"""

from igroteka.ai.bot import Bot, Sight
from igroteka.ai.random import playout
from igroteka.core.actions import Options
from igroteka.core.chance import Random

WORLDS = 10


class Searcher(Bot):
    def __init__(self, luck: Random) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> int:
        worth = dict.fromkeys(sight.legal(), 0.0)
        if len(worth) > 1:
            for _ in range(WORLDS):
                world = sight.sample(self.luck)
                for action in worth:
                    line = world.copy()
                    line.apply(action)
                    playout(line, self.luck, Options())
                    worth[action] += line.returns()[sight.seat]
        return max(worth, key=lambda action: worth[action])
