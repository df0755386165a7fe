"""What a bot is given, what it may answer, and how it is copied."""

import copy
import pickle
from typing import Any

import pytest

from igroteka import catalog
from igroteka.ai.bot import Bot, Sight, answer_of
from igroteka.ai.bots import bot
from igroteka.ai.search import Effort, SearchBot
from igroteka.core.chance import Random
from igroteka.core.errors import IgrotekaError
from igroteka.core.state import OVER, Position
from tests.core.whole import Whole

SEATS = {"catan": 3, "burgundy": 2, "gwt": 2, "nusfjord": 2, "gwtnz": 2}


def begun(game: str) -> Position:
    state = catalog.load(game).start(SEATS[game])
    state.remember()
    state.roll(Random(1))
    return state


def test_sight_never_gives_the_truth_away() -> None:
    """No attribute and no method that needs nothing is the position itself."""
    state = begun("catan")
    sight = Sight(catalog.load("catan"), state, int(state.player))
    public = [name for name in dir(sight) if not name.startswith("_")]

    assert ["allows", "farsight", "features", "game", "legal", "sample", "seat", "turn", "view"] == public
    assert catalog.load("catan").turn(state) == sight.turn()


class Says(Bot):
    """Says one thing."""

    def __init__(self, word: Any) -> None:
        self.word = word

    def choose(self, sight: Sight) -> int:
        return self.word  # type: ignore[no-any-return]


def test_an_answer_may_be_a_number_of_any_kind() -> None:
    state = begun("nusfjord")
    sight = Sight(catalog.load("nusfjord"), state, Whole(int(state.player)))
    legal = state.legal()[0]
    said = answer_of("mine", Says(Whole(legal)), sight)

    assert (int, legal) == (type(said), said)
    with pytest.raises(IgrotekaError, match="mine broke the rules"):
        answer_of("mine", Says(Whole(-1)), sight)
    with pytest.raises(TypeError):
        answer_of("mine", Says("road 12"), sight)


def made(level: str) -> Bot:
    return SearchBot(Random(4), Effort(rollouts=4, width=2, least=1)) if level == "search" else bot(level, Random(4))


@pytest.mark.parametrize(
    ("level", "game"),
    [("search", "catan"), *[(level, game) for level in ("random", "novice", "apprentice") for game in SEATS]],
)
def test_a_copy_of_a_bot_thinks_on_where_it_was(level: str, game: str) -> None:
    """Luck, words of this turn and what is planned go along, so both say the same from then on."""
    state, luck = begun(game), Random(2)
    players = {seat: made(level) for seat in range(SEATS[game])}
    for number in range(14):
        if number == 6:
            lines = [(state.copy(), again(players), copy.deepcopy(luck)) for again in (copy.deepcopy, pickled)]
        say(game, state, players, luck)
    for other, twins, fate in lines:
        for _ in range(6, 14):
            say(game, other, twins, fate)
        assert state == other


def pickled(players: dict[int, Bot]) -> dict[int, Bot]:
    found: dict[int, Bot] = pickle.loads(pickle.dumps(players))
    return found


def say(game: str, state: Position, players: dict[int, Bot], luck: Random) -> None:
    assert state.player != OVER
    seat = int(state.player)
    state.apply(answer_of("", players[seat], Sight(catalog.load(game), state, seat)))
    state.roll(luck)
