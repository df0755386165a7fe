"""What is in the box? Every number printed on a component or in the rulebook, from nusfjord.toml.

What cards and elders do is in `program`: it alone can be exchanged while the house runs.
"""

from typing import Any, Final

from igroteka.core.arrays import i64, row
from igroteka.core.box import box_text, check_sizes, read_box
from igroteka.core.errors import IgrotekaError, brief
from igroteka.core.settings import Settings, settings_of
from igroteka.games.nusfjord import meta
from igroteka.kit import bits

TEXT: Final = box_text(meta.ID)
BOX: Final[dict[str, Any]] = read_box(TEXT)
NONE: Final = -1
SEATS: Final = 5
COUNTS_OF_SEATS: Final = 6  # rows by number of players have a place for 0


def named(name: str, key: str = "id") -> list[str]:
    """The ids of a list of components."""
    return [str(entry[key]) for entry in BOX[name]]


def place_of(word: object, names: list[str], field: str) -> int:
    """Where a word of the file stands in a list; whoever wrote another is told which words there are."""
    if not isinstance(word, str) or word not in names:
        known = ", ".join(names)
        raise IgrotekaError("nusfjord-unknown-word", {"field": field, "word": brief(word), "known": known})
    return names.index(word)


def place_on_card(card: dict[str, Any], field: str, names: list[str]) -> int:
    """The same of a field of a card, with the card's number."""
    try:
        return place_of(card.get(field, ""), names, field)
    except IgrotekaError as error:
        raise IgrotekaError("nusfjord-card", {"number": brief(card.get("number", "?")), "problem": error}) from error


# The game, NUS-1

ROUNDS: Final[i64] = BOX["rounds"]
TURNS: Final[i64] = BOX["turns_per_round"]  # of each player in a round
GOODS: Final = 3
WOOD: Final = 0
FISH: Final = 1
GOLD: Final = 2
GOOD_NAMES: Final = named("good")[:GOODS]
SUPPLY: Final = 0  # where goods lie: place * GOODS + good
RESERVE: Final = 3
STORES: Final = 6  # goods of a seat: personal supply, then Reserve
COLOUR_NAMES: Final = named("colour")
WOOD_LIMIT: Final[i64] = BOX["limits"]["wood_personal"]
RESERVE_LIMIT: Final[i64] = BOX["limits"]["reserve_fish"]
COUNCIL: Final = 5  # places for elders
ELDER_FULL: Final[i64] = BOX["limits"]["fish_on_elder_removed_at"]
ELDER_KEPT: Final[i64] = BOX["limits"]["fish_on_elder_kept"]

# Set-up, NUS-3

SHARES: Final[i64] = BOX["components"]["shares_per_player"]
START_ISSUED: Final[i64] = BOX["setup"]["start_shares_issued"]
START_UNISSUED: Final[i64] = BOX["setup"]["start_shares_unissued"]
START_GOODS: Final = row([BOX["setup"]["start_goods"][good] for good in GOOD_NAMES])
START_PLATES: Final = row(BOX["setup"]["plates_filled"])
START_SHIPS: Final = row(BOX["setup"]["ships_each_type"])
SPARE_SCHOONERS: Final[i64] = BOX["setup"]["spare_schooners"]
OPEN: Final = row([BOX["setup"]["a_open"], BOX["setup"]["b_open"], 0])  # by letter
SLOTS: Final = row([BOX["setup"]["a_board_slots"], BOX["setup"]["b_board_slots"], 99])

# The harbour board: cells by row and column without the Reserve; pairs by their left cell (NUS-1.5)

