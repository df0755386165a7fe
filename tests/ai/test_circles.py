"""Nobody goes round in circles: a turn in which a master began, took back and began again comes to its end."""

import json
from pathlib import Path

import pytest

from igroteka.ai.bot import Sight
from igroteka.ai.search import Effort, SearchBot
from igroteka.catalog import load
from igroteka.core.chance import Random
from igroteka.core.state import CHANCE
from tests.conftest import sized

CIRCLES = Path(__file__).with_name("circles")
LONGEST = 20  # answers of a turn


@pytest.mark.parametrize("name", ["gwt", "gwtnz"])
@pytest.mark.parametrize("seed", range(sized(1, 12)))
def test_a_turn_comes_to_its_end(name: str, seed: int) -> None:
    """GWT-3.2, NZ-5.1: what is declined at once has not been done, and may be begun again."""
    game = load(name)
    state = game.from_dict(json.loads((CIRCLES / f"{name}.json").read_text("utf-8")))
    seat, turn, said = int(state.player), game.turn(state), list[str]()
    luck = Random(seed)
    bot = SearchBot(luck, Effort(rollouts=120))
    while state.player == seat and game.turn(state) == turn:
        action = bot.choose(Sight(game, state, seat))
        said.append(game.notation(action))
        assert len(said) < LONGEST, said
        state.apply(action)
        while state.player == CHANCE:
            state.roll(luck)
