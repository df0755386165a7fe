"""How does the table look in a terminal? Drawn from a view, so it can show no secret."""

from collections.abc import Mapping
from typing import Any, Final

from igroteka.core.speech import Speech
from igroteka.families.trail.words import numbered
from igroteka.games.gwt.data.box import (
    BOX,
    CARD_NAMES,
    CARD_POINTS,
    CATTLE,
    CITY_LIST,
    CRAFT_NAMES,
    CRAFT_SPACES,
    DISC_NAMES,
    HANDS,
    LAST_SPACE,
    MASTER_NAMES,
    MASTER_STATIONS,
    NODE_LIST,
    PENALTY,
    ROW_PRICE,
    SPACES,
    STATION_LIST,
    STATIONS,
    TURNOUT_AFTER,
    VALUE,
)
from igroteka.games.gwt.data.names import HOUSE_NUMBERS, label, local_texts, master_text
from igroteka.games.gwt.data.program import FACE_BUILDERS, FACE_HAND, FACE_NAMES, FACE_POINTS
from igroteka.kit.markup import Canvas, Part, cells, fitted, padded
from igroteka.kit.sheet import BLACK, MARK, Sheet, filler, flowed, flowed_groups, titled, wrapped

WIDTH: Final = 110

# Where the spaces of the trail stand: column and lane. Three bands of three lanes, read from left to right.
HOUSE: Final = 7
STOP: Final = 4
PLACES: Final[dict[str, tuple[int, int]]] = {
    "START": (0, 1),
    "N_A": (6, 1),
    **{f"FL{place + 1}": (12 + 5 * place, 0) for place in range(4)},
    "FLR1": (32, 0),
    "FLR2": (40, 0),
    **{f"A{place + 1}": (14 + 11 * place, 2) for place in range(3)},
    "N_B": (49, 1),
    **{f"DR{place + 1}": (55 + 5 * place, 0) for place in range(4)},
    "DRR1": (75, 0),
    **{f"B{place + 1}": (56 + 9 * place, 2) for place in range(3)},
    "N_C": (85, 1),
    "C1": (14, 3),
    "C2": (25, 3),
    "N_D": (6, 4),
    "D1": (25, 4),
    **{f"BA{place + 4}": (12 + 5 * place, 5) for place in range(6)},
    "BAR1": (42, 5),
    "BAR2": (50, 5),
    **{f"BA{place + 1}": (70 + 5 * place, 5) for place in range(3)},
    "N_E": (6, 7),
    **{f"RF{place + 1}": (12 + 5 * place, 8) for place in range(4)},
    "RFR1": (32, 8),
    "RFR2": (40, 8),
    "E1": (18, 6),
    "E2": (33, 6),
    "N_F": (49, 7),
    "F1": (55, 6),
    "F2": (55, 8),
    "N_G": (64, 7),
    "G1": (70, 6),
    "G2": (70, 8),
    "KC": (79, 7),
}
LANES: Final = 9
NODES: Final[dict[str, dict[str, Any]]] = {node["id"]: node for node in NODE_LIST}
FORKS: Final = {  # where two branches part and meet: column, lane
    "╱": [(11, 0), (54, 0), (11, 6), (54, 6), (69, 6), (48, 2), (82, 2), (48, 8), (62, 8), (77, 8)],
    "╲": [(11, 2), (54, 2), (11, 5), (11, 8), (54, 8), (69, 8), (48, 0), (83, 0), (48, 6), (62, 6), (77, 6)],
    "→": [(4, 1), (10, 3), (33, 3), (11, 4), (33, 4), (58, 5), (91, 1)],
}

