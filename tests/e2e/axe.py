"""axe: what keeps people from reading or using a page, by day and by night."""

from typing import Any, Final, Literal

from tests.e2e.place import ROOT
from tests.e2e.screen import Screen

SOURCE: Final = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
# Colours are judged once in a dress: what an element and all it lies in are called, and how they are coloured.
PREPARE: Final = """() => {
    const computed = window.getComputedStyle, root = document.documentElement
    const known = new Map(), passed = new Set()
    let dresses
    const dressOf = (one) => {
        if (!one) return 0
        let dress = dresses.get(one)
        if (dress === undefined) {
            const { color, fill, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = computed(one)
            const worn = [dressOf(one.parentElement), one.tagName, one.getAttribute('class'),
                color, fill, backgroundColor, backgroundImage, opacity, fontSize, fontWeight].join()
            known.set(worn, (dress = known.get(worn) ?? known.size + 1))
            dresses.set(one, dress)
        }
        return dress
    }
    const rule = axe._audit.rules.find(({ id }) => id === 'color-contrast'), check = axe._audit.checks[rule.id]
    const { matches } = rule, { evaluate } = check
    const texts = (one) => [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const said = (one) => texts(one).map(({ data }) => data).join('').trim()
    const written = (one) => one.matches('input, select, textarea')
        || (!(one instanceof SVGElement) && said(one).length > 1) // no verdict on a drawing or on a single sign
    rule.matches = (one, ...more) => written(one) && !passed.has(dressOf(one)) && matches.call(rule, one, ...more)
    check.evaluate = function (one, ...more) {
        const found = passed.has(dressOf(one)) || evaluate.call(this, one, ...more)
        if (found === true) passed.add(dressOf(one))
        return found
    }
    // A page that is not painted is judged as if it were: axe leaves alone what is not to be seen.
    const valued = (style, name) => (name === 'opacity' ? '1' : style.getPropertyValue(name))
    const shown = new Proxy(computed(root), {
        get: (style, name) => (name === 'getPropertyValue' ? (asked) => valued(style, asked) : style[name]) })
    const through = (one) => computed(one).pointerEvents === 'none' && computed(one).position === 'absolute'
    const { createTreeWalker } = document, { FILTER_REJECT, FILTER_ACCEPT } = NodeFilter
    const outside = ({ ownerSVGElement: drawing }) =>
        drawing && !drawing.querySelector('foreignObject') ? FILTER_REJECT : FILTER_ACCEPT
    window.judge = async (how) => {
        dresses = new Map()
        // What lies over what is worked out for two thirds less where a drawing is one thing.
        document.createTreeWalker = (from, what) => createTreeWalker.call(document, from, what, outside)
        // Nothing flies now. Under a layer that is there for it axe takes all texts for hidden and says nothing.
        const layers = [...document.querySelectorAll('[aria-hidden=true]:empty')].filter(through)
        for (const { style } of layers) style.display = 'none'
        window.getComputedStyle = (one, part) => (one === root && !part ? shown : computed(one, part))
        try {
            return (await axe.run(document, how)).violations
        } finally {
            window.getComputedStyle = computed
            delete document.createTreeWalker
            for (const { style } of layers) style.display = ''
        }
    }
}"""
# A rule gives all it finds its impact, and where no style has spacing none is sought: an eighth of the time.
RUN: Final = """async ([asked, coloured]) => {
    const grave = ({ impact }) => ['serious', 'critical'].includes(impact)
    const spaced = document.querySelector('[style*="spacing" i], [style*="line-height" i]')
    const left = { 'avoid-inline-spacing': !spaced, 'color-contrast': !coloured }
    const vain = ({ id, ...rule }) => !grave(rule) || left[id]
    const rules = Object.fromEntries(axe._audit.rules.filter(vain).map(({ id }) => [id, { enabled: false }]))
    const found = await judge({ resultTypes: ['violations'], preload: false,
        checks: { 'color-contrast': { options: { ignorePseudo: true } } },
        ...(asked ? { runOnly: asked } : { rules }) })
    return found.filter(grave).flatMap(({ id, impact, help, nodes }) => nodes.map((node) =>
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
    for scheme in schemes or ("light", "dark"):
        screen.page.emulate_media(color_scheme=scheme)
        screen.settle()
        if not screen.page.evaluate("() => 'axe' in window"):
            screen.page.evaluate(SOURCE)
            screen.page.evaluate(PREPARE)
        seen: list[Any] = screen.page.evaluate(RUN, [RULES[scheme], coloured])
        found += [f"{one} by {scheme}" for one in seen]
    screen.page.emulate_media(color_scheme="light")
    return found
