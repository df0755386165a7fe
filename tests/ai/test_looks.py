"""What bots do not look at again is what it was."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from igroteka.ai.bot import Sight
from igroteka.ai.search import ALIKE, Effort, Thought
from igroteka.catalog import load
from igroteka.core.actions import Options
from igroteka.core.chance import Random
from igroteka.core.state import CHANCE, OVER, Position
from igroteka.games.gwt.actions import BUILD as GWT_BUILD
from igroteka.games.gwt.heuristics import advice as gwt_advice
from igroteka.games.gwt.heuristics import valuation as gwt
from igroteka.games.gwtnz.actions import BUILD as NZ_BUILD
from igroteka.games.gwtnz.heuristics import advice as gwtnz_advice
from igroteka.games.gwtnz.heuristics import valuation as gwtnz
from igroteka.games.nusfjord import heuristics as nusfjord
from igroteka.games.nusfjord.actions import CLEAR
from igroteka.games.nusfjord.data.box import PAIRS
from tests.conftest import sized


def asked(name: str, seats: int, seed: int) -> Iterator[Any]:
    """The positions of a game of apprentices in which somebody is asked; now and then somebody says anything."""
    game, luck = load(name), Random(seed)
    state: Position = game.start(seats)
    policy = game.policy()
    while state.player != OVER:
        if state.player == CHANCE:
            state.apply(state.draw(luck))
            continue
        yield state
        legal = state.legal()
        policy.forget()
        state.apply(legal[luck.below(len(legal))] if luck.below(4) == 0 else policy.choose(state))


@pytest.mark.parametrize(("name", "valuation"), [("gwt", gwt), ("gwtnz", gwtnz)])
def test_a_ledger_tells_what_counting_anew_tells(name: str, valuation: ModuleType) -> None:
    for seed in range(sized(1, 20)):
        kept = [valuation.Ledger(seat, 0.4) for seat in range(3)]
        for state in asked(name, 3, seed):
            for seat in range(3):
                assert valuation.standing(state, seat, 0.4) == kept[seat].standing(state)


@pytest.mark.parametrize(
    ("name", "advice", "build"), [("gwt", gwt_advice, GWT_BUILD), ("gwtnz", gwtnz_advice, NZ_BUILD)]
)
def test_buildings_that_are_looked_at_once_look_the_same(name: str, advice: ModuleType, build: Any) -> None:
    out = Options()
    twins = 0
    for seed in range(sized(2, 20)):
        for state in asked(name, 2, seed):
            if not any(build.has(action) for action in state.legal()):
                continue
            thought = advice.OwnTurn(state, state.player)
            state.fill(out)
            looks: dict[int, set[float]] = {}
            for action in state.legal():
                if build.has(action):
                    after = state.copy()
                    after.apply(action)
                    look = thought.worth(after)
                    if thought.is_twin(state, action, out):
                        twins += 1

                        assert look in looks[int(build.a(action))]
                    looks.setdefault(int(build.a(action)), set()).add(look)
    assert twins > 20


def test_forests_as_high_as_each_other_look_the_same() -> None:
    alike = 0
    for seed in range(sized(4, 20)):
        for state in asked("nusfjord", 3, seed):
            seat = int(state.player)
            looks: dict[int, float] = {}
            for action in state.legal():
                if CLEAR.has(action):
                    after = state.copy()
                    after.apply(action)
                    height = int(state.forests[seat * PAIRS + CLEAR.index(action)])
                    alike += height in looks

                    assert looks.setdefault(height, nusfjord.outlook(after, seat)) == nusfjord.outlook(after, seat)
    assert alike > 20


def test_answers_that_luck_alone_makes_equal_are_both_thought_about() -> None:
    """To exchange one card or two comes to the same in three worlds of four, and not in the fourth."""
    dropped = 0
    for seed in range(sized(1, 10)):
        for state in asked("gwt", 2, seed):
            legal = state.legal()
            thought = Thought(Sight(load("gwt"), state, int(state.player)), Effort(rollouts=1, width=99), seed)
            kept = thought.chosen(legal, legal[0])
            if len(kept) < len(legal) <= 99:
                looks = {tuple(looked(thought, action)) for action in kept}
                for action in legal:
                    if action not in kept and thought.is_worth_a_try(action):
                        dropped += 1

                        assert tuple(looked(thought, action)) in looks
    assert dropped > 20


def looked(thought: Thought, action: int) -> Iterator[float]:
    """What an answer looks like in some worlds."""
    for number in range(ALIKE):
        yield thought.played_on(thought.world(number), action, number, once=True)
