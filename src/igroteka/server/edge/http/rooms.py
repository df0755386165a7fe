"""Rooms: made, found, sat down in, started, played in; the same door as the socket, for outside bots."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Annotated, Final, Literal

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from igroteka.core.errors import IgrotekaError
from igroteka.server import wire
from igroteka.server.edge.http.middleware import Asker, Asking, Here, Visitor, afterwards, take_place
from igroteka.server.edge.http.session import somebody
from igroteka.server.edge.outbox import Queue
from igroteka.server.limits import ACTS, ID_LENGTH, SEATS, check_asked
from igroteka.server.problems import Problem, status_of
from igroteka.server.runtime import Runtime
from igroteka.server.storage.rows import PersonRow

NDJSON: Final = "application/x-ndjson"
BEAT: Final = 15.0  # seconds; an empty line shows that the stream lives

RoomId = FromPath[str]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=SEATS - 1, required=False)]
TextsQuery = Annotated[bool, QueryParameter()]
"""Sentences and whole scenes instead of facts and patches."""


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    seat: int
    key: str = ""
    brought: str = ""
    """Random bytes in hex, made by the client: its part of the luck of the game."""


class Starting(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    brought: str = ""


class Stopping(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    what: Literal["propose", "agree", "decline", "withdraw"]


class TakingBack(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    what: Literal["ask", "agree", "decline", "withdraw"]
    seat: int
    """Whose words they are."""
    rev: int
    far: Literal["word", "turn"] = "word"


class Archiving(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    away: bool = True


class Replacing(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    seat: int
    level: str = msgspec.field(name="with", default="")


class LayingDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    standing: dict[str, bool | int | list[int | str]]


class Agreeing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    agreed: bool


class SeatOnly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int


class Inviting(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    person: str = ""
    """Somebody whom the host has removed and forgives."""


class Acting(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    rev: int
    cid: str
    action: int | None = None
    line: str | None = None
    seat: int | None = None


class Undoing(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    rev: int
    cid: str
    seat: int | None = None
    turn: bool = False
    """Back to where the turn began."""


class Wondering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    action: int
    cid: str = "-"


class Talking(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    cid: str
    text: str = ""
    seat: int = -3
    phrase: str = ""


class Haggling(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    cid: str
    seat: int
    what: Literal["propose", "yes", "no", "unmark", "withdraw", "settle"]
    draft: int = 0
    to: list[int] = []
    give: dict[str, int] = {}
    want: dict[str, int] = {}
    partner: int = -1


class Invitation(msgspec.Struct, frozen=True):
    """A link for friends; the key is in the fragment, which browsers do not send and servers do not log."""

    link: str
    key: str


class RoomController(Controller):
    """One room, or a list of them."""

    path = "/api/rooms"
    tags = ("rooms",)

    @post(status_code=201)
    async def create(self, runtime: Here, visitor: Asker, data: JSONBody[wire.RoomSetup]) -> wire.RoomInfo:
        """A new room; its maker takes the seats called "me"."""
        person = somebody(visitor)
        spend_room(runtime, person, visitor)
        return await runtime.surely(runtime.rooms.create(person, data, visitor.lang))

    @get()
    async def find(
        self,
        runtime: Here,
        visitor: Asker,
        mine: FromQuery[bool] = False,
        open: FromQuery[bool] = False,  # noqa: A002 -- the word of the address
        live: FromQuery[bool] = False,
        archived: FromQuery[bool] = False,
    ) -> list[wire.RoomInfo]:
        """Mine, and of them those that I have put away; those with a free seat, or those where a game goes on."""
        person = somebody(visitor)
        if mine:
            return await runtime.rooms.list_mine(person, visitor.lang, archived=archived)
        if live and not open:
            return await runtime.rooms.list_live(person, visitor.lang)
        return await runtime.rooms.list_open(person, visitor.lang)

    @get("/{room:str}")
    async def show(self, request: Asking, runtime: Here, visitor: Asker, room: RoomId) -> wire.RoomInfo:
        """One room. Who shows the key of a private one in the header X-Key may look in from now on."""
        return await runtime.rooms.info(id_of(room), somebody(visitor), visitor.lang, key_in(request))

    @post("/{room:str}/sit", status_code=200)
    async def sit(self, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[Sitting]) -> wire.RoomInfo:
        """Take a free seat; in a private room with the key of the invitation."""
        return await runtime.surely(
            runtime.rooms.sit(
                somebody(visitor),
                id_of(room),
                seat_of(data.seat),
                data.key[:ID_LENGTH],
                brought=data.brought,
                lang=visitor.lang,
            )
        )

    @post("/{room:str}/leave", status_code=200)
    async def leave(self, runtime: Here, visitor: Asker, room: RoomId) -> wire.RoomInfo:
        """Give up my seats."""
        return await runtime.surely(runtime.rooms.leave(somebody(visitor), id_of(room), visitor.lang))

    @post("/{room:str}/concede", status_code=200)
    async def concede(self, runtime: Here, visitor: Asker, room: RoomId) -> wire.RoomInfo:
        """Lose the game: a bot plays on for good, or, where no other person plays, it ends."""
        return await runtime.surely(runtime.rooms.concede(somebody(visitor), id_of(room), visitor.lang))

    @post("/{room:str}/stop", status_code=200)
    async def stop(self, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[Stopping]) -> wire.RoomInfo:
        """Propose to stop the game, agree, decline, or take the proposal back."""
        person = somebody(visitor)
        runtime.buckets.spend("chat", visitor.asker)  # everybody hears of it
        return await runtime.surely(runtime.rooms.stop(person, id_of(room), data.what, visitor.lang))

    @post("/{room:str}/take-back", status_code=200)
    async def take_back(self, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[TakingBack]) -> wire.RoomInfo:
        """Ask to take back what has come to light, agree, decline, or withdraw the request."""
        person = somebody(visitor)
        runtime.buckets.spend("chat", visitor.asker)  # everybody hears of it
        return await runtime.surely(
            runtime.rooms.take_back(
                person, id_of(room), data.what, seat_of(data.seat), data.rev, far=data.far, lang=visitor.lang
            )
        )

    @post("/{room:str}/archive", status_code=200)
    async def archive(
        self, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[Archiving | None] = None
    ) -> wire.RoomInfo:
        """Put a game of mine away, or have it back; it is about my own lists and notices only."""
        away = data.away if data is not None else True
        return await runtime.surely(runtime.rooms.archive(somebody(visitor), id_of(room), away=away, lang=visitor.lang))

    @post("/{room:str}/start", status_code=200)
    async def start(
        self, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[Starting | None] = None
    ) -> wire.RoomInfo:
        """Begin the game."""
        brought = data.brought if data is not None else ""
        return await runtime.surely(runtime.rooms.start(somebody(visitor), id_of(room), brought, visitor.lang))

    @post("/{room:str}/rematch", status_code=201)
    async def rematch(self, runtime: Here, visitor: Asker, room: RoomId) -> wire.RoomInfo:
        """The same again in a new room; whoever asks second gets the same one."""
        return await runtime.surely(runtime.rooms.rematch(somebody(visitor), id_of(room), visitor.lang))

    @post("/{room:str}/replace", status_code=200)
    async def replace(self, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[Replacing]) -> wire.RoomInfo:
        """A bot plays for an absent person."""
        return await runtime.surely(
            runtime.rooms.replace(
                somebody(visitor), id_of(room), seat_of(data.seat), data.level[:ID_LENGTH], visitor.lang
            )
        )

    @post("/{room:str}/return", status_code=200)
    async def give_back(self, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[SeatOnly]) -> wire.RoomInfo:
        """The person takes the seat back from the bot."""
        return await runtime.surely(
            runtime.rooms.give_back(somebody(visitor), id_of(room), seat_of(data.seat), visitor.lang)
        )

    @post("/{room:str}/remove", status_code=200)
    async def remove(self, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[SeatOnly]) -> wire.RoomInfo:
        """The host frees a seat before the game; who sat there comes back only by the host's invitation."""
        return await runtime.surely(
            runtime.rooms.remove(somebody(visitor), id_of(room), seat_of(data.seat), visitor.lang)
        )

    @post("/{room:str}/standing", status_code=200)
    async def lay_down(self, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[LayingDown]) -> wire.RoomInfo:
        """What my seat answers from now on without being asked; {} takes it all back."""
        person = somebody(visitor)
        runtime.buckets.spend("act", visitor.asker)
        laid_down = dict(data.standing)
        return await runtime.surely(
            runtime.rooms.lay_down(person, id_of(room), seat_of(data.seat), laid_down, visitor.lang)
        )

    @post("/{room:str}/hints", status_code=200)
    async def agree_to_hints(
        self, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[Agreeing]
    ) -> wire.RoomInfo:
        """Whether I agree to hints. Among people the coach may be asked while all who play do."""
        person = somebody(visitor)
        runtime.buckets.spend("chat", visitor.asker)
        return await runtime.surely(runtime.rooms.agree_to_hints(person, id_of(room), data.agreed, visitor.lang))

    @post("/{room:str}/invite", status_code=200)
    async def invite(
        self, request: Asking, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[Inviting | None] = None
    ) -> Invitation:
        """A link for friends; only somebody who sits in the room, or its host, gets one."""
        id, whom = id_of(room), data.person[:ID_LENGTH] if data is not None else ""
        key = await runtime.surely(runtime.rooms.invite(somebody(visitor), id, whom))
        base = runtime.config.public[0].rstrip("/") if runtime.config.public else str(request.base_url).rstrip("/")
        return Invitation(link=f"{base}/room/{id}#key={key}" if key else f"{base}/room/{id}", key=key)

    # --- playing

    @post("/{room:str}/act", status_code=200)
    async def act(
        self, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[Acting]
    ) -> Response[wire.Accepted] | Response[Problem]:
        """Say an action, by its number or in notation. Without a seat: the one of mine that is asked."""
        person = somebody(visitor)
        runtime.buckets.spend("act", visitor.asker)
        seat = await seat_for(runtime, person, room, data.seat)
        asked = wire.Act(room=id_of(room), rev=data.rev, cid=data.cid, seat=seat, action=data.action, line=data.line)
        check_asked(asked)
        began = time.perf_counter()
        answer = await runtime.surely(runtime.rooms.act(person, asked, visitor.lang))
        runtime.metrics.acts.observe(time.perf_counter() - began)
        return answered(answer)

    @post("/{room:str}/undo", status_code=200)
    async def undo(
        self, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[Undoing]
    ) -> Response[wire.Accepted] | Response[Problem]:
        """Take my last action back."""
        return await take_back(runtime, visitor, room, data, forth=False)

    @post("/{room:str}/redo", status_code=200)
    async def redo(
        self, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[Undoing]
    ) -> Response[wire.Accepted] | Response[Problem]:
        """Say again what I took back."""
        return await take_back(runtime, visitor, room, data, forth=True)

    @post("/{room:str}/why", status_code=200)
    async def why(self, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[Wondering]) -> wire.Because:
        """Why may I not do this?"""
        person = somebody(visitor)
        runtime.buckets.spend("why", visitor.asker)
        asked = wire.WhyAsk(room=id_of(room), cid=data.cid, seat=data.seat, action=data.action)
        check_asked(asked)
        return await runtime.rooms.why(person, asked, visitor.lang)

    @post("/{room:str}/chat", status_code=200)
    async def chat(
        self, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[Talking]
    ) -> Response[wire.Accepted] | Response[Problem]:
        """Say something to everybody in the room."""
        person = somebody(visitor)
        runtime.buckets.spend("chat", visitor.asker)
        asked = wire.ChatAsk(room=id_of(room), cid=data.cid, text=data.text, seat=data.seat, phrase=data.phrase)
        check_asked(asked)
        return answered(await runtime.surely(runtime.rooms.chat(person, asked, visitor.lang)))

    @post("/{room:str}/market", status_code=200)
    async def market_ask(
        self, runtime: Here, visitor: Asker, room: RoomId, data: JSONBody[Haggling]
    ) -> Response[wire.Accepted] | Response[Problem]:
        """A draft at a market table, a word to one, or the settling of one."""
        person = somebody(visitor)
        runtime.buckets.spend("market", visitor.asker)
        asked = wire.MarketAsk(room=id_of(room), **msgspec.structs.asdict(data))
        check_asked(asked)
        return answered(await runtime.surely(runtime.rooms.market_ask(person, asked, visitor.lang)))

    # --- watching

    @get("/{room:str}/view")
    async def view(
        self,
        request: Asking,
        runtime: Here,
        visitor: Asker,
        room: RoomId,
        seat: SeatQuery = None,
        texts: TextsQuery = False,
    ) -> wire.StateTold | wire.PlainState:
        """Everything about the room, through the eyes of one of my seats or of a spectator."""
        person, key = somebody(visitor), key_in(request)
        state = runtime.rooms.state if texts else runtime.rooms.shared_state
        return await state(person, id_of(room), seat, visitor.lang, key)

    @get("/{room:str}/events", media_type=NDJSON)
    async def events(
        self,
        request: Asking,
        runtime: Here,
        visitor: Asker,
        room: RoomId,
        seat: SeatQuery = None,
        since: Annotated[int, QueryParameter(ge=-1, le=ACTS)] = -1,
        texts: TextsQuery = False,
    ) -> Stream:
        """What happens, one JSON message a line, the same as on the socket; empty lines show that the stream lives.

        The first line is the whole state, unless `since` is the number of the last act.
        """
        person = somebody(visitor)
        take_place(request, runtime, visitor)
        lang, key = visitor.lang, key_in(request)
        state = runtime.rooms.state if texts else runtime.rooms.shared_state
        told = await state(person, id_of(room), seat, lang, key)
        outbox = Queue()
        if told.rev != since:
            outbox.put(told)
        elif told.market is not None:  # which no act's number tells
            outbox.put(wire.MarketTold(room=told.room, market=told.market))
        listener = runtime.rooms.listen(told.room, person, seat, lang, outbox.put, facts=not texts)
        afterwards(request).callback(listener.close)
        return Stream(lines(runtime, Streaming(visitor.session, outbox)), media_type=NDJSON)


