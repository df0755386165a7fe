"""A real server, a real Chromium, and a folder for what was seen."""

import os
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.e2e.demo import moving, page, pages, phone, windows
from tests.e2e.place import ROOT, STATIC, Caller, Place
from tests.e2e.screen import Screen
from tests.patience import LONG

expect.set_options(timeout=LONG * 1000)  # it keeps a limit of its own, beside that of pages
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "/usr/bin/chromium"
"""The same browser without its windows takes a sixth less time."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
ALBUM = "IGROTEKA_ARTIFACTS" in os.environ
"""Is every screen photographed, or only what is wrong? A picture takes longer than all that is asked of it."""
LOCALES = {"ru": "ru-RU", "en": "en-US"}

Opening = Callable[..., Screen]
__all__ = ["moving", "page", "pages", "phone", "windows"]  # fixtures of tables on stored scenes


@pytest.fixture(scope="session")
def artifacts() -> Path:
    """Where screenshots are kept."""
    folder = Path(os.environ.get("IGROTEKA_ARTIFACTS") or ROOT / "build" / "e2e")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        yield found
        found.close()


WEIGHTS = {
    "test_two_browsers": 9,
    "test_every_screen": 8,
    "test_every_kind": 7,
    "test_a_whole_game_through": 7,
    "test_the_deciding_button": 6,
    "test_a_course": 5,
}
"""What takes longest begins first, so that no worker is left with it at the end."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: -max((WEIGHTS[name] for name in WEIGHTS if item.name.startswith(name)), default=0))


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A games room with the built front end."""
    yield from opened_place(tmp_path_factory.mktemp("place"))


def opened_place(folder: Path, *packages: Path, python: Path | None = None) -> Iterator[Place]:
    assert python or (STATIC / "index.html").is_file(), "the front end is not built: make web"
    found = Place(folder, *packages, python=python)
    found.open()
    yield found
    journal = found.journal()  # a bot that still thinks when the room is closed by force complains
    found.close()
    assert "Traceback" not in journal, journal


@pytest.fixture(scope="session")
def caller(place: Place) -> Iterator[Caller]:
    found = Caller(place)
    yield found
    found.close()


@cache
def tabs(browser: Browser) -> dict[str, list[Page]]:
    """Those that were left, by how they were opened."""
    return defaultdict(list)


@pytest.fixture
def opened(browser: Browser, place: Place, artifacts: Path, request: pytest.FixtureRequest) -> Iterator[Opening]:
    """Opens browsers of their own: `opened("ru")`; nothing may have gone wrong in them. Few need to be painted."""
    screens: list[tuple[str, Screen]] = []
    left = tabs(browser)

    def open_one(
        lang: str = "en", *, size: tuple[int, int] = (1366, 768), painted: bool = ALBUM, **more: Any
    ) -> Screen:
        window: ViewportSize = {"width": size[0], "height": size[1]}
        kind = repr((place.origin, lang, painted, sorted(more.items())))
        if used := bool(left[kind]):
            page = left[kind].pop()
            page.set_viewport_size(window)
        else:
            how: dict[str, Any] = {"reduced_motion": "reduce", **more}
            page = browser.new_context(locale=LOCALES[lang], viewport=window, **how).new_page()
        screen = Screen(page, place.origin, lang, painted=painted, used=used)
        screens.append((kind, screen))
        return screen

    before = request.session.testsfailed
    yield open_one
    failed = request.session.testsfailed > before
    for number, (kind, screen) in enumerate(screens):
        if failed:
            screen.shot(artifacts / "failed" / f"{request.node.name}-{number}.jpg")
        if failed or screen.faults or screen.spent or len(screen.page.context.pages) > 1:
            screen.page.context.close()
        else:
            screen.leave()
            left[kind].append(screen.page)
    if not failed:
        assert not [fault for _, screen in screens for fault in screen.faults]
