"""A walk through every screen of the house, and through every screen of each game's table."""

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from playwright.sync_api import Route

from tests.e2e.burgundy import BurgundyPlayer
from tests.e2e.catan import CatanPlayer
from tests.e2e.games import PLAYERS, opened_room, player_of, seated
from tests.e2e.gwt import GwtPlayer
from tests.e2e.gwtnz import GwtnzPlayer
from tests.e2e.moments import moments
from tests.e2e.nusfjord import NusfjordPlayer
from tests.e2e.place import GREEDY, ME, Caller
from tests.e2e.player import Player
from tests.e2e.reviews import imported
from tests.e2e.screen import Screen

Stop = tuple[str, Callable[[], None]]
UNDER_WAY = "[aria-busy=true], .dots"
ASKED = re.compile(r"/api/rooms/(\w+)/hint\b")
WARNED = """() => {
    const kept = JSON.parse(localStorage.getItem('igroteka.settings') ?? '{}')
    localStorage.setItem('igroteka.settings', JSON.stringify({ ...kept, warn: true })) }"""
HOTSEAT = {"kind": "hotseat", "name": "Clara"}


class Tour:
    """The rooms of one person, and the way to every screen."""

    def __init__(self, screen: Screen, caller: Caller, game: str) -> None:
        self.screen = screen
        self.caller = caller
        self.game = game
        self.page = screen.page
        self.over = caller.finished(game)
        screen.api("POST", "/api/session/guest", {"name": "Антонина" if screen.lang == "ru" else "Antonia"})

    def t(self, key: str, **args: Any) -> str:
        return self.screen.t(key, **args)

    def stops(self, *, brief: bool = False) -> Iterator[Stop]:
        """Every screen by its name, and how to come there; in brief without those that others begin with."""
        raise NotImplementedError


class Runtime(Tour):
    """All but the tables."""

    def at(self, path: str, key: str = "") -> None:
        """A page, once its words are there."""
        self.screen.go(path)
        self.page.get_by_role("heading", name=self.t(key) if key else "").first.wait_for()
        self.screen.until(lambda: not self.page.locator(UNDER_WAY).count(), f"{path} is there")

    def luck(self) -> None:
        self.screen.go(f"/room/{self.over}/luck")
        self.page.get_by_role("heading", name=self.t("luck-good")).wait_for()

    def private(self) -> None:
        hidden = self.caller.table(seats=[ME, {"kind": "open"}, GREEDY], private=True)
        self.screen.expected.add(403)
        self.screen.go(f"/room/{hidden}")
        self.page.get_by_role("heading", name=self.t("private-title")).wait_for()
        self.screen.expected.clear()

    def puzzle(self) -> None:
        """One that is answered: all that it tells is there."""
        self.screen.go(f"/puzzles/{self.game}/1")
        self.page.locator("fieldset label").first.click()
        self.page.locator(".puzzle button.primary").click()
        self.page.locator(".after .reasons li").first.wait_for()
        self.screen.until(lambda: not self.page.locator(UNDER_WAY).count(), "the table is laid")

    def review(self) -> None:
        """A finished game looked through, with the table of a moment."""
        self.screen.go(f"/room/{self.reviewed}/review")
        self.page.locator(".moment .marks b").first.wait_for()
        self.screen.until(lambda: not self.page.locator(UNDER_WAY).count(), "all of it is there")

    def register(self) -> None:
        self.at("/sign-in", "sign-in")
        self.screen.named("no-account").click()

    def stops(self, *, brief: bool = False) -> Iterator[Stop]:
        self.caller.table(seats=[ME, {"kind": "open"}, GREEDY])
        open_seats = [ME, {"kind": "open"}, GREEDY]
        waiting = opened_room(self.screen, self.game, seats=open_seats, options={"discard_limit": 9})
        opened_room(self.screen, self.game, position=moments(self.game)["MAIN"])
        yield "lobby", lambda: self.at("/", "lobby-title")  # a guest, who is not greeted by name
        yield "new", lambda: self.at("/new", "new-title")
        yield "waiting", lambda: self.at(f"/room/{waiting}", "invite-title")
        yield "tables-mine", lambda: self.at("/tables", "nav-tables")
        yield "rules", lambda: self.at("/rules", "rules")
        yield "rules-catan", lambda: self.at("/rules/catan")
        yield "puzzles", lambda: self.at("/puzzles", "puzzles")
        yield "puzzle", self.puzzle
        self.reviewed = imported(self.screen, self.game)
        yield "review", self.review
        yield "profile", lambda: self.at("/me", "settings")
        yield "sign-in", lambda: self.at("/sign-in", "sign-in")
        yield "luck", self.luck
        yield "about", lambda: self.at("/about")
        if not brief:
            yield "register", self.register
            yield "invite", lambda: self.at("/new?invite", "new-title")
            for game in PLAYERS:
                if game != self.game:
                    yield f"new-{game}", partial(self.at, f"/new?game={game}", "new-title")
                    yield f"rules-{game}", partial(self.at, f"/rules/{game}")
            yield "private", self.private
            yield "tables-open", lambda: self.at("/tables?tab=open", "nav-tables")
            yield "tables-live", lambda: self.at("/tables?tab=live", "nav-tables")
            yield "lost", lambda: self.at("/nowhere/at/all")


