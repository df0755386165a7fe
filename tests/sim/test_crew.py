"""Who plays: whatever order portions come back in, and whoever dies with one, every game counts once."""

import os
import signal
import time
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children

import pytest

from igroteka.sim.arena import compete
from igroteka.sim.contest import Contest, Played, play_some
from igroteka.sim.crew import (
    MOST_DEATHS,
    CrewLost,
    Lot,
    Myself,
    Portion,
    Processes,
    all_cores,
    fitting,
    portions,
    processes,
    shared_out,
)
from tests.patience import LONG
from tests.sim.mortals import Mortals
from tests.sim.table import SMALL, played, untimed

MANY = 60


def test_portions_follow_the_pace():
    assert 1 == fitting([played()], 0.3)
    assert 30 == fitting([played()._replace(seconds=0.01)] * 3, 0.3)
    assert 100 == fitting([played()._replace(seconds=0.01)] * 3, 1.0)
    assert 256 == fitting([played()._replace(seconds=0.0)], 0.3)
    assert 1 == fitting([played()._replace(seconds=0.0)], Myself.seconds)


def test_every_game_counts_once_whoever_dies():
    crew = Mortals({0: 1, 2: MOST_DEATHS - 1, 4: 1})
    found = list(portions(crew, SMALL, MANY))

    assert list(range(MANY)) == sorted(game.number for portion in found for game in portion or ())
    assert MOST_DEATHS + 1 == found.count(None)
    assert 5 == crew.most


# --- several contests at once


def test_a_lot_passes_over_what_has_been_played():
    lot = Lot(SMALL, 10, {0, 1, 4, 8})
    lot.fit = 3
    found = []
    while lot.next < lot.games:
        found.append(lot.portion(2))

    assert [Portion(2, 2, 2), Portion(5, 3, 2), Portion(9, 1, 2)] == found
    assert 2 == Lot(SMALL, 2, {0, 1}).next


def test_the_lot_furthest_behind_comes_first():
    """So whoever stops early has as many games of each."""
    lots = [Lot(SMALL, 4), Lot(SMALL, 5, {0, 1}), Lot(SMALL, 1)]
    played = [(place, results[0].number) for place, results in shared_out(Myself(), lots) if results]

    assert [(0, 0), (2, 0), (0, 1), (0, 2), (1, 2), (0, 3), (1, 3), (1, 4)] == played


def test_lots_do_not_take_each_others_games():
    """Portions of equal numbers are under way at once, and some of them are lost."""
    crew = Mortals({0: 2, 2: 1})
    other = Contest(SMALL.game, ("random",) * 3, SMALL.seed, SMALL.options)
    lots = [Lot(SMALL, 12), Lot(other, 12)]
    found: list[list[Played]] = [[], []]
    for place, results in shared_out(crew, lots):
        found[place] += results or []

    for lot, games in zip(lots, found, strict=True):
        assert [game._replace(seconds=0.0) for game in play_some(lot.contest, 0, 12)] == sorted(
            game._replace(seconds=0.0) for game in games
        )


# --- deaths


def test_the_table_is_the_same_whoever_dies():
    class Here:
        def __enter__(self):
            return Mortals({0: 2, 3: 1})

        def __exit__(self, *problem):
            pass

    result = compete(SMALL, MANY, Here())

    assert untimed(compete(SMALL, MANY)) == untimed(result)
    assert 3 == result.lost
    assert not result.interrupted


def test_games_that_kill_whoever_plays_them_are_given_up():
    """What has been played stays: the standings so far, and why there are no more."""

    class Here:
        def __enter__(self):
            return Mortals({3: MOST_DEATHS})

        def __exit__(self, *problem):
            pass

    result = compete(SMALL, MANY, Here())

    assert result.interrupted
    assert 0 < result.games < MANY
    assert result.trouble is not None
    assert ("players-die", {"first": 3, "last": 3, "deaths": MOST_DEATHS}) == (
        result.trouble.code,
        result.trouble.details,
    )


def test_without_a_single_game_there_are_no_standings():
    class Here:
        def __enter__(self):
            raise CrewLost("cluster-lost", {"problem": "nobody came"})

        def __exit__(self, *problem):
            pass

    with pytest.raises(CrewLost):
        compete(SMALL, MANY, Here())


def test_a_killed_process_is_replaced():
    """Whatever it had in hand when kill -9 came is played by another one."""
    killed: list[int | None] = []

    def kill(_):
        if not killed:
            until = time.monotonic() + LONG
            while not (alive := active_children()) and time.monotonic() < until:
                time.sleep(0.01)
            os.kill(alive[0].pid or 0, signal.SIGKILL)
            alive[0].join()
            killed.append(alive[0].pid)

    result = compete(SMALL, MANY, processes(2), kill)

    assert killed
    assert untimed(compete(SMALL, MANY)) == untimed(result)


def test_nobody_waits_for_games_that_will_not_count():
    """Ctrl-C in the middle of a long game."""
    endless = []

    def interrupted():
        with processes(1) as crew:
            assert isinstance(crew, Processes)
            endless.append(crew.pool.submit(time.sleep, 2 * LONG))
            until = time.monotonic() + LONG
            while not endless[0].running() and time.monotonic() < until:
                time.sleep(0.01)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()

    assert isinstance(endless[0].exception(), BrokenProcessPool)
    assert [] == active_children()


def test_all_cores_that_this_process_may_use():
    assert 1 <= all_cores() <= (os.cpu_count() or 1)
