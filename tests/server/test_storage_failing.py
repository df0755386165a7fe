"""The store when the database fails, and databases that cannot be opened."""

import asyncio
import os
import resource
import sqlite3
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from igroteka.server.storage import Store, StoreFailed
from igroteka.server.storage.rows import SessionRow
from igroteka.server.storage.schema import METADATA
from tests.server.rows import SECRET, act, hold, line, outcomes, person, problem, room, seats, without_privileges

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


def test_opening_waits_for_who_writes_a_file_not_yet_ours(tmp_path: Path):
    async def main() -> None:
        other = sqlite3.connect(tmp_path / "room.db", isolation_level=None)
        with closing(other):
            other.execute("BEGIN IMMEDIATE")
            impatient = Store(f"sqlite:///{tmp_path}/room.db", patience=0.1)
            with pytest.raises(StoreFailed) as caught:
                await impatient.open()
            assert "locked" == caught.value.problem
            store = Store(f"sqlite:///{tmp_path}/room.db", patience=60)
            opening = asyncio.create_task(store.open())
            await asyncio.sleep(0.1)
            assert not opening.done()
            other.execute("COMMIT")
            await opening
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
