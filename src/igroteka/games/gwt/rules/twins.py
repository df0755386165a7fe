"""Which moves come to the same?"""

from igroteka.games.gwt.actions import MOVE
from igroteka.games.gwt.data.box import NODE_NAMES, ROUTE_NODE
from igroteka.games.gwt.rules import prices, trail
from igroteka.games.gwt.state import State


def same(state: State, action: int) -> str:
    """Two ways to one place, for the same fees to the same receivers; nothing else remembers a way (GWT-4.6)."""
    if not MOVE.has(action):
        return ""
    fees = prices.fees_of(state, int(state.player), action, free=isinstance(state.top(), trail.FreeMove))
    paid = [f"{receiver} {dollars}" for receiver, dollars in sorted(fees.items()) if dollars and receiver != "steps"]
    return " ".join([NODE_NAMES[ROUTE_NODE[MOVE.index(action)]], *paid])
