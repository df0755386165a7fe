"""Buildings (GWT-6.27 to GWT-6.29) and what they do (GWT-6.40 to GWT-6.49)."""

import pytest

from igroteka.games.gwt.game import GAME
from igroteka.games.gwt.rules import building
from igroteka.kit import bits
from tests.games.gwt.table import (
    MASHA,
    MISHA,
    arrive,
    asked,
    clear,
    collect,
    discarded,
    engine,
    hand,
    herder,
    house,
    in_hand,
    points,
    station,
    table,
    tile,
    workers,
)
from tests.games.saying import legal, question, refusal, say, sound


def test_builders_and_money() -> None:
    """GWT-6.27, GWT-6.29: builders owned, not spent; two dollars each; one building an action."""
    state = table()
    workers(state, MASHA, builder=2)
    state.dollars[MASHA] = 4
    asked(state, building.Build(MASHA, 2))
    assert ["1", "2", "3", "4"] == sorted({line.split()[1] for line in legal(state, "build")})
    assert ("too-few-builders", "GWT-6.27") == refusal(state, "build 5 A1")
    say(state, "build 4 A1")

    assert 2 == state.hired(MASHA, 1)
    assert ("Build", MASHA) != question(state)
    assert 3 == points(state)["buildings"]
    assert sound(state)


def test_where_buildings_go() -> None:
    """GWT-6.27: any empty building space, never on somebody else's building."""
    state = table()
    house(state, MISHA, "1a", "A1")
    state.dollars[MASHA] = 2
    asked(state, building.Build(MASHA, 2))

    assert 21 == len([line for line in legal(state) if line.startswith("build 1 ")])
    assert ("space-taken", "GWT-6.27") == refusal(state, "build 1 A1")


@pytest.mark.parametrize(("needs", "possible"), [("more_builders", False), ("more_vp", True)])
def test_what_a_replacement_needs(needs: str, possible: bool) -> None:
    """GWT-6.28: more builders; or, if the table agrees, more points (replace_needs)."""
    state = table(b="11", replace_needs=needs)
    house(state, MASHA, "7a", "A1")  # 5 builders, 6 points; 11b has 5 builders, 10 points
    asked(state, building.Build(MASHA, 2))

    assert possible == (MASHA == state.player and "build 11 A1" in legal(state))


def test_a_replaced_building_counts_for_nothing() -> None:
    """GWT-6.28, GWT-11.8."""
    state = table()
    house(state, MASHA, "1a", "A1")
    workers(state, MASHA, builder=3)
    state.dollars[MASHA] = 6
    asked(state, building.Build(MASHA, 2))
    assert ("replace-lower", "GWT-6.28") == refusal(state, "build 2 A1")
    assert ("not-in-supply", "GWT-6.27") == refusal(state, "build 1 A2")
    say(state, "build 6 A1")

    assert 1 == state.own_buildings(MASHA)
    assert 5 == points(state)["buildings"]


# --- what they do


def test_forest_buildings() -> None:
    """GWT-6.40: 1a pays for each own building in the woods, itself included; 7b moves the engine that far."""
    state = table(b="7")
    house(state, MASHA, "1a", "B1")
    house(state, MASHA, "7b", "C1")
    house(state, MASHA, "2a", "A1")
    arrive(state, MASHA, "B1")
    say(state, "local 1 a")
    assert 4 == state.dollars[MASHA]
    arrive(state, MASHA, "C1")
    say(state, "local 1 a")
    assert ["engine 1", "engine 2"] == legal(state, "engine")


def test_nothing_to_count() -> None:
    """GWT-6.49: no building in the woods, no use of the action."""
    state = table()
    house(state, MASHA, "1a", "A1")
    arrive(state, MASHA, "A1")

    assert [] == legal(state, "local")


def test_drawing_by_cowboys() -> None:
    """GWT-6.41: 4b draws up to as many cards as own cowboys, then as many are discarded."""
    state = table(b="4")
    house(state, MASHA, "4b", "A1")
    workers(state, MASHA, cowboy=3)
    arrive(state, MASHA, "A1")
    say(state, "local 1 a")
    assert ["draw 1", "draw 2", "draw 3", "decline"] == legal(state)
    say(state, "draw 2", "card criollo", "card galloway", "discard criollo", "discard galloway")

    assert {} == in_hand(state)


