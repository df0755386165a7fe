"""Plays on in thought: the few best answers in many possible worlds, until one of them is surely better.

Written against core alone: a game says how it is played on (`policy`), how far that is worth while (`foresight`) and
what a position is worth (`value`).
"""

import math
import time
from typing import Final

from igroteka.ai.bot import Bot, Sight
from igroteka.ai.greedy import usual_answer
from igroteka.ai.tree import OPENED, POLICY, Branch, Line
from igroteka.core.arrays import i64
from igroteka.core.chance import Luck, Random
from igroteka.core.policy import NO_WORD
from igroteka.core.state import CHANCE, OVER, Position

STREAMS: Final[i64] = 4096  # of luck in one world: more than any game has turns
SEEDS: Final[i64] = 1 << 30
LOOKS: Final = 3  # answers that are looked at for each that is compared
INSTANT: Final = 1e-6  # seconds: no clock is finer
ALIKE: Final = 8  # worlds in which answers come to the same before they are taken for one
HOPELESS: Final = 1.5  # standard errors by which an answer is worse than the policy's own, and not played on any more
OFTEN: Final = 8  # worlds from one time to the next that such answers are looked for
OWN: Final = 3  # answers beside the policy's own that are tried in an own turn to come
THEIRS: Final = 2  # and in somebody else's


class Effort:
    """How long a searcher may think, and when it believes what it sees."""

    def __init__(
        self,
        rollouts: int = 0,
        seconds: float = 0.0,
        width: int = 8,
        gate: float = 1.0,
        least: int = 8,
        foresight: int = -1,
        tenths: int = 0,
        patient: bool = False,
        practised: bool = False,
    ) -> None:
        self.rollouts: Final = rollouts  # lines of play
        self.tenths: Final = tenths  # of a second, by the game's own pace: so many more of them
        self.seconds: Final = seconds  # of one core, whatever is left to be done then; 0: as long as it takes
        self.width: Final = width  # answers that are compared
        self.gate: Final = gate  # standard errors by which an answer must be better than the policy's own
        self.least: Final = least  # worlds without which nothing is believed
        self.foresight: Final = foresight  # own turns; -1: as the game says
        self.patient: Final = patient  # is there time to look as far, and at as much, as the game says for such?
        self.practised: Final = practised  # does everybody play on as apprentices do, where that takes longer?

    def __reduce__(self) -> tuple[object, ...]:
        about = (self.rollouts, self.seconds, self.width, self.gate, self.least, self.foresight)
        return (Effort, (*about, self.tenths, self.patient, self.practised))


class SearchBot(Bot):
    """Leaves the answer of the game's policy only for one that has proved better."""

    def __init__(self, luck: Luck, effort: Effort) -> None:
        self.luck: Final = luck
        self.effort: Final = effort

    def choose(self, sight: Sight) -> int:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        return Thought(sight, self.effort, self.luck.below(SEEDS)).best(legal)

    def __reduce__(self) -> tuple[object, ...]:
        return (SearchBot, (self.luck, self.effort))


