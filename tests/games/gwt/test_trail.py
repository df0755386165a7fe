"""Moving the herder (GWT-4)."""

import pytest

from igroteka.games.gwt.data.box import NODE_NAMES
from igroteka.games.gwt.events import EVENTS
from igroteka.games.gwt.rules import trail
from tests.games.gwt.table import MASHA, MISHA, arrive, clear, herder, house, rest, table, tile
from tests.games.saying import ask, legal, question, refusal, say


def test_neutral_buildings_are_steps_and_empty_spaces_are_not() -> None:
    """GWT-4.1, GWT-4.2, GWT-4.3: three steps from START on an empty trail; both empty branches are one path."""
    state = table()

    assert ["move N_A", "move N_B A1", "move N_C A1 B1"] == legal(state)
    assert ("empty-space", "GWT-4.2") == refusal(state, "move A1 A1")
    assert ("too-far", "GWT-4.3") == refusal(state, "move N_D A1 B1 N_D")
    assert ("no-such-path", "GWT-4.2") == refusal(state, "move N_B FL1")


@pytest.mark.parametrize(("seats", "limits"), [(2, [3, 4, 5]), (3, [3, 5, 6]), (4, [4, 6, 7])])
def test_step_limits_by_player_count(seats: int, limits: list[int]) -> None:
    """GWT-2.15, GWT-4.3."""
    state = table(seats)
    found = [int(state.step_limit(MASHA))]
    for disc in ("step_left", "step_right"):
        clear(state, MASHA, disc)
        found.append(int(state.step_limit(MASHA)))

    assert limits == found


def test_kansas_city_ends_the_movement() -> None:
    """GWT-4.4: it cannot be passed."""
    state = table()
    state.herders[MASHA] = NODE_NAMES.index("N_G")

    assert ["move KC G1"] == legal(state)


def test_other_herders_never_block() -> None:
    """GWT-4.5."""
    state = table()
    state.herders[MISHA] = NODE_NAMES.index("N_A")
    say(state, "move N_A")

    assert "N_A" == herder(state)


@pytest.mark.parametrize(("seats", "green", "black"), [(2, 2, 2), (3, 2, 1), (4, 1, 2)])
def test_fees_by_player_count(seats: int, green: int, black: int) -> None:
    """GWT-4.6: a tile with both hands costs both; own and neutral buildings are free."""
    state = table(seats)
    house(state, MISHA, "7a", "A1")
    house(state, MISHA, "1a", "A2")
    house(state, MASHA, "8a", "A3")
    tile(state, "BA4", "bandit:orange")
    nodes = {name: int(trail.fee(state, MASHA, NODE_NAMES.index(name))) for name in ("A1", "A2", "A3", "BA4", "N_A")}

    assert {"A1": green + black, "A2": green, "A3": 0, "BA4": black, "N_A": 0} == nodes


def test_fees_go_to_the_owner_or_to_the_bank_in_walking_order() -> None:
    """GWT-4.6: the location where the herder stops counts too."""
    state = table(4)
    state.herders[MASHA] = NODE_NAMES.index("N_A")
    state.dollars[MASHA] = 10
    house(state, MISHA, "1a", "A1")
    house(state, MISHA, "4a", "A3")
    say(state, "move A3 A1")

    assert (7, 3) == (state.dollars[MASHA], state.dollars[MISHA])


def test_a_herder_whose_tile_was_removed_walks_on() -> None:
    """GWT-4.8, GWT-4.9: from the now empty space."""
    state = table()
    state.herders[MASHA] = NODE_NAMES.index("FL2")
    tile(state, "FL3", "hazard:flood:4:green")
    ask(state, trail.MoveHerder(MASHA), *rest(MASHA))

    assert ["move FL3", "move N_B", "move N_C B1"] == legal(state)


def test_paths_differ_by_what_they_pass() -> None:
    """GWT-15.1: two ways to one location are two moves if they pass different tiles."""
    state = table()
    tile(state, "FL1", "hazard:flood:4:green")
    state.herders[MASHA] = NODE_NAMES.index("N_A")
    ask(state, trail.MoveHerder(MASHA), *rest(MASHA))

    assert ["move N_B A1", "move N_B FL1"] == [line for line in legal(state, "move") if line.split()[1] == "N_B"]


def test_a_local_action_moves_the_herder_on() -> None:
    """GWT-5.7, GWT-6.39: fees included, phase B at the new location; what was left of the old one is lost."""
    state = table()
    house(state, MASHA, "3a", "A1")
    house(state, MISHA, "1a", "A2")
    state.dollars[MASHA] = 3
    arrive(state, MASHA, "A1")
    say(state, "local 2 a", "move A2")

    assert ("StopHere", MASHA) == question(state)
    assert (1, 2) == (state.dollars[MASHA], state.dollars[MISHA])
    say(state, "aux money single")
    assert MASHA != state.player or ("UseBuilding", MASHA) != question(state)


def test_a_local_action_into_kansas_city() -> None:
    """GWT-6.39: Kansas City included."""
    state = table()
    house(state, MASHA, "3a", "G1")
    arrive(state, MASHA, "G1")
    say(state, "local 2 a", "move KC")

    assert ("Income", MASHA) == question(state)


def test_the_fees_of_a_path_are_told_as_one_sum() -> None:
    """GWT-4.6: three players, a green hand at 2 and a black one at 1."""
    state = table(3)
    state.herders[MASHA] = 1
    tile(state, "FL1", "hazard:flood:4:green")
    tile(state, "FL2", "hazard:flood:3:black")
    state.dollars[MASHA] = 9
    say(state, "move N_B FL1")

    assert state.log is not None
    moved = next(event for event in state.log if EVENTS.kinds[event.kind].name == "moved")
    assert (NODE_NAMES.index("N_B"), 3, 3) == (moved.a, moved.b, moved.c)
    assert 6 == state.dollars[MASHA]
