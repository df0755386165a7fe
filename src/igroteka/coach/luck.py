"""What of a result was luck, what were own decisions, and what others did?

Luck at a draw is what it brought, less the average over all that it could have brought, each by its weight; and of that
as much as comes true, which is a game's own number. Whatever a forecast thinks of positions, that is 0 on average; a
better forecast only tells more of the luck there was.
"""

from typing import Any, Final, NamedTuple

from igroteka.coach.measure import tenth
from igroteka.coach.story import Step, Story
from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.state import CHANCE, OVER, Position

MOST: Final = 64  # outcomes that are all tried; of more, as many are drawn
FEW: Final = 6  # and where they are played on
SEEDS: Final = 1 << 20
STREAMS: Final = 1 << 40


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
    return game.forecasts(state, game.left(state) if left is None else left)


def drawn(game: Game, state: Position, luck: Random, most: int) -> list[tuple[int, int]]:
    """Outcomes and their weights: all of them, those that come to the same as one; or as many draws as may be tried."""
    legal = state.legal()
    if len(legal) > most:
        return [(int(state.draw(luck)), 1) for _ in range(most)]
    found: dict[str | int, tuple[int, int]] = {}
    for action, weight in zip(legal, state.weights(), strict=True):
        first, sum_of = found.get(word := game.same(state, action) or action, (action, 0))
        found[word] = first, sum_of + weight
    return list(found.values())


def average(rows: list[list[float]], weights: list[int]) -> list[float]:
    """By weight, seat by seat."""
    total = sum(weights)
    return [
        sum(weight * row[seat] for weight, row in zip(weights, rows, strict=True)) / total
        for seat in range(len(rows[0]))
    ]


def looks_alike(game: Game, state: Position) -> bool:
    """Do all outcomes leave everybody with the same, as far as can be seen at once? So do dice that wait to be used."""
    rows = [forecasts(game, applied(state, action)) for action in state.legal()]
    return all(row == rows[0] for row in rows)


def stroke(
    game: Game, step: Step, after: Position, seed: int = 0, most: int = MOST, *, played_on: bool = False
) -> Stroke:
    """The luck of one draw: what it brought, less what it brings on average.

    What cannot be seen at once is played on: everybody has a turn in thought before anything is counted, with the same
    luck whatever was drawn. That takes time, so only a few of the outcomes are tried.
    """
    number = seed * SEEDS + step.number
    outcomes = drawn(game, step.before, Random(number), min(most, FEW) if played_on else most)
    ends = [applied(step.before, action) for action, _ in outcomes]
    if played_on:
        ends, after = [lap(game, end, number) for end in ends], lap(game, after.copy(), number)
    due = average([forecasts(game, end) for end in ends], [weight for _, weight in outcomes])
    trust = game.trust()
    gains = [trust * (points - usual) for points, usual in zip(forecasts(game, after), due, strict=True)]
    return Stroke(step.number, game.fortune(step.action), gains)


def applied(state: Position, action: int) -> Position:
    """How things stand after an outcome."""
    after = state.copy()
    after.apply(action)
    return after


def lap(game: Game, state: Position, number: int) -> Position:
    """Play on until everybody has had a turn; luck begins anew with every turn, as in a search."""
    policy = game.policy()
    turn, turns = game.turn(state), 0
    luck = Random(number)
    while state.player != OVER and turns <= int(state.seats):
        if state.player == CHANCE:
            state.apply(state.draw(luck))
        else:
            state.apply(policy.choose(state))
        now = game.turn(state)
        if now != turn:
            turn, turns = now, turns + 1
            luck = Random(number + turns * STREAMS)
            policy.forget()
    return state


def strokes(story: Story, seed: int = 0) -> list[Stroke]:
    """All luck from the first decision on; how the table was laid out belongs to the start.

    The first draw of a kind tells how all of its kind are looked at: whoever chose by the outcomes would be biased.
    """
    game, found = story.game, list[Stroke]()
    alike: dict[str, bool] = {}
    for step in story.steps[story.first() :]:
        if step.seat == CHANCE:
            kind = game.fortune(step.action)
            if kind not in alike:
                alike[kind] = looks_alike(game, step.before)
            found.append(stroke(game, step, story.after(step), seed, played_on=alike[kind]))
    return found


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
