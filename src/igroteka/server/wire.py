"""What travels between the games room and its clients. docs/protocol.md explains every message.

Clients that read unspoken texts and patches get StateTold and Happened; those that ask for sentences, the plain ones.
"""

from typing import Annotated, Any, Final, Literal

import msgspec

Json = dict[str, Any]
# What has no type of its own here has a title, by which the browser calls it (tools/wire_types.py).
Patch = Annotated[Json, msgspec.Meta(title="Patch")]
Sheets = Annotated[list[list[Any]], msgspec.Meta(title="Sheets")]
Standing = Annotated[Json, msgspec.Meta(title="Standing")]
VERSION: Final = 2
"""Of the messages; a client of another one is told so."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Thinking time: a bank of seconds with an increment a turn (live), or a deadline of hours for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    bank: int = 0
    increment: int = 0
    hours: int = 0
    answer: int = 0
    """Seconds to answer somebody else's question, where silence means something: an offer, no."""


class SeatSetup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: its creator, anybody who comes, a bot, or another person at the same screen."""

    kind: Literal["me", "open", "bot", "hotseat"]
    level: str = ""
    name: str = ""


class MarketSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A market table: how many drafts an author may have open, and for how many seconds one stays."""

    drafts: int = 3
    seconds: int = 45


class RoomSetup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A room to be created."""

    game: str
    seats: list[SeatSetup]
    options: dict[str, bool | int | str] = {}
    preset: str = ""
    private: bool = False
    clock: Clock = Clock()
    position: Json | None = None
    stand_in: str = ""
    """The level of bots that play for people who are away; a master, unless named."""
    talk: bool = False
    """May those who look on talk, too?"""
    hints: bool = True
    """May the coach be asked? Among people only when all of them agree."""
    market: MarketSetup | None = None
    """Only where the game knows a market: several drafts at once instead of one offer after another."""


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
    left: bool = False
    """The person gave the seat up, and may still take it back."""
    conceded: bool = False
    """The person has lost the game by their own word: a bot plays here for good."""
    overdue: bool = False
    """The person is away and their own time is used up: another player may let a bot play."""
    hints: bool = False
    """The person agrees to hints; alone with bots, unless they have said otherwise."""


class Stop(msgspec.Struct, frozen=True, omit_defaults=True):
    """A proposal to stop the game with nobody having lost, by the seats of those who play."""

    by: int
    yes: list[int]
    """Who agrees, the proposer included."""
    asked: list[int] = []
    """Who has not answered."""


class TakeBack(msgspec.Struct, frozen=True, omit_defaults=True):
    """A request to take back what has come to light, by the seats of those who play; any act ends it."""

    seat: int
    """Who asks."""
    words: int
    """How much would be unsaid, luck included."""
    yes: list[int]
    """Who agrees, the asker included."""
    asked: list[int] = []
    """Who has not answered."""


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
    standing: dict[str, Standing] = {}
    """What the asker's own seats have laid down once for all."""
    result: Json | None = None
    commit: str = ""
    host: str = ""
    previous: str = ""
    next: str = ""
    stand_in: str = ""
    """The level of bots that play for people who are away."""
    talk: bool = False
    """May those who look on talk?"""
    hints: bool = False
    """Whoever plays here may ask the coach: it was not wished away, and all who play agree."""
    asks_hints: bool = False
    """Several people play, and each may say whether they agree to hints."""
    study: bool = False
    """It begins from a given position or from a moment of another game: somebody may know what is hidden."""
    waits: bool = False
    """Nobody is at the table any more; the game waits for those whose seats are held."""
    removed: dict[str, str] = {}
    """For the host: whom they have removed, the names by the ids of the people."""
    market: MarketSetup | None = None
    """At a market table."""
    stop: Stop | None = None
    """A proposal to stop that lies open; of a game that is aborted, the one that everybody agreed to."""
    back: TakeBack | None = None
    """A request to take back that lies open."""


class CourseMark(msgspec.Struct, frozen=True):
    """Something of a game that everybody remembers: after so many rounds, a seat won a source of points."""

    round: int
    seat: int
    source: str
    text: str = ""


class Fortune(msgspec.Struct, frozen=True):
    """By seat: cards that the dice brought, and that they bring on average."""

    brought: list[int]
    due: list[float]


