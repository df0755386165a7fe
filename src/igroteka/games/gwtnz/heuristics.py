"""What looks good here? Values for bots, in points; never changes the state."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import Frame
from igroteka.core.arrays import filled, i64, vec
from igroteka.games.gwtnz import scoring
from igroteka.games.gwtnz.actions import EXCHANGE, MOVE, PLACE
from igroteka.games.gwtnz.data import program
from igroteka.games.gwtnz.data.box import (
    ASKED,
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
    CRAFTS,
    DISC_GAIN,
    DISC_NAMES,
    DISC_PAY,
    DISC_POINTS,
    DISCS,
    DISTANCE,
    DRAWS,
    FIRST_BONUS,
    FIRST_FOREIGN,
    FIRST_LARGE,
    FIRST_MARKET,
    FIRST_MEDIUM,
    FIRST_OBJECTIVE,
    FIRST_UPGRADE,
    GOLD_LIMIT,
    HARBOUR_AT,
    HARBOUR_CARD,
    HARBOUR_POINTS,
    HAZARD_SPACES,
    HAZARDS,
    JOB_ROWS,
    JOKER_TILE,
    LAST_SPACE,
    LINK_HIGH,
    LINK_LOW,
    LINK_POINTS,
    MARKETS,
    NODES,
    NONE,
    OFFICE,
    PATHFINDER_TARGET,
    PENALTY,
    POST_LINKS,
    POST_POINTS,
    POST_REPEATS,
    POST_TRANSPORT,
    POST_VALUE,
    POST_WOOL,
    POSTS,
    PURCHASES,
    ROUTES,
    ROWS,
    SAILOR,
    SEATS,
    SHEARER,
    SHEEP,
    SHEPHERD,
    SITES,
    SPACES,
    START,
    TASKS,
    TILE_GOLD,
    TILE_POINTS,
    UPGRADE_HARBOUR,
    UPGRADE_PRICE,
    UPGRADES,
    WELLINGTON,
    WOOL,
)
from igroteka.games.gwtnz.data.program import (
    ALT_START,
    AUX_ALT,
    BONUS_ALT,
    CHOICES,
    COST_CARDS,
    DOUBLE,
    FACE_POINTS,
    LOCALS,
    NUMBERS,
    OP,
    OP_A,
    OP_B,
    PAIR,
    SINGLE,
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
    wellington,
)
from igroteka.games.gwtnz.state import AREA, HAND, MARKET, State
from igroteka.kit import bits

# The weights were set by hand.
POUND: Final = 0.3  # beyond what it scores at the end, while there is something to buy
PLENTY: Final = 20.0  # pounds beyond which more are worth little
GOLD: Final = 0.9
TOKEN: Final = 0.5
CERTIFICATE: Final = 1.6
PERMANENT: Final = 5.0
PERMANENT_WOOL: Final = 3.0
WORKER: Final = vec[float]([5.0, 5.0, 5.0, 4.0])  # shepherd, craftsman, sailor, shearer, over a whole game
HOUSE: Final = 4.0  # a building on the trail, beside its points
SPACE: Final = 0.7  # of the pathfinder track, beside its points
OPENED: Final = 0.4  # the share of a foreign post's points that its harbour is worth
BREED: Final = 0.35  # a point of breeding value in hand
CARD_WORTH: Final = 1.0  # a point of breeding value above the common one, of each card of the deck
COMMON: Final = 1.8  # the breeding value of any card
VISIT: Final = 8.0  # what a visit to Wellington should bring at least
COMMON_HAND: Final = 6  # the breeding value of any hand
PROGRESS: Final = 0.5  # the way to Wellington
LINK: Final = 0.5  # the share of an arrow's points that one of its ends is worth
RIVAL: Final = 0.15
LONG_TURN: Final = 10  # words looked ahead
DISC_WORTH: Final = {
    "step_limit": 3.0,
    "hand_limit_1": 4.0,
    "hand_limit_2": 3.0,
    "temp_cert_limit": 1.5,
    "perm_cert_left": 5.0,
    "perm_cert_right": 5.0,
    "perm_wool_left": 2.5,
    "perm_wool_right": 2.5,
}
CLEARED: Final = vec[float]([DISC_WORTH.get(name, 1.0) for name in DISC_NAMES])


def distances() -> vec[i64]:
    """Spaces to Wellington by the shortest way."""
    found = filled(NODES, 99)
    found[WELLINGTON] = 0
    for _ in range(NODES):
        for node in range(NODES):
            for branch in range(2):
                route = ROUTES.next[node * 2 + branch]
                if route != NONE:
                    found[node] = min(found[node], found[ROUTES.node[route]] + 1)
    return found


TO_CITY: Final = distances()
WHOLE_WAY: Final[i64] = TO_CITY[START]


def evaluate(state: State, seat: int) -> float:
    """Points, what will bring more of them, and what the open question promises; less a share of the best rival's."""
    if state.finished:
        return final_worth(state, seat)
    worth = standing(state, seat) + pending(state, seat)
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, float(scoring.plain_points(state, other)))
    return worth - RIVAL * best


