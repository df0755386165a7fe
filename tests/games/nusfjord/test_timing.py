"""When cards act (NUS-8.3 to NUS-8.12, NUS-8.24)."""

import pytest

from tests.games.nusfjord.table import (
    MASHA,
    MISHA,
    SASHA,
    actions_done,
    at,
    council,
    decision,
    fish_again,
    fleet,
    give,
    goods,
    log_of,
    me,
    offer,
    own,
    play,
    points,
    question,
    reserve,
    ships,
    skip,
    stock,
    table,
    turn_of,
)
from tests.games.saying import legal, refusal, say


def names(entries: list[tuple[str, int, int, int]]) -> list[str]:
    return [entry[0] for entry in entries]


# --- immediately


def test_immediately_comes_before_after_building() -> None:
    """NUS-8.3: Fish Stand's four fish arrive before Joinery's wood."""
    state = table()
    own(state, MASHA, "114")
    offer(state, "103")
    give(state, MASHA, wood=1)
    play(state, "place build_building", "build 103", "site b1")
    order = [name for name in names(log_of(state, MASHA)) if name in ("built", "gained", "reserved")]

    assert ["built", "gained", "reserved"] == order
    assert (2, 0, 0) == reserve(state)


def test_what_cannot_be_carried_out_is_lost() -> None:
    """NUS-8.3, NUS-8.13: a free sloop at catch 12: the card is built, the ship is not."""
    state = table(5)
    fleet(state, MASHA, schooner=3, sloop=1)
    offer(state, "101")
    give(state, MASHA, wood=2)
    play(state, "place build_building", "build 101", "site b1")

    assert MISHA == state.player
    assert {"schooner": 3, "sloop": 1} == ships(state)
    assert {"b1": "101"} == me(state)["buildings"]


def test_granted_actions_may_be_declined() -> None:
    """NUS-8.3, NUS-8.11: the free cutter of Boatbuilder is an offer."""
    state = table()
    offer(state, "102")
    give(state, MASHA, wood=3, gold=2)
    play(state, "place build_building", "build 102", "site b1")
    assert "decline" in legal(state)
    say(state, "decline")

    assert {} == ships(state)
    assert MISHA == state.player


def test_several_effects_in_the_order_of_the_data() -> None:
    """NUS-8.3: Retirement Home invites first, then counts the new elder."""
    state = table()
    council(state, MASHA, {"1": 0})
    offer(state, "146")
    give(state, MASHA, wood=4, fish=2)
    play(state, "place build_building", "build 146", "site b1", "use", "invite 12", "decline")

    assert (0, 0, 2) == goods(state)


def test_an_effect_may_have_a_condition() -> None:
    """NUS-8.3: Poor House pays only who has no gold after paying."""
    for gold, after in ((0, 3), (1, 1)):
        state = table()
        offer(state, "221")
        give(state, MASHA, wood=3, gold=gold)
        play(state, "place build_building", "build 221", "site b1")
        assert (0, 0, after) == goods(state)


# --- points


def test_a_star_card_counts_itself() -> None:
    """NUS-8.4, NUS-8.16: Castle is a building, Carver one with wood; Residential Home costs gold alone."""
    state = table()
    own(state, MASHA, "148")
    assert 1 == points(state)["bonus"]
    own(state, MASHA, "346", "131")
    assert 3 + 2 == points(state)["bonus"]


def test_points_follow_the_final_state() -> None:
    """NUS-8.4: Market Tower looks at the gold in the end."""
    state = table(2)
    at(state, 7)
    own(state, MASHA, "249")
    give(state, MASHA, gold=5)
    assert "bonus" not in points(state)
    say(state, "place gain_gold")
    while not state.finished:
        skip(state)

    assert 5 == points(state)["bonus"]


def test_ships_exclude_the_boat() -> None:
    """NUS-8.17: Harbor Installation counts none, Fishery counts the boat."""
    state = table()
    own(state, MASHA, "151")
    assert "bonus" not in points(state)
    own(state, MASHA, "348")
    assert 1 == points(state)["bonus"]


# --- at any time


