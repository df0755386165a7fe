"""How both games write down what lies on the trail and in rows of cards."""

from typing import Any, Final

from igroteka.core.arrays import i64, vec
from igroteka.core.reading import Reader
from igroteka.core.writing import named

NEUTRAL: Final = 1  # kinds of nodes, as both boxes number them
BUILDING: Final = 2
MANY: Final = 99  # more copies of a card than any box has


def trail_of(
    trail: vec[i64], nodes: list[str], kinds: vec[i64], letters: list[str], sides: list[str], tiles: list[str]
) -> dict[str, dict[str, Any]]:
    """What lies on the trail, by node; a private building is owner * numbers + number, with its side in play."""
    found: dict[str, dict[str, Any]] = {}
    for node, name in enumerate(nodes):
        tile = trail[node]
        if tile < 0:
            continue
        if kinds[node] == NEUTRAL:
            found[name] = {"tile": f"neutral:{letters[tile]}"}
        elif kinds[node] == BUILDING:
            owner, number = divmod(int(tile), len(sides))
            found[name] = {"tile": f"building:{sides[number]}", "owner": owner}
        else:
            found[name] = {"tile": tiles[tile]}
    return found


def cards_of(cards: vec[i64], row: i64, names: list[str]) -> dict[str, int]:
    """A row of cards by name; `cards` stand at row * kinds + card."""
    first = row * len(names)
    return named([int(cards[first + card]) for card in range(len(names))], names)


def read_cards(
    cards: vec[i64], sizes: vec[i64], row: i64, reader: Reader, names: list[str], allowed: list[str]
) -> None:
    """A row of cards by name, of which only some may be there."""
    reader.table(allowed)
    for card, name in enumerate(names):
        count = reader.get_or(name, 0).integer(0, MANY)
        cards[row * len(names) + card] = count
        sizes[row] += count


def clear(row: vec[i64]) -> None:
    """Everything must be written down, or is in the box."""
    for place in range(len(row)):
        row[place] = 0
