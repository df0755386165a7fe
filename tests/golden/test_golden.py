"""Whole games, kept move by move: they play again exactly as they were played."""

from functools import cache
from pathlib import Path

import pytest

from igroteka import catalog
from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.record import HEAD, Record, read_record
from igroteka.core.state import CHANCE, Position
from tests.conftest import sized
from tests.golden import make

FILES = sorted(make.HERE.glob("*/*.txt"))
LOOK = sized(15, 1)  # moves between two looks at the laws; those of each game are tried step by step elsewhere


@cache
def record_of(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"))


@cache
def replayed(path: Path) -> Match:
    return Match.replay(catalog.load(path.parent.name), record_of(path), verify=True)


def golden(id: str) -> list[Path]:
    return [path for path in FILES if path.parent.name == id]


def options_of(game: Game, record: Record) -> dict[str, object]:
    """All options of a record, those it leaves out too."""
    return {**game.options, **record.options}


def all_values(game: Game) -> list[tuple[str, object]]:
    """Every value of every option that is chosen from a list; of a range only that it was used."""
    return [
        (name, value)
        for name, option in game.settings.options.items()
        for value in option.allowed
        if not (isinstance(value, str) and ".." in value)
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_plays_as_it_was_played(path: Path) -> None:
    """Every move is legal, luck is the seed's, and the result is the one in the head."""
    match = replayed(path)

    assert match.over
    assert record_of(path).result == match.result()
    assert record_of(path) == match.record()
    assert path.read_text(encoding="utf-8") == match.record().to_lines()


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_obeys_the_laws_at_every_step(path: Path) -> None:
    match = replayed(path)
    state: Position = match.game.start(match.seats, match.options)
    state.remember()  # as a match does
    for number, move in enumerate(match.moves):
        if move.seat != CHANCE:
            state.call_on(move.seat)
        assert move.action in state.legal(), f"move {number + 1}"
        state.apply(move.action)
        if number % LOOK == 0:
            assert [] == state.check_invariants(), f"move {number + 1}"

    assert match.state == state


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_head_of_a_golden_game_can_be_read_by_people(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    head = lines[: lines.index("---")]

    assert HEAD == head[0]
    assert any(line.startswith("seed: ") for line in head)
    assert any(line.startswith("result: ") and "ending" in line for line in head)
    assert all(line == line.strip() and len(line) < 200 for line in lines)


# --- which games must be there


@pytest.mark.parametrize("id", catalog.games())
def test_every_plan_has_its_game(id: str) -> None:
    assert {plan.name for plan in make.PLANS[id]} == {path.stem for path in golden(id)}


@pytest.mark.parametrize("id", catalog.games())
def test_every_seat_count_has_a_golden_game(id: str) -> None:
    assert set(catalog.load(id).seats) == {record_of(path).seats for path in golden(id)}


@pytest.mark.parametrize("id", catalog.games())
def test_every_preset_has_a_golden_game(id: str) -> None:
    presets = {plan.preset for plan in make.PLANS[id]}

    assert presets == {"", *catalog.load(id).settings.presets}


@pytest.mark.parametrize("id", catalog.games())
def test_every_option_has_a_golden_game(id: str) -> None:
    """Each value of a choice; of a range, another value than the default."""
    game = catalog.load(id)
    tables = [options_of(game, record_of(path)) for path in golden(id)]
    missing = [pair for pair in all_values(game) if not any(table[pair[0]] == pair[1] for table in tables)]
    unused = [name for name in game.options if len({repr(table[name]) for table in tables}) == 1]

    assert [] == missing
    assert [] == unused


@pytest.mark.parametrize("id", catalog.games())
def test_every_ending_has_a_golden_game(id: str) -> None:
    """Every ending that the game has a sentence for."""
    endings = {match.result()["ending"] for match in map(replayed, golden(id))}
    speech = catalog.load(id).speech("en")

    assert endings == set(ENDINGS[id])
    assert all(speech.has(f"ending-{ending.replace('_', '-')}") for ending in endings)


ENDINGS = {
    "catan": ["turn_limit", "victory"],
    "burgundy": ["complete"],
    "gwt": ["complete"],
    "nusfjord": ["complete"],
    "gwtnz": ["complete"],
}


@pytest.mark.parametrize("id", catalog.games())
def test_everything_that_can_be_said_is_said_somewhere(id: str) -> None:
    game = catalog.load(id)
    said = {game.actions.of(move.action).name for match in map(replayed, golden(id)) for move in match.moves}

    assert {kind.name for kind in game.actions.kinds} == said


@pytest.mark.parametrize("id", catalog.games())
def test_everything_that_can_happen_happens_somewhere(id: str) -> None:
    """What the set-up tells before the first move is not asked for."""
    game = catalog.load(id)
    happened = {game.events.kinds[event.kind].name for match in map(replayed, golden(id)) for event in match.events}

    assert {kind.name for kind in game.events.kinds} == happened


def test_layouts_of_catan() -> None:
    """CAT-2.2, CAT-2.3, CAT-2.5: each layout with three seat counts or at least one."""
    game = catalog.load("catan")
    layouts = {options_of(game, record_of(path))["layout"] for path in golden("catan")}

    assert {"beginner", "spiral", "random"} == layouts
