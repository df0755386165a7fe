"""How a game went, read out of its acts: the points everybody saw after each round, and how kind the dice were."""

from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from igroteka.core.events import EVERYONE, Event
from igroteka.core.game import Game
from igroteka.core.record import CHANCE_MARK
from igroteka.core.state import SPECTATOR, Position
from igroteka.server.rooms.replays import Walker, first_match, line_of
from igroteka.server.storage.rows import ActRow, RoomRow
from igroteka.server.timeslice import STRIDE
from igroteka.server.wire import Course, CourseMark, Fortune

ROUND: Final = "round-began"
TURN: Final = "turn-began"
"""Events that games tell their rounds by; where only turns are told, a round is one turn of everybody."""


@lru_cache(maxsize=64)
def own_room(package: str) -> ModuleType | None:
    """What a game itself can say of its course; most say nothing."""
    name = f"{package}.course"
    return import_module(name) if package and find_spec(name) is not None else None


class Walk:
    """The course of one game while its acts are walked through; what was taken back is no part of it."""

    def __init__(self, game: Game, row: RoomRow, seats: int, acts: list[ActRow]) -> None:
        self.game: Final = game
        self.points: Final[list[list[int]]] = []
        self.marks: Final[list[CourseMark]] = []
        self._row: Final = row
        self._seats: Final = seats
        self._acts: Final = acts
        own = own_room(game.package)
        self._fortune: Final[Any] = own.Fortune(seats) if own is not None else None
        self._marked: Final[dict[int, str]] = own.MARKS if own is not None else {}
        names = [kind.name for kind in game.events.kinds]
        self._by_round: Final = ROUND in names
        self._signs = 0
        self._sign: Final = next((names.index(name) for name in (ROUND, TURN) if name in names), -1)

    def strides(self) -> Iterator[None]:
        """Walk; after every few words somebody else may have a turn."""
        first = first_match(self.game, self._row, self._seats)
        walker = Walker(self.game, first.state, first.events)
        told = self._look(walker, 0)
        for number, word in enumerate(line_of(self._acts), start=1):
            if self._fortune is not None and word.startswith(CHANCE_MARK):
                self._fortune.meet(walker.state, self.game.parse(word.partition(" ")[2]))
            walker.say(word, self._row.id, self._row.rev)
            told = self._look(walker, told)
            if number % STRIDE == 0:
                yield
        result = self._row.result or {}
        self.points.append([int(points) for points in result.get("scores") or walker.state.scores()])

    def _look(self, walker: Walker, told: int) -> int:
        """What has just happened; everything that everybody saw, and nothing else, shapes the course."""
        for event in walker.events[told:]:
            if event.seen_by == EVERYONE and self._begins(event):
                self.points.append(public_points(walker.state))
            elif event.seen_by == EVERYONE and event.kind in self._marked:
                source = self._marked[int(event.kind)]
                self.marks.append(CourseMark(max(0, len(self.points) - 1), int(event.seat), source))
        return len(walker.events)

    def _begins(self, event: Event) -> bool:
        """Does a round begin with it?"""
        if event.kind != self._sign:
            return False
        self._signs += 1
        return self._by_round or self._signs % self._seats == 1 % self._seats

    @property
    def course(self) -> Course:
        """All of it; a game that tells no rounds has no points but the last."""
        times = [act.at for act in self._acts]
        fortune = self._fortune
        return Course(
            points=self.points,
            marks=self.marks,
            seconds=max(0.0, times[-1] - times[0]) if times else 0.0,
            fortune=Fortune(fortune.brought, fortune.due) if fortune is not None and any(fortune.due) else None,
        )


def public_points(state: Position) -> list[int]:
    """The points of every seat as a spectator sees them; what is hidden is not among them."""
    players = state.view(SPECTATOR).get("players", [])
    return [int(player.get("points", 0)) for player in players]
