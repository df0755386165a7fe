"""Why one answer is better: few lines, and they add up to what is shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.coach.reasons import OTHER, reasons

POINTS = st.floats(-9, 9).map(lambda points: round(points, 3))


@given(st.dictionaries(st.sampled_from("abcdefgh"), POINTS, max_size=8), st.sampled_from([0.4, 2.0, 4.0]))
def test_lines_sum_to_the_difference_shown(parts, stake):
    shown = round(sum(parts.values()), 1)

    told = reasons(parts, shown, stake)

    assert round(10 * shown) == sum(round(10 * reason.gain) for reason in told)
    assert all(reason.gain for reason in told)
    named = [reason for reason in told if reason.part != OTHER]
    assert 3 >= sum(1 for reason in named if reason.gain > 0)
    assert 1 >= sum(1 for reason in named if reason.gain < 0)


def test_the_largest_come_first_and_a_small_rest_goes_to_them():
    parts = {"silver": -0.4, "regions": 3.0, "storage": 0.6, "track": 0.5, "workers": -1.2, "goods": 0.8}

    told = reasons(parts, 3.3, 3.0)

    assert [("regions", 3.1), ("workers", -1.2), ("goods", 0.8), ("storage", 0.6)] == [tuple(line) for line in told]


@pytest.mark.parametrize(("stake", "lines"), [(3.0, ["a"]), (0.4, ["a", "other"])])
def test_a_small_rest_has_a_line_only_where_points_are_few(stake, lines):
    assert lines == [reason.part for reason in reasons({"a": 1.0, "b": -0.04, "c": 0.04}, 1.1, stake)]
