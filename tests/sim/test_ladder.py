"""Ladders: who plays whom, what is written down, and where everybody stands in the end."""

import json
from itertools import pairwise

import pytest

from igroteka.core.errors import BadOption, IgrotekaError
from igroteka.sim.arena import wilson
from igroteka.sim.contest import Contest, play, play_some
from igroteka.sim.crew import MOST_DEATHS, CrewLost, alone, processes
from igroteka.sim.ladder import Ladder, climb, heights
from igroteka.sim.ledger import Ledger, share
from igroteka.sim.rating import ratings
from tests.sim.mortals import Mortals
from tests.sim.table import QUICK

LEVELS = ("random", "novice", "apprentice")
SMALL = Ladder("catan", LEVELS, 4, 7, {**QUICK, "turn_limit": 96})


@pytest.fixture
def path(tmp_path):
    return tmp_path / "ladder.jsonl"


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The small ladder, and its file."""
    path = tmp_path_factory.mktemp("ladder") / "whole.jsonl"
    return climb(SMALL, path), path


def begun(whole, path, games):
    """A file as it was after so many games."""
    path.write_text("".join(whole[1].read_text().splitlines(keepends=True)[: 1 + games]))


def rows(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def games(path):
    """Who played, and the number, in the order of the file."""
    return [(tuple(row["levels"]), row["number"]) for row in rows(path) if "levels" in row]


def table(result):
    """All but how it came to be."""
    return {key: value for key, value in result.to_dict().items() if key != "interrupted"}


def stopping_after(count):
    """A crew's Ctrl-C: after so many games of this run."""
    told: list[int] = []

    def on_game(steps):
        told.append(steps)
        if len(told) == count + 1:  # the first word is what the file holds
            raise KeyboardInterrupt

    return on_game


# --- who plays whom


def test_everybody_plays_everybody_whatever_the_order():
    expected = [("random", "novice"), ("random", "apprentice"), ("novice", "apprentice")]

    assert expected == SMALL.pairs()
    assert expected == Ladder("catan", (*LEVELS[::-1], "novice"), 4).pairs()


@pytest.mark.parametrize(
    ("game", "preset", "seats"),
    [
        ("catan", "", 4),
        ("catan", "duel", 2),
        ("burgundy", "", 2),
        ("nusfjord", "", 2),
        ("gwt", "", 2),
        ("gwtnz", "", 2),
    ],
)
def test_the_smallest_even_table(game, preset, seats):
    assert seats == Ladder(game, LEVELS, 1, preset=preset).seats()


def test_levels_have_half_of_the_seats_each():
    contest = SMALL.contest(("random", "apprentice"))

    assert ("random", "random", "apprentice", "apprentice") == contest.bots
    assert ("novice", "apprentice") == Ladder("burgundy", LEVELS, 1).contest(("novice", "apprentice")).bots


def test_four_games_of_equal_luck_are_seated_differently():
    contest = SMALL.contest(("random", "apprentice"))
    seated = {frozenset(play(contest, number).seats[:2]) for number in range(4)}

    assert 4 == len(seated)


@pytest.mark.parametrize(
    ("ladder", "code"),
    [
        (Ladder("catan", ("novice",), 4), "ladder-levels"),
        (Ladder("catan", ("novice", "novice"), 4), "ladder-levels"),
        (Ladder("catan", ("novice", "deep"), 4), "unknown-bot"),
        (Ladder("chess", LEVELS, 4), "unknown-game"),
        (Ladder("catan", LEVELS, 4, preset="no-such"), "unknown-preset"),
        (Ladder("catan", LEVELS, 4, options={"layout": "flat"}), "option-value"),
    ],
)
def test_what_cannot_be_played_is_refused_and_leaves_no_file(path, ladder, code):
    with pytest.raises(IgrotekaError) as refusal:
        climb(ladder, path)

    assert code == refusal.value.code
    assert not path.exists()


def test_a_game_without_an_even_table_has_no_ladder(monkeypatch):
    class Three:
        seats = (1, 3)

    monkeypatch.setattr("igroteka.sim.ladder.catalog.load", lambda _: Three)
    with pytest.raises(IgrotekaError) as refusal:
        Ladder("three", LEVELS, 1).seats()

    assert ("ladder-seats", {"game": "three"}) == (refusal.value.code, refusal.value.details)
    assert not isinstance(refusal.value, BadOption)


