"""Who has how many points? (NUS-10) And what do cards count?"""

from igroteka.core.arrays import filled, i64, vec
from igroteka.core.state import places
from igroteka.games.nusfjord.data.box import (
    CARD_LETTER,
    CATEGORIES,
    CELLS,
    CUTTER,
    EMPTY_POINTS,
    FISH,
    GOLD,
    GOLD_POINTS,
    GOODS,
    NONE,
    SCHOONER,
    SHARE_POINTS,
    SHIP_POINTS,
    SHIPS,
    SLOOP,
    UNISSUED_POINTS,
    WOOD,
    A,
    B,
    C,
)
from igroteka.games.nusfjord.data.program import (
    FIXED,
    IF,
    K_EMPTY,
    K_FREE_SPACES,
    K_RESERVE_GOLD,
    K_UNISSUED,
    N_BUILDINGS,
    N_BUILDINGS_A,
    N_BUILDINGS_C,
    N_CATCH,
    N_ELDERS,
    N_EMPTY,
    N_EXCESS,
    N_FISH,
    N_FISH_ALL,
    N_FOREIGN,
    N_FORESTS,
    N_GOLD,
    N_OWN_SHARES,
    N_PLATES,
    N_RESERVE,
    N_RESERVE_FISH,
    N_SCHOONERS,
    N_SETS,
    N_SHARES,
    N_SHIPS,
    N_SHIPS_BOAT,
    N_SLOOPS,
    N_SMALL,
    N_STACKS,
    N_TYPES,
    N_TYPES_BOAT,
    N_UNISSUED,
    N_WOOD,
    N_WOODEN,
    PER_COUNT,
    POINTS,
    PROGRAM,
    holds,
)
from igroteka.games.nusfjord.state import State
from igroteka.kit import bits

SHEET: int = len(CATEGORIES)


# --- counts


def counted(state: State, seat: i64, what: i64) -> i64:  # noqa: C901, PLR0911, PLR0912 -- one for each word
    """How many of a thing a seat has: the counts of the vocabulary."""
    if what == N_BUILDINGS:
        return bits.size(state.built(seat))
    if N_BUILDINGS_A <= what <= N_BUILDINGS_C:
        return lettered(state, seat, what - N_BUILDINGS_A)
    if what == N_WOODEN:
        return wooden(state, seat)
    if what == N_SETS:
        pairs = min(lettered(state, seat, A), lettered(state, seat, B))
        return min(pairs, lettered(state, seat, C))
    if what in (N_SHIPS, N_SHIPS_BOAT):
        return fleet(state, seat) + (1 if what == N_SHIPS_BOAT else 0)
    if N_SLOOPS <= what <= N_SCHOONERS:
        return state.fleet(seat, what - N_SLOOPS)
    if what == N_SMALL:
        return state.fleet(seat, SLOOP) + state.fleet(seat, CUTTER)
    if what in (N_TYPES, N_TYPES_BOAT):
        return types(state, seat) + (1 if what == N_TYPES_BOAT else 0)
    if what == N_ELDERS:
        return state.elders(seat)
    if what == N_FORESTS:
        return state.forest_count(seat)
    if what == N_STACKS:
        return bits.size(state.stacks(seat))
    if what == N_EMPTY:
        return bits.size(state.free(seat))
    if what == N_CATCH:
        return state.catch(seat)
    if what == N_GOLD:
        return state.gold(seat)
    if what == N_FISH:
        return state.fish(seat)
    if what == N_WOOD:
        return state.wood(seat)
    if what == N_RESERVE_FISH:
        return state.reserve(seat, FISH)
    if what == N_RESERVE:
        return state.reserve_total(seat)
    if what == N_FISH_ALL:
        return state.fish(seat) + state.reserve(seat, FISH)
    if what == N_SHARES:
        return state.possession(seat)
    if what == N_OWN_SHARES:
        return state.held(seat, seat)
    if what == N_FOREIGN:
        return state.possession(seat) - state.held(seat, seat)
    if what == N_UNISSUED:
        return state.unissued[seat]
    if what == N_PLATES:
        return state.plates
    if what == N_EXCESS:
        return state.excess
    raise ValueError(what)


def lettered(state: State, seat: i64, letter: i64) -> i64:
    """Own buildings of a letter."""
    found: i64 = 0
    for place in range(seat * CELLS, (seat + 1) * CELLS):
        card = state.cells[place]
        if card != NONE and CARD_LETTER[card] == letter:
            found += 1
    return found


def wooden(state: State, seat: i64) -> i64:
    """Own buildings with wood in the printed cost (NUS-8.16)."""
    found: i64 = 0
    for place in range(seat * CELLS, (seat + 1) * CELLS):
        card = state.cells[place]
        if card != NONE and PROGRAM.costs[card * GOODS + WOOD] > 0:
            found += 1
    return found


def fleet(state: State, seat: i64) -> i64:
    """Own ships, without the boat (NUS-8.17)."""
    return state.fleet(seat, SLOOP) + state.fleet(seat, CUTTER) + state.fleet(seat, SCHOONER)


def types(state: State, seat: i64) -> i64:
    """Different types of own ships."""
    found: i64 = 0
    for ship in range(SHIPS):
        if state.fleet(seat, ship) > 0:
            found += 1
    return found


