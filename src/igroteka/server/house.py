"""The games room as one thing: its services, its limits, those who listen, and how it opens and closes."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any, Final, Protocol, TypeVar

from igroteka.core.errors import IgrotekaError
from igroteka.server.accounts import Accounts
from igroteka.server.botpool import BotPool
from igroteka.server.config import Config
from igroteka.server.limits import Buckets, Crowd
from igroteka.server.metrics import Metrics
from igroteka.server.notices import Notices
from igroteka.server.rooms import Rooms
from igroteka.server.storage import Guard, Store

Value = TypeVar("Value")
FAREWELL: Final = 3.0  # seconds for everybody to hear that we close


class Follower(Protocol):
    """A socket or a stream: somebody who is told things as long as the connection lasts."""

    @property
    def session(self) -> str:
        """Whose it is."""

    def bye(self, reason: str) -> None:
        """Say so and end it."""


class House:
    """Everything that one process of the server holds."""

    def __init__(self, config: Config) -> None:
        self.config: Final = config
        self.store: Final = Store(config.url)
        self.accounts: Final = Accounts(self.store)
        self.bots: Final = BotPool(config.workers)
        self.rooms: Final = Rooms(self.store, self.accounts, self.bots, pace=config.bot_pace)
        self.notices: Final = Notices(self.store, self.rooms.hall, config)
        self.buckets: Final = Buckets(config.limited)
        self.crowd: Final = Crowd()
        self.metrics: Final = Metrics()
        self.followers: Final[set[Follower]] = set()
        self.closing = False
        self._open = False
        self._guard: Guard | None = None
        self._under_way: Final[set[asyncio.Task[Any]]] = set()

    async def open(self) -> None:
        """Ready to play; a store that cannot be used says why."""
        if self._open:
            return
        if self.config.url.startswith("sqlite"):
            try:
                self.config.data.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                details = {"path": str(self.config.data), "problem": error.strerror or str(error)}
                raise IgrotekaError("data-folder", details) from None
        self._guard = self.store.guard()
        if self._guard is not None:
            self._guard.take()
        try:
            await self.store.open()
        except BaseException:
            self._let_go()
            raise
        self._open = True
        await self.rooms.open()
        self.notices.open()

    async def farewell(self) -> None:
        """Tell every listener that we close, and wait a little until they have heard it."""
        self.closing = True
        for follower in list(self.followers):
            follower.bye("restart")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while self.followers:  # noqa: ASYNC110 -- once in a lifetime, and each leaves in its own task
                    await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Finish what is under way; what was accepted is on disk."""
        if not self._open:
            return
        self._open = False
        await self.farewell()
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=FAREWELL)
        await self.notices.close()
        await self.rooms.close()
        await asyncio.to_thread(self.bots.close)
        await self.store.close()
        self._let_go()

    def _let_go(self) -> None:
        if self._guard is not None:
            self._guard.leave()

    async def surely(self, deed: Coroutine[Any, Any, Value]) -> Value:
        """Do it to the end, even if the one who asked hangs up: what is stored must also be announced."""
        task = asyncio.create_task(deed)
        self._under_way.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # told to the one who asked, if they are still there

    def drop_session(self, session: str) -> None:
        """A session has ended: so do its connections."""
        for follower in list(self.followers):
            if follower.session == session:
                follower.bye("revoked")
