"""Building the island: every tile, token and harbour is a draw (CAT-2)."""

from typing import Final

from igroteka.core.agenda import Chance
from igroteka.core.arrays import filled, i64, mypyc_attr, replaced, vec
from igroteka.core.state import do_next
from igroteka.games.catan.actions import DEAL_HARBOUR, DEAL_NUMBER, DEAL_TERRAIN, PLACE_RED, START_CORNER
from igroteka.games.catan.data.box import (
    CORNER_NAMES,
    DESERT,
    HARBOUR_COUNTS,
    HARBOURS,
    HEX_NEIGHBOURS,
    HEXES,
    PLAIN_COUNTS,
    PLAIN_NUMBERS,
    RED_TOKENS,
    SPIRALS,
    TERRAIN_COUNTS,
    TOKENS,
)
from igroteka.games.catan.rules import founding
from igroteka.games.catan.state import State
from igroteka.kit import bits

EQUAL_CORNERS: Final = filled(len(CORNER_NAMES), 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class LayTerrain(Chance):
    """A terrain tile on the next hex, from those left (CAT-2.3, CAT-2.10 a)."""

    def __init__(self, hex: i64) -> None:
        self.hex: Final[i64] = hex

    def fields(self) -> list[int]:
        return [self.hex]

    def first_outcome(self) -> i64:
        return DEAL_TERRAIN.first

    def weights(self, state: State) -> vec[i64]:
        left = TERRAIN_COUNTS[:]
        for hex in range(self.hex):
            left[state.terrain[hex]] -= 1
        return left

    def apply(self, state: State, action: i64) -> None:
        terrain = DEAL_TERRAIN.index(action)
        state.terrain = replaced(state.terrain, self.hex, terrain)
        if terrain == DESERT:
            state.robber = self.hex  # CAT-2.8
        if self.hex + 1 < HEXES:
            do_next(state, LayTerrain(self.hex + 1))
        elif state.rules.layout == "spiral":
            do_next(state, ChooseCorner())
        else:
            do_next(state, LayRedNumber(0))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseCorner(Chance):
    """The corner where the spiral of lettered tokens begins (CAT-2.3, CAT-2.4)."""

    def first_outcome(self) -> i64:
        return START_CORNER.first

    def weights(self, state: State) -> vec[i64]:
        return EQUAL_CORNERS

    def apply(self, state: State, action: i64) -> None:
        numbers = filled(HEXES, 0)
        token: i64 = 0
        for hex in SPIRALS[START_CORNER.index(action)]:
            if state.terrain[hex] != DESERT:  # CAT-2.6
                numbers[hex] = TOKENS[token]
                token += 1
        state.lay_numbers(numbers)
        lay_harbours(state)


@mypyc_attr(acyclic=True, free_list_len=1)
class LayRedNumber(Chance):
    """A red token on a hex that touches no other red one (CAT-2.5, CAT-2.10 b)."""

    def __init__(self, token: i64) -> None:
        self.token: Final[i64] = token

    def fields(self) -> list[int]:
        return [self.token]

    def first_outcome(self) -> i64:
        return PLACE_RED.first

    def weights(self, state: State) -> vec[i64]:
        red: i64 = 0
        for hex in range(HEXES):
            if state.numbers[hex] > 0:
                red |= bits.bit(hex)
        free = filled(HEXES, 0)
        for hex in range(HEXES):
            if state.terrain[hex] != DESERT and not red & (HEX_NEIGHBOURS[hex] | bits.bit(hex)):
                free[hex] = 1
        return free

    def apply(self, state: State, action: i64) -> None:
        state.lay_numbers(replaced(state.numbers, PLACE_RED.index(action), RED_TOKENS[self.token]))
        if self.token + 1 < len(RED_TOKENS):
            do_next(state, LayRedNumber(self.token + 1))
        else:
            lay_numbers(state, 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class LayNumber(Chance):
    """One of the remaining tokens on the next empty hex (CAT-2.10 b)."""

    def __init__(self, hex: i64) -> None:
        self.hex: Final[i64] = hex

    def fields(self) -> list[int]:
        return [self.hex]

    def first_outcome(self) -> i64:
        return DEAL_NUMBER.first

    def weights(self, state: State) -> vec[i64]:
        left = PLAIN_COUNTS[:]
        for number in state.numbers:
            for place in range(len(PLAIN_NUMBERS)):
                if number == PLAIN_NUMBERS[place]:
                    left[place] -= 1
        return left

    def apply(self, state: State, action: i64) -> None:
        state.lay_numbers(replaced(state.numbers, self.hex, PLAIN_NUMBERS[DEAL_NUMBER.index(action)]))
        lay_numbers(state, self.hex + 1)


def lay_numbers(state: State, start: i64) -> None:
    """Go on with the next hex that has no token; the desert never gets one (CAT-2.6)."""
    for hex in range(start, HEXES):
        if state.numbers[hex] == 0 and state.terrain[hex] != DESERT:
            do_next(state, LayNumber(hex))
            return
    lay_harbours(state)


@mypyc_attr(acyclic=True, free_list_len=1)
class DealHarbour(Chance):
    """A kind of harbour on the next place of the frame, from those left (CAT-2.7, CAT-2.10 c)."""

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def fields(self) -> list[int]:
        return [self.place]

    def first_outcome(self) -> i64:
        return DEAL_HARBOUR.first

    def weights(self, state: State) -> vec[i64]:
        left = HARBOUR_COUNTS[:]
        for place in range(self.place):
            left[state.harbours[place]] -= 1
        return left

    def apply(self, state: State, action: i64) -> None:
        state.harbours = replaced(state.harbours, self.place, DEAL_HARBOUR.index(action))
        if self.place + 1 < HARBOURS:
            do_next(state, DealHarbour(self.place + 1))
        else:
            founding.choose_first_seat(state)


def lay_harbours(state: State) -> None:
    """Printed on the frame, or dealt at random (CAT-2.7)."""
    if state.rules.shuffled_harbours:
        do_next(state, DealHarbour(0))
    else:
        founding.choose_first_seat(state)
