"""Open the games room at once, on interpreted rules, and go on with compiled ones when the compiler has done its work.

IGROTEKA_PURE=1 python tools/play.py COMMAND [WORDS OF igroteka serve ...]    COMMAND compiles; `make play` knows it

The compiler runs beside the room and gives way to it. Then a second process of the room loads the compiled rules, the
first ends in order, and the second takes its socket and its data: browsers come back by themselves, as after every
restart, and what was acknowledged is stored. Whatever goes wrong with the compiler, the room stays open.
"""

import asyncio
import json
import os
import shlex
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL, PIPE, STDOUT, Process
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from textwrap import shorten
from typing import Any, Final, Self

from igroteka.cli.console import console, language_of, speech_of
from igroteka.cli.succession import GO, LEAVE, OPEN, READY

ROOT: Final = Path(__file__).resolve().parent.parent
IGROTEKA: Final = [sys.executable, "-m", "igroteka"]
PURE: Final = "IGROTEKA_PURE"
# Ctrl-C reaches everybody at the terminal: a process that is not open yet leaves it to us.
HEEDLESS: Final = ["sh", "-c", 'trap "" INT && exec "$@"', "sh"]
GIVING_WAY: Final = ["nice", "-n", "19"]
ORDERLY: Final = 60.0  # seconds to end in order; after that it is killed, and nothing is lost by that either
PROMPT: Final = 10.0  # the same for what need not end in order
REASON: Final = 90  # letters
MEASURE: Final = ["bench", "catan", "--seconds", "0.5", "--json"]


class Room:
    """A process of the room, and the line to it."""

    def __init__(self, process: Process, line: socket.socket) -> None:
        self.process: Final = process
        self._line: Final = line

    @classmethod
    async def start(cls, words: list[str], listener: socket.socket | None, *, compiled: bool) -> Self:
        """Begin; one that is given a socket takes it, and the data, when it is told to."""
        line, theirs = socket.socketpair()
        line.setblocking(False)
        passed = {"--keeper": theirs.fileno()}
        if listener is not None:
            passed["--listener"] = listener.fileno()
        given = [str(word) for pair in passed.items() for word in pair]
        with theirs:
            process = await asyncio.create_subprocess_exec(
                *HEEDLESS,
                *IGROTEKA,
                "serve",
                *words,
                *given,
                stdin=DEVNULL,
                pass_fds=tuple(passed.values()),
                env=surroundings(compiled=compiled),
            )
        return cls(process, line)

    async def hear(self) -> tuple[bytes, socket.socket | None]:
        """The next it says, and the socket it gives us; one that has ended says nothing."""
        loop = asyncio.get_running_loop()
        heard = asyncio.Event()
        loop.add_reader(self._line, heard.set)
        try:
            await heard.wait()
            word, descriptors, _, _ = socket.recv_fds(self._line, 1, 1)
        except OSError:
            return b"", None
        finally:
            loop.remove_reader(self._line)
        return word, socket.socket(fileno=descriptors[0]) if descriptors else None

    @property
    def is_alive(self) -> bool:
        """Has it not ended?"""
        return self.process.returncode is None

    def tell(self, word: bytes) -> None:
        """One that has gone need not be told."""
        with suppress(OSError):
            self._line.send(word)

    async def end(self) -> int:
        """Its code, when it has ended in order: the line that breaks tells it to."""
        self._line.close()
        return await ended(self.process, self.process.kill, ORDERLY)


