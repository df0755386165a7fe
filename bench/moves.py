"""What a move costs the room itself, without sockets: whole games in one process, the same move by move in any version.

    python bench/moves.py --game catan --tables 20 --moves 8000 --beside ../before

Three people at a table follow it as browsers do; every move is stored before it is told, four tables at a time, as
group commits find them. Luck and whims are seeded, so two versions play the same games: compare their CPU, and see by
the bytes that they said the same. The best of four parts counts, for other work on the machine only ever adds. The
clients are in the same process; what they take is in the figures, about a tenth.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import msgspec

from bench.server import OVER, READ, Option
from igroteka import catalog, is_compiled
from igroteka.server import wire
from igroteka.server.app import SWITCH, YOUNG
from igroteka.server.config import Config
from igroteka.server.edge.socket import Conversation
from igroteka.server.runtime import Runtime
from igroteka.server.storage.rows import PersonRow

SEATS: Final = 3
TOGETHER: Final = 4
"""Tables that move in one turn of the loop."""
PARTS: Final = 4
ENDED: Final = OVER.encode()
ROOT: Final = Path(__file__).resolve().parent.parent


class Line:
    """What a conversation takes for a socket: what it is told, it hears at once."""

    is_open = True

    def __init__(self, table: "Table", seat: int) -> None:
        self._table: Final = table
        self._seat: Final = seat

    def tell(self, messages: list[bytes]) -> None:
        """Several messages in one piece."""
        for message in messages:
            self._table.hear(self._seat, message)

    def pause(self) -> None:
        """Nobody here says too much."""

    def resume(self) -> None:
        """As above."""


class Table:
    """A guest on all seats, each with a line of its own."""

    def __init__(self, house: "House", person: PersonRow, room: str, whim: int) -> None:
        self._house: Final = house
        self._room: Final = room
        self._whim: Final = random.Random(whim)
        self._number = 0
        self.over = False
        self.asked: tuple[int, int, list[Option]] | None = None  # seat, rev and what it may say
        visitor: Any = SimpleNamespace(
            session=person.id, token="", lang="en", asker=person.id, address="127.0.0.1", person=person
        )
        self._seats: Final = [
            Conversation(house.runtime, person, visitor, Line(self, seat))  # type: ignore[arg-type]  # no socket
            for seat in range(SEATS)
        ]
        for seat, talk in enumerate(self._seats):
            rooms = [wire.Subscription(room=room, seat=seat)]
            talk.hear(msgspec.json.encode(wire.Hello(v=wire.VERSION, lang="en", rooms=rooms)))

    def hear(self, seat: int, message: bytes) -> None:
        """What a seat is told."""
        told = READ.decode(message)
        self._house.bytes += len(message)
        if told.t == "ok":
            self._house.acknowledged()
        elif told.t in ("state", "ev"):
            self.over = self.over or ENDED in message
            if told.options:
                self.asked = seat, told.rev, told.options
        elif told.t in ("no", "bye"):
            raise SystemExit(f"refused: {message!r}")

    def move(self) -> bool:
        """Say something, if somebody is asked."""
        if self.asked is None or self.over:
            return False
        (seat, rev, options), self.asked = self.asked, None
        kinds: dict[str, list[int]] = {}
        for option in options:
            kinds.setdefault(option.kind, []).append(option.action)
        action = self._whim.choice(self._whim.choice(list(kinds.values())))
        self._number += 1
        word = wire.Act(room=self._room, rev=rev, cid=f"{seat}.{self._number}", seat=seat, action=action)
        self._seats[seat].hear(msgspec.json.encode(word))
        return True


class House:
    """All tables of one room, and what they counted."""

    def __init__(self, folder: Path) -> None:
        self.runtime: Final = Runtime(Config(data=folder, bot_workers=0, limited=False))
        self.tables: Final[list[Table]] = []
        self.moves = 0
        self.bytes = 0
        self._waited_for = 0
        self._all_answered: Final = asyncio.Event()

    def acknowledged(self) -> None:
        """One more move is stored and told."""
        self.moves += 1
        self._waited_for -= 1
        if self._waited_for == 0:
            self._all_answered.set()

    async def open(self, game: str, tables: int) -> None:
        """Everybody sits and knows how it stands."""
        await self.runtime.open()
        rooms = self.runtime.rooms
        for number in range(tables):
            person = PersonRow(id=f"p{number}", name=f"Guest {number}", created=0.0, settings={"auto_pass": False})
            await self.runtime.store.add_person(person)
            others = [wire.SeatSetup(kind="hotseat") for _ in range(SEATS - 1)]
            made = await rooms.create(person, wire.RoomSetup(game=game, seats=[wire.SeatSetup(kind="me"), *others]))
            await rooms.start(person, made.id)
            self.tables.append(Table(self, person, made.id, number))
        while any(table.asked is None for table in self.tables):  # noqa: ASYNC110 -- nothing is measured yet
            await asyncio.sleep(0.02)
        sys.setswitchinterval(SWITCH)  # as a server does when it has opened
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG)

    async def play(self, moves: int) -> None:
        """So many, or until all games are over."""
        end, place = self.moves + moves, 0
        while self.moves < end and not all(table.over for table in self.tables):
            self._all_answered.clear()
            self._waited_for = 0
            for _ in range(TOGETHER):
                self._waited_for += self.tables[place % len(self.tables)].move()
                place += 1
            if self._waited_for:
                await self._all_answered.wait()
            await asyncio.sleep(0)

    async def timed(self, moves: int) -> dict[str, float]:
        """Milliseconds of CPU of a move."""
        before = self.moves, self.bytes, time.thread_time(), time.process_time()
        await self.play(moves)
        main, all_threads = time.thread_time() - before[2], time.process_time() - before[3]
        count = self.moves - before[0]
        if not count:
            raise SystemExit("all games are over: more --tables or fewer --moves")
        return {
            "main_ms": 1000 * main / count,
            "all_ms": 1000 * all_threads / count,
            "bytes": (self.bytes - before[1]) / count,
        }


async def measured(game: str, tables: int, moves: int) -> dict[str, Any]:
    """The best of a few parts, after one that is not counted."""
    luck = random.Random(11)
    secrets.token_hex = lambda nbytes=None: luck.randbytes(nbytes or 32).hex()
    secrets.token_bytes = lambda nbytes=None: luck.randbytes(nbytes or 32)
    with tempfile.TemporaryDirectory(prefix="igroteka-bench-") as folder:
        house = House(Path(folder))
        await house.open(game, tables)
        await house.play(moves // PARTS)
        parts = [await house.timed(moves // PARTS) for _ in range(PARTS)]
        await house.runtime.close()
    return {
        "main_ms": round(min(part["main_ms"] for part in parts), 3),
        "all_ms": round(min(part["all_ms"] for part in parts), 3),
        "bytes": round(sum(part["bytes"] for part in parts) / PARTS),
        "moves": house.moves,
        "compiled": is_compiled(),
    }


def beside(given: argparse.Namespace, checkout: Path) -> dict[str, Any]:
    """The same of a checkout, in a process of its own."""
    words = ["--game", given.game, "--tables", str(given.tables), "--moves", str(given.moves), "--rounds", "0"]
    paths = os.pathsep.join([str(checkout / "src"), str(ROOT)])
    asked = subprocess.run(
        [sys.executable, "-m", "bench.moves", *words],
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        cwd=ROOT,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(asked.stdout.splitlines()[-1])
    return found


def main() -> None:
    """Measure versions in turn and print; the last line is one JSON object."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="catan", choices=catalog.games())
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--moves", type=int, default=8000)
    parser.add_argument("--rounds", type=int, default=2, help="Of all versions in turn; 0: once, in this very process.")
    parser.add_argument("--beside", nargs="*", default=[], help="Other checkouts with compiled rules.")
    given = parser.parse_args()
    if not given.rounds:
        print(json.dumps(asyncio.run(measured(given.game, given.tables, given.moves))))
        return
    report: dict[str, list[dict[str, Any]]] = {}
    print(f"{given.game}: CPU of a move, load before {os.getloadavg()[0]:.1f}")
    for _ in range(given.rounds):
        for checkout in [*(Path(other).absolute() for other in given.beside), ROOT]:
            found = beside(given, checkout)
            report.setdefault(checkout.name, []).append(found)
            print(
                f"{checkout.name:<24}main thread {found['main_ms']:.3f} ms, all {found['all_ms']:.3f} ms, "
                f"{found['bytes']} bytes",
                flush=True,
            )
    print(json.dumps({"game": given.game, "tables": given.tables, "moves": given.moves, "found": report}))


if __name__ == "__main__":
    main()
