"""`igroteka export`: the open database as a file, one record a line, names left out."""

import asyncio
import gzip
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from igroteka import catalog
from igroteka.cli.backup import path_in, url_of
from igroteka.cli.console import Language, console, language_of, progress, speech_of
from igroteka.cli.opening import SERVER, told
from igroteka.cli.serve import Data, Database
from igroteka.core.errors import IgrotekaError

if TYPE_CHECKING:
    from igroteka.server.storage.played import Wanted


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("export")(export)


def export(
    game: Annotated[str, typer.Option(help="Only games of this kind.", show_default=False)] = "",
    since: Annotated[
        datetime | None, typer.Option(formats=["%Y-%m-%d"], help="Only those that ended on this day or later.")
    ] = None,
    until: Annotated[
        datetime | None, typer.Option(formats=["%Y-%m-%d"], help="Only those that ended on this day or before.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="A file; with .gz it is packed.", show_default="stdout")
    ] = None,
    data: Data = None,
    database: Database = "",
    lang: Language = None,
) -> None:
    """Write the open database as NDJSON: finished games of open rooms, names left out. The server may run meanwhile."""
    language = language_of(lang)
    speech = speech_of(language, SERVER)
    with told(language):
        url = url_of(data, database)
        source = path_in(url)
        if source is not None and not source.exists():
            raise IgrotekaError("backup-nothing", {"path": str(source)})
        wanted = wanted_of(game, since, until)
        with opened(output) as put:
            count = asyncio.run(written(url, wanted, put, speech.say("export-games")))
        path = "-" if output is None else str(output)
        done = speech.say("export-done", count=count, path=path)
        console(stderr=True).print(done, markup=False, soft_wrap=True)


def wanted_of(game: str, since: datetime | None, until: datetime | None) -> "Wanted":
    """Which games; days are those of Greenwich."""
    from igroteka.server.storage.played import Wanted  # noqa: PLC0415 -- other commands need no server

    first = None if since is None else since.replace(tzinfo=UTC).timestamp()
    last = None if until is None else (until.replace(tzinfo=UTC) + timedelta(days=1)).timestamp()
    return Wanted(game=catalog.load(game).id if game else "", since=first, until=last)


@contextmanager
def opened(path: Path | None) -> Iterator[Callable[[bytes], object]]:
    """Where the lines go; a file that breaks off is not left behind under its name."""
    if path is None:
        yield lambda line: sys.stdout.write(line.decode())
        return
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("wb") as plain, gzip.open(plain, "wb") if path.suffix == ".gz" else plain as file:
            yield file.write
        part.replace(path)
    except OSError as error:
        raise IgrotekaError(
            "data-folder", {"path": str(path.parent), "problem": error.strerror or str(error)}
        ) from None
    finally:
        part.unlink(missing_ok=True)


async def written(url: str, wanted: "Wanted", put: Callable[[bytes], object], label: str) -> int:
    """Every record as a line; how many there were."""
    from igroteka.server.rooms.database import Database as Games  # noqa: PLC0415 -- as above
    from igroteka.server.rooms.database import line  # noqa: PLC0415 -- as above
    from igroteka.server.storage import Store  # noqa: PLC0415 -- as above

    store = Store(url)
    await store.open()
    count = 0
    try:
        with progress(label, await store.count_played(wanted)) as advance:
            async for record in Games(store).records(wanted):
                put(line(record))
                count += 1
                advance(1)
    finally:
        await store.close()
    return count
