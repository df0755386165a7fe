"""The one module that knows which games exist."""

from importlib import import_module
from typing import Final

from igroteka.core.errors import UnknownGame, brief
from igroteka.core.game import Game

GAMES: Final = {
    "catan": "igroteka.games.catan.game",
    "burgundy": "igroteka.games.burgundy.game",
    "gwt": "igroteka.games.gwt.game",
    "nusfjord": "igroteka.games.nusfjord.game",
    "gwtnz": "igroteka.games.gwtnz.game",
}


def games() -> list[str]:
    """The ids of all games in the house."""
    return list(GAMES)


def load(id: str) -> Game:
    """The game of this id; imported only when asked for."""
    if id not in GAMES:
        raise UnknownGame("unknown-game", {"game": brief(id), "games": ", ".join(GAMES)})
    game: Game = import_module(GAMES[id]).GAME
    return game