def advise(state: State, seat: int) -> int:
    """Where to go: the path after which the rest of the own turn, played step by step, looks best; -1 elsewhere."""
    top = state.top()
    if not isinstance(top, trail.MoveRunholder | trail.Run | trail.PlaceRunholder):
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


def rate(state: State, seat: i64) -> float:
    """What one more pound is worth."""
    return 0.2 + remaining(state) * (POUND if float(state.pounds[seat]) < PLENTY else 0.08)


# --- what there is


def standing(state: State, seat: i64) -> float:
    """Points, and what will bring more of them."""
    left = remaining(state)
    pounds = float(state.pounds[seat])
    useful = min(pounds, PLENTY)
    worth = float(scoring.plain_points(state, seat)) + left * POUND * useful + 0.08 * left * (pounds - useful)
    worth += 0.2 * float(state.pounds[seat] % 5)
    for craft in range(CRAFTS):
        worth += left * WORKER[craft] * float(state.hired(seat, craft) - 1)
    worth += left * (GOLD * float(state.gold[seat]) + TOKEN * float(min(state.tokens[seat], 3)))
    worth += (0.2 + left) * CERTIFICATE * float(state.certificates[seat])
    worth += left * (PERMANENT * float(state.permanent(seat)) + PERMANENT_WOOL * float(state.wool(seat)))
    worth += left * HOUSE * float(state.own_buildings(seat)) + left * SPACE * float(max(0, state.pathfinder[seat]))
    for space in range(DISCS):
        if not state.discs[seat] >> space & 1:
            worth += left * CLEARED[space]
    for link in range(POST_LINKS):
        low, high = state.post_discs(seat, LINK_LOW[link]) > 0, state.post_discs(seat, LINK_HIGH[link]) > 0
        if low != high:
            worth += left * LINK * float(LINK_POINTS[link])
    worth += harbour_worth(state, seat, left) + deck_worth(state, seat, left)
    return worth + objective_worth(state, seat, left) + hand_worth(state, seat) + way_worth(state, seat)


def harbour_worth(state: State, seat: i64, left: float) -> float:
    """Foreign posts that are open and still empty."""
    worth = 0.0
    for post in range(FIRST_FOREIGN, POSTS):
        if is_open(state, seat, post) and state.post_discs(seat, post) == 0:
            worth += left * OPENED * float(POST_POINTS[post])
    return worth


def is_open(state: State, seat: i64, post: i64) -> bool:
    """Is it a local post, or one whose harbour holds an own storehouse?"""
    return post < FIRST_FOREIGN or state.has_harbour(seat, FIRST_LARGE + post - FIRST_FOREIGN)


def deck_worth(state: State, seat: i64, left: float) -> float:
    """Good sheep bring better deliveries, common ones stand in the way; cards that draw are welcome."""
    worth = 0.0
    for card in range(FIRST_OBJECTIVE):
        held = state.deck_count(seat, card)
        if held > 0:
            worth += card_worth(card, left) * float(held)
    return worth


