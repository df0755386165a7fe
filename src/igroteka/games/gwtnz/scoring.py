"""Who has how many points? Twelve categories (NZ-17)."""

from typing import Final

from igroteka.core.arrays import append, filled, i64, row, vec
from igroteka.core.state import places
from igroteka.families.trail.allocation import best_points
from igroteka.games.gwtnz.data.box import (
    ASKED,
    BUILDING_SPACES,
    CARD_POINTS,
    CARDS,
    CRAFT_SPACES,
    CRAFTS,
    CRAFTSMEN_TASK,
    DISC_POINTS,
    DISCS,
    FERRIES,
    FIRST_BONUS,
    FIRST_HAZARD,
    FIRST_LARGE,
    FIRST_OBJECTIVE,
    FLOOD,
    HARBOUR_POINTS,
    LINK_HIGH,
    LINK_LOW,
    LINK_POINTS,
    MASTER_COUNTS,
    MASTER_PER,
    MASTER_POINTS,
    MASTERS,
    MOST_PATHFINDER,
    NONE,
    OF_AREA,
    OF_BUILDINGS,
    OF_CERTIFICATES,
    OF_FERRIES,
    OF_HAZARDS,
    OF_PATHFINDER,
    OF_STOREHOUSES,
    OF_WORKERS,
    PAIRS,
    PATHFINDER_POINTS,
    PATHFINDER_TASK,
    PENALTY,
    POST_LINKS,
    POST_POINTS,
    POST_TASK,
    POST_VALUE,
    POSTS,
    SEA_ARROWS,
    SEA_HIGH,
    SEA_LOW,
    SEA_POINTS,
    SHEARER,
    SHEARERS_TASK,
    SITES,
    T_BUILDING,
    T_BUILDING4,
    T_FERRY,
    T_FLOOD,
    T_HAMPSHIRE,
    T_LINCOLN,
    T_PATHFINDER,
    T_POST,
    T_SHEARERS,
    T_STOREHOUSE,
    TASK_BREEDS,
    TASKS,
    TILE_POINTS,
    TILE_ZONE,
    TILES,
    WORKER_POINTS,
)
from igroteka.games.gwtnz.data.program import (
    CATEGORIES,
    FACE_CRAFTSMEN,
    FACE_POINTS,
    NUMBERS,
    PAIR_POINTS,
    POUNDS_PER_POINT,
    TOKEN_POINTS,
)
from igroteka.games.gwtnz.state import AREA, HAND, PILE, STACK, State
from igroteka.kit import bits

POINT_CARDS: Final = row([card for card in range(FIRST_OBJECTIVE) if CARD_POINTS[card] > 0])
TASK_SETS: Final = row(
    [bits.gathered([task for task in range(TASKS) if ASKED[card * TASKS + task] > 0]) for card in range(CARDS)]
)  # the tasks of each card
ALL_TASKS: Final[i64] = bits.bit(TASKS) - 1
TASK_POSTS: Final = row([post for post in range(POSTS) if POST_VALUE[post] >= POST_TASK])
TASK_TILES: Final = row([tile for tile in range(FIRST_HAZARD, FIRST_BONUS) if TILE_ZONE[tile] == FLOOD])

# --- the plain categories


def building_points(state: State, seat: i64) -> i64:
    """Printed points of own buildings on the trail (NZ-17.2)."""
    points: i64 = 0
    for site in range(SITES):
        tile = state.trail[BUILDING_SPACES[site]]
        if tile != NONE and tile // NUMBERS == seat:
            points += FACE_POINTS[state.face_of(tile % NUMBERS)]
    return points


def post_points(state: State, seat: i64) -> i64:
    """Discs on trading posts, and green arrows with both ends (NZ-17.3)."""
    points: i64 = 0
    for post in range(POSTS):
        points += POST_POINTS[post] * state.post_discs(seat, post)
    for link in range(POST_LINKS):
        if state.post_discs(seat, LINK_LOW[link]) > 0 and state.post_discs(seat, LINK_HIGH[link]) > 0:
            points += LINK_POINTS[link]
    return points


def harbour_points(state: State, seat: i64) -> i64:
    """Small and medium harbours, and yellow arrows with both ends (NZ-17.4)."""
    points: i64 = 0
    for harbour in range(FIRST_LARGE):
        if state.has_harbour(seat, harbour):
            points += HARBOUR_POINTS[harbour]
    for arrow in range(SEA_ARROWS):
        if state.has_harbour(seat, SEA_LOW[arrow]) and state.has_harbour(seat, SEA_HIGH[arrow]):
            points += SEA_POINTS[arrow]
    return points


