"""The end of the game (BUR-13)."""

from typing import Any

import pytest

from igroteka.games.burgundy.game import GAME
from igroteka.games.burgundy.state import State
from tests.games.burgundy.table import give, give_goods, give_sold, place, points, roll, sheet, store, table
from tests.games.burgundy.walks import steps
from tests.games.saying import happened, say


def last(seats: int = 2, **options: Any) -> State:
    """The last die of the game: seat order 0, 1, ..., the last seat has one to use."""
    state = table(seats, seats - 1, phase="E", **options)
    state.round = 4
    state.used[(seats - 1) * 2] = 1
    return roll(state, seats - 1, 1, 1)


def ended(state: State) -> State:
    """The last player hires, and two workers are one more point."""
    say(state, "workers die2")
    assert state.finished
    return state


@pytest.mark.parametrize(("workers", "worth"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 4)])
def test_workers_at_the_end(workers: int, worth: int) -> None:
    """BUR-13.1: a point for each full pair of workers."""
    state = ended(give(last(), 0, workers=workers))

    assert worth == points(state, 0)
    assert ({"workers": worth} if worth else {}) == sheet(state, 0)


def test_silver_at_the_end() -> None:
    """BUR-13.1: a point for each silver."""
    assert {"silver": 7} == sheet(ended(give(last(), 0, silver=7)), 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_unsold_goods_at_the_end(seats: int) -> None:
    """BUR-13.1: a point for each tile, with any number of players."""
    state = ended(give_goods(last(seats), 0, red=3, blue=2))

    assert {"unsold": 5} == sheet(state, 0)


def test_knowledge_at_the_end() -> None:
    """BUR-13.1: tiles 15 to 26 of the estate score; everything adds up."""
    state = place(give(last(), 0, workers=5, silver=3), 0, {12: "knowledge:25", 7: "knowledge:22", 11: "building:bank"})
    give_goods(give_sold(state, 0, red=4), 0, blue=1)
    ended(state)

    assert {"unsold": 1, "silver": 3, "workers": 2, "knowledge": 8} == sheet(state, 0)
    assert 14 == points(state, 0)
    assert 14 == GAME.scores(state)[0]


def test_stored_tiles_are_worth_nothing() -> None:
    """BUR-13.1: neither knowledge nor anything else in storage."""
    state = store(last(), 0, "knowledge:25", "building:watchtower", "animal:cow:4")

    assert {} == sheet(ended(give_sold(state, 0, red=4)), 0)


def test_the_last_entries_of_the_log() -> None:
    """BUR-13.1: each source is told, then the winner."""
    state = ended(give_goods(give(last(), 0, workers=2, silver=1), 0, red=1))

    assert ["hired", "final", "final", "final", "final", "game-over"] == happened(state)
    assert state.log is not None
    assert (0, 3) == (state.log[-1].seat, state.log[-1].a)


def test_most_points_win() -> None:
    """BUR-13.2: here 5 against 1 for the two workers."""
    state = ended(give(last(), 0, silver=5))

    assert [1, 2] == GAME.ranks(state)
    assert {"ending": "complete", "winner": 0, "ranks": [1, 2]} == GAME.view(state, 1)["result"]


def test_more_empty_spaces_break_a_tie() -> None:
    """BUR-13.2: who needed fewer tiles wins, against the order of the track."""
    state = place(give(last(), 0, silver=1), 1, {24: "mine"})
    state.silver[0] = 2  # the mine of seat 1 pays one
    ended(state)

    assert points(state, 0) == points(state, 1)
    assert [1, 2] == GAME.ranks(state)


@pytest.mark.parametrize(
    ("moves", "ranks"),
    [
        ([], [4, 3, 2, 1]),  # one stack: the lowest marker is the last
        ([0], [4, 3, 2, 1]),
        ([3], [3, 2, 1, 4]),
        ([1, 0, 2], [3, 2, 4, 1]),  # on one space: 1 lowest, then 0, then 2
        ([2, 2, 3], [2, 1, 4, 3]),
    ],
)
def test_the_last_in_turn_order_breaks_a_tie(moves: list[int], ranks: list[int]) -> None:
    """BUR-13.2, BUR-13.3: the leftmost marker, in a stack the lowest, as the track stands at the end."""
    state = last(4)
    for seat in moves:
        state.move_marker(seat)
    for seat in range(3):
        give(state, seat, workers=2)
    ended(state)

    assert [1] * 4 == GAME.scores(state)
    assert ranks == GAME.ranks(state)
    assert ranks.index(1) == GAME.view(state, 0)["result"]["winner"]
    assert state.log is not None
    assert (ranks.index(1), 1) == (state.log[-1].seat, state.log[-1].a)


def test_the_end_cannot_be_taken_back() -> None:
    """BUR-13.1: with the last word everybody learns the result, so undo stops there."""
    state = last()
    state.revealed = False

    assert ended(state).revealed


def test_the_full_ranking() -> None:
    """BUR-13.3: the same comparison for all places: points, empty spaces, turn order."""
    state = last(4)
    for seat, silver in enumerate([3, 1, 3, 0]):
        give(state, seat, silver=silver)
    place(state, 0, {12: "knowledge:1"})
    ended(state)

    assert [3, 1, 3, 1] == GAME.scores(state)
    assert [2, 4, 1, 3] == GAME.ranks(state)


def test_places_are_never_shared() -> None:
    """BUR-13.3, BUR-13.2: the track decides in the end, so all places are different."""
    for seed in range(6):
        state = None
        for step in steps(2 + seed % 3, seed):
            state = step.after
        assert state is not None
        assert sorted(GAME.ranks(state)) == list(range(1, int(state.seats) + 1))
        assert 1 == len(GAME.winners(state))


def test_nothing_can_be_said_after_the_end() -> None:
    """BUR-12.2: the game is over."""
    state = ended(last())

    assert [] == state.legal()
    assert "complete" == GAME.ending(state)
    view = GAME.view(state, 0)
    assert ([], None, None, None) == (view["order"], view["round"], view["active"], view["white"])
    assert [None, None] == [player["dice"] for player in view["players"]]
    assert "GAME_OVER" == state.question()["decision"]
    refused = state.why_not(0, 0)
    assert refused is not None
    assert ("burgundy-game-over", "BUR-12.2") == (refused.code, refused.rule)


def test_no_points_are_counted_before_the_end() -> None:
    """BUR-13.1, BUR-14.8: knowledge, silver and workers score only at the end, not as they come."""
    state = place(give(table(phase="E"), 0, workers=9, silver=9), 0, {12: "knowledge:25"})
    give_sold(state, 0, red=3)

    assert 0 == points(state, 0)
    assert 0 == GAME.view(state, 0)["players"][0]["points"]
