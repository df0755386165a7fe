"""The open database: finished games to be searched, opened, downloaded; and who keeps theirs out of it."""

import math
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Final

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from igroteka import catalog
from igroteka.ai import bots
from igroteka.core.errors import IgrotekaError, brief
from igroteka.server.edge.http.middleware import Asker, Asking, Here, take_place
from igroteka.server.edge.http.rooms import NDJSON, id_of
from igroteka.server.edge.http.session import somebody
from igroteka.server.limits import CURSOR_LENGTH, DAY_LENGTH, FILTERS, GAMES_PER_PAGE, ID_LENGTH, NUMBER, SEATS
from igroteka.server.rooms.database import Database, kind_of, line
from igroteka.server.rooms.seating import seats_of
from igroteka.server.runtime import Runtime
from igroteka.server.storage.played import Place, Wanted
from igroteka.server.storage.rows import PersonRow, PlayedRow
from igroteka.server.timeslice import check

PAGE: Final = 30

SeatsQuery = Annotated[int | None, QueryParameter(ge=0, le=SEATS, required=False)]
NumberQuery = Annotated[int | None, QueryParameter(gt=-NUMBER, lt=NUMBER, required=False)]
WordsQuery = Annotated[list[str] | None, QueryParameter(required=False, max_items=FILTERS)]
DayQuery = Annotated[str, QueryParameter(required=False, max_length=DAY_LENGTH)]
GameQuery = Annotated[str, QueryParameter(required=False, max_length=ID_LENGTH)]


class PlayedSeat(msgspec.Struct, frozen=True):
    """Who sat there: "person", "absent" (a bot played to the end for one), or the level of a bot."""

    kind: str
    points: int
    rank: int


class PlayedGame(msgspec.Struct, frozen=True):
    """A game of the open database; its room opens the replay and the review."""

    room: str
    game: str
    version: int
    options: dict[str, bool | int | str]
    ended: float
    ending: str
    points: int
    """Of the winner."""
    acts: int
    seats: list[PlayedSeat]
    mine: bool
    """Did I play? Then I may keep it out."""


class PlayedPage(msgspec.Struct, frozen=True):
    """The last games first."""

    games: list[PlayedGame]
    next: str
    """The cursor of what follows; empty at the end."""


