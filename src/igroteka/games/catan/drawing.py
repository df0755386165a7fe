"""How does the table look in a terminal? Drawn from a view, so it can show no secret."""

from typing import Any, Final

from igroteka.core.speech import Speech, seat_name
from igroteka.games.catan.data.box import (
    BOX,
    CARD_NAMES,
    DICE_WAYS,
    GENERIC_RATE,
    RESOURCE_NAMES,
    SPECIAL_RATE,
)
from igroteka.kit.markup import Canvas, Part, cells, fitted, padded
from igroteka.kit.sheet import BLACK, MARK, PIECE_COLOURS, is_asked

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
RESOURCE_COLOURS: Final = list(TERRAIN_COLOURS.values())[: len(RESOURCE_NAMES)]  # terrain t yields resource t
INK: Final = "#f2ead8"
FAINT: Final = "#b9b29e"
RED_INK: Final = "bold #ff8a7a"
FOAM: Final = "bold #8fd3f4"
ROBBER: Final = "bold #ffffff on #000000"

SETTLEMENT: Final = "▲"
CITY: Final = "■"
PIP: Final = "•"
KINDS: Final = ("hex", "node", "edge")


def draw(view: dict[str, Any], speech: Speech, names: list[str]) -> list[str]:
    """The table as lines in console markup, all of one width.

    A screen may add view["marks"], the places whose numbers are wanted: "node:12", or "node" for all nodes, or a word
    of the language for them.
    """
    letters = [speech.say(f"colour-{player['colour']}")[0] for player in view["players"]]
    tables = [*player_lines(view, speech, names, letters), [], *card_lines(view, speech)]
    return Island(view, speech, letters).lines() + [padded(line, WIDTH) for line in tables]


# --- the island


class Island:
    """The hexes, what stands on their corners and sides, and the sea around."""

    def __init__(self, view: dict[str, Any], speech: Speech, letters: list[str]) -> None:
        self.view: Final = view
        self.board: Final[dict[str, Any]] = view["board"]
        self.speech: Final = speech
        self.letters: Final = letters
        self.marks: Final[list[str]] = view.get("marks", [])
        self.marked_kinds: Final = [kind for kind in KINDS if is_named(kind, self.marks, speech)]
        self.canvas: Final = Canvas(WIDTH, HEIGHT, SEA)
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
        return f"{kind}:{number}" in self.marks or kind in self.marked_kinds

    def draw_hex(self, hex: int) -> None:
        """Ground, terrain, number with its pips, robber."""
        left, top = self.origins[hex]
        terrain = self.board["terrain"][hex]
        for row, reach in enumerate((3, HALF, HALF, HALF, HALF, 3), start=1):
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
            self.canvas.centre(middle, top + 5, self.speech.say("drawing-robber"), ROBBER)
        if self.is_marked("hex", hex):
            self.canvas.centre(middle, top + 2, f" {hex} ", MARK)

    def draw_harbour(self, place: int, kind: str) -> None:
        """The rate and what it is for, out at sea off the two intersections it serves."""
        (x1, y1), (x2, y2) = (self.nodes[node] for node in HARBOUR_ENDS[place])
        hex = next(hex for hex, nodes in enumerate(HEX_CORNERS) if set(HARBOUR_ENDS[place]) <= set(nodes))
        left, top = self.origins[hex]
        generic = kind == "generic"
        words = [f"{GENERIC_RATE if generic else SPECIAL_RATE}:1"]
        if not generic:
            words.append(self.speech.say(f"drawing-{kind}"))
        at_left = min(x1, x2) == left
        if x1 == x2:  # a side that looks west or east
            x, y = x1 - 3 if at_left else x1 + 3, y1 + 1
        else:
            x, y = min(x1, x2) + 3, top + 1 - len(words) if min(y1, y2) == top else top + 7
        for line, word in enumerate(words):
            self.canvas.write(x - len(word) + 1 if at_left else x, y + line, word, FOAM)

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
        self.canvas.write(x, y + 1, letter or "│", f"{BLACK} on {ink}" if letter else ink)
        if label:
            self.canvas.centre(x, y, label, f"{BLACK} on {ink}" if letter else MARK)

    def draw_slope(self, x: int, y: int, rising: bool, ink: str, letter: str, label: str) -> None:
        """A path from south-west to north-east, or from north-west to south-east."""
        if letter:
            self.canvas.write(x, y, "▄▄█▀▀" if rising else "▀▀█▄▄", ink)
            self.canvas.write(x + 2, y, letter, f"{BLACK} on {ink}")
        else:
            self.canvas.write(x, y, "_.-'‾" if rising else "‾'-._", ink)
        if label:
            self.canvas.centre(x + 2, y, label, f"{BLACK} on {ink}" if letter else MARK)

    def draw_nodes(self) -> None:
        """Buildings in the colour and with the letter of their owner; intersections with a harbour are ringed."""
        ports = {node for ends in HARBOUR_ENDS for node in ends}
        for node, (x, y) in self.nodes.items():
            if node in ports:
                self.canvas.write(x, y, "○", FOAM)
            else:
                self.canvas.write(x, y, "·", f"bold {INK}")
            if self.is_marked("node", node):
                self.canvas.centre(x, y, str(node), MARK)
        for seat, player in enumerate(self.view["players"]):
            badge = f"{BLACK} on {PIECE_COLOURS[player['colour']]}"
            for sign, kind in ((SETTLEMENT, "settlements"), (CITY, "cities")):
                for node in player[kind]:
                    x, y = self.nodes[node]
                    label = str(node) if self.is_marked("node", node) else self.letters[seat]
                    self.canvas.write(x - 1, y, sign + label, badge)


