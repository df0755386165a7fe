"""What tiles, cards and board spaces do: the vocabulary of gwtnz.toml, step by step (NZ-14)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Decision, Frame
from igroteka.core.arrays import i64, mypyc_attr, raised
from igroteka.core.state import do_next
from igroteka.games.gwtnz.actions import DECLINE, DISCARD, USE
from igroteka.games.gwtnz.data import program
from igroteka.games.gwtnz.data.box import CARDS, NONE, SAILOR, SHEARER, SHEEP, SHEPHERD, WELLINGTON, WOOL
from igroteka.games.gwtnz.data.program import (
    ALT_COSTS,
    ALT_START,
    ANY_OBJECTIVE,
    COST_CARDS,
    DOUBLE,
    OP,
    OP_A,
    OP_B,
    OWN_BUILDINGS,
    OWN_SAILORS,
    PAIR,
    SINGLE,
)
from igroteka.games.gwtnz.events import GAINED, PAID, TOKEN_GAINED, USED_IMMEDIATE
from igroteka.games.gwtnz.rules import (
    auxiliary,
    building,
    cards,
    exchange,
    hazards,
    hiring,
    investing,
    objectives,
    pathfinder,
    shearing,
    sheep,
    shipping,
    trail,
)
from igroteka.games.gwtnz.rules.exchange import Ask
from igroteka.games.gwtnz.state import HAND, State
from igroteka.kit import bits

DECLINABLE: Final = (
    program.HIRE,
    program.INVEST,
    program.BUILD,
    program.BUY_SHEEP,
    program.SHIP,
    program.SHIP_SAILORS,
    program.SHEAR,
    program.AUX_SINGLE,
    program.AUX_ANY,
    program.REMOVE_HAZARD,
    program.OBJECTIVE,
    program.CERTIFICATE,
    program.PATHFINDER,
)  # steps that may ask a question that may be declined

# --- money and tokens


def gain(state: State, seat: i64, pounds: i64) -> None:
    """Pounds from the bank."""
    state.pounds[seat] += pounds
    state.tell(GAINED, seat, pounds)


def pay(state: State, seat: i64, pounds: i64) -> None:
    """Pounds to the bank."""
    state.pounds[seat] -= pounds
    state.tell(PAID, seat, pounds)


def gain_token(state: State, seat: i64, count: i64) -> None:
    """Exchange tokens; there are enough of them (NZ-1.3)."""
    for _ in range(count):
        state.tokens = raised(state.tokens, seat, 1)
        state.tell(TOKEN_GAINED, seat)


def counted(state: State, seat: i64, what: i64) -> i64:
    """How many of a thing a seat has (NZ-14.16)."""
    if what == OWN_BUILDINGS:
        return state.own_buildings(seat)
    if what == OWN_SAILORS:
        return state.hired(seat, SAILOR)
    return state.storehouses_placed(seat)


# --- may it be done?


def can_do(state: State, seat: i64, alt: i64) -> bool:
    """Can the whole cost be paid or, without a cost, is there something to gain (NZ-14, NZ-15.3)?"""
    start = ALT_START[alt]
    costs = ALT_COSTS[alt]
    if costs == 0:
        return can_gain(state, seat, OP[start], OP_A[start], OP_B[start])
    for step in range(start, start + costs):
        if not can_pay(state, seat, OP[step], OP_A[step]):
            return False
    return True


def can_pay(state: State, seat: i64, op: i64, a: i64) -> bool:
    """Can this part of a cost be paid?"""
    if op == program.PAY:
        return state.pounds[seat] >= a
    return payable(state, seat, a) != 0


def payable(state: State, seat: i64, kind: i64) -> i64:
    """The cards in hand that fit a discard (NZ-14.12); of a pair two are held."""
    start = (HAND + seat) * CARDS
    wanted = COST_CARDS[kind]
    least: i64 = 2 if kind == PAIR else 1
    found: i64 = 0
    card: i64 = 0
    while wanted >> card:
        if wanted >> card & 1 and state.cards[start + card] >= least:
            found |= bits.bit(card)
        card += 1
    return found


def can_gain(state: State, seat: i64, op: i64, a: i64, b: i64) -> bool:  # noqa: PLR0911 -- one for each word
    """Would this do anything now (NZ-15.3)?"""
    if op == program.HIRE:
        return hiring.can_hire(state, seat, a)
    if op == program.INVEST:
        return investing.can_invest(state, seat, a)
    if op == program.BUILD:
        return building.can_build(state, seat, a)
    if op == program.BUY_SHEEP:
        return sheep.can_buy(state, seat, state.hired(seat, SHEPHERD))
    if op == program.CERTIFICATE:
        return state.certificates[seat] < state.certificate_limit(seat)
    if op == program.REMOVE_HAZARD:
        return hazards.can_remove(state, seat, a)
    if op == program.OBJECTIVE:
        return objectives.can_gain(state)
    if op == program.MONEY_PER:
        return counted(state, seat, b) > 0
    if op == program.SHEAR:
        return shearing.breeds_left(state, seat, 0) != 0 or state.drawable(seat) > 0
    if op == program.DRAW:
        return state.drawable(seat) > 0
    if op == program.RUN:
        return state.runholders[seat] != NONE and state.runholders[seat] != WELLINGTON
    if op in (program.MARKET_TAKE, program.MARKET_BUY):
        return sheep.can_pick(state, seat, b, a if op == program.MARKET_BUY else 0)
    if op in (program.AUX_SINGLE, program.AUX_ANY):
        return auxiliary.can_use(state, seat)
    return True


# --- do it


def begins_with_question(alt: i64) -> bool:
    """May the first thing be a question that can be declined, before anything is paid or gained (NZ-5.1)?"""
    start = ALT_START[alt]
    if ALT_COSTS[alt] > 0:
        return False
    return OP[start] in DECLINABLE or (OP[start] == program.DRAW and OP_A[start] > 1)


def perform(state: State, seat: i64, alt: i64) -> None:
    """Carry out an alternative: its costs, then its gains, in printed order."""
    carry_out(state, seat, alt, 0)


def carry_out(state: State, seat: i64, alt: i64, step: i64) -> None:
    """Go on until somebody may have to be asked; the rest waits below the question."""
    place = ALT_START[alt] + step
    end = ALT_START[alt + 1]
    while place < end:
        if not happens(state, seat, OP[place], OP_A[place], OP_B[place]):
            if place + 1 < end:
                do_next(state, Effect(seat, alt, place + 1 - ALT_START[alt]))
            begin(state, seat, OP[place], OP_A[place], OP_B[place])
            return
        place += 1


def happens(state: State, seat: i64, op: i64, a: i64, b: i64) -> bool:
    """Does this step need no answer? Then it has happened."""
    if op == program.PAY:
        pay(state, seat, a)
    elif op == program.DISCARD:
        if a <= ANY_OBJECTIVE:
            return False
        pay_card(state, seat, only_card(COST_CARDS[a]), b == 1)
    elif op == program.MONEY:
        gain(state, seat, a)
    elif op == program.MONEY_PER:
        gain(state, seat, a * counted(state, seat, b))
    elif op == program.GOLD:
        pathfinder.gain_gold(state, seat, a)
    elif op == program.TOKEN:
        gain_token(state, seat, a)
    elif op in (program.WOOL_OF, program.POINTS, program.PERM_CERT, program.PERM_WOOL):
        pass  # paid with the discard; what lasts is counted where it lies (NZ-14.17)
    else:
        return False
    return True


def begin(state: State, seat: i64, op: i64, a: i64, b: i64) -> None:
    """A step with a question, or one that may have to ask."""
    if op == program.DISCARD:
        do_next(state, PayCard(seat, a, b))
    elif op == program.CERTIFICATE:
        pathfinder.certify(state, seat, a)
    elif op == program.PATHFINDER:
        pathfinder.advance(state, seat, a)
    elif op == program.CARD:
        cards.give(state, seat, a)
    elif op == program.OBJECTIVE:
        do_next(state, objectives.GainObjective(seat, 0))
    elif op == program.DRAW:
        if a == 1:
            exchange.draw_then_discard(state, seat, 1)
        else:
            do_next(state, exchange.DrawCount(seat, a))
    elif op == program.HIRE:
        do_next(state, hiring.Hire(seat, a))
    elif op == program.INVEST:
        do_next(state, investing.Invest(seat, a))
    elif op == program.BUILD:
        do_next(state, building.Build(seat, a))
    else:
        begin_more(state, seat, op, a, b)


def begin_more(state: State, seat: i64, op: i64, a: i64, b: i64) -> None:
    """The other half of the vocabulary."""
    if op == program.BUY_SHEEP:
        do_next(state, sheep.BuySheep(seat, state.hired(seat, SHEPHERD)))
    elif op == program.SHIP:
        do_next(state, shipping.Ship(seat, a))
    elif op == program.SHIP_SAILORS:
        do_next(state, shipping.Ship(seat, state.hired(seat, SAILOR), 1))
    elif op == program.SHEAR:
        do_next(state, shearing.Shear(seat, state.hired(seat, SHEARER), 0))
    elif op == program.AUX_SINGLE:
        do_next(state, auxiliary.ChooseAuxiliary(seat, SINGLE))
    elif op == program.AUX_ANY:
        do_next(state, auxiliary.ChooseAuxiliary(seat, DOUBLE))
    elif op == program.REMOVE_HAZARD:
        do_next(state, hazards.RemoveHazard(seat, a))
    elif op == program.RUN:
        do_next(state, trail.Run(seat, a))
    elif op == program.JOKER:
        do_next(state, investing.PlaceJoker(seat))
    elif op == program.PLUS_ONE:
        do_next(state, building.PlusOne(seat))
    elif op == program.MARKET_TAKE:
        do_next(state, sheep.PickSheep(seat, a, b, 0))
    elif op == program.MARKET_BUY:
        do_next(state, sheep.PickSheep(seat, 1, b, a))


@mypyc_attr(acyclic=True, free_list_len=1)
class Effect(Frame):
    """What is left of an alternative."""

    def __init__(self, seat: i64, alt: i64, step: i64) -> None:
        self.seat: Final[i64] = seat
        self.alt: Final[i64] = alt
        self.step: Final[i64] = step

    def fields(self) -> list[int]:
        return [self.seat, self.alt, self.step]

    def run(self, state: State) -> None:
        carry_out(state, self.seat, self.alt, self.step)


# --- cards as a cost


@mypyc_attr(acyclic=True, free_list_len=1)
class PayCard(Decision):
    """Which of the fitting cards to discard (NZ-14.12); the cost of an action already begun, so nothing in between.

    With `wool` the discarded sheep pays its wool and the permanent wool.
    """

    def __init__(self, seat: i64, kind: i64, wool: i64) -> None:
        super().__init__(seat)
        self.kind: Final[i64] = kind
        self.wool: Final[i64] = wool

    def fields(self) -> list[int]:
        return [self.seat, self.kind, self.wool]

    def options(self, state: State, out: Options) -> None:
        exchange.offer_hand(state, self.seat, payable(state, self.seat, self.kind), DISCARD.first, out)

    def apply(self, state: State, action: i64) -> None:
        card = DISCARD.index(action)
        if self.kind == PAIR:
            exchange.discard(state, self.seat, card)
        pay_card(state, self.seat, card, self.wool == 1)


def pay_card(state: State, seat: i64, card: i64, wool: bool) -> None:
    """Discard a card; a sheep may pay its wool (NZ-14.12)."""
    exchange.discard(state, seat, card)
    if wool and card < SHEEP:
        gain(state, seat, WOOL[card] + state.wool(seat))


def only_card(cards: i64) -> i64:
    """The card of a set of one."""
    card: i64 = 0
    while cards >> card > 1:
        card += 1
    return card


# --- now or never


def immediate(state: State, seat: i64, first: i64, second: i64) -> None:
    """An immediate action: what costs nothing and leaves no choice begins at once (NZ-14.1, NZ-11.6)."""
    if first == NONE:
        return
    if second == NONE and ALT_COSTS[first] == 0:
        perform(state, seat, first)
    else:
        do_next(state, Immediate(seat, first, second))


@mypyc_attr(acyclic=True, free_list_len=1)
class Immediate(Ask):
    """Use an immediate action now or lose it (NZ-14.1, NZ-11.6).

    Whether the cards to pay it are in hand is nobody else's business: whoever has a hand is asked.
    """

    def __init__(self, seat: i64, first: i64, second: i64) -> None:
        super().__init__(seat)
        self.first: Final[i64] = first
        self.second: Final[i64] = second

    def fields(self) -> list[int]:
        return [self.seat, self.first, self.second]

    def who(self, state: State) -> i64:
        if ALT_COSTS[self.first] > 0:
            return self.seat if state.hand_size(self.seat) > 0 else NOBODY
        if can_do(state, self.seat, self.first):
            return self.seat
        return self.seat if self.second != NONE and can_do(state, self.seat, self.second) else NOBODY

    def options(self, state: State, out: Options) -> None:
        if can_do(state, self.seat, self.first):
            out.add(USE.first)
        if self.second != NONE and can_do(state, self.seat, self.second):
            out.add(USE.first + 1)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DECLINE.first:
            alt = self.first if action == USE.first else self.second
            state.tell(USED_IMMEDIATE, self.seat, alt)
            perform(state, self.seat, alt)
