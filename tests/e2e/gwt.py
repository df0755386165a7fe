"""The table of Great Western Trail: every control of it."""

from typing import Any, ClassVar

from playwright.sync_api import Locator

from tests.e2e.player import Option, Player

PIECES = """() => [...document.querySelectorAll('svg g[data-at^="node:"], svg g[data-at^="herder:"]')]
    .map((one) => one.dataset.at).sort()"""
COUNTS = """() => {
    const all = (selector, root = document) => [...root.querySelectorAll(selector)]
    const count = (selector, root = document) =>
        all(`${selector} .count > span`, root).map((one) => Number(one.innerText.replace('\u2212', '-')))[0]
    return {
        hand: all('.hand [data-at^="hand:"]').map((one) => one.dataset.at.slice(5)).sort(),
        dollars: count('[data-at=dollars]'),
        tokens: count('[data-at=tokens]'),
        piled: count('[data-at=pile]'),
        discs: all('.disc.full').map((one) => one.dataset.at.slice(5)).sort(),
        rivals: Object.fromEntries(all('li[data-at^="seat:"]').map((one) => [one.dataset.at, count('.points', one)])),
    } }"""


def place_of(option: Option) -> str:
    """The place where an option is said: of a move or a building the last one."""
    targets: list[str] = option.get("targets") or []
    return targets[-1] if targets else ""


class GwtPlayer(Player):
    """Somebody who plays it with the mouse: a lit place, a line of the panel; where it costs money, yes once more."""

    prefix = "gw"
    pieces = PIECES
    counts = COUNTS
    stage: ClassVar[tuple[str, ...]] = ("node", "track", "station", "city", "foresight")
    """Places of the map."""
    slots: ClassVar[str] = "ab"
    """How the two tiles of a bag are told apart."""
    liked: ClassVar[dict[str, int]] = {"local": 6, "move": 6, "hire": 6, "build": 6, "done": 2, "decline": 1}

    # --- the trail and the railway

    def lights(self, building: str = "") -> None:
        """Exactly what the server allows is lit."""
        allowed = set()
        for option in self.screen.options:
            place = place_of(option)
            if place.split(":")[0] in self.stage and (option["kind"] != "build" or option["targets"][0] == building):
                allowed.add(place)
        for bag, (first, second) in self.screen.scene["view"]["foresight"].items():
            left, right = (f"foresight:{bag}{mark}" for mark in self.slots)
            if left in allowed and first == second:
                allowed.add(right)  # either of two equal tiles may be clicked
        self.screen.until(lambda: self.lit() == allowed, f"places are lit: {sorted(allowed)}")

    def touch(self, place: Locator, option: Option) -> None:
        """Click a place; if it asks which one, or whether to pay, answer."""
        acts = self.screen.acts
        place.click()
        ways = f".card.ask .row [data-action='{option['action']}'], .bar .row [data-action='{option['action']}']"
        asked = self.page.locator(ways)
        sure = self.region("prompt").locator("button.primary")
        self.screen.until(
            lambda: self.screen.acts > acts or asked.count() or sure.count(), f"{option['notation']} is said or asked"
        )
        if self.screen.acts == acts:
            (asked if asked.count() else sure).first.click()

    def on_the_board(self, option: Option) -> None:
        self.lights()
        self.touch(self.page.locator(f"button.lit[data-place='{place_of(option)}']"), option)

    say_place = say_move = say_bounty = say_clear = say_copy = say_foresight = on_the_board
    say_engine = say_back = on_the_board

    def say_build(self, option: Option) -> None:
        """A building of the supply or of the panel, then its space."""
        building = option["targets"][0]
        number = building.removeprefix("building:")
        side = self.screen.scene["view"]["sides"][int(number) - 1]
        chosen = self.deeds().get_by_role("button", name=self.word("build-choose", name=side), exact=True)
        if chosen.get_attribute("aria-pressed") != "true":
            supply = self.page.locator(".house.lit").get_by_text(side, exact=False).first
            if self.luck.random() < 0.5 or not supply.is_visible():  # the own board may be folded away
                chosen.click()
            else:
                supply.click()
        self.lights(building)
        self.touch(self.page.locator(f"button.lit[data-place='{place_of(option)}']"), option)

    # --- the panel of what can be done here

    def deeds(self) -> Locator:
        return self.region("deeds")

    def in_deeds(self, option: Option) -> None:
        self.deeds().locator(f"[data-action='{option['action']}']").click()

    say_local = say_aux = say_use = say_certificates = say_draw = say_raise = in_deeds

    def either(self, option: Option, place: Locator) -> None:
        """In the panel, or where it lies."""
        if self.luck.random() < 0.5:
            self.in_deeds(option)
        else:
            self.touch(place, option)

    def say_station(self, option: Option) -> None:
        self.lights()
        self.either(option, self.page.locator(f"button.lit[data-place='{place_of(option)}']"))

    say_upgrade = say_recall = say_deliver = say_station

    def say_buy(self, option: Option) -> None:
        self.either(option, self.region("market").locator(f".lit[data-at='{place_of(option)}']"))

    def say_more(self, option: Option) -> None:
        self.touch(self.region("market").locator(".more"), option)

    def say_master(self, option: Option) -> None:
        self.either(option, self.region("region-mine").get_by_role("button", name=option["text"], exact=True))

    def say_play(self, option: Option) -> None:
        self.either(option, self.page.locator(f".hand [data-at='{place_of(option)}']").first)

    # --- one's own board and the markets

    def say_hand(self, option: Option) -> None:
        self.touch(self.page.locator(f".hand .lit[data-at='{place_of(option)}']").first, option)

    say_discard = say_trash = say_hand

    def say_disc(self, option: Option) -> None:
        self.touch(self.page.locator(f".lit[data-at='disc:{place_of(option).removeprefix('discspace:')}']"), option)

    def say_hire(self, option: Option) -> None:
        self.touch(self.page.locator(f".lit[data-at='{place_of(option)}']").first, option)

    def say_objective(self, option: Option) -> None:
        self.touch(self.page.locator(f".lit[data-at='goal:{place_of(option).removeprefix('display:')}']"), option)

    def say_blind(self, option: Option) -> None:
        self.touch(self.region("display").get_by_role("button", name=option["text"], exact=True), option)

    def in_prompt(self, option: Option) -> None:
        self.region("prompt").locator(f"[data-action='{option['action']}']").click()

    say_done = say_decline = say_exchange = in_prompt

    # --- what is shown

    def pieces_of(self, view: dict[str, Any]) -> list[str]:
        """Tiles of the trail, and herders."""
        herders = [f"herder:{seat}" for seat, node in enumerate(view["herders"]) if node]
        return sorted([f"node:{node}" for node in view["trail"]] + herders)

    def counts_of(self, view: dict[str, Any], seat: int) -> dict[str, Any]:
        """Hand, money, tokens, the discard pile, discs, and the points of the others."""
        me = view["players"][seat]
        others = [other for other in range(view["seats"]) if other != seat]
        return {
            "hand": sorted(card for card, count in me["hand"].items() for _ in range(count)),
            "dollars": me["dollars"],
            "tokens": me["tokens"],
            "piled": sum(me["discard"].values()),
            "discs": sorted(me["discs"]),
            "rivals": {f"seat:{other}": view["players"][other]["points"] for other in others},
        }
