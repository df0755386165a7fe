"""The trade protocol (CAT-17)."""

from typing import Any

import pytest

from igroteka.core.chance import Random
from igroteka.games.catan.actions import ACTIONS
from igroteka.games.catan.data.box import BOX, RESOURCE_NAMES
from igroteka.games.catan.game import GAME
from igroteka.games.catan.rules import trade
from igroteka.games.catan.state import State, terms_give, terms_want
from tests.games.catan.table import (
    ask,
    audience,
    bundle,
    deal,
    deal_cards,
    hand,
    happened,
    legal,
    question,
    roads,
    roll,
    say,
    settlements,
    table,
)

EVERYBODY = [0, 1, 2, 3, -3]


def market(**options: Any) -> State:
    """Seat 1 is on turn; everybody has cards."""
    state = table(active=1, **options)
    deal(state, 0, wool=2, grain=2)
    deal(state, 1, lumber=3, brick=2)
    deal(state, 2, ore=1)
    deal(state, 3, grain=1, ore=3)
    return state


def worked_sequence() -> State:
    """The position of CAT-17.22."""
    state = table(active=1)
    deal(state, 1, brick=3, ore=1)
    deal(state, 3, grain=1)
    deal(state, 0, grain=2)
    return state


def refusals(state: State) -> list[tuple[dict[str, int], dict[str, int], int]]:
    """What was refused, and by whom."""
    return [(bundle(terms_give(key >> 2)), bundle(terms_want(key >> 2)), key & 3) for key in state.refused]


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


@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (3, [0, 1, 2])])
def test_addressees_are_asked_clockwise(active: int, order: list[int]) -> None:
    """CAT-17.10: one by one from the active player's left."""
    state = table(active=active)
    for seat in range(4):
        deal(state, seat, ore=1)
    seats = " ".join(f"p{seat}" for seat in sorted(order))

    say(state, f"offer {seats}", "give ore", "send")
    asked = []
    while question(state)[0] == "AnswerOffer":
        asked.append(state.player)
        say(state, "reject")

    assert order == asked


def test_seats_not_addressed_are_skipped() -> None:
    """CAT-17.10: only addressees are asked."""
    state = market()

    say(state, "offer 1 lumber for 1 ore to p0 p3")
    assert ("AnswerOffer", 3) == question(state)
    say(state, "reject")
    assert ("AnswerOffer", 0) == question(state)
    say(state, "reject")

    assert ("TradeAndBuild", 1) == question(state)


def test_answers() -> None:
    """CAT-17.10: who holds what is wanted may accept; everybody may reject or counter, and is asked in any case."""
    state = market()

    say(state, "offer 1 lumber for 1 grain to p2 p3")
    assert ["reject", "counter"] == legal(state)
    say(state, "reject")

    assert ["accept", "reject", "counter"] == legal(state)


def test_an_answer_is_asked_even_if_only_no_is_left() -> None:
    """CAT-17.10: without counters a player who cannot pay is asked all the same."""
    state = market(counter_offers=False)

    say(state, "offer 1 lumber for 1 grain to p2")

    assert (("AnswerOffer", 2), ["reject"]) == (question(state), legal(state))


def test_counters_per_turn_may_be_capped() -> None:
    """CAT-17.10, CAT-17.17: max_counters_per_turn counts begun counters of each opponent, dropped ones too."""
    state = market(max_counters_per_turn=1)

    say(state, "offer 1 lumber for 1 ore to p3", "counter", "drop", "offer 1 lumber for 2 ore to p2 p3")
    assert "counter" in legal(state)
    say(state, "reject")

    assert ["accept", "reject"] == legal(state)


def test_without_a_cap_there_is_one_counter_per_offer() -> None:
    """CAT-17.17: 0 means no further cap."""
    state = market()
    for count in (1, 2, 3):
        say(state, f"offer {count} lumber for 1 ore to p3", "counter 1 grain for 1 brick", "cancel")

    assert 3 == state.counters_of(3)


def test_each_answer_is_public_at_once() -> None:
    """CAT-17.10: everybody sees an answer before the next one is asked."""
    state = market()

    say(state, "offer 1 lumber for 1 ore to p0 p2 p3", "accept")
    assert [EVERYBODY] == audience(state, "accepted")
    say(state, "counter 1 ore for 1 brick")
    assert [EVERYBODY] == audience(state, "countered")
    say(state, "reject")

    assert [EVERYBODY] == audience(state, "rejected")


