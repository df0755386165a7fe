"""What looks good here? Values for bots, in points; never changes the state."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import Frame
from igroteka.core.arrays import i64, row, vec
from igroteka.games.gwt import scoring
from igroteka.games.gwt.actions import EXCHANGE, MOVE, PLACE
from igroteka.games.gwt.data import box
from igroteka.games.gwt.data.box import (
    ALT_START,
    ASKED,
    AUX_ALT,
    AUXILIARIES,
    BANDIT_SPACES,
    BANDITS,
    BOUNTY_ALT,
    BUILDING_SPACES,
    BUY_COWBOYS,
    BUY_FIRST,
    BUY_PRICE,
    BUY_SECOND,
    CARD_POINTS,
    CARDS,
    CATTLE,
    CHOICES,
    CITIES,
    CITY_POINTS,
    CITY_REPEATS,
    CITY_VALUE,
    COST_CARDS,
    COWBOY,
    CRAFT_SPACES,
    CRAFTS,
    DECK,
    DISC_NAMES,
    DISCS,
    FACE_BUILDERS,
    FACE_POINTS,
    HAZARD_SPACES,
    HAZARDS,
    KC,
    LINK_HIGH,
    LINK_LOW,
    LINK_POINTS,
    LINKS,
    LOCAL_COUNT,
    LOCALS,
    MASTER_STATIONS,
    NODES,
    NONE,
    NUMBERS,
    OP,
    OP_A,
    OP_B,
    PENALTY,
    PURCHASES,
    RISK,
    ROUTE_NEXT,
    ROWS,
    SEATS,
    SITES,
    SPACES,
    START,
    STATION_COST,
    STATION_POINTS,
    TASKS,
    TILE_POINTS,
    VALUE,
    nose,
)
from igroteka.games.gwt.rules import (
    auxiliary,
    building,
    cattle,
    delivery,
    effects,
    exchange,
    hazards,
    hiring,
    kansas_city,
    location,
    objectives,
    railroad,
    trail,
)
from igroteka.games.gwt.state import AREA, HAND, State

# The weights were set by hand and kept when greedy scored more against itself with them.
DOLLAR: Final = 0.35  # beyond what it scores at the end, while there is something to buy
PLENTY: Final = 20.0  # dollars beyond which more are worth little
WORKER: Final = vec[float]([5.0, 5.0, 4.6])  # cowboy, builder, engineer, over a whole game
LATER_WORKER: Final = 0.8  # more for each worker of the same craft
CERTIFICATE: Final = 2.0
PERMANENT: Final = 5.0
TOKEN: Final = 0.6
BREEDING: Final = 0.4  # a point of breeding value in hand
HOPE: Final = 0.4  # the share of a delivery that the hand promises anywhere
REACH: Final = 0.6  # more, the nearer the herder is to Kansas City
CARD_VALUE: Final = vec[float]([0.0, -0.75, 0.0, 1.6, 2.8, 4.0])  # a card of the deck, by breeding value
SPACE: Final = 0.4  # a space of the track, up to the last city
FAR_SPACE: Final = 0.3  # and beyond
HOUSE: Final = 4.5  # a building on the trail, beside its points
PROGRESS: Final = 0.15  # the way to Kansas City
VISIT: Final = 9.0  # what a visit to Kansas City should bring at least
COMMON_HAND: Final = 5  # the breeding value of any hand
HIGHER: Final = 0.25  # a point of a city's value: low ones are left for poor hands
LINK: Final = 0.6  # the share of an arrow's points that one of its cities is worth
AREA_TASK: Final = 0.7  # a fulfilled task of an objective that is not complete
DECK_OBJECTIVE: Final = 0.6  # an objective of the deck that is fulfilled
RIVAL: Final = 0.15
LONG_TURN: Final = 12  # words looked ahead
DISC_WORTH: Final = {
    "aux_money_2x": 0.8,
    "aux_draw_2x": 0.7,
    "aux_cert_1x": 1.6,
    "aux_cert_2x": 1.2,
    "aux_engine_1x": 1.2,
    "aux_engine_2x": 0.9,
    "aux_trash_1x": 1.8,
    "aux_trash_2x": 1.4,
    "step_left": 2.0,
    "step_right": 1.4,
    "hand_left": 4.5,
    "hand_right": 4.5,
    "cert_4": 1.4,
    "cert_6": 1.2,
}
CLEARED: Final = vec[float]([DISC_WORTH[name] for name in DISC_NAMES])


def distances() -> vec[i64]:
    """Spaces from each node to Kansas City by the shortest way."""
    far = [NODES] * NODES
    far[KC] = 0
    for _ in range(NODES):
        for node in range(NODES):
            for branch in range(2):
                further = ROUTE_NEXT[node * 2 + branch]
                if further != NONE:
                    far[node] = min(far[node], far[box.ROUTE_NODE[further]] + 1)
    return row(far)


TO_CITY: Final = distances()
WHOLE_WAY: Final[i64] = TO_CITY[START]


def evaluate(state: State, seat: int) -> float:
    """How good the position looks for a seat that knows its own cards and sees everything public."""
    if state.finished:
        return final_worth(state, seat)
    worth = standing(state, seat)
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, rival_worth(state, other))
    worth -= RIVAL * best
    if state.depth > 0:
        worth += pending(state, seat, state.top())
    return worth


# --- where one step of looking ahead sees too little


def advise(state: State, seat: int) -> int:
    """Where to go: the path after which the rest of the own turn, played step by step, looks best; -1 elsewhere."""
    top = state.top()
    if not isinstance(top, trail.MoveHerder | trail.HerderAction | trail.PlaceHerder):
        return -1
    out = Options()
    state.fill(out)
    best: i64 = -1
    most = -1e300
    for place in range(out.count):
        action = out.items[place]
        if MOVE.has(action) or PLACE.has(action):
            after = state.copy()
            after.apply(action)
            worth = played_out(after, seat)
            if worth > most:
                most = worth
                best = action
    return int(best)


def played_out(state: State, seat: i64) -> float:
    """The value after the rest of the turn, or when luck or somebody else has a say."""
    out = Options()
    for _ in range(LONG_TURN):
        if state.player != seat or state.active != seat:
            break
        state.fill(out)
        best: i64 = out.items[0]
        if out.count > 1:
            most = -1e300
            for place in range(out.count):
                action = out.items[place]
                if EXCHANGE.has(action):
                    continue
                after = state.copy()
                after.apply(action)
                worth = evaluate(after, int(seat))
                if worth > most:
                    most = worth
                    best = action
        state.apply(best)
    return evaluate(state, int(seat))


def final_worth(state: State, seat: i64) -> float:
    """The margin, when all is over."""
    best: i64 = -1000
    for other in range(state.seats):
        if other != seat:
            best = max(best, scoring.points(state, other))
    return 10.0 * float(scoring.points(state, seat) - best)


def remaining(state: State) -> float:
    """The share of the game that is still to come: 1 at the beginning, 0 at the end."""
    if state.row >= ROWS:
        return 0.0
    return 1.0 - (float(state.row - 1) + float(state.filled) / float(state.seats)) / float(ROWS - 1)


def rival_worth(state: State, seat: i64) -> float:
    """What everybody sees of another player."""
    return float(scoring.plain_points(state, seat)) + 1.5 * remaining(state) * float(
        state.hired(seat, 0) + state.hired(seat, 1) + state.hired(seat, 2)
    )


def standing(state: State, seat: i64) -> float:
    """Points, and what will bring more of them."""
    left = remaining(state)
    worth = float(scoring.plain_points(state, seat)) + money_worth(state, seat, left)
    for craft in range(CRAFTS):
        for number in range(1, state.hired(seat, craft)):
            worth += left * (WORKER[craft] + LATER_WORKER * float(number))
    worth += (0.25 + left) * CERTIFICATE * float(state.marks[seat])
    worth += left * PERMANENT * float(state.permanent(seat)) + left * TOKEN * float(min(state.tokens[seat], 3))
    worth += left * disc_worth(state, seat) + left * deck_worth(state, seat)
    worth += left * HOUSE * float(state.own_buildings(seat))
    worth += track_worth(state, seat, left) + city_worth(state, seat, left) + objective_worth(state, seat, left)
    return worth + hand_worth(state, seat) + herder_worth(state, seat)


def money_worth(state: State, seat: i64, left: float) -> float:
    """Dollars are worth most when they are few and there is time to spend them."""
    dollars = float(state.dollars[seat])
    useful = min(dollars, PLENTY)
    return left * DOLLAR * useful + 0.08 * left * (dollars - useful)


def disc_worth(state: State, seat: i64) -> float:
    """Abilities that are free."""
    worth = 0.0
    for space in range(DISCS):
        if not state.discs[seat] >> space & 1:
            worth += CLEARED[space]
    return worth


def deck_worth(state: State, seat: i64) -> float:
    """Good cattle brings farther cities; poor cattle stands in its way."""
    worth = 0.0
    for card in range(CATTLE):
        cards = state.deck_count(seat, card)
        if cards > 0:
            worth += CARD_VALUE[VALUE[card]] * float(cards)
    return worth


def track_worth(state: State, seat: i64, left: float) -> float:
    """An engine far ahead saves transport, and comes to better stations."""
    space = nose(state.engines[seat])
    near = min(space, 18)
    return (0.1 + left) * (SPACE * float(near) + FAR_SPACE * float(space - near))


def city_worth(state: State, seat: i64, left: float) -> float:
    """A city beside one that is still missing."""
    worth = 0.0
    for link in range(LINKS):
        if LINK_POINTS[link] != 0:
            low, high = state.city_discs(seat, LINK_LOW[link]) > 0, state.city_discs(seat, LINK_HIGH[link]) > 0
            if low != high:
                worth += left * LINK * float(LINK_POINTS[link])
    return worth


def objective_worth(state: State, seat: i64, left: float) -> float:
    """Objectives played, by how much of them is fulfilled; of the others only those that are."""
    have = scoring.resources(state, seat)
    worth = 0.0
    for card in range(CATTLE, CARDS):
        played = state.count(AREA + seat, card)
        held = state.deck_count(seat, card) if card < DECK else 0
        if played + held == 0:
            continue
        asked: i64 = 0
        missing: i64 = 0
        for task in range(TASKS):
            need = ASKED[card * TASKS + task]
            asked += need
            missing += max(0, need - have[task])
        points = float(CARD_POINTS[card])
        if missing == 0:
            worth += points * float(min(played, 1)) + DECK_OBJECTIVE * points * float(min(held, 1))
            if played > 0:
                for task in range(TASKS):
                    have[task] -= ASKED[card * TASKS + task]
        elif played > 0:
            done = 1.0 - float(missing) / float(asked)
            hope = min(1.0, left * 1.2) * done * AREA_TASK
            worth += hope * points - (1.0 - hope) * float(PENALTY[card])
        else:
            worth += 0.15 * left * points
    return worth


def hand_worth(state: State, seat: i64) -> float:
    """What the hand would bring in Kansas City; the nearer it is, the more it counts."""
    breeding = kansas_city.breeding_value(state, seat)
    worth = BREEDING * float(breeding)
    herder = state.herders[seat]
    if herder != KC:  # there it is counted by what is about to happen
        near = 0.0 if herder == NONE else 1.0 - float(TO_CITY[herder]) / float(WHOLE_WAY)
        total = breeding + state.permanent(seat) + state.certificates(seat)
        worth += (HOPE + REACH * near) * prospect(state, seat, total)
    start = (HAND + seat) * CARDS
    for card in range(CATTLE, DECK):
        if state.cards[start + card] > 0:
            worth += 0.1
    return worth


def prospect(state: State, seat: i64, total: i64) -> float:
    """The best city for a total, and for a little more."""
    first, second, third = -6.0, -6.0, -6.0
    for city in range(CITIES):
        value = CITY_VALUE[city]
        if value <= total + 2 and delivery.may_deliver(state, seat, city, value):
            worth = city_gain(state, seat, city)
            third = max(third, worth)
            if value <= total + 1:
                second = max(second, worth)
            if value <= total:
                first = max(first, worth)
    return 0.5 * first + 0.3 * second + 0.2 * third


def herder_worth(state: State, seat: i64) -> float:
    """The way that is behind the herder."""
    herder = state.herders[seat]
    if herder == NONE:
        return 0.0
    return PROGRESS * (1.0 - float(TO_CITY[herder]) / float(WHOLE_WAY))


# --- what the seat is about to do


def pending(state: State, seat: i64, top: Frame) -> float:
    """What the open question still promises its owner."""
    if state.player != seat:
        return 0.0
    if isinstance(top, location.UseBuilding):
        return place_worth(state, seat, top) + below(state, seat)
    return step_worth(state, seat, top) + below(state, seat)


def below(state: State, seat: i64) -> float:
    """Local actions that wait below a question."""
    worth = 0.0
    for place in range(state.depth - 1):
        frame = state.agenda[place]
        if isinstance(frame, location.UseBuilding):
            if frame.seat == seat and frame.is_usable(state):
                worth += place_worth(state, seat, frame)
        elif isinstance(frame, kansas_city.Income):
            worth += visit_worth(state, seat)
        elif isinstance(frame, delivery.TakeDisc):
            worth += best_disc(state, seat, frame)
        elif isinstance(frame, effects.Effect):
            for step in range(ALT_START[frame.alt] + frame.step, ALT_START[frame.alt + 1]):
                worth += op_worth(state, seat, OP[step], OP_A[step], OP_B[step])
    return worth


def place_worth(state: State, seat: i64, frame: location.UseBuilding) -> float:
    """The local actions that are left, each with its better alternative; or else an auxiliary action."""
    worth = 0.0
    count = LOCAL_COUNT[state.face(frame.node)]
    for local in range(LOCALS + 1):
        if (
            frame.used >> local & 1
            or (local != RISK and local >= count)
            or (local == RISK and not frame.has_risk(state))
        ):
            continue
        best = 0.0
        for choice in range(CHOICES):
            alt = location.local_alternative(state, frame.node, local, choice)
            if alt != NONE and effects.can_do(state, seat, alt):
                best = max(best, alternative_worth(state, seat, alt))
        worth += best
    if frame.used == 0 and frame.copier == NONE:
        worth = max(worth, auxiliary_worth(state, seat, 0))
    return worth


def auxiliary_worth(state: State, seat: i64, most: i64) -> float:
    """The best auxiliary action."""
    best = 0.0
    for number in range(AUXILIARIES):
        for form in range(most + 1):
            if auxiliary.is_open(state, seat, number, form):
                best = max(best, alternative_worth(state, seat, AUX_ALT[number * 2 + form]))
    return best


def alternative_worth(state: State, seat: i64, alt: i64) -> float:
    """Costs and gains of an alternative, step by step."""
    worth = 0.0
    for step in range(ALT_START[alt], ALT_START[alt + 1]):
        worth += op_worth(state, seat, OP[step], OP_A[step], OP_B[step])
    return worth


def dollar_worth(state: State, seat: i64) -> float:
    """One more dollar."""
    rate = DOLLAR if float(state.dollars[seat]) < PLENTY else 0.08
    return remaining(state) * rate + 0.2


def op_worth(state: State, seat: i64, op: i64, a: i64, b: i64) -> float:  # noqa: C901, PLR0911, PLR0912 -- by word
    """What a step is worth, by the same measures as the standing."""
    left = remaining(state)
    if op == box.MONEY:
        return dollar_worth(state, seat) * float(a)
    if op == box.PAY:
        return -dollar_worth(state, seat) * float(a)
    if op == box.MONEY_PER:
        return dollar_worth(state, seat) * float(a * effects.counted(state, seat, b))
    if op == box.DISCARD:
        return -card_cost(state, seat, a)
    if op in (box.CERT, box.CERT_MAX):
        room = state.mark_limit(seat) - state.marks[seat]
        places = room if op == box.CERT_MAX else min(a, room)
        return (0.25 + left) * CERTIFICATE * float(places)
    if op == box.BANDIT_PAIRS:
        return float(state.bandit_pairs(seat)) * (1.2 * left + dollar_worth(state, seat) * float(b))
    if op == box.ENGINE:
        return engine_worth(state, seat, a)
    if op == box.ENGINE_PER:
        return engine_worth(state, seat, effects.counted(state, seat, a))
    if op == box.BACK:
        return -(0.1 + left) * SPACE * float(a)
    if op == box.HIRE:
        return hire_worth(state, seat, a)
    if op == box.BUILD:
        return build_worth(state, seat, a)
    if op == box.BUY_CATTLE:
        return cattle_worth(state, seat, state.hired(seat, COWBOY))
    if op == box.REMOVE_HAZARD:
        return hazard_worth(state, seat, a)
    if op == box.BOUNTY:
        return bounty_worth(state, seat)
    if op == box.AUXILIARY:
        return auxiliary_worth(state, seat, 1)
    if op in (box.OBJECTIVE_DISCARD, box.OBJECTIVE_HAND):
        return 0.8 * left
    if op == box.TOKEN:
        return left * TOKEN
    if op == box.DRAW:
        return 0.25 + 0.15 * float(a)
    if op == box.DRAW_PER:
        return 0.25 + 0.15 * float(effects.counted(state, seat, a))
    if op == box.TRASH:
        return 0.5 * left * float(min(a, state.hand_size(seat)))
    if op == box.HERDER:
        return 0.7
    if op == box.BEHIND:
        return station_worth(state, seat, 9, True)
    if op == box.EXTRAORDINARY:
        return 1.0
    return 0.0


def card_cost(state: State, seat: i64, kind: i64) -> float:
    """What the cheapest fitting discard costs the hand: a card that is there twice costs nothing."""
    start = (HAND + seat) * CARDS
    best = 9.0
    for card in range(DECK):
        if state.cards[start + card] > 0 and COST_CARDS[kind] >> card & 1:
            worth = -0.35  # room for another card
            if state.cards[start + card] == 1:
                worth = 0.55 * float(VALUE[card]) - 0.35
            best = min(best, worth)
    return best


def engine_worth(state: State, seat: i64, steps: i64) -> float:
    """The farthest space, or a turnout worth stopping in."""
    if steps == 0:
        return 0.0
    left = remaining(state)
    best = 0.0
    positions = railroad.forward_positions(state, seat, steps)
    now = track_worth(state, seat, left)
    place: i64 = 0
    while positions:
        if positions & 1:
            space = nose(place)
            near = min(space, 18)
            worth = (0.1 + left) * (SPACE * float(near) + FAR_SPACE * float(space - near)) - now
            if place >= SPACES:
                worth += station_worth(state, seat, place - SPACES, False)
            elif place == SPACES - 1:
                worth += station_worth(state, seat, 9, False) + 3.0 * dollar_worth(state, seat) - 2.0 * left
            best = max(best, worth)
        positions >>= 1
        place += 1
    return best


def station_worth(state: State, seat: i64, station: i64, behind: bool) -> float:
    """A station that can be upgraded now: its points, its master, the ability of the disc; less its cost."""
    if behind:
        best = 0.0
        stations = railroad.stations_behind(state, seat)
        for other in range(station):
            if stations >> other & 1:
                best = max(best, station_worth(state, seat, other, False))
        return best
    if not railroad.can_upgrade(state, seat, station):
        return 0.0
    left = remaining(state)
    worth = float(STATION_POINTS[station]) - dollar_worth(state, seat) * float(STATION_COST[station]) + 1.3 * left
    if station < MASTER_STATIONS and state.posts[station] != NONE:
        worth += 1.5
    return max(0.0, worth)


def hire_worth(state: State, seat: i64, modifier: i64) -> float:
    """The best worker that can be paid."""
    left = remaining(state)
    rate = dollar_worth(state, seat)
    best = 0.0
    for line in range(hiring.open_rows(state)):
        price = hiring.price(line, modifier)
        if price <= state.dollars[seat]:
            for space in range(line * SEATS, line * SEATS + state.seats):
                craft = state.jobs[space]
                if craft != NONE:
                    have = state.hired(seat, craft)
                    if have < CRAFT_SPACES:
                        worth = left * (WORKER[craft] + LATER_WORKER * float(have)) - rate * float(price)
                        if have >= 4:
                            worth += 4.0
                        if box.CRAFT_ALT[craft * (CRAFT_SPACES + 1) + have + 1] != NONE:
                            worth += 0.7
                        best = max(best, worth)
    return best


def build_worth(state: State, seat: i64, dollars: i64) -> float:
    """The best building that can be paid, new or in place of another."""
    most = building.builders_at_hand(state, seat, dollars)
    rate = dollar_worth(state, seat)
    left = remaining(state)
    best = 0.0
    is_free = False
    cheapest: i64 = NONE
    for site in range(SITES):
        tile = state.trail[BUILDING_SPACES[site]]
        if tile == NONE:
            is_free = True
        elif tile // NUMBERS == seat:
            face = state.face_of(tile % NUMBERS)
            if cheapest == NONE or FACE_BUILDERS[face] < FACE_BUILDERS[cheapest]:
                cheapest = face
    for number in range(NUMBERS):
        if state.supply[seat] >> number & 1:
            face = state.face_of(number)
            if is_free and FACE_BUILDERS[face] <= most:
                cost = rate * float(dollars * FACE_BUILDERS[face])
                best = max(best, float(FACE_POINTS[face]) + left * HOUSE - cost)
            if cheapest != NONE and 0 < FACE_BUILDERS[face] - FACE_BUILDERS[cheapest] <= most:
                more = FACE_BUILDERS[face] - FACE_BUILDERS[cheapest]
                best = max(best, float(FACE_POINTS[face] - FACE_POINTS[cheapest]) - rate * float(dollars * more))
    return best


def cattle_worth(state: State, seat: i64, cowboys: i64) -> float:
    """The best single purchase, and something for the cowboys left over."""
    rate = dollar_worth(state, seat)
    left = remaining(state)
    best = 0.0
    for purchase in range(PURCHASES):
        if (
            BUY_COWBOYS[purchase] <= cowboys
            and BUY_PRICE[purchase] <= state.dollars[seat]
            and cattle.is_on_sale(state, purchase)
        ):
            worth = card_worth(BUY_FIRST[purchase], left) - rate * float(BUY_PRICE[purchase])
            if BUY_SECOND[purchase] != NONE:
                worth += card_worth(BUY_SECOND[purchase], left)
            best = max(best, worth + 0.25 * float(cowboys - BUY_COWBOYS[purchase]))
    return best


def card_worth(card: i64, left: float) -> float:
    """A cattle card bought: its points, and what it does for the deck."""
    return float(CARD_POINTS[card]) + left * CARD_VALUE[VALUE[card]]


def hazard_worth(state: State, seat: i64, price: i64) -> float:
    """The best hazard."""
    best = 0.0
    if state.dollars[seat] >= price:
        for place in range(HAZARDS):
            tile = state.trail[HAZARD_SPACES[place]]
            if tile != NONE:
                best = max(best, float(TILE_POINTS[tile]) + 0.4 - dollar_worth(state, seat) * float(price))
    return best


def bounty_worth(state: State, seat: i64) -> float:
    """The best bounty."""
    best = 0.0
    for place in range(BANDITS):
        if state.trail[BANDIT_SPACES[place]] != NONE:
            best = max(best, 0.6 + alternative_worth(state, seat, BOUNTY_ALT[place]))
    return best


def visit_worth(state: State, seat: i64) -> float:
    """A visit to Kansas City with this hand and all certificates."""
    return delivery_worth(
        state,
        seat,
        kansas_city.breeding_value(state, seat) + state.permanent(seat) + state.certificates(seat),
        False,
        True,
    )


def delivery_worth(state: State, seat: i64, value: i64, extra: bool, income: bool) -> float:
    """The best city within reach: its points, the arrows it completes, its money, less the transport."""
    rate = dollar_worth(state, seat)
    left = remaining(state)
    best = -100.0
    for city in range(CITIES):
        if delivery.may_deliver(state, seat, city, value):
            worth = rate * float(delivery.money_of(state, city, 1 if extra else 0))
            if not extra:
                worth -= rate * float(delivery.transport(state, seat, city))
            worth += city_gain(state, seat, city)
            if delivery.is_dark(city):
                worth += 2.0 * left
            if not CITY_REPEATS >> city & 1:
                worth += HIGHER * float(CITY_VALUE[city]) * left
            best = max(best, worth)
    worth = best + 2.0 * left
    if income:
        used = kansas_city.breeding_value(state, seat) - COMMON_HAND
        worth += rate * float(value) - BREEDING * float(used) - VISIT * left
    return worth


def city_gain(state: State, seat: i64, city: i64) -> float:
    """Points of a disc in a city and of the arrows it completes, and what it opens."""
    left = remaining(state)
    worth = float(CITY_POINTS[city])
    for link in range(LINKS):
        if LINK_LOW[link] == city or LINK_HIGH[link] == city:
            other = LINK_HIGH[link] if LINK_LOW[link] == city else LINK_LOW[link]
            if state.city_discs(seat, other) > 0:
                worth += float(LINK_POINTS[link]) + 0.5
            else:
                worth += left * LINK * float(LINK_POINTS[link])
    return worth


def best_disc(state: State, seat: i64, frame: delivery.TakeDisc) -> float:
    """Where the disc goes, and the best ability that it frees."""
    spaces = delivery.spaces_for(state, seat, frame.target, state.dollars[seat] - frame.kept)
    best = 0.0
    left = remaining(state)
    rate = dollar_worth(state, seat)
    for space in range(DISCS):
        if spaces >> space & 1:
            worth = left * CLEARED[space] + rate * float(box.DISC_GAIN[space])
            best = max(best, worth + float(box.DISC_POINTS[space]))
    if frame.target >= CITIES:
        return best + float(STATION_POINTS[frame.target - CITIES])
    return best + city_gain(state, seat, frame.target) - rate * float(frame.kept)


def step_worth(state: State, seat: i64, top: Frame) -> float:  # noqa: C901, PLR0911, PLR0912 -- by question
    """What a question other than a location still promises."""
    if isinstance(top, kansas_city.Foresight | kansas_city.Income):
        return visit_worth(state, seat) if isinstance(top, kansas_city.Income) else 0.0
    if isinstance(top, delivery.Deliver):
        return delivery_worth(state, seat, top.value, top.extra == 1, False)
    if isinstance(top, delivery.TakeDisc):
        return best_disc(state, seat, top)
    if isinstance(top, hiring.Hire):
        return hire_worth(state, seat, top.modifier)
    if isinstance(top, building.Build):
        return build_worth(state, seat, top.dollars)
    if isinstance(top, cattle.BuyCattle):
        return cattle_worth(state, seat, top.cowboys)
    if isinstance(top, hazards.RemoveHazard):
        return hazard_worth(state, seat, top.price)
    if isinstance(top, hazards.TakeBounty):
        return bounty_worth(state, seat)
    if isinstance(top, railroad.MoveEngine):
        return engine_worth(state, seat, top.steps)
    if isinstance(top, railroad.Upgrade):
        return station_worth(state, seat, top.station, False)
    if isinstance(top, railroad.UpgradeBehind):
        return station_worth(state, seat, 9, True)
    if isinstance(top, railroad.TakeMaster):
        return 1.5
    if isinstance(top, railroad.ReturnEngine):
        return 3.0 * dollar_worth(state, seat) - 2.0 * remaining(state)
    if isinstance(top, auxiliary.ChooseAuxiliary):
        return auxiliary_worth(state, seat, 1)
    if isinstance(top, location.StopHere):
        return auxiliary_worth(state, seat, 0)
    if isinstance(top, objectives.GainObjective):
        return 0.8 * remaining(state)
    if isinstance(top, effects.Immediate):
        best = 0.0
        if effects.can_do(state, seat, top.first):
            best = alternative_worth(state, seat, top.first)
        if top.second != NONE and effects.can_do(state, seat, top.second):
            best = max(best, alternative_worth(state, seat, top.second))
        return best
    if isinstance(top, effects.PayCard):
        return -card_cost(state, seat, top.kind)
    if isinstance(top, exchange.TrashCards):
        return 0.5 * remaining(state) * float(top.left)
    if isinstance(top, exchange.DrawCount):
        return 0.25 + 0.15 * float(top.most)
    if isinstance(top, exchange.DiscardDrawn):
        return -0.4 * float(top.left)
    if isinstance(top, location.CopyBuilding):
        return 1.5
    if isinstance(top, trail.HerderAction):
        return 0.7
    return 0.0
