"""Examples out of records: what they hold is what happened, and what cannot be used is counted."""

import gzip
import json
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from igroteka import catalog
from igroteka.adapters.records import Examples, Lessons, read_records
from igroteka.adapters.table import Table
from igroteka.ai.bot import Sight
from igroteka.ai.bots import bot
from igroteka.core.chance import Random
from igroteka.core.errors import BadRecord
from igroteka.core.match import Match
from igroteka.core.record import Record, read_record
from igroteka.core.state import CHANCE, OVER

GOLDEN: Final = Path(__file__).parents[1] / "golden"
STORIES: Final = {
    "catan": "full",
    "burgundy": "basic-two",
    "gwt": "random-two",
    "nusfjord": "two",
    "gwtnz": "random-two",
}


def golden(game: str, name: str = "") -> Record:
    return read_record((GOLDEN / game / f"{name or STORIES[game]}.txt").read_text("utf-8"))


def put(path: Path, *records: Record | str) -> Path:
    text = "".join(f"{one if isinstance(one, str) else json.dumps(one.to_dict())}\n" for one in records)
    path.write_bytes(gzip.compress(text.encode()) if path.suffix == ".gz" else text.encode())
    return path


def changed(record: Record, **fields: Any) -> Record:
    return Record.from_dict({**record.to_dict(), **fields})


def same(one: Examples, other: Examples) -> bool:
    return all(np.array_equal(mine, yours) for mine, yours in zip(one, other, strict=True))


@pytest.mark.parametrize("game", catalog.GAMES)
def test_examples_are_what_the_table_tells_of_every_decision(tmp_path: Path, game: str):
    record = golden(game)
    found = Lessons(put(tmp_path / "games.ndjson", record), game, forced=True).all()
    table = Table(game, record.seats, record.options)
    match = Match.of_record(table.game, record)
    place = 0
    for number, move in enumerate(record.moves, start=1):
        if match.state.player != CHANCE:
            seat = int(move.partition(" ")[0][1:])
            match.state.call_on(seat)
            assert (seat, table.game.parse(move.partition(" ")[2])) == (found.seats[place], found.actions[place])
            assert np.array_equal(table.seen(match.state, seat), found.observations[place])
            assert np.array_equal(table.mask(match.state, seat), found.masks[place])
            assert found.masks[place, found.actions[place]]
            place += 1
        match.repeat(number, move)
    assert match.state.player == OVER
    assert place == len(found.actions)
    assert [match.state.returns()[seat] for seat in found.seats] == pytest.approx(found.results)


def test_batches_hold_everything_once_and_in_one_order(tmp_path: Path):
    records = [golden("nusfjord", name) for name in ("two", "three", "solo")]
    lessons = Lessons(put(tmp_path / "games.ndjson.gz", *records), "nusfjord")
    whole = lessons.all()
    assert {0, 1, 2} == set(whole.games)
    assert {"used": 3, "examples": len(whole.actions)} == lessons.counts
    plain = list(lessons.batches(50))
    assert {50} == {len(batch.actions) for batch in plain[:-1]}
    assert same(whole, Examples(*(np.concatenate(arrays) for arrays in zip(*plain, strict=True))))
    for buffer in (1, 60, 10_000):
        one, two = (list(lessons.batches(50, seed=7, buffer=buffer)) for _ in range(2))
        assert all(same(mine, yours) for mine, yours in zip(one, two, strict=True))
        mixed = np.concatenate([batch.actions for batch in one])
        assert sorted(whole.actions) == sorted(mixed)
        assert not np.array_equal(whole.actions, mixed)
    other = np.concatenate([batch.actions for batch in lessons.batches(50, seed=8)])
    assert not np.array_equal(other, np.concatenate([batch.actions for batch in lessons.batches(50, seed=7)]))


def test_what_cannot_be_used_is_skipped_and_counted(tmp_path: Path):
    record = golden("nusfjord")
    wrong = [move if move != record.moves[-1] else "p0 place nowhere" for move in record.moves]
    path = put(
        tmp_path / "games.ndjson",
        changed(record, version=record.version + 1),
        golden("burgundy"),
        golden("nusfjord", "three"),
        "not a record",
        "",
        changed(record, moves=wrong),
        changed(record, moves=[record.moves[-1], *record.moves]),
        changed(record, result={"ending": "complete", "scores": [1, 2], "ranks": [2, 1]}),
        Record.from_dict({**{k: v for k, v in record.to_dict().items() if k != "result"}, "moves": record.moves[:20]}),
        record,
    )
    lessons = Lessons(path, "nusfjord", seats=2)
    (found,) = list(lessons)
    expected = {"version": 1, "game": 1, "seats": 1, "damaged": 4, "unfinished": 1, "used": 1}
    assert {**expected, "examples": len(found.actions)} == lessons.counts
    assert {8} == set(found.games)


