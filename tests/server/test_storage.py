"""The store: what is acknowledged is kept, what fails fails alone, and it is the same on SQLite and PostgreSQL."""

import asyncio
import logging
import os
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event

from igroteka.core.speech import LANGUAGES, error_text
from igroteka.server.rows import ActRow, ChatRow, PersonRow, RoomRow, SeatRow, SessionRow, SnapshotRow
from igroteka.server.storage import Conflict, Store, StoreFailed
from igroteka.server.storage.failures import POSTGRES, SQLITE, failed
from igroteka.server.storage.tables import METADATA

T = TypeVar("T")

SECRET = "the-secret-of-the-dice"


def room(id: str = "r", **changes: Any) -> RoomRow:
    plain = RoomRow(
        id=id,
        game="catan",
        version=1,
        options={"points": 10, "harbours": "shuffled", "friendly": True},
        status="open",
        rev=0,
        private=False,
        host="",
        created=1.5,
        updated=1.5,
    )
    return msgspec.structs.replace(plain, **changes)


def seats(id: str = "r", *people: str | None) -> list[SeatRow]:
    return [SeatRow(room=id, seat=seat, kind="human" if who else "open", person=who) for seat, who in enumerate(people)]


def act(rev: int, id: str = "r", cid: str = "", at: float = 0.0) -> ActRow:
    return ActRow(room=id, rev=rev, seat=0, kind="act", moves=["p0 roll", "* dice 3 4"], cid=cid, at=at or 100.25 + rev)


def person(id: str, login: str | None = None, password: str | None = None) -> PersonRow:
    return PersonRow(id=id, name=id.title(), created=1.0, login=login, password=password, settings={"theme": "dark"})


def line(text: str, at: float = 1.0) -> ChatRow:
    return ChatRow(id=0, room="r", person="ann", name="Ann", seat=0, text=text, at=at)


def problem(work: Callable[[], Awaitable[object]]) -> str:
    """The problem that this fails with."""

    async def tried() -> None:
        await work()

    with pytest.raises(StoreFailed) as caught:
        asyncio.run(tried())
    return caught.value.problem


@dataclass
class Gate:
    """Holds the writer, so that writes gather behind it."""

    opened: threading.Event
    held: "asyncio.Task[bool]"

    async def open(self) -> None:
        await asyncio.sleep(0.01)  # let everybody queue
        self.opened.set()
        await self.held


async def hold(store: Store) -> Gate:
    reached, opened = threading.Event(), threading.Event()

    def wait(connection: object) -> bool:
        reached.set()
        return opened.wait(10)

    held = asyncio.create_task(store._write(wait))
    await asyncio.to_thread(reached.wait)
    return Gate(opened, held)


async def outcomes(*work: Awaitable[object]) -> list[type | None]:
    found = await asyncio.gather(*work, return_exceptions=True)
    return [type(one) if isinstance(one, BaseException) else None for one in found]


# --- what is kept


def test_a_room_comes_back_as_it_was(store: Store):
    kept = room(
        clock={"kind": "live", "bank": 600}, start={"seed": [1, 2.5, None]}, contributions=["a", "б"], commit="c0"
    )

    async def main() -> None:
        await store.add_person(person("ann"))
        await store.add_room(kept, seats("r", "ann", None), SECRET)
        assert (kept, seats("r", "ann", None)) == await store.room("r")
        assert await store.room("other") is None
        assert SECRET == await store.secret("r")
        with pytest.raises(KeyError):
            await store.secret("other")
        with pytest.raises(Conflict):
            await store.add_room(room(host="somebody else"), [], "another secret")
        assert SECRET == await store.secret("r")

    asyncio.run(main())


