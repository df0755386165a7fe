"""The smallest game on our room and on boardgame.io's server: moves a second, waiting, CPU, and what a kill -9 leaves.

    python -m bench.server_peers --tables 100 --seconds 20

Ours is noughts and crosses of examples/, every move on disk before it is acknowledged; theirs is the game of its
tutorial, written here from its rules, kept in memory as its server does by default, and a second time in files.
boardgame.io comes from npm into a folder that is thrown away. A table is two people with a socket each, who play at
random, and the same clients play at all servers; a server has one core and the clients another.

"a move a second" is the pace of each table, the next game included. A move is acknowledged when its sender reads `ok`
(ours) or the first `update` that has it (theirs, which says nothing else), and seen when the other player reads of it.
"flat out" answers as soon as it is asked, in rounds: every table plays a game to its end, then every table sets up the
next, so that the CPU of moves and of new games are told apart. Then the server is killed while all tables are in the
midst of a game, flat out, and opened again, and every move that was acknowledged is looked for on its board.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

import igroteka
from bench.server import OVER, WARM, NotOpened, Option, Own, Server, pinned, started
from tests.guests import NOUGHTS, OFFERED, announce, at_home
from tools.web import binary, npm

BOARDGAME_IO: Final = "0.50.2"
NODE_PERSIST: Final = "3.1.0"  # for FlatFile; 3.1.3 writes once a second, and a move waits for it
KOA_COMPOSE: Final = "4.1.0"  # with 4.2.0 its server answers 404 to all that is asked over HTTP
PLAYERS: Final = 2
Board = list[int | None]  # the seat whose mark stands on each square
NOTHING: Final[Board] = [None] * 9
MIDST: Final = 3  # moves of a game, which has five at least
PATIENCE: Final = 60.0  # seconds that anything may take before it is a failure
SILENCE: Final = 20.0  # seconds after which a server that was killed has nothing to say of a game
BROKEN: Final = (OSError, EOFError, httpx.HTTPError, WebSocketException)

# Noughts and crosses for boardgame.io: who owns each square; three in a line win, nine marks are a draw.
SCRIPT: Final = """
const { Server, FlatFile } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const lines = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) => [...line].map(Number));

const noughts = {
  name: "noughts",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, square) => {
      if (G.cells[square] !== null) return INVALID_MOVE;
      G.cells[square] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const mine = (square) => G.cells[square] === ctx.currentPlayer;
    if (lines.some((line) => line.every(mine))) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};

const folder = process.argv[2];
const server = Server({ games: [noughts], origins: [], ...(folder ? { db: new FlatFile({ dir: folder }) } : {}) });
server.run({ port: 0 }).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
"""


# --- what is said on a line


class Match(NamedTuple):
    """A game that two people play: where each sits, and with what word they are let in."""

    id: str
    seats: tuple[int, int]
    keys: tuple[str, str] = ("", "")


class News(NamedTuple):
    """What a message says, whoever says it."""

    match: str = ""
    number: int = -1  # of moves and what else was stored; -1: nothing is told of the game
    squares: tuple[int, ...] = ()  # that the reader may mark now
    board: Board | None = None
    whole: bool = False  # it answers who has come to the game
    stored: bool = False  # it answers who has moved
    over: bool = False
    refused: bool = False
    answer: str = ""  # to be said at once


class Wire(ABC):
    """How one server is talked to."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address: Final = address
        self.http: Final = http

    async def asked(self, path: str, body: object = None, headers: dict[str, str] | None = None) -> Any:
        """What a POST is answered with."""
        found = await self.http.post(f"{self.address}{path}", json=body, headers=headers)
        return found.raise_for_status().json()

    @property
    @abstractmethod
    def socket(self) -> str:
        """Where sockets are opened."""

    @abstractmethod
    async def people(self) -> list[dict[str, str]]:
        """Two who come in: the headers of each."""

    @abstractmethod
    async def first(self, people: list[dict[str, str]]) -> Match:
        """Their first game."""

    @abstractmethod
    async def again(self, people: list[dict[str, str]], match: Match) -> Match:
        """The next one, after a game that is over."""

    @abstractmethod
    async def greet(self, line: ClientConnection) -> None:
        """What comes before all else on a socket."""

    @abstractmethod
    def follow(self, match: Match, player: int) -> str:
        """Come to a game."""

    @abstractmethod
    def mark(self, match: Match, player: int, number: int, square: int) -> str:
        """Mark a square, after so many things were stored."""

    @abstractmethod
    def read(self, message: bytes, seat: int) -> News:
        """What a message says to a seat."""


