"""What might the others hold? All deals that keep what is known are equally likely (CAT-13.6, CAT-13.9).

Where seats have watched (`Position.remember`), they know more of hands: then those are dealt as `counting` says.
"""

from typing import Final

from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import append, filled, i64, vec
from igroteka.core.chance import Luck
from igroteka.games.catan import scoring
from igroteka.games.catan.data.box import (
    CARD_POINTS,
    CARDS,
    LONGEST_ROAD_POINTS,
    RESOURCES,
    SEATS,
    VICTORY_POINT,
)
from igroteka.games.catan.rules import counting
from igroteka.games.catan.rules.robber import DiscardHalf
from igroteka.games.catan.rules.trade import Compose
from igroteka.games.catan.state import BANK, Memory, State, terms_give, terms_want
from igroteka.games.catan.view import discarding
from igroteka.kit import bundles
from igroteka.kit.dealing import Deal, spread

NOTHING_KNOWN: Final = Memory(vec[i64](), vec[i64]())


def sample(state: State, viewer: int, luck: Luck) -> State:
    """A state the viewer cannot tell from this one: the facts of CAT-13.6 and CAT-13.9 are kept, the rest is dealt."""
    other = state.copy()
    if not state.finished:
        deal_resources(other, viewer, luck)
        deal_development_cards(other, viewer, luck)
    return other


# --- resource cards


def deal_resources(state: State, viewer: int, luck: Luck) -> None:
    """Hands, and cards laid down in a discard, of everybody but the viewer."""
    if recall_hands(state, viewer, luck):
        return
    state.forget()
    frame = discarding(state)
    pool = filled(RESOURCES, 0)
    rooms = filled(SEATS, 0)
    proven = filled(SEATS, 0)
    known: i64 = 0
    for seat in range(state.seats):
        if seat != viewer:
            proven[seat] = proven_cards(state, seat)
            known |= proven[seat]
            for place in range(seat * RESOURCES, (seat + 1) * RESOURCES):
                rooms[seat] += state.hands[place]
                pool[place - seat * RESOURCES] += state.hands[place]
                state.hands[place] = 0
    if frame is not None:
        deal_discard(state, viewer, frame, pool, rooms, luck)
    elif known:
        deal_proven(state, pool, rooms, proven, luck)
    else:
        deal_hands(state, pool, rooms, luck)


def recall_hands(state: State, viewer: int, luck: Luck) -> bool:
    """Hands as a viewer who has watched may think of them; False if none has, or all that could be is forgotten."""
    if not 0 <= viewer < len(state.memories):
        return False
    memory = state.memories[viewer]
    odds = memory.odds[:]
    likely: i64 = 0
    for place in range(len(odds)):
        for seat in range(state.seats):
            if seat != viewer and not may_hold(state, memory, place, seat, proven_cards(state, seat)):
                odds[place] = 0
        likely += odds[place]
    if likely == 0:
        return False
    place = luck.pick_row(odds)
    for seat in range(state.seats):
        for resource in range(RESOURCES):
            state.hands[seat * RESOURCES + resource] += counting.more(memory.doubts[place * SEATS + seat], resource)
    memories = vec[Memory]()
    for seat in range(state.seats):
        memories = append(memories, counting.recalled(memory, place) if seat == viewer else NOTHING_KNOWN)
    state.memories = memories
    frame = discarding(state)
    if frame is not None:
        lay_down(state, viewer, frame, luck)
    return True


def may_hold(state: State, memory: Memory, place: i64, seat: i64, bundle: i64) -> bool:
    """Does a hand, as it may be, contain all these cards?"""
    if bundle:
        for resource in range(RESOURCES):
            if counting.thought(state, memory, place, seat, resource) < bundles.count(bundle, resource):
                return False
    return True


