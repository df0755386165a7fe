"""`make bench-duel`: their table in our words and our answers in theirs; Catanatron itself is not needed here."""

import json
import sys
from collections import Counter
from enum import Enum
from types import SimpleNamespace
from typing import Any

import pytest

from bench import duel
from bench.duel import (
    BOTH_ROADS,
    CARDS,
    LONGEST_ROAD,
    ONE_CARD,
    PAST_A_BUILDING,
    RESOURCES,
    Guest,
    Island,
    Mismatch,
    Played,
    Side,
    Task,
    island_of,
    main,
    position_of,
    summary,
    written,
)
from igroteka.ai.bot import Bot, Sight
from igroteka.core.agenda import NOBODY
from igroteka.core.chance import Random
from igroteka.games.catan.data.box import BOX, NODES
from igroteka.games.catan.game import GAME
from igroteka.games.catan.state import State

Color = Enum("Color", ["RED", "BLUE", "ORANGE", "WHITE"])
Corner = Enum("Corner", ["NORTH", "NORTHEAST", "SOUTHEAST", "SOUTH", "SOUTHWEST", "NORTHWEST"])
Prompt = Enum(
    "Prompt", ["BUILD_INITIAL_SETTLEMENT", "BUILD_INITIAL_ROAD", "PLAY_TURN", "DISCARD", "MOVE_ROBBER", "DECIDE_TRADE"]
)
Kind = Enum(
    "Kind",
    [
        "ROLL",
        "END_TURN",
        "BUILD_ROAD",
        "BUILD_SETTLEMENT",
        "BUILD_CITY",
        "BUY_DEVELOPMENT_CARD",
        "PLAY_KNIGHT_CARD",
        "PLAY_ROAD_BUILDING",
        "PLAY_YEAR_OF_PLENTY",
        "PLAY_MONOPOLY",
        "MARITIME_TRADE",
        "DISCARD_RESOURCE",
        "MOVE_ROBBER",
        "OFFER_TRADE",
    ],
)
THEIRS = {ours: theirs for theirs, ours in RESOURCES.items()}
EDGES: list[list[int]] = BOX["geometry"]["edges"]
PIECES = (([10, 29], [15, 42]), ([13, 42], [18, 60]), ([35, 19], [36, 26]), ([44, 40], [50, 57]))
ROADS = (4, 13, 16, 17, 27, 40, 43, 44)  # where seat 0 may go on from its pieces


# --- a table of theirs, laid by hand on the beginner island; their nodes are numbered from the other end


def node(ours: int) -> int:
    return NODES - 1 - ours


def ends(edge: int) -> tuple[int, int]:
    low, high = EDGES[edge]
    return node(low), node(high)


def coordinate(hex: int) -> tuple[int, int, int]:
    q, r = BOX["geometry"]["hex_axial"][hex]
    return q, -q - r, r


def board_of() -> Any:
    terrain: dict[str, str] = BOX["resources"]["terrain"]
    tiles = {
        coordinate(hex): SimpleNamespace(
            resource=THEIRS[terrain[name]] if terrain[name] else None,
            number=BOX["beginner"]["numbers"][hex] or None,
            nodes={corner: node(ours) for corner, ours in zip(Corner, BOX["geometry"]["hex_nodes"][hex], strict=True)},
        )
        for hex, name in enumerate(BOX["beginner"]["terrain"])
    }
    ports: dict[str | None, set[int]] = {}
    for harbour in BOX["harbours"]:
        kind = THEIRS.get(harbour["beginner_type"])
        ports.setdefault(kind, set()).update(node(ours) for ours in harbour["nodes"])
    return SimpleNamespace(land_tiles=tiles, port_nodes=ports)


