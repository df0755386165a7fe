"""What a measurement measures; never how fast."""

import igroteka
from igroteka.core.state import OVER
from igroteka.sim.speed import decision_share, measure, mid_game, sustained, usual_preset

CATAN = igroteka.load("catan")


def test_a_measurement_says_what_was_played_and_where():
    speed = measure(CATAN, 3, "no_player_trade", seconds=0.05, seed=5)

    assert ("catan", 3, "no_player_trade", 5) == (speed.game, speed.players, speed.preset, speed.seed)
    assert igroteka.is_compiled() == speed.compiled
    assert speed.games >= 1
    assert speed.steps > speed.games
    assert speed.seconds >= 0.05
    assert 0 < speed.games_per_s < speed.decisions_per_s < speed.actions_per_s
    assert speed.copies_per_s > 0
    assert set(speed.to_dict()) >= {"python", "platform", "version"}


def test_other_engines_play_without_trade_so_that_is_measured():
    assert "no_player_trade" == usual_preset(CATAN)


def test_the_middle_of_a_game():
    start = CATAN.start(4, preset="no_player_trade")
    middle = mid_game(start, 1)

    assert middle == mid_game(start, 1)
    assert middle.player != OVER
    assert middle != start


def test_luck_is_a_part_of_the_steps():
    assert 0.5 < decision_share(CATAN.start(4, preset="no_player_trade"), 0, 2) < 1


def test_work_goes_on_without_gaps():
    """Every piece of work begins where the last one ended."""
    pieces = []

    def work(done, count):
        pieces.append((done, count))
        return sum(range(2_000)) and 3 * count

    total, amount, spent = sustained(work, 0.02)

    assert spent >= 0.02
    assert 3 * amount == total
    assert [done for done, _ in pieces] == [sum(count for _, count in pieces[:place]) for place in range(len(pieces))]