class Streaming:
    """A stream among those who are told things."""

    def __init__(self, session: str, outbox: Queue) -> None:
        self.session: Final = session
        self.outbox: Final = outbox

    def bye(self, reason: str) -> None:
        """End it."""
        self.outbox.bye(reason)


async def lines(runtime: Runtime, streaming: Streaming) -> AsyncIterator[bytes]:
    """Messages as lines, until the end."""
    runtime.followers.add(streaming)
    if runtime.closing:
        streaming.bye("restart")
    try:
        while True:
            try:
                async with asyncio.timeout(BEAT):
                    message = await streaming.outbox.take()
            except TimeoutError:
                yield b"\n"
                continue
            if message is None:
                return
            yield message + b"\n"
    finally:
        runtime.followers.discard(streaming)


def spend_room(runtime: Runtime, person: PersonRow, visitor: Visitor) -> None:
    """One more room, of somebody and of their address."""
    runtime.buckets.spend("room-guest" if person.is_guest else "room", person.id)
    runtime.buckets.spend("room-address", visitor.address)


def id_of(room: str) -> str:
    """The name of a room, if it can be one."""
    if not (room.isascii() and room.isprintable() and len(room) <= ID_LENGTH):
        raise IgrotekaError("not-found")
    return room


def key_in(request: Asking) -> str:
    """The key of a private room; in a header, since addresses are written into logs."""
    return request.headers.get("x-key", "")[:ID_LENGTH]


