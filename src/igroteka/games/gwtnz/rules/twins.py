"""Which moves come to the same?"""

from igroteka.games.gwtnz.actions import MOVE
from igroteka.games.gwtnz.data.box import NODE_NAMES, ROUTE_NODE
from igroteka.games.gwtnz.rules import prices
from igroteka.games.gwtnz.state import State


def same(state: State, action: int) -> str:
    """Two ways to one place, for the same fees to the same receivers; nothing else remembers a way (NZ-4.7)."""
    if not MOVE.has(action):
        return ""
    fees = prices.fees_of(state, int(state.player), action)
    paid = [f"{receiver} {pounds}" for receiver, pounds in sorted(fees.items()) if pounds and receiver != "steps"]
    return " ".join([NODE_NAMES[ROUTE_NODE[MOVE.index(action)]], *paid])
