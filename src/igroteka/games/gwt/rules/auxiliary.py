"""Auxiliary actions, single and double (GWT-6.30 to GWT-6.33)."""

from igroteka.core.actions import Options
from igroteka.core.arrays import i64, mypyc_attr
from igroteka.games.gwt.actions import AUX, DECLINE
from igroteka.games.gwt.data.box import AUX_DISCS, AUX_FREE, AUXILIARIES
from igroteka.games.gwt.data.program import AUX_ALT, DOUBLE, SINGLE
from igroteka.games.gwt.events import USED_AUX
from igroteka.games.gwt.rules import effects, location
from igroteka.games.gwt.rules.exchange import Ask
from igroteka.games.gwt.state import State
from igroteka.kit import bits


def clear_spaces(state: State, seat: i64, auxiliary: i64) -> i64:
    """How many of its two spaces are clear (GWT-6.30)."""
    return AUX_FREE[auxiliary] + bits.size(AUX_DISCS[auxiliary] & ~state.discs[seat])


def is_open(state: State, seat: i64, auxiliary: i64, form: i64) -> bool:
    """One clear space: single. Both: single or double (GWT-6.30). And its cost can be paid."""
    return clear_spaces(state, seat, auxiliary) > form and effects.can_do(state, seat, AUX_ALT[auxiliary * 2 + form])


def offer(state: State, seat: i64, most: i64, out: Options) -> None:
    """Every auxiliary action in forms up to this one."""
    for auxiliary in range(AUXILIARIES):
        for form in range(most + 1):
            if is_open(state, seat, auxiliary, form):
                out.add(AUX.first + auxiliary * 2 + form)


def offer_single(state: State, seat: i64, out: Options) -> None:
    """What every location offers (GWT-5.1, GWT-5.2)."""
    offer(state, seat, SINGLE, out)


def use(state: State, seat: i64, action: i64) -> None:
    """Do it."""
    auxiliary, form = AUX.a(action), AUX.b(action)
    state.tell(USED_AUX, seat, auxiliary, form)
    effects.perform(state, seat, AUX_ALT[auxiliary * 2 + form])


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseAuxiliary(Ask):
    """One auxiliary action, single or double (GWT-6.30)."""

    def options(self, state: State, out: Options) -> None:
        offer(state, self.seat, DOUBLE, out)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DECLINE.first:
            if not effects.begins_with_question(AUX_ALT[AUX.index(action)]):
                location.done(state)
            use(state, self.seat, action)
