"""The boards of both trails: whoever stands there, and what enlarges the board, hides nothing that is printed."""

import json

import pytest
from playwright.sync_api import Page

from tests.e2e.demo import FIXTURES, lay

pytestmark = pytest.mark.browser

HIDDEN = """(names) => names.flatMap((name) => {
    put(recorded[name])
    const wrong = [], board = document.querySelector('.board'), touch = 1.2
    const lies = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > touch
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > touch
    const figure = '[data-at^="herder:"], [data-at^="runholder:"]'
    const over = [...board.querySelectorAll(`:is(${figure}) use`), ...board.querySelectorAll('[data-lens] .icon')]
    const texts = inkOf(board).filter(({ home }) => !home.closest(`${figure}, [data-lens], .tag`))
    for (const one of over) {
        const box = one.getBoundingClientRect()
        const what = one.closest('[data-at]')?.dataset.at ?? 'the button'
        for (const text of texts)
            if (text.boxes.some((ink) => lies(box, ink))) wrong.push(`${name}: «${text.text}» lies under ${what}`)
    }
    const [button] = board.querySelectorAll('[data-lens] .icon')
    const corner = button.getBoundingClientRect()
    for (const post of board.querySelectorAll('[data-at^="post:"] .face'))
        if (lies(post.getBoundingClientRect(), corner)) wrong.push(`${name}: the button lies on a post`)
    for (const tile of board.querySelectorAll('[data-place^="foresight:"]'))
        for (const one of board.querySelectorAll(`:is(${figure}) use`))
            if (lies(tile.getBoundingClientRect(), one.getBoundingClientRect()))
                wrong.push(`${name}: a figure lies on foresight`)
    return [...new Set(wrong)]
})"""
WALKERS = {"gwt": "herders", "gwtnz": "runholders"}
STOPS = """() => [...document.querySelectorAll('[data-place^="node:"]')].map((one) => one.dataset.place.slice(5))"""


@pytest.mark.parametrize("game", ["gwt", "gwtnz"])
def test_nothing_printed_on_a_board_lies_under_a_figure_or_a_button(page: Page, game: str) -> None:
    scenes = {
        file.stem: json.loads(file.read_text("utf-8"))["scene"]
        for file in sorted((FIXTURES / f"{game}-fixtures").glob("*-ru.json"))
    }
    page.set_viewport_size({"width": 1366, "height": 768})
    lay(page, game, next(iter(scenes)))
    stops = page.evaluate(STOPS)
    assert len(stops) > 20
    view = scenes["move-ru"]["view"]
    for first in range(0, len(stops), view["seats"]):  # wherever one could stand, each alone
        there = [*stops[first : first + view["seats"]], *[None] * view["seats"]][: view["seats"]]
        changed = {**view, WALKERS[game]: there}
        scenes[f"walkers at {there}"] = {**scenes["move-ru"], "view": changed, "options": []}
    page.evaluate("(scenes) => { window.recorded = scenes }", scenes)
    wrong = page.evaluate(HIDDEN, list(scenes))
    assert not wrong, "\n".join(wrong)


SMALL = """() => [...document.querySelectorAll('button.oc')].flatMap((one) => {
    const { width, height } = one.getBoundingClientRect()
    return !width || (width >= 44 && height >= 44) ? [] : [`${one.textContent.trim()}: ${width} by ${height}`]
})"""


@pytest.mark.parametrize("width", [360, 768])
def test_objectives_are_large_enough_for_a_finger(page: Page, width: int) -> None:
    """On one's own board, on display and wherever they are looked at."""
    page.set_viewport_size({"width": width, "height": 844})
    seen = 0
    for scene in ("end_turn-ru", "objective-ru"):
        lay(page, "gwtnz", scene)
        for tab in page.locator("nav.tabs button:visible" if width < 700 else "[role=tab]:visible").all():
            tab.click()
            assert not page.evaluate(SMALL)
            seen += page.locator("button.oc").count()
    assert seen
