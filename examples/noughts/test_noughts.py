"""The rules of noughts and crosses. The laws that every game keeps are tried by tests/contract."""

import json
from pathlib import Path

import pytest

from igroteka.adapters.batch import BatchEnv
from igroteka.ai.bot import Sight
from igroteka.ai.bots import bot
from igroteka.core.chance import Random
from igroteka.core.errors import BadPosition
from igroteka.core.match import Match
from igroteka.core.record import read_record
from igroteka.core.state import CHANCE, OVER
from noughts.game import FIRST, GAME, MARK, Noughts, State

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))
NAMES = ["Ada", "Ben"]


def drawn(rows: str, seat: int, **options: int) -> State:
    """A position as it looks on paper, with a seat to move: "XO. .X. ..O"."""
    marks = {"X": "cross", "O": "nought", ".": None}
    squares = [marks[sign] for sign in rows.replace(" ", "")]
    agenda = [{"frame": "mark_square", "seat": seat}] if seat >= 0 else []
    return GAME.from_dict({"game": "noughts", "seats": 2, "options": options, "squares": squares, "agenda": agenda})


def squares(state: State) -> list[int]:
    """The squares that may be marked, by their numbers."""
    return [int(MARK.index(action)) + 1 for action in state.legal()]


def say(state: State, square: int) -> State:
    state.apply(MARK.of(square - 1))
    return state


def test_squares_are_numbered_row_by_row():
    """NAC-1.1"""
    state = GAME.start(options={"first_seat": 0})
    for square in (1, 3, 8):
        say(state, square)
    picture = GAME.draw(state.view(0), GAME.speech("en"), NAMES)

    assert [2, 4, 5, 6, 7, 9] == squares(state)
    assert [" [bold red]X[/]", "[bold blue]O[/]"] == [picture[0].split(" │ ")[0], picture[0].split(" │ ")[2]]
    assert "[bold red]X[/]" == picture[4].split(" │ ")[1]


@pytest.mark.parametrize(("seat", "mark"), [(0, "cross"), (1, "nought")])
def test_the_first_seat_puts_crosses(seat, mark):
    """NAC-1.2: whoever begins."""
    state = say(GAME.start(options={"first_seat": seat}), 5)

    assert [None, mark, None] == state.to_dict()["squares"][3:6]


def test_lots_are_drawn_for_who_begins():
    """NAC-1.3"""
    state = GAME.start()

    assert CHANCE == state.player
    assert [FIRST.of(0), FIRST.of(1)] == state.legal()
    assert [1, 1] == state.weights()
    state.apply(FIRST.of(1))
    assert 1 == state.player


def test_a_table_may_agree_on_who_begins():
    """NAC-1.3"""
    assert [0, 1] == [GAME.start(options={"first_seat": seat}).player for seat in (0, 1)]


def test_players_take_turns():
    """NAC-2.1"""
    state = GAME.start(options={"first_seat": 1})
    asked = []
    for square in (5, 1, 2, 8):
        asked.append(int(state.player))
        say(state, square)

    assert [1, 0, 1, 0] == asked
    refusal = GAME.why_not(state, 0, MARK.of(2))
    assert refusal is not None
    assert "noughts-not-your-turn" == refusal.code


def test_a_marked_square_stays():
    """NAC-2.2"""
    state = drawn("X.. .O. ...", 0)
    refusal = GAME.why_not(state, 0, MARK.of(4))

    assert refusal is not None
    assert [2, 3, 4, 6, 7, 8, 9] == squares(state)
    assert ("noughts-marked", "NAC-2.2", {"square": 5}) == (refusal.code, refusal.rule, refusal.details)


