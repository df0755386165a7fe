"""Who sits where: people, people at one screen, bots, bots for absent people."""

import json
import secrets
import string
from functools import lru_cache
from typing import Final

import msgspec

from igroteka import catalog
from igroteka.ai.bots import BOTS, bot
from igroteka.core.chance import Random
from igroteka.core.errors import IgrotekaError
from igroteka.core.speech import speech
from igroteka.core.state import SPECTATOR, packed
from igroteka.server.limits import NAME_SHOWN
from igroteka.server.storage.rows import Json, PersonRow, RoomRow, SeatRow
from igroteka.server.wire import SeatSetup

LETTERS: Final = string.ascii_letters + string.digits
USUAL: Final = "apprentice"
STAND_IN: Final = "master"
PACKAGE: Final = "igroteka.server"
GONE: Final = ("left", "conceded")
"""Why it is no longer somebody's game, though a bot plays on for them."""


def new_id() -> str:
    """The id of a room: 65 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(11))


def cleaned(name: str) -> str:
    """A name that fits the table: printable, on one line, short."""
    return " ".join("".join(char if char.isprintable() else " " for char in name).split())[:NAME_SHOWN].strip()


def checked_level(level: str) -> str:
    """A level that there is; none named means the usual one."""
    wanted = level or USUAL
    bot(wanted, Random())  # says which there are
    return wanted


def stand_in(row: RoomRow) -> str:
    """The level of bots that play for people who are away: as agreed when the room was made, else a good one."""
    return row.stand_in if row.stand_in in BOTS else STAND_IN


def checked_seat(seats: list[SeatRow], seat: int) -> SeatRow:
    """The row of a seat that there is."""
    if not 0 <= seat < len(seats):
        raise IgrotekaError("no-such-seat", {"seat": seat})
    return seats[seat]


def new_seats(room: str, setups: list[SeatSetup], person: PersonRow) -> list[SeatRow]:
    """The seats of a new room; its creator sits on `me` and on every seat of the same screen."""
    seats: list[SeatRow] = []
    for number, setup in enumerate(setups):
        name = cleaned(setup.name)
        if setup.kind == "bot":
            row = SeatRow(room=room, seat=number, kind="bot", name=name, level=checked_level(setup.level))
        elif setup.kind == "open":
            row = SeatRow(room=room, seat=number, kind="open")
        else:
            own = cleaned(person.name) if setup.kind == "me" else ""
            row = SeatRow(room=room, seat=number, kind="human", name=name or own, person=person.id)
        seats.append(row)
    return seats


def rotated(room: str, seats: list[SeatRow], asker: PersonRow) -> list[SeatRow]:
    """The same people and bots for another game: everybody one place on, and who began now ends. Who left is free."""
    count = len(seats)
    here = [
        SeatRow(room=room, seat=row.seat, kind="open") if row.absence == "left" and row.person != asker.id else row
        for row in seats
    ]
    return [
        msgspec.structs.replace(
            here[(number + 1) % count],
            room=room,
            seat=number,
            replaced=False,
            absence="",
            clock_left=None,
            standing={},
            hints="",
        )
        for number in range(count)
    ]


def is_bots(row: SeatRow) -> bool:
    """Does a bot answer for this seat now?"""
    return row.kind == "bot" or row.replaced


def seats_of(seats: list[SeatRow], person: PersonRow | None) -> list[int]:
    """The seats a person holds, those that a bot keeps warm included."""
    return [row.seat for row in seats if person is not None and row.kind == "human" and row.person == person.id]


def stays(seats: list[SeatRow], person: PersonRow | None) -> list[int]:
    """The seats a person holds and has not given up."""
    return [seat for seat in seats_of(seats, person) if seats[seat].absence != "left"]


def players_of(seats: list[SeatRow]) -> list[str]:
    """The people whose game it still is: neither bots nor those who left or conceded. Who is away is one of them."""
    people = [row for row in seats if row.kind == "human" and row.absence not in GONE]
    return list(dict.fromkeys(str(row.person) for row in people))


def has_hints(row: RoomRow, seats: list[SeatRow]) -> bool:
    """May the coach be asked here? It was not wished away, and all who play agree."""
    players = [seat for seat in seats if plays(seat)]
    return row.hints and bool(players) and all(agrees_to_hints(seat, seats) for seat in players)


def asks_about_hints(row: RoomRow, seats: list[SeatRow]) -> bool:
    """Is everybody asked whether they agree to hints? Who plays against bots alone need not say so."""
    return row.hints and sum(plays(seat) for seat in seats) > 1


def agrees_to_hints(seat: SeatRow, seats: list[SeatRow]) -> bool:
    """What was said at this seat; unsaid it is yes where nobody else plays."""
    if seat.kind != "human":
        return False
    return seat.hints == "yes" or (not seat.hints and sum(plays(other) for other in seats) == 1)


def plays(seat: SeatRow) -> bool:
    """Is this the game of a person, now or when somebody sits down?"""
    return seat.kind != "bot" and seat.absence not in GONE


def judged(result: Json, seats: list[SeatRow]) -> Json:
    """A result in which whoever conceded has lost: they come after all others, whatever the bot made of it."""
    conceded = [row.seat for row in seats if row.absence == "conceded"]
    if not conceded:
        return result
    ranks: list[int] = result["ranks"]
    others = [rank for seat, rank in enumerate(ranks) if seat not in conceded]
    fair = [
        1 + (len(others) if seat in conceded else sum(other < rank for other in others))
        for seat, rank in enumerate(ranks)
    ]
    return {**result, "ranks": fair, "conceded": conceded}


def is_deserted(seats: list[SeatRow]) -> bool:
    """Is nobody left who plays, or wished a bot to, while somebody's seat is held? Then the game waits for them."""
    people = [row.absence for row in seats if row.kind == "human"]
    return "away" in people and all(absence in (*GONE, "away") for absence in people)


def names_of(seats: list[SeatRow], language: str) -> list[str]:
    """What everybody is called at this table: all different."""
    given = [row.name for row in seats if row.name]
    bots = [name for name in bot_names(language) if name not in given]
    names: list[str] = []
    for row in seats:
        name = row.name
        if not name and row.kind == "bot":
            name = bots[row.seat % len(bots)]
        elif not name:
            name = player_name(row.seat, language)
        again = 2
        plain = name
        while name in names:
            name = f"{plain} {again}"
            again += 1
        names.append(name)
    return names


@lru_cache
def bot_names(language: str) -> tuple[str, ...]:
    """What bots are called."""
    return tuple(speech(language, PACKAGE).say("room-bot-names").split())


@lru_cache
def player_name(seat: int, language: str) -> str:
    """What somebody without a name is called: asked for whenever a room is told."""
    return speech(language, PACKAGE).say("room-player", number=seat + 1)


def colours(row: RoomRow, seats: int) -> tuple[str, ...]:
    """The colours of the seats, where a game's view tells them."""
    return painted(row.game, seats, packed(row.options))


@lru_cache(1024)
def painted(game: str, seats: int, options: bytes) -> tuple[str, ...]:
    """The colours at a table with these options; none, if the rules of today do not know it."""
    try:
        view = catalog.load(game).start(seats, json.loads(options)).view(SPECTATOR)
    except IgrotekaError:
        return ("",) * seats
    return tuple(str(player.get("colour", "")) for player in view.get("players", []))
