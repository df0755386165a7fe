"""Phones: a sheet covers nothing that was pressed, what decides stands at the thumb, and fingers hit what they mean."""

import json
from collections import defaultdict
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.conftest import SOAK
from tests.e2e.demo import FIXTURES, lay, opened_page
from tests.e2e.screen import Size

pytestmark = pytest.mark.browser

SIZES: list[Size] = [(390, 844), (360, 740)]
GAMES = ["gwt", "gwtnz"]
FINGER = 44
"""What a finger hits without care, in pixels."""

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
    for lang, (width, height) in product(("en", "ru"), SIZES) if SOAK else zip(("en", "ru"), SIZES, strict=True):
        phone.set_viewport_size({"width": width, "height": height})
        lay(phone, game, f"move-{lang}")
        seen = phone.evaluate(PRESS)
        assert seen["sheets"] == seen["stops"] > 20
        wrong += [f"{width}x{height} {lang}: {what}" for what in seen["wrong"]]
    assert not wrong, "\n".join(wrong)


SPACES = """async () => {
    const wrong = [], frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const spaces = [...document.querySelectorAll('button.lit[data-place^="space:"]')].map((one) => one.dataset.place)
    for (const place of spaces) {
        put(scene())
        await frames()
        const button = document.querySelector(`button[data-place="${place}"]`)
        scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 180) // just above the thumb
        button.click()
        await frames()
        const box = button.getBoundingClientRect()
        const thumb = document.querySelector('.prompt .slots').getBoundingClientRect()
        if (box.bottom > thumb.top) wrong.push(`${place} ends at ${box.bottom}, the thumb begins at ${thumb.top}`)
    }
    return { wrong, spaces: spaces.length }
}"""


@pytest.mark.parametrize("size", SIZES)
def test_what_is_chosen_in_nusfjord_stays_above_the_thumb(phone: Page, size: Size) -> None:
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    lay(phone, "nusfjord", "turn3-en")
    seen = phone.evaluate(SPACES)
    assert seen["spaces"] > 4
    assert not seen["wrong"], "\n".join(seen["wrong"])


DECIDED = {
    "burgundy": ["turn", "castle", "take_market", "choose_estate"],
    "catan": ["found_settlement", "found_road", "move_robber"],
}
DECIDING = """() => [...document.querySelectorAll('.k-btn.primary')].filter((one) => one.getBoundingClientRect().width)
    .map((one) => ({ bar: !!one.closest('.prompt .decide'), low: one.getBoundingClientRect().bottom }))"""


@pytest.mark.parametrize("game", DECIDED)
@pytest.mark.parametrize("size", SIZES)
def test_what_a_finger_chose_is_decided_at_the_thumb(phone: Page, game: str, size: Size) -> None:
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    for number, question in enumerate(DECIDED[game]):
        lay(phone, game, f"{question}-{('en', 'ru')[(number + SIZES.index(size)) % 2]}")
        chip = phone.locator(".chips .tiles button.may")
        (chip if chip.count() else phone.locator(".lit[data-place]:visible")).first.tap()
        [button] = phone.evaluate(DECIDING)
        assert button["bar"], f"{question} is decided elsewhere"
        assert size[1] - 140 < button["low"] <= size[1]
        phone.locator(".prompt .decide .primary").tap()
        assert len(phone.evaluate("() => acts")) == 1


LOW: list[Size] = [(844, 390), (683, 384)]
"""A phone on its side, and a small screen whose page is enlarged twice. Questions take turns unless in a soak."""
LOWER = """(names) => names.flatMap((name) => {
    put(recorded[name])
    scrollTo(0, 0)
    const wrong = [], bars = '.room > header, .prompt, .recap, .head > .phases, .tabs', part = 6
    const spots = Array.from({ length: innerHeight / part }, (_, i) => i * part)
    const box = (one) => one.getBoundingClientRect()
    const parts = [...document.querySelectorAll(`:is(${bars}), :is(${bars}) *`)].map(box)
    const near = (x, y) => parts.some((one) => one.left <= x && x <= one.right && one.top <= y && y <= one.bottom)
    const taken = (x, y) => near(x, y) && document.elementFromPoint(x, y)?.closest(bars)
    const free = (x) => spots.filter((y) => !taken(x, y)).length / spots.length
    const share = Math.min(...[0.25, 0.5, 0.75].map((at) => free(innerWidth * at)))
    if (share < 0.45) wrong.push(`${name}: ${Math.round(share * 100)} % are left for the board`)
    const buttons = [...document.querySelectorAll('.prompt .slots .k-btn')]
    for (const one of buttons) {
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
        const room = one.closest('.back, .extra') ? 40 : 44
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || Math.min(width, height) < room)
            wrong.push(`${name}: «${one.textContent.trim()}» is ${width} × ${height} at ${left}, ${top}`)
    }
    return wrong
})"""