def table(seats: int = 2, *, rolled: bool = True, asked: int = 0, prompt: str = "PLAY_TURN", **changed: Any) -> Any:
    """Seat 0 has its turn; hands, cards and played ones by seat, in our names."""
    colors = tuple(Color)[:seats]
    hands = changed.pop("hands", {})
    cards, played = changed.pop("cards", {}), changed.pop("played", {})
    said: dict[str, Any] = {}
    for seat in range(seats):
        for theirs, ours in RESOURCES.items():
            said[f"P{seat}_{theirs}_IN_HAND"] = hands.get(seat, {}).get(ours, 0)
        for theirs, ours in CARDS.items():
            said[f"P{seat}_{theirs}_IN_HAND"] = cards.get(seat, {}).get(ours, 0)
            said[f"P{seat}_PLAYED_{theirs}"] = played.get(seat, {}).get(ours, 0)
        said[f"P{seat}_HAS_ROLLED"] = rolled and seat == 0
        for flag in ("HAS_ROAD", "HAS_ARMY", "HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN"):
            said[f"P{seat}_{flag}"] = False
    held = Counter({name: sum(hand.get(name, 0) for hand in hands.values()) for name in RESOURCES.values()})
    gone = sum((Counter(some) for some in [*cards.values(), *played.values()]), Counter[str]())
    deck = [card for card, name in CARDS.items() for _ in range(BOX["development_cards"][name] - gone[name])]
    roads = {pair: colors[seat] for seat in range(seats) for edge in PIECES[seat][1] for pair in both(edge)}
    state = SimpleNamespace(
        colors=colors,
        color_to_index={color: seat for seat, color in enumerate(colors)},
        player_state=said | changed.pop("flags", {}),
        board=SimpleNamespace(map=board_of(), roads=roads, robber_coordinate=coordinate(9)),
        buildings_by_color={
            color: {"SETTLEMENT": [node(ours) for ours in PIECES[seat][0]]} for seat, color in enumerate(colors)
        },
        resource_freqdeck=[19 - held[name] for name in RESOURCES.values()],
        development_listdeck=deck,
        action_records=[record(0, "ROLL", None, (3, 1))] if rolled else [],
        num_turns=2 * (seats - 1),
        current_player_index=asked,
        current_turn_index=0,
        current_prompt=Prompt[prompt],
        is_initial_build_phase=False,
        discard_counts=[0] * seats,
        is_road_building=False,
        free_roads_available=0,
    )
    state.__dict__.update(changed)
    return state


def both(edge: int) -> list[tuple[int, int]]:
    low, high = ends(edge)
    return [(low, high), (high, low)]


def build_road(state: Any, seat: int, *edges: int) -> None:
    state.board.roads.update({pair: state.colors[seat] for edge in edges for pair in both(edge)})


def act(seat: int, kind: str, value: Any = None) -> Any:
    return SimpleNamespace(color=tuple(Color)[seat], action_type=Kind[kind], value=value)


def record(seat: int, kind: str, value: Any, result: Any) -> Any:
    return SimpleNamespace(action=act(seat, kind, value), result=result)


def position(state: Any) -> State:
    """Their table as our position; it must be one that needs no indulgence."""
    differences: Counter[str] = Counter()
    found = position_of(written(state, island(state)), differences)
    assert not differences
    return found


def island(state: Any) -> Island:
    return island_of(state.board.map)


