"""Agents from elsewhere, as a tournament finds them."""

import numpy as np

from igroteka.adapters.policy import PolicyBot
from igroteka.ai.bot import Bot
from igroteka.core.chance import Random


def first(luck: Random) -> Bot:
    """Says the first of what it may say."""
    return PolicyBot(lambda _, mask: np.flatnonzero(mask)[0])


def cheat(luck: Random) -> Bot:
    """Says what it may not say."""
    return PolicyBot(lambda _, mask: np.flatnonzero(mask == 0)[0])


def nobody(luck: Random) -> str:
    return "nobody"
