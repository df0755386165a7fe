"""Ships, animals, castles, mines, knowledge (BUR-8)."""

from typing import Any

import pytest

from igroteka.games.burgundy.game import GAME
from igroteka.games.burgundy.state import State
from tests.games.burgundy.table import (
    depot_goods,
    effects,
    estate,
    give_goods,
    goods,
    goods_on,
    lay,
    place,
    points,
    purse,
    refusal,
    roll,
    sheet,
    sold,
    store,
    stored,
    table,
    track,
)
from tests.games.saying import happened, legal, question, say


def sailing(seats: int = 2, **options: Any) -> State:
    """A ship and a die 2 for cell 17."""
    return store(roll(table(seats, **options), 0, 2, 5), 0, "ship", "ship")


# --- ships


def test_a_ship_may_choose_any_depot() -> None:
    """BUR-8.1, BUR-14.4: whatever the die shows, also an empty one; the marker moves all the same."""
    state = depot_goods(sailing(), 6, red=1)
    say(state, "place die1 1 17")

    assert ("Ship", 0) == question(state)
    assert [f"load {depot}" for depot in range(1, 7)] == legal(state)
    say(state, "load 3")
    assert {} == goods(state, 0)
    assert {"red": 1} == goods_on(state, 6)
    assert [[1], [0], [], [], [], [], []] == track(state)


def test_a_ship_takes_all_goods_of_the_depot() -> None:
    """BUR-8.1, BUR-8.2: all tiles of all colours that fit, none of another depot."""
    state = depot_goods(depot_goods(sailing(), 4, red=2, blue=1), 5, pink=1)
    say(state, "place die1 1 17", "load 4")

    assert {"red": 2, "blue": 1} == goods(state, 0)
    assert {} == goods_on(state, 4)
    assert {"pink": 1} == goods_on(state, 5)
    assert ["placed", "loaded", "loaded", "moved"] == happened(state)


def test_goods_first_then_the_marker() -> None:
    """BUR-8.1: while the goods are chosen the marker still stands."""
    state = sailing()
    say(state, "place die1 1 17")
    assert [[1, 0], [], [], [], [], [], []] == track(state)
    depot_goods(give_goods(state, 0, red=1, blue=1), 4, pink=1, brown=1)
    say(state, "load 4")
    assert ("Goods", 0) == question(state)
    assert [[1, 0], [], [], [], [], [], []] == track(state)
    say(state, "goods pink")

    assert [[1], [0], [], [], [], [], []] == track(state)


def test_a_marker_lies_on_top() -> None:
    """BUR-8.1: on an occupied space the marker comes on top of the stack; the stack it leaves keeps its order."""
    state = sailing(4)
    place(state, 2, {17: "ship"})
    state.move_marker(2)
    assert [[3, 1, 0], [2], [], [], [], [], []] == track(state)
    say(state, "place die1 1 17", "load 1")
    assert [[3, 1], [2, 0], [], [], [], [], []] == track(state)
    say(state, "place die2 2 19", "load 1")

    assert [[3, 1], [2], [0], [], [], [], []] == track(state)


def test_a_marker_from_the_middle_of_a_stack() -> None:
    """BUR-8.1: those above and below stay as they are."""
    state = table(4)
    state.move_marker(1)
    assert [[3, 2, 0], [1], [], [], [], [], []] == track(state)
    state.move_marker(2)
    assert [[3, 0], [1, 2], [], [], [], [], []] == track(state)
    state.move_marker(1)
    assert [[3, 0], [2], [1], [], [], [], []] == track(state)
    state.move_marker(3)

    assert [[0], [2, 3], [1], [], [], [], []] == track(state)


