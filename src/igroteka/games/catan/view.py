"""What may a seat see, what is asked, and how are the hidden things dealt anew for search? (CAT-13)"""

from typing import Any, Final

from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import filled, i64
from igroteka.core.chance import Luck
from igroteka.core.events import Event
from igroteka.core.state import CHANCE, OVER
from igroteka.core.writing import named, number_or_none
from igroteka.games.catan import meta, scoring
from igroteka.games.catan.actions import (
    BANK_TRADE,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    CONFIRM,
    DISCARD,
    GIVE,
    MOVE_ROBBER,
    OFFER,
    PLAY_MONOPOLY,
    PLAY_YEAR_OF_PLENTY,
    STEAL,
    TAKE_COUNTER,
    WANT,
    bank_gets,
    bank_gives,
)
from igroteka.games.catan.data.box import (
    CARD_NAMES,
    CARDS,
    CITIES,
    COLOURS,
    LONGEST_ROAD_POINTS,
    NUMBERS,
    RESOURCE_NAMES,
    RESOURCES,
    SEATS,
    SETTINGS,
    SETTLEMENTS,
    VICTORY_POINT,
)
from igroteka.games.catan.events import ROLLED
from igroteka.games.catan.position import (
    AGENDA,
    board_of,
    cards_of,
    development_of,
    hand_of,
    offer_of,
    pieces_of,
    played_of,
    result_of,
    turn_of,
)
from igroteka.games.catan.rules.cards import PLENTY
from igroteka.games.catan.rules.robber import DiscardHalf
from igroteka.games.catan.rules.trade import Compose
from igroteka.games.catan.state import BANK, State, terms_want
from igroteka.kit import bits, bundles

DECISIONS: Final = {
    "found_settlement": "FOUND_SETTLEMENT",
    "found_road": "FOUND_ROAD",
    "pre_roll": "PRE_ROLL",
    "discard_half": "DISCARD",
    "move_robber": "MOVE_ROBBER",
    "steal": "STEAL",
    "trade_and_build": "MAIN",
    "free_road": "ROAD_BUILDING",
    "compose": "TRADE_COMPOSE",
    "answer_offer": "TRADE_RESPONSE",
    "choose_partner": "TRADE_SELECT",
}


# --- seeing


def view(state: State, viewer: int) -> dict[str, Any]:
    """All that this seat, or a spectator, may see: built from nothing, thing by thing (CAT-13.1 to CAT-13.4)."""
    seen: dict[str, Any] = {
        "game": meta.ID,
        "version": meta.VERSION,
        "seats": int(state.seats),
        "viewer": viewer,
        "options": SETTINGS.changed(state.rules.options),
        "board": board_of(state),
        "players": [player_seen(state, seat, viewer) for seat in range(state.seats)],
        "bank": hand_of(state, BANK),
        "deck": int(state.card_count(BANK)),
        "turn": turn_of(state),
        "longest_road": number_or_none(state.longest_road),
        "largest_army": number_or_none(state.largest_army),
        "offer": offer_of(state),
        "question": question(state),
        "result": result_of(state),
    }
    seen["turn"]["bought_count"] = int(bundles.total(state.bought))
    if state.active == viewer:
        seen["turn"]["bought"] = named(bundles.unpacked(state.bought, CARDS), CARD_NAMES)
    return seen


def player_seen(state: State, seat: int, viewer: int) -> dict[str, Any]:
    """A player as the viewer sees them; hands are open to their owner, and to all when the game is over (CAT-11.4)."""
    seen: dict[str, Any] = {
        "colour": COLOURS[state.seats][seat],
        "hand_size": int(state.hand_size(seat)),
        "card_count": int(state.card_count(seat)),
        "played": played_of(state, seat),
        "roads_left": int(state.roads_left[seat]),
        "settlements_left": int(SETTLEMENTS - bits.size(state.settlements[seat])),
        "cities_left": int(CITIES - bits.size(state.cities[seat])),
        "road_length": int(state.lengths[seat]),
        "points": int(scoring.visible_points(state, seat)),
        "rates": [int(state.rate(seat, resource)) for resource in range(RESOURCES)],
    }
    seen.update(pieces_of(state, seat))
    if seat == viewer or state.finished:
        seen["hand"] = hand_of(state, seat)
        seen["cards"] = development_of(state, seat)
        seen["total_points"] = int(scoring.points(state, seat))
        top = discarding(state)
        if top is not None:
            seen["laid_down"] = cards_of(top.laid(seat))
    return seen


