"""Thinking time: who is asked since when, what is left, when it is up."""

from functools import lru_cache
from typing import Final, Literal, NamedTuple

import msgspec

from igroteka.server.rooms.seating import is_bots
from igroteka.server.storage.rows import Json, NoticeRow, RoomRow, SeatRow
from igroteka.server.wire import Clock

HOUR: Final = 3600.0
GRACE: Final = 10.0  # seconds for the next decision, when one was made by the clock
STRIKES: Final = 3  # after so many decisions out of time in a row a bot takes the seat
PATIENCE: Final = 24 * HOUR
"""Without a clock: so long an answer must be owed before others may let a bot give it."""

NONE: Final = Clock()
"""What most rooms have; they are asked for it several times an act."""

HOLD: Final = 60.0  # seconds that bots wait while people decide whether something is taken back


class Due(NamedTuple):
    """When the time of a seat is up."""

    at: float
    seat: int


def clock_of(row: RoomRow) -> Clock:
    """The kind of clock of a room."""
    kept = row.clock.get
    if kept("kind", "none") == "none" and not kept("answer"):
        return NONE
    return clock_with(kept("kind", "none"), kept("bank", 0), kept("increment", 0), kept("hours", 0), kept("answer", 0))


@lru_cache(maxsize=256)
def clock_with(kind: Literal["none", "live", "days"], bank: int, increment: int, hours: int, answer: int) -> Clock:
    """Rooms have one of a few clocks.

    Where nothing is agreed it is the same to the letter, wherever the word came from: then it is not sent.
    """
    return Clock("none" if kind == "none" else kind, bank, increment, hours, answer)


def held_until(row: RoomRow) -> float:
    """Until when bots wait for an answer to who asks to take something back."""
    return float(row.take_back["at"]) + HOLD if row.take_back.get("yes") else 0.0


def runs(row: RoomRow) -> bool:
    """Is there anything in a room that time alone will change?"""
    return clock_of(row) is not NONE or bool(row.take_back)


def asked_of(row: RoomRow) -> dict[int, float]:
    """Who is asked, and since when."""
    return {int(seat): float(since) for seat, since in row.clock.get("asked", {}).items()}


def strikes_of(row: RoomRow) -> dict[int, int]:
    """How many decisions in a row each seat has left to the clock."""
    return {int(seat): int(times) for seat, times in row.clock.get("strikes", {}).items()}


def kept(clock: Clock, asked: dict[int, float], strikes: dict[int, int] | None = None) -> Json:
    """A clock, those it runs for and who was late, as a room keeps them."""
    late = {str(seat): times for seat, times in (strikes or {}).items()}
    return {**msgspec.structs.asdict(clock), **since(asked), **({"strikes": late} if late else {})}


def since(asked: dict[int, float]) -> Json:
    """Who is asked since when, as a room keeps it."""
    return {"asked": {str(seat): moment for seat, moment in asked.items()}}


def struck(strikes: dict[int, int], seat: int, note: str) -> dict[int, int]:
    """Who was late after an act: the clock's answer is a strike, and a word of one's own ends the row."""
    if note == "clock":
        return {**strikes, seat: strikes.get(seat, 0) + 1}
    return strikes if note else {other: times for other, times in strikes.items() if other != seat}


def time_to_wait(row: RoomRow, seat: SeatRow, now: float) -> float:
    """How long others must wait before a bot may play for an absent person: until the person's own time is used up.

    With a clock that is once it has answered for them. Without one there is no time of one's own, so we are patient.
    """
    clock, asked = clock_of(row), asked_of(row)
    if clock.kind != "none":
        if strikes_of(row).get(seat.seat, 0) > 0:
            return 0.0
        due = due_of(clock, seat, asked)
        return max(1.0, due.at - now) if due is not None else float("inf")
    return max(0.0, asked[seat.seat] + PATIENCE - now) if seat.seat in asked else float("inf")


def set_up(clock: Clock, seats: list[SeatRow]) -> list[SeatRow]:
    """Everybody's bank before the first move."""
    bank = float(clock.bank) if clock.kind == "live" else None
    return [msgspec.structs.replace(row, clock_left=bank if row.kind == "human" else None) for row in seats]