def is_named(kind: str, marks: list[str], speech: Speech) -> bool:
    """Are all places of a kind asked for?"""
    return is_asked(kind, speech.say(f"drawing-{kind}s"), marks)


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

NAME: Final = 22
COLUMN: Final = 8
COLUMNS: Final = ("points", "cards", "development", "knights", "road", "supply")
LABEL: Final = 17
CHIP: Final = 12


def player_lines(view: dict[str, Any], speech: Speech, names: list[str], letters: list[str]) -> list[list[Part]]:
    """A line for each player: what everybody may see."""
    turn = speech.say("drawing-turn", turn=view["turn"]["number"]) if view["turn"]["active"] is not None else ""
    dice = view["turn"]["dice"]
    if dice is not None:
        turn = f"{turn}, {speech.say('drawing-dice', first=dice[0], second=dice[1], sum=sum(dice))}"
    heads = [f"{speech.say(f'drawing-{column}'):>{COLUMN}}" for column in COLUMNS]
    lines: list[list[Part]] = [[(fitted(turn, NAME + 6), "bold"), ("".join(heads), "dim")]]
    for seat in range(view["seats"]):
        lines.append(player_line(view, seat, speech, names, letters))
    return lines


def player_line(view: dict[str, Any], seat: int, speech: Speech, names: list[str], letters: list[str]) -> list[Part]:
    """Whose turn it is, colour, name and counts; a star marks who holds a special card."""
    player = view["players"][seat]
    name = seat_name(seat, names)
    if seat == view["viewer"]:
        name = speech.say("drawing-you", name=fitted(name, NAME - cells(speech.say("drawing-you", name=""))).rstrip())
    hidden = player.get("total_points", player["points"]) - player["points"]
    counts = [
        f"{player['points']}+{hidden}" if hidden else str(player["points"]),
        str(player["hand_size"]),
        str(player["card_count"]),
        f"{'★' if view['largest_army'] == seat else ''}{player['played'].get('knight', 0)}",
        f"{'★' if view['longest_road'] == seat else ''}{player['road_length']}",
        f"{player['roads_left']}/{player['settlements_left']}/{player['cities_left']}",
    ]
    active = view["turn"]["active"] == seat
    style = "bold" if active else ""
    return [
        ("▶ " if active else "  ", "bold"),
        (f" {letters[seat]} ", f"{BLACK} on {PIECE_COLOURS[player['colour']]}"),
        (" " + fitted(name, NAME), style),
        ("".join(f"{count:>{COLUMN}}" for count in counts), style),
    ]


def card_lines(view: dict[str, Any], speech: Speech) -> list[list[Part]]:
    """The bank with its deck; for a player also the own hand, rates and development cards."""
    head: list[Part] = [(" " * LABEL, "")]
    for resource, colour in zip(RESOURCE_NAMES, RESOURCE_COLOURS, strict=True):
        word = speech.say(f"resource-{resource}")
        head.append((f"{word:>{CHIP - 2}} ", f"bold {INK} on {colour}"))
        head.append((" ", ""))
    bank = [view["bank"].get(resource, 0) for resource in RESOURCE_NAMES]
    lines = [head]
    if view["viewer"] >= 0:
        me = view["players"][view["viewer"]]
        hand = [me["hand"].get(resource, 0) for resource in RESOURCE_NAMES]
        lines.append(counted(speech.say("drawing-hand"), [str(count) if count else "–" for count in hand], "bold"))
        lines.append(counted(speech.say("drawing-rates"), [f"{rate}:1" for rate in me["rates"]], ""))
    lines.append(counted(speech.say("term-bank"), [str(count) for count in bank], "dim"))
    lines.append([(fitted(speech.say("drawing-deck", count=view["deck"]), WIDTH), "dim")])
    if view["viewer"] >= 0:
        lines.append([(fitted(own_cards(view, speech), WIDTH), "")])
    return lines


def counted(label: str, counts: list[str], style: str) -> list[Part]:
    """A row under the resources."""
    return [(fitted(label, LABEL), ""), ("".join(f"{count:>{CHIP - 2}}  " for count in counts), style)]


def own_cards(view: dict[str, Any], speech: Speech) -> str:
    """The viewer's development cards; those bought this turn must wait."""
    held: dict[str, int] = view["players"][view["viewer"]]["cards"]
    if not held:
        return speech.say("drawing-no-cards")
    bought: dict[str, int] = view["turn"].get("bought", {})
    words: list[str] = []
    for card in CARD_NAMES:
        if held.get(card):
            word = f"{speech.say(f'card-{card}')} {held[card]}"
            words.append(f"{word} ({speech.say('drawing-new', count=bought[card])})" if bought.get(card) else word)
    return speech.say("drawing-own-cards", cards=", ".join(words))
