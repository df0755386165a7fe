"""Every recorded scene is drawn whole: no word, name, number or drawing is missing, in either language."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.conftest import SOAK
from tests.e2e.demo import FIXTURES, lay
from tests.e2e.screen import RAW

pytestmark = pytest.mark.browser

DRAWN = Path(__file__).with_name("drawn.js").read_text("utf-8")
DRAW = f"""([scenes, raw]) => {{
    {DRAWN}
    const pattern = new RegExp(raw, 'u')
    return scenes.flatMap(([name, scene, who]) => {{
        put(scene, who)
        const table = document.querySelector('.k-table')
        const wrong = undrawn(table, pattern)
        if (!table.querySelector('.prompt')) wrong.push('no bar')
        for (const key of missing) wrong.push(`no text for ${{key}}`)
        missing.clear()
        return wrong.map((what) => `${{name}}: ${{what}}`)
    }})
}}"""


def recorded(game: str) -> dict[str, list[tuple[str, Any, list[str]]]]:
    """Scenes by language, with who sits there: each in one of the two by turns, in both in a soak."""
    found: dict[str, list[tuple[str, Any, list[str]]]] = {"ru": [], "en": []}
    files = sorted((FIXTURES / f"{game}-fixtures").glob("*-en.json"))
    for number, file in enumerate(files):
        for lang in ("ru", "en") if SOAK else ("ru", "en")[number % 2 :][:1]:
            told = json.loads(file.with_name(f"{file.stem[:-2]}{lang}.json").read_text("utf-8"))
            found[lang].append((f"{file.stem[:-2]}{lang}", told["scene"], told["names"]))
    return found


@pytest.mark.parametrize("game", ["catan", "burgundy", "gwt", "gwtnz", "nusfjord"])
def test_every_scene_is_drawn_whole(page: Page, game: str) -> None:
    wrong: list[str] = []
    scenes = recorded(game)
    for found in scenes.values():
        tables = sorted(found, key=lambda one: len(one[2]))  # those of a size one after another
        lay(page, game, tables[0][0])
        wrong += page.evaluate(DRAW, [tables, RAW.pattern])
    assert not wrong, "\n".join(wrong)
    assert all(scenes.values()), "there is nothing to draw"
