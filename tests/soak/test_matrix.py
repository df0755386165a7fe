"""S2: wrong seat, wrong room, old rev, used cid, stolen link, ended session: all refused, all counted."""

import asyncio
import json
import random
import re
from collections.abc import Awaitable, Callable
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from igroteka.core.state import SPECTATOR
from tests.conftest import sized
from tests.patience import LONG
from tests.soak.houses import LIMIT, House, figures
from tests.soak.players import Json, Person, Seat, guest, stopped, until, written
from tests.whim import chosen

GAMES: Final = sized(1, 20)
REFUSALS: Final = re.compile(r"^igroteka_refused_total\{.*\} (\d+)\.0$", re.MULTILINE)


class Cell(NamedTuple):
    """Something that must be refused: what was asked, with which codes, and the answer."""

    name: str
    allowed: set[str]
    ask: Callable[[], Awaitable[Json]]


class Scene:
    """Ada, Boris and Clara play in a private room; Ada alone in a public one; others try."""

    def __init__(self, house: House, http: httpx.AsyncClient, number: int) -> None:
        self.house: Final = house
        self.http: Final = http
        self.luck: Final = random.Random(number)
        self.who: Final[dict[str, Person]] = {}
        self.room = ""
        self.other = ""
        self.key = ""
        self.other_key = ""
        self.rev = 0
        self.seat = 0
        self.action = 0
        self.used: Json = {}

    async def set_up(self) -> None:
        names = ("Ada", "Boris", "Clara", "stranger", "guest with the link", "gone")
        for name in names:
            self.who[name] = await guest(self.http, lambda: self.house.address, name)
        ada, boris, clara, _, linked, gone = (self.who[name] for name in names)
        market = {"drafts": 3, "seconds": 60}
        self.room = (await ada.table(boris, clara, private=True, market=market))["id"]
        self.other = (await ada.table(private=True))["id"]
        self.key = (await ada.post(f"/api/rooms/{self.room}/invite")).json()["key"]
        self.other_key = (await ada.post(f"/api/rooms/{self.other}/invite")).json()["key"]
        seats = [Seat(person, self.room, seat, self.luck) for seat, person in enumerate((ada, boris, clara))]
        tasks = [asyncio.create_task(seat.live()) for seat in seats]
        await until(lambda: seats[0].rev > 12, LONG, "some moves")
        for seat in seats:
            seat.paused = True
        await until(lambda: all(seat.settled for seat in seats), LONG, "the last answers")
        await stopped(seats, tasks)
        assert (await linked.get(f"/api/rooms/{self.room}", **{"x-key": self.key})).status_code == 200
        info = (await ada.get(f"/api/rooms/{self.room}")).json()
        self.rev, self.seat = info["rev"], info["turn_of"][0]
        view = (await self.speaker.get(f"/api/rooms/{self.room}/view?texts=1&seat={self.seat}")).json()
        self.action = chosen(view["scene"]["options"], self.luck)
        last = max((seat for seat in seats if seat.accepted), key=lambda seat: max(seat.accepted.values()))
        cid = max(last.accepted, key=last.accepted.__getitem__)
        self.used = last.asked[cid]
        assert (await gone.post("/api/session/logout")).status_code == 200

    @property
    def speaker(self) -> Person:
        return (self.who["Ada"], self.who["Boris"], self.who["Clara"])[self.seat]

    async def picture(self) -> str:
        """How things stand, for everybody who may know."""
        found = []
        for seat, name in enumerate(("Ada", "Boris", "Clara")):
            view = (await self.who[name].get(f"/api/rooms/{self.room}/view?texts=1&seat={seat}")).json()
            seats = [(one["kind"], one["person"], one.get("replaced")) for one in view["info"]["seats"]]
            told = {name: view.get(name) for name in ("scene", "log", "chat", "market")}
            found.append(written({**told, "seats": seats}))
        found.append(str((await self.who["Ada"].get(f"/api/rooms/{self.other}")).json()["rev"]))
        return "\n".join(found)

    # --- the matrix

    def cells(self) -> list[Cell]:
        found = [*self.strangers(), *self.seats(), *self.words(), *self.drafts()]
        return [*found, *self.keys(), *self.sessions()]

    def words_of(self, room: str, seat: int, cid: str) -> list[tuple[str, Json]]:
        """All that can be said at a table."""
        return [
            ("act", {"rev": self.rev, "cid": cid, "seat": seat, "action": self.action}),
            ("act", {"rev": self.rev, "cid": cid, "seat": seat, "line": "end"}),
            ("undo", {"rev": self.rev, "cid": cid, "seat": seat}),
            ("undo", {"rev": self.rev, "cid": cid, "seat": seat, "forth": True}),
            ("why", {"cid": cid, "seat": seat, "action": self.action}),
            ("market", {"cid": cid, "seat": seat, "what": "propose", "to": [(seat + 1) % 3], "give": {"ore": 1}}),
            ("market", {"cid": cid, "seat": seat, "what": "yes", "draft": 1}),
            ("market", {"cid": cid, "seat": seat, "what": "withdraw", "draft": 1}),
            ("market", {"cid": cid, "seat": seat, "what": "settle", "draft": 1, "partner": (seat + 1) % 3}),
        ]

    def drafts(self) -> list[Cell]:
        """Who sits at the market, but not so: drafts there are none of, partners there are none of, odd goods."""
        cells = []
        wrong = {"market-gone", "market-frozen", "market-host-only", "market-addressees", "message-form", "cid-form"}
        odd_goods = {"catan-no-such-resource", "catan-more-than-there-are", "catan-side-full"}
        refused = wrong | odd_goods | {"catan-terms-incomplete", "catan-too-many-wanted", "catan-not-held"}
        for seat, name in enumerate(("Ada", "Boris", "Clara")):
            word: Json = {"cid": "d", "seat": seat}
            nowhere: list[Json] = [{}, {"draft": 0}, {"draft": -1}, {"draft": 9**9}, {"draft": 1, "partner": 31}]
            for what, more in product(("yes", "no", "unmark", "withdraw", "settle"), nowhere):
                cells += self._both(name, self.room, "market", {**word, "what": what, **more}, wrong)
            odd: list[Json] = [
                {},
                {"to": [seat], "give": {"ore": 1}, "want": {"wool": 1}},
                {"to": [(seat + 1) % 3] * 2, "give": {"ore": 1}, "want": {"wool": 1}},
                {"to": [31], "give": {"ore": 1}, "want": {"wool": 1}},
                {"to": [-1], "give": {"ore": 1}, "want": {"wool": 1}},
                {"to": [0, 1, 2], "give": {"ore": 19}, "want": {"wool": 19}},
                {"to": [(seat + 1) % 3], "give": {"ore": -1}, "want": {"wool": 1}},
                {"to": [(seat + 1) % 3], "give": {"ore": True}, "want": {"wool": 1}},
                {"to": [(seat + 1) % 3], "give": {"gold": 1}, "want": {"wool": 1}},
                {"to": [(seat + 1) % 3], "give": {f"{n}": 1 for n in range(999)}},
                {"to": [(seat + 1) % 3], "give": {"ore": 99}, "want": {"wool": 1}},
                {"to": [(seat + 1) % 3], "draft": 7, "give": {"ore": 1}, "want": {"wool": 1}},
            ]
            for more in odd:
                cells += self._both(name, self.room, "market", {**word, "what": "propose", **more}, refused)
        cells += self._both("Ada", self.other, "market", {"cid": "d", "seat": 0, "what": "yes"}, {"market-off"})
        return cells

    def strangers(self) -> list[Cell]:
        """Who is not in a private room, or only looks on there."""
        cells = []
        looks = [
            "",
            "/view",
            "/view?texts=1&seat=0",
            "/events",
            "/events?seat=0",
            "/replay",
            "/at/2",
            "/luck",
            "/record.json",
        ]
        deeds: list[tuple[str, Json | None]] = [
            ("sit", {"seat": 1}),
            ("start", None),
            ("replace", {"seat": 1, "with": "random"}),
            ("return", {"seat": 1}),
            ("fork", {"rev": 2}),
            ("rematch", None),
            ("invite", None),
            ("invite", {"person": self.who["stranger"].id}),
            ("remove", {"seat": 1}),
            ("leave", None),
            ("chat", {"text": "hi", "cid": "x"}),
        ]
        closed = {"room-private", "not-your-seat", "not-allowed", "room-started", "not-finished", "not-host"}
        closed |= {"chat-players"}
        for name in ("stranger", "guest with the link"):
            is_in = name != "stranger"
            for look in looks:
                if not is_in or "seat=" in look or "record" in look:
                    allowed = {"room-private"} if not is_in else {"not-your-seat", "not-finished"}
                    cells.append(self._get(name, f"/api/rooms/{self.room}{look}", allowed))
            for deed, body in deeds:
                allowed = closed | {"fork-running"}
                cells.append(self._post(name, f"/api/rooms/{self.room}/{deed}", body, allowed))
            for seat in range(3):
                for what, word in self.words_of(self.room, seat, "x"):
                    cells += self._both(name, self.room, what, word, {"room-private", "not-your-seat"})
            cells.append(self._hello(name, self.room, 0, {"room-private", "not-your-seat"}))
        cells.append(self._hello("stranger", self.room, None, {"room-private"}))
        return cells

    def seats(self) -> list[Cell]:
        """Who plays, for another; and seats there are none of."""
        cells = []
        for name, own in (("Ada", 0), ("Boris", 1), ("Clara", 2)):
            for seat in (-3, -1, 0, 1, 2, 3, 31):
                if seat == own:
                    continue
                allowed = {"not-your-seat", "no-such-seat", "message-form"}
                for what, word in self.words_of(self.room, seat, "x"):
                    cells += self._both(name, self.room, what, word, allowed)
                if seat != SPECTATOR:  # which anybody who may look in may be
                    cells.append(self._hello(name, self.room, seat, allowed))
                if seat >= 0:
                    for look in ("view", "events"):
                        path = f"/api/rooms/{self.room}/{look}?seat={seat}"
                        cells.append(self._get(name, path, {"not-your-seat", "body-form"}))
            taken = {"seat-taken", "room-started"}
            cells.append(self._post(name, f"/api/rooms/{self.room}/sit", {"seat": (own + 1) % 3}, taken))
            present = {"seat-present", "not-your-seat"}
            body = {"seat": (own + 1) % 3, "with": "random"}
            cells.append(self._post(name, f"/api/rooms/{self.room}/replace", body, present))
            cells.append(self._post(name, f"/api/rooms/{self.room}/remove", body, {"not-host", "body-form"}))
            late = {"room-started"} if name == "Ada" else {"not-host"}
            cells.append(self._post(name, f"/api/rooms/{self.room}/remove", {"seat": body["seat"]}, late))
            cells.append(self._post(name, f"/api/rooms/{self.room}/fork", {"rev": 2}, {"fork-running"}))
            cells.append(self._get(name, f"/api/rooms/{self.room}/record.json", {"not-finished"}))
            cells.append(self._get(name, f"/api/rooms/{self.room}/record.txt", {"not-finished"}))
        return cells

    def words(self) -> list[Cell]:
        """Who may speak, but not so: old, future and impossible revs, another room, nothing, too much."""
        name = next(name for name, person in self.who.items() if person is self.speaker)
        word: Json = {"rev": self.rev, "cid": "new", "seat": self.seat, "action": self.action}
        cells = []
        for rev in (0, 1, self.rev - 3, self.rev + 1, self.rev + 1000, -1, 2**31 - 1):
            cells += self._both(name, self.room, "act", {**word, "rev": rev}, {"stale"})
            cells += self._both(name, self.room, "undo", {**word, "rev": rev, "action": ...}, {"stale"})
        wrong = {"message-form", "body-form", "cid-form", "illegal", "unreadable", "stale"}
        for change in (
            {"cid": ""},
            {"cid": "x" * 65},
            {"rev": 2**40},
            {"action": -1},
            {"action": 10**9},
            {"action": None},
            {"line": "end"},
            {"action": None, "line": "x" * 400},
            {"action": None, "line": ""},
            {"action": None, "line": "no such word"},
        ):
            cells += self._both(name, self.room, "act", {**word, **change}, wrong)
        for room in ("nowhere", "x" * 64, self.other + "x"):
            cells += self._both(name, room, "act", word, {"no-room", "not-found"})
        if name != "Ada":
            cells += self._both(name, self.other, "act", word, {"room-private"})
        return cells

    def keys(self) -> list[Cell]:
        """A link without its key, with another's, with a key that was guessed, with one that has grown."""
        cells = []
        for key in ("", self.other_key, self.key[:-1], self.key + "x", self.key.swapcase(), "0" * 22, "é", self.room):
            for look in ("", "/view", "/events"):
                cells.append(self._get("stranger", f"/api/rooms/{self.room}{look}", {"room-private"}, key))
            sit = {"seat": 1, "key": key}
            cells.append(self._post("stranger", f"/api/rooms/{self.room}/sit", sit, {"room-private"}))
        cells.append(self._get("stranger", f"/api/rooms/{self.other}", {"room-private"}, self.key))
        return cells

    def sessions(self) -> list[Cell]:
        """A session that was ended."""
        path = f"/api/rooms/{self.room}"
        needed = {"session-needed"}
        cells = [self._get("gone", f"{path}{look}", needed, self.key) for look in ("", "/view", "/replay", "/events")]
        for what, word in self.words_of(self.room, 0, "x"):
            deed = "redo" if word.pop("forth", False) else what
            cells.append(self._post("gone", f"{path}/{deed}", word, needed))
        cells += [self._post("gone", "/api/rooms", {"game": "catan", "seats": []}, needed | {"body-form"})]
        cells.append(Cell("gone /ws", {"session"}, lambda: self._turned_away(self.who["gone"])))
        return cells

    # --- how things are asked

    def _get(self, name: str, path: str, allowed: set[str], key: str = "") -> Cell:
        key_header = [(b"x-key", key.encode())] if key else []

        async def ask() -> Json:
            person = self.who[name]
            own = [(name.encode(), value.encode()) for name, value in person.headers.items()]
            return problem(await self.http.get(person.where() + path, headers=[*own, *key_header]))

        return Cell(f"{name} GET {path} {key[:3]}", allowed, ask)

    def _post(self, name: str, path: str, body: Json | None, allowed: set[str]) -> Cell:
        async def ask() -> Json:
            return problem(await self.who[name].post(path, body))

        return Cell(f"{name} POST {path} {body}", allowed, ask)

    def _both(self, name: str, room: str, what: str, word: Json, allowed: set[str]) -> list[Cell]:
        """Over HTTP and over the socket."""
        body = {key: value for key, value in word.items() if value is not ...}
        forth = body.pop("forth", False)
        deed = "redo" if forth else what
        over_http = self._post(name, f"/api/rooms/{room}/{deed}", body, allowed | {"body-form"})
        message = {"t": what, "room": room, **body, **({"forth": True} if forth else {})}

        async def ask() -> Json:
            return await self._told(self.who[name], message, {"no", "ok", "because"})

        return [over_http, Cell(f"{name} {message}", allowed, ask)]

    def _hello(self, name: str, room: str, seat: int | None, allowed: set[str]) -> Cell:
        async def ask() -> Json:
            message = {"t": "hello", "v": 2, "texts": True, "lang": "en", "rooms": [{"room": room, "seat": seat}]}
            return await self._told(self.who[name], message, {"no", "state"})

        return Cell(f"{name} follows {room} as {seat}", allowed, ask)

    async def _told(self, person: Person, message: Json, wanted: set[str]) -> Json:
        line = self.lines.get(person.id) or await person.line()
        self.lines[person.id] = line
        await line.send(json.dumps(message))
        while True:
            told = json.loads(await asyncio.wait_for(line.recv(), LONG))
            if told["t"] in wanted:
                return dict(told)

    async def _turned_away(self, person: Person) -> Json:
        async with person.line() as line:
            told = json.loads(await line.recv())
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
            return {"t": "no", "code": told["reason"], "text": "-"}

    lines: dict[str, Any]


