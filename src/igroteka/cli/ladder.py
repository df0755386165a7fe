"""`igroteka ladder`: how strong the levels of bots are."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from igroteka import catalog
from igroteka.ai.bots import levels as usual_levels
from igroteka.cli import chart, ladder_chart
from igroteka.cli.arena import INTERRUPTED, LOCAL, crew_of
from igroteka.cli.console import Language, console, language_of, print_json, progress, speech_of
from igroteka.core.speech import Speech
from igroteka.sim.crew import all_cores
from igroteka.sim.ladder import Heights, Ladder, Meeting, Rung, climb


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("ladder")(ladder)


def ladder(
    game: Annotated[str, typer.Argument(help="A game, as listed by `igroteka games`.")],
    levels: Annotated[
        str,
        typer.Option(metavar="NAME,NAME,...", help="Who plays.", show_default=", ".join(usual_levels())),
    ] = "",
    games: Annotated[int, typer.Option(min=1, help="Of each pair; a multiple of the seats is fair.")] = 100,
    seed: Annotated[int, typer.Option(help="Of all luck.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; results do not depend on it.", show_default="all cores")
    ] = None,
    on: Annotated[
        str,
        typer.Option(metavar="PLACE", help="local: this machine; ray or ray://HOST[:PORT]: a Ray cluster."),
    ] = LOCAL,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the table.")] = None,
    preset: Annotated[str, typer.Option(help="A set of options.")] = "",
    file: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where every game is written; what is there already is not played again.",
            show_default="ladder-GAME.jsonl",
        ),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="A chart: FILE.png or FILE.html.")] = None,
    lang: Language = None,
) -> None:
    """Let all levels of bots play each other, and tell how strong they are.

    Two levels share the smallest even table, half of the seats each. Ratings are Bradley and Terry's on Elo's scale
    with 95 % intervals, the mean of the levels is 0; each pair is given one drawn game beside those it played.
    Ctrl-C shows what is known, and the same command goes on from there.
    """
    language = language_of(lang)
    words = speech_of(language)
    found = catalog.load(game)
    names = tuple(name.strip() for name in levels.split(",")) if levels else tuple(usual_levels())
    rungs = Ladder(found.id, names, games, seed, found.settings.parse(option or []), preset)
    total = games * len(rungs.pairs())
    if plot is not None:
        chart.check(plot)
    path = file or Path(f"ladder-{found.id}.jsonl")
    crew = crew_of(on, jobs or (all_cores() if on == LOCAL else None))
    with progress(words.say("arena-playing", game=found.id, place=on), total) as advance:
        result = climb(rungs, path, crew, advance)
    if json:
        print_json({**result.to_dict(), "file": str(path)})
    else:
        show(result, path, words)
    if plot is not None and result.games:
        ladder_chart.save(result, plot, words)
        console(stderr=True).print(words.say("arena-plotted", path=str(plot)), style="dim", markup=False)
    if result.trouble is not None:
        raise result.trouble
    if result.interrupted:
        raise typer.Exit(INTERRUPTED)


def show(result: Heights, path: Path, words: Speech) -> None:
    """Who stands where, then how the pairs fared."""
    screen = console()
    if result.interrupted:
        screen.print(words.say("ladder-interrupted"), style="yellow", markup=False)
    screen.print(ladder_chart.title(result, words), style="bold", markup=False)
    screen.print(rung_table(result.rungs, words))
    screen.print()
    screen.print(meeting_table(result.meetings, words))
    screen.print()
    for note in ladder_chart.notes(result, words):
        screen.print(note, style="dim", markup=False)
    screen.print(words.say("ladder-file", played=result.played, path=str(path)), style="dim", markup=False)
    if result.lost:
        screen.print(words.say("arena-lost", times=result.lost), style="dim", markup=False)


def rung_table(rungs: list[Rung], words: Speech) -> Table:
    """A line for each level, the strongest first."""
    table = Table(box=None, pad_edge=False)
    for place, name in enumerate(ladder_chart.rung_columns(words)):
        table.add_column(name, justify="right" if place else "left")
    for rung in rungs:
        table.add_row(*ladder_chart.rung_cells(rung))
    return table


def meeting_table(meetings: list[Meeting], words: Speech) -> Table:
    """A line for each pair: what the higher one won."""
    table = Table(box=None, pad_edge=False)
    for place, name in enumerate(ladder_chart.meeting_columns(words)):
        table.add_column(name, justify="right" if place else "left")
    for meeting in meetings:
        table.add_row(*ladder_chart.meeting_cells(meeting))
    return table
