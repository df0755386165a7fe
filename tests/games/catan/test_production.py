"""Turn order and production (CAT-4)."""

import pytest

from tests.games.catan.table import bank, before_roll, cities, deal, deal_cards, hand, lay, roll, settlements, table
from tests.games.saying import happened, legal, question, say


@pytest.mark.parametrize(("seats", "active", "left"), [(4, 0, 1), (4, 2, 3), (4, 3, 0), (3, 2, 0)])
def test_play_passes_to_the_left(seats: int, active: int, left: int) -> None:
    """CAT-4.1: roll, trade and build, then play passes to the left."""
    state = before_roll(seats, active)

    assert ("PreRoll", active) == question(state)
    roll(state, 2)
    assert ("TradeAndBuild", active) == question(state)
    say(state, "end")
    assert ("PreRoll", left) == question(state)


def test_the_roll_is_mandatory_and_comes_once() -> None:
    """CAT-4.1: the turn cannot end without a roll, and there is one roll in a turn."""
    state = before_roll()

    assert "end" not in legal(state)
    roll(state, 2)
    assert "roll" not in legal(state)


def test_before_the_roll_only_roll_and_cards() -> None:
    """CAT-4.2: a rich player before the roll may roll or play a development card, nothing else."""
    state = before_roll()
    settlements(state, 0, 20)
    deal(state, 0, lumber=5, brick=5, wool=5, grain=5, ore=5)
    deal(state, 1, ore=1)
    assert ["roll"] == legal(state)

    deal_cards(state, 0, knight=1, monopoly=1)
    resources = ["lumber", "brick", "wool", "grain", "ore"]
    assert ["roll", "knight", *[f"monopoly {name}" for name in resources]] == legal(state)


def test_one_card_may_be_played_after_the_roll_too() -> None:
    """CAT-4.2: at any point of the own turn the active player may play one development card."""
    state = table()
    deal_cards(state, 0, knight=1)

    assert "knight" in legal(state)


@pytest.mark.parametrize(
    ("total", "nodes", "earned"),
    [
        (2, (3,), {"wool": 1}),
        (3, (34, 41), {"lumber": 1, "ore": 1}),
        (4, (12, 43), {"wool": 1, "grain": 1}),
        (5, (36, 48), {"brick": 1, "wool": 1}),
        (6, (20, 50), {"brick": 1, "grain": 1}),
        (8, (26, 38), {"lumber": 1, "ore": 1}),
        (9, (5, 27), {"lumber": 1, "grain": 1}),
        (10, (0, 15), {"brick": 1, "ore": 1}),
        (11, (30, 52), {"lumber": 1, "wool": 1}),
        (12, (7,), {"grain": 1}),
    ],
)
def test_every_hex_with_the_token_produces(total: int, nodes: tuple[int, ...], earned: dict[str, int]) -> None:
    """CAT-4.3: the dice are added, and all hexes with that token produce."""
    state = before_roll()
    settlements(state, 0, *nodes)

    roll(state, total)

    assert earned == hand(state, 0)


def test_the_order_of_the_dice_does_not_matter() -> None:
    """CAT-4.3: 2 and 6 make 8, as 6 and 2 and 4 and 4 do."""
    for dice in ("dice 2 6", "dice 6 2", "dice 4 4"):
        state = before_roll()
        settlements(state, 0, 26)
        say(state, "roll", dice)
        assert {"ore": 1} == hand(state, 0)


def test_the_robber_stops_its_hex_only() -> None:
    """CAT-4.3: the hex under the robber does not produce, the other hex with the token does."""
    state = before_roll()
    settlements(state, 0, 26, 38)
    state.robber = 11

    roll(state, 8)

    assert {"lumber": 1} == hand(state, 0)


def test_settlements_earn_one_and_cities_two_for_everybody() -> None:
    """CAT-4.4: each settlement earns 1, each city 2, for all players and not only the active one."""
    state = before_roll(active=1)
    settlements(state, 0, 26)
    settlements(state, 1, 24)
    cities(state, 2, 36)

    roll(state, 8)

    assert [{"ore": 1}, {"ore": 1}, {"ore": 2}, {}] == [hand(state, seat) for seat in range(4)]
    assert 15 == bank(state)["ore"]


