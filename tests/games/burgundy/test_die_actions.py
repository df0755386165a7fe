"""The four actions of a die (BUR-6)."""

import pytest

from igroteka.games.burgundy.data.box import FACE_NAMES, NONE
from igroteka.games.burgundy.game import GAME
from igroteka.games.burgundy.state import State
from tests.games.burgundy.table import (
    effects,
    estate,
    give,
    give_goods,
    goods,
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
)
from tests.games.burgundy.walks import steps
from tests.games.saying import happened, legal, question, say

# --- take a tile


@pytest.mark.parametrize("number", range(1, 7))
def test_take_from_the_depot_of_the_die(number: int) -> None:
    """BUR-6.1: any tile of the depot whose number the die shows, and of no other."""
    state = lay(roll(table(4), 0, number, number), **{f"d{depot}a": "ship" for depot in range(1, 7)})
    lay(state, **{f"d{depot}d": "mine" for depot in range(1, 7)})

    assert [f"take die1 {number}a", f"take die1 {number}d"] == legal(state, "take")


def test_a_taken_tile_comes_into_storage() -> None:
    """BUR-6.1: into the first empty place, never directly into the estate; the space of the depot stays empty."""
    state = store(lay(roll(table(), 0, 4, 2), d4b="ship"), 0, "mine")
    say(state, "take die1 4b")

    assert ["mine", "ship", None] == stored(state, 0)
    assert {18: "castle"} == estate(state, 0)
    assert ("burgundy-slot-empty", "BUR-6.1") == refusal(state, "take die2 4b")


def test_the_second_die_may_place_what_the_first_took() -> None:
    """BUR-6.1: the very same tile in the same turn."""
    state = lay(roll(table(), 0, 5, 4), d5a="mine")
    say(state, "take die1 5a", "place die2 1 24")

    assert "mine" == estate(state, 0)[24]


def test_no_tile_of_the_black_depot_for_a_die() -> None:
    """BUR-6.1: the black depot has no number."""
    state = lay(give(roll(table(), 0, 1, 2), 0, workers=9), black1="ship", black2="mine")

    assert [] == legal(state, "take")


def test_an_empty_depot_gives_nothing() -> None:
    """BUR-6.1: the action is not available there."""
    state = roll(table(), 0, 1, 1)

    assert [] == legal(state, "take")
    assert ("burgundy-slot-empty", "BUR-6.1") == refusal(state, "take die1 1a")


def test_equal_tiles_of_a_depot_are_offered_once() -> None:
    """BUR-6.1: two ships in one depot are the same choice; in two depots they are not."""
    state = lay(give(roll(table(4), 0, 1, 1), 0, workers=1), d1a="ship", d1c="ship", d2a="ship", d1d="mine")

    assert ["take die1 1a", "take die1 1d", "take die1 2a"] == legal(state, "take")
    assert ("burgundy-equal-tile", "BUR-6.1") == refusal(state, "take die1 1c")
    say(state, "take die1 1a")
    assert ["take die2 1c", "take die2 1d", "take die2 2a"] == legal(state, "take")


# --- a full storage


def full() -> State:
    """A full storage and a die for depot 2."""
    return lay(store(roll(table(), 0, 2, 5), 0, "castle", "mine", "building:bank"), d2a="ship", d2b="mine")


def test_a_full_storage_makes_room_first() -> None:
    """BUR-6.2: one stored tile of choice leaves the game; the new one cannot be it."""
    state = full()
    say(state, "take die1 2a")

    assert ("Discard", 0) == question(state)
    assert ["discard 1", "discard 2", "discard 3"] == legal(state)
    assert "ship" == GAME.view(state, 0)["depots"][1]["slots"][0]["tile"]
    say(state, "discard 2")
    assert ["castle", "ship", "building:bank"] == stored(state, 0)
    assert 1 == state.removed[FACE_NAMES.index("mine")]
    assert 1 == sum(state.removed)
    assert ["discarded", "taken"] == happened(state)
    assert ("Turn", 0) == question(state)
    assert state.is_used(0, 0)


def test_a_tile_equal_to_the_discarded_one_may_be_taken() -> None:
    """BUR-6.2: a stored mine goes, the mine of the depot comes."""
    state = full()
    say(state, "take die1 2b", "discard 2")

    assert ["castle", "mine", "building:bank"] == stored(state, 0)


