"""The puzzles of a game in one file: a heading, then one puzzle a line."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from datetime import date
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from igroteka.coach.reasons import Reason
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.state import Position

Grade = Literal["easy", "medium", "hard"]

FORM: Final = 1  # of the file
GRADES: Final[tuple[Grade, ...]] = ("easy", "medium", "hard")
ID: Final = 10  # letters
POINTS: Final = 2
"""For the best answer; for the second best, or one that is as good, one."""


class Answer(NamedTuple):
    """One of the answers that are offered, and what it is worth."""

    say: str
    """In notation."""
    value: float
    """The expected lead at the end over the best rival."""
    error: float
    behind: float
    """How much less than the best."""
    reasons: list[Reason]
    """Why the best is better; nothing for the best."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {**self._asdict(), "reasons": [list(reason) for reason in self.reasons]}

    @staticmethod
    def from_dict(data: Mapping[str, Any]) -> "Answer":
        """As it was written."""
        why = [Reason(str(part), float(gain)) for part, gain in data["reasons"]]
        return Answer(data["say"], float(data["value"]), float(data["error"]), float(data["behind"]), why)


class Puzzle(NamedTuple):
    """A position, who is asked, and a few answers: the best of them first."""

    id: str
    seats: int
    seat: int
    decision: str
    """What is asked, by the name of the question."""
    left: float
    """The share of the game that is still to come."""
    grade: Grade
    gap: float
    """By how much the best is better than the next."""
    sure: float
    """In standard errors of that, the lesser of two searches."""
    worlds: int
    usual: str
    """What the game's policy says, without playing on in thought."""
    source: int
    """The number of the bots' game."""
    answers: list[Answer]
    position: dict[str, Any]

    @property
    def best(self) -> str:
        """The answer that is asked for, in notation."""
        return self.answers[0].say

    def state(self, game: Game) -> Position:
        """The position."""
        return game.from_dict(self.position)

    def offered(self, game: Game) -> list[int]:
        """The answers as actions, in the order of the game: nothing tells which is the best."""
        return sorted(int(game.parse(answer.say)) for answer in self.answers)

    def place(self, game: Game, action: int) -> int:
        """How good an action is, from 0 for the best; -1 if it is not offered."""
        said = game.notation(action)
        return next((place for place, answer in enumerate(self.answers) if answer.say == said), -1)

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {**self._asdict(), "answers": [answer.to_dict() for answer in self.answers]}

    @staticmethod
    def from_dict(data: Mapping[str, Any]) -> "Puzzle":
        """As it was written."""
        answers = [Answer.from_dict(answer) for answer in data["answers"]]
        return Puzzle(**{**{name: data[name] for name in Puzzle._fields}, "answers": answers})


class Book(NamedTuple):
    """All puzzles of a game, and how they were made."""

    game: str
    version: int
    """Of the game's rules."""
    code: str
    """The edition of the house that made them."""
    seed: int
    games: int
    """How many games of bots were looked through."""
    puzzles: list[Puzzle]

    def numbered(self, number: int) -> Puzzle:
        """The puzzle of this number, from 1."""
        if not 1 <= number <= len(self.puzzles):
            raise IgrotekaError("no-puzzle", {"number": number, "last": len(self.puzzles)})
        return self.puzzles[number - 1]

    def text(self) -> str:
        """As it is kept: the easiest first, one puzzle a line."""
        heading = {"form": FORM, **{name: getattr(self, name) for name in ("game", "version", "code", "seed", "games")}}
        order = sorted(self.puzzles, key=lambda puzzle: (GRADES.index(puzzle.grade), puzzle.id))
        lines = [written(heading), *(written(puzzle.to_dict()) for puzzle in order)]
        return "\n".join(lines) + "\n"


def written(data: object) -> str:
    """JSON in as few letters as it takes."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def id_of(position: Mapping[str, Any], seat: int) -> str:
    """A name that stays, wherever the puzzle stands in its file."""
    said = json.dumps([position, seat], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(said.encode()).hexdigest()[:ID]


def read_book(text: str) -> Book:
    """A book as it was kept; what is no book is refused."""
    try:
        heading, *rows = [json.loads(line) for line in text.splitlines()]
        puzzles = [Puzzle.from_dict(row) for row in rows]
        book = Book(**{name: heading[name] for name in Book._fields if name != "puzzles"}, puzzles=puzzles)
        known = heading["form"] == FORM
    except (ValueError, KeyError, TypeError, RecursionError):
        known = False
    if not known:
        raise IgrotekaError("bad-puzzles")
    return book


def path_of(game: str) -> Path:
    """Where the puzzles of a game lie."""
    return Path(str(files("igroteka.coach.puzzles") / f"{game}.json"))


@lru_cache(maxsize=32)
def book_of(game: str) -> Book | None:
    """The puzzles that come with the house; nothing for a game that has none."""
    try:
        return read_book(path_of(game).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None


def of_the_day(day: date, books: Sequence[Book]) -> tuple[Book, int] | None:
    """The puzzle of a day and its number: the games take turns, and it is the same for everybody.

    A step that shares no factor with their count leads through all puzzles of a game before one comes again.
    """
    full = [book for book in books if book.puzzles]
    if not full:
        return None
    turn, place = divmod(day.toordinal(), len(full))
    book = full[place]
    count = len(book.puzzles)
    return book, turn * stride(count) % count + 1


def stride(count: int) -> int:
    """A step through so many that meets each once, and neighbours seldom."""
    step = max(1, round(0.618 * count))
    while any(step % factor == 0 and count % factor == 0 for factor in range(2, step + 1)):
        step -= 1
    return step
