"""Phases and maritime trade (CAT-7)."""

import pytest

from igroteka.games.catan.data.box import BOX
from tests.games.catan.table import (
    CITY,
    RESOURCES,
    bank,
    before_roll,
    cities,
    deal,
    deal_cards,
    hand,
    roads,
    roll,
    settlements,
    table,
)
from tests.games.saying import legal, question, say

HARBOURS = {  # node: what the printed frame has there
    0: "generic",
    1: "generic",
    3: "grain",
    4: "grain",
    14: "ore",
    15: "ore",
    26: "generic",
    37: "generic",
    45: "wool",
    46: "wool",
    50: "generic",
    51: "generic",
    47: "generic",
    48: "generic",
    28: "brick",
    38: "brick",
    7: "lumber",
    17: "lumber",
}


def rates(node: int) -> dict[str, int]:
    """The smallest number of cards of each kind that a settlement on this node makes tradable."""
    found = {}
    for name in RESOURCES:
        for count in (1, 2, 3, 4):
            state = table()
            settlements(state, 0, node)
            deal(state, 0, **{name: count})
            if legal(state, "bank"):
                found[name] = count
                break
    return found


def test_trade_and_build_in_any_order() -> None:
    """CAT-7.1: by default trading and building mix freely."""
    state = table()
    settlements(state, 0, 20)
    deal(state, 0, lumber=1, brick=1, ore=8)
    deal(state, 1, wool=1)

    say(state, "road 28")
    assert {"bank", "offer"} <= {line.split()[0] for line in legal(state)}
    say(state, "bank ore lumber", "bank ore brick", "road 29")

    assert {} == hand(state, 0)


@pytest.mark.parametrize("build", ["road 28", "settlement 44", "city 20", "buy"])
def test_in_strict_order_the_first_build_ends_trading(build: str) -> None:
    """CAT-7.1, CAT-7.8: after any build or purchase neither offers nor maritime trade are legal in this turn."""
    state = table(combined_trade_build=False)
    settlements(state, 0, 20)
    roads(state, 0, 63)
    deal(state, 0, lumber=6, brick=6, wool=6, grain=6, ore=6)
    deal(state, 1, wool=1)
    assert legal(state, "bank")
    assert legal(state, "offer")

    say(state, build)
    if build == "buy":
        say(state, "draw knight")

    assert [] == legal(state, "bank") + legal(state, "offer")
    assert {"road", "buy", "end"} <= {line.split()[0] for line in legal(state)}


def test_trading_is_open_again_in_the_next_turn() -> None:
    """CAT-7.8: trading is closed for the rest of the turn only."""
    state = table(combined_trade_build=False)
    settlements(state, 0, 20)
    deal(state, 0, lumber=1, brick=1)
    deal(state, 1, ore=4)

    say(state, "road 28", "end")
    roll(state, 2)

    assert ["bank ore lumber", "bank ore brick", "bank ore wool", "bank ore grain"] == legal(state, "bank")


@pytest.mark.parametrize(
    "lines", [["knight", "robber 0"], ["roads", "road 28", "road 29"], ["plenty ore ore"], ["monopoly ore"]]
)
def test_cards_do_not_close_trading(lines: list[str]) -> None:
    """CAT-7.8: development cards, free roads included, do not close trading; they are playable after a build too."""
    state = table(combined_trade_build=False)
    settlements(state, 0, 20)
    deal(state, 0, lumber=9, brick=9)
    deal(state, 1, wool=1)
    deal_cards(state, 0, knight=1, road_building=1, year_of_plenty=1, monopoly=1)
    after_a_build = state.copy()

    say(state, *lines)
    assert legal(state, "bank")
    assert legal(state, "offer")

    say(after_a_build, "road 30", *lines)
    assert ("TradeAndBuild", 0) == question(after_a_build)


def test_four_to_one_is_always_there() -> None:
    """CAT-7.2: without any building 4 equal cards buy one of the four other kinds."""
    state = table()
    deal(state, 0, lumber=4)
    assert ["bank lumber brick", "bank lumber wool", "bank lumber grain", "bank lumber ore"] == legal(state, "bank")

    say(state, "bank lumber ore")

    assert {"ore": 1} == hand(state, 0)
    assert {"lumber": 19, "brick": 19, "wool": 19, "grain": 19, "ore": 18} == bank(state)


