"""A puzzle in the browser: found from the lobby, answered by keyboard, explained, and remembered."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from igroteka.coach.puzzles.book import book_of
from tests.e2e.conftest import ALBUM, Opening
from tests.e2e.demo import INK
from tests.e2e.test_bar import LEAST
from tests.patience import LONG

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("lang", "size"), [("en", (1366, 768)), ("ru", (390, 844))])
def test_a_puzzle_is_solved_on_its_table(opened: Opening, artifacts: Path, lang: str, size: tuple[int, int]) -> None:
    screen = opened(lang, size=size)
    screen.api("POST", "/api/session/guest", {"name": "Ann"})
    day = screen.api("GET", "/api/puzzles")["day"]
    page = screen.page
    screen.go("/")
    page.locator(".day a.btn").click(timeout=LONG * 1000)
    answers = page.locator("fieldset label")
    answers.first.wait_for(timeout=LONG * 1000)
    assert page.url.endswith(f"/puzzles/{day['game']}/{day['number']}")
    screen.until(lambda: not page.locator(".table .dots").count(), "the table is laid")
    count = answers.count()
    assert 3 <= count <= 4
    assert page.locator(".puzzle button.primary").is_disabled()
    if ALBUM:
        screen.shot(artifacts / f"puzzle-before-{lang}.jpg")

    assert [str(place + 1) for place in range(count)] == page.locator("fieldset .sign").all_inner_texts()
    page.keyboard.press("2")
    expect(answers.nth(1)).to_have_class(re.compile("chosen"))
    page.locator("fieldset input").nth(1).focus()
    page.keyboard.press("1")
    expect(answers.first).to_have_class(re.compile("chosen"))
    page.keyboard.press("Enter")
    values = page.locator(".after ol > li")
    expect(values).to_have_count(count, timeout=LONG * 1000)
    expect(page.locator(".after li.own")).to_have_count(1)
    expect(page.locator(".after .reasons li").first).to_be_visible()
    if ALBUM:
        screen.shot(artifacts / f"puzzle-after-{lang}.jpg")

    points = screen.api("GET", "/api/puzzles")["day"]["points"]
    assert points in (0, 1, 2)
    screen.go("/puzzles")
    page.locator(".shelf").first.wait_for(timeout=LONG * 1000)
    expect(page.locator(".day .chip")).to_be_visible()
    if ALBUM:
        screen.shot(artifacts / f"puzzles-{lang}.jpg")
    assert not screen.faults


BOARD = ".board .fit > svg"
SHARE = "(board) => board.getBoundingClientRect().width / innerWidth"
CUT = """() => [...document.querySelectorAll('.numbers b')].filter((one) => {
    const { left, right } = one.getBoundingClientRect()
    return left < 0 || right > innerWidth
}).map((one) => one.textContent)"""


def first(game: str, decision: str) -> int:
    """The number of the first puzzle that asks this."""
    book = book_of(game)
    assert book
    return next(number for number, one in enumerate(book.puzzles, 1) if one.decision == decision)


@pytest.mark.parametrize(("game", "decision"), [("gwt", "MOVE"), ("gwtnz", "LOCATION"), ("gwtnz", "MOVE")])
def test_the_board_of_a_trail_has_most_of_the_width_and_no_number_is_cut(
    opened: Opening, game: str, decision: str
) -> None:
    screen = opened("ru")
    page = screen.page
    screen.api("POST", "/api/session/guest", {"name": "Анна"})
    screen.go(f"/puzzles/{game}/{first(game, decision)}")
    page.locator("fieldset label").first.wait_for(timeout=LONG * 1000)
    page.locator(BOARD).wait_for(timeout=LONG * 1000, state="attached")
    screen.settle()
    assert page.locator(BOARD).evaluate(SHARE) >= 0.6
    screen.resize(360, 740)
    if decision == "MOVE":  # what is asked lies on the trail
        page.locator(".numbers b").first.wait_for(timeout=LONG * 1000)
    assert not page.evaluate(CUT)
    button, window = page.locator("form .primary").bounding_box(), page.viewport_size
    assert button
    assert window
    assert button["y"] + button["height"] <= window["height"]
    assert not screen.faults


COVERED = """() => {
    const { bottom } = document.querySelector('.k-table').getBoundingClientRect()
    return bottom - document.querySelector('.puzzle').getBoundingClientRect().top
}"""


READ = [("gwtnz", 3), ("gwt", first("gwt", "MOVE")), ("catan", 3), ("burgundy", 3), ("nusfjord", 3)]


@pytest.mark.parametrize(("game", "number"), READ)
def test_what_a_puzzle_asks_about_can_be_read(opened: Opening, game: str, number: int) -> None:
    """As on every table: nothing smaller than twelve pixels, nothing cut; and the answers cover nothing of it."""
    screen = opened("ru")
    page = screen.page
    screen.api("POST", "/api/session/guest", {"name": "Анна"})
    screen.go(f"/puzzles/{game}/{number}")
    page.locator("fieldset label").first.wait_for(timeout=LONG * 1000)
    page.locator(".prompt").wait_for(timeout=LONG * 1000)
    screen.settle()
    assert page.evaluate(COVERED) < 1
    page.evaluate(INK.read_text("utf-8"))
    assert [] == page.evaluate("(least) => illegible(document.querySelector('.k-table'), least)", LEAST)
