"""Objective cards (GWT-6.21 to GWT-6.26, GWT-11.7, GWT-11.8)."""

import pytest

from igroteka.core.chance import Random
from igroteka.core.state import CHANCE
from igroteka.games.gwt import scoring
from igroteka.games.gwt.data.box import CARD_NAMES
from igroteka.games.gwt.rules import objectives, turn
from igroteka.games.gwt.state import AREA, HAND, OBJECTIVE_STACK, SHOWN
from tests.games.gwt.table import (
    MASHA,
    MISHA,
    arrive,
    asked,
    cards,
    collect,
    deliver,
    discarded,
    engine,
    hand,
    herder,
    house,
    in_hand,
    own,
    play_before,
    points,
    station,
    table,
    tile,
)
from tests.games.saying import legal, question, refusal, say, sound


def test_gaining_a_card() -> None:
    """GWT-6.21: from the display, which is refilled at once, or unseen from the stack; to the discard pile."""
    state = table(at="N_C")
    say(state, "local 1 b")
    assert [
        "objective money_BOO",
        "objective money_BGO",
        "objective money_4HH",
        "objective money_SSH",
        "blind",
        "decline",
    ] == legal(state)
    say(state, "objective money_4HH", "display aux_NY")
    assert {"money_4HH": 1} == discarded(state)
    assert 4 == state.sizes[SHOWN]
    asked(state, objectives.GainObjective(MASHA, 0, 0))
    say(state, "blind", "unseen draw_5H")

    assert {"money_4HH": 1, "draw_5H": 1} == discarded(state)
    assert sound(state)


def test_an_empty_stack() -> None:
    """GWT-6.21: the display is not refilled; with both empty nothing can be gained."""
    state = table()
    for card in range(16, 37):
        while state.count(OBJECTIVE_STACK, card):
            state.move_card(OBJECTIVE_STACK, 20, card)
    asked(state, objectives.GainObjective(MASHA, 0, 0))
    assert ("objectives-gone", "GWT-6.21") == refusal(state, "blind")
    say(state, "objective money_BOO")
    assert 3 == state.sizes[SHOWN]
    for card in range(16, 37):
        while state.count(SHOWN, card):
            state.move_card(SHOWN, 20, card)
    arrive(state, MASHA, "N_C")

    assert "local 1 b" not in legal(state)


def test_playing_before_the_move_and_between_actions() -> None:
    """GWT-6.22: several at one moment; not inside an action; the card stays for good."""
    state = table()
    hand(state, MASHA, "money_BOO", "money_BGO", "draw_BBH")
    say(state, "play money_BOO", "play money_BGO")
    assert 4 == state.dollars[MASHA]
    assert ("not-in-hand", "GWT-6.22") == refusal(state, "play money_BOO")
    say(state, "move N_C A1 B1", "local 2 a")
    assert ("objective-inside", "GWT-6.22") == refusal(state, "play draw_BBH")
    say(state, "engine 1", "play draw_BBH")

    assert ["draw 1", "draw 2", "draw 3", "decline"] == legal(state)
    assert {"start_34B": 1, "money_BOO": 1, "money_BGO": 1, "draw_BBH": 1} == cards(state, AREA)


def test_playing_is_no_local_action() -> None:
    """GWT-6.25, GWT-5.6: the single auxiliary action is still there."""
    state = table()
    hand(state, MASHA, "money_BOO", "aux_NY")
    arrive(state, MASHA, "N_G")
    say(state, "play aux_NY", "aux money single", "play money_BOO")

    assert "aux money single" in legal(state)
    assert 3 == state.dollars[MASHA]


def test_after_the_last_action() -> None:
    """GWT-6.22: before phase C there is still time, for who may hold an objective."""
    state = table()
    hand(state, MASHA, "engine_345", "money_BOO")
    house(state, MISHA, "1a", "A1")
    arrive(state, MASHA, "A1")
    say(state, "aux money single")
    assert ("EndPhaseB", MASHA) == question(state)
    say(state, "play engine_345", "engine 2", "play money_BOO")
    state.roll(Random(1))

    assert MISHA == state.player


