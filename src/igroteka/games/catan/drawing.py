"""How does the table look in a terminal? Drawn from a view, so it can show no secret."""

import re
import unicodedata
from typing import Any, Final

from igroteka.core.speech import Speech
from igroteka.games.catan.data.box import (
    BANK_RATE,
    BOX,
    CARD_NAMES,
    DICE_WAYS,
    GENERIC_RATE,
    RESOURCE_NAMES,
    SPECIAL_RATE,
)

GEOMETRY: Final[dict[str, Any]] = BOX["geometry"]
HEX_CORNERS: Final[list[list[int]]] = GEOMETRY["hex_nodes"]
EDGE_ENDS: Final[list[list[int]]] = GEOMETRY["edges"]
HARBOUR_ENDS: Final[list[list[int]]] = [harbour["nodes"] for harbour in BOX["harbours"]]
RED_NUMBERS: Final[list[int]] = BOX["number_tokens"]["red"]

# Cells of a terminal are about twice as high as wide: a hex of 12 columns and 7 lines looks regular.
HALF: Final = 6
ROW: Final = 5
SHORE: Final = 8  # sea to the left and right of the island
WIDTH: Final = 2 * SHORE + 10 * HALF + 1
HEIGHT: Final = 5 * ROW + 5
CORNER_PLACES: Final = ((HALF, 0), (2 * HALF, 2), (2 * HALF, 5), (HALF, 7), (0, 5), (0, 2))

SEA: Final = "#12304a"
FOG: Final = "#3a3f47"  # a hex that is not laid yet
TERRAIN_COLOURS: Final = {
    "forest": "#1d4529",
    "hills": "#6a3218",
    "pasture": "#47732c",
    "fields": "#7a6414",
    "mountains": "#4a5059",
    "desert": "#75694a",
}
RESOURCE_COLOURS: Final = {
    "lumber": "#1d4529",
    "brick": "#6a3218",
    "wool": "#47732c",
    "grain": "#7a6414",
    "ore": "#4a5059",
}
PIECE_COLOURS: Final = {"red": "#ff5555", "blue": "#6cb0ff", "white": "#ffffff", "orange": "#ffa028"}
INK: Final = "#f2ead8"
FAINT: Final = "#b9b29e"
RED_INK: Final = "bold #ff8a7a"
FOAM: Final = "bold #8fd3f4"
ROBBER: Final = "bold #ffffff on #000000"
MARK: Final = "bold #000000 on #ffe46b"

SETTLEMENT: Final = "▲"
CITY: Final = "■"
PIP: Final = "•"
TAG: Final = re.compile(r"(\\*)(\[[a-z#/@][^\[]*?\])")


def draw(view: dict[str, Any], speech: Speech, names: list[str]) -> list[str]:
    """The table as lines in console markup, all of one width.

    view["marks"], which a screen may add, lists the places whose numbers are wanted: "node:12", or all the "nodes".
    """
    letters = [speech.say(f"colour-{player['colour']}.letter") for player in view["players"]]
    lines = Island(view, speech, letters).lines()
    tables = player_lines(view, speech, names, letters) + card_lines(view, speech)
    return lines + [padded(line, WIDTH) for line in tables]


# --- cells


