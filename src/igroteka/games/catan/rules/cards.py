"""Development cards (CAT-9)."""

from typing import Final

from igroteka.core.actions import Kind, Options
from igroteka.core.agenda import Chance, Decision
from igroteka.core.arrays import i64, mypyc_attr, vec
from igroteka.core.state import do_next
from igroteka.games.catan.actions import (
    BUILD_ROAD,
    BUY_CARD,
    DRAW_CARD,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_ROAD_BUILDING,
    PLAY_YEAR_OF_PLENTY,
    STOP_ROADS,
)
from igroteka.games.catan.data.box import CARD_COST, CARDS, KNIGHT, MONOPOLY, RESOURCES, ROAD_BUILDING, YEAR_OF_PLENTY
from igroteka.games.catan.events import (
    CARD_BOUGHT,
    CARD_DRAWN,
    CARD_PLAYED,
    MONOPOLY_NAMED,
    MONOPOLY_PAID,
    PLENTY_TAKEN,
)
from igroteka.games.catan.rules import building, counting, ending, robber, special
from igroteka.games.catan.rules.deed import Deed
from igroteka.games.catan.state import BANK, State
from igroteka.kit import bits, bundles

PAIRS: Final[i64] = PLAY_YEAR_OF_PLENTY.end - PLAY_YEAR_OF_PLENTY.first - RESOURCES


class BuyCard(Deed):
    """Pay and draw the top card of the deck (CAT-9.1)."""

    def kind(self) -> Kind:
        return BUY_CARD

    def offer(self, state: State, seat: i64, out: Options) -> None:
        if state.can_pay(seat, CARD_COST) and state.card_count(BANK) > 0:
            out.add(BUY_CARD.first)

    def perform(self, state: State, seat: i64, action: i64) -> None:
        state.pay(seat, CARD_COST)
        counting.paid(state, seat)
        building.close_trading(state)
        state.tell(CARD_BOUGHT, seat)
        do_next(state, DrawCard(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawCard(Chance):
    """The card drawn: each kind as likely as it is frequent in the deck, seen by the buyer only (CAT-9.13)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def fields(self) -> list[int]:
        return [self.seat]

    def first_outcome(self) -> i64:
        return DRAW_CARD.first

    def weights(self, state: State) -> vec[i64]:
        return state.cards[BANK * CARDS : (BANK + 1) * CARDS]

    def apply(self, state: State, action: i64) -> None:
        card = DRAW_CARD.index(action)
        state.cards[BANK * CARDS + card] -= 1
        state.cards[self.seat * CARDS + card] += 1
        state.bought += bundles.one(card)
        state.tell(CARD_DRAWN, self.seat, card, seen_by=bits.bit(self.seat))
        ending.claim_victory(state)


def can_play(state: State, seat: i64, card: i64) -> bool:
    """One card a turn, and none bought this turn (CAT-9.2, CAT-9.3)."""
    return not state.card_played and state.cards_held(seat, card) > bundles.count(state.bought, card)


def play(state: State, seat: i64, card: i64) -> None:
    """The card is laid face up for all to see (CAT-9.11)."""
    state.cards[seat * CARDS + card] -= 1
    state.played[seat * CARDS + card] += 1
    state.card_played = True
    state.tell(CARD_PLAYED, seat, card)


class PlayKnight(Deed):
    """The knight joins the army, then the robber moves (CAT-9.5, CAT-5.9)."""

    def kind(self) -> Kind:
        return PLAY_KNIGHT

    def offer(self, state: State, seat: i64, out: Options) -> None:
        if can_play(state, seat, KNIGHT):
            out.add(PLAY_KNIGHT.first)

    def perform(self, state: State, seat: i64, action: i64) -> None:
        play(state, seat, KNIGHT)
        special.award_largest_army(state, seat)
        if not ending.claim_victory(state):
            do_next(state, robber.MoveRobber(seat))


class PlayRoadBuilding(Deed):
    """Up to two free roads (CAT-9.6, CAT-9.14)."""

    def kind(self) -> Kind:
        return PLAY_ROAD_BUILDING

    def offer(self, state: State, seat: i64, out: Options) -> None:
        if can_play(state, seat, ROAD_BUILDING) and building.can_place_road(state, seat):
            out.add(PLAY_ROAD_BUILDING.first)

    def perform(self, state: State, seat: i64, action: i64) -> None:
        play(state, seat, ROAD_BUILDING)
        do_next(state, FreeRoad(seat, 2))


@mypyc_attr(acyclic=True, free_list_len=1)
class FreeRoad(Decision):
    """A road without cost; the second may be declined (CAT-9.14)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left

    def fields(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, state: State, out: Options) -> None:
        building.offer_roads(state, self.seat, out)
        if self.left == 1:
            out.add(STOP_ROADS.first)

    def apply(self, state: State, action: i64) -> None:
        if action == STOP_ROADS.first:
            return
        building.place_road(state, self.seat, BUILD_ROAD.index(action))
        if ending.claim_victory(state):  # also after the first of two (CAT-10.8)
            return
        if self.left == 2 and building.can_place_road(state, self.seat):
            do_next(state, FreeRoad(self.seat, 1))


def plenty_bundles() -> vec[i64]:
    """The cards of every choice of Year of Plenty: the pairs, then the single cards."""
    choices = [
        bundles.one(first) + bundles.one(second) for first in range(RESOURCES) for second in range(first, RESOURCES)
    ]
    choices.extend([bundles.one(resource) for resource in range(RESOURCES)])
    return vec[i64](choices)


PLENTY: Final = plenty_bundles()


class PlayYearOfPlenty(Deed):
    """Two cards the bank can pay, or its last one (CAT-9.7)."""

    def kind(self) -> Kind:
        return PLAY_YEAR_OF_PLENTY

    def offer(self, state: State, seat: i64, out: Options) -> None:
        if not can_play(state, seat, YEAR_OF_PLENTY):
            return
        single = state.hand_size(BANK) == 1
        start: i64 = PAIRS if single else 0
        end: i64 = PAIRS + RESOURCES if single else PAIRS
        for choice in range(start, end):
            if state.holds(BANK, PLENTY[choice]):
                out.add(PLAY_YEAR_OF_PLENTY.first + choice)

    def perform(self, state: State, seat: i64, action: i64) -> None:
        play(state, seat, YEAR_OF_PLENTY)
        taken = PLENTY[PLAY_YEAR_OF_PLENTY.index(action)]
        state.move_bundle(BANK, seat, taken)
        state.tell(PLENTY_TAKEN, seat, taken)


class PlayMonopoly(Deed):
    """All others give all their cards of one resource (CAT-9.8)."""

    def kind(self) -> Kind:
        return PLAY_MONOPOLY

    def offer(self, state: State, seat: i64, out: Options) -> None:
        if can_play(state, seat, MONOPOLY):
            for resource in range(RESOURCES):
                out.add(PLAY_MONOPOLY.first + resource)

    def perform(self, state: State, seat: i64, action: i64) -> None:
        play(state, seat, MONOPOLY)
        resource = PLAY_MONOPOLY.index(action)
        before = state.has(seat, resource)
        counting.named(state, seat, resource)
        for other in range(state.seats):
            cards = state.has(other, resource)
            if other != seat and cards > 0:
                state.move_cards(other, seat, resource, cards)
                state.tell(MONOPOLY_PAID, other, resource, cards)
        state.tell(MONOPOLY_NAMED, seat, resource, state.has(seat, resource) - before)
        state.revealed = True
