"""Fit Catan's forecast to games of apprentices: what seats had when luck was about to speak, and how they ended.

    python -m bench.outlook --games 120000    # plays, fits, writes src/igroteka/games/catan/data/outlook.toml
    python -m bench.outlook --games 120000 --keep rows.npz    # rows that are there are not played again

Needs NumPy. Four tables of six are for four, one for three, one for two. In six games of twelve apprentices err now and
then, for searchers look at what apprentices never do. A tenth of the games is held back: of these it tells how much
of the variance of results the forecast explains, and how it is surprised by who wins. What it finds of luck,
`bench/coach.py luck` tells.
"""

import os
from itertools import chain
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import track

from bench.fitting import PACE, Adam, Arrays, explained, held_back, kept, parser
from igroteka.core.arrays import vec
from igroteka.core.chance import Random
from igroteka.core.state import CHANCE, OVER
from igroteka.games.catan import outlook
from igroteka.games.catan.data.box import SEATS
from igroteka.games.catan.game import GAME

OUT = Path(__file__).parents[1] / "src/igroteka/games/catan/data/outlook.toml"
SEATING = (4, 4, 4, 4, 3, 2)
SEED = 200_000
SELDOM = 6  # one draw in so many is a row: those of one game tell much the same
ERRORS = 3  # of a hundred words of those who err
TRAITS, JUDGEMENTS = 48, 32
BATCH = 2048
SHRINK = 1e-4
POINTS = 30.0  # how much a square of points, as shares of the target, counts beside surprise at who wins
NEVER = -1e9


# --- games


def rows(seed: int) -> list[tuple[Any, ...]]:
    """What is told of a game at some of its draws: signs of all seats, what is left, who plays, its end, its seed."""
    seats = SEATING[seed % len(SEATING)]
    options: dict[str, object] = {"two_player": "duel" if seed % 12 > 5 else "plain"} if seats == 2 else {}
    errors = 0 if seed // len(SEATING) % 2 else ERRORS
    luck, whim, policy, state = Random(seed), Random(seed + (1 << 40)), GAME.policy(), GAME.start(seats, options)
    told = vec[float]([0.0] * outlook.SIGNS)
    founded = False
    found: list[tuple[Any, float]] = []
    while state.player != OVER:
        if state.player == CHANCE:
            if founded and whim.below(SELDOM) == 0:
                signs = np.zeros((SEATS, outlook.SIGNS), np.float32)
                for seat in range(seats):
                    outlook.signs(state, seat, told)
                    signs[seat] = list(told)
                found.append((signs, GAME.left(state)))
            state.apply(state.draw(luck))
            continue
        founded = True
        action = policy.choose(state)
        if whim.below(100) < errors:
            policy.forget()
            others = [other for other in state.legal() if not GAME.is_opening(other)]
            action = others[whim.below(len(others))] if others else action
        state.apply(action)
    ends, won = np.zeros(SEATS, np.float32), np.zeros(SEATS, np.float32)
    ends[:seats] = np.array(GAME.scores(state)) / float(state.rules.target)
    won[[seat for seat in range(seats) if state.winner == seat]] = 1.0
    return [(signs, left, seats, ends, won, seed) for signs, left in found]


def played(games: int) -> Arrays:
    """All rows of so many games."""
    with Pool(os.cpu_count()) as pool:
        told = track(pool.imap(rows, range(SEED, SEED + games), 100), "games", games)
        columns = zip(*chain.from_iterable(told), strict=True)
        names = ("signs", "left", "seats", "ends", "won", "game")
        return {name: np.array(values) for name, values in zip(names, columns, strict=True)}


# --- the net: as in games/catan/outlook.py, for many rows at once


def begun(luck: Any) -> Arrays:
    """Weights before anything was learned."""
    width = 2 * TRAITS + outlook.COMMON
    shapes = {"likeness": (outlook.SIGNS, TRAITS), "worth": (width, JUDGEMENTS), "verdict": (JUDGEMENTS, 2)}
    net = {name: luck.normal(0.0, shape[0] ** -0.5, shape) for name, shape in shapes.items()}
    net |= {"likeness0": np.zeros(TRAITS), "worth0": np.zeros(JUDGEMENTS), "verdict0": np.array([0.6, 0.0])}
    return {name: weights.astype(np.float32) for name, weights in net.items()}


