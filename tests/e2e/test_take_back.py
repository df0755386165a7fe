"""A move is taken back by consent, asked for and answered on the screen; axe finds nothing serious there."""

import pytest

from tests.e2e.conftest import Opening
from tests.e2e.place import Caller
from tests.e2e.screen import NARROW, USUAL, Screen, Size
from tests.e2e.test_leaving import sound

pytestmark = pytest.mark.browser

OPTIONS = {"first_seat": 0, "two_player": "plain"}


def across(screen: Screen, caller: Caller) -> str:
    """A table of two: the program begins, whoever looks at the screen sits opposite."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = caller.asked("POST", "/api/rooms", {"game": "catan", "seats": seats, "options": OPTIONS})
    screen.go(f"/room/{made['id']}")
    screen.page.get_by_role("button", name=screen.t("sit"), exact=True).first.click()
    screen.until(lambda: screen.info and screen.info["seats"][1]["kind"] == "human", "somebody sits there")
    caller.asked("POST", f"/api/rooms/{made['id']}/start")
    screen.until(lambda: screen.scene, "the table is laid")
    return str(made["id"])


@pytest.mark.parametrize(("lang", "size"), [("ru", NARROW), ("en", USUAL)])
def test_a_roll_is_taken_back_when_both_agree(lang: str, size: Size, opened: Opening, caller: Caller) -> None:
    screen = opened(lang, size=size)
    page = screen.page
    path = f"/api/rooms/{across(screen, caller)}"

    def dice() -> object:
        return screen.scene["view"]["turn"]["dice"]

    def asks(far: str = "word") -> None:
        caller.asked("POST", f"{path}/take-back", {"what": "ask", "seat": 0, "rev": screen.rev, "far": far})

    caller.asked("POST", f"{path}/act", {"rev": screen.rev, "cid": "roll", "line": "roll", "seat": 0})
    screen.until(dice, "the dice lie there")
    first = dice()
    asks()
    agree = page.get_by_role("button", name=screen.t("back-agree"), exact=True)
    agree.wait_for()
    sound(screen, "somebody asks")
    agree.click()
    screen.until(lambda: not dice(), "they are taken back")
    screen.until(lambda: not agree.count(), "and it is answered")

    caller.asked("POST", f"{path}/act", {"rev": screen.rev, "cid": "again", "line": "roll", "seat": 0})
    screen.until(lambda: dice() == first, "the same dice")
    asks("turn")
    page.get_by_role("button", name=screen.t("back-decline"), exact=True).click()
    screen.until(lambda: not screen.info.get("back"), "no")
    assert dice() == first
    screen.sound("after a no")
