"""/ws: one socket a tab, many rooms. docs/protocol.md explains the messages."""

import asyncio
import contextlib
import logging
import time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket

from igroteka.core.errors import IgrotekaError
from igroteka.core.speech import FACTS
from igroteka.server import wire
from igroteka.server.edge.http.middleware import Asker, Here, Visitor
from igroteka.server.edge.outbox import Outbox
from igroteka.server.limits import FIRST_WORD, ID_LENGTH, MESSAGE, check_asked, check_depth
from igroteka.server.problems import problem
from igroteka.server.runtime import Runtime
from igroteka.server.service import Listener
from igroteka.server.storage.rows import PersonRow

Line = WebSocket[Any, Any, Any]
LOG: Final = logging.getLogger("igroteka.server")
ASKED: Final[msgspec.json.Decoder[wire.Asked]] = msgspec.json.Decoder(wire.Asked)
STRIKES: Final = 200
"""So many refusals for haste, less what was asked at a good pace since, and we hang up."""
GRACE: Final = 3.0  # seconds for the last words to go out
RECHECK: Final = 60.0  # seconds between two looks whether the session still stands
CODES: Final = {
    "restart": 1012,
    "session": 4401,
    "revoked": 4401,
    "version": 4406,
    "slow": 4408,
    "silent": 4408,
    "haste": 4429,
    "crowd": 4429,
}


class Named(msgspec.Struct):
    """Of a message that cannot be read, at least its name."""

    cid: str = ""


class Conversation:
    """What one socket has asked for."""

    def __init__(self, runtime: Runtime, person: PersonRow, visitor: Visitor) -> None:
        self.session: Final = visitor.session
        self.outbox: Final = Outbox()
        self._runtime: Final = runtime
        self._person: Final = person
        self._lang = visitor.lang
        self._facts = False
        self._asker: Final = visitor.asker
        self._socket: Final = f"{id(self):x}"
        self._followed: Final[dict[str, tuple[int | None, Listener]]] = {}
        self._account: Final = runtime.accounting.of(person.id, visitor.address)
        self._strikes = 0
        self._here = True
        self.understood: Final = asyncio.Event()

    @property
    def _tongue(self) -> str:
        """The language of texts."""
        return FACTS if self._facts else self._lang

    def bye(self, reason: str) -> None:
        """End it."""
        self._runtime.metrics.count("igroteka_dropped_total", reason=reason)
        self.outbox.bye(reason)

    def close(self) -> None:
        """Follow nothing any more."""
        for _, listener in self._followed.values():
            listener.close()
        self._followed.clear()

    async def hear(self, message: str | bytes) -> None:
        """Answer one message; whatever is wrong with it, the answer is a refusal."""
        cid = ""
        try:
            asked = self._read(message)
            self.understood.set()
            cid = getattr(asked, "cid", "")
            self._runtime.metrics.count("igroteka_messages_total", kind=type(asked).__name__.lower())
            await self._answer(asked)
        except IgrotekaError as error:
            self._refuse(cid or name_of(message), error)
        except Exception:
            self._runtime.metrics.count("igroteka_failures_total")
            LOG.exception("a message failed")
            self._refuse(cid, IgrotekaError("internal"))

    def _read(self, message: str | bytes) -> wire.Asked:
        if wait := self._runtime.buckets.wait("message", self._socket):
            self._strikes += 1
            if self._strikes > STRIKES:
                self.bye("haste")
            raise IgrotekaError("too-fast", {"seconds": max(1, round(wait + 0.5))})
        self._strikes = max(0, self._strikes - 1)
        body = message.encode() if isinstance(message, str) else message
        if len(body) > MESSAGE:
            raise IgrotekaError("message-large", {"most": MESSAGE})
        check_depth(body)
        try:
            asked = ASKED.decode(body)
        except msgspec.MsgspecError as error:
            raise IgrotekaError("message-form", {"problem": str(error)[:120]}) from None
        except (UnicodeDecodeError, RecursionError):
            raise IgrotekaError("message-form", {"problem": "JSON"}) from None
        check_asked(asked)
        return asked

    async def _answer(self, asked: wire.Asked) -> None:
        rooms, buckets = self._runtime.rooms, self._runtime.buckets
        match asked:
            case wire.Ping(n=n):
                self.outbox.put(wire.Pong(n=n))
            case wire.Hello():
                buckets.spend("hello", self._socket)
                self._lang = asked.lang
                if asked.v != wire.VERSION:
                    self._refuse("", IgrotekaError("protocol-version", {"version": asked.v, "expected": wire.VERSION}))
                    self.bye("version")
                    return
                self._facts = not asked.texts
                await self._follow(asked.rooms)
            case wire.LangAsk(lang=lang):
                buckets.spend("hello", self._socket)
                self._lang = lang
                followed = [wire.Subscription(room=room, seat=seat) for room, (seat, _) in self._followed.items()]
                await self._follow(followed)
            case wire.LookAsk(here=here):
                self._here = here
                for _, listener in self._followed.values():
                    listener.here = here
            case wire.Act():
                buckets.spend("act", self._asker)
                began = time.perf_counter()
                answer = await self._runtime.surely(rooms.act(self._person, asked, self._tongue))
                self._runtime.metrics.acts.add(time.perf_counter() - began)
                self._tell(answer)
            case wire.UndoAsk():
                buckets.spend("act", self._asker)
                self._tell(await self._runtime.surely(rooms.undo(self._person, asked, self._tongue)))
            case wire.WhyAsk():
                buckets.spend("why", self._asker)
                self._tell(await rooms.why(self._person, asked, self._tongue))
            case wire.MarketAsk():
                buckets.spend("market", self._asker)
                self._tell(await self._runtime.surely(rooms.market_ask(self._person, asked, self._tongue)))
            case wire.ChatAsk():
                buckets.spend("chat", self._asker)
                self._tell(await self._runtime.surely(rooms.chat(self._person, asked, self._lang)))

    async def _follow(self, wanted: list[wire.Subscription]) -> None:
        """Follow exactly these rooms; each is told whole, then what happens there."""
        self._account.check("bytes")
        before = dict(self._followed)
        self._followed.clear()
        try:
            await self._take_up(wanted)
        finally:
            for _, listener in before.values():  # only now, so that nobody seems to have gone and come again
                listener.close()

    async def _take_up(self, wanted: list[wire.Subscription]) -> None:
        state = self._runtime.rooms.shared_state if self._facts else self._runtime.rooms.state
        for room in {subscription.room: subscription for subscription in wanted}.values():
            try:
                told = await state(self._person, room.room, room.seat, self._lang)
            except IgrotekaError as error:
                self._refuse(room.room, error)
                continue
            # Nothing happens between the picture and the listening: there is no await in between.
            self._account.send(self.outbox.put_measured(told))
            listener = self._runtime.rooms.listen(
                room.room, self._person, room.seat, self._lang, self.outbox.put, facts=self._facts
            )
            listener.here = self._here
            self._followed[room.room] = (room.seat, listener)

    def _tell(self, answer: object) -> None:
        if isinstance(answer, wire.Refused):
            self._runtime.metrics.count("igroteka_refused_total", code=answer.code)
        self.outbox.put(answer)

    def _refuse(self, cid: str, error: IgrotekaError) -> None:
        found = problem(error, self._lang)
        self._tell(wire.Refused(cid=cid, code=found.code, text=found.text, rule=found.rule))


