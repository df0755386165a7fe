"""Phones: the sheet that tells of a stop of a trail stands below that stop, never over it."""

import pytest
from playwright.sync_api import Page

from tests.e2e.demo import lay
from tests.e2e.screen import Size

pytestmark = pytest.mark.browser

SIZES: list[Size] = [(390, 844), (360, 740)]
GAMES = ["gwt", "gwtnz"]

PRESS = """async () => {
    const wrong = [], frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const stops = [...document.querySelectorAll('.stop')].map((one) => one.dataset.place)
    let sheets = 0
    for (const place of stops) {
        put(scene()) // nothing is chosen
        const stop = document.querySelector(`[data-place="${place}"]`)
        stop.scrollIntoView({ block: 'end' })
        stop.click()
        await frames()
        const sheet = document.querySelector('.bar')
        if (!sheet) continue
        sheets += 1
        const [box, over] = [stop.getBoundingClientRect(), sheet.getBoundingClientRect()]
        const head = document.querySelector('.head').getBoundingClientRect()
        if (box.bottom > over.top) wrong.push(`${place} ends at ${box.bottom}, the sheet begins at ${over.top}`)
        if (box.top < head.bottom) wrong.push(`${place} begins at ${box.top}, the sentence ends at ${head.bottom}`)
    }
    return { wrong, sheets, stops: stops.length }
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_of_a_stop_does_not_cover_it(phone: Page, game: str) -> None:
    wrong: list[str] = []
    for lang in ("en", "ru"):
        for width, height in SIZES:
            phone.set_viewport_size({"width": width, "height": height})
            lay(phone, game, f"move-{lang}")
            seen = phone.evaluate(PRESS)
            assert seen["sheets"] == seen["stops"] > 20
            wrong += [f"{width}x{height} {lang}: {what}" for what in seen["wrong"]]
    assert not wrong, "\n".join(wrong)
