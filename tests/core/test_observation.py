"""The list of numbers that are not zero, and its parts."""

import pytest

from igroteka.core.arrays import row
from igroteka.core.chance import Random
from igroteka.core.observation import Observation, Part, quotient


def pairs(out: Observation) -> dict[int, float]:
    return dict(zip(out.indices(), out.numbers(), strict=True))


def test_zeros_are_counted_and_not_kept() -> None:
    out = Observation()
    out.share(3, 12)
    out.share(0, 12)
    out.flag(False)
    out.flag(True)
    out.nothing(4)
    out.share(-1, 2)
    out.share(0, 200)

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
    out.counts(row([9, 0, 2, 4, -1, 300]), 1, 5, 4)
    out.counts(row([3]), 0, 1, 200)

    assert {1: 1.0, 2: 1.0, 5: 0.5, 6: 1.0, 7: -0.25, 8: 75.0, 9: 0.015} == pairs(out)
    assert 10 == out.place


def test_counts_in_another_order() -> None:
    out = Observation()
    out.nothing(1)
    out.counts_at(row([9, 0, 2, 4]), 1, row([2, 0, 1]), 4)

    assert {1: 1.0, 3: 0.5} == pairs(out)
    assert 4 == out.place


def test_several_values_at_once() -> None:
    out = Observation()
    out.each_one_of(row([7, 2, -1, 0, 3]), 1, 4, 3)  # -1 and 3 are out of range
    out.each_at(row([7, 2, -1, 0]), row([3, 1, 0]), 3)
    out.each_is(row([4, 9, 9]), 9)
    out.each_one_of(row([6, 4, 5]), 0, 3, 2, 5)  # 4 is below the least

    assert {2: 1.0, 6: 1.0, 12: 1.0, 17: 1.0, 22: 1.0, 23: 1.0, 25: 1.0, 28: 1.0} == pairs(out)
    assert 30 == out.place


def test_sets_are_told_however_far_their_places_lie_apart() -> None:
    for places in ([0, 61], [3, 4, 40], [59], [7, 8, 9, 10, 11, 12]):
        out = Observation()
        out.nothing(2)
        out.members(sum(1 << place for place in places), 62)

        assert {2 + place: 1.0 for place in places} == pairs(out)
        assert 64 == out.place


def test_counts_that_add_up() -> None:
    """Nothing but the counts themselves: neither what stands before them nor behind."""
    for counts in ([0, 2, 0, 1, 0], [0, 0, 0, 0, 3], [1, 0, 0, 0, 0], [0, 0, 0, 0, 0]):
        mine, theirs = Observation(), Observation()
        values = row([7, *counts, 7])
        mine.dealt(values, 1, 5, 4, sum(counts))
        theirs.counts(values, 1, 5, 4)
        over = Observation()
        over.dealt(values, 1, 5, 4, 20)

        assert pairs(theirs) == pairs(mine) == pairs(over)
        assert 5 == mine.place == over.place


@pytest.mark.parametrize(
    ("part", "whole"),
    [(1, 3), (-5, 12), (127, 127), (-127, 50), (-128, 50), (0, 3), (128, 3), (5, 128), (1 << 62, 7), (2, -3)],
)
def test_parts_of_a_whole(part: int, whole: int) -> None:
    assert part / whole == quotient(part, whole)


def test_rows_laid_end_to_end() -> None:
    out = Observation()
    for number in range(200):
        out.lay(10 * number, 4 * number)
        for _ in range(2):  # begun again, a row is written over
            out.begin()
            out.nothing(1)
            out.flag(True)
            out.members(0b101, 4)
            out.share(number + 1, 200)

    assert 800 == out.count
    assert [1990 + place for place in (1, 2, 4, 6)] == out.indices()[-4:]
    assert [1.0, 1.0, 1.0, 0.5] == out.numbers()[99 * 4 : 100 * 4]
    assert 1997 == out.place


