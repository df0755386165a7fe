"""The store: many write at once, and what fails fails alone."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import event

from igroteka.server.storage import Conflict, Store, StoreFailed
from tests.patience import LONG
from tests.server.rows import SECRET, act, hold, outcomes, person, problem, room, seats


def test_many_writes_share_one_commit(store: Store):
    commits: list[object] = []

    async def main() -> None:
        gate = await hold(store)
        assert store._engine is not None
        event.listen(store._engine, "commit", commits.append)
        writes = asyncio.gather(*(store.add_room(room(f"r{number}"), [], SECRET) for number in range(100)))
        await gate.open()
        await writes
        assert 100 == len(await store.rooms(limit=200))

    asyncio.run(main())
    assert len(commits) <= 3


def test_what_fails_in_a_group_fails_alone(store: Store):
    async def main() -> None:
        await store.add_person(person("ann", "ann"))
        for number in range(20):
            await store.add_room(room(f"r{number}"), [], SECRET)
        await store.append([act(1, "r0", "once")])
        gate = await hold(store)
        group = asyncio.create_task(
            outcomes(
                *(store.append([act(1, f"r{number}")]) for number in range(1, 10)),
                store.append([act(1, "r0", at=5.0)]),
                store.append([act(2, "r0", "once")]),
                store.change_room("no room", {"status": "active"}),
                store.add_person(person("bob", "ann")),
                store.append([act(1, "r10")], seats=seats("r10", "no such person")),
                *(store.append([act(1, f"r{number}")]) for number in range(10, 20)),
            )
        )
        await gate.open()
        assert [*[None] * 9, Conflict, Conflict, KeyError, Conflict, StoreFailed, *[None] * 10] == await group
        assert dict.fromkeys((f"r{number}" for number in range(20)), 1) == await store.revs(
            [f"r{n}" for n in range(20)]
        )
        assert [] == await store.check()

    asyncio.run(main())


def test_one_of_two_processes_wins_each_act(store: Store, database: str):
    """(room, rev) is the lock: two writers on one database never both take a number, and neither waits for ever."""
    ids = [f"r{number}" for number in range(8)]

    async def play(own: Store, backwards: bool) -> int:
        async def one(id: str) -> int:
            won = 0
            while (rev := (await own.revs([id]))[id]) < 12:
                try:
                    await own.append([act(rev + 1, id, at=2.0 if backwards else 1.0)])
                    won += 1
                except Conflict:
                    pass
            return won

        return sum(await asyncio.gather(*(one(id) for id in (ids[::-1] if backwards else ids))))

    async def main() -> None:
        other = Store(database)
        await other.open()
        for id in ids:
            await store.add_room(room(id), [], SECRET)
        assert 12 * len(ids) == sum(await asyncio.gather(play(store, False), play(other, True)))
        assert [] == await store.check()
        await other.close()

    asyncio.run(asyncio.wait_for(main(), LONG))


def test_who_stops_waiting_harms_nobody(store: Store):
    async def main() -> None:
        await store.add_room(room(), [], SECRET)
        gate = await hold(store)
        gone = asyncio.create_task(store.append([act(1)]))
        stays = asyncio.create_task(store.append([act(2)]))
        await asyncio.sleep(0.01)
        gone.cancel()
        await gate.open()
        await stays
        assert gone.cancelled()
        assert [act(1), act(2)] == await store.acts("r")

    asyncio.run(main())


def test_closing_writes_what_waits(database: str):
    async def main() -> None:
        store = Store(database)
        await store.open()
        await store.add_room(room(), [], SECRET)
        gate = await hold(store)
        writes = [asyncio.create_task(store.append([act(rev)])) for rev in range(1, 400)]
        await asyncio.sleep(0.01)
        closing = asyncio.create_task(store.close())
        assert store._writer is not None
        while not store._writer._closed:  # noqa: ASYNC110 -- a thread closes it, there is no event to wait for
            await asyncio.sleep(0.01)
        late = asyncio.create_task(store.append([act(400)]))
        await gate.open()
        await closing
        await asyncio.gather(*writes)
        with pytest.raises(StoreFailed) as caught:
            await late
        assert "closed" == caught.value.problem
        await store.close()

        again = Store(database)
        await again.open()
        assert 399 == len(await again.acts("r"))
        await again.close()

    asyncio.run(main())


def test_closed_is_closed(database: str):
    store = Store(database)
    assert "closed" == problem(lambda: store.room("r"))
    assert "closed" == problem(lambda: store.append([act(1)]))
    asyncio.run(store.close())


WRITES_UNTIL_KILLED = """
import asyncio, sys
sys.path[:0] = sys.argv[2].split(":")
from igroteka.server.storage import Store
from igroteka.server.storage.rows import ActRow

async def main():
    store = Store(sys.argv[1])
    await store.open()

    async def play(id):
        for rev in range(1, 100000):
            await store.append([ActRow(room=id, rev=rev, seat=0, kind="act", moves=["p0 roll"], cid=str(rev), at=1.0)])
            print(id, rev, flush=True)

    await asyncio.gather(*(play(f"r{number}") for number in range(10)))

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_kill(database: str):
    async def prepare() -> None:
        store = Store(database)
        await store.open()
        for number in range(10):
            await store.add_room(room(f"r{number}"), [], SECRET)
        await store.close()

    async def inspect(told: dict[str, int]) -> None:
        store = Store(database)
        await store.open()
        assert [] == await store.check()
        kept = await store.revs(list(told))
        assert {id: rev for id, rev in told.items() if kept[id] < rev} == {}
        for id, rev in kept.items():
            assert list(range(1, rev + 1)) == [one.rev for one in await store.acts(id)]
        await store.close()

    asyncio.run(prepare())
    source = str(Path(__file__).parents[2] / "src")
    with subprocess.Popen(
        [sys.executable, "-c", WRITES_UNTIL_KILLED, database, source], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(150)]
        process.send_signal(signal.SIGKILL)
        lines += process.stdout.readlines()
    told: dict[str, int] = {}
    for written in lines:
        if written.endswith("\n"):
            id, rev = written.split()
            told[id] = int(rev)
    assert 10 == len(told)
    asyncio.run(inspect(told))
