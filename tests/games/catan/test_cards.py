"""Development cards (CAT-9)."""

import pytest

from igroteka.core.agenda import CHANCE
from igroteka.games.catan.rules import turn
from igroteka.games.catan.state import State
from tests.games.catan.table import (
    CARD,
    RESOURCES,
    army,
    audience,
    bank,
    before_roll,
    cities,
    deal,
    deal_cards,
    hand,
    points,
    roads,
    roll,
    settlements,
    table,
)
from tests.games.saying import ask, legal, question, say

CARD_VERBS = {"knight", "roads", "plenty", "monopoly"}


def playable(state: State) -> set[str]:
    """The kinds of development cards that may be played now."""
    return CARD_VERBS & {line.split()[0] for line in legal(state)}


def test_buying_takes_a_card_off_the_deck() -> None:
    """CAT-9.1: pay, take a card; any number per turn while the deck lasts."""
    state = table()
    deal(state, 0, ore=3, wool=3, grain=3)

    say(state, "buy", "draw knight", "buy", "draw knight", "buy", "draw monopoly")

    assert {} == hand(state, 0)
    assert (3, 22) == (state.card_count(0), state.card_count(4))
    assert "buy" not in legal(state)


def test_a_bought_card_is_hidden() -> None:
    """CAT-9.1, CAT-9.13: that a card was bought is public, its kind is the buyer's secret."""
    state = table(active=2)
    deal(state, 2, **CARD)

    say(state, "buy", "draw knight")

    assert [[0, 1, 2, 3, -3]] == audience(state, "card-bought")
    assert [[2]] == audience(state, "card-drawn")


def test_the_deck_is_never_refilled() -> None:
    """CAT-9.1: when all cards are out, played ones included, none can be bought."""
    state = table()
    army(state, 1, 14)
    deal_cards(state, 0, road_building=2, year_of_plenty=2, monopoly=2, victory_point=5)
    deal(state, 0, **CARD)
    settlements(state, 0, 20)

    say(state, "monopoly ore")

    assert 0 == state.card_count(4)
    assert "buy" not in legal(state)


@pytest.mark.parametrize("first", ["knight", "roads", "plenty ore ore", "monopoly ore"])
def test_one_card_per_turn(first: str) -> None:
    """CAT-9.2: at most one knight or progress card in a turn; in the next own turn another."""
    state = table(2, two_player="plain")
    settlements(state, 0, 20)
    deal_cards(state, 0, knight=2, road_building=1, year_of_plenty=1, monopoly=1)

    say(state, first)
    if first == "knight":
        say(state, "robber 0")
    if first == "roads":
        say(state, "road 28", "road 29")
    assert set() == playable(state)
    say(state, "end")
    roll(state, 2)
    say(state, "end")

    assert "knight" in playable(state)


def test_a_card_played_before_the_roll_is_the_one_of_the_turn() -> None:
    """CAT-9.2: the limit is per turn, not per phase."""
    state = before_roll()
    deal_cards(state, 0, knight=2)

    say(state, "knight", "robber 0")
    roll(state, 2)

    assert set() == playable(state)


def test_only_the_active_player_plays_own_cards() -> None:
    """CAT-9.2: cards of others are not playable, nor is a kind one does not hold."""
    state = table()
    deal_cards(state, 0, monopoly=1)
    deal_cards(state, 1, knight=1, year_of_plenty=1)

    assert {"monopoly"} == playable(state)


@pytest.mark.parametrize("card", ["knight", "road_building", "year_of_plenty", "monopoly"])
def test_a_card_bought_this_turn_waits(card: str) -> None:
    """CAT-9.3: a card bought this turn may not be played this turn, but in the next."""
    state = table(2, two_player="plain")
    settlements(state, 0, 20)
    deal(state, 0, **CARD)

    say(state, "buy", f"draw {card}")
    assert set() == playable(state)
    say(state, "end")
    roll(state, 2)
    say(state, "end")

    assert 1 == len(playable(state))


def test_an_older_card_of_the_same_kind_may_be_played() -> None:
    """CAT-9.3: playable is what is in hand less what was bought this turn, kind by kind."""
    state = table()
    deal_cards(state, 0, knight=1)
    deal(state, 0, ore=2, wool=2, grain=2)

    say(state, "buy", "draw knight", "buy", "draw monopoly")

    assert {"knight"} == playable(state)


