"""The end of the game (CAT-11)."""

from igroteka.core.arrays import i64
from igroteka.games.catan import scoring
from igroteka.games.catan.events import TURN_LIMIT_REACHED, WON
from igroteka.games.catan.state import TURN_LIMIT, VICTORY, State


def has_enough(state: State, seat: i64) -> bool:
    """Enough points to win (CAT-11.1)."""
    return scoring.points(state, seat) >= state.rules.target


def claim_victory(state: State) -> bool:
    """The active player wins at any moment of the own turn with enough points (CAT-11.1, CAT-11.3)."""
    seat = state.active
    if not has_enough(state, seat):
        return False
    state.winner = seat
    state.tell(WON, seat, scoring.points(state, seat))
    finish(state, VICTORY)
    return True


def stop_at_limit(state: State, seat: i64) -> None:
    """After the agreed number of turns nobody has won (CAT-11.5)."""
    state.tell(TURN_LIMIT_REACHED, seat, state.turn)
    finish(state, TURN_LIMIT)


def finish(state: State, ending: i64) -> None:
    """All is revealed (CAT-11.4)."""
    state.ending = ending
    state.finished = True
    state.revealed = True
