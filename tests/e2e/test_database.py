"""The open database in the browser: a game is found, opened, kept out and let in again; axe finds nothing serious."""

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import findings
from tests.e2e.conftest import Opening
from tests.e2e.place import table_of
from tests.e2e.screen import NARROW, USUAL, Screen, Size
from tests.patience import LONG

pytestmark = pytest.mark.browser


def conceded(screen: Screen, game: str) -> str:
    """A game against bots that is over at once, by its room."""
    room = screen.api("POST", "/api/rooms", table_of(game))
    if room["status"] == "open":
        screen.api("POST", f"/api/rooms/{room['id']}/start")
    assert "finished" == screen.api("POST", f"/api/rooms/{room['id']}/concede")["status"]
    return str(room["id"])


@pytest.mark.parametrize(("lang", "size"), [("en", USUAL), ("ru", NARROW)])
def test_games_are_found_opened_and_kept_out(opened: Opening, lang: str, size: Size) -> None:
    screen = opened(lang, size=size)
    page, t = screen.page, screen.t
    screen.api("POST", "/api/session/guest", {"name": "Ann"})
    mine, other = conceded(screen, "catan"), conceded(screen, "burgundy")
    row = page.locator(f"a[href='/room/{mine}/replay']")
    screen.go("/database")
    row.wait_for(timeout=LONG * 1000)
    page.locator(f"a[href='/room/{other}/replay']").wait_for()

    page.get_by_label(t("db-game"), exact=True).select_option("catan")
    expect(page.locator(f"a[href='/room/{other}/replay']")).to_have_count(0, timeout=LONG * 1000)
    row.wait_for()
    assert page.url.endswith("/database?game=catan")
    download = page.get_by_role("link", name=t("db-download"), exact=True)
    assert download.get_attribute("href") == "/api/database.ndjson?game=catan"
    assert not findings(screen, "light")
    screen.sound("the database")

    page.locator("li").filter(has=row).get_by_role("button").click()
    expect(page.locator("ul.panel").filter(has=row)).to_have_count(0, timeout=LONG * 1000)
    page.locator(".kept").filter(has=row).get_by_role("button").click()
    page.locator("ul.panel").filter(has=row).wait_for(timeout=LONG * 1000)

    row.click()
    page.wait_for_url(f"**/room/{mine}/replay*")  # a moment may be named already
    page.locator(".prompt").first.wait_for(timeout=LONG * 1000)
    assert not screen.faults
