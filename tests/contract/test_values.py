"""Law 13: what bots think with means the same in every game: turns that follow each other, and margins in points."""

from igroteka.core.state import CHANCE, OVER
from tests.contract.tables import Walk


def test_turns_that_follow_each_other_differ(walk: Walk) -> None:
    for (state, _), (after, _) in zip(walk.steps, walk.steps[1:], strict=False):
        before, now = walk.game.turn_of(state), walk.game.turn_of(after)

        assert before < state.seats
        assert before == now or min(before, now) < 0 or walk.game.turn(state) != walk.game.turn(after)


def test_at_the_end_a_value_is_the_margin(walk: Walk) -> None:
    """Whoever has won beside somebody else is ahead, whoever has not is behind; nobody is by more than the points say.

    Winning itself may be worth something, the same to everybody.
    """
    state, _ = walk.steps[-1]
    if state.player != OVER:
        return
    scores, winners = state.scores(), walk.game.winners(state)
    values = [walk.game.value(state, seat) for seat in range(state.seats)]
    won = set()
    for seat in range(state.seats):
        others = [score for other, score in enumerate(scores) if other != seat]
        bonus = values[seat] - (scores[seat] - max(others, default=0))
        if seat in winners:
            won.add(round(bonus, 6))
        else:
            assert 0.0 == round(bonus, 6)
    assert len(won) <= 1
    assert all(bonus >= 0 for bonus in won)


def test_a_policy_answers_legally_and_can_begin_anew(walk: Walk) -> None:
    policy = walk.game.policy()
    for state, _ in walk.sampled(8):
        if state.player in (CHANCE, OVER):
            continue
        first = policy.choose(state)
        policy.forget()

        assert first in state.legal()
        assert first == policy.choose(state) == walk.game.policy().choose(state)
        policy.forget()
