"""What looks good here? Values for bots, in victory points; never changes the state."""

from typing import Final

from igroteka.core import policy
from igroteka.core.actions import Options
from igroteka.core.agenda import Frame
from igroteka.core.arrays import filled, i64, vec
from igroteka.core.state import Referee
from igroteka.games.burgundy import scoring
from igroteka.games.burgundy.data.box import (
    ANIMAL,
    CASTLE,
    CELL_DIE,
    CELL_KIND,
    CELLS,
    COLOURS,
    DEPOTS,
    DICE,
    EFFECT,
    EFFECT_AMOUNT,
    EFFECT_KINDS,
    END_BUILDING,
    END_COUNTS,
    END_POINTS,
    FACES,
    FIRST_LORE,
    GAIN_POINTS,
    GAIN_SILVER,
    GAIN_WORKERS,
    HERD,
    KIND,
    KNOWLEDGE,
    LORE,
    MINE,
    MINE_FACE,
    MINE_WORKERS,
    NONE,
    PER_BONUS,
    PER_BUILDING,
    PER_COLOUR_SOLD,
    PER_SPECIES,
    PER_TILE_SOLD,
    PHASE_POINTS,
    PHASES,
    PLACE,
    REGION_POINTS,
    ROUNDS,
    SALE_POINTS,
    SELL,
    SHIP,
    SLOTS,
    STORAGE,
    TAKE,
    TWO_DEPOTS,
    distance,
)
from igroteka.games.burgundy.rules import effects, placing, ships, trading, turn
from igroteka.games.burgundy.state import DEPOT, State, next_depot
from igroteka.games.burgundy.weights import WORTH
from igroteka.kit import bits
from igroteka.kit.forecast import TENTHS, Forecast

LONG_TURN: Final = 12  # words looked ahead
WIDE: Final = 4  # answers thought through to the end of the turn
WHOLE_GAME: Final = 50.0  # die actions
# Fitted to 400 games of apprentices (bench/forecast.py); in parts of the game that is left, a tenth each.
FORECAST: Final = Forecast(
    [49.1, 78.3, 113.1, 140.9, 165.3, 189.6, 210.2, 229.9, 242.4, 253.8, 259.2],
    [38.8, 54.6, 76.5, 95.5, 115.4, 134.2, 152.9, 169.0, 180.5, 188.3, 194.8],
    [0.75, 0.74, 0.84, 0.95, 0.93, 0.98, 0.95, 1.05, 1.12, 1.39, 1.88],
)


def evaluate(state: State, seat: int) -> float:
    """How good the position looks for a seat: all of it is public, so nothing is guessed."""
    if state.finished:
        best = 0.0
        for other in range(state.seats):
            if other != seat:
                best = max(best, float(scoring.points(state, other)))
        won = 1000.0 if scoring.ranks(state)[seat] == 1 else 0.0
        return won + float(scoring.points(state, seat)) - best
    if state.boards[seat] == NONE:
        return 0.0
    return worth(state, seat)


class OwnTurn(policy.OwnTurn):
    """Both dice of a turn, in thought."""

    def worth(self, state: State) -> float:
        return evaluate(state, self.seat)

    def is_on(self, state: State) -> bool:
        return state.active() == self.seat


class Planner(policy.Planner):
    """Thinks its turn through; whoever is asked beside it takes what looks best at once."""

    def __init__(self, game: Referee) -> None:
        super().__init__()
        self.game: Final = game

    def at_once(self, state: State, out: Options) -> i64:
        return policy.NO_WORD if state.active() == state.player else policy.best_step(self.game, state, out)

    def plan(self, state: State, out: Options) -> vec[i64]:
        return OwnTurn(state.player, LONG_TURN, WIDE).best_line(state, out)


def value(state: State, seat: int) -> float:
    """The margin over the best rival that is to be expected."""
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, outlook(state, other))
    return outlook(state, seat) - best


def outlook(state: State, seat: i64) -> float:
    """The points a seat may expect at the end."""
    if state.finished:
        return float(scoring.points(state, seat))
    return 0.0 if state.boards[seat] == NONE else worth(state, seat)


