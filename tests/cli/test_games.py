"""`igroteka games`."""

import json

import pytest

from igroteka.catalog import games, load
from tests.cli.shell import igroteka


def test_all_games_with_their_options():
    said = igroteka("games")

    assert 0 == said.code
    assert "Catan" in said.out
    flowing = " ".join(said.out.split())  # long lists go on in the next line
    for name, option in load("catan").settings.options.items():
        assert f"{name}=" in flowing
        assert option.allowed_text() in flowing


@pytest.mark.parametrize(
    ("language", "name", "layout"), [("en", "Catan", "Board"), ("ru", "Колонизаторы", "Игровое поле")]
)
def test_one_game_in_words(language, name, layout):
    said = igroteka("games", "catan", language=language)

    assert 0 == said.code
    assert said.out.startswith(f"{name} (catan)")
    assert layout in said.out
    for preset in load("catan").settings.presets:
        assert preset in said.out


def test_json():
    said = json.loads(igroteka("games", "--json").out)
    (catan,) = [game for game in said["games"] if game["id"] == "catan"]

    assert games() == [game["id"] for game in said["games"]]
    assert [2, 3, 4] == catan["seats"]
    assert {"name": "layout", "title": "Board", "default": "beginner"}.items() <= catan["options"][0].items()
    assert ["beginner", "spiral", "random"] == catan["options"][0]["allowed"]
    assert catan == json.loads(igroteka("games", "catan", "--json").out)
    assert "Колонизаторы" == json.loads(igroteka("games", "catan", "--json", "--lang", "ru").out)["name"]


def test_every_value_has_words():
    """No option is shown by its code where the game has words for it."""
    said = igroteka("games", "catan").out

    for words in ("Seat", "number"):
        assert f"option-{words}" not in said
    assert "As printed on the frame" in said
    assert "0–3" in said


def test_unknown_game():
    said = igroteka("games", "chess")

    assert 2 == said.code
    assert "There is no game chess" in said.err
