"""What is in the box, entry by entry, and how we know each part of it: the data file of a game as people read it.

A file says where its facts come from in three ways: `src = { cost = "S", kinds = "R" }` by field, `prov = "R"` for a
whole entry (`firm` lists the fields that are surer), and comments beside a field or a header with the same tags.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from igroteka.core.box import read_box
from igroteka.core.speech import LANGUAGES, Speech

IDENTITY: Final = ("id", "number", "type", "letter", "op", "kind", "name_en")
TAGS: Final = ("S", "SD", "B", "P", "PL", "K", "R")
CONFIDENCES: Final = ("seed", "printed", "reconstructed")
RECONSTRUCTED: Final = "reconstructed"
GUESS: Final = "R"
ALL: Final = "all"  # the guessed part of an entry that is a guess as a whole
REMARK: Final = "remark"  # and of one whose comment says what is guessed
SAYS_ORIGIN: Final = frozenset({"prov", "src", "confidence"})
TELLS_NOTHING: Final = frozenset({*SAYS_ORIGIN, *IDENTITY, "firm", "side", "name_ru"})
ALONE: Final = -1  # the place of a table that is no list
HEADER: Final = re.compile(r"\[\[?(?P<table>[\w.]+)\]")
FIELD: Final = re.compile(r"(?P<name>[\w.]+) *=")
COMMENT: Final = re.compile(r'^(?:[^#"\']|"[^"]*"|\'[^\']*\')*#\s*(?P<said>.*)$')
MARK: Final = re.compile(r"(?<!marked )(?<!says \[)(?<![\w-])R(?![\w-])")
OF_A_FIELD: Final = re.compile(r"(?P<name>\w+)(?: is)? R(?![\w-])")


@dataclass(frozen=True, slots=True)
class Note:
    """A comment of the file, and the field it stands beside."""

    field: str
    said: str

    def __str__(self) -> str:
        return f"{self.field}: {self.said}" if self.field else self.said


@dataclass(frozen=True, slots=True)
class Component:
    """One entry of a data file, with what the file says about its origin."""

    table: str
    id: str
    entry: Mapping[str, Any]
    notes: list[Note] = field(default_factory=list)
    """Comments beside and under its header and beside its fields."""
    above: list[Note] = field(default_factory=list)
    """Comments above its header; those above a list are about all that stands in it."""

    @property
    def word(self) -> str:
        """What it is listed by and can be asked for by; no other entry has the same."""
        return f"{self.table} {self.id}".rstrip()

    @property
    def confidence(self) -> str:
        """The word of the file for the whole entry."""
        return str(self.entry.get("confidence", ""))

    @property
    def sources(self) -> dict[str, str]:
        """The tags of its fields, or one tag for all."""
        if "prov" in self.entry:
            return {"": str(self.entry["prov"])}
        found = self.entry.get("src", {})
        return {str(name): str(tag) for name, tag in found.items()} if isinstance(found, Mapping) else {}

    @property
    def is_reconstructed(self) -> bool:
        """Is what it does our own guess?"""
        return self.confidence == RECONSTRUCTED or self.entry.get("prov") == GUESS

    @property
    def guessed(self) -> list[str]:
        """Which parts of it are our own guess: fields, or all of it, or what a remark of the file says."""
        parts = [name for name, tag in self.sources.items() if tag == GUESS and name]
        if self.is_reconstructed and not parts:
            firm = self.entry.get("firm", [])
            parts = [name for name in self.entry if name not in TELLS_NOTHING and name not in firm] if firm else [ALL]
        says = self.notes if self.notes or SAYS_ORIGIN & self.entry.keys() else self.above
        for note in says if parts != [ALL] else []:
            if MARK.search(note.said):
                parts += self.marked(note)
        return list(dict.fromkeys(parts))

    def marked(self, note: Note) -> list[str]:
        """The fields a comment with the mark of a guess is about."""
        if note.field and note.field not in SAYS_ORIGIN:
            return [note.field]
        named = [found["name"] for found in OF_A_FIELD.finditer(note.said)]
        return [name for name in named if name in self.entry] or ([] if "src" in self.entry else [REMARK])

    def name(self, language: str) -> str:
        """What players call it, if it has a name."""
        return str(self.entry.get(f"name_{language}", self.entry.get(f"title_{language}", "")))

    def answers_to(self, asked: str) -> bool:
        """Is this what somebody asks for: its id, its table, or what it is listed by?"""
        words = [self.id, self.table, self.word, *[f"{self.word} {self.name(lang)}".rstrip() for lang in LANGUAGES]]
        return asked.casefold() in [word.casefold() for word in words if word]


def head(text: str) -> list[str]:
    """The comment at the head of the file: where its numbers come from."""
    lines: list[str] = []
    for line in text.splitlines():
        if not line.startswith("#"):
            break
        lines.append(line[1:].strip() if len(line) > 1 else "")
    return lines


def components(text: str) -> list[Component]:
    """Every entry of every list of things and every table of numbers, in the order of the file."""
    notes, above = notes_of(text)
    found: list[Component] = []
    listed = list(entries("", read_box(text)))
    tables = {table for table, _, _ in listed}
    for (table, place, entry), id in zip(listed, names_of(listed), strict=True):
        own = notes.get((table, place), [])
        outer, _, name = table.rpartition(".")
        if (table, place) not in notes:  # written in a line of the table it belongs to
            about = (name,) if outer in tables else (name, "")
            own = [Note("", note.said) for note in notes.get((outer, ALONE), []) if note.field in about]
        over = above.get((table, place)) or above.get((table, 0), [])
        if not over and (table, place) not in notes and outer not in tables:
            over = above.get((outer, ALONE), [])
        found.append(Component(table, id, entry, own, over))
    return found


def names_of(listed: list[tuple[str, int, Mapping[str, Any]]]) -> list[str]:
    """What tells an entry of a list from the others: its own word, its side, and its number among those alike."""
    ids: list[str] = []
    for _, place, entry in listed:
        key = key_of(entry)
        side = str(entry.get("side", "")) if key else ""
        ids.append("" if place == ALONE else f"{entry[key]}{side}" if key else str(place + 1))
    counts = Counter((table, id) for (table, place, _), id in zip(listed, ids, strict=True) if place != ALONE)
    seen: Counter[tuple[str, str]] = Counter()
    for place, ((table, _, _), id) in enumerate(zip(listed, ids, strict=True)):
        if counts[table, id] > 1:
            seen[table, id] += 1
            ids[place] = f"{id} {seen[table, id]}"
    return ids


def key_of(entry: Mapping[str, Any]) -> str:
    """The field an entry is called by, if it has one."""
    return next((name for name in IDENTITY if name in entry), "")


def entries(path: str, value: Mapping[str, Any]) -> Iterator[tuple[str, int, Mapping[str, Any]]]:
    """Lists of things with their places, and plain tables with -1; the settings of a table are no components."""
    plain = {name: inner for name, inner in value.items() if is_plain(name, inner)}
    if path and plain:
        yield path, ALONE, plain
    for name, inner in value.items():
        below = f"{path}.{name}" if path else name
        if below == "options" or name == "src":
            continue
        if isinstance(inner, Mapping):
            yield from entries(below, told_by(value, inner))
        elif is_list(inner):
            for place, entry in enumerate(inner):
                yield below, place, told_by(value, entry)


def is_plain(name: str, value: object) -> bool:
    """Does a table say this of itself?"""
    return name == "src" or (not isinstance(value, Mapping) and not is_list(value))


def told_by(table: Mapping[str, Any], entry: Mapping[str, Any]) -> Mapping[str, Any]:
    """What says nothing of its origin comes from where its table comes from."""
    return entry if "prov" not in table or SAYS_ORIGIN & entry.keys() else {**entry, "prov": table["prov"]}


def is_list(value: object) -> bool:
    """Is this a list of things?"""
    return isinstance(value, list) and bool(value) and all(isinstance(entry, dict) for entry in value)


Notes = dict[tuple[str, int], list[Note]]


def notes_of(text: str) -> tuple[Notes, Notes]:
    """The comments of every entry, by table and place: beside and under its header, and above it."""
    notes: Notes = {}
    above: Notes = {}
    counts: Counter[str] = Counter()
    waiting: list[Note] = []  # whole lines that belong to what comes next, or to what they end
    now: tuple[str, int] | None = None
    inside = False  # no empty line since its header
    for line in [*text.splitlines(), ""]:
        comment = COMMENT.match(line)
        said = comment["said"].strip("-= ") if comment is not None else ""
        header = HEADER.match(line)
        if line.startswith("#"):
            waiting += [Note("", said)] if said else []
            continue
        if header is not None:
            table = header["table"]
            now = (table, counts[table]) if line.startswith("[[") else (table, ALONE)
            counts[table] += 1
            notes.setdefault(now, [])
            above[now] = waiting
            inside = True
        elif now is not None and (inside or line.strip()):
            notes[now] += waiting
        inside = inside and bool(line.strip())
        waiting = []
        if now is not None and said:
            name = FIELD.match(line) if header is None else None
            notes[now].append(Note(name["name"] if name is not None else "", said))
    return notes, above


# --- in words


def guess_text(part: Component, speech: Speech) -> str:
    """Which parts of an entry are our own guess; empty if none is."""
    parts = [field_text(name, speech) for name in part.guessed]
    return speech.say("component-guessed", parts=speech.listed(parts)) if parts else ""


def field_text(name: str, speech: Speech) -> str:
    """A field of a file."""
    key = f"component-field-{name}"
    return speech.say(key) if speech.has(key) else name