@pytest.mark.parametrize(
    ("held", "there", "asked"),
    [
        ({}, {"red": 1, "blue": 2, "pink": 1}, []),
        ({"red": 1}, {"red": 1, "blue": 2, "pink": 1}, []),
        ({"red": 1, "blue": 1, "pink": 1}, {"red": 2, "brown": 1}, []),
        ({"red": 1, "blue": 1, "pink": 1}, {"brown": 1, "orange": 1}, []),
        ({"red": 1, "blue": 1}, {"brown": 1, "orange": 1}, ["brown", "orange"]),
        ({"red": 1}, {"brown": 1, "orange": 1, "blue": 1}, ["blue brown", "blue orange", "brown orange"]),
        ({}, {"brown": 1, "orange": 1, "blue": 1, "red": 1}, 4),
        ({}, {"brown": 1, "orange": 1, "blue": 1, "red": 1, "pink": 1}, 10),
        ({}, {"brown": 1, "orange": 1, "blue": 1, "red": 1, "pink": 1, "purple": 1}, 20),
    ],
)
def test_three_colours_fit(held: dict[str, int], there: dict[str, int], asked: list[str] | int) -> None:
    """BUR-8.2: the player decides only which new colours fill the free places, and fills all of them."""
    state = depot_goods(give_goods(sailing(), 0, **held), 2, **there)
    say(state, "place die1 1 17", "load 2")
    offered = [line.removeprefix("goods ") for line in legal(state, "goods")]

    assert (asked if isinstance(asked, list) else None) in (None, offered)
    assert (len(asked) if isinstance(asked, list) else asked) == len(offered)
    for line in offered:
        chosen = state.copy()
        say(chosen, f"goods {line}")
        assert 3 == len(goods(chosen, 0))
        all_goods = [*goods(chosen, 0).values(), *goods_on(chosen, 2).values()]
        assert sum(all_goods) == sum(held.values()) + sum(there.values())
        assert not set(goods(chosen, 0)) & set(goods_on(chosen, 2))


def test_goods_of_stored_colours_always_come_along() -> None:
    """BUR-8.2: three colours are stored; only more of them can be taken, the rest stays in the depot."""
    state = depot_goods(give_goods(sailing(), 0, red=1, blue=1, pink=1), 2, red=3, brown=1)
    say(state, "place die1 1 17", "load 2")

    assert {"red": 4, "blue": 1, "pink": 1} == goods(state, 0)
    assert {"brown": 1} == goods_on(state, 2)
    assert 1 == state.positions[0]


def test_wrong_goods() -> None:
    """BUR-8.2: neither colours that are not there nor too few or too many."""
    state = depot_goods(give_goods(sailing(), 0, red=1), 2, blue=1, brown=1, orange=1)
    say(state, "place die1 1 17", "load 2")

    assert ("burgundy-goods-not-new", "BUR-8.2") == refusal(state, "goods blue pink")
    assert ("burgundy-goods-count", "BUR-8.2") == refusal(state, "goods blue")
    assert ("burgundy-goods-count", "BUR-8.2") == refusal(state, "goods blue brown orange")
    assert ("burgundy-wrong-moment", "BUR-16.2") == refusal(state, "load 2")


def test_two_depots_only_with_knowledge() -> None:
    """BUR-8.1: without knowledge 5 a ship goes to one depot."""
    state = sailing()
    say(state, "place die1 1 17")

    assert ("burgundy-one-depot", "BUR-8.1") == refusal(state, "loads 1 2")


# --- goods that may be left (BUR-14.10)


def packing(**held: int) -> State:
    state = give_goods(sailing(ship_must_take_all_it_can=False), 0, **held)
    depot_goods(state, 2, red=2, blue=1)
    say(state, "place die1 1 17", "load 2")
    return state


def test_goods_may_be_left_where_agreed() -> None:
    """BUR-8.2, BUR-14.10: without ship_must_take_all_it_can tiles are taken one by one, and any may stay."""
    state = packing()
    assert ("Pack", 0) == question(state)
    assert ["pack blue", "pack red", "leave"] == legal(state)
    say(state, "pack red", "leave")

    assert {"red": 1} == goods(state, 0)
    assert {"red": 1, "blue": 1} == goods_on(state, 2)
    assert 1 == state.positions[0]
    assert ("Turn", 0) == question(state)