CELLS: Final = 11
PAIRS: Final = 8
COLUMNS: Final[int] = BOX["harbour_board"]["cols"]
CELL_LIST: Final[list[list[int]]] = [
    [line, column]
    for line in range(BOX["harbour_board"]["rows"])
    for column in range(COLUMNS)
    if [line, column] != BOX["harbour_board"]["reserve_cell"]
]
CELL_NAMES: Final = ["abc"[line] + str(column + 1) for line, column in CELL_LIST]
PAIR_LIST: Final = [cell for cell in CELL_LIST if [cell[0], cell[1] + 1] in CELL_LIST]
PAIR_NAMES: Final = [CELL_NAMES[CELL_LIST.index(cell)] for cell in PAIR_LIST]
PAIR_CELLS: Final = row(
    [
        bits.gathered([CELL_LIST.index([line, column]), CELL_LIST.index([line, column + 1])])
        for line, column in PAIR_LIST
    ]
)
FIXED_PAIRS: Final[i64] = bits.gathered([PAIR_LIST.index(pair) for pair in BOX["harbour_board"]["double_spaces"]])
ALL_PAIRS: Final[i64] = bits.bit(PAIRS) - 1
ALL_CELLS: Final[i64] = bits.bit(CELLS) - 1
START_FORESTS: Final = row(
    [
        sum([stack["n"] for stack in BOX["harbour_board"]["start_forests"] if stack["space"] == pair])
        for pair in PAIR_LIST
    ]
)

# Ships and the catch track (NUS-1.6, NUS-6.10)

SHIPS: Final = 3
SLOOP: Final = 0
CUTTER: Final = 1
SCHOONER: Final = 2
SHIP_NAMES: Final = named("ship", "type")
SHIP_LENGTH: Final = row([ship["length"] for ship in BOX["ship"]])
SHIP_POINTS: Final = row([ship["vp"] for ship in BOX["ship"]])
OFFERS: Final = 4  # ways to pay for a ship
OFFER_LIST: Final = [(ship, price) for ship in range(SHIPS) for price in range(len(BOX["ship"][ship]["costs"]))]
OFFER_SHIP: Final = row([ship for ship, _ in OFFER_LIST])
OFFER_NAMES: Final = [
    SHIP_NAMES[ship] if len(BOX["ship"][ship]["costs"]) == 1 else f"{SHIP_NAMES[ship]} {'ab'[price]}"
    for ship, price in OFFER_LIST
]
OFFER_COST: Final = row(
    [BOX["ship"][ship]["costs"][price][good] for ship, price in OFFER_LIST for good in GOOD_NAMES]
)  # offer * GOODS + good
CATCH: Final = row(BOX["catch_track"]["catch_by_length"])
MAX_LENGTH: Final[i64] = BOX["catch_track"]["max_length"]
TOP_CATCH: Final[i64] = BOX["catch_track"]["no_build_at_catch"]
UPGRADES: Final = 3
UPGRADE_LIST: Final = [(SLOOP, CUTTER), (SLOOP, SCHOONER), (CUTTER, SCHOONER)]
UPGRADE_NAMES: Final = [f"{SHIP_NAMES[old]} {SHIP_NAMES[new]}" for old, new in UPGRADE_LIST]
UPGRADE_FROM: Final = row([old for old, _ in UPGRADE_LIST])
UPGRADE_TO: Final = row([new for _, new in UPGRADE_LIST])

# The Banquet Table (NUS-6.3)

PLATES: Final = 7
PLATE_PRICE: Final = row(BOX["banquet"]["plates"])
PLATE_GOLD: Final[i64] = BOX["banquet"]["gold_per_plate"]

# The action board (NUS-6)

ACTIONS: Final = 11
ACTION_NAMES: Final = named("action")
GAIN_GOLD: Final = 0
TRANSFER: Final = 1
SERVE: Final = 2
BUILD: Final = 3
ISSUE: Final = 4
BUY_SHARES: Final = 5
CLEAR: Final = 6
THIN_OUT: Final = 7
REFOREST: Final = 8
BUILD_SHIP: Final = 9
INVITE: Final = 10
ISSUE_GOLD: Final[i64] = BOX["action"][ISSUE]["gold"]
SHARE_PRICE: Final[i64] = BOX["action"][BUY_SHARES]["price_per_share"]
SHARE_DISCOUNT: Final = row(BOX["action"][BUY_SHARES]["total_discount_by_round"])
CLEAR_WOOD: Final[i64] = BOX["action"][CLEAR]["wood"]
THIN_WOOD: Final[i64] = BOX["action"][THIN_OUT]["wood_per_forest"]
PLANTED: Final[i64] = BOX["action"][REFOREST]["forests"]

