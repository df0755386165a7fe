"""A walk through every screen of the house, with something on each of them."""

from collections.abc import Callable, Iterator
from typing import Any

from tests.e2e.moments import moments
from tests.e2e.place import GREEDY, ME, Caller
from tests.e2e.player import Player
from tests.e2e.screen import Screen

Stop = tuple[str, Callable[[], None]]
UNDER_WAY = "[aria-busy=true], .dots"
HOTSEAT = {"kind": "hotseat", "name": "Clara"}


class Tour:
    """The rooms of one person, and the way to every screen."""

    def __init__(self, screen: Screen, caller: Caller) -> None:
        self.screen = screen
        self.page = screen.page
        self.t = screen.t
        screen.api("POST", "/api/session/guest", {"name": "Антонина" if screen.lang == "ru" else "Antonia"})
        self.over = caller.finished()
        self.others = caller.table()
        caller.table(seats=[ME, {"kind": "open"}, GREEDY])
        self.hidden = caller.table(seats=[ME, {"kind": "open"}, GREEDY], private=True)
        self.waiting = self.room(seats=[ME, {"kind": "open"}, GREEDY], options={"discard_limit": 9})
        self.tables = {
            name: self.room(seats=[ME, GREEDY, GREEDY, GREEDY], position=where) for name, where in moments().items()
        }
        self.shared = self.room(seats=[ME, HOTSEAT, HOTSEAT], options={"layout": "random", "first_seat": 0})

    def room(self, **setup: Any) -> str:
        made = self.screen.api("POST", "/api/rooms", {"game": "catan", **setup})
        if made["status"] == "open" and all(seat["kind"] != "open" for seat in made["seats"]):
            self.screen.api("POST", f"/api/rooms/{made['id']}/start")
        return str(made["id"])

    # --- the way to a screen

    def at(self, path: str, key: str = "") -> None:
        """A page, once its words are there."""
        self.screen.go(path)
        self.page.get_by_role("heading", name=self.t(key) if key else "").first.wait_for()
        self.screen.until(lambda: not self.page.locator(UNDER_WAY).count(), f"{path} is there")

    def table(self, moment: str) -> Player:
        """A table where we are asked."""
        self.screen.scene = {}
        self.screen.go(f"/room/{self.tables[moment]}")
        player = Player(self.screen, seed=1)
        self.screen.until(player.asked, f"we are asked: {moment}")
        player.ready()
        assert self.screen.decision == moment
        return player

    def asked(self, moment: str) -> None:
        self.table(moment)

    def tool(self) -> None:
        player = self.table("MAIN")
        player.build("road").click()
        self.page.locator("button.lit[data-place]").first.hover()

    def why(self) -> None:
        player = self.table("FOUND_SETTLEMENT")
        player.lights("settlement")
        self.page.locator("button[data-place]:not(.lit)").nth(4).click()
        self.page.get_by_role("alert").first.wait_for()

    def bank(self) -> None:
        player = self.table("MAIN")
        rate = min(self.screen.mine["rates"])
        player.trade().get_by_role("button", name=self.t("ct-with-bank", rate=rate), exact=True).click()

    def terms(self) -> None:
        player = self.table("MAIN")
        hand = [name for name, count in self.screen.hand().items() if count]
        player.terms(player.trade(), {hand[0]: 1}, {"ore" if hand[0] != "ore" else "wool": 2})

    def counter(self) -> None:
        self.table("TRADE_RESPONSE").answer("ct-counter")
        self.screen.region("ct-trade").wait_for()

    def discard(self) -> None:
        player = self.table("DISCARD")
        name = next(name for name, count in self.screen.hand().items() if count)
        player.more(self.screen.region("ct-pick-discard"), name)

    def listed(self) -> None:
        self.table("MAIN")
        self.screen.region("ct-log").get_by_role("button", name=self.t("ct-actions")).click()

    def chat(self) -> None:
        self.table("MAIN")
        self.screen.named("chat").click()
        line = self.page.get_by_role("textbox", name=self.t("chat-say"))
        line.fill("<b>Привет</b> & hello")
        line.press("Enter")
        self.page.get_by_role("log", name=self.t("chat")).get_by_text("<b>Привет</b> & hello").first.wait_for()

    def rules(self) -> None:
        self.table("MAIN")
        self.screen.named("rules").click()
        self.page.get_by_role("region", name=self.t("rules"), exact=True).get_by_role("heading").nth(1).wait_for()

    def end(self) -> None:
        self.screen.go(f"/room/{self.over}")
        self.page.get_by_role("dialog").wait_for()

    def sheet(self) -> None:
        self.end()
        self.screen.named("end-look").click()
        self.page.get_by_role("table").wait_for()

    def watch(self) -> None:
        self.screen.scene = {}
        self.screen.go(f"/room/{self.others}")
        self.screen.until(lambda: self.screen.scene, "the table is laid")
        self.screen.region("ct-prompt").wait_for()

    def replay(self) -> None:
        self.screen.go(f"/room/{self.over}/replay")
        self.screen.region("ct-prompt").wait_for()
        bar = self.screen.region("replay")
        slider = bar.get_by_role("slider")
        half = int(slider.get_attribute("max") or 0) // 2
        slider.fill(str(half))
        self.screen.until(lambda: bar.locator(".count").inner_text().startswith(f"{half + 1} "), "half of the game")

    def curtain(self) -> None:
        """The first of three people at one screen has founded; the next one takes over."""
        self.screen.scene = {}
        self.screen.go(f"/room/{self.shared}")
        title = self.page.get_by_role("heading", name=self.t("curtain-title", name="").strip())
        player = Player(self.screen, seed=1)
        self.screen.until(lambda: self.screen.scene, "the table is laid")
        if self.screen.decision == "FOUND_SETTLEMENT" and player.asked():
            player.step()
            player.step()
        title.wait_for()

    def luck(self) -> None:
        self.screen.go(f"/room/{self.over}/luck")
        self.page.get_by_role("heading", name=self.t("luck-good")).wait_for()

    def private(self) -> None:
        self.screen.expected.add(403)
        self.screen.go(f"/room/{self.hidden}")
        self.page.get_by_role("heading", name=self.t("private-title")).wait_for()
        self.screen.expected.clear()

    def register(self) -> None:
        self.at("/sign-in", "sign-in")
        self.screen.named("no-account").click()

    def stops(self, *, brief: bool = False) -> Iterator[Stop]:
        """Every screen by its name, and how to come there; in brief without those that look much like another."""
        yield "lobby", lambda: self.at("/", "lobby-title")
        yield "new", lambda: self.at("/new", "new-title")
        yield "waiting", lambda: self.at(f"/room/{self.waiting}", "invite-title")
        yield "tables-mine", lambda: self.at("/tables", "nav-tables")
        yield "rules", lambda: self.at("/rules", "rules")
        yield "rules-catan", lambda: self.at("/rules/catan")
        yield "profile", lambda: self.at("/me", "settings")
        yield "sign-in", lambda: self.at("/sign-in", "sign-in")
        yield "luck", self.luck
        yield "about", lambda: self.at("/about")
        yield "replay", self.replay
        yield "watch", self.watch
        yield "curtain", self.curtain
        if not brief:
            yield "register", self.register
            yield "invite", lambda: self.at("/new?invite", "new-title")
            yield "private", self.private
            yield "tables-open", lambda: self.at("/tables?tab=open", "nav-tables")
            yield "tables-live", lambda: self.at("/tables?tab=live", "nav-tables")
            yield "lost", lambda: self.at("/nowhere/at/all")
            yield "table-found-road", lambda: self.asked("FOUND_ROAD")
            yield "table-counter", self.counter
            yield "table-sheet", self.sheet
        yield "table-founding", lambda: self.asked("FOUND_SETTLEMENT")
        yield "table-before-the-roll", lambda: self.asked("PRE_ROLL")
        yield "table-robber", lambda: self.asked("MOVE_ROBBER")
        yield "table-steal", lambda: self.asked("STEAL")
        yield "table-offer", lambda: self.asked("TRADE_RESPONSE")
        yield "table-partner", lambda: self.asked("TRADE_SELECT")
        yield "table-terms", self.terms
        yield "table-tool", self.tool
        yield "table-why", self.why
        yield "table-bank", self.bank
        yield "table-discard", self.discard
        yield "table-list", self.listed
        yield "table-chat", self.chat
        yield "table-rules", self.rules
        yield "table-end", self.end
