"""The table of The Castles of Burgundy: every control of it."""

from typing import Any, ClassVar

from playwright.sync_api import Locator

from tests.e2e.player import Option, Player

DEEDS = ("take", "place", "sell", "workers", "buy")
PIECES = """() => [...document.querySelectorAll('svg g[data-at^="cell:"]')]
    .filter((one) => !one.childElementCount).map((one) => one.dataset.at).sort()"""
COUNTS = """() => {
    const all = (selector, root = document) => [...root.querySelectorAll(selector)]
    const counts = (selector, root = document) =>
        all(`${selector} .count > span`, root).map((one) => Number(one.innerText))
    return {
        stored: all('[data-at^="storage:"]').map((one) => one.dataset.at),
        goods: Object.fromEntries(all('[data-at^="goods:"]')
            .map((one) => [one.dataset.at, Number(one.parentElement.querySelector(':scope > b').innerText.slice(1))])),
        points: counts('[data-at=points]')[0],
        purse: counts('[data-at=purse]'),
        rivals: Object.fromEntries(all('li[data-at^="seat:"]')
            .map((one) => [one.dataset.at, counts('.points', one)[0]])),
    } }"""
DEED_OF: dict[str, str] = {"gain": "take", "settle": "place", "trade": "sell", "recruit": "workers"}


def aim(option: Option, what: str) -> str:
    """The place of a kind that an option touches, or nothing."""
    found: list[str] = [one for one in option["targets"] if one.startswith(f"{what}:")]
    return found[0] if found else ""


