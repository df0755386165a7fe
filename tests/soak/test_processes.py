"""Several processes on one PostgreSQL serve one game; then one of them is killed.

What one writes is told to the others by the database: nobody looks around by himself here, unless it is said.
"""

import asyncio
import json
import os
import random
import signal
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from tests.conftest import sized
from tests.patience import LONG
from tests.server.edge import connected
from tests.soak.houses import LIMIT, House, figures
from tests.soak.players import Json, Person, Seat, guest, stopped, until, written
from tests.soak.reckoning import Account, reckon
from tests.soak.tables import TRIALS, in_turn, long_table, market_table
from tests.whim import chosen

TABLES = sized(2, 40)
ACTS = sized(12, 100)
KILLS = sized(1, 10)
TOLD = ("--no-limits", "--look", "3600")


def test_two_processes_serve_one_game(tmp_path: Path, postgres: Any):
    database = postgres.new()
    houses = [House(tmp_path / name, *TOLD, database=database) for name in ("left", "right")]
    asyncio.run(asyncio.wait_for(shared(houses), LIMIT))


async def shared(houses: list[House]) -> None:
    """Seats of each table come to different doors; when one closes, its people go to the other."""
    luck = random.Random(8)
    left, right = houses
    whole, differences = Account(), 0
    with left, right:
        async with httpx.AsyncClient(timeout=LONG) as http:
            seats: list[Seat] = []
            for number in range(TABLES):
                people = [await guest(http, lambda: left.address, name) for name in ("Ada", "Boris", "Clara")]
                goods = TRIALS[in_turn(number)].goods
                setup = market_table() if goods else long_table(in_turn(number))
                room = (await people[0].table(*people[1:], **setup))["id"]
                doors = [houses[(number + seat) % 2] for seat in range(3)]
                seats += [
                    Seat(person, room, seat, luck, where=partial(address_of, door), undo=0.1, patience=3.0, goods=goods)
                    for seat, (person, door) in enumerate(zip(people, doors, strict=True))
                ]
            tasks = [asyncio.create_task(seat.live()) for seat in seats]
            await until(partial(moved_on, dict.fromkeys(seats, 0)), LIMIT, "moves from both sides")
            for _ in range(KILLS):
                left.kill()
                before = {seat: seat.rev for seat in seats}
                homes = {seat: seat.where for seat in seats}
                for seat in seats:
                    seat.where = lambda: right.address
                await until(partial(moved_on, before), LIMIT, "moves on one side")
                await asyncio.to_thread(left.start)
                for seat in seats:
                    seat.where = homes[seat]
            await until(lambda: any(seat.taken.keys() & seat.accepted.keys() for seat in seats), LIMIT, "a trade")
            for seat in seats:
                seat.paused = True
            await until(lambda: all(seat.settled for seat in seats), LONG, "the last answers")
            await asyncio.sleep(0.2)
            for seat in seats:
                for house in houses:
                    differences += not await is_told(seat, house, len(house.acts(seat.room)))
            await stopped(seats, tasks)
            for table in (seats[first : first + 3] for first in range(0, len(seats), 3)):
                whole += reckon(table, left.acts(table[0].room))
            refused = sum(sum(seat.refused.values()) for seat in seats)
        failures = [*left.failures(), *right.failures()]
    figures(
        "two processes",
        tables=TABLES,
        kills=KILLS,
        **whole.figures(),
        differences=differences,
        drafts_settled=whole.settled,
        refused_as_stale=refused,
        failures=len(failures),
    )
    assert (0, 0, 0, []) == (whole.lost, whole.duplicated, differences, whole.wrong)
    assert whole.settled
    assert not failures


def address_of(house: House) -> str:
    return house.address


def moved_on(before: dict[Seat, int]) -> bool:
    return all(seat.rev > rev + ACTS or seat.over.is_set() for seat, rev in before.items())


async def is_told(seat: Seat, house: House, rev: int) -> bool:
    """Does this door tell how things stand, and the same as that door?"""
    path = f"{house.address}/api/rooms/{seat.room}/view?texts=1&seat={seat.seat}"
    for _ in range(30):
        told = (await seat.person.http.get(path, headers=seat.person.headers)).json()
        if told["rev"] == rev:
            return seat.rev != rev or written(told["scene"]) == written(seat.scene or {})
        await asyncio.sleep(0.1)
    return False


def test_one_of_several_workers_dies_under_load(tmp_path: Path, postgres: Any):
    """At one address: whose line breaks comes again and is let in by another; bots of the dead one go on."""
    house = House(tmp_path, *TOLD, "--workers", "2", "--bot-pace", "0", database=postgres.new())
    asyncio.run(asyncio.wait_for(bereaved(house), LIMIT))


