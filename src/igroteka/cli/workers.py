"""`igroteka serve --workers N`: several processes of one room at one port, and one that keeps them.

The keeper takes the port, brings the database up to date, starts the processes and starts anew whichever ends. Each
listens at a socket of its own at that port, and the system spreads visitors over them: at one socket for all, whoever
wakes first takes most (of 100 lines 85 and 15, of 8 none and 8). The door of one that dies is gone with it, and who
knocks is let in by another. Each has a line to the keeper, as in `succession`; when that ends, so do they.
"""

import asyncio
import logging
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
import typer

from igroteka.cli.console import console, speech_of
from igroteka.cli.opening import SERVER, STUCK, greet, refused, run, told
from igroteka.cli.succession import GO, LEAVE, OPEN, READY, Keeper
from igroteka.core.errors import IgrotekaError
from igroteka.server.config import Config
from igroteka.server.logs import set_up
from igroteka.server.storage import Store

LOG: Final = logging.getLogger("igroteka.server")
FIRST_WAIT: Final = 0.1  # seconds before one that has ended is started anew
LONGEST_WAIT: Final = 10.0
STEADY: Final = 10.0  # seconds after which one that ends was all right
STOPPING: Final = 20.0  # seconds for all to end in order
FAILED: Final = 1


class Worker:
    """One process of the room, as long as it lives."""

    def __init__(self, process: asyncio.subprocess.Process, line: socket.socket) -> None:
        self.process: Final = process
        self.line: Final = line
        self.began: Final = time.monotonic()

    async def opened(self) -> bool:
        """Let it open as soon as it is ready; is it open?"""
        loop = asyncio.get_running_loop()
        try:
            while said := await loop.sock_recv(self.line, 1):
                if said == READY:
                    await loop.sock_sendall(self.line, GO)
                elif said == OPEN:
                    return True
        except OSError:
            pass
        return False

    def end(self) -> None:
        """Ask it to end in order."""
        try:
            self.line.send(LEAVE)
        except OSError:
            with suppress(ProcessLookupError):
                self.process.terminate()


class Workers:
    """All processes of the room at one port. `opened` is called when all of them serve for the first time."""

    def __init__(self, config: Config, port: socket.socket, language: str, opened: Callable[[], None]) -> None:
        self.config: Final = config
        self.port: Final = port
        self.language: Final = language
        self.opened: Final = opened
        self._places: Final[list[Worker | None]] = [None] * config.workers
        self._serving = 0  # places that were open once
        self._stopping: Final = asyncio.Event()
        self._failed = 0

    async def live(self) -> int:
        """Until we are told to stop, or one cannot even open; 0, or how that one has ended."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stopping.set)
        places = [asyncio.create_task(self._keep(place)) for place in range(len(self._places))]
        await self._stopping.wait()
        for worker in self._places:
            if worker is not None:
                worker.end()
        _, late = await asyncio.wait(places, timeout=STOPPING)
        for worker in self._places if late else []:
            if worker is not None:
                LOG.warning("a process did not end", extra={"problem": str(worker.process.pid)})
                with suppress(ProcessLookupError):
                    worker.process.kill()
        await asyncio.gather(*places)
        return self._failed

    async def _keep(self, place: int) -> None:
        """Somebody serves at this place, again and again."""
        wait, was_open = FIRST_WAIT, False
        while not self._stopping.is_set():
            worker = self._places[place] = await self._start()
            if self._stopping.is_set():
                worker.end()
            if await worker.opened() and not was_open:
                was_open = True
                self._is_serving()
            code = await worker.process.wait()
            self._places[place] = None
            worker.line.close()
            if self._stopping.is_set():
                return
            if not was_open:  # what is wrong with one is wrong with all
                self._failed = self._failed or code or FAILED
                self._stopping.set()
                return
            LOG.warning("a process has ended", extra={"problem": f"process {worker.process.pid}, status {code}"})
            wait = FIRST_WAIT if time.monotonic() - worker.began > STEADY else min(2 * wait, LONGEST_WAIT)
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._stopping.wait()

    def _is_serving(self) -> None:
        self._serving += 1
        if self._serving == len(self._places):
            self.opened()

    async def _start(self) -> Worker:
        """A fresh interpreter. What it is told, passwords included, is in no list of processes."""
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        with closing(theirs):
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *(f"-W{option}" for option in sys.warnoptions),
                "-m",
                "igroteka.cli.workers",
                *map(str, (self.port.fileno(), theirs.fileno(), self.language)),
                stdin=asyncio.subprocess.PIPE,
                pass_fds=(self.port.fileno(), theirs.fileno()),
            )
        assert process.stdin is not None
        with suppress(ConnectionError):
            process.stdin.write(packed(self.config))
            await process.stdin.drain()
            process.stdin.close()
            await process.stdin.wait_closed()
        return Worker(process, ours)


def check_workers(config: Config, *, kept: bool) -> None:
    """Can there be several?"""
    if sys.platform != "linux":
        raise IgrotekaError("workers-system")
    if not config.url.startswith(("postgresql:", "postgres:")):
        raise IgrotekaError("workers-database", {"workers": config.workers})
    if kept:
        raise IgrotekaError("workers-kept")


async def keep(config: Config, listener: socket.socket, language: str, *, show: bool | None) -> int:
    """Open, serve until told to stop, close; 0 if all is well."""
    set_up(limited=config.limited)
    store = Store(config.url)
    await store.open()  # here and once, so that what is wrong is told in one line
    await store.close()
    with tempfile.TemporaryDirectory(prefix="igroteka-") as folder, shared(listener) as port:
        config = msgspec.structs.replace(config, meeting=folder)
        failed = await Workers(config, port, language, lambda: greet(config, config.port, language, show)).live()
    if not failed:
        console().print(speech_of(language, SERVER).say("serve-closed"), markup=False)
    return failed


def shared(place: socket.socket) -> socket.socket:
    """A socket beside which others of ours may be, at the port of one that has shown that nobody else is there."""
    address = place.getsockname()
    place.close()
    return beside(place, address)


def beside(place: socket.socket, address: Any) -> socket.socket:
    """One more at an address that all of us take together."""
    found = socket.socket(place.family, place.type, place.proto)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK)  # as in `listening`
    try:
        found.bind(address)
    except OSError as error:
        found.close()
        raise refused(error, address[0], address[1]) from None
    return found


def packed(config: Config) -> bytes:
    return msgspec.json.encode(config, enc_hook=str)


def unpacked(text: bytes) -> Config:
    return msgspec.json.decode(text, type=Config, dec_hook=path_of)


def path_of(kind: type[Any], text: object) -> Path:
    assert kind is Path
    return Path(str(text))


def main() -> None:
    """The life of one process: the descriptors of the port and of the line, the language; all else at stdin."""
    port, line, language = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    config = unpacked(sys.stdin.buffer.read())
    try:
        with (
            told(language),
            socket.socket(fileno=port) as place,
            beside(place, place.getsockname()) as door,
            closing(Keeper(line, door, follows=True)) as keeper,
        ):
            keeper.replaced = True  # who ends alone is started anew, and the room stays open
            asyncio.run(run(config, door, language, show=False, keeper=keeper))
    except typer.Exit as ended:
        sys.exit(ended.exit_code)


if __name__ == "__main__":
    main()
