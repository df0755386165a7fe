"""Exchange tokens (NZ-13.7, NZ-13.10)."""

import pytest

from igroteka.core.chance import Random
from igroteka.games.gwtnz.data.box import CARD_NAMES
from igroteka.games.gwtnz.game import GAME, OFF_TURN
from igroteka.games.gwtnz.rules import exchange, turn
from igroteka.games.gwtnz.state import PHASE_C, PILE, TRASHED, State
from tests.games.gwtnz.table import (
    GRISHA,
    MASHA,
    MISHA,
    SASHA,
    arrive,
    ask,
    asked,
    cards,
    discarded,
    hand,
    in_hand,
    job,
    legal,
    points,
    purse,
    question,
    refusal,
    say,
    sound,
    stack,
    table,
)


def with_tokens(count: int, *held: str) -> State:
    """Masha before her move."""
    state = table()
    state.tokens[MASHA] = count
    hand(state, MASHA, *held)
    return state


@pytest.mark.parametrize("count", [1, 2])
def test_draw_up_to_two(count: int) -> None:
    """NZ-13.7: then discard as many; the question stays."""
    state = with_tokens(1, "shropshire", "shropshire")
    say(state, f"exchange {count}")
    state.roll(Random(1))
    assert 2 + count == state.hand_size(MASHA)
    say(state, *["discard shropshire"] * count)

    assert (2, 0) == (state.hand_size(MASHA), state.tokens[MASHA])
    assert {"shropshire": count} == discarded(state)
    assert ("MoveRunholder", MASHA) == question(state)


def test_two_tokens_for_a_shropshire() -> None:
    """NZ-13.7: from hand out of the game, for a gold."""
    state = with_tokens(2, "shropshire", "merino")
    say(state, "trash shropshire")

    assert (0, 1, 0, 0) == purse(state)
    assert {"merino": 1} == in_hand(state)
    assert {"shropshire": 1} == cards(state, TRASHED)
    assert sound(state)


def test_what_is_missing() -> None:
    """NZ-13.7: the tokens, the card, or something to draw (NZ-7.2)."""
    state = with_tokens(0)
    assert ("no-token", "NZ-13.7") == refusal(state, "exchange 1")
    state = with_tokens(1, "shropshire")
    assert ("no-token", "NZ-13.7") == refusal(state, "trash shropshire")
    state = with_tokens(2, "merino")
    assert ("not-in-hand", "NZ-13.7") == refusal(state, "trash shropshire")
    stack(state, MASHA)
    for card in range(14):
        while state.count(8, card):
            state.move_card(8, 9, card)
    assert ("nothing-to-draw", "NZ-7.2") == refusal(state, "exchange 1")


def test_in_the_middle_of_an_action() -> None:
    """NZ-13.7, NZ-20.4: between any two answers."""
    state = with_tokens(2, "merino")
    job(state, 1, "sailor")
    state.pounds[MASHA] = 40
    arrive(state, MASHA, "A")
    say(state, "local 1 a", "exchange 1")
    state.roll(Random(1))
    say(state, "discard merino")

    assert ("Hire", MASHA) == question(state)
    assert "exchange 1" in legal(state)


def test_not_inside_another_token() -> None:
    """NZ-13.10: its discard is immediate; inside any other draw-and-discard they may be used."""
    state = with_tokens(2, "ferry")
    say(state, "exchange 1")
    state.roll(Random(1))
    assert ("token-not-now", "NZ-13.10") == refusal(state, "exchange 1")
    assert ("card-not-now", "NZ-13.10") == refusal(state, "show ferry")
    other = with_tokens(1, "ferry")
    asked(other, exchange.DrawCount(MASHA, 3))
    say(other, "draw 1")
    other.roll(Random(1))
    assert {"exchange 1", "show ferry"} <= set(legal(other))


def test_nothing_to_draw_inside_a_draw() -> None:
    """NZ-7.2, NZ-13.10: the reason is the empty stack, not the moment."""
    state = with_tokens(1, "ferry")
    stack(state, MASHA, "merino")
    for card in range(len(CARD_NAMES)):
        while state.count(PILE + MASHA, card):
            state.move_card(PILE + MASHA, PILE + MISHA, card)
    asked(state, exchange.DrawCount(MASHA, 1))
    say(state, "draw 1", "card merino")

    assert ("nothing-to-draw", "NZ-7.2") == refusal(state, "exchange 1")


def test_several_in_a_row() -> None:
    """NZ-13.7: any number, one after the other."""
    state = with_tokens(3, "shropshire")
    for left in (2, 1, 0):
        say(state, "exchange 1")
        state.roll(Random(left))
        say(state, legal(state, "discard")[0])
        assert left == state.tokens[MASHA]


def test_at_the_end_of_others_turns() -> None:
    """NZ-13.7: in turn order, but for the next player, who has the own turn."""
    state = table(4)
    for seat in range(4):
        state.tokens[seat] = 1
    state.phase = PHASE_C
    ask(state, turn.EndTurn(MASHA))
    assert ("OffTurn", SASHA) == question(state)
    say(state, "exchange 1")
    state.roll(Random(1))
    say(state, legal(state, "discard")[0])
    assert ("OffTurn", GRISHA) == question(state)
    assert sound(state)
    say(state, "done")
    assert ("MoveRunholder", MISHA) == question(state)
    assert "exchange 1" in legal(state)


def test_never_off_turn() -> None:
    """NZ-13.7, NZ-20.11: by an option."""
    state = table(3, exchange_off_turn="never")
    for seat in range(3):
        state.tokens[seat] = 2
    ask(state, turn.EndTurn(MASHA))

    assert ("MoveRunholder", MISHA) == question(state)


def test_tokens_are_kept_for_the_own_turn_unless_one_wants_to_be_asked() -> None:
    """NZ-13.7: nobody is asked again and again; silence keeps them, too."""
    state = table(3)
    state.tokens[SASHA] = 1
    ask(state, turn.EndTurn(MASHA))
    assert "exchange 1" in legal(state)
    assert GAME.parse("done") == GAME.forced(state, SASHA, {})
    assert -1 == GAME.forced(state, SASHA, {OFF_TURN: True})
    assert GAME.parse("done") == GAME.silence(state, SASHA)
    say(state, "done")
    assert -1 == GAME.silence(state, MISHA)


def test_whether_one_is_asked_tells_nothing() -> None:
    """NZ-13.7, NZ-1.4: two tokens without cards to draw are asked about, whatever is in hand."""
    for held in ("shropshire", "merino"):
        state = table(3)
        state.tokens[SASHA] = 2
        hand(state, SASHA, held)
        stack(state, SASHA)
        for card in range(14):
            while state.count(8 + SASHA, card):
                state.move_card(8 + SASHA, 8, card)
        ask(state, turn.EndTurn(MASHA))
        assert ("OffTurn", SASHA) == question(state)


def test_tokens_score_nothing() -> None:
    """NZ-17.13: nor does gold."""
    state = with_tokens(9)
    state.gold[MASHA] = 5

    assert {} == points(state)


def test_a_token_before_phase_c() -> None:
    """NZ-13.7, NZ-7.3: after the last action there is a moment for it."""
    state = with_tokens(1, "merino")
    say(state, "move A", "aux money single")

    assert ("EndPhaseB", MASHA) == question(state)
    assert {"exchange 1", "exchange 2", "done"} == set(legal(state))
    say(state, "done")
    state.roll(Random(1))
    assert MISHA == state.player
