"""Positions of Catan where seat 0 is asked each kind of question, found in games of bots."""

from functools import cache
from typing import Any

import igroteka
from igroteka.ai.bot import Sight
from igroteka.ai.greedy import GreedyBot
from igroteka.core.chance import Random
from igroteka.core.match import Match

WANTED = {
    "FOUND_SETTLEMENT": 0,
    "FOUND_ROAD": 0,
    "PRE_ROLL": 20,
    "MAIN": 30,
    "DISCARD": 0,
    "MOVE_ROBBER": 0,
    "STEAL": 0,
    "TRADE_RESPONSE": 0,
    "TRADE_SELECT": 0,
}  # decision: the turn from which on it is worth seeing
GAMES = 40


@cache
def moments() -> dict[str, dict[str, Any]]:
    """A position for each kind of question."""
    game = igroteka.load("catan")
    found: dict[str, dict[str, Any]] = {}
    for number in range(GAMES):
        match = Match(game, 4, {"layout": "random", "harbours": "shuffled"}, seed=f"moments {number}")
        match.begin()
        bots = [GreedyBot(Random(4 * number + seat)) for seat in range(4)]
        while not match.over:
            decision = str(match.state.question()["decision"])
            late = match.state.view(0)["turn"]["number"] >= WANTED.get(decision, 10**6)
            rich = decision != "MAIN" or len({game.actions.of(one).name for one in match.state.legal()}) >= 5
            if decision not in found and late and 0 in match.state.speakers() and match.state.player == 0 and rich:
                found[decision] = dict(match.state.to_dict())
            if len(found) == len(WANTED):
                return found
            seat = int(match.state.player)
            match.play(bots[seat].choose(Sight(game, match.state, seat)))
    missing = sorted(set(WANTED) - set(found))
    raise AssertionError(f"never asked: {missing}")
