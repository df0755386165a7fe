"""`igroteka data`: every component of a game, and how we know what is printed on it."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Annotated, Any, Final

import typer
from rich.markup import escape
from rich.table import Table

from igroteka import catalog
from igroteka.cli.console import Language, console, language_of, print_json, speech_of
from igroteka.core.errors import IgrotekaError, UnknownGame, brief
from igroteka.core.speech import LANGUAGES, Speech

IDENTITY: Final = ("id", "number", "type", "letter", "op", "kind", "name_en")
TAGS: Final = ("S", "SD", "B", "P", "PL", "K", "R")
CONFIDENCES: Final = ("seed", "printed", "reconstructed")
RECONSTRUCTED: Final = "reconstructed"
GUESS: Final = "R"
NAME: Final = 44  # columns for what a component is called
FAULTY: Final = 1  # exit code: the file has a problem
ALONE: Final = -1  # the place of a table that is no list
HEADER: Final = re.compile(r"\[\[?(?P<table>[\w.]+)\]")
FIELD: Final = re.compile(r"(?P<name>[\w.]+) *=")
COMMENT: Final = re.compile(r'^(?:[^#"\']|"[^"]*"|\'[^\']*\')*#\s*(?P<said>.*)$')


@dataclass(frozen=True, slots=True)
class Component:
    """One entry of a data file, with what the file says about its origin."""

    table: str
    id: str
    entry: Mapping[str, Any]
    notes: list[str] = field(default_factory=list)

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

    def name(self, language: str) -> str:
        """What players call it, if it has a name."""
        return str(self.entry.get(f"name_{language}", ""))


@dataclass(frozen=True, slots=True)
class Problem:
    """Something in a data file that cannot be right."""

    place: str
    code: str
    details: dict[str, str]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("data")(data)


def data(
    game: Annotated[str, typer.Argument(help="A game, as listed by `igroteka games`.")],
    id: Annotated[str | None, typer.Argument(help="The number or id of one component: all its fields.")] = None,
    reconstructed: Annotated[bool, typer.Option("--reconstructed", help="Only what we guessed ourselves.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Look for mistakes in the file.")] = False,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    lang: Language = None,
) -> None:
    """Show every component of a game and how we know what is printed on it."""
    language = language_of(lang)
    text = source_of(game)
    if check:
        found = [*problems(text), *loading_problems(game)]
        if json:
            print_json({"game": game, "problems": [{"place": p.place, "code": p.code, **p.details} for p in found]})
        else:
            show_problems(found, game, speech_of(language))
        if found:
            raise typer.Exit(FAULTY)
        return
    listed = [part for part in components(text) if id is None or part.id == id]
    listed = [part for part in listed if part.is_reconstructed or not reconstructed]
    if id is not None and not listed:
        raise IgrotekaError("unknown-component", {"id": brief(id), "game": game})
    if json:
        print_json(
            {"game": game, "file": f"{game}.toml", "head": head(text), "components": [written(c) for c in listed]}
        )
    elif id is not None:
        show_entries(listed, speech_of(language))
    else:
        show_all(listed, head(text), speech_of(language))


# --- reading


def source_of(game: str) -> str:
    """The data file of a game; the game itself is not loaded, so that a broken file can be read."""
    if game not in catalog.games():
        raise UnknownGame("unknown-game", {"game": brief(game), "games": ", ".join(catalog.games())})
    return files(f"igroteka.games.{game}.data").joinpath(f"{game}.toml").read_text(encoding="utf-8")


def parsed(text: str) -> dict[str, Any]:
    """The file as values; a line that cannot be read is an error of ours."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise IgrotekaError("data-unreadable", {"problem": str(error)}) from error


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
    notes = notes_of(text)
    found: list[Component] = []
    for table, place, entry in entries("", parsed(text)):
        key = next((name for name in IDENTITY if name in entry), None) if place >= 0 else None
        id = "" if place < 0 else str(place + 1) if key is None else str(entry[key])
        found.append(Component(table, id, entry, notes.get((table, place), [])))
    return found


def entries(path: str, value: Mapping[str, Any]) -> Iterator[tuple[str, int, Mapping[str, Any]]]:
    """Lists of things with their places, and plain tables with -1; the settings of a table are no components."""
    plain = {name: inner for name, inner in value.items() if not isinstance(inner, Mapping) and not is_list(inner)}
    if path and plain:
        yield path, ALONE, plain
    for name, inner in value.items():
        below = f"{path}.{name}" if path else name
        if below == "options":
            continue
        if isinstance(inner, Mapping):
            yield from entries(below, told_by(value, inner))
        elif is_list(inner):
            for place, entry in enumerate(inner):
                yield below, place, told_by(value, entry)


def told_by(table: Mapping[str, Any], entry: Mapping[str, Any]) -> Mapping[str, Any]:
    """What says nothing of its origin comes from where its table comes from."""
    return (
        entry
        if "prov" not in table or {"prov", "src", "confidence"} & entry.keys()
        else {**entry, "prov": table["prov"]}
    )


def is_list(value: object) -> bool:
    """Is this a list of things?"""
    return isinstance(value, list) and bool(value) and all(isinstance(entry, dict) for entry in value)


