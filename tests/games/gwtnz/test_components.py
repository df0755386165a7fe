"""What is in the box (NZ-0), and that the data keep what the rules promise."""

from collections import Counter
from typing import Any

from igroteka.core.arrays import listed
from igroteka.games.gwtnz.data import box, names
from igroteka.games.gwtnz.data.box import (
    A_TILES_DRAWN,
    ACTION_CARDS,
    AUX_LIST,
    BONUS_CARDS,
    BONUS_SETS,
    BONUS_TILES,
    BOX,
    DECK_CARDS,
    DISC_NAMES,
    DISTANCE,
    HARBOUR_LIST,
    HAZARD_TILES,
    HOME,
    JOB_ROWS,
    MARKET_COUNT,
    MARKET_SIZE,
    MASTER_LIST,
    NODE_LIST,
    OBJECTIVE_CARDS,
    POST_LIST,
    POST_TRANSPORT,
    POST_VALUE,
    ROUTES,
    ROWS,
    SEA_NAMES,
    SHEEP_CARDS,
    SPACES,
    START_DECK,
    TILE_COUNT,
    WHITE_DISCS,
    ZONE_OF,
)
from igroteka.games.gwtnz.data.program import (
    FACE_CRAFTSMEN,
    FIRST_PRIVATE,
    LOCAL_COUNT,
    OPS,
    PRIVATE,
    PROGRAM,
    SETTINGS,
)
from igroteka.kit import bits
from tests.games.gwtnz.table import FACE, HARBOUR, NODE, POST, zone

TOTALS: dict[str, int] = BOX["totals"]


def test_the_boards() -> None:
    """NZ-0.1: trail, markets, pathfinder track, local posts, Wellington; the sea with its harbours."""
    kinds = Counter(node["kind"] for node in NODE_LIST)

    assert (1, 1, 8) == (kinds["start"], kinds["wellington"], kinds["neutral"])
    assert 4 == box.FORESIGHT
    assert 16 == box.LAST_SPACE
    assert {0, 1, 3, 6, 9, 21} <= {post["value"] for post in BOX["local_post"]}
    assert [5, 9, 13] == [post["value"] for post in BOX["wool_post"]]
    assert 2 == sum(harbour["kind"] == "wool" for harbour in BOX["large_harbour"])


def test_the_tiles() -> None:
    """NZ-0.2: workers, hazards, bonus tiles, harbourmasters and buildings."""
    assert [7, 7, 7, 7] == listed(TILE_COUNT)[:4]
    hazards = Counter(dict.fromkeys(box.HAZARD_TYPES, 0))
    for tile in HAZARD_TILES:
        hazards[tile["kind"]] += tile["count"]
        assert tile["vp"] in (2, 3, 4)
        assert 1 == len(tile["hands"])
        assert {"rockfall": "sheepdog", "flood": "ferry"}[tile["kind"]] == tile["card"]

    assert {"rockfall": 9, "flood": 7} == dict(hazards)
    assert 34 == TOTALS["bonus_tiles"] == sum(tile["count"] for tile in BONUS_TILES)
    assert 28 + 16 + 34 == sum(listed(TILE_COUNT))
    assert 8 == len(MASTER_LIST)
    assert (5, 5) == (
        TOTALS["harbourmaster_spaces"],
        sum(harbour.get("master_space", 0) > 0 for harbour in HARBOUR_LIST),
    )
    assert 4 == sum(building["flips"] for building in BOX["neutral_building"])
    assert all(("back" in building) == building["flips"] for building in BOX["neutral_building"])
    assert 20 == len(PRIVATE)
    assert TOTALS["private_buildings_per_player"] == len({building["number"] for building in PRIVATE})


def test_the_cards() -> None:
    """NZ-0.3, NZ-3.3: sheep, deck upgrades, ten sets of bonus cards, objectives."""
    counts = {card["id"]: card["count"] for card in DECK_CARDS}

    assert {"sheepdog": 12, "ferry": 14, "kotare": 12} == counts
    assert 18 == next(card["count"] for card in SHEEP_CARDS if card["id"] == "romney")
    assert TOTALS["deck_cards"] == 18 + sum(counts.values())
    assert [5, 3, 3, 3] == listed(START_DECK)[:4]
    assert 14 == TOTALS["player_sheep_per_player"] == sum(listed(START_DECK))
    assert 37 == TOTALS["market_sheep"] == sum(listed(MARKET_COUNT))
    assert 24 == len(OBJECTIVE_CARDS)
    kinds = {entry["number"]: entry["kind"] for entry in BONUS_SETS}
    assert ["action"] * 5 == [kinds[number] for number in (1, 2, 4, 5, 6)]
    assert ["sheep"] * 2 == [kinds[number] for number in (3, 7)]
    assert ["objective"] * 3 == [kinds[number] for number in (8, 9, 10)]
    assert 60 == TOTALS["bonus_cards"] == 10 * TOTALS["cards_per_bonus_set"]