ZONE_GROUNDS: Final = {"flood": "#74b3ee", "drought": "#e8b84b", "rockfall": "#a9a39a"}
BANDIT_GROUNDS: Final = {"green": "#6fbf73", "orange": "#f0924a"}
BREED_GROUNDS: Final = {
    "grey": "#b4b9bf",
    "green": "#8fcf8f",
    "black": "#6b6b6b",
    "white": "#f4f1e6",
    "yellow": "#f2d648",
    "red": "#f0685c",
    "blue": "#7fc4f5",
    "brown": "#b98a5e",
    "purple": "#b48ce8",
    "orange": "#f5a742",
}
CARD_GROUNDS: Final = {
    name: BREED_GROUNDS[entry["colour"]]
    for name, entry in zip(
        CARD_NAMES[:CATTLE],
        [*BOX["cattle"]["player"], *BOX["cattle"]["market"], *BOX["cattle"]["simmental"]],
        strict=True,
    )
}
BANDIT_HANDS: Final = {bandit["colour"]: bandit["hand"] for bandit in BOX["bags"]["bandit"]}
NEUTRAL_GROUND: Final = "#e9dcc0"
DARK: Final = "#000000"


def draw(view: dict[str, Any], speech: Speech, names: list[str]) -> list[str]:
    """The table as lines in console markup, all of one width.

    A screen may add view["marks"], the places whose names are wanted: "node:A1", "track:s3", "city:chicago"; "p1" shows
    the board of that seat, and the word for a legend explains buildings, station masters and objectives.
    """
    table = Table(view, speech, names)
    lines = [padded(table.head(), WIDTH), padded(table.foresight(), WIDTH), *table.trail()]
    rest = [*table.railroad(), *table.stations(), *table.cities(), [], *table.markets(), [], *table.board()]
    lines += [padded(line, WIDTH) for line in [*rest, [], *table.players()]]
    if table.is_wanted("legend"):
        lines += [padded(line, WIDTH) for line in [[], *table.legend()]]
    return lines


