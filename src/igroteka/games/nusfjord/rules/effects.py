"""What cards and elders do: the vocabulary of nusfjord.toml, step by step (NUS-7.6, NUS-8.3, NUS-8.11)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Decision, Frame
from igroteka.core.arrays import i64, mypyc_attr, raised, replaced
from igroteka.core.state import do_next
from igroteka.games.nusfjord import scoring
from igroteka.games.nusfjord.actions import CHOOSE as SAY_CHOOSE
from igroteka.games.nusfjord.actions import CLEAR, DECLINE, DONE, MOST_TIMES, USE
from igroteka.games.nusfjord.actions import TIMES as SAY_TIMES
from igroteka.games.nusfjord.data.box import (
    ACTIONS,
    FISH,
    GOLD,
    GOODS,
    NONE,
    PAIR_CELLS,
    PAIRS,
    PLATES,
    RESERVE,
    STORES,
    WOOD,
)
from igroteka.games.nusfjord.data.program import (
    ACTION,
    BASE,
    BASE_PER,
    CHOOSE,
    COUNT,
    DISTRIBUTE,
    DIV,
    EXCHANGE,
    FILL_PLATE,
    FIRST,
    FLIP_SHARE,
    GAIN,
    GOLD_TOTAL,
    LARGEST,
    LEAST,
    MOST,
    NUMBER,
    ON_EMPTY,
    ON_FREED,
    ON_FULL,
    PAY,
    PER,
    PLATE_GAIN,
    PROGRAM,
    REMOVE_FOREST,
    REPEAT,
    TIMES,
    TO,
    UPGRADE_SHIP,
    USE_ELDER,
    USED,
    WIDTH,
    WOOD_EACH,
    WOOD_TOTAL,
)
from igroteka.games.nusfjord.events import DECLINED, EXCHANGED, FILLED_PLATE, FLIPPED
from igroteka.games.nusfjord.rules import board, elders, fishing, forests, goods, reactions, ships, windows
from igroteka.games.nusfjord.rules.windows import Menu
from igroteka.games.nusfjord.state import State
from igroteka.kit import bits

# May the next part be declined?
MUST: Final = 0  # an elder that has not changed anything yet (NUS-7.5)
FREE: Final = 1
BOUND: Final = 2  # something was paid for what follows, or it happens by itself


# --- amounts


def amount(state: State, seat: i64, step: i64, good: i64) -> i64:
    """How much of a good a gain brings: so much for each `div` of what is counted, at most `max`."""
    arg = step * WIDTH
    found = PROGRAM.arg[arg + good]
    if found == 0 or PROGRAM.arg[arg + PER] == NONE:
        return found
    found *= scoring.counted(state, seat, PROGRAM.arg[arg + PER]) // PROGRAM.arg[arg + DIV]
    most = PROGRAM.arg[arg + MOST]
    return min(found, most) if most > 0 else found


def would_gain(state: State, seat: i64, step: i64) -> bool:
    """Would a gain change anything?"""
    if amount(state, seat, step, FISH) > 0 or amount(state, seat, step, GOLD) > 0:
        return True
    if amount(state, seat, step, WOOD) == 0:
        return False
    return PROGRAM.arg[step * WIDTH + TO] == 1 or state.wood(seat) < goods.wood_limit(state, seat)


def distributed(state: State, seat: i64, step: i64) -> i64:
    """Fish taken in hand by an extra distribution (NUS-7.8)."""
    arg = step * WIDTH
    found = PROGRAM.arg[arg + BASE]
    if PROGRAM.arg[arg + BASE_PER] != NONE:
        found += scoring.counted(state, seat, PROGRAM.arg[arg + BASE_PER])
    return found


def most_times(state: State, seat: i64, step: i64) -> i64:
    """How often an exchange can be made."""
    arg = step * WIDTH
    most = PROGRAM.arg[arg + TIMES]
    if most == 0 or most > MOST_TIMES:
        most = MOST_TIMES
    for good in range(GOODS):
        if PROGRAM.arg[arg + good] > 0:
            most = min(most, state.goods[seat * STORES + good] // PROGRAM.arg[arg + good])
    return most if windows.is_useful(state, seat, step) else 0


# --- would it do anything?


def might_do(state: State, seat: i64, effect: i64) -> bool:
    """Would an effect change something, for all that everybody knows?"""
    for step in range(PROGRAM.start[effect], PROGRAM.stop[effect]):
        if PROGRAM.op[step] == PAY:
            if not windows.can_give(state, seat, step):
                return False
        elif might_step(state, seat, step):
            return True
    return False


def might_step(state: State, seat: i64, step: i64) -> bool:
    """The same of one step."""
    op = PROGRAM.op[step]
    arg = step * WIDTH
    if op == GAIN:
        return would_gain(state, seat, step)
    if op == ACTION:
        return board.might(state, seat, step)
    if op == CHOOSE:
        for inner in range(PROGRAM.arg[arg + FIRST], PROGRAM.arg[arg + FIRST] + PROGRAM.arg[arg + COUNT]):
            if board.might(state, seat, inner):
                return True
        return False
    if op == EXCHANGE:
        return most_times(state, seat, step) > 0
    if op == REMOVE_FOREST:
        return state.forest_count(seat) >= max(1, PROGRAM.arg[arg + LEAST])
    if op == FLIP_SHARE:
        return state.unissued[seat] > 0
    if op == UPGRADE_SHIP:
        return ships.any_upgrade(state, seat, step)
    if op == USE_ELDER:
        return state.plates > 0 and (state.has_hand(seat) or elders.any_usable(state, seat))
    if op == FILL_PLATE:
        return state.plates < PLATES
    return op == DISTRIBUTE and distributed(state, seat, step) > 0


def is_useful(state: State, seat: i64, effect: i64) -> bool:
    """May an elder be used for this (NUS-7.5, NUS-7.6)? The goods of the state are scratch and his price is paid."""
    changes = not state.rules.must_change
    bound = False
    loose: i64 = 0  # forests that may be removed on the way
    for step in range(PROGRAM.start[effect], PROGRAM.stop[effect]):
        op = PROGRAM.op[step]
        arg = step * WIDTH
        if op == PAY:
            if not windows.can_give(state, seat, step):
                return False
            for good in range(GOODS):
                state.goods[seat * STORES + good] -= PROGRAM.arg[arg + good]
            bound = True
        elif op == REMOVE_FOREST:
            least = PROGRAM.arg[arg + LEAST]
            if state.forest_count(seat) < least:
                return False
            loose = PROGRAM.arg[arg + LARGEST]
            changes = changes or least > 0
        elif op == ACTION and bound:
            return can_after_clearing(state, seat, step, loose)
        elif op == ACTION:
            changes = changes or board.can(state, seat, step)
        elif op == CHOOSE:
            for inner in range(PROGRAM.arg[arg + FIRST], PROGRAM.arg[arg + FIRST] + PROGRAM.arg[arg + COUNT]):
                changes = changes or board.can(state, seat, inner)
        elif op == GAIN:
            if would_gain(state, seat, step):
                changes = True
                take(state, seat, step)
        else:
            changes = changes or might_step(state, seat, step)
    return changes


def take(state: State, seat: i64, step: i64) -> None:
    """A gain without a word, for judging what follows."""
    wood, fish, gold = (
        amount(state, seat, step, WOOD),
        amount(state, seat, step, FISH),
        amount(state, seat, step, GOLD),
    )
    if PROGRAM.arg[step * WIDTH + TO] == 0:
        goods.add(state, seat, wood, fish, gold)
        return
    first = seat * STORES + RESERVE
    state.goods[first + WOOD] += wood
    state.goods[first + FISH] += fish
    state.goods[first + GOLD] += gold


def can_after_clearing(state: State, seat: i64, step: i64, most: i64) -> bool:
    """Can an action be done once up to so many forests are gone? As many stacks as possible are emptied."""
    if board.can(state, seat, step):
        return True
    emptied: i64 = 0
    stacks: i64 = 0
    while True:
        best: i64 = NONE
        for pair in range(PAIRS):
            height = state.forests[seat * PAIRS + pair]
            if 0 < height <= most and not emptied >> pair & 1:
                if best == NONE or height < state.forests[seat * PAIRS + best]:
                    best = pair
        if best == NONE:
            break
        most -= state.forests[seat * PAIRS + best]
        emptied |= bits.bit(best)
        stacks += 1
    if stacks == 0:
        return False
    goods_before, taken_before = state.goods, state.taken
    state.goods, state.taken = goods_before[:], taken_before[:]
    for pair in range(PAIRS):
        if emptied >> pair & 1:
            state.taken[seat] &= ~PAIR_CELLS[pair]
    if state.reacts_to(seat, ON_FREED):
        reactions.sure_gains(state, seat, ON_FREED, stacks)
    found = board.can(state, seat, step)
    state.goods, state.taken = goods_before, taken_before
    return found


# --- do it


def begin(state: State, seat: i64, effect: i64) -> None:
    """Put an effect on the agenda."""
    when = PROGRAM.when[effect]
    if when == USED:
        do_next(state, Effect(seat, effect, 0, MUST if state.rules.must_change else FREE, 0))
    elif when in (ON_EMPTY, ON_FULL):
        do_next(state, Effect(seat, effect, 0, BOUND, 0))
    elif is_offered(effect):
        do_next(state, OfferEffect(seat, effect))
    else:
        do_next(state, Effect(seat, effect, 0, FREE, 0))


def is_offered(effect: i64) -> bool:
    """Must the owner be asked for the whole effect? Not where every part may be declined (NUS-8.11)."""
    for step in range(PROGRAM.start[effect], PROGRAM.stop[effect]):
        op = PROGRAM.op[step]
        if op == PAY or (PROGRAM.optional[effect] and op in (GAIN, FLIP_SHARE, FILL_PLATE, DISTRIBUTE)):
            return True
    return False


def loosened(mode: i64) -> i64:
    """Something has changed: from now on an elder's action may be declined (NUS-7.6)."""
    return FREE if mode == MUST else mode


