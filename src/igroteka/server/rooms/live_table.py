"""A live game: the match, what each act brought, and how it looks through everybody's eyes."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Any, Final, NamedTuple

import msgspec

from igroteka import catalog
from igroteka.core.errors import IgrotekaError, IllegalAction, brief
from igroteka.core.events import EVERYONE, Event
from igroteka.core.game import Game
from igroteka.core.match import Match, Move, speaker_of, turn_in, turn_of, written
from igroteka.core.patches import Patch, difference
from igroteka.core.record import CHANCE_MARK, Record
from igroteka.core.speech import FACTS, Speech, seat_marks
from igroteka.core.state import CHANCE, OVER, SPECTATOR, Position
from igroteka.kit.markup import plain
from igroteka.server.limits import LINE_LENGTH, LOG_LINES
from igroteka.server.rooms.disclosure import Company, Disclosure
from igroteka.server.rooms.replays import first_match
from igroteka.server.rooms.seating import names_of
from igroteka.server.storage.rows import ActRow, RoomRow, SeatRow
from igroteka.server.timeslice import STRIDE, walk
from igroteka.server.wire import Option, Own, Public, Scene, SharedScene, Told, Undo

BACKWARDS: Final = ("undo", "back")
"""Acts after which less stands than before: one's own word taken back, or more of it by consent."""
UNASKED: Final = ("auto", "standing")
"""Notes of answers given for people without asking: while a game goes on, why is their business."""


class Asked(NamedTuple):
    """Since which act a seat owes its answer, and to what kind of question."""

    rev: int
    frame: type


class Line(NamedTuple):
    """A line of the log and the event it tells."""

    event: int
    told: Told


class Log:
    """What a viewer may know of the events from `first` to before `read`; the rest is put into words when asked for."""

    def __init__(self, place: int) -> None:
        self.first = place
        self.read = place
        self.lines: list[Line] = []

    def cut(self, events: int) -> None:
        """Only so many events stand."""
        self.first, self.read = min(self.first, events), min(self.read, events)
        self.lines = [line for line in self.lines if line.event < events]


