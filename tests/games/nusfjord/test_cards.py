"""Every one of the 132 cards is built and does what its data say, read by a second reader (oracle.py).

What holds for any card is tried with those of the box, however they may be corrected; what one card alone does, with
the deck of the tests.
"""

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from typing import Any, Final

import pytest

from igroteka.core.chance import Random
from igroteka.games.nusfjord.data.box import BOX, TEXT
from igroteka.games.nusfjord.data.program import COUNT_NAMES
from igroteka.games.nusfjord.state import State
from tests.games.nusfjord.invention import DECK, entries, invented, kept_deck, laid
from tests.games.nusfjord.oracle import Model, answer, placed, supply
from tests.games.nusfjord.table import (
    MASHA,
    MISHA,
    at,
    council,
    fish_again,
    fleet,
    forests,
    give,
    goods,
    hold,
    me,
    new_shares,
    offer,
    own,
    plates,
    play,
    points,
    reserve,
    ships,
    skip,
    stock,
    table,
    turn_of,
)
from tests.games.saying import legal, say

CARDS: Final = entries(TEXT)[0]
BY_CLASS: Final = {
    timing["id"]: [name for name, card in CARDS.items() if card["timing"] == timing["id"]]
    for timing in BOX["timing_class"]
}


@pytest.fixture
def deck_of_tests() -> Iterator[None]:
    """Cards that no correction changes."""
    with kept_deck():
        yield


def built(card: str, seats: int = 3) -> State:
    """Masha has built this card for its exact price, took what it offered, and is on turn again with nothing."""
    state = table(seats)
    give(state, MASHA, **laid()[0][card]["cost"])
    offer(state, card)
    play(state, *placed(card))
    while state.player == MASHA:
        say(state, next((word for word in ("decline", "done") if word in legal(state)), legal(state)[0]))
    turn_of(state, MASHA)
    assert {"a2": card} == me(state)["buildings"]
    give(state, MASHA)
    stock(state, MASHA)
    return state


def busy(cost: dict[str, int]) -> State:
    """A place with something of everything, and this price on top of a few goods."""
    state = table(3)
    forests(state, MASHA, a3=2, b3=1)
    fleet(state, MASHA, sloop=2, cutter=1)
    council(state, MASHA, {"12": 1})
    plates(state, 4)
    stock(state, MASHA, wood=1, fish=5, gold=1)
    hold(state, MISHA, {MISHA: 1})
    hold(state, MASHA, {MASHA: 3, MISHA: 1})
    new_shares(state, {MISHA: 2})
    wood, fish, gold = supply(cost)
    give(state, MASHA, wood=min(12, wood + 4), fish=fish + 9, gold=gold + 2)
    return state


# --- prices and printed points


@pytest.mark.parametrize("card", CARDS)
def test_the_price_of_a_card(card: str) -> None:
    """NUS-6.4, NUS-8.1: its exact price is enough, a single good less is not."""
    cost = CARDS[card]["cost"]
    state = table(3)
    offer(state, card)
    for good, amount in cost.items():
        give(state, MASHA, **{**cost, good: amount - 1})
        assert amount == 0 or "place build_building" not in legal(state)
    give(state, MASHA, **cost)
    before = dict(me(state)["goods"])
    play(state, *placed(card))

    assert cost == before
    assert {"a2": card} == me(state)["buildings"]


@pytest.mark.parametrize("card", [name for name, card in CARDS.items() if card["vp"] != "*"])
def test_printed_points(card: str) -> None:
    """NUS-10.1, NUS-8.1."""
    state = built(card)

    assert CARDS[card]["vp"] == points(state).get("buildings", 0)
    assert "bonus" not in points(state)


# --- immediately


