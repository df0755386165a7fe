"""What levels of bots count on."""

import pytest

from igroteka.catalog import games, load
from igroteka.core.chance import Random
from igroteka.core.state import OVER
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
