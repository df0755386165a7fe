"""What does a move cost and bring at once and surely? By the same functions as the rules."""

from typing import Final

from igroteka.core.arrays import i64, listed
from igroteka.games.gwt.actions import (
    AUX,
    BACK,
    BOUNTY,
    BUILD,
    BUY,
    CERTIFICATES,
    CLEAR,
    DELIVER,
    DISC,
    HIRE,
    LOCAL,
    MORE,
    MOVE,
    PLAY,
    RECALL,
    UPGRADE,
    USE,
)
from igroteka.games.gwt.data import box, program
from igroteka.games.gwt.data.box import (
    BUILDING_SPACES,
    BUY_COWBOYS,
    BUY_FIRST,
    BUY_PRICE,
    BUY_SECOND,
    CATTLE,
    CITY_POINTS,
    DISC_GAIN,
    DISC_POINTS,
    END_BONUS,
    HAZARD_SPACES,
    LINK_HIGH,
    LINK_LOW,
    LINK_POINTS,
    LINKS,
    NONE,
    STATION_COST,
    STATION_POINTS,
    TRACK,
)
from igroteka.games.gwt.data.program import ALT_START, AUX_ALT, BOUNTY_ALT, FACE_POINTS, OP, OP_A
from igroteka.games.gwt.rules import building, delivery, hazards, hiring, kansas_city, location, railroad
from igroteka.games.gwt.rules import effects as doing
from igroteka.games.gwt.rules import trail as walking
from igroteka.games.gwt.state import (
    State,
)


def effects(state: State, action: int) -> dict[str, int]:
    """What a legal move costs and brings at once and surely, by the same functions as the rules."""
    seat = int(state.player)
    if seat < 0:
        return {}
    found = effects_of_trail(state, seat, action) or effects_of_city(state, seat, action)
    return {name: amount for name, amount in found.items() if amount}


def effects_of_trail(state: State, seat: int, action: int) -> dict[str, int]:
    """Moves, local actions and what they offer."""
    top = state.top()
    if MOVE.has(action):
        return fees_of(state, seat, action, free=isinstance(top, walking.FreeMove))
    if LOCAL.has(action) and isinstance(top, location.UseBuilding):
        return sure_of(state, seat, location.local_alternative(state, top.node, LOCAL.a(action), LOCAL.b(action)))
    if AUX.has(action):
        return sure_of(state, seat, AUX_ALT[AUX.index(action)])
    if USE.has(action) and isinstance(top, doing.Immediate):
        return sure_of(state, seat, top.first if USE.index(action) == 0 else top.second)
    if PLAY.has(action):
        found = sure_of(state, seat, program.PLAY_ALT[PLAY.index(action)])
        return {**found, "points": int(box.CARD_POINTS[CATTLE + PLAY.index(action)])}
    if HIRE.has(action) and isinstance(top, hiring.Hire):
        return {"dollars": -int(hiring.price(HIRE.a(action), top.modifier))}
    if BUY.has(action):
        purchase = BUY.index(action)
        second = BUY_SECOND[purchase]
        points = box.CARD_POINTS[BUY_FIRST[purchase]] + (0 if second == NONE else box.CARD_POINTS[second])
        cowboys = -int(BUY_COWBOYS[purchase])
        return {"dollars": -int(BUY_PRICE[purchase]), "cowboys": cowboys, "points": int(points)}
    if action == MORE.first:
        return {"cowboys": -1}
    if BUILD.has(action) and isinstance(top, building.Build):
        return price_of_building(state, seat, action, top)
    if BOUNTY.has(action):
        return sure_of(state, seat, BOUNTY_ALT[BOUNTY.index(action)])
    if CLEAR.has(action) and isinstance(top, hazards.RemoveHazard):
        tile = state.trail[HAZARD_SPACES[CLEAR.index(action)]]
        return {"dollars": -int(top.price), "points": int(box.TILE_POINTS[tile])}
    return {}


