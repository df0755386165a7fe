"""From the lobby to the last point of a game of Catan, by clicking what is lit or listed."""

from pathlib import Path

import pytest

from tests.conftest import SOAK
from tests.e2e.conftest import Opening
from tests.e2e.player import Player
from tests.e2e.screen import Screen

pytestmark = pytest.mark.browser

POINTS = "8" if SOAK else "4"
FIRST_CHOICES = 14


def set_up(screen: Screen, points: str, **options: str) -> None:
    """Choose in the form of a new table, and start."""
    page = screen.page
    page.get_by_role("radio", name="3", exact=True).click()
    page.locator("summary", has_text=screen.t("new-details")).click()
    for name, value in {"victory_points_to_win": points, **options}.items():
        page.locator(f"#o-{name}").select_option(value)
    screen.named("new-start").click()
    screen.until(lambda: screen.scene, "the table is laid")


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_one_click_leads_to_a_table_with_three_bots(opened: Opening, lang: str) -> None:
    screen = opened(lang)
    screen.go("/")
    screen.named("play-now").click()
    screen.until(lambda: screen.scene, "the table is laid")
    assert [seat["kind"] for seat in screen.info["seats"]] == ["human", "bot", "bot", "bot"]
    assert screen.info["status"] == "active"
    assert screen.page.locator("html").get_attribute("lang") == lang
    Player(screen, seed=1).play(FIRST_CHOICES)
    screen.sound("the first turns")
    assert not screen.refusals


@pytest.mark.parametrize(("lang", "layout", "seed"), [("ru", "random", 2), ("en", "beginner", 3)])
def test_a_whole_game_through_the_screen(opened: Opening, artifacts: Path, lang: str, layout: str, seed: int) -> None:
    screen = opened(lang)
    screen.go("/new")
    set_up(screen, POINTS, layout=layout)
    player = Player(screen, seed)
    choices = player.play()
    assert choices > 4

    screen.until(lambda: screen.page.get_by_role("dialog").count(), "the card of the end comes")
    dialog = screen.page.get_by_role("dialog")
    final = screen.view(screen.room, 0)
    scores = final["info"]["result"]["scores"]
    assert sorted(map(int, dialog.locator("strong").all_inner_texts())) == sorted(scores)
    screen.sound("the end")
    screen.shot(artifacts / f"end-{lang}.jpg")
    assert not screen.refusals, screen.refusals

    dialog.get_by_role("button", name=screen.t("end-look"), exact=True).click()
    sheet = screen.page.get_by_role("table")
    assert list(map(int, sheet.locator("tfoot td").all_inner_texts())) == scores
    print(f"{lang}: {choices} choices {dict(sorted(player.said.items()))}, scores {scores}")