def notes_of(text: str) -> dict[tuple[str, int], list[str]]:
    """Comments above and inside an entry, which is where files without tags say what they know."""
    notes: dict[tuple[str, int], list[str]] = {}
    counts: Counter[str] = Counter()
    above: list[str] = []
    now: tuple[str, int] | None = None
    for line in text.splitlines():
        header = HEADER.match(line)
        if header is not None:
            table = header["table"]
            now = (table, counts[table]) if line.startswith("[[") else (table, ALONE)
            counts[table] += 1
            notes.setdefault(now, []).extend(above)
        comment = COMMENT.match(line)
        said = comment["said"].strip("-= ") if comment is not None else ""
        above = [*above, said] if line.startswith("#") and said else above if line.startswith("#") else []
        if now is not None and said and not line.startswith("#"):
            name = FIELD.match(line)
            notes.setdefault(now, []).append(f"{name['name']}: {said}" if name is not None else said)
    return notes


def written(part: Component) -> dict[str, Any]:
    """A component as JSON values."""
    found: dict[str, Any] = {"table": part.table, "id": part.id}
    for language in LANGUAGES:
        if part.name(language):
            found[f"name_{language}"] = part.name(language)
    if part.confidence:
        found["confidence"] = part.confidence
    if part.sources:
        found["provenance"] = part.sources.get("", part.sources)
    if part.notes:
        found["notes"] = part.notes
    return {**found, "reconstructed": part.is_reconstructed}


# --- checking


def problems(text: str) -> list[Problem]:
    """What every data file must keep to."""
    found: list[Problem] = []
    seen: set[tuple[str, str, str]] = set()
    for part in components(text):
        place = f"{part.table} {part.id}"
        side = str(part.entry.get("side", ""))
        if (part.table, part.id, side) in seen and any(name in part.entry for name in ("id", "number")):
            found.append(Problem(place, "twice", {}))
        seen.add((part.table, part.id, side))
        for name in ("name", "text"):
            has = [bool(str(part.entry.get(f"{name}_{language}", "")).strip()) for language in LANGUAGES]
            if any(has) and not all(has):
                found.append(Problem(place, "language", {"field": f"{name}_{LANGUAGES[has.index(False)]}"}))
        for field_name, tag in part.sources.items():
            if tag not in TAGS:
                found.append(Problem(place, "tag", {"field": field_name or "prov", "tag": tag}))
        if part.confidence and part.confidence not in CONFIDENCES:
            found.append(Problem(place, "confidence", {"word": part.confidence}))
        effect = part.sources.get("effect")
        if part.confidence and effect is not None and (effect == GUESS) != part.is_reconstructed:
            found.append(Problem(place, "contradiction", {"word": part.confidence, "tag": effect}))
    return found


def loading_problems(game: str) -> list[Problem]:
    """Does the game take its file? The game says what it cannot understand."""
    try:
        catalog.load(game)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        return [Problem(f"{game}.toml", "refused", {"problem": str(error)})]
    return []


# --- showing


def show_problems(found: list[Problem], game: str, words: Speech) -> None:
    """One line for each."""
    screen = console()
    for problem in found:
        said = words.say(f"data-problem-{problem.code}", **problem.details)
        screen.print(f"{problem.place}: {said}", markup=False, soft_wrap=True)
    screen.print(words.say("data-checked", count=len(found), game=game), markup=False)


def show_all(listed: list[Component], heading: list[str], words: Speech) -> None:
    """What the file says of itself, then every component, then the sum."""
    screen = console()
    for line in heading:
        screen.print(line, style="dim", markup=False, soft_wrap=True)
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say("data-component"), overflow="fold", max_width=NAME)
    table.add_column(words.say("data-origin"), overflow="fold")
    for part in listed:
        what = " ".join(word for word in (part.table, part.id, part.name(words.language)) if word)
        style = "yellow" if part.is_reconstructed else None
        table.add_row(escape(what), escape(origin(part, words)), style=style)
    screen.print(table)
    screen.print()
    guessed = sum(part.is_reconstructed for part in listed)
    screen.print(words.say("data-sum", count=len(listed), guessed=guessed), markup=False)
    used = {tag for part in listed for tag in part.sources.values() if tag in TAGS}
    for tag in TAGS:
        if tag in used:
            screen.print(f"  {tag}: {words.say(f'data-tag-{tag}')}", markup=False)


def show_entries(listed: list[Component], words: Speech) -> None:
    """All fields of a component, as they stand in the file."""
    screen = console()
    for part in listed:
        screen.print(f"{part.table} {part.id} {part.name(words.language)}".strip(), style="bold", markup=False)
        screen.print(origin(part, words), markup=False)
        for name, value in part.entry.items():
            screen.print(f"  {name} = {value!r}", markup=False)


def origin(part: Component, words: Speech) -> str:
    """How we know a component, in words: the whole, then its fields by tag, then the remarks of the file."""
    said: list[str] = []
    if part.confidence:
        key = f"data-confidence-{part.confidence}"
        said.append(words.say(key) if words.has(key) else part.confidence)
    by_tag: dict[str, list[str]] = {}
    for name, tag in part.sources.items():
        by_tag.setdefault(tag, []).append(field_text(name, words))
    said += [f"{tag}: {', '.join(names)}" if any(names) else tag for tag, names in by_tag.items()]
    if not part.sources:
        said += part.notes
    return "; ".join(said) if said else words.say("data-silent")


def field_text(name: str, words: Speech) -> str:
    """A field of a file in words."""
    key = f"data-field-{name}"
    return words.say(key) if words.has(key) else name
