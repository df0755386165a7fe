"""Phase II: turns, workers, the copy tile (NUS-5, NUS-6.12)."""

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Frame
from igroteka.core.arrays import i64, mypyc_attr, replaced
from igroteka.core.state import do_next
from igroteka.games.nusfjord.actions import COPY, ELDER, PASS, PLACE
from igroteka.games.nusfjord.data.box import (
    ACTIONS,
    COPY_TILE,
    COUNCIL,
    NONE,
    SPACE_ACTION,
    SPACE_SECTION,
    SPACES,
    TURNS,
    WORKERS,
)
from igroteka.games.nusfjord.data.program import ON_PASS
from igroteka.games.nusfjord.events import COPIED, PASSED, PLACED, PLACED_ELDER
from igroteka.games.nusfjord.rules import board, elders, homecoming, reactions, windows
from igroteka.games.nusfjord.rules.windows import Window
from igroteka.games.nusfjord.state import WORK, State
from igroteka.kit import bits


def begin(state: State) -> None:
    """The first player begins, the others follow clockwise (NUS-5.1)."""
    state.phase = WORK
    state.turn = 0
    begin_turn(state)


def begin_turn(state: State) -> None:
    """A turn: one worker or a pass, then exchanges."""
    seat = (state.first_player() + state.turn) % state.seats
    state.active = seat
    do_next(state, TakeTurn(seat), windows.EndTurn(seat), NextTurn())


@mypyc_attr(acyclic=True, free_list_len=1)
class NextTurn(Frame):
    """Three turns for everybody, then home (NUS-5.7)."""

    def run(self, state: State) -> None:
        state.active = NOBODY
        if state.turn + 1 < TURNS * state.seats:
            state.turn += 1
            begin_turn(state)
        else:
            homecoming.begin(state)


# --- the copy tile


def copy_space(state: State, space: i64) -> i64:
    """The copy space that may copy a space of the action board, or NONE (NUS-6.12)."""
    if state.rules.copies == 0:
        return NONE
    return COPY_TILE if state.rules.copies == 1 else COPY_TILE + 1 + SPACE_SECTION[space]


def is_copyable(state: State, space: i64) -> bool:
    """Is the space full, and the copy space for it free?"""
    copier = copy_space(state, space)
    return copier != NONE and state.standing(copier) == 0 and state.is_full(space)


def is_open(state: State, space: i64) -> bool:
    """Is there room for a worker? In the solo game other colours leave none (NUS-5.3, NUS-12.3)."""
    return state.standing(space) < state.capacity(space)


def can_move(state: State, seat: i64) -> bool:
    """Is there anything to do but pass?"""
    for space in range(SPACES):
        if (is_open(state, space) or is_copyable(state, space)) and board.can(state, seat, SPACE_ACTION[space]):
            return True
    if state.plates > 0:
        for place in range(state.elders(seat)):
            if state.posted[seat * COUNCIL + place] == 0 and elders.can_use(state, seat, place):
                return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeTurn(Window):
    """Place a worker and carry out the action, or pass (NUS-5.2, NUS-5.5)."""

    def who(self, state: State) -> i64:
        """Whoever can only pass is not asked, unless a hand or an exchange leaves that open."""
        if state.has_hand(self.seat) or windows.has_exchange(state, self.seat) or can_move(state, self.seat):
            return self.seat
        return NOBODY

    def run(self, state: State) -> None:
        self.apply(state, PASS.first)

    def options(self, state: State, out: Options) -> None:
        able: i64 = 0
        for action in range(ACTIONS):
            if board.can(state, self.seat, action):
                able |= bits.bit(action)
        for space in range(SPACES):
            if able >> SPACE_ACTION[space] & 1 and is_open(state, space):
                out.add(PLACE.first + space)
        if state.rules.copies > 0:
            for space in range(SPACES):
                if able >> SPACE_ACTION[space] & 1 and is_copyable(state, space):
                    out.add(COPY.first + space)
        elders.offer_elders(state, self.seat, out, True)
        out.add(PASS.first)

    def apply(self, state: State, action: i64) -> None:
        seat = self.seat
        if action == PASS.first:
            state.tell(PASSED, seat)
            reactions.happened(state, seat, ON_PASS)
        elif PLACE.has(action):
            space = PLACE.index(action)
            state.workers[space * WORKERS + state.colour(seat)] += 1
            state.tell(PLACED, seat, space)
            board.perform(state, seat, SPACE_ACTION[space])
        elif COPY.has(action):
            space = COPY.index(action)
            copier = copy_space(state, space)
            state.workers[copier * WORKERS + state.colour(seat)] += 1
            state.tell(COPIED, seat, space, copier)
            board.perform(state, seat, SPACE_ACTION[space])
        else:
            place = state.place_of(seat, ELDER.index(action))
            state.posted = replaced(state.posted, seat * COUNCIL + place, state.colour(seat) + 1)
            state.tell(PLACED_ELDER, seat, ELDER.index(action))
            elders.use(state, seat, place)
