"""Elders (NUS-7): their price, their conditions, and all eighteen of them."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from igroteka.games.nusfjord.state import State
from tests.games.nusfjord.invention import doing, invented
from tests.games.nusfjord.table import (
    ELDERS,
    MASHA,
    MISHA,
    actions_done,
    council,
    decision,
    fish_on,
    fleet,
    forests,
    give,
    goods,
    hold,
    log_of,
    me,
    new_shares,
    occupy,
    offer,
    own,
    plates,
    play,
    reserve,
    ships,
    stock,
    table,
    turn_of,
    yard,
)
from tests.games.saying import legal, refusal, say

Prepared = Callable[[State], object]


def with_elder(number: str, fish: int = 0, seats: int = 5, **options: Any) -> State:
    """Five players, four plates filled, Masha has this elder."""
    state = table(seats, **options)
    plates(state, 4)
    council(state, MASHA, {number: fish})
    return state


def steps(number: str) -> list[dict[str, Any]]:
    """The steps of an elder as the data have them."""
    found: list[dict[str, Any]] = ELDERS[number]["effects"][0]["do"]
    return found


# --- all of them: what is laid out, what is said, and what must come of it by the data


def developer(state: State) -> None:
    pay = steps("1")[0]["fish"]
    assert 2 == steps("1")[1]["max"]
    offer(state, "103")
    give(state, MASHA, fish=pay + 1, wood=1)
    play(state, "elder 1", "clear b3", "clear c3", "build 103", "site b3")
    assert (0, 1 + 4, 0) == goods(state)
    assert {"a3": 2} == me(state)["forests"]
    assert {"b3": "103"} == me(state)["buildings"]


def forest_warden(state: State) -> None:
    step = steps("2")[0]
    for line in ("elder 2", "clear a3"):
        say(state, line)
        assert ["clear a3", "clear b3", "clear c3"] == legal(state)  # no stopping before the second
    say(state, "clear a3")
    assert (step["wood_total"], 0, step["gold_total"]) == goods(state)
    assert 4 - step["min"] == sum(me(state)["forests"].values())


def sailor(state: State) -> None:
    give(state, MASHA, fish=7)
    play(state, "elder 3", "serve 2")  # the fourth plate again and the fifth: 3 + 4
    assert (2 * steps("3")[0]["wood_per_plate"], 0, 2) == goods(state)
    assert 5 == state.view(0)["plates"]["filled"]


def harbor_master(state: State) -> None:
    assert 1 == steps("4")[0]["times"]
    fleet(state, MASHA, sloop=2, cutter=1)
    say(state, "elder 4")
    assert ["upgrade sloop cutter", "upgrade cutter schooner"] == legal(state, "upgrade")
    say(state, "upgrade cutter schooner")
    assert {"sloop": 2, "schooner": 1} == ships(state)


def woodsman(state: State) -> None:
    play(state, "elder 5", "use")
    assert (4, steps("5")[1]["fish"], 0) == goods(state)
    assert ["thin_out"] == actions_done(state)


def weir_builder(state: State) -> None:
    own(state, MASHA, "101", "104")
    say(state, "elder 6")
    caught = steps("6")[0]["base"] + 2
    assert ("caught", caught, 0, 0) in log_of(state, MASHA)
    assert (0, 2, 0) == goods(state)  # two own shares
    assert (0, caught - 1 - 2, 0) == reserve(state)  # one to himself, two to shares
    assert 2 == fish_on(state, "6")


def builder(state: State) -> None:
    offer(state, "103", "101")
    play(state, "elder 7", "clear b3", "build 103", "site b4")
    assert (steps("7")[0]["wood"] - 1, 4, 0) == goods(state)
    assert {"a3": 2, "c3": 1} == me(state)["forests"]


def forester(state: State) -> None:
    step = steps("8")[0]
    play(state, "elder 8", "clear c3")
    assert (step["wood_total"], 0, step["gold_total"]) == goods(state)
    assert 3 == sum(me(state)["forests"].values())


def steward(state: State) -> None:
    stock(state, MASHA, fish=2, gold=1)
    play(state, "elder 9", "use")
    assert (steps("9")[0]["wood"], 2, 1) == goods(state)
    assert ["transfer_reserve"] == actions_done(state)


def engineer(state: State) -> None:
    off = steps("10")[0]["mods"]["build_ship"]["wood_discount"]
    offer(state, "103")
    give(state, MASHA, wood=2 - off, fish=2)
    say(state, "elder 10")
    assert ["choose build_building", "choose build_ship"] == legal(state, "choose")
    play(state, "choose build_ship", "ship sloop")
    assert {"sloop": 1} == ships(state)
    assert (0, 0, 0) == goods(state)


def silviculturist(state: State) -> None:
    say(state, "elder 11")
    assert ["choose clear_forest", "choose reforest"] == legal(state, "choose")
    play(state, "choose reforest", "plant b1")
    assert (steps("11")[0]["wood"], 0, 0) == goods(state)
    assert 2 == me(state)["forests"]["b1"]


def fish_farmer(state: State) -> None:
    council(state, MASHA, {"12": 0, "1": 0, "2": 0})
    say(state, "elder 12")
    assert (0, steps("12")[0]["fish"] + 3 * steps("12")[1]["fish"], 0) == goods(state)


def shipwright(state: State) -> None:
    give(state, MASHA, wood=6 - steps("13")[0]["wood_discount"], gold=1)
    play(state, "elder 13", "ship cutter")
    assert {"cutter": 1} == ships(state)
    assert (0, 0, 0) == goods(state)


def broker(state: State) -> None:
    new_shares(state, {MISHA: 2})
    give(state, MASHA, gold=2 - steps("14")[0]["mods"]["buy_all_shares"]["gold_discount"])
    say(state, "elder 14")
    assert ["choose issue_share", "choose buy_all_shares"] == legal(state, "choose")
    say(state, "choose buy_all_shares")
    assert (0, 0, 0) == goods(state)
    assert 2 == me(state)["shares"]["blue"]


def merchant(state: State) -> None:
    step = steps("15")[0]
    give(state, MASHA, fish=20)
    say(state, "elder 15")
    assert [f"times {count}" for count in range(1, step["times"] + 1)] == legal(state, "times")
    say(state, "times 2")
    assert (0, 20 - 2 * step["give"]["fish"], 2 * step["get"]["gold"]) == goods(state)


def wood_trader(state: State) -> None:
    step = steps("16")[0]
    give(state, MASHA, wood=12)
    play(state, "elder 16", "times 3")
    assert (12 - 3 * step["give"]["wood"], 0, 3 * step["get"]["gold"]) == goods(state)


def nurseryman(state: State) -> None:
    play(state, "elder 17", "plant c1", "use")
    assert ["reforest", "thin_out"] == actions_done(state)
    assert (6, 0, 0) == goods(state)


def angler(state: State) -> None:
    fleet(state, MASHA, sloop=1, cutter=1)
    say(state, "elder 18")
    assert (0, steps("18")[0]["fish"] + 3 * steps("18")[1]["fish"], 0) == goods(state)


CASES: Final[dict[str, Prepared]] = {
    "1": developer,
    "2": forest_warden,
    "3": sailor,
    "4": harbor_master,
    "5": woodsman,
    "6": weir_builder,
    "7": builder,
    "8": forester,
    "9": steward,
    "10": engineer,
    "11": silviculturist,
    "12": fish_farmer,
    "13": shipwright,
    "14": broker,
    "15": merchant,
    "16": wood_trader,
    "17": nurseryman,
    "18": angler,
}


@pytest.mark.parametrize("number", ELDERS)
def test_what_an_elder_does(number: str) -> None:
    """NUS-7.1, NUS-7.3, NUS-8.1: every elder does what the data say, for a fish of the largest filled plate."""
    state = with_elder(number)
    CASES[number](state)

    assert ("elder-used", int(number) - 1, 4, 0) in log_of(state, MASHA)
    assert MISHA == state.player
    seat = next(place for place in me(state)["council"] if place["elder"] == number)
    assert (2 if number == "6" else 1, "red") == (seat["fish"], seat["worker"])
    assert number == "3" or 3 == state.view(0)["plates"]["filled"]


# --- the price


def test_one_worker_per_elder_and_round() -> None:
    """NUS-7.2: the second worker is refused; the next round is open again."""
    state = with_elder("12")
    say(state, "elder 12")
    turn_of(state, MASHA)
    assert ("no-worker-elder", "NUS-7.2") == refusal(state, "elder 12")
    while state.round == 1:
        say(state, "pass")
    turn_of(state, MASHA)

    assert "elder 12" in legal(state)


def test_without_fish_on_the_table_no_elder_acts() -> None:
    """NUS-7.3: fish from elsewhere cannot replace it; an invited elder cannot act either."""
    state = with_elder("12")
    plates(state, 0)
    give(state, MASHA, fish=20)
    stock(state, MASHA, fish=5)
    assert ("no-plate-fish", "NUS-7.3") == refusal(state, "elder 12")
    play(state, "place invite_elder", "invite 11")

    assert MISHA == state.player


def test_the_third_fish_pays_at_once() -> None:
    """NUS-7.3, NUS-4.4: before the action."""
    state = with_elder("12", fish=2)
    say(state, "elder 12")
    names = [entry[0] for entry in log_of(state, MASHA)]

    assert 0 == fish_on(state, "12")
    assert 1 + 3 + 1 == goods(state)[1]
    assert names.index("elder-paid") < names.index("gained") or names.count("gained") > 1


def test_only_own_elders() -> None:
    """NUS-7.4: neither another's nor one on the board."""
    state = with_elder("12")
    council(state, MISHA, {"11": 0})

    assert "not-your-elder" == refusal(state, "elder 11")[0]
    assert "not-your-elder" == refusal(state, "elder 8")[0]


