"""End of the game (CAT-11)."""

from typing import Any

import pytest

from igroteka.core.agenda import NOBODY, OVER
from igroteka.games.catan.state import TURN_LIMIT, VICTORY, State
from tests.games.catan.table import (
    CARD,
    CITY,
    ROAD,
    SETTLEMENT,
    army,
    before_roll,
    cities,
    deal,
    deal_cards,
    points,
    roads,
    roll,
    settlements,
    table,
)
from tests.games.saying import happened, legal, question, say


def nine_points(seat: int = 0, **options: Any) -> State:
    """Seat 0 is on turn; this seat has 4 cities and a settlement."""
    state = table(**options)
    cities(state, seat, 1, 3, 5, 7)
    settlements(state, seat, 20)
    return state


def test_a_settlement_wins() -> None:
    """CAT-11.1: with 10 points on the own turn the game ends at once."""
    state = nine_points()
    roads(state, 0, 63)
    deal(state, 0, **SETTLEMENT)
    assert not state.finished

    say(state, "settlement 44")

    assert (True, 0, OVER, VICTORY) == (state.finished, state.winner, state.player, state.ending)
    assert [] == legal(state)


def test_a_city_wins() -> None:
    """CAT-11.1: an upgrade from 9 to 10 points wins."""
    state = table()
    cities(state, 0, 1, 3, 5)
    settlements(state, 0, 7, 20, 40)
    deal(state, 0, **CITY)

    say(state, "city 7")

    assert (10, 0) == (points(state, 0), state.winner)


def test_longest_road_wins() -> None:
    """CAT-11.1: special cards count."""
    state = table()
    cities(state, 0, 1, 3, 5, 7)
    roads(state, 0, 44, 42, 27, 26)
    deal(state, 0, **ROAD)

    say(state, "road 28")

    assert (10, 0) == (points(state, 0), state.winner)


def test_largest_army_wins_before_the_robber_moves() -> None:
    """CAT-11.1, CAT-9.5: the third knight wins at once, also before the roll."""
    state = before_roll()
    cities(state, 0, 1, 3, 5, 7)
    army(state, 0, 2)
    deal_cards(state, 0, knight=1)

    say(state, "knight")

    assert (True, 0, 9) == (state.finished, state.winner, state.robber)


def test_hidden_victory_points_win() -> None:
    """CAT-11.1: hidden victory-point cards are counted."""
    state = nine_points()
    deal(state, 0, **CARD)

    say(state, "buy", "draw victory_point")

    assert (10, 0) == (points(state, 0), state.winner)


def test_nine_points_do_not_win() -> None:
    """CAT-11.1: 9 points are not enough."""
    state = nine_points()
    deal(state, 0, **CARD)

    say(state, "buy", "draw knight")

    assert not state.finished


def test_ten_points_in_anothers_turn_do_not_win_yet() -> None:
    """CAT-11.2: Longest Road that passes over in another's turn wins only when the own turn begins, before the roll."""
    state = table()
    cities(state, 1, 45, 53, 51, 49)
    roads(state, 1, 0, 2, 3, 5, 6)
    roads(state, 2, 44, 42, 27, 26, 28, 29)
    roads(state, 0, 25)
    deal(state, 0, **SETTLEMENT)
    assert (2, 8) == (state.longest_road, points(state, 1))

    say(state, "settlement 18")
    assert (1, 10, False) == (state.longest_road, points(state, 1), state.finished)
    say(state, "end")

    assert (True, 1, OVER) == (state.finished, state.winner, state.player)
    assert "turn-began" == happened(state)[-2]


def test_ten_points_lost_before_the_own_turn_do_not_win() -> None:
    """CAT-11.2: the 10 points must still stand when the own turn begins."""
    state = table()
    cities(state, 1, 45, 53, 51, 49)
    roads(state, 1, 0, 2, 3, 5, 6)
    roads(state, 0, 44, 42, 27, 26, 28)
    deal(state, 0, **ROAD)
    assert (1, 10) == (state.longest_road, points(state, 1))

    say(state, "road 29", "end")

    assert (0, 8, False) == (state.longest_road, points(state, 1), state.finished)
    assert ("PreRoll", 1) == question(state)


