"""`igroteka puzzles`: positions in which one move is clearly best, solved at the terminal; and how they are made."""

import sys
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from igroteka import __version__, catalog
from igroteka.cli.console import Language, console, language_of, print_json, progress, speech_of
from igroteka.cli.files import read_text, write_text
from igroteka.cli.games import title_of
from igroteka.cli.seating import new_seating
from igroteka.coach.measure import tenth
from igroteka.coach.puzzles.book import GRADES, Answer, Book, Puzzle, book_of, of_the_day, path_of, read_book
from igroteka.coach.puzzles.maker import FULL, Maker
from igroteka.coach.puzzles.teaching import lesson, lessons
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.speech import Speech

WRONG: Final = 1


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("puzzles")(puzzles)


def puzzles(
    game: Annotated[str | None, typer.Argument(help="The game; all of them if left out.", show_default=False)] = None,
    number: Annotated[int, typer.Argument(help="Which one to solve, from 1; a list if left out.")] = 0,
    answer: Annotated[str, typer.Option(help="Answer at once, by number or notation.")] = "",
    day: Annotated[bool, typer.Option("--day", help="The puzzle of the day.")] = False,
    make: Annotated[bool, typer.Option("--make", help="Look for puzzles in games of bots, or go on looking.")] = False,
    count: Annotated[int, typer.Option(min=1, help="With --make: how many there shall be.")] = FULL,
    games: Annotated[int, typer.Option(min=1, help="With --make: games to look through at most.")] = 1000,
    seed: Annotated[int, typer.Option(help="With --make: of all luck; an equal seed finds equal puzzles.")] = 0,
    file: Annotated[Path | None, typer.Option(help="Puzzles of this file.", show_default="those of the house")] = None,
    json: Annotated[bool, typer.Option("--json", help="The list as one JSON object.")] = False,
    lang: Language = None,
) -> None:
    """Solve puzzles: which move is clearly best here?"""
    language = language_of(lang)
    if make:
        if game is None:
            raise IgrotekaError("puzzles-which")
        make_book(catalog.load(game), file or path_of(game), count, games, seed, language)
        return
    if day:
        chosen = of_the_day(datetime.now(UTC).date(), books())
        if chosen is None:
            raise IgrotekaError("no-puzzles", {"game": ""})
        solve(*chosen, answer, language)
        return
    found = [known(game, file)] if game is not None else books()
    if game is not None and number:
        solve(found[0], number, answer, language)
    elif json:
        print_json({"puzzles": [listed(book) for book in found]})
    else:
        show(found, language, whole=game is not None)


def books() -> list[Book]:
    """Of all games that have some for the rules as they are."""
    found = {game: book_of(game) for game in catalog.games()}
    return [
        book
        for game, book in found.items()
        if book is not None and book.puzzles and book.version == catalog.load(game).version
    ]


def known(game: str, file: Path | None) -> Book:
    """The puzzles of a game: of the house, or of a file."""
    rules = catalog.load(game)
    book = book_of(rules.id) if file is None else read_book(read_text(file))
    if book is None or book.game != rules.id or book.version != rules.version:
        raise IgrotekaError("no-puzzles", {"game": rules.id})
    return book


# --- making


def make_book(game: Game, path: Path, count: int, games: int, seed: int, language: str) -> None:
    """Go on where the file ends; it is written after every puzzle and every game, so it may be stopped any time."""
    book = read_book(read_text(path)) if path.exists() else None
    if book is not None and (book.game, book.version) != (game.id, game.version):
        raise IgrotekaError("puzzles-other", {"path": str(path), "game": book.game})
    maker = Maker(game, book, seed=seed, count=count, code=__version__)
    kept = maker.book
    with progress(speech_of(language).say("puzzles-making", game=game.id), count) as advance:
        advance(len(kept.puzzles))
        for found in maker.grow(games):
            if (found.games, len(found.puzzles)) != (kept.games, len(kept.puzzles)):
                write_text(path, found.text())
                advance(len(found.puzzles) - len(kept.puzzles))
                kept = found
    words = speech_of(language)
    told = words.say("puzzles-made", count=len(kept.puzzles), games=kept.games, path=str(path))
    console(stderr=True).print(told, style="dim", markup=False, soft_wrap=True)


# --- looking


def listed(book: Book) -> dict[str, object]:
    """For programs; what is best is not told."""
    counts = Counter(puzzle.grade for puzzle in book.puzzles)
    return {
        "game": book.game,
        "count": len(book.puzzles),
        "grades": {grade: counts[grade] for grade in GRADES},
        "lessons": {lesson(book.numbered(number)): number for number in lessons(book)},
        "puzzles": [
            {"number": place, "id": one.id, "grade": one.grade, "seats": one.seats, "decision": one.decision}
            for place, one in enumerate(book.puzzles, 1)
        ],
    }


