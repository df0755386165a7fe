"""Set-up (NUS-3) and Returning Home (NUS-9)."""

import pytest

from igroteka.core.chance import Random
from igroteka.core.state import CHANCE
from igroteka.games.nusfjord.data.box import BOX
from igroteka.games.nusfjord.game import GAME
from igroteka.games.nusfjord.state import State
from tests.games.nusfjord.table import (
    CARDS,
    MASHA,
    MISHA,
    council,
    give,
    go_on,
    goods,
    hand,
    me,
    offer,
    play,
    reserve,
    table,
)
from tests.games.saying import legal, say, sound

# --- set-up


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_place_at_the_start(seats: int) -> None:
    """NUS-3.7, NUS-1.5: four forests, five free spaces, two shares issued, three not, no goods but the catch."""
    state = GAME.start(seats, {"first_seat": 0})
    state.roll(Random(seats))
    for seat in range(seats):
        player = me(state, seat)
        assert {"a3": 2, "b3": 1, "c3": 1} == player["forests"]
        assert ["a2", "b1", "b2", "c1", "c2"] == player["free"]
        assert ["b1", "c1"] == player["pairs"]
        assert (2, 3) == (sum(player["shares"].values()), player["unissued"])
        assert player["shares"][player["colour"]] == 2
        assert ({}, []) == (player["buildings"], player["council"])
        assert ((0, 2, 0), (0, 1, 0)) == (goods(state, seat), reserve(state, seat))
        assert -6 == state.scores()[seat]  # NUS-10.5
    assert sound(state)