class Table(Sheet):
    """The board, one player's board and all players."""

    def __init__(self, view: dict[str, Any], speech: Speech, names: list[str]) -> None:
        super().__init__(view, speech, names)

    # --- the trail

    def head(self) -> list[Part]:
        """Turn and phase, and what hands cost."""
        turn, fees = self.view["turn"], self.view["fees"]
        if turn["active"] is None:
            line: list[Part] = [(self.say("over" if self.view["result"] else "before"), "bold")]
        else:
            phase = f" · {self.say('phase', phase=turn['phase'])}" if turn["phase"] else ""
            line = [self.badge(turn["active"]), (f" {self.say('turn', number=turn['number'])}{phase}", "bold")]
        if turn["last"] is not None:
            line.append((f" · {self.say('last')}", "bold"))
        line.append((f"   {self.say('fees', green=fees['green'], black=fees['black'])}", ""))
        return line

    def foresight(self) -> list[Part]:
        """What lies on the foresight spaces."""
        line: list[Part] = [(self.say("foresight"), "")]
        for number, tiles in self.view["foresight"].items():
            line.append((f"  {number} ", "bold"))
            for place, tile in enumerate(tiles):
                style = MARK if f"foresight:{number}{'ab'[place]}" in self.marks else self.tile_style(tile)
                line += [(self.tile_name(tile), style), (" ", "")]
        return line

    def tile_name(self, tile: str | None) -> str:
        """A tile in a few letters: hazards with their points and hand."""
        if tile is None:
            return " · "
        kind, *rest = tile.split(":")
        if kind == "worker":
            return f" {self.say(f'craft-{rest[0]}')} "
        if kind == "bandit":
            return f" {self.say(f'bandit-{rest[0]}')} "
        return f" {self.say(f'zone-{rest[0]}')} {rest[1]}{self.say(f'hand-{rest[2]}')} "

    def tile_style(self, tile: str | None) -> str:
        """The colours of a tile."""
        if tile is None:
            return "dim"
        kind, *rest = tile.split(":")
        if kind == "hazard":
            return f"{DARK} on {ZONE_GROUNDS[rest[0]]}"
        return f"{DARK} on {BANDIT_GROUNDS[rest[0]]}" if kind == "bandit" else f"{DARK} on {NEUTRAL_GROUND}"

    def trail(self) -> list[str]:
        """Three bands of the trail; below each tile the name of its space, or the herders who stand there."""
        canvas = Canvas(WIDTH, 2 * LANES, "")
        for sign, spots in FORKS.items():
            for x, lane in spots:
                canvas.write(x, 2 * lane, sign, "dim")
        for node in PLACES:
            self.draw_space(canvas, node)
        canvas.write(93, 2, self.say("to-next"), "dim")
        canvas.write(0, 6, self.say("from-c"), "dim")
        canvas.write(60, 10, self.say("to-e"), "dim")
        canvas.write(87, 10, self.say("aside"), "dim")
        return canvas.lines()

    def draw_space(self, canvas: Canvas, node: str) -> None:
        """A space with its tile, its name and its herders."""
        x, lane = PLACES[node]
        kind = NODES[node]["kind"]
        width = HOUSE if kind == "building" else STOP if kind in ("hazard", "bandit") else HOUSE - 2
        text, style = self.content(node)
        if f"node:{node}" in self.marks:
            style = MARK
        canvas.write(x, 2 * lane, fitted(text.center(width), width), style)
        standing = [seat for seat, herder in enumerate(self.view["herders"]) if herder == node]
        if standing:
            for place, seat in enumerate(standing):
                canvas.write(x + place, 2 * lane + 1, self.letters[seat], f"{BLACK} on {self.ground(seat)}")
        else:
            canvas.write(x, 2 * lane + 1, self.caption(node).center(width), "dim")

    def caption(self, node: str) -> str:
        """The number and the name of a space; woods and risk actions are marked."""
        entry = NODES[node]
        if entry["kind"] == "start":
            return self.say("start")
        if entry["kind"] == "neutral":
            return f"{HOUSE_NUMBERS[node]}({label(node)})"
        if entry["kind"] == "kansas_city":
            return ""
        name = label(node) + ("♣" if entry.get("woods") else "") + ("!" if entry.get("risk") else "")
        return numbered(HOUSE_NUMBERS[node], name, HOUSE) if entry["kind"] == "building" else name

    def content(self, node: str) -> tuple[str, str]:
        """What lies on a space, and its colours."""
        entry = NODES[node]
        found = self.view["trail"].get(node)
        if entry["kind"] == "kansas_city":
            return self.say("kc"), f"{BLACK} on {NEUTRAL_GROUND}"
        if entry["kind"] == "start":
            return "▶", "dim"
        if found is None:
            empty = self.bounty(entry) if entry["kind"] == "bandit" else "·"
            return empty, "dim"
        what, *rest = found["tile"].split(":")
        if what == "neutral":
            return rest[0], f"{BLACK} on {NEUTRAL_GROUND}"
        if what == "building":
            hands = "".join(self.say(f"hand-{hand}") for hand in hands_of(rest[0]))
            text = f"{self.letters[found['owner']]} {rest[0]} {hands}".strip()
            return text, f"{BLACK} on {self.ground(found['owner'])}"
        if what == "bandit":
            return self.say(f"hand-{BANDIT_HANDS[rest[0]]}") + self.bounty(
                entry
            ), f"{BLACK} on {BANDIT_GROUNDS[rest[0]]}"
        return f"{rest[1]}{self.say(f'hand-{rest[2]}')}", f"{BLACK} on {ZONE_GROUNDS[rest[0]]}"

    def bounty(self, entry: Mapping[str, Any]) -> str:
        """What a bandit space pays, in two letters; the exchange token is an arrow."""
        _, _, dollars = entry["bounty"].partition(":")
        return self.say("coin", count=int(dollars)) if dollars else "⇄"

    # --- the railroad

    def railroad(self) -> list[list[Part]]:
        """The track: engines, crosses and turnouts; below, every second number."""
        crosses = BOX["railroad"]["crosses_after_space"]
        upper: list[Part] = [("  ", "")]
        lower: list[Part] = [("  ", "")]
        for space in range(SPACES):
            upper += self.engine(str(space), "─")
            upper.append(("×" if space in crosses else "─", "red" if space in crosses else "dim"))
            named = space % 2 == 0 or space == LAST_SPACE or f"track:{space}" in self.marks
            lower.append((fitted(str(space) if named else "", 2), MARK if f"track:{space}" in self.marks else "dim"))
            if TURNOUT_AFTER[space] >= 0:
                name = f"s{int(TURNOUT_AFTER[space]) - SPACES + 1}"
                upper += [*self.engine(name, "◡"), ("──", "dim")]
                lower += [(name, MARK if f"track:{name}" in self.marks else "bold"), (" ", "")]
        return [upper, lower]

    def engine(self, position: str, track: str) -> list[Part]:
        """The engine at a position, or the track; several engines stand only at the beginning."""
        seats = [seat for seat, engine in enumerate(self.view["engines"]) if engine == position]
        if not seats:
            return [(track, "dim")]
        return [(self.letters[seats[0]] if len(seats) == 1 else "▪", f"{BLACK} on {self.ground(seats[0])}")]

    def stations(self) -> list[list[Part]]:
        """Price, points, discs and station master of every station."""
        lines: list[list[Part]] = []
        for first in range(0, STATIONS, PER_LINE):
            line: list[Part] = []
            for station in range(first, first + PER_LINE):
                line += self.station(station)
            lines.append(line)
        return lines

    def station(self, station: int) -> list[Part]:
        """One station in 22 columns."""
        entry, now = STATION_LIST[station], self.view["stations"][station]
        wanted = f"station:{station + 1}" in self.marks
        corner = "○" if entry["corner"] == "white" else "●"
        line: list[Part] = [(f"s{station + 1}", MARK if wanted else "bold")]
        line.append((f"{corner}{self.say('money', count=entry['cost'])} {self.say('vp', count=entry['vp'])} ", ""))
        for seat, player in enumerate(self.seen):
            if station + 1 in player["stations"]:
                line.append((self.letters[seat], f"{BLACK} on {self.ground(seat)}"))
        who = ""
        if now["master"] is not None:
            who = self.say(f"master-{now['master']}")
        elif now["worker"] is not None:
            who = "(" + self.say("craft-" + now["worker"]) + ")"
        used = sum(cells(text) for text, _ in line)
        line.append((fitted(f" {who}" if who else "", STATION - used), "dim" if station >= MASTER_STATIONS else ""))
        return line

    def cities(self) -> list[list[Part]]:
        """Value and name of every city, and whose discs are there."""
        upper: list[Part] = []
        lower: list[Part] = []
        for entry in CITY_LIST:
            corner = "○ " if entry["corner"] == "white" else "● "
            style = MARK if f"city:{entry['id']}" in self.marks else "bold"
            name = self.say("city-" + entry["id"])
            upper += [(fitted(f"{entry['value']} {name}", CITY - 1), style), (" ", "")]
            discs: list[Part] = [(corner, "dim")]
            for seat, player in enumerate(self.seen):
                count = player["cities"].get(entry["id"], 0)
                if count:
                    tag = self.letters[seat] + (str(count) if count > 1 else "")
                    discs.append((tag, f"{BLACK} on {self.ground(seat)}"))
            lower += [*discs, filler(discs, CITY)]
        return [upper, lower]

    # --- markets

    def markets(self) -> list[list[Part]]:
        """The job market, and beside it cattle and objectives."""
        left, right = self.jobs(), self.offers()
        height = max(len(left), len(right))
        left += [[] for _ in range(height - len(left))]
        right += [[] for _ in range(height - len(right))]
        return [[*one, filler(one, JOBS), *other] for one, other in zip(left, right, strict=True)]

    def jobs(self) -> list[list[Part]]:
        """Rows of the job market from left to right, prices on top; the token shows where the next worker goes."""
        jobs = self.view["jobs"]
        title: list[Part] = [(fitted(self.say("jobs"), JOBS), "bold")]
        rows: list[Part] = []
        for number in range(1, len(ROW_PRICE) + 1):
            rows.append((fitted(f"▼{number}", 3), "bold") if jobs["token"] == number else (f"{number:>2} ", "dim"))
        prices: list[Part] = []
        for number, price in enumerate(ROW_PRICE):
            style = MARK if jobs["token"] == number + 1 else ""
            prices += [(f"{int(price):>2}", style), (" ", "")]
        lines = [title, rows, prices]
        for space in range(self.view["seats"]):
            line: list[Part] = []
            for number, row in enumerate(jobs["rows"]):
                craft = row[space] if space < len(row) else None
                wanted = craft is not None and f"job:{number + 1}:{craft}" in self.marks
                text = "·" if craft is None else self.say(f"craft-{craft}")[0]
                style = MARK if wanted else "dim" if craft is None else f"bold {CRAFT_INKS[craft]}"
                line += [(f" {text}", style), (" ", "")]
            lines.append(line)
        words = "  ".join(f"{self.say(f'craft-{craft}')[0]} {self.say(f'craft-{craft}')}" for craft in CRAFT_NAMES)
        return [*lines, [(words, "dim")]]

    def offers(self) -> list[list[Part]]:
        """Cattle in the market with value and points; the objectives on display."""
        cattle, shown = self.view["cattle"], self.view["objectives"]
        lines: list[list[Part]] = [[(self.say("cattle", count=cattle["stack"]), "bold")]]
        lines += flowed([self.card(name, count) for name, count in cattle["market"].items()], WIDTH - JOBS)
        lines.append([(self.say("objectives", count=shown["stack"]), "bold")])
        for name, count in shown["display"].items():
            for _ in range(count):
                style = MARK if f"display:{name}" in self.marks else ""
                lines.append([(fitted(f" {self.objective(name)}", WIDTH - JOBS), style)])
        return lines

    def card(self, name: str, count: int) -> Part:
        """A cattle card: breed, value and points, and how many."""
        card = CARD_NAMES.index(name)
        if card >= CATTLE:
            return (f" {self.objective(name)} ", "reverse")
        points = f" {self.say('vp', count=int(CARD_POINTS[card]))}" if CARD_POINTS[card] else ""
        times = f" ×{count}" if count > 1 else ""
        style = f"{DARK} on {CARD_GROUNDS[name]}"
        if f"cattle:{name}" in self.marks or f"hand:{name}" in self.marks:
            style = MARK
        return (f" {self.say(f'card-{card_breed(name)}')} {int(VALUE[card])}{points}{times} ", style)

    def objective(self, name: str) -> str:
        """An objective card: its tasks, points and penalty; its immediate action stands in its name."""
        card = CARD_NAMES.index(name)
        text = self.speech.say(f"card-{name}.brief")
        points = f"+{int(CARD_POINTS[card])}" + (f"/−{int(PENALTY[card])}" if PENALTY[card] else "")
        return f"{points} {text}"

    # --- one player

    def board(self) -> list[list[Part]]:
        """Money, certificates, workers, discs, cards and buildings of a player."""
        seat = self.shown(self.view["turn"]["active"]) or 0
        player = self.seen[seat]
        return [
            [self.badge(seat), (f" {fitted(self.name(seat), NAME).rstrip()}   {self.purse(player)}", "bold")],
            self.workers(player),
            self.discs(player),
            *self.hand(seat),
            *self.pile(player),
            *self.area(player),
            *self.houses(player),
        ]

    def purse(self, player: dict[str, Any]) -> str:
        """Everything that is counted."""
        numbers = ("dollars", "tokens", "certificates", "certificate_limit", "permanent", "step_limit", "hand_limit")
        args = {name: player[name] for name in numbers}
        return self.say("purse", points=player["points"], **args)

    def workers(self, player: dict[str, Any]) -> list[Part]:
        """Three rows of workers; a dot is a free space."""
        line: list[Part] = [(fitted(self.say("workers"), LABEL), "")]
        for craft in CRAFT_NAMES:
            count = player["workers"][craft]
            wanted = f"worker:{craft}" in self.marks
            line.append((f"{self.say(f'craft-{craft}')} ", MARK if wanted else ""))
            line.append(("■" * count + "·" * (CRAFT_SPACES - count) + f" {count}   ", f"bold {CRAFT_INKS[craft]}"))
        return line

    def discs(self, player: dict[str, Any]) -> list[Part]:
        """Discs that still lie on the board; an open circle is a free space."""
        line: list[Part] = [(fitted(self.say("discs"), LABEL), "")]
        for name, spaces in DISC_GROUPS.items():
            line.append((f"{self.say(f'group-{name}')} ", ""))
            line += [("○", "dim")] if name in ("money", "draw") else []
            for space in spaces:
                wanted = f"discspace:{space}" in self.marks
                held = space in player["discs"]
                line.append(("●" if held else "○", MARK if wanted else "bold" if held else "dim"))
            line.append(("  ", ""))
        return line

    def hand(self, seat: int) -> list[list[Part]]:
        """The cards of the one who looks; of others only how many."""
        player = self.seen[seat]
        counts = self.say("cards", hand=player["hand_size"], stack=player["stack_size"])
        if "hand" not in player:
            return [[(fitted(self.say("hand"), LABEL), ""), (counts, "")]]
        held = [self.card(name, count) for name, count in player["hand"].items() if count]
        value = self.say("breeding", count=breeding(player["hand"]))
        lines = flowed([*held, (f" {value}", "bold"), (f"  {counts}", "dim")], WIDTH - LABEL)
        return titled(self.say("hand"), lines, LABEL)

    def pile(self, player: dict[str, Any]) -> list[list[Part]]:
        """The discard pile."""
        cards = [self.card(name, count) for name, count in player["discard"].items() if count]
        return titled(self.say("pile"), flowed(cards, WIDTH - LABEL), LABEL) if cards else []

    def area(self, player: dict[str, Any]) -> list[list[Part]]:
        """Objectives played, hazards, bandits and station masters."""
        lines = [
            [(fitted(self.objective(name), WIDTH - LABEL), "")]
            for name, count in player["area"].items()
            for _ in range(count)
        ]
        drawn = titled(self.say("area"), lines, LABEL)
        parts: list[Part] = []
        for tile, count in player["tiles"].items():
            parts += [(self.tile_name(tile), self.tile_style(tile)), (f"×{count} " if count > 1 else " ", "")]
        parts += [(f" {self.say(f'master-{master}')} ", "reverse") for master in player["masters"]]
        return drawn + (titled(self.say("tiles"), [parts], LABEL) if parts else [])

    def houses(self, player: dict[str, Any]) -> list[list[Part]]:
        """Buildings that wait to be placed, with the builders they need and the points they bring."""
        parts: list[Part] = []
        for side in player["unplaced"]:
            face = FACE_NAMES.index(side)
            wanted = f"building:{side[:-1]}" in self.marks
            parts += [(f"{side}", MARK if wanted else "bold"), (f" {int(FACE_BUILDERS[face])}⚒", "")]
            parts.append((f"{self.say('vp', count=int(FACE_POINTS[face]))}  ", "dim"))
        return titled(self.say("houses"), flowed_groups(parts, 3, WIDTH - LABEL), LABEL) if parts else []

    # --- all players

    def players(self) -> list[list[Part]]:
        """A line for each player."""
        heads = "".join(f"{self.say(f'column-{column}'):>{COLUMN}}" for column in COLUMNS)
        lines: list[list[Part]] = [[(" " * (NAME + 6) + heads, "dim")]]
        for seat, player in enumerate(self.seen):
            active = self.view["turn"]["active"] == seat
            style = "bold" if active else ""
            workers = "/".join(str(player["workers"][craft]) for craft in CRAFT_NAMES)
            bandits = [count for tile, count in player["tiles"].items() if tile.startswith("bandit")]
            hazards = [count for tile, count in player["tiles"].items() if tile.startswith("hazard")]
            row = {
                "points": player["points"],
                "dollars": player["dollars"],
                "tokens": player["tokens"],
                "certificates": f"{player['certificates']}+{player['permanent']}",
                "workers": workers,
                "buildings": len(player["buildings"]),
                "stations": len(player["stations"]),
                "hazards": sum(hazards),
                "bandits": sum(bandits),
                "hand": player["hand_size"],
                "steps": player["step_limit"],
                "engine": self.view["engines"][seat],
            }
            line: list[Part] = [
                ("▶ " if active else "  ", "bold"),
                self.badge(seat),
                (" " + fitted(self.name(seat), NAME), style),
                ("".join(f"{row[column]!s:>{COLUMN}}" for column in COLUMNS), style),
            ]
            lines.append(line)
        return lines

    # --- what it all means

    def legend(self) -> list[list[Part]]:
        """Every building that can be used or placed, and every station master, in words."""
        lines: list[list[Part]] = [[(self.say("legend-title"), "bold")]]
        on_trail = [found["tile"].split(":")[1] for found in self.view["trail"].values() if has_house(found["tile"])]
        sides = [side for side in self.view["sides"] or [] if side]
        for name in sorted({*on_trail, *sides}, key=FACE_NAMES.index):
            face = FACE_NAMES.index(name)
            lines += explained(name, "; ".join(local_texts(face, self.speech)))
        for station in self.view["stations"]:
            if station["master"] is not None:
                master = MASTER_NAMES.index(station["master"])
                lines += explained(self.say(f"master-{station['master']}"), master_text(master, self.speech))
        lines.append([(self.say("discs-title"), "bold")])
        for space in DISC_NAMES:
            text = f"{self.speech.say(f'disc-{space}')}: {self.speech.say(f'disc-{space}.help')}"
            lines.append([(fitted(text, WIDTH), "")])
        return lines