@pytest.mark.parametrize("card", BY_CLASS["immediately"])
def test_immediately(card: str) -> None:
    """NUS-8.3: a card is built at a busy place and everything it offers is taken."""
    state = busy(CARDS[card]["cost"])
    if any("gold" in effect.get("only_if", "") for effect in CARDS[card]["effects"]):
        give(state, MASHA, **CARDS[card]["cost"])  # for who has no gold
    if any(step["op"] == "distribute_fish" for effect in CARDS[card]["effects"] for step in effect["do"]):
        new_shares(state, {})
        hold(state, MISHA, {MISHA: 3})
    offer(state, card)
    model = Model(state, MASHA)
    model.pay(CARDS[card]["cost"])
    model.buildings = sorted([*model.buildings, card])
    model.cells.add("a2")
    for effect in CARDS[card]["effects"]:
        model.run(effect)
    play(state, *placed(card))
    answer(state, MASHA)

    assert model.told() == Model(state, MASHA).told()


# --- points


COUNTED: Final = [
    name for name in COUNT_NAMES if not name.startswith("building") and name not in ("plates_filled", "excess_fish")
]


def random_place(seed: int) -> State:
    """A harbour full of chance, as the end of a game may find it."""
    luck = Random(seed)
    state = table(5)
    fleets = {"sloop": luck.below(4), "cutter": luck.below(3), "schooner": luck.below(4)}
    while 2 * fleets["sloop"] + 3 * fleets["cutter"] + 4 * fleets["schooner"] > 15:
        fleets["schooner"] -= 1
    fleet(state, MASHA, **fleets)
    forests(state, MASHA, **{pair: luck.below(2) * luck.below(5) for pair in ("a3", "b3", "c1", "c3")})
    elders = ["1", "2", "3", "4", "5"][: luck.below(6)]
    council(state, MASHA, {elder: luck.below(3) for elder in elders})
    hold(state, MASHA, {MASHA: 2 + luck.below(4), MISHA: luck.below(4)})
    give(state, MASHA, wood=luck.below(13), fish=luck.below(30), gold=luck.below(12))
    stock(state, MASHA, fish=luck.below(16), gold=luck.below(3))
    return state


@pytest.mark.parametrize("card", BY_CLASS["victory_points"])
def test_star_cards(card: str) -> None:
    """NUS-8.4: at thirty places of chance, with other cards beside it."""
    for seed in range(30):
        state = random_place(seed)
        luck = Random(seed + 100)
        neighbours = [name for name in CARDS if name != card and CARDS[name]["vp"] != "*"]
        room = len(me(state)["free"]) - 1
        chosen = {neighbours[luck.below(len(neighbours))] for _ in range(min(room, luck.below(12)))}
        own(state, MASHA, card, *sorted(chosen))
        model = Model(state, MASHA)
        assert model.points(card) == points(state).get("bonus", 0)


@pytest.mark.parametrize("count", COUNTED)
def test_places_of_chance_differ(count: str) -> None:
    """NUS-8.4: in all that a star may count."""
    assert len({Model(random_place(seed), MASHA).count(count) for seed in range(30)}) > 1


@pytest.mark.parametrize("card", BY_CLASS["victory_points"])
def test_a_star_card_does_nothing_else(card: str) -> None:
    """NUS-8.4: built for its price, scored for itself."""
    state = built(card)

    assert Model(state, MASHA).points(card) == points(state).get("bonus", 0)
    assert (0, 0, 0) == reserve(state)


# --- whenever: what a card adds to the same moves


def nothing(state: State) -> None:
    give(state, MASHA)


def ships_and_goods(state: State) -> None:
    give(state, MASHA, wood=6, fish=9, gold=3)


def full_reserve(state: State) -> None:
    give(state, MASHA, wood=1, fish=3)
    stock(state, MASHA, fish=8)


def paying_elder(state: State) -> None:
    give(state, MASHA, wood=1, fish=2)
    council(state, MASHA, {"12": 2})


def shares_on_offer(state: State) -> None:
    give(state, MASHA, gold=3)
    new_shares(state, {MISHA: 2})


def a_card_on_offer(state: State) -> None:
    cost = CARDS["103"]["cost"]
    give(state, MASHA, wood=cost["wood"], fish=cost["fish"] + 3, gold=cost["gold"])
    offer(state, "103")


