"""S4: markup in every place where a string can come in. It goes out as data, in JSON, never as a page."""

import asyncio
import json
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import httpx

from igroteka.core.match import Match
from tests.conftest import sized
from tests.patience import LONG
from tests.soak.houses import LIMIT, House, figures
from tests.soak.players import Person, guest
from tests.soak.tables import TRIALS, in_turn, load

CORPUS: Final = (
    "<script>alert(1)</script>",
    "</script><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'><svg onload=alert(1)>",
    "<svg/onload=alert`1`>",
    "<img src=x onerror=alert(1)//",
    "<iframe srcdoc='<script>alert(1)</script>'>",
    "<a href=javascript:alert(1)>x</a>",
    "javascript:alert(1)",
    "data:text/html,<script>1</script>",
    "{{constructor.constructor('alert(1)')()}}",
    "${alert(1)}",
    "#{7*7}",
    "<!--#exec cmd='ls'-->",
    "<style>@import'//evil'</style>",
    "<base href=//evil/>",
    "<form action=//evil><input name=x>",
    "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
    "\u003cscript\u003e",
    "+ADw-script+AD4-alert(1)+ADw-/script+AD4-",
    "=cmd|' /C calc'!A0",
    "\u202egnp.exe",
    "a\u200bb\u2028c\u2029d",
    "**[x](javascript:alert(1))**",
    "ﷺ" * 20,
    "é" * 200,
)
SHOWN: Final = ("<script", "onerror", "onload", "<svg", "<img", "<iframe", "javascript:", "srcdoc", "<base", "<style>")
TEXTS: Final = {"application/json", "application/x-ndjson"}


class Look:
    """Looks at every answer."""

    def __init__(self) -> None:
        self.count = 0
        self.wrong: Final[list[str]] = []

    def at(self, answer: httpx.Response, *, kinds: set[str] = TEXTS) -> httpx.Response:
        self.count += 1
        headers = answer.headers
        kind = headers.get("content-type", "").split(";")[0]
        what = f"{answer.request.method} {answer.request.url}"
        if kind not in kinds:
            self.wrong.append(f"{what}: {kind}")
        if headers.get("x-content-type-options") != "nosniff":
            self.wrong.append(f"{what}: may be sniffed")
        policy = headers.get("content-security-policy", "")
        if "default-src 'self'" not in policy or "unsafe" in policy:
            self.wrong.append(f"{what}: {policy}")
        if answer.status_code >= 500:
            self.wrong.append(f"{what}: {answer.status_code}")
        if "set-cookie" in headers and "evil" in headers["set-cookie"]:
            self.wrong.append(f"{what}: {headers['set-cookie']}")
        return answer


def test_markup_is_data(tmp_path: Path):
    asyncio.run(asyncio.wait_for(spoken(House(tmp_path, "--no-limits")), LIMIT))


