"""Positions where seat 0 is asked each kind of question, found in games of bots."""

from collections.abc import Callable
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

import igroteka
from igroteka.ai.bot import Bot, Sight
from igroteka.ai.greedy import GreedyBot
from igroteka.ai.random import RandomBot
from igroteka.core.chance import Random
from igroteka.core.match import Match
from igroteka.games.gwtnz.data.box import CARD_NAMES, FIRST_MARKET, HARBOUR_NAMES, MARKETS

GAMES = 400
Json = dict[str, Any]


class Sought(NamedTuple):
    """Which moments a game has: its tables in turn, who plays there, and when a question is worth seeing."""

    tables: list[tuple[int, Json]]
    bot: Callable[[Random], Bot]
    wanted: dict[str, Callable[[Json, set[str]], bool]]  # by decision, perhaps with a word: of the view, and all kinds
    games: int = GAMES


def always(*_: object) -> bool:
    return True


SOUGHT = {
    "catan": Sought(
        tables=[(4, {"layout": "random", "harbours": "shuffled"})],
        bot=GreedyBot,
        wanted={
            "FOUND_SETTLEMENT": always,
            "FOUND_ROAD": always,
            "PRE_ROLL": lambda view, _: view["turn"]["number"] >= 20,
            "MAIN": lambda view, kinds: view["turn"]["number"] >= 30 and len(kinds) >= 5,
            "DISCARD": always,
            "MOVE_ROBBER": always,
            "STEAL": always,
            "TRADE_RESPONSE": always,
            "TRADE_SELECT": always,
        },
    ),
    "burgundy": Sought(
        tables=[
            (4, {"setup": "experienced"}),
            (4, {"setup": "free", "ship_must_take_all_it_can": False}),
        ],
        bot=RandomBot,
        wanted={
            "CHOOSE_ESTATE": always,
            "TURN": lambda view, kinds: view["phase"] >= 2 and kinds >= {"take", "place", "sell", "buy"},
            "TURN end": lambda _, kinds: "end" in kinds,
            "DISCARD": always,
            "CASTLE": always,
            "CITY_HALL": always,
            "WAREHOUSE": always,
            "TAKE": always,
            "SHIP": always,
            "SHIP two": lambda _, kinds: "loads" in kinds,
            "GOODS": always,
            "PACK": always,
        },
    ),
    "gwt": Sought(
        tables=[(4, {}), (3, {}), (2, {})],
        bot=RandomBot,
        wanted={
            "FIRST_DISCARD": always,
            "PLACE_HERDER": always,
            "MOVE": lambda view, _: view["turn"]["number"] >= 30,
            "HERDER": always,
            "FREE_MOVE": always,
            "LOCATION": lambda view, kinds: view["turn"]["number"] >= 30 and kinds >= {"local", "aux"},
            "LOCATION risk": lambda view, _: view["question"]["risk"],
            "STOP": always,
            "IMMEDIATE": always,
            "PAY_CARD": always,
            "AUXILIARY": always,
            "HIRE": lambda _, kinds: {"hire", "exchange"} <= kinds,
            "CATTLE": lambda _, kinds: {"buy", "more"} <= kinds,
            "BUILD": lambda _, kinds: "build" in kinds,
            "BOUNTY": always,
            "HAZARD": lambda _, kinds: "clear" in kinds,
            "ENGINE": always,
            "ENGINE_BACK": always,
            "UPGRADE": lambda _, kinds: "upgrade" in kinds,
            "STATION_MASTER": lambda _, kinds: "master" in kinds,
            "OBJECTIVE": lambda _, kinds: "blind" in kinds,
            "FORESIGHT": lambda view, _: all(view["foresight"]["1"]),
            "CERTIFICATES": lambda view, _: view["question"]["certificates"] >= 3,
            "DELIVER": lambda view, _: view["question"]["total"] >= 8,
            "DISC": lambda _, kinds: "disc" in kinds,
            "DRAW": always,
            "DISCARD": always,
            "TRASH": lambda _, kinds: "trash" in kinds,
            "END_TURN": lambda _, kinds: "play" in kinds,
        },
    ),
    "nusfjord": Sought(
        tables=[
            (5, {"deck": "cod"}),
            (3, {}),
            (4, {"deck": "mackerel"}),
            (2, {"match": "double"}),
            (2, {"deck": "mackerel"}),
            (3, {"deck": "cod"}),
        ],
        bot=RandomBot,
        wanted={
            "TURN": lambda view, kinds: view["round"] >= 4 and kinds >= {"place", "elder"},
            "TURN first": lambda view, _: view["round"] == 1,
            "TURN copy": lambda view, kinds: view["round"] >= 3 and "copy" in kinds,
            "TURN trade": lambda view, kinds: view["round"] >= 4 and "trade" in kinds,
            "BUILD": lambda view, _: view["round"] >= 4,
            "BUILD hand": lambda view, _: len(view["players"][0]["hand"]) >= 2,
            "SITE": always,
            "SERVE": always,
            "SHIP": always,
            "INVITE": always,
            "USE_INVITED": always,
            "CLEAR": always,
            "REMOVE_FOREST": always,
            "REFOREST": always,
            "OFFER": always,
            "CHOOSE": always,
            "EXCHANGE": always,
            "SOURCE": always,
            "UPGRADE": always,
            "USE_ELDER": always,
            "TRIGGER": always,
            "FEED_ELDER": always,
            "FEED_SHARE": always,
            "TURN sell": lambda _, kinds: "sell" in kinds,
            "END_TURN": always,
        },
        games=900,  # some cards are seldom built
    ),
    "gwtnz": Sought(
        tables=[(4, {}), (3, {}), (2, {})],
        bot=RandomBot,
        wanted={
            "FIRST_DISCARD": always,
            "FIRST_DISC": always,
            "PLACE_RUNHOLDER": always,
            "MOVE": lambda view, _: view["turn"]["number"] >= 30,
            "LOCATION": lambda view, kinds: view["turn"]["number"] >= 30 and kinds >= {"local", "aux"},
            "LOCATION gold": lambda _, kinds: kinds >= {"bonus", "show"},
            "LOCATION gained": lambda view, _: any(one["card"] == TOPPER and one["left"] for one in view["stacks"]),
            "LOCATION extra": lambda view, _: view["question"]["extra"],
            "STOP": always,
            "IMMEDIATE": always,
            "PAY_CARD": always,
            "AUXILIARY": always,
            "HIRE": lambda _, kinds: "hire" in kinds,
            "INVEST": lambda _, kinds: "invest" in kinds,
            "JOKER": always,
            "SHEEP": lambda _, kinds: {"buy", "more"} <= kinds,
            "BUILD": lambda _, kinds: "build" in kinds,
            "HAZARD": lambda _, kinds: "clear" in kinds,
            "SHIP": lambda _, kinds: {"sail", "upgrade"} <= kinds,
            "STOREHOUSE": always,
            "MASTER": lambda _, kinds: "master" in kinds,
            "TAKE_CARD": always,
            "FLIP": always,
            "OBJECTIVE": lambda _, kinds: "blind" in kinds,
            "FORESIGHT": lambda view, _: all(view["foresight"]["A"]),
            "INCOME": lambda view, kinds: view["question"]["certificates"] >= 2 and "reveal" in kinds,
            "DELIVER": lambda view, _: view["question"]["total"] >= 7,
            "SHEAR": lambda _, kinds: "reveal" in kinds,
            "SHEARING": lambda _, kinds: "reveal" in kinds,
            "WOOL": always,
            "DISC": lambda view, kinds: "disc" in kinds and "post" in view["question"],
            "DRAW": always,
            "DISCARD": always,
            "END_TURN": lambda _, kinds: "play" in kinds,
            "OFF_TURN": always,
        },
    ),
}