def discarding(state: State) -> DiscardHalf | None:
    """The discard that is going on."""
    if state.depth == 0:
        return None
    top = state.top()
    return top if isinstance(top, DiscardHalf) else None


def question(state: State) -> dict[str, Any]:
    """What is asked of whom; everything in it is public (CAT-13.8, CAT-14.1)."""
    if state.player == OVER:
        return {"decision": "GAME_OVER", "seats": []}
    written = AGENDA.frame(state, state.top())
    if state.player == CHANCE:
        return {"decision": "CHANCE", "seats": [], "frame": written["frame"]}
    asked: dict[str, Any] = {"decision": DECISIONS[written["frame"]], "seats": state.speakers()}
    top = state.top()
    if isinstance(top, DiscardHalf):
        asked["owed"] = [int(top.owes(seat)) for seat in range(state.seats)]
    elif isinstance(top, Compose):
        asked["give"], asked["want"] = written["give"], written["want"]
        asked["counter"] = top.is_counter(state)
    elif "node" in written:
        asked["node"] = written["node"]
    elif "left" in written:
        asked["left"] = written["left"]
    elif "round" in written:
        asked["round"] = written["round"]
    return asked


def targets(state: State, action: int) -> list[str]:  # noqa: ARG001 -- as every game does
    """The places on the table that an action touches."""
    if BUILD_ROAD.has(action):
        return [f"edge:{BUILD_ROAD.index(action)}"]
    if BUILD_SETTLEMENT.has(action):
        return [f"node:{BUILD_SETTLEMENT.index(action)}"]
    if BUILD_CITY.has(action):
        return [f"node:{BUILD_CITY.index(action)}"]
    if MOVE_ROBBER.has(action):
        return [f"hex:{MOVE_ROBBER.index(action)}"]
    if OFFER.has(action):
        return [f"seat:{seat}" for seat in bits.members(OFFER.index(action) + 1)]
    for kind in (STEAL, CONFIRM, TAKE_COUNTER):
        if kind.has(action):
            return [f"seat:{kind.index(action)}"]
    for kind in (DISCARD, GIVE, WANT, PLAY_MONOPOLY):
        if kind.has(action):
            return [f"resource:{RESOURCE_NAMES[kind.index(action)]}"]
    if BANK_TRADE.has(action):
        return [f"resource:{RESOURCE_NAMES[bank_gives(action)]}", f"resource:{RESOURCE_NAMES[bank_gets(action)]}"]
    if PLAY_YEAR_OF_PLENTY.has(action):
        return [f"resource:{name}" for name in cards_of(PLENTY[PLAY_YEAR_OF_PLENTY.index(action)])]
    return []


# --- dealing anew


def sample(state: State, viewer: int, luck: Luck) -> State:
    """A state the viewer cannot tell from this one: the facts of CAT-13.6 are kept, the rest is dealt at random.

    Cards that open trades prove are dealt to their holders first; what is left is shuffled, all deals equally likely.
    """
    other = state.copy()
    if not state.finished:
        deal_resources(other, viewer, luck)
        deal_development_cards(other, viewer, luck)
    return other


