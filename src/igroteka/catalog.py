"""The one module that knows which games exist: those of the house, and those that other packages bring.

A package brings a game by an entry point: [project.entry-points."igroteka.games"], noughts = "noughts.game:GAME".
"""

import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from igroteka.core.errors import IgrotekaError, UnknownGame, brief
from igroteka.core.game import Game
from igroteka.core.speech import HOMES, LANGUAGES, rules_preface

GAMES: Final = {
    "catan": "igroteka.games.catan.game",
    "burgundy": "igroteka.games.burgundy.game",
    "gwt": "igroteka.games.gwt.game",
    "nusfjord": "igroteka.games.nusfjord.game",
    "gwtnz": "igroteka.games.gwtnz.game",
}
GROUP: Final = "igroteka.games"
ID: Final = re.compile(r"[a-z][a-z0-9_]*")  # it stands in addresses, and before the hyphen of an error's code


def games() -> list[str]:
    """The ids of all games that can be played here."""
    return [*GAMES, *guests()[0]]


def load(id: str) -> Game:
    """The game of this id; one of the house is imported only when asked for."""
    if id in GAMES:
        game: Game = import_module(GAMES[id]).GAME
        return game
    welcome, troubles = guests()
    if id in welcome:
        return welcome[id]
    for trouble in troubles:
        if trouble.details["game"] == id:
            raise IgrotekaError(trouble.code, trouble.details)
    raise UnknownGame("unknown-game", {"game": brief(id), "games": ", ".join(games())})


# --- games that other packages bring


@cache
def guests() -> tuple[dict[str, Game], list[IgrotekaError]]:
    """Games of other packages by id, and what is to be said of those that cannot be played. One never costs another."""
    found = sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, package_of(entry)))
    names = [entry.name for entry in found]
    welcome: dict[str, Game] = {}
    troubles: list[IgrotekaError] = []
    for entry in found:
        about = {"game": brief(entry.name), "package": package_of(entry)}
        if entry.name in GAMES or names.count(entry.name) > 1:
            troubles.append(IgrotekaError("guest-name", about))
            continue
        try:
            welcome[entry.name] = admitted(entry)
        except (Exception, SystemExit) as error:  # noqa: BLE001 -- whatever another's package does, the house stays open
            troubles.append(IgrotekaError("guest-broken", {**about, "problem": f"{type(error).__name__}: {error}"}))
    return welcome, troubles


def package_of(entry: EntryPoint) -> str:
    """What is installed when the game is."""
    return entry.dist.name if entry.dist is not None else entry.module


def admitted(entry: EntryPoint) -> Game:
    """The game, if it is one and has words for the shelf: whoever lists all games must not fail because of it."""
    game = entry.load()
    if not isinstance(game, Game):
        raise TypeError(f"{entry.value} is not a Game")
    if game.id != entry.name or not ID.fullmatch(game.id):
        raise ValueError(f"the id {game.id!r} must be the name of the entry point, in small letters and digits")
    keys = [f"option-{name}" for name in game.settings.options] + [f"preset-{name}" for name in game.settings.presets]
    for language in LANGUAGES:
        rules_preface(game.package, language)
        for key in [*keys, *(f"standing-{standing.name}" for standing in game.standing())]:
            game.speech(language).say(key)
    HOMES[game.id] = game.package
    return game
