"""A person at the terminal, whose answers are written down beforehand."""

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from unittest.mock import patch

from igroteka.cli.table import Table
from igroteka.core.record import Record, read_record
from tests.cli.shell import Said, igroteka

Answer = str | type[BaseException]


def typing(answers: Iterable[Answer]) -> Callable[[str], str]:
    """input() that gives these answers, then the end of the input; an exception among them is raised."""
    left = iter(answers)

    def answer(prompt: str = "") -> str:
        said = next(left, EOFError)
        if isinstance(said, str):
            return said
        raise said

    return answer


def play(folder: Path, *words: str, typed: Iterable[Answer] = (), language: str = "en") -> Said:
    """`igroteka play WORDS...` with a data folder of its own."""
    with patch.dict(os.environ, {"XDG_DATA_HOME": str(folder)}), patch("builtins.input", typing(typed)):
        return igroteka("play", *words, language=language)


def play_by(folder: Path, *words: str, answer: Callable[[Table], str], language: str = "en") -> Said:
    """The same, with answers that depend on the table."""

    def read(table: Table, prompt: str) -> str:
        return answer(table)

    with patch.dict(os.environ, {"XDG_DATA_HOME": str(folder)}), patch.object(Table, "read", read):
        return igroteka("play", *words, language=language)


def saved(folder: Path) -> Path:
    """The only game kept in a data folder."""
    (path,) = (folder / "igroteka" / "games").iterdir()
    return path


def record_in(path: Path) -> Record:
    """The record in a file."""
    return read_record(path.read_text(encoding="utf-8"))
