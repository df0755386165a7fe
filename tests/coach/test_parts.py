"""What is to be expected, by name: the same as bots think, and every name has its words."""

import math
from collections.abc import Callable
from typing import Any

import pytest

from igroteka import catalog
from igroteka.coach.luck import forecasts
from igroteka.core.speech import LANGUAGES
from igroteka.games.burgundy import heuristics
from tests.coach.tables import choices, story

GAMES = list(catalog.GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_they_are_the_score(game):
    end, found = story(game).end, catalog.load(game)

    for seat in range(int(end.seats)):
        assert found.score_sheet(end, seat) == found.parts(end, seat)
    assert end.scores() == forecasts(found, end)
    assert 0.0 == found.left(end)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "catan"])
def test_they_sum_to_what_bots_think(game):
    """The value is the own sum less that of the best rival; in Catan it has more to it, in Burgundy before its net."""
    found = catalog.load(game)
    value: Callable[[Any, int], float] = heuristics.value if game == "burgundy" else found.value
    for step in choices(game, 12):
        sums = [sum(found.parts(step.before, seat).values()) for seat in range(int(step.before.seats))]
        for seat, mine in enumerate(sums):
            lead = mine - max(other for place, other in enumerate(sums) if place != seat)

            assert math.isclose(value(step.before, seat), lead, abs_tol=1e-6)


@pytest.mark.parametrize("game", GAMES)
def test_every_part_and_kind_of_luck_has_words(game):
    found = catalog.load(game)
    names = {"rivals", "outlook", "other"}
    for state in [*[step.before for step in choices(game, 12)], story(game).end]:
        for seat in range(int(state.seats)):
            names |= set(found.parts(state, seat))
    kinds = {found.fortune(step.action) for step in story(game).steps if step.seat < 0}
    for language in LANGUAGES:
        speech = found.speech(language)
        for name in names:
            more, less = speech.say(f"part-{name}.more"), speech.say(f"part-{name}.less")

            assert speech.say(f"part-{name}")
            assert more != less
            assert not any(letter.isdigit() for letter in more + less)
        assert all(speech.say(f"fortune-{kind}") for kind in kinds)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_runs_out(game):
    """What is left of it goes from nearly all to nothing, and a forecast ends as the points do."""
    found = catalog.load(game)
    left = [found.left(step.before) for step in choices(game, 12)]

    assert all(0.0 <= share <= 1.0 for share in left)
    assert left[0] > 0.7
    assert left[-1] < 0.5
    end, last = story(game).end.scores(), forecasts(found, story(game).decisions()[-1].before)
    assert all(abs(points - guess) < 8 * found.stake() for points, guess in zip(end, last, strict=True))
