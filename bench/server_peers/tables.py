"""The clients: tables of two people with a socket each, who play one game after another at random."""

import asyncio
import random
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.server_peers.wire import PLAYERS, Match, News, Wire

PATIENCE: Final = 60.0  # seconds that anything may take before it is a failure
BROKEN: Final = (OSError, EOFError, httpx.HTTPError, WebSocketException)


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
