"""Exchanges "at any time" lose value: no set of them makes goods from nothing (NUS-8.5, NUS-14.5)."""

from itertools import product
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.core.chance import Random
from igroteka.games.nusfjord.data.box import BOX
from igroteka.games.nusfjord.game import GAME
from tests.conftest import sized
from tests.games.nusfjord.table import MASHA, decision, fleet, forests, give, goods, me, own, table
from tests.games.saying import legal, say

GOODS: Final = ("wood", "fish", "gold")
Vector = tuple[int, int, int]
ANYTIME: Final[dict[str, list[dict[str, Any]]]] = {
    str(card["number"]): [step for effect in card["effects"] if effect["when"] == "anytime" for step in effect["do"]]
    for card in BOX["building"]
    if card["timing"] == "anytime"
}


def vectors(cards: dict[str, list[dict[str, Any]]]) -> list[Vector]:
    """What each exchange adds, good by good."""
    return [
        (
            step["get"].get("wood", 0) - step["give"].get("wood", 0),
            step["get"].get("fish", 0) - step["give"].get("fish", 0),
            step["get"].get("gold", 0) - step["give"].get("gold", 0),
        )
        for steps in cards.values()
        for step in steps
        if step["op"] == "exchange"
    ]


def weights(exchanges: list[Vector], top: int = 60) -> Vector | None:
    """Positive values of the goods by which every exchange loses; then no sum of exchanges can bring goods.

    For if a sum of exchanges took nothing, its value would not be negative, yet it is a sum of losses.
    """
    for wood, fish in product(range(1, top), repeat=2):
        if all(wood * change[0] + fish * change[1] + top * change[2] < 0 for change in exchanges):
            return wood, fish, top
    return None


EXCHANGES: Final = vectors(ANYTIME)
VALUE: Final = weights(EXCHANGES) or (0, 0, 0)


def worth(state: Any) -> int:
    """The goods in the personal supply by these values; ships by more than anybody pays for them."""
    ships = me(state)["ships"]
    sold = 2 * VALUE[2] * ships["sloop"] + 4 * VALUE[2] * ships["cutter"] + ships["sloop"] + ships["cutter"]
    return sum(value * amount for value, amount in zip(VALUE, goods(state), strict=True)) + int(sold)


def test_every_exchange_loses_by_one_scale() -> None:
    """NUS-8.5: all exchanges of all three decks together; one scale of values proves it for every sum of them."""
    assert {(3, -5, 0), (-4, 0, 1), (3, 0, -1)} <= set(EXCHANGES)  # those that the rulebook shows
    assert VALUE != (0, 0, 0)
    assert all(sum(v * c for v, c in zip(VALUE, change, strict=True)) < 0 for change in EXCHANGES)


def test_the_scale_finds_a_loop() -> None:
    """A pair of exchanges that goes round has no such scale."""
    assert weights([(0, -4, 1), (0, 4, -1)]) is None
    assert weights([(-2, 0, 1), (0, -3, 1), (3, 4, -1)]) is None


@given(st.lists(st.integers(0, 50), min_size=len(EXCHANGES), max_size=len(EXCHANGES)))
def test_no_sum_of_exchanges_brings_goods(counts: list[int]) -> None:
    """NUS-8.5: some good is always lost."""
    total = [sum(count * change[good] for count, change in zip(counts, EXCHANGES, strict=True)) for good in range(3)]
    assert not any(counts) or min(total) < 0


def test_selling_ships_is_no_loop() -> None:
    """NUS-8.14: a ship is never worth more than it costs to build again, even by the cheapest card."""
    prices = ANYTIME["223"][0]["prices"]
    off = {
        ship: table
        for card in BOX["building"]
        for effect in card["effects"]
        for step in effect["do"]
        if step["op"] == "set" and step["key"] == "ship_discount"
        for ship, table in step["value"].items()
    }
    assert {"sloop", "cutter"} == set(prices)
    for ship in BOX["ship"][:2]:
        assert 1 == len(ship["costs"])
        price = {good: max(0, n - off.get(ship["type"], {}).get(good, 0)) for good, n in ship["costs"][0].items()}
        assert sum(price.values()) > 0  # and it takes a worker: the number of turns is fixed


@pytest.mark.parametrize("decks", ["1", "2", "3", "123"])
@settings(max_examples=sized(4, 100), deadline=None)
@given(seed=st.integers(0, 10_000))
def test_value_never_rises_in_play(decks: str, seed: int) -> None:
    """NUS-8.5: a seat with every exchange of a deck, or of all, trades at random: value falls until nothing is left."""
    luck = Random(seed)
    state = table(3)
    forests(state, MASHA)
    for card in ANYTIME:
        if card[0] in decks:
            own(state, MASHA, card)
    fleet(state, MASHA, sloop=luck.below(4), cutter=luck.below(3))
    give(state, MASHA, wood=luck.below(13), fish=luck.below(30), gold=luck.below(8))
    start = worth(state)
    steps = 0
    while trades := [*legal(state, "trade"), *legal(state, "sell")]:
        before = worth(state)
        line = trades[luck.below(len(trades))]
        told = {name: count for name, count in state.effects(GAME.parse(line)).items() if name in GOODS}
        held = goods(state)
        say(state, line)
        steps += 1
        assert before > worth(state)
        assert tuple(told.get(good, 0) for good in GOODS) == tuple(
            now - then for now, then in zip(goods(state), held, strict=True)
        )
        assert steps <= start
        assert "turn" == decision(state)
    assert all(amount >= 0 for amount in goods(state))
