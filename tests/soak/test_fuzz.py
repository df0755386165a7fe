"""S1: anything at all over the wire. No 5xx, no traceback, no change; every refusal has a code and a sentence."""

import asyncio
import json
import os
import random
import struct
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.conftest import sized
from tests.patience import LONG
from tests.soak.houses import LIMIT, House, figures
from tests.soak.players import Json, Person, Seat, guest, stopped, until, written
from tests.soak.tables import in_turn, market_table

REQUESTS: Final = sized(150, 60_000)
MESSAGES: Final = sized(200, 100_000)
RAW: Final = sized(24, 5_000)
SEED: Final = int(os.environ.get("IGROTEKA_SEED", "0"))
"""Another one finds other things."""

STRINGS: Final = (
    "", "\0", "a\0b", "\ud800", "\u202e", "\ufeff", "'; DROP TABLE act; --", "%s%n{0}", "../../etc/passwd", "null",
    "🎲" * 40, "NaN", "1e999", "\r\nset-cookie: a=b", "<script>", "\\", "\x7f", "A" * 300, "x" * 70_000, "catan",
)  # fmt: skip
NUMBERS: Final = (
    0, -1, 1, 3, -3, 31, 32, 255, 2**31 - 1, 2**31, -(2**31), 2**53, 2**63, 2**64, -(2**64), 10**40, 0.5, -0.0, 1e308,
)  # fmt: skip
FIELDS: Final = (
    "room", "rev", "cid", "seat", "action", "line", "text", "lang", "rooms", "n", "forth", "t", "game", "seats", "kind",
    "options", "level", "name", "position", "private", "clock", "key", "brought", "with", "login", "password", "bearer",
    "phrase", "here", "standing", "keep", "refuse", "webhook", "mail", "code", "old", "new", "answer", "market", "what",
    "draft", "to", "give", "want", "partner", "drafts", "seconds", "ore", "lumber",
)  # fmt: skip


class Chance:
    """Makes things nobody would send."""

    def __init__(self, seed: int) -> None:
        self.luck: Final = random.Random(seed)

    def value(self, depth: int = 3) -> Any:
        luck = self.luck
        match luck.randrange(9 if depth else 6):
            case 0 | 1:
                return luck.choice(STRINGS)
            case 2 | 3:
                return luck.choice(NUMBERS)
            case 4:
                return luck.choice([None, True, False])
            case 5:
                return "".join(chr(luck.randrange(1, 0x500)) for _ in range(luck.randrange(30)))
            case 6:
                return [self.value(depth - 1) for _ in range(luck.randrange(5))]
            case 7:
                return {luck.choice(FIELDS): self.value(depth - 1) for _ in range(luck.randrange(5))}
        inner: Any = self.value(0)
        for _ in range(luck.randrange(1, 40)):
            inner = [inner] if luck.randrange(2) else {luck.choice(FIELDS): inner}
        return inner

    def bent(self, thing: Json) -> Json:
        """Something right, made wrong in one or two places."""
        made = dict(thing)
        for _ in range(self.luck.randrange(1, 3)):
            match self.luck.randrange(4):
                case 0 if made:
                    del made[self.luck.choice(list(made))]
                case 1:
                    made[self.luck.choice(FIELDS)] = self.value()
                case _ if made:
                    made[self.luck.choice(list(made))] = self.value()
        return made

    def bytes_of(self, thing: object) -> bytes:
        """As JSON, perhaps with a few bytes turned."""
        body = bytearray(json.dumps(thing, ensure_ascii=bool(self.luck.randrange(3))).encode(errors="surrogatepass"))
        if self.luck.randrange(4) == 0 and body:
            for _ in range(self.luck.randrange(1, 6)):
                body[self.luck.randrange(len(body))] = self.luck.randrange(256)
        if self.luck.randrange(20) == 0:
            del body[self.luck.randrange(len(body) + 1) :]
        return bytes(body)


class Place:
    """A game that stands still, and what must not move."""

    def __init__(self, house: House, ada: Person, mallory: Person, room: str, market: str) -> None:
        self.house: Final = house
        self.ada: Final = ada
        self.mallory: Final = mallory
        self.room: Final = room
        self.market: Final = market
        """Where mallory sits and may talk; but ada alone could make a trade of it."""
        self.before = ""
        self.wrong: list[str] = []

    async def picture(self) -> str:
        """Everything about the game that a strange message could have changed; talk may come."""
        views = [(await self.ada.get(f"/api/rooms/{self.room}/view?texts=1&seat={seat}")).json() for seat in range(3)]
        views.append((await self.ada.get(f"/api/rooms/{self.market}/view?texts=1&seat=0")).json())
        for view in views:
            for name in ("chat", "info", "market"):
                view.pop(name, None)
        return "\n".join(map(written, views))