class Play:
    """The room from its first process to its last."""

    def __init__(self, command: list[str], words: list[str]) -> None:
        self._command: Final = command
        self._words: Final = words
        self._started: Final[list[Room]] = []
        self._serving: Room | None = None
        self._listener: socket.socket | None = None

    async def run(self) -> int:
        """Serve until the room is closed or we are told to stop: the code of the process that served last."""
        try:
            with suppress(asyncio.CancelledError):
                await self._serve()
        finally:
            await asyncio.gather(*(room.end() for room in self._started))
            if self._listener is not None:
                self._listener.close()
        return await self._serving.end() if self._serving is not None else 0

    async def _serve(self) -> None:
        self._serving = await self._start(compiled=False)
        word, self._listener = await self._serving.hear()
        if word != OPEN:
            return
        say("room-compiling")
        times, reason = await beside(self._serving, compile_rules(self._command))
        if times and await self._take_over(self._serving):
            say("room-compiled", times=round(times))
        elif self._serving.is_alive:
            say("room-uncompiled", reason=reason)
        await self._serving.process.wait()

    async def _start(self, *, compiled: bool) -> Room:
        room = await Room.start(self._words, self._listener, compiled=compiled)
        self._started.append(room)
        return room

    async def _take_over(self, room: Room) -> bool:
        """Is the room served by compiled rules now? It is served, whatever becomes of that."""
        heir = await self._start(compiled=True)
        if await heir.hear() != (READY, None):
            await heir.end()
            return False
        room.tell(LEAVE)
        await room.end()
        self._serving = heir
        heir.tell(GO)
        if await heir.hear() == (OPEN, None):
            return True
        await heir.end()
        self._serving = again = await self._start(compiled=False)
        if await again.hear() == (READY, None):
            again.tell(GO)
            await again.hear()
        return False


def surroundings(*, compiled: bool) -> dict[str, str]:
    """The environment of a process that takes binaries, or none as long as it lives; its bots think in its children."""
    shared = {name: value for name, value in os.environ.items() if name != PURE}
    return shared if compiled else {**shared, PURE: "1"}


async def ended(process: Process, kill: Callable[[], None], seconds: float) -> int:
    """Its code; one that does not end by itself is killed."""
    try:
        return await asyncio.wait_for(process.wait(), seconds)
    except TimeoutError:
        kill()
        return await process.wait()


async def beside(room: Room, work: Coroutine[Any, Any, tuple[float, str]]) -> tuple[float, str]:
    """What comes of this, if the room stays open so long."""
    working, closing = asyncio.create_task(work), asyncio.create_task(room.process.wait())
    try:
        await asyncio.wait({working, closing}, return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else (0.0, "")
    finally:
        working.cancel()
        closing.cancel()
        await asyncio.gather(working, closing, return_exceptions=True)


async def output_of(words: list[str], *, compiled: bool) -> tuple[int, list[str]]:
    """Run this with what the room leaves over: its code, and what it wrote. If we must stop, so must all of it."""
    starting = asyncio.ensure_future(
        asyncio.create_subprocess_exec(
            *GIVING_WAY,
            *words,
            stdin=DEVNULL,
            stdout=PIPE,
            stderr=STDOUT,
            process_group=0,
            cwd=ROOT,
            env=surroundings(compiled=compiled),
        )
    )
    try:
        written, _ = await (await asyncio.shield(starting)).communicate()
    finally:
        process = await starting  # it may have begun, and started others, before we have heard of it
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGTERM)
            await ended(process, lambda: os.killpg(process.pid, signal.SIGKILL), PROMPT)
    return process.returncode or 0, written.decode(errors="replace").splitlines()


async def compile_rules(command: list[str]) -> tuple[float, str]:
    """How many times as fast the compiled rules are, proven by running them; or 0 and the reason."""
    try:
        code, lines = await output_of(command, compiled=True)
        last = next((line for line in reversed(lines) if line.strip()), f"{shlex.join(command)}: {code}")
        times = await speed(compiled=True) / await speed(compiled=False) if code == 0 else 0.0
    except (OSError, ValueError, LookupError, ArithmeticError) as problem:
        times, last = 0.0, repr(problem)
    return times, shorten(last.removeprefix("igroteka: ").partition(";")[0], REASON)


async def speed(*, compiled: bool) -> float:
    """Random games a second; 0 if these are not the rules that were meant."""
    _, lines = await output_of([*IGROTEKA, *MEASURE], compiled=compiled)
    measured = json.loads(lines[-1])
    return float(measured["games_per_s"]) if measured["compiled"] is compiled else 0.0


def say(key: str, **facts: str | int) -> None:
    """A line for whoever sits at the terminal."""
    console().print(speech_of(language_of()).say(key, **facts), markup=False, soft_wrap=True)
    sys.stdout.flush()


async def main(words: list[str]) -> int:
    """Play until the room is closed."""
    playing = asyncio.create_task(Play(shlex.split(words[0]), words[1:]).run())
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(number, stop, playing)
    return await playing


def stop(playing: "asyncio.Task[int]") -> None:
    """End in order, once: what is asked for again is under way."""
    if not playing.cancelling():
        playing.cancel()


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
