"""How much a server carries: tables of random players over real sockets, and tables where nobody moves.

    python bench/server.py --game catan --tables 200 400 600 --seconds 10 --beside ../before

Every seat is a socket of its own; the server has one core and the clients another. "a move a second" is the pace of
each table, as people play at their fastest: it shows how long a move takes to be stored and acknowledged. "flat out"
answers as soon as it is asked: it shows how many moves a core can take. Time is taken from sending a move to reading
its `ok`; bytes are what all sockets of a table receive for one move; KiB a table is all that the server has grown by
since nobody was there, sockets and what is read once included.

    python bench/server.py --game catan --tables 100 300 --seconds 20 --idle 0 --coach

With `--coach` the same tables go on after they were measured, and are measured again while the coach thinks without a
pause, in processes of its own that share the server's core: a review after another, and hints at two tables beside.
"""

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import igroteka
from igroteka import catalog
from igroteka.ai.bot import Bot, Sight
from igroteka.ai.greedy import GreedyBot
from igroteka.core.chance import Random
from igroteka.core.match import Match

ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+")
WARM: Final = 12.0  # seconds before counting: a server that has just opened still reads what it reads once
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Option(msgspec.Struct):
    """What we need to know of an option."""

    action: int
    kind: str


class Own(msgspec.Struct, frozen=True):
    """And of what a seat is told."""

    options: list[Option] | None = None


class Scene(msgspec.Struct):
    """And of a scene; servers before version 2 of the protocol have the options in it."""

    rev: int
    own: Own = Own()
    options: list[Option] | None = None


class Told(msgspec.Struct):
    """And of a message."""

    t: str
    cid: str = ""
    rev: int = 0
    own: Own = Own()
    scene: Scene | None = None

    @property
    def options(self) -> list[Option] | None:
        """What we may say, if we are asked."""
        return self.own.options if self.scene is None else self.scene.own.options or self.scene.options


READ: Final = msgspec.json.Decoder(Told)
OVER: Final = '"GAME_OVER"'


class Server:
    """A process that serves, with all that it has started."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process: Final = process
        self.address: Final = address

    def cpu(self) -> float:
        """Seconds of all threads, user and system."""
        stats = [(proc / "stat").read_text().rpartition(")")[2].split() for proc in family(self.process.pid)]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / TICKS

    def memory(self, what: str = "VmRSS") -> float:
        """MiB held now (VmRSS) or at most (VmHWM)."""
        found = (re.search(rf"{what}:\s+(\d+) kB", (proc / "status").read_text()) for proc in family(self.process.pid))
        return sum(int(one[1]) for one in found if one) / 1024


class NotOpened(Exception):
    """A server that has said nothing."""


def family(pid: int) -> list[Path]:
    """A process and its children's children, in /proc."""
    proc = Path(f"/proc/{pid}")
    children = [int(child) for task in (proc / "task").iterdir() for child in (task / "children").read_text().split()]
    return [proc, *(found for child in children for found in family(child))]


def started(words: list[str], settings: dict[str, str]) -> Server:
    """A server on the first core that says first of all where it is to be found."""
    process = subprocess.Popen(
        ["taskset", "-c", "0", *words] if pinned() else words,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, **settings},
    )
    assert process.stdout is not None
    found = ADDRESS.search(process.stdout.readline())
    if not found:
        process.kill()
        process.communicate()
        raise NotOpened(words)
    return Server(process, found[0])


def bots_word(checkout: str) -> str:
    """What processes for bots are called there: until November 2026 they were the only workers."""
    command = Path(checkout, "src/igroteka/cli/serve.py")
    return "--workers" if checkout and "bot_workers" not in command.read_text() else "--bot-workers"


