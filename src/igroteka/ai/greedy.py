"""Says what the game's own policy says."""

from typing import Final

from igroteka.ai.bot import Bot, Sight
from igroteka.core.chance import Luck
from igroteka.core.policy import Policy
from igroteka.core.state import Position


class GreedyBot(Bot):
    """Thinks its own turn through, and takes what looks best when it is over."""

    def __init__(self, luck: Luck) -> None:
        self.luck: Final = luck
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
        elif turn != self.turn:
            policy.forget()
        self.turn = turn
        return usual_answer(sight, state, policy, legal)


def usual_answer(sight: Sight, state: Position, policy: Policy, legal: list[int]) -> int:
    """What a policy says in a position that the seat cannot tell from the truth."""
    best = int(policy.choose(state))
    wish = sight.game.wish(state, sight.seat, best)
    if wish in legal:
        return wish
    return best if best in legal else legal[0]