class Course(msgspec.Struct, frozen=True):
    """How a game that is over went."""

    points: list[list[int]]
    """Of every seat as everybody saw them: when each round began, and at last the result, hidden points included."""
    marks: list[CourseMark]
    seconds: float
    """Between the first act and the last."""
    fortune: Fortune | None = None
    """Where a game has dice whose luck can be counted."""


class Reason(msgspec.Struct, frozen=True):
    """A part of the difference between two options: a named part of how the game is valued, and points."""

    part: str
    gain: float


class Advised(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option as the coach sees it."""

    action: int
    value: float = 0.0
    """Expected lead at the end, or score of who plays alone."""
    error: float = 0.0
    """Of that, one standard error."""
    behind: float = 0.0
    """Points behind the best."""
    sure: int = 0
    """How clearly it is better than the next: 3, 2 or 1; 0 before that can be said."""
    better: float = 0.0
    """In which share of continuations it is better than the next."""
    line: list[int] = []
    """What would follow in the own turn."""
    then: list[str] = []
    """The same in words, as far as it is known what would be asked."""
    places: list[list[str]] = []
    """And on the board: the places each of them touches."""


class Foreseen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the next rival would say first more often after one of the two best options than after the other."""

    after: int
    """After the first (0) or the second (1)."""
    seat: int
    text: str
    often: float
    """In which share of continuations after that one."""
    seldom: float
    """And after the other."""
    places: list[str] = []


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the coach says to a seat that is asked, and to nobody else; one line of a stream, better and better."""

    room: str
    rev: int
    seat: int
    options: list[Advised]
    """The best first, three at most."""
    kind: Literal["lead", "score"] = "lead"
    worlds: int = 0
    """Continuations that were played in thought with the best, of `goal`."""
    goal: int = 0
    part: float = 0.0
    """How far it is, of work or of time: 1 is the end."""
    done: bool = False
    more: int = 0
    """Options that are not listed."""
    compared: list[int] = []
    """Those of them that were compared with the listed ones, and fell behind."""
    reasons: list[Reason] = []
    """What makes the best better than the second."""
    foreseen: Foreseen | None = None
    warning: float = 0.0
    """Points from which a decision is costly in this game."""


class ReviewPoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the game stood before a word of its record."""

    step: int
    rev: int
    """The act in which the word was said."""
    turn_of: int
    lead: list[float]
    chance: list[float] = []
    round: int = 0


class ReviewDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision that cost something, by what its seat could see then."""

    step: int
    rev: int
    seat: int
    played: int
    best: int
    price: float
    sure: int = 0
    reasons: list[Reason] = []
    said: str = ""
    """What was played, in words."""
    better: str = ""
    """What would have been better."""
    said_at: list[str] = []
    """The places that what was played touches; a button, where there is none."""
    better_at: list[str] = []


class ReviewFind(msgspec.Struct, frozen=True, omit_defaults=True):
    """The only strong answer, and it was given: all others are weaker by `gap`."""

    step: int
    rev: int
    seat: int
    action: int
    gap: float
    said: str = ""


class ReviewLuck(msgspec.Struct, frozen=True, omit_defaults=True):
    """By seat: start + luck of all kinds + own decisions + moves of rivals = result."""

    start: list[float]
    kinds: dict[str, list[float]]
    decisions: list[float]
    rivals: list[float]
    result: list[float]


class ReviewChip(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stroke of luck, for the seat to which it meant most."""

    step: int
    rev: int
    seat: int
    kind: str
    gain: float


class Review(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that is over, looked through by the coach; it grows until `done` is `total`."""

    room: str
    kind: Literal["lead", "score"] = "lead"
    done: int = 0
    total: int = 0
    finished: bool = False
    points: list[ReviewPoint] = []
    decisions: list[ReviewDecision] = []
    finds: list[ReviewFind] = []
    luck: ReviewLuck | None = None
    chips: list[ReviewChip] = []


class Draft(msgspec.Struct, frozen=True, omit_defaults=True):
    """A proposal that lies open, from its author's side; it binds nobody."""

    id: int
    author: int
    to: list[int]
    give: dict[str, int] = {}
    want: dict[str, int] = {}
    yes: list[int] = []
    no: list[int] = []
    until: float = 0.0
    answers: int = 0
    """The draft it answers."""


class Market(msgspec.Struct, frozen=True, omit_defaults=True):
    """All drafts on a table, the same for everybody but for what they are told of their own."""

    host: int = -1
    """The seat on turn, a party to every draft."""
    open: bool = False
    """Otherwise it is frozen: nothing can be proposed, marked or settled, and no time runs."""
    drafts: list[Draft] = []
    unpaid: list[int] = []
    """The drafts of yours, or with your yes, that you can no longer pay: nobody else is told of them."""


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
    same: str = ""
    """Options of one question with the same word come to the same."""
    change: dict[str, int] = {}
    """What the seat would have more or less afterwards, all told; only where the game looks ahead."""
    then: list["Option"] = []
    """What would be asked next and may be answered along with it, as a line: without words of its own."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event a viewer may know of."""

    rev: int
    kind: str
    seat: int
    args: dict[str, int]
    text: str
    auto: bool = False
    """The viewer's own answer, which was given without asking. It stands at the first event of an act."""


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
    turn: bool = False
    """There is more than one word to take back before the turn began."""
    ask: bool = False
    """Only with the consent of the others: something has come to light since, but nothing that bots hide."""
    ask_turn: bool = False
    """The same for the whole turn, where that is more than the last word."""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a viewer needs to draw a room now, in one piece and in words."""

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
    sheet: Sheets = []
    """Score sheets, when all is open or for the own seat: [seat, [[label, points], ...]]."""
    tally: dict[str, dict[str, int]] = {}
    """What the game counts from its beginning, the same for everybody: {"rolls": {"7": 4}}."""
    drawing: list[str] = []
    """The table in plain text, line by line: of games that other packages bring, which no browser can draw."""


class Public(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody may know of a table now; its members as in a Scene."""

    view: Json
    question: Json
    sheet: Sheets = []
    tally: dict[str, dict[str, int]] = {}


class Own(msgspec.Struct, frozen=True, omit_defaults=True):
    """What only the viewer's seat is told, always whole: what is left out is as everybody has it."""

    view: Patch = {}
    """Of the public view."""
    question: Json | None = None
    options: list[Option] | None = None
    undo: Undo = Undo()
    sheet: Sheets = []
    events: list[Told] | None = None
    """With an act: all that happened as this seat may know it."""


class SharedScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a viewer needs to draw a room now: what everybody has, and their own."""

    room: str
    rev: int
    seat: int
    public: Annotated[msgspec.Raw, msgspec.Meta(title="Public")]
    own: Own | None = None


Grade = Literal["easy", "medium", "hard"]


class PuzzleMark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle in a list."""

    grade: Grade
    points: int | None = None
    """What the first answer of the asker brought, of 2; None before it."""


class PuzzleShelf(msgspec.Struct, frozen=True, omit_defaults=True):
    """All puzzles of a game, in order: the first is number 1."""

    game: str
    puzzles: list[PuzzleMark]
    count: int
    solved: int = 0
    lessons: list[int] = []
    """The numbers of those that teach one thing each: for a first game."""


class PuzzleDay(msgspec.Struct, frozen=True, omit_defaults=True):
    """The puzzle of the day, the same for everybody."""

    game: str
    number: int
    grade: Grade
    date: str
    points: int | None = None


class PuzzleShelves(msgspec.Struct, frozen=True, omit_defaults=True):
    """The puzzles of the house."""

    shelves: list[PuzzleShelf]
    day: PuzzleDay | None = None


class PuzzleTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle at its table: nothing in it tells which answer is the best."""

    game: str
    number: int
    of: int
    grade: Grade
    info: RoomInfo
    """As of a room, though there is none: who sits where, and the options of the rules."""
    scene: SharedScene
    """With all that the seat may say, as at any table."""
    answers: list[int]
    """Those that are offered as answers, in the order of the game."""
    day: bool = False
    """Is it the puzzle of the day?"""
    points: int | None = None


class PuzzleAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the answers, and what it is worth."""

    action: int
    value: float
    error: float = 0.0
    behind: float = 0.0
    reasons: list[Reason] = []
    """What makes the best better."""


class PuzzleVerdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was answered, and what would have been best."""

    action: int
    points: int
    """Two for the best; one for the second best, or one that is nearly as good."""
    answers: list[PuzzleAnswer]
    """The best first."""
    behind: float = 0.0
    first: bool = False
    """It was the asker's first answer, which counts."""
    worlds: int = 0
    """Continuations that were played in thought."""


# --- client to server


class Subscription(msgspec.Struct, frozen=True, omit_defaults=True):
    """A room to follow, through the eyes of one of the own seats or as a spectator."""

    room: str
    seat: int | None = None


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="t", omit_defaults=True):
    lang: Literal["en", "ru"] = "en"
    rooms: list[Subscription] = []
    v: int = 1
    """The version of the messages that the client reads."""
    texts: bool = False
    """Sentences and whole scenes instead of unspoken texts and patches."""


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
    turn: bool = False
    """Back to where the turn began, in one act."""


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


class MarketAsk(msgspec.Struct, frozen=True, tag="market", tag_field="t", omit_defaults=True):
    """A draft, a word to one, or the settling of one."""

    room: str
    cid: str
    seat: int
    what: Literal["propose", "yes", "no", "unmark", "withdraw", "settle"]
    draft: int = 0
    """Which one; with propose, the one it answers."""
    to: list[int] = []
    give: dict[str, int] = {}
    want: dict[str, int] = {}
    partner: int = -1
    """With settle: one who stands by the draft; its author, unless named."""


class LangAsk(msgspec.Struct, frozen=True, tag="lang", tag_field="t"):
    lang: Literal["en", "ru"]


class LookAsk(msgspec.Struct, frozen=True, tag="look", tag_field="t"):
    """Does anybody look at this tab? Who does not is told of their turn in another way."""

    here: bool


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="t"):
    n: int


