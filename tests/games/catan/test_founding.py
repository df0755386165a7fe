"""Starting positions (CAT-3)."""

from typing import Any

import pytest

from igroteka.core.agenda import CHANCE
from igroteka.core.chance import Random
from igroteka.core.errors import BadOption
from igroteka.games.catan.game import GAME
from igroteka.games.catan.rules import founding, turn
from igroteka.games.catan.state import State
from igroteka.kit import bits
from tests.games.catan.table import bank, hand, points, settlements, table
from tests.games.saying import ask, legal, question, say

SEED = {"red": (10, 29), "blue": (19, 35), "white": (40, 44), "orange": (13, 42)}
ROADS = {"red": (15, 42), "blue": (26, 36), "white": (50, 57), "orange": (18, 60)}


def pieces(state: State, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Settlements and roads of a seat."""
    return tuple(bits.members(state.settlements[seat])), tuple(edge for edge in range(72) if state.roads[edge] == seat)


def founding_table(seats: int = 4, first: int = 0) -> State:
    """The beginner island without a piece, before the founding phase of a variable layout."""
    options: dict[str, Any] = {"two_player": "plain"} if seats == 2 else {}
    state = table(seats, layout="spiral", **options)
    state.depth = 0
    state.active = -4
    state.turn = 0
    founding.begin(state, first)
    state.settle()
    return state


@pytest.mark.parametrize("seats", [1, 5, 6])
def test_three_or_four_players(seats: int) -> None:
    """CAT-3.1: the game is for 3 or 4 players."""
    with pytest.raises(BadOption):
        GAME.start(seats)


def test_two_players_need_the_option() -> None:
    """CAT-3.1: two players are not foreseen by the rulebook."""
    with pytest.raises(BadOption):
        GAME.start(2)


def test_three_beginners_play_without_red() -> None:
    """CAT-3.1, CAT-3.11: with three players seats are blue, white and orange, and red's places stay empty."""
    state = GAME.start(3)

    assert [(SEED[colour], ROADS[colour]) for colour in ("blue", "white", "orange")] == [
        pieces(state, seat) for seat in range(3)
    ]


def test_beginner_start() -> None:
    """CAT-3.2, CAT-3.11: two settlements and two roads each, by the colour of the seat."""
    state = GAME.start(4)

    assert [(SEED[colour], ROADS[colour]) for colour in ("red", "blue", "white", "orange")] == [
        pieces(state, seat) for seat in range(4)
    ]


def test_only_the_starred_settlement_gives_income() -> None:
    """CAT-3.2, CAT-3.12: three cards each, for the three hexes at the star."""
    state = GAME.start(4)

    assert [3, 3, 3, 3] == [state.hand_size(seat) for seat in range(4)]


def test_blues_star() -> None:
    """CAT-3.3: in profile seed blue's starred settlement yields lumber, ore and wool."""
    state = GAME.start(4, {"beginner_profile": "seed"})

    assert {"lumber": 1, "wool": 1, "ore": 1} == hand(state, 1)
    assert 1 == state.owner(35)


def test_the_english_profile() -> None:
    """CAT-3.3, CAT-3.4: blue and white change places; blue brick, lumber, ore; white brick, grain, lumber."""
    state = GAME.start(4, {"beginner_profile": "english"})

    assert (SEED["white"], SEED["blue"]) == (pieces(state, 1)[0], pieces(state, 2)[0])
    assert [
        {"lumber": 2, "grain": 1},
        {"lumber": 1, "brick": 1, "ore": 1},
        {"lumber": 1, "brick": 1, "grain": 1},
        {"grain": 2, "ore": 1},
    ] == [hand(state, seat) for seat in range(4)]


def test_both_profiles_use_the_same_places() -> None:
    """CAT-3.3: the same set of eight nodes and eight edges."""
    seed, english = GAME.start(4), GAME.start(4, {"beginner_profile": "english"})

    for kind in (0, 1):
        places = [sorted(sum((pieces(state, seat)[kind] for seat in range(4)), ())) for state in (seed, english)]
        assert places[0] == places[1]
        assert 8 == len(places[0])


def test_starting_hands() -> None:
    """CAT-3.4: red grain and 2 lumber, orange ore and 2 grain, blue lumber, ore, wool, white brick, lumber, ore."""
    state = GAME.start(4)

    assert [
        {"lumber": 2, "grain": 1},
        {"lumber": 1, "wool": 1, "ore": 1},
        {"lumber": 1, "brick": 1, "ore": 1},
        {"grain": 2, "ore": 1},
    ] == [hand(state, seat) for seat in range(4)]


@pytest.mark.parametrize("seat", range(4))
def test_the_starting_seat_is_a_parameter(seat: int) -> None:
    """CAT-3.5: the table may agree who begins."""
    assert ("PreRoll", seat) == question(GAME.start(4, {"first_seat": seat}))


def test_the_starting_seat_is_random_by_default() -> None:
    """CAT-3.5: drawn among the seats, all equal."""
    state = GAME.start(3)

    assert CHANCE == state.player
    assert (["first p0", "first p1", "first p2"], [1, 1, 1]) == (legal(state), state.weights())
    say(state, "first p2")
    assert ("PreRoll", 2) == question(state)


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    """CAT-3.5: the starting seat is one of the table's."""
    with pytest.raises(BadOption):
        GAME.start(3, {"first_seat": 3})


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (4, 0, [0, 1, 2, 3, 3, 2, 1, 0]),
        (4, 2, [2, 3, 0, 1, 1, 0, 3, 2]),
        (3, 1, [1, 2, 0, 0, 2, 1]),
        (2, 0, [0, 1, 1, 0]),
    ],
)
def test_the_order_of_founding(seats: int, first: int, order: list[int]) -> None:
    """CAT-3.6, CAT-3.7, CAT-3.9: clockwise from the starting player, back again, and the starting player begins."""
    state = founding_table(seats, first)
    asked = []
    while question(state)[0] == "FoundSettlement":
        asked.append(state.player)
        say(state, legal(state)[0])
        assert ("FoundRoad", asked[-1]) == question(state)
        say(state, legal(state)[0])

    assert order == asked
    assert ("PreRoll", first) == question(state)
    assert 1 == state.turn


