"""Several processes on one PostgreSQL: each hears of the others what they write, and minds what one leaves behind.

Nobody looks around by himself here (`look=3600`): what crosses was told.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

from igroteka.core.chance import Random
from igroteka.server.autoplay.bot_pool import BotPool, Job, answer
from igroteka.server.rooms import access
from igroteka.server.rooms.room import Room
from igroteka.server.storage import Store
from igroteka.server.storage.news import Ear as Hearing
from igroteka.server.storage.news import News
from igroteka.server.storage.rows import PersonRow
from igroteka.server.wire import (
    Accepted,
    Act,
    ChatAsk,
    ChatTold,
    Clock,
    InfoTold,
    MarketTold,
    Refused,
    RemovedTold,
    RoomInfo,
)
from tests.patience import LONG
from tests.server.conftest import Postgres
from tests.server.edge import Person, ask, patient, running, told
from tests.server.players import GREEDY, HOTSEAT, ME, OPEN, RANDOM, Ear, Players, refusal, runtime
from tests.server.trading import Traders, traders
from tests.whim import any_of, by_kind

NEVER = 3600.0


class Bots(BotPool):
    """Bots that take their time, as long as it takes others to hear of what they think about; and count."""

    def __init__(self) -> None:
        super().__init__(0, think=self._think)
        self.thoughts = 0

    def _think(self, job: Job) -> int:
        self.thoughts += 1
        time.sleep(0.1)
        return answer(job)


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.laid()


@asynccontextmanager
async def process(database: str, **more: Any) -> AsyncIterator[Players]:
    """Rooms of a process of their own, as far as the database can tell; it listens."""
    store = Store(database)
    await store.open()
    try:
        async with runtime(store, look=NEVER, bots=more.pop("bots", None) or Bots(), **more) as players:
            players.cids = count(store.name)  # nobody says the same as somebody elsewhere
            await asyncio.wait_for(listening(players).listens.wait(), LONG)
            yield players
    finally:
        await store.close()


def between(database: str, story: Callable[[Players, Players], Coroutine[Any, Any, None]]) -> None:
    """Let a story happen in two processes."""

    async def told() -> None:
        async with process(database) as here, process(database) as there:
            await known(here, there)
            await story(here, there)

    asyncio.run(asyncio.wait_for(told(), LONG))


async def until(condition: Callable[[], object]) -> None:
    """Wait for something that must come."""
    while not condition():  # noqa: ASYNC110 -- others change it, there is no event to wait for
        await asyncio.sleep(0.005)


async def until_so(condition: Callable[[], Awaitable[object]]) -> None:
    while not await condition():  # noqa: ASYNC110 -- as above
        await asyncio.sleep(0.01)


async def known(*processes: Players) -> None:
    """Everybody knows of everybody."""
    names = {one.store.name for one in processes}
    await until(lambda: all(names == one.rooms.neighbours._living for one in processes))


async def opened(here: Players, *seats: Any, **more: Any) -> tuple[PersonRow, RoomInfo]:
    ann = await here.person("Ann")
    return ann, await here.game(ann, ME, *seats, **more)


async def followed(there: Players, id: str, person: PersonRow, seat: int | None = None) -> Ear:
    """Somebody comes in, as a socket does."""
    await there.rooms.state(person, id, seat)
    return Ear(there, id, person, seat)


def listening(players: Players) -> Hearing:
    found = players.rooms.neighbours._ear
    assert found is not None
    return found


def cut(players: Players) -> asyncio.Event:
    """Nothing is heard any more, until it is set."""
    gate, usual = asyncio.Event(), listening(players)._connect

    async def later() -> Any:
        await gate.wait()
        return await usual()

    listening(players)._connect = later  # type: ignore[misc]
    url = players.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(url, autocommit=True) as master:
        end = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = %s"
        assert [(True,)] == master.execute(end, (players.store.name,)).fetchall()
    return gate


def room_in(players: Players, id: str) -> Room:
    found = players.rooms.live.found(id)
    assert found is not None
    return found


def has_heard(ear: Ear, rev: int, first: int = -1) -> bool:
    return rev == (ear.acts[-1].rev if ear.acts else first)


def is_level(id: str, side: Players, other: Players) -> bool:
    return room_in(side, id).announced == room_in(other, id).announced


def is_driven_by(side: Players, id: str, *everybody: Players) -> bool:
    """In the eyes of all?"""
    return {side.store.name} == {room_in(one, id).driven_by for one in everybody}


# --- what is told


def test_what_is_done_here_is_told_there(database: str):
    async def story(here: Players, there: Players) -> None:
        ann, info = await opened(here, OPEN, HOTSEAT, start=False, options={"first_seat": 0})
        bob = await here.person("Bob")
        ear = await followed(there, info.id, bob)
        await here.rooms.sit(bob, info.id, 1)
        await until(lambda: any(isinstance(one, InfoTold) and one.info.seats[1].person == "bob" for one in ear.told))
        await here.rooms.start(ann, info.id)
        await until(lambda: [1] == [one.rev for one in ear.acts])
        await here.rooms.chat(ann, ChatAsk(room=info.id, text="hello", cid="c"))
        await until(lambda: ["hello"] == [one.line.text for one in ear.told if isinstance(one, ChatTold)])
        await here.play_on(ann, info.id, 2)
        rev = (await here.table(info.id)).rev
        await until(lambda: [*range(1, rev + 1)] == [one.rev for one in ear.acts])

    between(database, story)


def test_acts_from_both_sides_come_to_everybody_once_and_in_order(database: str):
    async def story(here: Players, there: Players) -> None:
        ann, info = await opened(here, HOTSEAT, HOTSEAT)
        ears = [await followed(side, info.id, ann, 0) for side in (here, there)]
        for number in range(30):
            side = (here, there)[number % 2]
            await side.play_on(ann, info.id, 1, seed=number)
        rev = (await here.table(info.id)).rev
        for ear in ears:
            await until(partial(has_heard, ear, rev))
            assert [*range(2, rev + 1)] == [one.rev for one in ear.acts]
        seen = await here.rooms.state(ann, info.id, 0)
        assert seen.scene == ears[1].acts[-1].scene

    between(database, story)


def test_acts_that_were_told_whole_are_not_read(database: str):
    async def story(here: Players, there: Players) -> None:
        ann, info = await opened(here, HOTSEAT, HOTSEAT)
        ear = await followed(there, info.id, ann, 0)
        reads: list[str] = []
        usual = there.store.room_since

        async def counted(id: str, rev: int) -> Any:
            reads.append(id)
            return await usual(id, rev)

        there.store.room_since = counted  # type: ignore[method-assign]
        await here.play_on(ann, info.id, 12)
        rev = (await here.table(info.id)).rev
        await until(partial(has_heard, ear, rev))
        assert [] == reads
        assert room_in(here, info.id).known == room_in(there, info.id).known
        assert room_in(here, info.id).seats == room_in(there, info.id).seats
        seen = await here.rooms.state(ann, info.id, 0)
        assert seen.scene == ear.acts[-1].scene

    between(database, story)


def test_a_gap_in_what_was_told_is_read(database: str):
    async def story(here: Players, there: Players) -> None:
        ann, info = await opened(here, HOTSEAT, HOTSEAT)
        ear = await followed(there, info.id, ann, 0)
        heard, dropped = there.rooms.neighbours.heard, list[News]()
        listening(there)._heard = dropped.append  # type: ignore[misc]
        await here.play_on(ann, info.id, 3)
        await until(lambda: 3 == sum(news.kind == "act" for news in dropped))
        listening(there)._heard = heard  # type: ignore[misc]
        await here.play_on(ann, info.id, 1)
        rev = (await here.table(info.id)).rev
        await until(partial(has_heard, ear, rev))
        assert [*range(2, rev + 1)] == [one.rev for one in ear.acts]

    between(database, story)


def test_drafts_cross(database: str):
    async def story(here: Players, there: Players) -> None:
        table = await traders(here)
        ear = await followed(there, table.id, table.people[1], 1)
        await table.propose(0, "1 lumber", "1 ore", 1)
        await until(lambda: any(isinstance(one, MarketTold) and one.market.drafts for one in ear.told))
        other = Traders(there, table.people, table.id)
        assert isinstance(await other.ask(1, "yes", draft=1), Accepted)
        assert isinstance(await table.ask(0, "settle", draft=1, partner=1), Accepted)

    between(database, story)


def test_who_comes_in_while_something_happens_misses_nothing(database: str):
    """The picture and the listening are one moment: what is told in between is caught up with."""

    async def story(here: Players, there: Players) -> None:
        ann, info = await opened(here, HOTSEAT, HOTSEAT, options={})
        playing = asyncio.create_task(here.play_on(ann, info.id, 60))
        ears = []
        for _ in range(20):
            seen = await there.rooms.state(ann, info.id, 0)
            ears.append((seen.rev, Ear(there, info.id, ann, 0)))
            await asyncio.sleep(0)
        await playing
        rev = (await here.table(info.id)).rev
        for first, ear in ears:
            await until(partial(has_heard, ear, rev, first))
            assert [*range(first + 1, rev + 1)] == [one.rev for one in ear.acts]

    between(database, story)


def test_a_room_that_nobody_follows_is_read_when_it_is_wanted(database: str):
    async def story(here: Players, there: Players) -> None:
        ann, info = await opened(here, HOTSEAT, HOTSEAT)
        await there.rooms.state(ann, info.id, 0)
        room = room_in(there, info.id)
        await here.play_on(ann, info.id, 2)
        await until(lambda: room.unread)
        await asyncio.sleep(0.1)
        assert 1 == room.announced, "nobody wanted to know"
        rev = (await here.table(info.id)).rev
        assert rev == (await there.rooms.live.room(info.id, fresh=False)).announced
        assert not room.unread

    between(database, story)


def test_after_a_silence_everything_is_looked_at(database: str):
    """What was written while the line was cut is told when it is whole again."""

    async def story(here: Players, there: Players) -> None:
        ann, info = await opened(here, HOTSEAT, HOTSEAT)
        ear = await followed(there, info.id, ann, 0)
        gate = cut(there)
        await until(lambda: not listening(there).listens.is_set())
        await here.play_on(ann, info.id, 3)
        await here.rooms.chat(ann, ChatAsk(room=info.id, text="hello", cid="c"))
        rev = (await here.table(info.id)).rev
        await asyncio.sleep(0.1)
        assert [] == ear.acts
        gate.set()
        await until(lambda: [*range(2, rev + 1)] == [one.rev for one in ear.acts])
        await until(lambda: ["hello"] == [one.line.text for one in ear.told if isinstance(one, ChatTold)])

    between(database, story)


# --- who is where


def presence(players: Players, id: str) -> list[bool]:
    room = room_in(players, id)
    return [seat.present for seat in players.rooms.live.info(room.known, room.seats, None, "en").seats]


def is_seen(players: Players, id: str, present: list[bool], spectators: int = 0) -> bool:
    room = room_in(players, id)
    info = players.rooms.live.info(room.known, room.seats, None, "en")
    return (present, spectators) == ([seat.present for seat in info.seats], info.spectators)


async def two_at_a_table(here: Players) -> tuple[PersonRow, PersonRow, str]:
    """Ann begins, Bob sits beside her, the third seat is a bot's."""
    ann, info = await opened(here, OPEN, RANDOM, start=False, options={"first_seat": 0})
    bob = await here.person("Bob")
    await here.rooms.sit(bob, info.id, 1)
    await here.rooms.start(ann, info.id)
    return ann, bob, info.id


