"""The sheep market (NZ-14.4, NZ-14.15)."""

import pytest

from igroteka.core.chance import Random
from igroteka.games.gwtnz.data.box import BOX, SHEEP_NAMES, SHEPHERD
from igroteka.games.gwtnz.rules import sheep
from igroteka.games.gwtnz.state import MARKET, SHEEP_STACK, State
from igroteka.kit import bits
from tests.games.gwtnz.table import (
    HARBOUR,
    MASHA,
    MISHA,
    arrive,
    asked,
    cards,
    discarded,
    hand,
    legal,
    market,
    own,
    purse,
    question,
    refusal,
    say,
    ship,
    sound,
    table,
    workers,
)

EVERY = ("dorset_horn", "lincoln", "lincoln", "corriedale", "hampshire", "ryeland", "suffolk", "suffolk")


def buys(shepherds: int, *breeds: str, pounds: int = 60) -> State:
    """The action with so many shepherds."""
    state = table()
    workers(state, MASHA, shepherd=shepherds)
    market(state, *(breeds or EVERY))
    state.pounds[MASHA] = pounds
    return asked(state, sheep.BuySheep(MASHA, shepherds))


@pytest.mark.parametrize("option", range(len(BOX["sheep_option"])))
def test_the_options(option: int) -> None:
    """NZ-14.4: shepherds and pounds for cards, with an exchange token for a Suffolk."""
    entry = BOX["sheep_option"][option]
    for breed in entry["breeds"]:
        state = buys(entry["shepherds"])
        words = f"buy {breed} {entry['shepherds']}"
        if entry["cards"] == 2:
            words = f"buy lincoln corriedale {entry['shepherds']}"
        say(state, words)
        assert 60 - entry["pounds"] == state.pounds[MASHA]
        assert entry["exchange"] == state.tokens[MASHA]
        assert entry["cards"] == sum(discarded(state).values())
        assert ("BuySheep", MASHA) != question(state)


def test_printed_prices() -> None:
    """NZ-14.4: shepherds, pounds, cards and tokens as the rulebook lists them."""
    listed = [(o["shepherds"], o["pounds"], o["breeds"][0], o["cards"], o["exchange"]) for o in BOX["sheep_option"]]

    assert [
        (1, 3, "dorset_horn", 1, 0),
        (1, 5, "corriedale", 1, 0),
        (1, 9, "hampshire", 1, 0),
        (2, 1, "dorset_horn", 1, 0),
        (2, 2, "corriedale", 1, 0),
        (2, 10, "suffolk", 1, 1),
        (3, 3, "corriedale", 2, 0),
        (4, 4, "suffolk", 1, 1),
    ] == listed


def test_each_shepherd_once() -> None:
    """NZ-14.4: they are split; the same option may be used again with others."""
    state = buys(3)
    say(state, "buy lincoln 1", "buy lincoln 1")
    assert ("too-few-shepherds", "NZ-14.4") == refusal(state, "buy dorset_horn 2")
    say(state, "buy corriedale 1")

    assert 60 - 15 == state.pounds[MASHA]
    assert {"lincoln": 2, "corriedale": 1} == discarded(state)


def test_only_what_lies_in_the_market() -> None:
    """NZ-14.4, NZ-14.11."""
    state = buys(3, "lincoln")

    assert ("not-on-sale", "NZ-14.4") == refusal(state, "buy corriedale 1")
    assert ("not-on-sale", "NZ-14.4") == refusal(state, "buy lincoln lincoln 3")
    assert "buy lincoln 3" in legal(state)
    say(state, "buy lincoln 3")
    assert 57 == state.pounds[MASHA]


def test_too_dear() -> None:
    """NZ-14.4."""
    state = buys(1, pounds=4)

    assert ("too-dear", "NZ-14.4") == refusal(state, "buy lincoln 1")
    assert ["buy dorset_horn 1"] == legal(state, "buy")


def test_an_idle_shepherd_adds_two_cards() -> None:
    """NZ-14.4: at any moment; the market may grow beyond its size."""
    state = buys(3, *["lincoln"] * 7, *["corriedale"] * 5)
    say(state, "buy lincoln 1", "more")
    state.roll(Random(1))
    assert 13 == state.sizes[MARKET]
    say(state, "more")
    state.roll(Random(1))

    assert 15 == state.sizes[MARKET]
    assert ("BuySheep", MASHA) != question(state)
    assert sound(state)