def test_use_when_invited_does_not_count() -> None:
    """NUS-7.2, NUS-6.11: the fish farmer at once and by a worker in the same round."""
    state = table(3)
    plates(state, 3)
    play(state, "place invite_elder", "invite 12", "use")
    assert (0, 4, 0) == goods(state)
    turn_of(state, MASHA)
    say(state, "elder 12")

    assert (0, 8, 0) == goods(state)
    assert 1 == state.view(0)["plates"]["filled"]


def test_an_invited_elder_need_not_act() -> None:
    """NUS-6.11: yes or no is asked only if he could."""
    state = table(3)
    play(state, "place invite_elder", "invite 12")
    assert "use_invited" == decision(state)
    assert {"use", "decline"} <= set(legal(state))
    say(state, "decline")
    assert 2 == state.view(0)["plates"]["filled"]


# --- conditions


@pytest.mark.parametrize(("must", "legal_now"), [(True, False), (False, True)])
def test_an_elder_must_change_something(must: bool, legal_now: bool) -> None:
    """NUS-7.5, NUS-11.4: the Steward with twelve wood and an empty Reserve."""
    state = with_elder("9", elder_must_change=must)
    give(state, MASHA, wood=12)

    assert legal_now == ("elder 9" in legal(state))
    if must:
        assert "elder-nothing" == refusal(state, "elder 9")[0]
    give(state, MASHA, wood=11)
    assert "elder 9" in legal(state)


