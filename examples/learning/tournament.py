"""A tournament: who wins how often, with 95 % intervals.

python tournament.py burgundy apprentice novice random --games 60
"""

import argparse

from igroteka.sim.arena import Standings, compete
from igroteka.sim.contest import Contest
from igroteka.sim.crew import processes


def main(words: list[str] | None = None) -> Standings:
    parser = argparse.ArgumentParser(description="Bots by name, or of your own as module:maker.")
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(words)
    contest = Contest(asked.game, tuple(asked.bots))
    result = compete(contest, asked.games, processes(asked.jobs) if asked.jobs > 1 else None)
    for line in result.entries:
        share = f"{line.share:6.1%} of games ({line.low:.1%} to {line.high:.1%}, fair {line.fair:.1%})"
        print(f"{line.bot:28} {share}  {line.score:6.1f} points")
    return result


if __name__ == "__main__":
    main()
