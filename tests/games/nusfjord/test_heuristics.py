"""The greedy bot's eyes: what it values, and that it plays well by its own sight."""

from typing import Final

from igroteka.ai.bot import Sight
from igroteka.ai.greedy import GreedyBot
from igroteka.ai.random import RandomBot
from igroteka.core.chance import Random
from igroteka.core.state import CHANCE, OVER
from igroteka.games.nusfjord import heuristics
from igroteka.games.nusfjord.actions import INVITE, PLANT
from igroteka.games.nusfjord.data.box import CELL_NAMES
from igroteka.games.nusfjord.game import GAME
from igroteka.games.nusfjord.rules import elders
from igroteka.games.nusfjord.state import State

GOOD: Final = 30  # points that the rules call good


def played(seed: int, seats: int) -> State:
    """A whole game: seat 0 is greedy, the others play at random."""
    state, luck = GAME.start(seats), Random(seed)
    bots = [GreedyBot(Random(seed)), *[RandomBot(Random(seed + seat)) for seat in range(1, seats)]]
    while not state.finished:
        if state.player == CHANCE:
            state.roll(luck)
        else:
            state.apply(bots[state.player].choose(Sight(GAME, state, int(state.player))))
    return state


def test_alone_the_greedy_bot_plays_well() -> None:
    totals = [played(seed, 1).scores()[0] for seed in range(4)]

    assert sum(totals) >= GOOD * len(totals)


def test_the_greedy_bot_beats_chance() -> None:
    for seed in range(2):
        state = played(seed, 3)

        assert state.ranks()[0] == 1
        assert heuristics.evaluate(state, 0) > heuristics.evaluate(state, 1)


def test_thinking_changes_nothing() -> None:
    state = GAME.start(1)
    state.roll(Random(3))
    before = state.key()

    assert heuristics.Planner().choose(state) in state.legal()
    assert state.key() == before


def test_buildings_keep_double_spaces_whole() -> None:
    state = GAME.start(1)
    state.roll(Random(3))

    assert CELL_NAMES[heuristics.best_site(state, 0)] == "a2"
    state.put_building(0, CELL_NAMES.index("a2"), 0)
    state.put_building(0, CELL_NAMES.index("b2"), 1)
    assert CELL_NAMES[heuristics.best_site(state, 0)] == "b1"


def test_what_is_looked_at_once_looks_the_same() -> None:
    """New forests on whatever double space, and elders who may act at once."""
    alike = 0
    for seed in range(12):
        state, luck = GAME.start(2), Random(seed)
        policy = GAME.policy()
        while state.player != OVER:
            if state.player == CHANCE:
                state.apply(state.draw(luck))
                continue
            looks: dict[bool, float] = {}
            for action in state.legal():
                after = state.copy()
                after.apply(action)
                acts = INVITE.has(action) and after.depth > 0 and isinstance(after.top(), elders.UseInvited)
                if acts or PLANT.has(action):
                    look = heuristics.outlook(after, state.player)
                    alike += acts in looks

                    assert looks.setdefault(acts, look) == look
            policy.forget()
            state.apply(policy.choose(state))
    assert alike > 20
