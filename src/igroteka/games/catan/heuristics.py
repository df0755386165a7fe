"""What looks good here? Values for bots, in points of a tenth of a victory point; never changes the state."""

from typing import Final

from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import filled, i64, vec
from igroteka.games.catan import scoring
from igroteka.games.catan.actions import (
    ACCEPT,
    CANCEL,
    CONFIRM,
    COUNTER,
    DRAW_CARD,
    DROP,
    END_TURN,
    GIVE,
    OFFER,
    REJECT,
    SEND,
    STOLEN,
    TAKE_COUNTER,
    WANT,
)
from igroteka.games.catan.data.box import (
    CARD_COST,
    CARDS,
    CITIES,
    CITY_COST,
    CITY_YIELD,
    DESERT,
    DICE_WAYS,
    EDGES,
    GENERIC,
    GRAPH,
    HEX_NODES,
    HEXES,
    KNIGHT,
    NODE_HEXES,
    NODES,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
    SETTLEMENTS,
    VICTORY_POINT,
)
from igroteka.games.catan.rules import building, cards, robber, trade
from igroteka.games.catan.state import BANK, State, terms_give, terms_want
from igroteka.games.catan.weights import WORTH
from igroteka.kit import bits, bundles

POINT: Final = 10.0
WIN: Final = 10.0  # what it is worth beside the margin, in points
OFFERS_A_TURN: Final = 3
CORNERS: Final = 3  # hexes that meet at a node


def corner_hexes() -> vec[i64]:
    """The hexes around each node, in order; NOBODY where the sea is."""
    found = filled(NODES * CORNERS, NOBODY)
    for node in range(NODES):
        place = node * CORNERS
        for hex in range(HEXES):
            if NODE_HEXES[node] >> hex & 1:
                found[place] = hex
                place += 1
    return found


CORNER_HEXES: Final = corner_hexes()


def evaluate(state: State, seat: int) -> float:
    """How good the position looks for a seat that knows its own cards and sees everything public."""
    if state.finished:
        return 1000.0 if state.winner == seat else -1000.0
    top = state.top()
    if isinstance(top, cards.DrawCard) and top.seat == seat:
        return drawn(state, seat, top.weights(state), DRAW_CARD.first)
    if isinstance(top, robber.DrawFromHand) and top.seat == seat:
        return drawn(state, seat, top.weights(state), STOLEN.first)
    rivals = 0.0
    best = 0.0
    for other in range(state.seats):
        if other != seat:
            worth = public_worth(state, other) + WORTH.card_in_hand * float(state.hand_size(other))
            rivals += worth
            best = max(best, worth)
    mine = public_worth(state, seat)
    for card in range(CARDS):
        mine += WORTH.card_worth[card] * float(state.cards_held(seat, card))
    mine += pending_worth(state, seat)
    mine += best_sites(state, seat)
    mine += hand_worth(state, seat, state.hands[seat * RESOURCES : (seat + 1) * RESOURCES])
    return mine - WORTH.rival * best - WORTH.rivals * rivals / float(state.seats)


def drawn(state: State, seat: int, weights: vec[i64], first: i64) -> float:
    """The average over the cards that the seat may draw now: what it has just paid for, or is about to steal."""
    total = 0.0
    worth = 0.0
    for kind in range(len(weights)):
        if weights[kind] > 0:
            after = state.copy()
            after.apply(first + kind)
            worth += float(weights[kind]) * evaluate(after, seat)
            total += float(weights[kind])
    return worth / total


def margin(state: State, seat: i64) -> float:
    """The margin over the best rival at the end; the last point counts most of all."""
    best: i64 = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, scoring.points(state, other))
    return float(scoring.points(state, seat) - best) + (WIN if state.winner == seat else 0.0)


