"""Which moves come to the same?"""

from igroteka.games.burgundy.actions import LOAD, LOADS
from igroteka.games.burgundy.rules import ships
from igroteka.games.burgundy.state import State, next_depot


def same(state: State, action: int) -> str:
    """Depots with nothing on them that could be taken along (BUR-8.1, BUR-8.2)."""
    if LOAD.has(action):
        depot = LOAD.index(action)
        return "" if brings(state, depot, depot) else "nothing"
    if LOADS.has(action):
        depot = LOADS.index(action)
        return "" if brings(state, depot, next_depot(depot)) else "nothing"
    return ""


def brings(state: State, first: int, second: int) -> bool:
    """Do goods lie there that are stored already, or for which there is a slot?"""
    seat = int(state.player)
    colours = ships.pool_colours(state, first, second)
    return bool(colours & state.colours(seat)) or (colours != 0 and ships.free_slots(state, seat) > 0)
