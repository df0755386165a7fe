"""Auxiliary actions, single and double (NZ-10)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import i64, mypyc_attr
from igroteka.games.gwtnz.actions import AUX, DECLINE
from igroteka.games.gwtnz.data.box import AUX_DISCS, AUX_FREE, AUXILIARIES
from igroteka.games.gwtnz.data.program import AUX_ALT, SINGLE
from igroteka.games.gwtnz.events import USED_AUX
from igroteka.games.gwtnz.rules import effects, location
from igroteka.games.gwtnz.rules.exchange import Ask
from igroteka.games.gwtnz.state import State
from igroteka.kit import bits


def clear_spaces(state: State, seat: i64, auxiliary: i64) -> i64:
    """How many of its two spaces are open (NZ-9.3)."""
    return AUX_FREE[auxiliary] + bits.size(AUX_DISCS[auxiliary] & ~state.discs[seat])


def is_open(state: State, seat: i64, auxiliary: i64, form: i64) -> bool:
    """One open space: single. Both: single or double (NZ-10.2, NZ-10.3). And its cost can be paid."""
    return clear_spaces(state, seat, auxiliary) > form and effects.can_do(state, seat, AUX_ALT[auxiliary * 2 + form])


def can_use(state: State, seat: i64) -> bool:
    """Is any auxiliary action open? What is open double is open single."""
    for auxiliary in range(AUXILIARIES):
        if is_open(state, seat, auxiliary, SINGLE):
            return True
    return False


def offer(state: State, seat: i64, most: i64, out: Options) -> None:
    """Every auxiliary action in forms up to this one."""
    for auxiliary in range(AUXILIARIES):
        for form in range(most + 1):
            if is_open(state, seat, auxiliary, form):
                out.add(AUX.first + auxiliary * 2 + form)


def offer_single(state: State, seat: i64, out: Options) -> None:
    """What every location offers (NZ-5.1, NZ-5.4)."""
    offer(state, seat, SINGLE, out)


def use(state: State, seat: i64, action: i64) -> None:
    """Do it."""
    auxiliary, form = AUX.a(action), AUX.b(action)
    state.tell(USED_AUX, seat, auxiliary, form)
    effects.perform(state, seat, AUX_ALT[auxiliary * 2 + form])


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseAuxiliary(Ask):
    """One auxiliary action: single, or single or double (NZ-10.2, NZ-10.3)."""

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: Final[i64] = most

    def fields(self) -> list[int]:
        return [self.seat, self.most]

    def who(self, state: State) -> i64:
        return self.seat if can_use(state, self.seat) else NOBODY

    def options(self, state: State, out: Options) -> None:
        offer(state, self.seat, self.most, out)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DECLINE.first:
            if not effects.begins_with_question(AUX_ALT[AUX.index(action)]):
                location.done(state)
            use(state, self.seat, action)
