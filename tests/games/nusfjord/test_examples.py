"""The rulebook's own examples (nusfjord-examples.md)."""

import pytest

from igroteka.core.chance import Random
from igroteka.games.nusfjord.data.box import BOX
from igroteka.games.nusfjord.game import GAME
from tests.games.nusfjord.table import (
    MASHA,
    MISHA,
    SASHA,
    at,
    council,
    fish_again,
    fleet,
    forests,
    give,
    go_on,
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
    points,
    reserve,
    stock,
    table,
)
from tests.games.saying import happened, legal, refusal, say

# --- set-up


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_plates_and_ships_at_the_start(seats: int) -> None:
    """NUS-EX-01, NUS-EX-02, NUS-3.2, NUS-3.3: 1/2/3/4 plates, 3/4/5/6 ships of each type; solo as with two."""
    state = GAME.start(seats)
    state.roll(Random(seats))
    view = state.view(0)

    assert max(1, seats - 1) == view["plates"]["filled"]
    assert dict.fromkeys(("sloop", "cutter", "schooner"), max(2, seats) + 1) == view["shipyard"]
    assert 1 == view["spare_schooners"]


def test_elder_stacks() -> None:
    """NUS-EX-03, NUS-3.4: with four players the Builder lies on the Developer."""
    state = GAME.start(4)
    state.roll(Random(1))
    stacks = state.view(0)["elders"]

    assert ("7", "1") == (stacks[0]["top"], stacks[0]["under"])
    assert [(str(place + 7), str(place + 1)) for place in range(6)] == [
        (stack["top"], stack["under"]) for stack in stacks
    ]
    assert not any(stack["hidden"] for stack in stacks)


def test_first_players_of_a_game() -> None:
    """NUS-EX-04, NUS-EX-19, NUS-3.8, NUS-9.2: seat 0 in rounds 1 and 5, 3 in 2 and 6, 2 in 3 and 7, 1 in 4."""
    state = table(4)
    firsts = {}
    last = -1
    while not state.finished:
        view = state.view(0)
        if view["round"] not in firsts:
            firsts[view["round"]] = view["first"]
            assert view["turn"]["active"] == view["first"]
            assert view["round"] == 1 or last == view["first"]  # who ended a round begins the next
        last = view["turn"]["active"]
        say(state, "pass")
        state.roll(Random(7))

    assert {1: 0, 2: 3, 3: 2, 4: 1, 5: 0, 6: 3, 7: 2} == firsts


# --- fishing


def test_catch_from_the_track() -> None:
    """NUS-EX-05, NUS-1.6: schooner, cutter and sloop are 9 long, the smallest number left is 10."""
    state = table()
    fleet(state, MASHA, sloop=1, cutter=1, schooner=1)

    assert (9, 10) == (me(state)["length"], me(state)["catch"])


def test_first_round() -> None:
    """NUS-EX-06, NUS-4.12: two fish in the supply, one on the Reserve, nothing for unissued shares."""
    state = GAME.start(3, {"first_seat": 0})
    state.log = []
    state.roll(Random(4))

    for seat in range(3):
        assert (0, 2, 0) == goods(state, seat)
        assert (0, 1, 0) == reserve(state, seat)
    assert "returned-fish" not in happened(state)
    assert 1 == state.view(0)["round"]


def test_detailed_distribution() -> None:
    """NUS-EX-07, NUS-4.11: ten fish over elders, shares, Reserve; Red gains six."""
    state = table(3)
    fleet(state, MASHA, sloop=1, cutter=1, schooner=1)
    council(state, MASHA, {"2": 2, "1": 0, "3": 1})
    give(state, MASHA)
    stock(state, MASHA, fish=7)
    hold(state, MASHA, {MASHA: 3, MISHA: 1, SASHA: 1})
    hold(state, SASHA, {SASHA: 1, MASHA: 1})
    hold(state, MISHA, {MISHA: 1})
    new_shares(state, {MASHA: 1, MISHA: 1})
    fish_again(state)

    assert (0, 6, 0) == goods(state, MASHA)
    assert (0, 8, 0) == reserve(state, MASHA)
    assert {"1": 1, "2": 0, "3": 2} == {seat["elder"]: seat["fish"] for seat in me(state)["council"]}
    assert [("caught", 10, 0, 0), ("elder-paid", 1, 1, 0)] == [
        entry for entry in log_of(state, MASHA) if entry[0] in ("caught", "elder-paid")
    ]
    told = log_of(state, MASHA)
    assert ("fed-new-shares", 1, 0, 0) in told
    assert ("fed-share", SASHA, 1, 0) in told
    assert ("fed-share", MASHA, 3, 0) in told
    assert ("stored-fish", 1, 0, 0) in told
    assert ("returned-fish", 1, 0, 0) in told
    assert ("collected", 5, 0, 0) in told
    assert (0, 2, 0) == goods(state, SASHA)  # a red and an own fish


