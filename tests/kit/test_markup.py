"""Console markup: names are shown as they are and fit their columns."""

import pytest
from rich.cells import cell_len
from rich.text import Text

from igroteka.kit.markup import cells, escaped, fitted, plain, styled


@pytest.mark.parametrize(
    "text", ["plain", "[b]bold[/b]", "a\\[b]", "\\", "[", "[]", "[/]", "[1]", "x[#fff]y\\\\", "[@a]"]
)
def test_names_are_not_markup(text):
    assert text + "|" == Text.from_markup(f"[bold]{escaped(text)}[/]|").plain
    assert text + "|" == plain(f"{styled(text, 'bold')}|")


def test_styles_are_taken_off():
    assert " X │ 2 [a]" == plain(" [bold red]X[/] │ [dim]2[/] \\[a]")


def test_names_fit():
    assert "Anna  " == fitted("Anna", 6)
    assert "Alexa…" == fitted("Alexander", 6)
    assert "漢字… " == fitted("漢字名前", 6)
    assert "ab" == fitted("a\x1b\nb", 2)
    for text in ("漢字", "e\u0301", "Ёж", "▲•○█‾", ""):
        assert cell_len(text) == cells(text)
