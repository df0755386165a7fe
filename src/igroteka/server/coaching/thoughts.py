"""What workers of the coach think: a hint for a seat, a review of a game. Texts are facts, for whoever reads them."""

import math
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final, NamedTuple

from igroteka import catalog
from igroteka.ai.bot import Sight
from igroteka.coach.advice import Adviser
from igroteka.coach.measure import measure
from igroteka.coach.review import reviews
from igroteka.coach.story import Story
from igroteka.core.game import Game
from igroteka.core.record import read_record
from igroteka.core.speech import FACTS, seat_marks
from igroteka.core.state import Position
from igroteka.server.limits import HINT_SECONDS, REVIEW_SECONDS

Json = dict[str, Any]
PAUSE: Final = 0.4  # seconds between two thoughts; the first come as soon as they can
GROWTH: Final = 1.0  # seconds in which a review grows before it is told again


class HintJob(NamedTuple):
    """A decision: the position is a sample that its seat cannot tell from the truth; none, if nothing is asked yet."""

    game: str
    position: Json
    seat: int
    seed: int


class ReviewJob(NamedTuple):
    """A game that is over, and in which act of its room each of its words was said."""

    record: str
    revs: list[int]


def advised(job: HintJob) -> Iterator[Json]:
    """Better and better advice, until it is good enough or has taken too long."""
    game = catalog.load(job.game)
    if not job.position:
        return  # whoever sits down now finds everything loaded when they ask
    state = game.from_dict(job.position)
    state.call_on(job.seat)
    adviser = Adviser(Sight(game, state, job.seat), seed=job.seed, listens=True)
    begun = time.monotonic()
    found = adviser.first()
    while True:
        spent = (time.monotonic() - begun) / HINT_SECONDS
        done = found.done or spent > 1.0
        part = 1.0 if done else round(max(spent, adviser.part), 2)
        told = found.to_dict()
        options = [with_words(game, state, job.seat, one) for one in told["options"]]
        yield {**told, "warning": measure(game).warning, "done": done, "part": part, "options": options}
        if done:
            return
        pause = time.monotonic() + (PAUSE if adviser.met else 0.0)
        adviser.meet_world()
        while not adviser.done and time.monotonic() < pause:
            yield {}  # whoever asks now waits for no more than a world
            adviser.meet_world()
        found = adviser.advice()


def with_words(game: Game, state: Position, seat: int, option: Json) -> Json:
    """An option with what would follow it in words and places, as far as the seat would be asked for it."""
    following = line_told(game, state, seat, [option["action"], *option["line"]])[1:]
    return {**option, "then": [text for text, _ in following], "places": [places for _, places in following]}


def line_told(game: Game, state: Position, seat: int, line: list[int]) -> list[tuple[str, list[str]]]:
    """What a seat says one after another, and where; it ends where luck or somebody else has a say."""
    words, names = game.speech(FACTS), seat_marks(int(state.seats))
    here = state.copy()
    told: list[tuple[str, list[str]]] = []
    for action in line:
        if here.player != seat or action not in here.legal():
            break
        told.append((game.option_text(here, action, words, names), here.targets(action)))
        here.apply(action)
    return told


def reviewed(job: ReviewJob) -> Iterator[Json]:
    """A review that grows: the first at once, the next when there is enough to tell, the last whole."""
    record = read_record(job.record)
    game = catalog.load(record.game)
    teller = Teller(game, Story(game, record), job.revs)
    told, found = -math.inf, None
    for found in reviews(game, record, seconds=REVIEW_SECONDS):
        if time.monotonic() - told >= GROWTH:
            told = time.monotonic()
            yield teller.told(found.to_dict())
    if found is not None:
        yield teller.told(found.to_dict())


def glanced(job: ReviewJob) -> Iterator[Json]:
    """What is soon found: the graph, then the luck."""
    record = read_record(job.record)
    game = catalog.load(record.game)
    teller = Teller(game, Story(game, record), job.revs)
    for found in islice(reviews(game, record), 2):
        yield teller.told(found.to_dict())


class Teller:
    """Puts steps of a record into words, and says in which act of the room they were taken."""

    def __init__(self, game: Game, story: Story, revs: list[int]) -> None:
        self.game: Final = game
        self.story: Final = story
        self.revs: Final = revs
        self._kept: Final[dict[tuple[int, int], tuple[str, list[str]]]] = {}

    def told(self, review: Json) -> Json:
        """A review as people read it."""
        return {
            **review,
            "points": [self._dated(point) for point in review["points"]],
            "decisions": [
                {
                    **self._dated(one),
                    "said": self._text(one["step"], one["played"]),
                    "better": self._text(one["step"], one["best"]),
                    "said_at": self._told(one["step"], one["played"])[1],
                    "better_at": self._told(one["step"], one["best"])[1],
                }
                for one in review["decisions"]
            ],
            "chips": [self._dated(one) for one in review["chips"]],
            "finds": [{**self._dated(one), "said": self._text(one["step"], one["action"])} for one in review["finds"]],
        }

    def _dated(self, part: Json) -> Json:
        step = part["step"]
        return {**part, "rev": self.revs[step] if step < len(self.revs) else self.revs[-1] + 1 if self.revs else 1}

    def _text(self, step: int, action: int) -> str:
        return self._told(step, action)[0]

    def _told(self, step: int, action: int) -> tuple[str, list[str]]:
        key = step, action
        if key not in self._kept:
            taken = self.story.steps[step]
            state = taken.before.copy()
            state.call_on(taken.seat)
            self._kept[key] = line_told(self.game, state, taken.seat, [action])[0]
        return self._kept[key]
