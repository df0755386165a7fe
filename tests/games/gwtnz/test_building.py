"""Buildings and hazards (NZ-14.3, NZ-13.4, NZ-14.8)."""

import pytest

from igroteka.core.chance import Random
from igroteka.games.gwtnz.data.box import NODE_NAMES
from igroteka.games.gwtnz.rules import building, hazards
from igroteka.games.gwtnz.state import State
from tests.games.gwtnz.table import (
    FACE,
    MASHA,
    MISHA,
    NODE,
    SITES,
    arrive,
    asked,
    discarded,
    faces_by_craftsmen,
    hand,
    happened,
    hazard,
    house,
    legal,
    own,
    points,
    purse,
    question,
    refusal,
    say,
    side_b,
    sites,
    sound,
    table,
    tile,
    workers,
    zone,
)


def builds(craftsmen: int, pounds: int = 40, per: int = 2, b: str = "") -> State:
    """The action with so many craftsmen."""
    state = table(2, b=b)
    workers(state, MASHA, craftsman=craftsmen)
    state.pounds[MASHA] = pounds
    return asked(state, building.Build(MASHA, per))


@pytest.mark.parametrize("craftsmen", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("per", [1, 2])
def test_a_new_building(craftsmen: int, per: int) -> None:
    """NZ-14.3: so many craftsmen, so many pounds for each, and a gold."""
    face = faces_by_craftsmen(craftsmen)[0]
    state = builds(craftsmen, per=per, b=side_b(face))
    say(state, f"build {face[:-1]} {SITES[2]}")

    assert (40 - per * craftsmen, 1, 0, 0) == purse(state)
    assert {face: SITES[2]} == state.view(0)["players"][0]["buildings"]
    assert FACE[face]["vp"] == points(state)["private_buildings"]


def test_too_few_craftsmen_or_pounds() -> None:
    """NZ-14.3."""
    face = faces_by_craftsmen(2)[0]
    state = builds(1, b=side_b(face))
    assert ("too-few-craftsmen", "NZ-14.3") == refusal(state, f"build {face[:-1]} {SITES[0]}")
    poor = builds(2, pounds=3, b=side_b(face))
    assert ("too-dear", "NZ-14.3") == refusal(poor, f"build {face[:-1]} {SITES[0]}")


def test_above_five_craftsmen_only_by_replacing() -> None:
    """NZ-14.3: a row has no more than five."""
    big = next(face for face in FACE if FACE[face]["craftsmen"] > 5)
    small = next(
        face for face in FACE if FACE[big]["craftsmen"] - 5 <= FACE[face]["craftsmen"] <= 5 and face[:-1] != big[:-1]
    )
    state = builds(5, b=f"{side_b(big)} {side_b(small)}")
    assert ("too-few-craftsmen", "NZ-14.3") == refusal(state, f"build {big[:-1]} {SITES[0]}")
    house(state, MASHA, small, SITES[0])

    assert f"build {big[:-1]} {SITES[0]}" in legal(state)


@pytest.mark.parametrize("needs", [2, 4, 7])
def test_restricted_spaces(needs: int) -> None:
    """NZ-14.3, NZ-12.2: from that space of the pathfinder track on."""
    node = sites(needs=needs)[0]
    state = builds(1)
    state.pathfinder[MASHA] = needs - 1
    assert ("pathfinder-needed", "NZ-12.2") == refusal(state, f"build 1 {node}")
    state.pathfinder[MASHA] = needs

    assert f"build 1 {node}" in legal(state)


def test_a_replacement_is_not_checked_again() -> None:
    """NZ-14.3."""
    node = sites(needs=7)[0]
    new = faces_by_craftsmen(2)[0]
    state = builds(2, b=side_b(new))
    house(state, MASHA, "1a", node)

    assert f"build {new[:-1]} {node}" in legal(state)


def test_only_building_spaces() -> None:
    """NZ-14.3: neither hazard nor neutral spaces; others' buildings stay."""
    state = builds(1)
    house(state, MISHA, "2a", SITES[0])
    offered = {line.split()[2] for line in legal(state, "build")}

    assert all(NODE[node]["kind"] == "building" for node in offered)
    assert ("space-taken", "NZ-14.3") == refusal(state, f"build 1 {SITES[0]}")
    better = faces_by_craftsmen(3)[0]
    rich = builds(5, b=side_b(better))
    house(rich, MISHA, "2a", SITES[0])
    assert ("space-taken", "NZ-14.3") == refusal(rich, f"build {better[:-1]} {SITES[0]}")


def test_a_replacement() -> None:
    """NZ-14.3: by one that needs more; the old tile is gone for good; no gold."""
    new = faces_by_craftsmen(3)[0]
    state = builds(2, b=side_b(new))
    house(state, MASHA, "1a", SITES[0])
    assert ("not-in-supply", "NZ-14.3") == refusal(state, f"build 1 {SITES[1]}")
    say(state, f"build {new[:-1]} {SITES[0]}")

    assert (36, 0, 0, 0) == purse(state)
    assert FACE[new]["vp"] == points(state)["private_buildings"]
    asked(state, building.Build(MASHA, 2))
    assert ("not-in-supply", "NZ-14.3") == refusal(state, f"build 1 {SITES[1]}")
    assert "replaced" in happened(state)
    assert sound(state)


def test_never_by_an_equal_one() -> None:
    """NZ-14.3: it must need more craftsmen."""
    state = builds(5)
    low, high = faces_by_craftsmen(1)[0], next(face for face in faces_by_craftsmen(1) if face[:-1] != "1")
    assert low.endswith("a")
    assert high.endswith("a")
    house(state, MASHA, low, SITES[0])

    assert ("replace-lower", "NZ-14.3") == refusal(state, f"build {high[:-1]} {SITES[0]}")


def test_building_may_be_declined() -> None:
    """NZ-14.17."""
    state = builds(1)
    say(state, "decline")

    assert (40, 0, 0, 0) == purse(state)


# --- the card that replaces a building


def plus_one(**options: str) -> tuple[State, str]:
    """Bonus 6 in hand, a building on the trail and one that needs a craftsman more."""
    new = faces_by_craftsmen(2)[0]
    state = table(2, b=side_b(new), sets="1 2 3 6", **options)
    house(state, MASHA, "1a", SITES[0])
    hand(state, MASHA, "bonus6")
    return arrive(state, MASHA, "A"), new


def test_the_next_better_building() -> None:
    """NZ-13.4: exactly one craftsman more, free of charge, no gold."""
    state, new = plus_one()
    say(state, "show bonus6")
    shown = state.view(0)["sides"]
    better = {face[:-1] for face in shown if FACE[face]["craftsmen"] == FACE["1a"]["craftsmen"] + 1}
    assert better == {line.split()[1] for line in legal(state, "build")}
    assert ("not-plus-one", "NZ-13.4") == refusal(state, f"build {faces_by_craftsmen(5)[0][:-1]} {SITES[0]}")
    say(state, f"build {new[:-1]} {SITES[0]}")
    state.roll(Random(1))

    assert (0, 0, 0, 0) == purse(state)
    assert {new: SITES[0]} == state.view(0)["players"][0]["buildings"]
    assert sound(state)


def test_paying_the_difference() -> None:
    """NZ-13.4: by an option, two pounds."""
    state, new = plus_one(set6_upgrade_cost="pay_difference")
    say(state, "show bonus6")
    assert ("PlusOne", MASHA) != question(state)
    state, new = plus_one(set6_upgrade_cost="pay_difference")
    state.pounds[MASHA] = 2
    say(state, "show bonus6", f"build {new[:-1]} {SITES[0]}")

    assert 0 == state.pounds[MASHA]


# --- hazards


def test_removing_a_hazard() -> None:
    """NZ-14.8: for its price, from either zone; kept for its points."""
    rock, flood = hazard("rockfall", "green"), hazard("flood", "black")
    state = table()
    tile(state, zone("rockfall")[0], rock)
    tile(state, zone("flood")[0], flood)
    state.pounds[MASHA] = 9
    asked(state, hazards.RemoveHazard(MASHA, 7))
    assert [f"clear {zone('rockfall')[0]}", f"clear {zone('flood')[0]}", "decline"] == legal(state)
    other = state.copy()
    say(state, f"clear {zone('rockfall')[0]}")
    say(other, f"clear {zone('flood')[0]}")

    assert 2 == state.pounds[MASHA] == other.pounds[MASHA]
    assert {"sheepdog": 1} == discarded(state)
    assert {"ferry": 1} == discarded(other)
    assert int(rock.split(":")[2]) == points(state)["hazard_and_bonus_tiles"]
    assert 1 == state.hazards(MASHA)
    assert -1 == state.trail[NODE_NAMES.index(zone("rockfall")[0])]
    last = asked(table_with(flood), hazards.RemoveHazard(MASHA, 0))
    assert ("no-hazard", "NZ-14.8") == refusal(last, f"clear {zone('rockfall')[0]}")


def table_with(name: str) -> State:
    """A hazard on the first space of its zone."""
    state = table()
    tile(state, zone(name.split(":")[1])[0], name)
    return state


def test_no_hazard_nothing_paid() -> None:
    """NZ-15.3, NZ-14.8: without a hazard or without the money the action cannot be chosen."""
    state = table()
    state.pounds[MASHA] = 40
    arrive(state, MASHA, "G")
    assert ("nothing-to-gain", "NZ-15.3") == refusal(state, "local 1 a")
    assert not hazards.can_remove(state, MASHA, 0)
    other = table_with(hazard("flood"))
    assert hazards.can_remove(other, MASHA, 0)
    assert not hazards.can_remove(other, MASHA, 1)


def test_no_card_left() -> None:
    """NZ-14.8, NZ-15.1: the hazard is taken all the same."""
    state = table_with(hazard("flood"))
    own(state, MISHA, *["ferry"] * 14)
    asked(state, hazards.RemoveHazard(MASHA, 0))
    say(state, f"clear {zone('flood')[0]}")

    assert {} == discarded(state)
    assert 1 == state.hazards(MASHA)
