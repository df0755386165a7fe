"""The actions of the board, by whatever way they are taken (NUS-6)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import Frame
from igroteka.core.arrays import i64, mypyc_attr, raised
from igroteka.core.state import do_next
from igroteka.games.nusfjord.actions import SERVE as SAY_SERVE
from igroteka.games.nusfjord.actions import USE
from igroteka.games.nusfjord.data.box import (
    BUILD,
    BUILD_SHIP,
    BUY_SHARES,
    CLEAR,
    GAIN_GOLD,
    GOLD,
    INVITE,
    ISSUE,
    ISSUE_GOLD,
    NONE,
    PLATE_GOLD,
    PLATE_PRICE,
    PLATES,
    REFOREST,
    SERVE,
    SHARE_DISCOUNT,
    SHARE_PRICE,
    THIN_OUT,
    THIN_WOOD,
    TRANSFER,
)
from igroteka.games.nusfjord.data.program import (
    AFTER,
    BEFORE,
    ID,
    K_ISSUE_GOLD,
    K_SHARE_GOLD,
    MOST_PLATES,
    OFF,
    PLATE_OFF,
    PLATE_WOOD,
    PROGRAM,
    WIDTH,
)
from igroteka.games.nusfjord.events import ACTION_DONE, BOUGHT_SHARES, ISSUED, SERVED
from igroteka.games.nusfjord.rules import building, elders, forests, goods, reactions, ships
from igroteka.games.nusfjord.rules.windows import Menu
from igroteka.games.nusfjord.state import State


def action_of(step: i64) -> i64:
    """The action that a step carries out."""
    return PROGRAM.arg[step * WIDTH + ID]


# --- may it be done?


def possible(state: State, seat: i64, step: i64) -> bool:
    """Would the action change something, with the goods as they are (NUS-5.4, NUS-5.8)?"""
    action = action_of(step)
    if action == GAIN_GOLD:
        return True
    if action == TRANSFER:
        return state.reserve_total(seat) > 0
    if action == SERVE:
        return most_plates(state, seat, step) > 0
    if action == BUILD:
        return building.possible(state, seat, step)
    if action == ISSUE:
        return state.unissued[seat] > 0
    if action == BUY_SHARES:
        return state.offered_total() > 0 and state.gold(seat) >= price_of_shares(state, step)
    if action == CLEAR:
        return state.stacks(seat) != 0
    if action == THIN_OUT:
        return state.stacks(seat) != 0 and state.wood(seat) < goods.wood_limit(state, seat)
    if action == REFOREST:
        return state.free_pairs(seat) != 0
    if action == BUILD_SHIP:
        return ships.possible(state, seat, step)
    return elders.can_invite(state, seat)


def can(state: State, seat: i64, step: i64) -> bool:
    """The same after what comes before the action (NUS-5.6)."""
    when = BEFORE + action_of(step)
    if not state.reacts_to(seat, when):
        return possible(state, seat, step)
    kept = state.goods
    state.goods = kept[:]
    reactions.sure_gains(state, seat, when)
    found = possible(state, seat, step)
    state.goods = kept
    return found


def might(state: State, seat: i64, step: i64) -> bool:
    """Could it be done, for all that everybody knows? What is in a hand is nobody else's business."""
    if action_of(step) == BUILD and state.has_hand(seat):
        return state.free(seat) != 0
    return can(state, seat, step)


# --- do it


def perform(state: State, seat: i64, step: i64) -> None:
    """What comes before the action, then the action; it will really be carried out (NUS-8.6)."""
    when = BEFORE + action_of(step)
    if state.reacts_to(seat, when):
        do_next(state, Begin(seat, step))
        reactions.happened(state, seat, when)
    else:
        begin(state, seat, step)


def grant(state: State, seat: i64, step: i64, decline: i64) -> None:
    """An action given by an elder or a building; usually it may be declined (NUS-8.11)."""
    action = action_of(step)
    if decline == 0:
        perform(state, seat, step)
    elif state.reacts_to(seat, BEFORE + action) or not asks(action):
        do_next(state, Offer(seat, step, 1))
    else:
        ask(state, seat, step, 1)


def asks(action: i64) -> bool:
    """Has the action a question of its own?"""
    return action in (SERVE, BUILD, CLEAR, REFOREST, BUILD_SHIP, INVITE)


def ask(state: State, seat: i64, step: i64, decline: i64) -> None:
    """The question of an action."""
    action = action_of(step)
    if action == SERVE:
        do_next(state, ServeFish(seat, step, decline))
    elif action == BUILD:
        do_next(state, building.BuildBuilding(seat, step, decline))
    elif action == CLEAR:
        do_next(state, forests.ClearForest(seat, step, decline))
    elif action == REFOREST:
        do_next(state, forests.Reforest(seat, step, decline))
    elif action == BUILD_SHIP:
        do_next(state, ships.BuildShip(seat, step, decline))
    else:
        do_next(state, elders.InviteElder(seat, step, decline))