def carry_out(state: State, seat: i64, effect: i64, start: i64, mode: i64, time: i64) -> None:
    """Go on until somebody must be asked; the rest waits below the question."""
    place = PROGRAM.start[effect] + start
    stop = PROGRAM.stop[effect]
    while place < stop:
        op = PROGRAM.op[place]
        if op in (GAIN, PAY, FLIP_SHARE, FILL_PLATE):
            if op == PAY and not windows.can_give(state, seat, place):
                return
            last = state.depth
            if happens(state, seat, place):
                mode = BOUND if op == PAY else loosened(mode)
            if state.depth > last and place + 1 < stop:  # its consequences come first
                wait(state, last, Effect(seat, effect, place + 1 - PROGRAM.start[effect], mode, 0))
                return
        elif mode == FREE or can_step(state, seat, place, mode):
            if op == ACTION and time + 1 < PROGRAM.arg[place * WIDTH + REPEAT]:
                do_next(state, Effect(seat, effect, place - PROGRAM.start[effect], loosened(mode), time + 1))
            elif place + 1 < stop:
                do_next(state, Effect(seat, effect, place + 1 - PROGRAM.start[effect], loosened(mode), 0))
            ask(state, seat, place, 1 if mode == FREE else 0)
            return
        place += 1


def wait(state: State, depth: i64, frame: Frame) -> None:
    """Slip a frame under those that were put on the agenda since it had this depth."""
    state.push(frame)
    place = state.depth - 1
    while place > depth:
        state.agenda[place] = state.agenda[place - 1]
        place -= 1
    state.agenda[depth] = frame


