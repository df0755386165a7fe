"""Charts of tournaments: a picture through matplotlib, or one HTML file that needs nothing else."""

from collections.abc import Callable, Sequence
from html import escape
from importlib.util import find_spec
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Final, NamedTuple

from igroteka.core.errors import IgrotekaError
from igroteka.core.speech import Speech
from igroteka.sim.arena import Line, Standings

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

BAR: Final = "#7fbcac"
WHISKER: Final = "#16302b"
FAIR: Final = "#b4552d"
COLOURS: Final = (
    "#0072b2",
    "#e69f00",
    "#009e73",
    "#cc79a7",
    "#d55e00",
    "#56b4e9",
)  # Okabe and Ito's: told apart by all

# The drawing, in pixels.
LEFT: Final = 150
WIDE: Final = 520
ROW: Final = 46
TOP: Final = 18
HIGH: Final = 240
TICKS: Final = (0, 25, 50, 75, 100)
LETTER: Final = 8  # wide, at most

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
svg .band { fill-opacity: .16; }
svg .dot { fill: var(--whisker); }
svg .course { stroke-width: 2; fill: none; }
table { border-collapse: collapse; width: 100%; margin: 0 0 1rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .3rem .5rem; border-bottom: 1px solid color-mix(in srgb, var(--faint) 40%, transparent); }
th:first-child, td:first-child { text-align: left; }
</style>
</head>
<body>
<h1>$title</h1>
<p>$interval</p>
$drawings
$tables
<p>$notes</p>
</body>
</html>
""")  # noqa: E501 -- a style sheet reads best one rule a line


class Bar(NamedTuple):
    """A share of wins with its interval."""

    label: str
    share: float
    low: float
    high: float


def check(path: Path) -> None:
    """Raise what would be wrong later, before the games are played."""
    if path.suffix.lower() not in (".png", ".html"):
        raise IgrotekaError("chart-kind", {"path": str(path)})
    if not path.absolute().parent.is_dir():
        raise IgrotekaError("chart-folder", {"path": str(path.parent)})
    if path.suffix.lower() == ".png" and find_spec("matplotlib") is None:
        raise IgrotekaError("chart-library", {"path": str(path)})


def save(result: Standings, path: Path, words: Speech) -> None:
    """Wins by entry with their 95 % intervals, and how they settled."""
    store(path, lambda: picture(result, words), lambda: page_of(result, words))


def store(path: Path, picture: Callable[[], "Figure"], page: Callable[[], str]) -> None:
    """As PNG or HTML by the file's ending."""
    check(path)
    try:
        if path.suffix.lower() == ".png":
            picture().savefig(path)
        else:
            path.write_text(page(), encoding="utf-8")
    except OSError as error:
        raise IgrotekaError("chart-unwritable", {"path": str(path), "problem": error.strerror or str(error)}) from None


def title(result: Standings, words: Speech) -> str:
    """What was played."""
    contest = result.contest
    return words.say("arena-head", game=contest.game, games=result.games, seed=str(contest.seed))


def bars(result: Standings) -> list[Bar]:
    """One for each entry."""
    return [Bar(label(place, line), line.share, line.low, line.high) for place, line in enumerate(result.entries)]


# --- PNG


