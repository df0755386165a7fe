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
"""A job in, better and better thoughts out; an empty one is a breath, in which others have their turn."""
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
    """The life of a worker: jobs in, thoughts out, until it is told to stop or has nothing to add."""
    be_modest(nice)
    with suppress(EOFError, OSError):
        take_turns(connection, think)


def take_turns(connection: Connection, think: Think) -> None:
    """A thought about each job in turn; who has just asked comes first, so nobody waits for another's last word."""
    going: dict[int, Iterator[Json]] = {}
    while True:
        while not going or connection.poll():
            number, job = connection.recv()
            if job != STOP:
                going = {number: begun(think, job), **going}
            elif going.pop(number, None) is not None:
                connection.send((number, Said("end")))
        number = next(iter(going))
        thoughts = going.pop(number)
        said = aloud(thoughts)
        if said.what == "thought":
            going[number] = thoughts
        if said.thought != {}:
            connection.send((number, said))


def begun(think: Think, job: Any) -> Iterator[Json]:
    """Its thoughts, of which none is thought yet."""
    yield from think(job)


def aloud(thoughts: Iterator[Json]) -> Said:
    """The next thought, if there is one."""
    try:
        for thought in thoughts:
            return Said("thought", thought)
    except Exception as error:  # noqa: BLE001  whatever it stumbles over, the worker lives on
        return Said("failed", problem=brief(repr(error)))
    return Said("end")


class Asked:
    """A job that a worker has, or is about to be given, and who hears of it."""

    def __init__(self, thinking: Thinking, hear: Callable[[Json], None], end: Callable[[str], None]) -> None:
        self.thinking: Final = thinking
        self.hear: Final = hear
        self.end: Final = end
        self.given = False
        self.told = False  # that nobody wants to know any more
        self.until = 0.0


class Worker(Child):
    """One process; started when it is needed first, killed when it is silent for too long."""

    def __init__(self, think: Think, nice: int, patience: float) -> None:
        super().__init__(serve, think, nice)
        self.patience: Final = patience
        self._lock: Final = threading.Lock()
        self._new: Final[list[Asked]] = []
        self._listens = False
        self._count = 0

    def ask(self, asked: Asked) -> bool:
        """One more thing to think about; must somebody begin to listen?"""
        with self._lock:
            self._new.append(asked)
            listened, self._listens = self._listens, True
            return not listened

    def listen(self) -> None:
        """Until it has nothing to add to anything."""
        going: dict[int, Asked] = {}
        while self._goes_on(going):
            try:
                self._hear(self._line(going), going)
            except Exception as error:  # noqa: BLE001  a line closed under our hands, or worse: nobody waits for ever
                self.stop()
                for asked in going.values():
                    asked.end("late" if isinstance(error, TimeoutError) else brief(repr(error)))
                going.clear()

    def _goes_on(self, going: dict[int, Asked]) -> bool:
        with self._lock:
            for asked in self._new:
                self._count += 1
                going[self._count] = asked
            self._new.clear()
            self._listens = bool(going)
            return self._listens

    def _line(self, going: dict[int, Asked]) -> Connection:
        """To a process that knows all jobs; one that has ended takes them with it."""
        if not any(asked.given for asked in going.values()):
            connection = self.start()
        elif self.connection is None:
            raise EOFError
        else:
            connection = self.connection
        for number, asked in going.items():
            if not asked.given:
                connection.send((number, asked.thinking.job))
                asked.given, asked.until = True, time.monotonic() + self.patience
        return connection

    def _hear(self, connection: Connection, going: dict[int, Asked]) -> None:
        """What it says within a beat; who is not wanted any more is told so."""
        if connection.poll(BEAT):
            number, said = connection.recv()
            if said.what != "thought":
                going.pop(number).end(said.problem)
            elif not going[number].told:
                going[number].hear(said.thought)
                going[number].until = time.monotonic() + self.patience
        for number, asked in going.items():
            if asked.thinking.stopped.is_set() and not asked.told:
                connection.send((number, STOP))
                asked.told, asked.until = True, time.monotonic() + OBEDIENCE
            if time.monotonic() > asked.until:
                raise TimeoutError


class CoachPool:
    """Some workers, each for so many jobs at once; more jobs wait. Without workers threads of this process think."""

    def __init__(self, think: Think, workers: int = 1, *, nice: int, patience: float, at_once: int = 1) -> None:
        self.think: Final = think
        self.workers: Final = [Worker(think, nice, patience) for _ in range(workers)]
        self._free: Final[asyncio.Queue[Worker | None]] = asyncio.Queue()
        self._threads: Final = ThreadPoolExecutor(workers or at_once, "coach")
        self._tasks: Final[dict[asyncio.Task[None], Thinking]] = {}
        self._closed = False
        hands: list[Worker | None] = [*self.workers] or [None]
        for hand in at_once * hands:
            self._free.put_nowait(hand)

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
        ended: asyncio.Future[str] = loop.create_future()

        def settle(trouble: str) -> None:
            if not ended.done():
                ended.set_result(trouble)

        def end(trouble: str) -> None:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(settle, trouble)

        if worker.ask(Asked(thinking, hear, end)):
            loop.run_in_executor(self._threads, worker.listen)
        return await ended

    def _here(self, thinking: Thinking, hear: Callable[[Json], None]) -> str:
        try:
            for thought in self.think(thinking.job):
                if thinking.stopped.is_set():
                    break
                if thought:
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
