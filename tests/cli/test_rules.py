"""`igroteka rules`."""

import json
from pathlib import Path

import pytest

import igroteka as house
from igroteka.cli import rules
from igroteka.core.speech import rules_text
from tests.cli.shell import igroteka

BOOK = rules_text("igroteka.games.catan", "en")


# --- reading


def test_chapters():
    said = igroteka("rules", "catan")

    assert 0 == said.code
    assert "CAT-5   Seven, robber, stealing" in said.out
    assert "CAT-5.2" not in said.out


def test_a_chapter_has_all_its_rules():
    said = igroteka("rules", "catan", "CAT-5")

    assert all(f"{id} {block.title}" in said.out for id, block in BOOK.items() if block.chapter == "CAT-5")
    assert "CAT-6.1 " not in said.out


@pytest.mark.parametrize("id", ["CAT-5.2", "cat-5.2", "5.2"])
def test_one_rule(id):
    said = igroteka("rules", "catan", id)

    assert said.out.startswith("CAT-5.2 Discarding on a seven")
    assert "CAT-5.3" not in said.out


def test_in_russian():
    assert "Сброс при семёрке" in igroteka("rules", "catan", "CAT-5.2", "--lang", "ru").out


def test_json():
    contents = json.loads(igroteka("rules", "catan", "--json").out)
    chapter = json.loads(igroteka("rules", "catan", "CAT-5", "--json").out)
    rule = json.loads(igroteka("rules", "catan", "CAT-5.2", "--json").out)

    assert {"id": "CAT-1", "title": "Components", "rules": 9} == contents["chapters"][0]
    assert "CAT-5.1" == chapter["rules"][0]["id"]
    assert BOOK["CAT-5.2"].text == rule["text"] == chapter["rules"][1]["text"]
    assert ("catan", "CAT-5") == (rule["game"], rule["chapter"])


def test_an_unknown_rule_names_its_neighbours():
    said = igroteka("rules", "catan", "CAT-5.77")

    assert 2 == said.code
    assert "There is no rule CAT-5.77" in said.err
    assert "CAT-5.7" in said.err.split("Near it")[1]
    assert "CAT-1, CAT-2" in igroteka("rules", "catan", "robber").err


# --- coverage


@pytest.fixture
def tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of tests, in a checkout of its own."""
    (tmp_path / "tests" / "games" / "catan").mkdir(parents=True)
    monkeypatch.setattr(rules, "checkout", lambda: tmp_path)
    return tmp_path / "tests"


def write(tests: Path, ids: list[str], untested: dict[str, str]) -> None:
    (tests / "test_some.py").write_text("".join(f"# {id}\n" for id in ids), encoding="utf-8")
    lines = [f'"{id}" = "{reason}"\n' for id, reason in untested.items()]
    (tests / "games" / "catan" / "untested.toml").write_text("".join(lines), encoding="utf-8")


def test_citations_are_read_from_docstrings_and_comments(tmp_path):
    source = '''"""CAT-1.1 and CAT-1.2 to CAT-1.5."""
class A:
    """GWT-2.1."""
    def f(self):
        """CAT-2.2, not CAT-2 nor XCAT-2.x."""
        x = "CAT-3.1"  # CAT-3.2
        return "CAT-4.1" == x
'''
    path = tmp_path / "test_a.py"
    path.write_text(source, encoding="utf-8")

    assert ["CAT-1.1", "CAT-1.2", "CAT-1.5", "CAT-2.2", "CAT-3.2", "GWT-2.1"] == sorted(rules.citations(path))


def test_every_rule_needs_a_test_or_a_reason(tests):
    known = [id for id, block in BOOK.items() if block.chapter != id]
    write(tests, [*known[2:], "CAT-99.1", "GWT-1.1"], {known[0]: "out of scope"})
    said = igroteka("rules", "catan", "--coverage", "--json")
    report = json.loads(said.out)

    assert 1 == said.code
    assert (len(known), len(known) - 2) == (report["total"], report["cited"])
    assert [{"id": known[0], "reason": "out of scope"}, {"id": known[1], "reason": ""}] == report["uncited"]
    assert ["CAT-99.1"] == report["unknown"]

    shown = igroteka("rules", "catan", "--coverage")
    assert 1 == shown.code
    assert f"{len(known) - 2} of {len(known)}" in shown.out
    assert "no test and no reason" in shown.out
    assert "CAT-99.1" in shown.out


def test_a_reason_is_enough(tests):
    known = [id for id, block in BOOK.items() if block.chapter != id]
    write(tests, known[1:], {known[0]: "out of scope"})

    assert 0 == igroteka("rules", "catan", "--coverage").code


def test_coverage_needs_a_checkout(monkeypatch, tmp_path):
    monkeypatch.setattr(house, "__file__", str(tmp_path / "site-packages" / "igroteka" / "__init__.py"))
    said = igroteka("rules", "catan", "--coverage")

    assert 2 == said.code
    assert "source checkout" in said.err


def test_this_is_a_checkout():
    assert (rules.checkout() / "tests" / "cli" / "test_rules.py").samefile(__file__)
