"""Tournaments: fair places, equal luck, honest intervals, and the same result in any number of processes."""

from collections import Counter

import pytest

from igroteka.ai import bots
from igroteka.ai.bot import Bot, Sight
from igroteka.core.chance import Luck
from igroteka.core.errors import BadOption, IgrotekaError, UnknownGame
from igroteka.sim.arena import STAGES, compete, course, standings, wilson
from igroteka.sim.contest import Contest, play, seat_of
from igroteka.sim.crew import alone, processes
from tests.sim.table import QUICK, SMALL, played, untimed

# --- places and luck


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_entry_sits_equally_often_in_every_place(seats):
    sat = Counter((entry, seat_of(entry, number, seats)) for number in range(5 * seats) for entry in range(seats))

    assert {5} == set(sat.values())
    assert seats * seats == len(sat)


@pytest.mark.parametrize("number", range(5))
def test_no_two_entries_share_a_seat(number):
    result = play(Contest("catan", ("random",) * 3, options=QUICK), number)

    assert [0, 1, 2] == sorted(result.seats)
    assert tuple(seat_of(entry, number, 3) for entry in range(3)) == result.seats


@pytest.mark.parametrize("seats", [2, 3])
def test_turns_are_those_of_all_seats(seats):
    """In Burgundy everybody has one in each of five rounds of five phases."""
    assert 25 * seats == play(Contest("burgundy", ("random",) * seats), 0).turns


def test_a_round_of_places_has_the_same_luck(monkeypatch):
    """The spiral island and the first player are drawn: equal in all games of a round, other in the next."""
    seen = []

    class Spy(Bot):
        def __init__(self, luck: Luck) -> None:
            self.luck = luck
            self.looked = False

        def choose(self, sight: Sight) -> int:
            assert type(sight) is Sight
            if not self.looked:
                self.looked = True
                seen.append((str(sight.view()["board"]), sight.view()["turn"]["first"]))
            return sight.legal()[0]

    monkeypatch.setitem(bots.BOTS, "spy", Spy)
    contest = Contest("catan", ("spy",) * 3, options=QUICK)
    rounds = []
    for first in (0, 3):
        seen.clear()
        for number in range(first, first + 3):
            play(contest, number)
        assert 9 == len(seen)
        rounds.append(set(seen))

    assert [1, 1] == [len(boards) for boards in rounds]
    assert rounds[0] != rounds[1]


def test_a_game_depends_only_on_its_number_and_the_seed():
    contest = Contest("catan", ("random",) * 3, options=QUICK)
    again = play(contest, 4)._replace(seconds=0.0)

    assert again == play(contest, 4)._replace(seconds=0.0)
    assert again != play(Contest("catan", ("random",) * 3, 1, QUICK), 4)._replace(seconds=0.0)


# --- many games


def test_the_result_does_not_depend_on_the_number_of_processes():
    told: list[int] = []

    assert untimed(compete(SMALL, 7)) == untimed(compete(SMALL, 7, processes(2), told.append))
    assert 7 == sum(told)


@pytest.mark.parametrize("crew", [alone, lambda: processes(2)], ids=["alone", "processes"])
def test_ctrl_c_gives_the_standings_so_far(crew):
    left = [2]

    def interrupt(games):
        left[0] -= games
        if left[0] == 0:
            raise KeyboardInterrupt

    result = compete(Contest("catan", ("random",) * 3, options=QUICK), 500, crew(), interrupt)

    assert result.interrupted
    assert result.trouble is None
    assert 2 == result.games


def test_greedy_beats_random():
    """16 of 20 at least, where one of four would be fair."""
    contest = Contest("catan", ("greedy", "random", "random", "random"), preset="no_player_trade")
    result = compete(contest, 20)

    assert result.entries[0].wins >= 16
    assert result.entries[0].low > result.entries[0].fair


# --- what is refused


