"""Fit the nets that tell bots how far ahead a seat will end: what it saw when its turns began, and how games ended.

    python -m bench.judgement burgundy --games 12000    # plays, fits, writes data/outlook.toml of the game
    python -m bench.judgement burgundy --games 12000 --keep rows.npz    # rows that are there are not played again

Needs NumPy. Three tables of five are for two, one for three, one for four. Seats play as apprentices do or as games are
played on in thought; now and then one says anything, so that the net sees what neither would do. A tenth of the games
is held back: of these it tells how much of the variance of margins is explained, by the value by hand and by the net.
"""

import base64
import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.progress import track

from bench.fitting import BATCH, JUDGEMENTS, PACE, TRAITS, Adam, Arrays, explained, held_back, kept, parser
from igroteka.catalog import load
from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.observation import Observation
from igroteka.core.state import CHANCE, OVER
from igroteka.games.burgundy import heuristics as burgundy
from igroteka.kit.judgement import COMMON

BY_HAND: dict[str, Callable[[Any, int], float]] = {"burgundy": burgundy.value}
GAMES = Path(__file__).parents[1] / "src/igroteka/games"
SEATING = (2, 2, 3, 2, 4)
SEED = 900_000_000
STRANGE = 0.03  # of all words: anything
WATCHED = 0.4  # of all turns are told by somebody else, too
PRACTISED = 0.6  # of all seats play as apprentices
WORDS = 20_000  # of a game: more than any has
SHRINK = 3e-4
FINEST = 127  # of a weight that is written as a byte


class Row(NamedTuple):
    """What a seat saw when its turn began."""

    places: list[int]
    values: list[float]
    value: float
    left: float
    seat: int


# --- games


def rows(game: Game, number: int) -> Iterator[tuple[Row, float]]:
    """What seats saw of a game, and how far ahead they ended."""
    seats = [count for count in SEATING if count in game.seats][number % len(SEATING)]
    luck, whim = Random(SEED + number), np.random.default_rng(number)
    policies = [game.practice() if whim.random() < PRACTISED else game.policy() for _ in range(seats)]
    state, found = game.start(seats), list[Row]()
    turn = game.turn(state)
    for _ in range(WORDS):
        if state.player == OVER:
            break
        if game.turn(state) != turn:
            turn = game.turn(state)
            for policy in policies:
                policy.forget()
            seat = game.turn_of(state)
            if 0 <= seat < seats:
                watching = (seat + int(whim.integers(1, seats))) % seats
                found += [
                    seen_by(game, state, one) for one in ((seat, watching) if whim.random() < WATCHED else (seat,))
                ]
        if state.player == CHANCE:
            state.apply(state.draw(luck))
        elif whim.random() < STRANGE and (words := sound(game, state)):
            state.apply(words[int(whim.integers(len(words)))])
            for policy in policies:
                policy.forget()
        else:
            state.apply(policies[state.player].choose(state))
    scores = game.scores(state)
    for row in found:
        yield row, scores[row.seat] - max(score for other, score in enumerate(scores) if other != row.seat)


def seen_by(game: Game, state: Any, seat: int) -> Row:
    """What a seat sees now."""
    seen = Observation()
    state.features(seat, seen)
    places, values = list(seen.places[: seen.count]), list(seen.values[: seen.count])
    return Row(places, values, BY_HAND[game.id](state, seat), game.left(state), int(seat))


def sound(game: Game, state: Any) -> list[int]:
    """What may be said that is neither the first word of something longer nor plain folly."""
    seat = state.player
    return [word for word in state.legal() if not game.is_opening(word) and not game.is_folly(state, seat, word)]


