"""Law 7: every move can be written and read, every record replays, and undo takes back what nobody learned from."""

import json

import pytest

from igroteka.core.chance import Random
from igroteka.core.errors import IllegalAction
from igroteka.core.match import Match
from igroteka.core.record import Record, read_record
from igroteka.core.state import CHANCE
from tests.conftest import sized
from tests.contract import tables
from tests.contract.tables import Table, lively
from tests.contract.test_refusals import has_words

LENGTH = sized(90, 2000)  # moves of a player


def match_at(table: Table, seed: str = "contract") -> Match:
    match = Match(tables.load(table.game), table.seats, table.all_options(short=True), seed)
    match.begin()
    return match


def say_something(match: Match, luck: Random) -> None:
    """Somebody who is asked says something."""
    said = lively(match.state.copy(), luck)
    match.play(said.action, said.seat)


def played(table: Table, seed: str = "contract") -> tuple[Match, list[bytes]]:
    """A match at a table, and the key of the position after every move of a player."""
    match = match_at(table, seed)
    luck = Random(tables.seed_of(table.name))
    keys: list[bytes] = []
    while not match.over and len(keys) < LENGTH:
        say_something(match, luck)
        keys.append(match.state.key())
    return match, keys


@pytest.mark.parametrize("id", tables.games())
def test_every_action_can_be_written_and_read(id: str) -> None:
    game = tables.load(id)
    words = [game.notation(action) for action in range(game.actions.size)]

    assert list(range(game.actions.size)) == [game.parse(line) for line in words]
    assert [[action] for action in range(game.actions.size)] == [game.expand(line) for line in words]
    assert len(words) == len(set(words))
    assert all(line == " ".join(line.split()) and line.isascii() for line in words)
    assert -1 == game.parse("") == game.parse("no such words")
    assert [] == game.expand("") == game.expand("no such words")


def test_a_record_survives_json_and_lines(table: Table) -> None:
    record = played(table)[0].record()

    assert record == Record.from_dict(json.loads(json.dumps(record.to_dict())))
    assert record == read_record(record.to_json())
    assert record == Record.from_lines(record.to_lines())
    assert record == read_record(record.to_lines())


def test_a_record_replays_to_the_same_position_at_every_step(table: Table) -> None:
    match, keys = played(table)
    record = match.record()
    again = Match.replay(match.game, record, verify=True)

    assert keys[-1] == again.state.key()
    assert match.moves == again.moves
    assert match.events == again.events
    assert record == again.record()
    ends = [place for place, move in enumerate(match.moves) if move.seat != CHANCE]
    for place in range(0, len(ends) - 1, sized(len(ends) // 5 + 1, 1)):
        assert keys[place] == Match.replay(match.game, record, until=ends[place + 1]).state.key()


def test_the_same_seed_and_words_give_the_same_game(table: Table) -> None:
    def begun(seed: str) -> Match:
        match = match_at(table, seed)
        luck = Random(1)
        for _ in range(20):
            if not match.over:
                say_something(match, luck)
        return match

    one, again = begun("one"), begun("one")

    assert one.moves == again.moves
    assert one.state == again.state
    if any(move.seat == CHANCE for move in one.moves):
        assert any(one.moves != begun(seed).moves for seed in ("another", "a third", "a fourth", "a fifth"))


def test_a_match_can_begin_anywhere(table: Table) -> None:
    """A record that starts from a position holds the position."""
    early = played(table)[0]
    start = Match.replay(early.game, early.record(), until=len(early.moves) // 2).state
    match = Match(early.game, seed="elsewhere", start=start.to_dict())
    match.begin()
    luck = Random(2)
    for _ in range(20):
        if not match.over:
            say_something(match, luck)
    record = match.record()

    assert record == read_record(record.to_lines()) == read_record(record.to_json())
    assert match.state == Match.replay(match.game, record, verify=True).state


@pytest.mark.parametrize("table", tables.some_presets(0), ids=lambda table: table.name)
def test_undo_and_redo_are_an_identity(table: Table) -> None:
    match = match_at(table)
    luck = Random(3)
    viewers = [*range(table.seats), -3]
    undone = 0
    for _ in range(LENGTH):
        if match.over:
            break
        before = [match.state.key(), *(match.state.key(viewer) for viewer in viewers)]
        moves, events = list(match.moves), list(match.events)
        say_something(match, luck)
        speaker = match.moves[len(moves)].seat
        if not match.can_undo():
            continue
        after, said, told = match.state.key(), list(match.moves), list(match.events)

        assert moves == said[: len(moves)]
        assert events == told[: len(events)]
        assert match.can_undo(speaker)
        assert said[-1] == match.undo(speaker)
        assert before == [match.state.key(), *(match.state.key(viewer) for viewer in viewers)]
        assert (moves, events) == (match.moves, match.events)
        assert said[-1] == match.redo()
        assert (after, said, told) == (match.state.key(), match.moves, match.events)
        undone += 1

    assert undone


@pytest.mark.parametrize("table", tables.some_presets(1), ids=lambda table: table.name)
def test_undo_stops_at_luck_revelation_and_another_speaker(table: Table) -> None:
    match = match_at(table)
    luck = Random(4)
    assert not match.can_undo()
    for _ in range(LENGTH):
        if match.over:
            break
        count = len(match.moves)
        say_something(match, luck)
        if match.moves[-1].seat == CHANCE or match.state.revealed:
            assert not match.can_undo()
            refuses_undo(match, None, count)
        else:
            others = [seat for seat in range(table.seats) if seat != match.moves[-1].seat]
            for seat in others:
                refuses_undo(match, seat, count)


def refuses_undo(match: Match, seat: int | None, count: int) -> None:
    key, events = match.state.key(), len(match.events)
    with pytest.raises(IllegalAction) as refused:
        match.undo(seat)

    assert has_words(refused.value, match.game)
    assert (key, events) == (match.state.key(), len(match.events))
    assert len(match.moves) > count


@pytest.mark.parametrize("table", tables.some_presets(2), ids=lambda table: table.name)
def test_undo_of_several_words_and_redo_of_all(table: Table) -> None:
    """What was said since luck, revelation or another speaker can be taken back one by one, and said again."""
    match = match_at(table)
    luck = Random(5)
    deepest = 0
    for _ in range(LENGTH):
        if match.over:
            break
        say_something(match, luck)
        key, moves, events = match.state.key(), list(match.moves), list(match.events)
        depth = 0
        while match.can_undo():
            match.undo()
            depth += 1
            assert moves[: len(match.moves)] == match.moves
            assert events[: len(match.events)] == match.events
        for _ in range(depth):
            match.redo()
        deepest = max(deepest, depth)

        assert (key, moves, events) == (match.state.key(), match.moves, match.events)
        with pytest.raises(IllegalAction):
            match.redo()

    assert deepest


def test_what_is_taken_back_and_replaced_cannot_be_said_again(table: Table) -> None:
    match = match_at(table)
    luck = Random(6)
    for _ in range(LENGTH):
        if match.over:
            break
        say_something(match, luck)
        if match.can_undo():
            match.undo()
            say_something(match, luck)
            with pytest.raises(IllegalAction) as refused:
                match.redo()
            assert has_words(refused.value, match.game)
            break
