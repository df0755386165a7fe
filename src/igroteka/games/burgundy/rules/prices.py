"""What does a move cost and bring at once and surely? By the same functions as the rules."""

from igroteka.core.arrays import i64
from igroteka.games.burgundy import scoring
from igroteka.games.burgundy.actions import (
    BUY,
    END,
    ESTATE,
    PLACE,
    RECRUIT,
    SELL,
    SETTLE,
    TAKE,
    TRADE,
    WORKERS,
)
from igroteka.games.burgundy.data.box import (
    ANIMAL,
    BUILDING,
    BUY_COST,
    CASTLE_CELLS,
    CELL_DIE,
    CELLS,
    EFFECT,
    EFFECT_AMOUNT,
    GAIN_POINTS,
    GAIN_SILVER,
    GAIN_WORKERS,
    KIND,
    NONE,
    PLACES,
    distance,
)
from igroteka.games.burgundy.rules import dice, founding, trading, turn
from igroteka.games.burgundy.state import State


def effects(state: State, action: int) -> dict[str, int]:
    """What a legal move costs and brings at once and surely, by the same functions as the rules.

    `workers` is the sum of it all; `cost` are the workers spent on the die alone.
    """
    seat = int(state.player)
    found: dict[str, int] = {}
    if seat < 0 or action == END.first:
        return found
    if TAKE.has(action):
        depot = TAKE.b(action) // PLACES
        found["cost"] = int(turn.workers_to_take(state, seat, TAKE.a(action), depot))
        steps = distance(state.die(seat, TAKE.a(action)), depot + 1)
        found["free"] = 1 if steps > 0 and dice.free_to_take(state, seat) > 0 else 0
    elif PLACE.has(action):
        die, stored, cell = PLACE.a(action), PLACE.b(action) // CELLS, PLACE.b(action) % CELLS
        found["cost"] = int(turn.workers_to_place(state, seat, die, stored, cell))
        kind = KIND[state.stored(seat, stored)]
        steps = distance(state.die(seat, die), CELL_DIE[cell])
        found["free"] = 1 if steps > 0 and dice.free_to_place(state, seat, kind) > 0 else 0
        add_placement(state, seat, stored, cell, found)
    elif SETTLE.has(action):
        add_placement(state, seat, SETTLE.index(action) // CELLS, SETTLE.index(action) % CELLS, found)
    elif SELL.has(action):
        found["cost"] = int(turn.workers_to_sell(state, seat, SELL.a(action), SELL.b(action)))
        add_sale(state, seat, SELL.b(action), found)
    elif TRADE.has(action):
        add_sale(state, seat, TRADE.index(action), found)
    elif WORKERS.has(action) or action == RECRUIT.first:
        found["workers"] = int(trading.hired_workers(state, seat))
        found["silver"] = int(trading.hired_silver(state, seat))
    elif BUY.has(action):
        found["silver"] = -int(BUY_COST)
    elif ESTATE.has(action) and isinstance(state.top(), founding.ChooseEstate):
        size = founding.castle_region(state, ESTATE.a(action), CASTLE_CELLS[ESTATE.index(action)])
        if size > 0:
            found["region"], found["phase"] = int(scoring.region_points(size)), int(scoring.phase_points(state))
            found["points"] = found["region"] + found["phase"]
    found["workers"] = found.get("workers", 0) - found.get("cost", 0)
    return {name: amount for name, amount in found.items() if amount}


def add_sale(state: State, seat: i64, colour: i64, found: dict[str, int]) -> None:
    """What a sale brings."""
    found["workers"] = int(trading.sale_workers(state, seat))
    found["silver"] = int(trading.sale_silver(state, seat))
    found["points"] = int(trading.sale_points(state, seat, colour))


def add_placement(state: State, seat: i64, stored: i64, cell: i64, found: dict[str, int]) -> None:
    """What a tile on a space brings at once."""
    face = state.stored(seat, stored)
    size = scoring.completed_size(state, seat, cell)
    if size > 0:
        found["region"] = int(scoring.region_points(size))
        found["phase"] = int(scoring.phase_points(state))
        rank = scoring.bonus_rank(state, seat, cell)
        if rank != NONE:
            found["colour"] = int(scoring.bonus_points(rank, state.seats))
    else:
        found["left"] = int(scoring.spaces_left(state, seat, cell))
    if KIND[face] == ANIMAL:
        found["animals"] = int(scoring.animal_points(state, seat, cell, face))
    elif KIND[face] == BUILDING:
        amount = int(EFFECT_AMOUNT[face])
        if EFFECT[face] == GAIN_WORKERS:
            found["workers"] = amount
        elif EFFECT[face] == GAIN_SILVER:
            found["silver"] = amount
        elif EFFECT[face] == GAIN_POINTS:
            found["building"] = amount
    parts = ("region", "phase", "colour", "animals", "building")
    found["points"] = sum([found.get(part, 0) for part in parts])
