"""What is read, each in one consistent look. No read selects a secret but the three that are named after one."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import Column, Connection, Row, bindparam, func, or_, select

from igroteka.server.storage.rows import (
    ActRow,
    CareerRow,
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

S = TypeVar("S")

SHOWN: Final[list[Column[Any]]] = [column for column in PERSON.c if column.name != "password"]
"""Of a person."""

# Asked for with every new game; to build a question takes as long as to ask it.
ONE_ROOM: Final = select(ROOM).where(ROOM.c.id == bindparam("wanted"))
ITS_SEATS: Final = select(SEAT).where(SEAT.c.room == bindparam("wanted")).order_by(SEAT.c.seat)
ITS_SECRET: Final = select(LUCK.c.secret).where(LUCK.c.room == bindparam("wanted"))


def room(connection: Connection, id: str) -> tuple[RoomRow, list[SeatRow]] | None:
    found = connection.execute(ONE_ROOM, {"wanted": id}).first()
    if found is None:
        return None
    return structs(RoomRow, [found])[0], structs(SeatRow, connection.execute(ITS_SEATS, {"wanted": id}))


def room_since(connection: Connection, id: str, rev: int) -> tuple[RoomRow, list[SeatRow], list[ActRow]] | None:
    found = room(connection, id)
    if found is None:
        return None
    return *found, acts(connection, id, rev, None) if found[0].rev > rev else []


def rooms(
    connection: Connection,
    status: Sequence[str] | None,
    person: str | None,
    private: bool | None,
    archived: bool,
    limit: int | None,
    before: float | None,
) -> list[tuple[RoomRow, list[SeatRow]]]:
    query = select(ROOM).order_by(ROOM.c.updated.desc(), ROOM.c.id).limit(limit)
    if status is not None:
        query = query.where(ROOM.c.status.in_(status))
    if person is not None:
        sits = select(SEAT.c.room).where(SEAT.c.person == person)
        query = query.where(or_(ROOM.c.host == person, ROOM.c.id.in_(sits)))
        put_away = ROOM.c.id.in_(select(ARCHIVED.c.room).where(ARCHIVED.c.person == person))
        query = query.where(put_away if archived else ~put_away)
    if private is not None:
        query = query.where(ROOM.c.private.is_(private))
    if before is not None:
        query = query.where(ROOM.c.updated < before)
    return with_seats(connection, connection.execute(query).all())


def with_seats(connection: Connection, found: Sequence[Row[Any]]) -> list[tuple[RoomRow, list[SeatRow]]]:
    rooms = structs(RoomRow, found)
    seats: dict[str, list[SeatRow]] = {room.id: [] for room in rooms}
    query = select(SEAT).where(SEAT.c.room.in_(list(seats))).order_by(SEAT.c.room, SEAT.c.seat)
    for seat in structs(SeatRow, connection.execute(query)):
        seats[seat.room].append(seat)
    return [(room, seats[room.id]) for room in rooms]


def secret(connection: Connection, id: str) -> str:
    found: str | None = connection.execute(ITS_SECRET, {"wanted": id}).scalar()
    if found is None:
        raise KeyError(id)
    return found


def key(connection: Connection, id: str) -> str:
    return str(connection.execute(select(LUCK.c.key).where(LUCK.c.room == id)).scalar() or "")


def is_admitted(connection: Connection, room: str, person: str) -> bool:
    query = select(ADMITTED.c.room).where(ADMITTED.c.room == room, ADMITTED.c.person == person)
    return connection.execute(query).first() is not None


def is_archived(connection: Connection, room: str, person: str) -> bool:
    query = select(ARCHIVED.c.room).where(ARCHIVED.c.room == room, ARCHIVED.c.person == person)
    return connection.execute(query).first() is not None


def acts(connection: Connection, room: str, since: int, limit: int | None = None) -> list[ActRow]:
    query = select(ACT).where(ACT.c.room == room, ACT.c.rev > since).order_by(ACT.c.rev).limit(limit)
    return structs(ActRow, connection.execute(query))


def act_of(connection: Connection, room: str, seat: int, cid: str) -> ActRow | None:
    query = select(ACT).where(ACT.c.room == room, ACT.c.seat == seat, ACT.c.cid == cid, ACT.c.cid != "")
    return first(structs(ActRow, connection.execute(query)))


def answers(connection: Connection, room: str, until: int) -> dict[tuple[int, str], int]:
    known = ACT.c.room == room, ACT.c.rev <= until, ACT.c.cid != ""
    found = connection.execute(select(ACT.c.seat, ACT.c.cid, ACT.c.rev).where(*known))
    return {(act.seat, act.cid): act.rev for act in found}


def snapshot(connection: Connection, room: str, until: int, maker: str) -> SnapshotRow | None:
    known = SNAPSHOT.c.room == room, SNAPSHOT.c.rev <= until, SNAPSHOT.c.maker == maker
    query = select(SNAPSHOT).where(*known).order_by(SNAPSHOT.c.rev.desc()).limit(1)
    return first(structs(SnapshotRow, connection.execute(query)))


def review(connection: Connection, room: str, maker: str) -> ReviewRow | None:
    query = select(REVIEW).where(REVIEW.c.room == room, REVIEW.c.maker == maker)
    return first(structs(ReviewRow, connection.execute(query)))


def puzzles(connection: Connection, person: str) -> list[PuzzleRow]:
    return structs(PuzzleRow, connection.execute(select(PUZZLE).where(PUZZLE.c.person == person)))


def market_state(connection: Connection, room: str) -> MarketRow | None:
    return first(structs(MarketRow, connection.execute(select(MARKET).where(MARKET.c.room == room))))


def market_versions(connection: Connection, rooms: Sequence[str]) -> dict[str, int]:
    query = select(MARKET.c.room, MARKET.c.version).where(MARKET.c.room.in_(rooms))
    return {found.room: found.version for found in connection.execute(query)}


def revs(connection: Connection, rooms: Sequence[str]) -> dict[str, int]:
    query = select(ROOM.c.id, ROOM.c.rev).where(ROOM.c.id.in_(rooms))
    return {found.id: found.rev for found in connection.execute(query)}


def last_lines(connection: Connection, rooms: Sequence[str]) -> dict[str, int]:
    query = select(CHAT.c.room, func.max(CHAT.c.id).label("last")).where(CHAT.c.room.in_(rooms)).group_by(CHAT.c.room)
    return {found.room: found.last for found in connection.execute(query)}


def chat(connection: Connection, room: str, limit: int | None, since: int) -> list[ChatRow]:
    query = select(CHAT).where(CHAT.c.room == room, CHAT.c.id > since).order_by(CHAT.c.id.desc()).limit(limit)
    return structs(ChatRow, connection.execute(query))[::-1]


def person(connection: Connection, id: str) -> PersonRow | None:
    return first(structs(PersonRow, connection.execute(select(*SHOWN).where(PERSON.c.id == id))))


def person_by_login(connection: Connection, login: str) -> PersonRow | None:
    return first(structs(PersonRow, connection.execute(select(*SHOWN).where(PERSON.c.login == login))))


def password(connection: Connection, person: str) -> str | None:
    found: str | None = connection.execute(select(PERSON.c.password).where(PERSON.c.id == person)).scalar()
    return found


def session(connection: Connection, id: str) -> SessionRow | None:
    return first(structs(SessionRow, connection.execute(select(SESSION).where(SESSION.c.id == id))))


def sessions_of(connection: Connection, person: str) -> list[SessionRow]:
    query = select(SESSION).where(SESSION.c.person == person).order_by(SESSION.c.seen.desc(), SESSION.c.id)
    return structs(SessionRow, connection.execute(query))


def contact(connection: Connection, person: str) -> ContactRow | None:
    return first(structs(ContactRow, connection.execute(select(CONTACT).where(CONTACT.c.person == person))))


def hours(connection: Connection) -> float | None:
    found: float | None = connection.execute(select(HOURS.c.time).where(HOURS.c.id == 1)).scalar()
    return found


def notices(connection: Connection, limit: int) -> list[NoticeRow]:
    return structs(NoticeRow, connection.execute(select(NOTICE).order_by(NOTICE.c.at).limit(limit)))


def career(connection: Connection, person: str, game: str) -> list[CareerRow]:
    """Games that began somewhere in the middle are studies: they count for nothing."""
    query = (
        select(ROOM.c.id, ROOM.c.updated, ROOM.c.result)
        .join(SEAT, SEAT.c.room == ROOM.c.id)
        .where(SEAT.c.person == person, ROOM.c.game == game, ROOM.c.status == "finished", ROOM.c.commit != "")
        .where(ROOM.c.start.is_(None))
        .order_by(ROOM.c.updated.desc(), ROOM.c.id)
    )
    ends = [(id, at, (result or {}).get("outcome")) for id, at, result in connection.execute(query)]
    return [CareerRow(room=id, at=at, outcome=outcome) for id, at, outcome in ends if outcome]


def structs(kind: type[S], found: Iterable[Row[Any]]) -> list[S]:
    """Rows as structs; their columns have the names of the fields."""
    return [kind(**one._mapping) for one in found]  # noqa: SLF001 -- the public name of a row's mapping


def first(found: Sequence[S]) -> S | None:
    return found[0] if found else None
