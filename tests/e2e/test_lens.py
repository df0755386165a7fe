"""Boards looked at closely, and cards that open beside what they are about; by mouse, keys and fingers."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.e2e.demo import lay

pytestmark = pytest.mark.browser

BOARDS = {
    "catan": ("found_settlement-ru", ".board"),
    "burgundy": ("turn-ru", ".estate > .home"),
    "gwt": ("move-ru", ".board"),
    "gwtnz": ("move-ru", ".seven > .board"),
    "nusfjord": ("turn3-ru", ".board"),
}
"""A scene with places to be pressed, and where its largest board lies."""
DRAWN = ["catan", "burgundy"]
"""Boards that are one drawing; Nusfjord's is made of cards, with one press to choose."""
FINGERS = {"catan": (390, 844), "gwt": (768, 1024), "gwtnz": (1024, 1366)}
"""Where fingers enlarge them: a trail is a list of stops on a phone."""
CARDS = {"catan": ".lens .card:not(.hint)", "burgundy": ".lens .card:not(.hint)", "nusfjord": ".refusal"}
"""What opens beside a place that is not lit."""
SIZES = [(1366, 768), (1920, 1080), (390, 844)]

CENTRE = """(one) => { const { x, y, width, height } = one.getBoundingClientRect()
    return [x + width / 2, y + height / 2] }"""
CARD = """(one) => {
    const edges = ({ left, top, right, bottom }) => ({ left, top, right, bottom })
    const bars = [...document.querySelectorAll('.prompt, .prompt .slots')].map((bar) => bar.getBoundingClientRect())
    return { card: edges(one.getBoundingClientRect()), bars: bars.filter(({ width }) => width).map(edges),
        window: [innerWidth, innerHeight] } }"""
KEPT = """(zoom) => Object.values(JSON.parse(localStorage['igroteka.lens'] ?? '{}')).some(
    (kept) => Math.abs(kept.zoom - zoom) < 0.001)"""
Edges = dict[str, float]


def board(page: Page, game: str) -> Locator:
    scene, where = BOARDS[game]
    lay(page, game, scene)
    return page.locator(f"{where} .lens")


def zoom(lens: Locator) -> float:
    found = re.search(r"scale\(([\d.]+)\)", lens.locator(".pane").get_attribute("style") or "")
    return float(found[1]) if found else 1