def card_worth(card: i64, left: float) -> float:
    """A card of the deck, beside its points."""
    if card < SHEEP:
        return left * CARD_WORTH * (float(BREEDING[card]) + 0.2 * float(WOOL[card]) - 0.4 - COMMON)
    return left * 1.2 if card < FIRST_OBJECTIVE else 0.3 * left


def objective_worth(state: State, seat: i64, left: float) -> float:
    """Objectives played, by how much of them is fulfilled; of the others only those that are."""
    have = scoring.resources(state, seat)
    worth = 0.0
    for card in range(FIRST_OBJECTIVE, CARDS):
        played = state.count(AREA + seat, card)
        held = state.deck_count(seat, card)
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
            worth += points * float(min(played, 1)) + 0.8 * points * float(min(held, 1))
            for task in range(TASKS):
                have[task] -= ASKED[card * TASKS + task]
        elif played > 0:
            hope = min(1.0, left * 1.2) * (1.0 - float(missing) / float(asked)) * 0.7
            worth += hope * points - (1.0 - hope) * float(PENALTY[card])
        else:
            worth += 0.15 * left * points
    return worth


def breeding_in_hand(state: State, seat: i64) -> i64:
    """The breeding value of the different breeds in hand."""
    return shearing.sum_of(shearing.breeds_left(state, seat, 0), BREEDING)


def hand_worth(state: State, seat: i64) -> float:
    """What the hand would bring in Wellington; the nearer it is, the more it counts."""
    breeding = breeding_in_hand(state, seat)
    node = state.runholders[seat]
    near = 0.0 if node in (NONE, WELLINGTON) else 1.0 - float(TO_CITY[node]) / float(WHOLE_WAY)
    total = breeding + state.permanent(seat) + state.certificates[seat]
    return (BREED + 0.2 * near) * float(breeding) + (0.3 + 0.5 * near) * prospect(state, seat, total)


def prospect(state: State, seat: i64, total: i64) -> float:
    """The best post for a total, and for a little more."""
    first, second = -6.0, -6.0
    for post in range(POSTS):
        if POST_WOOL >> post & 1 or POST_VALUE[post] > total + 2:
            continue
        if is_open(state, seat, post) and (state.post_discs(seat, post) == 0 or POST_REPEATS >> post & 1):
            worth = post_gain(state, seat, post)
            second = max(second, worth)
            if POST_VALUE[post] <= total:
                first = max(first, worth)
    return 0.6 * first + 0.4 * second


def post_gain(state: State, seat: i64, post: i64) -> float:
    """Points of a disc on a post and of the arrows it completes or prepares."""
    left = remaining(state)
    worth = float(POST_POINTS[post])
    if state.post_discs(seat, post) == 0:
        for link in range(POST_LINKS):
            if LINK_LOW[link] == post or LINK_HIGH[link] == post:
                other = LINK_HIGH[link] if LINK_LOW[link] == post else LINK_LOW[link]
                share = 1.0 if state.post_discs(seat, other) > 0 else left * LINK
                worth += share * float(LINK_POINTS[link])
    return worth


def way_worth(state: State, seat: i64) -> float:
    """The way that is behind the runholder."""
    node = state.runholders[seat]
    return 0.0 if node == NONE else PROGRESS * (1.0 - float(TO_CITY[node]) / float(WHOLE_WAY))


# --- what the seat is about to do


def pending(state: State, seat: i64) -> float:
    """What the open question and those below it still promise their owner."""
    if state.player != seat:
        return 0.0
    worth = 0.0
    for place in range(state.depth):
        worth += frame_worth(state, seat, state.agenda[place])
    return worth


