"""What might the others have chosen? In secret, any estate that is open to them (BUR-16.7)."""

from igroteka.core.chance import Luck
from igroteka.games.burgundy.data.box import CASTLES, NONE
from igroteka.games.burgundy.rules import founding
from igroteka.games.burgundy.state import State
from igroteka.games.burgundy.view import CHOICES, choosing


def sample(state: State, viewer: int, luck: Luck) -> State:
    """A state the viewer cannot tell from this one: secret choices of others are made anew (BUR-16.7).

    Tiles and goods that nobody has seen get their identity only when they are drawn (BUR-16.6).
    """
    other = state.copy()
    secret = choosing(state)
    if secret is not None:
        for seat in range(state.seats):
            if seat != viewer and secret.chosen(seat) != NONE:
                boards = [board for board in range(CHOICES) if founding.may_choose(state, seat, board // CASTLES)]
                secret = secret.with_choice(seat, boards[luck.below(len(boards))])
        other.agenda[other.depth - 1] = secret
    return other
