"""Every refusal of Burgundy names a reason that is true at this moment."""

from collections.abc import Mapping
from typing import Final

import pytest

from igroteka.core.actions import Kind
from igroteka.core.agenda import Frame
from igroteka.games.burgundy.actions import (
    BUY,
    CHOOSE_GOODS,
    DECLINE,
    DISCARD,
    END,
    ESTATE,
    GAIN,
    LEAVE,
    LOAD,
    LOADS,
    PACK,
    PLACE,
    RECRUIT,
    SELL,
    SETTLE,
    TAKE,
    TRADE,
    WORKERS,
)
from igroteka.games.burgundy.data.box import (
    CELL_DIE,
    CELLS,
    COLOURS,
    FACE_NAMES,
    KIND,
    KIND_NAMES,
    NONE,
    SHEETS,
    SLOTS,
)
from igroteka.games.burgundy.game import GAME
from igroteka.games.burgundy.rules import effects, founding, ships, turn
from igroteka.games.burgundy.state import DEPOT, State
from tests.conftest import sized
from tests.games import honesty
from tests.games.burgundy.table import depot_goods, give, give_goods, lay, place, roll, store, table
from tests.games.honesty import Refused, Truth
from tests.games.saying import ask, say

IN_STORE: Final = 3
PLACES: Final = 4
SILVER: Final = 2
GRANTS: Final = (effects.Castle, effects.CityHall, effects.Warehouse, effects.TakeTile)
CARGO: Final = (ships.Ship, ships.Goods, ships.Pack)
ANSWERS: Final[Mapping[type[Frame], list[Kind]]] = {
    founding.ChooseEstate: [ESTATE],
    founding.ChooseEstates: [ESTATE],
    turn.Turn: [TAKE, PLACE, SELL, WORKERS, BUY, END],
    turn.Discard: [DISCARD],
    effects.Castle: [BUY, GAIN, SETTLE, TRADE, RECRUIT, DECLINE],
    effects.CityHall: [BUY, SETTLE, DECLINE],
    effects.Warehouse: [BUY, TRADE, DECLINE],
    effects.TakeTile: [BUY, GAIN, DECLINE],
    ships.Ship: [BUY, LOAD, LOADS],
    ships.Goods: [BUY, CHOOSE_GOODS],
    ships.Pack: [BUY, PACK, LEAVE],
}
"""BUR-16.2: what may be said where."""


# --- what was meant


def die_of(r: Refused) -> int:
    return r.index if r.says(WORKERS) else int(r.kind.a(r.action))


def slot_of(r: Refused) -> int:
    return int(TAKE.b(r.action)) if r.says(TAKE) else r.index


def stored_of(r: Refused) -> int:
    """The place of the storage, from 0."""
    if r.says(DISCARD):
        return r.index
    return (int(PLACE.b(r.action)) if r.says(PLACE) else r.index) // CELLS


def cell_of(r: Refused) -> int:
    return (int(PLACE.b(r.action)) if r.says(PLACE) else r.index) % CELLS


def colour_of(r: Refused) -> int:
    return int(SELL.b(r.action)) if r.says(SELL) else r.index


def placed(r: Refused) -> bool:
    """Was a stored tile to come into the estate, where that is asked?"""
    at_turn = isinstance(r.top, turn.Turn) and r.says(PLACE)
    return at_turn or (isinstance(r.top, effects.Castle | effects.CityHall) and r.says(SETTLE))


def taken(r: Refused) -> bool:
    """Was a tile of the main board to be had, where that is asked?"""
    at_turn = isinstance(r.top, turn.Turn) and r.says(TAKE, BUY)
    at_grant = isinstance(r.top, effects.Castle | effects.TakeTile) and r.says(GAIN)
    return at_turn or at_grant or (isinstance(r.top, (*GRANTS, *CARGO)) and r.says(BUY))


def with_die(r: Refused) -> bool:
    return isinstance(r.top, turn.Turn) and r.says(TAKE, PLACE, SELL, WORKERS)


# --- what the table shows


def used(r: Refused, die: int) -> bool:
    return bool(r.state.is_used(r.seat, die))


def face(r: Refused) -> int:
    return int(r.state.stored(r.seat, stored_of(r)))


def before_in_depot(r: Refused) -> list[int]:
    """The tiles of the same depot before this one; the black depot has all places after the numbered ones."""
    slot = slot_of(r)
    start = slot // PLACES * PLACES if slot < SLOTS else SLOTS
    return [int(r.state.slots[other]) for other in range(start, slot)]


def number_wanted(r: Refused) -> int:
    """The number the die would have to show."""
    if r.says(TAKE):
        return slot_of(r) // PLACES + 1
    return int(CELL_DIE[cell_of(r)]) if r.says(PLACE) else colour_of(r) + 1