class Table:
    """A match in a room. Words are said, then settled when they are stored; if they cannot be, the table is dropped."""

    def __init__(self, room: str, match: Match, seats: list[SeatRow]) -> None:
        self.room: Final = room
        self.match: Final = match
        self.game: Final[Game] = match.game
        self.rev = 0
        self.answers: Final[dict[tuple[int, str], int]] = {}  # what was answered to each client id
        self.revs: Final[list[int]] = []  # with which act each event came
        self._asked: dict[int, Asked] = {}
        self._forth: Final[list[int]] = []  # whose words could be said again
        self._given: Final[dict[int, int]] = {}  # acts that were answers given without asking, and whose they were
        self._names: Final[dict[str, list[str]]] = {}
        self._logs: Final[dict[tuple[int, str], Log]] = {}
        self._sentences: Final[dict[str, dict[int, Told | None]]] = {}  # of events, by language
        self._scenes: Final[dict[tuple[int, str], Scene]] = {}
        self._open: Final[list[Event]] = []  # events that everybody saw, of the first `_sorted` ones
        self._sorted = 0
        self._looked_at = (-1, 0, 0)  # an act and its events, of which everybody saw all if `_is_open`
        self._is_open = False
        self._tally: dict[str, dict[str, int]] | None = None
        self._public: Public | None = None
        self._before: Public | None = None  # what was public before the last act
        self._encoded: msgspec.Raw | None = None
        self._owns: Final[dict[int, Own]] = {}
        self._spoken_at: tuple[Position, int] | None = None  # for which moment `_speakers` holds
        self._speakers: list[int] = []
        self._disclosure: Final = Disclosure()
        self._stood: Position | None = None  # before the act of a bot that is being said
        self._turn: object = None  # in which something is being said that is not a bot's
        self._company = Company(seats)
        self.seats = seats

    @property
    def state(self) -> Position:
        """The position now."""
        return self.match.state

    @property
    def speakers(self) -> list[int]:
        """The seats that are asked now: looked up once a word, since an act asks for them a dozen times."""
        match, known = self.match, self._spoken_at
        if known is None or known[0] is not match.state or known[1] != len(match.moves):
            self._spoken_at = (match.state, len(match.moves))
            self._speakers = [] if match.over else [int(seat) for seat in match.state.speakers()]
        return self._speakers

    def reseat(self, seats: list[SeatRow]) -> None:
        """Other people, other names."""
        self.seats = seats
        self._company = Company(seats)
        self._names.clear()
        self._logs.clear()
        self._sentences.clear()
        self._scenes.clear()

    # --- what is said

    def begin(self) -> list[str]:
        """The luck of the set-up."""
        self.match.begin()
        return self._written(0)

    def say(self, seat: int, action: int | None, line: str | None) -> list[str]:
        """An action or a line of notation; the words of the record, luck included."""
        first = len(self.match.moves)
        stood = self.state.copy() if seat in self._company.bots and self._disclosure.is_open else None
        self._note_turn(seat)
        if line is not None:
            if len(line) > LINE_LENGTH:
                raise IllegalAction("unreadable", "", {"text": brief(line)})
            self.match.play_line(line, seat)
        else:
            self.match.play(checked_action(self.game, action), seat)
            if self._public is not None:  # which is how it stood before
                self.match.note_turn(first, turn_in(self._public.view))
        self._stood = stood
        self._forth.clear()
        return self._written(first)

    def say_together(self, said: list[tuple[int, int]]) -> list[str]:
        """What several seats have agreed to say: all of it or nothing."""
        first = len(self.match.moves)
        stood = self.state.copy() if self._company.bots else None
        self._note_turn(said[0][0])
        self.match.play_together([Move(seat, checked_action(self.game, action)) for seat, action in said])
        self._stood = stood
        self._forth.clear()
        return self._written(first)

    def take_back(self, seat: int, count: int = 1) -> list[str]:
        """The last words of a seat, unsaid: all of them or none."""
        taken = [written(self.game, self.match.undo(seat))]
        for _ in range(1, count):
            taken.insert(0, written(self.game, self.match.undo(seat)))
        self._forth.extend([seat] * count)
        return taken

    def take_back_turn(self, seat: int) -> list[str]:
        """All that the seat has said in its turn, as far as it may be taken back."""
        return self.take_back(seat, max(1, self.match.turn_words(seat)))

    def rewind(self, count: int) -> list[str]:
        """Back to the first so many moves, as everybody has agreed; what was unsaid, luck included."""
        taken = self._written(count)
        self.match.rewind(count)
        self._forth.clear()
        return taken

    def say_again(self, seat: int) -> list[str]:
        """What the seat has just taken back."""
        if not self._forth or self._forth[-1] != seat:
            raise IllegalAction("redo-nothing", "")
        first = len(self.match.moves)
        self._note_turn(seat)
        self.match.redo()
        self._forth.pop()
        return self._written(first)

    @property
    def can_redo(self) -> bool:
        """Has somebody just taken something back?"""
        return bool(self._forth)

    def _note_turn(self, seat: int) -> None:
        """In which turn a person is about to say something."""
        if seat not in self._company.bots:
            self._turn = turn_of(self.state) if self._public is None else turn_in(self._public.view)

    def _written(self, first: int) -> list[str]:
        return [written(self.game, move) for move in self.match.moves[first:]]

    def settle(self, act: ActRow) -> int:
        """The act is stored; how many events of the log it left in place."""
        kept = min(len(self.revs), len(self.match.events))
        if act.kind in BACKWARDS:
            del self.revs[kept:]
            self._open.clear()
            self._sorted = 0
            self._sentences.clear()
            for log in self._logs.values():
                log.cut(kept)
            self._disclosure.cut(len(self.match.moves))
        else:
            events = self.match.events[kept:]
            self._disclosure.note(act, self.match, self._stood, events, self._company, self._turn)
        self._stood = None
        self.revs.extend([act.rev] * (len(self.match.events) - len(self.revs)))
        self.rev = act.rev
        if act.note in UNASKED:
            self._given[act.rev] = act.seat
        if act.cid:
            self.answers[act.seat, act.cid] = act.rev
        self._scenes.clear()
        self._owns.clear()
        self._before, self._public, self._encoded = self._public, None, None
        self._tally = None
        if act.kind == "back":
            self._asked = {}  # whoever is asked is asked anew, and what is on its way was said at another table
        self._note_asked(act.seat)
        return kept

    def repeat(self, act: ActRow) -> int:
        """A stored act, from the same seed: the words must be those that were stored."""
        try:
            moves = self._repeated(act)
        except IgrotekaError:
            moves = None
        if moves != act.moves:
            raise IgrotekaError("room-damaged", {"room": self.room, "rev": act.rev})
        return self.settle(act)

    def _repeated(self, act: ActRow) -> list[str]:
        if act.kind == "start":
            return self.begin()
        if act.kind == "undo":
            return self.take_back(act.seat, len(act.moves))
        if act.kind == "back":
            return self.rewind(len(self.match.moves) - len(act.moves))
        if act.kind == "redo":
            return self.say_again(act.seat)
        first = len(self.match.moves)
        for word in act.moves:
            who, _, words = word.partition(" ")
            if who != CHANCE_MARK:
                self.say(speaker_of(who), self.game.parse(words), None)
        return self._written(first)

    # --- kept for later

    def frozen(self) -> dict[str, Any]:
        """All that cannot be read off the acts without playing them, in JSON values."""
        return {
            "rev": self.rev,
            "match": self.match.frozen(),
            "revs": [[rev, len(list(same))] for rev, same in groupby(self.revs)],
            "asked": {str(seat): asked.rev for seat, asked in self._asked.items()},
            "forth": list(self._forth),
            "given": list(self._given.items()),
            "disclosure": self._disclosure.frozen(),
        }

    def thaw(self, data: dict[str, Any], answers: dict[tuple[int, str], int]) -> None:
        """Go on from what was frozen; this table must not have begun."""
        self.match.thaw(data["match"])
        self.rev = data["rev"]
        self.answers.update(answers)
        self.revs.extend(rev for rev, count in data["revs"] for _ in range(count))
        frame = self._frame()  # one question stands, and all who are asked are asked that
        self._asked = {int(seat): Asked(rev, frame) for seat, rev in data["asked"].items()}
        self._forth.extend(data["forth"])
        self._given.update(data.get("given", ()))
        self._disclosure.thaw(data["disclosure"])

    # --- who is asked

    def _frame(self) -> type:
        return type(self.state.top()) if self.state.depth else object

    def _note_asked(self, speaker: int) -> None:
        frame = self._frame()
        before = self._asked
        self._asked = {
            seat: before[seat]
            if seat in before and seat != speaker and before[seat].frame is frame
            else Asked(self.rev, frame)
            for seat in self.speakers
        }

    def is_current(self, seat: int, rev: int) -> bool:
        """Has the seat seen all it answers to? What others answered meanwhile to the same question does not matter."""
        return rev == self.rev or (seat in self._asked and self._asked[seat].rev <= rev < self.rev)

    def position(self, seat: int) -> Position:
        """The position when this seat speaks; a copy where another speaks first."""
        if seat == self.state.player or seat not in self.speakers:
            return self.state
        state = self.state.copy()
        state.call_on(seat)
        return state

    def legal(self, seat: int) -> list[int]:
        """What a seat may say; nothing unless it is asked."""
        return self.position(seat).legal() if seat in self.speakers else []

    def standing_answer(self, seat: int) -> int:
        """What the seat has answered beforehand, if it may say that now, or -1."""
        laid_down = self.seats[seat].standing
        found = self.game.standing_answer(self.position(seat), seat, laid_down) if laid_down else -1
        return found if found >= 0 and found in self.legal(seat) else -1

    def silence(self, seat: int) -> int:
        """What it means if the seat does not answer, or -1."""
        found = self.game.silence(self.position(seat), seat) if seat in self.speakers else -1
        return found if found >= 0 and found in self.legal(seat) else -1

    def forced(self, seat: int) -> int:
        """What the seat is bound to say, or -1: also where saying it would end that it may take back its last word."""
        if seat not in self.speakers:
            return -1
        state = self.position(seat)
        found = self.game.forced(state, seat, self.seats[seat].standing)
        if found < 0 or (self.match.can_undo(seat) and is_final(state, seat, found)):
            return -1
        return found

    # --- how it looks

    def names(self, language: str) -> list[str]:
        """Everybody's name."""
        if language not in self._names:
            seats = self.seats
            self._names[language] = seat_marks(len(seats)) if language == FACTS else names_of(seats, language)
        return self._names[language]

    def scene(self, seat: int, language: str) -> Scene:
        """All that a seat, or SPECTATOR, needs to draw the room now; options only where it is asked."""
        key = (seat, language)
        if key not in self._scenes:
            self._scenes[key] = self._drawn(seat, language)
        return self._scenes[key]

    def _drawn(self, seat: int, language: str) -> Scene:
        state = self.position(seat)
        options = self.options(seat, language) if seat in self.speakers else None
        names, undo = self.names(language), self._undo(seat)
        return scene_of(self.room, self.rev, self.game, state, seat, language, names, self.tally(), options, undo)

    def _undo(self, seat: int) -> Undo:
        if seat < 0 or self.match.over:
            return Undo()
        back = self.match.can_undo(seat)
        return Undo(
            back=back,
            forth=bool(self._forth) and self._forth[-1] == seat,
            turn=back and self.match.turn_words(seat) > 1,
            ask=not back and self._disclosure.allows(self.match, seat),
            ask_turn=not back and self._disclosure.allows_turn(self.match, seat),
        )

    # --- the same as facts, in a part for everybody and a part for each seat

    def shared_scene(self, seat: int) -> SharedScene:
        """What `scene` tells, unspoken; what is public is encoded once, whoever looks on."""
        if self._encoded is None:
            self._encoded = msgspec.Raw(msgspec.json.encode(self.public()))
        return SharedScene(self.room, self.rev, seat, self._encoded, self.own(seat) if seat != SPECTATOR else None)

    def public(self) -> Public:
        """What everybody may know now."""
        if self._public is None:
            self._public = public_of(self.game, self.state, self.names(FACTS), self.tally())
        return self._public

    def public_change(self) -> Patch:
        """How that differs from what was public before the last act; all of it, if nobody has seen that."""
        now = msgspec.structs.asdict(self.public())
        return difference({} if self._before is None else msgspec.structs.asdict(self._before), now)

    def own(self, seat: int) -> Own:
        """What only a seat is told."""
        if seat not in self._owns:
            options = self.options(seat, FACTS) if seat in self.speakers else None
            state, names = self.position(seat), self.names(FACTS)
            self._owns[seat] = own_of(self.game, state, seat, names, self.public(), options, self._undo(seat))
        return self._owns[seat]

    def tally(self) -> dict[str, dict[str, int]]:
        """What the game counts, over all that stands; it is given only what everybody saw, so it can tell no secret."""
        if self._tally is None:
            events = self.match.events
            self._open.extend([event for event in events[self._sorted :] if event.seen_by == EVERYONE])
            self._sorted = len(events)
            self._tally = self.game.tally(self._open)
        return self._tally

    def options(self, seat: int, language: str) -> list[Option]:
        """What the seat may say, in words."""
        words, names = self.game.speech(language), self.names(language)
        state = self.position(seat)
        legal = state.legal()
        same = [self.game.same(state, action) for action in legal]
        return [
            option_of(self.game, state, seat, action, words, names, word if word and same.count(word) > 1 else "")
            for action, word in zip(legal, same, strict=True)
        ]

    def log(self, viewer: int, language: str, last: int = LOG_LINES) -> list[Told]:
        """The last lines of what a viewer may know."""
        for _ in self.wording(viewer, language, last):
            pass
        return [line.told for line in self._logs[viewer, language].lines[-last:]] if last > 0 else []

    def wording(self, viewer: int, language: str, last: int = LOG_LINES) -> Iterator[None]:
        """Put the last lines into words; after every few of them somebody else may have a turn."""
        log = self._log(viewer, language, len(self.revs))
        while len(log.lines) < last and log.first > 0:
            yield
            log = self._log(viewer, language, max(0, log.first - STRIDE))

    def told(self, viewer: int, language: str, first: int) -> list[Told]:
        """What a viewer may know of the events from one on."""
        found: list[Told] = []
        for line in reversed(self._log(viewer, language, first).lines):
            if line.event < first:
                break
            found.append(line.told)
        return found[::-1]

    def own_events(self, viewer: int, first: int) -> list[Told] | None:
        """As facts, what a seat may know of what the last act brought; None if that is what everybody knows."""
        events = self.match.events
        part = self.rev, first, len(events)
        if self._looked_at != part:  # the same for all seats
            self._looked_at, self._is_open = part, all(event.seen_by == EVERYONE for event in events[first:])
        if self._is_open and self.rev not in self._given:
            return None
        # Not through the log of the seat, which would first be brought up to date for nobody.
        found = [line.told for line in self._lines(viewer, FACTS, first, len(self.revs))]
        return found if found != self.told(SPECTATOR, FACTS, first) else None

    def log_size(self, viewer: int, language: str, events: int) -> int:
        """How many lines of a viewer's log tell the first so many events."""
        return sum(line.event < events for line in self._log(viewer, language, 0).lines)

    def _log(self, viewer: int, language: str, first: int) -> Log:
        """A viewer's log from an event on, or from an earlier one, to the last.

        Who has not looked for long begins anew at the end: a long game is not put into words for one look.
        """
        key, end = (viewer, language), len(self.revs)
        log = self._logs.get(key)
        if log is None or end - log.read > LOG_LINES:
            log = self._logs[key] = Log(end)
        if first < log.first:
            log.lines[:0] = self._lines(viewer, language, first, log.first)
            log.first = first
        log.lines += self._lines(viewer, language, log.read, end)
        log.read = end
        return log

    def _lines(self, viewer: int, language: str, first: int, end: int) -> list[Line]:
        events = self.match.events
        seen = [place for place in range(first, end) if events[place].is_seen_by(viewer)]
        found = [(place, self._sentence(viewer, language, place)) for place in seen]
        return [Line(place, self._marked(viewer, place, told)) for place, told in found if told is not None]

    def _marked(self, viewer: int, place: int, told: Told) -> Told:
        """With a mark, if the viewer's own answer begins here and was given without asking."""
        if self._given.get(told.rev) != viewer or (place > 0 and self.revs[place - 1] == told.rev):
            return told
        return msgspec.structs.replace(told, auto=True)

    def _sentence(self, viewer: int, language: str, place: int) -> Told | None:
        """An event as everybody tells it who may know of it."""
        known = self._sentences.setdefault(language, {})
        if place not in known:
            if len(known) > 2 * LOG_LINES:
                known.clear()
            words, names = self.game.speech(language), self.names(language)
            known[place] = told_of(
                self.game, self.state, self.match.events[place], self.revs[place], viewer, words, names
            )
        return known[place]


