"""Setting up the table: everything that is dealt (GWT-2)."""

from typing import Final

from igroteka.core.agenda import NOBODY, Chance
from igroteka.core.arrays import filled, i64, mypyc_attr, raised, replaced, vec
from igroteka.core.state import do_next
from igroteka.families.trail.dealing import Deal
from igroteka.games.gwt.actions import (
    DEAL_MASTER,
    DEAL_NEUTRAL,
    DEAL_SIDE,
    DEAL_STARTER,
    DEAL_TILE,
    DEAL_WORKER,
    FIRST_SEAT,
)
from igroteka.games.gwt.data.box import (
    CARDS,
    DECK,
    FIRST_BANDIT,
    FIRST_ROW,
    MASTER_STATIONS,
    MASTERS,
    NEUTRAL_SPACES,
    NEUTRALS,
    NONE,
    SEATS,
    START_CARDS,
    START_DOLLARS,
    START_JOBS,
    START_TILES,
    START_TOKENS,
    STARTERS,
    TILES,
)
from igroteka.games.gwt.data.program import NUMBERS, SIDES
from igroteka.games.gwt.events import BOARD_LAID, FIRST_PLAYER, STARTER_DEALT, SUPPLIED
from igroteka.games.gwt.rules import cattle, exchange, hazards, kansas_city, objectives, turn
from igroteka.games.gwt.state import AREA, BOXED, State
from igroteka.kit import bits

EQUAL_SIDES: Final = filled(SIDES, 1)


def begin(state: State) -> None:
    """The first thing that is dealt."""
    do_next(state, DealMaster(0))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealMaster(Deal):
    """A station master for each of stations 1 to 5 (GWT-2.1)."""

    def first_outcome(self) -> i64:
        return DEAL_MASTER.first

    def weights(self, state: State) -> vec[i64]:
        weights = filled(MASTERS, 1)
        for station in range(MASTER_STATIONS):
            if state.posts[station] != NONE:
                weights[state.posts[station]] = 0
        return weights

    def apply(self, state: State, action: i64) -> None:
        state.posts = replaced(state.posts, self.place, DEAL_MASTER.index(action))
        if self.place + 1 < MASTER_STATIONS:
            do_next(state, DealMaster(self.place + 1))
        else:
            lay_neutral_buildings(state)


def lay_neutral_buildings(state: State) -> None:
    """At random, or letter by letter for a first game (GWT-2.2)."""
    if state.rules.letters:
        for place in range(NEUTRALS):
            state.trail = replaced(state.trail, NEUTRAL_SPACES[place], place)
        choose_sides(state)
    else:
        do_next(state, DealNeutral(0))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealNeutral(Deal):
    """A neutral building for the next neutral space (GWT-2.2)."""

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
            choose_sides(state)


def choose_sides(state: State) -> None:
    """One side per number, the same for all (GWT-2.11)."""
    if state.rules.sides_a:
        do_next(state, DealTile(0))
    else:
        do_next(state, DealSide(0))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealSide(Deal):
    """The side of the next number (GWT-2.11)."""

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
            do_next(state, DealTile(0))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealTile(Deal):
    """A hazard or bandit from bag 1; one that finds no free space would be put back and drawn anew (GWT-2.5)."""

    def first_outcome(self) -> i64:
        return DEAL_TILE.first

    def weights(self, state: State) -> vec[i64]:
        weights = state.bags[0:TILES]
        for tile in range(TILES):
            if weights[tile] > 0 and hazards.free_space(state, tile) == NONE:
                weights[tile] = 0
        return weights

    def apply(self, state: State, action: i64) -> None:
        tile = DEAL_TILE.index(action)
        state.bags = raised(state.bags, tile, -1)
        state.trail = replaced(state.trail, hazards.free_space(state, tile), tile)
        if self.place + 1 < START_TILES:
            do_next(state, DealTile(self.place + 1))
        else:
            do_next(state, DealWorker(0))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealWorker(Deal):
    """Workers from bag 2 row by row, up to the space left of the token (GWT-2.6)."""

    def first_outcome(self) -> i64:
        return DEAL_WORKER.first

    def weights(self, state: State) -> vec[i64]:
        return state.bags[TILES : TILES + FIRST_BANDIT]

    def apply(self, state: State, action: i64) -> None:
        craft = DEAL_WORKER.index(action)
        state.bags = raised(state.bags, TILES + craft, -1)
        row = self.place // state.seats
        state.jobs = replaced(state.jobs, row * SEATS + self.place % state.seats, craft)
        if self.place + 1 < START_JOBS[state.seats]:
            do_next(state, DealWorker(self.place + 1))
        else:
            state.row = FIRST_ROW
            state.filled = START_JOBS[state.seats] - FIRST_ROW * state.seats
            deal_the_rest(state)


def deal_the_rest(state: State) -> None:
    """Foresight, cattle market, display (GWT-2.7 to GWT-2.9), then the players."""
    choose_first_seat(state)
    objectives.refill(state)
    cattle.refill(state)
    kansas_city.fill_foresight(state)


def choose_first_seat(state: State) -> None:
    """By lot, unless the table has agreed (GWT-2.12)."""
    do_next(state, DrawFirstSeat())


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawFirstSeat(Chance):
    """A random starting player, or the one agreed on (GWT-2.12)."""

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
    """Everything a player begins with, by place in turn order (GWT-2.10, GWT-2.12)."""
    state.tell(BOARD_LAID, NOBODY)
    state.first = first
    state.tell(FIRST_PLAYER, first)
    for place in range(state.seats):
        seat = (first + place) % state.seats
        state.dollars[seat] = START_DOLLARS[place]
        state.tokens[seat] = START_TOKENS
        state.tell(SUPPLIED, seat, START_DOLLARS[place], START_CARDS[place])
    do_next(state, DealStarter(0))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealStarter(Deal):
    """A starting objective for the next player in turn order (GWT-2.10); then hands are drawn."""

    def first_outcome(self) -> i64:
        return DEAL_STARTER.first

    def weights(self, state: State) -> vec[i64]:
        return state.cards[BOXED * CARDS + DECK : BOXED * CARDS + DECK + STARTERS]

    def apply(self, state: State, action: i64) -> None:
        seat = (state.first + self.place) % state.seats
        card = DECK + DEAL_STARTER.index(action)
        state.move_card(BOXED, AREA + seat, card)
        state.tell(STARTER_DEALT, seat, card)
        if self.place + 1 < state.seats:
            do_next(state, DealStarter(self.place + 1))
            return
        turn.begin_turn(state, state.first)
        for place in range(state.seats):
            other = (state.first + state.seats - 1 - place) % state.seats
            exchange.draw(state, other, START_CARDS[state.seats - 1 - place])
