"""What a second process of the server brings, how soon one tells what another has stored, and what a kill -9 costs.

    python -m bench.workers --game catan --tables 60 --seconds 10

Tables of three sockets each at one port, on a PostgreSQL that is started for this and keeps every commit. "flat out"
answers as soon as it is asked: moves a second of one and of two processes, where sockets name their room and so come
to the process where it is at home, and where they come to any. "a move a second" is the pace of people at
their fastest: time is taken from the `ok` of whoever moved to the news at a socket of another process. Then one
process is killed while everybody plays, and what was acknowledged is held against what is stored. With more than three
cores each process of the server has one of its own, and clients and database share the others.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from pwd import getpwall
from typing import Any, Final

import httpx
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import igroteka
from bench.server import ADDRESS, OVER, READ, TICKS, WARM, Option, Told
from igroteka import catalog

PROGRAMS: Final = Path("/usr/lib/postgresql")
BROKEN: Final = (OSError, EOFError, TimeoutError, WebSocketException)
ESTABLISHED: Final = "01"
SEATS: Final = 3


# --- a database and a server


@contextmanager
def database() -> Iterator[tuple[str, int]]:
    """A PostgreSQL of our own that keeps what it is told: its address, and the number of its first process."""
    programs = max(PROGRAMS.glob("*/bin"), key=lambda path: float(path.parent.name))
    servant = "" if os.geteuid() else next(one.pw_name for one in getpwall() if one.pw_name in ("postgres", "nobody"))
    with tempfile.TemporaryDirectory(prefix="igroteka-bench-") as name:
        folder = Path(name)
        if servant:
            subprocess.run(["chown", servant, name], check=True)

        def run(program: str, *words: str) -> None:
            own = ["runuser", "-u", servant, "--"] if servant else []
            command = [*own, str(programs / program), "-D", str(folder / "data"), *words]
            subprocess.run(command, cwd=folder, check=True, capture_output=True)

        run("initdb", "--auth=trust", "--username=igroteka", "--encoding=UTF8", "--locale=C.UTF-8")
        listens = f"-k {folder} -c listen_addresses='' -c max_connections=60"
        run("pg_ctl", "start", "--wait", "--log", str(folder / "log"), "-o", listens)
        try:
            first = int((folder / "data" / "postmaster.pid").read_text().split()[0])
            yield f"postgresql://igroteka@/postgres?host={folder}", first
        finally:
            run("pg_ctl", "stop", "--wait", "--mode=fast")


class House:
    """`igroteka serve --workers N`, and its processes."""

    def __init__(self, process: subprocess.Popen[str], address: str, count: int) -> None:
        self.process: Final = process
        self.address: Final = address
        self.count: Final = count

    def workers(self) -> list[int]:
        """Those that serve."""
        return children(self.process.pid) if self.count > 1 else [self.process.pid]

    def pin(self) -> bool:
        """Each on a core of its own, if there are enough."""
        if (os.cpu_count() or 1) < self.count + 2:
            return False
        for core, worker in enumerate(self.workers()):
            for thread in Path(f"/proc/{worker}/task").iterdir():
                os.sched_setaffinity(int(thread.name), {core})
        return True


@contextmanager
def serving(url: str, count: int) -> Iterator[House]:
    words = ["serve", "--port", "0", "--no-open", "--bot-workers", "0", "--no-limits", "--lang", "en"]
    words += ["--database", url, "--workers", str(count)]
    process = subprocess.Popen(
        [sys.executable, "-m", "igroteka", *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert process.stdout is not None
        found = ADDRESS.search(process.stdout.readline())
        assert found, "the server did not open"
        yield House(process, found[0], count)
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def cpu(pids: list[int]) -> float:
    """Seconds of some processes, user and system."""
    total = 0
    for pid in pids:
        with suppress(FileNotFoundError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
    return total / TICKS


def keepers(workers: list[int], port: int) -> dict[int, int]:
    """Which process has taken the connection from each port."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    sockets = {
        f"socket:[{row[9]}]": int(row[2].rpartition(":")[2], 16)
        for row in rows
        if row[1].endswith(f":{port:04X}") and row[3] == ESTABLISHED
    }
    found: dict[int, int] = {}
    for worker in workers:
        for file in Path(f"/proc/{worker}/fd").iterdir():
            with suppress(FileNotFoundError):
                if (peer := sockets.get(str(file.readlink()))) is not None:
                    found[peer] = worker
    return found


# --- players, in processes of their own


