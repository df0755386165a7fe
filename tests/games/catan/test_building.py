"""Building (CAT-8)."""

import pytest

from igroteka.games.catan.data.box import BOX
from igroteka.games.catan.rules import building
from tests.games.catan.table import (
    CARD,
    CITY,
    ROAD,
    SETTLEMENT,
    bank,
    before_roll,
    cities,
    deal,
    deal_cards,
    hand,
    points,
    roads,
    roll,
    settlements,
    table,
)
from tests.games.saying import legal, question, say

FULL_BANK = {"lumber": 19, "brick": 19, "wool": 19, "grain": 19, "ore": 19}


@pytest.mark.parametrize(
    ("line", "cost"),
    [
        ("road 29", {"lumber": 1, "brick": 1}),
        ("settlement 9", {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}),
        ("city 20", {"ore": 3, "grain": 2}),
        ("buy", {"ore": 1, "wool": 1, "grain": 1}),
    ],
)
def test_costs(line: str, cost: dict[str, int]) -> None:
    """CAT-8.1: the cost is paid to the bank; with one card less there is nothing to build."""
    state = table()
    settlements(state, 0, 20)
    roads(state, 0, 28, 14)
    deal(state, 0, **cost)
    assert line in legal(state)
    for name in cost:
        poorer = state.copy()
        poorer.move_cards(0, 4, ["lumber", "brick", "wool", "grain", "ore"].index(name), 1)
        assert line not in legal(poorer), name

    say(state, line)

    assert {} == hand(state, 0)
    assert FULL_BANK == bank(state)


def test_any_number_of_items() -> None:
    """CAT-8.1: roads, a settlement, a city and cards in one turn, as long as they are paid."""
    state = table()
    settlements(state, 0, 20)
    deal(state, 0, lumber=4, brick=4, wool=3, grain=5, ore=5)

    say(state, "road 28", "road 14", "road 13", "settlement 9", "city 20", "buy", "draw knight", "buy", "draw monopoly")

    assert {} == hand(state, 0)
    assert 3 == points(state, 0)


def test_only_on_the_own_turn_after_the_roll() -> None:
    """CAT-8.1: nothing is built before the roll."""
    state = before_roll()
    settlements(state, 0, 20)
    roads(state, 0, 28, 14)
    deal(state, 0, lumber=4, brick=4, wool=4, grain=4, ore=4)
    assert ["roll"] == legal(state)

    roll(state, 2)

    assert {"road", "settlement", "city", "buy", "bank", "end"} == {line.split()[0] for line in legal(state)}


def test_one_road_per_edge() -> None:
    """CAT-8.2: a road goes on an empty edge; neither own nor other roads share it."""
    state = table()
    settlements(state, 0, 20)
    roads(state, 0, 28)
    roads(state, 1, 29)
    deal(state, 0, **ROAD)

    assert ["road 14", "road 26", "road 30"] == legal(state, "road")


def test_coast_edges_are_allowed() -> None:
    """CAT-8.2: a road may run along the coast."""
    state = table()
    settlements(state, 0, 0)
    deal(state, 0, **ROAD)

    assert ["road 0", "road 1"] == legal(state, "road")


def test_a_road_starts_at_an_own_building_or_road() -> None:
    """CAT-8.3: an end of the edge carries an own building or touches another own road; others' pieces do not help."""
    state = table()
    cities(state, 0, 20)
    roads(state, 0, 61)
    settlements(state, 1, 0)
    roads(state, 1, 1)
    deal(state, 0, **ROAD)

    assert [f"road {edge}" for edge in (28, 29, 30, 50, 60, 62, 63)] == legal(state, "road")


def test_an_own_building_on_the_node_lets_the_road_go_on() -> None:
    """CAT-8.3: the network goes on through own buildings."""
    state = table()
    settlements(state, 0, 20)
    roads(state, 0, 28, 29)
    deal(state, 0, **ROAD)

    assert "road 30" in legal(state)


def test_a_foreign_building_blocks_its_node() -> None:
    """CAT-8.3, CAT-8.4: one may build up to another's building, not through it."""
    state = table()
    settlements(state, 0, 22)
    roads(state, 0, 31)
    settlements(state, 1, 20)
    deal(state, 0, lumber=2, brick=2)
    assert "road 29" in legal(state)

    say(state, "road 29")

    assert "road 28" not in legal(state)
    assert "road 30" not in legal(state)
    assert ["road 17", "road 32", "road 33"] == legal(state, "road")


