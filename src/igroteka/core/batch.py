"""Many games at once, for programs that learn: one step answers in all of them and tells what is asked next.

What is told lies in flat rows, whose memory other libraries can read as it is (`memoryview(batch.asked)`).
"""

from typing import Final, NamedTuple

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


class Course(NamedTuple):
    """How far the games of a batch are, so that another goes on from there."""

    states: list[Position]
    lucks: list[Random]
    lasts: list[Position]
    ages: list[int]
    actions: list[int]
    ends: list[int]
    lengths: list[int]
    rewards: list[float]


class Batch:
    """So many games from one first position. Luck is resolved inside, and a game that is over begins anew.

    Every game has a luck of its own by its number, so it goes the same however many others there are. `first` is the
    number of the first of them. Each telling says in `news` where it differs from the one before.
    """

    def __init__(
        self,
        start: Position,
        games: int,
        seed: int = 0,
        longest: int = 0,
        *,
        by_points: bool = False,
        first: int = 0,
    ) -> None:
        if games < 1:
            raise ValueError("a batch has at least one game")
        self.start: Final = start.copy()
        self.games: Final[i64] = games
        self.seats: Final[i64] = start.seats
        row = first_row(start)
        self.width: Final[i64] = row.place
        self.cells: Final[i64] = row.cell  # that remember what a row told
        self.size: Final[i64] = start.game.actions.size
        self.longest: Final[i64] = longest  # decisions, after which a game is cut; 0: none is
        self.by_points: Final = by_points
        self.first: Final[i64] = first
        self.states: Final[list[Position]] = []
        self.lucks: Final[list[Random]] = []
        self.lasts: Final[list[Position]] = [self.start] * games  # where the game ended that ended last, by its place
        self.ages: vec[i64] = filled(games, 0)  # decisions of each game so far
        self.out: Final = Options()
        self.news: Final = Observation()  # what stands otherwise than before, zeros too
        self.news.keep(self.cells * games)
        self.all: Final = Observation()  # all that is not zero, if somebody asks
        self.all_told = False

        self.actions: vec[i64] = filled(games, 0)  # the answers of the last step
        self.asked: vec[i64] = filled(games, 0)  # who is asked next
        self.ends: vec[i64] = filled(games, ON)  # of the last step: ON, ENDED or CUT
        self.lengths: vec[i64] = filled(games, 0)  # decisions of the games that the last step ended
        self.rewards: vec[float] = floats([0.0] * (games * int(start.seats)))  # of that step, seat by seat

        # All rows laid end to end, likewise what is found.
        self.legal: vec[i64] = filled(64 * games, 0)
        self.firsts: vec[i64] = filled(games + 1, 0)  # where the legal actions of each game begin
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """All games anew."""
        luck = Random(seed)
        self.states.clear()
        self.lucks.clear()
        self.begin_rows()
        for game in range(self.games):
            own = luck.split(int(self.first + game))
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
        raise IllegalAction("batch-illegal", "", {"game": int(self.first + game), "action": brief(action)})

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
        about = (self.start, int(self.games), int(self.longest), self.by_points, int(self.first))
        lasts = [self.start if self.ends[game] == ON else self.lasts[game] for game in range(self.games)]
        numbers = (listed(self.ages), listed(self.actions), listed(self.ends), listed(self.lengths))
        rewards = [self.rewards[place] for place in range(len(self.rewards))]
        return (resumed, (about, Course(self.states, self.lucks, lasts, *numbers, rewards)))

    def take_up(self, course: Course) -> None:
        """Go on where another batch was."""
        self.begin_rows()
        for game in range(self.games):
            self.states[game] = course.states[game]
            self.lucks[game] = course.lucks[game]
            self.lasts[game] = course.lasts[game]
            self.ages[game] = course.ages[game]
            self.actions[game] = course.actions[game]
            self.ends[game] = course.ends[game]
            self.lengths[game] = course.lengths[game]
            self.tell(game)
        self.rewards = floats(course.rewards)

    # --- telling

    def everything(self) -> Observation:
        """Where in all rows something stands that is not zero, and what: told anew if it is asked for."""
        found = self.all
        if not self.all_told:
            found.count = 0
            for game in range(self.games):
                found.lay(game * self.width, found.count)
                state = self.states[game]
                state.features(int(state.player), found)
            self.all_told = True
        return found

    def begin_rows(self) -> None:
        """Nothing is told yet."""
        self.news.count = 0
        self.all_told = False
        self.firsts[0] = 0

    def tell(self, game: i64) -> None:
        """What is asked in a game: whom, what may be said, and what that seat sees."""
        state, out, found = self.states[game], self.out, self.news
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
        found.take(game * self.width, game * self.cells)
        before = found.count
        state.features(int(seat), found)
        if found.cell != (game + 1) * self.cells:
            found.count = before
            raise RuntimeError(
                "`features` wrote other things than for the first row: what there is none of, too, is written"
            )


def resumed(about: tuple[Position, int, int, bool, int], course: Course) -> Batch:
    """What pickle calls: the same games, each with its luck."""
    start, games, longest, by_points, first = about
    batch = Batch(start, games, 0, longest, by_points=by_points, first=first)
    batch.take_up(course)
    return batch


def first_row(start: Position) -> Observation:
    """What a seat sees at first, and so how long every row is."""
    found = Observation()
    start.features(0, found)
    return found
