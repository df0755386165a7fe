"""Gold, certificates and the pathfinder track (NZ-8, NZ-12)."""

import pytest

from igroteka.core.chance import Random
from igroteka.games.gwtnz.data.box import BOX, LAST_SPACE, STEP_TILE_SPACE
from igroteka.games.gwtnz.game import GAME
from igroteka.games.gwtnz.rules import pathfinder, trail
from igroteka.games.gwtnz.state import FEE_FLIPPED, STEP_FLIPPED, UNFLIPPED, State
from tests.games.gwtnz.table import (
    MASHA,
    MISHA,
    arrive,
    asked,
    clear,
    hand,
    happened,
    hazard,
    legal,
    points,
    purse,
    question,
    refusal,
    say,
    sound,
    table,
    tile,
    zone,
)


@pytest.mark.parametrize(("before", "gain", "after", "gold"), [
    (0, 1, 1, 0), (1, 1, 2, 1), (0, 2, 2, 1), (0, 3, 3, 1), (2, 1, 3, 0), (2, 2, 3, 0), (3, 1, 3, 0),
])  # fmt: skip
def test_certificates(before: int, gain: int, after: int, gold: int) -> None:
    """NZ-8.1: up to the limit; from 0 or 1 to 2 or more also a gold."""
    state = asked(table())
    state.certificates[MASHA] = before
    pathfinder.certify(state, MASHA, gain)

    assert (0, gold, after, 0) == purse(state)


def test_every_crossing_gives_gold() -> None:
    """NZ-8.1: once per crossing, again after certificates were spent."""
    state = table()
    for crossing in (1, 2, 3):
        pathfinder.certify(state, MASHA, 2)
        assert crossing == state.gold[MASHA]
        state.certificates[MASHA] = 0


def test_a_raised_limit() -> None:
    """NZ-8.1."""
    state = table()
    clear(state, MASHA, "temp_cert_limit")
    pathfinder.certify(state, MASHA, 9)

    assert 5 == state.certificates[MASHA]


def test_gold_ends_at_five() -> None:
    """NZ-8.2: surplus is lost."""
    state = table()
    state.gold[MASHA] = 4
    pathfinder.gain_gold(state, MASHA, 3)

    assert 5 == state.gold[MASHA]


def test_up_to_so_many() -> None:
    """NZ-8.3: whoever would waste gold may stop before it, or not go at all."""
    state = asked(table())
    state.gold[MASHA] = 5
    arrive(state, MASHA, "A")
    pathfinder.certify(state, MASHA, 3)
    assert ["forward 1", "forward 2", "forward 3", "decline"] == legal(state)
    say(state, "forward 1")
    assert 1 == state.certificates[MASHA]
    pathfinder.advance(state, MASHA, 4)
    assert ["forward 1", "forward 2", "forward 3", "forward 4", "decline"] == legal(state)
    assert ("not-so-far", "NZ-8.3") == refusal(state, "forward 5")
    say(state, "decline")
    assert 0 == state.pathfinder[MASHA]


# --- the pathfinder track


@pytest.mark.parametrize(
    ("before", "steps", "gold"), [(0, 2, 0), (2, 1, 1), (2, 6, 2), (3, 4, 0), (7, 1, 1), (0, 9, 2)]
)
def test_gold_of_the_track(before: int, steps: int, gold: int) -> None:
    """NZ-12.1, NZ-12.2: on reaching or passing 3 and 8, never twice."""
    state = table()
    state.pathfinder[MASHA] = before
    pathfinder.advance(state, MASHA, steps)

    assert (gold, before + steps) == (state.gold[MASHA], state.pathfinder[MASHA])


def test_other_discs_are_not_skipped() -> None:
    """NZ-12.1."""
    state = table()
    state.pathfinder[MISHA] = 1
    pathfinder.advance(state, MASHA, 1)

    assert 1 == state.pathfinder[MASHA] == state.pathfinder[MISHA]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_step_tile_for_everybody(seats: int) -> None:
    """NZ-12.2, NZ-2.11: on reaching or passing its space."""
    state = table(seats)
    pathfinder.advance(state, MASHA, STEP_TILE_SPACE[seats] - 1)
    assert 0 == state.view(0)["players"][0]["step_tile"]
    pathfinder.advance(state, MASHA, 2)

    assert 1 == state.view(0)["players"][0]["step_tile"]
    assert 1 == happened(state).count("step-tile")


def test_beyond_the_end() -> None:
    """NZ-12.3: a pound for every step."""
    state = table()
    state.pathfinder[MASHA] = LAST_SPACE - 1
    pathfinder.advance(state, MASHA, 4)

    assert (3, LAST_SPACE) == (state.pounds[MASHA], state.pathfinder[MASHA])
    assert LAST_SPACE == 16


