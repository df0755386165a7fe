"""What is in the box (NUS-1, NUS-2, NUS-8.1, NUS-8.2), counted here anew."""

from collections import Counter
from typing import Final

import pytest

from igroteka.games.nusfjord.data.box import (
    ACTION_NAMES,
    BOX,
    CARD_NAMES,
    CATCH,
    CELL_NAMES,
    COLOUR_NAMES,
    ELDER_NAMES,
    FIXED_PAIRS,
    OFFER_NAMES,
    PAIR_CELLS,
    PAIR_NAMES,
    PLATE_PRICE,
    SETTINGS,
    SHIP_LENGTH,
    SPACE_NAMES,
    START_FORESTS,
)
from igroteka.games.nusfjord.data.program import COUNT_NAMES, KEY_NAMES, KNOWN, OPS, WHEN_NAMES

CARDS: Final = BOX["building"]
ELDERS: Final = BOX["elder"]


def test_the_size_of_the_game() -> None:
    """NUS-1.1: one to five players, seven rounds, three workers, 21 turns."""
    assert (1, 5) == (BOX["players_min"], BOX["players_max"])
    assert 21 == BOX["rounds"] * BOX["turns_per_round"]
    assert BOX["workers_per_player"] == BOX["turns_per_round"]
    assert 5 == len(COLOUR_NAMES)


def test_cards_by_deck_and_letter() -> None:
    """NUS-8.1: three decks of 18 A, 12 B and 14 C, numbered as printed."""
    assert 132 == len(CARDS) == len(set(CARD_NAMES)) == BOX["components"]["building_cards"]
    numbers = {"A": range(1, 19), "B": range(21, 33), "C": range(41, 55)}
    for deck in BOX["deck"]:
        first = deck["numbers"][0] - 1
        for letter, wanted in numbers.items():
            cards = [
                card["number"] - first for card in CARDS if card["deck"] == deck["id"] and card["letter"] == letter
            ]
            assert list(wanted) == cards


def test_timing_classes() -> None:
    """NUS-8.2: 41, 33, 30, 15, 9 and 4 cards; the effects of a card fit its class."""
    counted = Counter(card["timing"] for card in CARDS)
    assert counted == {entry["id"]: entry["cards"] for entry in BOX["timing_class"]}
    assert {"immediately": 41, "victory_points": 33, "whenever": 30, "special": 15, "anytime": 9, "once": 4} == counted
    heads = {"immediately": "built", "anytime": "anytime", "once": "once"}
    for card in CARDS:
        whens = {effect["when"].split(":")[0] for effect in card["effects"]}
        if card["timing"] == "victory_points":
            assert not whens
            assert "*" == card["vp"]
            assert "vp_rule" in card
        elif card["timing"] == "special":
            assert whens <= {"static", "on"}
        elif card["timing"] == "whenever":
            assert whens <= {"before", "after", "on"}
        else:
            assert {heads[card["timing"]]} == whens
        assert ("*" == card["vp"]) == (card["timing"] == "victory_points") == ("vp_rule" in card)


def test_every_card_has_a_face() -> None:
    """NUS-8.1: a price, points, a name and a text in both languages; what is reconstructed says so."""
    for card in [*CARDS, *ELDERS]:
        assert card["confidence"] in ("seed", "printed", "reconstructed")
        assert all(card[key].strip() for key in ("name_en", "name_ru", "text_en", "text_ru"))
    for card in CARDS:
        assert ["wood", "fish", "gold"] == list(card["cost"])
        assert all(amount >= 0 for amount in card["cost"].values())
        assert sum(card["cost"].values()) > 0


def test_the_vocabulary_knows_every_word() -> None:
    """NUS-8.1: nothing on a card or an elder is outside the vocabulary that the engine interprets."""
    owners = [*CARDS, *ELDERS]
    effects = [effect for owner in owners for effect in owner["effects"]]
    steps = [step for effect in effects for step in effect["do"]]
    whens = {
        effect["when"].split(":")[0] if effect["when"].startswith("once") else effect["when"] for effect in effects
    }
    assert whens <= set(WHEN_NAMES)
    assert {step["op"] for step in steps} <= set(OPS)
    for step in steps:
        if step["op"] in KNOWN:
            assert set(step) - {"op"} <= set(KNOWN[step["op"]])
    keys = {step["key"] for step in steps if step["op"] == "set"}
    assert keys <= {name.split(" ")[0] for name in KEY_NAMES}
    counts = {step["per"] for step in steps if "per" in step}
    counts |= {card["vp_rule"]["count"] for card in CARDS if "count" in card.get("vp_rule", {})}
    assert counts <= set(COUNT_NAMES)


def test_ships() -> None:
    """NUS-6.10: lengths, prices, points; 19 tiles, of which the seventh schooner is spare."""
    ships = {ship["type"]: (ship["length"], ship["vp"], ship["costs"]) for ship in BOX["ship"]}
    assert {
        "sloop": (2, 1, [{"wood": 2, "fish": 2, "gold": 0}]),
        "cutter": (3, 2, [{"wood": 6, "fish": 0, "gold": 1}]),
        "schooner": (4, 4, [{"wood": 8, "fish": 8, "gold": 0}, {"wood": 0, "fish": 0, "gold": 4}]),
    } == ships
    tiles = BOX["components"]["ship_tiles"]
    assert 19 == sum(tiles.values())
    most = BOX["setup"]["ships_each_type"][5]
    assert {"sloop": most, "cutter": most, "schooner": most + BOX["setup"]["spare_schooners"]} == tiles
    assert ["sloop", "cutter", "schooner a", "schooner b"] == OFFER_NAMES


