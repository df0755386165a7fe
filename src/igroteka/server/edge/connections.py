"""The gate: how many connections there may be, and how long one may take to say what it wants.

What is counted here is TCP, before anybody has said who they are: of each address, and in all, below the number of
descriptors that the system allows. Who comes when it is full takes the place of whoever has waited longest without
asking anything; nothing that is under way is ever cut off for somebody else.
"""

import asyncio
import contextlib
import errno
import logging
import os
import socket
from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Any, Final, Protocol

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from igroteka.server.config import Config
from igroteka.server.edge.handover import Handover
from igroteka.server.limits import (
    ACCEPTED_AT_ONCE,
    CONNECTIONS,
    CONNECTIONS_PER_ADDRESS,
    FRAME,
    SLOWEST_HEAD,
    SLOWEST_REQUEST,
    SPARE_DESCRIPTORS,
    address_of,
)

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

LOG: Final = logging.getLogger("igroteka.server")
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
SMALL: Final = 1200  # bytes
HEAD_END: Final = b"\r\n\r\n"
WHOLE_TEXT: Final = 0x81  # the first byte of a frame: text, all of it
MASKED: Final = 0x80
"""In the second byte, before the size."""
LINE: Final = "igroteka.line"
"""Among the extensions of a WebSocket's scope: the Sockets it came through."""
READ: Final = 16 * 1024
"""Bytes asked for at once of a socket that is attended. The loop asks for 256 KiB, for which memory is mapped anew with
every message: 15 µs of CPU instead of 2.4."""
OUT_OF_DESCRIPTORS: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class Gate:
    """Everybody who is connected. Those who wait stand in line; whoever asks something leaves it."""

    def __init__(self, in_all: int, of_address: int, proxies: str = "") -> None:
        self.in_all: Final = in_all
        self.of_address: Final = of_address
        self._proxies: Final = ProxyHeadersMiddleware(nobody, proxies).trusted_hosts
        self._lines: Final[dict[int, Line]] = {}
        self._addresses: Final[Counter[str]] = Counter()
        self._waiting: Final[OrderedDict[int, asyncio.Transport]] = OrderedDict()
        self._unheard: Final[set[int]] = set()
        self._leaving = 0
        self.refused = 0
        self.ousted = 0
        self.handover: Handover | None = None  # to other processes

    def __len__(self) -> int:
        return len(self._lines)

    @property
    def is_settling(self) -> bool:
        """Is it full of some who have only just come? In a moment they wait or have asked, and may make room."""
        return bool(self._unheard) and not self._waiting and len(self._lines) - self._leaving >= self.in_all

    def enter(self, line: "Line") -> bool:
        """Is there a place, if need be of one who only waits?"""
        address = line.address
        if address and self._addresses[address] >= self.of_address and not self._oust(address):
            return False
        if len(self._lines) - self._leaving >= self.in_all and not self._oust():
            return False
        if len(self._lines) >= self.in_all + ACCEPTED_AT_ONCE:  # who was ousted has not gone yet
            return False
        self._lines[line.fileno()] = line
        self._unheard.add(line.fileno())
        if address:
            self._addresses[address] += 1
        return True

    def leave(self, line: "Line", descriptor: int) -> None:
        """The connection has ended."""
        if self._lines.get(descriptor) is not line:
            return
        del self._lines[descriptor]
        self._waiting.pop(descriptor, None)
        self._unheard.discard(descriptor)
        if line.ousted:
            self._leaving -= 1
        elif line.address:
            self._forget(line.address)

    def wait(self, transport: asyncio.Transport) -> None:
        """A connection that asks for nothing yet, or nothing more for now."""
        descriptor = descriptor_of(transport)
        self._unheard.discard(descriptor)
        if descriptor in self._lines:
            self._waiting[descriptor] = transport
            self._waiting.move_to_end(descriptor)

    def ask(self, transport: asyncio.Transport) -> None:
        """It has asked for something."""
        self._unheard.discard(descriptor_of(transport))
        self._waiting.pop(descriptor_of(transport), None)

    def admit(self, stranger: socket.socket, peer: object) -> "Line | None":
        """A connection as one of ours, if there is a place for it."""
        line = Line(stranger.family, stranger.type, stranger.proto, fileno=stranger.detach())
        line.address = self.name_of(str(peer[0]) if isinstance(peer, tuple) else "")
        if self.enter(line):
            line.gate = self
            return line
        self.refused += 1
        LOG.warning("too many connections", extra={"problem": f"{len(self)} connections"})
        refuse(line)
        return None

    def name_of(self, host: str) -> str:
        """By what a connection is counted; a proxy that speaks for others by nothing."""
        return "" if host in self._proxies else address_of(host)

    def _oust(self, address: str = "") -> bool:
        """Let go whoever has waited longest, of one address or at all."""
        for descriptor, transport in self._waiting.items():
            line = self._lines[descriptor]
            if not address or line.address == address:
                del self._waiting[descriptor]
                line.ousted = True
                self._leaving += 1
                if line.address:
                    self._forget(line.address)
                self.ousted += 1
                transport.abort()
                return True
        return False

    def _forget(self, address: str) -> None:
        self._addresses[address] -= 1
        if self._addresses[address] <= 0:
            del self._addresses[address]


