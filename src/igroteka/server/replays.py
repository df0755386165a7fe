"""A stored game walked through again, act by act, without any seed: the luck is in the acts."""

from typing import Final, NamedTuple

from igroteka.core.errors import IgrotekaError
from igroteka.core.events import Event
from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.record import CHANCE_MARK, Record
from igroteka.core.state import CHANCE, Position
from igroteka.server.rows import ActRow, RoomRow

MARK: Final = 20  # a position is kept every so many acts


class Step(NamedTuple):
    """An act and what happened; an undo leaves only so many events standing."""

    act: ActRow
    events: list[Event]
    kept: int


class Replay:
    """All acts of a room with their events, and the position after each of them."""

    def __init__(self, game: Game, row: RoomRow, seats: int, acts: list[ActRow]) -> None:
        self.game: Final = game
        self.steps: Final[list[Step]] = []
        self._acts: Final = acts
        first = first_match(game, row, seats)
        self._marks: Final[dict[int, Position]] = {0: first.state.copy()}
        self._walk(first)

    @property
    def rev(self) -> int:
        """The last act."""
        return len(self._acts)

    def _walk(self, first: Match) -> None:
        walker = Walker(self.game, first.state, first.events)
        for act in self._acts:
            before = len(walker.events) if self.steps else 0  # what was laid out belongs to the first act
            walker.take(act)
            kept = min(before, len(walker.events))
            self.steps.append(Step(act, walker.events[kept:], kept))
            if act.rev % MARK == 0:
                self._marks[act.rev] = walker.state.copy()

    def at(self, rev: int) -> Position:
        """The position after an act."""
        if not 0 <= rev <= self.rev:
            raise IgrotekaError("no-moment", {"rev": rev})
        mark = max(place for place in self._marks if place <= rev and self._is_firm(place, rev))
        walker = Walker(self.game, self._marks[mark].copy(), [])
        for act in self._acts[mark:rev]:
            walker.take(act)
        return walker.state

    def events(self, rev: int) -> list[Event]:
        """All that had happened, and stood, after an act."""
        events: list[Event] = []
        for step in self.steps[:rev]:
            del events[step.kept :]
            events.extend(step.events)
        return events

    def _is_firm(self, mark: int, rev: int) -> bool:
        """Does nothing between two acts take back what was said before the first?"""
        words = 0
        for act in self._acts[mark:rev]:
            words += -1 if act.kind == "undo" else sum(not word.startswith(CHANCE_MARK) for word in act.moves)
            if words < 0:
                return False
        return True


class Walker:
    """A position that follows stored acts."""

    def __init__(self, game: Game, state: Position, events: list[Event]) -> None:
        self.game: Final = game
        self.state = state
        self.events: Final = events
        self._back: list[tuple[Position, int]] = []
        state.log = self.events

    def take(self, act: ActRow) -> None:
        """One act."""
        if act.kind == "undo":
            self.state, events = self._back.pop()
            del self.events[events:]
            self.state.log = self.events
            return
        for word in act.moves:
            who, _, words = word.partition(" ")
            action = self.game.parse(words)
            if action < 0 or (who == CHANCE_MARK) != (self.state.player == CHANCE):
                raise IgrotekaError("room-damaged", {"room": act.room, "rev": act.rev})
            if who == CHANCE_MARK:
                self._back.clear()
            else:
                self._back.append((self.state.copy(), len(self.events)))
                self.state.call_on(int(who[1:]))
            self.state.apply(action)


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
        if act.kind == "undo":
            line.pop()
        else:
            line.extend(act.moves)
    return line
