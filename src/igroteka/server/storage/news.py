"""What processes that share a PostgreSQL tell each other, in the moment it is committed, and who of them lives.

A write and the word about it are one transaction, so nothing is told that is not true, and nothing that is true is
kept. PostgreSQL tells everybody in the order of commits: whoever hears all of it hears the same story.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple, Protocol, Self

import msgspec
from sqlalchemy import Connection

from igroteka.server.storage.rows import ActRow, SeatRow

LOG: Final = logging.getLogger("igroteka.server")
CHANNEL: Final = "igroteka"
MEMBERS: Final = 7_143_002
"""Any number of our own: locks under it are held by the processes that live."""
LONGEST: Final = 7900  # bytes PostgreSQL takes at once, less a little
LARGEST: Final = 2000  # bytes of acts that are told whole
FIRST_WAIT: Final = 0.1  # seconds before a line that broke is tried again
LONGEST_WAIT: Final = 5.0
KEEPALIVE: Final[dict[str, Any]] = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""A database that has gone without a word is missed after 25 seconds."""

TELL: Final = "SELECT pg_notify(%s, said) FROM unnest(CAST(%s AS text[])) AS said"
LIVE: Final = "SELECT pg_try_advisory_lock_shared(%s, %s)"
LIVING: Final = (
    "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted "
    "AND classid = %s AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


class News(NamedTuple):
    """Something happened to a room, a person, a session or a process; whoever wrote it says so."""

    sender: int
    kind: str
    about: str
    more: str = ""

    @property
    def number(self) -> int:
        """What else is to be known, where that is or begins with a number."""
        return int(self.more.partition(" ")[0] or 0)

    @property
    def appended(self) -> "Appended | None":
        """The acts themselves, where there was room for them."""
        body = self.more.partition(" ")[2]
        return msgspec.json.decode(body, type=Appended) if body else None


class Appended(msgspec.Struct, frozen=True):
    """The next acts of a room and what they change: all that was written, so that nobody has to read it."""

    acts: list[ActRow]
    room: dict[str, Any]
    seats: list[SeatRow]


def new_name() -> int:
    """The number of a process among all that share a database."""
    return secrets.randbits(31)


def line(kind: str, about: str, more: object = "") -> str:
    """As it is sent."""
    return f"{kind} {about} {more}".rstrip()


def act_line(appended: Appended) -> str:
    """Of acts that were stored; of many, or large ones, only the number of the last."""
    last, body = appended.acts[-1], msgspec.json.encode(appended)
    return line("act", last.room, f"{last.rev} {body.decode()}" if len(body) <= LARGEST else last.rev)


def packed(sender: int, lines: Iterable[str]) -> Iterator[str]:
    """As few messages as possible, each with the name of its sender."""
    head = f"{sender}"
    said, size = [head], len(head)
    for one in dict.fromkeys(lines):
        length = len(one.encode()) + 1
        if size + length > LONGEST and len(said) > 1:
            yield "\n".join(said)
            said, size = [head], len(head)
        said.append(one)
        size += length
    if len(said) > 1:
        yield "\n".join(said)


def unpacked(message: str) -> list[News]:
    """What one message tells; what another program says on our channel is nothing to us."""
    head, *lines = message.split("\n")
    if not head.isdecimal():
        return []
    return [News(int(head), *words) for one in lines if len(words := one.split(" ", 2)) > 1]


def tell(connection: Connection, sender: int, lines: Sequence[str]) -> None:
    """To everybody, as soon as this transaction is committed and only then."""
    connection.exec_driver_sql(TELL, (CHANNEL, list(packed(sender, lines))))


def living(connection: Connection) -> set[int]:
    """Which processes hold their line. A line that ends, however it ends, lets go of it."""
    return {int(name) for name in connection.exec_driver_sql(LIVING, (MEMBERS,)).scalars()}


class Note(Protocol):
    """A message as the driver hands it over."""

    payload: str


class Line(Protocol):
    """A connection that does nothing but listen."""

    async def execute(self, query: str, params: Sequence[Any] | None = None) -> object:
        """Say something to the database."""

    def notifies(self) -> AsyncIterator[Note]:
        """All that is told, until the line breaks."""

    async def __aenter__(self) -> Self: ...

    async def __aexit__(self, *why: object) -> object: ...


class Ear:
    """Listens as long as it is open. After every silence, the first included, something may have been `missed`."""

    def __init__(
        self,
        name: int,
        connect: Callable[[], Awaitable[Line]],
        heard: Callable[[News], None],
        missed: Callable[[], None],
        *,
        wait: float = FIRST_WAIT,
    ) -> None:
        self._name: Final = name
        self._connect: Final = connect
        self._heard: Final = heard
        self._missed: Final = missed
        self._wait: Final = wait
        self._task: asyncio.Task[None] | None = None
        self.listens: Final = asyncio.Event()

    def open(self) -> None:
        """Listen from now on."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Listen no more; others see that this process is gone."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self) -> None:
        wait = self._wait
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(LIVE, (MEMBERS, self._name))
                    await connection.execute(f"LISTEN {CHANNEL}")
                    wait = self._wait
                    self.listens.set()
                    self._missed()  # only now: what is committed from here on is told
                    async for note in connection.notifies():
                        for news in unpacked(note.payload):
                            self._heard(news)
                problem = "the line ended"
            except asyncio.CancelledError:
                raise
            except Exception as error:  # noqa: BLE001 -- whatever it is, somebody must listen
                problem = f"{type(error).__name__}: {str(error).strip()[:200]}"
            self.listens.clear()
            LOG.warning("nobody tells us what other processes write", extra={"problem": problem})
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)