@pytest.mark.parametrize(
    ("number", "prepare", "possible"),
    [
        ("2", lambda state: forests(state, MASHA, a3=1), False),
        ("2", lambda state: forests(state, MASHA, a3=2), True),
        ("8", lambda state: forests(state, MASHA), False),
        ("7", lambda state: forests(state, MASHA), False),
        ("7", lambda state: forests(state, MASHA, a3=1), True),
        ("4", lambda state: give(state, MASHA), False),
        ("4", lambda state: fleet(state, MASHA, schooner=1), False),
        ("4", lambda state: fleet(state, MASHA, sloop=1), True),
        ("5", lambda state: forests(state, MASHA), True),  # two fish in any case
        ("3", lambda state: give(state, MASHA, fish=2), False),
        ("3", lambda state: give(state, MASHA, fish=3), True),
        ("15", lambda state: give(state, MASHA, fish=2), False),
        ("16", lambda state: give(state, MASHA, wood=1), False),
        ("13", lambda state: give(state, MASHA, wood=5), False),
        ("13", lambda state: give(state, MASHA, fish=2), True),
        ("17", lambda state: own(state, MASHA, b1="101", c1="104"), True),  # Thin Out remains
        ("1", lambda state: give(state, MASHA, fish=3, wood=1), False),  # no card
        ("6", lambda state: give(state, MASHA), True),
    ],
)
def test_when_an_elder_may_be_used(number: str, prepare: Prepared, possible: bool) -> None:
    """NUS-7.5, NUS-7.6: costs in full, and something must change; parts that are impossible are left out."""
    state = with_elder(number)
    prepare(state)

    assert possible == ("elder " + number in legal(state))


