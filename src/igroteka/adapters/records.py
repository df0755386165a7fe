"""Recorded games as examples to learn from: what a seat saw, what it could say, what it said, how the game ended.

    lessons = Lessons("games.ndjson.gz", "catan")
    for batch in lessons.batches(256, seed=1):
        learn(batch.observations, batch.masks, batch.actions, batch.results)
    print(lessons.counts)

The file is what `igroteka export` writes and a games room offers: one record a line, packed or not. A file may also
be one whole record, as `record.to_json()` or `record.to_lines()` writes it.
"""

import gzip
import zlib
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from igroteka import catalog
from igroteka.adapters.table import Reward, checked_reward, fractions, numbers
from igroteka.core.actions import Options
from igroteka.core.errors import BadRecord, IgrotekaError
from igroteka.core.game import Game
from igroteka.core.match import speaker_of
from igroteka.core.observation import Observation
from igroteka.core.record import HEAD, Record, read_record
from igroteka.core.state import CHANCE, OVER, Position

BUFFER: Final = 4096
"""Examples that are mixed with each other, where they are mixed."""

Array = NDArray[Any]
Paths = str | Path | Iterable[str | Path]
WHOLE: Final = ("{", HEAD)
"""The first line of a record that is written over many lines, as JSON or in line notation."""
TORN: Final = ""
"""What is told of the rest of a file that cannot be read on: no record."""


class Examples(NamedTuple):
    """Decisions as arrays; the first axis counts them."""

    observations: Array
    """What the seat saw, as float32: (examples, observation_size)."""
    masks: Array
    """1 for what it could say, as int8: (examples, actions)."""
    actions: Array
    """What it said."""
    seats: Array
    """Who it was."""
    results: Array
    """What the game brought that seat in the end: from -1 to 1, or points."""
    games: Array
    """Which of the records, counted as they lie in the file."""


class Example(NamedTuple):
    """One decision; the result is known when the game is over."""

    observation: NDArray[np.float32]
    mask: NDArray[np.int8]
    action: int
    seat: int


