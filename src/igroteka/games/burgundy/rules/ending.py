"""The end of the game (BUR-13)."""

from igroteka.core.arrays import i64
from igroteka.games.burgundy import scoring
from igroteka.games.burgundy.data.box import FROM_UNSOLD, SOURCES
from igroteka.games.burgundy.events import FINAL, GAME_OVER
from igroteka.games.burgundy.state import COMPLETE, State


def finish(state: State) -> None:
    """Goods, silver, workers and knowledge are added (BUR-13.1); the first in the ranking has won (BUR-13.2)."""
    for seat in range(state.seats):
        for source in range(FROM_UNSOLD, SOURCES):  # the last lines of the score sheet
            points = scoring.end_points(state, seat, source)
            if points > 0:
                state.score(seat, source, points)
                state.tell(FINAL, seat, source, points)
    state.ending = COMPLETE
    state.finished = True
    state.revealed = True
    winner: i64 = scoring.ranks(state).index(1)
    state.tell(GAME_OVER, winner, scoring.points(state, winner))