def new_table(row: RoomRow, seats: list[SeatRow], seed: str) -> Table:
    """The table of a room before its first act."""
    return Table(row.id, first_match(checked_game(row), row, len(seats), seed), seats)


async def told_table(row: RoomRow, seats: list[SeatRow], acts: list[ActRow]) -> Table:
    """The table of a game that was played elsewhere: its luck is what the record says. Others go on meanwhile."""
    game = checked_game(row)
    match = Match.of_record(game, Record(row.game, row.version, len(seats), row.options, [], start=row.start))
    table = Table(row.id, match, seats)

    def strides() -> Iterator[None]:
        number = 0
        for act in acts:
            for word in act.moves:
                number += 1
                match.repeat(number, word)
                if number % STRIDE == 0:
                    yield
            table.revs.extend([act.rev] * (len(match.events) - len(table.revs)))

    await walk(strides())
    table.rev = row.rev
    return table


def checked_game(row: RoomRow) -> Game:
    """The game of a room, if its rules are still those the room began with."""
    game = catalog.load(row.game)
    if game.version != row.version:
        raise IgrotekaError("rules-changed", {"version": row.version, "expected": game.version})
    return game


def checked_action(game: Game, action: int | None) -> int:
    """A number that is an action."""
    if action is None or not 0 <= action < int(game.actions.size):
        raise IllegalAction("illegal", "")
    return action


