"""What do components do? The effects of gwtnz.toml as rows of numbers.

An alternative is a row of steps, the costs first; the vocabulary stands at the head of gwtnz.toml (NZ-14).
"""

from typing import Any, Final

from igroteka.core.arrays import filled, i64, listed, row, vec
from igroteka.core.box import check_sizes
from igroteka.core.settings import Settings, settings_of
from igroteka.families.trail import program as steps
from igroteka.games.gwtnz import meta
from igroteka.games.gwtnz.data.box import ACTION_CARDS as ACTION_LIST
from igroteka.games.gwtnz.data.box import ALL_OBJECTIVES as OBJECTIVE_LIST
from igroteka.games.gwtnz.data.box import (
    ALL_SHEEP,
    AUX_LIST,
    AUXILIARIES,
    BOARD_SPACES,
    BONUS_TILES,
    BOX,
    CARD_NAMES,
    CARDS,
    CRAFT_NAMES,
    CRAFT_SPACES,
    CRAFTS,
    DISCS,
    FIRST_BONUS,
    FIRST_MARKET,
    FIRST_OBJECTIVE,
    HARBOUR_LIST,
    HAZARD_TILES,
    MARKET_BREEDS,
    MARKETS,
    MASTER_LIST,
    MASTERS,
    NEUTRAL_SPACES,
    NEUTRALS,
    NODE_LIST,
    NONE,
    OBJECTIVE_SET,
    OBJECTIVES,
    PAIR_LIST,
    PAIRS,
    POST_LIST,
    SEATS,
    SETS,
    SETS_IN_PLAY,
    SHEEP,
    SHEEP_CARDS,
    SHEEP_NAMES,
    STACK_NAMES,
    STACKS,
    TASK_NAMES,
    TASKS,
    TILES,
    fee_of,
)
from igroteka.kit import bits

OPS: Final = [
    "pay",
    "discard",
    "money",
    "wool_of_discarded",
    "money_per",
    "gold",
    "certificate",
    "pathfinder",
    "exchange",
    "objective",
    "card",
    "draw_discard",
    "hire",
    "invest",
    "build",
    "buy_sheep",
    "ship",
    "ship:sailors",
    "shear",
    "aux:single",
    "aux:any",
    "hazard",
    "run",
    "vp",
    "perm_cert",
    "perm_wool",
    "joker",
    "upgrade_plus_one",
    "top_deck",
    "market_take",
    "market_buy",
]
PAY: Final = 0
DISCARD: Final = 1
MONEY: Final = 2
WOOL_OF: Final = 3  # paid with the discard that it follows
MONEY_PER: Final = 4
GOLD: Final = 5
CERTIFICATE: Final = 6
PATHFINDER: Final = 7
TOKEN: Final = 8
OBJECTIVE: Final = 9
CARD: Final = 10
DRAW: Final = 11
HIRE: Final = 12
INVEST: Final = 13
BUILD: Final = 14
BUY_SHEEP: Final = 15
SHIP: Final = 16
SHIP_SAILORS: Final = 17
SHEAR: Final = 18
AUX_SINGLE: Final = 19
AUX_ANY: Final = 20
REMOVE_HAZARD: Final = 21
RUN: Final = 22
POINTS: Final = 23
PERM_CERT: Final = 24
PERM_WOOL: Final = 25
JOKER: Final = 26
PLUS_ONE: Final = 27
TOP_DECK: Final = 28
MARKET_TAKE: Final = 29
MARKET_BUY: Final = 30

COST_KINDS: Final = ["sheep", "pair", "objective", *SHEEP_NAMES]
ANY_SHEEP: Final = 0
PAIR: Final = 1
ANY_OBJECTIVE: Final = 2
COST_CARDS: Final = row([ALL_SHEEP, ALL_SHEEP, OBJECTIVE_SET, *[bits.bit(card) for card in range(SHEEP)]])
WHATS: Final = ["private_buildings_on_board", "sailors", "storehouses_placed"]
OWN_BUILDINGS: Final = 0
OWN_SAILORS: Final = 1
OWN_STOREHOUSES: Final = 2
Op = dict[str, Any]


