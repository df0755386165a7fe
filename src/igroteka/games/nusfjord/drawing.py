"""How does the table look in a terminal? Drawn from a view, so it can show no secret."""

from collections.abc import Mapping
from typing import Any, Final

from igroteka.core.speech import Speech, printed
from igroteka.games.nusfjord.data.box import (
    BOX,
    CARD_LIST,
    CARD_NAMES,
    CELL_LIST,
    CELL_NAMES,
    ELDER_LIST,
    ELDER_NAMES,
    GOOD_NAMES,
    PAIR_NAMES,
    SECTION_NAMES,
    SHIP_NAMES,
)
from igroteka.games.nusfjord.text import guessed, is_reconstructed, marked_text
from igroteka.kit.markup import Part, cells, fitted, padded
from igroteka.kit.sheet import BLACK, MARK, Sheet, filler, titled, wrapped

WIDTH: Final = 110
PIECE_COLOURS: Final = {
    "red": "#ff6b6b",
    "blue": "#6cb0ff",
    "yellow": "#f2d648",
    "green": "#7fce7f",
    "white": "#ffffff",
}
DARK: Final = "#000000"
FOREST: Final = f"{DARK} on #7fb77e"
STORE: Final = f"{DARK} on #d9c7a0"
HOUSES: Final = {"A": f"{DARK} on #e9dcc0", "B": f"{DARK} on #e5b98f", "C": f"{DARK} on #b9cbe8"}
LAST: Final = -1  # the column that has room for a copy space of no column
ROWS: Final = "abc"
GRID: Final = 4  # cells of a row of the harbour
PER_LINE: Final = 3  # cards or elders side by side
CARD: Final = WIDTH // PER_LINE
CELL: Final = 27
LABEL: Final = 12
NAME: Final = 16
COLUMN: Final = 7
COLUMNS: Final = (
    "points",
    "wood",
    "fish",
    "gold",
    "reserve",
    "ships",
    "catch",
    "shares",
    "unissued",
    "buildings",
    "elders",
    "turns",
)


def draw(view: dict[str, Any], speech: Speech, names: list[str]) -> list[str]:
    """The table as lines in console markup, all of one width.

    A screen may add view["marks"], the places that are meant: "space:thin_out", "card:103", "cell:0:b1"; "p1" shows the
    harbour of that seat, and the word for cards adds the texts of all cards and elders in sight.
    """
    table = Table(view, speech, names)
    lines = [
        table.head(),
        *table.actions(),
        table.banquet(),
        table.shipyard(),
        *table.elders(),
        *table.offers(),
        [],
        *table.board(),
        [],
        *table.players(),
        [(fitted(table.say("mark"), WIDTH), "dim")],
    ]
    if table.is_wanted("legend"):
        lines += [[], *table.legend()]
    return [padded(line, WIDTH) for line in lines]