# --- in words


def scene_of(
    room: str,
    rev: int,
    game: Game,
    state: Position,
    seat: int,
    language: str,
    names: list[str],
    tally: dict[str, dict[str, int]],
    options: list[Option] | None = None,
    undo: Undo | None = None,
) -> Scene:
    """A position through somebody's eyes."""
    words = game.speech(language)
    sheets = range(len(names)) if state.player == OVER else [seat] if seat != SPECTATOR else []
    view = state.view(seat)
    return Scene(
        room=room,
        rev=rev,
        seat=seat,
        view=view,
        question=question_of(game, state, seat, words, names),
        options=options,
        undo=undo or Undo(),
        sheet=[[other, sheet_of(game, state, other, words)] for other in sheets],
        tally=tally,
        drawing=drawing_of(game, view, words, names),
    )


def question_of(game: Game, state: Position, seat: int, words: Speech, names: list[str]) -> dict[str, Any]:
    """What is asked, with a sentence for whoever reads it; at the end, how it ended."""
    over = state.player == OVER
    text = game.ending_text(state, words, names) if over else game.question_text(state, seat, words, names)
    return {**state.question(), "text": text}


def drawing_of(game: Game, view: dict[str, Any], words: Speech, names: list[str]) -> list[str]:
    """The table as text, if nobody has another drawing of it; its columns need words and names, so facts have none."""
    if game.id in catalog.GAMES or words.language == FACTS:
        return []
    return [plain(line) for line in game.draw(view, words, names)]


