"""A WebSocket that names a room goes to the process where the room is at home.

Whoever of several processes answers the door reads the first words of a visitor. If they ask for `/ws?room=ID`, the
connection itself is handed on with what was read of it: a table whose people are all in one process is kept, drawn and
told once. Who is handed to nobody is served where they came in, as always.
"""

import asyncio
import logging
import re
import socket
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

from igroteka.server.limits import HEAD, ID_LENGTH

LOG: Final = logging.getLogger("igroteka.server")
NAMES_ROOM: Final = re.compile(rb"GET /ws\?room=([\w-]{1,%d})[& ]" % ID_LENGTH, re.ASCII)
DOOR: Final = ".door"


class Handover:
    """Each process has a door in one folder, under its name; `home` says whose a room is, `take` lets somebody in."""

    def __init__(
        self, folder: str, name: int, home: Callable[[str], int], take: Callable[[socket.socket, bytes], None]
    ) -> None:
        self._folder: Final = Path(folder)
        self._name: Final = name
        self._home: Final = home
        self._take: Final = take
        self._door: socket.socket | None = None
        self._from: Final[set[socket.socket]] = set()  # lines of those who send to us
        self._to: Final[dict[int, socket.socket]] = {}  # and ours to others

    def open(self) -> None:
        """Take in whom others send; where that cannot be, each keeps who comes."""
        try:
            door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            with ExitStack() as undone:
                undone.callback(door.close)
                door.bind(str(self._path(self._name)))
                door.listen()
                undone.pop_all()
        except OSError as error:
            LOG.warning("nobody is handed over", extra={"problem": str(error)})
            return
        door.setblocking(False)
        self._door = door
        asyncio.get_running_loop().add_reader(door, self._accept, door)

    def close(self) -> None:
        """Take nobody in any more."""
        door, self._door = self._door, None
        if door is not None:
            self._path(self._name).unlink(missing_ok=True)
            for line in (door, *self._from):
                asyncio.get_running_loop().remove_reader(line)
                line.close()
        for line in self._to.values():
            line.close()
        self._to.clear()

    def pass_on(self, descriptor: int, head: bytes) -> bool:
        """Is somebody who said this at home elsewhere, and taken in there? If the way is full, they are served here."""
        named = NAMES_ROOM.match(head)
        if named is None or self._door is None:
            return False
        home = self._home(named[1].decode())
        if home == self._name:
            return False
        try:
            socket.send_fds(self._line_to(home), [head], [descriptor])
        except BlockingIOError:
            return False
        except OSError:
            if home in self._to:
                self._to.pop(home).close()
            return False
        return True

    def _line_to(self, home: int) -> socket.socket:
        if home not in self._to:
            line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            line.setblocking(False)
            self._to[home] = line
            line.connect(str(self._path(home)))
        return self._to[home]

    def _path(self, name: int) -> Path:
        return self._folder / f"{name}{DOOR}"

    def _accept(self, door: socket.socket) -> None:
        with suppress(OSError):
            line, _ = door.accept()
            line.setblocking(False)
            self._from.add(line)
            asyncio.get_running_loop().add_reader(line, self._let_in, line)

    def _let_in(self, line: socket.socket) -> None:
        try:
            head, descriptors, _, _ = socket.recv_fds(line, 2 * HEAD, 1)
        except BlockingIOError:
            return
        except OSError:
            head, descriptors = b"", []
        for descriptor in descriptors:
            self._take(socket.socket(fileno=descriptor), head)
        if not head:
            asyncio.get_running_loop().remove_reader(line)
            self._from.discard(line)
            line.close()
