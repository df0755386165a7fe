"""What is good here, and why? Answers compared in the same worlds with the same luck, better the longer it thinks.

Everything is drawn from `Sight`: two positions that a seat cannot tell apart get the same advice, to the byte.
"""

import math
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from igroteka.ai.bot import Sight
from igroteka.ai.search import SEEDS, STREAMS, Effort, Thought
from igroteka.coach.luck import forecasts
from igroteka.coach.measure import SURELY, TOO_CLOSE, bars, tenth
from igroteka.coach.reasons import OUTLOOK, RIVALS, Reason, reasons
from igroteka.core.chance import Random
from igroteka.core.speech import FACTS, seat_marks
from igroteka.core.state import CHANCE, OVER, Position

SHOWN: Final = 3
LONG: Final = 24  # words of a turn that are told
HINT: Final = Effort(tenths=150, width=12, patient=True)
"""A hint at a table: ten times as long as a grandmaster thinks, where the table leaves it the time, as many answers and
as far ahead, shown from the eighth world on."""
OFTENER: Final = 0.25  # from this difference of shares on it is told what a rival would say
DIGITS: Final = 6
NOISE: Final = 10.0**-DIGITS  # of sums that are made in another order
LEAD: Final = "lead"
SCORE: Final = "score"


class Option(NamedTuple):
    """An answer and what it leads to, in points as they are shown."""

    action: int
    value: float
    """The expected lead at the end over the best rival; alone, the expected score."""
    error: float
    """One standard error of it."""
    behind: float
    """How much less than the best."""
    sure: int
    """Bars: is it better than the next? 3 surely, 2 probably, 1 too close to tell."""
    better: float
    """The share of worlds in which it did better than the next."""
    line: list[int]
    """What the seat would say after it in the same turn, as far as luck and others have no say."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return self._asdict()


class Foreseen(NamedTuple):
    """What the next rival would say first more often after one of the two best answers than after the other."""

    after: int
    """After the first (0) or the second (1)."""
    seat: int
    text: str
    places: list[str]
    often: float
    seldom: float

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return self._asdict()


class Advice(NamedTuple):
    """What is known so far. Without a world nothing was compared and has figures; without `more` there is no choice."""

    seat: int
    kind: str
    worlds: int
    goal: int
    done: bool
    options: list[Option]
    more: int
    """Other legal answers, which are not shown."""
    compared: list[int]
    """Those of them that were compared, and fell behind; of the rest nothing is known."""
    reasons: list[Reason]
    """Why the first is better than the second."""
    foreseen: Foreseen | None = None
    """And what the next rival would make of them."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "worlds": self.worlds,
            "goal": self.goal,
            "done": self.done,
            "options": [option.to_dict() for option in self.options],
            "more": self.more,
            "compared": list(self.compared),
            "reasons": [reason.to_dict() for reason in self.reasons],
            "foreseen": None if self.foreseen is None else self.foreseen.to_dict(),
        }


class Difference(NamedTuple):
    """Between two answers in the worlds that both have met."""

    mean: float
    error: float
    better: float

    @property
    def sure(self) -> int:
        """Bars."""
        return bars(self.mean, self.error)


Word = tuple[int, str]
"""Of a seat: what it says, unspoken; nobody, where nothing is to be said."""
SILENCE: Final[Word] = (-1, "")


