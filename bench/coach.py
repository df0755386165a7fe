"""Does the coach keep its word? Luck that is 0 on average, hints that longer thought confirms, reviews in time.

    python bench/coach.py luck catan burgundy --count 200 --keep luck.jsonl
    python bench/coach.py hints catan --count 50 --keep hints.jsonl
    python bench/coach.py reviews
    python bench/coach.py first

Tables in Markdown come out. What was kept is not measured again, so a long run may be broken off and go on.
Luck: apprentices in all seats. Hints: how often a grandmaster with ten times its time says what the hint shows first.
Reviews: a game of apprentices each, to its end. First: from the question to the first figures, a worker being there.
"""

import argparse
import json
import math
import statistics
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from igroteka import catalog
from igroteka.ai.bot import Bot, Sight
from igroteka.ai.greedy import GreedyBot
from igroteka.ai.search import Effort, SearchBot
from igroteka.coach.advice import HINT, Adviser, compared
from igroteka.coach.luck import shares, strokes
from igroteka.coach.measure import measure
from igroteka.coach.review import leads, reviews
from igroteka.coach.story import Story
from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.record import Record
from igroteka.server.coaching.thoughts import HintJob, advised

Json = dict[str, Any]
SEATS = {"catan": 4, "burgundy": 3, "nusfjord": 3, "gwt": 3, "gwtnz": 2}
"""As people sit down most often."""
LEAST = 3  # answers without which there is nothing to compare
PATIENT = Effort(tenths=150, width=12)
"""A grandmaster with ten times its time."""


def played(game: Game, seats: int, seed: int) -> Record:
    """A whole game of apprentices."""
    bots: list[Bot] = [GreedyBot(Random(seed * seats + seat)) for seat in range(seats)]
    match = Match(game, seats, None, str(seed))
    match.begin()
    while not match.over:
        seat = int(match.state.player)
        match.play(bots[seat].choose(Sight(game, match.state, seat)), seat)
    return match.record()


