"""A recorded game, step by step: who said what, and how things stood before."""

from typing import Final, NamedTuple

from igroteka.core.events import EVERYONE, Event
from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.record import Record
from igroteka.core.state import CHANCE, Position

ROUND: Final = "round-began"
TURN: Final = "turn-began"
"""Events that games tell their rounds by; where only turns are told, a round is one turn of everybody."""


class Step(NamedTuple):
    """What somebody said, or luck decided."""

    number: int
    """Its place among the moves of the record, from 0."""
    round: int
    seat: int
    """Who spoke: a seat, or CHANCE."""
    action: int
    before: Position


class Story:
    """All steps, and how it ended. Every move is checked again: what is not legal is refused."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game: Final = game
        self.steps: Final[list[Step]] = []
        match = Match.of_record(game, record)
        self.seats: Final = match.seats
        rounds = Rounds(game, self.seats)
        rounds.hear(match.events)
        for number, text in enumerate(record.moves):
            before = match.state.copy()
            match.repeat(number + 1, text)
            said = match.moves[-1]
            self.steps.append(Step(number, rounds.count, said.seat, said.action, before))
            rounds.hear(match.events)
        match.check_result(record)
        self.end: Final = match.state
        self.rounds: Final = rounds.count

    @property
    def is_over(self) -> bool:
        """Was it played to its end?"""
        return self.end.finished

    def after(self, step: Step) -> Position:
        """How things stood then."""
        following = step.number + 1
        return self.steps[following].before if following < len(self.steps) else self.end

    def first(self) -> int:
        """The first step that somebody decided; before it luck lays out the table."""
        return next((step.number for step in self.steps if step.seat != CHANCE), len(self.steps))

    def turns(self) -> list[Step]:
        """The first decision of each turn."""
        found: list[Step] = []
        turn: tuple[int, int] | None = None
        for step in self.steps:
            if step.seat != CHANCE:
                now = (self.game.turn(step.before), self.game.turn_of(step.before))
                if now != turn:
                    found.append(step)
                turn = now
        return found

    def decisions(self) -> list[Step]:
        """What was decided: all that was said where something else could have been said."""
        return [step for step in self.steps if step.seat != CHANCE and is_free(self.game, step)]


class Rounds:
    """Counts them, by what is told to everybody."""

    def __init__(self, game: Game, seats: int) -> None:
        names = [kind.name for kind in game.events.kinds]
        self.by_round: Final = ROUND in names
        self.sign: Final = next((names.index(name) for name in (ROUND, TURN) if name in names), -1)
        self.seats: Final = seats
        self.count = 0
        self._signs = 0
        self._heard = 0

    def hear(self, events: list[Event]) -> None:
        """What has happened since."""
        for event in events[self._heard :]:
            if event.seen_by == EVERYONE and event.kind == self.sign:
                self._signs += 1
                if self.by_round or self._signs % self.seats == 1 % self.seats:
                    self.count += 1
        self._heard = len(events)


def is_free(game: Game, step: Step) -> bool:
    """Was there a choice? Several ways to say one thing are none."""
    state = step.before
    if state.player != step.seat:
        state = state.copy()
        state.call_on(step.seat)
    return int(game.forced(state, step.seat, {})) < 0
