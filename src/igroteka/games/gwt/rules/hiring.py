"""Hiring a worker (GWT-6.3 to GWT-6.6)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import i64, mypyc_attr, raised, replaced
from igroteka.games.gwt.actions import DECLINE, HIRE
from igroteka.games.gwt.data.box import CRAFT_SPACES, CRAFTS, NONE, ROW_PRICE, ROWS, SEATS
from igroteka.games.gwt.data.program import CRAFT_ALT
from igroteka.games.gwt.events import HIRED
from igroteka.games.gwt.rules import effects, location
from igroteka.games.gwt.rules.exchange import Ask
from igroteka.games.gwt.state import State


def price(row: i64, modifier: i64) -> i64:
    """The price of the row, dearer or cheaper, not below 0 (GWT-6.3)."""
    return max(0, ROW_PRICE[row] + modifier)


def open_rows(state: State) -> i64:
    """Rows above the token's; all of them once it has left the market (GWT-6.3)."""
    return min(state.row, ROWS)


def space_of(state: State, row: i64, craft: i64) -> i64:
    """The first space of a row with a worker of this craft, or NONE."""
    for space in range(row * SEATS, row * SEATS + state.seats):
        if state.jobs[space] == craft:
            return space
    return NONE


def can_hire(state: State, seat: i64, modifier: i64) -> bool:
    """Is there somebody whom the seat can pay and seat?"""
    for row in range(open_rows(state)):
        if price(row, modifier) <= state.dollars[seat]:
            for space in range(row * SEATS, row * SEATS + state.seats):
                craft = state.jobs[space]
                if craft != NONE and state.workers[seat * CRAFTS + craft] < CRAFT_SPACES:
                    return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class Hire(Ask):
    """One worker from a row above the token's (GWT-6.3, GWT-6.4)."""

    def __init__(self, seat: i64, modifier: i64) -> None:
        super().__init__(seat)
        self.modifier: Final[i64] = modifier

    def fields(self) -> list[int]:
        return [self.seat, self.modifier]

    def who(self, state: State) -> i64:
        return self.seat if can_hire(state, self.seat, self.modifier) else NOBODY

    def options(self, state: State, out: Options) -> None:
        for row in range(open_rows(state)):
            if price(row, self.modifier) <= state.dollars[self.seat]:
                for craft in range(CRAFTS):
                    if state.hired(self.seat, craft) < CRAFT_SPACES and space_of(state, row, craft) != NONE:
                        out.add(HIRE.first + row * CRAFTS + craft)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DECLINE.first:
            return
        location.done(state)
        row, craft = HIRE.a(action), HIRE.b(action)
        cost = price(row, self.modifier)
        state.dollars[self.seat] -= cost
        state.jobs = replaced(state.jobs, space_of(state, row, craft), NONE)  # never filled again (GWT-6.6)
        state.workers = raised(state.workers, self.seat * CRAFTS + craft, 1)
        state.tell(HIRED, self.seat, craft, row, cost)
        alt = CRAFT_ALT[craft * (CRAFT_SPACES + 1) + state.hired(self.seat, craft)]
        if alt != NONE:
            effects.immediate(state, self.seat, alt, NONE)  # may chain (GWT-6.5)
