"""How will it end? What seats have, weighed by a small net that was fitted to many games played on in thought.

The coach tells luck apart with it, and bots that play on in thought need not do so to the end of the game.
"""

import math
from typing import Final

from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import filled, floats, i64, vec
from igroteka.core.box import box_text, read_box
from igroteka.core.policy import OneStep
from igroteka.core.state import CHANCE, OVER
from igroteka.games.catan import heuristics, meta, scoring
from igroteka.games.catan.data.box import (
    BANK_RATE,
    CARD_COST,
    CARDS,
    CITIES,
    CITY_COST,
    CITY_YIELD,
    DESERT,
    DICE_OUTCOMES,
    DICE_WAYS,
    GENERIC,
    HEX_NODES,
    HEXES,
    KNIGHT,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
    SETTLEMENTS,
    VICTORY_POINT,
)
from igroteka.games.catan.rules import building, cards, robber
from igroteka.games.catan.state import BANK, State
from igroteka.kit import bits

SIGNS: Final = 53
"""What is told of a seat, in numbers of about one."""
COMMON: Final = 3
"""And of the whole table: how far the leader is, and how many play."""
WAYS: Final = float(DICE_OUTCOMES)
SPOTS: Final = 3  # free places for a settlement: more help no more
CLOSE: Final = 5  # cards of a kind in a hand: more help no more
MANY: Final = 400  # words until the next roll: more than apprentices ever say


def signs(state: State, seat: i64, out: vec[float]) -> None:
    """What a seat has: points, cards, places, what the dice bring it, and what it can buy next."""
    out[0] = float(scoring.points(state, seat)) / float(state.rules.target)
    for card in range(CARDS):
        if card != VICTORY_POINT:
            out[1 + card] = float(state.cards_held(seat, card))
    out[5] = 0.5 * float(state.cards_played(seat, KNIGHT))
    out[6] = 1.0 if state.largest_army == seat else 0.0
    out[7] = 0.2 * float(state.lengths[seat])
    out[8] = 1.0 if state.longest_road == seat else 0.0
    out[11] = heuristics.best_sites(state, seat) / heuristics.POINT
    out[38] = 0.1 * float(state.roads_left[seat])
    away = (seat - state.active) % state.seats if state.active != NOBODY else 0
    out[40] = 1.0 if away == 0 else 0.0
    out[41] = 0.3 * float(away)
    top = state.top()
    out[28] = 1.0 if isinstance(top, cards.DrawCard) and top.seat == seat else 0.0
    out[44] = 0.0
    if isinstance(top, robber.DrawFromHand):
        out[44] = 1.0 if top.seat == seat else -1.0 if top.victim == seat else 0.0
    pips = filled(RESOURCES, 0)
    tell_income(state, seat, pips, out)
    tell_purchases(state, seat, out)
    tell_waiting(state, seat, pips, out)
    tell_rivals(state, seat, out)


def tell_income(state: State, seat: i64, pips: vec[i64], out: vec[float]) -> None:
    """What the dice bring by resource, and what harbours make of it."""
    robbed: i64 = 0
    met: i64 = 0
    for hex in range(HEXES):
        terrain = state.terrain[hex]
        if terrain < 0 or terrain == DESERT or state.numbers[hex] == 0:
            continue
        houses = bits.size(state.settlements[seat] & HEX_NODES[hex])
        houses += CITY_YIELD * bits.size(state.cities[seat] & HEX_NODES[hex])
        if houses:
            earned = DICE_WAYS[state.numbers[hex]] * houses
            if hex == state.robber:
                robbed += earned
            else:
                pips[terrain] += earned
                met |= bits.bit(state.numbers[hex])
    ports = state.ports[seat]
    special: i64 = 0
    total: i64 = 0
    for resource in range(RESOURCES):
        total += pips[resource]
        if ports >> (resource + 1) & 1:
            special += pips[resource]
        out[13 + resource] = 0.2 * float(pips[resource])
    out[18] = 0.2 * float(robbed)
    out[19] = 1.0 if ports >> GENERIC & 1 else 0.0
    out[20] = 0.2 * float(special)
    out[39] = 0.05 * float(total)
    out[52] = 0.2 * float(bits.size(met))


