"""Engines, turnouts, stations and station masters (GWT-6.10 to GWT-6.20, GWT-6.45, GWT-6.46)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Step
from igroteka.core.arrays import i64, mypyc_attr, raised, replaced
from igroteka.core.state import do_next
from igroteka.games.gwt.actions import BACK, DECLINE, ENGINE, MASTER, UPGRADE
from igroteka.games.gwt.data.box import (
    CITIES,
    CRAFTS,
    END_BONUS,
    LAST_SPACE,
    MASTER_STATIONS,
    NONE,
    POSITIONS,
    SPACES,
    STATION_COST,
    STATIONS,
    TURNOUT_AFTER,
    TURNOUT_SPACE,
    TURNOUTS,
    station_at,
)
from igroteka.games.gwt.data.program import CHOICES, MASTER_ALT
from igroteka.games.gwt.events import ENGINE_BACK, ENGINE_MOVED, MASTER_TAKEN, UPGRADED
from igroteka.games.gwt.rules import delivery, effects, location
from igroteka.games.gwt.rules.exchange import Ask
from igroteka.games.gwt.state import State
from igroteka.kit import bits

# --- where an engine can go


def forward_positions(state: State, seat: i64, steps: i64) -> i64:
    """Every position 1 to N spaces ahead; a space with another engine does not exist (GWT-6.10 to GWT-6.12)."""
    position = state.engines[seat]
    found: i64 = 0
    cost: i64 = 0
    if position >= SPACES:
        space = TURNOUT_SPACE[position - SPACES]
    else:
        space = position
        turnout = TURNOUT_AFTER[space]
        if turnout != NONE and not state.engine_blocks(seat, turnout):
            found |= bits.bit(turnout)
    while space < LAST_SPACE:
        space += 1
        if not state.engine_blocks(seat, space):
            cost += 1
            if cost > steps:
                break
            found |= bits.bit(space)
        turnout = TURNOUT_AFTER[space]
        if turnout != NONE and cost < steps and not state.engine_blocks(seat, turnout):
            found |= bits.bit(turnout)
    return found


def back_positions(state: State, seat: i64, steps: i64) -> i64:
    """Every position exactly so many spaces back; none if space 0 comes too early (GWT-6.14)."""
    return back_from(state, seat, state.engines[seat], steps)


def back_from(state: State, seat: i64, position: i64, left: i64) -> i64:
    """Step by step; an occupied space is passed without counting, an occupied turnout cannot be entered."""
    if left == 0:
        return bits.bit(position)
    if position == 0:
        return 0
    if position >= SPACES:
        return back_over(state, seat, TURNOUT_SPACE[position - SPACES], left)
    found = back_over(state, seat, position - 1, left)
    turnout = TURNOUT_AFTER[position - 1]
    if turnout != NONE and not state.engine_blocks(seat, turnout):
        found |= back_from(state, seat, turnout, left - 1)
    return found


def back_over(state: State, seat: i64, space: i64, left: i64) -> i64:
    """Onto a space, or over it if another engine stands there."""
    if state.engine_blocks(seat, space):
        return back_from(state, seat, space, left)
    return back_from(state, seat, space, left - 1)


def all_behind(state: State, seat: i64) -> i64:
    """Every free space and turnout behind an engine (GWT-6.15, GWT-6.45)."""
    position = state.engines[seat]
    end = TURNOUT_SPACE[position - SPACES] + 1 if position >= SPACES else position  # spaces before this one
    found: i64 = 0
    for space in range(end):
        if not state.engine_blocks(seat, space):
            found |= bits.bit(space)
    for turnout in range(TURNOUTS):
        before = TURNOUT_SPACE[turnout] + 1 < end if position >= SPACES else TURNOUT_SPACE[turnout] < end
        if before and not state.engine_blocks(seat, SPACES + turnout):
            found |= bits.bit(SPACES + turnout)
    return found


def spaces_back(state: State, seat: i64, target: i64) -> i64:
    """Free numbered spaces moved onto on the way back; turnouts do not count (GWT-6.45)."""
    position = state.engines[seat]
    end = TURNOUT_SPACE[position - SPACES] + 1 if position >= SPACES else position
    start = TURNOUT_SPACE[target - SPACES] + 1 if target >= SPACES else target
    found: i64 = 0
    for space in range(start, end):
        if not state.engine_blocks(seat, space):
            found += 1
    return found


def offer_positions(positions: i64, first: i64, out: Options) -> None:
    """These positions as answers."""
    for position in range(POSITIONS):
        if positions >> position & 1:
            out.add(first + position)


# --- moving


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveEngine(Ask):
    """Forward 1 to N spaces (GWT-6.10); stopping ends the move (GWT-6.13)."""

    def __init__(self, seat: i64, steps: i64) -> None:
        super().__init__(seat)
        self.steps: Final[i64] = steps

    def fields(self) -> list[int]:
        return [self.seat, self.steps]

    def who(self, state: State) -> i64:
        return self.seat if self.steps > 0 else NOBODY

    def options(self, state: State, out: Options) -> None:
        offer_positions(forward_positions(state, self.seat, self.steps), ENGINE.first, out)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DECLINE.first:
            location.done(state)
            state.engines = replaced(state.engines, self.seat, ENGINE.index(action))
            state.tell(ENGINE_MOVED, self.seat, state.engines[self.seat])
            stop(state, self.seat)


def go_back(state: State, seat: i64, steps: i64) -> None:
    """Backwards as a cost; what the engine finds where it stops comes before the reward, or after it (GWT-6.33)."""
    if state.rules.upgrade_first:
        do_next(state, EngineBack(seat, steps), EngineStops(seat))
    else:
        state.depth -= 1
        rest = state.agenda[state.depth]  # a backward move is always paid for something: the rest of the effect
        do_next(state, EngineBack(seat, steps), rest, EngineStops(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class EngineBack(Ask):
    """Back exactly so many spaces (GWT-6.14)."""

    def __init__(self, seat: i64, steps: i64) -> None:
        super().__init__(seat)
        self.steps: Final[i64] = steps

    def fields(self) -> list[int]:
        return [self.seat, self.steps]

    def who(self, state: State) -> i64:
        return self.seat if back_positions(state, self.seat, self.steps) else NOBODY

    def options(self, state: State, out: Options) -> None:
        offer_positions(back_positions(state, self.seat, self.steps), BACK.first, out)

    def apply(self, state: State, action: i64) -> None:
        move_back(state, self.seat, BACK.index(action))


def move_back(state: State, seat: i64, position: i64) -> None:
    """The engine stands there now."""
    state.engines = replaced(state.engines, seat, position)
    state.tell(ENGINE_BACK, seat, position)


@mypyc_attr(acyclic=True, free_list_len=1)
class BackAny(Ask):
    """Back one or more spaces, then an extraordinary delivery as far as that went (GWT-6.45)."""

    def who(self, state: State) -> i64:
        return self.seat if state.engines[self.seat] != 0 else NOBODY

    def options(self, state: State, out: Options) -> None:
        offer_positions(all_behind(state, self.seat), BACK.first, out)

    def apply(self, state: State, action: i64) -> None:
        value = spaces_back(state, self.seat, BACK.index(action))
        move_back(state, self.seat, BACK.index(action))
        do_next(state, delivery.Deliver(self.seat, value, 1), EngineStops(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class ReturnEngine(Ask):
    """From the last space back to any free one, for 3 dollars (GWT-6.15)."""

    def who(self, state: State) -> i64:
        return self.seat if state.engines[self.seat] != 0 else NOBODY

    def options(self, state: State, out: Options) -> None:
        offer_positions(all_behind(state, self.seat), BACK.first, out)

    def apply(self, state: State, action: i64) -> None:
        move_back(state, self.seat, BACK.index(action))
        effects.gain(state, self.seat, END_BONUS)
        stop(state, self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class EngineStops(Step):
    """What an engine finds where it has stopped."""

    def run(self, state: State) -> None:
        stop(state, self.seat)


def stop(state: State, seat: i64) -> None:
    """In a turnout or on the last space: upgrade or not; from the last space it must go back (GWT-6.15, GWT-6.16)."""
    station = station_at(state.engines[seat])
    if station == STATIONS - 1:
        do_next(state, Upgrade(seat, station), ReturnEngine(seat))
    elif station != NONE:
        do_next(state, Upgrade(seat, station))


# --- stations


def can_upgrade(state: State, seat: i64, station: i64) -> bool:
    """No own disc there, money for it, and a disc to be had with what is left (GWT-6.16, GWT-8.7)."""
    left = state.dollars[seat] - STATION_COST[station]
    if left < 0 or state.stations[seat] >> station & 1:
        return False
    return delivery.has_disc(state, seat, CITIES + station, left)


def upgrade(state: State, seat: i64, station: i64) -> None:
    """Pay, place a disc, take the tile if one lies there (GWT-6.20)."""
    state.dollars[seat] -= STATION_COST[station]
    state.tell(UPGRADED, seat, station, STATION_COST[station])
    do_next(state, delivery.TakeDisc(seat, CITIES + station, 0), TakeMaster(seat, station))


@mypyc_attr(acyclic=True, free_list_len=1)
class Upgrade(Ask):
    """Upgrade the station where the engine has stopped, or not (GWT-6.16)."""

    def __init__(self, seat: i64, station: i64) -> None:
        super().__init__(seat)
        self.station: Final[i64] = station

    def fields(self) -> list[int]:
        return [self.seat, self.station]

    def who(self, state: State) -> i64:
        return self.seat if can_upgrade(state, self.seat, self.station) else NOBODY

    def options(self, state: State, out: Options) -> None:
        out.add(UPGRADE.first + self.station)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DECLINE.first:
            upgrade(state, self.seat, self.station)


def turnouts_behind(state: State, seat: i64) -> i64:
    """Stations whose turnout lies behind the engine (GWT-6.46)."""
    position = state.engines[seat]
    found: i64 = 0
    for station in range(TURNOUTS):
        space = TURNOUT_SPACE[station]
        if space < TURNOUT_SPACE[position - SPACES] if position >= SPACES else space < position:
            found |= bits.bit(station)
    return found


def stations_behind(state: State, seat: i64) -> i64:
    """Stations behind the engine that could be upgraded (GWT-6.46)."""
    found = turnouts_behind(state, seat)
    for station in range(TURNOUTS):
        if found >> station & 1 and not can_upgrade(state, seat, station):
            found &= ~bits.bit(station)
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class UpgradeBehind(Ask):
    """Upgrade any station behind the own engine (GWT-6.46)."""

    def who(self, state: State) -> i64:
        return self.seat if stations_behind(state, self.seat) else NOBODY

    def options(self, state: State, out: Options) -> None:
        stations = stations_behind(state, self.seat)
        for station in range(TURNOUTS):
            if stations >> station & 1:
                out.add(UPGRADE.first + station)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DECLINE.first:
            location.done(state)
            upgrade(state, self.seat, UPGRADE.index(action))


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeMaster(Ask):
    """Give a hired worker for the station master, now or never (GWT-6.17)."""

    def __init__(self, seat: i64, station: i64) -> None:
        super().__init__(seat)
        self.station: Final[i64] = station

    def fields(self) -> list[int]:
        return [self.seat, self.station]

    def who(self, state: State) -> i64:
        if self.station < MASTER_STATIONS and state.posts[self.station] != NONE:
            for craft in range(CRAFTS):
                if state.hired(self.seat, craft) > 1:
                    return self.seat
        return NOBODY

    def options(self, state: State, out: Options) -> None:
        for craft in range(CRAFTS):
            if state.hired(self.seat, craft) > 1:
                out.add(MASTER.first + craft)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DECLINE.first:
            return
        craft, master = MASTER.index(action), state.posts[self.station]
        state.workers = raised(state.workers, self.seat * CRAFTS + craft, -1)
        state.posts = replaced(state.posts, self.station, NONE)
        state.guards = replaced(state.guards, self.station, craft)
        state.masters = replaced(state.masters, self.seat, state.masters[self.seat] | bits.bit(master))
        state.tell(MASTER_TAKEN, self.seat, master, self.station, craft)
        effects.immediate(state, self.seat, MASTER_ALT[master * CHOICES], MASTER_ALT[master * CHOICES + 1])
