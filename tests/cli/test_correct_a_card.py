"""What docs/howto/correct-a-card.md says is done as it stands there, on a copy of the house."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "howto" / "correct-a-card.md").read_text(encoding="utf-8")
FILE = Path("src/igroteka/games/nusfjord/data/nusfjord.toml")
TRIED = " ".join(f"tests/games/nusfjord/test_{name}.py" for name in ("components", "text"))
QUICK = f"{TRIED} -k 'not whole_game'"  # what is said of each card, not every word of a game
BRIEF = "tests/games/nusfjord/test_components.py"
OFTEN = "solo two three other-rulings"  # golden games that stand for all
LIMIT = 600  # seconds, for a machine that does much else


def blocks() -> list[str]:
    """What the page shows indented, without the indent."""
    found = re.findall(r"(?:^    .*\n)+", PAGE, re.MULTILINE)
    return ["".join(line[4:] + "\n" for line in block.splitlines()) for block in found]


def commands() -> list[list[str]]:
    """The commands of the page, without their remarks."""
    [told] = [block for block in blocks() if block.startswith("igroteka ")]
    return [shlex.split(line, comments=True) for line in told.splitlines()]


def corrected(text: str) -> str:
    """The file after the correction of the page: each of its fields in place of the one that stood there."""
    [card] = [block for block in blocks() if block.startswith("[[building]]")]
    [change] = [block for block in blocks() if block.startswith("cost =")]
    number = tomllib.loads(card)["building"][0]["number"]
    start = text.index(f"\nnumber = {number}\n")
    stop = text.index("\n[[", start)
    entry = text[start:stop]
    for name in tomllib.loads(change):
        field = re.compile(rf"^{name} = (?:\[\n(?:  .*\n)*\]|.*)\n", re.MULTILINE)
        [new], [old] = field.findall(change), field.findall(entry + "\n")
        entry = (entry + "\n").replace(old, new).rstrip("\n")
    return text[:start] + entry + "\n" + text[stop:]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh clone: sources, tests, tools and the browser's data, with card 106 corrected; nothing is compiled."""
    place = tmp_path_factory.mktemp("clone")
    for folder in ("src", "tests", "tools", "web/src/games", "docs/howto"):
        ignored = shutil.ignore_patterns("*.so", "static", "*.egg-info", "fixtures", "node_modules")
        shutil.copytree(ROOT / folder, place / folder, ignore=ignored)
    for name in ("Makefile", "pyproject.toml", "setup.py", "constraints.txt"):
        shutil.copy(ROOT / name, place / name)
    tools = place / ".venv" / "bin"
    tools.mkdir(parents=True)
    (tools / "python").write_text(
        f'#!/bin/sh\nPYTHONPATH="{place}/src" exec "{sys.executable}" "$@"\n', encoding="utf-8"
    )
    (tools / "python").chmod(0o755)
    (place / FILE).write_text(corrected((place / FILE).read_text(encoding="utf-8")), encoding="utf-8")
    return place


def run(house: Path, words: list[str], **more: str) -> subprocess.CompletedProcess[str]:
    """A command of the page, said in the copy. The environment is there already, and nothing is built."""
    if words[0] == "igroteka":
        words = [str(house / ".venv/bin/python"), "-m", *words]
    elif words[0] == "make":
        words = [*words, "-o", ".venv/dev", *[f"{name}={value}" for name, value in more.items()]]
    surroundings = {**os.environ, "IGROTEKA_PURE": "1", "IGROTEKA_LANG": "en", "COLUMNS": "200"}
    surroundings.pop("MAKEFLAGS", None)
    return subprocess.run(
        words, cwd=house, env=surroundings, capture_output=True, text=True, timeout=LIMIT, check=False
    )


def test_the_page_shows_the_card_as_it_stands_in_the_file() -> None:
    """Whoever follows the page finds the entry by it."""
    [card] = [block for block in blocks() if block.startswith("[[building]]")]
    shown = tomllib.loads(card)["building"][0]
    [held] = [entry for entry in tomllib.loads((ROOT / FILE).read_text("utf-8"))["building"] if entry["number"] == 106]

    assert shown.keys() == held.keys()
    assert {name: shown[name] for name in ("number", "deck", "letter")} == {
        name: held[name] for name in ("number", "deck", "letter")
    }


def test_the_commands_of_the_page_work(house: Path) -> None:
    check, show, renew = commands()

    said = run(house, check)
    assert (0, "The file of nusfjord is in order.\n") == (said.returncode, said.stdout), said.stderr
    said = run(house, show)
    assert 0 == said.returncode, said.stderr
    assert "from the printed card" in said.stdout
    assert "gain 1 wood" in said.stdout
    assert "our guess" not in said.stdout
    assert ["make", "corrected", "GAME=nusfjord"] == renew
    said = run(house, renew, TRIED=QUICK, UNBUILT="1", WORKERS="0", GOLDEN=OFTEN)
    assert 0 == said.returncode, said.stdout + said.stderr
    data = json.loads((house / "web/src/games/nusfjord/data.json").read_text(encoding="utf-8"))
    assert ([2, 0, 1], 1) == (data["cards"]["106"]["cost"], data["cards"]["106"]["vp"])
    assert "guess" not in data["cards"]["106"]


def test_puzzles_that_do_not_fit_are_told_of_at_the_end(house: Path) -> None:
    """Whoever raises VERSION is told so after everything else was done; the correction stands all the same."""
    meta = house / "src/igroteka/games/nusfjord/meta.py"
    before = meta.read_text(encoding="utf-8")
    raised = re.sub(r"(?m)^VERSION: Final = \d+", "VERSION: Final = 99", before)
    assert before != raised
    try:
        meta.write_text(raised, encoding="utf-8")
        said = run(house, commands()[2], TRIED=BRIEF, UNBUILT="1", WORKERS="0", GOLDEN="solo")
    finally:
        meta.write_text(before, encoding="utf-8")

    assert 0 == said.returncode, said.stderr
    assert "the correction stands, but not all puzzles of nusfjord fit it" in said.stderr


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('timing = "whenever"', 'timing = "someday"', "Card 106: unknown word “someday” (timing)"),
        ('op = "gain", wood = 1', 'op = "gain" wood = 1', "The data file cannot be read"),
    ],
)
def test_a_slip_is_named_and_no_traceback_shown(house: Path, old: str, new: str, said: str) -> None:
    right = (house / FILE).read_text(encoding="utf-8")
    place = right.index("number = 106")
    assert old in right[place:]
    try:
        (house / FILE).write_text(right[:place] + right[place:].replace(old, new, 1), encoding="utf-8")
        told = run(house, commands()[0])
    finally:
        (house / FILE).write_text(right, encoding="utf-8")

    assert told.returncode in (1, 2)
    assert said in told.stdout + told.stderr
    assert "Traceback" not in told.stdout + told.stderr
