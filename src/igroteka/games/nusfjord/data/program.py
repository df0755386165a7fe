"""What do cards and elders do? Their effects, prices and points as rows of numbers, compiled from the data.

`PROGRAM.install(text)` reads another copy of nusfjord.toml: only prices, points and effects are taken from it.
"""

import re
from typing import Any, Final

from igroteka.core.arrays import filled, i64, row, vec
from igroteka.core.box import read_box
from igroteka.core.errors import IgrotekaError, brief
from igroteka.games.nusfjord.data.box import (
    ACTION_NAMES,
    CARDS,
    ELDER_NAMES,
    ELDERS,
    GOOD_NAMES,
    LISTED_TRADES,
    NONE,
    PRINTED_NUMBERS,
    SHIP_NAMES,
    TEXT,
    TIMING_NAMES,
    WOOD_LIMIT,
    place_of,
)
from igroteka.kit import bits

# When an effect comes

BUILT: Final = 0
USED: Final = 1
ANYTIME: Final = 2
STATIC: Final = 3
ONCE: Final = 4
ON_ELDER_FISH: Final = 5
ON_ELDER_USED: Final = 6
ON_EMPTY: Final = 7
ON_FULL: Final = 8
ON_EXCESS: Final = 9
ON_FREED: Final = 10
ON_PASS: Final = 11
ON_FISHING: Final = 12
BEFORE: Final = 13  # + action
AFTER: Final = 24  # + action
WHENS: Final = 35
FULL_FISH: Final = 8  # of on:reserve_fish_at_least_8
WHEN_NAMES: Final = [
    "built",
    "used",
    "anytime",
    "static",
    "once",
    "on:elder_fish_removed",
    "on:elder_used",
    "on:reserve_empty",
    "on:reserve_fish_at_least_8",
    "on:excess_fish",
    "on:double_space_freed",
    "on:pass",
    "on:fishing_phase_start",
    *[f"before:{action}" for action in ACTION_NAMES],
    *[f"after:{action}" for action in ACTION_NAMES],
]

# What is counted, always of the owner

COUNT_NAMES: Final = [
    "buildings",
    "buildings_a",
    "buildings_b",
    "buildings_c",
    "buildings_with_wood_cost",
    "building_sets",
    "ships",
    "ships_incl_boat",
    "sloops",
    "cutters",
    "schooners",
    "sloops_and_cutters",
    "ship_types",
    "ship_types_incl_boat",
    "elders",
    "forests",
    "forest_double_spaces",
    "empty_spaces",
    "catch",
    "gold",
    "fish",
    "wood",
    "reserve_fish",
    "reserve_goods",
    "fish_all",
    "shares_total",
    "own_shares",
    "foreign_shares",
    "unissued_shares",
    "plates_filled",
    "excess_fish",
]
N_BUILDINGS: Final = 0
N_BUILDINGS_A: Final = 1
N_BUILDINGS_C: Final = 3
N_WOODEN: Final = 4
N_SETS: Final = 5
N_SHIPS: Final = 6
N_SHIPS_BOAT: Final = 7
N_SLOOPS: Final = 8
N_SCHOONERS: Final = 10
N_SMALL: Final = 11
N_TYPES: Final = 12
N_TYPES_BOAT: Final = 13
N_ELDERS: Final = 14
N_FORESTS: Final = 15
N_STACKS: Final = 16
N_EMPTY: Final = 17
N_CATCH: Final = 18
N_GOLD: Final = 19
N_FISH: Final = 20
N_WOOD: Final = 21
N_RESERVE_FISH: Final = 22
N_RESERVE: Final = 23
N_FISH_ALL: Final = 24
N_SHARES: Final = 25
N_OWN_SHARES: Final = 26
N_FOREIGN: Final = 27
N_UNISSUED: Final = 28
N_PLATES: Final = 29
N_EXCESS: Final = 30
SIGNS: Final = [">=", "<=", "==", ">", "<"]

# Operations and the columns of their numbers

OPS: Final = [
    "gain",
    "pay",
    "exchange",
    "action",
    "choose",
    "remove_forest",
    "flip_share",
    "upgrade_ship",
    "sell_ship",
    "use_elder",
    "fill_plate",
    "distribute_fish",
    "set",
]
GAIN: Final = 0
PAY: Final = 1
EXCHANGE: Final = 2
ACTION: Final = 3
CHOOSE: Final = 4
REMOVE_FOREST: Final = 5
FLIP_SHARE: Final = 6
UPGRADE_SHIP: Final = 7
SELL_SHIP: Final = 8
USE_ELDER: Final = 9
FILL_PLATE: Final = 10
DISTRIBUTE: Final = 11
SET: Final = 12

