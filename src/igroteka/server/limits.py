"""How often and how much: every limit of the house in one place, and the buckets and counts that keep them.

docs/protocol.md lists them; a test compares.
"""

import asyncio
import ipaddress
import re
import time
from collections.abc import Callable
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from igroteka.core.errors import IgrotekaError
from igroteka.server import wire
from igroteka.server.problems import TooFast

KIB: Final = 1024
MIB: Final = 1024 * KIB
HOUR: Final = 3600.0

# --- the largest thing we read

BODY: Final = 64 * KIB
RECORD: Final = MIB
RECORD_MOVES: Final = 20_000
MESSAGE: Final = 16 * KIB
FRAME: Final = 4 * MESSAGE
"""A message over MESSAGE is refused; one over FRAME ends the connection, since nobody wants to read it at all."""
DEPTH: Final = 16
HEAD: Final = 16 * KIB
"""All headers of a request."""

ID_LENGTH: Final = 64
"""Of rooms, seats, keys and the names that clients give their messages."""
LINE_LENGTH: Final = 200  # of notation
BROUGHT_LENGTH: Final = (8, 64)  # hex digits that a person brings for the luck
CHAT_LENGTH: Final = 500
NAME_LENGTH: Final = (1, 32)
NAME_SHOWN: Final = 24
"""Letters of a name that a table has room for."""
LOGIN_LENGTH: Final = (3, 32)
PASSWORD_LENGTH: Final = (8, 256)
MAIL_LENGTH: Final = 254
WEBHOOK_LENGTH: Final = 400
TOKEN_LENGTH: Final = 200
AGENT_LENGTH: Final = 120
"""Of what a browser calls itself; more is not kept."""
SETTINGS: Final = 40  # of a person
SETTING_NAME: Final = 40
SETTING_LENGTH: Final = 400
DAY_LENGTH: Final = 10  # 2026-11-16
CURSOR_LENGTH: Final = 120
REMEMBERED: Final = 64  # last lines of talk, and words about drafts, that may be sent again
NUMBER: Final = 2**31
SEATS: Final = 32
ACTS: Final = 1_000_000  # of a room, that one may ask after
KINDS: Final = 16  # of goods on a side of a draft
FILTERS: Final = 16  # of one kind, in a search of the database
GAMES_PER_PAGE: Final = 100  # that such a search may ask for at once
ROOMS_PER_LIST: Final = 50
LOG_LINES: Final = 200  # of a game, told with its state
TALK_LINES: Final = 100
MOST_DRAFTS: Final = 6  # of one author at a market table
FEWEST_SECONDS: Final = 20  # a draft may lie there
MOST_SECONDS: Final = 60

# --- how many at a time; those of an address are multiplied by the households that it stands for

ROOMS_PER_SOCKET: Final = 32
SOCKETS_PER_SESSION: Final = 8
SOCKETS_PER_ADDRESS: Final = 80
STREAMS_PER_SESSION: Final = 16
STREAMS_PER_ADDRESS: Final = 48
PLACES: Final = {
    "socket": (SOCKETS_PER_SESSION, SOCKETS_PER_ADDRESS),
    "stream": (STREAMS_PER_SESSION, STREAMS_PER_ADDRESS),
}
CONNECTIONS_PER_ADDRESS: Final = 200
"""TCP connections, whatever goes on in them. A proxy whose word we take stands for many and is not counted."""
CONNECTIONS: Final = 10_000
SPARE_DESCRIPTORS: Final = 64
"""Kept for the database, workers and files: connections in all are what the system allows, less these."""
ACCEPTED_AT_ONCE: Final = 32

MESSAGES_AHEAD: Final = 8
"""So many messages of a socket may wait for their answers here; more wait in the client's own line."""
HASTY_MESSAGES: Final = 200
"""So many refusals for haste, less what was asked at a good pace since, and we hang up."""

# --- how long, in seconds

SLOWEST_HEAD: Final = 10.0
SLOWEST_BODY: Final = 20.0
SLOWEST_REQUEST: Final = 30.0
"""Head and body, whether or not anybody still wants to read it."""
IDLE: Final = 15.0
"""Between two requests of one connection."""
FIRST_WORD: Final = 30.0
"""Until a socket says something we understand."""

# --- what is kept of the past, in memory

REPLAYS: Final = 16
REPLAY_WORDS: Final = 60_000  # about half a KiB each
COURSES: Final = 512  # a few KiB each

# --- the coach

