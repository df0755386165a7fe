"""Deals under a condition have exactly the law of all deals that keep it."""

from fractions import Fraction
from math import comb

import pytest

from igroteka.core.arrays import i64, listed, row, vec
from igroteka.core.chance import Luck
from igroteka.kit.dealing import EXACT, Deal, choose, pick, spread
from tests.every_luck import counted, deals, law

Bounds = list[tuple[int, int]]


def spread_law(count: int, rooms: list[int], bounds: Bounds) -> dict[tuple[int, ...], Fraction]:
    least, most = row([low for low, _ in bounds]), row([high for _, high in bounds])
    return law(lambda luck: tuple(int(n) for n in listed(spread(count, row(rooms), least, most, luck))))


def deal_law(counts: list[int], rooms: list[int], least: list[list[int]]) -> dict[tuple[int, ...], Fraction]:
    flat = row([number for holder in least for number in holder])
    return law(lambda luck: tuple(int(n) for n in listed(Deal(row(counts), row(rooms), flat).drawn(luck))))


def hands_of(counts: list[int], rooms: list[int]) -> list[tuple[tuple[int, ...], ...]]:
    """Every deal of single cards, as the numbers of each kind by holder."""
    cards = [kind for kind, count in enumerate(counts) for _ in range(count)]
    kinds = range(len(counts))
    return [tuple(tuple(hand.count(kind) for kind in kinds) for hand in dealt) for dealt in deals(cards, rooms)]


@pytest.mark.parametrize(
    ("count", "rooms", "bounds"),
    [
        (3, [2, 4], [(0, 2), (0, 4)]),
        (3, [2, 4], [(1, 2), (0, 4)]),
        (2, [2, 3, 1], [(0, 1), (1, 3), (0, 1)]),
        (4, [3, 3, 2], [(0, 1), (0, 3), (0, 0)]),
        (0, [2, 2], [(0, 2), (0, 2)]),
        (5, [3, 0, 2], [(0, 3), (0, 0), (0, 2)]),
    ],
)
def test_marked_cards_are_spread_by_the_law_of_all_deals(count: int, rooms: list[int], bounds: Bounds) -> None:
    expected = counted(
        tuple(hand[0] for hand in dealt)
        for dealt in hands_of([count, sum(rooms) - count], rooms)
        if all(low <= hand[0] <= high for hand, (low, high) in zip(dealt, bounds, strict=True))
    )

    assert expected == spread_law(count, rooms, bounds)


@pytest.mark.parametrize(
    ("counts", "rooms", "least"),
    [
        ([2, 2, 2], [3, 3], [[1, 0, 0], [0, 1, 0]]),
        ([3, 2, 1], [2, 2, 2], [[1, 0, 0], [0, 0, 0], [1, 0, 0]]),
        ([3, 2, 2], [3, 2, 2], [[1, 1, 0], [0, 1, 0], [0, 0, 0]]),
        ([2, 1, 1, 3], [2, 2, 2, 1], [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0]]),
        ([2, 4], [6], [[0, 0]]),
        ([1, 2, 0], [1, 2], [[0, 0, 0], [1, 0, 0]]),
    ],
)
def test_several_kinds_are_dealt_by_the_law_of_all_deals(
    counts: list[int], rooms: list[int], least: list[list[int]]
) -> None:
    expected = counted(
        tuple(number for hand in dealt for number in hand)
        for dealt in hands_of(counts, rooms)
        if all(n >= low for hand, lows in zip(dealt, least, strict=True) for n, low in zip(hand, lows, strict=True))
    )

    assert expected == deal_law(counts, rooms, least)


def test_what_cannot_be_dealt_is_refused() -> None:
    with pytest.raises(ValueError, match="no deal"):
        spread_law(3, [1, 1, 3], [(0, 1), (0, 1), (0, 0)])
    with pytest.raises(ValueError, match="no deal"):
        deal_law([1, 3], [2, 2], [[1, 0], [1, 0]])


def test_the_numbers_of_ways() -> None:
    assert comb(52, 26) == choose(52, 26)
    assert comb(56, 28) == choose(56, 28)  # the largest row that is exact throughout
    assert abs(choose(95, 47) / comb(95, 47) - 1) < 2**-48
    assert 0 == choose(3, 4) == choose(3, -1)


class Weights(Luck):
    """Takes the last and remembers what it was given."""

    def pick_row(self, weights: vec[i64]) -> i64:
        self.given = [int(weight) for weight in weights]
        return len(weights) - 1


def test_weights_are_exact_as_long_as_they_fit() -> None:
    luck = Weights()
    pick(vec[float]([float(comb(40, 20)), 0.0, 3.0]), luck)
    assert [comb(40, 20), 0, 3] == luck.given

    pick(vec[float]([float(comb(90, 45)), float(comb(90, 44))]), luck)
    assert sum(luck.given) <= EXACT
    assert abs(luck.given[0] / luck.given[1] - 46 / 45) < 2**-48
