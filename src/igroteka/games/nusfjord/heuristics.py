"""What looks good here, and what to do? Values for bots, in points; never changes the state."""

from typing import Final

from igroteka.core import policy
from igroteka.core.actions import Options
from igroteka.core.arrays import append, floats, i64, row, vec
from igroteka.core.chance import Random
from igroteka.core.state import CHANCE
from igroteka.games.nusfjord import scoring
from igroteka.games.nusfjord.actions import BUILD, CLEAR, COPY, DECLINE, INVITE, PASS, PLACE, PLANT, SITE
from igroteka.games.nusfjord.data.box import (
    CELLS,
    COUNCIL,
    FISH,
    GOLD,
    GOODS,
    NONE,
    PAIR_CELLS,
    PAIRS,
    RESERVE,
    ROUNDS,
    STORES,
    TURNS,
    WOOD,
)
from igroteka.games.nusfjord.data.program import BUILT, DIV, GAIN, MOST, ONCE, PER, PROGRAM, SET, TO, WIDTH
from igroteka.games.nusfjord.rules import building, elders, windows, work
from igroteka.games.nusfjord.state import WORK, State
from igroteka.games.nusfjord.weights import Weights, worth_of
from igroteka.kit import bits
from igroteka.kit.forecast import Forecast

AHEAD: Final = 2  # own turns thought through, this one included
WIDE: Final = 6  # answers thought through so far, at most
# By the number of seats: points by which an answer may look worse than the best to be one of them, and how many
# beginnings of a later turn are played through, of those that were tried before.
CLOSE: Final = floats([0.0, 2.0, 1.0, 2.0, 2.0, 2.0])
DEEP: Final = row([0, 5, 2, 6, 6, 6])
UNKNOWN: Final = -1e300  # nothing was tried
LONG: Final = 400  # answers; a thought never takes more
LUCK: Final = 7  # every thought meets the same luck
# Fitted to 400 games of apprentices (bench/forecast.py); in parts of the game that is left, a tenth each.
FORECAST: Final = Forecast(
    [1.7, 3.3, 6.7, 10.0, 12.3, 14.4, 16.1, 17.2, 17.9, 17.6, 16.4],
    [1.1, 3.1, 7.8, 13.0, 17.5, 22.2, 27.0, 30.2, 33.4, 35.9, 36.8],
    [0.92, 1.17, 1.13, 1.20, 1.16, 1.26, 1.31, 1.25, 1.14, 0.96, 0.66],
)


class Planner(policy.Planner):
    """Thinks this turn and the next one through; a building stands where it leaves most room."""

    def at_once(self, state: State, out: Options) -> i64:
        if isinstance(state.top(), building.ChooseSite):
            return SITE.first + best_site(state, state.player)
        return policy.NO_WORD

    def plan(self, state: State, out: Options) -> vec[i64]:
        return best_line(state, state.player, out)


class Thought:
    """What is remembered while a turn is thought through."""

    def __init__(self, seat: i64, seats: i64) -> None:
        self.seat: Final[i64] = seat
        self.deep: Final[i64] = DEEP[seats]
        self.out: Final = Options()
        self.inner: Final = Options()
        self.gains = vec[float]([UNKNOWN] * (PASS.first + 1))  # of what a turn begins with, beyond passing

    def place_of(self, action: i64) -> i64:
        """Where its gain stands: to copy a space is worth what the space is."""
        return PLACE.first + COPY.index(action) if COPY.has(action) else action

    def gain(self, action: i64) -> float:
        """What a beginning of a turn brought when it was last tried."""
        return self.gains[self.place_of(action)]

    def learn(self, action: i64, gain: float) -> None:
        """Remember what a beginning of a turn brings."""
        self.gains[self.place_of(action)] = gain


class Line:
    """A turn that is played on in thought."""

    def __init__(self, state: State, word: i64) -> None:
        self.state = state
        self.words = vec[i64]([word])  # own ones, as long as nobody else has a say
        self.is_sure = True  # has nobody?

    def think(self, thought: Thought, until: i64) -> None:
        """Play on to an own turn; the others only pass."""
        luck = Random(LUCK)
        seat = thought.seat
        out = thought.out
        for _ in range(LONG):
            state = self.state
            if state.finished or own_turn(state) >= until:
                break
            if state.player == CHANCE:
                state.apply(state.draw(luck))
                self.is_sure = False
            elif isinstance(state.top(), work.TakeTurn):
                if state.player == seat:
                    self.state = best_place(state, thought)
                else:
                    state.apply(PASS.first)
                self.is_sure = False
            elif state.player == seat:
                word, self.state = next_step(state, seat, out)
                if self.is_sure:
                    self.words = append(self.words, word)
            else:
                state.fill(out)
                state.apply(out.items[0])
                self.is_sure = False


