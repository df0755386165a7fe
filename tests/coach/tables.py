"""Games to be coached: golden ones, walked to some place, and short ones in the hands of bots."""

from functools import cache
from typing import Final

from igroteka import catalog
from igroteka.ai.bot import Bot, Sight
from igroteka.ai.greedy import GreedyBot
from igroteka.coach.story import Step, Story
from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.record import Record, read_record
from tests.contract.tables import GOLDEN

TOLD: Final = {
    "catan": "full",
    "burgundy": "experienced-three",
    "nusfjord": "three-mackerel",
    "gwt": "beginner-two",
    "gwtnz": "beginner-two",
}
"""A golden game of each, with everything in it that is hidden."""


def record(game: str, name: str = "") -> Record:
    """A golden game."""
    return read_record((GOLDEN / game / f"{name or TOLD[game]}.txt").read_text(encoding="utf-8"))


@cache
def story(game: str) -> Story:
    return Story(catalog.load(game), record(game))


def choices(game: str, count: int, *, least: int = 3) -> list[Step]:
    """So many decisions between at least so many answers, spread over a golden game."""
    steps = [
        step
        for step in story(game).decisions()
        if len(Sight(story(game).game, step.before, step.seat).legal()) >= least
    ]
    return [steps[len(steps) * place // count] for place in range(count)]


def played(game: Game, bots: list[Bot], seed: str, options: dict[str, object] | None = None) -> Record:
    """A whole game of bots."""
    match = Match(game, len(bots), options, seed)
    match.begin()
    while not match.over:
        seat = int(match.state.player)
        match.play(bots[seat].choose(Sight(game, match.state, seat)), seat)
    return match.record()


def apprentices(game: Game, seats: int, seed: int, options: dict[str, object] | None = None) -> Record:
    """A whole game of those with whom the coach thinks."""
    bots: list[Bot] = [GreedyBot(Random(seed * seats + seat)) for seat in range(seats)]
    return played(game, bots, str(seed), options)
