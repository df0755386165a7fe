"""Try what a change touches, in a few minutes: `make check`.

The change is everything that differs from the branch it will go to. Nothing is compiled first: what the rules
themselves must hold runs interpreted, the rest on compiled rules where they are as the sources are. `make test` still
says the last word.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
BASES: Final = ("origin/main", "main", "origin/HEAD")
SOURCE: Final = "src/igroteka"
FAMILIES: Final = {"trail": ("gwt", "gwtnz")}
WEB: Final = (".svelte", ".ts", ".css", ".svg", ".html")
WORDS: Final = "tests/words.test.ts"  # of every language; nobody imports them by their files
BUILD: Final = {
    "Makefile": ("tests/docs", "tests/tools"),
    **dict.fromkeys(("setup.py", "pyproject.toml", "constraints.txt"), ("tests/test_compiled.py",)),
}
COMMON: Final = ("core", "kit", "ai", "catalog.py", "__init__.py")
AROUND: Final = ("server", "cli", "sim", "adapters", "coach")
RULES: Final = ("tests/core", "tests/kit", "tests/families", "tests/games", "examples/noughts")
THINKING: Final = (  # nothing for interpreted rules
    "tests/ai",
    "tests/coach",
    "tests/server/test_coach.py",
    "tests/test_compiled.py",
)
COMPILED: Final = "import igroteka, sys; sys.exit(not igroteka.is_compiled())"


class Plan(NamedTuple):
    """What is to be tried: files and folders of tests, laws and golden games of some games, pages by their files."""

    tests: tuple[str, ...] = ()
    games: tuple[str, ...] = ()
    pages: tuple[str, ...] = ()


class Step(NamedTuple):
    """A command, and whether it takes the sources even where there are compiled rules."""

    words: tuple[str, ...]
    pure: bool = True


def plan(changed: list[str], games: list[str]) -> Plan:
    """What these files touch."""
    tests: set[str] = set()
    touched: set[str] = set()
    shown: set[str] = set()
    pages: set[str] = set()
    for path in changed:
        parts = path.split("/")
        if path.startswith("tests/golden/") and len(parts) > 3 and parts[2] in games:
            shown.add(parts[2])
        elif path.startswith("tests/"):
            tests.update(tested(parts))
        elif path.startswith(f"{SOURCE}/games/") and len(parts) > 3:
            touched.add(parts[3])
        elif path.startswith(f"{SOURCE}/families/") and len(parts) > 3:
            touched.update(FAMILIES.get(parts[3], games))
            tests.add("tests/families")
        elif path.startswith(f"{SOURCE}/") and parts[2] in COMMON:
            tests.update(("tests/core", "tests/kit", "tests/test_catalog.py"))
            touched.update(games)
            if parts[2] == "ai":
                tests.add("tests/ai")
        elif path.startswith(f"{SOURCE}/") and parts[2] in AROUND:
            tests.add(f"tests/{parts[2]}")
        elif path == f"{SOURCE}/notebook.py" or path.startswith("examples/notebooks/"):
            tests.update(("tests/test_notebook.py", "tests/tools/test_notebooks.py"))
        elif path.startswith("examples/") and len(parts) > 2:
            tests.update((f"examples/{parts[1]}", "tests/test_catalog.py"))
            if (ROOT / "examples" / parts[1] / parts[1] / "game.py").exists():
                shown.add(parts[1])
        elif path.startswith("docs/"):
            tests.update(("tests/cli", "tests/contract/test_house.py", "tests/docs"))
        elif path.endswith(".md") or path == "mkdocs.yml":
            tests.add("tests/docs")
        elif path.startswith(("tools/", "bench/")):
            tests.add("tests/tools")
        elif path in BUILD:
            tests.update(BUILD[path])
        pages.update(drawn(path))
    tests.update(f"tests/games/{game}" for game in touched if game in games)
    return Plan(tuple(sorted(tests)), tuple(sorted(touched & set(games) | shown)), tuple(sorted(pages)))


def drawn(path: str) -> list[str]:
    """The files of the browser's half whose tests are to run; all tables are led to from one place.

    So a game has its own tests. Words are imported by nobody.
    """
    parts = path.split("/")
    if path.startswith("web/src/games/") and len(parts) > len(("web", "src", "games", "game")):
        own = (ROOT / "web" / "tests").glob(f"{parts[3]}*.test.ts")
        if found := [f"tests/{test.name}" for test in own if test.name[len(parts[3])] in ".-"]:
            return [*found, "tests/course.test.ts"] if path.endswith("course.json") else found
    if path.endswith(".ftl"):
        return [WORDS]
    if path.startswith("web/") and path.endswith(WEB):
        return [path.removeprefix("web/")]
    return [path.removeprefix("web/")] if path.startswith("web/src/") and path.endswith(".json") else []


def tested(parts: list[str]) -> list[str]:
    """A test tries itself, what tests share its folder; browsers, trials and wheels take minutes and are left alone."""
    if len(parts) < 3 or parts[1] in ("e2e", "soak", "golden", "wheel"):
        return []
    if parts[1] == "contract":
        return ["/".join(parts)] if parts[-1].startswith("test_") else []
    return ["/".join(parts)] if parts[-1].startswith("test_") else ["/".join(parts[: 3 if parts[1] == "games" else 2])]


def git(*words: str) -> list[str]:
    """The lines of an answer of git; none if it refuses."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed_files() -> list[str]:
    """What differs from where the branch began, committed or not."""
    found = (git("merge-base", "HEAD", base) for base in BASES)
    base = next((lines[0] for lines in found if lines), "HEAD")
    files = {*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")}
    return sorted(files)


def is_compiled() -> bool:
    """Are there compiled rules, and as new as the sources?"""
    words = (sys.executable, "-W", "error", "-c", COMPILED)
    return subprocess.run(words, cwd=ROOT, capture_output=True, check=False).returncode == 0


def divided(tests: list[str], compiled: bool) -> tuple[list[str], list[str], list[str]]:
    """What runs interpreted, what on compiled rules, and what is left to `make test`."""
    pure = [path for path in tests if path.startswith(RULES)]
    others = [path for path in tests if path not in pure]
    if compiled:
        return pure, others, []
    left = [path for path in others if path.startswith(THINKING)]
    rest = sorted({*tests} - {*left})
    within = [path for path in THINKING if path.startswith(tuple(f"{folder}/" for folder in rest))]
    return [*rest, *(f"--ignore={path}" for path in within)], [], [*left, *within]


def run(step: Step) -> bool:
    """A step, told before it begins."""
    print("·", " ".join(step.words), flush=True)
    env = {**os.environ, "IGROTEKA_PURE": "1"} if step.pure else None
    return subprocess.run(step.words, cwd=ROOT, check=False, env=env).returncode == 0


def main() -> int:
    """Every step that applies; the first that fails ends it."""
    changed = changed_files()
    if not changed:
        print("nothing has changed")
        return 0
    games = sorted(path.name for path in (ROOT / SOURCE / "games").iterdir() if (path / "game.py").exists())
    wanted = plan(changed, games)
    pytest = (sys.executable, "-W", "error", "-m", "pytest", "-q", "-n", os.environ.get("WORKERS", "2"))
    steps = [Step(("make", "--no-print-directory", "lint", "types", "contracts"))]
    compiled = is_compiled()
    pure, others, left = divided([path for path in wanted.tests if (ROOT / path).exists()], compiled)
    if pure:
        steps.append(Step((*pytest, *pure)))
    if others:
        steps.append(Step((*pytest, *others), pure=False))
    if wanted.games:
        some = " or ".join(f"{game}-" for game in wanted.games)
        if set(wanted.games) & set(games):  # an example keeps its golden games itself
            steps.append(Step((*pytest, "tests/golden", "-k", some)))
        steps.append(Step((*pytest, "tests/contract", "-k", f"({some}) and default"), pure=not compiled))
    if wanted.pages:
        steps += [Step((sys.executable, "tools/web.py", *words)) for words in (("lint",), ("check",))]
        steps.append(Step((sys.executable, "tools/web.py", "related", *wanted.pages)))
    if left:
        print(f"left out: {', '.join(left)}; `make fast` compiles the rules, without which they take long")
    return 0 if all(run(step) for step in steps) else 1


if __name__ == "__main__":
    sys.exit(main())
