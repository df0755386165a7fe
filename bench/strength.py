"""How strong are the levels? Each plays the one below, and what new tables tell of bots is renewed.

    python bench/strength.py                                  # all games, 100 games of each pair
    python bench/strength.py burgundy gwt --levels master --games 60 --seed 3

One seat of a level against seats of the one below: two at a table, in Catan one against three. Ctrl-C tells what was
played of a pair, and keeps those that are complete.
"""

import argparse
import json
import os
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from igroteka import catalog
from igroteka.ai.bots import bots, levels
from igroteka.sim.arena import Standings, compete
from igroteka.sim.contest import Contest
from igroteka.sim.crew import processes
from igroteka.sim.strength import TABLE, Strength, measured

FILE = Path(__file__).parents[1] / "src" / "igroteka" / "sim" / TABLE
SEATS = {"catan": 4}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(catalog.GAMES), metavar="GAME")
    parser.add_argument("--levels", default=",".join(levels()), help="which are measured")
    parser.add_argument("--games", dest="count", type=int, default=100, help="of each pair")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    for game in asked.games:
        for level in asked.levels.split(","):
            rival = bots()[bots().index(level) - 1]
            seats = SEATS.get(game, 2)
            found = played(Contest(game, (level, *[rival] * (seats - 1)), asked.seed), asked.count, asked.jobs)
            line = found.entries[0]
            if not found.interrupted:
                keep(game, level, Strength(rival, seats, line.games, round(line.wins, 2)))
            print(
                f"{game}: {level} against {rival}, {seats} at the table:"
                f" {line.share:.1%} [{line.low:.1%}, {line.high:.1%}] of {line.games}, points {line.score:.1f},"
                f" {1000 * found.seconds / max(1, found.decisions):.1f} ms a decision of either",
                flush=True,
            )
            if found.interrupted:
                return


def played(contest: Contest, games: int, jobs: int) -> Standings:
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{contest.game}: {contest.bots[0]} against {contest.bots[1]}", total=games)
        return compete(contest, games, processes(jobs), lambda one: bar.advance(task, one))


def keep(game: str, level: str, row: Strength) -> None:
    """Write it into the table."""
    measured.cache_clear()
    known = measured()
    known.setdefault(game, {})[level] = row
    heading = "".join(line for line in FILE.read_text("utf-8").splitlines(keepends=True) if line.startswith("#"))
    rows = [
        f"\n[{id}.{name}]\n" + "".join(f"{key} = {json.dumps(value)}\n" for key, value in found._asdict().items())
        for id in catalog.GAMES
        for name in levels()
        if (found := known.get(id, {}).get(name)) is not None
    ]
    FILE.write_text(heading + "".join(rows), "utf-8")


if __name__ == "__main__":
    main()
