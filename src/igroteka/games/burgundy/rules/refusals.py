"""Why not? The rule that forbids what is not legal now."""

from typing import Final

from igroteka.core.agenda import Frame
from igroteka.core.arrays import i64
from igroteka.core.errors import IllegalAction
from igroteka.core.refusals import Manners
from igroteka.games.burgundy import meta
from igroteka.games.burgundy.actions import (
    BUY,
    CHOOSE_GOODS,
    DECLINE,
    DISCARD,
    END,
    ESTATE,
    GAIN,
    LOAD,
    LOADS,
    PACK,
    PLACE,
    SELL,
    SETTLE,
    TAKE,
    TRADE,
    WORKERS,
)
from igroteka.games.burgundy.data.box import (
    BUILDING_RULES,
    BUY_ANYWHERE,
    BUY_COST,
    CELLS,
    COLOUR_NAMES,
    EFFECT_KINDS,
    FACE_NAMES,
    KIND,
    KIND_NAMES,
    NONE,
    PLACES,
    SLOT_NAMES,
    SLOTS,
)
from igroteka.games.burgundy.rules import dice, effects, founding, placing, ships, turn
from igroteka.games.burgundy.state import State
from igroteka.kit import bits


def refuse(code: str, rule: str, **details: object) -> IllegalAction:
    """A refusal with its rule."""
    return IllegalAction(f"burgundy-{code}", rule, details)


MANNERS: Final = Manners(
    meta.ID, no_such_action="BUR-16.3", game_over="BUR-12.2", chance="BUR-16.1", not_your_turn="BUR-4.3"
)


def why_not(state: State, seat: int, action: int) -> IllegalAction | None:
    """Why this seat may not say this now; None if it may."""
    return MANNERS.why_not(state, seat, action, explain)


def explain(state: State, seat: int, action: int, top: Frame) -> IllegalAction:
    """What is wrong with an answer of a seat that is asked."""
    return wrong_answer(state, seat, action, top) or refuse("wrong-moment", "BUR-16.2")


def wrong_answer(state: State, seat: int, action: int, top: Frame) -> IllegalAction | None:
    """The reason by what is asked; anything that answers another question is at the wrong moment."""
    if isinstance(top, turn.Turn):
        return explain_turn(state, seat, action)
    if isinstance(top, turn.Discard):
        return explain_stored(state, seat, DISCARD.index(action), "BUR-6.2") if DISCARD.has(action) else None
    if isinstance(top, founding.ChooseEstate | founding.ChooseEstates):
        return refuse("not-your-sheet", "BUR-15.1") if ESTATE.has(action) else None
    if BUY.has(action):
        if not state.rules.buy_inside:
            return refuse("buy-inside", "BUR-7.2")
        return explain_purchase(state, seat, BUY.index(action))
    if isinstance(top, effects.Grant):
        return explain_grant(state, seat, action, top)
    return explain_ship(state, seat, action, top)


