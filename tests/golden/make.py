"""Play the golden games anew: `python -m tests.golden.make`, after a change that a new version of a game announces."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import igroteka
from igroteka.ai.bot import Bot, Sight
from igroteka.ai.greedy import GreedyBot
from igroteka.core.chance import Luck, Random
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.record import Record, read_record
from igroteka.games.gwt.data.box import NODE_NAMES
from igroteka.games.gwt.heuristics.valuation import TO_CITY
from igroteka.games.gwtnz.data.box import NODE_NAMES as NZ_NODES
from igroteka.games.gwtnz.heuristics.valuation import TO_CITY as TO_WELLINGTON
from tests.whim import any_of, by_kind

HERE: Final = Path(__file__).parent
WHIM: Final = 5  # one word in so many is said on a whim, so that everything is said by somebody


class Lively(Bot):
    """Greedy, but now and then says something else: a kind of action at random, then one of that kind."""

    def __init__(self, luck: Luck) -> None:
        self.luck: Final = luck
        self.sober: Final = GreedyBot(luck)

    def choose(self, sight: Sight) -> int:
        if self.luck.below(WHIM):
            return self.sober.choose(sight)
        return any_of(by_kind(sight.game.actions, sight.legal()), self.luck)


class Runner(Bot):
    """Great Western Trail: seat 0 runs to Kansas City again and again while the others stroll, so that discs run out.

    Everything else is said on a whim; a plain runner upgrades no station.
    """

    def __init__(self, luck: Luck, *, plain: bool) -> None:
        self.luck: Final = luck
        self.plain: Final = plain

    def choose(self, sight: Sight) -> int:
        game = sight.game
        kinds = by_kind(game.actions, sight.legal())
        if "move" in kinds:
            far = [TO_CITY[NODE_NAMES.index(game.notation(action).split()[1])] for action in kinds["move"]]
            return kinds["move"][far.index(min(far) if sight.seat == 0 else max(far))]
        if "foresight" in kinds:
            tiles = sight.view()["foresight"]
            slots = [game.notation(action).split()[1] for action in kinds["foresight"]]
            workers = [tiles[slot[0]]["ab".index(slot[1])].startswith("worker") for slot in slots]
            return kinds["foresight"][workers.index(min(workers))]
        if "upgrade" in kinds:
            return kinds["decline" if self.plain else "upgrade"][0]
        for kind in ("engine", "local"):
            if kind in kinds and sight.seat == 0:
                return kinds[kind][-1]  # the last position is a turnout, if one is within reach
        return any_of(kinds, self.luck)


class Drover(Bot):
    """New Zealand: seat 0 runs to Wellington again and again, reveals nothing and spends what it has, so that discs
    run out; the others stroll, and put hazards in the way. Everything else is said on a whim.
    """

    def __init__(self, luck: Luck, words: list[str]) -> None:
        self.luck: Final = luck
        self.words: Final = words

    def choose(self, sight: Sight) -> int:
        game = sight.game
        said = {game.notation(action): action for action in sight.legal()}
        kinds: dict[str, list[str]] = {}
        for text in said:
            kinds.setdefault(text.split()[0], []).append(text)
        if "move" in kinds:
            far = [TO_WELLINGTON[NZ_NODES.index(text.split()[1])] for text in kinds["move"]]
            return said[kinds["move"][far.index(min(far) if sight.seat == 0 else max(far))]]
        if "foresight" in kinds:
            tiles = sight.view()["foresight"]
            slots = [text.split()[1] for text in kinds["foresight"]]
            workers = [not tiles[slot[0]][int(slot[1]) - 1].startswith("hazard") for slot in slots]
            return said[kinds["foresight"][workers.index(min(workers))]]
        for word in self.words if sight.seat == 0 else []:
            for text, action in said.items():
                if text.startswith(word):
                    return action
        kinds.pop("show", None)
        return said[any_of(kinds, self.luck)]


class Fond(Bot):
    """Lively, but fond of some words: what begins with one of them is said whenever it can be, and some never."""

    def __init__(self, luck: Luck, words: list[str], never: str = "-") -> None:
        self.words: Final = words
        self.never: Final = never
        self.luck: Final = luck
        self.other: Final = Lively(luck)

    def choose(self, sight: Sight) -> int:
        said = {sight.game.notation(action): action for action in sight.legal()}
        for word in self.words:
            for text, action in said.items():
                if text.startswith(word):
                    return action
        chosen = self.other.choose(sight)
        if not sight.game.notation(chosen).startswith(self.never):
            return chosen
        rest = [action for text, action in said.items() if not text.startswith(self.never)]
        return rest[self.luck.below(len(rest))]


class Plan(NamedTuple):
    """One golden game: its file and the table it is played at."""

    name: str
    seats: int
    preset: str
    options: Mapping[str, object]
    shows: str  # an event that must happen, or a word that must be said; seeds are tried until it does


def plan(name: str, seats: int, preset: str = "", shows: str = "", **options: object) -> Plan:
    return Plan(name, seats, preset, options, shows)


def bot(plan: Plan, luck: Luck) -> Bot:
    """Who plays a plan."""
    if plan.name.startswith("runner"):
        return Runner(luck, plain=plan.name == "runner-plain")
    if plan.name == "builder":
        return Fond(luck, [*[f"hire {row} builder" for row in range(1, 13)], "build 8", "build 6", "build 5", "blind"])
    if plan.name in DROVERS:
        return Drover(luck, DROVERS[plan.name])
    if plan.name in FOND:
        return Fond(luck, FOND[plan.name], "bonus" if plan.name == "full-purse" else "-")
    return Lively(luck)


SPENDING: Final = ["deliver local0", "certificates 0", "hire 1", "hire", "invest", "build", "aux pathfinder"]
DROVERS: Final = {
    "discs-run-out": [
        "upgrade mh",
        "disc aux_ship",
        "aux ship",
        *[f"sail {space}" for space in ("w6", "n6", "e5", "e3")],
    ],
    "without-disc": [
        "disc aux_pathfinder",
        "disc aux",
        "disc temp",
        "disc perm_cert_right",
        "disc perm_wool_left",
        *SPENDING,
    ],
}
FOND: Final[dict[str, list[str]]] = {
    "triggers": [
        "trigger",
        *[f"build {card}" for card in (114, 306, 105, 211, 308, 128, 109, 206, 311, 106, 307, 116, 203)],
        "place build_ship",
        "place build_building",
        "place clear_forest",
        "place thin_out",
    ],
    "shipwrights": [
        "upgrade",
        *[f"{word} {elder}" for word in ("invite", "elder") for elder in (10, 4)],
        "ship sloop",
        "place build_ship",
        "place invite_elder",
        "place clear_forest",
    ],
    "brokers": [
        "sell",
        "build 223",
        "place clear_forest",
        "place thin_out",
        "place build_ship",
        "place build_building",
    ],
    "many-elders": ["feed", "place invite_elder", "invite", "place issue_share", "place buy_all_shares"],
    "many-shares": ["share", "place issue_share", "place buy_all_shares", "invite", "place invite_elder"],
    "from-the-reserve": ["source", "build 315", "build 3", "place build_building", "place clear_forest"],
    "traders": ["sell", "trade", "build 223", "build 242", "build 2", "place build_building", "place clear_forest"],
    "seafarer": [
        "upgrade",
        *[f"hire {row} sailor" for row in range(1, 5)],
        *[f"sail w{n}" for n in (7, 6, 5, 4, 3, 2, 1)],
    ],
    "head-shepherd": ["top", "bonus", "show bonus5"],
    "full-purse": ["forward", "build", "local 2"],
    "shepherds": ["pick", *[f"hire {row} shepherd" for row in range(1, 5)]],
    "own-turn-only": ["trash", *[f"hire {row} shepherd" for row in range(1, 5)]],
    "master-builder": ["show bonus6", "build", "bonus", "upgrade", "storehouse 1"],
}
LONG: Final[dict[str, object]] = {"player_trade": "none", "discard_limit": 20, "turn_limit": 120}  # the bank runs short
READINGS: Final[dict[str, object]] = {  # the options of BUR-14.10 the other way; the sixth has a game of its own
    "buy_between_place_and_granted_action": True,
    "starting_castle_scores_region": True,
    "tile8_boosts_free_adjust": True,
    "ship_must_take_all_it_can": False,
    "discard_allowed_on_any_acquisition": False,
}
OTHER_READINGS: Final[dict[str, object]] = {
    "replace_needs": "more_vp",
    "upgrade_before_reward": False,
    "exchange_inside_draw": False,
    "objectives_in_kansas_city": True,
    "adjacent_skips_empty": True,
    "adjacent_uses_risk": True,
    "objective_to_hand_from_stack": False,
    "extraordinary_kc_money": False,
    "delivery_objective_from_stack": False,
    "kc_money_pays_disc": False,
}
OTHER_RULINGS: Final[dict[str, object]] = {  # every option of NUS-11.4 the other way
    "double_space_rule": "any_adjacent",
    "reserve_limit_counts": "all_goods",
    "elder_must_change": False,
    "own_construction_triggers": True,
}
PLANS: Final[dict[str, list[Plan]]] = {
    "catan": [
        plan("beginner", 4, max_offers_per_turn=1),
        plan("beginner-english", 3, beginner_profile="english", first_seat=1, max_offers_per_turn=2),
        plan("by-the-book", 4, "by_the_book", victory_points_to_win=8, max_offers_per_turn=2),
        plan("duel", 2, "duel", "largest-army-taken"),
        plan("full", 4, "full", max_offers_per_turn=1, victory_points_to_win=7),
        plan("few-words", 3, layout="spiral", counter_offers=False, open_offers=False, turn_limit=20),
        plan("friendly-robber", 4, "", "nobody-to-rob", layout="random", friendly_robber=True, victory_points_to_win=6),
        plan("market-table", 4, "market_table", "countered", victory_points_to_win=6),
        plan("no-player-trade", 3, "no_player_trade"),
        plan("plain-two", 2, layout="random", two_player="plain", max_offers_per_turn=2),
        plan("shortage", 2, "", "shortage", layout="random", two_player="plain", victory_points_to_win=14, **LONG),
        plan("shortage-nobody", 4, "", "shortage", shortage_rule="nobody", victory_points_to_win=12, **LONG),
        plan("shuffled-harbours", 4, layout="spiral", harbours="shuffled", max_offers_per_turn=1),
        plan("simulation", 3, "simulation", victory_points_to_win=8),
        plan("spiral", 4, "", "longest-road-set-aside", layout="spiral", player_trade="none"),
        plan("strict-random", 3, layout="random", combined_trade_build=False, max_offers_per_turn=2),
        plan("turn-limit", 4, turn_limit=12),
        plan("turn-limit-two", 2, layout="spiral", two_player="plain", turn_limit=16),
    ],
    "burgundy": [
        plan("basic-two", 2, "basic"),
        plan("basic-three", 3),
        plan("basic-four", 4, first_seat=2),
        plan("experienced-two", 2, "experienced"),
        plan("experienced-three", 3, "experienced", first_seat=1, starting_castle_scores_region=True),
        plan("experienced-four", 4, "experienced"),
        plan("secret-two", 2, "experienced", estate_choice="secret", starting_castle_scores_region=True),
        plan("secret-four", 4, "experienced", estate_choice="secret"),
        plan("random-estates", 3, setup="random", tile8_boosts_free_adjust=True),
        plan("free-estates", 2, setup="free", discard_allowed_on_any_acquisition=False),
        plan("free-secret", 3, setup="free", estate_choice="secret", ship_must_take_all_it_can=False),
        plan("buy-inside", 2, buy_between_place_and_granted_action=True),
        plan("all-readings", 4, "", "", **READINGS),
        plan("compulsory", 3, "experienced", "gain", effects_compulsory=True),
    ],
    "gwt": [
        plan("beginner-two", 2, "beginner"),
        plan("beginner-four", 4, "beginner", first_seat=3),
        plan("random-two", 2),
        plan("random-three", 3, "", "master-taken"),
        plan("random-four", 4, "", "replaced"),
        plan("simmental-two", 2, "simmental", "raised"),
        plan("simmental-three", 3, "simmental", balanced_bags=True),
        plan("thin-bags", 2, "", "copied", balanced_bags=True),
        plan("builder", 2, "", "objective-unseen"),
        plan("runner", 4, "", "disc-recalled"),
        plan("runner-plain", 4, "", "without-disc"),
        plan("other-readings", 2, "", "objective-played", **OTHER_READINGS),
        plan("other-readings-four", 4, "", "upgraded", **OTHER_READINGS),
    ],
    "nusfjord": [
        plan("solo", 1, "solo"),
        plan("solo-mackerel", 1, deck="mackerel"),
        plan("solo-hard", 1, "hard_solo", deck="cod"),
        plan("campaign", 1, "campaign", rank=12),
        plan("campaign-hard", 1, "campaign", solo="hard", deck="mackerel", mixed=True),
        plan("two", 2, "", "choose"),
        plan("double", 2, "double", deck="cod"),
        plan("three", 3, first_seat=1),
        plan("shipwrights", 2, "", "upgrade", deck="cod"),
        plan("three-mackerel", 3, "", "times", deck="mackerel"),
        plan("from-the-reserve", 3, "", "source", deck="cod"),
        plan("traders", 2, "", "last-forests", deck="mackerel"),
        plan("brokers", 2, "", "sell", deck="mackerel"),
        plan("four-mixed", 4, "mixed", "filled-plate"),
        plan("four-cod", 4, "", "flipped", deck="cod"),
        plan("five", 5, "", "unveil"),
        plan("many-elders", 5, "", "feed", deck="cod"),
        plan("many-shares", 5, "", "share", deck="mackerel"),
        plan("triggers", 2, "mixed", "trigger"),
        plan("other-rulings", 3, "", "", **OTHER_RULINGS),
        plan("other-rulings-solo", 1, "", "", **OTHER_RULINGS),
    ],
    "gwtnz": [
        plan("beginner-two", 2, "beginner"),
        plan("beginner-four", 4, "beginner", "joker-placed", first_seat=3),
        plan("random-two", 2, "", "flipped"),
        plan("random-three", 3, "", "master-taken"),
        plan("random-four", 4, "", "replaced"),
        plan("own-turn-only", 3, "", "trashed", exchange_off_turn="never", pathfinder_vp="spaces"),
        plan("head-shepherd", 2, "", "topped", set6_upgrade_cost="pay_difference"),
        plan("master-builder", 3, "", "pair-cleared", printed_shearer_counts=False),
        plan("full-purse", 2, "", "forward"),
        plan("shepherds", 2, "", "picked"),
        plan("seafarer", 2, "", "ship-returned"),
        plan("discs-run-out", 4, "", "disc-recalled"),
        plan("without-disc", 4, "", "without-disc"),
    ],
}


def played(game: Game, plan: Plan, seed: str) -> Match:
    """The whole game of a plan from one seed; the same every time."""
    match = Match(game, plan.seats, plan.options, seed, preset=plan.preset)
    bots = [bot(plan, Random(int.from_bytes(f"{seed}/{seat}".encode()))) for seat in range(plan.seats)]
    luck = Random(len(seed))
    match.begin()
    while not match.over:
        speakers = match.state.speakers()
        seat = speakers[luck.below(len(speakers))]
        match.state.call_on(seat)
        match.play(bots[seat].choose(Sight(game, match.state, seat)), seat)
    return match


def play(game: Game, plan: Plan) -> Record:
    """The first game of a plan that shows what it should."""
    number = 1
    while True:
        match = played(game, plan, f"{plan.name} {number}")
        shown = {game.events.kinds[event.kind].name for event in match.events}
        shown |= {game.actions.of(move.action).name for move in match.moves}
        if not plan.shows or plan.shows in shown:
            return match.record()
        number += 1


def is_stale(game: Game, path: Path) -> bool:
    """Does a kept game no longer play as it was played?"""
    try:
        text = path.read_text(encoding="utf-8")
        return Match.replay(game, read_record(text), verify=True).record().to_lines() != text
    except (IgrotekaError, OSError):
        return True


def main(names: list[str]) -> None:
    """Write the files of these games, or of all; a name is that of a plan or of a game.

    With --stale only those that a change of the rules or of the data has spoiled.
    """
    wanted = [name for name in names if name != "--stale"]
    for id, plans in PLANS.items():
        (HERE / id).mkdir(exist_ok=True)
        for entry in plans:
            path = HERE / id / f"{entry.name}.txt"
            if wanted and entry.name not in wanted and id not in wanted:
                continue
            if "--stale" in names and not is_stale(igroteka.load(id), path):
                continue
            record = play(igroteka.load(id), entry)
            path.write_text(record.to_lines(), encoding="utf-8")
            print(f"{id}/{entry.name}: {len(record.moves)} moves, {record.result}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
