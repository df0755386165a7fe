"""How much a server carries: tables of random players over real sockets, and tables where nobody moves.

    python bench/server.py --game catan --tables 100 --seconds 10

Every seat is a socket of its own. "flat out" answers as soon as it is asked: it shows how many moves a core can take.
"with pauses" thinks about a second first, as people do at their fastest: it shows how long a move takes to be stored
and acknowledged. Time is taken from sending a move to reading its `ok`; the clients share the machine with the server.
"""

import argparse
import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import igroteka
from igroteka import catalog

ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+")
WARM: Final = 2.0  # seconds before counting
TICKS: Final = os.sysconf("SC_CLK_TCK")
AIMS: Final = {"moves_per_core": 300, "p99_ms": 100, "idle_mib": 250}


class Option(msgspec.Struct):
    """What we need to know of an option."""

    action: int
    kind: str


class Question(msgspec.Struct):
    """And of a question."""

    decision: str


class Scene(msgspec.Struct):
    """And of a scene."""

    rev: int
    question: Question
    options: list[Option] | None = None


class Told(msgspec.Struct):
    """And of a message."""

    t: str
    cid: str = ""
    code: str = ""
    scene: Scene | None = None


READ: Final = msgspec.json.Decoder(Told)


class Server:
    """`igroteka serve` with a database of its own."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process: Final = process
        self.address: Final = address
        self._proc: Final = Path(f"/proc/{process.pid}")

    def cpu(self) -> float:
        """Seconds of all its threads, user and system."""
        fields = (self._proc / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self, what: str = "VmRSS") -> float:
        """MiB held now (VmRSS) or at most (VmHWM)."""
        found = re.search(rf"{what}:\s+(\d+) kB", (self._proc / "status").read_text())
        return int(found[1]) / 1024 if found else 0.0


@contextmanager
def serving(database: str = "") -> Iterator[Server]:
    """An open house in a temporary folder."""
    with tempfile.TemporaryDirectory(prefix="igroteka-bench-") as folder:
        words = ["serve", "--port", "0", "--data", folder, "--no-open", "--workers", "0", "--no-limits", "--lang", "en"]
        words += ["--database", database] if database else []
        process = subprocess.Popen(
            [sys.executable, "-m", "igroteka", *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        try:
            assert process.stdout is not None
            found = ADDRESS.search(process.stdout.readline())
            assert found, "the server did not open"
            yield Server(process, found[0])
        finally:
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=30)


class Seat:
    """A player at a table."""

    def __init__(self, load: "Load", headers: dict[str, str], room: str, seat: int) -> None:
        self.load: Final = load
        self.headers: Final = headers
        self.room: Final = room
        self.seat: Final = seat
        self._sent: Final[dict[str, float]] = {}
        self._scene: Scene | None = None
        self._over = False
        self._number = 0

    async def live(self) -> None:
        """Follow the room and answer when asked, until the game is over."""
        address = self.load.server.address.replace("http", "ws", 1) + "/ws"
        options: Any = {"proxy": None, "compression": None, "max_size": None, "ping_interval": None, "open_timeout": 60}
        with suppress(ConnectionClosed):
            async with connect(address, additional_headers=self.headers, **options) as line:
                hello = {"t": "hello", "lang": "en", "rooms": [{"room": self.room, "seat": self.seat}]}
                await line.send(json.dumps(hello))
                async for message in line:
                    await self._hear(line, READ.decode(message))
                    if self._over and not self._sent:
                        return

    async def _hear(self, line: ClientConnection, told: Told) -> None:
        if told.t == "ok":
            self.load.done(time.perf_counter() - self._sent.pop(told.cid))
        elif told.t == "no":
            self.load.refused += 1
            self._sent.clear()
        elif told.scene is not None:
            if told.t == "state":
                self.load.seated += 1
            self._scene = told.scene
            self._over = told.scene.question.decision == "GAME_OVER"
        if not self._sent and self._scene is not None and self._scene.options:
            scene, self._scene = self._scene, None
            if self.load.think:
                await asyncio.sleep(self.load.luck.uniform(0.5, 1.5) * self.load.think)
            await self._say(line, scene)

    async def _say(self, line: ClientConnection, scene: Scene) -> None:
        kinds: dict[str, list[int]] = {}
        for option in scene.options or []:
            kinds.setdefault(option.kind, []).append(option.action)
        action = self.load.luck.choice(self.load.luck.choice(list(kinds.values())))
        self._number += 1
        cid = f"{self.seat}.{self._number}"
        word = {"t": "act", "room": self.room, "rev": scene.rev, "cid": cid, "seat": self.seat, "action": action}
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


async def played(server: Server, game: str, tables: int, seats: int, seconds: float, think: float) -> dict[str, Any]:
    """Tables that play for some seconds."""
    load = Load(server, game, seats, think)
    async with httpx.AsyncClient(timeout=60) as http:
        rooms = [await load.table(http) for _ in range(tables)]
        tasks = [asyncio.create_task(load.keep(http, room)) for room in rooms]
        while load.seated < tables * seats:  # noqa: ASYNC110 -- once, and nothing is measured yet
            await asyncio.sleep(0.05)
        await asyncio.sleep(WARM)
        load.times.clear()
        cpu, own, began = server.cpu(), time.process_time(), time.perf_counter()
        await asyncio.sleep(seconds)
        took, times = time.perf_counter() - began, sorted(load.times)
        cpu, own = server.cpu() - cpu, time.process_time() - own
        memory = server.memory()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    moves = len(times)
    assert moves, "nobody moved"
    return {
        "tables": tables,
        "sockets": tables * seats,
        "think_s": think,
        "moves": moves,
        "moves_per_s": round(moves / took, 1),
        "p50_ms": round(1000 * times[moves // 2], 1),
        "p99_ms": round(1000 * times[min(moves - 1, moves * 99 // 100)], 1),
        "server_cpu_ms_per_move": round(1000 * cpu / moves, 3),
        "moves_per_core": round(moves / cpu, 1) if cpu else 0.0,
        "server_cores": round(cpu / took, 2),
        "client_cores": round(own / took, 2),
        "rss_mib": round(memory, 1),
        "games_ended": load.ended,
        "refused": load.refused,
    }


async def idle(server: Server, game: str, tables: int, seats: int) -> dict[str, Any]:
    """Tables that were opened, with one socket each, where nobody moves."""
    load = Load(server, game, seats, think=1e9)
    empty = server.memory()
    async with httpx.AsyncClient(timeout=60) as http:
        rooms = [await load.table(http) for _ in range(tables)]
    tasks = [asyncio.create_task(Seat(load, *room, 0).live()) for room in rooms]
    while load.seated < len(tasks):  # noqa: ASYNC110 -- once, and nothing is measured yet
        await asyncio.sleep(0.05)
    await asyncio.sleep(1)
    cpu, began = server.cpu(), time.perf_counter()
    await asyncio.sleep(3)
    cores, memory = (server.cpu() - cpu) / (time.perf_counter() - began), server.memory()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "tables": tables,
        "sockets": tables,
        "empty_mib": round(empty, 1),
        "rss_mib": round(memory, 1),
        "kib_per_table": round(1024 * (memory - empty) / tables, 1),
        "server_cores": round(cores, 3),
    }


def shown(name: str, found: dict[str, Any]) -> str:
    """A line of the table."""
    return (
        f"{name:<22}{found['tables']:>7}{found['sockets']:>9}{found['moves_per_s']:>10}{found['p50_ms']:>9}"
        f"{found['p99_ms']:>9}{found['server_cpu_ms_per_move']:>9}{found['moves_per_core']:>12}{found['rss_mib']:>9}"
    )


def main() -> None:
    """Measure and print; the last line is one JSON object."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="catan", choices=catalog.games())
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--idle", type=int, default=500)
    parser.add_argument("--database", default="", help="PostgreSQL instead of a SQLite file.")
    given = parser.parse_args()
    load = os.getloadavg()[0]
    found: dict[str, Any] = {
        "game": given.game,
        "compiled": igroteka.is_compiled(),
        "seats": given.seats,
        "load_before": round(load, 2),
    }
    with serving(given.database) as server:
        found["flat_out"] = asyncio.run(played(server, given.game, given.tables, given.seats, given.seconds, 0.0))
    with serving(given.database) as server:
        found["with_pauses"] = asyncio.run(played(server, given.game, given.tables, given.seats, given.seconds, 1.0))
    with serving(given.database) as server:
        found["idle"] = asyncio.run(idle(server, given.game, given.idle, given.seats))
    kind = "compiled" if found["compiled"] else "interpreted"
    print(f"{given.game}, {kind}, {given.seats} seats, {found['flat_out']['client_cores']} cores for the clients")
    print(
        f"{'':<22}{'tables':>7}{'sockets':>9}{'moves/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'CPU ms':>9}"
        f"{'moves/core':>12}{'RSS MiB':>9}"
    )
    print(shown("flat out", found["flat_out"]))
    print(shown("with pauses of 1 s", found["with_pauses"]))
    rest = found["idle"]
    print(
        f"{'idle':<22}{rest['tables']:>7}{rest['sockets']:>9}{'':>49}{rest['rss_mib']:>9}"
        f"  ({rest['kib_per_table']} KiB a table)"
    )
    found["aims"] = {
        "moves_per_core": found["flat_out"]["moves_per_core"] >= AIMS["moves_per_core"],
        "p99_ms": found["with_pauses"]["p99_ms"] <= AIMS["p99_ms"],
        "idle_mib": rest["rss_mib"] <= AIMS["idle_mib"],
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