HINT_SECONDS: Final = 12.0
"""Of thinking about one hint."""
REVIEW_SECONDS: Final = 300.0
"""Of thinking about one game; what is not looked at by then stays so."""
REVIEWS_WAITING: Final = 16
"""Games that are looked through, one after another; of others there is a first glance only, until there is room."""
GLANCES_WAITING: Final = 128
"""Games that are glanced at, two seconds each."""
GLANCES_KEPT: Final = 64
"""What was found at a glance, where nobody has asked for more since."""

# --- what waits unread

WAITING: Final = 512  # messages
WAITING_BYTES: Final = 8 * MIB

# --- passwords

FREE_TRIES: Final = 5
"""At one login from one address; each one more makes the next wait longer."""
STRANGERS_TRIES: Final = 50
"""At one login from all addresses together that its owner never came from."""
PLACES_KNOWN: Final = 8
"""Addresses an owner came from that are remembered."""
LOGINS_KNOWN: Final = 20_000
"""Logins tried, owners' addresses, and sessions that are kept in memory, each."""
LONGEST_WAIT: Final = 300.0
HASHES_AT_ONCE: Final = 2  # each takes 64 MiB

# --- the log

LOGGED_AT_ONCE: Final = 200  # of one kind
LOGGED_PACE: Final = 20.0  # a second


class Rate(NamedTuple):
    """So many at once, and so many a second from then on."""

    burst: float
    pace: float


