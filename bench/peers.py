"""Igroteka beside Catanatron: random four-player games, steps and copies per second on one core, in one run.

What is counted, and what is not comparable, stands in bench/README.md. The last line printed is one JSON object.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

import igroteka
from igroteka.ai.random import random_games
from igroteka.core.state import Position
from igroteka.sim.speed import copied_times, decision_share, mid_game, sustained

SEATS = 4
SAMPLE = 50  # games whose decisions are counted apart from luck
COPYING = 0.3  # of the seconds for games


class Rates(NamedTuple):
    """One measurement: games or copies, and steps, per second of CPU time."""

    items: float
    steps: float


def rates(work: Callable[[int, int], int], seconds: float) -> Rates:
    """Work for so long."""
    steps, items, spent = sustained(work, seconds)
    return Rates(items / spent, steps / spent)


# --- Catanatron, a GPL peer that is imported only here


def catanatron_game(seed: int) -> Any:
    """A new game of four random players."""
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)  # its seed 0 means no seed


def catanatron_steps(game: Any) -> int:
    """How many actions have been executed."""
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def catanatron_games(first: int, count: int) -> int:
    """Whole games; the actions of all of them."""
    steps = 0
    for number in range(first, first + count):
        game = catanatron_game(number)
        game.play()
        steps += catanatron_steps(game)
    return steps


def catanatron_mid_game() -> Any:
    """Half-way through a random game."""
    whole = catanatron_game(0)
    whole.play()
    game = catanatron_game(0)
    for _ in range(catanatron_steps(whole) // 2):
        game.play_tick()
    return game


# --- both


def copies_in_python(state: Any, count: int) -> int:
    """So many copies from an interpreted loop."""
    for _ in range(count):
        state.copy()
    return count


def contenders() -> tuple[dict[str, Callable[[int, int], int]], dict[str, Callable[[int, int], int]]]:
    """What plays games, and what copies positions."""
    house = igroteka.load("catan")
    plain, trade = (house.start(SEATS, preset=preset) for preset in ("no_player_trade", "simulation"))
    ours: Position = mid_game(plain, 0)
    theirs = catanatron_mid_game()
    players: dict[str, Callable[[int, int], int]] = {
        "catanatron": catanatron_games,
        "igroteka": lambda first, count: random_games(plain, first, count),
        "igroteka_trade": lambda first, count: random_games(trade, first, count),
    }
    copiers: dict[str, Callable[[int, int], int]] = {
        "catanatron": lambda _, count: copies_in_python(theirs, count),
        "igroteka": lambda _, count: copied_times(ours, count),
        "igroteka_from_python": lambda _, count: copies_in_python(ours, count),
    }
    return players, copiers


def measure(rounds: int, seconds: float, screen: Console) -> dict[str, list[float]]:
    """Interleaved rounds, so that a slow moment of the machine hits everybody."""
    players, copiers = contenders()
    house = igroteka.load("catan")
    share = {
        "igroteka": decision_share(house.start(SEATS, preset="no_player_trade"), 0, SAMPLE),
        "igroteka_trade": decision_share(house.start(SEATS, preset="simulation"), 0, SAMPLE),
    }
    found: dict[str, list[float]] = {}

    def note(name: str, value: float) -> None:
        found.setdefault(name, []).append(value)

    for number in range(1, rounds + 1):
        screen.print(f"round {number} of {rounds}", style="dim")
        for name, work in players.items():
            games, steps = rates(work, seconds)
            note(f"{name} games/s", games)
            note(f"{name} actions/s", steps)
            note(f"{name} decisions/s", steps * share.get(name, 1.0))  # Catanatron resolves luck inside its actions
        for name, work in copiers.items():
            note(f"{name} copies/s", rates(work, seconds * COPYING).items)
    return found


def memory() -> dict[str, Any]:
    """Growth of a fresh process of ours over 10,000 games; fewer when interpreted."""
    sizes = ["1000", "10000"] if igroteka.is_compiled() else ["30", "300"]
    script = str(Path(__file__).with_name("memory.py"))
    asked = subprocess.run(
        [sys.executable, script, "--json", "--early", sizes[0], "--late", sizes[1]],
        check=True,
        capture_output=True,
        text=True,
    )
    grown: dict[str, Any] = json.loads(asked.stdout)
    return grown


def pinned() -> int | None:
    """Stay on one core where the system allows it."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