def test_pairs_of_bandits() -> None:
    """GWT-6.43: 7a gives two certificates and two dollars a pair; the tiles are kept."""
    state = table()
    house(state, MASHA, "7a", "A1")
    collect(state, MASHA, "bandit:green", "bandit:green", "bandit:orange")
    arrive(state, MASHA, "A1")
    say(state, "local 1 a")

    assert (2, 2) == (state.certificates(MASHA), state.dollars[MASHA])
    assert 1 == state.bandit_pairs(MASHA)


@pytest.mark.parametrize("from_stack", [True, False])
def test_an_objective_into_the_hand(from_stack: bool) -> None:
    """GWT-6.44, GWT-6.21: 8b, from the display or the stack; the money must be taken, the card need not."""
    state = table(b="8", objective_to_hand_from_stack=from_stack)
    house(state, MASHA, "8b", "A1")
    hand(state, MASHA, "galloway")
    arrive(state, MASHA, "A1")
    say(state, "local 1 a", "discard galloway")

    assert 6 == state.dollars[MASHA]
    assert from_stack == ("blind" in legal(state))
    assert "decline" in legal(state)
    if from_stack:
        say(state, "blind", "unseen aux_NY")
        assert {"aux_NY": 1} == in_hand(state)
        assert {"galloway": 1} == discarded(state)
        assert sound(state)


def test_an_extraordinary_delivery() -> None:
    """GWT-6.45: as far as free numbered spaces were moved onto; no transport, no certificates, no income."""
    state = table()
    house(state, MASHA, "9a", "A1")
    engine(state, MASHA, "8")
    engine(state, MISHA, "6")
    arrive(state, MASHA, "A1")
    say(state, "local 1 a", "back s1")
    cities = [line.split()[1] for line in legal(state, "deliver")]
    assert ["kansas_city", "fulton"] == cities
    say(state, "deliver kansas_city", "disc aux_money_2x")

    assert ("Upgrade", MASHA) == question(state)
    assert 4 == state.dollars[MASHA]


def test_an_extraordinary_delivery_without_kansas_citys_money() -> None:
    """GWT-6.45: if the table agrees (extraordinary_kc_money)."""
    state = table(extraordinary_kc_money=False)
    house(state, MASHA, "9a", "A1")
    engine(state, MASHA, "3")
    arrive(state, MASHA, "A1")
    say(state, "local 1 a", "back 2", "deliver kansas_city", "disc aux_money_2x")

    assert 0 == state.dollars[MASHA]


def test_a_station_behind_the_engine() -> None:
    """GWT-6.46: 9b upgrades a station behind the engine; one it stands in is not behind it."""
    state = table(b="9")
    house(state, MASHA, "9b", "A1")
    engine(state, MASHA, "s3")
    station(state, MASHA, 1)
    state.dollars[MASHA] = 9
    arrive(state, MASHA, "A1")
    say(state, "local 1 a")

    assert ["upgrade 2"] == legal(state, "upgrade")
    assert ("own-disc", "GWT-6.16") == refusal(state, "upgrade 1")
    assert ("not-behind", "GWT-6.46") == refusal(state, "upgrade 3")


def test_the_marker_to_the_limit() -> None:
    """GWT-6.47: 10a; GWT-6.2: the limit is 3, 4 or 6."""
    state = table()
    house(state, MASHA, "10a", "A1")
    for spaces, limit in ((["cert_6"], 3), (["cert_4"], 6)):
        clear(state, MASHA, *spaces)
        arrive(state, MASHA, "A1")
        say(state, "local 1 a")
        assert limit == state.certificates(MASHA)
        say(state, "local 2 a", "move N_B", "aux money single")


