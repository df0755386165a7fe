"""Exchange tokens and drawing (GWT-6.37, GWT-6.38, GWT-9)."""

import pytest

from igroteka.core.chance import Random
from igroteka.core.state import CHANCE
from igroteka.games.gwt.game import GAME
from igroteka.games.gwt.rules import effects, exchange, hiring, turn
from igroteka.games.gwt.state import PILE, STACK
from tests.games.gwt.table import MASHA, MISHA, arrive, asked, clear, hand, in_hand, market, table
from tests.games.saying import ask, happened, legal, question, refusal, say, sound


def test_the_question_stays() -> None:
    """GWT-6.37, GWT-6.38: draw up to two cards, discard as many, and answer what was asked."""
    state = table()
    state.tokens[MASHA] = 2
    hand(state, MASHA, "criollo")
    say(state, "exchange 2", "card galloway", "card pineywoods")
    assert ("DiscardDrawn", MASHA) == question(state)
    assert ("token-not-now", "GWT-6.38") == refusal(state, "exchange 1")
    say(state, "discard criollo", "discard galloway")

    assert ("MoveHerder", MASHA) == question(state)
    assert {"pineywoods": 1} == in_hand(state)
    assert 1 == state.tokens[MASHA]
    assert ("no-token", "GWT-6.37") == refusal(table(), "exchange 1")


def test_in_the_middle_of_an_action() -> None:
    """GWT-6.37: even inside an action."""
    state = table()
    state.tokens[MASHA] = 1
    state.dollars[MASHA] = 6
    asked(state, hiring.Hire(MASHA, 0))
    say(state, "exchange 1", "card criollo", "discard criollo", "hire 1 cowboy")

    assert 2 == state.hired(MASHA, 0)


@pytest.mark.parametrize("agreed", [True, False])
def test_while_discarding(agreed: bool) -> None:
    """GWT-6.38: while choosing the discards of a draw, unless the table agrees otherwise (exchange_inside_draw)."""
    state = table(exchange_inside_draw=agreed)
    state.tokens[MASHA] = 1
    arrive(state, MASHA, "N_A")
    say(state, "aux draw single", "card criollo")

    assert agreed == ("exchange 1" in legal(state))
    if agreed:
        say(state, "exchange 1", "card galloway", "discard criollo", "discard galloway")
        assert {} == in_hand(state)


def test_before_phase_c() -> None:
    """GWT-6.38: who has a token is asked once more before drawing up."""
    state = table()
    state.tokens[MASHA] = 1
    market(state)
    arrive(state, MASHA, "KC")
    say(state, "certificates 0", "deliver kansas_city", "disc aux_money_2x")
    state.roll(Random(1))

    assert ("EndPhaseB", MASHA) == question(state)
    assert ["done", "exchange 1", "exchange 2"] == legal(state)


def test_nothing_to_draw() -> None:
    """GWT-9.2, GWT-6.37: a token is not wasted on nothing."""
    state = table()
    state.tokens[MASHA] = 1
    for card in range(4):
        while state.count(STACK, card):
            state.move_card(STACK, 4, card)

    assert ("nothing-to-draw", "GWT-9.2") == refusal(state, "exchange 1")


# --- phase C


def test_hand_limits() -> None:
    """GWT-9.1: four, and one more for each cleared hand space; what is more is kept."""
    state = table()
    found = [int(state.hand_limit(MASHA))]
    for space in ("hand_left", "hand_right"):
        clear(state, MASHA, space)
        found.append(int(state.hand_limit(MASHA)))
    assert [4, 5, 6] == found

    hand(state, MASHA, *["criollo"] * 5, "galloway", "galloway")
    ask(state, turn.DrawUp(MASHA), turn.EndTurn(MASHA))
    assert MISHA == state.player
    assert 7 == state.hand_size(MASHA)


def test_shuffling_only_when_a_card_must_be_drawn() -> None:
    """GWT-9.2: then the discard pile becomes the stack; with both empty nothing is drawn."""
    state = table()
    for card in range(4):
        while state.count(STACK, card):
            state.move_card(STACK, PILE, card)
    state.move_card(PILE, STACK, 0)
    asked(state, turn.EndPhaseB(MASHA))
    ask(state, turn.DrawUp(MASHA), turn.EndTurn(MASHA))
    say(state, "card criollo")
    assert "shuffled" in happened(state)
    assert 13 == state.sizes[STACK]
    state.roll(Random(1))
    assert (4, 10) == (state.hand_size(MASHA), state.sizes[STACK])
    assert sound(state)

    state = table()
    for card in range(4):
        while state.count(STACK, card):
            state.move_card(STACK, 20, card)
    ask(state, turn.DrawUp(MASHA), turn.EndTurn(MASHA))
    assert MISHA == state.player


def test_the_discard_pile_is_open() -> None:
    """GWT-12.2, GWT-1.4: to everybody; the stack is unordered, and its owner's."""
    state = table()
    hand(state, MASHA, "criollo")
    exchange.discard(state, MASHA, 0)

    assert {"criollo": 1} == state.view(MISHA)["players"][MASHA]["discard"]
    assert "stack" not in state.view(MISHA)["players"][MASHA]
    assert {"criollo": 4, "santa_gertrudis": 3, "pineywoods": 3, "galloway": 3} == state.view(MASHA)["players"][MASHA][
        "stack"
    ]


def test_money_and_tokens_never_run_out() -> None:
    """GWT-12.1."""
    state = table()
    state.tokens[MISHA] = 40
    state.dollars[MISHA] = 400
    effects.gain_token(state, MASHA)
    effects.gain(state, MASHA, 50)

    assert (1, 50) == (state.tokens[MASHA], state.dollars[MASHA])
    assert sound(state)


def test_luck_is_in_the_list_of_actions() -> None:
    """GWT-15.2: the same draws, the same game; nothing is random but what luck says."""
    first, second = GAME.start(3), GAME.start(3)
    luck = Random(8)
    for _ in range(300):
        action = int(first.draw(luck)) if first.player == CHANCE else first.legal()[luck.below(len(first.legal()))]
        first.apply(action)
        second.apply(action)

    assert first == second


def test_no_question_without_cards() -> None:
    """GWT-9.2, GWT-6.32: nothing to draw, or nothing in hand to remove: the game goes on by itself."""
    state = table()
    asked(state, exchange.TrashCards(MASHA, 2))
    assert not isinstance(state.top(), exchange.TrashCards)
    for card in range(4):
        while state.count(STACK, card):
            state.move_card(STACK, 20, card)
    asked(state, exchange.DrawCount(MASHA, 3))
    assert not isinstance(state.top(), exchange.DrawCount)
