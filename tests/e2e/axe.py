"""axe: what keeps people from reading or using a page, by day and by night."""

from typing import Any, Final, Literal

from tests.e2e.place import ROOT
from tests.e2e.screen import Screen

SOURCE: Final = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
RUN: Final = """async (rules) => (await axe.run(document, { resultTypes: ['violations'], preload: false,
        checks: { 'color-contrast': { options: { ignorePseudo: true } } }, ...(rules && { runOnly: rules }) }))
    .violations.filter((found) => ['serious', 'critical'].includes(found.impact))
    .flatMap((found) => found.nodes.map((node) => `${found.id} (${found.impact}): ${node.target.join(' ')} `
        + `${node.html.slice(0, 110)} — ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? found.help}`))"""
Scheme = Literal["light", "dark"]
RULES: Final[dict[Scheme, list[str] | None]] = {
    "light": None,
    "dark": ["color-contrast"],  # all else is the same in the dark
}


def findings(screen: Screen, *schemes: Scheme) -> list[str]:
    """What is serious or critical on the page as it is now; by day it is left."""
    found: list[str] = []
    with screen.painted():  # axe leaves alone what is not to be seen
        for scheme in schemes or ("light", "dark"):
            screen.page.emulate_media(color_scheme=scheme)
            screen.settle()
            if not screen.page.evaluate("() => 'axe' in window"):
                screen.page.evaluate(SOURCE)
            seen: list[Any] = screen.page.evaluate(RUN, RULES[scheme])
            found += [f"{one} by {scheme}" for one in seen]
        screen.page.emulate_media(color_scheme="light")
    return found