@contextmanager
def serving(database: str = "", checkout: str = "", profile: str = "", workers: int = 0) -> Iterator[Server]:
    """An open house in a temporary folder, on the first core; of another checkout, if one is named."""
    with tempfile.TemporaryDirectory(prefix="igroteka-bench-") as folder:
        words = ["serve", "--port", "0", "--data", folder, "--no-open", bots_word(checkout), str(workers)]
        words += ["--no-limits"]
        words += ["--database", database] if database else []
        watched = ["-m", "cProfile", "-o", profile] if profile else []
        words = [sys.executable, *watched, "-m", "igroteka", *words]
        paths = [str(Path(checkout, "src").absolute()), os.environ.get("PYTHONPATH", "")]
        source = {"PYTHONPATH": os.pathsep.join(paths)} if checkout else {}
        server = started(words, source)
        try:
            yield server
        finally:
            server.process.send_signal(signal.SIGTERM)
            server.process.communicate(timeout=30)


def pinned() -> bool:
    """Can server and clients have a core each?"""
    return bool(shutil.which("taskset")) and (os.cpu_count() or 1) > 1


class Seat:
    """A player at a table."""

    def __init__(self, load: "Load", headers: dict[str, str], room: str, seat: int) -> None:
        self.load: Final = load
        self.headers: Final = headers
        self.room: Final = room
        self.seat: Final = seat
        self._sent: Final[dict[str, float]] = {}
        self._rev = 0
        self._options: list[Option] | None = None
        self._over = False
        self._number = 0

    async def live(self) -> None:
        """Follow the room and answer when asked, until the game is over."""
        address = self.load.server.address.replace("http", "ws", 1) + "/ws"
        options: Any = {"proxy": None, "compression": None, "max_size": None, "ping_interval": None, "open_timeout": 60}
        with suppress(ConnectionClosed):
            async with connect(address, additional_headers=self.headers, **options) as line:
                hello = {"t": "hello", "v": 2, "lang": "en", "rooms": [{"room": self.room, "seat": self.seat}]}
                await line.send(json.dumps(hello))
                async for message in line:
                    self.load.bytes += len(message)
                    self._over = self._over or OVER in str(message)
                    await self._hear(line, READ.decode(message))
                    if self._over and not self._sent:
                        return

    async def _hear(self, line: ClientConnection, told: Told) -> None:
        if told.t == "ok":
            self.load.done(time.perf_counter() - self._sent.pop(told.cid))
        elif told.t == "no":
            self.load.refused += 1
            self._sent.clear()
        elif told.t in ("state", "ev"):
            self.load.seated += told.t == "state"
            self._rev, self._options = told.rev, told.options
        if not self._sent and self._options and not self._over:
            options, self._options = self._options, None
            if self.load.think:
                await asyncio.sleep(self.load.luck.uniform(0.5, 1.5) * self.load.think)
            await self._say(line, options)

    async def _say(self, line: ClientConnection, options: list[Option]) -> None:
        kinds: dict[str, list[int]] = {}
        for option in options:
            kinds.setdefault(option.kind, []).append(option.action)
        action = self.load.luck.choice(self.load.luck.choice(list(kinds.values())))
        self._number += 1
        cid = f"{self.seat}.{self._number}"
        word = {"t": "act", "room": self.room, "rev": self._rev, "cid": cid, "seat": self.seat, "action": action}
        body = json.dumps(word)
        self._sent[cid] = time.perf_counter()
        await line.send(body)


class Load:
    """All tables, and what they measured."""

    def __init__(self, server: Server, game: str, seats: int, think: float) -> None:
        self.server: Final = server
        self.game: Final = game
        self.seats: Final = seats
        self.think: Final = think
        self.luck: Final = random.Random(1)
        self.times: list[float] = []
        self.bytes = 0
        self.refused = 0
        self.ended = 0
        self.seated = 0

    def done(self, seconds: float) -> None:
        """A move was acknowledged."""
        self.times.append(seconds)

    async def table(self, http: httpx.AsyncClient) -> tuple[dict[str, str], str]:
        """A guest, and a game for which the guest has all seats."""
        entered = await http.post(f"{self.server.address}/api/session/guest", json={"bearer": True})
        headers = {"authorization": f"Bearer {entered.json()['token']}"}
        alone = {"auto_pass": False}  # every move is ours
        (await http.patch(f"{self.server.address}/api/person", json=alone, headers=headers)).raise_for_status()
        seats = [{"kind": "me"}, *({"kind": "hotseat"} for _ in range(self.seats - 1))]
        made = await http.post(
            f"{self.server.address}/api/rooms", json={"game": self.game, "seats": seats}, headers=headers
        )
        room = made.json()["id"]
        (await http.post(f"{self.server.address}/api/rooms/{room}/start", headers=headers)).raise_for_status()
        return headers, str(room)

    async def keep(self, http: httpx.AsyncClient, room: tuple[dict[str, str], str]) -> None:
        """A table that is always played at: when a game is over, the next begins."""
        while True:
            await asyncio.gather(*(Seat(self, *room, seat).live() for seat in range(self.seats)))
            self.ended += 1
            room = await self.table(http)