def problem(answer: httpx.Response) -> Json:
    assert answer.status_code < 500, answer.text
    if answer.status_code < 400:
        return {"t": "ok", "code": f"allowed: {answer.status_code}", "text": answer.text[:100]}
    return {"t": "no", **answer.json()}


def test_who_may_not_is_refused_and_counted(tmp_path: Path):
    asyncio.run(asyncio.wait_for(tried(House(tmp_path, "--no-limits")), LIMIT))


async def tried(house: House) -> None:
    wrong: list[str] = []
    over_http, over_sockets, changes, repeated = 0, 0, 0, 0
    with house:
        async with httpx.AsyncClient(timeout=LONG) as http:
            for number in range(GAMES):
                scene = Scene(house, http, number)
                scene.lines = {}
                await scene.set_up()
                before = await scene.picture()
                for cell in scene.cells():
                    answer = await cell.ask()
                    is_http = " GET /" in cell.name or " POST /" in cell.name
                    over_http, over_sockets = over_http + is_http, over_sockets + (not is_http)
                    if answer["t"] != "no" or answer["code"] not in cell.allowed or not answer["text"]:
                        wrong.append(f"{cell.name}: {answer}")
                changes += before != await scene.picture()
                repeated += await used_again(scene)
                for line in scene.lines.values():
                    await line.close()
            told = (await http.get(f"{house.address}/metrics")).text
        failures = house.failures()
        logged = sum(400 <= line.get("status", 0) < 500 for line in house.lines())
    counted = sum(map(int, REFUSALS.findall(told)))
    figures(
        "S2",
        cells=over_http + over_sockets,
        not_refused=len(wrong),
        changes=changes,
        cids_used_again=repeated,
        refused_in_metrics=counted,
        refused_in_log=logged,
        failures=len(failures),
    )
    assert [] == wrong
    assert 0 == changes
    assert not failures
    assert logged >= over_http, "every refused request has its line in the log"
    assert counted >= over_sockets - GAMES, "every refused message is counted; a closed door is not one"


async def used_again(scene: Scene) -> int:
    """A cid that was answered is answered again the same, whatever comes with it; for its own seat only."""
    word = scene.used
    owner = (scene.who["Ada"], scene.who["Boris"], scene.who["Clara"])[word["seat"]]
    before = await scene.picture()
    again = 0
    for change in ({}, {"rev": 1}, {"rev": scene.rev}, {"action": scene.action}, {"action": 0}):
        told = await scene._told(owner, {**word, **change}, {"ok", "no"})
        assert told["t"] == "ok", told
        assert told["rev"] <= scene.rev
        again += 1
    for name in ("Ada", "Boris", "Clara", "stranger"):
        if scene.who[name] is not owner:
            told = await scene._told(scene.who[name], word, {"ok", "no"})
            assert told["code"] in {"not-your-seat", "room-private"}, told
            again += 1
    assert before == await scene.picture()
    return again
