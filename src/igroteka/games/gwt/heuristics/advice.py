"""What to do? The own turn is thought through to its end, and the way to Kansas City beyond it."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import i64, vec
from igroteka.families.trail import thinking
from igroteka.games.gwt import scoring
from igroteka.games.gwt.actions import BUILD, DECLINE, DONE, EXCHANGE, PLAY
from igroteka.games.gwt.data.box import BUILDING_SPACES, KC, NEUTRAL, NODE_KIND, NODES, NONE, ROUTES, START, WOODS
from igroteka.games.gwt.heuristics import promise, valuation
from igroteka.games.gwt.heuristics.weights import FORECAST, LONG_TURN, SAVED, WORTH
from igroteka.games.gwt.rules import location, trail
from igroteka.games.gwt.state import State


def evaluate(state: State, seat: int) -> float:
    """How good the position looks for a seat that knows its own cards and sees everything public."""
    return judged(state, valuation.Ledger(seat, valuation.remaining(state)), valuation.possessions(state, seat))


def judged(state: State, own: valuation.Ledger, others: vec[i64]) -> float:
    """The same, with what was counted before, and with what others have beside money: that stays while a turn is on."""
    seat = own.seat
    if state.finished:
        return valuation.final_worth(state, seat)
    worth = own.standing(state)
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, valuation.rival_worth(state, other, own.left, others[other]))
    worth -= WORTH.rival * best
    if state.depth > 0:
        worth += promise.pending(state, seat, state.top())
    return worth


class OwnTurn(thinking.OwnTurn):
    """A turn in thought, with what the locations before the herder promise."""

    def __init__(self, state: State, seat: i64) -> None:
        super().__init__(seat, EXCHANGE, LONG_TURN)
        self.own: Final = valuation.Ledger(seat, valuation.remaining(state))
        self.others: Final = valuation.possessions(state, seat)
        self.ahead: Final = promises(state, seat)

    def worth(self, state: State) -> float:
        herder = state.herders[self.seat]
        return judged(state, self.own, self.others) + (0.0 if herder == NONE else self.ahead[herder])

    def is_on(self, state: State) -> bool:
        return state.active == self.seat

    def takes_back(self, state: State, action: i64) -> bool:
        return (action in (DECLINE.first, DONE.first)) and location.is_fresh(state)

    def is_free(self, action: i64) -> bool:
        return EXCHANGE.has(action) or PLAY.has(action)

    def is_twin(self, state: State, action: i64, out: Options) -> bool:
        """A building looks the same on all empty spaces that touch forest, and on all that do not."""
        if not BUILD.has(action) or state.trail[BUILDING_SPACES[BUILD.b(action)]] != NONE:
            return False
        number, node = BUILD.a(action), BUILDING_SPACES[BUILD.b(action)]
        for place in range(out.count):
            other = out.items[place]
            if other == action:
                break
            if BUILD.has(other) and BUILD.a(other) == number:
                site = BUILDING_SPACES[BUILD.b(other)]
                if state.trail[site] == NONE and WOODS >> site & 1 == WOODS >> node & 1:
                    return True
        return False


def is_folly(state: State, seat: int, action: int) -> bool:
    """Taking back what has just begun, though there is an answer: whoever does so begins it again (GWT-3.2)."""
    if action not in (DECLINE.first, DONE.first) or not location.is_fresh(state):
        return False
    out = Options()
    state.fill(out)
    return not OwnTurn(state, seat).may_begin(state, action, out)


class Way(thinking.Way):
    """Stops on the way to Kansas City, as far as one sees now; some dollars will have been saved by then."""

    def __init__(self, state: State, seat: i64) -> None:
        super().__init__(ROUTES, KC)
        self.seat: Final[i64] = seat
        self.state: Final = state
        self.rich: Final = state.copy()
        self.rich.dollars[seat] += SAVED

    def fee(self, node: i64) -> float:
        return WORTH.dollar * float(trail.fee(self.state, self.seat, node))

    def stop(self, node: i64) -> float:
        return stop_worth(self.rich, self.seat, node) - WORTH.turn


class Planner(thinking.Planner):
    """Plays on in thought, a turn at a time."""

    def own_turn(self, state: State) -> thinking.OwnTurn:
        return OwnTurn(state, state.player)

    def is_on(self, state: State) -> bool:
        return state.active == state.player


class Outlook(thinking.Outlook):
    """What a seat may expect, in this game's points."""

    def __init__(self) -> None:
        super().__init__(FORECAST)

    def remaining(self, state: State) -> float:
        return valuation.remaining(state)

    def standing(self, state: State, seat: i64, left: float) -> float:
        return valuation.standing(state, seat, left)

    def standing_parts(self, state: State, seat: i64, left: float) -> dict[str, float]:
        return valuation.parts(state, seat, left)

    def way(self, state: State, seat: i64) -> float:
        node = state.herders[seat]
        return 0.0 if node == NONE else promises(state, seat)[node]

    def final_worth(self, state: State, seat: i64) -> float:
        return valuation.final_worth(state, seat)

    def points(self, state: State, seat: i64) -> i64:
        return scoring.points(state, seat)

    def score_sheet(self, state: State, seat: i64) -> dict[str, int]:
        return scoring.score_sheet(state, seat)


OUTLOOK: Final = Outlook()


def promises(state: State, seat: i64) -> vec[float]:
    """For each node: what the best stops on the way from there to Kansas City promise."""
    ahead = vec[float]([0.0] * NODES)
    if state.last != NOBODY or state.herders[seat] == KC:
        return ahead
    onward = Way(state, seat).promises(state.trail, state.step_limit(seat))
    for node in range(NODES):
        ahead[node] = WORTH.ahead * onward[node]
    ahead[START] = -WORTH.visit * valuation.remaining(state)
    return ahead


def stop_worth(state: State, seat: i64, node: i64) -> float:
    """What a stop at a location is worth, as far as one sees now."""
    if NODE_KIND[node] == NEUTRAL or state.owner(node) == seat:
        return promise.place_worth(state, seat, location.UseBuilding(seat, node, state.trail[node], 0, NONE))
    return promise.auxiliary_worth(state, seat, 0)
