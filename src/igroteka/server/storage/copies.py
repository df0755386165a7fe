"""Copies of a database, and whether it is sound."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, func, select

from igroteka.server.storage.failures import failed
from igroteka.server.storage.schema import ACT, ROOM


def backup(connection: Connection, path: Path) -> None:
    """SQLite's own online copy; it is checked, put on disk, and only then takes the name."""
    source = connection.connection.driver_connection
    if not isinstance(source, sqlite3.Connection):
        raise failed("server-backup")
    if source.execute("PRAGMA database_list").fetchone()[2] == str(path.resolve()):
        raise failed("folder", path)
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.unfinished")
    os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    try:
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, without companions
            found = target.execute("PRAGMA integrity_check").fetchall()
        if found != [("ok",)]:
            raise failed("damaged", found[0][0])
        on_disk(unfinished)
        unfinished.replace(path)
        on_disk(path.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def on_disk(path: Path) -> None:
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def check(connection: Connection) -> list[str]:
    """Pages, references, and that every room has exactly the acts its rev counts."""
    wrong: list[str] = []
    if connection.dialect.name == "sqlite":
        wrong += [line for (line,) in connection.exec_driver_sql("PRAGMA integrity_check") if line != "ok"]
        wrong += [
            f"{table} {row}: no such {other}"
            for table, row, other, _ in connection.exec_driver_sql("PRAGMA foreign_key_check")
        ]
    last, count = func.max(ACT.c.rev), func.max(ACT.c.rev) - func.min(ACT.c.rev) + 1 - func.count()
    query = (
        select(ROOM.c.id, ROOM.c.rev, last, count).join(ACT, ACT.c.room == ROOM.c.id).group_by(ROOM.c.id, ROOM.c.rev)
    )
    for id, rev, found, missing in connection.execute(query):
        if rev != found or missing:
            wrong.append(f"room {id}: rev {rev}, last act {found}, {missing} missing")
    return wrong
