"""How a store fails, and what a database's own error means."""

import sqlite3
from collections.abc import Mapping
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from igroteka.core.errors import IgrotekaError
from igroteka.core.speech import error_text


class Conflict(Exception):
    """Somebody else was first: this key is taken, or the room has moved on."""


class StoreFailed(IgrotekaError):
    """The database refused and nothing was written; details["problem"] says why in one word, "what" in its own.

    With "unreachable" and "disk" the refusal itself may be lost, so read what is there before going on: the same
    append, sent again, knows itself.

    Problems: full, disk, read-only, folder, locked, unreachable, damaged, newer, value, closed, address, driver,
    server-backup, unknown.
    """

    def __init__(self, code: str = "store-failed", details: Mapping[str, object] | None = None) -> None:
        super().__init__(code, {"problem": "unknown", "what": "", **(details or {})})

    @property
    def problem(self) -> str:
        return str(self.details["problem"])

    def __str__(self) -> str:
        return error_text(self, "en", "igroteka.server")


def failed(problem: str, what: object = "") -> StoreFailed:
    return StoreFailed(details={"problem": problem, "what": str(what)})


SQLITE: Final = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CANTOPEN: "folder",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_TOOBIG: "value",
    sqlite3.SQLITE_CONSTRAINT: "value",
}
SQLITE_TAKEN: Final = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)

# By the first letters of SQLSTATE, the longer first.
POSTGRES: Final = {
    "53100": "full",
    "53": "unreachable",
    "25006": "read-only",
    "55P03": "locked",
    "40": "locked",
    "57": "unreachable",
    "58": "disk",
    "08": "unreachable",
    "28": "unreachable",
    "3D": "unreachable",
    "22": "value",
    "23": "value",
    "XX": "damaged",
}


def meaning(error: Exception) -> Exception:
    """A database's error in the words of the house: a Conflict or a StoreFailed; anything else stays what it is."""
    if is_taken(error.orig if isinstance(error, IntegrityError) else error):
        return Conflict("the key is taken")
    if isinstance(error, DBAPIError):
        return failed(problem_of(error.orig), cause(error.orig))
    if isinstance(error, sqlite3.Error):
        return failed(problem_of(error), cause(error))
    if isinstance(error, PoolTimeout):
        return failed("locked", "all connections are busy")
    if isinstance(error, SQLAlchemyError | UnicodeError):
        return failed("value", type(error).__name__)
    if isinstance(error, OSError):
        return failed("folder", error.strerror or error)
    return error


def is_taken(error: BaseException | None) -> bool:
    """Was it a unique key, and not another constraint?"""
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) in SQLITE_TAKEN
    return getattr(error, "sqlstate", None) == "23505"


def problem_of(error: BaseException | None) -> str:
    if isinstance(error, sqlite3.Error):
        return SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "unknown")
    state = getattr(error, "sqlstate", None)
    if state is None:
        return "unreachable" if type(error).__name__ == "OperationalError" else "value"
    return next((problem for start, problem in POSTGRES.items() if state.startswith(start)), "unknown")


def cause(error: BaseException | None) -> str:
    """The database's own words: their first line, for the second may quote what was to be written."""
    lines = str(error).strip().splitlines()
    return lines[0] if lines else ""