def test_who_refused_is_not_asked_again() -> None:
    """CAT-17.11: the answer of an addressee who just refused these terms counts as a no."""
    state = market()
    say(state, "offer 1 lumber for 1 ore to p3", "reject")

    say(state, "offer 1 lumber for 1 ore to p2 p3")

    assert ("AnswerOffer", 2) == question(state)
    say(state, "reject")
    assert ("TradeAndBuild", 1) == question(state)


def test_other_terms_may_be_asked() -> None:
    """CAT-17.11: it is the terms that are refused, not the trade."""
    state = market()
    say(state, "offer 1 lumber for 1 ore to p3", "reject")

    say(state, "offer 2 lumber for 1 ore to p3")

    assert ("AnswerOffer", 3) == question(state)


def test_refused_offers_may_be_repeated_by_option() -> None:
    """CAT-17.11, CAT-17.17: with repeat_refused_offers the same player is asked again."""
    state = market(repeat_refused_offers=True)
    say(state, "offer 1 lumber for 1 ore to p3", "reject")

    say(state, "offer 1 lumber for 1 ore to p3")

    assert ("AnswerOffer", 3) == question(state)


def test_an_offer_that_nobody_wants_closes_by_itself() -> None:
    """CAT-17.12: all rejected: back to the main menu without a choice."""
    state = market()

    say(state, "offer 1 lumber for 1 ore to p2 p3", "reject", "reject")

    assert ("TradeAndBuild", 1) == question(state)
    assert "offer-closed" in happened(state)
    assert 0 == state.offer.addressees


def test_the_active_player_chooses() -> None:
    """CAT-17.12: confirm for each who accepted, take for each payable counter, cancel always."""
    state = market()

    say(
        state,
        "offer 1 lumber for 1 ore to p0 p2 p3",
        "accept",
        "counter 2 ore for 2 brick",
        "counter 1 wool for 3 brick",
    )

    assert ("ChoosePartner", 1) == question(state)
    assert ["confirm p2", "take p3", "cancel"] == legal(state)


@pytest.mark.parametrize(
    ("choice", "mine"),
    [
        ("confirm p2", {"lumber": 2, "brick": 2, "ore": 1}),
        ("take p3", {"lumber": 3, "ore": 2}),
        ("cancel", {"lumber": 3, "brick": 2}),
    ],
)
def test_every_choice_leads_back(choice: str, mine: dict[str, int]) -> None:
    """CAT-17.12: also after an acceptance the active player is not obliged to trade."""
    state = market()

    say(state, "offer 1 lumber for 1 ore to p2 p3", "accept", "counter 2 ore for 2 brick", choice)

    assert (("TradeAndBuild", 1), mine) == (question(state), hand(state, 1))


def test_both_sides_move_at_once_and_no_card_is_lost() -> None:
    """CAT-17.13: the exchange is always possible: what was said could be paid and no hand changed since."""
    luck = Random(7)
    exchanges = 0
    for _ in range(300):
        state = market()
        say(state, "offer p0 p2 p3")
        while question(state)[0] != "TradeAndBuild":
            choices = [line for line in legal(state) if line != "drop"] or ["drop"]
            before = sum(state.hand_size(seat) for seat in range(4))
            say(state, choices[luck.below(len(choices))])
            assert before == sum(state.hand_size(seat) for seat in range(4))
            assert 0 <= min(state.hands)
        exchanges += happened(state).count("traded")

    assert exchanges > 30


def test_refusals_of_an_offer_without_exchange() -> None:
    """CAT-17.14: every asked player who rejected or countered is remembered, one who accepted is not."""
    state = market()

    say(state, "offer 1 lumber for 1 ore to p0 p2 p3", "accept", "counter 1 ore for 1 brick", "reject", "cancel")

    assert [({"lumber": 1}, {"ore": 1}, 0), ({"lumber": 1}, {"ore": 1}, 3)] == sorted(
        refusals(state), key=lambda x: x[2]
    )


def test_a_dropped_offer_is_no_refusal() -> None:
    """CAT-17.14: nobody was asked."""
    state = market()

    say(state, "offer p3", "give lumber", "want ore", "drop")

    assert [] == refusals(state)


