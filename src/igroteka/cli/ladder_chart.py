"""A ladder in words and lines: its table, and the chart with ratings above and pairs below."""

import math
from html import escape
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from igroteka.cli.arena import percent
from igroteka.cli.chart import (
    FAIR,
    LEFT,
    ROW,
    TOP,
    WHISKER,
    Bar,
    across,
    canvas,
    draw_shares,
    drawing,
    page,
    sheet,
    store,
    table,
    whisker,
)
from igroteka.core.speech import Speech
from igroteka.sim.ladder import Heights, Meeting, Rung

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

EVEN: Final = 0.5
DUEL: Final = 2  # seats
MARKS: Final = 6  # on the scale of ratings, at most


def title(result: Heights, words: Speech) -> str:
    """What was played."""
    seed = str(result.ladder.seed)
    return words.say("ladder-head", game=result.ladder.game, games=result.games, seats=result.seats, seed=seed)


def notes(result: Heights, words: Speech) -> list[str]:
    """How the figures came to be."""
    found = [words.say("ladder-scale")]
    if result.seats > DUEL:
        found.append(words.say("ladder-half"))
    if len(result.editions) > 1:
        found.append(words.say("ladder-editions", editions=", ".join(result.editions)))
    return found


# --- tables


def rung_columns(words: Speech) -> list[str]:
    """Of the table of levels."""
    return [
        words.say(name) for name in ("ladder-level", "ladder-rating", "arena-range", "ladder-games", "ladder-score")
    ]


def rung_cells(rung: Rung) -> list[str]:
    """A line of it."""
    return [
        rung.level,
        points(rung.rating),
        f"{points(rung.low)} … {points(rung.high)}",
        str(rung.games),
        percent_of(rung.share, rung.games),
    ]


def meeting_columns(words: Speech) -> list[str]:
    """Of the table of pairs."""
    return [words.say(name) for name in ("ladder-pair", "ladder-games", "arena-share", "arena-range")]


def meeting_cells(meeting: Meeting) -> list[str]:
    """A line of it."""
    return [
        label(meeting),
        str(meeting.games),
        percent_of(meeting.share, meeting.games),
        f"{percent(meeting.low)} – {percent(meeting.high)}",
    ]


def points(rating: float) -> str:
    """A rating for people."""
    whole = round(rating)
    return f"{whole:+d}" if whole else "0"


def label(meeting: Meeting) -> str:
    """A pair; the share is that of the first."""
    return " – ".join(meeting.levels)


def percent_of(share: float, games: int) -> str:
    """A share for people; of no games there is none."""
    return percent(share) if games else "—"


def bars(result: Heights) -> list[Bar]:
    """One for each pair that has met."""
    return [Bar(label(pair), pair.share, pair.low, pair.high) for pair in result.meetings if pair.games]


# --- charts


def save(result: Heights, path: Path, words: Speech) -> None:
    """Ratings and pairs with their 95 % intervals, as PNG or HTML by the file's ending."""
    store(path, lambda: picture(result, words), lambda: page_of(result, words))


def picture(result: Heights, words: Speech) -> "Figure":
    """Through matplotlib."""
    figure, upper, lower = sheet(1 + 0.45 * len(result.rungs), 1 + 0.45 * len(bars(result)))
    draw_ratings(upper, result, words)
    upper.set_title(title(result, words), fontsize=11)
    draw_shares(lower, bars(result), EVEN, words)
    lower.legend(loc="lower right", bbox_to_anchor=(1, 1), frameon=False)
    return figure


def draw_ratings(axes: "Axes", result: Heights, words: Speech) -> None:
    """Dots with whiskers, and a dashed line at the mean."""
    places = list(range(len(result.rungs)))
    values = [rung.rating for rung in result.rungs]
    reach = [rung.high - rung.rating for rung in result.rungs]
    axes.errorbar(values, places, xerr=reach, fmt="o", color=WHISKER, capsize=4)
    axes.axvline(0, color=FAIR, linestyle="--")
    axes.set_yticks(places, [rung.level for rung in result.rungs])
    axes.set_ylim(-0.6, len(places) - 0.4)
    axes.invert_yaxis()
    axes.set_xlabel(words.say("ladder-axis"))


def page_of(result: Heights, words: Speech) -> str:
    """One HTML file."""
    head = title(result, words)
    drawings = [
        ratings_drawing(result, words),
        drawing(bars(result), EVEN, head, words),
    ]
    tables = [
        table(rung_columns(words), [rung_cells(rung) for rung in result.rungs]),
        table(meeting_columns(words), [meeting_cells(pair) for pair in result.meetings]),
    ]
    first, *rest = notes(result, words)
    return page(words, head, first, drawings, tables, " ".join(rest))


def ratings_drawing(result: Heights, words: Speech) -> str:
    """Dots with whiskers, and a dashed line at the mean."""
    foot = TOP + ROW * len(result.rungs)
    marks = scale(min(rung.low for rung in result.rungs), max(rung.high for rung in result.rungs))
    parts = [canvas(foot + 44, words.say("ladder-axis"), [bar.label for bar in bars(result)])]

    def place_of(rating: float) -> float:
        return across((rating - marks[0]) / (marks[-1] - marks[0]))

    for mark in marks:
        x = place_of(mark)
        kind = "fair" if mark == 0 else "grid"
        parts.append(f'<line class="{kind}" x1="{x}" y1="{TOP - 6}" x2="{x}" y2="{foot}"/>')
        parts.append(f'<text class="faint" x="{x}" y="{foot + 18}" text-anchor="middle">{points(mark)}</text>')
    for place, rung in enumerate(result.rungs):
        y = TOP + ROW * place + ROW // 2
        high = place_of(rung.high)
        parts.append(f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(rung.level)}</text>')
        parts.append(whisker(place_of(rung.low), high, y))
        parts.append(f'<circle class="dot" cx="{place_of(rung.rating)}" cy="{y}" r="6"/>')
        parts.append(f'<text x="{high + 8:.1f}" y="{y + 5}">{points(rung.rating)}</text>')
    parts.append(f'<text class="faint" x="{LEFT}" y="{foot + 38}">{escape(words.say("ladder-axis"))}</text>')
    return "\n".join([*parts, "</svg>"])


def scale(low: float, high: float) -> list[int]:
    """Round numbers from below the lowest to above the highest; 0 is one of them."""
    steps = (factor * 10**decade for decade in count() for factor in (1, 2, 5))
    step = next(step for step in steps if high - low <= step * (MARKS - 2))
    return [step * number for number in range(math.floor(low / step), math.ceil(high / step) + 1)]
