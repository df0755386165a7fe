"""Seven, the robber, stealing (CAT-5)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Chance, Decision, Frame
from igroteka.core.arrays import i64, mypyc_attr, vec
from igroteka.core.state import do_next
from igroteka.games.catan import scoring
from igroteka.games.catan.actions import DISCARD, MOVE_ROBBER, STEAL, STOLEN
from igroteka.games.catan.data.box import DESERT, HEX_NODES, HEXES, RESOURCES
from igroteka.games.catan.events import (
    DISCARDED,
    LAID_DOWN,
    MUST_DISCARD,
    NOBODY_TO_ROB,
    ROBBER_MOVED,
    STOLE,
    STOLE_CARD,
)
from igroteka.games.catan.rules import counting
from igroteka.games.catan.state import BANK, State
from igroteka.kit import bits, bundles

PROTECTED_BELOW: Final = 3  # visible points, under the friendly robber (CAT-12.2)


def seven(state: State) -> None:
    """Large hands are halved, then the robber walks (CAT-5.2 to CAT-5.5, CAT-5.11)."""
    owed: i64 = 0
    for seat in range(state.seats):
        size = state.hand_size(seat)
        if size > state.rules.discard_limit:
            owed |= size // 2 << 8 * seat
            state.tell(MUST_DISCARD, seat, size // 2)
    do_next(state, DiscardHalf(owed, 0, 0, 0, 0), MoveRobber(state.active))


@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardHalf(Frame):
    """Everyone who owes cards lays them face down, in any order; all are shown at the end (CAT-5.3, CAT-5.10)."""

    def __init__(self, owed: i64, laid0: i64, laid1: i64, laid2: i64, laid3: i64) -> None:
        self.owed: Final[i64] = owed  # eight bits a seat, fixed at the roll
        self.laid0: Final[i64] = laid0
        self.laid1: Final[i64] = laid1
        self.laid2: Final[i64] = laid2
        self.laid3: Final[i64] = laid3

    def fields(self) -> list[int]:
        return [self.owed, self.laid0, self.laid1, self.laid2, self.laid3]

    def owes(self, seat: i64) -> i64:
        """How many cards a seat must still lay down."""
        return self.owed >> 8 * seat & 255

    def laid(self, seat: i64) -> i64:
        """What a seat has laid down so far."""
        if seat == 0:
            return self.laid0
        if seat == 1:
            return self.laid1
        if seat == 2:
            return self.laid2
        return self.laid3

    def who(self, state: State) -> i64:
        for step in range(state.seats):
            seat = (state.active + step) % state.seats
            if self.owes(seat) > 0:
                return seat
        return NOBODY

    def speakers(self, state: State) -> list[int]:
        order = [(state.active + step) % state.seats for step in range(state.seats)]
        return [seat for seat in order if self.owes(seat) > 0]

    def options(self, state: State, out: Options) -> None:
        for resource in range(RESOURCES):
            if state.has(state.player, resource) > 0:
                out.add(DISCARD.first + resource)

    def apply(self, state: State, action: i64) -> None:
        seat, resource = state.player, DISCARD.index(action)
        card = bundles.one(resource)
        state.hands[seat * RESOURCES + resource] -= 1
        state.tell(LAID_DOWN, seat, resource, seen_by=bits.bit(seat))
        rest = DiscardHalf(
            self.owed - bits.bit(8 * seat),
            self.laid0 + card if seat == 0 else self.laid0,
            self.laid1 + card if seat == 1 else self.laid1,
            self.laid2 + card if seat == 2 else self.laid2,
            self.laid3 + card if seat == 3 else self.laid3,
        )
        if rest.owed > 0:
            do_next(state, rest)
        else:
            rest.show(state)

    def show(self, state: State) -> None:
        """All laid cards go to the bank together (CAT-5.10)."""
        for seat in range(state.seats):
            cards = self.laid(seat)
            if cards > 0:
                for resource in range(RESOURCES):
                    state.hands[BANK * RESOURCES + resource] += bundles.count(cards, resource)
                state.tell(DISCARDED, seat, cards)
                counting.paid(state, seat)
        state.revealed = True


def is_protected(state: State, seat: i64) -> bool:
    """The friendly robber spares players with few visible points (CAT-12.2)."""
    return state.rules.friendly_robber and scoring.visible_points(state, seat) < PROTECTED_BELOW


def protected_nodes(state: State, robber: i64) -> i64:
    """Nodes with buildings of spared opponents."""
    nodes: i64 = 0
    if state.rules.friendly_robber:
        for seat in range(state.seats):
            if seat != robber and is_protected(state, seat):
                nodes |= state.buildings(seat)
    return nodes


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveRobber(Decision):
    """The robber must go to another hex (CAT-5.4); the friendly one has fewer to choose from (CAT-12.2)."""

    def options(self, state: State, out: Options) -> None:
        spared = protected_nodes(state, self.seat)
        for hex in range(HEXES):
            if hex != state.robber and not HEX_NODES[hex] & spared:
                out.add(MOVE_ROBBER.first + hex)
        if out.count == 0:
            for hex in range(HEXES):
                if state.terrain[hex] == DESERT:
                    out.add(MOVE_ROBBER.first + hex)

    def apply(self, state: State, action: i64) -> None:
        hex = MOVE_ROBBER.index(action)
        state.robber = hex
        state.tell(ROBBER_MOVED, self.seat, hex)
        for victim in range(state.seats):
            if can_rob(state, self.seat, victim):
                do_next(state, Steal(self.seat))
                return
        state.tell(NOBODY_TO_ROB, self.seat)


def has_loot(state: State, seat: i64, victim: i64) -> bool:
    """Another player with a building at the robber's hex and a card in hand (CAT-5.5)."""
    return victim != seat and (state.buildings(victim) & HEX_NODES[state.robber]) != 0 and state.hand_size(victim) > 0


def can_rob(state: State, seat: i64, victim: i64) -> bool:
    """Whoever has something to take, unless the friendly robber spares them (CAT-5.5, CAT-12.2)."""
    return has_loot(state, seat, victim) and not is_protected(state, victim)


@mypyc_attr(acyclic=True, free_list_len=1)
class Steal(Decision):
    """Name one of the players at the robber's hex, even if there is only one (CAT-5.5, CAT-5.6, CAT-5.12)."""

    def options(self, state: State, out: Options) -> None:
        for victim in range(state.seats):
            if can_rob(state, self.seat, victim):
                out.add(STEAL.first + victim)

    def apply(self, state: State, action: i64) -> None:
        victim = STEAL.index(action)
        state.tell(STOLE, self.seat, victim)
        do_next(state, DrawFromHand(self.seat, victim))


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawFromHand(Chance):
    """A card at random from the victim's hand, seen by the two of them (CAT-5.5, CAT-5.12, CAT-13.3)."""

    def __init__(self, seat: i64, victim: i64) -> None:
        self.seat: Final[i64] = seat
        self.victim: Final[i64] = victim

    def fields(self) -> list[int]:
        return [self.seat, self.victim]

    def first_outcome(self) -> i64:
        return STOLEN.first

    def weights(self, state: State) -> vec[i64]:
        return state.hands[self.victim * RESOURCES : (self.victim + 1) * RESOURCES]

    def apply(self, state: State, action: i64) -> None:
        resource = STOLEN.index(action)
        counting.stolen(state, self.seat, self.victim, resource)
        state.move_cards(self.victim, self.seat, resource, 1)
        state.tell(STOLE_CARD, self.seat, self.victim, resource, seen_by=bits.bit(self.seat) | bits.bit(self.victim))
