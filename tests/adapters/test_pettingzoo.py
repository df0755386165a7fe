"""All seats, as PettingZoo wants them: its own suites, and what is ours."""

import copy
import pickle
from inspect import signature
from types import SimpleNamespace

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from igroteka.adapters.pettingzoo import env, parallel_env, raw_env
from igroteka.ai.bot import Bot, Sight
from igroteka.ai.bots import bot
from igroteka.core.chance import Random
from igroteka.core.errors import IgrotekaError, IllegalAction
from tests.adapters.tables import GAMES, TABLES, short
from tests.conftest import sized

# What their suites say of every environment with a mask that is not on the list of their own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def played(table, seed):
    """A random game to its end: who was asked, and what everybody got."""
    table.reset(seed=seed)
    for seat, agent in enumerate(table.agents):
        table.action_space(agent).seed(seed + seat)
    asked, gained = [], dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, cut, _ = table.last()
        gained[agent] += reward
        if ended or cut:
            table.step(None)
            continue
        asked.append(agent)
        table.step(table.action_space(agent).sample(seen["action_mask"]))
    return asked, gained


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_their_suite_of_the_interface(game, seats, capsys):
    api_test(env(game, seats, options=short(game, seats)), num_cycles=sized(60, 1000))

    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_their_suite_of_seeds(game, seats):
    seed_test(lambda: env(game, seats, options=short(game, seats)), num_cycles=20)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_their_suite_of_cycles(game, seats):
    """It says anything, legal or not, and wants everybody to speak in every cycle: so it is for parallel_env."""

    def all_at_once(max_cycles):
        return parallel_env(game, seats, options=short(game, seats), max_cycles=max_cycles, illegal="luck")

    def in_turn(max_cycles):
        return parallel_to_aec(all_at_once(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=all_at_once, env=in_turn))


@pytest.mark.parametrize("game", ["catan", "nusfjord"])
def test_their_suites_of_parallel_environments(game):
    parallel_api_test(parallel_env(game, 3, illegal="luck"), num_cycles=40)
    parallel_seed_test(lambda: parallel_env(game, 3, illegal="luck"), num_cycles=10)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_game(game, seats):
    table = raw_env(game, seats, options=short(game, seats))
    asked, gained = played(table, 3)

    assert set(table.possible_agents) == set(asked)
    if seats == 1:
        assert [float(points) for points in table.state.scores()] == list(gained.values())
    else:
        assert table.state.returns() == list(gained.values())
    assert (asked, gained) == played(table, 3)


def test_seats_that_owe_an_answer_together_are_asked_in_turn():
    """A seven in Catan: the debts are paid seat by seat, and each sees its own cards."""
    table = raw_env("catan", 3, options={"discard_limit": 5, "turn_limit": 60})
    together = 0
    for seed in range(3):
        table.reset(seed=seed)
        choice = np.random.default_rng(seed)
        while not table.is_over:
            speakers = table.state.speakers()
            if len(speakers) > 1:
                together += 1
                assert table.possible_agents[speakers[0]] == table.agent_selection
                others = [agent for agent in table.agents if agent != table.agent_selection]
                assert not any(table.observe(agent)["action_mask"].any() for agent in others)
            table.step(choice.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])))

    assert together > 0


def test_what_others_hide_is_not_seen():
    """Positions that a seat cannot tell apart give it the same row."""
    table = raw_env("catan", 3, options={"turn_limit": 40})
    table.reset(seed=1)
    choice = np.random.default_rng(1)
    other = 0
    while not table.is_over:
        table.step(choice.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])))
        if table.cycles % 10:
            continue
        sampled = table.state.sample(0, table.luck)
        other += sampled.key() != table.state.key()
        assert np.array_equal(table.table.seen(sampled, 0), table.observe("player_0")["observation"])

    assert other > 0