def test_the_win_is_declared_by_itself() -> None:
    """CAT-11.3: there is no action for it; it is looked at after each change and at the start of the turn."""
    state = nine_points(1)
    deal_cards(state, 1, victory_point=1)
    assert not state.finished

    say(state, "end")

    assert (1, True) == (state.winner, state.finished)
    assert "won" == happened(state)[-1]


def test_a_player_out_of_turn_does_not_win_by_the_active_players_change() -> None:
    """CAT-11.3: only the active player is looked at."""
    state = nine_points(1)
    deal_cards(state, 1, victory_point=3)
    settlements(state, 0, 40)
    deal(state, 0, **CITY)

    say(state, "city 40")

    assert not state.finished


def test_ranking_below_the_winner() -> None:
    """CAT-11.4: by points, hidden ones included; ties are shared."""
    state = nine_points()
    roads(state, 0, 63)
    deal(state, 0, **SETTLEMENT)
    settlements(state, 1, 40)
    deal_cards(state, 1, victory_point=1)
    cities(state, 2, 36)
    settlements(state, 3, 38)

    say(state, "settlement 44")

    assert [10, 2, 2, 1] == state.scores()
    assert [1, 2, 2, 4] == state.ranks()


def test_the_winner_is_first_whatever_the_others_have() -> None:
    """CAT-11.4: another player with more points comes second."""
    state = nine_points()
    deal(state, 0, **CARD)
    cities(state, 1, 45, 53, 51, 49)
    deal_cards(state, 1, victory_point=4)

    say(state, "buy", "draw victory_point")

    assert [10, 12, 0, 0] == state.scores()
    assert [1, 2, 3, 3] == state.ranks()


def test_everything_is_revealed_at_the_end() -> None:
    """CAT-11.4: at the end the position is open."""
    state = nine_points()
    deal(state, 0, **CARD)
    say(state, "buy")
    state.revealed = False

    say(state, "draw victory_point")

    assert state.revealed


@pytest.mark.parametrize("limit", [1, 2, 5])
def test_a_turn_limit_ends_without_a_winner(limit: int) -> None:
    """CAT-11.5: after that many turns nobody has won; the ranking goes by points."""
    state = before_roll(turn_limit=limit)
    settlements(state, 1, 20)
    turns = 0
    while not state.finished:
        roll(state, 2)
        say(state, "end")
        turns += 1

    assert limit == turns
    assert (NOBODY, TURN_LIMIT) == (state.winner, state.ending)
    assert [2, 1, 2, 2] == state.ranks()


def test_nobody_is_paid_as_a_winner_at_the_turn_limit() -> None:
    """CAT-11.5: the result is "no winner": the leader by points has not won, nor have the others lost."""
    state = before_roll(turn_limit=1)
    settlements(state, 1, 20)

    roll(state, 2)
    say(state, "end")

    assert [0.0, 0.0, 0.0, 0.0] == state.returns()


def test_who_would_win_at_the_start_of_the_turn_wins_before_the_limit() -> None:
    """CAT-11.2, CAT-11.5: the limit stops those who have not won, not a player whose turn begins with enough points."""
    state = nine_points(1, turn_limit=1)
    deal_cards(state, 1, victory_point=1)

    say(state, "end")

    assert (True, 1, VICTORY) == (state.finished, state.winner, state.ending)
    assert [2, 1, 2, 2] == state.ranks()
    assert "turn-limit-reached" not in happened(state)


def test_enough_points_of_others_do_not_win_at_the_limit() -> None:
    """CAT-11.5: only the one whose turn would begin; the others are ranked."""
    state = nine_points(2, turn_limit=1)
    deal_cards(state, 2, victory_point=1)

    say(state, "end")

    assert (NOBODY, TURN_LIMIT) == (state.winner, state.ending)


def test_without_a_limit_the_game_goes_on() -> None:
    """CAT-11.5: there is no official turn limit."""
    state = before_roll()
    for _ in range(1500):
        roll(state, 2)
        say(state, "end")

    assert (1501, False) == (state.turn, state.finished)