def test_a_road_may_lead_away_from_a_foreign_building_towards_the_own_network() -> None:
    """CAT-8.4: an edge at another's building is legal if its other end qualifies."""
    state = table()
    roads(state, 0, 31)
    settlements(state, 1, 20)
    deal(state, 0, **ROAD)

    assert "road 29" in legal(state)


def test_roads_are_never_moved() -> None:
    """CAT-8.5: an edge that carries a road is never offered again, and no road goes back to the supply."""
    state = table()
    settlements(state, 0, 20)
    deal(state, 0, lumber=5, brick=5)

    for edge in (28, 29, 30):
        say(state, f"road {edge}")
        assert f"road {edge}" not in legal(state)

    assert [28, 29, 30] == [edge for edge in range(72) if state.roads[edge] == 0]
    assert 12 == state.roads_left[0]


def test_a_settlement_stands_at_an_own_road() -> None:
    """CAT-8.6: an empty node touched by an own road; a node at another's road only is not legal."""
    state = table()
    roads(state, 0, 13)
    roads(state, 1, 33)
    deal(state, 0, **SETTLEMENT)

    assert ["settlement 9", "settlement 10"] == legal(state, "settlement")


def test_a_settlement_needs_no_connection_to_the_rest() -> None:
    """CAT-8.6: a road cut off from the rest of the network is enough."""
    state = table()
    settlements(state, 0, 20)
    roads(state, 0, 28, 66)
    deal(state, 0, **SETTLEMENT)

    assert ["settlement 47", "settlement 48"] == legal(state, "settlement")


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("kind", ["settlement", "city"])
def test_distance_rule(owner: int, kind: str) -> None:
    """CAT-8.7: no building of anybody on any node one edge away; two edges away is far enough."""
    state = table()
    (settlements if kind == "settlement" else cities)(state, owner, 20)
    roads(state, 0, 28, 29, 30, 26, 31, 43)
    deal(state, 0, **SETTLEMENT)

    assert ["settlement 18", "settlement 22", "settlement 30"] == legal(state, "settlement")


def test_a_city_replaces_an_own_settlement() -> None:
    """CAT-8.8: only own settlements grow; the piece returns to the supply and may be built again."""
    state = table()
    settlements(state, 0, 20, 1, 3, 5, 7)
    settlements(state, 1, 40)
    roads(state, 0, 63)
    deal(state, 0, **CITY)
    deal(state, 0, **SETTLEMENT)
    assert ["city 1", "city 3", "city 5", "city 7", "city 20"] == legal(state, "city")
    assert [] == legal(state, "settlement")

    say(state, "city 20")

    assert ["settlement 44", "settlement 45"] == legal(state, "settlement")
    assert 1 << 20 == state.cities[0]
    assert 0 == state.settlements[0] >> 20 & 1


def test_cities_are_not_built_directly() -> None:
    """CAT-8.8: without a settlement there is nothing to upgrade, and a city does not grow again."""
    state = table()
    cities(state, 0, 20)
    roads(state, 0, 28, 14)
    deal(state, 0, ore=6, grain=4)

    assert [] == legal(state, "city")


def test_five_settlements_are_all() -> None:
    """CAT-8.9: with 5 settlements on the board one must upgrade before founding another."""
    state = table()
    settlements(state, 0, 1, 3, 5, 7)
    roads(state, 0, 63)
    deal(state, 0, **SETTLEMENT)
    assert ["settlement 44", "settlement 45"] == legal(state, "settlement")

    settlements(state, 0, 20)

    assert [] == legal(state, "settlement")


def test_four_cities_are_all() -> None:
    """CAT-8.9: 4 cities are the maximum."""
    state = table(victory_points_to_win=20)
    settlements(state, 0, 20)
    cities(state, 0, 1, 3, 5)
    deal(state, 0, ore=6, grain=4)
    assert ["city 20"] == legal(state, "city")

    say(state, "city 20")
    settlements(state, 0, 40)

    assert [] == legal(state, "city")


def test_fifteen_roads_are_all() -> None:
    """CAT-8.9: 15 roads are the maximum."""
    state = table()
    settlements(state, 0, 20)
    roads(state, 0, *range(14))
    deal(state, 0, lumber=2, brick=2)
    assert "road 28" in legal(state)

    say(state, "road 28")

    assert [] == legal(state, "road")
    assert 0 == state.roads_left[0]


