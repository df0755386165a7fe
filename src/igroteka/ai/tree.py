"""What lines of play have tried in turns to come, so that later lines go where earlier ones did well."""

import math
from typing import Final

from igroteka.core.arrays import i64

POLICY: Final = 0  # the place of the policy's own answer, whatever it says there
OPENED: Final = 6  # lines come to a turn before more than that answer is tried
CURIOUS: Final = 0.7  # spreads of results by which an answer that few lines have tried is favoured


class Branch:
    """A turn to come after the same answers: what it may begin with, and how the lines did that began it so."""

    def __init__(self) -> None:
        self.met: i64 = 0  # lines that came here
        self.seat: i64 = -1  # whose turn it was when it was opened
        self.answers: list[int] = []  # beside the policy's own
        self.counts: list[int] = []
        self.sums: list[float] = []
        self.squares = 0.0
        self.onward: list[Branch] = []

    def open(self, seat: i64, answers: list[int]) -> None:
        """From now on these answers are tried, too."""
        self.seat = seat
        self.answers = answers
        self.counts = [0 for _ in range(len(answers) + 1)]
        self.sums = [0.0 for _ in range(len(answers) + 1)]
        self.onward = [Branch() for _ in range(len(answers) + 1)]

    def pick(self) -> int:
        """The place of what is tried next: what did well so far, or what is hardly known; ever more of them."""
        lines = sum(self.counts)
        if self.counts[POLICY] < 2:
            return POLICY
        mean = sum(self.sums) / lines
        spread = math.sqrt(max(0.0, self.squares / lines - mean * mean))
        wide = min(len(self.counts), 1 + int(math.log2(lines + 1)))
        best, most = POLICY, 0.0
        for place in range(wide):
            count = self.counts[place]
            if count == 0:
                return place
            hope = self.sums[place] / count + CURIOUS * spread * math.sqrt(math.log(lines + 1) / count)
            if place == POLICY or hope > most:
                best, most = place, hope
        return best

    def learn(self, place: int, worth: float) -> None:
        """A line that went this way came to so much, for whose turn it was."""
        self.counts[place] += 1
        self.sums[place] += worth
        self.squares += worth * worth


class Line:
    """One line of play that is looked at on its way."""

    def __init__(self, branch: Branch | None) -> None:
        self.branch: Branch | None = branch  # the turn to come, as long as something may be tried there
        self.taken: Final[list[Branch]] = []
        self.places: Final[list[int]] = []
        self.worths: Final[list[float]] = []  # at own turns that it came to

    def take(self, branch: Branch, place: int, deepest: int) -> None:
        """It goes on this way; beyond so many turns nothing is tried any more."""
        self.taken.append(branch)
        self.places.append(place)
        self.branch = branch.onward[place] if len(self.taken) < deepest else None