def test_who_is_there_is_seen_here(database: str):
    """Whoever comes first, and until they go."""

    async def story(here: Players, there: Players) -> None:
        ann, bob, id = await two_at_a_table(here)
        hers = await followed(here, id, ann, 0)
        his = await followed(there, id, bob, 1)
        for side in (here, there):
            await until(partial(is_seen, side, id, [True, True, False]))
        assert any(isinstance(one, InfoTold) and one.info.seats[1].present for one in hers.told)
        zoe = await here.person("Zoe")
        lines = [await followed(there, id, zoe), Ear(there, id, None, None), await followed(here, id, zoe)]
        for side in (here, there):
            await until(partial(is_seen, side, id, [True, True, False], 2))
        for line in lines:
            line.line.close()
        his.line.close()
        for side in (here, there):
            await until(partial(is_seen, side, id, [True, False, False]))

    between(database, story)


def test_who_comes_later_is_told_who_was_there_before(database: str):
    async def main() -> None:
        async with process(database) as here:
            ann, bob, id = await two_at_a_table(here)
            await followed(here, id, ann, 0)
            async with process(database) as there:
                await known(here, there)
                await followed(there, id, bob, 1)
                await until(lambda: [True, True, False] == presence(there, id))
            await until(lambda: [True, False, False] == presence(here, id))  # a process takes its people along

    asyncio.run(asyncio.wait_for(main(), LONG))