def test_a_settlement_may_grow_in_the_turn_it_was_built() -> None:
    """CAT-8.10: founded and upgraded in one turn."""
    state = table()
    roads(state, 0, 28)
    deal(state, 0, **SETTLEMENT)
    deal(state, 0, **CITY)

    say(state, "settlement 20", "city 20")

    assert 2 == points(state, 0)


def test_points_of_buildings() -> None:
    """CAT-8.11: a settlement counts 1, a city 2."""
    state = table()
    settlements(state, 0, 20, 22)
    cities(state, 1, 40, 42, 44)

    assert [2, 6, 0, 0] == state.scores()


def test_a_settlement_splits_anothers_road() -> None:
    """CAT-8.12: Longest Road is looked at again after every new settlement."""
    state = table()
    roads(state, 1, 44, 42, 27, 26, 28)
    roads(state, 0, 25)
    deal(state, 0, **SETTLEMENT)
    assert 1 == state.longest_road

    say(state, "settlement 18")

    assert 3 == state.lengths[1]
    assert -4 == state.longest_road


def test_longest_road_is_looked_at_after_every_road() -> None:
    """CAT-8.12: the fifth road in a row takes the card at once."""
    state = table()
    roads(state, 0, 44, 42, 27, 26)
    deal(state, 0, **ROAD)

    say(state, "road 28")

    assert [5, 0] == [state.lengths[0], state.longest_road]


def test_a_city_never_changes_longest_road() -> None:
    """CAT-8.12: an upgrade at the end of another's road changes neither length nor holder."""
    state = table()
    roads(state, 1, 44, 42, 27, 26, 28)
    settlements(state, 0, 40)
    settlements(state, 1, 29)
    deal(state, 0, **CITY)
    before = list(state.lengths)

    say(state, "city 40")

    assert before == list(state.lengths)
    assert 1 == state.longest_road


def test_the_cost_is_in_the_bank_when_the_game_is_won() -> None:
    """CAT-8.13: paying and placing are one action; the winner has paid."""
    state = table()
    cities(state, 0, 1, 3, 5, 7)
    settlements(state, 0, 20)
    roads(state, 0, 63)
    deal(state, 0, **SETTLEMENT)

    say(state, "settlement 44")

    assert state.finished
    assert {} == hand(state, 0)
    assert FULL_BANK == bank(state)


def test_building_leads_back_to_the_same_question() -> None:
    """CAT-8.13: there is no moment between paying and placing."""
    state = table()
    settlements(state, 0, 20)
    deal(state, 0, **ROAD)

    say(state, "road 28")

    assert ("TradeAndBuild", 0) == question(state)
    assert ({}, 0) == (hand(state, 0), state.roads[28])


def test_neighbours_of_a_node() -> None:
    """CAT-8.14: a node has 3 neighbours inland, 2 or 3 on the coast, and all of them close for settlements."""
    coast = set(BOX["geometry"]["coast_cycle_nodes"])
    for node in range(54):
        state = table()
        settlements(state, 0, node)
        neighbours = [other for other in range(54) if other != node and not state.open >> other & 1]
        assert (2 <= len(neighbours) <= 3) if node in coast else 3 == len(neighbours)
        assert sorted(neighbours) == sorted(
            high if low == node else low for low, high in BOX["geometry"]["edges"] if node in (low, high)
        )


def test_a_coast_node_with_two_neighbours_needs_no_third() -> None:
    """CAT-8.14: missing neighbours need no check."""
    state = table()
    roads(state, 0, 0)
    deal(state, 0, **SETTLEMENT)

    assert ["settlement 0", "settlement 1"] == legal(state, "settlement")


def test_a_card_needs_a_card_in_the_deck() -> None:
    """CAT-8.1: a development card must be left."""
    state = table()
    deal(state, 0, **CARD)
    deal_cards(state, 1, knight=14, road_building=2, year_of_plenty=2, monopoly=2, victory_point=4)
    assert "buy" in legal(state)

    deal_cards(state, 1, victory_point=1)

    assert "buy" not in legal(state)


def test_a_road_needs_a_reachable_edge() -> None:
    """CAT-8.3: without a building or road of one's own there is nowhere to build."""
    state = table()
    deal(state, 0, **ROAD)

    assert [] == legal(state, "road")
    assert not building.can_place_road(state, 0)
