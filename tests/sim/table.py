"""A small tournament, and what of its result is the same in every run."""

from typing import Any, Final

from igroteka.sim.arena import Standings
from igroteka.sim.contest import Contest, Played, seat_of

QUICK: Final = {"turn_limit": 20, "player_trade": "none", "layout": "spiral"}
SMALL: Final = Contest("catan", ("random", "greedy", "random"), seed=7, options={**QUICK, "turn_limit": 6})
TIMED: Final = ("seconds", "decisions_per_s")


def untimed(result: Standings) -> dict[str, Any]:
    """The table and how it came to be."""
    table = {key: value for key, value in result.to_dict().items() if key not in TIMED}
    return {**table, "course": result.course}


def played(
    number: int = 0,
    places: tuple[int, ...] = (1, 2, 3),
    scores: tuple[int, ...] = (10, 5, 4),
    turns: int = 50,
    decisions: int = 100,
) -> Played:
    """A game as it could have been."""
    seats = tuple(seat_of(entry, number, len(places)) for entry in range(len(places)))
    winners = tuple(entry for entry, place in enumerate(places) if place == 1)
    return Played(number, seats, scores, places, winners, turns, decisions, 0.5)
