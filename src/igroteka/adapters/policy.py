"""An agent that was trained elsewhere as a bot of ours, for tournaments and for tables.

A maker, `def mine(luck): return PolicyBot(policy)`, is seated by its place:
`igroteka arena catan --bots my.agent:mine,apprentice,random`.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from igroteka.adapters.table import fractions, numbers
from igroteka.ai.bot import Bot, Sight
from igroteka.core.observation import Observation

Policy = Callable[[NDArray[np.float32], NDArray[np.int8]], Any]
"""Given what a seat sees and 1 for every action it may say, the number of one of them."""


class PolicyBot(Bot):
    """Asks a policy; what it may see is what the adapters give."""

    def __init__(self, policy: Policy) -> None:
        self.policy: Final = policy
        self.found: Final = Observation()

    def choose(self, sight: Sight) -> int:
        found = self.found
        sight.features(found)
        count = int(found.count)
        row = np.zeros(int(found.place), np.float32)
        row[numbers(found.places, count)] = fractions(found.values, count)
        mask = np.zeros(int(sight.game.actions.size), np.int8)
        mask[sight.legal()] = 1
        return int(self.policy(row, mask))

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.policy,))
