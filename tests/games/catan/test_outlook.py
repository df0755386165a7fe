"""What Catan's coach and its masters expect of a position, once everybody has done what they would do now."""

from functools import cache

import pytest

from igroteka.core.arrays import floats, i64, vec
from igroteka.core.chance import Random
from igroteka.core.state import CHANCE, OVER
from igroteka.games.catan import heuristics, outlook
from igroteka.games.catan.game import GAME


@cache
def positions(seed=3):
    """Some of a game of apprentices, and its end."""
    state, luck, policy = GAME.start(4, preset="no_player_trade"), Random(seed), GAME.policy()
    found, steps = [], 0
    while state.player != OVER:
        steps += 1
        if state.player == CHANCE:
            state.apply(state.draw(luck))
        else:
            if steps % 40 == 0:
                found.append(state.copy())
            state.apply(policy.choose(state))
    return [*found, state]


def test_everything_is_said_before_it_is_looked_at():
    """Until luck speaks; the position itself stays as it was, and what waits for luck is left alone."""
    for state in positions()[:6]:
        before = state.dump()
        after = outlook.settled(state)

        assert after.player in (CHANCE, OVER)
        assert state.dump() == before
        assert outlook.settled(after) is after
        assert GAME.forecasts(state, 1.0) == GAME.forecasts(after, 0.5)


def test_at_the_end_it_is_the_score():
    *_, end = positions()

    assert end.scores() == GAME.forecasts(end, 0.0) == [GAME.forecast(end, seat, 0.0) for seat in range(4)]


def test_it_stays_within_a_game():
    """Nobody loses what is built, nobody gets far beyond the target, and who wins was seen to come."""
    *some, end = positions()
    for state in some:
        for seat, points in enumerate(GAME.forecasts(state, 0.5)):
            assert 2.0 < points < 12.0
            assert points > GAME.scores(state)[seat] - 2.5
    last = GAME.forecasts(some[-1], 0.5)

    assert last.index(max(last)) == end.winner


def test_all_numbers_of_the_net_are_there():
    net = outlook.NET

    assert len(net.likeness) == net.traits * (outlook.SIGNS + 1)
    assert len(net.worth) == net.judgements * (2 * net.traits + outlook.COMMON + 1)
    assert len(net.verdict) == len(net.hope) == net.judgements + 1


def test_signs_tell_seats_apart():
    """Every sign is told of some seat at some time, and none is left from another one."""
    told = floats([9.0] * outlook.SIGNS)
    seen = set()
    for seed in range(6):
        for state in positions(seed)[:-1]:
            after = outlook.settled(state)
            for seat in range(4):
                outlook.signs(after, seat, told)
                assert 9.0 not in list(told)
                seen |= {place for place, sign in enumerate(told) if sign}

    assert len(seen) > outlook.SIGNS - 6


def test_two_dice_are_one_number():
    """CAT-4.3: eleven sums, by 36 ways."""
    state = next(after for one in positions() if len((after := outlook.settled(one)).legal()) == 36)
    words = [GAME.same(state, action) for action in state.legal()]

    assert 11 == len(set(words))
    assert 6 == words.count("5")
    assert "" == GAME.same(state, state.legal()[-1] + 1)


def test_a_value_is_the_lead_and_the_chance_to_win():
    """In one currency: the lead over the best rival, and ten points for a win; chances are shared out among all."""
    for state in positions()[:-1]:
        told = list(outlook.NET.told(outlook.settled(state)))
        points, chances = told[:4], told[4:]

        assert points == GAME.forecasts(state, 0.5)
        assert sum(chances) == pytest.approx(1.0)
        for seat, chance in enumerate(chances):
            best = max(points[:seat] + points[seat + 1 :])
            assert 0.0 < chance < 1.0
            assert GAME.value(state, seat) == pytest.approx(points[seat] - best + heuristics.WIN * chance)


def test_a_win_that_waits_for_nothing_counts_as_one():
    """The turn before the last word was said is worth what the end is."""
    state, luck, policy = GAME.start(4, preset="no_player_trade"), Random(3), GAME.policy()
    before = state
    while state.player != OVER:
        before = state.copy()
        state.apply(state.draw(luck) if state.player == CHANCE else policy.choose(state))

    assert before.player == state.winner
    assert GAME.value(before, state.winner) == GAME.value(state, state.winner) >= heuristics.WIN


def test_the_chance_to_win_is_clearer_towards_the_end():
    """Of whoever wins, over some games: a good deal better than a guess at first, and nearly sure at last."""
    early, late = [], []
    for seed in range(8):
        *some, end = positions(seed)
        chances = [list(outlook.NET.told(outlook.settled(state)))[4 + end.winner] for state in some]
        early.append(chances[0])
        late.append(chances[-1])

    assert sum(late) > 1.5 * sum(early) > 1.5 * len(early) * 0.25


def test_what_is_ready_to_be_paid_is_soon():
    """Of the same income: what can be paid now, what the bank exchanges now, what waits for the dice."""
    cost, pips, rates = vec[i64]([0, 0, 0, 2, 3]), vec[i64]([3, 3, 3, 3, 3]), vec[i64]([4, 4, 4, 4, 4])
    hands = [[0, 0, 0, 2, 3], [4, 0, 0, 1, 3], [3, 0, 0, 1, 3], [0, 0, 0, 1, 2], [0, 0, 0, 0, 0]]
    soon = [outlook.soonness(vec[i64](hand), cost, pips, rates, 9.6) for hand in hands]

    assert soon[0] == soon[1] == 1.0
    assert soon == sorted(soon, reverse=True)
    assert soon[1] > soon[2] > soon[3] > soon[4] > 0.0
