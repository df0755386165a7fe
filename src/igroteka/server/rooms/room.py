"""A room in memory, and those who are told what happens in it."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from igroteka.core.speech import FACTS
from igroteka.server.rooms.live_table import Table
from igroteka.server.storage.news import Appended
from igroteka.server.storage.rows import MarketRow, PersonRow, RoomRow, SeatRow
from igroteka.server.wire import Market

UNREAD: Final = 20  # acts of other processes that are kept for a room in which nobody waits for them


class Listener:
    """Somebody who is told what happens in a room; through which eyes is decided anew for every message."""

    def __init__(
        self,
        room: "Room",
        person: PersonRow | None,
        seat: int | None,
        lang: str,
        send: Callable[[object], object],
        *,
        facts: bool = False,
    ) -> None:
        self.room: Final = room
        self.person: Final = person
        self.seat = seat
        self.lang = lang
        self.send: Final = send
        self.facts: Final = facts  # are patches followed, and texts read aloud there?
        self.here = True  # does somebody look at the screen?
        self.on_close: Callable[[Listener], None] | None = None

    @property
    def tongue(self) -> str:
        """The language of texts."""
        return FACTS if self.facts else self.lang

    def close(self) -> None:
        """Say nothing more."""
        if self in self.room.listeners:
            self.room.listeners.remove(self)
            if self.on_close is not None:
                self.on_close(self)


class Room:
    """A room in memory."""

    def __init__(self, id: str) -> None:
        self.id: Final = id
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[list[Listener]] = []
        self.elsewhere: Final[dict[int, list[str]]] = {}  # who looks at it in other processes
        self.admitted: Final[set[str]] = set()  # who has shown the key of a private room
        self.absent: Final[dict[str, float]] = {}  # since when people are away
        self.overdue: Final[set[int]] = set()
        self.talk: Final[dict[str, int]] = {}  # client ids of the last lines
        self.said: Final[dict[int, tuple[int, list[int]]]] = {}  # by seat: a turn, and what bots have chosen in it
        self.heard = 0  # the last line of talk that was told
        self.row: RoomRow | None = None
        self.secret = ""  # of its luck, from making it here until it begins
        self.seats: list[SeatRow] = []
        self.table: Table | None = None
        self.announced = -1  # the last act that was announced
        self.told_info: dict[str, Any] = {}  # what everybody was told of it, but for names and what is somebody's own
        self.unread: list[Appended | None] = []  # what another process has written, as far as we were told it
        self.driven_by = 0  # the process that wrote last, and minds bots and clocks; 0: we do not know
        self.driver: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.murmur: asyncio.TimerHandle | None = None
        self.market_state: MarketRow | None = None  # the drafts of a market table
        self.market: Market | None = None  # how they were told
        self.unpaid: dict[int, list[int]] = {}  # what each seat was told of its own
        self.market_cids: Final[dict[str, int]] = {}  # client ids of the last words about them
        self.thinking: Final = asyncio.Lock()  # of bots about them; taken before the lock of the room, never under it
        self.musing: set[tuple[int, int]] = set()  # draft and seat that is answered for
        self.bell: asyncio.TimerHandle | None = None  # the time of a draft is up

    @property
    def known(self) -> RoomRow:
        """The row; the room has been loaded."""
        assert self.row is not None
        return self.row

    @property
    def is_idle(self) -> bool:
        """Would nobody notice if it was forgotten?"""
        return not (self.listeners or self.alarm or self.murmur or self.bell or self.lock.locked() or self.driver)

    def said_in(self, turn: int, seat: int) -> list[int]:
        """What a seat's bot has chosen in this turn, to be added to; of other turns nothing is kept."""
        known = self.said.get(seat)
        if known is None or known[0] != turn:
            known = self.said[seat] = (turn, [])
        return known[1]

    def note(self, written: Appended | None) -> None:
        """Another process has written, as it told us or in a way that must be read; of much, all must be read."""
        self.unread = [None] if len(self.unread) >= UNREAD else [*self.unread, written]

    def is_present(self, person: str | None) -> bool:
        """Is somebody here, or in another process?"""
        if self.elsewhere and any(person in people for people in self.elsewhere.values()):
            return True
        return any(listener.person is not None and listener.person.id == person for listener in self.listeners)