def frame_worth(state: State, seat: i64, frame: Frame) -> float:  # noqa: C901, PLR0911, PLR0912 -- by question
    """What a question promises."""
    if isinstance(frame, location.UseBuilding):
        return place_worth(state, seat, frame) if frame.seat == seat else 0.0
    if isinstance(frame, location.StopHere):
        return auxiliary_worth(state, seat, SINGLE)
    if isinstance(frame, wellington.Income):
        return visit_worth(state, seat, frame)
    if isinstance(frame, delivery.Deliver):
        return delivery_worth(state, seat, frame.value, 0)
    if isinstance(frame, delivery.DeliverWool):
        return max(0.0, delivery_worth(state, seat, frame.value, 1))
    if isinstance(frame, delivery.TakeDisc):
        return disc_worth(state, seat, frame)
    if isinstance(frame, hiring.Hire):
        return hire_worth(state, seat, frame.modifier)
    if isinstance(frame, investing.Invest):
        return invest_worth(state, seat, frame.modifier)
    if isinstance(frame, investing.PlaceJoker):
        return remaining(state) * 5.0
    if isinstance(frame, building.Build):
        return build_worth(state, seat, frame.pounds)
    if isinstance(frame, sheep.BuySheep):
        return sheep_worth(state, seat, frame.shepherds)
    if isinstance(frame, sheep.PickSheep):
        return pick_worth(state, seat, frame.breeds, frame.price)
    if isinstance(frame, hazards.RemoveHazard):
        return hazard_worth(state, seat, frame.price)
    if isinstance(frame, shipping.Ship):
        return ship_worth(state, seat, frame.points)
    if isinstance(frame, shipping.Anchor):
        return upgrade_worth(state, seat, HARBOUR_AT[state.ships[seat]])
    if isinstance(frame, shipping.PlaceStorehouse):
        harbour = UPGRADE_HARBOUR[frame.upgrade]
        return harbour_gain(harbour, remaining(state)) - rate(state, seat) * float(UPGRADE_PRICE[frame.upgrade])
    if isinstance(frame, shipping.TakeMaster):
        return 2.0
    if isinstance(frame, cards.TakeCard):
        return float(CARD_POINTS[frame.card]) + card_worth(frame.card, remaining(state))
    if isinstance(frame, auxiliary.ChooseAuxiliary):
        return auxiliary_worth(state, seat, frame.most)
    if isinstance(frame, objectives.GainObjective):
        return 0.8 * remaining(state)
    if isinstance(frame, shearing.Shear):
        return shear_worth(state, seat, frame.shearers) if frame.shorn == 0 else 0.2 * float(frame.shearers)
    if isinstance(frame, shearing.Shearing):
        return rate(state, seat) * float(shearing.sum_of(frame.shown, WOOL) + state.wool(seat)) + 1.0
    return small_worth(state, seat, frame)


def small_worth(state: State, seat: i64, frame: Frame) -> float:
    """Questions about cards and effects."""
    if isinstance(frame, effects.Immediate):
        best = 0.0
        if effects.can_do(state, seat, frame.first):
            best = alternative_worth(state, seat, frame.first)
        if frame.second != NONE and effects.can_do(state, seat, frame.second):
            best = max(best, alternative_worth(state, seat, frame.second))
        return best
    if isinstance(frame, effects.Effect):
        worth = 0.0
        for step in range(ALT_START[frame.alt] + frame.step, ALT_START[frame.alt + 1]):
            worth += op_worth(state, seat, OP[step], OP_A[step], OP_B[step])
        return worth
    if isinstance(frame, effects.PayCard):
        return -card_cost(state, seat, frame.kind) + (rate(state, seat) * 3.0 if frame.wool else 0.0)
    if isinstance(frame, cards.AfterShow):
        return 0.6 * float(DRAWS[frame.card])
    if isinstance(frame, exchange.DrawCount):
        return 0.2 + 0.15 * float(frame.most)
    if isinstance(frame, exchange.DiscardDrawn):
        return -0.3 * float(frame.left)
    return 0.8 if isinstance(frame, trail.Run) else 0.0


