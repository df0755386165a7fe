"""The coach: hints as a stream that gets better, reviews that grow."""

from collections.abc import AsyncIterator

import msgspec
from litestar import Controller, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from igroteka.server import wire
from igroteka.server.coaching.service import Hint
from igroteka.server.edge.http.middleware import Asker, Asking, Here, afterwards, take_place
from igroteka.server.edge.http.rooms import NDJSON, RoomId, id_of, seat_of
from igroteka.server.edge.http.session import somebody
from igroteka.server.runtime import Runtime


class Hinting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    rev: int
    """The table that is asked about: one that has gone on is refused as stale."""


class CoachController(Controller):
    """What the coach can be asked."""

    path = "/api/rooms/{room:str}"
    tags = ("coach",)

    @post("/hint", status_code=200, responses={200: ResponseSpec(wire.Advice, description="One a line.")})
    async def hint(
        self, request: Asking, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[Hinting]
    ) -> Stream:
        """What is good for my seat, which is asked: one JSON message a line, better and better, until it is `done`.

        Only where one plays against bots or all who play agree. It ends when the table goes on; who hangs up stops it.
        """
        person = somebody(visitor)
        runtime.buckets.spend("hint", visitor.asker)
        hint = await runtime.rooms.coaching.hint(person, id_of(room), seat_of(data.seat), data.rev)
        afterwards(request).callback(hint.stop)
        take_place(request, runtime, visitor)
        return Stream(lines(runtime, hint), media_type=NDJSON)

    @get("/review")
    async def review(self, runtime: Here, visitor: Asker, room: RoomId) -> wire.Review:
        """What the coach finds in a game that is over; asked again, it tells more, until it is `finished`."""
        person = somebody(visitor)
        return await runtime.rooms.review(person, id_of(room), lambda: runtime.buckets.spend("review", person.id))


async def lines(runtime: Runtime, hint: Hint) -> AsyncIterator[bytes]:
    """Thoughts as lines; a house that closes has no more of them."""
    async for advice in hint.thoughts():
        yield msgspec.json.encode(advice) + b"\n"
        if runtime.closing:
            return
