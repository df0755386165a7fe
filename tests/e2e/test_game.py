"""From the lobby to the last point of a game, by clicking what is lit or listed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator

from igroteka.catalog import load
from tests.conftest import SOAK
from tests.e2e.conftest import Opening
from tests.e2e.games import opened_room, player_of, seated
from tests.e2e.moments import last_round, moments
from tests.e2e.player import Player
from tests.e2e.screen import Screen

pytestmark = pytest.mark.browser

FIRST_CHOICES = 14
MINUS = "\u2212"
WHOLE = [
    ("ru", "catan", 3, {"layout": "random", "victory_points_to_win": "8" if SOAK else "4"}, 2),
    ("en", "catan", 3, {"layout": "beginner", "victory_points_to_win": "8" if SOAK else "4"}, 3),
    ("ru", "burgundy", 2, {"setup": "free"}, 4),
]


def set_up(screen: Screen, game: str, seats: int, options: dict[str, str]) -> None:
    """Choose in the form of a new table, and start."""
    page = screen.page
    page.get_by_role("radio", name=screen.t(f"game-{game}"), exact=True).click()
    page.get_by_role("radio", name=str(seats), exact=True).click()
    page.locator("summary", has_text=screen.t("new-details")).click()
    for name, value in options.items():
        page.locator(f"#o-{name}").select_option(value)
    screen.named("new-start").click()
    screen.until(lambda: screen.scene, "the table is laid")


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_one_click_leads_to_a_table_with_three_bots(opened: Opening, lang: str) -> None:
    screen = opened(lang)
    screen.go("/")
    screen.named("full-game").click()
    screen.until(lambda: screen.scene, "the table is laid")
    assert [seat["kind"] for seat in screen.info["seats"]] == ["human", "bot", "bot", "bot"]
    assert screen.info["status"] == "active"
    assert screen.page.locator("html").get_attribute("lang") == lang
    player_of("catan", screen, seed=1).play(FIRST_CHOICES)
    screen.sound("the first turns")
    assert not screen.refusals


@pytest.mark.parametrize(("lang", "game", "seats", "options", "seed"), WHOLE)
def test_a_whole_game_through_the_screen(
    opened: Opening, artifacts: Path, lang: str, game: str, seats: int, options: dict[str, str], seed: int
) -> None:
    screen = opened(lang)
    screen.go("/new")
    set_up(screen, game, seats, options)
    player = player_of(game, screen, seed)
    played_out(player, artifacts)


@pytest.mark.parametrize("game", ["gwt", "nusfjord"])
def test_a_long_game_is_ended_through_the_screen(opened: Opening, artifacts: Path, game: str) -> None:
    screen = opened("ru")
    screen.api("POST", "/api/session/guest")
    player = seated(screen, game, opened_room(screen, game, position=last_round(game, 2)))
    player.by_list = 0.15
    played_out(player, artifacts)


@pytest.mark.parametrize(
    ("game", "options"), [("gwt", {"neutral_layout": "letters"}), ("nusfjord", {"deck": "mackerel"})]
)
def test_the_first_turns_of_a_long_game(opened: Opening, game: str, options: dict[str, str]) -> None:
    screen = opened("en")
    screen.go("/new")
    set_up(screen, game, 3, options)
    player = player_of(game, screen, 5)
    player.play(2 * FIRST_CHOICES)
    player.shows_the_truth()
    screen.sound("the first turns")
    assert not screen.refusals, screen.refusals


def numbers(shown: Locator) -> list[int]:
    """What stands there, with a minus sign or a hyphen."""
    return [int(text.replace(MINUS, "-")) for text in shown.all_inner_texts()]


def played_out(player: Player, artifacts: Path) -> None:
    """To the end of the game, and a look at its sheet."""
    screen = player.screen
    game, lang = screen.scene["view"]["game"], screen.lang
    choices = player.play()
    assert choices > 2
    screen.until(lambda: screen.page.get_by_role("dialog").count(), "the card of the end comes")
    dialog = screen.page.get_by_role("dialog")
    final = screen.view(screen.room, 0)
    scores = final["info"]["result"]["scores"]
    assert sorted(numbers(dialog.locator("tfoot strong"))) == sorted(scores)
    rounds = len(screen.api("GET", f"/api/rooms/{screen.room}/course")["points"]) - 1
    ways = len(scores) if rounds > 1 else 0
    screen.until(lambda: dialog.locator("figcaption p").count() == ways, "the way of every seat is drawn")
    screen.sound("the end")
    screen.shot(artifacts / f"end-{game}-{lang}.jpg")
    assert not screen.refusals, screen.refusals

    dialog.get_by_role("button", name=screen.t("end-look"), exact=True).click()
    assert not screen.page.get_by_role("dialog").count(), "nothing lies over the table"
    screen.named("end-show").click()
    assert sorted(numbers(dialog.locator("tfoot strong"))) == sorted(scores)
    print(f"{game} in {lang}: {choices} choices {dict(sorted(player.said.items()))}, scores {scores}")


@pytest.mark.parametrize("id", ["burgundy", "gwt", "nusfjord", "gwtnz"])
def test_every_kind_of_answer_has_its_control(opened: Opening, id: str) -> None:
    """Each kind of action is said once where it is lit or asked; those of Catan come up in its games."""
    screen = opened("en")
    screen.api("POST", "/api/session/guest")
    game = load(id)
    said: set[str] = set()
    for position in moments(game.id).values():
        for kind in sorted({game.actions.of(action).name for action in game.from_dict(position).legal()} - said):
            if kind in said:
                continue
            player = seated(screen, game.id, opened_room(screen, game.id, position=position))
            new = [kind]
            while new:  # and whatever is asked next that was never said
                player.say(next(option for option in screen.options if option["kind"] == new[0]))
                screen.sound(new[0])
                said.add(new[0])
                new = sorted({option["kind"] for option in screen.options} - said)
    assert said == {kind.name for kind in game.actions.kinds if not kind.chance}
    assert not screen.refusals, screen.refusals


TAKEN_BACK: dict[str, tuple[str, str, Callable[[Screen], Any]]] = {
    "burgundy": ("TURN", "place", lambda screen: screen.mine),
    "gwt": ("MOVE", "move", lambda screen: screen.scene["view"]["herders"]),
}
"""A moment, what is said there, and where it shows."""


@pytest.mark.parametrize("game", TAKEN_BACK)
def test_a_word_is_taken_back(opened: Opening, game: str) -> None:
    """Something is said, taken back, said again, taken back, and something else is said."""
    moment, kind, shown = TAKEN_BACK[game]
    screen = opened("ru")
    screen.api("POST", "/api/session/guest")
    player = seated(screen, game, opened_room(screen, game, position=moments(game)[moment]))
    before, options = shown(screen), screen.options
    free = [one for one in options if one["kind"] == kind and not one.get("effects", {}).get("workers")]
    player.say(free[0])
    after = shown(screen)
    assert after != before
    for key, there in (("undo", before), ("redo", after), ("undo", before)):
        player.prompt(player.word(key))
        screen.until(lambda there=there: shown(screen) == there, key)  # type: ignore[misc]
        player.shows_the_truth()
    player.ready()
    assert screen.options == options
    player.say(free[-1])
    player.shows_the_truth()
    assert not screen.refusals, screen.refusals
