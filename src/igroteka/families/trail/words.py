"""What the icons of components say: costs, gains and choices in one phrase."""

from collections.abc import Iterable, Mapping
from typing import Any

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


def house_numbers(nodes: Iterable[Mapping[str, Any]]) -> dict[str, int]:
    """The number beside each place for a building, counted along the trail: sentences and boards both show it."""
    houses = (node["id"] for node in nodes if node["kind"] in ("neutral", "building"))
    return {house: place for place, house in enumerate(houses, 1)}


def numbered(number: int, name: str, width: int) -> str:
    """A place by its number and its name in notation, with a blank between them if there is room."""
    return f"{number} {name}" if len(f"{number} {name}") <= width else f"{number}{name}"
