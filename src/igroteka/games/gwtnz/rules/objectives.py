"""Objective cards: gaining and playing them (NZ-13.8, NZ-14.10)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Chance
from igroteka.core.arrays import i64, mypyc_attr, vec
from igroteka.core.state import do_next
from igroteka.games.gwtnz.actions import BLIND, DEAL_OBJECTIVE, DECLINE, DRAW_UNSEEN, OBJECTIVE, PLAY
from igroteka.games.gwtnz.data.box import CARDS, DISPLAY, FIRST_OBJECTIVE, FIRST_SHOWN
from igroteka.games.gwtnz.data.program import CHOICES, PLAY_ALT
from igroteka.games.gwtnz.events import DISPLAY_GREW, OBJECTIVE_GAINED, OBJECTIVE_PLAYED
from igroteka.games.gwtnz.rules import effects, location
from igroteka.games.gwtnz.rules.exchange import Ask
from igroteka.games.gwtnz.state import AREA, HAND, OBJECTIVE_STACK, SHOWN, State

# --- playing


def offer_play(state: State, seat: i64, out: Options) -> None:
    """Any objective in hand (NZ-13.8)."""
    start = (HAND + seat) * CARDS
    for card in range(FIRST_OBJECTIVE, CARDS):
        if state.cards[start + card] > 0:
            out.add(PLAY.first + card - FIRST_OBJECTIVE)


def play(state: State, seat: i64, objective: i64) -> None:
    """To the objective area for good; its immediate action now or never (NZ-13.8)."""
    card = FIRST_OBJECTIVE + objective
    state.move_card(HAND + seat, AREA + seat, card)
    state.tell(OBJECTIVE_PLAYED, seat, card)
    effects.immediate(state, seat, PLAY_ALT[objective * CHOICES], PLAY_ALT[objective * CHOICES + 1])


# --- gaining


def can_gain(state: State) -> bool:
    """Both display and stack empty: nothing can be gained (NZ-15.1)."""
    return state.sizes[SHOWN] + state.sizes[OBJECTIVE_STACK] > 0


@mypyc_attr(acyclic=True, free_list_len=1)
class GainObjective(Ask):
    """A card from the display or, unseen, from the stack (NZ-14.10); a delivery's must be taken (NZ-6.9)."""

    def __init__(self, seat: i64, must: i64) -> None:
        super().__init__(seat)
        self.must: Final[i64] = must

    def fields(self) -> list[int]:
        return [self.seat, self.must]

    def who(self, state: State) -> i64:
        return self.seat if can_gain(state) else NOBODY

    def options(self, state: State, out: Options) -> None:
        for card in range(FIRST_SHOWN, CARDS):
            if state.cards[SHOWN * CARDS + card] > 0:
                out.add(OBJECTIVE.first + card - FIRST_SHOWN)
        if state.sizes[OBJECTIVE_STACK] > 0:
            out.add(BLIND.first)
        if self.must == 0:
            out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DECLINE.first:
            return
        location.done(state)
        if action == BLIND.first:
            do_next(state, DrawObjective(self.seat))
        else:
            card = FIRST_SHOWN + OBJECTIVE.index(action)
            state.gain_card(self.seat, SHOWN, card)
            state.tell(OBJECTIVE_GAINED, self.seat, card)
            refill(state)


def refill(state: State) -> None:
    """The display is refilled at once, as long as there are cards (NZ-14.10, NZ-15.1)."""
    if state.sizes[SHOWN] < DISPLAY and state.sizes[OBJECTIVE_STACK] > 0:
        do_next(state, ShowObjective())


@mypyc_attr(acyclic=True, free_list_len=1)
class ShowObjective(Chance):
    """The top objective goes to the display (NZ-2.8, NZ-14.10)."""

    def first_outcome(self) -> i64:
        return DEAL_OBJECTIVE.first

    def weights(self, state: State) -> vec[i64]:
        return state.cards[OBJECTIVE_STACK * CARDS + FIRST_SHOWN : (OBJECTIVE_STACK + 1) * CARDS]

    def apply(self, state: State, action: i64) -> None:
        card = FIRST_SHOWN + DEAL_OBJECTIVE.index(action)
        state.move_card(OBJECTIVE_STACK, SHOWN, card)
        state.tell(DISPLAY_GREW, NOBODY, card)
        refill(state)


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawObjective(Chance):
    """The top objective, unseen until it lies on the discard pile (NZ-14.10)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def fields(self) -> list[int]:
        return [self.seat]

    def first_outcome(self) -> i64:
        return DRAW_UNSEEN.first

    def weights(self, state: State) -> vec[i64]:
        return state.cards[OBJECTIVE_STACK * CARDS + FIRST_SHOWN : (OBJECTIVE_STACK + 1) * CARDS]

    def apply(self, state: State, action: i64) -> None:
        card = FIRST_SHOWN + DRAW_UNSEEN.index(action)
        state.gain_card(self.seat, OBJECTIVE_STACK, card)
        state.tell(OBJECTIVE_GAINED, self.seat, card)
