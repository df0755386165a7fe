"""`igroteka play`: a game at the terminal."""

import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

import typer

from igroteka import catalog
from igroteka.cli.console import Language, console, language_of, speech_of
from igroteka.cli.files import Keeper, new_path, read_text
from igroteka.cli.seating import new_seating, seating_of
from igroteka.cli.table import Leave, Table
from igroteka.core.errors import IgrotekaError
from igroteka.core.match import Match
from igroteka.core.record import read_record

FIRST_GAME: Final = "catan"
PACE: Final = 0.35  # seconds a line of a bot's move stays the last
FAILED: Final = 1
INTERRUPTED: Final = 130


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play")(play)


def play(
    game: Annotated[str | None, typer.Argument(help="The game; catan if left out.", show_default=False)] = None,
    seats: Annotated[int, typer.Option(help="How many play; 0: as many as the game takes.")] = 0,
    bots: Annotated[str, typer.Option(help="Kinds of bots, by commas; the last one fills the table.")] = "",
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the rules: name=value. May be repeated.")
    ] = None,
    preset: Annotated[str, typer.Option(help="A set of options by name.")] = "",
    seed: Annotated[str | None, typer.Option(help="All the luck of the game; drawn if left out.")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    load: Annotated[Path | None, typer.Option(help="Go on with this record.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file.")] = None,
    names: Annotated[str, typer.Option(help="Names of the seats, by commas.")] = "",
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="Several people at one keyboard.")] = False,
    pace: Annotated[float | None, typer.Option(min=0.0, max=10.0, help="Seconds for a line of a bot's move.")] = None,
    lang: Language = None,
) -> None:
    """Play against bots, or with several people at one keyboard."""
    language = language_of(lang)
    speech = speech_of(language)
    kinds = split(bots)
    if load is not None:
        alone = {"--seats": seats, "--option": option, "--preset": preset, "--seed": seed, "--hot-seat": hot_seat}
        for flag, value in alone.items():
            if value:
                raise IgrotekaError("load-alone", {"option": flag})
        text = read_text(load)
        record = read_record(text)
        rules = catalog.load(game or record.game)
        seating = seating_of(record.names, rules.checked_seats(record.seats), speech)
        if kinds or seat or names:
            called = split(names) or seating.names
            seating = new_seating(record.seats, kinds, called, speech, seat=seat)
        record.names = seating.written()
        record.seed = record.seed or secrets.token_hex(16)
        match = Match.replay(rules, record)
        keeper = Keeper(kept_at(save, load, rules.id), in_lines=save is None and not text.lstrip().startswith("{"))
    else:
        rules = catalog.load(game or FIRST_GAME)
        options = rules.settings.parse(option or [])
        count = rules.checked_seats(seats)
        seating = new_seating(count, kinds, split(names), speech, seat=seat, hot_seat=hot_seat)
        match = Match(rules, count, options, seed, preset=preset, names=seating.written())
        keeper = Keeper(kept_at(save, None, rules.id))
    match.begin()
    run(Table(match, seating, language, keeper, pace_of(pace)))


def split(text: str) -> list[str]:
    """Words by commas."""
    return [word.strip() for word in text.split(",")] if text.strip() else []


def kept_at(save: Path | None, load: Path | None, game: str) -> Path:
    """The file asked for, else the one the game came from, else a new one; never over another file."""
    if save is None:
        return load or new_path(game)
    if save.exists() and (load is None or save.resolve() != load.resolve()):
        raise IgrotekaError("file-exists", {"path": str(save)})
    return save


def pace_of(given: float | None) -> float:
    """Nobody waits for a pipe."""
    if not console().is_terminal:
        return 0.0
    return PACE if given is None else given


def run(table: Table) -> None:
    """Play; whoever leaves, by q, Ctrl-C or the end of the input, can go on later."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401, PLC0415 -- line editing, where there is any
    try:
        table.play()
    except (Leave, EOFError, KeyboardInterrupt) as left:
        if not isinstance(left, Leave):
            console().print()  # the prompt has no answer
        if table.keep():
            table.say("play-kept", path=table.keeper.path)
            table.say("play-go-on", game=table.game.id, path=table.keeper.path)
        elif isinstance(left, EOFError):
            raise typer.Exit(FAILED) from None
        raise typer.Exit(INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0) from None
    except IgrotekaError:  # a bot broke the rules: the game was good until then
        if table.keep():
            table.say("play-kept", path=table.keeper.path)
        raise