@pytest.mark.parametrize("deck", ["herring", "mackerel", "cod"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_cards_at_the_start(seats: int, deck: str) -> None:
    """NUS-3.6: nine A and six B of one deck lie open; every C is face down."""
    state = GAME.start(seats, {"deck": deck})
    state.roll(Random(9))
    cards = state.view(0)["cards"]

    assert (9, 6, 0) == (len(cards["A"]), len(cards["B"]), len(cards["C"]))
    for letter in "AB":
        assert all((deck, letter) == (CARDS[card]["deck"], CARDS[card]["letter"]) for card in cards[letter])
        assert len(set(cards[letter])) == len(cards[letter])
    assert 14 == cards["piles"]["C"]


def test_open_cards_are_chance() -> None:
    """NUS-3.6, NUS-14.1: every A card may be the first."""
    state = GAME.start(3, {"first_seat": 0})
    assert CHANCE == state.player
    shown = {str(number) for number in range(101, 119)}
    assert {f"show {number}" for number in shown} == set(legal(state))
    assert 1 == len(set(state.weights()))
    say(state, "show 107")
    assert "show 107" not in legal(state)


def test_a_random_first_player() -> None:
    """NUS-3.8: every seat with the same weight; a fixed one is not drawn."""
    state = GAME.start(4)
    while "first p0" not in legal(state):
        state.apply(state.legal()[0])
    assert ["first p0", "first p1", "first p2", "first p3"] == legal(state)
    assert 1 == len(set(state.weights()))
    say(state, "first p2")
    state.roll(Random(1))
    assert (2, 2, 2) == (state.player, state.view(0)["first"], state.view(0)["start"])
    fixed = GAME.start(4, {"first_seat": 3})
    fixed.roll(Random(1))
    assert 3 == fixed.player


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_elders_of_a_table(seats: int) -> None:
    """NUS-3.4: by player count, 7 to 12 on 1 to 6."""
    for slot, stack in enumerate(table(seats).view(0)["elders"]):
        low, high = (str(elder["number"]) if seats in elder["players"] else None for elder in BOX["elder"][slot:12:6])
        assert [elder for elder in (high, low) if elder] == [elder for elder in (stack["top"], stack["under"]) if elder]
        assert not stack["hidden"]


def test_face_down_elders_with_five() -> None:
    """NUS-3.5, NUS-14.1: one under each pair, nobody knows which."""
    view = table(5).view(0)
    assert all(stack["hidden"] for stack in view["elders"])
    assert [str(number) for number in range(13, 19)] == view["elders_hidden"]


# --- returning home


def test_workers_return() -> None:
    """NUS-9.1: from the board, the copy tile and the elders."""
    state = table(4)
    council(state, MASHA, {"12": 0})
    play(state, "elder 12", "place gain_gold", "place issue_share", "copy gain_gold")
    assert any(space["workers"] for space in state.view(0)["spaces"])
    go_on(state, 2)
    view = state.view(0)

    assert not any(space["workers"] for space in [*view["spaces"], *view["copies"]])
    assert [None] == [place["worker"] for place in me(state)["council"]]
    assert all(3 == player["turns_left"] for player in view["players"])


def test_the_ship_moves_counter_clockwise() -> None:
    """NUS-9.2, NUS-3.8: the right neighbour begins; turns still run clockwise."""
    state = table(3)
    go_on(state, 2)
    assert [2, 0, 1] == [player_then_pass(state) for _ in range(3)]


def player_then_pass(state: State) -> int:
    seat = int(state.player)
    say(state, "pass")
    return seat


@pytest.mark.parametrize(
    ("seats", "a", "hand_c", "b", "open_c"),
    [(1, 0, 0, 0, [4, 7]), (2, 0, 4, 0, [0, 8]), (3, 3, 3, 2, [0, 9]), (4, 4, 2, 2, [0, 8]), (5, 5, 2, 3, [0, 10])],
)
def test_instructions_of_the_cells(seats: int, a: int, hand_c: int, b: int, open_c: list[int]) -> None:
    """NUS-9.3, NUS-9.5: new A in round 3, C in round 4, new B in round 5, C laid out in round 6."""
    state = table(seats)
    counts: dict[int, tuple[int, int, int, list[int]]] = {}
    while not state.finished:
        view = state.view(0)
        cards = view["cards"]
        hands = [player["hand_size"] for player in view["players"]]
        counts.setdefault(view["round"], (len(cards["A"]), len(cards["B"]), len(cards["C"]), hands))
        say(state, "pass")
        state.roll(Random(8))
        assert sound(state)
    none = [0] * seats

    assert (0, 0, 0, none) == counts[1] == counts[2]
    assert (a, 0, 0, none) == counts[3]
    assert (a, 0, open_c[0], [hand_c] * seats) == counts[4]
    assert (a, b, open_c[0], [hand_c] * seats) == counts[5]
    assert (a, b, open_c[1], none) == counts[6] == counts[7]


def test_reveals_fill_free_slots_only() -> None:
    """NUS-9.3: five players, round 5: three B are due, with five on the board one appears; C needs no slot."""
    state = table(5)
    offer(state, "121", "122", "123", "124", "125")
    go_on(state, 5)

    assert 6 == len(state.view(0)["cards"]["B"])


def test_hands_are_built_from_and_laid_out() -> None:
    """NUS-9.3, NUS-6.4: what was not built from the hand lies open in round 6 for everybody."""
    state = table(2)
    go_on(state, 4)
    mine = me(state, MASHA)["hand"]
    theirs = me(state, MISHA)["hand"]
    assert 8 == len({*mine, *theirs})
    assert all("C" == CARDS[card]["letter"] for card in [*mine, *theirs])
    while state.player != MASHA:
        say(state, "pass")
    give(state, MASHA, **CARDS[mine[0]]["cost"])
    play(state, "place build_building", f"build {mine[0]}", "site b1")
    while state.player == MASHA:
        play(state, "decline", "done")
    go_on(state, 6)

    assert {*mine[1:], *theirs} == set(state.view(0)["cards"]["C"])
    give(state, MASHA, wood=12, fish=25, gold=9)
    while state.player != MASHA:
        say(state, "pass")
    say(state, "place build_building")
    assert {f"build {card}" for card in (*mine[1:], *theirs)} == set(legal(state, "build"))


def test_hands_are_secret() -> None:
    """NUS-9.3, NUS-14.1: the owner sees the cards, others how many."""
    state = table(3)
    go_on(state, 4)

    assert 3 == len(me(state, MISHA)["hand"])
    for viewer in (MASHA, 2, -3):
        player = state.view(viewer)["players"][MISHA]
        assert "hand" not in player
        assert 3 == player["hand_size"]


def test_cards_in_other_hands_are_out_of_reach() -> None:
    """NUS-6.4, NUS-9.5."""
    state = table(2)
    hand(state, MISHA, "141")
    give(state, MASHA, wood=12, fish=12, gold=12)

    assert "place build_building" not in legal(state)


def test_everybody_builds_from_the_own_hand() -> None:
    """NUS-6.4, NUS-9.5: the second player has her card, not that of the first."""
    state = table(2)
    hand(state, MASHA, "141")
    hand(state, MISHA, "142")
    say(state, "pass")
    give(state, MISHA, wood=12, fish=12, gold=12)
    say(state, "place build_building")

    assert ["build 142"] == legal(state, "build")


def test_no_more_events_after_round_seven() -> None:
    """NUS-9.2, NUS-9.3: the game ends; workers stay where they are."""
    state = table(2)
    go_on(state, 7)
    say(state, "place gain_gold")
    while not state.finished:
        say(state, "pass")
    view = state.view(0)

    assert "complete" == view["result"]["ending"]
    assert any(space["workers"] for space in view["spaces"])
    assert 7 == view["round"]
