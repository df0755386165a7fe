"""A file or folder that a page names is there."""

import os
import re
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, ROOT, name_of

PAGES = sorted([*DOCS.rglob("*.md"), ROOT / "README.md", ROOT / "README.ru.md", ROOT / "CONTRIBUTING.md"])
QUOTED = re.compile(r"`([\w./-]+)`")
KINDS = (".py", ".ts", ".svelte", ".toml", ".md", ".json", ".ftl", ".css", ".svg", ".sh", ".yml", "/")

MADE = (".git", ".venv", "build", "dist", "node_modules", "static")


@pytest.fixture(scope="module")
def known() -> set[str]:
    """Every end of every path in the checkout, so that a page may begin where it likes."""
    found = set[str]()
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in MADE]
        for name in (*folders, *files):
            parts = Path(folder, name).relative_to(ROOT).parts
            found |= {"/".join(parts[start:]) for start in range(len(parts))}
    return found


def named(text: str) -> list[str]:
    """What looks like a file or a folder, and is no ending, address or pattern."""
    return [word for word in QUOTED.findall(text) if word.endswith(KINDS) and word[0].isalnum()]


def test_what_is_looked_for():
    assert ["server/wire.py", "rules/"] == named("`server/wire.py` and `rules/`, no `.py`, `/api/rooms/` or `*.ftl`")


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_file_that_a_page_names_is_there(page: Path, known: set[str]):
    assert [] == [word for word in named(page.read_text("utf-8")) if word.rstrip("/") not in known]
