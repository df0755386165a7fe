"""A position as numbers for learners: those that are not zero, and where in the row they stand."""

from collections.abc import MutableSequence
from typing import Final, NamedTuple

from igroteka.core.arrays import append, i64, vec

TABLE: Final = -1


class Part(NamedTuple):
    """What some numbers of a row mean: `seat0.hand` is the hand of the viewer, `seat1.hand` that of the next seat."""

    name: str
    start: int
    length: int


class Observation:
    """A reusable list of numbers and their places. Rooms write a row from left to right; zeros are only counted.

    Numbers are mostly 0 to 1. None is cut off, so two counts are never one number.
    """

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]([0] * 512)
        self.values: vec[float] = vec[float]([0.0] * 512)
        self.count: i64 = 0
        self.place: i64 = 0  # the next to be written; in the end the length of the row
        self.whose: i64 = TABLE  # the part of which seat is being written, counted from the viewer
        self.first: i64 = 0  # where the parts of seats begin
        self.width: i64 = 0  # how long each of them is
        self.names: list[str] | None = None  # of parts, if somebody wants to know them
        self.starts: Final[list[int]] = []

    def begin(self) -> None:
        """A new row."""
        self.count = 0
        self.place = 0
        self.whose = TABLE

    # --- writing

    def add(self, value: float) -> None:
        """A number that is not zero."""
        self.put(self.place, value)
        self.place += 1

    def put(self, place: i64, value: float) -> None:
        """A number that is not zero at a place further on, up to which there are zeros."""
        count = self.count
        if count < len(self.places):
            self.places[count] = place
            self.values[count] = value
        else:
            self.places = append(self.places, place)
            self.values = append(self.values, value)
        self.count = count + 1

    def share(self, part: i64, whole: i64) -> None:
        """A part of a whole, usually 0 to 1."""
        if part != 0:
            self.add(float(part) / float(whole))
        else:
            self.place += 1

    def number(self, value: float) -> None:
        """Any number."""
        if value != 0.0:
            self.add(value)
        else:
            self.place += 1

    def flag(self, value: bool) -> None:
        """1 for yes, 0 for no."""
        if value:
            self.add(1.0)
        else:
            self.place += 1

    def one_of(self, value: i64, size: i64) -> None:
        """One-hot; none if out of range."""
        first = self.place
        if 0 <= value < size:
            self.put(first + value, 1.0)
        self.place = first + size

    def members(self, places: i64, size: i64) -> None:
        """A set of bits, place by place."""
        first = self.place
        place: i64 = 0
        while place < size and places >> place:
            if places >> place & 1:
                self.put(first + place, 1.0)
            place += 1
        self.place = first + size

    def counts(self, values: vec[i64], start: i64, length: i64, whole: i64) -> None:
        """Some counts of a longer list."""
        first = self.place - start
        for place in range(start, start + length):
            if values[place] != 0:
                self.put(first + place, float(values[place]) / float(whole))
        self.place += length

    def nothing(self, count: i64) -> None:
        """So many zeros."""
        self.place += count

    def seat(self, step: i64) -> None:
        """What comes next belongs to a seat, so many steps from the viewer; all seats write the same."""
        if step == 0:
            self.first = self.place
        elif step == 1:
            self.width = self.place - self.first
        self.whose = step

    def table(self, seats: i64) -> None:
        """All seats are written; those that the game has and this table has not are zeros."""
        if self.whose == 0:
            self.width = self.place - self.first
        self.place = self.first + seats * self.width
        self.whose = TABLE

    def part(self, name: str) -> None:
        """What comes next is called so; it ends where the next part begins."""
        if self.names is not None:
            self.names.append(name if self.whose == TABLE else f"seat{self.whose}.{name}")
            self.starts.append(int(self.place))

    # --- reading

    def indices(self) -> list[int]:
        """The places of all numbers that are not zero, ascending."""
        return [self.places[number] for number in range(self.count)]

    def numbers(self) -> list[float]:
        """The numbers that are not zero, by their places."""
        return [self.values[number] for number in range(self.count)]

    def spread(self, out: MutableSequence[float]) -> None:
        """The whole row, zeros included."""
        size = int(self.place)
        if len(out) < size:
            raise ValueError(f"{len(out)} numbers do not hold an observation of {size}")
        if isinstance(out, list):
            out[:size] = [0.0] * size
        else:
            for place in range(size):
                out[place] = 0.0
        for number in range(self.count):
            out[self.places[number]] = self.values[number]

    def layout(self) -> list[Part]:
        """The parts of the row, from left to right."""
        ends = [*self.starts[1:], int(self.place)]
        return [
            Part(name, start, end - start) for name, start, end in zip(self.names or [], self.starts, ends, strict=True)
        ]