@pytest.mark.parametrize(
    ("rows", "square"),
    [
        ("XX. OO. ...", 3), ("OO. XX. ...", 6), ("OO. ... XX.", 9),
        ("XO. XO. ...", 7), ("OX. OX. ...", 8), ("O.X O.X ...", 9),
        ("XO. OX. ...", 9), ("OOX .X. ...", 7),
    ],
)  # fmt: skip
def test_three_in_a_row_win(rows, square):
    """NAC-3.1: rows, columns and diagonals, at once and for 1 point."""
    state = drawn(rows, 0)
    assert "" == GAME.ending(state)
    say(state, square)

    assert OVER == state.player
    assert ("line", [1, 0], [1, 2]) == (GAME.ending(state), state.scores(), state.ranks())
    assert [1.0, -1.0] == state.returns()
    assert "Ada wins with three in a row" == GAME.ending_text(state, GAME.speech("en"), NAMES)


def test_a_full_grid_is_a_draw():
    """NAC-3.2"""
    state = say(drawn("XOX XOO .XO", 0), 7)

    assert "line" == GAME.ending(state)  # the last square may still win
    state = say(drawn("XOX OXX O.O", 0), 8)
    assert OVER == state.player
    assert ("full", [0, 0], [0.0, 0.0]) == (GAME.ending(state), state.scores(), state.returns())
    assert ([1, 1], []) == (state.ranks(), GAME.winners(state))


def test_moves_are_written_as_people_say_them():
    """NAC-4.1"""
    assert ["mark 1", "mark 9", "first p0", "first p1"] == [GAME.notation(action) for action in (0, 8, 9, 10)]


@pytest.mark.parametrize(
    ("rows", "seat", "options"),
    [
        ("XX. ... ...", 1, {}),  # one mark too many
        ("X.. ... ...", 0, {}),  # not in turn
        ("X.. ... ...", 0, {"first_seat": 0}),
        ("X.. .O. ...", 1, {"first_seat": 0}),
        ("XXX OOO ...", -1, {}),  # the game was over before
        ("XXX O.. .O.", -1, {"first_seat": 1}),  # noughts began, and crosses are ahead
        ("XXX OO. ...", 1, {}),  # nobody is asked any more
    ],
)
def test_impossible_positions_are_refused(rows, seat, options):
    """NAC-2.1, NAC-3.1"""
    with pytest.raises(BadPosition):
        drawn(rows, seat, **options)


@pytest.mark.parametrize(("rows", "square"), [("OO. XX. X..", 3), ("XX. OO. X..", 6), ("X.. .X. O..", 9)])
def test_the_greedy_bot_wins_or_else_prevents(rows, square):
    assert MARK.of(square - 1) == bot("greedy", Random(1)).choose(Sight(GAME, drawn(rows, 1), 1))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_replay(path):
    """Whole games with each ending, in notation; made once and compared for ever."""
    match = Match.replay(GAME, read_record(path.read_text(encoding="utf-8")), verify=True)

    assert match.over
    assert match.state == GAME.load(json.dumps(match.state.to_dict()).encode())


def test_a_batch_tells_what_the_asked_seat_sees():
    """A square that is marked, and who is asked; of a new game, what is no longer there."""
    env, state = BatchEnv(GAME, 1, options={"first_seat": 1}), GAME.start(2, {"first_seat": 1})
    for square in (None, 4, 0, 3, 1, 5, 8):  # the middle row wins, and another game begins
        if square is not None:
            state.apply(MARK.of(square))
            env.step([MARK.of(square)])
            state = GAME.start(2, {"first_seat": 1}) if state.player == OVER else state
        seen = [0.0] * GAME.observation_size(2)
        state.observe(int(state.player), seen)

        assert seen == env.rows.observations[0].tolist()


def test_a_row_that_leaves_out_what_there_is_none_of_is_refused():
    class Careless(Noughts):
        def features(self, state, viewer, out):
            super().features(state, viewer, out)
            if state.squares[4] >= 0:
                out.flag(True)

    env = BatchEnv(Careless(), 1, options={"first_seat": 1})
    with pytest.raises(RuntimeError, match="wrote other things than for the first row"):
        env.step([MARK.of(4)])


def test_golden_games_show_every_ending_and_every_event():
    matches = [Match.replay(GAME, read_record(path.read_text(encoding="utf-8"))) for path in GOLDEN]

    assert {"line", "full"} == {match.result()["ending"] for match in matches}
    assert set(range(len(GAME.events.kinds))) == {int(event.kind) for match in matches for event in match.events}
