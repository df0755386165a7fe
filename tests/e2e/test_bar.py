"""The button that decides is never out of sight, and texts can be read: every recorded question, in both languages.

Scenes are laid on one table after another by the demo page; nobody plays, and no server is asked.
"""

import json
from collections import defaultdict
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.conftest import SOAK
from tests.e2e.demo import FIXTURES, lay
from tests.e2e.screen import RAW, Size

pytestmark = pytest.mark.browser

GAMES = ["catan", "burgundy", "gwt", "gwtnz", "nusfjord"]
SIZES: list[Size] = [(1366, 768), (360, 740), (1920, 1080), (768, 1024), (2560, 1440)]
ALWAYS = 2
"""Every question is seen by a laptop in one language, by a phone in the other and by one more, in turn; in a soak by
all in both."""
CONFIRMS = {"gwt", "gwtnz"}
"""At these tables the bar says once more what was chosen and has a price."""
WIDE = 1100
"""From this width on the bar stands above the board, and its places never move."""
DESK, LEAST = 1366, 12
"""From this width on nothing that is needed to decide is written smaller than so many pixels."""

HAND = dict.fromkeys(("criollo", "pineywoods", "galloway", "black_angus", "corriente", "shorthorn4"), 1)
HAND["santa_gertrudis"] = 2
"""Two more cards than one ever keeps, with the longest names."""
NOTHING = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 0)
HELD = {"gwt": ("discard", "a full hand", HAND), "catan": ("main", "an empty hand", NOTHING)}
"""The same question to somebody who holds most, or who lacks all that things cost."""

Question = tuple[dict[str, Any], list[str]]

KEEP = "(scenes) => { window.recorded = scenes }"

MEASURE = """([names, wide, least, raw]) => names.map((name) => {
    const wrong = [], slack = 1.5
    const box = (one) => one.getBoundingClientRect()
    const round = (one) => [box(one).x, box(one).y, box(one).width, box(one).height].map(Math.round).join(' ')
    const shown = (one) => box(one).width > 0 && !one.closest('.k-sr')
    const inside = (small, large) => small.left >= large.left - slack && small.right <= large.right + slack
        && small.top >= large.top - slack && small.bottom <= large.bottom + slack
    const all = (selector) => [...document.querySelectorAll(selector)].filter(shown)
    const look = (when) => {
        const bar = document.querySelector('.prompt')
        const pane = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
        const deciding = '.prompt .k-btn:not(:disabled)' + (wide ? ', .k-btn.primary:not(:disabled)' : '')
        for (const button of all(deciding)) {
            const said = `${when}: «${button.textContent.trim() || button.title}»`
            const { x, y, width, height } = box(button)
            const over = [4, width / 2, width - 4].map((at) => document.elementFromPoint(x + at, y + height / 2))
            const top = over.find((one) => !button.contains(one))
            if (!inside(box(button), pane)) wrong.push(`${said} is outside of the window: ${round(button)}`)
            else if (top) wrong.push(`${said} lies under ${top?.outerHTML.slice(0, 80)}`)
            if (button.scrollWidth > button.clientWidth) wrong.push(`${said} is cut`)
        }
        const id = document.body.innerText.match(new RegExp(raw, 'u'))
        if (id) wrong.push(`${when}: «${id[0]}» is no word`)
        const texts = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT)
        for (let text; (text = texts.nextNode());) {
            if (!text.data.trim() || !shown(text.parentElement)) continue
            const range = document.createRange()
            range.selectNodeContents(text)
            const home = text.parentElement.closest('.k-btn, .slots > *') ?? bar
            if (!inside(range.getBoundingClientRect(), box(home)))
                wrong.push(`${when}: the text «${text.data.trim()}» leaves its place`)
        }
        for (const what of illegible(document.querySelector('.k-table'), least)) wrong.push(`${when}: ${what}`)
        if (when === name && !wide && scene().seat >= 0 && !scene().view.result) {
            const purse = document.querySelector('.prompt .slots .purse')
            if (!purse || !shown(purse) || !purse.textContent.trim() || !inside(box(purse), pane))
                wrong.push(`${when}: what one pays with is not in view`)
        }
        for (const button of all('.prompt .back .k-btn'))
            if (box(button).width < 26 || box(button).height < 26) wrong.push(`${when}: too small: ${round(button)}`)
        return [...bar.querySelectorAll('.slot')].map(round).join(' | ')
    }
    const areas = () => all('.board, .focus, .rivals, .log, .own').filter((one) => !one.closest('.lens, .side'))
        .map((one) => `${one.classList[0]} ${round(one)}`)
    put(...recorded[name])
    const primary = () => [...document.querySelectorAll('.k-btn.primary')]
    const places = [look(name)], laid = areas(), asked = all('.k-btn.primary').length, before = primary()
    for (const lit of all('button.lit:not(:disabled)').slice(0, 4)) {
        if (!lit.isConnected) break
        lit.click()
        settle()
        const now = primary() // where nothing came, nothing is measured: the table would be laid out for it
        if (now.length === before.length && now.every((one, at) => one === before[at])) continue
        if (all('.k-btn.primary').length <= asked) continue
        places.push(look(`${name}, ${lit.dataset.place ?? lit.textContent.trim()} chosen`))
        break
    }
    return { wrong, places, laid, players: scene().view.players.length }
})"""


