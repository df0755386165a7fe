"""Who has how many points? Eleven categories (GWT-11)."""

from typing import Final

from igroteka.core.arrays import append, filled, i64, row, vec
from igroteka.core.state import places
from igroteka.families.trail.allocation import best_points
from igroteka.games.gwt.data.box import (
    ASKED,
    BUILDING_SPACES,
    CARD_POINTS,
    CARD_TASK,
    CARDS,
    CATEGORIES,
    CATTLE,
    CITIES,
    CITY_POINTS,
    CRAFT_POINTS,
    CRAFT_SPACES,
    CRAFTS,
    DECK,
    DISC_POINTS,
    DISCS,
    DOLLARS_PER_POINT,
    FIRST_HAZARD,
    LINK_HIGH,
    LINK_LOW,
    LINK_POINTS,
    LINKS,
    MASTER_COUNTS,
    MASTER_PER,
    MASTER_POINTS,
    MASTERS,
    NEW_YORK,
    NONE,
    OF_AREA,
    OF_BUILDINGS,
    OF_CERTIFICATES,
    OF_HAZARDS,
    OF_PAIRS,
    OF_STATIONS,
    OF_WORKERS,
    PENALTY,
    SITES,
    STATION_POINTS,
    STATIONS,
    T_BUILDING,
    T_GREEN,
    T_HAZARD,
    T_NEW_YORK,
    T_ORANGE,
    T_STATION,
    TASKS,
    TILE_POINTS,
    TILES,
    TOKEN_POINTS,
)
from igroteka.games.gwt.data.program import FACE_POINTS, NUMBERS
from igroteka.games.gwt.state import AREA, HAND, PILE, STACK, State
from igroteka.kit import bits

POINT_CARDS: Final = row([card for card in range(CATTLE) if CARD_POINTS[card] > 0])
TASK_CARDS: Final = row([card for card in range(CATTLE) if CARD_TASK[card] != NONE])
TASK_SETS: Final = row(
    [bits.gathered([task for task in range(TASKS) if ASKED[card * TASKS + task] > 0]) for card in range(CARDS)]
)  # the tasks of each card
ALL_TASKS: Final[i64] = bits.bit(TASKS) - 1
CATTLE_TASKS: Final[i64] = bits.gathered([CARD_TASK[card] for card in TASK_CARDS])

# --- the plain categories


def building_points(state: State, seat: i64) -> i64:
    """Printed points of own buildings on the trail (GWT-11.2)."""
    points: i64 = 0
    for site in range(SITES):
        tile = state.trail[BUILDING_SPACES[site]]
        if tile != NONE and tile // NUMBERS == seat:
            points += FACE_POINTS[state.face_of(tile % NUMBERS)]
    return points


def city_points(state: State, seat: i64) -> i64:
    """Discs in cities, and arrows with both ends (GWT-11.3)."""
    points: i64 = 0
    for city in range(CITIES):
        points += CITY_POINTS[city] * state.city_discs(seat, city)
    for link in range(LINKS):
        if state.city_discs(seat, LINK_LOW[link]) > 0 and state.city_discs(seat, LINK_HIGH[link]) > 0:
            points += LINK_POINTS[link]
    return points


def station_points(state: State, seat: i64) -> i64:
    """Printed points of stations with an own disc (GWT-11.4)."""
    points: i64 = 0
    for station in range(STATIONS):
        if state.stations[seat] >> station & 1:
            points += STATION_POINTS[station]
    return points


def hazard_points(state: State, seat: i64) -> i64:
    """Printed points of the hazards collected (GWT-11.5)."""
    points: i64 = 0
    for tile in range(FIRST_HAZARD, TILES):
        points += TILE_POINTS[tile] * state.taken[seat * TILES + tile]
    return points


def cattle_points(state: State, seat: i64) -> i64:
    """Printed points of all cattle of the deck (GWT-11.6)."""
    points: i64 = 0
    for card in POINT_CARDS:
        points += CARD_POINTS[card] * state.deck_count(seat, card)
    return points


def worker_points(state: State, seat: i64) -> i64:
    """Workers on the fifth and sixth spaces (GWT-11.10)."""
    points: i64 = 0
    for craft in range(CRAFTS):
        for space in range(1, min(state.hired(seat, craft), CRAFT_SPACES) + 1):
            points += CRAFT_POINTS[space]
    return points


def disc_points(state: State, seat: i64) -> i64:
    """Disc spaces that score when they are clear (GWT-11.11)."""
    points: i64 = 0
    for space in range(DISCS):
        if DISC_POINTS[space] > 0 and state.is_clear(seat, space):
            points += DISC_POINTS[space]
    return points


def counted(state: State, seat: i64, what: i64) -> i64:
    """What a station master counts (GWT-11.9); the objective area is counted with the objectives."""
    if what == OF_CERTIFICATES:
        return state.certificates(seat) + state.permanent(seat)
    if what == OF_PAIRS:
        return state.bandit_pairs(seat)
    if what == OF_HAZARDS:
        return state.hazards(seat)
    if what == OF_WORKERS:
        return state.hired(seat, 0) + state.hired(seat, 1) + state.hired(seat, 2)
    if what == OF_STATIONS:
        return bits.size(state.stations[seat])
    if what == OF_BUILDINGS:
        return state.own_buildings(seat)
    return 0


