"""What did a decision cost, by what its seat could see then? One look at a time."""

from typing import Any, Final, NamedTuple

from igroteka.ai.bot import Sight
from igroteka.ai.search import Effort
from igroteka.coach.advice import Adviser, compared
from igroteka.coach.luck import forecasts
from igroteka.coach.measure import SURELY, Measure, measure, tenth
from igroteka.coach.reasons import Reason
from igroteka.coach.story import Step, Story
from igroteka.core.game import Game

MOST: Final = 10  # decisions of a seat that are looked at again
SEEDS: Final = 1 << 20
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
    """The only strong answer, not the one that comes to mind first, and it was played."""

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


class Look(NamedTuple):
    """What was found at a step."""

    step: int
    verdict: Verdict
    points: list[float]
    """What every seat may expect then, where that was played to the end in thought; empty elsewhere."""


class Judge:
    """Looks at the decisions of one game; a look depends on its step and the seed alone."""

    def __init__(self, story: Story, care: Care, seed: int) -> None:
        self.story: Final = story
        self.game: Final = story.game
        self.care: Final = care
        self.seed: Final = seed
        self.measure: Final[Measure] = measure(story.game)
        self.turns: Final = {step.number for step in story.turns()}

    def look(self, number: int, *, coarse: bool) -> Look:
        """What a decision cost, or whether it was found; the second look is longer, and with other luck."""
        step = self.story.steps[number]
        effort, seed = (self.care.coarse, self.seed) if coarse else (self.care.fine, self.seed + 1)
        sight = Sight(self.game, step.before, step.seat)
        adviser = Adviser(sight, effort, seed * SEEDS + number, also=[step.action])
        adviser.think()
        if adviser.met == 0:  # all answers come to the same
            return Look(number, Verdict(), [])
        mends = coarse and number in self.turns and self.game.insight() == 0
        return Look(number, self.judged(step, adviser), self.mended(step, adviser) if mends else [])

    def judged(self, step: Step, adviser: Adviser) -> Verdict:
        """The best answer, and the one that was given."""
        best, *others = adviser.ranked()
        played = adviser.line_of(step.action)
        if best.action == step.action:
            gap = compared(best, others[0]) if others else None
            usual = adviser.lines[0].action  # what anybody says is no find, however bad all else is
            if gap is None or usual == step.action or gap.mean < self.measure.find or gap.sure < SURELY:
                return Verdict()
            return Verdict(find=Find(step.number, step.seat, step.action, gap.mean))
        price = compared(best, played)
        if price.mean < self.measure.even:
            return Verdict()
        why = adviser.why(best, played, tenth(price.mean))
        return Verdict(decision=Decision(step.number, step.seat, step.action, best.action, price.mean, price.sure, why))

    def mended(self, step: Step, adviser: Adviser) -> list[float]:
        """What was played to the end in thought tells more than a forecast."""
        line = adviser.line_of(step.action)
        means, foreseen = line.means(line.worlds), forecasts(self.game, step.before)
        weight = line.worlds / (line.worlds + FORESEEN)
        return [weight * mean + (1.0 - weight) * guess for mean, guess in zip(means, foreseen, strict=True)]
