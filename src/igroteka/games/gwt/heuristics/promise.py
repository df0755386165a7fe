"""What does an open question still promise? By the same measures as the standing."""

from igroteka.core.agenda import Frame
from igroteka.core.arrays import i64
from igroteka.games.gwt.data import box, program
from igroteka.games.gwt.data.box import (
    AUXILIARIES,
    BANDIT_SPACES,
    BANDITS,
    BUILDING_SPACES,
    BUY_COWBOYS,
    BUY_FIRST,
    BUY_PRICE,
    BUY_SECOND,
    CARD_POINTS,
    CARDS,
    CITIES,
    CITY_REPEATS,
    CITY_VALUE,
    COWBOY,
    CRAFT_POINTS,
    CRAFT_SPACES,
    DECK,
    DISCS,
    END_BONUS,
    HAZARD_SPACES,
    HAZARDS,
    MASTER_STATIONS,
    NONE,
    PURCHASES,
    SEATS,
    SITES,
    SPACES,
    STATION_COST,
    STATION_POINTS,
    STATIONS,
    TILE_POINTS,
    VALUE,
    nose,
)
from igroteka.games.gwt.data.program import (
    ALT_START,
    AUX_ALT,
    BOUNTY_ALT,
    CHOICES,
    COST_CARDS,
    FACE_BUILDERS,
    FACE_POINTS,
    LOCAL_COUNT,
    LOCALS,
    NUMBERS,
    OP,
    OP_A,
    OP_B,
    RISK,
)
from igroteka.games.gwt.heuristics import valuation
from igroteka.games.gwt.heuristics.weights import COMMON_HAND, LASTING_TRACK, NO_CARD, WORTH
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
from igroteka.games.gwt.state import HAND, State
from igroteka.kit import bits


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
                worth += place_worth(state, seat, frame, begun_at(state, place + 1))
        elif isinstance(frame, kansas_city.Income):
            worth += visit_worth(state, seat)
        elif isinstance(frame, delivery.TakeDisc):
            worth += best_disc(state, seat, frame)
        elif isinstance(frame, effects.Effect):
            for step in range(ALT_START[frame.alt] + frame.step, ALT_START[frame.alt + 1]):
                worth += op_worth(state, seat, OP[step], OP_A[step], OP_B[step])
    return worth


def begun_at(state: State, place: i64) -> i64:
    """The local action that the question above a building belongs to, as a set."""
    frame = state.agenda[place]
    return bits.bit(frame.local) if isinstance(frame, location.Begun) else 0


def place_worth(state: State, seat: i64, frame: location.UseBuilding, begun: i64 = 0) -> float:
    """The local actions that are left, each with its better alternative; or else an auxiliary action."""
    worth = 0.0
    used = frame.used | begun
    count = LOCAL_COUNT[state.face(frame.node)]
    for local in range(LOCALS + 1):
        if used >> local & 1 or (local != RISK and local >= count) or (local == RISK and not frame.has_risk(state)):
            continue
        best = 0.0
        for choice in range(CHOICES):
            alt = location.local_alternative(state, frame.node, local, choice)
            if alt != NONE and effects.can_do(state, seat, alt):
                best = max(best, alternative_worth(state, seat, alt))
        worth += best
    if used == 0 and frame.copier == NONE:
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
    rate = WORTH.dollar if float(state.dollars[seat]) < WORTH.plenty else WORTH.spare
    return valuation.remaining(state) * rate + WORTH.cash


def op_worth(state: State, seat: i64, op: i64, a: i64, b: i64) -> float:
    """What a step is worth, by the same measures as the standing: what is paid and gained, what is asked, cards."""
    if op == program.MONEY:
        return dollar_worth(state, seat) * float(a)
    if op == program.PAY:
        return -dollar_worth(state, seat) * float(a)
    if op == program.MONEY_PER:
        return dollar_worth(state, seat) * float(a * effects.counted(state, seat, b))
    if op == program.DISCARD:
        return -card_cost(state, seat, a)
    if op == program.BACK:
        return -(LASTING_TRACK + valuation.remaining(state)) * WORTH.space * float(a)
    if op in (program.CERT, program.CERT_MAX):
        room = state.mark_limit(seat) - state.marks[seat]
        places = room if op == program.CERT_MAX else min(a, room)
        return (WORTH.last_certificate + valuation.remaining(state)) * WORTH.certificate * float(places)
    if op == program.BANDIT_PAIRS:
        pair = WORTH.bandits * valuation.remaining(state) + dollar_worth(state, seat) * float(b)
        return float(state.bandit_pairs(seat)) * pair
    if op == program.TOKEN:
        return valuation.remaining(state) * WORTH.token
    if op == program.EXTRAORDINARY:
        return WORTH.extraordinary
    return action_worth(state, seat, op, a)