class Seat:
    """A player who comes again when the line breaks, and says again what has had no answer."""

    def __init__(self, crowd: "Crowd", headers: dict[str, str], room: str, seat: int) -> None:
        self.crowd: Final = crowd
        self.headers: Final = headers
        self.room: Final = room
        self.seat: Final = seat
        self.port = 0
        self.asked: dict[str, Any] = {}
        self._sent = 0.0
        self._rev = 0
        self._options: list[Option] | None = None
        self._number = 0

    async def live(self) -> None:
        """Play as long as it is wanted."""
        address = self.crowd.address.replace("http", "ws", 1) + "/ws"
        address += f"?room={self.room}" if self.crowd.at_home else ""
        options: Any = {"proxy": None, "compression": None, "max_size": None, "ping_interval": None, "open_timeout": 60}
        while True:
            try:
                async with connect(address, additional_headers=self.headers, **options) as line:
                    self.port = line.transport.get_extra_info("sockname")[1]
                    await self._talk(line)
            except BROKEN:
                await asyncio.sleep(0.05)

    async def _talk(self, line: ClientConnection) -> None:
        hello = {"t": "hello", "v": 2, "lang": "en", "rooms": [{"room": self.room, "seat": self.seat}]}
        await line.send(json.dumps(hello))
        if self.asked:
            await line.send(json.dumps(self.asked))
        async for message in line:
            if OVER in str(message):
                self.crowd.over.add(self.room)
            await self._hear(line, READ.decode(message))

    async def _hear(self, line: ClientConnection, told: Told) -> None:
        now = time.perf_counter()
        if told.t == "bye":
            raise EOFError
        if told.t == "ok" and told.cid == self.asked.get("cid"):
            self.asked = {}
            self.crowd.acknowledged(self, told.cid, told.rev, now - self._sent)
        elif told.t == "no" and told.cid == self.asked.get("cid"):
            self.crowd.refused += 1
            self.asked = {}
        elif told.t in ("state", "ev"):
            if told.t == "ev":
                self.crowd.told(self, told.rev)
            else:
                self.crowd.seated.add((self.room, self.seat))
            self._rev, self._options = told.rev, told.options
        if not self.asked and self._options and self.room not in self.crowd.over and not self.crowd.paused:
            options, self._options = self._options, None
            if self.crowd.think:
                await asyncio.sleep(self.crowd.luck.uniform(0.5, 1.5) * self.crowd.think)
            await self._say(line, options)

    async def _say(self, line: ClientConnection, options: list[Option]) -> None:
        kinds: dict[str, list[int]] = {}
        for option in options:
            kinds.setdefault(option.kind, []).append(option.action)
        action = self.crowd.luck.choice(self.crowd.luck.choice(list(kinds.values())))
        self._number += 1
        word = {"t": "act", "room": self.room, "rev": self._rev, "cid": f"{self.seat}.{self._number}"}
        self.asked = {**word, "seat": self.seat, "action": action}
        self._sent = time.perf_counter()
        await line.send(json.dumps(self.asked))


class Crowd:
    """The players of one process, and what they saw."""

    def __init__(self, address: str, game: str, think: float, seed: int, at_home: bool) -> None:
        self.address: Final = address
        self.game: Final = game
        self.think: Final = think
        self.at_home: Final = at_home  # do they name their room at the door?
        self.luck: Final = random.Random(seed)
        self.seated: Final[set[tuple[str, int]]] = set()
        self.over: Final[set[str]] = set()
        self.keeper: dict[int, int] = {}
        self.times: list[float] = []
        self.across: list[float] = []
        self.promised: Final[list[tuple[str, int, str, int]]] = []
        self.moved: Final[dict[str, float]] = {}  # when each table moved last
        self.pauses: Final[dict[str, float]] = {}  # the longest time that a table stood
        self.refused = 0
        self.paused = False
        self._news: Final[dict[tuple[str, int], list[tuple[int, float]]]] = {}

    def acknowledged(self, seat: Seat, cid: str, rev: int, seconds: float) -> None:
        """A move is stored, and whoever moved knows it."""
        now = time.perf_counter()
        self.times.append(seconds)
        self.promised.append((seat.room, seat.seat, cid, rev))
        if seat.room in self.moved:
            self.pauses[seat.room] = max(self.pauses.get(seat.room, 0.0), now - self.moved[seat.room])
        self.moved[seat.room] = now
        own = self.keeper.get(seat.port)
        for port, heard in self._news.pop((seat.room, rev), []):
            if own is not None and self.keeper.get(port, own) != own:
                self.across.append(max(0.0, heard - now))
        self._news[seat.room, rev] = [(seat.port, now)]

    def told(self, seat: Seat, rev: int) -> None:
        """Somebody hears of a move, before or after it is acknowledged to whoever made it."""
        now = time.perf_counter()
        news = self._news.setdefault((seat.room, rev), [])
        news.append((seat.port, now))
        mover, then = news[0]
        own = self.keeper.get(mover)
        if len(news) > 1 and own is not None and self.keeper.get(seat.port, own) != own:
            self.across.append(now - then)
        self._news.pop((seat.room, rev - 8), None)

    async def tables(self, count: int) -> list[Seat]:
        """A guest for each, who has all seats."""
        found: list[Seat] = []
        async with httpx.AsyncClient(timeout=60) as http:
            for _ in range(count):
                entered = await http.post(f"{self.address}/api/session/guest", json={"bearer": True})
                headers = {"authorization": f"Bearer {entered.json()['token']}"}
                alone = {"auto_pass": False}  # every move is ours
                (await http.patch(f"{self.address}/api/person", json=alone, headers=headers)).raise_for_status()
                seats = [{"kind": "me"}, *({"kind": "hotseat"} for _ in range(SEATS - 1))]
                setup = {"game": self.game, "seats": seats}
                made = await http.post(f"{self.address}/api/rooms", json=setup, headers=headers)
                room = made.json()["id"]
                (await http.post(f"{self.address}/api/rooms/{room}/start", headers=headers)).raise_for_status()
                found += [Seat(self, headers, room, seat) for seat in range(SEATS)]
        return found


