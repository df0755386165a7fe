"""Long work on the loop: in strides, one after another, so that nobody waits longer than one; whoever asked pays.

Threads would not do: the rules hold the interpreter while they run, and a busy thread makes every other one wait.
"""

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from typing import Final, Protocol, TypeVar
from weakref import WeakKeyDictionary

from igroteka.server.storage.writer import Writer

T = TypeVar("T")
END: Final = object()
STRIDE: Final = 16
"""Moves played, or sentences made, before everybody else has a turn: about a thousandth of a second."""
REST: Final = 0.002
"""Seconds between two strides while something is being written: the writer's thread needs the interpreter a dozen
times for it, and a loop that walks gives it away once a stride."""


class Payer(Protocol):
    """Whoever a piece of work is done for."""

    @property
    def turn(self) -> asyncio.Lock:
        """One long walk at a time for each."""

    def check(self) -> None:
        """Refuse, if too much was done for them lately."""

    def pay(self, seconds: float) -> None:
        """So much was done."""


PAYER: Final[ContextVar[Payer | None]] = ContextVar("payer", default=None)
"""Set where a request or a socket comes in; what is done without anybody asking has none."""
TURNS: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock]] = WeakKeyDictionary()
"""Of each loop: one stride, then everything else that waits, then the next stride, whoever's it is."""


async def walk(strides: Iterator[object]) -> None:
    """Do all of it, for somebody who can pay; others' strides and everything else come in between."""
    payer = PAYER.get()
    if payer is None:
        await amble(strides)
        return
    async with payer.turn:
        payer.check()
        await amble(strides)


async def amble(strides: Iterator[object]) -> None:
    """The same for what cannot be refused: a game that goes on."""
    more = True
    while more:
        async with stride():
            more = next(strides, END) is not END


@asynccontextmanager
async def stride() -> AsyncGenerator[None, None]:
    """A piece of long work, when its turn has come; then the loop goes round before the next, whoever's it is."""
    async with turn():
        with charged():
            yield
        await asyncio.sleep(REST if Writer.awaited else 0)


def turn() -> asyncio.Lock:
    """Of heavy work on this loop: one piece at a time."""
    return TURNS.setdefault(asyncio.get_running_loop(), asyncio.Lock())


def check() -> None:
    """Refuse whoever asks, if too much was done for them lately."""
    payer = PAYER.get()
    if payer is not None:
        payer.check()


@contextmanager
def charged() -> Generator[None, None, None]:
    """Short work: done at once, and paid for."""
    payer, began = PAYER.get(), time.thread_time()
    try:
        yield
    finally:
        if payer is not None:
            payer.pay(time.thread_time() - began)


async def aside(work: Callable[[], T]) -> T:
    """Work that cannot be cut into strides, in a thread; paid for too."""
    payer = PAYER.get()

    def measured() -> tuple[T, float]:
        began = time.thread_time()
        return work(), time.thread_time() - began

    async with turn():  # the loop has one thread to share the interpreter with, not many
        done, seconds = await asyncio.to_thread(measured)
    if payer is not None:
        payer.pay(seconds)
    return done