def test_nobody_takes_over_for_who_is_there(database: str):
    """Bob is not here, but he is at the table: in another process."""

    async def story(here: Players, there: Players) -> None:
        ann, bob, id = await two_at_a_table(here)
        his = await followed(there, id, bob, 1)
        await until(lambda: presence(here, id)[1])
        here.watch.now += 30 * 24 * 3600
        assert not access.is_away(room_in(here, id), bob.id, here.rooms.live.hours())
        assert "seat-present" == await refusal(here.rooms.replace(ann, id, 1))
        his.line.close()
        await until(lambda: not presence(here, id)[1])
        assert not access.is_away(room_in(here, id), bob.id, here.rooms.live.hours()), "not yet"
        here.watch.now += 61
        assert access.is_away(room_in(here, id), bob.id, here.rooms.live.hours())

    between(database, story)


def test_after_a_silence_people_are_counted_anew(database: str):
    async def story(here: Players, there: Players) -> None:
        ann, bob, id = await two_at_a_table(here)
        await followed(here, id, ann, 0)
        his = await followed(there, id, bob, 1)
        await until(lambda: presence(here, id)[1])
        gate = cut(here)
        await until(lambda: not listening(here).listens.is_set())
        his.line.close()
        await asyncio.sleep(0.1)
        assert presence(here, id)[1], "nobody has told us"
        gate.set()
        await until(lambda: not presence(here, id)[1])
        await until(lambda: presence(there, id)[0])

    between(database, story)


