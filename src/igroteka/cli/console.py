"""The terminal: which language it speaks, and how text, JSON, errors and progress reach it."""

import io
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from igroteka.core.errors import IgrotekaError, IllegalAction
from igroteka.core.speech import LANGUAGES, Speech, checked, error_text, speech

PACKAGE: Final = "igroteka.cli"
WIDTH: Final = 100  # of files and pipes, and the most that a table takes

Language = Annotated[str | None, typer.Option("--lang", metavar="en|ru", help="Language of the texts.")]


def language_of(given: str | None = None) -> str:
    """The language asked for with --lang, else that of IGROTEKA_LANG, else that of the locale."""
    if given is not None:
        return checked(given)
    for wish in (asked_for(), os.environ.get("IGROTEKA_LANG"), locale()):
        for language in LANGUAGES:
            if wish is not None and wish.lower().startswith(language):
                return language
    return LANGUAGES[0]


def asked_for() -> str | None:
    """--lang as typed: an error speaks it too, even if it comes before the options are read."""
    for place, word in enumerate(sys.argv):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang":
            return sys.argv[place + 1] if place + 1 < len(sys.argv) else None
    return None


def locale() -> str | None:
    """The first of the usual variables that is set decides."""
    return next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), None)


def speech_of(language: str, *packages: str) -> Speech:
    """The sentences of the house, of the command line and of these packages."""
    return speech(language, PACKAGE, *packages)


def console(stderr: bool = False) -> Console:
    """A console without surprises: colours only for a terminal that wants them, no emoji, no guesses at syntax."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # an ASCII terminal shows question marks, not a traceback
    found = Console(stderr=stderr, highlight=False, emoji=False)
    if not found.is_terminal and not os.environ.get("COLUMNS"):
        found.width = WIDTH
    return found


def print_json(value: object) -> None:
    """One JSON object on one line of stdout."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")


def say_error(error: IgrotekaError, language: str) -> None:
    """What went wrong, in one line of stderr."""
    console(stderr=True).print(error_line(error, language), style="red", markup=False, soft_wrap=True)


def error_line(error: IgrotekaError, language: str, *packages: str) -> str:
    """What went wrong, with the rule that says so in brackets."""
    text = " ".join(error_text(error, language, PACKAGE, *packages).split())
    return f"{text} [{error.rule}]" if isinstance(error, IllegalAction) and error.rule else text


@contextmanager
def progress(description: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr while something long goes on; call what you are given with the steps done. Silent in pipes."""
    screen = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(description, total=total)
        yield lambda steps: bar.advance(task, steps)