class Tables(Tour):
    """What every table has: each question, the list, talk, rules, the end, those who watch."""

    def table(self, moment: str) -> Player:
        """A table where we are asked."""
        room = opened_room(self.screen, self.game, position=moments(self.game)[moment])
        player = seated(self.screen, self.game, room)
        assert self.screen.decision == moment.split(maxsplit=1)[0]
        return player

    def asked(self, moment: str) -> Stop:
        return f"{self.game}-{moment.lower().replace('_', '-').replace(' ', '-')}", lambda: void(self.table(moment))

    @property
    def moment(self) -> str:
        """The middle of a turn."""
        raise NotImplementedError

    def listed(self) -> None:
        player = self.table(self.moment)
        player.region("log").get_by_role("button", name=player.word("actions", count=0)).click()

    def chat(self) -> None:
        self.table(self.moment)
        self.screen.named("chat").click()
        line = self.page.get_by_role("textbox", name=self.t("chat-say"))
        line.fill("<b>Привет</b> & hello")
        line.press("Enter")
        self.page.get_by_role("log", name=self.t("chat")).get_by_text("<b>Привет</b> & hello").first.wait_for()

    def rules(self) -> None:
        self.table(self.moment)
        self.screen.named("rules").click()
        self.page.get_by_role("region", name=self.t("rules"), exact=True).get_by_role("heading").nth(1).wait_for()

    def end(self) -> None:
        self.screen.follow(f"/room/{self.over}")
        self.page.get_by_role("dialog").wait_for()

    def sheet(self) -> None:
        self.end()
        self.screen.named("end-look").click()
        self.page.get_by_role("dialog").wait_for(state="hidden")

    def watch(self) -> None:
        room = self.caller.table(self.game)
        self.screen.scene = {}
        self.screen.follow(f"/room/{room}")
        self.screen.until(lambda: self.screen.scene and self.screen.info.get("id") == room, "the table is laid")
        player_of(self.game, self.screen).region("prompt").wait_for()

    def replay(self) -> None:
        self.screen.follow(f"/room/{self.over}/replay")
        player_of(self.game, self.screen).region("prompt").wait_for()
        bar = self.screen.region("replay")
        slider = bar.get_by_role("slider")
        half = int(slider.get_attribute("max") or 0) // 2
        slider.fill(str(half))
        self.screen.until(lambda: bar.locator(".count").inner_text().startswith(f"{half + 1} "), "half of the game")

    def curtain(self) -> None:
        """The first of three people at one screen has played; the next one takes over."""
        seats, options = [ME, HOTSEAT, HOTSEAT], {"first_seat": 0}
        player = seated(self.screen, self.game, opened_room(self.screen, self.game, seats=seats, options=options))
        title = self.page.get_by_role("heading", name=self.t("curtain-title", name="").strip())
        while player.asked() and not title.count():
            player.step()
            self.screen.until(lambda: player.asked() or title.count(), "we are asked, or another")
        title.wait_for()

    def visit(self) -> None:
        """What another player has lies open."""
        player = self.table(self.moment)
        rivals = self.page.get_by_role("list", name=player.word("region-rivals"), exact=True)
        rivals.locator("button.open").first.click(position={"x": 60, "y": 8})  # the numbers below explain themselves
        self.screen.named(f"{player.prefix}-back-home").wait_for()

    def explained(self) -> None:
        """A card beside the place tells why not."""
        card = self.page.locator("[data-over]")
        card.get_by_role("alert").or_(card.locator("b")).first.wait_for()

    def advised(self) -> Player:
        """A table where the coach has thought to its end at once."""
        self.page.route(ASKED, lambda route: answered(route, best(self.screen.options)), times=1)
        return self.table(self.moment)

    def hint(self) -> None:
        self.advised()
        self.page.keyboard.press("h")
        self.page.locator("[data-coach] .take").wait_for()

    def warning(self) -> None:
        """The second best is pressed, where one wishes to be warned."""
        self.page.evaluate(WARNED)
        self.screen.go("/sign-in")  # what is preferred is read when the page is loaded
        with self.page.expect_response(ASKED):
            player = self.advised()
        player.from_list(best(self.screen.options)[1])
        self.page.get_by_role("alertdialog").wait_for()

    def coached(self) -> Iterator[Stop]:
        """They come last: from here on the coach warns."""
        yield f"{self.game}-hint", self.hint
        yield f"{self.game}-warning", self.warning

    def common(self, *, brief: bool) -> Iterator[Stop]:
        yield f"{self.game}-replay", self.replay
        yield f"{self.game}-watch", self.watch
        yield f"{self.game}-curtain", self.curtain
        yield f"{self.game}-list", self.listed
        yield f"{self.game}-end", self.end
        if not brief:
            yield f"{self.game}-sheet", self.sheet
            yield f"{self.game}-chat", self.chat
            yield f"{self.game}-rules", self.rules


