"""Options outside the rulebook (CAT-12)."""

from typing import Any

import pytest

from igroteka.core.chance import Random
from igroteka.core.errors import BadOption
from igroteka.games.catan.game import GAME
from igroteka.games.catan.rules import robber, turn
from igroteka.games.catan.state import State
from tests.games.catan.table import (
    CARD,
    CITY,
    SETTLEMENT,
    before_roll,
    cities,
    deal,
    deal_cards,
    hand,
    lay,
    points,
    roads,
    roll,
    settlements,
    table,
)
from tests.games.saying import ask, legal, question, say


def test_two_players_plain() -> None:
    """CAT-12.1: all rules unchanged, founding in the order 1-2-2-1."""
    state = GAME.start(2, {"two_player": "plain", "layout": "spiral", "first_seat": 0})
    state.roll(Random(4))
    asked = []
    while question(state)[0] in ("FoundSettlement", "FoundRoad"):
        asked.append(state.player)
        say(state, legal(state)[0])
    rules = state.rules

    assert [0, 0, 1, 1, 1, 1, 0, 0] == asked
    assert (10, 7, True, False) == (rules.target, rules.discard_limit, rules.player_trade, rules.friendly_robber)


def test_a_duel_is_won_with_fifteen_points() -> None:
    """CAT-12.1: 10 points are not enough, 15 are."""
    state = table(2, two_player="duel")
    cities(state, 0, 1, 3, 5, 7)
    settlements(state, 0, 20, 22, 40)
    roads(state, 0, 54)
    deal(state, 0, **SETTLEMENT)
    deal_cards(state, 0, victory_point=3)
    deal(state, 0, **CARD)
    assert 14 == points(state, 0)
    say(state, "buy", "draw knight")
    assert not state.finished

    say(state, "settlement 38")

    assert (15, 0) == (points(state, 0), state.winner)


@pytest.mark.parametrize(("held", "asked"), [(9, "MoveRobber"), (10, "DiscardHalf")])
def test_in_a_duel_nine_cards_are_safe(held: int, asked: str) -> None:
    """CAT-12.1: discard above 9 cards."""
    state = before_roll(2, two_player="duel")
    deal(state, 1, ore=held)

    roll(state, 7)

    assert asked == question(state)[0]


def test_in_a_duel_there_is_no_player_trade() -> None:
    """CAT-12.1: no offers, but the bank trades."""
    state = table(2, two_player="duel")
    deal(state, 0, ore=4)
    deal(state, 1, ore=4)

    assert [] == legal(state, "offer")
    assert 4 == len(legal(state, "bank"))


def test_in_a_duel_the_robber_is_friendly() -> None:
    """CAT-12.1: an opponent with 2 visible points is spared."""
    state = table(2, two_player="duel")
    settlements(state, 1, 26, 38)

    ask(state, robber.MoveRobber(0))

    assert {11, 12} == set(range(19)) - {int(line.split()[1]) for line in legal(state)} - {9}


def test_duel_sets_its_four_values_itself() -> None:
    """CAT-12.3: whatever else is asked for."""
    given = {"two_player": "duel", "victory_points_to_win": 5, "discard_limit": 5, "player_trade": "full"}

    rules = GAME.start(2, given).rules

    assert (15, 9, False, True) == (rules.target, rules.discard_limit, rules.player_trade, rules.friendly_robber)


@pytest.mark.parametrize(("seats", "two_player"), [(2, "off"), (3, "plain"), (4, "duel")])
def test_the_two_player_option_is_for_two(seats: int, two_player: str) -> None:
    """CAT-12.1: unofficial rules are asked for, and only by two players."""
    with pytest.raises(BadOption):
        GAME.start(seats, {"two_player": two_player})


def friendly(**options: Any) -> State:
    """Seat 1 has a settlement at hex 11 and a city at hex 12, seat 2 two settlements at hexes 15, 18 and 0."""
    state = table(**{"friendly_robber": True, **options})
    settlements(state, 1, 26)
    cities(state, 1, 38)
    settlements(state, 2, 45, 0)
    settlements(state, 0, 48)
    for seat in (1, 2):
        deal(state, seat, ore=1)
    return ask(state, robber.MoveRobber(0))


def test_a_friendly_robber_spares_the_weak() -> None:
    """CAT-12.2: not next to an opponent with fewer than 3 visible points; next to others and to oneself it may go."""
    state = friendly()

    assert [f"robber {hex}" for hex in range(19) if hex not in (9, 0, 15, 18)] == legal(state)


