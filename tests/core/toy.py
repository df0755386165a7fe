"""A toy trail: foresights, income, tokens at any time, a pile that is reshuffled. It tries the doors of the core."""

from typing import Any, Final

from igroteka.core.actions import ActionTable, Options, numbered
from igroteka.core.agenda import CHANCE, NOBODY, Chance, Decision, Frame
from igroteka.core.arrays import filled, i64, vec
from igroteka.core.state import Position, Referee, do_next

KINDS: Final = 3
ACTIONS: Final = ActionTable()
TAKE: Final = ACTIONS.kind("take", numbered(2))
SPEND: Final = ACTIONS.kind("spend", numbered(4))
DISCARD: Final = ACTIONS.kind("discard", numbered(KINDS))
DRAW: Final = ACTIONS.outcome("draw", numbered(KINDS))
EXCHANGE: Final = ACTIONS.kind("exchange")  # the last kind: an interjection


class Toy(Position):
    """A pile and a discard by kind, a hand, tokens, dollars, what was done."""

    def __init__(self, agenda: vec[Frame], player: i64) -> None:
        super().__init__(Referee(ACTIONS), 1, agenda, player)
        self.pile = vec[i64]([1, 1, 0])
        self.discards = filled(KINDS, 0)
        self.hand = filled(KINDS, 0)
        self.tokens: i64 = 2
        self.dollars: i64 = 0
        self.done: list[str] = []

    def first_interjection(self) -> i64:
        return EXCHANGE.first


class Choice(Decision):
    """An own decision during which tokens may be spent."""

    def interjections(self, state: Toy, out: Options) -> None:
        if state.tokens > 0:
            out.add(EXCHANGE.first)

    def interject(self, state: Toy, action: i64) -> None:
        state.tokens -= 1
        state.done.append("token")
        do_next(state, DrawCards(2), DiscardCards(0, 2))


class Foresight(Choice):
    """Take one of two tiles; where there are none nobody is asked."""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final[i64] = number

    def fields(self) -> list[int]:
        return [self.seat, self.number]

    def who(self, state: Toy) -> i64:
        return NOBODY if self.number == 2 else self.seat

    def options(self, state: Toy, out: Options) -> None:
        out.add(TAKE.of(0))
        out.add(TAKE.of(1))

    def apply(self, state: Toy, action: i64) -> None:
        state.done.append(f"foresight {self.number}")


class Income(Decision):
    """No token may be spent here."""

    def options(self, state: Toy, out: Options) -> None:
        for certificates in range(4):
            out.add(SPEND.of(certificates))

    def apply(self, state: Toy, action: i64) -> None:
        state.dollars += SPEND.index(action)
        state.done.append("income")


class ReturnToStart(Frame):
    """Happens by itself."""

    def run(self, state: Toy) -> None:
        state.done.append("home")


class DrawCards(Chance):
    """From the pile; when it is empty the discards become the pile."""

    def __init__(self, left: i64) -> None:
        self.left: Final[i64] = left

    def fields(self) -> list[int]:
        return [self.left]

    def who(self, state: Toy) -> i64:
        return CHANCE if sum(state.pile) + sum(state.discards) > 0 else NOBODY

    def first_outcome(self) -> i64:
        return DRAW.first

    def weights(self, state: Toy) -> vec[i64]:
        return state.pile if sum(state.pile) else state.discards

    def apply(self, state: Toy, action: i64) -> None:
        if not sum(state.pile):
            state.pile, state.discards = state.discards, filled(KINDS, 0)
            state.done.append("shuffle")
        state.pile[DRAW.index(action)] -= 1
        state.hand[DRAW.index(action)] += 1
        if self.left > 1:
            do_next(state, DrawCards(self.left - 1))


class DiscardCards(Decision):
    """As many as were drawn."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left

    def fields(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, state: Toy, out: Options) -> None:
        for kind in range(KINDS):
            if state.hand[kind] > 0:
                out.add(DISCARD.of(kind))

    def apply(self, state: Toy, action: i64) -> None:
        state.hand[DISCARD.index(action)] -= 1
        state.discards[DISCARD.index(action)] += 1
        if self.left > 1:
            do_next(state, DiscardCards(self.seat, self.left - 1))


def visit() -> Toy:
    """Arriving in the city: three foresights, income, home."""
    state = Toy(vec[Frame](), 0)
    do_next(state, Foresight(0, 1), Foresight(0, 2), Foresight(0, 3), Income(0), ReturnToStart())
    state.settle()
    return state


def said(state: Any) -> list[str]:
    """The legal actions in words."""
    return [ACTIONS.notation(action) for action in state.legal()]
