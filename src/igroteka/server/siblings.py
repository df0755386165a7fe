"""Processes of one keeper ask each other what they have counted: whoever is asked answers for all."""

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from igroteka.server.metrics import Counted

LOG: Final = logging.getLogger("igroteka.server")
PATIENCE: Final = 2.0  # seconds for one to answer


class Siblings:
    """Each has a socket in one folder, under its number."""

    def __init__(self, folder: str, counted: Callable[[], Counted]) -> None:
        self._folder: Final = Path(folder) if folder else None
        self._counted: Final = counted
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Answer; where that cannot be, each counts for itself."""
        if self._folder is not None:
            try:
                self._server = await asyncio.start_unix_server(self._tell, self._folder / f"{os.getpid()}")
            except OSError as error:
                LOG.warning("each process counts for itself", extra={"problem": str(error)})

    async def close(self) -> None:
        """Answer no more."""
        if self._server is not None and self._folder is not None:
            self._server.close()
            (self._folder / f"{os.getpid()}").unlink(missing_ok=True)

    async def counted(self) -> Counted:
        """All of us together; who does not answer is left out."""
        whole = self._counted()
        if self._server is None or self._folder is None:
            return whole
        others = [path for path in self._folder.iterdir() if path.name.isdecimal() and path.name != f"{os.getpid()}"]
        for found in await asyncio.gather(*map(self._ask, others)):
            whole = whole if found is None else whole + found
        return whole

    async def _ask(self, path: Path) -> Counted | None:
        with contextlib.suppress(OSError, TimeoutError, msgspec.MsgspecError):
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_unix_connection(path)
                with contextlib.closing(writer):
                    return msgspec.json.decode(await reader.read(), type=Counted)
        return None

    async def _tell(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.closing(writer), contextlib.suppress(OSError):
            writer.write(msgspec.json.encode(self._counted()))
            await writer.drain()
