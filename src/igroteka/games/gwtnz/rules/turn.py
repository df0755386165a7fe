"""The turn: phases A, B and C (NZ-1.2, NZ-3.5, NZ-7)."""

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Step
from igroteka.core.arrays import i64, mypyc_attr
from igroteka.core.state import do_next
from igroteka.games.gwtnz.actions import BONUS, DONE, PLAY
from igroteka.games.gwtnz.data.box import NONE, PATHFINDER_TARGET
from igroteka.games.gwtnz.events import PHASE_C as DREW_UP
from igroteka.games.gwtnz.events import TURN_BEGAN
from igroteka.games.gwtnz.rules import cards, delivery, ending, exchange, objectives, trail
from igroteka.games.gwtnz.rules.exchange import Ask
from igroteka.games.gwtnz.state import PHASE_A, PHASE_C, State


def begin_turn(state: State, seat: i64) -> None:
    """Phases A, B and C; a first turn begins with a disc and the runholder (NZ-1.2, NZ-3.5)."""
    if seat == state.first:
        state.turn += 1
    state.active = seat
    state.phase = PHASE_A
    state.plays = 0
    state.forget_gained()
    state.tell(TURN_BEGAN, seat, state.turn)
    do_next(state, EndPhaseB(seat), DrawUp(seat), EndTurn(seat))
    if state.runholders[seat] == NONE:
        disc = delivery.TakeDisc(seat, PATHFINDER_TARGET, 0)
        do_next(state, trail.FirstDiscard(seat), disc, trail.PlaceRunholder(seat))
    else:
        do_next(state, trail.MoveRunholder(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class EndPhaseB(Ask):
    """After the last action cards may still be played and bought, and tokens spent (NZ-13).

    Only who may have something to say is asked: everybody can count tokens, gold and the cards of a deck.
    """

    def who(self, state: State) -> i64:
        seat = self.seat
        if state.phase == PHASE_C:
            return NOBODY
        if exchange.may_spend(state, seat) or state.may_hold_objective(seat) or cards.can_buy_any(state, seat):
            return seat
        return seat if state.may_hold_action(seat) and cards.may_show(state, seat) else NOBODY

    def options(self, state: State, out: Options) -> None:
        objectives.offer_play(state, self.seat, out)
        cards.offer_bonus(state, self.seat, out)
        out.add(DONE.first)

    def apply(self, state: State, action: i64) -> None:
        if PLAY.has(action):
            do_next(state, self)
            objectives.play(state, self.seat, PLAY.index(action))
        elif BONUS.has(action):
            do_next(state, self)
            cards.buy_bonus(state, self.seat, action)
        else:
            state.phase = PHASE_C


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawUp(Step):
    """Phase C: draw up to the hand limit; more cards are kept (NZ-7.1). In a last turn there is none (NZ-16.3)."""

    def run(self, state: State) -> None:
        state.phase = PHASE_C
        missing = state.hand_limit(self.seat) - state.hand_size(self.seat)
        if missing > 0 and state.last == NOBODY:
            state.tell(DREW_UP, self.seat, exchange.draw(state, self.seat, missing))


@mypyc_attr(acyclic=True, free_list_len=1)
class EndTurn(Step):
    """Others may spend tokens now (NZ-13.7); then the next player in turn (NZ-1.2)."""

    def run(self, state: State) -> None:
        do_next(state, NextTurn(self.seat))
        if state.rules.off_turn and state.last == NOBODY:
            for place in range(state.seats - 1, 1, -1):  # the next player can do it on the own turn
                do_next(state, exchange.OffTurn((self.seat + place) % state.seats))


@mypyc_attr(acyclic=True, free_list_len=1)
class NextTurn(Step):
    """Whoever triggered the end has no further turn (NZ-16.1, NZ-16.2)."""

    def run(self, state: State) -> None:
        seat = (self.seat + 1) % state.seats
        if seat == state.last:
            ending.finish(state)
        else:
            begin_turn(state, seat)