class Program(steps.Program):
    """Steps are tables of the data file; a discard is the cost of what stands in its `then`."""

    def add(self, alternative: list[Op], pay: int = 0, times: int = 1) -> int:
        """A new alternative; its number."""
        number = self.begin()
        gains = alternative
        if pay:
            self.step("pay", pay, 0, str(pay))
        if alternative and alternative[0]["op"] == "discard":
            cost = alternative[0]
            gains = [*cost["then"], *alternative[1:]]
            wool = int(gains[0]["op"] == "wool_of_discarded")
            self.step("discard", COST_KINDS.index(cost["what"]), wool, cost["what"])
        self.end_costs()
        for step in gains:
            self.gain(step, times)
        return number

    def gain(self, step: Op, times: int) -> None:
        """One step that is no cost."""
        op = str(step["op"])
        if op in ("choice", "discard", "pay"):
            raise ValueError(f"{op} inside an alternative")
        if op == "aux":
            self.step(f"aux:{step['mode']}", 0, 0)
        elif op == "card":
            self.step(op, CARD_NAMES.index(step["card"]), 0, step["card"])
        elif op == "money_per":
            self.step(op, step["n"] * times, WHATS.index(step["what"]), str(step["n"]), step["what"])
        elif op in ("market_take", "market_buy"):
            number = step["n"] if op == "market_take" else step["pay"]
            breeds = bits.gathered([SHEEP_NAMES.index(breed) for breed in step["breeds"]])
            self.step(op, number, int(breeds), str(number), "+".join(step["breeds"]))
        elif op == "ship" and step["n"] == "sailors":
            self.step("ship:sailors", 0, 0)
        else:
            numbers = [int(step[name]) for name in ("n", "mod", "per", "cost", "max") if name in step]
            number = numbers[0] * times if numbers else 0
            self.step(op, number, 0, *[str(number) for _ in numbers])

    def step(self, op: str, a: int, b: int, *words: str) -> None:
        """Write it down."""
        self.write(":".join([op, *words]), OPS.index(op), a, b)


PROGRAM: Final = Program()
CHOICES: Final = 2  # alternatives of one action
LOCALS: Final = 3  # local actions of a building
EXTRA: Final = 3  # the number of the extra action of a space after them
ALTERNATIVES: Final = ["a", "b"]


def alternatives(action: list[Op]) -> list[int]:
    """The alternatives of an action, filled up with NONE; no steps at all are none."""
    if not action:
        return [NONE] * CHOICES
    choice = action[0]["of"] if action[0]["op"] == "choice" else [action]
    added = [PROGRAM.add(steps) for steps in choice]
    return added + [NONE] * (CHOICES - len(added))


def only(action: list[Op]) -> int:
    """The alternative of an action without a choice, or NONE."""
    return alternatives(action)[0]


# Buildings: the fronts of the neutral ones, their backs, then private ones by number * 2 + side

NUMBERS: Final = 10
SIDES: Final = 2
FIRST_PRIVATE: Final = 16
HOUSE_FACES: Final = 36
NEUTRAL_LIST: Final[list[dict[str, Any]]] = BOX["neutral_building"]
LETTERS: Final[list[str]] = [building["letter"] for building in NEUTRAL_LIST]
FLIPPING: Final[i64] = bits.gathered([place for place, building in enumerate(NEUTRAL_LIST) if building["flips"]])
PRIVATE: Final[list[dict[str, Any]]] = sorted(
    BOX["private_building"], key=lambda building: (int(building["number"]), str(building["side"]))
)
FACE_NAMES: Final = [
    *LETTERS,
    *[f"{letter}b" for letter in LETTERS],
    *[f"{building['number']}{building['side']}" for building in PRIVATE],
]
NUMBER_NAMES: Final = [str(number + 1) for number in range(NUMBERS)]
FACE_ACTIONS: Final[list[list[Op]]] = [
    *[building["front"] for building in NEUTRAL_LIST],
    *[building.get("back", []) for building in NEUTRAL_LIST],
    *[building["actions"] for building in PRIVATE],
]


def local_actions() -> vec[i64]:
    """The alternatives of every local action: (face * LOCALS + action) * CHOICES + choice."""
    table: list[int] = []
    for actions in FACE_ACTIONS:
        for place in range(LOCALS):
            table.extend(alternatives([actions[place]] if place < len(actions) else []))
    return row(table)