@pytest.mark.parametrize(("kind", "game"), [("sqlite", in_turn(0)), ("postgres", in_turn(1))])
def test_nothing_breaks_the_server(tmp_path: Path, kind: str, game: str, request: pytest.FixtureRequest):
    database = request.getfixturevalue("postgres").new() if kind == "postgres" else ""
    asyncio.run(asyncio.wait_for(fuzzed(House(tmp_path, "--no-limits", database=database), kind, game), LIMIT))


async def fuzzed(house: House, kind: str, game: str) -> None:
    chance = Chance((1 if kind == "sqlite" else 2) + SEED)
    with house:
        async with httpx.AsyncClient(timeout=LONG) as http:
            ada = await guest(http, lambda: house.address, "Ada")
            mallory = await guest(http, lambda: house.address, "Mallory")
            room = (await ada.table(game=game))["id"]
            seats = [Seat(ada, room, seat, chance.luck) for seat in range(3)]
            tasks = [asyncio.create_task(seat.live()) for seat in seats]
            await until(lambda: seats[0].rev > 30, LONG, "a game in the middle")
            await stopped(seats, tasks)
            place = Place(house, ada, mallory, room, await market_of(ada, mallory))
            place.before = await place.picture()
            asked = await requests(place, chance)
            told = await messages(place, chance)
            raw = await raw_bytes(place, chance)
            after = await place.picture()
            health = (await http.get(f"{house.address}/health")).json()
        lines = house.lines()
        failures = house.failures()
    figures(
        f"S1 on {kind}",
        game=game,
        requests=asked,
        messages=told,
        raw_connections=raw,
        log_lines=len(lines),
        unfair=len(place.wrong),
        failures=len(failures),
        changes=int(place.before != after),
    )
    assert [] == place.wrong
    assert [] == failures
    assert place.before == after
    assert health["ok"] is True


async def market_of(ada: Person, *others: Person) -> str:
    """A table at which something can be proposed, and is."""
    room = str((await ada.table(*others, bots=2 - len(others), **market_table()))["id"])
    draft = {"cid": "d", "seat": 0, "what": "propose", "to": [1], "give": {"lumber": 1}, "want": {"ore": 1}}
    assert (await ada.post(f"/api/rooms/{room}/market", draft)).status_code == 200
    return room


# --- requests


