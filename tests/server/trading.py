"""A turn of Catan in which there is something to trade."""

from typing import Any

from igroteka import catalog
from igroteka.core.match import Match

HANDS: tuple[dict[str, int], ...] = ({"lumber": 3, "brick": 1}, {"ore": 2, "wool": 1}, {"ore": 1, "grain": 1})


def position(hands: tuple[dict[str, int], ...] = HANDS, **options: Any) -> dict[str, Any]:
    """Seat 0 has rolled and may trade; everybody holds cards."""
    match = Match(catalog.load("catan"), len(hands), {"first_seat": 0, **options}, "any")
    match.begin()
    found = match.state.to_dict()
    bank = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 19)
    for player, hand in zip(found["players"], hands, strict=True):
        player["hand"] = hand
        for name, count in hand.items():
            bank[name] -= count
    found["bank"] = bank
    found["turn"].update(dice=[3, 3], number=1)
    found["agenda"] = [{"frame": "trade_and_build", "seat": 0}]
    return found
