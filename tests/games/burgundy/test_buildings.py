"""Buildings: an effect once, at once, without a die (BUR-9)."""

from typing import Any

import pytest

from igroteka.games.burgundy.state import State
from tests.games.burgundy.table import (
    effects,
    estate,
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
from tests.games.saying import happened, legal, question, say


def builder(building: str, *stored_too: str, seats: int = 2, **options: Any) -> State:
    """A building and a 3 for cell 25, in a city of five; the other die shows 6."""
    return store(roll(table(seats, **options), 0, 3, 6), 0, f"building:{building}", *stored_too)


def built(building: str, *stored_too: str, **options: Any) -> State:
    state = builder(building, *stored_too, **options)
    say(state, "place die1 1 25")
    return state


def market_hall(**options: Any) -> State:
    """A tile of every kind in the depots, two buildings, and others in the black depot."""
    return lay(
        builder("bank", **options),
        d1a="building:church",
        d1b="ship",
        d2a="knowledge:3",
        d2b="castle",
        d3a="animal:cow:2",
        d3b="building:market",
        d5a="mine",
        black1="building:bank",
        black2="ship",
        black3="mine",
    )


# --- what building brings what


def test_warehouse() -> None:
    """BUR-9.1: sell one stored colour of choice, exactly as with a die."""
    state = give_goods(builder("warehouse", seats=3), 0, red=2, blue=1)
    say(state, "place die1 1 25")
    assert ("Warehouse", 0) == question(state)
    assert ["trade blue", "trade red", "decline"] == legal(state)
    assert {"silver": 1, "points": 6} == effects(state, "trade red")
    say(state, "trade red")

    assert {"goods": 6} == sheet(state, 0)
    assert {"red": 2} == sold(state, 0)
    assert {"blue": 1} == goods(state, 0)
    assert (0, 1) == purse(state, 0)
    assert ("Turn", 0) == question(state)


def test_knowledge_3_and_4_apply_to_the_warehouse() -> None:
    """BUR-9.1, BUR-10.3, BUR-10.4: two silver and a worker."""
    state = give_goods(place(builder("warehouse"), 0, {12: "knowledge:3", 7: "knowledge:4"}), 0, red=2)
    say(state, "place die1 1 25", "trade red")

    assert (1, 2) == purse(state, 0)


@pytest.mark.parametrize(
    ("building", "offered", "rule"),
    [
        ("carpenter", ["gain 1a", "gain 3b"], "BUR-9.2"),
        ("church", ["gain 2a", "gain 2b", "gain 5a"], "BUR-9.3"),
        ("market", ["gain 1b", "gain 3a"], "BUR-9.4"),
    ],
)
def test_a_building_that_takes_a_tile(building: str, offered: list[str], rule: str) -> None:
    """BUR-9.2, BUR-9.3, BUR-9.4: carpenter buildings; church mines, knowledge, castles; market ships, animals.

    From any numbered depot, never from the black one; into storage.
    """
    state = market_hall()
    state.storage[0] = -1
    store(state, 0, f"building:{building}")
    say(state, "place die1 1 25")
    assert ("TakeTile", 0) == question(state)
    assert building == state.question()["building"]
    assert [*offered, "decline"] == legal(state)
    others = {f"gain {depot}{space}" for depot in range(1, 7) for space in "ab"} - set(offered)
    for line in sorted(others - {"gain 4a", "gain 4b", "gain 5b", "gain 6a", "gain 6b"}):
        assert ("burgundy-not-granted", rule) == refusal(state, line)
    assert ("burgundy-slot-empty", "BUR-6.1") == refusal(state, "gain 4a")
    for line in offered:
        taken = state.copy()
        say(taken, line)
        assert 1 == len([tile for tile in stored(taken, 0) if tile])
        assert ("Turn", 0) == question(taken)
        assert not taken.is_used(0, 1)


def test_boarding_house() -> None:
    """BUR-9.5, BUR-9.11: four workers, by themselves; knowledge 13 and 14 do not apply."""
    state = place(builder("boarding_house"), 0, {12: "knowledge:13", 7: "knowledge:14"})
    assert {"workers": 4, "left": 4} == effects(state, "place die1 1 25")
    say(state, "place die1 1 25")

    assert (4, 0) == purse(state, 0)
    assert ("Turn", 0) == question(state)


def test_bank() -> None:
    """BUR-9.6, BUR-9.11: two silver; knowledge 3 does not apply, it is no sale."""
    state = place(builder("bank"), 0, {12: "knowledge:3"})
    assert {"silver": 2, "left": 4} == effects(state, "place die1 1 25")
    say(state, "place die1 1 25")

    assert (0, 2) == purse(state, 0)


def test_watchtower() -> None:
    """BUR-9.8, BUR-9.11: four points."""
    state = builder("watchtower")
    assert {"points": 4, "building": 4, "left": 4} == effects(state, "place die1 1 25")
    say(state, "place die1 1 25")

    assert {"watchtowers": 4} == sheet(state, 0)


def test_city_hall() -> None:
    """BUR-9.7: one more stored tile of any kind; the number does not matter, its effect applies."""
    state = built("city_hall", "ship", "building:watchtower")
    assert ("CityHall", 0) == question(state)
    assert ["settle 2 17", "settle 2 19", "settle 3 11", "settle 3 26", "settle 3 31", "decline"] == legal(state)
    say(state, "settle 3 31")

    assert {"watchtowers": 4} == sheet(state, 0)
    assert ("Turn", 0) == question(state)
    assert {18: "castle", 25: "building:city_hall", 31: "building:watchtower"} == estate(state, 0)


def test_conditions_of_the_city_hall() -> None:
    """BUR-9.7, BUR-6.3: colour, neighbour and one of each building in a city still hold."""
    state = built("city_hall", "building:city_hall", "mine")

    assert ["settle 2 11", "settle 3 24", "decline"] == legal(state)
    assert ("burgundy-same-building", "BUR-9.10") == refusal(state, "settle 2 26")
    assert ("burgundy-not-adjacent", "BUR-6.3") == refusal(state, "settle 3 33")
    assert ("burgundy-wrong-kind", "BUR-6.3") == refusal(state, "settle 3 17")
    assert ("burgundy-wrong-moment", "BUR-16.2") == refusal(state, "recruit")
    assert ("burgundy-wrong-moment", "BUR-16.2") == refusal(state, "gain 1a")
    assert ("burgundy-wrong-moment", "BUR-16.2") == refusal(state, "trade red")


# --- lost, declined, once


@pytest.mark.parametrize("building", ["warehouse", "carpenter", "church", "market", "city_hall"])
def test_an_effect_that_cannot_be_used_is_lost(building: str) -> None:
    """BUR-9.9: the building may be placed all the same."""
    state = built(building)

    assert ("Turn", 0) == question(state)
    assert ["placed"] == happened(state)
    assert 0 == points(state, 0)
    assert (0, 0) == purse(state, 0)


def test_a_city_hall_without_a_place_for_the_tile() -> None:
    """BUR-9.9: a stored tile that fits nowhere is no use."""
    state = built("city_hall", "animal:cow:2", "castle")

    assert ("Turn", 0) == question(state)
    assert [None, "animal:cow:2", "castle"] == stored(state, 0)


@pytest.mark.parametrize("building", ["warehouse", "carpenter", "church", "market", "city_hall"])
def test_an_effect_may_be_declined(building: str) -> None:
    """BUR-9.9, BUR-14.11: using it is optional; nothing changes."""
    state = market_hall()
    state.storage[0] = -1
    give_goods(store(state, 0, f"building:{building}", "mine"), 0, red=1)
    say(state, "place die1 1 25")
    assert "decline" == legal(state)[-1]
    say(state, "decline")

    assert [None, "mine", None] == stored(state, 0)
    assert {"red": 1} == goods(state, 0)
    assert ("Turn", 0) == question(state)


@pytest.mark.parametrize("building", ["warehouse", "carpenter", "church", "market", "city_hall"])
def test_an_effect_that_can_be_used_must_be_used_where_the_table_agreed_so(building: str) -> None:
    """BUR-9.9, BUR-14.10: with effects_compulsory it cannot be declined, and the refusal says so."""
    state = market_hall(effects_compulsory=True)
    state.storage[0] = -1
    give_goods(store(state, 0, f"building:{building}", "mine"), 0, red=1)
    say(state, "place die1 1 25")

    assert "decline" not in legal(state)
    assert ("burgundy-must-use", "BUR-9.9") == refusal(state, "decline")
    say(state, legal(state)[0])
    assert ("Turn", 0) == question(state)


@pytest.mark.parametrize("building", ["warehouse", "carpenter", "church", "market", "city_hall"])
def test_a_compulsory_effect_that_cannot_be_used_is_lost(building: str) -> None:
    """BUR-9.9: the building may be placed all the same."""
    state = built(building, effects_compulsory=True)

    assert ("Turn", 0) == question(state)
    assert ["placed"] == happened(state)


@pytest.mark.parametrize("building", ["boarding_house", "bank", "watchtower"])
def test_gains_are_automatic(building: str) -> None:
    """BUR-9.11: there is nothing to decline."""
    state = built(building)

    assert ("Turn", 0) == question(state)
    assert ["placed", "gained"] == happened(state)


def test_a_building_works_once() -> None:
    """BUR-9.11: a later tile in the same city does not wake it up."""
    state = place(builder("watchtower"), 0, {26: "building:bank", 31: "building:boarding_house"})
    say(state, "place die1 1 25")

    assert (0, 0) == purse(state, 0)
    assert 4 == points(state, 0)


def test_the_same_building_in_another_city() -> None:
    """BUR-9.10: one of each type in a city, and one more in each other city."""
    state = place(roll(table(), 0, 3, 2), 0, {25: "building:bank", 12: "knowledge:26", 17: "ship"})
    store(state, 0, "building:bank", "building:bank")
    assert ["place die1 1 11", "place die2 1 13"] == legal(state, "place")
    say(state, "place die1 1 11", "place die2 2 13")

    assert (0, 4) == purse(state, 0)


def test_the_same_building_anywhere_in_a_large_city() -> None:
    """BUR-9.10, BUR-1.10: the whole region counts, not only neighbours; estate 2 has a city of eight."""
    state = place(
        roll(table(estate=2, castle=3), 0, 6, 6), 0, {1: "building:bank", 17: "building:church", 22: "knowledge:1"}
    )
    state.lore[0] = 0
    store(state, 0, "building:bank")

    assert [] == [line for line in legal(state, "place") if line.endswith((" 15", " 16", " 18"))]
    assert ("burgundy-same-building", "BUR-9.10") == refusal(state, "place die1 1 16")


# --- chains


def test_a_city_hall_lets_a_castle_follow() -> None:
    """BUR-9.7, BUR-8.4, BUR-16.2: city hall -> castle -> city hall -> castle, all in one die."""
    state = place(table(), 0, {12: "knowledge:26"})
    store(roll(state, 0, 3, 5), 0, "building:city_hall", "castle", "building:city_hall")
    lay(state, d1a="castle")
    say(state, "place die1 1 25", "settle 2 6")
    assert ("Castle", 0) == question(state)
    say(state, "settle 3 11")
    assert {"regions": 1, "phases": 10} == sheet(state, 0)
    assert ("Turn", 0) == question(state)  # the second city hall finds the storage empty

    assert [None, None, None] == stored(state, 0)
    assert not state.is_used(0, 1)


def test_castle_city_hall_castle_and_so_on() -> None:
    """BUR-16.2: castle -> city hall -> castle -> take; bounded by the storage."""
    state = place(table(), 0, {12: "knowledge:26"})
    store(roll(state, 0, 6, 5), 0, "castle", "building:city_hall", "castle")
    lay(state, d4a="castle")
    asked = []
    for line in ("place die1 1 6", "settle 2 25", "settle 3 1", "gain 4a"):
        say(state, line)
        asked.append(question(state)[0])

    assert ["Castle", "CityHall", "Castle", "Turn"] == asked
    assert ["castle", None, None] == stored(state, 0)
    assert {6, 25, 1} < set(estate(state, 0))


def test_a_ship_in_a_chain() -> None:
    """BUR-9.7, BUR-8.1: a ship placed by a city hall loads and moves, then the turn goes on."""
    state = built("city_hall", "ship")
    say(state, "settle 2 19")
    assert ("Ship", 0) == question(state)
    say(state, "load 2")

    assert 1 == state.positions[0]
    assert ("Turn", 0) == question(state)


def test_what_waits_is_told() -> None:
    """BUR-16.2: the pending effect is on top, the dice wait below."""
    state = place(table(), 0, {12: "knowledge:26"})
    store(roll(state, 0, 6, 5), 0, "castle", "building:carpenter")
    lay(state, d4a="building:bank", d4b="ship")
    say(state, "place die1 1 6", "settle 2 25")

    assert {"decision": "TAKE", "seats": [0], "chain": ["die:2"], "building": "carpenter"} == state.question()
