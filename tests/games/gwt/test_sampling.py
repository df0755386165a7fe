"""Samples have exactly the law of all hands that keep what is known (GWT-1.4); counted out card by card."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from igroteka.core.state import SPECTATOR
from igroteka.games.gwt.data.box import BREED, CARD_NAMES, CATTLE, DECK
from igroteka.games.gwt.data.program import COST_CARDS, COST_KINDS
from igroteka.games.gwt.game import GAME
from igroteka.games.gwt.rules import effects, objectives
from igroteka.games.gwt.state import HAND, OBJECTIVE_STACK, PILE, STACK, State
from tests.every_luck import counted, deals, law
from tests.games.gwt.table import MASHA, MISHA, SASHA, asked, hand, table
from tests.games.saying import say

Cards = tuple[str, ...]


def cards_of(state: State, row: int) -> Cards:
    """Every card of a row by name."""
    return tuple(CARD_NAMES[card] for card in range(DECK) for _ in range(state.count(row, card)))


def in_order(cards: list[str]) -> Cards:
    return tuple(sorted(cards, key=CARD_NAMES.index))


IN_STACK = ["criollo", "galloway", "galloway", "santa_gertrudis", "shorthorn3", "shorthorn4", "aux_NY"]


def small(*in_hand: str) -> State:
    """A deck of few cards: those in hand and seven in the stack; the others lie on the discard pile."""
    state = table()
    for card in range(DECK):
        while state.count(STACK + MASHA, card):
            state.move_card(STACK + MASHA, PILE + MASHA, card)
    hand(state, MASHA, *in_hand, *IN_STACK)
    for name in IN_STACK:
        state.move_card(HAND + MASHA, STACK + MASHA, CARD_NAMES.index(name))
    return state


def hand_laws(state: State, keeps: Callable[[list[str]], bool]) -> tuple[dict[Cards, Fraction], dict[Cards, Fraction]]:
    """The law of all hands that keep something, and that of samples."""
    deck = [*cards_of(state, HAND + MASHA), *cards_of(state, STACK + MASHA)]
    hands = (cards for (cards,) in deals(deck, [int(state.hand_size(MASHA))]))
    expected = counted(in_order(cards) for cards in hands if keeps(cards))
    return expected, law(lambda luck: cards_of(GAME.sample(state, MISHA, luck), HAND + MASHA))


def test_a_hand_of_which_only_the_size_is_known() -> None:
    """GWT-1.4: any cards of hand and stack."""
    expected, found = hand_laws(small("galloway", "criollo", "pineywoods"), bool)

    assert expected == found


@pytest.mark.parametrize("kind", ["any_cattle", "value3", "objective"])
def test_a_cost_that_is_being_paid(kind: str) -> None:
    """GWT-3.3, GWT-6.1: of all hands those count that can pay; no card is dealt for it first."""
    pays = {"any_cattle": "galloway", "value3": "longhorn", "objective": "move_345"}[kind]
    state = small("draw_5H" if kind == "any_cattle" else "criollo", pays)
    fitting = [CARD_NAMES[card] for card in range(DECK) if COST_CARDS[COST_KINDS.index(kind)] >> card & 1]
    asked(state, effects.PayCard(MASHA, COST_KINDS.index(kind)))
    expected, found = hand_laws(state, lambda cards: any(card in fitting for card in cards))

    assert expected == found


def test_a_pair_that_is_being_paid() -> None:
    """GWT-6.1: two cards of one breed, whichever; Shorthorns of different points are of one breed."""
    state = small("criollo", "criollo", "pineywoods")
    asked(state, effects.PayCard(MASHA, COST_KINDS.index("same_breed_pair")))

    def keeps(cards: list[str]) -> bool:
        breeds = [int(BREED[CARD_NAMES.index(card)]) for card in cards if CARD_NAMES.index(card) < CATTLE]
        return len(set(breeds)) < len(breeds)

    expected, found = hand_laws(state, keeps)
    assert expected == found


def test_the_second_card_of_a_pair() -> None:
    """GWT-6.1: whoever has discarded one Shorthorn holds another."""
    state = small("shorthorn5", "criollo")
    asked(state, effects.PaySecond(MASHA, BREED[CARD_NAMES.index("shorthorn5")]))
    expected, found = hand_laws(state, lambda cards: any(card.startswith("shorthorn") for card in cards))

    assert expected == found


# --- objectives that only their owner has seen


def unseen(state: State, seat: int, *names: str) -> None:
    """Objectives taken from the stack into the hand (GWT-6.44)."""
    for name in names:
        asked(state, objectives.GainObjective(seat, 1, 0))
        say(state, "blind", f"unseen {name}")


@pytest.mark.parametrize("viewer", [MISHA, SPECTATOR])
def test_objectives_that_nobody_else_has_seen(viewer: int) -> None:
    """GWT-6.44: any of those that the viewer has not seen, in whatever hand or in the stack."""
    state = table(3)
    for card in range(CATTLE, DECK):
        while state.count(OBJECTIVE_STACK, card) and state.sizes[OBJECTIVE_STACK] > 6:
            state.move_card(OBJECTIVE_STACK, PILE + MISHA, card)
    names = cards_of(state, OBJECTIVE_STACK)
    unseen(state, MASHA, names[0], names[-1])
    unseen(state, SASHA, names[2])
    expected = counted(
        (in_order(mine), in_order(theirs), in_order(rest)) for mine, theirs, rest in deals(list(names), [2, 1, 3])
    )

    def seen(other: State) -> tuple[Cards, Cards, Cards]:
        rows = (HAND + MASHA, HAND + SASHA, OBJECTIVE_STACK)
        return cards_of(other, rows[0]), cards_of(other, rows[1]), cards_of(other, rows[2])

    assert expected == law(lambda luck: seen(GAME.sample(state, viewer, luck)))


def test_an_unseen_objective_pays_too() -> None:
    """GWT-6.1: whoever holds an objective can pay one, so nothing follows for the rest of the hand."""
    state = small("criollo")
    for card in range(CATTLE, DECK):
        while state.count(OBJECTIVE_STACK, card) and state.sizes[OBJECTIVE_STACK] > 1:
            state.move_card(OBJECTIVE_STACK, PILE + MISHA, card)
    (only,) = cards_of(state, OBJECTIVE_STACK)
    unseen(state, MASHA, only)
    asked(state, effects.PayCard(MASHA, COST_KINDS.index("objective")))
    deck = ["criollo", *cards_of(state, STACK + MASHA)]

    assert counted(in_order([card, only]) for card in deck) == law(
        lambda luck: cards_of(GAME.sample(state, MISHA, luck), HAND + MASHA)
    )
