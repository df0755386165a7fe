"""Every refusal of Catan names a reason that is true at this moment."""

from collections.abc import Mapping
from typing import Any, Final

import pytest

from igroteka.core.actions import Kind
from igroteka.core.agenda import NOBODY, Frame
from igroteka.core.market import Terms
from igroteka.games.catan.actions import (
    ACCEPT,
    ACTIONS,
    BANK_TRADE,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BUY_CARD,
    CANCEL,
    CONFIRM,
    COUNTER,
    DISCARD,
    DROP,
    END_TURN,
    GIVE,
    MOVE_ROBBER,
    OFFER,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_ROAD_BUILDING,
    PLAY_YEAR_OF_PLENTY,
    REJECT,
    ROLL,
    SEND,
    STEAL,
    STOP_ROADS,
    TAKE_COUNTER,
    WANT,
)
from igroteka.games.catan.data.box import BOX, RESOURCE_NAMES
from igroteka.games.catan.game import GAME, MARKET
from igroteka.games.catan.rules import cards, founding, robber, trade, turn
from igroteka.games.catan.state import State, terms
from tests.conftest import sized
from tests.games import honesty
from tests.games.catan.market import market
from tests.games.catan.table import (
    CARD,
    ROAD,
    before_roll,
    bundle,
    cities,
    deal,
    deal_cards,
    hand,
    roads,
    roll,
    settlements,
    table,
)
from tests.games.honesty import Refused, Truth
from tests.games.saying import ask, refusal, say

EDGES: Final = BOX["geometry"]["edges"]
COSTS: Final[list[tuple[Kind, dict[str, int]]]] = [
    (BUILD_ROAD, {"lumber": 1, "brick": 1}),
    (BUILD_SETTLEMENT, {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}),
    (BUILD_CITY, {"ore": 3, "grain": 2}),
    (BUY_CARD, {"ore": 1, "wool": 1, "grain": 1}),
]
CARDS: Final[list[tuple[Kind, int]]] = [
    (PLAY_KNIGHT, 0),
    (PLAY_ROAD_BUILDING, 1),
    (PLAY_YEAR_OF_PLENTY, 2),
    (PLAY_MONOPOLY, 3),
]
CARD_KINDS: Final = [kind for kind, _ in CARDS]
LATER: Final = [END_TURN, BUILD_ROAD, BUILD_SETTLEMENT, BUILD_CITY, BUY_CARD, BANK_TRADE, OFFER]
ANSWERS: Final[Mapping[type[Frame], list[Kind]]] = {
    founding.FoundSettlement: [BUILD_SETTLEMENT],
    founding.FoundRoad: [BUILD_ROAD],
    turn.PreRoll: [ROLL, *CARD_KINDS],
    turn.TradeAndBuild: [*LATER, *CARD_KINDS],
    robber.DiscardHalf: [DISCARD],
    robber.MoveRobber: [MOVE_ROBBER],
    robber.Steal: [STEAL],
    cards.FreeRoad: [BUILD_ROAD, STOP_ROADS],
    trade.Compose: [GIVE, WANT, SEND, DROP],
    trade.AnswerOffer: [ACCEPT, REJECT, COUNTER],
    trade.ChoosePartner: [CONFIRM, TAKE_COUNTER, CANCEL],
}
"""CAT-14.7: what may be said where."""


# --- what the board shows


def near(node: int) -> list[int]:
    return [end for ends in EDGES if node in ends for end in ends if end != node]


def owned_ends(state: State, seat: int) -> set[int]:
    """Nodes at own roads."""
    return {node for edge, ends in enumerate(EDGES) if state.roads[edge] == seat for node in ends}


def joins(state: State, seat: int, edge: int) -> bool:
    """CAT-8.3: an own building at an end, or an own road and no foreign building."""
    mine = owned_ends(state, seat)
    return any(state.owner(node) == seat or (node in mine and state.owner(node) == NOBODY) for node in EDGES[edge])


def can_lay(state: State, seat: int) -> bool:
    """CAT-8.9, CAT-9.6: a road is left, and an edge for it."""
    free = [edge for edge in range(len(EDGES)) if state.roads[edge] == NOBODY]
    return list(state.roads).count(seat) < 15 and any(joins(state, seat, edge) for edge in free)


def count(nodes: int) -> int:
    return nodes.bit_count()


def held(r: Refused, card: int) -> int:
    return int(r.state.cards_held(r.seat, card))


