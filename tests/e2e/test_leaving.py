"""A game is left decently, by the menu of its table and by the list of one's games; axe finds nothing serious there."""

import pytest

from tests.e2e.axe import findings
from tests.e2e.conftest import Opening
from tests.e2e.place import Caller
from tests.e2e.screen import NARROW, USUAL, Screen, Size

pytestmark = pytest.mark.browser

BOT = {"kind": "bot", "level": "random"}


def sits(screen: Screen, caller: Caller, *, bots: int) -> str:
    """The program opens a table, whoever looks at the screen sits down there, and the game begins."""
    seats = [{"kind": "me"}, {"kind": "open"}, *[BOT] * bots]
    made = caller.asked("POST", "/api/rooms", {"game": "catan", "seats": seats, "options": {"first_seat": 0}})
    screen.go(f"/room/{made['id']}")
    screen.page.get_by_role("button", name=screen.t("sit"), exact=True).first.click()
    screen.until(lambda: screen.info and screen.info["seats"][1]["kind"] == "human", "somebody sits there")
    caller.asked("POST", f"/api/rooms/{made['id']}/start")
    screen.until(lambda: screen.scene, "the table is laid")
    return str(made["id"])


def chosen(screen: Screen, deed: str, *, looked: bool = False) -> None:
    """A deed of the table's menu, which axe looks at once."""
    screen.page.get_by_role("button", name=screen.t("menu"), exact=True).click()
    (sound if looked else Screen.sound)(screen, f"the menu, {deed}")
    screen.page.locator("#menu").get_by_role("button", name=screen.t(deed), exact=True).click()


def sound(screen: Screen, what: str) -> None:
    assert not findings(screen, "light"), what
    screen.sound(what)


@pytest.mark.parametrize(("lang", "size"), [("ru", NARROW), ("en", USUAL)])
def test_a_game_is_stopped_by_agreement_or_conceded(lang: str, size: Size, opened: Opening, caller: Caller) -> None:
    screen = opened(lang, size=size)
    room = sits(screen, caller, bots=1)
    path = f"/api/rooms/{room}"

    chosen(screen, "stop-propose", looked=True)
    screen.page.get_by_role("button", name=screen.t("stop-withdraw"), exact=True).wait_for()
    assert [0] == screen.info["stop"]["asked"]
    caller.asked("POST", f"{path}/stop", {"what": "decline"})
    screen.until(lambda: not screen.info.get("stop"), "the offer is declined")
    caller.asked("POST", f"{path}/stop", {"what": "propose"})
    screen.page.get_by_role("button", name=screen.t("stop-agree"), exact=True).wait_for()
    sound(screen, "the offer")
    screen.page.get_by_role("button", name=screen.t("play-on"), exact=True).click()
    screen.until(lambda: not screen.info.get("stop"), "and declined again")

    chosen(screen, "concede")
    dialog = screen.page.get_by_role("dialog", name=screen.t("concede-title"), exact=True)
    dialog.get_by_text(screen.t("concede-goes-on"), exact=True).wait_for()
    sound(screen, "the question")
    dialog.get_by_role("button", name=screen.t("play-on"), exact=True).click()
    assert not screen.info["seats"][1].get("conceded")
    chosen(screen, "concede")
    dialog.get_by_role("button", name=screen.t("concede"), exact=True).click()
    screen.page.get_by_text(screen.t("seat-conceded"), exact=True).wait_for()
    assert not screen.page.get_by_role("button", name=screen.t("seat-return"), exact=True).count()

    assert "finished" == caller.asked("POST", f"{path}/concede")["status"]
    screen.page.get_by_role("dialog").get_by_text(screen.t("end-conceded"), exact=True).first.wait_for()
    sound(screen, "the end")
    screen.page.get_by_role("button", name=screen.t("end-look"), exact=True).click()
    bar = screen.page.locator(".prompt").inner_text()
    assert screen.t("end-you-conceded", names="").strip() in bar
    assert screen.scene["question"]["text"] not in bar


def test_a_game_that_all_agree_to_stop_goes_to_the_archive_and_back(opened: Opening, caller: Caller) -> None:
    screen = opened("ru")
    room = sits(screen, caller, bots=1)
    caller.asked("POST", f"/api/rooms/{room}/stop", {"what": "propose"})
    screen.page.get_by_role("button", name=screen.t("stop-agree"), exact=True).click()
    screen.page.get_by_role("dialog", name=screen.t("end-agreed"), exact=True).wait_for()

    link = screen.page.locator(f'a.row[href="/room/{room}"]')
    screen.go("/tables")
    link.wait_for()
    sound(screen, "my tables")
    screen.page.get_by_title(screen.t("archive"), exact=True).click()
    link.wait_for(state="detached")
    screen.go("/tables?tab=archive")
    screen.page.get_by_title(screen.t("unarchive"), exact=True).click()
    screen.page.get_by_text(screen.t("tables-empty-archive"), exact=True).wait_for()
    screen.go("/tables")
    link.wait_for()
