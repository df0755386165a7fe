"""Somebody who plays Catan with the mouse: chooses by chance among what is legal, and finds its control."""

import time
from random import Random
from typing import Any

from playwright.sync_api import Locator

from tests.e2e.screen import Screen

BOARD = ("road", "settlement", "city", "robber")
BUILDS = ("road", "settlement", "city", "buy")
CARDS = {"knight": "knight", "roads": "road_building", "plenty": "year_of_plenty", "monopoly": "monopoly"}
LIKED = {"settlement": 8, "city": 8, "buy": 4, "road": 3, "end": 3, "bank": 2, "offer": 1, "cancel": 4, "counter": 1}
RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
LISTED = "() => [...document.querySelectorAll('[data-action]:not(:disabled)')].map((one) => Number(one.dataset.action))"
LIT = "() => [...document.querySelectorAll('button.lit[data-place]')].map((one) => one.dataset.place)"

Option = dict[str, Any]


class Player:
    """Clicks for one seat. `said` counts what was chosen by kind."""

    def __init__(self, screen: Screen, seed: int, *, by_list: float = 0.15) -> None:
        self.screen = screen
        self.luck = Random(seed)
        self.by_list = by_list
        self.said: dict[str, int] = {}
        self.offers = (-1, 0)

    @property
    def page(self) -> Any:
        return self.screen.page

    # --- when is it our turn to click?

    def asked(self) -> bool:
        return bool(self.screen.options)

    def ready(self) -> None:
        """The screen shows exactly the options that the server sent."""
        screen = self.screen

        def same() -> bool:
            told = sorted(option["action"] for option in screen.options)
            return bool(told) and sorted(screen.page.evaluate(LISTED)) == told

        screen.until(same, "the list shows what the server allows")

    # --- choosing

    def choose(self) -> Option:
        """A kind by its weight, then one of it."""
        options = self.screen.options
        kinds = sorted({option["kind"] for option in options})
        turn = self.screen.scene["view"]["turn"]["number"]
        if self.offers[0] != turn:
            self.offers = (turn, 0)
        if "counter" in kinds and not self.can_counter():
            kinds.remove("counter")
        if self.offers[1] >= 1 and len(kinds) > 1:
            kinds = [kind for kind in kinds if kind not in ("offer", "counter")] or kinds
        kind = self.luck.choices(kinds, [LIKED.get(one, 3) for one in kinds])[0]
        if kind in ("offer", "counter"):
            self.offers = (turn, self.offers[1] + 1)
        return dict(self.luck.choice([option for option in options if option["kind"] == kind]))

    def step(self) -> Option:
        """Choose something and say it by clicking."""
        self.ready()
        option = self.choose()
        listed = self.luck.random() < self.by_list and option["kind"] not in ("offer", "counter")
        self.say(option, listed=listed)
        return option

    def say(self, option: Option, *, listed: bool = False) -> None:
        """Say one of the options, and wait until it is stored."""
        rev = self.screen.rev
        if listed:
            self.from_list(option)
        else:
            getattr(self, "say_" + option["kind"], self.from_list)(option)
        self.said[option["kind"]] = self.said.get(option["kind"], 0) + 1
        self.screen.until(lambda: self.screen.rev > rev, f"{option['notation']} is stored")

    # --- controls

    def from_list(self, option: Option) -> None:
        """The list of all moves."""
        log = self.screen.region("ct-log")
        tab = log.get_by_role("button", name=self.screen.t("ct-actions"))
        if tab.get_attribute("aria-pressed") != "true":
            tab.click()
        log.locator(f"[data-action='{option['action']}']").click()

    def prompt(self, text: str) -> None:
        self.screen.region("ct-prompt").get_by_role("button", name=text, exact=True).click()

    def say_roll(self, option: Option) -> None:
        if self.luck.random() < 0.5:
            self.prompt(option["text"])
        else:
            self.screen.region("ct-region-dice").get_by_role("button", name=option["text"]).click()

    def say_end(self, option: Option) -> None:
        self.lay_down_tool()
        self.prompt(option["text"])

    def say_stop(self, option: Option) -> None:
        self.prompt(option["text"])

    def build(self, kind: str) -> Locator:
        """The button of something to build."""
        row: Locator = self.page.get_by_role("list", name=self.screen.t("ct-region-build"), exact=True)
        return row.get_by_role("button").nth(BUILDS.index(kind))

    def lay_down_tool(self) -> None:
        """Whatever was to be built is not built now."""
        row = self.page.get_by_role("list", name=self.screen.t("ct-region-build"), exact=True)
        pressed = row.locator("button[aria-pressed=true]")
        if pressed.count():
            pressed.click()

    def lights(self, kind: str) -> None:
        """Exactly the places where the server allows it are lit."""
        allowed = sorted(one["targets"][0] for one in self.screen.options if one["kind"] == kind)
        self.screen.until(lambda: sorted(self.page.evaluate(LIT)) == allowed, f"places for {kind} are lit")

    def say_place(self, option: Option) -> None:
        """A lit place of the board, after its tool where there is a choice of tools."""
        kinds = {one["kind"] for one in self.screen.options if one["kind"] in BOARD}
        if option["kind"] in BUILDS and self.screen.decision == "MAIN":
            button = self.build(option["kind"])
            if len(kinds) > 1 and button.get_attribute("aria-pressed") != "true":
                button.click()
        self.lights(option["kind"])
        self.page.locator(f"button.lit[data-place='{option['targets'][0]}']").click()

    say_road = say_settlement = say_city = say_robber = say_place

    def say_buy(self, option: Option) -> None:
        self.build("buy").click()

    def card(self, kind: str) -> None:
        row = self.page.get_by_role("list", name=self.screen.t("ct-region-cards"), exact=True)
        row.get_by_role("button").filter(has_text=self.screen.t(f"ct-short-{CARDS[kind]}")).click()

    def say_knight(self, option: Option) -> None:
        self.card("knight")

    def say_roads(self, option: Option) -> None:
        self.card("roads")

    def more(self, panel: Locator, resource: str, times: int = 1) -> None:
        """Count out some cards of a kind."""
        name = self.screen.t("ct-more", name=self.screen.t(f"ct-res-{resource}"))
        for _ in range(times):
            panel.get_by_role("button", name=name, exact=True).click()

    def pick(self, option: Option) -> None:
        """Year of plenty and monopoly: the card, the resources, the button."""
        self.card(option["kind"])
        panel = self.screen.region(f"ct-pick-{option['kind']}")
        for word in option["notation"].split()[1:]:
            self.more(panel, word)
        panel.get_by_role("button", name=option["text"], exact=True).click()

    say_plenty = say_monopoly = pick

    def say_discard(self, option: Option) -> None:
        """Count out all that is owed, then lay it down in one go."""
        screen = self.screen
        owed = screen.scene["question"]["owed"][screen.scene["seat"]]
        cards = [name for name, count in screen.hand().items() for _ in range(count)]
        panel = screen.region("ct-pick-discard")
        for name in self.luck.sample(cards, owed):
            self.more(panel, name)
        panel.get_by_role("button", name=screen.t("ct-pick-discard-do", count=owed), exact=True).click()
        screen.until(lambda: not any(one["kind"] == "discard" for one in screen.options), "all is laid down")

    def say_steal(self, option: Option) -> None:
        self.screen.region("ct-steal").get_by_role("button", name=option["text"]).click()

    # --- trade

    def trade(self) -> Locator:
        """The composer, opened."""
        self.lay_down_tool()
        closed = self.screen.named("ct-trade-open")
        if closed.count():
            closed.click()
        return self.screen.region("ct-trade")

    def say_bank(self, option: Option) -> None:
        panel = self.trade()
        rates = self.screen.mine["rates"]
        panel.get_by_role("button", name=self.screen.t("ct-with-bank", rate=min(rates)), exact=True).click()
        for key, target in zip(("ct-give", "ct-want"), option["targets"], strict=True):
            name = self.screen.t(f"ct-res-{target.removeprefix('resource:')}")
            side = panel.get_by_role("group", name=self.screen.t(key), exact=True)
            button = side.get_by_role("button").filter(has_text=name)
            if button.get_attribute("aria-pressed") != "true":
                button.click()
        panel.get_by_text(option["text"], exact=True).wait_for()
        panel.locator(".end button").click()
        if not self.screen.over:
            players = panel.get_by_role("button", name=self.screen.t("ct-with-players"), exact=True)
            if players.count():
                players.click()

    def terms(self, panel: Locator, give: dict[str, int], want: dict[str, int]) -> None:
        for key, cards in (("ct-give", give), ("ct-want", want)):
            side = panel.get_by_role("group", name=self.screen.t(key), exact=True)
            for name, count in cards.items():
                self.more(side, name, count)

    def offer(self, give: dict[str, int], want: dict[str, int]) -> None:
        """Offer this to everybody."""
        rev = self.screen.rev
        panel = self.trade()
        players = panel.get_by_role("button", name=self.screen.t("ct-with-players"), exact=True)
        if players.get_attribute("aria-pressed") != "true":
            players.click()
        self.terms(panel, give, want)
        panel.get_by_role("button", name=self.screen.t("ct-send-offer"), exact=True).click()
        self.screen.until(lambda: self.screen.rev > rev, "the offer is made")

    def say_offer(self, option: Option) -> None:
        """One card of mine for one of another kind, to all who can be asked."""
        mine = self.luck.choice([name for name, count in self.screen.hand().items() if count])
        other = self.luck.choice([name for name in RESOURCES if name != mine])
        self.offer({mine: 1}, {other: 1})

    def answer(self, key: str) -> None:
        self.screen.region("ct-offer-title").get_by_role("button", name=self.screen.t(key), exact=True).click()

    def say_accept(self, option: Option) -> None:
        self.answer("ct-accept")

    def say_reject(self, option: Option) -> None:
        self.answer("ct-decline")

    def can_counter(self) -> bool:
        """Is there a card to give of a kind that is not offered to us?"""
        offered = self.screen.scene["view"]["offer"]["give"]
        return any(count and not offered.get(name) for name, count in self.screen.hand().items())

    def say_counter(self, option: Option) -> None:
        """The terms as the composer lays them out, something of ours where it found nothing, and one more card."""
        self.answer("ct-counter")
        panel = self.screen.region("ct-trade")
        give, want = (panel.get_by_role("group", name=self.screen.t(key), exact=True) for key in ("ct-give", "ct-want"))
        if not give.locator("li.on").count():
            give.locator("button.more:enabled").first.click()
        more = want.locator("button.more:enabled")
        more.nth(self.luck.randrange(more.count())).click()
        panel.get_by_role("button", name=self.screen.t("ct-send-counter"), exact=True).click()

    def seal(self, option: Option) -> None:
        self.screen.region("ct-offer-title").get_by_role("button", name=option["text"]).click()

    say_confirm = say_take = say_cancel = seal

    # --- many at a time

    def play(self, acts: int = 1000, *, seconds: float = 240.0) -> int:
        """Play on until the game ends or enough was said; how often we chose."""
        screen = self.screen
        end = time.monotonic() + seconds
        for number in range(acts):
            screen.until(lambda: self.asked() or screen.over, "we are asked, or the game ends")
            if screen.over:
                return number
            assert time.monotonic() < end, f"no end after {number} choices: {self.said}"
            self.step()
        return acts
