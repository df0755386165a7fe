"""A game that another package brings is played in the browser: on the plain table, by every legal move as a button."""

from collections.abc import Iterator
from functools import partial

import pytest

from tests.e2e.axe import findings
from tests.e2e.conftest import Opening, opened_place
from tests.e2e.place import Place
from tests.e2e.screen import NARROW, USUAL, Screen, Size
from tests.guests import NOUGHTS, OFFERED, announce, at_home

pytestmark = pytest.mark.browser

NAMES = {"en": "Noughts and Crosses", "ru": "Крестики-нолики"}
FIRST = {"game": "noughts", "options": {"first_seat": 0}, "seats": [{"kind": "me"}, {"kind": "bot"}]}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A room with noughts and crosses on its shelf."""
    shelf = tmp_path_factory.mktemp("shelf")
    announce(shelf, "igroteka-noughts", OFFERED)
    with at_home(shelf, NOUGHTS):
        yield from opened_place(tmp_path_factory.mktemp("place"), shelf, NOUGHTS)


def against_a_bot(screen: Screen) -> None:
    """From the lobby to the table, as anybody comes to a game."""
    screen.go("/")
    screen.page.get_by_role("article").filter(has_text=NAMES[screen.lang]).get_by_role("link").click()
    screen.page.get_by_role("radio", name=NAMES[screen.lang], checked=True).wait_for()
    screen.page.locator("form .primary").click()
    screen.page.locator(".drawing").wait_for()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", [USUAL, NARROW], ids=["laptop", "phone"])
def test_a_whole_game(opened: Opening, lang: str, size: Size) -> None:
    screen = opened(lang, size=size)
    against_a_bot(screen)
    buttons = screen.page.locator(".moves [data-action]")
    marked = 0
    screen.until(lambda: screen.over or screen.options, "asked")
    while screen.options:
        before = screen.rev
        screen.until(
            partial(lambda texts: buttons.all_inner_texts() == texts, [option["text"] for option in screen.options]),
            "every move is a button",
        )
        picture = "\n".join(screen.view(screen.room, 0)["scene"]["drawing"])
        screen.until(partial(lambda lines: screen.page.locator(".drawing").inner_text() == lines, picture), "drawn")
        screen.sound(f"move {marked}")
        buttons.first.click()
        screen.until(
            partial(lambda rev: screen.rev > rev and (screen.over or screen.options), before), "asked again, or the end"
        )
        marked += 1

    assert marked >= 2
    ending = screen.scene["question"]["text"]
    screen.until(lambda: screen.page.locator("dialog h2").all_inner_texts() == [ending], "how it ended")
    screen.page.keyboard.press("Escape")
    assert 0 == screen.page.locator(".moves").count()
    screen.sound("the end")


def test_the_plain_table_is_for_everybody(opened: Opening) -> None:
    """For axe by day and by night, in both languages, and for keys alone."""
    screen = opened("ru", size=USUAL, painted=True)
    screen.api("POST", "/api/session/guest", {"name": "Ада"})
    room = screen.api("POST", "/api/rooms", FIRST)["id"]
    screen.api("POST", f"/api/rooms/{room}/start")
    screen.go(f"/room/{room}")
    screen.page.locator(".drawing").wait_for()
    for size in (USUAL, NARROW):
        screen.resize(*size)
        assert [] == findings(screen)
    screen.resize(*USUAL)
    screen.speak("en")
    screen.until(lambda: "Square 5" in screen.page.locator(".moves").inner_text(), "English is spoken")
    rev = screen.rev
    screen.page.locator(".drawing").press("m")
    screen.until(
        lambda: screen.page.evaluate("() => document.activeElement.dataset.action") == "0", "the list of moves"
    )
    screen.page.keyboard.press("Enter")
    screen.until(lambda: screen.rev > rev, "the move is told")