@pytest.mark.parametrize("write", ["members", "counts", "counts_at", "dealt", "each_one_of", "each_at", "each_is"])
def test_much_at_once_finds_room(write: str) -> None:
    out = Observation()
    ones = row([1] * 600)
    for _ in range(3):
        if write == "members":
            for _ in range(20):
                out.members((1 << 60) - 1, 60)
        elif write == "counts":
            out.counts(ones, 0, 600, 1)
        elif write == "counts_at":
            out.counts_at(ones, 0, row(list(range(600))), 1)
        elif write == "dealt":
            out.dealt(ones, 0, 600, 1, 600)
        elif write == "each_one_of":
            out.each_one_of(ones, 0, 600, 2)
        elif write == "each_at":
            out.each_at(ones, row(list(range(600))), 2)
        else:
            out.each_is(ones, 1)

    assert out.count >= 1800
    assert {1.0} == set(out.numbers())
    assert sorted(out.indices()) == out.indices()


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


def test_what_is_not_there_is_passed_over_however_little_is_remembered() -> None:
    for before in range(508, 516):
        out = Observation()
        out.counts(row([0] * before), 0, before, 1)
        told = [out.is_new(0, 7, 3), out.is_new(5, 7, 0), out.is_new(0, 7, 3)]

        assert [False, True, False] == told
        assert before + 14 == out.place
        assert before + 9 == out.cell


# --- rows that are kept


def write_anything(out: Observation, luck: Random) -> None:
    """Each kind of thing once, now this and now that; some of it is mostly nothing."""
    few, counts = [luck.below(3) for _ in range(9)], [luck.below(2) * luck.below(200) for _ in range(9)]
    out.share(luck.below(4) - 1, 4)
    out.flag(luck.below(2) == 1)
    out.one_of(luck.below(6) - 1, 4)
    out.members(luck.below(64), 5)
    out.counts(row(counts), 1, 8, 4)
    out.counts_at(row(few), 1, row([4, 0, 3]), 2)
    out.dealt(row(few), 2, 7, 2, sum(few[2:]) * luck.below(2))
    out.each_one_of(row(few), 0, 5, 2, 1)
    out.each_at(row(few), row([3, 8]), 2)
    out.each_is(row(few), 1)
    if out.is_new(luck.below(3), 2, 1):
        out.one_of(out.memory[out.cell - 1] - 1, 2)
    here = luck.below(3) == 0
    if out.is_there(here, 3, 3):
        out.counts(row(few if here else [0, 0, 0]), 0, 3, 2)
    was = out.swap(few[0])
    if was != few[0]:
        out.put(out.place, few[0] / 2)
    out.nothing(1)
    out.flag(True)


def test_a_kept_row_tells_what_has_changed_and_nothing_else() -> None:
    """Two rows by turns, over and over, beside new ones: what was there and is no longer is told as a zero."""
    fresh, kept = Observation(), Observation()
    write_anything(fresh, Random(0))
    width, cells = int(fresh.place), int(fresh.cell)
    kept.keep(2 * cells)
    rows = [0.0] * (2 * width)
    for number in range(400):
        first = number % 2
        fresh.begin()
        write_anything(fresh, Random(number))
        kept.count = 0
        kept.take(first * width, first * cells)
        kept.begin()
        write_anything(kept, Random(number))
        for place, value in pairs(kept).items():
            assert rows[place] != value
            rows[place] = value
        spread = [0.0] * width
        fresh.spread(spread)

        assert spread == rows[first * width : (first + 1) * width]
        assert len(pairs(kept)) == kept.count
        assert (first + 1) * width == kept.place
        assert (first + 1) * cells == kept.cell


def test_a_row_that_is_too_short_is_left_alone() -> None:
    out = Observation()
    out.nothing(3)
    row_of_two = [5.0, 5.0]
    with pytest.raises(ValueError, match="2 numbers do not hold an observation of 3"):
        out.spread(row_of_two)

    assert [5.0, 5.0] == row_of_two