def seat_of(seat: int) -> int:
    """The number of a seat, if it can be one."""
    if not 0 <= seat < SEATS:
        raise IgrotekaError("message-form", {"problem": "seat"})
    return seat


async def seat_for(runtime: Runtime, person: PersonRow, room: str, seat: int | None) -> int:
    """The seat meant; if none is named, the own seat that is asked, else the first own one."""
    if seat is not None:
        return seat
    info = await runtime.rooms.info(id_of(room), person)
    for own in (*(seat for seat in info.turn_of if seat in info.you), *info.you):
        return own
    raise IgrotekaError("not-your-seat")


async def take_back(
    runtime: Runtime, visitor: Visitor, room: str, data: Undoing, *, forth: bool
) -> Response[wire.Accepted] | Response[Problem]:
    """Undo and redo."""
    person = somebody(visitor)
    runtime.buckets.spend("act", visitor.asker)
    seat = await seat_for(runtime, person, room, data.seat)
    asked = wire.UndoAsk(room=id_of(room), rev=data.rev, cid=data.cid, seat=seat, forth=forth, turn=data.turn)
    check_asked(asked)
    return answered(await runtime.surely(runtime.rooms.undo(person, asked, visitor.lang)))


def answered(answer: wire.Accepted | wire.Refused) -> Response[wire.Accepted] | Response[Problem]:
    """A refusal has the status of its code."""
    if isinstance(answer, wire.Refused):
        refusal = Problem(code=answer.code, text=answer.text, rule=answer.rule, rev=answer.rev, cid=answer.cid)
        return Response(refusal, status_code=status_of(answer.code))
    return Response(answer)
