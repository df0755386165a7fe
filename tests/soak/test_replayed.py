"""R5: whatever way a game is walked through again, it is the game that was played, to the last byte."""

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx

from igroteka.core.match import Match
from igroteka.core.record import read_record
from igroteka.core.state import SPECTATOR, packed
from igroteka.server.rooms import luck
from igroteka.server.rooms.luck import verify_record
from igroteka.server.rooms.snapshots import EVERY, repeated, resumed
from igroteka.server.storage import Store
from tests.conftest import sized
from tests.patience import LONG
from tests.soak.houses import LIMIT, House, figures
from tests.soak.players import Json, Seat, guest, stopped, until, written
from tests.soak.tables import GAMES, in_turn, load, short_table

PLAYED = sized(len(GAMES), 200)


def test_every_way_back_leads_to_the_game_that_was_played(tmp_path: Path):
    asyncio.run(asyncio.wait_for(walked(House(tmp_path, "--no-limits")), LIMIT))


async def walked(house: House) -> None:
    """Games with much taken back: what was seen live, against a killed server's rebuilt tables, replays and records."""
    compared, snapshots, differences, acts = 0, 0, [], 0
    with house:
        async with httpx.AsyncClient(timeout=LONG) as http:
            for first in range(0, PLAYED, 10):
                tables = await asyncio.gather(
                    *(played(http, house, number) for number in range(first, min(first + 10, PLAYED)))
                )
                house.kill()
                for seats in tables:
                    found, wrong = await pictured(house, seats[0].room)
                    snapshots += found
                    differences += wrong
                await asyncio.to_thread(house.start)
                for seats in tables:
                    acts += seats[0].rev
                    for seat in seats:
                        found, wrong = await looked_back(seat)
                        compared += found
                        differences += wrong
                    differences += await recorded(seats)
        failures = house.failures()
    figures(
        "R5",
        games=PLAYED,
        acts=acts,
        compared=compared,
        snapshots_compared=snapshots,
        differences=len(differences),
        failures=len(failures),
    )
    assert [] == differences
    assert not failures
    assert compared >= 4 * acts
    assert snapshots >= acts // EVERY - PLAYED


async def played(http: httpx.AsyncClient, house: House, number: int) -> list[Seat]:
    host = await guest(http, lambda: house.address)
    room = (await host.table(**short_table(in_turn(number), whole=True)))["id"]
    luck = random.Random(number)
    seats = [Seat(host, room, seat, luck, undo=0.3, back=0.05) for seat in range(3)]
    tasks = [asyncio.create_task(seat.live()) for seat in seats]
    await until(lambda: all(seat.over.is_set() and seat.settled for seat in seats), LIMIT, "the end of a game")
    await stopped(seats, tasks)
    assert [] == [word for seat in seats for word in seat.wrong]
    return seats


async def pictured(house: House, id: str) -> tuple[int, list[str]]:
    """Every picture a killed server left of a game, against all acts before it; and with the acts after it, the end."""
    store = Store(f"sqlite:///{house.folder / 'data' / 'igroteka.db'}")
    await store.open()
    try:
        found = await store.room(id)
        assert found is not None
        row, seats = found
        acts, seed = await store.acts(id), luck.seed(await store.secret(id), row.contributions)
        whole, drawn = await repeated(*found, seed, acts, EVERY)
        compared, wrong = 0, []
        for kept in drawn:
            stored = await store.snapshot(id, kept.rev, kept.maker)
            if stored is None or stored.rev != kept.rev:
                continue  # it was being written when the server was killed
            compared += 1
            table = resumed(*found, seed, stored, await store.answers(id, kept.rev), acts[kept.rev :])
            if stored != kept or packed(table.frozen()) != packed(whole.frozen()):
                wrong.append(f"the picture of {id} at {kept.rev}")
            for seat in (*range(len(seats)), SPECTATOR):
                if table.scene(seat, "en") != whole.scene(seat, "en") or table.log(seat, "ru") != whole.log(seat, "ru"):
                    wrong.append(f"the end of {id} from {kept.rev} for {seat}")
    finally:
        await store.close()
    return compared, wrong


async def looked_back(seat: Seat) -> tuple[int, list[str]]:
    """Every moment as it was seen then: by the moment (a kept position and what followed), by the steps."""
    compared, wrong = 0, []
    path = f"/api/rooms/{seat.room}"
    last = (await seat.person.get(f"{path}/view?texts=1&seat={seat.seat}")).json()
    if written(last["scene"]) != written(seat.scene or {}) or last["log"] != seat.log[-len(last["log"]) :]:
        wrong.append(f"the last picture of {seat.seat}")
    for rev, scene in list(seat.seen.items())[:: sized(3, 1)]:
        again = (await seat.person.get(f"{path}/at/{rev}?texts=1&seat={seat.seat}")).json()
        compared += 1
        if plain(again) != plain(scene):
            wrong.append(f"{seat.room} at {rev} for {seat.seat}")
    steps: list[Json] = (await seat.person.get(f"{path}/replay?texts=1&seat={seat.seat}")).json()
    if [step["rev"] for step in steps] != list(range(1, seat.rev + 1)):
        wrong.append("the numbers of the steps")
    for step in steps:
        compared += 1
        if (
            step["rev"] in seat.told
            and step["kind"] not in ("undo", "back")
            and step["events"] != seat.told[step["rev"]]
        ):
            wrong.append(f"{seat.room} step {step['rev']} for {seat.seat}")
    return compared, wrong


async def recorded(seats: list[Seat]) -> list[str]:
    """The record can be played by the rules alone, its luck is what was promised, and it ends as the game did."""
    wrong = []
    for kind in ("json", "txt"):
        text = (await seats[0].person.get(f"/api/rooms/{seats[0].room}/record.{kind}")).text
        record = read_record(text)
        match = verify_record(record) if kind == "json" else Match.replay(load(record.game), record)
        for seat in seats:
            assert seat.scene is not None
            if written(match.state.view(seat.seat)) != written(seat.scene["view"]):
                wrong.append(f"record.{kind} for {seat.seat}")
    return wrong


def plain(scene: dict[str, Any]) -> str:
    """Without what only a live table has."""
    return written({key: value for key, value in scene.items() if key not in {"options", "undo"}})
