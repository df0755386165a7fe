"""The Work Phase (NUS-5), copying and repeated actions (NUS-6.12 to NUS-6.14)."""

import pytest

from igroteka.core.chance import Random
from igroteka.games.nusfjord.data.box import BOX
from igroteka.games.nusfjord.game import GAME
from tests.games.nusfjord.table import (
    MASHA,
    MISHA,
    SASHA,
    actions_done,
    council,
    decision,
    fleet,
    forests,
    give,
    goods,
    hand,
    me,
    occupy,
    offer,
    own,
    plates,
    play,
    ships,
    stock,
    table,
    turn_of,
)
from tests.games.saying import legal, refusal, say


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_three_turns_each_clockwise(seats: int) -> None:
    """NUS-5.1, NUS-5.7, NUS-1.1: from the first player on, three turns each, seven rounds."""
    state = table(seats)
    turns: dict[int, list[int]] = {}
    while not state.finished:
        turns.setdefault(int(state.round), []).append(int(state.player))
        say(state, "pass")
        state.roll(Random(3))

    assert list(range(1, 8)) == list(turns)
    for number, order in turns.items():
        first = -(number - 1) % seats
        assert [(first + turn) % seats for turn in range(3 * seats)] == order


def test_exactly_one_worker_on_a_turn() -> None:
    """NUS-5.2: a space or an own elder; then the next player."""
    state = table(3)
    council(state, MASHA, {"12": 0})
    assert {"place gain_gold", "elder 12", "pass"} <= set(legal(state))
    say(state, "elder 12")
    assert MISHA == state.player
    assert ["red"] == [place["worker"] for place in me(state)["council"]]
    assert "not-your-turn" == refusal(state, "place gain_gold", MASHA)[0]
    assert "not-your-elder" == refusal(state, "elder 12", MISHA)[0]


def test_several_workers_of_one_player_on_a_space() -> None:
    """NUS-5.3: no matter whose: two of one player fill a space of two."""
    state = table(3)
    say(state, "place issue_share")
    turn_of(state, MASHA)
    say(state, "place issue_share")

    assert "space-full" == refusal(state, "place issue_share", MISHA)[0]
    space = next(space for space in state.view(0)["spaces"] if space["id"] == "issue_share")
    assert (["red", "red"], True) == (space["workers"], space["full"])


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_spaces_of_a_table(seats: int) -> None:
    """NUS-5.3, NUS-3.1, NUS-6.13: capacities, two spaces to build with one or two players, copy spaces."""
    view = table(seats).view(0)
    spaces = {space["id"]: space["capacity"] for space in view["spaces"]}
    wanted = {action["id"]: action["space_capacity"][seats] for action in BOX["action"]}
    if seats <= 2:
        wanted["build_building_2"] = 1

    assert wanted == spaces
    assert {1: ["copy"], 4: ["copy"], 5: ["copy_left", "copy_middle", "copy_right"]}.get(seats, []) == [
        copy["id"] for copy in view["copies"]
    ]


def test_passing() -> None:
    """NUS-5.5: the turn is used up; later turns of the round remain."""
    state = table(2)
    say(state, "pass", "pass")
    assert 2 == me(state)["turns_left"]
    say(state, "place gain_gold", "pass", "pass", "pass")

    assert 2 == state.round
    assert 1 == goods(state)[2]


def test_nothing_possible_means_passing() -> None:
    """NUS-5.4, NUS-5.5, NUS-14.5: passing is always allowed, and all that is left here."""
    state = table(2)
    forests(state, MASHA)
    own(state, MASHA, "101", "102", "103", "104", "105", "106", "107", "108", "109", "110", "111")
    council(state, MASHA, {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0})
    plates(state, 0)
    for space in ("gain_gold", "issue_share"):
        occupy(state, space, MISHA)

    assert ["pass"] == legal(state)


