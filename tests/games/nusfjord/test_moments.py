"""What single cards show of the rules: ships, shares, forests, elders, plates, the Reserve (NUS-8.13 to NUS-8.23)."""

import pytest

from tests.games.nusfjord.table import (
    MASHA,
    MISHA,
    SASHA,
    council,
    decision,
    fish_again,
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
    question,
    reserve,
    ships,
    stock,
    table,
    turn_of,
)
from tests.games.saying import happened, legal, refusal, say, sound


def names(entries: list[tuple[str, int, int, int]]) -> list[str]:
    return [entry[0] for entry in entries]


# --- ships and shares


def test_discounts() -> None:
    """NUS-8.13: only that good, not below nothing, whichever price is chosen."""
    state = table()
    offer(state, "228")
    give(state, MASHA, wood=12, fish=3, gold=4)
    play(state, "place build_building", "build 228", "site b1")
    assert ["ship sloop", "ship cutter", "ship schooner a", "ship schooner b"] == legal(state, "ship")
    say(state, "ship sloop")
    assert (6, 3, 4) == goods(state)

    state = table()
    offer(state, "228")
    give(state, MASHA, wood=12, fish=3, gold=4)
    play(state, "place build_building", "build 228", "site b1", "ship schooner a")
    assert (0, 3, 4) == goods(state)


def test_static_discounts() -> None:
    """NUS-8.13: Slipway takes a wood and a gold off the cutter; Shipping Office sells schooners for three gold."""
    state = table()
    own(state, MASHA, "111")
    give(state, MASHA, wood=5)
    play(state, "place build_ship", "ship cutter")
    assert ({"cutter": 1}, (0, 0, 0)) == (ships(state), goods(state))

    state = table()
    own(state, MASHA, "117")
    give(state, MASHA, gold=3)
    play(state, "place build_ship", "ship schooner b")
    assert ({"schooner": 1}, (0, 0, 0)) == (ships(state), goods(state))


def test_the_spare_schooner() -> None:
    """NUS-3.3, NUS-8.13: Dockhouse gives it when none is left; room on the track is still needed."""
    state = table(2, deck="cod")
    fleet(state, MISHA, schooner=3)
    offer(state, "321")
    give(state, MASHA, wood=5, fish=3)
    play(state, "place build_building", "build 321", "site b1", "use", "ship schooner a", "ship schooner b")
    assert {"schooner": 1} == ships(state)
    assert 0 == state.view(0)["spare_schooners"]
    assert sound(state)

    state = table(2)
    offer(state, "321")
    give(state, MASHA, wood=5, fish=3)
    play(state, "place build_building", "build 321", "site b1", "use", "ship schooner a", "ship schooner b")
    assert (1, 2) == (state.view(0)["spare_schooners"], state.view(0)["shipyard"]["schooner"])


def test_only_dockhouse_gives_the_spare_schooner() -> None:
    """NUS-3.3: for Build a Ship a sold-out type is sold out."""
    state = table(2)
    fleet(state, MISHA, schooner=3)
    give(state, MASHA, gold=4)

    assert "place build_ship" not in legal(state)


def test_ship_broker() -> None:
    """NUS-8.14: two gold for a sloop, four for a cutter; back to the board, the catch falls; no schooner."""
    state = table()
    own(state, MASHA, "223")
    fleet(state, MASHA, sloop=1, cutter=1, schooner=1)
    assert ["sell sloop", "sell cutter"] == legal(state, "sell")
    assert "no-sale" == refusal(state, "sell schooner")[0]
    say(state, "sell sloop", "sell cutter")

    assert (0, 0, 6) == goods(state)
    assert {"schooner": 1} == ships(state)
    assert 6 == me(state)["catch"]
    assert {"sloop": 4, "cutter": 4, "schooner": 3} == state.view(0)["shipyard"]
    assert [] == legal(state, "sell")
    play(state, "place build_ship", "ship schooner b")
    assert 2 == goods(state)[2]


