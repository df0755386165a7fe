"""Seven, robber, stealing (CAT-5)."""

import pytest

from igroteka.core.agenda import CHANCE
from igroteka.core.errors import IllegalAction
from igroteka.games.catan.rules import robber
from igroteka.games.catan.state import State
from tests.games.catan.table import (
    audience,
    bank,
    before_roll,
    cities,
    deal,
    deal_cards,
    hand,
    roll,
    settlements,
    table,
)
from tests.games.saying import ask, happened, legal, question, say


def test_a_seven_feeds_nobody() -> None:
    """CAT-5.1: on a 7 nobody produces."""
    state = before_roll()
    settlements(state, 0, 26, 38, 20)

    roll(state, 7)

    assert {} == hand(state, 0)
    assert "produced" not in happened(state)


@pytest.mark.parametrize(("held", "owed"), [(7, 0), (8, 4), (9, 4), (10, 5), (11, 5), (15, 7), (16, 8)])
@pytest.mark.parametrize("seat", [0, 1, 3])
def test_large_hands_are_halved(held: int, owed: int, seat: int) -> None:
    """CAT-5.2: who holds more than 7 cards, the active player included, discards half of them, rounded down."""
    state = before_roll()
    deal(state, seat, wool=held)

    roll(state, 7)
    for _ in range(owed):
        assert ("DiscardHalf", seat) == question(state)
        say(state, "discard wool")

    assert ("MoveRobber", 0) == question(state)
    assert held - owed == hand(state, seat)["wool"]
    assert 19 - held + owed == bank(state)["wool"]


def test_the_owner_chooses_what_to_discard() -> None:
    """CAT-5.2: own choice among the cards held, and nothing else."""
    state = before_roll()
    deal(state, 1, lumber=1, wool=4, ore=4)

    roll(state, 7)
    assert ["discard lumber", "discard wool", "discard ore"] == legal(state)
    say(state, "discard lumber")
    assert ["discard wool", "discard ore"] == legal(state)
    say(state, "discard ore", "discard wool", "discard ore")

    assert {"wool": 3, "ore": 2} == hand(state, 1)


def test_development_cards_do_not_count() -> None:
    """CAT-5.2: seven resource cards and five development cards are not too many."""
    state = before_roll()
    deal(state, 1, ore=7)
    deal_cards(state, 1, knight=5)

    roll(state, 7)

    assert ("MoveRobber", 0) == question(state)


def all_owe() -> State:
    """Seat 2 rolls a seven; seats 0, 2 and 3 owe cards."""
    state = before_roll(active=2)
    deal(state, 0, lumber=8)
    deal(state, 1, ore=7)
    deal(state, 2, brick=9)
    deal(state, 3, grain=10)
    roll(state, 7)
    return state


def test_amounts_are_fixed_and_all_discards_come_before_the_robber() -> None:
    """CAT-5.3: each owes half of the hand at the roll; the robber waits for the last card."""
    state = all_owe()
    asked = []
    while question(state)[0] == "DiscardHalf":
        asked.append(state.player)
        say(state, legal(state)[0])

    assert [2, 2, 2, 2, 3, 3, 3, 3, 3, 0, 0, 0, 0] == asked
    assert [{"lumber": 4}, {"ore": 7}, {"brick": 5}, {"grain": 5}] == [hand(state, seat) for seat in range(4)]
    assert ("MoveRobber", 2) == question(state)


def test_discards_may_be_given_in_any_order() -> None:
    """CAT-5.3, CAT-5.10: everyone who owes may speak first; who owes nothing may not."""
    state = all_owe()
    assert [2, 3, 0] == state.speakers()

    state.call_on(0)
    say(state, "discard lumber")
    state.call_on(3)
    say(state, "discard grain")
    assert {"lumber": 7} == hand(state, 0)
    assert {"grain": 9} == hand(state, 3)
    assert {"brick": 9} == hand(state, 2)
    for _ in range(3):
        state.call_on(0)
        say(state, "discard lumber")
    assert [2, 3] == state.speakers()
    with pytest.raises(IllegalAction):
        state.call_on(0)
    with pytest.raises(IllegalAction):
        state.call_on(1)


def test_chosen_cards_are_not_seen_before_all_have_chosen() -> None:
    """CAT-5.3, CAT-5.10: a laid card is known to its owner; only at the end is everything shown."""
    state = all_owe()
    for _ in range(12):
        say(state, legal(state)[0])

    assert [[2]] * 4 + [[3]] * 5 + [[0]] * 3 == audience(state, "laid-down")
    assert "discarded" not in happened(state)
    say(state, "discard lumber")
    assert [[0, 1, 2, 3, -3]] * 3 == audience(state, "discarded")


def test_laid_cards_reach_the_bank_together() -> None:
    """CAT-5.10: cards leave the hand one by one, the bank moves with the last card of the last player."""
    state = all_owe()
    before = bank(state)
    for step in range(12):
        say(state, legal(state)[0])
        assert before == bank(state), step
    assert {"brick": 5} == hand(state, 2)

    say(state, "discard lumber")

    assert {"lumber": 15, "brick": 14, "wool": 19, "grain": 14, "ore": 12} == bank(state)


def test_the_others_see_how_many_cards_are_owed() -> None:
    """CAT-5.10: how many cards a player must discard is public."""
    state = all_owe()

    assert [[0, 1, 2, 3, -3]] * 3 == audience(state, "must-discard")