LOCAL: Final = local_actions()
LOCAL_COUNT: Final = row([len(actions) for actions in FACE_ACTIONS])
FACE_CRAFTSMEN: Final = row([0] * FIRST_PRIVATE + [building["craftsmen"] for building in PRIVATE])
FACE_POINTS: Final = row([0] * FIRST_PRIVATE + [building["vp"] for building in PRIVATE])
FACE_FEE: Final = row([0] * FIRST_PRIVATE + [fee_of(building["hands"]) for building in PRIVATE])
EXTRA_ALT: Final = row([only([node["extra"]] if "extra" in node else []) for node in NODE_LIST])  # by node

# Everything else that has an effect

POST_ALT: Final = row([only(post["action"]) for post in POST_LIST])
MASTER_ALT: Final = row([alt for master in MASTER_LIST for alt in alternatives(master["upper"])])
BONUS_ALT: Final = row([alt for tile in BONUS_TILES for alt in alternatives(tile["effect"])])  # tile - FIRST_BONUS
FORMS: Final = ["single", "double"]
SINGLE: Final = 0
DOUBLE: Final = 1
AUX_ALT: Final = row(
    [PROGRAM.add([auxiliary["effect"]], auxiliary["cost"] * times, times) for auxiliary in AUX_LIST for times in (1, 2)]
)
CRAFT_ALT: Final = row(
    [alt for worker_row in BOX["worker_row"] for space in worker_row["spaces"] for alt in alternatives(space)]
)  # (craft * CRAFT_SPACES + space) * CHOICES + choice
SHOW_ALT: Final = row([only(card["effect"]) for card in ACTION_LIST])
PLAY_ALT: Final = row([alt for card in OBJECTIVE_LIST for alt in alternatives(card["instant"])])
PAIR_ALT: Final = row([alt for pair in PAIR_LIST for alt in alternatives(pair["effect"])])
HAZARD_CARD: Final = row([CARD_NAMES.index(tile["card"]) for tile in HAZARD_TILES])  # tile - FIRST_HAZARD

ALT_COUNT: Final[i64] = len(PROGRAM.start)
ALT_START: Final = PROGRAM.starts()
ALT_COSTS: Final = row(PROGRAM.costs)
OP: Final = row(PROGRAM.op)
OP_A: Final = row(PROGRAM.a)
OP_B: Final = row(PROGRAM.b)
STEPS: Final[i64] = max([ALT_START[alt + 1] - ALT_START[alt] for alt in range(len(PROGRAM.start))])
MOST_FORWARD: Final[i64] = max(
    [PROGRAM.a[place] for place in range(len(PROGRAM.op)) if PROGRAM.op[place] in (CERTIFICATE, PATHFINDER)]
)
MOST_DRAWN: Final[i64] = max([PROGRAM.a[place] for place in range(len(PROGRAM.op)) if PROGRAM.op[place] == DRAW])


def sum_of(alt: i64, op: int) -> int:
    """How much of a lasting thing an alternative gives."""
    if alt == NONE:
        return 0
    return sum([int(OP_A[step]) for step in range(ALT_START[alt], ALT_START[alt + 1]) if OP[step] == op])


MASTER_CERTIFICATES: Final = row([sum_of(MASTER_ALT[place * CHOICES], PERM_CERT) for place in range(MASTERS)])
MASTER_WOOL: Final = row([sum_of(MASTER_ALT[place * CHOICES], PERM_WOOL) for place in range(MASTERS)])
PAIR_CERTIFICATES: Final = row([sum_of(PAIR_ALT[place * CHOICES], PERM_CERT) for place in range(PAIRS)])
PAIR_WOOL: Final = row([sum_of(PAIR_ALT[place * CHOICES], PERM_WOOL) for place in range(PAIRS)])
PAIR_POINTS: Final = row([sum_of(PAIR_ALT[place * CHOICES], POINTS) for place in range(PAIRS)])


def lasting_tiles(op: int) -> vec[i64]:
    """How much of a lasting thing each tile gives."""
    found = filled(TILES, 0)
    for place in range(len(BONUS_TILES)):
        found[FIRST_BONUS + place] = sum_of(BONUS_ALT[place * CHOICES], op)
    return found


