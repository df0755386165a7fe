"""The end of the game (NUS-10)."""

from igroteka.core.arrays import listed
from igroteka.core.chance import Random
from igroteka.core.state import CHANCE
from igroteka.games.nusfjord import scoring
from igroteka.games.nusfjord.game import GAME
from igroteka.games.nusfjord.state import State
from tests.games.nusfjord.table import (
    MASHA,
    MISHA,
    SASHA,
    at,
    fleet,
    forests,
    give,
    hold,
    log_of,
    me,
    new_shares,
    own,
    points,
    reserve,
    skip,
    stock,
    table,
)
from tests.games.saying import happened, legal, say


def ended(state: State) -> State:
    """Everybody passes to the end of round 7."""
    at(state, 7)
    while not state.finished:
        skip(state)
    return state


def test_what_scores() -> None:
    """NUS-10.1: ships, buildings, shares in possession, gold in the supply, empty spaces, unissued shares."""
    state = table(3)
    fleet(state, MASHA, sloop=2, cutter=1, schooner=1)
    own(state, MASHA, "304", "131", "129")  # -1, 4, 3
    give(state, MASHA, gold=6)
    hold(state, MASHA, {MASHA: 2, MISHA: 1, SASHA: 2})

    assert {
        "ships": 8,
        "buildings": 6,
        "shares": 5,
        "gold": 6,
        "empty_spaces": -2,
        "unissued_shares": -3,
    } == points(state)
    assert 20 == state.scores()[MASHA]


def test_what_scores_nothing() -> None:
    """NUS-10.2: wood, fish, elders, forests; a space under a forest is not empty."""
    state = table(3)
    before = points(state)
    give(state, MASHA, wood=12, fish=40)
    stock(state, MASHA, gold=9, fish=9, wood=9)
    assert before == points(state)
    forests(state, MASHA, a3=9, b1=1, b3=1, c1=1, c3=1)
    assert -1 == points(state)["empty_spaces"]
    forests(state, MASHA)
    assert -11 == points(state)["empty_spaces"]


def test_shares_on_the_board_count_for_nobody() -> None:
    """NUS-10.1: neither in possession nor unissued."""
    state = table(3)
    new_shares(state, {MASHA: 3})
    hold(state, MASHA, {MASHA: 2})

    assert 2 == points(state)["shares"]
    assert "unissued_shares" not in points(state)


def test_the_start_position() -> None:
    """NUS-10.5: 2 - 3 - 5."""
    state = table(4)
    assert [-6] * 4 == state.scores()
    assert {"shares": 2, "unissued_shares": -3, "empty_spaces": -5} == points(state)


def test_ties_share_the_victory() -> None:
    """NUS-10.3: no tie-breaker."""
    state = table(3)
    give(state, MASHA, gold=3)
    give(state, SASHA, gold=3)
    give(state, MISHA, gold=1, wood=12, fish=30)
    ended(state)

    assert [1, 3, 1] == state.ranks()
    assert [1, 3, 1] == state.view(0)["result"]["ranks"]
    assert [0, 2] == [
        event.seat for event, name in zip(state.log or [], happened(state), strict=True) if name == "game-over"
    ]


def test_the_highest_total_wins() -> None:
    """NUS-10.3."""
    state = table(3)
    give(state, MISHA, gold=1)
    ended(state)

    assert [2, 1, 2] == state.ranks()
    assert [0.0, 0.0] != state.returns()


def test_last_forests_come_before_scoring() -> None:
    """NUS-10.6: Nursery plants on every free double space; no Reforest action, nothing is triggered."""
    state = table(2)
    own(state, MASHA, a2="242", b1="301", b2="154")
    ended(state)

    assert {"a3": 2, "b3": 1, "c3": 1, "c1": 2} == me(state)["forests"]
    assert (0, 0, 0) == (reserve(state)[0], reserve(state)[2], points(state).get("empty_spaces", 0))
    assert 6 == points(state)["bonus"]
    assert "took-action" not in [entry[0] for entry in log_of(state, MASHA)]
    assert ("last-forests", 2, 0, 0) in log_of(state, MASHA)


def test_free_spaces_lower_the_penalty_alone() -> None:
    """NUS-10.6: for Manor a space free of penalty is still empty."""
    state = table(2)
    own(state, MASHA, "243", "153", "101")
    assert 2 == len(me(state)["free"])
    assert "empty_spaces" not in points(state)
    assert "bonus" not in points(state)
    own(state, MASHA, "102", "104")
    assert 6 == points(state)["bonus"]


def test_no_last_exchanges_without_any() -> None:
    """NUS-10.6: the game ends by itself."""
    state = table(2)
    at(state, 7)
    for _ in range(6):
        say(state, "pass")

    assert state.finished
    assert [] == legal(state)
    assert "complete" == state.view(0)["result"]["ending"]


def test_the_sheet_is_told() -> None:
    """NUS-10.1: every category of every seat in the log, and their sum."""
    state = ended(table(3))
    for seat in range(3):
        told = {entry[1]: entry[2] for entry in log_of(state, seat) if entry[0] == "final"}
        assert state.scores()[seat] == sum(told.values())
        assert state.scores()[seat] == state.view(0)["players"][seat]["points"]


def test_points_are_the_sum_of_the_sheet() -> None:
    state, luck = GAME.start(3), Random(5)
    while not state.finished:
        legal = state.legal()
        state.apply(state.draw(luck) if state.player == CHANCE else legal[luck.below(len(legal))])
        for seat in range(3):
            assert scoring.game_points(state, seat) == sum(listed(scoring.sheet(state, seat)))