def test_acts_move_the_room_and_its_seats(store: Store):
    async def main() -> None:
        await store.add_room(room(), seats("r", None, None), SECRET)
        await store.append([act(1, cid="a"), act(2)], room={"status": "active"})
        bot = SeatRow(room="r", seat=1, kind="bot", level="calm", replaced=True, clock_left=12.5)
        await store.append([act(3, cid="b")], room={"result": {"scores": [10, 7]}, "next": "s"}, seats=[bot])

        found = await store.room("r")
        assert found is not None
        assert ("active", 3, 103.25, {"scores": [10, 7]}, "s") == (
            found[0].status,
            found[0].rev,
            found[0].updated,
            found[0].result,
            found[0].next,
        )
        assert [*seats("r", None), bot] == found[1]
        assert [act(1, cid="a"), act(2), act(3, cid="b")] == await store.acts("r")
        assert [act(3, cid="b")] == await store.acts("r", since=2)
        assert act(3, cid="b") == await store.act_of("r", 0, "b")
        assert await store.act_of("r", 1, "b") is None
        assert await store.act_of("r", 0, "") is None
        assert {"r": 3} == await store.revs(["r", "other"])
        assert {} == await store.revs([])
        assert [] == await store.check()

    asyncio.run(main())


@pytest.mark.parametrize(
    "second",
    [[act(1, at=7.0)], [act(2), act(3)], [act(4)], [act(3, cid="a")], [act(1, "other")]],
    ids=["taken", "half-taken", "gap", "cid-used", "no-room"],
)
def test_an_act_that_is_not_the_next_one_changes_nothing(store: Store, second: list[ActRow]):
    async def main() -> None:
        await store.add_room(room(), seats("r", None), SECRET)
        await store.append([act(1, cid="a"), act(2, at=9.0)])
        with pytest.raises(Conflict):
            await store.append(
                second, room={"status": "finished"}, seats=[SeatRow(room=second[0].room, seat=0, kind="bot")]
            )
        found = await store.room("r")
        assert found is not None
        assert ("open", 2, "open") == (found[0].status, found[0].rev, found[1][0].kind)
        assert 2 == len(await store.acts("r"))

    asyncio.run(main())


def test_what_makes_no_sense_is_refused_at_once(store: Store):
    async def main() -> None:
        await store.add_room(room(), [], SECRET)
        for wrong in ([], [act(1), act(3)], [act(1), act(2, "s")]):
            with pytest.raises(ValueError, match="consecutive"):
                await store.append(wrong)
        for changes in ({"rev": 7}, {"secret": "x"}, {"id": "s"}):
            with pytest.raises(ValueError, match="cannot be changed"):
                await store.append([act(1)], room=changes)
            with pytest.raises(ValueError, match="cannot be changed"):
                await store.change_room("r", changes)
        with pytest.raises(ValueError, match="another room"):
            await store.append([act(1)], seats=seats("s", None))
        assert {"r": 0} == await store.revs(["r"])

    asyncio.run(main())


def test_a_room_changes_between_acts(store: Store):
    async def main() -> None:
        await store.add_room(room(), seats("r", None), SECRET)
        await store.change_room("r", {"contributions": ["x"], "updated": 5.0}, seats("r", None, None), expect_rev=0)
        with pytest.raises(Conflict):
            await store.change_room("r", {"status": "aborted"}, expect_rev=1)
        with pytest.raises(KeyError):
            await store.change_room("other", {"status": "aborted"})
        found = await store.room("r")
        assert (room(contributions=["x"], updated=5.0), seats("r", None, None)) == found
        await store.change_room("r", {"status": "aborted"})
        found = await store.room("r")
        assert found is not None
        assert found[0].updated > 5.0

    asyncio.run(main())