async def nobody(*_: object) -> None:
    """No application: only the list of proxies is wanted."""


def gate_of(config: Config) -> Gate:
    """The gate of this process: below the descriptors it may have; one address never has more than half of it."""
    in_all = min(CONNECTIONS, max(8, descriptors() - SPARE_DESCRIPTORS - ACCEPTED_AT_ONCE))
    of_address = min(round(CONNECTIONS_PER_ADDRESS * config.households), in_all // 2)
    return Gate(in_all, max(4, of_address) if config.limited else in_all, config.proxies)


def descriptors() -> int:
    """How many this process may have; we ask for all that we are allowed."""
    try:
        import resource  # noqa: PLC0415 -- not on every system
    except ImportError:
        return CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = CONNECTIONS + SPARE_DESCRIPTORS + ACCEPTED_AT_ONCE
    most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return wanted if soft == resource.RLIM_INFINITY else soft


def descriptor_of(transport: asyncio.Transport) -> int:
    """The number of its socket; -1 if it is closed."""
    found = transport.get_extra_info("socket")
    return -1 if found is None else int(found.fileno())


class Line(socket.socket):
    """A connection that was let in, and tells the gate when it has ended."""

    address = ""
    ousted = False
    gate: Gate | None = None

    def close(self) -> None:
        """Leave."""
        gate, self.gate = self.gate, None
        if gate is not None:
            gate.leave(self, self.fileno())
        super().close()


def refuse(stranger: socket.socket) -> None:
    """Say that it is full."""
    with contextlib.suppress(OSError):
        stranger.setblocking(False)
        stranger.send(FULL)
    stranger.close()


class Doorway(socket.socket):
    """A listening socket that lets in only whom the gate has a place for, and never runs out of descriptors itself."""

    gate: Gate
    _spare: int
    _accepted: int

    @classmethod
    def over(cls, listener: socket.socket, gate: Gate) -> "Doorway":
        """The same socket with a gate in it; the other object is no longer one."""
        doorway = cls(listener.family, listener.type, listener.proto, fileno=listener.detach())
        doorway.gate = gate
        doorway._spare = os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC)
        doorway._accepted = 0
        return doorway

    def accept(self) -> tuple[socket.socket, Any]:
        """The next who may come in; at most a few in one turn of the loop, so that nobody inside waits long.

        Whoever comes while the house settles stays outside for a moment, and is not refused.
        """
        if self._accepted >= ACCEPTED_AT_ONCE or self.gate.is_settling:
            self._accepted = 0
            raise BlockingIOError
        while True:
            self._accepted += 1
            try:
                stranger, peer = super().accept()
            except BlockingIOError:
                self._accepted = 0
                raise
            except OSError as error:
                if error.errno not in OUT_OF_DESCRIPTORS:
                    raise
                self._turn_away()
                raise BlockingIOError from None
            line = self.gate.admit(stranger, peer)
            if line is not None:
                return line, peer

    def _turn_away(self) -> None:
        """No descriptor is left: the spare one is lent to whoever waits outside, so that they are told."""
        LOG.warning("no descriptors are left", extra={"problem": f"{len(self.gate)} connections"})
        os.close(self._spare)
        try:
            stranger, _ = super().accept()
            self.gate.refused += 1
            refuse(stranger)
        except OSError:
            pass
        finally:
            self._spare = os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC)

    def close(self) -> None:
        """Closed, the spare one too."""
        spare, self._spare = getattr(self, "_spare", -1), -1
        if spare >= 0:
            os.close(spare)
        super().close()


