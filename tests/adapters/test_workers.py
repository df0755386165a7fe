"""A batch in several processes: the very games of one process, and nobody waits for a process that is gone."""

import copy
import gc
import os
import pickle
import subprocess
import sys
from multiprocessing.context import SpawnProcess

import numpy as np
import pytest

from igroteka.adapters import workers
from igroteka.adapters.batch import BatchEnv, Rows
from igroteka.adapters.rows import Told
from igroteka.adapters.workers import Lists, Workers
from igroteka.core.errors import IllegalAction
from tests.adapters.tables import GAMES, short

STEPS = 200


def drawn(env, choice):
    """A legal answer in every game."""
    masks = env.rows.masks.astype(bool)
    return (choice.random(masks.shape) * masks).argmax(axis=1)


def assert_same(one, two):
    for name, mine, yours in zip(Rows._fields, one.rows, two.rows, strict=True):
        assert mine.dtype == yours.dtype
        assert mine.tobytes() == yours.tobytes(), name


def ended(pid):
    """Is there no such process? One that nobody has waited for is none."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.fixture
def two():
    with BatchEnv("nusfjord", 5, 2, seed=4, longest=30, processes=2) as env:
        yield env


@pytest.mark.parametrize("game", list(GAMES))
def test_several_processes_play_the_games_of_one(game):
    """Every byte of the rows and all that is told without zeros; games are cut, end and begin anew, and are reset."""
    given = (game, 5, 3, short(game, 3))
    one = BatchEnv(*given, seed=6, longest=60, reward="points")
    with BatchEnv(*given, seed=6, longest=60, reward="points", processes=3) as env:
        choice = np.random.default_rng(6)
        for step in range(STEPS):
            assert_same(one, env)
            answers = drawn(one, choice)
            one.step(answers)
            env.step(answers)
            if step == STEPS // 2:
                one.reset(np.int64(7))
                env.reset(np.int64(7))
            if step % 50 == 0:
                for name in ("legal", "firsts", "places", "values", "lengths"):
                    assert np.array_equal(getattr(one, name), getattr(env, name)), name
        assert one.lengths.any()


def test_the_last_row_is_found_in_whichever_process(two):
    one = BatchEnv("nusfjord", 5, 2, seed=4, longest=30)
    choice = np.random.default_rng(1)
    for _ in range(30):
        answers = drawn(one, choice)
        one.step(answers)
        two.step(answers)

    assert two.rows.cut.all()
    for game in range(5):
        assert np.array_equal(one.last(game, 1), two.last(game, 1))
    two.step(drawn(two, choice))
    for game in (-1, 3, 5):
        with pytest.raises(ValueError, match=f"ended no game {game}"):
            two.last(game, 0)


def test_actions_for_which_there_is_no_room_are_asked_for(two):
    one = BatchEnv("nusfjord", 5, 2, seed=4, longest=30)
    assert isinstance(one.told, Told)
    assert isinstance(two.told, Workers)
    narrow = Lists(np.zeros(6, np.int64), np.full(3, -1))
    narrow.write(one.told)

    assert narrow.size == len(one.legal) > 3
    assert (narrow.legal == -1).all()
    two.told.lists[1] = Lists(two.told.lists[1].firsts, narrow.legal)
    assert np.array_equal(one.firsts, two.firsts)
    assert np.array_equal(one.legal, two.legal)


@pytest.mark.parametrize("wrong", [-1, 10**30, 900], ids=str)
def test_an_illegal_answer_says_nothing_in_any_process(two, wrong):
    before = [rows.copy() for rows in two.rows]
    answers = drawn(two, np.random.default_rng(1)).tolist()
    with pytest.raises(IllegalAction, match="Game 3 of the batch"):
        two.step([*answers[:3], wrong, wrong])
    with pytest.raises(ValueError, match="4 answers in 5 games"):
        two.step(answers[:4])
    with pytest.raises(TypeError):
        two.step([*answers[:4], 0.5])

    assert all(np.array_equal(rows, others) for rows, others in zip(before, two.rows, strict=True))
    two.step(answers)
    assert not np.array_equal(before[0], two.rows.observations)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_batch_of_processes_is_kept_and_goes_on(two, again):
    choice = np.random.default_rng(2)
    for _ in range(40):
        two.step(drawn(two, choice))
    with again(two) as kept:
        for _ in range(40):
            assert_same(two, kept)
            answers = drawn(two, choice)
            two.step(answers)
            kept.step(answers)
        two.step(drawn(two, choice))
        assert not np.array_equal(two.rows.observations, kept.rows.observations)


def test_arrays_of_the_caller_are_not_shared(two):
    rows = two.new_rows()
    with pytest.raises(ValueError, match="not shared"):
        two.into(rows)
    with pytest.raises(ValueError, match="not shared"):
        BatchEnv("nusfjord", 5, 2, rows=rows, processes=2)
    with pytest.raises(ValueError, match="other processes"):
        assert two.batch


def processes_of(env: BatchEnv) -> list[SpawnProcess]:
    assert isinstance(env.told, Workers)
    return env.told.processes


def test_processes_are_at_least_one_and_no_more_than_games():
    with pytest.raises(ValueError, match="at least one process"):
        BatchEnv("nusfjord", 5, 2, processes=0)
    with BatchEnv("nusfjord", 2, 2, processes=np.int64(3)) as env:
        assert 2 == len(processes_of(env))
    with BatchEnv("nusfjord", 1, 2, processes=3) as env:
        assert env.batch.games == 1


def test_what_is_closed_leaves_nothing_behind(tmp_path, monkeypatch):
    """Neither processes nor memory, in a folder that is nobody else's; the rows can still be read."""
    monkeypatch.setattr(workers, "IN_MEMORY", tmp_path)
    env = BatchEnv("nusfjord", 4, 2, seed=4, processes=2)
    pids = [process.pid for process in processes_of(env)]
    assert not list(tmp_path.iterdir())
    rows = env.rows
    env.close()
    env.close()

    assert all(ended(pid) for pid in pids)
    assert rows.observations.any()
    with pytest.raises(ValueError, match="closed"):
        env.step(rows.masks.argmax(axis=1))


