"""Samples have exactly the law of all deals that keep what is known (CAT-13.6, CAT-13.9); counted out card by card."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from igroteka.core.chance import Luck, Random
from igroteka.core.state import SPECTATOR
from igroteka.games.catan.data.box import CARD_COUNTS, VICTORY_POINT
from igroteka.games.catan.game import GAME
from igroteka.games.catan.state import BANK, State
from tests.every_luck import counted, deals, law
from tests.games.catan.table import (
    before_roll,
    bundle,
    cities,
    deal,
    deal_cards,
    roads,
    roll,
    settlements,
    table,
)
from tests.games.saying import say

Hand = tuple[int, ...]
LUMBER, BRICK, WOOL, GRAIN, ORE = range(5)


def resources(state: State, seat: int) -> Hand:
    return tuple(int(state.has(seat, resource)) for resource in range(5))


def development(state: State, holder: int) -> Hand:
    return tuple(int(state.cards_held(holder, card)) for card in range(5))


def kinds(cards: list[int]) -> Hand:
    return tuple(cards.count(kind) for kind in range(5))


def sampled(state: State, viewer: int, seen: Callable[[State], tuple[Hand, ...]]) -> dict[tuple[Hand, ...], Fraction]:
    """The exact law of what a sample shows."""

    def outcome(luck: Luck) -> tuple[Hand, ...]:
        other = GAME.sample(state, viewer, luck)
        assert [] == [law for law in other.check_invariants() if "census" in law or "won" in law or "terms" in law]
        return seen(other)

    return law(outcome)


def hands_law(
    state: State, viewer: int, keeps: Callable[[dict[int, Hand]], bool] = bool
) -> tuple[dict[tuple[Hand, ...], Fraction], dict[tuple[Hand, ...], Fraction]]:
    """The law of all deals of the others' resource cards that keep something, and that of samples."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    pool = [kind for seat in others for kind in range(5) for _ in range(state.has(seat, kind))]
    rooms = [int(state.hand_size(seat)) for seat in others]
    every = (tuple(kinds(cards) for cards in dealt) for dealt in deals(pool, rooms))
    expected = counted(hands for hands in every if keeps(dict(zip(others, hands, strict=True))))
    return expected, sampled(state, viewer, lambda other: tuple(resources(other, seat) for seat in others))


# --- points that nobody can have


