"""From promises to points at the end."""

import pytest

from igroteka.core.arrays import vec
from igroteka.kit.forecast import Forecast, at

ROW = [float(mark) for mark in range(0, 110, 10)]
HALF = Forecast([20.0] * 11, ROW, [0.5] * 11)


def test_between_the_marks_a_row_is_straight():
    row = vec[float](ROW)

    assert [0.0, 35.0, 100.0] == [pytest.approx(at(row, share)) for share in (0.0, 0.35, 1.0)]
    assert [0.0, 100.0] == [at(row, share) for share in (-0.2, 1.7)]


def test_what_is_promised_as_usual_comes_as_usual():
    assert 12.0 + 40.0 == pytest.approx(HALF.expected(12.0, 20.0, 0.4))


def test_of_a_greater_promise_a_part_comes_true():
    assert 12.0 + 40.0 + 0.5 * 6.0 == pytest.approx(HALF.expected(12.0, 26.0, 0.4))
