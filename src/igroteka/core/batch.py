"""Many games at once, for programs that learn: one step answers in all of them and tells what is asked next.

What is told lies in flat rows, whose memory other libraries can read as it is (`memoryview(batch.values)`).
"""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.arrays import append, filled, floats, i64, listed, vec
from igroteka.core.chance import Random
from igroteka.core.errors import IllegalAction, brief
from igroteka.core.observation import Observation
from igroteka.core.state import OVER, Position

ON: Final = 0
ENDED: Final = 1
CUT: Final = 2
TOGETHER: Final = 16  # games that are played on before all of them are told: the code of one thing stays at hand


class Batch:
    """So many games from one first position. Luck is resolved inside, and a game that is over begins anew.

    Every game has a luck of its own, so it goes the same however many others there are.
    """

    def __init__(
        self, start: Position, games: int, seed: int = 0, longest: int = 0, *, by_points: bool = False
    ) -> None:
        if games < 1:
            raise ValueError("a batch has at least one game")
        self.start: Final = start.copy()
        self.games: Final[i64] = games
        self.seats: Final[i64] = start.seats
        self.width: Final[i64] = row_length(start)
        self.size: Final[i64] = start.game.actions.size
        self.longest: Final[i64] = longest  # decisions, after which a game is cut; 0: none is
        self.by_points: Final = by_points
        self.states: Final[list[Position]] = []
        self.lucks: Final[list[Random]] = []
        self.lasts: Final[list[Position]] = [self.start] * games  # where the game ended that ended last, by its place
        self.ages: vec[i64] = filled(games, 0)  # decisions of each game so far
        self.out: Final = Options()
        self.found = Observation()
        self.earlier = Observation()  # what was told before, for those who keep rows and must wipe it

        self.actions: vec[i64] = filled(games, 0)  # the answers of the last step
        self.asked: vec[i64] = filled(games, 0)  # who is asked next
        self.ends: vec[i64] = filled(games, ON)  # of the last step: ON, ENDED or CUT
        self.lengths: vec[i64] = filled(games, 0)  # decisions of the games that the last step ended
        self.rewards: vec[float] = floats([0.0] * (games * int(start.seats)))  # of that step, seat by seat

        # All rows laid end to end, likewise what is found.
        self.legal: vec[i64] = filled(64 * games, 0)
        self.firsts: vec[i64] = filled(games + 1, 0)  # where the legal actions of each game begin
        self.told: i64 = 0  # how many places and values
        self.begins: vec[i64] = filled(games + 1, 0)  # where those of each game begin
        self.began: vec[i64] = filled(games + 1, 0)  # where the earlier ones did
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """All games anew."""
        luck = Random(seed)
        self.states.clear()
        self.lucks.clear()
        self.begin_rows()
        for game in range(self.games):
            own = luck.split(int(game))
            self.lucks.append(own)
            self.states.append(self.fresh(own))
            self.ages[game] = 0
            self.ends[game] = ON
            self.tell(game)
        for place in range(self.games * self.seats):
            self.rewards[place] = 0.0

    def step(self, actions: list[int]) -> None:
        """Say these answers, one in each game. If one of them is illegal, none is said."""
        if len(actions) != self.games:
            raise ValueError(f"{len(actions)} answers in {self.games} games")
        for game in range(self.games):
            self.actions[game] = self.checked(game, actions[game])
        self.begin_rows()
        first: i64 = 0
        while first < self.games:
            end = min(first + TOGETHER, self.games)
            for game in range(first, end):
                self.play(game)
            for game in range(first, end):
                self.tell(game)
            first = end

    def checked(self, game: i64, action: int) -> i64:
        """The answer, if it is one of the legal ones; a number of any length may be said."""
        if 0 <= action < int(self.size):
            for place in range(self.firsts[game], self.firsts[game + 1]):
                if self.legal[place] - game * self.size == action:
                    return action
        raise IllegalAction("batch-illegal", "", {"game": int(game), "action": brief(action)})

    def play(self, game: i64) -> None:
        """Say the answer, and let happen what needs none."""
        state, luck = self.states[game], self.lucks[game]
        state.apply(self.actions[game])
        state.roll(luck)
        self.ages[game] += 1
        if state.player == OVER:
            self.end(game, ENDED)
        elif self.longest > 0 and self.ages[game] >= self.longest:
            self.end(game, CUT)
        elif self.ends[game] != ON:
            self.ends[game] = ON
            for seat in range(self.seats):
                self.rewards[game * self.seats + seat] = 0.0

    def end(self, game: i64, how: i64) -> None:
        """Tell how a game went, and begin another."""
        state = self.states[game]
        self.ends[game] = how
        self.lengths[game] = self.ages[game]
        self.ages[game] = 0
        seat: i64 = 0
        if self.by_points:
            for points in state.scores():
                self.rewards[game * self.seats + seat] = float(points)
                seat += 1
        elif how == ENDED:
            for share in state.returns():
                self.rewards[game * self.seats + seat] = share
                seat += 1
        else:
            for seat in range(self.seats):
                self.rewards[game * self.seats + seat] = 0.0
        self.lasts[game] = state
        self.states[game] = self.fresh(self.lucks[game])

    def fresh(self, luck: Random) -> Position:
        """A new game, where the first decision is asked for."""
        state = self.start.copy()
        state.roll(luck)
        return state

    # --- kept for later

    def __reduce__(self) -> tuple[object, ...]:
        about = (self.start, int(self.games), int(self.longest), self.by_points)
        numbers = (listed(self.ages), listed(self.actions), listed(self.ends), listed(self.lengths))
        rewards = [self.rewards[place] for place in range(len(self.rewards))]
        lasts = [self.start if self.ends[game] == ON else self.lasts[game] for game in range(self.games)]
        return (resumed, (about, self.states, self.lucks, lasts, numbers, rewards))

    def take_up(
        self,
        states: list[Position],
        lucks: list[Random],
        lasts: list[Position],
        numbers: tuple[list[int], list[int], list[int], list[int]],
        rewards: list[float],
    ) -> None:
        """Go on where another batch was."""
        ages, actions, ends, lengths = numbers
        self.begin_rows()
        for game in range(self.games):
            self.states[game] = states[game]
            self.lucks[game] = lucks[game]
            self.lasts[game] = lasts[game]
            self.ages[game] = ages[game]
            self.actions[game] = actions[game]
            self.ends[game] = ends[game]
            self.lengths[game] = lengths[game]
            self.tell(game)
        self.rewards = floats(rewards)

    # --- telling

    @property
    def places(self) -> vec[i64]:
        """Where in all rows something stands that is not zero."""
        return self.found.places

    @property
    def values(self) -> vec[float]:
        """What stands there."""
        return self.found.values

    def begin_rows(self) -> None:
        """What is told now becomes what was told earlier."""
        earlier, began = self.earlier, self.began
        self.earlier = self.found
        self.began = self.begins
        self.found = earlier
        self.begins = began
        self.told = 0
        self.firsts[0] = 0

    def tell(self, game: i64) -> None:
        """What is asked in a game: whom, what may be said, and what that seat sees."""
        state, out, found = self.states[game], self.out, self.found
        seat = state.player
        self.asked[game] = seat
        state.fill(out)
        first, row, items = self.firsts[game], game * self.size, out.items
        while first + out.count > len(self.legal):
            self.legal = append(self.legal, 0)
        legal = self.legal
        for place in range(out.count):
            legal[first + place] = row + items[place]
        self.firsts[game + 1] = first + out.count
        found.lay(game * self.width, self.told)
        state.features(int(seat), found)
        self.told = found.count
        self.begins[game + 1] = found.count


def resumed(
    about: tuple[Position, int, int, bool],
    states: list[Position],
    lucks: list[Random],
    lasts: list[Position],
    numbers: tuple[list[int], list[int], list[int], list[int]],
    rewards: list[float],
) -> Batch:
    """What pickle calls: the same games, each with its luck."""
    start, games, longest, by_points = about
    batch = Batch(start, games, 0, longest, by_points=by_points)
    batch.take_up(states, lucks, lasts, numbers, rewards)
    return batch


def row_length(start: Position) -> int:
    """How many numbers tell what a seat sees, zeros included."""
    found = Observation()
    start.features(0, found)
    return int(found.place)
