"""What learners are told (BUR-16.7): what was once missing or told too coarsely."""

import pytest

from igroteka.core.arrays import row
from igroteka.core.state import do_next, packed
from igroteka.games.burgundy.rules import ships
from igroteka.games.burgundy.state import State
from tests.games.burgundy.table import depot_goods, give_goods, place, table

EVERYBODY = [0, 1, 2, -3]


def seen(state: State, viewer: int) -> tuple[bytes, list[float]]:
    out = [0.0] * state.game.observation_size(int(state.seats))  # type: ignore[attr-defined]  # every referee is a game
    state.observe(viewer, out)
    return packed(state.view(viewer)), out


def told_apart(first: State, second: State) -> bool:
    """Do views and numbers tell two positions apart for everybody?"""
    pairs = [(seen(first, viewer), seen(second, viewer)) for viewer in EVERYBODY]
    assert all(view != other for (view, _), (other, _) in pairs)
    return all(numbers != others for (_, numbers), (_, others) in pairs)


def test_the_order_inside_a_stack() -> None:
    """BUR-8.1: who lies on top is before those below."""
    first, second = table(3), table(3)
    first.track, second.track = row([2, 1, 0]), row([1, 2, 0])
    first.order = second.order = row([])
    first.turn = second.turn = -1

    assert [[2, 1, 0], [1, 2, 0]] == [state.view(0)["track"][0] for state in (first, second)]
    assert told_apart(first, second)


@pytest.mark.parametrize("frame", [ships.Goods, ships.Pack])
def test_the_depots_of_a_pending_choice(frame: type[ships.Cargo]) -> None:
    """BUR-10.5: from which depots goods are being loaded."""
    states = []
    for first, second in ((0, 1), (1, 2), (1, 1)):
        state = give_goods(table(3), 0, brown=1, pink=1)
        for depot in range(3):
            depot_goods(state, depot + 1, blue=1, red=1)
        do_next(state, frame(0, first, second))
        state.settle()
        states.append(state)

    assert [[1, 2], [2, 3], [2]] == [state.question()["depots"] for state in states]
    assert told_apart(states[0], states[1])
    assert told_apart(states[1], states[2])


def test_where_knowledge_lies() -> None:
    """BUR-10: the tile by its space, not only that it is in the estate."""
    first = place(table(3), 0, {12: "knowledge:5", 7: "knowledge:9"})
    second = place(table(3), 0, {12: "knowledge:9", 7: "knowledge:5"})

    assert told_apart(first, second)