class CatanTables(Tables):
    """The tables of Catan."""

    moment = "MAIN"

    def settler(self, moment: str) -> CatanPlayer:
        player = self.table(moment)
        assert isinstance(player, CatanPlayer)
        return player

    def tool(self) -> None:
        self.settler("MAIN").build("road").click()
        self.page.locator("button.lit[data-place]").first.hover()

    def why(self) -> None:
        self.settler("FOUND_SETTLEMENT").lights("settlement")
        self.page.locator("button[data-place]:not(.lit)").nth(4).click()
        self.page.get_by_role("alert").first.wait_for()

    def bank(self) -> None:
        player = self.settler("MAIN")
        rate = min(self.screen.mine["rates"])
        player.trade().get_by_role("button", name=self.t("ct-with-bank", rate=rate), exact=True).click()

    def terms(self) -> None:
        player = self.settler("MAIN")
        hand = [name for name, count in player.hand().items() if count]
        player.terms(player.trade(), {hand[0]: 1}, {"ore" if hand[0] != "ore" else "wool": 2})

    def counter(self) -> None:
        self.settler("TRADE_RESPONSE").answer("counter")
        self.screen.region("ct-trade").wait_for()

    def discard(self) -> None:
        player = self.settler("DISCARD")
        name = next(name for name, count in player.hand().items() if count)
        player.more(self.screen.region("ct-pick-discard"), name)

    def stops(self, *, brief: bool = False) -> Iterator[Stop]:
        yield from self.common(brief=brief)
        for moment in ("PRE_ROLL", "TRADE_RESPONSE"):
            yield self.asked(moment)
        if not brief:
            for moment in ("FOUND_SETTLEMENT", "FOUND_ROAD", "MOVE_ROBBER", "STEAL", "TRADE_SELECT"):
                yield self.asked(moment)
            yield "catan-counter", self.counter
        yield "catan-terms", self.terms
        yield "catan-tool", self.tool
        yield "catan-why", self.why
        yield "catan-bank", self.bank
        yield "catan-discards", self.discard
        yield from self.coached()


class BurgundyTables(Tables):
    """The tables of The Castles of Burgundy."""

    moment = "TURN"

    def player(self) -> BurgundyPlayer:
        player = self.table("TURN")
        assert isinstance(player, BurgundyPlayer)
        return player

    def deed(self) -> None:
        """A deed is chosen, and a lit place rested on."""
        self.player().deed("place").click()
        self.page.locator("button.lit[data-place^='cell:']").first.hover()

    def buy(self) -> None:
        """A tile of the black depot is bought, or asked about."""
        self.player().deed("buy").click()
        rev, card = self.screen.rev, self.page.locator("[data-over] .row")
        self.page.locator("button.lit[data-place^='slot:black']").first.click()
        self.screen.until(lambda: self.screen.rev > rev or card.count(), "something comes of it")

    def why(self) -> None:
        self.player()
        self.page.locator("button[data-place^='slot:']:not(.lit)").first.click()
        self.explained()

    def stops(self, *, brief: bool = False) -> Iterator[Stop]:
        yield from self.common(brief=brief)
        for moment in ("CHOOSE_ESTATE", "WAREHOUSE", "GOODS"):
            yield self.asked(moment)
        if not brief:
            for moment in ("TURN", "CASTLE", "CITY_HALL", "SHIP", "PACK", "TURN end", "DISCARD", "TAKE", "SHIP two"):
                yield self.asked(moment)
        yield "burgundy-deed", self.deed
        yield "burgundy-buy", self.buy
        yield "burgundy-why", self.why
        yield "burgundy-visit", self.visit
        yield from self.coached()


