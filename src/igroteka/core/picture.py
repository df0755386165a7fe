"""A table drawn for a terminal as a piece of HTML that needs nothing else: for notebooks and pages."""

import re
from html import escape
from typing import Final

TAG: Final = re.compile(r"(\\*)\[([a-z#/@][^\[]*?)\]")
INK: Final = "#e8e6df"
GROUND: Final = "#14181c"
BOX: Final = (
    f"color:{INK};background:{GROUND};margin:0;padding:.6em .8em;border-radius:6px;overflow:auto;width:max-content;"
    "max-width:100%;box-sizing:border-box;white-space:pre;font:13px/15px ui-monospace,'DejaVu Sans Mono',Menlo,"
    "Consolas,monospace"
)


def framed(lines: list[str], caption: str = "") -> str:
    """Lines in console markup, and below them a sentence without any."""
    drawn = "\n".join([painted(line.rstrip()) for line in lines])
    below = f"\n\n<b>{escape(caption)}</b>" if caption else ""
    return f'<pre class="igroteka" style="{BOX}">{drawn}{below}</pre>'


def painted(line: str) -> str:
    """A line of markup in HTML; what is not markup stays text."""
    done, place = [], 0
    styles: list[str] = []
    for found in TAG.finditer(line):
        done.append(inked(line[place : found.start()], styles))
        backslashes = len(found[1])
        done.append(inked("\\" * (backslashes // 2), styles))
        if backslashes % 2:
            done.append(inked(f"[{found[2]}]", styles))
        elif not found[2].startswith("/"):
            styles.append(found[2])
        elif styles:
            styles.pop()
        place = found.end()
    done.append(inked(line[place:], styles))
    return "".join(done)


def inked(text: str, styles: list[str]) -> str:
    """Text in all styles that stand open."""
    css = css_of(" ".join(styles)) if styles else ""
    safe = escape(text, quote=False)
    return f'<span style="{css}">{safe}</span>' if css and text else safe


def css_of(style: str) -> str:
    """A style of the console in CSS: bold, dim, reverse, a colour, a ground."""
    ink = ground = ""
    bold = dim = reverse = False
    words = style.split()
    for place, word in enumerate(words):
        if word == "bold":
            bold = True
        elif word == "dim":
            dim = True
        elif word == "reverse":
            reverse = True
        elif place > 0 and words[place - 1] == "on":
            ground = colour(word)
        elif word not in ("on", "none"):
            ink = colour(word)
    if reverse:
        ink, ground = ground or GROUND, ink or INK
    parts = [f"color:{ink}" if ink else "", f"background:{ground}" if ground else ""]
    parts += ["font-weight:bold" if bold else "", "opacity:.6" if dim else ""]
    return ";".join([part for part in parts if part])


def colour(word: str) -> str:
    """A colour that CSS knows; letters and digits only, whatever a game may say."""
    return word if re.fullmatch(r"#[0-9a-f]{6}|[a-z]+", word) else ""
