"""Special cards (CAT-10)."""

from collections.abc import Callable

import pytest

from igroteka.core.agenda import NOBODY
from igroteka.games.catan.data.box import BOX
from igroteka.games.catan.rules import turn
from igroteka.games.catan.state import State
from tests.games.catan.table import ROAD, SETTLEMENT, army, cities, deal, deal_cards, points, roads, settlements, table
from tests.games.saying import ask, happened, legal, say

RING = (29, 31, 33, 46, 45, 30)  # around hex 9: 20-21-22-33-32-31
ROW = (44, 42, 27, 26, 28, 29, 17)  # 40-30-29-18-19-20-21-11
COAST = (0, 2, 3, 5, 6, 8, 9)  # 0-1-2-3-4-5-6-14
SOUTH = (66, 67, 68, 69, 70, 71, 65)  # 47-48-49-50-51-52-53-45


def play_knight(state: State) -> None:
    """The active player plays a knight and the robber goes where nobody is."""
    say(state, "knight", "robber 0" if state.robber else "robber 9")


@pytest.mark.parametrize(("before", "holder", "worth"), [(0, NOBODY, 0), (1, NOBODY, 0), (2, 0, 2)])
def test_three_knights_are_the_largest_army(before: int, holder: int, worth: int) -> None:
    """CAT-10.1: the first player with 3 face-up knights takes the card, worth 2 points."""
    state = table()
    army(state, 0, before)
    deal_cards(state, 0, knight=1)

    play_knight(state)

    assert (holder, worth) == (state.largest_army, points(state, 0))


def test_only_face_up_knights_count() -> None:
    """CAT-10.1: knights in hand are no army."""
    state = table()
    deal_cards(state, 0, knight=5)

    play_knight(state)

    assert NOBODY == state.largest_army


@pytest.mark.parametrize(("before", "holder"), [(2, 1), (3, 0)])
def test_the_army_passes_to_strictly_more_knights(before: int, holder: int) -> None:
    """CAT-10.1: with 3 against 3 the holder keeps the card, with 4 against 3 it passes."""
    state = table()
    army(state, 1, 3)
    army(state, 0, before)
    deal_cards(state, 0, knight=1)

    play_knight(state)

    assert holder == state.largest_army
    assert 2 == points(state, holder)
    assert 0 == points(state, 1 - holder)


@pytest.mark.parametrize(("length", "holder", "worth"), [(3, NOBODY, 0), (4, 0, 2)])
def test_five_roads_in_a_row_take_longest_road(length: int, holder: int, worth: int) -> None:
    """CAT-10.2: the first continuous road of at least 5 takes the card, worth 2 points."""
    state = table()
    roads(state, 0, *ROW[:length])
    deal(state, 0, **ROAD)

    say(state, f"road {ROW[length]}")

    assert (length + 1, holder, worth) == (state.lengths[0], state.longest_road, points(state, 0))


@pytest.mark.parametrize(("length", "holder"), [(4, 1), (5, 0)])
def test_longest_road_passes_to_a_strictly_longer_one(length: int, holder: int) -> None:
    """CAT-10.2, CAT-10.5: 5 against 5 does not take the card, 6 against 5 does."""
    state = table()
    roads(state, 1, *COAST[:5])
    roads(state, 0, *ROW[:length])
    deal(state, 0, **ROAD)

    say(state, f"road {ROW[length]}")

    assert holder == state.longest_road
    assert [2, 0] == [points(state, holder), points(state, 1 - holder)]


@pytest.mark.parametrize(
    ("edges", "length"),
    [
        ((), 0),
        ((29,), 1),
        (ROW, 7),
        (RING, 6),  # a closed ring
        ((28, 29, 30), 2),  # three roads at one node
        ((*RING, 28), 7),  # a ring with a tail
        ((*RING, 28, 26), 8),
        ((*RING, 28, 32), 7),  # one tail and the whole ring; the second tail is a branch
        ((*RING, 48, 50, 61, 60, 47), 11),  # two rings that share an edge
        (ROW[:3] + COAST[:2], 3),  # two pieces do not add up
        ((44, 42, 27, 26, 28, 29, 14), 6),  # a branch does not count
    ],
)
def test_length_of_a_road(edges: tuple[int, ...], length: int) -> None:
    """CAT-10.3: the longest walk that uses no road twice; rings count, branches do not add up."""
    state = table()

    roads(state, 0, *edges)

    assert length == state.lengths[0]


def test_own_buildings_do_not_interrupt() -> None:
    """CAT-10.3: a road goes on through own settlements and cities."""
    state = table()
    roads(state, 0, *ROW)
    settlements(state, 0, 30, 19)
    cities(state, 0, 21)

    assert 7 == state.lengths[0]


@pytest.mark.parametrize("build", [settlements, cities])
@pytest.mark.parametrize(("node", "length"), [(40, 7), (30, 6), (29, 5), (18, 4), (19, 4), (20, 5), (21, 6), (11, 7)])
def test_anothers_building_interrupts(build: Callable[[State, int, int], None], node: int, length: int) -> None:
    """CAT-10.3, CAT-10.4: the walk may end at another's building, at both ends, but not pass through it."""
    state = table()
    roads(state, 0, *ROW)

    build(state, 1, node)

    assert length == state.lengths[0]


