"""Domestic trade (CAT-6)."""

from typing import Any

import pytest

from igroteka.games.catan.game import GAME
from igroteka.games.catan.rules import robber
from igroteka.games.catan.state import State
from tests.games.catan.table import before_roll, deal, deal_cards, hand, roll, settlements, table
from tests.games.saying import ask, legal, question, say


def market(**options: Any) -> State:
    """Seat 0 is on turn with lumber and brick; seats 1, 2 and 3 have a few cards each."""
    state = table(**options)
    deal(state, 0, lumber=3, brick=2)
    deal(state, 1, wool=2, ore=1)
    deal(state, 2, grain=3)
    deal(state, 3, wool=1, grain=1)
    return state


def test_any_number_of_exchanges_with_anybody() -> None:
    """CAT-6.1: after the roll the active player may trade with any and all of the others, several times."""
    state = market()

    say(state, "offer 1 lumber for 1 wool to p1", "accept", "confirm p1")
    say(state, "offer 1 lumber for 1 wool to p1", "accept", "confirm p1")
    say(state, "offer 1 lumber for 1 grain to p2", "accept", "confirm p2")
    say(state, "offer 1 brick for 1 wool to p3", "accept", "confirm p3")

    assert {"brick": 1, "wool": 3, "grain": 1} == hand(state, 0)
    assert [{"lumber": 2, "ore": 1}, {"lumber": 1, "grain": 2}, {"brick": 1, "grain": 1}] == [
        hand(state, seat) for seat in (1, 2, 3)
    ]


def test_trading_after_a_seven() -> None:
    """CAT-6.1: when a 7 is resolved there is trading."""
    state = before_roll()
    deal(state, 0, lumber=1)
    deal(state, 1, ore=1)

    roll(state, 7)
    assert [] == legal(state, "offer")
    say(state, "robber 0")

    assert ["offer p1"] == legal(state, "offer")


def test_others_make_proposals_and_are_answered() -> None:
    """CAT-6.1: the others say what they need; the active player answers with a counter-proposal."""
    state = market()

    say(state, "offer nothing for nothing to p1", "counter 1 wool for 2 lumber", "cancel")
    say(state, "offer 1 lumber for 1 wool to p1", "accept", "confirm p1")

    assert {"lumber": 2, "brick": 2, "wool": 1} == hand(state, 0)


def test_every_exchange_has_the_active_player_on_one_side() -> None:
    """CAT-6.2: offers go from the active player to opponents, and nobody else can be the partner."""
    state = market()

    offers = legal(state, "offer")

    assert 7 == len(offers)
    assert not any("p0" in line for line in offers)


def test_bystanders_keep_their_cards() -> None:
    """CAT-6.2, CAT-6.12: of two who accepted one is chosen; the cards of the others do not move."""
    state = market()

    say(state, "offer 1 lumber for 1 grain to p2 p3", "accept", "accept")
    assert ["confirm p2", "confirm p3", "cancel"] == legal(state)
    say(state, "confirm p3")

    assert {"lumber": 2, "brick": 2, "grain": 1} == hand(state, 0)
    assert {"grain": 3} == hand(state, 2)
    assert {"lumber": 1, "wool": 1} == hand(state, 3)
    assert ("TradeAndBuild", 0) == question(state)


def test_two_partners_are_two_exchanges() -> None:
    """CAT-6.12: after the first exchange the offer is over; the second needs another offer."""
    state = market()

    say(state, "offer 1 lumber for 1 grain to p2 p3", "accept", "accept", "confirm p2")
    assert [] == legal(state, "confirm")
    say(state, "offer 1 lumber for 1 grain to p3", "accept", "confirm p3")

    assert {"lumber": 1, "brick": 2, "grain": 2} == hand(state, 0)


@pytest.mark.parametrize("open_offers", [True, False])
def test_gifts_are_forbidden(open_offers: bool) -> None:
    """CAT-6.3: terms with an empty side can at most be listened to, never accepted."""
    state = market(open_offers=open_offers)

    say(state, "offer p1", "give lumber")
    assert open_offers is ("send" in legal(state))
    if open_offers:
        say(state, "send")
        assert ["reject", "counter"] == legal(state)


def test_a_counter_has_two_sides() -> None:
    """CAT-6.3: a counter gives something and asks for something."""
    state = market()

    say(state, "offer 1 lumber for 1 wool to p1", "counter")
    assert [] == legal(state, "want") + legal(state, "send")
    say(state, "give ore")
    assert "send" not in legal(state)
    say(state, "want brick")
    assert "send" in legal(state)


def test_a_resource_stands_on_one_side_only() -> None:
    """CAT-6.4: no lumber for lumber, neither in an offer nor in a counter."""
    state = market()

    say(state, "offer p1", "give lumber")
    assert ["want brick", "want wool", "want grain", "want ore"] == legal(state, "want")
    say(state, "want wool", "send", "counter", "give wool", "give ore")
    assert ["want lumber", "want brick", "want grain"] == legal(state, "want")


