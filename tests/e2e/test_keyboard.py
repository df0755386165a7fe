"""A turn without a pointer: Tab and arrows find everything, Enter does it."""

import pytest
from playwright.sync_api import Locator

from tests.e2e.conftest import Opening
from tests.e2e.moments import moments
from tests.e2e.place import GREEDY, ME
from tests.e2e.player import BUILDS, Player
from tests.e2e.screen import Screen

pytestmark = pytest.mark.browser

FAR = 150  # presses of Tab after which something is out of reach
HERE = "(one) => one === document.activeElement"
PLACE = "() => document.activeElement?.dataset?.place ?? ''"
RING = """() => { const style = getComputedStyle(document.activeElement);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== 'none' }"""


class Keys:
    """Somebody at the keyboard."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.page = screen.page

    def tab_to(self, target: Locator) -> None:
        """Tab until the focus is there; it must be seen."""
        for _ in range(FAR):
            self.page.keyboard.press("Tab")
            if target.count() and target.first.evaluate(HERE):
                assert self.page.evaluate(RING), "the focus cannot be seen"
                return
        raise AssertionError(f"out of reach: {target}")

    def press(self, target: Locator, key: str = "Enter") -> None:
        rev = self.screen.rev
        self.tab_to(target)
        self.page.keyboard.press(key)
        self.screen.until(lambda: self.screen.rev > rev, "it is stored")

    def prompt(self, kind: str) -> Locator:
        """The button of the prompt bar for the only option of a kind."""
        text = next(one["text"] for one in self.screen.options if one["kind"] == kind)
        return self.screen.region("ct-prompt").get_by_role("button", name=text, exact=True)

    def walk(self) -> str:
        """To the board, and by an arrow to another lit place."""
        self.tab_to(self.page.locator("button[data-place]:focus"))
        first = self.page.evaluate(PLACE)
        lit = self.page.locator("button.lit[data-place]").count()
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            self.page.keyboard.press(key)
            if self.page.evaluate(PLACE) != first:
                break
        there = str(self.page.evaluate(PLACE))
        assert there != first or lit == 1, "arrows lead nowhere"
        assert self.page.locator(f"button.lit[data-place='{there}']").count(), "arrows walk among lit places"
        return there


def at_table(screen: Screen, moment: str) -> Keys:
    screen.api("POST", "/api/session/guest")
    room = screen.api(
        "POST", "/api/rooms", {"game": "catan", "seats": [ME, GREEDY, GREEDY, GREEDY], "position": moments()[moment]}
    )
    if room["status"] == "open":
        screen.api("POST", f"/api/rooms/{room['id']}/start")
    screen.go(f"/room/{room['id']}")
    player = Player(screen, seed=1)
    screen.until(player.asked, "we are asked")
    player.ready()
    return Keys(screen)


def test_into_a_game(opened: Opening) -> None:
    screen = opened("ru")
    screen.go("/")
    keys = Keys(screen)
    keys.tab_to(screen.named("play-now"))
    screen.page.keyboard.press("Enter")
    screen.until(lambda: screen.scene, "the table is laid")
    for _ in range(FAR):
        screen.until(lambda: screen.options, "we are asked")
        if screen.decision != "TRADE_RESPONSE":
            break
        keys.press(screen.region("ct-offer-title").get_by_role("button", name=screen.t("ct-decline"), exact=True))
    keys.press(keys.prompt("roll"))


def test_build_a_road_and_end_the_turn(opened: Opening) -> None:
    screen = opened("en")
    keys = at_table(screen, "MAIN")
    roads = len(screen.mine["roads"])
    row = screen.page.get_by_role("list", name=screen.t("ct-region-build"), exact=True)
    keys.tab_to(row.get_by_role("button").nth(BUILDS.index("road")))
    screen.page.keyboard.press("Enter")
    screen.until(lambda: screen.page.locator("button.lit[data-place]").count(), "paths are lit")
    there = keys.walk()
    rev = screen.rev
    screen.page.keyboard.press("Enter")
    screen.until(lambda: screen.rev > rev, "the road is built")
    assert len(screen.mine["roads"]) == roads + 1
    assert int(there.removeprefix("edge:")) in screen.mine["roads"]

    keys.press(screen.named("ct-undo"))
    assert len(screen.mine["roads"]) == roads
    keys.press(screen.named("ct-redo"), "Space")
    assert len(screen.mine["roads"]) == roads + 1
    keys.press(keys.prompt("end"))
    assert screen.scene["view"]["turn"]["active"] != 0 or not screen.options


def test_roll_and_answer_whatever_comes(opened: Opening) -> None:
    screen = opened("en")
    keys = at_table(screen, "PRE_ROLL")
    keys.press(keys.prompt("roll"), "Space")
    assert screen.scene["view"]["turn"]["dice"]


def test_robber_and_theft(opened: Opening) -> None:
    screen = opened("ru")
    keys = at_table(screen, "MOVE_ROBBER")
    there = keys.walk()
    screen.page.keyboard.press("Enter")
    screen.until(
        lambda: screen.scene["view"]["board"]["robber"] == int(there.removeprefix("hex:")), "the robber stands there"
    )
    if screen.decision == "STEAL":
        keys.press(screen.region("ct-steal").get_by_role("button").first)


def test_discards(opened: Opening) -> None:
    screen = opened("en")
    keys = at_table(screen, "DISCARD")
    panel = screen.region("ct-pick-discard")
    owed = screen.scene["question"]["owed"][0]
    before = sum(screen.hand().values())
    for name, count in screen.hand().items():
        more = panel.get_by_role("button", name=screen.t("ct-more", name=screen.t(f"ct-res-{name}")), exact=True)
        if count and owed:
            keys.tab_to(more)
            for _ in range(min(count, owed)):
                screen.page.keyboard.press("Enter")
            owed -= min(count, owed)
    owed = screen.scene["question"]["owed"][0]
    keys.tab_to(panel.get_by_role("button", name=screen.t("ct-pick-discard-do", count=owed), exact=True))
    screen.page.keyboard.press("Enter")
    screen.until(lambda: sum(screen.hand().values()) == before - owed, "the cards are gone")


def test_every_move_can_be_said_from_the_list(opened: Opening) -> None:
    screen = opened("ru")
    keys = at_table(screen, "MAIN")
    log = screen.region("ct-log")
    keys.tab_to(log.get_by_role("button", name=screen.t("ct-actions")))
    screen.page.keyboard.press("Enter")
    end = next(one for one in screen.options if one["kind"] == "end")
    keys.press(log.locator(f"[data-action='{end['action']}']"))
