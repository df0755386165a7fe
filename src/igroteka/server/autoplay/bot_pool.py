"""Processes that think for bots, each with a deadline; a worker knows only what the bot's seat may know."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from igroteka import catalog
from igroteka.ai.bot import Sight, illegal_choice
from igroteka.ai.bots import bot
from igroteka.core.chance import Random
from igroteka.core.errors import brief
from igroteka.core.game import Game
from igroteka.core.state import Position
from igroteka.server.child import Child, be_modest

LOG: Final = logging.getLogger("igroteka.bots")
DEADLINE: Final = 5.0
NICE: Final = 5


class Job(NamedTuple):
    """A question to a bot: the position is a sample that its seat cannot tell from the truth."""

    game: str
    position: dict[str, Any]
    seat: int
    level: str
    seed: int
    legal: list[int]
    said: list[int]
    """What the seat has chosen before in this turn."""


class Choice(NamedTuple):
    """What is answered; not in time means that any legal action was taken."""

    action: int
    in_time: bool


class Thought(NamedTuple):
    """What came of thinking: an action, or why there is none."""

    action: int
    trouble: str = ""
    problem: str = ""


LATE: Final = Thought(-1, "late")


def job_of(game: Game, state: Position, seat: int, level: str, legal: list[int], said: Sequence[int] = ()) -> Job:
    """Whatever the seat may not know is dealt anew before anything leaves this process."""
    number = secrets.randbits(62)
    sample = state.sample(seat, Random(number))
    return Job(game.id, sample.to_dict(), seat, level, number ^ 1, legal, list(said))


def answer(job: Job) -> int:
    """Let the bot think."""
    game = catalog.load(job.game)
    state = game.from_dict(job.position)
    state.call_on(job.seat)
    thinker, sight = bot(job.level, Random(job.seed)), Sight(game, state, job.seat)
    thinker.recall(sight, job.said)
    return int(thinker.choose(sight))


def serve(connection: Connection, think: Callable[[Job], int]) -> None:
    """The life of a worker: a job in, an action out, until nobody asks any more."""
    be_modest(NICE)
    while True:
        try:
            job = connection.recv()
        except (EOFError, OSError):
            return
        connection.send(safely(think, job))


def safely(think: Callable[[Job], int], job: Job) -> Thought:
    """The bot's action: whatever a bot stumbles over, the game goes on."""
    try:
        return Thought(int(think(job)))
    except Exception as error:  # noqa: BLE001  a bot is not ours to judge
        return Thought(-1, "failed", brief(repr(error)))


def judged(thought: Thought, job: Job) -> Thought:
    """What a bot has said is checked against the true position, like the words of everybody."""
    if thought.trouble or thought.action in job.legal:
        return thought
    return Thought(-1, "illegal", str(illegal_choice(job.level, catalog.load(job.game), job.seat, thought.action)))


class Worker(Child):
    """One process; killed when it is late, started again when it is needed."""

    def __init__(self, think: Callable[[Job], int]) -> None:
        super().__init__(serve, think)

    def ask(self, job: Job, seconds: float) -> Thought:
        """The bot's action, if it is not late or gone."""
        thought = LATE
        try:
            connection = self.start()
            connection.send(job)
            if connection.poll(seconds):
                return Thought(*connection.recv())
        except (OSError, EOFError, ValueError) as error:  # ValueError: closed under our hands
            thought = Thought(-1, "gone", brief(repr(error)))
        self.stop()
        return thought


class BotPool:
    """Some workers, and a deadline that counts the waiting for one. With no workers, bots think in this process.

    An answer that cannot be used is replaced by a legal one, written to the log and told to `count`: nothing is lost.
    """

    def __init__(
        self,
        workers: int = 1,
        deadline: float = DEADLINE,
        *,
        think: Callable[[Job], int] = answer,
        count: Callable[[Job, str], None] | None = None,
    ) -> None:
        self.deadline: Final = deadline
        self.think: Final = think
        self.count: Final = count
        self.workers: Final = [Worker(think) for _ in range(workers)]
        self._free: Final[asyncio.Queue[Worker]] = asyncio.Queue()
        self._threads: Final = ThreadPoolExecutor(max(1, workers), "bots")
        self._tasks: Final[set[asyncio.Task[Thought]]] = set()
        self._closed = False
        for worker in self.workers:
            self._free.put_nowait(worker)

    async def open(self) -> None:
        """Start the processes, so that the first move does not wait for them."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._threads, worker.start) for worker in self.workers))

    async def choose(self, job: Job) -> Choice:
        """One of the job's legal actions, by the deadline."""
        if len(job.legal) == 1 or self._closed:
            return Choice(job.legal[0], in_time=not self._closed)
        task = asyncio.create_task(self._asked(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        thought = await asyncio.shield(task)  # a worker that thinks is not handed to somebody else
        thought = judged(thought, job)
        if not thought.trouble:
            return Choice(thought.action, in_time=True)
        if not self._closed:
            self._report(job, thought)
        return Choice(secrets.choice(job.legal), in_time=False)

    def _report(self, job: Job, thought: Thought) -> None:
        """Being late happens on a busy machine; everything else is a fault of ours."""
        facts = {"bot": job.level, "game": job.game, "seat": job.seat, "code": thought.trouble}
        level = logging.WARNING if thought.trouble == "late" else logging.ERROR
        LOG.log(level, "a bot has no answer", extra={**facts, "problem": thought.problem})
        if self.count is not None:
            self.count(job, thought.trouble)

    async def _asked(self, job: Job) -> Thought:
        loop = asyncio.get_running_loop()
        if not self.workers:
            thought = loop.run_in_executor(self._threads, safely, self.think, job)
            with suppress(TimeoutError):
                return await asyncio.wait_for(thought, self.deadline)
            return LATE
        until = loop.time() + self.deadline
        try:
            worker = await asyncio.wait_for(self._free.get(), self.deadline)
        except TimeoutError:
            return LATE
        try:
            left = max(0.05, until - loop.time())
            return await loop.run_in_executor(self._threads, worker.ask, job, left)
        finally:
            self._free.put_nowait(worker)

    def close(self) -> None:
        """End all processes; what they still think is not wanted."""
        self._closed = True
        for worker in self.workers:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