def test_equal_stored_tiles_are_discarded_once() -> None:
    """BUR-6.2: of equal tiles only the first is offered."""
    state = lay(store(roll(table(), 0, 2, 5), 0, "castle", "mine", "mine"), d2a="ship")
    say(state, "take die1 2a")

    assert ["discard 1", "discard 2"] == legal(state)
    assert ("burgundy-equal-stored", "BUR-6.2") == refusal(state, "discard 3")
    assert ("burgundy-wrong-moment", "BUR-16.2") == refusal(state, "workers die2")


def test_workers_are_paid_before_the_discard() -> None:
    """BUR-6.2, BUR-14.7: the action is chosen with its target and paid at that moment."""
    state = give(full(), 0, workers=3)
    say(state, "take die2 2a")
    assert (0, 0) == purse(state, 0)
    say(state, "discard 1")

    assert "ship" == stored(state, 0)[0]
    assert state.is_used(0, 1)
    assert not state.is_used(0, 0)


# --- place a tile


def test_a_tile_needs_its_number() -> None:
    """BUR-6.3 a: the space shows the number of the die."""
    state = store(roll(table(), 0, 2, 5), 0, "ship")

    assert ["place die1 1 17", "place die2 1 19"] == legal(state, "place")
    assert ("burgundy-too-few-workers", "BUR-5.3") == refusal(state, "place die1 1 19")


def test_a_tile_needs_its_colour() -> None:
    """BUR-6.3 b: a mine on a ship space is refused."""
    state = store(roll(table(), 0, 2, 4), 0, "mine")

    assert ("burgundy-wrong-kind", "BUR-6.3") == refusal(state, "place die1 1 17")
    assert ["place die2 1 24"] == legal(state, "place")


def test_a_tile_needs_a_neighbour() -> None:
    """BUR-6.3 c: an edge with a tile that lies in the estate already."""
    state = store(roll(table(), 0, 1, 5), 0, "ship")

    assert ("burgundy-not-adjacent", "BUR-6.3") == refusal(state, "place die1 1 16")
    place(state, 0, {17: "ship"})
    assert "place die1 1 16" in legal(state)
    assert "place die1 1 21" not in legal(state)


def test_a_space_takes_one_tile() -> None:
    """BUR-6.3: the space must be empty."""
    state = store(place(roll(table(), 0, 2, 5), 0, {17: "ship"}), 0, "ship")

    assert ("burgundy-cell-taken", "BUR-6.3") == refusal(state, "place die1 1 17")


def test_an_empty_place_of_the_storage() -> None:
    """BUR-6.3: only what is stored can be placed; equal tiles are offered once."""
    state = store(roll(table(), 0, 2, 5), 0, "ship", "ship")

    assert ("burgundy-nothing-stored", "BUR-6.3") == refusal(state, "place die1 3 17")
    assert ("burgundy-equal-stored", "BUR-6.3") == refusal(state, "place die1 2 17")
    say(state, "place die1 1 17", "load 1")
    assert ["place die2 2 19"] == legal(state, "place")


def test_a_city_takes_each_building_once() -> None:
    """BUR-6.3 d, BUR-9.10: a second bank not in the same city, but in another one."""
    state = store(place(roll(table(), 0, 3, 1), 0, {25: "building:bank"}), 0, "building:bank")

    assert ("burgundy-same-building", "BUR-9.10") == refusal(state, "place die2 1 26")
    assert ["place die1 1 11"] == legal(state, "place")


def test_estates_are_separate() -> None:
    """BUR-6.3: tiles of other players are no neighbours and no buildings of this city."""
    state = store(roll(table(), 0, 1, 3), 0, "ship", "building:bank")
    place(state, 1, {17: "ship", 25: "building:bank"})

    assert ["place die2 2 11", "place die2 2 25"] == legal(state, "place")


def test_a_placed_tile_leaves_the_storage() -> None:
    """BUR-6.3: its place in the storage is empty, the others keep theirs."""
    state = store(roll(table(), 0, 4, 5), 0, "castle", "mine", "ship")
    say(state, "place die1 2 24")

    assert ["castle", None, "ship"] == stored(state, 0)
    assert {18: "castle", 24: "mine"} == estate(state, 0)


# --- what follows