def test_what_nobody_has_any_more_is_closed():
    env = BatchEnv("nusfjord", 4, 2, processes=2)
    pids = [process.pid for process in processes_of(env)]
    del env
    gc.collect()

    assert all(ended(pid) for pid in pids)


@pytest.mark.skipif(sys.platform == "win32", reason="no signals")
def test_the_death_of_a_process_is_told(two):
    processes = processes_of(two)
    processes[1].kill()
    answers = drawn(two, np.random.default_rng(1))
    with pytest.raises(RuntimeError, match=r"process 1 of the batch has ended \(-9\)"):
        two.step(answers)

    assert not any(process.is_alive() for process in processes)
    with pytest.raises(ValueError, match="closed"):
        two.reset(1)


def test_what_goes_wrong_in_a_process_is_told(two):
    """As when somebody has written into the masks."""
    two.rows.masks[4, :] = 1
    answers = two.rows.masks.argmax(axis=1)
    with pytest.raises(RuntimeError, match="has failed") as told:
        two.step([*answers[:4], two.table.size - 1])

    assert isinstance(told.value.__cause__, IllegalAction)
    assert 4 == told.value.__cause__.details["game"]


PROGRAM = """
from igroteka.adapters.batch import BatchEnv
env = BatchEnv("nusfjord", 4, 2, processes=2)
print(*(process.pid for process in env.told.processes))
"""


def test_a_program_that_ends_takes_its_processes_along():
    """Without a word, though nothing was closed; from a line of Python there is nothing to be guarded."""
    asked = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=120, check=False)

    assert not asked.stderr
    assert all(ended(int(pid)) for pid in asked.stdout.split())


def test_a_program_without_a_guard_is_told_so(tmp_path):
    """Each process would read the program and begin a batch of its own."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    asked = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=120, check=False)

    assert asked.returncode
    assert "__main__" in asked.stderr.splitlines()[-1]
