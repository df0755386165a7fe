"""Samples have exactly the law of all deals of the C cards that keep what is known (NUS-14.1); counted out."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from igroteka.core.chance import Random
from igroteka.core.state import SPECTATOR
from igroteka.games.nusfjord.data.box import CARD_NAMES, C
from igroteka.games.nusfjord.game import GAME
from igroteka.games.nusfjord.state import GONE, HAND, PILE, State
from tests.every_luck import counted, deals, law
from tests.games.nusfjord.table import (
    CARDS,
    MASHA,
    MISHA,
    SASHA,
    council,
    decision,
    forests,
    give,
    hand,
    plates,
    table,
)
from tests.games.saying import legal, say

Hands = tuple[frozenset[str], ...]
HERRING = [name for name, card in CARDS.items() if card["deck"] == "herring" and card["letter"] == "C"]


def in_hand(state: State, seat: int) -> frozenset[str]:
    return frozenset(name for place, name in enumerate(CARD_NAMES) if state.has_card(HAND + seat, place))


SUPPLY = {"wood": 4, "gold": 1}


def is_payable(card: str) -> bool:
    return all(SUPPLY.get(good, 0) >= count for good, count in CARDS[card]["cost"].items())


def can_build(cards: frozenset[str]) -> bool:
    return any(is_payable(card) for card in cards)


def small(**more: int) -> tuple[State, list[str]]:
    """Eight C cards, of which Masha can pay three; her hand is one of these and another, Misha and Sasha have one."""
    state = table(3)
    give(state, MASHA, **SUPPLY, **more)
    payable = [card for card in HERRING if is_payable(card)][:3]
    dear = [card for card in HERRING if not is_payable(card)][:5]
    for card in HERRING:
        if card not in payable + dear:
            state.move_card(PILE, GONE, CARD_NAMES.index(card))
    hand(state, MASHA, payable[0], dear[0])
    hand(state, MISHA, payable[1])
    hand(state, SASHA, dear[1])
    return state, payable + dear


def hand_laws(
    state: State, unseen: list[str], viewer: int, keeps: Callable[[frozenset[str]], bool] = bool
) -> tuple[dict[Hands, Fraction], dict[Hands, Fraction]]:
    """The law of all deals to the others in which Masha's hand keeps something, and that of samples."""
    others = [seat for seat in range(3) if seat != viewer]
    cards = [card for card in unseen if viewer < 0 or card not in in_hand(state, viewer)]
    rooms = [len(in_hand(state, seat)) for seat in others]
    every = (tuple(frozenset(dealt) for dealt in hands) for hands in deals(cards, rooms))
    expected = counted(hands for hands in every if keeps(hands[0]))

    def seen(other: State) -> Hands:
        left = {name for place, name in enumerate(CARD_NAMES) if other.lettered(PILE, C, 0) >> place & 1}
        dealt = tuple(in_hand(other, seat) for seat in range(3))
        assert set(unseen) == left.union(*dealt)
        return tuple(dealt[seat] for seat in others)

    return expected, law(lambda luck: seen(GAME.sample(state, viewer, luck)))


@pytest.mark.parametrize("viewer", [MISHA, SPECTATOR])
def test_hands_of_which_only_the_size_is_known(viewer: int) -> None:
    """NUS-14.1: hands and pile together, all deals equally likely."""
    state, unseen = small()
    expected, found = hand_laws(state, unseen, viewer)

    assert expected == found


def test_whoever_builds_can_pay_a_card() -> None:
    """NUS-6.4, NUS-14.1: the action was begun because there is something to build, and nothing open can be paid."""
    state, unseen = small()
    say(state, "place build_building")
    expected, found = hand_laws(state, unseen, MISHA, can_build)

    assert ("build", MASHA) == (decision(state), state.player)
    assert expected == found
    assert all(legal(GAME.sample(state, SPECTATOR, luck)) for luck in every_seed())


def every_seed() -> list[Random]:
    return [Random(seed) for seed in range(20)]


def test_a_card_that_is_being_built_is_known() -> None:
    """NUS-6.4: whoever has named a card of the hand holds it while the site is chosen; the rest is as before."""
    state, unseen = small()
    named = next(card for card in in_hand(state, MASHA) if is_payable(card))
    say(state, "place build_building", f"build {named}")
    expected, found = hand_laws(state, unseen, MISHA, lambda cards: named in cards)

    assert "site" == decision(state)
    assert expected == found


def test_forests_removed_for_a_building_that_was_paid_for() -> None:
    """NUS-7.6: the Developer was paid 3 fish, so what follows can be done: a card can be paid."""
    state, unseen = small(fish=3)
    forests(state, MASHA, b1=1)
    council(state, MASHA, {"1": 0})
    plates(state, 1)
    say(state, "elder 1")
    expected, found = hand_laws(state, unseen, MISHA, can_build)

    assert ("remove_forest", MASHA) == (decision(state), state.player)
    assert expected == found
