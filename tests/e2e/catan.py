"""Catan's table: every control of it."""

from typing import Any, ClassVar

from playwright.sync_api import Locator

from tests.e2e.player import Option, Player
from tests.e2e.screen import Screen

BOARD = ("road", "settlement", "city", "robber")
BUILDS = ("road", "settlement", "city", "buy")
CARDS = {"knight": "knight", "roads": "road_building", "plenty": "year_of_plenty", "monopoly": "monopoly"}
RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
TRADES = ("offer", "counter")
PIECES = """() => [...document.querySelectorAll('svg [data-at]')].map((one) => one.dataset.at)
    .filter((at) => /^(edge|node):/.test(at)).sort()"""
COUNTS = """() => {
    const all = (selector, root = document) => [...root.querySelectorAll(selector)]
    const counts = (selector, root = document) =>
        all(`${selector} .count > span`, root).map((one) => Number(one.innerText))
    const count = (selector, root = document) => counts(selector, root)[0]
    const by = (kind) => all(`[data-at^="${kind}:"]`).map((one) => [one.dataset.at.slice(kind.length + 1), one])
    const counted = (kind) => Object.fromEntries(by(kind).map(([name, one]) => [name, count(':scope', one)]))
    return {
        hand: counted('resource'),
        bank: counted('bank'),
        deck: count('[data-at=deck]'),
        points: count('.me .points'),
        rivals: Object.fromEntries(by('seat').filter(([_, one]) => one.tagName === 'LI')
            .map(([seat, one]) => [seat, [count('.points', one), ...counts('.facts', one)]])),
    } }"""


