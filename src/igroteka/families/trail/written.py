"""How both games write down what lies on the trail and in rows of cards."""

from collections.abc import Callable
from typing import Any, Final

from igroteka.core.arrays import i64, vec
from igroteka.core.errors import BadPosition
from igroteka.core.reading import Reader
from igroteka.core.writing import named
from igroteka.kit import bits

NEUTRAL: Final = 1  # kinds of nodes, as both boxes number them
BUILDING: Final = 2
CARD_FIELDS: Final = [
    "market",
    "cattle_stack",
    "sheep_stack",
    "display",
    "objective_stack",
    "supply",
    "in_play",
    "trashed",
    "area",
    "discard",
    "hand",
    "stack",
]  # rows of cards in a document
MANY: Final = 99  # more copies of a card than any box has


class Trail:
    """The trail of a game: its nodes by name and kind, what may lie there, and which tile fits which node.

    A private building is owner * numbers + number; `sides` has the face of every number that is in play.
    """

    def __init__(
        self,
        nodes: list[str],
        kinds: vec[i64],
        letters: list[str],
        tiles: list[str],
        fits: Callable[[int, int], bool],
    ) -> None:
        self.nodes: Final = nodes
        self.kinds: Final = kinds
        self.letters: Final = letters
        self.tiles: Final = tiles
        self.fits: Final = fits

    def written(self, trail: vec[i64], sides: list[str]) -> dict[str, dict[str, Any]]:
        """What lies on the trail, by node."""
        found: dict[str, dict[str, Any]] = {}
        for node, name in enumerate(self.nodes):
            tile = trail[node]
            if tile < 0:
                continue
            if self.kinds[node] == NEUTRAL:
                found[name] = {"tile": f"neutral:{self.letters[tile]}"}
            elif self.kinds[node] == BUILDING:
                owner, number = divmod(int(tile), len(sides))
                found[name] = {"tile": f"building:{sides[number]}", "owner": owner}
            else:
                found[name] = {"tile": self.tiles[tile]}
        return found

    def read(self, trail: vec[i64], supply: vec[i64], seats: i64, sides: list[str], reader: Reader) -> None:
        """The same read back; a private building leaves the supply of its owner."""
        reader.table(self.nodes)
        for node, name in enumerate(self.nodes):
            if not reader.has(name):
                continue
            kind = self.kinds[node]
            lying = reader.get(name).table(["tile", "owner"] if kind == BUILDING else ["tile"])
            tile = lying.get("tile")
            if kind == NEUTRAL:
                trail[node] = tile.word([f"neutral:{letter}" for letter in self.letters])
            elif kind == BUILDING:
                number = tile.word([f"building:{side}" for side in sides])
                owner = lying.get("owner").integer(0, int(seats) - 1)
                if not supply[owner] >> number & 1:
                    raise BadPosition("position-twice", {"field": tile.path, "value": tile.value})
                supply[owner] &= ~bits.bit(number)
                trail[node] = owner * len(sides) + number
            else:
                trail[node] = self.read_tile(node, lying.path, tile)

    def write_house(self, node: i64, tile: i64, sides: list[str], seat: i64, written: dict[str, Any]) -> None:
        """A building of a node into a frame; the owner is written if it is somebody else."""
        if self.kinds[node] == NEUTRAL:
            written["tile"] = f"neutral:{self.letters[tile]}"
            return
        owner, number = divmod(int(tile), len(sides))
        written["tile"] = f"building:{sides[number]}"
        if owner != seat:
            written["owner"] = owner

    def read_house(self, trail: vec[i64], node: i64, seats: i64, sides: list[str], seat: i64, reader: Reader) -> int:
        """The same read back from a frame; left out, it is what lies on the node."""
        if not reader.has("tile") and self.kinds[node] in (NEUTRAL, BUILDING) and trail[node] >= 0:
            return int(trail[node])
        tile = reader.get("tile")
        if self.kinds[node] == NEUTRAL:
            return tile.word([f"neutral:{letter}" for letter in self.letters])
        number = tile.word([f"building:{side}" for side in sides])
        return reader.get_or("owner", int(seat)).integer(0, int(seats) - 1) * len(sides) + number

    def read_tile(self, node: int, path: str, reader: Reader) -> int:
        """A tile that fits the node."""
        fitting = [tile for tile in range(len(self.tiles)) if self.fits(tile, node)]
        if not fitting:
            raise BadPosition("position-unknown", {"field": path, "allowed": "-"})
        return fitting[reader.word([self.tiles[tile] for tile in fitting])]


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
