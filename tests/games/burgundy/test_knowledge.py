"""Knowledge tiles 1 to 26 (BUR-10)."""

from typing import Any

import pytest

from igroteka.games.burgundy import scoring
from igroteka.games.burgundy.data.box import BOX, BUILDING_NAMES
from igroteka.games.burgundy.rules import phase
from igroteka.games.burgundy.state import State
from tests.games.burgundy.table import (
    depot_goods,
    effects,
    give,
    give_goods,
    give_sold,
    goods,
    goods_on,
    lay,
    place,
    points,
    purse,
    refusal,
    roll,
    store,
    table,
)
from tests.games.saying import legal, question, say

SPACES = [12, 7, 3, 30, 34, 35]  # the knowledge spaces of estate 1


def scholar(*tiles: int, seats: int = 2, **options: Any) -> State:
    """These tiles in the estate of seat 0."""
    laid = dict(zip(SPACES, [f"knowledge:{tile}" for tile in tiles], strict=False))
    return place(table(seats, **options), 0, laid)


# --- 1: cities


def test_1_lifts_the_limit_of_cities() -> None:
    """BUR-10.1: the same building again in the same city, for its owner only."""
    state = place(scholar(1), 0, {25: "building:bank"})
    place(state, 1, {25: "building:bank"})
    store(store(roll(state, 0, 1, 3), 0, "building:bank"), 1, "building:bank")
    roll(state, 1, 1, 3)
    assert ["place die1 1 26", "place die2 1 11"] == legal(state, "place")
    say(state, "place die1 1 26", "workers die2")

    assert (2, 2) == purse(state, 0)
    assert ["place die2 1 11"] == legal(state, "place")


def test_1_holds_for_castle_and_city_hall() -> None:
    """BUR-10.1, BUR-9.7: also where no die is used."""
    state = store(roll(scholar(1), 0, 3, 6), 0, "building:city_hall", "building:city_hall")
    say(state, "place die1 1 25")
    assert "settle 2 26" in legal(state)
    say(state, "settle 2 26")
    assert ("Turn", 0) == question(state)


def test_1_in_storage_does_nothing() -> None:
    """BUR-10.1: it must lie in the estate, and lets no building of others in."""
    state = store(place(roll(table(), 0, 1, 3), 0, {25: "building:bank"}), 0, "building:bank", "knowledge:1")

    assert ("burgundy-same-building", "BUR-9.10") == refusal(state, "place die1 1 26")


def test_1_works_at_once() -> None:
    """BUR-10.1, BUR-8.7: placed with the first die, used with the second."""
    state = store(place(roll(table(), 0, 1, 1), 0, {25: "building:bank"}), 0, "building:bank", "knowledge:1")
    assert ["place die1 2 12"] == legal(state, "place")
    say(state, "place die1 2 12")

    assert ["place die2 1 26"] == legal(state, "place")


# --- 2: mines


def test_2_pays_workers_for_mines() -> None:
    """BUR-10.2: at the end of a phase, beside the silver."""
    state = place(scholar(2), 0, {24: "mine", 29: "mine"})
    state.round = 4
    phase.end_phase(state)

    assert (2, 2) == purse(state, 0)


# --- 3, 4: sales


@pytest.mark.parametrize(
    ("tiles", "silver", "workers"), [((), 1, 0), ((3,), 2, 0), ((4,), 1, 1), ((3, 4), 2, 1), ((13, 14), 1, 0)]
)
def test_3_and_4_reward_a_sale(tiles: tuple[int, ...], silver: int, workers: int) -> None:
    """BUR-10.3, BUR-10.4: two silver instead of one, a worker beside; both together; once a sale, not once a tile."""
    state = give_goods(roll(scholar(*tiles), 0, 4, 1), 0, red=3)
    told = {name: n for name, n in (("silver", silver), ("workers", workers), ("points", 6)) if n}
    assert told == effects(state, "sell die1 red")
    say(state, "sell die1 red")

    assert (workers, silver) == purse(state, 0)


