"""What a position says of itself, in every game: who has won, what luck may do, and to whom it answers."""

import pytest

from igroteka import catalog
from igroteka.ai.random import playout
from igroteka.core.actions import Options
from igroteka.core.chance import Random
from igroteka.core.errors import BadOption, IllegalAction
from igroteka.core.match import Match
from igroteka.core.state import CHANCE, OVER, SPECTATOR, Position
from tests.core.whole import Whole

OPTIONS: dict[str, dict[str, object]] = {"catan": {"turn_limit": 10}}


def begun(game: str, seats: int = 3) -> Position:
    """A game whose first decision is asked for."""
    state = catalog.load(game).start(seats, OPTIONS.get(game))
    state.roll(Random(1))
    return state


def over(game: str, seats: int = 3) -> Position:
    """The same after its end."""
    state = begun(game, seats)
    playout(state, Random(2), Options())
    return state


@pytest.mark.parametrize("game", catalog.GAMES)
def test_nobody_has_won_before_the_end(game: str) -> None:
    """Whoever is ahead has won nothing yet; who stops at a limit of turns is told as the rules say."""
    state, luck = begun(game), Random(3)
    for _ in range(200):
        if state.player == OVER:
            break
        assert [] == catalog.load(game).winners(state)
        assert [0.0] * 3 == state.returns()
        legal = state.legal()
        state.apply(state.draw(luck) if state.player == CHANCE else legal[luck.below(len(legal))])

    end = over(game)
    winners = catalog.load(game).winners(end)
    assert [1.0 / len(winners) if seat in winners else 0.0 for seat in range(3)] == [
        max(share, 0.0) for share in end.returns()
    ]
    assert bool(winners) or game == "catan"


@pytest.mark.parametrize("game", catalog.GAMES)
def test_luck_has_no_say_after_the_end(game: str) -> None:
    state = over(game)

    assert [] == state.legal() == state.weights()
    assert not state.is_stuck()
    with pytest.raises(IllegalAction, match="nothing for luck"):
        state.draw(Random(1))


@pytest.mark.parametrize("game", catalog.GAMES)
def test_luck_has_no_say_where_a_seat_is_asked(game: str) -> None:
    state = begun(game)

    assert [] == state.weights()
    assert not state.is_stuck()
    with pytest.raises(IllegalAction, match="nothing for luck"):
        state.draw(Random(1))


@pytest.mark.parametrize("game", catalog.GAMES)
def test_numbers_of_any_kind_are_understood(game: str) -> None:
    """NumPy's are no int, and compiled code is strict."""
    state, rules = begun(game), catalog.load(game)
    action, row, other = state.legal()[0], [0.0] * rules.observation_size(3), [0.0] * rules.observation_size(3)
    state.observe(1, row)
    state.observe(Whole(1), other)

    assert rules.notation(action) == rules.notation(Whole(action))
    assert state.view(1) == state.view(Whole(1))
    assert state.view(SPECTATOR) == state.view(Whole(SPECTATOR))
    assert state.private(1) == state.private(Whole(1))
    assert row == other
    assert state.key(1) == state.key(Whole(1))
    assert state.targets(action) == state.targets(Whole(action))
    assert state.effects(action) == state.effects(Whole(action))
    assert state.why_not(Whole(int(state.player)), Whole(action)) is None
    assert state.sample(1, Random(1)) == state.sample(Whole(1), Random(1))
    state.check(Whole(action))
    with pytest.raises(IllegalAction):
        state.check(Whole(rules.actions.size))


@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_a_seat_that_is_not_there_has_no_score_sheet_and_no_prospects(game: str, seat: int) -> None:
    rules = catalog.load(game)
    for asked in (rules.score_sheet, rules.evaluate):
        with pytest.raises(ValueError, match=f"no seat {seat} at a table of 3"):
            asked(begun(game), seat)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_how_many_play_may_be_said_in_any_kind_of_number(game: str) -> None:
    rules = catalog.load(game)

    assert rules.start(3) == rules.start(Whole(3))
    assert rules.start() == rules.start(Whole(0))
    for wrong in (Whole(9), True, -1):
        with pytest.raises(BadOption, match="The game is not for"):
            rules.start(wrong)


def test_a_position_a_game_and_a_record_say_what_they_are() -> None:
    """Nothing that somebody hides, and no seed."""
    catan = catalog.load("catan")
    match = Match(catan, 3, seed="secret", names=["Ann", "Bob", "Cid"])
    match.begin()
    end = over("nusfjord", 1)

    assert f"<Catan, version {catan.version}>" == repr(catan)
    assert "<Catan, 3 seats, luck asked>" == repr(catan.start(3))
    assert f"<Catan, 3 seats, seat {match.state.player} asked>" == repr(match.state)
    assert "<Nusfjord, 1 seat, over>" == repr(end)
    assert f"<Record of catan, 3 seats, {len(match.moves)} moves>" == repr(match.record())
