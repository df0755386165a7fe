"""Laws 2, 3 and 6 on walks that hypothesis chooses and, where one fails, shortens."""

from hypothesis import given
from hypothesis import strategies as st

from igroteka.core.chance import Random
from igroteka.core.match import Move
from igroteka.core.state import CHANCE, OVER, Position
from tests.conftest import sized
from tests.contract import tables
from tests.contract.tables import Walk, carry_out, play_on
from tests.contract.test_copies import appearance

CHOICES = st.lists(st.integers(0, 1023), min_size=8, max_size=sized(60, 400))
SOURCES = tables.walkable()
WALKS: dict[str, Walk] = {}


def position(name: str, share: int) -> Position:
    """A position somewhere in a game that was walked before."""
    if name not in WALKS:
        WALKS[name] = tables.walk(SOURCES[name])
    steps = WALKS[name].steps
    return steps[share * (len(steps) - 1) // 100].state.copy()


def chosen(state: Position, choice: int) -> Move:
    """One of the moves of whoever is asked; luck chooses among its outcomes too."""
    if state.player != CHANCE:
        speakers = state.speakers()
        state.call_on(speakers[choice % len(speakers)])
    legal = state.legal()
    return Move(int(state.player), legal[choice // 3 % len(legal)])


def stroll(state: Position, choices: list[int]) -> list[Move]:
    """Move by move, in place, as the numbers say."""
    moves: list[Move] = []
    for choice in choices:
        if state.player == OVER:
            break
        moves.append(chosen(state, choice))
        carry_out(state, moves[-1])
    return moves


PLACES = st.sampled_from(sorted(SOURCES)[:: sized(5, 1)])
SHARES = st.integers(0, 100)


@given(PLACES, SHARES, CHOICES)
def test_copies_stay_what_they_were(name: str, share: int, choices: list[int]) -> None:
    state = position(name, share)
    kept: list[tuple[Position, bytes]] = [(state.copy(), state.dump())]
    for choice in choices:
        if state.player != OVER:
            carry_out(state, chosen(state, choice))
            kept.append((state.copy(), state.dump()))

    assert all(dump == earlier.dump() for earlier, dump in kept)


@given(PLACES, SHARES, CHOICES, CHOICES)
def test_positions_survive_writing(name: str, share: int, choices: list[int], more: list[int]) -> None:
    state = position(name, share)
    stroll(state, choices)
    other = state.game.from_dict(state.to_dict())  # type: ignore[attr-defined]  # every referee is a game
    viewers = [*range(state.seats), -3]

    assert appearance(state, viewers) == appearance(other, viewers)
    for move in stroll(state, more):
        carry_out(other, move)

    assert appearance(state, viewers) == appearance(other, viewers)


@given(PLACES, SHARES, CHOICES)
def test_nothing_is_lost_and_no_law_broken(name: str, share: int, choices: list[int]) -> None:
    state = position(name, share)
    for choice in choices:
        if state.player != OVER:
            carry_out(state, chosen(state, choice))

            assert [] == state.check_invariants()
            assert all(table == box for table, box in state.census().values())
            assert (state.player == OVER) != bool(state.legal())


@given(PLACES, SHARES, CHOICES, st.integers(-3, 3), st.integers(0, 999))
def test_samples_look_the_same(name: str, share: int, choices: list[int], viewer: int, seed: int) -> None:
    state = position(name, share)
    stroll(state, choices)
    viewer = viewer if -1 < viewer < state.seats else -3
    other = state.sample(viewer, Random(seed))

    assert state.view(viewer) == other.view(viewer)
    assert state.question() == other.question()
    assert [] == other.check_invariants()


@given(PLACES, SHARES, CHOICES, st.integers(0, 999))
def test_walks_can_be_played_on(name: str, share: int, choices: list[int], seed: int) -> None:
    state = position(name, share)
    stroll(state, choices)
    play_on(state, Random(seed), sized(30, 300))

    assert [] == state.check_invariants()