# --- many games


def test_the_small_ladder_has_wins_and_ties(whole):
    """Else the tests below would compare nothing with nothing."""
    found = {len(row["winners"]) for row in rows(whole[1]) if "winners" in row}

    assert {0, 1} == found
    assert len({round(rung.rating) for rung in whole[0].rungs}) == len(LEVELS)


def test_every_game_is_written_breadth_first(path):
    told: list[int] = []
    result = climb(SMALL, path, on_game=told.append)

    assert [(pair, number) for number in range(4) for pair in SMALL.pairs()] == games(path)
    assert (12, 12, False) == (result.games, result.played, result.interrupted)
    assert [0, *[1] * 12] == told
    assert {"ladder": 1, "game": "catan", "seed": 7, "seats": 4}.items() <= rows(path)[0].items()


def test_a_game_is_the_one_of_the_arena(whole):
    """It depends on its pair, the seed and its number, not on who else is on the ladder."""
    path = whole[1]
    for pair in SMALL.pairs():
        contest = Contest("catan", (pair[0],) * 2 + (pair[1],) * 2, 7, SMALL.options)
        written = [row for row in rows(path) if row.get("levels") == list(pair)]
        for row, played in zip(written, play_some(contest, 0, 4), strict=True):
            expected = json.loads(json.dumps(played._asdict()))
            assert {**expected, "seconds": row["seconds"]} == {name: row[name] for name in expected}


def test_processes_and_order_of_levels_do_not_matter(whole, path):
    result = climb(Ladder("catan", LEVELS[::-1], 4, 7, SMALL.options), path, processes(2))

    assert table(whole[0]) == table(result)


def test_lost_portions_are_played_again(whole, path):
    class Here:
        def __enter__(self):
            return Mortals({0: 1, 2: 2})

        def __exit__(self, *problem):
            pass

    result = climb(SMALL, path, Here())

    assert result.lost > 0
    assert table(whole[0]) == table(result)
    assert sorted(games(whole[1])) == sorted(games(path))


def test_games_that_kill_whoever_plays_them_leave_what_is_known(path):
    class Here:
        def __enter__(self):
            return Mortals({0: MOST_DEATHS})

        def __exit__(self, *problem):
            pass

    result = climb(SMALL, path, Here())

    assert result.trouble is not None
    assert result.interrupted
    assert 0 < result.games == len(games(path)) < 12


def test_without_a_single_game_there_is_nothing_to_show(path):
    class Here:
        def __enter__(self):
            raise CrewLost("cluster-lost", {"problem": "nobody came"})

        def __exit__(self, *problem):
            pass

    with pytest.raises(CrewLost):
        climb(SMALL, path, Here())


# --- going on


@pytest.mark.parametrize("crew", [alone, lambda: processes(2)], ids=["alone", "processes"])
def test_an_interrupted_ladder_goes_on(whole, path, crew):
    first = climb(SMALL, path, crew(), stopping_after(5))

    assert first.interrupted
    assert 5 == first.games == len(games(path))

    told: list[int] = []
    second = climb(SMALL, path, crew(), told.append)

    assert (12, 7, False) == (second.games, second.played, second.interrupted)
    assert [5, *[1] * 7] == told
    assert 12 == len(set(games(path))) == len(games(path))
    assert table(whole[0]) == table(second)


def test_an_interrupted_ladder_has_games_of_all_pairs(path):
    result = climb(SMALL, path, on_game=stopping_after(5))

    assert [1, 2, 2] == sorted(pair.games for pair in result.meetings)


def test_ctrl_c_before_the_first_game(path):
    class Hurried:
        def __enter__(self):
            raise KeyboardInterrupt

        def __exit__(self, *problem):
            pass

    result = climb(SMALL, path, Hurried())

    assert (0, True) == (result.games, result.interrupted)
    assert [0, 0, 0] == [rung.rating for rung in result.rungs]
    assert {(0, 0, 1)} == {(pair.games, pair.low, pair.high) for pair in result.meetings}