def test_rooms_are_found_by_status_person_and_time(store: Store):
    async def main() -> None:
        await store.add_person(person("ann"))
        await store.add_room(room("a", updated=1.0, host="ann"), [], SECRET)
        await store.add_room(room("b", updated=2.0, status="active"), seats("b", None, "ann"), SECRET)
        await store.add_room(room("c", updated=3.0, private=True), seats("c", None), SECRET)
        await store.add_room(room("d", updated=4.0, status="finished"), seats("d", None), SECRET)

        async def ids(**what: Any) -> str:
            return "".join(found.id for found, _ in await store.rooms(**what))

        assert "dcba" == await ids()
        assert "dc" == await ids(limit=2)
        assert "ba" == await ids(before=3.0)
        assert "ba" == await ids(person="ann")
        assert "ca" == await ids(status=["open"])
        assert "a" == await ids(status=["open", "active"], private=False, limit=1, before=2.0)
        assert "c" == await ids(private=True)
        assert "" == await ids(status=[])
        assert [(room("b", updated=2.0, status="active"), seats("b", None, "ann"))] == await store.rooms(
            status=["active"]
        )

    asyncio.run(main())


def test_people_and_sessions(store: Store):
    async def main() -> None:
        await store.add_person(person("ann", "ann@home", "hash"))
        await store.add_person(person("bob"))
        await store.add_person(person("cat"))
        assert person("ann", "ann@home") == await store.person("ann")
        assert person("ann", "ann@home") == await store.person_by_login("ann@home")
        assert await store.person_by_login("nobody") is None
        assert ("hash", None, None) == (
            await store.password("ann"),
            await store.password("bob"),
            await store.password("nobody"),
        )
        with pytest.raises(Conflict):
            await store.change_person("bob", {"login": "ann@home"})
        with pytest.raises(Conflict):
            await store.add_person(person("dan", "ann@home"))
        with pytest.raises(KeyError):
            await store.change_person("dan", {"name": "Dan"})
        await store.change_person("bob", {"name": "Боб", "settings": {"auto_pass": True}})
        found = await store.person("bob")
        assert found is not None
        assert ("Боб", {"auto_pass": True}) == (found.name, found.settings)

        for number, who in enumerate(("ann", "ann", "ann", "bob")):
            await store.add_session(SessionRow(id=f"s{number}", person=who, created=1.0, seen=float(number)))
        await store.touch_session("s0", 9.0)
        await store.touch_session("s1", 0.5)
        assert [("s0", 9.0), ("s2", 2.0), ("s1", 1.0)] == [(one.id, one.seen) for one in await store.sessions_of("ann")]
        assert ["s1", "s2"] == sorted(await store.drop_sessions_of("ann", but="s0"))
        assert (True, False) == (await store.drop_session("s0"), await store.drop_session("s0"))
        assert (0, 1) == (await store.drop_sessions_before(3.0), await store.drop_sessions_before(3.5))
        assert await store.session("s3") is None

    asyncio.run(main())


def test_talk_is_numbered(store: Store):
    async def main() -> None:
        await store.add_room(room(), [], SECRET)
        lines = [await store.add_chat(line(text, at)) for at, text in enumerate(("привет", "hello", "🎲"), 1)]
        assert lines[0].id < lines[1].id < lines[2].id
        assert lines == await store.chat("r")
        assert lines[1:] == await store.chat("r", limit=2)
        assert lines[2:] == await store.chat("r", since=lines[1].id)
        assert [] == await store.chat("other")

    asyncio.run(main())


def test_the_last_picture_by_the_same_maker(store: Store):
    def picture(rev: int, maker: str, body: bytes = b"\0\xff") -> SnapshotRow:
        return SnapshotRow(room="r", rev=rev, maker=maker, hash="h", body=body)

    async def main() -> None:
        await store.add_room(room(), [], SECRET)
        assert await store.snapshot("r", 100, "a") is None
        for kept in (picture(50, "a"), picture(100, "a"), picture(150, "b")):
            await store.put_snapshot(kept)
        assert picture(100, "a") == await store.snapshot("r", 1000, "a")
        assert picture(50, "a") == await store.snapshot("r", 99, "a")
        assert await store.snapshot("r", 49, "a") is None
        await store.put_snapshot(picture(100, "c", b"other"))
        assert picture(50, "a") == await store.snapshot("r", 1000, "a")
        assert b"other" == (await store.snapshot("r", 100, "c") or picture(0, "")).body

        acts = [msgspec.structs.replace(act(rev), cid=cid) for rev, cid in ((1, ""), (2, "x"), (3, "y"))]
        await store.append(acts)
        assert {(acts[1].seat, "x"): 2} == await store.answers("r", 2)

    asyncio.run(main())