PER_LINE: Final = 5
STATION: Final = WIDTH // PER_LINE
CITY: Final = 11
JOBS: Final = 37
LABEL: Final = 12
NAME: Final = 16
COLUMN: Final = 7
COLUMNS: Final = (
    "points",
    "dollars",
    "tokens",
    "certificates",
    "workers",
    "buildings",
    "stations",
    "hazards",
    "bandits",
    "hand",
    "steps",
    "engine",
)
CRAFT_INKS: Final = {"cowboy": "#c98d4e", "builder": "#b48ce8", "engineer": "#7fc4f5"}
AUXILIARY: Final = ("money", "draw", "cert", "engine", "trash")
DISC_GROUPS: Final = {
    **{name: [space for space in DISC_NAMES if space.startswith(f"aux_{name}")] for name in AUXILIARY},
    "steps": ["step_left", "step_right"],
    "hand": ["hand_left", "hand_right"],
    "limit": ["cert_4", "cert_6"],
}


def explained(name: str, text: str) -> list[list[Part]]:
    """A name and an explanation over as many lines as it needs."""
    return titled(name, wrapped(text, WIDTH - LABEL), LABEL, "bold")


def has_house(tile: str) -> bool:
    """Is the tile a building?"""
    return tile.startswith(("neutral:", "building:"))


def hands_of(side: str) -> list[str]:
    """The hands of a private building."""
    hand = HANDS[FACE_HAND[FACE_NAMES.index(side)]]
    return ["green", "black"] if hand == "both" else [] if hand == "none" else [hand]


def card_breed(name: str) -> str:
    """The breed of a card that has several versions."""
    return name.rstrip("34567") if name.startswith(("shorthorn", "hereford")) else name


def breeding(hand: Mapping[str, int]) -> int:
    """The values of the different breeds in hand, each once (GWT-7.8)."""
    best: dict[str, int] = {}
    for name, count in hand.items():
        card = CARD_NAMES.index(name)
        if count and card < CATTLE:
            breed = "simmental" if name.startswith("simmental") else card_breed(name)
            best[breed] = max(best.get(breed, 0), int(VALUE[card]))
    return sum(best.values())
