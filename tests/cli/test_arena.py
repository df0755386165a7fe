"""`igroteka arena`."""

import json
import re
import sys
from xml.etree import ElementTree as ET

import pytest

from igroteka.ai import bots
from igroteka.ai.bot import Bot, Sight
from igroteka.cli import arena, chart
from igroteka.cli.console import speech_of
from igroteka.core.chance import Luck
from igroteka.core.errors import IgrotekaError
from igroteka.sim import cluster
from igroteka.sim.arena import standings
from igroteka.sim.contest import Contest, Played
from igroteka.sim.crew import CrewLost
from tests.cli.shell import igroteka

QUICK = ("--games", "3", "--jobs", "1", "--preset", "no_player_trade", "--option", "turn_limit=10")
THREE = ("arena", "catan", "--bots", "random, random,random")


def result(**how):
    games = [
        Played(0, (0, 1, 2), (10, 5, 4), (1, 2, 3), (0,), 50, 100, 0.5),
        Played(1, (1, 2, 0), (8, 8, 3), (1, 1, 3), (0, 1), 70, 90, 0.5),
    ]
    return standings(Contest("catan", ("greedy", "random", "random")), games, **how)


def test_json():
    said = igroteka(*THREE, *QUICK, "--json")
    table = json.loads(said.out)

    assert 0 == said.code
    assert (3, "catan", 0, False) == (table["games"], table["game"], table["seed"], table["interrupted"])
    assert ["random"] * 3 == [line["bot"] for line in table["entries"]]
    assert [3] == [line["entries"] for line in table["bots"]]
    assert {"turn_limit": 10} == table["options"]
    assert 0 == sum(line["wins"] for line in table["entries"])  # stopped by the turn limit: nobody has won


@pytest.mark.parametrize(("language", "head"), [("en", "catan, 3 games, seed 5"), ("ru", "catan, 3 партии, зерно 5")])
def test_in_words(language, head):
    said = igroteka(*THREE, *QUICK, "--seed", "5", language=language)

    assert said.out.startswith(head)
    assert "random × 3" in said.out


def test_ctrl_c_shows_the_results_so_far(monkeypatch):
    monkeypatch.setattr(arena, "compete", lambda *_: result(interrupted=True))
    said = igroteka(*THREE)

    assert 130 == said.code
    assert "Interrupted after 2 games" in said.out
    assert "1 greedy" in said.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ("--bots", "greedy,deep,random"),
            "There is no bot deep. Bots: random, novice, apprentice, master, grandmaster.",
        ),
        (("--bots", "random"), "not for 1 player"),
        (("--bots", "random,random,random", "--option", "layout"), "Write name=value"),
        (("--bots", "random,random,random", "--plot", "chart.pdf"), "FILE.png or FILE.html"),
        (("--bots", "random,random,random", "--plot", "/no/such/folder/a.html"), "There is no folder"),
        (("--bots", "random,random,random", "--on", "rays"), "local, ray or ray://HOST[:PORT], not rays"),
        (("--bots", "random,random,random", "--on", "ray://127.0.0.1:1"), "ray://127.0.0.1:1: Connection refused"),
    ],
)
def test_refusals(words, told):
    said = igroteka("arena", "catan", *words)

    assert 2 == said.code
    assert told in said.err


# --- on a cluster


@pytest.mark.parametrize(("language", "told"), [("en", "A cluster needs Ray"), ("ru", "Для кластера нужна")])
def test_a_cluster_without_its_library(monkeypatch, language, told):
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)
    said = igroteka(*THREE, "--on", "ray://head", language=language)

    assert 2 == said.code
    assert told in said.err
    assert "pip install 'igroteka[ray]'" in said.err


TROUBLES = [
    ("arena-place", {"place": "rays"}),
    ("cluster-silent", {"address": "ray://head:10001", "problem": "Connection refused"}),
    ("cluster-refuses", {"address": "ray://head:10001", "problem": "Version mismatch"}),
    ("cluster-bare", {"host": "node-7", "version": "0.1.0"}),
    ("cluster-edition", {"host": "node-7", "theirs": "0.1.0 / 1 / 5a", "ours": "0.1.0 / 2 / 6b"}),
    ("cluster-lost", {"problem": "Client is shutting down"}),
    ("players-die", {"first": 12, "last": 19, "deaths": 5}),
]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("code", "details"), TROUBLES, ids=[code for code, _ in TROUBLES])
def test_troubles_with_a_cluster_are_told_with_all_that_is_known(monkeypatch, code, details, language):
    def fail(*_):
        raise IgrotekaError(code, details)

    monkeypatch.setattr(arena, "compete", fail)
    said = igroteka(*THREE, language=language)

    assert 2 == said.code
    assert all(str(value) in said.err for value in details.values())
    assert ("ru" == language) == bool(re.search("[а-я]", said.err))
    assert 1 == len(said.err.splitlines())


@pytest.mark.parametrize(("language", "told"), [("en", "The cluster is gone: oh."), ("ru", "Кластер пропал: oh.")])
def test_a_cluster_that_goes_leaves_the_results_so_far(monkeypatch, language, told):
    trouble = CrewLost("cluster-lost", {"problem": "oh"})
    monkeypatch.setattr(arena, "compete", lambda *_: result(trouble=trouble))
    said = igroteka(*THREE, language=language)

    assert 2 == said.code
    assert "1 greedy" in said.out
    assert ("Interrupted after 2 games" if language == "en" else "Прервано после 2 партий") in said.out
    assert told in said.err


