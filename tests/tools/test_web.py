"""The tool of the front end asks Prettier and ESLint, and says how what they find is mended."""

import importlib.util
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
