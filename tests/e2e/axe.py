"""axe: what keeps people from reading or using a page, by day and by night."""

from typing import Final, Literal

from tests.e2e.place import ROOT
from tests.e2e.screen import Screen

SOURCE: Final = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
# A rule gives all it finds its impact, and where no style has spacing none is sought: an eighth of the time.
RUN: Final = """async (asked) => {
    const grave = ({ impact }) => ['serious', 'critical'].includes(impact)
    const spaced = document.querySelector('[style*="spacing" i], [style*="line-height" i]')
    const vain = ({ id, ...rule }) => !grave(rule) || (id === 'avoid-inline-spacing' && !spaced)
    const rules = Object.fromEntries(axe._audit.rules.filter(vain).map(({ id }) => [id, { enabled: false }]))
    const found = await axe.run(document, { resultTypes: ['violations'], preload: false,
        checks: { 'color-contrast': { options: { ignorePseudo: true } } },
        ...(asked ? { runOnly: [asked] } : { rules: { ...rules, 'color-contrast': { enabled: false } } }) })
    return found.violations.filter(grave).flatMap(({ id, impact, help, nodes }) => nodes.map((node) =>
        `${id} (${impact}): ${node.target.join(' ')} ${node.html.slice(0, 110)} — `
        + ((node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? help))) }"""
COLOURS: Final = "color-contrast"
SCHEMES: Final[list[Literal["dark", "light"]]] = ["dark", "light"]  # by day it is left


def findings(screen: Screen, *, colours: bool = True) -> list[str]:
    """What is serious or critical on the page as it is now; colours, which take longest, by day and by night."""
    if not screen.page.evaluate("() => 'axe' in window"):
        screen.page.evaluate(SOURCE)
    with screen.painted():  # axe leaves alone what is not to be seen
        screen.settle()
        found: list[str] = list(screen.page.evaluate(RUN, ""))
        for scheme in SCHEMES if colours else ():
            screen.page.emulate_media(color_scheme=scheme)
            screen.settle()
            seen: list[str] = screen.page.evaluate(RUN, COLOURS)
            found += [f"{one} by {scheme}" for one in seen]
    return found
