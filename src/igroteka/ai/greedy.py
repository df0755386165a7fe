"""Says what the game's own policy says."""

from typing import Final

from igroteka.ai.bot import Bot, Sight
from igroteka.core.chance import Luck
from igroteka.core.game import Game
from igroteka.core.policy import Policy
from igroteka.core.state import Position


class GreedyBot(Bot):
    """Thinks its own turn through, and takes what looks best when it is over."""

    def __init__(self, luck: Luck) -> None:
        self.luck: Final = luck
        self.game: Game | None = None
        self.policy: Policy | None = None
        self.turn = -1

    def choose(self, sight: Sight) -> int:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        state = sight.sample(self.luck)
        policy, turn = self.policy, sight.game.turn(state)
        if policy is None:
            policy = self.policy = sight.game.practice()
            self.game = sight.game
        elif turn != self.turn:
            policy.forget()
        self.turn = turn
        return usual_answer(sight, state, policy, legal)

    def __reduce__(self) -> tuple[object, ...]:
        return (resumed, (self.luck, self.game, self.turn, [] if self.policy is None else self.policy.kept()))


def resumed(luck: Luck, game: Game | None, turn: int, kept: list[int]) -> GreedyBot:
    """What pickle calls: the same bot in the middle of the same thought."""
    bot = GreedyBot(luck)
    bot.turn = turn
    if game is not None:
        bot.game = game
        bot.policy = game.practice()
        if kept:
            bot.policy.take_up(kept)
    return bot


def usual_answer(sight: Sight, state: Position, policy: Policy, legal: list[int]) -> int:
    """What a policy says in a position that the seat cannot tell from the truth."""
    best = int(policy.choose(state))
    wish = sight.game.wish(state, sight.seat, best)
    if wish in legal:
        return wish
    return best if best in legal else legal[0]
