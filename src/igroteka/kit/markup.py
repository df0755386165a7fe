"""Tables for a terminal: text in console markup whose columns can be counted."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

TAG: Final = re.compile(r"(\\*)(\[[a-z#/@][^\[]*?\])")

Part = tuple[str, str]  # text and style


class Canvas:
    """Characters with styles, row by row."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.chars: Final = [[" "] * width for _ in range(height)]
        self.ink: Final = [[""] * width for _ in range(height)]
        self.ground: Final = [[ground] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, ink: str) -> None:
        """Text from a column on; its ground stays unless the style brings its own."""
        for place, char in enumerate(text):
            self.chars[y][x + place] = char
            self.ink[y][x + place] = ink

    def centre(self, x: int, y: int, text: str, ink: str) -> None:
        """Text around a column; of two middles the left one stands there."""
        self.write(x - (len(text) - 1) // 2, y, text, ink)

    def lines(self) -> list[str]:
        """Runs of one style in one tag."""
        drawn: list[str] = []
        for chars, inks, grounds in zip(self.chars, self.ink, self.ground, strict=True):
            line, run, style = "", "", ""
            for char, ink, ground in zip(chars, inks, grounds, strict=True):
                now = ink if " on " in ink or not ground else f"{ink} on {ground}".strip()
                if now != style:
                    line += styled(run, style)
                    run, style = "", now
                run += char
            drawn.append(line + styled(run, style))
        return drawn


def styled(text: str, style: str) -> str:
    """Text in a style."""
    return f"[{style or 'none'}]{escaped(text)}[/]" if text else ""


def escaped(text: str) -> str:
    """Text that console markup takes as it is, before a tag."""
    safe = TAG.sub(lambda found: f"{found[1]}{found[1]}\\{found[2]}", text)
    return safe + "\\" * (len(safe) - len(safe.rstrip("\\")))


def plain(line: str) -> str:
    """A line of markup without its styles."""
    return TAG.sub(lambda found: "\\" * (len(found[1]) // 2) + (found[2] if len(found[1]) % 2 else ""), line)


def cells(text: str) -> int:
    """How many columns a text takes."""
    return len(text) if text.isascii() else sum(map(cell, text))


@lru_cache(1024)
def cell(char: str) -> int:
    """Marks that stand over another letter take no column, Chinese characters take two."""
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1


def fitted(text: str, width: int) -> str:
    """Text cut or filled to a width; what cannot be printed is left out."""
    kept = "".join(char for char in text if char.isprintable())
    if cells(kept) > width:
        while cells(kept) > width - 1:
            kept = kept[:-1]
        kept += "…"
    return kept + " " * (width - cells(kept))


def padded(parts: list[Part], width: int) -> str:
    """A line of parts, filled up with blanks."""
    used = sum(cells(text) for text, _ in parts)
    return "".join(styled(text, style) for text, style in parts) + " " * (width - used)
