"""Setting up the table: everything that is dealt (NZ-2, NZ-3)."""

from typing import Final

from igroteka.core.agenda import NOBODY, Chance
from igroteka.core.arrays import filled, i64, mypyc_attr, raised, replaced, vec
from igroteka.core.state import do_next
from igroteka.families.trail.dealing import Deal
from igroteka.games.gwtnz.actions import (
    DEAL_BONUS,
    DEAL_MASTER,
    DEAL_NEUTRAL,
    DEAL_SET,
    DEAL_SIDE,
    DEAL_TILE,
    FIRST_SEAT,
)
from igroteka.games.gwtnz.data.box import (
    A_TILES_DRAWN,
    BONUS_CARDS,
    CRAFTS,
    FIRST_BONUS,
    FIRST_ROW,
    MASTER_SPACES,
    MASTERS,
    NEUTRAL_SPACES,
    NEUTRALS,
    NONE,
    SEATS,
    SET_CARD,
    SETS,
    STACKS,
    START_CARDS,
    START_CERTIFICATES,
    START_GOLD,
    START_POUNDS,
    START_TOKENS,
    TILES,
)
from igroteka.games.gwtnz.data.program import NUMBERS, SIDES
from igroteka.games.gwtnz.events import BOARD_LAID, FIRST_PLAYER, SET_DEALT, SUPPLIED
from igroteka.games.gwtnz.rules import exchange, hazards, hiring, objectives, sheep, turn, wellington
from igroteka.games.gwtnz.state import BOXED, SUPPLY, State
from igroteka.kit import bits

EQUAL_SIDES: Final = filled(SIDES, 1)


def begin(state: State) -> None:
    """The first thing that is dealt."""
    do_next(state, DealMaster(0))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealMaster(Deal):
    """A harbourmaster for each of the five spaces (NZ-2.1)."""

    def first_outcome(self) -> i64:
        return DEAL_MASTER.first

    def weights(self, state: State) -> vec[i64]:
        weights = filled(MASTERS, 1)
        for space in range(MASTER_SPACES):
            if state.offices[space] != NONE:
                weights[state.offices[space]] = 0
        return weights

    def apply(self, state: State, action: i64) -> None:
        state.offices = replaced(state.offices, self.place, DEAL_MASTER.index(action))
        if self.place + 1 < MASTER_SPACES:
            do_next(state, DealMaster(self.place + 1))
        else:
            lay_neutral_buildings(state)


def lay_neutral_buildings(state: State) -> None:
    """At random, or letter by letter for a first game (NZ-2.2)."""
    if state.rules.fixed:
        for place in range(NEUTRALS):
            state.trail = replaced(state.trail, NEUTRAL_SPACES[place], place)
        lay_tiles(state)
    else:
        do_next(state, DealNeutral(0))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealNeutral(Deal):
    """A neutral building for the next neutral space (NZ-2.2)."""

    def first_outcome(self) -> i64:
        return DEAL_NEUTRAL.first

    def weights(self, state: State) -> vec[i64]:
        weights = filled(NEUTRALS, 1)
        for place in range(NEUTRALS):
            letter = state.trail[NEUTRAL_SPACES[place]]
            if letter != NONE:
                weights[letter] = 0
        return weights

    def apply(self, state: State, action: i64) -> None:
        state.trail = replaced(state.trail, NEUTRAL_SPACES[self.place], DEAL_NEUTRAL.index(action))
        if self.place + 1 < NEUTRALS:
            do_next(state, DealNeutral(self.place + 1))
        else:
            lay_tiles(state)


def lay_tiles(state: State) -> None:
    """One worker of each craft to the top row, then tiles from bag A (NZ-2.4)."""
    for craft in range(CRAFTS):
        state.bags = raised(state.bags, craft, -1)
        state.jobs = replaced(state.jobs, craft, 1)
    do_next(state, DealTile(0))


def has_space(state: State, tile: i64) -> bool:
    """Is there room for a worker or hazard?"""
    place = hiring.free_row(state, tile) if tile < CRAFTS else hazards.free_space(state, tile)
    return place != NONE


@mypyc_attr(acyclic=True, free_list_len=1)
class DealTile(Deal):
    """A worker or hazard from bag A; one that finds no space would be put back and drawn anew (NZ-2.4)."""

    def first_outcome(self) -> i64:
        return DEAL_TILE.first

    def weights(self, state: State) -> vec[i64]:
        weights = state.bags[0:FIRST_BONUS]
        for tile in range(FIRST_BONUS):
            if weights[tile] > 0 and not has_space(state, tile):
                weights[tile] = 0
        return weights

    def apply(self, state: State, action: i64) -> None:
        tile = DEAL_TILE.index(action)
        state.bags = raised(state.bags, tile, -1)
        if tile < CRAFTS:
            state.jobs = replaced(state.jobs, tile, state.jobs[tile] | bits.bit(hiring.free_row(state, tile)))
        else:
            state.trail = replaced(state.trail, hazards.free_space(state, tile), tile)
        if self.place + 1 < A_TILES_DRAWN[state.seats]:
            do_next(state, DealTile(self.place + 1))
        else:
            do_next(state, DealBonus(0))