def public_of(game: Game, state: Position, names: list[str], tally: dict[str, dict[str, int]]) -> Public:
    """A position as everybody may know it, unspoken."""
    scene = scene_of("", 0, game, state, SPECTATOR, FACTS, names, tally)
    return Public(view=scene.view, question=scene.question, sheet=scene.sheet, tally=scene.tally)


def own_of(
    game: Game,
    state: Position,
    seat: int,
    names: list[str],
    public: Public,
    options: list[Option] | None = None,
    undo: Undo | None = None,
) -> Own:
    """What one seat knows beside what is public; all of it is told again with every act."""
    words = game.speech(FACTS)
    # A law of every game: who is not asked reads what a spectator reads.
    asked = question_of(game, state, seat, words, names) if seat in state.speakers() else public.question
    return Own(
        view=state.private(seat),
        question=asked if asked != public.question else None,
        options=options,
        undo=undo or Undo(),
        sheet=[] if state.player == OVER else [[seat, sheet_of(game, state, seat, words)]],
    )


def shared_scene_of(
    room: str,
    rev: int,
    game: Game,
    state: Position,
    seat: int,
    names: list[str],
    tally: dict[str, dict[str, int]],
) -> SharedScene:
    """A position of the past through somebody's eyes, unspoken."""
    public = public_of(game, state, names, tally)
    own = own_of(game, state, seat, names, public) if seat != SPECTATOR else None
    return SharedScene(room, rev, seat, msgspec.Raw(msgspec.json.encode(public)), own)


