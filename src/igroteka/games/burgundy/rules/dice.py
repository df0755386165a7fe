"""Dice and workers: what it costs to use a die as another number (BUR-5.2, BUR-5.3, BUR-10.8 to BUR-10.13)."""

from igroteka.core.arrays import i64
from igroteka.games.burgundy.data.box import (
    DICE,
    FARTHEST,
    FREE_PLACE,
    FREE_PLACE_STEP,
    FREE_TAKE,
    FREE_TAKE_STEP,
    LONG_STEP,
    LONG_STEP_SIZE,
    WORKER_STEP,
)
from igroteka.games.burgundy.state import State


def step(state: State, seat: i64) -> i64:
    """How far one worker changes a die (BUR-5.2, BUR-10.8)."""
    return LONG_STEP_SIZE if state.knows(seat, LONG_STEP) else WORKER_STEP


def free_step(state: State, seat: i64, size: i64) -> i64:
    """What a free change is worth: knowledge 8 makes it longer only where the table has agreed so (BUR-10.13)."""
    if state.rules.long_free_step and state.knows(seat, LONG_STEP):
        return LONG_STEP_SIZE
    return size


def free_to_take(state: State, seat: i64) -> i64:
    """The free change of a die that takes a tile (BUR-10.12)."""
    return free_step(state, seat, FREE_TAKE_STEP) if state.knows(seat, FREE_TAKE) else 0


def free_to_place(state: State, seat: i64, kind: i64) -> i64:
    """The free change of a die that places a tile of this kind (BUR-10.9 to BUR-10.11)."""
    return free_step(state, seat, FREE_PLACE_STEP) if state.knows(seat, FREE_PLACE[kind]) else 0


def workers_needed(state: State, seat: i64, distance: i64, free: i64) -> i64:
    """Workers that change a die so far, after the free change (BUR-5.3)."""
    if distance <= free:
        return 0
    size = step(state, seat)
    return (distance - free + size - 1) // size


def farthest(state: State, seat: i64, free: i64) -> i64:
    """How far a die can be changed with all workers of a seat."""
    return min(FARTHEST, free + state.workers[seat] * step(state, seat))


def is_offered(state: State, seat: i64, die: i64) -> bool:
    """Is this die still to be used? Of two equal ones the first is used first: they are the same."""
    if state.is_used(seat, die):
        return False
    return die == 0 or state.is_used(seat, 0) or state.die(seat, 0) != state.die(seat, 1)


def use(state: State, seat: i64, die: i64, workers: i64) -> None:
    """A die is spent, and the workers that change it with it (BUR-14.7)."""
    state.used[seat * DICE + die] = 1
    state.workers[seat] -= workers
