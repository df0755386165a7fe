"""What is in the box (GWT-1)."""

import pytest

from igroteka.games.gwt.data.box import (
    BOX,
    BUILDING_SPACES,
    DECK,
    FULL_BAGS,
    MARKET_COUNT,
    NODE_NAMES,
    OBJECTIVE_COUNT,
    ROUTE_NAMES,
    START_DECK,
    TILE_NAMES,
    TILES,
    WHITE_DISCS,
    WOODS,
    thinned_bags,
)
from igroteka.games.gwt.data.program import OPS, PROGRAM
from igroteka.kit import bits


def test_the_trail() -> None:
    """GWT-1.1, GWT-4.1: 7 neutral and 22 building spaces, 8 of them in the woods; bandit spaces 1 to 3 lie off it."""
    assert 22 == len(BUILDING_SPACES) == BOX["trail"]["private_building_spaces"]
    assert 8 == bits.size(WOODS) == BOX["trail"]["woods_spaces"]
    assert [] == [name for name in ROUTE_NAMES if "BA3" in name.split()[1:] or name.startswith("BA3 ")]
    assert 96 == len([name for name in ROUTE_NAMES if name.startswith(("KC A1", "KC FL1"))])
    assert 52 == len(set(NODE_NAMES))


def test_the_bags() -> None:
    """GWT-1.3, GWT-2.4: 54 workers, 22 bandits, 18 hazards, by the number on their backs."""
    full = list(FULL_BAGS)
    by_kind = {"worker": 0, "bandit": 0, "hazard": 0}
    for place, count in enumerate(full):
        by_kind[TILE_NAMES[place % TILES].split(":")[0]] += count

    assert {"worker": 54, "bandit": 22, "hazard": 18} == by_kind
    assert [35, 33, 26] == [sum(full[bag * TILES : (bag + 1) * TILES]) for bag in range(3)]


@pytest.mark.parametrize(("seats", "bags"), [(2, [23, 18, 15]), (3, [29, 24, 22]), (4, [35, 33, 26])])
def test_thinner_bags(seats: int, bags: list[int]) -> None:
    """GWT-16: the fan variant takes tiles out for two and three players."""
    tiles = list(thinned_bags(seats))

    assert bags == [sum(tiles[bag * TILES : (bag + 1) * TILES]) for bag in range(3)]


def test_the_cards() -> None:
    """GWT-1.2, GWT-1.3: 14 starting cards, 36 of the market, 24 objectives, 8 Simmentals of each stage."""
    assert 14 == sum(START_DECK)
    assert 36 == sum(list(MARKET_COUNT)[:13])
    assert [8, 8, 8] == list(MARKET_COUNT)[13:]
    assert 24 == sum(OBJECTIVE_COUNT)
    assert 37 == DECK


def test_the_vocabulary_is_that_of_the_data() -> None:
    """GWT-3.4: every word of the data is known, and nothing else is."""
    assert sorted(OPS) == sorted(effect["token"] for effect in BOX["vocabulary"]["effect"])
    assert {token.split(":")[0] for token in PROGRAM.tokens} == {op.split(":")[0] for op in OPS}


def test_the_disc_spaces() -> None:
    """GWT-2.10, GWT-8.1: fourteen, nine of them with a white corner."""
    assert 14 == len(BOX["player_board"]["disc_space"])
    assert 9 == bits.size(WHITE_DISCS)


def test_penalties_outweigh_the_station_master() -> None:
    """GWT-11.9: a whole group of unfulfilled cards costs more than it brings; the search relies on it."""
    pairs = next(master for master in BOX["station_master"] if master["counts"] == "objective_area_cards")

    assert pairs["vp"] < pairs["per"] * min(card["penalty"] for card in BOX["objective"])