class Line:
    """An answer and where it led in each world: points of every seat, and the parts of the own."""

    def __init__(self, action: int, seat: int) -> None:
        self.action: Final = action
        self.seat: Final = seat
        self.points: Final[list[list[float]]] = []
        self.parts: Final[list[dict[str, float]]] = []
        self.overheard: Final[list[Word]] = []

    @property
    def worlds(self) -> int:
        """How many it has met."""
        return len(self.points)

    def means(self, worlds: int) -> list[float]:
        """Points that each seat may expect."""
        return [sum(row[seat] for row in self.points[:worlds]) / worlds for seat in range(len(self.points[0]))]

    def rival(self, worlds: int) -> int:
        """The seat that may expect most beside the own; the own if it is alone."""
        means = self.means(worlds)
        others = [seat for seat in range(len(means)) if seat != self.seat]
        return max(others, key=lambda seat: means[seat], default=self.seat)

    def leads(self, worlds: int) -> list[float]:
        """The own lead over that rival, world by world; alone, the points."""
        rival = self.rival(worlds)
        if rival == self.seat:
            return [row[self.seat] for row in self.points[:worlds]]
        return [row[self.seat] - row[rival] for row in self.points[:worlds]]

    def value(self) -> float:
        """The expected lead."""
        return sum(self.leads(self.worlds)) / self.worlds

    def shares(self, worlds: int) -> dict[str, float]:
        """The lead by parts: the own ones, and what the rival is left with."""
        found: dict[str, float] = {}
        for parts in self.parts[:worlds]:
            for name, points in parts.items():
                found[name] = found.get(name, 0.0) + points / worlds
        rival = self.rival(worlds)
        if rival != self.seat:
            found[RIVALS] = -self.means(worlds)[rival]
        return found


def compared(one: Line, other: Line) -> Difference:
    """By how much one is better than the other, and how surely."""
    worlds = min(one.worlds, other.worlds)
    gains = [mine - theirs for mine, theirs in zip(one.leads(worlds), other.leads(worlds), strict=True)]
    better = sum(1.0 if gain > 0.0 else 0.5 if gain == 0.0 else 0.0 for gain in gains) / worlds
    return Difference(sum(gains) / worlds, deviation(gains) / math.sqrt(worlds), better)


def deviation(values: Sequence[float]) -> float:
    """The standard deviation, as far as a sample tells."""
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))