def test_the_developer_must_build() -> None:
    """NUS-7.6: the payment is for the building; no forest need be removed; the building cannot be declined."""
    state = with_elder("1")
    offer(state, "103", "101")
    give(state, MASHA, fish=3)
    assert "elder 1" not in legal(state)
    give(state, MASHA, fish=2, wood=3)
    assert "elder 1" not in legal(state)
    give(state, MASHA, fish=3, wood=2)
    say(state, "elder 1")
    assert {"done", "clear a3", "clear b3", "clear c3"} == set(legal(state))
    say(state, "done")
    assert {"build 103", "build 101"} == set(legal(state))
    play(state, "build 101", "site b1")
    play(state, "decline")

    assert {"a3": 2, "b3": 1, "c3": 1} == me(state)["forests"]
    assert {"b1": "101"} == me(state)["buildings"]


def test_the_developer_makes_room_first() -> None:
    """NUS-7.6: without a free space a forest must go before the building; then there is no way back."""
    state = with_elder("1")
    offer(state, "103")
    own(state, MASHA, "104", "105", "106", "107", "108")
    give(state, MASHA, fish=3, wood=1)
    say(state, "elder 1")
    assert "done" not in legal(state) or decision(state) != "remove_forest"
    play(state, "clear b3")
    play(state, "done", "build 103", "site b3")

    assert "103" in me(state)["buildings"].values()


def test_the_builder_may_decline_the_building() -> None:
    """NUS-7.6: a named action at the end may be declined; the forest is gone, the wood stays."""
    state = with_elder("7")
    offer(state, "103", "104")
    give(state, MASHA, wood=1)
    play(state, "elder 7", "clear c3")
    say(state, "decline")

    assert (2, 0, 0) == goods(state)
    assert {} == me(state)["buildings"]


def test_a_named_action_is_that_action() -> None:
    """NUS-7.7: no worker, no free space, but its triggers."""
    woodsman = {"effects": [{"when": "used", "do": [{"op": "action", "id": "thin_out"}, fish(2)]}]}
    with invented(e5=woodsman, c106=doing("after:thin_out", fish(3))):
        state = with_elder("5")
        own(state, MASHA, "106")
        occupy(state, "thin_out", MISHA)
        play(state, "elder 5", "use")

        assert (4, 3 + 2, 0) == goods(state)
        assert ["thin_out"] == actions_done(state)


def fish(count: int) -> dict[str, object]:
    return {"op": "gain", "fish": count, "to": "supply"}


def test_removing_a_forest_is_not_clearing() -> None:
    """NUS-7.7: Forest Hut reacts to Clear a Forest, not to the Forester."""
    state = with_elder("8")
    own(state, MASHA, "311")
    play(state, "elder 8", "clear c3")

    assert (3, 0, 1) == goods(state)
    assert [] == actions_done(state)


