"""A turn without a pointer: Tab and arrows find everything, Enter does it."""

from typing import Any

import pytest
from playwright.sync_api import Locator

from igroteka import catalog
from tests.e2e.burgundy import DEEDS, aim
from tests.e2e.catan import BUILDS
from tests.e2e.conftest import Opening
from tests.e2e.games import opened_room, player_of, seated
from tests.e2e.moments import moments
from tests.e2e.player import Player
from tests.e2e.screen import Screen

pytestmark = pytest.mark.browser

FAR = 150  # presses of Tab after which something is out of reach
HERE = "(one) => one === document.activeElement"
PLACE = "() => document.activeElement?.dataset?.place ?? ''"
RING = """() => { const style = getComputedStyle(document.activeElement);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== 'none' }"""


class Keys:
    """Somebody at the keyboard of a table."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.screen = player.screen
        self.page = player.screen.page

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
        return self.player.region("prompt").get_by_role("button", name=text, exact=True)

    def walk(self, what: str = "") -> str:
        """To the board, and by an arrow to another lit place, if there is one."""
        places = f"[data-place^='{what}:']" if what else "[data-place]"
        self.tab_to(self.page.locator(f"button{places}:focus"))
        first = str(self.page.evaluate(PLACE))
        if self.page.locator(f"button.lit{places}").count() == 1:
            return first
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            self.page.keyboard.press(key)
            if self.page.evaluate(PLACE) != first:
                break
        there = str(self.page.evaluate(PLACE))
        assert there != first, "arrows lead nowhere"
        assert self.page.locator(f"button.lit[data-place='{there}']").count(), "arrows walk among lit places"
        return there


def at_table(screen: Screen, moment: str, game: str = "catan") -> Keys:
    screen.api("POST", "/api/session/guest")
    return Keys(seated(screen, game, opened_room(screen, game, position=moments(game)[moment])))


def first_turn(screen: Screen, game: str) -> Keys:
    """At a new table, when we are asked for the first time."""
    screen.api("POST", "/api/session/guest")
    return Keys(seated(screen, game, opened_room(screen, game)))


def test_into_a_game(opened: Opening) -> None:
    screen = opened("ru")
    screen.api("POST", "/api/session/guest")  # who answers every question themselves
    screen.go("/")
    keys = Keys(player_of("catan", screen))
    keys.tab_to(screen.named("first-game"))
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

    keys.press(screen.named("tb-undo"))
    assert len(screen.mine["roads"]) == roads
    keys.press(screen.named("tb-redo"), "Space")
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
    hand: dict[str, int] = screen.mine["hand"]
    before = sum(hand.values())
    for name, count in hand.items():
        more = panel.get_by_role("button", name=screen.t("ct-more", name=screen.t(f"ct-res-{name}")), exact=True)
        if count and owed:
            keys.tab_to(more)
            for _ in range(min(count, owed)):
                screen.page.keyboard.press("Enter")
            owed -= min(count, owed)
    owed = screen.scene["question"]["owed"][0]
    keys.tab_to(panel.get_by_role("button", name=screen.t("ct-pick-discard-do", count=owed), exact=True))
    screen.page.keyboard.press("Enter")
    screen.until(lambda: sum(screen.mine["hand"].values()) == before - owed, "the cards are gone")


def test_a_turn_of_burgundy(opened: Opening) -> None:
    """A die, a deed, a place of the estate; taken back and done again; the other die for workers."""
    screen = opened("ru")
    keys = at_table(screen, "TURN", "burgundy")
    place = next(option for option in screen.options if option["kind"] == "place")
    die = int(aim(place, "die").removeprefix("die:"))
    dice = screen.page.get_by_role("group", name=screen.t("bu-dice"), exact=True).get_by_role("button")
    deeds = screen.page.get_by_role("list", name=screen.t("bu-region-deeds"), exact=True).get_by_role("button")
    for button in (dice.nth(die), deeds.nth(DEEDS.index("place"))):
        keys.tab_to(button)
        screen.page.keyboard.press("Enter")
    screen.until(lambda: screen.page.locator("button.lit[data-place^='cell:']").count(), "spaces are lit")
    there = keys.walk("cell")
    rev, before = screen.rev, screen.mine["cells"]
    screen.page.keyboard.press("Enter")
    card = screen.page.locator("[data-over] .row").get_by_role("button").first
    screen.until(lambda: screen.rev > rev or card.count(), "it is placed, or asked again")
    if screen.rev == rev:
        keys.press(card)
    cell = int(there.removeprefix("cell:"))
    assert (before[cell], bool(screen.mine["cells"][cell])) == (None, True)

    keys.press(screen.named("tb-undo"))
    assert screen.mine["cells"] == before
    keys.press(screen.named("tb-redo"), "Space")
    assert screen.mine["cells"] != before


def test_questions_of_burgundy(opened: Opening) -> None:
    """An estate with its castle; a tile to give up; goods of a ship; a tile from any depot; and no, thanks."""
    screen = opened("en")
    keys = at_table(screen, "CHOOSE_ESTATE", "burgundy")
    keys.tab_to(screen.region("bu-choose-estate").get_by_role("button").nth(1))
    screen.page.keyboard.press("Enter")
    there = keys.walk("cell")
    rev = screen.rev
    screen.page.keyboard.press("Enter")
    screen.until(lambda: screen.rev > rev, "an estate is chosen")
    assert screen.mine["castle"] == int(there.removeprefix("cell:"))
    for moment in ("DISCARD", "SHIP"):
        keys = at_table(screen, moment, "burgundy")
        keys.press(
            screen.page.get_by_role("list", name=screen.t("bu-region-ask"), exact=True).get_by_role("button").first
        )
    keys = at_table(screen, "TAKE", "burgundy")
    keys.press(keys.prompt("decline"))


def test_a_turn_of_great_western_trail(opened: Opening) -> None:
    """The herder goes on; an action of the building where it stops; taken back and done again."""
    screen = opened("ru")
    keys = at_table(screen, "MOVE", "gwt")
    screen.until(lambda: screen.page.locator("button.lit[data-place^='node:']").count(), "stops are lit")
    there = keys.walk("node")
    rev, acts, before = screen.rev, screen.acts, screen.scene["view"]["herders"][0]
    screen.page.keyboard.press("Enter")
    card = screen.page.locator("[data-over] .row").get_by_role("button").first
    screen.until(lambda: screen.acts > acts or card.count(), "the herder goes, or the price is asked about")
    if screen.acts == acts:
        keys.press(card)
    screen.until(lambda: screen.rev > rev, "it has gone")
    assert screen.scene["view"]["herders"][0] == there.removeprefix("node:") != before
    keys.press(screen.named("tb-undo"))
    assert screen.scene["view"]["herders"][0] == before
    keys.press(screen.named("tb-redo"), "Space")
    assert screen.scene["view"]["herders"][0] != before


def test_questions_of_great_western_trail(opened: Opening) -> None:
    """An action of a building, a worker of the market, a card of the hand, a disc of the own board; and no, thanks."""
    screen = opened("en")
    keys = at_table(screen, "LOCATION", "gwt")
    keys.press(screen.region("gw-deeds").locator(".can").first)
    keys = at_table(screen, "HIRE", "gwt")
    rev, workers = screen.rev, sum(screen.mine["workers"].values())
    keys.tab_to(screen.region("gw-jobs").locator("button.lit"))
    screen.page.keyboard.press("Enter")
    screen.until(lambda: screen.rev > rev, "the worker is hired")
    assert sum(screen.mine["workers"].values()) == workers + 1
    for moment, lit in (("PAY_CARD", ".hand button.lit"), ("DISC", "button.disc.lit")):
        keys = at_table(screen, moment, "gwt")
        rev, acts = screen.rev, screen.acts
        keys.tab_to(screen.page.locator(lit))
        screen.page.keyboard.press("Enter")
        sure = keys.player.region("prompt").locator("button.primary")
        screen.until(lambda acts=acts, sure=sure: screen.acts > acts or sure.count(), moment)  # type: ignore[misc]
        if screen.acts == acts:
            keys.press(sure)
        screen.until(lambda rev=rev: screen.rev > rev, f"{moment} is answered")  # type: ignore[misc]
    keys = at_table(screen, "BOUNTY", "gwt")
    keys.press(keys.prompt("decline"))


LISTED = [
    ("catan", "MAIN", "end"),
    ("burgundy", "TURN", "workers"),
    ("gwt", "LOCATION", "local"),
    ("nusfjord", "TURN", "place"),
    ("gwtnz", "LOCATION", "local"),
]


@pytest.mark.parametrize(("game", "moment", "kind"), LISTED)
def test_every_move_can_be_said_from_the_list(opened: Opening, game: str, moment: str, kind: str) -> None:
    screen = opened("ru")
    keys = at_table(screen, moment, game)
    log = keys.player.region("log")
    keys.tab_to(log.get_by_role("button", name=keys.player.word("actions", count=0)))
    screen.page.keyboard.press("Enter")
    option = next(one for one in screen.options if one["kind"] == kind)
    keys.press(log.locator(f"[data-action='{option['action']}']"))


# --- from anywhere

DECIDES = ".prompt .decide button:enabled:not([aria-disabled='true'])"
CARD = ":is([data-over] .row button, .ask .deed):enabled"
LIT = "button.lit:enabled"
STATE = """() => [...document.querySelectorAll('.k-table button:enabled')].filter((one) => one.getClientRects().length)
    .map((one) => one.textContent + one.className + one.dataset.place).join('|')"""
NOWHERE = "() => document.activeElement?.blur?.()"
INSIDE = "(where) => !!document.activeElement?.closest(where)"


class Hands:
    """Somebody who never looks where the focus is: keys alone, pressed from nowhere."""

    def __init__(self, keys: Keys) -> None:
        self.screen, self.page, self.player = keys.screen, keys.page, keys.player
        self.pressed: list[str] = []

    def shown(self, where: str) -> bool:
        return any(one.is_visible() for one in self.page.locator(where).all())

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.pressed.append(key)

    def answer(self) -> None:
        """One key, or an arrow and one: something must come of it."""
        self.player.ready()
        before = self.screen.rev, self.page.evaluate(STATE)
        self.page.evaluate(NOWHERE)
        if self.shown(CARD):
            self.press("1")
        elif self.shown(DECIDES):
            self.press("Enter")
        elif self.shown(LIT):
            self.press("ArrowRight", "Enter")
        else:
            self.press("m")
            self.screen.until(
                lambda: self.page.evaluate(INSIDE, ".actions [data-action]"), "the first move of the list"
            )
            self.press("Enter")
        self.screen.until(
            lambda: (self.screen.rev, self.page.evaluate(STATE)) != before, f"{self.pressed[-2:]} does it"
        )


def turn(screen: Screen) -> tuple[Any, ...]:
    """Whose turn it is, of which round: it stays the same as long as the turn goes on."""
    view = screen.scene["view"]
    of = view.get("turn", view)
    return view.get("phase"), view.get("round"), of.get("number"), of["active"]


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_whole_turn_from_nowhere(opened: Opening, game: str) -> None:
    """Enter decides, arrows and Enter choose what is lit, numbers choose from a card: until others play."""
    screen = opened("en" if game == "gwt" else "ru")
    hands = Hands(first_turn(screen, game))
    first = turn(screen)
    while turn(screen) == first:
        assert len(hands.pressed) < FAR, hands.pressed
        hands.answer()
        screen.until(lambda: screen.options or turn(screen) != first, "we are asked, or others are")
    assert [message for message in screen.sent if message["t"] == "act"], hands.pressed
    assert set(hands.pressed) <= {"Enter", "ArrowRight", "1", "m"}


@pytest.mark.parametrize("game", catalog.GAMES)
def test_help_and_letters_from_nowhere(opened: Opening, game: str) -> None:
    """A question mark opens the keys and takes the focus along; what is typed in the talk is no key."""
    screen = opened("ru")
    first_turn(screen, game)
    page = screen.page
    page.mouse.click(400, 400)  # wherever that is
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    help_ = page.get_by_role("dialog", name=screen.t("keys"), exact=True)
    screen.until(lambda: help_.count() and page.evaluate(INSIDE, "dialog"), "the help has the focus")
    assert "Backspace" in help_.inner_text()
    page.keyboard.press("Escape")
    screen.until(lambda: not help_.count(), "it is closed")
    page.keyboard.press("p")
    screen.until(lambda: page.evaluate(INSIDE, ".prompt"), "the prompt")
    page.keyboard.press("ArrowRight")
    if page.locator(LIT).count():
        screen.until(lambda: page.evaluate(INSIDE, "button.lit"), "a lit place")

    rev, sent = screen.rev, len([one for one in screen.sent if one["t"] in ("act", "undo")])
    page.evaluate(NOWHERE)
    page.keyboard.press("c")
    talk = page.locator(".drawer input:not([type=checkbox]), .drawer textarea").first
    talk.wait_for()
    talk.focus()
    page.keyboard.type("12 pbm?")
    page.keyboard.press("Backspace")
    assert talk.input_value() == "12 pbm"
    assert not help_.count()
    page.keyboard.press("Escape")
    screen.until(lambda: not talk.count(), "the talk is closed")
    assert (rev, sent) == (screen.rev, len([one for one in screen.sent if one["t"] in ("act", "undo")]))


def test_backspace_undoes_or_asks(opened: Opening) -> None:
    """Also after a click of the mouse; where luck has spoken it asks how much, and bots are asked by the house."""
    screen = opened("en")
    at_table(screen, "MAIN")
    page = screen.page
    roads = screen.mine["roads"]
    row = page.get_by_role("list", name=screen.t("ct-region-build"), exact=True)
    row.get_by_role("button").nth(BUILDS.index("road")).click()
    screen.until(lambda: page.locator("button.lit[data-place]").count(), "paths are lit")
    rev = screen.rev
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    screen.until(lambda: screen.rev > rev, "the road is built")
    page.evaluate(NOWHERE)
    page.keyboard.press("Backspace")
    screen.until(lambda: screen.mine["roads"] == roads, "it is taken back")

    keys = at_table(screen, "PRE_ROLL")
    keys.press(keys.prompt("roll"))
    dice = screen.scene["view"]["turn"]["dice"]
    assert dice
    page.evaluate(NOWHERE)
    page.keyboard.press("Backspace")
    ask = page.get_by_role("dialog", name=screen.t("back-title"), exact=True)
    ask.get_by_role("button", name=screen.t("back-word"), exact=True).click()
    screen.until(lambda: screen.decision == "PRE_ROLL", "the roll is taken back")
    keys.press(keys.prompt("roll"))
    assert dice == screen.scene["view"]["turn"]["dice"]
