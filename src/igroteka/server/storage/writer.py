"""One thread writes. All that waits is written in one transaction, and its askers go on when it is on disk."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, ClassVar, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from igroteka.server.storage.engine import WRITING
from igroteka.server.storage.failures import Conflict, failed, meaning

GROUP: Final = 256
TRIES: Final = 3
SERIALIZATION: Final = ("40001", "40P01")

T = TypeVar("T")


class Write:
    """Something to be written, about which room, who waits for it, and what other processes are told of it.

    `work` raises Conflict only before it has changed anything.
    """

    __slots__ = ("error", "future", "loop", "news", "result", "room", "work")

    def __init__(
        self, work: Callable[[Connection], Any], room: str, news: Callable[[Any], Sequence[str]] | None = None
    ) -> None:
        self.work: Final = work
        self.room: Final = room
        self.news: Final = news
        self.loop: Final = asyncio.get_running_loop()
        self.future: Final[asyncio.Future[Any]] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """Release the asker, unless it no longer waits."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    """The only one that changes the database. What was asked for is written even if the asker has gone."""

    awaited: ClassVar[int] = 0
    """How many in this process wait for the disk."""

    def __init__(self, engine: Engine, tell: Callable[[Connection, Sequence[str]], None] | None = None) -> None:
        self._engine: Final = engine
        self._tell: Final = tell
        self._queue: Final[SimpleQueue[Write | None]] = SimpleQueue()
        self._lock: Final = threading.Lock()
        self._closed = False
        self._connection: Connection | None = None
        self._thread: Final = threading.Thread(target=self._run, name="igroteka-writer", daemon=True)
        self._thread.start()

    async def do(
        self, work: Callable[[Connection], T], room: str = "", news: Callable[[T], Sequence[str]] | None = None
    ) -> T:
        """Returns when it is on disk; Conflict or StoreFailed mean that nothing of it is."""
        write = Write(work, room, news)
        with self._lock:  # nothing slips in behind the last word
            if self._closed:
                raise failed("closed")
            self._queue.put(write)
        Writer.awaited += 1
        try:
            result: T = await write.future
        finally:
            Writer.awaited -= 1
        return result

    def close(self) -> None:
        """Write what waits, then stop."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    # --- the thread

    def _run(self) -> None:
        more = True
        while more:
            group, more = self._waiting()
            if group:
                group.sort(
                    key=by_room
                )  # two processes that take rooms in one order never wait for each other in a ring
                self._write(group)
                release(group)
        self._leave()

    def _waiting(self) -> tuple[list[Write], bool]:
        """All that waits now, at least one; and whether more may come."""
        group: list[Write] = []
        with suppress(Empty):
            write = self._queue.get()
            while write is not None:
                group.append(write)
                if len(group) == GROUP:
                    return group, True
                write = self._queue.get_nowait()
            return group, False
        return group, True

    def _write(self, group: list[Write], tries: int = 1) -> None:
        """In one transaction; if it fails, in halves, so that what cannot be written fails alone."""
        try:
            connection = self._connected()
            transaction = connection.begin()
        except Exception as error:  # noqa: BLE001 -- every asker is told
            self._leave()
            blame(group, error)
            return
        try:
            for write in group:
                write.error = None
                try:
                    write.result = write.work(connection)
                except Conflict as conflict:
                    write.error = conflict
            if self._tell is not None and (lines := news_of(group)):
                self._tell(connection, lines)
            transaction.commit()
        except Exception as error:  # noqa: BLE001 -- every asker is told
            with suppress(SQLAlchemyError):
                transaction.rollback()
            lost = connection.invalidated
            if lost or not is_clean(connection):
                self._leave()
            if tries < TRIES and (lost or is_deadlock(error)):
                self._write(group, tries + 1)  # each write knows itself again, had the lost commit been done
            elif lost or len(group) == 1:
                blame(group, error)
            else:
                self._write(group[: len(group) // 2])
                self._write(group[len(group) // 2 :])

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(**{WRITING: True})
        return self._connection

    def _leave(self) -> None:
        """Give the connection up; the next write takes a fresh one."""
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.close()
            self._connection = None


def news_of(group: list[Write]) -> list[str]:
    """What is to be told of all that was done, in one word to the database."""
    return [line for write in group if write.news is not None and not write.error for line in write.news(write.result)]


def by_room(write: Write) -> str:
    return write.room


def is_clean(connection: Connection) -> bool:
    """Is no half transaction left?"""
    return not connection.in_transaction()


def is_deadlock(error: Exception) -> bool:
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in SERIALIZATION


def blame(group: list[Write], error: Exception) -> None:
    for write in group:
        write.error = meaning(error)  # each its own: a traceback grows on it
        write.error.__cause__ = error if write.error is not error else None


def release(group: list[Write]) -> None:
    """Tell the askers, one wake-up for each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Write]] = {}
    for write in group:
        loops.setdefault(write.loop, []).append(write)
    for loop, writes in loops.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits
            loop.call_soon_threadsafe(settle, writes)


def settle(writes: list[Write]) -> None:
    for write in writes:
        write.settle()
