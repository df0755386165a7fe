"""How a game is played on in thought: quick answers for every seat, so that whole games can be foreseen."""

from typing import Any, Final

from igroteka.core.actions import Options
from igroteka.core.arrays import append, i64, listed, mypyc_attr, row, vec
from igroteka.core.state import CHANCE, Position, Referee

WORST: Final = -1e300
NO_WORD: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Answers for whoever is asked, in a position of which nothing is hidden.

    One object follows one line of play: it may remember what it has planned for the turn that is on.
    """

    def choose(self, state: Any) -> i64:
        """One of the legal actions."""
        raise NotImplementedError

    def forget(self) -> None:
        """Another line of play begins."""

    def kept(self) -> list[int]:
        """What it remembers, in numbers: a new policy of the same kind goes on with them, where a bot is copied."""
        return []

    def take_up(self, kept: list[int]) -> None:
        """Go on with what another has kept."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OneStep(Policy):
    """Takes what the game advises, or else the action after which the position looks best to the seat.

    What luck adds afterwards is not looked at: it is the same for every answer.
    """

    def __init__(self, game: Referee) -> None:
        self.game: Final = game
        self.out: Final = Options()

    def choose(self, state: Any) -> i64:
        return best_step(self.game, state, self.out)


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner(Policy):
    """Thinks a turn through once, and then says its words one after another."""

    def __init__(self) -> None:
        self.out: Final = Options()
        self.words = vec[i64]()
        self.next: i64 = 0
        self.seat: i64 = -1

    def at_once(self, state: Any, out: Options) -> i64:
        """What is said without a plan, and leaves the plan as it is; NO_WORD if this wants thinking."""
        return NO_WORD

    def plan(self, state: Any, out: Options) -> vec[i64]:
        """The words of the turn, the next one first, as far as they are sure."""
        raise NotImplementedError

    def forget(self) -> None:
        self.next = len(self.words)

    def kept(self) -> list[int]:
        return [self.seat, self.next, *listed(self.words)]

    def take_up(self, kept: list[int]) -> None:
        self.seat = kept[0]
        self.next = kept[1]
        self.words = row(kept[2:])

    def choose(self, state: Any) -> i64:
        return self.word(state)

    def word(self, state: Position) -> i64:
        """The next word of the plan, or the first of a new one."""
        out = self.out
        state.fill(out)
        seat = state.player
        if self.next < len(self.words) and self.seat == seat:
            word = self.words[self.next]
            for place in range(out.count):
                if out.items[place] == word:
                    self.next += 1
                    return word
        if out.count == 1:
            return out.items[0]
        word = self.at_once(state, out)
        if word != NO_WORD:
            return word
        self.words = self.plan(state, out)
        self.seat = seat
        self.next = 1
        return self.words[0] if len(self.words) > 0 else out.items[0]


class OwnTurn:
    """A turn that is played on in thought, word by word, each time with the word that looks best at once."""

    def __init__(self, seat: i64, longest: i64, wide: i64) -> None:
        self.seat: Final[i64] = seat
        self.longest: Final[i64] = longest  # words looked ahead
        self.wide: Final[i64] = wide  # answers thought through
        self.words = vec[i64]()  # of the line that is thought through, as long as luck has no say in it

    def worth(self, state: Any) -> float:
        """How good a position within the turn, or at its end, looks."""
        raise NotImplementedError

    def is_on(self, state: Any) -> bool:
        """Is it still the own turn?"""
        raise NotImplementedError

    def may_begin(self, state: Any, action: i64, out: Options) -> bool:
        """Is this answer thought about?"""
        return True

    def may_follow(self, state: Any, action: i64, out: Options) -> bool:
        """And in the middle of a thought?"""
        return True

    def narrow(self, state: Any, out: Options) -> None:
        """And which answers there plainly are not the best? They are left out before any is tried."""

    def pass_luck(self, state: Any) -> bool:
        """Let luck say what is clear enough to think on; all else ends the thought. Has it said anything?"""
        return False

    def best_line(self, state: Position, out: Options) -> vec[i64]:
        """Of the answers that look best at once, the one after which the rest of the turn does; with that rest."""
        answers = vec[i64]()
        starts: list[Position] = []
        looks: list[float] = []
        for place in range(out.count):
            if self.may_begin(state, out.items[place], out):
                after = state.copy()
                after.apply(out.items[place])
                answers = append(answers, out.items[place])
                starts.append(after)
                looks.append(self.worth(after))
        least = sorted(looks)[-self.wide] if len(looks) > self.wide else WORST
        best = vec[i64]()
        most = WORST
        for start in range(len(starts)):
            if looks[start] >= least:
                self.words = vec[i64]([answers[start]])
                worth = self.played_on(starts[start], looks[start])
                if worth > most:
                    most = worth
                    best = self.words
        return best

    def played_on(self, state: Position, worth: float) -> float:
        """What a position is worth at the end of the turn, or when luck or somebody else has a say."""
        out, tried = Options(), Options()
        lucky = False
        is_old = False  # is the worth that of a position before this one?
        for _ in range(self.longest):
            if state.player == CHANCE:
                lucky = True
                is_old = self.pass_luck(state) or is_old
            if state.player != self.seat or not self.is_on(state):
                break
            state.fill(out)
            word = out.items[0]
            tried.count = 0
            if out.count > 1:
                self.narrow(state, out)
                for place in range(out.count):
                    if self.may_follow(state, out.items[place], out):
                        tried.add(out.items[place])
            if tried.count > 1:
                most = WORST
                after = state
                for place in range(tried.count):
                    # Nobody needs the position any more when the last answer is tried.
                    other = state.copy() if place < tried.count - 1 else state
                    other.apply(tried.items[place])
                    look = self.worth(other)
                    if look > most:
                        most = look
                        word = tried.items[place]
                        after = other
                state = after
                worth = most
                is_old = False
            else:
                if tried.count == 1:
                    word = tried.items[0]
                state.apply(word)
                is_old = True
            if not lucky:
                self.words = append(self.words, word)
        return self.worth(state) if is_old else worth


def best_step(game: Referee, state: Position, out: Options) -> i64:
    """The answer that is advised, or looks best at once."""
    state.fill(out)
    if out.count == 1:
        return out.items[0]
    seat = int(state.player)
    advice = game.advise(state, seat)
    if advice != -1:
        for place in range(out.count):
            if int(out.items[place]) == advice:  # as a number of any length: a game may advise anything
                return out.items[place]
    best = out.items[0]
    most = WORST
    for place in range(out.count):
        action = out.items[place]
        if game.is_opening(action):
            continue
        after = state.copy()
        after.apply(action)
        worth = game.evaluate(after, seat)
        if worth > most:
            most = worth
            best = action
    return best
