"""Why not? The rule that forbids what is not legal now."""

from typing import Final

from igroteka.core.agenda import NOBODY, Frame
from igroteka.core.arrays import i64, vec
from igroteka.core.errors import IllegalAction
from igroteka.core.refusals import Manners
from igroteka.games.catan import meta
from igroteka.games.catan.actions import (
    ACCEPT,
    BANK_TRADE,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BUY_CARD,
    CONFIRM,
    COUNTER,
    DISCARD,
    END_TURN,
    GIVE,
    MOVE_ROBBER,
    OFFER,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_ROAD_BUILDING,
    PLAY_YEAR_OF_PLENTY,
    SEND,
    STEAL,
    STOP_ROADS,
    TAKE_COUNTER,
    WANT,
    bank_gets,
    bank_gives,
)
from igroteka.games.catan.data.box import (
    CARD_COST,
    CARDS_PER_RESOURCE,
    CITIES,
    CITY_COST,
    EDGE_NODES,
    KNIGHT,
    MONOPOLY,
    RESOURCE_NAMES,
    RESOURCES,
    ROAD_BUILDING,
    ROAD_COST,
    SETTLEMENT_COST,
    SETTLEMENTS,
    YEAR_OF_PLENTY,
)
from igroteka.games.catan.rules import building, cards, founding, robber, trade
from igroteka.games.catan.rules.turn import PreRoll, TradeAndBuild
from igroteka.games.catan.state import BANK, State, terms_give
from igroteka.kit import bits, bundles


def refuse(code: str, rule: str) -> IllegalAction:
    """A refusal with its rule."""
    return IllegalAction(f"catan-{code}", rule)


class Asked(Manners):
    """Whoever is on turn and waits for an answer is told so."""

    def outsider(self, state: State, seat: int) -> IllegalAction:
        return refuse("not-asked", "CAT-14.7") if seat == state.active else super().outsider(state, seat)


AFTER_THE_ROLL: Final = [END_TURN, BUILD_ROAD, BUILD_SETTLEMENT, BUILD_CITY, BUY_CARD, BANK_TRADE, OFFER]

MANNERS: Final = Asked(
    meta.ID, no_such_action="CAT-14.2", game_over="CAT-11.1", chance="CAT-14.3", not_your_turn="CAT-4.1"
)


def why_not(state: State, seat: int, action: int) -> IllegalAction | None:
    """Why this seat may not say this now; None if it may."""
    return MANNERS.why_not(state, seat, action, explain)


def explain(state: State, seat: int, action: int, top: Frame) -> IllegalAction:
    """What is wrong with an answer of a seat that is asked."""
    return wrong_answer(state, seat, action, top) or refuse("wrong-moment", "CAT-14.7")


def wrong_answer(state: State, seat: int, action: int, top: Frame) -> IllegalAction | None:
    """The reason by what is asked; anything that answers another question is at the wrong moment."""
    if isinstance(top, PreRoll):
        return explain_card(state, seat, action) or explain_before_roll(action)
    if isinstance(top, TradeAndBuild):
        return (
            explain_card(state, seat, action)
            or explain_build(state, seat, action)
            or explain_trade(state, seat, action)
        )
    if isinstance(top, trade.Compose):
        return explain_compose(state, top, action)
    if isinstance(top, trade.AnswerOffer):
        return explain_answer(state, action)
    if isinstance(top, trade.ChoosePartner):
        return explain_choice(state, seat, action)
    return explain_free(state, seat, action, top) or explain_robber(state, seat, action, top)


def explain_free(state: State, seat: int, action: int, top: Frame) -> IllegalAction | None:
    """Pieces that cost nothing: the first settlements and roads, and those of Road Building (CAT-3, CAT-9.14)."""
    if isinstance(top, cards.FreeRoad):
        if action == STOP_ROADS.first:
            return refuse("first-road-required", "CAT-9.14")
        return explain_road(state, seat, BUILD_ROAD.index(action)) if BUILD_ROAD.has(action) else None
    if isinstance(top, founding.FoundSettlement) and BUILD_SETTLEMENT.has(action):
        return explain_node(state, BUILD_SETTLEMENT.index(action))
    if isinstance(top, founding.FoundRoad) and BUILD_ROAD.has(action):
        taken = state.roads[BUILD_ROAD.index(action)] != NOBODY
        return refuse("edge-taken", "CAT-8.2") if taken else refuse("road-at-settlement", "CAT-3.6")
    return None