def test_only_resource_cards_are_traded() -> None:
    """CAT-6.5: the terms know five resources and nothing else, and development cards stay."""
    state = market()
    deal_cards(state, 0, knight=3)
    deal_cards(state, 1, monopoly=1)

    say(state, "offer p1")
    assert ["give lumber", "give brick"] == legal(state, "give")
    assert [-1, -1] == [GAME.parse("give knight"), GAME.parse("want monopoly")]
    say(state, "give lumber", "want wool", "send", "accept", "confirm p1")

    assert (3, 1) == (state.card_count(0), state.card_count(1))


def test_one_cannot_offer_what_one_does_not_hold() -> None:
    """CAT-6.6: the active player offers at most the cards in hand."""
    state = market()

    say(state, "offer p1", "give lumber", "give lumber", "give lumber")

    assert ["give brick"] == legal(state, "give")


def test_one_may_ask_for_anything_but_only_who_can_pay_accepts() -> None:
    """CAT-6.6: an offer may ask for what nobody holds; acceptance is for those who can pay."""
    state = market()

    say(state, "offer 1 lumber for 1 ore and 1 grain to p1 p2 p3")
    for seat in (1, 2, 3):
        assert ("AnswerOffer", seat) == question(state)
        assert "accept" not in legal(state)
        say(state, "reject")
    say(state, "offer 1 lumber for 2 wool to p1 p3")
    assert "accept" in legal(state)
    say(state, "accept")

    assert ("AnswerOffer", 3) == question(state)
    assert "accept" not in legal(state)


@pytest.mark.parametrize(
    ("line", "mine", "partner", "theirs"),
    [
        ("offer 1 lumber for 1 grain to p2", {"lumber": 2, "brick": 2, "grain": 1}, 2, {"lumber": 1, "grain": 2}),
        ("offer 2 lumber for 1 grain to p2", {"lumber": 1, "brick": 2, "grain": 1}, 2, {"lumber": 2, "grain": 2}),
        ("offer 3 lumber for 2 grain to p2", {"brick": 2, "grain": 2}, 2, {"lumber": 3, "grain": 1}),
        (
            "offer 2 lumber 1 brick for 1 wool 1 grain to p3",
            {"lumber": 1, "brick": 1, "wool": 1, "grain": 1},
            3,
            {"lumber": 2, "brick": 1},
        ),
        ("offer 1 brick for 2 wool and 1 ore to p1", {"lumber": 3, "brick": 1, "wool": 2, "ore": 1}, 1, {"brick": 1}),
    ],
)
def test_quantities_are_free(line: str, mine: dict[str, int], partner: int, theirs: dict[str, int]) -> None:
    """CAT-6.7: one for one, two for one, three for two, several kinds at once."""
    state = market()

    say(state, line, "accept", f"confirm p{partner}")

    assert (mine, theirs) == (hand(state, 0), hand(state, partner))


def test_cards_move_only_when_the_partner_is_chosen() -> None:
    """CAT-6.8: an acceptance moves nothing; the confirmation does."""
    state = market()
    before = [hand(state, seat) for seat in range(4)]

    say(state, "offer 1 lumber for 1 wool to p1 p3", "accept", "counter 1 grain for 2 lumber")
    assert before == [hand(state, seat) for seat in range(4)]
    assert ["confirm p1", "take p3", "cancel"] == legal(state)
    say(state, "take p3")

    assert {"lumber": 1, "brick": 2, "grain": 1} == hand(state, 0)
    assert {"lumber": 2, "wool": 1} == hand(state, 3)
    assert before[1:3] == [hand(state, 1), hand(state, 2)]


def test_offers_per_turn_are_limited() -> None:
    """CAT-6.9: by default eight offers may be begun in a turn, dropped ones included."""
    state = market()
    for _ in range(8):
        say(state, "offer p1", "drop")

    assert [] == legal(state, "offer")
    assert "end" in legal(state)


def test_nobody_is_asked_again_who_has_just_refused() -> None:
    """CAT-6.9: the same terms are not put to the same player twice."""
    state = market()
    say(state, "offer 1 lumber for 1 wool to p1", "reject")

    say(state, "offer p1", "give lumber", "want wool")

    assert "send" not in legal(state)


def test_no_trading_before_the_roll_and_during_the_robber() -> None:
    """CAT-6.10: not before the roll, not during discards, not between the knight and the end of the theft."""
    state = before_roll()
    settlements(state, 1, 26)
    deal(state, 0, lumber=8)
    deal(state, 1, ore=2)
    deal_cards(state, 0, knight=1)
    assert [] == legal(state, "offer")
    roll(state, 7)
    for line in ("discard lumber",) * 4:
        assert [] == legal(state, "offer")
        say(state, line)
    say(state, "robber 0")
    assert ["offer p1"] == legal(state, "offer")

    for line in ("knight", "robber 11", "steal p1", "stolen ore"):
        say(state, line)
        assert (line == "stolen ore") is bool(legal(state, "offer"))


def test_the_knight_of_another_frame_does_not_open_trading() -> None:
    """CAT-6.10: where the robber is to be moved, moving it is all that is legal."""
    state = ask(market(), robber.MoveRobber(0))

    assert {"robber"} == {line.split()[0] for line in legal(state)}
