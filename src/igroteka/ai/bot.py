"""What a bot is given and what it must answer."""

from operator import index
from typing import Any, Final, SupportsIndex

from igroteka.core.actions import Options
from igroteka.core.arrays import mypyc_attr
from igroteka.core.chance import Luck
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.observation import Observation
from igroteka.core.state import Position


class Sight:
    """A position through the eyes of one seat: its view, its options, and samples it cannot tell from the truth."""

    def __init__(self, game: Game, state: Position, seat: SupportsIndex) -> None:
        self.game: Final = game
        self.seat: Final = index(seat)
        self._state: Final = state

    def _asked(self) -> Position:
        """The true position, in which the seat is asked: no bot may have it."""
        if self._state.player == self.seat:
            return self._state
        state = self._state.copy()
        state.call_on(self.seat)
        return state

    def legal(self) -> list[int]:
        """What the seat may say."""
        return self._asked().legal()

    def allows(self, action: int) -> bool:
        """May the seat say this?"""
        if not 0 <= action < int(self.game.actions.size):  # as a number of any length: a bot may say anything
            return False
        out = Options()
        self._asked().fill(out)
        for place in range(out.count):
            if out.items[place] == action:
                return True
        return False

    def turn(self) -> int:
        """The number of the turn that is on, which everybody knows."""
        return self.game.turn(self._asked())

    def farsight(self) -> int:
        """How far it is worth while to look from here, in own turns; everybody knows that, too."""
        return self.game.farsight(self._state)

    def features(self, out: Observation) -> None:
        """What the seat may see, in numbers: those that are not zero, into a list the bot reuses."""
        self._state.features(self.seat, out)

    def view(self) -> dict[str, Any]:
        """What the seat may see."""
        return self._state.view(self.seat)

    def sample(self, luck: Luck) -> Position:
        """A complete state, with everything hidden from the seat dealt anew."""
        state = self._state.sample(self.seat, luck)
        state.forget()
        state.call_on(self.seat)
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the legal actions. A bot may remember what it saw; a new game needs a new bot."""

    def choose(self, sight: Sight) -> int:
        """One of sight.legal()."""
        raise NotImplementedError

    def recall(self, sight: Sight, said: list[int]) -> None:
        """What the seat has chosen before in this turn, for a bot that is new at every question."""


def answer_of(name: str, bot: Bot, sight: Sight) -> int:
    """The door from a bot to a game, which carries out unchecked what it is told: nothing illegal comes through."""
    asked: Any = bot  # a number of NumPy's is an answer too, which a compiled call would refuse
    action = index(asked.choose(sight))
    if not sight.allows(action):
        raise illegal_choice(name, sight.game, sight.seat, action)
    return action


def illegal_choice(name: str, game: Game, seat: int, action: int) -> IgrotekaError:
    """What to say of a bot that broke the rules."""
    said = game.notation(action) if 0 <= action < int(game.actions.size) else str(action)
    return IgrotekaError("illegal-choice", {"bot": name, "game": game.id, "seat": seat, "action": action, "said": said})