def crowd(
    line: Connection, house: tuple[str, list[int]], game: str, tables: int, think: float, seed: int, at_home: bool
) -> None:
    """The life of a process of players: seated, measured, settled, each when it is told to."""
    address, workers = house

    async def live() -> None:
        found = Crowd(address, game, think, seed, at_home)
        seats = await found.tables(tables)
        tasks = [asyncio.create_task(seat.live()) for seat in seats]
        while len(found.seated) < len(seats):  # noqa: ASYNC110 -- once, and nothing is measured yet
            await asyncio.sleep(0.05)
        found.keeper = keepers(workers, int(address.rpartition(":")[2]))
        line.send(Counter(found.keeper[seat.port] for seat in seats))
        await asyncio.to_thread(line.recv)  # begin
        found.times, found.across = [], []
        await asyncio.to_thread(line.recv)  # end
        times, across = found.times, found.across
        found.paused = True
        until = time.monotonic() + 30
        while any(seat.asked for seat in seats) and time.monotonic() < until:  # noqa: ASYNC110 -- as above
            await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        line.send((times, across, found.promised, max(found.pauses.values(), default=0.0), found.refused))

    cores = os.cpu_count() or 1
    if cores >= len(workers) + 2:
        os.sched_setaffinity(0, set(range(len(workers), cores)))
    asyncio.run(live())


# --- what is measured


