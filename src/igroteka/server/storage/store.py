"""What the games room asks its store for. Writes return when they are on disk; reads never wait for writes."""

import asyncio
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from igroteka.server.storage import copies, news, played, reading, results, writing
from igroteka.server.storage.engine import address, migrate, new_engine, prepare_file
from igroteka.server.storage.failures import failed, meaning
from igroteka.server.storage.guard import Guard
from igroteka.server.storage.news import Appended, Ear, Line, News, act_line, line
from igroteka.server.storage.played import Place, Wanted
from igroteka.server.storage.rows import (
    ActRow,
    CareerRow,
    ChatRow,
    ContactRow,
    GameResults,
    MarketRow,
    NoticeRow,
    PersonRow,
    PlayedRow,
    PuzzleRow,
    ReviewRow,
    RoomRow,
    SeatRow,
    SessionRow,
    SnapshotRow,
)
from igroteka.server.storage.writer import Writer

READERS: Final = 4
PATIENCE: Final = 5.0
"""Seconds to wait for somebody else's lock."""

PEOPLE: Final = 10_000  # kept in memory

T = TypeVar("T")
RoomAndSeats = tuple[RoomRow, list[SeatRow]]


class Store:
    """A database: SQLite in a file, or PostgreSQL. Any coroutine of any event loop may ask it."""

    def __init__(self, url: str, *, patience: float = PATIENCE) -> None:
        self.url: Final = address(url)
        self.name: Final = news.new_name()
        """Ours among the processes that share the database."""
        self._patience: Final = patience
        self._engine: Engine | None = None
        self._writer: Writer | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._opening: Final = threading.Lock()
        self._people: Final[dict[str, PersonRow]] = {}  # as last read, where nobody else can change them
        self._changes = 0  # of people

    @property
    def is_shared(self) -> bool:
        """Can other processes write here too? Then they tell each other what they wrote."""
        return self.url.drivername != "sqlite"

    def guard(self) -> Guard | None:
        """What keeps a second server from the same file; none where a database serves many."""
        return None if self.is_shared else Guard(Path(self.url.database or "").absolute())

    async def open(self) -> None:
        """Make the file if there is none, bring the tables up to date, start the writer."""
        await asyncio.to_thread(self._open)

    async def close(self) -> None:
        """Write what waits, then let go of the database. A second time does nothing."""
        await asyncio.shield(asyncio.to_thread(self._close))

    # --- rooms and acts

    async def add_room(self, room: RoomRow, seats: list[SeatRow], secret: str, key: str = "") -> None:
        """A new room with the secret of its luck and the key of its door; Conflict if the id is taken."""
        writing.check_seats(room.id, seats)
        await self._write(lambda connection: writing.add_room(connection, room, seats, secret, key), room.id)

    async def append(
        self,
        acts: list[ActRow],
        *,
        room: dict[str, Any] | None = None,
        seats: list[SeatRow] | None = None,
        notices: list[NoticeRow] | None = None,
    ) -> None:
        """The next acts of one room, what they change about it and its seats, what is to be told: all or nothing.

        Conflict unless the first act's rev follows the room's, and if a seat's cid was used before.
        """
        writing.check_acts(acts)
        writing.check_changes(writing.ROOM_CHANGES, room or {})
        writing.check_seats(acts[0].room, seats or [])
        await self._write(
            lambda connection: writing.append(connection, acts, room or {}, seats or [], notices or []),
            acts[0].room,
            lambda _: [act_line(Appended(acts, room or {}, seats or []))],
        )

    async def change_room(
        self,
        id: str,
        changes: dict[str, Any],
        seats: list[SeatRow] | None = None,
        *,
        expect_rev: int | None = None,
        expect_updated: float | None = None,
        key: str = "",
        shut_out: Sequence[str] = (),
    ) -> None:
        """Change columns of a room and whole seats; `updated` is now unless given. Conflict if it is not as expected.

        With a key, the door has another one from now on; who is shut out has to show it again.

        KeyError if there is no such room.
        """
        writing.check_changes(writing.ROOM_CHANGES, changes)
        writing.check_seats(id, seats or [])
        changes = {"updated": time.time(), **changes}
        expected = {"rev": expect_rev, "updated": expect_updated}
        await self._write(
            lambda connection: writing.change_room(connection, id, changes, seats or [], expected, key, shut_out),
            id,
            lambda _: [line("room", id)],
        )

    async def room(self, id: str) -> RoomAndSeats | None:
        return await self._read(lambda connection: reading.room(connection, id)) if can_be(id) else None

    async def room_since(self, id: str, rev: int) -> tuple[RoomRow, list[SeatRow], list[ActRow]] | None:
        """A room with the acts after `rev`, in one look."""
        return await self._read(lambda connection: reading.room_since(connection, id, rev))

    async def rooms(
        self,
        *,
        status: list[str] | None = None,
        person: str | None = None,
        private: bool | None = None,
        archived: bool = False,
        limit: int | None = None,
        before: float | None = None,
    ) -> list[RoomAndSeats]:
        """Rooms, the last changed first; of a person: those where they host or sit, and have not put away, or have;
        `before`: changed earlier.
        """
        return await self._read(
            lambda connection: reading.rooms(connection, status, person, private, archived, limit, before)
        )

    async def secret(self, id: str) -> str:
        """The secret of a room's luck; only luck may ask. KeyError if there is no such room."""
        return await self._read(lambda connection: reading.secret(connection, id))

    async def key(self, id: str) -> str:
        """The key of a private room; empty if there is none, and then nothing opens it."""
        return await self._read(lambda connection: reading.key(connection, id))

    async def admit(self, room: str, person: str) -> None:
        """Somebody has shown the key."""
        await self._write(lambda connection: writing.admit(connection, room, person), room)

    async def is_admitted(self, room: str, person: str) -> bool:
        """Has somebody shown the key, to us or to another process?"""
        return await self._read(lambda connection: reading.is_admitted(connection, room, person))

    async def archive(self, room: str, person: str, *, away: bool) -> None:
        """Somebody puts a game away, or wants it back."""
        await self._write(lambda connection: writing.archive(connection, room, person, away), room)

    async def is_archived(self, room: str, person: str) -> bool:
        """Has somebody put a game away?"""
        return await self._read(lambda connection: reading.is_archived(connection, room, person))

    async def played(self, wanted: Wanted, limit: int, after: Place | None = None) -> list[PlayedRow]:
        """Games of the open database, the last first; on from a place in that order."""
        return await self._read(lambda connection: played.page(connection, wanted, limit, after))

    async def played_places(self, wanted: Wanted, limit: int, after: Place | None = None) -> list[Place]:
        """Where they stand, the first first."""
        return await self._read(lambda connection: played.places(connection, wanted, limit, after))

    async def played_in(self, room: str) -> PlayedRow | None:
        """The game of one room, if it belongs to the open database."""
        return await self._read(lambda connection: played.one(connection, room))

    async def count_played(self, wanted: Wanted) -> int:
        """How many there are."""
        return await self._read(lambda connection: played.count(connection, wanted))

    async def keep_out(self, room: str, person: str, *, out: bool) -> None:
        """Somebody keeps a game out of the open database, or lets it in again; without a room, all of theirs."""
        await self._write(lambda connection: writing.keep_out(connection, room, person, out), room)

    async def kept_out(self, person: str) -> list[str]:
        """The rooms that somebody keeps out; an empty one stands for all of theirs."""
        return await self._read(lambda connection: played.kept_out(connection, person))

    async def acts(self, room: str, since: int = 0, limit: int | None = None) -> list[ActRow]:
        """The acts after `since`, in order; with a limit, the first so many of them."""
        return await self._read(lambda connection: reading.acts(connection, room, since, limit))

    async def act_of(self, room: str, seat: int, cid: str) -> ActRow | None:
        """The act a seat has sent under this cid."""
        return await self._read(lambda connection: reading.act_of(connection, room, seat, cid))

    async def answers(self, room: str, until: int) -> dict[tuple[int, str], int]:
        """Under which seat and cid each act up to this one was sent."""
        return await self._read(lambda connection: reading.answers(connection, room, until))

    async def put_snapshot(self, snapshot: SnapshotRow) -> None:
        """A picture of a table, in place of an older one of the same act."""
        await self._write(lambda connection: writing.put_snapshot(connection, snapshot), snapshot.room)

    async def snapshot(self, room: str, until: int, maker: str) -> SnapshotRow | None:
        """The last picture by this maker that is not later than an act."""
        return await self._read(lambda connection: reading.snapshot(connection, room, until, maker))

    async def put_review(self, review: ReviewRow) -> None:
        """What the coach found in a game, in place of an older one."""
        await self._write(lambda connection: writing.put_review(connection, review), review.room)

    async def review(self, room: str, maker: str) -> ReviewRow | None:
        """The review of a game by this maker."""
        return await self._read(lambda connection: reading.review(connection, room, maker))

    async def answer_puzzle(self, answer: PuzzleRow) -> None:
        """The first answer to a puzzle stays; later ones change nothing."""
        await self._write(lambda connection: writing.answer_puzzle(connection, answer), answer.person)

    async def puzzles(self, person: str) -> list[PuzzleRow]:
        """All puzzles that somebody has answered."""
        return await self._read(lambda connection: reading.puzzles(connection, person))

    async def put_market(self, market_state: MarketRow) -> None:
        """The drafts on a market table; Conflict unless the version follows the one that is kept."""
        await self._write(
            lambda connection: writing.put_market(connection, market_state),
            market_state.room,
            lambda _: [line("market", market_state.room, market_state.version)],
        )

    async def market_state(self, room: str) -> MarketRow | None:
        """The drafts that were kept last."""
        return await self._read(lambda connection: reading.market_state(connection, room))

    async def market_versions(self, rooms: list[str]) -> dict[str, int]:
        """The version of each room's drafts, for those who wait for other processes."""
        return await self._read(lambda connection: reading.market_versions(connection, rooms)) if rooms else {}

    async def revs(self, rooms: list[str]) -> dict[str, int]:
        """The last rev of each room, for those who wait for other processes."""
        return await self._read(lambda connection: reading.revs(connection, rooms)) if rooms else {}

    async def add_chat(self, said: ChatRow) -> ChatRow:
        """A line of talk; it comes back with its number."""
        return await self._write(
            lambda connection: writing.add_chat(connection, said), said.room, lambda kept: [line("chat", kept.room)]
        )

    async def last_lines(self, rooms: list[str]) -> dict[str, int]:
        """The number of the last line of talk in each room, for those who wait for other processes."""
        return await self._read(lambda connection: reading.last_lines(connection, rooms)) if rooms else {}

    async def chat(self, room: str, limit: int | None = None, since: int = 0) -> list[ChatRow]:
        """The last lines after number `since`, the oldest first."""
        return await self._read(lambda connection: reading.chat(connection, room, limit, since))

    # --- people and sessions

    async def add_person(self, person: PersonRow) -> None:
        """Conflict if the id or the login is taken."""
        await self._write(lambda connection: writing.add_person(connection, person))

    async def change_person(self, id: str, changes: dict[str, Any]) -> None:
        """Conflict if the new login is taken, KeyError if there is no such person."""
        writing.check_changes(writing.PERSON_CHANGES, changes)
        self._forget_person(id)
        try:
            await self._write(
                lambda connection: writing.change_person(connection, id, changes), told=lambda _: [line("person", id)]
            )
        finally:
            self._forget_person(id)

    async def person(self, id: str) -> PersonRow | None:
        """Without the hash of the password, as everywhere but in `password`."""
        if id in self._people:
            return self._people[id]
        changes = self._changes
        found = await self._read(lambda connection: reading.person(connection, id))
        if found is not None and changes == self._changes and not self.is_shared:
            if len(self._people) >= PEOPLE:
                self._people.clear()
            self._people[id] = found
        return found

    def _forget_person(self, id: str) -> None:
        self._changes += 1  # what is being read now may be of before
        self._people.pop(id, None)

    async def person_by_login(self, login: str) -> PersonRow | None:
        if not can_be(login):
            return None
        return await self._read(lambda connection: reading.person_by_login(connection, login))

    async def password(self, person: str) -> str | None:
        """The hash of a password; only accounts may ask."""
        return await self._read(lambda connection: reading.password(connection, person))

    async def change_password(self, person: str, hashed: str, *, but: str) -> list[str]:
        """A new password ends all sessions but one, in the same breath; returns the ids that ended."""
        return await self._write(
            lambda connection: writing.change_password(connection, person, hashed, but), told=ended
        )

    async def add_session(self, session: SessionRow) -> None:
        await self._write(lambda connection: writing.add_session(connection, session))

    async def touch_session(self, id: str, seen: float) -> None:
        await self._write(lambda connection: writing.touch_session(connection, id, seen))

    async def drop_session(self, id: str) -> bool:
        """Was there one?"""
        return await self._write(
            lambda connection: writing.drop_session(connection, id), told=lambda was: ended([id] if was else [])
        )

    async def drop_sessions_of(self, person: str, *, but: str = "") -> list[str]:
        """End all sessions of a person but one; returns the ids that ended."""
        return await self._write(lambda connection: writing.drop_sessions_of(connection, person, but), told=ended)

    async def drop_sessions_before(self, seen: float) -> int:
        """End the sessions nobody has used since."""
        return await self._write(lambda connection: writing.drop_sessions_before(connection, seen))

    async def session(self, id: str) -> SessionRow | None:
        return await self._read(lambda connection: reading.session(connection, id)) if can_be(id) else None

    async def sessions_of(self, person: str) -> list[SessionRow]:
        """The last used first."""
        return await self._read(lambda connection: reading.sessions_of(connection, person))

    async def stats(self, person: str) -> list[GameResults]:
        """What a person has made of each game."""
        return await self._read(lambda connection: results.stats(connection, person)) if can_be(person) else []

    async def career(self, person: str, game: str) -> list[CareerRow]:
        """What the finished games of a person left behind beside points, the last first."""
        return await self._read(lambda connection: reading.career(connection, person, game)) if can_be(person) else []

    # --- notices

    async def contact(self, person: str) -> ContactRow | None:
        """Where a person wants to be told of a turn."""
        return await self._read(lambda connection: reading.contact(connection, person))

    async def put_contact(self, contact: ContactRow) -> None:
        await self._write(lambda connection: writing.put_contact(connection, contact))

    async def notices(self, limit: int = 1000) -> list[NoticeRow]:
        """What is to be told, the oldest first."""
        return await self._read(lambda connection: reading.notices(connection, limit))

    async def add_notice(self, notice: NoticeRow) -> None:
        await self._write(lambda connection: writing.add_notice(connection, notice), notice.room)

    async def take_notice(self, notice: NoticeRow) -> bool:
        """Out of the store, for one who asks; False for everybody else."""
        return await self._write(lambda connection: writing.take_notice(connection, notice), notice.room)

    # --- the time of the house

    async def pass_time(self, time: float | None, most: float) -> float:
        """How late it is in the house, not earlier than `time`; kept for whoever opens it next.

        Processes that share a database agree on it: what passed since another wrote it, at most `most`, is added.
        """
        return await self._write(lambda connection: writing.pass_time(connection, time, most))

    async def hours(self) -> float | None:
        """How late it was in the house when that was last kept."""
        return await self._read(reading.hours)

    # --- other processes

    def ear(self, heard: Callable[[News], None], missed: Callable[[], None]) -> Ear | None:
        """What is committed here and in other processes is `heard`, in one order; none where nobody else can write.

        As long as it listens, other processes know that we live.
        """
        return Ear(self.name, self._line, heard, missed) if self.is_shared else None

    async def tell(self, *lines: str) -> None:
        """Something that need not be kept, to all processes."""
        await self._write(lambda _: None, told=lambda _: lines)

    async def living(self) -> set[int]:
        """The names of the processes that listen."""
        return await self._read(news.living) if self.is_shared else {self.name}

    async def _line(self) -> Line:
        from psycopg import AsyncConnection  # noqa: PLC0415 -- only where there is PostgreSQL

        if self._engine is None:
            raise failed("closed")
        _, named = self._engine.dialect.create_connect_args(self.url)
        patience = max(2, round(self._patience))
        wanted: dict[str, Any] = {**named, **news.KEEPALIVE, "connect_timeout": patience, "autocommit": True}
        return cast("Line", await AsyncConnection.connect(**wanted))

    # --- care

    async def backup(self, path: str | Path) -> None:
        """A sound copy in one file, made while play goes on; an older copy gives way only to a whole one (SQLite)."""
        target = Path(path)
        await self._read(lambda connection: copies.backup(connection, target))

    async def check(self) -> list[str]:
        """What is damaged, in the database's words; nothing, if all is well."""
        return await self._read(copies.check)

    # --- inside

    def _open(self) -> None:
        with self._opening:
            if self._engine is not None:
                return
            engine = new_engine(self.url, self._patience)
            try:
                if not self.is_shared:
                    prepare_file(self.url)
                migrate(engine, self._patience)
            except Exception as error:
                engine.dispose()
                raise meaning(error) from error
            self._engine = engine
            self._readers = ThreadPoolExecutor(READERS, "igroteka-reader")
            self._writer = Writer(engine, self._tell if self.is_shared else None)

    def _close(self) -> None:
        with self._opening:
            if self._engine is None or self._writer is None or self._readers is None:
                return
            self._writer.close()
            self._readers.shutdown()
            self._engine.dispose()
            self._engine = None

    def _tell(self, connection: Connection, lines: Sequence[str]) -> None:
        news.tell(connection, self.name, lines)

    async def _write(
        self, work: Callable[[Connection], T], room: str = "", told: Callable[[T], Sequence[str]] | None = None
    ) -> T:
        if self._writer is None:
            raise failed("closed")
        return await self._writer.do(work, room, told)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        if self._engine is None or self._readers is None:
            raise failed("closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._reading, self._engine, work)

    def _reading(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        """One consistent look; a connection that has died meanwhile is replaced once."""
        try:
            try:
                return look(engine, work)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return look(engine, work)
        except Exception as error:
            meant = meaning(error)
            if meant is error:
                raise
            raise meant from error


def ended(sessions: list[str]) -> list[str]:
    """That sessions have ended."""
    return [line("session", id) for id in sessions]


def can_be(key: str) -> bool:
    """Can there be such a key? PostgreSQL does not even take the question for one with a NUL in it."""
    return "\0" not in key


def look(engine: Engine, work: Callable[[Connection], T]) -> T:
    options: Mapping[str, Any] = (
        {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        if engine.dialect.name == "postgresql"
        else {}
    )
    with engine.connect().execution_options(**options) as connection, connection.begin():
        return work(connection)
