"""More made-up cards (NUS-8): combinations that no printed card has yet."""

from typing import Any

import pytest

from tests.games.nusfjord.invention import doing, invented
from tests.games.nusfjord.table import MASHA, MISHA, council, fleet, forests, give, goods, me, offer, own, play, table
from tests.games.saying import legal, say


def used(*steps: dict[str, Any]) -> dict[str, Any]:
    """An elder who does this."""
    return {"effects": [{"when": "used", "do": list(steps)}]}


def test_the_best_buyer_of_a_ship() -> None:
    """NUS-8.14: of two cards the higher price counts, not their sum."""
    with invented(
        c104=doing("anytime", {"op": "sell_ship", "prices": {"sloop": 3}}),
        c105=doing("anytime", {"op": "sell_ship", "prices": {"sloop": 5}}),
    ):
        state = table(3)
        own(state, MASHA, "104", "105")
        fleet(state, MASHA, sloop=1)
        say(state, "sell sloop")
        assert (0, 0, 5) == goods(state)


def test_a_useless_exchange_is_not_asked() -> None:
    """NUS-8.3, NUS-1.3: gold for wood with twelve wood."""
    with invented(
        c104={
            **doing("built", {"op": "exchange", "give": {"gold": 1}, "get": {"wood": 2}, "times": 2}),
            "cost": {"wood": 0, "fish": 1, "gold": 0},
        }
    ):
        for wood, asked in ((12, False), (11, True)):
            state = table(3)
            offer(state, "104")
            give(state, MASHA, wood=wood, fish=1, gold=2)
            play(state, "place build_building", "site a2")
            assert asked == (state.player == MASHA)


@pytest.mark.parametrize(("height", "asked"), [(1, False), (2, True)])
def test_forests_enough_to_remove(height: int, asked: bool) -> None:
    """NUS-8.3: a card that takes two forests does nothing with one."""
    with invented(c104=doing("built", {"op": "remove_forest", "min": 2, "max": 2, "gold_total": 4})):
        state = table(3)
        forests(state, MASHA, a3=height)
        offer(state, "104")
        give(state, MASHA, wood=1)
        play(state, "place build_building", "site a2")
        assert asked == (state.player == MASHA)


def test_an_elder_pays_with_what_he_gains() -> None:
    """NUS-7.6, NUS-7.5: three fish come first, then they are the price of a building."""
    steps = [{"op": "gain", "fish": 3, "to": "supply"}, {"op": "pay", "fish": 3}]
    with invented(e2=used(*steps, {"op": "action", "id": "build_building"})):
        state = table(3)
        council(state, MASHA, {"2": 0})
        offer(state, "326")
        assert "elder 2" not in legal(state)
        give(state, MASHA, wood=3)
        play(state, "elder 2", "build 326", "site a2")
        assert {"a2": "326"} == me(state)["buildings"]
        assert (0, 6, 0) == goods(state)


def test_the_rest_of_an_effect_waits_for_what_a_part_brings_about() -> None:
    """NUS-8.10: the Reserve is filled and emptied by Lighthouse before the second part counts it."""
    steps = [
        {"op": "gain", "fish": 8, "to": "reserve"},
        {"op": "gain", "gold": 1, "per": "reserve_fish", "to": "supply"},
    ]
    with invented(c104=doing("built", *steps)):
        state = table(3)
        own(state, MASHA, b1="129")
        offer(state, "104")
        give(state, MASHA, wood=1)
        play(state, "place build_building", "site a2")
        assert (0, 8, 0) == goods(state)
        assert MISHA == state.player


@pytest.mark.parametrize(("lines", "gold"), [(["done"], 0), (["clear a3", "done"], 4)])
def test_nothing_removed_nothing_gained(lines: list[str], gold: int) -> None:
    """NUS-7.6: an elder who pays for forests, none of which need be removed."""
    steps = [{"op": "gain", "fish": 1, "to": "supply"}, {"op": "pay", "fish": 1}]
    remove = {"op": "remove_forest", "min": 0, "max": 2, "gold_total": 4}
    with invented(e2=used(*steps, remove, {"op": "action", "id": "gain_gold"})):
        state = table(3)
        council(state, MASHA, {"2": 0})
        say(state, "elder 2", *lines)
        assert (0, 0, gold + 1) == goods(state)


def test_several_stacks_are_cleared_for_a_building() -> None:
    """NUS-7.6, NUS-8.18: three forests free one stack of two, not two of them: too little gold for the building."""
    steps = [{"op": "pay", "fish": 1}, {"op": "remove_forest", "min": 0, "max": 3}]
    with invented(
        e2=used(*steps, {"op": "action", "id": "build_building"}),
        c104={**doing("built", {"op": "gain", "fish": 1, "to": "supply"}), "cost": {"wood": 0, "fish": 0, "gold": 2}},
    ):
        for heights, possible in (((2, 2), False), ((2, 1), True)):
            state = table(3)
            council(state, MASHA, {"2": 0})
            own(state, MASHA, "213", "101", "102", "103", "105")
            forests(state, MASHA, a3=heights[0], b3=heights[1], c3=5)
            offer(state, "104")
            give(state, MASHA, fish=1)
            assert possible == ("elder 2" in legal(state))


def test_there_is_one_spare_schooner() -> None:
    """NUS-3.3: a second card of the kind of Dockhouse finds none."""
    step = {"op": "action", "id": "build_ship", "ship": "schooner", "free": True, "spare_schooner": True}
    with invented(c104=doing("built", step), c105=doing("built", step)):
        state = table(2)
        fleet(state, MISHA, schooner=3)
        for card in ("104", "105"):
            offer(state, card)
            give(state, MASHA, wood=1)
            space = "place build_building" if card == "104" else "place build_building_2"
            play(state, space, f"build {card}", f"site {me(state)['free'][0]}", "use", "ship schooner a")
            play(state, "pass")
        assert {"sloop": 0, "cutter": 0, "schooner": 1} == me(state)["ships"]
        assert 0 == state.view(0)["spare_schooners"]
