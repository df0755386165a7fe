"""How does the table look in a terminal? Drawn from a view, so it can show no secret."""

from collections.abc import Mapping
from typing import Any, Final

from igroteka.core.speech import Speech
from igroteka.games.burgundy.data.box import (
    BLACK_SLOTS,
    BOARDS,
    BOX,
    CELL_DIE,
    CELL_KIND,
    CELLS,
    COLOUR_NAMES,
    KIND_NAMES,
    PHASE_NAMES,
    PLACES,
    ROUNDS,
    SHEETS,
    SLOT_NAMES,
    SLOTS,
)
from igroteka.kit.markup import Canvas, Part, cells, fitted, padded
from igroteka.kit.sheet import BLACK, MARK, Sheet, filler

WIDTH: Final = 100

# A cell of the estate is a brick of 7 columns and 2 lines; bricks of one colour grow together to regions.
BRICK: Final = 8
LINES: Final = 2
ROWS: Final[list[int]] = [sum(cell["r"] == r for cell in BOX["estate"]["cells"]) for r in range(-3, 4)]
MAP: Final = BRICK * max(ROWS)
SIDE: Final = WIDTH - MAP - 2  # columns beside the map

# The ground of a placed tile, and of a space that waits for one.
KIND_COLOURS: Final = {
    "building": ("#d9c7a0", "#4a4334"),
    "animal": ("#a5d36e", "#35461f"),
    "knowledge": ("#f2d648", "#544a12"),
    "castle": ("#5fae6a", "#173d20"),
    "mine": ("#b4b9bf", "#3b3f45"),
    "ship": ("#74b3ee", "#1c3a5c"),
}
GOODS_COLOURS: Final = {
    "blue": "#7fc4f5",
    "purple": "#b48ce8",
    "pink": "#f3a3c4",
    "red": "#f0685c",
    "brown": "#b98a5e",
    "orange": "#f5a742",
}
DARK: Final = "#000000"
FAINT: Final = "#cfc8b6"
DIE: Final = f"{BLACK} on #f4f1e6"


def draw(view: dict[str, Any], speech: Speech, names: list[str]) -> list[str]:
    """The table as lines in console markup, all of one width.

    A screen may add view["marks"], the places whose names are wanted: "cell:17" or "slot:4a", or "cells" for all
    cells, or a word of the language for them; "p1" shows the estate of that seat.
    """
    table = Table(view, speech, names)
    lines = [*table.ribbon(), [], *table.depots(), *table.lore_on_offer(), []]
    drawn = [padded(line, WIDTH) for line in lines]
    drawn += table.estate()
    drawn += [padded(line, WIDTH) for line in [[], *table.players()]]
    return drawn


