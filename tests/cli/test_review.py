"""`igroteka review`."""

import json
import re
from itertools import islice

import pytest

from igroteka.ai.search import Effort
from igroteka.catalog import load
from igroteka.cli import review as command
from igroteka.cli import review_chart
from igroteka.coach import review as coach
from igroteka.coach.judge import Care
from igroteka.coach.story import Story
from tests.cli.shell import igroteka
from tests.coach.tables import apprentices, record

CATAN = load("catan")
QUICK = Care(Effort(rollouts=9, width=2, least=4), Effort(rollouts=32, width=3), most=3)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """What is told matters here, not how long it was thought about."""
    monkeypatch.setattr(coach, "care_for", lambda _: QUICK)
    monkeypatch.setattr(command, "usual_jobs", lambda: 1)


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    """A short game of apprentices."""
    path = tmp_path_factory.mktemp("review") / "game.json"
    path.write_text(apprentices(CATAN, 3, 4, {"turn_limit": 12, "player_trade": "none"}).to_json(), encoding="utf-8")
    return str(path)


def test_at_the_terminal(file):
    said = igroteka("review", file)

    assert 0 == said.code
    assert said.out.startswith("Catan: a review of ")
    assert "Rivals’ moves" in said.out
    assert "Dice" in said.out
    assert "Result" in said.out


def test_in_russian(file):
    said = igroteka("review", file, "--lang", "ru", "--seconds", "0.01")

    assert "Ходы соперников" in said.out
    assert "Кубики" in said.out


def test_as_json(file):
    said = igroteka("review", file, "--json")
    told = json.loads(said.out)

    assert ("catan", 3, "lead") == (told["game"], told["seats"], told["kind"])
    assert told["done"] == told["total"]
    assert told["points"]


def test_the_same_seed_gives_the_same_review(file):
    assert igroteka("review", file, "--json").out == igroteka("review", file, "--json").out
    assert igroteka("review", file, "--json", "--seed", "3").out != igroteka("review", file, "--json").out


def test_several_processes_find_the_same(file):
    assert igroteka("review", file, "--json", "--jobs", "2").out == igroteka("review", file, "--json").out


def test_a_page_in_both_languages(file, tmp_path):
    path = tmp_path / "game.html"

    said = igroteka("review", file, "--html", str(path), "--seconds", "0.01")
    page = path.read_text(encoding="utf-8")

    assert str(path) in said.err.replace("\n", "")
    assert 3 * 2 * 3 == len(re.findall(r'<path class="seat"', page))  # seats, languages; lead, chance and legend
    assert "Expected lead over the best rival" in page
    assert "Ожидаемое преимущество" in page
    assert ["en"] == re.findall(r'id="in-(..)" [^>]*checked', page)
    assert "http" not in page


def test_graphs_tell_chances_rounds_and_strokes_of_luck(file, tmp_path):
    """Below both graphs stand the rounds, where they begin; strokes of luck say whose they were and of which kind."""
    page, told = tmp_path / "game.html", json.loads(igroteka("review", file, "--json", "--seconds", "0.01").out)
    igroteka("review", file, "--html", str(page), "--seconds", "0.01")
    graphs = re.findall(r"<svg.*?</svg>", page.read_text(encoding="utf-8"), re.DOTALL)
    last = {point["round"] for point in told["points"]}

    assert ["Expected lead over the best rival, in points", "Chance to win, %"] == [
        re.findall(r'aria-label="([^"]+)"', one)[0] for one in graphs[:2]
    ]
    assert 4 == len(graphs)
    for graph in graphs[:2]:
        assert ">Rounds</text>" in graph
        assert sorted(last) == [int(number) for number in re.findall(r'faint round"[^>]*>(\d+)<', graph)]
    assert told["chips"]
    chips = re.findall(r'<g class="chip"><title>([^<]+)</title>', graphs[0])
    assert len(told["chips"]) == len(chips)
    assert all(re.search(r", (Dice|Cards|Thefts|[A-Z][a-z ]+) [+\N{MINUS SIGN}]\d", chip) for chip in chips)


def test_strokes_of_luck_lie_side_by_side():
    assert [0.0, 10.0, 50.0] == review_chart.apart([0.0, 4.0, 50.0], 10.0, 100.0)
    assert [70.0, 80.0, 90.0] == review_chart.apart([88.0, 90.0, 99.0], 10.0, 100.0)