def lay_down(state: State, viewer: int, frame: DiscardHalf, luck: Luck) -> None:
    """What lies face down may be any cards of the hand it comes from (CAT-5.10)."""
    laid = filled(SEATS, 0)
    for seat in range(state.seats):
        laid[seat] = frame.laid(seat)
        if seat != viewer:
            cards = bundles.total(laid[seat])
            hand = state.hands[seat * RESOURCES : (seat + 1) * RESOURCES]
            for resource in range(RESOURCES):
                hand[resource] += bundles.count(laid[seat], resource)
            laid[seat] = 0
            for _ in range(cards):
                resource = luck.pick_row(hand)
                hand[resource] -= 1
                laid[seat] += bundles.one(resource)
            for resource in range(RESOURCES):
                state.hands[seat * RESOURCES + resource] = hand[resource]
    state.agenda[state.depth - 1] = DiscardHalf(frame.owed, laid[0], laid[1], laid[2], laid[3])


def deal_hands(state: State, pool: vec[i64], rooms: vec[i64], luck: Luck) -> None:
    """Nothing is known but how many cards there are."""
    left: i64 = 0
    for count in pool:
        left += count
    for seat in range(state.seats):
        for _ in range(rooms[seat] if rooms[seat] < left else 0):
            take_one(state, seat, pool, luck)
        left -= rooms[seat]
        if left == 0:  # what is left over fills the last hand
            for resource in range(RESOURCES):
                state.hands[seat * RESOURCES + resource] += pool[resource]
            return


def take_one(state: State, seat: i64, pool: vec[i64], luck: Luck) -> None:
    """A card of the pool into a hand."""
    resource = luck.pick_row(pool)
    pool[resource] -= 1
    state.hands[seat * RESOURCES + resource] += 1


def deal_discard(state: State, viewer: int, frame: DiscardHalf, pool: vec[i64], rooms: vec[i64], luck: Luck) -> None:
    """What somebody has laid down face down is as unknown as the hand it comes from (CAT-5.10)."""
    laid = filled(SEATS, 0)
    for seat in range(state.seats):
        laid[seat] = frame.laid(seat)
        if seat != viewer:
            for resource in range(RESOURCES):
                pool[resource] += bundles.count(laid[seat], resource)
    for seat in range(state.seats):
        if seat != viewer:
            for _ in range(rooms[seat]):
                take_one(state, seat, pool, luck)
            cards = bundles.total(laid[seat])
            laid[seat] = 0
            for _ in range(cards):
                resource = luck.pick_row(pool)
                pool[resource] -= 1
                laid[seat] += bundles.one(resource)
    state.agenda[state.depth - 1] = DiscardHalf(frame.owed, laid[0], laid[1], laid[2], laid[3])


def deal_proven(state: State, pool: vec[i64], rooms: vec[i64], proven: vec[i64], luck: Luck) -> None:
    """Some hands hold at least what their words commit them to (CAT-17.13).

    Hands without a promise are one holder, and kinds that nobody has promised are one kind: nothing tells them apart.
    """
    counts = vec[i64]()
    holders = vec[i64]()
    places = vec[i64]()
    kinds = vec[i64]()
    rest: i64 = 0
    for seat in range(state.seats):
        if proven[seat]:
            holders = append(holders, seat)
            places = append(places, rooms[seat])
        else:
            rest += rooms[seat]
    if rest > 0:
        places = append(places, rest)
    others: i64 = 0
    for resource in range(RESOURCES):
        if is_promised(proven, resource):
            kinds = append(kinds, resource)
            counts = append(counts, pool[resource])
        else:
            others += pool[resource]
    counts = append(counts, others)
    least = filled(len(places) * len(counts), 0)
    for holder in range(len(holders)):
        for kind in range(len(kinds)):
            least[holder * len(counts) + kind] = bundles.count(proven[holders[holder]], kinds[kind])
    dealt = Deal(counts, places, least).drawn(luck)
    unpromised = pool[:]
    for kind in range(len(kinds)):
        unpromised[kinds[kind]] = 0
    for holder in range(len(holders)):
        seat = holders[holder]
        rooms[seat] = 0
        for kind in range(len(kinds)):
            state.hands[seat * RESOURCES + kinds[kind]] = dealt[holder * len(counts) + kind]
            pool[kinds[kind]] -= dealt[holder * len(counts) + kind]
        for _ in range(dealt[holder * len(counts) + len(kinds)]):
            resource = luck.pick_row(unpromised)
            unpromised[resource] -= 1
            pool[resource] -= 1
            state.hands[seat * RESOURCES + resource] += 1
    if rest > 0:
        deal_hands(state, pool, rooms, luck)


