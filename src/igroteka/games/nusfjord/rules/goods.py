"""Goods come and go: the personal supply, its limit of wood, and the Reserve (NUS-1.3, NUS-1.4)."""

from igroteka.core.arrays import i64
from igroteka.games.nusfjord.data.box import FISH, GOLD, RESERVE, STORES, WOOD, WOOD_LIMIT
from igroteka.games.nusfjord.data.program import FULL_FISH, K_WOOD_LIMIT, ON_EMPTY, ON_FULL
from igroteka.games.nusfjord.events import GAINED, PAID, PAID_RESERVE, RESERVED, TRANSFERRED, WOOD_LOST
from igroteka.games.nusfjord.rules import reactions
from igroteka.games.nusfjord.state import State


def wood_limit(state: State, seat: i64) -> i64:
    """How much wood a personal supply holds (NUS-1.3)."""
    return state.ruling(seat, K_WOOD_LIMIT, WOOD_LIMIT)


def add(state: State, seat: i64, wood: i64, fish: i64, gold: i64) -> i64:
    """Into the personal supply; the wood there was room for."""
    first = seat * STORES
    taken: i64 = 0
    if wood > 0:
        taken = max(0, min(wood, wood_limit(state, seat) - state.goods[first + WOOD]))
        state.goods[first + WOOD] += taken
    state.goods[first + FISH] += fish
    state.goods[first + GOLD] += gold
    return taken


def gain(state: State, seat: i64, wood: i64, fish: i64, gold: i64) -> None:
    """From the general supply; wood above the limit goes back at once (NUS-1.3)."""
    taken = add(state, seat, wood, fish, gold)
    if taken > 0 or fish > 0 or gold > 0:
        state.tell(GAINED, seat, taken, fish, gold)
    if taken < wood:
        state.tell(WOOD_LOST, seat, wood - taken)
    reactions.note(state, seat)


def store(state: State, seat: i64, wood: i64, fish: i64, gold: i64) -> None:
    """From the general supply onto the Reserve, where it may exceed the limit (NUS-8.12); arrives together."""
    first = seat * STORES + RESERVE
    state.goods[first + WOOD] += wood
    state.goods[first + FISH] += fish
    state.goods[first + GOLD] += gold
    state.tell(RESERVED, seat, wood, fish, gold)
    reactions.note(state, seat)
    if fish > 0 and state.goods[first + FISH] >= FULL_FISH:
        reactions.happened(state, seat, ON_FULL)


def can_pay(state: State, seat: i64, wood: i64, fish: i64, gold: i64) -> bool:
    """From the personal supply."""
    first = seat * STORES
    return state.goods[first + WOOD] >= wood and state.goods[first + FISH] >= fish and state.goods[first + GOLD] >= gold


def pay(state: State, seat: i64, wood: i64, fish: i64, gold: i64) -> None:
    """From the personal supply to the general supply."""
    first = seat * STORES
    state.goods[first + WOOD] -= wood
    state.goods[first + FISH] -= fish
    state.goods[first + GOLD] -= gold
    if wood + fish + gold > 0:
        state.tell(PAID, seat, wood, fish, gold)
        reactions.note(state, seat)


def pay_from_reserve(state: State, seat: i64, wood: i64, fish: i64, gold: i64) -> None:
    """From the Reserve to the general supply; the last good may leave it empty (NUS-8.23)."""
    first = seat * STORES + RESERVE
    state.goods[first + WOOD] -= wood
    state.goods[first + FISH] -= fish
    state.goods[first + GOLD] -= gold
    if wood + fish + gold > 0:
        state.tell(PAID_RESERVE, seat, wood, fish, gold)
        reactions.note(state, seat)
        if state.reserve_total(seat) == 0:
            reactions.happened(state, seat, ON_EMPTY)


def transfer(state: State, seat: i64) -> None:
    """Everything on the Reserve goes to the personal supply; wood above the limit is lost (NUS-6.2)."""
    first = seat * STORES + RESERVE
    wood, fish, gold = state.goods[first + WOOD], state.goods[first + FISH], state.goods[first + GOLD]
    state.goods[first + WOOD] = 0
    state.goods[first + FISH] = 0
    state.goods[first + GOLD] = 0
    state.tell(TRANSFERRED, seat, wood, fish, gold)
    taken = add(state, seat, wood, fish, gold)
    if taken < wood:
        state.tell(WOOD_LOST, seat, wood - taken)
    reactions.note(state, seat)
    if wood + fish + gold > 0:
        reactions.happened(state, seat, ON_EMPTY)
