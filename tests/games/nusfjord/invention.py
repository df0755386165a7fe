"""Made-up cards: a copy of the box in which some cards and elders do something else."""

import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from igroteka.games.nusfjord.data.box import BOX, TEXT
from igroteka.games.nusfjord.data.program import PROGRAM


def written(value: object) -> str:
    """A value as inline TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(written(item) for item in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def changed(text: str, number: str, fields: dict[str, Any]) -> str:
    """The text with other fields of one card; an elder is `elder 7`."""
    if number.startswith("elder "):
        start = text.index(f"\nnumber = {number.removeprefix('elder ')}\nname_en")
    else:
        start = text.index(f"\nnumber = {number}\ndeck")
    stop = text.find("\n[[", start)
    entry = text[start:stop]
    for name, value in fields.items():
        found = re.search(rf"^{name} = (\[\n(?:  .*\n)*\]|.*)$", entry, re.MULTILINE)
        line = f"{name} = {written(value)}"
        entry = entry[: found.start()] + line + entry[found.end() :] if found else entry + line + "\n"
    return text[:start] + entry + text[stop:]


DECK = Path(__file__).with_name("deck.toml").read_text(encoding="utf-8")
LAID = [TEXT]  # what is played with when nothing is invented
LETTERS = {card["number"]: card["letter"] for card in BOX["building"]}
Entries = dict[str, dict[str, Any]]


@cache
def entries(text: str) -> tuple[Entries, Entries]:
    """The cards and the elders of a file, by number. The letters of the box stand for all."""
    box = tomllib.loads(text)
    cards = {str(card["number"]): {"letter": LETTERS[card["number"]], **card} for card in box["building"]}
    return cards, {str(elder["number"]): elder for elder in box["elder"]}


def laid() -> tuple[Entries, Entries]:
    """The cards and the elders that are played with."""
    return entries(LAID[-1])


@contextmanager
def kept_deck() -> Iterator[None]:
    """While this lasts, cards and elders are those of deck.toml, so that no test leans on a guess of the box."""
    LAID.append(DECK)
    PROGRAM.install(DECK)
    try:
        yield
    finally:
        LAID.pop()
        PROGRAM.install(LAID[-1])


@contextmanager
def invented(**cards: dict[str, Any]) -> Iterator[None]:
    """While this lasts, card `c104` or elder `e7` has these fields."""
    text = LAID[-1]
    for name, fields in cards.items():
        text = changed(text, name[1:] if name[0] == "c" else f"elder {name[1:]}", fields)
    PROGRAM.install(text)
    try:
        yield
    finally:
        PROGRAM.install(LAID[-1])


def doing(when: str, *steps: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A card with one effect and no points, for one wood."""
    return {
        "cost": {"wood": 1, "fish": 0, "gold": 0},
        "vp": 0,
        "effects": [{"when": when, "do": list(steps), **more}],
    }