def is_promised(proven: vec[i64], resource: i64) -> bool:
    """Is somebody committed to this kind?"""
    for bundle in proven:
        if bundles.count(bundle, resource) > 0:
            return True
    return False


def proven_cards(state: State, seat: i64) -> i64:
    """What trade proves a seat to hold: the larger of each kind that its words commit it to (CAT-17.13).

    A refused offer was said with the hand as it still is, or it would be forgotten (CAT-17.14).
    """
    offer = state.offer
    proven: i64 = 0
    if seat == state.active:
        for refusal in state.refused:
            proven = larger(proven, terms_give(refusal >> 2))
    if offer.addressees == 0:
        return proven
    if seat == state.active:
        proven = larger(proven, offer.give)
    elif offer.accepted >> seat & 1:
        proven = offer.want
    elif offer.counter(seat):
        proven = terms_want(offer.counter(seat))
    top = state.top()
    if isinstance(top, Compose) and top.seat == seat:
        proven = larger(proven, top.give)
    return proven


def larger(one: i64, other: i64) -> i64:
    """The larger number of each kind."""
    for resource in range(RESOURCES):
        missing = bundles.count(other, resource) - bundles.count(one, resource)
        if missing > 0:
            one += bundles.one(resource) * missing
    return one


# --- development cards


def deal_development_cards(state: State, viewer: int, luck: Luck) -> None:
    """The deck and the others' hands; nobody has points with which they would have won before (CAT-13.9)."""
    pool = filled(CARDS, 0)
    rooms = filled(SEATS + 1, 0)
    most = filled(SEATS + 1, 0)  # victory-point cards
    hidden = False
    for holder in range(SEATS + 1):
        if holder != viewer and (holder < state.seats or holder == BANK):
            rooms[holder] = state.card_count(holder)
            most[holder] = rooms[holder]
            if holder != BANK and rooms[holder] > 0:
                most[holder] = hidden_points_limit(state, holder)
                hidden = True
            for card in range(CARDS):
                pool[card] += state.cards_held(holder, card)
    if not hidden:
        return
    shares = spread(pool[VICTORY_POINT], rooms, filled(SEATS + 1, 0), most, luck)
    pool[VICTORY_POINT] = 0
    for seat in range(state.seats):
        if rooms[seat] > 0:
            for card in range(CARDS):
                state.cards[seat * CARDS + card] = 0
            state.cards[seat * CARDS + VICTORY_POINT] = shares[seat]
            for _ in range(rooms[seat] - shares[seat]):
                card = luck.pick_row(pool)
                pool[card] -= 1
                state.cards[seat * CARDS + card] += 1
    pool[VICTORY_POINT] = shares[BANK]
    for card in range(CARDS):
        state.cards[BANK * CARDS + card] = pool[card]
    if state.active not in (NOBODY, viewer) and state.bought:
        deal_bought_cards(state, luck)


def hidden_points_limit(state: State, seat: i64) -> i64:
    """How many hidden points a seat can have without having won in an own turn (CAT-13.9)."""
    known = scoring.visible_points(state, seat)
    if state.longest_road == seat and state.active != seat:
        known -= LONGEST_ROAD_POINTS
    return max(0, state.rules.target - 1 - known) // CARD_POINTS


def deal_bought_cards(state: State, luck: Luck) -> None:
    """Which of the active player's cards were bought this turn: any of them may be; their number is public."""
    hand = state.cards[state.active * CARDS : (state.active + 1) * CARDS]
    bought: i64 = 0
    for _ in range(bundles.total(state.bought)):
        card = luck.pick_row(hand)
        hand[card] -= 1
        bought += bundles.one(card)
    state.bought = bought
