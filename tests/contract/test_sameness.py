"""Answers that a game calls the same leave everybody where they were: nobody loses a choice by giving any of them."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from igroteka import catalog
from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.record import read_record
from igroteka.core.state import CHANCE, OVER, Position
from tests.conftest import sized
from tests.contract.tables import GOLDEN, Step, Walk

Json = dict[str, Any]
WHOLE: dict[str, set[str]] = {
    "a3": {"a3", "a4"}, "b1": {"b1", "b2"}, "b3": {"b3", "b4"}, "c1": {"c1", "c2"}, "c3": {"c3", "c4"},
}  # double spaces of Nusfjord by their left half (NUS-1.5)  # fmt: skip


def harbours(position: Json) -> None:
    """Nusfjord: which of the spaces is built on does not matter, only how many single and double ones are free."""
    for player in position["players"]:
        under = {cell for pair in player["forests"] for cell in WHOLE[pair]}
        used = under | set(player["buildings"])
        player["whole"] = sum(1 for cells in WHOLE.values() if not used & cells)
        player["buildings"] = sorted(player["buildings"].values())
        player["forests"] = sorted(player["forests"].values())
        player["unfired"].sort()
    for frame in position["agenda"]:
        frame.pop("cell", None)
        frame["cells"] = len(frame.get("cells", ()))


ORDERED: dict[str, Callable[[Json], None]] = {"nusfjord": harbours}
"""What is interchangeable, put in one order."""


def groups(game: Game, state: Position) -> list[list[int]]:
    """The legal actions that come to the same, where there are several."""
    found: dict[str, list[int]] = {}
    for action in state.legal():
        if word := game.same(state, action):
            found.setdefault(word, []).append(action)
    return [actions for actions in found.values() if len(actions) > 1]


def outcome(game: Game, state: Position, action: int) -> tuple[object, ...]:
    """All that an action leads to."""
    after = state.copy()
    after.log = None
    after.revealed = False
    after.apply(action)
    position = after.to_dict()
    ORDERED.get(game.id, lambda _: None)(position)
    effects = {name: amount for name, amount in state.effects(action).items() if name != "steps"}
    kinds = Counter(game.actions.of(other).name for other in after.legal()) if after.player != OVER else {}
    return position, effects, kinds, int(after.player), bool(after.revealed), after.scores()


def asked(walk: Walk) -> list[Step]:
    return [step for step in walk.sampled(60) if step.move is not None and step.move.seat != CHANCE]


def test_what_is_called_the_same_comes_to_the_same(walk: Walk) -> None:
    for step in asked(walk):
        for first, *others in groups(walk.game, step.state):
            expected = outcome(walk.game, step.state, first)
            for action in others:
                assert expected == outcome(walk.game, step.state, action), walk.game.notation(action)


def test_what_is_called_the_same_hangs_on_nothing_hidden(walk: Walk) -> None:
    luck = Random(7)
    for step in asked(walk)[: sized(8, 60)]:
        state = step.state
        sampled = walk.game.sample(state, int(state.player), luck)
        words = [walk.game.same(state, action) for action in state.legal()]
        assert words == [walk.game.same(sampled, action) for action in state.legal()]


@pytest.mark.parametrize(
    ("game", "table", "kinds"),
    [
        ("gwt", "random-four", {"move"}),
        ("gwtnz", "random-three", {"move"}),
        ("nusfjord", "four-mixed", {"site", "clear"}),
        ("burgundy", "experienced-four", {"load"}),
    ],
)
def test_there_are_such_answers(game: str, table: str, kinds: set[str]) -> None:
    """The law above is about something."""
    rules = catalog.load(game)
    record = read_record((GOLDEN / game / f"{table}.txt").read_text("utf-8"))
    match = Match.of_record(rules, record)
    found: set[str] = set()
    for number, word in enumerate(record.moves):
        if match.state.player != CHANCE:
            found |= {rules.actions.of(actions[0]).name for actions in groups(rules, match.state)}
        match.repeat(number + 1, word)
    assert kinds <= found