def test_cards_do_not_interrupt() -> None:
    """CAT-9.4: no card during discards, robber, theft, an open offer or another card."""
    state = before_roll()
    settlements(state, 0, 20)
    settlements(state, 1, 26)
    deal_cards(state, 0, knight=2, year_of_plenty=1, monopoly=1, road_building=1)
    deal(state, 0, ore=8)
    deal(state, 1, wool=2)
    roll(state, 7)
    for line in ("discard ore", "discard ore", "discard ore", "discard ore", "robber 11", "steal p1", "stolen wool"):
        assert set() == playable(state), line
        say(state, line)
    assert CARD_VERBS == playable(state)

    say(state, "offer p1")
    assert set() == playable(state)
    say(state, "give ore", "want wool", "send", "accept")
    assert set() == playable(state)
    say(state, "cancel", "roads")
    assert set() == playable(state)


def test_a_knight_moves_the_robber_and_stays() -> None:
    """CAT-9.5: move the robber, steal; the card lies face up before its owner."""
    state = table()
    settlements(state, 1, 26)
    deal(state, 1, ore=1)
    deal_cards(state, 0, knight=1)

    say(state, "knight")
    assert ("MoveRobber", 0) == question(state)
    assert "robber 9" not in legal(state)
    say(state, "robber 11", "steal p1", "stolen ore")

    assert (11, {"ore": 1}, {}) == (state.robber, hand(state, 0), hand(state, 1))
    assert (1, 0) == (state.cards_played(0, 0), state.card_count(0))


def test_largest_army_comes_before_the_robber_moves() -> None:
    """CAT-9.5: the third knight brings the card while the robber still waits."""
    state = table()
    army(state, 0, 2)
    deal_cards(state, 0, knight=1)

    say(state, "knight")

    assert ("MoveRobber", 0) == question(state)
    assert 0 == state.largest_army


def test_two_free_roads() -> None:
    """CAT-9.6, CAT-9.14: two roads without cost; the second may use the first."""
    state = table()
    settlements(state, 0, 20)
    deal_cards(state, 0, road_building=1)
    deal(state, 0, ore=1)

    say(state, "roads")
    assert ["road 28", "road 29", "road 30"] == legal(state)
    say(state, "road 28")
    assert ["road 14", "road 26", "road 29", "road 30", "stop"] == legal(state)
    say(state, "road 14")

    assert ("TradeAndBuild", 0) == question(state)
    assert {"ore": 1} == hand(state, 0)
    assert (13, 0, 0) == (state.roads_left[0], state.roads[28], state.roads[14])


def test_free_roads_follow_the_road_rules() -> None:
    """CAT-9.6: not through another's building, not on a taken edge."""
    state = table()
    roads(state, 0, 29)
    roads(state, 2, 31)
    settlements(state, 1, 20)
    deal_cards(state, 0, road_building=1)

    say(state, "roads")

    assert ["road 17"] == legal(state)


def test_with_one_piece_only_one_free_road() -> None:
    """CAT-9.6, CAT-9.14: the second step is skipped when no piece is left."""
    state = table()
    settlements(state, 0, 20)
    roads(state, 0, *range(14))
    deal_cards(state, 0, road_building=1)

    say(state, "roads", "road 28")

    assert ("TradeAndBuild", 0) == question(state)
    assert 0 == state.roads_left[0]


def test_with_one_edge_only_one_free_road() -> None:
    """CAT-9.6, CAT-9.14: the second step is skipped when no legal edge is left."""
    state = table()
    settlements(state, 0, 0)
    settlements(state, 1, 2)
    settlements(state, 2, 8)
    roads(state, 0, 0)
    deal_cards(state, 0, road_building=1)

    say(state, "roads")
    assert ["road 1", "road 2"] == legal(state)
    roads(state, 1, 2)
    say(state, "road 1")

    assert ("TradeAndBuild", 0) == question(state)
    assert 13 == state.roads_left[0]