def test_all_goods_may_be_left() -> None:
    """BUR-14.10: even all of them; the marker moves."""
    state = packing()
    say(state, "leave")

    assert {} == goods(state, 0)
    assert 1 == state.positions[0]


def test_packing_ends_when_nothing_is_left() -> None:
    """BUR-14.10: with the last tile the question is over."""
    state = packing()
    say(state, "pack red", "pack blue", "pack red")

    assert {"red": 2, "blue": 1} == goods(state, 0)
    assert ("Turn", 0) == question(state)


def test_packing_keeps_to_three_colours() -> None:
    """BUR-8.2, BUR-14.10: only stored colours fit when three are stored; refusals say which."""
    state = packing(red=1, pink=1, brown=1)
    assert ["pack red", "leave"] == legal(state)
    assert ("burgundy-goods-full", "BUR-8.2") == refusal(state, "pack blue")
    assert ("burgundy-goods-not-there", "BUR-8.2") == refusal(state, "pack orange")
    say(state, "pack red", "pack red")

    assert ("Turn", 0) == question(state)
    assert {"blue": 1} == goods_on(state, 2)


def test_packing_from_an_empty_depot() -> None:
    """BUR-14.4, BUR-14.10: there is nothing to ask."""
    state = sailing(ship_must_take_all_it_can=False)
    say(state, "place die1 1 17", "load 5")

    assert ("Turn", 0) == question(state)
    assert 1 == state.positions[0]


def test_packing_from_two_depots() -> None:
    """BUR-10.5, BUR-14.10: both depots are one pool; a colour comes from the first named one first."""
    state = depot_goods(place(sailing(ship_must_take_all_it_can=False), 0, {12: "knowledge:5"}), 2, red=1)
    depot_goods(state, 3, red=1, blue=1)
    say(state, "place die1 1 17", "loads 2 3", "pack red")
    assert ({}, {"red": 1, "blue": 1}) == (goods_on(state, 2), goods_on(state, 3))
    say(state, "pack red", "leave")

    assert ({}, {"blue": 1}) == (goods_on(state, 2), goods_on(state, 3))
    assert {"red": 2} == goods(state, 0)


# --- animals


def test_other_species_and_pastures_do_not_count() -> None:
    """BUR-8.3: only the species of the new tile, only its own pasture, wherever they lie in it."""
    state = place(table(), 0, {11: "building:bank", 10: "animal:pig:4", 27: "animal:cow:4", 0: "animal:cow:3"})
    store(roll(state, 0, 1, 2), 0, "animal:cow:2", "animal:cow:2")
    assert {"points": 5, "animals": 5, "left": 2} == effects(state, "place die1 1 5")
    say(state, "place die1 1 5")

    assert {"animals": 5} == sheet(state, 0)
    say(state, "place die2 2 4")
    assert {"animals": 5 + 7} == sheet(state, 0)


@pytest.mark.parametrize("species", ["cow", "chicken", "sheep", "pig"])
@pytest.mark.parametrize("size", [2, 3, 4])
def test_animals_alone(species: str, size: int) -> None:
    """BUR-8.3: a tile alone scores its own animals."""
    state = store(place(roll(table(), 0, 4, 4), 0, {11: "building:bank"}), 0, f"animal:{species}:{size}")
    say(state, "place die1 1 10")

    assert size == points(state, 0)


def test_animals_of_others_do_not_count() -> None:
    """BUR-8.3: each estate has its own pastures."""
    state = store(place(roll(table(), 0, 4, 4), 0, {11: "building:bank"}), 0, "animal:cow:2")
    place(state, 1, {11: "building:bank", 10: "animal:cow:4"})
    say(state, "place die1 1 10")

    assert [2, 0] == [points(state, 0), points(state, 1)]


