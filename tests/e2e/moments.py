"""Positions where seat 0 is asked each kind of question, found in games of bots."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import igroteka
from igroteka.ai.bot import Bot, Sight
from igroteka.ai.greedy import GreedyBot
from igroteka.ai.random import RandomBot
from igroteka.core.chance import Random
from igroteka.core.match import Match

GAMES = 40
Json = dict[str, Any]


class Sought(NamedTuple):
    """Which moments a game has: its tables in turn, who plays there, and when a question is worth seeing."""

    tables: list[tuple[int, Json]]
    bot: Callable[[Random], Bot]
    wanted: dict[str, Callable[[Json, set[str]], bool]]  # by decision, perhaps with a word: of the view, and all kinds


def always(*_: object) -> bool:
    return True


SOUGHT = {
    "catan": Sought(
        tables=[(4, {"layout": "random", "harbours": "shuffled"})],
        bot=GreedyBot,
        wanted={
            "FOUND_SETTLEMENT": always,
            "FOUND_ROAD": always,
            "PRE_ROLL": lambda view, _: view["turn"]["number"] >= 20,
            "MAIN": lambda view, kinds: view["turn"]["number"] >= 30 and len(kinds) >= 5,
            "DISCARD": always,
            "MOVE_ROBBER": always,
            "STEAL": always,
            "TRADE_RESPONSE": always,
            "TRADE_SELECT": always,
        },
    ),
    "burgundy": Sought(
        tables=[
            (4, {"setup": "experienced"}),
            (4, {"setup": "free", "ship_must_take_all_it_can": False}),
        ],
        bot=RandomBot,
        wanted={
            "CHOOSE_ESTATE": always,
            "TURN": lambda view, kinds: view["phase"] >= 2 and kinds >= {"take", "place", "sell", "buy"},
            "TURN end": lambda _, kinds: "end" in kinds,
            "DISCARD": always,
            "CASTLE": always,
            "CITY_HALL": always,
            "WAREHOUSE": always,
            "TAKE": always,
            "SHIP": always,
            "SHIP two": lambda _, kinds: "loads" in kinds,
            "GOODS": always,
            "PACK": always,
        },
    ),
}


@cache
def moments(id: str) -> dict[str, Json]:
    """A position for each kind of question."""
    game, sought = igroteka.load(id), SOUGHT[id]
    found: dict[str, Json] = {}
    for number in range(GAMES):
        seats, options = sought.tables[number % len(sought.tables)]
        match = Match(game, seats, options, seed=f"moments {number}")
        match.begin()
        bots = [sought.bot(Random(4 * number + seat)) for seat in range(seats)]
        while not match.over:
            decision, seat = str(match.state.question()["decision"]), int(match.state.player)
            names = [name for name in sought.wanted if name.split()[0] == decision and name not in found]
            if seat == 0 and names:
                kinds = {game.actions.of(one).name for one in match.state.legal()}
                for name in names:
                    if sought.wanted[name](match.state.view(0), kinds):
                        found[name] = dict(match.state.to_dict())
            if len(found) == len(sought.wanted):
                return found
            match.play(bots[seat].choose(Sight(game, match.state, seat)))
    missing = sorted(set(sought.wanted) - set(found))
    raise AssertionError(f"never asked: {missing}")


@cache
def last_round(id: str, seats: int) -> Json:
    """A position of a game of five phases where its last round begins with seat 0."""
    game = igroteka.load(id)
    for number in range(GAMES):
        match = Match(game, seats, {}, seed=f"end {number}")
        match.begin()
        bots = [RandomBot(Random(number + seat)) for seat in range(seats)]
        while not match.over:
            view, seat = match.state.view(0), int(match.state.player)
            if (view["phase"], view["round"], len(view["done"]), seat) == (4, 4, 0, 0):
                return dict(match.state.to_dict())
            match.play(bots[seat].choose(Sight(game, match.state, seat)))
    raise AssertionError("seat 0 is never first")
