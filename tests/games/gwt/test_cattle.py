"""Buying cattle (GWT-6.7 to GWT-6.9) and the Simmental variant (GWT-13)."""

from igroteka.games.gwt.data.box import CARD_NAMES
from igroteka.games.gwt.game import GAME
from igroteka.games.gwt.rules import cattle, delivery, kansas_city
from igroteka.games.gwt.state import CATTLE_STACK, MARKET, TRASHED
from tests.games.gwt.table import MASHA, MISHA, arrive, asked, discarded, hand, house, market, points, table, workers
from tests.games.saying import legal, question, refusal, say, sound


def test_a_mix_of_options() -> None:
    """GWT-6.7, GWT-6.9: as long as cowboys and money suffice; the market is not refilled."""
    state = table()
    workers(state, MASHA, cowboy=4)
    market(state, "longhorn", "corriente", "shorthorn5")
    state.dollars[MASHA] = 9
    asked(state, cattle.BuyCattle(MASHA, 4))
    say(state, "buy longhorn 1")
    assert ["buy corriente 2", "more", "done"] == legal(state)
    assert ("too-dear", "GWT-6.7") == refusal(state, "buy corriente 1")
    assert ("not-on-sale", "GWT-6.7") == refusal(state, "buy longhorn 1")
    say(state, "buy corriente 2")

    assert {"longhorn": 1, "corriente": 1} == discarded(state)
    assert (0, 1) == (state.dollars[MASHA], state.sizes[MARKET])
    assert ["more", "done"] == legal(state)


def test_a_pair_needs_two_cards() -> None:
    """GWT-6.7: of different breeds, if they are of value 3."""
    state = table()
    market(state, "longhorn", "black_angus", "shorthorn3")
    state.dollars[MASHA] = 8
    asked(state, cattle.BuyCattle(MASHA, 5))

    pairs = [line for line in legal(state, "buy") if len(line.split()) == 4]
    assert ["buy black_angus longhorn 3"] == pairs


def test_buying_nothing() -> None:
    """GWT-6.7, GWT-3.3: legal; and a second buying action has all cowboys again."""
    state = table()
    market(state, "longhorn")
    state.dollars[MASHA] = 6
    arrive(state, MASHA, "N_E")
    say(state, "local 2 a", "done")

    assert {} == discarded(state)
    asked(state, cattle.BuyCattle(MASHA, int(state.hired(MASHA, 0))))
    assert ["buy longhorn 1"] == legal(state, "buy")


def test_an_empty_stack_turns_up_nothing() -> None:
    """GWT-6.8: fewer cards if the stack is short, none if it is empty."""
    state = table()
    for card in range(16):
        while state.count(CATTLE_STACK, card):
            state.move_card(CATTLE_STACK, MARKET, card)
    state.move_card(MARKET, CATTLE_STACK, CARD_NAMES.index("longhorn"))
    asked(state, cattle.BuyCattle(MASHA, 2))
    say(state, "more", "cattle longhorn")

    assert "more" not in legal(state)


# --- Simmentals


def test_the_market_with_simmentals() -> None:
    """GWT-13.1, GWT-13.6: calves among the market cards, heifers and cows aside."""
    state = table(simmental=True)

    assert (44, 9) == (state.sizes[CATTLE_STACK], state.market_size())
    assert sound(state)


def test_the_price_of_a_calf() -> None:
    """GWT-13.2: 8 dollars with one cowboy, 5 with two."""
    state = table(simmental=True)
    market(state, "simmental_calf")
    state.dollars[MASHA] = 8
    asked(state, cattle.BuyCattle(MASHA, 2))

    assert ["buy simmental_calf 1", "buy simmental_calf 2"] == legal(state, "buy")


def test_simmentals_grow_in_kansas_city() -> None:
    """GWT-13.3, GWT-13.4: one stage a visit, the income counts the best one only, the new cards do not count in it."""
    state = table(simmental=True)
    hand(state, MASHA, "simmental_calf", "simmental_calf", "simmental_heifer", "criollo")
    arrive(state, MASHA, "KC")
    assert 5 == kansas_city.breeding_value(state, MASHA)
    say(state, "certificates 0")
    assert 5 == state.dollars[MASHA]
    assert ["raise calf", "raise heifer", "done"] == legal(state)
    say(state, "raise calf", "raise heifer")
    assert ["raise calf", "done"] == legal(state)
    say(state, "done")

    assert ("Deliver", MASHA) == question(state)
    assert {"criollo": 1, "simmental_calf": 1, "simmental_heifer": 1, "simmental_cow": 1} == discarded(state)
    assert 12 == points(state)["cattle"]
    assert sound(state)


def test_no_token_while_simmentals_grow() -> None:
    """GWT-6.38: not between revealing the hand and discarding it."""
    state = table(simmental=True)
    hand(state, MASHA, "simmental_calf")
    state.tokens[MASHA] = 1
    arrive(state, MASHA, "KC")
    say(state, "certificates 0")
    assert ("token-not-now", "GWT-6.38") == refusal(state, "exchange 1")
    say(state, "done")

    assert isinstance(state.top(), delivery.Deliver)
    assert "exchange 2" in legal(state)


def test_any_cattle_includes_simmentals_and_value_3_does_not() -> None:
    """GWT-13.5, GWT-6.1: two Simmentals of any stages are a pair; they fulfil no task."""
    state = table(simmental=True)
    hand(state, MASHA, "simmental_calf", "simmental_heifer")
    house(state, MASHA, "5a", "A1")
    arrive(state, MASHA, "N_F")
    say(state, "local 1 a", "discard simmental_calf", "discard simmental_heifer")
    assert 4 == state.dollars[MASHA]
    assert {"simmental_calf": 1, "simmental_heifer": 1} == discarded(state)
    assert sound(state)
    hand(state, MASHA, "simmental_cow")
    arrive(state, MASHA, "A1")

    assert "local 1 a" not in legal(state)


def test_nothing_to_buy_and_nobody_to_buy_it() -> None:
    """GWT-6.7, GWT-6.8, GWT-6.49: no card on sale, none to turn up; without cowboys the action is over."""
    state = table()
    for card in range(16):
        while state.count(CATTLE_STACK, card):
            state.move_card(CATTLE_STACK, TRASHED, card)
    state.dollars[MASHA] = 20
    arrive(state, MASHA, "N_E")
    assert "local 2 a" not in legal(state)

    state = table()
    market(state, "longhorn", "corriente")
    state.dollars[MASHA] = 20
    asked(state, cattle.BuyCattle(MASHA, 1))
    say(state, "buy longhorn 1")
    assert ("BuyCattle", MASHA) != question(state)
    assert ["cattle:black_angus", "cattle:longhorn"] == state.targets(GAME.parse("buy black_angus longhorn 3"))
    assert ["cattle:longhorn"] == state.targets(GAME.parse("buy longhorn 1"))


def test_simmentals_of_another_seat() -> None:
    """GWT-13.3: the heifers of the own hand."""
    state = table(simmental=True)
    hand(state, MISHA, "simmental_heifer", "simmental_heifer")
    arrive(state, MISHA, "KC")
    say(state, "certificates 0", "raise heifer", "raise heifer")

    assert {"simmental_cow": 2} == discarded(state, MISHA)