def played(game: Game, games: int) -> Arrays:
    """All rows of so many games, as sparse rows: where each begins, places and values."""
    found: dict[str, list[Any]] = {
        name: [] for name in ("starts", "places", "values", "by_hand", "left", "ends", "game")
    }
    length = 0
    for number in track(range(games), "games"):
        for row, margin in rows(game, number):
            found["starts"].append(length)
            length += len(row.places)
            found["places"].append(np.array(row.places, np.int32))
            found["values"].append(np.array(row.values, np.float32))
            for name, value in (("by_hand", row.value), ("left", row.left), ("ends", margin), ("game", number)):
                found[name].append(value)
    data = {name: np.array(found[name], np.float32) for name in ("by_hand", "left", "ends")}
    data |= {name: np.concatenate(found[name]) for name in ("places", "values")}
    return data | {"game": np.array(found["game"]), "starts": np.array([*found["starts"], length])}


# --- the net: as in kit/judgement.py, for many rows at once


class Shape(NamedTuple):
    """How a row of the game is divided."""

    seats: int  # of the largest table
    width: int  # of what is told of a seat
    table: int  # numbers that are told of no seat


def shape_of(game: Game) -> Shape:
    """As its observations are."""
    seen, seats = Observation(), max(game.seats)
    game.start(seats).features(0, seen)
    return Shape(seats, int(seen.width), int(seen.place - seats * seen.width))


def begun(shape: Shape, luck: Any) -> Arrays:
    """Weights before anything was learned."""
    told = 3 * TRAITS + COMMON
    net = {
        "seat": luck.normal(0.0, 0.05, (shape.width, TRAITS)),
        "begin": np.zeros(TRAITS),
        "table": luck.normal(0.0, 0.03, (shape.table, TRAITS)),
        "meaning": luck.normal(0.0, told**-0.5, (told, JUDGEMENTS)),
        "meaning0": np.zeros(JUDGEMENTS),
        "verdict": luck.normal(0.0, 0.1, JUDGEMENTS),
        "verdict0": np.array([0.0, 1.0, 0.0]),
    }
    return {name: weights.astype(np.float32) for name, weights in net.items()}


def batch(data: Arrays, shape: Shape, some: Any) -> tuple[Any, Any, Any]:
    """Some rows, not sparse: by seat, which seats there are, and the table."""
    first, length = data["starts"][some], data["starts"][some + 1] - data["starts"][some]
    where = np.repeat(first - np.concatenate([[0], length.cumsum()[:-1]]), length) + np.arange(length.sum())
    wide = np.zeros((len(some), shape.seats * shape.width + shape.table), np.float32)
    wide[np.repeat(np.arange(len(some)), length), data["places"][where]] = data["values"][where]
    seats = wide[:, : shape.seats * shape.width].reshape(len(some), shape.seats, shape.width)
    return seats, seats.any(-1), wide[:, shape.seats * shape.width :]


def judged(net: Arrays, seats: Any, here: Any, table: Any, by_hand: Any, left: Any) -> tuple[Any, Any, Any, Any, Any]:
    """The margin of every row in its unit, and what led to it."""
    like = np.maximum(seats @ net["seat"] + net["begin"], 0.0) * here[..., None]
    around = np.maximum(table @ net["table"], 0.0)
    common = np.stack([by_hand, left, by_hand * left], 1)
    told = np.concatenate([like[:, 0], like[:, 1:].sum(1), around, common], 1)
    thought = np.maximum(told @ net["meaning"] + net["meaning0"], 0.0)
    start, trust, early = net["verdict0"]
    return thought @ net["verdict"] + start + by_hand * (trust + early * left), like, around, told, thought


def slopes(net: Arrays, seats: Any, here: Any, table: Any, by_hand: Any, left: Any, ends: Any) -> Arrays:
    """Of the mean square of the error, by every weight."""
    margin, like, around, told, thought = judged(net, seats, here, table, by_hand, left)
    error = 2.0 * (margin - ends) / len(ends)
    inner = error[:, None] * net["verdict"] * (thought > 0.0)
    back = inner @ net["meaning"].T
    outer = np.concatenate(
        [back[:, None, :TRAITS], np.repeat(back[:, None, TRAITS : 2 * TRAITS], here.shape[1] - 1, 1)], 1
    )
    outer *= like > 0.0
    beside = back[:, 2 * TRAITS : 3 * TRAITS] * (around > 0.0)
    return {
        "seat": seats.reshape(-1, seats.shape[-1]).T @ outer.reshape(-1, TRAITS),
        "begin": outer.sum((0, 1)),
        "table": table.T @ beside,
        "meaning": told.T @ inner,
        "meaning0": inner.sum(0),
        "verdict": thought.T @ error,
        "verdict0": np.array([error.sum(), (error * by_hand).sum(), (error * by_hand * left).sum()]),
    }


