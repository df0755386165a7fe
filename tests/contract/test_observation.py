"""Law 9: an observation is exactly so many numbers, all finite, and tells what the view tells: no less and no more."""

import copy
import json
import math
from array import array
from collections.abc import Iterator
from typing import Any, Final

import pytest

from igroteka.core.chance import Luck, Random
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.observation import Observation
from igroteka.core.state import SPECTATOR, Position, packed
from tests.conftest import SOAK, sized
from tests.contract import tables
from tests.contract.tables import Walk, seed_of

UNTOUCHED: Final = -12345.5
EDITED: Final = 1  # positions of a walk that are edited; in a soak twenty times as many
EDITS: Final = sized(40, 100)  # edits tried on each of them


def features(state: Position, viewer: int) -> tuple[tuple[int, ...], tuple[float, ...]]:
    found = Observation()
    state.features(viewer, found)
    return tuple(found.indices()), tuple(found.numbers())


def dense(game: Game, state: Position, viewer: int) -> list[float]:
    out = [UNTOUCHED] * game.observation_size(int(state.seats))
    state.observe(viewer, out)
    return out


# --- the row


def test_an_observation_fills_exactly_its_size(walk: Walk) -> None:
    size = walk.game.observation_size(walk.seats)
    for state, _ in walk.sampled(3):
        for viewer in walk.viewers:
            out = [UNTOUCHED] * (size + 8)
            state.observe(viewer, out)

            assert UNTOUCHED not in out[:size]
            assert [UNTOUCHED] * 8 == out[size:]
            assert all(type(value) is float and math.isfinite(value) for value in out[:size])


def test_what_is_not_zero_is_the_whole_row(walk: Walk) -> None:
    """One list is used again and again; nothing of the position before is left in it."""
    size = walk.game.observation_size(walk.seats)
    found = Observation()
    for state, _ in walk.sampled(3):
        for viewer in walk.viewers:
            state.features(viewer, found)
            spread = [0.0] * size
            for index, value in zip(found.indices(), found.numbers(), strict=True):
                spread[index] = value

            assert size == found.place
            assert found.indices() == sorted(set(found.indices()))
            assert 0.0 not in found.numbers()
            assert dense(walk.game, state, viewer) == spread


def test_a_kept_row_tells_what_has_changed(walk: Walk) -> None:
    """From one position to the next and from seat to seat: all of it, and nothing that stays as it was."""
    size = walk.game.observation_size(walk.seats)
    new, kept, row = Observation(), Observation(), [0.0] * size
    walk.steps[0].state.features(SPECTATOR, new)
    kept.keep(new.cell)
    for state, _ in walk.sampled(6):
        for viewer in walk.viewers:
            kept.count = 0
            state.features(viewer, kept)
            for index, value in zip(kept.indices(), kept.numbers(), strict=True):
                assert row[index] != value
                row[index] = value

            assert dense(walk.game, state, viewer) == row
            assert (size, new.cell) == (kept.place, kept.cell)


def test_a_row_may_be_any_sequence_that_is_long_enough(walk: Walk) -> None:
    state = walk.steps[-1].state
    size = walk.game.observation_size(walk.seats)
    numbers = array("d", [UNTOUCHED] * size)
    state.observe(0, numbers)

    assert dense(walk.game, state, 0) == numbers.tolist()
    short = [UNTOUCHED] * (size - 1)
    with pytest.raises(ValueError, match="do not hold"):
        state.observe(0, short)
    assert [UNTOUCHED] * (size - 1) == short


def test_parts_cover_the_row(walk: Walk) -> None:
    layout = walk.game.observation_layout()

    assert 0 == layout[0].start
    assert all(part.length > 0 for part in layout)
    assert [part.start + part.length for part in layout[:-1]] == [part.start for part in layout[1:]]
    assert walk.game.observation_size(walk.seats) == layout[-1].start + layout[-1].length
    assert len(layout) == len({part.name for part in layout})


# --- no more than the view


def test_equal_views_give_equal_numbers(walk: Walk) -> None:
    for state, _ in walk.sampled(2):
        for viewer in walk.viewers:
            first = features(state, viewer)

            assert first == features(state.copy(), viewer)
            assert first == features(state.sample(viewer, Random(3)), viewer)
            assert first == features(walk.game.load(state.dump()), viewer)


# --- no less than the view


