"""What can happen? Names here are the keys of the sentences in locale/.

Parts: phase, round and depot from 0, slot 0..31, face, kind, building and colour by their place in the box, cell 0..36;
rank 0 = large bonus tile, 1 = small; resource 0 = workers, 1 = silver, 2 = points; estate 0..8; source 0..9.
"""

from typing import Final

from igroteka.core.arrays import i64
from igroteka.core.events import EventTable

EVENTS: Final = EventTable()

# set-up; the event of a seat is about that player
FIRST_PLAYER: Final[i64] = EVENTS.kind("first-player")
SUPPLIED: Final[i64] = EVENTS.kind("supplied", "workers", "silver")
GOODS_DEALT: Final[i64] = EVENTS.kind("goods-dealt", "goods")  # a bundle: 5 bits a colour
SHEET_DEALT: Final[i64] = EVENTS.kind("sheet-dealt", "front", "back")  # two estates
ESTATE_HIDDEN: Final[i64] = EVENTS.kind("estate-hidden")
ESTATE_CHOSEN: Final[i64] = EVENTS.kind("estate-chosen", "estate", "cell")
# phases and rounds; nobody's
PHASE_BEGAN: Final[i64] = EVENTS.kind("phase-began", "phase")
REFILLED: Final[i64] = EVENTS.kind("refilled", "phase")  # the depots, and the goods of the phase
ROUND_BEGAN: Final[i64] = EVENTS.kind("round-began", "round")
ROLLED: Final[i64] = EVENTS.kind("rolled", "first", "second")
WHITE_ROLLED: Final[i64] = EVENTS.kind("white-rolled", "number", "colour")  # the goods tile that goes to the depot
TURN_BEGAN: Final[i64] = EVENTS.kind("turn-began")
# what players do
TAKEN: Final[i64] = EVENTS.kind("taken", "slot", "face", "workers")
DISCARDED: Final[i64] = EVENTS.kind("discarded", "face")
PLACED: Final[i64] = EVENTS.kind("placed", "cell", "face", "workers")
SOLD: Final[i64] = EVENTS.kind("sold", "colour", "count", "points")
EARNED: Final[i64] = EVENTS.kind("earned", "silver", "workers")  # from a sale
HIRED: Final[i64] = EVENTS.kind("hired", "workers", "silver")
BOUGHT: Final[i64] = EVENTS.kind("bought", "slot", "face", "silver")
# what comes of it
REGION_DONE: Final[i64] = EVENTS.kind("region-done", "cell", "size", "points")  # the phase's bonus included
COLOUR_DONE: Final[i64] = EVENTS.kind("colour-done", "kind", "rank", "points")
ANIMALS: Final[i64] = EVENTS.kind("animals", "points", "tiles")
GAINED: Final[i64] = EVENTS.kind("gained", "building", "resource", "amount")
LOADED: Final[i64] = EVENTS.kind("loaded", "colour", "count", "depot")
MOVED: Final[i64] = EVENTS.kind("moved", "position")
PAID_MINES: Final[i64] = EVENTS.kind("paid-mines", "silver", "workers")
# the end
FINAL: Final[i64] = EVENTS.kind("final", "source", "points")
GAME_OVER: Final[i64] = EVENTS.kind("game-over", "points")  # the seat is the winner's
