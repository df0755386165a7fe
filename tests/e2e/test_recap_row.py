"""The row that tells the others' turns: no word of it is cut, and everybody's badge can be pressed."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.e2e.demo import FIXTURES, lay

pytestmark = pytest.mark.browser

SIZES = [(360, 740), (768, 1024), (1366, 768), (1920, 1080)]
LONG_LINES: dict[str, tuple[str, list[list[tuple[str, str]]]]] = {
    "catan": (
        "main-ru",
        [
            [
                ("rolled", "бросает 5 и 2: всего 7"),
                (
                    "settlement-built",
                    "основывает поселение у пастбища 5 и моря на юго-востоке, особая гавань (шерсть 2:1)",
                ),
            ],
            [("city-built", "расширяет до города поселение у леса 9, пастбища 4 и холмов 10")],
            [
                ("robber-moved", "перемещает разбойника на холмы 10"),
                ("stole", "вытягивает карту из чужой руки: Бот Оранж"),
            ],
        ],
    ),
    "gwt": (
        "move-ru",
        [
            [
                ("moved", "ведёт пастуха на клетку бандитов с наградой 4: 2 шага, за проход 1 доллар"),
                ("bought", "покупает шортгорнскую карточку (4 очка) и шортгорнскую карточку (5 очков) за 8 долларов"),
            ],
            [("objective-gained", "берёт цель «скот ценности 3, шортгорн, 2 опасности» (переход до 3 шагов)")],
            [
                (
                    "used-aux",
                    "двойное вспомогательное действие: отвести паровоз ровно на 2 клетки назад → взять 2 доллара",
                )
            ],
        ],
    ),
    "gwtnz": (
        "move-ru",
        [
            [
                ("moved", "ведёт скотовода на клетку «Камнепад 3»: 3 шага, за проход 2 фунта"),
                ("bought", "покупает карту овец «саутдаун» и карту овец «линкольн» за 9 фунтов"),
            ],
            [("upgraded", "улучшает гавань «Крайстчёрч» за 5 фунтов: склад в третьей паре, шаг первопроходца")],
            [("delivered", "доставляет шерсть стоимостью 12 в порт Сиднея и ставит туда тёмный диск")],
        ],
    ),
}
"""The longest lines of games of bots; three rivals leave least room."""

LOOK = """() => {
    const wrong = []
    const box = (one) => one.getBoundingClientRect()
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => box(one).width > 2)
    for (const say of shown('.recap .say')) {
        if (say.scrollHeight > say.clientHeight + 1 || say.scrollWidth > say.clientWidth + 1)
            wrong.push(`cut: ${say.innerText}`)
        if (say.innerText.trim().length < 12) wrong.push(`too little is said: ${say.innerText}`)
    }
    const row = shown('.recap .entry .badge').concat(shown('.recap .play'), shown('.recap select'))
    row.forEach((one, at) => {
        const next = row[at + 1]
        if (next && box(one).right > box(next).left + 0.5) wrong.push(`${at} lies under what stands beside it`)
    })
    return { wrong, badges: shown('.recap .entry .badge').length }
}"""


def told(game: str, scene: str) -> dict[str, Any]:
    """A stored scene after a round of long sentences."""
    _, rounds = LONG_LINES[game]
    fixture: dict[str, Any] = json.loads((FIXTURES / f"{game}-fixtures" / f"{scene}.json").read_text("utf-8"))

    def line(seat: int, kind: str, text: str) -> dict[str, Any]:
        return {"rev": seat, "kind": kind, "seat": seat, "args": {}, "text": f"{fixture['names'][seat]} {text}"}

    fixture["log"] = [
        line(seat, kind, text)
        for seat, lines in enumerate([[], *rounds])
        for kind, text in [("turn-began", ""), *lines]
    ]
    return fixture


@pytest.mark.parametrize("game", LONG_LINES)
def test_three_rivals_are_told_in_whole_words_at_every_size(page: Page, game: str) -> None:
    scene = LONG_LINES[game][0]
    body = json.dumps(told(game, scene))

    def answer(route: Route) -> None:
        route.fulfill(body=body, content_type="application/json")

    page.route(f"**/fixtures/{game}/{scene}.json", answer)
    lay(page, game, scene)
    wrong: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen = page.evaluate(LOOK)
        wrong += [f"{width}x{height} {what}" for what in seen["wrong"]]
        assert seen["badges"] == 3
    assert not wrong, "\n".join(wrong)


GROW = """async (lines) => {
    const wrong = new Set()
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const seen = (one) => one.getClientRects().length > 0
    for (let told = 1; told <= lines.length; told++) {
        tell(lines.slice(0, told))
        await frames()
        for (const say of document.querySelectorAll('.recap .say'))
            for (const clause of say.querySelectorAll('.best, .other'))
                if (seen(clause) && !seen(clause.querySelector('.part')))
                    wrong.add(`nothing of a clause is seen: ${say.innerText}`)
    }
    return [...wrong]
}"""


@pytest.mark.parametrize("scene", ["move3-ru", "sheep-ru"])
def test_a_turn_that_goes_on_leaves_no_semicolon_alone(page: Page, scene: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    lay(page, "gwtnz", scene)
    log = json.loads((FIXTURES / "gwtnz-fixtures" / f"{scene}.json").read_text("utf-8"))["log"]
    wrong = page.evaluate(GROW, log)
    assert not wrong, "\n".join(wrong)
