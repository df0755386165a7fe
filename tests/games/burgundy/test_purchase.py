"""The purchase (BUR-7)."""

from typing import Any

import pytest

from igroteka.games.burgundy.data.box import FACE_NAMES
from igroteka.games.burgundy.state import State
from tests.games.burgundy.table import effects, estate, give, lay, place, purse, refusal, roll, store, stored, table
from tests.games.saying import happened, legal, question, say


def buyer(silver: int = 2, **options: Any) -> State:
    """Silver, two tiles in the black depot and one in depot 5; dice 1 and 2."""
    state = give(roll(table(**options), 0, 1, 2), 0, silver=silver)
    return lay(state, black1="ship", black3="mine", d5a="castle")


def test_a_purchase() -> None:
    """BUR-7.1: two silver for a tile of the black depot, without a die."""
    state = buyer()
    assert ["buy black1", "buy black3"] == legal(state, "buy")
    assert {"silver": -2} == effects(state, "buy black3")
    say(state, "buy black3")

    assert ["mine", None, None] == stored(state, 0)
    assert (0, 0) == purse(state, 0)
    assert not state.is_used(0, 0)
    assert not state.is_used(0, 1)
    assert ["bought"] == happened(state)


def test_one_purchase_a_turn() -> None:
    """BUR-7.1: a second one is refused, whatever silver is left."""
    state = buyer(silver=4)
    say(state, "buy black1")

    assert [] == legal(state, "buy")
    assert ("burgundy-already-bought", "BUR-7.1") == refusal(state, "buy black3")


def test_everybody_may_buy_in_the_own_turn() -> None:
    """BUR-7.1: what one player bought does not stop the next."""
    state = give(buyer(), 1, silver=2)
    say(state, "buy black1", "workers die1", "workers die2")

    assert ("Turn", 1) == question(state)
    assert ["buy black3"] == legal(state, "buy")


def test_too_little_silver() -> None:
    """BUR-7.1: one silver is not enough."""
    state = buyer(silver=1)

    assert [] == legal(state, "buy")
    assert ("burgundy-too-little-silver", "BUR-7.1") == refusal(state, "buy black1")


def test_an_empty_space_of_the_black_depot() -> None:
    """BUR-7.1: there must be a tile; equal tiles are offered once."""
    state = lay(buyer(), black4="mine")

    assert ["buy black1", "buy black3"] == legal(state, "buy")
    assert ("burgundy-slot-empty", "BUR-6.1") == refusal(state, "buy black2")
    assert ("burgundy-equal-tile", "BUR-6.1") == refusal(state, "buy black4")


def test_the_black_depot_is_one_depot() -> None:
    """BUR-7.1: of equal tiles anywhere in its eight spaces one is offered, and each depot has its own."""
    state = give(roll(place(table(4), 0, {12: "knowledge:6"}), 0, 1, 1), 0, silver=2)
    lay(state, black2="ship", black5="mine", black7="ship", black8="mine", d1a="ship", d6d="ship")

    assert ["buy 1a", "buy 6d", "buy black2", "buy black5"] == legal(state, "buy")


def test_before_between_or_after_the_actions() -> None:
    """BUR-7.2: at three moments of the turn."""
    state = buyer()
    assert [] != legal(state, "buy")
    say(state, "workers die2")
    assert [] != legal(state, "buy")
    say(state, "workers die1")
    assert ["buy black1", "buy black3", "end"] == legal(state)


def test_no_purchase_inside_an_action() -> None:
    """BUR-7.2, BUR-14.2: not between a castle and the action it grants, nor before a ship has loaded."""
    for tile, cell, asked in (("castle", 6, "Castle"), ("ship", 17, "Ship")):
        state = store(place(roll(buyer(), 0, 6, 2), 0, {12: "knowledge:1"}), 0, tile)
        say(state, f"place {'die1' if cell == 6 else 'die2'} 1 {cell}")
        assert (asked, 0) == question(state)
        assert [] == legal(state, "buy")
        assert ("burgundy-buy-inside", "BUR-7.2") == refusal(state, "buy black1")


