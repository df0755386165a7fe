"""Grandmasters find the best answer where it can be told exactly."""

from typing import Final

import pytest

from igroteka.ai.bot import Sight
from igroteka.ai.bots import GRANDMASTER
from igroteka.ai.search import Effort, SearchBot
from igroteka.catalog import load
from igroteka.core.chance import Random
from tests.ai.solving import CLEAR, puzzles, solutions
from tests.conftest import sized

GAMES: Final = ("catan", "burgundy", "nusfjord", "gwt", "gwtnz")
COUNT: Final = 50
FEW: Final = {"catan": 2}  # whole games are played on there
UNHURRIED: Final = Effort(
    tenths=15,
    width=GRANDMASTER.width,
    patient=GRANDMASTER.patient,
    practised=GRANDMASTER.practised,
)
"""As a grandmaster, but never by the clock: a slow machine changes nothing, and a quarter of its lines has to do."""


@pytest.mark.parametrize("name", GAMES)
def test_grandmasters_solve_nineteen_of_twenty_puzzles(name: str) -> None:
    game = load(name)
    found = puzzles(name)
    tried = range(0, COUNT, COUNT // sized(FEW.get(name, 10), COUNT))
    missed = []

    assert COUNT == len(found)
    for number in tried:
        state = found[number].position(game)
        best, gap = solutions(game, state)
        answer = SearchBot(Random(number), UNHURRIED).choose(Sight(game, state, int(state.player)))

        assert gap >= CLEAR  # or else it is none
        assert 2 * len(best) <= len(state.legal())
        if answer not in best:
            missed.append((number, game.notation(answer), sorted(map(game.notation, best))))
    assert 20 * len(missed) <= len(tried), missed