def name_of(message: str | bytes) -> str:
    """The cid of a message that could not be read, if that much can be."""
    try:
        return msgspec.json.decode(message[:MESSAGE], type=Named).cid[:ID_LENGTH]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


@websocket("/ws")
async def follow(socket: Line, runtime: Here, visitor: Asker) -> None:
    """A tab comes in, talks, and goes."""
    await socket.accept()
    if visitor.person is None:
        await end(socket, "session")
        return
    if runtime.closing:
        await end(socket, "restart")
        return
    if runtime.crowd.enter_both("socket", visitor.session, visitor.address):
        await end(socket, "crowd")
        return
    conversation = Conversation(runtime, visitor.person, visitor)
    runtime.followers.add(conversation)
    try:
        await converse(socket, conversation, runtime, visitor)
    finally:
        conversation.close()
        runtime.followers.discard(conversation)
        runtime.crowd.leave_both("socket", visitor.session, visitor.address)


async def converse(socket: Line, conversation: Conversation, runtime: Runtime, visitor: Visitor) -> None:
    """Read, write and look after the session until one of them ends."""
    tasks = {
        asyncio.create_task(read(socket, conversation)),
        asyncio.create_task(conversation.outbox.ended.wait()),
        asyncio.create_task(watch(runtime, visitor, conversation)),
    }
    writer = asyncio.create_task(write(socket, conversation, runtime))
    try:
        await asyncio.wait({*tasks, writer}, return_when=asyncio.FIRST_COMPLETED)
        if conversation.outbox.ended.is_set():
            # Who does not read has a moment to take the last words; then the line is cut.
            await asyncio.wait({writer}, timeout=GRACE)
    finally:
        for task in (*tasks, writer):
            task.cancel()
        await asyncio.gather(*tasks, writer, return_exceptions=True)


async def read(socket: Line, conversation: Conversation) -> None:
    """Every message is answered before the next is read, so a flood waits in the client's own line."""
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] == "websocket.receive":
            await conversation.hear(event.get("text") or event.get("bytes") or b"")


async def write(socket: Line, conversation: Conversation, runtime: Runtime) -> None:
    """What waits goes out; after the last message the socket is closed."""
    with contextlib.suppress(OSError, RuntimeError):
        while (message := await conversation.outbox.take()) is not None:
            await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
            del message  # nobody keeps the last one while waiting for the next
            runtime.metrics.count("igroteka_told_total")
        reason = conversation.outbox.reason
        await socket.close(code=CODES.get(reason, 1000), reason=reason)


async def watch(runtime: Runtime, visitor: Visitor, conversation: Conversation) -> None:
    """Who says nothing is let go, and a session that was ended elsewhere ends here too."""
    try:
        async with asyncio.timeout(FIRST_WORD):
            await conversation.understood.wait()
    except TimeoutError:
        conversation.bye("silent")
    while True:
        await asyncio.sleep(RECHECK)
        if await runtime.accounts.whoami(visitor.token) is None:
            conversation.bye("revoked")


async def end(socket: Line, reason: str) -> None:
    """Say why and close."""
    with contextlib.suppress(OSError, RuntimeError):
        await socket.send(
            {"type": "websocket.send", "text": msgspec.json.encode(wire.Bye(reason=reason)).decode(), "bytes": None}
        )
        await socket.close(code=CODES[reason], reason=reason)
