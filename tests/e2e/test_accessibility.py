"""axe on every screen, by day and by night: nothing serious, nothing critical; and none is too wide.

Every other screen is in Russian: names and labels are looked at in both languages.
"""

from pathlib import Path
from typing import Any, Literal

import pytest

from tests.conftest import SOAK
from tests.e2e.conftest import ALBUM, Opening
from tests.e2e.place import ROOT, Caller
from tests.e2e.screen import Screen
from tests.e2e.tour import TOURS, tour

pytestmark = pytest.mark.browser

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => (await axe.run(document, { resultTypes: ['violations'], preload: false,
        checks: { 'color-contrast': { options: { ignorePseudo: true } } }, ...(rules && { runOnly: rules }) }))
    .violations.filter((found) => ['serious', 'critical'].includes(found.impact))
    .flatMap((found) => found.nodes.map((node) => `${found.id} (${found.impact}): ${node.target.join(' ')} `
        + `${node.html.slice(0, 110)} — ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? found.help}`))"""
LANGUAGES = ("en", "ru")
USUAL, NARROW = (1366, 768), (360, 740)
SCHEMES: dict[Literal["light", "dark"], list[str] | None] = {
    "light": None,
    "dark": ["color-contrast"],  # all else is the same in the dark
}


def findings(screen: Screen, source: str, rules: list[str] | None = None) -> list[str]:
    """What axe finds on the page as it is now."""
    screen.settle()
    if not screen.page.evaluate("() => 'axe' in window"):
        screen.page.evaluate(source)
    found: Any = screen.page.evaluate(RUN, rules)
    return [str(one) for one in found]


@pytest.mark.parametrize("name", TOURS)
def test_axe_finds_nothing_serious(opened: Opening, caller: Caller, artifacts: Path, name: str) -> None:
    source = AXE.read_text("utf-8")
    screen = opened("en", size=USUAL)
    found: dict[str, list[str]] = {}
    for number, (stop, go) in enumerate(tour(name, screen, caller).stops(brief=not SOAK)):
        if number:
            screen.speak(LANGUAGES[number % 2])
        go()
        with screen.painted():  # axe leaves alone what is not to be seen
            for scheme, rules in SCHEMES.items():
                screen.page.emulate_media(color_scheme=scheme)
                for finding in findings(screen, source, rules):
                    found.setdefault(finding, []).append(f"{stop} by {scheme}")
        if ALBUM:
            screen.shot(artifacts / "dark" / f"{stop}.jpg")
        screen.page.emulate_media(color_scheme="light")
        screen.sound(f"{stop} {USUAL}")
        if screen.lang == "en":  # the walk of sizes is in Russian
            screen.resize(*NARROW)
            screen.sound(f"{stop} {NARROW}")
            screen.resize(*USUAL)
    report = "\n".join(f"{finding}\n    {', '.join(where)}" for finding, where in found.items())
    (artifacts / f"axe-{name}.txt").write_text(report or "nothing serious\n")
    assert not found, report
