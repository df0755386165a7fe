"""The two databases behind one engine, and the way to the newest tables."""

import os
import sqlite3
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url

from igroteka.server.storage.failures import failed

BREATH: Final = 0.02
CONNECTIONS: Final = 8
WRITING: Final = "igroteka_writing"
DRIVER: Final = "psycopg"
MIGRATIONS: Final = "igroteka.server:migrations"
MIGRATION_LOCK: Final = 7_143_001
"""Any number of our own: processes that open one PostgreSQL at once migrate it in turn."""


def address(url: str) -> URL:
    """The database's address; PostgreSQL is spoken to by psycopg."""
    found = make_url(url)
    if found.drivername in {"postgresql", "postgres"}:
        if find_spec(DRIVER) is None:
            raise failed("driver", DRIVER)
        return found.set(drivername=f"postgresql+{DRIVER}")
    if found.drivername == "sqlite" and found.database not in {None, "", ":memory:"}:
        return found
    raise failed("address", found.render_as_string(hide_password=True))


def new_engine(url: URL, patience: float) -> Engine:
    """An engine whose errors and logs never show what was written."""
    sqlite = url.drivername == "sqlite"
    waits = round(patience * 1000)
    arguments: dict[str, Any] = (
        {"timeout": patience, "check_same_thread": False}
        if sqlite
        else {
            "connect_timeout": max(2, round(patience)),
            "tcp_user_timeout": 2 * waits,
            "options": f"-c lock_timeout={waits}",
        }
    )
    engine = create_engine(
        url,
        connect_args=arguments,
        hide_parameters=True,
        pool_size=CONNECTIONS,
        max_overflow=0,
        json_serializer=lambda value: msgspec.json.encode(value).decode(),
        json_deserializer=msgspec.json.decode,
    )
    if sqlite:
        event.listen(engine, "connect", prepare)
        event.listen(engine, "begin", begin)
    return engine


def prepare(connection: sqlite3.Connection, _record: object) -> None:
    """A commit is on disk before it returns; references hold."""
    connection.isolation_level = None  # `begin` says BEGIN, not the driver
    for pragma in ("synchronous = FULL", "foreign_keys = ON", "trusted_schema = OFF", "journal_size_limit = 67108864"):
        connection.execute(f"PRAGMA {pragma}").close()


def begin(connection: Connection) -> None:
    """A writer takes its lock at once, so that waiting happens where nothing is lost."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    driver.execute("BEGIN IMMEDIATE" if connection.get_execution_options().get(WRITING) else "BEGIN")


def prepare_file(url: URL) -> None:
    """The folder, and a file that only its owner reads: it keeps secrets."""
    path = Path(url.database or "").absolute()
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def write_ahead(connection: sqlite3.Connection, patience: float) -> None:
    """The file's journal, outside any transaction. SQLite itself does not wait here for a writer of the old journal."""
    until = time.monotonic() + patience
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").close()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(BREATH)
        else:
            return


def migrate(engine: Engine, patience: float) -> None:
    """Bring the tables to this code's newest revision, all or nothing; a database from newer code is refused."""
    from alembic import command  # noqa: PLC0415 -- 0.1 s, and only when a store is opened
    from alembic.config import Config  # noqa: PLC0415 -- as above
    from alembic.migration import MigrationContext  # noqa: PLC0415 -- as above
    from alembic.script import ScriptDirectory  # noqa: PLC0415 -- as above

    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.set_main_option("path_separator", "os")
    script = ScriptDirectory.from_config(config)
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            write_ahead(raw, patience)
        with connection.execution_options(**{WRITING: True}).begin():
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            current = MigrationContext.configure(connection).get_current_revision()
            if current not in {None, *(revision.revision for revision in script.walk_revisions())}:
                raise failed("newer", current)
            if current != script.get_current_head():
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