def test_no_road_no_road_building() -> None:
    """CAT-9.6: the card cannot be played when no road can be placed, for want of pieces or of edges."""
    state = table()
    deal_cards(state, 0, road_building=1)
    assert set() == playable(state)
    settlements(state, 0, 20)
    assert {"roads"} == playable(state)

    roads(state, 0, *range(15))

    assert set() == playable(state)


def test_the_second_free_road_may_be_declined_the_first_not() -> None:
    """CAT-9.6, CAT-9.14: stop is an answer after the first road only."""
    state = table()
    settlements(state, 0, 20)
    deal_cards(state, 0, road_building=1)

    say(state, "roads")
    assert "stop" not in legal(state)
    say(state, "road 28")
    assert "stop" in legal(state)
    say(state, "stop")

    assert ("TradeAndBuild", 0) == question(state)
    assert 14 == state.roads_left[0]


def test_the_second_road_is_skipped_when_the_first_has_won() -> None:
    """CAT-9.14, CAT-10.8: Longest Road with the first of the two roads ends the game."""
    state = table()
    cities(state, 0, 1, 3, 5, 7)
    roads(state, 0, 44, 42, 27, 26)
    deal_cards(state, 0, road_building=1)

    say(state, "roads", "road 28")

    assert state.finished
    assert (0, 10) == (state.winner, points(state, 0))


def test_year_of_plenty_gives_two_cards_of_choice() -> None:
    """CAT-9.7: any two cards, equal or different, from the bank."""
    state = table()
    deal_cards(state, 0, year_of_plenty=1)
    pairs = [f"plenty {first} {second}" for place, first in enumerate(RESOURCES) for second in RESOURCES[place:]]
    assert 15 == len(pairs)
    assert pairs == legal(state, "plenty")

    say(state, "plenty brick ore")

    assert {"brick": 1, "ore": 1} == hand(state, 0)
    assert {"lumber": 19, "brick": 18, "wool": 19, "grain": 19, "ore": 18} == bank(state)


def test_cards_of_plenty_are_usable_at_once() -> None:
    """CAT-9.7: the two cards pay for a road in the same turn."""
    state = table()
    settlements(state, 0, 20)
    deal_cards(state, 0, year_of_plenty=1)

    say(state, "plenty lumber brick", "road 28")

    assert 0 == state.roads[28]


def test_plenty_takes_only_what_the_bank_has() -> None:
    """CAT-9.7: choose any two the bank can pay."""
    state = table()
    deal_cards(state, 0, year_of_plenty=1)
    deal(state, 1, lumber=19, brick=18, wool=17, grain=19, ore=19)

    assert ["plenty brick wool", "plenty wool wool"] == legal(state, "plenty")


def test_plenty_with_one_card_in_the_bank_takes_that() -> None:
    """CAT-9.7: the multiset has as many cards as the bank, if that is fewer than 2."""
    state = table()
    deal_cards(state, 0, year_of_plenty=1)
    deal(state, 1, lumber=19, brick=19, wool=18, grain=19, ore=19)
    assert ["plenty wool"] == legal(state, "plenty")

    say(state, "plenty wool")

    assert {"wool": 1} == hand(state, 0)


def test_no_plenty_from_an_empty_bank() -> None:
    """CAT-9.7: not playable with an empty bank."""
    state = table()
    deal_cards(state, 0, year_of_plenty=1)
    deal(state, 1, lumber=19, brick=19, wool=19, grain=19, ore=19)

    assert [] == legal(state, "plenty")


def test_monopoly_takes_all_of_a_kind_from_everybody() -> None:
    """CAT-9.8: every other player gives all cards of the named resource, and only those."""
    state = table(active=1)
    deal(state, 0, ore=3, wool=1)
    deal(state, 1, ore=1, grain=1)
    deal(state, 2, brick=2, ore=1)
    deal(state, 3, ore=4)
    deal_cards(state, 1, monopoly=1)

    say(state, "monopoly ore")

    assert [{"wool": 1}, {"grain": 1, "ore": 9}, {"brick": 2}, {}] == [hand(state, seat) for seat in range(4)]
    assert 10 == bank(state)["ore"]