SPACES: Final = 12  # of the action board; two of them are one action with 1 or 2 players (NUS-6.13)
SPACE_LIST: Final = [
    (action, number) for action, entry in enumerate(BOX["action"]) for number in range(max(entry["spaces"]))
]
SPACE_NAMES: Final = [ACTION_NAMES[action] + ("_2" if number else "") for action, number in SPACE_LIST]
SPACE_ACTION: Final = row([action for action, _ in SPACE_LIST])
SPACE_CAPACITY: Final = row(
    [
        BOX["action"][action]["space_capacity"][seats] if number < BOX["action"][action]["spaces"][seats] else 0
        for action, number in SPACE_LIST
        for seats in range(COUNTS_OF_SEATS)
    ]
)  # space * COUNTS_OF_SEATS + seats; 0 = no such space
SECTION_NAMES: Final = ["left", "middle", "right"]
SPACE_SECTION: Final = row([SECTION_NAMES.index(BOX["action"][action]["column"]) for action, _ in SPACE_LIST])
COPY_TILE: Final = 12  # with one space; that of a column is COPY_TILE + 1 + column
WORK_SPACES: Final = 16
WORK_NAMES: Final = [*SPACE_NAMES, "copy", *[f"copy_{name}" for name in SECTION_NAMES]]
COPY_SPACES: Final = row(BOX["copy_tile"]["spaces"])
COPY_SPACES_HARD: Final[i64] = BOX["copy_tile"]["spaces_hard_solo"]
WORKERS: Final = 5  # owners of workers on a space: seats, or the colours of the solo game
SOLO_ROUND: Final = row(
    [
        COLOUR_NAMES.index(BOX["first_player"][name][turn])
        for name in ("solo_colours", "hard_solo_colours")
        for turn in range(int(ROUNDS))
    ]
)  # hard * ROUNDS + round - 1

# The elders, NUS-3.4 and NUS-7

ELDERS: Final = 18
STACKS: Final = 6
ELDER_LIST: Final[list[dict[str, Any]]] = BOX["elder"]
ELDER_NAMES: Final = named("elder", "number")
LAYERS: Final = ["top", "base", "bottom_hidden"]
HIDDEN_LAYER: Final = 2
ELDER_STACK: Final = row([elder.get("slot", 0) - 1 for elder in ELDER_LIST])
ELDER_LAYER: Final = row([LAYERS.index(elder["layer"]) for elder in ELDER_LIST])
ELDER_PLAYS: Final = row(
    [1 if seats in elder["players"] else 0 for elder in ELDER_LIST for seats in range(COUNTS_OF_SEATS)]
)  # elder * COUNTS_OF_SEATS + seats

# Building cards (NUS-8), numbered in the order of the file: deck by deck, A, B, C

