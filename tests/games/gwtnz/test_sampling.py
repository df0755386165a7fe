"""Samples have exactly the law of all hands that keep what is known (NZ-20.3); counted out card by card."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from igroteka.core.state import SPECTATOR
from igroteka.games.gwtnz.data.box import CARD_NAMES, CARDS
from igroteka.games.gwtnz.data.program import ANY_OBJECTIVE, COST_CARDS, PAIR
from igroteka.games.gwtnz.game import GAME
from igroteka.games.gwtnz.rules import effects
from igroteka.games.gwtnz.state import HAND, PILE, STACK, State
from tests.every_luck import counted, deals, law
from tests.games.gwtnz.table import MASHA, MISHA, asked, hand, own, table

Cards = tuple[str, ...]
SHEEP = 0


def cards_of(state: State, row: int) -> Cards:
    """Every card of a row by name."""
    return tuple(CARD_NAMES[card] for card in range(CARDS) for _ in range(state.count(row, card)))


def in_order(cards: list[str]) -> Cards:
    return tuple(sorted(cards, key=CARD_NAMES.index))


def small(*in_hand: str) -> State:
    """A deck of few cards: those in hand and seven in the stack; the others lie on the discard pile."""
    state = table()
    own(state, MASHA, "suffolk", "obj7", "obj9")
    hand(state, MASHA, *in_hand)
    for card in range(CARDS):
        while state.count(STACK + MASHA, card):
            state.move_card(STACK + MASHA, PILE + MASHA, card)
    for name in ("shropshire", "shropshire", "merino", "southdown", "southdown", "suffolk", "obj9"):
        state.move_card(PILE + MASHA, STACK + MASHA, CARD_NAMES.index(name))
    return state


def hand_laws(
    state: State, keeps: Callable[[list[str]], bool], viewer: int = MISHA
) -> tuple[dict[Cards, Fraction], dict[Cards, Fraction]]:
    """The law of all hands that keep something, and that of samples."""
    deck = [*cards_of(state, HAND + MASHA), *cards_of(state, STACK + MASHA)]
    hands = (cards for (cards,) in deals(deck, [int(state.hand_size(MASHA))]))
    expected = counted(in_order(cards) for cards in hands if keeps(cards))
    return expected, law(lambda luck: cards_of(GAME.sample(state, viewer, luck), HAND + MASHA))


@pytest.mark.parametrize("viewer", [MISHA, SPECTATOR])
def test_a_hand_of_which_only_the_size_is_known(viewer: int) -> None:
    """NZ-20.3: any cards of hand and stack."""
    expected, found = hand_laws(small("merino", "shropshire", "southdown"), bool, viewer)

    assert expected == found


@pytest.mark.parametrize("kind", [SHEEP, ANY_OBJECTIVE])
def test_a_cost_that_is_being_paid(kind: int) -> None:
    """NZ-14.12: of all hands those count that can pay; no card is dealt for it first."""
    state = small("merino", "obj7")
    asked(state, effects.PayCard(MASHA, kind, 0))
    fitting = [CARD_NAMES[card] for card in range(CARDS) if COST_CARDS[kind] >> card & 1]
    expected, found = hand_laws(state, lambda cards: any(card in fitting for card in cards))

    assert expected == found


def test_a_pair_that_is_being_paid() -> None:
    """NZ-14.12: two sheep of one breed, whichever."""
    state = small("southdown", "southdown", "merino")
    asked(state, effects.PayCard(MASHA, PAIR, 0))
    sheep = [CARD_NAMES[card] for card in range(CARDS) if COST_CARDS[PAIR] >> card & 1]

    expected, found = hand_laws(state, lambda cards: any(cards.count(card) > 1 for card in cards if card in sheep))
    assert expected == found