def best_line(state: State, seat: i64, out: Options) -> vec[i64]:
    """The words of this turn that lead farthest."""
    now = own_turn(state)
    thought = Thought(seat, state.seats)
    lines: list[Line] = []
    looks: list[float] = []
    learns = isinstance(state.top(), work.TakeTurn)
    for place in range(out.count):
        word = out.items[place]
        after = state.copy()
        after.apply(word)
        line = Line(after, word)
        line.think(thought, now + 1)
        lines.append(line)
        looks.append(outlook(line.state, seat))
        if learns and word == PASS.first:  # what follows are exchanges, after which the turn only begins
            for before in range(place + 1):
                thought.learn(out.items[before], looks[before] - looks[place])
    best: i64 = 0
    most = -1e300
    least = max(looks) - CLOSE[state.seats]
    for _ in range(min(out.count, WIDE)):
        look = max(looks)
        if look < least:
            break
        place = looks.index(look)
        looks[place] = UNKNOWN
        lines[place].is_sure = False
        lines[place].think(thought, now + AHEAD)
        worth = evaluate(lines[place].state, seat)
        if worth > most:
            most = worth
            best = place
    return lines[best].words


def value(state: State, seat: int) -> float:
    """The margin over the best rival that is to be expected; alone, the points."""
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, outlook(state, other))
    return outlook(state, seat) - (best if state.seats > 1 else 0.0)


def own_turn(state: State) -> i64:
    """Turns of a seat so far; the same for everybody within a lap of the table."""
    return state.round * TURNS + state.turn // state.seats


def best_place(state: State, thought: Thought) -> State:
    """The end of the turn that looks best, by where the worker goes; the state may be played on with."""
    chosen = worth_trying(state, thought)
    last = len(chosen) - 1
    best = state
    most = -1e300
    passing = 0.0
    worths: list[float] = []
    for place in range(last + 1):
        after = state.copy() if place < last else state
        after.apply(chosen[place])
        for _ in range(LONG):
            if after.player != thought.seat or isinstance(after.top(), work.TakeTurn):
                break
            _, after = next_step(after, thought.seat, thought.inner)
        if last == 0:
            return after
        worth = outlook(after, thought.seat)
        worths.append(worth)
        if chosen[place] == PASS.first:
            passing = worth
        if worth > most:
            most = worth
            best = after
    for place in range(last + 1):
        if thought.gain(chosen[place]) == UNKNOWN:
            thought.learn(chosen[place], worths[place] - passing)
    return best


def worth_trying(state: State, thought: Thought) -> vec[i64]:
    """Beginnings of a turn: all that were not tried yet, and passing to compare them with; of the others the best."""
    out = thought.out
    out.count = 0
    state.top().options(state, out)
    chosen = vec[i64]()
    gains = vec[float]()
    for place in range(out.count):
        action = out.items[place]
        gain = thought.gain(action)
        if gain == UNKNOWN or (action == PASS.first and len(chosen) > 0):
            chosen = append(chosen, action)
            gain = UNKNOWN
        gains = append(gains, gain)
    for _ in range(min(thought.deep, out.count)):
        first: i64 = NONE
        most = UNKNOWN
        for place in range(out.count):
            if gains[place] > most:
                most = gains[place]
                first = place
        if first == NONE:
            break
        gains[first] = UNKNOWN
        chosen = append(chosen, out.items[first])
    return chosen


def next_step(state: State, seat: i64, out: Options) -> tuple[i64, State]:
    """The answer that looks best at once, and the position after it; the state may be played on with.

    Exchanges are left aside: one that only looks good now is missed later.
    """
    top = state.top()
    out.count = 0
    top.options(state, out)
    best = out.items[0]
    if out.count == 1 or isinstance(top, windows.EndTurn):
        state.apply(best)
        return best, state
    if isinstance(top, building.ChooseSite):
        best = SITE.first + best_site(state, seat)
        state.apply(best)
        return best, state
    if isinstance(top, building.BuildBuilding):
        best = best_card(state, seat, top.step, out)
        state.apply(best)
        return best, state
    found = state
    most = -1e300
    heights: i64 = 0
    can_act = False
    for place in range(out.count):
        action = out.items[place]
        if CLEAR.has(action):  # of stacks as high as each other the first one stands for all
            height = bits.bit(state.forests[seat * PAIRS + CLEAR.index(action)])
            if heights & height:
                continue
            heights |= height
        elif PLANT.has(action):  # and so does the first double space
            if PLANT.has(best) and place > 0:
                continue
        elif can_act and INVITE.has(action):  # and the first elder who may act at once
            continue
        after = state.copy() if place + 1 < out.count else state
        after.apply(action)
        if after.depth > 0 and isinstance(after.top(), elders.UseInvited):
            can_act = True
        worth = outlook(after, seat)
        if worth > most:
            most = worth
            best = action
            found = after
    return best, found