def fees_of(state: State, seat: int, action: int, *, free: bool) -> dict[str, int]:
    """Steps of a path, and its fees by receiver, as far as the money goes (GWT-4.6, GWT-4.7)."""
    path = listed(walking.path_to(state, seat, MOVE.index(action)))
    found = {"steps": len(path)}
    left = int(state.dollars[seat])
    for node in path if not free else []:
        dollars = min(int(walking.fee(state, seat, node)), left)
        owner = int(state.owner(node))
        receiver = f"p{owner}" if owner >= 0 else "bank"
        found[receiver] = found.get(receiver, 0) + dollars
        left -= dollars
    found["dollars"] = left - int(state.dollars[seat])
    return found


SURE: Final = (
    program.MONEY,
    program.MONEY_PER,
    program.CERT,
    program.CERT_MAX,
    program.BANDIT_PAIRS,
    program.TOKEN,
)


def sure_of(state: State, seat: int, alt: i64) -> dict[str, int]:
    """Dollars, certificates and tokens of an alternative that need no further answer."""
    probe = state.copy()
    for step in range(ALT_START[alt], ALT_START[alt + 1]):
        op = OP[step]
        if op in SURE:
            doing.happens(probe, seat, op, OP_A[step], program.OP_B[step])
        elif op == program.PAY:
            probe.dollars[seat] -= OP_A[step]
    return {
        "dollars": int(probe.dollars[seat] - state.dollars[seat]),
        "certificates": int(probe.certificates(seat) - state.certificates(seat)),
        "tokens": int(probe.tokens[seat] - state.tokens[seat]),
    }


def price_of_building(state: State, seat: int, action: int, frame: building.Build) -> dict[str, int]:
    """Builders and dollars, and the points that are more or fewer than before."""
    number, node = BUILD.a(action), BUILDING_SPACES[BUILD.b(action)]
    builders = building.needed(state, seat, number, node)
    old = 0 if state.trail[node] == NONE else FACE_POINTS[state.face(node)]
    points = FACE_POINTS[state.face_of(number)] - old
    return {"dollars": -int(frame.dollars * builders), "builders": int(builders), "points": int(points)}


def effects_of_city(state: State, seat: int, action: int) -> dict[str, int]:
    """Stations, discs, income and deliveries."""
    top = state.top()
    if UPGRADE.has(action):
        station = UPGRADE.index(action)
        return {"dollars": -int(STATION_COST[station]), "points": int(STATION_POINTS[station])}
    if DISC.has(action):
        space = DISC.index(action)
        return {"dollars": int(DISC_GAIN[space]), "points": int(DISC_POINTS[space])}
    if RECALL.has(action):
        return {"points": -int(STATION_POINTS[RECALL.index(action)])}
    if BACK.has(action) and isinstance(top, railroad.ReturnEngine):
        return {"dollars": int(END_BONUS)}
    if BACK.has(action) and isinstance(top, railroad.BackAny):
        return {"value": int(railroad.spaces_back(state, seat, BACK.index(action)))}
    if CERTIFICATES.has(action):
        used = CERTIFICATES.index(action)
        left = TRACK[kansas_city.mark_after(state.marks[seat], used)]
        income = int(kansas_city.breeding_value(state, seat) + state.permanent(seat) + used)
        return {"income": income, "dollars": income, "certificates": int(left - state.certificates(seat))}
    if DELIVER.has(action) and isinstance(top, delivery.Deliver):
        city = DELIVER.index(action)
        transport = int(delivery.cost_of(state, seat, city, top.extra))
        dollars = int(delivery.money_of(state, city, top.extra)) - transport
        return {"transport": transport, "dollars": dollars, "points": delivery_points(state, seat, city)}
    return {}


def delivery_points(state: State, seat: int, city: i64) -> int:
    """The points of a disc in a city and of the arrows it would complete."""
    points = int(CITY_POINTS[city])
    for link in range(LINKS):
        ends = [int(LINK_LOW[link]), int(LINK_HIGH[link])]
        if city in ends and state.city_discs(seat, sum(ends) - city) > 0:
            points += int(LINK_POINTS[link])
    return points
