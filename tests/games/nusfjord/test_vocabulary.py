"""The vocabulary of effects, word by word, on made-up cards (NUS-8): what a corrected card may say works today."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from igroteka.games.nusfjord.data.box import ACTION_NAMES
from igroteka.games.nusfjord.data.program import COUNT_NAMES, KEY_NAMES, OPS, SIGNS, WHEN_NAMES
from igroteka.games.nusfjord.state import State
from tests.games.nusfjord.invention import doing, invented
from tests.games.nusfjord.oracle import Model
from tests.games.nusfjord.table import (
    CARDS,
    MASHA,
    MISHA,
    actions_done,
    at,
    council,
    decision,
    fish_again,
    fleet,
    forests,
    give,
    goods,
    log_of,
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
from tests.games.nusfjord.test_cards import random_place
from tests.games.saying import legal, say

BONUS: Final = {"op": "gain", "gold": 7, "to": "supply"}
MARK: Final = ("gained", 0, 0, 7)


def build(state: State) -> None:
    """Card 104, for one wood, on the single space."""
    offer(state, "104")
    state.goods[0] += 1
    play(state, "place build_building", "build 104", "site a2")


# --- when


MOVES: Final[dict[str, tuple[dict[str, int], list[str], str]]] = {
    "gain_gold": ({}, ["place gain_gold"], "gained"),
    "transfer_reserve": ({}, ["place transfer_reserve"], "transferred"),
    "serve_fish": ({"fish": 3}, ["place serve_fish", "serve 1"], "served"),
    "build_building": ({"wood": 3}, ["place build_building", "build 326", "site b1"], "built"),
    "issue_share": ({}, ["place issue_share"], "issued"),
    "buy_all_shares": ({"gold": 1}, ["place buy_all_shares"], "bought-shares"),
    "clear_forest": ({}, ["place clear_forest", "clear a3"], "cleared"),
    "thin_out": ({}, ["place thin_out"], "gained"),
    "reforest": ({}, ["place reforest", "plant b1"], "planted"),
    "build_ship": ({"wood": 2, "fish": 2}, ["place build_ship", "ship sloop"], "built-ship"),
    "invite_elder": ({}, ["place invite_elder", "invite 12", "decline"], "invited"),
}


@pytest.mark.parametrize("action", ACTION_NAMES)
@pytest.mark.parametrize("when", ["before", "after"])
def test_around_every_action(when: str, action: str) -> None:
    """NUS-8.6: once per execution, on the right side of it, and at no other action."""
    paid, lines, event = MOVES[action]
    with invented(c104=doing(f"{when}:{action}", BONUS)):
        state = table(3)
        own(state, MASHA, a2="104")
        offer(state, "326")
        give(state, MASHA, **paid)
        stock(state, MASHA, fish=1)
        new_shares(state, {MISHA: 1})
        state.log = []
        play(state, *lines)
        while state.player == MASHA:
            play(state, "decline", "done")
        told = log_of(state, MASHA)
        assert 1 == told.count(MARK)
        first = min(place for place, entry in enumerate(told) if entry[0] == event and entry != MARK)
        assert (told.index(MARK) < first) == (when == "before")
        turn_of(state, MASHA)
        other = "place thin_out" if action != "thin_out" else "place gain_gold"
        say(state, other)
        assert 1 == log_of(state, MASHA).count(MARK)


@pytest.mark.parametrize(
    ("action", "step", "line"),
    [
        ("serve_fish", {"op": "gain", "fish": 3, "to": "supply"}, "place serve_fish"),
        ("buy_all_shares", {"op": "gain", "gold": 1, "to": "supply"}, "place buy_all_shares"),
        ("build_ship", {"op": "gain", "gold": 4, "to": "supply"}, "place build_ship"),
        ("build_building", {"op": "gain", "wood": 3, "to": "supply"}, "place build_building"),
        ("transfer_reserve", {"op": "gain", "gold": 1, "to": "reserve"}, "place transfer_reserve"),
    ],
)
def test_what_comes_before_makes_an_action_legal(action: str, step: dict[str, Any], line: str) -> None:
    """NUS-5.6: judged with the goods after the gain."""
    for when, possible in (("before", True), ("after", False)):
        with invented(c104=doing(f"{when}:{action}", step)):
            state = table(3)
            own(state, MASHA, a2="104")
            offer(state, "326")
            new_shares(state, {MISHA: 1})
            assert possible == (line in legal(state))
            if possible:
                play(state, line)
                assert action in actions_done(state) or decision(state) != "turn"


def test_when_built() -> None:
    """NUS-8.3."""
    with invented(c104=doing("built", BONUS)):
        state = table(3)
        build(state)
        assert (0, 0, 7) == goods(state)


def test_when_used() -> None:
    """NUS-7.1: an elder with another action."""
    with invented(e2={"effects": [{"when": "used", "do": [BONUS, {"op": "gain", "fish": 1, "to": "reserve"}]}]}):
        state = table(3)
        council(state, MASHA, {"2": 0})
        say(state, "elder 2")
        assert ((0, 0, 7), (0, 1, 0)) == (goods(state), reserve(state))


def test_anytime() -> None:
    """NUS-8.5: two exchanges of several goods."""
    one = {"op": "exchange", "give": {"wood": 1, "gold": 2}, "get": {"fish": 3}, "times": "any"}
    two = {"op": "exchange", "give": {"fish": 4}, "get": {"wood": 1, "gold": 1}, "times": "any"}
    with invented(c104=doing("anytime", one, two)):
        state = table(3)
        own(state, MASHA, a2="104")
        give(state, MASHA, wood=1, fish=1, gold=2)
        assert ["trade 104 a"] == legal(state, "trade")
        say(state, "trade 104 a")
        assert (0, 4, 0) == goods(state)
        assert ["trade 104 b"] == legal(state, "trade")
        say(state, "trade 104 b")
        assert (1, 0, 1) == goods(state)


def test_an_exchange_for_nothing_is_not_offered() -> None:
    """NUS-8.5, NUS-1.3: wood for gold with twelve wood brings nothing."""
    with invented(c104=doing("anytime", {"op": "exchange", "give": {"gold": 1}, "get": {"wood": 3}, "times": "any"})):
        state = table(3)
        own(state, MASHA, a2="104")
        give(state, MASHA, wood=12, gold=2)
        assert [] == legal(state, "trade")
        give(state, MASHA, wood=11, gold=2)
        say(state, "trade 104 a")
        assert (12, 0, 1) == goods(state)


def test_what_is_given_makes_room() -> None:
    """NUS-8.5, NUS-1.3: wood for wood with twelve of them."""
    step = {"op": "exchange", "give": {"wood": 1, "gold": 1}, "get": {"wood": 2}, "times": "any"}
    with invented(c104=doing("anytime", step)):
        state = table(3)
        own(state, MASHA, a2="104")
        give(state, MASHA, wood=12, gold=1)
        say(state, "trade 104 a")
        assert (12, 0, 0) == goods(state)


@pytest.mark.parametrize("sign", SIGNS)
def test_once_with_every_sign(sign: str) -> None:
    """NUS-8.9: the comparison of the condition; the gold changes from 1 to 2, then to 3."""
    value = {">=": 2, "<=": 1, "==": 2, ">": 2, "<": 2}[sign]
    fires_at = {">=": 2, "<=": 1, "==": 2, ">": 3, "<": 1}[sign]
    with invented(c104=doing(f"once:gold{sign}{value}", {"op": "gain", "fish": 5, "to": "supply"})):
        state = table(3)
        state.goods[2] = 1
        build(state)
        fish = 5 if fires_at == 1 else 0
        assert (0, fish, 1) == goods(state)
        turn_of(state, MASHA)
        say(state, "place gain_gold")
        assert (0, 5 if fires_at <= 2 else 0, 2) == goods(state)
        turn_of(state, MASHA)
        say(state, "place issue_share")
        assert (0, 5, 4) == goods(state)


def test_on_elder_fish_removed() -> None:
    """NUS-8.6, NUS-4.4: once per elder whose fish are removed."""
    with invented(c104=doing("on:elder_fish_removed", BONUS)):
        state = table(3)
        own(state, MASHA, a2="104")
        council(state, MASHA, {"2": 2, "3": 2, "1": 1})
        fish_again(state)
        assert 14 == goods(state)[2]


def test_on_elder_used() -> None:
    """NUS-8.21: by worker, and right after inviting."""
    with invented(c104=doing("on:elder_used", BONUS)):
        state = table(3)
        own(state, MASHA, a2="104")
        play(state, "place invite_elder", "invite 12", "use")
        assert 7 == goods(state)[2]
        turn_of(state, MASHA)
        say(state, "elder 12")
        assert 14 == goods(state)[2]


def test_on_reserve_empty() -> None:
    """NUS-8.8: any goods of any amount."""
    with invented(c104=doing("on:reserve_empty", {"op": "gain", "gold": 2, "fish": 1, "to": "reserve"})):
        state = table(3)
        build(state)
        assert (0, 1, 2) == reserve(state)
        turn_of(state, MASHA)
        say(state, "place transfer_reserve")
        assert ((0, 1, 2), (0, 1, 2)) == (goods(state), reserve(state))


def test_on_reserve_full() -> None:
    """NUS-8.8, NUS-8.24: another effect at the eighth fish."""
    with invented(c104=doing("on:reserve_fish_at_least_8", BONUS)):
        state = table(3)
        own(state, MASHA, a2="104")
        stock(state, MASHA, fish=7)
        fish_again(state)
        assert (0, 2, 7) == goods(state)
        assert (0, 8, 0) == reserve(state)


def test_on_excess_fish() -> None:
    """NUS-8.20, NUS-4.8: only when fish is returned; the count is of this distribution."""
    step = {"op": "gain", "gold": 1, "per": "excess_fish", "to": "supply"}
    with invented(c104=doing("on:excess_fish", step)):
        state = table(3)
        own(state, MASHA, a2="104")
        stock(state, MASHA, fish=8)
        fleet(state, MASHA, sloop=1)
        fish_again(state)
        assert (0, 2, 3) == goods(state)


def test_on_double_space_freed() -> None:
    """NUS-8.18."""
    with invented(c104=doing("on:double_space_freed", BONUS)):
        state = table(3)
        own(state, MASHA, a2="104")
        play(state, "place clear_forest", "clear a3")
        assert 0 == goods(state)[2]
        turn_of(state, MASHA)
        play(state, "place clear_forest", "clear a3")
        assert 7 == goods(state)[2]


def test_on_pass() -> None:
    """NUS-8.19."""
    with invented(c104=doing("on:pass", BONUS)):
        state = table(3)
        own(state, MASHA, a2="104")
        say(state, "pass")
        assert 7 == goods(state)[2]


def test_on_fishing_phase_start() -> None:
    """NUS-8.20: before the catch: a third fish in the Reserve leaves less room."""
    with invented(c104=doing("on:fishing_phase_start", {"op": "gain", "fish": 8, "to": "reserve"})):
        state = table(3)
        own(state, MASHA, a2="104")
        fish_again(state)
        assert (0, 8, 0) == reserve(state)
        assert ("returned-fish", 1, 0, 0) in log_of(state, MASHA)


def test_optional_effects_may_be_declined() -> None:
    """NUS-8.11: a whole effect, gains and all."""
    with invented(
        c104=doing(
            "after:gain_gold", {"op": "pay", "gold": 1}, {"op": "gain", "fish": 9, "to": "supply"}, optional=True
        )
    ):
        state = table(3)
        own(state, MASHA, a2="104")
        say(state, "place gain_gold")
        assert "decline" in legal(state)
        say(state, "decline")
        assert (0, 0, 1) == goods(state)


def test_only_if() -> None:
    """NUS-8.3: the condition is checked when it triggers."""
    with invented(c104=doing("after:gain_gold", BONUS, only_if="gold>=2")):
        state = table(3)
        own(state, MASHA, a2="104")
        say(state, "place gain_gold")
        assert (0, 0, 1) == goods(state)
        turn_of(state, MASHA)
        say(state, "place issue_share")
        turn_of(state, MASHA)
        state.workers[0] = 0
        say(state, "place gain_gold")
        assert (0, 0, 1 + 2 + 1 + 7) == goods(state)


@pytest.mark.parametrize("ship", ["sloop", "cutter", "schooner"])
def test_only_if_ship(ship: str) -> None:
    """NUS-8.6."""
    with invented(c104=doing("after:build_ship", {"op": "gain", "fish": 7, "to": "reserve"}, only_if_ship=ship)):
        for line in ("ship sloop", "ship cutter", "ship schooner b"):
            state = table(3)
            own(state, MASHA, a2="104")
            give(state, MASHA, wood=6, fish=2, gold=4)
            play(state, "place build_ship", line)
            assert (7 if ship in line else 0) == reserve(state)[1]


# --- operations


@pytest.mark.parametrize(
    ("step", "supply", "store"),
    [
        ({"wood": 1, "fish": 2, "gold": 3, "to": "supply"}, (1, 2, 3), (0, 0, 0)),
        ({"wood": 1, "fish": 2, "gold": 3, "to": "reserve"}, (0, 0, 0), (1, 2, 3)),
        ({"wood": 20, "to": "supply"}, (12, 0, 0), (0, 0, 0)),
        ({"wood": 20, "to": "reserve"}, (0, 0, 0), (20, 0, 0)),
        ({"gold": 2, "per": "forests", "to": "supply"}, (0, 0, 8), (0, 0, 0)),
        ({"gold": 2, "per": "forests", "div": 3, "to": "supply"}, (0, 0, 2), (0, 0, 0)),
        ({"gold": 2, "fish": 1, "per": "forests", "max": 5, "to": "supply"}, (0, 4, 5), (0, 0, 0)),
    ],
)
def test_gain(step: dict[str, Any], supply: tuple[int, int, int], store: tuple[int, int, int]) -> None:
    """NUS-8.3, NUS-8.12: amount, place, count, divisor, limit of each kind."""
    with invented(c104=doing("built", {"op": "gain", **step})):
        state = table(3)
        build(state)
        assert (supply, store) == (goods(state), reserve(state))


def test_pay() -> None:
    """NUS-7.6: in full, or the effect cannot be used."""
    with invented(
        c104=doing(
            "built", {"op": "pay", "fish": 2, "gold": 1}, {"op": "gain", "wood": 9, "to": "supply"}, optional=True
        )
    ):
        for fish, after in ((2, (9, 0, 0)), (1, (0, 1, 1))):
            state = table(3)
            give(state, MASHA, fish=fish, gold=1)
            build(state)
            play(state, "use")
            assert after == goods(state)


@pytest.mark.parametrize(("times", "offered"), [(1, 1), (2, 2), (9, 4)])
def test_exchange(times: int, offered: int) -> None:
    """NUS-6.14: as often as allowed and payable."""
    with invented(c104=doing("built", {"op": "exchange", "give": {"fish": 2}, "get": {"gold": 3}, "times": times})):
        state = table(3)
        give(state, MASHA, fish=9)
        build(state)
        assert [*[f"times {count}" for count in range(1, offered + 1)], "decline"] == legal(state)
        say(state, f"times {offered}")
        assert (0, 9 - 2 * offered, 3 * offered) == goods(state)


@pytest.mark.parametrize("action", [name for name in ACTION_NAMES if name != "build_building"])
def test_a_granted_action(action: str) -> None:
    """NUS-8.6, NUS-8.11: every action of the board can be granted; it is that action, and may be declined."""
    paid, lines, _ = MOVES[action]
    for takes in (True, False):
        with invented(c104=doing("built", {"op": "action", "id": action})):
            state = table(3)
            give(state, MASHA, **paid)
            stock(state, MASHA, fish=1)
            new_shares(state, {MISHA: 1})
            build(state)
            assert MASHA == state.player
            assert "decline" in legal(state)
            if takes:
                play(state, "use", *lines[1:])
            while state.player == MASHA:
                say(state, "decline")
            assert takes == (action in actions_done(state))
            assert [] == [
                space["id"] for space in state.view(0)["spaces"] if space["id"] == action and space["workers"]
            ]


def test_a_granted_building() -> None:
    """NUS-8.6: a building builds a building, on another space."""
    with invented(c104=doing("built", {"op": "action", "id": "build_building", "wood_discount": 2})):
        state = table(3)
        give(state, MASHA, wood=1)
        offer(state, "326")
        build(state)
        play(state, "use", "build 326", "site c2")
        assert {"a2": "104", "c2": "326"} == me(state)["buildings"]
        assert (0, 6, 0) == goods(state)


@pytest.mark.parametrize(
    ("mods", "line", "left"),
    [
        ({"ship": "cutter", "free": True}, "ship cutter", (6, 8, 4)),
        ({"ship": "cutter"}, "ship cutter", (0, 8, 3)),
        ({"wood_discount": 3}, "ship sloop", (6, 6, 4)),
        ({"fish_discount": 1}, "ship sloop", (4, 7, 4)),
        ({"gold_discount": 3}, "ship schooner b", (6, 8, 3)),
        ({"gold_discount": 3}, "ship cutter", (0, 8, 4)),
    ],
)
def test_mods_of_build_ship(mods: dict[str, Any], line: str, left: tuple[int, int, int]) -> None:
    """NUS-8.13: a type alone, no price, discounts not below nothing."""
    with invented(c104=doing("built", {"op": "action", "id": "build_ship", **mods})):
        state = table(3)
        give(state, MASHA, wood=6, fish=8, gold=4)
        build(state)
        play(state, "use", line)
        assert left == goods(state)
        assert 1 == sum(ships(state).values())


def test_mods_of_serve_fish() -> None:
    """NUS-6.3: cheaper plates, wood for plates, at most so many."""
    step = {"op": "action", "id": "serve_fish", "plate_discount": 2, "wood_per_plate": 2, "max_plates": 2}
    with invented(c104=doing("built", step)):
        state = table(3)
        give(state, MASHA, fish=9)
        build(state)
        assert ["serve 1", "serve 2"] == legal(state, "serve")
        say(state, "serve 2")
        assert (4, 7, 2) == goods(state)


def test_mods_of_reforest() -> None:
    """NUS-6.9: so many forests, several times."""
    step = {"op": "action", "id": "reforest", "forests": 3, "times": 2, "up_to": True}
    with invented(c104=doing("built", step)):
        state = table(3)
        build(state)
        play(state, "plant c1", "use", "plant b1")
        assert {"a3": 2, "b3": 1, "c3": 1, "b1": 3, "c1": 3} == me(state)["forests"]


def test_choose() -> None:
    """NUS-7.6: exactly one of the possible ones, with its own mods."""
    step = {
        "op": "choose",
        "options": ["gain_gold", "thin_out", "serve_fish", "reforest"],
        "mods": {"reforest": {"forests": 5}},
    }
    with invented(c104=doing("built", step)):
        state = table(3)
        build(state)
        assert ["choose gain_gold", "choose thin_out", "choose reforest"] == legal(state, "choose")
        play(state, "choose reforest", "plant b1")
        assert 5 == me(state)["forests"]["b1"]
        assert MISHA == state.player


@pytest.mark.parametrize(
    ("step", "fell", "after"),
    [
        ({"min": 1, "max": 1, "wood": 2}, 1, (2, 0, 0)),
        ({"min": 2, "max": 2, "wood_total": 3, "gold_total": 4}, 2, (3, 0, 4)),
        ({"min": 0, "max": 3, "wood": 1}, 3, (3, 0, 0)),
    ],
)
def test_remove_forest(step: dict[str, int], fell: int, after: tuple[int, int, int]) -> None:
    """NUS-7.7: so many, wood for each or in all; not Clear a Forest."""
    with invented(c104=doing("built", {"op": "remove_forest", **step}), c105=doing("after:clear_forest", BONUS)):
        state = table(3)
        own(state, MASHA, b1="105")
        build(state)
        play(state, "use", *["clear a3", "clear a3", "clear b3"][:fell])
        assert after == goods(state)
        assert 4 - fell == sum(me(state)["forests"].values())
        assert [] == [name for name in actions_done(state) if name == "clear_forest"]


def test_remove_forest_may_stop_between() -> None:
    """NUS-8.11: between least and most."""
    with invented(c104=doing("built", {"op": "remove_forest", "min": 1, "max": 3, "wood": 1})):
        state = table(3)
        build(state)
        play(state, "use")
        assert "done" not in legal(state)
        say(state, "clear a3", "done")
        assert (1, 0, 0) == goods(state)
        assert MISHA == state.player


@pytest.mark.parametrize(("n", "unissued"), [(1, 2), (2, 1), (4, 0)])
def test_flip_share(n: int, unissued: int) -> None:
    """NUS-1.7: as many as there are."""
    with invented(c104=doing("built", {"op": "flip_share", "n": n})):
        state = table(3)
        build(state)
        assert (unissued, 5 - unissued) == (me(state)["unissued"], me(state)["shares"]["red"])


def test_upgrade_ship() -> None:
    """NUS-7.9: up to so many times; a target leaves out what is between."""
    with invented(c104=doing("built", {"op": "upgrade_ship", "times": 3})):
        state = table(3)
        fleet(state, MASHA, sloop=2)
        build(state)
        play(state, "upgrade sloop cutter", "upgrade cutter schooner", "upgrade sloop cutter")
        assert {"cutter": 1, "schooner": 1} == ships(state)
    with invented(c104=doing("built", {"op": "upgrade_ship", "times": 1, "to": "cutter"})):
        state = table(3)
        fleet(state, MASHA, sloop=1, cutter=1)
        build(state)
        play(state, "upgrade sloop cutter")
        assert {"cutter": 2} == ships(state)


def test_sell_ship() -> None:
    """NUS-8.14: the prices of the card; what has none cannot be sold."""
    with invented(c104=doing("anytime", {"op": "sell_ship", "prices": {"schooner": 5, "sloop": 1}})):
        state = table(3)
        own(state, MASHA, a2="104")
        fleet(state, MASHA, sloop=1, cutter=1, schooner=1)
        assert ["sell sloop", "sell schooner"] == legal(state, "sell")
        say(state, "sell schooner")
        assert (0, 0, 5) == goods(state)


def test_use_elder() -> None:
    """NUS-8.21: two elders, each for a fish of the table."""
    with invented(c104=doing("built", {"op": "use_elder", "n": 2})):
        state = table(3)
        plates(state, 3)
        council(state, MASHA, {"12": 0, "8": 0})
        build(state)
        play(state, "elder 12", "elder 8", "clear c3")
        assert 1 == state.view(0)["plates"]["filled"]
        assert (3, 5, 1) == goods(state)


def test_fill_plate() -> None:
    """NUS-8.22: as many as are empty, gold for each."""
    for filled, after in ((2, 4), (6, 7), (7, 7)):
        with invented(c104=doing("built", {"op": "fill_plate", "n": 2, "gold": 3})):
            state = table(3)
            plates(state, filled)
            build(state)
            assert after == state.view(0)["plates"]["filled"]
            assert 3 * (after - filled) == goods(state)[2]


def test_distribute_fish() -> None:
    """NUS-7.8, NUS-4.3: steps 1 to 5 for the owner alone, then collection."""
    with invented(c104=doing("built", {"op": "distribute_fish", "base": 3, "per": "forests"})):
        state = table(3)
        council(state, MASHA, {"12": 2})
        build(state)
        assert (0, 1 + 2, 0) == goods(state)
        assert (0, 4, 0) == reserve(state)
        assert (0, 0, 0) == goods(state, MISHA)


# --- counts and points


@pytest.mark.parametrize("count", [name for name in COUNT_NAMES if name != "excess_fish"])
def test_every_count(count: str) -> None:
    """NUS-8.4, NUS-8.16, NUS-8.17: each count of the vocabulary, at places of chance, against a second reader."""
    rule = {"kind": "per", "count": count, "each": 1}
    seen = set()
    with invented(c104={"vp": "*", "vp_rule": rule}):
        for seed in range(12):
            state = random_place(seed)
            others = ["101", "121", "141", "131", "107", "126", "144"]
            room = len(me(state)["free"])
            own(state, MASHA, "104", *others[: (seed * 3) % room])
            plates(state, seed % 8)
            wanted = Model(state, MASHA).count(count)
            assert wanted == points(state).get("bonus", 0)
            seen.add(wanted)
    assert len(seen) > 1


@pytest.mark.parametrize(
    ("rule", "wanted"),
    [
        ({"kind": "per", "count": "gold", "each": 2}, [0, 2, 4, 6, 8, 10, 12]),
        ({"kind": "per", "count": "gold", "each": 2, "div": 3}, [0, 0, 0, 2, 2, 2, 4]),
        ({"kind": "per", "count": "gold", "each": -1, "base": 4}, [4, 3, 2, 1, 0, -1, -2]),
        ({"kind": "per", "count": "gold", "each": 1, "base": 2, "max": 5}, [2, 3, 4, 5, 5, 5, 5]),
        ({"kind": "if", "cond": "gold>=3", "then": 4, "otherwise": -1}, [-1, -1, -1, 4, 4, 4, 4]),
        ({"kind": "if", "cond": "gold==3", "then": 4, "otherwise": 0}, [0, 0, 0, 4, 0, 0, 0]),
        ({"kind": "if", "cond": "gold>3", "then": 4, "otherwise": 1}, [1, 1, 1, 1, 4, 4, 4]),
        ({"kind": "if", "cond": "gold<3", "then": 4, "otherwise": 1}, [4, 4, 4, 1, 1, 1, 1]),
        ({"kind": "if", "cond": "gold<=3", "then": 4, "otherwise": 1}, [4, 4, 4, 4, 1, 1, 1]),
        ({"kind": "table", "count": "gold", "steps": [[2, 1], [4, 5], [6, 6]]}, [0, 0, 1, 1, 5, 5, 6]),
    ],
)
def test_kinds_of_points(rule: dict[str, Any], wanted: list[int]) -> None:
    """NUS-8.4."""
    with invented(c104={"vp": "*", "vp_rule": rule}):
        state = table(3)
        own(state, MASHA, "104")
        for gold, value in enumerate(wanted):
            give(state, MASHA, gold=gold)
            assert value == points(state).get("bonus", 0)


# --- rules that cards change


@pytest.mark.parametrize("ship", ["sloop", "cutter", "schooner"])
def test_ship_discounts_of_every_kind(ship: str) -> None:
    """NUS-8.13: every good of every ship."""
    off = {"wood": 1, "fish": 1, "gold": 1}
    with invented(c104=doing("static", {"op": "set", "key": "ship_discount", "value": {ship: off}})):
        for line, price in (
            ("ship sloop", (2, 2, 0)),
            ("ship cutter", (6, 0, 1)),
            ("ship schooner a", (8, 8, 0)),
            ("ship schooner b", (0, 0, 4)),
        ):
            state = table(3)
            own(state, MASHA, a2="104")
            give(state, MASHA, wood=12, fish=12, gold=12)
            play(state, "place build_ship", line)
            less = 1 if ship in line else 0
            assert tuple(12 - max(0, amount - less) for amount in price) == goods(state)


def schooner_gold_price(state: State) -> None:
    give(state, MASHA, gold=1)
    play(state, "place build_ship", "ship schooner b")
    assert {"schooner": 1} == ships(state)


def elder_fish_kept(state: State) -> None:
    council(state, MASHA, {"12": 2})
    fish_again(state)
    assert 2 + 2 == goods(state)[1]


def empty_space_penalty(state: State) -> None:
    assert "empty_spaces" not in points(state)


def unissued_share_penalty(state: State) -> None:
    assert "unissued_shares" not in points(state)


def free_empty_spaces(state: State) -> None:
    assert -3 == points(state)["empty_spaces"]


def wood_limit(state: State) -> None:
    give(state, MASHA, wood=14)
    say(state, "place thin_out")
    assert 15 == goods(state)[0]


def reserve_fish_limit(state: State) -> None:
    stock(state, MASHA, fish=9)
    fleet(state, MASHA, sloop=1)
    fish_again(state)
    assert 10 == reserve(state)[1]


def issue_share_gold(state: State) -> None:
    say(state, "place issue_share")
    assert 6 == goods(state)[2]


def pay_buildings_from_reserve(state: State) -> None:
    offer(state, "103")
    stock(state, MASHA, wood=1)
    play(state, "place build_building", "site b1", "source 1")
    assert (0, 0, 0) == reserve(state)


def share_gold_to_own_reserve(state: State) -> None:
    new_shares(state, {MISHA: 1})
    give(state, MASHA, gold=1)
    say(state, "place buy_all_shares")
    assert (0, 0, 1) == reserve(state)


def reserve_gold_scores(state: State) -> None:
    stock(state, MASHA, gold=4)
    assert 4 == points(state)["gold"]


def endgame_reforest(state: State) -> None:
    at(state, 7)
    while not state.finished:
        skip(state)
    assert {"a3": 2, "b1": 3, "b3": 1, "c1": 3, "c3": 1} == me(state)["forests"]


CHANGES: Final[list[tuple[Callable[[State], None], object]]] = [
    (schooner_gold_price, 1),
    (elder_fish_kept, 2),
    (empty_space_penalty, 0),
    (unissued_share_penalty, 0),
    (free_empty_spaces, 1),
    (wood_limit, 15),
    (reserve_fish_limit, 10),
    (issue_share_gold, 6),
    (pay_buildings_from_reserve, True),
    (share_gold_to_own_reserve, True),
    (reserve_gold_scores, True),
    (endgame_reforest, 3),
]


@pytest.mark.parametrize(("shows", "value"), CHANGES)
def test_rules_that_cards_change(shows: Callable[[State], None], value: object) -> None:
    """NUS-8.1, NUS-8.15, NUS-10.6: every key, most with a number no printed card has."""
    with invented(c104=doing("static", {"op": "set", "key": shows.__name__, "value": value})):
        state = table(3)
        own(state, MASHA, a2="104")
        shows(state)


def test_several_cards_with_one_key() -> None:
    """NUS-8.13: discounts add up; of two limits the better one counts."""
    off = {"op": "set", "key": "ship_discount", "value": {"cutter": {"wood": 2}}}
    limit = {"op": "set", "key": "wood_limit", "value": 14}
    with invented(c104=doing("static", off, limit), c105=doing("static", off)):
        state = table(3)
        own(state, MASHA, "104", "105", "212")
        assert 18 == me(state)["limits"]["wood"]
        give(state, MASHA, wood=2, gold=1)
        play(state, "place build_ship", "ship cutter")
        assert (0, 0, 0) == goods(state)


def test_the_words_tested_here_are_all_words() -> None:
    """NUS-8.1: a word added to the vocabulary needs a test."""
    source = Path(__file__).read_text(encoding="utf-8")
    assert all(f'"op": "{op}"' in source for op in OPS)
    plain = [name for name in WHEN_NAMES if not name.startswith(("before:", "after:"))]
    assert all(f'"{name}"' in source or f'"{name}:' in source or name == "once" for name in plain)
    assert set(MOVES) == set(ACTION_NAMES)
    keys = {name for name in KEY_NAMES if not name.startswith("ship_discount")}
    assert keys == {shows.__name__ for shows, _ in CHANGES}
    assert 132 == len(CARDS)


def test_forests_helper() -> None:
    """NUS-1.5: laid stacks take their spaces."""
    state = table(3)
    forests(state, MASHA, b1=1)
    assert {"a2", "a3", "a4", "b3", "b4", "c1", "c2", "c3", "c4"} == set(me(state)["free"])