Laid = Callable[[State], object]
MOMENTS: Final[dict[str, tuple[Laid, list[str]]]] = {
    "before:build_ship": (ships_and_goods, ["place build_ship", "ship sloop"]),
    "after:build_ship": (ships_and_goods, ["place build_ship", "ship schooner b", "ship sloop"]),
    "before:build_building": (a_card_on_offer, ["place build_building", "build 103", "site c4", "site c2"]),
    "after:build_building": (a_card_on_offer, ["place build_building", "build 103", "site c4", "site c2"]),
    "after:thin_out": (nothing, ["place thin_out"]),
    "after:clear_forest": (ships_and_goods, ["place clear_forest", "clear a3"]),
    "on:double_space_freed": (ships_and_goods, ["place clear_forest", "clear b3"]),
    "after:transfer_reserve": (full_reserve, ["place transfer_reserve"]),
    "after:reforest": (nothing, ["place reforest", "plant c1"]),
    "after:invite_elder": (nothing, ["place invite_elder", "invite 12", "decline"]),
    "after:gain_gold": (nothing, ["place gain_gold"]),
    "after:serve_fish": (ships_and_goods, ["place serve_fish", "serve 1"]),
    "after:buy_all_shares": (shares_on_offer, ["place buy_all_shares"]),
    "on:elder_fish_removed": (paying_elder, ["elder 12"]),
    "on:elder_used": (lambda state: council(state, MASHA, {"12": 0}), ["elder 12"]),
    "on:pass": (nothing, ["pass"]),
}


def moved(building: str, when: str, gold: int) -> State:
    """These moves with a building on the single space."""
    state = table(3)
    own(state, MASHA, a2=building)
    prepare, lines = MOMENTS[when]
    prepare(state)
    if gold:
        give(state, MASHA, gold=gold)
    play(state, lines[0])
    for line in lines[1:]:
        if state.player == MASHA and line in legal(state):
            say(state, line)
    answer(state, MASHA)
    return state


def can_be_told(effect: dict[str, Any]) -> bool:
    """The second reader adds an effect once to what was done; before it, nothing but goods."""
    side, _, action = effect["when"].partition(":")
    goods_alone = all(step["op"] == "gain" and step["to"] == "supply" and "per" not in step for step in effect["do"])
    again = any(action in (step.get("id"), *step.get("options", ())) for step in effect["do"])
    return effect["when"] in MOMENTS and not again and (goods_alone or side != "before")


@pytest.mark.parametrize("card", BY_CLASS["whenever"])
def test_whenever(card: str) -> None:
    """NUS-8.6, NUS-8.8, NUS-8.18, NUS-8.19: what a card adds is what its data say; one effect after the other."""
    effects = CARDS[card]["effects"]
    for effect in effects:
        if can_be_told(effect):  # all others are tried in test_vocabulary
            with invented(**{f"c{card}": {"effects": [effect]}}) if len(effects) > 1 else nullcontext():
                gold = 4 if "only_if_ship" in effect else 0
                model = Model(moved("104", effect["when"], gold), MASHA)
                model.run(effect)
                model.buildings = sorted([card if name == "104" else name for name in model.buildings])

                assert model.told() == Model(moved(card, effect["when"], gold), MASHA).told()


@pytest.mark.usefixtures("deck_of_tests")
def test_driftwood_rafting() -> None:
    """NUS-8.20: a wood for each of up to three fish returned."""
    (effect,) = laid()[0]["226"]["effects"]
    assert "on:excess_fish" == effect["when"]
    for taken, wood in ((8, 1), (7, 0)):
        state = built("226")
        stock(state, MASHA, fish=taken)
        fish_again(state)
        assert (wood, 2, 0) == goods(state)
    state = built("226")
    fleet(state, MASHA, schooner=2)
    stock(state, MASHA, fish=8)
    fish_again(state)
    assert effect["do"][0]["max"] == goods(state)[0]


# --- at any time


