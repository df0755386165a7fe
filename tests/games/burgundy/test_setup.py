"""Setup (BUR-2)."""

import pytest

from igroteka.core.agenda import CHANCE
from igroteka.core.chance import Random
from igroteka.games.burgundy.data.box import CASTLE_FACE, FACE_NAMES, KIND_NAMES
from igroteka.games.burgundy.game import GAME
from igroteka.games.burgundy.state import BAG
from tests.games.burgundy.table import estate, goods, place, points, purse, roll, sheet, store, stored, table, track
from tests.games.burgundy.walks import opened
from tests.games.saying import happened, legal, question, say

SEATS = [2, 3, 4]


@pytest.mark.parametrize("seats", SEATS)
def test_seven_piles(seats: int) -> None:
    """BUR-2.1, BUR-2.4: six kinds and the black pile; a normal castle for everybody is taken out."""
    left = GAME.view(GAME.start(seats, {"first_seat": 0}), 0)["left"]
    right = {"building": 40, "animal": 20, "knowledge": 20, "castle": 14 - seats, "mine": 10, "ship": 20, "black": 40}

    assert right == left


def test_a_pile_is_drawn_by_what_is_in_it() -> None:
    """BUR-2.1: each tile of the pile is as likely as another; black tiles are in the black pile only."""
    state = GAME.start(2, {"first_seat": 0})
    while question(state)[0] != "Refill":
        state.apply(state.legal()[0])
    assert [5] * 8 == state.weights()
    say(state, "tile building:bank", "tile knowledge:1")
    assert [2, 2, 1] * 4 == state.weights()
    say(state, "tile animal:cow:4", "tile building:bank")
    assert [5, 5, 5, 5, 5, 5, 3, 5] == state.weights()


def test_the_black_pile() -> None:
    """BUR-2.1, BUR-1.5: forty tiles; of knowledge 7, 12, 14, 15, 24 and 25."""
    state = GAME.start(2, {"first_seat": 0})
    while question(state)[0] != "Refill" or state.top().fields()[0] < 24:
        state.apply(state.legal()[0])

    assert 40 == sum(state.weights())
    offered = [line.removeprefix("tile knowledge:") for line in legal(state) if "knowledge" in line]
    assert ["7", "12", "14", "15", "24", "25"] == offered


@pytest.mark.parametrize(("seats", "unseen"), [(2, 11), (3, 8), (4, 5)])
def test_goods_of_the_phases(seats: int, unseen: int) -> None:
    """BUR-2.2, BUR-2.4: five for each of five phases; of the other 17 three for each player, the rest is not seen."""
    state = opened(seats)

    assert 20 + unseen == state.goods_count(BAG)


def test_bonus_tiles_are_laid_out() -> None:
    """BUR-2.3: nobody holds one at the beginning."""
    bonus = GAME.view(GAME.start(3), 0)["bonus"]

    assert list(bonus) == KIND_NAMES
    assert all(holder is None for ranks in bonus.values() for holder in ranks.values())


@pytest.mark.parametrize("seats", SEATS)
def test_what_everybody_receives(seats: int) -> None:
    """BUR-2.4: estate 1 with a castle on cell 18, three goods, one silver, no points, an empty storage."""
    state = opened(seats)
    for seat in range(seats):
        player = GAME.view(state, seat)["players"][seat]
        assert (1, 18) == (player["estate"], player["castle"])
        assert {18: "castle"} == estate(state, seat)
        assert 3 == sum(goods(state, seat).values())
        assert 1 == state.silver[seat]
        assert 0 == points(state, seat)
        assert [None] * 3 == stored(state, seat)
        assert 36 == player["empty"]


def test_goods_are_dealt_from_all_colours() -> None:
    """BUR-2.4: three for each seat from the first player on; equal colours lie together."""
    state = GAME.start(2, {"first_seat": 1})
    assert [7] * 6 == state.weights()
    say(state, "start_goods red", "start_goods red", "start_goods blue")
    assert {"red": 2, "blue": 1} == goods(state, 1)
    assert {} == goods(state, 0)
    assert [6, 7, 7, 5, 7, 7] == state.weights()


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn(seats: int) -> None:
    """BUR-2.5: at random, everybody alike."""
    state = GAME.start(seats)

    assert CHANCE == state.player
    assert [f"first p{seat}" for seat in range(seats)] == legal(state)
    assert 1 == len(set(state.weights()))


@pytest.mark.parametrize(("seats", "first"), [(seats, first) for seats in SEATS for first in range(seats)])
def test_workers_by_place(seats: int, first: int) -> None:
    """BUR-2.5, BUR-2.6: clockwise from the first player 1, 2, 3, 4 workers; one stack, the first player on top."""
    state = opened(seats, first_seat=first)
    order = [(first + place) % seats for place in range(seats)]

    assert [(place + 1, 1) for place in range(seats)] == [purse(state, seat) for seat in order]
    assert [order[::-1], [], [], [], [], [], []] == track(state)
    assert order == GAME.view(state, 0)["order"]
    assert ("Turn", first) == question(state)


def test_the_drawn_player_is_first() -> None:
    """BUR-2.5, BUR-2.6: the draw decides who holds the white die."""
    state = GAME.start(3)
    say(state, "first p2")

    assert [1, 0, 2] == list(state.track)
    assert [2, 3, 1] == [int(workers) for workers in state.workers][:3]
    assert 2 == GAME.view(state, 0)["first"]


def test_the_starting_castle_triggers_nothing() -> None:
    """BUR-2.7: no extra action, no region score, though it fills a region of one space."""
    state = GAME.start(2, {"first_seat": 0}, log=[])
    state.roll(Random(1))

    assert {} == sheet(state, 0)
    assert not {"region-done", "placed", "colour-done"} & set(happened(state))
    assert ("Turn", 0) == question(state)


def test_the_starting_castle_is_a_placed_tile() -> None:
    """BUR-2.7, BUR-11.4: tiles may lie beside it, and it counts as a filled castle space."""
    state = place(table(), 0, {1: "castle", 2: "castle", 12: "knowledge:1"})
    store(roll(state, 0, 6, 6), 0, "castle")
    say(state, "place die1 1 6")

    assert {"regions": 6, "phases": 10, "colours": 5} == sheet(state, 0)


def test_the_starting_castle_scores_where_agreed() -> None:
    """BUR-2.7, BUR-14.10: starting_castle_scores_region gives 1 + 10 points for cell 18, still no extra action."""
    state = opened(3, starting_castle_scores_region=True, first_seat=0)

    assert [{"regions": 1, "phases": 10}] * 3 == [sheet(state, seat) for seat in range(3)]
    assert ("Turn", 0) == question(state)


def test_experienced_players_begin_otherwise() -> None:
    """BUR-2.8: with the setup for experienced players estates are chosen after the goods."""
    state = GAME.start(2, {"setup": "experienced", "first_seat": 0})
    while question(state)[0] == "DealGoods":
        state.apply(state.legal()[0])

    assert "DealSheet" == question(state)[0]


def test_castles_of_the_box() -> None:
    """BUR-2.4: all 16 castles are counted, those of the players included."""
    state = opened(4)

    assert [16, 16] == state.census()[FACE_NAMES[CASTLE_FACE]]
