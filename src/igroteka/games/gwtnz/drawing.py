"""How does the table look in a terminal? Drawn from a view, so it can show no secret."""

from collections.abc import Mapping
from typing import Any, Final

from igroteka.core.speech import Speech, printed
from igroteka.families.trail.words import numbered
from igroteka.games.gwtnz.data import box, program
from igroteka.games.gwtnz.data.box import BOX, CARD_NAMES, CRAFT_NAMES, DISC_NAMES
from igroteka.games.gwtnz.data.names import (
    BUOYS,
    CARD_LIST,
    FACE_LIST,
    HOUSE_NUMBERS,
    TILE_LIST,
    alternatives_text,
    disc_text,
    is_reconstructed,
    local_texts,
    marked_text,
    master_text,
    objective_text,
)
from igroteka.games.gwtnz.data.program import CHOICES, FACE_NAMES
from igroteka.kit.markup import Canvas, Part, cells, fitted, padded
from igroteka.kit.sheet import BLACK, MARK, Sheet, filler, flowed, flowed_groups, titled, width, wrapped

WIDTH: Final = 110

# Where the spaces of the trail stand: column and lane. Three bands of three lanes, read from left to right.
HOUSE: Final = 7
PLACES: Final[dict[str, tuple[int, int]]] = {
    "start": (0, 1),
    "A": (6, 1),
    **{f"rock{place + 1}": (12 + 6 * place, 0) for place in range(6)},
    "ra": (48, 0),
    **{f"a{place + 1}": (14 + 13 * place, 2) for place in range(3)},
    "B": (57, 1),
    "bp1": (63, 0),
    "bp2": (72, 0),
    "b1": (63, 2),
    "b2": (72, 2),
    "C": (81, 1),
    "c1": (88, 1),
    "D": (97, 1),
    **{f"flood{place + 1}": (8 + 7 * place, 3) for place in range(5)},
    "fa": (43, 3),
    **{f"d{place + 1}": (12 + 12 * place, 5) for place in range(3)},
    "E": (52, 4),
    "e1": (58, 4),
    "e2": (66, 4),
    "F": (75, 4),
    "fp1": (85, 3),
    "f1": (81, 5),
    "f2": (89, 5),
    "G": (98, 4),
    "gp1": (13, 6),
    "g1": (9, 8),
    "g2": (17, 8),
    "H": (26, 7),
    "h1": (33, 7),
    "h2": (42, 7),
    "wellington": (51, 7),
}
LANES: Final = 9
NODES: Final[dict[str, dict[str, Any]]] = {node["id"]: node for node in box.NODE_LIST}
FORKS: Final = {  # where two branches part and meet: column, lane
    "╱": [(11, 0), (62, 0), (80, 2), (51, 5), (97, 5), (25, 8), (56, 2), (80, 3), (7, 3), (8, 6)],
    "╲": [(11, 2), (56, 0), (62, 2), (80, 0), (7, 5), (51, 3), (80, 5), (97, 3), (8, 8), (25, 6)],
    "→": [(4, 1), (86, 1), (95, 1), (103, 1), (104, 4), (31, 7), (40, 7), (49, 7), (5, 4), (5, 7)],
}
TRACK: Final = 58  # where the pathfinder track begins, beside the third band
TRACK_LINE: Final = 12

ZONE_GROUNDS: Final = {"rockfall": "#a9a39a", "flood": "#74b3ee"}
BREED_GROUNDS: Final = {
    "grey": "#b4b9bf",
    "black": "#8a8f96",
    "green": "#8fcf8f",
    "white": "#f4f1e6",
    "orange": "#f5a742",
    "red": "#f0685c",
    "yellow": "#f2d648",
    "blue": "#7fc4f5",
    "brown": "#b98a5e",
    "purple": "#b48ce8",
    "turquoise": "#5fd0c5",
}
OTHER_GROUND: Final = "#d9c7e8"  # bonus breeds and action cards
NEUTRAL_GROUND: Final = "#e9dcc0"
DARK: Final = "#000000"
CRAFT_INKS: Final = {"shepherd": "#8fcf8f", "craftsman": "#b48ce8", "sailor": "#7fc4f5", "shearer": "#f5a742"}

