"""The notebooks of examples/ run, and show what is kept of them."""

import json
from pathlib import Path

import pytest

from tools.notebooks import executed, notebooks, page, read

NAMES = [path.name for path in notebooks()]


def test_there_are_three():
    assert ["1-first-steps.ipynb", "2-a-bot-of-your-own.ipynb", "3-learning-from-the-database.ipynb"] == NAMES


@pytest.mark.parametrize("path", notebooks(), ids=NAMES)
def test_a_notebook_runs_and_shows_what_it_has_kept(path: Path):
    kept, now = read(path), executed(path)
    for before, after in zip(kept["cells"], now["cells"], strict=True):
        assert before == after, f"{path.name} shows something else now: python tools/notebooks.py --write"


def test_a_cell_that_fails_ends_the_notebook(tmp_path: Path):
    path = tmp_path / "broken.ipynb"
    cell: dict[str, object] = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": []}
    path.write_text(json.dumps({"cells": [{**cell, "source": ["x = 1\n", "1 / (x - 1)"]}, {**cell, "source": ["x"]}]}))
    with pytest.raises(ZeroDivisionError):
        executed(path)


@pytest.mark.parametrize("path", notebooks(), ids=NAMES)
def test_a_notebook_is_what_jupyter_reads_and_brings_nothing_from_elsewhere(path: Path):
    found = read(path)
    assert (4, 5) == (found["nbformat"], found["nbformat_minor"])
    assert len(found["cells"]) == len({cell["id"] for cell in found["cells"]})
    for cell in found["cells"]:
        for output in cell.get("outputs", []):
            html = "".join(output.get("data", {}).get("text/html", []))
            assert not any(word in html for word in ("http:", "https:", " src=", "@import", "url("))


def test_a_page_of_the_site_has_code_and_what_it_shows():
    found = page(read(notebooks()[1]))
    assert "class Miser(Bot):" in found
    assert "__main__:Miser" in found.partition("```text")[2]
    assert '<pre class="igroteka"' in found