# --- castles


def fortified(seats: int = 2, **options: Any) -> State:
    """A castle placed on cell 6 with a 6; the other die shows 1."""
    state = place(roll(table(seats, **options), 0, 6, 1), 0, {12: "knowledge:26"})
    return store(state, 0, "castle")


def test_a_castle_grants_one_of_four_actions() -> None:
    """BUR-8.4: take any tile of the depots, place, sell or hire, with any number and without workers; or decline."""
    state = give_goods(store(fortified(), 0, "ship", "mine"), 0, red=2, blue=1)
    lay(state, d1a="ship", d4b="building:bank", d6a="castle", black1="mine")
    say(state, "place die1 1 6")

    assert ("Castle", 0) == question(state)
    assert [
        "gain 1a",
        "gain 4b",
        "gain 6a",
        "settle 2 17",
        "settle 2 19",
        "settle 3 24",
        "trade blue",
        "trade red",
        "recruit",
        "decline",
    ] == legal(state)


def test_equal_tiles_are_granted_once() -> None:
    """BUR-8.4, BUR-9.7: of equal tiles in a depot or in storage the first is offered, as with a die."""
    state = lay(store(fortified(4), 0, "ship", "ship"), d1a="mine", d1c="mine", d2b="mine")
    say(state, "place die1 1 6")

    assert ["gain 1a", "gain 2b"] == legal(state, "gain")
    assert ["settle 2 17", "settle 2 19"] == legal(state, "settle")
    assert ("burgundy-equal-tile", "BUR-6.1") == refusal(state, "gain 1c")
    assert ("burgundy-equal-stored", "BUR-6.3") == refusal(state, "settle 3 17")


def castle_used(line: str) -> State:
    state = give_goods(store(fortified(), 0, "mine"), 0, red=2)
    lay(state, d4b="building:bank")
    say(state, "place die1 1 6", line)
    return state


def test_a_castle_takes_a_tile() -> None:
    """BUR-8.4: into storage; the other die is not used."""
    state = castle_used("gain 4b")

    assert ["building:bank", "mine", None] == stored(state, 0)
    assert ("Turn", 0) == question(state)
    assert [True, False] == [state.is_used(0, 0), state.is_used(0, 1)]
    assert (0, 0) == purse(state, 0)


def test_a_castle_places_a_tile() -> None:
    """BUR-8.4: on a space of any number."""
    assert "mine" == estate(castle_used("settle 2 24"), 0)[24]


def test_a_castle_sells() -> None:
    """BUR-8.4: any one stored colour."""
    state = castle_used("trade red")

    assert (0, 1) == purse(state, 0)
    assert {"red": 2} == sold(state, 0)
    assert {"goods": 4} == sheet(state, 0)


def test_a_castle_hires() -> None:
    """BUR-8.4: two workers."""
    assert (2, 0) == purse(castle_used("recruit"), 0)


def test_a_castle_may_be_declined() -> None:
    """BUR-8.4, BUR-14.11: nothing happens, the turn goes on."""
    state = castle_used("decline")

    assert ["mine"] == [tile for tile in stored(state, 0) if tile]
    assert (0, 0) == purse(state, 0)
    assert ("Turn", 0) == question(state)


def test_a_castle_must_be_used_where_the_table_agreed_so() -> None:
    """BUR-8.4, BUR-14.10: with effects_compulsory there is always something to do, so it cannot be declined."""
    state = store(fortified(effects_compulsory=True), 0, "mine")
    say(state, "place die1 1 6")

    assert ("Castle", 0) == question(state)
    assert "decline" not in legal(state)
    assert ("burgundy-must-use", "BUR-8.4") == refusal(state, "decline")
    say(state, "recruit")
    assert ("Turn", 0) == question(state)