def can_step(state: State, seat: i64, step: i64, mode: i64) -> bool:
    """Can a step that must be done be done? What was paid for has been found possible before."""
    op = PROGRAM.op[step]
    if op == ACTION:
        return board.can(state, seat, step)
    if op == REMOVE_FOREST and mode == BOUND:
        return state.stacks(seat) != 0
    return might_step(state, seat, step)


def happens(state: State, seat: i64, step: i64) -> bool:
    """Do a step that needs no answer; has it changed anything?"""
    op = PROGRAM.op[step]
    arg = step * WIDTH
    if op == GAIN:
        if not would_gain(state, seat, step):
            return False
        wood = amount(state, seat, step, WOOD)
        fish = amount(state, seat, step, FISH)
        gold = amount(state, seat, step, GOLD)
        if PROGRAM.arg[arg + TO] == 1:
            goods.store(state, seat, wood, fish, gold)
        else:
            goods.gain(state, seat, wood, fish, gold)
        return True
    if op == PAY:
        goods.pay(state, seat, PROGRAM.arg[arg + WOOD], PROGRAM.arg[arg + FISH], PROGRAM.arg[arg + GOLD])
        return True
    if op == FLIP_SHARE:
        count = min(PROGRAM.arg[arg + NUMBER], state.unissued[seat])
        if count > 0:
            state.unissued = raised(state.unissued, seat, -count)
            state.shares = raised(state.shares, seat * state.seats + seat, count)
            state.tell(FLIPPED, seat, count)
            reactions.note(state, seat)
        return count > 0
    plates = min(PROGRAM.arg[arg + NUMBER], PLATES - state.plates)
    if plates > 0:
        state.plates += plates
        state.tell(FILLED_PLATE, seat, plates, plates * PROGRAM.arg[arg + PLATE_GAIN])
        goods.gain(state, seat, 0, 0, plates * PROGRAM.arg[arg + PLATE_GAIN])
    return plates > 0


