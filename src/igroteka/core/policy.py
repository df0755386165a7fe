"""How a game is played on in thought: quick answers for every seat, so that whole games can be foreseen."""

from typing import Any, Final

from igroteka.core.actions import Options
from igroteka.core.arrays import i64, mypyc_attr
from igroteka.core.state import Position, Referee

WORST: Final = -1e300


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
