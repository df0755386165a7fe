"""How the bots of both games think: the own turn to its end, and the way along the trail beyond it.

Each game says what its positions and stops are worth. `state` is Any here, as in a frame; every game says State.
"""

from typing import Any, Final

from igroteka.core import policy
from igroteka.core.actions import Kind, Options
from igroteka.core.arrays import append, i64, mypyc_attr, vec
from igroteka.core.state import CHANCE, Position, Referee
from igroteka.families.trail.routes import BRANCHES, NONE, Routes, next_location


class OwnTurn:
    """A turn that is played on in thought, word by word, each time with the word that looks best at once."""

    def __init__(self, seat: i64, exchange: Kind, longest: i64) -> None:
        self.seat: Final[i64] = seat
        self.exchange: Final = exchange  # a token is never spent in the middle of a thought
        self.longest: Final[i64] = longest  # words looked ahead
        self.words = vec[i64]()  # of the line that is thought through, as long as luck has no say in it
        self.lucky = False  # has it had one?

    def worth(self, state: Any) -> float:
        """How good a position within the turn, or at its end, looks."""
        raise NotImplementedError

    def is_on(self, state: Any) -> bool:
        """Is it still the own turn?"""
        raise NotImplementedError

    def takes_back(self, state: Any, action: i64) -> bool:
        """Would this leave everything as it was before the last word? Nobody may go round in circles."""
        raise NotImplementedError

    def is_free(self, action: i64) -> bool:
        """Is this said beside a question, which it does not answer?"""
        raise NotImplementedError

    def is_sensible(self, state: Any, action: i64, out: Options) -> bool:
        """What was begun is not taken back, as long as there is an answer."""
        if self.takes_back(state, action):
            for place in range(out.count):
                other = out.items[place]
                if not self.is_free(other) and not self.takes_back(state, other):
                    return False
        return True

    def pass_luck(self, state: Any) -> None:
        """Let luck say what is clear enough to think on; all else ends the thought."""

    def best_line(self, state: Position, out: Options) -> vec[i64]:
        """The answer after which the rest of the turn looks best, and that rest as far as it is sure."""
        best = vec[i64]()
        most = policy.WORST
        for place in range(out.count):
            if not self.is_sensible(state, out.items[place], out):
                continue
            self.words = vec[i64]([out.items[place]])
            self.lucky = False
            after = state.copy()
            after.apply(out.items[place])
            self.play_on(after)
            worth = self.worth(after)
            if worth > most:
                most = worth
                best = self.words
        return best

    def play_on(self, state: Position) -> None:
        """To the end of the turn, or until luck or somebody else has a say."""
        out = Options()
        for _ in range(self.longest):
            if state.player == CHANCE:
                self.lucky = True
                self.pass_luck(state)
            if state.player != self.seat or not self.is_on(state):
                break
            state.fill(out)
            word = self.next_word(state, out)
            if not self.lucky:
                self.words = append(self.words, word)
            state.apply(word)

    def next_word(self, state: Position, out: Options) -> i64:
        """The answer that looks best at once."""
        best: i64 = out.items[0]
        if out.count > 1:
            most = policy.WORST
            for place in range(out.count):
                action = out.items[place]
                if self.exchange.has(action) or not self.is_sensible(state, action, out):
                    continue
                after = state.copy()
                after.apply(action)
                worth = self.worth(after)
                if worth > most:
                    most = worth
                    best = action
        return best


class Planner(policy.Planner):
    """Thinks the own turn through; outside of it, one step."""

    def __init__(self, game: Referee) -> None:
        super().__init__()
        self.game: Final = game

    def own_turn(self, state: Any) -> OwnTurn:
        """A turn in thought, for the seat that is asked."""
        raise NotImplementedError

    def is_on(self, state: Any) -> bool:
        """Is it the turn of the seat that is asked?"""
        raise NotImplementedError

    def at_once(self, state: Any, out: Options) -> i64:
        return policy.NO_WORD if self.is_on(state) else policy.best_step(self.game, state, out)

    def plan(self, state: Any, out: Options) -> vec[i64]:
        return self.own_turn(state).best_line(state, out)


@mypyc_attr(allow_interpreted_subclasses=True)
class Way:
    """The stops between here and the end of a trail, its last node; nodes are numbered along the way."""

    def __init__(self, routes: Routes, end: i64) -> None:
        self.routes: Final = routes
        self.end: Final[i64] = end

    def fee(self, node: i64) -> float:
        """What it costs to pass or enter a location."""
        raise NotImplementedError

    def stop(self, node: i64) -> float:
        """What a stop at a location brings, less the turn it takes."""
        raise NotImplementedError

    def promises(self, tiles: vec[i64], limit: i64) -> vec[float]:
        """For each node: what the best stops from there on bring, so many steps apart at most."""
        nodes = self.end + 1
        onward = vec[float]([0.0] * (nodes * (limit + 1)))  # by steps left * nodes + node
        entered = vec[float]([0.0] * nodes)  # by node: stopping there
        for back in range(self.end):
            node = self.end - 1 - back
            for branch in range(BRANCHES):
                route = next_location(self.routes, tiles, self.end, node, branch)
                if route == NONE or self.routes.node[route] == self.end:
                    continue
                stop = self.routes.node[route]
                fee = self.fee(stop)
                for steps in range(1, limit + 1):
                    worth = max(entered[stop], onward[(steps - 1) * nodes + stop]) - fee
                    onward[steps * nodes + node] = max(onward[steps * nodes + node], worth)
            if tiles[node] != NONE:
                entered[node] = self.stop(node) + onward[limit * nodes + node]
        return onward[limit * nodes :]
