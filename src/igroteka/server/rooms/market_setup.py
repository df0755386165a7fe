"""May a table be a market table, and what does that bind (CAT-17.23)?"""

from typing import Any

from igroteka.core.errors import BadOption
from igroteka.core.game import Game
from igroteka.core.state import Position
from igroteka.server.limits import FEWEST_SECONDS, MOST_DRAFTS, MOST_SECONDS
from igroteka.server.wire import Clock, MarketSetup, SeatSetup


def checked(setup: MarketSetup | None, game: Game, state: Position, seats: list[SeatSetup], clock: Clock) -> None:
    """Is a market table what these people want? Everybody must be there at the same time, at a screen of their own."""
    if setup is None:
        return
    market = game.market()
    if market is None or not market.is_known(state):
        raise BadOption("market-game", {})
    if clock.kind == "days":
        raise BadOption("market-days", {})
    if any(seat.kind == "hotseat" for seat in seats) or sum(seat.kind == "me" for seat in seats) > 1:
        raise BadOption("market-hotseat", {})
    if not (1 <= setup.drafts <= MOST_DRAFTS and FEWEST_SECONDS <= setup.seconds <= MOST_SECONDS):
        limits = {"drafts": MOST_DRAFTS, "fewest": FEWEST_SECONDS, "most": MOST_SECONDS}
        raise BadOption("market-limits", limits)


def options_of(setup: MarketSetup | None, game: Game) -> dict[str, Any]:
    """The options a market table plays by (CAT-17.28)."""
    market = game.market()
    return {} if setup is None or market is None else dict(game.settings.presets[market.preset])