SEA: Final = 11  # a space of the sea
POST: Final = 12
JOBS: Final = 26
TILE: Final = 12
BONUS: Final = 5 + 4 * TILE
LABEL: Final = 12
LEGEND: Final = LABEL + 2
NAME: Final = 16
COLUMN: Final = 7
COLUMNS: Final = (
    "points",
    "pounds",
    "gold",
    "tokens",
    "certificates",
    "workers",
    "buildings",
    "harbours",
    "hand",
    "steps",
    "pathfinder",
    "ship",
)
DISC_GROUPS: Final = {
    **{name: [space for space in DISC_NAMES if space.startswith(f"aux_{name}_")] for name in box.AUX_NAMES},
    "steps": ["step_limit"],
    "hand": ["hand_limit_1", "hand_limit_2"],
    "limit": ["temp_cert_limit"],
    "permanent": ["perm_cert_left", "perm_cert_right"],
    "wool": ["perm_wool_left", "perm_wool_right"],
}


def draw(view: dict[str, Any], speech: Speech, names: list[str]) -> list[str]:
    """The table as lines in console markup, all of one width.

    A screen may add view["marks"], the places whose names are wanted: "node:a1", "sea:w3", "post:local3"; "p1" shows
    the board of that seat, and the word for a legend explains buildings, cards, bonus tiles and discs.
    """
    table = Table(view, speech, names)
    lines = [padded(table.head(), WIDTH), padded(table.foresight(), WIDTH), *table.trail()]
    rest = [*table.sea(), *table.posts(), *table.markets(), *table.objectives(), [], *table.board(), []]
    rest += [*table.players(), [(fitted(table.say("mark"), WIDTH), "dim")]]
    if table.is_wanted("legend"):
        rest += [[], *table.legend()]
    return lines + [padded(line, WIDTH) for line in rest]