def asked_instead(position: Json, **frame: Any) -> Json:
    """The same table with another question."""
    return {**position, "agenda": [{**frame, "seat": 0}, *position["agenda"][1:]]}


def asked_before(position: Json, **frame: Any) -> Json:
    """The same table with a question before the one that stands."""
    return {**position, "agenda": [{**frame, "seat": 0}, *position["agenda"]]}


def far_ahead(position: Json, frame: str, space: str = "12") -> Json:
    """The engine of seat 0 has come a long way."""
    return asked_instead({**position, "engines": [space, *position["engines"][1:]]}, frame=frame)


def spread(position: Json) -> Json:
    """No disc is left on the board of seat 0."""
    mine = {**position["players"][0], "discs": [], "stations": [1, 2, 3], "cities": {"kansas_city": 11}}
    return {**position, "players": [mine, *position["players"][1:]]}


def with_calves(position: Json) -> Json:
    """A calf and a heifer lie in the discard pile of seat 0."""
    mine = position["players"][0]
    piled = {**mine["discard"], "simmental_calf": 1, "simmental_heifer": 1}
    stack = {**position["cattle_stack"], "simmental_calf": 7}
    table = {**position, "options": {"simmental": True}, "cattle_stack": stack}
    table["players"] = [{**mine, "discard": piled}, *position["players"][1:]]
    raising = {"frame": "raise_cattle", "seat": 0, "calves": 1, "heifers": 1}
    return {**table, "agenda": [raising, *position["agenda"]]}


