"""`igroteka serve` as a process of its own, which may be killed and opened again; and where figures go."""

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

import psycopg

from tests.conftest import ASKED, sized
from tests.patience import LONG

ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:(\d+)")
FIGURES: Final[list[str]] = []  # shown at the end of the run
LIMIT: Final = sized(1800, 14_400)
"""Seconds after which a whole trial has failed."""
ACTS: Final = "SELECT rev, seat, kind, cid, moves FROM act WHERE room = {} ORDER BY rev"


def figures(test: str, **found: object) -> None:
    """What was measured: a line for people at the end of the run, and one for the file named by IGROTEKA_FIGURES."""
    FIGURES.append(f"{test}: " + ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in found.items()))
    if path := os.environ.get("IGROTEKA_FIGURES"):
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(json.dumps({"test": test, "soak": ASKED, **found}) + "\n")


class Stored(NamedTuple):
    """An act as the database has it."""

    rev: int
    seat: int
    kind: str
    cid: str
    moves: list[str]


class House:
    """A server in a folder. `start` again after `kill`: what was acknowledged is there."""

    def __init__(self, folder: Path, *words: str, database: str = "", script: str = "") -> None:
        self.folder: Final = folder
        self.database: Final = database
        self.address = ""
        self.ready = 0.0
        self._script: Final = script
        self._words: Final = [*words, *(["--database", database] if database else [])]
        self._process: subprocess.Popen[str] | None = None
        self._starts = 0
        folder.mkdir(parents=True, exist_ok=True)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Open it and wait until it answers."""
        assert self._process is None
        self._starts += 1
        program = ["-c", self._script] if self._script else ["-m", "igroteka"]
        serve = ["serve", "--port", "0", "--data", str(self.folder / "data"), "--no-open", "--bot-workers", "0"]
        began = time.monotonic()
        with (self.folder / f"log-{self._starts}").open("w", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-W", "error", *program, *serve, "--lang", "en", *self._words],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        self.ready = time.monotonic() - began
        found = ADDRESS.search(first)
        assert found, first + self.log()[-2000:]
        self.address = found[0]

    def workers(self) -> list[int]:
        """The processes that it keeps."""
        return [int(pid) for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]

    def kill(self) -> None:
        """The end without a word: SIGKILL."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """The end in order."""
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(number)
            process.communicate(timeout=LONG)

    # --- what it left

    def log(self) -> str:
        """All that was written to stderr, of every start."""
        return "".join(path.read_text(encoding="utf-8") for path in sorted(self.folder.glob("log-*")))

    def lines(self) -> list[dict[str, Any]]:
        """The log as it is: JSON lines and nothing else (a killed server may break off the last)."""
        found = []
        for line in self.log().splitlines():
            try:
                found.append(json.loads(line))
            except ValueError:
                assert line.startswith("{"), line
        return found

    def failures(self) -> list[dict[str, Any]]:
        """Answers 5xx, tracebacks, errors."""
        return [
            line
            for line in self.lines()
            if line.get("status", 0) >= 500 or "traceback" in line or line["level"] in {"error", "critical"}
        ]

    def acts(self, room: str) -> list[Stored]:
        """The acts of a room, as the database has them, whether the server lives or not."""
        if self.database:
            with psycopg.connect(self.database) as other:
                rows = other.execute(ACTS.format("%s"), (room,)).fetchall()
                return [stored(row) for row in rows]
        with self.opened() as connection:
            return [stored(row) for row in connection.execute(ACTS.format("?"), (room,))]

    @contextmanager
    def opened(self) -> Iterator[sqlite3.Connection]:
        """The database file, to look at."""
        with closing(sqlite3.connect(self.folder / "data" / "igroteka.db", timeout=LONG)) as connection:
            yield connection

    def is_sound(self) -> bool:
        """Does the database say of itself that it is whole?"""
        with self.opened() as connection:
            return [("ok",)] == connection.execute("PRAGMA integrity_check").fetchall()


def stored(row: Any) -> Stored:
    rev, seat, kind, cid, moves = row
    return Stored(rev, seat, kind, cid, json.loads(moves) if isinstance(moves, str) else moves)
