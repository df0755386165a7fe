"""Why may a seat not say this now? The part of the answer that is the same in every game."""

from collections.abc import Callable
from typing import Any, Final

from igroteka.core.agenda import CHANCE, OVER, Frame
from igroteka.core.arrays import mypyc_attr
from igroteka.core.errors import IllegalAction
from igroteka.core.state import Position

Explain = Callable[[Any, int, int, Frame], IllegalAction]


@mypyc_attr(allow_interpreted_subclasses=True)
class Manners:
    """The rules of a game by which it refuses what is no action, comes too late, is luck's or another's to say."""

    def __init__(self, id: str, no_such_action: str, game_over: str, chance: str, not_your_turn: str) -> None:
        self.id: Final = id
        self.no_such_action: Final = no_such_action
        self.game_over: Final = game_over
        self.chance: Final = chance
        self.not_your_turn: Final = not_your_turn

    def refuse(self, code: str, rule: str) -> IllegalAction:
        """A refusal with its rule."""
        return IllegalAction(f"{self.id}-{code}", rule)

    def why_not(self, state: Position, seat: int, action: int, explain: Explain) -> IllegalAction | None:
        """None if it may; `explain` tells what is wrong with an action of a seat that is asked."""
        actions = state.game.actions
        if not 0 <= action < actions.size:
            return self.refuse("no-such-action", self.no_such_action)
        if state.player == OVER:
            return self.refuse("game-over", self.game_over)
        if state.player == CHANCE:
            legal = seat == CHANCE and action in state.legal()
            return None if legal else self.refuse("chance", self.chance)
        if seat not in state.speakers():
            return self.outsider(state, seat)
        if seat != state.player:
            state = state.copy()
            state.call_on(seat)
        if action in state.legal():
            return None
        if actions.of(action).chance:
            return self.refuse("chance", self.chance)
        return explain(state, seat, action, state.top())

    def outsider(self, state: Any, seat: int) -> IllegalAction:
        """To a seat that is not asked."""
        return self.refuse("not-your-turn", self.not_your_turn)