async def bereaved(house: House) -> None:
    luck = random.Random(10)
    whole = Account()
    with house:
        async with httpx.AsyncClient(timeout=LONG) as http:
            seats: list[Seat] = []
            for number in range(2 * TABLES):
                people = [await guest(http, lambda: house.address, name) for name in ("Ada", "Boris", "Clara")]
                people, bots = (people[:2], 1) if number % 2 else (people, 0)
                room = (await people[0].table(*people[1:], bots=bots, **long_table("catan")))["id"]
                seats += [Seat(person, room, seat, luck, undo=0.1, patience=3.0) for seat, person in enumerate(people)]
            tasks = [asyncio.create_task(seat.live()) for seat in seats]
            await until(partial(moved_on, dict.fromkeys(seats, 0)), LIMIT, "moves of everybody")
            lines = sum(seat.lines for seat in seats)
            for _ in range(KILLS):
                before, port = {seat: seat.rev for seat in seats}, int(house.address.rpartition(":")[2])
                victim = max(house.workers(), key=partial(connected, port=port))
                os.kill(victim, signal.SIGKILL)
                await until(partial(moved_on, before), LIMIT, "moves after one has died")
                await until(partial(is_replaced, house, victim), LIMIT, "another one")
            for seat in seats:
                seat.paused = True
            await until(lambda: all(seat.settled for seat in seats), LONG, "the last answers")
            broken = sum(seat.lines for seat in seats) - lines
            await stopped(seats, tasks)
            for room in {seat.room: None for seat in seats}:
                whole += reckon([seat for seat in seats if seat.room == room], house.acts(room))
        house.stop()
        failures = house.failures()
    figures("workers", tables=2 * TABLES, kills=KILLS, **whole.figures(), lines_broken=broken, failures=len(failures))
    assert (0, 0, []) == (whole.lost, whole.duplicated, whole.wrong)
    assert broken, "nobody was at the one that died"
    assert not failures


def is_replaced(house: House, victim: int) -> bool:
    return len(house.workers()) == 2 and victim not in house.workers()


def test_who_asks_now_here_now_there_is_told_how_things_stand(tmp_path: Path, postgres: Any):
    """Programs without a socket, behind something that sends each request to another process."""
    database = postgres.new()
    houses = [House(tmp_path / name, *TOLD, database=database) for name in ("left", "right")]
    asyncio.run(asyncio.wait_for(alternating(houses), LIMIT))


async def alternating(houses: list[House]) -> None:
    luck = random.Random(9)
    answers: dict[int, int] = {}
    stale = 0
    with houses[0], houses[1]:
        async with httpx.AsyncClient(timeout=LONG) as http:
            people = [await guest(http, lambda: houses[0].address, name) for name in ("Ada", "Boris", "Clara")]
            made = await opened(people, houses)
            path = f"/api/rooms/{made['id']}"
            for number in range(sized(40, 400)):
                here, there = houses[number % 2], houses[(number + luck.randrange(2)) % 2]
                told = await get(people[0], here, path)
                seat = told["turn_of"][0]
                view = await get(people[seat], there, f"{path}/view?texts=1&seat={seat}")
                assert view["scene"].get("options"), (number, told["rev"], view["rev"], view["scene"]["question"])
                word = {
                    "rev": view["rev"],
                    "seat": seat,
                    "cid": f"n{number}",
                    "action": chosen(view["scene"]["options"], luck),
                }
                door = luck.choice(houses)
                answer = await http.post(door.address + f"{path}/act", json=word, headers=people[seat].headers)
                stale += answer.status_code == 409
                assert answer.status_code == 200, (number, answer.text)
                answers[number] = answer.json()["rev"]
                again = await http.post(
                    luck.choice(houses).address + f"{path}/act", json=word, headers=people[seat].headers
                )
                assert (200, answers[number]) == (again.status_code, again.json()["rev"]), again.text
            acts = houses[0].acts(made["id"])
        failures = [*houses[0].failures(), *houses[1].failures()]
    figures("two processes by turns", acts=len(answers), stale=stale, stored=len(acts), failures=len(failures))
    assert [*range(1, len(answers) + 2)] == [act.rev for act in acts]
    assert not failures


def test_a_seat_taken_there_is_taken_here(tmp_path: Path, postgres: Any):
    """And what is said there is heard here; and bots whose process has died go on thinking here."""
    database = postgres.new()
    houses = [House(tmp_path / name, "--no-limits", "--look", "1", database=database) for name in ("left", "right")]
    asyncio.run(asyncio.wait_for(crossed(houses), LIMIT))