def routes(place: Place, chance: Chance) -> list[tuple[str, str, Json | None]]:
    """Every door of the house, and something right to say there. What would change the game is said by a stranger."""
    room = f"/api/rooms/{place.room}"
    seats = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "bot", "level": "random"}]
    word = {"rev": 5, "cid": "f", "seat": 0, "action": 3}
    odd = quote(chance.luck.choice(STRINGS)[:200], errors="replace")
    return [
        *(("POST", f"/api/rooms/{place.market}/market", draft) for draft in drafts(chance)),
        ("POST", "/api/rooms", {"game": "catan", "seats": seats[::2], "market": {"drafts": 3, "seconds": 30}}),
        ("POST", "/api/session/guest", {"name": "x", "bearer": True}),
        ("POST", "/api/session/login", {"login": "nobody", "password": "long enough"}),
        ("POST", "/api/session/register", {"login": f"l{chance.luck.randrange(10**9)}", "password": "long enough"}),
        ("PATCH", "/api/person", {"name": "y", "language": "ru", "sound": True}),
        ("POST", "/api/session/password", {"old": "long enough", "new": "longer still"}),
        ("GET", "/api/notices", None),
        ("PATCH", "/api/notices", {"webhook": "https://example.org/", "mail": "a@example.org"}),
        ("POST", "/api/notices/confirm", {"code": "12345678"}),
        ("GET", f"/api/phrases?lang={odd}", None),
        ("DELETE", f"/api/session/{odd}", None),
        ("GET", f"/api/stats/{odd}", None),
        ("GET", f"/api/games/{odd}", None),
        ("GET", f"/api/games/{odd}/rules", None),
        ("GET", f"/api/rooms?mine={odd}&live={odd}", None),
        ("POST", "/api/rooms", {"game": "catan", "seats": seats, "options": {"turn_limit": 3}, "private": True}),
        ("GET", f"/api/rooms/{odd}", None),
        ("POST", f"{room}/sit", {"seat": 1, "key": "k", "brought": "0011223344"}),
        ("POST", f"{room}/start", {"brought": "00112233"}),
        ("POST", f"{room}/act", word),
        ("POST", f"{room}/act", {**word, "line": "road 3"}),
        ("POST", f"{room}/undo", {"rev": 5, "cid": "u", "seat": 1}),
        ("POST", f"{room}/redo", {"rev": 5, "cid": "u"}),
        ("POST", f"{room}/why", {"seat": 0, "action": 5}),
        ("POST", f"{room}/chat", {"text": "hello", "cid": f"{chance.luck.randrange(10**9)}"}),
        ("POST", f"{room}/chat", {"phrase": "hello", "cid": f"{chance.luck.randrange(10**9)}"}),
        ("POST", f"{room}/standing", {"seat": 0, "standing": {"keep": ["ore"], "refuse": [1], "leader": True}}),
        ("POST", f"{room}/replace", {"seat": 1, "with": "random"}),
        ("POST", f"{room}/remove", {"seat": 1}),
        ("POST", f"{room}/return", {"seat": 1}),
        ("POST", f"{room}/fork", {"rev": 3}),
        ("POST", f"{room}/rematch", None),
        ("POST", f"{room}/invite", None),
        ("POST", f"{room}/leave", None),
        ("GET", f"{room}/view?texts=1&seat={odd}", None),
        ("GET", f"{room}/at/{odd}?seat={odd}", None),
        ("GET", f"{room}/at/{chance.luck.choice(NUMBERS)}", None),
        ("GET", f"{room}/replay?texts=1&seat={chance.luck.choice(NUMBERS)}", None),
        ("GET", f"{room}/record.json?lang={odd}", None),
        ("GET", f"{room}/luck", None),
        ("GET", f"/{odd}", None),
        ("POST", "/api/records", {"game": "catan", "version": 1, "seats": 3, "options": {}, "moves": ["p0 roll"]}),
        ("PUT", room, {}),
        ("TRACE", "/api/session", None),
    ]


def drafts(chance: Chance) -> list[Json]:
    """What can be said to the drafts on a table from seat 1."""
    word = {"cid": f"{chance.luck.randrange(10**9)}", "seat": 1}
    return [
        {**word, "what": "propose", "to": [0], "give": {"ore": 1}, "want": {"lumber": chance.luck.randrange(4)}},
        {**word, "what": chance.luck.choice(("yes", "no", "unmark")), "draft": chance.luck.choice((1, 1, 2))},
        {**word, "what": "withdraw", "draft": chance.luck.randrange(9)},
        {**word, "what": "settle", "draft": chance.luck.randrange(9), "partner": chance.luck.choice((-1, 0, 1))},
    ]


async def requests(place: Place, chance: Chance) -> int:
    """Bent bodies, odd addresses, odd headers, from a stranger."""
    headers = [
        {},
        {"accept-language": "ru;q=x,,;;,en;q=-1"},
        {"x-key": "\x7f" * 100},
        {"content-type": "application/msgpack"},
        {"content-type": "text/plain; charset=utf-7"},
        {"cookie": "igroteka=\x01; igroteka=%00"},
        {"x-forwarded-for": "1.2.3.4, not an address", "x-forwarded-proto": "gopher"},
        {"content-encoding": "gzip"},
        {"range": "bytes=0-1"},
        {"user-agent": "x" * 5000},
    ]
    strangers = 0
    for _ in range(REQUESTS):
        method, path, body = chance.luck.choice(routes(place, chance))
        content = (
            None if body is None else chance.bytes_of(chance.bent(body) if chance.luck.randrange(6) else chance.value())
        )
        who = {} if path.endswith("/register") else place.mallory.headers  # else mallory would become another
        answer = await place.mallory.http.request(
            method,
            place.house.address + path,
            content=content,
            headers={**who, "content-type": "application/json", **chance.luck.choice(headers)},
            timeout=LONG,
        )
        strangers += answer.status_code == 401
        if not is_fair(answer):
            place.wrong.append(
                f"{method} {path[:200]} {(content or b'')[:300]!r}: {answer.status_code} {answer.text[:200]}"
            )
    assert strangers < REQUESTS // 5  # else hardly anything was read
    return REQUESTS