async def spoken(house: House) -> None:
    look = Look()
    pages = 0
    with house:
        async with httpx.AsyncClient(timeout=LONG) as http:
            for number, text in enumerate(CORPUS[:: sized(2, 1)]):
                eve = await one_guest(http, house, look, text, in_turn(number))
                if number % sized(4, 1) == 0:
                    await passwords(eve, look, text)
                    await records(eve, look, text, in_turn(number // sized(4, 1)))
                pages += await addresses(http, house, look, text)
        log = house.log()
        failures = house.failures()
    written = [word for word in SHOWN if word in log]
    figures(
        "S4",
        strings=len(CORPUS[:: sized(2, 1)]),
        answers=look.count,
        pages=pages,
        wrong=len(look.wrong),
        strings_in_log=len(written),
        failures=len(failures),
    )
    assert [] == look.wrong
    assert [] == written
    assert not failures


async def one_guest(http: httpx.AsyncClient, house: House, look: Look, text: str, game: str) -> Person:
    """Names, seats, talk, settings, options, positions, records, keys: all of it one string."""
    entered = look.at(await http.post(f"{house.address}/api/session/guest", json={"name": text[:40], "bearer": True}))
    eve = Person(http, lambda: house.address, entered.json()) if entered.status_code == 200 else None
    eve = eve or await guest(http, lambda: house.address)
    seats: list[Any] = [{"kind": "me", "name": text}, {"kind": "hotseat", "name": text[::-1]}]
    seats.append({"kind": "bot", "level": "random", "name": text})
    made = look.at(await eve.post("/api/rooms", {"game": game, "seats": seats}))
    assert made.status_code == 201, made.text
    room = f"/api/rooms/{made.json()['id']}"
    look.at(await eve.post(f"{room}/start", {"brought": text}))
    look.at(await eve.post(f"{room}/start"))
    for seat in made.json()["seats"]:
        name = seat["name"]
        assert name.isprintable()
        assert len(name) <= 26  # 24 letters, and a number if two have one name
        assert not {"\u202e", "\u200b", "\u2028"} & set(name)
    setups: list[Any] = [
        {"game": text, "seats": seats},
        {"game": game, "seats": seats, "options": {text: True}},
        {"game": game, "seats": seats, "options": {"layout": text}},
        {"game": game, "seats": seats, "preset": text},
        {"game": game, "seats": [*seats[:2], {"kind": "bot", "level": text}]},
        {"game": game, "seats": seats, "position": {"game": text}},
        {"game": game, "seats": seats, "position": {text: text}},
        {"game": game, "seats": [{"kind": text}]},
    ]
    for body in setups:
        look.at(await eve.post("/api/rooms", body))
    asked: list[tuple[str, Any]] = [
        (f"{room}/act", {"rev": 1, "cid": text[:60], "seat": 0, "line": text}),
        (f"{room}/chat", {"text": text, "cid": "c"}),
        (f"{room}/sit", {"seat": 1, "key": text, "brought": text}),
        (f"{room}/replace", {"seat": 1, "with": text}),
        ("/api/records", {"game": text, "names": [text]}),
    ]
    for path, body in asked:
        look.at(await eve.post(path, body))
    look.at(await eve.ask("PATCH", "/api/person", {"name": text, "language": text, "theme": text[:300]}))
    look.at(await eve.ask("PATCH", "/api/person", {text: text}))
    headers = {
        "user-agent": quote(text),
        "accept-language": quote(text),
        "x-key": quote(text),
        "x-request-id": quote(text),
    }
    for path in (
        "/api/session",
        "/api/session/list",
        "/api/rooms?mine=1",
        room,
        f"{room}/view?seat=0",
        f"{room}/replay",
    ):
        look.at(await eve.ask("GET", path, **headers))
    chat = look.at(await eve.get(f"{room}/view")).json()["chat"]
    if chat:
        assert " ".join("".join(c if c.isprintable() else " " for c in text).split()) == chat[0]["text"]
    async with eve.line() as line:
        await line.send(
            json.dumps({"t": "hello", "v": 2, "lang": "ru", "rooms": [{"room": room.rpartition("/")[2], "seat": 0}]})
        )
        assert json.loads(await line.recv())["t"] == "state"
        for message in ({"t": text}, {"t": "act", "room": text, "rev": 0, "cid": text, "seat": 0, "line": text}):
            await line.send(json.dumps(message))
            while (told := json.loads(await line.recv()))["t"] != "no":
                pass
            assert told["code"]
    return eve


async def passwords(eve: Person, look: Look, text: str) -> None:
    """Which take their time to be compared."""
    look.at(await eve.post("/api/session/register", {"login": text, "password": "long enough", "name": text}))
    look.at(await eve.post("/api/session/login", {"login": text, "password": text}))


async def records(eve: Person, look: Look, text: str, game: str) -> None:
    """A record that was made elsewhere: its names become names; its downloads are files to keep."""
    match = Match(load(game), 3, TRIALS[game].brief, "x", names=[text, text[::-1], "Clara"])
    match.begin()
    while not match.over:
        match.play(match.state.legal()[0])
    for body in (match.record().to_json(), match.record().to_lines()):
        answer = await eve.http.post(f"{eve.where()}/api/records", content=body.encode(), headers=eve.headers)
        look.at(answer)
        if answer.status_code != 201:
            continue
        room = f"/api/rooms/{answer.json()['id']}"
        look.at(await eve.get(f"{room}/replay"))
        look.at(await eve.get(f"{room}/at/2"))
        for kind, types in (("json", {"application/json"}), ("txt", {"text/plain"})):
            found = look.at(await eve.get(f"{room}/record.{kind}"), kinds=types)
            assert found.headers["content-disposition"].startswith(f'attachment; filename="{game}-'), found.headers


async def addresses(http: httpx.AsyncClient, house: House, look: Look, text: str) -> int:
    """A page that is asked for by a strange address is the start page or nothing; the address is not in it."""
    pages = 0
    for path in (
        f"/{quote(text)}",
        f"/room/{quote(text)}",
        f"/?{quote(text)}",
        f"/assets/{quote(text, safe='')}.js",
        f"/api/{quote(text)}",
        f"/api/games/{quote(text, safe='')}",
        f"/api/games?lang={quote(text)}",
    ):
        answer = await http.get(house.address + path, headers={"accept": "text/html"})
        look.at(answer, kinds={"text/html", "application/json", "text/javascript"})
        if answer.headers["content-type"].startswith("text/html"):
            pages += 1
            assert text not in answer.text
            assert "alert" not in answer.text
    return pages
