"""Hazards and bandits (GWT-6.34 to GWT-6.36, GWT-7.3)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import i64, mypyc_attr, raised, replaced
from igroteka.games.gwt.actions import BOUNTY, CLEAR, DECLINE
from igroteka.games.gwt.data.box import (
    BANDIT_SPACES,
    BANDITS,
    FIRST_HAZARD,
    HAZARD_FACES,
    HAZARD_SPACES,
    HAZARDS,
    NONE,
    TILES,
    ZONE,
)
from igroteka.games.gwt.data.program import BOUNTY_ALT
from igroteka.games.gwt.events import BOUNTY_TAKEN, HAZARD_REMOVED
from igroteka.games.gwt.rules import effects, location
from igroteka.games.gwt.rules.exchange import Ask
from igroteka.games.gwt.state import State


def free_space(state: State, tile: i64) -> i64:
    """The empty space with the lowest number in the zone of a hazard or bandit, or NONE (GWT-2.5, GWT-7.3)."""
    if tile >= FIRST_HAZARD:
        zone = (tile - FIRST_HAZARD) // HAZARD_FACES
        for place in range(zone * ZONE, (zone + 1) * ZONE):
            if state.trail[HAZARD_SPACES[place]] == NONE:
                return HAZARD_SPACES[place]
    else:
        for place in range(BANDITS):
            if state.trail[BANDIT_SPACES[place]] == NONE:
                return BANDIT_SPACES[place]
    return NONE


def has_bandit(state: State) -> bool:
    """Is there a bandit on the board (GWT-6.34)?"""
    for place in range(BANDITS):
        if state.trail[BANDIT_SPACES[place]] != NONE:
            return True
    return False


def can_remove(state: State, seat: i64, price: i64) -> bool:
    """Is there a hazard, and money for it (GWT-6.36)?"""
    if state.dollars[seat] >= price:
        for place in range(HAZARDS):
            if state.trail[HAZARD_SPACES[place]] != NONE:
                return True
    return False


def collect(state: State, seat: i64, node: i64) -> i64:
    """The tile of a node is kept face up; nothing shifts (GWT-6.35)."""
    tile = state.trail[node]
    state.trail = replaced(state.trail, node, NONE)
    state.taken = raised(state.taken, seat * TILES + tile, 1)
    return tile


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeBounty(Ask):
    """Any one bandit, and the bounty of its space (GWT-6.34)."""

    def who(self, state: State) -> i64:
        return self.seat if has_bandit(state) else NOBODY

    def options(self, state: State, out: Options) -> None:
        for place in range(BANDITS):
            if state.trail[BANDIT_SPACES[place]] != NONE:
                out.add(BOUNTY.first + place)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DECLINE.first:
            location.done(state)
            place = BOUNTY.index(action)
            tile = collect(state, self.seat, BANDIT_SPACES[place])
            state.tell(BOUNTY_TAKEN, self.seat, tile, place)
            effects.perform(state, self.seat, BOUNTY_ALT[place])


@mypyc_attr(acyclic=True, free_list_len=1)
class RemoveHazard(Ask):
    """Any one hazard of any zone, for the price of the icon (GWT-6.36)."""

    def __init__(self, seat: i64, price: i64) -> None:
        super().__init__(seat)
        self.price: Final[i64] = price

    def fields(self) -> list[int]:
        return [self.seat, self.price]

    def who(self, state: State) -> i64:
        return self.seat if can_remove(state, self.seat, self.price) else NOBODY

    def options(self, state: State, out: Options) -> None:
        for place in range(HAZARDS):
            if state.trail[HAZARD_SPACES[place]] != NONE:
                out.add(CLEAR.first + place)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action != DECLINE.first:
            location.done(state)
            node = HAZARD_SPACES[CLEAR.index(action)]
            state.dollars[self.seat] -= self.price
            tile = collect(state, self.seat, node)
            state.tell(HAZARD_REMOVED, self.seat, tile, node, self.price)
