"""What can be said? The order of this table is the numbering; the interjections come last (NUS-8.5)."""

from typing import Final

from igroteka.core.actions import ActionTable, numbered
from igroteka.games.nusfjord.data.box import (
    ACTION_NAMES,
    CARD_NAMES,
    CELL_NAMES,
    ELDER_NAMES,
    OFFER_NAMES,
    PAIR_NAMES,
    PLATES,
    SEATS,
    SHIP_NAMES,
    SPACE_NAMES,
    TRADE_NAMES,
    UPGRADE_NAMES,
)

SEAT_WORDS: Final = [f"p{seat}" for seat in range(SEATS)]
MOST_SOURCE: Final = 30  # goods of one kind paid from the Reserve; no card costs more
MOST_TIMES: Final = 9

ACTIONS: Final = ActionTable()

# the turn
PLACE: Final = ACTIONS.kind("place", SPACE_NAMES, rule="NUS-5.2")
COPY: Final = ACTIONS.kind("copy", SPACE_NAMES, rule="NUS-6.12")
ELDER: Final = ACTIONS.kind("elder", ELDER_NAMES, rule="NUS-7.1")
PASS: Final = ACTIONS.kind("pass", rule="NUS-5.5")
# actions
BUILD: Final = ACTIONS.kind("build", CARD_NAMES, rule="NUS-6.4")
SITE: Final = ACTIONS.kind("site", CELL_NAMES, rule="NUS-6.4")
SOURCE: Final = ACTIONS.kind("source", numbered(MOST_SOURCE + 1), rule="NUS-8.23")
SERVE: Final = ACTIONS.kind("serve", numbered(PLATES + 1)[1:], rule="NUS-6.3")
SHIP: Final = ACTIONS.kind("ship", OFFER_NAMES, rule="NUS-6.10")
INVITE: Final = ACTIONS.kind("invite", ELDER_NAMES, rule="NUS-6.11")
CLEAR: Final = ACTIONS.kind("clear", PAIR_NAMES, rule="NUS-6.7")
PLANT: Final = ACTIONS.kind("plant", PAIR_NAMES, rule="NUS-6.9")
# effects
UPGRADE: Final = ACTIONS.kind("upgrade", UPGRADE_NAMES, rule="NUS-7.9")
CHOOSE: Final = ACTIONS.kind("choose", ACTION_NAMES, rule="NUS-7.6")
TIMES: Final = ACTIONS.kind("times", numbered(MOST_TIMES + 1)[1:], rule="NUS-6.14")
TRIGGER: Final = ACTIONS.kind("trigger", CARD_NAMES, rule="NUS-8.10")
# the fishing phase
FEED: Final = ACTIONS.kind("feed", ELDER_NAMES, rule="NUS-4.9")
SHARE: Final = ACTIONS.kind("share", SEAT_WORDS, rule="NUS-4.9")
# yes and no
USE: Final = ACTIONS.kind("use", rule="NUS-6.11")
DONE: Final = ACTIONS.kind("done", rule="NUS-8.5")
DECLINE: Final = ACTIONS.kind("decline", rule="NUS-8.11")

FIRST_SEAT: Final = ACTIONS.outcome("first", SEAT_WORDS, rule="NUS-3.8")
SHOW_CARD: Final = ACTIONS.outcome("show", CARD_NAMES, rule="NUS-3.6")
DEAL_CARD: Final = ACTIONS.outcome("deal", CARD_NAMES, rule="NUS-9.3")
UNVEIL: Final = ACTIONS.outcome("unveil", ELDER_NAMES, rule="NUS-6.11")

TRADE: Final = ACTIONS.kind("trade", CARD_NAMES, TRADE_NAMES, rule="NUS-8.5")
SELL: Final = ACTIONS.kind("sell", SHIP_NAMES, rule="NUS-8.14")
