"""What the game must still do or waits to be told: small immutable frames."""

from typing import Any, Final

from igroteka.core.actions import Options
from igroteka.core.arrays import i64, mypyc_attr, vec
from igroteka.core.chance import Luck

CHANCE: Final = -1
OVER: Final = -2
SPECTATOR: Final = -3
NOBODY: Final = -4


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Frame:
    """A few ints that never change. `state` is Any here; every game's frame says State, and compiled calls check it.

    A frame that asks nobody runs by itself when it comes to the top.
    """

    def who(self, state: Any) -> i64:
        """The seat asked, CHANCE, or NOBODY."""
        return NOBODY

    def speakers(self, state: Any) -> list[int]:
        """All seats that owe an answer; `who` is the first of them."""
        return [self.who(state)]

    def options(self, state: Any, out: Options) -> None:
        """Add every legal answer of `state.player`, ascending."""

    def apply(self, state: Any, action: i64) -> None:
        """Carry out an answer; the frame has left the agenda already."""

    def run(self, state: Any) -> None:
        """Happen without an answer; a question that nobody owes is dropped."""

    def weights(self, state: Any) -> vec[i64]:
        """At CHANCE: the weight of outcome 0, 1, 2 ..."""
        return vec[i64]()

    def first_outcome(self) -> i64:
        """At CHANCE: the action number of outcome 0."""
        return 0

    def draw(self, state: Any, luck: Luck) -> i64:
        """At CHANCE: one outcome."""
        return self.first_outcome() + luck.pick_row(self.weights(state))

    def interjections(self, state: Any, out: Options) -> None:
        """Add what may be played while this question stands."""

    def interject(self, state: Any, action: i64) -> None:
        """Carry out an interjection; the question stays on the agenda."""

    def fields(self) -> list[int]:
        """The numbers of this frame, in the order of __init__."""
        return []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and type(self) is type(other) and self.fields() == other.fields()

    def __repr__(self) -> str:
        return f"{type(self).__name__}{tuple(self.fields())}"


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Decision(Frame):
    """A question to one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def who(self, state: Any) -> i64:
        return self.seat

    def fields(self) -> list[int]:
        return [self.seat]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Step(Frame):
    """Something that happens to one seat without an answer."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def fields(self) -> list[int]:
        return [self.seat]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Chance(Frame):
    """A question to luck: its outcomes are those whose weight is positive."""

    def who(self, state: Any) -> i64:
        return CHANCE

    def options(self, state: Any, out: Options) -> None:
        first = self.first_outcome()
        outcome: i64 = 0
        for weight in self.weights(state):
            if weight > 0:
                out.add(first + outcome)
            outcome += 1


class Listed:
    """An entry of a game's catalogue of frames: its name, its class and the names of its fields."""

    def __init__(self, name: str, frame: type[Frame], *fields: str) -> None:
        self.name: Final = name
        self.frame: Final = frame
        self.fields: Final = fields
