"""What tiles, cards and board spaces do: the vocabulary of gwt.toml, step by step (GWT-3.3, GWT-3.4)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Decision, Frame
from igroteka.core.arrays import i64, mypyc_attr
from igroteka.core.state import do_next
from igroteka.games.gwt.actions import DECLINE, DISCARD, USE
from igroteka.games.gwt.data import program
from igroteka.games.gwt.data.box import BREED, BUILDER, CARDS, CATTLE, COWBOY, ENGINEER, KC, NONE
from igroteka.games.gwt.data.program import (
    ALT_COSTS,
    ALT_START,
    COST_CARDS,
    OP,
    OP_A,
    OP_B,
    OWN_BUILDERS,
    OWN_COWBOYS,
    OWN_ENGINEERS,
    OWN_HAZARDS,
    OWN_IN_WOODS,
    SAME_BREED,
)
from igroteka.games.gwt.events import CERTIFIED, GAINED, PAID, TOKEN_GAINED, USED_IMMEDIATE
from igroteka.games.gwt.rules import (
    auxiliary,
    building,
    cattle,
    exchange,
    hazards,
    hiring,
    location,
    objectives,
    railroad,
    trail,
)
from igroteka.games.gwt.state import HAND, State
from igroteka.kit import bits

DECLINABLE: Final = (
    program.ENGINE,
    program.ENGINE_PER,
    program.HIRE,
    program.BUILD,
    program.BUY_CATTLE,
    program.REMOVE_HAZARD,
    program.BOUNTY,
    program.AUXILIARY,
    program.OBJECTIVE_DISCARD,
    program.OBJECTIVE_HAND,
    program.DRAW_PER,
    program.ADJACENT,
    program.BEHIND,
)  # steps whose question may be declined

# --- money, certificates, tokens


def gain(state: State, seat: i64, dollars: i64) -> None:
    """Dollars from the bank."""
    state.dollars[seat] += dollars
    state.tell(GAINED, seat, dollars)


def pay(state: State, seat: i64, dollars: i64) -> None:
    """Dollars to the bank."""
    state.dollars[seat] -= dollars
    state.tell(PAID, seat, dollars)


def certify(state: State, seat: i64, places: i64) -> None:
    """The marker moves up to so many places forward, never above the limit (GWT-6.2)."""
    mark = min(state.marks[seat] + places, state.mark_limit(seat))
    if mark > state.marks[seat]:
        state.marks[seat] = mark
        state.tell(CERTIFIED, seat, state.certificates(seat))


def gain_token(state: State, seat: i64) -> None:
    """An exchange token; there are enough of them (GWT-12.1)."""
    state.tokens[seat] += 1
    state.tell(TOKEN_GAINED, seat)


def counted(state: State, seat: i64, what: i64) -> i64:
    """How many of a thing a seat has (GWT-6.40, GWT-6.48)."""
    if what == OWN_ENGINEERS:
        return state.hired(seat, ENGINEER)
    if what == OWN_BUILDERS:
        return state.hired(seat, BUILDER)
    if what == OWN_COWBOYS:
        return state.hired(seat, COWBOY)
    if what == OWN_IN_WOODS:
        return state.own_in_woods(seat)
    if what == OWN_HAZARDS:
        return state.hazards(seat)
    return bits.size(state.stations[seat])


# --- may it be done?


def can_do(state: State, seat: i64, alt: i64) -> bool:
    """Can the whole cost be paid or, without a cost, is there something to gain (GWT-3.3)?"""
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
        return state.dollars[seat] >= a
    if op == program.DISCARD:
        return can_discard(state, seat, a)
    if op == program.BACK:
        return railroad.back_positions(state, seat, a) != 0
    return state.engines[seat] != 0


def can_discard(state: State, seat: i64, kind: i64) -> bool:
    """Are the cards depicted in hand (GWT-6.1)?"""
    if kind == SAME_BREED:
        return pairs(state, seat) != 0
    cards = COST_CARDS[kind]
    start = (HAND + seat) * CARDS
    card: i64 = 0
    while cards:
        if cards & 1 and state.cards[start + card] > 0:
            return True
        cards >>= 1
        card += 1
    return False


def pairs(state: State, seat: i64) -> i64:
    """The cards of which another of the same breed is in hand too (GWT-6.1); the cards of a breed lie side by side."""
    start = (HAND + seat) * CARDS
    found: i64 = 0
    first: i64 = 0
    while first < CATTLE:
        end = first
        held: i64 = 0
        while end < CATTLE and BREED[end] == BREED[first]:
            held += state.cards[start + end]
            end += 1
        if held > 1:
            for card in range(first, end):
                if state.cards[start + card] > 0:
                    found |= bits.bit(card)
        first = end
    return found


def can_gain(state: State, seat: i64, op: i64, a: i64, b: i64) -> bool:  # noqa: PLR0911 -- one for each word
    """Would this do anything now (GWT-6.49)?"""
    if op == program.HIRE:
        return hiring.can_hire(state, seat, a)
    if op == program.BUY_CATTLE:
        return cattle.can_buy(state, seat, state.hired(seat, COWBOY))
    if op == program.BUILD:
        return building.can_build(state, seat, a)
    if op in (program.CERT, program.CERT_MAX):
        return state.marks[seat] < state.mark_limit(seat)
    if op == program.REMOVE_HAZARD:
        return hazards.can_remove(state, seat, a)
    if op == program.BOUNTY:
        return hazards.has_bandit(state)
    if op in (program.OBJECTIVE_DISCARD, program.OBJECTIVE_HAND):
        return objectives.can_gain(state, op == program.OBJECTIVE_HAND, False)
    if op == program.MONEY_PER:
        return counted(state, seat, b) > 0
    if op in (program.ENGINE_PER, program.DRAW_PER):
        return counted(state, seat, a) > 0
    if op == program.BANDIT_PAIRS:
        return state.bandit_pairs(seat) > 0
    if op == program.DRAW:
        return state.drawable(seat) > 0
    if op in (program.HERDER, program.HERDER_FREE):
        return state.herders[seat] != NONE and state.herders[seat] != KC
    if op == program.ADJACENT:
        return location.has_neighbour(state, seat)
    if op == program.BEHIND:
        return railroad.stations_behind(state, seat) != 0
    return True


# --- do it


def begins_with_question(alt: i64) -> bool:
    """Is the first thing a question that may be declined, before anything is paid or gained (GWT-3.2)?"""
    start = ALT_START[alt]
    if ALT_COSTS[alt] > 0:
        return False
    return OP[start] in DECLINABLE or (OP[start] == program.DRAW and OP_A[start] > 1)


def perform(state: State, seat: i64, alt: i64) -> None:
    """Carry out an alternative: its costs, then its gains, in printed order."""
    carry_out(state, seat, alt, 0)


def carry_out(state: State, seat: i64, alt: i64, step: i64) -> None:
    """Go on until somebody must be asked; the rest waits below the question."""
    place = ALT_START[alt] + step
    end = ALT_START[alt + 1]
    while place < end:
        if not happens(state, seat, OP[place], OP_A[place], OP_B[place]):
            if place + 1 < end:
                do_next(state, Effect(seat, alt, place + 1 - ALT_START[alt]))
            ask(state, seat, OP[place], OP_A[place])
            return
        place += 1


def happens(state: State, seat: i64, op: i64, a: i64, b: i64) -> bool:
    """Do a step that needs no answer; False if it needs one."""
    if op == program.MONEY:
        gain(state, seat, a)
    elif op == program.PAY:
        pay(state, seat, a)
    elif op == program.DISCARD:
        if COST_CARDS[a] & (COST_CARDS[a] - 1):
            return False
        exchange.discard(state, seat, only_card(COST_CARDS[a]))
    elif op == program.CERT:
        certify(state, seat, a)
    elif op == program.CERT_MAX:
        certify(state, seat, state.mark_limit(seat))
    elif op == program.MONEY_PER:
        count = counted(state, seat, b)
        if count > 0:
            gain(state, seat, a * count)
    elif op == program.BANDIT_PAIRS:
        count = state.bandit_pairs(seat)
        if count > 0:
            certify(state, seat, a * count)
            gain(state, seat, b * count)
    elif op == program.TOKEN:
        gain_token(state, seat)
    elif op not in (
        program.PERMANENT,
        program.EXTRAORDINARY,
    ):  # tiles owned are counted; 9a's way back calls its delivery
        return False
    return True


def only_card(cards: i64) -> i64:
    """The one card of a set."""
    card: i64 = 0
    while cards > 1:
        cards >>= 1
        card += 1
    return card


def ask(state: State, seat: i64, op: i64, a: i64) -> None:  # noqa: C901, PLR0912 -- a branch for each word
    """The question of a step."""
    if op == program.DISCARD:
        do_next(state, PayCard(seat, a))
    elif op == program.BACK:
        railroad.go_back(state, seat, a)
    elif op == program.BACK_ANY:
        do_next(state, railroad.BackAny(seat))
    elif op == program.ENGINE:
        do_next(state, railroad.MoveEngine(seat, a))
    elif op == program.ENGINE_PER:
        do_next(state, railroad.MoveEngine(seat, counted(state, seat, a)))
    elif op == program.HERDER:
        do_next(state, trail.HerderAction(seat, a))
    elif op == program.HERDER_FREE:
        do_next(state, trail.FreeMove(seat, a))
    elif op == program.HIRE:
        do_next(state, hiring.Hire(seat, a))
    elif op == program.BUILD:
        do_next(state, building.Build(seat, a))
    elif op == program.BUY_CATTLE:
        do_next(state, cattle.BuyCattle(seat, state.hired(seat, COWBOY)))
    elif op == program.REMOVE_HAZARD:
        do_next(state, hazards.RemoveHazard(seat, a))
    elif op == program.BOUNTY:
        do_next(state, hazards.TakeBounty(seat))
    elif op == program.AUXILIARY:
        do_next(state, auxiliary.ChooseAuxiliary(seat))
    elif op == program.OBJECTIVE_DISCARD:
        do_next(state, objectives.GainObjective(seat, 0, 0))
    elif op == program.OBJECTIVE_HAND:
        do_next(state, objectives.GainObjective(seat, 1, 0))
    elif op == program.DRAW:
        if a == 1:
            exchange.draw_then_discard(state, seat, 1)
        else:
            do_next(state, exchange.DrawCount(seat, a))
    elif op == program.DRAW_PER:
        do_next(state, exchange.DrawCount(seat, counted(state, seat, a)))
    elif op == program.TRASH:
        do_next(state, exchange.TrashCards(seat, a))
    elif op == program.ADJACENT:
        do_next(state, location.CopyBuilding(seat))
    elif op == program.BEHIND:
        do_next(state, railroad.UpgradeBehind(seat))


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
    """Which of the fitting cards to discard (GWT-6.1); the cost of an action already begun, so no token in between."""

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: Final[i64] = kind

    def fields(self) -> list[int]:
        return [self.seat, self.kind]

    def options(self, state: State, out: Options) -> None:
        cards = pairs(state, self.seat) if self.kind == SAME_BREED else COST_CARDS[self.kind]
        exchange.offer_hand(state, self.seat, cards, DISCARD.first, out)

    def apply(self, state: State, action: i64) -> None:
        card = DISCARD.index(action)
        exchange.discard(state, self.seat, card)
        if self.kind == SAME_BREED:
            do_next(state, PaySecond(self.seat, BREED[card]))


@mypyc_attr(acyclic=True, free_list_len=1)
class PaySecond(Decision):
    """The second card of a pair (GWT-6.1)."""

    def __init__(self, seat: i64, breed: i64) -> None:
        super().__init__(seat)
        self.breed: Final[i64] = breed

    def fields(self) -> list[int]:
        return [self.seat, self.breed]

    def cards(self) -> i64:
        """The cards of the breed."""
        found: i64 = 0
        for card in range(CATTLE):
            if BREED[card] == self.breed:
                found |= bits.bit(card)
        return found

    def who(self, state: State) -> i64:
        cards = self.cards()
        return NOBODY if cards & (cards - 1) == 0 else self.seat

    def run(self, state: State) -> None:
        """A breed whose cards are all alike leaves nothing to ask."""
        exchange.discard(state, self.seat, only_card(self.cards()))

    def options(self, state: State, out: Options) -> None:
        exchange.offer_hand(state, self.seat, self.cards(), DISCARD.first, out)

    def apply(self, state: State, action: i64) -> None:
        exchange.discard(state, self.seat, DISCARD.index(action))


# --- now or never


def immediate(state: State, seat: i64, first: i64, second: i64) -> None:
    """An immediate action: what costs nothing and leaves no choice happens at once (GWT-6.4, GWT-6.19)."""
    if second == NONE and ALT_COSTS[first] == 0:
        perform(state, seat, first)
    else:
        do_next(state, Immediate(seat, first, second))


@mypyc_attr(acyclic=True, free_list_len=1)
class Immediate(exchange.Ask):
    """Use an immediate action now or lose it (GWT-6.4, GWT-6.19).

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
        if can_do(state, self.seat, self.first) or can_do(state, self.seat, self.second):
            return self.seat
        return NOBODY

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