def card_of(r: Refused) -> int:
    return next(card for kind, card in CARDS if kind.has(r.action))


def bought(r: Refused) -> int:
    return int(r.state.bought) >> 5 * card_of(r) & 31


def visible(state: State, seat: int) -> int:
    points = count(state.settlements[seat]) + 2 * count(state.cities[seat])
    return points + 2 * (state.longest_road == seat) + 2 * (state.largest_army == seat)


def around(hex: int) -> list[int]:
    return list(BOX["geometry"]["hex_nodes"][hex])


def spared(state: State, seat: int, hex: int) -> bool:
    """CAT-12.2: an opponent with few visible points is at this hex."""
    return bool(state.rules.friendly_robber) and any(
        state.owner(node) not in (NOBODY, seat) and visible(state, state.owner(node)) < 3 for node in around(hex)
    )


def has_loot(r: Refused) -> bool:
    """CAT-5.5."""
    victim = r.index
    at_hex = any(r.state.owner(node) == victim for node in around(r.state.robber))
    return victim != r.seat and at_hex and sum(hand(r.state, victim).values()) > 0


def bank_has(state: State, names: list[str]) -> bool:
    return all(state.has(4, RESOURCE_NAMES.index(name)) >= names.count(name) for name in names)


def plenty(r: Refused) -> list[str]:
    return list(ACTIONS.notation(r.action).split()[1:])


def bank_trade(r: Refused) -> list[str]:
    return list(ACTIONS.notation(r.action).split()[1:])


def offered_to(r: Refused) -> set[int]:
    return {seat for seat in range(4) if (r.index + 1) >> seat & 1}


def missing(r: Refused) -> dict[str, int]:
    cost = next(cost for kind, cost in COSTS if kind.has(r.action))
    mine = hand(r.state, r.seat)
    short = {name: number - mine.get(name, 0) for name, number in cost.items()}
    return {name: number for name, number in short.items() if number > 0}


# --- what is being said


def composed(r: Refused) -> trade.Compose:
    assert isinstance(r.top, trade.Compose)
    return r.top


def side(r: Refused) -> dict[str, int]:
    """What lies on the side to which a card is added."""
    return bundle(composed(r).give if r.says(GIVE) else composed(r).want)


def counters(r: Refused) -> object:
    return r.seat != r.state.active


def largest(r: Refused) -> int:
    state = r.state
    asked = [state.active] if counters(r) else [seat for seat in range(4) if state.offer.addressees >> seat & 1]
    return max(sum(hand(state, seat).values()) for seat in asked)


def name_of(r: Refused) -> str:
    return RESOURCE_NAMES[r.index]


def out_of_order(r: Refused) -> bool:
    frame = composed(r)
    later = [name for name in side(r) if RESOURCE_NAMES.index(name) > r.index]
    return bool(later) or (r.says(GIVE) and frame.want > 0)


def side_is_full(r: Refused) -> bool:
    limit = int(r.state.rules.max_cards)
    return {"limit": limit} == r.details and 0 < limit <= sum(side(r).values())


def all_refused(r: Refused) -> object:
    state, frame = r.state, composed(r)
    asked = [seat for seat in range(state.seats) if state.offer.addressees >> seat & 1]
    return all((terms(frame.give, frame.want) << 2 | seat) in list(state.refused) for seat in asked)


def wanted_by_counter(r: Refused) -> object:
    counter = r.state.offer.counter(r.index)
    return bool(counter) and not r.state.holds(r.seat, counter & 0x1FFFFFF)


def is_open(r: Refused) -> object:
    return r.state.offer.give == 0 or r.state.offer.want == 0


def at(*frames: type[Frame]) -> Truth:
    return lambda r: isinstance(r.top, frames)


MAIN: Final = at(turn.TradeAndBuild)
COMPOSE: Final = at(trade.Compose)
ROADS: Final = at(turn.TradeAndBuild, cards.FreeRoad, founding.FoundRoad)
NODES: Final = at(turn.TradeAndBuild, founding.FoundSettlement)
PLAYED: Final = at(turn.PreRoll, turn.TradeAndBuild)

