"""A press changes little on the page, and little is worked out anew."""

import json

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.demo import lay

pytestmark = pytest.mark.browser

SCENES = {"catan": "main-ru", "burgundy": "turn-ru", "gwt": "move-ru", "nusfjord": "build-ru", "gwtnz": "move-ru"}
PLACES = (".prompt .slot.other", ".k-table .over, .k-table .flights")
"""Where buttons and cards come and go."""
COMES = """(where) => {
    const one = document.createElement('div')
    one.className = 'k-btn'
    document.querySelector(where).append(one)
    document.body.offsetHeight
    one.remove()
    document.body.offsetHeight
}"""
FEW = 40
TRACES = 20
"""On a busy machine a page may be done before the browser has told it to trace."""


def restyled(browser: Browser, page: Page, where: str) -> int:
    """How many elements have their style worked out when one comes and goes there."""
    for _ in range(TRACES):
        page.evaluate("() => document.body.offsetHeight")
        browser.start_tracing(page=page, categories=["devtools.timeline"])
        page.evaluate(COMES, where)
        events = json.loads(browser.stop_tracing())["traceEvents"]
        done = (one["args"] for one in events if one["name"] == "UpdateLayoutTree" and one["ph"] == "X")
        if counts := [args["elementCount"] for args in done]:
            return sum(counts)
    raise AssertionError("nothing was ever traced")


@pytest.mark.parametrize("game", SCENES)
def test_what_comes_or_goes_leaves_the_rest_of_the_table_alone(browser: Browser, page: Page, game: str) -> None:
    """A rule of style that asks a whole table whether anything is in it had all of its elements styled anew."""
    page.set_viewport_size({"width": 1366, "height": 768})
    lay(page, game, SCENES[game])

    assert [restyled(browser, page, where) <= FEW for where in PLACES] == [True, True]
