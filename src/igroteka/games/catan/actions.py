"""What can be said? The order of this table is the numbering (CAT-14.2, CAT-14.3)."""

from typing import Final

from igroteka.core.actions import ActionTable, numbered
from igroteka.core.arrays import i64
from igroteka.games.catan.data.box import (
    CARD_NAMES,
    CORNER_NAMES,
    DICE_SIDES,
    EDGES,
    HARBOUR_NAMES,
    HEXES,
    NODES,
    PLAIN_NUMBERS,
    RESOURCE_NAMES,
    RESOURCES,
    SEATS,
    TERRAIN_NAMES,
)

SEAT_WORDS: Final = [f"p{seat}" for seat in range(SEATS)]
MASK_WORDS: Final = [
    " ".join(SEAT_WORDS[seat] for seat in range(SEATS) if mask >> seat & 1) for mask in range(1, 1 << SEATS)
]
PAIR_WORDS: Final = [
    f"{first} {second}" for place, first in enumerate(RESOURCE_NAMES) for second in RESOURCE_NAMES[place:]
]
TRADE_WORDS: Final = [f"{give} {get}" for give in RESOURCE_NAMES for get in RESOURCE_NAMES if give != get]
DICE_WORDS: Final = [
    f"{first} {second}" for first in numbered(DICE_SIDES + 1)[1:] for second in numbered(DICE_SIDES + 1)[1:]
]

ACTIONS: Final = ActionTable()

ROLL: Final = ACTIONS.kind("roll", rule="CAT-4.3")
END_TURN: Final = ACTIONS.kind("end", rule="CAT-4.1")
BUILD_ROAD: Final = ACTIONS.kind("road", numbered(EDGES), rule="CAT-8.2")
BUILD_SETTLEMENT: Final = ACTIONS.kind("settlement", numbered(NODES), rule="CAT-8.6")
BUILD_CITY: Final = ACTIONS.kind("city", numbered(NODES), rule="CAT-8.8")
BUY_CARD: Final = ACTIONS.kind("buy", rule="CAT-9.1")
PLAY_KNIGHT: Final = ACTIONS.kind("knight", rule="CAT-9.5")
PLAY_ROAD_BUILDING: Final = ACTIONS.kind("roads", rule="CAT-9.6")
PLAY_YEAR_OF_PLENTY: Final = ACTIONS.kind("plenty", PAIR_WORDS + RESOURCE_NAMES, rule="CAT-9.7")
PLAY_MONOPOLY: Final = ACTIONS.kind("monopoly", RESOURCE_NAMES, rule="CAT-9.8")
MOVE_ROBBER: Final = ACTIONS.kind("robber", numbered(HEXES), rule="CAT-5.4")
STEAL: Final = ACTIONS.kind("steal", SEAT_WORDS, rule="CAT-5.5")
DISCARD: Final = ACTIONS.kind("discard", RESOURCE_NAMES, rule="CAT-5.10")
BANK_TRADE: Final = ACTIONS.kind("bank", TRADE_WORDS, rule="CAT-7.2")
STOP_ROADS: Final = ACTIONS.kind("stop", rule="CAT-9.14")
OFFER: Final = ACTIONS.kind("offer", MASK_WORDS, rule="CAT-17.6")
GIVE: Final = ACTIONS.kind("give", RESOURCE_NAMES, rule="CAT-17.7")
WANT: Final = ACTIONS.kind("want", RESOURCE_NAMES, rule="CAT-17.7")
SEND: Final = ACTIONS.kind("send", rule="CAT-17.8")
DROP: Final = ACTIONS.kind("drop", rule="CAT-17.8")
ACCEPT: Final = ACTIONS.kind("accept", rule="CAT-17.10")
REJECT: Final = ACTIONS.kind("reject", rule="CAT-17.10")
COUNTER: Final = ACTIONS.kind("counter", rule="CAT-17.10")
CONFIRM: Final = ACTIONS.kind("confirm", SEAT_WORDS, rule="CAT-17.12")
TAKE_COUNTER: Final = ACTIONS.kind("take", SEAT_WORDS, rule="CAT-17.12")
CANCEL: Final = ACTIONS.kind("cancel", rule="CAT-17.12")

DEAL_TERRAIN: Final = ACTIONS.outcome("terrain", TERRAIN_NAMES, rule="CAT-2.10")
START_CORNER: Final = ACTIONS.outcome("corner", CORNER_NAMES, rule="CAT-2.10")
PLACE_RED: Final = ACTIONS.outcome("red", numbered(HEXES), rule="CAT-2.10")
DEAL_NUMBER: Final = ACTIONS.outcome("number", [str(number) for number in PLAIN_NUMBERS], rule="CAT-2.10")
DEAL_HARBOUR: Final = ACTIONS.outcome("harbour", HARBOUR_NAMES, rule="CAT-2.10")
FIRST_SEAT: Final = ACTIONS.outcome("first", SEAT_WORDS, rule="CAT-3.5")
DICE: Final = ACTIONS.outcome("dice", DICE_WORDS, rule="CAT-4.3")
DRAW_CARD: Final = ACTIONS.outcome("draw", CARD_NAMES, rule="CAT-9.13")
STOLEN: Final = ACTIONS.outcome("stolen", RESOURCE_NAMES, rule="CAT-5.12")


def bank_trade(give: i64, get: i64) -> i64:
    """The action that gives cards of one resource for a card of another."""
    return BANK_TRADE.first + give * (RESOURCES - 1) + (get if get < give else get - 1)


def bank_gives(action: i64) -> i64:
    """The resource a bank trade gives away."""
    return (action - BANK_TRADE.first) // (RESOURCES - 1)


def bank_gets(action: i64) -> i64:
    """The resource a bank trade gets."""
    get = (action - BANK_TRADE.first) % (RESOURCES - 1)
    return get if get < bank_gives(action) else get + 1


def expand(text: str) -> list[int]:
    """A line of notation as actions; a trade macro becomes its one spelling (CAT-17.19). Empty if unreadable."""
    words = text.split()
    single = ACTIONS.parse(text)
    if single >= 0:
        return [single]
    if "for" not in words or words[0] not in ("offer", "counter"):
        return []
    turn = words.index("for")
    head: list[int] = []
    if words[0] == "offer":
        if "to" not in words:
            return []
        start = words.index("to")
        head = [ACTIONS.parse(" ".join(["offer", *sorted(words[start + 1 :])]))]
        words = words[:start]
    else:
        head = [COUNTER.first]
    given, wanted = spelled("give", words[1:turn]), spelled("want", words[turn + 1 :])
    actions = [*head, *given, *wanted, SEND.first]
    return [] if -1 in actions else actions


def spelled(verb: str, words: list[str]) -> list[int]:
    """ "2 brick 1 ore" as single steps in resource order; nothing is written "nothing"."""
    if words == ["nothing"]:
        return []
    steps: list[int] = []
    pairs = [word.strip(",") for word in words if word != "and"]
    if len(pairs) % 2 or not pairs:
        return [-1]
    for amount, resource in zip(pairs[::2], pairs[1::2], strict=True):
        step = ACTIONS.parse(f"{verb} {resource}")
        if step < 0 or not (amount.isascii() and amount.isdigit() and len(amount) < 3):
            return [-1]
        steps.extend([step] * int(amount))
    return sorted(steps)