def too_far(r: Refused) -> bool:
    """BUR-5.2: with all workers, and without any free change, the number is out of reach; BUR-5.3: 1 and 6 touch."""
    shown = int(r.state.die(r.seat, die_of(r)))
    apart = min((shown - number_wanted(r)) % 6, (number_wanted(r) - shown) % 6)
    needed, held = r.details["needed"], r.details["held"]
    return bool(held == r.state.workers[r.seat] and 0 < needed <= apart and held < needed)


def full(r: Refused) -> bool:
    return all(r.state.stored(r.seat, stored) != NONE for stored in range(IN_STORE))


def knows(r: Refused, number: int) -> bool:
    """Does a knowledge tile of this number lie in the estate?"""
    name = f"knowledge:{number}"
    return any(
        FACE_NAMES[r.state.tile(r.seat, cell)] == name for cell in range(CELLS) if r.state.tile(r.seat, cell) != NONE
    )


def colours_in(state: State, place: int) -> set[int]:
    return {colour for colour in range(COLOURS) if state.has(place, colour) > 0}


def pool(r: Refused) -> set[int]:
    assert isinstance(r.top, ships.Cargo)
    return colours_in(r.state, DEPOT + r.top.first) | colours_in(r.state, DEPOT + r.top.second)


def chosen(r: Refused) -> set[int]:
    return {colour for colour in range(COLOURS) if (r.index + 1) >> colour & 1}


def mine(r: Refused) -> set[int]:
    return colours_in(r.state, r.seat)


def city_has(r: Refused) -> bool:
    """BUR-9.10: the building stands in the estate already, and knowledge 1 is not there."""
    return not knows(r, 1) and any(r.state.tile(r.seat, cell) == face(r) for cell in range(CELLS))


def sides(r: Refused) -> list[int]:
    return [int(side) for side in SHEETS[r.state.sheets[r.seat]]]


GRANTED: Final[dict[str, set[str]]] = {
    "building:carpenter": {"building"},
    "building:church": {"castle", "mine", "knowledge"},
    "building:market": {"ship", "animal"},
}
"""BUR-9.2 to BUR-9.4."""

TRUTHS: Final[Mapping[str, Truth]] = {
    **honesty.MANNERS,
    "wrong-moment": lambda r: not r.says(*ANSWERS[type(r.top)]),
    "dice-left": lambda r: isinstance(r.top, turn.Turn) and r.says(END) and not (used(r, 0) and used(r, 1)),
    "die-used": lambda r: with_die(r) and used(r, die_of(r)),
    "equal-dice": lambda r: (
        with_die(r)
        and die_of(r) == 1
        and not used(r, 0)
        and not used(r, 1)
        and r.state.die(r.seat, 0) == r.state.die(r.seat, 1)
    ),
    "too-few-workers": lambda r: with_die(r) and not used(r, die_of(r)) and too_far(r),
    "slot-empty": lambda r: taken(r) and r.state.slots[slot_of(r)] == NONE,
    "equal-tile": lambda r: taken(r) and r.state.slots[slot_of(r)] in before_in_depot(r),
    "nothing-stored": lambda r: (
        (placed(r) or isinstance(r.top, turn.Discard))
        and face(r) == NONE
        and r.details == {"storage": stored_of(r) + 1}
    ),
    "equal-stored": lambda r: (
        (placed(r) or isinstance(r.top, turn.Discard))
        and face(r) in [r.state.stored(r.seat, other) for other in range(stored_of(r))]
    ),
    "cell-taken": lambda r: placed(r) and r.state.tile(r.seat, cell_of(r)) != NONE,
    "wrong-kind": lambda r: (
        placed(r)
        and r.details["tile"] == KIND_NAMES[KIND[face(r)]] != KIND_NAMES[r.state.kind_of(r.seat, cell_of(r))]
        and r.details["space"] == KIND_NAMES[r.state.kind_of(r.seat, cell_of(r))]
    ),
    "not-adjacent": lambda r: placed(r) and not r.state.reach[r.seat] >> cell_of(r) & 1,
    "same-building": lambda r: placed(r) and city_has(r),
    "no-goods": lambda r: (
        (
            (isinstance(r.top, turn.Turn) and r.says(SELL))
            or (isinstance(r.top, effects.Castle | effects.Warehouse) and r.says(TRADE))
        )
        and colour_of(r) not in mine(r)
    ),
    "buy-inside": lambda r: isinstance(r.top, (*GRANTS, *CARGO)) and r.says(BUY) and not r.state.rules.buy_inside,
    "already-bought": lambda r: taken(r) and r.says(BUY) and r.state.bought[r.seat],
    "too-little-silver": lambda r: (
        taken(r)
        and r.says(BUY)
        and r.details == {"needed": SILVER, "held": r.state.silver[r.seat]}
        and r.state.silver[r.seat] < SILVER
    ),
    "not-for-sale": lambda r: taken(r) and r.says(BUY) and slot_of(r) < SLOTS and not knows(r, 6),
    "storage-full": lambda r: taken(r) and r.says(BUY, GAIN) and full(r) and not r.state.rules.discard_always,
    "not-granted": lambda r: (
        isinstance(r.top, effects.TakeTile)
        and r.says(GAIN)
        and r.details["tile"] == KIND_NAMES[KIND[r.state.slots[slot_of(r)]]]
        and r.details["tile"] not in GRANTED[FACE_NAMES[r.top.building]]
    ),
    "two-depots": lambda r: isinstance(r.top, ships.Ship) and r.says(LOAD) and knows(r, 5),
    "one-depot": lambda r: isinstance(r.top, ships.Ship) and r.says(LOADS) and not knows(r, 5),
    "goods-not-new": lambda r: (
        isinstance(r.top, ships.Goods) and r.says(CHOOSE_GOODS) and not chosen(r) <= pool(r) - mine(r)
    ),
    "goods-count": lambda r: (
        isinstance(r.top, ships.Goods)
        and r.says(CHOOSE_GOODS)
        and len(chosen(r)) != r.details["free"] == IN_STORE - len(mine(r))
    ),
    "goods-full": lambda r: (
        isinstance(r.top, ships.Pack) and r.says(PACK) and r.index not in mine(r) and len(mine(r)) == IN_STORE
    ),
    "goods-not-there": lambda r: isinstance(r.top, ships.Pack) and r.says(PACK) and r.index not in pool(r),
    "must-use": lambda r: (
        isinstance(r.top, GRANTS) and r.says(DECLINE) and r.state.rules.effects_compulsory and len(r.state.legal()) > 0
    ),
    "not-your-sheet": lambda r: (
        isinstance(r.top, founding.ChooseEstate | founding.ChooseEstates)
        and r.says(ESTATE)
        and int(ESTATE.a(r.action)) not in sides(r)
    ),
}
"""What must be true for a refusal to be honest."""

