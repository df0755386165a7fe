"""A pen for observations: positions as rows of numbers, mostly 0 to 1, for learners."""

from collections.abc import MutableSequence
from typing import Final

from igroteka.core.arrays import i64, vec


class Pen:
    """Writes numbers one after another."""

    def __init__(self, out: MutableSequence[float]) -> None:
        self.out: Final = out
        self.place: i64 = 0

    def write(self, value: float) -> None:
        self.out[self.place] = value
        self.place += 1

    def share(self, part: i64, whole: i64) -> None:
        """A part of a whole, usually 0 to 1."""
        self.write(float(part) / float(whole))

    def flag(self, value: bool) -> None:
        """1 for yes, 0 for no."""
        self.write(1.0 if value else 0.0)

    def one_of(self, value: i64, size: i64) -> None:
        """One-hot; none if out of range."""
        for choice in range(size):
            self.write(1.0 if choice == value else 0.0)

    def members(self, places: i64, size: i64) -> None:
        """A set of bits, place by place."""
        for place in range(size):
            self.write(1.0 if places >> place & 1 else 0.0)

    def counts(self, values: vec[i64], whole: i64) -> None:
        """A row of counts."""
        for value in values:
            self.share(value, whole)

    def nothing(self, count: i64) -> None:
        """So many zeros."""
        for _ in range(count):
            self.write(0.0)
