"""Whole games in which everybody says anything: every step of them, for laws that hold everywhere."""

from collections.abc import Iterator
from typing import NamedTuple

from igroteka.core.agenda import CHANCE
from igroteka.core.chance import Random
from igroteka.games.burgundy.game import GAME
from igroteka.games.burgundy.state import State
from tests.contract.tables import carry_out, next_move


class Step(NamedTuple):
    """A position, who said what there, and the position that came of it."""

    before: State
    seat: int
    action: int
    after: State

    @property
    def line(self) -> str:
        return GAME.notation(self.action)

    @property
    def is_luck(self) -> bool:
        return self.seat == CHANCE


def steps(seats: int, seed: int, options: dict[str, object] | None = None) -> Iterator[Step]:
    """A game from its first position to its end, one step at a time."""
    luck = Random(seed)
    state = GAME.start(seats, options)
    while not state.finished:
        before = state.copy()
        move = next_move(state, luck)
        carry_out(state, move)
        yield Step(before, int(move.seat), int(move.action), state.copy())


def opened(seats: int, seed: int = 1, **options: object) -> State:
    """A new game with all luck of the set-up drawn."""
    state = GAME.start(seats, options)
    state.roll(Random(seed))
    return state
