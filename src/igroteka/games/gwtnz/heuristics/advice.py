"""What to do? The own turn is thought through to its end, and the way to Wellington beyond it."""

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import i64, vec
from igroteka.core.state import CHANCE
from igroteka.families.trail.routes import BRANCHES
from igroteka.games.gwtnz.actions import EXCHANGE
from igroteka.games.gwtnz.data.box import (
    NEUTRAL,
    NEXT,
    NODE_KIND,
    NODES,
    NONE,
    START,
    WELLINGTON,
)
from igroteka.games.gwtnz.data.program import SINGLE
from igroteka.games.gwtnz.heuristics import promise, standing
from igroteka.games.gwtnz.heuristics.weights import LONG_TURN, SAVED, WORTH
from igroteka.games.gwtnz.rules import exchange, location, trail
from igroteka.games.gwtnz.state import PHASE_C, State


def evaluate(state: State, seat: int) -> float:
    """How good the position looks for a seat that knows its own cards and sees everything public."""
    return judged(state, seat, standing.remaining(state))


def judged(state: State, seat: i64, left: float) -> float:
    """The same with so much of the game left: while a turn is thought through, none of it passes."""
    if state.finished:
        return standing.final_worth(state, seat)
    worth = standing.standing(state, seat, left)
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, standing.rival_worth(state, other, left))
    return worth - WORTH.rival * best + promise.pending(state, seat)


def advise(state: State, seat: int) -> int:
    """What to do: the answer after which the rest of the own turn, played step by step, looks best."""
    if state.active != seat:
        return -1
    out = Options()
    state.fill(out)
    best: i64 = -1
    most = -1e300
    left = standing.remaining(state)
    ahead = promises(state, seat)
    for place in range(out.count):
        action = out.items[place]
        after = state.copy()
        after.apply(action)
        worth = played_out(after, seat, left, ahead)
        if worth > most:
            most = worth
            best = action
    return int(best)


def played_out(state: State, seat: i64, left: float, ahead: vec[float]) -> float:
    """The value after the rest of the turn; luck in the middle of it does what is likeliest."""
    out = Options()
    for _ in range(LONG_TURN):
        while state.player == CHANCE and isinstance(state.top(), exchange.DrawCard) and state.phase != PHASE_C:
            state.apply(likeliest(state))
        if state.player != seat or state.active != seat:
            break
        state.fill(out)
        best: i64 = out.items[0]
        if out.count > 1:
            most = -1e300
            for place in range(out.count):
                action = out.items[place]
                if EXCHANGE.has(action):
                    continue
                after = state.copy()
                after.apply(action)
                worth = judged(after, seat, left) + on_the_way(after, seat, ahead)
                if worth > most:
                    most = worth
                    best = action
        state.apply(best)
    return judged(state, seat, left) + on_the_way(state, seat, ahead)


def likeliest(state: State) -> i64:
    """The first of the most probable outcomes."""
    legal, weights = state.legal(), state.weights()
    return legal[weights.index(max(weights))]


def on_the_way(state: State, seat: i64, ahead: vec[float]) -> float:
    """What the locations before the runholder promise."""
    node = state.runholders[seat]
    return 0.0 if node == NONE else ahead[node]


def promises(state: State, seat: i64) -> vec[float]:
    """For each node: what the best stops on the way from there to Wellington promise."""
    limit = state.step_limit(seat)
    onward = vec[float]([0.0] * (NODES * (limit + 1)))  # by steps left * NODES + node
    entered = vec[float]([0.0] * NODES)  # by node: stopping there
    if state.last != NOBODY or state.runholders[seat] == WELLINGTON:
        return entered
    rich = state.copy()
    rich.pounds[seat] += SAVED
    for back in range(NODES - 1):
        node = NODES - 2 - back
        for branch in range(BRANCHES):
            stop = next_stop(state, node, branch)
            if stop in (NONE, WELLINGTON):
                continue
            fee = WORTH.pound * float(trail.fee(state, seat, stop))
            for steps in range(1, limit + 1):
                worth = max(entered[stop], onward[(steps - 1) * NODES + stop]) - fee
                onward[steps * NODES + node] = max(onward[steps * NODES + node], worth)
        if node != START and state.is_location(node):
            rich.runholders[seat] = node
            entered[node] = stop_worth(rich, seat, node) - WORTH.turn + onward[limit * NODES + node]
    ahead = vec[float]([0.0] * NODES)
    for node in range(NODES):
        ahead[node] = WORTH.ahead * onward[limit * NODES + node]
    ahead[START] = -WORTH.visit * standing.remaining(state)
    return ahead


def next_stop(state: State, node: i64, branch: i64) -> i64:
    """The next location by a branch."""
    node = NEXT[node * BRANCHES + branch]
    while node != NONE and not state.is_location(node):
        node = NEXT[node * BRANCHES]
    return node


def stop_worth(state: State, seat: i64, node: i64) -> float:
    """What a stop at a location is worth, as far as one sees now."""
    if NODE_KIND[node] == NEUTRAL or state.owner(node) == seat:
        return promise.place_worth(state, seat, location.UseBuilding(seat, node, state.trail[node], 0))
    return promise.auxiliary_worth(state, seat, SINGLE)
