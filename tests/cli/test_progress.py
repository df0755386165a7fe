"""How far something long has come is shown to whoever looks on, and to no file."""

import io

import pytest
from rich.console import Console

from igroteka.cli import console


def shown(monkeypatch: pytest.MonkeyPatch, *, terminal: bool) -> str:
    screen = Console(file=io.StringIO(), force_terminal=terminal, width=80, color_system=None)
    monkeypatch.setattr(console, "console", lambda **_: screen)
    with console.progress("four games", 4) as advance:
        advance(1)
        advance(2)
    return str(screen.file.getvalue())  # type: ignore[attr-defined]


def test_a_terminal_shows_how_far_it_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    said = shown(monkeypatch, terminal=True)
    assert "four games" in said
    assert "3/4" in said


def test_a_pipe_gets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not shown(monkeypatch, terminal=False).strip()
