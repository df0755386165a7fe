"""A room as it is told: who sits there, whose turn it is, what lies open, what was said; and what of it has changed."""

from typing import Any

import msgspec

from igroteka.server.rooms import clocks, phrases
from igroteka.server.rooms.access import crowd, is_overdue
from igroteka.server.rooms.live_table import Table
from igroteka.server.rooms.room import Room
from igroteka.server.rooms.seating import (
    GONE,
    agrees_to_hints,
    asks_about_hints,
    colours,
    has_hints,
    is_deserted,
    names_of,
    players_of,
    seats_of,
    stand_in,
)
from igroteka.server.storage.rows import ChatRow, PersonRow, RoomRow, SeatRow
from igroteka.server.wire import Chat, MarketSetup, RoomInfo, SeatInfo, Stop, TakeBack


def info_of(
    room: Room | None, row: RoomRow, seats: list[SeatRow], person: PersonRow | None, lang: str, now: float, ahead: float
) -> RoomInfo:
    """A room as everybody may know it."""
    changing = changing_info(room, row, seats, now, ahead)
    places: list[dict[str, Any]] = changing.pop("seats")
    paints, names = colours(row, len(seats)), names_of(seats, lang)
    return RoomInfo(
        id=row.id,
        game=row.game,
        rev=row.rev,
        seats=[
            SeatInfo(
                seat=seat.seat,
                name=names[seat.seat] if seat.kind != "open" else "",
                colour=paints[seat.seat] if seat.seat < len(paints) else "",
                hints=agrees_to_hints(seat, seats),
                **place,
            )
            for seat, place in zip(seats, places, strict=True)
        ],
        options=row.options,
        private=row.private,
        created=row.created,
        clock=clocks.clock_of(row),
        you=seats_of(seats, person),
        standing={str(seat): seats[seat].standing for seat in seats_of(seats, person) if seats[seat].standing},
        commit=row.commit,
        host=row.host,
        previous=row.previous,
        next=row.next,
        stand_in=stand_in(row),
        talk=row.talk,
        hints=has_hints(row, seats),
        asks_hints=asks_about_hints(row, seats),
        study=row.start is not None and row.commit != "",
        removed=row.barred if person is not None and person.id == row.host else {},
        market=msgspec.convert(row.market, MarketSetup) if row.market else None,
        stop=stop_of(row, seats),
        **changing,
    )


def changing_info(room: Room | None, row: RoomRow, seats: list[SeatRow], now: float, ahead: float) -> dict[str, Any]:
    """Of RoomInfo and its seats, what an act, or the time it took, may change; the same for everybody.

    All but its rev, which every message has. `now` is by the hours of the house; the clock of everybody, by which
    people are told, is so much `ahead`.
    """
    active = row.status == "active"
    clock, asked = clocks.clock_of(row), clocks.asked_of(row) if active else {}
    due = clocks.next_due(row, seats) if active else None
    here = crowd(room) if room is not None and room.row is not None else []
    holders = {seat.person for seat in seats if seat.kind == "human"}
    return {
        "status": row.status,
        "turn_of": list(asked),
        "spectators": len({one for one in here if one and one not in holders}) + here.count(""),
        "deadline": None if due is None else round(due.at + ahead, 3),
        "answer_by": None if room is None or room.table is None else answer_by(row, seats, room.table, ahead),
        "result": row.result,
        "waits": active and is_deserted(seats),
        "back": take_back_of(row, seats) if active else None,
        "seats": [
            {
                "kind": seat.kind,
                "person": seat.person or "",
                "level": seat.level,
                "present": seat.kind == "human" and seat.person in here,
                "clock_left": clocks.left_now(clock, seat, asked, now),
                "replaced": seat.replaced,
                "left": seat.absence == "left",
                "conceded": seat.absence == "conceded",
                "overdue": room is not None and active and seat.person not in here and is_overdue(room, row, seat, now),
            }
            for seat in seats
        ],
    }


def answer_by(row: RoomRow, seats: list[SeatRow], table: Table, ahead: float) -> float | None:
    """Until when a question that stands must be answered, before silence answers it."""
    if row.status != "active" or row.rev != table.rev:
        return None
    found = [due.at for due in clocks.answers_due(row, seats) if table.silence(due.seat) >= 0]
    return round(min(found) + ahead, 3) if found else None


def stop_of(row: RoomRow, seats: list[SeatRow]) -> Stop | None:
    """The proposal to stop that lies open, or by which the game was stopped."""
    yes: list[str] = row.stop.get("yes", [])
    if not yes or row.status not in ("active", "aborted"):
        return None
    players = players_of(seats)
    held = [seat for seat in seats if seat.kind == "human" and seat.person in players and seat.absence not in GONE]
    return Stop(
        by=next((seat.seat for seat in held if seat.person == yes[0]), -1),
        yes=[seat.seat for seat in held if seat.person in yes],
        asked=[seat.seat for seat in held if seat.person not in yes],
    )


def take_back_of(row: RoomRow, seats: list[SeatRow]) -> TakeBack | None:
    """The request to take back that lies open."""
    yes: list[str] = row.take_back.get("yes", [])
    if not yes:
        return None
    held = [seat for seat in seats if seat.kind == "human" and seat.absence not in GONE]
    return TakeBack(
        seat=row.take_back["seat"],
        words=row.take_back["words"],
        yes=[seat.seat for seat in held if seat.person in yes],
        asked=[seat.seat for seat in held if seat.person not in yes],
    )


def chat_of(row: ChatRow, lang: str) -> Chat:
    """A line of talk as it is sent to somebody."""
    text = phrases.said(row.phrase, lang) if row.phrase in phrases.KNOWN else row.text
    return Chat(id=row.id, name=row.name, seat=row.seat, text=text, at=row.at, phrase=row.phrase)


# --- what has changed


def has_changed(before: RoomRow, now: RoomRow) -> bool:
    """Is there more to tell of a room than its new acts: who is asked, how much time is left, anything else?"""
    if clocks.clock_of(now).kind != "none" or clocks.asked_of(before).keys() != clocks.asked_of(now).keys():
        return True
    return msgspec.structs.replace(before, rev=now.rev, updated=now.updated, clock=now.clock) != now


def is_only_played(row: RoomRow, seats: list[SeatRow], room: Room) -> bool:
    """Has nothing changed but what acts change: the time, how it stands, how it ended?"""
    now, replace = room.known, msgspec.structs.replace
    played = replace(
        row,
        rev=now.rev,
        updated=now.updated,
        clock=now.clock,
        status=now.status,
        result=now.result,
        take_back=now.take_back,
    )
    timeless = [[replace(seat, clock_left=None) for seat in some] for some in (seats, room.seats)]
    return played == now and timeless[0] == timeless[1]


def gone(before: list[SeatRow], now: list[SeatRow]) -> set[str]:
    """Who has given up a seat."""
    held = {row.person for row in now if row.person and row.absence != "left"}
    return {row.person for row in before if row.person} - held
