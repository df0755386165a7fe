"""`igroteka bench`: speed on this machine."""

from typing import Annotated

import typer
from rich.table import Table

from igroteka import catalog
from igroteka.cli.console import Language, console, language_of, print_json, speech_of
from igroteka.sim.speed import Speed, Thinking, measure, think, usual_preset


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("bench")(bench)


def bench(
    game: Annotated[str, typer.Argument(help="A game, as listed by `igroteka games`.")],
    seconds: Annotated[float, typer.Option(min=0.01, help="CPU time for games; copies take a quarter more.")] = 5.0,
    seats: Annotated[int, typer.Option("--seats", "--players", min=0, help="How many play; 0: as many as can.")] = 0,
    preset: Annotated[
        str | None,
        typer.Option(help='A set of options, such as simulation; "" for the defaults.', show_default="no_player_trade"),
    ] = None,
    bots: Annotated[str, typer.Option(help="Measure how fast bots of this level think instead.")] = "",
    seed: Annotated[int, typer.Option(help="Of the first game; the next ones follow.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    lang: Language = None,
) -> None:
    """Measure random games, actions and copies per second of one core, or how fast bots think."""
    language = language_of(lang)
    found = catalog.load(game)
    chosen = usual_preset(found) if preset is None else preset
    if bots:
        thinking = think(found, bots, seats, chosen, seconds, seed)
        if json:
            print_json(thinking.to_dict())
        else:
            show_thinking(thinking, language)
        return
    speed = measure(found, seats, chosen, seconds, seed)
    if json:
        print_json(speed.to_dict())
    else:
        show(speed, language)


def show(speed: Speed, language: str) -> None:
    """The figures, and what they count."""
    words = speech_of(language)
    screen = console()
    build = words.say("bench-compiled" if speed.compiled else "bench-interpreted")
    head = words.say("bench-head", game=speed.game, players=speed.players, preset=speed.preset or "-", build=build)
    screen.print(head, style="bold", markup=False)
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style="dim")
    for key in ("games", "actions", "decisions", "copies"):
        figure = words.say("bench-figure", value=round(getattr(speed, f"{key}_per_s")))
        table.add_row(words.say(f"bench-{key}"), figure, words.say(f"bench-{key}.what"))
    screen.print(table)
    played = words.say("bench-played", games=speed.games, steps=speed.steps, seconds=f"{speed.seconds:.1f}")
    screen.print(played, style="dim", markup=False)
    screen.print(f"igroteka {speed.version}, {speed.python}, {speed.platform}", style="dim", markup=False)


def show_thinking(found: Thinking, language: str) -> None:
    """The same of bots."""
    words = speech_of(language)
    screen = console()
    build = words.say("bench-compiled" if found.compiled else "bench-interpreted")
    head = words.say("bench-head", game=found.game, players=found.players, preset=found.preset or "-", build=build)
    screen.print(head, style="bold", markup=False)
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style="dim")
    for key, value in (("decisions", found.decisions_per_s), ("microseconds", found.microseconds)):
        table.add_row(
            words.say(f"bench-{key}"), words.say("bench-figure", value=round(value)), words.say(f"bench-{key}.of-bots")
        )
    screen.print(table)
    told = words.say("bench-thought", bot=found.bot, decisions=found.decisions, seconds=f"{found.seconds:.1f}")
    screen.print(told, style="dim", markup=False)
    screen.print(f"igroteka {found.version}, {found.python}, {found.platform}", style="dim", markup=False)
