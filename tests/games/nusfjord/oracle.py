"""What do cards and elders do by the data alone? A second, plain reading of the vocabulary, without the engine.

A Model is the area of one seat in numbers. Where there is a choice the first answer is taken, as `answer` does.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from igroteka.games.nusfjord.data.box import BOX
from igroteka.games.nusfjord.state import State
from tests.games.nusfjord.invention import laid
from tests.games.nusfjord.table import Goods, decision
from tests.games.saying import legal, say

GOODS: Final = ("wood", "fish", "gold")
SHIPS: Final = {ship["type"]: ship for ship in BOX["ship"]}
SIGNS: Final = {
    ">=": int.__ge__,
    "<=": int.__le__,
    "==": int.__eq__,
    ">": int.__gt__,
    "<": int.__lt__,
}
NEXT: Final = {"sloop": "cutter", "cutter": "schooner"}


class Model:
    """The area of one seat."""

    def __init__(self, state: State, seat: int) -> None:
        view = state.view(seat)
        player: Mapping[str, Any] = view["players"][seat]
        self.colour: str = player["colour"]
        self.goods: dict[str, int] = dict(player["goods"])
        self.reserve: dict[str, int] = dict(player["reserve"])
        self.ships: dict[str, int] = dict(player["ships"])
        self.shares: dict[str, int] = dict(player["shares"])
        self.offered: dict[str, int] = dict(view["new_shares"])
        self.unissued: int = player["unissued"]
        self.forests: dict[str, int] = dict(player["forests"])
        self.buildings: list[str] = sorted(player["buildings"].values())
        self.cells: set[str] = set(player["buildings"])
        self.elders: dict[str, int] = {place["elder"]: place["fish"] for place in player["council"]}
        self.plates: int = view["plates"]["filled"]
        self.round: int = view["round"]
        self.wood_limit = 12
        self.excess = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Model) and self.told() == other.told()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self.told())

    def told(self) -> dict[str, object]:
        """What is compared: all but how many elders there are by name."""
        return {
            "goods": self.goods,
            "reserve": self.reserve,
            "ships": self.ships,
            "shares": self.shares,
            "unissued": self.unissued,
            "forests": sum(self.forests.values()),
            "buildings": self.buildings,
            "elders": len(self.elders),
            "fish on elders": sum(self.elders.values()),
            "plates": self.plates,
        }

    @property
    def length(self) -> int:
        return sum(count * SHIPS[ship]["length"] for ship, count in self.ships.items())

    def count(self, what: str) -> int:
        """The counts of the vocabulary (NUS-8)."""
        cards = laid()[0]
        letters = [cards[card]["letter"] for card in self.buildings]
        fleet = sum(self.ships.values())
        types = sum(count > 0 for count in self.ships.values())
        counts: dict[str, int] = {
            "buildings": len(self.buildings),
            "buildings_a": letters.count("A"),
            "buildings_b": letters.count("B"),
            "buildings_c": letters.count("C"),
            "buildings_with_wood_cost": sum(cards[card]["cost"]["wood"] > 0 for card in self.buildings),
            "building_sets": min(letters.count(letter) for letter in "ABC"),
            "ships": fleet,
            "ships_incl_boat": fleet + 1,
            "sloops": self.ships["sloop"],
            "cutters": self.ships["cutter"],
            "schooners": self.ships["schooner"],
            "sloops_and_cutters": self.ships["sloop"] + self.ships["cutter"],
            "ship_types": types,
            "ship_types_incl_boat": types + 1,
            "elders": len(self.elders),
            "forests": sum(self.forests.values()),
            "forest_double_spaces": sum(height > 0 for height in self.forests.values()),
            "empty_spaces": 11 - len(self.buildings) - 2 * sum(height > 0 for height in self.forests.values()),
            "catch": BOX["catch_track"]["catch_by_length"][self.length],
            **self.goods,
            "reserve_fish": self.reserve["fish"],
            "reserve_goods": sum(self.reserve.values()),
            "fish_all": self.goods["fish"] + self.reserve["fish"],
            "shares_total": sum(self.shares.values()),
            "own_shares": self.shares[self.colour],
            "foreign_shares": sum(self.shares.values()) - self.shares[self.colour],
            "unissued_shares": self.unissued,
            "plates_filled": self.plates,
            "excess_fish": self.excess,
        }
        return counts[what]

    def holds(self, condition: str) -> bool:
        """Is `ships>=5` true?"""
        found = re.fullmatch(r"([a-z_]+)(>=|<=|==|>|<)(-?\d+)", condition)
        assert found, condition
        return bool(SIGNS[found[2]](self.count(found[1]), int(found[3])))

    def points(self, card: str) -> int:
        """What a building scores (NUS-8.4)."""
        entry = laid()[0][card]
        if entry["vp"] != "*":
            return int(entry["vp"])
        rule = entry["vp_rule"]
        if rule["kind"] == "if":
            return int(rule["then"] if self.holds(rule["cond"]) else rule["otherwise"])
        count = self.count(rule["count"])
        if rule["kind"] == "table":
            return max([points for threshold, points in rule["steps"] if count >= threshold], default=0)
        return int(min(rule.get("base", 0) + rule["each"] * (count // rule.get("div", 1)), rule.get("max", 999)))

    # --- goods

    def take(self, good: str, amount: int) -> None:
        """Into the personal supply, wood up to its limit."""
        self.goods[good] += amount
        self.goods["wood"] = min(self.goods["wood"], self.wood_limit)

    def pay(self, amounts: Mapping[str, int]) -> None:
        for good in GOODS:
            self.goods[good] -= amounts.get(good, 0)
            assert self.goods[good] >= 0

    def can_pay(self, amounts: Mapping[str, int]) -> bool:
        return all(self.goods[good] >= amounts.get(good, 0) for good in GOODS)

    # --- steps

    def run(self, effect: Mapping[str, Any]) -> None:
        """An effect, if its condition holds."""
        if self.holds(effect.get("only_if", "buildings>=0")):
            for step in effect["do"]:
                getattr(self, f"do_{step['op']}")(step)

    def do_gain(self, step: Mapping[str, Any]) -> None:
        times = self.count(step["per"]) // step.get("div", 1) if "per" in step else 1
        for good in GOODS:
            amount = min(step.get(good, 0) * times, step.get("max", 999))
            if step["to"] == "reserve":
                self.reserve[good] += amount
            else:
                self.take(good, amount)

    def do_pay(self, step: Mapping[str, Any]) -> None:
        self.pay(step)

    def do_exchange(self, step: Mapping[str, Any]) -> None:
        if self.can_pay(step["give"]):
            self.pay(step["give"])
            for good, amount in step["get"].items():
                self.take(good, amount)

    def do_remove_forest(self, step: Mapping[str, Any]) -> None:
        for _ in range(step["max"]):
            self.fell()
            self.take("wood", step.get("wood", 0))
        self.take("wood", step.get("wood_total", 0))
        self.take("gold", step.get("gold_total", 0))

    def do_flip_share(self, step: Mapping[str, Any]) -> None:
        turned = min(step["n"], self.unissued)
        self.unissued -= turned
        self.shares[self.colour] += turned

    def do_upgrade_ship(self, step: Mapping[str, Any]) -> None:
        for _ in range(step["times"]):
            old = next((ship for ship in ("sloop", "cutter") if self.ships[ship]), None)
            if old:
                self.ships[old] -= 1
                self.ships[step.get("to", NEXT[old])] += 1

    def do_fill_plate(self, step: Mapping[str, Any]) -> None:
        filled = min(step["n"], len(BOX["banquet"]["plates"]) - self.plates)
        self.plates += filled
        self.take("gold", filled * step["gold"])

    def do_use_elder(self, step: Mapping[str, Any]) -> None:
        for first in sorted(self.elders, key=int)[: step["n"]]:
            self.plates -= 1
            self.elders[first] += 1
            self.run(laid()[1][first]["effects"][0])

    def do_distribute_fish(self, step: Mapping[str, Any]) -> None:
        """Without shares elsewhere (NUS-4.3 to NUS-4.10)."""
        fish = step["base"] + (self.count(step["per"]) if "per" in step else 0)
        for elder in self.elders:
            if fish:
                fish -= 1
                self.elders[elder] = (self.elders[elder] + 1) % 3
                self.take("fish", 1 if self.elders[elder] == 0 else 0)
        home = min(fish, self.shares[self.colour])
        self.take("fish", home)
        self.reserve["fish"] += min(fish - home, max(0, 8 - self.reserve["fish"]))

    def do_choose(self, step: Mapping[str, Any]) -> None:
        first = min(step["options"], key=[action["id"] for action in BOX["action"]].index)
        self.do_action({"id": first, **step.get("mods", {}).get(first, {})})

    def do_action(self, step: Mapping[str, Any]) -> None:
        for _ in range(step.get("times", 1)):
            getattr(self, step["id"])(step)

    # --- actions

    def fell(self) -> None:
        stack = next(pair for pair, height in sorted(self.forests.items()) if height)
        self.forests[stack] -= 1

    def gain_gold(self, step: Mapping[str, Any]) -> None:
        self.take("gold", 1)

    def transfer_reserve(self, step: Mapping[str, Any]) -> None:
        for good in GOODS:
            self.take(good, self.reserve[good])
            self.reserve[good] = 0

    def serve_fish(self, step: Mapping[str, Any]) -> None:
        price = max(0, BOX["banquet"]["plates"][self.plates] - step.get("plate_discount", 0))
        if self.goods["fish"] < price:
            return
        self.pay({"fish": price})
        self.plates += 1
        self.take("gold", 1)
        self.take("wood", step.get("wood_per_plate", 0))

    def clear_forest(self, step: Mapping[str, Any]) -> None:
        self.fell()
        self.take("wood", 5)

    def thin_out(self, step: Mapping[str, Any]) -> None:
        self.take("wood", sum(self.forests.values()))

    def reforest(self, step: Mapping[str, Any]) -> None:
        free = [
            pair
            for pair in ("a3", "b1", "b3", "c1", "c3")
            if not self.forests.get(pair) and not {pair, pair[0] + str(int(pair[1]) + 1)} & self.cells
        ]
        if free:
            self.forests[free[0]] = step.get("forests", 2)

    def build_building(self, step: Mapping[str, Any]) -> None:
        """Nothing is on offer."""

    def build_ship(self, step: Mapping[str, Any]) -> None:
        for name, ship in SHIPS.items():
            if step.get("ship", name) == name:
                for cost in ship["costs"]:
                    price = {good: max(0, cost[good] - step.get(f"{good}_discount", 0)) for good in GOODS}
                    if step.get("free") or self.can_pay(price):
                        self.pay({} if step.get("free") else price)
                        self.ships[name] += 1
                        return

    def invite_elder(self, step: Mapping[str, Any]) -> None:
        self.elders["?"] = 0

    def issue_share(self, step: Mapping[str, Any]) -> None:
        self.unissued -= 1
        self.take("gold", 2)

    def buy_all_shares(self, step: Mapping[str, Any]) -> None:
        off = BOX["action"][5]["total_discount_by_round"][self.round] + step.get("gold_discount", 0)
        self.pay({"gold": max(0, sum(self.offered.values()) - off)})
        for colour, count in self.offered.items():
            self.shares[colour] += count


def answer(state: State, seat: int) -> None:
    """Take the first of everything that is offered until the turn is over; an invited elder does nothing."""
    while state.player == seat and decision(state) not in ("turn", "end_turn", "last_exchanges"):
        if decision(state) == "use_invited":
            say(state, "decline")
            continue
        words = [word for word in legal(state) if word.split()[0] not in ("decline", "done", "trade", "sell")]
        say(state, "use" if "use" in words else words[0])


def supply(amounts: Mapping[str, int]) -> Goods:
    return amounts.get("wood", 0), amounts.get("fish", 0), amounts.get("gold", 0)


def placed(card: str) -> list[str]:
    """How a card is built, on the single space."""
    return ["place build_building", f"build {card}", "site a2"]