def test_a_full_storage_makes_room_for_a_purchase() -> None:
    """BUR-7.3, BUR-14.3: one stored tile is discarded first, as for a taken one."""
    state = store(buyer(), 0, "castle", "castle", "building:bank")
    say(state, "buy black3")

    assert ("Discard", 0) == question(state)
    assert ["discard 1", "discard 3"] == legal(state)
    assert (0, 0) == purse(state, 0)
    say(state, "discard 1")
    assert ["mine", "castle", "building:bank"] == stored(state, 0)
    assert 1 == state.removed[FACE_NAMES.index("castle")]
    assert ["discarded", "bought"] == happened(state)
    assert [] == legal(state, "buy")


def test_room_is_needed_where_agreed() -> None:
    """BUR-7.3, BUR-14.10: without discard_allowed_on_any_acquisition a purchase needs an empty place."""
    state = store(buyer(discard_allowed_on_any_acquisition=False), 0, "castle", "castle")
    assert ["buy black1", "buy black3"] == legal(state, "buy")
    store(state, 0, "building:bank")

    assert [] == legal(state, "buy")
    assert ("burgundy-storage-full", "BUR-7.3") == refusal(state, "buy black1")


def test_a_die_may_still_discard_where_a_purchase_may_not() -> None:
    """BUR-14.10: the option leaves the take-a-tile action alone."""
    state = store(buyer(discard_allowed_on_any_acquisition=False), 0, "castle", "castle", "building:bank")
    roll(state, 0, 5, 1)
    say(state, "take die1 5a")

    assert ("Discard", 0) == question(state)


def test_a_castle_may_still_discard_where_a_purchase_may_not() -> None:
    """BUR-14.10: nor does it touch the castle's action; a purchase inside has filled the storage."""
    options: dict[str, Any] = {
        "discard_allowed_on_any_acquisition": False,
        "buy_between_place_and_granted_action": True,
    }
    state = place(roll(buyer(**options), 0, 6, 1), 0, {12: "knowledge:1"})
    store(state, 0, "castle", "building:bank", "building:bank")
    say(state, "place die1 1 6", "buy black3")
    assert ["mine", "building:bank", "building:bank"] == stored(state, 0)
    say(state, "gain 5a")

    assert ("Discard", 0) == question(state)


def test_knowledge_6_buys_anywhere() -> None:
    """BUR-7.4, BUR-10.6: any of the seven depots, still once and for two silver."""
    state = place(buyer(silver=5), 0, {12: "knowledge:6"})
    assert ["buy 5a", "buy black1", "buy black3"] == legal(state, "buy")
    say(state, "buy 5a")

    assert ["castle", None, None] == stored(state, 0)
    assert (0, 3) == purse(state, 0)
    assert [] == legal(state, "buy")


def test_numbered_depots_are_not_for_sale() -> None:
    """BUR-7.4: without knowledge 6 in the estate only the black depot is; in storage it does not work."""
    state = store(buyer(), 0, "knowledge:6")
    place(state, 1, {12: "knowledge:5"})

    assert ["buy black1", "buy black3"] == legal(state, "buy")
    assert ("burgundy-not-for-sale", "BUR-7.4") == refusal(state, "buy 5a")


def test_knowledge_6_with_an_empty_black_depot() -> None:
    """BUR-7.4, BUR-5.6: the purchase is asked for as long as any depot has a tile."""
    state = place(give(roll(table(), 0, 1, 1), 0, silver=2), 0, {12: "knowledge:6"})
    lay(state, d5a="castle")
    say(state, "workers die1", "workers die2")

    assert ["buy 5a", "end"] == legal(state)


def test_knowledge_6_with_a_full_storage() -> None:
    """BUR-10.6, BUR-7.3: a tile of a numbered depot is bought after a discard."""
    state = store(place(buyer(), 0, {12: "knowledge:6"}), 0, "ship", "mine", "building:bank")
    say(state, "buy 5a")
    assert ("Discard", 0) == question(state)
    say(state, "discard 2")

    assert ["ship", "castle", "building:bank"] == stored(state, 0)
    assert [] == legal(state, "buy")


def test_a_bought_tile_may_be_placed_at_once() -> None:
    """BUR-7.5: with a die used later in the same turn."""
    state = roll(buyer(), 0, 2, 1)
    say(state, "buy black1", "place die1 1 17", "load 6")

    assert "ship" == estate(state, 0)[17]


# --- where a purchase inside an action is agreed