def action_worth(state: State, seat: i64, op: i64, a: i64) -> float:
    """What a step promises that is an action with a question."""
    if op == program.HIRE:
        return hire_worth(state, seat, a)
    if op == program.BUILD:
        return build_worth(state, seat, a)
    if op == program.BUY_CATTLE:
        return cattle_worth(state, seat, state.hired(seat, COWBOY))
    if op == program.ENGINE:
        return engine_worth(state, seat, a)
    if op == program.ENGINE_PER:
        return engine_worth(state, seat, effects.counted(state, seat, a))
    if op == program.BEHIND:
        return station_worth(state, seat, STATIONS - 1, True)
    if op == program.REMOVE_HAZARD:
        return hazard_worth(state, seat, a)
    if op == program.BOUNTY:
        return bounty_worth(state, seat)
    if op == program.AUXILIARY:
        return auxiliary_worth(state, seat, 1)
    if op == program.HERDER:
        return WORTH.herder
    return cards_worth(state, seat, op, a)


def cards_worth(state: State, seat: i64, op: i64, a: i64) -> float:
    """What a step does for hand and deck."""
    if op == program.DRAW:
        return WORTH.draw + WORTH.drawn * float(a)
    if op == program.DRAW_PER:
        return WORTH.draw + WORTH.drawn * float(effects.counted(state, seat, a))
    if op == program.TRASH:
        return WORTH.free_trash * valuation.remaining(state) * float(min(a, state.hand_size(seat)))
    if op in (program.OBJECTIVE_DISCARD, program.OBJECTIVE_HAND):
        return WORTH.gain_objective * valuation.remaining(state)
    return 0.0


def card_cost(state: State, seat: i64, kind: i64) -> float:
    """What the cheapest fitting discard costs the hand: a card that is there twice costs nothing."""
    start = (HAND + seat) * CARDS
    best = NO_CARD
    for card in range(DECK):
        if state.cards[start + card] > 0 and COST_CARDS[kind] >> card & 1:
            worth = -WORTH.room
            if state.cards[start + card] == 1:
                worth = WORTH.lost * float(VALUE[card]) - WORTH.room
            best = min(best, worth)
    return best


def engine_worth(state: State, seat: i64, steps: i64) -> float:
    """The farthest space, or a turnout worth stopping in."""
    if steps == 0:
        return 0.0
    left = valuation.remaining(state)
    best = 0.0
    positions = railroad.forward_positions(state, seat, steps)
    now = valuation.track_worth(nose(state.engines[seat]), left)
    place: i64 = 0
    while positions:
        if positions & 1:
            worth = valuation.track_worth(nose(place), left) - now
            if place >= SPACES:
                worth += station_worth(state, seat, place - SPACES, False)
            elif place == SPACES - 1:
                worth += (
                    station_worth(state, seat, STATIONS - 1, False)
                    + float(END_BONUS) * dollar_worth(state, seat)
                    - WORTH.back * left
                )
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
    left = valuation.remaining(state)
    worth = (
        float(STATION_POINTS[station]) - dollar_worth(state, seat) * float(STATION_COST[station]) + WORTH.upgrade * left
    )
    if station < MASTER_STATIONS and state.posts[station] != NONE:
        worth += WORTH.master
    return max(0.0, worth)


def hire_worth(state: State, seat: i64, modifier: i64) -> float:
    """The best worker that can be paid."""
    left = valuation.remaining(state)
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
                        worth = left * valuation.worker_worth(craft, have) - rate * float(price)
                        if CRAFT_POINTS[have + 1] > 0:
                            worth += WORTH.full_craft
                        if program.CRAFT_ALT[craft * (CRAFT_SPACES + 1) + have + 1] != NONE:
                            worth += WORTH.immediate
                        best = max(best, worth)
    return best


def build_worth(state: State, seat: i64, dollars: i64) -> float:
    """The best building that can be paid, new or in place of another."""
    most = building.builders_at_hand(state, seat, dollars)
    rate = dollar_worth(state, seat)
    left = valuation.remaining(state)
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
                best = max(best, float(FACE_POINTS[face]) + left * WORTH.house - cost)
            if cheapest != NONE and 0 < FACE_BUILDERS[face] - FACE_BUILDERS[cheapest] <= most:
                more = FACE_BUILDERS[face] - FACE_BUILDERS[cheapest]
                best = max(best, float(FACE_POINTS[face] - FACE_POINTS[cheapest]) - rate * float(dollars * more))
    return best