class GwtTables(Tables):
    """The tables of Great Western Trail."""

    moment = "LOCATION"

    def player(self, moment: str) -> GwtPlayer:
        player = self.table(moment)
        assert isinstance(player, GwtPlayer)
        return player

    def way(self) -> None:
        """A lit stop is rested on: its way is painted."""
        self.player("MOVE").lights()
        self.page.locator("button.lit[data-place^='node:']").first.hover()

    def building(self) -> None:
        """A building is chosen, and a space asked about."""
        player = self.player("BUILD")
        player.deeds().locator("[aria-pressed]").first.click()
        self.page.locator("button.lit[data-place^='node:']").first.click()
        self.page.locator("[data-over] .row").wait_for()

    def why(self) -> None:
        """A stop too far away."""
        self.player("MOVE").lights()
        self.page.locator("button[data-place^='node:']:not(.lit)").first.click()
        self.explained()

    def stops(self, *, brief: bool = False) -> Iterator[Stop]:
        yield from self.common(brief=brief)
        for moment in ("PLACE_HERDER", "CATTLE", "DELIVER"):
            yield self.asked(moment)
        if not brief:
            for moment in ("MOVE", "LOCATION", "BUILD", "HIRE", "DISC", "OBJECTIVE"):
                yield self.asked(moment)
            for moment in ("LOCATION risk", "STOP", "AUXILIARY", "IMMEDIATE", "COPY", "BOUNTY", "HAZARD", "ENGINE_ANY"):
                yield self.asked(moment)
            for moment in ("UPGRADE", "STATION_MASTER", "DISC recall", "FORESIGHT", "CERTIFICATES", "RAISE"):
                yield self.asked(moment)
            for moment in ("DRAW", "DISCARD", "TRASH", "PAY_CARD", "END_TURN"):
                yield self.asked(moment)
        yield "gwt-way", self.way
        yield "gwt-building", self.building
        yield "gwt-why", self.why
        yield "gwt-visit", self.visit
        yield from self.coached()


class NusfjordTables(Tables):
    """The tables of Nusfjord."""

    moment = "TURN"

    def player(self, moment: str) -> NusfjordPlayer:
        player = self.table(moment)
        assert isinstance(player, NusfjordPlayer)
        return player

    def card(self) -> None:
        """A card is rested on: it tells what it does."""
        self.player("BUILD hand").lights()
        self.page.locator("button[data-place^='hand:']").first.hover()
        self.page.locator(".tip .lore").wait_for()

    def copy(self) -> None:
        """The copy tile is pressed: an action is proposed."""
        self.player("TURN copy")
        self.page.locator("button.lit[data-place^='space:copy']").first.click()
        self.page.locator("button[data-place^='space:copy'][aria-pressed=true]").wait_for()

    def why(self) -> None:
        """A space that cannot be used."""
        self.player("TURN first")
        self.page.locator("button[data-place='space:build_ship']:not(.lit)").click()
        self.page.locator(".refusal").get_by_role("button", name=self.t("tb-close")).wait_for()

    def solo(self) -> None:
        """Alone: the second round, with workers of the first one still there."""
        seats, options = [ME], {"first_seat": 0}
        player = seated(self.screen, self.game, opened_room(self.screen, self.game, seats=seats, options=options))
        while self.screen.scene["view"]["round"] < 2:
            player.step()
        self.screen.until(player.asked, "the second round")

    def stops(self, *, brief: bool = False) -> Iterator[Stop]:
        yield from self.common(brief=brief)
        for moment in ("SITE", "SERVE", "OFFER"):
            yield self.asked(moment)
        if not brief:
            for moment in ("TURN", "TURN copy", "BUILD hand", "SHIP", "USE_INVITED", "REFOREST"):
                yield self.asked(moment)
            for moment in ("TURN first", "TURN trade", "BUILD", "INVITE", "CLEAR", "REMOVE_FOREST", "END_TURN"):
                yield self.asked(moment)
            for moment in (
                "SOURCE",
                "CHOOSE",
                "EXCHANGE",
                "UPGRADE",
                "USE_ELDER",
                "TRIGGER",
                "FEED_ELDER",
                "FEED_SHARE",
            ):
                yield self.asked(moment)
        yield "nusfjord-card", self.card
        yield "nusfjord-copying", self.copy
        yield "nusfjord-why", self.why
        yield "nusfjord-visit", self.visit
        yield "nusfjord-solo", self.solo
        yield from self.coached()


