"""Tables on stored scenes: the demo page, built once, with nobody to answer it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route

from tests.e2e.place import ROOT
from tests.e2e.screen import UNPAINTED
from tests.patience import LONG

FIXTURES = ROOT / "web" / "tests"
ORIGIN = "http://tables.test"
INK = Path(__file__).with_name("ink.js")


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


@pytest.fixture
def page(browser: Browser, pages: Path) -> Iterator[Page]:
    """A window on the demo page; it is not painted."""
    yield from opened_page(browser.new_context(reduced_motion="reduce"), pages)


@pytest.fixture
def phone(browser: Browser, pages: Path) -> Iterator[Page]:
    """The same on a phone, for fingers."""
    yield from opened_page(
        browser.new_context(reduced_motion="reduce", has_touch=True, viewport={"width": 390, "height": 844}), pages
    )


@pytest.fixture
def moving(browser: Browser, pages: Path) -> Iterator[Page]:
    """A window in which things move."""
    yield from opened_page(browser.new_context(viewport={"width": 1366, "height": 768}), pages)


def opened_page(context: BrowserContext, pages: Path) -> Iterator[Page]:
    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN).partition("?")[0]
        _, first, *rest = path.split("/")
        file = FIXTURES / f"{rest[0]}-fixtures" / rest[1] if first == "fixtures" else pages / path[1:]
        route.fulfill(path=file / "index.html" if path.endswith("/") else file)

    found = context.new_page()
    found.set_default_timeout(LONG * 1000)
    found.add_init_script(UNPAINTED)
    found.add_init_script(path=INK)
    found.route("**/*", answer)
    faults: list[str] = []
    found.on("pageerror", lambda error: faults.append(str(error)))
    yield found
    found.unroute_all(behavior="ignoreErrors")
    context.close()
    assert not faults, faults


def lay(page: Page, game: str, scene: str, *, motion: float = 0) -> None:
    """A table with a stored scene on it, at so many times the usual speed."""
    page.goto(f"{ORIGIN}/demo/?g={game}&f={scene}&motion={motion}")
    page.locator(".prompt").wait_for()
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