# --- who may come in


def test_a_key_shown_here_opens_there(database: str):
    async def story(here: Players, there: Players) -> None:
        ann, info = await opened(here, HOTSEAT, HOTSEAT, private=True)
        eve = await here.person("Eve")
        assert "room-private" == await refusal(there.rooms.state(eve, info.id, None))
        await here.rooms.info(info.id, eve, key=await here.rooms.invite(ann, info.id))
        assert (await there.rooms.state(eve, info.id, None)).info.private

    between(database, story)


@pytest.mark.parametrize("deed", ["remove", "leave"])
def test_who_has_gone_here_is_out_there(database: str, deed: str):
    async def story(here: Players, there: Players) -> None:
        ann, info = await opened(here, OPEN, HOTSEAT, start=False, private=True)
        bob = await here.person("Bob")
        await there.rooms.sit(bob, info.id, 1, await here.rooms.invite(ann, info.id))
        ear = await followed(there, info.id, bob, 1)
        if deed == "leave":
            await here.rooms.leave(bob, info.id)
            await until(lambda: not room_in(there, info.id).seats[1].person)
        else:
            await here.rooms.remove(ann, info.id, 1)
            await until(lambda: any(isinstance(one, RemovedTold) for one in ear.told))
        for side in (here, there):
            assert await refusal(side.rooms.state(bob, info.id, None)) in ("room-private", "removed")

    between(database, story)


