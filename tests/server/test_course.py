"""How a game went: points round by round, no more than everybody saw, and the luck of the dice."""

from fractions import Fraction
from pathlib import Path
from typing import Final

import msgspec
import pytest

from igroteka import catalog
from igroteka.core.match import Match
from igroteka.core.record import CHANCE_MARK, Record, read_record
from igroteka.core.state import SPECTATOR
from igroteka.games.catan.course import Fortune, yields
from igroteka.games.catan.data.box import DICE_WAYS
from igroteka.games.catan.state import State
from igroteka.server.rooms.course import Walk, own_room
from igroteka.server.rooms.replays import acts_of
from igroteka.server.storage import Store
from igroteka.server.storage.rows import ActRow
from igroteka.server.wire import Course
from tests.server.players import HOTSEAT, ME, PRIVATE, RANDOM, Players, played, refusal
from tests.server.rows import room

GOLDEN: Final = Path(__file__).parents[1] / "golden"
STORIES: Final = {
    "catan": ("full", 17),
    "burgundy": ("basic-four", 25),
    "gwt": ("random-four", 38),
    "nusfjord": ("two", 7),
    "gwtnz": ("without-disc", 35),
}


def golden(game: str, name: str) -> Record:
    return read_record((GOLDEN / game / f"{name}.txt").read_text("utf-8"))


def course_of(record: Record, acts: list[ActRow] | None = None) -> Course:
    """The course of a record, as of a room with the same acts."""
    acts = acts_of("r", record, 0.0) if acts is None else acts
    row = room("r", game=record.game, version=record.version, options=record.options, rev=len(acts))
    way = Walk(catalog.load(record.game), msgspec.structs.replace(row, result=record.result), record.seats, acts)
    for _ in way.strides():
        pass
    return way.course


@pytest.mark.parametrize("game", catalog.GAMES)
def test_there_is_one_value_a_seat_a_round_and_the_result_at_last(game: str):
    name, rounds = STORIES[game]
    record = golden(game, name)
    course = course_of(record)
    assert rounds == len(course.points) - 1
    assert {record.seats} == {len(points) for points in course.points}
    assert record.result is not None
    assert record.result["scores"] == course.points[-1]


@pytest.mark.parametrize("game", catalog.GAMES)
def test_before_the_end_only_points_that_everybody_saw_are_told(game: str):
    record = golden(game, STORIES[game][0])
    match = Match.of_record(catalog.load(game), record)
    seen = set[tuple[int, ...]]()
    for place, word in enumerate(record.moves, start=1):
        match.repeat(place, word)
        seen.add(tuple(player["points"] for player in match.state.view(SPECTATOR)["players"]))
    assert {tuple(points) for points in course_of(record).points[:-1]} <= seen


def test_hidden_points_come_only_with_the_result():
    course = course_of(golden("catan", "full"))
    assert ([4, 4, 6, 6], [4, 4, 6, 7]) == (course.points[-2], course.points[-1])


def test_what_was_taken_back_is_no_part_of_it():
    record = golden("catan", "full")
    acts = acts_of("r", record, 0.0)
    place = next(n for n, act in enumerate(acts) if n > 60 and len(act.moves) == 1)
    again = [*acts[: place + 1], acts[place], acts[place], *acts[place + 1 :]]
    again[place + 1] = msgspec.structs.replace(acts[place], kind="undo")
    assert course_of(record).points == course_of(record, again).points


def test_marks_are_who_took_road_and_army():
    course = course_of(golden("catan", "full"))
    assert {mark.source for mark in course.marks} <= {"longest_road", "largest_army"}
    assert course.marks
    assert all(0 <= mark.round < len(course.points) for mark in course.marks)


# --- the dice


def test_luck_is_what_the_dice_brought_against_what_they_bring_on_average():
    """CAT-4.3: a roll yields by buildings and the robber; a seven yields nothing."""
    record = golden("catan", "full")
    game = catalog.load("catan")
    match = Match.of_record(game, record)
    fortune = Fortune(record.seats)
    due = [Fraction(0)] * record.seats
    brought = [0] * record.seats
    for place, word in enumerate(record.moves, start=1):
        said = game.parse(word.partition(" ")[2])
        before = [player["hand_size"] for player in match.state.view(SPECTATOR)["players"]]
        assert isinstance(match.state, State)
        if is_roll := word.startswith(f"{CHANCE_MARK} dice"):
            for total in range(2, 13):
                for seat, cards in enumerate(yields(match.state, total)):
                    due[seat] += Fraction(int(DICE_WAYS[total]), 36) * cards
        if word.startswith(CHANCE_MARK):
            fortune.meet(match.state, said)
        match.repeat(place, word)
        if is_roll:
            after = [player["hand_size"] for player in match.state.view(SPECTATOR)["players"]]
            brought = [cards + new - old for cards, new, old in zip(brought, after, before, strict=True)]
    assert brought == fortune.brought
    assert [round(float(cards), 1) for cards in due] == fortune.due
    course = course_of(record)
    assert course.fortune is not None
    assert (brought, fortune.due) == (course.fortune.brought, course.fortune.due)
    assert sum(brought) > 0


def test_only_catan_counts_luck():
    counted = [id for id in catalog.GAMES if own_room(catalog.load(id).package) is not None]
    assert ["catan"] == counted


# --- in rooms


def test_the_course_is_told_when_the_game_is_over_to_those_who_may_enter(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT, **PRIVATE)
        await players.play_on(ann, info.id, 40, undo=True)
        assert "not-finished" == await refusal(players.rooms.course(info.id, ann))
        assert "room-private" == await refusal(players.rooms.course(info.id, bob))
        await players.play_on(ann, info.id, 5_000, undo=True)
        over = await players.rooms.info(info.id, ann)
        assert "finished" == over.status
        assert over.result is not None
        course = await players.rooms.course(info.id, ann)
        assert over.result["scores"] == course.points[-1]
        assert len(course.points) > 3
        assert course == await players.rooms.course(info.id, ann)
        assert "room-private" == await refusal(players.rooms.course(info.id, bob))
        waits = await players.game(ann, ME, HOTSEAT, HOTSEAT, start=False)
        assert "not-started" == await refusal(players.rooms.course(waits.id, ann))

    played(quick_store, story)


def test_a_conceded_game_has_a_course_too(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, RANDOM, RANDOM)
        await players.settled(info.id)
        over = await players.rooms.concede(ann, info.id)
        course = await players.rooms.course(info.id, ann)
        assert over.result is not None
        assert over.result["scores"] == course.points[-1]

    played(quick_store, story)