def test_monopoly_on_what_nobody_holds() -> None:
    """CAT-9.8: naming a resource that nobody holds is legal."""
    state = table()
    deal_cards(state, 0, monopoly=1)
    assert [f"monopoly {name}" for name in RESOURCES] == legal(state, "monopoly")

    say(state, "monopoly lumber")

    assert {} == hand(state, 0)


def test_victory_points_are_not_played() -> None:
    """CAT-9.9: they stay in hand, count at all times, also on the turn they are bought, and use up no limit."""
    state = table()
    deal(state, 0, **CARD)
    deal_cards(state, 0, victory_point=1, knight=1)
    assert {"knight"} == playable(state)
    assert 1 == points(state, 0)

    say(state, "buy", "draw victory_point")

    assert (2, 0) == (points(state, 0), state.cards_played(0, 4))
    assert {"knight"} == playable(state)


def test_victory_points_win_on_the_turn_they_are_bought() -> None:
    """CAT-9.9, CAT-11.1: several at once, the last just bought."""
    state = table()
    cities(state, 0, 1, 3, 5)
    deal_cards(state, 0, victory_point=3)
    deal(state, 0, **CARD)

    say(state, "buy", "draw victory_point")

    assert (True, 0) == (state.finished, state.winner)


def test_development_cards_are_neither_stolen_nor_taken() -> None:
    """CAT-9.10: who holds only development cards cannot be robbed, asked for a trade or made to discard."""
    state = table()
    settlements(state, 1, 26)
    deal_cards(state, 1, knight=9)
    deal_cards(state, 0, knight=1)
    deal(state, 0, ore=1)
    assert [] == legal(state, "offer")

    say(state, "knight", "robber 11")

    assert ("TradeAndBuild", 0) == question(state)
    assert 9 == state.card_count(1)


def test_a_progress_card_leaves_the_game_face_up() -> None:
    """CAT-9.11: played for all to see, then out of hand and deck for good."""
    state = table()
    deal_cards(state, 0, monopoly=1, knight=2)

    say(state, "monopoly ore")

    assert [[0, 1, 2, 3, -3]] == audience(state, "card-played")
    assert (0, 1, 1) == (state.cards_held(0, 3), state.cards_held(4, 3), state.cards_played(0, 3))


def test_there_are_three_different_progress_cards() -> None:
    """CAT-9.11: knights, three progress cards and victory points are all the deck can give."""
    state = table()
    deal(state, 0, **CARD)

    say(state, "buy")

    kinds = ["knight", "road_building", "year_of_plenty", "monopoly", "victory_point"]
    assert [f"draw {kind}" for kind in kinds] == legal(state)


@pytest.mark.parametrize(
    "lines", [["knight", "robber 0"], ["roads", "road 28", "stop"], ["plenty ore ore"], ["monopoly ore"]]
)
@pytest.mark.parametrize("moment", ["PreRoll", "TradeAndBuild"])
def test_after_a_card_the_player_is_where_it_was_played(lines: list[str], moment: str) -> None:
    """CAT-9.12: all four kinds may be played before or after the roll, and lead back there."""
    state = ask(table(), turn.PreRoll(0) if moment == "PreRoll" else turn.TradeAndBuild(0))
    settlements(state, 0, 20)
    deal_cards(state, 0, knight=1, road_building=1, year_of_plenty=1, monopoly=1)
    assert CARD_VERBS == playable(state)

    say(state, *lines)

    assert (moment, 0) == question(state)


def test_a_card_in_the_middle_of_trading() -> None:
    """CAT-9.12: between two exchanges a card may be played, and trading goes on."""
    state = table()
    deal(state, 0, lumber=8)
    deal_cards(state, 0, monopoly=1)

    say(state, "bank lumber ore", "monopoly wool", "bank lumber ore")

    assert {"ore": 2} == hand(state, 0)


def test_buying_is_one_chance_outcome() -> None:
    """CAT-9.13: the weight of each kind is the number of such cards left in the deck."""
    state = table()
    deal(state, 0, **CARD)
    deal_cards(state, 1, knight=4, monopoly=2)

    say(state, "buy")

    assert CHANCE == state.player
    assert ["draw knight", "draw road_building", "draw year_of_plenty", "draw victory_point"] == legal(state)
    assert [10, 2, 2, 5] == state.weights()