class KeepingOut(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    room: str = ""
    """Of the game; without one it is about all of mine, those to come included."""
    out: bool = True


class KeptOut(msgspec.Struct, frozen=True):
    """What I keep out of the open database."""

    all: bool
    rooms: list[str]


async def sought(
    game: GameQuery = "",
    seats: SeatsQuery = None,
    people: SeatsQuery = None,
    level: WordsQuery = None,
    option: WordsQuery = None,
    since: DayQuery = "",
    until: DayQuery = "",
    points_from: NumberQuery = None,
    points_to: NumberQuery = None,
    acts_from: NumberQuery = None,
    acts_to: NumberQuery = None,
) -> Wanted:
    """The filters, if they can be understood; else it is said which cannot."""
    if game:
        game = catalog.load(game).id
    known = bots.levels()
    for one in level or []:
        if one not in known:
            raise IgrotekaError("unknown-bot", {"bot": brief(one), "bots": ", ".join(known)})
    changed, usual = options_of(game, option or [])
    last = day_of("until", until)
    return Wanted(
        game=game,
        seats=seats,
        people=people,
        levels=level or [],
        options=changed,
        usual=usual,
        since=day_of("since", since),
        until=None if last is None else last + timedelta(days=1).total_seconds(),
        points=(points_from, points_to),
        acts=(acts_from, acts_to),
    )


Sought = NamedDependency[Wanted]


class DatabaseController(Controller):
    """Games that are over and were open to all."""

    path = "/api/database"
    tags = ("database",)
    dependencies = {"wanted": Provide(sought)}  # noqa: RUF012 -- as the framework reads it

    @get()
    async def find(
        self,
        runtime: Here,
        visitor: Asker,
        wanted: Sought,
        cursor: Annotated[str, QueryParameter(required=False, max_length=CURSOR_LENGTH)] = "",
        limit: Annotated[int, QueryParameter(ge=1, le=GAMES_PER_PAGE)] = PAGE,
    ) -> PlayedPage:
        """A page of them, the last first; `next` leads on, whatever ends meanwhile."""
        found = await runtime.store.played(wanted, limit + 1, place_of(cursor) if cursor else None)
        page = found[:limit]
        more = cursor_of(Place(page[-1].ended, page[-1].room)) if len(found) > limit else ""
        return PlayedPage([told(row, visitor.person) for row in page], more)

    @get("/kept-out")
    async def kept_out(self, runtime: Here, visitor: Asker) -> KeptOut:
        """What I keep out."""
        return await kept_by(runtime, somebody(visitor))

    @post("/keep-out", status_code=200)
    async def keep_out(self, runtime: Here, visitor: Asker, data: JSONBody[KeepingOut]) -> KeptOut:
        """Keep a game that I played out of the database, or let it in again; without a room, all of mine."""
        person = somebody(visitor)
        runtime.buckets.spend("act", visitor.asker)
        if data.room:
            room = await runtime.rooms.live.room(id_of(data.room))
            if not seats_of(room.seats, person):
                raise IgrotekaError("not-your-seat")
        await runtime.surely(runtime.store.keep_out(data.room, person.id, out=data.out))
        return await kept_by(runtime, person)


@get("/api/database.ndjson", media_type=NDJSON, tags=["database"], dependencies={"wanted": Provide(sought)})
async def download(request: Asking, runtime: Here, visitor: Asker, wanted: Sought) -> Stream:
    """All that fits as records, one a line, day by day; names, ids, hours and talk are left out."""
    check()
    take_place(request, runtime, visitor)
    name = f"igroteka-{wanted.game or 'games'}.ndjson"
    return Stream(
        lines(runtime.rooms.database, wanted),
        media_type=NDJSON,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def lines(database: Database, wanted: Wanted) -> AsyncIterator[bytes]:
    """Records as lines."""
    async for record in database.records(wanted):
        yield line(record)


async def kept_by(runtime: Runtime, person: PersonRow) -> KeptOut:
    rooms = await runtime.store.kept_out(person.id)
    return KeptOut(all="" in rooms, rooms=[room for room in rooms if room])


def told(row: PlayedRow, person: PersonRow | None) -> PlayedGame:
    """A game as it is listed: who sat where is told by kind, not by name."""
    scores, ranks = row.result.get("scores") or [], row.result.get("ranks") or []
    return PlayedGame(
        room=row.room,
        game=row.game,
        version=row.version,
        options=row.options,
        ended=row.ended,
        ending=str(row.result.get("ending", "")),
        points=row.points,
        acts=row.acts,
        seats=[
            PlayedSeat(kind_of(seat), int(points), int(rank))
            for seat, points, rank in zip(row.seats, scores, ranks, strict=False)
        ],
        mine=bool(seats_of(row.seats, person)),
    )


# --- what is asked for


def options_of(game: str, pairs: list[str]) -> tuple[dict[str, bool | int | str], list[str]]:
    """Options written as name=value: those that are not as usual, and the names of those that are."""
    if not pairs:
        return {}, []
    if not game:
        raise IgrotekaError("filter-game")
    settings = catalog.load(game).settings
    asked = settings.parse(pairs)
    usual = [name for name, value in asked.items() if value == settings.options[name].default]
    return {name: value for name, value in asked.items() if name not in usual}, usual


def day_of(name: str, text: str) -> float | None:
    """When a day begins in Greenwich."""
    if not text:
        return None
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise IgrotekaError("filter-day", {"name": name, "text": brief(text)}) from None
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def cursor_of(place: Place) -> str:
    return f"{place.ended!r}_{place.room}"


def place_of(cursor: str) -> Place:
    """A place out of a cursor that we have given."""
    ended, _, room = cursor.partition("_")
    try:
        place = Place(float(ended), room)
    except ValueError:
        place = Place(0.0, "")
    if cursor_of(place) != cursor or not math.isfinite(place.ended) or not (room.isascii() and room.isprintable()):
        raise IgrotekaError("filter-cursor", {"text": brief(cursor)})
    return place
