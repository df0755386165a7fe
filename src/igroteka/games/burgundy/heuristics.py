"""What looks good here? Values for bots, in victory points; never changes the state."""

from igroteka.core.arrays import i64
from igroteka.games.burgundy import scoring
from igroteka.games.burgundy.state import State


def evaluate(state: State, seat: int) -> float:
    """How good the position looks for a seat."""
    return worth(state, seat)


def worth(state: State, seat: i64) -> float:
    """Points so far."""
    return float(scoring.points(state, seat))
