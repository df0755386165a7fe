"""The table of Nusfjord: every control of it."""

from typing import Any, ClassVar

from tests.e2e.player import Option, Player

PIECES = """() => [
    ...[...document.querySelectorAll('.spaces [data-at^="space:"]')]
        .flatMap((one) => Array(one.querySelectorAll('svg.worker').length).fill(one.dataset.at)),
    ...[...document.querySelectorAll('.harbour [data-place^="built:"]')].map((one) => one.dataset.place),
    ...[...document.querySelectorAll('.harbour .forest')]
        .map((one) => `${one.dataset.place} ${one.querySelector('.count > span').innerText}`)].sort()"""
COUNTS = """() => {
    const all = (selector, root = document) => [...root.querySelectorAll(selector)]
    const count = (selector, root = document) =>
        all(`${selector} .count > span`, root).map((one) => Number(one.innerText))[0]
    const places = (kind) => all(`[data-place^="${kind}:"]`).map((one) => one.dataset.place.split(':')[1]).sort()
    return {
        goods: ['wood', 'fish', 'gold'].map((good) => count(`[data-at="tray:${good}"]`)),
        hand: places('hand'),
        cards: places('card'),
        plates: all('.plate.full').length,
        council: all('[data-place^="council:"]').map((one) => one.dataset.elder).sort(),
        catch: count('.catch'),
        rivals: Object.fromEntries(all('li[data-at^="seat:"]').map((one) => [one.dataset.at, count('.points', one)])),
    } }"""


THINGS = ("build", "ship", "invite")
"""A press on one of these finds its action by itself."""


def touched(options: list[Option]) -> list[str]:
    """The places of options and of what may be answered along with them."""
    return [place for one in options for place in [*(one.get("targets") or []), *touched(one.get("then") or [])]]


class NusfjordPlayer(Player):
    """Somebody who plays it with the mouse: a lit place and the button, a line of the panel, an exchange."""

    prefix = "nu"
    pieces = PIECES
    counts = COUNTS
    liked: ClassVar[dict[str, int]] = {
        "place": 9,
        "elder": 6,
        "build": 6,
        "pass": 1,
        "decline": 1,
        "trade": 1,
        "sell": 1,
    }

    # --- where it lies: one press chooses, one button does it; what is plain is done by the press

    def lights(self) -> None:
        """Nothing is lit but what the server allows, now or along with it."""
        allowed = set(touched(self.screen.options))
        self.screen.until(lambda: self.lit() <= allowed, f"only places that may be are lit: {sorted(allowed)}")

    def press(self, place: str) -> None:
        lit = self.page.locator(f"button.lit[data-place='{place}']")
        lit.nth(self.luck.randrange(lit.count())).click()

    def at_its_place(self, option: Option) -> None:
        """Press it, and what its action asks for beside; then the button that does it all."""
        self.lights()
        rev = self.screen.rev
        self.press(option["targets"][-1])
        things = [answer for answer in option.get("then") or [] if answer["kind"] in THINGS]
        if len(things) > 1:
            self.press(self.luck.choice(things)["targets"][-1])
        self.decide(rev)

    def decide(self, rev: int) -> None:
        """The button, unless the press has said it."""
        button = self.region("prompt").locator(".k-btn.primary")
        self.screen.until(lambda: self.screen.rev > rev or button.count(), "it is said, or waits for the button")
        if self.screen.rev == rev:
            button.click()

    say_place = say_copy = say_elder = say_build = say_site = say_invite = say_clear = say_plant = at_its_place

    def say_ship(self, option: Option) -> None:
        """Press the ship, and in the bar its price where there are two."""
        rev = self.screen.rev
        self.press(option["targets"][-1])
        same = [one["action"] for one in self.screen.options if one["targets"] == option["targets"]]
        if len(same) > 1:
            self.region("prompt").locator(".either button").nth(same.index(option["action"])).click()
        self.decide(rev)

    # --- the panel of the question

    def in_panel(self, option: Option) -> None:
        self.region("deeds").locator(f"[data-action='{option['action']}']").click()

    say_source = say_times = say_choose = say_share = in_panel

    def either(self, option: Option) -> None:
        """In the panel, or where it lies."""
        if self.luck.random() < 0.5:
            self.in_panel(option)
        else:
            self.at_its_place(option)

    say_serve = say_feed = say_trigger = either

    def say_upgrade(self, option: Option) -> None:
        self.in_panel(option) if self.luck.random() < 0.5 else self.say_ship(option)

    # --- exchanges, and the prompt

    def say_trade(self, option: Option) -> None:
        self.region("region-mine").locator(f".any [data-action='{option['action']}']").click()

    say_sell = say_trade

    def in_prompt(self, option: Option) -> None:
        self.region("prompt").locator(f"[data-action='{option['action']}']").click()

    say_pass = say_use = say_done = say_decline = in_prompt

    # --- what is shown

    def pieces_of(self, view: dict[str, Any]) -> list[str]:
        """Workers of the action board; buildings and forests of the harbour that lies open."""
        seat = view["viewer"] if view["viewer"] >= 0 else view["turn"]["active"] or 0
        shown = view["players"][seat]
        workers = [f"space:{space['id']}" for space in view["spaces"] + view["copies"] for _ in space["workers"]]
        forests = [f"pair:{seat}:{pair} {count}" for pair, count in shown["forests"].items() if count]
        return sorted(workers + forests + [f"built:{seat}:{card}" for card in shown["buildings"].values()])

    def counts_of(self, view: dict[str, Any], seat: int) -> dict[str, Any]:
        """Goods, hand, open cards, plates, council, catch, and the points of the others."""
        me = view["players"][seat]
        others = [other for other in range(view["seats"]) if other != seat]
        return {
            "goods": [me["goods"][good] for good in ("wood", "fish", "gold")],
            "hand": sorted(me["hand"]),
            "cards": sorted(card for letter in "ABC" for card in view["cards"][letter]),
            "plates": view["plates"]["filled"],
            "council": sorted(entry["elder"] for entry in me["council"]),
            "catch": me["catch"],
            "rivals": {f"seat:{other}": view["players"][other]["points"] for other in others},
        }
