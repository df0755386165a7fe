"""Law 10: bots play every game by their own sight alone, and what they cannot see does not change their minds."""

from collections.abc import Callable
from typing import Final

import pytest

from igroteka.ai.bot import Bot, Sight
from igroteka.ai.greedy import GreedyBot
from igroteka.ai.random import RandomBot, playout
from igroteka.core.actions import Options
from igroteka.core.chance import Luck, Random
from igroteka.core.match import Match
from igroteka.core.state import OVER
from tests.contract import tables
from tests.contract.tables import Table, Walk, seed_of

CUT: Final = 200  # moves; at tables that nobody would sit at
BOTS: Final[dict[str, Callable[[Luck], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("table", tables.preset_only(), ids=lambda table: table.name)
def test_bots_play_whole_games_and_answer_legally(table: Table, name: str) -> None:
    game = tables.load(table.game)
    match = Match(game, table.seats, table.all_options(short=True), "bots")
    bots = [BOTS[name](Random(seat)) for seat in range(table.seats)]
    luck = Random(1)
    match.begin()
    whole = table.natural or name == "random"
    while not match.over and (whole or len(match.moves) < CUT):
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
    for state, move in walk.sampled(5):
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


def test_a_playout_ends_a_game(table: Table) -> None:
    state = table.start(short=True)
    if all(f"{name}=" not in table.name for name in tables.SHORT[table.game]):
        steps = playout(state, Random(seed_of(table.name)), Options())

        assert steps > 0
        assert OVER == state.player
        assert [] == state.check_invariants()