@pytest.mark.parametrize("card", BY_CLASS["anytime"])
def test_anytime(card: str) -> None:
    """NUS-8.5: each exchange of a card gives and takes what the data say; one good less is not enough."""
    steps = [step for effect in CARDS[card]["effects"] for step in effect["do"]]
    for place, step in enumerate(step for step in steps if step["op"] == "exchange"):
        line = f"trade {card} {'ab'[place]}"
        state = built(card)
        for good, amount in step["give"].items():
            give(state, MASHA, **{**step["give"], good: amount - 1})
            assert line not in legal(state)
        give(state, MASHA, **{good: 2 * amount for good, amount in step["give"].items()})
        say(state, line, line)
        assert supply({good: 2 * amount for good, amount in step["get"].items()}) == goods(state)


def test_the_ship_broker_sells() -> None:
    """NUS-8.14: the prices of the data."""
    prices = CARDS["223"]["effects"][0]["do"][0]["prices"]
    state = built("223")
    fleet(state, MASHA, sloop=2, cutter=1, schooner=1)
    assert sorted(f"sell {ship}" for ship in prices) == sorted(legal(state, "sell"))
    say(state, *[f"sell {ship}" for ship in prices])

    assert sum(prices.values()) == goods(state)[2]
    assert {"sloop": 1, "schooner": 1} == ships(state)


# --- once


@pytest.mark.usefixtures("deck_of_tests")
@pytest.mark.parametrize("card", BY_CLASS["once"])
def test_once(card: str) -> None:
    """NUS-8.9: nothing before its condition holds, everything when it does, nothing again."""
    (effect,) = laid()[0][card]["effects"]
    condition = effect["when"].removeprefix("once:")
    count, value = condition.split(">=")
    state = built(card, 5)
    assert [card] == me(state)["unfired"]
    if count == "elders":
        council(state, MASHA, {str(number): 0 for number in range(1, int(value))})
        moves = ["place invite_elder", "invite 12", "decline"]
    else:
        name = "schooner" if count == "schooners" else "sloop"
        fleet(state, MASHA, **{name: int(value) - 1})
        give(state, MASHA, **({"gold": 4} if name == "schooner" else {"wood": 2, "fish": 2}))
        moves = ["place build_ship", f"ship {name}", "ship schooner b"]
    for line in moves:
        if line in legal(state):
            say(state, line)
    (step,) = effect["do"]
    brought = goods(state) if step["to"] == "supply" else reserve(state)

    assert supply(step) == brought
    assert [] == me(state)["unfired"]


# --- special


def value_of(card: str, key: str) -> Any:
    """What a card sets."""
    return next(
        step["value"]
        for effect in laid()[0][card]["effects"]
        for step in effect["do"]
        if step["op"] == "set" and step["key"] == key
    )


def discounts(card: str, state: State) -> None:
    for ship, off in value_of(card, "ship_discount").items():
        cost = next(entry["costs"][0] for entry in BOX["ship"] if entry["type"] == ship)
        price = {good: amount - off.get(good, 0) for good, amount in cost.items()}
        for good in off:
            give(state, MASHA, **{**price, good: price[good] - 1})
            assert price[good] == 0 or "place build_ship" not in legal(state)
        give(state, MASHA, **price)
        play(state, "place build_ship", f"ship {ship}")
        assert ({ship: 1}, (0, 0, 0)) == (ships(state), goods(state))


def wet(card: str, state: State) -> None:
    (step,) = laid()[0][card]["effects"][0]["do"]
    stock(state, MASHA, fish=1)
    say(state, "place transfer_reserve")
    assert supply(step) == reserve(state)


def schooner_price(card: str, state: State) -> None:
    price = value_of(card, "schooner_gold_price")
    give(state, MASHA, gold=price - 1)
    assert "place build_ship" not in legal(state)
    give(state, MASHA, gold=price)
    play(state, "place build_ship", "ship schooner b")
    assert ({"schooner": 1}, (0, 0, 0)) == (ships(state), goods(state))


def kept_fish(card: str, state: State) -> None:
    council(state, MASHA, {"2": 2})
    fish_again(state)
    assert 2 + value_of(card, "elder_fish_kept") == goods(state)[1]


def lighthouse(card: str, state: State) -> None:
    stock(state, MASHA, fish=7, gold=1)
    fish_again(state)
    assert (0, 10, 1) == goods(state)
    assert (0, 0, 0) == reserve(state)