def test_a_career_is_what_finished_games_left_behind(store: Store):
    async def main() -> None:
        await store.add_person(person("ann"))
        end = {"ending": "complete", "scores": [101], "ranks": [1], "outcome": {"rank": 1}}
        later = {**end, "outcome": {"rank": 3}}
        for id, changes in (
            ("a", {"status": "finished", "result": end, "updated": 1.0}),
            ("b", {"status": "finished", "result": later, "updated": 2.0}),
            ("c", {"status": "finished", "result": {**end, "outcome": {}}, "updated": 3.0}),
            ("d", {"status": "finished", "result": end, "start": {"round": 3}, "updated": 4.0}),
            ("e", {"status": "finished", "result": end, "commit": "", "updated": 5.0}),
            ("f", {"status": "active", "updated": 6.0}),
            ("g", {"status": "finished", "result": end, "game": "burgundy", "updated": 7.0}),
        ):
            await store.add_room(room(id, **{"commit": "c", **changes}), seats(id, "ann"), SECRET)
        await store.add_room(room("h", status="finished", result=end, commit="c"), seats("h", None), SECRET)
        assert [("b", 2.0, {"rank": 3}), ("a", 1.0, {"rank": 1})] == [
            (row.room, row.at, row.outcome) for row in await store.career("ann", "catan")
        ]
        assert [] == await store.career("nobody", "catan")

    asyncio.run(main())


def test_statistics_count_finished_games_with_one_own_seat(store: Store):
    async def main() -> None:
        for who in ("ann", "bob"):
            await store.add_person(person(who))
        end = {"ending": "points", "scores": [10, 7], "ranks": [1, 2]}
        for id, people, changes in (
            ("a", ("ann", "bob"), {"status": "finished", "result": end}),
            ("b", ("bob", "ann"), {"status": "finished", "result": end}),
            ("c", ("ann", "bob"), {"status": "active"}),
            ("d", ("ann", "ann"), {"status": "finished", "result": end}),
            ("e", ("ann", None), {"status": "finished", "result": end, "game": "burgundy"}),
            ("f", ("ann", None), {"status": "aborted"}),
        ):
            await store.add_room(room(id, **changes), seats(id, *people), SECRET)
        assert [
            {"game": "burgundy", "played": 1, "won": 1, "score": 10.0, "place": 1.0},
            {"game": "catan", "played": 2, "won": 1, "score": 8.5, "place": 1.5},
        ] == await store.stats("ann")
        assert [] == await store.stats("nobody")

    asyncio.run(main())


# --- many at once


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

    asyncio.run(asyncio.wait_for(main(), 60))


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
from igroteka.server.rows import ActRow

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


# --- when the database fails


def test_a_full_disk_refuses_and_recovers(quick_store: Store):
    def allow(pages: int) -> Callable[[Any], None]:
        return lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}").close()

    async def main() -> None:
        store = quick_store
        await store.add_room(room(), [], SECRET)
        await store._write(allow(1))  # never less than there is
        big = ["p0 roll" * 2000]

        async def fill() -> None:
            for rev in range(1, 100):
                await store.append([msgspec.structs.replace(act(rev), moves=big)])

        with pytest.raises(StoreFailed) as caught:
            await fill()
        assert "full" == caught.value.problem
        assert "The disk is full" in str(caught.value)
        rev = (await store.revs(["r"]))["r"]
        assert rev == len(await store.acts("r"))
        assert [] == await store.check()

        gate = await hold(store)  # and what needs no new page is written all the same
        tried = asyncio.create_task(
            outcomes(
                store.append([msgspec.structs.replace(act(rev + 1), moves=big)]),
                store.change_room("r", {"status": "active"}),
            )
        )
        await gate.open()
        assert [StoreFailed, None] == await tried

        await store._write(allow(100_000))
        await store.append([msgspec.structs.replace(act(rev + 1), moves=big)])
        assert rev + 1 == len(await store.acts("r"))

    asyncio.run(main())


