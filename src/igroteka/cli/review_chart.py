"""The graph of a review: every seat's lead and its chance to win, as a picture or on one page in both languages."""

import math
from collections.abc import Mapping
from html import escape
from string import Template
from typing import TYPE_CHECKING, Final

from igroteka.cli import chart
from igroteka.cli.review_words import Told
from igroteka.coach.judge import Decision
from igroteka.coach.review import Review

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "4 4", "1 2")
STYLES: Final = ("-", "--", ":", "-.", "--", ":")  # a seat is told by more than its colour
LEFT, WIDE, TOP, HIGH = 60, 860, 16, 300
MARK: Final = 9
LINES: Final = 6

PAGE: Final = Template("""<!doctype html>
<html lang="$language">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<style>
:root { color-scheme: light dark; --ink: #2a231e; --faint: #766c63; --paper: #fffcf6; }
@media (prefers-color-scheme: dark) { :root { --ink: #fff6e4; --faint: #a89c8f; --paper: #1a1410; } }
body { font: 16px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 64rem; margin: 1.5rem auto; padding: 0 1rem; }
h1 { font-size: 1.3rem; margin: 0 0 .2rem; }
h2 { font-size: 1.05rem; margin: 1.4rem 0 .3rem; }
p { color: var(--faint); margin: .2rem 0; }
svg { width: 100%; height: auto; margin: .6rem 0; }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
svg .faint { fill: var(--faint); }
svg .grid { stroke: var(--faint); stroke-opacity: .35; }
svg .zero { stroke: var(--ink); }
svg .seat { stroke-width: 2.5; fill: none; }
svg .mark { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; }
svg .mark + text { font-size: 11px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .3rem .5rem; vertical-align: top; border-bottom: 1px solid color-mix(in srgb, var(--faint) 40%, transparent); }
.number { text-align: right; white-space: nowrap; }
.switch { position: absolute; opacity: 0; }
label { cursor: pointer; text-decoration: underline; margin-right: .8rem; }
.switch:focus-visible + .switch + nav, .switch:focus-visible + nav { outline: 2px solid var(--ink); }
main { display: none; }
#in-en:checked ~ .en, #in-ru:checked ~ .ru { display: block; }
</style>
</head>
<body>
$switches
<nav>$labels</nav>
$mains
</body>
</html>
""")  # noqa: E501 -- a style sheet reads best one rule a line
NAMES: Final = {"en": "English", "ru": "Русский"}


def page_of(review: Review, told: Mapping[str, Told], language: str) -> str:
    """One file that needs nothing else; the reader chooses the language."""
    switches = [
        f'<input class="switch" type="radio" name="language" id="in-{one}" aria-label="{NAMES[one]}"'
        f"{' checked' if one == language else ''}>"
        for one in told
    ]
    labels = [f'<label for="in-{one}" lang="{one}">{NAMES[one]}</label>' for one in told]
    mains = [f'<main class="{one}" lang="{one}">\n{body(review, words)}\n</main>' for one, words in told.items()]
    return PAGE.substitute(
        language=language,
        title=escape(told[language].title()),
        switches="\n".join(switches),
        labels="".join(labels),
        mains="\n".join(mains),
    )


def body(review: Review, told: Told) -> str:
    """The graph, the tables and how to read them."""
    parts = [f"<h1>{escape(told.title())}</h1>", graph(review, told)]
    for key, (head, rows) in zip(("costly", "finds", "luck"), told.tables(), strict=True):
        parts.append(f"<h2>{escape(told.say(key))}</h2>")
        parts.append(table(head, rows, told) if rows else f"<p>{escape(told.say('none'))}</p>")
    parts += [f"<p>{escape(line)}</p>" for line in told.notes()]
    return "\n".join(parts)


def table(head: list[str], rows: list[list[str]], told: Told) -> str:
    """Names of the columns, and cells; numbers stand on the right."""
    kinds = [' class="number"' if told.is_number(rows, place) else "" for place in range(len(head))]
    names = "".join(f"<th{kind}>{escape(name)}</th>" for kind, name in zip(kinds, head, strict=True))
    lines = [
        "<tr>" + "".join(f"<td{kind}>{escape(cell)}</td>" for kind, cell in zip(kinds, row, strict=True)) + "</tr>"
        for row in rows
    ]
    return "\n".join(['<div class="wide"><table>', f"<tr>{names}</tr>", *lines, "</table></div>"])