CARDS: Final = 132
DECKS: Final = 3
DECK_SIZE: Final = 44
LETTERS: Final = 3
A: Final = 0
B: Final = 1
C: Final = 2
CARD_LIST: Final[list[dict[str, Any]]] = BOX["building"]
CARD_NAMES: Final = named("building", "number")
DECK_NAMES: Final = named("deck")
LETTER_NAMES: Final = ["A", "B", "C"]
CARD_LETTER: Final = row([place_on_card(card, "letter", LETTER_NAMES) for card in CARD_LIST])
CARD_DECK: Final = row([place_on_card(card, "deck", DECK_NAMES) for card in CARD_LIST])
TIMING_NAMES: Final = named("timing_class")
PRINTED_NUMBERS: Final = [
    str(number)
    for deck in BOX["deck"]
    for letter in LETTER_NAMES
    for number in range(deck["cards"][letter][0], deck["cards"][letter][1] + 1)
]  # in the order of the file
LETTER_CARDS: Final = row(
    [
        bits.gathered([place for place in range(DECK_SIZE) if CARD_LIST[deck * DECK_SIZE + place]["letter"] == letter])
        for letter in LETTER_NAMES
        for deck in range(DECKS)
    ]
)  # letter * DECKS + deck: bits of the cards of a deck
MIXED_OPEN: Final = row([int(OPEN[letter]) // DECKS for letter in range(LETTERS)])  # of each deck (NUS-11.2)
LISTED_TRADES: Final = 2  # exchanges "at any time" of one card
TRADE_NAMES: Final = ["a", "b"]

# Round events, by number of players (NUS-9.3)

REVEAL_A: Final = row(BOX["rounds_events"]["round3_reveal_a"])
DEAL_C: Final = row(BOX["rounds_events"]["round4_deal_c"])
REVEAL_C: Final = row(BOX["rounds_events"]["round4_reveal_c"])
REVEAL_B: Final = row(BOX["rounds_events"]["round5_reveal_b"])
LAY_OUT: Final = row([1 if lays else 0 for lays in BOX["rounds_events"]["round6_lay_out_hand_c"]])
REVEAL_MORE_C: Final = row(BOX["rounds_events"]["round6_reveal_c"])

# Scoring, NUS-10 and NUS-13.3

CATEGORIES: Final = ["ships", "buildings", "bonus", "shares", "gold", "empty_spaces", "unissued_shares"]
SHARE_POINTS: Final[i64] = BOX["scoring"]["share_issued_owned"]
GOLD_POINTS: Final[i64] = BOX["scoring"]["gold_personal"]
EMPTY_POINTS: Final[i64] = BOX["scoring"]["empty_space"]
UNISSUED_POINTS: Final[i64] = BOX["scoring"]["unissued_share"]
CAMPAIGN_TARGET: Final[int] = BOX["scoring"]["campaign_target"]
CAMPAIGN_GAMES: Final[i64] = BOX["scoring"]["campaign_games"]
DOUBLE_GAMES: Final = 2

# Options

SETTINGS: Final[Settings] = settings_of(BOX["options"])


def check_dimensions() -> None:
    """The sizes of rows are written in the code, so that compiled loops know them; they must be those of the box."""
    sizes = {
        "seats": [SEATS, BOX["players_max"]],
        "goods": [GOOD_NAMES, ["wood", "fish", "gold"]],
        "council": [COUNCIL, BOX["limits"]["elders_per_player"]],
        "shares": [SHARES, START_ISSUED + START_UNISSUED],
        "cells": [CELLS, len(CELL_LIST)],
        "pairs": [PAIRS, len(PAIR_LIST)],
        "forests": [sum(START_FORESTS), BOX["setup"]["start_forests"]],
        "ships": [SHIP_NAMES, ["sloop", "cutter", "schooner"]],
        "offers": [OFFERS, len(OFFER_LIST)],
        "catch track": [MAX_LENGTH + 1, len(CATCH)],
        "plates": [PLATES, len(PLATE_PRICE)],
        "actions": [ACTIONS, len(ACTION_NAMES)],
        "first and last action": [
            [GAIN_GOLD, INVITE],
            [ACTION_NAMES.index(id) for id in ("gain_gold", "invite_elder")],
        ],
        "spaces": [SPACES, len(SPACE_NAMES)],
        "elders": [ELDERS, len(ELDER_LIST)],
        "stacks": [STACKS, max(ELDER_STACK) + 1],
        "cards": [CARDS, len(CARD_LIST)],
        "decks": [[deck for deck in range(DECKS) for _ in range(DECK_SIZE)], [int(deck) for deck in CARD_DECK]],
        "open cards of mixed decks": [[3 * count for count in MIXED_OPEN], list(OPEN)],
    }
    check_sizes(meta.ID, sizes)


check_dimensions()