TRUTHS: Final[Mapping[str, Truth]] = {
    **honesty.MANNERS,
    "not-your-turn": lambda r: not r.asked and r.seat != r.state.active,
    "not-asked": lambda r: not r.asked and r.seat == r.state.active,
    "wrong-moment": lambda r: not r.says(*ANSWERS[type(r.top)]) and not (at(turn.PreRoll)(r) and r.says(*LATER)),
    "roll-first": lambda r: isinstance(r.top, turn.PreRoll) and r.says(*LATER),
    # building
    "cannot-pay": lambda r: MAIN(r) and bool(missing(r)) and r.details == {"missing": missing(r)},
    "edge-taken": lambda r: ROADS(r) and r.says(BUILD_ROAD) and r.state.roads[r.index] != NOBODY,
    "edge-not-connected": lambda r: ROADS(r) and r.says(BUILD_ROAD) and not joins(r.state, r.seat, r.index),
    "road-at-settlement": lambda r: isinstance(r.top, founding.FoundRoad) and r.top.node not in EDGES[r.index],
    "no-roads-left": lambda r: ROADS(r) and r.says(BUILD_ROAD) and list(r.state.roads).count(r.seat) == 15,
    "node-taken": lambda r: NODES(r) and r.says(BUILD_SETTLEMENT) and r.state.owner(r.index) != NOBODY,
    "too-close": lambda r: (
        NODES(r) and r.says(BUILD_SETTLEMENT) and any(r.state.owner(node) != NOBODY for node in near(r.index))
    ),
    "no-own-road": lambda r: MAIN(r) and r.says(BUILD_SETTLEMENT) and r.index not in owned_ends(r.state, r.seat),
    "no-settlements-left": lambda r: MAIN(r) and r.says(BUILD_SETTLEMENT) and count(r.state.settlements[r.seat]) == 5,
    "not-own-settlement": lambda r: MAIN(r) and r.says(BUILD_CITY) and not r.state.settlements[r.seat] >> r.index & 1,
    "no-cities-left": lambda r: MAIN(r) and r.says(BUILD_CITY) and count(r.state.cities[r.seat]) == 4,
    # development cards
    "deck-empty": lambda r: MAIN(r) and r.says(BUY_CARD) and r.state.card_count(4) == 0,
    "no-such-card": lambda r: PLAYED(r) and r.says(*CARD_KINDS) and held(r, card_of(r)) == 0,
    "card-played-already": lambda r: PLAYED(r) and r.says(*CARD_KINDS) and bool(r.state.card_played),
    "card-bought-this-turn": lambda r: PLAYED(r) and 0 < held(r, card_of(r)) <= bought(r),
    "no-place-for-road": lambda r: PLAYED(r) and r.says(PLAY_ROAD_BUILDING) and not can_lay(r.state, r.seat),
    "first-road-required": lambda r: isinstance(r.top, cards.FreeRoad) and r.top.left == 2 and r.says(STOP_ROADS),
    "bank-lacks": lambda r: (
        (PLAYED(r) and r.says(PLAY_YEAR_OF_PLENTY) and not bank_has(r.state, plenty(r)))
        or (MAIN(r) and r.says(BANK_TRADE) and not bank_has(r.state, bank_trade(r)[1:]))
    ),
    "plenty-is-two": lambda r: (
        PLAYED(r) and r.says(PLAY_YEAR_OF_PLENTY) and len(plenty(r)) == 1 and r.state.hand_size(4) > 1
    ),
    # trade
    "bank-rate": lambda r: (
        MAIN(r)
        and r.says(BANK_TRADE)
        and r.details["held"] == hand(r.state, r.seat).get(bank_trade(r)[0], 0)
        and r.details["held"] < r.details["rate"] == r.state.rate(r.seat, RESOURCE_NAMES.index(bank_trade(r)[0]))
    ),
    "trading-closed": lambda r: MAIN(r) and r.says(BANK_TRADE, OFFER) and bool(r.state.trading_closed),
    "trade-off": lambda r: MAIN(r) and r.says(OFFER) and not r.state.rules.player_trade,
    "offer-limit": lambda r: (
        MAIN(r)
        and r.says(OFFER)
        and r.details == {"limit": r.state.rules.max_offers}
        and r.state.offers_made >= r.state.rules.max_offers
    ),
    "no-cards-to-give": lambda r: MAIN(r) and r.says(OFFER) and not hand(r.state, r.seat),
    "offer-self": lambda r: (
        MAIN(r) and r.says(OFFER) and bool((r.index + 1) >> r.seat & 1 or (r.index + 1) >> r.state.seats)
    ),
    "partner-no-cards": lambda r: (
        MAIN(r) and r.says(OFFER) and any(not hand(r.state, seat) for seat in offered_to(r) if seat < r.state.seats)
    ),
    "wrong-order": lambda r: COMPOSE(r) and r.says(GIVE, WANT) and out_of_order(r),
    "not-held": lambda r: (
        COMPOSE(r) and r.says(GIVE) and hand(r.state, r.seat).get(name_of(r), 0) <= side(r).get(name_of(r), 0)
    ),
    "side-full": lambda r: COMPOSE(r) and r.says(GIVE, WANT) and side_is_full(r),
    "same-both-sides": lambda r: COMPOSE(r) and r.says(WANT) and name_of(r) in bundle(composed(r).give),
    "all-kinds": lambda r: COMPOSE(r) and r.says(GIVE, WANT) and len({*side(r), name_of(r)}) == 5,
    "too-many-wanted": lambda r: COMPOSE(r) and r.says(WANT) and sum(side(r).values()) >= largest(r),
    "more-than-there-are": lambda r: COMPOSE(r) and r.says(WANT) and side(r)[name_of(r)] == r.details["cards"] == 19,
    "nothing-given": lambda r: (
        COMPOSE(r) and r.says(WANT) and composed(r).give == 0 and (counters(r) or not r.state.rules.open_offers)
    ),
    "terms-incomplete": lambda r: COMPOSE(r) and r.says(SEND) and 0 in (composed(r).give, composed(r).want),
    "already-refused": lambda r: COMPOSE(r) and r.says(SEND) and not counters(r) and all_refused(r),
    "counter-same": lambda r: (
        COMPOSE(r)
        and r.says(SEND)
        and counters(r)
        and (composed(r).want, composed(r).give) == (r.state.offer.give, r.state.offer.want)
    ),
    "open-offer": lambda r: isinstance(r.top, trade.AnswerOffer) and r.says(ACCEPT) and is_open(r),
    "cannot-accept": lambda r: (
        isinstance(r.top, trade.AnswerOffer) and r.says(ACCEPT) and not r.state.holds(r.seat, r.state.offer.want)
    ),
    "counters-off": lambda r: (
        isinstance(r.top, trade.AnswerOffer) and r.says(COUNTER) and not r.state.rules.counter_offers
    ),
    "counter-limit": lambda r: (
        isinstance(r.top, trade.AnswerOffer)
        and r.says(COUNTER)
        and r.details == {"limit": r.state.rules.max_counters}
        and 0 < r.state.rules.max_counters <= r.state.counters_of(r.seat)
    ),
    "did-not-accept": lambda r: (
        isinstance(r.top, trade.ChoosePartner) and r.says(CONFIRM) and not r.state.offer.accepted >> r.index & 1
    ),
    "no-counter": lambda r: (
        isinstance(r.top, trade.ChoosePartner) and r.says(TAKE_COUNTER) and not r.state.offer.counter(r.index)
    ),
    "cannot-pay-counter": lambda r: (
        isinstance(r.top, trade.ChoosePartner) and r.says(TAKE_COUNTER) and wanted_by_counter(r)
    ),
    # the robber
    "robber-must-move": lambda r: (
        isinstance(r.top, robber.MoveRobber) and r.says(MOVE_ROBBER) and r.index == r.state.robber
    ),
    "robber-friendly": lambda r: (
        isinstance(r.top, robber.MoveRobber) and r.says(MOVE_ROBBER) and spared(r.state, r.seat, r.index)
    ),
    "robber-spares": lambda r: (
        isinstance(r.top, robber.Steal)
        and r.says(STEAL)
        and bool(r.state.rules.friendly_robber)
        and visible(r.state, r.index) < 3
    ),
    "cannot-rob": lambda r: isinstance(r.top, robber.Steal) and r.says(STEAL) and not has_loot(r),
    "not-held-discard": lambda r: (
        isinstance(r.top, robber.DiscardHalf) and r.says(DISCARD) and name_of(r) not in hand(r.state, r.seat)
    ),
}
"""What must be true for a refusal to be honest."""