NO_ACTION: Final = {"first-seat", "position-law"}

TABLES: Final[list[tuple[int, dict[str, object]]]] = [
    (2, {}),
    (4, {"setup": "experienced", "estate_choice": "secret", "ship_must_take_all_it_can": False}),
    (3, {"setup": "experienced", "estate_choice": "open", "buy_between_place_and_granted_action": True}),
    (2, {"discard_allowed_on_any_acquisition": False, "buy_between_place_and_granted_action": True}),
    (3, {"effects_compulsory": True}),
]


@pytest.mark.parametrize("seed", range(sized(1, 20)))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_refusal_of_a_game_is_true(seats: int, options: dict[str, object], seed: int) -> None:
    """BUR-16.2: the reason that is named holds, whatever is said, by whomever, at whatever moment."""
    assert [] == honesty.lies(honesty.wandering(GAME, seats, options, seed, sized(4, 12)), TRUTHS, set())


def by_hand() -> list[State]:
    """Positions a random game seldom comes to."""
    equal = lay(store(roll(give(table(), 0, silver=3), 0, 4, 4), 0, "ship", "ship"), d4a="mine", d4b="mine")
    bought = give(table(), 0, silver=5)
    bought.bought[0] = 1
    full_storage = table(discard_allowed_on_any_acquisition=False, buy_between_place_and_granted_action=True)
    lay(
        store(give(full_storage, 0, silver=3), 0, "ship", "mine", "mine"),
        black1="castle",
        d1a="building:bank",
        d2a="ship",
    )
    takes = ask(full_storage.copy(), effects.Castle(0), turn.Turn(0))
    city = store(place(roll(table(), 0, 3, 1), 0, {25: "building:bank"}), 0, "building:bank")
    sea = ask(give(table(), 0, silver=3), ships.Ship(0), turn.Turn(0))
    pair = ask(place(table(), 0, {19: "knowledge:5"}), ships.Ship(0), turn.Turn(0))
    goods = depot_goods(give_goods(table(), 0, blue=1), 1, brown=1, orange=2, pink=1)
    crowded = depot_goods(
        give_goods(table(ship_must_take_all_it_can=False), 0, blue=1, brown=1, orange=1), 1, blue=1, pink=1
    )
    discard = store(lay(table(), d6a="ship"), 0, "mine", "mine", "castle")
    say(discard, "take die1 6a")
    return [
        equal,
        bought,
        full_storage,
        takes,
        city,
        sea,
        pair,
        ask(goods, ships.Goods(0, 0, 0), turn.Turn(0)),
        ask(crowded, ships.Pack(0, 0, 0), turn.Turn(0)),
        discard,
    ]


def test_every_refusal_by_hand_is_true_and_every_code_is_met() -> None:
    """No code without a truth, no truth that is never asked for."""
    seen: set[str] = set()
    walks = [state for seats, options in TABLES for state in honesty.wandering(GAME, seats, options, 7, 3)]

    assert [] == honesty.lies([*by_hand(), *walks], TRUTHS, seen)
    assert set(TRUTHS) == seen
    assert set(TRUTHS) == honesty.codes(GAME, NO_ACTION)
