"""All bots of the house by name."""

from collections.abc import Callable
from typing import Final

from igroteka.ai.bot import Bot
from igroteka.ai.greedy import GreedyBot
from igroteka.ai.novice import NoviceBot
from igroteka.ai.random import RandomBot
from igroteka.ai.search import Effort, SearchBot
from igroteka.core.chance import Luck
from igroteka.core.errors import IgrotekaError

MASTER: Final = Effort(tenths=2, seconds=0.3)
GRANDMASTER: Final = Effort(tenths=60, seconds=2.0, width=12, patient=True, practised=True)


def master(luck: Luck) -> Bot:
    """Thinks for about a tenth of a second, at most three."""
    return SearchBot(luck, MASTER)


def grandmaster(luck: Luck) -> Bot:
    """Thinks as long as people do not mind."""
    return SearchBot(luck, GRANDMASTER)


LEVELS: Final = ["novice", "apprentice", "master", "grandmaster"]
BOTS: Final[dict[str, Callable[[Luck], Bot]]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "apprentice": GreedyBot,
    "greedy": GreedyBot,
    "master": master,
    "grandmaster": grandmaster,
}


def bots() -> list[str]:
    """The names of all bots, the simplest first; greedy is what apprentices were called."""
    return ["random", *LEVELS]


def levels() -> list[str]:
    """The bots that people are offered, the simplest first."""
    return LEVELS


def bot(name: str, luck: Luck) -> Bot:
    """A new bot of this name, for one game."""
    if name not in BOTS:
        raise IgrotekaError("unknown-bot", {"bot": name, "bots": ", ".join(bots())})
    return BOTS[name](luck)