def asked_after(before: dict[int, float], speakers: list[int], speaker: int, now: float) -> dict[int, float]:
    """Whoever goes on owing an answer is asked since before; the one who spoke begins anew."""
    return {seat: before[seat] if seat in before and seat != speaker else now for seat in speakers}


def spent(clock: Clock, row: SeatRow, since: float, now: float, *, turn_ends: bool, late: bool) -> SeatRow:
    """The seat after it has spoken, or the clock for it; the increment is for a finished turn."""
    if clock.kind != "live" or row.clock_left is None:
        return row
    left = max(0.0, row.clock_left - max(0.0, now - since)) + (clock.increment if turn_ends else 0)
    return msgspec.structs.replace(row, clock_left=round(max(left, GRACE) if late else left, 3))


def unfinished(clock: Clock, row: SeatRow) -> SeatRow:
    """The seat without the increment for a turn that goes on after all."""
    if clock.kind != "live" or row.clock_left is None:
        return row
    return msgspec.structs.replace(row, clock_left=round(max(row.clock_left - clock.increment, GRACE), 3))


def left_now(clock: Clock, row: SeatRow, asked: dict[int, float], now: float) -> float | None:
    """What a seat has left this moment."""
    if row.clock_left is None or clock.kind != "live":
        return None
    running = max(0.0, now - asked[row.seat]) if row.seat in asked else 0.0
    return round(max(0.0, row.clock_left - running), 3)


def due_of(clock: Clock, row: SeatRow, asked: dict[int, float]) -> Due | None:
    """When this seat's time is up; never for bots."""
    if row.seat not in asked or row.kind != "human" or is_bots(row):
        return None
    if clock.kind == "live" and row.clock_left is not None:
        return Due(asked[row.seat] + row.clock_left, row.seat)
    if clock.kind == "days":
        return Due(asked[row.seat] + clock.hours * HOUR, row.seat)
    return None


def answers_due(row: RoomRow, seats: list[SeatRow]) -> list[Due]:
    """When people who are asked have been silent for too long, if somebody else waits for their answer."""
    answer = clock_of(row).answer
    if not answer:
        return []
    people = [seat for seat in seats if seat.kind == "human" and not is_bots(seat)]
    asked = asked_of(row)
    return [Due(asked[seat.seat] + answer, seat.seat) for seat in people if seat.seat in asked]


def next_due(row: RoomRow, seats: list[SeatRow]) -> Due | None:
    """The first time that is up."""
    clock = clock_of(row)
    if clock.kind == "none":
        return None
    asked = asked_of(row)
    found = [due for seat in seats if (due := due_of(clock, seat, asked)) is not None]
    return min(found, default=None)


def checked(clock: Clock) -> Clock:
    """A clock one can play with: no negative times, a deadline of at least an hour, at most 30 days."""
    answer = min(max(clock.answer, 10), 600) if clock.answer > 0 else 0
    if clock.kind == "live":
        bank, increment = min(max(clock.bank, 10), 86400), min(max(clock.increment, 0), 3600)
        return Clock("live", bank=bank, increment=increment, answer=answer)
    if clock.kind == "days":
        return Clock("days", hours=min(max(clock.hours, 1), 720), answer=answer)
    return Clock(answer=answer)


def notices_of_turn(
    row: RoomRow, seats: list[SeatRow], begun: list[int], rev: int, since: float, now: float
) -> list[NoticeRow]:
    """What there is to tell when a turn begins for these seats: to people, where play may take days.

    `since` is by the hours of the house, as the room has it; `now` by the clock of the world.
    """
    kind = clock_of(row).kind
    if not begun or kind == "live":
        return []
    if kind == "none" and len({seat.person for seat in seats if seat.kind == "human"}) < 2:
        return []
    return [
        NoticeRow(room=row.id, seat=seat, rev=rev, person=person, since=since, at=now)
        for seat in begun
        if (person := seats[seat].person) is not None and not is_bots(seats[seat])
    ]
