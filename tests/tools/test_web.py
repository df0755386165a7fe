"""The tool of the front end asks Prettier and ESLint, says how what they find is mended, and weighs what it builds."""

import importlib.util
import json
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

spec = importlib.util.spec_from_file_location("web", ROOT / "tools" / "web.py")
assert spec
assert spec.loader
web = importlib.util.module_from_spec(spec)
spec.loader.exec_module(web)


@pytest.fixture
def asked(monkeypatch):
    """What Node is asked to run; scripts named in `refuse` find something."""
    run: list[tuple[str, ...]] = []
    refuse: set[str] = set()

    def node(*words: str) -> None:
        run.append(words)
        if Path(words[0]).stem in refuse:
            raise subprocess.CalledProcessError(1, ["node", *words])

    monkeypatch.setattr(web, "node", node)
    monkeypatch.setattr(web, "install", lambda: None)
    return run, refuse


def tools_of(run):
    return [(Path(words[0]).stem, {"--check", "--write", "--fix"} & set(words)) for words in run]


def test_lint_asks_both_and_writes_nothing(asked):
    run, _ = asked

    assert web.main(["lint"]) == 0
    assert tools_of(run) == [("prettier", {"--check"}), ("eslint", set())]


@pytest.mark.parametrize("tool", ["prettier", "eslint"])
def test_what_one_finds_fails_and_the_other_is_asked_too(asked, capsys, tool):
    run, refuse = asked
    refuse.add(tool)

    assert web.main(["lint"]) == 1
    assert len(run) == 2
    assert "make format" in capsys.readouterr().err


def test_format_lays_out_what_the_linter_has_mended(asked):
    """Layout comes last, even where the linter leaves something to people."""
    run, refuse = asked
    refuse.add("eslint")

    assert web.main(["format"]) == 0
    assert tools_of(run) == [("eslint", {"--fix"}), ("prettier", {"--write"})]


def test_format_fails_where_a_file_cannot_be_read(asked):
    run, refuse = asked
    refuse.add("prettier")

    assert web.main(["format"]) == 1
    assert run


def test_what_is_not_laid_out_is_there():
    """So that a folder that moves is not laid out in silence."""
    lines = (ROOT / "web" / ".prettierignore").read_text("utf-8").splitlines()
    named = [line for line in lines if line and not line.startswith("#") and line != "node_modules/"]

    assert "tests/*-fixtures/" in named
    assert not [line for line in named if not list((ROOT / "web").glob(f"**/{line}" if "/" not in line else line))]


# --- what it weighs

SHELL = {
    "index.html": {"file": "index.js", "imports": ["_engine.js"]},
    "_engine.js": {"file": "engine.js"},
    "src/pages/Lobby.svelte": {"file": "lobby.js", "imports": ["index.html"]},
    "virtual:words/words-ru-house": {"file": "words.js"},
    "src/pages/Room.svelte": {"file": "room.js", "imports": ["index.html", "_kit.js"]},
    "_kit.js": {"file": "kit.js"},
    "src/games/catan/Table.svelte": {"file": "catan.js", "imports": ["_kit.js", "_trail.js"]},
    "src/games/gwt/Table.svelte": {"file": "gwt.js", "imports": ["_trail.js", "_gwt-box-1.js", "_more.js"]},
    "_trail.js": {"file": "trail.js"},
    "_gwt-box-1.js": {"file": "box.js"},
    "_more.js": {"file": "more.js"},
}


@pytest.fixture
def weighed(monkeypatch):
    """What is too heavy, and the lines told, if files weigh so many thousands of bytes; the others one each."""

    def weigh(**weights):
        monkeypatch.setattr(web, "packed", lambda file: 1000 * weights.get(Path(file).stem, 1))
        lines, heavy = web.weigh(SHELL)
        return heavy, lines

    return weigh


def test_all_that_the_lobby_needs_is_the_first_load(weighed):
    assert weighed(engine=117)[0] == []
    assert weighed(engine=118)[0] == ["first load"]
    assert weighed(words=60, lobby=60)[0] == ["first load"]


def test_a_table_is_all_code_that_only_it_needs(weighed):
    assert weighed(gwt=58, more=2)[0] == []
    assert weighed(gwt=58, more=3)[0] == ["table gwt"]
    heavy, lines = weighed(gwt=50, kit=20, trail=20, box=30)
    assert heavy == []
    assert any("table gwt; 101.0 kB with family" in line for line in lines)


def test_any_later_part_has_its_limit(weighed):
    assert weighed(room=61)[0] == ["pages/Room.svelte"]


def test_what_was_built_is_told_again(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(web, "OUT", tmp_path)
    assert web.main(["weigh"]) == 1
    (tmp_path / web.STAMP).write_text("63.7 kB of 120.0 kB  first load")
    assert web.main(["weigh"]) == 0
    assert "63.7 kB" in capsys.readouterr().out


def test_a_build_that_is_too_heavy_fails(monkeypatch, tmp_path, asked):
    """So that what is served is never heavier than allowed."""
    (tmp_path / ".vite").mkdir()
    (tmp_path / web.MANIFEST).write_text(json.dumps(SHELL))
    monkeypatch.setattr(web, "OUT", tmp_path)
    monkeypatch.setattr(web, "packed", lambda _: 50_000)
    assert web.build() == 1
    assert not (tmp_path / web.STAMP).exists()
