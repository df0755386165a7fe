"""The chapters of the guide: each begins at a written position, and whatever it waits for can be done, to the end.

What is lit is looked at in a browser (tests/e2e/test_course.py).
"""

import json
from random import Random
from typing import Any

import pytest

from igroteka import catalog
from igroteka.core.game import Game
from igroteka.core.state import CHANCE, OVER, Position
from tests.contract.test_rulebooks import GAMES, TABLES

ME = 0
COURSES: dict[str, dict[str, Any]] = {game: json.loads((TABLES / game / "course.json").read_text()) for game in GAMES}
CHAPTERS = [
    (game, chapter["id"]) for game, course in COURSES.items() for chapter in course["chapters"] if chapter["steps"]
]


def settle(game: Game, state: Position, luck: Random) -> None:
    """On to where we are asked something: luck and the others do as they please."""
    while state.player not in (ME, OVER):
        state.apply(luck.choice(list(state.legal())))


def answers(game: Game, state: Position) -> dict[str, int]:
    return {game.notation(action): action for action in state.legal()} if state.player == ME else {}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("id", "name"), CHAPTERS)
def test_what_a_chapter_waits_for_can_be_done(id: str, name: str, seed: int) -> None:
    game, luck = catalog.load(id), Random(seed)
    course = COURSES[id]
    chapter = next(one for one in course["chapters"] if one["id"] == name)
    state = game.from_dict(chapter["position"])

    assert course["seats"] == int(state.seats)
    assert ME == state.player
    for step in chapter["steps"]:
        settle(game, state, luck)
        if "waits" in step:
            found = answers(game, state)
            ways = [found[way] for way in step["waits"] if way in found]
            assert ways, f"{step['id']} waits for {step['waits']}, one may say {sorted(found)}"
            aims = {target for action in ways for target in state.targets(action)}
            lit = {key.replace("disc:", "discspace:") for key in step["lights"]}
            assert not aims or "deed" in lit or aims & lit, f"{step['id']} lights elsewhere"
            given = game.forced(state, ME, {}) >= 0
            assert given == step.get("maybe", False), f"{step['id']}: would the table give this answer by itself?"
            state.apply(ways[0])


@pytest.mark.parametrize("id", GAMES)
def test_a_course_ends_with_a_whole_game(id: str) -> None:
    course, game = COURSES[id], catalog.load(id)
    last = course["chapters"][-1]

    assert [] == last["steps"]
    assert CHANCE <= game.start(course["seats"], {}, last.get("preset", "")).player
    assert len(course["chapters"]) == len({chapter["id"] for chapter in course["chapters"]}) >= 6


def test_a_notation_is_read_as_it_is_written() -> None:
    """What a step waits for is said in the words of a record, so that both change together."""
    for id, course in COURSES.items():
        game = catalog.load(id)
        for chapter in course["chapters"]:
            for step in chapter["steps"]:
                for way in step.get("waits", []):
                    assert way == game.notation(game.parse(way))
