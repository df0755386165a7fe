"""A position as numbers for learners: those that are not zero, or not what they were, and their places in the row."""

from collections.abc import MutableSequence
from typing import Final, NamedTuple, final

from igroteka.core.arrays import filled, floats, i64, vec

TABLE: Final = -1
# Small parts of small wholes: mypyc 2.4 makes a fraction of an i64 by way of an int, in some forty instructions.
SMALL: Final = 128
YES: Final[i64] = 1
NO: Final[i64] = 0
MEMBER: Final = floats([0.0, 1.0])
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
    """A reusable list of numbers and their places. Rooms write a row from left to right, but for small parts of it.

    What is written is compared with what was written there before, and only what differs is listed. A new row was
    all zeros before, so that of it all numbers are listed that are not zero; rows that are kept tell what has changed.
    Therefore the same things are written in the same order every time, though there be nothing to tell of them, and the
    whole that a part is told of never changes. What is remembered are counts, sets and choices, each in one cell.

    Numbers are mostly 0 to 1. None is cut off, so two counts are never one number.
    What writes many numbers at once makes room for them and keeps all lists at hand, instead of asking `put` for each.
    """

    def __init__(self) -> None:
        self.places: vec[i64] = filled(512, 0)
        self.values: vec[float] = vec[float]([0.0] * 512)
        self.count: i64 = 0
        self.place: i64 = 0  # the next to be written; in the end the length of the row
        self.row_place: i64 = 0  # where the row begins, and after how many numbers: rows may be laid end to end
        self.row_count: i64 = 0
        self.memory: vec[i64] = filled(512, 0)  # what was written, cell by cell
        self.cell: i64 = 0  # the next of them; in the end how many cells the row has
        self.row_cell: i64 = 0  # where the row begins
        self.keeps = False  # rows are kept: what differs is told and not what there is
        self.whose: i64 = TABLE  # the part of which seat is being written, counted from the viewer
        self.first: i64 = 0  # where the parts of seats begin
        self.width: i64 = 0  # how long each of them is
        self.names: list[str] | None = None  # of parts, if somebody wants to know them
        self.starts: Final[list[int]] = []

    def begin(self) -> None:
        """A new row, or a row that is kept once more."""
        if not self.keeps:
            self.count = self.row_count
            if self.cell > 0:
                self.memory = filled(len(self.memory), 0)
        self.place = self.row_place
        self.cell = self.row_cell
        self.whose = TABLE

    def lay(self, place: i64, count: i64) -> None:
        """Rows begin at this place from now on, after so many numbers of rows before them."""
        self.row_place = place
        self.row_count = count

    def keep(self, cells: i64) -> None:
        """Keep rows of so many cells in all."""
        self.keeps = True
        self.memory = filled(cells, 0)

    def take(self, place: i64, cell: i64) -> None:
        """Go on with the kept row that begins here, and whose cells begin there."""
        self.row_place = place
        self.row_cell = cell

    # --- writing

    def put(self, place: i64, value: float) -> None:
        """A number for the list; what writes so remembers by itself what it wrote (`swap`)."""
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

    def make_cells(self, more: i64) -> None:
        """Let so many more cells be remembered."""
        if self.cell + more > len(self.memory):
            memory = filled(2 * (self.cell + more), 0)
            for cell in range(len(self.memory)):
                memory[cell] = self.memory[cell]
            self.memory = memory

    def share(self, part: i64, whole: i64) -> None:
        """A part of a whole, usually 0 to 1."""
        if self.recalls(part):
            self.place += 1
        else:
            self.put_share(part, whole)

    def recalls(self, value: i64) -> bool:
        """Does the next cell remember just this? If so, on to the one behind it."""
        cell = self.cell
        if cell < len(self.memory) and self.memory[cell] == value:
            self.cell = cell + 1
            return True
        return False

    def put_share(self, part: i64, whole: i64) -> None:
        """A part that is not as it was, or of which nothing is remembered yet."""
        cell, count, place = self.cell, self.count, self.place
        if cell >= len(self.memory):
            self.make_cells(1)
        if count >= len(self.places):
            self.make_room(1)
        if self.memory[cell] != part:
            self.memory[cell] = part
            self.places[count] = place
            small = 0 <= part < SMALL and 0 < whole < SMALL
            self.values[count] = QUOTIENTS[whole * SMALL + part] if small else quotient(part, whole)
            self.count = count + 1
        self.cell = cell + 1
        self.place = place + 1

    def flag(self, value: bool) -> None:
        """1 for yes, 0 for no."""
        if self.recalls(YES if value else NO):
            self.place += 1
        else:
            self.put_share(YES if value else NO, 1)

    def one_of(self, value: i64, size: i64) -> None:
        """One-hot; none if out of range."""
        if not self.recalls(value + 1):
            was = self.swap(value + 1)
            self.move(self.place, was - 1, value, size)
        self.place += size

    def move(self, place: i64, was: i64, now: i64, size: i64) -> None:
        """The one of several that begin here is another."""
        if was == now:
            return
        if self.count + 2 > len(self.places):
            self.make_room(2)
        found, numbers, count = self.places, self.values, self.count
        if 0 <= was < size:
            found[count] = place + was
            numbers[count] = 0.0
            count += 1
        if 0 <= now < size:
            found[count] = place + now
            numbers[count] = 1.0
            count += 1
        self.count = count

    def members(self, places: i64, size: i64) -> None:
        """A set of bits, place by place."""
        if not self.recalls(places):
            was = self.swap(places)
            self.put_members(places, places ^ was, self.place, self.place + size)
        self.place += size

    def put_members(self, places: i64, changed: i64, place: i64, end: i64) -> None:
        """Those of a set that are in it or no longer, from a place on.

        Every place is put down and only those that have changed are counted: this takes half the time of asking first,
        as nobody can guess the answer.
        """
        if self.count + end - place > len(self.places):
            self.make_room(end - place)
        found, numbers, count = self.places, self.values, self.count
        while changed != 0 and place < end:
            found[count] = place
            numbers[count] = MEMBER[places & 1]
            count += changed & 1
            changed >>= 1
            places >>= 1
            place += 1
        self.count = count

    def counts(self, values: vec[i64], start: i64, length: i64, whole: i64) -> None:
        """Some counts of a longer list."""
        cell = self.cell
        if cell + length > len(self.memory):
            self.make_cells(length)
        memory = self.memory
        place, end, behind = start, start + length, cell - start
        while place < end and values[place] == memory[behind + place]:
            place += 1
        if place < end:
            self.put_counts(values, place, end, start, whole)
        self.place += length
        self.cell = cell + length

    def put_counts(self, values: vec[i64], place: i64, end: i64, start: i64, whole: i64) -> None:
        """Those from a place of the list on that are not as they were."""
        if self.count + end - place > len(self.places):
            self.make_room(end - place)
        memory, found, numbers, quotients = self.memory, self.places, self.values, QUOTIENTS
        count, ahead, behind = self.count, self.place - start, self.cell - start
        row = whole * SMALL
        small: i64 = SMALL if 0 < whole < SMALL else 0
        while place < end:
            value = values[place]
            if value != memory[behind + place]:
                memory[behind + place] = value
                found[count] = ahead + place
                numbers[count] = quotients[row + value] if 0 <= value < small else quotient(value, whole)
                count += 1
            place += 1
        self.count = count

    def counts_at(self, values: vec[i64], start: i64, places: vec[i64], whole: i64) -> None:
        """Those of a longer list that stand at these places from a start on, in this order."""
        for place in places:
            self.share(values[start + place], whole)

    def dealt(self, values: vec[i64], start: i64, length: i64, whole: i64, total: i64) -> None:
        """Some counts that are known to add up to a total: behind the last of them nobody looks.

        The first cell tells how far was looked before; what lies behind that was nothing.
        """
        cell = self.cell
        if cell + length >= len(self.memory):
            self.make_cells(length + 1)
        memory = self.memory
        place, end, behind = start, start + length, cell + 1 - start
        while total > 0 and place < end:
            value = values[place]
            if value != memory[behind + place]:
                break
            total -= value
            place += 1
        if (total > 0 and place < end) or place < start + memory[cell]:
            self.put_dealt(values, place, end, start, whole, total)
        self.place += length
        self.cell = cell + length + 1

    def put_dealt(self, values: vec[i64], place: i64, end: i64, start: i64, whole: i64, total: i64) -> None:
        """Those from a place of the list on that are not as they were."""
        if self.count + end - place > len(self.places):
            self.make_room(end - place)
        memory, found, numbers, quotients = self.memory, self.places, self.values, QUOTIENTS
        cell, count, ahead = self.cell, self.count, self.place - start
        behind = cell + 1 - start
        row = whole * SMALL
        small: i64 = SMALL if 0 < whole < SMALL else 0
        while total > 0 and place < end:
            value = values[place]
            total -= value
            if value != memory[behind + place]:
                memory[behind + place] = value
                found[count] = ahead + place
                numbers[count] = quotients[row + value] if 0 <= value < small else quotient(value, whole)
                count += 1
            place += 1
        looked = start + memory[cell]
        memory[cell] = place - start
        while place < looked:
            if memory[behind + place] != 0:
                memory[behind + place] = 0
                found[count] = ahead + place
                numbers[count] = 0.0
                count += 1
            place += 1
        self.count = count

    def each_one_of(self, values: vec[i64], start: i64, length: i64, size: i64, least: i64 = 0) -> None:
        """Some values of a longer list, each one-hot, counted from the least; none where it is out of range."""
        cell, at = self.cell, self.place
        if cell + length > len(self.memory):
            self.make_cells(length)
        memory = self.memory
        less = least - 1
        for place in range(start, start + length):
            now = values[place] - less
            was = memory[cell]
            if now != was:
                memory[cell] = now
                self.move(at, was - 1, now - 1, size)
            at += size
            cell += 1
        self.place = at
        self.cell = cell

    def each_at(self, values: vec[i64], places: vec[i64], size: i64) -> None:
        """The same of the values that stand at these places."""
        cell, at = self.cell, self.place
        if cell + len(places) > len(self.memory):
            self.make_cells(len(places))
        memory = self.memory
        for place in places:
            now = values[place] + 1
            was = memory[cell]
            if now != was:
                memory[cell] = now
                self.move(at, was - 1, now - 1, size)
            at += size
            cell += 1
        self.place = at
        self.cell = cell

    def each_is(self, values: vec[i64], wanted: i64) -> None:
        """1 for each value of a list that is the wanted one."""
        cell = self.cell
        if cell + len(values) > len(self.memory):
            self.make_cells(len(values))
        memory, place, yes, no = self.memory, self.place, YES, NO
        for value in values:
            now = yes if value == wanted else no
            if now != memory[cell]:
                memory[cell] = now
                self.put(place, MEMBER[now])
            place += 1
            cell += 1
        self.place = place
        self.cell = cell

    def swap(self, value: i64) -> i64:
        """What the next cell remembered; now it remembers this. For what a game writes in a way of its own."""
        cell = self.cell
        if cell >= len(self.memory):
            self.make_cells(1)
        self.cell = cell + 1
        was = self.memory[cell]
        self.memory[cell] = value
        return was

    def is_new(self, key: i64, places: i64, cells: i64) -> bool:
        """Has something to be told that hangs on this key alone, 0 being nothing? If not, so much is passed over."""
        if self.recalls(key) or self.swap(key) == key:
            self.skip(places, cells)
            return False
        return True

    def is_there(self, something: bool, places: i64, cells: i64) -> bool:
        """Has something to be told, because it is or was not all zeros? If not, so much is passed over."""
        if not something and self.recalls(NO):
            self.skip(places, cells)
            return False
        self.swap(YES if something else NO)
        return True

    def skip(self, places: i64, cells: i64) -> None:
        """Pass over so much that is as it was."""
        self.place += places
        self.cell += cells

    def go(self, place: i64, cell: i64) -> None:
        """What is written next stands here, and is remembered there."""
        self.place = place
        self.cell = cell

    def nothing(self, count: i64) -> None:
        """So many zeros, now as ever."""
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
        return sorted([self.places[number] for number in range(self.count)])

    def numbers(self) -> list[float]:
        """The numbers that are not zero, by their places."""
        pairs = sorted([(self.places[number], self.values[number]) for number in range(self.count)])
        return [value for _, value in pairs]

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
