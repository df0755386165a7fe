"""`igroteka backup` and `igroteka restore`: one command each, also while people play."""

import asyncio
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from igroteka.cli.console import Language, console, language_of, speech_of
from igroteka.cli.opening import SERVER, told
from igroteka.cli.serve import Data, Database, config_of
from igroteka.core.errors import IgrotekaError


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("backup")(backup)
    app.command("restore")(restore)


def backup(
    file: Annotated[Path, typer.Argument(help="Where to; in a folder, a file named by the time.")],
    data: Data = None,
    database: Database = "",
    lang: Language = None,
) -> None:
    """Copy all games and accounts into one file. The server may run meanwhile."""
    language = language_of(lang)
    with told(language):
        url = url_of(data, database)
        path = file.expanduser().absolute()
        if path.is_dir():
            path /= f"igroteka-{time.strftime('%Y%m%d-%H%M%S')}.db"
        if path.exists():
            raise IgrotekaError("file-exists", {"path": str(path)})
        source = path_in(url)
        if source is not None and not source.exists():
            raise IgrotekaError("backup-nothing", {"path": str(source)})
        asyncio.run(copied(url, path))
        say(language, "backup-made", path)


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    data: Data = None,
    database: Database = "",
    force: Annotated[bool, typer.Option("--force", help="Put aside a database that is there.")] = False,
    lang: Language = None,
) -> None:
    """Bring a backup back. The server must not run meanwhile."""
    language = language_of(lang)
    with told(language):
        target = path_in(url_of(data, database))
        if target is None:
            raise IgrotekaError("restore-database")
        if not file.is_file():
            raise IgrotekaError("file-missing", {"path": str(file)})
        if target.exists() and not force:
            raise IgrotekaError("restore-there", {"path": str(target)})
        kept = restored(file, target)
        say(language, "restore-made", target)
        if kept is not None:
            say(language, "restore-kept", kept)


def say(language: str, key: str, path: Path) -> None:
    """One line of stdout."""
    console().print(speech_of(language, SERVER).say(key, path=str(path)), markup=False, soft_wrap=True)


def url_of(data: Path | None, database: str) -> str:
    """The database that `igroteka serve` with the same options would use."""
    return config_of(data, database).url


def path_in(url: str) -> Path | None:
    """The file of an SQLite database."""
    return Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else None


async def copied(url: str, path: Path) -> None:
    """A copy that is sound."""
    from igroteka.server.storage import Store  # noqa: PLC0415 -- other commands need no server

    store = Store(url)
    await store.open()
    try:
        await store.backup(path)
    finally:
        await store.close()


def restored(file: Path, target: Path) -> Path | None:
    """Put the backup in its place, if it is sound; what was there is put aside, and its new path returned."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh = target.with_name(f".{target.name}.restoring")
        shutil.copyfile(file, fresh)
    except OSError as error:
        raise IgrotekaError(
            "data-folder", {"path": str(target.parent), "problem": error.strerror or str(error)}
        ) from None
    try:
        if problems := unsound(fresh):
            raise IgrotekaError("restore-unsound", {"path": str(file), "problem": problems})
        kept = put_aside(target) if target.exists() else None
        fresh.replace(target)
    finally:
        for path in (fresh, Path(f"{fresh}-wal"), Path(f"{fresh}-shm")):
            path.unlink(missing_ok=True)
    return kept


def unsound(path: Path) -> str:
    """What is wrong with a copy: it is opened, brought up to date and checked. Empty if nothing is."""
    from igroteka.server.storage import Store, StoreFailed  # noqa: PLC0415 -- as above

    async def checked() -> list[str]:
        store = Store(f"sqlite:///{path}")
        await store.open()
        try:
            return await store.check()
        finally:
            await store.close()

    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {"room", "act", "person"} <= tables:
            return "room, act, person: -"
        problems = asyncio.run(checked())
        if not problems:
            alone(path)
    except sqlite3.Error as error:
        return str(error)
    except StoreFailed as error:
        return str(error.details.get("what") or error.details.get("problem"))
    return "; ".join(problems[:3])


def alone(path: Path) -> None:
    """Bring everything into the one file; fails if anybody else has it open."""
    with closing(sqlite3.connect(path, timeout=1.0)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE").fetchone()


def put_aside(target: Path) -> Path:
    """The database that is there, under another name; if it is in use, it stays."""
    try:
        alone(target)
    except sqlite3.OperationalError:
        raise IgrotekaError("restore-running", {"path": str(target)}) from None
    except sqlite3.DatabaseError:
        pass  # damaged: all the more reason to restore; it is put aside as it is
    kept = target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    target.replace(kept)
    for end in ("-wal", "-shm"):
        companion = Path(f"{target}{end}")
        if companion.exists():
            companion.replace(f"{kept}{end}")
    return kept
