"""Every game at every number of seats, and what adapters are tried with."""

from typing import Final

from igroteka import catalog
from igroteka.core.game import Game

GAMES: Final[dict[str, Game]] = {id: catalog.load(id) for id in catalog.GAMES}
TABLES: Final = [(id, seats) for id, game in GAMES.items() for seats in game.seats]
SHORT: Final[dict[str, dict[str, object]]] = {"catan": {"turn_limit": 8}}
"""What ends a game soon where random play does not."""


def short(id: str, seats: int) -> dict[str, object]:
    """The options of a table whose games end soon."""
    two = {"two_player": "duel"} if (id, seats) == ("catan", 2) else {}
    return {**SHORT.get(id, {}), **two}
