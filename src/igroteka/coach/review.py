"""How did a game go? Every seat's lead over the whole game, its costly decisions, its finds, and its luck.

Everything is valued coarsely first; the largest losses of each seat are looked at again, longer and with other luck.
A decision is judged by what its seat could see then.
"""

import math
import time
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from igroteka.coach.advice import LEAD, SCORE
from igroteka.coach.hands import Alone, Hands
from igroteka.coach.judge import Care, Decision, Find, Judge, Look, Verdict, care_for
from igroteka.coach.luck import Shares, Stroke, forecasts, shares, strokes
from igroteka.coach.measure import PROBABLY, measure, tenth
from igroteka.coach.story import Step, Story
from igroteka.core.game import Game
from igroteka.core.record import Record
from igroteka.core.state import Position

CHIPS: Final = 8  # strokes of luck that are shown
FINDS: Final = 3  # and of those that look like finds
STRIDE: Final = 4
COARSE: Final = 0.65  # of the time there is, for a first look at everything
SPREAD: Final = 3.3  # stakes by which results still scatter at the start of a game
LEAST_SPREAD: Final = 0.3


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


class Chip(NamedTuple):
    """A draw that changed much for somebody."""

    step: int
    seat: int
    kind: str
    gain: float

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {**self._asdict(), "gain": tenth(self.gain)}


def chip_of(stroke: Stroke) -> Chip:
    """A draw, by the seat that gained or lost most."""
    seat = max(range(len(stroke.gains)), key=lambda seat: abs(stroke.gains[seat]))
    return Chip(stroke.step, seat, stroke.kind, stroke.gains[seat])


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

    def chips(self) -> list[Chip]:
        """The greatest strokes of luck, in the order of the game; each for whom it meant most."""
        least = self.game.trust() * measure(self.game).chip  # as a forecast sees it: less than that comes true
        found = [chip for one in self.strokes if abs((chip := chip_of(one)).gain) >= least]
        return sorted(sorted(found, key=lambda chip: -abs(chip.gain))[:CHIPS], key=lambda chip: chip.step)

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
            "chips": [chip.to_dict() for chip in self.chips()],
        }


def reviews(
    game: Game,
    record: Record,
    care: Care | None = None,
    seed: int = 0,
    seconds: float = 0.0,
    hands: Hands | None = None,
) -> Iterator[Review]:
    """One review that grows: given out at once with the graph, then with the luck, then after every decision.

    With `seconds` it ends about then, whatever is left to be looked at. `hands` share the work.
    """
    story = Story(game, record)
    judge = Judge(story, care or care_for(game), seed)
    yield from Reviewer(judge, hands or Alone(), seconds or math.inf).grow()


def review(game: Game, record: Record, care: Care | None = None, seed: int = 0, seconds: float = 0.0) -> Review:
    """The whole of it."""
    *_, last = reviews(game, record, care, seed, seconds)
    return last


class Reviewer:
    """Makes one."""

    def __init__(self, judge: Judge, hands: Hands, seconds: float) -> None:
        self.judge: Final = judge
        self.hands: Final = hands
        self.story: Final = judge.story
        self.game: Final = judge.game
        self.care: Final = judge.care
        self.seconds: Final = seconds
        self.since: Final = time.monotonic()
        self.review: Final = Review(judge.story)
        self.turns: Final = {step.number: place for place, step in enumerate(judge.story.turns())}

    def grow(self) -> Iterator[Review]:
        """The graph, the luck, every decision, and the dearest ones again."""
        story, review = self.story, self.review
        decisions = story.decisions()
        review.total = len(decisions) + self.care.most * story.seats
        review.points = self.points()
        self.hands.begin(self.judge)
        try:
            yield review
            review.strokes = strokes(story, self.judge.seed)
            review.shares = shares(story, review.strokes)
            yield review
            yield from self.looked([step.number for step in scattered(decisions)], COARSE, coarse=True)
            again = self.again()
            review.total = len(decisions) + len(again)
            yield from self.looked(again, 1.0, coarse=False)
        finally:
            self.hands.rest()
        review.done = review.total
        yield review

    def looked(self, numbers: list[int], share: float, *, coarse: bool) -> Iterator[Review]:
        """At one after another, until so much of the time is over."""
        if self.is_late(share):
            return
        for look in self.hands.looks(numbers, coarse=coarse):
            self.hear(look)
            self.review.done += 1
            yield self.review
            if self.is_late(share):
                return

    def hear(self, look: Look) -> None:
        """What was found at a step."""
        self.review.verdicts[look.step] = look.verdict
        if look.points:
            place = self.turns[look.step]
            point, before = self.review.points[place], self.story.steps[look.step].before
            self.review.points[place] = point_of(self.game, point.step, point.round, before, look.points)

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

    def again(self) -> list[int]:
        """The dearest decisions of each seat, and what looks like its finds; the dearest of all seats come first."""
        rows: list[list[int]] = []
        for seat in range(self.story.seats):
            dear = [decision.step for decision in self.review.suspects() if decision.seat == seat]
            finds = sorted((-find.gap, find.step) for find in self.review.finds() if find.seat == seat)
            kept = [*dear[: self.care.most], *[step for _, step in finds[:FINDS]]]
            rows.append(kept)
            for step in [*dear, *[step for _, step in finds]]:
                if step not in kept:
                    self.review.verdicts[step] = Verdict()
        return [step for group in zip_longest(*rows) for step in group if step is not None]


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