class View(msgspec.Struct):
    """What we need to know of our board."""

    squares: list[str | None]


class Public(msgspec.Struct):
    """And of what everybody is told."""

    view: View | None = None


class Scene(msgspec.Struct):
    """And of a scene."""

    public: Public = msgspec.field(default_factory=Public)
    own: Own = Own()


class Told(msgspec.Struct):
    """And of a message."""

    t: str
    room: str = ""
    rev: int = -1
    own: Own = Own()
    scene: Scene | None = None


TOLD: Final = msgspec.json.Decoder(Told)
MARKS: Final = {None: None, "cross": 0, "nought": 1}
ENDED: Final = OVER.encode()


def ours_read(message: bytes) -> News:
    """A message of the games room; marks are the first actions of the game, so an action is its square."""
    told = TOLD.decode(message)
    if told.t == "ok":
        return News(number=told.rev, stored=True)
    if told.t == "state" and told.scene and told.scene.public.view:
        board = [MARKS[mark] for mark in told.scene.public.view.squares]
        return News(told.room, told.rev, actions(told.scene.own.options), board, whole=True, over=ENDED in message)
    if told.t == "ev":
        return News(told.room, told.rev, actions(told.own.options), over=ENDED in message)
    return News(refused=told.t in ("no", "bye"))


def actions(options: list[Option] | None) -> tuple[int, ...]:
    """Their numbers."""
    return tuple(option.action for option in options or [])


class Ours(Wire):
    """The games room: docs/protocol.md, in facts, as the browser has it."""

    @property
    def socket(self) -> str:
        return self.address.replace("http", "ws", 1) + "/ws"

    async def people(self) -> list[dict[str, str]]:
        entered = [await self.asked("/api/session/guest", {"bearer": True}) for _ in range(PLAYERS)]
        return [{"authorization": f"Bearer {guest['token']}"} for guest in entered]

    async def first(self, people: list[dict[str, str]]) -> Match:
        setup = {"game": "noughts", "seats": [{"kind": "me"}, {"kind": "open"}]}
        room = (await self.asked("/api/rooms", setup, people[0]))["id"]
        await self.asked(f"/api/rooms/{room}/sit", {"seat": 1}, people[1])
        await self.asked(f"/api/rooms/{room}/start", {}, people[0])
        return Match(room, (0, 1))

    async def again(self, people: list[dict[str, str]], match: Match) -> Match:
        """Everybody sits one place on."""
        room = (await self.asked(f"/api/rooms/{match.id}/rematch", {}, people[0]))["id"]
        await self.asked(f"/api/rooms/{room}/start", {}, people[0])
        return Match(room, (match.seats[1], match.seats[0]))

    async def greet(self, line: ClientConnection) -> None:
        """Nothing: `hello` names the game."""

    def follow(self, match: Match, player: int) -> str:
        rooms = [{"room": match.id, "seat": match.seats[player]}]
        return json.dumps({"t": "hello", "v": 2, "lang": "en", "rooms": rooms})

    def mark(self, match: Match, player: int, number: int, square: int) -> str:
        seat = match.seats[player]
        word = {"t": "act", "room": match.id, "rev": number, "cid": f"{seat}.{number}", "seat": seat, "action": square}
        return json.dumps(word)

    def read(self, message: bytes, seat: int) -> News:
        return ours_read(message)


# --- theirs: JSON in packets of socket.io, in packets of Engine.IO