@pytest.mark.parametrize(
    ("contest", "error", "code"),
    [
        (Contest("chess", ("random", "random")), UnknownGame, "unknown-game"),
        (Contest("catan", ("random",) * 5), BadOption, "seat-count"),
        (Contest("catan", ("random",) * 4, preset="no-such"), BadOption, "unknown-preset"),
        (Contest("catan", ("random",) * 4, options={"layout": "flat"}), BadOption, "option-value"),
        (Contest("catan", ("random", "deep", "random")), IgrotekaError, "unknown-bot"),
    ],
    ids=["game", "seats", "preset", "option", "bot"],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(contest, error, code):
    with pytest.raises(error) as refusal:
        compete(contest, 10)

    assert code == refusal.value.code


def test_bots_by_name():
    assert ["random", "novice", "apprentice", "master", "grandmaster"] == bots.bots()
    with pytest.raises(IgrotekaError) as refusal:
        bots.bot("deep", Luck())
    assert {"bot": "deep", "bots": "random, novice, apprentice, master, grandmaster"} == refusal.value.details


# --- standings


def test_standings():
    contest = Contest("catan", ("greedy", "random", "random"))
    results = [
        played(0, (1, 2, 3), (10, 5, 4), turns=50),
        played(1, (1, 3, 2), (11, 3, 6), turns=60),
        played(2, (2, 1, 3), (9, 10, 2), turns=70),
        played(3, (1, 1, 3), (8, 8, 5), turns=80),
    ]
    table = standings(contest, results[::-1])

    assert [2.5, 1.5, 0] == [line.wins for line in table.entries]
    assert [0.625, 0.375, 0] == [line.share for line in table.entries]
    assert [9.5, 6.5, 4.25] == [line.score for line in table.entries]
    assert [1.25, 1.75, 2.75] == [line.place for line in table.entries]
    assert [("greedy", 1, 2.5), ("random", 2, 1.5)] == [(line.bot, line.entries, line.wins) for line in table.bots]
    assert [1 / 3, 2 / 3] == [line.fair for line in table.bots]
    assert 5.375 == table.bots[1].score
    assert 65 == table.turns
    assert (4, 400, 200) == (table.games, table.decisions, table.decisions_per_s)
    assert wilson(2.5, 4) == (table.entries[0].low, table.entries[0].high)


def test_the_course_of_a_tournament():
    """After each game the shares so far; the last look is the table itself."""
    contest = Contest("catan", ("greedy", "random", "random"))
    results = [played(0), played(1, (1, 1, 3)), played(2, (2, 1, 3)), played(3)]
    stages = standings(contest, results[::-1]).course

    assert [1, 2, 3, 4] == [stage.games for stage in stages]
    assert [1, 1.5 / 2, 1.5 / 3, 2.5 / 4] == [stage.shares[0][0] for stage in stages]
    assert (0.5, *wilson(1.5, 3)) == stages[2].shares[1]
    assert all((line.share, line.low, line.high) in stages[-1].shares for line in standings(contest, results).entries)


@pytest.mark.parametrize("games", [1, STAGES - 1, STAGES, STAGES + 1, 5 * STAGES + 3])
def test_the_course_is_as_long_as_a_chart_can_show(games):
    stages = course(Contest("catan", ("greedy", "random", "random")), [played(number) for number in range(games)])

    assert games == stages[-1].games
    assert min(games, STAGES // 2) <= len(stages) <= STAGES


def test_standings_of_nothing():
    table = standings(Contest("catan", ("random",) * 3), [], interrupted=True)

    assert 0 == table.games
    assert table.turns is None
    assert 0 == table.decisions_per_s
    assert (0, 1) == (table.entries[0].low, table.entries[0].high)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # these four are printed in Newcombe, Statistics in Medicine 17 (1998)
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_interval(wins, games, low, high):
    assert (low, high) == pytest.approx(wilson(wins, games), abs=5e-5)


# --- a bot that breaks the rules


class Cheat(Bot):
    """Says what it may not say."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> int:
        return next(action for action in range(10_000) if action not in sight.legal())


def test_a_bot_that_cheats_is_named(monkeypatch):
    """A tournament in which somebody broke the rules has no result."""
    monkeypatch.setitem(bots.BOTS, "cheat", Cheat)
    with pytest.raises(IgrotekaError) as caught:
        compete(Contest("catan", ("random", "cheat", "random"), options=QUICK), 1)

    assert "illegal-choice" == caught.value.code
    assert {"bot": "cheat", "game": "catan", "seat": 1}.items() <= caught.value.details.items()
    assert "Bot cheat broke the rules of catan: seat 1" in str(caught.value)
