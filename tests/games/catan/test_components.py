"""What is in the box (CAT-1)."""

from collections import Counter

import pytest

from igroteka.core.agenda import CHANCE, NOBODY
from igroteka.games.catan.data.box import BOX
from igroteka.games.catan.game import GAME
from tests.games.catan.table import bank, before_roll, hand, lay, roll, settlements, table
from tests.games.saying import legal, say


def test_terrain() -> None:
    """CAT-1.1: 19 hexes: 4 forest, 4 pasture, 4 fields, 3 hills, 3 mountains, 1 desert."""
    box = {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}
    state = GAME.start(4, {"layout": "spiral"})

    assert 19 == sum(box.values())
    assert box == dict(zip([line.split()[1] for line in legal(state)], state.weights(), strict=True))
    assert box == Counter(BOX["beginner"]["terrain"])


def test_number_tokens() -> None:
    """CAT-1.2: 18 tokens, one 2, one 12, two of each other number, no 7; lettered A to R."""
    numbers = Counter(BOX["number_tokens"]["numbers"])

    assert {2: 1, 12: 1} | dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2) == numbers
    assert list("ABCDEFGHIJKLMNOPQR") == BOX["number_tokens"]["letters"]
    assert [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11] == BOX["number_tokens"]["numbers"]
    assert numbers + Counter([0]) == Counter(BOX["beginner"]["numbers"])


def test_resource_cards() -> None:
    """CAT-1.3: 95 resource cards, 19 of each."""
    state = table()

    assert {"lumber": 19, "brick": 19, "wool": 19, "grain": 19, "ore": 19} == bank(state)
    assert 95 == state.hand_size(4)


def test_development_cards() -> None:
    """CAT-1.4: 14 knights, 2 of each of three progress cards, 5 victory points: 25 in all."""
    state = table()

    assert [14, 2, 2, 2, 5] == [state.cards_held(4, card) for card in range(5)]
    assert 25 == state.card_count(4)


def test_pieces() -> None:
    """CAT-1.5: 15 roads, 5 settlements, 4 cities for each player, in four colours."""
    state = table()

    assert [15, 15, 15, 15] == list(state.roads_left)
    assert {"roads": 15, "settlements": 5, "cities": 4} == BOX["pieces_per_player"]
    assert {"red", "blue", "white", "orange"} == set(BOX["names"]["colour"])


def test_robber_dice_and_special_cards() -> None:
    """CAT-1.6: one robber, two six-sided dice, two special cards that nobody has yet."""
    state = before_roll()
    say(state, "roll")

    assert CHANCE == state.player
    assert [f"dice {first} {second}" for first in range(1, 7) for second in range(1, 7)] == legal(state)
    assert (NOBODY, NOBODY) == (state.longest_road, state.largest_army)
    assert 9 == state.robber


def test_harbours() -> None:
    """CAT-1.7: nine places on the frame: four generic ones and one special harbour for each resource."""
    kinds = Counter(harbour["beginner_type"] for harbour in BOX["harbours"])

    assert {"generic": 4, "lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1} == kinds
    assert kinds == BOX["harbour_counts"]


@pytest.mark.parametrize(
    ("terrain", "earned"),
    [
        ("forest", {"lumber": 1}),
        ("hills", {"brick": 1}),
        ("pasture", {"wool": 1}),
        ("fields", {"grain": 1}),
        ("mountains", {"ore": 1}),
    ],
)
def test_what_terrain_yields(terrain: str, earned: dict[str, int]) -> None:
    """CAT-1.8: forest lumber, hills brick, pasture wool, fields grain, mountains ore."""
    state = before_roll()
    lay(state, 11, terrain, 8)
    settlements(state, 0, 26)

    roll(state, 8)

    assert earned == hand(state, 0)


@pytest.mark.parametrize("total", [2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
def test_the_desert_yields_nothing(total: int) -> None:
    """CAT-1.8: the desert yields nothing on any roll, also when the robber is elsewhere."""
    state = before_roll()
    state.robber = 0
    for hex in (4, 5, 8, 10, 13, 14):
        lay(state, hex, "forest", 0)  # the neighbours stay silent
    settlements(state, 0, 20, 22, 32)

    roll(state, total)

    assert {} == hand(state, 0)