def test_a_session_that_ended_here_has_ended_there(tmp_path: Path, database: str):
    """Also its sockets, and at once: nobody asks the database again for half a minute."""
    with (
        running(tmp_path / "here", database=database, look=NEVER) as here,
        running(tmp_path / "there", database=database, look=NEVER) as there,
    ):
        person = Person(here)
        person.place = there
        session = f"{there.origin}/api/session"
        assert person.id == patient.get(session, headers={"cookie": person.cookie}).json()["person"]["id"]
        renamed = person.http.patch("/api/person", json={"name": "Zoe"})
        assert 200 == renamed.status_code, renamed.text
        until_now(lambda: "Zoe" == patient.get(session, headers={"cookie": person.cookie}).json()["person"]["name"])
        cookie = person.cookie
        with person.line() as line:
            ask(line, t="hello", v=2, texts=True, lang="en", rooms=[])
            ask(line, t="ping", n=1)
            told(line, "pong")
            person.post("/api/session/logout")
            assert "revoked" == told(line, "bye")["reason"]
        assert patient.get(session, headers={"cookie": cookie}).json()["person"] is None
        person.close()


def until_now(condition: Callable[[], object]) -> None:
    end = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


# --- who minds bots and clocks


def in_vain(players: Players) -> list[object]:
    """What was thought and said for bots, and refused: somebody else had thought about the same."""
    found: list[object] = []
    usual = players.rooms.driver._say

    async def say(*words: Any) -> object:
        answer = await usual(*words)
        if isinstance(answer, Refused):
            found.append(answer)
        return answer

    players.rooms.driver._say = say  # type: ignore[method-assign, assignment]
    return found


def test_bots_think_once(database: str):
    """Also where both processes have the room, and somebody looks on in each."""

    async def story(here: Players, there: Players) -> None:
        ann, info = await opened(here, OPEN, GREEDY, start=False, options={"first_seat": 2})
        bob = await here.person("Bob")
        await here.rooms.sit(bob, info.id, 1)
        ears = [await followed(here, info.id, ann, 0), await followed(there, info.id, bob, 1)]
        refused, luck = [in_vain(side) for side in (here, there)], Random(1)
        await here.rooms.start(ann, info.id)
        while not all(isinstance(side.rooms.bots, Bots) and side.rooms.bots.thoughts for side in (here, there)):
            await until_so(lambda: asked_people(here, info.id))
            table = await here.table(info.id)
            seat = table.speakers[0]
            side, person = ((here, ann), (there, bob))[seat]
            await until(partial(is_level, info.id, side, here))
            said = any_of(by_kind(table.game.actions, table.legal(seat)), luck)
            assert isinstance(await side.say(person, info.id, said, seat), Accepted)
        await until_so(lambda: asked_people(here, info.id))
        rev = (await here.table(info.id)).rev
        for ear in ears:
            await until(partial(has_heard, ear, rev))
        acts = [act for act in await here.store.acts(info.id) if act.seat == 2]
        assert {"bot"} == {act.note for act in acts}
        assert [[], []] == refused

    between(database, story)


async def asked_people(players: Players, id: str) -> bool:
    """Has every bot answered?"""
    table = await players.table(id)
    return 2 not in table.speakers or table.match.over


