"""The end of the game (NZ-16, NZ-17.13)."""

from igroteka.core.agenda import NOBODY
from igroteka.games.gwtnz import scoring
from igroteka.games.gwtnz.data.program import CATEGORIES
from igroteka.games.gwtnz.events import FINAL, GAME_OVER
from igroteka.games.gwtnz.state import COMPLETE, NO_PHASE, State


def finish(state: State) -> None:
    """Everybody else has had one more turn: the points are counted, category by category."""
    state.ending = COMPLETE
    state.finished = True
    state.revealed = True
    state.active = NOBODY
    state.plays = 0
    state.forget_gained()
    state.phase = NO_PHASE
    if state.log is None:
        return
    for seat in range(state.seats):
        sheet = scoring.score_sheet(state, int(seat))
        for category, name in enumerate(CATEGORIES):
            if sheet[name]:
                state.tell(FINAL, seat, category, sheet[name])
    places = scoring.ranks(state)
    for seat in range(state.seats):
        if places[seat] == 1:
            state.tell(GAME_OVER, seat, scoring.points(state, seat))