def test_4_pays_after_the_die_is_changed() -> None:
    """BUR-10.4, BUR-14.7: the worker of the sale cannot pay for its own die."""
    state = give_goods(roll(scholar(4), 0, 3, 1), 0, red=1)
    assert [] == legal(state, "sell")
    give(state, 0, workers=1)
    assert {"silver": 1, "points": 2} == {
        name: n for name, n in effects(state, "sell die1 red").items() if name in ("silver", "points", "workers")
    }
    say(state, "sell die1 red")

    assert (1, 1) == purse(state, 0)


# --- 5: ships


PAIRS = [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 1)]


def sailing(**held: int) -> State:
    return give_goods(store(roll(scholar(5), 0, 2, 5), 0, "ship"), 0, **held)


def test_5_names_a_pair_of_neighbours() -> None:
    """BUR-10.5: always one of the six pairs of the ring, 6 and 1 included; one depot alone is refused."""
    state = sailing()
    say(state, "place die1 1 17")

    assert [f"loads {first} {second}" for first, second in PAIRS] == legal(state)
    assert ("burgundy-two-depots", "BUR-10.5") == refusal(state, "load 1")


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_5_loads_two_depots(first: int, second: int) -> None:
    """BUR-10.5: the goods of both, and of no other."""
    state = sailing()
    for depot, colour in enumerate(["blue", "purple", "pink", "red", "brown", "orange"], start=1):
        depot_goods(state, depot, **{colour: depot})
    say(state, "place die1 1 17", f"loads {first} {second}")

    assert {first, second} == set(goods(state, 0).values())
    assert [first, second] == [depot for depot in (first, second) if not goods_on(state, depot)]
    assert 4 == len([depot for depot in range(1, 7) if goods_on(state, depot)])
    assert 1 == state.positions[0]


@pytest.mark.parametrize("there", [{}, {1: {"red": 1}}, {2: {"red": 1}}])
def test_5_with_empty_depots(there: dict[int, dict[str, int]]) -> None:
    """BUR-10.5, BUR-14.4: either depot or both may be empty."""
    state = sailing()
    for depot, colours in there.items():
        depot_goods(state, depot, **colours)
    say(state, "place die1 1 17", "loads 1 2")

    assert ({"red": 1} if there else {}) == goods(state, 0)
    assert ("Turn", 0) == question(state)


def test_5_with_too_many_colours() -> None:
    """BUR-10.5, BUR-8.2: the two depots are one pool; leftovers stay where they were."""
    state = sailing(blue=1)
    depot_goods(depot_goods(state, 6, red=2, blue=1), 1, red=1, pink=1, brown=1)
    say(state, "place die1 1 17", "loads 6 1")
    assert {"blue": 2} == goods(state, 0)
    assert ["goods pink red", "goods pink brown", "goods red brown"] == legal(state)
    assert {"decision": "GOODS", "seats": [0], "chain": ["die:2"], "depots": [1, 6]} == state.question()
    say(state, "goods pink red")

    assert {"blue": 2, "red": 3, "pink": 1} == goods(state, 0)
    assert ({"brown": 1}, {}) == (goods_on(state, 1), goods_on(state, 6))


def test_5_with_a_full_goods_storage() -> None:
    """BUR-10.5, BUR-8.2: only more of the stored colours come, from both depots."""
    state = sailing(blue=1, red=1, pink=1)
    depot_goods(depot_goods(state, 3, red=1, brown=1), 4, pink=2, orange=1)
    say(state, "place die1 1 17", "loads 3 4")

    assert {"blue": 1, "red": 2, "pink": 3} == goods(state, 0)
    assert ({"brown": 1}, {"orange": 1}) == (goods_on(state, 3), goods_on(state, 4))


# --- 7: animals


@pytest.mark.parametrize(("tiles", "alone", "second"), [((), 2, 5), ((7,), 3, 7)])
def test_7_counts_tiles(tiles: tuple[int, ...], alone: int, second: int) -> None:
    """BUR-10.7: one point more for every tile that scores, not for every animal."""
    state = place(scholar(*tiles), 0, {11: "building:bank"})
    store(roll(state, 0, 4, 1), 0, "animal:pig:2", "animal:pig:3")
    say(state, "place die1 1 10")
    assert alone == points(state, 0)
    say(state, "place die2 2 5")

    assert alone + second == points(state, 0)