def test_holding_company() -> None:
    """NUS-8.15: the gold paid for shares lies on the own Reserve; the full sum must be there first."""
    state = table()
    own(state, MASHA, "316")
    new_shares(state, {MISHA: 3})
    give(state, MASHA, gold=2)
    assert "place buy_all_shares" not in legal(state)
    give(state, MASHA, gold=4)
    say(state, "place buy_all_shares")

    assert (0, 0, 1) == goods(state)
    assert (0, 0, 3) == reserve(state)


# --- other moments


def test_a_double_space_becomes_free() -> None:
    """NUS-8.18: Clearing pays when the last forest of a stack leaves, by whatever way, once per stack."""
    state = table()
    own(state, MASHA, "213")
    play(state, "place clear_forest", "clear a3")
    assert (5, 0, 0) == goods(state)
    turn_of(state, MASHA)
    play(state, "place clear_forest", "clear b3")
    assert (10, 0, 1) == goods(state)

    state = table()
    own(state, MASHA, "213")
    council(state, MASHA, {"2": 0})
    play(state, "elder 2", "clear b3", "clear c3")
    assert (5, 0, 1 + 2) == goods(state)


def test_passing_pays() -> None:
    """NUS-8.19: Holiday Resort, for every pass."""
    state = table(2)
    own(state, MASHA, "302")
    say(state, "pass", "pass", "pass", "pass")

    assert (0, 2, 2) == goods(state)


def test_start_of_the_fishing_phase() -> None:
    """NUS-8.20: Supply Storage's wood comes before the catch, and not with the Weir Builder."""
    state = table(2)
    own(state, MASHA, "212")
    council(state, MASHA, {"6": 0})
    say(state, "elder 6")
    assert 0 == reserve(state)[0]
    fish_again(state)
    told = names(log_of(state, MASHA))

    assert 1 == reserve(state)[0]
    last = len(told) - 1 - told[::-1].index("caught")
    assert told.index("reserved") < last


def test_excess_fish_in_every_distribution() -> None:
    """NUS-8.20: Driftwood Rafting, a wood per fish returned, three at most."""
    state = table(2)
    own(state, MASHA, "226")
    council(state, MASHA, {"6": 0})
    stock(state, MASHA, fish=8)
    say(state, "elder 6")  # five fish: one to him, two to shares, two too many
    assert 2 == goods(state)[0]
    fleet(state, MASHA, schooner=2)
    fish_again(state)

    assert 2 + 3 == goods(state)[0]


def test_hideaway_uses_an_elder() -> None:
    """NUS-8.21: also one holding a worker; the price of the plate is paid; it counts as an elder's action."""
    state = table(3)
    plates(state, 3)
    own(state, MASHA, "208")
    council(state, MASHA, {"12": 0, "8": 0})
    say(state, "elder 12")
    before = goods(state)
    assert 1 == before[0]  # Youth Hostel
    turn_of(state, MASHA)
    offer(state, "314")
    give(state, MASHA, wood=1, fish=1)
    play(state, "place build_building", "build 314", "site b1")
    assert "use_elder" == decision(state)
    assert {"elder 12", "elder 8"} <= set(legal(state))
    say(state, "elder 12")

    assert (1, 3 + 2, 0) == goods(state)
    assert 1 == state.view(0)["plates"]["filled"]
    assert ["red", None] == [place["worker"] for place in me(state)["council"]]


def test_filling_a_plate_is_not_serving() -> None:
    """NUS-8.22: the smallest empty plate, fish from the general supply; Purveyor does not react; a full table stays."""
    state = table(3)
    own(state, MASHA, "207", "216")
    play(state, "place invite_elder", "invite 12", "decline")
    assert (0, 0, 1) == goods(state)
    assert 3 == state.view(0)["plates"]["filled"]

    state = table(3)
    own(state, MASHA, "207")
    plates(state, 7)
    play(state, "place invite_elder", "invite 12", "decline")
    assert (0, 0, 0) == goods(state)