ROWS = (
    ("games/s", "catanatron games/s", "igroteka games/s"),
    ("decisions/s", "catanatron decisions/s", "igroteka decisions/s"),
    ("actions/s, ours with luck", "catanatron actions/s", "igroteka actions/s"),
    ("copies/s, our loop compiled", "catanatron copies/s", "igroteka copies/s"),
    ("copies/s, our loop in Python", "catanatron copies/s", "igroteka_from_python copies/s"),
    ("games/s, ours with player trade", "catanatron games/s", "igroteka_trade games/s"),
    ("decisions/s, ours with player trade", "catanatron decisions/s", "igroteka_trade decisions/s"),
    ("actions/s, ours with luck and trade", "catanatron actions/s", "igroteka_trade actions/s"),
)


def spread(values: list[float]) -> str:
    """Median and range."""
    return f"{figure(statistics.median(values))} ({figure(min(values))} to {figure(max(values))})"


def medians(found: dict[str, list[float]]) -> dict[str, float]:
    """The middle of each row of figures."""
    return {name: round(statistics.median(values), 1) for name, values in found.items()}


def ranges(found: dict[str, list[float]]) -> dict[str, list[float]]:
    """The ends of each row of figures."""
    return {name: [round(min(values), 1), round(max(values), 1)] for name, values in found.items()}


def figure(value: float) -> str:
    """A number for people."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def ratios(found: dict[str, list[float]]) -> dict[str, list[float]]:
    """Ours to theirs, round by round: a busy moment slows both."""
    return {ours: [o / t for o, t in zip(found[ours], found[theirs], strict=True)] for _, theirs, ours in ROWS}


def show(found: dict[str, list[float]], grown: dict[str, Any], screen: Console) -> None:
    """The table."""
    build = "compiled" if igroteka.is_compiled() else "interpreted"
    table = Table(title=f"Random games of four on one core, median (range); Igroteka {build}")
    table.add_column("")
    for head in ("Catanatron", "Igroteka", "ratio"):
        table.add_column(head, justify="right")
    for title, theirs, ours in ROWS:
        table.add_row(title, spread(found[theirs]), spread(found[ours]), spread(ratios(found)[ours]))
    screen.print(table)
    screen.print(
        f"Memory: {grown['early_mib']} MiB after {grown['early_games']} games, "
        f"{grown['late_mib']} MiB after {grown['late_games']}: {grown['growth_percent']:+} %"
    )


def main() -> None:
    """Measure, show, and print one JSON object as the last line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time for games of each engine in each round")
    given = parser.parse_args()
    screen = Console(highlight=False)
    if not screen.is_terminal:
        screen.width = 140
    core = pinned()
    found = measure(given.rounds, given.seconds, screen)
    grown = memory()
    show(found, grown, screen)
    report = {
        "compiled": igroteka.is_compiled(),
        "players": SEATS,
        "rounds": given.rounds,
        "seconds": given.seconds,
        "medians": medians(found),
        "ranges": ranges(found),
        "ratios": medians(ratios(found)),
        "ratio_ranges": ranges(ratios(found)),
        "memory": grown,
        "igroteka": igroteka.__version__,
        "catanatron": version("catanatron"),
        "python": platform.python_version(),
        "platform": platform.platform(),
        "core": core,
    }
    sys.stdout.write(json.dumps(report) + "\n")


if __name__ == "__main__":
    main()
