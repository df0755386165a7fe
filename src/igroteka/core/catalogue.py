"""Every frame of a game by name: how an agenda is written down and read back."""

import re
from typing import Any, Final

from igroteka.core.agenda import Frame, Listed
from igroteka.core.errors import BadPosition
from igroteka.core.reading import Reader
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


class Catalogue:
    """The frames of a game, and what their numbers may be by name; a name without a range is a seat.

    `shapes` is a pattern of the names that may wait together, next first; a game that judges by its laws has none.
    """

    def __init__(self, frames: list[Listed], ranges: dict[str, list[int]], deepest: int, shapes: str = "") -> None:
        self.frames: Final = frames
        self.ranges: Final = ranges
        self.deepest: Final = deepest
        self.shapes: Final = shapes

    def name(self, frame: Frame) -> str:
        """The name of a frame."""
        return name_of(frame, self.frames)

    # --- writing

    def frame(self, frame: Frame) -> dict[str, Any]:
        """A frame by name, with its fields by name."""
        written: dict[str, Any] = {"frame": self.name(frame)}
        for name, value in fields_of(frame, self.frames).items():
            written[name] = self.written_field(name, value)
        return written

    def written_field(self, name: str, value: int) -> Any:
        """A number of a frame; a game may write some otherwise."""
        return value

    def written(self, state: Position) -> list[dict[str, Any]]:
        """What is pending, next first."""
        return [self.frame(frame) for frame in state.pending()]

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
            written.table(["frame", *entry.fields])
            values = [self.read_field(state, written.get(name), name) for name in entry.fields]
            frames.append(entry.frame(*values))
            found.append(entry.name)
        if self.shapes and (bool(found) if state.finished else not re.fullmatch(self.shapes, " ".join(found))):
            raise BadPosition("position-agenda", {"field": reader.path})
        for frame in reversed(frames):
            state.push(frame)

    def read_field(self, state: Position, reader: Reader, name: str) -> int:
        """A number of a frame."""
        low, high = self.ranges.get(name, [0, int(state.seats) - 1])
        return reader.integer(low, high)