class Kept:
    """Rows that were measured before, one JSON a line."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.rows: list[Json] = []
        if path is not None:
            with suppress(FileNotFoundError):
                self.rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]

    def of(self, game: str) -> Iterator[Json]:
        """Those of a game."""
        return (row for row in self.rows if row["game"] == game)

    def add(self, row: Json) -> None:
        """One more."""
        self.rows.append(row)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")


# --- luck


def luck(games: list[str], count: int, kept: Kept) -> None:
    """Its mean, and what of the results is left without it."""
    print(
        "| game | games | luck: mean ± standard error | its deviation | that of points | without luck | variance |",
        end="",
    )
    print(" of leads |\n|---|---|---|---|---|---|---|---|")
    for id in games:
        game, seats = catalog.load(id), SEATS[id]
        known = {row["seed"] for row in kept.of(id)}
        for seed in range(count):
            if seed not in known:
                story = Story(game, played(game, seats, seed))
                found = shares(story, strokes(story))
                kinds = {kind: [round(points, 3) for points in row] for kind, row in found.kinds.items()}
                kept.add({"game": id, "seed": seed, "result": found.result, "kinds": kinds})
        print(lucky_row(id, list(kept.of(id))[:count]), flush=True)


def lucky_row(id: str, rows: list[Json]) -> str:
    """A line of the table. Seats of one game hang together, so a game is one sample of the mean."""
    totals = [[sum(row[seat] for row in one["kinds"].values()) for seat in range(len(one["result"]))] for one in rows]
    means = [statistics.fmean(total) for total in totals]
    lucks = [points for total in totals for points in total]
    results = [points for one in rows for points in one["result"]]
    rest = [points - lucky for points, lucky in zip(results, lucks, strict=True)]
    error = statistics.stdev(means) / math.sqrt(len(means))
    share = statistics.variance(rest) / statistics.variance(results) - 1.0
    ahead = [lead for one in rows for lead in leads(one["result"])]
    earned = [
        lead
        for one, total in zip(rows, totals, strict=True)
        for lead in leads([points - lucky for points, lucky in zip(one["result"], total, strict=True)])
    ]
    led = statistics.variance(earned) / statistics.variance(ahead) - 1.0
    deviations = " | ".join(f"{statistics.stdev(row):.2f}" for row in (lucks, results, rest))
    mean = f"{statistics.fmean(means):+.2f} ± {error:.2f}"
    return f"| {id} | {len(rows)} | {mean} | {deviations} | {share:+.0%} | {led:+.0%} |"


# --- hints


def hints(games: list[str], count: int, kept: Kept) -> None:
    """How often a grandmaster with ten times its time says what the hint shows first, or loses nothing by it."""
    for id in games:
        game, seats = catalog.load(id), SEATS[id]
        known = {row["seed"] for row in kept.of(id)}
        for seed in range(count):
            if seed not in known:
                kept.add({"game": id, "seed": seed, **compared_hint(game, seats, seed)})
    print("| game | positions | the same answer | the same or as good | among the three shown | points apart |")
    print("|---|---|---|---|---|---|")
    for id in games:
        rows = list(kept.of(id))[:count]
        if rows:
            shares = [statistics.fmean(row[name] for row in rows) for name in ("same", "even", "shown")]
            apart = statistics.fmean(row["apart"] for row in rows)
            print(f"| {id} | {len(rows)} | " + " | ".join(f"{share:.0%}" for share in shares) + f" | {apart:.2f} |")


def compared_hint(game: Game, seats: int, seed: int) -> Json:
    """One position of a game of apprentices, where there is something to choose."""
    steps = [step for step in Story(game, played(game, seats, seed)).decisions() if len(step.before.legal()) >= LEAST]
    step = steps[Random(seed).below(len(steps))]
    sight = Sight(game, step.before, step.seat)
    shown = [option.action for option in Adviser(sight, HINT, seed).think().options]
    wise = SearchBot(Random(seed), PATIENT).choose(sight)
    row = {"step": step.number, "same": shown[0] == wise, "shown": wise in shown, "even": True, "apart": 0.0}
    if shown[0] != wise:
        judge = Adviser(sight, Effort(tenths=20, width=1), seed + 1, also=[shown[0], wise])
        judge.think()
        if judge.met:
            apart = compared(judge.line_of(wise), judge.line_of(shown[0])).mean
            row |= {"even": apart < measure(game).even, "apart": round(max(0.0, apart), 3)}
    return row


# --- how long it takes


def timed_reviews(games: list[str]) -> None:
    """A whole review each, by the clock and on one core."""
    print("| game | seats | decisions | graph, s | luck, s | all of it, s |")
    print("|---|---|---|---|---|---|")
    for id in games:
        game, seats = catalog.load(id), SEATS[id]
        record = played(game, seats, 1)
        since, marks = time.monotonic(), list[float]()
        total = 0
        for found in reviews(game, record):
            marks.append(time.monotonic() - since)
            total = found.total
        told = " | ".join(f"{mark:.1f}" for mark in (marks[0], marks[1], marks[-1]))
        print(f"| {id} | {seats} | {total} | {told} |", flush=True)


def first(games: list[str], count: int) -> None:
    """From the question to the first figures, and to those of eight worlds, in a process that is there."""
    print("| game | positions | first figures, s: median | the longest | eight worlds: median | the longest |")
    print("|---|---|---|---|---|---|")
    for id in games:
        game, seats = catalog.load(id), SEATS[id]
        told, sure = list[float](), list[float]()
        story = Story(game, played(game, seats, 2))
        steps = [step for step in story.decisions() if len(step.before.legal()) >= LEAST]
        for place in range(count):
            step = steps[len(steps) * place // count]
            job = HintJob(id, step.before.sample(step.seat, Random(place)).to_dict(), step.seat, place)
            since = time.monotonic()
            thoughts = advised(job)
            next(thoughts)
            told.append(time.monotonic() - since)
            for thought in thoughts:
                if thought["worlds"] >= HINT.least or thought["done"]:
                    break
            sure.append(time.monotonic() - since)
        shown = " | ".join(f"{statistics.median(row):.2f} | {max(row):.2f}" for row in (told, sure))
        print(f"| {id} | {count} | {shown} |", flush=True)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["luck", "hints", "reviews", "first"])
    parser.add_argument("games", nargs="*", help="all of them, unless named")
    parser.add_argument("--count", type=int, default=0, help="games of luck (200), positions of hints (50, 20)")
    parser.add_argument("--keep", type=Path, help="a file of what was measured, one JSON a line")
    args = parser.parse_args()
    games, kept = args.games or list(SEATS), Kept(args.keep)
    if args.what == "luck":
        luck(games, args.count or 200, kept)
    elif args.what == "hints":
        hints(games, args.count or 50, kept)
    elif args.what == "reviews":
        timed_reviews(games)
    else:
        first(games, args.count or 20)


if __name__ == "__main__":
    main()
