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
from typing import Any

import pytest

from tests.conftest import SOAK
from tests.games.nusfjord.invention import changed

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "howto" / "correct-a-card.md").read_text(encoding="utf-8")
FILE = Path("src/igroteka/games/nusfjord/data/nusfjord.toml")
TRIED = " ".join(f"tests/games/nusfjord/test_{name}.py" for name in ("components", "text"))
QUICK = f"{TRIED} -k 'not whole_game'"  # what is said of each card, not every word of a game
BRIEF = "tests/games/nusfjord/test_components.py"
GUESSED = ["effects", "cost", "vp", "vp_rule", "text_en", "text_ru"]  # of a card whose effect nobody knows
SAID = "cards components drawing exchanges text"  # what is tried with the cards of the box
LONG = (
    "game or entry or terminal or value_never or lines_are_of or catan or burgundy or gwt or price_of or star or chance"
)
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


def every_guess_corrected(text: str) -> str:
    """The file as somebody with the box might leave it: no guess stands as it stood, and nothing is marked any more.

    Each card has what we had guessed of another of its kind, two have moments that no card has today.
    """
    box = tomllib.loads(text)
    fields: dict[str, dict[str, Any]] = {}
    kinds: dict[str, list[tuple[str, dict[str, Any]]]] = {}
    for table in ("building", "elder"):
        for entry in box[table]:
            name = f"{'elder ' if table == 'elder' else ''}{entry['number']}"
            src = entry["src"]
            fields[name] = {"src": {part: "B" if tag == "R" else tag for part, tag in src.items()}}
            fields[name]["confidence"] = "printed"
            known = src["effect"] != "R"
            if not known:
                kinds.setdefault(entry.get("timing", table), []).append((name, entry))
            if known and src.get("kinds") == "R":  # the same numbers of other goods
                cost = entry["cost"]
                fields[name]["cost"] = {"wood": cost["gold"], "fish": cost["wood"], "gold": cost["fish"]}
            if known and src.get("vp") == "R":
                fields[name]["vp"] = entry["vp"] + 1
            for word in ("name_en", "name_ru"):
                if src[word] == "R":
                    kinds.setdefault(f"{table} {word}", []).append((name, entry))
    for kind, guessed in kinds.items():
        for (name, _), (_, other) in zip(guessed, [*guessed[1:], guessed[0]], strict=True):
            words = [kind.split(" ")[1]] if " " in kind else GUESSED
            fields[name] |= {word: other[word] for word in words if word in other}
    gain = {"op": "gain", "fish": 2, "to": "supply"}
    fields["226"]["effects"] = [{"when": "before:serve_fish", "do": [gain]}, {"when": "after:reforest", "do": [gain]}]
    fields["218"]["effects"] = [{"when": "on:reserve_empty", "do": [{**gain, "to": "reserve"}]}]
    fields["elder 10"]["players"] = [3, 4, 5]
    for name, corrections in fields.items():
        text = changed(text, name, corrections)
    return text


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
    elif words[0] == "pytest":
        words = [str(house / ".venv/bin/python"), "-W", "error", "-m", *words]
    elif words[0] == "make":
        words = [*words, "-o", ".venv/dev", *[f"{name}={value}" for name, value in more.items()]]
    surroundings = {**os.environ, "IGROTEKA_PURE": "1", "IGROTEKA_LANG": "en", "COLUMNS": "200"}
    for name in ("MAKEFLAGS", "IGROTEKA_SOAK"):
        surroundings.pop(name, None)
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


def test_no_test_of_a_correction_leans_on_a_guess(house: Path) -> None:
    """Every guess is put right at once; all that `make corrected` tries, but whole games, holds as before."""
    tried = [f"tests/games/nusfjord/test_{name}.py" for name in SAID.split()]
    chosen = ["tests/games/nusfjord"] if SOAK else [*tried, "-k", f"not ({LONG})"]
    before = (house / FILE).read_text(encoding="utf-8")
    after = every_guess_corrected(before)
    assert not any(
        "R" in entry["src"].values() for table in ("building", "elder") for entry in tomllib.loads(after)[table]
    )
    try:
        (house / FILE).write_text(after, encoding="utf-8")
        checked = run(house, commands()[0])
        said = run(house, ["pytest", "-q", "-n", "0", "tests/cli/test_data.py", *chosen])
    finally:
        (house / FILE).write_text(before, encoding="utf-8")

    assert 0 == checked.returncode, checked.stdout + checked.stderr
    assert 0 == said.returncode, said.stdout + said.stderr


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