NO_ACTION: Final = {"two-players", "not-two-players", "first-seat", "position-law"}
AT_A_MARKET: Final = {"no-such-resource", "partner-cannot-pay"}
"""Said of drafts only, where resources come by name and a host hears why a partner could not agree."""

TABLES: Final[list[tuple[int, dict[str, object]]]] = [
    (4, {"layout": "spiral", "max_offers_per_turn": 2}),
    (4, {"layout": "random", "combined_trade_build": False, "max_cards_per_side": 2, "counter_offers": False}),
    (3, {"layout": "beginner", "friendly_robber": True, "open_offers": False, "max_counters_per_turn": 1}),
    (2, {"layout": "spiral", "two_player": "duel"}),
]


@pytest.mark.parametrize("seed", range(sized(1, 20)))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_refusal_of_a_game_is_true(seats: int, options: dict[str, object], seed: int) -> None:
    """CAT-14.7: the reason that is named holds, whatever is said, by whomever, at whatever moment."""
    assert [] == honesty.lies(honesty.wandering(GAME, seats, options, seed, sized(6, 20)), TRUTHS, set())


# --- positions a random game does not come to


def used_up() -> list[State]:
    """No pieces left, an empty deck, cards that may not be played yet."""
    state = table(victory_points_to_win=20)
    settlements(state, 0, 0, 2, 4, 7, 9)
    cities(state, 0, 11, 13, 15, 17)
    roads(state, 0, *range(15))
    deal(state, 0, lumber=6, brick=6, wool=6, grain=6, ore=6)
    deal_cards(state, 0, road_building=1, year_of_plenty=1, monopoly=1, knight=1)
    for card in range(5):
        state.cards[20 + card] = 0
    bought_now = state.copy()
    bought_now.bought = 1 | 1 << 5 | 1 << 10
    played = state.copy()
    played.card_played = True
    return [state, bought_now, played]


