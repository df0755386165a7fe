"""Hiring (GWT-6.3 to GWT-6.6)."""

from igroteka.games.gwt.data.box import NONE
from igroteka.games.gwt.rules import hiring
from tests.games.gwt.table import MASHA, arrive, asked, hand, job, points, table, tile, workers
from tests.games.saying import legal, question, refusal, say, sound


def test_only_from_rows_above_the_token() -> None:
    """GWT-6.3, GWT-6.6: at its price; an emptied space stays empty."""
    state = table()
    state.dollars[MASHA] = 12
    asked(state, hiring.Hire(MASHA, 0))
    assert ["hire 1 cowboy", "decline"] == legal(state)
    assert ("token-row", "GWT-6.3") == refusal(state, "hire 2 cowboy")
    assert ("no-worker", "GWT-6.3") == refusal(state, "hire 1 builder")
    say(state, "hire 1 cowboy")

    assert (6, 2) == (state.dollars[MASHA], state.hired(MASHA, 0))
    assert [NONE, 0] == [state.jobs[0], state.jobs[1]]
    assert sound(state)


def test_too_dear() -> None:
    """GWT-6.3."""
    state = table()
    state.dollars[MASHA] = 7
    asked(state, hiring.Hire(MASHA, 2))
    assert MASHA != state.player or "hire 1 cowboy" not in legal(state)


def test_every_row_when_the_token_has_left() -> None:
    """GWT-6.3."""
    state = table()
    job(state, 12, "engineer")
    state.row, state.filled, state.last = 12, 0, 1
    state.dollars[MASHA] = 4
    asked(state, hiring.Hire(MASHA, 0))

    assert ["hire 12 engineer"] == legal(state, "hire")


def test_a_full_row() -> None:
    """GWT-6.4: six workers, and no seventh."""
    state = table()
    job(state, 1, "cowboy", "builder")
    workers(state, MASHA, cowboy=6)
    state.dollars[MASHA] = 20
    asked(state, hiring.Hire(MASHA, 0))

    assert ["hire 1 builder"] == legal(state, "hire")
    assert ("row-full", "GWT-6.4") == refusal(state, "hire 1 cowboy")


def test_immediate_actions_chain() -> None:
    """GWT-6.4, GWT-6.5: the fourth engineer hires a fourth cowboy, who removes a hazard."""
    state = table()
    job(state, 1, "engineer", "cowboy")
    workers(state, MASHA, engineer=3, cowboy=3)
    tile(state, "FL1", "hazard:flood:4:green")
    state.dollars[MASHA] = 10
    asked(state, hiring.Hire(MASHA, 0))
    say(state, "hire 1 engineer", "hire 1 cowboy", "clear FL1")

    assert 0 == state.dollars[MASHA]
    assert 4 == points(state)["hazards"]


def test_an_immediate_action_is_used_now_or_lost() -> None:
    """GWT-6.4: a Criollo for a certificate; without one there is nothing to use."""
    state = table()
    job(state, 1, "engineer", "cowboy")
    state.dollars[MASHA] = 6
    hand(state, MASHA, "galloway")
    asked(state, hiring.Hire(MASHA, 0))
    say(state, "hire 1 engineer")

    assert ("Immediate", MASHA) == question(state)
    assert ["decline"] == legal(state)
    assert ("cannot-pay", "GWT-3.3") == refusal(state, "use a")


def test_the_builder_row_places_a_building_for_one_dollar_each() -> None:
    """GWT-6.4, GWT-6.27."""
    state = table()
    job(state, 1, "builder", "cowboy")
    workers(state, MASHA, builder=3)
    state.dollars[MASHA] = 9
    asked(state, hiring.Hire(MASHA, 0))
    say(state, "hire 1 builder", "build 5 A1")

    assert 0 == state.dollars[MASHA]


def test_workers_that_score() -> None:
    """GWT-11.10: four points on the fifth and on the sixth space."""
    state = table()
    workers(state, MASHA, cowboy=6, builder=5, engineer=4)

    assert 12 == points(state)["workers"]


def test_a_full_row_of_workers_leaves_nobody_to_hire() -> None:
    """GWT-6.4, GWT-6.49: only cowboys are there, and all six have come."""
    state = table()
    state.dollars[MASHA] = 20
    workers(state, MASHA, cowboy=6)
    arrive(state, MASHA, "N_A")
    assert [] == legal(state, "local")
    asked(state, hiring.Hire(MASHA, 0))
    assert ("Hire", MASHA) != question(state)