def test_what_is_complete_is_not_played_again(whole, path):
    begun(whole, path, 12)
    before = path.read_text()

    class Nobody:
        def __enter__(self):
            raise AssertionError

        def __exit__(self, *problem):
            pass

    again = climb(SMALL, path, Nobody())

    assert table(whole[0]) == table(again)
    assert 0 == again.played
    assert before == path.read_text()


def test_more_games_and_more_levels_later(whole, path):
    climb(Ladder("catan", LEVELS[:2], 2, 7, SMALL.options), path)
    result = climb(SMALL, path)

    assert 10 == result.played
    assert table(whole[0]) == table(result)


def test_levels_that_are_not_asked_for_are_left_out(whole, path):
    begun(whole, path, 12)
    result = climb(Ladder("catan", LEVELS[:2], 4, 7, SMALL.options), path)

    assert (4, 0) == (result.games, result.played)
    assert {"random", "novice"} == {rung.level for rung in result.rungs}


@pytest.mark.parametrize("torn", ['{"levels": ["random", "nov', '{"levels"', "{"])
def test_a_line_that_was_cut_off_is_played_again(whole, path, torn):
    begun(whole, path, 9)
    with path.open("a") as file:
        file.write(torn)
    result = climb(SMALL, path)

    assert 3 == result.played
    assert 12 == len(games(path))
    assert table(whole[0]) == table(result)


@pytest.mark.parametrize("length", [0, 1, 20])
def test_a_heading_that_was_cut_off(whole, path, length):
    path.write_text(whole[1].read_text()[:length])
    result = climb(SMALL, path, on_game=stopping_after(1))

    assert 1 == result.games
    assert rows(whole[1])[0] == rows(path)[0]
    assert 2 == len(rows(path))


def test_files_of_one_ladder_may_be_put_together(whole, path):
    """A game that both hold counts once."""
    begun(whole, path, 5)
    path.write_text(path.read_text() + whole[1].read_text())
    result = climb(SMALL, path)

    assert 0 == result.played
    assert table(whole[0]) == table(result)


def test_another_edition_of_the_code_is_told(whole, path):
    begun(whole, path, 10)
    own = rows(path)[0]["code"]
    path.write_text(path.read_text().replace(own, "0.0.1 / 1 / feed"))
    result = climb(SMALL, path)

    assert ["0.0.1 / 1 / feed", own] == result.editions
    assert ["0.0.1 / 1 / feed", own] == climb(SMALL, path).editions
    assert ["0.0.1 / 1 / feed", own] == [row["code"] for row in rows(path) if "code" in row]


# --- files of others


@pytest.mark.parametrize(
    ("other", "what", "theirs", "ours"),
    [
        (Ladder("catan", LEVELS, 1, 8, SMALL.options), "seed", "8", "7"),
        (Ladder("burgundy", LEVELS, 1, 7), "game", "burgundy", "catan"),
        (
            Ladder("catan", LEVELS, 1, 7, {**SMALL.options, "turn_limit": 30}),
            "options",
            "turn_limit=30",
            "turn_limit=96",
        ),
        (
            Ladder("catan", LEVELS, 1, 7, {**SMALL.options, "friendly_robber": True}),
            "options",
            "friendly_robber=true",
            "-",
        ),
    ],
    ids=["seed", "game", "value", "option"],
)
def test_games_of_another_ladder_are_refused(path, other, what, theirs, ours):
    ledger = Ledger(path, other.heading())
    ledger.open([])
    ledger.close()
    before = path.read_text()
    with pytest.raises(IgrotekaError) as refusal:
        climb(SMALL, path)

    assert "ladder-foreign" == refusal.value.code
    assert {"path": str(path), "line": 1, "what": what, "theirs": theirs, "ours": ours} == refusal.value.details
    assert before == path.read_text()


@pytest.mark.parametrize(("name", "value"), [("rules", 99), ("seats", 2), ("ladder", 2), ("seed", None)])
def test_another_heading_is_refused_wherever_it_stands(whole, path, name, value):
    begun(whole, path, 2)
    with path.open("a") as file:
        file.write(json.dumps({**rows(path)[0], name: value}) + "\n")
    with pytest.raises(IgrotekaError) as refusal:
        climb(SMALL, path)

    assert ("ladder-foreign", 4, name) == (
        refusal.value.code,
        refusal.value.details["line"],
        refusal.value.details["what"],
    )


