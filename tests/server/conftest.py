"""Real databases: a SQLite file for each test, and one PostgreSQL server for the session."""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

import psycopg
import pytest
from psycopg import sql

from igroteka.server.storage import Store
from tests.patience import LONG

PROGRAMS: Final = Path("/usr/lib/postgresql")
SERVANTS: Final = ("postgres", "nobody")
"""PostgreSQL refuses to run as root; one of these runs it then."""


class Postgres:
    """A PostgreSQL server of our own, in a temporary folder, heard on a socket there and nowhere else."""

    def __init__(self, programs: Path) -> None:
        self.programs: Final = programs
        self.folder: Final = Path(tempfile.mkdtemp(prefix="igroteka-postgres-"))
        self.servant: Final = servant()
        if self.servant:
            shutil.chown(self.folder, self.servant)
        self.numbers: Final = count(1)
        self.run("initdb", "--no-sync", "--auth=trust", "--username=igroteka", "--encoding=UTF8", "--locale=C.UTF-8")
        self.start()

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), "-D", str(self.folder / "data"), *arguments]
        if self.servant:
            command = ["runuser", "-u", self.servant, "--", *command]
        done = subprocess.run(command, cwd=self.folder, text=True, capture_output=True, check=False, timeout=LONG)
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"

    def start(self) -> None:
        settings = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=60"
        self.run("pg_ctl", "start", "--wait", "--log", str(self.folder / "log"), "-o", settings)

    def stop(self) -> None:
        self.run("pg_ctl", "stop", "--wait", "--mode=immediate")

    def url(self, name: str) -> str:
        return f"postgresql://igroteka@/{name}?host={self.folder}"

    def do(self, statement: str, name: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(sql.SQL(statement).format(sql.Identifier(name)))

    def new(self) -> str:
        """The address of an empty database."""
        name = f"room{next(self.numbers)}"
        self.do("CREATE DATABASE {}", name)
        return self.url(name)


def servant() -> str:
    if os.geteuid() != 0:
        return ""
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in SERVANTS if name in known)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server; without Debian's packages the tests fail and say so."""
    found = sorted(PROGRAMS.glob("*/bin"), key=lambda path: float(path.parent.name))
    if not found:
        pytest.fail(
            f"no PostgreSQL under {PROGRAMS}: `apt-get install postgresql`, or `make test` as root does it", False
        )
    server = Postgres(found[-1])
    yield server
    server.stop()
    shutil.rmtree(server.folder)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/room.db"
    else:
        server: Postgres = request.getfixturevalue("postgres")
        url = server.new()
        yield url
        server.do("DROP DATABASE {} WITH (FORCE)", url.partition("@/")[2].partition("?")[0])


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """An open store on SQLite, then on PostgreSQL."""
    yield from opened(Store(database))


@pytest.fixture
def quick_store(tmp_path: Path) -> Iterator[Store]:
    """An open store on SQLite, for tests that do not ask about databases."""
    yield from opened(Store(f"sqlite:///{tmp_path}/room.db"))


def opened(store: Store) -> Iterator[Store]:
    asyncio.run(store.open())
    yield store
    asyncio.run(store.close())
