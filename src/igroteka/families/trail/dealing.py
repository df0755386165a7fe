"""What is dealt before the first turn."""

from typing import Final

from igroteka.core.agenda import Chance
from igroteka.core.arrays import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Deal(Chance):
    """One of several equal steps."""

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def fields(self) -> list[int]:
        return [self.place]
