"""The log: JSON lines for machines, short lines for a terminal. No names, no cookies, no keys."""

import json
import logging
import sys
import time
from typing import Final

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


def forgive(record: logging.LogRecord) -> bool:
    """Broken text from a peer is refused by uvicorn (1007), which then calls it an error: it is none of ours."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = record.exc_text = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def set_up(level: int = logging.INFO) -> None:
    """Everything to stderr; uvicorn speaks only of what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(ShortLines() if sys.stderr.isatty() else JsonLines())
    for name, least in {"igroteka": level, "uvicorn": logging.WARNING, "litestar": logging.WARNING}.items():
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(least)
        logger.propagate = False
    logging.getLogger("uvicorn.error").addFilter(forgive)