def rival(points: int, cards: int) -> State:
    """A table of three at which seat 1 has so many points on the table and so many cards, all others in the deck."""
    state = table(seats=3, active=0)
    cities(state, 1, *[35, 44, 5, 23][: points // 2])
    settlements(state, 1, *[0, 2, 8][: points % 2])
    deal_cards(state, 1, knight=cards)
    return state


def test_a_rival_near_the_end() -> None:
    """CAT-13.9: 8 points on the table and two cards: a point card in 100 of 290 cases, not in 5 of 24."""
    found = sampled(rival(8, 2), 0, lambda other: (development(other, 1),))
    pairs = [kinds(cards) for (cards,) in deals(all_cards(), [2])]

    assert Fraction(100, 290) == sum(chance for (hand,), chance in found.items() if hand[VICTORY_POINT])
    assert counted((hand,) for hand in pairs if hand[VICTORY_POINT] <= 1) == found


def test_a_rival_near_the_end_as_a_bot_meets_him() -> None:
    """CAT-13.9: the same with the luck that bots use: 34.5 % of the samples, where it once was 20.8 %."""
    state = rival(8, 2)
    luck = Random(13)
    held = sum(GAME.sample(state, 0, luck).cards_held(1, VICTORY_POINT) > 0 for _ in range(4000))

    assert abs(held / 4000 - 100 / 290) < 4 * (0.345 * 0.655 / 4000) ** 0.5


def all_cards() -> list[int]:
    return [card for card in range(5) for _ in range(CARD_COUNTS[card])]


@pytest.mark.parametrize(("points", "most"), [(9, 0), (8, 1), (7, 2), (6, 3)])
def test_the_limit_is_a_condition(points: int, most: int) -> None:
    """CAT-13.9: three cards of 25, of which some hands cannot be."""
    found = sampled(rival(points, 3), 0, lambda other: (development(other, 1),))
    hands = [kinds(cards) for (cards,) in deals(all_cards(), [3])]

    assert counted((hand,) for hand in hands if hand[VICTORY_POINT] <= most) == found


def thin(state: State) -> list[int]:
    """Most of the deck was played: one card of each kind is left unseen, and all five of points."""
    for card in range(5):
        spare = int(state.cards_held(BANK, card)) - (1 if card != VICTORY_POINT else 3)
        state.cards[BANK * 5 + card] -= spare
        state.played[2 * 5 + card] += spare
    state.largest_army = 2
    return [card for card in range(5) for _ in range(state.cards_held(BANK, card))]


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_limits_of_several_seats(viewer: int) -> None:
    """CAT-13.9, CAT-13.6: two rivals, each with a limit, and a deck; hands and deck have the law of all deals."""
    state = table(seats=3, active=0)
    cities(state, 1, 35, 44, 5, 23)  # 8 points: one card of points at most
    cities(state, 2, 2, 9, 14)  # 8 with the army
    unseen = thin(state)
    deal_cards(state, 1, knight=1, victory_point=1)
    deal_cards(state, 2, monopoly=1, victory_point=1)
    expected = counted(
        (kinds(one), kinds(two), kinds(rest))
        for one, two, rest in deals(unseen, [2, 2, len(unseen) - 4])
        if one.count(VICTORY_POINT) <= 1 and two.count(VICTORY_POINT) <= 1
    )

    found = sampled(state, viewer, lambda other: tuple(development(other, holder) for holder in (1, 2, BANK)))
    assert expected == found


def test_longest_road_gained_since_is_no_limit() -> None:
    """CAT-13.9: with Longest Road another 2 points may have come in somebody else's turn."""
    state = table(seats=3, active=0)
    cities(state, 1, 35, 44, 5)
    roads(state, 1, 28, 29, 31, 32, 34)
    deal_cards(state, 1, knight=2)
    hands = [kinds(cards) for (cards,) in deals(all_cards(), [2])]
    found = sampled(state, 0, lambda other: (development(other, 1),))

    assert 1 == state.longest_road
    assert counted((hand,) for hand in hands) == found  # 6 points without the road: three hidden ones would do
    state.active = 1  # on turn the road counts: 8 points
    assert counted((hand,) for hand in hands if hand[VICTORY_POINT] <= 1) == sampled(
        state, 0, lambda other: (development(other, 1),)
    )


def test_which_cards_were_bought() -> None:
    """CAT-13.6: any card of the hand may be the one bought this turn; the limit holds for all of them together."""
    state = table(seats=3, active=1)
    cities(state, 1, 35, 44, 5, 23)
    unseen = thin(state)
    deal_cards(state, 1, knight=1)
    deal(state, 1, wool=1, grain=1, ore=1)
    say(state, "buy", "draw monopoly")
    expected = counted(
        (kinds([old, new]), kinds([new]))
        for old_hand, new_hand in deals(unseen, [1, 1])
        for old, new in [(old_hand[0], new_hand[0])]
        if [old, new].count(VICTORY_POINT) <= 1
    )

    def seen(other: State) -> tuple[Hand, ...]:
        return development(other, 1), tuple(int(other.bought >> 5 * card & 31) for card in range(5))

    assert expected == sampled(state, 0, seen)


# --- resource cards


def test_hands_of_which_only_the_size_is_known() -> None:
    """CAT-13.6: every deal of the others' cards is equally likely."""
    state = table(seats=4, active=0)
    deal(state, 0, ore=2)
    deal(state, 1, brick=2, ore=1)
    deal(state, 2, grain=2)
    deal(state, 3, brick=1, wool=1)

    expected, found = hands_law(state, 0)
    assert expected == found


def test_an_offer_proves_cards() -> None:
    """CAT-13.6, CAT-17.13: of all deals those in which the author holds the card; it is not dealt to him first."""
    state = table(seats=3, active=1)
    deal(state, 1, brick=1, wool=1)
    deal(state, 2, brick=1, grain=2)
    deal(state, 0, grain=1)
    say(state, "offer 1 brick for 1 grain to p0 p2")
    expected, found = hands_law(state, 0, lambda hands: hands[1][BRICK] >= 1)

    assert expected == found
    assert Fraction(1, 7) == sum(chance for (one, _), chance in found.items() if one[BRICK] == 2)  # not 1 in 4


def test_several_promises_at_once() -> None:
    """CAT-13.6: the author holds what is given, who accepted what was asked, who countered what the counter gives."""
    state = table(seats=4, active=1)
    deal(state, 0, ore=1)
    deal(state, 1, brick=2, wool=1)
    deal(state, 2, grain=1, ore=1)
    deal(state, 3, wool=1, brick=1)
    say(state, "offer 1 brick for 1 grain to p0 p2 p3", "accept", "counter 1 wool for 1 brick")
    expected, found = hands_law(
        state, 0, lambda hands: hands[1][BRICK] >= 1 and hands[2][GRAIN] >= 1 and hands[3][WOOL] >= 1
    )

    assert expected == found


@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
def test_promises_as_others_see_them(viewer: int) -> None:
    """CAT-13.6: whoever looks on, only what others have said is a condition; own cards are known."""
    state = table(seats=4, active=1)
    deal(state, 0, ore=1)
    deal(state, 1, brick=2)
    deal(state, 2, grain=1, ore=1)
    deal(state, 3, wool=1)
    say(state, "offer 1 brick for 1 grain to p0 p2 p3", "accept")

    def keeps(hands: dict[int, Hand]) -> bool:
        return (1 not in hands or hands[1][BRICK] >= 1) and (2 not in hands or hands[2][GRAIN] >= 1)

    expected, found = hands_law(state, viewer, keeps)
    assert expected == found


def test_words_not_yet_said_to_the_end_prove_cards_too() -> None:
    """CAT-17.20: unfinished compositions are public."""
    state = table(seats=3, active=1)
    deal(state, 1, brick=2, wool=1)
    deal(state, 2, grain=1, brick=1)
    say(state, "offer p2", "give brick", "give brick")
    expected, found = hands_law(state, 0, lambda hands: hands[1][BRICK] >= 2)

    assert expected == found


def test_refused_terms_prove_cards_as_long_as_they_are_remembered() -> None:
    """CAT-17.14: refusals are forgotten as soon as a card moves, so whoever said the terms can still pay them."""
    state = table(seats=3, active=1)
    deal(state, 0, ore=1)
    deal(state, 1, brick=1, wool=1, ore=1)
    deal(state, 2, grain=2)
    say(state, "offer 1 brick for 1 grain to p2", "reject", "offer 1 wool for 1 grain to p2", "reject")
    expected, found = hands_law(state, 0, lambda hands: hands[1][BRICK] >= 1 and hands[1][WOOL] >= 1)
    assert expected == found

    deal(state, 2, lumber=1)
    expected, found = hands_law(state, 0)
    assert expected == found


def test_refusals_of_terms_that_nobody_could_say_are_no_position() -> None:
    """CAT-17.14: whoever said the terms can still pay them."""
    state = table(seats=3, active=1)
    deal(state, 1, brick=1)
    deal(state, 2, grain=2)
    say(state, "offer 1 brick for 1 grain to p2", "reject")
    assert [] == state.check_invariants()

    state.hands[1 * 5 + BRICK] -= 1
    state.hands[BANK * 5 + BRICK] += 1
    assert ["turn.refused:terms"] == state.check_invariants()


def test_cards_laid_down_are_a_part_of_the_hand() -> None:
    """CAT-13.6, CAT-5.10: what lies face down in a discard may be any cards of the pool."""
    state = before_roll(seats=3, discard_limit=5)
    deal(state, 0, brick=5, ore=1)
    deal(state, 2, grain=1)
    roll(state, 7)
    say(state, "discard ore")

    def seen(other: State) -> tuple[Hand, ...]:
        laid = bundle(other.top().laid(0))  # type: ignore[attr-defined]
        names = ["lumber", "brick", "wool", "grain", "ore"]
        return resources(other, 0), tuple(laid.get(name, 0) for name in names), resources(other, 2)

    pool = [BRICK, BRICK, BRICK, BRICK, BRICK, ORE, GRAIN]
    assert counted((kinds(a), kinds(b), kinds(c)) for a, b, c in deals(pool, [5, 1, 1])) == sampled(state, 1, seen)
