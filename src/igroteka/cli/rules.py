"""`igroteka rules`: the rules in our own words, and which of them are tested."""

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

import igroteka
from igroteka import catalog
from igroteka.cli.console import Language, console, language_of, print_json, speech_of
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.speech import LANGUAGES, RuleText, rules_preface, rules_text

CITED: Final = re.compile(r"\b[A-Z]+-\d+\.\d+\b")
NEAR: Final = 5  # ids shown when one is not found
UNTESTED: Final = 1  # exit code: some rule has neither a test nor a reason


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("rules")(rules)


def rules(
    game: Annotated[str, typer.Argument(help="A game, as listed by `igroteka games`.")],
    id: Annotated[str | None, typer.Argument(help="A chapter (CAT-5) or a rule (CAT-5.2).")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules are cited by tests.")] = False,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    lang: Language = None,
) -> None:
    """Read the rules of a game: all chapters, one of them, or one rule."""
    language = language_of(lang)
    found = catalog.load(game)
    if coverage:
        report = covered(found, checkout() / "tests")
        if json:
            print_json(report)
        else:
            show_coverage(report, language)
        if any(not rule["reason"] for rule in report["uncited"]):
            raise typer.Exit(UNTESTED)
        return
    book = rules_text(found.package, language)
    block = None if id is None else book[full_id(id, book)]
    if json:
        print_json(contents(found, book, language) if block is None else {"game": found.id, **written(block, book)})
    elif block is None:
        show_contents(found, book, language)
    else:
        show_block(block, book)


# --- reading


def full_id(text: str, book: Mapping[str, RuleText]) -> str:
    """The id that was meant: in any case, and perhaps without the letters before the number."""
    wanted = text.strip().upper()
    if re.fullmatch(r"\d+(\.\d+)?", wanted):
        wanted = f"{prefix_of(book)}-{wanted}"
    if wanted in book:
        return wanted
    siblings = [rule.id for rule in rules_of(wanted.partition(".")[0], book)]
    chapters = [chapter.id for chapter in chapters_of(book)]
    near = get_close_matches(wanted, siblings, NEAR, 0) or get_close_matches(wanted, book, NEAR) or chapters
    raise IgrotekaError("unknown-rule", {"id": text, "near": ", ".join(sorted(near, key=in_order))})


def prefix_of(book: Mapping[str, RuleText]) -> str:
    """The letters before the number in the ids of a game."""
    return next(iter(book)).partition("-")[0]


def chapters_of(book: Mapping[str, RuleText]) -> list[RuleText]:
    """The headings of the chapters."""
    return [block for id, block in book.items() if block.chapter == id]


def rules_of(chapter: str, book: Mapping[str, RuleText]) -> list[RuleText]:
    """The rules of a chapter."""
    return [block for id, block in book.items() if block.chapter == chapter != id]


def contents(game: Game, book: Mapping[str, RuleText], language: str) -> dict[str, Any]:
    """The list of chapters as JSON values."""
    preface = rules_preface(game.package, language)
    chapters = [{"id": c.id, "title": c.title, "rules": len(rules_of(c.id, book))} for c in chapters_of(book)]
    return {"game": game.id, "title": preface.title, "text": preface.text, "chapters": chapters}


def written(block: RuleText, book: Mapping[str, RuleText]) -> dict[str, Any]:
    """A chapter with its rules, or one rule, as JSON values."""
    found: dict[str, Any] = {"id": block.id, "title": block.title, "text": block.text, "chapter": block.chapter}
    if block.id == block.chapter:
        found["rules"] = [{"id": r.id, "title": r.title, "text": r.text} for r in rules_of(block.id, book)]
    return found


def show_contents(game: Game, book: Mapping[str, RuleText], language: str) -> None:
    """The preface and the list of chapters."""
    words = speech_of(language)
    preface = rules_preface(game.package, language)
    screen = console()
    screen.print(preface.title, style="bold", markup=False)
    screen.print(Markdown(preface.text))
    screen.print()
    table = Table(box=None, pad_edge=False, show_header=False)
    for chapter in chapters_of(book):
        table.add_row(chapter.id, escape(chapter.title), f"[dim]{len(rules_of(chapter.id, book))}[/dim]")
    screen.print(table)
    screen.print()
    first = next(iter(book))
    screen.print(words.say("rules-more", game=game.id, chapter=first, rule=f"{first}.1"), style="dim", markup=False)


def show_block(block: RuleText, book: Mapping[str, RuleText]) -> None:
    """One rule, or a chapter with all its rules."""
    screen = console()
    for part in [block, *(rules_of(block.id, book) if block.id == block.chapter else [])]:
        screen.print(f"{part.id} {part.title}", style="bold", markup=False)
        if part.text:
            screen.print(Markdown(part.text))
        if part.id != block.id or block.id == block.chapter:
            screen.print()


# --- coverage


def checkout() -> Path:
    """The source checkout this package runs from."""
    house = Path(igroteka.__file__).resolve().parent
    root = house.parent.parent
    if house.parent.name != "src" or not (root / "tests").is_dir():
        raise IgrotekaError("no-checkout", {"path": str(house)})
    return root


def covered(game: Game, tests: Path) -> dict[str, Any]:
    """Which rules the tests cite, as JSON values. A range counts only its ends."""
    books = [rules_text(game.package, language) for language in LANGUAGES]
    known = [id for id, block in books[0].items() if block.chapter != id]
    prefix = f"{prefix_of(books[0])}-"
    cited = {id for path in sorted(tests.rglob("*.py")) for id in citations(path) if id.startswith(prefix)}
    reasons = reasons_in(tests / "games" / game.id / "untested.toml")
    return {
        "game": game.id,
        "total": len(known),
        "cited": len(cited.intersection(known)),
        "uncited": [{"id": id, "reason": reasons.get(id, "")} for id in known if id not in cited],
        "unknown": sorted(cited.difference(known), key=in_order),
    }


def citations(path: Path) -> Iterator[str]:
    """Rule ids in the docstrings and comments of a file; what a test compares with does not count."""
    source = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from CITED.findall(ast.get_docstring(node) or "")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from CITED.findall(token.string)


def reasons_in(path: Path) -> dict[str, str]:
    """Why a rule has no test: `"CAT-1.9" = "a reminder without effect"`."""
    if not path.exists():
        return {}
    return {id: str(reason) for id, reason in tomllib.loads(path.read_text(encoding="utf-8")).items()}


def in_order(id: str) -> tuple[int, ...]:
    """CAT-2.10 comes after CAT-2.9."""
    return tuple(int(number) for number in re.findall(r"\d+", id))


def show_coverage(report: Mapping[str, Any], language: str) -> None:
    """How many rules are cited; those that are not, with the reason; ids that no rule has."""
    words = speech_of(language)
    screen = console()
    screen.print(words.say("rules-cited", cited=report["cited"], total=report["total"]), markup=False)
    table = Table(box=None, pad_edge=False, show_header=False)
    for rule in report["uncited"]:
        reason = escape(rule["reason"]) if rule["reason"] else f"[red]{escape(words.say('rules-no-reason'))}[/red]"
        table.add_row(rule["id"], reason)
    if report["uncited"]:
        screen.print(table)
    if report["unknown"]:
        screen.print(words.say("rules-unknown", ids=", ".join(report["unknown"])), style="yellow", markup=False)