TOPPER = "bonus5"  # the action card that brings to hand what was gained
ALL_MARKET = CARD_NAMES[FIRST_MARKET : FIRST_MARKET + MARKETS]  # all breeds of the sheep market


def just_gained(position: Json) -> Json:
    """Seat 0 has gained a Shropshire this turn and plays the card that brings it to hand."""
    mine, gained = position["players"][0], "shropshire"
    piles = [{**mine[pile], gained: mine[pile].get(gained, 0)} for pile in ("stack", "hand")]
    for pile in piles:  # wherever the breed is now, it lies in the discard pile
        mine = {**mine, "discard": {**mine["discard"], gained: mine["discard"].get(gained, 0) + pile.pop(gained)}}
    mine |= {"stack": piles[0], "hand": piles[1]}
    supply = {**position["supply"], TOPPER: position["supply"][TOPPER] - 1}
    table = {**position, "players": [mine, *position["players"][1:]], "supply": supply, "in_play": {TOPPER: 1}}
    moves = {"frame": "top_deck", "seat": 0, "card": TOPPER}
    return {**table, "gained": {gained: 1}, "agenda": [moves, *position["agenda"]]}


def with_tokens(position: Json) -> Json:
    """Seat 0 has exchange tokens, and a Shropshire in hand."""
    mine = {**position["players"][0], "tokens": 3}
    for pile in ("stack", "discard"):
        if "shropshire" not in mine["hand"] and mine[pile].get("shropshire"):
            mine[pile] = {**mine[pile], "shropshire": mine[pile]["shropshire"] - 1}
            mine["hand"] = {**mine["hand"], "shropshire": 1}
    return {**position, "players": [mine, *position["players"][1:]]}


def all_discs_out(position: Json) -> Json:
    """No disc is left on the board of seat 0; one lies in a medium harbour."""
    mine = position["players"][0]
    harbours = [*[name for name in mine["harbours"] if not name.startswith("mh")], "mh1"]
    mine = {**mine, "discs": [], "posts": {"local0": 14}, "harbours": sorted(harbours, key=HARBOUR_NAMES.index)}
    return {**position, "players": [mine, *position["players"][1:]]}


def gold_full(position: Json) -> Json:
    """The gold track of seat 0 is full, and two certificates would waste a piece."""
    mine = {**position["players"][0], "gold": 5, "certificates": 0}
    table = {**position, "players": [mine, *position["players"][1:]]}
    return {
        **table,
        "agenda": [{"frame": "forward", "seat": 0, "track": "certificate", "most": 2}, *position["agenda"]],
    }


