"""Does memory grow while games are played? Peak memory of this process after 1,000 random games and after 10,000."""

import argparse
import json
import re
import resource
import sys
from pathlib import Path

import igroteka
from igroteka.ai.random import random_games
from igroteka.sim.speed import usual_preset

STATUS = Path("/proc/self/status")
UNIT = 1 if sys.platform == "darwin" else 1024  # of ru_maxrss, in bytes


def peak() -> int:
    """The most memory this process has held, in bytes."""
    # Linux counts what the parent held before exec into ru_maxrss, but not into VmHWM.
    if STATUS.exists() and (found := re.search(r"VmHWM:\s+(\d+) kB", STATUS.read_text())):
        return int(found[1]) * 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * UNIT


def growth(game: str, early: int, late: int) -> dict[str, object]:
    """Peak memory after so many games and after many more."""
    found = igroteka.load(game)
    preset = usual_preset(found)
    start = found.start(preset=preset)
    random_games(start, 0, early)
    before = peak()
    random_games(start, early, late - early)
    after = peak()
    return {
        "game": game,
        "preset": preset,
        "compiled": igroteka.is_compiled(),
        "early_games": early,
        "late_games": late,
        "early_mib": round(before / 2**20, 2),
        "late_mib": round(after / 2**20, 2),
        "growth_percent": round(100 * (after - before) / before, 2),
    }


def main() -> None:
    """Print the growth; with --json as one object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="catan")
    parser.add_argument("--early", type=int, default=1_000)
    parser.add_argument("--late", type=int, default=10_000)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = growth(given.game, given.early, given.late)
    if given.json:
        print(json.dumps(found))
    else:
        print(
            f"{found['early_mib']} MiB after {given.early} games, {found['late_mib']} MiB after {given.late}: ", end=""
        )
        print(f"{found['growth_percent']:+} %")


if __name__ == "__main__":
    main()