class Crowds:
    """All processes of players."""

    def __init__(self, house: House, game: str, tables: int, think: float, count: int, *, at_home: bool) -> None:
        context = get_context("spawn")
        shares = [tables // count + (number < tables % count) for number in range(count)]
        self.lines: Final[list[Connection]] = []
        self.processes: Final[list[Any]] = []
        for seed, share in enumerate(shares):
            ours, theirs = context.Pipe()
            address = (house.address, house.workers())
            words = (theirs, address, game, share, think, seed, at_home)
            process = context.Process(target=crowd, args=words, daemon=True)
            process.start()
            self.lines.append(ours)
            self.processes.append(process)
        self.spread: Final = sum((line.recv() for line in self.lines), Counter[int]())

    def say(self) -> None:
        """On with it."""
        for line in self.lines:
            line.send(None)

    def found(self) -> list[tuple[list[float], list[float], list[tuple[str, int, str, int]], float, int]]:
        """What each has seen."""
        found = [line.recv() for line in self.lines]
        for process in self.processes:
            process.join()
        return found


def measured(
    url: str, postgres: int, given: argparse.Namespace, count: int, think: float, *, kill: bool, at_home: bool = False
) -> Any:
    """Tables that play for some seconds on so many processes; one of these may be killed half-way."""
    with serving(url, count) as house:
        pinned = house.pin()
        crowds = Crowds(house, given.game, given.tables, think, given.clients, at_home=at_home)
        time.sleep(WARM)
        backends = [postgres, *children(postgres)]
        before, stored = cpu(house.workers()), cpu(backends)
        began = time.perf_counter()
        crowds.say()
        time.sleep(given.seconds / 2)
        if kill:
            busiest = max(crowds.spread, key=lambda worker: crowds.spread[worker])
            os.kill(busiest, signal.SIGKILL)
        time.sleep(given.seconds / 2)
        took = time.perf_counter() - began
        spent, stored = cpu(house.workers()) - before, cpu(backends) - stored
        crowds.say()
        found = crowds.found()
    times = sorted(one for times, *_ in found for one in times)
    across = sorted(one for _, across, *_ in found for one in across)
    promised = [one for _, _, promised, *_ in found for one in promised]
    lost, doubled = reckoned(url, promised)
    assert times, "nobody moved"
    return {
        "workers": count,
        "think_s": think,
        "tables": given.tables,
        "sockets": sorted(crowds.spread.values()),
        "pinned": pinned,
        "moves_per_s": round(len(times) / took, 1),
        "p50_ms": at(times, 50),
        "p99_ms": at(times, 99),
        "cpu_ms_per_move": None if kill else round(1000 * spent / len(times), 3),
        "database_cpu_ms_per_move": round(1000 * stored / len(times), 3),
        "across": len(across),
        "across_p50_ms": at(across, 50),
        "across_p99_ms": at(across, 99),
        "acknowledged": len(promised),
        "lost": lost,
        "doubled": doubled,
        "longest_pause_s": round(max(pause for *_, pause, _ in found), 2),
        "refused": sum(refused for *_, refused in found),
    }


def reckoned(url: str, promised: list[tuple[str, int, str, int]]) -> tuple[int, int]:
    """What was acknowledged and is not stored under its number; what is stored twice."""
    rooms = list({room for room, *_ in promised})
    with psycopg.connect(url) as connection:
        rows = connection.execute("SELECT room, seat, cid, rev FROM act WHERE room = ANY(%s)", (rooms,)).fetchall()
    kept = {(room, seat, cid, rev) for room, seat, cid, rev in rows}
    said = Counter((room, seat, cid) for room, seat, cid, _ in rows if cid)
    return sum(one not in kept for one in promised), sum(number - 1 for number in said.values())


def at(times: list[float], percent: int) -> float | None:
    """Milliseconds."""
    return round(1000 * times[min(len(times) - 1, len(times) * percent // 100)], 1) if times else None


def shown(name: str, found: dict[str, Any]) -> str:
    sockets = "/".join(map(str, found["sockets"]))
    return (
        f"{name:<18}{found['workers']:>8}{sockets:>10}{found['moves_per_s']:>10}{found['p50_ms']:>9}{found['p99_ms']:>9}"
        f"{found['cpu_ms_per_move'] or '':>9}{found['database_cpu_ms_per_move']:>9}"
        f"{found['across_p50_ms'] or '':>9}{found['across_p99_ms'] or '':>9}"
        f"{found['acknowledged']:>8}{found['lost']:>6}{found['doubled']:>8}{found['longest_pause_s']:>9}"
    )


def main() -> None:
    """Measure and print; the last line is one JSON object."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="catan", choices=catalog.games())
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--clients", type=int, default=max(1, (os.cpu_count() or 2) // 2), help="Processes of players.")
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    found: dict[str, Any] = {"game": given.game, "compiled": igroteka.is_compiled(), "cores": os.cpu_count()}
    found["load_before"] = round(os.getloadavg()[0], 2)
    print(f"{given.game}, {found['cores']} cores, load before {found['load_before']}")
    print(
        f"{'':<18}{'workers':>8}{'sockets':>10}{'moves/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'CPU ms':>9}{'DB ms':>9}"
        f"{'tell p50':>9}{'p99':>9}{'acks':>8}{'lost':>6}{'doubled':>8}{'pause s':>9}",
        flush=True,
    )
    with database() as (url, postgres):
        for name, count, at_home in (
            ("flat out", 1, False),
            ("flat out, at home", given.workers, True),
            ("flat out, anywhere", given.workers, False),
        ):
            row = measured(url, postgres, given, count, 0.0, kill=False, at_home=at_home)
            found[f"{name.replace(',', '').replace(' ', '_')}_{count}"] = row
            print(shown(name, row), flush=True)
        found["paced"] = measured(url, postgres, given, given.workers, 1.0, kill=False)
        print(shown("a move a second", found["paced"]), flush=True)
        found["killed"] = measured(url, postgres, given, given.workers, 1.0, kill=True)
        print(shown("kill -9", found["killed"]), flush=True)
    one, more = found["flat_out_1"], found[f"flat_out_at_home_{given.workers}"]
    found["gain"] = round(more["moves_per_s"] / one["moves_per_s"], 2)
    found["gain_by_cpu"] = round(given.workers * one["cpu_ms_per_move"] / more["cpu_ms_per_move"], 2)
    print(
        f"{given.workers} processes: {found['gain']} times the moves of one; by the CPU that a move takes, "
        f"{found['gain_by_cpu']} times, had each a core of its own"
    )
    print(json.dumps(found))


if __name__ == "__main__":
    main()
