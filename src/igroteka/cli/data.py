"""`igroteka data`: every component of a game, and how we know what is printed on it."""

from typing import Annotated, Any, Final, NamedTuple

import typer
from rich.markup import escape
from rich.table import Table

from igroteka import catalog
from igroteka.cli.console import Language, console, language_of, print_json, speech_of
from igroteka.core.box import box_text
from igroteka.core.components import (
    CONFIDENCES,
    GUESS,
    TAGS,
    Component,
    components,
    field_text,
    guess_text,
    head,
    key_of,
)
from igroteka.core.errors import IgrotekaError, UnknownGame, brief
from igroteka.core.speech import LANGUAGES, Speech, error_text

NAME: Final = 44  # columns for what a component is called
FAULTY: Final = 1  # exit code: the file has a problem


class Problem(NamedTuple):
    """Something in a data file that cannot be right."""

    place: str
    code: str
    details: dict[str, str]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("data")(data)


def data(
    game: Annotated[str, typer.Argument(help="A game, as listed by `igroteka games`.")],
    entry: Annotated[
        list[str] | None, typer.Argument(help="An entry as it is listed, or its number or table: all its fields.")
    ] = None,
    reconstructed: Annotated[
        bool, typer.Option("--reconstructed", help="Only what we guessed ourselves, in whole or in part.")
    ] = False,
    check: Annotated[bool, typer.Option("--check", help="Look for mistakes in the file.")] = False,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    lang: Language = None,
) -> None:
    """Show every component of a game and how we know what is printed on it."""
    language = language_of(lang)
    text = source_of(game)
    if check:
        found = [*problems(text), *loading_problems(game, language)]
        if json:
            print_json({"game": game, "problems": [{"place": p.place, "code": p.code, **p.details} for p in found]})
        else:
            show_problems(found, game, speech_of(language))
        if found:
            raise typer.Exit(FAULTY)
        return
    asked = " ".join(entry or [])
    listed = [part for part in components(text) if not asked or part.answers_to(asked)]
    if not listed:
        raise IgrotekaError("unknown-component", {"id": brief(asked), "game": game})
    listed = [part for part in listed if part.guessed or not reconstructed]
    if json:
        print_json(
            {"game": game, "file": f"{game}.toml", "head": head(text), "components": [written(c) for c in listed]}
        )
    elif asked:
        show_entries(listed, speech_of(language))
    else:
        show_all(listed, head(text), speech_of(language))


# --- reading


def source_of(game: str) -> str:
    """The data file of a game; the game itself is not loaded, so that a broken file can be read."""
    if game not in catalog.games():
        raise UnknownGame("unknown-game", {"game": brief(game), "games": ", ".join(catalog.games())})
    return box_text(game)


def written(part: Component) -> dict[str, Any]:
    """A component as JSON values."""
    found: dict[str, Any] = {"table": part.table, "id": part.id, "word": part.word}
    for language in LANGUAGES:
        if part.name(language):
            found[f"name_{language}"] = part.name(language)
    if part.confidence:
        found["confidence"] = part.confidence
    if part.sources:
        found["provenance"] = part.sources.get("", part.sources)
    if part.guessed:
        found["guessed"] = part.guessed
    if part.notes:
        found["notes"] = [str(note) for note in part.notes]
    if part.above:
        found["above"] = [str(note) for note in part.above]
    return {**found, "reconstructed": part.is_reconstructed}


# --- checking


def problems(text: str) -> list[Problem]:
    """What every data file must keep to."""
    found: list[Problem] = []
    seen: set[tuple[str, str, str]] = set()
    for part in components(text):
        place = part.word
        key = key_of(part.entry) if part.id else ""
        same = (part.table, str(part.entry.get(key, part.id)), str(part.entry.get("side", "")))
        if same in seen and key in ("id", "number"):
            found.append(Problem(place, "twice", {}))
        seen.add(same)
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


def loading_problems(game: str, language: str) -> list[Problem]:
    """Does the game take its file? The game says what it cannot understand."""
    try:
        catalog.load(game)
    except IgrotekaError as error:
        return [Problem(f"{game}.toml", "refused", {"problem": error_text(error, language).rstrip(".")})]
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
    told: list[str] = []
    for part in listed:
        style = "yellow" if part.is_reconstructed else None
        table.add_row(
            escape(title(part, words)), escape(origin(part, words, with_above=part.table not in told)), style=style
        )
        told.append(part.table)
    screen.print(table)
    screen.print()
    whole = sum(part.is_reconstructed for part in listed)
    partly = sum(bool(part.guessed) for part in listed) - whole
    screen.print(words.say("data-sum", count=len(listed), guessed=whole, partly=partly), markup=False)
    used = {tag for part in listed for tag in part.sources.values() if tag in TAGS}
    for tag in TAGS:
        if tag in used:
            screen.print(f"  {tag}: {words.say(f'component-tag-{tag}')}", markup=False)


def title(part: Component, words: Speech) -> str:
    """What an entry is listed by, and its name."""
    return f"{part.word} {part.name(words.language)}".rstrip()


def show_entries(listed: list[Component], words: Speech) -> None:
    """All fields of a component, as they stand in the file."""
    screen = console()
    for part in listed:
        screen.print(title(part, words), style="bold", markup=False)
        screen.print(origin(part, words), markup=False, soft_wrap=True)
        for name, value in part.entry.items():
            screen.print(f"  {name} = {value!r}", markup=False, soft_wrap=True)


def origin(part: Component, words: Speech, with_above: bool = True) -> str:
    """How we know a component, in words: the whole, what of it is our guess, its fields by tag, the file's remarks.

    What stands above a list is about all that is in it, and need be said once.
    """
    said: list[str] = []
    if part.confidence:
        key = f"component-confidence-{part.confidence}"
        said.append(words.say(key) if words.has(key) else part.confidence)
    if part.guessed:
        said.append(guess_text(part, words))
    by_tag: dict[str, list[str]] = {}
    for name, tag in part.sources.items():
        by_tag.setdefault(tag, []).append(field_text(name, words) if name else "")
    said += [f"{tag}: {', '.join(names)}" if any(names) else tag for tag, names in by_tag.items()]
    said += [str(note) for note in [*(part.above if with_above else []), *part.notes]]
    return "; ".join(said) if said else words.say("data-silent")