TILE_PERM_CERT: Final = lasting_tiles(PERM_CERT)
TILE_PERM_WOOL: Final = lasting_tiles(PERM_WOOL)
CERT_TILES: Final = row([tile for tile in range(TILES) if TILE_PERM_CERT[tile] > 0])
WOOL_TILES: Final = row([tile for tile in range(TILES) if TILE_PERM_WOOL[tile] > 0])

# Scoring, NZ-17

CATEGORIES: Final[list[str]] = BOX["scoring"]["categories"]
POUNDS_PER_POINT: Final[i64] = BOX["scoring"]["pounds_per_vp"]
TOKEN_POINTS: Final[i64] = BOX["scoring"]["market_token_vp"]

# Options

SETTINGS: Final[Settings] = settings_of(BOX["options"])
PLAYER_COLOURS: Final[dict[int, list[str]]] = {seats: BOX["seating"][f"colours_{seats}"] for seats in (2, 3, 4)}


def check_dimensions() -> None:
    """The sizes of rows that the rulebook fixes are written in the code; they must be those of the box."""
    sizes = {
        "seats": [SEATS, BOX["meta"]["players_max"]],
        "neutral buildings": [NEUTRALS, len(LETTERS)],
        "neutral spaces": [NEUTRALS, len(NEUTRAL_SPACES)],
        "crafts": [CRAFTS, len(CRAFT_NAMES)],
        "worker rows": [CRAFTS * CRAFT_SPACES * CHOICES, len(CRAFT_ALT)],
        "breeds": [SHEEP, len(SHEEP_CARDS)],
        "market breeds": [list(range(FIRST_MARKET, FIRST_MARKET + MARKETS)), MARKET_BREEDS],
        "first objective": [FIRST_OBJECTIVE, SHEEP + len(ACTION_LIST)],
        "objectives": [OBJECTIVES, len(OBJECTIVE_LIST)],
        "cards": [CARDS, len(CARD_NAMES)],
        "bonus sets": [SETS, len(BOX["bonus_set"])],
        "bonus sets in play": [SETS_IN_PLAY, BOX["setup"]["bonus_sets_in_play"]],
        "bonus stacks": [STACKS, len(STACK_NAMES)],
        "tasks": [TASKS, len(TASK_NAMES)],
        "auxiliary actions": [AUXILIARIES, len(AUX_LIST)],
        "disc spaces": [DISCS, len(BOARD_SPACES)],
        "discs": [DISCS, BOX["totals"]["discs_per_player"]],
        "storehouse pairs": [PAIRS, len(PAIR_LIST)],
        "harbourmasters": [MASTERS, len(MASTER_LIST)],
        "private buildings": [NUMBERS * SIDES, len(PRIVATE)],
        "faces of buildings": [HOUSE_FACES, len(FACE_NAMES)],
        "harbours": [len({harbour["at"] for harbour in HARBOUR_LIST}), len(HARBOUR_LIST)],
    }
    check_sizes(meta.ID, sizes)


def check_effects() -> None:
    """Lasting effects are counted where they lie, and what a post gives must be taken: few places know how."""
    lasting = {
        step
        for alt in [*listed(MASTER_ALT), *listed(PAIR_ALT), *listed(BONUS_ALT)]
        if alt != NONE
        for step in range(ALT_START[alt], ALT_START[alt + 1])
    }
    for step in range(len(PROGRAM.op)):
        if PROGRAM.op[step] in (POINTS, PERM_CERT, PERM_WOOL) and step not in lasting:
            raise ValueError(f"{PROGRAM.tokens[step]} is not counted where it stands")
        if PROGRAM.op[step] == POINTS and PROGRAM.op[step - 1] == POINTS:
            raise ValueError("points twice")
    for alt in listed(POST_ALT):
        for step in range(ALT_START[alt], ALT_START[alt + 1]) if alt != NONE else []:
            if PROGRAM.op[step] not in (MONEY, CARD, OBJECTIVE):
                raise ValueError(f"{PROGRAM.tokens[step]} of a trading post")
    for card in ACTION_LIST:
        if card["effect"][0]["op"] == "top_deck" and card["then_draw"] != 1:
            raise ValueError("a card put on the stack must be drawn at once")


check_dimensions()
check_effects()