def place_worth(state: State, seat: i64, frame: location.UseBuilding) -> float:
    """The local actions that are left, each with its better alternative; or else an auxiliary action."""
    worth = 0.0
    left = frame.left(state)
    for local in range(LOCALS + 1):
        if left >> local & 1:
            best = 0.0
            for choice in range(CHOICES):
                alt = location.local_alternative(state, frame.node, local, choice)
                if alt != NONE and effects.can_do(state, seat, alt):
                    best = max(best, alternative_worth(state, seat, alt))
            worth += best
    if frame.used == 0 and left:
        worth = max(worth, auxiliary_worth(state, seat, SINGLE))
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


def op_worth(state: State, seat: i64, op: i64, a: i64, b: i64) -> float:  # noqa: C901, PLR0911, PLR0912 -- by word
    """What a step is worth, by the same measures as the standing."""
    left = remaining(state)
    if op == program.MONEY:
        return rate(state, seat) * float(a)
    if op == program.PAY:
        return -rate(state, seat) * float(a)
    if op == program.MONEY_PER:
        return rate(state, seat) * float(a * effects.counted(state, seat, b))
    if op == program.DISCARD:
        return -card_cost(state, seat, a)
    if op == program.WOOL_OF:
        return rate(state, seat) * float(3 + state.wool(seat))
    if op == program.GOLD:
        return left * GOLD * float(min(a, GOLD_LIMIT - state.gold[seat]))
    if op == program.CERTIFICATE:
        return (0.2 + left) * CERTIFICATE * float(min(a, state.certificate_limit(seat) - state.certificates[seat]))
    if op == program.PATHFINDER:
        return (0.9 + left * SPACE) * float(min(a, max(0, LAST_SPACE - state.pathfinder[seat])))
    if op == program.TOKEN:
        return left * TOKEN * float(a)
    if op == program.OBJECTIVE:
        return 0.8 * left
    if op == program.CARD:
        return float(CARD_POINTS[a]) + card_worth(a, left)
    if op == program.DRAW:
        return 0.2 + 0.15 * float(a)
    if op == program.HIRE:
        return hire_worth(state, seat, a)
    if op == program.INVEST:
        return invest_worth(state, seat, a)
    if op == program.BUILD:
        return build_worth(state, seat, a)
    if op == program.BUY_SHEEP:
        return sheep_worth(state, seat, state.hired(seat, SHEPHERD))
    if op == program.SHIP:
        return ship_worth(state, seat, a)
    if op == program.SHIP_SAILORS:
        return ship_worth(state, seat, state.hired(seat, SAILOR))
    if op == program.SHEAR:
        return shear_worth(state, seat, state.hired(seat, SHEARER))
    if op in (program.AUX_SINGLE, program.AUX_ANY):
        return auxiliary_worth(state, seat, SINGLE if op == program.AUX_SINGLE else DOUBLE)
    if op == program.REMOVE_HAZARD:
        return hazard_worth(state, seat, a)
    if op in (program.MARKET_TAKE, program.MARKET_BUY):
        return pick_worth(state, seat, b, a if op == program.MARKET_BUY else 0)
    if op == program.JOKER:
        return left * 5.0
    return 0.8 if op == program.RUN else 0.0


def card_cost(state: State, seat: i64, kind: i64) -> float:
    """What the cheapest fitting discard costs the hand: a card that is there twice costs nothing."""
    start = (HAND + seat) * CARDS
    least: i64 = 2 if kind == PAIR else 1
    best = 9.0
    for card in range(CARDS):
        if state.cards[start + card] >= least and COST_CARDS[kind] >> card & 1:
            worth = -0.3  # room for another card
            if state.cards[start + card] == least and card < SHEEP:
                worth = 0.45 * float(BREEDING[card]) - 0.3
            best = min(best, worth)
    return best


# --- single actions


