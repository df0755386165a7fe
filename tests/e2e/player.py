"""Somebody who plays with the mouse: chooses by chance among what is legal, and finds its control."""

import time
from random import Random
from typing import Any, ClassVar

from playwright.sync_api import Locator

from tests.e2e.screen import Screen
from tests.patience import LONG

LISTED = """() => [...new Set([...document.querySelectorAll('[data-action]:not(:disabled)')]
    .map((one) => Number(one.dataset.action)))]"""
LIT = "() => [...document.querySelectorAll('button.lit[data-place]')].map((one) => one.dataset.place)"

Option = dict[str, Any]


def distinct(options: list[Option]) -> list[Option]:
    """One of those that come to the same, the shortest way or the first: a screen shows it for all."""
    shown: dict[str, Option] = {}
    for option in options:
        word = option.get("same") or option["notation"]
        if word not in shown or steps(option) < steps(shown[word]):
            shown[word] = option
    return list(shown.values())


def steps(option: Option) -> int:
    return int(option.get("effects", {}).get("steps", 0))


class Player:
    """Clicks for one seat. `said` counts what was chosen by kind; `say_road` knows where roads are said."""

    prefix: ClassVar[str]
    """Of the words of its table."""
    liked: ClassVar[dict[str, int]] = {}
    """How much a kind is preferred; 3 if it is not named."""
    pieces: ClassVar[str]
    """Reads from the page what lies on the board, by its places."""
    counts: ClassVar[str]
    """Reads from the page what else a player sees, in numbers."""

    def __init__(self, screen: Screen, seed: int, *, by_list: float = 0.15) -> None:
        self.screen = screen
        self.luck = Random(seed)
        self.by_list = by_list
        self.said: dict[str, int] = {}
        screen.ask_all()

    @property
    def page(self) -> Any:
        return self.screen.page

    def key(self, key: str) -> str:
        """A word of this table, or one that all tables share."""
        own = f"{self.prefix}-{key}"
        return own if self.screen.t.has(own) else f"tb-{key}"

    def word(self, key: str, **args: Any) -> str:
        return self.screen.t(self.key(key), **args)

    def region(self, key: str) -> Locator:
        return self.screen.region(self.key(key))

    # --- when is it our turn to click?

    def asked(self) -> bool:
        return bool(self.screen.options)

    def ready(self) -> None:
        """The screen shows exactly the options that the server sent."""
        screen = self.screen

        def same() -> bool:
            told = sorted(option["action"] for option in distinct(screen.options))
            return bool(told) and sorted(screen.page.evaluate(LISTED)) == told

        screen.until(same, "the list shows what the server allows")

    # --- choosing

    def choose(self) -> Option:
        """A kind by its weight, then one of it."""
        return self.one_of({option["kind"] for option in self.screen.options})

    def one_of(self, kinds: set[str]) -> Option:
        """One of these kinds."""
        listed = sorted(kinds)
        kind = self.luck.choices(listed, [self.liked.get(one, 3) for one in listed])[0]
        return dict(self.luck.choice([option for option in distinct(self.screen.options) if option["kind"] == kind]))

    def is_listed(self, option: Option) -> bool:
        """Can the list of all moves say it alone?"""
        return True

    def step(self) -> Option:
        """Choose something and say it by clicking."""
        self.ready()
        option = self.choose()
        self.say(option, listed=self.is_listed(option) and self.luck.random() < self.by_list)
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

    # --- controls of any table

    def from_list(self, option: Option) -> None:
        """The list of all moves."""
        log = self.region("log")
        tab = log.get_by_role("button", name=self.word("actions", count=0))
        if tab.get_attribute("aria-pressed") != "true":
            tab.click()
        log.locator(f"[data-action='{option['action']}']").click()

    def prompt(self, text: str) -> None:
        self.region("prompt").get_by_role("button", name=text, exact=True).click()

    def in_prompt(self, option: Option) -> None:
        self.prompt(option["text"])

    def lit(self) -> set[str]:
        """Places that are lit now."""
        return set(self.page.evaluate(LIT))

    # --- what is shown

    def pieces_of(self, view: dict[str, Any]) -> list[str]:
        """What must lie on the board."""
        raise NotImplementedError

    def counts_of(self, view: dict[str, Any], seat: int) -> dict[str, Any]:
        """And what else a seat must see."""
        raise NotImplementedError

    def shows_the_truth(self) -> None:
        """The screen shows what GET /view answers."""
        screen, page = self.screen, self.page

        def same() -> bool:
            told = screen.view(screen.room, screen.scene["seat"])["scene"]
            shown = [page.evaluate(self.pieces), page.evaluate(self.counts)]
            return shown == [self.pieces_of(told["view"]), self.counts_of(told["view"], told["seat"])]

        screen.until(same, f"seat {screen.scene['seat']} sees what the server knows")

    # --- many at a time

    def play(self, acts: int = 1000, *, seconds: float = 10 * LONG) -> int:
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
