"""`pip install igroteka[server]` without compiler, Node or checkout: five games, a room, a whole game in Chromium.

`make wheel-test` builds what is tried here; it takes minutes and wants a package index, so `make test` leaves it out.
"""

import json
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.e2e.conftest import Opening
from tests.e2e.games import player_of
from tests.e2e.place import Caller, Place
from tests.e2e.test_game import played_out, set_up
from tests.wheel.conftest import bare

GAMES = ["catan", "burgundy", "gwt", "nusfjord", "gwtnz"]
WHERE = "import igroteka, json; print(json.dumps([igroteka.__file__, igroteka.is_compiled(), igroteka.__version__]))"


def said(python: Path, *words: str) -> str:
    """What a program of the installed house prints."""
    return printed(python, "-W", "error", *words)


def printed(program: Path, *words: str) -> str:
    """What a program of the environment prints, in a folder that is not ours."""
    done = subprocess.run(
        [program, *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        cwd=program.parent,
        env=bare(),
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_lists_five_games(python):
    shelf = json.loads(said(python, "-m", "igroteka", "games", "--json"))

    assert [game["id"] for game in shelf["games"]] == GAMES


def test_its_command_is_there(python, wheel):
    """As people call it: `igroteka`."""
    command = python.with_name("igroteka" + python.suffix)

    assert wheel.name.split("-")[1] in printed(command, "--version")
    assert GAMES == [game["id"] for game in json.loads(printed(command, "games", "--json"))["games"]]


def test_it_is_the_installed_one_and_as_fast_as_its_name_says(python, wheel):
    file, compiled, version = json.loads(said(python, "-c", WHERE))

    assert Path(file).is_relative_to(python.parents[1])
    assert compiled is not wheel.name.endswith("-none-any.whl")
    assert version == wheel.name.split("-")[1]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_rules_and_data_are_in_it(python, language):
    assert "NUS-" in said(python, "-m", "igroteka", "rules", "nusfjord", "--lang", language)
    assert said(python, "-m", "igroteka", "data", "gwtnz", "--lang", language)


def test_a_room_opens_and_a_program_plays_a_game(place: Place):
    caller = Caller(place)
    try:
        room = caller.table("catan", options={"victory_points_to_win": 3})
        assert caller.play(room)["info"]["status"] == "finished"
    finally:
        caller.close()


@pytest.mark.browser
def test_a_whole_game_in_a_browser(opened: Opening, artifacts: Path):
    screen = opened("en")
    screen.go("/new")
    set_up(screen, "catan", 3, {"layout": "beginner", "victory_points_to_win": "4"})
    played_out(player_of("catan", screen, 3), artifacts)


def test_the_sdist_makes_the_same_wheel(sdist, wheel, tmp_path):
    """Its files, that is: here it is built interpreted, which takes seconds."""
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    build = ["-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", tmp_path / "built"]
    subprocess.run([sys.executable, *build, source], check=True, env={**os.environ, "IGROTEKA_PURE": "1"})
    (built,) = (tmp_path / "built").glob("*.whl")

    assert files_of(built) == files_of(wheel)
    assert "igroteka/server/static/index.html" in files_of(built)


def files_of(wheel: Path) -> set[str]:
    """All but binaries and what the wheel says of itself."""
    names = zipfile.ZipFile(wheel).namelist()
    return {name for name in names if ".dist-info/" not in name and not name.endswith((".so", ".pyd"))}
