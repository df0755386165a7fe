"""What the icons of components say: costs, gains and choices in one phrase."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from igroteka.core.speech import Speech


def icons_text(said: list[str], costs: int, speech: Speech) -> str:
    """The icons of an alternative, costs first, as what it costs and does."""
    gain = speech.listed(said[costs:])
    return speech.say("icons", cost=speech.listed(said[:costs]), gain=gain) if costs else gain


def either_text(said: list[str], speech: Speech) -> str:
    """One alternative, or both halves of a choice; empty if there is none."""
    return speech.say("icons-or", first=said[0], second=said[1]) if len(said) > 1 else "".join(said)


def price_args(modifier: int) -> dict[str, object]:
    """Dearer or cheaper than the row, and by how much."""
    return {"form": "dearer" if modifier > 0 else "cheaper" if modifier else "same", "count": abs(modifier)}


class Site(NamedTuple):
    """Where a place for a building lies: on the road between two stops, behind which hazards, which one of how many."""

    before: str
    after: str
    zone: str  # what is passed or needed on the road: a kind of hazard, bandits, a gate; or nothing
    number: int
    of: int
    side: str  # of two roads that are alike

    def args(self, letter: Callable[[str], str]) -> dict[str, object]:
        """What its sentence is made of: the buildings at both stops by their letters; the end of the trail has none."""
        before, after = letter(self.before), letter(self.after) or "end"
        return {**self._asdict(), "before": before, "after": after}


SIDES = ("upper", "lower")


def sites(nodes: Iterable[Mapping[str, Any]]) -> dict[str, Site]:
    """Every place for a building, by its node; boards draw the first of two roads that are alike above the other."""
    node_of = {str(node["id"]): node for node in nodes}
    found: dict[str, Site] = {}
    for before in [id for id, node in node_of.items() if node["kind"] == "neutral"]:
        alike: dict[tuple[str, str, int], list[list[str]]] = {}
        for first in node_of[before]["next"]:
            road, after = [], str(first)
            while node_of[after]["kind"] != "neutral" and node_of[after]["next"]:
                road.append(after)
                after = str(node_of[after]["next"][0])
            houses = [id for id in road if node_of[id]["kind"] == "building"]
            zone = next(filter(None, (zone_of(node_of[id]) for id in road)), "none")
            alike.setdefault((after, zone, len(houses)), []).append(houses)
        for (after, zone, of), roads in alike.items():
            for side, houses in zip(SIDES if len(roads) > 1 else ("only",), roads, strict=True):
                for number, house in enumerate(houses, 1):
                    found[house] = Site(before, after, zone, number, of, side)
    return found


def zone_of(node: Mapping[str, Any]) -> str:
    """What tells the road of a space from others: its hazards, bandits, or a gate."""
    if node["kind"] == "bandit" or "pathfinder_needed" in node:
        return "bandit" if node["kind"] == "bandit" else "gate"
    return str(node.get("zone", node.get("hazard", "")))


def house_numbers(nodes: Iterable[Mapping[str, Any]]) -> dict[str, int]:
    """A number for each place for a building, counted along the trail: terminals show it, and so do bare actions."""
    houses = (node["id"] for node in nodes if node["kind"] in ("neutral", "building"))
    return {house: place for place, house in enumerate(houses, 1)}


def numbered(number: int, name: str, width: int) -> str:
    """A place by its number and its name in notation, with a blank between them if there is room."""
    return f"{number} {name}" if len(f"{number} {name}") <= width else f"{number}{name}"