@pytest.mark.parametrize("here", [9, 0, 18])
def test_the_robber_must_go_to_any_other_hex(here: int) -> None:
    """CAT-5.4: any of the other 18 hexes, the desert and hexes with own buildings or none included."""
    state = table()
    settlements(state, 0, 20)
    settlements(state, 1, 26)
    state.robber = here
    ask(state, robber.MoveRobber(0))

    assert [f"robber {hex}" for hex in range(19) if hex != here] == legal(state)


def test_the_robber_is_moved_by_the_active_player() -> None:
    """CAT-5.4: after a 7 the active player moves the robber, whoever discarded."""
    state = before_roll(active=3)
    deal(state, 1, ore=8)

    roll(state, 7)
    say(state, "discard ore", "discard ore", "discard ore", "discard ore", "robber 0")

    assert 0 == state.robber
    assert ("TradeAndBuild", 3) == question(state)


def robbers_choice() -> State:
    """Seat 0 must move the robber; around hex 11 stand seats 0, 1 and 2, seat 3 stands elsewhere."""
    state = table()
    settlements(state, 0, 24)
    settlements(state, 1, 26)
    cities(state, 2, 36)
    settlements(state, 3, 38)
    for seat in range(4):
        deal(state, seat, wool=1)
    return ask(state, robber.MoveRobber(0))


def test_candidates_are_others_at_the_hex_with_cards() -> None:
    """CAT-5.5: the other players with a building on the new hex and a card; not the thief, not who stands elsewhere."""
    state = robbers_choice()

    say(state, "robber 11")

    assert ["steal p1", "steal p2"] == legal(state)


def test_a_player_without_cards_is_no_candidate() -> None:
    """CAT-5.5: candidates hold at least one resource card; development cards do not count."""
    state = robbers_choice()
    state.move_cards(1, 3, 2, 1)
    deal_cards(state, 1, knight=2)

    say(state, "robber 11")

    assert ["steal p2"] == legal(state)


@pytest.mark.parametrize("target", [0, 5])
def test_nobody_to_rob(target: int) -> None:
    """CAT-5.5: no candidate on the new hex: nothing happens."""
    state = robbers_choice()
    settlements(state, 0, 1)

    say(state, f"robber {target}")

    assert "nobody-to-rob" in happened(state)
    assert [{"wool": 1}] * 4 == [hand(state, seat) for seat in range(4)]


def test_one_card_changes_hands() -> None:
    """CAT-5.5: the named player loses one card to the active player; the others lose nothing."""
    state = robbers_choice()

    say(state, "robber 11", "steal p2", "stolen wool")

    assert [{"wool": 2}, {"wool": 1}, {}, {"wool": 1}] == [hand(state, seat) for seat in range(4)]


def test_stealing_is_mandatory() -> None:
    """CAT-5.6: with a candidate there is no way not to steal."""
    state = robbers_choice()

    say(state, "robber 12")

    assert ["steal p3"] == legal(state)


def test_a_robbed_hex_produces_nothing_until_the_robber_leaves() -> None:
    """CAT-5.7: nothing for anyone, turn after turn; then again."""
    state = before_roll()
    settlements(state, 0, 26)
    settlements(state, 1, 24)
    state.robber = 11
    for _ in range(2):
        roll(state, 8)
        say(state, "end")
    assert [{}, {}] == [hand(state, 0), hand(state, 1)]

    state.robber = 9
    roll(state, 8)

    assert [{"ore": 1}, {"ore": 1}] == [hand(state, 0), hand(state, 1)]


def test_after_the_robber_the_turn_goes_on() -> None:
    """CAT-5.8: after a 7 and the theft the active player may still trade and build."""
    state = before_roll()
    settlements(state, 0, 20)
    settlements(state, 1, 26)
    deal(state, 0, lumber=1, brick=1)
    deal(state, 1, ore=1)

    roll(state, 7)
    say(state, "robber 11", "steal p1", "stolen ore")

    assert ("TradeAndBuild", 0) == question(state)
    assert ["road 28", "road 29", "road 30"] == legal(state, "road")


def test_a_knight_never_causes_discards() -> None:
    """CAT-5.9: a knight moves the robber and steals, large hands stay whole."""
    state = table()
    settlements(state, 1, 26)
    deal(state, 1, ore=12)
    deal_cards(state, 0, knight=1)

    say(state, "knight")
    assert ("MoveRobber", 0) == question(state)
    say(state, "robber 11", "steal p1", "stolen ore")

    assert [{"ore": 1}, {"ore": 11}] == [hand(state, 0), hand(state, 1)]


def test_a_sequential_engine_asks_from_the_active_player_on() -> None:
    """CAT-5.10: the seats that owe cards are asked in seat order beginning with the active player."""
    state = all_owe()

    assert ("DiscardHalf", 2) == question(state)
    assert [2, 3, 0] == state.speakers()


def test_a_seven_with_small_hands_goes_straight_to_the_robber() -> None:
    """CAT-5.11: nobody above 7 cards, nobody discards."""
    state = before_roll()
    for seat in range(4):
        deal(state, seat, lumber=2, brick=2, ore=3)

    roll(state, 7)

    assert ("MoveRobber", 0) == question(state)


def test_the_stolen_card_is_drawn_by_the_cards_in_hand() -> None:
    """CAT-5.5, CAT-5.12: one chance outcome; the weight of each kind is the number of such cards."""
    state = table()
    settlements(state, 1, 26)
    deal(state, 1, brick=1, grain=3, ore=2)
    ask(state, robber.MoveRobber(0))
    say(state, "robber 11")
    assert ["steal p1"] == legal(state)

    say(state, "steal p1")

    assert CHANCE == state.player
    assert ["stolen brick", "stolen grain", "stolen ore"] == legal(state)
    assert [1, 3, 2] == state.weights()
