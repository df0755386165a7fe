"""Phase III: workers return, the first player ship moves, cards come (NUS-9, NUS-12.3)."""

from typing import Final

from igroteka.core.agenda import Frame
from igroteka.core.arrays import filled, i64, mypyc_attr, replaced
from igroteka.core.state import do_next
from igroteka.games.nusfjord.data.box import (
    COUNCIL,
    DEAL_C,
    DECK_SIZE,
    DECKS,
    LAY_OUT,
    REVEAL_A,
    REVEAL_B,
    REVEAL_C,
    REVEAL_MORE_C,
    ROUNDS,
    SLOTS,
    WORK_SPACES,
    WORKERS,
    A,
    B,
    C,
)
from igroteka.games.nusfjord.events import CARD_LAID_OUT, ROUND_BEGAN
from igroteka.games.nusfjord.rules import ending, fishing, founding, work
from igroteka.games.nusfjord.state import HAND, HOMECOMING, PILE, SHOWN, State
from igroteka.kit import bits

AT_HOME: Final = filled(WORK_SPACES * WORKERS, 0)


def begin(state: State) -> None:
    """Workers return, the ship moves, then the instruction of the cell; after the last round the game ends."""
    state.turn = 0
    if state.round >= ROUNDS:
        ending.begin(state)
        return
    state.phase = HOMECOMING
    state.round += 1
    recall_workers(state)
    do_next(state, BeginRound())
    round_event(state)


def recall_workers(state: State) -> None:
    """All of them; in the solo game only those of the colour now used (NUS-9.1, NUS-12.3, NUS-12.7)."""
    colour = state.colour(0)
    if state.rules.solo:
        for space in range(WORK_SPACES):
            state.workers[space * WORKERS + colour] = 0
    else:
        state.workers = AT_HOME[:]
    for place in range(state.seats * COUNCIL):
        if state.posted[place] and (not state.rules.solo or state.posted[place] == colour + 1):
            state.posted = replaced(state.posted, place, 0)


def round_event(state: State) -> None:
    """What the cell of the new round says (NUS-9.3)."""
    seats = state.seats
    deck = state.rules.deck
    if state.round == 3:
        reveal(state, A, REVEAL_A[seats])
    elif state.round == 4:
        founding.show(state, C, deck, REVEAL_C[seats])
        cards = min(DEAL_C[seats], bits.size(state.lettered(PILE, C, deck)) // seats)
        for back in range(seats):
            founding.deal(state, (state.first_player() + seats - 1 - back) % seats, cards)
    elif state.round == 5:
        reveal(state, B, REVEAL_B[seats])
    elif state.round == 6:
        if LAY_OUT[seats]:
            lay_out(state)
        founding.show(state, C, deck, REVEAL_MORE_C[seats])


def reveal(state: State, letter: i64, count: i64) -> None:
    """New cards on a building board, as many as there are free slots."""
    founding.show(state, letter, state.rules.deck, min(count, SLOTS[letter] - state.letter_size(SHOWN, letter)))


def lay_out(state: State) -> None:
    """Cards still in hand are laid open beside the boards."""
    for seat in range(state.seats):
        if state.has_hand(seat):
            state.revealed = True
            for deck in range(DECKS):
                hand = state.sets[(HAND + seat) * DECKS + deck]
                card = deck * DECK_SIZE
                while hand:
                    if hand & 1:
                        state.move_card(HAND + seat, SHOWN, card)
                        state.tell(CARD_LAID_OUT, seat, card)
                    hand >>= 1
                    card += 1


@mypyc_attr(acyclic=True, free_list_len=1)
class BeginRound(Frame):
    """A round: fishing, then work."""

    def run(self, state: State) -> None:
        state.tell(ROUND_BEGAN, state.first_player(), state.round)
        do_next(state, StartWork())
        fishing.begin(state)


@mypyc_attr(acyclic=True, free_list_len=1)
class StartWork(Frame):
    """All have collected: the work begins."""

    def run(self, state: State) -> None:
        work.begin(state)