NAMESPACE: Final = "/noughts"
PACKETS: Final = {
    b"0": "open",
    b"1": "close",
    b"2": "ping",
    b"3": "pong",
    b"40": "connect",
    b"41": "disconnect",
    b"42": "event",
    b"43": "acknowledged",
    b"44": "refused",
}


def unpacked(frame: bytes) -> tuple[str, bytes]:
    """The kind of a frame, and the JSON it carries, if any."""
    head = frame[:2] if frame[:1] == b"4" else frame[:1]
    kind, body = PACKETS[head], frame[len(head) :]
    if head[:1] != b"4":
        return kind, body
    if body[:1] == b"/":
        body = body.partition(b",")[2]
    return kind, body.lstrip(b"0123456789")  # the number of an answer that is wanted


def packed(event: str, *words: object) -> str:
    """An event for the server."""
    return f"42{NAMESPACE},{json.dumps([event, *words], separators=(',', ':'))}"


class Cells(msgspec.Struct):
    """What we need to know of their board."""

    cells: list[str | None]


class Turn(msgspec.Struct):
    """And of what goes on."""

    current: str = msgspec.field(name="currentPlayer")
    gameover: Any = None


class State(msgspec.Struct):
    """And of a state."""

    number: int = msgspec.field(name="_stateID")
    board: Cells = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")


class Synced(msgspec.Struct):
    """And of the answer to whoever comes."""

    state: State


EVENT: Final = msgspec.json.Decoder(list[msgspec.Raw])
NAME: Final = msgspec.json.Decoder(str)
UPDATE: Final = msgspec.json.Decoder(State)
SYNC: Final = msgspec.json.Decoder(Synced)


def theirs_read(frame: bytes, seat: int) -> News:
    """A message of boardgame.io; who may mark what is for the reader to know."""
    kind, body = unpacked(frame)
    if kind == "ping":
        return News(answer="3")
    if kind != "event":
        return News(refused=kind in ("close", "disconnect", "refused"))
    name, match, *rest = EVENT.decode(body)
    event = NAME.decode(name)
    if event not in ("sync", "update"):
        return News()
    whole = event == "sync"
    state = SYNC.decode(rest[0]).state if whole else UPDATE.decode(rest[0])
    board = [None if owner is None else int(owner) for owner in state.board.cells]
    over = state.turn.gameover is not None
    asked = not over and state.turn.current == str(seat)
    squares = tuple(square for square, owner in enumerate(board) if owner is None and asked)
    return News(NAME.decode(match), state.number, squares, board, whole=whole, stored=not whole, over=over)


class Theirs(Wire):
    """boardgame.io: its lobby over HTTP, its games over socket.io."""

    @property
    def socket(self) -> str:
        return self.address.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"

    async def people(self) -> list[dict[str, str]]:
        """It knows no people, only who has joined a game."""
        return [{} for _ in range(PLAYERS)]

    async def first(self, people: list[dict[str, str]]) -> Match:
        return await self._joined((await self.asked("/games/noughts/create", {"numPlayers": PLAYERS}))["matchID"])

    async def again(self, people: list[dict[str, str]], match: Match) -> Match:
        word = {"playerID": "0", "credentials": match.keys[0]}
        return await self._joined((await self.asked(f"/games/noughts/{match.id}/playAgain", word))["nextMatchID"])

    async def _joined(self, id: str) -> Match:
        keys: list[str] = []
        for seat in range(PLAYERS):
            word = {"playerID": str(seat), "playerName": f"Guest {seat}"}
            keys.append((await self.asked(f"/games/noughts/{id}/join", word))["playerCredentials"])
        return Match(id, (0, 1), (keys[0], keys[1]))

    async def greet(self, line: ClientConnection) -> None:
        """Engine.IO opens, then socket.io comes to the game."""
        assert unpacked(await line.recv(decode=False))[0] == "open"
        await line.send(f"40{NAMESPACE},")
        assert unpacked(await line.recv(decode=False))[0] == "connect"

    def follow(self, match: Match, player: int) -> str:
        return packed("sync", match.id, str(match.seats[player]), match.keys[player], PLAYERS)

    def mark(self, match: Match, player: int, number: int, square: int) -> str:
        seat = str(match.seats[player])
        payload = {"type": "mark", "args": [square], "playerID": seat, "credentials": match.keys[player]}
        return packed("update", {"type": "MAKE_MOVE", "payload": payload}, number, match.id, seat)

    def read(self, message: bytes, seat: int) -> News:
        return theirs_read(message, seat)


