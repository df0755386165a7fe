"""Two guests who want to stop the house, and people who play meanwhile: how long do the others wait?

    python bench/attack.py --players 20 --seconds 10

A server of its own, on this machine and nowhere else. Players sit alone at tables of three and move at random, about
twice a second; time is taken from sending a move to reading its `ok`, first in peace, then under attack. The two guests
import a legal record of 20,000 moves each and ask for what costs most, four requests at a time, as fast as they are
answered, in a process of their own: what they read keeps no player waiting. Clients share the machine with the server.
"""

import argparse
import asyncio
import json
import multiprocessing
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from igroteka import catalog
from igroteka.core.chance import Random
from igroteka.core.match import Match

ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+")
MOST_PLAYERS: Final = 40
MOST_SECONDS: Final = 60
AT_ONCE: Final = 4
SETTLING: Final = 12.0  # seconds; a fresh server reads its texts
PATIENCE: Final = 120.0
THINKING: Final = 0.5
SEATS: Final = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}]


def long_record(moves: int = 20_000) -> str:
    """A legal game of Catan in which nobody builds and nobody stops talking."""
    game = catalog.load("catan")
    match = Match(game, 3, {"repeat_refused_offers": True}, "attack")
    match.begin()
    luck = Random(5)
    while len(match.moves) < moves and not match.over:
        kinds: dict[str, list[int]] = {}
        for action in match.state.legal():
            kinds.setdefault(game.actions.of(action).name, []).append(int(action))
        if len(match.moves) > 60:  # after the set-up
            kinds = {kind: kinds[kind] for kind in kinds if kind not in ("settlement", "city", "buy")} or kinds
        said = list(kinds.values())[luck.below(len(kinds))]
        match.play(said[luck.below(len(said))])
    record = match.record()
    record.moves, record.result = record.moves[:moves], None
    return record.to_lines()


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """`igroteka serve` with a database of its own, and its address."""
    words = ["serve", "--port", "0", "--data", str(folder / "data"), "--no-open", "--bot-workers", "0", "--lang", "en"]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(
            [sys.executable, "-m", "igroteka", *words], stdout=subprocess.PIPE, stderr=log, text=True
        ) as process,
    ):
        try:
            assert process.stdout is not None
            found = ADDRESS.search(process.stdout.readline())
            if found is None:
                raise SystemExit((folder / "log").read_text())
            yield found[0]
        finally:
            process.kill()


class Player:
    """Somebody at a table of their own."""

    def __init__(self, address: str, number: int) -> None:
        self.address: Final = address
        self.luck: Final = random.Random(number)
        self.waits: list[float] = []
        self.sent: dict[str, float] = {}

    async def come_in(self, http: httpx.AsyncClient) -> None:
        """A guest and a game."""
        entered = await http.post("/api/session/guest", json={"bearer": True})
        self.headers = {"authorization": f"Bearer {entered.json()['token']}"}
        made = await http.post("/api/rooms", json={"game": "catan", "seats": SEATS}, headers=self.headers)
        self.room = made.json()["id"]
        await http.post(f"/api/rooms/{self.room}/start", headers=self.headers)

    async def play(self, until: float) -> None:
        """Move until the time is up; every seat has a socket of its own."""
        self.waits.clear()
        place = self.address.replace("http", "ws", 1) + "/ws"
        scenes: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        async with AsyncExitStack() as stack:
            lines: list[ClientConnection] = []
            for seat in range(len(SEATS)):
                line = connect(place, additional_headers=self.headers, proxy=None, open_timeout=PATIENCE)
                lines.append(await stack.enter_async_context(line))
                await lines[-1].send(
                    json.dumps({"t": "hello", "v": 2, "texts": True, "rooms": [{"room": self.room, "seat": seat}]})
                )
            readers = [asyncio.create_task(self._read(line, scenes)) for line in lines]
            last = -1
            while time.monotonic() < until:
                with suppress(TimeoutError):
                    scene = await asyncio.wait_for(scenes.get(), 1.0)
                    if scene["rev"] > last:
                        last = scene["rev"]
                        await self._move(lines[scene["seat"]], scene)
            for reader in readers:
                reader.cancel()
            await asyncio.gather(*readers, return_exceptions=True)

    async def _read(self, line: ClientConnection, scenes: "asyncio.Queue[dict[str, Any]]") -> None:
        async for message in line:
            told = json.loads(message)
            if told.get("cid") in self.sent:
                self.waits.append(time.perf_counter() - self.sent.pop(told["cid"]))
            elif (told.get("scene") or {}).get("options"):
                scenes.put_nowait(told["scene"])

    async def _move(self, line: ClientConnection, scene: dict[str, Any]) -> None:
        await asyncio.sleep(self.luck.uniform(0, 2 * THINKING))
        cid = f"{self.luck.getrandbits(60):x}"
        act = {"t": "act", "room": self.room, "rev": scene["rev"], "cid": cid, "seat": scene["seat"]}
        self.sent[cid] = time.perf_counter()
        await line.send(json.dumps({**act, "action": self.luck.choice(scene["options"])["action"]}))


