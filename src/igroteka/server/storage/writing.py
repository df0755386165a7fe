"""What is written, each inside a transaction of the writer.

A write that finds its own rows already there is done: the answer to its commit was lost. Any other row under its key
is a Conflict, raised before anything is changed.
"""

import re
import sqlite3
import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, Final, cast

import msgspec
from sqlalchemy import (
    JSON,
    Connection,
    CursorResult,
    Executable,
    Insert,
    Table,
    Update,
    bindparam,
    delete,
    func,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from igroteka.server.storage import played
from igroteka.server.storage.failures import Conflict
from igroteka.server.storage.rows import (
    ActRow,
    ChatRow,
    ContactRow,
    MarketRow,
    NoticeRow,
    PersonRow,
    PuzzleRow,
    ReviewRow,
    RoomRow,
    SeatRow,
    SessionRow,
    SnapshotRow,
)
from igroteka.server.storage.schema import (
    ACT,
    ADMITTED,
    ARCHIVED,
    CHAT,
    CONTACT,
    HOURS,
    KEPT_OUT,
    LUCK,
    MARKET,
    NOTICE,
    PERSON,
    PUZZLE,
    REVIEW,
    ROOM,
    SEAT,
    SESSION,
    SNAPSHOT,
)

Row = dict[str, Any]

COUNTED: Final[Row] = {"preserve_rowcount": True}
ROWS: Final = 250
"""In one statement: between two SQLite's driver gives the interpreter away, and a busy loop is slow to return it."""

ROOM_CHANGES: Final = frozenset(RoomRow.__struct_fields__) - {"id", "rev", "created"}
PERSON_CHANGES: Final = frozenset(PersonRow.__struct_fields__) - {"id", "created"}


def check_changes(allowed: frozenset[str], changes: Mapping[str, Any]) -> None:
    unknown = changes.keys() - allowed
    if unknown:
        raise ValueError(f"cannot be changed: {', '.join(sorted(unknown))}")


def check_acts(acts: Sequence[ActRow]) -> None:
    if not acts or any(act.room != acts[0].room or act.rev != acts[0].rev + i for i, act in enumerate(acts)):
        raise ValueError("acts of one room with consecutive revs")


def check_seats(room: str, seats: Sequence[SeatRow]) -> None:
    if any(seat.room != room for seat in seats):
        raise ValueError("seats of another room")


def add_room(connection: Connection, room: RoomRow, seats: Sequence[SeatRow], secret: str, key: str) -> None:
    if add(connection, ROOM, row(room)):
        add(connection, LUCK, {"room": room.id, "secret": secret, "key": key})
        put_seats(connection, seats)


def append(
    connection: Connection,
    acts: Sequence[ActRow],
    changes: Mapping[str, Any],
    seats: Sequence[SeatRow],
    notices: Sequence[NoticeRow],
) -> None:
    """The room's own rev is the lock: who comes second finds another number there."""
    first, last = acts[0], acts[-1]
    values = {"updated": last.at, **changes, "rev": last.rev}
    found = {"of_room": first.room, "after": first.rev - 1}
    rows = [row(act) for act in acts]
    if next_act(tuple(values)).run(connection, [values | found]) == 0:
        places = select(ACT).where(ACT.c.room == first.room, ACT.c.rev.between(first.rev, last.rev)).order_by(ACT.c.rev)
        if [dict(found) for found in connection.execute(places).mappings()] != rows:
            raise Conflict(f"{first.room}: {first.rev} is not the next act")
        return
    INSERT_ACT.run(connection, rows)
    put_seats(connection, seats)
    for notice in notices:
        add_notice(connection, notice)
    if changes.get("status") == "finished":
        played.enter(connection, first.room, last.at)


class Prepared:
    """A statement that is turned into SQL once for each database and then goes straight to the driver.

    Two of them are run for every act; by the common way they take 120 µs of CPU. What SQLite's driver raises is not
    wrapped: `failures.meaning` reads it as it is.
    """

    def __init__(self, statement: Insert | Update, table: Table) -> None:
        self._statement: Final = statement
        self._json: Final = frozenset(column.name for column in table.columns if isinstance(column.type, JSON))
        self._written: Final[dict[str, tuple[str, list[str] | None]]] = {}

    def run(self, connection: Connection, rows: Sequence[Row]) -> int:
        """How many rows it has changed."""
        dialect = connection.dialect
        if dialect.name not in self._written:
            compiled = self._statement.compile(dialect=dialect)
            self._written[dialect.name] = str(compiled), compiled.positiontup if compiled.positional else None
        sql, places = self._written[dialect.name]
        given = [self._plain(row) for row in rows]
        found = [tuple([row[name] for name in places]) for row in given] if places is not None else given
        driver = connection.connection.driver_connection
        if not isinstance(driver, sqlite3.Connection):
            return connection.exec_driver_sql(sql, found[0] if len(found) == 1 else found).rowcount
        if len(found) == 1:
            return driver.execute(sql, found[0]).rowcount
        changed = 0
        for first in range(0, len(found), ROWS):
            part = found[first : first + ROWS]
            changed += driver.execute(with_rows(sql, len(part)), list(chain.from_iterable(part))).rowcount
        return changed

    def _plain(self, row: Row) -> Row:
        """What the driver takes: JSON is text to it."""
        return {
            name: msgspec.json.encode(value).decode() if name in self._json and value is not None else value
            for name, value in row.items()
        }


def with_rows(sql: str, count: int) -> str:
    """An INSERT of one row as one of several."""
    head, row, tail = re.split(r"(?<= VALUES )(\([?, ]+\))", sql)
    return head + ", ".join([row] * count) + tail


@lru_cache
def next_act(columns: tuple[str, ...]) -> Prepared:
    """Built once for each set of columns."""
    room = ROOM.c.id == bindparam("of_room"), ROOM.c.rev == bindparam("after")
    return Prepared(update(ROOM).where(*room).values({name: bindparam(name) for name in columns}), ROOM)


@lru_cache
def changed_room(columns: tuple[str, ...], found: tuple[str, ...]) -> Prepared:
    """As above; `found` begins with the room, then how it was."""
    was = [ROOM.c[name.removeprefix("was_")] == bindparam(name) for name in found[1:]]
    statement = update(ROOM).where(ROOM.c.id == bindparam(found[0]), *was)
    return Prepared(statement.values({name: bindparam(name) for name in columns}), ROOM)


@lru_cache
def place_seats(dialect: str) -> Prepared:
    """Built once for each database."""
    statement = insert(dialect, SEAT)
    new = {name: statement.excluded[name] for name in SeatRow.__struct_fields__ if name not in {"room", "seat"}}
    return Prepared(statement.on_conflict_do_update(index_elements=[SEAT.c.room, SEAT.c.seat], set_=new), SEAT)


@lru_cache
def add_row(dialect: str, table: Table) -> Prepared:
    """As above."""
    return Prepared(insert(dialect, table).on_conflict_do_nothing(), table)


INSERT_ACT: Final = Prepared(ACT.insert(), ACT)


def change_room(
    connection: Connection,
    id: str,
    changes: Mapping[str, Any],
    seats: Sequence[SeatRow],
    expected: Mapping[str, float | None],
    key: str = "",
    shut_out: Sequence[str] = (),
) -> None:
    found = {"of_room": id, **{f"was_{name}": value for name, value in expected.items() if value is not None}}
    if changed_room(tuple(changes), tuple(found)).run(connection, [{**changes, **found}]) == 0:
        there = connection.execute(select(ROOM).where(ROOM.c.id == id)).mappings().first()
        if there is None:
            raise KeyError(id)
        if any(there[name] != value for name, value in changes.items()):
            raise Conflict(f"{id}: it is not as expected")
    put_seats(connection, seats)
    if key:
        connection.execute(update(LUCK).where(LUCK.c.room == id).values(key=key))
    if shut_out:
        connection.execute(delete(ADMITTED).where(ADMITTED.c.room == id, ADMITTED.c.person.in_(shut_out)))


def admit(connection: Connection, room: str, person: str) -> None:
    put_once(connection, ADMITTED, {"room": room, "person": person})


def archive(connection: Connection, room: str, person: str, away: bool) -> None:
    if away:
        put_once(connection, ARCHIVED, {"room": room, "person": person})
    else:
        connection.execute(delete(ARCHIVED).where(ARCHIVED.c.room == room, ARCHIVED.c.person == person))


def keep_out(connection: Connection, room: str, person: str, out: bool) -> None:
    if out:
        put_once(connection, KEPT_OUT, {"room": room, "person": person})
    else:
        connection.execute(delete(KEPT_OUT).where(KEPT_OUT.c.room == room, KEPT_OUT.c.person == person))


def pass_time(connection: Connection, mine: float | None, most: float) -> float:
    """Where processes share a database, its own clock tells how long ago another has written; else nobody was here."""
    shared = connection.dialect.name == "postgresql"
    now = (
        float(connection.execute(select(func.extract("epoch", func.clock_timestamp()))).scalar_one()) if shared else 0.0
    )
    query = select(HOURS.c.time, HOURS.c.at).where(HOURS.c.id == 1)
    found = connection.execute(query.with_for_update() if shared else query).first()
    late = mine
    if found is not None:
        passed = now - found.at if 0.0 <= now - found.at <= most else 0.0
        late = found.time + passed if late is None else max(late, found.time + passed)
    late = time.time() if late is None else late
    put(connection, HOURS, {"id": 1, "time": late, "at": now})
    return late


def put_seats(connection: Connection, seats: Sequence[SeatRow]) -> None:
    """Each seat as it is now, whether it was there or not."""
    if seats:
        place_seats(connection.dialect.name).run(connection, [row(seat) for seat in seats])


def put_snapshot(connection: Connection, snapshot: SnapshotRow) -> None:
    """A newer picture of the same moment takes the place of an older one."""
    put(connection, SNAPSHOT, row(snapshot))


def put_review(connection: Connection, review: ReviewRow) -> None:
    """A newer review takes the place of an older one."""
    put(connection, REVIEW, row(review))


def answer_puzzle(connection: Connection, answer: PuzzleRow) -> None:
    put_once(connection, PUZZLE, row(answer))


def put_market(connection: Connection, market_state: MarketRow) -> None:
    """The next version of a table's drafts: who comes second finds another number there."""
    values = row(market_state)
    statement = (
        update(MARKET)
        .where(MARKET.c.room == market_state.room, MARKET.c.version == market_state.version - 1)
        .values(values)
    )
    if market_state.version == 1 or done(connection, statement) == 0:
        add(connection, MARKET, values)


def add_notice(connection: Connection, notice: NoticeRow) -> None:
    add(connection, NOTICE, row(notice))


def take_notice(connection: Connection, notice: NoticeRow) -> bool:
    own = [column == getattr(notice, column.name) for column in NOTICE.primary_key]
    return done(connection, delete(NOTICE).where(*own)) > 0


def put_contact(connection: Connection, contact: ContactRow) -> None:
    put(connection, CONTACT, row(contact))


def add_chat(connection: Connection, line: ChatRow) -> ChatRow:
    """Two processes take their numbers in turn, so that whoever reads on from a number misses none."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(ROOM.c.id).where(ROOM.c.id == line.room).with_for_update(key_share=True))
    values = row(line)
    del values["id"]
    same = select(CHAT.c.id).where(*(CHAT.c[name] == value for name, value in values.items()))
    number = connection.execute(same).scalar()
    if number is None:
        number = connection.execute(CHAT.insert().values(values).returning(CHAT.c.id)).scalar_one()
    return msgspec.structs.replace(line, id=number)


def add_person(connection: Connection, person: PersonRow) -> None:
    add(connection, PERSON, row(person))


def change_person(connection: Connection, id: str, changes: Mapping[str, Any]) -> None:
    if done(connection, update(PERSON).where(PERSON.c.id == id).values(dict(changes))) == 0:
        raise KeyError(id)


def change_password(connection: Connection, person: str, hashed: str, but: str) -> list[str]:
    """The sessions that end with the old password."""
    change_person(connection, person, {"password": hashed})
    return drop_sessions_of(connection, person, but)


def add_session(connection: Connection, session: SessionRow) -> None:
    add(connection, SESSION, row(session))


def touch_session(connection: Connection, id: str, seen: float) -> None:
    connection.execute(update(SESSION).where(SESSION.c.id == id, SESSION.c.seen < seen).values(seen=seen))


def drop_session(connection: Connection, id: str) -> bool:
    return done(connection, delete(SESSION).where(SESSION.c.id == id)) > 0


def drop_sessions_of(connection: Connection, person: str, but: str) -> list[str]:
    statement = delete(SESSION).where(SESSION.c.person == person, SESSION.c.id != but).returning(SESSION.c.id)
    return list(connection.execute(statement).scalars())


def drop_sessions_before(connection: Connection, seen: float) -> int:
    return done(connection, delete(SESSION).where(SESSION.c.seen < seen))


# --- how


def row(struct: msgspec.Struct) -> Row:
    return msgspec.structs.asdict(struct)


def insert(dialect: str, table: Table) -> "postgresql.Insert":
    """INSERT with ON CONFLICT, which both databases write alike."""
    if dialect == "sqlite":
        return cast("postgresql.Insert", sqlite.insert(table))
    return postgresql.insert(table)


def add(connection: Connection, table: Table, values: Row) -> bool:
    """A new row; False if this very row is there already."""
    if add_row(connection.dialect.name, table).run(connection, [values]) > 0:
        return True
    own = [column == values[column.name] for column in table.primary_key]
    found = connection.execute(select(table).where(*own)).mappings().first()
    if found is None or dict(found) != values:
        raise Conflict(f"{table.name}: the key is taken")
    return False


def put_once(connection: Connection, table: Table, values: Row) -> None:
    """A row that is all key."""
    add_row(connection.dialect.name, table).run(connection, [values])


def put(connection: Connection, table: Table, values: Row) -> None:
    """A row as it is now, whether it was there or not."""
    own = [column.name for column in table.primary_key]
    new = {name: value for name, value in values.items() if name not in own}
    statement = insert(connection.dialect.name, table).values(values)
    connection.execute(statement.on_conflict_do_update(index_elements=own, set_=new))


def done(connection: Connection, statement: Executable, values: Row | None = None) -> int:
    """How many rows it has changed."""
    result = connection.execute(statement, values, execution_options=COUNTED)
    return cast("CursorResult[Any]", result).rowcount