class BurgundyPlayer(Player):
    """Somebody who plays it with the mouse: a die, a deed, a place; where it costs something, yes once more."""

    prefix = "bu"
    pieces = PIECES
    counts = COUNTS
    liked: ClassVar[dict[str, int]] = {"place": 9, "take": 6, "sell": 6, "buy": 4, "workers": 2, "end": 2, "decline": 1}

    # --- dice and deeds

    def tray(self) -> Locator:
        return self.region("region-tray")

    def take_die(self, option: Option) -> None:
        """The die that the option uses."""
        if die := aim(option, "die"):
            button = self.tray().get_by_role("group", name=self.word("dice"), exact=True).get_by_role("button")
            press(button.nth(int(die.removeprefix("die:"))))

    def deed(self, name: str) -> Locator:
        row: Locator = self.page.get_by_role("list", name=self.word("region-deeds"), exact=True)
        return row.get_by_role("button").nth(DEEDS.index(name))

    def lay_down_deed(self, name: str) -> None:
        """Only this deed, or none, may be chosen."""
        row = self.page.get_by_role("list", name=self.word("region-deeds"), exact=True)
        other = row.locator("button[aria-pressed=true]").filter(has_not_text=self.word(f"deed-{name}"))
        if other.count():
            other.click()

    # --- places

    def lights(self, option: Option, what: str) -> None:
        """Where the server allows this deed with this die, places are lit; and equal tiles beside them."""
        kind, die = option["kind"], aim(option, "die")
        allowed = {aim(one, what) for one in self.screen.options if one["kind"] == kind and aim(one, "die") == die}

        def same() -> bool:
            lit = {place for place in self.lit() if place.startswith(f"{what}:")}
            return allowed <= lit and all(self.is_twin(place, allowed) for place in lit - allowed)

        self.screen.until(same, f"places for {kind} are lit")

    def is_twin(self, place: str, allowed: set[str]) -> bool:
        """Does the same tile lie in the same depot on a place that is allowed?"""
        return any(self.tile(place) == self.tile(other) and place[:-1] == other[:-1] for other in allowed)

    def tile(self, place: str) -> str | None:
        view, name = self.screen.scene["view"], place.removeprefix("slot:")
        if name.startswith("black"):
            return str(view["black"][int(name[5:]) - 1])
        return str(view["depots"][int(name[0]) - 1]["slots"]["abcd".index(name[1])]["tile"])

    def touch(self, place: Locator, option: Option) -> None:
        """Click a place; if it asks which one, or whether to pay, answer."""
        rev = self.screen.rev
        place.click()
        card = self.page.locator(".row, .prompt .decide").get_by_title(option["text"], exact=True)
        self.screen.until(lambda: self.screen.rev > rev or card.count(), f"{option['notation']} is said or asked again")
        if self.screen.rev == rev:
            card.first.click()

    def lit_place(self, place: str) -> Locator:
        found: Locator = self.page.locator(f"button.lit[data-place='{place}']")
        return found

    def on_the_board(self, option: Option) -> None:
        """A tile of a depot or a space of the estate, with its deed chosen first or not."""
        kind = option["kind"]
        deed = DEED_OF.get(kind, str(kind))
        what = "cell" if deed == "place" else "slot"
        self.take_die(option)
        self.lay_down_deed(deed)
        others = any(one["kind"] not in ("buy", "end", "decline") for one in self.screen.options)
        if self.deed(deed).count() and ((kind == "buy" and others) or self.luck.random() < 0.5):
            press(self.deed(deed))
        stored = aim(option, "storage")
        if what == "cell" and self.luck.random() < 0.5:
            press(self.page.locator(f"[data-at='{stored}']"))
            self.screen.until(lambda: aim(option, "cell") in self.lit(), "spaces for the tile are lit")
        else:
            self.lights(option, what)
        self.touch(self.lit_place(aim(option, what)), option)

    say_take = say_gain = say_buy = say_place = say_settle = on_the_board

    def say_sell(self, option: Option) -> None:
        """By the goods themselves."""
        self.take_die(option)
        self.lay_down_deed("sell")
        self.touch(self.page.locator(f"[data-at='{aim(option, 'goods')}']"), option)

    def say_workers(self, option: Option) -> None:
        self.take_die(option)
        self.deed("workers").click()

    def say_recruit(self, option: Option) -> None:
        self.deed("workers").click()

    # --- questions with a few answers

    def from_the_few(self, option: Option) -> None:
        few = self.page.get_by_role("list", name=self.word("region-ask"), exact=True)
        few.get_by_title(option["text"], exact=True).first.click()

    say_discard = say_load = say_loads = say_goods = say_pack = from_the_few

    def say_trade(self, option: Option) -> None:
        """In a warehouse one of a few; with a castle as any sale."""
        if self.screen.decision == "WAREHOUSE":
            self.from_the_few(option)
        else:
            self.say_sell(option)

    say_end = say_decline = say_leave = Player.in_prompt

    def say_estate(self, option: Option) -> None:
        """A card with a small map, then a castle space of it."""
        name = self.word("estate", number=int(aim(option, "estate").removeprefix("estate:")))
        press(self.region("choose-estate").get_by_role("button", name=name, exact=True))
        cell = aim(option, "cell")
        self.screen.until(lambda: cell in self.lit(), "castle spaces are lit")
        self.touch(self.lit_place(cell), option)

    # --- what is shown

    def pieces_of(self, view: dict[str, Any]) -> list[str]:
        """The tiles of the estate that lies open: one's own, or whose turn it is."""
        viewer = view["viewer"]
        cells = view["players"][viewer if viewer >= 0 else view["active"] or 0]["cells"]
        return sorted(f"cell:{cell}" for cell, tile in enumerate(cells) if tile)

    def counts_of(self, view: dict[str, Any], seat: int) -> dict[str, Any]:
        """Storage, goods, points, silver and workers, and the points of the others."""
        me = view["players"][seat]
        others = [other for other in range(view["seats"]) if other != seat]
        return {
            "stored": [f"storage:{place}" for place, tile in enumerate(me["storage"]) if tile],
            "goods": {f"goods:{colour}": count for colour, count in me["goods"].items() if count},
            "points": me["points"],
            "purse": [me["silver"], me["workers"]],
            "rivals": {f"seat:{other}": view["players"][other]["points"] for other in others},
        }


def press(button: Locator) -> None:
    """Pressed once, however it was."""
    if button.get_attribute("aria-pressed") != "true":
        button.click()