def begin(state: State, seat: i64, step: i64) -> None:
    """Carry out an action, or ask how."""
    action = action_of(step)
    if asks(action):
        ask(state, seat, step, 0)
        return
    done(state, seat, action)
    if action == GAIN_GOLD:
        goods.gain(state, seat, 0, 0, 1)
    elif action == TRANSFER:
        goods.transfer(state, seat)
    elif action == ISSUE:
        issue_share(state, seat)
    elif action == BUY_SHARES:
        buy_shares(state, seat, step)
    else:
        goods.gain(state, seat, THIN_WOOD * state.forest_count(seat), 0, 0)


def done(state: State, seat: i64, action: i64, ship: i64 = NONE) -> None:
    """The action is carried out now; said first, so that its consequences come before what comes after it."""
    state.tell(ACTION_DONE, seat, action)
    reactions.follow(state, seat, AFTER + action, ship)


@mypyc_attr(acyclic=True, free_list_len=1)
class Begin(Frame):
    """An action after what comes before it."""

    def __init__(self, seat: i64, step: i64) -> None:
        self.seat: Final[i64] = seat
        self.step: Final[i64] = step

    def fields(self) -> list[int]:
        return [self.seat, self.step]

    def run(self, state: State) -> None:
        if possible(state, self.seat, self.step):
            begin(state, self.seat, self.step)


@mypyc_attr(acyclic=True, free_list_len=1)
class Offer(Menu):
    """Take a granted action, or not: one without a question of its own, or one that something comes before."""

    def pays(self) -> bool:
        return action_of(self.step) in (SERVE, BUILD, BUY_SHARES, BUILD_SHIP)

    def possible(self, state: State) -> bool:
        return can(state, self.seat, self.step)

    def might(self, state: State) -> bool:
        return might(state, self.seat, self.step)

    def answers(self, state: State, out: Options) -> None:
        if can(state, self.seat, self.step):
            out.add(USE.first)

    def answer(self, state: State, action: i64) -> None:
        perform(state, self.seat, self.step)


# --- shares


def issue_share(state: State, seat: i64) -> None:
    """An unissued share goes to "New shares" (NUS-6.5)."""
    gold = state.ruling(seat, K_ISSUE_GOLD, ISSUE_GOLD)
    state.unissued = raised(state.unissued, seat, -1)
    state.shares = raised(state.shares, state.seats * state.seats + seat, 1)
    state.tell(ISSUED, seat, gold)
    goods.gain(state, seat, 0, 0, gold)


def price_of_shares(state: State, step: i64) -> i64:
    """Gold for all new shares: cheaper in later rounds, never below 0 (NUS-6.6)."""
    price = SHARE_PRICE * state.offered_total() - SHARE_DISCOUNT[max(1, state.round)]
    return max(0, price - PROGRAM.arg[step * WIDTH + OFF + GOLD])


def buy_shares(state: State, seat: i64, step: i64) -> None:
    """All new shares, own ones included (NUS-6.6); the gold may go to the own Reserve (NUS-8.15)."""
    price = price_of_shares(state, step)
    state.tell(BOUGHT_SHARES, seat, state.offered_total(), price)
    state.shares = state.shares[:]
    for colour in range(state.seats):
        state.shares[seat * state.seats + colour] += state.offered(colour)
        state.shares[state.seats * state.seats + colour] = 0
    goods.pay(state, seat, 0, 0, price)
    if price > 0 and state.ruling(seat, K_SHARE_GOLD, 0) > 0:
        goods.store(state, seat, 0, 0, price)


# --- the Banquet Table


def plate_price(plate: i64, step: i64) -> i64:
    """Fish for a plate (NUS-6.3)."""
    return max(0, PLATE_PRICE[plate] - PROGRAM.arg[step * WIDTH + PLATE_OFF])


def plates_price(state: State, count: i64, step: i64) -> i64:
    """Fish for so many plates, from the smallest empty one."""
    price: i64 = 0
    for plate in range(state.plates, state.plates + count):
        price += plate_price(plate, step)
    return price


def most_plates(state: State, seat: i64, step: i64) -> i64:
    """How many plates can be filled (NUS-6.3)."""
    most = PLATES - state.plates
    limit = PROGRAM.arg[step * WIDTH + MOST_PLATES]
    if limit > 0:
        most = min(most, limit)
    count: i64 = 0
    left = state.fish(seat)
    while count < most and plate_price(state.plates + count, step) <= left:
        left -= plate_price(state.plates + count, step)
        count += 1
    return count


@mypyc_attr(acyclic=True, free_list_len=1)
class ServeFish(Menu):
    """Fill plates in rising order and gain gold for each (NUS-6.3)."""

    def possible(self, state: State) -> bool:
        return most_plates(state, self.seat, self.step) > 0

    def only(self, state: State) -> i64:
        return SAY_SERVE.first if most_plates(state, self.seat, self.step) == 1 else NONE

    def answers(self, state: State, out: Options) -> None:
        for count in range(most_plates(state, self.seat, self.step)):
            out.add(SAY_SERVE.first + count)

    def answer(self, state: State, action: i64) -> None:
        count = SAY_SERVE.index(action) + 1
        price = plates_price(state, count, self.step)
        done(state, self.seat, SERVE)
        state.tell(SERVED, self.seat, count, price, PLATE_GOLD * count)
        goods.pay(state, self.seat, 0, price, 0)
        state.plates += count
        goods.gain(state, self.seat, PROGRAM.arg[self.step * WIDTH + PLATE_WOOD] * count, 0, PLATE_GOLD * count)