def ask(state: State, seat: i64, step: i64, decline: i64) -> None:
    """The question of a step."""
    op = PROGRAM.op[step]
    arg = step * WIDTH
    if op == ACTION:
        board.grant(state, seat, step, decline)
    elif op == CHOOSE:
        do_next(state, ChooseAction(seat, step, decline))
    elif op == EXCHANGE:
        do_next(state, Exchange(seat, step, decline))
    elif op == REMOVE_FOREST:
        do_next(state, RemoveForest(seat, step, decline, 0))
    elif op == UPGRADE_SHIP:
        do_next(state, ships.UpgradeShip(seat, step, decline, PROGRAM.arg[arg + NUMBER]))
    elif op == USE_ELDER:
        do_next(state, elders.UseElder(seat, step, 1, PROGRAM.arg[arg + NUMBER]))
    elif op == DISTRIBUTE:
        fishing.distribute(state, seat, distributed(state, seat, step))


@mypyc_attr(acyclic=True, free_list_len=1)
class Effect(Frame):
    """What is left of an effect; `time` counts the repetitions of its next action (NUS-6.14)."""

    def __init__(self, seat: i64, effect: i64, start: i64, mode: i64, time: i64) -> None:
        self.seat: Final[i64] = seat
        self.effect: Final[i64] = effect
        self.start: Final[i64] = start
        self.mode: Final[i64] = mode
        self.time: Final[i64] = time

    def fields(self) -> list[int]:
        return [self.seat, self.effect, self.start, self.mode, self.time]

    def run(self, state: State) -> None:
        carry_out(state, self.seat, self.effect, self.start, self.mode, self.time)