def parts(state: State, seat: i64) -> dict[str, float]:
    """The same by name: what is scored, and what the rest of the position promises."""
    found = {name: float(points) for name, points in scoring.score_sheet(state, seat).items()}
    if state.finished or state.boards[seat] == NONE:
        return found
    left = actions_left(state, seat)
    silver = float(state.silver[seat]) * (1.0 + (WORTH.silver - 1.0) * min(1.0, float(left) / WORTH.purse_haste))
    found["silver"] += silver
    found["workers"] += purse_worth(state, seat, left) - silver
    found["regions"] += regions_worth(state, seat, left)
    found["knowledge"] += lore_worth(state, seat, left)
    found["unsold"] += goods_worth(state, seat, left)
    found["storage"] = storage_worth(state, seat, left)
    found["track"] = WORTH.step * float(state.positions[seat]) * share_left(left)
    found["room"] = WORTH.opened * float(bits.size(state.reach[seat] & ~state.filled[seat])) * share_left(left)
    found["mines"] = float(state.tiles_of(seat, MINE_FACE)) * mine_worth(state, seat)
    found["turns"] = WORTH.die * float(left)
    pending = 0.0
    for place in range(state.depth):
        pending += pending_worth(state, seat, state.agenda[place], left)
    found["pending"] = pending
    return found


def left(state: State) -> float:
    """The share of the game that is still to come, for all seats together."""
    if state.finished:
        return 0.0
    total: i64 = 0
    for seat in range(state.seats):
        total += actions_left(state, seat)
    return share_left(total) / float(state.seats)


def forecast(state: State, seat: i64) -> float:
    """The points with which a seat is expected to end; its own dice tell how much is left for it."""
    points = float(scoring.points(state, seat))
    if state.finished:
        return points
    if state.boards[seat] == NONE:
        return FORECAST.due[TENTHS]
    return FORECAST.expected(points, outlook(state, seat) - points, share_left(actions_left(state, seat)))


def actions_left(state: State, seat: i64) -> i64:
    """Die actions that the seat still has, this turn included."""
    if state.phase == NONE:
        return PHASES * ROUNDS * DICE
    rounds = (PHASES - 1 - state.phase) * ROUNDS
    if state.round == NONE:
        return (rounds + ROUNDS) * DICE
    left = (rounds + ROUNDS - 1 - state.round) * DICE
    for die in range(DICE):
        if not state.is_used(seat, die):
            left += 1
    return left


def worth(state: State, seat: i64) -> float:
    """Points, and what the rest of the position promises."""
    left = actions_left(state, seat)
    value = float(scoring.points(state, seat)) + WORTH.die * float(left)
    value += purse_worth(state, seat, left)
    value += regions_worth(state, seat, left)
    value += lore_worth(state, seat, left)
    value += goods_worth(state, seat, left)
    value += storage_worth(state, seat, left)
    value += WORTH.step * float(state.positions[seat]) * share_left(left)
    value += WORTH.opened * float(bits.size(state.reach[seat] & ~state.filled[seat])) * share_left(left)
    mines = state.tiles_of(seat, MINE_FACE)
    if mines > 0:
        value += float(mines) * mine_worth(state, seat)
    for place in range(state.depth):
        value += pending_worth(state, seat, state.agenda[place], left)
    return value


def share_left(left: i64) -> float:
    """The part of the game that is still to come."""
    return float(left) / WHOLE_GAME


def purse_worth(state: State, seat: i64, left: i64) -> float:
    """Workers and silver: less and less the more there are, and the nearer the end."""
    workers, silver = float(state.workers[seat]), float(state.silver[seat])
    soon = min(1.0, float(left) / WORTH.purse_haste)
    value = workers * (0.5 + (WORTH.worker - 0.5) * soon) + silver * (1.0 + (WORTH.silver - 1.0) * soon)
    value += WORTH.first_workers * min(workers, WORTH.few_workers) * soon
    if workers > WORTH.many_workers:
        value -= WORTH.spare_worker * (workers - WORTH.many_workers) * soon
    return value


