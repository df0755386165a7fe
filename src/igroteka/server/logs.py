"""The log: JSON lines for machines, short lines for a terminal. No names, no cookies, no keys."""

import json
import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from igroteka.server.limits import LOGGED_AT_ONCE, LOGGED_PACE

KINDS: Final = 1000  # of lines that are counted
TRACEBACK: Final = 10  # lines
FIELDS: Final = (
    "method",
    "path",
    "room",
    "status",
    "ms",
    "request",
    "code",
    "problem",
    "address",
    "held",
    "bot",
    "game",
    "seat",
)
"""Only these go out: whatever else somebody attaches to a record stays inside."""


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """What happened, and the few facts that belong to it."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class ShortLines(logging.Formatter):
    """For a person at the terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, words, facts."""
        facts = " ".join(str(getattr(record, name)) for name in FIELDS if hasattr(record, name) and name != "request")
        line = f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.getMessage()} {facts}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Dam(logging.Filter):
    """So many lines of one kind at once and a second; what was held back is told in one line when it is over."""

    def __init__(
        self, burst: float = LOGGED_AT_ONCE, pace: float = LOGGED_PACE, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self._burst: Final = burst
        self._pace: Final = pace
        self._clock: Final = clock
        self._left: Final[OrderedDict[tuple[str, int, str], tuple[float, float, int]]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """May it pass? A traceback counts for ten lines."""
        now, kind = self._clock(), (record.name, record.levelno, str(record.msg)[:80])
        left, since, held = self._left.pop(kind, (self._burst, now, 0))
        left = min(self._burst, left + (now - since) * self._pace)
        cost = TRACEBACK if record.exc_info else 1
        passes = left >= cost
        self._left[kind] = (left - cost, now, 0) if passes else (left, now, held + 1)
        if len(self._left) > KINDS:
            self._left.popitem(last=False)
        if passes and held:
            record.held = held
        return passes


def forgive(record: logging.LogRecord) -> bool:
    """Broken text from a peer is refused by uvicorn (1007), which then calls it an error: it is none of ours."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = record.exc_text = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def set_up(level: int = logging.INFO, *, limited: bool = True) -> None:
    """Everything to stderr, but no flood; others than we speak only of what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(ShortLines() if sys.stderr.isatty() else JsonLines())
    if limited:
        handler.addFilter(Dam())
    levels = {"igroteka": level, **dict.fromkeys(("uvicorn", "litestar", "asyncio"), logging.WARNING)}
    for name, least in levels.items():
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(least)
        logger.propagate = False
    logging.getLogger("uvicorn.error").addFilter(forgive)
