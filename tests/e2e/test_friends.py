"""Two browsers at one table: undo, trade, a seven, a broken line, a server that restarts. Nothing is lost."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.conftest import SOAK
from tests.e2e.catan import RESOURCES, CatanPlayer
from tests.e2e.conftest import Opening, opened_place
from tests.e2e.place import Place
from tests.e2e.screen import Screen

pytestmark = pytest.mark.browser

TURNS = 400 if SOAK else 160
SEEN = 1500  # characters of the log that are compared, newest first; the server tells the last 200 lines
QUIET = {"roll", "end", "robber", "steal", "discard", "reject", "cancel", "settlement", "road"}


class Friends:
    """A host, a guest, and two bots to fill the table."""

    def __init__(self, host: CatanPlayer, guest: CatanPlayer) -> None:
        self.host, self.guest = host, guest
        self.both = (host, guest)

    def other(self, player: CatanPlayer) -> CatanPlayer:
        return self.guest if player is self.host else self.host

    def agree(self) -> None:
        """Both screens show what the server says to them."""
        for player in self.both:
            player.shows_the_truth()
            player.screen.until(lambda: is_prompted(player), "the prompt asks")  # noqa: B023

    def asked(self) -> list[CatanPlayer]:
        return [player for player in self.both if player.asked()]

    def wait(self) -> list[CatanPlayer]:
        """Until one of the two is asked."""
        self.host.screen.until(self.asked, "somebody is asked")
        return self.asked()

    def quiet_step(self, player: CatanPlayer) -> None:
        """Roll and end turns, refuse offers, and keep one's cards."""
        player.ready()
        options = [one for one in player.screen.options if one["kind"] in QUIET]
        build = [one for one in options if one["kind"] in ("road", "settlement")]
        if player.screen.decision == "MAIN":
            options = [one for one in options if one not in build]
        player.say(player.luck.choice(options))

    def play_until(self, holds: Callable[[CatanPlayer], bool], what: str) -> CatanPlayer:
        """Play quietly until something holds for one who is asked; that player."""
        for _ in range(TURNS):
            for player in self.wait():
                player.ready()
                if holds(player):
                    return player
                self.quiet_step(player)
        raise AssertionError(f"never: {what}")


def is_prompted(player: CatanPlayer) -> bool:
    """Does the bar say what is asked now? Bots may go on while one looks."""
    return player.screen.called(player.screen.scene["question"]["text"]) in player.region("prompt").inner_text()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """One of their own, which is stopped in the middle."""
    yield from opened_place(tmp_path_factory.mktemp("friends"))


@pytest.fixture
def friends(opened: Opening) -> Friends:
    """The host opens a private table through the form, the guest comes by the link."""
    host, guest = opened("ru"), opened("en")
    host.go("/")
    host.page.get_by_role("link", name=host.t("invite-friend")).click()
    for seat in (3, 4):
        host.page.get_by_label(host.t("new-seat-kind", n=seat), exact=True).select_option("bot")
        host.page.get_by_label(host.t("new-seat-level", n=seat), exact=True).select_option("novice")
    host.page.locator("summary", has_text=host.t("new-details")).click()
    for name, value in {"discard_limit": "5", "layout": "random", "victory_points_to_win": "12"}.items():
        host.page.locator(f"#o-{name}").select_option(value)
    host.named("new-open").click()
    link = host.page.get_by_label(host.t("invite-link"), exact=True)
    host.until(lambda: "#key=" in link.input_value(), "the link is there")

    guest.page.goto(link.input_value())
    guest.named("sit").click()
    guest.until(lambda: guest.info.get("you") == [1], "the guest sits")
    start = host.named("start")
    host.until(start.is_enabled, "all seats are taken")
    start.click()
    host.until(lambda: host.scene and guest.scene, "the table is laid")
    return Friends(CatanPlayer(host, 11, by_list=0), CatanPlayer(guest, 12, by_list=0))


def test_a_private_table_stays_closed_without_its_link(opened: Opening, friends: Friends) -> None:
    stranger = opened("en")
    stranger.expected.add(403)
    stranger.go(f"/room/{friends.host.screen.room}")
    stranger.page.get_by_role("heading", name=stranger.t("private-title")).wait_for()


def test_two_browsers_play_each_other(opened: Opening, place: Place, friends: Friends) -> None:
    began = time.monotonic()
    undo(friends)
    friends.agree()
    trade(friends)
    friends.agree()
    seven(friends)
    friends.agree()
    lost_line(friends)
    friends.agree()
    restart(friends, place)
    friends.agree()
    for player in friends.both:
        assert not player.screen.refusals, player.screen.refusals
    print(f"{time.monotonic() - began:.0f} s, rev {friends.host.screen.rev}, {friends.host.said}, {friends.guest.said}")


def undo(friends: Friends) -> None:
    """The first settlement is taken back, put again, taken back, and put elsewhere."""
    player = friends.play_until(lambda player: player.screen.decision == "FOUND_SETTLEMENT", "a first settlement")
    other = friends.other(player)
    screen = player.screen
    first, *_, last = [one for one in screen.options if one["kind"] == "settlement"]
    player.say(first)
    assert screen.mine["settlements"]
    for key, there in (("tb-undo", False), ("tb-redo", True), ("tb-undo", False)):
        screen.region("tb-prompt").get_by_role("button", name=screen.t(key), exact=True).click()
        screen.until(lambda there=there: bool(screen.mine["settlements"]) is there, key)  # type: ignore[misc]
        friends.agree()
    player.ready()
    player.say(last)
    place = int(last["targets"][0].removeprefix("node:"))
    assert screen.mine["settlements"] == [place]
    seat = screen.scene["seat"]
    other.screen.until(
        lambda: other.screen.scene["view"]["players"][seat]["settlements"] == [place], "the other sees it"
    )


