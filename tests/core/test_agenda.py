"""The agenda, tried with a toy that nests, interjects and reshuffles. It subclasses frames: interpreted only."""

import pytest

from igroteka.core.agenda import CHANCE, OVER
from tests.core.toy import ACTIONS, DiscardCards, Foresight, said, visit

pytestmark = pytest.mark.interpreted


def say(state: object, *lines: str) -> None:
    for line in lines:
        action = ACTIONS.parse(line)
        assert action in state.legal(), f"{line} is not among {said(state)}"  # type: ignore[attr-defined]
        state.apply(action)  # type: ignore[attr-defined]


def test_frames_happen_in_the_order_written_and_empty_ones_drop_out() -> None:
    state = visit()

    say(state, "take 0", "take 1", "spend 3")

    assert ["foresight 1", "foresight 3", "income", "home"] == state.done
    assert OVER == state.player
    assert 3 == state.dollars


def test_an_interjection_leaves_the_question_standing() -> None:
    state = visit()

    say(state, "exchange")

    assert CHANCE == state.player
    say(state, "draw 0", "draw 1", "discard 0", "discard 1")
    assert Foresight(0, 1) == state.top()
    assert ["take 0", "take 1", "exchange"] == said(state)


def test_interjections_come_last_so_that_lists_stay_ascending() -> None:
    state = visit()

    assert sorted(state.legal()) == state.legal()


def test_a_frame_may_be_closed_to_interjections() -> None:
    state = visit()

    say(state, "take 0", "take 0")

    assert ["spend 0", "spend 1", "spend 2", "spend 3"] == said(state)


def test_a_pile_that_runs_out_is_made_of_the_discards() -> None:
    state = visit()

    say(state, "exchange", "draw 0", "draw 1", "discard 0", "discard 1", "exchange")

    assert ["draw 0", "draw 1"] == said(state)
    say(state, "draw 1")
    assert "shuffle" in state.done
    assert ["draw 0"] == said(state)


def test_a_frame_is_answered_once_and_puts_the_rest_back() -> None:
    state = visit()

    say(state, "exchange", "draw 0", "draw 1", "discard 1")

    assert DiscardCards(0, 1) == state.top()


def test_frames_compare_and_print_by_their_fields() -> None:
    assert Foresight(0, 1) == Foresight(0, 1)
    assert Foresight(0, 1) != Foresight(0, 2)
    assert Foresight(0, 1) != DiscardCards(0, 1)
    assert "Foresight(0, 1)" == repr(Foresight(0, 1))
