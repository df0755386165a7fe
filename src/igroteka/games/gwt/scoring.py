"""Who has how many points? Eleven categories (GWT-11)."""

from igroteka.core.arrays import append, filled, i64, vec
from igroteka.core.state import places
from igroteka.families.trail.allocation import Allocation
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
from igroteka.games.gwt.state import AREA, State
from igroteka.kit import bits

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
    for card in range(CATTLE):
        if CARD_POINTS[card] > 0:
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


def resources(state: State, seat: i64) -> vec[i64]:
    """What a seat has, by task (GWT-11.8)."""
    have = filled(TASKS, 0)
    have[T_BUILDING] = state.own_buildings(seat)
    have[T_STATION] = bits.size(state.stations[seat])
    have[T_HAZARD] = state.hazards(seat)
    have[T_GREEN] = state.bandits(seat, 0)
    have[T_ORANGE] = state.bandits(seat, 1)
    have[T_NEW_YORK] = state.city_discs(seat, NEW_YORK)
    for card in range(CATTLE):
        if CARD_TASK[card] != NONE:
            have[CARD_TASK[card]] += state.deck_count(seat, card)
    return have


def allocation(state: State, seat: i64, hidden: bool) -> Allocation:
    """The best way to give what a seat has to its objective cards (GWT-11.7, GWT-11.8)."""
    cards = vec[i64]()
    area, lying = (AREA + seat) * CARDS, state.cards
    for card in range(CATTLE, CARDS):
        for _ in range(lying[area + card]):
            cards = append(cards, card)
    forced = len(cards)
    for card in range(CATTLE, DECK):
        held = state.deck_count(seat, card)
        if not hidden and state.secrets[seat]:
            held -= state.secret(seat, card)
        for _ in range(held):
            cards = append(cards, card)
    master = area_master(state, seat)
    every = MASTER_PER[master] if master != NONE else 0
    extra = MASTER_POINTS[master] if master != NONE else 0
    return Allocation(resources(state, seat), cards, forced, ASKED, CARD_POINTS, PENALTY, every, extra)


# --- the sheet


def sheet(state: State, seat: i64, hidden: bool) -> dict[str, int]:
    """Points by category; without `hidden`, objectives that only their owner has seen are left out."""
    best = allocation(state, seat, hidden)
    points = [
        state.dollars[seat] // DOLLARS_PER_POINT,
        building_points(state, seat),
        city_points(state, seat),
        station_points(state, seat),
        hazard_points(state, seat),
        cattle_points(state, seat),
        best.best,
        master_points(state, seat) + best.bonus(best.area),
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
    best = allocation(state, seat, True)
    return plain_points(state, seat) + best.best + best.bonus(best.area)


def ranks(state: State) -> list[int]:
    """Places by points; a tie is shared (GWT-11.12)."""
    return places([points(state, seat) for seat in range(state.seats)])
