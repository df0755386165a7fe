"""The rulebook's own examples (catan-examples.md)."""

import pytest

from igroteka.core.agenda import NOBODY
from igroteka.games.catan.game import GAME
from igroteka.games.catan.rules import turn
from igroteka.games.catan.state import State
from igroteka.kit import bits
from tests.games.catan.table import (
    CITY,
    ROAD,
    SETTLEMENT,
    bank,
    before_roll,
    deal,
    hand,
    lay,
    points,
    roads,
    roll,
    settlements,
    table,
)
from tests.games.saying import ask, happened, legal, question, say

RED, BLUE, WHITE, ORANGE = range(4)


# --- CAT-EX-01


def test_income_of_the_beginner_set_up() -> None:
    """CAT-EX-01, CAT-3.2, CAT-3.3, CAT-3.4, CAT-3.12: blue takes lumber, ore and wool for the starred settlement."""
    state = GAME.start(4, {"first_seat": 0})

    assert ("PreRoll", RED) == question(state)
    assert {"lumber": 1, "wool": 1, "ore": 1} == hand(state, BLUE)
    assert {"lumber": 1, "brick": 1, "ore": 1} == hand(state, WHITE)
    assert {"lumber": 2, "grain": 1} == hand(state, RED)
    assert {"grain": 2, "ore": 1} == hand(state, ORANGE)
    assert {"lumber": 15, "brick": 18, "wool": 18, "grain": 16, "ore": 16} == bank(state)
    for seat in range(4):
        assert 2 == points(state, seat)
        assert (2, 0, 13) == (bits.size(state.settlements[seat]), state.cities[seat], state.roads_left[seat])


def test_income_of_the_beginner_set_up_for_three() -> None:
    """CAT-EX-01, CAT-3.1: with three players no red piece and no red hand."""
    state = GAME.start(3, {"first_seat": 0})

    assert [{"lumber": 1, "wool": 1, "ore": 1}, {"lumber": 1, "brick": 1, "ore": 1}, {"grain": 2, "ore": 1}] == [
        hand(state, seat) for seat in range(3)
    ]
    assert {"lumber": 17, "brick": 18, "wool": 18, "grain": 17, "ore": 16} == bank(state)
    assert [NOBODY, NOBODY] == [state.owner(10), state.owner(29)]
    assert [NOBODY, NOBODY] == [state.roads[15], state.roads[42]]
    assert 6 == sum(owner != NOBODY for owner in state.roads)


# --- CAT-EX-02 to 04


def ore_and_wool(active: int) -> State:
    """Red settlements on 20 and 32, a white one on 22, all at the mountains with the 8."""
    state = before_roll(active=active)
    lay(state, 9, "mountains", 8)
    lay(state, 11, "desert", 0)
    lay(state, 10, "pasture", 10)
    lay(state, 5, "forest", 4)
    lay(state, 0, "mountains", 3)
    state.robber = 11
    settlements(state, RED, 20, 32)
    settlements(state, WHITE, 22)
    return state


@pytest.mark.parametrize("active", range(4))
def test_production_for_several_settlements(active: int) -> None:
    """CAT-EX-02, CAT-4.3, CAT-4.4: on an 8 red receives 2 ore, white 1 ore, whoever rolls."""
    state = ore_and_wool(active)

    roll(state, 8)

    assert [{"ore": 2}, {}, {"ore": 1}, {}] == [hand(state, seat) for seat in range(4)]
    assert {"lumber": 19, "brick": 19, "wool": 19, "grain": 19, "ore": 16} == bank(state)


def test_another_number_another_hex() -> None:
    """CAT-EX-03, CAT-4.4: on a 10 white receives a wool card."""
    state = ore_and_wool(RED)

    roll(state, 10)

    assert [{}, {}, {"wool": 1}, {}] == [hand(state, seat) for seat in range(4)]
    assert 18 == bank(state)["wool"]


@pytest.mark.parametrize(("total", "earned"), [(10, {"wool": 2}), (8, {"ore": 2})])
def test_a_city_earns_double(total: int, earned: dict[str, int]) -> None:
    """CAT-EX-04, CAT-4.4, CAT-8.1, CAT-8.8, CAT-8.11: the white city receives 2 wool on a 10."""
    state = ask(ore_and_wool(WHITE), turn.TradeAndBuild(WHITE))
    deal(state, WHITE, **CITY)
    assert (16, 17) == (bank(state)["ore"], bank(state)["grain"])

    say(state, "city 22")
    assert ({}, 2) == (hand(state, WHITE), points(state, WHITE))
    assert (0, 1) == (bits.size(state.settlements[WHITE]), bits.size(state.cities[WHITE]))
    assert (19, 19) == (bank(state)["ore"], bank(state)["grain"])
    say(state, "end")
    roll(state, total)

    assert earned == hand(state, WHITE)


# --- CAT-EX-05


