"""What can happen? Names here are the keys of the sentences in locale/.

Parts: node, card, tile, face, post, harbour, space (of the sea), disc (space), master, craft, aux, pair, stack by their
place in the box; number, row, set from 0; `pounds` are what the seat pays or gets, as the name of the event says.
"""

from typing import Final

from igroteka.core.arrays import i64
from igroteka.core.events import EventTable

EVENTS: Final = EventTable()

# set-up
FIRST_PLAYER: Final[i64] = EVENTS.kind("first-player")
BOARD_LAID: Final[i64] = EVENTS.kind("board-laid")  # nobody's
SET_DEALT: Final[i64] = EVENTS.kind("set-dealt", "set", "stack")  # nobody's
SUPPLIED: Final[i64] = EVENTS.kind("supplied", "pounds", "cards")
# turns
TURN_BEGAN: Final[i64] = EVENTS.kind("turn-began", "turn")
PLACED_RUNHOLDER: Final[i64] = EVENTS.kind("placed-runholder", "node")
MOVED: Final[i64] = EVENTS.kind("moved", "node", "steps", "pounds")  # fees paid in all
FEE_PAID: Final[i64] = EVENTS.kind("fee-paid", "owner", "pounds")  # to a player
USED_LOCAL: Final[i64] = EVENTS.kind("used-local", "node", "local", "choice")  # local 3 = the extra action
USED_AUX: Final[i64] = EVENTS.kind("used-aux", "aux", "form")
USED_IMMEDIATE: Final[i64] = EVENTS.kind("used-immediate", "alternative")
PHASE_C: Final[i64] = EVENTS.kind("drew-up", "cards")
# money, gold, certificates, tokens, the pathfinder track
GAINED: Final[i64] = EVENTS.kind("gained", "pounds")
PAID: Final[i64] = EVENTS.kind("paid", "pounds")
GOLD_GAINED: Final[i64] = EVENTS.kind("gold-gained", "gold")  # the new value
CERTIFIED: Final[i64] = EVENTS.kind("certified", "certificates")  # the new value
TOKEN_GAINED: Final[i64] = EVENTS.kind("token-gained")
EXCHANGED: Final[i64] = EVENTS.kind("exchanged", "cards")
ADVANCED: Final[i64] = EVENTS.kind("advanced", "space")  # of the pathfinder track
STEP_TILE: Final[i64] = EVENTS.kind("step-tile")
FLIPPED: Final[i64] = EVENTS.kind("flipped", "tile")  # 0 step tile, 1 fee tile
# cards
DREW: Final[i64] = EVENTS.kind("drew", "cards")
CARD_DRAWN: Final[i64] = EVENTS.kind("card-drawn", "card")  # the owner's
SHUFFLED: Final[i64] = EVENTS.kind("shuffled", "cards")
DISCARDED: Final[i64] = EVENTS.kind("discarded", "card")
TRASHED: Final[i64] = EVENTS.kind("trashed", "card")
SHOWN: Final[i64] = EVENTS.kind("shown", "card")  # an action card, then it is discarded
TOPPED: Final[i64] = EVENTS.kind("topped", "card")
BOUGHT: Final[i64] = EVENTS.kind("bought", "first", "second", "pounds")  # second = -1 of a single card
PICKED: Final[i64] = EVENTS.kind("picked", "card", "pounds")
CARD_GAINED: Final[i64] = EVENTS.kind("card-gained", "card")  # from the supply
BONUS_BOUGHT: Final[i64] = EVENTS.kind("bonus-bought", "card", "stack", "gold")
MARKET_GREW: Final[i64] = EVENTS.kind("market-grew", "card")
OBJECTIVE_GAINED: Final[i64] = EVENTS.kind("objective-gained", "card")
DISPLAY_GREW: Final[i64] = EVENTS.kind("display-grew", "card")
OBJECTIVE_PLAYED: Final[i64] = EVENTS.kind("objective-played", "card")
# workers, tiles and buildings
HIRED: Final[i64] = EVENTS.kind("hired", "craft", "row", "pounds")
INVESTED: Final[i64] = EVENTS.kind("invested", "tile", "row", "pounds")
JOKER_PLACED: Final[i64] = EVENTS.kind("joker-placed", "craft")
BUILT: Final[i64] = EVENTS.kind("built", "face", "node", "pounds")
REPLACED: Final[i64] = EVENTS.kind("replaced", "old", "face", "node")
HAZARD_REMOVED: Final[i64] = EVENTS.kind("hazard-removed", "tile", "node", "pounds")
# the sea
SAILED: Final[i64] = EVENTS.kind("sailed", "space", "points")  # points used
UPGRADED: Final[i64] = EVENTS.kind("upgraded", "harbour", "pounds")
STOREHOUSE_PLACED: Final[i64] = EVENTS.kind("storehouse-placed", "pair")
PAIR_CLEARED: Final[i64] = EVENTS.kind("pair-cleared", "pair")
SHIP_RETURNED: Final[i64] = EVENTS.kind("ship-returned")
DISC_TAKEN: Final[i64] = EVENTS.kind("disc-taken", "disc", "pounds")  # gained, negative = paid
DISC_RECALLED: Final[i64] = EVENTS.kind("disc-recalled", "harbour")
MASTER_TAKEN: Final[i64] = EVENTS.kind("master-taken", "master", "harbour", "craft")
# Wellington and the wool
INCOME: Final[i64] = EVENTS.kind("income", "pounds", "breeding", "certificates")
SHORN: Final[i64] = EVENTS.kind("shorn", "pounds", "wool", "permanent")
SHOWED: Final[i64] = EVENTS.kind("showed", "card")  # a sheep, for income or for its wool
DELIVERED: Final[i64] = EVENTS.kind("delivered", "post", "transport")
WITHOUT_DISC: Final[i64] = EVENTS.kind("without-disc")  # the delivery is skipped
FORESEEN: Final[i64] = EVENTS.kind("foreseen", "tile", "bag", "place")  # hazard: node; worker, bonus tile: row; -1 out
TOKEN_MOVED: Final[i64] = EVENTS.kind("token-moved", "row")
FLIPPED_BUILDINGS: Final[i64] = EVENTS.kind("buildings-flipped")
FORESIGHT_GREW: Final[i64] = EVENTS.kind("foresight-grew", "tile", "slot")
# the end
END_TRIGGERED: Final[i64] = EVENTS.kind("end-triggered")
FINAL: Final[i64] = EVENTS.kind("final", "category", "points")
GAME_OVER: Final[i64] = EVENTS.kind("game-over", "points")  # the seat is a winner's
