"""What buildings do when something happens: whenever, each time, once (NUS-8.6 to NUS-8.10)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Decision, Step
from igroteka.core.arrays import i64, mypyc_attr, replaced
from igroteka.core.state import do_next
from igroteka.games.nusfjord import scoring
from igroteka.games.nusfjord.actions import TRIGGER
from igroteka.games.nusfjord.data.box import ALL_CELLS, CELLS, NONE
from igroteka.games.nusfjord.data.program import BUILT, GAIN, ONCE, PROGRAM, holds
from igroteka.games.nusfjord.events import TRIGGERED
from igroteka.games.nusfjord.rules import effects
from igroteka.games.nusfjord.state import State
from igroteka.kit import bits


def happened(state: State, seat: i64, when: i64, ship: i64 = NONE) -> None:
    """Something happened now: whatever stands in the harbour may react."""
    if state.reacts_to(seat, when):
        do_next(state, React(seat, when, ALL_CELLS, ship))


def follow(state: State, seat: i64, when: i64, ship: i64 = NONE) -> None:
    """What will have happened when all that is put on the agenda from now on is done.

    Only buildings that stand when it begins react, unless a building may react to its own construction.
    """
    if state.rules.own_construction:
        do_next(state, React(seat, when, ALL_CELLS, ship))
    elif state.reacts_to(seat, when):
        do_next(state, React(seat, when, state.built(seat), ship))


def note(state: State, seat: i64) -> None:
    """Something changed: has the first moment of a "once" come (NUS-8.9)?"""
    if state.unfired[seat]:
        do_next(state, Watch(seat))


def applies(state: State, seat: i64, effect: i64, when: i64, ship: i64) -> bool:
    """Is this an effect of that moment, and does its condition hold? Of a "once" it has held."""
    if PROGRAM.when[effect] != when:
        return False
    if PROGRAM.only_ship[effect] != NONE and PROGRAM.only_ship[effect] != ship:
        return False
    return when == ONCE or condition(state, seat, effect)


def condition(state: State, seat: i64, effect: i64) -> bool:
    """Does the condition of an effect hold?"""
    if PROGRAM.only_sign[effect] == NONE:
        return True
    count = scoring.counted(state, seat, PROGRAM.only_count[effect])
    return holds(count, PROGRAM.only_sign[effect], PROGRAM.only_value[effect])


def sure_gains(state: State, seat: i64, when: i64, times: i64 = 1) -> None:
    """What the reactions to a moment would add, without a word; for judging what can be afforded (NUS-5.6)."""
    for place in range(seat * CELLS, (seat + 1) * CELLS):
        card = state.cells[place]
        if card != NONE and PROGRAM.whens[card] >> when & 1:
            for effect in range(PROGRAM.first[card], PROGRAM.first[card + 1]):
                if applies(state, seat, effect, when, NONE):
                    for step in range(PROGRAM.start[effect], PROGRAM.stop[effect]):
                        if PROGRAM.op[step] == GAIN:
                            for _ in range(times):
                                effects.take(state, seat, step)


@mypyc_attr(acyclic=True, free_list_len=1)
class React(Decision):
    """Effects of the same moment; the owner chooses their order (NUS-8.10)."""

    def __init__(self, seat: i64, when: i64, cells: i64, ship: i64) -> None:
        super().__init__(seat)
        self.when: Final[i64] = when
        self.cells: Final[i64] = cells
        self.ship: Final[i64] = ship

    def fields(self) -> list[int]:
        return [self.seat, self.when, self.cells, self.ship]

    def pending(self, state: State) -> i64:
        """The cells whose building would do something now."""
        found: i64 = 0
        for cell in range(CELLS):
            card = state.cells[self.seat * CELLS + cell]
            if card != NONE and self.cells >> cell & 1 and PROGRAM.whens[card] >> self.when & 1:
                for effect in range(PROGRAM.first[card], PROGRAM.first[card + 1]):
                    if applies(state, self.seat, effect, self.when, self.ship) and (
                        self.when == BUILT or effects.might_do(state, self.seat, effect)
                    ):
                        found |= bits.bit(cell)
        return found

    def who(self, state: State) -> i64:
        pending = self.pending(state)
        return self.seat if pending & (pending - 1) else NOBODY

    def run(self, state: State) -> None:
        pending = self.pending(state)
        if pending:
            self.fire(state, bits.size(pending - 1))

    def options(self, state: State, out: Options) -> None:
        pending = self.pending(state)
        last: i64 = NONE
        while True:
            least: i64 = NONE
            for cell in range(CELLS):
                card = state.cells[self.seat * CELLS + cell]
                if pending >> cell & 1 and card > last and (least == NONE or card < least):
                    least = card
            if least == NONE:
                return
            out.add(TRIGGER.first + least)
            last = least

    def apply(self, state: State, action: i64) -> None:
        for cell in range(CELLS):
            if state.cells[self.seat * CELLS + cell] == TRIGGER.index(action):
                self.fire(state, cell)

    def fire(self, state: State, cell: i64) -> None:
        """One building reacts; the others wait until all its consequences are done."""
        left = self.cells & ~bits.bit(cell)
        if left and self.when != BUILT:
            do_next(state, React(self.seat, self.when, left, self.ship))
        card = state.cells[self.seat * CELLS + cell]
        if self.when != BUILT:
            state.tell(TRIGGERED, self.seat, card)
        last = PROGRAM.first[card + 1]
        for back in range(PROGRAM.first[card], last):
            effect = PROGRAM.first[card] + last - 1 - back  # the first effect of the data comes on top
            if applies(state, self.seat, effect, self.when, self.ship):
                effects.begin(state, self.seat, effect)


@mypyc_attr(acyclic=True, free_list_len=1)
class Watch(Step):
    """Has the first moment of a "once" come (NUS-8.9)?"""

    def run(self, state: State) -> None:
        come: i64 = 0
        for cell in range(CELLS):
            if state.unfired[self.seat] >> cell & 1:
                card = state.cells[self.seat * CELLS + cell]
                for effect in range(PROGRAM.first[card], PROGRAM.first[card + 1]):
                    if PROGRAM.when[effect] == ONCE and condition(state, self.seat, effect):
                        come |= bits.bit(cell)
        if come:
            state.unfired = replaced(state.unfired, self.seat, state.unfired[self.seat] & ~come)
            do_next(state, React(self.seat, ONCE, come, NONE))