WIDTH: Final = 13
TO: Final = 3  # gain: 0 = personal supply, 1 = Reserve
PER: Final = 4  # gain: what is counted, or NONE
DIV: Final = 5
MOST: Final = 6  # gain: 0 = no limit
GET: Final = 3  # exchange: three goods given, three got
TIMES: Final = 6  # exchange: 0 = any number
ID: Final = 0  # action
SHIP: Final = 1  # action: the only type, or NONE
FREE: Final = 2
OFF: Final = 3  # action: discounts of three goods
FORESTS: Final = 6  # action: 0 = as on the board
REPEAT: Final = 7  # action: so many times
PLATE_OFF: Final = 8
PLATE_WOOD: Final = 9
MOST_PLATES: Final = 10  # 0 = all
SPARE: Final = 11
FIRST: Final = 0  # choose: first of the actions, and how many
COUNT: Final = 1
LEAST: Final = 0  # remove_forest
LARGEST: Final = 1
WOOD_EACH: Final = 2
WOOD_TOTAL: Final = 3
GOLD_TOTAL: Final = 4
NUMBER: Final = 0  # flip_share, use_elder, fill_plate, upgrade_ship
TARGET: Final = 1  # upgrade_ship: the only new type, or NONE
PLATE_GAIN: Final = 1  # fill_plate: gold
SELL_TIMES: Final = 3  # sell_ship: after three prices, 0 = cannot be sold; 0 times = any number
BASE: Final = 0  # distribute_fish
BASE_PER: Final = 1
KEY: Final = 0  # set
VALUE: Final = 1

KEY_NAMES: Final = [
    *[f"ship_discount {ship} {good}" for ship in SHIP_NAMES for good in GOOD_NAMES],
    "schooner_gold_price",
    "elder_fish_kept",
    "empty_space_penalty",
    "unissued_share_penalty",
    "free_empty_spaces",
    "wood_limit",
    "reserve_fish_limit",
    "issue_share_gold",
    "pay_buildings_from_reserve",
    "share_gold_to_own_reserve",
    "reserve_gold_scores",
    "endgame_reforest",
]
K_DISCOUNT: Final = 0  # + ship * GOODS + good
K_SCHOONER_GOLD: Final = 9
K_ELDER_KEPT: Final = 10
K_EMPTY: Final = 11
K_UNISSUED: Final = 12
K_FREE_SPACES: Final = 13
K_WOOD_LIMIT: Final = 14
K_RESERVE_LIMIT: Final = 15
K_ISSUE_GOLD: Final = 16
K_PAY_RESERVE: Final = 17
K_SHARE_GOLD: Final = 18
K_RESERVE_GOLD: Final = 19
K_REFOREST: Final = 20

# Points of a card

POINTS: Final = 7  # columns
FIXED: Final = 0  # kind, points
PER_COUNT: Final = 1  # kind, count, each, div, base, most (-1 = none)
IF: Final = 2  # kind, count, sign, value, then, otherwise
LADDER: Final = 3  # kind, count, first rung, rungs


def holds(count: i64, sign: i64, value: i64) -> bool:
    """Is the comparison true? A sign of NONE always is."""
    if sign == 0:
        return count >= value
    if sign == 1:
        return count <= value
    if sign == 2:
        return count == value
    if sign == 3:
        return count > value
    return count < value if sign == 4 else True


def comparison(text: str) -> list[int]:
    """The count, sign and value of "ships>=5"."""
    found = re.fullmatch(r"(\w+?)(>=|<=|==|>|<)(-?\d+)", text)
    if found is None:
        raise IgrotekaError("nusfjord-condition", {"word": brief(text)})
    return [place_of(found[1], COUNT_NAMES, "only_if"), SIGNS.index(found[2]), int(found[3])]


def goods(table: dict[str, int]) -> list[int]:
    """Amounts of wood, fish and gold."""
    return [int(table.get(good, 0)) for good in GOOD_NAMES]


def price(table: dict[str, int]) -> list[int]:
    """What a card costs: whole numbers of goods that somebody can hold, and nothing else (NUS-1.4)."""
    check_words(table, GOOD_NAMES, "cost")
    for good, amount in table.items():
        if type(amount) is not int or amount < 0 or (good == GOOD_NAMES[0] and amount > WOOD_LIMIT):
            raise IgrotekaError("nusfjord-price", {"word": f"{good} = {brief(amount)}"})
    return goods(table)


