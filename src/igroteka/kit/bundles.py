"""Small sets of cards packed into one number: five bits a kind, so up to 31 of each of up to 12 kinds."""

from typing import Final

from igroteka.core.arrays import i64, vec
from igroteka.kit import bits

BITS: Final = 5
MASK: Final = 31


def one(kind: i64) -> i64:
    """A single card of a kind."""
    return bits.bit(BITS * kind)


def count(bundle: i64, kind: i64) -> i64:
    """How many of a kind."""
    return bundle >> BITS * kind & MASK


def total(bundle: i64) -> i64:
    """How many cards in all."""
    cards: i64 = 0
    while bundle > 0:
        cards += bundle & MASK
        bundle >>= BITS
    return cards


def kinds(bundle: i64) -> i64:
    """How many different kinds."""
    different: i64 = 0
    while bundle > 0:
        if bundle & MASK:
            different += 1
        bundle >>= BITS
    return different


def last_kind(bundle: i64) -> i64:
    """The highest kind present; -1 of nothing."""
    kind: i64 = -1
    while bundle > 0:
        bundle >>= BITS
        kind += 1
    return kind


def packed(counts: vec[i64]) -> i64:
    """A bundle of these counts."""
    bundle: i64 = 0
    kind: i64 = 0
    for cards in counts:
        bundle |= cards << BITS * kind
        kind += 1
    return bundle


def unpacked(bundle: i64, length: i64) -> list[int]:
    """The counts by kind."""
    return [count(bundle, kind) for kind in range(length)]