def questions(game: str, lang: str) -> dict[str, Question]:
    """What was asked in recorded games, and who sits at the table; tables of a size come one after another."""
    found: dict[str, Question] = {}
    for file in sorted((FIXTURES / f"{game}-fixtures").glob(f"*-{lang}.json")):
        told = json.loads(file.read_text("utf-8"))
        scene = told["scene"]
        if scene.get("options"):
            scene["undo"] = {"back": True, "forth": True, "turn": True}  # as after an undo: the bar is never fuller
            found[file.stem] = scene, told["names"]
            question, words, hand = HELD.get(game, ("", "", {}))
            if file.stem[:-3] == question:
                found[f"{file.stem}, {words}"] = holding(scene, hand), told["names"]
    return dict(sorted(found.items(), key=lambda one: len(one[1][1])))


def holding(scene: dict[str, Any], hand: dict[str, int]) -> dict[str, Any]:
    """The same question to somebody with these cards."""
    seat, players = scene["seat"], scene["view"]["players"]
    mine = {**players[seat], "hand": hand}
    return {**scene, "view": {**scene["view"], "players": [*players[:seat], mine, *players[seat + 1 :]]}}


@pytest.mark.parametrize("game", GAMES)
def test_the_deciding_button_is_in_sight_and_texts_are_read(page: Page, game: str) -> None:
    wrong: list[str] = []
    places: dict[tuple[Size, str], set[str]] = defaultdict(set)
    areas: dict[tuple[Size, str, int], set[str]] = defaultdict(set)
    chosen = 0
    for lang in ("en", "ru"):
        asked = questions(game, lang)
        lay(page, game, next(iter(asked)), hints=lang == "ru")
        page.evaluate(KEEP, asked)
        for turn, size in enumerate(SIZES):
            width, height = size
            least = LEAST if width >= DESK else 0
            now = [name for number, name in enumerate(asked) if SOAK or is_seen(lang, number, turn)]
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            for seen in page.evaluate(MEASURE, [now, width >= WIDE, least, RAW.pattern]):
                wrong += [f"{width}x{height} {what}" for what in seen["wrong"]]
                chosen += len(seen["places"]) - 1
                if width >= WIDE:
                    places[size, lang].update(seen["places"])
                    areas[size, lang, seen["players"]].add(" | ".join(seen["laid"]))
    assert not wrong, "\n".join(wrong)
    assert all(len(found) == 1 for found in places.values()), f"the places of the bar move: {dict(places)}"
    assert all(len(found) == 1 for found in areas.values()), f"the parts of the table move: {dict(areas)}"
    assert chosen or game not in CONFIRMS, "nothing was ever chosen"


def is_seen(lang: str, number: int, turn: int) -> bool:
    """Is a question looked at in this of the sizes?"""
    if turn < ALWAYS:
        return (lang == "ru") == ((number + turn) % 2 == 0)
    others = len(SIZES) - ALWAYS
    return (number + turn) % others == 0 and (lang == "ru") == (number // others % 2 == 0)


HINTED = {"gwt": "move-ru", "gwtnz": "move-ru", "burgundy": "turn-ru"}
"""Tables that give of their room to the hint."""
RICH = """() => { const now = scene(), view = structuredClone(now.view)
    for (const player of view.players) {
        if ('dollars' in player) player.dollars = 28
        if ('pounds' in player) player.pounds = 28
        player.points = 128
    }
    put({ ...now, rev: now.rev + 1, view }) }"""
CRAMPED = """(least) => [
    ...illegible(document.querySelector('.k-table'), least),
    ...[...document.querySelectorAll('.ribbon')].filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => `too little room for ${one.innerText}`),
]"""


@pytest.mark.parametrize("game", HINTED)
def test_texts_are_read_beside_the_hint(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    lay(page, game, HINTED[game], hints=True)
    page.evaluate(RICH)
    page.locator(".lamp").click()
    page.locator(".coached").wait_for()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert [] == page.evaluate(CRAMPED, LEAST)
