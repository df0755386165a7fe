"""Puzzles in the room: what is told of them, what an answer brings, and that the first one stays."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka import catalog
from igroteka.coach.puzzles.book import POINTS, Book, Puzzle
from igroteka.core.chance import Random
from igroteka.core.errors import IgrotekaError
from igroteka.server.coaching import puzzles as room
from igroteka.server.coaching.puzzles import Puzzles, books, table_of
from igroteka.server.storage import Store
from igroteka.server.storage.rows import PersonRow, PuzzleRow
from tests.server.edge import Person, running
from tests.server.players import played, refusal

DAY = 24 * 3600.0
GAMES = [book.game for book in books()]
FIRST = GAMES[0]


def first(game: str = FIRST) -> Puzzle:
    return next(book for book in books() if book.game == game).puzzles[0]


def actions(puzzle: Puzzle, game: str = FIRST) -> list[int]:
    """Its answers, the best first."""
    return [catalog.load(game).parse(answer.say) for answer in puzzle.answers]


async def somebody(store: Store, name: str = "Ann") -> PersonRow:
    row = PersonRow(id=name.lower(), name=name, created=0.0)
    await store.add_person(row)
    return row


# --- the store


def test_the_first_answer_stays(store: Store) -> None:
    async def story() -> None:
        ann = await somebody(store)
        row = PuzzleRow(person=ann.id, puzzle="abc", game="catan", points=1, at=5.0)
        await store.answer_puzzle(row)
        await store.answer_puzzle(msgspec.structs.replace(row, points=2, at=6.0))
        assert [row] == await store.puzzles(ann.id)
        assert [] == await store.puzzles("bob")

    asyncio.run(story())


# --- the room


def test_an_answer_is_valued_and_only_the_first_counts(quick_store: Store) -> None:
    puzzle = first()
    best, second, *_ = actions(puzzle)

    async def story(players: Any) -> None:
        ann = await players.person("Ann")
        found: Puzzles = players.rooms.puzzles
        before = await found.told(FIRST, 1, ann, "en")
        assert before.points is None
        verdict = await found.answer(FIRST, 1, ann, second)
        assert (1, True, puzzle.answers[1].behind) == (verdict.points, verdict.first, verdict.behind)
        assert best == verdict.answers[0].action
        again = await found.answer(FIRST, 1, ann, best)
        assert (POINTS, False) == (again.points, again.first)
        assert 1 == (await found.told(FIRST, 1, ann, "en")).points
        shelf = (await found.shelves(ann)).shelves[0]
        assert (0, 1) == (shelf.solved, shelf.puzzles[0].points)
        bob = await players.person("Bob")
        await found.answer(FIRST, 1, bob, best)
        assert 1 == (await found.shelves(bob)).shelves[0].solved
        assert 0 == (await found.shelves(None)).shelves[0].solved

    played(quick_store, story)


def test_what_is_not_offered_changes_nothing(quick_store: Store) -> None:
    game = catalog.load(FIRST)
    offered = first().offered(game)
    other = next(action for action in range(int(game.actions.size)) if action not in offered)

    async def story(players: Any) -> None:
        ann = await players.person("Ann")
        found: Puzzles = players.rooms.puzzles
        assert "puzzle-answer" == await refusal(found.answer(FIRST, 1, ann, other))
        for wrong in (-1, int(game.actions.size), 1 << 70):
            assert "illegal" == await refusal(found.answer(FIRST, 1, ann, wrong))
        assert [] == await players.store.puzzles(ann.id)

    played(quick_store, story)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_told_but_what_the_seat_sees(name: str) -> None:
    """A position that the seat cannot tell from the true one makes the same puzzle, to the byte."""
    game, puzzle = catalog.load(name), first(name)
    other = puzzle._replace(position=puzzle.state(game).sample(puzzle.seat, Random(4)).to_dict())

    info, scene = table_of(game, puzzle, None, "en")

    assert (info, scene) == table_of(game, other, None, "en")
    assert scene.own is not None
    assert scene.own.options is not None
    assert puzzle.state(game).legal() == [option.action for option in scene.own.options]
    told = msgspec.json.encode(scene).decode()
    assert "behind" not in told
    assert puzzle.id not in told


def test_the_puzzle_of_the_day_is_the_same_for_all_and_another_tomorrow(quick_store: Store) -> None:
    async def story(players: Any) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        found: Puzzles = players.rooms.puzzles
        today = (await found.shelves(ann)).day
        assert today is not None
        assert today == (await found.shelves(bob)).day
        assert (await found.told(today.game, today.number, ann, "en")).day
        players.watch.now += DAY
        tomorrow = (await found.shelves(ann)).day
        assert tomorrow is not None
        assert (today.game, today.number) != (tomorrow.game, tomorrow.number)
        assert today.date < tomorrow.date

    played(quick_store, story)


def test_puzzles_of_other_rules_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def older(name: str) -> Book | None:
        book = next((book for book in known if book.game == name), None)
        return book._replace(version=0) if book is not None and name == FIRST else book

    known = books()
    monkeypatch.setattr(room, "book_of", older)

    assert GAMES[1:] == [book.game for book in books()]
    with pytest.raises(IgrotekaError) as refused:
        room.puzzle_of(FIRST, 1)
    assert "no-puzzles" == refused.value.code


def test_one_plays_on_from_a_puzzle_with_what_is_hidden_dealt_anew(quick_store: Store) -> None:
    async def story(players: Any) -> None:
        ann = await players.person("Ann")
        puzzle = first()
        setup = await players.rooms.puzzles.setup(FIRST, 1)
        info = await players.rooms.create(ann, setup)
        assert [puzzle.seat] == info.you
        assert info.private
        begun = await players.rooms.start(ann, info.id)
        assert "active" == begun.status
        table = await players.table(info.id)
        assert set(puzzle.offered(table.game)) <= set(table.legal(puzzle.seat))

    played(quick_store, story)


# --- over HTTP


def test_over_http(tmp_path: Path) -> None:
    puzzle = first()
    with running(tmp_path) as place:
        ann = Person(place)
        shelves = ann.get("/api/puzzles").json()
        assert GAMES == [shelf["game"] for shelf in shelves["shelves"]]
        told = ann.get(f"/api/puzzles/{FIRST}/1")
        assert 200 == told.status_code
        assert [puzzle.seat] == told.json()["info"]["you"]
        best = actions(puzzle)[0]
        verdict = ann.post(f"/api/puzzles/{FIRST}/1/answer", {"action": best}).json()
        assert (POINTS, best) == (verdict["points"], verdict["answers"][0]["action"])
        made = ann.post(f"/api/puzzles/{FIRST}/1/play")
        assert 201 == made.status_code
        for path in (f"/api/puzzles/{FIRST}/0", f"/api/puzzles/{FIRST}/9999", "/api/puzzles/ludo/1"):
            missing = ann.get(path)
            assert 404 == missing.status_code, path
            assert missing.json()["text"]
        stranger = place.origin + f"/api/puzzles/{FIRST}/1/answer"
        del ann.http.headers["x-csrf"]
        ann.http.cookies.clear()
        assert 401 == ann.http.post(stranger, content=json.dumps({"action": best})).status_code
