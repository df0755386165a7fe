"""/ws: one socket a tab, many rooms. docs/protocol.md explains the messages."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable
from contextvars import copy_context
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket

from igroteka.core.errors import IgrotekaError
from igroteka.core.speech import FACTS
from igroteka.server import wire
from igroteka.server.edge.connections import LINE, Sockets
from igroteka.server.edge.http.middleware import Asker, Here, Visitor
from igroteka.server.edge.outbox import Outbox
from igroteka.server.limits import (
    FIRST_WORD,
    HASTY_MESSAGES,
    ID_LENGTH,
    MESSAGE,
    MESSAGES_AHEAD,
    check_asked,
    check_depth,
)
from igroteka.server.problems import problem
from igroteka.server.runtime import Runtime
from igroteka.server.service import Listener
from igroteka.server.storage.rows import PersonRow

Line = WebSocket[Any, Any, Any]
LOG: Final = logging.getLogger("igroteka.server")
ASKED: Final[msgspec.json.Decoder[wire.Asked]] = msgspec.json.Decoder(wire.Asked)
GRACE: Final = 3.0  # seconds for the last words to go out
RECHECK: Final = 60.0  # seconds between two looks whether the session still stands
DEEDS: Final = (wire.Act, wire.UndoAsk, wire.MarketAsk, wire.ChatAsk)
"""What is done to the end, even if the one who asked hangs up: what is stored must also be announced."""
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
    """What one socket has asked for. Every message is answered before the next is looked at."""

    def __init__(self, runtime: Runtime, person: PersonRow, visitor: Visitor, line: Sockets) -> None:
        self.session: Final = visitor.session
        self.outbox: Final = Outbox(on_more=self._more)
        self.over: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._runtime: Final = runtime
        self._person: Final = person
        self._line: Final = line
        self._token: Final = visitor.token
        self._lang = visitor.lang
        self._facts = False
        self._asker: Final = visitor.asker
        self._socket: Final = f"{id(self):x}"
        self._followed: Final[dict[str, tuple[int | None, Listener]]] = {}
        self._account: Final = runtime.accounting.of(person.id, visitor.address)
        self._context: Final = copy_context()  # in which work is paid for by this visitor
        self._heard: Final[deque[bytes]] = deque()
        self._answering: asyncio.Task[None] | None = None
        self._does = False  # is it answering one of DEEDS?
        self._strikes = 0
        self._here = True
        self._sending = False
        self._alarm = self.over.get_loop().call_later(FIRST_WORD, self.bye, "silent")
        self._known = False  # has it said anything that we understood?

    @property
    def _tongue(self) -> str:
        """The language of texts."""
        return FACTS if self._facts else self._lang

    def bye(self, reason: str) -> None:
        """End it; who does not read has a moment to take the last words."""
        if self.outbox.reason:
            return
        self._runtime.metrics.count("igroteka_dropped_total", reason=reason)
        self.outbox.bye(reason)
        self._wait(GRACE, self._end)

    def close(self) -> None:
        """Follow nothing any more."""
        self._alarm.cancel()
        self._heard.clear()
        if self._answering is not None and not self._does:
            self._answering.cancel()
        for _, listener in self._followed.values():
            listener.close()
        self._followed.clear()

    # --- the line

    def hear(self, message: bytes) -> None:
        """A message."""
        self._heard.append(message)
        if self._answering is None:
            self._answering = self._runtime.begin(self._answer_all(), self._context)
        elif len(self._heard) >= MESSAGES_AHEAD:
            self._line.pause()

    def go_on(self) -> None:
        """What waits goes out, in one piece; after the last message it is over."""
        self._sending = False
        if not self._line.is_open:
            return  # we are called again
        messages = self.outbox.take_all()
        if messages:
            self._line.tell(messages)
            self._runtime.metrics.count_more("igroteka_told_total", len(messages))
        if self.outbox.reason:
            self._end()

    def gone(self) -> None:
        """Nobody is there any more."""
        self._end()

    def _more(self) -> None:
        """Something is to be told: when everybody has had their turn, with whatever else there is by then."""
        if not self._sending:
            self._sending = True
            self.over.get_loop().call_soon(self.go_on)

    def _end(self) -> None:
        if not self.over.done():
            self.over.set_result(None)

    # --- the session

    def _wait(self, seconds: float, deed: Callable[[], object]) -> None:
        self._alarm.cancel()
        self._alarm = self.over.get_loop().call_later(seconds, deed)

    def _recheck(self) -> None:
        self._wait(RECHECK, self._recheck)
        self._runtime.begin(self._check_session())

    async def _check_session(self) -> None:
        """One that was ended elsewhere ends here too."""
        if await self._runtime.accounts.whoami(self._token) is None:
            self.bye("revoked")

    # --- answers

    async def _answer_all(self) -> None:
        try:
            while self._heard and not self.outbox.reason:
                await self._answer_one(self._heard.popleft())
        finally:
            self._answering = None
            self._line.resume()

    async def _answer_one(self, message: bytes) -> None:
        """Whatever is wrong with it, the answer is a refusal."""
        cid = ""
        try:
            asked = self._read(message)
            if not self._known:
                self._known = True
                self._wait(RECHECK, self._recheck)
            cid = getattr(asked, "cid", "")
            self._runtime.metrics.count("igroteka_messages_total", kind=type(asked).__name__.lower())
            self._does = isinstance(asked, DEEDS)
            await self._answer(asked)
        except IgrotekaError as error:
            self._refuse(cid or name_of(message), error)
        except Exception:
            self._runtime.metrics.count("igroteka_failures_total")
            LOG.exception("a message failed")
            self._refuse(cid, IgrotekaError("internal"))
        finally:
            self._does = False

    def _read(self, body: bytes) -> wire.Asked:
        if wait := self._runtime.buckets.wait("message", self._socket):
            self._strikes += 1
            if self._strikes > HASTY_MESSAGES:
                self.bye("haste")
            raise IgrotekaError("too-fast", {"seconds": max(1, round(wait + 0.5))})
        self._strikes = max(0, self._strikes - 1)
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
            case wire.Act():  # first, since nearly all that is asked is this
                buckets.spend("act", self._asker)
                began = time.perf_counter()
                answer = await rooms.act(self._person, asked, self._tongue)
                self._runtime.metrics.acts.observe(time.perf_counter() - began)
                self._tell(answer)
            case wire.Ping(n=n):
                self.outbox.put(wire.Pong(n=n))
            case wire.Hello():
                buckets.spend("hello", self._socket)
                self._lang = asked.lang
                if asked.v != wire.VERSION:
                    self._facts = False  # whoever speaks another version may not know how to read them
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
            case wire.UndoAsk():
                buckets.spend("act", self._asker)
                self._tell(await rooms.undo(self._person, asked, self._tongue))
            case wire.WhyAsk():
                buckets.spend("why", self._asker)
                self._tell(await rooms.why(self._person, asked, self._tongue))
            case wire.MarketAsk():
                buckets.spend("market", self._asker)
                self._tell(await rooms.market_ask(self._person, asked, self._tongue))
            case wire.ChatAsk():
                buckets.spend("chat", self._asker)
                self._tell(await rooms.chat(self._person, asked, self._lang, self._tongue))

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
            self._account.send(self.outbox.put(told))
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
        found = problem(error, self._tongue)
        self._tell(wire.Refused(cid=cid, code=found.code, text=found.text, rule=found.rule))


def name_of(message: bytes) -> str:
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
    line: Sockets = socket.scope["extensions"][LINE]  # type: ignore[index, assignment]
    conversation = Conversation(runtime, visitor.person, visitor, line)
    runtime.followers.add(conversation)
    line.attend(conversation)
    try:
        await conversation.over
        if line.is_open:
            reason = conversation.outbox.reason
            with contextlib.suppress(OSError, RuntimeError):
                await socket.close(code=CODES.get(reason, 1000), reason=reason)
        else:
            line.transport.abort()
    finally:
        conversation.close()
        runtime.followers.discard(conversation)
        runtime.crowd.leave_both("socket", visitor.session, visitor.address)


async def end(socket: Line, reason: str) -> None:
    """Say why and close."""
    with contextlib.suppress(OSError, RuntimeError):
        await socket.send(
            {"type": "websocket.send", "text": msgspec.json.encode(wire.Bye(reason=reason)).decode(), "bytes": None}
        )
        await socket.close(code=CODES[reason], reason=reason)