def stop_repeating(state: State, step: i64) -> None:
    """A repetition was declined: there are no more of them."""
    if state.depth == 0:
        return
    top = state.agenda[state.depth - 1]
    if isinstance(top, Effect) and top.time > 0 and PROGRAM.start[top.effect] + top.start == step:
        state.depth -= 1
        if step + 1 < PROGRAM.stop[top.effect]:
            do_next(state, Effect(top.seat, top.effect, top.start + 1, top.mode, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class OfferEffect(Decision):
    """Take a whole effect, or not (NUS-8.11)."""

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat)
        self.effect: Final[i64] = effect

    def fields(self) -> list[int]:
        return [self.seat, self.effect]

    def who(self, state: State) -> i64:
        return self.seat if might_do(state, self.seat, self.effect) else NOBODY

    def options(self, state: State, out: Options) -> None:
        out.add(USE.first)
        out.add(DECLINE.first)

    def apply(self, state: State, action: i64) -> None:
        if action == USE.first:
            do_next(state, Effect(self.seat, self.effect, 0, FREE, 0))
        else:
            state.tell(DECLINED, self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseAction(Menu):
    """One of several actions (NUS-7.6)."""

    def pays(self) -> bool:
        return False

    def inner(self, action: i64) -> i64:
        """The step of an action among those offered, or NONE."""
        first = PROGRAM.arg[self.step * WIDTH + FIRST]
        for step in range(first, first + PROGRAM.arg[self.step * WIDTH + COUNT]):
            if board.action_of(step) == action:
                return step
        return NONE

    def possible(self, state: State) -> bool:
        for action in range(ACTIONS):
            step = self.inner(action)
            if step != NONE and board.can(state, self.seat, step):
                return True
        return False

    def might(self, state: State) -> bool:
        return might_step(state, self.seat, self.step)

    def only(self, state: State) -> i64:
        found: i64 = NONE
        for action in range(ACTIONS):
            step = self.inner(action)
            if step != NONE and board.might(state, self.seat, step):
                if found != NONE:
                    return NONE
                found = SAY_CHOOSE.first + action
        return found

    def answers(self, state: State, out: Options) -> None:
        for action in range(ACTIONS):
            step = self.inner(action)
            if step != NONE and board.can(state, self.seat, step):
                out.add(SAY_CHOOSE.first + action)

    def answer(self, state: State, action: i64) -> None:
        board.perform(state, self.seat, self.inner(SAY_CHOOSE.index(action)))


@mypyc_attr(acyclic=True, free_list_len=1)
class Exchange(Menu):
    """How often to make an exchange that an elder or a building offers once (NUS-6.14)."""

    def pays(self) -> bool:
        return False

    def possible(self, state: State) -> bool:
        return most_times(state, self.seat, self.step) > 0

    def only(self, state: State) -> i64:
        return SAY_TIMES.first if most_times(state, self.seat, self.step) == 1 else NONE

    def answers(self, state: State, out: Options) -> None:
        for times in range(most_times(state, self.seat, self.step)):
            out.add(SAY_TIMES.first + times)

    def answer(self, state: State, action: i64) -> None:
        times = SAY_TIMES.index(action) + 1
        state.tell(EXCHANGED, self.seat, PROGRAM.owner[self.step], times)
        for _ in range(times):
            windows.exchange(state, self.seat, self.step)


@mypyc_attr(acyclic=True, free_list_len=1)
class RemoveForest(Menu):
    """Forests are removed, which is not Clear a Forest; `taken` are gone already (NUS-7.7).

    Where the action that follows must be done, only what leaves it possible may be said (NUS-7.6).
    """

    def __init__(self, seat: i64, step: i64, decline: i64, taken: i64) -> None:
        super().__init__(seat, step, decline)
        self.taken: Final[i64] = taken

    def fields(self) -> list[int]:
        return [self.seat, self.step, self.decline, self.taken]

    def pays(self) -> bool:
        return False

    def least(self) -> i64:
        """So many must be removed."""
        return PROGRAM.arg[self.step * WIDTH + LEAST]

    def left(self) -> i64:
        """So many may still be removed."""
        return PROGRAM.arg[self.step * WIDTH + LARGEST] - self.taken

    def is_bound(self) -> bool:
        """Must the action that follows be done, because it was paid for?"""
        if self.decline or self.step + 1 == len(PROGRAM.op) or PROGRAM.op[self.step + 1] != ACTION:
            return False
        step = self.step - 1
        while PROGRAM.owner[step] == PROGRAM.owner[self.step]:
            if PROGRAM.op[step] == PAY:
                return True
            step -= 1
        return False

    def may_stop(self, state: State) -> bool:
        """Are enough removed?"""
        if self.decline or self.taken < self.least():
            return False
        return not self.is_bound() or can_after_clearing(state, self.seat, self.step + 1, 0)

    def may_remove(self, state: State, pair: i64) -> bool:
        """Can what must follow still be done without this forest?"""
        place = self.seat * PAIRS + pair
        if state.forests[place] == 0:
            return False
        if not self.is_bound():
            return True
        goods_before, forests_before, taken_before = state.goods, state.forests, state.taken
        state.forests = raised(state.forests, place, -1)
        if state.forests[place] == 0:
            state.goods = goods_before[:]
            state.taken = replaced(state.taken, self.seat, state.taken[self.seat] & ~PAIR_CELLS[pair])
            reactions.sure_gains(state, self.seat, ON_FREED)
        found = can_after_clearing(state, self.seat, self.step + 1, self.left() - 1)
        state.goods, state.forests, state.taken = goods_before, forests_before, taken_before
        return found

    def possible(self, state: State) -> bool:
        return self.decline == 0 or state.forest_count(self.seat) >= max(1, self.least())

    def only(self, state: State) -> i64:
        """What may be said before a paid building hangs on the hand: whoever has one is asked."""
        if state.stacks(self.seat) == 0:
            return DONE.first
        if self.is_bound() and state.has_hand(self.seat):
            return NONE
        found: i64 = DONE.first if self.may_stop(state) else NONE
        for pair in range(PAIRS):
            if self.may_remove(state, pair):
                if found != NONE:
                    return NONE
                found = CLEAR.first + pair
        return found if found != NONE else DONE.first

    def answers(self, state: State, out: Options) -> None:
        for pair in range(PAIRS):
            if self.may_remove(state, pair):
                out.add(CLEAR.first + pair)
        if self.may_stop(state):
            out.add(DONE.first)

    def answer(self, state: State, action: i64) -> None:
        if action == DONE.first:
            self.complete(state, self.taken)
            return
        taken = self.taken + 1
        if self.left() > 1 and state.forest_count(self.seat) > 1:
            do_next(state, RemoveForest(self.seat, self.step, 0, taken))
        else:
            self.complete(state, taken)
        forests.remove(state, self.seat, CLEAR.index(action))
        each = PROGRAM.arg[self.step * WIDTH + WOOD_EACH]
        if each > 0:
            goods.gain(state, self.seat, each, 0, 0)

    def complete(self, state: State, taken: i64) -> None:
        """What is gained for all of them together."""
        arg = self.step * WIDTH
        wood, gold = PROGRAM.arg[arg + WOOD_TOTAL], PROGRAM.arg[arg + GOLD_TOTAL]
        if taken >= max(1, self.least()) and wood + gold > 0:
            goods.gain(state, self.seat, wood, 0, gold)