def test_hazards_of_11a_and_the_engine_of_11b() -> None:
    """GWT-6.48: two hazards for two dollars each; the engine as far as own hazards."""
    state = table()
    house(state, MASHA, "11a", "A1")
    tile(state, "FL1", "hazard:flood:4:green")
    tile(state, "DR1", "hazard:drought:2:black")
    state.dollars[MASHA] = 4
    arrive(state, MASHA, "A1")
    say(state, "local 1 a", "clear FL1", "local 2 a", "clear DR1")
    assert (0, 2) == (state.dollars[MASHA], state.hazards(MASHA))

    state = table(b="11")
    house(state, MASHA, "11b", "A1")
    collect(state, MASHA, "hazard:flood:4:green", "hazard:flood:4:green")
    arrive(state, MASHA, "A1")
    say(state, "local 1 a")
    assert ["engine 1", "engine 2"] == legal(state, "engine")


def test_12a_and_12b() -> None:
    """GWT-6.48: a dollar a builder; two dollars a station, and an exchange token."""
    state = table()
    house(state, MASHA, "12a", "A1")
    workers(state, MASHA, builder=3)
    arrive(state, MASHA, "A1")
    say(state, "local 1 a")
    assert 3 == state.dollars[MASHA]

    state = table(b="12")
    house(state, MASHA, "12b", "A1")
    station(state, MASHA, 1, 2)
    arrive(state, MASHA, "A1")
    say(state, "local 1 a", "local 2 a")
    assert (4, 1) == (state.dollars[MASHA], state.tokens[MASHA])
    assert "A1" == herder(state)


def test_nothing_to_build() -> None:
    """GWT-6.27, GWT-6.49: neither money nor builders, or nothing in the own supply."""
    state = table()
    state.dollars[MASHA] = 1
    arrive(state, MASHA, "N_B")
    assert "local 2 a" not in legal(state)
    state.dollars[MASHA] = 40
    assert "local 2 a" in legal(state)
    for number, node in (("1a", "A1"), ("2a", "A2"), ("3a", "A3")):
        house(state, MASHA, number, node)
    workers(state, MASHA, builder=1)
    state.replaced[MASHA], state.supply[MASHA] = bits.bit(12) - 1 - 7, 0
    arrive(state, MASHA, "N_B")
    assert "local 2 a" not in legal(state)


def test_more_points_are_needed() -> None:
    """GWT-6.28: not as many, if the table has chosen so (replace_needs)."""
    state = table(replace_needs="more_vp", b="3")
    house(state, MASHA, "1a", "A1")
    state.dollars[MASHA] = 20
    asked(state, building.Build(MASHA, 2))

    assert ("replace-lower", "GWT-6.28") == refusal(state, "build 2 A1")  # one point each
    assert "build 3 A1" in legal(state)


def test_the_station_behind_is_upgraded() -> None:
    """GWT-6.46, GWT-6.16: by the player who uses 9b, or not at all."""
    state = table(b="9")
    house(state, MASHA, "9b", "A1")
    engine(state, MASHA, "13")  # the turnout of station 4 leaves here
    state.dollars[MASHA] = 9
    arrive(state, MASHA, "A1")
    say(state, "local 1 a")
    assert ["upgrade 1", "upgrade 2", "upgrade 3"] == legal(state, "upgrade")
    say(state, "upgrade 3", "disc cert_4")
    assert (5, [3], []) == (
        state.dollars[MASHA],
        state.view(0)["players"][MASHA]["stations"],
        state.view(0)["players"][MISHA]["stations"],
    )
    arrive(state, MASHA, "A1")
    say(state, "local 1 a", "decline")
    assert 5 == state.dollars[MASHA]


def test_the_way_back_is_the_own_engines() -> None:
    """GWT-6.45: seven spaces back reach St. Louis and Bloomington, wherever the other engine stands."""
    state = table()
    house(state, MASHA, "9a", "A1")
    engine(state, MASHA, "9")
    engine(state, MISHA, "20")
    arrive(state, MASHA, "A1")
    say(state, "local 1 a")
    assert {"value": 7} == state.effects(GAME.parse("back 2"))
    say(state, "back 2")
    assert ["kansas_city", "fulton", "st_louis", "bloomington"] == [line.split()[1] for line in legal(state, "deliver")]
