"""Law 6: the pieces on the table are those of the box, no law is broken, and points add up, at every step."""

import pytest

from igroteka.core.state import OVER
from tests.conftest import sized
from tests.contract.tables import EXAMPLES, Walk

STRIDE = sized(3, 1)


def test_the_pieces_on_the_table_are_those_of_the_box(walk: Walk) -> None:
    for state, _ in walk.steps[::STRIDE]:
        census = state.census()

        assert census or walk.game.id in EXAMPLES  # paper and pencil have no box
        assert {name: [box, box] for name, (_, box) in census.items()} == census


def test_no_law_is_broken(walk: Walk) -> None:
    for state, _ in walk.steps[::-STRIDE]:
        assert [] == state.check_invariants()


def test_the_score_sheet_sums_to_the_score(walk: Walk) -> None:
    for state, _ in walk.steps:
        scores = state.scores()

        assert walk.seats == len(scores)
        assert scores == [sum(walk.game.score_sheet(state, seat).values()) for seat in range(walk.seats)]


def test_ranks_are_places_and_returns_sum_to_nothing(walk: Walk) -> None:
    for state, _ in walk.steps:
        ranks, returns = state.ranks(), state.returns()

        assert [1 + sum(other < mine for other in ranks) for mine in ranks] == ranks
        assert pytest.approx(0) == sum(returns)
        assert all(-1 <= value <= 1 for value in returns)
        assert all((value > 0) == (rank == 1) for value, rank in zip(returns, ranks, strict=True) if any(returns))


def test_a_game_has_an_ending_exactly_when_it_is_over(walk: Walk) -> None:
    for state, _ in walk.steps:
        assert bool(walk.game.ending(state)) == (state.player == OVER)