def fitted(data: Arrays, shape: Shape, epochs: int) -> tuple[Arrays, float]:
    """Adam, slower and slower; the net of the epoch that explained most of what was held back, and its unit."""
    luck = np.random.default_rng(1)
    net, unit = begun(shape, luck), float(data["ends"].std())
    by_hand, ends, left = data["by_hand"] / unit, data["ends"] / unit, data["left"]
    apart = held_back(data["game"], len(SEATING))
    held, order, adam = np.where(apart)[0], np.where(~apart)[0], Adam(net)
    known = explained(by_hand[held], ends[held])
    print(f"{len(order)} rows; of {len(held)} others the value by hand explains {known:.1%}")
    best, most, steps = net, -math.inf, epochs * (len(order) // BATCH)
    for epoch in range(epochs):
        luck.shuffle(order)
        for start in track(range(0, len(order) - BATCH, BATCH), f"epoch {epoch + 1}"):
            some = order[start : start + BATCH]
            found = slopes(net, *batch(data, shape, some), by_hand[some], left[some], ends[some])
            pace = PACE * 0.5 * (1.0 + math.cos(math.pi * min(1.0, (adam.count + 1) / steps)))
            for name, step in adam.steps(found):
                net[name] = (net[name] - pace * step - (PACE * SHRINK) * net[name]).astype(np.float32)
        parts = [
            judged(net, *batch(data, shape, some), by_hand[some], left[some])[0]
            for some in np.array_split(held, 1 + len(held) // 4096)
        ]
        known = explained(np.concatenate(parts), ends[held])
        print(f"epoch {epoch + 1}: the net explains {known:.1%}", flush=True)
        if known > most:
            best, most = dict(net), known
    return best, unit


def written(net: Arrays, shape: Shape, unit: float) -> str:
    """As TOML: the two wide layers as bytes, each column in its own unit."""
    meaning = np.concatenate([net["meaning"], net["meaning0"][None]], 0).T
    verdict = np.concatenate([net["verdict"], net["verdict0"]])
    lines = ["# The layers of kit/judgement.py, fitted by bench/judgement.py."]
    lines += [f"unit = {unit:.6g}", f"width = {shape.width}", f"seats = {shape.seats}"]
    lines += [
        f"{name} = {listed(row)}" for name, row in (("begin", net["begin"]), ("meaning", meaning), ("verdict", verdict))
    ]
    for name in ("seat", "table"):
        scale = np.abs(net[name]).max(0) / FINEST + 1e-12
        packed = base64.b64encode(np.round(net[name] / scale).astype(np.int8).tobytes()).decode()
        lines += [f"{name}_scale = {listed(scale)}", f'{name} = "{packed}"']
    return "\n".join(lines) + "\n"


def listed(numbers: Any) -> str:
    """A row of TOML."""
    return "[" + ", ".join(f"{number:.6g}" for number in numbers.ravel()) + "]"


def main() -> None:
    """Play, fit, write."""
    asked = parser(__doc__, epochs=2)
    asked.add_argument("game", choices=sorted(BY_HAND))
    args = asked.parse_args()
    game = load(args.game)
    data = kept(args.keep, lambda: played(game, args.games))
    shape = shape_of(game)
    net, unit = fitted(data, shape, args.epochs)
    (GAMES / args.game / "data/outlook.toml").write_text(written(net, shape, unit), encoding="utf-8")


if __name__ == "__main__":
    main()
