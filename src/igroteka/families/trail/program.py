"""What components do, as rows of numbers: an alternative is a row of steps, the costs first."""

from typing import Final

from igroteka.core.arrays import append, i64, row, vec


class Program:
    """All alternatives of all components as one row of steps; each game reads its own data into it."""

    def __init__(self) -> None:
        self.tokens: Final[list[str]] = []  # of each step, in words: "discard:sheep", "hire:3"
        self.op: Final[list[int]] = []
        self.a: Final[list[int]] = []
        self.b: Final[list[int]] = []
        self.start: Final[list[int]] = []
        self.costs: Final[list[int]] = []

    def begin(self) -> int:
        """A new alternative; its number. Its costs come first."""
        self.start.append(len(self.op))
        self.costs.append(0)
        return len(self.start) - 1

    def write(self, token: str, op: int, a: int, b: int) -> None:
        """One step."""
        self.tokens.append(token)
        self.op.append(op)
        self.a.append(a)
        self.b.append(b)

    def end_costs(self) -> None:
        """All steps so far are what the alternative costs."""
        self.costs[-1] = len(self.op) - self.start[-1]

    def tokens_of(self, alt: i64) -> list[str]:
        """The steps of an alternative in words."""
        end = self.start[alt + 1] if alt + 1 < len(self.start) else len(self.op)
        return self.tokens[self.start[alt] : end]

    def starts(self) -> vec[i64]:
        """Where every alternative begins, and the end of the last."""
        return append(row(self.start), len(self.op))