def hire_worth(state: State, seat: i64, modifier: i64) -> float:
    """The best worker that can be paid."""
    left = remaining(state)
    best = 0.0
    for craft in range(CRAFTS):
        if not hiring.is_full(state, seat, craft):
            for line in range(JOB_ROWS):
                price = hiring.price(line, modifier)
                if state.jobs[craft] >> line & 1 and price <= state.pounds[seat]:
                    worth = left * WORKER[craft] - rate(state, seat) * float(price)
                    worth += 4.0 if state.hired(seat, craft) == 4 else 0.7 * left
                    best = max(best, worth)
    return best


def invest_worth(state: State, seat: i64, modifier: i64) -> float:
    """The best tile that can be paid."""
    left = remaining(state)
    best = 0.0
    for line in range(investing.open_rows(state)):
        price = investing.price(line, modifier)
        if price <= state.pounds[seat]:
            for space in range(line * SEATS, line * SEATS + state.seats):
                tile = state.bonus[space]
                if tile != NONE and investing.can_take(state, seat, tile):
                    worth = float(TILE_POINTS[tile]) - rate(state, seat) * float(price)
                    worth -= left * GOLD * float(TILE_GOLD[tile])
                    alt = BONUS_ALT[(tile - FIRST_BONUS) * CHOICES]
                    if tile == JOKER_TILE:
                        worth += left * 5.0
                    elif alt != NONE:
                        worth += alternative_worth(state, seat, alt)
                    best = max(best, worth)
    return best


def build_worth(state: State, seat: i64, pounds: i64) -> float:
    """The best building that can be paid, new or in place of another."""
    most = building.craftsmen_at_hand(state, seat, pounds)
    left = remaining(state)
    best = 0.0
    for number in range(NUMBERS):
        if not state.supply[seat] >> number & 1:
            continue
        face = state.face_of(number)
        for site in range(SITES):
            node = BUILDING_SPACES[site]
            craftsmen = building.needed(state, seat, number, node)
            if craftsmen != NONE and craftsmen <= most:
                worth = float(FACE_POINTS[face]) - rate(state, seat) * float(pounds * craftsmen)
                if state.trail[node] == NONE:
                    worth += left * (HOUSE + GOLD)
                else:
                    worth -= float(FACE_POINTS[state.face(node)])
                best = max(best, worth)
    return best


def sheep_worth(state: State, seat: i64, shepherds: i64) -> float:
    """The best single purchase, and something for the shepherds left over."""
    left = remaining(state)
    best = 0.0
    for purchase in range(PURCHASES):
        if sheep.is_payable(state, seat, purchase, shepherds) and sheep.is_on_sale(state, purchase):
            first, second = BUY_FIRST[purchase], BUY_SECOND[purchase]
            worth = float(CARD_POINTS[first]) + card_worth(first, left) - rate(state, seat) * float(BUY_PRICE[purchase])
            worth += left * TOKEN * float(BUY_TOKENS[purchase])
            if second != NONE:
                worth += float(CARD_POINTS[second]) + card_worth(second, left)
            best = max(best, worth + 0.2 * float(shepherds - BUY_SHEPHERDS[purchase]))
    return best


def pick_worth(state: State, seat: i64, breeds: i64, price: i64) -> float:
    """The best card of these breeds."""
    left = remaining(state)
    best = 0.0
    if state.pounds[seat] >= price:
        for card in range(FIRST_MARKET, FIRST_MARKET + MARKETS):
            if breeds >> card & 1 and state.count(MARKET, card) > 0:
                worth = float(CARD_POINTS[card]) + card_worth(card, left) - rate(state, seat) * float(price)
                best = max(best, worth)
    return best


def hazard_worth(state: State, seat: i64, price: i64) -> float:
    """The best hazard and its card."""
    best = 0.0
    if state.pounds[seat] >= price:
        for place in range(HAZARDS):
            tile = state.trail[HAZARD_SPACES[place]]
            if tile != NONE:
                best = max(best, float(TILE_POINTS[tile]) + remaining(state) - rate(state, seat) * float(price))
    return best


