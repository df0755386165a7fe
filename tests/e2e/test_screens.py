"""Every screen at four sizes in both languages: nothing scrolls sideways, nothing complains; pictures are kept."""

from pathlib import Path

import pytest

from tests.e2e.conftest import Opening
from tests.e2e.place import Caller
from tests.e2e.tour import Tour

pytestmark = pytest.mark.browser

SIZES = [(1366, 768), (360, 740), (768, 1024), (2560, 1440)]


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_screen_at_every_size(opened: Opening, caller: Caller, artifacts: Path, lang: str) -> None:
    screen = opened(lang, size=SIZES[0])
    wrong: list[str] = []
    for name, go in Tour(screen, caller).stops():
        screen.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        go()
        for width, height in SIZES:
            screen.page.set_viewport_size({"width": width, "height": height})
            screen.settle()
            screen.shot(artifacts / f"{width}x{height}" / f"{name}-{lang}.jpg")
            try:
                screen.sound(f"{name} {width}x{height}")
            except AssertionError as error:
                wrong.append(str(error).splitlines()[0])
                screen.faults.clear()
    assert not wrong, "\n".join(wrong)
