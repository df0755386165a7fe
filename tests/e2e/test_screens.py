"""Every screen: nothing scrolls sideways, nothing complains, axe finds nothing serious; what is wrong is photographed.

A laptop sees all of them; a phone, a tablet and a wide screen take turns, the phone every other time. One screen is in
Russian, the next in English. Every question at every size is laid on the table in test_bar, where it costs less.
"""

from pathlib import Path

import pytest

from tests.conftest import SOAK
from tests.e2e.axe import Scheme, findings
from tests.e2e.conftest import ALBUM, Opening
from tests.e2e.place import Caller
from tests.e2e.screen import NARROW, USUAL, Screen, Size
from tests.e2e.tour import TOURS, tour

pytestmark = pytest.mark.browser

OTHERS: list[Size] = [NARROW, (768, 1024), (2560, 1440)]
TURNS = (0, 1, 0, 2)
"""Which of them comes to look, in both languages before the next."""
LANGUAGES = ("ru", "en")
BETWEEN = "/sign-in"  # a page that is soon laid out and put into words anew
COLOURS: list[tuple[tuple[Scheme, ...], bool]] = [
    ((), True),
    (("light",), False),
    (("light",), True),
    (("light",), False),
]
"""By day and night, whatever the colours, by day: most that one screen shows is coloured like that on the next."""


def fault(screen: Screen, where: str) -> str:
    """What is wrong now; empty if nothing is."""
    try:
        screen.sound(where)
    except AssertionError as error:
        screen.faults.clear()
        return str(error).splitlines()[0]
    return ""


@pytest.mark.parametrize("name", TOURS)
@pytest.mark.parametrize("first", [0, 1] if SOAK else [0], ids=LANGUAGES.__getitem__)
def test_every_screen(opened: Opening, caller: Caller, artifacts: Path, first: int, name: str) -> None:
    screen = opened(LANGUAGES[first], size=USUAL)
    wrong: list[str] = []
    for number, (stop, go) in enumerate(tour(name, screen, caller).stops(brief=not SOAK)):
        if number:
            screen.speak(LANGUAGES[(number + first) % 2])
        go()
        schemes, coloured = COLOURS[0 if SOAK else number % len(COLOURS)]
        wrong += [f"{stop}: {one}" for one in findings(screen, *schemes, coloured=coloured)]
        bad: list[Size] = []
        sizes = [USUAL, *(OTHERS if ALBUM or SOAK else [OTHERS[TURNS[number // 2 % len(TURNS)]]])]
        for width, height in sizes:
            if (width, height) != USUAL:  # as it was when axe looked
                screen.resize(width, height)
            if found := fault(screen, f"{stop} {width}x{height}"):
                wrong.append(found)
                bad.append((width, height))
        for width, height in sizes if ALBUM else bad:
            screen.resize(width, height)
            screen.shot(artifacts / f"{width}x{height}" / f"{stop}-{screen.lang}.jpg")
        screen.follow(BETWEEN)
        screen.resize(*USUAL)
    assert not wrong, "\n".join(wrong)
