"""What looks good here? Values for bots, in points; never changes the state."""

from typing import Final

from igroteka.core.arrays import i64, vec
from igroteka.games.gwtnz import scoring
from igroteka.games.gwtnz.data.box import (
    BREEDING,
    CARDS,
    CRAFTS,
    DISCS,
    NODES,
    NONE,
    ROUTES,
    ROWS,
    SHEEP,
    WELLINGTON,
    WOOL,
)
from igroteka.games.gwtnz.state import HAND, State
from igroteka.kit import bits

# The weights were set by hand.
POUND: Final = 0.3  # beyond what it scores at the end, while there is something to buy
PLENTY: Final = 20.0  # pounds beyond which more are worth little
GOLD: Final = 1.0
TOKEN: Final = 0.6
CERTIFICATE: Final = 1.6
PERMANENT: Final = 5.0
PERMANENT_WOOL: Final = 3.0
WORKER: Final = vec[float]([4.5, 4.5, 4.5, 3.5])  # shepherd, craftsman, sailor, shearer, over a whole game
HOUSE: Final = 3.5  # a building on the trail, beside its points
SPACE: Final = 0.5  # of the pathfinder track, beside its points
STOREHOUSE: Final = 2.0
BREED: Final = 0.5  # a point of breeding value in hand
WOOL_IN_HAND: Final = 0.15
CARD: Final = 0.8  # a point of breeding value above the common one, of each card of the deck
PROGRESS: Final = 0.2  # a location nearer to Wellington
OPEN: Final = 1.2  # an open auxiliary space
COMMON: Final = 1.8  # the breeding value of any card


def evaluate(state: State, seat: int) -> float:
    """How good the position looks: points, and what may still become points while the game lasts."""
    if state.finished:
        return float(scoring.points(state, seat))
    return outlook(state, seat) - 0.15 * best_rival(state, seat)


def best_rival(state: State, seat: i64) -> float:
    """The best of the others, by points they have for sure."""
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, float(scoring.plain_points(state, other)))
    return best


def time_left(state: State) -> float:
    """The share of the game that is still to come, 0 to 1."""
    if state.last >= 0:
        return 0.0
    whole = float(ROWS - 1) * float(state.seats)
    gone = float(state.row - 1) * float(state.seats) + float(state.filled)
    return max(0.05, 1.0 - gone / whole)


def outlook(state: State, seat: i64) -> float:
    """Points now, and the worth of everything that works."""
    left = time_left(state)
    worth = float(scoring.points(state, seat))
    pounds = min(float(state.pounds[seat]), PLENTY)
    worth += POUND * pounds * min(1.0, 2.0 * left)
    worth += (GOLD * float(state.gold[seat]) + TOKEN * float(min(state.tokens[seat], 4))) * min(1.0, 2.0 * left)
    worth += CERTIFICATE * float(state.certificates[seat]) * min(1.0, 3.0 * left)
    worth += (PERMANENT * float(state.permanent(seat)) + PERMANENT_WOOL * float(state.wool(seat))) * left
    for craft in range(CRAFTS):
        worth += WORKER[craft] * float(state.hired(seat, craft) - 1) * left
    worth += HOUSE * float(state.own_buildings(seat)) * left
    worth += SPACE * float(max(0, state.pathfinder[seat])) * left
    worth += STOREHOUSE * float(state.storehouses_placed(seat)) * left
    worth += float(DISCS - bits.size(state.discs[seat])) * OPEN * left
    worth += worth_of_deck(state, seat) * left
    worth += worth_of_hand(state, seat) * min(1.0, 3.0 * left)
    return worth + worth_of_way(state, seat)


def worth_of_deck(state: State, seat: i64) -> float:
    """Better sheep make better deliveries; common ones are in the way."""
    worth = 0.0
    for card in range(SHEEP):
        count = state.deck_count(seat, card)
        if count > 0:
            worth += CARD * (float(BREEDING[card]) - COMMON) * float(count)
    return worth


def worth_of_hand(state: State, seat: i64) -> float:
    """Different breeds in hand, for Wellington and for shearing."""
    start = (HAND + seat) * CARDS
    worth = 0.0
    for card in range(SHEEP):
        if state.cards[start + card] > 0:
            worth += BREED * float(BREEDING[card]) + WOOL_IN_HAND * float(WOOL[card])
    return worth


def distances() -> vec[i64]:
    """Spaces to Wellington by the shortest way."""
    found = vec[i64]([99] * NODES)
    found[WELLINGTON] = 0
    for _ in range(NODES):
        for node in range(NODES):
            for branch in range(2):
                route = ROUTES.next[node * 2 + branch]
                if route != NONE:
                    found[node] = min(found[node], found[ROUTES.node[route]] + 1)
    return found


TO_CITY: Final = distances()


def worth_of_way(state: State, seat: i64) -> float:
    """Near Wellington is good with a good hand."""
    node = state.runholders[seat]
    return 0.0 if node == NONE else -PROGRESS * float(TO_CITY[node])
