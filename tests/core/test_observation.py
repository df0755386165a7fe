"""The list of numbers that are not zero, and its parts."""

import pytest

from igroteka.core.arrays import row
from igroteka.core.observation import Observation, Part


def pairs(out: Observation) -> dict[int, float]:
    return dict(zip(out.indices(), out.numbers(), strict=True))


def test_zeros_are_counted_and_not_kept() -> None:
    out = Observation()
    out.share(3, 12)
    out.share(0, 12)
    out.flag(False)
    out.flag(True)
    out.nothing(4)
    out.number(-0.5)
    out.number(0.0)

    assert {0: 0.25, 3: 1.0, 8: -0.5} == pairs(out)
    assert 10 == out.place


@pytest.mark.parametrize(("value", "found"), [(0, {1: 1.0}), (4, {5: 1.0}), (-1, {}), (5, {}), (-4, {})])
def test_one_of_several_or_none(value: int, found: dict[int, float]) -> None:
    out = Observation()
    out.nothing(1)
    out.one_of(value, 5)

    assert found == pairs(out)
    assert 6 == out.place


def test_sets_and_counts() -> None:
    out = Observation()
    out.members(0b10110, 4)  # what is beyond the size is not told
    out.counts(row([9, 0, 2, 4]), 1, 3, 4)

    assert {1: 1.0, 2: 1.0, 5: 0.5, 6: 1.0} == pairs(out)
    assert 7 == out.place


def test_seats_that_are_not_there_are_zeros() -> None:
    out = Observation()
    out.names = []
    out.part("before")
    out.nothing(1)
    for step in range(2):
        out.seat(step)
        out.part("gold")
        out.share(step + 1, 4)
        out.part("ships")
        out.one_of(step, 2)
    out.table(4)
    out.part("after")
    out.flag(True)

    assert {1: 0.25, 2: 1.0, 4: 0.5, 6: 1.0, 13: 1.0} == pairs(out)
    assert [
        Part("before", 0, 1),
        Part("seat0.gold", 1, 1),
        Part("seat0.ships", 2, 2),
        Part("seat1.gold", 4, 1),
        Part("seat1.ships", 5, 8),
        Part("after", 13, 1),
    ] == out.layout()


def test_a_list_is_used_again() -> None:
    out = Observation()
    for length in (2000, 3):  # more than it holds at first
        out.begin()
        for number in range(length):
            out.share(number + 1, 1)

        assert list(range(length)) == out.indices()
        assert [number + 1.0 for number in range(length)] == out.numbers()
        assert length == out.place


def test_a_row_that_is_too_short_is_left_alone() -> None:
    out = Observation()
    out.nothing(3)
    row_of_two = [5.0, 5.0]
    with pytest.raises(ValueError, match="2 numbers do not hold an observation of 3"):
        out.spread(row_of_two)

    assert [5.0, 5.0] == row_of_two