RARE: dict[str, dict[str, Callable[[dict[str, Json]], Json]]] = {
    "gwt": {
        "COPY": lambda found: asked_instead(found["LOCATION"], frame="copy_building"),
        "ENGINE_ANY": lambda found: far_ahead(found["ENGINE"], "back_any"),
        "ENGINE_RETURN": lambda found: far_ahead(found["ENGINE"], "return_engine", "39"),
        "UPGRADE_BEHIND": lambda found: far_ahead(found["ENGINE"], "upgrade_behind"),
        "DISC recall": lambda found: spread(found["DISC"]),
        "RAISE": lambda found: with_calves(found["DELIVER"]),
    },
    "gwtnz": {
        "RUN": lambda found: asked_before(found["LOCATION"], frame="run", steps=3),
        "PICK": lambda found: asked_before(found["LOCATION"], frame="pick_sheep", left=1, breeds=ALL_MARKET, price=0),
        "ANCHOR": lambda found: asked_instead(found["SHIP"], frame="anchor"),
        "LOCATION tokens": lambda found: with_tokens(found["LOCATION"]),
        "FORWARD": lambda found: gold_full(found["LOCATION"]),
        "TOP_DECK": lambda found: just_gained(found["LOCATION gained"]),
        "DISC recall": lambda found: all_discs_out(found["DISC"]),
    },
}
"""Questions that come up too seldom: made of others."""

ENDING: dict[str, Callable[[Json], bool]] = {
    "burgundy": lambda view: (view["phase"], view["round"], len(view["done"])) == (4, 4, 0),
    "gwt": lambda view: view["jobs"]["token"] == 12 and view["turn"]["phase"] == "A",
    "nusfjord": lambda view: (
        (view["round"], view["question"]["decision"], view["players"][0]["turns_left"]) == (7, "TURN", 3)
    ),
    "gwtnz": lambda view: view["bonus"]["token"] == 7 and view["turn"]["phase"] == "A",
}


@cache
def moments(id: str) -> dict[str, Json]:
    """A position for each kind of question."""
    found = met(id)
    return found | {name: made(found) for name, made in RARE.get(id, {}).items()}


def met(id: str) -> dict[str, Json]:
    """Those that come up in play."""
    game, sought = igroteka.load(id), SOUGHT[id]
    found: dict[str, Json] = {}
    missing: dict[str, list[str]] = {}  # by decision
    for name in sought.wanted:
        missing.setdefault(name.split()[0], []).append(name)
    for number in range(sought.games):
        seats, options = sought.tables[number % len(sought.tables)]
        match = Match(game, seats, options, seed=f"moments {number}")
        match.begin()
        bots = [sought.bot(Random(4 * number + seat)) for seat in range(seats)]
        while not match.over:
            seat = int(match.state.player)
            if seat == 0 and (names := missing.get(str(match.state.question()["decision"]))):
                kinds = {game.actions.of(one).name for one in match.state.legal()}
                view = match.state.view(0)
                for name in [name for name in names if sought.wanted[name](view, kinds)]:
                    found[name] = dict(match.state.to_dict())
                    names.remove(name)
                if not any(missing.values()):
                    return found
            match.play(bots[seat].choose(Sight(game, match.state, seat)))
    raise AssertionError(f"never asked: {sorted(chain(*missing.values()))}")


@cache
def last_round(id: str, seats: int) -> Json:
    """A position where a turn of seat 0 begins and the end is near."""
    game = igroteka.load(id)
    for number in range(GAMES):
        match = Match(game, seats, {}, seed=f"end {number}")
        match.begin()
        bots = [RandomBot(Random(number + seat)) for seat in range(seats)]
        while not match.over:
            seat = int(match.state.player)
            if seat == 0 and ENDING[id](match.state.view(0)):
                return dict(match.state.to_dict())
            match.play(bots[seat].choose(Sight(game, match.state, seat)))
    raise AssertionError("seat 0 is never first")
