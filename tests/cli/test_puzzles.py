"""`igroteka puzzles`."""

import io
import json

import pytest

from igroteka import catalog
from igroteka.cli import puzzles
from igroteka.coach.puzzles import maker
from igroteka.coach.puzzles.book import Book, book_of, read_book
from tests.cli.shell import igroteka

BOOK = next(book for name in catalog.GAMES if (book := book_of(name)) is not None)
NAME = BOOK.game
GAME = catalog.load(NAME)
PUZZLE = BOOK.puzzles[0]


def number(place: int) -> str:
    """Of an answer, 0 being the best."""
    return str(1 + PUZZLE.offered(GAME).index(GAME.parse(PUZZLE.answers[place].say)))


def test_all_games_are_listed():
    said = igroteka("puzzles")

    assert 0 == said.code
    assert NAME in said.out
    assert f"igroteka puzzles {NAME} 1" in said.out


def test_puzzles_of_other_rules_are_left_out(monkeypatch: pytest.MonkeyPatch):
    def aged(game: str) -> Book | None:
        return BOOK._replace(version=BOOK.version + 1) if game == NAME else book_of(game)

    monkeypatch.setattr(puzzles, "book_of", aged)
    told = json.loads(igroteka("puzzles", "--json").out)["puzzles"]

    assert {*catalog.GAMES} - {NAME} == {book["game"] for book in told}


def test_the_list_as_json_tells_no_answer():
    told = json.loads(igroteka("puzzles", NAME, "--json").out)["puzzles"][0]

    assert (NAME, len(BOOK.puzzles)) == (told["game"], told["count"])
    assert {"number", "id", "grade", "seats", "decision"} == set(told["puzzles"][0])


def test_the_best_answer_is_told_so():
    said = igroteka("puzzles", NAME, "1", "--answer", number(0))

    assert 0 == said.code
    assert "That is the best move." in said.out
    assert "two searches" in said.out


@pytest.mark.parametrize("answer", [number(1), PUZZLE.answers[1].say])
def test_a_weaker_answer_is_explained_in_russian(answer):
    said = igroteka("puzzles", NAME, "1", "--answer", answer, "--lang", "ru")

    assert "Близко, но есть сильнее." in said.out
    assert f"Почему {number(0)} сильнее {number(1)}" in said.out


def test_it_asks_until_it_understands(monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(f"what?\n{number(0)}\n"))
    said = igroteka("puzzles", NAME, "1")

    assert "Type one of these:" in said.out
    assert "That is the best move." in said.out


def test_the_solution_is_not_shown_before_the_answer(monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    said = igroteka("puzzles", NAME, "1")

    assert 1 == said.code
    assert "Which is best?" in said.out
    assert "Expected lead" not in said.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((NAME, "999"), "There is no puzzle 999"),
        ((NAME, "1", "--answer", "Z"), "not among those"),
        (("--make",), "Which game?"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(words, told):
    said = igroteka("puzzles", *words)

    assert 2 == said.code
    assert told in said.err


def test_the_puzzle_of_the_day_is_shown(monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(""))

    assert ": puzzle " in igroteka("puzzles", "--day").out


def test_making_goes_on_where_the_file_ends(monkeypatch, tmp_path):
    for name, value in {
        "LOOKS": 2,
        "CLEAR": 0.05,
        "SURE": 0.5,
        "AGREED": 0.1,
        "HINT": 0.0,
        "FEW": 8,
        "MOST": 8,
    }.items():
        monkeypatch.setattr(maker, name, value)
    path = tmp_path / "burgundy.json"
    words = ("puzzles", "burgundy", "--make", "--file", str(path), "--games", "1", "--seed", "5")

    assert 0 == igroteka(*words).code
    first = read_book(path.read_text())
    igroteka(*words)
    second = read_book(path.read_text())

    assert (1, 2) == (first.games, second.games)
    assert {puzzle.id for puzzle in first.puzzles} <= {puzzle.id for puzzle in second.puzzles}
    assert 2 == igroteka("puzzles", "catan", "--make", "--file", str(path)).code
