"""How did a game go? Every seat's lead over the whole game, its costly decisions, its finds, and its luck.

Everything is valued coarsely first; the largest losses of each seat are looked at again, longer and with other luck.
A decision is judged by what its seat could see then.
"""

import math
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from igroteka.ai.bot import Sight
from igroteka.ai.search import Effort
from igroteka.coach.advice import LEAD, SCORE, Adviser, compared
from igroteka.coach.luck import Shares, Stroke, forecasts, shares, strokes
from igroteka.coach.measure import PROBABLY, SURELY, Measure, measure, tenth
from igroteka.coach.reasons import Reason
from igroteka.coach.story import Step, Story
from igroteka.core.game import Game
from igroteka.core.record import Record
from igroteka.core.state import Position

MOST: Final = 10  # decisions of a seat that are looked at again
FINDS: Final = 3  # and of those that look like finds
SEEDS: Final = 1 << 20
STRIDE: Final = 4
COARSE: Final = 0.65  # of the time there is, for a first look at everything
SPREAD: Final = 3.3  # stakes by which results still scatter at the start of a game
LEAST_SPREAD: Final = 0.3
FORESEEN: Final = 4.0  # worlds that a forecast is worth, beside those that were played to the end


class Care(NamedTuple):
    """How long a review thinks: about every decision, and about those that cost most."""

    coarse: Effort
    fine: Effort
    most: int = MOST


