"""What looks good here, and what to do? Values for bots, in points; never changes the state."""

from typing import Final

from igroteka.core import policy
from igroteka.core.actions import Options
from igroteka.core.arrays import append, i64, vec
from igroteka.core.chance import Random
from igroteka.core.state import CHANCE
from igroteka.games.nusfjord import scoring
from igroteka.games.nusfjord.actions import BUILD, CLEAR, DECLINE, PASS, SITE, TRADE
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
from igroteka.kit import bits
from igroteka.kit.forecast import Forecast

WORTH: Final = [0.5, 0.3, 0.0]  # of wood, fish and gold beyond their points, while there is time to use them
IN_RESERVE: Final = 0.7  # of that
ELDER: Final = 0.25  # a round
PLATE: Final = 0.08  # filled, a round: shared with everybody
REACTION: Final = 0.35  # of a building with an effect to come, a round
CATCH: Final = 0.22  # of a fish more in each round
EMPTY: Final = 0.6  # of the penalty of a space that may still be built upon, at the start
PENDING: Final = 0.05
ACT: Final = 2.0  # of an action that comes with a building
AHEAD: Final = 2  # own turns thought through, this one included
WIDE: Final = 4  # answers thought through so far
LONG: Final = 400  # answers; a thought never takes more
LUCK: Final = 7  # every thought meets the same luck
# Fitted to 18 games of apprentices; in parts of the game that is left, a tenth each.
FORECAST: Final = Forecast(
    [2.4, 6.0, 10.3, 15.0, 17.3, 17.8, 18.4, 17.8, 16.0, 14.8, 13.5],
    [0.7, 3.4, 7.6, 11.6, 15.0, 18.8, 23.0, 26.2, 28.7, 31.7, 34.6],
    [0.4, 0.35, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3],
)


class Planner(policy.Planner):
    """Thinks this turn and the next one through; a building stands where it leaves most room."""

    def at_once(self, state: State, out: Options) -> i64:
        if isinstance(state.top(), building.ChooseSite):
            return SITE.first + best_site(state, state.player)
        return policy.NO_WORD

    def plan(self, state: State, out: Options) -> vec[i64]:
        return best_line(state, state.player, out)


class Line:
    """A turn that is played on in thought."""

    def __init__(self, state: State, word: i64) -> None:
        self.state = state
        self.words = vec[i64]([word])  # own ones, as long as nobody else has a say
        self.is_sure = True  # has nobody?

    def think(self, seat: i64, until: i64) -> None:
        """Play on to an own turn; the others only pass."""
        luck = Random(LUCK)
        out = Options()
        for _ in range(LONG):
            state = self.state
            if state.finished or own_turn(state) >= until:
                break
            if state.player == CHANCE:
                state.apply(state.draw(luck))
                self.is_sure = False
            elif isinstance(state.top(), work.TakeTurn):
                if state.player == seat:
                    self.state = best_place(state, seat)
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
    lines: list[Line] = []
    looks: list[float] = []
    for place in range(out.count):
        after = state.copy()
        after.apply(out.items[place])
        line = Line(after, out.items[place])
        line.think(seat, now + 1)
        lines.append(line)
        looks.append(evaluate(line.state, seat))
    best: i64 = 0
    most = -1e300
    for _ in range(min(out.count, WIDE)):
        place = looks.index(max(looks))
        looks[place] = -1e300
        lines[place].is_sure = False
        lines[place].think(seat, now + AHEAD)
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


def best_place(state: State, seat: i64) -> State:
    """The end of the turn that looks best, by where the worker goes."""
    out = Options()
    inner = Options()
    state.fill(out)
    best = state
    most = -1e300
    for place in range(out.count):
        action = out.items[place]
        if action >= TRADE.first:
            continue
        after = state.copy()
        after.apply(action)
        for _ in range(LONG):
            if after.player != seat or isinstance(after.top(), work.TakeTurn):
                break
            _, after = next_step(after, seat, inner)
        worth = outlook(after, seat)
        if worth > most:
            most = worth
            best = after
    return best


