"""Setting up (GWT-2)."""

import pytest

from igroteka.core.chance import Random
from igroteka.core.errors import BadOption
from igroteka.core.state import CHANCE
from igroteka.games.gwt.actions import ACTIONS
from igroteka.games.gwt.game import GAME
from igroteka.games.gwt.state import State
from tests.games.saying import legal, say


def dealt(seats: int = 2, seed: int = 1, **options: object) -> State:
    state = GAME.start(seats, options)
    state.roll(Random(seed))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_dealt(seats: int) -> None:
    """GWT-2.1, GWT-2.5, GWT-2.7, GWT-2.8, GWT-2.9."""
    seen = dealt(seats).view(0)
    tiles = [
        entry["tile"] for node, entry in seen["trail"].items() if entry["tile"].split(":")[0] in ("hazard", "bandit")
    ]

    assert 5 == sum(station["master"] is not None for station in seen["stations"])
    assert 7 == len(tiles)
    assert {2: 7, 3: 10, 4: 13}[seats] == sum(seen["cattle"]["market"].values())
    assert (4, 20) == (sum(seen["objectives"]["display"].values()), seen["objectives"]["stack"])
    assert all(tile for pair in seen["foresight"].values() for tile in pair)
    assert all(tile.startswith("worker") for tile in seen["foresight"]["2"])
    assert 7 == len([node for node in seen["trail"] if node.startswith("N_")])


def test_tiles_go_to_the_lowest_free_number() -> None:
    """GWT-2.5: zones are filled from 1 on, and a full zone takes no more."""
    for seed in range(5):
        trail = dealt(4, seed).view(0)["trail"]
        for zone, size in (("FL", 4), ("DR", 4), ("RF", 4), ("BA", 9)):
            there = [f"{zone}{number}" in trail for number in range(1, size + 1)]
            assert there == sorted(there, reverse=True)


def test_a_first_game() -> None:
    """GWT-2.2, GWT-2.11: letter on letter, all sides a."""
    seen = dealt(3, neutral_layout="letters", building_sides="a").view(0)

    assert [f"neutral:{letter}" for letter in "ABCDEFG"] == [
        seen["trail"][f"N_{letter}"]["tile"] for letter in "ABCDEFG"
    ]
    assert [f"{number}a" for number in range(1, 13)] == seen["sides"]


def test_sides_and_neutral_buildings_at_random() -> None:
    """GWT-2.2, GWT-2.11: another deal, another table; the sides are the same for all."""
    first, second = dealt(2, 1).view(0), dealt(2, 2).view(0)

    assert first["sides"] != second["sides"]
    assert {f"neutral:{letter}" for letter in "ABCDEFG"} == {
        first["trail"][f"N_{letter}"]["tile"] for letter in "ABCDEFG"
    }


def test_the_first_player() -> None:
    """GWT-2.12: by lot, or as agreed."""
    assert {0, 1, 2} == {int(dealt(3, seed).first) for seed in range(20)}
    assert 1 == dealt(3, first_seat=1).first
    with pytest.raises(BadOption):
        GAME.start(2, {"first_seat": 2})


def test_the_first_turn() -> None:
    """GWT-2.13, GWT-2.14: the herder goes on any neutral building, shared or not, without fees; then phases B and C."""
    state = dealt(2, first_seat=0)
    assert [f"place N_{letter}" for letter in "ABCDEFG"] == legal(state, "place")
    say(state, "place N_C", "aux money single", "done")
    state.roll(Random(1))
    assert 1 == state.player
    say(state, legal(state, "discard")[0], "place N_C")

    assert (7, 7) == (state.dollars[0], state.dollars[1])
    assert 4 == state.hand_size(1)


def test_a_token_before_the_first_discard() -> None:
    """GWT-2.14, GWT-6.37: the exchange token may come first."""
    state = dealt(2, first_seat=0)
    say(state, "place N_C", "aux money single", "done")
    state.roll(Random(1))
    say(state, "exchange 2")
    state.roll(Random(2))
    say(state, legal(state, "discard")[0], legal(state, "discard")[0])

    assert 5 == state.hand_size(1)
    assert "exchange 1" not in legal(state)
    say(state, legal(state, "discard")[0])
    assert 7 == len(legal(state, "place"))


def test_a_solo_player_sits_at_the_table_of_two() -> None:
    """GWT-14.3: against bots, with the set-up for two; nobody is called Sam."""
    assert [2, 3, 4] == GAME.seats


def test_every_number_has_one_side_drawn() -> None:
    """GWT-2.1, GWT-2.2, GWT-2.5, GWT-2.6, GWT-2.11: so many draws, and no more."""
    state = GAME.start(3)
    luck = Random(4)
    drawn: dict[str, int] = {}
    while state.player == CHANCE:
        action = state.draw(luck)
        name = ACTIONS.of(action).name
        drawn[name] = drawn.get(name, 0) + 1
        state.apply(action)

    assert {
        "station_master": 5,
        "neutral": 7,
        "side": 12,
        "start_tile": 7,
        "start_worker": 5,
        "foresight_tile": 6,
        "cattle": 10,
        "display": 4,
        "first": 1,
        "start_objective": 3,
        "card": 4 + 5 + 6,
    } == drawn