def tell_purchases(state: State, seat: i64, out: vec[float]) -> None:
    """The hand, how near it is to what may be bought, and what is built."""
    hand = state.hands[seat * RESOURCES : (seat + 1) * RESOURCES]
    size: i64 = 0
    for resource in range(RESOURCES):
        size += hand[resource]
        out[21 + resource] = 0.5 * float(min(hand[resource], CLOSE))
    out[26] = 0.2 * float(size)
    out[27] = 0.3 * float(max(size - state.rules.discard_limit, 0))
    nodes = building.settlement_nodes(state, seat)
    settlements, cities = bits.size(state.settlements[seat]), bits.size(state.cities[seat])
    can_settle = nodes != 0 and settlements < SETTLEMENTS
    can_grow = settlements > 0 and cities < CITIES
    can_draw = state.card_count(BANK) > 0
    out[9] = 0.3 * float(settlements)
    out[10] = 0.3 * float(cities)
    out[12] = 0.5 * float(min(bits.size(nodes), SPOTS))
    out[29] = nearness(hand, SETTLEMENT_COST) if can_settle else 0.0
    out[30] = nearness(hand, CITY_COST) if can_grow else 0.0
    out[31] = nearness(hand, CARD_COST) if can_draw else 0.0
    out[32] = nearness(hand, ROAD_COST)
    out[33] = 1.0 if can_settle and state.can_pay(seat, SETTLEMENT_COST) else 0.0
    out[34] = 1.0 if can_grow and state.can_pay(seat, CITY_COST) else 0.0
    out[35] = 1.0 if can_draw and state.can_pay(seat, CARD_COST) else 0.0
    out[36] = 1.0 if state.can_pay(seat, ROAD_COST) else 0.0
    out[37] = 0.0 if can_settle else nearness(hand, SETTLEMENT_COST)
    out[42] = 1.0 if settlements == SETTLEMENTS else 0.0
    out[43] = 1.0 if cities == CITIES else 0.0


def tell_waiting(state: State, seat: i64, pips: vec[i64], out: vec[float]) -> None:
    """How soon everything can be paid, with what the dice bring and the bank exchanges."""
    hand = state.hands[seat * RESOURCES : (seat + 1) * RESOURCES]
    rates = filled(RESOURCES, BANK_RATE)
    total: i64 = 0
    rate: i64 = BANK_RATE
    for resource in range(RESOURCES):
        rates[resource] = state.rate(seat, resource)
        total += pips[resource]
        if pips[resource]:
            rate = min(rate, rates[resource])
    exchanged = WAYS * float(rate) / float(max(total, 1))
    out[48] = soonness(hand, SETTLEMENT_COST, pips, rates, exchanged)
    out[49] = soonness(hand, CITY_COST, pips, rates, exchanged)
    out[50] = soonness(hand, CARD_COST, pips, rates, exchanged)
    out[51] = soonness(hand, ROAD_COST, pips, rates, exchanged)


def tell_rivals(state: State, seat: i64, out: vec[float]) -> None:
    """How far ahead of the best of all others: in points, knights and roads."""
    points: i64 = 0
    knights: i64 = 0
    length: i64 = 0
    for other in range(state.seats):
        if other != seat:
            points = max(points, scoring.points(state, other))
            knights = max(knights, state.cards_played(other, KNIGHT))
            length = max(length, state.lengths[other])
    out[45] = 0.2 * float(scoring.points(state, seat) - points)
    out[46] = 0.3 * float(state.cards_played(seat, KNIGHT) - knights)
    out[47] = 0.2 * float(state.lengths[seat] - length)


def soonness(hand: vec[i64], cost: vec[i64], pips: vec[i64], rates: vec[i64], exchanged: float) -> float:
    """1 for what can be paid now; less, the more rolls that takes. A card by exchange comes after so many rolls."""
    spare: i64 = 0
    for resource in range(RESOURCES):
        if hand[resource] > cost[resource]:
            spare += (hand[resource] - cost[resource]) // rates[resource]
    rolls = 0.0
    longest = 0.0
    for resource in range(RESOURCES):
        missing = max(cost[resource] - hand[resource], 0)
        bought = min(spare, missing)
        spare -= bought
        wait = float(missing - bought) * exchanged
        if pips[resource]:
            wait = min(wait, float(missing - bought) * WAYS / float(pips[resource]))
        rolls += wait
        longest = max(longest, wait)
    return 1.0 / (1.0 + 0.05 * (rolls + longest))