def explain_robber(state: State, seat: int, action: int, top: Frame) -> IllegalAction | None:
    """Discards, the robber, the theft (CAT-5)."""
    if isinstance(top, robber.MoveRobber) and MOVE_ROBBER.has(action):
        stays = MOVE_ROBBER.index(action) == state.robber
        return refuse("robber-must-move", "CAT-5.4") if stays else refuse("robber-friendly", "CAT-12.2")
    if isinstance(top, robber.Steal) and STEAL.has(action):
        spared = robber.has_loot(state, seat, STEAL.index(action))
        return refuse("robber-spares", "CAT-12.2") if spared else refuse("cannot-rob", "CAT-5.5")
    if isinstance(top, robber.DiscardHalf) and DISCARD.has(action):
        return refuse("not-held-discard", "CAT-5.2")
    return None


def explain_before_roll(action: int) -> IllegalAction | None:
    """The roll comes first; only development cards need not wait for it (CAT-4.2)."""
    for kind in AFTER_THE_ROLL:
        if kind.has(action):
            return refuse("roll-first", "CAT-4.2")
    return None


def explain_card(state: State, seat: int, action: int) -> IllegalAction | None:
    """Development cards (CAT-9)."""
    card: i64 = NOBODY
    if action == PLAY_KNIGHT.first:
        card = KNIGHT
    elif action == PLAY_ROAD_BUILDING.first:
        card = ROAD_BUILDING
    elif PLAY_YEAR_OF_PLENTY.has(action):
        card = YEAR_OF_PLENTY
    elif PLAY_MONOPOLY.has(action):
        card = MONOPOLY
    if card == NOBODY:
        return None
    if state.cards_held(seat, card) == 0:
        return refuse("no-such-card", "CAT-9.1")
    if state.card_played:
        return refuse("card-played-already", "CAT-9.2")
    if not cards.can_play(state, seat, card):
        return refuse("card-bought-this-turn", "CAT-9.3")
    if card == ROAD_BUILDING:
        return refuse("no-place-for-road", "CAT-9.6")
    if not state.holds(BANK, cards.PLENTY[PLAY_YEAR_OF_PLENTY.index(action)]):
        return refuse("bank-lacks", "CAT-9.7")
    return refuse("plenty-is-two", "CAT-9.7")


def explain_build(state: State, seat: int, action: int) -> IllegalAction | None:
    """Builds and purchases (CAT-8, CAT-9.1)."""
    if BUILD_ROAD.has(action):
        place = explain_road(state, seat, BUILD_ROAD.index(action))
        return place or cannot_pay(state, seat, ROAD_COST)
    if BUILD_SETTLEMENT.has(action):
        node = BUILD_SETTLEMENT.index(action)
        if explain_node(state, node) is not None:
            return explain_node(state, node)
        if not state.touched[seat] >> node & 1:
            return refuse("no-own-road", "CAT-8.6")
        if bits.size(state.settlements[seat]) == SETTLEMENTS:
            return refuse("no-settlements-left", "CAT-8.9")
        return cannot_pay(state, seat, SETTLEMENT_COST)
    if BUILD_CITY.has(action):
        if not state.settlements[seat] >> BUILD_CITY.index(action) & 1:
            return refuse("not-own-settlement", "CAT-8.8")
        if bits.size(state.cities[seat]) == CITIES:
            return refuse("no-cities-left", "CAT-8.9")
        return cannot_pay(state, seat, CITY_COST)
    if action == BUY_CARD.first:
        return refuse("deck-empty", "CAT-9.1") if state.card_count(BANK) == 0 else cannot_pay(state, seat, CARD_COST)
    return None


def cannot_pay(state: State, seat: int, cost: vec[i64]) -> IllegalAction:
    """What is missing, by resource."""
    missing: i64 = 0
    for resource in range(RESOURCES):
        short = cost[resource] - state.has(seat, resource)
        if short > 0:
            missing += bundles.one(resource) * short
    names = {RESOURCE_NAMES[resource]: int(bundles.count(missing, resource)) for resource in range(RESOURCES)}
    return IllegalAction("catan-cannot-pay", "CAT-8.1", {"missing": {name: n for name, n in names.items() if n}})


def explain_road(state: State, seat: int, edge: i64) -> IllegalAction | None:
    """Where a road may not go."""
    if state.roads[edge] != NOBODY:
        return refuse("edge-taken", "CAT-8.2")
    if not EDGE_NODES[edge] & building.reach(state, seat):
        return refuse("edge-not-connected", "CAT-8.3")
    if state.roads_left[seat] == 0:
        return refuse("no-roads-left", "CAT-8.9")
    return None


def explain_node(state: State, node: i64) -> IllegalAction | None:
    """Where a settlement may not stand."""
    if state.owner(node) != NOBODY:
        return refuse("node-taken", "CAT-8.6")
    if not state.open >> node & 1:
        return refuse("too-close", "CAT-8.7")
    return None


