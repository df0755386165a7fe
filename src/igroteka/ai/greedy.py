"""Looks one step ahead with the game's own evaluation."""

from typing import Final

from igroteka.ai.bot import Bot, Sight
from igroteka.core.chance import Luck
from igroteka.core.game import Game
from igroteka.core.state import CHANCE, Position


class GreedyBot(Bot):
    """Takes the action whose outcome looks best; luck that follows at once is averaged over its outcomes."""

    def __init__(self, luck: Luck) -> None:
        self.luck: Final = luck

    def choose(self, sight: Sight) -> int:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        state = sight.sample(self.luck)
        game, seat = sight.game, sight.seat
        advice = game.advise(state, seat)
        if advice in legal:
            return advice
        best, most = legal[0], -1e300
        for action in legal:
            if game.is_opening(action):
                continue  # the first word of something longer: the game is asked for it below
            worth = self.outlook(game, state, seat, action)
            if worth > most:
                best, most = action, worth
        wish = game.wish(state, seat, best)
        return wish if wish in legal else best

    def outlook(self, game: Game, state: Position, seat: int, action: int) -> float:
        """The value after an action, averaged over the luck it calls for."""
        after = state.copy()
        after.apply(action)
        if after.player != CHANCE:
            return game.evaluate(after, seat)
        total = 0
        worth = 0.0
        for outcome, weight in zip(after.legal(), after.weights(), strict=True):
            further = after.copy()
            further.apply(outcome)
            worth += weight * game.evaluate(further, seat)
            total += weight
        return worth / total
