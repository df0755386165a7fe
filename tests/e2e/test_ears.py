"""Every table by ear: only roles and names of what a screen reader finds, chosen by names that mean something."""

import json
import re
from random import Random
from typing import Any

import pytest

from igroteka import catalog
from tests.conftest import SOAK, sized
from tests.e2e.conftest import Opening
from tests.e2e.games import opened_room, seated
from tests.e2e.screen import Screen

pytestmark = pytest.mark.browser

ANSWERS = sized(4, 1000)
MOST = 1200  # answers of a whole game
BUTTON = re.compile(r'^(?:button|link) ("(?:[^"\\]|\\.)*")(.*)')
LETTER = re.compile(r"[^\W\d_]")


def entry(line: str) -> str:
    """A line of the tree without its dash; one with a colon in it is quoted, as YAML wants it."""
    text = line.strip().removeprefix("- ")
    return text.rstrip(":")[1:-1].replace("''", "'") if text.startswith("'") else text


class Ear:
    """Somebody who hears a table: its tree is all they know of it."""

    def __init__(self, screen: Screen, seed: int = 1) -> None:
        self.screen = screen
        self.page = screen.page
        self.luck = Random(seed)
        self.said: list[str] = []

    def heard(self, role: Any, name: str) -> str:
        """The tree of a part of the page, by its role and name."""
        part = self.page.get_by_role(role, name=name, exact=True)
        return str(part.first.aria_snapshot()) if part.count() else ""

    def buttons(self, tree: str) -> list[str]:
        """The names of what can be pressed there; one without a word means nothing to who does not see it."""
        found = [BUTTON.match(line) for line in map(entry, tree.splitlines())]
        names = [str(json.loads(one[1])) for one in found if one and "[disabled]" not in one[2]]
        return [name for name in names if LETTER.search(name)]

    def question(self) -> str:
        """What is asked, as it is read out."""
        return self.heard("region", self.screen.t("tb-prompt"))

    def moves(self) -> list[str]:
        """All that may be said now: the panel is asked to tell the moves, if it tells the past."""
        panel = self.heard("region", self.screen.t("tb-log"))
        wanted = self.screen.t("tb-actions", count=0)
        told = next((name for name in self.buttons(panel) if name.startswith(wanted)), "")
        if told and f'"{told}" [pressed]' not in panel:
            self.page.get_by_role("button", name=told, exact=True).first.click()
            panel = self.heard("region", self.screen.t("tb-log"))
        lists = panel.split("- list", 1)
        return self.buttons(lists[1]) if len(lists) > 1 and self.screen.t("tb-no-actions") not in panel else []

    def answer(self) -> None:
        """One of the moves by its name."""
        screen, rev = self.screen, self.screen.rev
        choice: list[str] = []

        def told() -> bool:
            choice[:] = self.moves()
            return bool(choice)

        screen.until(told, "the moves are told")
        assert LETTER.search(self.question()), "the question is told"
        name = self.luck.choice(choice)
        panel = self.page.get_by_role("region", name=screen.t("tb-log"), exact=True)
        panel.get_by_role("button", name=name, exact=True).first.click()
        self.said.append(name)
        screen.until(lambda: screen.rev > rev, f"{name} is stored")


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_table_is_played_by_ear(opened: Opening, game: str) -> None:
    """A few answers of each; by the large sample the whole game, from its first question to the result."""
    screen = opened("ru" if len(game) % 2 else "en")
    screen.api("POST", "/api/session/guest")
    player = seated(screen, game, opened_room(screen, game))
    ear = Ear(screen)
    for _ in range(min(ANSWERS, MOST)):
        screen.until(lambda: screen.options or screen.over, "we are asked, or the game ends")
        if screen.over:
            break
        player.ready()
        ear.answer()
    assert screen.over or len(ear.said) == ANSWERS
    if SOAK:
        assert screen.over, f"no end after {len(ear.said)} answers"
        assert LETTER.search(ear.heard("dialog", screen.t("end-finished")) or ear.question())
    screen.sound(game)