class Table(Sheet):
    """The boards in the middle, one harbour and all players."""

    def __init__(self, view: dict[str, Any], speech: Speech, names: list[str]) -> None:
        super().__init__(view, speech, names, PIECE_COLOURS)

    def letter(self, colour: str) -> Part:
        """The letter of a colour on that colour."""
        return (self.speech.say(f"colour-{colour}")[0], f"{BLACK} on {PIECE_COLOURS[colour]}")

    def goods(self, amounts: Mapping[str, int]) -> str:
        """Goods in a few letters, without those that are not there."""
        return "".join(f"{amounts[good]}{self.say(good)}" for good in GOOD_NAMES if amounts.get(good))

    # --- the boards in the middle

    def head(self) -> list[Part]:
        """Round, phase and turn; which game of a match; the deck."""
        view, turn, match = self.view, self.view["turn"], self.view["match"]
        deck = view["options"].get("deck", BOX["options"]["defaults"]["deck"])
        line: list[Part] = []
        if turn["active"] is not None:
            line.append(self.badge(turn["active"]))
        if view["round"]:
            line.append((f" {self.say('round', number=view['round'])}", "bold"))
        line.append((f" · {self.speech.say('phase-' + view['phase'])}", "bold"))
        if turn["active"] is not None and view["phase"] == "work":
            line.append((f" · {self.say('turn', number=turn['number'], total=turn['of'])}", ""))
        if view["colour"]:
            line += [(f" · {self.say('workers')} ", ""), self.letter(view["colour"])]
        if match["games"] > 1:
            line.append((f" · {self.say('game', number=match['game'], total=match['games'])}", ""))
        line.append((f" · {self.speech.say(f'deck-{deck}')}", "dim"))
        return line

    def actions(self) -> list[list[Part]]:
        """Three columns of action spaces with their workers; a dot is a free place. Copy spaces are below them."""
        columns: list[list[list[Part]]] = [[] for _ in SECTION_NAMES]
        for space in self.view["spaces"]:
            spots = max(space["capacity"], len(space["workers"]))
            name = self.speech.say(f"deed-{space['action']}")
            columns[SECTION_NAMES.index(space["column"])].append(self.space(space, name, spots))
        for copy in self.view["copies"]:
            place = LAST if copy["column"] is None else SECTION_NAMES.index(copy["column"])
            columns[place].append(self.space(copy, self.speech.say("deed-copy"), 1))
        height = max(len(column) for column in columns)
        for column in columns:
            column += [[(" " * CARD, "")] for _ in range(height - len(column))]
        return [[part for cell in row for part in cell] for row in zip(*columns, strict=True)]

    def space(self, space: Mapping[str, Any], name: str, spots: int) -> list[Part]:
        """One action space."""
        line: list[Part] = [(fitted(name, 24), self.style(f"space:{space['id']}")), (" ", "")]
        line += [self.letter(colour) for colour in space["workers"]]
        line.append(("·" * (spots - len(space["workers"])), "bold"))
        return [*line, filler(line, CARD)]

    def banquet(self) -> list[Part]:
        """The plates with their prices, full ones first, and the new shares with their price."""
        plates = self.view["plates"]
        line: list[Part] = [(fitted(self.say("plates"), LABEL), "bold")]
        for place, price in enumerate(plates["prices"]):
            full = place < plates["filled"]
            line.append((f"{'●' if full else '○'}{price}", self.style(f"plate:{place + 1}", "bold" if full else "dim")))
            line.append((" ", ""))
        line += [("  ", ""), (self.say("new-shares"), self.style("new_shares", "bold")), (" ", "")]
        for colour, count in self.view["new_shares"].items():
            line += [self.letter(colour)] * count
        if any(self.view["new_shares"].values()):
            line.append((f" {self.say('price', gold=self.view['shares_price'])}", ""))
        else:
            line.append(("—", "dim"))
        return line

    def shipyard(self) -> list[Part]:
        """Ships that can be built: how many, price, length and points."""
        line: list[Part] = [(fitted(self.say("shipyard"), LABEL), "bold")]
        for ship in BOX["ship"]:
            count = self.view["shipyard"][ship["type"]]
            prices = "/".join(self.goods(cost) for cost in ship["costs"])
            name = self.speech.say(f"ship-{ship['type']}")
            line.append((f"{name} ×{count}", self.style(f"shipyard:{ship['type']}", "" if count else "dim")))
            line.append((f" {prices} {self.say('length', count=ship['length'])} {ship['vp']}★   ", "dim"))
        if self.view["spare_schooners"]:
            line.append((self.say("spare"), "dim"))
        return line

    def elders(self) -> list[list[Part]]:
        """The six stacks: the top elder, and who lies below."""
        parts: list[Part] = []
        for place, stack in enumerate(self.view["elders"]):
            text = "—" if stack["top"] is None else self.elder(stack["top"])
            if stack["under"] is not None:
                text += f" ({self.elder(stack['under'])})"
            text += " ?" if stack["hidden"] else ""
            parts.append((fitted(text, ELDER), self.style(f"stack:{place + 1}", "" if stack["top"] else "dim")))
        return titled(self.say("elders"), in_columns(parts, PER_LINE), LABEL, "bold")

    def elder(self, number: str) -> str:
        """Number and name of an elder; a mark if we reconstructed him."""
        return self.numbered(ELDER_LIST[ELDER_NAMES.index(number)])

    def numbered(self, entry: Mapping[str, Any]) -> str:
        """Number, mark and name."""
        mark = self.speech.say("card-mark") if is_reconstructed(entry) else " "
        return f"{entry['number']}{mark}{printed(entry, 'name', self.speech)}"

    def offers(self) -> list[list[Part]]:
        """Open buildings by letter with price and points."""
        lines: list[list[Part]] = []
        for letter in ("A", "B", "C"):
            shown, left = self.view["cards"][letter], self.view["cards"]["piles"][letter]
            if not shown and letter == "C":
                continue
            lines.append([(self.say("houses", letter=letter, count=left), "bold")])
            lines += in_columns([self.card(number, f"card:{number}") for number in shown], PER_LINE)
        return lines

    def card(self, number: str, place: str) -> Part:
        """A building in one column: number, name, price and points; a mark stands at what alone is our guess."""
        entry = CARD_LIST[CARD_NAMES.index(number)]
        price = self.goods(entry["cost"]) or self.say("free")
        parts = [] if is_reconstructed(entry) else guessed(entry)
        mark = self.speech.say("card-mark")
        tail = f" {mark if 'cost' in parts or 'kinds' in parts else ''}{price}"
        tail += f" {mark if 'vp' in parts else ''}{entry['vp']}★"
        head = fitted(f" {self.numbered(entry)}", CARD - 1 - cells(tail))
        return (head + tail, self.style(place, HOUSES[entry["letter"]]))

    # --- one player

    def board(self) -> list[list[Part]]:
        """Supply, fleet, harbour, council and hand of a player."""
        seat = self.shown(self.view["turn"]["active"]) or 0
        player = self.seen[seat]
        return [
            [self.badge(seat), (f" {fitted(self.name(seat), NAME).rstrip()}   {self.purse(player)}", "bold")],
            self.fleet(seat, player),
            *[self.row(seat, player, line) for line in range(len(ROWS))],
            *self.council(seat, player),
            *self.hand(player),
        ]

    def purse(self, player: Mapping[str, Any]) -> str:
        """Points and goods; the limit of wood."""
        goods = "   ".join(f"{self.say(f'long-{good}')} {player['goods'][good]}" for good in GOOD_NAMES)
        return f"{player['points']}★   {goods}   ({self.say('limit', count=player['limits']['wood'])})"

    def fleet(self, seat: int, player: Mapping[str, Any]) -> list[Part]:
        """Ships and catch, shares by colour and those not issued."""
        ships = [f"{self.speech.say(f'ship-{ship}')} {player['ships'][ship]}" for ship in SHIP_NAMES]
        text = self.say("fleet", ships=", ".join(ships), length=player["length"], count=player["catch"])
        line: list[Part] = [(text, self.style(f"track:{seat}")), (f"   {self.say('shares')} ", "")]
        for colour, count in player["shares"].items():
            line += [self.letter(colour)] * count
        return [*line, (f" {self.say('unissued', count=player['unissued'])}", "")]

    def row(self, seat: int, player: Mapping[str, Any], line: int) -> list[Part]:
        """Four cells of the harbour; a forest covers two of them."""
        parts: list[Part] = []
        column = 0
        while column < GRID:
            name = f"{ROWS[line]}{column + 1}"
            if [line, column] not in CELL_LIST:
                store = self.goods(player["reserve"]) or self.say("empty")
                parts.append(
                    (fitted(f" {self.say('reserve')} {store}", CELL - 1), self.style(f"reserve:{seat}", STORE))
                )
            elif name in PAIR_NAMES and player["forests"].get(name):
                trees = f" {name}–{ROWS[line]}{column + 2} {'♣' * player['forests'][name]}"
                parts.append((fitted(trees, 2 * CELL - 1), self.style(f"pair:{seat}:{name}", FOREST)))
                column += 1
            else:
                parts.append(self.cell(seat, player, name))
            parts.append((" ", ""))
            column += 1
        return parts

    def cell(self, seat: int, player: Mapping[str, Any], name: str) -> Part:
        """A building, or a free cell with its name."""
        number = player["buildings"].get(name)
        meant = f"cell:{seat}:{name}" in self.marks or self.begins_pair(seat, name)
        if number is None:
            return (fitted(f" {name} ·", CELL - 1), MARK if meant else "dim")
        entry = CARD_LIST[CARD_NAMES.index(number)]
        style = self.style(f"built:{seat}:{number}", HOUSES[entry["letter"]])
        return (fitted(f" {self.numbered(entry)}", CELL - 1), style)

    def begins_pair(self, seat: int, name: str) -> bool:
        """Is this a cell of a double space that is meant?"""
        line, column = CELL_LIST[CELL_NAMES.index(name)]
        lefts = [f"{ROWS[line]}{place + 1}" for place in (column - 1, column)]
        return any(f"pair:{seat}:{left}" in self.marks for left in lefts)

    def council(self, seat: int, player: Mapping[str, Any]) -> list[list[Part]]:
        """Elders with their fish and their workers."""
        parts: list[list[Part]] = []
        for place in player["council"]:
            fish = "●" * place["fish"] + "○" * (2 - place["fish"])
            text = f"{self.elder(place['elder'])} {fish}"
            part: list[Part] = [(text, self.style(f"council:{seat}:{place['elder']}"))]
            if place["worker"] is not None:
                part += [(" ", ""), self.letter(place["worker"])]
            parts.append([*part, filler(part, ELDER)])
        rows = [parts[first : first + PER_LINE] for first in range(0, len(parts), PER_LINE)]
        lines = [[part for group in row for part in group] for row in rows]
        return titled(self.say("council"), lines or [[("—", "dim")]], LABEL, "bold")

    def hand(self, player: Mapping[str, Any]) -> list[list[Part]]:
        """C cards held, for those who may see them; of others only how many."""
        if not player["hand_size"]:
            return []
        held = player.get("hand")
        if held is None:
            return titled(
                self.say("hand"), [[(self.speech.say("card-object", count=player["hand_size"]), "")]], LABEL, "bold"
            )
        lines = in_columns([self.card(number, f"hand:{number}") for number in held], PER_LINE)
        return [[(self.say("hand"), "bold")], *lines]

    # --- all players

    def players(self) -> list[list[Part]]:
        """A line for each player."""
        heads = "".join(f"{self.say(f'column-{column}'):>{COLUMN}}" for column in COLUMNS)
        lines: list[list[Part]] = [[(" " * (NAME + 6) + heads, "dim")]]
        for seat, player in enumerate(self.seen):
            active = self.view["turn"]["active"] == seat
            style = "bold" if active else ""
            row = {
                "points": player["points"],
                **player["goods"],
                "reserve": self.goods(player["reserve"]) or 0,
                "ships": sum(player["ships"].values()),
                "catch": player["catch"],
                "shares": sum(player["shares"].values()),
                "unissued": player["unissued"],
                "buildings": len(player["buildings"]),
                "elders": len(player["council"]),
                "turns": player["turns_left"],
            }
            lines.append(
                [
                    ("▶ " if active else "  ", "bold"),
                    self.badge(seat),
                    (" " + fitted(self.name(seat), NAME), style),
                    ("".join(f"{fitted(str(row[column]), COLUMN - 1).strip():>{COLUMN}}" for column in COLUMNS), style),
                ]
            )
        return lines

    # --- what it all means

    def legend(self) -> list[list[Part]]:
        """Every building and elder in sight, in words."""
        view = self.view
        lines: list[list[Part]] = [[(self.say("legend-title"), "bold")]]
        numbers = [number for letter in ("A", "B", "C") for number in view["cards"][letter]]
        for player in self.seen:
            numbers += [*player["buildings"].values(), *player.get("hand", [])]
        for number in sorted(set(numbers), key=CARD_NAMES.index):
            entry = CARD_LIST[CARD_NAMES.index(number)]
            lines += explained(f"{number} {printed(entry, 'name', self.speech)}", marked_text(entry, self.speech))
        lines.append([(self.say("elders-title"), "bold")])
        elders = [stack[place] for stack in view["elders"] for place in ("top", "under") if stack[place] is not None]
        elders += [place["elder"] for player in self.seen for place in player["council"]]
        for number in sorted(set(elders), key=ELDER_NAMES.index):
            entry = ELDER_LIST[ELDER_NAMES.index(number)]
            lines += explained(f"{number} {printed(entry, 'name', self.speech)}", marked_text(entry, self.speech))
        return lines


ELDER: Final = (WIDTH - LABEL) // PER_LINE
TITLE: Final = 30


def in_columns(parts: list[Part], count: int) -> list[list[Part]]:
    """Parts of one width side by side, a blank after each."""
    rows = [parts[first : first + count] for first in range(0, len(parts), count)]
    return [[piece for part in row for piece in (part, (" ", ""))][: 2 * count - 1] for row in rows]


def explained(name: str, text: str) -> list[list[Part]]:
    """A name and an explanation over as many lines as it needs."""
    return titled(name, wrapped(text, WIDTH - TITLE), TITLE, "bold")
