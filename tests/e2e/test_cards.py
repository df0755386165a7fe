"""Nusfjord's buildings: every card of the market is seen whole, to the ring that says it can be pressed."""

import pytest
from playwright.sync_api import Page

from tests.e2e.demo import lay

pytestmark = pytest.mark.browser
RING = 3
CUT = """(ring) => {
    const market = document.querySelector('.market').getBoundingClientRect()
    const cards = [...document.querySelectorAll('.market .cards > *')].map((one) => one.getBoundingClientRect())
    const cut = cards.filter(({ top, bottom }) => bottom > market.bottom - ring || top < market.top + ring)
    return [cards.length, cut.length]
}"""


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_no_building_of_the_market_is_cut(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    lay(page, "nusfjord", "build-ru")
    assert page.evaluate(CUT, RING) == [25, 0]
