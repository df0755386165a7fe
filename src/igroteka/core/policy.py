"""How a game is played on in thought: quick answers for every seat, so that whole games can be foreseen."""

from typing import Any, Final

from igroteka.core.actions import Options
from igroteka.core.arrays import i64, mypyc_attr, vec
from igroteka.core.state import Position, Referee

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
