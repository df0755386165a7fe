"""Auxiliary actions (GWT-6.30 to GWT-6.33)."""

import pytest

from igroteka.games.gwt.rules import auxiliary, exchange
from igroteka.games.gwt.state import TRASHED
from tests.games.gwt.table import (
    MASHA,
    MISHA,
    arrive,
    asked,
    cards,
    clear,
    discarded,
    engine,
    hand,
    house,
    in_hand,
    table,
)
from tests.games.saying import legal, question, refusal, say, sound


def test_single_and_double() -> None:
    """GWT-6.30: one clear space the single form, two the double as well; where the icon allows both."""
    state = table(at="N_G")
    say(state, "local 2 a")
    assert ["aux money single", "aux draw single", "decline"] == legal(state)
    assert ("aux-locked", "GWT-6.30") == refusal(state, "aux money double")
    clear(state, MASHA, "aux_money_2x", "aux_engine_1x")
    state.dollars[MASHA] = 1
    assert ["aux money single", "aux money double", "aux draw single", "aux engine single", "decline"] == legal(state)
    clear(state, MASHA, "aux_cert_2x")
    engine(state, MASHA, "1")
    assert "aux cert single" in legal(state)
    state.dollars[MASHA] = 0
    assert ("cannot-pay", "GWT-3.3") == refusal(state, "aux cert single")


def test_the_single_action_of_a_location_is_never_doubled() -> None:
    """GWT-5.6."""
    state = table(at="N_A")
    clear(state, MASHA, "aux_money_2x")

    assert "aux money double" not in legal(state)


def test_draw_first_then_discard() -> None:
    """GWT-6.31: the drawn card may be discarded; as many as were drawn."""
    state = table(at="N_A")
    hand(state, MASHA, "galloway")
    say(state, "aux draw single", "card criollo")

    assert ["discard criollo", "discard galloway"] == legal(state)
    say(state, "discard criollo")
    assert {"galloway": 1} == in_hand(state)


def test_the_double_draw() -> None:
    """GWT-6.31: two cards, then two discards; with one card left to draw, one."""
    state = table()
    clear(state, MASHA, "aux_draw_2x")
    for card in range(4):
        while state.count(0, card):
            state.move_card(0, 4, card)
    state.move_card(4, 8, 0)
    asked(state, auxiliary.ChooseAuxiliary(MASHA))
    say(state, "aux draw double")
    assert ["draw 1", "decline"] == legal(state)
    say(state, "draw 1", "card criollo", "discard criollo")
    assert ("DiscardDrawn", MASHA) != question(state)


def test_trash_after_moving_back() -> None:
    """GWT-6.32, GWT-6.33: the engine goes back, then money, then hand cards leave the game, or not."""
    state = table()
    clear(state, MASHA, "aux_trash_1x", "aux_trash_2x")
    engine(state, MASHA, "3")
    hand(state, MASHA, "criollo", "money_BOO")
    asked(state, auxiliary.ChooseAuxiliary(MASHA))
    say(state, "aux trash double", "back 1")
    assert 2 == state.dollars[MASHA]
    say(state, "trash money_BOO")
    assert ["trash criollo", "decline"] == legal(state)
    say(state, "decline")

    assert {"criollo": 1} == in_hand(state)
    assert {"money_BOO": 1} == cards(state, TRASHED)
    assert {} == discarded(state)
    assert sound(state)


def test_no_way_back_from_space_0() -> None:
    """GWT-6.14, GWT-6.33: the full number must be possible."""
    state = table()
    clear(state, MASHA, "aux_trash_1x", "aux_trash_2x")
    engine(state, MASHA, "1")
    asked(state, auxiliary.ChooseAuxiliary(MASHA))

    assert ["aux trash single"] == [line for line in legal(state) if "trash" in line]


@pytest.mark.parametrize(("first", "certificates"), [(True, 4), (False, 3)])
def test_the_upgrade_comes_before_the_reward(first: bool, certificates: int) -> None:
    """GWT-6.33: so a limit raised by it holds for the reward, or not (upgrade_before_reward)."""
    state = table(upgrade_before_reward=first)
    clear(state, MASHA, "aux_cert_1x")
    engine(state, MASHA, "5")
    state.marks[MASHA] = 3
    state.dollars[MASHA] = 3
    arrive(state, MASHA, "N_A")
    say(state, "aux cert single", "back s1", "upgrade 1", "disc cert_4")

    assert certificates == state.certificates(MASHA)
    assert 0 == state.dollars[MASHA]


def test_the_money_of_1b_and_the_upgrade() -> None:
    """GWT-6.33: the reward's money cannot pay the upgrade."""
    state = table(b="1")
    house(state, MASHA, "1b", "A1")
    engine(state, MASHA, "5")
    engine(state, MISHA, "2")
    arrive(state, MASHA, "A1")
    say(state, "local 2 a", "back s1")

    assert 3 == state.dollars[MASHA]
    assert 0 == state.stations[MASHA]


def test_no_more_cards_than_the_icon_shows() -> None:
    """GWT-6.32: the single form removes one card."""
    state = table()
    hand(state, MASHA, "criollo", "criollo")
    asked(state, exchange.TrashCards(MASHA, 1))
    say(state, "trash criollo")

    assert not isinstance(state.top(), exchange.TrashCards)
    assert {"criollo": 1} == in_hand(state)
