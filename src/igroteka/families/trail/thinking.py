"""How the bots of both games think: the own turn to its end, and the way along the trail beyond it.

Each game says what its positions and stops are worth. `state` is Any here, as in a frame; every game says State.
"""

from typing import Any, Final

from igroteka.core import policy
from igroteka.core.actions import Kind, Options
from igroteka.core.arrays import i64, mypyc_attr, vec
from igroteka.core.state import Referee
from igroteka.families.trail.routes import BRANCHES, NONE, Routes, next_location
from igroteka.kit.forecast import Forecast

WIDE: Final[i64] = 4  # answers thought through to the end of the turn: those that look best; all of them win no more


class OwnTurn(policy.OwnTurn):
    """A turn that is played on in thought; nobody goes round in circles."""

    def __init__(self, seat: i64, exchange: Kind, longest: i64) -> None:
        super().__init__(seat, longest, WIDE)
        self.exchange: Final = exchange

    def takes_back(self, state: Any, action: i64) -> bool:
        """Would this leave everything as it was before the last word?"""
        raise NotImplementedError

    def is_free(self, action: i64) -> bool:
        """Is this said beside a question, which it does not answer?"""
        raise NotImplementedError

    def may_begin(self, state: Any, action: i64, out: Options) -> bool:
        """What was begun is not taken back, as long as there is an answer."""
        if self.takes_back(state, action):
            for place in range(out.count):
                other = out.items[place]
                if not self.is_free(other) and not self.takes_back(state, other):
                    return False
        return True

    def may_follow(self, state: Any, action: i64, out: Options) -> bool:
        """A token is never spent in the middle of a thought, and of twins the first stands for all."""
        if self.exchange.has(action) or self.is_twin(state, action, out):
            return False
        return self.may_begin(state, action, out)

    def is_twin(self, state: Any, action: i64, out: Options) -> bool:
        """Does this look exactly as an answer before it?"""
        return False


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


def is_new(row: vec[i64], start: i64, seen: vec[i64]) -> bool:
    """Does a part of a row differ from what was seen of it? Then that is what has been seen."""
    place = start
    for value in seen:
        if row[place] != value:
            for there in range(len(seen)):
                seen[there] = row[start + there]
            return True
        place += 1
    return False


def has_new_deck(cards: vec[i64], stack: i64, hand: i64, pile: i64, seen: vec[i64]) -> bool:
    """Has a card come to a deck or left it? Where in the deck a card is changes nothing.

    `stack`, `hand` and `pile` are where these rows begin; of `seen`, which is brought up to date, all are counted.
    """
    card: i64 = 0
    for count in seen:
        if cards[stack + card] + cards[hand + card] + cards[pile + card] != count:
            for there in range(len(seen)):
                seen[there] = cards[stack + there] + cards[hand + there] + cards[pile + there]
            return True
        card += 1
    return False


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """What a seat may expect: what it has, and what that and the way before it promise."""

    def __init__(self, forecaster: Forecast) -> None:
        self.forecaster: Final = forecaster

    def remaining(self, state: Any) -> float:
        """The share of a game that is on which is still to come."""
        raise NotImplementedError

    def standing(self, state: Any, seat: i64, left: float) -> float:
        """What a seat has is worth, with so much of the game left."""
        raise NotImplementedError

    def standing_parts(self, state: Any, seat: i64, left: float) -> dict[str, float]:
        """The same by name."""
        raise NotImplementedError

    def way(self, state: Any, seat: i64) -> float:
        """What the way before a seat promises."""
        raise NotImplementedError

    def final_worth(self, state: Any, seat: i64) -> float:
        """When all is over: who has won, and by how much."""
        raise NotImplementedError

    def points(self, state: Any, seat: i64) -> i64:
        """What the score sheet comes to now."""
        raise NotImplementedError

    def score_sheet(self, state: Any, seat: i64) -> dict[str, int]:
        """Points by where they come from."""
        raise NotImplementedError

    def worth(self, state: Any, seat: i64, left: float) -> float:
        """All that is to be expected, in points."""
        return self.standing(state, seat, left) + self.way(state, seat)

    def value(self, state: Any, seat: int) -> float:
        """The margin over the best rival that is to be expected."""
        if state.finished:
            return 0.1 * self.final_worth(state, seat)
        left = self.remaining(state)
        best = -1000.0
        seats: i64 = state.seats
        for other in range(seats):
            if other != seat:
                best = max(best, self.worth(state, other, left))
        return self.worth(state, seat, left) - best

    def parts(self, state: Any, seat: i64) -> dict[str, float]:
        """What is to be expected, by name; when all is over, the score sheet."""
        if state.finished:
            return {name: float(points) for name, points in self.score_sheet(state, seat).items()}
        found = self.standing_parts(state, seat, self.remaining(state))
        found["way"] = self.way(state, seat)
        return found

    def left(self, state: Any) -> float:
        """The share of the game that is still to come."""
        return 0.0 if state.finished else self.remaining(state)

    def forecast(self, state: Any, seat: i64, left: float) -> float:
        """The points with which a seat is expected to end."""
        points = float(self.points(state, seat))
        if state.finished:
            return points
        return self.forecaster.expected(points, self.worth(state, seat, left) - points, left)
