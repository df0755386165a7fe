"""What is played in a tournament: a table of bots, and any one game of it by its number."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import NamedTuple

from igroteka import catalog
from igroteka.ai.bot import Bot, Sight, answer_of
from igroteka.ai.bots import bot
from igroteka.core.chance import Random
from igroteka.core.errors import IgrotekaError
from igroteka.core.state import CHANCE, OVER


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: a game, one bot for every seat, the options of the table, the seed of all luck.

    A bot is one of the house by its name, or another's by its place: `package.module:maker`, where `maker(luck)` gives
    a bot for one game. Whoever plays the games, here or elsewhere, must be able to import it.
    """

    game: str
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    preset: str = ""

    def check(self) -> None:
        """Raise what is wrong with the table or the bots before anything is played."""
        for name in self.bots:
            seated(name, Random())
        catalog.load(self.game).start(len(self.bots), self.options, self.preset)


class Played(NamedTuple):
    """One game; seats, scores and places are by entry, in the order of the contest's bots; winners are entries.

    Turns are those of all seats.
    """

    number: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    decisions: int
    seconds: float


def seated(name: str, luck: Random) -> Bot:
    """A new bot for one game. Only tournaments seat bots by their place: they are run by who owns the machine."""
    if ":" not in name:
        return bot(name, luck)
    try:
        found = maker(name)(luck)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise IgrotekaError("bot-place", {"bot": name, "problem": str(error)}) from error
    if not isinstance(found, Bot):
        raise IgrotekaError("bot-place", {"bot": name, "problem": f"{type(found).__name__} is no Bot"})
    return found


@cache
def maker(place: str) -> Callable[[Random], object]:
    """What stands at `package.module:maker`."""
    module, _, name = place.partition(":")
    found: Callable[[Random], object] = getattr(import_module(module), name)
    return found


def seat_of(entry: int, number: int, seats: int) -> int:
    """Where an entry sits in a game: one place further every game."""
    return (entry + number) % seats


def play(contest: Contest, number: int) -> Played:
    """One game of a contest; it depends on nothing but its number."""
    game = catalog.load(contest.game)
    count = len(contest.bots)
    luck = Random(contest.seed).split(number // count)
    places = tuple(seat_of(entry, number, count) for entry in range(count))
    names = {seat: contest.bots[entry] for entry, seat in enumerate(places)}
    bots = {
        seat: seated(contest.bots[entry], luck.split(1 + number % count * count + entry))
        for entry, seat in enumerate(places)
    }
    state = game.start(count, contest.options, contest.preset)
    state.remember()
    turns, turn, decisions = 0, None, 0
    begun = time.process_time()
    while state.player != OVER:
        if state.player == CHANCE:
            state.roll(luck)
        else:
            seat = int(state.player)
            if (now := game.turn(state)) != turn:
                turns, turn = turns + 1, now
            state.apply(answer_of(names[seat], bots[seat], Sight(game, state, seat)))
            decisions += 1
    spent = time.process_time() - begun
    scores, ranks, winners = state.scores(), state.ranks(), game.winners(state)
    return Played(
        number,
        places,
        tuple(int(scores[seat]) for seat in places),
        tuple(int(ranks[seat]) for seat in places),
        tuple(entry for entry, seat in enumerate(places) if seat in winners),
        turns,
        decisions,
        spent,
    )


def play_some(contest: Contest, first: int, count: int) -> list[Played]:
    """What one process plays at a time."""
    return [play(contest, number) for number in range(first, first + count)]
