"""The games room as one thing: its services, its limits, those who listen, and how it opens and closes."""

import asyncio
import contextlib
import errno
import logging
import os
import stat
from collections.abc import Coroutine
from contextvars import Context
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from igroteka.core.errors import IgrotekaError
from igroteka.server.autoplay.bot_pool import BotPool, Job
from igroteka.server.config import Config
from igroteka.server.limits import Accounting, Buckets, Crowd
from igroteka.server.metrics import Counted, Metrics
from igroteka.server.people.accounts import Accounts
from igroteka.server.people.notices import Notices
from igroteka.server.service import RoomService
from igroteka.server.siblings import Siblings
from igroteka.server.storage import Guard, Store

Value = TypeVar("Value")
LOG: Final = logging.getLogger("igroteka.server")
COMPANIONS: Final = ("", "-wal", "-shm", "-journal")
"""The files of a SQLite database, by the ends of their names."""
FAREWELL: Final = 3.0  # seconds for everybody to hear that we close


class Connections(Protocol):
    """All that are connected, counted where they come in."""

    refused: int
    ousted: int

    def __len__(self) -> int:
        """So many now."""


class Follower(Protocol):
    """A socket or a stream: somebody who is told things as long as the connection lasts."""

    @property
    def session(self) -> str:
        """Whose it is."""

    def bye(self, reason: str) -> None:
        """Say so and end it."""


class Runtime:
    """Everything that one process of the server holds."""

    def __init__(self, config: Config) -> None:
        self.config: Final = config
        self.store: Final = Store(config.url)
        self.accounts: Final = Accounts(self.store)
        self.metrics: Final = Metrics()
        self.bots: Final = BotPool(config.bot_workers, count=self._bot_in_trouble)
        self.rooms: Final = RoomService(self.store, self.bots, pace=config.bot_pace, look=config.look)
        self.rooms.neighbours.on_session = self._session_ended
        self.rooms.neighbours.on_person = self.accounts.forget_person
        self.notices: Final = Notices(self.store, self.rooms.live, config)
        self.buckets: Final = Buckets(config.limited, households=config.households)
        self.accounting: Final = Accounting(self.buckets)
        self.crowd: Final = Crowd(config.limited, households=config.households)
        self.gate: Connections | None = None  # of the server that listens for us
        self.followers: Final[set[Follower]] = set()
        self.closing = False
        self.siblings: Final = Siblings(config.meeting, self._counted)
        self._open = False
        self._guard: Guard | None = None
        self._under_way: Final[set[asyncio.Task[Any]]] = set()

    def _bot_in_trouble(self, job: Job, reason: str) -> None:
        self.metrics.count("igroteka_bot_troubles_total", bot=job.level, game=job.game, reason=reason)

    def _counted(self) -> Counted:
        """What this process has counted."""
        levels = {"igroteka_followers": float(len(self.followers))}
        if self.gate is not None:
            levels["igroteka_connections"] = float(len(self.gate))
            levels["igroteka_connections_refused_total"] = float(self.gate.refused)
            levels["igroteka_connections_ousted_total"] = float(self.gate.ousted)
        return self.metrics.counted(levels)

    def _session_ended(self, session: str) -> None:
        """In another process."""
        self.accounts.forget_session(session)
        self.drop_session(session)

    async def open(self) -> None:
        """Ready to play; a store that cannot be used says why."""
        if self._open:
            return
        if self.store.url.drivername == "sqlite":
            prepare_folder(self.config.data)
            check_files(self.store.url.database or "")
        self._guard = self.store.guard()
        if self._guard is not None:
            self._guard.take()
        try:
            await self.store.open()
        except BaseException:
            self._let_go()
            raise
        self._open = True
        await self.accounts.sweep()
        await self.rooms.open()
        self.notices.open()
        await self.siblings.open()

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
        await self.siblings.close()
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
        return await asyncio.shield(self.begin(deed))

    def begin(self, deed: Coroutine[Any, Any, Value], context: Context | None = None) -> asyncio.Task[Value]:
        """Something that is waited for before the house closes."""
        task = asyncio.create_task(deed, context=context)
        self._under_way.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # told to the one who asked, if they are still there

    def drop_session(self, session: str) -> None:
        """A session has ended: so do its connections."""
        for follower in list(self.followers):
            if follower.session == session:
                follower.bye("revoked")


def prepare_folder(folder: Path) -> None:
    """The folder of the data, for its owner only; one that others may read stays, and is told of."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        mode = stat.S_IMODE(folder.stat().st_mode)
    except OSError as error:
        raise IgrotekaError("data-folder", {"path": str(folder), "problem": error.strerror or str(error)}) from None
    if mode & 0o077:
        LOG.warning("others may look into the folder of the data", extra={"problem": f"chmod 700 {folder}"})


def check_files(name: str) -> None:
    """Every file of the database is a plain one that we may write; else a line says which one is not.

    SQLite maps -shm into memory: what is wrong with it later ends the process, not the request.
    """
    database = Path(name).absolute()
    for companion in COMPANIONS:
        path = database.with_name(database.name + companion)
        try:
            found = path.lstat() if companion else path.stat()
        except FileNotFoundError:
            continue
        except OSError as error:
            raise IgrotekaError("data-file", {"path": str(path), "problem": error.strerror or str(error)}) from None
        if not stat.S_ISREG(found.st_mode):
            raise IgrotekaError("data-file", {"path": str(path), "problem": os.strerror(errno.EINVAL)})
        if not os.access(path, os.R_OK | os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            raise IgrotekaError("data-file", {"path": str(path), "problem": os.strerror(errno.EACCES)})
        if hasattr(os, "geteuid") and found.st_mode & 0o077 and found.st_uid == os.geteuid():
            path.chmod(0o600)  # it keeps secrets
