"""What travels between the games room and its clients. docs/protocol.md explains every message."""

from typing import Any, Literal

import msgspec

Json = dict[str, Any]


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """Thinking time: a bank of seconds with an increment a turn (live), or a deadline of hours for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    bank: int = 0
    increment: int = 0
    hours: int = 0
    answer: int = 0
    """Seconds to answer somebody else's question, where silence means something: an offer, no."""


class SeatSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who shall sit on a seat: its creator, anybody who comes, a bot, or another person at the same screen."""

    kind: Literal["me", "open", "bot", "hotseat"]
    level: str = ""
    name: str = ""


class RoomSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """A room to be created."""

    game: str
    seats: list[SeatSetup]
    options: dict[str, bool | int | str] = {}
    preset: str = ""
    private: bool = False
    clock: Clock = Clock()
    position: Json | None = None


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    person: str = ""
    level: str = ""
    colour: str = ""
    present: bool = False
    clock_left: float | None = None
    replaced: bool = False
    """A bot sits here for an absent person, who may take the seat back."""


class RoomInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A room as everybody sees it; `you` are the seats of the one who asks."""

    id: str
    game: str
    status: Literal["open", "active", "finished", "aborted"]
    rev: int
    seats: list[SeatInfo]
    options: Json
    private: bool
    created: float
    clock: Clock
    you: list[int] = []
    turn_of: list[int] = []
    spectators: int = 0
    deadline: float | None = None
    answer_by: float | None = None
    """Until when somebody's question must be answered; then silence is the answer."""
    standing: dict[str, Json] = {}
    """What the asker's own seats have laid down once for all."""
    result: Json | None = None
    commit: str = ""
    host: str = ""
    previous: str = ""
    next: str = ""


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the asked seat may say."""

    action: int
    kind: str
    notation: str
    text: str
    targets: list[str] = []
    effects: dict[str, int] = {}
    """What it costs and brings at once and surely; costs are negative."""
    rule: str = ""
    final: bool = False
    """Undo ends here: luck follows, or somebody learns something."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event a viewer may know of."""

    rev: int
    kind: str
    seat: int
    args: dict[str, int]
    text: str


class Chat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of talk; a phrase of the house has its text in the reader's language."""

    id: int
    name: str
    seat: int
    text: str
    at: float
    phrase: str = ""


class Undo(msgspec.Struct, frozen=True, omit_defaults=True):
    """May the viewer take something back, and forth?"""

    back: bool = False
    forth: bool = False


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a viewer needs to draw a room now."""

    room: str
    rev: int
    seat: int
    """Whose eyes: a seat, or -3 for a spectator."""
    view: Json
    question: Json
    """question["text"] is the sentence of the prompt bar."""
    options: list[Option] | None = None
    """None unless this seat is asked."""
    undo: Undo = Undo()
    sheet: list[list[Any]] = []
    """Score sheets, when all is open or for the own seat: [seat, [[label, points], ...]]."""
    tally: dict[str, dict[str, int]] = {}
    """What the game counts from its beginning, the same for everybody: {"rolls": {"7": 4}}."""


# --- client to server


class Subscription(msgspec.Struct, frozen=True, omit_defaults=True):
    """A room to follow, through the eyes of one of the own seats or as a spectator."""

    room: str
    seat: int | None = None
    rev: int = -1


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="t", omit_defaults=True):
    lang: Literal["en", "ru"] = "en"
    rooms: list[Subscription] = []


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="t", omit_defaults=True):
    room: str
    rev: int
    cid: str
    seat: int
    action: int | None = None
    line: str | None = None


class UndoAsk(msgspec.Struct, frozen=True, tag="undo", tag_field="t", omit_defaults=True):
    room: str
    rev: int
    cid: str
    seat: int
    forth: bool = False


class WhyAsk(msgspec.Struct, frozen=True, tag="why", tag_field="t", omit_defaults=True):
    room: str
    cid: str
    seat: int
    action: int


class ChatAsk(msgspec.Struct, frozen=True, tag="chat", tag_field="t", omit_defaults=True):
    room: str
    cid: str
    text: str = ""
    seat: int = -3
    phrase: str = ""
    """Instead of a text: one of GET /api/phrases."""


class LangAsk(msgspec.Struct, frozen=True, tag="lang", tag_field="t"):
    lang: Literal["en", "ru"]


class LookAsk(msgspec.Struct, frozen=True, tag="look", tag_field="t"):
    """Does anybody look at this tab? Who does not is told of their turn in another way."""

    here: bool


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="t"):
    n: int


Asked = Hello | Act | UndoAsk | WhyAsk | ChatAsk | LangAsk | LookAsk | Ping


# --- server to client


class StateTold(msgspec.Struct, frozen=True, tag="state", tag_field="t", omit_defaults=True):
    """Everything about a room: after hello, after a gap, after a change of language or seat."""

    room: str
    rev: int
    info: RoomInfo
    scene: Scene | None
    log: list[Told]
    chat: list[Chat]


class Happened(msgspec.Struct, frozen=True, tag="ev", tag_field="t", omit_defaults=True):
    """One stored act: what happened, and how things stand now."""

    room: str
    rev: int
    events: list[Told]
    scene: Scene
    undone: bool = False
    """The log is cut back to `keep` lines before the events are added."""
    keep: int = -1


class Accepted(msgspec.Struct, frozen=True, tag="ok", tag_field="t", omit_defaults=True):
    cid: str
    rev: int


class Refused(msgspec.Struct, frozen=True, tag="no", tag_field="t", omit_defaults=True):
    cid: str
    code: str
    text: str
    rule: str = ""
    rev: int = -1


class Because(msgspec.Struct, frozen=True, tag="because", tag_field="t", omit_defaults=True):
    cid: str
    text: str
    rule: str = ""
    legal: bool = False


class InfoTold(msgspec.Struct, frozen=True, tag="info", tag_field="t", omit_defaults=True):
    """Seats, presence, clocks, status changed."""

    room: str
    info: RoomInfo


class ChatTold(msgspec.Struct, frozen=True, tag="chat", tag_field="t", omit_defaults=True):
    room: str
    line: Chat


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="t"):
    n: int


class Bye(msgspec.Struct, frozen=True, tag="bye", tag_field="t", omit_defaults=True):
    """The server closes: restart, session revoked, too many messages."""

    reason: str


ToldAll = StateTold | Happened | Accepted | Refused | Because | InfoTold | ChatTold | Pong | Bye