@pytest.mark.parametrize(("building", "card", "asked"), [("104", "", False), ("122", "", True), ("104", "141", True)])
def test_who_can_only_pass_is_not_asked(building: str, card: str, asked: bool) -> None:
    """NUS-5.5, NUS-14.2, NUS-8.5: unless an exchange is possible, or a hand that nobody else may judge."""
    state = table(3)
    forests(state, MISHA)
    own(state, MISHA, building, "101", "102", "103", "112", "106", "107", "108", "109", "110", "111")
    council(state, MISHA, {"7": 0, "8": 0, "9": 0, "10": 0, "11": 0})
    give(state, MISHA, fish=4)
    plates(state, 0)
    if card:
        hand(state, MISHA, card)
    occupy(state, "issue_share", MASHA, SASHA)
    occupy(state, "serve_fish", SASHA)
    say(state, "place gain_gold")

    assert (MISHA if asked else SASHA) == state.player
    if asked:
        assert ["pass"] == [line for line in legal(state) if not line.startswith("trade")]


def test_before_effects_count_for_legality() -> None:
    """NUS-5.6, NUS-8.6: Pier House gives 3 wood before Build a Ship: a sloop with 0 wood and 2 fish."""
    state = table(3)
    give(state, MASHA, fish=2)
    assert "place build_ship" not in legal(state)
    own(state, MASHA, "105")
    play(state, "place build_ship", "ship sloop")

    assert {"sloop": 1} == ships(state)
    assert (1, 0, 0) == goods(state)


def test_exchanges_come_before_the_worker() -> None:
    """NUS-5.6, NUS-8.5: Fish Trade makes the wood for a sloop; the space opens once it is there."""
    state = table(3)
    own(state, MASHA, "204")
    give(state, MASHA, fish=6)
    assert "place build_ship" not in legal(state)
    say(state, "trade 204 a", "trade 204 a")
    assert (2, 2, 0) == goods(state)
    play(state, "place build_ship", "ship sloop")

    assert {"sloop": 1} == ships(state)


def test_legality_looks_at_the_action_alone() -> None:
    """NUS-5.8: Forestry adds wood after Thin Out, but does not make it legal without forests."""
    state = table(3)
    own(state, MASHA, "307")
    forests(state, MASHA)

    assert ("no-forest", "NUS-6.8") == refusal(state, "place thin_out")


# --- copying


def test_only_full_spaces_are_copied() -> None:
    """NUS-6.12: completely full, and the action itself must be legal; elders and copy spaces are no spaces."""
    state = table(4)
    give(state, MASHA, gold=4)
    occupy(state, "build_ship", MISHA)
    occupy(state, "gain_gold", SASHA)
    occupy(state, "serve_fish", SASHA)
    occupy(state, "reforest", SASHA)

    assert ["copy gain_gold", "copy reforest"] == legal(state, "copy")
    assert "not-full" == refusal(state, "copy build_ship")[0]
    assert "too-few-fish" == refusal(state, "copy serve_fish")[0]


def test_own_workers_may_be_copied() -> None:
    """NUS-6.12, NUS-8.6: whose workers stand there is irrelevant; the copy triggers what the action triggers."""
    state = table(4)
    own(state, MASHA, "210")
    occupy(state, "gain_gold", MASHA)
    say(state, "copy gain_gold")

    assert (2, 0, 1) == goods(state)
    assert ["gain_gold"] == actions_done(state)


def test_no_copy_tile() -> None:
    """NUS-3.1: with two or three players there is none."""
    for seats in (2, 3):
        state = table(seats)
        occupy(state, "gain_gold", MISHA)
        assert [] == legal(state, "copy")
        assert "no-copy" == refusal(state, "copy gain_gold")[0]


