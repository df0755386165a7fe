"""Many games at once: the same games as one by one, in arrays that the caller gives."""

import copy
import pickle

import numpy as np
import pytest

from igroteka.adapters.batch import BatchEnv, Rows
from igroteka.adapters.table import Table
from igroteka.core.chance import Random
from igroteka.core.errors import IllegalAction
from igroteka.core.state import OVER
from tests.adapters.tables import GAMES, TABLES, short


def drawn(env, choice):
    """A legal answer in every game."""
    firsts = env.firsts
    places = firsts[:-1] + (choice.random(env.games) * np.diff(firsts)).astype(np.int64)
    return env.legal[places] % env.table.size


def first_answers(env):
    """The first legal one in every game."""
    return (env.legal[env.firsts[:-1]] % env.table.size).tolist()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_game_goes_as_it_would_alone(game, seats):
    """Each with its own luck; the rows are what the asked seat sees, may say and gains, step by step."""
    options = short(game, seats)
    env = BatchEnv(game, 3, seats, options, seed=5)
    table, rows = Table(game, seats, options), env.rows
    choice = np.random.default_rng(1)
    lucks = [Random(5).split(number) for number in range(3)]
    states = [table.start(luck) for luck in lucks]
    step = ended = 0
    while ended < 3 and step < 5000:
        for number, state in enumerate(states):
            seat = int(state.player)
            assert seat == rows.seats[number]
            assert np.array_equal(table.mask(state, seat), rows.masks[number])
            if step % 20 == 0:
                assert np.array_equal(table.seen(state, seat), rows.observations[number])
        answers = drawn(env, choice)
        env.step(answers)
        for number, state in enumerate(states):
            state.apply(answers[number])
            state.roll(lucks[number])
            assert (state.player == OVER) == rows.ended[number]
            gained = table.rewards(state) if state.player == OVER else [0.0] * seats
            assert gained == pytest.approx(rows.rewards[number].tolist())
            if state.player == OVER:
                ended += 1
                states[number] = table.start(lucks[number])
        step += 1

    assert ended >= 3
    assert not rows.cut.any()


def test_a_batch_of_another_size_plays_the_same_games():
    small, large = BatchEnv("nusfjord", 2, 2, seed=3), BatchEnv("nusfjord", 40, 2, seed=3)
    for _ in range(150):
        small.step(first_answers(small))
        large.step(first_answers(large))

    assert np.array_equal(small.rows.observations, large.rows.observations[:2])
    assert np.array_equal(small.lengths, large.lengths[:2])


def test_rows_hold_what_is_told_and_nothing_of_before():
    """More games than are written at once; an illegal answer between two steps changes nothing."""
    env = BatchEnv("nusfjord", 70, 2, seed=4)
    for _ in range(20):
        with pytest.raises(IllegalAction):
            env.step([env.table.size] * 70)
        env.step(first_answers(env))
        told = np.zeros_like(env.rows.observations)
        told.reshape(-1)[env.places] = env.values

        assert np.array_equal(told, env.rows.observations)


def test_arrays_of_the_caller_are_written_as_they_are():
    own = BatchEnv("nusfjord", 4, 2, seed=1)
    rows = Rows(
        np.full((4, own.table.width), 7.0),
        np.ones((4, own.table.size), bool),
        np.zeros(4, np.int32),
        np.zeros((4, 2)),
        np.zeros(4, np.uint8),
        np.zeros(4, np.float32),
    )
    env = BatchEnv("nusfjord", 4, 2, seed=1, rows=rows)
    choice = np.random.default_rng(2)
    for _ in range(80):
        answers = drawn(own, choice)
        own.step(answers)
        env.step(answers)
        for given, usual in zip(rows, own.rows, strict=True):
            assert np.array_equal(given.astype(np.float32), usual.astype(np.float32))

    assert env.rows is rows


def test_two_sets_of_arrays_may_take_turns():
    """What was told before stays in the first."""
    env = BatchEnv("nusfjord", 4, 3, seed=1)
    first, second = env.rows, env.new_rows()
    before = first.observations.copy()
    env.into(second)

    assert np.array_equal(before, second.observations)
    env.step(first_answers(env))
    assert np.array_equal(before, first.observations)
    assert not np.array_equal(before, second.observations)


@pytest.mark.parametrize(
    ("place", "array", "problem"),
    [
        (0, np.zeros((2, 3)), "observations must have the shape"),
        (1, np.zeros((2, 1994))[:, ::2], "masks must be writeable and lie in one piece"),
        (2, np.broadcast_to(np.zeros(1), (2,)), "seats must be writeable"),
        (0, np.zeros((2, GAMES["nusfjord"].observation_size(2)), np.int64), "observations are fractions"),
        (2, np.zeros(2, bool), "seats are numbers"),
        (3, np.zeros((2, 2), np.int8), "rewards are fractions"),
    ],
    ids=["shape", "gaps", "read-only", "whole-observations", "yes-or-no-seats", "whole-rewards"],
)
def test_arrays_that_cannot_be_written_are_refused(place, array, problem):
    rows = list(BatchEnv("nusfjord", 2, 2).rows)
    rows[place] = array
    with pytest.raises(ValueError, match=problem):
        BatchEnv("nusfjord", 2, 2, rows=Rows(*rows))
    with pytest.raises(ValueError, match=problem):
        BatchEnv("nusfjord", 2, 2).into(Rows(*rows))