def test_windows_before_and_after_the_worker() -> None:
    """NUS-8.5: (a) before placing, (b) after the action; any number of times."""
    state = table()
    own(state, MASHA, "122")
    give(state, MASHA, fish=9)
    assert ["trade 122 a"] == legal(state, "trade")
    say(state, "trade 122 a", "place gain_gold")
    assert "end_turn" == decision(state)
    assert {"done", "trade 122 a", "trade 122 b"} == set(legal(state))
    say(state, "trade 122 a", "trade 122 b")
    assert (0, 4, 2) == goods(state)
    assert "not-your-turn" == refusal(state, "trade 122 a", MISHA)[0]
    say(state, "done")

    assert MISHA == state.player


def test_no_window_without_an_exchange() -> None:
    """NUS-8.5, NUS-14.2: with three fish the turn ends by itself."""
    state = table()
    own(state, MASHA, "204")
    say(state, "place thin_out")

    assert MISHA == state.player


def test_window_before_a_payment() -> None:
    """NUS-8.5: (c) when the building is chosen, Fish Trade makes the wood for a dearer one."""
    state = table()
    own(state, MASHA, "204")
    offer(state, "101", "103", "209")
    give(state, MASHA, wood=1, fish=2)
    say(state, "place build_building")
    assert {"build 103", "build 209", "trade 204 a"} == set(legal(state))
    say(state, "trade 204 a")
    assert "build 101" in legal(state)
    play(state, "build 101", "site c1")
    play(state, "decline")

    assert {"a2": "204", "c1": "101"} == me(state)["buildings"]


def test_a_forced_answer_is_asked_if_an_exchange_could_change_it() -> None:
    """NUS-8.5, NUS-14.2: one building can be paid; after Fish Trade two of them."""
    state = table()
    own(state, MASHA, "204")
    offer(state, "101", "103")
    give(state, MASHA, wood=1, fish=2)
    say(state, "place build_building")
    assert {"build 103", "trade 204 a"} == set(legal(state))
    say(state, "trade 204 a")

    assert {"build 101", "build 103"} == set(legal(state))


def test_a_granted_action_waits_for_an_exchange() -> None:
    """NUS-8.5, NUS-8.11: Shipping Lane with fish alone: Fish Trade makes the wood for a sloop."""
    state = table()
    own(state, MASHA, "204")
    offer(state, "142")
    give(state, MASHA, wood=2, fish=6, gold=1)
    play(state, "place build_building", "build 142", "site b1")
    assert {"decline", "trade 204 a"} == set(legal(state))
    say(state, "trade 204 a", "trade 204 a", "ship sloop")

    assert {"sloop": 1} == ships(state)


@pytest.mark.parametrize("space", ["build_ship", "serve_fish"])
def test_windows_before_ships_and_plates(space: str) -> None:
    """NUS-8.5: (c) in the questions of ships and plates too."""
    state = table()
    own(state, MASHA, "122")
    give(state, MASHA, wood=8, fish=8, gold=4)
    say(state, f"place {space}")

    assert {"trade 122 a", "trade 122 b"} <= set(legal(state))


def test_an_exchange_may_not_make_the_action_impossible() -> None:
    """NUS-8.5, NUS-8.6: Wood Exchange is not offered where the last wood is needed to build."""
    state = table()
    own(state, MASHA, "312")
    offer(state, "101", "105")
    give(state, MASHA, wood=3, fish=1)
    say(state, "place build_building")

    assert [] == legal(state, "trade")
    assert "trade-stuck" == refusal(state, "trade 312 a")[0]


@pytest.mark.parametrize("space", ["build_building", "serve_fish"])
def test_a_forced_answer_is_not_asked_for_an_exchange_that_would_hinder_it(space: str) -> None:
    """NUS-14.2, NUS-8.5: one building, or one plate, and an exchange that would leave too little for it."""
    state = table()
    own(state, MASHA, a2="122", b1="312")
    offer(state, "110")
    give(state, MASHA, **({"wood": 3, "fish": 1} if space == "build_building" else {"fish": 5}))
    say(state, f"place {space}")

    assert decision(state) in ("site", "end_turn")


def test_no_exchange_in_a_distribution() -> None:
    """NUS-8.5: feeding elders is no window."""
    state = table(4)
    own(state, MASHA, "122")
    give(state, MASHA, fish=9, gold=3)
    council(state, MASHA, {"1": 0, "2": 0, "3": 0, "4": 0})
    fish_again(state)

    assert "feed_elder" == decision(state)
    assert [] == legal(state, "trade")
    assert "trade-not-now" == refusal(state, "trade 122 a")[0]


