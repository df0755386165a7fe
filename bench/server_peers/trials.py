"""What is asked of each server: a move a second, flat out, and what is left after a kill -9."""

import argparse
import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bench.server import WARM, NotOpened, Server, started
from bench.server_peers.tables import BROKEN, PATIENCE, Load, Table, client, opened, seated
from bench.server_peers.wire import NOTHING, Board, Match, News, Wire

MIDST: Final = 3  # moves of a game, which has five at least
SILENCE: Final = 20.0  # seconds after which a server that was killed has nothing to say of a game


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