class GwtnzTables(GwtTables):
    """The tables of New Zealand."""

    def player(self, moment: str) -> GwtnzPlayer:
        player = self.table(moment)
        assert isinstance(player, GwtnzPlayer)
        return player

    def about(self, page: int) -> None:
        """What the signs mean, what is reconstructed, how it differs from its sister."""
        self.player("MOVE")
        self.page.locator(".links button").nth(page).click()
        self.page.locator(".about [aria-selected=true]").wait_for()

    def stops(self, *, brief: bool = False) -> Iterator[Stop]:
        yield from self.common(brief=brief)
        for moment in ("FIRST_DISC", "INVEST", "SHIP"):
            yield self.asked(moment)
        if not brief:
            for moment in ("MOVE", "LOCATION", "BUILD", "HIRE", "SHEEP", "SHEARING"):
                yield self.asked(moment)
            for moment in ("PLACE_RUNHOLDER", "LOCATION extra", "LOCATION gold", "STOP", "AUXILIARY", "IMMEDIATE"):
                yield self.asked(moment)
            for moment in ("JOKER", "PICK", "HAZARD", "ANCHOR", "STOREHOUSE", "MASTER", "TAKE_CARD", "FORWARD", "FLIP"):
                yield self.asked(moment)
            for moment in ("OBJECTIVE", "FORESIGHT", "INCOME", "DELIVER", "SHEAR", "WOOL", "DISC", "DISC recall"):
                yield self.asked(moment)
            for moment in ("DRAW", "DISCARD", "TOP_DECK", "PAY_CARD", "END_TURN", "OFF_TURN"):
                yield self.asked(moment)
        yield "gwtnz-way", self.way
        yield "gwtnz-building", self.building
        yield "gwtnz-why", self.why
        yield "gwtnz-visit", self.visit
        for page, name in list(enumerate(("rebuilt", "signs", "differs")))[: 1 if brief else 3]:
            yield f"gwtnz-{name}", partial(self.about, page)
        yield from self.coached()


def best(options: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Three, of those that lead somewhere."""
    return sorted(options, key=lambda option: not option.get("targets"))[:3]


def answered(route: Route, options: list[dict[str, Any]]) -> None:
    """A hint that needed no thought: the first is clearly the best."""
    asked: Any = route.request.post_data_json
    here = ASKED.search(route.request.url)
    assert here is not None
    first = options[0]
    told = [
        {"action": option["action"], "value": 6.4 - 4 * place, "behind": 4.0 * place, "error": 0.5, "sure": 3}
        | {"better": 0.9, "then": [first["text"]], "places": [first.get("targets", [])]}
        for place, option in enumerate(options)
    ]
    reasons = [{"part": part, "gain": gain} for part, gain in (("rivals", 3.2), ("nothing that has a name", 0.8))]
    advice = {"room": here[1], "rev": asked["rev"], "seat": asked["seat"], "done": True}
    more = {"worlds": 400, "goal": 400, "more": 9, "compared": [-1, -2], "warning": 3.0}
    body = json.dumps({**advice, **more, "options": told, "reasons": reasons})
    route.fulfill(body=body + "\n", content_type="application/x-ndjson")


def void(_: object) -> None:
    """Come, and stay."""


TOURS: dict[str, tuple[type[Tour], str]] = {
    "house": (Runtime, "catan"),
    "catan": (CatanTables, "catan"),
    "burgundy": (BurgundyTables, "burgundy"),
    "gwt": (GwtTables, "gwt"),
    "nusfjord": (NusfjordTables, "nusfjord"),
    "gwtnz": (GwtnzTables, "gwtnz"),
}


def tour(name: str, screen: Screen, caller: Caller) -> Tour:
    kind, game = TOURS[name]
    return kind(screen, caller, game)
