"""What the fits of nets have in common: rows that are kept, games that are held back, Adam's steps."""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

TRAITS, JUDGEMENTS = 24, 16
BATCH, PACE = 512, 2e-3
HELD_BACK = 10  # one game in so many
FIRST, SECOND = 0.9, 0.999  # how much a mean of slopes keeps of what it was, and one of their squares

Arrays = dict[str, Any]  # of NumPy


class Adam:
    """How far to go by each weight: the mean slope, in units of how much slopes vary."""

    def __init__(self, net: Arrays) -> None:
        self.first = {name: np.zeros_like(weights) for name, weights in net.items()}
        self.second = {name: np.zeros_like(weights) for name, weights in net.items()}
        self.count = 0

    def steps(self, slopes: Arrays) -> Iterator[tuple[str, Any]]:
        """What the next rows say, together with those before."""
        self.count += 1
        for name, slope in slopes.items():
            self.first[name] = FIRST * self.first[name] + (1 - FIRST) * slope
            self.second[name] = SECOND * self.second[name] + (1 - SECOND) * slope**2
            mean = self.first[name] / (1 - FIRST**self.count)
            yield name, mean / (np.sqrt(self.second[name] / (1 - SECOND**self.count)) + 1e-8)


def held_back(games: Any, seating: int) -> Any:
    """Which rows are of games that nothing is learned from: a tenth of all tables, of every number of seats."""
    return games // seating % HELD_BACK == HELD_BACK - 1


def explained(told: Any, ends: Any) -> float:
    """The share of the variance that is no error."""
    return float(1.0 - ((told - ends) ** 2).mean() / ends.var())


def parser(told: str | None, epochs: int) -> argparse.ArgumentParser:
    """What can be asked of every fit."""
    asked = argparse.ArgumentParser(description=told, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=12_000)
    asked.add_argument("--epochs", type=int, default=epochs)
    asked.add_argument("--keep", type=Path, help="rows of games, as NumPy keeps them")
    return asked


def kept(file: Path | None, play: Callable[[], Arrays]) -> Arrays:
    """The rows of a file; without them those of games that are played now, and written there."""
    if file and file.exists():
        return dict(np.load(file))
    data = play()
    if file:
        np.savez(file, **data)
    return data