class Seen:
    """Views and observations, side by side; each must tell the other."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.views: Final[dict[object, bytes]] = {}
        self.rows: Final[dict[bytes, object]] = {}
        self.kept: Final[dict[bytes, Position]] = {}

    def look(self, state: Position, viewer: int) -> None:
        view, row = packed(state.view(viewer)), (viewer, int(state.seats), features(state, viewer))
        known = self.views.setdefault(row, view)
        if known != view:
            raise AssertionError(f"for {viewer} one row stands for {differences(known, view)}")
        if self.rows.setdefault(view, row) != row:
            other = features(self.kept[view], viewer)
            here = dict(zip(*row[2], strict=True))
            there = dict(zip(*other, strict=True))
            places = sorted(place for place in here | there if here.get(place) != there.get(place))
            raise AssertionError(f"for {viewer} one view has two rows: {self.named(places)}")
        self.kept.setdefault(view, state.copy())

    def named(self, places: list[int]) -> set[str]:
        layout = self.game.observation_layout()
        return {part.name for part in layout for place in places if part.start <= place < part.start + part.length}


def differences(first: bytes, second: bytes) -> list[str]:
    """The leaves in which two views differ, in short."""
    one, other = dict(leaves(json.loads(first))), dict(leaves(json.loads(second)))
    places = [place for place in {**one, **other} if one.get(place, "-") != other.get(place, "-")]
    return [f"{'.'.join(map(str, place))}: {one.get(place, '-')} or {other.get(place, '-')}" for place in places[:8]]


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Everything in a written position that has no parts of its own."""
    if isinstance(value, dict) and value:
        for name in value:
            yield from leaves(value[name], (*path, name))
    elif isinstance(value, list) and value:
        for place, entry in enumerate(value):
            yield from leaves(entry, (*path, place))
    else:
        yield path, value


def test_views_that_differ_give_different_numbers(walk: Walk) -> None:
    """Over whole games: from one step to the next something small changes, in the view and in the numbers."""
    seen = Seen(walk.game)
    steps = walk.steps if SOAK else walk.steps[seed_of(walk.name) % 5 :: max(1, len(walk.steps) // 150)]
    for state, _ in steps:
        for viewer in walk.viewers if SOAK else (0, SPECTATOR):
            seen.look(state, viewer)


def test_one_edit_changes_view_and_numbers_together(walk: Walk) -> None:
    """Written positions with one thing changed, or two things exchanged, wherever the game takes them."""
    luck = Random(seed_of(walk.name))
    for state, _ in walk.sampled(EDITED):
        seen = Seen(walk.game)
        for viewer in walk.viewers:
            seen.look(state, viewer)
        for other in edited(walk.game, state, luck):
            for viewer in walk.viewers:
                seen.look(other, viewer)


def edited(game: Game, state: Position, luck: Luck) -> Iterator[Position]:
    """Positions that differ a little from this one; many edits are refused, and that is right."""
    written = json.loads(state.dump())
    for _ in range(EDITS):
        data = copy.deepcopy(written)
        edit(data, luck)
        try:
            yield game.load(packed(data))
        except IgrotekaError:
            continue


def edit(data: Any, luck: Luck) -> None:
    """One leaf becomes something like it, or two of a kind change places; every chapter of the position in turn."""
    chapters = [name for name in data if name not in ("game", "version", "seats", "options")]
    chapter = chapters[luck.below(len(chapters))]
    everything = [entry for entry in leaves(data) if entry[0][0] in chapters]
    here = [entry for entry in everything if entry[0][0] == chapter]
    path, value = here[luck.below(len(here))]
    near = [entry for entry in here if entry[0] != path and entry[0][:-1] == path[:-1]]
    kin = [entry for entry in everything if entry[0] != path and type(entry[1]) in (type(value), type(None))]
    choices = [group for group in (near, kin, here) if group]
    if choices and luck.below(3):
        group = choices[luck.below(len(choices))]
        other, theirs = group[luck.below(len(group))]
        put(data, path, theirs)
        if luck.below(3):
            put(data, other, value)
    elif isinstance(value, bool):
        put(data, path, not value)
    elif isinstance(value, int):
        put(data, path, value + [-2, -1, 1, 2][luck.below(4)])


def put(data: Any, path: tuple[Any, ...], value: object) -> None:
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


# --- options


@pytest.mark.parametrize("game", tables.games())
def test_every_option_is_told(game: str) -> None:
    """Tables with other rules are not one table, even before the first move."""
    seen = Seen(tables.load(game))
    for table in tables.tables():
        if table.game == game:
            state = table.start()
            for viewer in (*range(table.seats), SPECTATOR):
                seen.look(state, viewer)