class Look:
    """Some rows as the net sees them: the share of the target of every seat, its chance to win, what led to both."""

    def __init__(self, net: Arrays, data: Arrays, some: Any) -> None:
        self.net = net
        self.signs, self.ends, self.won = data["signs"][some], data["ends"][some], data["won"][some]
        seats, left = data["seats"][some], data["left"][some]
        self.here = (np.arange(SEATS)[None] < seats[:, None]).astype(np.float32)
        common = np.stack([1.0 - left, seats == 2, seats == 3], 1).astype(np.float32)
        self.seen = np.maximum(self.signs @ net["likeness"] + net["likeness0"], 0.0) * self.here[..., None]
        others = self.seen.sum(1, keepdims=True) - self.seen
        self.row = np.concatenate([self.seen, others, np.repeat(common[:, None], SEATS, 1)], -1)
        self.thought = np.maximum(self.row @ net["worth"] + net["worth0"], 0.0)
        verdict = self.thought @ net["verdict"] + net["verdict0"]
        self.share = verdict[..., 0]
        hope = np.where(self.here > 0.0, verdict[..., 1], NEVER)
        chance = np.exp(hope - hope.max(1, keepdims=True))
        self.chance = chance / chance.sum(1, keepdims=True)

    def slopes(self) -> Arrays:
        """Of the square of the error and of surprise, by every weight."""
        net = self.net
        points = 2.0 * POINTS * (self.share - self.ends) * self.here / self.here.sum()
        winning = (self.chance * self.won.sum(1, keepdims=True) - self.won) / len(self.won)
        error = np.stack([points, winning], -1).astype(np.float32)
        inner = (error @ net["verdict"].T) * (self.thought > 0.0)
        back = inner @ net["worth"].T
        own, others = back[..., :TRAITS], back[..., TRAITS : 2 * TRAITS]
        outer = (own + others.sum(1, keepdims=True) - others) * (self.seen > 0.0) * self.here[..., None]
        found: Arrays = {}
        for name, given, wrong in (
            ("likeness", self.signs, outer),
            ("worth", self.row, inner),
            ("verdict", self.thought, error),
        ):
            flat = wrong.reshape(-1, wrong.shape[-1])
            found |= {name: given.reshape(-1, given.shape[-1]).T @ flat, f"{name}0": flat.sum(0)}
        return found

    def report(self, who: str) -> None:
        """How much is known, of games that nothing was learned from."""
        there, ended = self.here > 0.0, self.won.sum(1) > 0.0
        surprise = -np.log((self.chance * self.won).sum(1)[ended] + 1e-9).mean()
        known = explained(self.share[there], self.ends[there])
        print(f"{who}: {len(self.won)} rows, {known:.1%} of the variance explained, {surprise:.3f} nats by who wins")


def fitted(data: Arrays, epochs: int) -> Arrays:
    """Adam, slower towards the end."""
    luck = np.random.default_rng(1)
    net = begun(luck)
    held = held_back(data["game"] // 2, len(SEATING))
    order, adam = np.where(~held)[0], Adam(net)
    for epoch in track(range(epochs), "epochs"):
        luck.shuffle(order)
        for start in range(0, len(order), BATCH):
            pace = PACE * 0.5 * (1.0 + np.cos(np.pi * (epoch + start / len(order)) / epochs))
            for name, step in adam.steps(Look(net, data, order[start : start + BATCH]).slopes()):
                net[name] = (net[name] - pace * (step + SHRINK * net[name])).astype(np.float32)
    print(f"{len(order)} rows; of others:")
    for seats in sorted(set(SEATING)):
        Look(net, data, held & (data["seats"] == seats)).report(f"{seats} at the table")
    return net


def written(net: Arrays) -> str:
    """As TOML: a line a trait or judgement, what it begins with last."""
    lines = ["# The layers of games/catan/outlook.py, fitted by bench/outlook.py."]
    table = {name: np.concatenate([net[name], net[f"{name}0"][None]], 0).T for name in ("likeness", "worth")}
    for place, name in enumerate(("verdict", "hope")):
        table[name] = np.append(net["verdict"][:, place], net["verdict0"][place])[None]
    for name, numbers in table.items():
        lines.append(f"{name} = [")
        lines += ["    " + ", ".join(f"{weight:.5f}" for weight in row) + "," for row in numbers]
        lines.append("]")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play, fit, write."""
    asked = parser(__doc__, epochs=16)
    asked.set_defaults(games=120_000)
    args = asked.parse_args()
    data = kept(args.keep, lambda: played(args.games))
    OUT.write_text(written(fitted(data, args.epochs)), encoding="utf-8")


if __name__ == "__main__":
    main()
