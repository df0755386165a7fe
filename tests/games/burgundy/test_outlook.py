"""What Burgundy's masters expect of a position: the value by hand, set right by a net."""

from igroteka.core.chance import Random
from igroteka.core.observation import Observation
from igroteka.core.state import CHANCE, OVER
from igroteka.games.burgundy import outlook
from igroteka.games.burgundy.game import GAME


def positions(every=40):
    """Some of a random game, and its end."""
    state, luck = GAME.start(2), Random(3)
    found, steps = [], 0
    while state.player != OVER:
        steps += 1
        if steps % every == 0:
            found.append(state.copy())
        legal = state.legal()
        state.apply(state.draw(luck) if state.player == CHANCE else legal[luck.below(len(legal))])
    return found, state


def test_at_the_end_it_is_the_margin_and_before_the_estates_it_is_nothing():
    _, end = positions()
    scores = GAME.scores(end)

    assert GAME.value(end, 0) == scores[0] - scores[1] == -GAME.value(end, 1)
    assert 0.0 == GAME.value(GAME.start(3), 1)


def test_the_net_reads_the_rows_that_are_written():
    row = Observation()
    GAME.start(4).features(0, row)
    net = outlook.NET

    assert (net.seats, net.width) == (4, row.width)
    assert len(net.seat) == net.width * net.traits
    assert len(net.table) == (row.place - 4 * row.width) * net.traits
    assert len(net.meaning) == net.judgements * (3 * net.traits + 4)


def test_looking_changes_nothing():
    found, _ = positions()
    for state in found:
        before = state.dump()
        assert GAME.value(state, 0) == GAME.value(state, 0)
        assert before == state.dump()
