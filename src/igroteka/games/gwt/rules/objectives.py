"""Objective cards: gaining and playing them (GWT-6.21 to GWT-6.26)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Chance
from igroteka.core.arrays import i64, mypyc_attr, raised, vec
from igroteka.core.state import do_next
from igroteka.games.gwt.actions import BLIND, DEAL_OBJECTIVE, DECLINE, DRAW_UNSEEN, OBJECTIVE, PLAY
from igroteka.games.gwt.data.box import CARDS, CATTLE, DECK, DISPLAY
from igroteka.games.gwt.data.program import PLAY_ALT
from igroteka.games.gwt.events import DISPLAY_GREW, OBJECTIVE_GAINED, OBJECTIVE_PLAYED, OBJECTIVE_UNSEEN
from igroteka.games.gwt.rules import effects, location
from igroteka.games.gwt.rules.exchange import Ask
from igroteka.games.gwt.state import AREA, HAND, OBJECTIVE_STACK, PILE, SECRET_BITS, SHOWN, State
from igroteka.kit import bits

# --- playing


def offer_play(state: State, seat: i64, out: Options) -> None:
    """Any objective in hand (GWT-6.22)."""
    start = (HAND + seat) * CARDS
    for card in range(CATTLE, DECK):
        if state.cards[start + card] > 0:
            out.add(PLAY.first + card - CATTLE)


def play(state: State, seat: i64, objective: i64) -> None:
    """To the personal objective area for good; its immediate action now or never (GWT-6.22)."""
    state.leave_hand(seat, AREA + seat, CATTLE + objective)
    state.tell(OBJECTIVE_PLAYED, seat, CATTLE + objective)
    effects.immediate(state, seat, PLAY_ALT[objective], -1)


# --- gaining


def may_draw(state: State, hand: bool, must: bool) -> bool:
    """May the top card of the stack be taken unseen (GWT-6.44, GWT-7.12)?"""
    if state.sizes[OBJECTIVE_STACK] == 0:
        return False
    if must:
        return state.rules.delivery_from_stack
    return state.rules.hand_from_stack or not hand


def can_gain(state: State, hand: bool, must: bool) -> bool:
    """Both display and stack empty: nothing can be gained (GWT-6.21)."""
    return state.sizes[SHOWN] > 0 or may_draw(state, hand, must)


@mypyc_attr(acyclic=True, free_list_len=1)
class GainObjective(Ask):
    """A card from the display or, unseen, from the stack (GWT-6.21); a delivery's must be taken (GWT-7.12)."""

    def __init__(self, seat: i64, hand: i64, must: i64) -> None:
        super().__init__(seat)
        self.hand: Final[i64] = hand
        self.must: Final[i64] = must

    def fields(self) -> list[int]:
        return [self.seat, self.hand, self.must]

    def who(self, state: State) -> i64:
        return self.seat if can_gain(state, self.hand == 1, self.must == 1) else NOBODY

    def options(self, state: State, out: Options) -> None:
        for card in range(CATTLE, DECK):
            if state.cards[SHOWN * CARDS + card] > 0:
                out.add(OBJECTIVE.first + card - CATTLE)
        if may_draw(state, self.hand == 1, self.must == 1):
            out.add(BLIND.first)
        if self.must == 0:
            out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DECLINE.first:
            return
        location.done(state)
        if action == BLIND.first:
            do_next(state, DrawObjective(self.seat, self.hand))
        else:
            card = CATTLE + OBJECTIVE.index(action)
            state.move_card(SHOWN, HAND + self.seat if self.hand else PILE + self.seat, card)
            state.tell(OBJECTIVE_GAINED, self.seat, card, self.hand)
            refill(state)


def refill(state: State) -> None:
    """The display is refilled at once, as long as there are cards (GWT-6.21)."""
    if state.sizes[SHOWN] < DISPLAY and state.sizes[OBJECTIVE_STACK] > 0:
        do_next(state, ShowObjective())


@mypyc_attr(acyclic=True, free_list_len=1)
class ShowObjective(Chance):
    """The top objective goes to the display (GWT-2.9, GWT-6.21)."""

    def first_outcome(self) -> i64:
        return DEAL_OBJECTIVE.first

    def weights(self, state: State) -> vec[i64]:
        return state.cards[OBJECTIVE_STACK * CARDS + CATTLE : OBJECTIVE_STACK * CARDS + DECK]

    def apply(self, state: State, action: i64) -> None:
        card = CATTLE + DEAL_OBJECTIVE.index(action)
        state.move_card(OBJECTIVE_STACK, SHOWN, card)
        state.tell(DISPLAY_GREW, NOBODY, card)
        refill(state)


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawObjective(Chance):
    """The top objective, unseen until it is taken: face up to the discard pile, or secretly to the hand (GWT-6.21)."""

    def __init__(self, seat: i64, hand: i64) -> None:
        self.seat: Final[i64] = seat
        self.hand: Final[i64] = hand

    def fields(self) -> list[int]:
        return [self.seat, self.hand]

    def first_outcome(self) -> i64:
        return DRAW_UNSEEN.first

    def weights(self, state: State) -> vec[i64]:
        return state.cards[OBJECTIVE_STACK * CARDS + CATTLE : OBJECTIVE_STACK * CARDS + DECK]

    def apply(self, state: State, action: i64) -> None:
        objective = DRAW_UNSEEN.index(action)
        card = CATTLE + objective
        if self.hand:
            state.move_card(OBJECTIVE_STACK, HAND + self.seat, card)
            state.secrets = raised(state.secrets, self.seat, bits.bit(SECRET_BITS * objective))
            state.tell(OBJECTIVE_UNSEEN, self.seat)
            state.tell(OBJECTIVE_GAINED, self.seat, card, 1, seen_by=bits.bit(self.seat))
        else:
            state.move_card(OBJECTIVE_STACK, PILE + self.seat, card)
            state.tell(OBJECTIVE_GAINED, self.seat, card, 0)
