"""All bots of the house by name."""

from collections.abc import Callable
from typing import Final

from igroteka.ai.bot import Bot
from igroteka.ai.greedy import GreedyBot
from igroteka.ai.random import RandomBot
from igroteka.core.chance import Luck
from igroteka.core.errors import IgrotekaError

BOTS: Final[dict[str, Callable[[Luck], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def bots() -> list[str]:
    """The names of all bots, the simplest first."""
    return list(BOTS)


def bot(name: str, luck: Luck) -> Bot:
    """A new bot of this name, for one game."""
    if name not in BOTS:
        raise IgrotekaError("unknown-bot", {"bot": name, "bots": ", ".join(BOTS)})
    return BOTS[name](luck)