async def attack(address: str, record: str, until: float, counted: Counter[str]) -> None:
    """A guest who asks for what costs most."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        entered = await http.post("/api/session/guest", json={"bearer": True})
        http.headers["authorization"] = f"Bearer {entered.json()['token']}"
        made = await http.post("/api/records", content=record.encode())
        counted[f"import {made.status_code}"] += 1
        if made.status_code != 201:
            return
        room, rev = made.json()["id"], made.json()["rev"]

        async def ask(number: int) -> None:
            ways = (f"at/{rev // 2}?texts=1", f"at/{rev - 1}", "replay?texts=1", "view?texts=1&lang=ru", "record.json")
            while time.monotonic() < until:
                number += 1
                way = ways[number % len(ways)]
                with suppress(httpx.HTTPError):
                    answer = await http.get(f"/api/rooms/{room}/{way}")
                    counted[f"{way.partition('/')[0].partition('?')[0]} {answer.status_code}"] += 1

        await asyncio.gather(*(ask(number) for number in range(AT_ONCE)))


def attack_twice(address: str, record: str, seconds: float) -> Counter[str]:
    """Two guests in a process of their own, and what they were answered."""
    counted: Counter[str] = Counter()

    async def both() -> None:
        until = time.monotonic() + seconds
        await asyncio.gather(*(attack(address, record, until, counted) for _ in range(2)))

    asyncio.run(both())
    return counted


def told(players: list[Player]) -> dict[str, float]:
    """Milliseconds."""
    waits = sorted(wait * 1000 for player in players for wait in player.waits)
    if not waits:
        return {"moves": 0}
    return {
        "moves": len(waits),
        "p50_ms": round(waits[len(waits) // 2], 1),
        "p99_ms": round(waits[min(len(waits) - 1, len(waits) * 99 // 100)], 1),
        "max_ms": round(waits[-1], 1),
    }


async def measured(address: str, count: int, seconds: float) -> dict[str, Any]:
    """In peace, then under attack."""
    players = [Player(address, number) for number in range(count)]
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        for player in players:
            await player.come_in(http)
    record = await asyncio.to_thread(long_record)
    await asyncio.sleep(SETTLING)
    found: dict[str, Any] = {"players": count, "seconds": seconds}
    counted: Counter[str] = Counter()
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as elsewhere:
        await asyncio.get_running_loop().run_in_executor(elsewhere, Counter)  # it is there
        for phase in ("peace", "attack"):
            until = time.monotonic() + seconds
            attackers = elsewhere.submit(attack_twice, address, record, seconds) if phase == "attack" else None
            await asyncio.gather(*(player.play(until) for player in players))
            found[phase] = told(players)
            if attackers is not None:
                counted = await asyncio.wrap_future(attackers)
    found["attackers"] = dict(sorted(counted.items()))
    return found


def main() -> None:
    """Print what was found, as one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=20, choices=range(1, MOST_PLAYERS + 1), metavar="N")
    parser.add_argument("--seconds", type=int, default=10, choices=range(1, MOST_SECONDS + 1), metavar="N")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="igroteka-") as name, served(Path(name)) as address:
        print(json.dumps(asyncio.run(measured(address, given.players, given.seconds)), indent=1))


if __name__ == "__main__":
    main()
