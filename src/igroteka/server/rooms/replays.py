"""A stored game walked through again, act by act, without any seed: the luck is in the acts."""

from array import array
from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from igroteka.core.errors import IgrotekaError
from igroteka.core.events import EVERYONE, Event
from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.record import CHANCE_MARK, Record
from igroteka.core.state import CHANCE, Position
from igroteka.server.storage import Store
from igroteka.server.storage.rows import ActRow, RoomRow
from igroteka.server.timeslice import STRIDE, turn, walk

MARK: Final = 40
"""A position is kept every so many words of a line."""
PAGE: Final = 250  # acts read from the store at once
ROOT: Final = 0
NUMBERS: Final = 6  # of an event


class Head(msgspec.Struct, frozen=True, gc=False):
    """An act without its words."""

    rev: int
    kind: str
    seat: int
    at: float
    note: str


class Step(NamedTuple):
    """An act and what happened."""

    act: Head
    events: list[Event]


class Replay:
    """All acts of a room with their events, and the position after each of them.

    Every word, luck included, hangs on the word before it: an undo goes back along the line, and what is said then
    begins a branch. So a position is never more than MARK words from one that is kept, whatever was taken back.
    Kept in rows of numbers: the collector of garbage walks through every object, while everybody waits.
    """

    def __init__(self, game: Game, row: RoomRow, seats: int) -> None:
        self.game: Final = game
        self._room: Final = row.id
        first = first_match(game, row, seats)
        self._walker = Walker(game, first.state, first.events)
        self._words: Final[list[str]] = [""]  # the root was never said
        self._before: Final = array("l", [ROOT])
        self._depth: Final = array("l", [0])
        self._told: Final = array("l", [len(first.events)])  # how many events stood after each word
        self._marks: Final[dict[int, Position]] = {ROOT: first.state.copy()}
        self._heads: Final[list[Head]] = []
        self._places: Final = array("l", [ROOT])  # the word on which each act ended
        self._events: Final = array("q")  # of all events that ever happened, in order
        self._ends: Final = array("l", [0])  # how many had happened after each act
        self._cuts: Final[list[tuple[int, int]]] = []  # undos, and how many events each left standing

    @property
    def rev(self) -> int:
        """The last act that was walked."""
        return len(self._heads)

    @property
    def state(self) -> Position:
        """The position after it: what lies there for good lay there before."""
        return self._walker.state

    @property
    def weight(self) -> int:
        """How much memory it takes, in words."""
        return len(self._words)

    def strides(self, acts: list[ActRow]) -> Iterator[None]:
        """Walk through the acts; after every few words somebody else may have a turn."""
        since = 0
        for act in acts:
            self._take(act)
            since += max(1, len(act.moves))
            if since >= STRIDE:
                since = 0
                yield
        self._walker = Walker(self.game, self._walker.state, [])  # all it remembers is written down

    def _take(self, act: ActRow) -> None:
        walker, place = self._walker, self._places[-1]
        before = len(walker.events) if self._heads else 0  # what was laid out belongs to the first act
        if act.kind in ("undo", "back"):
            for _ in act.moves:
                place = self._before[place]
            if not walker.take_back(len(act.moves)):
                walker.stand(self._position(place, act.rev), self._told[place])
            self._cuts.append((act.rev, len(walker.events)))
        else:
            for word in act.moves:
                walker.say(word, act.room, act.rev)
                place = self._hang(word, place)
            for event in walker.events[before:]:
                self._events.extend(event.fields())
        self._heads.append(Head(act.rev, act.kind, act.seat, act.at, act.note))
        self._places.append(place)
        self._ends.append(len(self._events) // NUMBERS)

    def _hang(self, word: str, before: int) -> int:
        place, depth = len(self._words), self._depth[before] + 1
        self._words.append(word)
        self._before.append(before)
        self._depth.append(depth)
        self._told.append(len(self._walker.events))
        if depth % MARK == 0:
            self._marks[place] = self._walker.state.copy()
        return place

    def step(self, rev: int) -> Step:
        """An act and what happened in it."""
        first, end = self._ends[rev - 1], self._ends[rev]
        return Step(self._heads[rev - 1], [self._event(place) for place in range(first, end)])

    def _event(self, place: int) -> Event:
        return Event(*self._events[place * NUMBERS : (place + 1) * NUMBERS])

    def at(self, rev: int) -> Position:
        """The position after an act."""
        if not 0 <= rev <= self.rev:
            raise IgrotekaError("no-moment", {"rev": rev})
        return self._position(self._places[rev], rev)

    def _position(self, place: int, rev: int) -> Position:
        words: list[str] = []
        while place not in self._marks:
            words.append(self._words[place])
            place = self._before[place]
        walker = Walker(self.game, self._marks[place].copy(), [])
        for word in reversed(words):
            walker.say(word, self._room, rev)
        return walker.state

    def public(self, rev: int, out: list[Event]) -> Iterator[None]:
        """Gather what everybody had seen, and what stood, after an act."""
        seen = self._events[NUMBERS - 1 :: NUMBERS]
        for number, place in enumerate(self._standing(rev), start=1):
            if seen[place] == EVERYONE:
                out.append(self._event(place))
            if number % (STRIDE * 40) == 0:  # little work each
                yield

    def _standing(self, rev: int) -> list[int]:
        standing: list[int] = []
        since = 0
        for undo, kept in self._cuts:
            if undo > rev:
                break
            standing.extend(range(since, self._ends[undo]))
            del standing[kept:]
            since = self._ends[undo]
        standing.extend(range(since, self._ends[rev]))
        return standing


class Walker:
    """A position that follows stored words."""

    def __init__(self, game: Game, state: Position, events: list[Event]) -> None:
        self.game: Final = game
        self.state = state
        self.events: Final = events
        self._back: list[tuple[Position, int]] = []
        state.log = self.events

    def take_back(self, count: int) -> bool:
        """The last words, unsaid; False if they are not remembered."""
        if count > len(self._back):
            return False
        before = self._back[-count]
        del self._back[-count:]
        self._go_to(*before)
        return True

    def stand(self, state: Position, events: int) -> None:
        """Go on from an earlier position, after so many of the events."""
        self._back.clear()
        self._go_to(state, events)

    def _go_to(self, state: Position, events: int) -> None:
        self.state = state
        del self.events[events:]
        self.state.log = self.events

    def say(self, word: str, room: str, rev: int) -> None:
        """One word of an act."""
        who, _, words = word.partition(" ")
        action = self.game.parse(words)
        if action < 0 or (who == CHANCE_MARK) != (self.state.player == CHANCE):
            raise IgrotekaError("room-damaged", {"room": room, "rev": rev})
        if who == CHANCE_MARK:
            self._back.clear()
        else:
            self._back.append((self.state.copy(), len(self.events)))
            self.state.call_on(int(who[1:]))
        self.state.apply(action)


async def opened(game: Game, row: RoomRow, seats: int, acts: list[ActRow]) -> Replay:
    """The replay of a room, walked while everybody else goes on."""
    replay = Replay(game, row, seats)
    await walk(replay.strides(acts))
    return replay


async def played(game: Game, record: Record) -> Match:
    """A record played through by the rules while everybody else goes on; BadRecord where they forbid it."""
    match = Match.of_record(game, record)

    def strides() -> Iterator[None]:
        for place, text in enumerate(record.moves, start=1):
            match.repeat(place, text)
            if place % STRIDE == 0:
                yield
        match.check_result(record)

    await walk(strides())
    return match


async def read_acts(store: Store, room: str, until: int | None = None, since: int = 0) -> list[ActRow]:
    """The acts of a room, read page by page: rows become structs under everybody's nose."""
    acts: list[ActRow] = []
    while until is None or since < until:
        async with turn():
            page = await store.acts(room, since, PAGE if until is None else min(PAGE, until - since))
        acts.extend(page)
        if len(page) < PAGE:
            break
        since = page[-1].rev
    return acts


def first_match(game: Game, row: RoomRow, seats: int, seed: str = "") -> Match:
    """A room's game before its first act."""
    return Match(game, seats, row.options, seed) if row.start is None else Match(game, seed=seed, start=row.start)


def acts_of(room: str, record: Record, at: float) -> list[ActRow]:
    """A record cut into acts: the set-up, then every word with the luck that follows it."""
    groups: list[list[str]] = [[]]
    for word in record.moves:
        if word.startswith(CHANCE_MARK):
            groups[-1].append(word)
        else:
            groups.append([word])
    acts = [ActRow(room=room, rev=1, seat=-1, kind="start", moves=groups[0], at=at)]
    for rev, moves in enumerate(groups[1:], start=2):
        seat = int(moves[0].partition(" ")[0][1:])
        acts.append(ActRow(room=room, rev=rev, seat=seat, kind="act", moves=moves, at=at))
    return acts


def line_of(acts: list[ActRow]) -> list[str]:
    """The words that stand, luck included: what was taken back is not among them."""
    line: list[str] = []
    for act in acts:
        if act.kind in ("undo", "back"):
            del line[len(line) - len(act.moves) :]
        else:
            line.extend(act.moves)
    return line
