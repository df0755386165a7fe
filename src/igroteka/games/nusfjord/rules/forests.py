"""Forests: clearing, planting, removing (NUS-6.7 to NUS-6.9)."""

from igroteka.core.actions import Options
from igroteka.core.arrays import i64, mypyc_attr, raised, replaced
from igroteka.games.nusfjord.actions import CLEAR as SAY_CLEAR
from igroteka.games.nusfjord.actions import PLANT
from igroteka.games.nusfjord.data.box import CLEAR, CLEAR_WOOD, NONE, PAIR_CELLS, PAIRS, PLANTED, REFOREST
from igroteka.games.nusfjord.data.program import FORESTS, ON_FREED, PROGRAM, WIDTH
from igroteka.games.nusfjord.events import CLEARED, PAIR_FREED
from igroteka.games.nusfjord.events import PLANTED as TOLD_PLANTED
from igroteka.games.nusfjord.rules import board, goods, reactions
from igroteka.games.nusfjord.rules.windows import Menu
from igroteka.games.nusfjord.state import State
from igroteka.kit import bits


def remove(state: State, seat: i64, pair: i64) -> None:
    """A forest leaves the board; with the last of a stack its two spaces become free (NUS-6.7, NUS-8.18)."""
    place = seat * PAIRS + pair
    state.forests = raised(state.forests, place, -1)
    state.tell(CLEARED, seat, pair)
    reactions.note(state, seat)
    if state.forests[place] == 0:
        state.taken = replaced(state.taken, seat, state.taken[seat] & ~PAIR_CELLS[pair])
        state.tell(PAIR_FREED, seat, pair)
        reactions.happened(state, seat, ON_FREED)


def lay(state: State, seat: i64, pair: i64, count: i64) -> None:
    """Forests, stacked, on a free double space; nothing reacts."""
    state.forests = replaced(state.forests, seat * PAIRS + pair, count)
    state.taken = replaced(state.taken, seat, state.taken[seat] | PAIR_CELLS[pair])


def plant(state: State, seat: i64, pair: i64, count: i64) -> None:
    """Forests, stacked, on a free double space (NUS-6.9)."""
    lay(state, seat, pair, count)
    state.tell(TOLD_PLANTED, seat, pair, count)
    reactions.note(state, seat)


def only_of(places: i64, first: i64) -> i64:
    """The action of the only place of a set, or NONE."""
    return first + bits.size(places - 1) if places and places & (places - 1) == 0 else NONE


def offer(places: i64, first: i64, out: Options) -> None:
    """An action for each place of a set."""
    action = first
    while places:
        if places & 1:
            out.add(action)
        places >>= 1
        action += 1


@mypyc_attr(acyclic=True, free_list_len=1)
class ClearForest(Menu):
    """Remove one forest and gain wood (NUS-6.7)."""

    def pays(self) -> bool:
        return False

    def possible(self, state: State) -> bool:
        return state.stacks(self.seat) != 0

    def only(self, state: State) -> i64:
        return only_of(state.stacks(self.seat), SAY_CLEAR.first)

    def answers(self, state: State, out: Options) -> None:
        offer(state.stacks(self.seat), SAY_CLEAR.first, out)

    def answer(self, state: State, action: i64) -> None:
        board.done(state, self.seat, CLEAR)
        remove(state, self.seat, SAY_CLEAR.index(action))
        goods.gain(state, self.seat, CLEAR_WOOD, 0, 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class Reforest(Menu):
    """Plant a stack of forests on one free double space (NUS-6.9)."""

    def pays(self) -> bool:
        return False

    def possible(self, state: State) -> bool:
        return state.free_pairs(self.seat) != 0

    def only(self, state: State) -> i64:
        return only_of(state.free_pairs(self.seat), PLANT.first)

    def answers(self, state: State, out: Options) -> None:
        offer(state.free_pairs(self.seat), PLANT.first, out)

    def count(self) -> i64:
        """How many forests."""
        changed = PROGRAM.arg[self.step * WIDTH + FORESTS]
        return changed if changed > 0 else PLANTED

    def answer(self, state: State, action: i64) -> None:
        board.done(state, self.seat, REFOREST)
        plant(state, self.seat, PLANT.index(action), self.count())
