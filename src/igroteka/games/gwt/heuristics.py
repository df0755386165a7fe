"""What looks good here? Values for bots, in points; never changes the state."""

from igroteka.games.gwt import scoring
from igroteka.games.gwt.state import State


def evaluate(state: State, seat: int) -> float:
    """How good the position looks for a seat that knows its own cards and sees everything public."""
    return float(scoring.points(state, seat))