def test_the_same_table_in_other_words_is_the_same():
    """A preset is its options, and a default may be said or left out."""
    said = {"layout": "spiral", "player_trade": "none", "turn_limit": 1000, "friendly_robber": False}

    assert Ladder("catan", LEVELS, 1, preset="no_player_trade").heading() == (
        Ladder("catan", LEVELS, 1, options=said).heading()
    )


GOOD = '{"levels": ["random", "novice"], "number": 0, "seats": [0, 1, 2, 3], "winners": [3]}'


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "[1, 2]",
        "",
        "{}",
        GOOD.replace('"number": 0', '"number": -1'),
        GOOD.replace('"number": 0', '"number": true'),
        GOOD.replace('"random", ', ""),
        GOOD.replace('"random"', "1"),
        GOOD.replace("[3]", "[4]"),
        GOOD.replace("[3]", "3"),
        GOOD.replace(", 3], ", "], "),
    ],
)
def test_lines_that_no_ladder_wrote_are_refused(whole, path, line):
    begun(whole, path, 2)
    with path.open("a") as file:
        file.write(line + "\n")
    before = path.read_text()
    with pytest.raises(IgrotekaError) as refusal:
        climb(SMALL, path)

    assert ("ladder-line", {"path": str(path), "line": 4}) == (refusal.value.code, refusal.value.details)
    assert before == path.read_text()


@pytest.mark.parametrize("text", ["Dear diary", "Dear diary\n", GOOD + "\n", '{"lad": 1'])
def test_somebody_elses_file_stays_as_it_is(path, text):
    path.write_text(text)
    with pytest.raises(IgrotekaError) as refusal:
        climb(SMALL, path)

    assert "ladder-line" == refusal.value.code
    assert text == path.read_text()


def test_files_that_cannot_be_read_or_written(tmp_path):
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    for place, code in (("picture", "file-not-text"), ("", "file-unreadable"), ("no/such/folder", "file-not-written")):
        with pytest.raises(IgrotekaError) as refusal:
            climb(SMALL, tmp_path / place)
        assert code == refusal.value.code


# --- who stands where


def test_shares_of_one_game():
    assert [1, 0, 0.5, 0.5] == [share(winners, 2) for winners in ((0,), (1,), (0, 1), ())]
    assert [1, 1, 0, 0.5, 2 / 3] == [share(winners, 4) for winners in ((0,), (0, 1), (3,), (1, 2), (0, 1, 2))]


def test_heights_of_games_made_by_hand():
    """12 games of each pair; a tie is half a win of both."""
    known = {
        ("random", "novice"): dict.fromkeys(range(12), 0.0) | {3: 1.0},
        ("random", "apprentice"): dict.fromkeys(range(12), 0.0) | {5: 0.5},
        ("novice", "apprentice"): dict.fromkeys(range(12), 0.25),
    }
    result = heights(SMALL, known, editions=["one"])
    wins: list[list[float]] = [[0, 1, 0.5], [11, 0, 3], [11.5, 9, 0]]
    expected = dict(zip(LEVELS, ratings(wins), strict=True))

    assert ["apprentice", "novice", "random"] == [rung.level for rung in result.rungs]
    assert all(higher.rating > lower.rating for higher, lower in pairwise(result.rungs))
    for rung in result.rungs:
        assert expected[rung.level] == (rung.rating, rung.low, rung.high)
    assert [24, 24, 24] == [rung.games for rung in result.rungs]
    assert [20.5 / 24, 14 / 24, 1.5 / 24] == [rung.share for rung in result.rungs]
    assert [
        (("apprentice", "novice"), 12, 9, 0.75, *wilson(9, 12)),
        (("apprentice", "random"), 12, 11.5, 11.5 / 12, *wilson(11.5, 12)),
        (("novice", "random"), 12, 11, 11 / 12, *wilson(11, 12)),
    ] == result.meetings
    assert (36, 4) == (result.games, result.seats)


def test_apprentices_stand_above_random(path):
    result = climb(Ladder("catan", ("random", "apprentice"), 12, preset="no_player_trade"), path)

    assert ["apprentice", "random"] == [rung.level for rung in result.rungs]
    assert result.rungs[0].low > 0 > result.rungs[1].high
