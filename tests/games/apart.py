"""Positions to be written in: copies share the rows that rules seldom change, which are replaced as a whole."""

from typing import Any, TypeVar

from igroteka.core.arrays import filled, i64, vec
from igroteka.core.state import Position

P = TypeVar("P", bound=Position)
ROW = type(filled(1, 0))


def apart(state: P) -> P:
    """A copy of which every row is its own."""
    other: Any = state.copy()
    for name in dir(other):
        row = getattr(other, name, None)
        if isinstance(row, ROW):
            setattr(other, name, vec[i64](list(row)))
    return other  # type: ignore[no-any-return]
