"""Hiring a worker (NZ-14.1)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import i64, mypyc_attr, raised, replaced
from igroteka.games.gwtnz.actions import DECLINE, HIRE
from igroteka.games.gwtnz.data.box import CRAFT_SPACES, CRAFTS, JOB_PRICE, JOB_ROWS, NONE
from igroteka.games.gwtnz.data.program import CHOICES, CRAFT_ALT
from igroteka.games.gwtnz.events import HIRED
from igroteka.games.gwtnz.rules import effects, location
from igroteka.games.gwtnz.rules.exchange import Ask
from igroteka.games.gwtnz.state import State
from igroteka.kit import bits


def price(row: i64, modifier: i64) -> i64:
    """The price of the row, dearer or cheaper, not below 0 (NZ-14.1)."""
    return max(0, JOB_PRICE[row] + modifier)


def free_row(state: State, craft: i64) -> i64:
    """The topmost empty space of a column, or NONE (NZ-2.4, NZ-6.12)."""
    for row in range(JOB_ROWS):
        if not state.jobs[craft] >> row & 1:
            return row
    return NONE


def is_full(state: State, seat: i64, craft: i64) -> bool:
    """Are all five spaces of a row taken?"""
    return state.hired(seat, craft) >= CRAFT_SPACES


def can_hire(state: State, seat: i64, modifier: i64) -> bool:
    """Is there somebody whom the seat can pay and seat?"""
    for craft in range(CRAFTS):
        if state.jobs[craft] and not is_full(state, seat, craft):
            for row in range(JOB_ROWS):
                if state.jobs[craft] >> row & 1 and price(row, modifier) <= state.pounds[seat]:
                    return True
    return False


def seat_worker(state: State, seat: i64, craft: i64) -> None:
    """On the leftmost free space of the row, whose immediate action may be done (NZ-14.1, NZ-18.3)."""
    space = state.workers[seat * CRAFTS + craft]
    state.workers = raised(state.workers, seat * CRAFTS + craft, 1)
    alt = (craft * CRAFT_SPACES + space) * CHOICES
    effects.immediate(state, seat, CRAFT_ALT[alt], CRAFT_ALT[alt + 1])


@mypyc_attr(acyclic=True, free_list_len=1)
class Hire(Ask):
    """One worker from the job market (NZ-14.1)."""

    def __init__(self, seat: i64, modifier: i64) -> None:
        super().__init__(seat)
        self.modifier: Final[i64] = modifier

    def fields(self) -> list[int]:
        return [self.seat, self.modifier]

    def who(self, state: State) -> i64:
        return self.seat if can_hire(state, self.seat, self.modifier) else NOBODY

    def options(self, state: State, out: Options) -> None:
        for row in range(JOB_ROWS):
            if price(row, self.modifier) <= state.pounds[self.seat]:
                for craft in range(CRAFTS):
                    if state.jobs[craft] >> row & 1 and not is_full(state, self.seat, craft):
                        out.add(HIRE.first + row * CRAFTS + craft)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DECLINE.first:
            return
        location.done(state)
        row, craft = HIRE.a(action), HIRE.b(action)
        cost = price(row, self.modifier)
        state.pounds[self.seat] -= cost
        state.jobs = replaced(state.jobs, craft, state.jobs[craft] & ~bits.bit(row))
        state.tell(HIRED, self.seat, craft, row, cost)
        seat_worker(state, self.seat, craft)