def test_the_player_board() -> None:
    """NZ-0.4, NZ-0.5: 16 discs on 8 auxiliary and 8 other spaces, 10 storehouses in pairs, rows of five."""
    assert 16 == len(DISC_NAMES)
    assert 8 == sum(name.startswith("aux_") for name in DISC_NAMES)
    assert [1, 1, 2, 2, 2] == sorted(auxiliary["spaces_covered"] for auxiliary in AUX_LIST)
    assert 10 == box.STOREHOUSES == box.PAIRS * box.PAIR_SIZE
    assert [5, 5, 5, 5] == [len(entry["spaces"]) for entry in BOX["worker_row"]]
    assert all(entry["spaces"][0] == [] for entry in BOX["worker_row"])
    assert (5, 3, 5) == (box.GOLD_LIMIT, box.CERTIFICATE_LIMIT, box.CERTIFICATE_LIMIT_RAISED)


def test_a_sheep_has_two_values() -> None:
    """NZ-0.6: breeding and wool, and perhaps points; every kind is a breed of its own."""
    assert all(card["breeding"] > 0 and card["wool"] > 0 and card["vp"] >= 0 for card in SHEEP_CARDS)
    assert 13 == len({card["colour"] for card in SHEEP_CARDS})


def test_firm_values() -> None:
    """NZ-20.1: what the rulebook prints is in the data as it prints it."""
    cards: dict[str, dict[str, Any]] = {card["id"]: card for card in SHEEP_CARDS}

    assert [1, 3, 4, 5] == [cards[name]["wool"] for name in ("shropshire", "merino", "lincoln", "ryeland")]
    assert [2, 3, 3] == [cards[name]["breeding"] for name in ("english_leicester", "dorset_horn", "corriedale")]
    assert [2, 2] == [cards[name]["vp"] for name in ("lincoln", "corriedale")]
    assert (3, "dark") == (POST["local9"]["transport"], POST["local9"]["corner"])
    assert (5, "dark") == (POST["wool9"]["transport"], POST["wool9"]["corner"])
    assert -8 == POST["local0"]["vp"]
    assert {7, 6} <= set(listed(box.JOB_PRICE))
    assert sorted(listed(box.JOB_PRICE), reverse=True) == listed(box.JOB_PRICE)
    assert 5 in listed(box.ROW_PRICE)
    assert [3, 3, 4, 5] == listed(box.STACK_PRICE)


def test_every_record_says_where_it_is_from() -> None:
    """NZ-20.1, NZ-20.9: provenance on every component; what is reconstructed is marked on the screen."""
    records = [entry for value in BOX.values() if isinstance(value, list) for entry in value]
    unnamed = [entry for entry in records if "prov" not in entry and "op" not in entry and "id" not in entry]

    assert [] == unnamed
    assert any(names.is_reconstructed(entry) for entry in records)


def test_names_in_both_languages() -> None:
    """NZ-20.10: tasks, actions and terms have names; every word of the data is named."""
    for group in ("task", "action_name", "term", "sheep", "deck_card", "private_building"):
        assert all(entry["name_en"] and entry["name_ru"] for entry in BOX[group])
    named = {entry["op"] for entry in BOX["action_name"]}
    assert {word.split(":")[0] for word in PROGRAM.tokens} - {"pay"} <= named


def test_the_vocabulary() -> None:
    """NZ-14.17: every word of the data is known."""
    assert {token.split(":")[0] for token in PROGRAM.tokens} <= {op.split(":")[0] for op in OPS}


def test_no_transport_above_the_value() -> None:
    """NZ-6.8: the income of a delivery always pays its transport."""
    assert all(POST_TRANSPORT[post] <= POST_VALUE[post] for post in range(len(POST_LIST)))


def test_dark_wool_posts_give_a_romney() -> None:
    """NZ-14.6."""
    for name, post in POST.items():
        if name.startswith("wool") or post.get("kind") == "wool":
            assert (post["corner"] == "dark") == ([{"op": "card", "card": "romney"}] == post["action"])


def test_room_for_the_tiles_of_the_set_up() -> None:
    """NZ-2.4: the drawing always ends."""
    spaces = 4 * (int(JOB_ROWS) - 1) + len([node for node in NODE_LIST if node["kind"] == "hazard"])

    assert all(A_TILES_DRAWN[seats] < spaces for seats in (2, 3, 4))
    assert all(MARKET_SIZE[seats] < sum(listed(MARKET_COUNT)) for seats in (2, 3, 4))
    assert all(BONUS_CARDS[seats] <= TOTALS["cards_per_bonus_set"] for seats in (2, 3, 4))


