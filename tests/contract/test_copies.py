"""Law 2: a copy is equal to the original, plays on like it, and neither feels what happens to the other."""

import copy

from igroteka.core.chance import Random
from igroteka.core.state import CHANCE, OVER, Position
from tests.conftest import sized
from tests.contract.tables import Walk, carry_out, play_on

STRIDE = sized(4, 1)


def appearance(state: Position, viewers: list[int]) -> list[object]:
    """All that can be asked of a position."""
    weights = state.weights() if state.player == CHANCE else []
    views = [state.key(viewer) for viewer in viewers]
    return [state.dump(), int(state.player), state.legal(), weights, state.speakers(), state.question(), *views]


def test_earlier_copies_never_change(walk: Walk) -> None:
    state = walk.steps[0].state.copy()
    kept: list[tuple[Position, bytes]] = []
    for place, (_, move) in enumerate(walk.steps):
        if place % STRIDE == 0:
            kept.append((state.copy(), state.dump()))
        if move is not None:
            carry_out(state, move)

    for earlier, dump in kept:
        assert dump == earlier.dump()


def test_a_copy_is_equal_and_plays_on_alike(walk: Walk) -> None:
    for state, _ in walk.sampled(6):
        other = state.copy()

        assert appearance(state, walk.viewers) == appearance(other, walk.viewers)
        ahead = state.copy()
        for move in play_on(ahead, Random(3), 25):
            carry_out(other, move)

        assert appearance(ahead, walk.viewers) == appearance(other, walk.viewers)


def test_playing_a_copy_leaves_the_original_alone(walk: Walk) -> None:
    for state, _ in walk.sampled(10):
        before = state.dump()
        play_on(state.copy(), Random(5), 40)

        assert before == state.dump()


def test_playing_the_original_leaves_every_copy_alone(walk: Walk) -> None:
    for step in walk.sampled(6):
        state = step.state.copy()
        copies = [state.copy(), copy.copy(state), copy.deepcopy(state), state.copy().copy()]
        before = state.dump()
        play_on(state, Random(7), 40)

        assert all(before == other.dump() for other in copies)
        assert step.state.player == OVER or before != state.dump()


def test_a_copy_of_a_logged_game_tells_no_tales(walk: Walk) -> None:
    """What is tried on a copy is not written into the log of the game."""
    for step in walk.sampled(5):
        state = step.state.copy()
        state.log = []
        play_on(state.copy(), Random(9), 30)

        assert [] == state.log
