"""The time of the house, by which thinking time is reckoned: it runs while somebody serves, and never jumps.

The system's clock may be set, the machine may sleep, the server may be down: none of that is anybody's thinking time.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Final

from igroteka.core.errors import IgrotekaError
from igroteka.server.storage import Store

LOG: Final = logging.getLogger("igroteka.server")
TICK: Final = 1.0
GAP: Final = 5.0
"""Seconds that a silence of this process may cost at most: a machine that slept, a process that was stopped."""
BEAT: Final = 60.0  # seconds between two notes of how late it is; a killed server loses no more
SHARED_BEAT: Final = 5.0  # where several processes must agree


class Hours:
    """Seconds on a clock of our own, which began as the system's; calling it tells how late it is."""

    def __init__(self, store: Store, count: Callable[[], float] = time.monotonic) -> None:
        self._store: Final = store
        self._count: Final = count
        self._beat: Final = SHARED_BEAT if store.is_shared else BEAT
        self._time = time.time()
        self._counted = count()
        self._task: asyncio.Task[None] | None = None

    def __call__(self) -> float:
        """How late it is."""
        return self._time + min(max(0.0, self._count() - self._counted), GAP)

    async def open(self) -> None:
        """Go on where the house was left; a disk that takes no note of it keeps nobody from playing."""
        try:
            late = await self._store.pass_time(None, 3 * self._beat)
        except IgrotekaError as error:
            LOG.warning("the time of the house was not kept", extra={"problem": str(error)[:200]})
            late = await self._store.hours() or self()
        self._set(late)
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Note how late it is."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None
        with contextlib.suppress(IgrotekaError):
            await self._store.pass_time(self(), 3 * self._beat)

    def _set(self, late: float) -> None:
        self._time, self._counted = late, self._count()

    async def _run(self) -> None:
        told = self()
        while True:
            await asyncio.sleep(TICK)
            self._set(self())
            if self() - told >= self._beat:
                try:
                    self._set(max(self(), await self._store.pass_time(self(), 3 * self._beat)))
                except IgrotekaError as error:
                    LOG.warning("the time of the house was not kept", extra={"problem": str(error)[:200]})
                told = self()
