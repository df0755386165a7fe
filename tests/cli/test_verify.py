"""`igroteka verify`."""

import json
import re

import pytest

from igroteka.catalog import load
from igroteka.cli import files
from igroteka.core.match import Match
from igroteka.core.record import Record
from tests.cli.shell import igroteka

CATAN = load("catan")


@pytest.fixture(scope="module")
def text() -> str:
    """A short game as JSON."""
    match = Match(CATAN, 3, {"turn_limit": 6, "player_trade": "none", "layout": "spiral"}, "9")
    match.begin()
    while not match.over:
        match.play(match.state.legal()[0])
    return match.record().to_json()


@pytest.fixture
def path(tmp_path, text):
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    return file


def verified(path) -> dict[str, object]:
    said = igroteka("verify", str(path), "--json")
    answer: dict[str, object] = json.loads(said.out)

    assert {"game", "moves", "draws", "verified", "problem"} == set(answer)
    assert (0 if answer["verified"] else 1) == said.code
    assert "" == said.err
    return answer


def test_a_true_record(path, text):
    moves = json.loads(text)["moves"]
    draws = sum(move.startswith("*") for move in moves)
    said = igroteka("verify", str(path))

    assert 0 == said.code
    assert f"{len(moves) - draws} moves of players: all allowed by the rules." in said.out
    assert f"{draws} draws of luck: derived again from the seed, all the same." in said.out
    assert "The result is the one that follows from the moves." in said.out
    assert {
        "game": "catan",
        "moves": len(moves) - draws,
        "draws": draws,
        "verified": True,
        "problem": None,
    } == verified(path)


def test_in_russian(path):
    said = igroteka("verify", str(path), "--lang", "ru")

    assert "выведены из зерна заново" in said.out
    assert 0 == said.code


def test_an_unfinished_game(path, text):
    data = json.loads(text)
    del data["result"], data["moves"][-1]
    path.write_text(json.dumps(data), encoding="utf-8")

    assert "The record has no result" in igroteka("verify", str(path)).out


def test_lines_as_well(path, text):
    path.write_text(Record.from_dict(json.loads(text)).to_lines(), encoding="utf-8")

    assert verified(path)["verified"]


def test_a_changed_die(path, text):
    """The first die that shows another number is named, with what the seed gives."""
    rolled = re.search(r"\* dice (\d) (\d)", text)
    assert rolled is not None
    other = int(rolled[1]) % 6 + 1
    path.write_text(text.replace(rolled[0], f"* dice {other} {rolled[2]}", 1), encoding="utf-8")
    number = json.loads(text)["moves"].index(rolled[0]) + 1
    said = igroteka("verify", str(path))

    assert 1 == said.code
    assert f"Not verified. Move {number} is not what the seed gives" in said.out
    assert f"“* dice {other} {rolled[2]}”, the seed “dice {rolled[1]} {rolled[2]}”" in said.out
    assert not verified(path)["verified"]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda data: data["moves"].append("p0 roll"), "CAT-11.1"),
        (lambda data: data["moves"].insert(3, "fly"), "“fly”"),
        (lambda data: data["result"].update(scores=[9, 9, 9]), "result"),
        (lambda data: data.pop("seed"), "seed"),
        (lambda data: data.update(seed="another"), "is not what the seed gives"),
        (lambda data: data.update(game="chess"), "There is no game chess"),
        (lambda data: data.update(version=999), "version 999"),
        (lambda data: data.update(seats=7), "7"),
        (lambda data: data.update(options={"layout": "flat"}), "flat"),
        (lambda data: data.update(extra=1), "extra"),
        (lambda data: data.update(moves=[1]), "moves"),
        (lambda data: data.update(format="pgn"), "not a record"),
    ],
)
def test_what_is_wrong_is_told(path, text, change, told):
    data = json.loads(text)
    change(data)
    path.write_text(json.dumps(data), encoding="utf-8")
    answer = verified(path)

    assert not answer["verified"]
    assert told in str(answer["problem"])
    assert "\n" not in str(answer["problem"])


def test_files_that_are_none(tmp_path):
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    told = {
        "missing": "There is no file",
        ".": "cannot be read: Is a directory",
        "binary": "is not text in UTF-8",
    }
    for name, words in told.items():
        said = igroteka("verify", str(tmp_path / name), "--json")

        assert 2 == said.code
        assert words in said.err
        assert 1 == len(said.err.splitlines())
        assert "" == said.out


def test_files_that_are_too_large(path, monkeypatch):
    monkeypatch.setattr(files, "LARGEST", 1000)
    said = igroteka("verify", str(path))

    assert 2 == said.code
    assert "File too large" in said.err


def test_a_file_without_an_end():
    said = igroteka("verify", "/dev/zero")

    assert 2 == said.code
    assert "File too large" in said.err
