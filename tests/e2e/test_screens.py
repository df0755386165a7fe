"""Every screen at its sizes: nothing scrolls sideways, nothing complains; what does is photographed.

A laptop and a phone see all of them, a tablet and a wide screen every sixth unless there is time.

In Russian, whose words are longer; axe looks at every other one in English at the narrowest and the usual size.
"""

from pathlib import Path

import pytest

from tests.conftest import SOAK
from tests.e2e.conftest import ALBUM, Opening
from tests.e2e.place import Caller
from tests.e2e.screen import Screen
from tests.e2e.tour import TOURS, tour

pytestmark = pytest.mark.browser

Size = tuple[int, int]
SIZES: list[Size] = [(1366, 768), (360, 740), (768, 1024), (2560, 1440)]


def fault(screen: Screen, where: str) -> str:
    """What is wrong now; empty if nothing is."""
    try:
        screen.sound(where)
    except AssertionError as error:
        screen.faults.clear()
        return str(error).splitlines()[0]
    return ""


@pytest.mark.parametrize("name", TOURS)
@pytest.mark.parametrize("lang", ["ru", "en"] if SOAK else ["ru"])
def test_every_screen_at_every_size(opened: Opening, caller: Caller, artifacts: Path, lang: str, name: str) -> None:
    screen = opened(lang, size=SIZES[0])
    wrong: list[str] = []
    for number, (stop, go) in enumerate(tour(name, screen, caller).stops()):
        also = {0: SIZES[2:3], 3: SIZES[3:]}.get(number % 6, [])
        sizes = SIZES if ALBUM or SOAK else [*SIZES[:2], *also]
        go()
        bad: list[Size] = []
        for size in sizes:
            screen.resize(*size)
            if found := fault(screen, f"{stop} {size[0]}x{size[1]}"):
                wrong.append(found)
                bad.append(size)
        for width, height in sizes if ALBUM else bad:
            screen.resize(width, height)
            screen.shot(artifacts / f"{width}x{height}" / f"{stop}-{lang}.jpg")
        screen.resize(*SIZES[0])
    assert not wrong, "\n".join(wrong)