def test_the_last_who_wrote_drives(database: str):
    async def story(here: Players, there: Players) -> None:
        ann, info = await opened(here, HOTSEAT, HOTSEAT)
        for side in (here, there):
            await followed(side, info.id, ann, 0)
        for side in (there, here, there, there, here):
            await side.play_on(ann, info.id, 1)
            await until(partial(is_driven_by, side, info.id, here, there))
            assert side.rooms.driver.is_ours(room_in(side, info.id))

    between(database, story)


def test_a_clock_runs_in_one_process(database: str):
    async def story(here: Players, there: Players) -> None:
        ann, info = await opened(here, HOTSEAT, HOTSEAT, clock=Clock("live", bank=60))
        await followed(there, info.id, ann, 0)
        assert room_in(here, info.id).alarm is not None
        assert room_in(there, info.id).alarm is None
        await there.play_on(ann, info.id, 1)
        await until(lambda: room_in(here, info.id).alarm is None)
        assert room_in(there, info.id).alarm is not None

    between(database, story)


@pytest.mark.parametrize("is_followed", [True, False])
@pytest.mark.parametrize("says_goodbye", [True, False])
def test_bots_of_a_process_that_is_gone_go_on(database: str, says_goodbye: bool, is_followed: bool):
    """Whether or not it has said goodbye, and whether or not somebody looks on here."""

    async def main() -> None:
        async with process(database) as here:
            ann = await here.person("Ann")
            stuck = Stuck()
            async with process(database, bots=stuck) as there:
                await known(here, there)
                info = await there.game(ann, ME, RANDOM, RANDOM, options={"first_seat": 1})
                if is_followed:
                    await followed(here, info.id, ann, 0)
                await until(lambda: stuck.asked)
                rev = (await here.store.revs([info.id]))[info.id]
                await asyncio.sleep(0.1)
                assert rev == (await here.store.revs([info.id]))[info.id], (
                    "its bots stand still, and nobody else's move"
                )
                if not says_goodbye:  # as if it was killed
                    ear = there.rooms.neighbours._ear
                    assert ear is not None
                    await ear.close()
                    there.rooms.neighbours._ear = None
            if not says_goodbye:  # the one who comes in its place says so
                await here.store.tell("here 1")
                await asyncio.sleep(0.2)
                async with process(database) as next_one:
                    await until_so(lambda: moved(next_one, info.id, rev))
            else:
                await until_so(lambda: moved(here, info.id, rev))

    async def moved(side: Players, id: str, rev: int) -> bool:
        return (await side.store.revs([id]))[id] > rev

    asyncio.run(asyncio.wait_for(main(), LONG))


class Stuck(BotPool):
    """Bots that never come to an end."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked = 0

    async def choose(self, job: Job) -> Any:
        self.asked += 1
        await asyncio.Event().wait()


def test_every_room_has_one_heir(database: str):
    async def main() -> None:
        async with process(database) as one, process(database) as two, process(database) as three:
            everybody = (one, two, three)
            await known(*everybody)
            heirs = Counter(
                tuple(side.rooms.neighbours._is_heir(f"room{number}") for side in everybody) for number in range(300)
            )
            assert {(True, False, False), (False, True, False), (False, False, True)} == set(heirs)
            assert min(heirs.values()) > 50

    asyncio.run(asyncio.wait_for(main(), LONG))


def test_an_act_that_was_sent_twice_is_stored_once(database: str):
    """A client that hears nothing from a process that died sends its word again to another."""

    async def story(here: Players, there: Players) -> None:
        ann, info = await opened(here, HOTSEAT, HOTSEAT)
        table = await here.table(info.id)
        word = Act(info.id, table.rev, "once", table.speakers[0], action=table.legal(table.speakers[0])[0])
        answers = await asyncio.gather(*(side.rooms.act(ann, word) for side in (here, there, here, there)))
        assert {(True, 2)} == {(isinstance(one, Accepted), one.rev) for one in answers}
        assert [1, 2] == [act.rev for act in await here.store.acts(info.id)]

    between(database, story)