def explain_turn(state: State, seat: int, action: int) -> IllegalAction | None:
    """Dice, the purchase, the end of the turn (BUR-5 to BUR-7)."""
    if action == END.first:
        return refuse("dice-left", "BUR-5.4")
    if BUY.has(action):
        return explain_purchase(state, seat, BUY.index(action))
    if TAKE.has(action):
        die, slot = TAKE.a(action), TAKE.b(action)
        return (
            explain_die(state, seat, die)
            or explain_slot(state, slot)
            or too_few_workers(state, seat, turn.workers_to_take(state, seat, die, slot // PLACES))
        )
    if PLACE.has(action):
        die, where = PLACE.a(action), PLACE.b(action)
        stored, cell = where // CELLS, where % CELLS
        return (
            explain_die(state, seat, die)
            or explain_placement(state, seat, stored, cell)
            or too_few_workers(state, seat, turn.workers_to_place(state, seat, die, stored, cell))
        )
    if SELL.has(action):
        die, colour = SELL.a(action), SELL.b(action)
        return (
            explain_die(state, seat, die)
            or explain_sale(state, seat, colour)
            or too_few_workers(state, seat, turn.workers_to_sell(state, seat, die, colour))
        )
    return explain_die(state, seat, WORKERS.index(action)) if WORKERS.has(action) else None


def explain_die(state: State, seat: int, die: i64) -> IllegalAction | None:
    """A die that is used, or equal to the first."""
    if state.is_used(seat, die):
        return refuse("die-used", "BUR-5.1")
    return None if dice.is_offered(state, seat, die) else refuse("equal-dice", "BUR-5.1")


def too_few_workers(state: State, seat: int, needed: i64) -> IllegalAction:
    """The die cannot be changed so far."""
    return refuse("too-few-workers", "BUR-5.3", needed=int(needed), held=int(state.workers[seat]))


def explain_slot(state: State, slot: i64) -> IllegalAction | None:
    """A space of the main board without a tile, or with one that lies there twice."""
    if state.slots[slot] == NONE:
        return refuse("slot-empty", "BUR-6.1", slot=SLOT_NAMES[slot])
    if not turn.is_first_in_depot(state, slot):
        return refuse("equal-tile", "BUR-6.1", slot=SLOT_NAMES[slot])
    return None


def explain_stored(state: State, seat: int, place: i64, rule: str) -> IllegalAction | None:
    """A place of the storage without a tile, or with one that lies there twice."""
    if state.stored(seat, place) == NONE:
        return refuse("nothing-stored", rule, storage=int(place) + 1)
    return None if state.is_first_stored(seat, place) else refuse("equal-stored", rule, storage=int(place) + 1)


def explain_placement(state: State, seat: int, stored: i64, cell: i64) -> IllegalAction | None:
    """Where a stored tile may not lie (BUR-6.3)."""
    refusal = explain_stored(state, seat, stored, "BUR-6.3")
    if refusal is not None:
        return refusal
    face = state.stored(seat, stored)
    if state.tile(seat, cell) != NONE:
        return refuse("cell-taken", "BUR-6.3", cell=int(cell))
    if state.kind_of(seat, cell) != KIND[face]:
        kinds = {"tile": KIND_NAMES[KIND[face]], "space": KIND_NAMES[state.kind_of(seat, cell)]}
        return refuse("wrong-kind", "BUR-6.3", cell=int(cell), **kinds)
    if not state.reach[seat] >> cell & 1:
        return refuse("not-adjacent", "BUR-6.3", cell=int(cell))
    if not placing.open_cells(state, seat, face) >> cell & 1:
        return refuse("same-building", "BUR-9.10", building=FACE_NAMES[face].partition(":")[2])
    return None


def explain_sale(state: State, seat: int, colour: i64) -> IllegalAction | None:
    """Nothing to sell."""
    return None if state.has(seat, colour) > 0 else refuse("no-goods", "BUR-6.5", colour=COLOUR_NAMES[colour])


def explain_purchase(state: State, seat: int, slot: i64) -> IllegalAction:
    """Why a tile cannot be bought (BUR-7)."""
    if state.bought[seat]:
        return refuse("already-bought", "BUR-7.1")
    if state.silver[seat] < BUY_COST:
        return refuse("too-little-silver", "BUR-7.1", needed=int(BUY_COST), held=int(state.silver[seat]))
    if slot < SLOTS and not state.knows(seat, BUY_ANYWHERE):
        return refuse("not-for-sale", "BUR-7.4")
    return explain_slot(state, slot) or refuse("storage-full", "BUR-7.3")


def explain_grant(state: State, seat: int, action: int, top: effects.Grant) -> IllegalAction | None:
    """What a castle or a building does not grant (BUR-8.4, BUR-9)."""
    if action == DECLINE.first and state.rules.effects_compulsory:
        return refuse("must-use", "BUR-8.4" if isinstance(top, effects.Castle) else "BUR-9.9")
    if GAIN.has(action) and isinstance(top, effects.Castle | effects.TakeTile):
        slot = GAIN.index(action)
        if state.slots[slot] != NONE and isinstance(top, effects.TakeTile):
            if not EFFECT_KINDS[top.building] >> KIND[state.slots[slot]] & 1:
                rule = BUILDING_RULES[top.building]
                return refuse("not-granted", rule, tile=KIND_NAMES[KIND[state.slots[slot]]])
        return explain_slot(state, slot) or refuse("storage-full", "BUR-7.3")
    if SETTLE.has(action) and isinstance(top, effects.Castle | effects.CityHall):
        return explain_placement(state, seat, SETTLE.index(action) // CELLS, SETTLE.index(action) % CELLS)
    if TRADE.has(action) and isinstance(top, effects.Castle | effects.Warehouse):
        return explain_sale(state, seat, TRADE.index(action))
    return None


def explain_ship(state: State, seat: int, action: int, top: Frame) -> IllegalAction | None:
    """Depots and goods (BUR-8.1, BUR-8.2)."""
    if isinstance(top, ships.Ship):
        if LOAD.has(action):
            return refuse("two-depots", "BUR-10.5")
        return refuse("one-depot", "BUR-8.1") if LOADS.has(action) else None
    if isinstance(top, ships.Goods) and CHOOSE_GOODS.has(action):
        new = ships.pool_colours(state, top.first, top.second) & ~state.colours(seat)
        if (CHOOSE_GOODS.index(action) + 1) & ~new:
            return refuse("goods-not-new", "BUR-8.2")
        return refuse("goods-count", "BUR-8.2", free=int(ships.free_slots(state, seat)))
    if isinstance(top, ships.Pack) and PACK.has(action):
        there = ships.pool_colours(state, top.first, top.second) & bits.bit(PACK.index(action))
        return refuse("goods-full", "BUR-8.2") if there else refuse("goods-not-there", "BUR-8.2")
    return None