RATES: Final = {
    "api": Rate(120, 10),
    "act": Rate(20, 5),
    "message": Rate(60, 20),
    "why": Rate(30, 5),
    "hello": Rate(20, 1),
    "chat": Rate(5, 0.5),
    "hint": Rate(20, 0.5),
    "review": Rate(10, 30 / HOUR),
    "puzzle": Rate(60, 1),
    "market": Rate(20, 2),
    "room": Rate(60, 60 / HOUR),
    "room-guest": Rate(10, 10 / HOUR),
    "record": Rate(10, 60 / HOUR),
    "mail": Rate(5, 5 / HOUR),
    "code": Rate(5, 5 / 60),
    "password": Rate(5, 5 / 60),
    "work": Rate(5.0, 0.1),  # seconds of CPU
    "bytes": Rate(16 * MIB, MIB // 2),
}
ADDRESS_RATES: Final = {
    "api-nobody": Rate(60, 1),
    "enter-address": Rate(40, 10 / 60),
    "login-address": Rate(10, 10 / 60),
    "register-address": Rate(5, 10 / HOUR),
    "room-address": Rate(60, 120 / HOUR),
    "record-address": Rate(20, 120 / HOUR),
    "mail-address": Rate(5, 5 / HOUR),
    "work-address": Rate(20.0, 0.3),
    "bytes-address": Rate(256 * MIB, 2 * MIB),
}
"""All people of one address together; multiplied by the households that it stands for."""
FULL_AGAIN: Final = 4096
"""So many buckets may stand before the full ones are thrown away."""
REFUSALS: Final = {"work": "too-much-work", "bytes": "too-many-bytes"}


class Buckets:
    """One bucket for each kind of asking and each asker."""

    def __init__(
        self, on: bool = True, clock: Callable[[], float] = time.monotonic, *, households: float = 1.0
    ) -> None:
        self.on: Final = on
        self.households: Final = households
        self._clock: Final = clock
        self._rates: Final = {
            **RATES,
            **{kind: Rate(rate.burst * households, rate.pace * households) for kind, rate in ADDRESS_RATES.items()},
        }
        self._left: Final[dict[tuple[str, str], tuple[float, float]]] = {}
        self._most = FULL_AGAIN

    def wait(self, kind: str, asker: str) -> float:
        """Take one; if there is none, take nothing and say in how many seconds there will be."""
        if not self.on:
            return 0.0
        left, rate = self._now(kind, asker), self._rates[kind]
        if left < 1:
            return (1 - left) / rate.pace
        self._put(kind, asker, left - 1)
        return 0.0

    def spend(self, kind: str, asker: str) -> None:
        """Take one, or say TooFast."""
        if seconds := self.wait(kind, asker):
            raise TooFast(seconds)

    def owe(self, kind: str, asker: str, amount: float) -> None:
        """Take so much, known only when it is done; what is not there is owed."""
        if self.on:
            self._put(kind, asker, self._now(kind, asker) - amount)

    def debt(self, kind: str, asker: str) -> float:
        """In how many seconds nothing will be owed."""
        return max(0.0, -self._now(kind, asker) / self._rates[kind].pace) if self.on else 0.0

    def _now(self, kind: str, asker: str) -> float:
        rate, now = self._rates[kind], self._clock()
        left, since = self._left.get((kind, asker), (rate.burst, now))
        return min(rate.burst, left + (now - since) * rate.pace)

    def _put(self, kind: str, asker: str, left: float) -> None:
        self._left[kind, asker] = (left, self._clock())
        if len(self._left) > self._most:
            self._forget(self._clock())

    def _forget(self, now: float) -> None:
        for (kind, asker), (left, since) in list(self._left.items()):
            rate = self._rates[kind]
            if left + (now - since) * rate.pace >= rate.burst:
                del self._left[kind, asker]
        self._most = max(FULL_AGAIN, 2 * len(self._left))


class Account:
    """What is done and sent for somebody, who shares it with all others of the same address."""

    def __init__(self, buckets: Buckets, asker: str, address: str, turn: asyncio.Lock) -> None:
        self.turn: Final = turn
        self._buckets: Final = buckets
        self._asker: Final = asker
        self._address: Final = address

    def check(self, kind: str = "work") -> None:
        """Refuse, if more was done or sent than is their share."""
        debt = self._buckets.debt(f"{kind}-address", self._address)
        if self._asker:
            debt = max(debt, self._buckets.debt(kind, self._asker))
        if debt > 0:
            raise TooFast(debt, REFUSALS[kind])

    def pay(self, seconds: float) -> None:
        """So much CPU was used."""
        self._owe("work", seconds)

    def send(self, size: int) -> None:
        """So many bytes were sent."""
        self._owe("bytes", size)

    def _owe(self, kind: str, amount: float) -> None:
        if self._asker:
            self._buckets.owe(kind, self._asker, amount)
        self._buckets.owe(f"{kind}-address", self._address, amount)


class Accounting:
    """The accounts of those who are here."""

    def __init__(self, buckets: Buckets) -> None:
        self._buckets: Final = buckets
        self._turns: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    def of(self, asker: str, address: str) -> Account:
        """Of a person by their id; of nobody we know, only of the address."""
        turn = self._turns.setdefault(asker or address, asyncio.Lock())
        return Account(self._buckets, asker, address, turn)


class Crowd:
    """How many of something each asker has now: sockets, streams."""

    def __init__(self, on: bool = True, *, households: float = 1.0) -> None:
        self._on: Final = on
        self._households: Final = households
        self._there: Final[dict[str, int]] = {}

    def enter_both(self, kind: str, session: str, address: str) -> int:
        """Is there room for one more of a session and of its address? 0, or how many there may be."""
        of_session, of_address = PLACES[kind]
        of_address = round(of_address * self._households)
        if not self._on:
            of_session = of_address = NUMBER
        if not self.enter(f"{kind} {session}", of_session):
            return of_session
        if not self.enter(f"{kind} at {address}", of_address):
            self.leave(f"{kind} {session}")
            return of_address
        return 0

    def leave_both(self, kind: str, session: str, address: str) -> None:
        """One less of both."""
        self.leave(f"{kind} {session}")
        self.leave(f"{kind} at {address}")

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
    if body.count(b"[") + body.count(b"{") <= DEPTH:
        return  # as nearly always
    depth = 0
    for bracket in BRACKET.finditer(STRING.sub(b"", body)):
        if bracket[0] in b"[{":
            depth += 1
            if depth > DEPTH:
                raise IgrotekaError("body-deep", {"depth": DEPTH})
        else:
            depth -= 1


def is_plain_act(asked: wire.Asked) -> bool:
    """Is it what nearly all that is asked is, with nothing in it to look at twice? One look instead of a dozen."""
    return (
        type(asked) is wire.Act
        and asked.line is None
        and asked.action is not None
        and 0 <= asked.action < NUMBER
        and 0 <= asked.rev < NUMBER
        and 0 <= asked.seat < SEATS
        and 0 < len(asked.cid) <= ID_LENGTH
        and len(asked.room) <= ID_LENGTH
        and "\0" not in asked.cid
        and "\0" not in asked.room
    )


def check_asked(asked: wire.Asked) -> None:
    """Refuse numbers and strings that no honest client sends; what lies behind need not fear them."""
    if is_plain_act(asked):
        return
    for name in asked.__struct_fields__:
        value = getattr(asked, name)
        if isinstance(value, int) and not -NUMBER < value < NUMBER:
            raise IgrotekaError("message-form", {"problem": name})
        if isinstance(value, str):
            if "\0" in value or (
                len(value) > ID_LENGTH and name not in ("text", "line")
            ):  # those have words of their own
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
