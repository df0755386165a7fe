"""Luck that can be checked: a secret is promised before the game, mixed with what the players bring, shown after it.

No other module reads a room's secret.
"""

import hashlib
import hmac
import secrets
from typing import Any, Final

from igroteka import catalog
from igroteka.core.errors import BadRecord, IgrotekaError
from igroteka.core.match import Match
from igroteka.core.record import Record
from igroteka.server.limits import BROUGHT_LENGTH

LABEL: Final = "igroteka-luck-1"
BOT: Final = "bot"
NOBODY: Final = "-"
"""What a bot, and a person who brought nothing, contribute."""


def new_secret() -> str:
    """32 random bytes."""
    return secrets.token_hex(32)


def commitment(room: str, secret: str) -> str:
    """The promise that is published when the room is opened."""
    return hashlib.sha256(f"{LABEL}{room}{secret}".encode()).hexdigest()


def seed(secret: str, contributions: list[str]) -> str:
    """The seed of the match: the secret keyed over what every seat brought, in the order of seats."""
    return hmac.new(secret.encode(), "\n".join(contributions).encode(), hashlib.sha256).hexdigest()


def new_key() -> str:
    """The key of a private room: 18 random bytes that have nothing to do with the secret, which is shown one day."""
    return secrets.token_urlsafe(18)


def contribution(text: str) -> str:
    """What a person brings: some random bytes in hex; nothing is as good as a fixed word."""
    if not text:
        return NOBODY
    least, most = BROUGHT_LENGTH
    if not least <= len(text) <= most or any(char not in "0123456789abcdef" for char in text.lower()):
        raise IgrotekaError("luck-form", {"least": least, "most": most})
    return text.lower()


def verify(room: str, commit: str, secret: str, contributions: list[str], found: str | None) -> None:
    """Is the secret the one that was promised, and the seed what secret and contributions give?"""
    if commitment(room, secret) != commit:
        raise BadRecord("luck-commit", {"room": room})
    if seed(secret, contributions) != found:
        raise BadRecord("luck-seed", {"room": room})


def written(room: str, commit: str, secret: str, contributions: list[str]) -> dict[str, Any]:
    """Luck as a record keeps it."""
    return {"room": room, "commit": commit, "secret": secret, "contributions": contributions}


def verify_record(record: Record) -> Match:
    """The match of a record, if the promise was kept and every draw is the seed's; else BadRecord."""
    luck = record.luck
    if luck is None:
        raise BadRecord("luck-missing")
    words = {key: luck.get(key) for key in ("room", "commit", "secret")}
    brought = luck.get("contributions")
    if not all(isinstance(word, str) for word in words.values()) or not isinstance(brought, list):
        raise BadRecord("luck-missing")
    if not all(isinstance(part, str) for part in brought):
        raise BadRecord("luck-missing")
    verify(str(words["room"]), str(words["commit"]), str(words["secret"]), brought, record.seed)
    return Match.replay(catalog.load(record.game), record, verify=True)