@pytest.mark.parametrize("wrong", [-1, 10**30, 5000], ids=str)
def test_an_illegal_answer_says_nothing_at_all(wrong):
    env = BatchEnv("burgundy", 3, 2, seed=1)
    answers = first_answers(env)
    before = [rows.copy() for rows in env.rows]
    with pytest.raises(IllegalAction, match="Game 2 of the batch"):
        env.step([*answers[:2], wrong])
    with pytest.raises(ValueError, match="2 answers in 3 games"):
        env.step(answers[:2])

    assert all(np.array_equal(rows, others) for rows, others in zip(before, env.rows, strict=True))
    env.step(answers)
    assert not np.array_equal(before[0], env.rows.observations)


def test_games_are_cut_where_they_are_too_long():
    env = BatchEnv("gwt", 2, 2, seed=1, longest=10, reward="points")
    for _ in range(10):
        assert not env.rows.cut.any()
        env.step(first_answers(env))

    assert env.rows.cut.all()
    assert not env.rows.ended.any()
    assert env.rows.rewards.any()
    assert [10, 10] == env.lengths.tolist()
    env.step(first_answers(env))
    assert not env.rows.cut.any()
    assert not env.rows.rewards.any()


def test_a_seed_begins_the_same_games():
    env = BatchEnv("catan", 3, 3, seed=1)
    first = env.rows.observations.copy()
    env.step(drawn(env, np.random.default_rng(1)))
    env.reset(1)
    assert np.array_equal(first, env.rows.observations)

    env.reset(2)
    assert not np.array_equal(first, env.rows.observations)
    assert GAMES["catan"].observation_size(3) == first.shape[1]


def test_a_batch_has_games():
    with pytest.raises(ValueError, match="at least one game"):
        BatchEnv("catan", 0, 3)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_batch_is_kept_and_goes_on(game, again):
    """Luck, ages and what the last step told included; games are cut, so some have just begun anew."""
    env = BatchEnv(game, 3, 3, short(game, 3), seed=6, longest=25, reward="points")
    choice = np.random.default_rng(6)
    for step in range(60):
        if step in (25, 40):  # a step after which all games have been cut, and one in the middle
            kept = again(env)
            assert kept.rows.cut.all() == (step == 25)
            assert all(np.array_equal(mine, yours) for mine, yours in zip(env.rows, kept.rows, strict=True))
            if step == 25:
                assert np.array_equal(env.last(1, 2), kept.last(1, 2))
        if step >= 25:
            kept.step(first_answers(env))
            env.step(first_answers(env))
        else:
            env.step(drawn(env, choice))
        if step >= 25:
            assert all(np.array_equal(mine, yours) for mine, yours in zip(env.rows, kept.rows, strict=True))
            assert np.array_equal(env.legal, kept.legal)
            assert np.array_equal(env.lengths, kept.lengths)

    env.step(first_answers(env))
    assert not np.array_equal(env.rows.observations, kept.rows.observations)


def test_the_last_row_of_a_game_that_was_cut_can_be_had():
    """What every seat saw where it stopped; `rows` tells of the game after it."""
    env = BatchEnv("burgundy", 2, 2, seed=3, longest=9)
    state, luck = env.table.start(own := Random(3).split(1)), own
    with pytest.raises(ValueError, match="ended no game 1"):
        env.last(1, 0)
    for _ in range(9):
        answers = first_answers(env)
        state.apply(answers[1])
        state.roll(luck)
        env.step(answers)

    assert env.rows.cut.all()
    for seat in range(2):
        assert np.array_equal(env.table.seen(state, seat), env.last(np.int64(1), np.int64(seat)))
    assert not np.array_equal(env.rows.observations[1], env.last(1, int(env.rows.seats[1])))
    for wrong in (-1, 2):
        with pytest.raises(ValueError, match="ended no game"):
            env.last(wrong, 0)
        with pytest.raises(ValueError, match="no seat"):
            env.last(1, wrong)
    env.step(first_answers(env))
    with pytest.raises(ValueError, match="ended no game 1"):
        env.last(1, 0)


def test_numbers_may_be_numpys():
    one = BatchEnv("nusfjord", 3, 2, seed=4, longest=50)
    two = BatchEnv("nusfjord", np.int64(3), np.int32(2), seed=np.int64(4), longest=np.uint8(50))
    one.step(first_answers(one))
    two.step([np.int64(answer) for answer in first_answers(two)])
    one.step(np.array(first_answers(one), np.uint16))
    two.step(tuple(first_answers(two)))

    assert np.array_equal(one.rows.observations, two.rows.observations)
    masks = one.rows.masks.copy()
    with pytest.raises(TypeError):
        one.step(np.array(first_answers(one), float))
    assert np.array_equal(masks, one.rows.masks)
    one.reset(np.int64(9))
    two.reset(9)
    assert np.array_equal(one.rows.observations, two.rows.observations)
