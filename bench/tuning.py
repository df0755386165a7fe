"""Moves the weights of a game's bots to where they win more.

    python -m bench.tuning gwt --seconds 3600 --file gwt.jsonl
    python -m bench.tuning catan --seats 2 --option player_trade=none --option two_player=plain --file catan-2.jsonl

Two sets that differ a little in everything, one as much above the present weights as the other is below, play the same
games from both sides; each weight goes where the winners had it. Alone, who has more points wins. The file has the
weights after each step, and a run that is broken off goes on from there; at the end the mean of the last third plays
the weights that are there now, and is printed. Whoever takes it over into `weights.py` fits anew what rests on weights:
bench/forecast.py, bench/judgement.py, bench/outlook.py; and asks the puzzles again: bench/coach.py.
With `--together` all seats of a game have one set, and the one with which they have more points is the better.
"""

import argparse
import importlib
import importlib.util
import json
import os
import random
import statistics
import time
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

from igroteka import catalog
from igroteka.core.arrays import vec
from igroteka.core.chance import Random
from igroteka.core.state import CHANCE, OVER
from igroteka.sim.arena import wilson

SPREAD = 0.15  # how far from the present weights both sets are, as a share of each
LEAST = 0.3  # a weight that is smaller is taken for so much
SCALES = {"catan": 3.0, "burgundy": 25.0, "nusfjord": 8.0, "gwt": 20.0, "gwtnz": 20.0}  # what margins are, usually
WORDS = 6_000  # of a game, luck's included: with strange weights some never end
Tuned = list[float]


class Table(NamedTuple):
    """What is played."""

    game: str
    seats: int
    options: dict[str, str]
    together: bool = False


def weights_of(game: str, seats: int) -> Any:
    """Where the bots of a game look weights up, at a table of so many."""
    place = f"igroteka.games.{game}.weights"
    if importlib.util.find_spec(place) is None:
        place = f"igroteka.games.{game}.heuristics.weights"
    module = importlib.import_module(place)
    return module.worth_of(seats) if hasattr(module, "worth_of") else module.WORTH


def names_of(worth: Any) -> list[str]:
    """Its weights in a fixed order."""
    return sorted(name for name in dir(worth) if isinstance(getattr(worth, name), float | vec))


def flat(worth: Any) -> Tuned:
    """All weights in a row."""
    found: Tuned = []
    for name in names_of(worth):
        value = getattr(worth, name)
        found += [value] if isinstance(value, float) else list(value)
    return found


def folded(worth: Any, row: Tuned) -> list[tuple[str, Any]]:
    """The same with their names, as the bots have them."""
    found: list[tuple[str, Any]] = []
    place = 0
    for name in names_of(worth):
        value = getattr(worth, name)
        if isinstance(value, float):
            found.append((name, row[place]))
            place += 1
        else:
            found.append((name, vec[float](row[place : place + len(value)])))
            place += len(value)
    return found


def put(worth: Any, named: list[tuple[str, Any]]) -> None:
    """Bots have these weights from now on."""
    for name, value in named:
        setattr(worth, name, value)


def played(table: Table, sides: list[Tuned], seating: int, seed: int) -> list[float]:
    """The points of a game, by seat; every second seat is of the other side, and with another seating the others."""
    game, worth = catalog.load(table.game), weights_of(table.game, table.seats)
    here = folded(worth, flat(worth))
    named = [folded(worth, side) for side in sides]
    state: Any = game.start(table.seats, table.options)
    luck = Random(seed)
    policies = [game.practice() for _ in range(table.seats)]
    turns = [-1] * table.seats
    on = -1
    for _ in range(WORDS):
        seat = int(state.player)
        if seat == OVER:
            break
        if seat == CHANCE:
            state.apply(state.draw(luck))
            continue
        side = (seat + seating) % 2
        if side != on:
            on = side
            put(worth, named[side])
        turn = game.turn(state)
        if turn != turns[seat]:
            turns[seat] = turn
            policies[seat].forget()
        action = int(policies[seat].choose(state))
        wish = game.wish(state, seat, action)
        state.apply(wish if wish >= 0 else action)
    put(worth, here)
    return [float(points) for points in game.scores(state)]


