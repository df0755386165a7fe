"""What happened, for logs and animation: ids and numbers, never text."""

from typing import Final

from igroteka.core.arrays import i64, mypyc_attr

EVERYONE: Final = -1


class EventKind:
    """A kind of event and the names of its numbers."""

    def __init__(self, name: str, number: i64, parts: list[str]) -> None:
        self.name: Final = name
        self.number: Final[i64] = number
        self.parts: Final = parts


class EventTable:
    """All kinds of events of a game."""

    def __init__(self) -> None:
        self.kinds: Final[list[EventKind]] = []

    def kind(self, name: str, *parts: str) -> i64:
        """Add a kind; rules keep its number."""
        self.kinds.append(EventKind(name, len(self.kinds), list(parts)))
        return len(self.kinds) - 1


@mypyc_attr(acyclic=True)  # long games hold thousands, and the collector would walk through each
class Event:
    """Something that happened to a seat, with up to three numbers, and who may know of it."""

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, seen_by: i64) -> None:
        self.kind: Final[i64] = kind
        self.seat: Final[i64] = seat
        self.a: Final[i64] = a
        self.b: Final[i64] = b
        self.c: Final[i64] = c
        self.seen_by: Final[i64] = seen_by

    def is_seen_by(self, viewer: i64) -> bool:
        """A spectator sees what everyone sees."""
        return self.seen_by == EVERYONE or (viewer >= 0 and (self.seen_by >> viewer & 1) == 1)

    def fields(self) -> list[int]:
        """All numbers, for comparison and print."""
        return [self.kind, self.seat, self.a, self.b, self.c, self.seen_by]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.fields() == other.fields()

    def __repr__(self) -> str:
        return f"Event{tuple(self.fields())}"