def test_conditions_of_a_castle_placement() -> None:
    """BUR-8.4, BUR-6.3: colour, neighbour and one of each building in a city still hold."""
    state = store(place(fortified(), 0, {25: "building:bank"}), 0, "building:bank", "ship")
    say(state, "place die1 1 6")

    assert ["settle 2 11", "settle 2 13", "settle 3 17", "settle 3 19"] == legal(state, "settle")
    assert ("burgundy-same-building", "BUR-9.10") == refusal(state, "settle 2 26")
    assert ("burgundy-wrong-kind", "BUR-6.3") == refusal(state, "settle 3 24")
    assert ("burgundy-not-adjacent", "BUR-6.3") == refusal(state, "settle 3 15")
    assert ("burgundy-cell-taken", "BUR-6.3") == refusal(state, "settle 2 25")
    assert ("burgundy-nothing-stored", "BUR-6.3") == refusal(state, "settle 1 17")
    assert ("burgundy-no-goods", "BUR-6.5") == refusal(state, "trade red")
    assert ("burgundy-slot-empty", "BUR-6.1") == refusal(state, "gain 1a")


def test_castles_chain() -> None:
    """BUR-8.4, BUR-16.2: a castle placed by a castle grants another action."""
    state = store(fortified(), 0, "castle", "castle")
    say(state, "place die1 1 6", "settle 2 1")
    assert ("Castle", 0) == question(state)
    say(state, "settle 3 2")
    assert ("Castle", 0) == question(state)
    assert {"regions": 6, "phases": 10, "colours": 5} == sheet(state, 0)
    say(state, "recruit")

    assert ("Turn", 0) == question(state)
    assert (2, 0) == purse(state, 0)


def test_knowledge_for_sales_works_with_a_castle() -> None:
    """BUR-8.5, BUR-10.3, BUR-10.4: 2 silver and a worker for a castle's sale."""
    state = place(give_goods(fortified(), 0, red=1), 0, {7: "knowledge:3", 3: "knowledge:4"})
    say(state, "place die1 1 6")
    assert {"silver": 2, "workers": 1, "points": 2} == effects(state, "trade red")
    say(state, "trade red")

    assert (1, 2) == purse(state, 0)


def test_knowledge_for_workers_works_with_a_castle() -> None:
    """BUR-8.5, BUR-10.14, BUR-10.15: 4 workers and a silver for a castle's hiring."""
    state = place(fortified(), 0, {7: "knowledge:13", 3: "knowledge:14"})
    say(state, "place die1 1 6")
    assert {"workers": 4, "silver": 1} == effects(state, "recruit")
    say(state, "recruit")

    assert (4, 1) == purse(state, 0)


# --- mines and knowledge


def test_a_mine_has_no_immediate_effect() -> None:
    """BUR-8.6: no silver, no points, no question when it is placed."""
    state = store(roll(table(), 0, 4, 4), 0, "mine")
    assert {"left": 2} == effects(state, "place die1 1 24")
    say(state, "place die1 1 24")

    assert (0, 0) == purse(state, 0)
    assert ["placed"] == happened(state)
    assert ("Turn", 0) == question(state)


def test_knowledge_works_at_once() -> None:
    """BUR-8.7: for the second die of the same turn; here 14 gives it four workers."""
    state = store(roll(table(), 0, 1, 5), 0, "knowledge:14")
    assert {"workers": 2} == effects(state, "workers die2")
    say(state, "place die1 1 12")
    assert {"workers": 4} == effects(state, "workers die2")
    say(state, "workers die2")

    assert (4, 0) == purse(state, 0)


def test_the_view_of_a_chain() -> None:
    """BUR-8.4: the question tells what still waits."""
    state = store(fortified(), 0, "ship")
    say(state, "place die1 1 6")

    assert {"decision": "CASTLE", "seats": [0], "chain": ["die:2"]} == GAME.view(state, 1)["question"]
