"""What can happen? Names here are the keys of the sentences in locale/.

Parts: card, elder, space (of WORK_NAMES), action, cell, pair, ship, offer, upgrade, category by their place in the box;
wood, fish, gold are amounts; `to` and `owner` are seats.
"""

from typing import Final

from igroteka.core.arrays import i64
from igroteka.core.events import EventTable

EVENTS: Final = EventTable()

# set-up
GAME_BEGAN: Final[i64] = EVENTS.kind("game-began", "number")  # nobody's; counted from 1
FIRST_PLAYER: Final[i64] = EVENTS.kind("first-player")
CARD_SHOWN: Final[i64] = EVENTS.kind("card-shown", "card")  # nobody's
CARDS_DEALT: Final[i64] = EVENTS.kind("cards-dealt", "cards")
CARD_DEALT: Final[i64] = EVENTS.kind("card-dealt", "card")  # the owner's
CARD_LAID_OUT: Final[i64] = EVENTS.kind("card-laid-out", "card")  # from a hand
ELDER_UNVEILED: Final[i64] = EVENTS.kind("elder-unveiled", "elder")  # nobody's
# rounds
ROUND_BEGAN: Final[i64] = EVENTS.kind("round-began", "round")  # the first player's
# fish
CAUGHT: Final[i64] = EVENTS.kind("caught", "fish")
FED_ELDER: Final[i64] = EVENTS.kind("fed-elder", "elder")  # a fish from the catch
ELDER_PAID: Final[i64] = EVENTS.kind("elder-paid", "elder", "fish")  # the third fish: so many to the owner
FED_NEW_SHARES: Final[i64] = EVENTS.kind("fed-new-shares", "fish")
FED_SHARE: Final[i64] = EVENTS.kind("fed-share", "to", "fish")  # the seat's own shares at home: `to` is the seat
STORED_FISH: Final[i64] = EVENTS.kind("stored-fish", "fish")
RETURNED_FISH: Final[i64] = EVENTS.kind("returned-fish", "fish")
COLLECTED: Final[i64] = EVENTS.kind("collected", "fish")
# goods
GAINED: Final[i64] = EVENTS.kind("gained", "wood", "fish", "gold")  # to the personal supply, as much as there is room
RESERVED: Final[i64] = EVENTS.kind("reserved", "wood", "fish", "gold")  # to the Reserve
PAID: Final[i64] = EVENTS.kind("paid", "wood", "fish", "gold")
PAID_RESERVE: Final[i64] = EVENTS.kind("paid-reserve", "wood", "fish", "gold")  # from the Reserve
WOOD_LOST: Final[i64] = EVENTS.kind("wood-lost", "wood")  # above the limit
# turns
PLACED: Final[i64] = EVENTS.kind("placed", "space")
COPIED: Final[i64] = EVENTS.kind("copied", "space", "copy")  # the copied space, and where the worker stands
PLACED_ELDER: Final[i64] = EVENTS.kind("placed-elder", "elder")
PASSED: Final[i64] = EVENTS.kind("passed")
ACTION_DONE: Final[i64] = EVENTS.kind("took-action", "action")  # every execution, by whatever way
# actions
TRANSFERRED: Final[i64] = EVENTS.kind("transferred", "wood", "fish", "gold")  # what lay on the Reserve
SERVED: Final[i64] = EVENTS.kind("served", "plates", "fish", "gold")
BUILT: Final[i64] = EVENTS.kind("built", "card", "cell")
ISSUED: Final[i64] = EVENTS.kind("issued", "gold")
BOUGHT_SHARES: Final[i64] = EVENTS.kind("bought-shares", "shares", "gold")
CLEARED: Final[i64] = EVENTS.kind("cleared", "pair")  # one forest
PAIR_FREED: Final[i64] = EVENTS.kind("pair-freed", "pair")
PLANTED: Final[i64] = EVENTS.kind("planted", "pair", "forests")
BUILT_SHIP: Final[i64] = EVENTS.kind("built-ship", "ship")
CATCH_CHANGED: Final[i64] = EVENTS.kind("catch-changed", "fish")
INVITED: Final[i64] = EVENTS.kind("invited", "elder")
# elders and effects
ELDER_USED: Final[i64] = EVENTS.kind("elder-used", "elder", "plate")  # the plate that gave its fish, counted from 1
TRIGGERED: Final[i64] = EVENTS.kind("triggered", "card")
FLIPPED: Final[i64] = EVENTS.kind("flipped", "shares")
UPGRADED: Final[i64] = EVENTS.kind("upgraded", "upgrade")
SOLD_SHIP: Final[i64] = EVENTS.kind("sold-ship", "ship", "gold")
FILLED_PLATE: Final[i64] = EVENTS.kind("filled-plate", "plates", "gold")
EXCHANGED: Final[i64] = EVENTS.kind("exchanged", "card", "times")  # card or, from CARDS on, elder; then paid and gained
DECLINED: Final[i64] = EVENTS.kind("declined")
# the end
LAST_FORESTS: Final[i64] = EVENTS.kind("last-forests", "forests")
FINAL: Final[i64] = EVENTS.kind("final", "category", "points")
GAME_SCORED: Final[i64] = EVENTS.kind("game-scored", "points", "number")  # one game of a match of several
GAME_OVER: Final[i64] = EVENTS.kind("game-over", "points")  # the seat is a winner's
