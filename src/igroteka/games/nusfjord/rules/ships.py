"""Ships: building, exchanging (NUS-6.10, NUS-7.9, NUS-8.13)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.arrays import i64, mypyc_attr, raised
from igroteka.core.state import do_next
from igroteka.games.nusfjord.actions import SHIP as SAY_SHIP
from igroteka.games.nusfjord.actions import UPGRADE
from igroteka.games.nusfjord.data.box import (
    BUILD_SHIP,
    FISH,
    GOLD,
    GOODS,
    MAX_LENGTH,
    NONE,
    OFFER_COST,
    OFFER_SHIP,
    OFFERS,
    SCHOONER,
    SHIP_LENGTH,
    SHIPS,
    TOP_CATCH,
    UPGRADE_FROM,
    UPGRADE_TO,
    UPGRADES,
    WOOD,
)
from igroteka.games.nusfjord.data.program import (
    FREE,
    K_DISCOUNT,
    K_SCHOONER_GOLD,
    OFF,
    PROGRAM,
    SHIP,
    SPARE,
    TARGET,
    WIDTH,
)
from igroteka.games.nusfjord.events import BUILT_SHIP, CATCH_CHANGED, UPGRADED
from igroteka.games.nusfjord.rules import board, goods, reactions
from igroteka.games.nusfjord.rules.windows import Menu
from igroteka.games.nusfjord.state import State


def price(state: State, seat: i64, offer: i64, good: i64, step: i64) -> i64:
    """What one good of a price is after all discounts, not below 0 (NUS-8.13)."""
    if PROGRAM.arg[step * WIDTH + FREE] > 0:
        return 0
    amount = OFFER_COST[offer * GOODS + good]
    if amount == 0:
        return 0
    ship = OFFER_SHIP[offer]
    if good == GOLD and ship == SCHOONER:
        amount = state.ruling(seat, K_SCHOONER_GOLD, amount)
    amount -= state.ruling(seat, K_DISCOUNT + ship * GOODS + good, 0)
    return max(0, amount - PROGRAM.arg[step * WIDTH + OFF + good])


def is_wanted(ship: i64, step: i64) -> bool:
    """Is this a type that may be built in this action?"""
    only = PROGRAM.arg[step * WIDTH + SHIP]
    return only in (NONE, ship)


def is_there(state: State, ship: i64, step: i64) -> bool:
    """Does one lie on the board? One card may take the schooner kept aside (NUS-3.3)."""
    if state.yard(ship) > 0:
        return True
    return ship == SCHOONER and state.spare > 0 and PROGRAM.arg[step * WIDTH + SPARE] > 0


def fits(state: State, seat: i64, ship: i64) -> bool:
    """Is the track long enough (NUS-6.10)?"""
    return state.length(seat) + SHIP_LENGTH[ship] <= MAX_LENGTH


def is_first_price(offer: i64) -> bool:
    """Is this the first price of its ship?"""
    return offer == 0 or OFFER_SHIP[offer - 1] != OFFER_SHIP[offer]


def can_build(state: State, seat: i64, offer: i64, step: i64) -> bool:
    """May this ship be built at this price? A free ship has one price only."""
    ship = OFFER_SHIP[offer]
    if not is_wanted(ship, step) or not is_there(state, ship, step) or not fits(state, seat, ship):
        return False
    if PROGRAM.arg[step * WIDTH + FREE] > 0:
        return is_first_price(offer)
    return goods.can_pay(
        state,
        seat,
        price(state, seat, offer, WOOD, step),
        price(state, seat, offer, FISH, step),
        price(state, seat, offer, GOLD, step),
    )


def possible(state: State, seat: i64, step: i64) -> bool:
    """Is there a ship to build?"""
    if state.catch(seat) >= TOP_CATCH:
        return False
    for offer in range(OFFERS):
        if can_build(state, seat, offer, step):
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class BuildShip(Menu):
    """Build one ship for one of its prices (NUS-6.10)."""

    def possible(self, state: State) -> bool:
        return possible(state, self.seat, self.step)

    def only(self, state: State) -> i64:
        found: i64 = NONE
        for offer in range(OFFERS):
            if can_build(state, self.seat, offer, self.step):
                if found != NONE:
                    return NONE
                found = SAY_SHIP.first + offer
        return found

    def answers(self, state: State, out: Options) -> None:
        if state.catch(self.seat) >= TOP_CATCH:
            return
        for offer in range(OFFERS):
            if can_build(state, self.seat, offer, self.step):
                out.add(SAY_SHIP.first + offer)

    def answer(self, state: State, action: i64) -> None:
        offer = SAY_SHIP.index(action)
        ship = OFFER_SHIP[offer]
        wood = price(state, self.seat, offer, WOOD, self.step)
        fish = price(state, self.seat, offer, FISH, self.step)
        gold = price(state, self.seat, offer, GOLD, self.step)
        board.done(state, self.seat, BUILD_SHIP, ship)
        goods.pay(state, self.seat, wood, fish, gold)
        if state.yard(ship) > 0:
            state.ships = raised(state.ships, state.seats * SHIPS + ship, -1)
        else:
            state.spare -= 1
        state.ships = raised(state.ships, self.seat * SHIPS + ship, 1)
        state.tell(BUILT_SHIP, self.seat, ship)
        state.tell(CATCH_CHANGED, self.seat, state.catch(self.seat))
        reactions.note(state, self.seat)


# --- exchanging


def is_step(upgrade: i64, step: i64) -> bool:
    """Is this the exchange that is granted? Only one size up, unless the target is named."""
    new, target = UPGRADE_TO[upgrade], PROGRAM.arg[step * WIDTH + TARGET]
    return new == UPGRADE_FROM[upgrade] + 1 if target == NONE else new == target


def can_upgrade(state: State, seat: i64, upgrade: i64, step: i64) -> bool:
    """May this ship be exchanged for that one (NUS-7.9)?"""
    old, new = UPGRADE_FROM[upgrade], UPGRADE_TO[upgrade]
    if not is_step(upgrade, step):
        return False
    if state.fleet(seat, old) == 0 or state.yard(new) == 0:
        return False
    return state.length(seat) - SHIP_LENGTH[old] + SHIP_LENGTH[new] <= MAX_LENGTH


def any_upgrade(state: State, seat: i64, step: i64) -> bool:
    """Is there a ship to exchange?"""
    for upgrade in range(UPGRADES):
        if can_upgrade(state, seat, upgrade, step):
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class UpgradeShip(Menu):
    """Exchange a ship for a larger one; `left` times with this one (NUS-7.9)."""

    def __init__(self, seat: i64, step: i64, decline: i64, left: i64) -> None:
        super().__init__(seat, step, decline)
        self.left: Final[i64] = left

    def fields(self) -> list[int]:
        return [self.seat, self.step, self.decline, self.left]

    def pays(self) -> bool:
        return False

    def possible(self, state: State) -> bool:
        return any_upgrade(state, self.seat, self.step)

    def only(self, state: State) -> i64:
        found: i64 = NONE
        for upgrade in range(UPGRADES):
            if can_upgrade(state, self.seat, upgrade, self.step):
                if found != NONE:
                    return NONE
                found = UPGRADE.first + upgrade
        return found

    def answers(self, state: State, out: Options) -> None:
        for upgrade in range(UPGRADES):
            if can_upgrade(state, self.seat, upgrade, self.step):
                out.add(UPGRADE.first + upgrade)

    def answer(self, state: State, action: i64) -> None:
        upgrade = UPGRADE.index(action)
        old, new = UPGRADE_FROM[upgrade], UPGRADE_TO[upgrade]
        own, board = self.seat * SHIPS, state.seats * SHIPS
        state.ships = raised(raised(state.ships, own + old, -1), board + old, 1)
        state.ships = raised(raised(state.ships, own + new, 1), board + new, -1)
        state.tell(UPGRADED, self.seat, upgrade)
        state.tell(CATCH_CHANGED, self.seat, state.catch(self.seat))
        if self.left > 1:
            do_next(state, UpgradeShip(self.seat, self.step, 1, self.left - 1))
        reactions.note(state, self.seat)
