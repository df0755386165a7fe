"""A market where everybody has cards, for the trade protocol (CAT-17)."""

from typing import Any

from igroteka.games.catan.state import State, terms_give, terms_want
from tests.games.catan.table import bundle, deal, table

EVERYBODY = [0, 1, 2, 3, -3]


def market(**options: Any) -> State:
    """Seat 1 is on turn; everybody has cards."""
    state = table(active=1, **options)
    deal(state, 0, wool=2, grain=2)
    deal(state, 1, lumber=3, brick=2)
    deal(state, 2, ore=1)
    deal(state, 3, grain=1, ore=3)
    return state


def worked_sequence() -> State:
    """The position of CAT-17.22."""
    state = table(active=1)
    deal(state, 1, brick=3, ore=1)
    deal(state, 3, grain=1)
    deal(state, 0, grain=2)
    return state


def refusals(state: State) -> list[tuple[dict[str, int], dict[str, int], int]]:
    """What was refused, and by whom."""
    return [(bundle(terms_give(key >> 2)), bundle(terms_want(key >> 2)), key & 3) for key in state.refused]