def is_fair(answer: httpx.Response) -> bool:
    """An answer, or a refusal that says why."""
    if answer.status_code >= 500 or "Traceback" in answer.text:
        return False
    if answer.status_code < 400 or answer.headers.get("content-type") != "application/json":
        return True
    problem = answer.json()
    return bool(problem["code"] and problem["text"]) and problem["code"] not in {"internal", "store-failed"}


# --- messages


async def messages(place: Place, chance: Chance) -> int:
    """On a socket: bent messages from a stranger, and from the owner such as change nothing."""
    kinds: list[Callable[[], Json]] = [
        lambda: {
            "t": "hello",
            "v": 2,
            "texts": True,
            "lang": "en",
            "rooms": [{"room": place.room, "seat": chance.luck.choice((0, None))}],
        },
        lambda: {"t": "act", "room": place.room, "rev": 31, "cid": "a", "seat": 0, "action": 7},
        lambda: {"t": "act", "room": place.room, "rev": 31, "cid": "b", "seat": 1, "line": "road 7"},
        lambda: {"t": "undo", "room": place.room, "rev": 31, "cid": "c", "seat": 2, "forth": True},
        lambda: {"t": "why", "room": place.room, "cid": "d", "seat": 0, "action": 9},
        lambda: {"t": "chat", "room": place.room, "cid": "e", "text": "hello", "seat": 0},
        lambda: {"t": "chat", "room": place.room, "cid": "f", "phrase": "hello"},
        lambda: {"t": "market", "room": place.market, **chance.luck.choice(drafts(chance))},
        lambda: {"t": "market", "room": place.room, **chance.luck.choice(drafts(chance))},
        lambda: {"t": "look", "here": False},
        lambda: {"t": "lang", "lang": "ru"},
        lambda: {"t": "ping", "n": 5},
    ]
    sent = 0
    while sent < MESSAGES:
        async with place.mallory.line() as line:
            with suppress(ConnectionClosed):
                for number in range(min(100, MESSAGES - sent)):
                    sent += 1
                    thing = chance.bent(chance.luck.choice(kinds)()) if chance.luck.randrange(5) else chance.value()
                    body = chance.bytes_of(thing)[:60_000]
                    as_text = chance.luck.randrange(2)
                    await line.send(body.decode(errors="replace") if as_text else body)
                    if number % 10 == 9:
                        await line.send(json.dumps({"t": "ping", "n": 1000 + number}))
                        place.wrong += await answered(line, 1000 + number)
    return sent


async def answered(line: Any, number: int) -> list[str]:
    """Everything up to our pong, and what of it is no fair refusal."""
    wrong = []
    while True:
        told = json.loads(await asyncio.wait_for(line.recv(), LONG))
        if told["t"] == "no" and (told["code"] in {"internal", "store-failed", ""} or not told["text"]):
            wrong.append(str(told))
        if told == {"t": "pong", "n": number}:
            return wrong


# --- bytes


async def raw_bytes(place: Place, chance: Chance) -> int:
    """Not even HTTP, not even WebSocket."""
    host, port = place.house.address.removeprefix("http://").split(":")
    upgrade = (
        f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Authorization: Bearer {place.mallory.token}\r\n\r\n"
    ).encode()
    request = f"POST /api/rooms HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: 20\r\n\r\n".encode()
    for number in range(RAW):
        reader, writer = await asyncio.open_connection(host, int(port))
        answer = b""
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            match number % 8:
                case 0:
                    writer.write(chance.luck.randbytes(chance.luck.randrange(1, 2000)) + b"\r\n\r\n")
                case 1:
                    broken = bytearray(request)
                    for _ in range(3):
                        broken[chance.luck.randrange(len(broken))] = chance.luck.randrange(256)
                    writer.write(bytes(broken) + b"{}" * 10)
                case 2:
                    writer.write(request + b"{")  # and no more
                case 3:
                    writer.write(b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 3000)
                case 4 | 5:
                    writer.write(odd_head(chance, place, f"{host}:{port}"))
                case _:
                    writer.write(upgrade)
                    await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), LONG)
                    for _ in range(5):
                        writer.write(odd_frame(chance))
            await writer.drain()
            answer = await asyncio.wait_for(reader.read(2000), 0.15 if number % 8 not in (4, 5) else 5)
        if answer.startswith(b"HTTP/1.1 5"):
            place.wrong.append(str(answer[:300]))
        writer.transport.abort()
    return RAW