class Coach:
    """Who keeps the coach at work: a review after another, and a hint after another at two tables in turn."""

    def __init__(self, load: Load, http: httpx.AsyncClient, record: str) -> None:
        self.load: Final = load
        self.http: Final = http
        self.record: Final = record
        self.hints = 0
        self.worlds = 0
        self.looks = 0
        self._tasks: Final[list[asyncio.Task[None]]] = []

    async def begin(self) -> None:
        """Until the first hint was heard and the first review has begun: then both processes are there."""
        api = f"{self.load.server.address}/api"
        entered = await self.http.post(f"{api}/session/guest", json={"bearer": True})
        headers = {"authorization": f"Bearer {entered.json()['token']}"}
        self._tasks.append(asyncio.create_task(self._reviews(api, headers)))
        self._tasks.append(asyncio.create_task(self._hints(api, headers)))
        while not (self.hints and self.looks):
            for task in self._tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.1)

    async def end(self) -> None:
        """Nobody asks any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _reviews(self, api: str, headers: dict[str, str]) -> None:
        while True:
            made = await self.http.post(f"{api}/records", content=self.record, headers=headers)
            made.raise_for_status()
            known, is_over = 0, False
            while not is_over:
                found = await self.http.get(f"{api}/rooms/{made.json()['id']}/review", headers=headers)
                found.raise_for_status()
                review = found.json()
                done = review.get("done", 0)
                self.looks += max(0, done - known)
                known, is_over = max(known, done), review.get("finished", False)
                await asyncio.sleep(0.5)

    async def _hints(self, api: str, headers: dict[str, str]) -> None:
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "apprentice"}] * (self.load.seats - 1)]
        rooms: list[str] = []
        for _ in range(2):  # one that is asked again would know its answer
            made = await self.http.post(f"{api}/rooms", json={"game": self.load.game, "seats": seats}, headers=headers)
            rooms.append(made.raise_for_status().json()["id"])
            (await self.http.post(f"{api}/rooms/{rooms[-1]}/start", headers=headers)).raise_for_status()
        while True:
            for room in rooms:
                rev = (await self.http.get(f"{api}/rooms/{room}", headers=headers)).json()["rev"]
                question = {"seat": 0, "rev": rev}
                asked = self.http.stream("POST", f"{api}/rooms/{room}/hint", json=question, headers=headers)
                async with asked as answer:
                    if answer.status_code == httpx.codes.CONFLICT:  # the bot has still a say
                        await asyncio.sleep(0.1)
                        continue
                    answer.raise_for_status()
                    worlds = 0
                    async for line in answer.aiter_lines():
                        worlds = json.loads(line).get("worlds", 0)
                self.hints += 1
                self.worlds += worlds


@asynccontextmanager
async def busy(coach: Coach) -> AsyncIterator[None]:
    """While it thinks."""
    try:
        await coach.begin()
        yield
    finally:
        await coach.end()


def recorded(game: str, seats: int) -> str:
    """A game of apprentices that can be looked through."""
    rules = catalog.load(game)
    bots: list[Bot] = [GreedyBot(Random(seat)) for seat in range(seats)]
    match = Match(rules, seats, None, "coach")
    match.begin()
    while not match.over:
        seat = int(match.state.player)
        match.play(bots[seat].choose(Sight(rules, match.state, seat)), seat)
    return match.record().to_json()


async def played(
    server: Server, game: str, tables: int, seats: int, seconds: float, think: float, *, coached: bool = False
) -> list[dict[str, Any]]:
    """Tables that play for some seconds, and for as many again while the coach thinks."""
    load = Load(server, game, seats, think)
    empty = server.memory()
    record = recorded(game, seats) if coached else ""
    async with httpx.AsyncClient(timeout=60) as http:
        rooms = [await load.table(http) for _ in range(tables)]
        tasks = [asyncio.create_task(load.keep(http, room)) for room in rooms]
        while load.seated < tables * seats:  # noqa: ASYNC110 -- once, and nothing is measured yet
            await asyncio.sleep(0.05)
        await asyncio.sleep(WARM)
        found = [await watched(load, tables, seconds, empty)]
        if coached:
            async with busy(coach := Coach(load, http, record)):
                coach.hints = coach.worlds = coach.looks = 0
                figures = await watched(load, tables, seconds, empty)
                found.append({**figures, "hints": coach.hints, "hint_worlds": coach.worlds, "looks": coach.looks})
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return found


async def watched(load: Load, tables: int, seconds: float, empty: float) -> dict[str, Any]:
    """What is measured in so many seconds."""
    server = load.server
    load.times.clear()
    load.bytes = 0
    cpu, own, began = server.cpu(), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    took, times, size = time.perf_counter() - began, sorted(load.times), load.bytes
    cpu, own = server.cpu() - cpu, time.process_time() - own
    memory = server.memory()
    moves = len(times)
    assert moves, "nobody moved"
    return {
        "tables": tables,
        "sockets": tables * load.seats,
        "think_s": load.think,
        "moves": moves,
        "moves_per_s": round(moves / took, 1),
        "p50_ms": round(1000 * times[moves // 2], 1),
        "p99_ms": round(1000 * times[min(moves - 1, moves * 99 // 100)], 1),
        "server_cpu_ms_per_move": round(1000 * cpu / moves, 3),
        "moves_per_core": round(moves / cpu, 1) if cpu else 0.0,
        "server_cores": round(cpu / took, 2),
        "client_cores": round(own / took, 2),
        "bytes_per_move": round(size / moves),
        "rss_mib": round(memory, 1),
        "kib_per_table": round(1024 * (memory - empty) / tables, 1),
        "games_ended": load.ended,
        "refused": load.refused,
    }


async def idle(server: Server, game: str, tables: int, seats: int) -> dict[str, Any]:
    """Tables that were opened, with one socket each, where nobody moves; then as many who look on at one of them."""
    load = Load(server, game, seats, think=1e9)
    async with httpx.AsyncClient(timeout=60) as http:
        rooms = [await load.table(http)]
        tasks = await come(load, rooms)
        await asyncio.sleep(WARM)  # words and descriptions of all games are read once
        empty = server.memory()
        rooms = [await load.table(http) for _ in range(tables)]
    tasks += await come(load, rooms)
    await asyncio.sleep(1)
    cpu, began = server.cpu(), time.perf_counter()
    await asyncio.sleep(3)
    cores, memory = (server.cpu() - cpu) / (time.perf_counter() - began), server.memory()
    tasks += await come(load, [rooms[0]] * tables)
    await asyncio.sleep(1)
    crowded = server.memory()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "tables": tables,
        "sockets": tables,
        "empty_mib": round(empty, 1),
        "rss_mib": round(memory, 1),
        "kib_per_table": round(1024 * (memory - empty) / tables, 1),
        "kib_per_socket": round(1024 * (crowded - memory) / tables, 1),
        "server_cores": round(cores, 3),
    }


async def come(load: Load, rooms: list[tuple[dict[str, str], str]]) -> list[asyncio.Task[None]]:
    """Somebody at each, who has been told how it stands."""
    wanted = load.seated + len(rooms)
    tasks = [asyncio.create_task(Seat(load, *room, 0).live()) for room in rooms]
    while load.seated < wanted:  # noqa: ASYNC110 -- once, and nothing is measured yet
        await asyncio.sleep(0.05)
    return tasks


def shown(name: str, found: dict[str, Any]) -> str:
    """A line of the table."""
    return (
        f"{name:<22}{found['tables']:>7}{found['sockets']:>9}{found['moves_per_s']:>10}{found['p50_ms']:>9}"
        f"{found['p99_ms']:>9}{found['server_cpu_ms_per_move']:>9}{found['moves_per_core']:>12}{found['rss_mib']:>9}"
        f"{found['kib_per_table']:>11}{found['bytes_per_move']:>10}"
    )


def measured(given: argparse.Namespace, checkout: str) -> dict[str, Any]:
    """All that is asked of one server."""
    found: dict[str, Any] = {}
    print(checkout or "this checkout")
    print(
        f"{'':<22}{'tables':>7}{'sockets':>9}{'moves/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'CPU ms':>9}"
        f"{'moves/core':>12}{'RSS MiB':>9}{'KiB/table':>11}{'bytes':>10}",
        flush=True,
    )
    for tables in given.tables if given.flat_out else []:
        with serving(given.database, checkout) as server:
            [figures] = asyncio.run(played(server, given.game, tables, given.seats, given.seconds, 0.0))
        found[f"flat_out_{tables}"] = figures
        print(shown("flat out", figures), flush=True)
    for tables in given.tables:
        with serving(given.database, checkout, given.profile, workers=int(given.coach)) as server:
            pace = (given.seats, given.seconds, 1.0)
            figures, *coached = asyncio.run(played(server, given.game, tables, *pace, coached=given.coach))
        found[f"with_pauses_{tables}"] = figures
        print(shown("a move a second", figures), flush=True)
        for beside in coached:
            found[f"beside_the_coach_{tables}"] = beside
            print(shown("beside the coach", beside), flush=True)
            told = f"{beside['hints']} hints, {beside['looks']} decisions looked at"
            print(f"p99 {figures['p99_ms']} ms without, {beside['p99_ms']} ms with the coach ({told})", flush=True)
    if given.idle:
        with serving(given.database, checkout) as server:
            rest = asyncio.run(idle(server, given.game, given.idle, given.seats))
        found["idle"] = rest
        print(
            f"{'idle':<22}{rest['tables']:>7}{rest['sockets']:>9}{'':>49}{rest['rss_mib']:>9}"
            f"  ({rest['kib_per_table']} KiB a table with its socket, {rest['kib_per_socket']} KiB a socket)",
            flush=True,
        )
    return found


def main() -> None:
    """Measure and print; the last line is one JSON object."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="catan", choices=catalog.games())
    parser.add_argument("--tables", type=int, nargs="+", default=[100])
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--idle", type=int, default=500, help="So many tables where nobody moves; 0 for none.")
    parser.add_argument("--flat-out", action="store_true", help="Also with players who do not think.")
    parser.add_argument("--coach", action="store_true", help="And again beside a coach who thinks all the time.")
    parser.add_argument("--database", default="", help="PostgreSQL instead of a SQLite file.")
    parser.add_argument("--profile", default="", help="Where the server writes its profile (it is slower then).")
    parser.add_argument("--beside", default="", help="Another checkout with compiled rules, measured first.")
    given = parser.parse_args()
    found: dict[str, Any] = {
        "game": given.game,
        "compiled": igroteka.is_compiled(),
        "seats": given.seats,
        "load_before": round(os.getloadavg()[0], 2),
    }
    kind = "compiled" if found["compiled"] else "interpreted"
    print(f"{given.game}, {kind}, {given.seats} seats, load before {found['load_before']}")
    if pinned():
        os.sched_setaffinity(0, {1})
    if given.beside:
        found["beside"] = measured(given, given.beside)
    found["here"] = measured(given, "")
    print(json.dumps(found))


if __name__ == "__main__":
    main()
