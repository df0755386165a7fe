"""Records on disk: read with every mistake told in one line, written whole or not at all."""

import errno
import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from igroteka.core.errors import IgrotekaError
from igroteka.core.record import Record

LARGEST: Final = 50_000_000  # bytes; a long game is 50 thousand
MARK: Final = "utf-8-sig"  # some editors begin a file with a mark


def read_text(path: Path) -> str:
    """A file of text in UTF-8."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise IgrotekaError("file-missing", {"path": str(path)}) from None
    except OSError as error:
        raise IgrotekaError("file-unreadable", {"path": str(path), "problem": problem(error)}) from None
    if len(data) > LARGEST:
        raise IgrotekaError("file-unreadable", {"path": str(path), "problem": os.strerror(errno.EFBIG)})
    try:
        text = data.decode(MARK)
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise IgrotekaError("file-not-text", {"path": str(path)})
    return text


def write_text(path: Path, text: str) -> None:
    """A whole file or, if that fails, the file as it was."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with draft.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        except BaseException:
            with suppress(OSError):
                draft.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise IgrotekaError("file-not-written", {"path": str(path), "problem": problem(error)}) from None


def problem(error: OSError) -> str:
    """What the system says."""
    return error.strerror or type(error).__name__


def data_folder() -> Path:
    """Where games are kept."""
    if os.name == "nt":
        home = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    else:
        home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "igroteka" / "games"


def new_path(game: str) -> Path:
    """A name by the clock that nobody has yet."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    path = data_folder() / f"{game}-{stamp}.json"
    number = 2
    while path.exists():
        path = path.with_name(f"{game}-{stamp}-{number}.json")
        number += 1
    return path


class Keeper:
    """Keeps one game in one file, as JSON unless it was in lines before."""

    def __init__(self, path: Path, *, in_lines: bool = False) -> None:
        self.path: Final = path
        self.in_lines: Final = in_lines
        self.kept: str | None = None  # what the file holds, if we wrote it

    def save(self, record: Record) -> None:
        """Write the record, unless it is there already."""
        text = record.to_lines() if self.in_lines else record.to_json()
        if text != self.kept:
            write_text(self.path, text)
            self.kept = text

    def save_as(self, record: Record, path: Path) -> None:
        """A copy elsewhere; never over a file that is not ours."""
        if path.exists() and path.resolve() != self.path.resolve():
            raise IgrotekaError("file-exists", {"path": str(path)})
        write_text(path, record.to_json())