def test_marks_lie_on_the_line():
    found = coach.Review(Story(CATAN, record("catan")))
    found.points = [coach.Point(step, 1, 0, [lead, -lead], [0.5, 0.5]) for step, lead in ((4, 0.0), (8, 2.0), (9, 1.0))]

    assert [0.0, 0.0, 1.0, 2.0, 1.0, 1.0] == [review_chart.lead_at(found, step, 0) for step in (0, 4, 6, 8, 9, 12)]
    assert -1.0 == review_chart.lead_at(found, 6, 1)


def test_the_picture_tells_rounds_and_strokes_of_luck(monkeypatch, file, tmp_path):
    drawn = []
    picture = review_chart.picture

    def seen(found, told):
        drawn.append((found, picture(found, told)))
        return drawn[-1][1]

    monkeypatch.setattr(review_chart, "picture", seen)
    igroteka("review", file, "--png", str(tmp_path / "game.png"), "--seconds", "0.01")
    found, figure = drawn[-1]
    upper, lower = figure.axes
    words = {text.get_text() for text in upper.texts}

    assert "Rounds" == lower.get_xlabel()
    numbers = [str(number) for _, number in review_chart.rounds(found)]
    assert numbers == [tick.get_text() for tick in lower.get_xticklabels()]
    assert found.chips()
    assert len(found.chips()) == sum(1 for line in upper.lines if line.get_marker() in ("^", "v"))
    assert any(word.startswith(("+", "\N{MINUS SIGN}")) for word in words)


def test_the_graph_is_there_before_anything_was_thought(file, tmp_path, monkeypatch):
    """A page and a picture after the first look; both are written again at the end."""
    page, picture = tmp_path / "game.html", tmp_path / "game.png"
    seen: list[bytes] = []

    def stopped(game, record, **asked):
        yield from islice(coach.reviews(game, record, **asked), 1)
        seen.extend(path.read_bytes() for path in (page, picture))
        yield from islice(coach.reviews(game, record, **asked), 1, None)

    monkeypatch.setattr(command, "reviews", stopped)
    igroteka("review", file, "--html", str(page), "--png", str(picture))

    assert b'<path class="seat"' in seen[0]
    assert seen[1].startswith(b"\x89PNG")
    assert len(seen[0]) < len(page.read_bytes())


def test_costly_decisions_are_marked_on_the_graph(tmp_path):
    """The beginning of a golden game, of players who say anything: each mark names what was played."""
    path, page = tmp_path / "game.txt", tmp_path / "game.html"
    begun = record("catan", "turn-limit")
    begun.moves, begun.result = begun.moves[:240], None
    path.write_text(begun.to_lines(), encoding="utf-8")

    said = igroteka("review", str(path), "--json", "--html", str(page))
    decisions = json.loads(said.out)["decisions"]
    marks = re.findall(r'<circle class="mark"[^>]*><title>([^<]+)</title>', page.read_text(encoding="utf-8"))

    assert decisions
    assert len(marks) == 2 * sum(min(5, sum(1 for one in decisions if one["seat"] == seat)) for seat in range(4))


def test_a_picture(file, tmp_path):
    path = tmp_path / "game.png"

    assert 0 == igroteka("review", file, "--png", str(path), "--seconds", "0.01").code
    assert path.read_bytes().startswith(b"\x89PNG")


def test_one_seat(file):
    told = json.loads(igroteka("review", file, "--json", "--seat", "1").out)

    assert {1} >= {one["seat"] for one in told["decisions"]}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seat", "3"], "3"),
        (["--html", "game.png"], "game.png"),
        (["--png", "game.html"], "game.html"),
        (["--html", "nowhere/game.html"], "nowhere"),
    ],
)
def test_what_is_wrong_is_told_before_any_thinking(file, words, sentence):
    said = igroteka("review", file, *words)

    assert 2 == said.code
    assert sentence in said.err
    assert not said.out


def test_no_such_file():
    assert 2 == igroteka("review", "nothing.json").code


def test_seats_are_told_by_more_than_their_colour():
    assert len(set(review_chart.DASHES)) == len(review_chart.DASHES)


def test_lines_behind_the_graph_are_round_numbers():
    assert [-2.0, -1.0, 0.0, 1.0, 2.0] == review_chart.levels(-2.6, 2.1)
    assert [-20.0, 0.0, 20.0, 40.0, 60.0] == review_chart.levels(-31.0, 72.5)
    assert [0.0] == review_chart.levels(0.0, 0.0)
