"""Commands that a page shows are commands of the house: each is read as the terminal reads it, and not carried out."""

import re
import shlex
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from igroteka import catalog
from igroteka.ai.bots import BOTS
from igroteka.cli.app import app
from tests.docs.pages import ROOT, SHELLS, blocks, documents, name_of, spans

HOUSE: Any = get_command(app)
PLACEHOLDERS = ("COMMAND", "КОМАНДА")
OTHERS = ("noughts",)  # games of other packages that pages speak of
ENDS = (">", ">>", "|", "&&", ";", "&")  # what follows is not for us
SETTING = re.compile(r"[A-Z_]+=")


def lines(page: Path) -> list[str]:
    """Every line of a shell that calls the house."""
    shown = [block.code.replace("\\\n", " ") for block in blocks(page) if block.language in SHELLS]
    return [line for code in shown for line in code.split("\n") if called(line)]


def called(line: str) -> list[str]:
    """The words after `igroteka`, if the line begins with it; settings of the environment may stand before."""
    try:
        words = shlex.split(line, comments=True)
    except ValueError:  # a lonely quotation mark: no line of a shell
        return []
    while words and SETTING.match(words[0]):
        words.pop(0)
    words = list(takewhile(lambda word: word not in ENDS, words))
    return words[1:] if words and words[0].rpartition("/")[2] == "igroteka" else []


LINES = [(page, line) for page in documents() for line in dict.fromkeys(lines(page))]
PHRASES = [(page, phrase) for page in documents() for phrase in dict.fromkeys(spans(page)) if called(phrase)]


def told(value: object) -> str:
    return value if isinstance(value, str) else name_of(value) if isinstance(value, Path) else ""


@pytest.mark.parametrize(("page", "line"), LINES, ids=told)
def test_a_line_is_understood(page, line):
    name, *words = called(line)
    context = HOUSE.commands[name].make_context(name, words)

    game = context.params.get("game")
    assert game is None or game in (*catalog.GAMES, *OTHERS)
    named = str(context.params.get("bots") or context.params.get("levels") or "")
    assert {name for name in named.split(",") if name and ":" not in name} <= set(BOTS)  # module:maker is another's


@pytest.mark.parametrize(("page", "phrase"), PHRASES, ids=told)
def test_a_phrase_names_what_there_is(page, phrase):
    """In a sentence a value may be left out, or be called N."""
    name, *words = called(phrase)
    if name in PLACEHOLDERS:
        assert words == ["--help"]
        return
    if name.startswith("-"):  # an option of the house itself
        asked, words = HOUSE, [name, *words]
    else:
        asked = HOUSE.commands[name]
    known = {option for parameter in asked.params for option in [*parameter.opts, *parameter.secondary_opts]}

    assert {word.partition("=")[0] for word in words if word.startswith("-")} <= {*known, "--help"}


@pytest.mark.parametrize("page", ["README.md", "README.ru.md"])
def test_the_readme_lists_every_command(page):
    rows = [line for line in (ROOT / page).read_text(encoding="utf-8").split("\n") if line.startswith("| `igroteka ")]
    named = {word for row in rows for word in re.findall(r"`(?:igroteka )?(\w+)`", row.split("|")[1])}

    assert named == set(HOUSE.commands)


def test_a_word_that_nobody_knows_is_noticed():
    with pytest.raises(Exception, match="--robots"):
        HOUSE.commands["arena"].make_context("arena", ["catan", "--robots", "random"])


def test_what_a_shell_does_around_it_is_left_out():
    assert ["games", "--json"] == called("IGROTEKA_LANG=ru .venv/bin/igroteka games --json > games.json   # a file")
    assert [] == called("pip install igroteka")


def test_pages_call_most_commands():
    """So that this does not pass because nothing was found."""
    assert {"arena", "backup", "data", "games", "ladder", "play", "restore", "serve"} <= {
        called(line)[0] for _, line in LINES
    }
    assert {"rules", "signature", "verify"} <= {called(phrase)[0] for _, phrase in PHRASES}
