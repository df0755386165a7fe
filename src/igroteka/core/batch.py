"""Many games at once, for programs that learn: one step answers in all of them and tells what is asked next.

What is told lies in flat rows, whose memory other libraries can read as it is (`memoryview(batch.values)`).
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
    number of the first of them; `compared`, and each telling says in `news` where it differs from the one before.
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
        compared: bool = False,
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
        self.first: Final[i64] = first
        self.compared: Final = compared
        self.states: Final[list[Position]] = []
        self.lucks: Final[list[Random]] = []
        self.lasts: Final[list[Position]] = [self.start] * games  # where the game ended that ended last, by its place
        self.ages: vec[i64] = filled(games, 0)  # decisions of each game so far
        self.out: Final = Options()
        self.found = Observation()
        self.earlier = Observation()  # what was told before
        self.news: Final = Observation()  # where it stands otherwise now, with what stands there: zeros too

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
        about = (self.start, int(self.games), int(self.longest), self.by_points, int(self.first), self.compared)
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
        self.news.count = 0
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
        if self.compared:
            self.compare(game)

    def compare(self, game: i64) -> None:
        """What stands otherwise in a row than it did. Rows are told from left to right, so one walk finds it."""
        news, found, earlier = self.news, self.found, self.earlier
        new, end, old, old_end = self.begins[game], self.begins[game + 1], self.began[game], self.began[game + 1]
        if news.count + end - new + old_end - old > len(news.places):
            news.make_room(end - new + old_end - old)
        places, values, old_places, old_values = found.places, found.values, earlier.places, earlier.values
        changed, numbers, count = news.places, news.values, news.count
        while new < end and old < old_end:
            place, was = places[new], old_places[old]
            if place == was:
                if values[new] != old_values[old]:
                    changed[count] = place
                    numbers[count] = values[new]
                    count += 1
                new += 1
                old += 1
            elif place < was:
                changed[count] = place
                numbers[count] = values[new]
                count += 1
                new += 1
            else:
                changed[count] = was
                numbers[count] = 0.0
                count += 1
                old += 1
        while new < end:
            changed[count] = places[new]
            numbers[count] = values[new]
            count += 1
            new += 1
        while old < old_end:
            changed[count] = old_places[old]
            numbers[count] = 0.0
            count += 1
            old += 1
        news.count = count


def resumed(about: tuple[Position, int, int, bool, int, bool], course: Course) -> Batch:
    """What pickle calls: the same games, each with its luck."""
    start, games, longest, by_points, first, compared = about
    batch = Batch(start, games, 0, longest, by_points=by_points, first=first, compared=compared)
    batch.take_up(course)
    return batch


def row_length(start: Position) -> int:
    """How many numbers tell what a seat sees, zeros included."""
    found = Observation()
    start.features(0, found)
    return int(found.place)
