"""Guests who make rooms, sit at tables, play at random over a socket, and remember it all."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import count
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.patience import LONG
from tests.reading import VERSION, Reader
from tests.whim import chosen

Json = dict[str, Any]
BROKEN: Final = (OSError, EOFError, TimeoutError, WebSocketException)
AGAIN: Final = frozenset({"store-failed", "too-fast"})  # nothing happened: the same again, a little later
LATE: Final = frozenset({"stale", "room-closed", "undo-other-seat", "redo-nothing"})  # somebody else spoke meanwhile
LOG_LINES: Final = 200
NUMBERS: Final = count(1)


class Person:
    """A guest with a bearer token, known to the whole house. `where` may change: another port, another process."""

    def __init__(self, http: httpx.AsyncClient, where: Callable[[], str], entered: Json) -> None:
        self.http: Final = http
        self.where: Final = where
        self.id: Final[str] = entered["id"]
        self.token: Final[str] = entered["token"]
        self.heard: Final[list[bytes]] = []
        """Every byte of every answer."""

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """A request."""
        answer = await self.http.request(
            method, self.where() + path, json=body, headers={**self.headers, **headers}, timeout=LONG
        )
        self.heard.append("".join(f"{name}: {value}\n" for name, value in answer.headers.items()).encode())
        self.heard.append(answer.content)
        return answer

    async def get(self, path: str, **headers: str) -> httpx.Response:
        return await self.ask("GET", path, **headers)

    async def post(self, path: str, body: object = None, **headers: str) -> httpx.Response:
        return await self.ask("POST", path, body, **headers)

    async def table(self, *others: "Person", bots: int = 0, **setup: Any) -> Json:
        """A game for me and others, begun; alone I play all seats."""
        me: list[Json] = [{"kind": "me"}]
        seats = me + [{"kind": "open"} for _ in others] + [{"kind": "bot", "level": "random"}] * bots
        if len(seats) == 1:
            seats += [{"kind": "hotseat"}] * 2
        made = await self.post("/api/rooms", {"game": "catan", "seats": seats, **setup})
        assert made.status_code == 201, made.text
        path = f"/api/rooms/{made.json()['id']}"
        key = (await self.post(f"{path}/invite")).json()["key"] if setup.get("private") else ""
        for seat, other in enumerate(others, start=1):
            sat = await other.post(f"{path}/sit", {"seat": seat, "key": key})
            assert sat.status_code == 200, sat.text
        begun = await self.post(f"{path}/start", {"brought": "00112233"})
        assert begun.status_code == 200, begun.text
        return dict(begun.json())

    def line(self, where: str = "") -> "connect":
        """A socket."""
        address = (where or self.where()).replace("http://", "ws://") + "/ws"
        return connect(
            address,
            additional_headers=self.headers,
            proxy=None,
            compression=None,
            max_size=None,
            open_timeout=LONG,
            close_timeout=0.5,
            ping_interval=None,
        )


async def guest(http: httpx.AsyncClient, where: Callable[[], str], name: str = "Robot") -> Person:
    """Somebody new."""
    entered = await http.post(f"{where()}/api/session/guest", json={"bearer": True, "name": name}, timeout=LONG)
    assert entered.status_code == 200, entered.text
    person = Person(http, where, entered.json())
    changed = await person.ask("PATCH", "/api/person", {"auto_pass": False})  # every answer is ours
    assert changed.status_code == 200, changed.text
    return person


class Seat:
    """One seat of one table behind one socket: it answers when it is asked, comes again when the line breaks, and
    sends again, under the same cid, what has had no answer.
    """

    def __init__(
        self,
        person: Person,
        room: str,
        seat: int,
        luck: random.Random,
        *,
        where: Callable[[], str] | None = None,
        undo: float = 0.0,
        back: float = 0.0,
        patience: float = 5.0,
        rough: bool = False,
        lang: str = "en",
        goods: Callable[[Json, int], dict[str, int]] | None = None,
        last: int | None = None,
    ) -> None:
        self.person: Final = person
        self.room: Final = room
        self.seat: Final = seat
        self.luck: Final = luck
        self.where: Callable[[], str] = where or person.where
        self.undo: Final = undo
        self.back: Final = back
        """How often something is taken back that has come to light; for who has all seats, so that nobody is asked."""
        self.rewound: Final[list[int]] = []  # the numbers of such acts, as they were acknowledged
        self.patience: Final = patience
        self.rough: Final = rough
        """Does the way between us lose and double messages?"""
        self.lang: Final = lang
        self.goods: Final = goods
        """At a market table: what we can give, of a view."""
        self.last: Final = last
        """Until which act we play; then we listen."""
        self.market: Json = {}
        self.taken: Final[dict[str, Json]] = {}  # the draft of each settling
        self.stood: Final[set[int]] = set()  # drafts we said yes to
        self._heeded: Final[set[int]] = set()
        self.asked: Final[dict[str, Json]] = {}
        self.accepted: Final[dict[str, int]] = {}
        self.refused: Final[Counter[str]] = Counter()
        self.wrong: Final[list[str]] = []
        """What must not happen."""
        self.seen: Final[dict[int, Json]] = {}  # the scene after each act
        self.told: Final[dict[int, list[Json]]] = {}  # the events of each act
        self.heard: Final[list[str]] = []
        self.log: list[Json] = []
        self.info: Json = {}
        self.reader: Final = Reader(lang)
        self.scene: Json | None = None
        self.rev = -1
        self.lines = 0
        self.gaps = 0
        self.over: Final = asyncio.Event()
        self.paused = False
        self._done = False
        self._waiting = ""
        self._floor = 0  # nothing older than what was acknowledged to us is believed to be now

    async def live(self) -> None:
        """Play until told to stop."""
        task = asyncio.current_task()
        assert task is not None
        while not self._done and not task.cancelling():  # a line that breaks while we are called away hides the call
            try:
                async with self.person.line(self.where()) as line:
                    self.lines += 1
                    await self._talk(line)
            except BROKEN:
                await asyncio.sleep(self.luck.uniform(0.02, 0.2))

    def stop(self) -> None:
        self._done = True

    @property
    def quiet(self) -> bool:
        """Do we only listen?"""
        return self.paused or (self.last is not None and self.rev > self.last)

    @property
    def settled(self) -> bool:
        """Has everything that was asked been answered?"""
        return not self._waiting

    async def _talk(self, line: ClientConnection) -> None:
        await self._hello(line)
        silent = 0
        while not self._done:
            try:
                message = await asyncio.wait_for(line.recv(), self.patience if not self.quiet else 0.05)
            except TimeoutError:
                if self.quiet:
                    continue
                silent += 1
                if silent > 2:
                    raise
                await self._hello(line)
                continue
            silent = 0
            assert isinstance(message, str)
            self.heard.append(message)
            await self._hear(line, self.reader.plain(json.loads(message)))

    async def _hello(self, line: ClientConnection) -> None:
        rooms = [{"room": self.room, "seat": self.seat}]
        await line.send(json.dumps({"t": "hello", "v": VERSION, "lang": self.lang, "rooms": rooms}))
        if self._waiting:
            await line.send(json.dumps(self.asked[self._waiting]))

    async def _hear(self, line: ClientConnection, message: Json) -> None:
        match message["t"]:
            case "state":
                self.info, self.log, self.market = message["info"], message["log"], message.get("market") or {}
                self._see(message["scene"])
            case "ev" if message["rev"] == self.rev + 1:
                if message.get("undone"):
                    del self.log[message["keep"] :]
                self.log += message["events"]
                self.told[message["rev"]] = message["events"]
                self._see(message["scene"])
            case "ev" if message["rev"] > self.rev:
                self.gaps += 1
                if not self.rough:
                    self.wrong.append(f"a gap: {self.rev}, then {message['rev']}")
                await self._hello(line)
            case "ev":
                if not self.rough:
                    self.wrong.append(f"told again: {message['rev']} at {self.rev}")
            case "info":
                self.info = message["info"]
            case "market":
                self.market = message["market"]
            case "ok":
                self._is_accepted(message)
            case "no":
                await self._is_refused(line, message)
            case "bye":
                raise EOFError(message["reason"])
        if self.goods is not None and not self.quiet and message["t"] in ("state", "market", "ev"):
            await self._haggle(line)
        if not self._waiting and self.rev >= self._floor and not self.quiet:
            await self._play(line)

    def _see(self, scene: Json | None) -> None:
        if scene is None:
            return
        rev = scene["rev"]
        if rev < self.rev and not self.rough:
            self.wrong.append(f"back from {self.rev} to {rev}")
        self.scene, self.rev = scene, rev
        if rev in self.seen and self.seen[rev] != scene:
            self.wrong.append(f"two pictures of {rev}")
        self.seen[rev] = scene
        if scene["question"]["decision"] == "GAME_OVER" and not self._waiting:
            self.over.set()

    def _is_accepted(self, message: Json) -> None:
        cid, rev = message["cid"], message["rev"]
        if cid not in self.asked:
            return  # a word about a draft
        if self.accepted.setdefault(cid, rev) != rev:
            self.wrong.append(f"{cid} acknowledged as {self.accepted[cid]} and as {rev}")
        self._floor = max(self._floor, rev)
        if cid == self._waiting:
            self._waiting = ""
            if self.scene and self.scene["question"]["decision"] == "GAME_OVER":
                self.over.set()

    async def _is_refused(self, line: ClientConnection, message: Json) -> None:
        code, cid = message["code"], message["cid"]
        self.refused[code] += 1
        if cid == self.room:
            self.wrong.append(f"cannot follow: {code}")
        elif code in AGAIN:
            await asyncio.sleep(self.luck.uniform(0.1, 0.4))
            if cid == self._waiting:
                await line.send(json.dumps(self.asked[cid]))
        elif cid == self._waiting:
            if code not in LATE and not (cid in self.taken and (code.startswith("market-") or message.get("rule"))):
                self.wrong.append(f"{self.asked[cid]} refused: {code}")
            self._waiting = ""
            await self._hello(line)

    async def _play(self, line: ClientConnection) -> None:
        """Say something, if it is for us to speak."""
        scene = self.scene
        if scene is None or not scene.get("options"):
            return
        if self.goods is not None and self.market.get("open"):
            if (draft := self._agreed()) and self.luck.random() < 0.8:
                await self._settle(line, draft)
                return
            if any(self._is_unanswered(draft) for draft in self._drafts()) and self.luck.random() < 0.8:
                return  # let them think
        word: Json = {"room": self.room, "rev": scene["rev"], "seat": self.seat, "cid": f"c{next(NUMBERS)}"}
        undo = scene.get("undo", {})
        if self.undo and undo.get("forth") and self.luck.random() < 0.5:
            word |= {"t": "undo", "forth": True}
        elif self.undo and undo.get("back") and self.luck.random() < self.undo:
            word |= {"t": "undo", "turn": self.luck.random() < 0.5}
        elif self.back and undo.get("ask") and self.luck.random() < self.back:
            await self._rewind(scene["rev"])
            return
        else:
            word |= {"t": "act", "action": chosen(scene["options"], self.luck)}
        self.asked[word["cid"]] = word
        self._waiting = word["cid"]
        await line.send(json.dumps(word))

    async def _rewind(self, rev: int) -> None:
        """Take back our last word, luck and others' words included; without an answer, whether it was done is seen."""
        far = self.luck.choice(["word", "turn"])
        try:
            answer = await self.person.post(
                f"/api/rooms/{self.room}/take-back", {"what": "ask", "seat": self.seat, "rev": rev, "far": far}
            )
        except httpx.HTTPError as error:
            raise EOFError(str(error)) from None  # come again
        if answer.status_code == 200:
            self.rewound.append(answer.json()["rev"])
        elif answer.json()["code"] not in {*LATE, *AGAIN}:
            self.wrong.append(f"cannot be taken back: {answer.text}")
        elif self.rev == rev:
            raise EOFError("nothing more is told")

    # --- at a market

    def _drafts(self) -> list[Json]:
        return list(self.market.get("drafts", []))

    def _held(self) -> dict[str, int]:
        return self.goods(self.scene["view"], self.seat) if self.goods is not None and self.scene else {}

    def _can_pay(self, side: dict[str, int]) -> bool:
        return all(self._held().get(name, 0) >= number for name, number in side.items())

    def _is_unanswered(self, draft: Json) -> bool:
        answers = {*draft.get("yes", []), *draft.get("no", [])}
        return bool(draft["author"] == self.seat and not answers)

    async def _haggle(self, line: ClientConnection) -> None:
        """Say yes or no to what we are asked, and now and then propose something."""
        if not self.market.get("open"):
            return
        for draft in self._drafts():
            if self.seat in draft["to"] and draft["id"] not in self._heeded:
                self._heeded.add(draft["id"])
                what = "yes" if self._can_pay(draft.get("want", {})) else "no"
                if what == "yes":
                    self.stood.add(draft["id"])
                await self._talk_of(line, what=what, draft=draft["id"])
        held, host = self._held(), self.market.get("host", -1)
        mine = [name for name, number in held.items() if number]
        if mine and not any(draft["author"] == self.seat for draft in self._drafts()) and self.luck.random() < 0.5:
            give = self.luck.choice(mine)
            want = self.luck.choice([name for name in held if name != give])
            to = [host] if host != self.seat else [seat for seat in range(3) if seat != host]
            await self._talk_of(line, what="propose", to=to, give={give: 1}, want={want: 1})

    async def _talk_of(self, line: ClientConnection, **word: Any) -> None:
        """Drafts bind nobody: what becomes of a word about one is no matter."""
        cid = f"d{next(NUMBERS)}"
        await line.send(json.dumps({"t": "market", "room": self.room, "cid": cid, "seat": self.seat, **word}))

    def _agreed(self) -> Json | None:
        """A draft that can be settled, with its partner."""
        for draft in self._drafts() if self.market.get("host", -1) == self.seat else []:
            if draft["author"] != self.seat and self._can_pay(draft.get("want", {})):
                return {**draft, "partner": draft["author"]}
            if draft["author"] == self.seat and draft.get("yes"):
                return {**draft, "partner": draft["yes"][0]}
        return None

    async def _settle(self, line: ClientConnection, draft: Json) -> None:
        cid = f"s{next(NUMBERS)}"
        word = {"what": "settle", "draft": draft["id"], "partner": draft["partner"]}
        self.asked[cid] = {"t": "market", "room": self.room, "cid": cid, "seat": self.seat, **word}
        self.taken[cid] = draft
        self._waiting = cid
        await line.send(json.dumps(self.asked[cid]))


def written(scene: Json) -> str:
    """A scene to compare."""
    return json.dumps(scene, sort_keys=True)


async def until(condition: Callable[[], bool], seconds: float, what: str = "") -> None:
    """Wait for something that must come."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while not condition():
        assert loop.time() < end, f"did not come: {what}"
        await asyncio.sleep(0.02)


async def stopped(seats: Iterable[Seat], tasks: Iterable["asyncio.Task[None]"]) -> None:
    """Everybody leaves."""
    for seat in seats:
        seat.stop()
    waiting = list(tasks)
    for task in waiting:
        task.cancel()
    for found in await asyncio.gather(*waiting, return_exceptions=True):
        if isinstance(found, BaseException) and not isinstance(found, asyncio.CancelledError):
            raise found
