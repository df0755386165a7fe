"""`igroteka bench`: what it says, never how fast."""

import json

import igroteka as house
from tests.cli.shell import igroteka


def test_json_is_one_object():
    said = igroteka("bench", "catan", "--seconds", "0.05", "--json")
    speed = json.loads(said.out)

    assert 0 == said.code
    assert ("catan", 4, "no_player_trade") == (speed["game"], speed["players"], speed["preset"])
    assert house.is_compiled() is speed["compiled"]
    assert all(speed[f"{what}_per_s"] > 0 for what in ("games", "actions", "decisions", "copies"))
    assert {"seconds", "steps", "python", "platform"} <= set(speed)


def test_another_table():
    speed = json.loads(
        igroteka("bench", "catan", "--seconds", "0.05", "--seats", "2", "--preset", "duel", "--json").out
    )

    assert (2, "duel") == (speed["players"], speed["preset"])


def test_in_words():
    said = igroteka("bench", "catan", "--seconds", "0.05")

    assert "preset: no_player_trade" in said.out
    assert "luck included" in said.out
    assert "партий/с" in igroteka("bench", "catan", "--seconds", "0.05", "--lang", "ru").out


def test_bots_are_measured_too():
    said = igroteka("bench", "catan", "--bots", "apprentice", "--seconds", "0.05", "--json")
    found = json.loads(said.out)

    assert 0 == said.code
    assert ("catan", 4, "no_player_trade", "apprentice") == tuple(
        found[key] for key in ("game", "players", "preset", "bot")
    )
    assert found["decisions"] > 0
    assert found["decisions_per_s"] > 0
    assert 0 < found["microseconds"] <= 1e6 / found["decisions_per_s"]
    assert "мкс на решение" in igroteka("bench", "catan", "--bots", "novice", "--seconds", "0.05", "--lang", "ru").out


def test_unknown_bot():
    said = igroteka("bench", "catan", "--bots", "wizard", "--seconds", "0.05")

    assert 2 == said.code
    assert "wizard" in said.err


def test_unknown_preset():
    said = igroteka("bench", "catan", "--preset", "blitz")

    assert 2 == said.code
    assert "blitz" in said.err