def show(found: list[Book], language: str, *, whole: bool) -> None:
    """How many there are; of one game, which numbers are of which grade."""
    words, screen = speech_of(language), console()
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say("puzzles-game"))
    for grade in GRADES:
        table.add_column(words.say(f"puzzles-{grade}"), justify="left" if whole else "right")
    for book in found:
        cells = []
        for grade in GRADES:
            numbers = [place for place, one in enumerate(book.puzzles, 1) if one.grade == grade]
            span = f"{numbers[0]}\N{EN DASH}{numbers[-1]}" if len(numbers) > 1 else "".join(map(str, numbers))
            cells.append(span if whole else str(len(numbers)))
        table.add_row(book.game, *cells)
    screen.print(table)
    if found:
        screen.print(Text(words.say("puzzles-more", game=found[0].game), style="dim"))


# --- solving


class Asked:
    """One puzzle at the terminal, in one language."""

    def __init__(self, book: Book, number: int, language: str) -> None:
        self.game: Final = catalog.load(book.game)
        self.puzzle: Final[Puzzle] = book.numbered(number)
        self.words: Final[Speech] = speech_of(language, self.game.package)
        self.state: Final = self.puzzle.state(self.game)
        seating = new_seating(self.puzzle.seats, [], [], self.words, seat=self.puzzle.seat)
        self.names: Final = seating.names
        self.offered: Final = self.puzzle.offered(self.game)
        self.title: Final = self.words.say(
            "puzzle-head",
            game=title_of(self.game, language),
            number=number,
            of=len(book.puzzles),
            grade=self.words.say(f"puzzles-{self.puzzle.grade}"),
        )

    def text(self, action: int) -> str:
        """An answer in words."""
        return self.game.option_text(self.state, action, self.words, self.names)

    @property
    def numbers(self) -> list[str]:
        """What answers are called; letters are names of buildings."""
        return [str(place) for place in range(1, len(self.offered) + 1)]

    def number(self, say: str) -> str:
        """The number of an answer in notation."""
        return self.numbers[self.offered.index(int(self.game.parse(say)))]

    def read(self, line: str) -> int:
        """The answer that was typed, as an action, or -1."""
        word = " ".join(line.split())
        if word in self.numbers:
            return self.offered[self.numbers.index(word)]
        action = int(self.game.parse(word))
        return action if action in self.offered else -1

    def points(self, value: float) -> str:
        """A number as the language writes it, with its sign."""
        text = f"{tenth(value):+.1f}".replace("-", "\N{MINUS SIGN}")
        return text.replace(".", ",") if self.words.language == "ru" else text

    def part(self, name: str) -> str:
        """What a part of a value is called."""
        key = f"part-{name}"
        return self.words.say(key if self.words.has(key) else "part-other")


def solve(book: Book, number: int, answer: str, language: str) -> None:
    """Show the position and what is offered, take an answer, and tell what all of them are worth."""
    asked = Asked(book, number, language)
    screen, words = console(), asked.words
    screen.print(Text(asked.title, style="bold"))
    marks = [place for action in asked.offered for place in asked.state.targets(action)]
    view = {**asked.state.view(asked.puzzle.seat), "marks": marks}
    screen.print("\n".join(asked.game.draw(view, words, asked.names)), soft_wrap=True)
    question = asked.game.question_text(asked.state, asked.puzzle.seat, words, asked.names)
    screen.print(Text(words.say("puzzle-you", name=asked.names[asked.puzzle.seat], question=question), style="bold"))
    for sign, action in zip(asked.numbers, asked.offered, strict=True):
        screen.print(Text(f"  {sign}  {asked.text(action)}"))
    chosen = asked.read(answer) if answer else -1
    if answer and chosen < 0:
        raise IgrotekaError("puzzle-answer")
    while chosen < 0:
        try:
            line = input(words.say("puzzle-prompt") + " ")
        except EOFError:
            screen.print()
            raise typer.Exit(WRONG) from None
        if not sys.stdin.isatty():
            sys.stdout.write(line + "\n")
        chosen = asked.read(line)
        if chosen < 0:
            screen.print(Text(words.say("puzzle-unread", numbers=" ".join(asked.numbers))))
    explain(asked, asked.puzzle.place(asked.game, chosen))


def explain(asked: Asked, place: int) -> None:
    """Whether it was right, what every answer is worth, and why the best is better."""
    screen, words, answers = console(), asked.words, asked.puzzle.answers
    verdict = "right" if place == 0 else "close" if place == 1 else "wrong"
    screen.print()
    screen.print(Text(words.say(f"puzzle-{verdict}"), style="bold green" if place == 0 else "bold yellow"))
    table = Table(box=None, pad_edge=False)
    for column in ("answer", "lead", "behind"):
        table.add_column(words.say(f"puzzle-column-{column}"), justify="left" if column == "answer" else "right")
    for one in answers:
        text = f"{asked.number(one.say)}  {asked.text(int(asked.game.parse(one.say)))}"
        behind = "" if one is answers[0] else asked.points(-one.behind)
        table.add_row(Text(text, style="bold" if one is answers[0] else ""), asked.points(one.value), behind)
    screen.print(table)
    other: Answer = answers[max(1, place)]
    best, second = asked.number(answers[0].say), asked.number(other.say)
    screen.print(Text(words.say("puzzle-why", best=best, other=second)))
    for reason in other.reasons:
        screen.print(Text(f"  {asked.points(reason.gain):>6}  {asked.part(reason.part)}"))
    screen.print(Text(words.say("puzzle-proof", worlds=asked.puzzle.worlds), style="dim"))
