"""Law 5: what a seat may not know changes nothing that it can see, be asked, say or be told."""

from igroteka.core.chance import Random
from igroteka.core.events import Event
from igroteka.core.match import Move
from igroteka.core.state import CHANCE, Position, packed
from tests.conftest import sized
from tests.contract.tables import Step, Walk, carry_out

SAMPLES = 5


def heard(state: Position, move: Move, viewer: int) -> tuple[list[list[int]], bytes, bool]:
    """What a viewer is told and sees when this is said, and whether the rules call it a revelation."""
    state.log = events = list[Event]()
    state.revealed = False
    carry_out(state, move)
    told = [event.fields()[:5] for event in events if event.is_seen_by(viewer)]
    return told, packed([state.view(viewer), state.question()]), state.revealed


def observed(walk: Walk, state: Position, viewer: int) -> list[float]:
    out = [0.0] * walk.game.observation_size(walk.seats)
    state.observe(viewer, out)
    return out


def test_a_sample_looks_the_same(walk: Walk) -> None:
    """Whatever others hold, the view is the same to the byte: nothing hidden is in it."""
    for state, _ in walk.sampled(4):
        for viewer in walk.viewers:
            seen, key = packed(state.view(viewer)), state.key(viewer)
            for number in range(SAMPLES):
                other = state.sample(viewer, Random(number))

                assert seen == packed(other.view(viewer))
                assert key == other.key(viewer)


def test_a_sample_asks_the_same(walk: Walk) -> None:
    for state, _ in walk.sampled(8):
        for viewer in walk.viewers:
            other = state.sample(viewer, Random(viewer + 20))

            assert state.player == other.player
            assert state.speakers() == other.speakers()
            assert state.question() == other.question()
            if viewer in state.speakers():
                mine, its = state.copy(), other.copy()
                mine.call_on(viewer)
                its.call_on(viewer)

                assert mine.legal() == its.legal()
                assert [mine.targets(action) for action in mine.legal()] == [its.targets(a) for a in its.legal()]


def test_a_sample_is_spoken_of_in_the_same_words(walk: Walk) -> None:
    """Questions, labels and refusals: no message betrays what the viewer may not know."""
    speech = walk.game.speech("en")
    for state, _ in walk.sampled(3):
        for viewer in walk.viewers:
            other = state.sample(viewer, Random(viewer + 30))

            assert walk.game.question_text(state, viewer, speech, walk.names) == walk.game.question_text(
                other, viewer, speech, walk.names
            )
            if viewer in state.speakers():
                mine, its = state.copy(), other.copy()
                mine.call_on(viewer)
                its.call_on(viewer)
                for action in range(0, walk.game.actions.size, sized(7, 1)):
                    assert refusal(mine, viewer, action) == refusal(its, viewer, action)
                for action in mine.legal():
                    label = walk.game.option_text(mine, action, speech, walk.names)
                    assert label == walk.game.option_text(its, action, speech, walk.names)


def refusal(state: Position, seat: int, action: int) -> tuple[object, ...] | None:
    why = state.why_not(seat, action)
    return None if why is None else (why.code, why.rule, why.details)


def test_a_sample_gives_the_same_numbers(walk: Walk) -> None:
    for state, _ in walk.sampled(3):
        for viewer in walk.viewers:
            assert observed(walk, state, viewer) == observed(walk, state.sample(viewer, Random(1)), viewer)


def test_a_sample_is_a_position_like_any_other(walk: Walk) -> None:
    for state, _ in walk.sampled(6):
        before = state.dump()
        for viewer in walk.viewers:
            other = state.sample(viewer, Random(viewer + 40))

            assert [] == other.check_invariants()
            assert state.census() == other.census()
            assert other == walk.game.load(other.dump())
        assert before == state.dump()


def test_a_sample_depends_on_the_view_and_on_luck_alone(walk: Walk) -> None:
    """Two positions that look the same are dealt anew in the same way, so a bot cannot learn more from samples."""
    for state, _ in walk.sampled(5):
        for viewer in walk.viewers:
            other = state.sample(viewer, Random(50))

            assert state.sample(viewer, Random(51)).dump() == other.sample(viewer, Random(51)).dump()


def test_a_viewer_is_told_the_same(walk: Walk) -> None:
    """What differs after the same words was hidden before and came to light by them."""
    compared = 0
    for state, move in with_moves(walk, 8):
        for viewer in walk.viewers:
            other = state.sample(viewer, Random(viewer + 60))
            if move.seat != CHANCE:
                other.call_on(move.seat)
            if move.action in other.legal():
                told, seen, revealed = heard(state.copy(), move, viewer)
                also_told, also_seen, also_revealed = heard(other, move, viewer)

                assert (told, seen) == (also_told, also_seen) or revealed or also_revealed
                compared += 1

    assert compared


def test_a_viewer_is_told_the_same_of_own_words(walk: Walk) -> None:
    for state, move in with_moves(walk, 12):
        if move.seat != CHANCE:
            state.call_on(move.seat)
            for action in state.legal()[:: sized(4, 1)]:
                word = Move(move.seat, action)
                other = state.sample(move.seat, Random(action))
                told, seen, revealed = heard(state.copy(), word, move.seat)
                also_told, also_seen, also_revealed = heard(other, word, move.seat)

                assert (told, seen) == (also_told, also_seen) or (revealed and also_revealed)


def with_moves(walk: Walk, count: int) -> list[tuple[Position, Move]]:
    return [(step.state.copy(), step.move) for step in walk.sampled(count) if step.move is not None]


def test_when_all_is_revealed_there_is_nothing_to_sample(walk: Walk) -> None:
    end: Step = walk.steps[-1]
    if end.move is None and end.state.finished:
        for viewer in walk.viewers:
            assert end.state == end.state.sample(viewer, Random(2))