def parts(state: State, seat: i64) -> dict[str, float]:
    """What a seat has and what that promises, by name and in points."""
    found = {name: float(points) for name, points in scoring.score_sheet(state, seat).items()}
    if state.finished:
        return found
    cards_held = 0.0
    for card in range(CARDS):
        if card != VICTORY_POINT:
            cards_held += WORTH.card_worth[card] * float(state.cards_held(seat, card))
    hand = hand_worth(state, seat, state.hands[seat * RESOURCES : (seat + 1) * RESOURCES])
    found["production"] = production_worth(state, seat) / POINT
    found["largest_army"] += WORTH.knight_played * float(state.cards_played(seat, KNIGHT)) / POINT
    found["longest_road"] += WORTH.road_length * float(state.lengths[seat]) / POINT
    found["cards"] = (cards_held + pending_worth(state, seat)) / POINT
    found["sites"] = best_sites(state, seat) / POINT
    found["hand"] = hand / POINT
    return found


def left(state: State) -> float:
    """The share of the game that is still to come: its leader tells."""
    if state.finished:
        return 0.0
    most: i64 = 0
    for seat in range(state.seats):
        most = max(most, scoring.points(state, seat))
    return max(0.0, 1.0 - float(most) / float(state.rules.target))


def pending_worth(state: State, seat: i64) -> float:
    """What the seat is about to do with a card it has just played."""
    top = state.top()
    if isinstance(top, cards.FreeRoad) and top.seat == seat:
        return WORTH.free_road * float(top.left)
    if isinstance(top, robber.MoveRobber) and top.seat == seat:
        return WORTH.robber_to_move
    return 0.0


def public_worth(state: State, seat: i64) -> float:
    """Points, production, army and road."""
    worth = POINT * float(scoring.visible_points(state, seat)) + production_worth(state, seat)
    worth += WORTH.knight_played * float(state.cards_played(seat, KNIGHT)) + WORTH.road_length * float(
        state.lengths[seat]
    )
    return worth


def production_worth(state: State, seat: i64) -> float:
    """Pips by resource; variety and harbours make them worth more."""
    pips = filled(RESOURCES, 0)
    worth = 0.0
    for hex in range(HEXES):
        terrain = state.terrain[hex]
        if terrain < 0 or terrain == DESERT or state.numbers[hex] == 0:
            continue
        houses = bits.size(state.settlements[seat] & HEX_NODES[hex])
        houses += CITY_YIELD * bits.size(state.cities[seat] & HEX_NODES[hex])
        if houses:
            earned = DICE_WAYS[state.numbers[hex]] * houses
            pips[terrain] += earned
            worth += (
                WORTH.pip
                * WORTH.resource_weight[terrain]
                * float(earned)
                * (WORTH.robbed if hex == state.robber else 1.0)
            )
    ports = state.ports[seat]
    for resource in range(RESOURCES):
        if pips[resource] > 0:
            worth += WORTH.variety
        if ports >> (resource + 1) & 1:
            worth += WORTH.harbour_pip * float(pips[resource])
    if ports >> GENERIC & 1:
        worth += WORTH.generic_harbour
    return worth


def site_worth(state: State, node: i64) -> float:
    """What a settlement on a node would be worth."""
    worth = POINT
    for place in range(node * CORNERS, (node + 1) * CORNERS):
        hex = CORNER_HEXES[place]
        if hex >= 0 and state.terrain[hex] >= 0 and state.terrain[hex] != DESERT:
            worth += WORTH.pip * WORTH.resource_weight[state.terrain[hex]] * float(DICE_WAYS[state.numbers[hex]])
    return worth


def best_sites(state: State, seat: i64) -> float:
    """The two best places for a next settlement, by how many roads they still need."""
    if bits.size(state.settlements[seat]) == SETTLEMENTS:
        return 0.0
    blocked = state.others_buildings(seat)
    reached = building.reach(state, seat)
    seen = reached | state.touched[seat]
    first, second = 0.0, 0.0
    for distance in range(len(WORTH.site_share)):
        sites = state.open & seen
        for node in range(NODES):
            if sites >> node & 1:
                worth = site_worth(state, node) * WORTH.site_share[distance]
                if worth > first:
                    second = first
                    first = worth
                elif worth > second:
                    second = worth
        if distance + 1 == len(WORTH.site_share):
            break
        wider = seen
        for edge in range(EDGES):
            if state.roads[edge] == NOBODY:
                low, high = GRAPH.low[edge], GRAPH.high[edge]
                if seen >> low & 1 and not blocked >> low & 1:
                    wider |= bits.bit(high)
                if seen >> high & 1 and not blocked >> high & 1:
                    wider |= bits.bit(low)
        seen = wider
    return first + WORTH.second_site * second


