"""What can be said? The order of this table is the numbering; the interjections come last (NZ-13.1, NZ-13.7)."""

from typing import Final

from igroteka.core.actions import ActionTable, numbered
from igroteka.games.gwtnz.data.box import (
    ACTION_NAMES,
    AUX_NAMES,
    BONUS_NAMES,
    BUILDING_SPACES,
    BUY_NAMES,
    CARD_NAMES,
    CERTIFICATE_LIMIT_RAISED,
    CRAFT_NAMES,
    DISC_NAMES,
    FIRST_BONUS,
    FIRST_LARGE,
    FIRST_MARKET,
    FIRST_MEDIUM,
    FIRST_SHOWN,
    HARBOUR_NAMES,
    HAZARD_SPACES,
    JOB_ROWS,
    MARKETS,
    MASTER_NAMES,
    NEUTRAL_SPACES,
    OBJECTIVE_NAMES,
    PAIR_NAMES,
    POST_NAMES,
    ROUTE_NAMES,
    ROWS,
    SEA_NAMES,
    SEATS,
    SETS,
    SHEEP_NAMES,
    SLOT_NAMES,
    STACK_NAMES,
    SUPPLY_CARDS,
    TILE_NAMES,
    TOKEN_DRAWS,
    TRASH_CARD,
    UPGRADE_NAMES,
    names_of,
)
from igroteka.games.gwtnz.data.program import (
    ALTERNATIVES,
    FORMS,
    LETTERS,
    LOCALS,
    MOST_DRAWN,
    MOST_FORWARD,
    NUMBER_NAMES,
)

SEAT_WORDS: Final = [f"p{seat}" for seat in range(SEATS)]
LOCAL_WORDS: Final = [*numbered(LOCALS + 1)[1:], "extra"]
JOB_WORDS: Final = numbered(int(JOB_ROWS) + 1)[1:]
ROW_WORDS: Final = numbered(int(ROWS) + 1)[1:]
MARKET_WORDS: Final = SHEEP_NAMES[FIRST_MARKET : FIRST_MARKET + MARKETS]
SHOWN_WORDS: Final = CARD_NAMES[FIRST_SHOWN:]
TILE_WORDS_A: Final = TILE_NAMES[:FIRST_BONUS]
ALL: Final[int] = len(SHEEP_NAMES)  # "reveal all"

ACTIONS: Final = ActionTable()

