"""What levels of bots count on."""

import pytest

from igroteka.ai.bot import Sight
from igroteka.ai.bots import GRANDMASTER, MASTER
from igroteka.ai.novice import WORDS, NoviceBot
from igroteka.ai.search import Thought
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

    assert (short.foresight, far.foresight) == (game.foresight(), game.farsight())
    assert (name in ("burgundy", "gwt", "gwtnz")) == (far.foresight > short.foresight)
    steps = [max(1, game.foresight()), max(1, game.farsight())]
    assert far.lines() == GRANDMASTER.tenths * game.pace() * steps[0] // steps[1] > short.lines()


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
