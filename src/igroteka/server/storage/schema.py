"""The tables, the same on SQLite and PostgreSQL. Migrations lead here; a test compares."""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
    text,
    true,
)

METADATA: Final = MetaData()


def key(name: str = "id") -> Column[str]:
    return Column(name, String, primary_key=True)


def in_room(*, primary: bool) -> Column[str]:
    return Column("room", String, ForeignKey("room.id"), primary_key=primary, nullable=False)


def word(name: str, *, empty: bool = False) -> Column[str]:
    return Column(name, String, nullable=empty)


def moment(name: str, *, empty: bool = False) -> Column[float]:
    return Column(name, Double, nullable=empty)


def number(name: str, *, primary: bool = False) -> Column[int]:
    return Column(name, Integer, primary_key=primary, autoincrement=False, nullable=False)


def flag(name: str) -> Column[bool]:
    return Column(name, Boolean, nullable=False)


def written(name: str, *, empty: bool = False) -> Column[object]:
    return Column(name, JSON(none_as_null=True), nullable=empty)


PERSON: Final = Table(
    "person",
    METADATA,
    key(),
    word("name"),
    moment("created"),
    Column("login", String, nullable=True, unique=True),
    word("password", empty=True),
    word("language"),
    written("settings"),
)

SESSION: Final = Table(
    "session",
    METADATA,
    key(),
    Column("person", String, ForeignKey("person.id"), nullable=False, index=True),
    moment("created"),
    moment("seen"),
    word("agent"),
)

ROOM: Final = Table(
    "room",
    METADATA,
    key(),
    word("game"),
    number("version"),
    written("options"),
    word("status"),
    number("rev"),
    flag("private"),
    word("host"),
    moment("created"),
    moment("updated"),
    written("clock"),
    written("start", empty=True),
    word("commit"),
    written("contributions"),
    written("result", empty=True),
    word("previous"),
    word("next"),
    Column("stand_in", String, nullable=False, server_default=""),
    Column("talk", Boolean, nullable=False, server_default=false()),
    Column("barred", JSON(none_as_null=True), nullable=False, server_default=text("'{}'")),
    Column("market", JSON(none_as_null=True), nullable=False, server_default=text("'{}'")),
    Column("stop", JSON(none_as_null=True), nullable=False, server_default=text("'{}'")),
    Column("take_back", JSON(none_as_null=True), nullable=False, server_default=text("'{}'")),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Index("ix_room_status_updated", "status", "updated"),
    Index("ix_room_host", "host"),
)

# Apart from the room, so that reading a room can read neither its secret nor the key of its door.
LUCK: Final = Table(
    "luck",
    METADATA,
    in_room(primary=True),
    word("secret"),
    Column("key", String, nullable=False, server_default=""),
)

# Who has shown the key of a private room, to whichever process.
ADMITTED: Final = Table("admitted", METADATA, in_room(primary=True), key("person"))

# Who has put a game away: it is in none of their lists until they want it back.
ARCHIVED: Final = Table("archived", METADATA, in_room(primary=True), key("person"))

# Games that are over and were open to all: what the open database is searched by, written when a game ends.
PLAYED: Final = Table(
    "played",
    METADATA,
    in_room(primary=True),
    word("game"),
    moment("ended"),
    number("seats"),
    number("people"),
    word("levels"),
    word("options"),
    number("points"),
    number("acts"),
    Index("ix_played_ended", "ended", "room"),
    Index("ix_played_game", "game", "ended", "room"),
)

# Who keeps a game out of the open database; without a room, all of theirs.
KEPT_OUT: Final = Table("kept_out", METADATA, key("room"), key("person"), Index("ix_kept_out_person", "person"))

# One row: how late it is in the house, which stands still while nobody serves.
HOURS: Final = Table("hours", METADATA, number("id", primary=True), moment("time"), moment("at"))

SEAT: Final = Table(
    "seat",
    METADATA,
    in_room(primary=True),
    number("seat", primary=True),
    word("kind"),
    word("name"),
    Column("person", String, ForeignKey("person.id"), nullable=True, index=True),
    word("level"),
    flag("replaced"),
    Column("absence", String, nullable=False, server_default=""),
    moment("clock_left", empty=True),
    Column("standing", JSON(none_as_null=True), nullable=False, server_default=text("'{}'")),
    Column("hints", String, nullable=False, server_default=""),
)

ACT: Final = Table(
    "act",
    METADATA,
    in_room(primary=True),
    number("rev", primary=True),
    number("seat"),
    word("kind"),
    written("moves"),
    word("cid"),
    moment("at"),
    word("note"),
    Index(
        "ux_act_cid",
        "room",
        "seat",
        "cid",
        unique=True,
        sqlite_where=text("cid <> ''"),
        postgresql_where=text("cid <> ''"),
    ),
)

SNAPSHOT: Final = Table(
    "snapshot",
    METADATA,
    in_room(primary=True),
    number("rev", primary=True),
    word("maker"),
    word("hash"),
    Column("body", LargeBinary, nullable=False),
)

# What the coach found in a game that is over: a cache, which may be deleted any time.
REVIEW: Final = Table(
    "review", METADATA, in_room(primary=True), word("maker"), Column("body", LargeBinary, nullable=False)
)

# What somebody has answered to a puzzle the first time, by the puzzle's own name.
PUZZLE: Final = Table(
    "puzzle",
    METADATA,
    Column("person", String, ForeignKey("person.id"), primary_key=True, nullable=False),
    key("puzzle"),
    word("game"),
    number("points"),
    moment("at"),
)

MARKET: Final = Table("stall", METADATA, in_room(primary=True), number("version"), written("body"))

CONTACT: Final = Table(
    "contact",
    METADATA,
    Column("person", String, ForeignKey("person.id"), primary_key=True),
    word("webhook"),
    word("key"),
    word("mail"),
    word("code"),
)

NOTICE: Final = Table(
    "notice",
    METADATA,
    in_room(primary=True),
    number("seat", primary=True),
    number("rev", primary=True),
    key("channel"),
    word("person"),
    moment("since"),
    moment("at"),
    number("tries"),
    Index("ix_notice_at", "at"),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    in_room(primary=False),
    word("person"),
    word("name"),
    number("seat"),
    word("text"),
    moment("at"),
    Column("phrase", String, nullable=False, server_default=""),
    Index("ix_chat_room_id", "room", "id"),
)
