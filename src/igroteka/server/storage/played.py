"""The open database: games that are over, were open to all, and that nobody who played them keeps out."""

import json
from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, and_, bindparam, exists, func, or_, select

from igroteka.server.storage.rows import PlayedRow, SeatRow
from igroteka.server.storage.schema import KEPT_OUT, PLAYED, ROOM, SEAT


class Place(NamedTuple):
    """Where a game stands in the order of their ends. It never moves, whatever else ends meanwhile."""

    ended: float
    room: str


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which games; what is not said does not matter."""

    game: str = ""
    seats: int | None = None
    people: int | None = None
    levels: Sequence[str] = ()
    """At least one bot of each of them sat there."""
    options: Mapping[str, bool | int | str] = {}
    """Options that differ from what is usual."""
    usual: Sequence[str] = ()
    """Options that are as usual."""
    since: float | None = None
    until: float | None = None
    points: tuple[int | None, int | None] = (None, None)
    """Of the winner: at least, at most."""
    acts: tuple[int | None, int | None] = (None, None)


# Built once: what is asked when a game ends.
ENDED: Final = select(
    ROOM.c.private,
    ROOM.c.start.is_not(None).label("begun"),
    ROOM.c.commit,
    ROOM.c.game,
    ROOM.c.options,
    ROOM.c.result,
    ROOM.c.rev,
).where(ROOM.c.id == bindparam("room"))
SAT: Final = select(SEAT.c.kind, SEAT.c.level).where(SEAT.c.room == bindparam("room"))
ENTER: Final = PLAYED.insert()


def enter(connection: Connection, room: str, ended: float) -> None:
    """A game has ended: it is written down what it will be searched by, unless it was private, a study or a record."""
    found = connection.execute(ENDED, {"room": room}).one()
    if found.private or found.begun or not found.commit:
        return
    seats = connection.execute(SAT, {"room": room}).all()
    connection.execute(
        ENTER,
        {
            "room": room,
            "game": found.game,
            "ended": ended,
            "seats": len(seats),
            "people": sum(seat.kind == "human" for seat in seats),
            "levels": listed(sorted({seat.level for seat in seats if seat.kind == "bot"})),
            "options": listed(option_text(name, value) for name, value in sorted(found.options.items())),
            "points": winning_points(found.result or {}),
            "acts": found.rev,
        },
    )


def listed(words: Any) -> str:
    """Words in one text, each between two semicolons."""
    return "".join(f";{word}" for word in words) + ";"


def option_text(name: str, value: object) -> str:
    return f"{name}={json.dumps(value)}"


def winning_points(result: Mapping[str, Any]) -> int:
    scores, ranks = result.get("scores") or [0], result.get("ranks") or [1]
    return max((int(points) for points, rank in zip(scores, ranks, strict=False) if rank == 1), default=0)


# --- reading


def page(connection: Connection, wanted: Wanted, limit: int, after: Place | None) -> list[PlayedRow]:
    query = shown().where(*conditions(wanted)).order_by(PLAYED.c.ended.desc(), PLAYED.c.room.desc()).limit(limit)
    if after is not None:
        same = and_(PLAYED.c.ended == after.ended, PLAYED.c.room < after.room)
        query = query.where(or_(PLAYED.c.ended < after.ended, same))
    return with_seats(connection, connection.execute(query).all())


def one(connection: Connection, room: str) -> PlayedRow | None:
    found = connection.execute(shown().where(PLAYED.c.room == room, *conditions(Wanted()))).all()
    return with_seats(connection, found)[0] if found else None


def places(connection: Connection, wanted: Wanted, limit: int, after: Place | None) -> list[Place]:
    query = select(PLAYED.c.ended, PLAYED.c.room).join(ROOM, ROOM.c.id == PLAYED.c.room).where(*conditions(wanted))
    if after is not None:
        same = and_(PLAYED.c.ended == after.ended, PLAYED.c.room > after.room)
        query = query.where(or_(PLAYED.c.ended > after.ended, same))
    found = connection.execute(query.order_by(PLAYED.c.ended, PLAYED.c.room).limit(limit))
    return [Place(row.ended, row.room) for row in found]


def count(connection: Connection, wanted: Wanted) -> int:
    query = select(func.count()).select_from(PLAYED).join(ROOM, ROOM.c.id == PLAYED.c.room)
    return int(connection.execute(query.where(*conditions(wanted))).scalar_one())


def kept_out(connection: Connection, person: str) -> list[str]:
    query = select(KEPT_OUT.c.room).where(KEPT_OUT.c.person == person).order_by(KEPT_OUT.c.room)
    return list(connection.execute(query).scalars())


def shown() -> Select[Any]:
    return select(
        PLAYED.c.room,
        PLAYED.c.game,
        ROOM.c.version,
        ROOM.c.options,
        PLAYED.c.ended,
        PLAYED.c.points,
        PLAYED.c.acts,
        ROOM.c.result,
    ).join(ROOM, ROOM.c.id == PLAYED.c.room)


def conditions(wanted: Wanted) -> list[ColumnElement[bool]]:
    """Whatever is asked for, what is private and what somebody keeps out is never among it."""
    out = (
        select(KEPT_OUT.c.person)
        .join(SEAT, SEAT.c.person == KEPT_OUT.c.person)
        .where(SEAT.c.room == PLAYED.c.room, or_(KEPT_OUT.c.room == PLAYED.c.room, KEPT_OUT.c.room == ""))
    )
    found = [ROOM.c.private.is_(False), ROOM.c.status == "finished", ~exists(out.correlate(PLAYED))]
    if wanted.game:
        found.append(PLAYED.c.game == wanted.game)
    for column, number in ((PLAYED.c.seats, wanted.seats), (PLAYED.c.people, wanted.people)):
        if number is not None:
            found.append(column == number)
    found += [PLAYED.c.levels.contains(f";{level};", autoescape=True) for level in wanted.levels]
    for name, value in wanted.options.items():
        found.append(PLAYED.c.options.contains(f";{option_text(name, value)};", autoescape=True))
    found += [~PLAYED.c.options.contains(f";{name}=", autoescape=True) for name in wanted.usual]
    for column, (least, most) in (
        (PLAYED.c.ended, (wanted.since, wanted.until)),
        (PLAYED.c.points, wanted.points),
        (PLAYED.c.acts, wanted.acts),
    ):
        if least is not None:
            found.append(column >= least)
        if most is not None:
            found.append(column < most if column is PLAYED.c.ended else column <= most)
    return found


def with_seats(connection: Connection, found: Sequence[Row[Any]]) -> list[PlayedRow]:
    query = select(SEAT).where(SEAT.c.room.in_([row.room for row in found])).order_by(SEAT.c.room, SEAT.c.seat)
    rows = [SeatRow(**row._mapping) for row in connection.execute(query)]  # noqa: SLF001 -- the public name of a row's mapping
    seats = {room: list(some) for room, some in groupby(rows, attrgetter("room"))}
    return [
        PlayedRow(**{**row._mapping, "result": row.result or {}}, seats=seats.get(row.room, []))  # noqa: SLF001 -- as above
        for row in found
    ]
