"""Law 11: what a seat sees beside what everybody sees, told without drawing both, is the difference of the two."""

import json
from typing import Any

import pytest

from igroteka import catalog
from igroteka.core.chance import Random
from igroteka.core.patches import difference, patched
from igroteka.core.speech import FACTS, LANGUAGES, seat_marks
from igroteka.core.state import SPECTATOR, Position
from tests.contract.tables import Step, Walk, play_on
from tests.contract.test_documented import EXAMPLES, NAMES


def looked_at(walk: Walk, count: int) -> list[Step]:
    """Each kind of question, and how it ended."""
    return [*walk.sampled(count), walk.steps[-1]]


def is_private(state: Position) -> bool:
    """Is every seat told the very patch, to the order of its members and the kinds of its values?"""
    public = state.view(SPECTATOR)
    views = [state.view(seat) for seat in range(state.seats)]
    told = [state.private(seat) for seat in range(state.seats)]
    found = [difference(public, view) for view in views]
    return json.dumps(found) == json.dumps(told) and json.dumps(views) == json.dumps([patched(public, p) for p in told])


def test_a_seat_is_told_what_others_do_not_see(walk: Walk) -> None:
    for state, _ in looked_at(walk, 40):
        before = state.dump()

        assert is_private(state)
        assert before == state.dump()


@pytest.mark.parametrize("example", EXAMPLES, ids=NAMES)
def test_a_position_written_by_hand_tells_it_too(example: dict[str, Any]) -> None:
    state, luck = catalog.load(example["game"]).from_dict(example), Random(7)

    assert is_private(state)
    for _ in range(12):
        play_on(state, luck, 5)
        assert is_private(state)


def test_who_of_those_asked_speaks_first_changes_no_view(walk: Walk) -> None:
    """So what a seat is told beside the public view is the same, whoever that was drawn for."""
    for state, _ in looked_at(walk, 16):
        speakers = state.speakers()
        for seat in speakers[1:]:
            called = state.copy()
            called.call_on(seat)

            assert json.dumps([state.view(viewer) for viewer in walk.viewers]) == json.dumps(
                [called.view(viewer) for viewer in walk.viewers]
            )


def test_only_a_seat_has_something_private(walk: Walk) -> None:
    state = walk.steps[0].state
    for nobody in (SPECTATOR, walk.seats):
        with pytest.raises(ValueError, match=f"no seat {nobody} at a table of {walk.seats}"):
            state.private(nobody)


@pytest.mark.parametrize("language", [*LANGUAGES, FACTS])
def test_who_is_not_asked_reads_what_a_spectator_reads(walk: Walk, language: str) -> None:
    speech = walk.game.speech(language)
    names = seat_marks(walk.seats) if language == FACTS else walk.names
    for state, _ in looked_at(walk, 16):
        public = walk.game.question_text(state, SPECTATOR, speech, names)
        for seat in range(walk.seats):
            if seat not in state.speakers():
                assert public == walk.game.question_text(state, seat, speech, names)
