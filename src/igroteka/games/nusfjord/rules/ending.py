"""The end of a game and of the match (NUS-10, NUS-11.1, NUS-13)."""

from igroteka.core.agenda import NOBODY, Frame
from igroteka.core.arrays import append, i64, mypyc_attr
from igroteka.core.state import do_next
from igroteka.games.nusfjord import scoring
from igroteka.games.nusfjord.data.box import CELLS, DECKS, LETTER_CARDS, NONE, PAIRS, A, B, C
from igroteka.games.nusfjord.data.program import K_REFOREST
from igroteka.games.nusfjord.events import FINAL, GAME_OVER, GAME_SCORED, LAST_FORESTS
from igroteka.games.nusfjord.rules import forests, founding, windows
from igroteka.games.nusfjord.state import ASIDE, CAMPAIGN, COMPLETE, END, GONE, HAND, PILE, SHOWN, State


def begin(state: State) -> None:
    """Last exchanges, from the first player of the last round on; then the scoring (NUS-10.6)."""
    state.phase = END
    state.active = NOBODY
    do_next(state, ScoreGame())
    first = state.first_player()
    for back in range(state.seats):
        do_next(state, windows.LastExchanges((first + state.seats - 1 - back) % state.seats))


@mypyc_attr(acyclic=True, free_list_len=1)
class ScoreGame(Frame):
    """Effects before scoring, the points, and the next game if there is one."""

    def run(self, state: State) -> None:
        for seat in range(state.seats):
            last_forests(state, seat)
        tell_points(state)
        if state.number + 1 < state.rules.games:
            keep_points(state)
            sort_cards(state)
            state.number += 1
            if state.seats > 1:
                state.start = (state.start + 1) % state.seats  # the other start player (NUS-11.1)
            founding.begin_game(state)
        else:
            finish(state)


def last_forests(state: State, seat: i64) -> None:
    """Forests on every free double space, from the left; no Reforest action, nothing reacts (NUS-10.6)."""
    count = state.ruling(seat, K_REFOREST, 0)
    if count == 0:
        return
    for pair in range(PAIRS):
        if state.free_pairs(seat) >> pair & 1:
            forests.lay(state, seat, pair, count)
            state.tell(LAST_FORESTS, seat, count)


def tell_points(state: State) -> None:
    """The points of the game that ends, category by category."""
    if state.log is None:
        return
    for seat in range(state.seats):
        points = scoring.sheet(state, seat)
        for place in range(len(points)):
            if points[place]:
                state.tell(FINAL, seat, place, points[place])
    if state.rules.games > 1:
        for seat in range(state.seats):
            state.tell(GAME_SCORED, seat, scoring.game_points(state, seat), state.number + 1)


def keep_points(state: State) -> None:
    """The sheet of a finished game."""
    past = state.past[:]
    for seat in range(state.seats):
        for points in scoring.sheet(state, seat):
            past = append(past, points)
    state.past = past


def sort_cards(state: State) -> None:
    """Which cards the next game may use (NUS-11.1, NUS-13.1, NUS-13.2)."""
    campaign = state.rules.match == CAMPAIGN
    state.cells = state.cells[:]  # copies share it
    for place in range(state.seats * CELLS):
        card = state.cells[place]
        if card != NONE:
            state.put_card(GONE if campaign else SHOWN, card)
            state.cells[place] = NONE
    state.sets = state.sets[:]
    for seat in range(state.seats):
        for deck in range(DECKS):
            state.sets[SHOWN * DECKS + deck] |= state.sets[(HAND + seat) * DECKS + deck]
            state.sets[(HAND + seat) * DECKS + deck] = 0
    for deck in range(DECKS):
        shown = state.sets[SHOWN * DECKS + deck]
        open_c = shown & LETTER_CARDS[C * DECKS + deck]
        state.sets[SHOWN * DECKS + deck] = 0
        state.sets[PILE * DECKS + deck] |= open_c
        state.sets[(ASIDE if campaign else GONE) * DECKS + deck] |= shown & ~open_c
        if campaign and state.number + 2 == state.rules.games:  # the last game plays with what was set aside
            unused = state.sets[PILE * DECKS + deck] & (LETTER_CARDS[A * DECKS + deck] | LETTER_CARDS[B * DECKS + deck])
            state.sets[GONE * DECKS + deck] |= unused
            state.sets[PILE * DECKS + deck] = (
                state.sets[PILE * DECKS + deck] & ~unused | state.sets[ASIDE * DECKS + deck]
            )
            state.sets[ASIDE * DECKS + deck] = 0


def finish(state: State) -> None:
    """The match is over; ties share the victory (NUS-10.3)."""
    state.ending = COMPLETE
    state.finished = True
    state.revealed = True
    if state.log is None:
        return
    places = scoring.ranks(state)
    for seat in range(state.seats):
        if places[seat] == 1:
            state.tell(GAME_OVER, seat, scoring.points(state, seat))
