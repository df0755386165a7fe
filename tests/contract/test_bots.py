"""Law 10: bots play every game by their own sight alone, and what they cannot see does not change their minds."""

from collections.abc import Callable
from typing import Final
from zlib import crc32

import pytest

from igroteka.ai.bot import Bot, Sight, answer_of
from igroteka.ai.greedy import GreedyBot
from igroteka.ai.novice import NoviceBot
from igroteka.ai.random import RandomBot, playout
from igroteka.ai.search import Effort, SearchBot
from igroteka.core.actions import Options
from igroteka.core.chance import Luck, Random
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.observation import Observation
from igroteka.core.state import OVER, Position
from tests.conftest import SOAK
from tests.contract import tables
from tests.contract.tables import Table, Walk, seed_of

CUT: Final = 200  # moves; at tables that nobody would sit at
FEW: Final = 40  # moves of bots that think long
LITTLE: Final = Effort(rollouts=6, width=2, gate=0.5, least=3, foresight=1)


def hasty(luck: Luck) -> Bot:
    """Searches as masters do, but for a moment only."""
    return SearchBot(luck, LITTLE)


BOTS: Final[dict[str, Callable[[Luck], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "novice": NoviceBot,
    "hasty": hasty,
}


SEATED: Final = [
    pytest.param(table, name, id=f"{table.name}-{name}")
    for table in tables.preset_only()
    for place, name in enumerate(BOTS)
    if SOAK or table.game in tables.EXAMPLES or (crc32(table.name.encode()) + place) % 2 == 0
]
"""Every bot at half of the tables; with time at all of them."""


@pytest.mark.parametrize(("table", "name"), SEATED)
def test_bots_play_whole_games_and_answer_legally(table: Table, name: str) -> None:
    game = tables.load(table.game)
    match = Match(game, table.seats, table.all_options(short=True), "bots")
    bots = [BOTS[name](Random(seat)) for seat in range(table.seats)]
    luck = Random(1)
    match.begin()
    whole = name == "random" or (table.natural and name == "greedy")
    most = FEW if name == "hasty" else CUT
    while not match.over and (whole or len(match.moves) < most):
        speakers = match.state.speakers()
        seat = speakers[luck.below(len(speakers))]
        match.state.call_on(seat)
        shown = match.state.sample(seat, luck)  # whoever peeps at the truth peeps at something else
        before = shown.key() if len(match.moves) % 9 == 0 else b""
        sight = Sight(game, shown, seat)
        action = bots[seat].choose(sight)

        assert action in sight.legal()
        assert not before or before == shown.key()
        match.play(action, seat)

    assert not whole or game.ending(match.state)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_the_same_whatever_others_hide(walk: Walk, name: str) -> None:
    """With equal luck, on the truth and on positions that look the same to it."""
    for state, move in walk.sampled(2 if name == "hasty" else 5):
        for seat in state.speakers():
            mine = state.copy()
            mine.call_on(seat)
            choices = {BOTS[name](Random(7)).choose(Sight(walk.game, mine, seat))}
            for number in range(3):
                other = state.sample(seat, Random(number))
                other.call_on(seat)
                choices.add(BOTS[name](Random(7)).choose(Sight(walk.game, other, seat)))

            assert 1 == len(choices), [walk.game.notation(action) for action in choices]
            assert choices <= set(mine.legal())
        assert move is None or state.player != OVER


def test_sight_shows_what_the_seat_may_see(walk: Walk) -> None:
    for state, _ in walk.sampled(6):
        for seat in state.speakers():
            mine = state.copy()
            mine.call_on(seat)
            sight = Sight(walk.game, mine, seat)

            assert mine.view(seat) == sight.view() == sight.sample(Random(1)).view(seat)
            assert mine.legal() == sight.legal() == sight.sample(Random(2)).legal()


# --- what is not legal does not come through


class Liar(Game):
    """A game that values positions as it should, and whose advice is worthless."""

    def __init__(self, game: Game, luck: Luck) -> None:
        super().__init__(game.id, game.version, game.seats, game.actions, game.events, game.settings)
        self.honest: Final = game
        self.luck: Final = luck
        self.lies = 0

    def lie(self, state: Position) -> int:
        """Anything but what may be said, of the game or not of it; now and then nothing."""
        self.lies += 1
        wrong = [-7, -1, int(self.actions.size), 10**30]
        legal = set(state.legal())
        wrong += [action for action in range(self.actions.size) if action not in legal]
        return wrong[self.luck.below(len(wrong))]

    def advise(self, state: Position, seat: int) -> int:
        return self.lie(state)

    def wish(self, state: Position, seat: int, best: int) -> int:
        return self.lie(state)

    def is_opening(self, action: int) -> bool:
        return self.luck.below(2) == 1

    def evaluate(self, state: Position, seat: int) -> float:
        return self.honest.evaluate(state, seat)


def test_a_greedy_bot_takes_no_illegal_advice(walk: Walk) -> None:
    liar = Liar(walk.game, Random(8))
    open_questions = [state for state, _ in walk.steps if state.player >= 0 and len(state.legal()) > 1]
    for state in open_questions[:: max(1, len(open_questions) // 8)]:
        for seat in state.speakers():
            mine = state.copy()
            mine.call_on(seat)

            assert GreedyBot(Random(7)).choose(Sight(liar, mine, seat)) in mine.legal()
    assert liar.lies


class Cheat(Bot):
    """Says what it may not say."""

    def __init__(self, action: int) -> None:
        self.action: Final = action

    def choose(self, sight: Sight) -> int:
        return self.action


def test_nothing_illegal_comes_through_the_door(walk: Walk) -> None:
    """The error names the bot, the game, the seat and the action, and the game is as it was."""
    luck = Random(seed_of(walk.name))
    for state, _ in walk.sampled(4):
        for seat in state.speakers():
            mine = state.copy()
            mine.call_on(seat)
            legal, before = mine.legal(), mine.dump()
            sight = Sight(walk.game, state, seat)
            action = legal[luck.below(len(legal))]

            assert action == answer_of("obedient", Cheat(action), sight)
            forbidden = [action for action in range(walk.game.actions.size) if action not in legal]
            for wrong in (-1, int(walk.game.actions.size), 10**30, forbidden[luck.below(len(forbidden))]):
                assert not sight.allows(wrong)
                with pytest.raises(IgrotekaError) as caught:
                    answer_of("cheat", Cheat(wrong), sight)
                assert "illegal-choice" == caught.value.code
                told = caught.value.details
                assert ["cheat", walk.game.id, seat, wrong] == [
                    told[name] for name in ("bot", "game", "seat", "action")
                ]
                assert "cheat" in str(caught.value)
            assert before == mine.dump()


def test_sight_is_written_in_numbers(walk: Walk) -> None:
    """Bots get what learners get."""
    mine, theirs = Observation(), Observation()
    for state, _ in walk.sampled(2):
        for seat in state.speakers():
            Sight(walk.game, state, seat).features(mine)
            state.features(seat, theirs)

            assert (mine.indices(), mine.numbers()) == (theirs.indices(), theirs.numbers())


def test_a_playout_ends_a_game(table: Table) -> None:
    state = table.start(short=True)
    if all(f"{name}=" not in table.name for name in tables.SHORT[table.game]):
        steps = playout(state, Random(seed_of(table.name)), Options())

        assert steps > 0
        assert OVER == state.player
        assert [] == state.check_invariants()
