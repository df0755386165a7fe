"""Looks for puzzles in games of apprentices: one answer clearly best, found by one search and confirmed by another.

A short look chooses what is worth proving. The proof goes on, world by world, until every other answer is surely worse
or the answers turn out to be too close. A second search with other worlds, other luck and a longer sight must agree,
and so must a hint that thinks to its end about many more answers.
"""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from igroteka.ai.bot import Sight, answer_of
from igroteka.ai.bots import MASTER, bot
from igroteka.ai.search import Effort, Thought
from igroteka.coach.advice import HINT, Adviser, Difference, Line, compared, deviation
from igroteka.coach.measure import tenth
from igroteka.coach.puzzles.book import GRADES, Answer, Book, Grade, Puzzle, id_of
from igroteka.coach.reasons import OTHER, OUTLOOK
from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.state import CHANCE, OVER, Position

FULL: Final = 60  # puzzles of a book
CLEAR: Final = 0.6  # stakes by which the best answer is better
CLOSE: Final = 0.8  # stakes under which people may argue about it
SURE: Final = 3.5  # standard errors, in the first search
AGREED: Final = 2.5  # and in the second
LIKELY: Final = 1.2  # and in the short look
OFFERED: Final = 4
LEAST: Final = 3  # answers that are worth a question
BATCH: Final = 8  # worlds between two looks at whether all is proved
FEW: Final = 16  # worlds without which nothing is proved
MOST: Final = 240  # worlds after which it is given up
CHANCE_LEFT: Final = 1.0  # standard errors by which a proof may still come out better than it goes
LOOK: Final = Effort(rollouts=20, width=4, least=6)
WIDE: Final = Effort(rollouts=48, width=8, least=6)
DEEP: Final = Effort(width=10)
DEEPEST: Final = HINT
SHORT: Final = Effort(tenths=MASTER.tenths, width=MASTER.width)  # as a master thinks, but never by the clock
A_GAME: Final = 4  # puzzles of one game at most
LOOKS: Final = 24  # decisions of one game that are looked at
SHARE: Final = 0.5  # of all puzzles that may be of one grade
SPREAD: Final = 0.5  # or have one kind of answer, or be of one third of the game
SEEDS: Final = 1 << 20
ASIDE: Final = 3 * SEEDS // 4  # beyond the seeds of all decisions of a game
TABLES: Final = {"catan": [(4, "no_player_trade"), (3, "no_player_trade")]}
USUAL: Final = [(2, ""), (3, "")]


class Moment(NamedTuple):
    """A decision of a game."""

    number: int
    seat: int
    before: Position


class Trial:
    """A few answers in the same worlds, until one is surely the best."""

    def __init__(self, sight: Sight, effort: Effort, seed: int, actions: Sequence[int]) -> None:
        self.adviser: Final = Adviser(sight, effort, seed)
        self.adviser.lines = [Line(action, sight.seat) for action in actions]
        self.adviser.alive = list(self.adviser.lines)

    def decided(self, sure: float, clear: float) -> bool:
        """Meet worlds until every other answer is surely worse than the best, and clearly so; or give it up."""
        adviser = self.adviser
        while adviser.met < MOST:
            for _ in range(BATCH):
                adviser.meet_world()
            if adviser.met < FEW:
                continue
            gaps = self.gaps()
            if all(errors(gap) >= sure and gap.mean >= clear for gap in gaps):
                return True
            if any(gap.mean + 2.0 * gap.error < clear or self.is_vain(gap, sure) for gap in gaps):
                return False
            best, *others = adviser.ranked()
            open_still = [line for line, gap in zip(others, gaps, strict=True) if errors(gap) < sure]
            adviser.alive = [line for line in adviser.lines if line is best or line in open_still]
        return False

    def is_vain(self, gap: Difference, sure: float) -> bool:
        """Would it not be proved by the end, if it goes on like this?"""
        return errors(gap) * math.sqrt(MOST / self.adviser.met) + CHANCE_LEFT < sure

    def gaps(self) -> list[Difference]:
        """By how much the best is better than each other answer."""
        best, *others = self.adviser.ranked()
        return [compared(best, other) for other in others]

    def least(self) -> Difference:
        """Between the best and the one that comes nearest."""
        return min(self.gaps(), key=lambda gap: gap.mean)


def errors(gap: Difference) -> float:
    """A difference in standard errors of its own."""
    if gap.error > 0.0:
        return gap.mean / gap.error
    return math.inf if gap.mean > 0.0 else 0.0


