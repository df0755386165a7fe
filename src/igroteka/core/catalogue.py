"""Every frame of a game by name: how an agenda is written down and read back."""

import re
from typing import Any, Final

from igroteka.core.agenda import Frame, Listed
from igroteka.core.arrays import mypyc_attr
from igroteka.core.errors import BadPosition
from igroteka.core.reading import NONE, Reader
from igroteka.core.state import Position


def entry_of(frame: Frame, frames: list[Listed]) -> Listed:
    """The entry of a frame."""
    return next(entry for entry in frames if type(frame) is entry.frame)


def name_of(frame: Frame, frames: list[Listed]) -> str:
    """The name of a frame."""
    return entry_of(frame, frames).name


def fields_of(frame: Frame, frames: list[Listed]) -> dict[str, int]:
    """The numbers of a frame by name."""
    return dict(zip(entry_of(frame, frames).fields, frame.fields(), strict=True))


# --- what a number of a frame stands for


@mypyc_attr(allow_interpreted_subclasses=True)
class Meaning:
    """How a number of a frame is written down: here as a number in a range."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def written(self, value: int) -> Any:
        """The number as people write it."""
        return value

    def read(self, reader: Reader) -> int:
        """The number of what is written."""
        return reader.integer(self.low, self.high)

    def default(self) -> int | None:
        """What it is when nothing is written; None if it must be."""
        return None


class Ordinal(Meaning):
    """A place that people count from 1."""

    def written(self, value: int) -> Any:
        return value + 1

    def read(self, reader: Reader) -> int:
        return reader.integer(self.low + 1, self.high + 1) - 1


class Flag(Meaning):
    """Yes or no; left out, no."""

    def __init__(self) -> None:
        super().__init__(0, 1)

    def written(self, value: int) -> Any:
        return value == 1

    def read(self, reader: Reader) -> int:
        return 1 if reader.boolean() else 0

    def default(self) -> int | None:
        return 0


class Named(Meaning):
    """A thing by its name."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(0, len(names) - 1)
        self.names: Final = names

    def written(self, value: int) -> Any:
        return self.names[value]

    def read(self, reader: Reader) -> int:
        return reader.word(self.names)


class MaybeNamed(Named):
    """A thing by its name, or null; left out, null."""

    def written(self, value: int) -> Any:
        return None if value < 0 else self.names[value]

    def read(self, reader: Reader) -> int:
        return NONE if reader.is_none() else reader.word(self.names)

    def default(self) -> int | None:
        return NONE


class NamedSet(Named):
    """Several things, each by its name; left out, none."""

    def written(self, value: int) -> Any:
        return [name for place, name in enumerate(self.names) if value >> place & 1]

    def read(self, reader: Reader) -> int:
        return sum([int(2**place) for place in reader.words(self.names)])

    def default(self) -> int | None:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalogue:
    """The frames of a game, and what their numbers mean; one that nothing is said of is a seat.

    A meaning is kept by the name of the field, or by "frame.field" where the frame makes a difference.
    `shapes` is a pattern of the names that may wait together, next first; a game that judges by its laws has none.
    """

    def __init__(self, frames: list[Listed], meanings: dict[str, Meaning], deepest: int, shapes: str = "") -> None:
        self.frames: Final = frames
        self.meanings: Final = meanings
        self.deepest: Final = deepest
        self.shapes: Final = shapes
        self.entries: Final = {entry.frame: entry for entry in frames}

    def name(self, frame: Frame) -> str:
        """The name of a frame."""
        return self.entries[type(frame)].name

    def meaning(self, entry: Listed, name: str) -> Meaning | None:
        """What a number of a frame stands for; None for a seat."""
        found = self.meanings.get(f"{entry.name}.{name}")
        return self.meanings.get(name) if found is None else found

    # --- writing

    def numbers(self, frame: Frame) -> dict[str, Any]:
        """A frame by name, with its bare numbers: for programs, not for people."""
        entry = self.entries[type(frame)]
        return {"frame": entry.name, **dict(zip(entry.fields, frame.fields(), strict=True))}

    def frame(self, state: Position, frame: Frame) -> dict[str, Any]:
        """A frame by name, with its fields by name."""
        entry = self.entries[type(frame)]
        written: dict[str, Any] = {"frame": entry.name}
        for name, value in zip(entry.fields, frame.fields(), strict=True):
            self.write_field(state, frame, name, value, written)
        return written

    def write_field(self, state: Position, frame: Frame, name: str, value: int, written: dict[str, Any]) -> None:
        """Write a number of a frame; a game may write some in words of its own."""
        meaning = self.meaning(self.entries[type(frame)], name)
        written[name] = value if meaning is None else meaning.written(value)

    def written(self, state: Position) -> list[dict[str, Any]]:
        """What is pending, next first."""
        return [self.frame(state, frame) for frame in state.pending()]

    def in_numbers(self, state: Position) -> list[dict[str, Any]]:
        """The same in bare numbers."""
        return [self.numbers(frame) for frame in state.pending()]

    # --- reading

    def read(self, state: Position, reader: Reader) -> None:
        """Put on the agenda what is written, next first."""
        names = [entry.name for entry in self.frames]
        frames: list[Frame] = []
        found: list[str] = []
        for written in reader.items(0, self.deepest):
            if not isinstance(written.value, dict):
                raise written.wrong("object")
            entry = self.frames[written.get("frame").word(names)]
            written.table(["frame", *self.keys(entry)])
            values: list[int] = []
            for name in entry.fields:
                values.append(self.read_field(state, written, entry, name, values))
            frames.append(entry.frame(*values))
            found.append(entry.name)
        if self.shapes and (bool(found) if state.finished else not re.fullmatch(self.shapes, " ".join(found))):
            raise BadPosition("position-agenda", {"field": reader.path})
        for frame in reversed(frames):
            state.push(frame)

    def keys(self, entry: Listed) -> list[str]:
        """What may be written of a frame."""
        return list(entry.fields)

    def read_field(self, state: Position, reader: Reader, entry: Listed, name: str, before: list[int]) -> int:
        """A number of a frame; those before it are read already."""
        meaning = self.meaning(entry, name)
        if meaning is None:
            return reader.get(name).integer(0, int(state.seats) - 1)
        default = meaning.default()
        if default is not None and not reader.has(name):
            return default
        return meaning.read(reader.get(name))
