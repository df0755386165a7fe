"""Since one's last turn: a row tells what the others did, shows it again, and never stands in the way of a decision."""

from typing import Any

import pytest
from playwright.sync_api import Response

from tests.e2e.conftest import Opening
from tests.e2e.games import opened_room, seated
from tests.e2e.player import Player
from tests.e2e.screen import Screen

pytestmark = pytest.mark.browser
SECRETS = {"hand", "cards", "total_points", "laid_down"}
PACE = "() => JSON.parse(localStorage.getItem('igroteka.settings')).pace"


def a_round_later(screen: Screen, player: Player) -> None:
    """Both bots have had a turn since ours, and we are about to roll."""

    def turn() -> dict[str, Any]:
        return dict(screen.scene["view"]["turn"])

    first = turn()["number"]
    while turn()["active"] != 0 or turn()["number"] == first or "roll" not in kinds(screen):
        ends = [option for option in screen.options if option["kind"] == "end"]
        if ends:
            player.ready()
            player.say(ends[0])
        else:
            player.step()
        screen.until(player.asked, "we are asked again")
    player.ready()


def kinds(screen: Screen) -> set[str]:
    return {option["kind"] for option in screen.options}


def said(screen: Screen) -> list[str]:
    """What left this tab for the game."""
    return [message["t"] for message in screen.sent if message["t"] in ("act", "undo")]


def test_a_round_is_told_shown_again_and_decided_in_the_middle_of_it(opened: Opening) -> None:
    screen = opened("en")
    screen.api("POST", "/api/session/guest", {"name": "Ann"})
    options = {"player_trade": "none", "first_seat": 0}
    player = seated(screen, "catan", opened_room(screen, "catan", options=options))
    a_round_later(screen, player)
    row, prompt = screen.region("tb-recap-long"), screen.region("tb-prompt")
    entries = row.locator(".entry")

    # It tells the turns of both, in the words of the log.
    names = [seat["name"] for seat in screen.info["seats"]]
    assert entries.count() == 2
    log = screen.region("tb-log").inner_text()
    for entry, name in zip(entries.all(), names[1:], strict=True):
        told = str(entry.get_attribute("title"))
        assert told.startswith(f"{name}: ")
        for clause in told.removeprefix(f"{name}: ").split("; "):
            assert clause in log

    # A press shows the position after that turn; nothing is said to anybody, and the own turn is one press away.
    rev, before = screen.rev, said(screen)
    entries.first.click()
    screen.named("tb-recap-to-turn").wait_for()
    assert entries.first.get_attribute("aria-pressed") == "true"
    assert names[1] in prompt.inner_text()
    assert f": {names[1]}" not in screen.region("tb-log").inner_text().split("\n", 1)[0], "the log ends there too"
    assert not screen.page.locator("button.lit").count()
    screen.page.keyboard.press("Escape")
    screen.named("tb-recap-to-turn").wait_for(state="detached")
    player.ready()

    # The round is shown again; in the middle of it we roll.
    screen.named("tb-recap-play").click()
    screen.named("tb-recap-stop").wait_for()
    screen.named("tb-recap-to-turn").click()
    screen.named("tb-recap-play").wait_for()
    assert (screen.rev, said(screen)) == (rev, before)
    roll = next(option for option in screen.options if option["kind"] == "roll")
    player.prompt(roll["text"])
    screen.until(lambda: screen.rev > rev, "we have rolled")
    assert entries.count() == 2, "our own turn is no news to us"


def test_after_a_reload_the_past_is_what_this_seat_saw_and_the_pace_is_remembered(opened: Opening) -> None:
    screen = opened("ru")
    screen.api("POST", "/api/session/guest", {"name": "Аня"})
    options = {"player_trade": "none", "first_seat": 0}
    player = seated(screen, "catan", opened_room(screen, "catan", options=options))
    a_round_later(screen, player)
    pace = screen.region("tb-recap-long").get_by_role("combobox", name=screen.t("tb-pace"))
    assert pace.input_value() == "at-once", "the system asks for stillness"
    pace.focus()
    screen.page.keyboard.press("End")
    assert screen.page.evaluate(PACE) == "calm"

    screen.scene = {}
    screen.page.reload()
    screen.until(player.asked, "the table is laid again")
    player.ready()
    assert pace.input_value() == "calm"

    def is_past(answer: Response) -> bool:
        return "/at/" in answer.url

    with screen.page.expect_response(is_past) as asked:
        screen.region("tb-recap-long").locator(".entry").first.click()
    screen.named("tb-recap-to-turn").wait_for()
    assert "seat=0" in asked.value.url
    told = asked.value.json()
    scene = told.get("scene", told)
    assert scene["seat"] == 0
    assert not [one for one in scene["public"]["view"]["players"] if SECRETS & set(one)]
    assert {"hand"} <= set(scene["own"]["view"]["players"]["0"])
    screen.named("tb-recap-to-turn").click()
    player.ready()
