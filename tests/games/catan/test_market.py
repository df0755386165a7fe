"""What Catan says of drafts at a market table (CAT-17.25 to CAT-17.30)."""

import pytest

from igroteka.core.market import Goods, Terms
from igroteka.games.catan.game import GAME, MARKET
from igroteka.games.catan.state import State
from tests.games.catan.market import market
from tests.games.catan.table import before_roll, deal, hand
from tests.games.saying import say


def agreed(state: State, partner: int, give: Goods, want: Goods) -> None:
    """Both say what settles terms; each word must be legal."""
    for seat, action in (*MARKET.offer(state, partner, Terms(give, want)), *MARKET.seal(state, partner)):
        assert seat == state.player
        assert action in state.legal()
        state.apply(action)


def test_a_settled_draft_is_an_ordinary_trade() -> None:
    """CAT-17.26, CAT-17.30: every step is legal in turn, and nothing else is left of it."""
    state = market()
    agreed(state, 3, {"lumber": 2, "brick": 1}, {"ore": 1})

    assert {"lumber": 1, "brick": 1, "ore": 1} == hand(state, 1)
    assert {"lumber": 2, "brick": 1, "grain": 1, "ore": 2} == hand(state, 3)
    assert (1, 0) == (state.offers_made, state.offer.addressees)
    assert MARKET.is_open(state)


def test_a_market_is_open_while_an_offer_could_be_legal() -> None:
    """CAT-17.27: at the main decision only, with trade allowed, offers left and cards on both sides."""
    assert not MARKET.is_called(before_roll())
    state = market()
    assert (True, True, 1, 1) == (
        MARKET.is_called(state),
        MARKET.is_open(state),
        MARKET.host(state),
        MARKET.turn(state),
    )
    state.offers_made = 8
    assert (True, False) == (MARKET.is_called(state), MARKET.is_open(state))
    state = market()
    say(state, "offer p2")
    assert not MARKET.is_called(state)
    assert MARKET.is_known(market())
    assert not MARKET.is_known(market(player_trade="none"))
    assert not MARKET.is_open(market(player_trade="none"))


def test_a_market_lives_for_a_turn() -> None:
    """CAT-17.27: it ends with the turn, and when strict phases close trading."""
    state = market()
    say(state, "end")
    assert 2 == MARKET.turn(state)
    state = market(combined_trade_build=False)
    state.trading_closed = True
    assert -1 == MARKET.turn(state)


@pytest.mark.parametrize(
    ("rule", "author", "to", "give", "want"),
    [
        ("", 1, [0, 2, 3], {"lumber": 3}, {"ore": 1}),
        ("", 1, [3], {}, {"ore": 4}),
        ("", 3, [1], {"ore": 3}, {"lumber": 5}),
        ("CAT-17.8", 1, [3], {}, {}),
        ("CAT-6.4", 1, [3], {"brick": 1}, {"brick": 1}),
        ("CAT-6.6", 1, [3], {"brick": 3}, {"ore": 1}),
        ("CAT-17.7", 1, [2], {"brick": 1}, {"ore": 2}),
        ("CAT-17.7", 1, [0, 2], {"brick": 1}, {"ore": 5}),
        ("CAT-1.3", 1, [3], {"brick": 1}, {"gold": 1}),
        ("CAT-1.3", 1, [3], {"brick": 1}, {"ore": 20}),
        ("CAT-6.6", 1, [3], {"brick": 20}, {"ore": 1}),
        ("CAT-17.7", 1, [3], {}, {"lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1}),
    ],
)
def test_terms_are_those_that_could_be_composed(
    rule: str, author: int, to: list[int], give: Goods, want: Goods
) -> None:
    """CAT-17.25, CAT-17.7: of others' hands only their size matters."""
    state = market()
    deal(state, 3, wool=1)
    refusal = MARKET.objection(state, author, to, Terms(give, want))

    assert rule == ("" if refusal is None else refusal.rule)


def test_terms_obey_the_options() -> None:
    """CAT-17.17: a cap on cards, no open offers; CAT-17.6: nobody without cards is asked."""
    state = market(max_cards_per_side=2, open_offers=False)
    for give, want in (({"lumber": 3}, {"ore": 1}), ({"lumber": 1}, {"ore": 3})):
        refusal = MARKET.objection(state, 1, [3], Terms(give, want))
        assert refusal is not None
        assert ("catan-side-full", "CAT-17.17") == (refusal.code, refusal.rule)
    refusal = MARKET.objection(state, 1, [3], Terms({"lumber": 1}, {}))
    assert refusal is not None
    assert "CAT-17.8" == refusal.rule
    say(state, "offer 1 lumber for 1 ore to p2", "accept", "confirm p2")
    state.move_bundle(2, 1, 1)
    refusal = MARKET.objection(state, 1, [2, 3], Terms({"brick": 1}, {"ore": 1}))
    assert refusal is not None
    assert "CAT-17.6" == refusal.rule


def test_what_a_partner_answered() -> None:
    """CAT-17.29: yes, no, or terms of its own, from its own side."""
    for words, yes, terms in (
        (["accept"], True, None),
        (["reject"], False, None),
        (["counter 1 grain for 2 lumber"], False, ({"grain": 1}, {"lumber": 2})),
    ):
        state = market()
        for _, action in MARKET.offer(state, 3, Terms({"brick": 1}, {"ore": 2})):
            state.apply(action)
        say(state, *words)
        counter = MARKET.counter(state, 3)
        assert yes == MARKET.has_accepted(state, 3)
        assert terms == (None if counter is None else (counter.give, counter.want))


def test_the_options_of_a_market_table() -> None:
    """CAT-17.28."""
    assert {"max_offers_per_turn": 30, "repeat_refused_offers": True} == GAME.settings.presets[MARKET.preset]


def test_a_seat_imagines_that_an_author_holds_what_it_gives() -> None:
    """CAT-17.27, CAT-17.29: what is thought about a draft hangs on nothing its reader does not see."""
    state = market()
    for goods in ({"lumber": 3}, {"ore": 3, "grain": 1}, {"wool": 2, "brick": 2}, {"ore": 5}):
        believed = MARKET.believed(state, 2, 1, goods)
        assert MARKET.can_pay(believed, 1, goods)
        assert hand(state, 2) == hand(believed, 2)
        assert [state.hand_size(seat) for seat in range(4)] == [believed.hand_size(seat) for seat in range(4)]
        assert all(19 == sum(believed.has(seat, resource) for seat in range(5)) for resource in range(5))
    before = [hand(state, seat) for seat in range(4)]
    assert before == [hand(MARKET.believed(state, 2, 1, {"lumber": 3}), seat) for seat in range(4)]
    deal(state, 2, ore=15)
    assert not MARKET.can_pay(MARKET.believed(state, 2, 1, {"ore": 4}), 1, {"ore": 4}), "its own hand says so"