def test_7_counts_only_the_species_and_the_pasture() -> None:
    """BUR-10.7, BUR-8.3: other species, other pastures and the tiles of others bring nothing."""
    state = place(scholar(7), 0, {11: "building:bank", 10: "animal:cow:4", 27: "animal:pig:4"})
    place(state, 1, {10: "animal:pig:3"})
    store(roll(state, 0, 1, 1), 0, "animal:pig:3")
    assert {"points": 4, "animals": 4, "left": 3} == effects(state, "place die1 1 5")
    say(state, "place die1 1 5")

    assert 4 == points(state, 0)


def test_7_is_not_retroactive() -> None:
    """BUR-10.7: animals placed before bring nothing more when the tile comes."""
    state = place(table(), 0, {11: "building:bank", 10: "animal:cow:4"})
    store(roll(state, 0, 1, 1), 0, "knowledge:7")
    say(state, "place die1 1 12")

    assert 0 == points(state, 0)


# --- 13, 14: workers


@pytest.mark.parametrize(
    ("tiles", "workers", "silver"), [((), 2, 0), ((13,), 2, 1), ((14,), 4, 0), ((13, 14), 4, 1), ((3, 4), 2, 0)]
)
def test_13_and_14_reward_the_take_workers_action(tiles: tuple[int, ...], workers: int, silver: int) -> None:
    """BUR-10.14, BUR-10.15: a silver beside, four workers instead of two; both together."""
    state = scholar(*tiles)
    say(state, "workers die1")

    assert (workers, silver) == purse(state, 0)
    say(state, "workers die2")
    assert (2 * workers, 2 * silver) == purse(state, 0)


# --- 15 to 26: at the end

BUILDINGS_OF = {
    16: "warehouse",
    17: "watchtower",
    18: "carpenter",
    19: "church",
    20: "market",
    21: "boarding_house",
    22: "bank",
    23: "city_hall",
}


@pytest.mark.parametrize(("tile", "building"), list(BUILDINGS_OF.items()))
def test_16_to_23_count_buildings(tile: int, building: str) -> None:
    """BUR-10.17: four points for each own building of the type, anywhere in the estate, none for another."""
    state = scholar(tile)
    cells = [8, 13, 14, 11, 22, 23, 28, 25]
    place(state, 0, dict(zip(cells, [f"building:{name}" for name in BUILDING_NAMES], strict=True)))
    assert 4 == scoring.lore_points(state, 0)
    place(state, 0, {31: f"building:{building}", 32: f"building:{building}"})
    place(state, 1, {25: f"building:{building}"})
    store(state, 0, f"building:{building}")

    assert 12 == scoring.lore_points(state, 0)
    assert 0 == scoring.lore_points(state, 1)


@pytest.mark.parametrize(
    ("tile", "sold", "points"),
    [
        (15, {}, 0),
        (15, {"red": 4}, 3),
        (15, {"red": 1, "blue": 1, "pink": 1, "purple": 1, "brown": 1, "orange": 1}, 18),
        (25, {}, 0),
        (25, {"red": 4, "blue": 3}, 7),
    ],
)
def test_15_and_25_count_sold_goods(tile: int, sold: dict[str, int], points: int) -> None:
    """BUR-10.16, BUR-10.19, BUR-10.23: only the own sold pile counts, not what is stored or others sold."""
    state = give_goods(give_sold(scholar(tile), 0, **sold), 0, red=1, blue=2)
    give_sold(state, 1, orange=1)

    assert points == scoring.lore_points(state, 0)