def test_weir_builder_feeds_foreign_holders() -> None:
    """NUS-7.8: steps 1 to 5 for him alone, collection at once for the fish of this distribution only."""
    state = with_elder("6")
    own(state, MASHA, "101")
    hold(state, MISHA, {MISHA: 2, MASHA: 1})
    hold(state, MASHA, {MASHA: 1, MISHA: 2})
    new_shares(state, {MASHA: 1})
    say(state, "elder 6")  # five fish: himself, the board, Misha, home, Reserve

    assert (0, 1, 0) == goods(state)
    assert (0, 1, 0) == goods(state, MISHA)
    assert (0, 1, 0) == reserve(state)
    assert [0, 0] == [me(state, seat)["landed"] for seat in (MASHA, MISHA)]


def test_weir_builder_in_a_shortage() -> None:
    """NUS-7.8, NUS-4.9: four fish for five elders are a choice."""
    state = with_elder("6")
    council(state, MASHA, {"6": 0, "7": 0, "8": 0, "9": 0, "10": 0})
    say(state, "elder 6")
    assert "feed_elder" == decision(state)
    say(state, "feed 7", "feed 8", "feed 9", "feed 10")

    assert {"6": 1, "7": 1, "8": 1, "9": 1, "10": 1} == {p["elder"]: p["fish"] for p in me(state)["council"]}


def test_exchanging_ships() -> None:
    """NUS-7.9: the old ship returns, the new one must be there and fit; allowed at catch 12; nothing is built."""
    state = with_elder("4")
    own(state, MASHA, "128")
    fleet(state, MASHA, schooner=2, cutter=1, sloop=1)
    assert 12 == me(state)["catch"]
    say(state, "elder 4")
    assert ["upgrade sloop cutter", "upgrade cutter schooner"] == legal(state, "upgrade")
    say(state, "upgrade sloop cutter")

    assert {"schooner": 2, "cutter": 2} == ships(state)
    assert (0, 0, 0) == goods(state)
    assert [] == actions_done(state)
    assert {"sloop": 6, "cutter": 4, "schooner": 4} == state.view(0)["shipyard"]
    assert (14, 12) == (me(state)["length"], me(state)["catch"])


def test_a_ship_that_is_not_there_or_too_long() -> None:
    """NUS-7.9: no cutter on the board; length fifteen is the end."""
    state = with_elder("4")
    fleet(state, MASHA, sloop=1)
    yard(state, cutter=0)
    assert "elder 4" not in legal(state)

    state = with_elder("4")
    fleet(state, MASHA, schooner=3, cutter=1)
    assert 15 == me(state)["length"]
    assert "elder 4" not in legal(state)
    fleet(state, MASHA, schooner=3, sloop=1)
    play(state, "elder 4", "upgrade sloop cutter")
    assert 15 == me(state)["length"]


# --- judged after the price is paid


def test_the_sailor_fills_the_plate_he_emptied() -> None:
    """NUS-7.10: all plates filled; his price frees the last one, for five fish."""
    state = with_elder("3")
    plates(state, 7)
    give(state, MASHA, fish=5)
    assert "elder 3" in legal(state)
    play(state, "elder 3", "serve 1")

    assert 7 == state.view(0)["plates"]["filled"]
    assert (1, 0, 1) == goods(state)
    state = with_elder("3")
    plates(state, 7)
    give(state, MASHA, fish=4)
    assert "elder 3" not in legal(state)


def test_the_third_fish_counts() -> None:
    """NUS-7.10: two fish in the supply and the one paid out fill the plate of three."""
    state = with_elder("3", fish=2)
    give(state, MASHA, fish=2)
    assert "elder 3" in legal(state)
    play(state, "elder 3", "serve 1")
    assert (1, 0, 1) == goods(state)


def test_cards_reacting_to_the_third_fish_count() -> None:
    """NUS-7.10: Chief's House adds one more fish."""
    state = with_elder("3", fish=2)
    give(state, MASHA, fish=1)
    assert "elder 3" not in legal(state)
    own(state, MASHA, "215")
    assert "elder 3" in legal(state)
    play(state, "elder 3", "serve 1")

    assert (1 + 1, 0, 1) == goods(state)
