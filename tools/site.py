"""What mkdocs is told beside mkdocs.yml: pages that lie elsewhere in the house, and where links out of docs/ lead.

`make docs` builds the site. A reader of the checkout follows the same links among the same files.
"""

import os
import re
import runpy
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = "docs"
BROUGHT: Final = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "bench/README.md": "bench.md",
    "README.md": "index.md",
    "README.ru.md": "ru/index.md",
    **{
        path.relative_to(ROOT).as_posix(): f"notebooks/{path.stem}.md"
        for path in sorted(ROOT.glob("examples/notebooks/*.ipynb"))
    },
    **{
        path.relative_to(ROOT).as_posix(): f"rules/{path.parents[2].name}-{path.parent.name}.md"
        for path in sorted(ROOT.glob("src/igroteka/games/*/locale/*/rules.md"))
    },
}
"""Files of the house by the page that shows them; a start page that docs/ has is not replaced."""
COMMANDS: Final = "reference/commands.md"
LINK: Final = re.compile(r"(?P<picture>!?)\[(?P<words>[^\]\[]*)\]\((?P<target>[^)\s]+)\)")
FENCE: Final = re.compile(r"^\s*(```|~~~)")


# --- which pages


def pages_of(docs: Path) -> list[str]:
    """All pages of the site, those included that are brought from elsewhere."""
    own = {path.relative_to(docs).as_posix() for path in docs.rglob("*.md")}
    return sorted(own | set(BROUGHT.values()) | {COMMANDS})


def spread(nav: list[Any], pages: list[str]) -> list[Any]:
    """The navigation with every star replaced by the pages of its folder that no other line names."""
    named = set(lines_of(nav))

    def line(entry: Any) -> list[Any]:
        if isinstance(entry, dict):
            return [
                {title: entries if isinstance(entries, str) else spread_in(entries)} for title, entries in entry.items()
            ]
        if "*" not in entry:
            return [entry]
        folder = entry.rpartition("/")[0]
        return [
            page
            for page in pages
            if fnmatchcase(page, entry) and page.rpartition("/")[0] == folder and page not in named
        ]

    def spread_in(entries: list[Any]) -> list[Any]:
        return [found for entry in entries for found in line(entry)]

    return spread_in(nav)


def lines_of(nav: Any) -> list[str]:
    """Every page and star that a navigation names."""
    if isinstance(nav, str):
        return [nav]
    parts = nav.values() if isinstance(nav, dict) else nav
    return [line for part in parts for line in lines_of(part)]


def commands() -> str:
    """The help of every command, as the terminal prints it."""
    import typer  # noqa: PLC0415 -- only for this page

    from igroteka.cli.app import app  # noqa: PLC0415 -- the same

    os.environ["COLUMNS"] = "100"
    house: Any = typer.main.get_command(app)
    parts = ["# The command line", "", "What `igroteka COMMAND --help` prints. Texts are in Russian with `--lang ru`."]
    for name, command in sorted(house.commands.items()):
        with house.make_context("igroteka", [name], resilient_parsing=True) as around:
            text = command.get_help(command.make_context(name, [], parent=around, resilient_parsing=True))
        parts += ["", f"## igroteka {name}", "", "```text", text.strip(), "```"]
    return "\n".join(parts) + "\n"


# --- where links lead


def source_of(page: str) -> str:
    """The file of the house that a page shows."""
    own = f"{DOCS}/{page}"
    return next((file for file, name in BROUGHT.items() if name == page and not (ROOT / own).exists()), own)


def leads_to(target: str, page: str, repository: str) -> str:
    """The address, in the site, of a link that stands in a page; empty if its file is not part of the site."""
    path, mark, anchor = target.partition("#")
    if not path or re.match(r"[a-z]+:", target):
        return target
    place = os.path.normpath(f"{source_of(page)}/../{path}").replace(os.sep, "/")
    shown = BROUGHT.get(place) or (place.removeprefix(f"{DOCS}/") if place.startswith(f"{DOCS}/") else "")
    if shown and (place in BROUGHT or (ROOT / place).is_file()):
        return os.path.relpath(shown, f"{page}/..").replace(os.sep, "/") + mark + anchor
    return f"{repository.rstrip('/')}/blob/main/{place}{mark}{anchor}" if repository else ""


def mended(markdown: str, page: str, repository: str) -> str:
    """A page with every link led to its place in the site; where there is none, the words stay."""

    def led(found: re.Match[str]) -> str:
        address = leads_to(found["target"], page, repository)
        return f"{found['picture']}[{found['words']}]({address})" if address else found["words"]

    return outside_of_code(markdown, lambda part: LINK.sub(led, part))


def outside_of_code(markdown: str, change: Callable[[str], str]) -> str:
    """Change all but fenced code."""
    lines: list[str] = []
    fenced = False
    for line in markdown.split("\n"):
        if FENCE.match(line):
            fenced = not fenced
        lines.append(line if fenced else change(line))
    return "\n".join(lines)


def text_of(place: str) -> str:
    """A file of the house as Markdown; a notebook with what is kept of its outputs."""
    path = ROOT / place
    if path.suffix != ".ipynb":
        return path.read_text(encoding="utf-8")
    notebooks = runpy.run_path(str(ROOT / "tools" / "notebooks.py"))
    return str(notebooks["page"](notebooks["read"](path)))


# --- the hooks


def on_config(config: Any) -> Any:
    config.nav = spread(config.nav, pages_of(Path(config.docs_dir)))
    return config


def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File  # noqa: PLC0415 -- installed for the site alone

    here = {file.src_uri for file in files}
    for place, page in BROUGHT.items():
        if page not in here:
            files.append(File.generated(config, page, content=text_of(place)))
    files.append(File.generated(config, COMMANDS, content=commands()))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, **_: Any) -> str:
    return mended(markdown, page.file.src_uri, config.repo_url or "")