def covered(hand: vec[i64], cost: vec[i64]) -> float:
    """The share of a cost that a hand covers, squared: the last card is worth most."""
    have: i64 = 0
    need: i64 = 0
    for resource in range(RESOURCES):
        need += cost[resource]
        have += min(hand[resource], cost[resource])
    share = float(have) / float(need)
    return share * share


def hand_worth(state: State, seat: i64, hand: vec[i64]) -> float:
    """How near a hand is to what its owner could build."""
    size: i64 = 0
    for count in hand:
        size += count
    worth = WORTH.card_in_hand * float(size)
    if size > state.rules.discard_limit:
        worth -= WORTH.over_limit * float(size - state.rules.discard_limit)
    if state.settlements[seat] and bits.size(state.cities[seat]) < CITIES:
        worth += WORTH.city_cards * covered(hand, CITY_COST)
    if bits.size(state.settlements[seat]) < SETTLEMENTS:
        if building.settlement_nodes(state, seat):
            worth += WORTH.settlement_cards * covered(hand, SETTLEMENT_COST)
        else:
            worth += WORTH.road_cards * covered(hand, ROAD_COST)
            worth += WORTH.later_settlement_cards * covered(hand, SETTLEMENT_COST)
    if state.card_count(BANK) > 0:
        worth += WORTH.card_cards * covered(hand, CARD_COST)
    return worth


# --- trade: where one step ahead says nothing


def advise(state: State, seat: int) -> int:
    """What to say in a trade; -1 elsewhere."""
    top = state.top()
    if isinstance(top, trade.Compose):
        return compose(state, top)
    if isinstance(top, trade.AnswerOffer):
        return answer(state, seat)
    if isinstance(top, trade.ChoosePartner):
        return choose_partner(state, seat)
    return -1


def wish(state: State, seat: int, best: int) -> int:
    """The offer a seat would rather begin when nothing better is left than to end the turn, or -1."""
    if best != END_TURN.first or state.offers_made >= OFFERS_A_TURN or not trade.may_offer(state, seat):
        return -1
    plan = swap(state, seat, 0)
    if plan == 0:
        return -1
    return OFFER.first + willing(state, seat, bundles.last_kind(terms_want(plan))) - 1


def gain(state: State, seat: i64, give: i64, get: i64) -> float:
    """What an exchange adds to the worth of a hand."""
    hand = state.hands[seat * RESOURCES : (seat + 1) * RESOURCES]
    before = hand_worth(state, seat, hand)
    for resource in range(RESOURCES):
        hand[resource] += bundles.count(get, resource) - bundles.count(give, resource)
    return hand_worth(state, seat, hand) - before


def swap(state: State, seat: i64, only: i64, said: i64 = 0) -> i64:
    """The best exchange of one or two cards for one, as give | get << 25; 0 if none is worth asking for.

    `only` limits what is asked for to the kinds of a bundle, and `said` what is given to bundles that begin so. On turn
    nobody is asked twice for the same kind of card.
    """
    best: i64 = 0
    most = WORTH.trade_margin
    for get in range(RESOURCES):
        if (only and not bundles.count(only, get)) or (seat == state.active and willing(state, seat, get) == 0):
            continue
        for give in range(RESOURCES):
            for amount in range(1, 3):
                if give == get or state.has(seat, give) < amount:
                    continue
                offered = bundles.one(give) * amount
                if said and (bundles.kinds(said | offered) > 1 or said > offered):
                    continue
                worth = gain(state, seat, offered, bundles.one(get))
                if worth > most:
                    most = worth
                    best = offered | bundles.one(get) << 25
    return best