def harbour_gain(harbour: i64, left: float) -> float:
    """What an upgraded harbour brings, beside its price."""
    worth = float(HARBOUR_POINTS[harbour]) + 1.0 * left
    if HARBOUR_CARD[harbour] != NONE:
        worth += 0.5 + 1.5 * left
    if OFFICE[harbour] != NONE:
        worth += 1.5
    if harbour >= FIRST_LARGE:
        worth += left * OPENED * float(POST_POINTS[FIRST_FOREIGN + harbour - FIRST_LARGE])
    return worth


def upgrade_worth(state: State, seat: i64, harbour: i64) -> float:
    """The cheapest upgrade of a harbour."""
    if harbour == NONE:
        return 0.0
    upgrade = FIRST_UPGRADE[harbour]
    best = 0.0
    while upgrade < UPGRADES and UPGRADE_HARBOUR[upgrade] == harbour:
        if shipping.can_upgrade(state, seat, upgrade):
            price = float(UPGRADE_PRICE[upgrade])
            best = max(best, harbour_gain(harbour, remaining(state)) - rate(state, seat) * price)
        upgrade += 1
    return best


def ship_worth(state: State, seat: i64, points: i64) -> float:
    """The best harbour within reach, with a point for the upgrade; or the way towards one."""
    best = 0.0
    start = state.ships[seat] * SPACES
    for space in range(SPACES):
        far = DISTANCE[start + space]
        if far < points + 3:
            worth = upgrade_worth(state, seat, HARBOUR_AT[space])
            if far >= points:
                worth *= 0.3 / float(1 + far - points)
            best = max(best, worth)
    return best


def shear_worth(state: State, seat: i64, shearers: i64) -> float:
    """The best wool of so many breeds in hand, and a post for it."""
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
        return 0.2
    total += state.wool(seat)
    lost = BREED * float(shearing.sum_of(taken, BREEDING))
    return rate(state, seat) * float(total) + max(0.0, delivery_worth(state, seat, total, 1)) - lost


# --- Wellington and discs


def visit_worth(state: State, seat: i64, frame: wellington.Income) -> float:
    """A visit to Wellington with the cards revealed and all that could be."""
    breeding = shearing.sum_of(frame.shown | shearing.breeds_left(state, seat, frame.shown), BREEDING)
    value = breeding + state.permanent(seat) + state.certificates[seat]
    left = remaining(state)
    kept = CERTIFICATE * float(state.certificates[seat]) * (0.2 + left)
    worth = delivery_worth(state, seat, value, 0) + rate(state, seat) * float(value) - kept
    return worth - BREED * float(breeding - COMMON_HAND) - VISIT * left


def delivery_worth(state: State, seat: i64, value: i64, wool: i64) -> float:
    """The best post within reach: its points and arrows, what it gives, less the transport."""
    left = remaining(state)
    best = -8.0 if wool == 0 else 0.0
    for post in range(POSTS):
        if POST_WOOL >> post & 1 == wool and delivery.may_deliver(state, seat, post, value):
            worth = post_gain(state, seat, post) - rate(state, seat) * float(POST_TRANSPORT[post])
            alt = program.POST_ALT[post]
            if alt != NONE:
                worth += alternative_worth(state, seat, alt)
            if delivery.is_dark(post):
                worth += 2.0 * left
            best = max(best, worth)
    return best + 2.0 * left


def disc_worth(state: State, seat: i64, frame: delivery.TakeDisc) -> float:
    """Where the disc goes, and the best ability that it frees."""
    spaces = delivery.spaces_for(state, seat, frame.target, frame.price)
    left = remaining(state)
    best = 0.0
    for space in range(DISCS):
        if spaces >> space & 1:
            money = rate(state, seat) * float(DISC_GAIN[space] - DISC_PAY[space])
            best = max(best, left * CLEARED[space] + money + float(DISC_POINTS[space]))
    worth = best - rate(state, seat) * float(frame.price)
    if frame.target < POSTS:
        return worth + post_gain(state, seat, frame.target)
    if frame.target < PATHFINDER_TARGET:
        return worth + harbour_gain(FIRST_MEDIUM + frame.target - POSTS, left)
    return worth
