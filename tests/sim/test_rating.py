"""Ratings: exact where the answer is known, and the same however the players are named."""

import math

import pytest

from igroteka.sim.arena import NORMAL_95
from igroteka.sim.rating import ELO, PRIOR, chance, inverse, ratings


def close(value):
    return pytest.approx(value, abs=1e-7)


def half_width(rating):
    assert rating.rating - rating.low == close(rating.high - rating.rating)
    return rating.high - rating.rating


@pytest.mark.parametrize(("won", "lost"), [(0, 0), (1, 0), (7, 3), (2.5, 1.5), (100, 0), (1000, 999)])
def test_two_players_have_the_odds_of_their_games(won, lost):
    """With half a win for each beside them; the difference has the variance 1 / (n p (1 - p))."""
    first, second = ratings([[0, won], [lost, 0]])
    games = won + lost + PRIOR
    share = (won + PRIOR / 2) / games

    assert 400 * math.log10(share / (1 - share)) == close(first.rating - second.rating)
    assert 0 == close(first.rating + second.rating)
    expected = NORMAL_95 * ELO * math.sqrt(1 / (games * share * (1 - share))) / 2
    assert expected == close(half_width(first))
    assert expected == close(half_width(second))


def test_ten_wins_to_one_are_400_points():
    first, second = ratings([[0, 99.5], [9.5, 0]])

    assert 400 == close(first.rating - second.rating)


def test_equals_are_equal():
    found = ratings([[0, 5, 5], [5, 0, 5], [5, 5, 0]])

    assert [0, 0, 0] == [close(rating.rating) for rating in found]
    assert 1 == len({round(half_width(rating), 9) for rating in found})


def test_a_circle_has_no_best():
    assert [0, 0, 0] == [close(rating.rating) for rating in ratings([[0, 8, 2], [2, 0, 8], [8, 2, 0]])]


def test_results_that_follow_the_model_are_found_again():
    """Wins as many as strengths 300, 100, -50 and -350 would give: those very strengths."""
    strengths = [300, 100, -50, -350]
    wins = [
        [0 if a == b else 1000 * chance((own - other) / ELO) - PRIOR / 2 for b, other in enumerate(strengths)]
        for a, own in enumerate(strengths)
    ]

    assert strengths == [close(rating.rating) for rating in ratings(wins)]


def test_names_do_not_matter():
    wins: list[list[float]] = [[0, 9, 14, 20], [3, 0, 11, 15.5], [2, 4, 0, 9], [0, 1.5, 6, 0]]
    order = [2, 0, 3, 1]
    there = ratings(wins)
    here = ratings([[wins[a][b] for b in order] for a in order])

    for place, own in enumerate(order):
        assert there[own] == pytest.approx(here[place], abs=1e-7)


def test_wins_and_losses_are_mirrors():
    wins = [[0, 9, 14], [3, 0, 11], [2, 4, 0]]
    mirrored = ratings([[wins[b][a] for b in range(3)] for a in range(3)])

    assert [-rating.rating for rating in ratings(wins)] == [close(rating.rating) for rating in mirrored]


def test_who_has_won_everything_stands_far_but_somewhere():
    """Four levels that never lose downwards: finite, in order, and the ends are the least certain."""
    wins = [[500 if a < b else 0 for b in range(4)] for a in range(4)]
    found = ratings(wins)
    values = [rating.rating for rating in found]

    assert sorted(values, reverse=True) == values
    assert all(math.isfinite(part) for rating in found for part in rating)
    assert 0 == close(math.fsum(values))
    assert half_width(found[0]) > half_width(found[1])


def test_the_likeliest_strengths_explain_the_wins():
    """At the solution everybody has won as many games as the strengths promise."""
    wins: list[list[float]] = [[0, 9, 14, 1], [3, 0, 0, 15.5], [2, 4, 0, 0], [0, 1.5, 6, 0]]
    values = [rating.rating / ELO for rating in ratings(wins)]
    for a in range(4):
        others = [b for b in range(4) if b != a]
        promised = math.fsum((wins[a][b] + wins[b][a] + PRIOR) * chance(values[a] - values[b]) for b in others)
        assert math.fsum(wins[a][b] + PRIOR / 2 for b in others) == close(promised)


def test_ten_times_as_many_games_are_surer_by_the_root_of_ten():
    few = ratings([[0, 9.5, 13.5], [2.5, 0, 10.5], [1.5, 3.5, 0]])
    many = ratings([[0, 99.5, 139.5], [29.5, 0, 109.5], [19.5, 39.5, 0]])

    assert [rating.rating for rating in few] == [close(rating.rating) for rating in many]
    assert [half_width(rating) / math.sqrt(10) for rating in few] == [close(half_width(rating)) for rating in many]


def test_pairs_that_never_met_are_compared_through_others():
    found = ratings([[0, 75, 0], [25, 0, 75], [0, 25, 0]])

    assert found[0].rating > found[1].rating > found[2].rating
    assert 0 == close(found[1].rating)


def test_inverse():
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, -1.0], [0.5, -1.0, 5.0]]
    found = inverse(matrix)
    product = [[sum(matrix[a][k] * found[k][b] for k in range(3)) for b in range(3)] for a in range(3)]

    assert [[float(a == b) for b in range(3)] for a in range(3)] == [pytest.approx(row, abs=1e-12) for row in product]