Asked = Hello | Act | UndoAsk | WhyAsk | ChatAsk | MarketAsk | LangAsk | LookAsk | Ping


# --- server to client


class StateTold(msgspec.Struct, frozen=True, tag="state", tag_field="t", omit_defaults=True):
    """Everything about a room: after hello, after a gap, after a change of language or seat."""

    room: str
    rev: int
    info: RoomInfo
    scene: SharedScene | None
    log: list[Told]
    chat: list[Chat]
    market: Market | None = None
    """At a market table whose game has begun."""


class PlainState(msgspec.Struct, frozen=True, tag="state", tag_field="t", omit_defaults=True):
    """The same in words and in one piece."""

    room: str
    rev: int
    info: RoomInfo
    scene: Scene | None
    log: list[Told]
    chat: list[Chat]
    market: Market | None = None
    """At a market table whose game has begun."""


class PublicChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an act brought that everybody may know."""

    events: list[Told] = []
    scene: Patch = {}
    """Of what was public before."""
    info: Patch = {}
    """Of RoomInfo, but for its rev."""


class Happened(msgspec.Struct, frozen=True, tag="ev", tag_field="t", omit_defaults=True):
    """One stored act: what happened, and how things stand now."""

    room: str
    rev: int
    public: Annotated[msgspec.Raw, msgspec.Meta(title="PublicChange")]
    own: Own | None = None
    undone: bool = False
    """The log is cut back to `keep` lines before the events are added."""
    keep: int = -1


class PlainHappened(msgspec.Struct, frozen=True, tag="ev", tag_field="t", omit_defaults=True):
    """The same in words and in one piece."""

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


class RemovedTold(msgspec.Struct, frozen=True, tag="removed", tag_field="t"):
    """The host has removed the one who reads this from the table."""

    room: str
    text: str


class MarketTold(msgspec.Struct, frozen=True, tag="market", tag_field="t", omit_defaults=True):
    """The drafts have changed."""

    room: str
    market: Market
    text: str = ""
    """To the author of a draft that could not be settled."""
    rule: str = ""


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="t"):
    n: int


class Bye(msgspec.Struct, frozen=True, tag="bye", tag_field="t", omit_defaults=True):
    """The server closes: restart, session revoked, too many messages."""

    reason: str


ToldAll = (
    StateTold | Happened | Accepted | Refused | Because | InfoTold | ChatTold | RemovedTold | MarketTold | Pong | Bye
)