def willing(state: State, seat: i64, kind: i64) -> i64:
    """Opponents with cards who have not just refused to give one of this kind, as a mask."""
    partners = trade.possible_partners(state, seat)
    for refusal in state.refused:
        if bundles.count(terms_want(refusal >> 2), kind) > 0:
            partners &= ~bits.bit(refusal & 3)
    return partners


def compose(state: State, frame: trade.Compose) -> int:
    """Spell the best terms that begin with what is said already; drop them if none is worth asking for."""
    seat, offer = frame.seat, state.offer
    is_counter = frame.is_counter(state)
    if frame.want:
        is_old = is_counter and frame.want == offer.give and frame.give == offer.want
        is_good = gain(state, seat, frame.give, frame.want) > WORTH.trade_margin
        return SEND.first if is_good and not is_old else DROP.first
    plan = swap(state, seat, offer.give if is_counter else 0, frame.give)
    give, get = terms_give(plan), terms_want(plan)
    if plan == 0 or (is_counter and get == offer.give and give == offer.want):
        return DROP.first
    return WANT.first + bundles.last_kind(get) if frame.give == give else GIVE.first + bundles.last_kind(give)


def is_folly(state: State, seat: int, action: int) -> bool:
    """An exchange that makes the own hand worse, or helps a player about to win.

    What is taken makes the hand better each time, so no row of offers, one as harmless as the other, strips a bot.
    """
    top, offer = state.top(), state.offer
    if action == ACCEPT.first:
        return is_threat(state, state.active) or gain(state, seat, offer.want, offer.give) <= 0.0
    if action == SEND.first and isinstance(top, trade.Compose):
        return top.give > 0 and top.want > 0 and gain(state, seat, top.give, top.want) <= 0.0
    if CONFIRM.has(action):
        other = CONFIRM.index(action)
        return is_threat(state, other) or gain(state, seat, offer.give, offer.want) <= 0.0
    if TAKE_COUNTER.has(action):
        other = TAKE_COUNTER.index(action)
        terms = offer.counter(other)
        return is_threat(state, other) or gain(state, seat, terms_give(terms), terms_want(terms)) <= 0.0
    return False


def is_threat(state: State, seat: i64) -> bool:
    """Nobody helps a player who is about to win."""
    return scoring.visible_points(state, seat) >= state.rules.target - 2


def answer(state: State, seat: int) -> int:
    """Accept what helps, counter where something else would, never help a player about to win."""
    offer = state.offer
    if is_threat(state, state.active):
        return REJECT.first
    if offer.give and offer.want and state.holds(seat, offer.want):
        if gain(state, seat, offer.want, offer.give) > WORTH.trade_margin:
            return ACCEPT.first
    top = state.top()
    if isinstance(top, trade.AnswerOffer) and top.may_counter(state) and offer.give:
        plan = swap(state, seat, offer.give)
        if plan and not (terms_want(plan) == offer.give and terms_give(plan) == offer.want):
            return COUNTER.first
    return REJECT.first


def choose_partner(state: State, seat: int) -> int:
    """The best of what was said; among equals the partner with the fewest points."""
    offer = state.offer
    best = CANCEL.first
    most = 0.0
    for other in range(state.seats):
        if is_threat(state, other):
            continue
        penalty = 0.01 * float(scoring.visible_points(state, other))
        if offer.accepted >> other & 1:
            worth = gain(state, seat, offer.give, offer.want) - penalty
            if worth > most:
                most = worth
                best = CONFIRM.first + other
        counter = offer.counter(other)
        if counter and state.holds(seat, terms_give(counter)):
            worth = gain(state, seat, terms_give(counter), terms_want(counter)) - penalty
            if worth > most:
                most = worth
                best = TAKE_COUNTER.first + other
    return best
