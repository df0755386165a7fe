"""What does an open question still promise? By the same measures as the standing."""

from typing import Final

from igroteka.core.agenda import Frame
from igroteka.core.arrays import i64, vec
from igroteka.games.gwtnz.data import program
from igroteka.games.gwtnz.data.box import (
    AUXILIARIES,
    BREEDING,
    BUILDING_SPACES,
    BUY_FIRST,
    BUY_PRICE,
    BUY_SECOND,
    BUY_SHEPHERDS,
    BUY_TOKENS,
    CARD_POINTS,
    CARDS,
    CRAFT_SPACES,
    CRAFTS,
    DISC_GAIN,
    DISC_PAY,
    DISC_POINTS,
    DISCS,
    DISTANCE,
    DRAWS,
    FIRST_ACTION,
    FIRST_BONUS,
    FIRST_MARKET,
    FIRST_MEDIUM,
    FIRST_OBJECTIVE,
    FIRST_UPGRADE,
    GOLD_LIMIT,
    HARBOUR_AT,
    HARBOURS,
    HAZARD_SPACES,
    HAZARDS,
    JOB_ROWS,
    JOKER_TILE,
    LAST_SPACE,
    MARKETS,
    NONE,
    PATHFINDER_NEEDED,
    PATHFINDER_TARGET,
    POST_REPEATS,
    POST_TRANSPORT,
    POST_VALUE,
    POST_WOOL,
    POSTS,
    PURCHASES,
    SAILOR,
    SEATS,
    SHEARER,
    SHEEP,
    SHEPHERD,
    SITES,
    SPACES,
    TILE_GOLD,
    TILE_POINTS,
    UPGRADE_HARBOUR,
    UPGRADE_PRICE,
    UPGRADES,
    WOOL,
    WORKER_POINTS,
)
from igroteka.games.gwtnz.data.program import (
    ALT_START,
    AUX_ALT,
    BONUS_ALT,
    CHOICES,
    COST_CARDS,
    DOUBLE,
    FACE_CRAFTSMEN,
    FACE_POINTS,
    LOCALS,
    NUMBERS,
    OP,
    OP_A,
    OP_B,
    PAIR,
    SINGLE,
)
from igroteka.games.gwtnz.heuristics import valuation
from igroteka.games.gwtnz.heuristics.weights import (
    DELIVERED,
    DISCARDED_WOOL,
    DRAW,
    GOING_ON,
    IDLE_SHEARER,
    IDLE_SHEPHERD,
    IN_SIGHT,
    LEAST_DELIVERY,
    LOST,
    NO_CARD,
    NO_WOOL,
    OWED,
    ROOM,
    RUN,
    SHOWN_DRAW,
    TOWARDS,
    UNFILLED_ROW,
    WORTH,
)
from igroteka.games.gwtnz.rules import (
    auxiliary,
    building,
    cards,
    delivery,
    effects,
    exchange,
    hazards,
    hiring,
    investing,
    location,
    objectives,
    shearing,
    sheep,
    shipping,
    trail,
    turn,
    wellington,
)
from igroteka.games.gwtnz.state import HAND, MARKET, State
from igroteka.kit import bits

UNKNOWN: Final = -1.0

# --- what everything is measured by


