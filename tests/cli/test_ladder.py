"""`igroteka ladder`."""

import json
import re
from xml.etree import ElementTree as ET

import pytest

from igroteka.cli import arena, chart, ladder, ladder_chart
from igroteka.cli.console import speech_of
from igroteka.core.errors import IgrotekaError
from igroteka.sim.crew import CrewLost
from igroteka.sim.ladder import Ladder, heights
from tests.cli.shell import igroteka

LEVELS = ("random", "novice", "apprentice")
THREE = ("ladder", "catan", "--levels", "random, novice,apprentice")
QUICK = ("--games", "2", "--jobs", "1", "--preset", "no_player_trade", "--option", "turn_limit=10")


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    """A ladder is kept where one stands."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def result(**how):
    """Apprentices win 9 of 10 against novices and all against random, who beats a novice twice."""
    known = {
        ("random", "novice"): dict.fromkeys(range(10), 0.0) | {3: 1.0, 4: 1.0},
        ("random", "apprentice"): dict.fromkeys(range(10), 0.0),
        ("novice", "apprentice"): dict.fromkeys(range(10), 0.0) | {0: 0.5, 1: 0.5},
    }
    return heights(Ladder("catan", LEVELS, 10), known, **{"editions": ["1"], **how})


def words_of(text):
    return " ".join(text.split())


# --- what is said


def test_json(here):
    said = igroteka(*THREE, *QUICK, "--json")
    table = json.loads(said.out)

    assert 0 == said.code
    assert ("catan", 6, 4, 0, False) == tuple(table[name] for name in ("game", "games", "seats", "seed", "interrupted"))
    assert "ladder-catan.jsonl" == table["file"]
    assert set(LEVELS) == {line["level"] for line in table["levels"]}
    assert [4, 4, 4] == [line["games"] for line in table["levels"]]
    assert [0, 0, 0] == [pytest.approx(line["rating"]) for line in table["levels"]]  # nobody wins so soon: all ties
    assert [2, 2, 2] == [line["games"] for line in table["pairs"]]
    assert 7 == len((here / "ladder-catan.jsonl").read_text().splitlines())


@pytest.mark.parametrize(
    ("language", "head", "first", "again"),
    [
        ("en", "catan, 6 games, tables of 4, seed 5", "6 games were played now", "Nothing was left to play"),
        ("ru", "catan, 6 партий, мест за столом: 4, зерно 5", "Сейчас сыграно 6 партий", "Доигрывать нечего"),
    ],
)
def test_in_words_and_once_more(language, head, first, again):
    played = igroteka(*THREE, *QUICK, "--seed", "5", "--file", "my.jsonl", language=language)
    shown = igroteka(*THREE, *QUICK, "--seed", "5", "--file", "my.jsonl", language=language)

    assert played.out.startswith(head)
    assert first in played.out
    assert again in shown.out
    assert "my.jsonl" in shown.out
    assert played.out.splitlines()[:8] == shown.out.splitlines()[:8]


def test_the_table(monkeypatch):
    monkeypatch.setattr(ladder, "climb", lambda *_: result())
    lines = igroteka(*THREE).out.splitlines()
    found = result()

    assert ["Level", "Rating", "95%", "Games", "Won"] == re.split(r"\s{2,}", lines[1].strip())
    for line, rung in zip(lines[2:5], found.rungs, strict=True):
        cells = re.split(r"\s{2,}", line.strip())
        assert [rung.level, f"{rung.rating:+.0f}", f"{rung.low:+.0f} … {rung.high:+.0f}", "20"] == cells[:4]
    assert lines[2].startswith("apprentice")
    assert lines[2].endswith("95.0 %")
    assert ["apprentice – novice", "10", "90.0 %", "59.6 % – 98.2 %"] == re.split(r"\s{2,}", lines[7].strip())
    assert "one drawn game" in words_of("\n".join(lines))
    assert "half of the seats" in lines[-2]


@pytest.mark.parametrize(("language", "told"), [("en", "Interrupted; the same"), ("ru", "Прервано; та же команда")])
def test_ctrl_c_shows_what_is_known(monkeypatch, language, told):
    monkeypatch.setattr(ladder, "climb", lambda *_: result(interrupted=True))
    said = igroteka(*THREE, language=language)

    assert 130 == said.code
    assert told in said.out
    assert "apprentice – random" in said.out


def test_pairs_that_have_not_met_yet(monkeypatch):
    none = heights(Ladder("catan", LEVELS[:2], 1), {LEVELS[:2]: {}}, editions=[], interrupted=True)
    monkeypatch.setattr(ladder, "climb", lambda *_: none)
    said = igroteka(*THREE, "--plot", "no.html")

    assert 130 == said.code
    assert re.search(r"random – novice +0 +— +0\.0 % – 100\.0 %", said.out)
    assert "no.html" not in said.err


@pytest.mark.parametrize(("language", "told"), [("en", "The cluster is gone: oh."), ("ru", "Кластер пропал: oh.")])
def test_a_cluster_that_goes_leaves_what_is_known(monkeypatch, language, told):
    monkeypatch.setattr(ladder, "climb", lambda *_: result(trouble=CrewLost("cluster-lost", {"problem": "oh"})))
    said = igroteka(*THREE, language=language)

    assert 2 == said.code
    assert "apprentice – random" in said.out
    assert told in said.err


@pytest.mark.parametrize(("language", "told"), [("en", "Several editions"), ("ru", "разные издания")])
def test_several_editions_are_told(monkeypatch, language, told):
    monkeypatch.setattr(ladder, "climb", lambda *_: result(editions=["0.1 / 1 / a", "0.1 / 1 / b"]))
    said = words_of(igroteka(*THREE, language=language).out)

    assert told in said
    assert "0.1 / 1 / a, 0.1 / 1 / b" in said
    monkeypatch.setattr(ladder, "climb", lambda *_: result())
    assert told not in igroteka(*THREE, language=language).out


# --- what is refused


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--levels", "novice,deep"), "There is no bot deep."),
        (("--levels", "novice"), "at least two different levels, not: novice."),
        (("--option", "layout"), "Write name=value"),
        (("--plot", "chart.pdf"), "FILE.png or FILE.html"),
        (("--on", "rays"), "local, ray or ray://HOST[:PORT], not rays"),
        (("--file", "no/folder/a.jsonl"), "cannot be written: No such file"),
    ],
)
def test_refusals(words, told):
    said = igroteka("ladder", "catan", *words)

    assert 2 == said.code
    assert told in said.err


TROUBLES = [
    ("ladder-levels", {"levels": "novice, novice"}, ""),
    ("ladder-seats", {"game": "three"}, ""),
    ("ladder-line", {"path": "a.jsonl", "line": 7}, ""),
    ("ladder-foreign", {"path": "a.jsonl", "line": 7, "what": "ladder", "theirs": "2", "ours": "1"}, "вид файла"),
    ("ladder-foreign", {"path": "a.jsonl", "line": 7, "what": "game", "theirs": "gwt", "ours": "catan"}, "игра"),
    ("ladder-foreign", {"path": "a.jsonl", "line": 7, "what": "rules", "theirs": "1", "ours": "2"}, "версия правил"),
    ("ladder-foreign", {"path": "a.jsonl", "line": 7, "what": "seed", "theirs": "0", "ours": "3"}, "зерно"),
    ("ladder-foreign", {"path": "a.jsonl", "line": 7, "what": "options", "theirs": "a=1", "ours": "-"}, "условия"),
    ("ladder-foreign", {"path": "a.jsonl", "line": 7, "what": "seats", "theirs": "2", "ours": "4"}, "число мест"),
]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("code", "details", "word"), TROUBLES)
def test_troubles_are_told_with_all_that_is_known(monkeypatch, code, details, word, language):
    def fail(*_):
        raise IgrotekaError(code, details)

    monkeypatch.setattr(ladder, "climb", fail)
    said = igroteka(*THREE, language=language)

    assert 2 == said.code
    assert all(str(value) in said.err for name, value in details.items() if name != "what")
    assert ("ru" == language) == bool(re.search("[а-я]", said.err))
    assert word in said.err or language == "en"
    assert 1 == len(said.err.splitlines())


def test_a_file_of_another_seed(here):
    igroteka(*THREE, *QUICK)
    before = (here / "ladder-catan.jsonl").read_text()
    said = igroteka(*THREE, *QUICK, "--seed", "3")

    assert 2 == said.code
    assert "the seed, there 0, here 3. Name another --file." in said.err
    assert before == (here / "ladder-catan.jsonl").read_text()


# --- who plays


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ((), ("processes", 6)),
        (("--jobs", "3"), ("processes", 3)),
        (("--jobs", "1"), ("alone",)),
        (("--on", "ray"), ("cluster", "ray", None)),
        (("--on", "ray://head:7", "--jobs", "5"), ("cluster", "ray://head:7", 5)),
    ],
)
def test_who_plays(monkeypatch, words, expected):
    asked = []

    def climb(what, path, crew, on_game):
        asked.append((what.levels, what.games, str(path), crew))
        return result()

    for name in ("alone", "processes", "cluster"):
        monkeypatch.setattr(arena, name, lambda *how, name=name: (name, *how))
    monkeypatch.setattr(ladder, "all_cores", lambda: 6)
    monkeypatch.setattr(ladder, "climb", climb)
    igroteka("ladder", "catan", *words)

    assert [(("novice", "apprentice", "master", "grandmaster"), 100, "ladder-catan.jsonl", expected)] == asked


# --- charts


@pytest.mark.parametrize("language", ["en", "ru"])
def test_html_chart_needs_nothing_else(here, monkeypatch, language):
    monkeypatch.setattr(ladder, "climb", lambda *_: result())
    said = igroteka(*THREE, "--plot", "chart.html", language=language)
    page = (here / "chart.html").read_text(encoding="utf-8")
    ratings, pairs = (ET.fromstring(drawing) for drawing in re.findall("<svg.*?</svg>", page, re.DOTALL))

    assert 0 == said.code
    assert "chart.html" in said.err
    assert 3 == len([part for part in ratings if part.get("class") == "dot"])
    assert 3 == len([part for part in ratings if part.get("class") == "whisker"])
    assert 1 == len([part for part in ratings if part.get("class") == "fair"])
    assert 3 == len([part for part in pairs if part.get("class") == "bar"])
    assert 2 == page.count("<table>")
    assert "apprentice – novice" in page
    assert "http" not in page
    assert "src=" not in page


def test_dots_stand_in_the_order_of_the_ratings():
    drawn = ET.fromstring(ladder_chart.ratings_drawing(result(), speech_of("en")))
    dots = [float(part.get("cx") or 0) for part in drawn if part.get("class") == "dot"]

    assert sorted(dots, reverse=True) == dots
    assert all(chart.LEFT <= x <= chart.across(1) for x in dots)


def test_long_names_have_room():
    """Both drawings of a page begin at the same place."""
    known = {("apprentice", "grandmaster"): {0: 0.0}}
    page = ladder_chart.page_of(
        heights(Ladder("gwt", ("apprentice", "grandmaster"), 1), known, editions=[]), speech_of("en")
    )
    boxes = re.findall(r'viewBox="(-\d+) 0 (\d+) ', page)

    assert 2 == len(boxes)
    assert 1 == len(set(boxes))
    assert int(boxes[0][0]) <= -8 * len("grandmaster – apprentice") + 138


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [
        (-150, 140, [-200, -100, 0, 100, 200]),
        (-800, 900, [-1000, -500, 0, 500, 1000]),
        (-0.4, 0.2, [-1, 0, 1]),
        (-12.5, 1, [-15, -10, -5, 0, 5]),
    ],
)
def test_the_scale_has_round_numbers(low, high, marks):
    assert marks == ladder_chart.scale(low, high)


def test_ratings_for_people():
    assert ["+120", "-35", "0", "0", "0"] == [ladder_chart.points(value) for value in (119.6, -35.2, 0, -0.3, 0.4)]


def test_png_chart(here, monkeypatch):
    monkeypatch.setattr(ladder, "climb", lambda *_: result())
    igroteka(*THREE, "--plot", "chart.png")

    assert (here / "chart.png").read_bytes().startswith(b"\x89PNG")


def test_a_chart_that_cannot_be_written(here, monkeypatch):
    monkeypatch.setattr(ladder, "climb", lambda *_: result())
    (here / "chart.html").mkdir()
    said = igroteka(*THREE, "--plot", "chart.html")

    assert 2 == said.code
    assert "cannot be written" in said.err
    assert "apprentice – novice" in said.out
