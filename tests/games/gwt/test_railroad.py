"""Engines, stations and station masters (GWT-6.10 to GWT-6.20)."""

import pytest

from igroteka.games.gwt.rules import railroad
from tests.games.gwt.table import (
    MASHA,
    MISHA,
    SASHA,
    asked,
    clear,
    engine,
    hand,
    job,
    points,
    post,
    station,
    table,
    tile,
    workers,
)
from tests.games.saying import legal, question, refusal, say, sound


def test_up_to_n_spaces() -> None:
    """GWT-6.10, GWT-6.13: fewer are possible, none is declining."""
    state = table()
    asked(state, railroad.MoveEngine(MASHA, 3))

    assert ["engine 1", "engine 2", "engine 3", "decline"] == legal(state)
    assert ("track-reach", "GWT-6.10") == refusal(state, "engine 4")


def test_space_0_holds_several_engines() -> None:
    """GWT-6.11: all others hold one."""
    state = table(3)
    engine(state, MISHA, "1")
    engine(state, SASHA, "2")
    asked(state, railroad.MoveEngine(MASHA, 1))

    assert ["engine 3"] == legal(state, "engine")
    assert ("track-taken", "GWT-6.11") == refusal(state, "engine 1")


def test_turnouts() -> None:
    """GWT-6.12: one extra space; passing through costs a step and has no effect."""
    state = table()
    engine(state, MASHA, "4")
    asked(state, railroad.MoveEngine(MASHA, 1))
    assert ["engine 5", "engine s1"] == legal(state, "engine")
    engine(state, MASHA, "s1")
    assert ["engine 5"] == legal(state, "engine")
    engine(state, MISHA, "s1")
    engine(state, MASHA, "4")
    assert ["engine 5"] == legal(state, "engine")


def test_an_occupied_switch_keeps_its_turnout() -> None:
    """GWT-6.11: beyond an occupied space both its turnout and its next space can be entered."""
    state = table()
    engine(state, MASHA, "3")
    engine(state, MISHA, "4")
    asked(state, railroad.MoveEngine(MASHA, 1))

    assert ["engine 5", "engine s1"] == legal(state, "engine")


@pytest.mark.parametrize(
    ("start", "steps", "reached"),
    [
        ("2", 1, ["1"]),
        ("5", 1, ["4", "s1"]),
        ("6", 2, ["4", "s1"]),
        ("5", 2, ["3", "4"]),
        ("s1", 1, ["4"]),
        ("1", 2, []),
    ],
)
def test_backwards_exactly(start: str, steps: int, reached: list[str]) -> None:
    """GWT-6.14: exactly the number demanded, through turnouts or past them; impossible beyond space 0."""
    state = table()
    engine(state, MASHA, start)

    assert reached == [name for place, name in enumerate([*map(str, range(40)), *[f"s{n}" for n in range(1, 10)]])
                       if railroad.back_positions(state, MASHA, steps) >> place & 1]  # fmt: skip


def test_backwards_over_another_engine() -> None:
    """GWT-6.14, GWT-6.11: occupied spaces are skipped."""
    state = table()
    engine(state, MASHA, "3")
    engine(state, MISHA, "2")
    asked(state, railroad.EngineBack(MASHA, 1))

    assert ["back 1"] == legal(state)


def test_the_end_of_the_track() -> None:
    """GWT-6.15, GWT-6.20: station 10, then back at least one space, 3 dollars, and another upgrade in a turnout."""
    state = table()
    engine(state, MASHA, "37")
    state.dollars[MASHA] = 5
    asked(state, railroad.MoveEngine(MASHA, 6))
    assert ["engine 38", "engine 39"] == legal(state, "engine")
    say(state, "engine 39", "upgrade 10", "disc aux_money_2x")
    assert ("ReturnEngine", MASHA) == question(state)
    assert "decline" not in legal(state)
    assert {"back 0", "back 38", "back s9"} < set(legal(state))
    say(state, "back s9")

    assert 5 == state.dollars[MASHA]
    assert ("Upgrade", MASHA) == question(state)
    say(state, "upgrade 9", "disc aux_draw_2x")
    assert 17 == points(state)["stations"]
    assert sound(state)