# --- work


def test_capacity() -> None:
    """NUS-EX-08, NUS-5.3: a space with two workers is closed, another takes two; Thin Out takes one."""
    state = table(3)
    for seat in range(3):
        give(state, seat, wood=4, fish=4)
    occupy(state, "build_ship", MISHA, SASHA)
    assert "place build_ship" not in legal(state)
    assert "space-full" == refusal(state, "place build_ship")[0]
    assert "place clear_forest" in legal(state)
    play(state, "place clear_forest", "clear a3")
    assert "place clear_forest" in legal(state)
    play(state, "place clear_forest", "clear a3")
    assert "place clear_forest" not in legal(state)
    say(state, "place thin_out")
    assert "place thin_out" not in legal(state)
    assert ["red", "blue"] == next(
        space["workers"] for space in state.view(0)["spaces"] if space["id"] == "clear_forest"
    )


@pytest.mark.parametrize(
    ("stacks", "wood", "allowed"), [({}, 3, False), ({"a3": 2, "b3": 1, "c3": 1}, 12, False), ({"a3": 1}, 11, True)]
)
def test_no_change_no_action(stacks: dict[str, int], wood: int, allowed: bool) -> None:
    """NUS-EX-09, NUS-5.4, NUS-6.8: Thin Out needs a forest and room for wood."""
    state = table()
    forests(state, MASHA, **stacks)
    give(state, MASHA, wood=wood)

    assert allowed == ("place thin_out" in legal(state))


def test_transfer_reserve() -> None:
    """NUS-EX-10, NUS-6.2, NUS-1.3: 3 fish and 2 wood with 11 wood in the supply: 12 wood and 3 fish."""
    state = table()
    stock(state, MASHA, fish=3, wood=2)
    give(state, MASHA, wood=11)
    say(state, "place transfer_reserve")

    assert (12, 3, 0) == goods(state)
    assert (0, 0, 0) == reserve(state)
    assert ("wood-lost", 1, 0, 0) in log_of(state, MASHA)


def test_serve_fish() -> None:
    """NUS-EX-11, NUS-6.3: the next three of two filled plates cost ten fish and give three gold."""
    state = table(3)
    plates(state, 2)
    give(state, MASHA, fish=10)
    play(state, "place serve_fish", "serve 3")

    assert (0, 0, 3) == goods(state)
    assert 5 == state.view(0)["plates"]["filled"]


@pytest.mark.parametrize(("number", "price"), [(1, 2), (2, 2), (3, 2), (4, 1), (5, 1), (6, 0), (7, 0)])
def test_price_of_two_shares(number: int, price: int) -> None:
    """NUS-EX-12, NUS-6.6: two gold, one gold in rounds 4 and 5, nothing in 6 and 7."""
    state = table()
    new_shares(state, {MISHA: 1, SASHA: 1})
    at(state, number)
    give(state, MASHA, gold=2)
    assert price == state.view(0)["shares_price"]
    say(state, "place buy_all_shares")

    assert (0, 0, 2 - price) == goods(state)
    assert {"red": 2, "blue": 1, "yellow": 1} == {colour: n for colour, n in me(state)["shares"].items() if n}
    assert not any(state.view(0)["new_shares"].values())


def test_fish_stand() -> None:
    """NUS-EX-13, NUS-6.4, NUS-8.3: one wood, five free spaces at the start, four fish."""
    state = table()
    offer(state, "103")
    give(state, MASHA, wood=1)
    play(state, "place build_building", "build 103")
    assert [f"site {cell}" for cell in ("a2", "b1", "b2", "c1", "c2")] == legal(state)
    assert "cell-taken" == refusal(state, "site a3")[0]
    say(state, "site c1")

    assert (0, 4, 0) == goods(state)
    assert {"c1": "103"} == me(state)["buildings"]


def test_thin_out_at_the_start() -> None:
    """NUS-EX-14, NUS-6.8: four wood, the four forests stay."""
    state = table()
    say(state, "place thin_out")

    assert (4, 0, 0) == goods(state)
    assert {"a3": 2, "b3": 1, "c3": 1} == me(state)["forests"]