def test_the_catch_track() -> None:
    """NUS-1.6, NUS-6.10: three without ships, twelve at most, never less with more length."""
    wanted = {
        0: 3,
        1: 3,
        2: 5,
        3: 6,
        4: 6,
        5: 7,
        6: 8,
        7: 8,
        8: 9,
        9: 10,
        10: 10,
        11: 11,
        12: 11,
        13: 12,
        14: 12,
        15: 12,
    }
    assert wanted == {length: int(catch) for length, catch in enumerate(CATCH)}
    assert [2, 3, 4] == [int(length) for length in SHIP_LENGTH]
    assert (15, 12) == (BOX["catch_track"]["max_length"], BOX["catch_track"]["no_build_at_catch"])


def test_the_harbour_board() -> None:
    """NUS-1.5: eleven spaces, five double spaces, one single space, four forests on the right."""
    assert ["a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4"] == CELL_NAMES
    fixed = [name for pair, name in enumerate(PAIR_NAMES) if FIXED_PAIRS >> pair & 1]
    assert ["a3", "b1", "b3", "c1", "c3"] == fixed
    covered = 0
    for pair, name in enumerate(PAIR_NAMES):
        left = CELL_NAMES.index(name)
        right = CELL_NAMES.index(name[0] + str(int(name[1]) + 1))
        assert 1 << left | 1 << right == PAIR_CELLS[pair]
        if name in fixed:
            assert not covered & PAIR_CELLS[pair]
            covered |= int(PAIR_CELLS[pair])
    assert 1 << CELL_NAMES.index("a2") == (1 << 11) - 1 & ~covered
    assert {"a3": 2, "b3": 1, "c3": 1} == {
        name: int(START_FORESTS[pair]) for pair, name in enumerate(PAIR_NAMES) if START_FORESTS[pair]
    }


def test_the_action_board() -> None:
    """NUS-5.3, NUS-6.12, NUS-6.13: eleven actions with their capacities and columns."""
    small = dict.fromkeys(ACTION_NAMES, (1, 1)) | {"build_building": (2, 1)}
    twos = ("issue_share", "clear_forest", "build_ship", "invite_elder")
    large = dict.fromkeys(ACTION_NAMES, (1, 1)) | dict.fromkeys(twos, (1, 2)) | {"build_building": (1, 3)}
    for action in BOX["action"]:
        for seats in range(1, 6):
            wanted = small if seats <= 2 else large
            assert wanted[action["id"]] == (action["spaces"][seats], action["space_capacity"][seats])
    columns = [action["column"] for action in BOX["action"]]
    assert ["left"] * 4 == columns[:4]
    assert ["left", "middle", "right"] == [*dict.fromkeys(columns)]
    assert columns == sorted(columns)
    assert 12 == len(SPACE_NAMES)
    assert [0, 1, 0, 0, 1, 3] == BOX["copy_tile"]["spaces"]


def test_plates() -> None:
    """NUS-1.9, NUS-6.3: rising numbers, of which the third to the fifth cost ten together."""
    prices = [int(price) for price in PLATE_PRICE]
    assert sorted(prices) == prices
    assert 10 == sum(prices[2:5])
    assert 1 == BOX["banquet"]["gold_per_plate"]


def test_elders() -> None:
    """NUS-3.4, NUS-3.5: 1 to 6 lie below 7 to 12, and 13 to 18 are for five players."""
    assert 18 == len(ELDERS) == BOX["components"]["elder_cards"]
    assert [str(number) for number in range(1, 19)] == ELDER_NAMES
    for elder in ELDERS:
        number = elder["number"]
        assert ["base", "top", "bottom_hidden"][(number - 1) // 6] == elder["layer"]
        if number <= 12:
            assert (number - 1) % 6 + 1 == elder["slot"]
        else:
            assert [5] == elder["players"]
    assert all(elder["players"] in ([1, 2, 3, 4, 5], [3, 4, 5], [5]) for elder in ELDERS)


def test_limits_and_supplies() -> None:
    """NUS-1.2, NUS-1.3, NUS-1.4, NUS-1.7, NUS-1.8: twelve wood, eight fish, five elders, five shares."""
    limits = BOX["limits"]
    assert (12, 8, 5) == (limits["wood_personal"], limits["reserve_fish"], limits["elders_per_player"])
    assert (3, 1) == (limits["fish_on_elder_removed_at"], limits["fish_on_elder_kept"])
    assert {"fish", "wood", "gold", "forest"} == set(BOX["components"]["unlimited"])
    assert 5 == BOX["components"]["shares_per_player"]
    assert 15 == BOX["components"]["round_tiles"] == sum(len(tiles) for tiles in BOX["first_player"]["tiles"].values())


@pytest.mark.parametrize("seats", range(1, 6))
def test_round_tiles(seats: int) -> None:
    """NUS-3.8: the tiles of a table are what moving one seat counter-clockwise each round gives."""
    tiles = BOX["first_player"]["tiles"][f"p{seats}"]
    first = {number: seat for seat, tile in enumerate(tiles) for number in tile}
    assert list(range(1, 8)) == sorted(first)
    # the n-th tile lies with the n-th neighbour to the right
    assert [(number - 1) % seats for number in range(1, 8)] == [first[number] for number in range(1, 8)]


def test_options() -> None:
    """NUS-11.3, NUS-11.4: every option has its rule; defaults are the named rulings of the data."""
    assert all(option.rule.startswith("NUS-") for option in SETTINGS.options.values())
    assert {"solo", "hard_solo", "campaign", "double", "mixed"} == set(SETTINGS.presets)
    for name, value in BOX["rulings"].items():
        assert BOX["options"]["defaults"][name] == value
        assert value in BOX["options"]["about"][name]["allowed"]
