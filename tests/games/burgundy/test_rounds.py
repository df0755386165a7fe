"""The round (BUR-4)."""

import pytest

from igroteka.core.agenda import CHANCE
from igroteka.games.burgundy.data.box import COLOUR_NAMES
from igroteka.games.burgundy.game import GAME
from igroteka.games.burgundy.rules import phase
from igroteka.games.burgundy.state import State
from tests.games.burgundy.table import goods_on, place, roll, store, table, track
from tests.games.burgundy.walks import opened, steps
from tests.games.saying import ask, question, say


def ships_of(state: State, *counts: int) -> State:
    """Markers after so many ships of each seat, moved in the order of the seats."""
    cells = [17, 16, 15, 19, 20, 21]
    for seat, count in enumerate(counts):
        place(state, seat, dict.fromkeys(cells[:count], "ship"))
        for _ in range(count):
            state.move_marker(seat)
    return state


def begun(state: State, round: int = 0) -> State:
    """The round begins now; five goods are laid out."""
    for step, colour in enumerate(["blue", "purple", "pink", "red", "brown"]):
        if step >= round:
            state.round_goods[step] = COLOUR_NAMES.index(colour)
    state.put_dice_away()
    state.depth = 0
    phase.begin_round(state, round)
    state.settle()
    return state


def test_all_dice_are_rolled_before_anyone_acts() -> None:
    """BUR-4.1: two dice of everybody, then the white die; all can see them."""
    state = begun(table(3))
    said = []
    while state.player == CHANCE:
        said.append(question(state)[0])
        say(state, "white 4" if question(state)[0] == "RollWhite" else f"dice {len(said)} {len(said) + 1}")

    assert ["RollDice"] * 3 + ["RollWhite"] == said
    for viewer in range(3):
        view = GAME.view(state, viewer)
        assert [[1, 2], [2, 3], [3, 4]] == [player["dice"] for player in view["players"]]
        assert 4 == view["white"]


def test_dice_are_fair() -> None:
    """BUR-4.1: 36 pairs and 6 white numbers, all equally likely."""
    state = begun(table(2))
    assert [1] * 36 == state.weights()
    say(state, "dice 1 1", "dice 6 6")

    assert [1] * 6 == state.weights()
    assert [f"white {number}" for number in range(1, 7)] == [GAME.notation(action) for action in state.legal()]


@pytest.mark.parametrize("pair", [(first, second) for first in range(1, 7) for second in range(1, 7)])
def test_the_dice_show_what_was_rolled(pair: tuple[int, int]) -> None:
    """BUR-4.1: the outcome names both dice in their order."""
    state = begun(table(2))
    say(state, f"dice {pair[0]} {pair[1]}")

    assert list(pair) == GAME.view(state, 1)["players"][0]["dice"]


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize(("round", "colour"), [(0, "blue"), (2, "pink"), (4, "brown")])
def test_the_white_die_sends_a_goods_tile(number: int, round: int, colour: str) -> None:
    """BUR-4.2: the topmost tile of the round spaces goes to the depot with that number."""
    state = begun(table(2), round)
    say(state, "dice 1 1", "dice 2 2", f"white {number}")

    assert {colour: 1} == goods_on(state, number)
    assert [{}] * 5 == [goods_on(state, depot) for depot in range(1, 7) if depot != number]
    assert [None] * (round + 1) == GAME.view(state, 0)["round_goods"][: round + 1]
    assert None not in GAME.view(state, 0)["round_goods"][round + 1 :]


def test_the_white_die_does_nothing_else() -> None:
    """BUR-4.2: only the two dice of the player can be used; there is no white one in any action."""
    state = begun(table(2))
    say(state, "dice 1 1", "dice 2 3", "white 6")

    assert not [line for line in (GAME.notation(action) for action in state.legal()) if "die3" in line]


