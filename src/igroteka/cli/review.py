"""`igroteka review`: how a recorded game went, what was decided at a price, and what was luck."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.table import Table

from igroteka import catalog
from igroteka.cli import chart, review_chart
from igroteka.cli.console import Language, console, language_of, print_json, progress, speech_of
from igroteka.cli.files import read_text
from igroteka.cli.review_words import Told
from igroteka.cli.seating import seating_of
from igroteka.coach.hands import Together
from igroteka.coach.review import Review, reviews
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.record import Record, read_record
from igroteka.core.speech import LANGUAGES
from igroteka.sim.crew import usual_jobs

SECONDS: Final = {"catan": 45.0, "burgundy": 45.0}
OTHERS: Final = 100.0
"""Within a minute, or two for the longer games, all is written."""

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("review")(review)


def review(
    file: Annotated[Path, typer.Argument(help="A record, as JSON or as lines.")],
    seat: Annotated[int | None, typer.Option(min=0, help="Only the decisions of this seat, from 0.")] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="A page with the graph, in both languages.")] = None,
    png: Annotated[Path | None, typer.Option(metavar="FILE", help="The graph as a picture.")] = None,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.0, help="End about then, whatever is left; 0: never.", show_default="one minute or two"),
    ] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes that think.", show_default="two")] = None,
    seed: Annotated[int, typer.Option(help="Of all luck in thought: an equal seed gives an equal review.")] = 0,
    lang: Language = None,
) -> None:
    """Look at a recorded game again: leads, costly decisions, finds, luck."""
    language = language_of(lang)
    record = read_record(read_text(file))
    game = catalog.load(record.game)
    if seat is not None and seat >= record.seats:
        raise IgrotekaError("no-seat", {"seat": seat, "last": record.seats - 1})
    for path, kind in ((html, ".html"), (png, ".png")):
        if path is not None:
            checked(path, kind)
    limit = SECONDS.get(game.id, OTHERS) if seconds is None else seconds
    seats = [seat] if seat is not None else []
    paths = [path for path in (html, png) if path is not None]

    def written(found: Review) -> dict[str, Told]:
        told = {one: told_in(one, game, record, found, seats) for one in LANGUAGES}

        def page() -> str:
            return review_chart.page_of(found, told, language)

        def picture() -> "Figure":
            return review_chart.picture(found, told[language])

        for path in paths:
            chart.store(path, picture, page)
        return told

    found = looked_at(game, record, seed, limit, jobs or usual_jobs(), language, written)
    told = written(found)
    words = speech_of(language)
    for path in paths:
        console(stderr=True).print(words.say("review-written", path=str(path)), style="dim", markup=False)
    if json:
        print_json(found.to_dict(seats))
    else:
        show(told[language])


def checked(path: Path, kind: str) -> None:
    """Raise what would be wrong later, before a minute of thinking."""
    chart.check(path)
    if path.suffix.lower() != kind:
        raise IgrotekaError("chart-kind", {"path": str(path)})


def looked_at(
    game: Game,
    record: Record,
    seed: int,
    seconds: float,
    jobs: int,
    language: str,
    on_graph: Callable[[Review], object],
) -> Review:
    """The whole review, with a bar that shows how far it is; nobody waits for the first picture."""
    hands = Together(jobs, partial(catalog.load, game.id), record) if jobs > 1 else None
    growing = reviews(game, record, seed=seed, seconds=seconds, hands=hands)
    found = next(growing)
    on_graph(found)
    with progress(speech_of(language).say("review-looking", game=game.id), found.total) as advance:
        done = 0
        for found in growing:
            advance(found.done - done)
            done = found.done
    return found


def told_in(language: str, game: Game, record: Record, found: Review, seats: list[int]) -> Told:
    """What is to be told, in the words of a language."""
    words = speech_of(language, game.package)
    names = seating_of(record.names or [], record.seats, words).names
    return Told(game, record, found, names, words, seats)


def show(told: Told) -> None:
    """At the terminal: the result, costly decisions, finds, and luck."""
    screen = console()
    screen.print(told.title(), style="bold", markup=False)
    for head, rows in told.tables():
        if not rows:
            continue
        screen.print()
        table = Table(box=None, pad_edge=False)
        for place, name in enumerate(head):
            table.add_column(name, justify="right" if told.is_number(rows, place) else "left")
        for row in rows:
            table.add_row(*(cell.replace("[", r"\[") for cell in row))
        screen.print(table)
    screen.print()
    for line in told.notes():
        screen.print(line, style="dim", markup=False)