@pytest.mark.parametrize(("node", "count"), [(20, 4), (0, 3), (7, 2)])
def test_three_ways_of_maritime_trade(node: int, count: int) -> None:
    """CAT-EX-05, CAT-7.2, CAT-7.3, CAT-7.5, CAT-7.9: 4:1 without a harbour, 3:1 generic, 2:1 special."""
    state = table()
    settlements(state, 0, node)
    deal(state, 0, lumber=count - 1)
    assert [] == legal(state, "bank")
    deal(state, 0, lumber=1)
    assert ["bank lumber brick", "bank lumber wool", "bank lumber grain", "bank lumber ore"] == legal(state, "bank")

    say(state, "bank lumber ore")

    assert {"ore": 1} == hand(state, 0)


def test_a_special_harbour_does_not_help_other_kinds() -> None:
    """CAT-EX-05, CAT-7.3, CAT-7.4: with 2 lumber and 3 wool at the lumber harbour only lumber can be given."""
    state = table()
    settlements(state, 0, 7)
    deal(state, 0, lumber=2, wool=3)
    assert ["bank lumber brick", "bank lumber wool", "bank lumber grain", "bank lumber ore"] == legal(state, "bank")

    say(state, "bank lumber ore")

    assert {"wool": 3, "ore": 1} == hand(state, 0)


# --- CAT-EX-06


def test_where_a_road_may_go() -> None:
    """CAT-EX-06, CAT-8.2, CAT-8.3, CAT-8.4: orange may not continue through blue's node."""
    state = table(active=ORANGE)
    settlements(state, ORANGE, 32)
    roads(state, ORANGE, 45, 43)
    settlements(state, BLUE, 30)
    deal(state, ORANGE, **ROAD)

    assert ["road 30", "road 46", "road 47"] == legal(state, "road")


# --- CAT-EX-07 and 08

RED_ROADS = (44, 42, 27, 26, 28, 29, 14)
ORANGE_ROADS = (54, 55, 57, 58, 60, 61, 63)


def test_a_branch_does_not_count() -> None:
    """CAT-EX-07, CAT-10.2, CAT-10.3: 7 red roads, a row of 6 and a branch, hold Longest Road with 6."""
    state = table()
    roads(state, RED, *RED_ROADS)
    settlements(state, RED, 40)

    assert (6, RED) == (state.lengths[RED], state.longest_road)
    assert 7 == list(state.roads).count(RED)


def test_a_row_broken_by_a_building() -> None:
    """CAT-EX-08, CAT-10.2, CAT-10.3, CAT-10.4: orange's 7 are split into 2 and 5; red with 6 has the card."""
    state = table()
    settlements(state, RED, 40)
    roads(state, ORANGE, *ORANGE_ROADS)
    roads(state, RED, *RED_ROADS)

    assert (5, 6) == (state.lengths[ORANGE], state.lengths[RED])
    assert RED == state.longest_road
    assert (3, 0) == (points(state, RED), points(state, ORANGE))


def test_the_pieces_of_the_broken_row() -> None:
    """CAT-EX-08, CAT-10.4: the two pieces are 2 and 5."""
    for edges, length in ((ORANGE_ROADS[:2], 2), (ORANGE_ROADS[2:], 5)):
        state = table()
        settlements(state, RED, 40)
        roads(state, ORANGE, *edges)
        assert length == state.lengths[ORANGE]


def test_a_row_broken_as_a_sequence() -> None:
    """CAT-EX-08, CAT-8.12, CAT-10.5: red founds a settlement on the row and takes the card at once."""
    state = table(active=RED)
    roads(state, ORANGE, *ORANGE_ROADS)
    roads(state, RED, *RED_ROADS)
    deal(state, RED, **SETTLEMENT)
    assert (7, ORANGE) == (state.lengths[ORANGE], state.longest_road)
    assert (0, 2) == (points(state, RED), points(state, ORANGE))

    say(state, "settlement 40")

    assert (5, 6, RED) == (state.lengths[ORANGE], state.lengths[RED], state.longest_road)
    assert (3, 0) == (points(state, RED), points(state, ORANGE))


# --- CAT-EX-09


def test_distance_rule() -> None:
    """CAT-EX-09, CAT-8.6, CAT-8.7: orange may found on 34 and nowhere else."""
    state = table(active=ORANGE)
    settlements(state, ORANGE, 32)
    roads(state, ORANGE, 46, 48, 49)
    settlements(state, BLUE, 24)
    deal(state, ORANGE, **SETTLEMENT)

    assert ["settlement 34"] == legal(state, "settlement")


# --- CAT-EX-10


def test_discarding_on_a_seven() -> None:
    """CAT-EX-10, CAT-5.1, CAT-5.2, CAT-5.3, CAT-5.10: nine cards: four go, five stay; then the robber moves."""
    state = before_roll()
    settlements(state, 0, 26)
    deal(state, 0, lumber=7)
    deal(state, 2, lumber=2, brick=3, ore=4)
    deal(state, 3, wool=7)

    roll(state, 7)
    asked = []
    for line in ("discard ore", "discard brick", "discard lumber", "discard ore"):
        asked.append(question(state))
        say(state, line)

    assert [("DiscardHalf", 2)] * 4 == asked
    assert [{"lumber": 7}, {}, {"lumber": 1, "brick": 2, "ore": 2}, {"wool": 7}] == [
        hand(state, seat) for seat in range(4)
    ]
    assert "produced" not in happened(state)
    assert ("MoveRobber", 0) == question(state)