def best_card(state: State, seat: i64, step: i64, out: Options) -> i64:
    """The card that is worth most, or none; exchanges are left aside."""
    left = time_left(state)
    best = out.items[0]
    most = -1e300
    for place in range(out.count):
        action = out.items[place]
        if BUILD.has(action):
            worth = card_worth(state, seat, BUILD.index(action), step, left)
        elif action == DECLINE.first:
            worth = 0.0
        else:
            continue
        if worth > most:
            most = worth
            best = action
    return best


def best_site(state: State, seat: i64) -> i64:
    """The free space that breaks up the fewest free double spaces."""
    best: i64 = NONE
    fewest: i64 = PAIRS + 1
    pairs = state.free_pairs(seat)
    for cell in range(CELLS):
        if state.free(seat) >> cell & 1:
            broken: i64 = 0
            for pair in range(PAIRS):
                if pairs >> pair & 1 and PAIR_CELLS[pair] >> cell & 1:
                    broken += 1
            if broken < fewest:
                fewest = broken
                best = cell
    return best


def time_left(state: State) -> float:
    """How much of the game is left, 1 to 0."""
    turns = (ROUNDS - state.round) * TURNS
    if state.phase == WORK:
        turns += TURNS - state.turn // state.seats
    else:
        turns += TURNS
    return max(0.0, min(1.0, float(turns) / float(ROUNDS * TURNS)))


def goods_worth(state: State, seat: i64, left: float) -> float:
    """Wood and fish are worth what they can still be used for; gold on the Reserve only if it can be fetched."""
    by = worth_of(state.seats)
    use = min(1.0, by.haste * left)
    good, goods = by.good, state.goods
    own, stored = seat * STORES, seat * STORES + RESERVE
    worth = good[WOOD] * use * (float(goods[own + WOOD]) + by.in_reserve * float(goods[stored + WOOD]))
    fish = float(goods[own + FISH])
    few = min(fish, by.plenty)
    worth += good[FISH] * use * (few + by.spare * (fish - few) + by.in_reserve * float(goods[stored + FISH]))
    return worth + by.stored_gold * use * float(goods[stored + GOLD])


def harbour_worth(state: State, seat: i64, left: float) -> float:
    """Effects to come of buildings, elders, and how open the harbour is."""
    by = worth_of(state.seats)
    rounds = left * float(ROUNDS)
    worth = 0.0
    cells, whens = state.cells, PROGRAM.whens
    for place in range(seat * CELLS, (seat + 1) * CELLS):
        card = cells[place]
        if card != NONE and whens[card] >> ONCE + 1:
            worth += reaction_worth(card, rounds, by)
    worth += by.elder * rounds * float(state.elders(seat))
    worth += by.catch * rounds * float(state.catch(seat))
    # Penalties can still be avoided early on; forests are wood to come.
    worth += by.empty * left * float(bits.size(state.free(seat)))
    worth += by.unissued * left * float(state.unissued[seat])
    worth += by.forest * min(1.0, 2.0 * left) * float(state.forest_count(seat))
    return worth


def reaction_worth(card: i64, rounds: float, by: Weights) -> float:
    """A rough value of what a building still does."""
    worth = 0.0
    for effect in range(PROGRAM.first[card], PROGRAM.first[card + 1]):
        if PROGRAM.when[effect] > ONCE:
            for step in range(PROGRAM.start[effect], PROGRAM.stop[effect]):
                if PROGRAM.op[step] == GAIN:
                    arg = step * WIDTH
                    gain = by.repeated[WOOD] * float(PROGRAM.arg[arg + WOOD])
                    gain += by.repeated[FISH] * float(PROGRAM.arg[arg + FISH])
                    gain += by.repeated[GOLD] * float(PROGRAM.arg[arg + GOLD])
                    worth += gain * (by.in_reserve if PROGRAM.arg[arg + TO] else 1.0) * rounds
                elif PROGRAM.op[step] != SET:
                    worth += by.reaction * rounds
    return worth


def evaluate(state: State, seat: int) -> float:
    """Points of the seat before those of the best other, as far as they can be foreseen."""
    mine = outlook(state, seat)
    if state.seats == 1:
        return mine
    best = -1e9
    for other in range(state.seats):
        if other != seat:
            best = max(best, outlook(state, other))
    return mine - worth_of(state.seats).rival * best


