"""A review in words: what terminal and page tell beside the graph."""

import re
from collections.abc import Sequence
from typing import Final

from igroteka.cli.games import title_of
from igroteka.coach.advice import SCORE
from igroteka.coach.judge import Decision
from igroteka.coach.measure import tenth
from igroteka.coach.reasons import Reason
from igroteka.coach.review import Chip, Review
from igroteka.coach.story import Story
from igroteka.core.game import Game
from igroteka.core.record import Record
from igroteka.core.speech import Speech

SHOWN: Final = 5  # costly decisions of a seat
NUMBER: Final = re.compile(r"[\d.,%+\N{MINUS SIGN}-]+")

Rows = list[list[str]]


class Told:
    """One review in one language."""

    def __init__(
        self, game: Game, record: Record, review: Review, names: list[str], words: Speech, seats: Sequence[int]
    ) -> None:
        self.game: Final = game
        self.record: Final = record
        self.review: Final = review
        self.names: Final = names
        self.words: Final = words
        self.seats: Final = list(seats) or list(range(record.seats))
        self.story: Final = Story(game, record)

    def say(self, key: str, **args: object) -> str:
        """A sentence of the review."""
        return self.words.say(f"review-{key}", **args)

    def title(self) -> str:
        """Which game it was."""
        return self.say("head", game=title_of(self.game, self.words.language), moves=len(self.record.moves))

    def axis(self) -> str:
        """What the graph shows."""
        return self.say("score" if self.review.kind == SCORE else "lead")

    def rounds(self) -> str:
        """What is counted below the graphs."""
        return self.say("rounds", game=self.game.id)

    def chip(self, one: Chip) -> str:
        """A stroke of luck in words: whose, of which kind, how much."""
        return f"{self.names[one.seat]}, {self.fortune(one.kind)} {self.signed(one.gain)}"

    def fortune(self, kind: str) -> str:
        """What a kind of luck is called."""
        return self.words.say(f"fortune-{kind}")

    def tables(self) -> list[tuple[list[str], Rows]]:
        """Costly decisions, finds, luck: names of the columns, and rows."""
        return [self.costly(), self.found(), self.luck()]

    def dearest(self) -> list[Decision]:
        """The dearest decisions of each seat, in the order of the game."""
        dear = self.review.decisions()
        shown = [one for seat in self.seats for one in [two for two in dear if two.seat == seat][:SHOWN]]
        return sorted(shown, key=lambda one: one.step)

    def costly(self) -> tuple[list[str], Rows]:
        """The same in words."""
        rows = [
            [
                str(one.step + 1),
                self.names[one.seat],
                self.action(one.step, one.played),
                self.action(one.step, one.best),
                self.points(one.price),
                self.say("sure", bars=one.sure),
                self.why(one.reasons),
            ]
            for one in self.dearest()
        ]
        head = [self.say(f"column-{name}") for name in ("move", "seat", "played", "best", "price", "sure", "why")]
        return head, rows

    def found(self) -> tuple[list[str], Rows]:
        """The only strong answers that were played."""
        rows = [
            [str(one.step + 1), self.names[one.seat], self.action(one.step, one.action), self.points(one.gap)]
            for one in self.review.finds()
            if one.seat in self.seats
        ]
        return [self.say(f"column-{name}") for name in ("move", "seat", "find", "gap")], rows

    def luck(self) -> tuple[list[str], Rows]:
        """Where the points of every seat came from: a row each, and its sum at the end."""
        if self.review.shares is None:
            return [], []
        shares = self.review.shares.to_dict()
        kinds = shares["kinds"]
        head = [self.say("column-seat"), self.say("column-start")]
        head += [self.fortune(kind) for kind in kinds]
        head += [self.say(f"column-{name}") for name in ("decisions", "rivals", "result")]
        rows = []
        for seat in range(self.review.seats):
            middle = [row[seat] for row in kinds.values()]
            cells = [*middle, shares["decisions"][seat], shares["rivals"][seat]]
            ends = self.points(shares["start"][seat]), self.points(shares["result"][seat])
            rows.append([self.names[seat], ends[0], *[self.signed(points) for points in cells], ends[1]])
        return head, rows

    def notes(self) -> list[str]:
        """How to read it."""
        return [self.say("note-lead"), self.say("note-price"), self.say("note-luck")]

    def action(self, step: int, action: int) -> str:
        """What was said, or could have been."""
        state, seat = self.story.steps[step].before.copy(), self.story.steps[step].seat
        state.call_on(seat)
        return self.game.option_text(state, action, self.words, self.names)

    def why(self, reasons: Sequence[Reason]) -> str:
        """The parts of a price."""
        lines = [f"{self.signed(one.gain)} {self.part(one.part)}" for one in reasons]
        return ", ".join(lines)

    def part(self, name: str) -> str:
        """What a part is called; games that others bring may have no words for theirs."""
        key = f"part-{name}"
        return self.words.say(key if self.words.has(key) else "part-other")

    def points(self, value: float) -> str:
        """A number as the language writes it."""
        text = f"{tenth(value):.1f}".replace("-", "\N{MINUS SIGN}")
        return text.replace(".", ",") if self.words.language == "ru" else text

    def signed(self, value: float) -> str:
        """The same with its sign."""
        return f"+{self.points(value)}" if tenth(value) > 0 else self.points(value)

    @staticmethod
    def is_number(rows: Rows, place: int) -> bool:
        """Does a column hold nothing but numbers?"""
        return all(NUMBER.fullmatch(row[place]) for row in rows)