def test_two_producing_hexes_feed_one_building_twice() -> None:
    """CAT-4.4: a building next to two producing hexes earns from both."""
    state = before_roll()
    lay(state, 12, "forest", 3)
    lay(state, 10, "forest", 8)
    settlements(state, 0, 24)
    cities(state, 1, 35)

    roll(state, 8)

    assert {"lumber": 1, "ore": 1} == hand(state, 0)
    assert {"lumber": 2, "ore": 2} == hand(state, 1)


def test_two_producing_hexes_of_one_kind_add_up() -> None:
    """CAT-4.4: two forests with the same token feed a settlement between them with 2 lumber."""
    state = before_roll()
    lay(state, 12, "mountains", 3)
    lay(state, 11, "forest", 8)
    lay(state, 10, "forest", 8)
    settlements(state, 0, 24)

    roll(state, 8)

    assert {"lumber": 2} == hand(state, 0)


def test_nobody_at_the_hex_nobody_earns() -> None:
    """CAT-4.4: a hex without buildings feeds nobody."""
    state = before_roll()
    settlements(state, 0, 20)

    roll(state, 8)

    assert [{}, {}, {}, {}] == [hand(state, seat) for seat in range(4)]
    assert "nothing-produced" in happened(state)


def test_a_shortage_of_one_resource_leaves_the_others_alone() -> None:
    """CAT-4.5, CAT-4.6: too little ore for two players: nobody gets ore, but lumber comes from the bank."""
    state = before_roll()
    settlements(state, 0, 26, 38)
    settlements(state, 1, 24, 40)
    deal(state, 3, ore=18)

    roll(state, 8)

    assert {"lumber": 1} == hand(state, 0)
    assert {"lumber": 1} == hand(state, 1)
    assert {"lumber": 17, "brick": 19, "wool": 19, "grain": 19, "ore": 1} == bank(state)


def test_a_bank_that_is_just_enough_pays_everybody() -> None:
    """CAT-4.6: demand equal to the stock is paid in full."""
    state = before_roll()
    settlements(state, 0, 26)
    cities(state, 1, 24)
    deal(state, 3, ore=16)

    roll(state, 8)

    assert [{"ore": 1}, {"ore": 2}] == [hand(state, 0), hand(state, 1)]
    assert 0 == bank(state)["ore"]


@pytest.mark.parametrize(("rule", "earned"), [("single_player_takes_rest", {"ore": 2}), ("nobody", {})])
def test_the_only_earner_takes_the_rest(rule: str, earned: dict[str, int]) -> None:
    """CAT-4.6: when one player alone earns a short resource, all that is left is theirs; the option drops this."""
    state = before_roll(shortage_rule=rule)
    settlements(state, 0, 26)
    cities(state, 0, 24)
    deal(state, 3, ore=17)

    roll(state, 8)

    assert earned == hand(state, 0)
    assert "shortage" in happened(state)


def test_the_only_earner_of_an_empty_stack_gets_nothing() -> None:
    """CAT-4.6: all that is left may be nothing."""
    state = before_roll()
    settlements(state, 0, 26)
    deal(state, 3, ore=19)

    roll(state, 8)

    assert {} == hand(state, 0)


def test_two_buildings_of_one_player_are_one_earner() -> None:
    """CAT-4.6: it is players who are counted, not buildings."""
    state = before_roll()
    settlements(state, 0, 26, 24, 36)
    deal(state, 3, ore=17)

    roll(state, 8)

    assert {"ore": 2} == hand(state, 0)


@pytest.mark.parametrize("card", ["knight", "roads", "plenty ore ore", "monopoly wool"])
def test_a_card_before_the_roll_does_not_replace_the_roll(card: str) -> None:
    """CAT-4.8: when the card is resolved the player is back before the roll and must roll."""
    state = before_roll()
    settlements(state, 0, 20)
    deal_cards(state, 0, knight=1, road_building=1, year_of_plenty=1, monopoly=1)

    say(state, card)
    if card == "knight":
        say(state, "robber 0")
    if card == "roads":
        say(state, "road 28", "stop")

    assert ("PreRoll", 0) == question(state)
    assert ["roll"] == legal(state)


def test_amounts_are_counted_before_anybody_is_paid() -> None:
    """CAT-4.9: with one ore for two earners the first seat is not paid before the shortage is seen."""
    for active in range(4):
        state = before_roll(active=active)
        settlements(state, 0, 26)
        settlements(state, 1, 24)
        deal(state, 3, ore=18)

        roll(state, 8)

        assert [{}, {}] == [hand(state, 0), hand(state, 1)]
        assert 1 == bank(state)["ore"]
