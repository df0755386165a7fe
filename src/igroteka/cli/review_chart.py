"""The graphs of a review: every seat's lead and its chance to win, as a picture or on one page in both languages."""

import math
from collections.abc import Callable, Mapping, Sequence
from html import escape
from string import Template
from typing import TYPE_CHECKING, Final, NamedTuple

from igroteka.cli import chart
from igroteka.cli.review_words import Told
from igroteka.coach.advice import SCORE
from igroteka.coach.judge import Decision
from igroteka.coach.review import Chip, Review

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "4 4", "1 2")
STYLES: Final = ("-", "--", ":", "-.", "--", ":")  # a seat is told by more than its colour
LEFT, WIDE, TOP, HIGH, LOW = 70, 850, 30, 300, 150
MARK: Final = 9
TICK: Final = 26  # between two numbers of rounds
TICKS: Final = 24  # of them in a picture, at most
CHIP_WIDE, CHIP_HIGH = 62, 22
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
svg .chip rect { fill: var(--paper); stroke: var(--faint); }
svg .lead { stroke: var(--ink); }
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
    """The graphs, the tables and how to read them."""
    parts = [f"<h1>{escape(told.title())}</h1>", graph(review, told), chance_graph(review, told)]
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


class Canvas(NamedTuple):
    """A drawing: how high it is, and which values and steps it reaches."""

    high: int
    least: float
    most: float
    last: int

    @property
    def foot(self) -> int:
        """Where the drawing ends below."""
        return TOP + self.high

    def across(self, step: int) -> float:
        """Where a step is."""
        return round(LEFT + WIDE * step / self.last, 1)

    def down(self, value: float) -> float:
        """How low a value is."""
        return round(TOP + self.high * (self.most - value) / max(0.1, self.most - self.least), 1)

    def begun(self, name: str, below: int) -> list[str]:
        """What stands at the head of it; so much room is left below."""
        box = f"0 0 {LEFT + WIDE + 20} {self.foot + below}"
        head = f'<svg viewBox="{box}" role="img" aria-label="{escape(name)}">'
        return [head, f'<text x="{LEFT}" y="{TOP - 12}">{escape(name)}</text>']

    def grid(self, values: Sequence[float], written: Callable[[float], str]) -> list[str]:
        """Lines behind it, each with its value."""
        parts = []
        for value in values:
            kind, y = "zero" if value == 0.0 else "grid", self.down(value)
            parts.append(f'<line class="{kind}" x1="{LEFT}" y1="{y}" x2="{LEFT + WIDE}" y2="{y}"/>')
            parts.append(f'<text class="faint" x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{written(value)}</text>')
        return parts

    def rounds(self, review: Review, told: Told) -> list[str]:
        """The numbers of rounds where they begin, as many as there is room for."""
        y, free = self.foot + 18, 0.0
        parts = [f'<text class="faint" x="{LEFT - 8}" y="{y}" text-anchor="end">{escape(told.rounds())}</text>']
        for step, number in rounds(review):
            if (x := self.across(step)) >= free:
                free = x + TICK
                parts.append(f'<text class="faint round" x="{x}" y="{y}" text-anchor="middle">{number}</text>')
        return parts

    def way(self, review: Review, seat: int, values: Sequence[float]) -> str:
        """The line of a seat."""
        dots = [
            f"{self.across(point.step)} {self.down(value)}" for point, value in zip(review.points, values, strict=True)
        ]
        return f'<path class="seat" {stroke(seat)} d="M{"L".join(dots)}"/>'


def stroke(seat: int) -> str:
    """How the line of a seat looks."""
    return f'stroke="{chart.colour(seat)}" stroke-dasharray="{DASHES[seat % len(DASHES)]}"'


def graph(review: Review, told: Told) -> str:
    """A line for each seat over the rounds, a numbered mark at each costly decision, and strokes of luck."""
    values = [lead for point in review.points for lead in point.lead]
    canvas = Canvas(HIGH, min(0.0, *values), max(0.0, *values), max(1, review.points[-1].step))
    lucky = review.chips()
    below = canvas.foot + 26 + (CHIP_HIGH + 12 if lucky else 0)
    parts = canvas.begun(told.axis(), below - canvas.foot + 20 * len(told.names))
    parts += canvas.grid(levels(canvas.least, canvas.most), told.signed)
    parts += canvas.rounds(review, told)
    for seat, name in enumerate(told.names):
        parts.append(canvas.way(review, seat, [point.lead[seat] for point in review.points]))
        y = below + 14 + 20 * seat
        parts.append(f'<path class="seat" {stroke(seat)} d="M{LEFT} {y - 4}H{LEFT + 34}"/>')
        parts.append(f'<text x="{LEFT + 42}" y="{y}">{escape(name)}</text>')
    parts += [mark(canvas, review, told, one) for one in told.dearest()]
    places = apart([canvas.across(one.step) - CHIP_WIDE / 2 for one in lucky], CHIP_WIDE + 4, LEFT + WIDE + 16)
    parts += [chip(canvas, told, one, place) for one, place in zip(lucky, places, strict=True)]
    return "\n".join([*parts, "</svg>"])


def mark(canvas: Canvas, review: Review, told: Told, one: Decision) -> str:
    """A costly decision, by the number of its move."""
    x, level = canvas.across(one.step), canvas.down(lead_at(review, one.step, one.seat))
    label = escape(told.action(one.step, one.played))
    return (
        f'<circle class="mark" cx="{x}" cy="{level}" r="{MARK}"><title>{label}</title></circle>'
        f'<text x="{x}" y="{level + 4}" text-anchor="middle">{one.step + 1}</text>'
    )