@pytest.mark.parametrize(
    "lines",
    [
        ["offer 2 lumber for 1 grain to p0", "accept", "confirm p0"],
        ["bank lumber wool"],
        ["road 28"],
        ["settlement 9"],
        ["city 20"],
        ["buy", "draw knight"],
        ["plenty ore ore"],
        ["monopoly grain"],
        ["knight", "robber 11", "steal p0", "stolen wool"],
    ],
)
def test_refusals_are_forgotten_when_a_card_changes_place(lines: list[str]) -> None:
    """CAT-17.14: an exchange, a maritime trade, a build or purchase, a card that moves cards."""
    state = market()
    settlements(state, 1, 20)
    settlements(state, 0, 26)
    roads(state, 1, 14)
    deal(state, 1, lumber=2, brick=1, wool=1, grain=2, ore=3)
    deal_cards(state, 1, knight=1, year_of_plenty=1, monopoly=1)
    say(state, "offer 1 lumber for 1 ore to p3", "reject")
    assert 1 == len(refusals(state))

    say(state, *lines)

    assert [] == refusals(state)


@pytest.mark.parametrize("lines", [["roads", "road 28", "stop"], ["knight", "robber 0"], ["monopoly wool"]])
def test_refusals_stay_when_no_card_changes_place(lines: list[str]) -> None:
    """CAT-17.14: a card that moves no resource card does not make anybody forget."""
    state = market()
    settlements(state, 1, 20)
    state.move_cards(0, 4, 2, 2)
    deal_cards(state, 1, knight=1, road_building=1, monopoly=1)
    say(state, "offer 1 lumber for 1 ore to p3", "reject")

    say(state, *lines)

    assert [({"lumber": 1}, {"ore": 1}, 3)] == refusals(state)


def test_bargaining_on() -> None:
    """CAT-17.15: cancel a counter, make a new offer to that player, who may counter again; a round costs an offer."""
    state = market()

    say(state, "offer 1 lumber for 1 ore to p3", "counter 1 ore for 3 lumber", "cancel")
    say(state, "offer 2 lumber for 1 ore to p3", "counter 1 ore for 2 lumber 1 brick", "cancel")
    say(state, "offer 1 lumber 1 brick for 1 ore to p3", "accept", "confirm p3")

    assert 3 == state.offers_made
    assert {"lumber": 2, "brick": 1, "ore": 1} == hand(state, 1)


@pytest.mark.parametrize(
    "line",
    ["offer nothing for nothing to p3", "offer 1 lumber for nothing to p3", "offer nothing for 1 ore to p3"],
)
def test_listening(line: str) -> None:
    """CAT-17.16: open offers are rejected or countered, never accepted; the counter need not fit the hint."""
    state = market()

    say(state, line)
    assert ["reject", "counter"] == legal(state)
    say(state, "counter 1 grain for 1 brick", "take p3")

    assert {"lumber": 3, "brick": 1, "grain": 1} == hand(state, 1)


# --- limits


def test_defaults_ranges_and_preset() -> None:
    """CAT-17.17: the options of the protocol as printed."""
    expected: dict[str, tuple[object, list[object], object]] = {
        "player_trade": ("full", ["full", "none"], "full"),
        "max_offers_per_turn": (8, ["1..99"], 3),
        "max_cards_per_side": (0, ["0..19"], 3),
        "counter_offers": (True, [True, False], True),
        "max_counters_per_turn": (0, ["0..99"], 1),
        "open_offers": (True, [True, False], False),
        "repeat_refused_offers": (False, [True, False], False),
    }
    simulation = GAME.settings.complete({}, "simulation")
    for name, (default, allowed, preset) in expected.items():
        option = GAME.settings.options[name]
        assert (default, allowed, preset) == (option.default, list(option.allowed), simulation[name]), name


def test_the_longest_offer_of_a_simulation() -> None:
    """CAT-17.18: with 3 cards a side and 3 opponents an offer takes at most 33 decisions."""
    state = table(**BOX["options"]["presets"]["simulation"] | {"layout": "beginner"})
    for seat in range(4):
        deal(state, seat, lumber=4, brick=4)
    say(state, "offer p1 p2 p3")
    decisions = 1
    while question(state)[0] != "TradeAndBuild":
        longest = [line for line in ("give lumber", "want wool", "send", "counter", "cancel") if line in legal(state)]
        say(state, longest[0])
        decisions += 1

    assert 33 == decisions


def test_no_offer_takes_longer() -> None:
    """CAT-17.18: random offers stay within 33 decisions and the printed numbers of legal entries."""
    luck = Random(11)
    longest = {"TradeAndBuild": 7, "Compose": 12, "AnswerOffer": 3, "ChoosePartner": 4}
    for _ in range(300):
        state = table(**BOX["options"]["presets"]["simulation"] | {"layout": "beginner"})
        for seat in range(4):
            deal(state, seat, lumber=1, brick=1, wool=1, grain=1, ore=1)
        assert longest["TradeAndBuild"] == len(legal(state, "offer"))
        say(state, "offer p1 p2 p3")
        decisions = 1
        while question(state)[0] != "TradeAndBuild":
            lines = [line for line in legal(state) if line not in ("drop", "reject")]
            assert len(legal(state)) <= longest[question(state)[0]]
            say(state, lines[luck.below(len(lines))])
            decisions += 1
        assert decisions <= 33


