"""The page of a recorded game: its slider and its buttons lead through it."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from igroteka.core.record import read_record
from igroteka.notebook import Film

pytestmark = pytest.mark.browser

RECORD = Path(__file__).parents[1] / "golden" / "nusfjord" / "solo.txt"


def test_a_film_is_led_by_its_slider(browser: Browser, tmp_path: Path) -> None:
    film = Film(read_record(RECORD.read_text("utf-8")))
    film.write(tmp_path / "film.html")
    faults: list[str] = []
    with browser.new_context() as context:
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto((tmp_path / "film.html").as_uri())
        slider, said, table = page.locator("#place"), page.locator("#said"), page.locator("#table")
        last = len(film) - 1
        expect(slider).to_have_attribute("max", str(last))
        expect(slider).to_have_value("0")
        first = (said.inner_text(), table.inner_text())

        slider.fill(str(last))
        end = (said.inner_text(), table.inner_text())
        assert first[0] != end[0]
        assert first[1] != end[1]
        assert f"{len(film.record.moves)}" in end[0]

        for button, place in (("back", last - 1), ("forth", last), ("forth", last), ("first", 0), ("back", 0)):
            page.locator(f"#{button}").click()
            expect(slider).to_have_value(str(place))
        assert first == (said.inner_text(), table.inner_text())
        page.locator("#last").click()
        assert end == (said.inner_text(), table.inner_text())

        slider.press("ArrowLeft")
        expect(slider).to_have_value(str(last - 1))
        assert end[0] != said.inner_text()
    assert not faults
