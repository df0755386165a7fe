"""What to do? The own turn is thought through to its end, and the way to Wellington beyond it."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import CHANCE, NOBODY
from igroteka.core.arrays import i64, replaced, vec
from igroteka.families.trail import thinking
from igroteka.games.gwtnz import scoring
from igroteka.games.gwtnz.actions import (
    AUX,
    BUILD,
    CERTIFICATES,
    DECLINE,
    DONE,
    EXCHANGE,
    REVEAL,
    SHOW,
)
from igroteka.games.gwtnz.data.box import (
    BUILDING_SPACES,
    NEUTRAL,
    NODE_KIND,
    NODES,
    NONE,
    PATHFINDER_NEEDED,
    ROUTES,
    START,
    WELLINGTON,
)
from igroteka.games.gwtnz.data.program import AUX_ALT, SINGLE
from igroteka.games.gwtnz.heuristics import promise, valuation
from igroteka.games.gwtnz.heuristics.weights import FORECAST, LONG_TURN, SAVED, WORTH
from igroteka.games.gwtnz.rules import exchange, location, trail, wellington
from igroteka.games.gwtnz.state import PHASE_C, State


def evaluate(state: State, seat: int) -> float:
    """How good the position looks for a seat that knows its own cards and sees everything public."""
    ledger = valuation.Ledger(seat, valuation.remaining(state))
    others, crews = valuation.possessions(state, seat), valuation.crews(state, seat, ledger.left)
    return judged(state, ledger, promise.Measure(seat), others, crews)


def judged(state: State, own: valuation.Ledger, measure: promise.Measure, others: vec[i64], crews: vec[float]) -> float:
    """The same, with what was counted before, and with what others have beside money: that stays while a turn is on."""
    seat = own.seat
    if state.finished:
        return valuation.final_worth(state, seat)
    worth = own.standing(state)
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, valuation.rival_worth(state, other, others[other], crews[other]))
    return worth - WORTH.rival * best + promise.pending(state, measure)


class OwnTurn(thinking.OwnTurn):
    """A turn in thought, with what the locations before the runholder promise."""

    def __init__(self, state: State, seat: i64) -> None:
        super().__init__(seat, EXCHANGE, LONG_TURN)
        self.own: Final = valuation.Ledger(seat, valuation.remaining(state))
        self.measure: Final = promise.Measure(seat)
        self.others: Final = valuation.possessions(state, seat)
        self.crews: Final = valuation.crews(state, seat, self.own.left)
        self.ahead: Final = promises(state, seat)

    def worth(self, state: State) -> float:
        node = state.runholders[self.seat]
        return judged(state, self.own, self.measure, self.others, self.crews) + (
            0.0 if node == NONE else self.ahead[node]
        )

    def is_on(self, state: State) -> bool:
        return state.active == self.seat

    def takes_back(self, state: State, action: i64) -> bool:
        return (action in (DECLINE.first, DONE.first)) and location.is_fresh(state)

    def is_free(self, action: i64) -> bool:
        return action >= SHOW.first

    def is_twin(self, state: State, action: i64, out: Options) -> bool:
        """A building looks the same on all empty spaces that are as hard to reach."""
        if not BUILD.has(action) or state.trail[BUILDING_SPACES[BUILD.b(action)]] != NONE:
            return False
        number, node = BUILD.a(action), BUILDING_SPACES[BUILD.b(action)]
        for place in range(out.count):
            other = out.items[place]
            if other == action:
                break
            if BUILD.has(other) and BUILD.a(other) == number:
                site = BUILDING_SPACES[BUILD.b(other)]
                if state.trail[site] == NONE and PATHFINDER_NEEDED[site] == PATHFINDER_NEEDED[node]:
                    return True
        return False

    def narrow(self, state: State, out: Options) -> None:
        """Who has local actions that promise more than others uses them; in Wellington all sheep are shown at once."""
        top = state.top()
        if isinstance(top, location.UseBuilding):
            self.measure.look(state)
            hope = promise.locals_worth(state, self.measure, top, top.left(state))
            if hope > 0.0:
                kept: i64 = 0
                for place in range(out.count):
                    action = out.items[place]
                    if action == DONE.first or (AUX.has(action) and self.auxiliary_worth(state, action) < hope):
                        continue
                    out.items[kept] = action
                    kept += 1
                out.count = kept
        elif isinstance(top, wellington.Income):
            show_all(out)

    def auxiliary_worth(self, state: State, action: i64) -> float:
        """What an auxiliary action promises."""
        return promise.alternative_worth(state, self.measure, AUX_ALT[AUX.index(action)])

    def pass_luck(self, state: State) -> bool:
        """Cards drawn in the middle of the turn are the likeliest ones."""
        said = False
        while state.player == CHANCE and isinstance(state.top(), exchange.DrawCard) and state.phase != PHASE_C:
            state.apply(likeliest(state))
            said = True
        return said


def show_all(out: Options) -> None:
    """Each sheep that is shown brings pounds; which comes first is all the same."""
    shown: i64 = NONE  # the word that shows most: it comes last
    for place in range(out.count):
        if REVEAL.has(out.items[place]):
            shown = out.items[place]
    if shown != NONE:
        kept: i64 = 0
        for place in range(out.count):
            action = out.items[place]
            if action == shown or not (REVEAL.has(action) or CERTIFICATES.has(action)):
                out.items[kept] = action
                kept += 1
        out.count = kept


def likeliest(state: State) -> i64:
    """The first of the most probable outcomes."""
    legal, weights = state.legal(), state.weights()
    return legal[weights.index(max(weights))]


def is_folly(state: State, seat: int, action: int) -> bool:
    """Taking back what has just begun, though there is an answer: whoever does so begins it again (NZ-5.1)."""
    if action not in (DECLINE.first, DONE.first) or not location.is_fresh(state):
        return False
    out = Options()
    state.fill(out)
    return not OwnTurn(state, seat).may_begin(state, action, out)


class Way(thinking.Way):
    """Stops on the way to Wellington, as far as one sees now; some pounds will have been saved by then."""

    def __init__(self, state: State, seat: i64) -> None:
        super().__init__(ROUTES, WELLINGTON)
        self.seat: Final[i64] = seat
        self.state: Final = state
        self.rich: Final = state.copy()
        self.rich.pounds[seat] += SAVED
        self.measure: Final = promise.Measure(seat)  # of nothing that depends on where one is
        self.measure.look(self.rich)

    def fee(self, node: i64) -> float:
        return WORTH.pound * float(trail.fee(self.state, self.seat, node))

    def stop(self, node: i64) -> float:
        self.rich.runholders = replaced(self.rich.runholders, self.seat, node)
        return stop_worth(self.rich, self.measure, node) - WORTH.turn


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
        node = state.runholders[seat]
        return 0.0 if node == NONE else promises(state, seat)[node]

    def final_worth(self, state: State, seat: i64) -> float:
        return valuation.final_worth(state, seat)

    def points(self, state: State, seat: i64) -> i64:
        return scoring.points(state, seat)

    def score_sheet(self, state: State, seat: i64) -> dict[str, int]:
        return scoring.score_sheet(state, seat)


OUTLOOK: Final = Outlook()


def promises(state: State, seat: i64) -> vec[float]:
    """For each node: what the best stops on the way from there to Wellington promise."""
    ahead = vec[float]([0.0] * NODES)
    if state.last != NOBODY or state.runholders[seat] == WELLINGTON:
        return ahead
    onward = Way(state, seat).promises(state.trail, state.step_limit(seat))
    for node in range(NODES):
        ahead[node] = WORTH.ahead * onward[node]
    ahead[START] = -WORTH.visit * valuation.remaining(state)
    return ahead


def stop_worth(state: State, own: promise.Measure, node: i64) -> float:
    """What a stop at a location is worth, as far as one sees now."""
    if NODE_KIND[node] == NEUTRAL or state.owner(node) == own.seat:
        return promise.place_worth(state, own, location.UseBuilding(own.seat, node, state.trail[node], 0))
    return promise.auxiliary_worth(state, own, SINGLE)