class CatanPlayer(Player):
    """Somebody who plays Catan with the mouse."""

    prefix = "ct"
    pieces = PIECES
    counts = COUNTS
    liked: ClassVar[dict[str, int]] = {
        "settlement": 8,
        "city": 8,
        "buy": 4,
        "bank": 2,
        "offer": 1,
        "cancel": 4,
        "counter": 1,
    }

    def __init__(self, screen: Screen, seed: int, *, by_list: float = 0.15) -> None:
        super().__init__(screen, seed, by_list=by_list)
        self.offers = (-1, 0)  # the turn, and how many were made in it

    def hand(self) -> dict[str, int]:
        return dict(self.screen.mine["hand"])

    def choose(self) -> Option:
        """An offer a turn is enough."""
        kinds = {option["kind"] for option in self.screen.options}
        turn = self.screen.scene["view"]["turn"]["number"]
        if self.offers[0] != turn:
            self.offers = (turn, 0)
        if "counter" in kinds and not self.can_counter():
            kinds.remove("counter")
        if self.offers[1] >= 1 and len(kinds) > 1:
            kinds = kinds.difference(TRADES) or kinds
        option = self.one_of(kinds)
        if option["kind"] in TRADES:
            self.offers = (turn, self.offers[1] + 1)
        return option

    def is_listed(self, option: Option) -> bool:
        return option["kind"] not in TRADES

    # --- controls

    def say_roll(self, option: Option) -> None:
        if self.luck.random() < 0.5:
            self.prompt(option["text"])
        else:
            self.region("region-dice").get_by_role("button", name=option["text"]).click()

    def say_end(self, option: Option) -> None:
        self.lay_down_tool()
        self.prompt(option["text"])

    say_stop = Player.in_prompt

    def build(self, kind: str) -> Locator:
        """The button of something to build."""
        row: Locator = self.page.get_by_role("list", name=self.word("region-build"), exact=True)
        return row.get_by_role("button").nth(BUILDS.index(kind))

    def lay_down_tool(self) -> None:
        """Whatever was to be built is not built now."""
        row = self.page.get_by_role("list", name=self.word("region-build"), exact=True)
        pressed = row.locator("button[aria-pressed=true]")
        if pressed.count():
            pressed.click()

    def lights(self, kind: str) -> None:
        """Exactly the places where the server allows it are lit."""
        allowed = {one["targets"][0] for one in self.screen.options if one["kind"] == kind}
        self.screen.until(lambda: self.lit() == allowed, f"places for {kind} are lit")

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
        row = self.page.get_by_role("list", name=self.word("region-cards"), exact=True)
        row.get_by_role("button").filter(has_text=self.word(f"short-{CARDS[kind]}")).click()

    def say_knight(self, option: Option) -> None:
        self.card("knight")

    def say_roads(self, option: Option) -> None:
        self.card("roads")

    def more(self, panel: Locator, resource: str, times: int = 1) -> None:
        """Count out some cards of a kind."""
        name = self.word("more", name=self.word(f"res-{resource}"))
        for _ in range(times):
            panel.get_by_role("button", name=name, exact=True).click()

    def pick(self, option: Option) -> None:
        """Year of plenty and monopoly: the card, the resources, the button."""
        self.card(option["kind"])
        panel = self.region(f"pick-{option['kind']}")
        for word in option["notation"].split()[1:]:
            self.more(panel, word)
        panel.get_by_role("button", name=option["text"], exact=True).click()

    say_plenty = say_monopoly = pick

    def say_discard(self, option: Option) -> None:
        """Count out all that is owed, then lay it down in one go."""
        screen = self.screen
        owed = screen.scene["question"]["owed"][screen.scene["seat"]]
        cards = [name for name, count in self.hand().items() for _ in range(count)]
        panel = self.region("pick-discard")
        for name in self.luck.sample(cards, owed):
            self.more(panel, name)
        panel.get_by_role("button", name=self.word("pick-discard-do", count=owed), exact=True).click()
        screen.until(lambda: not any(one["kind"] == "discard" for one in screen.options), "all is laid down")

    def say_steal(self, option: Option) -> None:
        self.region("steal").get_by_role("button", name=option["text"]).click()

    # --- trade

    def trade(self) -> Locator:
        """The composer, opened."""
        self.lay_down_tool()
        closed = self.screen.named("ct-trade-open")
        if closed.count():
            closed.click()
        return self.region("trade")

    def say_bank(self, option: Option) -> None:
        panel = self.trade()
        rates = self.screen.mine["rates"]
        panel.get_by_role("button", name=self.word("with-bank", rate=min(rates)), exact=True).click()
        for key, target in zip(("give", "want"), option["targets"], strict=True):
            name = self.word(f"res-{target.removeprefix('resource:')}")
            side = panel.get_by_role("group", name=self.word(key), exact=True)
            button = side.get_by_role("button").filter(has_text=name)
            if button.get_attribute("aria-pressed") != "true":
                button.click()
        panel.get_by_text(option["text"], exact=True).wait_for()
        panel.locator(".end button").click()
        if not self.screen.over:
            players = panel.get_by_role("button", name=self.word("with-players"), exact=True)
            if players.count():
                players.click()

    def terms(self, panel: Locator, give: dict[str, int], want: dict[str, int]) -> None:
        for key, cards in (("give", give), ("want", want)):
            side = panel.get_by_role("group", name=self.word(key), exact=True)
            for name, count in cards.items():
                self.more(side, name, count)

    def offer(self, give: dict[str, int], want: dict[str, int]) -> None:
        """Offer this to everybody."""
        rev = self.screen.rev
        panel = self.trade()
        players = panel.get_by_role("button", name=self.word("with-players"), exact=True)
        if players.get_attribute("aria-pressed") != "true":
            players.click()
        self.terms(panel, give, want)
        panel.get_by_role("button", name=self.word("send-offer"), exact=True).click()
        self.screen.until(lambda: self.screen.rev > rev, "the offer is made")

    def say_offer(self, option: Option) -> None:
        """One card of mine for one of another kind, to all who can be asked."""
        mine = self.luck.choice([name for name, count in self.hand().items() if count])
        other = self.luck.choice([name for name in RESOURCES if name != mine])
        self.offer({mine: 1}, {other: 1})

    def answer(self, key: str) -> None:
        self.prompt(self.word(key))

    def say_accept(self, option: Option) -> None:
        self.answer("accept")

    def say_reject(self, option: Option) -> None:
        self.answer("decline")

    def can_counter(self) -> bool:
        """Is there a card to give of a kind that is not offered to us?"""
        offered = self.screen.scene["view"]["offer"]["give"]
        return any(count and not offered.get(name) for name, count in self.hand().items())

    def say_counter(self, option: Option) -> None:
        """The terms as the composer lays them out, something of ours where it found nothing, and one more card."""
        self.answer("counter")
        panel = self.region("trade")
        give, want = (panel.get_by_role("group", name=self.word(key), exact=True) for key in ("give", "want"))
        if not give.locator("li.on").count():
            give.locator("button.more:enabled").first.click()
        more = want.locator("button.more:enabled")
        more.nth(self.luck.randrange(more.count())).click()
        panel.get_by_role("button", name=self.word("send-counter"), exact=True).click()

    def seal(self, option: Option) -> None:
        self.region("offer-title").get_by_role("button", name=option["text"]).click()

    say_confirm = say_take = say_cancel = seal

    # --- what is shown

    def pieces_of(self, view: dict[str, Any]) -> list[str]:
        """Roads and buildings."""
        found = []
        for player in view["players"]:
            found += [f"edge:{edge}" for edge in player["roads"]]
            found += [f"node:{node}" for node in player["settlements"] + player["cities"]]
        return sorted(found)

    def counts_of(self, view: dict[str, Any], seat: int) -> dict[str, Any]:
        """Hand, bank, deck, points, and the numbers of the others."""
        me = view["players"][seat]
        return {
            "hand": {name: me["hand"].get(name, 0) for name in RESOURCES},
            "bank": {name: view["bank"].get(name, 0) for name in RESOURCES},
            "deck": view["deck"],
            "points": me.get("total_points", me["points"]),
            "rivals": {
                str(other): [
                    player.get("total_points", player["points"]),
                    player["hand_size"],
                    player["card_count"],
                    player["played"].get("knight", 0),
                    player["road_length"],
                ]
                for other, player in enumerate(view["players"])
                if other != seat
            },
        }