def test_copy_spaces_by_column() -> None:
    """NUS-6.12: five players; each of three copy spaces copies its own column."""
    state = table(5)
    columns = {action["id"]: action["column"] for action in BOX["action"]}
    for space in ("gain_gold", "thin_out", "transfer_reserve"):
        occupy(state, space, MISHA)
    stock(state, MASHA, fish=1)
    stock(state, MISHA, fish=1)
    assert ["copy gain_gold", "copy transfer_reserve", "copy thin_out"] == legal(state, "copy")
    say(state, "copy gain_gold")
    assert "left" == columns["gain_gold"]
    assert ["copy thin_out"] == legal(state, "copy")  # the left one is taken
    assert "copy-taken" == refusal(state, "copy transfer_reserve", MISHA)[0]
    say(state, "copy thin_out")

    copies = {copy["id"]: copy["workers"] for copy in state.view(0)["copies"]}
    assert {"copy_left": ["red"], "copy_middle": ["blue"], "copy_right": []} == copies
    assert ["space:copy_right", "space:invite_elder"] == targets_of_a_full_right_column()


def targets_of_a_full_right_column() -> list[str]:
    state = table(5)
    occupy(state, "invite_elder", MISHA, SASHA)
    return state.targets(GAME.parse("copy invite_elder"))


def test_two_spaces_of_one_action() -> None:
    """NUS-6.13: in the solo game one of them is copied while the other is free."""
    state = table(1)
    offer(state, "103", "101", "104")
    give(state, MASHA, wood=12)
    play(state, "place build_building_2", "build 103", "site b1")
    assert {"copy build_building_2"} == set(legal(state, "copy"))
    assert "not-full" == refusal(state, "copy build_building")[0]
    assert "space-full" == refusal(state, "place build_building_2")[0]
    play(state, "copy build_building_2", "build 104", "site b2")
    play(state, "place build_building", "site c1")

    assert {"103", "104", "101"} == set(me(state)["buildings"].values())


def test_no_second_space_with_three_players() -> None:
    """NUS-6.13: one space of three."""
    state = table(3)
    offer(state, "103")
    give(state, MASHA, wood=2)
    assert "place build_building" in legal(state)
    assert "no-such-space" == refusal(state, "place build_building_2")[0]


# --- several executions


def test_up_to_two_times() -> None:
    """NUS-6.14, NUS-8.6: Shipping Lane builds two ships, each paid, each with its triggers."""
    state = table(3)
    own(state, MASHA, "128", "105")  # a gold after, three wood before each
    offer(state, "142")
    give(state, MASHA, wood=2, fish=4, gold=1)
    play(state, "place build_building", "build 142", "site c2", "use", "ship sloop", "use", "ship sloop")

    assert {"sloop": 2} == ships(state)
    assert (2, 0, 2) == goods(state)
    assert ["build_ship", "build_ship"] == [name for name in actions_done(state) if name == "build_ship"]


def test_stopping_after_the_first() -> None:
    """NUS-6.14: Arboretum plants up to twice; one may stop."""
    state = table(3)
    forests(state, MASHA)
    offer(state, "107")
    give(state, MASHA, wood=1, fish=1)
    play(state, "place build_building", "build 107", "site a2")
    assert "reforest" == decision(state)
    say(state, "plant c1", "decline")

    assert {"c1": 2} == me(state)["forests"]
    assert MISHA == state.player


def test_declining_the_first_ends_all() -> None:
    """NUS-6.14: who does not want the first does not get the second."""
    state = table(3)
    offer(state, "107")
    give(state, MASHA, wood=1, fish=1)
    play(state, "place build_building", "build 107", "site a2", "decline")

    assert 4 == sum(me(state)["forests"].values())
    assert MISHA == state.player


def test_a_second_time_needs_to_be_legal() -> None:
    """NUS-6.14: after one reforestation no double space is left."""
    state = table(3)
    offer(state, "107")
    own(state, MASHA, b1="101")
    give(state, MASHA, wood=1, fish=1)
    play(state, "place build_building", "build 107", "site a2", "use", "plant c1")

    assert 2 == me(state)["forests"]["c1"]
    assert MISHA == state.player


def test_fleet_helper_is_honest() -> None:
    """NUS-3.3: ships come from the board."""
    state = table(3)
    fleet(state, MASHA, sloop=2)
    assert {"sloop": 2, "cutter": 4, "schooner": 4} == state.view(0)["shipyard"]
