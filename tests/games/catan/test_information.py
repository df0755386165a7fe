"""Information: who hears of what, and what is asked (CAT-13)."""

import pytest

from igroteka.games.catan import scoring
from igroteka.games.catan.rules import robber, turn
from igroteka.games.catan.state import State
from tests.games.catan.table import (
    CARD,
    CITY,
    ROAD,
    SETTLEMENT,
    army,
    audience,
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
from tests.games.saying import ask, legal, question, say

EVERYBODY = [0, 1, 2, 3, -3]


def busy_turn() -> State:
    """One turn with a bit of everything."""
    state = before_roll()
    settlements(state, 0, 20, 26)
    settlements(state, 1, 36)
    roads(state, 0, 28, 14)
    army(state, 0, 2)
    deal_cards(state, 0, knight=1)
    for cost in (ROAD, SETTLEMENT, CITY, CARD, {"lumber": 4}):
        deal(state, 0, **cost)
    deal(state, 1, wool=2)
    roll(state, 8)
    say(state, "knight", "robber 15", "steal p1", "stolen wool", "bank lumber ore", "offer 1 ore for 1 wool to p1")
    say(state, "accept", "confirm p1", "road 26", "settlement 9", "city 20", "buy", "draw monopoly", "end")
    return state


@pytest.mark.parametrize(
    "name",
    [
        "rolled",
        "produced",
        "card-played",
        "largest-army-taken",
        "robber-moved",
        "stole",
        "bank-traded",
        "offered",
        "accepted",
        "traded",
        "road-built",
        "settlement-built",
        "city-built",
        "card-bought",
        "turn-ended",
        "turn-began",
    ],
)
def test_what_everybody_hears(name: str) -> None:
    """CAT-13.1: dice, production, trades, building, played cards, special cards: all of it is public."""
    heard = audience(busy_turn(), name)

    assert heard
    assert all(seats == EVERYBODY for seats in heard)


def test_discards_are_public_in_the_end() -> None:
    """CAT-13.1: what was discarded is shown to all."""
    state = before_roll()
    deal(state, 2, ore=8)

    roll(state, 7)
    say(state, *["discard ore"] * 4)

    assert [EVERYBODY] == audience(state, "discarded")


def test_longest_road_is_public() -> None:
    """CAT-13.1: special cards and road lengths are public."""
    state = table()
    roads(state, 0, 44, 42, 27, 26)
    deal(state, 0, **ROAD)
    state.log = []

    say(state, "road 28")

    assert [EVERYBODY] == audience(state, "longest-road-taken")


def test_kinds_of_development_cards_are_private() -> None:
    """CAT-13.2: only the buyer learns which card was drawn."""
    assert [[0]] == audience(busy_turn(), "card-drawn")


def test_kinds_of_laid_cards_are_private() -> None:
    """CAT-13.2: which card is laid down is the owner's secret until all are shown."""
    state = before_roll()
    deal(state, 2, ore=8)

    roll(state, 7)
    say(state, "discard ore")

    assert [[2]] == audience(state, "laid-down")


def test_two_players_know_the_stolen_card() -> None:
    """CAT-13.3: thief and victim; the others hear that a card was stolen."""
    state = busy_turn()

    assert [[0, 1]] == audience(state, "stole-card")
    assert [EVERYBODY] == audience(state, "stole")


def test_visible_and_actual_points() -> None:
    """CAT-13.4: buildings and special cards are visible; actual points add hidden victory-point cards."""
    state = table()
    settlements(state, 0, 20)
    cities(state, 0, 26)
    roads(state, 0, 44, 42, 27, 26, 28)
    army(state, 0, 3)
    deal_cards(state, 0, victory_point=2)

    assert (7, 9) == (scoring.visible_points(state, 0), points(state, 0))


def test_pre_roll_is_asked_even_if_only_the_roll_is_legal() -> None:
    """CAT-13.8: so that nobody learns whether a card could have been played."""
    state = before_roll()

    assert (("PreRoll", 0), ["roll"]) == (question(state), legal(state))


def test_a_discard_of_equal_cards_is_asked_card_by_card() -> None:
    """CAT-13.8: also when there is only one answer."""
    state = before_roll()
    deal(state, 1, ore=8)

    roll(state, 7)

    assert (("DiscardHalf", 1), ["discard ore"]) == (question(state), legal(state))


def test_the_only_victim_is_named() -> None:
    """CAT-13.8: stealing is asked with one candidate, and the draw with one kind of card."""
    state = table()
    settlements(state, 1, 26)
    deal(state, 1, ore=2)
    ask(state, robber.MoveRobber(0))

    say(state, "robber 11")
    assert ["steal p1"] == legal(state)
    say(state, "steal p1")

    assert (["stolen ore"], [2]) == (legal(state), state.weights())


def test_who_cannot_pay_is_asked_all_the_same() -> None:
    """CAT-13.8: an answer is asked even if only a no is legal."""
    state = table(counter_offers=False)
    deal(state, 0, ore=1)
    deal(state, 1, wool=1)

    say(state, "offer 1 ore for 1 grain to p1")

    assert (("AnswerOffer", 1), ["reject"]) == (question(state), legal(state))


def test_main_is_asked_of_a_player_without_anything() -> None:
    """CAT-13.8: even if nothing but the end of the turn is legal."""
    state = before_roll()

    roll(state, 2)

    assert (("TradeAndBuild", 0), ["end"]) == (question(state), legal(state))


def test_questions_do_not_depend_on_hidden_cards() -> None:
    """CAT-13.8: the same words said with other hidden cards lead to the same questions."""
    sequences = []
    for theirs, cards in (({"ore": 8}, {"knight": 2}), ({"ore": 4, "wool": 4}, {"victory_point": 2})):
        state = ask(table(), turn.PreRoll(0))
        settlements(state, 1, 26)
        deal(state, 1, **theirs)
        deal_cards(state, 1, **cards)
        deal(state, 0, ore=1)
        asked = [question(state)]
        for line in (
            "roll",
            "dice 3 4",
            *["discard ore"] * 4,
            "robber 0",
            "offer 1 ore for 1 grain to p1",
            "reject",
            "end",
        ):
            say(state, line)
            asked.append(question(state))
        sequences.append(asked)

    assert sequences[0] == sequences[1]
