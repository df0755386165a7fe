"""Investing in bonus tiles (NZ-14.2)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Decision
from igroteka.core.arrays import i64, mypyc_attr, raised, replaced
from igroteka.games.gwtnz.actions import DECLINE, INVEST, JOKER
from igroteka.games.gwtnz.data.box import (
    BONUSES,
    CRAFTS,
    FIRST_BONUS,
    JOKER_TILE,
    NONE,
    ROW_PRICE,
    ROWS,
    SEATS,
    TILE_CERTIFICATES,
    TILE_GOLD,
    TILES,
)
from igroteka.games.gwtnz.data.program import BONUS_ALT, CHOICES
from igroteka.games.gwtnz.events import CERTIFIED, INVESTED, JOKER_PLACED
from igroteka.games.gwtnz.rules import effects, hiring, location
from igroteka.games.gwtnz.rules.exchange import Ask
from igroteka.games.gwtnz.state import State
from igroteka.kit import bits


def price(row: i64, modifier: i64) -> i64:
    """The price of the row, dearer or cheaper, not below 0 (NZ-14.2)."""
    return max(0, ROW_PRICE[row] + modifier)


def open_rows(state: State) -> i64:
    """Rows above the token's; all of them once it has left the market (NZ-14.2)."""
    return min(state.row, ROWS)


def space_of(state: State, row: i64, tile: i64) -> i64:
    """The first space of a row with such a tile, or NONE."""
    for space in range(row * SEATS, row * SEATS + state.seats):
        if state.bonus[space] == tile:
            return space
    return NONE


def has_free_row(state: State, seat: i64) -> bool:
    """Is there a space for a joker?"""
    for craft in range(CRAFTS):
        if not hiring.is_full(state, seat, craft):
            return True
    return False


def can_take(state: State, seat: i64, tile: i64) -> bool:
    """Its extra costs can be paid, which are never reduced, and a joker finds a space (NZ-14.2)."""
    if state.gold[seat] < TILE_GOLD[tile] or state.certificates[seat] < TILE_CERTIFICATES[tile]:
        return False
    return tile != JOKER_TILE or has_free_row(state, seat)


def can_invest(state: State, seat: i64, modifier: i64) -> bool:
    """Is there a tile that the seat can pay?"""
    for row in range(open_rows(state)):
        if price(row, modifier) <= state.pounds[seat]:
            for space in range(row * SEATS, row * SEATS + state.seats):
                if state.bonus[space] != NONE and can_take(state, seat, state.bonus[space]):
                    return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class Invest(Ask):
    """One tile from a row above the token's; it is kept, and takes effect (NZ-14.2)."""

    def __init__(self, seat: i64, modifier: i64) -> None:
        super().__init__(seat)
        self.modifier: Final[i64] = modifier

    def fields(self) -> list[int]:
        return [self.seat, self.modifier]

    def who(self, state: State) -> i64:
        return self.seat if can_invest(state, self.seat, self.modifier) else NOBODY

    def options(self, state: State, out: Options) -> None:
        for row in range(open_rows(state)):
            if price(row, self.modifier) <= state.pounds[self.seat]:
                for tile in range(FIRST_BONUS, TILES):
                    if space_of(state, row, tile) != NONE and can_take(state, self.seat, tile):
                        out.add(INVEST.first + row * BONUSES + tile - FIRST_BONUS)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == DECLINE.first:
            return
        location.done(state)
        row, bonus = INVEST.a(action), INVEST.b(action)
        tile = FIRST_BONUS + bonus
        cost = price(row, self.modifier)
        state.pounds[self.seat] -= cost
        state.gold = raised(state.gold, self.seat, -TILE_GOLD[tile])
        state.bonus = replaced(state.bonus, space_of(state, row, tile), NONE)
        state.taken = raised(state.taken, self.seat * TILES + tile, 1)
        state.tell(INVESTED, self.seat, tile, row, cost)
        if TILE_CERTIFICATES[tile] > 0:
            state.certificates = raised(state.certificates, self.seat, -TILE_CERTIFICATES[tile])
            state.tell(CERTIFIED, self.seat, state.certificates[self.seat])
        effects.immediate(state, self.seat, BONUS_ALT[bonus * CHOICES], BONUS_ALT[bonus * CHOICES + 1])


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceJoker(Decision):
    """A joker goes into any row with a free space, and counts as a worker of it (NZ-14.2)."""

    def options(self, state: State, out: Options) -> None:
        for craft in range(CRAFTS):
            if not hiring.is_full(state, self.seat, craft):
                out.add(JOKER.first + craft)

    def apply(self, state: State, action: i64) -> None:
        craft = JOKER.index(action)
        state.jokers = replaced(
            state.jokers,
            self.seat * CRAFTS + craft,
            state.jokers[self.seat * CRAFTS + craft] | bits.bit(state.hired(self.seat, craft)),
        )
        state.tell(JOKER_PLACED, self.seat, craft)
        hiring.seat_worker(state, self.seat, craft)