def test_in_kansas_city() -> None:
    """GWT-6.23: before the first sub-phase only, unless the table agrees otherwise (objectives_in_kansas_city)."""
    for agreed in (False, True):
        state = table(objectives_in_kansas_city=agreed)
        hand(state, MASHA, "money_BOO")
        for slot in range(6):
            state.foresight[slot] = 3 if slot < 2 else slot % 2
        arrive(state, MASHA, "KC")
        assert "play money_BOO" in legal(state)
        say(state, "foresight 1a")

        assert agreed == ("play money_BOO" in legal(state))
        if not agreed:
            assert ("objective-in-city", "GWT-6.23") == refusal(state, "play money_BOO")


@pytest.mark.parametrize("agreed", [True, False])
def test_before_the_income(agreed: bool) -> None:
    """GWT-6.23: between the third foresight and the income too, if the table agrees to it; not after it."""
    state = table(objectives_in_kansas_city=agreed)
    hand(state, MASHA, "money_BOO", "engine_345")
    arrive(state, MASHA, "KC")
    while ("Income", MASHA) != question(state):
        say(state, "done")
    assert agreed == ("play money_BOO" in legal(state))
    if agreed:
        say(state, "play money_BOO", "play engine_345")
        assert sound(state)
        say(state, "engine 1", "certificates 0")
        assert (2, {}) == (state.dollars[MASHA], discarded(state))


def test_an_objective_drawn_after_the_income_waits() -> None:
    """GWT-6.23: a token may bring one into the hand, but the city is over."""
    state = table()
    state.tokens[MASHA] = 1
    own(state, MASHA, "money_BOO")
    arrive(state, MASHA, "KC")
    say(state, "certificates 0", "deliver kansas_city", "disc aux_money_2x")
    state.roll(Random(1))
    hand(state, MASHA, "money_BOO")

    assert ("EndPhaseB", MASHA) == question(state)
    assert ("objective-in-city", "GWT-6.23") == refusal(state, "play money_BOO")


def test_the_free_move_before_phase_a() -> None:
    """GWT-6.24: up to three steps without fees, not into Kansas City; phase A starts from there."""
    state = table()
    house(state, MISHA, "1a", "A1")
    state.dollars[MASHA] = 5
    hand(state, MASHA, "move_345")
    say(state, "play move_345")
    assert {"move A1 A1", "move N_A", "move N_B A1", "move N_B FL1", "move N_C FL1 B1", "decline"} == set(legal(state))
    say(state, "move A1 A1")

    assert ("MoveHerder", MASHA) == question(state)
    assert 5 == state.dollars[MASHA]
    assert "A1" == herder(state)


def test_the_free_move_in_phase_b() -> None:
    """GWT-6.24: the location is given up, phase C follows."""
    state = table()
    hand(state, MASHA, "move_345", "criollo")
    arrive(state, MASHA, "N_C")
    say(state, "local 2 a", "engine 1", "play move_345", "move N_D N_D")
    state.roll(Random(1))

    assert MISHA == state.player
    assert "N_D" == herder(state)


@pytest.mark.parametrize("used", [True, False])
def test_after_a_free_move_in_phase_b_no_objective_is_played(used: bool) -> None:
    """GWT-6.24, GWT-6.22: phase C has begun; exchange tokens may still be used."""
    state = table()
    hand(state, MASHA, "move_345", "money_BOO", "criollo")
    state.tokens[MASHA] = 1
    arrive(state, MASHA, "N_C")
    if used:
        say(state, "local 2 a", "engine 1")
    say(state, "play move_345", "move N_D N_D")

    assert [] == legal(state, "play")
    assert ("objective-late", "GWT-6.24") == refusal(state, "play money_BOO")
    assert ["done", "exchange 1", "exchange 2"] == legal(state)
    assert sound(state)
    say(state, "exchange 1", "card galloway", "discard galloway")
    assert MASHA != state.player
    assert 1 == state.count(HAND + MASHA, CARD_NAMES.index("money_BOO"))


def test_after_a_free_move_and_without_tokens_nothing_is_asked() -> None:
    """GWT-6.24: phase C follows at once."""
    state = table()
    hand(state, MASHA, "move_345", "money_BOO", "criollo")
    arrive(state, MASHA, "N_C")
    say(state, "play move_345", "move N_D N_D")

    assert ("DrawCard", CHANCE) == question(state)


def test_a_free_move_of_no_step_changes_nothing() -> None:
    """GWT-6.24: who stays has not given up the location."""
    state = table()
    hand(state, MASHA, "move_345", "money_BOO")
    arrive(state, MASHA, "N_C")
    say(state, "play move_345", "decline")

    assert "local 2 a" in legal(state)
    assert ["play money_BOO"] == legal(state, "play")


