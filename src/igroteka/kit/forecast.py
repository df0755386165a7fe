"""From what a position promises to the points that are to be expected at the end.

Bots need only to know which of two positions is better; whoever tells people how a game stands needs the number itself.
"""

from typing import Final

from igroteka.core.arrays import i64, vec

TENTHS: Final = 10


class Forecast:
    """Three rows over what is left of a game, in tenths of it: none first, all last.

    What seats usually are promised then, what they do get, and how much of a difference between promises comes true.
    """

    def __init__(self, usual: list[float], due: list[float], trust: list[float]) -> None:
        self.usual: Final = vec[float](usual)
        self.due: Final = vec[float](due)
        self.trust: Final = vec[float](trust)

    def expected(self, points: float, promise: float, left: float) -> float:
        """Points at the end, of a seat that has so many and is promised so many more."""
        more = at(self.due, left) + at(self.trust, left) * (promise - at(self.usual, left))
        return points + more


def at(row: vec[float], share: float) -> float:
    """The value of a row between its marks."""
    place = min(max(share, 0.0), 1.0) * float(TENTHS)
    low: i64 = min(i64(int(place)), TENTHS - 1)
    return row[low] + (row[low + 1] - row[low]) * (place - float(low))
