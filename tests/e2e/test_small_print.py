"""Small print that was hard to read once: words in their boxes, numbers beside each other, frames, lines of the log."""

import pytest
from playwright.sync_api import Page

from tests.e2e.demo import lay

pytestmark = pytest.mark.browser

MARGINS = """() => [...document.querySelectorAll('.dock .resource')].map((box) => {
    const words = document.createRange()
    words.selectNodeContents(box.querySelector(':scope > span'))
    const [outer, inner] = [box.getBoundingClientRect(), words.getBoundingClientRect()]
    return Math.min(inner.left - outer.left, outer.right - inner.right)
})"""
GAPS = """() => {
    const all = [...document.querySelectorAll('.dice svg text')].map((one) => one.getBoundingClientRect())
    return all.slice(1).map((one, i) => one.left - all[i].right)
}"""
FRAMES = """() => {
    const all = [...document.querySelectorAll('.hand .trail-card.lit')].map((one) => {
        const style = getComputedStyle(one)
        const ring = Math.max(...style.boxShadow.match(/-?[\\d.]+px/g).map(parseFloat))
        const wide = Math.max(parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset), ring)
        const { left, right } = one.getBoundingClientRect()
        return { left: left - wide, right: right + wide }
    })
    return all.slice(1).map((one, i) => one.left - all[i].right)
}"""
BASELINES = """() => {
    const line = document.querySelector('.prompt p')
    const at = (parent) => {
        const mark = document.createElement('span')
        mark.style.cssText = 'display: inline-block; width: 1px; height: 0'
        parent.append(mark)
        const bottom = mark.getBoundingClientRect().bottom
        mark.remove()
        return bottom
    }
    const watching = document.querySelector('.k-watching')
    const words = document.createElement('span')
    words.append(watching.lastChild)
    watching.append(words)
    return [at(line), at(words)]
}"""

LINES = """() => {
    const panel = document.querySelector('.side .log')
    const list = [...panel.querySelectorAll('*')].find((one) => getComputedStyle(one).overflowY === 'auto')
    const { top, bottom } = list.getBoundingClientRect()
    const seen = [...list.querySelectorAll('li')].flatMap((one) => {
        const words = document.createRange()
        words.selectNodeContents(one)
        return [...words.getClientRects()].filter((rect) => rect.height && rect.top >= top && rect.bottom <= bottom)
    })
    return new Set(seen.map((rect) => Math.round(rect.bottom / 6))).size
}"""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_log_of_nusfjord_shows_six_lines(page: Page, seats: int) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    lay(page, "nusfjord", f"turn{seats}-ru")

    assert page.evaluate(LINES) >= 6


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_names_of_resources_do_not_touch_their_boxes(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    lay(page, "catan", "main-ru")

    assert min(page.evaluate(MARGINS)) >= 3


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_sums_of_dice_stand_apart(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    lay(page, "catan", "main-en")

    assert min(page.evaluate(GAPS)) >= 6


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_frames_of_cards_do_not_meet(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    lay(page, "gwt", "first_discard-en")
    gaps = page.evaluate(FRAMES)

    assert len(gaps) > 3
    assert min(gaps) > 0


@pytest.mark.parametrize("game", ["catan", "burgundy", "gwt", "gwtnz", "nusfjord"])
def test_who_looks_on_is_told_on_the_line_of_the_sentence(phone: Page, game: str) -> None:
    lay(phone, game, "spectator-ru")
    phone.locator(".k-watching").wait_for()
    line, words = phone.evaluate(BASELINES)

    assert abs(line - words) < 1