def test_the_order_of_what_follows() -> None:
    """BUR-6.4: first the region, then the colour, then the effect of the tile."""
    state = place(table(), 0, dict.fromkeys((0, 4), "animal:cow:2") | {5: "animal:pig:2", 9: "animal:pig:2"})
    place(state, 0, {27: "animal:sheep:2", 11: "building:bank"})
    store(roll(state, 0, 4, 6), 0, "animal:cow:4")
    say(state, "place die1 1 10")

    assert ["placed", "region-done", "colour-done", "animals"] == happened(state)
    assert {"regions": 15, "phases": 10, "colours": 5, "animals": 8} == sheet(state, 0)


def test_a_building_works_after_its_city_has_scored() -> None:
    """BUR-6.4: the region, then what the building gives."""
    state = store(roll(table(), 0, 3, 6), 0, "building:watchtower")
    assert {"points": 15, "region": 1, "phase": 10, "building": 4} == effects(state, "place die1 1 11")
    say(state, "place die1 1 11")

    assert ["placed", "region-done", "gained"] == happened(state)


def test_a_ship_works_after_its_river_has_scored() -> None:
    """BUR-6.4, BUR-8.1: the score comes before the goods, the goods before the marker."""
    state = place(table(), 0, {17: "ship", 16: "ship"})
    store(roll(state, 0, 6, 6), 0, "ship")
    say(state, "place die1 1 15")

    assert {"regions": 6, "phases": 10} == sheet(state, 0)
    assert ["placed", "region-done"] == happened(state)


# --- sell goods


@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 4)])
def test_a_sale(seats: int, each: int) -> None:
    """BUR-6.5: all tiles of the colour, 2, 3 or 4 points for each, one silver in all."""
    state = give_goods(roll(table(seats), 0, 4, 1), 0, red=3, brown=2)
    assert {"silver": 1, "points": 3 * each} == effects(state, "sell die1 red")
    say(state, "sell die1 red")

    assert {"goods": 3 * each} == sheet(state, 0)
    assert (0, 1) == purse(state, 0)
    assert {"brown": 2} == goods(state, 0)
    assert {"red": 3} == sold(state, 0)
    assert {} == sold(state, 1)
    assert ["sold", "earned"] == happened(state)


@pytest.mark.parametrize(
    ("number", "colour"), [(1, "blue"), (2, "purple"), (3, "pink"), (4, "red"), (5, "brown"), (6, "orange")]
)
def test_each_colour_has_its_number(number: int, colour: str) -> None:
    """BUR-6.5, BUR-1.6: the die shows which colour is sold."""
    state = give_goods(roll(table(), 0, number, number), 0, **{colour: 1})

    assert [f"sell die1 {colour}"] == legal(state, "sell")


def test_nothing_to_sell() -> None:
    """BUR-6.5: at least one tile is needed."""
    state = give_goods(roll(table(), 0, 4, 4), 1, red=3)

    assert [] == legal(state, "sell")
    assert ("burgundy-no-goods", "BUR-6.5") == refusal(state, "sell die1 red")


def test_everybody_has_a_sold_pile() -> None:
    """BUR-6.5: what a seat sells lies in its own pile."""
    state = give_goods(roll(table(3, 2), 2, 4, 1), 2, red=2)
    say(state, "sell die1 red")

    assert [{}, {}, {"red": 2}] == [sold(state, seat) for seat in range(3)]
    assert [0, 0, 6] == [points(state, seat) for seat in range(3)]


def test_sales_add_up() -> None:
    """BUR-6.5: two colours in one turn are two sales."""
    state = give_goods(roll(table(), 0, 4, 1), 0, red=1, blue=2)
    say(state, "sell die1 red", "sell die2 blue")

    assert (0, 2) == purse(state, 0)
    assert 6 == points(state, 0)
    assert {"red": 1, "blue": 2} == sold(state, 0)


# --- take workers


@pytest.mark.parametrize("number", range(1, 7))
def test_take_workers(number: int) -> None:
    """BUR-6.6: two workers for a die of any value."""
    state = roll(table(), 0, number, 7 - number)
    assert {"workers": 2} == effects(state, "workers die1")
    say(state, "workers die1")

    assert (2, 0) == purse(state, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_placed_tiles_stay(seats: int) -> None:
    """BUR-6.7: in a whole game no tile of an estate moves or leaves."""
    for step in steps(seats, 3):
        for cell in range(37 * seats):
            before = step.before.cells[cell]
            assert before in (NONE, step.after.cells[cell])