def test_both_ends_at_anothers_buildings_count() -> None:
    """CAT-10.4: the last edges are counted at both ends."""
    state = table()
    roads(state, 0, *ROW)
    settlements(state, 1, 40, 11)

    assert 7 == state.lengths[0]


def test_a_ring_may_begin_and_end_at_anothers_building() -> None:
    """CAT-10.4: a ring of 6 with an opponent on it is still 6; a tail beyond that node no longer adds."""
    state = table()
    roads(state, 0, *RING, 28)
    settlements(state, 1, 20)

    assert 6 == state.lengths[0]


def broken(*lengths: int) -> State:
    """Seat 1 holds Longest Road with a row of 7; seats 2 and 3 have these lengths; seat 0 can build at node 18."""
    state = table()
    roads(state, 1, *ROW)
    for seat, (length, edges) in enumerate(zip(lengths, (COAST, SOUTH), strict=False), start=2):
        roads(state, seat, *edges[:length])
    roads(state, 0, 25)
    deal(state, 0, **SETTLEMENT)
    assert 1 == state.longest_road
    return state


@pytest.mark.parametrize(
    ("lengths", "holder"),
    [
        ((3, 3), NOBODY),  # 4 is too short for anybody
        ((5, 3), 2),  # one player has the greatest length
        ((5, 6), 3),
        ((5, 5), NOBODY),  # a tie among others: set aside
        ((6, 6), NOBODY),
    ],
)
def test_a_broken_road_loses_the_card(lengths: tuple[int, int], holder: int) -> None:
    """CAT-10.5: a sole longest of at least 5 takes the card; on a tie or below 5 it is set aside."""
    state = broken(*lengths)

    say(state, "settlement 18")

    assert 4 == state.lengths[1]
    assert holder == state.longest_road
    assert [2 if seat == holder else 0 for seat in (1, 2, 3)] == [points(state, seat) for seat in (1, 2, 3)]


@pytest.mark.parametrize(("rival", "holder"), [(4, 1), (5, 1), (6, 2)])
def test_a_broken_road_that_still_ties_keeps_the_card(rival: int, holder: int) -> None:
    """CAT-10.5, CAT-10.6: broken to 5 the holder keeps the card against 5, and loses it to 6."""
    state = table()
    roads(state, 1, *ROW)
    roads(state, 2, *COAST[:rival])
    roads(state, 0, 40)
    deal(state, 0, **SETTLEMENT)
    assert 1 == state.longest_road

    say(state, "settlement 29")

    assert (5, rival) == (state.lengths[1], state.lengths[2])
    assert holder == state.longest_road


def test_a_card_set_aside_returns_to_the_sole_longest() -> None:
    """CAT-10.5: after a tie the card comes back as soon as one player is alone in front."""
    state = broken(5, 5)
    deal(state, 0, **ROAD)
    say(state, "settlement 18")
    assert NOBODY == state.longest_road
    assert "longest-road-set-aside" in happened(state)
    state.active = 2
    ask(state, turn.TradeAndBuild(2))
    deal(state, 2, **ROAD)

    say(state, f"road {COAST[5]}")

    assert 2 == state.longest_road


def test_a_card_set_aside_stays_there_while_the_tie_lasts() -> None:
    """CAT-10.5: a road elsewhere that leaves the tie does not bring the card back."""
    state = broken(5, 5)
    deal(state, 0, **ROAD)

    say(state, "settlement 18", "road 11")

    assert NOBODY == state.longest_road


@pytest.mark.parametrize("first", [0, 1])
def test_a_road_lengthens_only_its_owner(first: int) -> None:
    """CAT-10.7: two players cannot reach 5 at one moment by building; the one who builds takes the card."""
    state = table(active=first)
    roads(state, 0, *ROW[:4])
    roads(state, 1, *COAST[:4])
    deal(state, first, **ROAD)

    say(state, f"road {(ROW, COAST)[first][4]}")

    assert [5, 4] == [state.lengths[first], state.lengths[1 - first]]
    assert first == state.longest_road


def test_road_building_is_evaluated_after_each_road() -> None:
    """CAT-10.8: the first free road already takes the card."""
    state = table()
    roads(state, 0, *ROW[:4])
    deal_cards(state, 0, road_building=1)

    say(state, "roads", f"road {ROW[4]}")

    assert 0 == state.longest_road
    assert "stop" in legal(state)


def test_a_settlement_interrupts_one_opponent_at_most() -> None:
    """CAT-10.9: three edges meet at a node and one of them is the builder's, so two opponents are never both cut."""
    edges = BOX["geometry"]["edges"]
    assert 3 == max(sum(node in ends for ends in edges) for node in range(54))
    state = table()
    roads(state, 1, 27, 42)  # up to node 18 from below
    roads(state, 2, 26, 28)  # up to node 18 from the right
    roads(state, 0, 25)
    deal(state, 0, **SETTLEMENT)

    say(state, "settlement 18")

    assert [2, 2] == [state.lengths[1], state.lengths[2]]