# the runholder
PLACE: Final = ACTIONS.kind("place", names_of(NEUTRAL_SPACES), rule="NZ-3.5")
MOVE: Final = ACTIONS.kind("move", ROUTE_NAMES, rule="NZ-4.2")
# the location
LOCAL: Final = ACTIONS.kind("local", LOCAL_WORDS, ALTERNATIVES, rule="NZ-5.1")
AUX: Final = ACTIONS.kind("aux", AUX_NAMES, FORMS, rule="NZ-10.1")
PLAY: Final = ACTIONS.kind("play", OBJECTIVE_NAMES, rule="NZ-13.8")
BONUS: Final = ACTIONS.kind("bonus", STACK_NAMES, rule="NZ-13.6")
USE: Final = ACTIONS.kind("use", ALTERNATIVES, rule="NZ-14.1")
# single actions
HIRE: Final = ACTIONS.kind("hire", JOB_WORDS, CRAFT_NAMES, rule="NZ-14.1")
INVEST: Final = ACTIONS.kind("invest", ROW_WORDS, BONUS_NAMES, rule="NZ-14.2")
JOKER: Final = ACTIONS.kind("joker", CRAFT_NAMES, rule="NZ-14.2")
BUY: Final = ACTIONS.kind("buy", BUY_NAMES, rule="NZ-14.4")
MORE: Final = ACTIONS.kind("more", rule="NZ-14.4")
PICK: Final = ACTIONS.kind("pick", MARKET_WORDS, rule="NZ-14.15")
BUILD: Final = ACTIONS.kind("build", NUMBER_NAMES, names_of(BUILDING_SPACES), rule="NZ-14.3")
CLEAR: Final = ACTIONS.kind("clear", names_of(HAZARD_SPACES), rule="NZ-14.8")
SAIL: Final = ACTIONS.kind("sail", SEA_NAMES, rule="NZ-11.1")
UPGRADE: Final = ACTIONS.kind("upgrade", UPGRADE_NAMES, rule="NZ-11.2")
STOREHOUSE: Final = ACTIONS.kind("storehouse", PAIR_NAMES, rule="NZ-11.4")
MASTER: Final = ACTIONS.kind("master", CRAFT_NAMES, rule="NZ-11.6")
DISC: Final = ACTIONS.kind("disc", DISC_NAMES, rule="NZ-9.1")
RECALL: Final = ACTIONS.kind("recall", HARBOUR_NAMES[FIRST_MEDIUM:FIRST_LARGE], rule="NZ-9.6")
TAKE: Final = ACTIONS.kind("take", [CARD_NAMES[card] for card in SUPPLY_CARDS], rule="NZ-14.11")
OBJECTIVE: Final = ACTIONS.kind("objective", SHOWN_WORDS, rule="NZ-14.10")
BLIND: Final = ACTIONS.kind("blind", rule="NZ-14.10")
FORWARD: Final = ACTIONS.kind("forward", numbered(int(MOST_FORWARD) + 1)[1:], rule="NZ-8.3")
FLIP: Final = ACTIONS.kind("flip", ["step", "fee"], rule="NZ-12.4")
DISCARD: Final = ACTIONS.kind("discard", CARD_NAMES, rule="NZ-14.12")
DRAW: Final = ACTIONS.kind("draw", numbered(int(MOST_DRAWN) + 1)[1:], rule="NZ-14.14")
TOP: Final = ACTIONS.kind("top", CARD_NAMES, rule="NZ-13.5")
# Wellington and the wool
REVEAL: Final = ACTIONS.kind("reveal", [*SHEEP_NAMES, "all"], rule="NZ-6.1")
CERTIFICATES: Final = ACTIONS.kind("certificates", numbered(int(CERTIFICATE_LIMIT_RAISED) + 1), rule="NZ-6.2")
DELIVER: Final = ACTIONS.kind("deliver", POST_NAMES, rule="NZ-6.5")
FORESIGHT: Final = ACTIONS.kind("foresight", SLOT_NAMES, rule="NZ-6.12")
# no more
DONE: Final = ACTIONS.kind("done", rule="NZ-5.1")
DECLINE: Final = ACTIONS.kind("decline", rule="NZ-14.17")

FIRST_SEAT: Final = ACTIONS.outcome("first", SEAT_WORDS, rule="NZ-3.4")
DEAL_MASTER: Final = ACTIONS.outcome("harbourmaster", MASTER_NAMES, rule="NZ-2.1")
DEAL_NEUTRAL: Final = ACTIONS.outcome("neutral", LETTERS, rule="NZ-2.2")
DEAL_TILE: Final = ACTIONS.outcome("start_tile", TILE_WORDS_A, rule="NZ-2.4")
DEAL_BONUS: Final = ACTIONS.outcome("bonus_tile", BONUS_NAMES, rule="NZ-2.5")
DEAL_FORESIGHT: Final = ACTIONS.outcome("foresight_tile", TILE_NAMES, rule="NZ-6.17")
DEAL_SHEEP: Final = ACTIONS.outcome("sheep", MARKET_WORDS, rule="NZ-2.7")
DEAL_OBJECTIVE: Final = ACTIONS.outcome("display", SHOWN_WORDS, rule="NZ-2.8")
DEAL_SET: Final = ACTIONS.outcome("bonus_set", numbered(SETS + 1)[1:], rule="NZ-2.10")
DEAL_SIDE: Final = ACTIONS.outcome("side", ALTERNATIVES, rule="NZ-3.2")
DRAW_CARD: Final = ACTIONS.outcome("card", CARD_NAMES, rule="NZ-7.2")
DRAW_UNSEEN: Final = ACTIONS.outcome("unseen", SHOWN_WORDS, rule="NZ-14.10")

SHOW: Final = ACTIONS.kind("show", ACTION_NAMES, rule="NZ-13.1")
EXCHANGE: Final = ACTIONS.kind("exchange", numbered(int(TOKEN_DRAWS) + 1)[1:], rule="NZ-13.7")
TRASH: Final = ACTIONS.kind("trash", [CARD_NAMES[TRASH_CARD]], rule="NZ-13.7")
