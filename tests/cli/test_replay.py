"""`igroteka replay`."""

import re

import pytest

from igroteka.catalog import load
from igroteka.core.match import Match
from igroteka.core.record import Record, read_record
from tests.cli.seat import typing
from tests.cli.shell import igroteka

CATAN = load("catan")


@pytest.fixture(scope="module")
def record() -> Record:
    """A short game of four who do the first thing they may, with names."""
    names = ["Anna", "Ada (greedy)", "Bruno [b]", "Clara (random)"]
    match = Match(CATAN, 4, {"turn_limit": 8, "player_trade": "none"}, "4", names=names)
    match.begin()
    while not match.over:
        match.play(match.state.legal()[0])
    return match.record()


@pytest.fixture
def file(record, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return str(path)


def numbers(out: str) -> list[int]:
    """The moves that were told."""
    return [int(number) for number in re.findall(r"^ *(\d+)  \S", out, re.MULTILINE)]


def test_the_whole_game(file, record):
    said = igroteka("replay", file)

    assert 0 == said.code
    assert 8 == len(re.findall(r"Turn \d: ", said.out))
    assert "Bruno [b] rolls" in said.out
    assert "Ada rolls" in said.out
    assert "(you)" not in said.out
    assert numbers(said.out)[-1] == len(record.moves)
    assert "turn" in said.out.splitlines()[-1].lower()


def test_in_russian(file):
    assert "бросает кубики" in igroteka("replay", file, "--lang", "ru").out


def test_a_part(file):
    said = igroteka("replay", file, "--from", "5", "--to", "9")

    assert {5, 6, 7, 8, 9} >= set(numbers(said.out)) != set()
    assert "Turn 8" not in said.out
    assert "Mountains" in said.out


def test_nothing_of_it(file):
    assert [] == numbers(igroteka("replay", file, "--to", "0").out)
    assert [] == numbers(igroteka("replay", file, "--from", "99999").out)


def test_everybody_sees_through_their_own_eyes(tmp_path):
    """CAT-13.3: a stolen card is known to two."""
    match = Match(CATAN, 3, {"player_trade": "none"}, "12")
    match.begin()
    while not any(move.seat == -1 and CATAN.notation(move.action).startswith("stolen") for move in match.moves):
        match.play(match.state.legal()[-1 if CATAN.notation(match.state.legal()[0]).startswith("robber") else 0])
    path = tmp_path / "game.json"
    path.write_text(match.record().to_json(), encoding="utf-8")
    said = {viewer: igroteka("replay", str(path), "--viewer", viewer) for viewer in ("p0", "p1", "p2", "spectator")}
    lines = {viewer: len(numbers(words.out)) for viewer, words in said.items()}

    assert all(words.code == 0 for words in said.values())
    assert 2 == sum(lines[seat] > lines["spectator"] for seat in ("p0", "p1", "p2"))
    assert "(you)" in said["p1"].out


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
def test_step_by_step(file, monkeypatch, end):
    whole = igroteka("replay", file).out
    monkeypatch.setattr("builtins.input", typing(["", "", end]))
    said = igroteka("replay", file, "--step")

    assert whole.startswith(said.out)
    assert (whole != said.out) is (end is KeyboardInterrupt)
    assert (130 if end is KeyboardInterrupt else 0) == said.code


def test_the_other_form_and_back(file, record, tmp_path):
    lines = igroteka("replay", file, "--format", "lines")
    path = tmp_path / "game.txt"
    path.write_text(lines.out, encoding="utf-8")
    again = igroteka("replay", str(path), "--format", "json")

    assert (0, record.to_lines()) == (lines.code, lines.out)
    assert record.to_json() == again.out
    assert igroteka("replay", str(path)).out == igroteka("replay", file).out


def test_the_beginning_in_the_other_form(file, record):
    part = read_record(igroteka("replay", file, "--format", "lines", "--to", "7").out)

    assert record.moves[:7] == part.moves
    assert part.result is None


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--viewer", "p4"), "There is no viewer p4. Viewers: spectator, p0, p1, p2, p3."),
        (("--viewer", "anna"), "There is no viewer anna."),
    ],
)
def test_strangers_see_nothing(file, words, told):
    said = igroteka("replay", file, *words)

    assert 2 == said.code
    assert told in said.err
    assert "" == said.out


@pytest.mark.parametrize("move", ["p0 road 3", "p9 jump", "* dice 1 1"])
def test_moves_that_cannot_be(record, tmp_path, move):
    path = tmp_path / "game.txt"
    path.write_text(record.to_lines() + move + "\n", encoding="utf-8")
    said = igroteka("replay", str(path))

    assert 2 == said.code
    assert f"Move {len(record.moves) + 1} " in said.err
    assert move in said.err
    assert 1 == len(said.err.splitlines())
    assert "" == said.out