def test_the_upgrade_is_decided_at_once() -> None:
    """GWT-6.16: with an own disc there, or without money, there is nothing to decide; others' discs do not matter."""
    state = table()
    engine(state, MASHA, "4")
    station(state, MISHA, 1)
    state.dollars[MASHA] = 2
    asked(state, railroad.MoveEngine(MASHA, 1))
    say(state, "engine s1")
    assert ["upgrade 1", "decline"] == legal(state)
    assert ("other-station", "GWT-6.16") == refusal(state, "upgrade 2")
    say(state, "upgrade 1")
    assert "disc cert_4" in legal(state)
    assert "disc step_left" not in legal(state)

    state = table()
    engine(state, MASHA, "4")
    asked(state, railroad.MoveEngine(MASHA, 1))
    say(state, "engine s1")
    assert ("Upgrade", MASHA) != question(state)


def test_the_station_master() -> None:
    """GWT-6.17, GWT-6.18, GWT-6.19: for the rightmost hired worker of a row; his space gives its action again."""
    state = table()
    post(state, 1, "twelve_dollars")
    workers(state, MASHA, engineer=2)
    job(state, 1, "engineer", "engineer")
    engine(state, MASHA, "4")
    hand(state, MASHA, "criollo")
    state.dollars[MASHA] = 2
    asked(state, railroad.MoveEngine(MASHA, 1))
    say(state, "engine s1", "upgrade 1", "disc aux_money_2x")
    assert ["master engineer", "decline"] == legal(state)
    assert ("printed-worker", "GWT-6.17") == refusal(state, "master cowboy")
    say(state, "master engineer")

    assert (12, 1) == (state.dollars[MASHA], state.hired(MASHA, 2))
    assert {"master": None, "worker": "engineer"} == state.view(0)["stations"][0]
    assert sound(state)


def test_a_station_master_with_a_choice() -> None:
    """GWT-6.19: a free hazard or a bounty, now or never."""
    state = table()
    post(state, 1, "objective_pairs")
    workers(state, MASHA, cowboy=2)
    tile(state, "FL1", "hazard:flood:4:green")
    tile(state, "BA2", "bandit:green")
    engine(state, MASHA, "4")
    state.dollars[MASHA] = 2
    asked(state, railroad.MoveEngine(MASHA, 1))
    say(state, "engine s1", "upgrade 1", "disc aux_money_2x", "master cowboy")
    assert ["use a", "use b", "decline"] == legal(state)
    say(state, "use b", "bounty 2")

    assert 1 == state.dollars[MASHA]


def test_permanent_certificates() -> None:
    """GWT-6.19: they count in every income."""
    state = table()
    post(state, 1, "two_certificates")
    workers(state, MASHA, cowboy=2)
    engine(state, MASHA, "4")
    state.dollars[MASHA] = 2
    asked(state, railroad.MoveEngine(MASHA, 1))
    say(state, "engine s1", "upgrade 1", "disc aux_money_2x", "master cowboy")

    assert 2 == state.permanent(MASHA)


def test_no_disc_no_upgrade() -> None:
    """GWT-8.4, GWT-8.7: the station's cost first; the money left decides which disc spaces are affordable."""
    state = table()
    for space in list(state.view(0)["players"][0]["discs"]):
        if space not in ("hand_left", "hand_right"):
            clear(state, MASHA, space, city="new_york")
    engine(state, MASHA, "4")
    state.dollars[MASHA] = 6
    asked(state, railroad.MoveEngine(MASHA, 1))
    say(state, "engine s1")
    assert ("Upgrade", MASHA) != question(state)

    engine(state, MASHA, "4")
    state.dollars[MASHA] = 7
    asked(state, railroad.MoveEngine(MASHA, 1))
    say(state, "engine s1", "upgrade 1", "disc hand_left")
    assert 0 == state.dollars[MASHA]
