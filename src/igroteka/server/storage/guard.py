"""One server for a database in a file: who comes second is told so.

The lock is the system's and falls with its process, however that ends; the file of it may lie there for ever.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from igroteka.core.errors import IgrotekaError
from igroteka.server.storage.failures import failed


class Guard:
    """Holds the file of a database for one server."""

    def __init__(self, database: Path) -> None:
        self.database: Final = database
        self.path: Final = database.with_name(f"{database.name}.lock")
        self._file: int | None = None

    def take(self) -> None:
        """Hold it, or say who does."""
        try:
            file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise failed("folder", error.strerror or error) from None
        if not is_locked(file):
            holder = os.pread(file, 20, 0).decode("ascii", "replace").strip() if hasattr(os, "pread") else ""
            os.close(file)
            raise IgrotekaError("data-taken", {"path": str(self.database), "process": holder or "?"})
        self._file = file
        with suppress(OSError):  # a full disk; the number is only a help for whoever reads it
            os.ftruncate(file, 0)
            os.write(file, f"{os.getpid()}\n".encode())

    def leave(self) -> None:
        """Let go."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def is_locked(file: int) -> bool:
    """Lock it for us, if nobody else has."""
    try:
        import fcntl  # noqa: PLC0415 -- not on every system
    except ImportError:
        import msvcrt  # noqa: PLC0415 -- as above

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
        except OSError:
            return False
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks: as before, it is for the owner to see to it
        return True
    return True
