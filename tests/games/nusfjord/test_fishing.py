"""The Fishing Phase (NUS-4)."""

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
    give,
    goods,
    hold,
    log_of,
    me,
    new_shares,
    own,
    question,
    reserve,
    stock,
    table,
)
from tests.games.saying import happened, legal, refusal, say, sound


def told(entries: list[tuple[str, int, int, int]], *names: str) -> list[tuple[str, int, int, int]]:
    return [entry for entry in entries if entry[0] in names]


def test_only_fresh_fish_is_distributed() -> None:
    """NUS-4.2: fish in the supply and on the Reserve is never used; three are caught."""
    state = table(2)
    give(state, MASHA, fish=9)
    stock(state, MASHA, fish=4)
    council(state, MASHA, {"1": 0, "2": 0, "3": 0})
    fish_again(state)

    assert (0, 9, 0) == goods(state)  # all three to the elders, nothing for shares
    assert (0, 4, 0) == reserve(state)
    assert [("caught", 3, 0, 0)] == told(log_of(state, MASHA), "caught")


def test_everybody_fishes_at_once() -> None:
    """NUS-4.1: distributions do not influence one another; all happen before the first turn."""
    state = table(4)
    fish_again(state)

    for seat in range(4):
        assert (0, 2, 0) == goods(state, seat)
        assert (0, 1, 0) == reserve(state, seat)
    assert 4 == happened(state).count("caught")


@pytest.mark.parametrize(("before", "after", "gained"), [(0, 1, 0), (1, 2, 0), (2, 0, 1)])
def test_three_fish_on_an_elder(before: int, after: int, gained: int) -> None:
    """NUS-4.3, NUS-4.4: one fish on each elder; the third is paid out: one to the owner, two away, the elder stays."""
    state = table(2)
    council(state, MASHA, {"2": before})
    fish_again(state)

    assert after == fish_on(state, "2")
    assert 2 + gained == goods(state)[1]
    assert (0, 0, 0) == reserve(state)


def test_shares_elsewhere_come_before_own_ones() -> None:
    """NUS-4.5, NUS-4.6: the action board, then other players, then at home; unissued shares get nothing."""
    state = table(3)
    fleet(state, MASHA, sloop=1)  # five fish
    new_shares(state, {MASHA: 2})
    hold(state, MISHA, {MISHA: 2, MASHA: 1})
    fish_again(state)
    entries = told(log_of(state, MASHA), "fed-new-shares", "fed-share", "stored-fish", "collected")

    assert [
        ("fed-new-shares", 2, 0, 0),
        ("fed-share", MISHA, 1, 0),
        ("fed-share", MASHA, 2, 0),
        ("collected", 2, 0, 0),
    ] == entries
    assert (0, 2, 0) == goods(state, MASHA)
    assert (0, 3, 0) == goods(state, MISHA)
    assert (0, 0, 0) == reserve(state, MASHA)
    assert sound(state)


@pytest.mark.parametrize(("before", "after", "returned"), [(0, 7, 0), (3, 8, 2), (7, 8, 6), (8, 8, 7), (11, 11, 7)])
def test_the_reserve_takes_the_rest_up_to_eight(before: int, after: int, returned: int) -> None:
    """NUS-4.7, NUS-4.8, NUS-1.4: seven fish remain; more than eight is never trimmed, the rest is returned."""
    state = table(2)
    fleet(state, MASHA, schooner=2)  # nine fish
    stock(state, MASHA, fish=before)
    fish_again(state)

    assert (0, after, 0) == reserve(state)
    assert ([("returned-fish", returned, 0, 0)] if returned else []) == told(log_of(state, MASHA), "returned-fish")


@pytest.mark.parametrize(("rule", "after"), [("fish", 8), ("all_goods", 4)])
def test_what_the_limit_counts(rule: str, after: int) -> None:
    """NUS-4.7, NUS-11.4: other goods count towards the eight only by the ruling."""
    state = table(2, reserve_limit_counts=rule)
    fleet(state, MASHA, schooner=2)
    stock(state, MASHA, fish=2, wood=3, gold=1)
    fish_again(state)

    assert (3, after, 1) == reserve(state)


