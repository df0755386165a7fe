"""How often and how much: token buckets for everybody, and the largest message we read."""

import ipaddress
import re
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from igroteka.core.errors import IgrotekaError
from igroteka.server import wire
from igroteka.server.texts import TooFast

BODY: Final = 64 * 1024
RECORD: Final = 5 * 1024 * 1024
RECORD_MOVES: Final = 20_000
MESSAGE: Final = 16 * 1024
FRAME: Final = 4 * MESSAGE
"""A message over MESSAGE is refused; one over FRAME ends the connection, since nobody wants to read it at all."""
DEPTH: Final = 16
HOUR: Final = 3600.0

ROOMS_PER_SOCKET: Final = 32
SOCKETS_PER_SESSION: Final = 8
SOCKETS_PER_ADDRESS: Final = 40
STREAMS_PER_SESSION: Final = 16

ID_LENGTH: Final = 64
LINE_LENGTH: Final = 500
CHAT_LENGTH: Final = 500
NUMBER: Final = 2**31
SEATS: Final = 32
KINDS: Final = 16  # of goods on a side of a draft


class Rate(NamedTuple):
    """So many at once, and so many a second from then on."""

    burst: float
    pace: float


RATES: Final = {
    "api": Rate(120, 10),
    "api-nobody": Rate(60, 1),
    "act": Rate(20, 5),
    "message": Rate(60, 20),
    "why": Rate(30, 5),
    "hello": Rate(20, 1),
    "chat": Rate(5, 0.5),
    "market": Rate(20, 2),
    "room": Rate(60, 60 / HOUR),
    "room-guest": Rate(10, 10 / HOUR),
    "enter": Rate(40, 10 / 60),
    "login": Rate(5, 5 / 60),
    "record": Rate(10, 60 / HOUR),
    "mail": Rate(5, 5 / HOUR),
}
FULL_AGAIN: Final = 4096
"""So many buckets may stand before the full ones are thrown away."""


class Buckets:
    """One bucket for each kind of asking and each asker."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.on: Final = on
        self._clock: Final = clock
        self._left: Final[dict[tuple[str, str], tuple[float, float]]] = {}
        self._most = FULL_AGAIN

    def wait(self, kind: str, asker: str) -> float:
        """Take one; if there is none, take nothing and say in how many seconds there will be."""
        if not self.on:
            return 0.0
        rate, now = RATES[kind], self._clock()
        left, since = self._left.get((kind, asker), (rate.burst, now))
        left = min(rate.burst, left + (now - since) * rate.pace)
        if left < 1:
            self._left[kind, asker] = (left, now)
            return (1 - left) / rate.pace
        self._left[kind, asker] = (left - 1, now)
        if len(self._left) > self._most:
            self._forget(now)
        return 0.0

    def spend(self, kind: str, asker: str) -> None:
        """Take one, or say TooFast."""
        if seconds := self.wait(kind, asker):
            raise TooFast(seconds)

    def _forget(self, now: float) -> None:
        for (kind, asker), (left, since) in list(self._left.items()):
            rate = RATES[kind]
            if left + (now - since) * rate.pace >= rate.burst:
                del self._left[kind, asker]
        self._most = max(FULL_AGAIN, 2 * len(self._left))


class Crowd:
    """How many of something each asker has now: sockets, streams."""

    def __init__(self) -> None:
        self._there: Final[dict[str, int]] = {}

    def enter(self, asker: str, most: int) -> bool:
        """Is there room for one more?"""
        count = self._there.get(asker, 0)
        if count >= most:
            return False
        self._there[asker] = count + 1
        return True

    def leave(self, asker: str) -> None:
        """One less."""
        left = self._there.get(asker, 0) - 1
        if left > 0:
            self._there[asker] = left
        else:
            self._there.pop(asker, None)


def address_of(client: str) -> str:
    """Whom an address stands for: a household owns 2**64 addresses of IPv6."""
    try:
        address = ipaddress.ip_address(client)
    except ValueError:
        return client
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return str(address)


STRING: Final = re.compile(rb'"(?:[^"\\]|\\.)*"?', re.DOTALL)
BRACKET: Final = re.compile(rb"[\[\]{}]")


def check_depth(body: bytes) -> None:
    """Refuse JSON nested deeper than anything we ask for, before anybody walks into it."""
    depth = 0
    for bracket in BRACKET.finditer(STRING.sub(b"", body)):
        if bracket[0] in b"[{":
            depth += 1
            if depth > DEPTH:
                raise IgrotekaError("body-deep", {"depth": DEPTH})
        else:
            depth -= 1


def check_asked(asked: wire.Asked) -> None:
    """Refuse numbers and strings that no honest client sends; what lies behind need not fear them."""
    for name in asked.__struct_fields__:
        value = getattr(asked, name)
        if isinstance(value, int) and not -NUMBER < value < NUMBER:
            raise IgrotekaError("message-form", {"problem": name})
        if isinstance(value, str):
            most = {"text": CHAT_LENGTH, "line": LINE_LENGTH}.get(name, ID_LENGTH)
            if len(value) > most or "\0" in value:
                raise IgrotekaError("message-form", {"problem": name})
    if isinstance(asked, wire.Hello):
        if len(asked.rooms) > ROOMS_PER_SOCKET:
            raise IgrotekaError("too-many-rooms", {"most": ROOMS_PER_SOCKET})
        for room in asked.rooms:
            if not (0 < len(room.room) <= ID_LENGTH) or not -NUMBER < (room.seat or 0) < NUMBER:
                raise IgrotekaError("message-form", {"problem": "rooms"})
    elif isinstance(asked, wire.MarketAsk):
        if len(asked.to) > SEATS or any(not 0 <= seat < SEATS for seat in asked.to):
            raise IgrotekaError("message-form", {"problem": "to"})
        for name, goods in (("give", asked.give), ("want", asked.want)):
            if len(goods) > KINDS or any(len(kind) > ID_LENGTH or not 0 < goods[kind] < 100 for kind in goods):
                raise IgrotekaError("message-form", {"problem": name})
    elif isinstance(asked, wire.Act):
        if (asked.action is None) == (asked.line is None):
            raise IgrotekaError("message-form", {"problem": "action, line"})
    if getattr(asked, "cid", "-") == "":
        raise IgrotekaError("message-form", {"problem": "cid"})