def outlook(state: State, seat: i64) -> float:
    """What a seat has, and what that promises."""
    by = worth_of(state.seats)
    points = float(scoring.points(state, seat))
    if state.finished:
        return points
    left = time_left(state)
    worth = points + goods_worth(state, seat, left) + harbour_worth(state, seat, left)
    seated = state.elders(seat)
    if seated > 0:
        worth += by.plate * left * float(ROUNDS) * float(state.plates)
    worth += pending_worth(state, seat, left)
    for place in range(seat * COUNCIL, seat * COUNCIL + seated):
        worth += by.fed * float(state.fed[place])
    return worth


def parts(state: State, seat: i64) -> dict[str, float]:
    """The same by name."""
    by = worth_of(state.seats)
    found = {name: float(points) for name, points in scoring.score_sheet(state, seat).items()}
    if state.finished:
        return found
    left = time_left(state)
    rounds = left * float(ROUNDS)
    effects = 0.0
    for place in range(seat * CELLS, (seat + 1) * CELLS):
        if state.cells[place] != NONE:
            effects += reaction_worth(state.cells[place], rounds, by)
    council = by.elder * rounds * float(state.elders(seat))
    council += by.plate * rounds * float(state.plates) * min(1.0, float(state.elders(seat)))
    for place in range(state.elders(seat)):
        council += by.fed * float(state.fed[seat * COUNCIL + place])
    found["effects"] = effects
    found["elders"] = council
    found["ships"] += by.catch * rounds * float(state.catch(seat))
    found["empty_spaces"] += by.empty * left * float(bits.size(state.free(seat)))
    found["unissued_shares"] += by.unissued * left * float(state.unissued[seat])
    found["forests"] = by.forest * min(1.0, 2.0 * left) * float(state.forest_count(seat))
    found["goods"] = goods_worth(state, seat, left)
    found["pending"] = pending_worth(state, seat, left)
    return found


def left(state: State) -> float:
    """The share of the game that is still to come."""
    return 0.0 if state.finished else time_left(state)


def forecast(state: State, seat: i64, left: float) -> float:
    """The points with which a seat is expected to end."""
    points = float(scoring.points(state, seat))
    return points if state.finished else FORECAST.expected(points, outlook(state, seat) - points, left)


def pending_worth(state: State, seat: i64, left: float) -> float:
    """A building whose site is asked is as good as built; whoever is asked has an action before them."""
    by = worth_of(state.seats)
    if state.depth == 0:
        return 0.0
    top = state.top()
    if isinstance(top, building.ChooseSite) and top.seat == seat:
        return card_worth(state, seat, top.card, top.step, left)
    if isinstance(top, elders.UseInvited) and top.seat == seat:
        return by.pending
    return by.asked if state.player == seat and state.phase == WORK and state.depth > 3 else 0.0


def card_worth(state: State, seat: i64, card: i64, step: i64, left: float) -> float:
    """What building a card brings, less what it costs."""
    by = worth_of(state.seats)
    worth = float(scoring.card_points(state, seat, card)) + 1.0 - by.empty * left
    if PROGRAM.whens[card] >> ONCE + 1:
        worth += reaction_worth(card, left * float(ROUNDS), by)
    use = min(1.0, by.haste * left)
    for good in range(GOODS):
        unit = 1.0 if good == GOLD else by.good[good] * use
        worth -= unit * float(building.price(card, good, step))
    if PROGRAM.whens[card] & bits.bit(BUILT):
        for effect in range(PROGRAM.first[card], PROGRAM.first[card + 1]):
            if PROGRAM.when[effect] == BUILT:
                for done in range(PROGRAM.start[effect], PROGRAM.stop[effect]):
                    worth += gift_worth(state, seat, done)
    return worth


def gift_worth(state: State, seat: i64, step: i64) -> float:
    """What a step of a card brings when the card is built."""
    by = worth_of(state.seats)
    if PROGRAM.op[step] != GAIN:
        return by.act
    arg = step * WIDTH
    times: i64 = 1
    if PROGRAM.arg[arg + PER] != NONE:
        times = scoring.counted(state, seat, PROGRAM.arg[arg + PER]) // PROGRAM.arg[arg + DIV]
    worth = 0.0
    for good in range(GOODS):
        amount = PROGRAM.arg[arg + good] * times
        if PROGRAM.arg[arg + MOST] > 0:
            amount = min(amount, PROGRAM.arg[arg + MOST])
        worth += float(amount) * (1.0 if good == GOLD else by.good[good])
    return worth * (by.in_reserve if PROGRAM.arg[arg + TO] else 1.0)
