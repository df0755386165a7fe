"""What can be said? The order of this table is the numbering (BUR-16.3)."""

from typing import Final

from igroteka.core.actions import ActionTable, numbered
from igroteka.games.burgundy.data.box import (
    BOARDS,
    CASTLES,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    DEPOTS,
    DICE,
    FACE_NAMES,
    RING,
    SEATS,
    SHEETS,
    SIDES,
    SLOT_NAMES,
    SLOTS,
    STORAGE,
)

DIE_WORDS: Final = [f"die{die + 1}" for die in range(DICE)]
STORAGE_WORDS: Final = numbered(STORAGE + 1)[1:]
PLACE_WORDS: Final = [f"{storage} {cell}" for storage in STORAGE_WORDS for cell in numbered(CELLS)]
DEPOT_WORDS: Final = numbered(DEPOTS + 1)[1:]
PAIR_WORDS: Final = [f"{depot + 1} {RING[(place + 1) % DEPOTS] + 1}" for place, depot in enumerate(RING)]
MASK_WORDS: Final = [
    " ".join(COLOUR_NAMES[colour] for colour in range(COLOURS) if mask >> colour & 1) for mask in range(1, 1 << COLOURS)
]
BOARD_WORDS: Final = numbered(BOARDS + 1)[1:]
CASTLE_WORDS: Final = [f"castle{place + 1}" for place in range(CASTLES)]
LOT_WORDS: Final = [f"{board} {castle}" for board in BOARD_WORDS for castle in CASTLE_WORDS]
SEAT_WORDS: Final = [f"p{seat}" for seat in range(SEATS)]
SHEET_WORDS: Final = [" ".join(str(side + 1) for side in sheet) for sheet in SHEETS]
NUMBER_WORDS: Final = numbered(SIDES + 1)[1:]
DICE_WORDS: Final = [f"{first} {second}" for first in NUMBER_WORDS for second in NUMBER_WORDS]

ACTIONS: Final = ActionTable()

# with a die
TAKE: Final = ACTIONS.kind("take", DIE_WORDS, SLOT_NAMES[:SLOTS], rule="BUR-6.1")
PLACE: Final = ACTIONS.kind("place", DIE_WORDS, PLACE_WORDS, rule="BUR-6.3")
SELL: Final = ACTIONS.kind("sell", DIE_WORDS, COLOUR_NAMES, rule="BUR-6.5")
WORKERS: Final = ACTIONS.kind("workers", DIE_WORDS, rule="BUR-6.6")
# beside the dice
BUY: Final = ACTIONS.kind("buy", SLOT_NAMES, rule="BUR-7.1")
DISCARD: Final = ACTIONS.kind("discard", STORAGE_WORDS, rule="BUR-6.2")
END: Final = ACTIONS.kind("end", rule="BUR-5.5")
# what a tile grants, without a die
GAIN: Final = ACTIONS.kind("gain", SLOT_NAMES[:SLOTS], rule="BUR-8.4")
SETTLE: Final = ACTIONS.kind("settle", PLACE_WORDS, rule="BUR-9.7")
TRADE: Final = ACTIONS.kind("trade", COLOUR_NAMES, rule="BUR-9.1")
RECRUIT: Final = ACTIONS.kind("recruit", rule="BUR-8.4")
DECLINE: Final = ACTIONS.kind("decline", rule="BUR-9.9")
LOAD: Final = ACTIONS.kind("load", DEPOT_WORDS, rule="BUR-8.1")
LOADS: Final = ACTIONS.kind("loads", PAIR_WORDS, rule="BUR-10.5")
CHOOSE_GOODS: Final = ACTIONS.kind("goods", MASK_WORDS, rule="BUR-8.2")  # index = mask of colours - 1
PACK: Final = ACTIONS.kind("pack", COLOUR_NAMES, rule="BUR-14.10")
LEAVE: Final = ACTIONS.kind("leave", rule="BUR-14.10")
# before the first phase
ESTATE: Final = ACTIONS.kind("estate", BOARD_WORDS, CASTLE_WORDS, rule="BUR-15.1")

FIRST_SEAT: Final = ACTIONS.outcome("first", SEAT_WORDS, rule="BUR-2.5")
START_GOODS: Final = ACTIONS.outcome("start_goods", COLOUR_NAMES, rule="BUR-2.4")
SHEET: Final = ACTIONS.outcome("sheet", SHEET_WORDS, rule="BUR-15.1")
LOT: Final = ACTIONS.outcome("lot", LOT_WORDS, rule="BUR-15.5")
TILE: Final = ACTIONS.outcome("tile", FACE_NAMES, rule="BUR-3.2")
ROUND_GOODS: Final = ACTIONS.outcome("round_goods", COLOUR_NAMES, rule="BUR-3.5")
ROLL: Final = ACTIONS.outcome("dice", DICE_WORDS, rule="BUR-4.1")
WHITE: Final = ACTIONS.outcome("white", NUMBER_WORDS, rule="BUR-4.2")