def sheet_of(game: Game, state: Position, seat: int, words: Speech) -> list[list[Any]]:
    """Where the points of a seat come from: the same lines for everybody, also those that brought nothing."""
    sheet = game.score_sheet(state, seat)
    return [[score_label(words, source), int(points)] for source, points in sheet.items()]


@lru_cache(maxsize=1024)
def score_label(words: Speech, source: str) -> str:
    """What a source of points is called."""
    return words.say(f"score-{source}.name")


def option_of(
    game: Game, state: Position, seat: int, action: int, words: Speech, names: list[str], same: str = ""
) -> Option:
    """An action as the asked seat reads it; `same` is what it comes to, if others come to that too."""
    kind = game.actions.of(action)
    ahead = game.ahead(state, action)
    return Option(
        action=action,
        kind=kind.name,
        notation=game.notation(action),
        text=game.option_text(state, action, words, names),
        targets=state.targets(action) + (ahead.chosen if ahead else []),
        effects=state.effects(action),
        rule=kind.rule,
        final=is_final(state, seat, action),
        same=same,
        change=ahead.change if ahead else {},
        then=answers_of(game, ahead.after, seat) if ahead and ahead.leads_on else [],
    )


def answers_of(game: Game, state: Position, seat: int) -> list[Option]:
    """What could be said after a word that is only thought of; where all comes to the same, one of it."""
    legal = state.legal()
    forced = game.forced(state, seat, {})
    found: list[Option] = []
    for action in legal if forced < 0 else [forced]:
        ahead = game.ahead(state, action)
        found.append(
            Option(
                action=action,
                kind=game.actions.of(action).name,
                notation=game.notation(action),
                text="",
                targets=state.targets(action),
                effects=state.effects(action),
                same=game.same(state, action),
                change=ahead.change if ahead else {},
                then=answers_of(game, ahead.after, seat) if ahead and ahead.leads_on else [],
            )
        )
    return found


def is_final(state: Position, seat: int, action: int) -> bool:
    """Does undo end here: luck follows, somebody learns something, or somebody else is asked?"""
    after = state.copy()
    after.log = None
    after.revealed = False
    after.apply(action)
    return bool(after.player == CHANCE or after.revealed or seat not in after.speakers())


def told_of(
    game: Game, state: Position, event: Event, rev: int, viewer: int, words: Speech, names: list[str]
) -> Told | None:
    """An event as a viewer reads it, if they may know of it; the position says what its places are."""
    if not event.is_seen_by(viewer):
        return None
    text = game.event_text(event, viewer, words, names, state)
    if not text:
        return None
    kind = game.events.kinds[event.kind]
    args = dict(zip(kind.parts, (int(event.a), int(event.b), int(event.c)), strict=False))
    return Told(rev=rev, kind=kind.name, seat=int(event.seat), args=args, text=text)
