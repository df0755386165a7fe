"""Processes that think aloud for the coach: each thought is told at once, and thinking can be stopped."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, Literal, NamedTuple

from igroteka.core.errors import brief
from igroteka.server.child import Child, be_modest

Json = dict[str, Any]
Think = Callable[[Any], Iterator[Json]]
"""A job in, better and better thoughts out."""
BEAT: Final = 0.05  # seconds between two looks at whether it is still wanted
OBEDIENCE: Final = 5.0  # seconds in which a worker that was told to stop says that it has


class Said(NamedTuple):
    """What a worker sends: a thought, the end of thinking, or what it stumbled over."""

    what: Literal["thought", "end", "failed"]
    thought: Json | None = None
    problem: str = ""


STOP: Final = "stop"


class Thinking:
    """A job and the last thought about it. Whoever waits for the next one is woken when it is there."""

    def __init__(self, job: Any) -> None:
        self.job: Final = job
        self.thought: Json | None = None
        self.over = False
        self.trouble = ""
        self.stopped: Final = threading.Event()
        self._news: Final = asyncio.Event()
        self._end: Final = asyncio.Event()

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self.stopped.set()

    def hear(self, thought: Json) -> None:
        """A better thought; on the loop."""
        self.thought = thought
        self._news.set()

    def end(self, trouble: str = "") -> None:
        """No more will come."""
        self.over, self.trouble = True, trouble
        self._news.set()
        self._end.set()

    async def ended(self) -> None:
        """Until no more will come."""
        await self._end.wait()

    async def news(self, seconds: float) -> bool:
        """Has something come in this time? What came while nobody waited counts too."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._news.wait()
        came = self._news.is_set()
        self._news.clear()
        return came


def serve(connection: Connection, think: Think, nice: int) -> None:
    """The life of a worker: a job in, thoughts out, until it is told to stop or has nothing to add."""
    be_modest(nice)
    with suppress(EOFError, OSError):
        while True:
            job = connection.recv()
            if job == STOP:
                continue  # it came when all was said
            connection.send(aloud(think, job, connection))


def aloud(think: Think, job: Any, connection: Connection) -> Said:
    """Think about one job; how it ended."""
    try:
        for thought in think(job):
            connection.send(Said("thought", thought))
            if connection.poll():  # only one thing is said to a worker that thinks
                connection.recv()
                break
    except (EOFError, BrokenPipeError, ConnectionError):
        raise
    except Exception as error:  # noqa: BLE001  whatever it stumbles over, the worker lives on
        return Said("failed", problem=brief(repr(error)))
    return Said("end")


class Worker(Child):
    """One process; started when it is needed first, killed when it is silent for too long."""

    def __init__(self, think: Think, nice: int) -> None:
        super().__init__(serve, think, nice)

    def ask(self, thinking: Thinking, hear: Callable[[Json], None], patience: float) -> str:
        """Listen until it has nothing to add; what went wrong, if anything did."""
        try:
            connection = self.start()
            connection.send(thinking.job)
            until, told = time.monotonic() + patience, False
            while time.monotonic() < until:
                if connection.poll(BEAT):
                    said = Said(*connection.recv())
                    if said.what != "thought":
                        return said.problem
                    if said.thought is not None and not told:
                        hear(said.thought)
                        until = time.monotonic() + patience
                if thinking.stopped.is_set() and not told:
                    connection.send(STOP)
                    until, told = time.monotonic() + OBEDIENCE, True
        except (OSError, EOFError, ValueError) as error:  # ValueError: closed under our hands
            self.stop()
            return brief(repr(error))
        self.stop()
        return "late"


class CoachPool:
    """Some workers for jobs that wait for each other. With no workers, thinking is done in a thread of this process."""

    def __init__(self, think: Think, workers: int = 1, *, nice: int, patience: float) -> None:
        self.think: Final = think
        self.patience: Final = patience
        self.workers: Final = [Worker(think, nice) for _ in range(workers)]
        self._free: Final[asyncio.Queue[Worker | None]] = asyncio.Queue()
        self._threads: Final = ThreadPoolExecutor(max(1, workers), "coach")
        self._tasks: Final[dict[asyncio.Task[None], Thinking]] = {}
        self._closed = False
        for worker in self.workers:
            self._free.put_nowait(worker)
        if not workers:
            self._free.put_nowait(None)

    @property
    def waiting(self) -> int:
        """How many jobs are begun and not over."""
        return len(self._tasks)

    @property
    def awake(self) -> bool:
        """Is somebody there who could begin at once?"""
        return any(worker.process is not None for worker in self.workers)

    def begin(self, job: Any) -> Thinking:
        """Think about it as soon as somebody is free to."""
        thinking = Thinking(job)
        if self._closed:
            thinking.end("closed")
            return thinking
        task = asyncio.create_task(self._think(thinking))
        self._tasks[task] = thinking
        task.add_done_callback(self._tasks.pop)
        return thinking

    async def _think(self, thinking: Thinking) -> None:
        trouble = "closed"
        try:
            worker = await self._free.get()
            try:
                trouble = "" if thinking.stopped.is_set() else await self._asked(worker, thinking)
            finally:
                self._free.put_nowait(worker)
        finally:
            thinking.end(trouble)

    async def _asked(self, worker: Worker | None, thinking: Thinking) -> str:
        loop = asyncio.get_running_loop()

        def hear(thought: Json) -> None:
            with suppress(RuntimeError):  # the loop has ended: nobody listens
                loop.call_soon_threadsafe(thinking.hear, thought)

        if worker is None:
            return await loop.run_in_executor(self._threads, self._here, thinking, hear)
        return await loop.run_in_executor(self._threads, worker.ask, thinking, hear, self.patience)

    def _here(self, thinking: Thinking, hear: Callable[[Json], None]) -> str:
        try:
            for thought in self.think(thinking.job):
                if thinking.stopped.is_set():
                    break
                hear(thought)
        except Exception as error:  # noqa: BLE001  as in a process
            return brief(repr(error))
        return ""

    async def close(self) -> None:
        """What is still thought is not wanted."""
        self._closed = True
        for thinking in self._tasks.values():
            thinking.stop()
        for worker in self.workers:
            await asyncio.to_thread(worker.stop)
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=OBEDIENCE)
        self._threads.shutdown(wait=False, cancel_futures=True)