class Lessons:
    """Decisions out of files of records, in the order in which they were made. Tables of all sizes fit together.

    `seats` and `by` choose tables of one size, and whose decisions: "person", a level of bots, or several of them. A
    question that has only one answer teaches nothing and is left out, unless `forced`. What cannot be used is skipped
    and counted in `counts`: records of another `game`, of other `seats`, of another `version` of the rules, `damaged`
    ones and files that break off, and those that are `unfinished`.
    """

    def __init__(
        self,
        paths: Paths,
        game: str | Game,
        *,
        seats: int = 0,
        by: str | Collection[str] = (),
        reward: Reward | None = None,
        forced: bool = False,
    ) -> None:
        self.paths: Final = [paths] if isinstance(paths, str | Path) else list(paths)
        self.game: Final = catalog.load(game) if isinstance(game, str) else game
        self.seats: Final = seats
        self.by: Final = frozenset([by] if isinstance(by, str) else by)
        self.reward: Final = checked_reward(reward)
        self.forced: Final = forced
        self.width: Final = self.game.observation_size(max(self.game.seats))
        self.size: Final = int(self.game.actions.size)
        self.counts: Counter[str] = Counter()
        """Of the last time the files were read: `used` records and `examples`, and what was skipped, by reason."""

    def __iter__(self) -> Iterator[Examples]:
        """The decisions of one game at a time."""
        self.counts = Counter()
        for number, text in enumerate(texts(self.paths)):
            try:
                found = self._lesson(text, number)
            except Skipped as skipped:
                self.counts[skipped.reason] += 1
            else:
                self.counts["used"] += 1
                self.counts["examples"] += len(found.actions)
                yield found

    def batches(self, size: int, *, seed: int | None = None, buffer: int = BUFFER) -> Iterator[Examples]:
        """So many decisions at a time, and the rest at last; with a seed they are mixed, always in the same way."""
        if size < 1:
            raise ValueError(f"a batch has at least one example, not {size}")
        luck = None if seed is None else np.random.default_rng(seed)
        least = size if luck is None else max(size, buffer)
        kept: list[Examples] = []
        for found in self:
            kept.append(found)
            if sum(len(some.actions) for some in kept) >= 2 * least:
                whole = mixed(joined(kept), luck)
                full = (len(whole.actions) - least) // size * size
                yield from cut(whole, size, full)
                kept = [Examples(*(array[full:] for array in whole))]
        if kept:
            whole = mixed(joined(kept), luck)
            yield from cut(whole, size, len(whole.actions))

    def all(self) -> Examples:
        """Everything at once, in the order of the file: for what fits into memory."""
        return joined([self._nothing(), *self])

    def _nothing(self) -> Examples:
        return self._stacked([], [], 0)

    def _lesson(self, text: str, number: int) -> Examples:
        record = self._record(text)
        try:
            examples, state = self._played(record)
        except (IgrotekaError, ValueError, IndexError):
            raise Skipped("damaged") from None
        if state.player != OVER:
            raise Skipped("unfinished")
        if record.result is not None and record.result.get("scores") != state.scores():
            raise Skipped("damaged")
        return self._stacked(examples, self._results(state), number)

    def _record(self, text: str) -> Record:
        """A record that can be used."""
        try:
            record = read_record(text)
        except BadRecord:
            raise Skipped("damaged") from None
        if record.game != self.game.id:
            raise Skipped("game")
        if record.version != self.game.version:
            raise Skipped("version")
        if self.seats not in (0, record.seats):
            raise Skipped("seats")
        return record

    def _played(self, record: Record) -> tuple[list[Example], Position]:
        """The decisions of a game, and where they led; every move is looked at."""
        game = self.game
        started = record.start is None
        state: Position = game.start(record.seats, record.options) if started else game.from_dict(record.start or {})
        names = record.names or []
        chosen = [not self.by or (seat < len(names) and names[seat] in self.by) for seat in range(int(state.seats))]
        found, out = Observation(), Options()
        examples: list[Example] = []
        for move in record.moves:
            who, _, words = move.partition(" ")
            action, seat = game.parse(words), speaker_of(who)
            if (seat == CHANCE) != (state.player == CHANCE) or not 0 <= action < self.size:
                raise Skipped("damaged")
            if seat != CHANCE:
                state.call_on(seat)
            state.fill(out)
            legal = numbers(out.items, int(out.count))
            if action not in legal:
                raise Skipped("damaged")
            if seat != CHANCE and chosen[seat] and (self.forced or len(legal) > 1):
                mask = np.zeros(self.size, np.int8)
                mask[legal] = 1
                examples.append(Example(self._seen(state, seat, found), mask, action, seat))
            state.apply(action)
        return examples, state

    def _seen(self, state: Position, seat: int, found: Observation) -> NDArray[np.float32]:
        row = np.zeros(self.width, np.float32)
        state.features(seat, found)
        count = int(found.count)
        row[numbers(found.places, count)] = fractions(found.values, count)
        return row

    def _results(self, state: Position) -> list[float]:
        alone = int(state.seats) == 1
        if (self.reward or ("points" if alone else "wins")) == "points":
            return [float(points) for points in state.scores()]
        return state.returns()

    def _stacked(self, examples: list[Example], results: list[float], number: int) -> Examples:
        count = len(examples)
        return Examples(
            np.array([one.observation for one in examples], np.float32).reshape(count, self.width),
            np.array([one.mask for one in examples], np.int8).reshape(count, self.size),
            np.array([one.action for one in examples], np.int64),
            np.array([one.seat for one in examples], np.int64),
            np.array([results[one.seat] for one in examples], np.float32),
            np.full(count, number, np.int64),
        )


class Skipped(Exception):
    """A record that is of no use here."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason: Final = reason


def read_records(*paths: str | Path) -> Iterator[Record]:
    """The records of files, as they lie there; BadRecord at one that cannot be read."""
    return map(read_record, texts(paths))


def texts(paths: Iterable[str | Path]) -> Iterator[str]:
    """The records of files, packed or not, each as it is written; where a file is torn, one that nobody can read."""
    return chain.from_iterable(texts_of(Path(path)) for path in paths)


def texts_of(path: Path) -> Iterator[str]:
    """A record a line, unless the first line begins one that goes on to the end of the file."""
    with gzip.open(path, "rt", encoding="utf-8") if path.suffix == ".gz" else path.open(encoding="utf-8") as file:
        try:
            lines = (line for line in file if line.strip())
            for first in lines:
                yield first + "".join(lines) if first.strip() in WHOLE else first
                yield from lines
        except (EOFError, zlib.error, gzip.BadGzipFile, UnicodeDecodeError):
            yield TORN


def joined(some: list[Examples]) -> Examples:
    return Examples(*(np.concatenate(arrays) for arrays in zip(*some, strict=True)))


def mixed(examples: Examples, luck: np.random.Generator | None) -> Examples:
    if luck is None:
        return examples
    order = luck.permutation(len(examples.actions))
    return Examples(*(array[order] for array in examples))


def cut(examples: Examples, size: int, end: int) -> Iterator[Examples]:
    """Pieces of the first so many."""
    for first in range(0, end, size):
        yield Examples(*(array[first : min(first + size, end)] for array in examples))
