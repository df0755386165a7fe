"""The coach in the browser: a hint that is taken, and a finished game looked through."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Request, expect

from tests.conftest import SOAK
from tests.e2e.conftest import ALBUM, Opening
from tests.e2e.games import opened_room, seated
from tests.e2e.place import ROOT
from tests.e2e.reviews import EACH, TOLD, found, imported
from tests.patience import LONG

pytestmark = pytest.mark.browser
GAME = ROOT / "tests" / "golden" / "burgundy" / "basic-two.txt"


def test_a_hint_is_asked_for_by_a_key_seen_on_the_board_and_taken(opened: Opening) -> None:
    screen = opened("en")
    screen.api("POST", "/api/session/guest", {"name": "Ann"})
    player = seated(screen, "burgundy", opened_room(screen, "burgundy"))
    while len(screen.options) < 3:
        player.step()
        screen.until(player.asked, "we are asked")
        player.ready()
    panel = screen.page.locator("[data-coach]")
    screen.page.keyboard.press("h")
    expect(panel).to_be_visible()
    estate, said = screen.page.locator(".estate > .home").bounding_box(), panel.bounding_box()
    assert estate
    assert said
    assert estate["x"] + estate["width"] <= said["x"], "the board is not covered"
    panel.locator(".one").first.wait_for(timeout=LONG * 1000)
    texts = [option["text"] for option in screen.options]
    shown = panel.locator(".one .what b").all_inner_texts()
    assert 1 < len(shown) <= 3
    assert len(texts) >= len(shown)
    panel.locator(".state").wait_for(state="detached", timeout=LONG * 1000)
    screen.page.keyboard.press("2")
    expect(panel.locator(".one").nth(1)).to_have_attribute("aria-pressed", "true")
    rev = screen.rev
    panel.locator(".take").click()
    screen.until(lambda: screen.rev > rev, "what was advised is said")
    assert not screen.faults


COVERED = """() => {
    const panel = document.querySelector('[data-coach]').getBoundingClientRect()
    return ['.seven .board', '.side .focus', '.side .rivals', '[data-strip]', '.prompt'].filter((name) => {
        const { left, right, top, bottom } = document.querySelector(name).getBoundingClientRect()
        return Math.min(right, panel.right) - Math.max(left, panel.left) > 1
            && Math.min(bottom, panel.bottom) - Math.max(top, panel.top) > 1
    })
}"""
REACHED = """() => {
    scrollTo(0, document.scrollingElement.scrollHeight)
    const panel = document.querySelector('[data-coach]').getBoundingClientRect()
    return document.querySelector('.frame > .thumb').getBoundingClientRect().top <= panel.top + 1
}"""


@pytest.mark.parametrize("game", ["gwt", "gwtnz"])
def test_nothing_of_a_trail_is_under_the_hint(opened: Opening, game: str) -> None:
    screen = opened("ru")
    screen.api("POST", "/api/session/guest", {"name": "Анна"})
    seated(screen, game, opened_room(screen, game))
    screen.page.keyboard.press("h")
    panel = screen.page.locator("[data-coach]")
    panel.locator(".one").first.wait_for(timeout=LONG * 1000)
    panel.locator(".state").wait_for(state="detached", timeout=LONG * 1000)
    for size in ((1366, 768), (1920, 1080)):
        screen.resize(*size)
        assert not screen.page.evaluate(COVERED), size
    screen.resize(360, 740)
    assert screen.page.evaluate(REACHED), "the page scrolls above the sheet"
    screen.named("coach-fold").click()
    expect(panel.locator(".one")).to_have_count(0)
    folded = panel.bounding_box()
    assert folded
    assert folded["height"] < 80
    screen.named("coach-unfold").click()
    expect(panel.locator(".one").first).to_be_visible()
    assert not screen.faults


CUT = """() => [...document.querySelectorAll('.prompt button')]
    .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("game", ["nusfjord", "burgundy"])
def test_the_lamp_has_room_for_its_word(opened: Opening, game: str) -> None:
    screen = opened("ru")
    screen.api("POST", "/api/session/guest", {"name": "Анна"})
    seated(screen, game, opened_room(screen, game))
    screen.page.locator(".lamp").wait_for()
    for size in ((1366, 768), (1600, 900), (1920, 1080), (390, 844)):
        screen.resize(*size)
        assert not screen.page.evaluate(CUT), size


def test_among_people_there_is_no_lamp(opened: Opening) -> None:
    screen = opened("en")
    screen.api("POST", "/api/session/guest", {"name": "Ann"})
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bob"}]
    seated(screen, "burgundy", opened_room(screen, "burgundy", seats=seats))
    assert screen.page.locator(".lamp").count() == 0
    asked: list[Request] = []
    screen.page.on("request", lambda request: asked.append(request) if "/hint" in request.url else None)
    screen.page.keyboard.press("h")
    assert screen.page.locator("[data-coach]").count() == 0
    assert not asked