def test_paying_from_the_reserve() -> None:
    """NUS-8.23: Reserve Depot; for each good the player chooses how much comes from where."""
    state = table(3)
    own(state, MASHA, "315")
    offer(state, "105")
    give(state, MASHA, wood=1, fish=1)
    stock(state, MASHA, wood=2, fish=3)
    play(state, "place build_building", "build 105", "site b1")
    assert "source" == decision(state)
    asked = question(state)
    assert ("wood", 1, 2) == (asked["good"], asked["least"], asked["most"])
    assert ["source 1", "source 2"] == legal(state)
    say(state, "source 1")
    assert ["source 0", "source 1"] == legal(state)
    say(state, "source 1")

    assert (0, 1, 0) == goods(state)
    assert (1, 2, 0) == reserve(state)
    assert "105" in me(state)["buildings"].values()


def test_taking_the_last_good_empties_the_reserve() -> None:
    """NUS-8.23, NUS-8.8: Wet Storage refills it."""
    state = table(3)
    own(state, MASHA, "315", "112")
    stock(state, MASHA, wood=1)
    offer(state, "103")
    play(state, "place build_building", "build 103", "site b2", "source 1")

    assert (3, 0, 0) == reserve(state)
    assert (0, 4, 0) == goods(state)


@pytest.mark.parametrize(("drawn", "moved"), [(5, 0), (2, 0), (1, 8), (0, 9)])
def test_lighthouse_paid_from_the_reserve(drawn: int, moved: int) -> None:
    """NUS-8.23, NUS-8.24: what counts is the Reserve after the price is paid."""
    state = table(3)
    own(state, MASHA, "315")
    give(state, MASHA, wood=5, fish=5)
    stock(state, MASHA, fish=9)
    offer(state, "129")
    play(state, "place build_building", "build 129", "site b1", f"source {drawn}")

    assert (0, drawn + moved, 0) == goods(state)
    assert (0, 9 - drawn - moved, 0) == reserve(state)


def test_limits_changed_by_cards() -> None:
    """NUS-8.1, NUS-1.3, NUS-4.7: Supply Storage holds 18 wood, Cold Storage 12 fish."""
    state = table(3)
    own(state, MASHA, "212", "217")
    assert {"wood": 18, "reserve": 12} == me(state)["limits"]
    give(state, MASHA, wood=16)
    stock(state, MASHA, fish=11)
    fleet(state, MASHA, schooner=2)
    play(state, "place clear_forest", "clear a3")
    assert 18 == goods(state)[0]
    fish_again(state)
    assert 12 == reserve(state)[1]


def test_stock_management() -> None:
    """NUS-8.1: an issued share brings three gold."""
    state = table(3)
    own(state, MASHA, "218")
    say(state, "place issue_share")
    assert (0, 0, 3) == goods(state)


def test_reactions_belong_to_the_owner() -> None:
    """NUS-8.6: another player's action does not trigger a card."""
    state = table(3)
    own(state, MASHA, "210", "302", "106")
    say(state, "place thin_out")
    before = goods(state)
    say(state, "place gain_gold", "pass")

    assert before == goods(state)
    assert (0, 0, 1) == goods(state, MISHA)


def test_dairy_and_homes_react_to_paying_elders() -> None:
    """NUS-8.6, NUS-4.4: Residential Home gives its wood when an elder's three fish are removed, in any phase."""
    state = table(2)
    own(state, MASHA, "131", "125")
    council(state, MASHA, {"2": 2, "1": 2})
    fish_again(state)

    assert (2, 3 + 3 + 1, 0) == goods(state)  # one fish is left for a share
    assert (0, 0) == (fish_on(state, "2"), fish_on(state, "1"))


def test_flipped_shares_stay_at_home() -> None:
    """NUS-8.1, NUS-1.7: Office turns a share in the own supply; nothing lies on New shares."""
    state = table(3, deck="cod")
    offer(state, "305")
    give(state, MASHA, wood=2, gold=1)
    play(state, "place build_building", "build 305", "site b1")

    assert (3, 2) == (me(state)["shares"]["red"], me(state)["unissued"])
    assert 0 == sum(state.view(0)["new_shares"].values())
    assert sound(state)


def test_nothing_to_flip() -> None:
    """NUS-8.3: without unissued shares nothing happens."""
    state = table(3)
    hold(state, MASHA, {MASHA: 5})
    offer(state, "305")
    give(state, MASHA, wood=2, gold=1)
    play(state, "place build_building", "build 305", "site b1")

    assert (5, 0) == (me(state)["shares"]["red"], me(state)["unissued"])
    assert "flipped" not in happened(state)


