"""The documents of the house, read as a reader's browser would read them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
NOT_RUN: Final = re.compile(r"<!-- not run: \S.*-->")
REFERRED: Final = re.compile(r"^::: (\S+)$", re.MULTILINE)
SHELLS: Final = ("sh", "console", "")


class Block(NamedTuple):
    """Code of a page: its language, the line it begins at, and why it is not run, if it is not."""

    language: str
    line: int
    code: str
    reason: str


def documents() -> list[Path]:
    """All that is written for readers, but rules and the Markdown of packages."""
    around = [
        ROOT / name for name in ("README.md", "README.ru.md", "CONTRIBUTING.md", "CHANGELOG.md", "bench/README.md")
    ]
    return sorted([*DOCS.rglob("*.md"), *around, *(ROOT / "examples").glob("*/README.md")])


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@cache
def tokens(page: Path) -> list[Token]:
    return MarkdownIt("commonmark").enable("table").parse(page.read_text(encoding="utf-8"))


def blocks(page: Path) -> list[Block]:
    """All code of a page, fenced or set in."""
    found: list[Block] = []
    before = ""
    for token in tokens(page):
        if token.type in ("fence", "code_block"):
            words = token.info.split()
            reason = before if NOT_RUN.fullmatch(before) else ""
            found.append(Block(words[0] if words else "", (token.map or [0])[0] + 1, token.content, reason))
        before = token.content.strip() if token.type == "html_block" else ""
    return found


def inline(page: Path) -> Iterator[Token]:
    for token in tokens(page):
        yield from token.children or ()


def spans(page: Path) -> list[str]:
    """Code in the middle of sentences."""
    return [token.content for token in inline(page) if token.type == "code_inline"]


def links(page: Path) -> list[str]:
    """Where its links and pictures lead."""
    found = [token.attrGet("href") or token.attrGet("src") for token in inline(page)]
    return [str(target) for target in found if target]


@cache
def anchors(page: Path) -> frozenset[str]:
    """The headings of a page, as their addresses are spelled, and the names that the reference tells of."""
    found: list[str] = REFERRED.findall(page.read_text(encoding="utf-8"))
    listed = tokens(page)
    for place, token in enumerate(listed):
        if token.type == "heading_open":
            words = "".join(part.content for part in listed[place + 1].children or ())
            slug = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
            found.append(f"{slug}-{found.count(slug)}" if slug in found else slug)
    return frozenset(found)