def pathfinder_points(state: State, seat: i64) -> i64:
    """The highest number at or below the disc, or by an option a point per space (NZ-12.5, NZ-17.5)."""
    space = max(0, state.pathfinder[seat])
    return min(space, MOST_PATHFINDER) if state.rules.points_by_space else PATHFINDER_POINTS[space]


def tile_points(state: State, seat: i64) -> i64:
    """Printed points of hazards and bonus tiles (NZ-17.6)."""
    points: i64 = 0
    for tile in range(FIRST_HAZARD, TILES):
        points += TILE_POINTS[tile] * state.taken[seat * TILES + tile]
    return points


def card_points(state: State, seat: i64) -> i64:
    """Printed points of all cards of the deck but objectives (NZ-17.7)."""
    points: i64 = 0
    for card in POINT_CARDS:
        points += CARD_POINTS[card] * state.deck_count(seat, card)
    return points


def worker_points(state: State, seat: i64) -> i64:
    """Workers on a fifth space, and cleared pairs of storehouses (NZ-17.10)."""
    points: i64 = 0
    for craft in range(CRAFTS):
        if state.hired(seat, craft) >= CRAFT_SPACES:
            points += WORKER_POINTS
    for pair in range(PAIRS):
        if state.stores[seat * PAIRS + pair] == 0:
            points += PAIR_POINTS[pair]
    return points


def disc_points(state: State, seat: i64) -> i64:
    """Disc spaces that score when they are clear (NZ-17.11)."""
    points: i64 = 0
    for space in range(DISCS):
        if DISC_POINTS[space] > 0 and state.is_clear(seat, space):
            points += DISC_POINTS[space]
    return points


# --- harbourmasters


def counted(state: State, seat: i64, what: i64) -> i64:
    """What a harbourmaster counts (NZ-17.9); the objective area is counted with the objectives."""
    if what == OF_PATHFINDER:
        return max(0, state.pathfinder[seat])
    if what == OF_HAZARDS:
        return state.hazards(seat)
    if what == OF_STOREHOUSES:
        return state.storehouses_placed(seat)
    if what == OF_CERTIFICATES:
        return state.certificates[seat] + state.permanent(seat)
    if what == OF_BUILDINGS:
        return state.own_buildings(seat)
    if what == OF_WORKERS:
        found: i64 = 0
        for craft in range(CRAFTS):
            found += state.hired(seat, craft)
        return found
    return state.deck_counts(seat, FERRIES) if what == OF_FERRIES else 0


