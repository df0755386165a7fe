"""What the reference names is there and tells what it is; the page about what is public names the same modules."""

import ast
import importlib
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, REFERRED, ROOT, blocks, documents, name_of

REFERENCE = DOCS / "reference"
PAGES = sorted(path for path in REFERENCE.glob("*.md") if path.name != "index.md")
PUBLIC = [name for path in PAGES for name in REFERRED.findall(path.read_text(encoding="utf-8"))]


def module_of(name: str) -> str:
    """The module of a dotted name: the longest beginning that is a file."""
    parts = name.split(".")
    while not source_of(".".join(parts)).exists():
        parts.pop()
    return ".".join(parts)


def source_of(module: str) -> Path:
    place = ROOT / "src" / Path(*module.split("."))
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


@cache
def told_in(module: str) -> ast.Module:
    return ast.parse(source_of(module).read_text(encoding="utf-8"))


def definition(module: str, name: str) -> ast.ClassDef | ast.FunctionDef:
    """A class or a function; one that is imported is looked for where it comes from."""
    for node in told_in(module).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return node
        if isinstance(node, ast.ImportFrom) and node.module and any(alias.name == name for alias in node.names):
            return definition(node.module, name)
    raise LookupError(f"{module}.{name}")


def is_told(module: str, kind: ast.ClassDef, method: str) -> bool:
    """Has a method words of its own, or those of the class it comes from?"""
    for node in kind.body:
        if isinstance(node, ast.FunctionDef) and node.name == method and ast.get_docstring(node):
            return True
    bases = [base.id for base in kind.bases if isinstance(base, ast.Name)]
    return any(
        is_told(module, found, method)
        for base in bases
        if base not in ("Exception", "NamedTuple", "Protocol")
        and isinstance(found := definition(module, base), ast.ClassDef)
    )


@pytest.mark.parametrize("name", PUBLIC)
def test_what_is_public_is_there_and_told(name):
    module = module_of(name)
    if name == module:
        assert ast.get_docstring(told_in(module))
        return
    word = name.removeprefix(f"{module}.")
    assert hasattr(importlib.import_module(module), word)
    node = definition(module, word)
    assert ast.get_docstring(node), name
    if isinstance(node, ast.ClassDef):
        methods = [
            part.name for part in node.body if isinstance(part, ast.FunctionDef) and not part.name.startswith("_")
        ]
        assert not [method for method in methods if not is_told(module, node, method)]


@pytest.mark.parametrize("name", PUBLIC)
def test_what_is_public_is_typed(name):
    module = module_of(name)
    nodes = [told_in(module)] if name == module else [definition(module, name.removeprefix(f"{module}."))]
    functions = [part for node in nodes for part in ast.walk(node) if isinstance(part, ast.FunctionDef)]

    assert not [function.name for function in functions if function.returns is None]


def code_of_others() -> list[tuple[str, str]]:
    """All programs we show to people who write their own, by where they stand."""
    examples = ROOT / "examples"
    found = [(name_of(path), path.read_text(encoding="utf-8")) for path in sorted(examples.rglob("*.py"))]
    for path in sorted(examples.rglob("*.ipynb")):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        found += [(name_of(path), "".join(cell["source"])) for cell in cells if cell["cell_type"] == "code"]
    for page in documents():
        if DOCS / "decisions" not in page.parents:
            found += [(name_of(page), block.code) for block in blocks(page) if block.language == "python"]
    return found


def imported(code: str) -> Iterator[str]:
    """Names of the house that a program takes."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "igroteka":
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "igroteka")


def test_what_we_show_takes_only_what_is_public():
    """Examples, notebooks and pages; a constant or a whole module is public with its module."""
    modules = {module_of(name) for name in PUBLIC}
    wrong = [
        (place, name)
        for place, code in code_of_others()
        for name in imported(code)
        if name not in PUBLIC
        and name not in modules
        and not (module_of(name) in modules and (module_of(name) == "igroteka" or is_plain(name)))
    ]

    assert not wrong


def is_plain(name: str) -> bool:
    """Is it a value or a type with a name, which needs no page of its own beside its module?"""
    word = name.rpartition(".")[2]
    return not any(
        isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == word for node in told_in(module_of(name)).body
    )


def test_one_page_says_which_modules_are_public():
    page = (REFERENCE / "index.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in page.split("\n") if line.startswith("| `igroteka")]

    assert {module_of(name) for name in PUBLIC} == {module for row in rows for module in re.findall(r"`([\w.]+)`", row)}
