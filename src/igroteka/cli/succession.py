"""One process of the room after another at one socket: what `igroteka serve` and its keeper tell each other.

The keeper (tools/play.py) has a line to each process that it starts, and a copy of the socket they listen at: whoever
comes while one has gone and the next is not open yet waits at the door, and nobody is refused.
"""

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

# What a process says:
READY: Final = b"r"  # all is loaded, only the data is not taken
OPEN: Final = b"o"  # with a copy of the socket, unless it was given us
# What it is told; the end of the line says that nobody keeps us any more, and that is the end:
GO: Final = b"g"  # take the data and open
LEAVE: Final = b"l"  # the next one is ready


class Keeper:
    """The line to whoever started us, as it is seen from the server."""

    def __init__(self, descriptor: int, listener: socket.socket, *, follows: bool) -> None:
        self._line: Final = socket.socket(fileno=descriptor)
        # `listener.dup()` would make the socket wait for visitors, here and in the process that still serves at it.
        self._listener = os.dup(listener.fileno())
        self.follows: Final = follows
        """Was somebody here before us?"""
        self.replaced = False
        """Does somebody come after us?"""

    def may_open(self) -> bool:
        """Say that we are ready, and wait until the one before us has gone."""
        try:
            self._line.sendall(READY)
            return self._line.recv(1) == GO
        except OSError:
            return False

    def tell_open(self) -> None:
        """We serve, and this is where."""
        with suppress(OSError):
            socket.send_fds(self._line, [OPEN], [] if self.follows else [self._listener])
        self._forget()

    def heed(self, leave: Callable[[], None]) -> None:
        """Leave when we are told to, or when nobody is there to tell us."""
        loop = asyncio.get_running_loop()

        def hear() -> None:
            loop.remove_reader(self._line)
            with suppress(OSError):
                self.replaced = self._line.recv(1) == LEAVE
            leave()

        loop.add_reader(self._line, hear)

    def close(self) -> None:
        """Nothing more is said."""
        self._forget()
        self._line.close()

    def _forget(self) -> None:
        if self._listener >= 0:
            os.close(self._listener)
        self._listener = -1
