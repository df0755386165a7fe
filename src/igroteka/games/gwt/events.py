"""What can happen? Names here are the keys of the sentences in locale/.

Parts: node, card, tile, face, city, disc (space), master, craft, aux, position by their place in the box; number, row,
station, bandit from 0; `dollars` are what the seat pays or gets, as the name of the event says.
"""

from typing import Final

from igroteka.core.arrays import i64
from igroteka.core.events import EventTable

EVENTS: Final = EventTable()

# set-up
FIRST_PLAYER: Final[i64] = EVENTS.kind("first-player")
BOARD_LAID: Final[i64] = EVENTS.kind("board-laid")  # nobody's
SUPPLIED: Final[i64] = EVENTS.kind("supplied", "dollars", "cards")
STARTER_DEALT: Final[i64] = EVENTS.kind("starter-dealt", "card")
# turns
TURN_BEGAN: Final[i64] = EVENTS.kind("turn-began", "turn")
PLACED_HERDER: Final[i64] = EVENTS.kind("placed-herder", "node")
MOVED: Final[i64] = EVENTS.kind("moved", "node", "steps", "dollars")  # fees paid in all
FEE_PAID: Final[i64] = EVENTS.kind("fee-paid", "owner", "dollars")  # to a player
MOVED_FREELY: Final[i64] = EVENTS.kind("moved-freely", "node")
USED_LOCAL: Final[i64] = EVENTS.kind("used-local", "node", "local", "choice")  # local 3 = the risk action
USED_AUX: Final[i64] = EVENTS.kind("used-aux", "aux", "form")
USED_IMMEDIATE: Final[i64] = EVENTS.kind("used-immediate", "alternative")
COPIED: Final[i64] = EVENTS.kind("copied", "node")
PHASE_C: Final[i64] = EVENTS.kind("drew-up", "cards")
# money, certificates, tokens
GAINED: Final[i64] = EVENTS.kind("gained", "dollars")
PAID: Final[i64] = EVENTS.kind("paid", "dollars")
CERTIFIED: Final[i64] = EVENTS.kind("certified", "certificates")  # the new value
TOKEN_GAINED: Final[i64] = EVENTS.kind("token-gained")
EXCHANGED: Final[i64] = EVENTS.kind("exchanged", "cards")
# cards
DREW: Final[i64] = EVENTS.kind("drew", "cards")
CARD_DRAWN: Final[i64] = EVENTS.kind("card-drawn", "card")  # the owner's
SHUFFLED: Final[i64] = EVENTS.kind("shuffled", "cards")
DISCARDED: Final[i64] = EVENTS.kind("discarded", "card")
TRASHED: Final[i64] = EVENTS.kind("trashed", "card")
BOUGHT: Final[i64] = EVENTS.kind("bought", "first", "second", "dollars")  # second = -1 of a single card
MARKET_GREW: Final[i64] = EVENTS.kind("market-grew", "card")
OBJECTIVE_GAINED: Final[i64] = EVENTS.kind("objective-gained", "card", "hand")
OBJECTIVE_UNSEEN: Final[i64] = EVENTS.kind("objective-unseen")
DISPLAY_GREW: Final[i64] = EVENTS.kind("display-grew", "card")
OBJECTIVE_PLAYED: Final[i64] = EVENTS.kind("objective-played", "card")
# workers and buildings
HIRED: Final[i64] = EVENTS.kind("hired", "craft", "row", "dollars")
BUILT: Final[i64] = EVENTS.kind("built", "face", "node", "dollars")
REPLACED: Final[i64] = EVENTS.kind("replaced", "old", "face", "node")
# trail tiles
BOUNTY_TAKEN: Final[i64] = EVENTS.kind("bounty-taken", "tile", "bandit")
HAZARD_REMOVED: Final[i64] = EVENTS.kind("hazard-removed", "tile", "node", "dollars")
# the railroad
ENGINE_MOVED: Final[i64] = EVENTS.kind("engine-moved", "position")
ENGINE_BACK: Final[i64] = EVENTS.kind("engine-back", "position")
UPGRADED: Final[i64] = EVENTS.kind("upgraded", "station", "dollars")
DISC_TAKEN: Final[i64] = EVENTS.kind("disc-taken", "disc", "dollars")  # gained, negative = paid
DISC_RECALLED: Final[i64] = EVENTS.kind("disc-recalled", "station")
MASTER_TAKEN: Final[i64] = EVENTS.kind("master-taken", "master", "station", "craft")
# Kansas City
FORESEEN: Final[i64] = EVENTS.kind(
    "foreseen", "tile", "number", "node"
)  # where it went; -1 = out of the game or job market
JOB_OFFERED: Final[i64] = EVENTS.kind("job-offered", "craft", "row")
TOKEN_MOVED: Final[i64] = EVENTS.kind("token-moved", "row")
FORESIGHT_GREW: Final[i64] = EVENTS.kind("foresight-grew", "tile", "slot")
INCOME: Final[i64] = EVENTS.kind("income", "dollars", "breeding", "certificates")
SHOWED: Final[i64] = EVENTS.kind("showed", "card", "count")
RAISED: Final[i64] = EVENTS.kind("raised", "card")
DELIVERED: Final[i64] = EVENTS.kind("delivered", "city", "transport")
WITHOUT_DISC: Final[i64] = EVENTS.kind("without-disc", "city")
# the end
END_TRIGGERED: Final[i64] = EVENTS.kind("end-triggered")
FINAL: Final[i64] = EVENTS.kind("final", "category", "points")
GAME_OVER: Final[i64] = EVENTS.kind("game-over", "points")  # the seat is a winner's
