"""The trade protocol (CAT-17): what an offer is, and how it is put together."""

import pytest

from igroteka.games.catan.actions import ACTIONS
from igroteka.games.catan.game import GAME
from igroteka.games.catan.state import State, terms_give, terms_want
from tests.games.catan.market import market, refusals
from tests.games.catan.table import bundle, deal, deal_cards, settlements, table
from tests.games.saying import happened, legal, question, say

# --- model


def test_terms_are_kept_from_the_active_players_side() -> None:
    """CAT-17.1, CAT-17.3: an author says what he gives and gets; a counter is stored swapped."""
    state = market()

    say(state, "offer 2 lumber for 1 grain to p0 p3")
    assert ({"lumber": 2}, {"grain": 1}) == (bundle(state.offer.give), bundle(state.offer.want))
    say(state, "counter 1 ore for 1 brick")
    counter = state.offer.counter(3)

    assert ({"brick": 1}, {"ore": 1}) == (bundle(terms_give(counter)), bundle(terms_want(counter)))


@pytest.mark.parametrize(
    ("composing", "answers"), [([], ["reject", "counter"]), (["give lumber"], ["reject", "counter"])]
)
def test_open_terms_lack_a_side(composing: list[str], answers: list[str]) -> None:
    """CAT-17.1: terms are complete when both sides have a card, else open; only complete ones can be accepted."""
    state = market()

    say(state, "offer p0", *composing, "send")

    assert answers == legal(state)


def test_while_an_offer_is_open_nothing_else_can_be_done() -> None:
    """CAT-17.2: one offer at a time; no building, no bank, no card, no second offer, no end before it closes."""
    state = market()
    settlements(state, 1, 20)
    deal(state, 1, lumber=4, ore=4, wool=4, grain=4)
    deal_cards(state, 1, knight=1)
    trade_words = {"give", "want", "send", "drop", "accept", "reject", "counter", "confirm", "take", "cancel"}

    for line in (
        "offer p0 p3",
        "give lumber",
        "want grain",
        "send",
        "accept",
        "counter",
        "give wool",
        "want brick",
        "send",
    ):
        say(state, line)
        assert {words.split()[0] for words in legal(state)} <= trade_words, line
    say(state, "cancel")

    assert ("TradeAndBuild", 1) == question(state)


def test_the_memory_of_trade_is_empty_at_the_start_of_a_turn() -> None:
    """CAT-17.4: offers made, counters made and refusals are forgotten when a new turn begins."""
    state = market()
    say(state, "offer 1 lumber for 1 grain to p0 p3", "counter", "drop", "reject")
    assert (1, 1, 2) == (state.offers_made, state.counters_of(3), len(state.refused))

    say(state, "end")
    assert (0, 0, 0) == (state.offers_made, state.counters_of(3), len(state.refused))


def test_the_open_offer_remembers_its_answers() -> None:
    """CAT-17.4: addressees, terms and answers so far: none, accept, reject or counter."""
    state = market()

    say(state, "offer 1 lumber for 1 ore to p0 p2 p3", "accept", "counter 1 ore for 1 brick")
    offer = state.offer
    assert (0b1101, 0b0100, 0b0000) == (offer.addressees, offer.accepted, offer.rejected)
    assert [False, False, True, True] == [offer.has_answered(seat) for seat in range(4)]
    say(state, "reject")

    assert (0b0100, 0b0001) == (state.offer.accepted, state.offer.rejected)


# --- actions


def test_thirty_nine_trade_actions() -> None:
    """CAT-17.5: 15 offers, 5 + 5 cards, send, drop, three answers, 4 + 4 partners, cancel."""
    sizes = {kind.name: kind.end - kind.first for kind in ACTIONS.kinds}
    trade_kinds = ["offer", "give", "want", "send", "drop", "accept", "reject", "counter", "confirm", "take", "cancel"]

    assert [15, 5, 5, 1, 1, 1, 1, 1, 4, 4, 1] == [sizes[name] for name in trade_kinds]
    assert 39 == sum(sizes[name] for name in trade_kinds)


def test_the_mask_of_an_offer() -> None:
    """CAT-17.5: bit i is seat i, masks 1 to 15."""
    first = GAME.parse("offer p0")

    assert first + 9 - 1 == GAME.parse("offer p0 p3")
    assert first + 14 == GAME.parse("offer p0 p1 p2 p3")


# --- flow