def test_the_last_card_of_the_stack() -> None:
    """NZ-14.4, NZ-15.2: what is there; then none are added."""
    state = buys(3, "lincoln")
    rest = [breed for breed, count in cards(state, SHEEP_STACK).items() for _ in range(count)]
    own(state, MISHA, *rest[1:])
    assert 1 == state.sizes[SHEEP_STACK]
    say(state, "more")
    state.roll(Random(1))
    assert 2 == state.sizes[MARKET]

    assert ("sheep-gone", "NZ-15.2") == refusal(state, "more")


def test_the_number_of_shepherds_counts_jokers() -> None:
    """NZ-14.4, NZ-14.2."""
    state = table()
    workers(state, MASHA, shepherd=2)
    market(state, "dorset_horn")
    arrive(state, MASHA, "F")
    say(state, "local 1 a")

    assert 2 == state.view(0)["question"]["shepherds"]


def test_nothing_bought() -> None:
    """NZ-14.4, NZ-5.1."""
    state = buys(2)
    say(state, "done")

    assert (60, 0, 0, 0) == purse(state)


def breeds(*names: str) -> int:
    """A set of breeds."""
    return int(bits.gathered([SHEEP_NAMES.index(name) for name in names]))


def test_taking_free_of_charge() -> None:
    """NZ-14.15: up to so many of these breeds."""
    state = table()
    market(state, "lincoln", "corriedale", "corriedale", "suffolk")
    asked(state, sheep.PickSheep(MASHA, 2, breeds("lincoln", "corriedale"), 0))
    assert ["pick lincoln", "pick corriedale", "decline"] == legal(state)
    assert ("wrong-card", "NZ-14.15") == refusal(state, "pick suffolk")
    say(state, "pick corriedale", "pick corriedale")

    assert {"corriedale": 2} == discarded(state)
    assert ("PickSheep", MASHA) != question(state)


def test_taking_fewer() -> None:
    """NZ-14.15, NZ-14.17."""
    state = table()
    market(state, "lincoln", "corriedale")
    asked(state, sheep.PickSheep(MASHA, 2, breeds("lincoln", "corriedale"), 0))
    say(state, "pick lincoln", "decline")

    assert {"lincoln": 1} == discarded(state)


def test_buying_for_a_fixed_price() -> None:
    """NZ-14.15: pay once, take one."""
    state = table()
    market(state, "hampshire", "ryeland")
    state.pounds[MASHA] = 5
    asked(state, sheep.PickSheep(MASHA, 1, breeds("hampshire", "ryeland"), 4))
    say(state, "pick ryeland")

    assert (1, {"ryeland": 1}) == (state.pounds[MASHA], discarded(state))
    assert ("PickSheep", MASHA) != question(state)
    poor = table()
    market(poor, "hampshire")
    assert not sheep.can_pick(poor, MASHA, breeds("hampshire"), 4)


def test_a_shepherd_who_leaves_is_missed_at_once() -> None:
    """NZ-18.5, NZ-18.3: one who leaves for a harbour in the middle of buying cannot be used any more."""
    state = table(sets="1 2 3 4")
    name = next(name for name, entry in HARBOUR.items() if entry.get("master_space"))
    workers(state, MASHA, shepherd=2)
    market(state, "lincoln")
    hand(state, MASHA, "bonus4")
    ship(state, MASHA, HARBOUR[name]["at"])
    state.pounds[MASHA] = 20
    arrive(state, MASHA, "F")
    say(state, "local 1 a", "show bonus4", f"upgrade {name}", "disc temp_cert_limit")
    if ("TakeCard", MASHA) == question(state):
        say(state, "decline")
    say(state, "master shepherd")
    state.roll(Random(1))

    assert 1 == state.hired(MASHA, SHEPHERD)
    assert ("BuySheep", MASHA) == question(state)
    assert ("too-few-shepherds", "NZ-14.4") == refusal(state, "buy lincoln 2")
    assert "buy lincoln 1" in legal(state)
    assert sound(state)


def test_a_shepherd_who_was_used_may_be_the_one_who_leaves() -> None:
    """NZ-18.5: of two one has bought; if one leaves, one is left."""
    state = table(sets="1 2 3 4")
    name = next(name for name, entry in HARBOUR.items() if entry.get("master_space"))
    workers(state, MASHA, shepherd=2)
    market(state, "lincoln", "lincoln")
    hand(state, MASHA, "bonus4")
    ship(state, MASHA, HARBOUR[name]["at"])
    state.pounds[MASHA] = 40
    arrive(state, MASHA, "F")
    say(state, "local 1 a", "buy lincoln 1", "show bonus4", f"upgrade {name}", "disc temp_cert_limit")
    if ("TakeCard", MASHA) == question(state):
        say(state, "decline")
    say(state, "master shepherd")
    state.roll(Random(1))

    assert "buy lincoln 1" in legal(state)
