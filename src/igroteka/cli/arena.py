"""`igroteka arena`: a tournament of bots."""

import sys
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

from igroteka import catalog
from igroteka.cli import chart
from igroteka.cli.console import Language, console, language_of, print_json, progress, speech_of
from igroteka.core.speech import Speech
from igroteka.sim.arena import Line, Standings, compete
from igroteka.sim.cluster import cluster
from igroteka.sim.contest import Contest
from igroteka.sim.crew import Crew, alone, processes, usual_jobs

INTERRUPTED: Final = 130
LOCAL: Final = "local"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("arena")(arena)


def arena(
    game: Annotated[str, typer.Argument(help="A game, as listed by `igroteka games`.")],
    bots: Annotated[
        str, typer.Option(metavar="NAME,NAME,...", help="One bot a seat: master,apprentice,my.module:maker.")
    ],
    games: Annotated[int, typer.Option(min=1, help="How many; a multiple of the seats is fair.")] = 200,
    seed: Annotated[int, typer.Option(help="Of all luck: an equal seed gives equal results.")] = 0,
    jobs: Annotated[
        int | None,
        typer.Option(
            min=1, help="Processes; results do not depend on it.", show_default="2, or 1 core; on ray all cores"
        ),
    ] = None,
    on: Annotated[
        str,
        typer.Option(metavar="PLACE", help="local: this machine; ray or ray://HOST[:PORT]: a Ray cluster."),
    ] = LOCAL,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the table.")] = None,
    preset: Annotated[str, typer.Option(help="A set of options.")] = "",
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="A chart: FILE.png or FILE.html.")] = None,
    lang: Language = None,
) -> None:
    """Let bots play: each sits equally often in each place. Ctrl-C shows the results so far."""
    language = language_of(lang)
    words = speech_of(language)
    found = catalog.load(game)
    names = tuple(name.strip() for name in bots.split(","))
    contest = Contest(found.id, names, seed, found.settings.parse(option or []), preset)
    if any(":" in name for name in names):
        look_here()
    contest.check()
    if plot is not None:
        chart.check(plot)
    crew = crew_of(on, jobs)
    with progress(words.say("arena-playing", game=found.id, place=on), games) as advance:
        result = compete(contest, games, crew, advance)
    if json:
        print_json(result.to_dict())
    else:
        show(result, words)
    if plot is not None and result.games:
        save(result, plot, words)
    if result.trouble is not None:
        raise result.trouble
    if result.interrupted:
        raise typer.Exit(INTERRUPTED)


def look_here() -> None:
    """Whose bot lies in the folder where the command is given need not say where that is: as with `python -m`."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)


def crew_of(place: str, jobs: int | None) -> AbstractContextManager[Crew]:
    """Who plays there."""
    if place != LOCAL:
        return cluster(place, jobs)
    jobs = jobs or usual_jobs()
    return processes(jobs) if jobs > 1 else alone()


def save(result: Standings, plot: Path, words: Speech) -> None:
    """Draw the chart."""
    chart.save(result, plot, words)
    console(stderr=True).print(words.say("arena-plotted", path=str(plot)), style="dim", markup=False)


def show(result: Standings, words: Speech) -> None:
    """The standings by entry, then by bot where one sits in several places."""
    screen = console()
    if result.interrupted:
        screen.print(words.say("arena-interrupted", games=result.games), style="yellow", markup=False)
    contest = result.contest
    head = words.say("arena-head", game=contest.game, games=result.games, seed=str(contest.seed))
    screen.print(head, style="bold", markup=False)
    screen.print(standing_table(result.entries, words, numbered=True))
    if len(result.bots) < len(result.entries):
        screen.print()
        screen.print(standing_table(result.bots, words, numbered=False))
    screen.print()
    screen.print(words.say("arena-interval"), style="dim", markup=False)
    if result.turns is not None:
        screen.print(words.say("arena-turns", turns=f"{result.turns:.1f}"), style="dim", markup=False)
    screen.print(words.say("arena-pace", pace=round(result.decisions_per_s)), style="dim", markup=False)
    if result.lost:
        screen.print(words.say("arena-lost", times=result.lost), style="dim", markup=False)


def standing_table(lines: list[Line], words: Speech, *, numbered: bool) -> Table:
    """A line for each entry, or for each bot."""
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say("arena-entry" if numbered else "arena-bot"))
    for column in ("wins", "share", "range", "fair", "score", "place"):
        table.add_column(words.say(f"arena-{column}"), justify="right")
    for number, line in enumerate(lines, start=1):
        table.add_row(
            f"{number} {line.bot}" if numbered else f"{line.bot} × {line.entries}",
            f"{line.wins:g}" if line.wins == int(line.wins) else f"{line.wins:.1f}",
            percent(line.share),
            f"{percent(line.low)} – {percent(line.high)}",
            percent(line.fair),
            f"{line.score:.2f}",
            f"{line.place:.2f}",
        )
    return table


def percent(share: float) -> str:
    """A share for people."""
    return f"{100 * share:.1f} %"