class Maker:
    """Adds puzzles to a book, game after game; `code` is the edition of the house that makes a new one."""

    def __init__(
        self, game: Game, book: Book | None = None, *, seed: int = 0, count: int = FULL, code: str = ""
    ) -> None:
        self.game: Final = game
        self.count: Final = count
        self.book = book or Book(game.id, game.version, code, seed, 0, [])

    def is_full(self) -> bool:
        """Are there as many as were asked for?"""
        return len(self.book.puzzles) >= self.count

    def grow(self, games: int) -> Iterator[Book]:
        """Look through so many more games; the book after each decision that was looked at."""
        for _ in range(games):
            if self.is_full():
                return
            yield from self.look_through(self.book.games)
            self.book = self.book._replace(games=self.book.games + 1)
            yield self.book

    def look_through(self, number: int) -> Iterator[Book]:
        """One game of apprentices, in any order of its decisions: late ones, which are proved sooner, oftener first."""
        luck = Random((self.book.seed * SEEDS + number) * 2 + 1)
        moments = self.played(number)
        turns: set[tuple[int, int]] = set()  # that have given one
        for _ in range(min(LOOKS, len(moments))):
            moment = moments.pop(max(luck.below(len(moments)), luck.below(len(moments))))
            turn = (int(self.game.turn(moment.before)), moment.seat)
            if turn in turns or not self.is_wanted(moment):
                continue
            puzzle = self.puzzle(moment, number)
            if puzzle is not None and all(puzzle.id != other.id for other in self.book.puzzles):
                self.book = self.book._replace(puzzles=[*self.book.puzzles, puzzle])
                turns.add(turn)
            yield self.book
            if len(turns) >= A_GAME or self.is_full():
                return

    def played(self, number: int) -> list[Moment]:
        """A game between apprentices: all that somebody decided alone and freely."""
        game, seed = self.game, self.book.seed * SEEDS + number
        tables = [table for table in TABLES.get(game.id, USUAL) if table[0] in game.seats] or [(min(game.seats), "")]
        seats, preset = tables[number % len(tables)]
        state, luck = game.start(seats, preset=preset), Random(seed * 64)
        bots = [bot("apprentice", Random(seed * 64 + seat + 1)) for seat in range(seats)]
        found: list[Moment] = []
        step = 0
        while state.player != OVER:
            seat = int(state.player)
            if seat == CHANCE:
                action = int(state.draw(luck))
            else:
                if len(state.speakers()) == 1 and len(state.legal()) >= LEAST and game.forced(state, seat, {}) < 0:
                    found.append(Moment(step, seat, state.copy()))
                action = answer_of("apprentice", bots[seat], Sight(game, state, seat))
            state.apply(action)
            step += 1
        return found

    # --- what is wanted

    def is_wanted(self, moment: Moment) -> bool:
        """Are there not too many of this third of the game?"""
        thirds = Counter(third(puzzle.left) for puzzle in self.book.puzzles)
        return thirds[third(self.game.left(moment.before))] < SPREAD * self.count

    def is_new(self, state: Position, best: int) -> bool:
        """Are there not too many with this kind of answer? In Catan nearly everything is one question."""
        kinds = Counter(kind_of(puzzle.decision, puzzle.best) for puzzle in self.book.puzzles)
        return kinds[kind_of(decision_of(state), self.game.notation(best))] < SPREAD * self.count

    def has_room(self, *grades: Grade) -> bool:
        """Is a puzzle of one of these grades wanted?"""
        counts = Counter(puzzle.grade for puzzle in self.book.puzzles)
        return any(counts[grade] < SHARE * self.count for grade in grades)

    # --- one decision

    def puzzle(self, moment: Moment, number: int) -> Puzzle | None:
        """A decision as a puzzle, if one answer is clearly best."""
        sight = Sight(self.game, moment.before, moment.seat)
        seed = self.seed_of(moment, number)
        clear = CLEAR * self.game.stake()
        usual = Thought(sight, LOOK, seed).usual(sight.legal())
        first = Adviser(sight, LOOK, seed)
        first.think()
        if len(first.lines) < LEAST or not self.is_promising(first, usual, LIKELY, clear / 2):
            return None
        wide = Adviser(sight, WIDE, seed + 1)
        wide.think()
        if not self.is_promising(wide, usual, LIKELY, clear / 2):
            return None
        return self.proved(moment, number, self.offered(wide, usual, moment.before), usual, SURE)

    def renewed(self, puzzle: Puzzle, place: int) -> Puzzle | None:
        """A puzzle as bots of today see it, with other luck; nothing, if it is none to them.

        Who agrees with what was proved before need not be as sure as who proves another answer.
        """
        state = puzzle.state(self.game)
        moment = Moment(SEEDS // 8 + place, puzzle.seat, state)
        sight = Sight(self.game, state, puzzle.seat)
        seed = self.seed_of(moment, puzzle.source)
        legal = sight.legal()
        usual = Thought(sight, LOOK, seed).usual(legal)
        wide = Adviser(sight, WIDE, seed + 1, also=[one for one in puzzle.offered(self.game) if one in legal])
        wide.think()
        offered = self.offered(wide, usual, state)
        found = self.proved(moment, puzzle.source, offered, usual, AGREED)
        if found is None or found.best == puzzle.best:
            return found
        return self.proved(moment, puzzle.source, offered, usual, SURE)

    def proved(self, moment: Moment, number: int, offered: list[int], usual: int, sure: float) -> Puzzle | None:
        """A decision between these answers, if a first search is so sure that one is the best, and a second agrees."""
        game, state = self.game, moment.before
        sight = Sight(game, state, moment.seat)
        seed = self.seed_of(moment, number)
        clear = CLEAR * game.stake()
        trial = Trial(sight, DEEP, seed + 2, offered)
        if len(trial.adviser.lines) < LEAST or not trial.decided(sure, clear):
            return None
        best = trial.adviser.ranked()[0].action
        if not self.is_new(state, best):
            return None
        further = Effort(width=DEEP.width, foresight=game.insight() + 1 if game.insight() else -1)
        again = Trial(sight, further, seed + 3, [line.action for line in trial.adviser.lines])
        if not again.decided(AGREED, clear / 2) or again.adviser.ranked()[0].action != best:
            return None
        grade = self.grade(sight, best, usual, trial.least().mean, seed)
        if not self.has_room(grade):
            return None
        puzzle = self.written(moment, number, trial, again, grade, usual)
        return puzzle if is_explained(puzzle.answers[1]) and self.is_hinted(puzzle, sight, seed + ASIDE) else None

    def is_hinted(self, puzzle: Puzzle, sight: Sight, seed: int) -> bool:
        """Does a hint, which compares more answers and thinks for longest, say the same, and not by a hair?"""
        adviser = Adviser(sight, DEEPEST, seed, also=puzzle.offered(self.game))
        first, second, *_ = adviser.think().options
        return self.game.notation(first.action) == puzzle.best and second.behind >= CLEAR / 2 * self.game.stake()

    def seed_of(self, moment: Moment, number: int) -> int:
        """Of the luck with which a decision of a game is thought about."""
        return (self.book.seed * SEEDS + number) * SEEDS + 4 * moment.number

    def is_promising(self, adviser: Adviser, usual: int, sure: float, clear: float) -> bool:
        """May the best answer be clearly best, and is such a puzzle wanted?"""
        ranked = adviser.ranked()
        if len(ranked) < 2:
            return False
        gap = compared(ranked[0], ranked[1])
        if gap.mean < clear or errors(gap) < sure:
            return False
        return self.has_room(*(GRADES[:1] if ranked[0].action == usual else GRADES[1:]))

    def offered(self, adviser: Adviser, usual: int, state: Position) -> list[int]:
        """The best answers, and what the policy says; no two that come to the same."""
        found: list[int] = []
        words: set[str] = set()
        order = [line.action for line in adviser.ranked()]
        for action in [*order[:2], usual, *order[2:]]:
            word = self.game.same(state, action)
            if action not in found and (not word or word not in words):
                found.append(action)
                words.add(word)
        return found[:OFFERED]

    def grade(self, sight: Sight, best: int, usual: int, gap: float, seed: int) -> Grade:
        """Easy: the policy says it at once. Medium: a master finds it, and nothing comes near. Hard: the rest."""
        if best == usual:
            return "easy"
        if tenth(gap) < CLOSE * self.game.stake():
            return "hard"
        return "medium" if Thought(sight, SHORT, seed).best(sight.legal()) == best else "hard"

    def written(self, moment: Moment, number: int, trial: Trial, again: Trial, grade: Grade, usual: int) -> Puzzle:
        """All that is kept of it."""
        game, state = self.game, moment.before
        position = state.to_dict()
        return Puzzle(
            id=id_of(position, moment.seat),
            seats=int(state.seats),
            seat=moment.seat,
            decision=decision_of(state),
            left=round(game.left(state), 3),
            grade=grade,
            gap=tenth(trial.least().mean),
            sure=round(min(99.0, *(errors(gap) for gap in [*trial.gaps(), *again.gaps()])), 1),
            worlds=trial.adviser.met + again.adviser.met,
            usual=game.notation(usual),
            source=number,
            answers=self.answers(trial),
            position=position,
        )

    def answers(self, trial: Trial) -> list[Answer]:
        """The answers with their values: the best first, the nearest next."""
        adviser = trial.adviser
        best, *others = adviser.ranked()
        gaps = sorted(zip(trial.gaps(), others, strict=True), key=lambda pair: (pair[0].mean, pair[1].action))
        value = best.value()
        found = [Answer(self.game.notation(best.action), tenth(value), tenth(self.error(best)), 0.0, [])]
        for gap, line in gaps:
            behind = tenth(gap.mean)
            why = adviser.why(best, line, behind)
            say = self.game.notation(line.action)
            found.append(Answer(say, tenth(tenth(value) - behind), tenth(self.error(line)), behind, why))
        return found

    def error(self, line: Line) -> float:
        """One standard error of a value."""
        return deviation(line.leads(line.worlds)) / math.sqrt(line.worlds)


def is_explained(answer: Answer) -> bool:
    """Has the first reason against an answer a name?"""
    return max(answer.reasons, key=lambda reason: abs(reason.gain)).part not in (OUTLOOK, OTHER)


def decision_of(state: Position) -> str:
    """What is asked, by name."""
    return str(state.question()["decision"])


def kind_of(decision: str, say: str) -> str:
    """What is asked, and what is to be done."""
    return f"{decision} {say.partition(' ')[0]}"


def third(left: float) -> int:
    """The beginning, the middle or the end of a game."""
    return min(2, int(3 * (1.0 - left)))