def next_step(state: State, seat: i64, out: Options) -> tuple[i64, State]:
    """The answer that looks best at once, and the position after it."""
    state.fill(out)
    best = out.items[0]
    top = state.top()
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
    for place in range(out.count):
        action = out.items[place]
        if CLEAR.has(action):  # of stacks as high as each other the first one stands for all
            height = bits.bit(state.forests[seat * PAIRS + CLEAR.index(action)])
            if heights & height:
                continue
            heights |= height
        after = state.copy()
        after.apply(action)
        worth = outlook(after, seat)
        if worth > most:
            most = worth
            best = action
            found = after
    return best, found


def best_card(state: State, seat: i64, step: i64, out: Options) -> i64:
    """The card that is worth most, or none; exchanges are left aside."""
    best = out.items[0]
    most = -1e300
    for place in range(out.count):
        action = out.items[place]
        if BUILD.has(action):
            worth = card_worth(state, seat, BUILD.index(action), step)
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
    use = min(1.0, 3.0 * left)
    worth = 0.0
    for good in range(GOODS):
        have = float(state.goods[seat * STORES + good])
        stored = float(state.goods[seat * STORES + RESERVE + good])
        if good == WOOD:
            worth += WORTH[WOOD] * use * (have + IN_RESERVE * stored)
        elif good == FISH:
            few = min(have, 12.0)
            worth += WORTH[FISH] * use * (few + 0.4 * (have - few) + IN_RESERVE * stored)
        else:
            worth += 0.9 * use * stored if good == GOLD else 0.0
    return worth


def harbour_worth(state: State, seat: i64, left: float) -> float:
    """Effects to come of buildings, elders, and how open the harbour is."""
    rounds = left * float(ROUNDS)
    worth = 0.0
    for place in range(seat * CELLS, (seat + 1) * CELLS):
        card = state.cells[place]
        if card != NONE:
            worth += reaction_worth(card, rounds)
    worth += ELDER * rounds * float(state.elders(seat))
    worth += CATCH * rounds * float(state.catch(seat))
    # Penalties can still be avoided early on; forests are wood to come.
    free = bits.size(state.free(seat))
    worth += EMPTY * left * float(free)
    worth += 0.8 * left * float(state.unissued[seat])
    worth += 0.35 * min(1.0, 2.0 * left) * float(state.forest_count(seat))
    return worth


def reaction_worth(card: i64, rounds: float) -> float:
    """A rough value of what a building still does."""
    worth = 0.0
    for effect in range(PROGRAM.first[card], PROGRAM.first[card + 1]):
        if PROGRAM.when[effect] > ONCE:
            for step in range(PROGRAM.start[effect], PROGRAM.stop[effect]):
                if PROGRAM.op[step] == GAIN:
                    arg = step * WIDTH
                    gain = 0.4 * float(PROGRAM.arg[arg + WOOD]) + 0.25 * float(PROGRAM.arg[arg + FISH])
                    gain += float(PROGRAM.arg[arg + GOLD])
                    worth += 0.4 * gain * (IN_RESERVE if PROGRAM.arg[arg + TO] else 1.0) * rounds * 0.5
                elif PROGRAM.op[step] != SET:
                    worth += REACTION * rounds * 0.5
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
    return mine - 0.3 * best


def outlook(state: State, seat: i64) -> float:
    """What a seat has, and what that promises."""
    points = float(scoring.points(state, seat))
    if state.finished:
        return points
    left = time_left(state)
    worth = points + goods_worth(state, seat, left) + harbour_worth(state, seat, left)
    worth += PLATE * left * float(ROUNDS) * float(state.plates) * min(1.0, float(state.elders(seat)))
    worth += pending_worth(state, seat)
    for place in range(state.elders(seat)):
        worth += 0.1 * float(state.fed[seat * COUNCIL + place])
    return worth