class Table(Sheet):
    """The main board, one estate and all players."""

    def __init__(self, view: dict[str, Any], speech: Speech, names: list[str]) -> None:
        super().__init__(view, speech, names)
        self.all_cells: Final = self.is_wanted("cells")
        self.all_slots: Final = self.is_wanted("slots")

    # --- the main board

    def ribbon(self) -> list[list[Part]]:
        """Phase and round, the goods still to come, the white die, the order of play; below, the bonus tiles."""
        view, say = self.view, self.speech.say
        if view["phase"] is None:
            head: list[Part] = [(say("drawing-before"), "bold")]
        else:
            phase = say(f"phase-{PHASE_NAMES[view['phase']]}")
            number = 1 if view["round"] is None else view["round"] + 1
            head = [(say("drawing-phase", phase=phase, round=number, rounds=ROUNDS), "bold")]
            head.append((f"   {say('drawing-goods-of-phase')} ", ""))
            for colour in view["round_goods"]:
                head.append((" · ", "dim") if colour is None else chip(colour))
        if view["white"]:
            head.append((f"   {say('drawing-white', number=view['white'])}", "bold"))
        if view["order"]:
            head.append((f"   {say('drawing-order')} ", ""))
            head += [self.badge(seat) for seat in view["order"]]
        return [head, self.bonuses()]

    def bonuses(self) -> list[Part]:
        """Who holds the large and the small bonus tile of each kind; a dot waits for its owner."""
        points = self.view["bonus_points"]
        line: list[Part] = [(self.say("bonus", large=points["large"], small=points["small"]) + "  ", "")]
        for kind in KIND_NAMES:
            holders = [self.view["bonus"][kind][rank] for rank in ("large", "small")]
            held = "/".join("•" if seat is None else self.letters[seat] for seat in holders)
            line.append((f"{self.speech.say(f'drawing-kind-{kind}')} {held}  ", KIND_COLOURS[kind][0]))
        return line

    def depots(self) -> list[list[Part]]:
        """Six depots with their tiles and goods, then the black one."""
        lines: list[list[Part]] = []
        for depot, content in enumerate(self.view["depots"]):
            mark = MARK if f"depot:{depot + 1}" in self.marks else "bold"
            line: list[Part] = [(f" {depot + 1} ", mark), (" ", "")]
            for place, slot in enumerate(content["slots"]):
                line += self.slot(depot * PLACES + place, slot["tile"], slot["kind"])
            used = sum(cells(text) for text, _ in line)
            line.append((" " * (4 + PLACES * TILE - used), ""))
            lines.append(line + goods_chips(content["goods"]))
        black = self.view["black"]
        for first in range(0, min(len(black), BLACK_SLOTS), PLACES):
            line = [(" ■  ", "bold") if first == 0 else ("    ", "")]
            for place in range(first, min(first + PLACES, len(black))):
                line += self.slot(SLOTS + place, black[place], "")
            if first == 0:
                line.append((self.say("black"), "dim"))
            lines.append(line)
        return lines

    def slot(self, slot: int, tile: str | None, kind: str) -> list[Part]:
        """A space of a depot with its tile; the number of the space if it is wanted."""
        name = SLOT_NAMES[slot]
        if tile is None:
            return [(fitted("   ·" if kind else "", TILE), "dim")]
        ground = KIND_COLOURS[kind_of(tile)][0]
        marked = f"slot:{name}" in self.marks or self.all_slots
        tag = f"{name} " if marked else "   "
        return [
            (tag, MARK if marked else f"{DARK} on {ground}"),
            (fitted(tile_name(tile, self.speech), TILE - 1 - len(tag)), f"{DARK} on {ground}"),
            (" ", ""),
        ]

    def lore_on_offer(self) -> list[list[Part]]:
        """What the knowledge tiles in the depots and in the storage of the one who looks can do."""
        tiles = [slot["tile"] for depot in self.view["depots"] for slot in depot["slots"]] + self.view["black"]
        seat = self.shown(self.view["active"])
        if seat is not None:
            tiles += self.seen[seat]["storage"]
        numbers = sorted({int(tile.split(":")[1]) for tile in tiles if tile and tile.startswith("knowledge")})
        return [[(fitted(f"    {self.lore(number)}", WIDTH), KIND_COLOURS["knowledge"][0])] for number in numbers]

    def lore(self, number: int) -> str:
        """A knowledge tile with what it does; its name is left out if there is no room for both."""
        name, text = self.speech.say(f"knowledge-{number}-name"), self.speech.say(f"knowledge-{number}-text")
        line = self.say("lore-line", number=number, name=name, text=text)
        return line if cells(line) <= WIDTH - 4 else self.say("lore-text", number=number, text=text)

    # --- one estate

    def estate(self) -> list[str]:
        """The map of an estate, and beside it what its owner has; before, the estates to choose from."""
        seat = self.shown(self.view["active"])
        if seat is None:
            return []
        player = self.seen[seat]
        beside = self.belongings(seat)
        if player["estate"] is not None:
            return self.map(player, beside)
        drawn = [padded(line, WIDTH) for line in beside]
        for number in self.candidates(player):
            title: list[Part] = [(self.speech.say("estate-name", number=number), "bold")]
            drawn += [padded([], WIDTH), *self.map({"estate": number, "cells": [None] * CELLS}, [title])]
        return drawn

    def candidates(self, player: dict[str, Any]) -> list[int]:
        """The estates that are asked for, or those of the sheet that was dealt (BUR-15.1)."""
        asked = sorted({int(mark[7:]) for mark in self.marks if mark.startswith("estate:") and mark[7:].isdigit()})
        known = [number for number in asked if 1 <= number <= BOARDS]
        return known if 0 < len(known) <= len(SHEETS[0]) else player["sheet"] or []

    def map(self, player: dict[str, Any], beside: list[list[Part]]) -> list[str]:
        """An estate with some lines to the right of it."""
        canvas = Canvas(MAP, LINES * len(ROWS), "")
        cell = 0
        for row, count in enumerate(ROWS):
            left = (max(ROWS) - count) * BRICK // 2
            for place in range(count):
                self.draw_cell(canvas, player, cell, left + place * BRICK, row * LINES)
                cell += 1
        lines = canvas.lines()
        beside += [[] for _ in range(len(lines) - len(beside))]
        return [line + "  " + padded(parts, SIDE) for line, parts in zip(lines, beside, strict=True)]

    def draw_cell(self, canvas: Canvas, player: dict[str, Any], cell: int, x: int, y: int) -> None:
        """An empty space shows its number and kind, a placed tile its name; a wanted number stands in the corner."""
        kind = KIND_NAMES[CELL_KIND[(player["estate"] - 1) * CELLS + cell]]
        tile = player["cells"][cell]
        ground = KIND_COLOURS[kind][tile is None]
        for line in range(LINES):
            for column in range(BRICK - 1):
                canvas.ground[y + line][x + column] = ground
        middle = x + BRICK // 2 - 1
        if tile is None:
            canvas.centre(middle, y, str(CELL_DIE[cell]), f"bold {FAINT}")
            canvas.centre(middle, y + 1, self.say(f"empty-{kind}"), FAINT)
        else:
            parts = tile.split(":")
            count = "■" if len(parts) == 1 or parts[0] == "building" else f"■ {parts[-1]}"
            canvas.centre(middle, y, cell_name(tile, self.speech), BLACK)
            canvas.centre(middle, y + 1, count, DARK)
        if f"cell:{cell}" in self.marks or self.all_cells:
            canvas.write(x + BRICK - 1 - len(str(cell)), y + (tile is not None), str(cell), MARK)

    def belongings(self, seat: int) -> list[list[Part]]:
        """Dice, workers, silver, stored tiles, goods and knowledge of a player."""
        player, say = self.seen[seat], self.speech.say
        estate = player["estate"]
        key = "drawing-no-estate" if estate is None else "drawing-estate"
        title = say(key, name=self.name(seat), **({} if estate is None else {"estate": estate}))
        lines: list[list[Part]] = [[self.badge(seat), (" " + fitted(title, SIDE - 4), "bold")], []]
        lines.append(self.labelled("dice", self.dice(player, seat)))
        amounts = f"{player['workers']}     {say('drawing-silver')} {player['silver']}"
        lines.append(self.labelled("workers", [(amounts, "bold")]))
        lines.append([])
        for place, tile in enumerate(player["storage"]):
            tag: Part = (f" {place + 1} ", MARK if seat == self.view["viewer"] and self.is_stored(place) else "dim")
            chip: Part = ("·", "dim")
            if tile is not None:
                chip = (f" {fitted(tile_name(tile, self.speech), TILE - 5)} ", f"{DARK} on {self.tile_ground(tile)}")
            label = say("drawing-storage") if place == 0 else ""
            lines.append([(fitted(label, LABEL), ""), tag, (" ", ""), chip])
        lines.append([])
        lines.append(self.labelled("goods", goods_chips(player["goods"]) or [(say("drawing-none"), "dim")]))
        lines.append(self.labelled("sold", goods_chips(player["sold"]) or [(say("drawing-none"), "dim")]))
        numbers = [tile.split(":")[1] for tile in player["cells"] if tile and tile.startswith("knowledge")]
        known = ", ".join(sorted(numbers, key=int)) or say("drawing-none")
        lines.append(self.labelled("lore", [(fitted(known, SIDE - LABEL), "" if numbers else "dim")]))
        return lines

    def labelled(self, key: str, parts: list[Part]) -> list[Part]:
        """A line with its title."""
        return [(fitted(self.say(f"{key}"), LABEL), ""), *parts]

    def is_stored(self, place: int) -> bool:
        """Is this place of the storage wanted?"""
        return f"storage:{place}" in self.marks

    def tile_ground(self, tile: str) -> str:
        """The colour of a tile."""
        return KIND_COLOURS[kind_of(tile)][0]

    def dice(self, player: dict[str, Any], seat: int) -> list[Part]:
        """The dice of a player; one that is used is only a dash."""
        if player["dice"] is None:
            return [(self.say("none"), "dim")]
        parts: list[Part] = []
        for die, (number, used) in enumerate(zip(player["dice"], player["used"], strict=True)):
            wanted = f"die:{die}" in self.marks and seat == self.view["viewer"]
            parts += [(" – ", "dim") if used else (f" {number} ", MARK if wanted else DIE), (" ", "")]
        return parts

    # --- all players

    def players(self) -> list[list[Part]]:
        """A line for each player: points, workers, silver, empty spaces, dice, goods and stored tiles."""
        heads = "".join(f"{self.speech.say(f'drawing-column-{column}'):>{COLUMN}}" for column in COUNTS)
        words = {column: self.say(f"column-{column}") for column in ("dice", "goods", "storage")}
        tail = f"  {words['dice']:<{DICE_COLUMN}}{words['goods']:<{GOODS_COLUMN}}{words['storage']}"
        lines: list[list[Part]] = [[(" " * (NAME + 6) + heads + tail, "dim")]]
        for seat, player in enumerate(self.seen):
            active = self.view["active"] == seat
            style = "bold" if active else ""
            counts = [player["points"], player["workers"], player["silver"], player["empty"]]
            goods = goods_chips(player["goods"])
            stored = ", ".join(tile_name(tile, self.speech) for tile in player["storage"] if tile)
            line: list[Part] = [
                ("▶ " if active else "  ", "bold"),
                self.badge(seat),
                (" " + fitted(self.name(seat), NAME), style),
                ("".join(f"{count:>{COLUMN}}" for count in counts) + "  ", style),
            ]
            dice = self.dice(player, seat)
            line += [*dice, filler(dice, DICE_COLUMN), *goods, filler(goods, GOODS_COLUMN)]
            used = sum(cells(text) for text, _ in line)
            line.append((fitted(stored, WIDTH - used), ""))
            lines.append(line)
        return lines


