"""The boards of both trails: whoever stands there, and what enlarges the board, hides nothing that is printed."""

import json
import math
from itertools import product

import pytest
from playwright.sync_api import Page

from tests.e2e.demo import FIXTURES, lay
from tests.e2e.test_lens import CARD, LAID, centre, faults

pytestmark = pytest.mark.browser

HIDDEN = """(names) => names.flatMap((name) => {
    put(recorded[name])
    const wrong = [], board = document.querySelector('.board'), touch = 1.2
    const lies = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > touch
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > touch
    const figure = '[data-at^="herder:"], [data-at^="runholder:"]'
    const over = [...board.querySelectorAll(`:is(${figure}) use`), ...board.querySelectorAll('[data-lens] .icon')]
    const texts = inkOf(board).filter(({ home }) => !home.closest(`${figure}, [data-lens], .tag`))
    for (const one of over) {
        const box = one.getBoundingClientRect()
        const what = one.closest('[data-at]')?.dataset.at ?? 'the button'
        for (const text of texts)
            if (text.boxes.some((ink) => lies(box, ink))) wrong.push(`${name}: «${text.text}» lies under ${what}`)
    }
    const [button] = board.querySelectorAll('[data-lens] .icon')
    const corner = button.getBoundingClientRect()
    for (const post of board.querySelectorAll('[data-at^="post:"] .face'))
        if (lies(post.getBoundingClientRect(), corner)) wrong.push(`${name}: the button lies on a post`)
    for (const tile of board.querySelectorAll('[data-place^="foresight:"]'))
        for (const one of board.querySelectorAll(`:is(${figure}) use`))
            if (lies(tile.getBoundingClientRect(), one.getBoundingClientRect()))
                wrong.push(`${name}: a figure lies on foresight`)
    return [...new Set(wrong)]
})"""
WALKERS = {"gwt": "herders", "gwtnz": "runholders"}
STOPS = """() => [...document.querySelectorAll('[data-place^="node:"]')].map((one) => one.dataset.place.slice(5))"""


@pytest.mark.parametrize("game", ["gwt", "gwtnz"])
def test_nothing_printed_on_a_board_lies_under_a_figure_or_a_button(page: Page, game: str) -> None:
    scenes = {
        file.stem: json.loads(file.read_text("utf-8"))["scene"]
        for file in sorted((FIXTURES / f"{game}-fixtures").glob("*-ru.json"))
    }
    page.set_viewport_size({"width": 1366, "height": 768})
    lay(page, game, next(iter(scenes)))
    stops = page.evaluate(STOPS)
    assert len(stops) > 20
    view = scenes["move-ru"]["view"]
    for first in range(0, len(stops), view["seats"]):  # wherever one could stand, each alone
        there = [*stops[first : first + view["seats"]], *[None] * view["seats"]][: view["seats"]]
        changed = {**view, WALKERS[game]: there}
        scenes[f"walkers at {there}"] = {**scenes["move-ru"], "view": changed, "options": []}
    page.evaluate("(scenes) => { window.recorded = scenes }", scenes)
    wrong = page.evaluate(HIDDEN, list(scenes))
    assert not wrong, "\n".join(wrong)


SMALL = """() => [...document.querySelectorAll('button.objective')].flatMap((one) => {
    const { width, height } = one.getBoundingClientRect()
    return !width || (width >= 44 && height >= 44) ? [] : [`${one.textContent.trim()}: ${width} by ${height}`]
})"""


@pytest.mark.parametrize("width", [360, 768])
def test_objectives_are_large_enough_for_a_finger(page: Page, width: int) -> None:
    """On one's own board, on display and wherever they are looked at."""
    page.set_viewport_size({"width": width, "height": 844})
    seen = 0
    for scene in ("end_turn-ru", "objective-ru"):
        lay(page, "gwtnz", scene)
        for tab in page.locator("nav.tabs button:visible" if width < 700 else "[role=tab]:visible").all():
            tab.click()
            assert not page.evaluate(SMALL)
            seen += page.locator("button.objective").count()
    assert seen


OFF_THE_MAP = {
    "gwt": [("move-ru", ".hand [data-at^='hand:']"), ("hire-ru", ".focus [data-at^='job:']:not(.lit)")],
    "gwtnz": [("move-ru", ".hand [data-at^='hand:']"), ("move-ru", ".focus [data-at^='job:']:not(.lit)")],
}
"""A card of the hand, and a tile of a market where an unlit one answers."""
WIDE = [(768, 1024), (1366, 768), (1920, 1080)]


@pytest.mark.parametrize("game", OFF_THE_MAP)
def test_what_lies_off_the_map_answers_beside_it(page: Page, game: str) -> None:
    wrong: list[str] = []
    for (scene, where), (width, height) in product(OFF_THE_MAP[game], WIDE):
        page.set_viewport_size({"width": width, "height": height})
        lay(page, game, scene)
        if "job:" in where:
            page.get_by_role("tab", name="Труд").click()
        thing = page.locator(f"{where}:visible").first
        thing.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
        thing.evaluate("(one) => one.click()")
        card = page.locator(".card.ask, .card.why, .bar")
        card.wait_for()
        seen, about = card.evaluate(CARD), thing.evaluate(CARD)["card"]
        wrong += [f"{width}x{height} {thing.get_attribute('data-at')}: {what}" for what in faults(seen, about)]
    assert not wrong, "\n".join(wrong)


TRAVELS = {
    "gwt": (
        """(view) => {
        view.trail.F2 = { tile: 'building:2a', owner: 1 }
        view.players[1].cities.new_york = 1
    }""",
        {"building:2a:1": "seat:1", "disc:city:new_york:1:0": "seat:1"},
    ),
    "gwtnz": (
        """(view) => {
        view.trail.h2 = { tile: 'building:5b', owner: 1 }
        view.players[1].pathfinder = 2
    }""",
        {"building:5b:1": "seat:1", "pathfinder:1": "pathfinder:1"},
    ),
}
"""What a rival does, and from where each piece of it comes."""
DONE = """(deed) => { const now = scene(), view = structuredClone(now.view)
    new Function('view', `(${deed})(view)`)(view)
    put({ ...now, rev: now.rev + 1, view }) }"""


@pytest.mark.parametrize("game", TRAVELS)
def test_pieces_of_the_trails_travel_until_somebody_acts(moving: Page, game: str) -> None:
    deed, pieces = TRAVELS[game]
    lay(moving, game, "move-en", motion=0.01)
    homes = {at: centre(moving.locator(f"[data-at='{at}']").first) for at in pieces.values()}
    moving.evaluate(DONE, deed)
    starts = {piece: moving.evaluate(LAID, piece) for piece in pieces}
    for piece, at in pieces.items():
        assert starts[piece] == pytest.approx(homes[at], abs=60), f"{piece} comes from {at}"
    moving.mouse.click(5, 70)
    for piece, start in starts.items():
        end = moving.evaluate(LAID, piece)
        assert math.hypot(end[0] - start[0], end[1] - start[1]) > 100, f"{piece} does not wait for whoever acts"
    moving.wait_for_function("() => !document.getAnimations().some((one) => one.effect.target.dataset?.piece)")