def odd_head(chance: Chance, place: Place, host: str) -> bytes:
    """A request that is one, with any bytes where bytes may be: in its path, its query, its headers."""
    luck = chance.luck

    def bytes_in(many: int) -> bytes:
        return bytes(
            luck.choice(b"\x80\xff\xc3\x28%;,=\"'<\\{}[]()@:/?#&+aZ09-._~ \t") for _ in range(luck.randrange(many))
        )

    def escaped(many: int) -> bytes:
        return b"".join(b"%%%02x" % byte for byte in luck.randbytes(luck.randrange(many)))

    doors = (
        b"/api/rooms/",
        b"/api/games/",
        b"/api/stats/",
        b"/api/session/",
        b"/ws",
        b"/assets/",
        b"/room/",
        b"/",
        b"//",
    )
    path = luck.choice(doors) + luck.choice((escaped(12), bytes_in(12).replace(b" ", b"").replace(b"\t", b"")))
    query = luck.choice(
        (b"", b"?lang=" + escaped(6), b"?seat=" + escaped(4) + b"&since=" + escaped(3), b"?" + escaped(9))
    )
    names = (
        b"Accept-Language", b"Cookie", b"X-CSRF", b"X-Key", b"User-Agent", b"Content-Type", b"Origin", b"Range",
        b"If-None-Match", b"Authorization", b"X-Forwarded-For", b"X-Forwarded-Proto", b"Accept-Encoding",
        b"Sec-Fetch-Site",
    )  # fmt: skip
    lines = [luck.choice((b"GET", b"POST", b"PATCH", b"DELETE", b"HEAD")) + b" " + path + query + b" HTTP/1.1"]
    lines += [b"Host: " + host.encode(), b"Connection: close", b"Content-Length: 2"]
    lines += [b"Authorization: Bearer " + place.mallory.token.encode()] if luck.randrange(2) else []
    lines += [luck.choice(names) + b": " + bytes_in(40).strip() for _ in range(luck.randrange(4))]
    return b"\r\n".join([*lines, b"", b"{}"])


def odd_frame(chance: Chance) -> bytes:
    """Frames that lie about themselves: kinds there are none of, no mask, lengths that do not come, broken text."""
    luck = chance.luck
    body = luck.randbytes(luck.randrange(130)) if luck.randrange(2) else chance.bytes_of({"t": "ping", "n": 1})[:120]
    head = luck.choice((0x81, 0x82, 0x80, 0x01, 0x88, 0x89, 0x8A, 0x8B, 0xC1, 0xF1, 0x83))
    match luck.randrange(5):
        case 0:
            return bytes([head, len(body) & 0x7F]) + body
        case 1:
            return bytes([head, 0x80 | 127]) + struct.pack(">Q", 2 ** luck.randrange(10, 63)) + body
        case 2:
            return luck.randbytes(luck.randrange(1, 60))
    mask = luck.randbytes(4)
    size = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0x80 | 126]) + struct.pack(">H", len(body))
    return bytes([head]) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(body))


# --- what PostgreSQL cannot hold

NUL: Final = "a\0b"


def test_no_string_is_too_strange_for_the_store(tmp_path: Path, postgres: Any):
    """A NUL, a surrogate, a huge number in every place where a string or a number is kept."""
    asyncio.run(asyncio.wait_for(stored(House(tmp_path, "--no-limits", database=postgres.new())), LIMIT))


