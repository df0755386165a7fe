"""Real databases: a SQLite file for each test, and one PostgreSQL server for the session.

Tables are laid once for a session, since that takes five times as long as to open a store; who wants an open store is
given a copy.
"""

import asyncio
import os
import pwd
import random
import shutil
import subprocess
import tempfile
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Sequence
from functools import partial
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Final, TypeVar

import psycopg
import pytest
from argon2 import PasswordHasher
from psycopg import sql

from igroteka.server.people import accounts
from igroteka.server.storage import Store
from tests.conftest import SOAK
from tests.patience import LONG

T = TypeVar("T")

PROGRAMS: Final = Path("/usr/lib/postgresql")
SERVANTS: Final = ("postgres", "nobody")
"""PostgreSQL refuses to run as root; one of these runs it then."""
LUCKY: Final = ("autoplay.bot_pool", "autoplay.driver", "coaching.service", "rooms.lifecycle", "rooms.luck")
"""Where games, and what bots make of them, are left to chance."""


class SameLuck:
    """In place of `secrets`: a test meets the same games each time, so that it fails for everybody or for nobody."""

    def __init__(self, name: str) -> None:
        self._random: Final = random.Random(name)

    def randbits(self, count: int) -> int:
        return self._random.getrandbits(count)

    def randbelow(self, end: int) -> int:
        return self._random.randrange(end)

    def choice(self, things: Sequence[T]) -> T:
        return self._random.choice(things)

    def token_hex(self, count: int) -> str:
        return self._random.randbytes(count).hex()

    def token_urlsafe(self, count: int) -> str:
        return urlsafe_b64encode(self._random.randbytes(count)).rstrip(b"=").decode()


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Soaks meet other games."""
    if SOAK:
        return
    luck = SameLuck(request.node.nodeid)
    for name in LUCKY:
        monkeypatch.setattr(import_module(f"igroteka.server.{name}"), "secrets", luck)


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """Hashes that are made in a moment; in earnest they are as slow as argon2 advises."""
    assert vars(accounts)["PasswordHasher"] is PasswordHasher
    with pytest.MonkeyPatch.context() as patch:
        quick = partial(PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)
        patch.setattr(accounts, "PasswordHasher", quick)
        yield


class Postgres:
    """A PostgreSQL server of our own, in a temporary folder, heard on a socket there and nowhere else."""

    def __init__(self, programs: Path) -> None:
        self.programs: Final = programs
        self.folder: Final = Path(tempfile.mkdtemp(prefix="igroteka-postgres-"))
        self.servant: Final = servant()
        if self.servant:
            shutil.chown(self.folder, self.servant)
        self.numbers: Final = count(1)
        self.pattern = ""
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

    def laid(self) -> str:
        """The address of a database with the newest tables and nothing in them."""
        if not self.pattern:
            self.pattern = self.new()
            lay(self.pattern)
        name = f"room{next(self.numbers)}"
        self.do(f"CREATE DATABASE {{}} TEMPLATE {name_of(self.pattern)}", name)
        return self.url(name)


def name_of(url: str) -> str:
    """The name of a database of the PostgreSQL server."""
    return url.partition("@/")[2].partition("?")[0]


def lay(url: str) -> None:
    """Lay the newest tables in an empty database."""
    store = Store(url)
    asyncio.run(store.open())
    asyncio.run(store.close())


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


@pytest.fixture(scope="session")
def laid_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with the newest tables and nothing in them."""
    path = tmp_path_factory.mktemp("laid") / "room.db"
    lay(f"sqlite:///{path}")
    assert [path] == list(path.parent.iterdir())
    return path


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database, of either kind; the tables are laid where a store is opened on it."""
    is_laid = "store" in request.fixturenames
    if request.param == "sqlite":
        if is_laid:
            shutil.copy(request.getfixturevalue("laid_file"), tmp_path / "room.db")
        yield f"sqlite:///{tmp_path}/room.db"
    else:
        server: Postgres = request.getfixturevalue("postgres")
        url = server.laid() if is_laid else server.new()
        yield url
        server.do("DROP DATABASE {} WITH (FORCE)", name_of(url))


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """An open store on SQLite, then on PostgreSQL."""
    yield from opened(Store(database))


@pytest.fixture
def quick_store(laid_file: Path, tmp_path: Path) -> Iterator[Store]:
    """An open store on SQLite, for tests that do not ask about databases."""
    shutil.copy(laid_file, tmp_path / "room.db")
    yield from opened(Store(f"sqlite:///{tmp_path}/room.db"))


def opened(store: Store) -> Iterator[Store]:
    asyncio.run(store.open())
    yield store
    asyncio.run(store.close())