@pytest.mark.parametrize("node", range(54))
def test_rates_of_every_node(node: int) -> None:
    """CAT-7.2, CAT-7.3: 4 in general, 3 at a generic harbour, 2 of the named resource at a special one."""
    kind = HARBOURS.get(node, "")
    expected = dict.fromkeys(RESOURCES, 3 if kind == "generic" else 4)
    if kind in expected:
        expected[kind] = 2

    assert expected == rates(node)


def test_the_best_rate_applies() -> None:
    """CAT-7.3, CAT-7.9: with a generic and the lumber harbour, lumber costs 2 and everything else 3."""
    state = table()
    settlements(state, 0, 0, 7)
    deal(state, 0, lumber=6, ore=3)

    say(state, "bank lumber wool", "bank ore wool")

    assert {"lumber": 4, "wool": 2} == hand(state, 0)


def test_a_harbour_serves_its_owner_only() -> None:
    """CAT-7.3: another's harbour does not help."""
    state = table()
    settlements(state, 1, 7)
    deal(state, 0, lumber=3)

    assert [] == legal(state, "bank")


def test_the_cards_must_be_of_one_kind() -> None:
    """CAT-7.4: three and three mixed cards buy nothing at 4:1."""
    state = table()
    deal(state, 0, lumber=3, brick=3, wool=3)

    assert [] == legal(state, "bank")


def test_the_bank_must_hold_the_wanted_card() -> None:
    """CAT-7.5: an empty stack cannot be bought, nor the resource that is given."""
    state = table()
    deal(state, 0, lumber=4)
    deal(state, 1, ore=19)

    assert ["bank lumber brick", "bank lumber wool", "bank lumber grain"] == legal(state, "bank")


@pytest.mark.parametrize(("combined", "trades"), [(True, 4), (False, 0)])
def test_a_new_harbour_in_the_same_turn(combined: bool, trades: int) -> None:
    """CAT-7.6: usable at once in combined mode, from the next turn on in strict mode."""
    state = table(2, two_player="plain", combined_trade_build=combined)
    roads(state, 0, 10)
    deal(state, 0, lumber=3, brick=1, wool=1, grain=1)

    say(state, "settlement 7")
    assert trades == len(legal(state, "bank"))
    say(state, "end")
    roll(state, 2)
    say(state, "end")
    roll(state, 2)

    assert 4 == len(legal(state, "bank"))


def test_maritime_trade_needs_no_consent() -> None:
    """CAT-7.7: the cards move at once and nobody is asked."""
    state = table()
    deal(state, 0, ore=4)

    say(state, "bank ore wool")

    assert ({"wool": 1}, ("TradeAndBuild", 0)) == (hand(state, 0), question(state))


def test_no_maritime_trade_before_the_roll() -> None:
    """CAT-7.2: the trade phase begins after the roll."""
    state = before_roll()
    deal(state, 0, ore=4)

    assert ["roll"] == legal(state)


def test_one_card_at_a_time() -> None:
    """CAT-7.9: one action takes one card; repeat it for more."""
    state = table()
    settlements(state, 0, 7)
    deal(state, 0, lumber=5)

    say(state, "bank lumber ore", "bank lumber ore")

    assert {"lumber": 1, "ore": 2} == hand(state, 0)
    assert [] == legal(state, "bank")


def test_a_city_keeps_the_harbour() -> None:
    """CAT-7.10: the harbour stays usable when the settlement becomes a city."""
    state = table()
    settlements(state, 0, 7)
    deal(state, 0, lumber=2, **CITY)

    say(state, "city 7", "bank lumber ore")

    assert {"ore": 1} == hand(state, 0)


def test_the_nodes_of_a_harbour_cannot_both_be_built_on() -> None:
    """CAT-7.10: its two nodes are neighbours, so the distance rule closes the second."""
    for harbour in BOX["harbours"]:
        first, second = harbour["nodes"]
        state = table()
        cities(state, 0, first)
        assert 0 == state.open >> second & 1, harbour["id"]