def test_only_those_are_learned_from_who_are_named(tmp_path: Path):
    record = changed(golden("nusfjord"), names=["person", "master"])
    path = put(tmp_path / "games.ndjson", record)
    assert {0} == set(Lessons(path, "nusfjord", by=["person"]).all().seats)
    assert {0} == set(Lessons(path, "nusfjord", by="person").all().seats)
    assert {1} == set(Lessons(path, "nusfjord", by=["master", "novice"]).all().seats)
    assert 0 == len(Lessons(path, "nusfjord", by=["novice"]).all().actions)
    points = Lessons(path, "nusfjord", reward="points").all()
    assert {float(score) for score in (record.result or {})["scores"]} == set(points.results)
    free = Lessons(path, "nusfjord").all()
    assert (free.masks.sum(axis=1) > 1).all()
    with pytest.raises(ValueError, match="a reward is wins or points, not 'bogus'"):
        Lessons(path, "nusfjord", reward="bogus")  # type: ignore[arg-type]


def test_files_are_read_one_after_another(tmp_path: Path):
    first = put(tmp_path / "one.ndjson", golden("nusfjord"))
    second = put(tmp_path / "two.ndjson.gz", golden("nusfjord", "solo"))
    assert [2, 1] == [record.seats for record in read_records(first, second)]
    assert [2, 1] == [len(set(found.seats)) for found in Lessons([first, second], "nusfjord")]


def test_a_game_of_bots_becomes_a_lesson(tmp_path: Path):
    """From the table to the arrays without a games room."""
    game = catalog.load("nusfjord")
    match = Match(game, 1, seed="lesson")
    match.begin()
    player = bot("random", Random(1))
    while not match.over:
        match.play(int(player.choose(Sight(game, match.state, int(match.state.player)))))
    found = Lessons(put(tmp_path / "games.ndjson", match.record()), "nusfjord").all()
    assert {float(match.state.scores()[0])} == set(found.results)


@pytest.mark.parametrize("name", ["record.json", "record.json.gz", "record.txt"])
def test_one_record_over_many_lines_is_a_file_too(tmp_path: Path, name: str):
    """What a match writes and a room gives away."""
    record = golden("nusfjord")
    text = record.to_lines() if name.endswith("txt") else "\n" + record.to_json()
    lessons = Lessons([put(tmp_path / name, text), put(tmp_path / "more.ndjson", record)], "nusfjord")
    first, second = lessons

    assert same(first, Examples(*(second[:-1]), first.games))
    assert [record, record] == list(read_records(*lessons.paths))
    assert 2 == lessons.counts["used"]


@pytest.mark.parametrize("kept", [0.9, 0.5])
def test_a_file_that_breaks_off_is_counted_as_damaged(tmp_path: Path, kept: float):
    """What was whole before is used, and so is the next file."""
    torn = put(tmp_path / "torn.ndjson.gz", *[changed(golden("nusfjord"), seed=f"{number}") for number in range(60)])
    whole = torn.read_bytes()
    torn.write_bytes(whole[: int(len(whole) * kept)])
    lessons = Lessons([torn, put(tmp_path / "next.ndjson", golden("nusfjord", "solo"))], "nusfjord")
    games = list(lessons)

    assert 1 == lessons.counts["damaged"]
    assert len(games) == lessons.counts["used"] > 1
    assert {0} == set(games[-1].seats)
    with pytest.raises(BadRecord):
        list(read_records(torn))


def test_what_is_not_packed_or_not_in_letters_is_damaged(tmp_path: Path):
    plain, noise = tmp_path / "plain.ndjson.gz", tmp_path / "noise.ndjson"
    plain.write_text("{}")
    noise.write_bytes(bytes(range(128, 256)))
    lessons = Lessons([plain, noise, put(tmp_path / "torn.json", golden("nusfjord").to_json()[:2000])], "nusfjord")

    assert [] == list(lessons)
    assert {"damaged": 3} == lessons.counts
