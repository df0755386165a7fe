"""What the edge says to people: every problem as a code, a sentence in the asker's language and the rule behind it."""

import logging
from typing import Final

import msgspec

from igroteka.core.errors import BadPosition, BadRecord, IgrotekaError, IllegalAction
from igroteka.core.speech import LANGUAGES, Speech, error_text, speech

PACKAGE: Final = "igroteka.server"
LOG: Final = logging.getLogger("igroteka.server")

STATUS: Final = {
    "not-found": 404,
    "no-room": 404,
    "no-moment": 404,
    "no-such-seat": 404,
    "unknown-game": 404,
    "no-puzzle": 404,
    "no-puzzles": 404,
    "session-needed": 401,
    "login-failed": 401,
    "account-needed": 403,
    "password-wrong": 403,
    "code-wrong": 403,
    "csrf": 403,
    "origin": 403,
    "not-allowed": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "room-private": 403,
    "room-left": 403,
    "removed": 403,
    "chat-players": 403,
    "metrics-closed": 403,
    "fork-running": 403,
    "method": 405,
    "stale": 409,
    "mail-closed": 409,
    "mail-failed": 409,
    "login-taken": 409,
    "seat-taken": 409,
    "not-started": 409,
    "not-finished": 409,
    "room-started": 409,
    "room-closed": 409,
    "room-damaged": 409,
    "rules-changed": 409,
    "seats-open": 409,
    "seat-one": 409,
    "seat-present": 409,
    "seat-time": 409,
    "stand-in-level": 409,
    "seat-replaced": 409,
    "conceded": 409,
    "concede-alone": 409,
    "stop-alone": 409,
    "stop-none": 409,
    "stop-other": 403,
    "take-back-open": 409,
    "take-back-none": 409,
    "take-back-other": 403,
    "take-back-refused": 409,
    "take-back-nothing": 409,
    "take-back-undo": 409,
    "take-back-bots": 409,
    "fork-over": 409,
    "hints-off": 409,
    "review-failed": 409,
    "puzzle-answer": 409,
    "market-off": 409,
    "market-frozen": 409,
    "market-gone": 409,
    "market-bot": 409,
    "market-full": 409,
    "body-large": 413,
    "host-strange": 421,
    "reviews-waiting": 429,
    "too-fast": 429,
    "too-many-tries": 429,
    "too-many-streams": 429,
    "too-much-work": 429,
    "too-many-bytes": 429,
    "internal": 500,
    "store-failed": 503,
}
ILLEGAL: Final = 422
WRONG: Final = 400


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is answered instead of what was asked for."""

    code: str
    text: str
    rule: str = ""
    """The rule that forbids it, if a rule does."""
    rev: int = -1
    cid: str = ""


class TooFast(IgrotekaError):
    """Somebody asks more often than we answer; try again after `seconds`."""

    def __init__(self, seconds: float, code: str = "too-fast") -> None:
        super().__init__(code, {"seconds": max(1, round(seconds + 0.5))})
        self.seconds: Final = seconds


def words(language: str) -> Speech:
    """The sentences of the house and of the server."""
    return speech(language, PACKAGE)


def said(error: IgrotekaError, language: str) -> str:
    """The sentence of an error. One that nobody wrote is our mistake, not the asker's: they get a plain sentence."""
    try:
        return error_text(error, language, PACKAGE)
    except (KeyError, ValueError, TypeError):
        LOG.exception("no sentence", extra={"code": error.code})
        return words(language).say("error-internal")


def problem(error: IgrotekaError, language: str) -> Problem:
    """An error as it is sent."""
    return Problem(code=error.code, text=said(error, language), rule=getattr(error, "rule", ""))


def status_of(error: IgrotekaError | str) -> int:
    """The HTTP status of an error or of its code."""
    if isinstance(error, str):
        return STATUS.get(error, ILLEGAL)
    if error.code in STATUS:
        return STATUS[error.code]
    if isinstance(error, IllegalAction | BadPosition | BadRecord):
        return ILLEGAL
    return WRONG


def wished(header: str, given: str | None = None, own: str = "") -> str:
    """The language to speak: asked for in the address, else set by the person, else the browser's, else English."""
    for wish in (given, own):
        if wish in LANGUAGES:
            return str(wish)
    weighed: list[tuple[float, str]] = []
    for part in header.lower()[:200].split(","):
        tag, _, weight = part.strip().partition(";q=")
        language = tag.partition("-")[0]
        if language in LANGUAGES:
            try:
                weighed.append((float(weight or "1"), language))
            except ValueError:
                continue
    return max(weighed, key=lambda pair: pair[0])[1] if weighed else LANGUAGES[0]
