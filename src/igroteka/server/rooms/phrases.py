"""Things people say at any table, each reader's in their own language: no need to type, nothing to translate."""

from typing import Final

import msgspec

from igroteka.core.errors import IgrotekaError
from igroteka.server import problems

PHRASES: Final = (
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "no-hurry",
    "well-played",
    "thanks",
    "sorry",
    "good-game",
    "again",
)
"""In the order they are offered. One that has been said in a stored game is never taken away."""


DEEDS: Final = (
    "conceded",
    "stop-proposed",
    "stop-agreed",
    "stop-declined",
    "stop-withdrawn",
    "back-asked",
    "back-agreed",
    "back-declined",
    "back-withdrawn",
    "back-done",
    "hints-on",
    "hints-off",
)
"""What is said for whoever does it, and by nobody else."""
KNOWN: Final = frozenset((*PHRASES, *DEEDS))


class Phrase(msgspec.Struct, frozen=True):
    id: str
    text: str


def phrases(lang: str) -> list[Phrase]:
    """All of them."""
    return [Phrase(id, said(id, lang)) for id in PHRASES]


def said(id: str, lang: str) -> str:
    """One of them in words."""
    return problems.words(lang).say(f"phrase-{id}")


def checked(id: str, text: str) -> str:
    """A phrase that there is, said without other words."""
    if id not in PHRASES or text:
        raise IgrotekaError("chat-phrase", {"phrases": ", ".join(PHRASES)})
    return id