def at_eleven() -> State:
    """The disc has just come to 11."""
    state = table()
    state.pathfinder[MASHA] = 10
    arrive(state, MASHA, "A")
    pathfinder.advance(state, MASHA, 1)
    return state


def test_flipping_the_step_tile() -> None:
    """NZ-12.4: one of the two must be flipped."""
    state = at_eleven()
    limit = state.step_limit(MASHA)
    assert ["flip step", "flip fee"] == legal(state)
    assert ("must-answer", "NZ-14.17") == refusal(state, "decline")
    say(state, "flip step")

    assert (limit + 1, STEP_FLIPPED) == (state.step_limit(MASHA), state.flips[MASHA])
    assert state.view(0)["players"][0]["fee_tile"]
    assert sound(state)


def test_the_flip_of_a_card_may_be_skipped() -> None:
    """NZ-13.2, NZ-12.4: every effect of a card; the disc has moved, and the flip does not come again."""
    state = table()
    hand(state, MASHA, "kotare", "kotare")
    state.pathfinder[MASHA] = 10
    arrive(state, MASHA, "A")
    say(state, "show kotare")
    assert ["flip step", "flip fee", "decline"] == legal(state)
    say(state, "decline")
    state.roll(Random(1))

    assert (11, UNFLIPPED) == (state.pathfinder[MASHA], state.flips[MASHA])
    assert sound(state)
    say(state, "show kotare")
    state.roll(Random(1))
    assert ("UseBuilding", MASHA) == question(state)


def test_flipping_the_fee_tile() -> None:
    """NZ-12.4, NZ-4.9."""
    state = at_eleven()
    limit = state.step_limit(MASHA)
    tile(state, zone("flood")[0], hazard("flood", "green"))
    say(state, "flip fee")

    assert (limit, FEE_FLIPPED) == (state.step_limit(MASHA), state.flips[MASHA])
    assert 0 == trail.fee(state, MASHA, node_of(zone("flood")[0]))
    assert 2 == trail.fee(state, MISHA, node_of(zone("flood")[0]))


def node_of(name: str) -> int:
    """The number of a node."""
    return [node["id"] for node in BOX["trail"]["node"]].index(name)


def test_passing_eleven() -> None:
    """NZ-12.1, NZ-12.4: also when it is passed, and only once."""
    state = table()
    state.pathfinder[MASHA] = 9
    arrive(state, MASHA, "A")
    pathfinder.advance(state, MASHA, 4)
    assert ("FlipTile", MASHA) == question(state)
    say(state, "flip fee")
    pathfinder.advance(state, MASHA, 1)
    assert ("FlipTile", MASHA) != question(state)


@pytest.mark.parametrize("space", range(17))
def test_points_of_the_track(space: int) -> None:
    """NZ-12.5, NZ-17.5: the highest number at or below the disc, at most 15; by an option one per space."""
    state = table()
    state.pathfinder[MASHA] = space
    table_of = [value for at, value in BOX["pathfinder"]["vp"]["table"] if at <= space]
    assert (table_of[-1] if table_of else 0) == points(state).get("pathfinder", 0)
    other = table(pathfinder_vp="spaces")
    other.pathfinder[MASHA] = space
    assert min(space, 15) == points(other).get("pathfinder", 0)


def test_at_most_fifteen() -> None:
    """NZ-12.5."""
    assert 15 == max(value for _, value in BOX["pathfinder"]["vp"]["table"])


def test_going_on_after_the_flip() -> None:
    """NZ-18.3, NZ-12.4: what waits below the question goes on after it."""
    state = at_eleven()
    say(state, "flip fee", "aux money single")
    state.roll(Random(1))

    assert MISHA == state.player


def test_a_card_shown_while_the_marker_waits() -> None:
    """NZ-8.1, NZ-8.3, NZ-13.1: what the card brought is no longer open to the question below."""
    state = table()
    hand(state, MASHA, "bonus2")
    state.certificates[MASHA], state.gold[MASHA] = 1, 5
    asked(state, pathfinder.Forward(MASHA, pathfinder.OF_CERTIFICATES, 2))
    assert ["forward 1", "forward 2", "decline"] == [line for line in legal(state) if not line.startswith("show")]
    say(state, "show bonus2", "forward 1")
    state.roll(Random(1))

    assert ("Forward", MASHA) == question(state)
    assert ["forward 1", "decline"] == legal(state)
    why = state.why_not(MASHA, GAME.parse("forward 2"))
    assert why is not None
    assert ("NZ-8.3", {"most": 1}) == (why.rule, why.details)
    say(state, "forward 1")
    assert 3 == state.certificates[MASHA]