def check_words(table: dict[str, Any], known: list[str], field: str) -> None:
    """Nothing else may stand here."""
    for word in table:
        place_of(word, known, field)


def check_card(card: dict[str, Any], printed: str) -> None:
    """What a correction leaves as it is: the number of a card, and that its kind is one of the six."""
    if str(card["number"]) != printed:
        raise IgrotekaError("nusfjord-number", {"printed": printed})
    place_of(card.get("timing", ""), TIMING_NAMES, "timing")


def problem_of(error: Exception) -> IgrotekaError:
    """What whoever corrects a card should be told."""
    if isinstance(error, IgrotekaError):
        return error
    if isinstance(error, KeyError):
        return IgrotekaError("nusfjord-missing-word", {"word": brief(str(error.args[0]))})
    return IgrotekaError("nusfjord-unreadable", {"problem": brief(str(error))})


class Program:
    """All effects of all cards and elders. Owners are the cards, then the elders.

    Steps 0 to 10 are the plain actions of the board, so that every execution of an action is a step.
    """

    def __init__(self) -> None:
        self.costs: vec[i64] = vec[i64]()  # card * GOODS + good
        self.points: vec[i64] = vec[i64]()  # card * POINTS + column
        self.rungs: vec[i64] = vec[i64]()  # threshold, points
        self.op: vec[i64] = vec[i64]()  # by step
        self.owner: vec[i64] = vec[i64]()  # card, or CARDS + elder; NONE of the board's own actions
        self.arg: vec[i64] = vec[i64]()  # step * WIDTH + column
        self.when: vec[i64] = vec[i64]()  # by effect
        self.start: vec[i64] = vec[i64]()  # first step of an effect
        self.stop: vec[i64] = vec[i64]()  # one after its last; the actions of its choices follow there
        self.optional: vec[i64] = vec[i64]()
        self.only_count: vec[i64] = vec[i64]()  # condition of an effect
        self.only_sign: vec[i64] = vec[i64]()  # NONE = no condition
        self.only_value: vec[i64] = vec[i64]()
        self.only_ship: vec[i64] = vec[i64]()  # NONE = any
        self.first: vec[i64] = vec[i64]()  # first effect of an owner, and one more
        self.whens: vec[i64] = vec[i64]()  # of an owner, as a set
        self.keys: vec[i64] = vec[i64]()  # static rule changes of a card, as a set
        self.trades: vec[i64] = vec[i64]()  # card * LISTED_TRADES + number: step, or NONE
        self.sales: vec[i64] = vec[i64]()  # card: step of a sale of ships, or NONE
        self.install(TEXT)

    def install(self, text: str) -> None:
        """Take prices, points and effects from this text in place of what was there."""
        data = read_box(text)
        if len(data["building"]) != CARDS or [str(elder["number"]) for elder in data["elder"]] != ELDER_NAMES:
            raise IgrotekaError("nusfjord-cards", {"cards": CARDS, "elders": ELDERS})
        compiler = Compiler()
        for action in ACTION_NAMES:
            compiler.step({"op": "action", "id": action})
        costs: list[int] = []
        points: list[int] = []
        for owner, entry in enumerate([*data["building"], *data["elder"]]):
            try:
                if owner < CARDS:
                    check_card(entry, PRINTED_NUMBERS[owner])
                compiler.owner(owner, entry)
                if owner < CARDS:
                    costs += price(entry["cost"])
                    points += compiler.points_of(entry)
            except (ArithmeticError, AttributeError, IgrotekaError, LookupError, TypeError, ValueError) as error:
                raise IgrotekaError(
                    "nusfjord-card" if owner < CARDS else "nusfjord-elder",
                    {"number": brief(entry["number"]), "problem": problem_of(error)},
                ) from error
        compiler.first.append(len(compiler.when))
        self.costs = row(costs)
        self.points = row(points)
        self.rungs = row(compiler.rungs)
        self.op = row(compiler.op)
        self.owner = row(compiler.owners)
        self.arg = row(compiler.arg)
        self.when = row(compiler.when)
        self.start = row(compiler.start)
        self.stop = row(compiler.stop)
        self.optional = row(compiler.optional)
        self.only_count = row([only[0] for only in compiler.only])
        self.only_sign = row([only[1] for only in compiler.only])
        self.only_value = row([only[2] for only in compiler.only])
        self.only_ship = row(compiler.ship)
        self.first = row(compiler.first)
        self.index()

    def index(self) -> None:
        """What is asked often, by owner."""
        self.whens = filled(CARDS + ELDERS, 0)
        self.keys = filled(CARDS, 0)
        self.trades = filled(CARDS * LISTED_TRADES, NONE)
        self.sales = filled(CARDS, NONE)
        for owner in range(CARDS + ELDERS):
            listed: i64 = 0
            for effect in range(self.first[owner], self.first[owner + 1]):
                self.whens[owner] |= bits.bit(self.when[effect])
                for step in range(self.start[effect], self.stop[effect]):
                    if self.op[step] == SET:
                        self.keys[owner] |= bits.bit(self.arg[step * WIDTH + KEY])
                    elif self.when[effect] == ANYTIME and self.op[step] == SELL_SHIP:
                        self.sales[owner] = step
                    elif self.when[effect] == ANYTIME:
                        self.trades[owner * LISTED_TRADES + listed] = step
                        listed += 1


