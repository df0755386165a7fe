"""What Catan's bots think of luck that their own answers call for."""

from igroteka.ai.bot import Sight
from igroteka.ai.greedy import GreedyBot
from igroteka.core.chance import Random
from igroteka.core.state import CHANCE
from igroteka.games.catan.game import GAME
from igroteka.games.catan.rules import cards, robber


def purchases(seed: int) -> int:
    """Development cards that four apprentices buy in one game without trade."""
    state = GAME.start(4, preset="no_player_trade")
    luck = Random(seed)
    bots = [GreedyBot(Random(seed + seat)) for seat in range(4)]
    bought = 0
    while not state.finished:
        if state.player == CHANCE:
            state.roll(luck)
            continue
        seat = int(state.player)
        action = bots[seat].choose(Sight(GAME, state, seat))
        bought += GAME.notation(action) == "buy"
        state.apply(action)
    return bought


def test_a_card_that_is_paid_for_is_worth_something_before_it_is_drawn():
    assert sum(purchases(seed) for seed in range(3)) > 10


def test_a_position_before_a_draw_is_worth_the_average_of_what_may_be_drawn():
    seen = 0
    state = GAME.start(4, preset="no_player_trade")
    luck = Random(5)
    bots = [GreedyBot(Random(seat)) for seat in range(4)]
    while not state.finished:
        top = state.top()
        if isinstance(top, cards.DrawCard | robber.DrawFromHand):
            seat = int(top.seat)
            worth = total = 0.0
            for outcome, weight in zip(state.legal(), state.weights(), strict=True):
                after = state.copy()
                after.apply(outcome)
                worth += weight * GAME.evaluate(after, seat)
                total += weight
            assert abs(GAME.evaluate(state, seat) - worth / total) < 1e-9
            seen += 1
        if state.player == CHANCE:
            state.apply(state.draw(luck))
        else:
            asked = int(state.player)
            state.apply(bots[asked].choose(Sight(GAME, state, asked)))
    assert seen > 5