async def stored(house: House) -> None:
    wrong, count = [], 0
    with house:
        async with httpx.AsyncClient(timeout=LONG) as http:
            ada = await guest(http, lambda: house.address, "Ada")
            room, market = (await ada.table())["id"], await market_of(ada)
            seats = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
            async with ada.line() as line:
                for name in (NUL, "x" * 64, "\U0010ffff"):
                    await line.send(
                        json.dumps({"t": "hello", "v": 2, "texts": True, "lang": "en", "rooms": [{"room": name}]})
                    )
                    told = json.loads(await asyncio.wait_for(line.recv(), LONG))
                    if told["t"] != "no" or told["code"] == "store-failed":
                        wrong.append(str(told))
            position = (await ada.get(f"/api/rooms/{room}/view?texts=1&seat=0")).json()["scene"]["view"]
            oddities: list[Any] = [
                NUL,
                "\ud800",
                "\U0010ffff",
                "x" * 5000,
                10**40,
                -(2**63) - 1,
                1e308,
                True,
                None,
                [],
                {},
            ]
            for strange in oddities:
                word = strange if isinstance(strange, str) else json.dumps(strange)
                path = quote(word[:300], errors="replace")
                for method, where, body in (
                    ("POST", "/api/session/guest", {"name": strange, "bearer": True}),
                    ("POST", "/api/session/register", {"login": strange, "password": "long enough"}),
                    ("POST", "/api/session/register", {"login": "someone", "password": strange}),
                    ("POST", "/api/session/login", {"login": strange, "password": strange}),
                    ("PATCH", "/api/person", {"name": strange}),
                    ("PATCH", "/api/person", {"language": strange}),
                    ("PATCH", "/api/person", {"sound": strange}),
                    ("PATCH", "/api/person", {word[:30]: 1}),
                    ("DELETE", f"/api/session/{path}", None),
                    ("GET", f"/api/stats/{path}", None),
                    ("GET", f"/api/rooms/{path}", None),
                    ("POST", "/api/rooms", {"game": "catan", "seats": [{**seats[0], "name": strange}, *seats[1:]]}),
                    ("POST", "/api/rooms", {"game": "catan", "seats": [{"kind": "bot", "level": strange}, *seats[:2]]}),
                    ("POST", "/api/rooms", {"game": "catan", "seats": seats, "options": {"layout": strange}}),
                    ("POST", "/api/rooms", {"game": "catan", "seats": seats, "options": {word[:30]: 1}}),
                    ("POST", "/api/rooms", {"game": "catan", "seats": seats, "preset": strange}),
                    ("POST", "/api/rooms", {"game": strange, "seats": seats}),
                    (
                        "POST",
                        "/api/rooms",
                        {"game": "catan", "seats": seats, "position": {**position, "turn": strange}},
                    ),
                    (
                        "POST",
                        "/api/rooms",
                        {"game": "catan", "seats": seats, "clock": {"kind": "live", "bank": strange}},
                    ),
                    ("POST", f"/api/rooms/{room}/act", {"rev": 1, "cid": strange, "seat": 0, "action": 1}),
                    ("POST", f"/api/rooms/{room}/act", {"rev": 1, "cid": "x", "seat": 0, "line": strange}),
                    (
                        "POST",
                        f"/api/rooms/{room}/act",
                        {"rev": strange, "cid": "y", "seat": strange, "action": strange},
                    ),
                    ("POST", f"/api/rooms/{room}/chat", {"text": strange, "cid": "x"}),
                    ("POST", f"/api/rooms/{room}/chat", {"text": "hello", "cid": strange}),
                    ("POST", f"/api/rooms/{room}/chat", {"phrase": strange, "cid": "p"}),
                    (
                        "POST",
                        f"/api/rooms/{market}/market",
                        {"cid": strange, "seat": 0, "what": "settle", "draft": strange},
                    ),
                    (
                        "POST",
                        f"/api/rooms/{market}/market",
                        {"cid": "m", "seat": 0, "what": "propose", "to": [1], "give": {word[:90]: 1}, "want": strange},
                    ),
                    (
                        "POST",
                        "/api/rooms",
                        {"game": "catan", "seats": seats, "market": {"drafts": strange, "seconds": 30}},
                    ),
                    ("POST", f"/api/rooms/{room}/standing", {"seat": 0, "standing": {"keep": [strange]}}),
                    ("POST", f"/api/rooms/{room}/standing", {"seat": strange, "standing": {word[:30]: True}}),
                    ("POST", "/api/session/password", {"old": strange, "new": strange}),
                    ("PATCH", "/api/notices", {"webhook": strange, "mail": strange}),
                    ("POST", "/api/notices/confirm", {"code": strange}),
                    ("POST", f"/api/rooms/{room}/sit", {"seat": 0, "key": strange, "brought": strange}),
                    ("POST", f"/api/rooms/{room}/start", {"brought": strange}),
                    ("POST", f"/api/rooms/{room}/fork", {"rev": strange}),
                    (
                        "POST",
                        "/api/records",
                        {"game": "catan", "version": 1, "seats": 3, "names": [strange] * 3, "moves": []},
                    ),
                    (
                        "POST",
                        "/api/records",
                        {"format": "igroteka-record-1", "game": "catan", "seed": strange, "moves": []},
                    ),
                ):
                    content = None if body is None else json.dumps(body).encode()
                    answer = await http.request(method, house.address + where, content=content, headers=ada.headers)
                    count += 1
                    if not is_fair(answer):
                        wrong.append(f"{method} {where[:60]} {(content or b'')[:200]!r}: {answer.text}")
        failures = house.failures()
    figures("S1 strange values", requests=count, unfair=len(wrong), failures=len(failures))
    assert [] == wrong
    assert [] == failures
