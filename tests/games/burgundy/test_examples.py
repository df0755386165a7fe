"""The rulebook's own examples (burgundy-examples.md)."""

import pytest

from igroteka.core.chance import Random
from igroteka.games.burgundy import scoring
from igroteka.games.burgundy.data.box import (
    BOARDS,
    BOX,
    CELL_DIE,
    CELL_KIND,
    CELLS,
    GOODS,
    KIND_NAMES,
    PHASE_POINTS,
    PILE_BLACK,
    PILE_NORMAL,
    REGION,
    REGION_POINTS,
    is_used,
)
from igroteka.games.burgundy.game import GAME
from igroteka.games.burgundy.rules import dice, placing
from igroteka.games.burgundy.state import BAG, State
from igroteka.kit import bits
from tests.contract.tables import play_on
from tests.games.burgundy.table import (
    depot_goods,
    effects,
    estate,
    give,
    give_goods,
    give_sold,
    goods,
    goods_on,
    lay,
    place,
    points,
    purse,
    roll,
    sheet,
    store,
    stored,
    table,
    track,
)
from tests.games.saying import legal, question, say

ANNA, BORIS = 0, 1


# --- dice, workers, the first placement


def test_two_workers_turn_a_2_into_a_6() -> None:
    """BUR-EX-01, BUR-5.2, BUR-5.3, BUR-6.1: 2 -> 1 -> 6; the tile lies in storage and the die is used."""
    state = lay(give(roll(table(), ANNA, 2, 3), ANNA, workers=2), d6a="building:bank")

    assert {"workers": -2, "cost": 2} == effects(state, "take die1 6a")
    say(state, "take die1 6a")
    assert (0, 0) == purse(state, ANNA)
    assert ["building:bank", None, None] == stored(state, ANNA)
    assert {18: "castle"} == estate(state, ANNA)
    assert state.is_used(ANNA, 0)
    assert not state.is_used(ANNA, 1)


def test_one_worker_does_not_turn_a_2_into_a_6() -> None:
    """BUR-EX-01, BUR-5.3: with one worker the same action is not offered."""
    state = lay(give(roll(table(), ANNA, 2, 3), ANNA, workers=1), d6a="building:bank")

    assert [] == legal(state, "take")


@pytest.mark.parametrize("name", ["building:bank", "knowledge:1", "ship", "mine", "castle", "animal:cow:2"])
def test_the_very_first_tile_lies_beside_the_castle(name: str) -> None:
    """BUR-EX-02, BUR-2.4, BUR-6.3: only six spaces can ever take it."""
    state = give(store(table(), ANNA, name), ANNA, workers=6)
    around = {
        "building:bank": [11, 25],
        "knowledge:1": [12],
        "ship": [17, 19],
        "mine": [24],
        "castle": [],
        "animal:cow:2": [],
    }

    assert around[name] == sorted({int(line.split()[3]) for line in legal(state, "place")})


def test_the_kinds_and_numbers_around_the_castle() -> None:
    """BUR-EX-02: 11 building 3, 12 knowledge 1, 17 ship 2, 19 ship 5, 24 mine 4, 25 building 3."""
    around = {11: "building 3", 12: "knowledge 1", 17: "ship 2", 19: "ship 5", 24: "mine 4", 25: "building 3"}

    assert around == {cell: f"{KIND_NAMES[CELL_KIND[cell]]} {CELL_DIE[cell]}" for cell in around}


def test_a_mine_with_a_4_and_no_workers() -> None:
    """BUR-EX-02: exactly one placement is legal; with an animal tile none."""
    state = store(roll(table(), ANNA, 4, 4), ANNA, "mine")
    assert ["place die1 1 24"] == legal(state, "place")

    state = store(roll(table(), ANNA, 4, 4), ANNA, "animal:pig:3")
    assert [] == legal(state, "place")


# --- ships


def ship_with_goods() -> State:
    state = store(roll(table(), ANNA, 2, 3), ANNA, "ship")
    give_goods(state, ANNA, blue=1, red=1)
    depot_goods(state, 5, blue=1, brown=1, pink=1)
    say(state, "place die1 1 17", "load 5")
    return state