def test_a_first_settlement_goes_on_any_free_node() -> None:
    """CAT-3.6: any node that obeys the distance rule; no road is needed."""
    state = founding_table()
    assert [f"settlement {node}" for node in range(54)] == legal(state)

    say(state, "settlement 20", "road 28")

    assert [f"settlement {node}" for node in range(54) if node not in (19, 20, 21, 31)] == legal(state)


def test_the_first_road_touches_the_first_settlement() -> None:
    """CAT-3.6: one road on an edge at that settlement, without cost."""
    state = founding_table()

    say(state, "settlement 20")
    assert ["road 28", "road 29", "road 30"] == legal(state)
    say(state, "road 30")

    assert (0, 14) == (state.roads[30], state.roads_left[0])


def test_the_second_settlement_need_not_connect_but_its_road_must_touch_it() -> None:
    """CAT-3.7: far from the first; the second road starts at the second settlement."""
    state = founding_table(2)
    say(state, "settlement 20", "road 28", "settlement 0", "road 0", "settlement 53", "road 71")

    assert "settlement 48" in legal(state)
    say(state, "settlement 48")

    assert ["road 66", "road 67"] == legal(state)


@pytest.mark.parametrize(
    ("node", "income"),
    [
        (35, {"lumber": 1, "wool": 1, "ore": 1}),
        (29, {"lumber": 2, "grain": 1}),
        (20, {"lumber": 1, "brick": 1}),  # one of three hexes is the desert
        (36, {"wool": 1, "ore": 1}),  # a coast node with two hexes
        (0, {"ore": 1}),  # a coast node with one
    ],
)
def test_income_of_the_second_settlement(node: int, income: dict[str, int]) -> None:
    """CAT-3.8: 1 card per adjacent terrain hex, given before the road is placed."""
    state = ask(table(), founding.FoundSettlement(0, 2), turn.StartTurn(0))

    say(state, f"settlement {node}")

    assert ("FoundRoad", 0) == question(state)
    assert income == hand(state, 0)
    assert 95 - sum(income.values()) == sum(bank(state).values())


def test_the_first_settlement_gives_nothing() -> None:
    """CAT-3.8: only the second one does."""
    state = founding_table()

    say(state, "settlement 35")

    assert {} == hand(state, 0)


@pytest.mark.parametrize("first", range(4))
def test_the_starting_player_takes_the_first_turn(first: int) -> None:
    """CAT-3.9: after the founding phase."""
    state = founding_table(first=first)
    while question(state)[0] != "PreRoll":
        say(state, legal(state)[-1])

    assert first == state.player


def test_seat_order_is_not_the_order_of_colours() -> None:
    """CAT-3.10: blue sits at seat 1 of four and at seat 0 of three, with the same pieces."""
    assert pieces(GAME.start(4), 1) == pieces(GAME.start(3), 0)


def test_beginners_choose_nothing() -> None:
    """CAT-3.12: the first decision is the first player's, before the roll."""
    state = GAME.start(4)
    state.roll(Random(0))

    assert "PreRoll" == question(state)[0]
    assert ["roll"] == legal(state)


def test_placed_pieces_count() -> None:
    """CAT-3.12: both settlements score and count against the limits, as do the roads."""
    state = GAME.start(4)

    for seat in range(4):
        assert (2, 13) == (points(state, seat), state.roads_left[seat])
    settlements(state, 0, 0, 2, 4)
    for resource in range(4):
        state.move_cards(4, 0, resource, 1)
    ask(state, turn.TradeAndBuild(0))
    assert [] == legal(state, "settlement")