def test_no_exchange_before_a_payment_in_a_distribution() -> None:
    """NUS-8.5: Lighthouse transfers in the middle, Fisher's House serves a plate; Trading House must wait."""
    for fish, line in ((7, "pass"), (6, "elder 6")):
        state = table()
        own(state, MASHA, "129", "116", "122")
        council(state, MASHA, {"6": 0} if line != "pass" else {})
        give(state, MASHA, fish=12, gold=3)
        stock(state, MASHA, fish=fish)
        if line == "pass":
            fish_again(state)
        else:
            say(state, line)
        assert "serve" == decision(state)
        assert ["serve 1", "decline"] == legal(state)
        assert "trade-not-now" == refusal(state, "trade 122 a")[0]


def test_last_exchanges() -> None:
    """NUS-8.5, NUS-10.6: (d) at the very end, seats in turn order from the first player of round 7."""
    state = table(3)
    at(state, 7)  # Masha is first
    own(state, SASHA, "122")
    own(state, MASHA, "325")
    give(state, MASHA, fish=12)
    give(state, SASHA, fish=7)
    for _ in range(9):
        say(state, "pass")
        while decision(state) == "end_turn":
            say(state, "done")
    assert ("last_exchanges", MASHA) == (decision(state), state.player)
    say(state, "trade 325 a")
    assert ("last_exchanges", SASHA) == (decision(state), state.player)  # five fish are not enough for Masha
    say(state, "trade 122 a")
    play(state, "done")

    assert state.finished
    assert 2 == points(state, MASHA)["gold"]
    assert 1 == points(state, SASHA)["gold"]


# --- before and after


def test_after_inviting_comes_after_the_elder() -> None:
    """NUS-8.6: Youth Center fills the plate that the invited elder emptied."""
    state = table(2)
    own(state, MASHA, "207")
    play(state, "place invite_elder", "invite 2", "use", "clear a3", "clear a3")

    assert (5, 0, 2) == goods(state)
    assert 1 == state.view(0)["plates"]["filled"]


def test_before_gains_arrive_once_and_the_action_follows() -> None:
    """NUS-8.6: Building Company gives its wood before the price is paid; once per execution."""
    state = table()
    own(state, MASHA, "214")
    offer(state, "101", "209")
    give(state, MASHA, wood=1)
    say(state, "place build_building")
    assert {"build 101", "build 209"} == set(legal(state))
    assert "decline" not in legal(state)
    play(state, "build 209", "site b1")

    assert (1, 0, 0) == goods(state)
    assert (0, 6, 0) == reserve(state)


def test_before_gains_are_offered_with_a_granted_action() -> None:
    """NUS-8.6, NUS-8.11: what is declined brings nothing before it."""
    state = table()
    own(state, MASHA, "105")
    offer(state, "101")
    give(state, MASHA, wood=2)
    play(state, "place build_building", "build 101", "site b1")
    assert "decline" in legal(state)
    say(state, "decline")
    assert (0, 0, 0) == goods(state)

    state = table()
    own(state, MASHA, "105")
    offer(state, "101")
    give(state, MASHA, wood=2)
    play(state, "place build_building", "build 101", "site b1")
    play(state, "use", "ship sloop")
    assert (3, 0, 0) == goods(state)
    assert {"sloop": 1} == ships(state)


@pytest.mark.parametrize(("ruling", "wood"), [(False, 0), (True, 2)])
def test_a_card_does_not_react_to_its_own_construction(ruling: bool, wood: int) -> None:
    """NUS-8.7, NUS-11.4: Joinery."""
    state = table(own_construction_triggers=ruling)
    offer(state, "114", "103")
    give(state, MASHA, wood=3, fish=2)
    play(state, "place build_building", "build 114", "site b1")
    assert (wood, 0, 0) == reserve(state)
    turn_of(state, MASHA)
    play(state, "place build_building", "build 103", "site b2")

    assert (wood + 2, 0, 0) == reserve(state)


def test_a_new_card_is_silent_beside_an_old_one() -> None:
    """NUS-8.7: Construction Yard reacts to the construction of Joinery, Joinery itself does not."""
    state = table()
    own(state, MASHA, "306")
    offer(state, "114")
    give(state, MASHA, wood=2, fish=2)
    play(state, "place build_building", "build 114", "site b2")

    assert (0, 3, 0) == reserve(state)