class Table(Sheet):
    """The board, the sea, one player's board and all players."""

    def __init__(self, view: dict[str, Any], speech: Speech, names: list[str]) -> None:
        super().__init__(view, speech, names)
        self.sign: Final = speech.say("card-mark")

    def piece(self, seat: int, count: int = 1) -> Part:
        """A disc, ship or storehouse of a player."""
        return (self.letters[seat] + (str(count) if count > 1 else ""), f"{BLACK} on {self.ground(seat)}")

    def sign_of(self, entry: Mapping[str, Any]) -> str:
        """The mark of a component that we reconstructed (NZ-20.9)."""
        return self.sign if is_reconstructed(entry) else ""

    def vp(self, count: int) -> str:
        """Points."""
        return self.say("vp", count=count)

    # --- the trail

    def head(self) -> list[Part]:
        """Turn and phase, what hands cost, and whether the neutral buildings are flipped."""
        turn, fees = self.view["turn"], self.view["fees"]
        if turn["active"] is None:
            line: list[Part] = [(self.say("over" if self.view["result"] else "before"), "bold")]
        else:
            phase = f" · {self.say('phase', phase=turn['phase'])}" if turn["phase"] else ""
            line = [self.badge(turn["active"]), (f" {self.say('turn', number=turn['number'])}{phase}", "bold")]
        if turn["last"] is not None:
            line.append((f" · {self.say('last')}", "bold"))
        line.append((f"   {self.say('fees', green=fees['green'], black=fees['black'])}", ""))
        letters = "".join(entry["letter"] for entry in program.NEUTRAL_LIST if entry["flips"])
        flipped = [(f"   {self.say('flipped', letters=letters)}", "bold")] if self.view["flipped"] else []
        return [*line, *flipped, (f"   {self.sign}{self.say('trail')}", "dim")]

    def foresight(self) -> list[Part]:
        """What lies on the foresight spaces."""
        line: list[Part] = [(self.say("foresight"), "")]
        for bag, tiles in self.view["foresight"].items():
            line.append((f"  {bag} ", "bold"))
            for place, tile in enumerate(tiles):
                style = self.style(f"foresight:{bag}{place + 1}", self.tile_style(tile))
                line += [(f" {self.tile_name(tile)} ", style), (" ", "")]
        return line

    def tile_name(self, tile: str | None) -> str:
        """A tile in a few letters: hazards with their points and hand, bonus tiles with their points."""
        if tile is None:
            return "·"
        number = box.TILE_NAMES.index(tile)
        kind, name, *rest = tile.split(":")
        if kind == "worker":
            return self.say(f"craft-{name}")
        sign = self.sign_of(TILE_LIST[number])
        if kind == "hazard":
            return f"{sign}{self.say(f'zone-{name}')} {rest[0]}{self.say(f'hand-{rest[1]}')}"
        points = int(box.TILE_POINTS[number])
        return f"{sign}{self.say(f'bonus-{name}')}{' ' + self.vp(points) if points else ''}"

    def tile_style(self, tile: str | None) -> str:
        """The colours of a tile."""
        if tile is None:
            return "dim"
        kind, name, *_ = tile.split(":")
        return f"{DARK} on {ZONE_GROUNDS[name] if kind == 'hazard' else NEUTRAL_GROUND}"

    def trail(self) -> list[str]:
        """Three bands of the trail; below each tile the name of its space, or the runholders who stand there."""
        canvas = Canvas(WIDTH, 2 * LANES, "")
        for sign, spots in FORKS.items():
            for x, lane in spots:
                canvas.write(x, 2 * lane, sign, "dim")
        for node in PLACES:
            self.draw_space(canvas, node)
        for band, letter in enumerate("DG", 1):
            canvas.write(0, 6 * band + 2, f"({letter})", "dim")
        self.draw_track(canvas)
        return canvas.lines()

    def draw_space(self, canvas: Canvas, node: str) -> None:
        """A space with its tile, its name and its runholders."""
        x, lane = PLACES[node]
        width = width_of(node)
        text, style = self.content(node)
        canvas.write(x, 2 * lane, fitted(text.center(width), width), self.style(f"node:{node}", style))
        standing = [seat for seat, runholder in enumerate(self.view["runholders"]) if runholder == node]
        if standing:
            for place, seat in enumerate(standing):
                canvas.write(x + place, 2 * lane + 1, self.letters[seat], f"{BLACK} on {self.ground(seat)}")
        else:
            canvas.write(x, 2 * lane + 1, self.caption(node).center(width), "dim")

    def caption(self, node: str) -> str:
        """The number and the name of a space; what the pathfinder needs and extra actions are marked."""
        entry = NODES[node]
        if entry["kind"] == "start":
            return self.say("start")
        if entry["kind"] == "neutral":
            return f"{HOUSE_NUMBERS[node]}({node})"
        if entry["kind"] == "wellington":
            return ""
        needed = f"/{entry['pathfinder_needed']}" if "pathfinder_needed" in entry else ""
        name = node + needed + ("!" if "extra" in entry else "")
        return numbered(HOUSE_NUMBERS[node], name, HOUSE) if entry["kind"] == "building" else name

    def content(self, node: str) -> tuple[str, str]:
        """What lies on a space, and its colours."""
        entry = NODES[node]
        found = self.view["trail"].get(node)
        if entry["kind"] == "wellington":
            return self.say("city"), f"{BLACK} on {NEUTRAL_GROUND}"
        if entry["kind"] == "start":
            return "▶", "dim"
        if found is None:
            return "·", "dim"
        what, *rest = found["tile"].split(":")
        if what == "neutral":
            sign = self.sign_of(FACE_LIST[FACE_NAMES.index(rest[0])])
            return f"{sign}{rest[0][0]}", f"{BLACK} on {NEUTRAL_GROUND}"
        if what == "building":
            hands = "".join(self.say(f"hand-{hand}") for hand in FACE_LIST[FACE_NAMES.index(rest[0])]["hands"])
            text = f"{self.letters[found['owner']]} {rest[0]} {hands}".strip()
            return text, f"{BLACK} on {self.ground(found['owner'])}"
        sign = self.sign_of(TILE_LIST[box.TILE_NAMES.index(found["tile"])])
        return f"{sign}{rest[1]}{self.say(f'hand-{rest[2]}')}", f"{BLACK} on {ZONE_GROUNDS[rest[0]]}"

    def draw_track(self, canvas: Canvas) -> None:
        """The pathfinder track: numbers, what a space gives, points, discs."""
        canvas.write(TRACK, TRACK_LINE, fitted(self.say("pathfinder"), WIDTH - TRACK), "bold")
        table = BOX["pathfinder"]
        points = dict(table["vp"]["table"])
        step_tile = int(box.STEP_TILE_SPACE[self.view["seats"]])
        for space in range(box.LAST_SPACE + 1):
            x = TRACK + 3 * space
            canvas.write(x, TRACK_LINE + 1, f"{space:>2}", "bold" if f"pathfinder:{space}" in self.marks else "dim")
            sign = "$" if space in table["gold_at"] else "⌂" if space in table["building_unlock_at"] else ""
            sign += "»" if space == step_tile else "⇄" if space == box.FLIP_SPACE else ""
            canvas.write(x, TRACK_LINE + 2, f"{sign:>2}", "")
            canvas.write(x, TRACK_LINE + 3, f"{points.get(space, ''):>2}", "dim")
            here = [seat for seat, player in enumerate(self.seen) if player["pathfinder"] == space]
            for place, seat in enumerate(here):
                row, column = TRACK_LINE + 4 + place // 2, x + place % 2
                canvas.write(column, row, self.letters[seat], f"{BLACK} on {self.ground(seat)}")

    # --- the sea

    def sea(self) -> list[list[Part]]:
        """Three routes; of each space its harbour, the storehouse spaces or discs, and what it gives."""
        lines: list[list[Part]] = []
        crossings = [f"{low}–{high}" for low, high in BOX["sea"]["edges"] if "s0" not in (low, high)]
        crossings = [edge for edge in crossings if edge[0] != edge.split("–")[1][0]]
        routes = list(dict.fromkeys(space[0] for space in box.SEA_NAMES if space != box.SEA_NAMES[box.HOME]))
        home: list[Part] = [(f"{box.SEA_NAMES[box.HOME]} ", self.style(f"sea:{box.SEA_NAMES[box.HOME]}", "bold"))]
        home += self.ships(box.SEA_NAMES[box.HOME])
        for place, route in enumerate(routes):
            edge = [(f"{self.sign}{crossings[place]}", "dim")] if place < len(crossings) else []
            labels = [[(self.say(f"route-{route}"), "bold")], home if place == 0 else [], edge]
            rows: list[list[Part]] = [[*label, filler(label, SEA)] for label in labels]
            for space in [space for space in box.SEA_NAMES if space[0] == route]:
                for row, cell in enumerate(self.sea_space(space)):
                    rows[row] += [*cell, filler(cell, SEA)]
            lines += rows
        return [*lines, self.masters()]

    def ships(self, space: str) -> list[Part]:
        """The ships on a space of the sea."""
        return [self.piece(seat) for seat, ship in enumerate(self.view["ships"]) if ship == space]

    def sea_space(self, space: str) -> list[list[Part]]:
        """Three lines: space, harbour and ships; price, points and pieces; the card, or the discs of a foreign post."""
        style = self.style(f"sea:{space}", "bold")
        number = int(box.HARBOUR_AT[box.SEA_NAMES.index(space)])
        if number < 0:
            return [[(f"{space} ", style), *self.ships(space)], [(f"~{BUOYS.index(space) + 1}", "dim")], []]
        entry, id = box.HARBOUR_LIST[number], box.HARBOUR_NAMES[number]
        sign = self.sign_of(entry) or " "
        owners = self.view["harbours"][id]
        middle: list[Part] = []
        if number < box.FIRST_MEDIUM:
            for price, owner in zip(entry["costs"], owners, strict=True):
                middle.append((str(price), "") if owner is None else self.piece(owner))
            middle.append((f" {self.vp(entry['vp'])}", ""))
        elif number < box.FIRST_LARGE:
            text = f"{corner(entry)}{self.say('coin', count=entry['cost'])} {self.vp(entry['vp'])}"
            middle = [(text, ""), *[self.piece(owner) for owner in owners]]
        else:
            text = f"{self.value(entry)} {self.vp(entry['vp'])}"
            middle = [(text, ""), *[self.piece(owner) for owner in owners]]
        top: list[Part] = [(space, style), (sign, "dim"), (id, self.style(f"harbour:{id}", "")), (" ", "")]
        return [[*top, *self.ships(space)], middle, self.sea_gift(number)]

    def sea_gift(self, number: int) -> list[Part]:
        """The card of a harbour; of a large one the discs on its foreign post."""
        if number >= box.FIRST_LARGE:
            id = box.HARBOUR_NAMES[number]
            discs = [self.piece(seat, player["posts"][id]) for seat, player in self.holders(id)]
            price = self.say("money", count=box.HARBOUR_LIST[number]["transport"])
            return [(f"{price} ", self.style(f"post:{id}", "dim")), *discs]
        card = box.HARBOUR_LIST[number]["card"]
        kind, _, stack = card.partition(":")
        return [(fitted(self.say(f"stack-{stack}" if kind == "bonus" else f"card-{card}"), SEA - 1).rstrip(), "dim")]

    def holders(self, post: str) -> list[tuple[int, dict[str, Any]]]:
        """The players who have a disc on a post."""
        return [(seat, player) for seat, player in enumerate(self.seen) if player["posts"].get(post)]

    def value(self, entry: Mapping[str, Any]) -> str:
        """Corner and value of a post; wool is told by its letter."""
        wool = self.say("wool-letter") if entry.get("kind") == "wool" or "foreign" in entry else ""
        return f"{corner(entry)}{wool}{entry['value']}"

    def masters(self) -> list[Part]:
        """The harbourmasters that wait, or the worker who was left for one."""
        line: list[Part] = [(f"{self.say('masters')} ", "bold")]
        for space in self.view["harbourmasters"]:
            worker = space["worker"]
            who = self.speech.say(f"master-{space['master']}.short") if space["master"] else ""
            if worker:
                who = f"({self.tile_name(worker)})"
            line += [(f" {space['harbour']} ", self.style(f"harbour:{space['harbour']}", "dim")), (who, "")]
        return [(fitted("".join(text for text, _ in line), WIDTH), "")] if width(line) > WIDTH else line

    def posts(self) -> list[list[Part]]:
        """Local and wool posts: value, points, transport; below, what they give and whose discs are there."""
        lines: list[list[Part]] = []
        for first, end in ((0, int(box.LOCAL_POSTS)), (int(box.LOCAL_POSTS), int(box.FIRST_FOREIGN))):
            upper: list[Part] = []
            lower: list[Part] = []
            for post in range(first, end):
                one, other = self.post(post)
                upper += [*one, filler(one, POST)]
                lower += [*other, filler(other, POST)]
            lines += [upper, lower]
        supply = [(f"  {self.say(f'card-{name}')} ×{count}", "") for name, count in self.view["supply"].items()]
        lines[2] += [(f"  {self.say('supply')}", "bold"), *supply]
        return [*lines, *self.stacks()]

    def post(self, post: int) -> tuple[list[Part], list[Part]]:
        """One trading post."""
        entry, id = box.POST_LIST[post], box.POST_NAMES[post]
        price = self.say("coin", count=entry["transport"])
        text = f"{self.sign_of(entry)}{self.value(entry)} {self.vp(entry['vp'])} {price}"
        gift = ""
        for effect in entry["action"]:
            gift = self.say(f"card-{effect['card']}") if effect["op"] == "card" else self.gift(effect)
        discs = [self.piece(seat, player["posts"][id]) for seat, player in self.holders(id)]
        room = POST - 2 - width(discs)
        if gift:
            discs.insert(0, (f"{fitted(gift, room).rstrip()} ", "dim"))
        return [(text, self.style(f"post:{id}", "bold"))], discs

    def gift(self, effect: Mapping[str, Any]) -> str:
        """What a post gives that is no card of the supply."""
        return f"+{self.say('coin', count=effect['n'])}" if effect["op"] == "money" else self.say("objective")

    def stacks(self) -> list[list[Part]]:
        """The four stacks of bonus cards with their prices in gold."""
        parts: list[Part] = []
        for stack in self.view["stacks"]:
            if stack["card"] is not None:
                sign = self.sign_of(CARD_LIST[CARD_NAMES.index(stack["card"])])
                text = f"{self.say('stack-' + stack['name'])} {stack['price']}$ "
                card = f"{sign}{self.say('card-' + stack['card'])}×{stack['left']} "
                parts.append((text + card, self.style(f"stack:{stack['name']}", "")))
        return flowed(parts, WIDTH)

    # --- markets

    def markets(self) -> list[list[Part]]:
        """The job market, the bonus market, and the sheep market beside them."""
        columns = [(self.jobs(), JOBS), (self.bonus(), BONUS), (self.sheep(), WIDTH - JOBS - BONUS)]
        lines: list[list[Part]] = []
        for row in range(max(len(block) for block, _ in columns)):
            line: list[Part] = []
            for block, wide in columns:
                part = block[row] if row < len(block) else []
                line += [*part, filler(part, wide)]
            lines.append(line)
        return lines

    def jobs(self) -> list[list[Part]]:
        """Rows of the job market with their prices, the dearest on top."""
        jobs = self.view["jobs"]
        lines: list[list[Part]] = [[(f"{self.sign_of(BOX['job_market'])}{self.say('jobs')}", "bold")]]
        for number, row in enumerate(jobs["rows"], 1):
            line: list[Part] = [
                (f"{number} ", "dim"),
                (f"{self.say('money', count=jobs['prices'][number - 1])} ", "bold"),
            ]
            for craft in row:
                text = "·" if craft is None else self.say(f"letter-{craft}")
                style = "dim" if craft is None else f"bold {CRAFT_INKS[craft]}"
                line += [(text, self.style(f"job:{number}:{craft}", style)), (" ", "")]
            lines.append(line)
        words = [
            (f"{self.say(f'letter-{name}')} {self.say(f'craft-{name}')}", CRAFT_INKS[name]) for name in CRAFT_NAMES
        ]
        return lines + flowed(words, JOBS)

    def bonus(self) -> list[list[Part]]:
        """Rows of the bonus market; the token shows the row that is being filled."""
        bonus = self.view["bonus"]
        lines: list[list[Part]] = [[(f"{self.sign_of(BOX['bonus_market'])}{self.say('bonus')}", "bold")]]
        for number, row in enumerate(bonus["rows"], 1):
            at_token = bonus["token"] == number
            line: list[Part] = [("▶" if at_token else " ", "bold"), (str(number), "bold" if at_token else "dim")]
            line.append((f" {self.say('coin', count=bonus['prices'][number - 1])}", MARK if at_token else ""))
            for tile in row:
                name = "" if tile is None else tile.removeprefix("bonus:")
                style = self.style(f"bonus:{number}:{name}", "dim" if tile is None else f"{DARK} on {NEUTRAL_GROUND}")
                text = self.tile_name(tile)
                line += [(" ", ""), (text, style), (" " * max(0, TILE - 1 - cells(text)), "")]
            lines.append(line)
        return lines

    def sheep(self) -> list[list[Part]]:
        """Sheep in the market with breeding value, wool and points."""
        sheep = self.view["sheep"]
        cards = [self.card(name, count) for name, count in sheep["market"].items()]
        title = f"{self.say('sheep', count=sheep['stack'])} {self.say('values')}"
        return [[(title, "bold")], *flowed(cards, WIDTH - JOBS - BONUS)]

    def objectives(self) -> list[list[Part]]:
        """The objectives on display."""
        shown = self.view["objectives"]
        lines: list[list[Part]] = [[(self.say("objectives", count=shown["stack"]), "bold")]]
        for name, count in shown["display"].items():
            text = fitted(f" {self.objective(name)}", WIDTH).rstrip()
            lines += [[(text, self.style(f"display:{name}"))] for _ in range(count)]
        return lines

    def card(self, name: str, count: int) -> Part:
        """A card: a sheep with breeding value, wool and points; and how many."""
        card = CARD_NAMES.index(name)
        times = f" ×{count}" if count > 1 else ""
        if card >= box.FIRST_OBJECTIVE:
            return (f" {self.objective(name)}{times} ", self.style(f"hand:{name}", "reverse"))
        entry = CARD_LIST[card]
        values = f" {entry['breeding']}/{entry['wool']}" if card < box.SHEEP else ""
        points = f" {self.vp(entry['vp'])}" if entry["vp"] else ""
        style = f"{DARK} on {BREED_GROUNDS.get(entry.get('colour', ''), OTHER_GROUND)}"
        if f"sheep:{name}" in self.marks or f"hand:{name}" in self.marks or f"discard:{name}" in self.marks:
            style = MARK
        return (f" {self.sign_of(entry)}{self.say(f'card-{name}')}{values}{points}{times} ", style)

    def objective(self, name: str) -> str:
        """An objective card: points and penalty, tasks, immediate action."""
        card = CARD_NAMES.index(name)
        points = f"+{int(box.CARD_POINTS[card])}" + (f"/−{int(box.PENALTY[card])}" if box.PENALTY[card] else "")
        return f"{self.sign_of(CARD_LIST[card])}{points} {objective_text(card, self.speech, 'brief')}"

    # --- one player

    def board(self) -> list[list[Part]]:
        """Money, tracks, workers, discs, storehouses, cards and buildings of a player."""
        seat = self.shown(self.view["turn"]["active"]) or 0
        player = self.seen[seat]
        return [
            [self.badge(seat), (f" {fitted(self.name(seat), NAME).rstrip()}   {self.purse(player)}", "bold")],
            self.workers(player),
            self.discs(player),
            self.storehouses(player),
            *self.hand(seat),
            *self.pile(player),
            *self.area(player),
            *self.houses(player),
        ]

    def purse(self, player: dict[str, Any]) -> str:
        """Everything that is counted."""
        numbers = ("pounds", "gold", "tokens", "certificates", "certificate_limit", "permanent", "wool")
        args = {name: player[name] for name in (*numbers, "step_limit", "hand_limit", "points")}
        fees = "" if player["fee_tile"] else f"   {self.say('no-fees')}"
        return self.say("purse", **args) + fees

    def workers(self, player: dict[str, Any]) -> list[Part]:
        """Four rows of workers; a dot is a free space, a diamond a joker."""
        line: list[Part] = [(fitted(self.say("workers"), LABEL), "")]
        for craft in CRAFT_NAMES:
            jokers = player["jokers"].get(craft, [])
            row = "".join(
                "◆" if space in jokers else "■" if space <= player["workers"][craft] else "·"
                for space in range(1, box.CRAFT_SPACES + 1)
            )
            line.append((f"{self.say(f'craft-{craft}')} ", self.style(f"worker:{craft}")))
            line.append((f"{row} {player['workers'][craft]}   ", f"bold {CRAFT_INKS[craft]}"))
        return line

    def discs(self, player: dict[str, Any]) -> list[Part]:
        """Discs that still lie on the board; an open circle is a free space."""
        line: list[Part] = [(fitted(self.say("discs"), LABEL), "")]
        for name, spaces in DISC_GROUPS.items():
            line.append((f"{self.say(f'group-{name}')} ", ""))
            free = int(box.AUX_FREE[box.AUX_NAMES.index(name)]) if name in box.AUX_NAMES else 0
            line += [("○" * free, "dim")] if free else []
            for space in spaces:
                held = space in player["discs"]
                style = self.style(f"discspace:{space}", "bold" if held else "dim")
                line.append(("●" if held else "○", style))
            line.append(("  ", ""))
        return line[:-1]

    def storehouses(self, player: dict[str, Any]) -> list[Part]:
        """Pairs of storehouses that still stand on the board, and what a cleared pair brings."""
        line: list[Part] = [(fitted(self.say("storehouses"), LABEL), "")]
        for pair, left in enumerate(player["storehouses"]):
            entry = box.PAIR_LIST[pair]
            line.append((f"{pair + 1} ", self.style(f"pair:{pair + 1}", "dim")))
            line.append(("■" * left + "·" * (box.PAIR_SIZE - left), "bold"))
            line.append((f" {self.sign_of(entry)}{printed(entry, 'name', self.speech)}   ", "" if left else "dim"))
        return line

    def hand(self, seat: int) -> list[list[Part]]:
        """The cards of the one who looks; of others only how many."""
        player = self.seen[seat]
        counts = self.say("cards", hand=player["hand_size"], stack=player["stack_size"])
        if "hand" not in player:
            return [[(fitted(self.say("hand"), LABEL), ""), (counts, "")]]
        held = [self.card(name, count) for name, count in player["hand"].items() if count]
        value = self.say("breeding", count=player["breeding"])
        lines = flowed([*held, (f" {value}", "bold"), (f" {counts}", "dim")], WIDTH - LABEL)
        return titled(self.say("hand"), lines, LABEL)

    def pile(self, player: dict[str, Any]) -> list[list[Part]]:
        """The discard pile."""
        cards = [self.card(name, count) for name, count in player["discard"].items() if count]
        return titled(self.say("pile"), flowed(cards, WIDTH - LABEL), LABEL) if cards else []

    def area(self, player: dict[str, Any]) -> list[list[Part]]:
        """Objectives played, hazards, bonus tiles and harbourmasters."""
        lines = [
            [(fitted(self.objective(name), WIDTH - LABEL), "")]
            for name, count in player["area"].items()
            for _ in range(count)
        ]
        drawn = titled(self.say("area"), lines, LABEL)
        parts: list[Part] = []
        for tile, count in player["tiles"].items():
            times = f" ×{count}" if count > 1 else ""
            parts.append((f" {self.tile_name(tile)}{times} ", self.tile_style(tile)))
        parts += [(f" {self.speech.say(f'master-{master}.short')} ", "reverse") for master in player["masters"]]
        return drawn + (titled(self.say("tiles"), flowed(parts, WIDTH - LABEL), LABEL) if parts else [])

    def houses(self, player: dict[str, Any]) -> list[list[Part]]:
        """Buildings that wait to be placed, with the craftsmen they need and the points they bring."""
        parts: list[Part] = []
        for side in player["unplaced"]:
            face = FACE_NAMES.index(side)
            text = f"{int(program.FACE_CRAFTSMEN[face])}⚒{self.vp(int(program.FACE_POINTS[face]))}"
            sign = self.sign_of(FACE_LIST[face])
            parts += [(f"{sign}{side}", self.style(f"building:{side[:-1]}", "bold")), (f" {text} ", "dim")]
        return titled(self.say("houses"), flowed_groups(parts, 2, WIDTH - LABEL), LABEL) if parts else []

    # --- all players

    def players(self) -> list[list[Part]]:
        """A line for each player."""
        heads = "".join(f"{self.say(f'column-{column}'):>{COLUMN}}" for column in COLUMNS)
        lines: list[list[Part]] = [[(" " * (NAME + 6) + heads, "dim")]]
        for seat, player in enumerate(self.seen):
            active = self.view["turn"]["active"] == seat
            style = "bold" if active else ""
            row = {
                **{name: player[name] for name in ("points", "pounds", "gold", "tokens")},
                "certificates": f"{player['certificates']}+{player['permanent']}",
                "workers": "".join(str(player["workers"][craft]) for craft in CRAFT_NAMES),
                "buildings": len(player["buildings"]),
                "harbours": len(player["harbours"]),
                "hand": player["hand_size"],
                "steps": player["step_limit"],
                "pathfinder": "–" if player["pathfinder"] is None else player["pathfinder"],
                "ship": self.view["ships"][seat],
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
        """Buildings, harbourmasters, cards, bonus tiles and discs in words."""
        lines: list[list[Part]] = [[(self.say("legend-title"), "bold")]]
        on_trail = [found["tile"].split(":")[1] for found in self.view["trail"].values() if has_house(found["tile"])]
        for name in sorted({*on_trail, *(self.view["sides"] or [])}, key=FACE_NAMES.index):
            face = self.face(name)
            text = f"{printed(FACE_LIST[face], 'name', self.speech)}: {'; '.join(local_texts(face, self.speech))}"
            lines += explained(name, text, FACE_LIST[face], self.speech)
        lines.append([(self.say("extra-title"), "bold")])
        for node, entry in enumerate(box.NODE_LIST):
            if program.EXTRA_ALT[node] != box.NONE:
                text = alternatives_text(program.EXTRA_ALT[node], box.NONE, self.speech)
                lines += explained(entry["id"], text, BOX["trail"], self.speech)
        return [*lines, *self.more_legend()]

    def face(self, name: str) -> int:
        """The side of a building that lies up: some neutral ones are flipped in the course of the game (NZ-6.16)."""
        back = FACE_NAMES.index(name) + box.NEUTRALS if name in program.LETTERS else 0
        return back if self.view["flipped"] and back and program.LOCAL_COUNT[back] else FACE_NAMES.index(name)

    def more_legend(self) -> list[list[Part]]:
        """Harbourmasters, cards, bonus tiles and discs."""
        lines: list[list[Part]] = []
        lines.append([(self.say("masters"), "bold")])
        for master, entry in enumerate(box.MASTER_LIST):
            if any(space["master"] == box.MASTER_NAMES[master] for space in self.view["harbourmasters"]):
                short = self.speech.say(f"master-{box.MASTER_NAMES[master]}.short")
                lines += explained(short, master_text(master, self.speech), entry, self.speech)
        lines.append([(self.say("cards-title"), "bold")])
        for card in range(box.FIRST_ACTION, box.FIRST_OBJECTIVE):
            text = alternatives_text(program.SHOW_ALT[card - box.FIRST_ACTION], box.NONE, self.speech)
            lines += explained(self.say(f"card-{CARD_NAMES[card]}"), text, CARD_LIST[card], self.speech)
        lines.append([(self.say("bonus"), "bold")])
        for place, entry in enumerate(box.BONUS_TILES):
            alts = [program.BONUS_ALT[place * CHOICES + choice] for choice in range(CHOICES)]
            text = alternatives_text(alts[0], alts[1], self.speech) or self.vp(entry["vp"])
            lines += explained(self.say(f"bonus-{entry['id']}"), text, entry, self.speech)
        lines.append([(self.say("discs-title"), "bold")])
        for space in range(len(DISC_NAMES)):
            text = f"{disc_text(space, self.speech)}: {disc_text(space, self.speech, 'help')}"
            lines += explained("", text, box.BOARD_SPACES[space], self.speech)
        return lines + explained(self.sign, self.speech.say("card-mark.help").removeprefix(self.sign), {}, self.speech)


def width_of(node: str) -> int:
    """How many columns a space of the trail takes."""
    kind = NODES[node]["kind"]
    return HOUSE if kind == "building" else len(node) if kind == "hazard" else HOUSE - 2


def corner(entry: Mapping[str, Any]) -> str:
    """The corners of a place for discs."""
    return "○" if entry["corner"] == "white" else "●"


def explained(name: str, text: str, entry: Mapping[str, Any], speech: Speech) -> list[list[Part]]:
    """A name and an explanation over as many lines as it needs; marked if it is our reconstruction."""
    return titled(name, wrapped(marked_text(text, entry, speech), WIDTH - LEGEND), LEGEND, "bold")


def has_house(tile: str) -> bool:
    """Is the tile a building?"""
    return tile.startswith(("neutral:", "building:"))