TILE: Final = 18
LABEL: Final = 11
NAME: Final = 18
COLUMN: Final = 6
COUNTS: Final = ("points", "workers", "silver", "empty")
DICE_COLUMN: Final = 9
GOODS_COLUMN: Final = 13


def chip(colour: str, count: int = 1) -> Part:
    """Goods of one colour: the number of the die that sells them, and how many."""
    number = COLOUR_NAMES.index(colour) + 1
    return (f" {number} " if count == 1 else f"{number}×{count}", f"{DARK} on {GOODS_COLOURS[colour]}")


def goods_chips(goods: Mapping[str, int]) -> list[Part]:
    """All goods, by colour."""
    parts: list[Part] = []
    for colour in COLOUR_NAMES:
        if goods.get(colour):
            parts += [(" ", "")] if parts else []
            parts.append(chip(colour, goods[colour]))
    return parts


def kind_of(tile: str) -> str:
    """The kind of a tile."""
    return tile.partition(":")[0]


def tile_name(tile: str, speech: Speech) -> str:
    """A tile in a few letters."""
    kind, *rest = tile.split(":")
    if kind == "building":
        return speech.say(f"drawing-{rest[0]}")
    if kind == "animal":
        return speech.say(f"drawing-{rest[0]}", count=int(rest[1]))
    if kind == "knowledge":
        return speech.say("drawing-knowledge", number=int(rest[0]))
    return speech.say(f"drawing-{kind}")


def cell_name(tile: str, speech: Speech) -> str:
    """A tile in the few letters of a cell."""
    kind, *rest = tile.split(":")
    return speech.say(f"drawing-{rest[0] if kind in ('building', 'animal') else kind}.cell")
