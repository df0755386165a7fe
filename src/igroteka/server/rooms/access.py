"""Who may see a room, know of it, talk in it; who is here, and who is away."""

import hmac
from typing import Final

from igroteka.core.errors import IgrotekaError
from igroteka.core.state import SPECTATOR
from igroteka.server.rooms import clocks
from igroteka.server.rooms.room import Room
from igroteka.server.rooms.seating import seats_of, stays
from igroteka.server.storage import Store
from igroteka.server.storage.rows import PersonRow, RoomRow, SeatRow

ABSENT: Final = 60.0  # seconds after which somebody who is not here is away


def may_see(room: Room, person: PersonRow | None) -> bool:
    """Private rooms are for those who sit there or have shown the key, and not for who left or was removed."""
    row = room.known
    if not row.private:
        return True
    if person is None or person.id in row.barred:
        return False
    return row.host == person.id or person.id in room.admitted or bool(stays(room.seats, person))


def may_know(room: Room, person: PersonRow | None) -> bool:
    """Of a room, not of its table: also for who left a seat that can be taken back."""
    return may_see(room, person) or bool(seats_of(room.seats, person))


def may_talk(room: Room, person: PersonRow) -> bool:
    """Who sits there, and the host; others where the host allows it."""
    row = room.known
    if row.host == person.id or stays(room.seats, person):
        return True
    return row.talk and person.id not in row.barred


async def admit(store: Store, room: Room, person: PersonRow | None, key: str = "") -> None:
    """Let somebody in, or say that the room is private."""
    if may_see(room, person):
        return
    if person is not None and person.id in room.known.barred:
        raise IgrotekaError("removed")
    if person is not None and key and same(key, await store.key(room.id)):
        await store.admit(room.id, person.id)
        room.admitted.add(person.id)
        return
    if person is not None and await store.is_admitted(room.id, person.id):
        room.admitted.add(person.id)
        return
    raise IgrotekaError("room-left" if seats_of(room.seats, person) else "room-private")


def is_away(room: Room, person: str, now: float) -> bool:
    """Has somebody not been here for a while?"""
    return not room.is_present(person) and now - room.absent.get(person, now) >= ABSENT


def is_overdue(room: Room, row: RoomRow, seat: SeatRow, now: float) -> bool:
    """May another player let a bot play for a person, who is away and has used up their own time?"""
    if seat.kind != "human" or seat.replaced or not is_away(room, seat.person or "", now):
        return False
    return clocks.time_to_wait(row, seat, now) <= 0.0


def viewer(room: Room, person: PersonRow | None, seat: int | None) -> int:
    """Through whose eyes: the own seat that was asked for, or a spectator's."""
    return seat if seat is not None and seat in seats_of(room.seats, person) else SPECTATOR


def here(room: Room) -> list[str]:
    """Who looks at a room in this process, and may; strangers have no name."""
    seen = [listener.person for listener in room.listeners if may_see(room, listener.person)]
    return [person.id if person is not None else "" for person in seen]


def crowd(room: Room) -> list[str]:
    """And in all processes."""
    return [*here(room), *(person for people in room.elsewhere.values() for person in people)]


def same(left: str, right: str) -> bool:
    """Compared without telling by the time it takes how much is right."""
    return hmac.compare_digest(left.encode(), right.encode())
