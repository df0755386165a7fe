"""The turn: roll, then trade and build; and what the roll yields (CAT-4, CAT-7.1)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Chance, Decision, Step
from igroteka.core.arrays import filled, i64, mypyc_attr, vec
from igroteka.core.chance import Luck
from igroteka.core.state import do_next
from igroteka.games.catan.actions import ACTIONS, DICE, END_TURN, ROLL
from igroteka.games.catan.data.box import (
    CITY_YIELD,
    DICE_OUTCOMES,
    DICE_SIDES,
    HEX_NODES,
    RESOURCES,
    SEATS,
    SEVEN,
    TOKENS_PER_NUMBER,
)
from igroteka.games.catan.events import NOTHING_PRODUCED, PRODUCED, ROLLED, SHORTAGE, TURN_BEGAN, TURN_ENDED
from igroteka.games.catan.rules import building, cards, ending, maritime, robber, trade
from igroteka.games.catan.rules.deed import Deed
from igroteka.games.catan.state import BANK, NOTHING, State
from igroteka.kit import bits, bundles

EQUAL_DICE: Final = filled(DICE_OUTCOMES, 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class StartTurn(Step):
    """A new turn; who has enough points wins at once, even where the limit of turns is reached (CAT-11.2, CAT-11.5)."""

    def run(self, state: State) -> None:
        if 0 < state.rules.turn_limit <= state.turn and not ending.has_enough(state, self.seat):
            ending.stop_at_limit(state, self.seat)
            return
        state.active = self.seat
        state.turn += 1
        state.bought = 0
        state.card_played = False
        state.trading_closed = False
        state.offers_made = 0
        state.counters_made = 0
        state.refused = NOTHING
        state.tell(TURN_BEGAN, self.seat, state.turn)
        if not ending.claim_victory(state):
            do_next(state, PreRoll(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class PreRoll(Decision):
    """Before the roll: roll, or play a development card (CAT-4.2, CAT-4.8, CAT-14.7)."""

    def options(self, state: State, out: Options) -> None:
        out.add(ROLL.first)
        offer_cards(state, self.seat, out)

    def apply(self, state: State, action: i64) -> None:
        if action == ROLL.first:
            do_next(state, RollDice(), TradeAndBuild(self.seat))
        else:
            do_next(state, self)
            DEEDS[ACTIONS.kind_of[action]].perform(state, self.seat, action)


@mypyc_attr(acyclic=True, free_list_len=1)
class RollDice(Chance):
    """Two dice (CAT-4.3); a seven feeds nobody (CAT-5.1)."""

    def first_outcome(self) -> i64:
        return DICE.first

    def weights(self, state: State) -> vec[i64]:
        return EQUAL_DICE

    def draw(self, state: State, luck: Luck) -> i64:
        return DICE.first + luck.below(DICE_OUTCOMES)

    def apply(self, state: State, action: i64) -> None:
        outcome = DICE.index(action)
        state.dice = outcome
        first, second = outcome // DICE_SIDES + 1, outcome % DICE_SIDES + 1
        state.tell(ROLLED, state.active, first, second)
        if first + second == SEVEN:
            robber.seven(state)
        else:
            produce(state, first + second)


def produce(state: State, total: i64) -> None:
    """Every hex with this token feeds the buildings around it, except under the robber (CAT-4.3, CAT-4.4, CAT-5.7)."""
    earned = filled(SEATS * RESOURCES, 0)
    demand: i64 = 0  # a bundle
    for token in range(TOKENS_PER_NUMBER):
        hex = state.producers[total * TOKENS_PER_NUMBER + token]
        if hex == NOBODY or hex == state.robber:  # noqa: PLR1714 -- a tuple would be made for every roll
            continue
        nodes, terrain = HEX_NODES[hex], state.terrain[hex]
        for seat in range(state.seats):
            settlements, cities = state.settlements[seat] & nodes, state.cities[seat] & nodes
            if settlements | cities:
                cards = bits.size(settlements) + CITY_YIELD * bits.size(cities)
                earned[seat * RESOURCES + terrain] += cards
                demand += bundles.one(terrain) * cards
    if demand == 0:
        state.tell(NOTHING_PRODUCED, state.active)
        return
    for resource in range(RESOURCES):
        if bundles.count(demand, resource) > state.has(BANK, resource):
            ration(state, earned, resource)
    for seat in range(state.seats):
        income: i64 = 0
        for resource in range(RESOURCES):
            cards = earned[seat * RESOURCES + resource]
            if cards > 0:
                state.move_cards(BANK, seat, resource, cards)
                income += bundles.one(resource) * cards
        if income > 0:
            state.tell(PRODUCED, seat, income)


def ration(state: State, earned: vec[i64], resource: i64) -> None:
    """When the bank runs short nobody is paid, unless one player alone earns the resource (CAT-4.5, CAT-4.6)."""
    earners: i64 = 0
    last: i64 = 0
    for seat in range(state.seats):
        if earned[seat * RESOURCES + resource] > 0:
            earners += 1
            last = seat
            earned[seat * RESOURCES + resource] = 0
    if earners == 1 and state.rules.single_takes_rest:
        earned[last * RESOURCES + resource] = state.has(BANK, resource)
    state.tell(SHORTAGE, state.active, resource)


@mypyc_attr(acyclic=True, free_list_len=1)
class TradeAndBuild(Decision):
    """The main part of a turn: any of these, in any order, until the turn ends (CAT-7.1, CAT-14.7)."""

    def options(self, state: State, out: Options) -> None:
        out.add(END_TURN.first)
        for deed in BUILDING_MENU:
            deed.offer(state, self.seat, out)
        offer_cards(state, self.seat, out)
        for deed in TRADE_MENU:
            deed.offer(state, self.seat, out)

    def apply(self, state: State, action: i64) -> None:
        if action == END_TURN.first:
            state.tell(TURN_ENDED, self.seat)
            do_next(state, StartTurn((self.seat + 1) % state.seats))
        else:
            do_next(state, self)
            DEEDS[ACTIONS.kind_of[action]].perform(state, self.seat, action)


BUILDING_MENU: Final = vec[Deed](
    [building.BuildRoad(), building.BuildSettlement(), building.BuildCity(), cards.BuyCard()]
)
CARD_MENU: Final = vec[Deed](
    [cards.PlayKnight(), cards.PlayRoadBuilding(), cards.PlayYearOfPlenty(), cards.PlayMonopoly()]
)
TRADE_MENU: Final = vec[Deed]([maritime.TradeAtSea(), trade.MakeOffer()])


def offer_cards(state: State, seat: i64, out: Options) -> None:
    """Development cards, one a turn (CAT-9.2)."""
    if not state.card_played and state.card_count(seat) > 0:
        for deed in CARD_MENU:
            deed.offer(state, seat, out)


def deeds_by_kind() -> vec[Deed]:
    """The menu line that carries out each kind of action."""
    deeds = [Deed() for _ in ACTIONS.kinds]
    for menu in (BUILDING_MENU, CARD_MENU, TRADE_MENU):
        for deed in menu:
            deeds[deed.kind().number] = deed
    return vec[Deed](deeds)


DEEDS: Final = deeds_by_kind()
