"""Two friends and a bot at a market table: proposals lie open, and one of them is settled."""

from typing import Any

import pytest

from tests.e2e.catan import CatanPlayer
from tests.e2e.conftest import Opening
from tests.e2e.screen import Screen
from tests.server.trading import position

pytestmark = pytest.mark.browser

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}]
HANDS: tuple[dict[str, int], ...] = ({"lumber": 3, "brick": 1}, {"ore": 2, "wool": 1}, {"grain": 2})


def at_market(host: Screen, guest: Screen) -> str:
    """A table at which the host has rolled."""
    for screen in (host, guest):
        screen.api("POST", "/api/session/guest")
    setup = {"game": "catan", "seats": SEATS, "market": {"drafts": 3, "seconds": 60}, "position": position(HANDS)}
    room = str(host.api("POST", "/api/rooms", setup)["id"])
    guest.api("POST", f"/api/rooms/{room}/sit", {"seat": 1})
    host.api("POST", f"/api/rooms/{room}/start")
    for screen in (host, guest):
        screen.go(f"/room/{room}")
        screen.until(lambda: screen.scene, "the table is laid")  # noqa: B023
    return room


def test_friends_settle_a_draft(opened: Opening) -> None:
    """CAT-17.25, CAT-17.26."""
    host, guest = opened("ru"), opened("en")
    room = at_market(host, guest)
    ann, bob = CatanPlayer(host, 1), CatanPlayer(guest, 2)

    def market() -> list[dict[str, Any]]:
        return list(host.view(room, 0)["market"].get("drafts", []))

    panel = host.region("ct-trade")
    ann.terms(panel, {"lumber": 2}, {"ore": 1})
    panel.get_by_role("button", name=host.t("ct-send-offer"), exact=True).click()
    host.region("ct-market").wait_for()
    host.until(lambda: 2 in market()[0].get("yes", []) + market()[0].get("no", []), "the bot has its say")

    yes = guest.region("ct-market").get_by_role("button", name=guest.t("ct-market-yes"), exact=True)
    yes.focus()
    guest.page.keyboard.press("Enter")
    guest.until(lambda: yes.get_attribute("aria-pressed") == "true", "the guest has agreed")
    guest.region("ct-market").get_by_role("button", name=guest.t("ct-counter"), exact=True).click()
    counter = guest.region("ct-trade")
    bob.terms(counter, {}, {"lumber": 1})
    counter.get_by_role("button", name=guest.t("ct-send-counter"), exact=True).click()
    guest.until(lambda: any(one["author"] == 1 for one in market()), "the guest proposes too")
    yes.click()  # a counter is no longer a yes

    guest.page.reload()
    guest.region("ct-market").wait_for()
    for size in ((360, 740), (1366, 768)):
        for screen in (host, guest):
            screen.resize(*size)
            screen.sound(f"{size}")

    seal = host.t("ct-market-with", name=host.called(guest.info["seats"][1]["name"]))
    host.region("ct-market").get_by_role("button", name=seal, exact=True).click()
    guest.until(lambda: host.rev == guest.rev == 2, "the trade is told")
    assert {"lumber": 1, "brick": 1, "ore": 1} == ann.hand()
    assert {"lumber": 2, "ore": 1, "wool": 1} == bob.hand()
    assert not host.refusals + guest.refusals


def test_the_form_offers_a_market(opened: Opening) -> None:
    """CAT-17.28: chosen with the table, and not where people share a screen."""
    host = opened("ru")
    host.go("/new")
    way = host.page.get_by_label(host.t("market-way"), exact=True)
    way.select_option("market")
    host.page.get_by_label(host.t("market-drafts"), exact=True).select_option("2")
    kind = host.page.get_by_label(host.t("new-seat-kind", n=2), exact=True)
    kind.select_option("hotseat")
    assert way.is_disabled()
    kind.select_option("open")
    host.named("new-open").click()
    host.until(lambda: host.info.get("market") == {"drafts": 2, "seconds": 45}, "a market table waits")
    host.page.get_by_text(host.t("market-told")).wait_for()
    host.sound("waiting")