def nearness(hand: vec[i64], cost: vec[i64]) -> float:
    """How many cards of a cost are there, as a share of it."""
    have: i64 = 0
    need: i64 = 0
    for resource in range(RESOURCES):
        need += cost[resource]
        have += min(hand[resource], cost[resource])
    return float(have) / float(need)


class Net:
    """Two layers: what a seat is like, and what that is worth among the others."""

    def __init__(self, data: dict[str, list[float]]) -> None:
        self.likeness: Final = floats(data["likeness"])  # by trait, then by sign; the last is what it begins with
        self.traits: Final[i64] = len(self.likeness) // (SIGNS + 1)
        # By judgement: own traits, those of rivals, what is common, what it begins with.
        self.worth: Final = floats(data["worth"])
        self.judgements: Final[i64] = len(self.worth) // (2 * self.traits + COMMON + 1)
        self.verdict: Final = floats(data["verdict"])  # by judgement, the last is what it begins with: points ...
        self.hope: Final = floats(data["hope"])  # ... and winning

    def told(self, state: State) -> vec[float]:
        """The points with which every seat ends; then how likely each is to win."""
        seats = state.seats
        seen = self.seen(state)
        left = heuristics.left(state)
        found = vec[float]([0.0] * int(2 * seats))
        for seat in range(seats):
            self.judge(seen, seat, seats, left, found)
        total = 0.0
        for seat in range(seats):
            found[seat] *= float(state.rules.target)
            found[seats + seat] = math.exp(found[seats + seat])
            total += found[seats + seat]
        for seat in range(seats):
            found[seats + seat] /= total
        return found

    def seen(self, state: State) -> vec[float]:
        """The traits of all seats."""
        traits = self.traits
        seen = vec[float]([0.0] * int(state.seats * traits))
        told = vec[float]([0.0] * SIGNS)
        for seat in range(state.seats):
            signs(state, seat, told)
            place: i64 = 0
            for trait in range(traits):
                total = self.likeness[place + SIGNS]
                for sign in range(SIGNS):
                    total += self.likeness[place + sign] * told[sign]
                place += SIGNS + 1
                seen[seat * traits + trait] = max(total, 0.0)
        return seen

    def judge(self, seen: vec[float], seat: i64, seats: i64, left: float, found: vec[float]) -> None:
        """The share of the target with which one seat ends, and how it stands to win."""
        traits = self.traits
        row = vec[float]([0.0] * int(2 * traits + COMMON))
        for trait in range(traits):
            row[trait] = seen[seat * traits + trait]
            others = 0.0
            for other in range(seats):
                if other != seat:
                    others += seen[other * traits + trait]
            row[traits + trait] = others
        row[2 * traits] = 1.0 - left
        row[2 * traits + 1] = 1.0 if seats == 2 else 0.0
        row[2 * traits + 2] = 1.0 if seats == 3 else 0.0
        share = self.verdict[self.judgements]
        hope = self.hope[self.judgements]
        place: i64 = 0
        width = 2 * traits + COMMON
        for judgement in range(self.judgements):
            total = self.worth[place + width]
            for sign in range(width):
                total += self.worth[place + sign] * row[sign]
            place += width + 1
            if total > 0.0:
                share += self.verdict[judgement] * total
                hope += self.hope[judgement] * total
        found[seat] = share
        found[seats + seat] = hope


NET: Final = Net(read_box(box_text(meta.ID, "outlook")))


def settled(state: State) -> State:
    """Played on without luck: whoever has something to say says it, until the dice or a card decide.

    A roll is worth what can be made of it; so nothing has to be guessed that is about to be done.
    """
    if state.player in (CHANCE, OVER):
        return state
    after = state.copy()
    policy = OneStep(after.game)
    words: i64 = 0
    while after.player not in (CHANCE, OVER) and words < MANY:
        after.apply(policy.choose(after))
        words += 1
    return after


def forecasts(state: State) -> list[float]:
    """The points with which every seat is expected to end; at the end, its own."""
    after = settled(state)
    if after.finished:
        return [float(scoring.points(after, seat)) for seat in range(after.seats)]
    return list(NET.told(after)[: after.seats])


def value(state: State, seat: i64) -> float:
    """The margin over the best rival that is to be expected, and beside it the last point, which counts most of all."""
    after = settled(state)
    if after.finished:
        return heuristics.margin(after, seat)
    told = NET.told(after)
    best = 0.0
    for other in range(after.seats):
        if other != seat:
            best = max(best, told[other])
    return told[seat] - best + heuristics.WIN * told[after.seats + seat]
