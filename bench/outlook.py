"""Fit Catan's forecast to games of apprentices: what seats had when luck was about to speak, and how they ended.

    python -m bench.outlook --games 12000    # plays, fits, writes src/igroteka/games/catan/data/outlook.toml
    python -m bench.outlook --games 12000 --keep rows.npz    # rows that are there are not played again
    python -m bench.outlook --games 600 --chance    # leaves the net as it is, and fits the chance to win to its leads

Needs NumPy. Three tables of five are for four, one for three, one for two. A tenth of the games is held back: of these
it tells how much of the variance of results the forecast explains. What it finds of luck, `bench/coach.py luck` tells.
"""

import math
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import track

from bench.fitting import BATCH, JUDGEMENTS, PACE, TRAITS, Adam, Arrays, explained, held_back, kept, parser
from igroteka.core.arrays import vec
from igroteka.core.chance import Random
from igroteka.core.state import CHANCE, OVER
from igroteka.games.catan import outlook
from igroteka.games.catan.data.box import SEATS
from igroteka.games.catan.game import GAME

OUT = Path(__file__).parents[1] / "src/igroteka/games/catan/data/outlook.toml"
SEATING = (4, 4, 4, 3, 2)
SEED = 200_000
SELDOM = 9  # one draw in so many is a row: those of one game tell much the same
SHRINK = 1e-4
TARGET = 10.0  # points
QUARTER = -0.25 * math.log(0.25) - 0.75 * math.log(0.75)


# --- games


def rows(seed: int) -> Iterator[tuple[Any, float, int]]:
    """What is told of a game at some of its draws: signs of all seats, what is left, who plays; last of all the end."""
    game, seats = GAME, SEATING[seed % len(SEATING)]
    options: dict[str, object] = {"two_player": "duel" if seed % 2 else "plain"} if seats == 2 else {}
    luck, policy, state = Random(seed), game.policy(), game.start(seats, options)
    told = vec[float]([0.0] * outlook.SIGNS)
    founded = False
    while state.player != OVER:
        if state.player == CHANCE:
            if founded and luck.below(SELDOM) == 0:
                signs = np.zeros((SEATS, outlook.SIGNS), np.float32)
                for seat in range(seats):
                    outlook.signs(state, seat, told)
                    signs[seat] = list(told)
                yield signs, game.left(state), seats
            state.apply(state.draw(luck))
        else:
            founded = True
            state.apply(policy.choose(state))
    ends = np.zeros(SEATS, np.float32)
    ends[:seats] = np.array(game.scores(state)) / float(state.rules.target)
    yield ends, 0.0, seats


def played(games: int) -> Arrays:
    """All rows of so many games."""
    found: dict[str, list[Any]] = {"signs": [], "left": [], "seats": [], "ends": [], "game": []}
    for number in track(range(games), "games"):
        *told, (ends, _, _) = rows(SEED + number)
        for signs, left, seats in told:
            for name, value in (("signs", signs), ("left", left), ("seats", seats), ("ends", ends), ("game", number)):
                found[name].append(value)
    return {name: np.array(values) for name, values in found.items()}


# --- the net: as in games/catan/outlook.py, for many rows at once


def begun(luck: Any) -> Arrays:
    """Weights before anything was learned."""
    width = 2 * TRAITS + outlook.COMMON
    shapes = {"likeness": (outlook.SIGNS, TRAITS), "worth": (width, JUDGEMENTS), "verdict": (JUDGEMENTS,)}
    net = {name: luck.normal(0.0, shape[0] ** -0.5, shape) for name, shape in shapes.items()}
    net |= {"likeness0": np.zeros(TRAITS), "worth0": np.zeros(JUDGEMENTS), "verdict0": np.array(0.6)}
    return {name: weights.astype(np.float32) for name, weights in net.items()}


def judged(net: Arrays, signs: Any, common: Any, here: Any) -> tuple[Any, Any, Any, Any]:
    """The share of the target of every seat, and what led to it."""
    seen = np.maximum(signs @ net["likeness"] + net["likeness0"], 0.0) * here[..., None]
    others = seen.sum(1, keepdims=True) - seen
    row = np.concatenate([seen, others, np.repeat(common[:, None], SEATS, 1)], -1)
    thought = np.maximum(row @ net["worth"] + net["worth0"], 0.0)
    return thought @ net["verdict"] + net["verdict0"], seen, row, thought


