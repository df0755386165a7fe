"""Code that a page shows is run as it stands there; what it is said to print, it prints."""

import io
from contextlib import redirect_stdout
from itertools import pairwise
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, ROOT, Block, blocks, name_of

RUN = [*DOCS.glob("*.md"), *DOCS.glob("*/*.md"), ROOT / "README.md", ROOT / "README.ru.md"]
SKETCHES = DOCS / "decisions"  # what was thought on paper, at its time
SHOWN = sorted(
    page for page in RUN if page.parent != SKETCHES and any(block.language == "python" for block in blocks(page))
)


def told(page: Path) -> list[tuple[Block, str | None]]:
    """Every block of Python, and the text below it: what it prints."""
    pairs = [*pairwise(blocks(page)), (blocks(page)[-1], None)]
    return [
        (block, after.code if after is not None and after.language == "text" else None)
        for block, after in pairs
        if block.language == "python"
    ]


@pytest.mark.parametrize("page", SHOWN, ids=name_of)
def test_every_block_of_python_runs(page, tmp_path, monkeypatch):
    """Blocks of a page share their names, from top to bottom."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}
    for block, prints in told(page):
        if block.reason:
            continue
        out = io.StringIO()
        with redirect_stdout(out):
            exec(compile("\n" * block.line + block.code, name_of(page), "exec"), names)
        if prints is not None:
            assert prints == out.getvalue(), f"{name_of(page)}:{block.line}"


def test_pages_that_teach_are_among_them():
    names = {name_of(page) for page in SHOWN}

    assert {"README.md", "README.ru.md", "docs/tutorial/library.md", "docs/howto/arena-on-a-cluster.md"} <= names
    assert "docs/howto/train-an-agent.md" in names


def test_both_readmes_show_the_same_code():
    assert [block.code for block, _ in told(ROOT / "README.md")] == [
        block.code for block, _ in told(ROOT / "README.ru.md")
    ]