def mine_worth(state: State, seat: i64) -> float:
    """Silver at the end of this phase and of those to come."""
    each = WORTH.silver + (WORTH.worker if state.knows(seat, MINE_WORKERS) else 0.0)
    return each * float(PHASES - max(state.phase, 0))


# --- regions


def region_worth(state: State, size: i64, done: i64, left: i64) -> float:
    """A region with so many of its spaces filled, before it is complete."""
    missing = size - done
    if done == 0 or missing == 0:
        return 0.0
    bonus = float(PHASE_POINTS[max(state.phase, 0)])
    share = float(done) / float(size)
    near = share * (1.0 - WORTH.growth + WORTH.growth * share)
    time = min(1.0, float(left) / (WORTH.region_haste * float(missing)))
    return WORTH.region * (float(REGION_POINTS[size]) + bonus) * near * time


def regions_worth(state: State, seat: i64, left: i64) -> float:
    """All regions that are begun and not complete."""
    value = 0.0
    cells = state.filled[seat]
    cell: i64 = 0
    seen: i64 = 0
    while cells >> cell:
        if cells >> cell & 1 and not seen >> cell & 1:
            region = state.region(seat, cell)
            seen |= region
            if region & ~cells:
                value += region_worth(state, bits.size(region), bits.size(region & cells), left)
        cell += 1
    return value


# --- tiles


def region_gain(state: State, seat: i64, cell: i64, left: i64) -> float:
    """What a tile on a space would do for its region."""
    region = state.region(seat, cell)
    size, done = bits.size(region), bits.size(region & state.filled[seat])
    value = -region_worth(state, size, done, left)
    if done + 1 == size:
        value += float(REGION_POINTS[size] + scoring.phase_points(state))
        rank = scoring.bonus_rank(state, seat, cell)
        if rank != NONE:
            value += float(scoring.bonus_points(rank, state.seats))
    else:
        value += region_worth(state, size, done + 1, left)
    return value


def effect_worth(state: State, seat: i64, face: i64, cell: i64, left: i64) -> float:
    """What a tile does when it is placed, and from then on."""
    kind = KIND[face]
    if kind == ANIMAL:
        more = WORTH.herd_to_come * float(HERD[face] * scoring.spaces_left(state, seat, cell)) * share_left(left)
        return float(scoring.animal_points(state, seat, cell, face)) + more
    if kind == CASTLE:
        return WORTH.castle_action
    if kind == MINE:
        return mine_worth(state, seat)
    if kind == SHIP:
        return ship_worth(state, seat, left) + WORTH.step * share_left(left)
    if kind == KNOWLEDGE:
        return tile_lore_worth(state, seat, face - FIRST_LORE, left)
    return building_worth(state, seat, face, left) + building_lore(state, seat, face)


def building_worth(state: State, seat: i64, face: i64, left: i64) -> float:
    """The effect of a building."""
    effect, amount = EFFECT[face], float(EFFECT_AMOUNT[face])
    if effect == GAIN_WORKERS:
        return amount * WORTH.worker
    if effect == GAIN_SILVER:
        return amount * WORTH.silver
    if effect == GAIN_POINTS:
        return amount
    if effect == SELL:
        return best_sale(state, seat, left)
    if effect == TAKE:
        return WORTH.tile_taken if effects.can_gain(state, seat, EFFECT_KINDS[face]) else 0.0
    return WORTH.tile_placed if effect == PLACE and left > 1 else 0.0


def building_lore(state: State, seat: i64, face: i64) -> float:
    """What a knowledge tile in the estate adds to a building."""
    value = 0.0
    for tile in range(LORE):
        if state.lore[seat] >> tile & 1 and END_COUNTS[tile] == PER_BUILDING and END_BUILDING[tile] == face:
            value += float(END_POINTS[tile])
    return value


