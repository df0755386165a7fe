"""Messages on their way to one client. They are never kept without bound: who does not read is let go."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from igroteka.server import wire
from igroteka.server.limits import WAITING, WAITING_BYTES

ENCODER: Final = msgspec.json.Encoder()


def nobody() -> None:
    """Nobody minds."""


class Outbox:
    """A queue with an end: after bye() nothing more goes in. `on_more` is called for every message."""

    def __init__(
        self, most: int = WAITING, most_bytes: int = WAITING_BYTES, on_more: Callable[[], None] = nobody
    ) -> None:
        self._most: Final = most
        self._most_bytes: Final = most_bytes
        self._waiting: Final[deque[bytes]] = deque()
        self._bytes = 0
        self._on_more: Final = on_more
        self.reason = ""

    def put(self, told: object) -> int:
        """One more message, and how many bytes it has; the one too many is replaced by a farewell."""
        if self.reason:
            return 0
        message = ENCODER.encode(told)
        if len(self._waiting) >= self._most or self._bytes + len(message) > self._most_bytes:
            self._waiting.clear()
            self._bytes = 0
            self.bye("slow")
            return 0
        self._push(message)
        return len(message)

    def bye(self, reason: str) -> None:
        """The last message."""
        if not self.reason:
            self.reason = reason
            self._push(ENCODER.encode(wire.Bye(reason=reason)))

    def take_all(self) -> list[bytes]:
        """All that waits."""
        messages = list(self._waiting)
        self._waiting.clear()
        self._bytes = 0
        return messages

    def _push(self, message: bytes) -> None:
        self._waiting.append(message)
        self._bytes += len(message)
        self._on_more()


class Queue(Outbox):
    """An outbox whose messages are waited for, one by one."""

    def __init__(self, most: int = WAITING, most_bytes: int = WAITING_BYTES) -> None:
        self._more: Final = asyncio.Event()
        super().__init__(most, most_bytes, self._more.set)

    async def take(self) -> bytes | None:
        """The next message; None after the last."""
        while not self._waiting:
            if self.reason:
                return None
            self._more.clear()
            await self._more.wait()
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message