def test_collection_point_transfers_then_counts() -> None:
    """NUS-8.3: two steps of one effect; the first may be impossible."""
    state = table(3)
    offer(state, "309")
    give(state, MASHA, wood=1)
    stock(state, MASHA, fish=3)
    play(state, "place build_building", "build 309", "site b1", "use")
    assert (0, 3 + 1, 0) == goods(state)

    state = table(3)
    offer(state, "309")
    give(state, MASHA, wood=1)
    play(state, "place build_building", "build 309", "site b1")
    assert (0, 1, 0) == goods(state)


def test_market_hall_exchanges_a_few_times() -> None:
    """NUS-6.14, NUS-8.11: up to twice each, or not at all."""
    state = table(3)
    offer(state, "145")
    give(state, MASHA, wood=3 + 6, fish=3 + 4)
    play(state, "place build_building", "build 145", "site b1")
    assert "exchange" == decision(state)
    assert ["times 1", "times 2", "decline"] == legal(state)
    say(state, "times 2")
    assert ["times 1", "decline"] == legal(state)
    say(state, "decline")

    assert (2, 4, 2) == goods(state)


def test_residence_buys_shares_for_less() -> None:
    """NUS-8.13, NUS-6.6: two gold less than the price of the round."""
    state = table(3)
    new_shares(state, {MISHA: 1, SASHA: 2})
    occupy(state, "buy_all_shares", MISHA)
    offer(state, "231")
    give(state, MASHA, wood=3, gold=1 + 1)
    play(state, "place build_building", "build 231", "site b1", "use")

    assert (0, 0, 0) == goods(state)
    assert {"red": 2, "blue": 1, "yellow": 2} == me(state)["shares"]


def test_rathskeller_serves_cheaply() -> None:
    """NUS-6.3, NUS-8.13: each plate a fish less."""
    state = table(3)
    offer(state, "323")
    give(state, MASHA, wood=3, fish=4)
    play(state, "place build_building", "build 323", "site b1", "serve 2")

    assert (0, 0, 2) == goods(state)
    assert 4 == state.view(0)["plates"]["filled"]


def test_fishers_house_serves_one_plate() -> None:
    """NUS-8.11: at most one, after every transfer."""
    state = table(3)
    own(state, MASHA, "116")
    stock(state, MASHA, fish=9)
    say(state, "place transfer_reserve")
    assert ["serve 1"] == legal(state, "serve") or "use" in legal(state)
    play(state, "use", "serve 1")

    assert (0, 6, 1) == goods(state)


def test_foresters_house_plants_four() -> None:
    """NUS-6.9, NUS-8.1: a stack of four."""
    state = table(3)
    offer(state, "110")
    give(state, MASHA, wood=3)
    play(state, "place build_building", "build 110", "site a2", "plant b1")

    assert 4 == me(state)["forests"]["b1"]
    assert sound(state)


def test_upgrades_of_buildings() -> None:
    """NUS-7.9: Boat Hall twice, Repair Hall any smaller ship into a schooner."""
    state = table(3)
    fleet(state, MASHA, sloop=1)
    offer(state, "328")
    give(state, MASHA, wood=5, fish=2)
    play(state, "place build_building", "build 328", "site b1")
    assert "upgrade" == decision(state)
    play(state, "upgrade sloop cutter", "upgrade cutter schooner")
    assert {"schooner": 1} == ships(state)

    state = table(3)
    fleet(state, MASHA, sloop=1, cutter=1)
    offer(state, "342")
    give(state, MASHA, wood=4)
    play(state, "place build_building", "build 342", "site b1")
    assert ["upgrade sloop schooner", "upgrade cutter schooner"] == legal(state, "upgrade")
    say(state, "upgrade sloop schooner")
    assert {"cutter": 1, "schooner": 1} == ships(state)


def test_forest_choices_of_a_card() -> None:
    """NUS-14.2: a stack is asked for only where there are several."""
    state = table(3)
    forests(state, MASHA, a3=2)
    say(state, "place clear_forest")

    assert {"a3": 1} == me(state)["forests"]
    assert (5, 0, 0) == goods(state)
