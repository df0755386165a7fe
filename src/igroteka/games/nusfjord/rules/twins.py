"""Which moves come to the same?"""

from igroteka.games.nusfjord.actions import CLEAR, PLANT, SITE
from igroteka.games.nusfjord.data.box import FIXED_PAIRS, PAIR_CELLS, PAIRS
from igroteka.games.nusfjord.state import State


def same(state: State, action: int) -> str:
    """Spaces are equal but for keeping double spaces whole, stacks of one height are equal (NUS-14.3).

    Where any two neighbours may hold a forest, every space has neighbours of its own.
    """
    if state.rules.pairs != FIXED_PAIRS:
        return ""
    seat = int(state.player)
    if SITE.has(action):
        return "half a double space" if breaks(state, seat, SITE.index(action)) else "single space"
    if CLEAR.has(action):
        return f"stack of {state.forests[seat * PAIRS + CLEAR.index(action)]}"
    return "double space" if PLANT.has(action) else ""


def breaks(state: State, seat: int, cell: int) -> bool:
    """Would a building here take half of a free double space?"""
    free = state.free_pairs(seat)
    return any(free >> pair & 1 and PAIR_CELLS[pair] >> cell & 1 for pair in range(PAIRS))
