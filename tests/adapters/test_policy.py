"""Agents from elsewhere in our tournaments."""

import pickle

import numpy as np
import pytest

from igroteka.adapters.gymnasium import SeatEnv
from igroteka.adapters.policy import PolicyBot
from igroteka.core.errors import IgrotekaError
from igroteka.sim.arena import compete
from igroteka.sim.contest import Contest
from igroteka.sim.crew import processes
from tests.sim.table import untimed

FIRST = "tests.adapters.agents:first"


def test_a_tournament_seats_an_agent_by_its_place():
    contest = Contest("nusfjord", (FIRST, "random", "novice"))
    result = compete(contest, 6)

    assert [FIRST, "random", "novice"] == [line.bot for line in result.entries]
    assert 6 == result.games
    assert untimed(result) == untimed(compete(contest, 6, processes(2)))


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("no.such.module:bot", "No module named"),
        ("tests.adapters.agents:last", "has no attribute 'last'"),
        ("tests.adapters.agents:nobody", "str is no Bot"),
        ("tests.adapters.agents:", "has no attribute ''"),
        (":bot", "Empty module name"),
    ],
)
def test_an_agent_that_cannot_be_had_is_named_before_the_first_game(bot, problem):
    with pytest.raises(IgrotekaError, match=problem) as refusal:
        compete(Contest("nusfjord", (bot, "random")), 1)

    assert "bot-place" == refusal.value.code


def test_an_agent_that_cheats_is_named():
    with pytest.raises(IgrotekaError, match=r"agents:cheat broke the rules of nusfjord"):
        compete(Contest("nusfjord", ("tests.adapters.agents:cheat", "random")), 1)


def test_a_policy_sees_what_the_environment_shows():
    """The bot in the other seat is given the row and the mask of its own seat."""
    seen = []

    def watching(row, mask):
        seen.append((row, mask))
        return np.flatnonzero(mask)[-1]

    env = SeatEnv("nusfjord", 2, seat=0, opponents=lambda _: PolicyBot(watching))
    for seed in range(20):
        env.reset(seed=seed)
        if seen:
            break

    row, mask = seen[0]
    assert env.observation_space.shape == row.shape
    assert env.observation_space.dtype == row.dtype
    assert (env.table.size,) == mask.shape
    assert np.count_nonzero(row) > 50
    assert mask.any()


def choose_first(row, mask):
    return np.flatnonzero(mask)[0]


def test_an_agent_can_be_sent():
    """A policy that is a function of a module, or anything else that pickles."""
    env = SeatEnv("nusfjord", 2, seat=0, opponents=a_bot)
    env.reset(seed=1)
    kept = pickle.loads(pickle.dumps(env))

    assert kept.bots[1].policy is choose_first


def a_bot(luck):
    return PolicyBot(choose_first)
