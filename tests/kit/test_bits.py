"""Sets of places as bits."""

from hypothesis import given
from hypothesis import strategies as st

from igroteka.kit import bits

PLACES = st.sets(st.integers(0, 61))


@given(PLACES)
def test_gathered_and_members_are_inverse(places: set[int]) -> None:
    assert sorted(places) == bits.members(bits.gathered(list(places)))


@given(PLACES)
def test_size(places: set[int]) -> None:
    assert len(places) == bits.size(bits.gathered(list(places)))


@given(PLACES, PLACES)
def test_sets_meet_and_join_as_numbers(left: set[int], right: set[int]) -> None:
    low, high = bits.gathered(list(left)), bits.gathered(list(right))

    assert bits.gathered(list(left | right)) == low | high
    assert bits.gathered(list(left & right)) == low & high


def test_a_place_counts_once() -> None:
    assert [3] == bits.members(bits.gathered([3, 3, 3]))


def test_nothing() -> None:
    assert 0 == bits.gathered([])
    assert [] == bits.members(0)
    assert 0 == bits.size(0)


def test_the_ends_of_the_range() -> None:
    assert [0, 61] == bits.members(1 | 1 << 61)
    assert 62 == bits.size((1 << 62) - 1)