def test_covered_elder() -> None:
    """NUS-EX-15, NUS-6.11: the Builder is offered, and the Developer once he is gone."""
    state = table(4)
    say(state, "place invite_elder")
    assert "invite 7" in legal(state)
    assert "invite 1" not in legal(state)
    assert "elder-covered" == refusal(state, "invite 1")[0]
    play(state, "invite 7", "decline")
    play(state, "place invite_elder")

    assert "invite 1" in legal(state)
    assert "invite 7" not in legal(state)


def test_schooner_for_gold() -> None:
    """NUS-EX-16, NUS-6.10, NUS-1.6: four gold, catch 3 becomes 6."""
    state = table()
    give(state, MASHA, gold=4)
    assert 3 == me(state)["catch"]
    play(state, "place build_ship", "ship schooner b")

    assert (0, 0, 0) == goods(state)
    assert (6, 4) == (me(state)["catch"], me(state)["length"])


def test_elder_used_when_invited_and_again() -> None:
    """NUS-EX-17, NUS-7.1, NUS-7.2, NUS-7.3: the Forest Warden at once, and again with a worker in the same round."""
    state = table(2)
    plates(state, 3)
    assert 3 == BOX["banquet"]["plates"][2]
    play(state, "place invite_elder", "invite 2", "use", "clear a3", "clear a3")
    assert (5, 0, 1) == goods(state)
    assert 2 == state.view(0)["plates"]["filled"]
    assert [{"elder": "2", "fish": 1, "worker": None}] == me(state)["council"]
    assert {"b3": 1, "c3": 1} == me(state)["forests"]
    say(state, "pass")
    play(state, "elder 2", "clear b3", "clear c3")

    assert (10, 0, 2) == goods(state)
    assert [{"elder": "2", "fish": 2, "worker": "red"}] == me(state)["council"]
    assert 1 == state.view(0)["plates"]["filled"]
    say(state, "pass")
    assert "elder 2" not in legal(state)


def test_copy() -> None:
    """NUS-EX-18, NUS-6.12: the copied space is unchanged, the copy space closed."""
    state = table(4)
    give(state, MASHA, gold=4)
    give(state, MISHA, gold=4)
    occupy(state, "build_ship", MISHA, SASHA)
    assert "copy build_ship" in legal(state)
    play(state, "copy build_ship", "ship schooner b")
    view = state.view(0)

    assert 6 == me(state)["catch"]
    assert ["blue", "yellow"] == next(space["workers"] for space in view["spaces"] if space["id"] == "build_ship")
    assert [["red"]] == [copy["workers"] for copy in view["copies"]]
    assert not legal(state, "copy")
    assert "copy-taken" == refusal(state, "copy build_ship", MISHA)[0]


# --- returning home


@pytest.mark.parametrize(("free", "shown"), [(5, 4), (4, 4), (3, 3), (0, 0)])
def test_cell_three(free: int, shown: int) -> None:
    """NUS-EX-20, NUS-9.3: four new A cards for four players, as far as there are slots."""
    state = table(4)
    deck = [str(number) for number in range(101, 119)]
    offer(state, *deck[: 9 - free])
    at(state, 2)
    before = len(state.view(0)["cards"]["A"])
    assert 9 - free == before
    go_on(state, 3)

    assert before + shown == len(state.view(0)["cards"]["A"])


# --- scoring


@pytest.mark.parametrize("ships", [{"sloop": 3, "schooner": 1}, {"sloop": 1, "cutter": 3}])
def test_scoring(ships: dict[str, int]) -> None:
    """NUS-EX-21, NUS-EX-22, NUS-EX-23, NUS-EX-24, NUS-10.4: 7 + 4, Harbor Installation 8, 21, -5: 35 points."""
    state = table(3)
    fleet(state, MASHA, **ships)
    forests(state, MASHA, a3=1)
    own(state, MASHA, "121", "107", "110", "101", "102", "151")  # 2, 1, 1, 0, 0 points and the star
    hold(state, MASHA, {MASHA: 3, MISHA: 3})
    hold(state, MISHA, {})
    give(state, MASHA, gold=15)

    assert 3 == len(me(state)["free"])
    assert 2 == me(state)["unissued"]
    assert {
        "ships": 7,
        "buildings": 4,
        "bonus": 8,
        "shares": 6,
        "gold": 15,
        "empty_spaces": -3,
        "unissued_shares": -2,
    } == points(state)
    assert 35 == state.scores()[MASHA]