def best_place(state: State, seat: i64, face: i64, left: i64) -> tuple[i64, float]:
    """The open space where a tile would bring most, or NONE, and how much that is."""
    cells = placing.open_cells(state, seat, face)
    best: i64 = NONE
    most = -1000.0
    cell: i64 = 0
    is_animal = KIND[face] == ANIMAL
    effect = 0.0 if is_animal or cells == 0 else effect_worth(state, seat, face, cell, left)
    while cells >> cell:
        if cells >> cell & 1:
            if is_animal:  # where it stands matters to no other tile
                effect = effect_worth(state, seat, face, cell, left)
            value = region_gain(state, seat, cell, left) + effect
            if value > most:
                most = value
                best = cell
        cell += 1
    return best, most


def tile_worth(state: State, seat: i64, face: i64, left: i64) -> float:
    """What a tile would bring on its best space; less if it has none yet."""
    if left <= 0:
        return 0.0
    cell, most = best_place(state, seat, face, left)
    return WORTH.homeless * homeless_worth(state, seat, face, left) if cell == NONE else most


def homeless_worth(state: State, seat: i64, face: i64, left: i64) -> float:
    """A tile without an open space may find one later, if there is any of its kind."""
    for cell in range(CELLS):
        if not state.filled[seat] >> cell & 1 and CELL_KIND[state.boards[seat] * CELLS + cell] == KIND[face]:
            return WORTH.any_tile * min(1.0, float(left) / 12.0)
    return 0.0


def storage_worth(state: State, seat: i64, left: i64) -> float:
    """The stored tiles; two that want the same space are not worth twice as much."""
    value = 0.0
    kinds: i64 = 0
    wanted: i64 = 0
    for place in range(STORAGE):
        face = state.stored(seat, place)
        if face == NONE:
            continue
        part = WORTH.stored
        cell, most = best_place(state, seat, face, left)
        if cell == NONE:
            most = WORTH.homeless * homeless_worth(state, seat, face, left)
        if cell != NONE:
            if fits(state, seat, cell):
                part += WORTH.fitting
            if wanted >> cell & 1:
                part *= WORTH.same_space
            wanted |= bits.bit(cell)
        elif kinds >> KIND[face] & 1:
            part *= WORTH.same_kind
        kinds |= bits.bit(KIND[face])
        if left > 0:
            value += part * min(1.0, float(left) / WORTH.storage_haste) * most
    return value


def fits(state: State, seat: i64, cell: i64) -> bool:
    """Does a die that is still to be used show the number of a space, or nearly so?"""
    if state.active() != seat:
        return False
    for die in range(DICE):
        if not state.is_used(seat, die) and distance(state.die(seat, die), CELL_DIE[cell]) == 0:
            return True
    return False


# --- goods and ships


def goods_worth(state: State, seat: i64, left: i64) -> float:
    """Goods in storage, to be sold later or counted at the end."""
    value = 0.0
    for colour in range(COLOURS):
        count = state.has(seat, colour)
        if count > 0:
            value += colour_worth(state, seat, count, left)
    return value


def colour_worth(state: State, seat: i64, count: i64, left: i64) -> float:
    """Goods of one colour."""
    points = float(count * SALE_POINTS[state.seats]) + WORTH.silver * float(trading.sale_silver(state, seat))
    return max(float(count), points * WORTH.sale * min(1.0, float(left) / WORTH.sale_haste) - WORTH.sale_effort)


def best_sale(state: State, seat: i64, left: i64) -> float:
    """What the best sale without a die adds to the goods in storage."""
    best = 0.0
    for colour in range(COLOURS):
        count = state.has(seat, colour)
        if count > 0:
            sale = float(count * SALE_POINTS[state.seats]) + WORTH.silver * float(trading.sale_silver(state, seat))
            sale += WORTH.worker * float(trading.sale_workers(state, seat))
            best = max(best, sale - colour_worth(state, seat, count, left))
    return best


def depot_worth(state: State, seat: i64, first: i64, second: i64, left: i64) -> float:
    """What the goods of a depot, or of two, would add."""
    value = 0.0
    held = state.colours(seat)
    free = ships.free_slots(state, seat)
    for colour in range(COLOURS):
        count = state.has(DEPOT + first, colour)
        if second != first:
            count += state.has(DEPOT + second, colour)
        if count == 0:
            continue
        has = state.has(seat, colour)
        if held >> colour & 1 or free > 0:
            if not held >> colour & 1:
                free -= 1
            before = colour_worth(state, seat, has, left) if has > 0 else 0.0
            value += colour_worth(state, seat, has + count, left) - before
    return value