class Says(Bot):
    """A bot that says what it is told, and remembers what it saw."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.views: list[dict[str, Any]] = []

    def choose(self, sight: Sight) -> int:
        self.views.append(sight.view())
        return GAME.parse(self.lines.pop(0))


def guest(*lines: str, seat: int = 0) -> tuple[Guest, Says]:
    player = Says(*lines)
    return Guest("says", player, seat, Random(1)), player


# --- their table in our words


def test_the_board_is_ours() -> None:
    found = position(table(3)).to_dict()["board"]

    assert BOX["beginner"]["terrain"] == found["terrain"]
    assert BOX["beginner"]["numbers"] == found["numbers"]
    assert [harbour["beginner_type"] for harbour in BOX["harbours"]] == found["harbours"]
    assert 9 == found["robber"]


def test_an_island_that_is_none_of_ours_is_refused() -> None:
    state = table()
    state.board.map.land_tiles[0, 0, 0].nodes[Corner["NORTH"]] = node(0)

    with pytest.raises(Mismatch, match="their node 53 is our node"):
        island(state)


def test_a_harbour_at_another_place_is_refused() -> None:
    state = table()
    state.board.map.port_nodes["ORE"] = {node(0), node(8)}

    with pytest.raises(Mismatch, match=r"our harbour 2 at nodes \[14, 15\] has no kind with them"):
        island(state)


def test_hands_pieces_cards_and_the_turn() -> None:
    state = table(
        hands={0: {"lumber": 2, "ore": 1}, 1: {"wool": 3}},
        cards={0: {"knight": 2, "monopoly": 1}, 1: {"victory_point": 1}},
        played={1: {"knight": 3}},
        flags={"P1_HAS_ARMY": True, "P0_HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN": True},
        num_turns=2 + 4,
        action_records=[
            record(0, "BUY_DEVELOPMENT_CARD", None, "MONOPOLY"),
            record(1, "ROLL", None, (6, 6)),
            record(1, "END_TURN", None, None),
            record(0, "ROLL", None, (5, 3)),
            record(0, "BUY_DEVELOPMENT_CARD", None, "KNIGHT"),
        ],
    )
    state.buildings_by_color[Color["RED"]] = {"SETTLEMENT": [node(29)], "CITY": [node(10)]}
    build_road(state, 0, 43)

    found = position(state).to_dict()

    assert {
        "hand": {"lumber": 2, "ore": 1},
        "cards": {"knight": 2, "monopoly": 1},
        "played": {},
        "roads": [15, 42, 43],
        "settlements": [29],
        "cities": [10],
    } == found["players"][0]
    assert ({"wool": 3}, {"victory_point": 1}, {"knight": 3}) == tuple(
        found["players"][1][field] for field in ("hand", "cards", "played")
    )
    assert {"lumber": 17, "brick": 19, "wool": 16, "grain": 19, "ore": 18} == found["bank"]
    assert {"knight": 9, "road_building": 2, "year_of_plenty": 2, "monopoly": 1, "victory_point": 4} == found["deck"]
    assert (5, 0, [5, 3], True, {"knight": 1}) == tuple(
        found["turn"][field] for field in ("number", "active", "dice", "card_played", "bought")
    )
    assert (None, 1) == (found["longest_road"], found["largest_army"])
    assert [{"frame": "trade_and_build", "seat": 0}] == found["agenda"]


def test_the_rules_are_theirs() -> None:
    rules = position(table(2)).rules

    assert (10, 7) == (rules.target, rules.discard_limit)
    assert not rules.player_trade
    assert not rules.single_takes_rest
    assert not rules.friendly_robber


def test_a_card_too_many_is_an_error() -> None:
    state = table(hands={0: {"ore": 1}})
    state.resource_freqdeck[4] += 1

    with pytest.raises(Mismatch, match=r"their table is none of ours: .*ore"):
        position(state)


@pytest.mark.parametrize(
    ("changed", "agenda"),
    [
        ({"rolled": False}, ["pre_roll"]),
        ({"prompt": "MOVE_ROBBER"}, ["move_robber", "trade_and_build"]),
        ({"prompt": "MOVE_ROBBER", "rolled": False}, ["move_robber", "pre_roll"]),
        ({"is_road_building": True, "free_roads_available": 1}, ["free_road", "trade_and_build"]),
    ],
)
def test_what_is_asked(changed: dict[str, Any], agenda: list[str]) -> None:
    assert agenda == [frame["frame"] for frame in position(table(**changed)).to_dict()["agenda"]]


def test_what_we_do_not_ask_is_an_error() -> None:
    with pytest.raises(Mismatch, match="they ask for DECIDE_TRADE"):
        position(table(prompt="DECIDE_TRADE"))


def test_founding_goes_there_and_back() -> None:
    """Seat 2 of three has just placed its first settlement; the road is asked for."""
    state = table(3, rolled=False, prompt="BUILD_INITIAL_ROAD", asked=2, is_initial_build_phase=True)
    state.buildings_by_color = {
        color: {"SETTLEMENT": [node(PIECES[seat][0][0])]} for seat, color in enumerate(state.colors)
    }
    state.board.roads = {}
    build_road(state, 0, 15)
    build_road(state, 1, 18)

    found = position(state)

    assert (2, 0) == (found.player, found.turn)
    assert [(frame["frame"], frame["seat"]) for frame in found.to_dict()["agenda"]] == [
        ("found_road", 2),
        ("found_settlement", 2),
        ("found_settlement", 1),
        ("found_settlement", 0),
        ("start_turn", 0),
    ]


def test_discarded_cards_lie_face_down_until_all_have_discarded() -> None:
    """Theirs are in the bank already; seat 1 of two speaks, seat 0 has laid down four."""
    state = table(
        hands={0: {"lumber": 4}, 1: {"ore": 9}},
        prompt="DISCARD",
        asked=1,
        discard_counts=[0, 3],
        action_records=[
            record(0, "ROLL", None, (3, 4)),
            *[record(0, "DISCARD_RESOURCE", None, "WOOD") for _ in range(4)],
            record(1, "DISCARD_RESOURCE", None, "ORE"),
        ],
    )

    found = position(state)

    assert 1 == found.player
    assert {"lumber": 11, "brick": 19, "wool": 19, "grain": 19, "ore": 9} == found.to_dict()["bank"]
    assert ["discard ore"] == [GAME.notation(action) for action in found.legal()]
    told = found.to_dict()["agenda"][0]
    assert ([0, 3, 0, 0], {"lumber": 4}, {"ore": 1}) == (told["owed"], told["laid0"], told["laid1"])


# --- our answers in theirs


def test_every_kind_of_their_actions_has_a_line() -> None:
    state = table(3)
    actions = [
        (act(0, "ROLL"), ["roll"]),
        (act(0, "END_TURN"), ["end"]),
        (act(0, "BUY_DEVELOPMENT_CARD"), ["buy"]),
        (act(0, "PLAY_KNIGHT_CARD"), ["knight"]),
        (act(0, "PLAY_ROAD_BUILDING"), ["roads"]),
        (act(0, "BUILD_ROAD", ends(44)), ["road 44"]),
        (act(0, "BUILD_ROAD", ends(44)[::-1]), ["road 44"]),
        (act(0, "BUILD_SETTLEMENT", node(31)), ["settlement 31"]),
        (act(0, "BUILD_CITY", node(10)), ["city 10"]),
        (act(0, "PLAY_YEAR_OF_PLENTY", ("WHEAT", "WOOD")), ["plenty lumber grain"]),
        (act(0, "PLAY_YEAR_OF_PLENTY", ("ORE",)), ["plenty ore"]),
        (act(0, "PLAY_MONOPOLY", "SHEEP"), ["monopoly wool"]),
        (act(0, "DISCARD_RESOURCE", "BRICK"), ["discard brick"]),
        (act(0, "MARITIME_TRADE", ("WOOD", "WOOD", None, None, "ORE")), ["bank lumber ore"]),
        (act(0, "MOVE_ROBBER", (coordinate(4), None)), ["robber 4"]),
        (act(0, "MOVE_ROBBER", (coordinate(13), Color["ORANGE"])), ["robber 13", "steal p2"]),
    ]

    assert [lines for _, lines in actions] == [duel.lines_of(action, state, island(state)) for action, _ in actions]
    assert all(GAME.parse(line) >= 0 for _, lines in actions for line in lines)
    with pytest.raises(Mismatch, match="they may say OFFER_TRADE"):
        duel.lines_of(act(0, "OFFER_TRADE", (1, 0)), state, island(state))


def test_an_answer_is_one_of_their_own_actions() -> None:
    state = table(hands={0: {"lumber": 1, "brick": 1}})
    playable = [act(0, "END_TURN"), *[act(0, "BUILD_ROAD", ends(edge)) for edge in ROADS]]
    player, _ = guest("road 44")

    assert playable[-1] is player.decide(state, playable)
    assert not player.differences


def test_the_robber_and_whom_it_robs_are_asked_one_after_the_other() -> None:
    """Hex 13 lies at node 42 of seat 1 and node 40 of seat 3."""
    state = table(4, hands={1: {"wool": 1}, 3: {"ore": 1}}, prompt="MOVE_ROBBER")
    playable = [
        act(0, "MOVE_ROBBER", (coordinate(hex), victim))
        for hex in range(19)
        if hex != 9
        for victim in robbed(hex) or [None]
    ]
    player, says = guest("robber 13", "steal p3")

    chosen = player.decide(state, playable)

    assert (coordinate(13), Color["WHITE"]) == chosen.value
    assert 2 == len(says.views)
    assert "robber 0" in [" ".join(duel.lines_of(action, state, island(state))) for action in playable]


def robbed(hex: int) -> list[Any]:
    """Seats 1 and 3 have cards."""
    nodes = BOX["geometry"]["hex_nodes"][hex]
    return [tuple(Color)[seat] for seat in (1, 3) if set(PIECES[seat][0]) & set(nodes)]


def test_a_victim_that_only_we_know_is_an_error() -> None:
    state = table(4, hands={1: {"wool": 1}}, prompt="MOVE_ROBBER")
    playable = [act(0, "MOVE_ROBBER", (coordinate(hex), None)) for hex in range(19) if hex != 9]

    with pytest.raises(Mismatch, match="only ours steal p1; only theirs nothing"):
        guest("robber 13")[0].decide(state, playable)


@pytest.mark.parametrize(
    ("without", "extra", "said"),
    [
        (44, [], "only ours road 44; only theirs nothing"),
        (0, [("BUY_DEVELOPMENT_CARD", None)], "only ours nothing; only theirs buy"),
        (0, [("BUILD_ROAD", ends(71))], "only ours nothing; only theirs road 71"),
        (17, [("BUILD_CITY", node(10))], "only ours road 17; only theirs city 10"),
    ],
)
def test_what_only_one_side_may_say_is_named(without: int, extra: list[tuple[str, Any]], said: str) -> None:
    state = table(hands={0: {"lumber": 1, "brick": 1}})
    playable = [act(0, "END_TURN"), *[act(0, "BUILD_ROAD", ends(edge)) for edge in ROADS if edge != without]]
    playable += [act(0, kind, value) for kind, value in extra]

    with pytest.raises(Mismatch, match=f"turn 1, seat 0, TradeAndBuild: {said}"):
        guest("end")[0].decide(state, playable)


def test_a_bot_sees_what_its_seat_may_see_and_no_more() -> None:
    """What the rival holds is hidden; how much of it is not."""
    seen = []
    for hand, card in (({"wool": 3}, "monopoly"), ({"ore": 2, "lumber": 1}, "victory_point")):
        player, says = guest("end")
        state = table(hands={0: {"grain": 1}, 1: hand}, cards={1: {card: 1}})
        player.decide(state, [act(0, "END_TURN")])
        seen.append(says.views[0]["players"][1])
    player, says = guest("end")
    player.decide(table(hands={0: {"grain": 1}, 1: {"wool": 4}}, cards={1: {"knight": 1}}), [act(0, "END_TURN")])

    assert seen[0] == seen[1]
    assert seen[0] != says.views[0]["players"][1]


# --- where the rules differ


def test_their_road_past_a_building_is_left_alone() -> None:
    """Seat 1 has settled at the end of a road of seat 0: they go on behind it (road 31), we do not."""
    state = table(hands={0: {"lumber": 1, "brick": 1}})
    build_road(state, 0, 17)
    state.buildings_by_color[Color["BLUE"]]["SETTLEMENT"].append(node(21))
    roads = [edge for edge in ROADS if edge != 17]
    playable = [act(0, "END_TURN"), *[act(0, "BUILD_ROAD", ends(edge)) for edge in (*roads, 29, 31)]]
    player, _ = guest("end")

    assert playable[0] is player.decide(state, playable)
    assert {PAST_A_BUILDING: 2} == player.differences


def test_their_single_card_of_plenty_is_left_alone() -> None:
    state = table(
        rolled=False, cards={0: {"year_of_plenty": 1}}, hands={1: {"lumber": 19, "brick": 19, "wool": 19, "grain": 18}}
    )
    pairs = [("WHEAT", "ORE"), ("ORE", "ORE")]
    singles = [("WHEAT",), ("ORE",)]
    playable = [act(0, "ROLL"), *[act(0, "PLAY_YEAR_OF_PLENTY", cards) for cards in [*pairs, *singles]]]
    player, _ = guest("plenty grain ore")

    assert ("WHEAT", "ORE") == player.decide(state, playable).value
    assert {ONE_CARD: 2} == player.differences


def test_who_would_decline_the_second_free_road_builds_the_best() -> None:
    state = table(is_road_building=True, free_roads_available=1)
    playable = [act(0, "BUILD_ROAD", ends(edge)) for edge in ROADS]
    player, _ = guest("stop")

    assert "BUILD_ROAD" == player.decide(state, playable).action_type.name
    assert {BOTH_ROADS: 1} == player.differences


def test_their_longest_road_is_kept_where_ours_would_not_be() -> None:
    """After a cut they hand the card to whoever has most, be it two."""
    state = table(flags={"P1_HAS_ROAD": True})
    differences: Counter[str] = Counter()

    found = position_of(written(state, island(state)), differences)

    assert 1 == found.longest_road
    assert [2, 4] == found.scores()
    assert {LONGEST_ROAD: 1} == differences


def test_their_longest_road_is_kept_where_ours_would_have_won() -> None:
    """Five roads in a row and eight points: by our rules that is the game, by theirs seat 0 has no card."""
    state = table(cards={0: {"victory_point": 5}})
    state.buildings_by_color[Color["RED"]] = {"SETTLEMENT": [node(29)], "CITY": [node(10)]}
    build_road(state, 0, 43, 45, 46, 48)
    differences: Counter[str] = Counter()

    found = position_of(written(state, island(state)), differences)

    assert (NOBODY, 8) == (found.longest_road, found.scores()[0])
    assert {LONGEST_ROAD: 1} == differences


# --- the duel


def played(number: int, seat: int, winner: int | None, points: tuple[int, ...]) -> Played:
    return Played(number, seat, winner, points, 60, Side(10, 0.02), Side(20, 1.0), {ONE_CARD: 1})


def test_the_figures_of_a_duel() -> None:
    games = [
        played(0, 0, 0, (10, 6)),
        played(1, 1, 1, (4, 11)),
        played(2, 0, 1, (8, 10)),
        played(3, 1, None, (9, 9)),
    ]

    found = summary("master", 1, games)

    assert (4, 2, 0.5, 0.15, 0.85) == (
        found["games"],
        found["wins"],
        found["share"],
        round(found["low"], 2),
        round(found["high"], 2),
    )
    assert [[1, 2], [1, 2]] == found["wins_by_seat"]
    assert (1, 0.5, 9.5, 7.25) == (found["undecided"], found["parity"], found["points"], found["points_of_rivals"])
    assert (2.0, 50.0) == (found["ms_a_decision"], found["ms_a_decision_of_rivals"])
    assert {ONE_CARD: 4} == found["differences"]


def test_every_game_is_asked_for_once_and_told_as_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[Task] = []

    def play(task: Task) -> Played:
        asked.append(task)
        return played(task.number, task.number % 4, 0, (10, 5, 5, 5))

    monkeypatch.setattr(duel, "engine", lambda: "3.3.0")
    monkeypatch.setattr(duel, "play", play)

    main(["--bot", "master", "--rivals", "3", "--games", "8", "--seed", "5", "--json"])

    assert [Task("master", 3, 5, number) for number in range(8)] == asked
    told = json.loads(capsys.readouterr().out)
    assert ("master", 8, 2, 0.25, "3.3.0") == tuple(
        told[field] for field in ("bot", "games", "wins", "parity", "catanatron")
    )


def test_a_mismatch_ends_the_duel_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(task: Task) -> Played:
        raise Mismatch("only ours end; only theirs roll")

    monkeypatch.setattr(duel, "engine", lambda: "3.3.0")
    monkeypatch.setattr(duel, "play", play)

    with pytest.raises(SystemExit, match="do not mean the same: only ours end; only theirs roll"):
        main(["--games", "2"])


def test_without_catanatron_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron.models.enums", None)
    monkeypatch.setitem(sys.modules, "catanatron", None)

    with pytest.raises(SystemExit, match=r"^Catanatron.s main branch must be installed .*pip install git\+https"):
        main([])


def test_an_older_catanatron_is_not_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Up to 3.2.1 a discard was left to luck."""
    for name in ("catanatron", "catanatron.models", "catanatron.models.enums"):
        monkeypatch.setitem(sys.modules, name, SimpleNamespace(ActionType=SimpleNamespace(DISCARD="DISCARD")))

    with pytest.raises(SystemExit, match="main branch"):
        main([])