def outcome(table: Table, sides: list[Tuned], seed: int) -> tuple[float, float, float]:
    """The same luck from both sides: by how much the first is better, the share it won, and its points."""
    scale = SCALES[table.game]
    if table.together or table.seats == 1:
        first, second = (statistics.mean(played(table, [side, side], 0, seed)) for side in sides)
        return (first - second) / scale, (first > second) + 0.5 * (first == second), first
    worth = won = points = 0.0
    for seating in (0, 1):
        scores = played(table, sides, seating, seed)
        ours = [score for seat, score in enumerate(scores) if (seat + seating) % 2 == 0]
        theirs = [score for seat, score in enumerate(scores) if (seat + seating) % 2 == 1]
        share = (max(ours) > max(theirs)) + 0.5 * (max(ours) == max(theirs))
        margin = statistics.mean(ours) - statistics.mean(theirs)
        worth += max(-2.0, min(2.0, margin / scale)) + 2 * share - 1
        won += share / 2
        points += statistics.mean(ours) / 2
    return worth, won, points


def shift(seed: int, size: int) -> Tuned:
    """How a set differs from the present one, in parts of the spread."""
    luck = random.Random(seed)
    return [luck.gauss(0.0, 1.0) for _ in range(size)]


def tried(asked: tuple[Table, Tuned, Tuned, int]) -> tuple[int, float]:
    """One pair of sets."""
    table, now, scales, seed = asked
    away = shift(seed, len(now))
    sides = [
        [weight + sign * SPREAD * scale * step for weight, scale, step in zip(now, scales, away, strict=True)]
        for sign in (1, -1)
    ]
    return seed, outcome(table, sides, seed)[0]


def compared(asked: tuple[Table, Tuned, Tuned, int]) -> tuple[float, float, float]:
    """One set against another."""
    table, first, second, seed = asked
    return outcome(table, [first, second], seed)


def steps(pool: Any, table: Table, now: Tuned, scales: Tuned, pairs: int, pace: float, first: int) -> Iterator[Tuned]:
    """The weights after each step."""
    seed = first
    while True:
        asked = [(table, now, scales, seed + number) for number in range(pairs)]
        seed += pairs
        slopes = [0.0] * len(now)
        found = list(pool.imap_unordered(tried, asked, max(1, pairs // 128)))
        spread = statistics.pstdev([worth for _, worth in found]) or 1.0
        for one, worth in sorted(found):
            for place, step in enumerate(shift(one, len(now))):
                slopes[place] += worth / spread * step / pairs
        now = [weight + pace * SPREAD * scale * slope for weight, scale, slope in zip(now, scales, slopes, strict=True)]
        yield now


def said(worth: Any, row: Tuned) -> Iterator[str]:
    """The weights as they are written."""
    for name, value in folded(worth, row):
        shown = f"{value:.3g}" if isinstance(value, float) else f"[{', '.join(f'{one:.3g}' for one in value)}]"
        yield f"{name} = {shown}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(catalog.GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE of the game")
    parser.add_argument("--together", action="store_true", help="have points together, not more than others")
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--pairs", type=int, default=256, help="of sets in a step")
    parser.add_argument("--pace", type=float, default=1.0, help="how far a step goes")
    parser.add_argument("--check", type=int, default=400, help="pairs of games at the end")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, required=True)
    asked = parser.parse_args()
    table = Table(asked.game, asked.seats, dict(one.split("=", 1) for one in asked.option), asked.together)
    worth = weights_of(asked.game, asked.seats)
    begin = flat(worth)
    scales = [max(abs(weight), LEAST) for weight in begin]
    rows: list[Tuned] = []
    if asked.file.exists():
        rows = [json.loads(line) for line in asked.file.read_text(encoding="utf-8").splitlines()]
    until = time.monotonic() + asked.seconds
    with Pool(asked.jobs) as pool, asked.file.open("a", encoding="utf-8") as file:
        first = asked.seed * 10_000_000 + len(rows) * asked.pairs
        for row in steps(pool, table, rows[-1] if rows else begin, scales, asked.pairs, asked.pace, first):
            rows.append(row)
            file.write(json.dumps([round(weight, 6) for weight in row]) + "\n")
            file.flush()
            if time.monotonic() > until:
                break
        late = rows[-max(1, len(rows) // 3) :]
        mean = [statistics.mean(column) for column in zip(*late, strict=True)]
        found = pool.map(compared, [(table, mean, begin, number) for number in range(asked.check)])
    worths, shares, points = zip(*found, strict=True)
    games = 1 if table.together else min(asked.seats, 2)  # of a pair: one set's game may be compared with the other's
    low, high = wilson(sum(shares) * games, asked.check * games)
    error = statistics.stdev(worths) / asked.check**0.5
    print(f"{asked.game} {asked.seats}: {len(rows)} steps; against the weights that are there")
    print(f"won {statistics.mean(shares):.1%} [{low:.1%}, {high:.1%}], {statistics.mean(points):.1f} points,")
    print(f"better by {statistics.mean(worths):.3f} ± {1.96 * error:.3f} of what margins are")
    print("\n".join(said(worth, mean)))


if __name__ == "__main__":
    main()