def deal_resources(state: State, viewer: int, luck: Luck) -> None:
    """Hands, and cards laid down in a discard, of everybody but the viewer."""
    frame = discarding(state)
    laid = filled(SEATS, 0)
    pool = filled(RESOURCES, 0)
    sizes = filled(SEATS, 0)
    for seat in range(state.seats):
        if frame is not None:
            laid[seat] = frame.laid(seat)
        if seat != viewer:
            sizes[seat] = state.hand_size(seat)
            for resource in range(RESOURCES):
                pool[resource] += state.has(seat, resource) + bundles.count(laid[seat], resource)
                state.hands[seat * RESOURCES + resource] = 0
    for seat in range(state.seats):
        if seat != viewer:
            proven = proven_cards(state, seat)
            for resource in range(RESOURCES):
                cards = bundles.count(proven, resource)
                state.hands[seat * RESOURCES + resource] = cards
                pool[resource] -= cards
                sizes[seat] -= cards
    for seat in range(state.seats):
        if seat != viewer:
            for _ in range(sizes[seat]):
                resource = luck.pick(pool)
                pool[resource] -= 1
                state.hands[seat * RESOURCES + resource] += 1
            cards_laid = bundles.total(laid[seat])
            laid[seat] = 0
            for _ in range(cards_laid):
                resource = luck.pick(pool)
                pool[resource] -= 1
                laid[seat] += bundles.one(resource)
    if frame is not None:
        state.agenda[state.depth - 1] = DiscardHalf(frame.owed, laid[0], laid[1], laid[2], laid[3])


def proven_cards(state: State, seat: i64) -> i64:
    """What the open trade proves a seat to hold: the larger of each kind that its words commit it to (CAT-17.13)."""
    offer = state.offer
    proven: i64 = 0
    if offer.addressees == 0:
        return proven
    if seat == state.active:
        proven = offer.give
    elif offer.accepted >> seat & 1:
        proven = offer.want
    elif offer.counter(seat):
        proven = terms_want(offer.counter(seat))
    top = state.top()
    if isinstance(top, Compose) and top.seat == seat:
        for resource in range(RESOURCES):
            missing = bundles.count(top.give, resource) - bundles.count(proven, resource)
            if missing > 0:
                proven += bundles.one(resource) * missing
    return proven


def deal_development_cards(state: State, viewer: int, luck: Luck) -> None:
    """The deck and the others' hands; nobody gets points with which they would have won before (CAT-13.9)."""
    pool = filled(CARDS, 0)
    sizes = filled(SEATS + 1, 0)
    room = filled(SEATS + 1, 0)  # for victory-point cards
    holders: list[int] = [seat for seat in range(state.seats) if seat != viewer]
    holders.append(BANK)
    for holder in holders:
        sizes[holder] = state.card_count(holder)
        room[holder] = sizes[holder] if holder == BANK else min(sizes[holder], hidden_points_limit(state, holder))
        for card in range(CARDS):
            pool[card] += state.cards_held(holder, card)
            state.cards[holder * CARDS + card] = 0
    while pool[VICTORY_POINT] > 0:
        holder = luck.pick(room)
        pool[VICTORY_POINT] -= 1
        room[holder] -= 1
        sizes[holder] -= 1
        state.cards[holder * CARDS + VICTORY_POINT] += 1
        room[holder] = min(room[holder], sizes[holder])
    for holder in holders:
        for _ in range(sizes[holder]):
            card = luck.pick(pool)
            pool[card] -= 1
            state.cards[holder * CARDS + card] += 1
    if state.active not in (NOBODY, viewer):
        deal_bought_cards(state, luck)


def hidden_points_limit(state: State, seat: int) -> i64:
    """How many hidden points a seat can have without having won in an own turn (CAT-13.9)."""
    known = scoring.visible_points(state, seat)
    if state.longest_road == seat and state.active != seat:
        known -= LONGEST_ROAD_POINTS
    return max(0, state.rules.target - 1 - known)


def deal_bought_cards(state: State, luck: Luck) -> None:
    """Which of the active player's cards were bought this turn; their number is public."""
    hand = state.cards[state.active * CARDS : (state.active + 1) * CARDS]
    bought: i64 = 0
    for _ in range(bundles.total(state.bought)):
        card = luck.pick(hand)
        hand[card] -= 1
        bought += bundles.one(card)
    state.bought = bought


# --- counting


def tally(events: list[Event]) -> dict[str, dict[str, int]]:
    """How often each sum of the dice has fallen."""
    totals = [0] * (NUMBERS + 1)
    for event in events:
        if event.kind == ROLLED:
            totals[event.a + event.b] += 1
    return {"rolls": {str(total): count for total, count in enumerate(totals) if count}}