def no_empty_penalty(card: str, state: State) -> None:
    assert -value_of(card, "empty_space_penalty") * 4 == points(state).get("empty_spaces", 0)
    assert -4 == points(table(3)).get("empty_spaces", 0) + 1


def more_wood(card: str, state: State) -> None:
    limit = value_of(card, "wood_limit")
    give(state, MASHA, wood=limit - 1)
    play(state, "place clear_forest", "clear a3")
    assert limit == goods(state)[0]
    fish_again(state)
    step = laid()[0][card]["effects"][1]["do"][0]
    assert step["wood"] == reserve(state)[0]


def more_fish(card: str, state: State) -> None:
    limit = value_of(card, "reserve_fish_limit")
    stock(state, MASHA, fish=limit - 2)
    fleet(state, MASHA, schooner=2)
    fish_again(state)
    assert limit == reserve(state)[1]


def dear_shares(card: str, state: State) -> None:
    say(state, "place issue_share")
    assert (0, 0, value_of(card, "issue_share_gold")) == goods(state)


def last_forests(card: str, state: State) -> None:
    number = value_of(card, "endgame_reforest")
    at(state, 7)
    turn_of(state, MASHA)
    while not state.finished:
        skip(state)
    assert {"a3": 2, "b1": number, "b3": 1, "c1": number, "c3": 1} == me(state)["forests"]
    assert "empty_spaces" not in points(state)


def free_spaces(card: str, state: State) -> None:
    assert value_of(card, "free_empty_spaces") - 4 == points(state)["empty_spaces"]
    own(state, MASHA, "101", "104", "105")
    assert "empty_spaces" not in points(state)


def reserve_pays(card: str, state: State) -> None:
    assert value_of(card, "pay_buildings_from_reserve") is True
    offer(state, "105")
    stock(state, MASHA, wood=2, fish=1)
    play(state, "place build_building", "build 105", "site b1", "source 2", "source 1")
    assert "105" in me(state)["buildings"].values()
    assert (0, 0, 0) == reserve(state)


def own_shares_pay(card: str, state: State) -> None:
    assert value_of(card, "share_gold_to_own_reserve") is True
    new_shares(state, {MISHA: 2})
    give(state, MASHA, gold=2)
    say(state, "place buy_all_shares")
    assert ((0, 0, 0), (0, 0, 2)) == (goods(state), reserve(state))


def free_unissued(card: str, state: State) -> None:
    assert -3 == points(table(3))["unissued_shares"]
    assert -3 * value_of(card, "unissued_share_penalty") == points(state).get("unissued_shares", 0)


def reserve_gold(card: str, state: State) -> None:
    assert value_of(card, "reserve_gold_scores") is True
    give(state, MASHA, gold=2)
    stock(state, MASHA, gold=3, wood=5)
    assert 5 == points(state)["gold"]


SPECIAL: Final[dict[str, Callable[[str, State], None]]] = {
    "111": discounts,
    "112": wet,
    "117": schooner_price,
    "125": kept_fish,
    "129": lighthouse,
    "147": no_empty_penalty,
    "212": more_wood,
    "217": more_fish,
    "218": dear_shares,
    "242": last_forests,
    "243": free_spaces,
    "315": reserve_pays,
    "316": own_shares_pay,
    "341": free_unissued,
    "343": reserve_gold,
}


@pytest.mark.usefixtures("deck_of_tests")
@pytest.mark.parametrize("card", BY_CLASS["special"])
def test_special(card: str) -> None:
    """NUS-8.1, NUS-8.8, NUS-8.12, NUS-8.15, NUS-8.23, NUS-10.6: a rule changed by a card, by the number in the data."""
    SPECIAL[card](card, built(card))


def test_every_card_is_in_one_of_these_tests() -> None:
    """NUS-8.2: nothing is left out."""
    assert set(CARDS) == {card for cards in BY_CLASS.values() for card in cards}
    assert set(BY_CLASS["special"]) == set(SPECIAL)
    kept = entries(DECK)[0]
    assert all(kept[card]["effects"][0]["when"] in MOMENTS for card in BY_CLASS["whenever"] if card != "226")