def test_a_ship_and_goods_that_do_not_all_fit() -> None:
    """BUR-EX-03, BUR-8.1, BUR-8.2: blue comes along; brown or pink fills the free slot."""
    state = ship_with_goods()

    assert ("Goods", ANNA) == question(state)
    assert ["goods pink", "goods brown"] == legal(state)


@pytest.mark.parametrize(("taken", "left"), [("brown", "pink"), ("pink", "brown")])
def test_what_does_not_fit_stays_in_the_depot(taken: str, left: str) -> None:
    """BUR-EX-03, BUR-8.2: in both cases the marker moves one space."""
    state = ship_with_goods()
    say(state, f"goods {taken}")

    assert {"blue": 2, "red": 1, taken: 1} == goods(state, ANNA)
    assert {left: 1} == goods_on(state, 5)
    assert [[1], [0], [], [], [], [], []] == track(state)


# --- animals


def test_cows_on_one_pasture() -> None:
    """BUR-EX-04, BUR-8.3: 4 cows beside 3 are 7 points, another 4 are 11; no region is full."""
    state = place(table(), ANNA, {11: "building:bank", 10: "animal:cow:3"})
    store(roll(state, ANNA, 1, 2), ANNA, "animal:cow:4", "animal:cow:4")

    assert {"points": 7, "animals": 7, "left": 3} == effects(state, "place die1 1 5")
    say(state, "place die1 1 5")
    assert {"animals": 7} == sheet(state, ANNA)
    say(state, "place die2 2 4")
    assert {"animals": 18} == sheet(state, ANNA)


def test_knowledge_7_gives_one_more_for_each_tile() -> None:
    """BUR-EX-05, BUR-10.7, BUR-8.3: (3 + 1) + (4 + 1) = 9, then 2 pigs alone are 3."""
    state = place(table(), ANNA, {11: "building:bank", 12: "knowledge:7", 10: "animal:sheep:4"})
    store(roll(state, ANNA, 1, 2), ANNA, "animal:sheep:3", "animal:pig:2")

    say(state, "place die1 1 5")
    assert 9 == points(state, ANNA)
    say(state, "place die2 2 4")
    assert 12 == points(state, ANNA)


# --- castles, cities, buildings


def test_a_castle_lets_another_tile_be_placed() -> None:
    """BUR-EX-06, BUR-8.4: on a 2 or a 5, although no die shows that number; the 3 is still unused."""
    state = place(table(), ANNA, {12: "knowledge:1"})
    store(roll(state, ANNA, 6, 3), ANNA, "castle", "ship")
    say(state, "place die1 1 6")

    assert ("Castle", ANNA) == question(state)
    assert ["settle 2 17", "settle 2 19"] == legal(state, "settle")
    assert ["die:2"] == state.question()["chain"]
    say(state, "settle 2 19", "load 1")
    assert "ship" == estate(state, ANNA)[19]
    assert ("Turn", ANNA) == question(state)
    assert not state.is_used(ANNA, 1)


def sizes(board: int, kind: str) -> list[int]:
    """The sizes of the regions of a kind."""
    regions = {int(REGION[board * CELLS + c]) for c in range(CELLS) if KIND_NAMES[CELL_KIND[board * CELLS + c]] == kind}
    return sorted(int(bits.size(region)) for region in regions)


def test_the_regions_of_estate_1() -> None:
    """BUR-EX-07, BUR-1.10: four cities of 1, 3, 3 and 5; two rivers of 3; pastures of 5 and 1."""
    assert [1, 3, 3, 5] == sizes(0, "building")
    assert [3, 3] == sizes(0, "ship")
    assert [1, 5] == sizes(0, "animal")


def test_the_regions_of_all_estates_are_those_of_the_box() -> None:
    """BUR-1.9, BUR-1.10: derived from the layout; 2 to 6 cities of 1 to 8 spaces."""
    for board in range(BOARDS):
        told = BOX["estate"]["boards"][board]["regions"]
        for kind in KIND_NAMES:
            assert sorted(len(region["cells"]) for region in told if region["kind"] == kind) == sizes(board, kind)
        assert 2 <= len(sizes(board, "building")) <= 6
        assert max(sizes(board, "building")) <= 8