def test_a_disk_that_takes_no_more_bytes_refuses_and_recovers(quick_store: Store):
    @contextmanager
    def no_longer_than(size: int) -> Iterator[None]:
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)

    async def main() -> None:
        store = quick_store
        await store.add_room(room(), [], SECRET)
        await store.append([act(1)])
        with no_longer_than(os.stat(f"{store.url.database}-wal").st_size):  # noqa: PTH116 -- nobody else waits
            found = await outcomes(store.append([act(2)]))
        assert [StoreFailed] == found
        assert {"r": 1} == await store.revs(["r"])
        await store.append([act(2)])
        assert [] == await store.check()

    asyncio.run(main())


def test_a_database_that_became_read_only_refuses_and_recovers(quick_store: Store):
    async def main() -> None:
        await quick_store.add_room(room(), [], SECRET)
        writers = await quick_store._write(lambda connection: connection.connection.driver_connection)
        assert isinstance(writers, sqlite3.Connection)
        writers.execute("PRAGMA query_only = 1").close()
        with pytest.raises(StoreFailed) as caught:
            await quick_store.append([act(1)])
        assert "read-only" == caught.value.problem
        writers.execute("PRAGMA query_only = 0").close()
        await quick_store.append([act(1)])
        assert [act(1)] == await quick_store.acts("r")

    asyncio.run(main())


def test_somebody_elses_lock_is_waited_for_then_told(database: str):
    @contextmanager
    def locked() -> Iterator[None]:
        other: Any
        if database.startswith("sqlite"):
            other = sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
        else:
            other = psycopg.connect(database)
            other.execute("LOCK TABLE room IN EXCLUSIVE MODE")
        try:
            yield
        finally:
            other.close()

    async def main() -> None:
        store = Store(database, patience=0.2)
        await store.open()
        await store.add_room(room(), [], SECRET)
        with locked():
            assert [StoreFailed, StoreFailed] == await outcomes(
                store.append([act(1)]), store.add_room(room("s"), [], SECRET)
            )
            assert {"r": 0} == await store.revs(["r", "s"])  # readers go on
            with pytest.raises(StoreFailed) as caught:
                await store.append([act(1)])
            assert "locked" == caught.value.problem
        await store.append([act(1)])
        await store.close()

    asyncio.run(main())


def test_a_lost_answer_to_a_commit_is_no_second_write(store: Store, monkeypatch: pytest.MonkeyPatch):
    """The commit was done, the connection died before it said so: the write is tried again and knows itself."""
    assert store._engine is not None
    dialect = store._engine.dialect
    commit, lost = dialect.do_commit, [0]
    fault = sqlite3.OperationalError if dialect.name == "sqlite" else psycopg.OperationalError

    def lose(connection: Any) -> None:
        commit(connection)
        lost[0] += 1
        if lost[0] == 1:
            raise fault("connection lost")

    async def main() -> None:
        await store.add_room(room(), seats("r", None), SECRET)
        await store.append([act(1)])
        for write in (
            lambda: store.append([act(2, cid="x"), act(3)], room={"status": "active"}),
            lambda: store.add_room(room("s"), seats("s", None), SECRET),
            lambda: store.add_person(person("ann", "ann")),
            lambda: store.add_session(SessionRow(id="t", person="ann", created=1.0, seen=1.0)),
            lambda: store.add_chat(line("once")),
        ):
            lost[0] = 0
            monkeypatch.setattr(dialect, "do_commit", lose)
            await write()
            assert lost[0] > 1
            monkeypatch.setattr(dialect, "do_commit", commit)
        assert [1, 2, 3] == [one.rev for one in await store.acts("r")]
        assert ["once"] == [one.text for one in await store.chat("r")]

    monkeypatch.setattr(dialect, "is_disconnect", lambda error, *_: "connection lost" in str(error))
    asyncio.run(main())