def test_offers_go_to_any_set_of_opponents_with_cards() -> None:
    """CAT-17.6: opponents only, each of whom holds a card."""
    state = market()
    assert [
        "offer p0",
        "offer p2",
        "offer p0 p2",
        "offer p3",
        "offer p0 p3",
        "offer p2 p3",
        "offer p0 p2 p3",
    ] == legal(state, "offer")

    state.move_cards(2, 3, 4, 1)

    assert ["offer p0", "offer p3", "offer p0 p3"] == legal(state, "offer")


def test_who_has_nothing_makes_no_offer() -> None:
    """CAT-17.6: the active player must hold a card."""
    state = table()
    deal(state, 1, ore=5)

    assert [] == legal(state, "offer")


def test_an_offer_is_counted_and_composed_by_the_active_player() -> None:
    """CAT-17.6: the count rises when the offer is begun."""
    state = market(max_offers_per_turn=2)

    say(state, "offer p0")
    assert (1, ("Compose", 1)) == (state.offers_made, question(state))
    say(state, "drop", "offer p2", "drop")

    assert [] == legal(state, "offer")


def test_no_offer_when_player_trade_is_off() -> None:
    """CAT-17.17: with player_trade none no offer is ever legal."""
    state = market(player_trade="none")

    assert [] == legal(state, "offer")
    assert "end" in legal(state)


def test_giving_in_resource_order_and_only_what_is_held() -> None:
    """CAT-17.7: not before the last given kind, not more than the hand, and not after something is wanted."""
    state = market()
    say(state, "offer p3")
    assert ["give lumber", "give brick"] == legal(state, "give")
    say(state, "give brick")
    assert ["give brick"] == legal(state, "give")
    say(state, "give brick")
    assert [] == legal(state, "give")


def test_after_the_first_wanted_card_nothing_more_is_given() -> None:
    """CAT-17.7: the given cards come first."""
    state = market()

    say(state, "offer p3", "give lumber", "want wool")

    assert [] == legal(state, "give")


def test_wanting_in_resource_order_and_nothing_that_is_given() -> None:
    """CAT-17.7: wanted kinds ascend, none of them is given."""
    state = market()

    say(state, "offer p3", "give brick")
    assert ["want lumber", "want wool", "want grain", "want ore"] == legal(state, "want")
    say(state, "want wool")

    assert ["want wool", "want grain", "want ore"] == legal(state, "want")


def test_no_more_is_wanted_than_the_largest_hand_addressed() -> None:
    """CAT-17.7: for an offer the addressees' hands count, for a counter the active player's."""
    state = market()

    say(state, "offer p2 p3", "give lumber", "want grain", "want ore", "want ore")
    assert "want ore" in legal(state)
    say(state, "want ore")
    assert [] == legal(state, "want")
    say(state, "send", "counter", "give ore")
    for _ in range(5):
        assert "want brick" in legal(state)
        say(state, "want brick")

    assert [] == legal(state, "want")


def test_what_the_others_really_hold_plays_no_part() -> None:
    """CAT-17.7: only the size of hidden hands matters, not their kinds."""
    first, second = market(), market()
    second.move_cards(3, 4, 4, 3)
    second.move_cards(4, 3, 2, 3)
    for line in ("offer p3", "give lumber", "want grain", "want grain"):
        say(first, line)
        say(second, line)
        assert legal(first) == legal(second)


@pytest.mark.parametrize("cap", [1, 2, 3])
def test_cards_on_a_side_may_be_capped(cap: int) -> None:
    """CAT-17.7, CAT-17.17: max_cards_per_side bounds both sides of offers and counters."""
    state = market(max_cards_per_side=cap)

    say(state, "offer p3")
    for _ in range(cap):
        assert legal(state, "give")
        say(state, "give lumber")
    assert [] == legal(state, "give")
    for _ in range(cap):
        assert legal(state, "want")
        say(state, "want ore")
    assert [] == legal(state, "want")
    say(state, "send", "counter")
    for _ in range(cap):
        assert legal(state, "give")
        say(state, "give ore")
    assert [] == legal(state, "give")
    for _ in range(cap):
        assert legal(state, "want")
        say(state, "want brick")
    assert [] == legal(state, "want")