def test_an_illegal_action():
    guarded, bare, together = env("burgundy", 3), raw_env("burgundy", 3), parallel_env("burgundy", 3)
    for table in (guarded, bare, together):
        table.reset(seed=1)
    asked = bare.agent_selection
    wrong = int(np.flatnonzero(bare.observe(asked)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        bare.step(wrong)
    guarded.step(wrong)
    _, rewards, ended, cut, _ = together.step(dict.fromkeys(together.agents, wrong))

    assert all(guarded.terminations.values())
    assert {asked: -1.0} == {agent: reward for agent, reward in guarded.rewards.items() if reward}
    assert {asked: -1.0} == {agent: reward for agent, reward in rewards.items() if reward}
    assert all(ended.values())
    assert not any(cut.values())
    assert [] == together.agents


def test_a_game_is_cut_after_so_many_decisions():
    asked, gained = played(env("gwt", 2, max_cycles=7, reward="points"), 1)

    assert 7 == len(asked)
    assert {0.0} != set(gained.values())


@pytest.mark.parametrize("make", [raw_env, env])
@pytest.mark.parametrize("game", list(GAMES))
def test_bots_of_the_house_answer_for_agents(game, make):
    table = make(game, 2, options=short(game, 2))
    table.reset(seed=6)
    bots = {agent: bot("novice", Random(number)) for number, agent in enumerate(table.possible_agents)}
    last = {}
    for agent in table.agent_iter():
        seen, reward, ended, cut, _ = table.last()
        answer = None if ended or cut else table.unwrapped.advised(agent, bots[agent])
        assert answer is None or seen["action_mask"][answer]
        last[agent] = reward
        table.step(answer)

    assert 0 == pytest.approx(sum(last.values()))
    assert table.unwrapped.is_over


def test_a_bot_that_breaks_the_rules_is_stopped():
    class Cheat(Bot):
        def choose(self, sight: Sight) -> int:
            return -1

    table = raw_env("nusfjord", 2)
    table.reset(seed=1)
    with pytest.raises(IgrotekaError, match="broke the rules of nusfjord"):
        table.advised(table.agent_selection, Cheat())


def test_every_kind_names_the_same_arguments():
    """So that an editor shows them; one word more where all speak at once."""
    named = {
        make: {name: argument.annotation for name, argument in signature(make).parameters.items()}
        for make in (env, raw_env, parallel_env)
    }

    assert named[env] == named[raw_env]
    assert {"max_cycles", "options", "render_mode"} < {*named[env]}
    assert {"illegal"} == {*named[parallel_env]} - {*named[env]}


def test_it_draws_for_whoever_is_asked_and_can_be_sent():
    table = pickle.loads(pickle.dumps(raw_env("nusfjord", 2, render_mode="ansi")))
    table.reset(seed=1)

    assert "p0" in table.render()
    assert "igroteka_nusfjord_v1" == str(table)
    assert "luck" == pickle.loads(pickle.dumps(parallel_env("nusfjord", 2, illegal="luck"))).illegal


AGAIN = pytest.mark.parametrize(
    "again", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))], ids=["copy", "pickle"]
)


def spoken(table, agent):
    """The last thing an agent may say; nothing, if it is not asked."""
    said = np.flatnonzero(table.observe(agent)["action_mask"])
    return int(said[-1]) if len(said) else 0


@AGAIN
@pytest.mark.parametrize("make", [raw_env, env])
def test_a_copy_goes_on_in_the_middle_of_a_game(make, again):
    table = make("catan", 3, options={"turn_limit": 8}, max_cycles=500)
    table.reset(seed=4)
    for _ in range(20):
        table.step(spoken(table, table.agent_selection))
    kept = again(table)
    for agent in table.agents:
        assert np.array_equal(table.observe(agent)["observation"], kept.observe(agent)["observation"])
    while table.agents and not any(table.terminations.values()):
        assert table.agent_selection == kept.agent_selection
        word = spoken(table, table.agent_selection)
        table.step(word)
        kept.step(word)

    assert table.unwrapped.state == kept.unwrapped.state
    assert table.rewards == kept.rewards
    assert table.terminations == kept.terminations


@AGAIN
def test_a_copy_where_all_speak_at_once(again):
    table = parallel_env("burgundy", 2)
    table.reset(seed=4)
    kept = again(table)
    for _ in range(12):
        words = {agent: spoken(table, agent) for agent in table.agents}
        mine, yours = table.step(words), kept.step(words)
        assert all(
            np.array_equal(mine[0][agent]["observation"], yours[0][agent]["observation"]) for agent in table.agents
        )

    assert table.state == kept.state
    table.reset()
    kept.reset()
    assert table.state == kept.state


def test_before_the_first_game_nothing_can_be_said():
    together, bare = parallel_env("nusfjord", 2), raw_env("nusfjord", 2)
    first = together.table.first.key()
    with pytest.raises(ResetNeeded):
        together.step({"player_0": 0, "player_1": 0})
    with pytest.raises(ResetNeeded):
        bare.step(0)

    assert first == together.table.first.key() == together.state.key()


@pytest.mark.parametrize("how", ["forfeit", "cut", "end"])
def test_after_the_end_nobody_speaks(how):
    table = parallel_env("nusfjord", 2, max_cycles=3 if how == "cut" else None)
    table.reset(seed=1)
    words = dict.fromkeys(table.agents, table.table.size - 1)
    while table.agents:
        table.step(words if how == "forfeit" else {agent: spoken(table, agent) for agent in table.agents})
    before = table.state.key()

    assert ({}, {}, {}, {}, {}) == table.step(words) == table.step({})
    assert before == table.state.key()
    assert {"player_0", "player_1"} == set(table.reset(seed=1)[0])


def test_one_who_is_dead_says_nothing_after_the_last_word():
    table = raw_env("nusfjord", 1)
    played(table, 2)
    with pytest.raises(ResetNeeded):
        table.step(None)


def test_a_game_names_its_environments_itself():
    assert "igroteka_gwt_v1" == env(GAMES["gwt"], 2).metadata["name"] == parallel_env(GAMES["gwt"], 2).metadata["name"]


def test_words_that_mean_nothing_are_refused_at_once():
    with pytest.raises(ValueError, match="illegal is lose or luck, not 'nonsense'"):
        parallel_env("nusfjord", 2, illegal="nonsense")  # type: ignore[arg-type]


def test_numbers_may_be_numpys():
    table = raw_env("nusfjord", np.int64(2), max_cycles=np.int64(5))
    table.reset(seed=3)
    table.step(np.int64(spoken(table, table.agent_selection)))

    assert 2 == len(table.possible_agents)
