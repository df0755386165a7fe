"""What can be said? The order of this table is the numbering; the interjection comes last (GWT-6.38)."""

from typing import Final

from igroteka.core.actions import ActionTable, numbered
from igroteka.games.gwt.data.box import (
    AUX_NAMES,
    BANDITS,
    BUILDING_SPACES,
    BUY_NAMES,
    CARD_NAMES,
    CATTLE,
    CITY_NAMES,
    CRAFT_NAMES,
    CRAFT_SPACES,
    DECK,
    DISC_NAMES,
    FIRST_BANDIT,
    HAZARD_SPACES,
    HOUSE_SPACES,
    MASTER_NAMES,
    MOST_CERTIFICATES,
    NEUTRAL_SPACES,
    OBJECTIVE_NAMES,
    POSITION_NAMES,
    ROUTE_NAMES,
    ROWS,
    SEATS,
    SLOT_NAMES,
    STARTER_NAMES,
    STATIONS,
    TILE_NAMES,
    TOKEN_DRAWS,
    names_of,
)
from igroteka.games.gwt.data.program import ALTERNATIVES, FORMS, LETTERS, LOCALS, NUMBER_NAMES

SEAT_WORDS: Final = [f"p{seat}" for seat in range(SEATS)]
LOCAL_WORDS: Final = [*numbered(LOCALS + 1)[1:], "risk"]
ROW_WORDS: Final = numbered(ROWS + 1)[1:]
STATION_WORDS: Final = numbered(STATIONS + 1)[1:]
DECK_WORDS: Final = CARD_NAMES[:DECK]

ACTIONS: Final = ActionTable()

# the herder
PLACE: Final = ACTIONS.kind("place", names_of(NEUTRAL_SPACES), rule="GWT-2.13")
MOVE: Final = ACTIONS.kind("move", ROUTE_NAMES, rule="GWT-4.2")
# the location
LOCAL: Final = ACTIONS.kind("local", LOCAL_WORDS, ALTERNATIVES, rule="GWT-5.4")
AUX: Final = ACTIONS.kind("aux", AUX_NAMES, FORMS, rule="GWT-6.30")
PLAY: Final = ACTIONS.kind("play", OBJECTIVE_NAMES, rule="GWT-6.22")
USE: Final = ACTIONS.kind("use", ALTERNATIVES, rule="GWT-6.4")
# single actions
HIRE: Final = ACTIONS.kind("hire", ROW_WORDS, CRAFT_NAMES, rule="GWT-6.3")
BUY: Final = ACTIONS.kind("buy", BUY_NAMES, rule="GWT-6.7")
MORE: Final = ACTIONS.kind("more", rule="GWT-6.8")
ENGINE: Final = ACTIONS.kind("engine", POSITION_NAMES, rule="GWT-6.10")
BACK: Final = ACTIONS.kind("back", POSITION_NAMES, rule="GWT-6.14")
UPGRADE: Final = ACTIONS.kind("upgrade", STATION_WORDS, rule="GWT-6.16")
MASTER: Final = ACTIONS.kind("master", CRAFT_NAMES, rule="GWT-6.17")
DISC: Final = ACTIONS.kind("disc", DISC_NAMES, rule="GWT-8.1")
RECALL: Final = ACTIONS.kind("recall", STATION_WORDS, rule="GWT-8.4")
OBJECTIVE: Final = ACTIONS.kind("objective", OBJECTIVE_NAMES, rule="GWT-6.21")
BLIND: Final = ACTIONS.kind("blind", rule="GWT-6.21")
BUILD: Final = ACTIONS.kind("build", NUMBER_NAMES, names_of(BUILDING_SPACES), rule="GWT-6.27")
BOUNTY: Final = ACTIONS.kind("bounty", numbered(BANDITS + 1)[1:], rule="GWT-6.34")
CLEAR: Final = ACTIONS.kind("clear", names_of(HAZARD_SPACES), rule="GWT-6.36")
DISCARD: Final = ACTIONS.kind("discard", DECK_WORDS, rule="GWT-6.1")
TRASH: Final = ACTIONS.kind("trash", DECK_WORDS, rule="GWT-6.32")
DRAW: Final = ACTIONS.kind("draw", numbered(CRAFT_SPACES + 1)[1:], rule="GWT-6.25")
COPY: Final = ACTIONS.kind("copy", names_of(HOUSE_SPACES), rule="GWT-6.42")
# Kansas City
FORESIGHT: Final = ACTIONS.kind("foresight", SLOT_NAMES, rule="GWT-7.2")
CERTIFICATES: Final = ACTIONS.kind("certificates", numbered(MOST_CERTIFICATES + 1), rule="GWT-7.8")
RAISE: Final = ACTIONS.kind("raise", ["calf", "heifer"], rule="GWT-13.3")
DELIVER: Final = ACTIONS.kind("deliver", CITY_NAMES, rule="GWT-7.9")
# no more
DONE: Final = ACTIONS.kind("done", rule="GWT-5.4")
DECLINE: Final = ACTIONS.kind("decline", rule="GWT-3.3")

FIRST_SEAT: Final = ACTIONS.outcome("first", SEAT_WORDS, rule="GWT-2.12")
DEAL_MASTER: Final = ACTIONS.outcome("station_master", MASTER_NAMES, rule="GWT-2.1")
DEAL_NEUTRAL: Final = ACTIONS.outcome("neutral", LETTERS, rule="GWT-2.2")
DEAL_SIDE: Final = ACTIONS.outcome("side", ALTERNATIVES, rule="GWT-2.11")
DEAL_TILE: Final = ACTIONS.outcome("start_tile", TILE_NAMES, rule="GWT-2.5")
DEAL_WORKER: Final = ACTIONS.outcome("start_worker", TILE_NAMES[:FIRST_BANDIT], rule="GWT-2.6")
DEAL_FORESIGHT: Final = ACTIONS.outcome("foresight_tile", TILE_NAMES, rule="GWT-7.15")
DEAL_CATTLE: Final = ACTIONS.outcome("cattle", CARD_NAMES[:CATTLE], rule="GWT-2.8")
DEAL_OBJECTIVE: Final = ACTIONS.outcome("display", OBJECTIVE_NAMES, rule="GWT-6.21")
DEAL_STARTER: Final = ACTIONS.outcome("start_objective", STARTER_NAMES, rule="GWT-2.10")
DRAW_CARD: Final = ACTIONS.outcome("card", DECK_WORDS, rule="GWT-9.2")
DRAW_UNSEEN: Final = ACTIONS.outcome("unseen", OBJECTIVE_NAMES, rule="GWT-6.21")

EXCHANGE: Final = ACTIONS.kind("exchange", numbered(int(TOKEN_DRAWS) + 1)[1:], rule="GWT-6.37")
