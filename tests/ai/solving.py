"""Positions near the end, solved exactly: every answer, every luck, to the last point."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from igroteka.ai.bot import Sight
from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.observation import Observation
from igroteka.core.state import CHANCE, OVER, Position

FOLDER: Final = Path(__file__).parent / "puzzles"
WORLDS: Final = 3  # that the seat cannot tell from each other
MOST: Final = 6000  # positions that are looked at in each
NOWHERE: Final = -1e9
ALIKE: Final = 1e-9
CLEAR: Final = 0.5  # points by which an answer must be better than others, or it is a matter of luck


class TooLong(Exception):
    """More positions than can be looked at, or somebody else has a say."""


class Puzzle(NamedTuple):
    """A game as far as it was played, luck included; whoever is asked next shall find the best answer."""

    seats: int
    preset: str
    actions: tuple[int, ...]

    def position(self, game: Game) -> Position:
        """Where the question is asked."""
        state = game.start(self.seats, preset=self.preset)
        for action in self.actions:
            state.check(action)
            state.apply(action)
        return state


def puzzles(name: str) -> list[Puzzle]:
    """All of a game: a line each, the seats, the preset (`-`: none), then the actions.

    A line that begins with `+` goes on where the one before stopped.
    """
    found: list[Puzzle] = []
    for line in (FOLDER / f"{name}.txt").read_text().splitlines():
        words = line.split()
        if words[0] == "+":
            before = found[-1]
            found.append(before._replace(actions=(*before.actions, *map(int, words[1:]))))
        else:
            found.append(Puzzle(int(words[0]), words[1].strip("-"), tuple(map(int, words[2:]))))
    return found


def written(found: list[Puzzle]) -> Iterator[str]:
    """The lines of puzzles that stand in the order of their games."""
    before = Puzzle(0, "", ())
    for puzzle in found:
        known = len(before.actions)
        if before.actions and puzzle.actions[:known] == before.actions:
            yield " ".join(["+", *map(str, puzzle.actions[known:])])
        else:
            yield " ".join([str(puzzle.seats), puzzle.preset or "-", *map(str, puzzle.actions)])
        before = puzzle


class Solver:
    """What perfect play brings to a seat: its margin in the end, on average over all luck."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.looked = 0
        self.seen: Final = Observation()
        self.known: Final[dict[tuple[float, ...], float]] = {}
        self.path: Final[dict[tuple[float, ...], int]] = {}  # what was seen on the way here, and how early
        self.back = 0  # the earliest of it that was met again

    def worth(self, state: Position) -> float:
        """Of a position; whoever else is asked must have nothing to choose."""
        self.looked += 1
        if self.looked > MOST:
            raise TooLong
        if state.player == OVER:
            return self.game.value(state, self.seat)
        if state.player == CHANCE:
            return self.average(state)
        legal = state.legal()
        if len(legal) == 1:
            return self.after(state, legal[0])
        if state.player != self.seat:
            raise TooLong
        view = self.view(state)
        if view in self.known:
            return self.known[view]
        if view in self.path:
            self.back = min(self.back, self.path[view])
            return NOWHERE  # who takes back what was begun has come no farther
        before, self.back = self.back, len(self.path)
        depth = self.path[view] = self.back
        best = max(self.after(state, action) for action in legal)
        del self.path[view]
        if self.back == depth:  # nothing here hangs on how one came here
            self.known[view] = best
        self.back = min(self.back, before)
        return best

    def view(self, state: Position) -> tuple[float, ...]:
        """What the seat sees, in numbers."""
        state.features(self.seat, self.seen)
        count = int(self.seen.count)
        return (*self.seen.places[:count], *self.seen.values[:count])

    def average(self, state: Position) -> float:
        """Over luck."""
        weights = state.weights()
        worths = [self.after(state, action) for action in state.legal()]
        return sum(weight * worth for weight, worth in zip(weights, worths, strict=True)) / sum(weights)

    def after(self, state: Position, action: int) -> float:
        """Of the position after an action."""
        after = state.copy()
        after.apply(action)
        return self.worth(after)


class SureWin(Solver):
    """Is the game won on this turn, whatever luck says? 1 or 0."""

    def __init__(self, game: Game, seat: int, turn: int) -> None:
        super().__init__(game, seat)
        self.turn: Final = turn

    def worth(self, state: Position) -> float:
        if state.player == OVER:
            return float(self.seat in self.game.winners(state))
        if self.game.turn(state) != self.turn or state.player not in (self.seat, CHANCE):
            return 0.0
        return super().worth(state)

    def average(self, state: Position) -> float:
        return min(self.after(state, action) for action in state.legal())


def worths(game: Game, state: Position) -> dict[int, float]:
    """What each answer of whoever is asked is worth, over worlds that the seat cannot tell from each other."""
    seat = int(state.player)
    sight = Sight(game, state, seat)
    total = dict.fromkeys(state.legal(), 0.0)
    for number in range(WORLDS):
        world = sight.sample(Random(number))
        solver = SureWin(game, seat, game.turn(world)) if game.id == "catan" else Solver(game, seat)
        for action in total:
            total[action] += solver.after(world, action) / WORLDS
    return total


def solutions(game: Game, state: Position) -> tuple[set[int], float]:
    """The best answers, and by how much they are better than all others."""
    found = worths(game, state)
    most = max(found.values())
    best = {action for action, worth in found.items() if worth > most - ALIKE}
    return best, most - max((worth for action, worth in found.items() if action not in best), default=most)
