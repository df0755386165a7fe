"""What happens around every command: language, errors in one line, exit codes, closed pipes, Ctrl-C."""

import os
import sys
from typing import Annotated, Final

import typer

import igroteka
from igroteka.cli import (
    arena,
    backup,
    bench,
    data,
    export,
    games,
    ladder,
    play,
    puzzles,
    replay,
    review,
    rules,
    serve,
    signature,
    verify,
)
from igroteka.cli.console import console, language_of, say_error, speech_of
from igroteka.core.errors import IgrotekaError

INTERRUPTED: Final = 130
BAD_INPUT: Final = 2

app: Final = typer.Typer(
    name="igroteka", no_args_is_help=True, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
)
for command in (
    games,
    play,
    serve,
    replay,
    review,
    puzzles,
    verify,
    rules,
    data,
    bench,
    arena,
    ladder,
    signature,
    backup,
    export,
):
    command.register(app)


def show_version(wanted: bool) -> None:
    """One line: the version, and how the rules run here."""
    if not wanted:
        return
    key = "version-compiled" if igroteka.is_compiled() else "version-interpreted"
    console().print(speech_of(language_of()).say(key, version=igroteka.__version__), markup=False, soft_wrap=True)
    raise typer.Exit


@app.callback()
def house(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=show_version, help="Show the version and exit.")
    ] = False,
) -> None:
    """Complete rules of euro board games for people, bots and researchers."""


def main() -> None:
    """Run a command; whatever goes wrong is told in one clear line."""
    try:
        app()
    except IgrotekaError as error:
        say_error(error, language_of())
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # Whoever read our output has gone; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
