"""A process of our own that is asked over a line: started when it is needed first, and again when it has ended."""

import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

MEMORY: Final = 2 << 30  # bytes that one may take


def be_modest(nice: int) -> None:
    """Said first in a process of our own: Ctrl-C is its keeper's, tables come before it, and memory has an end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(nice)
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415  not on every system

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


class Child:
    """One process at most; it runs `serve(line, *given)`."""

    def __init__(self, serve: Callable[..., None], *given: Any) -> None:
        self._serve: Final = serve
        self._given: Final = given
        self.process: SpawnProcess | None = None
        self.connection: Connection | None = None
        self._ending: Final = threading.Lock()

    def start(self) -> Connection:
        """The line to a living process."""
        if self.connection is not None and self.process is not None and self.process.is_alive():
            return self.connection
        self.stop()
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=self._serve, args=(theirs, *self._given), daemon=True)
        self.process.start()
        theirs.close()
        return self.connection

    def stop(self) -> None:
        """End the process."""
        with self._ending:
            process, connection = self.process, self.connection
            self.process = self.connection = None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if connection is not None:
            connection.close()