def sheet(above: float, below: float) -> tuple["Figure", "Axes", "Axes"]:
    """Two drawings one under the other, so many inches high, without a screen."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415 -- an extra, slow to import
    from matplotlib.figure import Figure  # noqa: PLC0415 -- as above

    figure = Figure(figsize=(7.5, 0.6 + above + below), dpi=150, layout="constrained")
    FigureCanvasAgg(figure)
    upper, lower = figure.subplots(2, height_ratios=(above, below))
    for axes in (upper, lower):
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
    return figure, upper, lower


def picture(result: Standings, words: Speech) -> "Figure":
    """Through matplotlib."""
    figure, upper, lower = sheet(1 + 0.55 * len(result.entries), 3.5)
    draw_shares(upper, bars(result), result.entries[0].fair, words)
    upper.set_title(title(result, words), fontsize=11)
    upper.legend(loc="lower right", frameon=False)
    draw_course(lower, result, words)
    return figure


def draw_shares(axes: "Axes", lines: Sequence[Bar], fair: float, words: Speech) -> None:
    """Bars with whiskers, and a dashed line where all would be equal."""
    places = list(range(len(lines)))
    shares = [100 * line.share for line in lines]
    below = [100 * max(0.0, line.share - line.low) for line in lines]
    above = [100 * max(0.0, line.high - line.share) for line in lines]
    axes.barh(places, shares, color=BAR, height=0.6)
    axes.errorbar(shares, places, xerr=[below, above], fmt="none", ecolor=WHISKER, capsize=4)
    axes.axvline(100 * fair, color=FAIR, linestyle="--", label=words.say("arena-fair"))
    axes.set_yticks(places, [line.label for line in lines])
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel(words.say("chart-axis"))


def draw_course(axes: "Axes", result: Standings, words: Speech) -> None:
    """The share of each entry after so many games, in the band of its interval."""
    games = [stage.games for stage in result.course]
    for place, line in enumerate(result.entries):
        share, low, high = ([100 * stage.shares[place][part] for stage in result.course] for part in range(3))
        axes.fill_between(games, low, high, color=colour(place), alpha=0.16, linewidth=0)
        axes.plot(games, share, color=colour(place), label=label(place, line), clip_on=False)
    axes.axhline(100 * result.entries[0].fair, color=FAIR, linestyle="--")
    axes.set_xlim(0, games[-1])
    axes.set_ylim(0, 100)
    axes.set_xlabel(words.say("chart-games"))
    axes.set_ylabel(words.say("chart-axis"))
    axes.legend(loc="upper right", frameon=False, fontsize=9)


def label(place: int, line: Line) -> str:
    """What an entry is called: its number in the table, and its bot."""
    return f"{place + 1} {line.bot}"


def colour(place: int) -> str:
    """Of an entry's course."""
    return COLOURS[place % len(COLOURS)]


# --- HTML