# --- players


class Promise(NamedTuple):
    """A move that was acknowledged."""

    match: Match
    player: int
    square: int


class Load:
    """All tables, and what they measured."""

    def __init__(self, wire: Wire, think: float) -> None:
        self.wire: Final = wire
        self.think: Final = think
        self.luck: Final = random.Random(1)
        self.times: list[float] = []
        self.seen: list[float] = []
        self.promised: Final[list[Promise]] = []
        self.hosts: Final[dict[Match, dict[str, str]]] = {}
        self.bytes = 0
        self.begun = 0
        self.refused = 0


class Table:
    """Two people with a socket each, who play one game after another."""

    def __init__(self, load: Load, people: list[dict[str, str]], match: Match) -> None:
        self.load: Final = load
        self.people: Final = people
        self.match = match
        self.lines: Final[list[ClientConnection]] = []
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        self.unanswered: Final[dict[int, tuple[float, int, int]]] = {}  # when, who and where, by the number of the move
        self.unseen: Final[dict[int, tuple[float, int]]] = {}
        self.newest: Final = [News() for _ in range(PLAYERS)]
        self.playing = False
        self.changed: Final = asyncio.Event()

    async def open(self) -> None:
        """Come in."""
        wire = self.load.wire
        for player in range(PLAYERS):
            line = await opened(wire, self.people[player])
            self.lines.append(line)
            self.do(self._listen(player))

    async def follow(self) -> None:
        """Come to the game; nobody moves before both are there."""
        self.load.hosts[self.match] = self.people[0]
        self.newest[:] = [News() for _ in range(PLAYERS)]
        self.unanswered.clear()
        self.unseen.clear()
        for player, line in enumerate(self.lines):
            await line.send(self.load.wire.follow(self.match, player))
        while not all(news.match for news in self.newest):
            await self._wait()

    async def play(self) -> None:
        """One game, until both know that it is over."""
        self.playing = True
        self.load.begun += 1
        for player in range(PLAYERS):
            self._asked(player)
        while self.unanswered or not all(news.over for news in self.newest):
            await self._wait()
        self.playing = False

    async def next(self) -> None:
        """The next game of the same people."""
        self.match = await self.load.wire.again(self.people, self.match)
        await self.follow()

    async def keep(self) -> None:
        """A table that is always played at."""
        while True:
            await self.play()
            await self.next()

    async def close(self) -> None:
        """Hang up."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for line in self.lines:
            await line.close()

    def do(self, deed: Coroutine[Any, Any, None]) -> None:
        """Beside all else; a line that breaks ends it."""

        async def done() -> None:
            with suppress(*BROKEN):
                await deed

        task = asyncio.create_task(done())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _wait(self) -> None:
        self.changed.clear()
        async with asyncio.timeout(PATIENCE):
            await self.changed.wait()

    async def _listen(self, player: int) -> None:
        line, load = self.lines[player], self.load
        while True:
            message = await line.recv(decode=False)
            now = time.perf_counter()
            load.bytes += len(message)
            news = load.wire.read(message, self.match.seats[player])
            if news.answer:
                await line.send(news.answer)
            load.refused += news.refused
            if news.number >= 0 and news.match in ("", self.match.id):
                self._hear(player, news, now)
                self.changed.set()

    def _hear(self, player: int, news: News, now: float) -> None:
        sent, mover, square = self.unanswered.get(news.number, (0.0, -1, -1))
        if news.stored and mover == player:
            self.load.times.append(now - sent)
            self.load.promised.append(Promise(self.match, player, square))
            del self.unanswered[news.number]
        sent, mover = self.unseen.get(news.number, (0.0, player))
        if mover != player:
            self.load.seen.append(now - sent)
            del self.unseen[news.number]
        if news.match:  # an `ok` of ours tells nothing of the game
            self.newest[player] = news
            if self.playing:
                self._asked(player)

    def _asked(self, player: int) -> None:
        if self.newest[player].squares:
            self.do(self._mark(player, self.newest[player]))

    async def _mark(self, player: int, news: News) -> None:
        load = self.load
        if load.think:
            await asyncio.sleep(load.luck.uniform(0.5, 1.5) * load.think)
        square = load.luck.choice(news.squares)
        word = load.wire.mark(self.match, player, news.number, square)
        now = time.perf_counter()
        self.unanswered[news.number + 1] = now, player, square
        self.unseen[news.number + 1] = now, player
        await self.lines[player].send(word)


async def opened(wire: Wire, headers: dict[str, str]) -> ClientConnection:
    """A socket that was greeted."""
    options: Any = {"proxy": None, "compression": None, "max_size": None, "ping_interval": None, "open_timeout": 60}
    line = await connect(wire.socket, additional_headers=headers, **options)
    await wire.greet(line)
    return line


def client() -> httpx.AsyncClient:
    """For what is asked over HTTP: few lines that stay, as browsers have them."""
    few = httpx.Limits(max_connections=16, max_keepalive_connections=16)
    return httpx.AsyncClient(timeout=PATIENCE, limits=few)


async def seated(load: Load, count: int) -> list[Table]:
    """Tables where everybody has come to the first game."""
    tables: list[Table] = []
    for _ in range(count):
        people = await load.wire.people()
        table = Table(load, people, await load.wire.first(people))
        await table.open()
        await table.follow()
        tables.append(table)
    return tables


# --- what is measured


class Contender(NamedTuple):
    """A server that is measured: how it is started on a folder, and talked to."""

    name: str
    wire: type[Wire]
    words: list[str]
    settings: dict[str, str]
    keeps: bool  # the folder is its last word

    @contextmanager
    def serving(self, folder: Path) -> Iterator[Server]:
        """It has no time to say goodbye."""
        server = started([*self.words, *([str(folder)] if self.keeps else [])], self.settings)
        try:
            yield server
        finally:
            server.process.kill()
            server.process.communicate()


async def paced(server: Server, kind: type[Wire], tables: int, seconds: float) -> dict[str, Any]:
    """A move a second at each table."""
    async with client() as http:
        load = Load(kind(server.address, http), 1.0)
        empty = server.memory()
        house = await seated(load, tables)
        waiting = server.memory()
        tasks = [asyncio.create_task(table.keep()) for table in house]
        await asyncio.sleep(WARM)
        load.times, load.seen, load.bytes, load.begun = [], [], 0, 0
        cpu, own, began = server.cpu(), time.process_time(), time.perf_counter()
        await asyncio.sleep(seconds)
        took, times, seen = time.perf_counter() - began, load.times, load.seen
        cpu, own, size, begun = server.cpu() - cpu, time.process_time() - own, load.bytes, load.begun
        memory = server.memory()
        await ended(house, tasks)
    moves = len(times)
    assert moves, "nobody moved"
    return {
        "moves": moves,
        "moves_per_s": round(moves / took, 1),
        "p50_ms": at(times, 50),
        "p99_ms": at(times, 99),
        "seen_p50_ms": at(seen, 50),
        "seen_p99_ms": at(seen, 99),
        "cpu_ms_per_move": round(1000 * cpu / moves, 3),
        "bytes_per_move": round(size / moves),
        "empty_mib": round(empty, 1),
        "seated_mib": round(waiting, 1),
        "rss_mib": round(memory, 1),
        "games_begun": begun,
        "server_cores": round(cpu / took, 2),
        "client_cores": round(own / took, 2),
        "refused": load.refused,
    }


async def ended(house: list[Table], tasks: list[asyncio.Task[None]]) -> None:
    """Everybody goes home; what went wrong meanwhile is told."""
    failed = [task.exception() for task in tasks if task.done() and not task.cancelled()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for table in house:
        await table.close()
    for error in failed:
        if error:
            raise error


async def flat_out(server: Server, kind: type[Wire], tables: int, seconds: float) -> dict[str, Any]:
    """Rounds: all tables play a game to its end, then all set up the next."""
    cpu = own = took = between = 0.0
    rounds = 0
    async with client() as http:
        load = Load(kind(server.address, http), 0.0)
        house = await seated(load, tables)
        until = time.perf_counter() + WARM
        while time.perf_counter() < until:
            await asyncio.gather(*(table.play() for table in house))
            await asyncio.gather(*(table.next() for table in house))
        load.times = []
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            before = server.cpu(), time.process_time(), time.perf_counter()
            await asyncio.gather(*(table.play() for table in house))
            after = server.cpu(), time.process_time(), time.perf_counter()
            cpu, own, took = cpu + after[0] - before[0], own + after[1] - before[1], took + after[2] - before[2]
            await asyncio.gather(*(table.next() for table in house))
            between += server.cpu() - after[0]
            rounds += 1
        times = load.times
        await ended(house, [])
    moves = len(times)
    return {
        "moves": moves,
        "moves_per_s": round(moves / took, 1),
        "p50_ms": at(times, 50),
        "p99_ms": at(times, 99),
        "moves_per_cpu_s": round(moves / cpu, 1),
        "cpu_ms_per_move": round(1000 * cpu / moves, 3),
        "cpu_ms_per_game": round(1000 * between / (rounds * tables), 3),
        "server_cores": round(cpu / took, 2),
        "client_cores": round(own / took, 2),
        "refused": load.refused,
    }


async def until_killed(server: Server, kind: type[Wire], tables: int) -> Load:
    """Flat out: one whole game at each table, and the second until all are in the midst of it."""
    async with client() as http:
        load = Load(kind(server.address, http), 0.0)
        house = await seated(load, tables)
        await asyncio.gather(*(table.play() for table in house))
        await asyncio.gather(*(table.next() for table in house))
        enough = len(load.promised) + MIDST * tables
        tasks = [asyncio.create_task(table.keep()) for table in house]
        async with asyncio.timeout(PATIENCE):
            while len(load.promised) < enough:  # noqa: ASYNC110 -- nothing is measured here
                await asyncio.sleep(0.002)
        server.process.kill()
        await asyncio.sleep(0.5)  # what was sent before is still read
        with suppress(*BROKEN):
            await ended(house, tasks)
    return load


async def looked_at(server: Server, kind: type[Wire], hosts: dict[Match, dict[str, str]]) -> dict[Match, Board]:
    """Games as their first players find them who come again, as far as the server lives: the last may be its end."""
    boards: dict[Match, Board] = {}
    async with client() as http:
        wire = kind(server.address, http)
        for match, headers in hosts.items():
            try:
                line = await opened(wire, headers)
            except BROKEN:
                if not boards:  # else the next server is asked for this game
                    boards[match] = NOTHING
                break
            try:
                boards[match] = await board(wire, line, match)
            except BROKEN:
                boards[match] = NOTHING
                break
            finally:
                await line.close()
    return boards


async def board(wire: Wire, line: ClientConnection, match: Match) -> Board:
    """A game as its first player finds it; nothing if it is refused, or not spoken of."""
    news = News()
    try:
        async with asyncio.timeout(SILENCE):
            await line.send(wire.follow(match, 0))
            while not (news.board and news.match == match.id) and not news.refused:
                news = wire.read(await line.recv(decode=False), match.seats[0])
    except TimeoutError:
        return NOTHING
    except ConnectionClosed as end:
        if end.rcvd is None:  # a server that falls says no goodbye
            raise
        return NOTHING
    return news.board or NOTHING


def looked_for(contender: Contender, folder: Path, load: Load) -> tuple[int, int]:
    """How many of the moves that were acknowledged stand on their boards, and how often the server fell on the way.

    One that falls over a game is opened again for the others: they are not lost.
    """
    wanted = {match: load.hosts[match] for match, _, _ in load.promised}
    boards: dict[Match, Board] = {}
    openings = 0
    with suppress(NotOpened):
        while left := {match: host for match, host in wanted.items() if match not in boards}:
            with contender.serving(folder) as server:
                openings += 1
                boards |= asyncio.run(looked_at(server, contender.wire, left))
    kept = sum(boards.get(match, NOTHING)[square] == match.seats[player] for match, player, square in load.promised)
    return kept, max(0, openings - 1)


def killed(contender: Contender, folder: Path, tables: int) -> dict[str, Any]:
    """What is left of a server that is killed under load."""
    with contender.serving(folder) as server:
        load = asyncio.run(until_killed(server, contender.wire, tables))
    kept, fell = looked_for(contender, folder, load)
    acknowledged = len(load.promised)
    assert acknowledged, "nobody moved"
    share = round(100 * kept / acknowledged, 2)
    return {"acknowledged": acknowledged, "lost": acknowledged - kept, "kept_percent": share, "fell": fell}


def measured(contender: Contender, home: Path, given: argparse.Namespace, screen: Console) -> dict[str, Any]:
    """All that is asked of one server, each on a folder of its own."""
    found: dict[str, Any] = {}

    def say(what: str) -> Path:
        screen.print(f"{contender.name}: {what}", style="dim")
        folder = home / f"{contender.name}, {what}".replace(" ", "-")
        folder.mkdir()
        return folder

    with contender.serving(say("a move a second")) as server:
        found["paced"] = asyncio.run(paced(server, contender.wire, given.tables, given.seconds))
    with contender.serving(say("flat out")) as server:
        found["flat_out"] = asyncio.run(flat_out(server, contender.wire, given.tables, given.seconds / 2))
    found["killed"] = killed(contender, say("kill -9"), given.tables)
    return found


def at(times: list[float], percent: int) -> float:
    """Milliseconds that so many of a hundred do not pass."""
    return round(1000 * sorted(times)[min(len(times) - 1, len(times) * percent // 100)], 2)


# --- what is shown


class Row(NamedTuple):
    """A figure, and whether more of it is better."""

    title: str
    part: str
    key: str
    more: bool = False

    def of(self, found: dict[str, Any]) -> float:
        return float(found[self.part][self.key])

    def ahead(self, ours: dict[str, Any], theirs: dict[str, Any]) -> float:
        """How many times better ours is; below one it is behind."""
        over, under = (ours, theirs) if self.more else (theirs, ours)
        if self.of(over) == self.of(under):
            return 1.0
        return self.of(over) / self.of(under) if self.of(under) else float("inf")


ROWS: Final = (
    Row("a move a second: moves/s", "paced", "moves_per_s", more=True),
    Row("  acknowledged, p50 ms", "paced", "p50_ms"),
    Row("  acknowledged, p99 ms", "paced", "p99_ms"),
    Row("  seen by the other, p50 ms", "paced", "seen_p50_ms"),
    Row("  seen by the other, p99 ms", "paced", "seen_p99_ms"),
    Row("  CPU ms a move, new games included", "paced", "cpu_ms_per_move"),
    Row("  bytes a move, both sockets", "paced", "bytes_per_move"),
    Row("  RSS MiB", "paced", "rss_mib"),
    Row("flat out: moves/s", "flat_out", "moves_per_s", more=True),
    Row("  acknowledged, p99 ms", "flat_out", "p99_ms"),
    Row("  moves per CPU second", "flat_out", "moves_per_cpu_s", more=True),
    Row("  CPU ms a move alone", "flat_out", "cpu_ms_per_move"),
    Row("  CPU ms a new game", "flat_out", "cpu_ms_per_game"),
    Row("kill -9: acknowledged moves kept, %", "killed", "kept_percent", more=True),
    Row("  falls again when games are asked for", "killed", "fell"),
)


def show(found: dict[str, dict[str, Any]], screen: Console, title: str) -> None:
    """The table; the last columns say how many times better ours is."""
    ours, *others = found
    grid = Grid(title=title)
    grid.add_column("")
    for name in found:
        grid.add_column(name, justify="right")
    for name in others:
        grid.add_column(f"ahead of {name}", justify="right")
    for row in ROWS:
        figures = [f"{row.of(found[name]):,.10g}" for name in found]
        grid.add_row(row.title, *figures, *(f"{row.ahead(found[ours], found[name]):.2f}" for name in others))
    screen.print(grid)
    for name, rows in behind(found).items():
        screen.print(f"behind {name} in {len(rows)} of {len(ROWS)} rows")


def behind(found: dict[str, dict[str, Any]]) -> dict[str, list[str]]:
    """The rows where ours is behind, for each of the others."""
    ours, *others = found
    return {
        name: [f"{row.part}.{row.key}" for row in ROWS if row.ahead(found[ours], found[name]) < 1] for name in others
    }


# --- all of it


def installed(home: Path) -> dict[str, str]:
    """boardgame.io as npm has it, and our few lines for it; the versions of what serves."""
    (home / "package.json").write_text(json.dumps({"private": True, "overrides": {"koa-compose": KOA_COMPOSE}}))
    wanted = [f"boardgame.io@{BOARDGAME_IO}", f"node-persist@{NODE_PERSIST}"]
    npm("install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", *wanted, folder=home)
    (home / "server.js").write_text(SCRIPT)
    modules = home / "node_modules"
    names = ("boardgame.io", "socket.io", "node-persist")
    return {name: json.loads((modules / name / "package.json").read_text())["version"] for name in names}


SERVE: Final = ["serve", "--port", "0", "--no-open", "--bot-workers", "0", "--no-limits", "--data"]
IGROTEKA: Final = Contender("igroteka", Ours, [sys.executable, "-m", "igroteka", *SERVE], {}, keeps=True)


def contenders(home: Path) -> list[Contender]:
    """Ours first."""
    node, production = [str(binary()), str(home / "server.js")], {"NODE_ENV": "production"}
    return [
        IGROTEKA,
        Contender("boardgame.io", Theirs, node, production, keeps=False),
        Contender("boardgame.io, FlatFile", Theirs, node, production, keeps=True),
    ]


def main() -> None:
    """Measure, show, and print one JSON object as the last line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=100, help="Two sockets each.")
    parser.add_argument("--seconds", type=float, default=20.0, help="At a move a second; flat out half as long.")
    parser.add_argument("--no-files", action="store_true", help="boardgame.io only in memory.")
    given = parser.parse_args()
    screen = Console(highlight=False)
    if not screen.is_terminal:
        screen.width = 160
    report: dict[str, Any] = {
        "tables": given.tables,
        "seconds": given.seconds,
        "compiled": igroteka.is_compiled(),
        "load_before": round(os.getloadavg()[0], 2),
        "platform": platform.platform(),
        "python": platform.python_version(),
        "igroteka": igroteka.__version__,
        "websockets": version("websockets"),
    }
    with tempfile.TemporaryDirectory(prefix="igroteka-bench-", ignore_cleanup_errors=True) as name:
        home = Path(name)
        screen.print(f"installing boardgame.io {BOARDGAME_IO}", style="dim")
        report["theirs"] = installed(home)
        announce(home / "shelf", "igroteka-noughts", OFFERED)
        if pinned():
            os.sched_setaffinity(0, {1})
        with at_home(home / "shelf", NOUGHTS):
            those = contenders(home)[: 2 if given.no_files else 3]
            found = {contender.name: measured(contender, home, given, screen) for contender in those}
    report |= {"found": found, "behind": behind(found), "load_after": round(os.getloadavg()[0], 2)}
    show(found, screen, f"Noughts and crosses at {given.tables} tables, server and clients with a core each")
    sys.stdout.write(json.dumps(report) + "\n")


if __name__ == "__main__":
    main()
