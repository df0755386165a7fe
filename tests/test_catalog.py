"""Games that other packages bring are found by name; one that is broken costs nobody a game."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import igroteka
from igroteka import catalog
from igroteka.core.box import box_text
from igroteka.core.errors import IgrotekaError, IllegalAction, UnknownGame
from igroteka.core.speech import LANGUAGES, error_text
from tests.cli.shell import igroteka as said_by
from tests.guests import NOUGHTS, OFFERED, announce, at_home
from tests.patience import LONG

HOUSE = list(catalog.GAMES)
SOURCE = str(Path(igroteka.__file__).parents[1])


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Path]:
    """A folder for packages that are installed."""
    with at_home(tmp_path, NOUGHTS):
        yield tmp_path


def bring(shelf: Path, package: str, offered: dict[str, str]) -> None:
    announce(shelf, package, offered)
    catalog.guests.cache_clear()


def test_without_guests_there_are_the_games_of_the_house():
    assert HOUSE == catalog.games()
    assert [] == catalog.guests()[1]


def test_a_game_of_another_package_is_found_by_name(shelf):
    bring(shelf, "igroteka-noughts", OFFERED)

    assert [*HOUSE, "noughts"] == catalog.games() == igroteka.available()
    assert igroteka.load("noughts") is igroteka.load("noughts")
    assert "noughts" == igroteka.load("noughts").id
    assert 2 == igroteka.load("noughts").start().seats


def test_its_errors_find_their_words(shelf):
    """Without anybody naming the package, as for games of the house."""
    bring(shelf, "igroteka-noughts", OFFERED)
    catalog.load("noughts")
    error = IllegalAction("noughts-marked", "NAC-2.2", {"square": 5})

    assert "Square 5 is marked already." == str(error)
    assert "Клетка 5 уже занята." == error_text(error, "ru")


def test_a_game_without_a_data_file_says_so(shelf):
    bring(shelf, "igroteka-noughts", OFFERED)

    with pytest.raises(IgrotekaError, match="The game noughts has no data file"):
        box_text("noughts")
    asked = said_by("data", "noughts", language="ru")
    assert (2, "У игры noughts нет файла данных.") == (asked.code, asked.err.strip())


# --- what cannot be played

BROKEN: dict[str, tuple[str, str]] = {
    "absent": ("", "ModuleNotFoundError: No module named 'guest_absent'"),
    "nameless": ("pass", "AttributeError: module 'guest_nameless' has no attribute 'GAME'"),
    "fallen": ("1 / 0", "ZeroDivisionError: division by zero"),
    "gone": ("raise SystemExit(3)", "SystemExit: 3"),
    "toy": ("GAME = 7", "TypeError: guest_toy:GAME is not a Game"),
    "other": ("from noughts.game import GAME", "the id 'noughts' must be the name of the entry point"),
}
WORDLESS = """
from noughts.game import ACTIONS, EVENTS, Noughts, SETTINGS
from igroteka.core.game import Game

class Wordless(Noughts):
    def __init__(self):
        Game.__init__(self, "wordless", 1, [2], ACTIONS, EVENTS, SETTINGS)