def cattle_worth(state: State, seat: i64, cowboys: i64) -> float:
    """The best single purchase, and something for the cowboys left over."""
    rate = dollar_worth(state, seat)
    left = valuation.remaining(state)
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
            best = max(best, worth + WORTH.idle_cowboy * float(cowboys - BUY_COWBOYS[purchase]))
    return best


def card_worth(card: i64, left: float) -> float:
    """A cattle card bought: its points, and what it does for the deck."""
    return float(CARD_POINTS[card]) + left * WORTH.card_value[VALUE[card]]


def hazard_worth(state: State, seat: i64, price: i64) -> float:
    """The best hazard."""
    best = 0.0
    if state.dollars[seat] >= price:
        for place in range(HAZARDS):
            tile = state.trail[HAZARD_SPACES[place]]
            if tile != NONE:
                best = max(
                    best, float(TILE_POINTS[tile]) + WORTH.cleared_way - dollar_worth(state, seat) * float(price)
                )
    return best


def bounty_worth(state: State, seat: i64) -> float:
    """The best bounty."""
    best = 0.0
    for place in range(BANDITS):
        if state.trail[BANDIT_SPACES[place]] != NONE:
            best = max(best, WORTH.bounty + alternative_worth(state, seat, BOUNTY_ALT[place]))
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
    left = valuation.remaining(state)
    best = -100.0
    for city in range(CITIES):
        if delivery.may_deliver(state, seat, city, value):
            worth = rate * float(delivery.money_of(state, city, 1 if extra else 0))
            if not extra:
                worth -= rate * float(delivery.transport(state, seat, city))
            worth += valuation.city_gain(state, seat, city, left)
            if delivery.is_dark(city):
                worth += WORTH.dark * left
            if not CITY_REPEATS >> city & 1:
                worth += WORTH.higher * float(CITY_VALUE[city]) * left
            best = max(best, worth)
    worth = best + WORTH.delivered * left
    if income:
        used = kansas_city.breeding_value(state, seat) - COMMON_HAND
        worth += rate * float(value) - WORTH.breeding * float(used)
    return worth


def best_disc(state: State, seat: i64, frame: delivery.TakeDisc) -> float:
    """Where the disc goes, and the best ability that it frees."""
    spaces = delivery.spaces_for(state, seat, frame.target, state.dollars[seat] - frame.kept)
    best = 0.0
    left = valuation.remaining(state)
    rate = dollar_worth(state, seat)
    for space in range(DISCS):
        if spaces >> space & 1:
            worth = left * WORTH.cleared[space] + rate * float(box.DISC_GAIN[space])
            best = max(best, worth + float(box.DISC_POINTS[space]))
    if frame.target >= CITIES:
        return best + float(STATION_POINTS[frame.target - CITIES])
    return best + valuation.city_gain(state, seat, frame.target, left) - rate * float(frame.kept)


def step_worth(state: State, seat: i64, top: Frame) -> float:
    """What a question other than a location still promises: actions, the railroad, cards and effects."""
    if isinstance(top, kansas_city.Income):
        return visit_worth(state, seat)
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
    if isinstance(top, auxiliary.ChooseAuxiliary):
        return auxiliary_worth(state, seat, 1)
    if isinstance(top, location.StopHere):
        return auxiliary_worth(state, seat, 0)
    return railroad_worth(state, seat, top)


def railroad_worth(state: State, seat: i64, top: Frame) -> float:
    """Questions about the engine and the stations."""
    if isinstance(top, railroad.MoveEngine):
        return engine_worth(state, seat, top.steps)
    if isinstance(top, railroad.Upgrade):
        return station_worth(state, seat, top.station, False)
    if isinstance(top, railroad.UpgradeBehind):
        return station_worth(state, seat, STATIONS - 1, True)
    if isinstance(top, railroad.TakeMaster):
        return WORTH.master
    if isinstance(top, railroad.ReturnEngine):
        return float(END_BONUS) * dollar_worth(state, seat) - WORTH.back * valuation.remaining(state)
    return small_worth(state, seat, top)


def small_worth(state: State, seat: i64, top: Frame) -> float:
    """Questions about cards and effects."""
    if isinstance(top, objectives.GainObjective):
        return WORTH.gain_objective * valuation.remaining(state)
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
        return WORTH.free_trash * valuation.remaining(state) * float(top.left)
    if isinstance(top, exchange.DrawCount):
        return WORTH.draw + WORTH.drawn * float(top.most)
    if isinstance(top, exchange.DiscardDrawn):
        return -WORTH.owed * float(top.left)
    if isinstance(top, location.CopyBuilding):
        return WORTH.copied
    return WORTH.herder if isinstance(top, trail.HerderAction) else 0.0