class Measure:
    """What open questions of a seat are measured by; made for a turn, it looks at each of its positions anew."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.harbours: Final = valuation.Harbours(seat)
        self.left = 0.0  # of the game
        self.pound = 0.0  # one more of them
        # Of this position, when it was asked for.
        self.auxiliary = UNKNOWN  # the best single auxiliary action
        self.upgrades: Final = vec[float]([0.0] * HARBOURS)
        self.known: i64 = 0  # harbours whose upgrade is known

    def look(self, state: State) -> None:
        """Another position."""
        self.left = valuation.remaining(state)
        rate = WORTH.pound if float(state.pounds[self.seat]) < WORTH.plenty else WORTH.spare
        self.pound = self.left * rate + WORTH.cash
        self.harbours.look(state, self.left)
        self.auxiliary = UNKNOWN
        self.known = 0


# --- what the seat is about to do


def pending(state: State, own: Measure) -> float:
    """What the open question and those below it still promise their owner."""
    seat = own.seat
    if seat not in (state.active, state.player):
        return 0.0
    own.look(state)
    worth = 0.0
    begun: i64 = 0
    for place in range(state.depth):
        frame = state.agenda[state.depth - 1 - place]
        if isinstance(frame, location.Begun):
            begun = bits.bit(frame.local)  # its question is counted, so its place below does not promise it again
        elif isinstance(frame, location.UseBuilding):
            worth += place_worth(state, own, frame, begun) if frame.seat == seat else 0.0
            begun = 0
        elif not is_idle(frame):
            worth += frame_worth(state, own, frame)
    return worth


def is_idle(frame: Frame) -> bool:
    """Does it promise nothing? So do most of those that wait."""
    if isinstance(frame, (turn.EndTurn, turn.DrawUp, turn.EndPhaseB)):
        return True
    return isinstance(frame, (wellington.Foresight, wellington.LeaveWellington, exchange.DrawCard))


def frame_worth(state: State, own: Measure, frame: Frame) -> float:
    """What a question promises: actions, trade, cards and effects."""
    if isinstance(frame, location.StopHere):
        return auxiliary_worth(state, own, SINGLE)
    if isinstance(frame, auxiliary.ChooseAuxiliary):
        return auxiliary_worth(state, own, frame.most)
    if isinstance(frame, hiring.Hire):
        return hire_worth(state, own, frame.modifier)
    if isinstance(frame, investing.Invest):
        return invest_worth(state, own, frame.modifier)
    if isinstance(frame, investing.PlaceJoker):
        return own.left * WORTH.joker
    if isinstance(frame, building.Build):
        return build_worth(state, own, frame.pounds)
    if isinstance(frame, sheep.BuySheep):
        return sheep_worth(state, own, frame.shepherds)
    if isinstance(frame, sheep.PickSheep):
        return pick_worth(state, own, frame.breeds, frame.price)
    if isinstance(frame, hazards.RemoveHazard):
        return hazard_worth(state, own, frame.price)
    return trade_worth(state, own, frame)


def trade_worth(state: State, own: Measure, frame: Frame) -> float:
    """Questions about deliveries, shearing and the sea."""
    seat = own.seat
    if isinstance(frame, wellington.Income):
        return visit_worth(state, own, frame)
    if isinstance(frame, delivery.Deliver):
        return delivery_worth(state, own, frame.value, 0)
    if isinstance(frame, delivery.DeliverWool):
        return max(0.0, delivery_worth(state, own, frame.value, 1))
    if isinstance(frame, delivery.TakeDisc):
        return disc_worth(state, own, frame)
    if isinstance(frame, shearing.Shear):
        return shear_worth(state, own, frame.shearers) if frame.shorn == 0 else IDLE_SHEARER * float(frame.shearers)
    if isinstance(frame, shearing.Shearing):
        return own.pound * float(shearing.sum_of(frame.shown, WOOL) + state.wool(seat)) + GOING_ON
    if isinstance(frame, shipping.Ship):
        return ship_worth(state, own, frame.points)
    if isinstance(frame, shipping.Anchor):
        return upgrade_worth(state, own, HARBOUR_AT[state.ships[seat]])
    if isinstance(frame, shipping.PlaceStorehouse):
        harbour = UPGRADE_HARBOUR[frame.upgrade]
        return own.harbours.gain(state, harbour) - own.pound * float(UPGRADE_PRICE[frame.upgrade])
    if isinstance(frame, shipping.TakeMaster):
        return WORTH.master
    return small_worth(state, own, frame)


def small_worth(state: State, own: Measure, frame: Frame) -> float:
    """Questions about cards and effects."""
    seat = own.seat
    if isinstance(frame, cards.TakeCard):
        return float(CARD_POINTS[frame.card]) + card_worth(frame.card, own.left)
    if isinstance(frame, objectives.GainObjective):
        return WORTH.gain_objective * own.left
    if isinstance(frame, effects.Immediate):
        best = 0.0
        if effects.can_do(state, seat, frame.first):
            best = alternative_worth(state, own, frame.first)
        if frame.second != NONE and effects.can_do(state, seat, frame.second):
            best = max(best, alternative_worth(state, own, frame.second))
        return best
    if isinstance(frame, effects.Effect):
        worth = 0.0
        for step in range(ALT_START[frame.alt] + frame.step, ALT_START[frame.alt + 1]):
            worth += op_worth(state, own, OP[step], OP_A[step], OP_B[step])
        return worth
    if isinstance(frame, effects.PayCard):
        return -card_cost(state, own, frame.kind) + (own.pound * float(DISCARDED_WOOL) if frame.wool else 0.0)
    if isinstance(frame, cards.AfterShow):
        return SHOWN_DRAW * float(DRAWS[frame.card])
    if isinstance(frame, exchange.DrawCount):
        return DRAW + WORTH.drawn * float(frame.most)
    if isinstance(frame, exchange.DiscardDrawn):
        return -OWED * float(frame.left)
    return RUN if isinstance(frame, trail.Run) else 0.0


def place_worth(state: State, own: Measure, frame: location.UseBuilding, begun: i64 = 0) -> float:
    """The local actions that are left, each with its better alternative; or else an auxiliary action."""
    left = frame.left(state) & ~begun
    worth = locals_worth(state, own, frame, left)
    if frame.used | begun == 0 and left:
        worth = max(worth, auxiliary_worth(state, own, SINGLE))
    return worth


def locals_worth(state: State, own: Measure, frame: location.UseBuilding, left: i64) -> float:
    """These local actions, each with its better alternative."""
    seat = own.seat
    worth = 0.0
    for local in range(LOCALS + 1):
        if left >> local & 1:
            best = 0.0
            for choice in range(CHOICES):
                alt = location.local_alternative(state, frame.node, local, choice)
                if alt != NONE and effects.can_do(state, seat, alt):
                    best = max(best, alternative_worth(state, own, alt))
            worth += best
    return worth


def auxiliary_worth(state: State, own: Measure, most: i64) -> float:
    """The best auxiliary action."""
    seat = own.seat
    if most == SINGLE and own.auxiliary != UNKNOWN:
        return own.auxiliary
    best = 0.0
    for number in range(AUXILIARIES):
        for form in range(most + 1):
            if auxiliary.is_open(state, seat, number, form):
                best = max(best, alternative_worth(state, own, AUX_ALT[number * 2 + form]))
    if most == SINGLE:
        own.auxiliary = best
    return best


def alternative_worth(state: State, own: Measure, alt: i64) -> float:
    """Costs and gains of an alternative, step by step."""
    worth = 0.0
    for step in range(ALT_START[alt], ALT_START[alt + 1]):
        worth += op_worth(state, own, OP[step], OP_A[step], OP_B[step])
    return worth


def op_worth(state: State, own: Measure, op: i64, a: i64, b: i64) -> float:
    """What a step is worth, by the same measures as the standing: what is paid and gained, what is asked, cards."""
    seat = own.seat
    if op == program.MONEY:
        return own.pound * float(a)
    if op == program.PAY:
        return -own.pound * float(a)
    if op == program.MONEY_PER:
        return own.pound * float(a * effects.counted(state, seat, b))
    if op == program.DISCARD:
        return -card_cost(state, own, a)
    if op == program.WOOL_OF:
        return own.pound * float(DISCARDED_WOOL + state.wool(seat))
    left = own.left
    if op == program.GOLD:
        return left * WORTH.gold * float(min(a, GOLD_LIMIT - state.gold[seat]))
    if op == program.CERTIFICATE:
        places = min(a, state.certificate_limit(seat) - state.certificates[seat])
        return (WORTH.last_certificate + left) * WORTH.certificate * float(places)
    if op == program.PATHFINDER:
        return (WORTH.track + left * WORTH.space) * float(min(a, max(0, LAST_SPACE - state.pathfinder[seat])))
    if op == program.TOKEN:
        return left * WORTH.token * float(a)
    if op == program.JOKER:
        return left * WORTH.joker
    return action_worth(state, own, op, a, b)


def action_worth(state: State, own: Measure, op: i64, a: i64, b: i64) -> float:
    """What a step promises that is an action with a question."""
    seat = own.seat
    if op == program.HIRE:
        return hire_worth(state, own, a)
    if op == program.INVEST:
        return invest_worth(state, own, a)
    if op == program.BUILD:
        return build_worth(state, own, a)
    if op == program.BUY_SHEEP:
        return sheep_worth(state, own, state.hired(seat, SHEPHERD))
    if op == program.SHIP:
        return ship_worth(state, own, a)
    if op == program.SHIP_SAILORS:
        return ship_worth(state, own, state.hired(seat, SAILOR))
    if op == program.SHEAR:
        return shear_worth(state, own, state.hired(seat, SHEARER))
    if op in (program.AUX_SINGLE, program.AUX_ANY):
        return auxiliary_worth(state, own, SINGLE if op == program.AUX_SINGLE else DOUBLE)
    if op == program.REMOVE_HAZARD:
        return hazard_worth(state, own, a)
    if op in (program.MARKET_TAKE, program.MARKET_BUY):
        return pick_worth(state, own, b, a if op == program.MARKET_BUY else 0)
    if op == program.RUN:
        return RUN
    return cards_worth(own, op, a)


def cards_worth(own: Measure, op: i64, a: i64) -> float:
    """What a step does for hand and deck."""
    if op == program.OBJECTIVE:
        return WORTH.gain_objective * own.left
    if op == program.CARD:
        return float(CARD_POINTS[a]) + card_worth(a, own.left)
    return DRAW + WORTH.drawn * float(a) if op == program.DRAW else 0.0


def card_cost(state: State, own: Measure, kind: i64) -> float:
    """What the cheapest fitting discard costs the hand: a card that is there twice costs nothing."""
    seat = own.seat
    start = (HAND + seat) * CARDS
    least: i64 = 2 if kind == PAIR else 1
    best = NO_CARD
    wanted = COST_CARDS[kind]
    card: i64 = -1
    while wanted >> card + 1:
        card += 1
        if wanted >> card & 1 and state.cards[start + card] >= least:
            worth = -ROOM
            if state.cards[start + card] == least and card < SHEEP:
                worth = LOST * float(BREEDING[card]) - ROOM
            best = min(best, worth)
    return best


def card_worth(card: i64, left: float) -> float:
    """A card of the deck, beside its points."""
    if card < SHEEP:
        return left * (
            WORTH.sheep_value * (float(BREEDING[card]) - WORTH.common) + WORTH.sheep_wool * float(WOOL[card])
        )
    return left * WORTH.action_card[card - FIRST_ACTION] if card < FIRST_OBJECTIVE else WORTH.gain_objective * left


# --- single actions


def hire_worth(state: State, own: Measure, modifier: i64) -> float:
    """The best worker that can be paid."""
    seat, left = own.seat, own.left
    best = 0.0
    for craft in range(CRAFTS):
        if not hiring.is_full(state, seat, craft):
            for line in range(JOB_ROWS):
                price = hiring.price(line, modifier)
                if state.jobs[craft] >> line & 1 and price <= state.pounds[seat]:
                    worth = left * valuation.worker_worth(craft, state.hired(seat, craft)) - own.pound * float(price)
                    is_last = state.hired(seat, craft) == CRAFT_SPACES - 1
                    worth += float(WORKER_POINTS) if is_last else UNFILLED_ROW * left
                    best = max(best, worth)
    return best


def invest_worth(state: State, own: Measure, modifier: i64) -> float:
    """The best tile that can be paid."""
    seat, left = own.seat, own.left
    best = 0.0
    for line in range(investing.open_rows(state)):
        price = investing.price(line, modifier)
        if price <= state.pounds[seat]:
            for space in range(line * SEATS, line * SEATS + state.seats):
                tile = state.bonus[space]
                if tile != NONE and investing.can_take(state, seat, tile):
                    worth = float(TILE_POINTS[tile]) - own.pound * float(price)
                    worth -= left * WORTH.gold * float(TILE_GOLD[tile])
                    alt = BONUS_ALT[(tile - FIRST_BONUS) * CHOICES]
                    if tile == JOKER_TILE:
                        worth += left * WORTH.joker
                    elif alt != NONE:
                        worth += alternative_worth(state, own, alt)
                    best = max(best, worth)
    return best


def build_worth(state: State, own: Measure, pounds: i64) -> float:
    """The best building that can be paid, new or in place of another."""
    seat = own.seat
    most = building.craftsmen_at_hand(state, seat, pounds)
    left = own.left
    price = own.pound
    is_free = False
    built: i64 = 0  # numbers of the buildings on the trail
    for site in range(SITES):
        node = BUILDING_SPACES[site]
        tile = state.trail[node]
        if tile == NONE:
            is_free = is_free or state.pathfinder[seat] >= PATHFINDER_NEEDED[node]
        elif tile // NUMBERS == seat:
            built |= bits.bit(tile % NUMBERS)
    best = 0.0
    for number in range(NUMBERS):
        if not state.supply[seat] >> number & 1:
            continue
        face = state.face_of(number)
        craftsmen = FACE_CRAFTSMEN[face]
        if is_free and craftsmen <= most:
            worth = float(FACE_POINTS[face]) - price * float(pounds * craftsmen) + left * (WORTH.house + WORTH.gold)
            best = max(best, worth)
        for other in range(NUMBERS):
            if built >> other & 1:
                old = state.face_of(other)
                more = craftsmen - FACE_CRAFTSMEN[old]
                if 0 < more <= most:
                    worth = float(FACE_POINTS[face]) - price * float(pounds * more) - float(FACE_POINTS[old])
                    best = max(best, worth)
    return best


def sheep_worth(state: State, own: Measure, shepherds: i64) -> float:
    """The best single purchase, and something for the shepherds left over."""
    seat, left = own.seat, own.left
    best = 0.0
    for purchase in range(PURCHASES):
        if sheep.is_payable(state, seat, purchase, shepherds) and sheep.is_on_sale(state, purchase):
            first, second = BUY_FIRST[purchase], BUY_SECOND[purchase]
            worth = float(CARD_POINTS[first]) + card_worth(first, left) - own.pound * float(BUY_PRICE[purchase])
            worth += left * WORTH.token * float(BUY_TOKENS[purchase])
            if second != NONE:
                worth += float(CARD_POINTS[second]) + card_worth(second, left)
            best = max(best, worth + IDLE_SHEPHERD * float(shepherds - BUY_SHEPHERDS[purchase]))
    return best


def pick_worth(state: State, own: Measure, breeds: i64, price: i64) -> float:
    """The best card of these breeds."""
    seat, left = own.seat, own.left
    best = 0.0
    if state.pounds[seat] >= price:
        for card in range(FIRST_MARKET, FIRST_MARKET + MARKETS):
            if breeds >> card & 1 and state.count(MARKET, card) > 0:
                worth = float(CARD_POINTS[card]) + card_worth(card, left) - own.pound * float(price)
                best = max(best, worth)
    return best


def hazard_worth(state: State, own: Measure, price: i64) -> float:
    """The best hazard and its card."""
    seat = own.seat
    best = 0.0
    if state.pounds[seat] >= price:
        for place in range(HAZARDS):
            tile = state.trail[HAZARD_SPACES[place]]
            if tile != NONE:
                best = max(best, float(TILE_POINTS[tile]) + own.left - own.pound * float(price))
    return best


def upgrade_worth(state: State, own: Measure, harbour: i64) -> float:
    """The cheapest upgrade of a harbour."""
    if harbour == NONE or state.has_harbour(own.seat, harbour):
        return 0.0
    if not own.known >> harbour & 1:
        own.known |= bits.bit(harbour)
        own.upgrades[harbour] = 0.0
        upgrade = FIRST_UPGRADE[harbour]
        while upgrade < UPGRADES and UPGRADE_HARBOUR[upgrade] == harbour:
            if shipping.can_upgrade(state, own.seat, upgrade):
                price = own.pound * float(UPGRADE_PRICE[upgrade])
                own.upgrades[harbour] = max(0.0, own.harbours.gain(state, harbour) - price)
                break  # those after it cost more
            upgrade += 1
    return own.upgrades[harbour]


def ship_worth(state: State, own: Measure, points: i64) -> float:
    """The best harbour within reach, with a point for the upgrade; or the way towards one."""
    best = 0.0
    start = state.ships[own.seat] * SPACES
    for space in valuation.HARBOUR_SPACES:
        far = DISTANCE[start + space]
        if far < points + IN_SIGHT:
            harbour = HARBOUR_AT[space]
            if own.harbours.owned >> harbour & 1:
                continue
            share = 1.0 if far < points else TOWARDS / float(1 + far - points)
            if share * own.harbours.gain(state, harbour) > best:  # else no price can make it better
                best = max(best, share * upgrade_worth(state, own, harbour))
    return best


def shear_worth(state: State, own: Measure, shearers: i64) -> float:
    """The best wool of so many breeds in hand, and a post for it."""
    seat = own.seat
    start = (HAND + seat) * CARDS
    taken: i64 = 0
    total: i64 = 0
    for _ in range(shearers):
        best: i64 = NONE
        for card in range(SHEEP):
            if state.cards[start + card] > 0 and not taken >> card & 1:
                if best == NONE or WOOL[card] > WOOL[best]:
                    best = card
        if best == NONE:
            break
        taken |= bits.bit(best)
        total += WOOL[best]
    if total == 0:
        return NO_WOOL
    total += state.wool(seat)
    lost = WORTH.breed * float(shearing.sum_of(taken, BREEDING))
    return own.pound * float(total) + max(0.0, delivery_worth(state, own, total, 1)) - lost


# --- Wellington and discs


def visit_worth(state: State, own: Measure, frame: wellington.Income) -> float:
    """A visit to Wellington with the cards revealed and all that can be."""
    seat = own.seat
    still = shearing.breeds_left(state, seat, frame.shown)
    value = shearing.sum_of(frame.shown | still, BREEDING) + state.permanent(seat) + state.certificates[seat]
    kept = WORTH.certificate * float(state.certificates[seat]) * (WORTH.last_certificate + own.left)
    worth = delivery_worth(state, own, value, 0) + own.pound * float(value) - kept
    return worth - WORTH.breed * float(shearing.sum_of(still, BREEDING))


def delivery_worth(state: State, own: Measure, value: i64, wool: i64) -> float:
    """The best post within reach: its points and arrows, what it gives, less the transport."""
    seat, left = own.seat, own.left
    best = LEAST_DELIVERY if wool == 0 else 0.0
    for post in range(POSTS):
        if POST_WOOL >> post & 1 == wool and delivery.may_deliver(state, seat, post, value):
            worth = valuation.post_gain(state, seat, post, left) - own.pound * float(POST_TRANSPORT[post])
            alt = program.POST_ALT[post]
            if alt != NONE:
                worth += alternative_worth(state, own, alt)
            if delivery.is_dark(post):
                worth += WORTH.dark * left
            if not POST_REPEATS >> post & 1:
                worth += WORTH.higher * float(POST_VALUE[post]) * left
            best = max(best, worth)
    return best + DELIVERED * left


def disc_worth(state: State, own: Measure, frame: delivery.TakeDisc) -> float:
    """Where the disc goes, and the best ability that it frees."""
    seat = own.seat
    spaces = delivery.spaces_for(state, seat, frame.target, frame.price)
    left = own.left
    best = 0.0
    for space in range(DISCS):
        if spaces >> space & 1:
            money = own.pound * float(DISC_GAIN[space] - DISC_PAY[space])
            best = max(best, left * WORTH.cleared[space] + money + float(DISC_POINTS[space]))
    worth = best - own.pound * float(frame.price)
    if frame.target < POSTS:
        return worth + valuation.post_gain(state, seat, frame.target, left)
    if frame.target < PATHFINDER_TARGET:
        return worth + own.harbours.gain(state, FIRST_MEDIUM + frame.target - POSTS)
    return worth