def test_by_default_the_robber_is_not_friendly() -> None:
    """CAT-12.2: a house rule, off unless asked for."""
    state = friendly(friendly_robber=False)

    assert 18 == len(legal(state))


def test_hidden_points_do_not_make_a_player_strong() -> None:
    """CAT-12.2: it is visible points that count."""
    state = friendly()
    deal_cards(state, 2, victory_point=3)

    assert "robber 0" not in legal(state)


def test_special_cards_make_a_player_strong() -> None:
    """CAT-12.2: Longest Road is visible."""
    state = friendly()
    roads(state, 2, 44, 42, 27, 26, 28)

    assert "robber 0" in legal(state)


def crowded() -> State:
    """Seats 1, 2 and 3 have two settlements each; together they touch every hex but the centre."""
    state = table(friendly_robber=True)
    settlements(state, 1, 9, 12)
    settlements(state, 2, 24, 29)
    settlements(state, 3, 41, 44)
    for seat in (1, 2, 3):
        deal(state, seat, ore=1)
    return state


def test_with_no_hex_left_the_robber_stays_on_the_desert() -> None:
    """CAT-12.2: the desert, even if it is there already."""
    state = ask(crowded(), robber.MoveRobber(0))
    assert ["robber 9"] == legal(state)

    say(state, "robber 9")

    assert 9 == state.robber


def test_with_no_hex_left_the_robber_goes_to_the_desert_and_steals_nothing() -> None:
    """CAT-12.2: to the desert, without stealing from a spared player there."""
    state = crowded()
    lay(state, 0, "desert", 0)
    lay(state, 9, "mountains", 10)
    ask(state, robber.MoveRobber(0), turn.TradeAndBuild(0))
    assert ["robber 0"] == legal(state)

    say(state, "robber 0")

    assert (0, ("TradeAndBuild", 0)) == (state.robber, question(state))


def test_all_options() -> None:
    """CAT-12.3: defaults and allowed values of every option."""
    expected: dict[str, tuple[object, list[object]]] = {
        "layout": ("beginner", ["beginner", "spiral", "random"]),
        "beginner_profile": ("seed", ["seed", "english"]),
        "harbours": ("fixed", ["fixed", "shuffled"]),
        "first_seat": ("random", ["random", "0..3"]),
        "combined_trade_build": (True, [True, False]),
        "shortage_rule": ("single_player_takes_rest", ["single_player_takes_rest", "nobody"]),
        "victory_points_to_win": (10, ["3..20"]),
        "discard_limit": (7, ["5..20"]),
        "friendly_robber": (False, [True, False]),
        "two_player": ("off", ["off", "plain", "duel"]),
        "player_trade": ("full", ["full", "none"]),
        "max_offers_per_turn": (8, ["1..99"]),
        "max_cards_per_side": (0, ["0..19"]),
        "counter_offers": (True, [True, False]),
        "max_counters_per_turn": (0, ["0..99"]),
        "open_offers": (True, [True, False]),
        "repeat_refused_offers": (False, [True, False]),
        "turn_limit": (0, ["0..100000"]),
    }

    assert expected == {name: (option.default, list(option.allowed)) for name, option in GAME.settings.options.items()}


@pytest.mark.parametrize(
    "options",
    [
        {"victory_points_to_win": 2},
        {"victory_points_to_win": 21},
        {"victory_points_to_win": True},
        {"discard_limit": 4},
        {"layout": "flat"},
        {"combined_trade_build": 1},
        {"first_seat": 4},
        {"no_such_option": 1},
    ],
)
def test_other_values_are_refused(options: dict[str, object]) -> None:
    """CAT-12.3: only allowed values, and no unknown names."""
    with pytest.raises(BadOption):
        GAME.start(4, options)


def test_points_to_win() -> None:
    """CAT-12.3: a short game ends with 3 points."""
    state = table(victory_points_to_win=3)
    settlements(state, 0, 20, 40)
    deal(state, 0, **CITY)

    say(state, "city 20")

    assert 0 == state.winner


@pytest.mark.parametrize(("held", "owed"), [(5, 0), (6, 3)])
def test_discard_limit(held: int, owed: int) -> None:
    """CAT-12.3: with a limit of 5 six cards are too many."""
    state = before_roll(discard_limit=5)
    deal(state, 1, ore=held)

    roll(state, 7)
    say(state, *["discard ore"] * owed)

    assert ("MoveRobber", 0) == question(state)
    assert {"ore": held - owed} == hand(state, 1)