class Compiler:
    """Rows of numbers while they grow."""

    def __init__(self) -> None:
        self.op: Final[list[int]] = []
        self.owners: Final[list[int]] = []
        self.arg: Final[list[int]] = []
        self.when: Final[list[int]] = []
        self.start: Final[list[int]] = []
        self.stop: Final[list[int]] = []
        self.optional: Final[list[int]] = []
        self.only: Final[list[list[int]]] = []
        self.ship: Final[list[int]] = []
        self.first: Final[list[int]] = []
        self.rungs: Final[list[int]] = []
        self.owned_by: int = NONE

    def owner(self, owner: int, entry: dict[str, Any]) -> None:
        """All effects of a card or an elder."""
        self.owned_by = owner
        self.first.append(len(self.when))
        for effect in entry["effects"]:
            words = str(effect["when"]).split(":", 1)
            once = words[0] == "once"
            condition = words[1] if once else effect.get("only_if", "")
            self.when.append(ONCE if once else place_of(effect["when"], WHEN_NAMES, "when"))
            self.optional.append(1 if effect.get("optional") else 0)
            self.only.append(comparison(condition) if condition else [0, NONE, 0])
            self.ship.append(
                place_of(effect["only_if_ship"], SHIP_NAMES, "only_if_ship") if "only_if_ship" in effect else NONE
            )
            self.start.append(len(self.op))
            check_moment(str(effect["when"]), effect["do"])
            inner: list[dict[str, Any]] = []
            first = len(self.op) + len(effect["do"])
            for op in effect["do"]:
                if op["op"] == "choose":
                    self.add(CHOOSE, [first + len(inner), len(op["options"])])
                    mods = op.get("mods", {})
                    inner.extend({"op": "action", "id": id, **mods.get(id, {})} for id in op["options"])
                elif op["op"] == "set":
                    self.set(op)
                else:
                    self.step(op)
            self.stop.append(len(self.op))
            for op in inner:
                self.step(op)

    def add(self, op: int, numbers: list[int]) -> None:
        """One step."""
        self.op.append(op)
        self.owners.append(self.owned_by)
        self.arg.extend(numbers + [0] * (WIDTH - len(numbers)))

    def set(self, op: dict[str, Any]) -> None:
        """A permanent change; a table of discounts is several of them in one step each."""
        if op["key"] != "ship_discount":
            self.add(SET, [place_of(op["key"], KEY_NAMES, "key"), int(op["value"])])
            return
        for ship, table in op["value"].items():
            for good, amount in table.items():
                self.add(SET, [place_of(f"ship_discount {ship} {good}", KEY_NAMES, "value"), amount])

    def step(self, op: dict[str, Any]) -> None:
        """The numbers of a step; unknown words are refused."""
        kind = place_of(op["op"], OPS, "op")
        check_words(op, ["op", *KNOWN[op["op"]]], str(op["op"]))
        if kind == GAIN:
            per = place_of(op["per"], COUNT_NAMES, "per") if "per" in op else NONE
            place = place_of(op["to"], ["supply", "reserve"], "to")
            self.add(kind, [*goods(op), place, per, op.get("div", 1), op.get("max", 0)])
        elif kind == PAY:
            self.add(kind, goods(op))
        elif kind == EXCHANGE:
            self.add(kind, [*goods(op["give"]), *goods(op["get"]), 0 if op["times"] == "any" else op["times"]])
        elif kind == ACTION:
            self.add(kind, self.action(op))
        elif kind == REMOVE_FOREST:
            numbers = [op.get(name, 0) for name in ("wood", "wood_total", "gold_total")]
            self.add(kind, [op["min"], op["max"], *numbers])
        elif kind == UPGRADE_SHIP:
            self.add(kind, [op["times"], place_of(op["to"], SHIP_NAMES, "to") if "to" in op else NONE])
        elif kind == SELL_SHIP:
            self.add(kind, [*[op["prices"].get(ship, 0) for ship in SHIP_NAMES], op.get("times", 0)])
        elif kind == DISTRIBUTE:
            self.add(kind, [op["base"], place_of(op["per"], COUNT_NAMES, "per") if "per" in op else NONE])
        else:
            self.add(kind, [op["n"], op.get("gold", 0)])

    def action(self, op: dict[str, Any]) -> list[int]:
        """An action of the board with its changes."""
        if op.get("times", 1) > 1 and not op.get("up_to"):
            raise IgrotekaError("nusfjord-missing-word", {"word": "up_to"})
        return [
            place_of(op["id"], ACTION_NAMES, "id"),
            place_of(op["ship"], SHIP_NAMES, "ship") if "ship" in op else NONE,
            1 if op.get("free") else 0,
            *[op.get(f"{good}_discount", 0) for good in GOOD_NAMES],
            op.get("forests", 0),
            op.get("times", 1),
            op.get("plate_discount", 0),
            op.get("wood_per_plate", 0),
            op.get("max_plates", 0),
            1 if op.get("spare_schooner") else 0,
        ]

    def points_of(self, card: dict[str, Any]) -> list[int]:
        """How a card scores."""
        rule = card.get("vp_rule", {})
        if card["vp"] != "*":
            numbers = [FIXED, number_of(card["vp"], "vp")]
        elif rule["kind"] == "per":
            most = rule.get("max", NONE)
            numbers = [PER_COUNT, place_of(rule["count"], COUNT_NAMES, "count"), rule["each"], rule.get("div", 1)]
            numbers += [rule.get("base", 0), most]
        elif rule["kind"] == "if":
            numbers = [IF, *comparison(rule["cond"]), rule["then"], rule["otherwise"]]
        elif rule["kind"] == "table":
            numbers = [LADDER, place_of(rule["count"], COUNT_NAMES, "count"), len(self.rungs) // 2, len(rule["steps"])]
            self.rungs.extend(number for step in rule["steps"] for number in step)
        else:
            place_of(rule["kind"], ["per", "if", "table"], "kind")
        return numbers + [0] * (POINTS - len(numbers))


def number_of(value: object, field: str) -> int:
    """A whole number; words and halves are refused."""
    if type(value) is not int:
        raise IgrotekaError("nusfjord-not-a-number", {"field": field, "word": brief(value)})
    return value


def check_moment(when: str, steps: list[dict[str, Any]]) -> None:
    """Exchanges at any time are listed by number, ships are sold only then; rules are changed for good."""
    ops = [str(step["op"]) for step in steps]
    if when == "anytime":
        fits = set(ops) <= {"exchange", "sell_ship"} and ops.count("exchange") <= LISTED_TRADES
        fits = fits and not any("times" in step for step in steps if step["op"] == "sell_ship")
    else:
        fits = (
            "sell_ship" not in ops and (when == "static") == ("set" in ops) and ("set" not in ops or {*ops} == {"set"})
        )
    if not fits:
        raise IgrotekaError("nusfjord-moment", {"word": brief(when)})


KNOWN: Final[dict[str, list[str]]] = {
    "gain": [*GOOD_NAMES, "to", "per", "div", "max"],
    "pay": GOOD_NAMES,
    "exchange": ["give", "get", "times"],
    "action": [
        "id",
        "ship",
        "free",
        *[f"{good}_discount" for good in GOOD_NAMES],
        "forests",
        "times",
        "up_to",
        "plate_discount",
        "wood_per_plate",
        "max_plates",
        "spare_schooner",
    ],
    "remove_forest": ["min", "max", "wood", "wood_total", "gold_total"],
    "flip_share": ["n"],
    "upgrade_ship": ["times", "to"],
    "sell_ship": ["prices", "times"],
    "use_elder": ["n"],
    "fill_plate": ["n", "gold"],
    "distribute_fish": ["base", "per"],
}

PROGRAM: Final = Program()
