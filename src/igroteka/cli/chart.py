"""Charts of a tournament: a picture through matplotlib, or one HTML file that needs nothing else."""

from html import escape
from importlib.util import find_spec
from pathlib import Path
from string import Template
from typing import Final

from igroteka.core.errors import IgrotekaError
from igroteka.core.speech import Speech
from igroteka.sim.arena import Line, Standings

BAR: Final = "#7fbcac"
WHISKER: Final = "#16302b"
FAIR: Final = "#b4552d"

# The drawing, in pixels.
LEFT: Final = 150
WIDE: Final = 520
ROW: Final = 46
TOP: Final = 18
TICKS: Final = (0, 25, 50, 75, 100)

PAGE: Final = Template("""<!doctype html>
<html lang="$language">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<style>
:root { color-scheme: light dark; --ink: #1d2624; --faint: #8a938f; --paper: #fbfaf6; --bar: $bar; --whisker: $whisker; --fair: $fair; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9ece8; --paper: #171c1b; --bar: #2f7d6b; --whisker: #e9ece8; --fair: #e08a5f; } }
body { font: 16px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.3rem; margin: 0 0 .2rem; }
p { color: var(--faint); margin: .2rem 0; }
svg { width: 100%; height: auto; margin: 1rem 0; }
svg text { font: 14px system-ui, sans-serif; fill: var(--ink); }
svg .faint { fill: var(--faint); }
svg .grid { stroke: var(--faint); stroke-opacity: .35; }
svg .bar { fill: var(--bar); }
svg .whisker { stroke: var(--whisker); stroke-width: 2; fill: none; }
svg .fair { stroke: var(--fair); stroke-width: 2; stroke-dasharray: 5 4; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .3rem .5rem; border-bottom: 1px solid color-mix(in srgb, var(--faint) 40%, transparent); }
th:first-child, td:first-child { text-align: left; }
</style>
</head>
<body>
<h1>$title</h1>
<p>$interval</p>
$drawing
<table>
<thead><tr>$head</tr></thead>
<tbody>
$rows
</tbody>
</table>
<p>$notes</p>
</body>
</html>
""")  # noqa: E501 -- a style sheet reads best one rule a line


def check(path: Path) -> None:
    """Raise what would be wrong later, before the games are played."""
    if path.suffix.lower() not in (".png", ".html"):
        raise IgrotekaError("chart-kind", {"path": str(path)})
    if not path.absolute().parent.is_dir():
        raise IgrotekaError("chart-folder", {"path": str(path.parent)})
    if path.suffix.lower() == ".png" and find_spec("matplotlib") is None:
        raise IgrotekaError("chart-library", {"path": str(path)})


def save(result: Standings, path: Path, words: Speech) -> None:
    """Wins by entry with their 95 % intervals and the fair share, as PNG or HTML by the file's ending."""
    check(path)
    if path.suffix.lower() == ".png":
        save_png(result, path, words)
    else:
        path.write_text(page(result, words), encoding="utf-8")


def title(result: Standings, words: Speech) -> str:
    """What was played."""
    contest = result.contest
    return words.say("arena-head", game=contest.game, games=result.games, seed=str(contest.seed))


# --- PNG


def save_png(result: Standings, path: Path, words: Speech) -> None:
    """Through matplotlib, without a screen."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415 -- an extra, slow to import
    from matplotlib.figure import Figure  # noqa: PLC0415 -- as above

    lines = result.entries
    figure = Figure(figsize=(7.5, 1.6 + 0.55 * len(lines)), dpi=150, layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    places = list(range(len(lines)))
    shares = [100 * line.share for line in lines]
    below = [100 * max(0.0, line.share - line.low) for line in lines]
    above = [100 * max(0.0, line.high - line.share) for line in lines]
    axes.barh(places, shares, color=BAR, height=0.6)
    axes.errorbar(shares, places, xerr=[below, above], fmt="none", ecolor=WHISKER, capsize=4)
    axes.axvline(100 * lines[0].fair, color=FAIR, linestyle="--", label=words.say("arena-fair"))
    axes.set_yticks(places, [f"{place + 1} {line.bot}" for place, line in enumerate(lines)])
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel(words.say("chart-axis"))
    axes.set_title(title(result, words), fontsize=11)
    axes.legend(loc="lower right", frameon=False)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.savefig(path)


# --- HTML


def page(result: Standings, words: Speech) -> str:
    """One file with the drawing and the table inside."""
    columns = ("entry", "wins", "share", "range", "fair", "score", "place")
    notes = [words.say("arena-turns", turns=f"{result.turns:.1f}")] if result.turns is not None else []
    return PAGE.substitute(
        language=words.language,
        title=escape(title(result, words)),
        interval=escape(words.say("arena-interval")),
        drawing=drawing(result, words),
        head="".join(f"<th>{escape(words.say(f'arena-{column}'))}</th>" for column in columns),
        rows="\n".join(row(number, line) for number, line in enumerate(result.entries, start=1)),
        notes=escape(" ".join(notes)),
        bar=BAR,
        whisker=WHISKER,
        fair=FAIR,
    )


def row(number: int, line: Line) -> str:
    """A line of the table."""
    cells = [
        f"{number} {line.bot}",
        f"{line.wins:g}",
        f"{100 * line.share:.1f} %",
        f"{100 * line.low:.1f}–{100 * line.high:.1f} %",
        f"{100 * line.fair:.1f} %",
        f"{line.score:.2f}",
        f"{line.place:.2f}",
    ]
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def drawing(result: Standings, words: Speech) -> str:
    """Bars with whiskers, and a dashed line where all would be equal."""
    lines = result.entries
    foot = TOP + ROW * len(lines)
    parts = [
        f'<svg viewBox="0 0 {LEFT + WIDE + 70} {foot + 44}" role="img" aria-label="{escape(title(result, words))}">'
    ]
    for tick in TICKS:
        x = across(tick / 100)
        parts.append(f'<line class="grid" x1="{x}" y1="{TOP - 6}" x2="{x}" y2="{foot}"/>')
        parts.append(f'<text class="faint" x="{x}" y="{foot + 18}" text-anchor="middle">{tick} %</text>')
    for place, line in enumerate(lines):
        y = TOP + ROW * place + ROW // 2
        low, high = across(line.low), across(line.high)
        parts.append(f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{place + 1} {escape(line.bot)}</text>')
        parts.append(
            f'<rect class="bar" x="{LEFT}" y="{y - 13}" width="{across(line.share) - LEFT:.1f}" height="26" rx="3"/>'
        )
        parts.append(f'<path class="whisker" d="M{low} {y}H{high}M{low} {y - 6}V{y + 6}M{high} {y - 6}V{y + 6}"/>')
        parts.append(f'<text x="{high + 8:.1f}" y="{y + 5}">{100 * line.share:.1f} %</text>')
    fair = across(lines[0].fair)
    parts.append(f'<line class="fair" x1="{fair}" y1="{TOP - 6}" x2="{fair}" y2="{foot}"/>')
    parts.append(f'<text class="faint" x="{LEFT}" y="{foot + 38}">{escape(words.say("chart-legend"))}</text>')
    return "\n".join([*parts, "</svg>"])


def across(share: float) -> float:
    """Where a share is on the drawing."""
    return round(LEFT + WIDE * share, 1)