def test_every_turn_is_finite() -> None:
    """CAT-17.18: a player who says anything but the end runs out of things to say."""
    luck = Random(3)
    state = market(repeat_refused_offers=True)
    decisions = 0
    while legal(state) != ["end"]:
        lines = [line for line in legal(state) if line != "end"]
        say(state, lines[luck.below(len(lines))])
        decisions += 1
        assert decisions < 2000

    assert 8 == state.offers_made


# --- notation and information


@pytest.mark.parametrize(
    ("macro", "spelling"),
    [
        ("offer 2 brick for 1 grain to p0 p3", ["offer p0 p3", "give brick", "give brick", "want grain", "send"]),
        ("counter 1 grain for 1 ore", ["counter", "give grain", "want ore", "send"]),
        (
            "offer 1 ore 1 lumber for 2 wool to p3 p1",
            ["offer p1 p3", "give lumber", "give ore", "want wool", "want wool", "send"],
        ),
        ("offer nothing for nothing to p2", ["offer p2", "send"]),
        ("offer p0 p3", ["offer p0 p3"]),
    ],
)
def test_macros(macro: str, spelling: list[str]) -> None:
    """CAT-17.19: a macro is shorthand for its unique spelling."""
    assert spelling == [GAME.notation(action) for action in GAME.expand(macro)]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "offer",
        "offer 1 brick for 1 grain",
        "offer 1 brick for 1 gold to p0",
        "offer 1 brick for 1 grain to p9",
        "offer one brick for 1 grain to p0",
        "offer for to p0",
        "counter 1 brick",
        "counter for 1 brick",
    ],
)
def test_what_is_no_macro(line: str) -> None:
    """CAT-17.19: what has no spelling is not read."""
    assert [] == GAME.expand(line)


def test_everything_in_the_protocol_is_public() -> None:
    """CAT-17.20: offers, answers, counters, exchanges and closings are seen by all."""
    state = market()

    say(state, "offer 1 lumber for 1 ore to p0 p2 p3", "accept", "counter 1 ore for 1 brick", "reject", "confirm p2")
    say(state, "offer 1 lumber for 1 ore to p3", "reject")

    for name in ("offered", "accepted", "countered", "rejected", "traded", "offer-closed"):
        assert audience(state, name)
        assert all(seen == EVERYBODY for seen in audience(state, name)), name


def test_barriers() -> None:
    """CAT-17.21: composing steps may be taken back; a send, an answer and an exchange may not."""
    state = market()
    barriers = []
    for line in (
        "offer p2 p3",
        "give lumber",
        "want ore",
        "send",
        "accept",
        "counter",
        "give ore",
        "want brick",
        "send",
        "confirm p2",
    ):
        state.revealed = False
        say(state, line)
        barriers.append(state.revealed)

    assert [False, False, False, True, True, False, False, False, True, True] == barriers


def test_a_no_is_a_barrier() -> None:
    """CAT-17.21: a rejection is an answer, also when it comes as a dropped counter."""
    for lines in (["reject"], ["counter", "drop"]):
        state = market()
        say(state, "offer 1 lumber for 1 ore to p2")
        state.revealed = False
        say(state, *lines)
        assert state.revealed


def test_worked_sequence_up_to_the_choice() -> None:
    """CAT-17.22: seat 3 is asked first and counters, seat 0 accepts; the counter is stored as give ore, want grain."""
    state = worked_sequence()

    say(state, "offer 2 brick for 1 grain to p0 p3")
    assert ("AnswerOffer", 3) == question(state)
    say(state, "counter 1 grain for 1 ore")
    assert ("AnswerOffer", 0) == question(state)
    counter = state.offer.counter(3)
    assert ({"ore": 1}, {"grain": 1}) == (bundle(terms_give(counter)), bundle(terms_want(counter)))
    say(state, "accept")

    assert ["confirm p0", "take p3", "cancel"] == legal(state)