def test_an_immediate_ship_triggers_other_cards() -> None:
    """NUS-8.7: Seafaring Society pays for the sloop of Boathouse."""
    state = table()
    own(state, MASHA, "128")
    offer(state, "101")
    give(state, MASHA, wood=2)
    play(state, "place build_building", "build 101", "site b2", "use", "ship sloop")

    assert (0, 0, 1) == goods(state)


def test_only_a_certain_ship() -> None:
    """NUS-8.6: Ship Holding Co. reacts to schooners alone."""
    for line, unissued in (("ship sloop", 3), ("ship schooner b", 2)):
        state = table()
        own(state, MASHA, "130")
        give(state, MASHA, wood=2, fish=2, gold=4)
        play(state, "place build_ship", line)
        assert unissued == me(state)["unissued"]


# --- state triggers


def test_wet_storage() -> None:
    """NUS-8.8: right after it is built, and whenever the Reserve is emptied; no loop."""
    state = table()
    offer(state, "112")
    give(state, MASHA, wood=2)
    play(state, "place build_building", "build 112", "site b1")
    assert (3, 0, 0) == reserve(state)
    turn_of(state, MASHA)
    say(state, "place transfer_reserve")

    assert (3, 0, 0) == goods(state)
    assert (3, 0, 0) == reserve(state)


def test_wet_storage_waits_for_an_empty_reserve() -> None:
    """NUS-8.8: any good there is not empty."""
    state = table()
    stock(state, MASHA, gold=1)
    offer(state, "112")
    give(state, MASHA, wood=2)
    play(state, "place build_building", "build 112", "site b1")

    assert (0, 0, 1) == reserve(state)


def test_lighthouse_in_a_distribution() -> None:
    """NUS-8.8, NUS-8.24: at the eighth fish all goes to the supply; the rest fills the emptied Reserve."""
    state = table()
    own(state, MASHA, "129")
    fleet(state, MASHA, schooner=2)  # nine fish, seven after the own shares
    stock(state, MASHA, fish=5)
    fish_again(state)

    assert (0, 8 + 2, 0) == goods(state)
    assert (0, 4, 0) == reserve(state)
    assert ["transfer_reserve"] == actions_done(state)


def test_lighthouse_fires_at_the_eighth_fish_with_more_room() -> None:
    """NUS-8.8: Cold Storage holds twelve, but at eight the Reserve is emptied and then filled again."""
    state = table()
    own(state, MASHA, "129", "217")
    fleet(state, MASHA, schooner=2)
    stock(state, MASHA, fish=5)
    fish_again(state)

    assert (0, 8 + 2, 0) == goods(state)
    assert (0, 4, 0) == reserve(state)


def test_lighthouse_with_wet_storage_and_fishers_cottage() -> None:
    """NUS-8.8: Lighthouse empties, then Wet Storage adds its wood; the transfer triggers what follows it."""
    state = table()
    own(state, MASHA, "129", "112", "203")
    fleet(state, MASHA, schooner=2)
    stock(state, MASHA, fish=5, gold=1)
    fish_again(state)

    assert (0, 8 + 2 + 2, 1) == goods(state)
    assert (3, 4, 0) == reserve(state)


def test_goods_of_one_effect_arrive_together() -> None:
    """NUS-8.8, NUS-8.12: Net Pen puts six fish on three: nine are there, then Lighthouse takes all."""
    state = table()
    own(state, MASHA, "129")
    stock(state, MASHA, fish=3)
    offer(state, "209")
    give(state, MASHA, wood=1)
    play(state, "place build_building", "build 209", "site b2")

    assert (0, 9, 0) == goods(state)
    assert (0, 0, 0) == reserve(state)


def test_eight_fish_are_enough() -> None:
    """NUS-8.24: Net Pen puts six fish on two."""
    state = table()
    own(state, MASHA, "129")
    stock(state, MASHA, fish=2)
    offer(state, "209")
    give(state, MASHA, wood=1)
    play(state, "place build_building", "build 209", "site b2")

    assert (0, 8, 0) == goods(state)


def test_goods_on_the_reserve_may_exceed_eight() -> None:
    """NUS-8.12, NUS-1.4: nothing is trimmed, and gold there scores nothing."""
    state = table()
    stock(state, MASHA, fish=7, gold=2)
    offer(state, "209")
    give(state, MASHA, wood=1)
    play(state, "place build_building", "build 209", "site b2")

    assert (0, 13, 2) == reserve(state)
    assert "gold" not in points(state)


