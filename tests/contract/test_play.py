"""Law 1: what may be said is listed in order, there is always something to say, and every game ends."""

from collections import Counter

import pytest

from igroteka.core.actions import Options
from igroteka.core.chance import Random
from igroteka.core.state import CHANCE, OVER, Position
from tests.contract import tables
from tests.contract.tables import SHORT, Table, Walk, play_on

DRAWS = 2000
LONGEST = 60_000  # steps of a random game; Catan takes about 7,000


def test_the_legal_list_is_ascending_and_never_empty_before_the_end(walk: Walk) -> None:
    for state, _ in walk.steps:
        legal = state.legal()

        assert sorted(set(legal)) == legal
        assert (state.player != OVER) == bool(legal)
        assert all(0 <= action < walk.game.actions.size for action in legal)


def test_a_reused_buffer_holds_the_legal_list(walk: Walk) -> None:
    out = Options()
    for state, _ in walk.steps:
        state.fill(out)

        assert state.legal() == out.listed()


def test_luck_says_its_outcomes_and_players_say_their_own(walk: Walk) -> None:
    for state, _ in walk.steps:
        kinds = {walk.game.actions.of(action).chance for action in state.legal()}

        assert kinds == (set() if state.player == OVER else {state.player == CHANCE})


def test_weights_are_parallel_to_the_legal_list_and_positive(walk: Walk) -> None:
    for state, _ in walk.steps:
        if state.player == CHANCE:
            weights = state.weights()

            assert len(state.legal()) == len(weights)
            assert all(type(weight) is int and weight > 0 for weight in weights)


def test_draws_are_legal_and_leave_the_state_alone(walk: Walk) -> None:
    luck = Random(1)
    for state, _ in walk.sampled(12):
        if state.player == CHANCE:
            before, legal = state.dump(), state.legal()
            drawn = {int(state.draw(luck)) for _ in range(12 * len(legal))}

            assert drawn <= set(legal)
            assert len(legal) == 1 or len(drawn) > 1
            assert before == state.dump()


@pytest.mark.parametrize("id", tables.games())
def test_outcomes_come_as_often_as_their_weights_say(id: str) -> None:
    """One position of every kind of luck; within five standard deviations."""
    luck = Random(2)
    kinds: dict[str, Position] = {}
    for table in tables.tables():
        for state, _ in tables.walk(table).steps if table.natural and table.game == id else []:
            if state.player == CHANCE and len(state.legal()) > 1:
                kinds[type(state.top()).__name__] = state
    assert kinds
    for name, state in kinds.items():
        drawn = Counter(int(state.draw(luck)) for _ in range(DRAWS))
        total = sum(state.weights())
        for outcome, weight in zip(state.legal(), state.weights(), strict=True):
            share = weight / total
            expected, spread = DRAWS * share, (DRAWS * share * (1 - share)) ** 0.5
            assert abs(drawn[outcome] - expected) < 5 * spread, f"{name}: {outcome}"


def test_every_speaker_has_something_to_say(walk: Walk) -> None:
    for state, _ in walk.steps:
        speakers = state.speakers()

        assert len(set(speakers)) == len(speakers)
        assert all(0 <= seat < walk.seats for seat in speakers)
        assert (state.player in speakers) == (state.player >= 0)
        if len(speakers) > 1:
            for seat in speakers:
                probe = state.copy()
                probe.call_on(seat)

                assert seat == probe.player
                assert probe.legal()


def test_asking_changes_nothing(walk: Walk) -> None:
    for state, _ in walk.sampled(10):
        before = state.dump()
        state.legal(), state.speakers(), state.question(), state.scores(), state.ranks(), state.returns()
        state.census(), state.check_invariants(), state.view(0), state.sample(0, Random(1)), state.key()
        for action in state.legal():
            state.targets(action)
        state.observe(0, [0.0] * walk.game.observation_size(walk.seats))

        assert before == state.dump()


def test_a_game_ends(table: Table) -> None:
    """Every table, with the limit that a table may agree on."""
    state = table.start(short=True)
    if all(f"{name}=" not in table.name for name in SHORT[table.game]):
        play_on(state, Random(tables.seed_of(table.name)), 10_000)

        assert OVER == state.player
        assert [] == state.speakers()


@pytest.mark.parametrize("table", [t for t in tables.preset_only() if t.natural], ids=lambda table: table.name)
def test_a_game_without_any_limit_ends(table: Table) -> None:
    """At the tables we set ourselves; nobody promises it of every target of points."""
    state = table.start()
    play_on(state, Random(1), LONGEST)

    assert OVER == state.player
    assert load_ending(table, state)


def load_ending(table: Table, state: object) -> str:
    return tables.load(table.game).ending(state)


def test_every_seat_count_preset_and_option_value_has_a_table() -> None:
    for game in {table.game for table in tables.tables()}:
        here = [table for table in tables.tables() if table.game == game]
        settings = tables.load(game).settings
        values = [table.start().to_dict()["options"] for table in here]
        complete = [{**tables.load(game).options, **given} for given in values]

        assert set(tables.load(game).seats) == {table.seats for table in here}
        for name, option in settings.options.items():
            for value in tables.values_of(option):
                assert any(options[name] == value for options in complete), f"{name}={value}"