def explain_trade(state: State, seat: int, action: int) -> IllegalAction | None:
    """Maritime trade and the beginning of an offer (CAT-7, CAT-17.6)."""
    if BANK_TRADE.has(action):
        if state.trading_closed:
            return refuse("trading-closed", "CAT-7.8")
        if state.has(BANK, bank_gets(action)) == 0:
            return refuse("bank-lacks", "CAT-7.5")
        rate, held = int(state.rate(seat, bank_gives(action))), int(state.has(seat, bank_gives(action)))
        return IllegalAction("catan-bank-rate", "CAT-7.2", {"rate": rate, "held": held})
    if not OFFER.has(action):
        return None
    mask = OFFER.index(action) + 1
    if not state.rules.player_trade:
        return refuse("trade-off", "CAT-17.17")
    if state.trading_closed:
        return refuse("trading-closed", "CAT-7.8")
    if state.offers_made >= state.rules.max_offers:
        return IllegalAction("catan-offer-limit", "CAT-17.17", {"limit": int(state.rules.max_offers)})
    if state.hand_size(seat) == 0:
        return refuse("no-cards-to-give", "CAT-17.6")
    if mask >> seat & 1 or mask >> state.seats > 0:
        return refuse("offer-self", "CAT-17.6")
    return refuse("partner-no-cards", "CAT-17.6")


def explain_compose(state: State, frame: trade.Compose, action: int) -> IllegalAction | None:
    """Terms (CAT-17.7, CAT-17.8)."""
    if GIVE.has(action):
        resource = GIVE.index(action)
        if frame.want > 0 or resource < bundles.last_kind(frame.give):
            return refuse("wrong-order", "CAT-17.9")
        if state.has(frame.seat, resource) <= bundles.count(frame.give, resource):
            return refuse("not-held", "CAT-6.6")
        return explain_side(state, frame.give)
    if WANT.has(action):
        resource = WANT.index(action)
        if bundles.count(frame.give, resource) > 0:
            return refuse("same-both-sides", "CAT-6.4")
        if frame.give == 0 and (frame.is_counter(state) or not state.rules.open_offers):
            return refuse("nothing-given", "CAT-6.3")
        if resource < bundles.last_kind(frame.want):
            return refuse("wrong-order", "CAT-17.9")
        if bundles.total(frame.want) >= frame.largest_hand(state):
            return refuse("too-many-wanted", "CAT-17.7")
        if bundles.count(frame.want, resource) >= CARDS_PER_RESOURCE:
            return more_than_there_are()
        return explain_side(state, frame.want)
    if action == SEND.first:
        complete = frame.give > 0 and frame.want > 0
        if not complete and (frame.is_counter(state) or not state.rules.open_offers):
            return refuse("terms-incomplete", "CAT-17.8")
        return refuse("counter-same" if frame.is_counter(state) else "already-refused", "CAT-17.8")
    return None


def more_than_there_are() -> IllegalAction:
    """More cards of a kind than the box holds (CAT-1.3)."""
    return IllegalAction("catan-more-than-there-are", "CAT-1.3", {"cards": CARDS_PER_RESOURCE})


def explain_side(state: State, side: i64) -> IllegalAction:
    """A full side of terms."""
    if 0 < state.rules.max_cards <= bundles.total(side):
        return side_full(state)
    return refuse("all-kinds", "CAT-17.7")


def side_full(state: State) -> IllegalAction:
    """The cap on cards (CAT-17.17)."""
    return IllegalAction("catan-side-full", "CAT-17.17", {"limit": int(state.rules.max_cards)})


def explain_answer(state: State, action: int) -> IllegalAction | None:
    """Answers to an offer (CAT-17.10)."""
    if action == ACCEPT.first:
        if state.offer.give == 0 or state.offer.want == 0:
            return refuse("open-offer", "CAT-17.16")
        return refuse("cannot-accept", "CAT-6.6")
    if action == COUNTER.first:
        if not state.rules.counter_offers:
            return refuse("counters-off", "CAT-17.17")
        return IllegalAction("catan-counter-limit", "CAT-17.17", {"limit": int(state.rules.max_counters)})
    return None


def explain_choice(state: State, seat: int, action: int) -> IllegalAction | None:
    """The choice of a partner (CAT-17.12)."""
    if CONFIRM.has(action):
        return refuse("did-not-accept", "CAT-17.12")
    if TAKE_COUNTER.has(action):
        counter = state.offer.counter(TAKE_COUNTER.index(action))
        if counter and not state.holds(seat, terms_give(counter)):
            return refuse("cannot-pay-counter", "CAT-17.12")
        return refuse("no-counter", "CAT-17.12")
    return None
