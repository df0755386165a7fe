"""Law 9: an observation is exactly so many numbers, all finite, and a function of the view."""

import math

from igroteka.core.chance import Random
from tests.contract.tables import Walk

UNTOUCHED = -12345.5


def test_an_observation_fills_exactly_its_size(walk: Walk) -> None:
    size = walk.game.observation_size(walk.seats)
    for state, _ in walk.sampled(3):
        for viewer in walk.viewers:
            out = [UNTOUCHED] * (size + 8)
            state.observe(viewer, out)

            assert UNTOUCHED not in out[:size]
            assert [UNTOUCHED] * 8 == out[size:]
            assert all(type(value) is float and math.isfinite(value) for value in out[:size])


def test_equal_views_give_equal_numbers(walk: Walk) -> None:
    size = walk.game.observation_size(walk.seats)
    for state, _ in walk.sampled(2):
        for viewer in walk.viewers:
            first, second, third = [0.0] * size, [1.0] * size, [2.0] * size
            state.observe(viewer, first)
            state.copy().observe(viewer, second)
            state.sample(viewer, Random(3)).observe(viewer, third)

            assert first == second == third