@pytest.mark.parametrize(
    ("ships", "order"),
    [
        ((0, 0, 0, 0), [0, 1, 2, 3]),  # one stack, the first player on top
        ((0, 1, 0, 0), [1, 0, 2, 3]),
        ((0, 1, 0, 2), [3, 1, 0, 2]),
        ((1, 1, 1, 1), [3, 2, 1, 0]),  # who came later lies on top
        ((2, 1, 2, 0), [2, 0, 1, 3]),
        ((6, 0, 6, 5), [2, 0, 3, 1]),
    ],
)
def test_the_order_of_a_round(ships: tuple[int, ...], order: list[int]) -> None:
    """BUR-4.3, BUR-8.1: from the rightmost space to the left, in a stack from top to bottom."""
    state = begun(ships_of(table(4), *ships))

    assert order == GAME.view(state, 0)["order"]
    assert order[0] == GAME.view(state, 0)["first"]
    assert order == [seat for stack in track(state)[::-1] for seat in stack[::-1]]


def test_everybody_has_one_turn() -> None:
    """BUR-4.3: in the order of the track, once in a round."""
    state = begun(ships_of(table(3), 0, 2, 1))
    say(state, "dice 1 1", "dice 1 1", "dice 1 1", "white 1")
    asked = []
    while state.player != CHANCE:
        asked.append(question(state)[1])
        say(state, "workers die1" if not state.is_used(state.player, 0) else "workers die2")

    assert [1, 1, 2, 2, 0, 0] == asked


def test_a_ship_does_not_change_the_round_being_played() -> None:
    """BUR-4.3, BUR-4.4: seat 1 takes the lead in its turn, but 2 still plays after it and 0 has played."""
    state = begun(table(3))
    say(state, "dice 1 1", "dice 2 2", "dice 1 1", "white 1", "workers die1", "workers die2")
    store(state, 1, "ship")
    say(state, "place die1 1 17", "load 2", "workers die2")

    assert ("Turn", 2) == question(state)
    assert [0, 1, 2] == GAME.view(state, 0)["order"]
    assert [0, 1] == GAME.view(state, 0)["done"]
    say(state, "workers die1", "workers die2")
    assert [1, 0, 2] == GAME.view(state, 0)["order"]
    assert 1 == GAME.view(state, 0)["first"]


def test_a_later_ship_takes_the_lead_on() -> None:
    """BUR-4.4: two ships of one round; the later marker lies on top and heads the next round."""
    state = begun(table(2))
    say(state, "dice 2 2", "dice 2 2", "white 1")
    for seat in (0, 1):
        store(state, seat, "ship")
        say(state, "place die1 1 17", "load 2", "workers die2")

    assert [[], [0, 1], [], [], [], [], []] == track(state)
    assert [1, 0] == GAME.view(state, 0)["order"]


def test_five_rounds_make_a_phase() -> None:
    """BUR-4.5: the rounds are counted, each takes its own goods tile."""
    seen = []
    for step in steps(2, 5):
        if step.line.startswith("white"):
            seen.append((int(step.before.phase), int(step.before.round)))

    assert [(letter, round) for letter in range(5) for round in range(5)] == seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_those_still_to_play_keep_their_order(seats: int) -> None:
    """BUR-4.3: a marker moves only in its owner's turn and lands among those who have played."""
    for step in steps(seats, 11):
        if step.is_luck or step.before.turn < 0 or step.after.round != step.before.round:
            continue
        if step.after.phase == step.before.phase and step.after.turn >= 0:
            assert list(step.before.order) == list(step.after.order)
            moved = [s for s in range(seats) if step.before.positions[s] != step.after.positions[s]]
            assert moved in ([], [step.seat])
            assert step.seat == step.before.order[step.before.turn]


def test_dice_are_put_away_after_the_round() -> None:
    """BUR-4.1: each round has dice of its own, and nobody has bought yet."""
    state = ask(roll(table(2, 1), 1, 4, 4), table(2, 1).top())
    state.bought[1] = 1
    state.round_goods[1] = 0
    say(state, "workers die1", "workers die2")
    view = GAME.view(state, 0)

    assert [None, None] == [player["dice"] for player in view["players"]]
    assert [[False, False]] * 2 == [player["used"] for player in view["players"]]
    assert [False, False] == [player["bought"] for player in view["players"]]
    assert view["white"] is None
    assert 1 == view["round"]


def test_the_first_round_of_a_game() -> None:
    """BUR-4.4, BUR-2.6: the first player has the white die."""
    state = opened(3, first_seat=2)

    assert [2, 0, 1] == GAME.view(state, 0)["order"]
    assert 2 == GAME.view(state, 1)["active"]