def poor_bank() -> list[State]:
    """Year of Plenty with one, two or no cards in the bank (CAT-9.7)."""
    found = []
    for left in (0, 1, 2):
        state = before_roll()
        deal_cards(state, 0, year_of_plenty=1)
        deal(state, 1, lumber=19, brick=19, wool=19, grain=19, ore=19 - left)
        found.append(state)
    return found


def robbers() -> list[State]:
    """Discards; the friendly robber, who has only the desert left, where somebody with few points is (CAT-12.2)."""
    state = before_roll(friendly_robber=True)
    settlements(state, 1, 20)
    deal(state, 0, lumber=8, brick=2)
    deal(state, 1, wool=9)
    roll(state, 7)
    discards = state.copy()
    while isinstance(state.top(), robber.DiscardHalf):
        state.apply(state.legal()[0])
    desert = next(hex for hex in range(19) if state.terrain[hex] == 5)
    steal = table(friendly_robber=True)
    settlements(steal, 1, around(desert)[0])
    cities(steal, 2, around(desert)[2], 0)
    for seat in (1, 2):
        deal(steal, seat, wool=1)
    steal.robber = desert
    return [discards, state, ask(steal, robber.Steal(0), turn.TradeAndBuild(0))]


def offers() -> list[State]:
    """Every moment of a trade, with and without what the options forbid (CAT-17)."""
    found = []

    def said(*lines: str, **options: Any) -> State:
        state = market(**options)
        say(state, *lines)
        found.append(state.copy())
        return state

    said(player_trade="none")
    said("offer p0 p3", "give lumber")
    said("offer p0 p3", "give lumber", "want grain")
    said("offer p3", "give lumber", "give brick", max_cards_per_side=2)
    said("offer p2", "give lumber", "want ore")
    said("offer p3", open_offers=False)
    said("offer 1 lumber for 1 ore to p3", counter_offers=False)
    said("offer 1 lumber for 1 ore to p0")
    said("offer 1 lumber for nothing to p3")
    said("offer 1 lumber for 1 ore to p3", "counter")
    said("offer 1 lumber for 1 ore to p3", "counter", "give ore", "want lumber")
    said("offer 1 lumber for 1 ore to p3", "counter 1 grain for 3 brick")
    said("offer 1 lumber for 1 ore to p0 p3", "accept", "reject")
    said("offer 1 lumber for 1 ore to p3", "reject", "offer p3", "give lumber", "want ore")
    said(
        "offer 1 lumber for 1 ore to p3",
        "counter 1 grain for 1 brick",
        "cancel",
        "offer 1 lumber for 2 ore to p3",
        max_counters_per_turn=1,
    )
    said("offer p3", "drop", max_offers_per_turn=1)
    rich = market()
    deal(rich, 1, wool=2, grain=2, ore=1)
    say(rich, "offer p3", "give lumber", "give brick", "give wool", "give grain")
    poor = table(active=1)
    deal(poor, 2, ore=19, wool=5)
    bare = poor.copy()
    deal(poor, 1, lumber=1)
    say(poor, "offer p2", "give lumber", *["want ore"] * 19)
    return [*found, rich, poor, bare]


