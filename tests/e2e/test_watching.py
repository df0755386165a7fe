"""Those who watch: a spectator, a replay step by step, and the proof of the luck."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import Opening
from tests.e2e.games import PLAYERS, player_of
from tests.e2e.moments import moments
from tests.e2e.place import ME, ROOT, Caller
from tests.e2e.player import Player
from tests.e2e.screen import NARROW, USUAL, Screen, Size

pytestmark = pytest.mark.browser

SILENCE = 12
"""Seconds after which a tab takes its line for lost, once it has asked whether anybody is there."""


@pytest.fixture(scope="module", params=PLAYERS)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def finished(caller: Caller, game: str) -> str:
    return caller.finished(game)


def moment(screen: Screen, room: str, rev: int) -> dict[str, Any]:
    answer = screen.page.context.request.get(f"{screen.origin}/api/rooms/{room}/at/{rev}?texts=1&lang={screen.lang}")
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return dict(found.get("scene", found))


def watching(screen: Screen, game: str, room: str) -> Player:
    """A spectator at a table: nothing to click, nothing to say."""
    screen.go(f"/room/{room}")
    screen.until(lambda: screen.scene, "the table is laid")
    player = player_of(game, screen)
    player.region("prompt").get_by_text(player.word("watching")).wait_for()
    assert screen.scene["seat"] == -3
    assert not screen.options
    assert not screen.page.locator("[data-action]").count()
    assert not screen.page.locator("button.lit").count()
    return player


@pytest.mark.parametrize("size", [NARROW, USUAL])
def test_a_broken_line_is_told_over_the_header_and_moves_nothing(size: Size, opened: Opening, caller: Caller) -> None:
    room = caller.table(position=moments("catan")["MAIN"])
    screen = opened("ru", size=size)
    screen.spent = True
    screen.page.clock.install()
    watching(screen, "catan", room)
    before = screen.region("tb-prompt").bounding_box()
    screen.broken = True
    screen.page.context.set_offline(True)
    hurry = screen.page.get_by_role("button", name=screen.t("broken-hurry"), exact=True)

    def is_told() -> int:
        screen.page.clock.fast_forward(SILENCE * 1000)
        return hurry.count()

    screen.until(is_told, "nothing is heard, and nothing answered")
    told = screen.page.get_by_role("status").filter(has_text="Связи нет")

    assert told.is_visible()
    assert before == screen.region("tb-prompt").bounding_box()
    box = hurry.bounding_box()
    assert box is not None
    assert before is not None
    assert box["y"] + box["height"] <= before["y"]
    screen.page.context.set_offline(False)
    hurry.wait_for(state="hidden")
    screen.broken = False


def test_a_spectator_sees_no_hands_and_has_no_options(opened: Opening, caller: Caller) -> None:
    room = caller.table(position=moments("catan")["MAIN"])
    screen = opened("en")
    watching(screen, "catan", room)
    secrets = {"hand", "cards", "total_points", "laid_down"}
    assert not [player for player in screen.scene["view"]["players"] if secrets & set(player)]
    assert not screen.region("ct-region-own").count(), "a spectator has no cards"
    assert not screen.region("ct-trade").count()
    players = screen.page.get_by_role("list", name=screen.t("tb-region-players"), exact=True)
    assert players.locator("> li").count() == 4

    screen.page.locator("button[data-place='hex:7']").click()
    screen.page.keyboard.press("m")
    assert not [message for message in screen.sent if message["t"] in ("act", "undo")]

    # The game goes on under the spectator's eyes.
    rev = screen.rev
    caller.say(room, "end")
    screen.until(lambda: screen.rev > rev + 1, "the next one rolls")  # and may wait for our discards
    assert not [player for player in screen.scene["view"]["players"] if secrets & set(player)]
    screen.sound("watching")


def test_a_spectator_learns_of_a_secret_choice_only_that_it_is_made(opened: Opening, caller: Caller) -> None:
    options = {"setup": "experienced", "estate_choice": "secret", "first_seat": 0}
    room = caller.table("burgundy", seats=[ME, {"kind": "hotseat"}, {"kind": "hotseat"}], options=options)
    screen = opened("ru")
    player = watching(screen, "burgundy", room)
    for seat in range(3):
        rev = screen.rev
        caller.say(room, "estate", seat)
        screen.until(lambda rev=rev: screen.rev > rev, "it is told")  # type: ignore[misc]
        told = screen.scene["view"]["players"]
        assert [one["chosen"] for one in told] == [other <= seat for other in range(3)]
        assert not any("choice" in one for one in told)
        assert [one["estate"] is not None for one in told] == [seat == 2] * 3, "all are shown together"
    screen.until(lambda: screen.page.evaluate(player.pieces) == player.pieces_of(screen.scene["view"]), "its castle")
    screen.page.get_by_role("list", name=player.word("region-players"), exact=True).locator("button.open").last.click()
    screen.page.locator("button[data-place^='slot:']").first.click()
    assert not [message for message in screen.sent if message["t"] in ("act", "undo", "why")]
    screen.sound("watching")


def test_a_spectator_of_great_western_trail_sees_backs_of_cards(opened: Opening, caller: Caller) -> None:
    room = caller.table("gwt", position=moments("gwt")["END_TURN"])
    screen = opened("ru")
    player = watching(screen, "gwt", room)
    secrets = {"hand", "stack", "breeding"}
    assert not [one for one in screen.scene["view"]["players"] if secrets & set(one)]
    board = screen.page.locator(".hand")
    assert not board.locator("[data-at]").count(), "the cards lie face down"
    players = screen.page.get_by_role("list", name=player.word("region-players"), exact=True)
    players.locator("button.open").last.click(position={"x": 60, "y": 8})  # the numbers below are explained one by one
    assert not board.locator("[data-at]").count()
    screen.page.locator(".raised button.shut").click()  # the board of that player goes down again
    screen.page.locator("button[data-place='node:N_A']").click()
    screen.page.keyboard.press("m")
    assert not [message for message in screen.sent if message["t"] in ("act", "undo", "why")]
    rev = screen.rev
    caller.say(room, "done")
    screen.until(lambda: screen.rev > rev, "the game goes on")
    assert not [one for one in screen.scene["view"]["players"] if secrets & set(one)]
    screen.sound("watching")


def test_a_finished_game_is_walked_through_step_by_step(
    opened: Opening, caller: Caller, game: str, finished: str
) -> None:
    steps = caller.asked("GET", f"/api/rooms/{finished}/replay")
    steps = steps["steps"] if isinstance(steps, dict) else steps
    screen = opened("ru")
    player = player_of(game, screen)
    screen.go(f"/room/{finished}/replay")
    bar = screen.region("replay")
    slider = bar.get_by_role("slider")
    count = bar.locator(".count")

    def shows(number: int) -> None:
        """The step in the bar, in the address and on the board."""
        rev = steps[number]["rev"]
        screen.until(lambda: count.inner_text() == f"{number + 1} / {len(steps)}", f"step {number + 1}")
        screen.until(lambda: screen.page.url.endswith(f"?rev={rev}"), "the address names the moment")
        there = moment(screen, finished, rev)
        board = player.pieces_of(there["view"])
        screen.until(lambda: screen.page.evaluate(player.pieces) == board, f"the board of step {number + 1}")
        asked = there["question"]["text"]
        screen.until(lambda: asked in player.region("prompt").inner_text(), f"the question of step {number + 1}")

    shows(0)
    for number in (1, 2, 3):
        screen.named("step-next").click()
        shows(number)
    screen.named("step-back").click()
    shows(2)
    screen.named("step-last").click()
    shows(len(steps) - 1)
    screen.page.keyboard.press("Home")
    shows(0)
    screen.page.keyboard.press("ArrowRight")
    shows(1)
    slider.fill(str(len(steps) // 2))
    shows(len(steps) // 2)

    # A link leads to the very moment.
    link = screen.page.url
    other = opened("en")
    other.page.goto(link)
    there = other.region("replay").locator(".count")
    there.wait_for()
    other.until(lambda: there.inner_text() == f"{len(steps) // 2 + 1} / {len(steps)}", "the same step")

    # And play can go on from there.
    other.named("fork").click()
    other.page.wait_for_url(lambda url: "/replay" not in url)
    other.until(lambda: other.info.get("id") not in (None, finished), "a room of its own")
    screen.sound("replay")


def test_the_proof_of_the_luck(opened: Opening, caller: Caller, finished: str, tmp_path: Path) -> None:
    luck = caller.asked("GET", f"/api/rooms/{finished}/luck")
    screen = opened("en")
    screen.go(f"/room/{finished}/luck")
    screen.page.get_by_role("heading", name=screen.t("luck-good"), exact=True).wait_for()
    values = screen.page.locator("code.well").all_inner_texts()
    assert luck["commit"] == values[0]
    assert values.count(luck["commit"]) == 2, "promised, and computed here"
    assert luck["secret"] in values

    with screen.page.expect_download() as download:
        screen.page.get_by_role("link", name=screen.t("download")).click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    checked = subprocess.run(
        [sys.executable, "-m", "igroteka", "verify", str(record)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT / "src",
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
    screen.sound("luck")


def test_the_secret_stays_closed_while_a_game_runs(opened: Opening, caller: Caller) -> None:
    room = caller.table()
    screen = opened("en")
    screen.go(f"/room/{room}/luck")
    screen.page.get_by_role("heading", name=screen.t("luck-later"), exact=True).wait_for()
    assert len(screen.page.locator("code.well").all_inner_texts()) <= 1 + 3


def test_the_card_of_the_end_comes_once(opened: Opening, finished: str) -> None:
    screen = opened("en")
    screen.go(f"/room/{finished}")
    screen.page.get_by_role("dialog").wait_for()
    screen.named("end-look").click()
    screen.page.get_by_role("dialog").wait_for(state="hidden")
    before = screen.info
    other = opened("en")
    other.go(f"/room/{finished}")
    other.page.get_by_role("dialog").wait_for()
    screen.until(lambda: screen.info is not before, "somebody else came to look")
    screen.settle()
    assert not screen.page.get_by_role("dialog").count(), "it was closed"