def start_bonuses(seats: i64) -> i64:
    """All rows above the token's, and its row up to the space left of it (NZ-2.5)."""
    return (FIRST_ROW + 1) * seats - 1


@mypyc_attr(acyclic=True, free_list_len=1)
class DealBonus(Deal):
    """A bonus tile for the next space of the bonus market (NZ-2.5)."""

    def first_outcome(self) -> i64:
        return DEAL_BONUS.first

    def weights(self, state: State) -> vec[i64]:
        return state.bags[FIRST_BONUS:TILES]

    def apply(self, state: State, action: i64) -> None:
        tile = FIRST_BONUS + DEAL_BONUS.index(action)
        state.bags = raised(state.bags, tile, -1)
        state.bonus = replaced(state.bonus, self.place // state.seats * SEATS + self.place % state.seats, tile)
        if self.place + 1 < start_bonuses(state.seats):
            do_next(state, DealBonus(self.place + 1))
        else:
            state.row = FIRST_ROW
            state.filled = state.seats - 1
            deal_the_rest(state)


def deal_the_rest(state: State) -> None:
    """Foresight, sheep market, display, bonus cards (NZ-2.6 to NZ-2.10), then the players."""
    do_next(state, DealSet(0))
    objectives.refill(state)
    sheep.refill(state)
    wellington.fill_foresight(state)


@mypyc_attr(acyclic=True, free_list_len=1)
class DealSet(Deal):
    """A bonus set comes into play; in the end they lie in ascending order under the four signs (NZ-2.10)."""

    def first_outcome(self) -> i64:
        return DEAL_SET.first

    def weights(self, state: State) -> vec[i64]:
        weights = filled(SETS, 1)
        for number in range(SETS):
            for stack in range(STACKS):
                if state.stacks[stack] == SET_CARD[number]:
                    weights[number] = 0
        return weights

    def apply(self, state: State, action: i64) -> None:
        add_set(state, DEAL_SET.index(action))
        if self.place + 1 < STACKS:
            do_next(state, DealSet(self.place + 1))
            return
        for stack in range(STACKS):
            state.tell(SET_DEALT, NOBODY, set_of(state.stacks[stack]), stack)
        choose_sides(state)


def set_of(card: i64) -> i64:
    """The bonus set of a card, or NONE."""
    for number in range(SETS):
        if SET_CARD[number] == card:
            return number
    return NONE


def add_set(state: State, number: i64) -> None:
    """Put it where its number belongs among the stacks, with as many cards as there are for the players."""
    stack: i64 = STACKS - 1
    while stack > 0 and (state.stacks[stack - 1] == NONE or set_of(state.stacks[stack - 1]) > number):
        state.stacks = replaced(state.stacks, stack, state.stacks[stack - 1])
        stack -= 1
    state.stacks = replaced(state.stacks, stack, SET_CARD[number])
    for _ in range(BONUS_CARDS[state.seats]):
        state.move_card(BOXED, SUPPLY, SET_CARD[number])


def choose_sides(state: State) -> None:
    """One side per number, the same for all (NZ-3.2)."""
    if state.rules.sides_a:
        do_next(state, DrawFirstSeat())
    else:
        do_next(state, DealSide(0))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealSide(Deal):
    """The side of the next number (NZ-3.2)."""

    def first_outcome(self) -> i64:
        return DEAL_SIDE.first

    def weights(self, state: State) -> vec[i64]:
        return EQUAL_SIDES

    def apply(self, state: State, action: i64) -> None:
        if DEAL_SIDE.index(action) == 1:
            state.sides |= bits.bit(self.place)
        if self.place + 1 < NUMBERS:
            do_next(state, DealSide(self.place + 1))
        else:
            do_next(state, DrawFirstSeat())


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawFirstSeat(Chance):
    """A random starting player, or the one agreed on (NZ-3.4)."""

    def who(self, state: State) -> i64:
        return NOBODY if state.rules.first_seat != NOBODY else super().who(state)

    def run(self, state: State) -> None:
        seat_players(state, state.rules.first_seat)

    def first_outcome(self) -> i64:
        return FIRST_SEAT.first

    def weights(self, state: State) -> vec[i64]:
        return filled(state.seats, 1)

    def apply(self, state: State, action: i64) -> None:
        seat_players(state, FIRST_SEAT.index(action))


def seat_players(state: State, first: i64) -> None:
    """Everything a player begins with, by place in turn order (NZ-3.1, NZ-3.4)."""
    state.tell(BOARD_LAID, NOBODY)
    state.first = first
    state.tell(FIRST_PLAYER, first)
    for place in range(state.seats):
        seat = (first + place) % state.seats
        state.pounds[seat] = START_POUNDS[place]
        state.gold = replaced(state.gold, seat, START_GOLD)
        state.certificates = replaced(state.certificates, seat, START_CERTIFICATES)
        state.tokens = replaced(state.tokens, seat, START_TOKENS)
        state.tell(SUPPLIED, seat, START_POUNDS[place], START_CARDS[place])
    turn.begin_turn(state, first)
    for place in range(state.seats):
        other = (first + state.seats - 1 - place) % state.seats
        exchange.draw(state, other, START_CARDS[state.seats - 1 - place])