@pytest.mark.parametrize("game", ["burgundy", "catan", "gwt", "gwtnz", "nusfjord"])
@pytest.mark.parametrize("size", LOW)
def test_a_low_screen_has_room_for_the_board_and_for_what_decides(phone: Page, game: str, size: Size) -> None:
    scenes = {
        file.stem: json.loads(file.read_text("utf-8"))["scene"]
        for file in sorted((FIXTURES / f"{game}-fixtures").glob("*-ru.json"))
    }
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    lay(phone, game, next(iter(scenes)))
    phone.evaluate("(scenes) => { window.recorded = scenes }", scenes)
    wrong = phone.evaluate(LOWER, list(scenes) if SOAK else list(scenes)[LOW.index(size) :: len(LOW)])
    assert not wrong, "\n".join(wrong)


WORKERS = {"gwt": ".columns button", "gwtnz": ".jobs .tile"}


@pytest.mark.parametrize("size", [*SIZES, (768, 1024)])
@pytest.mark.parametrize("game", GAMES)
def test_workers_are_large_enough_for_fingers(phone: Page, game: str, size: Size) -> None:
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    for lang in ("en", "ru"):
        lay(phone, game, f"hire-{lang}")
        boxes = phone.locator(WORKERS[game]).evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"
        )
        assert len(boxes) > 8
        assert all(min(box["width"], box["height"]) >= FINGER and box["right"] <= size[0] for box in boxes)
        assert not [
            (one, other)
            for one, other in combinations(boxes, 2)
            if max(one["left"], other["left"]) < min(one["right"], other["right"])
            and max(one["top"], other["top"]) < min(one["bottom"], other["bottom"])
        ]


LINES = """(one) => {
    const all = document.createRange()
    all.selectNodeContents(one)
    return new Set([...all.getClientRects()].map((box) => box.top)).size
}"""