def slopes(net: Arrays, signs: Any, common: Any, here: Any, ends: Any) -> Arrays:
    """Of the mean square of the error, by every weight."""
    share, seen, row, thought = judged(net, signs, common, here)
    error = 2.0 * (share - ends) * here / here.sum()
    inner = error[..., None] * net["verdict"] * (thought > 0.0)
    back = inner @ net["worth"].T
    own, others = back[..., :TRAITS], back[..., TRAITS : 2 * TRAITS]
    outer = (own + others.sum(1, keepdims=True) - others) * (seen > 0.0) * here[..., None]
    flat = {name: array.reshape(-1, array.shape[-1]) for name, array in (("row", row), ("signs", signs))}
    inner, outer = inner.reshape(-1, JUDGEMENTS), outer.reshape(-1, TRAITS)
    return {
        "likeness": flat["signs"].T @ outer,
        "likeness0": outer.sum(0),
        "worth": flat["row"].T @ inner,
        "worth0": inner.sum(0),
        "verdict": np.einsum("ns,nsj->j", error, thought),
        "verdict0": error.sum(),
    }


def fitted(data: Arrays, epochs: int) -> Arrays:
    """Adam, slower towards the end."""
    luck = np.random.default_rng(1)
    net = begun(luck)
    here = (np.arange(SEATS)[None] < data["seats"][:, None]).astype(np.float32)
    common = np.stack([1.0 - data["left"], data["seats"] == 2, data["seats"] == 3], 1).astype(np.float32)
    held = held_back(data["game"], len(SEATING))
    order, adam = np.where(~held)[0], Adam(net)
    for epoch in track(range(epochs), "epochs"):
        luck.shuffle(order)
        pace = PACE * (1.0 if epoch < 0.6 * epochs else 0.3 if epoch < 0.85 * epochs else 0.1)
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            found = slopes(net, data["signs"][some], common[some], here[some], data["ends"][some])
            for name, step in adam.steps(found):
                net[name] = net[name] - pace * (step + SHRINK * net[name])
    share = judged(net, data["signs"][held], common[held], here[held])[0]
    there = here[held] > 0.0
    known = explained(share[there], data["ends"][held][there])
    print(f"{len(order)} rows; of the variance of {held.sum()} others explained: {known:.0%}")
    return net | {"chance": chances(net, {name: rows[held] for name, rows in data.items()})}


def chances(net: Arrays, data: Arrays) -> Any:
    """How the lead over the best rival decides who wins a game of four: of all that were tried, what is most likely."""
    full = data["seats"] == SEATS
    signs, left, ends = data["signs"][full], data["left"][full], data["ends"][full]
    common = np.stack([1.0 - left, np.zeros_like(left), np.zeros_like(left)], 1)
    points = judged(net, signs, common, np.ones((len(signs), SEATS)))[0] * TARGET
    others = np.where(np.eye(SEATS, dtype=bool)[None], -np.inf, points[:, None]).max(-1)
    lead, won = points - others, ends >= 1.0
    best, least = np.zeros(3), np.inf
    for even in np.arange(0.0, 1.51, 0.1):
        for breadth in np.arange(0.2, 2.01, 0.1):
            for more in np.arange(0.0, 2.01, 0.25):
                chance = 1.0 / (1.0 + np.exp((even - lead) / (breadth + more * left[:, None])))
                surprise = -np.log(np.where(won, chance, 1.0 - chance) + 1e-9).mean()
                if surprise < least:
                    best, least = np.array([even, breadth, more]), surprise
    print(f"chances: {len(lead)} rows, {least:.3f} nats a seat; a quarter for everybody would be {QUARTER:.3f}")
    return best


def known_net() -> Arrays:
    """The net that is there."""
    data = tomllib.loads(OUT.read_text(encoding="utf-8"))
    net: Arrays = {}
    for name, shape in (("likeness", TRAITS), ("worth", JUDGEMENTS), ("verdict", 1)):
        table = np.array(data[name]).reshape(shape, -1).T
        net |= {name: table[:-1].squeeze(), f"{name}0": table[-1].squeeze()}
    return net


def written(net: Arrays) -> str:
    """As TOML: a line a trait or judgement, what it begins with last."""
    lines = ["# The layers of games/catan/outlook.py, fitted by bench/outlook.py."]
    for name in ("likeness", "worth", "verdict"):
        table = np.concatenate([net[name].reshape(len(net[name]), -1), net[f"{name}0"].reshape(1, -1)], 0).T
        lines.append(f"{name} = [")
        lines += ["    " + ", ".join(f"{weight:.5f}" for weight in row) + "," for row in table]
        lines.append("]")
    lines.append("chance = [" + ", ".join(f"{number:.2f}" for number in net["chance"]) + "]")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play, fit, write."""
    asked = parser(__doc__, epochs=16)
    asked.add_argument("--chance", action="store_true", help="fit the chance to win alone")
    args = asked.parse_args()
    data = kept(args.keep, lambda: played(args.games))
    net = known_net() if args.chance else {}
    net = net | {"chance": chances(net, data)} if net else fitted(data, args.epochs)
    OUT.write_text(written(net), encoding="utf-8")


if __name__ == "__main__":
    main()