def test_a_shortage_among_elders_is_a_choice() -> None:
    """NUS-4.9: three fish for four elders; each gets at most one, nothing is left for shares."""
    state = table(4)
    council(state, MASHA, {"1": 0, "2": 1, "3": 0, "4": 2})
    fish_again(state)
    assert "feed_elder" == decision(state)
    assert 3 == question(state)["left"]
    assert [f"feed {elder}" for elder in (1, 2, 3, 4)] == legal(state)
    say(state, "feed 2")
    assert [f"feed {elder}" for elder in (1, 3, 4)] == legal(state)
    assert "fed-already" == refusal(state, "feed 2")[0]
    say(state, "feed 4", "feed 1")

    assert {"1": 1, "2": 2, "3": 0, "4": 0} == {place["elder"]: place["fish"] for place in me(state)["council"]}
    assert (0, 1, 0) == goods(state)  # the third fish of elder 4
    assert (0, 2, 0) == goods(state, MISHA)


def test_enough_fish_for_elders_is_no_choice() -> None:
    """NUS-4.9, NUS-14.2: as many fish as elders: nobody is asked."""
    state = table(4)
    council(state, MASHA, {"1": 0, "2": 1, "3": 0})
    fish_again(state)

    assert "turn" == decision(state)


def test_a_shortage_among_foreign_holders_is_a_choice() -> None:
    """NUS-4.9: the action board comes first; then the choice is how many fish each player receives."""
    state = table(3)
    hold(state, MASHA, {})
    new_shares(state, {MASHA: 1})
    hold(state, MISHA, {MISHA: 2, MASHA: 2})
    hold(state, SASHA, {SASHA: 2, MASHA: 2})
    fish_again(state)
    assert "feed_share" == decision(state)
    assert 2 == question(state)["left"]
    assert ["share p1", "share p2"] == legal(state)
    assert "no-share" == refusal(state, "share p0")[0]
    say(state, "share p2", "share p2")

    assert (0, 2, 0) == goods(state, MISHA)
    assert (0, 4, 0) == goods(state, SASHA)
    assert [("fed-new-shares", 1, 0, 0)] == told(log_of(state, MASHA), "fed-new-shares")
    assert (0, 0, 0) == goods(state, MASHA)
    assert sound(state)


def test_a_holder_gets_no_more_fish_than_shares() -> None:
    """NUS-4.9: one share takes one fish."""
    state = table(3)
    hold(state, MASHA, {MASHA: 1})
    hold(state, MISHA, {MISHA: 2, MASHA: 1})
    hold(state, SASHA, {SASHA: 2, MASHA: 3})
    fish_again(state)
    say(state, "share p1")

    assert (0, 3, 0) == goods(state, MISHA)
    assert (0, 4, 0) == goods(state, SASHA)
    assert [] == legal(state, "share")


def test_a_shortage_at_home_needs_no_choice() -> None:
    """NUS-4.9: three fish for five shares at home."""
    state = table(2)
    hold(state, MASHA, {MASHA: 5})
    fish_again(state)

    assert "turn" == decision(state)
    assert (0, 3, 0) == goods(state)


def test_fish_on_the_action_board_is_lost() -> None:
    """NUS-4.10: three shares on New shares eat the whole catch."""
    state = table(2)
    new_shares(state, {MASHA: 3})
    fish_again(state)

    assert (0, 0, 0) == goods(state)
    assert (0, 0, 0) == reserve(state)
    assert ("collected", 2, 0, 0) in log_of(state, MISHA)


def test_collection_comes_after_all_distributions() -> None:
    """NUS-4.10: every share by the supply, any colour, brings its fish; distributions come first."""
    state = table(3)
    hold(state, MASHA, {MASHA: 2, MISHA: 1, SASHA: 1})
    fish_again(state)

    assert (0, 4, 0) == goods(state)
    names = [name for name in happened(state) if name in ("caught", "collected")]
    assert ["caught"] * 3 == names[:3]


def test_the_printed_dairy_keeps_all_three() -> None:
    """NUS-4.4: how many of the three fish stay is a number of the rules, changed by a card."""
    state = table(2)
    own(state, MASHA, "125")
    council(state, MASHA, {"2": 2})
    fish_again(state)

    assert 5 == goods(state)[1]