@pytest.mark.parametrize("way", ["die", "castle", "warehouse"])
def test_every_way_of_selling_counts(way: str) -> None:
    """BUR-10.23: goods sold with a die, a castle or a warehouse lie in the same pile."""
    state = give_goods(scholar(25, 15), 0, red=3)
    if way == "die":
        say(roll(state, 0, 4, 1), "sell die1 red")
    elif way == "castle":
        store(roll(state, 0, 6, 1), 0, "castle")
        say(state, "place die1 1 6", "trade red")
    else:
        store(roll(state, 0, 3, 1), 0, "building:warehouse")
        say(state, "place die1 1 25", "trade red")

    assert 3 + 3 == scoring.lore_points(state, 0)


def test_24_counts_species() -> None:
    """BUR-10.18: four points for each species, 16 at most; a second tile of a species adds nothing."""
    state = scholar(24)
    counts = []
    for cell, tile in ((0, "cow:4"), (4, "cow:2"), (5, "chicken:2"), (9, "pig:3"), (27, "sheep:2")):
        place(state, 0, {cell: f"animal:{tile}"})
        counts.append(scoring.lore_points(state, 0))

    assert [4, 4, 8, 12, 16] == counts


def test_26_counts_bonus_tiles() -> None:
    """BUR-10.20: two points for each own bonus tile, large or small."""
    state = scholar(26)
    assert 0 == scoring.lore_points(state, 0)
    for place_, holder in ((0, 0), (3, 0), (4, 1), (5, 0)):
        state.bonus[place_] = holder

    assert 6 == scoring.lore_points(state, 0)


def test_all_of_the_end_tiles_add_up() -> None:
    """BUR-10.21: effects of different tiles add up; tiles 1 to 14 bring nothing at the end."""
    state = give_sold(scholar(15, 25, 22, 24, 26, 1), 0, red=2, blue=1)
    place(state, 0, {11: "building:bank", 10: "animal:cow:2"})
    state.bonus[0] = 0

    assert 3 * 2 + 3 + 4 + 4 + 2 == scoring.lore_points(state, 0)


@pytest.mark.parametrize("tile", range(1, 27))
def test_a_tile_in_storage_is_worth_nothing(tile: int) -> None:
    """BUR-10.21, BUR-13.1: knowledge works from the estate only."""
    state = store(give_sold(table(), 0, red=2), 0, f"knowledge:{tile}")
    place(state, 0, {11: f"building:{BUILDINGS_OF.get(tile, 'bank')}", 10: "animal:cow:2"})
    state.bonus[0] = 0

    assert 0 == scoring.lore_points(state, 0)
    assert 0 == state.lore[0]


def test_tiles_have_numbers_and_our_names() -> None:
    """BUR-10.22: 26 of them, each with a name in both languages."""
    tiles = BOX["knowledge"]

    assert list(range(1, 27)) == sorted(tile["number"] for tile in tiles)
    assert all(tile["name_en"] and tile["name_ru"] for tile in tiles)


# --- 6 and 9 to 12 stand in test_purchase and test_dice; here how they meet


def test_8_and_12_and_6_in_one_turn() -> None:
    """BUR-10.6, BUR-10.8, BUR-10.12: a purchase without a die, then a die turned by three with one worker."""
    state = lay(give(roll(scholar(6, 8, 12), 0, 1, 1), 0, silver=2, workers=1), d4a="mine", d2a="castle")
    say(state, "buy 2a", "take die1 4a")

    assert (0, 0) == purse(state, 0)


def test_9_does_not_help_to_take() -> None:
    """BUR-10.9, BUR-10.12: placing and taking are different actions."""
    state = lay(roll(scholar(9, 10, 11), 0, 1, 1), d2a="building:bank")
    assert [] == legal(state, "take")
    state = store(roll(scholar(12), 0, 4, 4), 0, "building:bank")

    assert [] == legal(state, "place")


def test_9_to_11_do_not_concern_the_city_hall() -> None:
    """BUR-10.13, BUR-9.7: no die is used there, so nothing is free or paid."""
    state = store(roll(scholar(9), 0, 3, 6), 0, "building:city_hall", "building:bank")
    say(state, "place die1 1 25")

    assert {"silver": 2, "left": 3} == effects(state, "settle 2 31")
