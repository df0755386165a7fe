"""A game written down: JSON, lines, and what is said of a record that cannot be read."""

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

from igroteka.core.errors import BadRecord, IgrotekaError
from igroteka.core.match import Match
from igroteka.core.record import Record, read_record
from igroteka.core.speech import LANGUAGES, error_text
from igroteka.games.catan.game import GAME

DOCS = Path(__file__).parents[2] / "docs" / "records.md"


def short_game() -> Record:
    """One turn of three players."""
    match = Match(GAME, 3, {"turn_limit": 1, "first_seat": 0}, "docs 1", names=["Ada", "Боря", "Cleo"])
    match.begin()
    match.play_line("roll")
    match.play_line("end")
    return match.record()


def examples() -> list[str]:
    """The records in the documentation."""
    return re.findall(r"```(?:text|json)\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


def replay(data: Any) -> Match:
    record = read_record(data) if isinstance(data, str) else Record.from_dict(data)
    return Match.replay(GAME, record, verify=True)


def refused(data: Any) -> BadRecord:
    """The error of reading or replaying it, told in one line in both languages."""
    with pytest.raises(BadRecord) as error:
        replay(data)
    assert_one_line(error.value)
    return error.value


def assert_one_line(error: IgrotekaError) -> None:
    for language in LANGUAGES:
        text = error_text(error, language)
        assert 1 == len(text.splitlines())
        assert len(text) < 600


def test_the_examples_of_the_documentation_replay() -> None:
    records = [read_record(text) for text in examples()]

    assert 2 == len(records)
    assert short_game() == records[0] == records[1]
    for record in records:
        assert record == Match.replay(GAME, record, verify=True).record()


def test_the_code_of_the_documentation_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(code, str(DOCS), "exec"), {"text": examples()[0]})

    assert "turn_limit" in capsys.readouterr().out


def test_json_has_a_move_a_line() -> None:
    assert '  "p0 roll",\n' in short_game().to_json()
    assert "Боря" in short_game().to_json()


def test_lines_are_for_people() -> None:
    assert (
        "# igroteka record 1\ngame: catan\nversion: 1\nseats: 3\noption first_seat: 0\noption turn_limit: 1\n"
        'names: ["Ada", "Боря", "Cleo"]\nseed: "docs 1"\n'
        'result: {"ending": "turn_limit", "scores": [2, 2, 2], "ranks": [1, 1, 1]}\n'
        "---\np0 roll\n* dice 6 5\np0 end\n"
    ) == short_game().to_lines()


def test_spaces_empty_lines_and_remarks_are_skipped() -> None:
    text = short_game().to_lines().replace("seats: 3", "\nseats:3")
    text = text.replace("p0 roll", "\n  # a remark\n\n   p0    roll   ")

    assert short_game() == read_record(text)


def test_windows_lines_can_be_read() -> None:
    assert short_game() == read_record(short_game().to_lines().replace("\n", "\r\n"))


NAMES = ["a\u2028b", "a\x85b", "a\x0bb", "a\x1cb", "---", "#", "a\nb", '"', "\\", "🎲", "", "a: b"]


@pytest.mark.parametrize("name", NAMES)
def test_any_name_and_seed_survive_both_forms(name: str) -> None:
    """Whatever separates lines elsewhere does not here."""
    record = short_game()
    record.names = [name, name, name]
    record.seed = name

    assert record == read_record(record.to_json())
    assert record == read_record(record.to_lines())


def test_what_is_not_there_is_left_out() -> None:
    record = Record("catan", 1, 3, {}, [])

    assert ["format", "format_version", "game", "version", "seats", "options", "moves"] == list(record.to_dict())
    assert record == read_record(record.to_lines()) == read_record(record.to_json())


@pytest.mark.parametrize(
    ("change", "code", "detail"),
    [
        ({"format": "chess"}, "record-format", None),
        ({"format_version": 2}, "record-version", "2"),
        ({"version": 99}, "record-version", 99),
        ({"version": True}, "record-field", "version"),
        ({"version": "1"}, "record-field", "version"),
        ({"game": 5}, "record-field", "game"),
        ({"game": "chess"}, "record-game", "chess"),
        ({"seats": "3"}, "record-field", "seats"),
        ({"seats": None}, "record-field", "seats"),
        ({"options": []}, "record-field", "options"),
        ({"names": "Ada"}, "record-field", "names"),
        ({"names": [1]}, "record-field", "names"),
        ({"seed": 5}, "record-field", "seed"),
        ({"start": []}, "record-field", "start"),
        ({"result": 5}, "record-field", "result"),
        ({"moves": "p0 roll"}, "record-field", "moves"),
        ({"moves": ["p0 roll", 5]}, "record-field", "moves[1]"),
        ({"colour": 1}, "record-field", "colour"),
        ({"result": {"ending": "victory"}}, "record-result", "ending"),
        ({"result": {}}, "record-result", "ending"),
    ],
)
def test_a_wrong_field_is_named(change: dict[str, Any], code: str, detail: object) -> None:
    error = refused({**short_game().to_dict(), **change})

    assert code == error.code
    assert detail is None or detail in error.details.values()


