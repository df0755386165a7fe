"""Somebody who says anything: first a kind of action, then one of that kind.

So a game with many ways to say one thing and one way to say another comes to both.
"""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from igroteka.core.actions import ActionTable
from igroteka.core.chance import Luck
from igroteka.core.state import CHANCE, Position

T = TypeVar("T")


def by_kind(actions: ActionTable, legal: Iterable[int]) -> dict[str, list[int]]:
    """Actions by the name of their kind, in the order of the table."""
    kinds: dict[str, list[int]] = {}
    for action in legal:
        kinds.setdefault(actions.of(action).name, []).append(int(action))
    return kinds


def any_of(kinds: Mapping[str, Sequence[T]], luck: Luck) -> T:
    """One of one kind."""
    chosen = list(kinds.values())[luck.below(len(kinds))]
    return chosen[luck.below(len(chosen))]


def whim(state: Position, luck: Luck) -> int:
    """What whoever is asked might say."""
    return any_of(by_kind(state.game.actions, state.legal()), luck)


def anything(state: Position, luck: Luck) -> int:
    """What might come next, of luck or of a seat."""
    return int(state.draw(luck)) if state.player == CHANCE else whim(state, luck)


def chosen(options: Iterable[Mapping[str, Any]], luck: random.Random) -> int:
    """The same among the options that a server sends."""
    kinds: dict[str, list[int]] = {}
    for option in options:
        kinds.setdefault(option["kind"], []).append(option["action"])
    return luck.choice(kinds[luck.choice(sorted(kinds))])
