"""What of a result was luck, what were own decisions, and what others did?

Luck at a draw is what it brought, less the average over all that it could have brought, each by its weight. Whatever a
forecast thinks of positions, that is 0 on average; a better forecast only tells more of the luck there was.
"""

from typing import Any, Final, NamedTuple

from igroteka.coach.measure import tenth
from igroteka.coach.story import Step, Story
from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.state import CHANCE, Position

MOST: Final = 64  # outcomes that are all tried; of more, as many are drawn
SEEDS: Final = 1 << 20


class Shares(NamedTuple):
    """Where the points of every seat came from: start, luck by kind, decisions and rivals sum to the result."""

    start: list[float]
    kinds: dict[str, list[float]]
    decisions: list[float]
    rivals: list[float]
    result: list[float]

    def lucky(self, seat: int) -> float:
        """All luck of a seat."""
        return sum(points[seat] for points in self.kinds.values())

    def to_dict(self) -> dict[str, Any]:
        """As JSON, in tenths that still sum: what rounding leaves over goes to the decisions."""
        kinds = {kind: [tenth(points) for points in row] for kind, row in self.kinds.items()}
        start, rivals, result = ([tenth(points) for points in row] for row in (self.start, self.rivals, self.result))
        decisions = [
            tenth(result[seat] - start[seat] - rivals[seat] - sum(row[seat] for row in kinds.values()))
            for seat in range(len(result))
        ]
        return {"start": start, "kinds": kinds, "decisions": decisions, "rivals": rivals, "result": result}


class Stroke(NamedTuple):
    """What one draw brought to every seat beyond the average."""

    step: int
    kind: str
    gains: list[float]


def forecasts(game: Game, state: Position, left: float | None = None) -> list[float]:
    """The points with which every seat is expected to end."""
    share = game.left(state) if left is None else left
    return [game.forecast(state, seat, share) for seat in range(int(state.seats))]


def average(game: Game, state: Position, seed: int = 0, most: int = MOST) -> list[float]:
    """What luck brings on average: all outcomes by their weights, or as many draws as may be tried."""
    legal, weights = state.legal(), state.weights()
    if len(legal) > most:
        luck = Random(seed)
        legal = [int(state.draw(luck)) for _ in range(most)]
        weights = [1] * most
    total = [0.0] * int(state.seats)
    for action, weight in zip(legal, weights, strict=True):
        after = state.copy()
        after.apply(action)
        for seat, points in enumerate(forecasts(game, after)):
            total[seat] += weight * points
    return [points / sum(weights) for points in total]


def stroke(game: Game, step: Step, after: Position, seed: int = 0, most: int = MOST) -> Stroke:
    """The luck of one draw."""
    due = average(game, step.before, seed * SEEDS + step.number, most)
    gains = [points - usual for points, usual in zip(forecasts(game, after), due, strict=True)]
    return Stroke(step.number, game.fortune(step.action), gains)


def strokes(story: Story, seed: int = 0) -> list[Stroke]:
    """All luck from the first decision on; how the table was laid out belongs to the start."""
    drawn = [step for step in story.steps[story.first() :] if step.seat == CHANCE]
    return [stroke(story.game, step, story.after(step), seed) for step in drawn]


def shares(story: Story, lucky: list[Stroke]) -> Shares:
    """The whole game taken apart."""
    game, seats, first = story.game, range(story.seats), story.first()
    start = forecasts(game, story.steps[first].before if first < len(story.steps) else story.end)
    result = [float(points) for points in game.scores(story.end)] if story.is_over else forecasts(game, story.end)
    kinds: dict[str, list[float]] = {}
    for one in lucky:
        row = kinds.setdefault(one.kind, [0.0] * story.seats)
        for seat in seats:
            row[seat] += one.gains[seat]
    rivals = [0.0] * story.seats
    for step in story.steps[first:]:
        following = story.after(step)
        if step.seat != CHANCE and not following.finished:
            # Time passes with every word, and with one of them the game is over: that is no deed of whoever said it.
            left = game.left(step.before)
            before, after = forecasts(game, step.before, left), forecasts(game, following, left)
            for seat in seats:
                if seat != step.seat:
                    rivals[seat] += after[seat] - before[seat]
    lucks = [sum(row[seat] for row in kinds.values()) for seat in seats]
    decisions = [result[seat] - start[seat] - lucks[seat] - rivals[seat] for seat in seats]
    return Shares(start, kinds, decisions, rivals, result)
