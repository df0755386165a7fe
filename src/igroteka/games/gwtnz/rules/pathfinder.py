"""The tracks: gold, certificates and the pathfinder track (NZ-8, NZ-12)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import Decision
from igroteka.core.arrays import i64, mypyc_attr, replaced
from igroteka.core.state import do_next
from igroteka.games.gwtnz.actions import DECLINE, FLIP, FORWARD
from igroteka.games.gwtnz.data.box import (
    CERTIFICATE_GOLD,
    FLIP_SPACE,
    GOLD_LIMIT,
    GOLD_SPACES,
    LAST_SPACE,
    OVERFLOW_POUNDS,
    STEP_TILE_SPACE,
)
from igroteka.games.gwtnz.events import ADVANCED, CERTIFIED, FLIPPED, GAINED, GOLD_GAINED, STEP_TILE
from igroteka.games.gwtnz.rules import cards, location
from igroteka.games.gwtnz.rules.exchange import Ask
from igroteka.games.gwtnz.state import FEE_FLIPPED, STEP_FLIPPED, UNFLIPPED, State

OF_CERTIFICATES: Final = 0
OF_PATHFINDER: Final = 1

# --- gold


def gain_gold(state: State, seat: i64, gold: i64) -> None:
    """Surplus is lost (NZ-8.2)."""
    after = min(state.gold[seat] + gold, GOLD_LIMIT)
    if after > state.gold[seat]:
        state.gold = replaced(state.gold, seat, after)
        state.tell(GOLD_GAINED, seat, after)


# --- certificates


def certify(state: State, seat: i64, places: i64) -> None:
    """The marker goes forward; whoever would waste the gold of the crossing may stop before it (NZ-8.1, NZ-8.3)."""
    after = min(state.certificates[seat] + places, state.certificate_limit(seat))
    if after <= state.certificates[seat]:
        return
    if state.gold[seat] == GOLD_LIMIT and state.certificates[seat] < CERTIFICATE_GOLD <= after:
        do_next(state, Forward(seat, OF_CERTIFICATES, after - state.certificates[seat]))
    else:
        location.done(state)
        set_certificates(state, seat, after)


def set_certificates(state: State, seat: i64, after: i64) -> None:
    """From 0 or 1 to 2 or more also gives 1 gold (NZ-8.1)."""
    crossed = state.certificates[seat] < CERTIFICATE_GOLD <= after
    state.certificates = replaced(state.certificates, seat, after)
    state.tell(CERTIFIED, seat, after)
    if crossed:
        gain_gold(state, seat, 1)


# --- the pathfinder track


def advance(state: State, seat: i64, spaces: i64) -> None:
    """Forward; whoever would waste the gold of a space may stop before it (NZ-8.3, NZ-12.1)."""
    if state.gold[seat] == GOLD_LIMIT and gold_ahead(state, seat, spaces) > 0:
        do_next(state, Forward(seat, OF_PATHFINDER, spaces))
    else:
        location.done(state)
        move_forward(state, seat, spaces)


def gold_ahead(state: State, seat: i64, spaces: i64) -> i64:
    """Gold of the next so many spaces (NZ-12.2)."""
    found: i64 = 0
    place = state.pathfinder[seat]
    for space in range(place + 1, min(place + spaces, LAST_SPACE) + 1):
        found += GOLD_SPACES >> space & 1
    return found


def move_forward(state: State, seat: i64, spaces: i64) -> None:
    """Rewards on reaching or passing; a pound for each step beyond the end (NZ-12.1 to NZ-12.4)."""
    before = state.pathfinder[seat]
    after = min(before + spaces, LAST_SPACE)
    gold = gold_ahead(state, seat, spaces)
    if after > before:
        state.pathfinder = replaced(state.pathfinder, seat, after)
        state.tell(ADVANCED, seat, after)
        if before < STEP_TILE_SPACE[state.seats] <= after:
            state.tell(STEP_TILE, seat)
    if gold > 0:
        gain_gold(state, seat, gold)
    surplus = before + spaces - after
    if surplus > 0:
        state.pounds[seat] += surplus * OVERFLOW_POUNDS
        state.tell(GAINED, seat, surplus * OVERFLOW_POUNDS)
    if before < FLIP_SPACE <= after:
        do_next(state, FlipTile(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class Forward(Ask):
    """How far of "up to N" a marker goes, where going all the way would waste gold (NZ-8.3)."""

    def __init__(self, seat: i64, track: i64, most: i64) -> None:
        super().__init__(seat)
        self.track: Final[i64] = track
        self.most: Final[i64] = most

    def fields(self) -> list[int]:
        return [self.seat, self.track, self.most]

    def reach(self, state: State) -> i64:
        """How far it may go now: a card shown meanwhile may have brought certificates."""
        if self.track == OF_CERTIFICATES:
            return min(self.most, state.certificate_limit(self.seat) - state.certificates[self.seat])
        return self.most

    def options(self, state: State, out: Options) -> None:
        for places in range(self.reach(state)):
            out.add(FORWARD.first + places)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DECLINE.first:
            return
        location.done(state)
        places = FORWARD.index(action) + 1
        if self.track == OF_CERTIFICATES:
            set_certificates(state, self.seat, state.certificates[self.seat] + places)
        else:
            move_forward(state, self.seat, places)


@mypyc_attr(acyclic=True, free_list_len=1)
class FlipTile(Decision):
    """The step tile to +2, or the fee tile: no fees any more (NZ-12.4); the flip of a card may be skipped (NZ-13.2)."""

    def options(self, state: State, out: Options) -> None:
        if state.flips[self.seat] == UNFLIPPED and state.has_step_tile(self.seat):
            out.add(FLIP.first)
        out.add(FLIP.first + 1)
        if cards.is_effect(state):
            out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DECLINE.first:
            return
        state.flips = replaced(state.flips, self.seat, STEP_FLIPPED if action == FLIP.first else FEE_FLIPPED)
        state.tell(FLIPPED, self.seat, FLIP.index(action))