def graph(review: Review, told: Told) -> str:
    """A line for each seat over the moves of the game, and a numbered mark at each costly decision."""
    values = [lead for point in review.points for lead in point.lead]
    low, high = min(0.0, *values), max(0.0, *values)
    last = max(1, review.points[-1].step)

    def across(step: int) -> float:
        return round(LEFT + WIDE * step / last, 1)

    def down(lead: float) -> float:
        return round(TOP + HIGH * (high - lead) / max(0.1, high - low), 1)

    foot = TOP + HIGH
    box = f"0 0 {LEFT + WIDE + 20} {foot + 44 + 20 * len(told.names)}"
    parts = [f'<svg viewBox="{box}" role="img" aria-label="{escape(told.axis())}">']
    for lead in levels(low, high):
        kind = "zero" if lead == 0.0 else "grid"
        parts.append(f'<line class="{kind}" x1="{LEFT}" y1="{down(lead)}" x2="{LEFT + WIDE}" y2="{down(lead)}"/>')
        parts.append(
            f'<text class="faint" x="{LEFT - 8}" y="{down(lead) + 4}" text-anchor="end">{told.signed(lead)}</text>'
        )
    for seat, name in enumerate(told.names):
        style = f'stroke="{chart.colour(seat)}" stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
        way = "L".join(f"{across(point.step)} {down(point.lead[seat])}" for point in review.points)
        parts.append(f'<path class="seat" {style} d="M{way}"/>')
        y = foot + 46 + 20 * seat
        parts.append(f'<path class="seat" {style} d="M{LEFT} {y - 4}H{LEFT + 34}"/>')
        parts.append(f'<text x="{LEFT + 42}" y="{y}">{escape(name)}</text>')
    for one in told.dearest():
        x, level = across(one.step), down(lead_at(review, one))
        label = escape(told.action(one.step, one.played))
        parts.append(f'<circle class="mark" cx="{x}" cy="{level}" r="{MARK}"><title>{label}</title></circle>')
        parts.append(f'<text x="{x}" y="{level + 4}" text-anchor="middle">{one.step + 1}</text>')
    parts.append(f'<text class="faint" x="{LEFT}" y="{foot + 22}">{escape(told.axis())}</text>')
    return "\n".join([*parts, "</svg>"])


def levels(low: float, high: float) -> list[float]:
    """Round numbers between two, 0 among them, for the lines behind a graph."""
    rough = max(0.1, high - low) / LINES
    size = 10.0 ** math.floor(math.log10(rough))
    step = next(size * times for times in (1, 2, 5, 10) if size * times >= rough)
    return [step * place for place in range(math.ceil(low / step), math.floor(high / step) + 1)]


def lead_at(review: Review, decision: Decision) -> float:
    """Of its seat when the turn of a decision began."""
    return [point.lead[decision.seat] for point in review.points if point.step <= decision.step][-1]


# --- PNG


def picture(review: Review, told: Told) -> "Figure":
    """Through matplotlib: leads above, chances below."""
    figure, upper, lower = chart.sheet(3.6, 2.0)
    upper.set_title(told.title(), fontsize=11)
    upper.axhline(0, color=chart.WHISKER, linewidth=0.8)
    steps = [point.step for point in review.points]
    for seat, name in enumerate(told.names):
        draw(upper, steps, [point.lead[seat] for point in review.points], seat, name)
        draw(lower, steps, [100 * point.chance[seat] for point in review.points], seat, name)
    for one in told.dearest():
        lead = lead_at(review, one)
        upper.plot(one.step, lead, "o", markersize=5, color=chart.colour(one.seat))
        upper.annotate(str(one.step + 1), (one.step, lead), (3, 4), textcoords="offset points", fontsize=7)
    upper.set_ylabel(told.axis())
    upper.legend(loc="best", frameon=False, fontsize=9)
    lower.set_ylim(0, 100)
    lower.set_ylabel(told.say("chance"))
    lower.set_xlabel(told.say("moves"))
    return figure


def draw(axes: "Axes", steps: list[int], values: list[float], seat: int, name: str) -> None:
    """The line of one seat."""
    axes.plot(steps, values, color=chart.colour(seat), linestyle=STYLES[seat % len(STYLES)], label=name)
