"""Rulings for open points (BUR-14): each named option in both values where it is not tested with its rule."""

from typing import Any

import pytest

from igroteka.games.burgundy.data.box import BOX, SETTINGS
from igroteka.games.burgundy.game import GAME
from igroteka.games.burgundy.state import State
from tests.games.burgundy.table import (
    depot_goods,
    effects,
    give,
    give_goods,
    give_sold,
    goods,
    lay,
    place,
    purse,
    roll,
    sheet,
    store,
    stored,
    table,
)
from tests.games.burgundy.walks import opened, steps
from tests.games.saying import legal, question, say

DEFAULTS = {
    "buy_between_place_and_granted_action": False,
    "starting_castle_scores_region": False,
    "tile8_boosts_free_adjust": False,
    "ship_must_take_all_it_can": True,
    "discard_allowed_on_any_acquisition": True,
    "effects_compulsory": False,
}


def test_defaults_of_the_named_options() -> None:
    """BUR-14.10: six options and what an engine plays without them."""
    options = SETTINGS.complete({}, "")

    assert DEFAULTS == {name: options[name] for name in DEFAULTS}


@pytest.mark.parametrize("name", list(DEFAULTS))
@pytest.mark.parametrize("seats", [2, 3])
def test_whole_games_with_the_other_value(name: str, seats: int) -> None:
    """BUR-14.10: a game comes to its end with every option the other way round, and breaks no law."""
    count = 0
    for step in steps(seats, seats, {name: not DEFAULTS[name], "setup": "random"}):
        count += 1
        if count % 25 == 0:
            assert [] == step.after.check_invariants()
    assert step.after.finished
    assert [] == step.after.check_invariants()


def test_a_written_position_knows_whether_effects_are_compulsory() -> None:
    """BUR-14.10, BUR-9.9: the agreement of the table is read back."""
    for agreed in (False, True):
        state = GAME.start(2, {"effects_compulsory": agreed})
        assert agreed == GAME.from_dict(state.to_dict()).rules.effects_compulsory


def test_all_options_the_other_way_round() -> None:
    """BUR-14.10: they do not get into each other's way."""
    *_, last = steps(4, 9, {name: not value for name, value in DEFAULTS.items()})

    assert last.after.finished
    assert [] == last.after.check_invariants()


def test_the_starting_castle_scores_nothing() -> None:
    """BUR-14.1, BUR-2.7: by default."""
    assert [{}, {}] == [sheet(opened(2), seat) for seat in range(2)]


def test_no_discarding_at_other_times() -> None:
    """BUR-14.3: with room in the storage, or without a new tile, nothing can be discarded."""
    state = lay(store(roll(table(), 0, 2, 2), 0, "mine", "ship"), d2a="castle")
    assert [] == legal(state, "discard")
    say(state, "take die1 2a")
    assert ("Turn", 0) == question(state)
    assert ["mine", "ship", "castle"] == stored(state, 0)

    assert [] == legal(state, "discard")


def test_sold_goods_are_public() -> None:
    """BUR-14.6: everybody sees everybody's sold pile."""
    state = give_sold(table(3), 1, red=2, blue=1)

    assert [{"red": 2, "blue": 1}] * 4 == [GAME.view(state, viewer)["players"][1]["sold"] for viewer in (0, 1, 2, -3)]


def test_workers_are_paid_with_the_action() -> None:
    """BUR-14.7: there is no action that only spends workers; the price is part of the choice."""
    state = lay(give(roll(table(), 0, 1, 1), 0, workers=2), d3a="mine")

    assert ["take die1 3a", "workers die1"] == legal(state)
    assert -2 == effects(state, "take die1 3a")["workers"]
    say(state, "take die1 3a")
    assert (0, 0) == purse(state, 0)


def test_no_knowledge_is_scored_as_it_comes() -> None:
    """BUR-14.8: points of knowledge come at the end, for the view as well."""
    state = store(give_sold(roll(table(), 0, 1, 1), 0, red=3), 0, "knowledge:25")
    say(state, "place die1 1 12")

    assert 0 == GAME.view(state, 0)["players"][0]["points"]


def test_the_first_edition() -> None:
    """BUR-14.9: nine estates, of which number 1 is on four sheets; no purchase during an action."""
    sides = [side for sheet_ in BOX["estate"]["sheets"] for side in sheet_]

    assert list(range(1, 10)) == sorted(set(sides))
    assert (4, 1) == (sides.count(1), sides.count(2))
    assert not table().rules.buy_inside


def sailing(**options: Any) -> State:
    state = depot_goods(store(roll(table(**options), 0, 2, 5), 0, "ship"), 4, red=2, blue=1)
    say(state, "place die1 1 17", "load 4")
    return state


@pytest.mark.parametrize(("must", "asked"), [(True, "Turn"), (False, "Pack")])
def test_a_ship_takes_all_it_can(must: bool, asked: str) -> None:
    """BUR-14.10, BUR-8.2: by default there is no choice where all fits."""
    state = sailing(ship_must_take_all_it_can=must)

    assert (asked, 0) == question(state)
    assert ({"red": 2, "blue": 1} if must else {}) == goods(state, 0)


@pytest.mark.parametrize("inside", [False, True])
@pytest.mark.parametrize(
    ("tile", "cell", "asked"),
    [
        ("castle", 6, "Castle"),
        ("ship", 17, "Ship"),
        ("building:warehouse", 11, "Warehouse"),
        ("building:church", 11, "TakeTile"),
        ("building:city_hall", 11, "CityHall"),
    ],
)
def test_purchases_inside_an_action(inside: bool, tile: str, cell: int, asked: str) -> None:
    """BUR-14.10, BUR-7.2: offered at every open effect where agreed, at none by default; the effect stays open."""
    state = place(table(buy_between_place_and_granted_action=inside), 0, {12: "knowledge:20"})
    lay(give_goods(give(state, 0, silver=2, workers=9), 0, red=1), black1="mine", d3a="castle")
    store(roll(state, 0, 3, 3), 0, tile, "mine")
    say(state, f"place die1 1 {cell}")
    assert (asked, 0) == question(state)
    assert (["buy black1"] if inside else []) == legal(state, "buy")
    if inside:
        before = legal(state)
        say(state, "buy black1")
        assert (asked, 0) == question(state)
        assert set(before) - {"buy black1"} <= set(legal(state)) | {"settle 2 24"}


def test_purchases_while_goods_are_chosen() -> None:
    """BUR-14.10, BUR-7.2: a choice of goods is part of the action too."""
    for must, asked in ((True, "Goods"), (False, "Pack")):
        state = table(buy_between_place_and_granted_action=True, ship_must_take_all_it_can=must)
        depot_goods(give_goods(give(state, 0, silver=2), 0, red=1, blue=1), 4, pink=1, brown=1)
        lay(store(roll(state, 0, 2, 2), 0, "ship"), black1="mine")
        say(state, "place die1 1 17", "load 4")
        assert (asked, 0) == question(state)
        say(state, "buy black1")
        assert (asked, 0) == question(state)
        assert (0, 0) == purse(state, 0)
        say(state, "goods pink" if must else "pack pink")
        assert {"red": 1, "blue": 1, "pink": 1} == goods(state, 0)
        assert 1 == state.positions[0]


def test_readings_without_an_option() -> None:
    """BUR-14.11: no option for the number-free city hall, for the ring, for mines in phase E."""
    words = " ".join(SETTINGS.options)

    assert not [word for word in ("city", "ring", "mine") if word in words.split("_")]
    assert 9 == len(SETTINGS.options)