def turns() -> list[State]:
    """Before the roll, with trading closed, at a free road, when the game is over."""
    state = before_roll()
    settlements(state, 0, 20)
    deal(state, 0, **ROAD, wool=1)
    deal_cards(state, 0, road_building=1)
    roads_to_lay = state.copy()
    say(roads_to_lay, "roads")
    nowhere = before_roll()
    deal_cards(nowhere, 0, road_building=1)
    closed = table(combined_trade_build=False)
    settlements(closed, 0, 20)
    deal(closed, 0, lumber=5, brick=1)
    deal(closed, 1, ore=1)
    closed.apply(next(action for action in closed.legal() if BUILD_ROAD.has(action)))
    over = table()
    cities(over, 0, 1, 3, 5, 7)
    settlements(over, 0, 20)
    deal(over, 0, **CARD)
    say(over, "buy", "draw victory_point")
    dice = before_roll()
    say(dice, "roll")
    return [state, roads_to_lay, nowhere, closed, over, dice]


def by_hand() -> list[State]:
    return [*used_up(), *poor_bank(), *robbers(), *offers(), *turns()]


def test_every_refusal_by_hand_is_true_and_every_code_is_met() -> None:
    """No code without a truth, no truth that is never asked for."""
    seen: set[str] = set()
    found = honesty.lies([*by_hand(), *honesty.wandering(GAME, 4, TABLES[0][1], 5, 3)], TRUTHS, seen)

    assert [] == found
    assert set(TRUTHS) == seen
    assert set(TRUTHS) | AT_A_MARKET == honesty.codes(GAME, NO_ACTION)


@pytest.mark.parametrize(
    ("position", "line", "code"),
    [
        (0, "robber 5", "wrong-moment"),
        (0, "steal p1", "wrong-moment"),
        (1, "discard wool", "wrong-moment"),
        (1, "steal p1", "wrong-moment"),
        (2, "robber 5", "wrong-moment"),
        (2, "discard wool", "wrong-moment"),
        (2, "steal p1", "robber-spares"),
        (2, "steal p3", "cannot-rob"),
    ],
)
def test_the_robber_knows_the_moment(position: int, line: str, code: str) -> None:
    """CAT-14.7: at a discard, at the robber's walk and at a theft only their own questions have reasons."""
    assert code == refusal(robbers()[position], line)[0]


@pytest.mark.parametrize("line", ["road 28", "settlement 3", "city 20", "buy", "bank lumber ore", "offer p1", "end"])
def test_the_roll_comes_first(line: str) -> None:
    """CAT-4.2: whatever else is wrong with it, before the roll it is too early."""
    assert ("roll-first", "CAT-4.2") == refusal(turns()[0], line)
    assert "wrong-moment" == refusal(turns()[0], "discard wool")[0]


def test_one_card_of_plenty_is_not_refused_for_want_of_it() -> None:
    """CAT-9.7: a single card only if it is the bank's last; that is the reason, not that the bank has none."""
    none, one, two = poor_bank()

    assert ("bank-lacks", "CAT-9.7") == refusal(none, "plenty ore")
    assert ("bank-lacks", "CAT-9.7") == refusal(one, "plenty ore ore")
    assert ("plenty-is-two", "CAT-9.7") == refusal(two, "plenty ore")


def test_a_seat_that_is_not_there_has_no_empty_hand() -> None:
    """CAT-17.6: offers go to opponents at this table."""
    state = table(3)
    deal(state, 0, ore=1)

    assert ("offer-self", "CAT-17.6") == refusal(state, "offer p3")
    assert ("partner-no-cards", "CAT-17.6") == refusal(state, "offer p2")


def test_drafts_are_refused_for_what_is_wrong_with_them() -> None:
    """CAT-17.25: terms that are no cards, more than there are, or all five kinds within the cap."""
    state = table(active=1, max_cards_per_side=5)
    deal(state, 1, lumber=1, brick=1, wool=1, grain=1, ore=1)
    deal(state, 2, ore=1)
    every = dict.fromkeys(RESOURCE_NAMES, 1)
    for give, want, code in (
        ({"gold": 1}, {"ore": 1}, "no-such-resource"),
        ({"lumber": 1}, {"ore": 20}, "more-than-there-are"),
        ({"lumber": 20}, {"ore": 1}, "not-held"),
        (every, {}, "all-kinds"),
        ({"lumber": 1}, {"ore": 2}, "too-many-wanted"),
    ):
        why = MARKET.objection(state, 1, [2], Terms(give, want))
        assert why is not None
        assert f"catan-{code}" == why.code
