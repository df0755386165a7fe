"""`make play`: the compiled rules come into a room that is open and full; nobody loses anything, nobody is refused."""

import asyncio
import random
import shlex
import time
from contextlib import suppress
from pathlib import Path

import httpx

from tests.conftest import sized
from tests.patience import LONG
from tests.soak.houses import LIMIT, House, figures
from tests.soak.players import Seat, guest, stopped, until
from tests.soak.reckoning import Account, reckon
from tests.soak.tables import TRIALS, in_turn, long_table, market_table

ROOT = Path(__file__).resolve().parents[2]
TABLES = sized(5, 40)
ACTS = sized(20, 200)  # of all seats, before and after
# The first word of a House is `serve`; in its place comes the command that compiles. What gives way to everything would
# never come to its turn in a test that plays without pause. Nobody is killed who does not end in order.
KEEPER = f"""
import asyncio, sys
sys.path.insert(0, {str(ROOT / "tools")!r})
import play
play.GIVING_WAY.clear()
play.ORDERLY = {LIMIT}
sys.exit(asyncio.run(play.main([{{command!r}}, *sys.argv[2:]])))
"""


def test_compiled_rules_come_into_an_open_room(tmp_path: Path):
    compiled = tmp_path / "compiled"
    command = shlex.join(["sh", "-c", f"until [ -e {shlex.quote(str(compiled))} ]; do sleep 0.05; done"])
    house = House(tmp_path, "--no-limits", "--bot-workers", "1", script=KEEPER.format(command=command))
    asyncio.run(asyncio.wait_for(taken_over(house, compiled), LIMIT))


async def taken_over(house: House, compiled: Path) -> None:
    luck = random.Random(21)
    whole, waits = Account(), list[float]()
    with house:
        async with httpx.AsyncClient(timeout=LONG) as http:
            seats: list[Seat] = []
            for number in range(TABLES):
                goods = TRIALS[in_turn(number)].goods if number % 2 == 0 else None
                people = [await guest(http, lambda: house.address) for _ in range(3 if goods else 1)]
                setup = market_table() if goods else long_table(in_turn(number))
                room = (await people[0].table(*people[1:], **setup))["id"]
                seats += [
                    Seat(people[seat % len(people)], room, seat, luck, undo=0.1, goods=goods) for seat in range(3)
                ]
            against_bots = (await people[0].table(bots=2, game=in_turn(0)))["id"]
            tasks = [asyncio.create_task(seat.live()) for seat in seats]
            knocking = asyncio.create_task(knock(house.address, waits))
            await until(lambda: accepted(seats) > ACTS, LONG, "moves on interpreted rules")

            before = rooms_of(house)
            assert [False] == [is_compiled(room) for room in before]
            assert {False} == {is_compiled(worker) for worker in children(before[0])}, "bots think as their room does"
            await asyncio.to_thread(compiled.touch)
            await until(lambda: any(is_compiled(room) for room in rooms_of(house)), LIMIT, "compiled rules")
            await until(lambda: before[0] not in rooms_of(house), LONG, "the end of the first process")
            done = accepted(seats)
            await until(lambda: accepted(seats) > done + ACTS, LONG, "moves on compiled rules")

            knocking.cancel()
            for seat in seats:
                seat.paused = True
            await until(lambda: all(seat.settled for seat in seats), LONG, "the last answers")
            await stopped(seats, tasks)
            assert "active" == (await people[0].get(f"/api/rooms/{against_bots}")).json()["status"]
        for table in (seats[first : first + 3] for first in range(0, len(seats), 3)):
            whole += reckon(table, house.acts(table[0].room))
        house.stop()
        failures = house.failures()
    figures(
        "takeover",
        tables=TABLES,
        **whole.figures(),
        drafts_settled=whole.settled,
        reconnects=sum(seat.lines for seat in seats) - len(seats),
        failures=len(failures),
        longest_wait_at_the_door=f"{max(waits):.2f} s",
    )
    assert all(seat.lines > 1 for seat in seats), "everybody has come again by themselves"
    assert (0, 0, []) == (whole.lost, whole.duplicated, whole.wrong)
    assert not failures


async def knock(address: str, waits: list[float]) -> None:
    """Somebody new every moment: each finds the door open, however long the answer takes."""
    where = httpx.URL(address)
    while True:
        began = time.monotonic()
        _, line = await asyncio.open_connection(where.host, where.port)  # refused: the test has failed
        line.close()
        with suppress(httpx.ReadError, httpx.RemoteProtocolError):  # who is let in by one that leaves comes again
            async with httpx.AsyncClient(timeout=LONG) as http:
                assert (await http.get(f"{address}/health")).is_success
                waits.append(time.monotonic() - began)
        await asyncio.sleep(0.05)


def accepted(seats: list[Seat]) -> int:
    return sum(len(seat.accepted) for seat in seats)


def rooms_of(house: House) -> list[int]:
    """The processes that serve."""
    return [child for child in children(house.pid) if b"serve" in read(child, "cmdline").split(b"\0")]


def children(parent: int) -> list[int]:
    """The processes that this one has started, and that have not ended."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and (fields := read(int(entry.name), "stat").rpartition(b")")[2].split()):
            if int(fields[1]) == parent and fields[0] != b"Z":
                found.append(int(entry.name))
    return found


def is_compiled(process: int) -> bool:
    return b"igroteka__mypyc" in read(process, "maps")


def read(process: int, what: str) -> bytes:
    """A file about a process; nothing if it has ended."""
    try:
        return Path(f"/proc/{process}/{what}").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""