def test_an_effect_without_a_target_is_lost() -> None:
    """BUR-EX-08, BUR-9.4, BUR-9.9: a market may be placed, nothing is gained, and the turn goes on."""
    state = lay(table(), d1a="building:bank", d2a="knowledge:1", black1="ship")
    store(roll(state, ANNA, 3, 6), ANNA, "building:market")
    say(state, "place die1 1 25")

    assert ("Turn", ANNA) == question(state)
    assert [None, None, None] == stored(state, ANNA)
    assert 0 == points(state, ANNA)


# --- completing regions and colours


def test_the_score_table_of_regions() -> None:
    """BUR-EX-09, BUR-11.1, BUR-11.2: all forty sums; the smallest is 3, the largest 46."""
    table_points = [1, 3, 6, 10, 15, 21, 28, 36]
    bonus = [10, 8, 6, 4, 2]
    sums = [
        [int(REGION_POINTS[size] + PHASE_POINTS[phase]) for size in range(1, 9)] for phase in range(len(PHASE_POINTS))
    ]

    assert [[value + more for value in table_points] for more in bonus] == sums
    assert (3, 46) == (min(map(min, sums)), max(map(max, sums)))


@pytest.mark.parametrize("phase", list("ABCDE"))
def test_a_completed_region_scores_by_size_and_phase(phase: str) -> None:
    """BUR-EX-09, BUR-11.1, BUR-11.2: the city of one space of estate 1."""
    state = store(roll(table(phase=phase), ANNA, 3, 6), ANNA, "building:bank")
    bonus = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}[phase]

    assert {"points": 1 + bonus, "region": 1, "phase": bonus, "silver": 2} == effects(state, "place die1 1 11")
    say(state, "place die1 1 11")
    assert {"regions": 1, "phases": bonus} == sheet(state, ANNA)


