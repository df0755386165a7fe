"""What was played: replays, moments, records, forks, and the proof of luck."""

from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from igroteka.core.errors import BadRecord
from igroteka.core.record import read_record
from igroteka.core.speech import FACTS
from igroteka.server import wire
from igroteka.server.edge.http.middleware import Asker, Asking, Here, take_place
from igroteka.server.edge.http.rooms import RoomId, SeatQuery, TextsQuery, id_of, spend_room
from igroteka.server.edge.http.session import somebody
from igroteka.server.limits import ACTS, RECORD, RECORD_MOVES
from igroteka.server.rooms.history import Telling
from igroteka.server.service import LuckTold, ReplayStep
from igroteka.server.timeslice import aside, check

Rev = Annotated[int, PathParameter(ge=0, le=ACTS)]


class Forking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rev: int
    seat: int | None = None
    """Where I sit; else where I sat, or who is asked."""
    bots: bool = False
    """A table of my own: bots take all other seats."""


class HistoryController(Controller):
    """A room's past."""

    path = "/api/rooms/{room:str}"
    tags = ("history",)

    @get("/replay", responses={200: ResponseSpec(list[ReplayStep], description="The acts in order.")})
    async def replay(
        self,
        request: Asking,
        runtime: Here,
        visitor: Asker,
        room: RoomId,
        seat: SeatQuery = None,
        texts: TextsQuery = False,
    ) -> Stream:
        """The steps of a game: all of a finished one; of a running one what is public or one's own."""
        person = somebody(visitor)
        take_place(request, runtime, visitor)
        tongue = visitor.lang if texts else FACTS
        telling = await runtime.rooms.history.telling(id_of(room), person, tongue, seat)
        return Stream(written(telling), media_type=MediaType.JSON)

    @get("/at/{rev:int}")
    async def at(
        self, runtime: Here, visitor: Asker, room: RoomId, rev: Rev, seat: SeatQuery = None, texts: TextsQuery = False
    ) -> wire.Scene | wire.SharedScene:
        """The table as it stood after an act."""
        person = somebody(visitor)
        if texts:
            return await runtime.rooms.at(id_of(room), rev, person, visitor.lang, seat)
        return await runtime.rooms.shared_at(id_of(room), rev, person, seat)

    @get("/course")
    async def course(self, runtime: Here, visitor: Asker, room: RoomId) -> wire.Course:
        """How a finished game went: the points that everybody saw, round by round, and how kind the dice were."""
        return await runtime.rooms.course(id_of(room), somebody(visitor), visitor.lang)

    @get("/record.json", media_type="application/json")
    async def record_json(self, runtime: Here, visitor: Asker, room: RoomId) -> Response[bytes]:
        """The record of a finished game, luck included, as JSON."""
        record = await runtime.rooms.record(id_of(room), somebody(visitor))
        return download(await aside(record.to_json), f"{record.game}-{room}.json", "application/json")

    @get("/record.txt", media_type="text/plain")
    async def record_text(self, runtime: Here, visitor: Asker, room: RoomId) -> Response[bytes]:
        """The same in line notation."""
        record = await runtime.rooms.record(id_of(room), somebody(visitor))
        return download(await aside(record.to_lines), f"{record.game}-{room}.txt", "text/plain; charset=utf-8")

    @post("/fork", status_code=201)
    async def fork(self, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[Forking]) -> wire.RoomInfo:
        """A new room that goes on from a moment of this one."""
        person = somebody(visitor)
        spend_room(runtime, person, visitor)
        rev = max(-1, min(data.rev, ACTS))
        forked = runtime.rooms.fork(person, id_of(room), rev, visitor.lang, seat=data.seat, bots=data.bots)
        return await runtime.surely(forked)

    @get("/luck")
    async def luck(self, runtime: Here, visitor: Asker, room: RoomId) -> LuckTold:
        """What was promised before the game, what the players added, and after the game the secret."""
        return await runtime.rooms.luck(id_of(room), somebody(visitor))


@post("/api/records", status_code=201, tags=["history"], request_max_body_size=RECORD)
async def import_record(request: Asking, runtime: Here, visitor: Asker) -> wire.RoomInfo:
    """A record, as JSON or as lines, becomes a room to replay, check and fork. It is played through by the rules."""
    person = somebody(visitor)
    check()
    runtime.buckets.spend("record", visitor.person_id)
    runtime.buckets.spend("record-address", visitor.address)
    try:
        text = (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord("record-format") from None
    record = await aside(partial(read_record, text))
    if len(record.moves) > RECORD_MOVES:
        raise BadRecord("record-long", {"most": RECORD_MOVES})
    return await runtime.surely(runtime.rooms.import_record(person, record, visitor.lang))


async def written(telling: Telling) -> AsyncIterator[bytes]:
    """A list of steps in JSON, page by page; there is always a first step."""
    opening = b"["
    async for page in telling.pages():
        yield opening + msgspec.json.encode(page)[1:-1]
        opening = b","
    yield b"]"


def download(text: str, name: str, media: str) -> Response[bytes]:
    """A file to keep."""
    safe = "".join(letter if letter.isalnum() or letter in "-._" else "-" for letter in name)
    return Response(text.encode(), media_type=media, headers={"content-disposition": f'attachment; filename="{safe}"'})
