"""What levels of bots count on."""

import pickle
import time

import pytest

from igroteka.ai.bot import Sight
from igroteka.ai.bots import GRANDMASTER, MASTER
from igroteka.ai.novice import WORDS, NoviceBot
from igroteka.ai.search import Effort, Thought
from igroteka.catalog import games, load
from igroteka.core.chance import Random
from igroteka.core.policy import Policy
from igroteka.core.state import CHANCE, OVER
from igroteka.sim.speed import step


@pytest.mark.parametrize("name", games())
def test_a_bot_that_sees_its_own_turns_alone_can_tell_them_apart(name: str) -> None:
    """Or else a novice goes on counting the words of its first turn, and an apprentice says what it planned then."""
    game, luck = load(name), Random(5)
    state = game.start(game.seats[-1])
    told: dict[int, set[int]] = {}
    whose = number = -1
    for _ in range(1500):
        if state.player == OVER:
            break
        if game.turn_of(state) >= 0 and (game.turn_of(state), game.turn(state)) != (whose, number):
            whose, number = game.turn_of(state), game.turn(state)

            assert number not in told.setdefault(whose, set())
            told[whose].add(number)
        step(state, luck)
    assert max(len(numbers) for numbers in told.values()) > 1


@pytest.mark.parametrize("name", ["gwt", "gwtnz"])
def test_a_novice_that_is_new_at_every_question_ends_its_turn(name: str) -> None:
    """A room makes a new one each time: if it forgets what it has said, it begins and takes back for ever."""
    game, luck = load(name), Random(1)
    state = game.start(2)
    said: dict[tuple[int, int], list[int]] = {}
    for _ in range(300):
        if state.player == CHANCE:
            state.apply(state.draw(luck))
            continue
        seat = int(state.player)
        words = said.setdefault((seat, game.turn(state)), [])
        novice, sight = NoviceBot(luck), Sight(game, state, seat)
        novice.recall(sight, words)
        words.append(novice.choose(sight))
        state.apply(words[-1])

        assert len(words) < 4 * WORDS


@pytest.mark.parametrize("name", games())
def test_grandmasters_look_further_where_that_is_worth_while_and_follow_fewer_lines_for_it(name: str) -> None:
    game = load(name)
    sight = Sight(game, game.start(game.seats[-1]), 0)
    short, far = Thought(sight, MASTER, 1), Thought(sight, GRANDMASTER, 1)

    assert (short.foresight, far.foresight) == (game.foresight(), sight.farsight())
    assert (name in ("burgundy", "gwt", "gwtnz")) == (far.foresight > short.foresight)
    steps = [max(1, game.foresight()), max(1, sight.farsight())]
    assert far.lines() == GRANDMASTER.tenths * game.pace() * steps[0] // steps[1] > short.lines()


@pytest.mark.parametrize("name", games())
def test_grandmasters_play_on_as_apprentices_play_and_masters_as_is_quick(name: str) -> None:
    game = load(name)
    sight = Sight(game, game.start(game.seats[-1]), 0)
    copied = pickle.loads(pickle.dumps(GRANDMASTER))

    assert type(Thought(sight, MASTER, 1).policy) is type(game.policy())
    assert type(Thought(sight, GRANDMASTER, 1).policy) is type(game.practice())
    assert type(Thought(sight, copied, 1).policy) is type(game.practice())


def test_grandmasters_of_catan_think_of_the_end_when_they_settle() -> None:
    """A founding is felt to the end; later the net tells more after one turn."""
    game, luck = load("catan"), Random(2)
    state = game.start(4, preset="full")
    seen: dict[int, set[int]] = {}
    for _ in range(200):
        if state.player >= 0:
            sight = Sight(game, state, state.player)
            looks = seen.setdefault(min(sight.turn(), 1), set())
            looks.add(Thought(sight, GRANDMASTER, 1).foresight)
            assert Thought(sight, MASTER, 1).foresight == 1
        step(state, luck)

    assert seen == {0: {0}, 1: {1}}


def test_a_thought_is_planned_for_the_time_there_is() -> None:
    """Or else it ends in the middle, when the answers that matter have met no more worlds than all others."""
    game = load("catan")
    sight = Sight(game, game.start(4), 0)
    begun = time.thread_time() - 1.0
    hasty, calm = Thought(sight, Effort(seconds=2.0), 1), Thought(sight, Effort(), 1)

    assert 0 < hasty.in_time(1000, 10, begun) <= 20  # ten lines took a second or more, and two are left
    assert hasty.in_time(5, 10, begun) == 5
    assert calm.in_time(1000, 10, begun) == 1000


def test_what_is_worse_for_sure_is_not_played_on() -> None:
    """Time is for what is open; and the policy's own answer always stays."""
    game = load("catan")
    thought = Thought(Sight(game, game.start(4), 0), MASTER, 1)
    own = [0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0]
    worse = [value - 3.0 + place % 2 for place, value in enumerate(own)]
    perhaps = [value - 1.0 + 3 * (place % 3 == 0) for place, value in enumerate(own)]
    better = [value + 1.0 for value in own]

    assert [0, 2, 3] == thought.hopeful([own, worse, perhaps, better], [0, 1, 2, 3])
    assert [0, 1] == thought.hopeful([own, own], [0, 1])
    assert [0] == thought.hopeful([better, own], [0, 1])


def test_apprentices_in_burgundy_do_better_with_both_dice_in_mind() -> None:
    game = load("burgundy")
    margin = 0
    for number in range(8):
        state, luck = game.start(2), Random(number // 2)
        seats: list[Policy] = [game.practice(), game.policy()]
        if number % 2:
            seats.reverse()
        while state.player != OVER:
            if state.player == CHANCE:
                state.apply(state.draw(luck))
            else:
                state.apply(seats[state.player].choose(state))
        scores = state.scores()
        margin += scores[number % 2] - scores[1 - number % 2]

    assert margin > 0