def test_a_server_that_comes_back_is_found_again(postgres: Any):
    url = postgres.new()
    store = Store(url, patience=2.0)

    async def before() -> None:
        await store.open()
        await store.add_room(room(), [], SECRET)
        assert {"r": 0} == await store.revs(["r"])

    async def without() -> None:
        with pytest.raises(StoreFailed) as caught:
            await store.append([act(1)])
        assert "unreachable" == caught.value.problem
        with pytest.raises(StoreFailed) as caught:
            await store.room("r")
        assert "unreachable" == caught.value.problem

    async def after() -> None:
        await asyncio.gather(*(store.revs(["r"]) for _ in range(8)))
        await store.append([act(1)])
        assert [act(1)] == await store.acts("r")

    async def killed() -> None:
        with psycopg.connect(url, autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        await store.append([act(2)])
        assert {"r": 2} == await store.revs(["r"])
        await store.close()

    asyncio.run(before())
    postgres.stop()
    try:
        asyncio.run(without())
    finally:
        postgres.start()
    asyncio.run(after())
    asyncio.run(killed())


def test_what_a_database_cannot_hold_fails_alone(postgres: Any):
    async def main() -> None:
        store = Store(postgres.new())
        await store.open()
        await store.add_room(room(), [], SECRET)
        gate = await hold(store)
        tried = asyncio.create_task(
            outcomes(
                store.append([act(1)]),
                store.add_chat(line("a\0b")),
                store.add_chat(line("\ud800")),
                store.append([act(2)]),
            )
        )
        await gate.open()
        assert [None, StoreFailed, StoreFailed, None] == await tried
        await store.close()

    asyncio.run(main())


# --- opening


def test_the_tables_are_those_the_code_knows(store: Store):
    assert store._engine is not None
    with store._engine.connect() as connection:
        assert [] == compare_metadata(MigrationContext.configure(connection), METADATA)


def test_several_open_a_new_database_at_once(database: str):
    async def main() -> None:
        stores = [Store(database) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await stores[0].add_room(room(), [], SECRET)
        assert {"r": 0} == await stores[3].revs(["r"])
        await stores[0].open()  # a second time does nothing
        for store in stores:
            await store.close()

    asyncio.run(main())


def test_a_database_of_newer_code_is_refused(database: str):
    async def age() -> None:
        store = Store(database)
        await store.open()
        await store._write(
            lambda connection: connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        )
        await store.close()

    asyncio.run(age())
    store = Store(database)
    assert "newer" == problem(store.open)
    asyncio.run(store.close())


@contextmanager
def without_privileges() -> Iterator[None]:
    """Root may write anywhere: be nobody for a while."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


def test_a_folder_that_cannot_be_written_is_named(quick_store: Store):
    with tempfile.TemporaryDirectory(prefix="igroteka-") as name:
        folder = Path(name)
        kept = Store(f"sqlite:///{folder}/kept.db")
        asyncio.run(kept.open())
        asyncio.run(kept.close())
        (folder / "kept.db").chmod(0o444)
        folder.chmod(0o555)
        with without_privileges():
            assert "folder" == problem(Store(f"sqlite:///{folder}/new.db").open)
            assert "folder" == problem(Store(f"sqlite:///{folder}/deeper/new.db").open)
            assert problem(kept.open) in {"read-only", "folder"}
        folder.chmod(0o755)
        (folder / "kept.db").chmod(0o644)
        asyncio.run(kept.open())
        asyncio.run(kept.close())


def test_what_is_no_database_is_refused(tmp_path: Path, postgres: Any):
    (tmp_path / "letter.db").write_text("Dear aunt, " * 200)
    assert "damaged" == problem(Store(f"sqlite:///{tmp_path}/letter.db").open)
    assert "folder" == problem(Store(f"sqlite:///{tmp_path}/letter.db/room.db").open)
    assert "unreachable" == problem(Store(postgres.url("nothing_of_this_name")).open)
    assert "unreachable" == problem(Store(f"postgresql:///room?host={tmp_path}").open)
    for url in ("sqlite://", "sqlite:///:memory:", "mysql://root:secret@localhost/room"):
        with pytest.raises(StoreFailed) as caught:
            Store(url)
        assert "address" == caught.value.problem
        assert "secret" not in str(caught.value)


def test_only_the_owner_reads_the_file(quick_store: Store):
    path = Path(str(quick_store.url.database))
    for name in (path, Path(f"{path}-wal")):
        assert 0o600 == stat.S_IMODE(name.stat().st_mode)


# --- secrets, copies, words


def test_secrets_are_in_no_row_and_no_log(store: Store, caplog: pytest.LogCaptureFixture):
    assert "secret" not in RoomRow.__struct_fields__
    caplog.set_level(logging.DEBUG)
    logging.getLogger("sqlalchemy").setLevel(logging.DEBUG)

    async def main() -> None:
        await store.add_person(person("ann", "ann", "argon2-hash"))
        await store.add_room(room(), seats("r", "ann"), SECRET)
        with pytest.raises(StoreFailed) as caught:
            await store.add_room(room("s"), seats("s", "nobody"), SECRET)
        assert SECRET not in f"{caught.value} {caught.value.__cause__}"
        for found in (await store.room("r"), await store.rooms(), await store.person("ann")):
            assert SECRET not in repr(found)
            assert "argon2-hash" not in repr(found)

    try:
        asyncio.run(main())
    finally:
        logging.getLogger("sqlalchemy").setLevel(logging.NOTSET)
    assert SECRET not in caplog.text
    assert "argon2-hash" not in caplog.text


def test_a_backup_is_made_while_play_goes_on(quick_store: Store, tmp_path: Path):
    copy = tmp_path / "deep" / "copy.db"

    async def main() -> None:
        await quick_store.add_room(room(), [], SECRET)

        async def play() -> None:
            for rev in range(1, 60):
                await quick_store.append([act(rev)])

        playing = asyncio.create_task(play())
        await asyncio.sleep(0.02)
        told = (await quick_store.revs(["r"]))["r"]
        await quick_store.backup(copy)
        await playing
        assert ["copy.db"] == [path.name for path in copy.parent.iterdir()]
        assert 0o600 == stat.S_IMODE(copy.stat().st_mode)

        restored = Store(f"sqlite:///{copy}")
        await restored.open()
        assert [] == await restored.check()
        acts = await restored.acts("r")
        assert told <= len(acts) <= 59
        assert acts == (await quick_store.acts("r"))[: len(acts)]
        assert SECRET == await restored.secret("r")
        await restored.close()

        with pytest.raises(StoreFailed):
            await quick_store.backup(str(quick_store.url.database))

    asyncio.run(main())


def test_postgres_is_backed_up_by_its_own_program(postgres: Any, tmp_path: Path):
    store = Store(postgres.new())
    asyncio.run(store.open())
    assert "server-backup" == problem(lambda: store.backup(tmp_path / "copy.db"))
    asyncio.run(store.close())


def test_a_hole_in_the_acts_is_found(store: Store):
    async def main() -> None:
        await store.add_room(room(), [], SECRET)
        await store.append([act(1), act(2), act(3)])
        assert [] == await store.check()
        await store._write(lambda connection: connection.exec_driver_sql("DELETE FROM act WHERE rev = 2"))
        assert ["room r: rev 3, last act 3, 1 missing"] == await store.check()

    asyncio.run(main())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_its_sentence(language: str):
    plain = error_text(failed("no such problem", "x"), language, "igroteka.server")
    known = {*SQLITE.values(), *POSTGRES.values(), "newer", "closed", "address", "server-backup"}
    for name in known:
        assert plain != error_text(failed(name, "x"), language, "igroteka.server")