def master_points(state: State, seat: i64) -> i64:
    """The lower halves of the station masters owned, but for the one that counts objectives (GWT-11.9)."""
    points: i64 = 0
    owned = state.masters[seat]
    if owned:
        for master in range(MASTERS):
            if owned >> master & 1 and MASTER_COUNTS[master] != OF_AREA:
                points += MASTER_POINTS[master] * (counted(state, seat, MASTER_COUNTS[master]) // MASTER_PER[master])
    return points


def area_master(state: State, seat: i64) -> i64:
    """The station master that counts objectives, if the seat owns it; else NONE."""
    owned = state.masters[seat]
    if owned:
        for master in range(MASTERS):
            if owned >> master & 1 and MASTER_COUNTS[master] == OF_AREA:
                return master
    return NONE


# --- objectives


def resources(state: State, seat: i64, wanted: i64) -> vec[i64]:
    """What a seat has, by task (GWT-11.8); only of the tasks that are wanted."""
    have = filled(TASKS, 0)
    if wanted >> T_BUILDING & 1:
        have[T_BUILDING] = state.own_buildings(seat)
    if wanted >> T_STATION & 1:
        have[T_STATION] = bits.size(state.stations[seat])
    if wanted >> T_HAZARD & 1:
        have[T_HAZARD] = state.hazards(seat)
    if wanted >> T_GREEN & 1:
        have[T_GREEN] = state.bandits(seat, 0)
    if wanted >> T_ORANGE & 1:
        have[T_ORANGE] = state.bandits(seat, 1)
    if wanted >> T_NEW_YORK & 1:
        have[T_NEW_YORK] = state.city_discs(seat, NEW_YORK)
    if wanted & CATTLE_TASKS:
        for card in TASK_CARDS:
            if wanted >> CARD_TASK[card] & 1:
                have[CARD_TASK[card]] += state.deck_count(seat, card)
    return have


def objective_points(state: State, seat: i64, hidden: bool) -> tuple[i64, i64]:
    """The best way to give what a seat has to its objective cards, and what their master brings (GWT-11.7 to 11.9)."""
    _, objectives, counted_by_master = deck_points(state, seat, hidden)
    return objectives, counted_by_master


def deck_points(state: State, seat: i64, hidden: bool) -> tuple[i64, i64, i64]:
    """Points of cattle, of objectives, and of the station master who counts these (GWT-11.6 to GWT-11.9).

    One look at the deck for all of them, and none behind its last card: every observation asks this of every seat.
    """
    cards = vec[i64]()
    lying, sizes = state.cards, state.sizes
    wanted: i64 = 0
    card: i64 = CATTLE
    left = sizes[AREA + seat]
    if left > 0:
        area = (AREA + seat) * CARDS
        left -= state.starters(seat)
        while card < CARDS:
            if left <= 0 and card < DECK:
                card = DECK
            played = lying[area + card]
            left -= played
            while played > 0:
                cards = append(cards, card)
                wanted |= TASK_SETS[card]
                played -= 1
            card += 1
    forced = len(cards)
    cattle: i64 = 0
    stack, hand, pile = (STACK + seat) * CARDS, (HAND + seat) * CARDS, (PILE + seat) * CARDS
    left = sizes[STACK + seat] + sizes[HAND + seat] + sizes[PILE + seat]
    worth = CARD_POINTS
    card = 0
    while left > 0 and card < CATTLE:
        held = lying[stack + card] + lying[hand + card] + lying[pile + card]
        cattle += worth[card] * held
        left -= held
        card += 1
    card = CATTLE
    while left > 0 and card < DECK:
        held = lying[stack + card] + lying[hand + card] + lying[pile + card]
        if held > 0:
            left -= held
            if not hidden and state.secrets[seat]:
                held -= state.secret(seat, card)
            while held > 0:
                cards = append(cards, card)
                wanted |= TASK_SETS[card]
                held -= 1
        card += 1
    if len(cards) == 0:
        return cattle, 0, 0
    master = area_master(state, seat)
    every = MASTER_PER[master] if master != NONE else 0
    extra = MASTER_POINTS[master] if master != NONE else 0
    have = resources(state, seat, wanted)
    objectives, counted_by_master = best_points(have, cards, forced, ASKED, CARD_POINTS, PENALTY, every, extra)
    return cattle, objectives, counted_by_master


# --- the sheet


def sheet(state: State, seat: i64, hidden: bool) -> dict[str, int]:
    """Points by category; without `hidden`, objectives that only their owner has seen are left out."""
    objectives, counted_by_master = objective_points(state, seat, hidden)
    points = [
        state.dollars[seat] // DOLLARS_PER_POINT,
        building_points(state, seat),
        city_points(state, seat),
        station_points(state, seat),
        hazard_points(state, seat),
        cattle_points(state, seat),
        objectives,
        master_points(state, seat) + counted_by_master,
        worker_points(state, seat),
        disc_points(state, seat),
        TOKEN_POINTS if state.last == seat else 0,
    ]
    return {name: int(points[place]) for place, name in enumerate(CATEGORIES)}


def score_sheet(state: State, seat: int) -> dict[str, int]:
    """Where the points of a seat come from, as if the game ended now."""
    return sheet(state, seat, True)


def plain_points(state: State, seat: i64) -> i64:
    """All points but those of objective cards."""
    points = state.dollars[seat] // DOLLARS_PER_POINT + building_points(state, seat) + city_points(state, seat)
    points += station_points(state, seat) + hazard_points(state, seat) + cattle_points(state, seat)
    points += master_points(state, seat) + worker_points(state, seat) + disc_points(state, seat)
    return points + TOKEN_POINTS if state.last == seat else points


def points(state: State, seat: i64) -> i64:
    """The score of a seat as the rules count it now."""
    objectives, counted_by_master = objective_points(state, seat, True)
    return plain_points(state, seat) + objectives + counted_by_master


def ranks(state: State) -> list[int]:
    """Places by points; a tie is shared (GWT-11.12)."""
    return places([points(state, seat) for seat in range(state.seats)])