async def crossed(houses: list[House]) -> None:
    left, right = houses
    with left, right:
        async with httpx.AsyncClient(timeout=LONG) as http:
            ada, boris, mallory = [
                await guest(http, lambda: left.address, name) for name in ("Ada", "Boris", "Mallory")
            ]
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
            options = {"first_seat": 2}
            made = (await ada.post("/api/rooms", {"game": "catan", "seats": seats, "options": options})).json()
            path = f"/api/rooms/{made['id']}"
            for house in houses:
                await get(mallory, house, path)
            sat = await post(boris, right, f"{path}/sit", {"seat": 1})
            assert sat.status_code == 200, sat.text
            thief = await post(mallory, left, f"{path}/sit", {"seat": 1})
            assert (409, "seat-taken") == (thief.status_code, thief.json()["code"])
            assert boris.id == (await get(ada, left, path))["seats"][1]["person"]
            both = await asyncio.gather(*(sitting(ada, mallory, houses) for _ in range(sized(4, 100))))

            follow = json.dumps(
                {"t": "hello", "v": 2, "texts": True, "lang": "en", "rooms": [{"room": made["id"], "seat": 1}]}
            )
            async with boris.line(right.address) as line:
                await line.send(follow)
                begun = await post(ada, left, f"{path}/start", None)
                assert begun.status_code == 200, begun.text
                left.kill()  # the bot begins, and its process is gone
                told = await heard(line, lambda message: message["t"] == "ev" and 2 not in turn_of(message))
                bot_acts = [act for act in right.acts(made["id"]) if act.seat == 2]
                await asyncio.to_thread(left.start)
                talked = await post(ada, left, f"{path}/chat", {"text": "are you there?", "cid": "t1"})
                assert talked.status_code == 200, talked.text
                chat = await heard(line, lambda message: message["t"] == "chat")
                assert "are you there?" == chat["line"]["text"]
                await post(boris, right, f"{path}/chat", {"text": "yes", "cid": "t2"})
                lines = [await heard(line, lambda message: message["t"] == "chat")]
                with suppress(TimeoutError):
                    lines.append(await asyncio.wait_for(heard(line, lambda message: message["t"] == "chat"), 1.5))
                assert ["yes"] == [one["line"]["text"] for one in lines], "said once, heard once"
        failures = [*left.failures(), *right.failures()]
    figures("across processes", bot_acts=len(bot_acts), races=len(both), double_seats=sum(both), failures=len(failures))
    assert bot_acts
    assert told
    assert not sum(both), "one seat was given to two people"
    assert not failures


async def sitting(host: Person, other: Person, houses: list[House]) -> bool:
    """Two people take one seat through two doors at once: were both told that it is theirs?"""
    seats = [{"kind": "open"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
    made = (await host.post("/api/rooms", {"game": "catan", "seats": seats})).json()
    answers = await asyncio.gather(
        *(
            post(person, house, f"/api/rooms/{made['id']}/sit", {"seat": 0})
            for person, house in zip((host, other), houses, strict=True)
        )
    )
    assert {200} <= {answer.status_code for answer in answers} <= {200, 409}, [answer.text for answer in answers]
    return [200, 200] == [answer.status_code for answer in answers]


def turn_of(message: Json) -> list[int]:
    return list(message["scene"]["question"]["seats"])


async def heard(line: Any, wanted: Callable[[Json], bool]) -> Json:
    """The next message of some kind."""
    async with asyncio.timeout(LONG):
        while True:
            message: Json = json.loads(await line.recv())
            if wanted(message):
                return message


async def post(person: Person, house: House, path: str, body: object) -> httpx.Response:
    return await person.http.post(house.address + path, json=body, headers=person.headers)


async def opened(people: list[Person], houses: list[House]) -> Json:
    """A room made here, sat down in there, begun here."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made: Json = (await people[0].post("/api/rooms", {"game": "catan", "seats": seats})).json()
    for seat in (1, 2):
        door = houses[seat % 2].address
        sat = await people[seat].http.post(
            f"{door}/api/rooms/{made['id']}/sit", json={"seat": seat}, headers=people[seat].headers
        )
        assert sat.status_code == 200, sat.text
    begun = await people[0].http.post(f"{houses[1].address}/api/rooms/{made['id']}/start", headers=people[0].headers)
    assert begun.status_code == 200, begun.text
    return made


async def get(person: Person, house: House, path: str) -> Json:
    answer = await person.http.get(house.address + path, headers=person.headers)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())