@pytest.mark.parametrize("size", SIZES)
def test_the_name_of_a_board_stands_in_one_line(phone: Page, size: Size) -> None:
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    for lang in ("en", "ru"):
        lay(phone, "gwtnz", f"move-{lang}")
        phone.locator("[data-to=me]").tap()
        assert phone.locator(".drawer h2").evaluate(LINES) == 1
        for button in phone.locator(".drawer header button:visible").all():
            box = button.bounding_box()
            assert box
            assert box["height"] >= FINGER


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
def test_what_raises_a_board_is_called_in_one_line(page: Page, game: str, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for lang, question in product(("en", "ru"), ("move", "watching")):
        lay(page, game, f"{question}-{lang}")
        button = page.locator(".strip .last button")
        assert button.evaluate(f"(one) => ({LINES})(one.lastChild)") == 1
        button.click()
        assert page.locator(".drawer h2").evaluate(LINES) == 1


SMALL = """([scenes, all]) => Object.entries(scenes).flatMap(([name, scene], number) => {
    put(scene)
    return [...document.querySelectorAll('[data-to]')].flatMap((tab, place, { length }) => {
        const front = tab.getAttribute('aria-pressed') === 'true'
        if (!all && !front && place !== number % length) return []
        tab.click()
        settle()
        const wrong = []
        for (const button of document.querySelectorAll('.k-table :is(.k-btn, .deed, .row.lit):not(:disabled)')) {
            const { width, height } = button.getBoundingClientRect()
            if (width && Math.min(width, height) < 40 && !button.closest('.k-sr'))
                wrong.push(`${name}, ${tab.dataset.to}: «${button.textContent.trim()}» ${width} × ${height}`)
        }
        return wrong
    })
})"""


@pytest.mark.parametrize("game", ["catan", "burgundy", "nusfjord", "gwt", "gwtnz"])
def test_whatever_is_pressed_is_large_enough_for_fingers(phone: Page, game: str) -> None:
    """Of each question what is asked, and one more tab by turns; in a soak all of them."""
    phone.set_viewport_size({"width": 360, "height": 740})
    rooms: dict[tuple[int, int], dict[str, Any]] = defaultdict(dict)
    for file in sorted((FIXTURES / f"{game}-fixtures").glob("*-ru.json")):
        told = json.loads(file.read_text("utf-8"))
        rooms[len(told["names"]), told["scene"]["seat"]][file.stem] = told["scene"]
    for some in rooms.values():
        lay(phone, game, next(iter(some)))
        assert phone.evaluate(SMALL, [some, SOAK]) == []


RIBBON = """() => {
    const edge = document.querySelector('.shared').getBoundingClientRect().right
    return [...document.querySelectorAll('.ribbon > *')].map((one) => edge - one.getBoundingClientRect().right)
}"""
TITLE = """() => {
    const price = document.querySelector('.ring text.k-di + use')
    return price.getBoundingClientRect().left - price.previousElementSibling.getBoundingClientRect().right
}"""


@pytest.mark.parametrize("size", [*SIZES, (375, 667)])
def test_the_shared_board_of_burgundy_holds_what_stands_on_it(phone: Page, size: Size) -> None:
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    for lang in ("en", "ru"):
        lay(phone, "burgundy", f"turn-{lang}")
        phone.locator("[data-to=table]").tap()
        assert min(phone.evaluate(RIBBON)) >= 8, "the white die leaves the board"
        assert phone.evaluate(TITLE) >= 1, "the black depot's name meets its price"


ANOTHER = """async ([game, name]) => {
    const { scene } = await (await fetch(`/fixtures/${game}/${name}.json`)).json()
    put({ ...scene, rev: window.scene().rev + 1 })
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}"""
BROUGHT = [
    ("catan", "pre_roll", "log", "move_robber", "act"),
    ("catan", "main", "me", "road_building", "act"),
    ("catan", "pre_roll", "table", "discard", "act"),
    ("catan", "main", "me", "trade_select", "me"),
    ("burgundy", "turn", "table", "discard", "act"),
    ("burgundy", "watching", "log", "turn", "act"),
]


@pytest.mark.parametrize(("game", "before", "tab", "question", "front"), BROUGHT)
def test_a_new_question_brings_its_answers_to_the_front(
    phone: Page, game: str, before: str, tab: str, question: str, front: str
) -> None:
    lay(phone, game, f"{before}-en")
    phone.locator(f"[data-to={tab}]").tap()
    phone.evaluate(ANOTHER, [game, f"{question}-en"])
    assert phone.locator("[data-to][aria-pressed=true]").get_attribute("data-to") == front


UNCOVERED = """(one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return one === seen || one.contains(seen)
}"""


@pytest.mark.parametrize("size", SIZES)
def test_points_among_ones_own_things_do_not_cover_the_deciding_button(phone: Page, size: Size) -> None:
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    for lang in ("en", "ru"):
        lay(phone, "burgundy", f"buy-{lang}")
        phone.locator("[data-to=me]").tap()
        assert phone.locator(".sheet.still").count() == 1
        assert phone.locator(".prompt .decide button").evaluate(UNCOVERED)


FLOWN = """() => {
    const before = document.scrollingElement.scrollHeight
    const flight = document.createElement('div')
    flight.className = 'k-flight'
    flight.style.transform = 'translateY(5000px)' // from where it lay on a longer tab
    document.querySelector('.flights').append(flight)
    return document.scrollingElement.scrollHeight - before
}"""


def test_what_flies_makes_no_page_longer(phone: Page) -> None:
    lay(phone, "nusfjord", "turn3-en")
    assert phone.evaluate(FLOWN) == 0


CLOSED_UP = """async () => {
    const { scene } = await (await fetch('/fixtures/nusfjord/reforest-en.json')).json()
    const now = window.scene(), { cards } = now.view
    const view = { ...now.view, question: scene.view.question, cards: { ...cards, A: cards.A.slice(1) } }
    put({ ...scene, view, rev: now.rev + 1 })
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return document.querySelectorAll('.flights .k-lifted').length
}"""


def test_cards_of_one_tab_do_not_travel_over_another(browser: Browser, pages: Path) -> None:
    """A card is built, the others close up, and the next question is asked in the harbour."""
    context = browser.new_context(has_touch=True, viewport={"width": 360, "height": 740})
    for page in opened_page(context, pages):
        lay(page, "nusfjord", "build-en", motion=1)
        assert page.evaluate(CLOSED_UP) == 0
        assert page.locator("[data-to][aria-pressed=true]").get_attribute("data-to") == "me"


TAPS = """(button, times) => {
    const tap = () => new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' })
    const taps = Array.from({ length: times }, tap) // all of one moment, however slow the machine is
    for (const one of taps) button.dispatchEvent(one)
    return acts.length
}"""


def test_a_double_tap_answers_one_question(phone: Page) -> None:
    lay(phone, "catan", "pre_roll-en")
    button = phone.locator(".prompt .decide .primary")
    assert button.evaluate(TAPS, 2) == 1
    phone.wait_for_timeout(400)
    assert button.evaluate(TAPS, 1) == 2


def test_who_goes_on_tapping_is_heard(phone: Page) -> None:
    lay(phone, "catan", "pre_roll-en")
    button = phone.locator(".prompt .decide .primary")
    for _ in range(3):
        heard = button.evaluate(TAPS, 1)
        phone.wait_for_timeout(200)
    assert heard > 1