def test_worked_sequence_with_the_counter_taken() -> None:
    """CAT-17.22: seat 1 has 3 brick and 1 grain, seat 3 has 1 ore, nothing is refused, one offer was made."""
    state = worked_sequence()

    say(state, "offer 2 brick for 1 grain to p0 p3", "counter 1 grain for 1 ore", "accept", "take p3")

    assert [{"grain": 2}, {"brick": 3, "grain": 1}, {}, {"ore": 1}] == [hand(state, seat) for seat in range(4)]
    assert ([], 1, 0) == (refusals(state), state.offers_made, state.offer.addressees)


def test_worked_sequence_cancelled() -> None:
    """CAT-17.22: the refusal of seat 3 is remembered; alone it is not asked again, with seat 0 only that is asked."""
    state = worked_sequence()

    say(state, "offer 2 brick for 1 grain to p0 p3", "counter 1 grain for 1 ore", "accept", "cancel")
    assert [({"brick": 2}, {"grain": 1}, 3)] == refusals(state)
    say(state, "offer p3", "give brick", "give brick", "want grain")
    assert "send" not in legal(state)
    say(state, "drop", "offer 2 brick for 1 grain to p0 p3")

    assert ("AnswerOffer", 0) == question(state)
    say(state, "accept")
    assert ["confirm p0", "cancel"] == legal(state)


def test_nothing_of_an_offer_is_left_after_the_turn() -> None:
    """CAT-17.4: the next player begins with a clean table."""
    state = market()
    say(state, "offer 1 lumber for 1 ore to p3", "reject", "end")
    roll(state, 2)

    assert (0, 0, 0) == (state.offer.addressees, state.offers_made, state.counters_made)
    assert 7 == len(legal(state, "offer"))


def test_a_composer_alone_can_only_drop_when_nobody_would_hear() -> None:
    """CAT-17.8: an empty offer that its only addressee just refused cannot be sent again as it is."""
    state = market()
    say(state, "offer nothing for nothing to p3", "reject")

    say(state, "offer p3")

    assert "send" not in legal(state)
    assert "drop" in legal(state)


def test_hearing_answers_asks_nobody_twice() -> None:
    """CAT-17.10: with all answers in, the frame that gathers them asks for the choice."""
    state = market()
    say(state, "offer 1 lumber for 1 ore to p2 p3", "accept")
    state.offer = state.offer.with_answer(0, 1 << 3, 0)

    ask(state, trade.HearAnswers())

    assert ("ChoosePartner", 1) == question(state)


# --- live tables


def test_no_answer_is_a_no() -> None:
    """CAT-17.24: what silence means to whoever waits for an answer; nobody else's silence means anything."""
    state = market()
    assert [-1] * 4 == [GAME.silence(state, seat) for seat in range(4)]
    say(state, "offer 2 lumber for 1 grain to p0 p3")
    assert [-1, -1, -1, ACTIONS.parse("reject")] == [GAME.silence(state, seat) for seat in range(4)]
    say(state, "counter")
    assert ACTIONS.parse("drop") == GAME.silence(state, 3)
    state.apply(GAME.silence(state, 3))
    assert ACTIONS.parse("reject") == GAME.silence(state, 0)


@pytest.mark.parametrize(
    ("laid_down", "refused"),
    [
        ({}, False),
        ({"keep": ["ore", "wool"]}, False),
        ({"keep": ["ore", "grain"]}, True),
        ({"refuse": [0, 2]}, False),
        ({"refuse": [1]}, True),
        ({"leader": True}, False),
    ],
)
def test_standing_answers(laid_down: dict[str, Any], refused: bool) -> None:
    """CAT-17.28: never give this, no trade with these, none with the leader."""
    state = market()
    assert -1 == GAME.standing_answer(state, 1, {"refuse": [1], "keep": list(RESOURCE_NAMES)})
    say(state, "offer 2 lumber for 1 grain to p0 p3")
    answer = ACTIONS.parse("reject") if refused else -1

    assert answer == GAME.standing_answer(state, 3, laid_down)
    assert -1 == GAME.standing_answer(state, 0, laid_down)  # not asked yet


def test_the_leader_is_who_has_most_on_the_table() -> None:
    """CAT-17.28, CAT-13.4: hidden points make no leader, nor does a tie with oneself."""
    state = market()
    settlements(state, 1, 10)
    deal_cards(state, 0, victory_point=2)
    say(state, "offer 2 lumber for 1 grain to p3")
    assert ACTIONS.parse("reject") == GAME.standing_answer(state, 3, {"leader": True})
    settlements(state, 3, 40)
    assert -1 == GAME.standing_answer(state, 3, {"leader": True})
    settlements(state, 1, 20)
    settlements(state, 2, 30, 33, 36)
    assert -1 == GAME.standing_answer(state, 3, {"leader": True})
