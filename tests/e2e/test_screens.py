"""Every screen at four sizes: nothing scrolls sideways, nothing complains; what does is photographed.

In Russian, whose words are longer; axe looks at the English ones at the narrowest and the usual size.
"""

from pathlib import Path

import pytest

from tests.conftest import SOAK
from tests.e2e.conftest import ALBUM, Opening
from tests.e2e.place import Caller
from tests.e2e.tour import TOURS, tour

pytestmark = pytest.mark.browser

SIZES = [(1366, 768), (360, 740), (768, 1024), (2560, 1440)]


@pytest.mark.parametrize("name", TOURS)
@pytest.mark.parametrize("lang", ["ru", "en"] if SOAK else ["ru"])
def test_every_screen_at_every_size(opened: Opening, caller: Caller, artifacts: Path, lang: str, name: str) -> None:
    screen = opened(lang, size=SIZES[0])
    wrong: list[str] = []
    for stop, go in tour(name, screen, caller).stops():
        screen.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        go()
        for width, height in SIZES:
            screen.page.set_viewport_size({"width": width, "height": height})
            screen.settle()
            picture = artifacts / f"{width}x{height}" / f"{stop}-{lang}.jpg"
            if ALBUM:
                screen.shot(picture)
            try:
                screen.sound(f"{stop} {width}x{height}")
            except AssertionError as error:
                wrong.append(str(error).splitlines()[0])
                screen.faults.clear()
                screen.shot(picture)
    assert not wrong, "\n".join(wrong)