def test_no_side_has_all_five_kinds() -> None:
    """CAT-17.7: there would be nothing left for the other side."""
    state = table()
    deal(state, 0, lumber=2, brick=1, wool=1, grain=1, ore=1)
    deal(state, 1, ore=9)

    say(state, "offer p1", "give lumber", "give brick", "give wool")
    assert ["give grain", "give ore"] == legal(state, "give")
    say(state, "give grain")
    assert [] == legal(state, "give")
    say(state, "drop", "offer p1", "want lumber", "want brick", "want wool", "want grain")

    assert ["want grain"] == legal(state, "want")


def test_no_more_of_a_kind_is_wanted_than_the_box_holds() -> None:
    """CAT-17.7, CAT-1.3: 19 cards of a kind are all there are, however large the hand that is asked."""
    state = table()
    deal(state, 0, wool=1)
    deal(state, 1, lumber=15, brick=15)

    say(state, "offer p1", *["want grain"] * 18)
    assert ["want grain", "want ore"] == legal(state, "want")
    say(state, "want grain")

    assert ["want ore"] == legal(state, "want")


@pytest.mark.parametrize(("open_offers", "wants"), [(True, 5), (False, 0)])
def test_wanting_without_giving_needs_open_offers(open_offers: bool, wants: int) -> None:
    """CAT-17.7, CAT-17.17: something is given first, unless this is an offer and open offers are on."""
    state = market(open_offers=open_offers)

    say(state, "offer p3")
    assert wants == len(legal(state, "want"))
    assert open_offers is ("send" in legal(state))
    say(state, "give lumber", "want ore", "send", "counter")

    assert [] == legal(state, "want")


def test_only_finished_terms_are_sent() -> None:
    """CAT-17.8: complete terms, or open ones in an offer with open offers; a counter is always complete."""
    state = market(open_offers=False)

    say(state, "offer p3")
    assert "send" not in legal(state)
    say(state, "give lumber")
    assert "send" not in legal(state)
    say(state, "want ore")
    assert "send" in legal(state)
    say(state, "send", "counter", "give ore")
    assert "send" not in legal(state)
    say(state, "want brick")
    assert "send" in legal(state)


def test_a_counter_says_something_new() -> None:
    """CAT-17.8: a counter differs from the terms it answers."""
    state = market()

    say(state, "offer 1 lumber for 1 ore to p3", "counter", "give ore", "want lumber")
    assert "send" not in legal(state)
    say(state, "want lumber")

    assert "send" in legal(state)


def test_dropping_is_always_legal() -> None:
    """CAT-17.8: a dropped offer returns to the main menu and stays counted; a dropped counter is a no."""
    state = market()
    for lines in ([], ["give lumber"], ["give lumber", "want ore"]):
        say(state, "offer p3", *lines)
        assert "drop" in legal(state)
        say(state, "drop")
        assert ("TradeAndBuild", 1) == question(state)
    assert 3 == state.offers_made

    say(state, "offer 1 lumber for 1 ore to p3", "counter", "give ore", "drop")

    assert "rejected" in happened(state)
    assert ("TradeAndBuild", 1) == question(state)
    assert [({"lumber": 1}, {"ore": 1}, 3)] == refusals(state)


def spellings(state: State) -> list[tuple[str, str]]:
    """The terms of every way to compose and send, from this question on."""
    if question(state)[0] != "Compose":
        return [(str(bundle(state.offer.give)), str(bundle(state.offer.want)))]
    found = []
    for line in legal(state):
        if line != "drop":
            copy = state.copy()
            say(copy, line)
            found += spellings(copy)
    return found


def test_every_pair_of_card_sets_has_one_spelling() -> None:
    """CAT-17.9: no two ways of composing lead to the same terms, and every pair of card sets can be said."""
    state = table()
    deal(state, 0, lumber=1, brick=2, ore=1)
    deal(state, 1, wool=2)

    say(state, "offer p1")
    found = spellings(state)

    assert len(set(found)) == len(found)
    sets = [(a, b, c) for a in range(2) for b in range(3) for c in range(2)]  # lumber, brick, ore given
    total = 0
    for given in sets:
        kinds = 5 - sum(count > 0 for count in given)
        total += 1 + kinds + kinds * (kinds + 1) // 2  # up to two wanted cards of the other kinds
    assert total == len(found)


def test_a_composer_has_at_most_twelve_entries() -> None:
    """CAT-17.9, CAT-17.18: five to give, five to want, send and drop."""
    state = table()
    deal(state, 0, lumber=3, brick=3, wool=3, grain=3, ore=3)
    deal(state, 1, ore=9)

    say(state, "offer p1")

    assert 12 == len(legal(state))