def trade(friends: Friends) -> None:
    """An offer that is answered by another, and one that is accepted as it is."""
    for kind, seal in (("counter", "take"), ("accept", "confirm")):
        maker = friends.play_until(lambda one: wanted(one, friends.other(one)) is not None, "something to trade")
        deal(maker, friends.other(maker), kind, seal)
        friends.agree()


def deal(maker: CatanPlayer, taker: CatanPlayer, kind: str, seal: str) -> None:
    """One offers a card for a card, the other answers, the first closes the deal."""
    taker.screen.until(lambda: taker.screen.rev == maker.screen.rev, "both know the same hands")
    terms = wanted(maker, taker)
    assert terms is not None
    give, want = terms
    mine, theirs = maker.hand(), taker.hand()
    maker.offer({give: 1}, {want: 1})
    taker.screen.until(taker.asked, "the offer is answered")
    taker.ready()
    assert taker.screen.region("ct-offer-title").is_visible()
    if kind == "accept":
        taker.say(next(one for one in taker.screen.options if one["kind"] == "accept"))
    else:
        rev = taker.screen.rev
        taker.answer("counter")
        panel = taker.screen.region("ct-trade")
        more = give if mine[give] > 1 else next(name for name in mine if mine[name] and name not in terms)
        taker.terms(panel, {}, {more: 1})
        panel.get_by_role("button", name=taker.screen.t("ct-send-counter"), exact=True).click()
        taker.screen.until(lambda: taker.screen.rev > rev, "the counter-offer is made")
    partner = f"seat:{taker.screen.scene['seat']}"

    def closing() -> list[dict[str, Any]]:
        return [one for one in maker.screen.options if one["kind"] == seal and partner in one["targets"]]

    maker.screen.until(closing, f"{seal} is possible")
    maker.ready()
    maker.say(closing()[0])
    taker.screen.until(lambda: taker.screen.rev == maker.screen.rev, "both know of the deal")
    assert maker.hand().get(want, 0) == mine.get(want, 0) + 1
    assert taker.hand().get(want, 0) == theirs[want] - 1
    assert taker.hand().get(give, 0) > theirs.get(give, 0)


def wanted(maker: CatanPlayer, taker: CatanPlayer) -> tuple[str, str] | None:
    """What one can give and the other has, of different kinds; and a second card for a counter-offer."""
    if not any(one["kind"] == "offer" for one in maker.screen.options):
        return None
    mine, theirs = maker.hand(), taker.hand()
    for give in RESOURCES:
        for want in RESOURCES:
            spare = mine.get(give, 0) > 1 or any(count and name not in (give, want) for name, count in mine.items())
            if give != want and mine.get(give, 0) and theirs.get(want, 0) and spare:
                return give, want
    return None


def seven(friends: Friends) -> None:
    """Play until one of the two has to discard, and does."""
    player = friends.play_until(lambda one: one.screen.decision == "DISCARD", "a seven with discards")
    screen = player.screen
    owed = screen.scene["question"]["owed"][screen.scene["seat"]]
    before = sum(player.hand().values())
    assert owed == before // 2
    assert before > 5
    player.say(screen.options[0])
    screen.until(lambda: sum(player.hand().values()) == before - owed, "half a hand is gone")


def lost_line(friends: Friends) -> None:
    """The guest's line breaks before a roll; the click is kept, and counts once when the line is back."""
    player = friends.play_until(
        lambda one: one is friends.guest and one.screen.decision == "PRE_ROLL", "the guest's turn"
    )
    screen = player.screen
    rev = screen.rev
    screen.broken = True
    screen.page.context.set_offline(True)
    roll = next(one for one in screen.options if one["kind"] == "roll")
    player.prompt(roll["text"])
    screen.page.wait_for_timeout(500)
    assert friends.host.screen.rev == rev, "nothing came through"
    screen.page.context.set_offline(False)
    screen.until(lambda: screen.rev > rev, "the roll is stored")
    seat = screen.scene["seat"]
    friends.host.screen.until(lambda: friends.host.screen.rev >= rev + 1, "the host sees the roll")
    assert friends.host.screen.scene["view"]["turn"]["active"] == seat
    screen.broken = False


def restart(friends: Friends, place: Place) -> None:
    """The server is stopped and opened again in the middle of a turn; both come back by themselves and play on."""
    player = friends.play_until(lambda one: one.screen.decision == "MAIN", "a turn under way")
    rev = player.screen.rev
    logs = [log_of(one.screen) for one in friends.both]
    for one in friends.both:
        one.screen.broken = True
    place.stop()
    for one in friends.both:
        without_line(one.screen)
        one.screen.scene = {}
    place.open()
    for one, log in zip(friends.both, logs, strict=True):
        back(one.screen, rev, log)
    friends.agree()
    player.ready()
    player.say(next(one for one in player.screen.options if one["kind"] == "end"))
    for _ in range(6):
        for one in friends.wait():
            friends.quiet_step(one)


def log_of(screen: Screen) -> str:
    return screen.page.get_by_role("log").first.inner_text()


def without_line(screen: Screen) -> None:
    """The header tells that the line is lost."""
    line = screen.page.locator("header .chip [role=status]")
    screen.until(lambda: line.inner_text() != screen.t("line-on"), "the line is lost")


def back(screen: Screen, rev: int, log: str) -> None:
    """At the table again, and nothing is lost."""
    screen.until(lambda: screen.scene, "back at the table")
    assert screen.rev == rev
    screen.until(lambda: log_of(screen)[:SEEN] == log[:SEEN], "the log is whole")
    screen.broken = False
