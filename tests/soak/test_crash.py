"""R1: the server is killed in the middle of play, again and again. What was acknowledged is there, once."""

import asyncio
import random
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.conftest import SOAK, sized
from tests.patience import LONG
from tests.soak.houses import LIMIT, House, figures
from tests.soak.players import Seat, guest, stopped, until
from tests.soak.reckoning import Account, reckon
from tests.soak.tables import GAMES, TRIALS, in_turn, long_table, market_table

TABLES = sized(6, 100)
KILLS = sized(2, 200)
LIVE = sized(0, 1000)  # games that were going on, besides those that are played


@pytest.mark.parametrize("kind", ["sqlite", "postgres"] if SOAK else ["sqlite"])
def test_what_was_acknowledged_survives_every_kill(tmp_path: Path, kind: str, request: pytest.FixtureRequest):
    database = request.getfixturevalue("postgres").new() if kind == "postgres" else ""
    asyncio.run(asyncio.wait_for(killed(House(tmp_path, "--no-limits", database=database)), LIMIT))


async def killed(house: House) -> None:
    luck = random.Random(20)
    slowest, whole = 0.0, Account()
    with house:
        async with httpx.AsyncClient(timeout=LONG) as http:
            seats: list[Seat] = []
            tasks: list[asyncio.Task[None]] = []

            async def open_tables(count: int) -> None:
                for _ in range(count):
                    number = len(tabled(seats))
                    goods = TRIALS[in_turn(number)].goods if number % 2 else None
                    people = [await guest(http, lambda: house.address) for _ in range(3 if goods else 1)]
                    setup = market_table() if goods else long_table(in_turn(number))
                    room = (await people[0].table(*people[1:], **setup))["id"]
                    new = [
                        Seat(
                            people[seat % len(people)],
                            room,
                            seat,
                            luck,
                            undo=0.1,
                            back=0.0 if goods else 0.03,
                            goods=goods,
                        )
                        for seat in range(3)
                    ]
                    seats.extend(new)
                    tasks.extend(asyncio.create_task(seat.live()) for seat in new)

            for number in range(LIVE):
                await (await guest(http, lambda: house.address)).table(game=in_turn(number))
            await open_tables(TABLES)
            for _ in range(KILLS):
                await until(lambda: all(seat.rev >= 0 for seat in seats), LONG, "first pictures")
                await until(partial(more_than, accepted(seats) + TABLES, seats), LONG, "moves")
                await until(lambda: any(seat.taken.keys() & seat.accepted.keys() for seat in seats), LONG, "a trade")
                await asyncio.sleep(luck.uniform(0.0, 0.7))
                house.kill()
                told = {room: max(seat.rev for seat in seats if seat.room == room) for room in rooms(seats)}
                for room, rev in told.items():
                    assert rev <= house.acts(room)[-1].rev, "told before it was stored"
                assert house.database or house.is_sound()
                await asyncio.to_thread(house.start)
                slowest = max(slowest, house.ready)
                await open_tables(sum(all(seat.over.is_set() for seat in table) for table in tabled(seats)) // 4)
            for seat in seats:
                seat.paused = True
            await until(lambda: all(seat.settled for seat in seats), LONG, "the last answers")
            await stopped(seats, tasks)
        for table in tabled(seats):
            whole += reckon(table, house.acts(table[0].room))
        failures = house.failures()
    lines = sum(seat.lines for seat in seats)
    figures(
        "R1" if not house.database else "R1 on PostgreSQL",
        games=len(GAMES),
        tables=len(seats) // 3,
        kills=KILLS,
        **whole.figures(),
        drafts_settled=whole.settled,
        reconnects=lines - len(seats),
        failures=len(failures),
        ready_again=f"{slowest:.2f} s",
    )
    assert whole.accepted > TABLES * KILLS
    assert whole.settled
    assert (0, 0, []) == (whole.lost, whole.duplicated, whole.wrong)
    assert not failures


def accepted(seats: list[Seat]) -> int:
    return sum(len(seat.accepted) for seat in seats)


def more_than(count: int, seats: list[Seat]) -> bool:
    return accepted(seats) > count


def rooms(seats: list[Seat]) -> set[str]:
    return {seat.room for seat in seats}


def tabled(seats: list[Seat]) -> list[list[Seat]]:
    return [seats[first : first + 3] for first in range(0, len(seats), 3)]