def care_for(game: Game) -> Care:
    """As much as a person waits for: a minute or two for the longest games."""
    pace = game.pace()
    return Care(Effort(rollouts=max(12, pace // 10), width=3, least=4), Effort(rollouts=max(60, pace), width=5))


class Point(NamedTuple):
    """How things stood when a turn began; the last is the end."""

    step: int
    round: int
    turn_of: int
    lead: list[float]
    """Of every seat: expected points at the end, less those of its best rival; alone, the points."""
    chance: list[float]
    """Of every seat to win."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        lead, chance = [tenth(points) for points in self.lead], [round(share, 2) for share in self.chance]
        return {**self._asdict(), "lead": lead, "chance": chance}


class Decision(NamedTuple):
    """What was decided, and what it cost."""

    step: int
    seat: int
    played: int
    best: int
    price: float
    """Expected lead given away against the best answer known then."""
    sure: int
    reasons: list[Reason]
    """Why the best one is better."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        reasons = [reason.to_dict() for reason in self.reasons]
        return {**self._asdict(), "price": tenth(self.price), "reasons": reasons}


class Find(NamedTuple):
    """The only strong answer, and it was played."""

    step: int
    seat: int
    action: int
    gap: float

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {**self._asdict(), "gap": tenth(self.gap)}


class Verdict(NamedTuple):
    """What a look at a decision came to; one of both, or nothing worth telling."""

    decision: Decision | None = None
    find: Find | None = None


class Review:
    """All that is known so far; it grows while it is made."""

    def __init__(self, story: Story) -> None:
        self.game: Final = story.game
        self.seats: Final = story.seats
        self.kind: Final = LEAD if story.seats > 1 else SCORE
        self.done = 0
        self.total = 0
        self.points: list[Point] = []
        self.verdicts: dict[int, Verdict] = {}
        self.strokes: list[Stroke] = []
        self.shares: Shares | None = None

    def suspects(self) -> list[Decision]:
        """Those that seem to have cost something, the dearest first."""
        found = [verdict.decision for verdict in self.verdicts.values() if verdict.decision is not None]
        return sorted(found, key=lambda decision: (-decision.price, decision.step))

    def decisions(self) -> list[Decision]:
        """Those that have, at least probably."""
        return [decision for decision in self.suspects() if decision.sure >= PROBABLY]

    def finds(self) -> list[Find]:
        """What was found, in the order of the game."""
        found = [verdict.find for verdict in self.verdicts.values() if verdict.find is not None]
        return sorted(found, key=lambda find: find.step)

    def to_dict(self, seats: Sequence[int] = ()) -> dict[str, Any]:
        """As JSON; of these seats only, where decisions are listed."""
        wanted = seats or range(self.seats)
        return {
            "game": self.game.id,
            "seats": self.seats,
            "kind": self.kind,
            "done": self.done,
            "total": self.total,
            "points": [point.to_dict() for point in self.points],
            "decisions": [decision.to_dict() for decision in self.decisions() if decision.seat in wanted],
            "finds": [find.to_dict() for find in self.finds() if find.seat in wanted],
            "luck": None if self.shares is None else self.shares.to_dict(),
        }


def reviews(
    game: Game, record: Record, care: Care | None = None, seed: int = 0, seconds: float = 0.0
) -> Iterator[Review]:
    """One review that grows: given out at once with the graph, then with the luck, then after every decision.

    With `seconds` it ends about then, whatever is left to be looked at.
    """
    yield from Reviewer(Story(game, record), care or care_for(game), seed, seconds or math.inf).grow()


def review(game: Game, record: Record, care: Care | None = None, seed: int = 0, seconds: float = 0.0) -> Review:
    """The whole of it."""
    *_, last = reviews(game, record, care, seed, seconds)
    return last


class Reviewer:
    """Makes one."""

    def __init__(self, story: Story, care: Care, seed: int, seconds: float) -> None:
        self.story: Final = story
        self.game: Final = story.game
        self.care: Final = care
        self.seed: Final = seed
        self.seconds: Final = seconds
        self.since: Final = time.monotonic()
        self.measure: Final[Measure] = measure(story.game)
        self.review: Final = Review(story)
        self.turns: Final = {step.number: place for place, step in enumerate(story.turns())}

    def grow(self) -> Iterator[Review]:
        """The graph, the luck, every decision, and the dearest ones again."""
        story, review = self.story, self.review
        decisions = story.decisions()
        review.total = len(decisions) + self.care.most * story.seats
        review.points = self.points()
        yield review
        review.strokes = strokes(story, self.seed)
        review.shares = shares(story, review.strokes)
        yield review
        for step in scattered(decisions):
            if self.is_late(COARSE):
                break
            review.verdicts[step.number] = self.judged(step, self.care.coarse, self.seed, coarse=True)
            review.done += 1
            yield review
        again = self.again()
        review.total = len(decisions) + len(again)
        for step in again:
            if self.is_late(1.0):
                break
            review.verdicts[step.number] = self.judged(step, self.care.fine, self.seed + 1, coarse=False)
            review.done += 1
            yield review
        review.done = review.total
        yield review

    def is_late(self, share: float) -> bool:
        """Is so much of the time over?"""
        return time.monotonic() - self.since > share * self.seconds

    def points(self) -> list[Point]:
        """As the forecast sees it, turn by turn."""
        story = self.story
        found = [self.point(step.number, step.round, step.before) for step in story.turns()]
        last = len(story.steps)
        if story.is_over:
            return [*found, final_point(self.game, last, story.rounds, story.end)]
        return [*found, self.point(last, story.rounds, story.end)]

    def point(self, number: int, round: int, state: Position) -> Point:
        """How things stand in a position."""
        return point_of(self.game, number, round, state, forecasts(self.game, state))

    def judged(self, step: Step, effort: Effort, seed: int, *, coarse: bool) -> Verdict:
        """What a decision cost, or whether it was found."""
        sight = Sight(self.game, step.before, step.seat)
        adviser = Adviser(sight, effort, seed * SEEDS + step.number, also=[step.action])
        adviser.think()
        if adviser.met == 0:  # all answers come to the same
            return Verdict()
        if coarse and step.number in self.turns and self.game.foresight() == 0:
            self.mend(step, adviser)
        best, *others = adviser.ranked()
        played = adviser.line_of(step.action)
        if best.action == step.action:
            gap = compared(best, others[0]) if others else None
            if gap is None or gap.mean < self.measure.find or gap.sure < SURELY:
                return Verdict()
            return Verdict(find=Find(step.number, step.seat, step.action, gap.mean))
        price = compared(best, played)
        if price.mean < self.measure.even:
            return Verdict()
        why = adviser.why(best, played, tenth(price.mean))
        return Verdict(decision=Decision(step.number, step.seat, step.action, best.action, price.mean, price.sure, why))

    def mend(self, step: Step, adviser: Adviser) -> None:
        """What was played to the end in thought tells more than a forecast."""
        line = adviser.line_of(step.action)
        place = self.turns[step.number]
        means, foreseen = line.means(line.worlds), forecasts(self.game, step.before)
        weight = line.worlds / (line.worlds + FORESEEN)
        mixed = [weight * mean + (1.0 - weight) * guess for mean, guess in zip(means, foreseen, strict=True)]
        point = self.review.points[place]
        self.review.points[place] = point_of(self.game, point.step, point.round, step.before, mixed)

    def again(self) -> list[Step]:
        """The dearest decisions of each seat, and what looks like its finds."""
        numbers: list[int] = []
        for seat in range(self.story.seats):
            dear = [decision.step for decision in self.review.suspects() if decision.seat == seat]
            finds = sorted((-find.gap, find.step) for find in self.review.finds() if find.seat == seat)
            kept = [*dear[: self.care.most], *[step for _, step in finds[:FINDS]]]
            numbers += kept
            for step in [*dear, *[step for _, step in finds]]:
                if step not in kept:
                    self.review.verdicts[step] = Verdict()
        return [self.story.steps[number] for number in sorted(numbers)]


def scattered(steps: list[Step]) -> list[Step]:
    """All of them, every fourth first: whoever has no time for all has some from everywhere."""
    return [step for first in range(STRIDE) for step in steps[first::STRIDE]]


def point_of(game: Game, number: int, round: int, state: Position, points: list[float]) -> Point:
    """A point of the graph, from the points that every seat may expect."""
    return Point(number, round, int(game.turn_of(state)), leads(points), chances(game, points, game.left(state)))


def final_point(game: Game, number: int, round: int, end: Position) -> Point:
    """The end: true margins, and who has won."""
    winners = game.winners(end)
    won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(int(end.seats))]
    return Point(number, round, -1, leads([float(points) for points in game.scores(end)]), won)


def leads(points: Sequence[float]) -> list[float]:
    """Of every seat over its best rival; alone, the points."""
    if len(points) == 1:
        return list(points)
    return [
        mine - max(other for place, other in enumerate(points) if place != seat) for seat, mine in enumerate(points)
    ]


def chances(game: Game, points: Sequence[float], left: float) -> list[float]:
    """Of every seat to win: a lead tells the more, the less is left of the game."""
    scatter = game.stake() * max(LEAST_SPREAD, SPREAD * math.sqrt(max(0.0, left)))
    most = max(points)
    shares = [math.exp((mine - most) / scatter) for mine in points]
    return [share / sum(shares) for share in shares]
