"""What a bot is given and what it must answer."""

from typing import Any, Final

from igroteka.core.arrays import mypyc_attr
from igroteka.core.chance import Luck
from igroteka.core.game import Game
from igroteka.core.state import Position


class Sight:
    """A position through the eyes of one seat: its view, its options, and samples it cannot tell from the truth."""

    def __init__(self, game: Game, state: Position, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self._state: Final = state

    def legal(self) -> list[int]:
        """What the seat may say."""
        if self._state.player == self.seat:
            return self._state.legal()
        state = self._state.copy()
        state.call_on(self.seat)
        return state.legal()

    def view(self) -> dict[str, Any]:
        """What the seat may see."""
        return self._state.view(self.seat)

    def sample(self, luck: Luck) -> Position:
        """A complete state, with everything hidden from the seat dealt anew."""
        state = self._state.sample(self.seat, luck)
        state.call_on(self.seat)
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the legal actions. A bot may remember what it saw; a new game needs a new bot."""

    def choose(self, sight: Sight) -> int:
        """One of sight.legal()."""
        raise NotImplementedError