def test_lighthouse_fires_when_built() -> None:
    """NUS-8.24: with eight fish there already; with seven it waits."""
    for fish, after in ((8, 8), (7, 0)):
        state = table()
        stock(state, MASHA, fish=fish)
        offer(state, "129")
        give(state, MASHA, wood=5, fish=5)
        play(state, "place build_building", "build 129", "site b1")
        assert (0, after, 0) == goods(state)


def test_lighthouse_does_not_fire_without_new_fish() -> None:
    """NUS-8.24: fish must have been put there; wood on nine fish changes nothing."""
    state = table()
    own(state, MASHA, "129", "104")
    stock(state, MASHA, fish=9)
    offer(state, "103")
    own(state, MASHA, "114")
    give(state, MASHA, wood=1)
    play(state, "place build_building", "build 103", "site c2")

    assert (2, 9, 0) == reserve(state)


# --- once


def test_once_at_once() -> None:
    """NUS-8.9: Wharf with five ships pays when it is built, and never again."""
    state = table(5)
    fleet(state, MASHA, sloop=5)
    offer(state, "143")
    give(state, MASHA, wood=5, fish=2)
    play(state, "place build_building", "build 143", "site b1")
    assert (2, 2, 4) == goods(state)
    assert [] == me(state)["unfired"]
    turn_of(state, MASHA)
    play(state, "place build_ship", "ship sloop")

    assert 6 == ships(state)["sloop"]
    assert 4 == goods(state)[2]


def test_once_later() -> None:
    """NUS-8.9: the first time the condition holds; sold ships do not make it pay twice."""
    state = table(5)
    own(state, MASHA, "143", "223")
    fleet(state, MASHA, sloop=4)
    give(state, MASHA, wood=4, fish=4)
    assert ["143"] == me(state)["unfired"]
    play(state, "place build_ship", "ship sloop")
    assert 4 == goods(state)[2]
    say(state, "sell sloop", "done")
    turn_of(state, MASHA)
    play(state, "place build_ship", "ship sloop")

    assert 4 + 2 == goods(state)[2]
    assert 5 == ships(state)["sloop"]


def test_once_counts_elders() -> None:
    """NUS-8.9: Harbor Park at the third elder, goods on the Reserve."""
    state = table()
    own(state, MASHA, "322")
    council(state, MASHA, {"1": 0, "2": 0})
    play(state, "place invite_elder", "invite 12", "decline")

    assert (3, 0, 2) == reserve(state)
    assert [] == me(state)["unfired"]


# --- several at once


def test_the_owner_chooses_the_order() -> None:
    """NUS-8.10: Raftbuilder and Logger's Pond after Clear a Forest: the question names both."""
    state = table()
    own(state, MASHA, "127", "311")
    play(state, "place clear_forest", "clear a3")
    assert "trigger" == decision(state)
    assert ["trigger 127", "trigger 311"] == legal(state)
    assert {"127", "311"} == set(question(state)["cards"])
    assert "not-pending" == refusal(state, "trigger 109")[0]
    say(state, "trigger 127")
    play(state, "clear c3")

    assert (5 + 3, 3, 0) == goods(state)
    assert {"a3": 1, "b3": 1} == me(state)["forests"]


def test_a_triggers_consequences_come_first() -> None:
    """NUS-8.10: Worker's Cottage after Reforest, Clear a Forest, Sawmill; then Forest Storage."""
    state = table()
    own(state, MASHA, a2="202", b1="127", b2="301")
    play(state, "place reforest", "plant c1", "trigger 202", "use", "clear c3", "clear a3")
    order = [entry for entry in log_of(state, MASHA) if entry[0] in ("cleared", "reserved")]

    assert ["cleared", "cleared", "reserved"] == names(order)
    assert (5 + 3, 0, 0) == goods(state)
    assert (3, 0, 0) == reserve(state)
    assert ["reforest", "clear_forest"] == [name for name in actions_done(state) if name != "thin_out"]


def test_automatic_and_optional() -> None:
    """NUS-8.11: gains arrive by themselves, the forest of Sawmill may be left standing."""
    state = table()
    own(state, MASHA, "127")
    play(state, "place clear_forest", "clear a3")
    assert "decline" in legal(state)
    say(state, "decline")

    assert (5, 0, 0) == goods(state)
    assert {"a3": 1, "b3": 1, "c3": 1} == me(state)["forests"]