class Adviser:
    """Thinks about one decision in slices: `step` goes on, `advice` tells what is known by then.

    `also` names answers that are compared in any case: what was played, when a game is looked at again. Who `listens`
    hears what the next rival would say after each of those that are left at last.
    """

    def __init__(
        self, sight: Sight, effort: Effort = HINT, seed: int = 0, also: Sequence[int] = (), *, listens: bool = False
    ) -> None:
        self.sight: Final = sight
        self.game: Final = sight.game
        self.seat: Final = sight.seat
        self.effort: Final = effort
        self.also: Final = list(also)
        self.legal: Final = sight.legal()
        self.thought: Final = Thought(sight, explaining(effort, sight), seed)
        self.lines: list[Line] = []
        self.alive: list[Line] = []
        self.goal = 0  # worlds that the last answers will have met
        self.planned = 0  # lines of play until then
        self.cuts: dict[int, int] = {}  # after so many worlds so many answers are left
        self.met = 0
        self.listens: Final = listens
        self._places: Final[dict[Word, list[str]]] = {}
        self._words: Final[dict[int, list[int]]] = {}

    @property
    def kind(self) -> str:
        """What is counted: a lead, or the score of who plays alone."""
        return LEAD if self.thought.world(0).seats > 1 else SCORE

    @property
    def done(self) -> bool:
        """Has it thought enough?"""
        return len(self.legal) < 2 or (bool(self.lines) and (len(self.lines) < 2 or self.met >= self.goal))

    @property
    def part(self) -> float:
        """The share of what is planned that has been played on."""
        return min(1.0, sum(line.worlds for line in self.lines) / self.planned) if self.planned else 0.0

    def begin(self) -> None:
        """Choose the answers that are worth comparing, and plan how many worlds they meet."""
        usual = self.thought.usual(self.legal)
        chosen = self.thought.chosen(self.legal, usual)
        chosen += [action for action in self.also if action not in chosen]
        self.lines = [Line(action, self.seat) for action in chosen]
        self.alive = list(self.lines)
        for count, worlds in plan(len(chosen), self.thought.lines(), self.effort.least):
            if self.goal:
                self.cuts[self.goal] = count
            self.goal += worlds
            self.planned += count * worlds

    def first(self) -> Advice:
        """What looks best when the turn is over, before anything is played on: at once, and no more than a guess."""
        if len(self.legal) > 1 and not self.lines:
            self.begin()
        if self.done or self.met:
            return self.advice()
        guesses = {line.action: tenth(self.guess(line.action)) for line in self.lines[:SHOWN]}
        most = max(guesses.values())
        options = [
            Option(action, value, 0.0, tenth(most - value), TOO_CLOSE, 0.5, self.words(action))
            for action, value in sorted(guesses.items(), key=lambda guess: -guess[1])
        ]
        return Advice(self.seat, self.kind, 0, self.goal, False, options, len(self.legal) - len(options), [], [])

    def guess(self, action: int) -> float:
        """The lead that a forecast sees when the turn is over."""
        end = self.thought.horizon(self.thought.world(0), action, 0, once=True)
        points = forecasts(self.game, end)
        return points.pop(self.seat) - max(points, default=0.0)

    def step(self, rollouts: int) -> Advice:
        """Think on for about so many lines of play; never less than what the first figures take."""
        if len(self.legal) > 1 and not self.lines:
            self.begin()
        while not self.done and (rollouts > 0 or self.met < self.effort.least):
            self.meet_world()
            rollouts -= len(self.alive)
        return self.advice()

    def think(self) -> Advice:
        """To the end."""
        return self.step(1 << 30)

    def meet_world(self) -> None:
        """One more world for all that are left; after each stage the worse half goes."""
        start = self.thought.world(self.met)
        for line in self.alive:
            end = self.thought.horizon(start, line.action, self.met)
            parts = [self.game.parts(end, seat) for seat in range(int(end.seats))]
            points = [sum(named.values()) for named in parts]
            if unnamed := self.unnamed(end, points):
                points[self.seat] += unnamed
                parts[self.seat][OUTLOOK] = unnamed
            line.points.append(points)
            line.parts.append(parts[self.seat])
            if self.listens and len(self.alive) <= SHOWN:
                line.overheard.append(self.overhear(start, line.action))
        self.met += 1
        if self.met in self.cuts:
            kept = [line for line in self.ranked() if line.action not in self.also][: self.cuts[self.met]]
            self.alive = [line for line in self.lines if line in kept or line.action in self.also]

    def overhear(self, start: Position, action: int) -> Word:
        """What the next rival says first, where they have a choice; with the luck of the line of play."""
        thought, game = self.thought, self.game
        state = thought.horizon(start, action, self.met, once=True)
        luck = Random(int(thought.seed + (self.met + 1) * STREAMS * SEEDS + SEEDS))
        thought.policy.forget()
        turn, whose = game.turn(state), int(game.turn_of(state))
        while whose != self.seat and state.player != OVER and game.turn(state) == turn:
            if state.player == CHANCE:
                state.apply(state.draw(luck))
                continue
            said = int(thought.policy.choose(state))
            if state.player == whose and len(state.legal()) > 1:
                text = game.option_text(state, said, game.speech(FACTS), seat_marks(int(state.seats)))
                self._places.setdefault((whose, text), state.targets(said))
                return whose, text
            state.apply(said)
        return SILENCE

    def foreseen(self, one: Line, other: Line) -> Foreseen | None:
        """Of what the next rival would say, that which depends most on which of the two is chosen."""
        worlds = min(len(one.overheard), len(other.overheard))
        if worlds < self.effort.least:
            return None
        heard = [Counter(line.overheard[:worlds]) for line in (one, other)]
        gaps = {word: heard[1][word] - heard[0][word] for word in sorted({*heard[0], *heard[1]} - {SILENCE})}
        word = max(gaps, key=lambda word: abs(gaps[word]), default=SILENCE)
        if word == SILENCE or abs(gaps[word]) < OFTENER * worlds:
            return None
        after = int(gaps[word] > 0)
        shares = [round(heard[place][word] / worlds, 2) for place in (after, 1 - after)]
        return Foreseen(after, *word, self._places[word], *shares)

    def unnamed(self, end: Position, points: list[float]) -> float:
        """What bots know beyond the named parts: nothing, but where a net sets their sum right."""
        if end.player == OVER:
            return 0.0
        rivals = [mine for seat, mine in enumerate(points) if seat != self.seat]
        unnamed = self.game.value(end, self.seat) - (points[self.seat] - max(rivals, default=0.0))
        return unnamed if abs(unnamed) > NOISE else 0.0

    def ranked(self) -> list[Line]:
        """The best first, of equals what the policy would say; those that are out of it come last."""
        met = [line for line in self.lines if line.worlds > 0]
        return sorted(met, key=lambda line: (-line.worlds, -round(line.value(), DIGITS)))

    def line_of(self, action: int) -> Line:
        """What is known of an answer."""
        return next(line for line in self.lines if line.action == action)

    def advice(self) -> Advice:
        """What is known so far."""
        kind = self.kind
        if self.met == 0:
            if self.lines:  # the others come to the same, or only begin something longer
                only = self.lines[0].action
                options = [Option(only, 0.0, 0.0, 0.0, SURELY, 1.0, self.words(only))]
            else:
                options = [Option(action, 0.0, 0.0, 0.0, SURELY, 1.0, []) for action in self.legal[:1]]
            return Advice(self.seat, kind, 0, self.goal, self.done, options, len(self.legal) - len(options), [], [])
        ranked = self.ranked()
        pairs = [compared(one, other) for one, other in pairwise(ranked)]
        shown = ranked[:SHOWN]
        values = [tenth(line.value()) for line in shown]
        options = []
        for place, line in enumerate(shown):
            pair = pairs[min(place, len(pairs) - 1)] if pairs else Difference(0.0, 0.0, 1.0)
            error = deviation(line.leads(line.worlds)) / math.sqrt(line.worlds)
            options.append(
                Option(
                    line.action,
                    values[place],
                    tenth(error),
                    tenth(values[0] - values[place]),
                    pair.sure,
                    round(pair.better, 2),
                    self.words(line.action),
                )
            )
        why = self.why(ranked[0], ranked[1], options[1].behind) if len(ranked) > 1 else []
        more, behind = len(self.legal) - len(options), sorted(line.action for line in ranked[SHOWN:])
        next_word = self.foreseen(ranked[0], ranked[1]) if len(ranked) > 1 else None
        return Advice(self.seat, kind, self.met, self.goal, self.done, options, more, behind, why, next_word)

    def why(self, one: Line, other: Line, shown: float) -> list[Reason]:
        """What of the first is better and worse than of the second, in the worlds of both."""
        worlds = min(one.worlds, other.worlds)
        mine, theirs = one.shares(worlds), other.shares(worlds)
        gains = {part: mine.get(part, 0.0) - theirs.get(part, 0.0) for part in sorted({*mine, *theirs})}
        return reasons(gains, shown, self.game.stake())

    def words(self, action: int) -> list[int]:
        """What the seat would say after an answer in the same turn, until luck or somebody else has a say."""
        if action not in self._words:
            state = self.thought.world(0).copy()
            policy = self.game.policy()
            turn = self.game.turn(state)
            found: list[int] = []
            state.apply(action)
            while len(found) < LONG and state.player == self.seat and self.game.turn(state) == turn:
                found.append(int(policy.choose(state)))
                state.apply(found[-1])
                if state.player == CHANCE:
                    break
            self._words[action] = found
        return self._words[action]


def explaining(effort: Effort, sight: Sight) -> Effort:
    """The same effort, that looks as far as reasons can be told from."""
    one, far, game = effort, effort.foresight, sight.game
    if far < 0:
        far = sight.farsight() if one.patient and game.insight() == game.foresight() else game.insight()
    return Effort(one.rollouts, one.seconds, one.width, one.gate, one.least, far, one.tenths, one.patient)


def plan(answers: int, rollouts: int, least: int) -> list[tuple[int, int]]:
    """How many answers meet how many worlds, stage by stage: half of them go after each, and three stay to the end."""
    kept = [answers]
    while kept[-1] > SHOWN:
        kept.append(max(SHOWN, (kept[-1] + 1) // 2))
    share = rollouts // len(kept)
    return [(count, max(least if place == 0 else 1, share // max(1, count))) for place, count in enumerate(kept)]