GAME = Wordless()
"""


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_guest_is_left_out_and_the_others_stay(shelf, name):
    source, problem = BROKEN[name]
    if source:
        (shelf / f"guest_{name}.py").write_text(source)
    announce(shelf, f"guest-{name}", {name: f"guest_{name}:GAME"})
    bring(shelf, "igroteka-noughts", OFFERED)

    assert [*HOUSE, "noughts"] == catalog.games()
    (trouble,) = catalog.guests()[1]
    for language in LANGUAGES:
        text = error_text(trouble, language)
        assert problem in text, text
        assert f"guest-{name}" in text
        assert 1 == len(text.splitlines())
    with pytest.raises(IgrotekaError, match="cannot be loaded") as told:
        catalog.load(name)
    assert "guest-broken" == told.value.code
    with pytest.raises(UnknownGame):
        catalog.load("chess")


def test_a_guest_without_words_is_left_out(shelf):
    """Whoever lists all games in words does not fail because of it."""
    (shelf / "wordless").mkdir()
    (shelf / "wordless" / "__init__.py").touch()
    (shelf / "wordless" / "game.py").write_text(WORDLESS)
    bring(shelf, "guest-wordless", {"wordless": "wordless.game:GAME"})

    assert HOUSE == catalog.games()
    assert "rules.md" in error_text(catalog.guests()[1][0], "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_of_the_house_cannot_be_taken(shelf, language):
    bring(shelf, "guest-catan", {"catan": "noughts.game:GAME"})

    assert HOUSE == catalog.games()
    assert "igroteka.games.catan" == catalog.load("catan").package
    (trouble,) = catalog.guests()[1]
    assert "guest-name" == trouble.code
    assert "guest-catan" in error_text(trouble, language)


def test_two_guests_of_one_name_are_both_left_out(shelf):
    """Nobody can say which of them was meant."""
    announce(shelf, "one", OFFERED)
    bring(shelf, "two", OFFERED)

    assert HOUSE == catalog.games()
    assert ["one", "two"] == [trouble.details["package"] for trouble in catalog.guests()[1]]


def test_an_id_that_cannot_stand_in_an_address_is_refused(shelf):
    (shelf / "guest_odd.py").write_text(
        "from noughts.game import ACTIONS, EVENTS, Noughts, SETTINGS\nfrom igroteka.core.game import Game\n"
        "class Odd(Noughts):\n    def __init__(self):\n"
        "        Game.__init__(self, 'odd/game', 1, [2], ACTIONS, EVENTS, SETTINGS)\nGAME = Odd()\n"
    )
    bring(shelf, "guest-odd", {"odd/game": "guest_odd:GAME"})

    assert HOUSE == catalog.games()
    assert "in small letters and digits" in error_text(catalog.guests()[1][0], "en")


@pytest.mark.parametrize(("language", "told"), [("en", "cannot be loaded"), ("ru", "не загружается")])
def test_the_list_of_games_tells_what_was_left_out(shelf, language, told):
    (shelf / "guest_fallen.py").write_text("1 / 0")
    bring(shelf, "guest-fallen", {"fallen": "guest_fallen:GAME"})

    for words in (("games",), ("games", "--json")):
        said = said_by(*words, language=language)

        assert 0 == said.code
        assert all(id in said.out for id in HOUSE)
        assert told in said.err
        assert 1 == len(said.err.strip().splitlines())


# --- installed


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example as pip installs it; from a copy, because a build leaves things behind."""
    source, target = tmp_path_factory.mktemp("source") / "noughts", tmp_path_factory.mktemp("target")
    shutil.copytree(NOUGHTS, source)
    words = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index"]
    command = [sys.executable, "-m", "pip", "install", *words, "--target", str(target), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=LONG)
    assert done.returncode == 0, done.stdout + done.stderr
    return target


@pytest.fixture
def asked(installed: Path) -> Callable[..., str]:
    """`python -m igroteka WORDS...` in a process of its own."""

    def ask(*words: str) -> str:
        surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(installed), SOURCE]), "IGROTEKA_LANG": "en"}
        done = subprocess.run(
            [sys.executable, "-m", "igroteka", *words],
            capture_output=True, text=True, check=False, timeout=LONG, env=surroundings, cwd=installed,
        )  # fmt: skip
        assert (0, "") == (done.returncode, done.stderr)
        return done.stdout

    return ask


def test_the_installed_example_is_listed(asked):
    listed = json.loads(asked("games", "--json", "--lang", "ru"))["games"]

    assert [*HOUSE, "noughts"] == [game["id"] for game in listed]
    assert "Крестики-нолики" == listed[-1]["name"]


def test_bots_play_the_installed_example(asked):
    """In processes of the arena, and at the terminal; one that looks ahead is better than one that does not."""
    result = json.loads(asked("arena", "noughts", "--bots", "greedy,random", "--games", "40", "--jobs", "2", "--json"))
    wins = {line["bot"]: line["wins"] for line in result["entries"]}
    shown = asked("play", "noughts", "--bots", "greedy,random", "--pace", "0", "--save", "game.txt")

    assert 40 == result["games"]
    assert wins["greedy"] > 30 > wins["random"]
    assert "wins with three in a row" in shown or "A draw" in shown
    assert "all allowed by the rules" in asked("verify", "game.txt")
