"""axe: what keeps people from reading or using a page, by day and by night."""

from typing import Any, Final, Literal

from tests.e2e.place import ROOT
from tests.e2e.screen import Screen

SOURCE: Final = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
# A rule gives all it finds its impact, and where no style has spacing none is sought: an eighth of the time.
RUN: Final = """async ([asked, coloured]) => {
    const grave = ({ impact }) => ['serious', 'critical'].includes(impact)
    const spaced = document.querySelector('[style*="spacing" i], [style*="line-height" i]')
    const left = { 'avoid-inline-spacing': !spaced, 'color-contrast': !coloured }
    const vain = ({ id, ...rule }) => !grave(rule) || left[id]
    const rules = Object.fromEntries(axe._audit.rules.filter(vain).map(({ id }) => [id, { enabled: false }]))
    const found = await axe.run(document, { resultTypes: ['violations'], preload: false,
        checks: { 'color-contrast': { options: { ignorePseudo: true } } },
        ...(asked ? { runOnly: asked } : { rules }) })
    return found.violations.filter(grave).flatMap(({ id, impact, help, nodes }) => nodes.map((node) =>
        `${id} (${impact}): ${node.target.join(' ')} ${node.html.slice(0, 110)} — `
        + ((node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? help))) }"""
Scheme = Literal["light", "dark"]
RULES: Final[dict[Scheme, list[str] | None]] = {
    "light": None,
    "dark": ["color-contrast"],  # all else is the same in the dark
}


def findings(screen: Screen, *schemes: Scheme, coloured: bool = True) -> list[str]:
    """What is serious or critical on the page as it is now, by day and night, or by day; by day it is left.

    Colours take three quarters of the time.
    """
    found: list[str] = []
    with screen.painted():  # axe leaves alone what is not to be seen
        for scheme in schemes or ("light", "dark"):
            screen.page.emulate_media(color_scheme=scheme)
            screen.settle()
            if not screen.page.evaluate("() => 'axe' in window"):
                screen.page.evaluate(SOURCE)
            seen: list[Any] = screen.page.evaluate(RUN, [RULES[scheme], coloured])
            found += [f"{one} by {scheme}" for one in seen]
        screen.page.emulate_media(color_scheme="light")
    return found
