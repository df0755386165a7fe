"""Steps per second for programs that learn: many games at once beside one game at a time, ours and others', in one run.

A step is a decision: what the asked seat sees and may say as arrays, one legal answer at random, luck resolved.
Peers that are not installed are left out. The last line printed is one JSON object.

With `--processes N` so many play a batch, and for it and the one-game adapter beside it the clock on the wall counts.

python bench/batch.py [--seconds 1] [--rounds 3] [--games 1000] [--processes 1] [game ...]
"""

import argparse
import json
import platform
import statistics
import time
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np

import igroteka
from igroteka import catalog
from igroteka.adapters.batch import BatchEnv
from igroteka.adapters.rows import Array
from igroteka.core.batch import Batch

CLASSIC = ("tictactoe_v3", "connect_four_v3", "chess_v6", "leduc_holdem_v4")
SPIEL = ("tic_tac_toe", "connect_four", "leduc_poker", "backgammon", "chess")
LOOK = 100  # steps between two looks at the clock
WALL = ", on the wall"

Steps = Iterator[int]
"""Goes on for ever; each item is so many steps."""


# --- ours


def batch(game: str, games: int, rows: bool) -> Steps:
    """All rows written, or only stepped and told in what is not zero."""
    env, choice = BatchEnv(game, games), np.random.default_rng(1)
    core: Batch = env.batch
    while True:
        if rows:
            env.step(answers(env, choice))
        else:
            core.step(answers(env, choice).tolist())
        yield games


def shared(game: str, games: int, processes: int) -> Steps:
    """All rows written by several processes."""
    choice = np.random.default_rng(1)
    with BatchEnv(game, games, processes=processes) as env:
        while True:
            env.step(answers(env, choice))
            yield games


def answers(env: BatchEnv, choice: np.random.Generator) -> Array:
    """A legal one in every game."""
    firsts = env.firsts
    places = firsts[:-1] + (choice.random(env.games) * np.diff(firsts)).astype(np.int64)
    return env.legal[places] - np.arange(env.games) * env.table.size


def aec(make: Callable[[], Any]) -> Steps:
    """A PettingZoo environment, ours or theirs."""
    env, choice = make(), np.random.default_rng(1)
    while True:
        env.reset(seed=int(choice.integers(1 << 30)))
        for agent in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = np.flatnonzero(mask)
            assert agent
            env.step(int(legal[int(choice.random() * len(legal))]))
            yield 1


def ours_aec(game: str, guarded: bool) -> Steps:
    from igroteka.adapters.pettingzoo import env, raw_env

    return aec(lambda: (env if guarded else raw_env)(game))


def ours_gymnasium(game: str) -> Steps:
    """One seat; what random rivals answer inside is not counted."""
    from igroteka.adapters.gymnasium import SeatEnv

    env, choice = SeatEnv(game), np.random.default_rng(1)
    while True:
        _, info = env.reset(seed=int(choice.integers(1 << 30)))
        ended = False
        while not ended:
            legal = np.flatnonzero(info["action_mask"])
            _, _, ended, _, info = env.step(int(legal[int(choice.random() * len(legal))]))
            yield 1


# --- OpenSpiel, ours and theirs


def spiel(name: str) -> Steps:
    import pyspiel

    game, choice = pyspiel.load_game(name), np.random.default_rng(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                place = choice.choice(len(outcomes), p=[share for _, share in outcomes])
                state.apply_action(outcomes[place][0])
                continue
            seat = state.current_player()
            np.asarray(state.observation_tensor(seat), np.float32)
            np.asarray(state.legal_actions_mask(seat), np.int8)
            legal = state.legal_actions()
            state.apply_action(legal[int(choice.random() * len(legal))])
            yield 1


def ours_spiel(game: str) -> Steps:
    import_module("igroteka.adapters.openspiel")
    return spiel(f"igroteka_{game}")


# --- measuring


def per_second(steps: Steps, seconds: float, clock: Callable[[], float]) -> float:
    for _ in zip(range(3), steps, strict=False):
        pass
    done, begun = 0, clock()
    while (spent := clock() - begun) < seconds:
        looked = done + LOOK
        while done < looked:
            done += next(steps)
    return done / spent


def measured(entries: dict[str, Callable[[], Steps]], rounds: int, seconds: float) -> dict[str, float]:
    """The median of some rounds, in which all take turns."""
    found: dict[str, list[float]] = {}
    for _ in range(rounds):
        for name, make in entries.items():
            clock = time.perf_counter if WALL in name else time.process_time
            try:
                found.setdefault(name, []).append(per_second(make(), seconds, clock))
            except ImportError as missing:
                print(f"{name}: left out, {missing}")
    return {name: statistics.median(values) for name, values in found.items() if values}


def entries(games: list[str], count: int, processes: int) -> dict[str, Callable[[], Steps]]:
    found: dict[str, Callable[[], Steps]] = {}
    for game in games:
        found |= {
            f"{game}: batch of {count}": lambda game=game: batch(game, count, rows=True),  # type: ignore[misc]
            f"{game}: batch of {count}, no rows": lambda game=game: batch(game, count, rows=False),  # type: ignore[misc]
            f"{game}: PettingZoo": lambda game=game: ours_aec(game, guarded=True),  # type: ignore[misc]
            f"{game}: PettingZoo, bare": lambda game=game: ours_aec(game, guarded=False),  # type: ignore[misc]
            f"{game}: Gymnasium": lambda game=game: ours_gymnasium(game),  # type: ignore[misc]
            f"{game}: OpenSpiel": lambda game=game: ours_spiel(game),  # type: ignore[misc]
        }
        if processes > 1:
            found |= {
                f"{game}: batch of {count} by {processes}{WALL}": lambda game=game: shared(game, count, processes),  # type: ignore[misc]
                f"{game}: batch of {count}{WALL}": lambda game=game: shared(game, count, 1),  # type: ignore[misc]
                f"{game}: PettingZoo{WALL}": lambda game=game: ours_aec(game, guarded=True),  # type: ignore[misc]
            }
    for name in CLASSIC:
        found[f"PettingZoo's {name}"] = lambda name=name: aec(import_module(f"pettingzoo.classic.{name}").env)  # type: ignore[misc]
    for name in SPIEL:
        found[f"OpenSpiel's {name}"] = lambda name=name: spiel(name)  # type: ignore[misc]
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("names", metavar="game", nargs="*", default=[*catalog.GAMES])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    warnings.filterwarnings("ignore")
    rates = measured(entries(given.names, given.games, given.processes), given.rounds, given.seconds)
    kind = "compiled" if igroteka.is_compiled() else "interpreted"
    print(f"steps/s of one core, {kind}, {platform.machine()}, median of {given.rounds} rounds of {given.seconds:g} s")
    for name, rate in rates.items():
        one = rates.get(f"{name.split(':')[0]}: PettingZoo{WALL if WALL in name else ''}")
        times = f"  {rate / one:5.1f} times the one-game adapter" if one and "batch" in name else ""
        print(f"{name:44} {rate:12,.0f}{times}")
    print(json.dumps({name: round(rate, 1) for name, rate in rates.items()}))


if __name__ == "__main__":
    main()