class Requests(H11Protocol):
    """HTTP of one connection; head and body must come in time, in whatever pieces."""

    gate: Gate | None = None
    _deadline: asyncio.TimerHandle | None = None
    _began = 0.0
    is_new = True  # may it be handed over?

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The first request is waited for as long as the head of any."""
        super().connection_made(transport)
        if self.gate is not None:
            self.gate.wait(transport)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for."""
        self._set(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some of a request: the time does not begin anew. Who is at home in another process goes there."""
        if self.is_new:
            self.is_new = False
            handover = self.gate.handover if self.gate is not None else None
            if handover is not None and handover.pass_on(descriptor_of(self.transport), data):
                self.transport.abort()
                return
        if self.conn.their_state is h11.IDLE and self._deadline is None:
            self._await_request()
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._asked(None)
        elif self.conn.their_state is h11.SEND_BODY:
            self._asked(self._began + SLOWEST_REQUEST)
        elif self.conn.their_state is not h11.IDLE:
            self._asked(None)

    def on_response_complete(self) -> None:
        """What comes next, if anything, is another request; what is left of this one must still come in time."""
        self._began = self.loop.time()
        super().on_response_complete()
        if not self.transport.is_closing() and self.gate is not None and self.conn.their_state is h11.IDLE:
            self.gate.wait(self.transport)

    def _await_request(self) -> None:
        self._began = self.loop.time()
        self._set(self._began + SLOWEST_HEAD)

    def _asked(self, until: float | None) -> None:
        if self.gate is not None:
            self.gate.ask(self.transport)
        self._set(until)

    def _set(self, until: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if until is None else self.loop.call_at(until, self._late)

    def _late(self) -> None:
        self._deadline = None
        self.transport.abort()


class Sparing(Extension):
    """Packs messages that gain by it; the standard lets each go either way."""

    def __init__(self, packing: PerMessageDeflate) -> None:
        self.name = packing.name
        self._packing: Final = packing

    def encode(self, frame: Frame) -> Frame:
        """To the client; what fits into one packet of the network anyway goes as it is."""
        return self._packing.encode(frame) if len(frame.data) > SMALL else frame

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        """From the client."""
        return self._packing.decode(frame, max_size=max_size)


class SparingFactory(ServerPerMessageDeflateFactory):
    """What we answer a client that can unpack."""

    def process_request_params(self, params: Any, accepted_extensions: Any) -> Any:
        """The agreed terms, and who keeps them."""
        terms, packing = super().process_request_params(params, accepted_extensions)
        return terms, Sparing(packing)


class Attendant(Protocol):
    """Whoever is told what a WebSocket brings."""

    def hear(self, message: bytes) -> None:
        """A whole message."""

    def go_on(self) -> None:
        """The line takes words again."""

    def gone(self) -> None:
        """The line is no more."""


class Sockets(WebSocketsSansIOProtocol):
    """A WebSocket of one connection. Each message is packed by itself, so that an idle socket keeps no window.

    Once somebody attends it, messages go straight to them and theirs straight out: a queue and a task for each
    direction cost more than many a move. So does reading a frame by a general parser: a message that comes whole, in
    one plain frame, as nearly all do, is read here, as long as we know that frames begin where our data begin.
    """

    _attendant: Attendant | None = None
    _in_step = False  # does what comes next begin a frame?

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        packing = SparingFactory(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=12,
            client_max_window_bits=12,
            compress_settings={"memLevel": 5},
        )
        self.conn = ServerProtocol(extensions=[packing], max_size=FRAME, logger=self.logger)

    def handle_connect(self, event: Request) -> None:
        """Whoever answers finds us in the scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    def attend(self, attendant: Attendant) -> None:
        """From now on tell them; what came before they were there, at once."""
        self._attendant = attendant
        self.transport.max_size = READ  # type: ignore[attr-defined]  # of the loop's own transports
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                attendant.hear((event.get("text") or "").encode() or event.get("bytes") or b"")
            elif event["type"] == "websocket.disconnect":
                attendant.gone()
        if self.read_paused:
            self.resume()

    def data_received(self, data: bytes) -> None:
        """A message is read here if it can be, else by the parser; once we are out of step, always by the parser."""
        attendant = self._attendant
        if attendant is not None and self._in_step and self._is_plain:
            message = plain_text(data)
            if message is not None:
                attendant.hear(message)
                return
        begun = self.handshake_initiated
        super().data_received(data)
        self._in_step = self._in_step and ends_frame(data) if begun else data.endswith(HEAD_END)

    @property
    def _is_plain(self) -> bool:
        """Does nobody close, and is no message under way in pieces?"""
        return self.conn.state is State.OPEN and self.conn.current_size is None and not self.close_sent

    @property
    def is_open(self) -> bool:
        """Does it take words now? Who does not read what was said has to wait for more."""
        return self.writable.is_set()

    def tell(self, messages: Sequence[bytes]) -> None:
        """Several messages in one piece; nothing, if nobody is there any more."""
        if self.close_sent or self.transport.is_closing() or self.conn.state is not State.OPEN:
            return
        packs = bool(self.conn.extensions)
        with contextlib.suppress(InvalidState):
            said: list[bytes] = []
            for message in messages:
                if packs and len(message) > SMALL:
                    self.conn.send_text(message)
                    said += self.conn.data_to_send()
                else:
                    said += (head_of(len(message)), message)
            self.transport.write(b"".join(said))

    def pause(self) -> None:
        """Let what comes wait in the client's own line."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Hear again."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if self._attendant is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._attendant.hear(message)

    def resume_writing(self) -> None:
        """What was said has been read."""
        super().resume_writing()
        if self._attendant is not None:
            self._attendant.go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        super().connection_lost(exc)
        attendant, self._attendant = self._attendant, None
        if attendant is not None:
            attendant.gone()


def head_of(size: int) -> bytes:
    """What stands before a message of so many bytes that goes in one piece, as it is."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")


def plain_text(data: bytes) -> bytes | None:
    """The message, if this is one frame and it holds a whole text that is not packed; else None."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or not data[1] & MASKED:
        return None
    size, start = data[1] & ~MASKED, 2
    if size == 127:
        return None
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 4
    if len(data) != start + 4 + size:
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


def ends_frame(data: bytes) -> bool:
    """Does it end where a frame ends, if it begins where one begins?"""
    place = 0
    while place + 2 <= len(data):
        size, place = data[place + 1] & ~MASKED, place + 2
        if size > 125:
            wide = 2 if size == 126 else 8
            size, place = int.from_bytes(data[place : place + wide], "big"), place + wide
        place += 4 + size  # four bytes of mask: whoever leaves them out is let go
    return place == len(data)


def requests_through(gate: Gate) -> type[Requests]:
    """The protocol of a server with this gate."""
    return type("GatedRequests", (Requests,), {"gate": gate})