def master_points(state: State, seat: i64) -> i64:
    """The lower halves of the harbourmasters owned, but for the one that counts objectives (NZ-17.9)."""
    points: i64 = 0
    owned = state.masters[seat]
    if owned:
        for master in range(MASTERS):
            if owned >> master & 1 and MASTER_COUNTS[master] != OF_AREA:
                points += MASTER_POINTS[master] * (counted(state, seat, MASTER_COUNTS[master]) // MASTER_PER[master])
    return points


def area_master(state: State, seat: i64) -> i64:
    """The harbourmaster that counts objectives, if the seat owns it; else NONE."""
    owned = state.masters[seat]
    if owned:
        for master in range(MASTERS):
            if owned >> master & 1 and MASTER_COUNTS[master] == OF_AREA:
                return master
    return NONE


# --- objectives


def resources(state: State, seat: i64, wanted: i64) -> vec[i64]:
    """What a seat has, by task (NZ-17.14); only of the tasks that are wanted."""
    have = filled(TASKS, 0)
    if wanted >> T_POST & 1:
        for post in TASK_POSTS:
            have[T_POST] += state.post_discs(seat, post)
    if wanted >> T_BUILDING & 1:
        have[T_BUILDING] = state.own_buildings(seat)
    if wanted >> T_BUILDING4 & 1:
        have[T_BUILDING4] = large_buildings(state, seat)
    if wanted >> T_SHEARERS & 1:
        shearers = state.hired(seat, SHEARER)
        have[T_SHEARERS] = (shearers if state.rules.printed_shearer else shearers - 1) // SHEARERS_TASK
    if wanted >> T_STOREHOUSE & 1:
        have[T_STOREHOUSE] = state.storehouses_placed(seat)
    if wanted >> T_LINCOLN & 1:
        have[T_LINCOLN] = state.deck_counts(seat, TASK_BREEDS[T_LINCOLN])
    if wanted >> T_HAMPSHIRE & 1:
        have[T_HAMPSHIRE] = state.deck_counts(seat, TASK_BREEDS[T_HAMPSHIRE])
    if wanted >> T_FERRY & 1:
        have[T_FERRY] = state.deck_counts(seat, FERRIES)
    if wanted >> T_PATHFINDER & 1:
        have[T_PATHFINDER] = max(0, state.pathfinder[seat]) // PATHFINDER_TASK
    if wanted >> T_FLOOD & 1:
        for tile in TASK_TILES:
            have[T_FLOOD] += state.taken[seat * TILES + tile]
    return have


def large_buildings(state: State, seat: i64) -> i64:
    """Own buildings on the trail that take as many craftsmen as the task says."""
    found: i64 = 0
    trail, first = state.trail, seat * NUMBERS
    for node in BUILDING_SPACES:
        number = trail[node] - first
        if 0 <= number < NUMBERS and FACE_CRAFTSMEN[state.face_of(number)] >= CRAFTSMEN_TASK:
            found += 1
    return found


def objective_points(state: State, seat: i64) -> tuple[i64, i64]:
    """The best way to fulfil objectives and to choose those in the deck, and what their master brings (NZ-17.8)."""
    _, objectives, counted_by_master = deck_points(state, seat)
    return objectives, counted_by_master


def deck_points(state: State, seat: i64) -> tuple[i64, i64, i64]:
    """Points of other cards, of objectives, and of the harbourmaster who counts these (NZ-17.7 to NZ-17.9).

    One look at the deck for all of them, and none behind its last card: every observation asks this of every seat.
    """
    cards = vec[i64]()
    lying, sizes = state.cards, state.sizes
    wanted: i64 = 0
    area = (AREA + seat) * CARDS
    left = sizes[AREA + seat]
    card: i64 = FIRST_OBJECTIVE
    while left > 0 and card < CARDS:
        played = lying[area + card]
        left -= played
        while played > 0:
            cards = append(cards, card)
            wanted |= TASK_SETS[card]
            played -= 1
        card += 1
    forced = len(cards)
    plain: i64 = 0
    stack, hand, pile = (STACK + seat) * CARDS, (HAND + seat) * CARDS, (PILE + seat) * CARDS
    left = sizes[STACK + seat] + sizes[HAND + seat] + sizes[PILE + seat]
    worth = CARD_POINTS
    card = 0
    while left > 0 and card < FIRST_OBJECTIVE:
        held = lying[stack + card] + lying[hand + card] + lying[pile + card]
        plain += worth[card] * held
        left -= held
        card += 1
    card = FIRST_OBJECTIVE
    while left > 0 and card < CARDS:
        held = lying[stack + card] + lying[hand + card] + lying[pile + card]
        if held > 0:
            left -= held
            while held > 0:
                cards = append(cards, card)
                wanted |= TASK_SETS[card]
                held -= 1
        card += 1
    if len(cards) == 0:
        return plain, 0, 0
    master = area_master(state, seat)
    every = MASTER_PER[master] if master != NONE else 0
    extra = MASTER_POINTS[master] if master != NONE else 0
    have = resources(state, seat, wanted)
    objectives, counted_by_master = best_points(have, cards, forced, ASKED, CARD_POINTS, PENALTY, every, extra)
    return plain, objectives, counted_by_master


# --- the sheet


def sheet(state: State, seat: i64) -> dict[str, int]:
    """Points by category, as if the game ended now; the contents of decks are public."""
    objectives, counted_by_master = objective_points(state, seat)
    points = [
        state.pounds[seat] // POUNDS_PER_POINT,
        building_points(state, seat),
        post_points(state, seat),
        harbour_points(state, seat),
        pathfinder_points(state, seat),
        tile_points(state, seat),
        card_points(state, seat),
        objectives,
        master_points(state, seat) + counted_by_master,
        worker_points(state, seat),
        disc_points(state, seat),
        TOKEN_POINTS if state.last == seat else 0,
    ]
    return {name: int(points[place]) for place, name in enumerate(CATEGORIES)}


def score_sheet(state: State, seat: int) -> dict[str, int]:
    """Where the points of a seat come from."""
    return sheet(state, seat)


def plain_points(state: State, seat: i64) -> i64:
    """All points but those of objective cards."""
    points = state.pounds[seat] // POUNDS_PER_POINT + building_points(state, seat) + post_points(state, seat)
    points += harbour_points(state, seat) + pathfinder_points(state, seat) + tile_points(state, seat)
    points += card_points(state, seat) + master_points(state, seat) + worker_points(state, seat)
    points += disc_points(state, seat)
    return points + TOKEN_POINTS if state.last == seat else points


def points(state: State, seat: i64) -> i64:
    """The score of a seat as the rules count it now."""
    objectives, counted_by_master = objective_points(state, seat)
    return plain_points(state, seat) + objectives + counted_by_master


def ranks(state: State) -> list[int]:
    """Places by points; a tie is shared (NZ-17.13)."""
    return places([points(state, seat) for seat in range(state.seats)])
