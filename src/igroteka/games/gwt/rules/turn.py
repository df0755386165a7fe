"""The turn: phases A, B and C (GWT-3, GWT-9)."""

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Step
from igroteka.core.arrays import i64, mypyc_attr
from igroteka.core.state import do_next
from igroteka.games.gwt.actions import DONE, PLAY
from igroteka.games.gwt.data.box import NONE, START
from igroteka.games.gwt.events import PHASE_C as DREW_UP
from igroteka.games.gwt.events import TURN_BEGAN
from igroteka.games.gwt.rules import ending, exchange, objectives, trail
from igroteka.games.gwt.rules.exchange import Ask
from igroteka.games.gwt.state import PHASE_A, PHASE_C, State


def begin_turn(state: State, seat: i64) -> None:
    """Phases A, B and C, all compulsory (GWT-3.1, GWT-3.2); a first turn begins by placing the herder (GWT-2.13)."""
    if seat == state.first:
        state.turn += 1
    state.active = seat
    state.phase = PHASE_A
    state.visited = 0
    state.tell(TURN_BEGAN, seat, state.turn)
    do_next(state, EndPhaseB(seat), DrawUp(seat), EndTurn(seat))
    if state.herders[seat] == NONE:
        do_next(state, trail.FirstDiscard(seat), trail.PlaceHerder(seat))
    else:
        do_next(state, trail.MoveHerder(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class EndPhaseB(Ask):
    """After the last action objectives may still be played and tokens used (GWT-6.22, GWT-6.38).

    Only who may have something to say is asked: everybody can count tokens and the objectives of a deck.
    """

    def may_play(self, state: State) -> bool:
        """Not after Kansas City (GWT-6.23)."""
        return state.herders[self.seat] != START

    def who(self, state: State) -> i64:
        if state.phase == PHASE_C:
            return NOBODY
        if state.tokens[self.seat] > 0 and state.drawable(self.seat) > 0:
            return self.seat
        return self.seat if self.may_play(state) and state.may_hold_objective(self.seat) else NOBODY

    def options(self, state: State, out: Options) -> None:
        if self.may_play(state):
            objectives.offer_play(state, self.seat, out)
        out.add(DONE.first)

    def apply(self, state: State, action: i64) -> None:
        if PLAY.has(action):
            do_next(state, self)
            objectives.play(state, self.seat, PLAY.index(action))


@mypyc_attr(acyclic=True, free_list_len=1)
class BeforeDrawing(Ask):
    """After the free move of an objective in phase B only tokens may still be used (GWT-6.24, GWT-6.38)."""

    def who(self, state: State) -> i64:
        return self.seat if state.tokens[self.seat] > 0 and state.drawable(self.seat) > 0 else NOBODY

    def options(self, state: State, out: Options) -> None:
        out.add(DONE.first)


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawUp(Step):
    """Phase C: draw up to the hand limit; more cards are kept (GWT-9.1)."""

    def run(self, state: State) -> None:
        state.phase = PHASE_C
        missing = state.hand_limit(self.seat) - state.hand_size(self.seat)
        if missing > 0:
            state.tell(DREW_UP, self.seat, exchange.draw(state, self.seat, missing))


@mypyc_attr(acyclic=True, free_list_len=1)
class EndTurn(Step):
    """The next player in turn; whoever triggered the end has no further turn (GWT-3.1, GWT-10.2)."""

    def run(self, state: State) -> None:
        seat = (self.seat + 1) % state.seats
        if seat == state.last:
            ending.finish(state)
        else:
            begin_turn(state, seat)
