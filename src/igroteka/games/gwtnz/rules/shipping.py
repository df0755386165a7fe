"""The ship and the harbours (NZ-11)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Decision, Frame, Step
from igroteka.core.arrays import i64, mypyc_attr, raised, replaced
from igroteka.core.state import do_next
from igroteka.games.gwtnz.actions import DECLINE, DONE, MASTER, SAIL, STOREHOUSE, UPGRADE
from igroteka.games.gwtnz.data.box import (
    BERTH_PRICE,
    BERTHS,
    CRAFTS,
    DISTANCE,
    FIRST_LARGE,
    FIRST_MEDIUM,
    FIRST_UPGRADE,
    HARBOUR_AT,
    HARBOUR_CARD,
    HOME,
    JOKER_TILE,
    NONE,
    OFFICE,
    PAIRS,
    POSTS,
    SAILOR,
    SHEARER,
    SHEPHERD,
    SPACES,
    TERMINALS,
    UPGRADE_HARBOUR,
    UPGRADE_PRICE,
    UPGRADES,
)
from igroteka.games.gwtnz.data.program import CHOICES, MASTER_ALT, PAIR_ALT
from igroteka.games.gwtnz.events import (
    MASTER_TAKEN,
    PAIR_CLEARED,
    SAILED,
    SHIP_RETURNED,
    STOREHOUSE_PLACED,
    UPGRADED,
)
from igroteka.games.gwtnz.rules import cards, delivery, effects, location, shearing, sheep
from igroteka.games.gwtnz.rules.exchange import Ask
from igroteka.games.gwtnz.state import State
from igroteka.kit import bits

# --- may it be upgraded?


def free_berth(state: State, harbour: i64, price: i64) -> i64:
    """The first free space of a small harbour at a price, or NONE."""
    for space in range(harbour * BERTHS, (harbour + 1) * BERTHS):
        if BERTH_PRICE[space] == price and state.berths[space] == NONE:
            return space
    return NONE


def target_of(harbour: i64) -> i64:
    """A medium harbour as a target of discs."""
    return POSTS + harbour - FIRST_MEDIUM


def has_piece(state: State, seat: i64, harbour: i64) -> bool:
    """Not upgraded yet, and a storehouse or disc for it is on the player board (NZ-11.3)."""
    if state.has_harbour(seat, harbour):
        return False
    if FIRST_MEDIUM <= harbour < FIRST_LARGE:
        return state.discs[seat] != 0
    return state.storehouses_left(seat) > 0


def can_upgrade(state: State, seat: i64, upgrade: i64) -> bool:
    """A free space, and its price can be paid in full (NZ-11.3 to NZ-11.7)."""
    harbour, price = UPGRADE_HARBOUR[upgrade], UPGRADE_PRICE[upgrade]
    if state.pounds[seat] < price or not has_piece(state, seat, harbour):
        return False
    if harbour >= FIRST_LARGE:
        return True
    if harbour >= FIRST_MEDIUM:
        return delivery.spaces_for(state, seat, target_of(harbour), price) != 0
    return free_berth(state, harbour, price) != NONE


def offer_upgrades(state: State, seat: i64, out: Options) -> None:
    """The harbour where the ship lies, by the prices of its spaces (NZ-11.2)."""
    harbour = HARBOUR_AT[state.ships[seat]]
    if harbour != NONE:
        upgrade = FIRST_UPGRADE[harbour]
        while upgrade < UPGRADES and UPGRADE_HARBOUR[upgrade] == harbour:
            if can_upgrade(state, seat, upgrade):
                out.add(UPGRADE.first + upgrade)
            upgrade += 1


def may_upgrade(state: State, seat: i64) -> bool:
    """Can the harbour where the ship lies be upgraded, now or with the help of an action card?"""
    harbour = HARBOUR_AT[state.ships[seat]]
    if harbour == NONE or not has_piece(state, seat, harbour):
        return False
    if state.may_hold_action(seat) and cards.may_show(state, seat):
        return True
    upgrade = FIRST_UPGRADE[harbour]
    while upgrade < UPGRADES and UPGRADE_HARBOUR[upgrade] == harbour:
        if can_upgrade(state, seat, upgrade):
            return True
        upgrade += 1
    return False


# --- sailing


@mypyc_attr(acyclic=True, free_list_len=1)
class Ship(Ask):
    """Sail up to so many spaces, any way, then or at once upgrade a harbour for one point more (NZ-11.1, NZ-11.2)."""

    def __init__(self, seat: i64, points: i64, sailors: i64 = 0) -> None:
        super().__init__(seat)
        self.points: Final[i64] = points
        self.sailors: Final[i64] = sailors  # 1: each point is a sailor of the row

    def fields(self) -> list[int]:
        return [self.seat, self.points, self.sailors]

    def options(self, state: State, out: Options) -> None:
        start = state.ships[self.seat] * SPACES
        for space in range(SPACES):
            if 0 < DISTANCE[start + space] <= self.points:
                out.add(SAIL.first + space)
        offer_upgrades(state, self.seat, out)
        out.add(DONE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DONE.first:
            return
        location.done(state)
        if SAIL.has(action):
            space = SAIL.index(action)
            steps = DISTANCE[state.ships[self.seat] * SPACES + space]
            state.ships = replaced(state.ships, self.seat, space)
            state.tell(SAILED, self.seat, space, steps)
            if steps < self.points:
                do_next(state, Anchor(self.seat))
        else:
            upgrade(state, self.seat, UPGRADE.index(action))


@mypyc_attr(acyclic=True, free_list_len=1)
class Anchor(Ask):
    """With a point left the harbour where the ship has come may be upgraded (NZ-11.2)."""

    def who(self, state: State) -> i64:
        return self.seat if may_upgrade(state, self.seat) else NOBODY

    def options(self, state: State, out: Options) -> None:
        offer_upgrades(state, self.seat, out)
        out.add(DONE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DONE.first:
            upgrade(state, self.seat, UPGRADE.index(action))


def upgrade(state: State, seat: i64, number: i64) -> None:
    """A storehouse for small and large harbours, a disc for medium ones; the ship action is over (NZ-11.2)."""
    harbour = UPGRADE_HARBOUR[number]
    if FIRST_MEDIUM <= harbour < FIRST_LARGE:
        do_next(state, delivery.TakeDisc(seat, target_of(harbour), UPGRADE_PRICE[number]))
    else:
        do_next(state, PlaceStorehouse(seat, number))


# --- storehouses


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceStorehouse(Decision):
    """Any one storehouse of the board goes to the harbour (NZ-11.4, NZ-11.7)."""

    def __init__(self, seat: i64, upgrade: i64) -> None:
        super().__init__(seat)
        self.upgrade: Final[i64] = upgrade

    def fields(self) -> list[int]:
        return [self.seat, self.upgrade]

    def options(self, state: State, out: Options) -> None:
        for pair in range(PAIRS):
            if state.stores[self.seat * PAIRS + pair] > 0:
                out.add(STOREHOUSE.first + pair)

    def apply(self, state: State, action: i64) -> None:
        pair = STOREHOUSE.index(action)
        harbour, price = UPGRADE_HARBOUR[self.upgrade], UPGRADE_PRICE[self.upgrade]
        state.pounds[self.seat] -= price
        state.stores = raised(state.stores, self.seat * PAIRS + pair, -1)
        if harbour < FIRST_MEDIUM:
            state.berths = replaced(state.berths, free_berth(state, harbour, price), self.seat)
        state.harbours = replaced(state.harbours, self.seat, state.harbours[self.seat] | bits.bit(harbour))
        state.tell(UPGRADED, self.seat, harbour, price)
        state.tell(STOREHOUSE_PLACED, self.seat, pair)
        if TERMINALS >> harbour & 1:
            do_next(state, ReturnShip(self.seat))
        if state.stores[self.seat * PAIRS + pair] == 0:
            do_next(state, PairCleared(self.seat, pair))
        if HARBOUR_CARD[harbour] != NONE:
            cards.give(state, self.seat, HARBOUR_CARD[harbour])


@mypyc_attr(acyclic=True, free_list_len=1)
class PairCleared(Frame):
    """Both storehouses of a pair have left the board: its bonus at once or never (NZ-11.8)."""

    def __init__(self, seat: i64, pair: i64) -> None:
        self.seat: Final[i64] = seat
        self.pair: Final[i64] = pair

    def fields(self) -> list[int]:
        return [self.seat, self.pair]

    def run(self, state: State) -> None:
        state.tell(PAIR_CLEARED, self.seat, self.pair)
        effects.immediate(state, self.seat, PAIR_ALT[self.pair * CHOICES], PAIR_ALT[self.pair * CHOICES + 1])


@mypyc_attr(acyclic=True, free_list_len=1)
class ReturnShip(Step):
    """From the end of a route back to the start (NZ-11.5)."""

    def run(self, state: State) -> None:
        state.ships = replaced(state.ships, self.seat, HOME)
        state.tell(SHIP_RETURNED, self.seat)


# --- harbourmasters


def reached(state: State, seat: i64, harbour: i64, price: i64) -> None:
    """A disc lies in a medium harbour: its card, then its harbourmaster (NZ-11.6)."""
    state.harbours = replaced(state.harbours, seat, state.harbours[seat] | bits.bit(harbour))
    state.tell(UPGRADED, seat, harbour, price)
    if OFFICE[harbour] != NONE:
        do_next(state, TakeMaster(seat, harbour))
    if HARBOUR_CARD[harbour] != NONE:
        cards.give(state, seat, HARBOUR_CARD[harbour])


def count_again(state: State, seat: i64) -> None:
    """A worker has left: an action in the middle of which it happened has no more uses than workers now (NZ-18.5)."""
    for place in range(state.depth):
        frame = state.agenda[place]
        if isinstance(frame, sheep.BuySheep):
            state.agenda[place] = sheep.BuySheep(seat, min(frame.shepherds, state.hired(seat, SHEPHERD)))
        elif isinstance(frame, shearing.Shear):
            state.agenda[place] = shearing.Shear(seat, min(frame.shearers, state.hired(seat, SHEARER)), frame.shorn)
        elif isinstance(frame, Ship) and frame.sailors:
            state.agenda[place] = Ship(seat, min(frame.points, state.hired(seat, SAILOR)), 1)


def has_hired(state: State, seat: i64) -> bool:
    """Is there a worker that is not printed?"""
    for craft in range(CRAFTS):
        if state.hired(seat, craft) > 1:
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeMaster(Ask):
    """The harbourmaster for the rightmost hired worker of a row, at this very moment (NZ-11.6, NZ-18.5)."""

    def __init__(self, seat: i64, harbour: i64) -> None:
        super().__init__(seat)
        self.harbour: Final[i64] = harbour

    def fields(self) -> list[int]:
        return [self.seat, self.harbour]

    def who(self, state: State) -> i64:
        lies = OFFICE[self.harbour] != NONE and state.offices[OFFICE[self.harbour]] != NONE
        return self.seat if lies and has_hired(state, self.seat) else NOBODY

    def options(self, state: State, out: Options) -> None:
        for craft in range(CRAFTS):
            if state.hired(self.seat, craft) > 1:
                out.add(MASTER.first + craft)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DECLINE.first:
            return
        craft = MASTER.index(action)
        office = OFFICE[self.harbour]
        master = state.offices[office]
        place = self.seat * CRAFTS + craft
        state.workers = raised(state.workers, place, -1)
        last = bits.bit(state.workers[place])
        state.guards = replaced(state.guards, office, JOKER_TILE if state.jokers[place] & last else craft)
        state.jokers = replaced(state.jokers, place, state.jokers[place] & ~last)
        count_again(state, self.seat)
        state.offices = replaced(state.offices, office, NONE)
        state.masters = replaced(state.masters, self.seat, state.masters[self.seat] | bits.bit(master))
        state.tell(MASTER_TAKEN, self.seat, master, self.harbour, craft)
        effects.immediate(state, self.seat, MASTER_ALT[master * CHOICES], MASTER_ALT[master * CHOICES + 1])