def inside(**tiles: str) -> State:
    """A castle on cell 6 grants an action; purchases inside are allowed."""
    state = place(buyer(buy_between_place_and_granted_action=True), 0, {12: "knowledge:1"})
    store(roll(state, 0, 6, 2), 0, "castle", *tiles.values())
    say(state, "place die1 1 6")
    return state


def test_a_purchase_between_castle_and_action() -> None:
    """BUR-7.2, BUR-14.10: the granted action is still open afterwards, and may use the bought tile."""
    state = inside()
    assert ["buy black1", "buy black3"] == legal(state, "buy")
    say(state, "buy black3")

    assert ("Castle", 0) == question(state)
    assert ["settle 1 24"] == legal(state, "settle")
    assert ("burgundy-already-bought", "BUR-7.1") == refusal(state, "buy black1")
    say(state, "settle 1 24")
    assert "mine" == estate(state, 0)[24]
    assert [] == legal(state, "buy")


def test_a_purchase_inside_with_a_full_storage() -> None:
    """BUR-7.3: the same discard applies there; then the action goes on, and may discard once more."""
    state = inside(one="building:bank", two="building:church")
    say(state, "buy black1")
    assert ["ship", "building:bank", "building:church"] == stored(state, 0)
    say(state, "gain 5a")
    assert ("Discard", 0) == question(state)
    say(state, "discard 1")

    assert ["castle", "building:bank", "building:church"] == stored(state, 0)
    assert ("Turn", 0) == question(state)


def test_a_purchase_while_a_ship_loads() -> None:
    """BUR-14.10: the ship still loads, and the marker moves once."""
    state = store(roll(buyer(buy_between_place_and_granted_action=True), 0, 2, 1), 0, "ship")
    say(state, "place die1 1 17", "buy black3")
    assert ("Ship", 0) == question(state)
    say(state, "load 1")

    assert 1 == state.positions[0]
    assert "mine" in stored(state, 0)


def test_a_purchase_for_a_city_hall() -> None:
    """BUR-14.10: with an empty storage the city hall waits for a tile that can be bought."""
    state = store(roll(buyer(buy_between_place_and_granted_action=True), 0, 3, 1), 0, "building:city_hall")
    say(state, "place die1 1 25")
    assert ("CityHall", 0) == question(state)
    assert ["buy black1", "buy black3", "decline"] == legal(state)
    say(state, "buy black3", "settle 1 24")

    assert "mine" == estate(state, 0)[24]


@pytest.mark.parametrize("discard", [False, True])
def test_a_purchase_inside_fills_the_storage(discard: bool) -> None:
    """BUR-7.3, BUR-14.10: then a church can bring a tile only where a discard makes room; else its effect is lost."""
    options: Any = {"discard_allowed_on_any_acquisition": discard, "buy_between_place_and_granted_action": True}
    state = store(roll(buyer(**options), 0, 3, 1), 0, "building:church", "ship", "ship")
    say(state, "place die1 1 25")
    assert ["gain 5a"] == legal(state, "gain")
    say(state, "buy black3")

    assert ("TakeTile" if discard else "Turn", 0) == question(state)
    if discard:
        say(state, "gain 5a", "discard 1")
        assert ["castle", "ship", "ship"] == stored(state, 0)


def test_a_compulsory_city_hall_with_nothing_to_place_may_be_declined() -> None:
    """BUR-7.2, BUR-9.9: it waits for a purchase, which nobody must make; what was bought must be placed."""
    options: Any = {"effects_compulsory": True, "buy_between_place_and_granted_action": True}
    state = store(roll(buyer(**options), 0, 3, 1), 0, "building:city_hall")
    say(state, "place die1 1 25")
    assert ("CityHall", 0) == question(state)
    assert "decline" in legal(state)
    say(state, "buy black3")

    assert ("CityHall", 0) == question(state)
    assert {"settle"} == {said.split()[0] for said in legal(state)}


def test_no_purchase_for_a_city_hall_by_default() -> None:
    """BUR-7.2, BUR-9.9: with an empty storage the effect is lost."""
    state = store(roll(buyer(), 0, 3, 1), 0, "building:city_hall")
    say(state, "place die1 1 25")

    assert ("Turn", 0) == question(state)
    assert [] != legal(state, "buy")