def chip(canvas: Canvas, told: Told, one: Chip, left: float) -> str:
    """A stroke of luck: a sign in a row below, led to its moment; whose it was, of which kind, and how much."""
    top, x = canvas.foot + 26, canvas.across(one.step)
    words = escape(told.chip(one))
    return (
        f'<path class="lead" d="M{x} {canvas.foot}V{canvas.foot + 6}"/>'
        f'<g class="chip"><title>{words}</title>'
        f'<rect x="{left}" y="{top}" width="{CHIP_WIDE}" height="{CHIP_HIGH}" rx="8"/>'
        f'<circle cx="{left + 12}" cy="{top + CHIP_HIGH / 2}" r="5" fill="{chart.colour(one.seat)}"/>'
        f'<text x="{left + CHIP_WIDE - 8}" y="{top + 15}" text-anchor="end">{told.signed(one.gain)}</text></g>'
    )


def chance_graph(review: Review, told: Told) -> str:
    """The chance of every seat to win, over the same rounds; nothing where one plays alone."""
    if review.kind == SCORE:
        return ""
    canvas = Canvas(LOW, 0.0, 100.0, max(1, review.points[-1].step))
    parts = canvas.begun(told.say("chance"), 26)
    parts += canvas.grid((0.0, 50.0, 100.0), lambda share: f"{share:.0f}")
    parts += canvas.rounds(review, told)
    for seat in range(review.seats):
        parts.append(canvas.way(review, seat, [100 * point.chance[seat] for point in review.points]))
    return "\n".join([*parts, "</svg>"])


def rounds(review: Review) -> list[tuple[int, int]]:
    """The steps at which rounds begin, and their numbers."""
    found: list[tuple[int, int]] = []
    for point in review.points:
        if point.round > 0 and (not found or point.round != found[-1][1]):
            found.append((point.step, point.round))
    return found


def apart(places: Sequence[float], wide: float, end: float) -> list[float]:
    """Side by side in their order, none beyond the end: each as near to its place as that allows."""
    found = list(places)
    for place in range(1, len(found)):
        found[place] = max(found[place], found[place - 1] + wide)
    for place in reversed(range(len(found))):
        following = found[place + 1] if place + 1 < len(found) else end
        found[place] = round(min(found[place], following - wide), 1)
    return found


def levels(low: float, high: float) -> list[float]:
    """Round numbers between two, 0 among them, for the lines behind a graph."""
    rough = max(0.1, high - low) / LINES
    size = 10.0 ** math.floor(math.log10(rough))
    step = next(size * times for times in (1, 2, 5, 10) if size * times >= rough)
    return [step * place for place in range(math.ceil(low / step), math.floor(high / step) + 1)]


def lead_at(review: Review, step: int, seat: int) -> float:
    """The lead of a seat as its line shows it at a step, straight from turn to turn."""
    before = [point for point in review.points if point.step <= step] or review.points[:1]
    here, there = before[-1], review.points[min(len(before), len(review.points) - 1)]
    way = max(0, step - here.step) / max(1, there.step - here.step)
    return here.lead[seat] + way * (there.lead[seat] - here.lead[seat])


# --- PNG


def picture(review: Review, told: Told) -> "Figure":
    """Through matplotlib: leads with costly decisions and strokes of luck above, chances below, over rounds."""
    figure, upper, lower = chart.sheet(3.6, 2.0)
    figure.suptitle(told.title(), fontsize=11)
    upper.axhline(0, color=chart.WHISKER, linewidth=0.8)
    steps = [point.step for point in review.points]
    for seat, name in enumerate(told.names):
        draw(upper, steps, [point.lead[seat] for point in review.points], seat, name)
        draw(lower, steps, [100 * point.chance[seat] for point in review.points], seat, name)
    for one in told.dearest():
        lead = lead_at(review, one.step, one.seat)
        upper.plot(one.step, lead, "o", markersize=5, color=chart.colour(one.seat))
        upper.annotate(str(one.step + 1), (one.step, lead), (3, 4), textcoords="offset points", fontsize=7)
    for chip in review.chips():
        lead = lead_at(review, chip.step, chip.seat)
        upper.plot(chip.step, lead, "^" if chip.gain > 0 else "v", markersize=7, color=chart.colour(chip.seat))
        word = told.signed(chip.gain)
        upper.annotate(word, (chip.step, lead), (0, -13), textcoords="offset points", fontsize=7, ha="center")
    ticks = thinned(rounds(review), steps[-1])
    for axes in (upper, lower):
        axes.set_xticks([step for step, _ in ticks], [str(number) for _, number in ticks])
    upper.set_title(told.axis(), loc="left", fontsize=9)
    upper.legend(loc="best", frameon=False, fontsize=9)
    lower.set_ylim(0, 100)
    lower.set_title(told.say("chance"), loc="left", fontsize=9)
    lower.set_xlabel(told.rounds())
    return figure


def thinned(begun: Sequence[tuple[int, int]], last: int) -> list[tuple[int, int]]:
    """Numbers of rounds that do not touch one another."""
    found: list[tuple[int, int]] = []
    for step, number in begun:
        if not found or step - found[-1][0] >= last / TICKS:
            found.append((step, number))
    return found


def draw(axes: "Axes", steps: list[int], values: list[float], seat: int, name: str) -> None:
    """The line of one seat."""
    axes.plot(steps, values, color=chart.colour(seat), linestyle=STYLES[seat % len(STYLES)], label=name)