class Canvas:
    """Characters with styles, row by row."""

    def __init__(self, width: int, height: int) -> None:
        self.chars: Final = [[" "] * width for _ in range(height)]
        self.ink: Final = [[""] * width for _ in range(height)]
        self.ground: Final = [[SEA] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, ink: str) -> None:
        """Text from a column on; its ground stays unless the style brings its own."""
        for place, char in enumerate(text):
            self.chars[y][x + place] = char
            self.ink[y][x + place] = ink

    def centre(self, x: int, y: int, text: str, ink: str) -> None:
        """Text around a column; of two middles the left one stands there."""
        self.write(x - (len(text) - 1) // 2, y, text, ink)

    def lines(self) -> list[str]:
        """Runs of one style in one tag."""
        drawn: list[str] = []
        for chars, inks, grounds in zip(self.chars, self.ink, self.ground, strict=True):
            line, run, style = "", "", ""
            for char, ink, ground in zip(chars, inks, grounds, strict=True):
                now = ink if " on " in ink else f"{ink} on {ground}".strip()
                if now != style:
                    line += styled(run, style)
                    run, style = "", now
                run += char
            drawn.append(line + styled(run, style))
        return drawn


def styled(text: str, style: str) -> str:
    """Text in a style."""
    return f"[{style}]{escaped(text)}[/]" if text and style else escaped(text)


def escaped(text: str) -> str:
    """Text that console markup takes as it is."""
    safe = TAG.sub(lambda found: f"{found[1]}{found[1]}\\{found[2]}", text)
    return safe + "\\" if safe.endswith("\\") and not safe.endswith("\\\\") else safe


def cells(text: str) -> int:
    """How many columns a text takes."""
    return sum(cell(char) for char in text)


def cell(char: str) -> int:
    """Marks that stand over another letter take no column, Chinese characters take two."""
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1


def fitted(text: str, width: int) -> str:
    """Text cut or filled to a width; what cannot be printed is left out."""
    kept = "".join(char for char in text if char.isprintable())
    if cells(kept) > width:
        while cells(kept) > width - 1:
            kept = kept[:-1]
        kept += "…"
    return kept + " " * (width - cells(kept))


Part = tuple[str, str]  # text and style


def padded(parts: list[Part], width: int) -> str:
    """A line of parts, filled up with blanks."""
    used = sum(cells(text) for text, _ in parts)
    return "".join(styled(text, style) for text, style in parts) + " " * (width - used)


# --- the island


class Island:
    """The hexes, what stands on their corners and sides, and the sea around."""

    def __init__(self, view: dict[str, Any], speech: Speech, letters: list[str]) -> None:
        self.view: Final = view
        self.board: Final[dict[str, Any]] = view["board"]
        self.speech: Final = speech
        self.letters: Final = letters
        self.marks: Final[list[str]] = view.get("marks", [])
        self.canvas: Final = Canvas(WIDTH, HEIGHT)
        self.origins: Final = hex_origins()
        self.nodes: Final = node_places(self.origins)

    def lines(self) -> list[str]:
        """Drawn from the ground up."""
        for hex in range(len(HEX_CORNERS)):
            self.draw_hex(hex)
        for place, kind in enumerate(self.board["harbours"]):
            if kind is not None:
                self.draw_harbour(place, kind)
        self.draw_edges()
        self.draw_nodes()
        return self.canvas.lines()

    def is_marked(self, kind: str, number: int) -> bool:
        """Does somebody want to see the number of this place?"""
        return f"{kind}s" in self.marks or f"{kind}:{number}" in self.marks

    def draw_hex(self, hex: int) -> None:
        """Ground, terrain, number with its pips, robber."""
        left, top = self.origins[hex]
        terrain = self.board["terrain"][hex]
        for row, reach in enumerate((0, 3, HALF, HALF, HALF, HALF, 3, 0)):
            for x in range(left + HALF - reach, left + HALF + reach + 1):
                self.canvas.ground[top + row][x] = FOG if terrain is None else TERRAIN_COLOURS[terrain]
        middle = left + HALF
        if terrain is not None:
            self.canvas.centre(middle, top + 3, self.speech.say(f"terrain-{terrain}"), INK)
        number = self.board["numbers"][hex]
        if number:
            pips = PIP * int(DICE_WAYS[number])
            self.canvas.centre(middle, top + 4, f"{number} {pips}", RED_INK if number in RED_NUMBERS else f"bold {INK}")
        if self.board["robber"] == hex:
            self.canvas.centre(middle, top + 5, f" {self.speech.say('drawing-robber')} ", ROBBER)
        if self.is_marked("hex", hex):
            self.canvas.centre(middle, top + 2, f" {hex} ", MARK)

    def draw_harbour(self, place: int, kind: str) -> None:
        """The rate and what it is for, out at sea off the two intersections it serves."""
        (x1, y1), (x2, y2) = (self.nodes[node] for node in HARBOUR_ENDS[place])
        hex = next(hex for hex, nodes in enumerate(HEX_CORNERS) if set(HARBOUR_ENDS[place]) <= set(nodes))
        left, top = self.origins[hex]
        generic = kind == "generic"
        rate = f"{GENERIC_RATE if generic else SPECIAL_RATE}:1"
        word = "" if generic else self.speech.say(f"drawing-{kind}")
        if x1 == x2:  # a side that looks east or west
            at_left = x1 == left
            x = x1 - 2 if at_left else x1 + 2
            for y, text in ((y1 + 1, rate), (y1 + 2, word)):
                self.canvas.write(x - len(text) + 1 if at_left else x, y, text, FOAM)
            return
        above = min(y1, y2) == top
        at_left = min(x1, x2) == left
        text = f"{rate} {word}".strip()
        x = min(x1, x2) + (3 if at_left else 3)
        y = min(y1, y2) - (0 if above else -2)
        self.canvas.write(x - len(text) + 1 if at_left else x, y, text, FOAM)

    def draw_edges(self) -> None:
        """Roads in the colour and with the letter of their owner, bare paths as a faint line."""
        owners = {edge: seat for seat, player in enumerate(self.view["players"]) for edge in player["roads"]}
        for edge, (low, high) in enumerate(EDGE_ENDS):
            (x1, y1), (x2, y2) = self.nodes[low], self.nodes[high]
            seat = owners.get(edge)
            ink = FAINT if seat is None else PIECE_COLOURS[self.view["players"][seat]["colour"]]
            letter = "" if seat is None else self.letters[seat]
            label = str(edge) if self.is_marked("edge", edge) else ""
            if x1 == x2:
                self.draw_upright(x1, min(y1, y2) + 1, ink, letter, label)
            else:
                self.draw_slope(min(x1, x2) + 1, min(y1, y2) + 1, (x1 < x2) == (y1 > y2), ink, letter, label)

    def draw_upright(self, x: int, y: int, ink: str, letter: str, label: str) -> None:
        """A path from north to south."""
        self.canvas.write(x, y, "█" if letter else "│", ink)
        self.canvas.write(x, y + 1, letter or "│", f"bold #000000 on {ink}" if letter else ink)
        if label:
            self.canvas.centre(x, y, label, f"bold #000000 on {ink}" if letter else MARK)

    def draw_slope(self, x: int, y: int, rising: bool, ink: str, letter: str, label: str) -> None:
        """A path from south-west to north-east, or from north-west to south-east."""
        if letter:
            self.canvas.write(x, y, "▄▄█▀▀" if rising else "▀▀█▄▄", ink)
            self.canvas.write(x + 2, y, letter, f"bold #000000 on {ink}")
        else:
            self.canvas.write(x, y, "_.-'‾" if rising else "‾'-._", ink)
        if label:
            self.canvas.centre(x + 2, y, label, f"bold #000000 on {ink}" if letter else MARK)

    def draw_nodes(self) -> None:
        """Buildings in the colour and with the letter of their owner; intersections with a harbour are ringed."""
        ports = {node for ends in HARBOUR_ENDS for node in ends}
        for node, (x, y) in self.nodes.items():
            if node in ports:
                self.canvas.write(x, y, "○", FOAM)
            else:
                self.canvas.write(x, y, "·", f"bold {INK}")
        for seat, player in enumerate(self.view["players"]):
            badge = f"bold #000000 on {PIECE_COLOURS[player['colour']]}"
            for node, sign in [(node, SETTLEMENT) for node in player["settlements"]] + [(node, CITY) for node in player["cities"]]:
                x, y = self.nodes[node]
                self.canvas.write(x - 1, y, f"{sign}{self.letters[seat]}", badge)
        for node, (x, y) in self.nodes.items():
            if self.is_marked("node", node):
                self.canvas.centre(x, y, str(node), MARK)


def hex_origins() -> list[tuple[int, int]]:
    """The upper left corner of each hex, row by row."""
    origins: list[tuple[int, int]] = []
    for row, count in enumerate(GEOMETRY["rows"]):
        for place in range(count):
            origins.append((SHORE + (5 - count) * HALF + place * 2 * HALF, 1 + row * ROW))
    return origins


def node_places(origins: list[tuple[int, int]]) -> dict[int, tuple[int, int]]:
    """Where the intersections are."""
    places: dict[int, tuple[int, int]] = {}
    for (left, top), nodes in zip(origins, HEX_CORNERS, strict=True):
        for node, (x, y) in zip(nodes, CORNER_PLACES, strict=True):
            places[node] = (left + x, top + y)
    return places


# --- players and cards


def player_lines(view: dict[str, Any], speech: Speech, names: list[str], letters: list[str]) -> list[list[Part]]:
    """A line for each player: what everybody may see."""
    heads = [speech.say(f"drawing-{key}") for key in COLUMNS]
    lines: list[list[Part]] = [[(" " * (NAME + 6), "")] + [(f"{head:>{COLUMN}}", "dim") for head in heads]]
    for seat, player in enumerate(view["players"]):
        lines.append(player_line(view, seat, player, speech, names, letters))
    return lines


NAME: Final = 20
COLUMN: Final = 8
COLUMNS: Final = ("points", "cards", "development", "knights", "road", "supply")


def player_line(
    view: dict[str, Any], seat: int, player: dict[str, Any], speech: Speech, names: list[str], letters: list[str]
) -> list[Part]:
    """Whose turn it is, colour, name, counts; special cards are starred at their count."""
    name = names[seat] if seat < len(names) else f"p{seat}"
    if seat == view["viewer"]:
        name = speech.say("drawing-you", name=name)
    points = str(player["points"])
    if player.get("total_points", player["points"]) != player["points"]:
        points = f"{points}+{player['total_points'] - player['points']}"
    knights = f"{'★' if view['largest_army'] == seat else ''}{player['played'].get('knight', 0)}"
    road = f"{'★' if view['longest_road'] == seat else ''}{player['road_length']}"
    supply = f"{player['roads_left']}/{player['settlements_left']}/{player['cities_left']}"
    counts = [points, str(player["hand_size"]), str(player["card_count"]), knights, road, supply]
    active = view["turn"]["active"] == seat
    style = "bold" if active else ""
    return [
        ("▶ " if active else "  ", "bold"),
        (f" {letters[seat]} ", f"bold #000000 on {PIECE_COLOURS[player['colour']]}"),
        (" " + fitted(name, NAME), style),
        *[(f"{count:>{COLUMN}}", style) for count in counts],
    ]


def card_lines(view: dict[str, Any], speech: Speech) -> list[list[Part]]:
    """The viewer's hand and rates, the bank, the deck and the dice."""
    return []
