"""Hazards on the trail (NZ-14.8, NZ-6.12)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import i64, mypyc_attr, raised, replaced
from igroteka.games.gwtnz.actions import CLEAR, DECLINE
from igroteka.games.gwtnz.data.box import FIRST_HAZARD, HAZARD_SPACES, HAZARDS, NONE, TILE_ZONE, TILES, ZONE_OF
from igroteka.games.gwtnz.data.program import HAZARD_CARD
from igroteka.games.gwtnz.events import HAZARD_REMOVED
from igroteka.games.gwtnz.rules import cards, location
from igroteka.games.gwtnz.rules.exchange import Ask
from igroteka.games.gwtnz.state import State


def free_space(state: State, tile: i64) -> i64:
    """The empty space with the lowest number in the zone of a hazard, or NONE (NZ-2.4, NZ-6.12)."""
    for place in range(HAZARDS):
        node = HAZARD_SPACES[place]
        if state.trail[node] == NONE and ZONE_OF[node] == TILE_ZONE[tile]:
            return node
    return NONE


def can_remove(state: State, seat: i64, price: i64) -> bool:
    """Is there a hazard, and money for it (NZ-14.8, NZ-15.3)?"""
    if state.pounds[seat] >= price:
        for place in range(HAZARDS):
            if state.trail[HAZARD_SPACES[place]] != NONE:
                return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class RemoveHazard(Ask):
    """Any one hazard of either zone, for the price of the icon; it is kept, and brings a card (NZ-14.8)."""

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
        if action == DECLINE.first:
            return
        location.done(state)
        node = HAZARD_SPACES[CLEAR.index(action)]
        tile = state.trail[node]
        state.pounds[self.seat] -= self.price
        state.trail = replaced(state.trail, node, NONE)
        state.taken = raised(state.taken, self.seat * TILES + tile, 1)
        state.tell(HAZARD_REMOVED, self.seat, tile, node, self.price)
        cards.give(state, self.seat, HAZARD_CARD[tile - FIRST_HAZARD])
