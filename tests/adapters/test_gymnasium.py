"""One seat against bots, as Gymnasium wants it."""

import copy
import pickle
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from igroteka.adapters.gymnasium import FORFEIT, SeatEnv, id_of
from igroteka.adapters.table import Table
from igroteka.ai.bot import Bot, Sight
from igroteka.core.errors import IgrotekaError, IllegalAction
from tests.adapters.tables import GAMES, TABLES, short


def played(env, seed):
    """A random game to its end: the number of steps, the last reward, the last info."""
    row, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    for steps in range(1, 10_000):
        row, reward, ended, cut, info = env.step(env.action_space.sample(info["action_mask"]))
        assert row in env.observation_space
        assert not cut
        if ended:
            return steps, reward, info
        assert 0.0 == reward
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_their_checker_finds_nothing(game, seats):
    env = gymnasium.make(id_of(game), seats=seats, options=short(game, seats), render_mode="ansi")

    check_env(env.unwrapped)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_game(game, seats):
    env = SeatEnv(game, seats, options=short(game, seats))
    steps, reward, info = played(env, 5)

    assert steps > 3
    assert seats == len(info["scores"])
    if seats == 1:
        assert info["scores"][0] == reward
    else:
        assert (info["seat"] in info["winners"]) == (reward > 0)
    assert (steps, reward) == played(env, 5)[:2]


def test_the_row_is_what_the_seat_sees():
    env: Any = SeatEnv("nusfjord", 3)
    row, info = env.reset(seed=1)
    whole = [0.0] * env.table.width
    env.state.observe(info["seat"], whole)

    assert np.array_equal(np.array(whole, np.float32), row)
    assert env.state.legal() == np.flatnonzero(info["action_mask"]).tolist()


def test_every_seat_is_sat_on_unless_one_is_asked_for():
    anywhere, third = SeatEnv("burgundy", 3), SeatEnv("burgundy", 3, seat=2)

    assert {0, 1, 2} == {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert {2} == {third.reset(seed=seed)[1]["seat"] for seed in range(5)}
    with pytest.raises(ValueError, match="no seat 3"):
        SeatEnv("burgundy", 3, seat=3)


@pytest.mark.parametrize("reward", ["wins", "points"])
def test_an_illegal_action_loses(reward):
    env = SeatEnv("burgundy", 2, reward=reward)
    _, info = env.reset(seed=1)
    wrong = np.flatnonzero(info["action_mask"] == 0)[0]
    row, lost, ended, _, info = env.step(wrong)

    assert FORFEIT[reward] == lost
    assert ended
    assert GAMES["burgundy"].notation(int(wrong)) == info["illegal"]
    assert row in env.observation_space
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(wrong)


def test_an_illegal_action_is_refused_if_asked_for():
    env = SeatEnv("burgundy", 2, illegal="raise")
    _, info = env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(10**9)

    env.step(np.flatnonzero(info["action_mask"])[0])


class Watcher(Bot):
    """Says the first thing, and remembers whom it played."""

    seats: ClassVar[list[int]] = []

    def choose(self, sight: Sight) -> int:
        Watcher.seats.append(sight.seat)
        return sight.legal()[0]


def test_opponents_by_name_by_seat_and_of_ones_own():
    Watcher.seats.clear()
    env = SeatEnv("nusfjord", 4, seat=1, opponents=["apprentice", lambda _: Watcher(), "novice"])
    played(env, 2)

    assert {3} == set(Watcher.seats)
    with pytest.raises(IgrotekaError, match="There is no bot deep"):
        SeatEnv("nusfjord", 2, opponents="deep")
    with pytest.raises(ValueError, match="2 opponents at a table of 2"):
        SeatEnv("nusfjord", 2, opponents=["random", "random"])


def test_it_draws_the_table_from_its_seat():
    env: Any = SeatEnv("catan", 3, render_mode="ansi")
    env.reset(seed=1)

    assert "p0" in env.render()
    assert SeatEnv("catan", 3).render() is None


def test_catan_for_two_is_a_duel_unless_told_otherwise():
    two = Table("catan", 2)
    plain = Table("catan", 2, {"two_player": "plain"})

    assert "duel" == two.first.to_dict()["options"]["two_player"]
    assert "plain" == plain.first.to_dict()["options"]["two_player"]
    short_duel = Table("catan", 2, {"turn_limit": 5}).first.to_dict()["options"]
    assert {**two.first.to_dict()["options"], "turn_limit": 5} == short_duel
    with pytest.raises(IgrotekaError, match=r"3 or 4 players.*two_player=duel"):
        Table("catan", 2, {"two_player": "off"})
    with pytest.raises(IgrotekaError, match=r"3 or 4 players"):
        Table("catan", 2, {"turn_limit": 5}, "full")
    with pytest.raises(IgrotekaError, match="turn_limits"):
        Table("catan", 2, {"turn_limits": 5})
    with pytest.raises(ValueError, match="wins or points"):
        Table("catan", 3, reward="glory")  # type: ignore[arg-type]


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
@pytest.mark.parametrize(("game", "opponents"), [("catan", "novice"), ("gwt", "apprentice"), ("burgundy", "random")])
def test_an_environment_is_kept_and_goes_on(game, opponents, again):
    """With its luck, its bots in the middle of their turns, and the games after this one."""
    env: Any = SeatEnv(game, 3, opponents=opponents, options=short(game, 3))
    _, info = env.reset(seed=8)
    for _ in range(5):
        *_, info = env.step(np.flatnonzero(info["action_mask"])[-1])
    kept, told = again(env), info
    for _ in range(4):
        row, *_, info = env.step(np.flatnonzero(info["action_mask"])[-1])
        other, *_, told = kept.step(np.flatnonzero(told["action_mask"])[-1])
        assert np.array_equal(row, other)

    assert env.state is not kept.state
    assert np.array_equal(env.reset()[0], kept.reset()[0])


def test_bots_that_think_have_watched_the_game():
    """As at every other table: in Catan they count cards, which no observation tells."""
    thinking: Any = SeatEnv("catan", 3, opponents=["random", "novice"])
    whim: Any = SeatEnv("catan", 3)
    row, other = thinking.reset(seed=2)[0], whim.reset(seed=2)[0]

    assert "remembered" in thinking.state.to_dict()
    assert "remembered" not in whim.state.to_dict()
    assert row.shape == other.shape
    assert "remembered" in copy.deepcopy(thinking).state.to_dict()


def test_words_that_mean_nothing_are_refused_at_once():
    with pytest.raises(ValueError, match="illegal is lose or raise, not 'nonsense'"):
        SeatEnv("nusfjord", 2, illegal="nonsense")  # type: ignore[arg-type]


def test_seats_may_be_numpys():
    env = SeatEnv("nusfjord", np.int64(3), seat=np.int64(2))

    assert 2 == env.reset(seed=1)[1]["seat"]
    with pytest.raises(ValueError, match="no seat 3"):
        SeatEnv("nusfjord", np.int64(3), seat=np.int64(3))
