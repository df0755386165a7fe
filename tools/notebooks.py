"""Notebooks run without Jupyter: `python tools/notebooks.py --write` runs those of examples/ and keeps what they show.

A notebook is JSON, a cell is Python, and what it shows is what it prints and its last line, as Jupyter would. The
site shows them as pages with what was kept; a test runs them and compares.
"""

import argparse
import ast
import contextlib
import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "examples" / "notebooks"

Json = dict[str, Any]


def notebooks() -> list[Path]:
    """All of them, in the order in which they are read."""
    return sorted(FOLDER.glob("*.ipynb"))


def read(path: Path) -> Json:
    found: Json = json.loads(path.read_text(encoding="utf-8"))
    return found


def write(path: Path, notebook: Json) -> None:
    path.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def executed(path: Path) -> Json:
    """The notebook with what its cells show now; whatever a cell raises ends it."""
    notebook = read(path)
    count = 0
    with main_module() as names:
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                count += 1
                cell["execution_count"] = count
                cell["outputs"] = shown("".join(cell["source"]), names, f"{path.name}, cell {count}", count)
    return notebook


@contextlib.contextmanager
def main_module() -> Iterator[Json]:
    """The names of a fresh module called `__main__`, as the cells of a notebook have it."""
    before, fresh = sys.modules["__main__"], ModuleType("__main__")
    sys.modules["__main__"] = fresh
    try:
        yield fresh.__dict__
    finally:
        sys.modules["__main__"] = before


def shown(source: str, names: Json, place: str, count: int) -> list[Json]:
    """What a cell prints, and its last line if that is an expression."""
    tree = ast.parse(source, place)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    value = None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, place, "exec"), names)  # noqa: S102 -- our own notebooks
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), place, "eval"), names)  # noqa: S307 -- the same
    outputs: list[Json] = []
    if printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": lines(printed.getvalue())})
    if value is not None:
        data = {"text/plain": [f"<{type(value).__name__}>"]}
        if hasattr(value, "_repr_html_"):
            data["text/html"] = lines(value._repr_html_())
        else:
            data["text/plain"] = lines(repr(value))
        outputs.append({"data": data, "execution_count": count, "metadata": {}, "output_type": "execute_result"})
    return outputs


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def page(notebook: Json) -> str:
    """A notebook as Markdown, with what was kept of its outputs."""
    parts: list[str] = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
            continue
        parts.append(f"```python\n{source}\n```")
        for output in cell["outputs"]:
            data = output.get("data", {})
            if "text/html" in data:
                html = "".join(data["text/html"]).replace("\n", "&#10;")  # Markdown ends a block at an empty line
                parts.append(f"<div>{html}</div>")
            else:
                text = "".join(output.get("text") or data.get("text/plain", [])).rstrip("\n")
                parts.append(f"```text\n{text}\n```")
    return "\n\n".join(parts) + "\n"


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Run the notebooks of examples/.")
    parser.add_argument("--write", action="store_true", help="keep what they show")
    asked = parser.parse_args(words)
    stale = 0
    for path in notebooks():
        found = executed(path)
        if asked.write:
            write(path, found)
        elif found != read(path):
            stale = 1
            print(f"{path.name} shows something else now: python tools/notebooks.py --write")
    return stale


if __name__ == "__main__":
    sys.exit(main())