class Thought:
    """One decision. Every answer meets the same worlds and, turn by turn, the same luck."""

    def __init__(self, sight: Sight, effort: Effort, seed: i64) -> None:
        self.sight: Final = sight
        self.game: Final = sight.game
        self.seat: Final = sight.seat
        self.effort: Final = effort
        self.seed: Final[i64] = seed
        self.policy: Final = sight.game.practice() if effort.practised else sight.game.policy()
        self.foresight: Final[i64] = self.reach() if effort.foresight < 0 else effort.foresight
        self.until: Final = time.thread_time() + effort.seconds if effort.seconds > 0.0 else 0.0
        self.worlds: Final[list[Position]] = []
        self.glimpses: Final = sight.game.glimpses() if effort.patient else 1
        self.deepest: Final = sight.game.branching() if effort.patient else 0
        self.ambition: Final = sight.game.ambition() if effort.patient else 0.0
        self.branches: Final[dict[int, Branch]] = {}  # by the answer that leads there

    def best(self, legal: list[int]) -> int:
        """The answer that has proved best so far."""
        answers = self.chosen(legal, self.usual(legal))
        values: list[list[float]] = [[] for _ in answers]
        alive = list(range(len(answers)))
        left = self.lines()
        played: i64 = 0
        begun = time.thread_time()
        while len(alive) > 1 and left >= len(alive) and not self.is_late():
            stages = max(1, math.ceil(math.log2(len(alive))))
            worlds = 0
            while worlds < max(1, (left + worlds * len(alive)) // (stages * len(alive))):
                if left < len(alive) or self.is_late():
                    break
                number = len(values[0])
                start = self.world(number)
                for place in alive:
                    values[place].append(self.tried(start, answers[place], number))
                    if self.is_late():
                        break
                worlds += 1
                played += len(alive)
                left = self.in_time(left - len(alive), played, begun)
                if len(values[0]) % OFTEN == 0 and not self.is_late():
                    alive = self.hopeful(values, alive)
                    if len(alive) == 1:
                        return answers[0]
            if stages == 1 or self.is_late():
                break
            rivals = sorted(alive[1:], key=lambda place: -sum(values[place]))
            alive = [0, *sorted(rivals[: max(1, (len(alive) + 1) // 2 - 1)])]
        return answers[self.proved(values, alive)]

    def reach(self) -> int:
        """How many own turns ahead; 0 is to the end."""
        return self.sight.farsight() if self.effort.patient else self.game.foresight()

    def lines(self) -> int:
        """How many lines of play; those that go further take longer."""
        lines = self.effort.tenths * self.game.pace()
        if self.effort.patient and self.foresight > self.game.foresight() > 0:
            lines = lines * self.game.foresight() // self.foresight
        return self.effort.rollouts + lines

    def in_time(self, left: int, played: int, begun: float) -> int:
        """As many lines as there is still time for, if they take as long as those before."""
        if self.until == 0.0:
            return left
        now = time.thread_time()
        return min(left, int((self.until - now) * played / max(now - begun, INSTANT)))

    def proved(self, values: list[list[float]], alive: list[int]) -> int:
        """The answer that beats the policy's own by most, where that is no accident."""
        best, most = 0, 0.0
        count = min([len(values[place]) for place in alive])  # time may be over in the middle of a world
        if count < self.effort.least:
            return 0
        for place in alive[1:]:
            mean, error = lead(values[place], values[0], count)
            sure = mean - self.effort.gate * error
            if sure > most:
                best, most = place, sure
        return best

    def hopeful(self, values: list[list[float]], alive: list[int]) -> list[int]:
        """The policy's own answer, and those that are not yet worse for sure: time is for what is open."""
        found = alive[:1]
        for place in alive[1:]:
            mean, error = lead(values[place], values[0], len(values[0]))
            if mean + HOPELESS * error >= 0.0:
                found.append(place)
        return found

    def is_late(self) -> bool:
        """Is the time over?"""
        return self.until > 0.0 and time.thread_time() > self.until

    def world(self, number: int) -> Position:
        """A position that the seat cannot tell from the truth; always the same for a number."""
        while len(self.worlds) <= number:
            self.worlds.append(self.sight.sample(Random(int(self.seed * STREAMS + len(self.worlds)))))
        return self.worlds[number]

    def usual(self, legal: list[int]) -> int:
        """What the game's policy would say."""
        self.policy.forget()
        return usual_answer(self.sight, self.world(0), self.policy, legal)

    def chosen(self, legal: list[int], usual: int) -> list[int]:
        """The policy's own answer, and those that look best when the turn is over; what looks alike is one answer."""
        others = [action for action in legal if action != usual and self.is_worth_a_try(action)]
        if len(others) > LOOKS * self.effort.width:
            others = self.promising(others)[: LOOKS * self.effort.width]
        looks = [(-self.look(action), action) for action in others if not self.is_late()]
        looks.sort()
        found = [usual]
        seen = {-self.look(usual): [usual]}
        for look, action in looks:
            alike = seen.setdefault(look, [])
            if self.is_one_of(alike, action):
                continue
            alike.append(action)
            found.append(action)
            if len(found) == self.effort.width:
                break
        return found

    def is_one_of(self, alike: list[int], action: int) -> bool:
        """Does an answer look like one of these in other worlds, too? In a few luck may have made them equal."""
        for other in alike:
            world = 1
            while world < ALIKE and self.look(action, world) == self.look(other, world):
                world += 1
            if world == ALIKE:
                return True
        return False

    def is_worth_a_try(self, action: int) -> bool:
        """Is this neither the first word of something longer nor plain folly?"""
        return not self.game.is_opening(action) and not self.game.is_folly(self.world(0), self.seat, action)

    def promising(self, actions: list[int]) -> list[int]:
        """Those that look best at once come first."""
        looks = [(-self.glance(action), action) for action in actions]
        looks.sort()
        return [action for _, action in looks]

    def glance(self, action: i64) -> float:
        """How an answer looks at once."""
        after = self.world(0).copy()
        after.apply(action)
        return self.game.evaluate(after, self.seat)

    def look(self, action: i64, world: i64 = 0) -> float:
        """What an answer is worth when the turn is over."""
        return self.played_on(self.world(int(world)), action, world, once=True)

    def tried(self, start: Position, action: i64, number: i64) -> float:
        """What an answer comes to in a world; lines of whoever has time learn from each other.

        A value is mistaken in another way at every turn, so the mean of a few tells more than the last.
        """
        if not self.effort.patient:
            return self.played_on(start, action, number)
        line = Line(self.branches.setdefault(int(action), Branch()) if self.deepest > 0 else None)
        end = self.horizon(start, action, number, False, line)
        for place in range(len(line.taken)):
            branch = line.taken[place]
            branch.learn(line.places[place], self.game.value(end, int(branch.seat)))
        worths = [*line.worths, self.wanted(end)][-self.glimpses :]
        return sum(worths) / len(worths)

    def wanted(self, state: Position) -> float:
        """The lead that is to be expected, and own points as far as they are wanted beside it."""
        lead = self.game.value(state, self.seat)
        if self.ambition > 0.0:
            lead += self.ambition * self.game.forecast(state, self.seat, self.game.left(state))
        return lead

    def played_on(self, start: Position, action: i64, number: i64, once: bool = False) -> float:
        """What an answer is worth when it is played on."""
        return self.game.value(self.horizon(start, action, number, once), self.seat)

    def horizon(
        self, start: Position, action: i64, number: i64, once: bool = False, line: Line | None = None
    ) -> Position:
        """Play on after an answer, as far as is worth while; luck begins anew with every turn."""
        game, policy, seat = self.game, self.policy, self.seat
        state = start.copy()
        policy.forget()
        stream = self.seed + (number + 1) * STREAMS * SEEDS
        luck = Random(int(stream))
        turn = game.turn(state)
        own: i64 = 0
        state.apply(action)
        while state.player != OVER:
            now = game.turn(state)
            if now != turn:
                turn = now
                stream += SEEDS
                luck = Random(int(stream))
                policy.forget()
                if once:
                    break
                if self.foresight > 0 and game.turn_of(state) == seat:
                    own += 1
                    if own >= self.foresight:
                        break
                    if line is not None and self.glimpses > 1:
                        line.worths.append(self.wanted(state))
                if line is not None and state.player != CHANCE:
                    word = self.word(state, line)
                    if word != NO_WORD:
                        state.apply(word)
                        continue
            if state.player == CHANCE:
                state.apply(state.draw(luck))
            else:
                state.apply(policy.choose(state))
        return state

    def word(self, state: Position, line: Line) -> int:
        """What is tried at the beginning of a turn to come instead of what the policy says."""
        branch = line.branch
        if branch is None:
            return NO_WORD
        branch.met += 1
        if branch.met == OPENED:
            branch.open(state.player, self.worth_trying(state))
        if branch.met < OPENED or branch.seat != state.player:
            line.branch = None
            return NO_WORD
        place = branch.pick()
        if place != POLICY and branch.answers[place - 1] not in state.legal():
            place = POLICY
        line.take(branch, place, self.deepest)
        return NO_WORD if place == POLICY else branch.answers[place - 1]

    def worth_trying(self, state: Position) -> list[int]:
        """What a turn to come may begin with beside the policy's own answer: what looks best when it is over."""
        game, policy = self.game, self.policy
        seat = int(state.player)
        most = OWN if seat == self.seat else THEIRS
        usual = policy.choose(state)
        looks: list[tuple[float, int]] = []
        for action in state.legal():
            if action != usual and not game.is_opening(action) and not game.is_folly(state, seat, action):
                after = state.copy()
                after.apply(action)
                looks.append((-game.evaluate(after, seat), action))
        looks.sort()
        likely = [action for _, action in looks[: LOOKS * most]]
        ends = [(-game.value(self.horizon(state, action, 0, once=True), seat), action) for action in likely]
        ends.sort()
        policy.forget()
        return [action for _, action in ends[:most]]


def lead(ours: list[float], theirs: list[float], count: int) -> tuple[float, float]:
    """By how much an answer is ahead of another in the same worlds, and the standard error of that."""
    gains = [ours[world] - theirs[world] for world in range(count)]
    mean = sum(gains) / count
    spread = sum([(gain - mean) * (gain - mean) for gain in gains]) / (count - 1)
    return mean, math.sqrt(spread / count)
