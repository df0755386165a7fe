"""Tables on stored scenes: the demo page, built once, with nobody to answer it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from fcntl import LOCK_EX, flock
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.e2e.place import ROOT
from tests.e2e.screen import UNPAINTED
from tests.patience import LONG

FIXTURES = ROOT / "web" / "tests"
INK = Path(__file__).with_name("ink.js")

LAY = "(asked) => window.lay?.(asked).then(() => true)"
CLEAR = """async () => {
    await window.clear?.()
    localStorage.clear()
    sessionStorage.clear()
    scrollTo(0, 0)
}"""

Window = tuple[Page, list[str]]


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The demo page, built once, whoever of several processes asks first."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "demo"
    built = folder.with_suffix(".built")
    with folder.with_suffix(".lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not built.exists():
            subprocess.run([sys.executable, "tools/web.py", "demo", str(folder)], cwd=ROOT, check=True, timeout=LONG)
            built.touch()
    return folder


class Served(SimpleHTTPRequestHandler):
    """Files of the demo page and stored scenes; a browser asks for each once."""

    protocol_version = "HTTP/1.1"

    def translate_path(self, path: str) -> str:
        asked = path.partition("?")[0]
        _, first, *rest = asked.split("/")
        if first == "fixtures":
            return str(FIXTURES / f"{rest[0]}-fixtures" / rest[1])
        return f"{self.directory}{asked}{'index.html' if asked.endswith('/') else ''}"

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=86400")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@cache
def origin(pages: Path) -> str:
    """Where they are served as long as this process lives. What is routed through a test, a browser never keeps."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Served, directory=str(pages)))
    Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


class Windows:
    """Windows on the demo page, lent to one test after another: what has run before is laid in half the time."""

    def __init__(self, browser: Browser, pages: Path) -> None:
        self.browser, self.pages = browser, pages
        self.kept: dict[str, Window] = {}

    def lent(self, request: pytest.FixtureRequest, **how: Any) -> Iterator[Page]:
        kind = repr(how)
        size = {"width": 1280, "height": 720} | how.get("viewport", {})
        window = self.kept.pop(kind, None) or opened_window(self.browser.new_context(**how), self.pages)
        page, faults = window
        before = request.session.testsfailed
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        yield page
        assert not faults, faults
        if request.session.testsfailed > before:
            page.context.close()
            return
        page.unroute_all(behavior="ignoreErrors")
        page.mouse.move(0, 0)
        page.evaluate(CLEAR)
        self.kept[kind] = window


@pytest.fixture(scope="session")
def windows(browser: Browser, pages: Path) -> Windows:
    return Windows(browser, pages)


@pytest.fixture
def page(windows: Windows, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A window on the demo page; it is not painted."""
    yield from windows.lent(request, reduced_motion="reduce")


@pytest.fixture
def phone(windows: Windows, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The same on a phone, for fingers."""
    yield from windows.lent(request, reduced_motion="reduce", has_touch=True, viewport={"width": 390, "height": 844})


@pytest.fixture
def moving(windows: Windows, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A window in which things move."""
    yield from windows.lent(request, viewport={"width": 1366, "height": 768})


def opened_window(context: BrowserContext, pages: Path) -> Window:
    """A window, and what was thrown in it."""
    found = context.new_page()
    found.set_default_timeout(LONG * 1000)
    found.add_init_script(UNPAINTED)
    found.add_init_script(path=INK)
    faults: list[str] = []
    found.on("pageerror", lambda error: faults.append(str(error)))
    found.goto(origin(pages))
    return found, faults


def opened_page(context: BrowserContext, pages: Path) -> Iterator[Page]:
    """One that is not kept."""
    found, faults = opened_window(context, pages)
    yield found
    context.close()
    assert not faults, faults


def lay(page: Page, game: str, scene: str, *, motion: float = 0, hints: bool = False) -> None:
    """A table with a stored scene on it, at so many times the usual speed. A page that is there lays it anew."""
    asked = f"?g={game}&f={scene}&motion={motion}{'&hints' if hints else ''}"
    if not page.evaluate(LAY, asked):
        page.goto(urljoin(page.url, f"/demo/{asked}"))
    page.locator(".prompt").wait_for()
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