@pytest.mark.parametrize(("seats", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_third_mine_completes_its_colour(seats: int, large: int, small: int) -> None:
    """BUR-EX-10, BUR-11.3: large for the first, small for the second; nothing after the second mine."""
    state = table(seats)
    place(state, BORIS, {24: "mine", 29: "mine"})
    store(roll(place(state, ANNA, {24: "mine"}), ANNA, 1, 3), ANNA, "mine", "mine")
    roll(store(state, BORIS, "mine"), BORIS, 3, 3)

    say(state, "place die1 1 29")
    assert {} == sheet(state, ANNA)
    say(state, "place die2 2 33")
    assert {"regions": 6, "phases": 10, "colours": large} == sheet(state, ANNA)
    say(state, "place die1 1 33")
    assert {"regions": 6, "phases": 10, "colours": small} == sheet(state, BORIS)


def test_the_sixth_animal_tile_completes_its_colour() -> None:
    """BUR-EX-10, BUR-11.3: with the fifth there is no bonus tile yet."""
    state = place(table(), ANNA, {11: "building:bank", 10: "animal:cow:2", 5: "animal:pig:2", 4: "animal:pig:2"})
    place(state, ANNA, {0: "animal:cow:2", 19: "ship", 20: "ship"})
    store(roll(state, ANNA, 5, 2), ANNA, "animal:sheep:2", "animal:chicken:3")
    say(state, "place die1 1 9")
    assert {"animals": 2, "regions": 15, "phases": 10} == sheet(state, ANNA)
    assert placing.open_cells(state, ANNA, 8) == bits.bit(27)
    say(state, "place die2 2 27")
    assert {"animals": 5, "regions": 16, "phases": 20, "colours": 5} == sheet(state, ANNA)


# --- knowledge


def test_knowledge_8_changes_a_die_by_up_to_two() -> None:
    """BUR-EX-11, BUR-10.8, BUR-5.3: a 6 as a 3 costs two workers, three without."""
    state = lay(give(roll(table(), ANNA, 6, 6), ANNA, workers=3), d3a="animal:cow:2")

    assert {"workers": -3, "cost": 3} == effects(state, "take die1 3a")
    place(state, ANNA, {12: "knowledge:8"})
    assert {"workers": -2, "cost": 2} == effects(state, "take die1 3a")
    assert 2 == dice.workers_needed(state, ANNA, 3, 0)


def trader() -> State:
    """Denis's sold goods: 4 red, 3 purple, 3 pink, 1 orange."""
    return give_sold(table(), ANNA, red=4, purple=3, pink=3, orange=1)


def test_knowledge_15_counts_colours_sold() -> None:
    """BUR-EX-12, BUR-10.16, BUR-10.23: four colours are 12; goods not sold change nothing."""
    state = place(trader(), ANNA, {12: "knowledge:15"})

    assert 12 == scoring.lore_points(state, ANNA)
    give_goods(state, ANNA, blue=2)
    assert 12 == scoring.lore_points(state, ANNA)


def test_knowledge_25_counts_tiles_sold() -> None:
    """BUR-EX-13, BUR-10.19: 11 tiles, with knowledge 15 together 23."""
    state = place(trader(), ANNA, {12: "knowledge:25"})
    assert 11 == scoring.lore_points(state, ANNA)

    place(state, ANNA, {7: "knowledge:15"})
    assert 23 == scoring.lore_points(state, ANNA)


def test_knowledge_17_and_22_count_buildings() -> None:
    """BUR-EX-14, BUR-10.17: two watchtowers and four banks are 24."""
    state = place(table(), ANNA, {12: "knowledge:17", 7: "knowledge:22", 11: "building:watchtower"})
    place(state, ANNA, {25: "building:watchtower", 22: "building:bank", 8: "building:bank"})
    place(state, ANNA, {26: "building:bank", 13: "building:bank"})

    assert 24 == scoring.lore_points(state, ANNA)


def test_knowledge_24_counts_species() -> None:
    """BUR-EX-15, BUR-10.18: a cow, a chicken and three sheep tiles are three species."""
    state = place(table(), ANNA, {12: "knowledge:24", 0: "animal:cow:2", 4: "animal:chicken:4"})
    place(state, ANNA, {5: "animal:sheep:2", 9: "animal:sheep:2", 10: "animal:sheep:3"})

    assert 12 == scoring.lore_points(state, ANNA)


# --- totals


def test_the_counts_of_the_box() -> None:
    """BUR-EX-16, BUR-1.2, BUR-1.6, BUR-2.2: 164 tiles, 40 of them with black backs; 42 goods."""
    totals = {"building": 56, "animal": 28, "knowledge": 26, "castle": 16, "mine": 12, "ship": 26}
    black = {"building": 16, "animal": 8, "knowledge": 6, "castle": 2, "mine": 2, "ship": 6}
    kinds = [name.partition(":")[0] for name in GAME.start(2).census() if not name.startswith("goods")]
    found = dict.fromkeys(totals, 0)
    found_black = dict(found)
    for face, kind in enumerate(kinds):
        found[kind] += int(PILE_NORMAL[face] + PILE_BLACK[face])
        found_black[kind] += int(PILE_BLACK[face])

    assert totals == found
    assert black == found_black
    assert (164, 40) == (sum(totals.values()), sum(black.values()))
    assert 42 == GOODS == 5 * 5 + 17


@pytest.mark.parametrize(("seats", "spaces", "unseen"), [(2, 12, 11), (3, 18, 8), (4, 24, 5)])
def test_the_counts_of_a_game(seats: int, spaces: int, unseen: int) -> None:
    """BUR-EX-16, BUR-2.4, BUR-3.2, BUR-12.2, BUR-16.5: spaces in use, unseen goods, 25 rounds, 50 die actions each."""
    state, luck = GAME.start(seats, {"first_seat": 0}), Random(seats)
    state.log = []
    with_die = [0] * seats
    while not state.finished:
        for move in play_on(state, luck, 1):
            if GAME.actions.of(move.action).name in ("take", "place", "sell", "workers"):
                with_die[move.seat] += 1
    names = [GAME.events.kinds[event.kind].name for event in state.log]

    assert spaces == sum(1 for slot in range(24) if is_used(slot, seats))
    assert unseen == state.goods_count(BAG)
    assert (25, 5) == (names.count("round-began"), names.count("phase-began"))
    assert [50] * seats == with_die


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_workers_by_turn_order(seats: int) -> None:
    """BUR-EX-16, BUR-2.5: 1, 2, 3, 4 from the first player on; one silver each."""
    state = GAME.start(seats, {"first_seat": 1})

    assert [1, 2, 3, 4][:seats] == [int(state.workers[(1 + place) % seats]) for place in range(seats)]
    assert [1] * seats == [int(state.silver[seat]) for seat in range(seats)]