def test_the_free_move_stops_before_kansas_city() -> None:
    """GWT-6.24: and has no effect there."""
    state = table()
    hand(state, MASHA, "move_345", "move_SSBB")
    arrive(state, MASHA, "N_G")
    say(state, "play move_345")
    assert ["decline"] == legal(state)
    state.foresight[0], state.foresight[1] = 3, 3
    arrive(state, MASHA, "KC")
    say(state, "play move_SSBB")

    assert ("Foresight", MASHA) == question(state)


def test_draw_three() -> None:
    """GWT-6.25: draw up to three, then discard as many."""
    state = table()
    hand(state, MASHA, "draw_BBH")
    say(state, "play draw_BBH", "draw 3", "card criollo", "card galloway", "card galloway")
    say(state, "discard galloway", "discard galloway", "discard criollo")

    assert {} == in_hand(state)


# --- at the end


def test_starting_objectives_have_no_penalty() -> None:
    """GWT-6.26."""
    state = table()

    assert 0 == points(state).get("objectives", 0)


def test_a_card_of_the_deck_is_left_out_or_added() -> None:
    """GWT-11.7: whatever is better; one in the area must be scored."""
    state = table()
    own(state, MASHA, "aux_NY", "money_SSH")
    assert 0 == points(state).get("objectives", 0)
    deliver(state, MASHA, "new_york")
    assert 5 == points(state)["objectives"]
    play_before(state, MASHA, "move_34HH")
    assert 3 == points(state)["objectives"]


def test_each_thing_counts_for_one_card() -> None:
    """GWT-11.8: the allocation with the highest total, a fulfillable card may give way to another."""
    state = table()
    play_before(state, MASHA, "draw_BBH", "money_BOO", "engine_BBGG")
    house(state, MASHA, "1a", "A1")
    house(state, MASHA, "2a", "A2")
    collect(state, MASHA, "hazard:flood:4:green", "bandit:orange", "bandit:orange", "bandit:green", "bandit:green")

    # two buildings: either both for engine_BBGG (5 - 2 - 2), or one for money_BOO (3 - 2 - 3), or draw_BBH (3 - 2 - 3)
    assert 1 == points(state)["objectives"]


def test_value_3_and_simmentals() -> None:
    """GWT-11.8: Simmentals fulfil no cattle task; each card fulfils one task."""
    state = table(simmental=True)
    play_before(state, MASHA, "money_333B")
    house(state, MASHA, "1a", "A1")
    own(state, MASHA, "longhorn", "corriente", "simmental_calf")
    assert -2 == points(state)["objectives"]
    own(state, MASHA, "black_angus")
    assert 4 == points(state)["objectives"]


def test_the_station_master_of_objectives() -> None:
    """GWT-11.9, GWT-11.8: 3 points per two cards in the area; an unfulfilled card may be worth adding for that."""
    state = table()
    state.masters[MASHA] = 1
    state.posts[0] = -1
    own(state, MASHA, "money_SSH")  # penalty 2, but it makes a pair with the starting card

    sheet = points(state)
    assert (-2, 3) == (sheet["objectives"], sheet["station_masters"])
    assert 1 == scoring.points(state, MASHA)


def test_nobody_is_asked_who_cannot_hold_an_objective() -> None:
    """GWT-6.38: no token, no objective in hand or stack: phase C follows at once."""
    state = table()
    tile(state, "FL1", "hazard:flood:4:green")
    station(state, MASHA, 1)
    engine(state, MASHA, "3")
    arrive(state, MASHA, "FL1")
    say(state, "aux money single")

    assert not isinstance(state.top(), turn.EndPhaseB)


def test_a_delivery_finds_no_objective() -> None:
    """GWT-7.12, GWT-6.21: an empty display, and the stack is not for deliveries: nothing is asked."""
    state = table(delivery_objective_from_stack=False)
    for card in range(16, 37):
        while state.count(SHOWN, card):
            state.move_card(SHOWN, OBJECTIVE_STACK, card)
    asked(state, objectives.GainObjective(MASHA, 0, 1))
    assert ("GainObjective", MASHA) != question(state)
    asked(state, objectives.GainObjective(MASHA, 0, 0))
    assert ["blind", "decline"] == legal(state)
