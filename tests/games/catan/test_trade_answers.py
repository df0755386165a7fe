"""The trade protocol (CAT-17): who is asked, what is answered, and what comes of it."""

import pytest

from igroteka.core.chance import Random
from tests.games.catan.market import EVERYBODY, market, refusals
from tests.games.catan.table import audience, deal, deal_cards, hand, roads, settlements, table
from tests.games.saying import happened, legal, question, say


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
