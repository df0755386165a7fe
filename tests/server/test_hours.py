"""The time of the house: no jump of a clock, no sleep and no restart is anybody's thinking time; one server a file."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config

from igroteka.server.rooms.hours import GAP, Hours
from igroteka.server.storage import Store, StoreFailed
from igroteka.server.storage.engine import MIGRATIONS, WRITING, address, new_engine
from tests.patience import LONG
from tests.server.edge import patient, running
from tests.server.players import Failing
from tests.soak.houses import House

WRONG_CLOCK = """
import pathlib, sys, time
true, said = time.time, pathlib.Path({said!r})
time.time = lambda: true() + float(said.read_text())
from igroteka.cli import main
sys.exit(main())
"""


class Counter:
    """A monotonic clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 50.0

    def __call__(self) -> float:
        return self.now


def test_hours_go_on_where_the_runtime_was_left(store: Store) -> None:
    async def main() -> None:
        counter = Counter()
        hours = Hours(store, counter)
        await hours.open()
        began = hours()
        assert abs(began - time.time()) < 30
        counter.now += 3
        assert 3 == pytest.approx(hours() - began)
        counter.now += 1_000_000  # the machine slept
        assert GAP == pytest.approx(hours() - began)
        await hours.close()
        late = hours()

        counter.now -= 900_000  # another machine, another counter
        again = Hours(store, counter)
        await again.open()
        assert late <= again() < late + 10
        await again.close()

    asyncio.run(main())


def test_processes_that_share_a_database_agree_on_the_hour(store: Store) -> None:
    async def main() -> None:
        one, two = Counter(), Counter()
        first = Hours(store, one)
        await first.open()
        one.now += 4
        await store.pass_time(first(), 15)
        second = Hours(store, two)
        await second.open()
        assert abs(second() - first()) < 2
        await first.close()
        await second.close()

    asyncio.run(main())


def test_a_disk_that_is_full_keeps_nobody_from_playing(quick_store: Store) -> None:
    store = Failing(quick_store)

    async def main() -> None:
        late = await store.pass_time(5000.0, 15)
        store.fail = StoreFailed(details={"problem": "full"})
        hours = Hours(store)  # type: ignore[arg-type]
        await hours.open()
        assert late <= hours() < late + GAP + 1
        await hours.close()

    asyncio.run(main())


@pytest.mark.parametrize("jump", [7 * 86400.0, -7 * 86400.0], ids=["forth", "back"])
def test_a_jump_of_the_clock_burns_nobodys_time(tmp_path: Path, jump: float) -> None:
    """Neither while the server runs nor while it is down, live or by days."""
    said = tmp_path / "jump"
    said.write_text("0")
    place = House(tmp_path, "--no-limits", script=WRONG_CLOCK.format(said=str(said)))
    with place:
        entered = patient.post(f"{place.address}/api/session/guest", json={"bearer": True}).json()
        headers = {"authorization": f"Bearer {entered['token']}"}
        patient.patch(f"{place.address}/api/person", headers=headers, json={"auto_pass": False})  # no word but ours
        paths = []
        for clock in ({"kind": "live", "bank": 1000}, {"kind": "days", "hours": 24}):
            setup = {
                "game": "catan",
                "clock": clock,
                "seats": [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}],
            }
            made = patient.post(f"{place.address}/api/rooms", json=setup, headers=headers).json()
            paths.append(f"/api/rooms/{made['id']}")
            assert 200 == patient.post(f"{place.address}{paths[-1]}/start", headers=headers).status_code

        def told(path: str) -> dict[str, Any]:
            return dict(patient.get(f"{place.address}{path}", headers=headers).json())

        def left() -> list[float]:
            live, days = told(paths[0]), told(paths[1])
            away = float(said.read_text())  # what the server believes to be the time
            return [live["seats"][live["turn_of"][0]]["clock_left"], days["deadline"] - time.time() - away]

        assert [1000, 86400] == pytest.approx(left(), abs=900)
        said.write_text(str(jump))
        time.sleep(1.5)
        assert [1000, 86400] == pytest.approx(left(), abs=900)
        place.kill()
        said.write_text(str(2 * jump))
        place.start()
        assert [1000, 86400] == pytest.approx(left(), abs=900)
        for path in paths:
            assert ["start"] == [act.kind for act in place.acts(path.rpartition("/")[2])]


