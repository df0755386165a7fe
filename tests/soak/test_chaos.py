"""R3: the way between players and the server is bad. Every game ends, and everybody has seen the same game."""

import asyncio
import random
from pathlib import Path

import httpx

from igroteka.server.rooms.room import Room
from igroteka.server.storage import Store
from igroteka.server.storage.rows import ChatRow
from igroteka.server.wire import Accepted, ChatAsk, ChatTold, Refused
from tests.conftest import SOAK, sized
from tests.patience import LONG
from tests.server.conftest import opened
from tests.server.players import HOTSEAT, ME, Ear, Players
from tests.server.players import played as run_story
from tests.soak.houses import LIMIT, House, figures
from tests.soak.players import LOG_LINES, Json, Seat, guest, stopped, until, written
from tests.soak.proxy import Proxy, Troubles
from tests.soak.reckoning import Account, reckon
from tests.soak.tables import GAMES, in_turn, short_table

PLAYED = sized(len(GAMES), 1000)
AT_ONCE = sized(5, 25)
TROUBLES = Troubles() if SOAK else Troubles(longest=0.2, cut=20, half_open=3)


def test_every_game_ends_in_spite_of_the_way(tmp_path: Path):
    asyncio.run(asyncio.wait_for(carried(House(tmp_path, "--no-limits")), LIMIT))


async def carried(house: House) -> None:
    luck = random.Random(3)
    whole, differences, views, lines, gaps = Account(), 0, 0, 0, 0
    with house:
        async with httpx.AsyncClient(timeout=LONG) as http, Proxy(house.address, luck, TROUBLES) as way:
            for first in range(0, PLAYED, AT_ONCE):
                tables = await asyncio.gather(
                    *(played(http, house, way, first + number) for number in range(min(AT_ONCE, PLAYED - first)))
                )
                for seats, differing in tables:
                    whole += reckon(seats, house.acts(seats[0].room))
                    differences += differing
                    views += len(seats)
                    lines += sum(seat.lines for seat in seats)
                    gaps += sum(seat.gaps for seat in seats)
        failures = house.failures()
    troubles = {name.replace("-", "_"): count for name, count in sorted(way.happened.items())}
    figures(
        "R3",
        games=PLAYED,
        **whole.figures(),
        views=views,
        differences=differences,
        lines=lines,
        gaps=gaps,
        failures=len(failures),
        **troubles,
    )
    assert (0, 0, 0, []) == (whole.lost, whole.duplicated, differences, whole.wrong)
    assert not failures
    assert {"drop", "double", "delay", "cut"} <= set(way.happened)


async def played(http: httpx.AsyncClient, house: House, way: Proxy, number: int) -> tuple[list[Seat], int]:
    """A game for three to its end; how many have seen another end than the server tells."""
    people = [await guest(http, lambda: house.address, name) for name in ("Ada", "Boris", "Clara")]
    room = (await people[0].table(*people[1:], **short_table(in_turn(number))))["id"]
    seats = [
        Seat(
            person,
            room,
            seat,
            random.Random(100 * number + seat),
            where=lambda: way.address,
            undo=0.05,
            patience=0.4 if TROUBLES.longest < 1 else 4.0,
            rough=True,
        )
        for seat, person in enumerate(people)
    ]
    tasks = [asyncio.create_task(seat.live()) for seat in seats]
    await until(lambda: all(seat.over.is_set() and seat.settled for seat in seats), LIMIT, "the end of a game")
    await stopped(seats, tasks)
    differing = 0
    for seat in seats:
        answer = (await seat.person.get(f"/api/rooms/{room}/view?texts=1&seat={seat.seat}")).json()
        differing += not is_same(seat, answer)
    return seats, differing


def is_same(seat: Seat, answer: Json) -> bool:
    assert seat.scene is not None
    if written(seat.scene) != written(answer["scene"]):
        return False
    return bool(seat.log[-LOG_LINES:] == answer["log"][-LOG_LINES:])


def test_what_is_said_while_somebody_comes_in_is_heard(tmp_path: Path):
    """Between the picture and the listening nothing is lost, talk neither."""

    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT)
        live = players.rooms.live
        read = live.chat

        async def slowly(room: Room) -> list[ChatRow]:
            lines = await read(room)
            talking.append(asyncio.create_task(players.rooms.chat(ann, ChatAsk(info.id, "c", "hello"))))
            await asyncio.sleep(0.1)
            return lines

        talking: list[asyncio.Task[Accepted | Refused]] = []
        live.chat = slowly  # type: ignore[method-assign]
        told = await players.rooms.state(bob, info.id, None)
        ear = Ear(players, info.id, bob, None)
        await talking[0]
        heard = [line.text for line in told.chat]
        heard += [message.line.text for message in ear.told if isinstance(message, ChatTold)]
        assert ["hello"] == heard

    for store in opened(Store(f"sqlite:///{tmp_path}/room.db")):
        run_story(store, story)
