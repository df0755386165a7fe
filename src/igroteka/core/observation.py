"""A position as numbers for learners: those that are not zero, and where in the row they stand."""

from collections.abc import MutableSequence
from typing import Final, NamedTuple, final

from igroteka.core.arrays import filled, floats, i64, vec

TABLE: Final = -1
# Small parts of small wholes: mypyc 2.4 makes a fraction of an i64 by way of an int, in some forty instructions.
SMALL: Final = 128
QUOTIENTS: Final = floats([part / max(whole, 1) for whole in range(SMALL) for part in range(SMALL)])


class Part(NamedTuple):
    """What some numbers of a row mean: `seat0.hand` is the hand of the viewer, `seat1.hand` that of the next seat."""

    name: str
    start: int
    length: int


def quotient(part: i64, whole: i64) -> float:
    """A part of a whole as a fraction."""
    if 0 < whole < SMALL:
        if 0 <= part < SMALL:
            return QUOTIENTS[whole * SMALL + part]
        if -SMALL < part < 0:
            return -QUOTIENTS[whole * SMALL - part]
    return float(part) / float(whole)


@final
class Observation:
    """A reusable list of numbers and their places. Rooms write a row from left to right; zeros are only counted.

    Numbers are mostly 0 to 1. None is cut off, so two counts are never one number.
    What writes many numbers at once makes room for them and keeps both lists at hand, instead of asking `put` for each.
    Where zeros are not the rule, every number is put down and only those that are not zero are counted: this takes
    half the time of asking first, as nobody can guess the answer (a set of 20 places, half full: 46 instead of 96 ns).
    """

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]([0] * 512)
        self.values: vec[float] = vec[float]([0.0] * 512)
        self.count: i64 = 0
        self.place: i64 = 0  # the next to be written; in the end the length of the row
        self.row_place: i64 = 0  # where the row begins, and after how many numbers: rows may be laid end to end
        self.row_count: i64 = 0
        self.whose: i64 = TABLE  # the part of which seat is being written, counted from the viewer
        self.first: i64 = 0  # where the parts of seats begin
        self.width: i64 = 0  # how long each of them is
        self.names: list[str] | None = None  # of parts, if somebody wants to know them
        self.starts: Final[list[int]] = []

    def begin(self) -> None:
        """A new row."""
        self.count = self.row_count
        self.place = self.row_place
        self.whose = TABLE

    def lay(self, place: i64, count: i64) -> None:
        """Rows begin at this place from now on, after so many numbers of rows before them."""
        self.row_place = place
        self.row_count = count

    # --- writing

    def add(self, value: float) -> None:
        """A number that is not zero."""
        self.put(self.place, value)
        self.place += 1

    def put(self, place: i64, value: float) -> None:
        """A number that is not zero at a place further on, up to which there are zeros."""
        count = self.count
        if count >= len(self.places):
            self.make_room(1)
        self.places[count] = place
        self.values[count] = value
        self.count = count + 1

    def make_room(self, more: i64) -> None:
        """Let so many more numbers fit."""
        if self.count + more > len(self.places):
            size = 2 * (self.count + more)
            places, values = filled(size, 0), vec[float]([0.0] * size)
            for number in range(self.count):
                places[number] = self.places[number]
                values[number] = self.values[number]
            self.places = places
            self.values = values

    def share(self, part: i64, whole: i64) -> None:
        """A part of a whole, usually 0 to 1."""
        place = self.place
        self.place = place + 1
        if part != 0:
            self.put(place, quotient(part, whole))

    def number(self, value: float) -> None:
        """Any number."""
        place = self.place
        self.place = place + 1
        if value != 0.0:
            self.put(place, value)

    def flag(self, value: bool) -> None:
        """1 for yes, 0 for no."""
        place = self.place
        self.place = place + 1
        if value:
            self.put(place, 1.0)

    def one_of(self, value: i64, size: i64) -> None:
        """One-hot; none if out of range."""
        first = self.place
        self.place = first + size
        if 0 <= value < size:
            self.put(first + value, 1.0)

    def members(self, places: i64, size: i64) -> None:
        """A set of bits, place by place."""
        place = self.place
        self.place = place + size
        if places != 0:
            self.put_members(places, place, place + size)

    def put_members(self, places: i64, place: i64, end: i64) -> None:
        """Those of a set that is not empty, from a place on."""
        if self.count + end - place > len(self.places):
            self.make_room(end - place)
        found, numbers, count = self.places, self.values, self.count
        while places != 0 and place < end:
            found[count] = place
            numbers[count] = 1.0
            count += places & 1
            places >>= 1
            place += 1
        self.count = count

    def counts(self, values: vec[i64], start: i64, length: i64, whole: i64) -> None:
        """Some counts of a longer list.

        Nothing is called as long as counts are small, so that all this needs stays in registers.
        """
        place, end, shift = start, start + length, self.place - start
        self.place += length
        if self.count + length > len(self.places):
            self.make_room(length)
        found, numbers, count, quotients = self.places, self.values, self.count, QUOTIENTS
        row = whole * SMALL
        small: i64 = SMALL if 0 < whole < SMALL else 0
        while place < end:
            value = values[place]
            if value != 0:
                if value < 0 or value >= small:
                    break
                found[count] = shift + place
                numbers[count] = quotients[row + value]
                count += 1
            place += 1
        self.count = count
        while place < end:
            if values[place] != 0:
                self.put(shift + place, quotient(values[place], whole))
            place += 1

    def counts_at(self, values: vec[i64], start: i64, rows: i64, width: i64, places: vec[i64], whole: i64) -> None:
        """Few counts among many zeros in another order: of each of some rows those at these places."""
        more = rows * len(places)
        if self.count + more > len(self.places):
            self.make_room(more)
        found, numbers, count, at = self.places, self.values, self.count, self.place
        for row in range(rows):
            first = start + row * width
            for place in places:
                value = values[first + place]
                if value != 0:
                    found[count] = at
                    numbers[count] = quotient(value, whole)
                    count += 1
                at += 1
        self.count = count
        self.place = at

    def dealt(self, values: vec[i64], start: i64, length: i64, whole: i64, total: i64) -> None:
        """Some counts that are known to add up to a total: behind the last of them nobody looks."""
        place = self.place
        self.place = place + length
        if total > 0:
            self.put_dealt(values, start, start + length, place - start, whole, total)

    def put_dealt(self, values: vec[i64], place: i64, end: i64, shift: i64, whole: i64, total: i64) -> None:
        """Those from a place of the list on; in the row they stand so much further."""
        if self.count + end - place > len(self.places):
            self.make_room(end - place)
        found, numbers, count, quotients = self.places, self.values, self.count, QUOTIENTS
        row = whole * SMALL
        small: i64 = SMALL if 0 < whole < SMALL else 0
        while total > 0 and place < end:
            value = values[place]
            if value < 0 or value >= small:
                break
            found[count] = shift + place
            numbers[count] = quotients[row + value]
            count += 1 if value != 0 else 0
            total -= value
            place += 1
        self.count = count
        while total > 0 and place < end:
            value = values[place]
            if value != 0:
                self.put(shift + place, quotient(value, whole))
            total -= value
            place += 1

    def each_one_of(self, values: vec[i64], start: i64, length: i64, size: i64, least: i64 = 0) -> None:
        """Some values of a longer list, each one-hot, counted from the least; none where it is out of range."""
        if self.count + length > len(self.places):
            self.make_room(length)
        found, numbers, count, first = self.places, self.values, self.count, self.place
        for place in range(start, start + length):
            value = values[place] - least
            found[count] = first + value
            numbers[count] = 1.0
            count += 1 if 0 <= value < size else 0
            first += size
        self.count = count
        self.place = first

    def each_at(self, values: vec[i64], places: vec[i64], size: i64) -> None:
        """The same of the values that stand at these places."""
        if self.count + len(places) > len(self.places):
            self.make_room(len(places))
        found, numbers, count, first = self.places, self.values, self.count, self.place
        for place in places:
            value = values[place]
            found[count] = first + value
            numbers[count] = 1.0
            count += 1 if 0 <= value < size else 0
            first += size
        self.count = count
        self.place = first

    def each_is(self, values: vec[i64], wanted: i64) -> None:
        """1 for each value of a list that is the wanted one."""
        if self.count + len(values) > len(self.places):
            self.make_room(len(values))
        found, numbers, count, place = self.places, self.values, self.count, self.place
        for value in values:
            if value == wanted:
                found[count] = place
                numbers[count] = 1.0
                count += 1
            place += 1
        self.count = count
        self.place = place

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
            self.name_part(name)

    def name_part(self, name: str) -> None:
        """Apart from `part`, which almost always has nothing to do and should take as long."""
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