def test_a_finished_game_is_looked_through_and_its_moments_lead_to_the_replay(opened: Opening) -> None:
    screen = opened("ru")
    screen.api("POST", "/api/session/guest", {"name": "Анна"})
    made = screen.api("POST", "/api/records", GAME.read_text())
    screen.go(f"/room/{made['id']}/review")
    page = screen.page
    page.locator("figure > svg").wait_for(timeout=LONG * 1000)
    expect(page.locator(".scroll tbody tr")).to_have_count(2, timeout=LONG * 1000)
    moment = page.locator('.do a[href*="/replay?rev="]')
    found = page.locator(".list .row")
    whose = page.locator(".seats button")

    def either() -> bool:
        """Whose decisions are listed does not matter."""
        if not found.count():
            whose.locator("visible=true").and_(page.locator('[aria-pressed="false"]')).first.click()
        return found.count() > 0

    screen.until(either, "a costly decision of either")
    found.first.click()
    moment.wait_for(timeout=LONG * 1000)
    rev = re.search(r"rev=(\d+)", str(moment.get_attribute("href")))
    assert rev is not None
    moment.click()
    page.locator(".bar input[type=range]").wait_for(timeout=LONG * 1000)
    assert f"rev={rev[1]}" in page.url
    assert not screen.faults


REVIEWED = list(TOLD) if SOAK else ["nusfjord"]
"""The page is the same for all, and what differs are tables, which have tests of their own."""
SMALL = {"burgundy", "nusfjord"}
"""On a phone. A trail is told there as a list of what lies ahead, and has no place for many marks."""


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [
        (game, ("en", "ru")[place % 2], (390, 844) if game in SMALL else (1366, 768))
        for place, game in enumerate(REVIEWED, 1)
    ],
)
def test_a_game_of_each_is_reviewed_from_its_end_to_a_table_of_ones_own(
    opened: Opening, artifacts: Path, game: str, lang: str, size: tuple[int, int]
) -> None:
    """What the coach has found is put there; graph, luck and boards are true. Some at a laptop, some on a phone."""
    screen = opened(lang, size=size)
    page = screen.page
    screen.api("POST", "/api/session/guest", {"name": "Ann"})
    room = imported(screen, game)
    screen.go(f"/room/{room}")
    page.get_by_role("dialog").get_by_role("link", name=screen.t("coach-review"), exact=True).click()
    page.locator("figure > svg").wait_for()
    assert page.url.endswith(f"/room/{room}/review")
    marks = page.locator(".moment .marks b")
    screen.until(lambda: marks.count() >= 1, "what was played and what was better is on the board")
    expect(page.locator(".list .row")).to_have_count(EACH - 1)
    expect(page.locator(".list .row").nth(1)).not_to_have_attribute("aria-current", "true")
    page.locator(".list .row").nth(1).click()
    expect(page.locator(".list .row").nth(1)).to_have_attribute("aria-current", "true")
    screen.until(lambda: marks.count() >= 1, "those of the next decision too")
    whose = page.locator(".seats button")
    whose.first.click()
    expect(page.locator("a.row.find small")).to_have_count(1)  # praise, for the seat that found something
    if game in SMALL:
        screen.until(lambda: marks.count() >= 1, "the tab with the places has come to the front")
    screen.settle()
    screen.sound(game)
    for width, height in ((1366, 768), (390, 844)) if ALBUM else ():
        screen.resize(width, height)
        if game in SMALL or width > height:
            screen.until(lambda: marks.count() >= 1, "the marks have moved along")
        wide, high = width, page.evaluate("document.scrollingElement.scrollHeight")
        screen.resize(wide, high)
        screen.shot(artifacts / f"{width}x{height}" / f"review-{game}-{lang}.jpg")
        screen.resize(*size)

    seat = found(game)["finds"][0]["seat"]
    whose.nth(1 - seat).click()
    screen.named("coach-play-on").click()
    page.wait_for_url(lambda url: "/review" not in url and room not in url)
    screen.until(lambda: screen.info.get("status") == "active", "the game goes on")
    assert [1 - seat] == screen.info["you"]
    assert screen.info["private"]
    assert ["human"] == [one["kind"] for one in screen.info["seats"] if one["kind"] != "bot"]


def test_the_replay_leads_to_the_review(opened: Opening) -> None:
    screen = opened("en")
    screen.api("POST", "/api/session/guest", {"name": "Ann"})
    room = imported(screen, "catan")
    screen.go(f"/room/{room}/replay")
    screen.page.locator(f"a[href='/room/{room}/review']").first.click()
    screen.page.locator("figure > svg").wait_for()
    expect(screen.page.locator(".events li").first).to_be_visible()  # the longest road, and whose it was
    assert not screen.faults