def parts(state: State, seat: i64) -> dict[str, float]:
    """The same by name."""
    found = {name: float(points) for name, points in scoring.score_sheet(state, seat).items()}
    if state.finished:
        return found
    left = time_left(state)
    rounds = left * float(ROUNDS)
    effects = 0.0
    for place in range(seat * CELLS, (seat + 1) * CELLS):
        if state.cells[place] != NONE:
            effects += reaction_worth(state.cells[place], rounds)
    council = ELDER * rounds * float(state.elders(seat))
    council += PLATE * rounds * float(state.plates) * min(1.0, float(state.elders(seat)))
    for place in range(state.elders(seat)):
        council += 0.1 * float(state.fed[seat * COUNCIL + place])
    found["effects"] = effects
    found["elders"] = council
    found["ships"] += CATCH * rounds * float(state.catch(seat))
    found["empty_spaces"] += EMPTY * left * float(bits.size(state.free(seat)))
    found["unissued_shares"] += 0.8 * left * float(state.unissued[seat])
    found["forests"] = 0.35 * min(1.0, 2.0 * left) * float(state.forest_count(seat))
    found["goods"] = goods_worth(state, seat, left)
    found["pending"] = pending_worth(state, seat)
    return found


def left(state: State) -> float:
    """The share of the game that is still to come."""
    return 0.0 if state.finished else time_left(state)


def forecast(state: State, seat: i64, left: float) -> float:
    """The points with which a seat is expected to end."""
    points = float(scoring.points(state, seat))
    return points if state.finished else FORECAST.expected(points, outlook(state, seat) - points, left)


def pending_worth(state: State, seat: i64) -> float:
    """A building whose site is asked is as good as built; whoever is asked has an action before them."""
    if state.depth == 0:
        return 0.0
    top = state.top()
    if isinstance(top, building.ChooseSite) and top.seat == seat:
        return card_worth(state, seat, top.card, top.step)
    if isinstance(top, elders.UseInvited) and top.seat == seat:
        return PENDING
    return 1.0 if state.player == seat and state.phase == WORK and state.depth > 3 else 0.0


def card_worth(state: State, seat: i64, card: i64, step: i64) -> float:
    """What building a card brings, less what it costs."""
    left = time_left(state)
    worth = float(scoring.card_points(state, seat, card)) + 1.0 - EMPTY * left
    worth += reaction_worth(card, left * float(ROUNDS))
    for good in range(GOODS):
        unit = 1.0 if good == GOLD else WORTH[good] * min(1.0, 3.0 * left)
        worth -= unit * float(building.price(card, good, step))
    if PROGRAM.whens[card] & bits.bit(BUILT):
        for effect in range(PROGRAM.first[card], PROGRAM.first[card + 1]):
            if PROGRAM.when[effect] == BUILT:
                for done in range(PROGRAM.start[effect], PROGRAM.stop[effect]):
                    worth += gift_worth(state, seat, done)
    return worth


def gift_worth(state: State, seat: i64, step: i64) -> float:
    """What a step of a card brings when the card is built."""
    if PROGRAM.op[step] != GAIN:
        return ACT
    arg = step * WIDTH
    times: i64 = 1
    if PROGRAM.arg[arg + PER] != NONE:
        times = scoring.counted(state, seat, PROGRAM.arg[arg + PER]) // PROGRAM.arg[arg + DIV]
    worth = 0.0
    for good in range(GOODS):
        amount = PROGRAM.arg[arg + good] * times
        if PROGRAM.arg[arg + MOST] > 0:
            amount = min(amount, PROGRAM.arg[arg + MOST])
        worth += float(amount) * (1.0 if good == GOLD else WORTH[good])
    return worth * (IN_RESERVE if PROGRAM.arg[arg + TO] else 1.0)