def test_the_trail_leads_to_wellington() -> None:
    """NZ-4.5, NZ-16.4: one way from the start; every space lies on a way of finite length to Wellington."""
    ends = {name.split()[0] for name in ROUTES.words}

    assert set(NODE) == ends
    order = list(NODE)
    for name, node in NODE.items():
        assert (name == BOX["trail"]["end"]) == (node["next"] == [])
        assert all(order.index(further) != order.index(name) for further in node["next"])
    depth: dict[str, int] = {}
    for name in reversed(order):
        depth[name] = max([depth[further] + 1 for further in NODE[name]["next"]], default=0)
    assert len(order) > depth["start"] > 8
    for kind in box.HAZARD_TYPES:
        assert list(range(1, len(zone(kind)) + 1)) == [NODE[name]["number"] for name in zone(kind)]
    assert len(zone("rockfall")) + len(zone("flood")) == sum(place >= 0 for place in listed(ZONE_OF))


def test_restricted_spaces() -> None:
    """NZ-12.2: four building spaces wait for pathfinder 2, 4 or 7."""
    needs = sorted(node["pathfinder_needed"] for node in NODE_LIST if "pathfinder_needed" in node)

    assert 4 == len(needs)
    assert {2, 4, 7} == set(needs) == set(BOX["pathfinder"]["building_unlock_at"])
    assert [3, 8] == BOX["pathfinder"]["gold_at"]
    assert 11 == BOX["pathfinder"]["choice_at"]


def test_the_sea() -> None:
    """NZ-11.5, NZ-11.7: three routes end in small harbours with the compass; large ones have a space for everybody."""
    last = [entry for entry in HARBOUR.values() if entry.get("terminal")]

    assert 3 == len(last)
    assert {"bonus:compass"} == {entry["card"] for entry in last}
    assert all(DISTANCE[HOME * SPACES + SEA_NAMES.index(entry["at"])] < SPACES for entry in HARBOUR.values())
    assert 4 == BOX["sea"]["large_harbour_storehouse_spaces"]
    assert all(len(entry["costs"]) == 4 for entry in HARBOUR.values() if "costs" in entry)


def test_white_corners() -> None:
    """NZ-9.2, NZ-3.6: spaces with a cost or a reward are dark; white ones have none."""
    white = [name for place, name in enumerate(DISC_NAMES) if bits.bit(place) & WHITE_DISCS]
    paid = {space["id"]: (space["pay"], space["gain"]) for space in BOX["disc_space"]}

    assert all(paid.get(name, (0, 0)) == (0, 0) for name in white)
    assert {
        "step_limit": (0, 3),
        "hand_limit_1": (3, 0),
        "hand_limit_2": (8, 0),
        "perm_cert_left": (4, 0),
        "perm_wool_right": (4, 0),
    } == {name: costs for name, costs in paid.items() if costs != (0, 0)}


def test_private_buildings() -> None:
    """NZ-14.3: some need more than five craftsmen; one to three actions; none of them builds."""
    assert any(entry["craftsmen"] > 5 for entry in FACE.values())
    assert {2} < {int(count) for count in listed(LOCAL_COUNT)[FIRST_PRIVATE:]} <= {1, 2, 3}
    for number in range(1, 5):
        assert any(entry["craftsmen"] == number for entry in FACE.values())
    assert 36 == len(FACE_CRAFTSMEN)
    building = [face for face, entry in FACE.items() if any(action["op"] == "build" for action in entry["actions"])]
    assert [] == building


def test_action_cards_draw_another() -> None:
    """NZ-13.2, NZ-13.3: sheepdog 1 pound, ferry 2, kotare a pathfinder space; each draws a card."""
    effects = {card.get("id", card.get("number")): card["effect"] for card in ACTION_CARDS}

    assert [{"op": "money", "n": 1}] == effects["sheepdog"]
    assert [{"op": "money", "n": 2}] == effects["ferry"]
    assert [{"op": "pathfinder", "n": 1}] == effects["kotare"]
    assert {1} == {card["then_draw"] for card in ACTION_CARDS}


def test_options() -> None:
    """NZ-20.11: every option names its rule, and the beginner's preset is that of the rulebook."""
    assert {
        "neutral_layout",
        "building_sides",
        "first_seat",
        "pathfinder_vp",
        "exchange_off_turn",
        "set6_upgrade_cost",
        "printed_shearer_counts",
    } == set(SETTINGS.options)
    assert all(option.rule.startswith("NZ-") for option in SETTINGS.options.values())
    assert {"beginner"} == set(SETTINGS.presets)
    assert 7 == ROWS
