"""What somebody's games say of their strength."""

from typing import Final

import msgspec

from igroteka import catalog
from igroteka.server.storage.rows import GameResults
from igroteka.sim.strength import Game, estimate, even

USUAL_SEATS: Final = 4
"""Of a table that is laid in one click."""


class PersonStrength(msgspec.Struct, frozen=True):
    """Where one stands among the levels of bots: 0 is the first, 1 the second; 95 of 100 lie from `low` to `high`."""

    games: int
    """Against bots of one level, played to the end: these are counted."""
    at: float
    low: float
    high: float
    even: list[str]
    """The levels of bots with whom one's chance is nearest to one in all."""
    chance: float
    """To win there."""
    weighed: int = 0
    """Games of which luck was taken away."""


class Stat(GameResults, frozen=True, kw_only=True):
    """What a person has made of a game; the strength for the person alone."""

    strength: PersonStrength | None = None


def stat_of(results: GameResults, strength: PersonStrength | None) -> Stat:
    told = {field: getattr(results, field) for field in results.__struct_fields__}
    return Stat(**told, strength=strength)


def strength_of(results: GameResults) -> PersonStrength | None:
    """None where too little is known, of the person or of the bots."""
    played = [Game(one.rivals, one.of, one.place == 1, one.luck) for one in results.games if one.of > 1]
    found = estimate(results.game, played)
    if found is None:
        return None
    rivals = min(USUAL_SEATS, max(catalog.load(results.game).seats)) - 1
    table = even(results.game, found.at, rivals)
    return PersonStrength(
        games=found.games,
        at=found.at,
        low=found.low,
        high=found.high,
        even=list(table.levels),
        chance=table.chance,
        weighed=found.weighed,
    )