# --- points


def is_star(card: i64) -> bool:
    """Has the card a star in place of points?"""
    return PROGRAM.points[card * POINTS] != FIXED


def card_points(state: State, seat: i64, card: i64) -> i64:
    """What a building is worth to its owner now (NUS-8.4)."""
    row = card * POINTS
    points = PROGRAM.points
    if points[row] == FIXED:
        return points[row + 1]
    count = counted(state, seat, points[row + 1])
    if points[row] == PER_COUNT:
        total = points[row + 4] + points[row + 2] * (count // points[row + 3])
        return min(total, points[row + 5]) if points[row + 5] != NONE else total
    if points[row] == IF:
        return points[row + 4] if holds(count, points[row + 2], points[row + 3]) else points[row + 5]
    best: i64 = 0
    for rung in range(points[row + 2], points[row + 2] + points[row + 3]):
        if count >= PROGRAM.rungs[2 * rung]:
            best = PROGRAM.rungs[2 * rung + 1]
    return best


def fleet_points(state: State, seat: i64) -> i64:
    """Points of ships."""
    ships = state.ships
    found: i64 = 0
    for ship in range(SHIPS):
        found += ships[seat * SHIPS + ship] * SHIP_POINTS[ship]
    return found


def building_points(state: State, seat: i64) -> i64:
    """Points of buildings, those with a star included."""
    cells, table = state.cells, PROGRAM.points
    found: i64 = 0
    for cell in range(seat * CELLS, (seat + 1) * CELLS):
        card = cells[cell]
        if card != NONE:
            found += table[card * POINTS + 1] if table[card * POINTS] == FIXED else card_points(state, seat, card)
    return found


def gold_points(state: State, seat: i64) -> i64:
    """Points of gold; that on the Reserve counts only if a building says so."""
    gold = state.gold(seat)
    if state.keys[seat] and state.ruling(seat, K_RESERVE_GOLD, 0) > 0:
        gold += state.reserve(seat, GOLD)
    return gold * GOLD_POINTS


def empty_points(state: State, seat: i64) -> i64:
    """What empty spaces cost, as buildings change it."""
    spaces = bits.size(state.free(seat))
    if state.keys[seat] == 0:
        return spaces * EMPTY_POINTS
    spaces = max(0, spaces - state.ruling(seat, K_FREE_SPACES, 0))
    return -spaces * state.ruling(seat, K_EMPTY, -EMPTY_POINTS)


def unissued_points(state: State, seat: i64) -> i64:
    """What unissued shares cost, as buildings change it."""
    if state.keys[seat] == 0:
        return state.unissued[seat] * UNISSUED_POINTS
    return -state.unissued[seat] * state.ruling(seat, K_UNISSUED, -UNISSUED_POINTS)


def sheet(state: State, seat: i64) -> vec[i64]:
    """Points of every kind, of the game on the table alone, if it ended now; in the order of CATEGORIES (NUS-10.1)."""
    found = filled(SHEET, 0)
    found[0] = fleet_points(state, seat)
    cells = state.cells
    for cell in range(seat * CELLS, (seat + 1) * CELLS):
        card = cells[cell]
        if card != NONE:
            found[2 if is_star(card) else 1] += card_points(state, seat, card)
    found[3] = state.possession(seat) * SHARE_POINTS
    found[4] = gold_points(state, seat)
    found[5] = empty_points(state, seat)
    found[6] = unissued_points(state, seat)
    return found


def game_points(state: State, seat: i64) -> i64:
    """Points of the game on the table, if it ended now: the sum of the sheet."""
    found = fleet_points(state, seat) + building_points(state, seat) + state.possession(seat) * SHARE_POINTS
    return found + gold_points(state, seat) + empty_points(state, seat) + unissued_points(state, seat)


def past_points(state: State, seat: i64) -> i64:
    """Points of finished games of the match."""
    found: i64 = 0
    if len(state.past) == 0:
        return found
    for game in range(len(state.past) // (SHEET * state.seats)):
        first = (game * state.seats + seat) * SHEET
        for place in range(first, first + SHEET):
            found += state.past[place]
    return found


def points(state: State, seat: i64) -> i64:
    """Points of a seat over all games (NUS-11.1)."""
    return game_points(state, seat) + past_points(state, seat)


def score_sheet(state: State, seat: int) -> dict[str, int]:
    """Where the points come from, all games together."""
    told = {}
    now = sheet(state, seat)
    for place, name in enumerate(CATEGORIES):
        found = now[place]
        for game in range(len(state.past) // (SHEET * state.seats)):
            found += state.past[(game * state.seats + seat) * SHEET + place]
        told[name] = int(found)
    return told


def past_sheets(state: State) -> list[list[dict[str, int]]]:
    """The sheets of finished games: game by game, seat by seat."""
    seats = int(state.seats)
    games = len(state.past) // (SHEET * seats)
    return [
        [
            {name: int(state.past[(game * seats + seat) * SHEET + place]) for place, name in enumerate(CATEGORIES)}
            for seat in range(seats)
        ]
        for game in range(games)
    ]


def ranks(state: State) -> list[int]:
    """Places, 1 = winner; ties share the victory (NUS-10.3)."""
    return places([points(state, seat) for seat in range(state.seats)])