def centre(one: Locator) -> tuple[float, float]:
    x, y = one.evaluate(CENTRE)
    return x, y


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_is_enlarged_by_wheel_keys_and_buttons_and_remembers_it(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    lens = board(page, game)
    place = lens.locator("[data-place].lit").first
    before = centre(place)
    page.mouse.move(*before)
    page.mouse.wheel(0, -500)
    lens.locator(".map").wait_for()
    assert zoom(lens) > 1.5
    assert centre(place) == pytest.approx(before, abs=1.5), "what is under the pointer stays there"

    page.mouse.click(*before)
    meant = lens.locator(".card:not(.hint), [aria-pressed='true']")
    assert page.evaluate("acts.length") == 1 or meant.count() > 0, "a click means what it meant"
    page.keyboard.press("Escape")

    acts = page.evaluate("acts.length")
    page.mouse.down()
    page.mouse.move(before[0] + 60, before[1] + 40, steps=4)
    page.mouse.up()
    assert centre(place) != pytest.approx(before, abs=20), "dragging moves the board"
    assert (acts, 0) == (page.evaluate("acts.length"), lens.locator(".card:not(.hint)").count()), "and is no click"

    page.keyboard.press("0")
    assert zoom(lens) == 1
    assert centre(place) == pytest.approx(before, abs=1)
    for key, more in (("+", True), ("+", True), ("-", False)):
        old = zoom(lens)
        page.keyboard.press(key)
        assert (zoom(lens) > old) == more
    lens.locator("[data-lens] button").last.click()
    kept = zoom(lens)
    page.wait_for_function(KEPT, arg=kept)
    assert zoom(board(page, game)) == pytest.approx(kept)
    lens.locator(".whole").click()
    assert (zoom(lens), lens.locator(".map").count()) == (1, 0)


@pytest.mark.parametrize("game", DRAWN)
def test_the_keyboard_finds_places_of_an_enlarged_board(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    lens = board(page, game)
    for _ in range(3):
        lens.locator("[data-lens] button").last.click()
    page.keyboard.press("Shift")
    lens.locator("[data-place][tabindex='0']").focus()
    frame = lens.evaluate(CARD)["card"]
    for key in ("End", "Home"):
        page.keyboard.press(key)
        assert inside(page.locator(":focus").evaluate(CARD)["card"], frame, slack=40), "the board follows the focus"


def test_the_keyboard_finds_cards_of_an_enlarged_board(page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    lens = board(page, "nusfjord")
    for _ in range(3):
        lens.locator("[data-lens] button").last.click()
    frame = lens.evaluate(CARD)["card"]
    page.keyboard.press("Shift")
    for place in ("space:gain_gold", "shipyard:sloop"):
        lens.locator(f"button[data-place='{place}']").focus()
        assert inside(page.locator(":focus").evaluate(CARD)["card"], frame, slack=40), "the board follows the focus"


RESTED = """() => new Promise((done) => {
    let last = -1, still = 0, frames = 0
    const look = () => {
        still = scrollY > 0 && scrollY === last ? still + 1 : 0
        last = scrollY
        if (still > 20 || ++frames > 3000) done(scrollY)
        else requestAnimationFrame(look)
    }
    look()
})"""
"""Where the page lies when it has begun to move and come to rest."""


@pytest.mark.parametrize("game", FINGERS)
def test_two_fingers_enlarge_and_one_scrolls_the_page(phone: Page, game: str) -> None:
    width, height = FINGERS[game]
    phone.set_viewport_size({"width": width, "height": height})
    lens = board(phone, game)
    x, y = centre(lens)
    wire = phone.context.new_cdp_session(phone)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in points]})

    touch("touchStart", (x, y))
    for step in range(1, 9):
        touch("touchMove", (x, y - 20 * step))
    touch("touchEnd")
    assert phone.evaluate(RESTED) > 0  # the page is not held by the board
    assert zoom(lens) == 1
    phone.evaluate("() => scrollTo(0, 0)")

    touch("touchStart", (x - 40, y), (x + 40, y))
    for apart in (55, 70, 90):
        touch("touchMove", (x - apart, y), (x + apart, y))
    touch("touchEnd")
    assert zoom(lens) == pytest.approx(90 / 40, rel=0.05)
    assert phone.evaluate("scrollY") == 0


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}")
@pytest.mark.parametrize("game", CARDS)
def test_a_card_opens_beside_what_was_pressed(page: Page, game: str, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    lens = board(page, game)
    wrong: list[str] = []
    places = lens.locator("[data-place]:not(.lit):visible")
    for number in range(0, places.count(), 5):
        place = places.nth(number)
        place.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
        place.evaluate("(one) => one.click()")
        card = page.locator(CARDS[game])
        card.wait_for()
        seen, about = card.evaluate(CARD), place.evaluate(CARD)["card"]
        wrong += [f"{place.get_attribute('data-place')}: {what}" for what in faults(seen, about)]
        page.keyboard.press("Escape")
    assert not wrong, "\n".join(wrong)


def faults(seen: dict[str, Any], about: Edges) -> list[str]:
    """What is wrong with where a card lies."""
    card, (wide, high) = seen["card"], seen["window"]
    found = []
    if not inside(card, {"left": 0, "top": 0, "right": wide, "bottom": high}):
        found.append(f"cut: {card}")
    if not 9 < max(gap(card, about)) < 11:
        found.append(f"not ten pixels from it: {card}, {about}")
    if any(max(gap(card, bar)) < 0 for bar in seen["bars"]):
        found.append(f"over the bar: {card}")
    return found


def gap(one: Edges, other: Edges) -> tuple[float, float]:
    """How far two things lie apart, in x and in y; less than nothing where they meet."""
    across = max(one["left"] - other["right"], other["left"] - one["right"])
    down = max(one["top"] - other["bottom"], other["top"] - one["bottom"])
    return across, down


def inside(one: Edges, other: Edges, slack: float = 1) -> bool:
    return (
        one["left"] >= other["left"] - slack
        and one["top"] >= other["top"] - slack
        and one["right"] <= other["right"] + slack
        and one["bottom"] <= other["bottom"] + slack
    )


LAID = """(piece) => { const { x, y } = document.querySelector(`[data-piece="${piece}"]`).getBoundingClientRect()
    return [x, y] }"""
BUILD = """(seat) => { const now = scene(), view = structuredClone(now.view)
    view.players[seat].roads.push(0)
    put({ ...now, rev: now.rev + 1, view }) }"""


def test_what_lies_beside_a_board_is_reached_while_a_card_is_open(page: Page) -> None:
    """Burgundy's storage reaches over the corner of the estate, above which the card has risen."""
    page.set_viewport_size({"width": 1366, "height": 768})
    lens = board(page, "burgundy")
    lens.locator("[data-place^='cell:']:not(.lit)").first.click()
    lens.locator("[data-over] > *").first.wait_for()
    tile = page.locator("[data-at='storage:0']")
    tile.click()
    assert "true" == tile.get_attribute("aria-pressed")


def test_pieces_travel_until_somebody_acts(moving: Page) -> None:
    lay(moving, "catan", "main-en", motion=0.01)
    home = centre(moving.locator("[data-at='seat:1']"))
    moving.evaluate(BUILD, 1)
    start = moving.evaluate(LAID, "road:0")
    assert start == pytest.approx(home, abs=60), "it comes from whom it belongs to"
    moving.mouse.click(5, 70)
    end = moving.evaluate(LAID, "road:0")
    assert abs(end[0] - start[0]) > 200, "whoever acts does not wait for it"
    moving.wait_for_function("() => !document.getAnimations().some((one) => one.effect.target.dataset?.piece)")
    assert moving.evaluate(LAID, "road:0") == end


TILE = """(seat) => { const now = scene(), view = structuredClone(now.view), { cells } = view.players[seat]
    const cell = cells.findIndex((tile) => !tile)
    cells[cell] = cells.find((tile) => tile)
    put({ ...now, rev: now.rev + 1, view })
    return `tile:${seat}:${cell}` }"""


def test_burgundys_tiles_travel_to_their_cells(moving: Page) -> None:
    lay(moving, "burgundy", "turn-en", motion=0.01)
    piece = moving.evaluate(TILE, moving.evaluate("scene().seat"))
    start = moving.evaluate(LAID, piece)
    moving.mouse.click(5, 70)
    end = moving.evaluate(LAID, piece)
    assert max(abs(end[0] - start[0]), abs(end[1] - start[1])) > 30, "whoever acts does not wait for it"
    moving.wait_for_function("() => !document.getAnimations().some((one) => one.effect.target.dataset?.piece)")
    assert moving.evaluate(LAID, piece) == end


SEND = """(place) => { const now = scene(), view = structuredClone(now.view)
    const space = view.spaces.find(({ id }) => id === place)
    space.workers = [...space.workers, view.players[1].colour]
    put({ ...now, rev: now.rev + 1, view }) }"""
MOVE = """(cell) => { const now = scene(), view = structuredClone(now.view)
    const [card] = view.cards.A.splice(0, 1)
    view.players[now.seat].buildings[cell] = card
    put({ ...now, rev: now.rev + 1, view })
    return card }"""
FREE = """() => { const { seat, view } = scene()
    return document.querySelector('.harbour .site[data-place]').dataset.place.split(':')[2] }"""
LIFTED = """(which) => { const { x, y } = document.querySelector(`.k-lifted${which}`).getBoundingClientRect()
    return [x, y] }"""


def test_nusfjords_workers_and_cards_come_from_where_they_were(moving: Page) -> None:
    """They leave lists that would cut them: a copy travels above the table."""
    lay(moving, "nusfjord", "turn3-en", motion=0.01)
    home = centre(moving.locator("li[data-at='seat:1']"))
    moving.evaluate(SEND, "issue_share")
    assert moving.evaluate(LIFTED, "") == pytest.approx(home, abs=60), "from whom it belongs to"
    moving.mouse.click(5, 70)
    moving.wait_for_function("() => !document.querySelector('.k-lifted')")

    before = moving.locator(".market .A [data-piece]").first.bounding_box()
    assert before
    card = moving.evaluate(MOVE, moving.evaluate(FREE))
    start = moving.evaluate(LIFTED, f"[data-card='{card}']")
    assert start == pytest.approx((before["x"], before["y"]), abs=60), "from the market"
    moving.keyboard.press("Shift")
    moving.wait_for_function("() => !document.querySelector('.k-lifted')")
    assert moving.locator(f".harbour [data-piece='card:{card}']").is_visible()


def test_nothing_travels_where_stillness_is_asked_for(page: Page) -> None:
    lay(page, "catan", "main-en", motion=1)
    page.evaluate(BUILD, 1)
    assert not page.evaluate("document.getAnimations().length")
