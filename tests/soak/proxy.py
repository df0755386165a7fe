"""A bad way to the server: it loses, holds up, doubles and swaps messages, breaks off, falls silent."""

import asyncio
import random
from collections import Counter
from types import TracebackType
from typing import Final, NamedTuple, Self

END: Final = b"\r\n\r\n"
CONTROL: Final = 0x8


class Troubles(NamedTuple):
    """How often each thing happens, of a thousand messages; how long things take at most."""

    drop: int = 15
    double: int = 30
    swap: int = 20
    delay: int = 100
    longest: float = 3.0
    cut: int = 12
    half_open: int = 4


class Proxy:
    """Listens on a port of this machine; every connection leads to the server, badly."""

    def __init__(self, target: str, luck: random.Random, troubles: Troubles) -> None:
        self.happened: Final[Counter[str]] = Counter()
        self.address = ""
        self.luck: Final = luck
        self.troubles: Final = troubles
        self._host, self._port = target.removeprefix("http://").split(":")
        self._server: asyncio.Server | None = None
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        writers = [writer]
        try:
            far_reader, far_writer = await asyncio.open_connection(self._host, int(self._port))
            writers.append(far_writer)
            async with asyncio.TaskGroup() as both:
                both.create_task(self._carry(reader, far_writer))
                both.create_task(self._carry(far_reader, writer))
        except* (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, Cut):
            pass
        finally:
            self._tasks.discard(task)
            for each in writers:
                each.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """The words of the upgrade as they are; then frame by frame, each with its own fate."""
        writer.write(await reader.readuntil(END))
        held: bytes | None = None
        half_open = False
        while True:
            head, frame = await frame_of(reader)
            if half_open:
                continue
            fate = "pass" if head & CONTROL else self._fate()
            self.happened[fate] += 1
            if fate == "half-open":
                half_open = True
            elif fate == "cut":
                writer.write(frame[: self.luck.randrange(len(frame))])
                await writer.drain()
                raise Cut
            elif fate == "delay":
                await asyncio.sleep(self.luck.uniform(0, self.troubles.longest))
            if fate == "swap" and held is None:
                held = frame
                continue
            if fate in {"pass", "delay", "double", "swap"}:
                writer.write(frame * (2 if fate == "double" else 1))
            if held is not None:
                writer.write(held)
                held = None
            await writer.drain()

    def _fate(self) -> str:
        number = self.luck.randrange(1000)
        for name, share in (
            ("drop", self.troubles.drop),
            ("double", self.troubles.double),
            ("swap", self.troubles.swap),
            ("delay", self.troubles.delay),
            ("cut", self.troubles.cut),
            ("half-open", self.troubles.half_open),
        ):
            if number < share:
                return name
            number -= share
        return "pass"


class Cut(Exception):
    """The cable."""


async def frame_of(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The next frame of a WebSocket, as it came, and its kind."""
    frame = await reader.readexactly(2)
    size = frame[1] & 0x7F
    if size >= 126:
        more = await reader.readexactly(2 if size == 126 else 8)
        size = int.from_bytes(more, "big")
        frame += more
    if frame[1] & 0x80:
        frame += await reader.readexactly(4)
    return frame[0] & 0xF, frame + await reader.readexactly(size)
