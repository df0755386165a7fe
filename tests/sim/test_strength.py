"""How strong levels and people are: only what was played counts, and it counts as the model says."""

import math
import random

import pytest

from igroteka.ai.bots import bots, levels
from igroteka.catalog import games, load
from igroteka.sim import strength as module
from igroteka.sim.strength import (
    SPREAD,
    SWINGS,
    Estimate,
    Game,
    Strength,
    estimate,
    even,
    height_of,
    heights,
    measured,
    rung,
    strength,
)

PEOPLE = 80
KNOWN = {
    "apprentice": Strength("novice", 2, 100, 80.0),
    "master": Strength("apprentice", 4, 200, 90.0),
    "grandmaster": Strength("master", 2, 50, 30.0),
}


@pytest.fixture(autouse=True)
def known(monkeypatch):
    monkeypatch.setattr(module, "measured", lambda: {"catan": KNOWN})


def played(level: str, seats: int, won: int, lost: int) -> list[Game]:
    return [Game(level, seats, True)] * won + [Game(level, seats, False)] * lost


def stands(games: list[Game]) -> Estimate:
    found = estimate("catan", games)
    assert found is not None
    return found


# --- luck taken away


def career(luck: random.Random, height: float, games: int) -> list[Game]:
    """Somebody of a known height at tables of four: strength, luck that is told, and chance that is not."""
    swing, scale = SWINGS["catan"], heights(KNOWN)
    found: list[Game] = []
    for number in range(games):
        level = list(scale)[number % len(scale)]
        lucky = luck.gauss(0.0, swing.spread)
        even = luck.random()
        ahead = height - scale[level] - math.log(3) + swing.worth * lucky + swing.rest * math.log(even / (1 - even))
        found.append(Game(level, 4, ahead > 0, lucky))
    return found


def test_the_interval_holds_the_truth_and_is_narrower_without_luck():
    """80 people, drawn as the estimate expects people to be: 95 of 100 stand inside, and luck that is known helps."""
    luck, scale = random.Random(17), heights(KNOWN)
    middle = sum(scale.values()) / len(scale)
    inside, blind, narrower, widths = 0, 0, 0, [0.0, 0.0]
    for _ in range(PEOPLE):
        height = luck.gauss(middle, SPREAD)
        games = career(luck, height, 24)
        told, untold = stands(games), stands([game._replace(luck=None) for game in games])
        at = rung(height, scale)
        inside += told.low <= at <= told.high
        blind += untold.low <= at <= untold.high
        narrower += told.high - told.low < untold.high - untold.low
        widths[0] += told.high - told.low
        widths[1] += untold.high - untold.low

    assert 0.90 * PEOPLE <= inside <= 0.99 * PEOPLE
    assert 0.90 * PEOPLE <= blind <= 0.99 * PEOPLE
    assert narrower > 0.6 * PEOPLE
    assert widths[0] < 0.95 * widths[1]


def test_who_won_by_luck_is_thought_less_of():
    lucky = [Game("apprentice", 4, won=True, luck=3.0)] * 6
    unlucky = [Game("apprentice", 4, won=True, luck=-3.0)] * 6

    assert stands(lucky).at < stands(played("apprentice", 4, 6, 0)).at < stands(unlucky).at
    assert (6, 6) == (stands(lucky).games, stands(lucky).weighed)
    assert 0 == stands(played("apprentice", 4, 6, 0)).weighed


# --- the levels


def test_what_is_told_is_of_games_and_levels_of_the_house():
    assert set(measured()) <= set(games())
    for game, found in measured().items():
        assert set(found) <= set(levels())
        for level, row in found.items():
            assert bots().index(row.rival) < bots().index(level)
            assert row.seats in load(game).seats
            assert 0 <= row.wins <= row.games > 0


def test_a_share_has_its_interval():
    low, high = KNOWN["apprentice"].interval

    assert 0.8 == KNOWN["apprentice"].share
    assert (0.711, 0.867) == pytest.approx((low, high), abs=0.001)


def test_of_what_was_never_played_nothing_is_known():
    assert strength("catan", "novice") is None
    assert strength("chess", "master") is None


def test_levels_stand_on_one_scale():
    """One against three wins 45 %: three times the odds of one against one."""
    found = heights(KNOWN)

    assert levels() == list(found)
    assert math.log(80.5 / 20.5) == pytest.approx(found["apprentice"])
    assert math.log(3 * 90.5 / 110.5) == pytest.approx(found["master"] - found["apprentice"])


def test_above_a_gap_nothing_is_known():
    assert ["novice"] == list(heights({"master": KNOWN["master"]}))
    assert ["novice", "apprentice"] == list(heights({**KNOWN, "master": Strength("random", 2, 9, 9.0)}))


def test_the_scale_never_runs_backwards():
    weak = heights({**KNOWN, "master": Strength("apprentice", 2, 100, 10.0)})
    assert sorted(weak.values()) == list(weak.values())


# --- people


@pytest.mark.parametrize(("place", "level"), list(enumerate(levels())))
def test_who_wins_as_often_as_a_level_stands_there(place, level):
    for seats in (2, 4):
        found = stands(played(level, seats, 120, 120 * (seats - 1)))
        assert place == pytest.approx(found.at, abs=0.1)
        assert found.low < place < found.high


def test_more_games_are_more_certain():
    few, many = (stands(played("apprentice", 2, count, count)) for count in (2, 50))
    assert many.high - many.low < (few.high - few.low) / 2
    assert (4, 100) == (few.games, many.games)


def test_wins_raise_and_losses_lower():
    base = played("apprentice", 2, 5, 5)
    lost, won = played("apprentice", 2, 0, 1), played("apprentice", 2, 1, 0)
    lower, same, higher = (stands(games).at for games in (base + lost, base, base + won))
    assert lower < same < higher


def test_what_says_nothing_is_not_counted():
    assert estimate("catan", []) is None
    assert estimate("catan", played("people", 2, 3, 3)) is None
    assert estimate("chess", played("novice", 2, 3, 3)) is None
    assert 6 == stands(played("people", 4, 9, 0) + played("greedy", 2, 3, 3)).games


def test_an_apprentice_of_before_is_an_apprentice():
    assert estimate("catan", played("apprentice", 4, 3, 5)) == estimate("catan", played("greedy", 4, 3, 5))


@pytest.mark.parametrize("at", [-1.5, 0.0, 0.4, 1.0, 2.9, 3.7])
def test_a_place_on_the_ladder_and_its_height_are_the_same(at):
    scale = heights(KNOWN)
    assert at == pytest.approx(rung(height_of(at, scale), scale))


# --- an even game


@pytest.mark.parametrize(("place", "level"), list(enumerate(levels())))
def test_a_level_plays_evenly_with_its_equals(place, level):
    found = even("catan", float(place), 3)
    assert (level,) * 3 == found.levels
    assert 0.25 == pytest.approx(found.chance)


def test_between_two_levels_both_sit_at_the_table():
    found = even("catan", 1.5, 3)
    assert {"apprentice", "master"} == set(found.levels)
    assert 0.25 == pytest.approx(found.chance, abs=0.08)


def test_nobody_is_too_strong_for_an_answer():
    assert ("grandmaster",) == even("catan", 9.0, 1).levels
    assert ("novice",) == even("catan", -9.0, 1).levels
