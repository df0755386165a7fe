"""The fingerprint of the rules."""

import igroteka
from igroteka.core.chance import Random
from igroteka.sim.signature import YOUNGER, signature, story, tables
from tests.golden.make import PLANS

CATAN = igroteka.load("catan")


def test_two_runs_give_the_same_fingerprint():
    assert signature(CATAN) == signature(CATAN)


def test_every_seat_count_preset_and_layout_is_played():
    found = list(tables(CATAN))

    assert {2, 3, 4} == {table.seats for table in found}
    assert {"", *CATAN.settings.presets} - YOUNGER == {table.preset for table in found}
    assert {"spiral", "random"} == {table.options["layout"] for table in found if "layout" in table.options}


def test_a_story_tells_who_said_what_out_of_what_and_what_happened():
    told = list(story(CATAN.start(4, preset="no_player_trade"), Random(3), 200))
    other = list(story(CATAN.start(4, preset="no_player_trade"), Random(4), 200))

    assert told == list(story(CATAN.start(4, preset="no_player_trade"), Random(3), 200))
    assert told != other
    assert 202 == len(told)
    assert told[0].startswith(b"-1 ")
    assert told[-1].startswith(b"{")


def test_younger_options_are_watched_by_golden_games():
    """What the fingerprint leaves out is played move by move elsewhere."""
    plans = [plan for some in PLANS.values() for plan in some]
    left_out = [table for id in ("catan", "burgundy") for table in tables(igroteka.load(id))]

    assert {*(name for plan in plans for name in plan.options), *(plan.preset for plan in plans)} >= YOUNGER
    assert not [table for table in left_out if YOUNGER & {*table.options, table.preset}]
