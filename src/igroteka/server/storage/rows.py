"""What is kept: one struct per table."""

from typing import Any, Literal

import msgspec

Json = dict[str, Any]


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays: a guest, or the owner of an account."""

    id: str
    name: str
    created: float
    login: str | None = None
    password: str | None = None
    """An argon2id hash; None for guests."""
    language: str = ""
    settings: Json = {}

    @property
    def is_guest(self) -> bool:
        """Has no account: the session is all that tells who it is."""
        return self.login is None


class SessionRow(msgspec.Struct, frozen=True, kw_only=True):
    """A signed-in browser or program; the id is the hash of the secret in its cookie."""

    id: str
    person: str
    created: float
    seen: float
    agent: str = ""


class RoomRow(msgspec.Struct, frozen=True, kw_only=True):
    """A room. `rev` is the number of its last act; `secret` is read by the luck service only."""

    id: str
    game: str
    version: int
    options: Json
    status: Literal["open", "active", "finished", "aborted"]
    rev: int
    private: bool
    host: str
    created: float
    updated: float
    clock: Json = {}
    start: Json | None = None
    commit: str = ""
    contributions: list[str] = []
    result: Json | None = None
    previous: str = ""
    next: str = ""
    stand_in: str = ""
    """The level of bots that play for people who are away, as it was agreed; empty: a master."""
    talk: bool = False
    """May those who look on talk?"""
    barred: dict[str, str] = {}
    """Whom the host has removed: the names by their ids."""
    market: Json = {}
    """How many drafts an author may have and how long one stays, at a market table; empty at others."""
    stop: Json = {}
    """A proposal to stop the game: `yes` are the people who agree, its author first; empty, if there is none."""
    take_back: Json = {}
    """A request to take back: `seat`, how many `words`, when (`rev`, `at`), and `yes`, the people who agree, its author
    first; one that was refused is only `seat` and `rev`."""
    hints: bool = True
    """May the coach be asked, where one person plays against bots or all have agreed?"""


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a room."""

    room: str
    seat: int
    kind: Literal["human", "bot", "open"]
    name: str = ""
    person: str | None = None
    level: str = ""
    replaced: bool = False
    absence: Literal["", "own", "left", "away", "conceded"] = ""
    """Why a bot plays for a person: own wish, given up, too long away, or for good, because they conceded."""
    clock_left: float | None = None
    standing: Json = {}
    """What is answered without asking; known to its owner only."""
    hints: Literal["", "yes", "no"] = ""
    """Does who sits here agree to hints? Unsaid: alone with bots yes, among people no."""


class ActRow(msgspec.Struct, frozen=True, kw_only=True):
    """One act in a room: (room, rev) is its key, the truth and the lock. Nothing is ever deleted."""

    room: str
    rev: int
    seat: int
    kind: Literal["start", "act", "undo", "redo", "back", "end"]
    moves: list[str]
    """In record notation, luck included: ["p2 road 12"], ["p0 roll", "* dice 3 4"]."""
    cid: str = ""
    at: float = 0.0
    note: str = ""
    """"bot", "fallback", "clock": who really moved."""


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line of talk, apart from the acts: words of one's own, or a phrase of the house."""

    id: int
    room: str
    person: str
    name: str
    seat: int
    text: str
    at: float
    phrase: str = ""


class CareerRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a finished game left behind for a person beside points."""

    room: str
    at: float
    outcome: Json


class PlayedRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the open database, with the seats as they were when it ended."""

    room: str
    game: str
    version: int
    options: Json
    ended: float
    points: int
    """Of the winner."""
    acts: int
    result: Json
    seats: list[SeatRow] = []


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """Games of a person against rivals of one kind."""

    rivals: str
    """The level of the bots, "bots" of several levels, "people" if there was one more, or "nobody"."""
    played: int
    won: int
    score: float | None
    """The mean of the points they made themselves; None if they never played to the end."""
    best: int | None


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """A game that a person played to its end."""

    at: float
    points: int
    place: int
    of: int
    rivals: str
    luck: float | None = None
    """How much luckier than the others on average, in points; where the coach has looked through the game."""


class GameResults(msgspec.Struct, frozen=True, kw_only=True):
    """What a person has made of a game."""

    game: str
    played: int
    won: int
    score: float | None
    best: int | None
    place: float
    last: float
    """When the last of them ended."""
    rivals: list[Results]
    games: list[Finished] = []
    """The last of those played to the end, in order; for the person alone."""


class SnapshotRow(msgspec.Struct, frozen=True, kw_only=True):
    """A picture of a table after an act: a cache, which may be deleted any time."""

    room: str
    rev: int
    maker: str
    hash: str
    body: bytes


class ReviewRow(msgspec.Struct, frozen=True, kw_only=True):
    """What the coach found in a game that is over: a cache, which may be deleted any time."""

    room: str
    maker: str
    body: bytes


class PuzzleRow(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has answered to a puzzle, the first time."""

    person: str
    puzzle: str
    game: str
    points: int
    at: float


class MarketRow(msgspec.Struct, frozen=True, kw_only=True):
    """The drafts on a market table. Talk, no part of the game: `version` is the lock between processes."""

    room: str
    version: int
    body: Json


class ContactRow(msgspec.Struct, frozen=True, kw_only=True):
    """Where a person wants to be told that it is their turn."""

    person: str
    webhook: str = ""
    key: str = ""
    mail: str = ""
    code: str = ""
    """Not empty as long as the owner of the mail address has not shown it."""


class NoticeRow(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that is still to be told of; with a channel, one more try of that channel."""

    room: str
    seat: int
    rev: int
    channel: str = ""
    person: str
    since: float
    at: float
    tries: int = 0