@pytest.mark.parametrize("name", ["game", "version", "seats", "options", "moves", "format", "format_version"])
def test_a_missing_field_is_named(name: str) -> None:
    data = short_game().to_dict()
    del data[name]

    assert refused(data).code in ("record-field", "record-format", "record-version")


@pytest.mark.parametrize(
    ("old", "new", "code", "where"),
    [
        ("p0 roll", "p0 fly", "record-move", 1),
        ("p0 roll", "roll", "record-move", 1),
        ("p0 roll", "p1 roll", "record-move", 1),
        ("p0 roll", "p9 roll", "record-move", 1),
        ("p0 roll", "* roll", "record-move", 1),
        ("p0 roll", "px roll", "record-move", 1),
        ("p0 roll", "p² roll", "record-move", 1),
        ("* dice 6 5", "* dice 6 6", "record-luck", 2),
        ("* dice 6 5", "p0 dice 6 5", "record-move", 2),
        ("* dice 6 5", "* stolen ore", "record-luck", 2),
        ("p0 end", "p0 end\np1 roll", "record-move", 4),
        ("p0 end", "p0 end\n* dice 1 1", "record-move", 4),
        ("p0 end", "", "record-result", "ending"),
        ("version: 1", "version: one", "record-line", 3),
        ("version: 1", "version 1", "record-line", 3),
        ("version: 1", "moves: []", "record-line", 3),
        ("version: 1", "colour: 1", "record-line", 3),
        ("version: 1", "", "record-field", "version"),
        ("---", "", "record-line", None),
        ("# igroteka record 1", "# igroteka record 2", "record-format", None),
    ],
)
def test_a_wrong_line_is_named(old: str, new: str, code: str, where: object) -> None:
    error = refused(short_game().to_lines().replace(old, new, 1))

    assert code == error.code
    assert where is None or where in error.details.values()


NO_RECORDS = ["", "\n", "{", "[]", "{}", "null", "{" * 1000, '{"format": NaN}', "\x00", "p0 roll", "🎲", "# igroteka"]


@pytest.mark.parametrize("text", NO_RECORDS)
def test_what_is_no_record_is_refused(text: str) -> None:
    refused(text)


@pytest.mark.parametrize("head", ["names: ", "seed: ", "start: ", "result: ", "seats: ", "option layout: "])
def test_lines_too_deep_are_refused(head: str) -> None:
    """A line of brackets must not bring the reader down."""
    refused(short_game().to_lines().replace("---", head + "[" * 100_000 + "\n---", 1))


@pytest.mark.parametrize("word", ["a\nb", "\u2028", "x" * 3000], ids=list("abc"))
def test_a_refusal_is_one_line_whatever_the_record_says(word: str) -> None:
    data = short_game().to_dict()

    refused({**data, word: 1})
    refused({**data, "moves": [word]})
    refused({**data, "moves": [f"p0 {word}"]})
    refused({**data, "game": word})
    refused({**data, "format_version": word})


def test_options_that_do_not_exist_are_refused() -> None:
    for options in ({"colour": 1}, {"layout": 7}, {"two_player": "plain"}, {"first_seat": 3}):
        with pytest.raises(IgrotekaError) as error:
            Match.replay(GAME, Record.from_dict({**short_game().to_dict(), "options": options}))
        assert_one_line(error.value)
    with pytest.raises(IgrotekaError) as error:
        Match.replay(GAME, Record.from_dict({**short_game().to_dict(), "seats": 10**30}))
    assert_one_line(error.value)


def test_a_refused_move_is_explained_in_the_readers_language() -> None:
    """The reason stands inside the sentence, and is in the same language."""
    error = refused(short_game().to_lines().replace("p0 end", "p0 settlement 3"))

    assert "CAT-" in error_text(error, "en")
    assert re.search("[а-я]", error_text(error, "ru"))
    assert not re.search("[a-z]{3}", error_text(error, "ru").replace("settlement", ""))


def test_a_record_that_starts_elsewhere_agrees_with_its_start() -> None:
    """The head must not tell of another table than the one that is played at."""
    start = GAME.start(4, {"first_seat": 0}).to_dict()
    data = {**Record("catan", GAME.version, 4, start["options"], ["p0 roll"], start=start).to_dict()}
    assert 1 == len(Match.replay(GAME, Record.from_dict(data)).moves)

    for change in ({"seats": 3}, {"options": {"layout": "spiral"}}):
        with pytest.raises(IgrotekaError):
            Match.replay(GAME, Record.from_dict({**copy.deepcopy(data), **change}))


def test_both_forms_say_the_same() -> None:
    record = short_game()

    assert record.to_dict() == json.loads(record.to_json()) == read_record(record.to_lines()).to_dict()
