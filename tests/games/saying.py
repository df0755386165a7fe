"""What can be done at a table of any game: ask, say, and look what came of it."""

from typing import TypeVar

from igroteka.core.agenda import Frame
from igroteka.core.game import Game
from igroteka.core.state import Position, do_next

State = TypeVar("State", bound=Position)


def game_of(state: Position) -> Game:
    game = state.game
    assert isinstance(game, Game)
    return game


def ask(state: State, *frames: Frame) -> State:
    """Only these frames are left on the agenda, the first on top."""
    state.depth = 0
    for frame in reversed(frames):
        do_next(state, frame)
    state.settle()
    return state


def say(state: Position, *lines: str) -> None:
    """Say these lines one after the other; each must be legal."""
    for line in lines:
        actions = game_of(state).expand(line)
        assert actions, f"cannot be read: {line}"
        for action in actions:
            assert action in state.legal(), f"not legal: {line}; legal: {legal(state)}"
            state.apply(action)


def legal(state: Position, verb: str = "") -> list[str]:
    """All legal actions in words, or those that begin with this one."""
    words = [game_of(state).notation(action) for action in state.legal()]
    return [word for word in words if not verb or word.split()[0] == verb]


def refusal(state: Position, line: str, seat: int = 0) -> tuple[str, str]:
    """Why a seat may not say a line: the code without the game's name, and the rule."""
    game = game_of(state)
    why = state.why_not(seat, game.parse(line))
    assert why is not None, f"legal: {line}"
    return why.code.removeprefix(f"{game.id}-"), why.rule


def question(state: Position) -> tuple[str, int]:
    """What is asked, and who."""
    return type(state.top()).__name__, int(state.player)


def happened(state: Position) -> list[str]:
    """The names of the events so far."""
    assert state.log is not None
    return [game_of(state).events.kinds[event.kind].name for event in state.log]


def sound(state: Position) -> bool:
    """Does the position obey every law?"""
    broken = state.check_invariants()
    assert not broken, broken
    return True
