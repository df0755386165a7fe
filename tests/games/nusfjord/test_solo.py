"""The solo game (NUS-12)."""

import pytest

from igroteka.core.chance import Random
from tests.games.nusfjord.table import (
    MASHA,
    council,
    fish_again,
    fleet,
    give,
    go_on,
    goods,
    me,
    new_shares,
    offer,
    own,
    plates,
    play,
    points,
    stock,
    table,
)
from tests.games.saying import legal, refusal, say, sound


def test_set_up_as_for_two() -> None:
    """NUS-12.1: one plate, three ships of each type, the copy tile with one space."""
    view = table(1).view(0)
    assert 1 == view["plates"]["filled"]
    assert {"sloop": 3, "cutter": 3, "schooner": 3} == view["shipyard"]
    assert ["copy"] == [copy["id"] for copy in view["copies"]]
    assert "red" == view["players"][0]["colour"]
    assert "build_building_2" in [space["id"] for space in view["spaces"]]


@pytest.mark.parametrize(
    ("solo", "colours"), [("normal", "red blue red blue red blue red"), ("hard", "red blue yellow red blue yellow red")]
)
def test_colours_of_the_rounds(solo: str, colours: str) -> None:
    """NUS-12.2, NUS-12.7: in turn; three turns each."""
    state = table(1, solo=solo)
    seen: list[str] = []
    turns = 0
    while not state.finished:
        if len(seen) < state.round:
            seen.append(state.view(0)["colour"])
        say(state, "pass")
        turns += 1
        state.roll(Random(2))

    assert colours.split() == seen
    assert 21 == turns


def test_workers_of_the_last_round_block() -> None:
    """NUS-12.3: red workers stay during the blue round, on spaces and elders; then they come back."""
    state = table(1)
    plates(state, 7)
    council(state, MASHA, {"6": 0})
    say(state, "place gain_gold", "elder 6", "place issue_share")
    state.roll(Random(1))
    assert (2, "blue") == (state.round, state.view(0)["colour"])
    for line in ("place gain_gold", "place issue_share"):
        assert line not in legal(state)
        assert refusal(state, line)[0] in ("other-colour", "space-full")
    assert "elder 6" not in legal(state)
    assert ("elder-taken", "NUS-12.3") == refusal(state, "elder 6")
    workers = {space["id"]: space["workers"] for space in state.view(0)["spaces"] if space["workers"]}
    assert {"gain_gold": ["red"], "issue_share": ["red"]} == workers
    say(state, "place thin_out", "pass", "pass")
    state.roll(Random(1))

    assert (3, "red") == (state.round, state.view(0)["colour"])
    assert {"place gain_gold", "place issue_share", "elder 6"} <= set(legal(state))
    assert "place thin_out" not in legal(state)
    assert sound(state)


def test_blue_workers_issue_red_shares() -> None:
    """NUS-12.4: one company for both colours."""
    state = table(1)
    go_on(state, 2)
    before = goods(state)
    say(state, "place issue_share")

    assert 2 == me(state)["unissued"]
    assert {"red": 1} == {colour: count for colour, count in state.view(0)["new_shares"].items() if count}
    assert before[2] + 2 == goods(state)[2]


def test_copying_ignores_colours() -> None:
    """NUS-12.5: a space filled in the previous round is full and may be copied; the copy space can be blocked."""
    state = table(1)
    say(state, "place gain_gold", "place thin_out", "pass")
    state.roll(Random(1))
    give(state, MASHA)
    assert {"copy gain_gold", "copy thin_out"} == set(legal(state, "copy"))
    say(state, "copy gain_gold")
    assert (0, 0, 1) == goods(state)
    assert [["blue"]] == [copy["workers"] for copy in state.view(0)["copies"]]
    say(state, "pass", "pass")
    state.roll(Random(1))

    assert [] == legal(state, "copy")  # blue stands there while red plays
    say(state, "pass", "pass", "pass")
    state.roll(Random(1))
    assert [[]] == [copy["workers"] for copy in state.view(0)["copies"]]


def test_hard_solo() -> None:
    """NUS-12.7: the workers of the two previous rounds stay; three copy spaces by column."""
    state = table(1, solo="hard")
    assert ["copy_left", "copy_middle", "copy_right"] == [copy["id"] for copy in state.view(0)["copies"]]
    say(state, "place gain_gold", "pass", "pass")
    say(state, "place issue_share", "pass", "pass")
    state.roll(Random(1))
    assert "yellow" == state.view(0)["colour"]
    assert not {"place gain_gold", "place issue_share"} & set(legal(state))
    assert {"copy gain_gold", "copy issue_share"} == set(legal(state, "copy"))
    say(state, "copy gain_gold", "place thin_out", "pass")
    state.roll(Random(1))
    assert (4, "red") == (state.round, state.view(0)["colour"])
    assert "place gain_gold" in legal(state)
    assert not {"place issue_share", "place thin_out"} & set(legal(state))
    assert ["copy issue_share", "copy thin_out"] == legal(state, "copy")  # the left copy space is yellow's

    assert sound(state)


def test_nobody_else_exists() -> None:
    """NUS-12.8: own shares come back, the board eats fish, foreign shares are none."""
    state = table(1)
    own(state, MASHA, "327")
    new_shares(state, {MASHA: 2})
    fleet(state, MASHA, sloop=1)
    fish_again(state)
    assert (0, 2, 0) == goods(state)  # five fish: two on the board, two at home, one stored
    give(state, MASHA, gold=2)
    say(state, "place buy_all_shares")

    assert 4 == me(state)["shares"]["red"]
    assert 0 == goods(state)[2]
    state = table(1)
    offer(state, "327")
    give(state, MASHA, wood=4)
    play(state, "place build_building", "site a2")
    assert (0, 0, 0) == goods(state)


def test_c_cards_lie_open() -> None:
    """NUS-12.9, NUS-9.3: four in round 4, three more in round 6, built from there."""
    state = table(1)
    go_on(state, 4)
    cards = state.view(0)["cards"]["C"]
    assert 4 == len(cards)
    assert 0 == me(state)["hand_size"]
    give(state, MASHA, wood=12, fish=25, gold=9)
    say(state, "place build_building")
    assert {f"build {card}" for card in cards} == set(legal(state, "build"))


def test_the_same_scoring() -> None:
    """NUS-12.6: the highest score is the aim."""
    state = table(1)
    stock(state, MASHA, gold=3)
    give(state, MASHA, gold=4)
    while not state.finished:
        say(state, "pass")
        state.roll(Random(6))

    assert {"shares": 2, "gold": 4, "empty_spaces": -5, "unissued_shares": -3} == points(state)
    assert [1] == state.ranks()
