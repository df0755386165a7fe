"""The course of every game in a browser: each step lights something that is seen, and the deed leads on, to the end."""

import json

import pytest

from tests.contract.test_rulebooks import GAMES, TABLES
from tests.e2e.conftest import Opening
from tests.e2e.screen import Screen

pytestmark = pytest.mark.browser

CARD = "[data-guide]"
LIT = """() => { const light = document.querySelector('.spotlight')
    return [...(light?.querySelectorAll('.edge') ?? [])].map((edge) => edge.getBoundingClientRect())
        .some(({ left, right, top, bottom }) => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight) }"""
PRESS = "(place) => document.querySelector(`[data-place='${place}']`).click()"
BELOW = """() => { const card = document.querySelector('[data-guide]').getBoundingClientRect()
    return card.left >= 0 && card.right <= innerWidth && card.top >= 0 && card.bottom <= innerHeight }"""
SIZES = {"catan": ("ru", (390, 844)), "nusfjord": ("en", (390, 844)), "gwt": ("ru", (1366, 768))}


def step_of(screen: Screen) -> tuple[str, str]:
    """The chapter and the step on the card."""
    card = screen.page.locator(CARD)
    return str(card.get_attribute("data-chapter")), str(card.get_attribute("data-step"))


def left(screen: Screen, step: tuple[str, str]) -> None:
    screen.until(lambda: step_of(screen) != step, f"{step} leads on")


def walked(screen: Screen, chapter: str) -> list[str]:
    """Through a chapter by the buttons of its card."""
    seen: list[str] = []
    while step_of(screen) != (chapter, ""):
        now = step_of(screen)
        seen.append(now[1])
        screen.until(lambda: screen.page.evaluate(LIT), f"{now} lights something")
        assert screen.page.evaluate(BELOW), f"{now}: the card is in view"
        button = screen.page.locator(f"{CARD} .for-me:enabled, {CARD} .next").first
        button.click()
        left(screen, now)
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_a_course_is_walked_to_its_end(game: str, opened: Opening) -> None:
    lang, size = SIZES.get(game, ("en", (1366, 768)))
    screen = opened(lang, size=size)
    chapters = json.loads((TABLES / game / "course.json").read_text())["chapters"]
    screen.go(f"/rules/{game}")
    screen.page.get_by_role("button", name=screen.t("learn"), exact=True).click()

    for chapter in chapters[:-1]:
        screen.page.locator(f"{CARD}[data-chapter={chapter['id']}]").wait_for()
        steps = [step["id"] for step in chapter["steps"]]
        assert set(walked(screen, chapter["id"])) <= set(steps)
        if chapter is chapters[0]:
            room = screen.room
            screen.go("/rules")
            screen.page.go_back()  # one may leave, and finds the chapter as it was
            screen.page.locator(f"{CARD}[data-chapter={chapter['id']}]").wait_for()
            assert (screen.room, step_of(screen)) == (room, (chapter["id"], ""))
        screen.scene = {}
        screen.page.locator(f"{CARD} .next").click()
    screen.until(lambda: screen.scene and not screen.info.get("study"), "the last chapter is a whole game")
    assert 0 == screen.page.locator(CARD).count()
    screen.sound(f"{game}: the first game after the course")


def test_who_does_something_else_is_told_and_comes_back(opened: Opening) -> None:
    screen = opened("en")
    screen.go("/rules/catan")
    screen.page.get_by_role("button", name=screen.t("learn"), exact=True).click()
    card = screen.page.locator(CARD)
    card.get_by_role("button", name=screen.t("tb-course-at", chapter=1, chapters=6), exact=True).click()
    card.get_by_role("button", name="A road and a settlement").click()
    screen.page.locator(f"{CARD}[data-chapter=road]").wait_for()
    card.locator(".next").click()
    screen.until(lambda: step_of(screen) == ("road", "road"), "a road is awaited")
    other = next(one for one in screen.options if one["kind"] == "road" and one["notation"] != "road 27")
    spent = next(one for one in screen.options if one["notation"] == "road 27")
    screen.page.evaluate(PRESS, other["targets"][0])
    screen.until(lambda: screen.options and other not in screen.options, "another road is built")
    assert step_of(screen) == ("road", "road")  # it still can be done
    screen.page.evaluate(PRESS, spent["targets"][0])
    screen.until(lambda: step_of(screen)[1] == "settlement", "the deed is done")
    card.get_by_text(screen.t("tb-course-astray")).wait_for()  # no cards are left for the settlement
    assert not screen.page.evaluate(LIT)
    card.get_by_role("button", name=screen.t("tb-undo"), exact=True).click()
    screen.until(lambda: step_of(screen) == ("road", "road"), "an undo leads back")
