"""The examples run, in a short form."""

import re
import time

import numpy as np

import tournament
import train
from igroteka.sim.arena import compete
from igroteka.sim.contest import Contest


def test_an_agent_learns(tmp_path, monkeypatch):
    """Some seconds of training: more points than random play in 95 of 100 deals, and than saying the first thing."""
    agent, games = train.train(games=400)
    share, own, random = train.better(agent, 100)
    untrained = train.Agent(agent.weights.shape[0], agent.weights.shape[1] - 1)

    assert games >= 400
    assert share >= 0.95
    assert own > random + 8
    assert own > train.points(untrained, 100, 1000).mean() + 3

    monkeypatch.setattr(train, "SAVED", tmp_path / "agent.npz")
    np.savez_compressed(train.SAVED, weights=agent.weights)
    line = compete(Contest("nusfjord", ("train:trained",)), 10).entries[0]
    assert line.score > random + 5


def test_it_says_how_long_it_took(tmp_path, monkeypatch, capsys):
    """Whatever a machine manages in a moment; the agent is kept where it was said."""
    monkeypatch.setattr(train, "SAVED", tmp_path / "agent.npz")
    monkeypatch.setattr(train, "DEALS", 20)
    before = time.process_time()
    train.main(["--seconds", "0.2"])
    took = time.process_time() - before
    first, second = capsys.readouterr().out.splitlines()[-2:]

    [(games, seconds)] = re.findall(r"^(\d+) games, (\d+) s of one core$", first)
    assert int(games) >= 0
    assert 0 <= int(seconds) <= took + 0.5
    assert re.fullmatch(
        r"more points than random play in [\d.]+% of 20 deals: -?[\d.]+ points .*, random -?[\d.]+", second
    )
    assert train.SAVED.exists()


def test_a_search_in_twenty_lines_beats_random():
    result = compete(Contest("nusfjord", ("twenty_lines:Searcher", "random")), 6)

    assert result.entries[0].wins >= 5


def test_a_tournament_is_told(capsys):
    result = tournament.main(["nusfjord", "novice", "random", "--games", "4"])

    assert 4 == result.games
    assert ["novice", "random"] == [line.split()[0] for line in capsys.readouterr().out.splitlines()]
