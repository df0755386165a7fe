"""Every game of the house, and who knows its table."""

from typing import Any

from igroteka import catalog
from tests.e2e.burgundy import BurgundyPlayer
from tests.e2e.catan import CatanPlayer
from tests.e2e.gwt import GwtPlayer
from tests.e2e.gwtnz import GwtnzPlayer
from tests.e2e.nusfjord import NusfjordPlayer
from tests.e2e.place import table_of
from tests.e2e.player import Player
from tests.e2e.screen import RAW, Screen

PLAYERS: dict[str, type[Player]] = {
    "catan": CatanPlayer,
    "burgundy": BurgundyPlayer,
    "gwt": GwtPlayer,
    "nusfjord": NusfjordPlayer,
    "gwtnz": GwtnzPlayer,
}
assert set(PLAYERS) == set(catalog.games())
assert all(RAW.search(f"{player.prefix}-word") for player in PLAYERS.values()), "a raw word of a table goes unseen"


def player_of(game: str, screen: Screen, seed: int = 1, *, by_list: float = 0.15) -> Player:
    return PLAYERS[game](screen, seed, by_list=by_list)


def opened_room(screen: Screen, game: str, **setup: Any) -> str:
    """A room of the person of this tab; begun, if nobody is waited for."""
    made = screen.api("POST", "/api/rooms", table_of(game, **setup))
    if made["status"] == "open" and all(seat["kind"] != "open" for seat in made["seats"]):
        screen.api("POST", f"/api/rooms/{made['id']}/start")
    return str(made["id"])


def seated(screen: Screen, game: str, room: str) -> Player:
    """At a table where we are asked."""
    screen.scene = {}
    screen.follow(f"/room/{room}")
    player = player_of(game, screen, by_list=0)
    screen.until(lambda: player.asked() and screen.info.get("id") == room, "we are asked there")
    player.ready()
    return player