def page(words: Speech, head: str, interval: str, drawings: Sequence[str], tables: Sequence[str], notes: str) -> str:
    """One file with drawings and tables inside."""
    return PAGE.substitute(
        language=words.language,
        title=escape(head),
        interval=escape(interval),
        drawings="\n".join(drawings),
        tables="\n".join(tables),
        notes=escape(notes),
        bar=BAR,
        whisker=WHISKER,
        fair=FAIR,
    )


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Names of the columns, and cells."""
    names = "".join(f"<th>{escape(name)}</th>" for name in head)
    lines = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    return "\n".join(["<table>", f"<thead><tr>{names}</tr></thead>", "<tbody>", *lines, "</tbody>", "</table>"])


def page_of(result: Standings, words: Speech) -> str:
    """The standings of a tournament."""
    columns = ("entry", "wins", "share", "range", "fair", "score", "place")
    drawings = [
        drawing(bars(result), result.entries[0].fair, title(result, words), words),
        course(result, words),
    ]
    rows = [row(place, line) for place, line in enumerate(result.entries)]
    notes = words.say("arena-turns", turns=f"{result.turns:.1f}") if result.turns is not None else ""
    standing = table([words.say(f"arena-{column}") for column in columns], rows)
    return page(words, title(result, words), words.say("arena-interval"), drawings, [standing], notes)


def row(place: int, line: Line) -> list[str]:
    """A line of the table."""
    return [
        label(place, line),
        f"{line.wins:g}",
        f"{100 * line.share:.1f} %",
        f"{100 * line.low:.1f}–{100 * line.high:.1f} %",
        f"{100 * line.fair:.1f} %",
        f"{line.score:.2f}",
        f"{line.place:.2f}",
    ]


def canvas(foot: int, name: str, labels: Sequence[str] = ()) -> str:
    """The beginning of a drawing; long labels get room on the left."""
    room = max(0, LETTER * max(map(len, labels), default=0) - LEFT + 12)
    box = f"{-room} 0 {room + LEFT + WIDE + 70} {foot}"
    return f'<svg viewBox="{box}" role="img" aria-label="{escape(name)}">'


def drawing(lines: Sequence[Bar], fair: float, name: str, words: Speech) -> str:
    """Bars with whiskers, and a dashed line where all would be equal."""
    foot = TOP + ROW * len(lines)
    parts = [canvas(foot + 44, name, [line.label for line in lines])]
    for tick in TICKS:
        x = across(tick / 100)
        parts.append(f'<line class="grid" x1="{x}" y1="{TOP - 6}" x2="{x}" y2="{foot}"/>')
        parts.append(f'<text class="faint" x="{x}" y="{foot + 18}" text-anchor="middle">{tick} %</text>')
    for place, line in enumerate(lines):
        y = TOP + ROW * place + ROW // 2
        low, high = across(line.low), across(line.high)
        parts.append(f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(line.label)}</text>')
        parts.append(
            f'<rect class="bar" x="{LEFT}" y="{y - 13}" width="{across(line.share) - LEFT:.1f}" height="26" rx="3"/>'
        )
        parts.append(whisker(low, high, y))
        parts.append(f'<text x="{high + 8:.1f}" y="{y + 5}">{100 * line.share:.1f} %</text>')
    dashed = across(fair)
    parts.append(f'<line class="fair" x1="{dashed}" y1="{TOP - 6}" x2="{dashed}" y2="{foot}"/>')
    parts.append(f'<text class="faint" x="{LEFT}" y="{foot + 38}">{escape(words.say("chart-legend"))}</text>')
    return "\n".join([*parts, "</svg>"])


def whisker(low: float, high: float, y: int) -> str:
    """An interval."""
    return f'<path class="whisker" d="M{low} {y}H{high}M{low} {y - 6}V{y + 6}M{high} {y - 6}V{y + 6}"/>'


def course(result: Standings, words: Speech) -> str:
    """The share of each entry after so many games, in the band of its interval."""
    stages, foot = result.course, TOP + HIGH
    name = words.say("chart-course")
    parts = [canvas(foot + 64, name)]
    for tick in TICKS:
        y = down(tick / 100)
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{LEFT + WIDE}" y2="{y}"/>')
        parts.append(f'<text class="faint" x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{tick} %</text>')
    last = stages[-1].games
    for games in sorted({0, last // 2, last}):
        x = across(games / last)
        parts.append(f'<text class="faint" x="{x}" y="{foot + 18}" text-anchor="middle">{games}</text>')
    for place, line in enumerate(result.entries):
        share, low, high = (
            [f"{across(stage.games / last)} {down(stage.shares[place][part])}" for stage in stages] for part in range(3)
        )
        parts.append(f'<path class="band" fill="{colour(place)}" d="M{"L".join([*high, *reversed(low)])}Z"/>')
        parts.append(f'<path class="course" stroke="{colour(place)}" d="M{"L".join(share)}"/>')
        y = TOP + 14 + 18 * place
        parts.append(f'<rect fill="{colour(place)}" x="{LEFT - 140}" y="{y - 9}" width="10" height="10" rx="2"/>')
        parts.append(f'<text x="{LEFT - 126}" y="{y}">{escape(label(place, line))}</text>')
    fair = down(result.entries[0].fair)
    parts.append(f'<line class="fair" x1="{LEFT}" y1="{fair}" x2="{LEFT + WIDE}" y2="{fair}"/>')
    parts.append(f'<text class="faint" x="{LEFT}" y="{foot + 40}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>"])


def across(share: float) -> float:
    """Where a share is on the drawing."""
    return round(LEFT + WIDE * share, 1)


def down(share: float) -> float:
    """How low a share is on the drawing of the course."""
    return round(TOP + HIGH * (1 - share), 1)