@pytest.mark.parametrize(
    ("language", "lost", "told"),
    [
        ("en", 1, "A process that played was lost once; its games"),
        ("en", 2, "Processes that played were lost 2 times; their games"),
        ("ru", 1, "Игравший процесс погиб 1 раз;"),
        ("ru", 3, "Игравшие процессы погибали 3 раза;"),
        ("ru", 5, "Игравшие процессы погибали 5 раз;"),
    ],
)
def test_deaths_are_told(monkeypatch, language, lost, told):
    monkeypatch.setattr(arena, "compete", lambda *_: result(lost=lost))

    assert told in igroteka(*THREE, language=language).out
    monkeypatch.setattr(arena, "compete", lambda *_: result())
    assert "again" not in igroteka(*THREE).out


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ((), ("processes", 2)),
        (("--on", "local"), ("processes", 2)),
        (("--jobs", "3"), ("processes", 3)),
        (("--jobs", "1"), ("alone",)),
        (("--on", "ray"), ("cluster", "ray", None)),
        (("--on", "ray://head:7", "--jobs", "5"), ("cluster", "ray://head:7", 5)),
    ],
)
def test_who_plays(monkeypatch, words, expected):
    asked = []

    def compete(contest, games, crew, on_game):
        asked.append(crew)
        return result()

    for name in ("alone", "processes", "cluster"):
        monkeypatch.setattr(arena, name, lambda *how, name=name: (name, *how))
    monkeypatch.setattr(arena, "usual_jobs", lambda: 2)
    monkeypatch.setattr(arena, "compete", compete)
    igroteka(*THREE, *words)

    assert [expected] == asked


# --- charts


@pytest.mark.parametrize("language", ["en", "ru"])
def test_html_chart_needs_nothing_else(tmp_path, language):
    path = tmp_path / "chart.html"
    said = igroteka(*THREE, *QUICK, "--plot", str(path), language=language)
    page = path.read_text(encoding="utf-8")
    shares, course = (ET.fromstring(drawing) for drawing in re.findall("<svg.*?</svg>", page, re.DOTALL))

    assert 0 == said.code
    assert str(path) in said.err.replace("\n", "")
    assert 3 == len([part for part in shares if part.get("class") == "bar"])
    assert 3 == len([part for part in course if part.get("class") == "band"])
    assert 3 == len({part.get("stroke") for part in course if part.get("class") == "course"})
    assert "http" not in page
    assert "src=" not in page


def test_the_course_is_drawn_from_the_first_game_to_the_last():
    """Greedy has won 1 of 1, then 1.5 of 2: from the top edge a quarter down."""
    drawn = chart.course(result(), speech_of("en"))
    first = next(part for part in ET.fromstring(drawn) if part.get("class") == "course")
    top, half, right = chart.TOP, chart.LEFT + chart.WIDE / 2, chart.LEFT + chart.WIDE

    assert f"M{half} {float(top)}L{float(right)} {top + chart.HIGH / 4}" == first.get("d")


def test_png_chart(tmp_path, monkeypatch):
    monkeypatch.setattr(arena, "compete", lambda *_: result())
    path = tmp_path / "chart.png"
    igroteka(*THREE, "--plot", str(path))

    assert path.read_bytes().startswith(b"\x89PNG")


def test_png_without_its_library(tmp_path, monkeypatch):
    monkeypatch.setattr(chart, "find_spec", lambda _: None)
    said = igroteka(*THREE, "--plot", str(tmp_path / "chart.png"))

    assert 2 == said.code
    assert "igroteka[plot]" in said.err


def test_a_chart_that_cannot_be_written(tmp_path, monkeypatch):
    monkeypatch.setattr(arena, "compete", lambda *_: result())
    (tmp_path / "chart.html").mkdir()
    said = igroteka(*THREE, "--plot", str(tmp_path / "chart.html"))

    assert 2 == said.code
    assert "cannot be written" in said.err
    assert "1 greedy" in said.out


OWN_BOT = """
from igroteka.ai.random import RandomBot

def mine(luck):
    return RandomBot(luck)
"""


def test_a_bot_in_the_folder_where_the_command_is_given(tmp_path, monkeypatch):
    (tmp_path / "bot_of_my_own.py").write_text(OWN_BOT, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    said = igroteka("arena", "catan", "--bots", "bot_of_my_own:mine,random,random", *QUICK, "--jobs", "2")

    assert 0 == said.code, said.err
    assert "bot_of_my_own:mine" in said.out


class Cheat(Bot):
    """Says what it may not say."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> int:
        return -1


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Bot cheat broke the rules of catan: seat 1 may not play"), ("ru", "Бот cheat нарушил правила игры catan")],
)
def test_a_bot_that_cheats_is_named(monkeypatch, language, words):
    monkeypatch.setitem(bots.BOTS, "cheat", Cheat)
    said = igroteka("arena", "catan", "--bots", "random,cheat,random", *QUICK, language=language)

    assert 0 != said.code
    assert words in " ".join(said.err.split())