def ship_worth(state: State, seat: i64, left: i64) -> float:
    """The goods that a ship would bring."""
    best = 0.0
    two = state.knows(seat, TWO_DEPOTS)
    for depot in range(DEPOTS):
        best = max(best, depot_worth(state, seat, depot, next_depot(depot) if two else depot, left))
    return best


# --- knowledge


def lore_worth(state: State, seat: i64, left: i64) -> float:
    """The knowledge in the estate: what it counts now and what it will."""
    value = 0.0
    for tile in range(LORE):
        if state.lore[seat] >> tile & 1:
            value += tile_lore_worth(state, seat, tile, left)
    return value


def tile_lore_worth(state: State, seat: i64, tile: i64, left: i64) -> float:
    """One knowledge tile."""
    share = share_left(left)
    what = END_COUNTS[tile]
    if what == 0:
        return WORTH.lasting[tile] * min(1.0, share * 1.3)
    each = float(END_POINTS[tile])
    now = each * float(scoring.counted(state, seat, tile))
    if what == PER_BUILDING:
        return now + each * WORTH.more_buildings * share
    if what == PER_COLOUR_SOLD:
        return now + each * WORTH.more_colours * share
    if what == PER_TILE_SOLD:
        return now + each * WORTH.more_sold * share
    if what == PER_SPECIES:
        return now + each * WORTH.more_species * share
    return now + (each * WORTH.more_bonuses * share if what == PER_BONUS else 0.0)


# --- what is about to happen


def pending_worth(state: State, seat: i64, frame: Frame, left: i64) -> float:
    """What a question on the agenda will bring to the seat that answers it."""
    if isinstance(frame, effects.Castle) and frame.seat == seat:
        best = max(2.0 * WORTH.worker, best_sale(state, seat, left))
        best = max(best, best_placement(state, seat, left))
        return max(best, best_tile(state, seat, effects.ALL_KINDS, left))
    if isinstance(frame, effects.CityHall) and frame.seat == seat:
        return best_placement(state, seat, left)
    if isinstance(frame, effects.Warehouse) and frame.seat == seat:
        return best_sale(state, seat, left)
    if isinstance(frame, effects.TakeTile) and frame.seat == seat:
        return best_tile(state, seat, EFFECT_KINDS[frame.building], left)
    if isinstance(frame, ships.Ship) and frame.seat == seat:
        return ship_worth(state, seat, left)
    if isinstance(frame, ships.Advance) and frame.seat == seat:
        return WORTH.step * share_left(left)
    if isinstance(frame, ships.Cargo) and frame.seat == seat:
        return depot_worth(state, seat, frame.first, frame.second, left)
    if isinstance(frame, turn.Discard) and frame.seat == seat:
        least = 1000.0
        for place in range(STORAGE):
            if state.stored(seat, place) != NONE:
                least = min(least, tile_worth(state, seat, state.stored(seat, place), left))
        return WORTH.stored * (tile_worth(state, seat, state.slots[frame.slot], left) - least)
    return 0.0


def best_placement(state: State, seat: i64, left: i64) -> float:
    """What placing the best stored tile adds to having it in storage."""
    best = 0.0
    for place in range(STORAGE):
        face = state.stored(seat, place)
        if face != NONE:
            cell, most = best_place(state, seat, face, left)
            if cell != NONE:
                best = max(best, (1.0 - WORTH.stored) * most)
    return best


def best_tile(state: State, seat: i64, kinds: i64, left: i64) -> float:
    """The best tile of these kinds in the numbered depots, in storage."""
    best = 0.0
    seen = filled(FACES, 0)
    for slot in range(SLOTS):
        face = state.slots[slot]
        if face != NONE and kinds >> KIND[face] & 1 and not seen[face]:
            seen[face] = 1
            best = max(best, WORTH.stored * tile_worth(state, seat, face, left))
    return best