# --- one server a file


def serve(folder: Path) -> subprocess.CompletedProcess[str]:
    """A second server, which says why it does not open."""
    words = [
        "-m",
        "igroteka",
        "serve",
        "--port",
        "0",
        "--data",
        str(folder / "data"),
        "--no-open",
        "--bot-workers",
        "0",
    ]
    return subprocess.run(
        [sys.executable, *words, "--lang", "en"], capture_output=True, text=True, timeout=LONG, check=False
    )


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    with House(tmp_path) as first:
        second = serve(tmp_path)
        assert second.returncode != 0
        assert "already serving" in second.stderr + second.stdout
        assert str(first.pid) in second.stderr + second.stdout
        assert "Traceback" not in second.stderr
        assert 200 == patient.get(f"{first.address}/health").status_code
        copied = subprocess.run(
            [sys.executable, "-m", "igroteka", "backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "data")],
            capture_output=True,
            timeout=LONG,
            check=False,
        )
        assert 0 == copied.returncode, copied.stderr
        first.kill()  # what a killed server leaves behind stops nobody
        assert (tmp_path / "data" / "igroteka.db.lock").exists()
        first.start()


def test_a_runtime_that_closed_lets_the_next_one_in(tmp_path: Path) -> None:
    for _ in range(2):
        with running(tmp_path) as place:
            assert 200 == patient.get(f"{place.origin}/health").status_code


# --- an older database


def older(path: Path, revision: str) -> None:
    """A database as an earlier version left it, with a private game that is over and one where bots fill in."""
    engine = new_engine(address(f"sqlite:///{path}"), 5.0)
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.set_main_option("path_separator", "os")
    with engine.connect() as connection, connection.execution_options(**{WRITING: True}).begin():
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()
    with closing(sqlite3.connect(path)) as old, old:
        old.execute("INSERT INTO person VALUES ('ann', 'Ann', 1.0, NULL, NULL, '', '{}')")
        for id, status in (("over", "finished"), ("runs", "active")):
            old.execute(
                "INSERT INTO room (id, game, version, options, status, rev, private, host, created, updated, clock, "
                "contributions, previous, next, 'commit') VALUES (?, 'catan', 1, '{}', ?, 0, 1, 'ann', 1, 1, ?, '[]', "
                "'', '', 'c')",
                (id, status, json.dumps({"kind": "days", "hours": 24, "asked": {"0": 5.0}})),
            )
            old.execute("INSERT INTO luck VALUES (?, ?)", (id, "ab" * 32))
            for seat, replaced in enumerate((0, 1)):
                old.execute(
                    "INSERT INTO seat (room, seat, kind, name, person, level, replaced) VALUES (?, ?, 'human', '', "
                    "'ann', '', ?)",
                    (id, seat, replaced),
                )


def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    older(path, "0006")

    async def main() -> None:
        store = Store(f"sqlite:///{path}")
        await store.open()
        keys = {id: await store.key(id) for id in ("over", "runs")}
        found = await store.room("runs")
        assert found is not None
        room, seats = found
        mine, away = [await store.rooms(person="ann", archived=archived) for archived in (False, True)]
        await store.close()
        assert ({"over", "runs"}, []) == ({room.id for room, _ in mine}, away)
        assert 2 == len({key for key in keys.values() if len(key) > 20})
        assert (False, "", {}, {}) == (room.talk, room.stand_in, room.barred, room.stop)
        assert ["", "away"] == [seat.absence for seat in seats]
        assert [] == await checked(path)

    asyncio.run(main())


async def checked(path: Path) -> list[str]:
    store = Store(f"sqlite:///{path}")
    await store.open()
    try:
        return await store.check()
    finally:
        await store.close()


def test_the_lock_is_for_the_owner_only(tmp_path: Path) -> None:
    with running(tmp_path) as place:
        lock = place.config.data / "igroteka.db.lock"
        assert str(os.getpid()) == lock.read_text().strip()
        assert 0 == lock.stat().st_mode & 0o077
