"""Damaged positions and records: either something that obeys every law, or one line that says what is wrong."""

import copy
import json
import math
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from typing import Any, Final

import pytest

from igroteka.core.chance import Luck, Random
from igroteka.core.errors import BadPosition, IgrotekaError
from igroteka.core.facade import Facade
from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.record import Record, read_record
from igroteka.core.speech import LANGUAGES, error_text
from igroteka.core.state import CHANCE, OVER, SPECTATOR, Position
from tests.conftest import sized
from tests.contract import tables
from tests.contract.tables import carry_out, next_move

ROUNDS: Final = sized(1, 200)  # mutants of every document
PLAYED: Final = 25  # steps that a mutant which was let in is played
STRANGE: Final[list[Any]] = [
    None, True, False, 0, 1, 2, 3, 4, 5, -1, 7, 18, 19, 20, 53, 54, 71, 72, 255, 256, 1 << 31, 1 << 63,
    1 << 64, 10**30, -(10**30), 0.5, 1.0, 1e300, math.inf, -math.inf, math.nan, "", "0", "catan", "brick",
    "Кирпич", "\x00", "a\nb", "\u2028", "🎲" * 50, "{ $field }", "x" * 3000, [], {}, [[]], [None], [0], {"": 0},
    {"brick": 1}, {"brick": -1}, {"frame": "pre_roll"},
]  # fmt: skip


# --- damage


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every member of a document."""
    members = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, member in members:
        yield (*path, key)
        yield from places(member, (*path, key))


def parent(document: Any, path: tuple[Any, ...]) -> Any:
    for key in path[:-1]:
        document = document[key]
    return document


def any_of(items: list[Any], luck: Luck) -> Any:
    return items[luck.below(len(items))]


def damaged(document: Any, luck: Luck) -> Any:
    """The document with one to three things deleted, added, replaced, nudged, swapped, doubled or buried."""
    document = copy.deepcopy(document)
    for _ in range(1 + luck.below(3) * luck.below(2)):
        paths = list(places(document))
        if not paths:
            break
        path = any_of(paths, luck)
        holder, key = parent(document, path), path[-1]
        any_of(DAMAGES, luck)(document, holder, key, paths, luck)
    return document


def delete(document: Any, holder: Any, key: Any, paths: list[Any], luck: Luck) -> None:
    del holder[key]


def replace(document: Any, holder: Any, key: Any, paths: list[Any], luck: Luck) -> None:
    holder[key] = copy.deepcopy(any_of(STRANGE, luck))


def nudge(document: Any, holder: Any, key: Any, paths: list[Any], luck: Luck) -> None:
    """A number near the right one, a word from elsewhere in the document."""
    value = holder[key]
    if type(value) is int:
        holder[key] = value + any_of([-2, -1, 1, 2, 5], luck)
    elif type(value) is bool:
        holder[key] = not value
    elif isinstance(value, str):
        words = [parent(document, path)[path[-1]] for path in paths]
        holder[key] = any_of([word for word in words if isinstance(word, str)], luck)
    elif isinstance(value, list):
        value.append(luck.below(20))


def swap(document: Any, holder: Any, key: Any, paths: list[Any], luck: Luck) -> None:
    other = any_of(paths, luck)
    theirs = parent(document, other)
    mine, other_value = copy.deepcopy(holder[key]), copy.deepcopy(theirs[other[-1]])
    theirs[other[-1]] = mine
    if key in (holder if isinstance(holder, dict) else range(len(holder))):
        holder[key] = other_value


def add(document: Any, holder: Any, key: Any, paths: list[Any], luck: Luck) -> None:
    value = copy.deepcopy(any_of(STRANGE, luck))
    if isinstance(holder, list):
        holder.insert(luck.below(len(holder) + 1), value)
    else:
        holder[str(any_of([name for name in STRANGE if isinstance(name, str)], luck))] = value


def double(document: Any, holder: Any, key: Any, paths: list[Any], luck: Luck) -> None:
    if isinstance(holder, list):
        holder.insert(luck.below(len(holder) + 1), copy.deepcopy(holder[key]))
    elif isinstance(holder[key], dict | list) and holder[key]:
        double(document, holder[key], next(iter(holder[key])) if isinstance(holder[key], dict) else 0, paths, luck)


def bury(document: Any, holder: Any, key: Any, paths: list[Any], luck: Luck) -> None:
    for _ in range(1 + luck.below(40)):
        holder[key] = [holder[key]] if luck.below(2) else {"frame": holder[key]}


Damage = Callable[[Any, Any, Any, list[Any], Luck], None]
DAMAGES: Final[list[Damage]] = [delete, replace, nudge, nudge, nudge, swap, add, double, bury]


# --- what must come of it


def complaint(error: IgrotekaError, game: Game) -> str:
    """What is wrong with an error: it must be one line in every language, and name a field of a position."""
    for language in LANGUAGES:
        try:
            text = error_text(error, language, game.package)
        except Exception as other:  # noqa: BLE001 -- whatever it is, it is reported
            return f"{error.code}: no {language} text: {other!r}"
        if not text or len(text.splitlines()) != 1:
            return f"{error.code}: {language}: not one line: {text!r}"
        if len(text) > 600:
            return f"{error.code}: {language}: {len(text)} characters"
    if isinstance(error, BadPosition) and error.code != "position-json" and not error.details.get("field"):
        return f"{error.code}: names no field: {error.details}"
    if isinstance(error, BadPosition) and error.code not in ("position-json", "position-unknown"):
        root = re.split(r"[.\[ ]", str(error.details["field"]))[0]
        if root and root not in written_keys(game):
            return f"{error.code}: no field of a position: {error.details['field']}"
    return ""


def written_keys(game: Game) -> list[str]:
    """What a position of a game has at the top."""
    if not isinstance(game, Facade):
        return list(game.start().to_dict())
    keys: list[str] = vars(game.rooms.position)["KEYS"]
    return keys


def breach(game: Game, state: Position, luck: Luck) -> str:
    """How a position that was let in breaks a law, now or a few steps later."""
    laws = state.check_invariants()
    if laws:
        return f"let in against {laws}"
    if game.from_dict(state.to_dict()).dump() != state.dump():
        return "reads back as another"
    for viewer in (0, SPECTATOR):
        other = state.sample(viewer, luck)
        if other.view(viewer) != state.view(viewer) or other.check_invariants():
            return f"sample for {viewer}: {other.check_invariants()}"
    state.observe(0, [0.0] * game.observation_size(int(state.seats)))
    for step in range(PLAYED):
        if state.player == OVER:
            break
        move = next_move(state, luck)
        carry_out(state, move)
        laws = state.check_invariants()
        if laws:
            return f"after {step + 1} steps, the last {game.notation(move.action)}: {laws}"
        if state.player != OVER and (not state.legal() or (state.player == CHANCE and not state.weights())):
            return f"after {step + 1} steps nothing is legal"
    return ""


def position_fault(game: Game, document: Any, luck: Luck) -> str:
    """What is wrong with the way a damaged position is met; empty if nothing is."""
    try:
        state = game.from_dict(document)
    except IgrotekaError as error:
        return complaint(error, game)
    except Exception as other:  # noqa: BLE001 -- whatever it is, it is reported
        return f"from_dict: {other!r}"
    try:
        return breach(game, state, luck)
    except Exception as other:  # noqa: BLE001 -- whatever it is, it is reported
        return f"let in, then {other!r}"


def record_fault(game: Game, read: Callable[[], Record]) -> str:
    """The same for a damaged record."""
    try:
        match = Match.replay(game, read())
    except IgrotekaError as error:
        return complaint(error, game)
    except Exception as other:  # noqa: BLE001 -- whatever it is, it is reported
        return repr(other)[:300]
    return "; ".join(match.state.check_invariants())


def difference(before: Any, after: Any, path: str = "") -> list[str]:
    """Where two documents differ, for the report."""
    if type(before) is type(after) is dict:
        keys = [*before, *(key for key in after if key not in before)]
        gone = object()
        return [
            line for key in keys for line in difference(before.get(key, gone), after.get(key, gone), f"{path}.{key}")
        ]
    if type(before) is type(after) is list and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return [line for place, (old, new) in pairs for line in difference(old, new, f"{path}[{place}]")]
    return [] if repr(before) == repr(after) else [f"{path}: {before!r} -> {after!r}"[:200]]


# --- the documents


@cache
def documents(id: str) -> list[dict[str, Any]]:
    """Positions of every kind from games at several tables."""
    found: list[dict[str, Any]] = []
    for source in list(tables.walkable(id).values())[:: sized(3, 1)]:
        found.extend(step.state.to_dict() for step in tables.walk(source).sampled(14))
    return found


def nothing_wrong(cases: Iterable[tuple[str, list[str]]]) -> None:
    """Report each fault once, with the smallest damage that shows it."""
    found: dict[str, list[str]] = {}
    for fault, change in cases:
        name = re.sub(r"\d+", "#", fault[:160])
        if fault and (name not in found or len(change) < len(found[name])):
            found[name] = change
    lines = [f"{fault}\n      by {' | '.join(change)[:400]}" for fault, change in sorted(found.items())]
    if lines:
        pytest.fail(f"{len(lines)} faults\n  " + "\n  ".join(lines), pytrace=False)


@pytest.mark.parametrize("id", tables.games())
def test_damaged_positions_are_refused_or_obey_the_laws(id: str) -> None:
    game = tables.load(id)

    def cases() -> Iterator[tuple[str, list[str]]]:
        luck = Random(17)
        for document in documents(id):
            for _ in range(ROUNDS):
                mutant = damaged(document, luck)
                yield position_fault(game, mutant, luck), difference(document, mutant)

    nothing_wrong(cases())


@pytest.mark.parametrize("id", tables.games())
def test_positions_mixed_from_two_are_refused_or_obey_the_laws(id: str) -> None:
    """Parts of one position in the place of another's: all of them are readable."""
    game = tables.load(id)

    def cases() -> Iterator[tuple[str, list[str]]]:
        luck = Random(19)
        for document in documents(id):
            for _ in range(ROUNDS):
                other = any_of(documents(id), luck)
                mutant = {**document, **{key: other[key] for key in other if luck.below(4) == 0}}
                yield position_fault(game, copy.deepcopy(mutant), luck), difference(document, mutant)

    nothing_wrong(cases())


@pytest.mark.parametrize("id", tables.games())
def test_anything_may_be_given_for_a_position(id: str) -> None:
    game = tables.load(id)
    luck = Random(23)
    deep: Any = 0
    for _ in range(5000):
        deep = [deep]
    whole = documents(id)[-1]
    large = [deep, 10**5000, {**whole, "seats": deep}, {**whole, "seats": 10**5000}]
    given = [*STRANGE, *large, {1: 2}, object(), b"", set()]

    nothing_wrong((position_fault(game, value, luck), [repr(type(value))]) for value in given)


def load_fault(game: Game, data: bytes, luck: Luck) -> str:
    try:
        state = game.load(data)
    except IgrotekaError as error:
        return complaint(error, game)
    except Exception as other:  # noqa: BLE001 -- whatever it is, it is reported
        return f"load: {other!r}"
    return breach(game, state, luck)


STRANGE_BYTES: Final = [b"{", b"[" * 3000, b"NaN", b"1e999", b"9" * 5000, b'"', b"\\ud800", b"\xff"]
NO_POSITIONS: Final = [
    b"",
    b"null",
    b"[" * 100_000,
    b"{" * 1000,
    b"9" * 5000,
    b"NaN",
    b"\xff\xfe",
    '"a"'.encode("utf-16"),
]


def damaged_bytes(data: bytes, luck: Luck) -> bytes:
    """Cut, with bytes changed, put in or taken out."""
    damaged_data = bytearray(data)
    for _ in range(1 + luck.below(4)):
        at = luck.below(len(damaged_data) + 1)
        choice = luck.below(5)
        if choice == 0:
            del damaged_data[at:]
        elif choice == 1:
            damaged_data[at : at + 1] = bytes([luck.below(256)])
        elif choice == 2:
            damaged_data[at:at] = bytes(luck.below(256) for _ in range(luck.below(6)))
        elif choice == 3:
            del damaged_data[at : at + luck.below(30)]
        else:
            damaged_data[at:at] = any_of(STRANGE_BYTES, luck)
    return bytes(damaged_data)


@pytest.mark.parametrize("id", tables.games())
def test_damaged_bytes_are_refused_or_obey_the_laws(id: str) -> None:
    game = tables.load(id)

    def cases() -> Iterator[tuple[str, list[str]]]:
        luck = Random(29)
        for document in documents(id)[::2]:
            for _ in range(ROUNDS):
                data = damaged_bytes(json.dumps(document).encode(), luck)
                yield load_fault(game, data, luck), [repr(data[:60])]
        for data in NO_POSITIONS:
            yield load_fault(game, data, luck), [repr(data[:60])]

    nothing_wrong(cases())


# --- records


@cache
def records(id: str) -> list[Record]:
    """A few golden games, the short ones."""
    found = [
        read_record(path.read_text(encoding="utf-8")) for path in tables.golden_files() if tables.game_of(path) == id
    ]
    short = sorted(found, key=lambda record: len(record.moves))[:4]
    for record in short:
        del record.moves[120:]
        record.result = None
        record.names = ["Ada", "Боря", "Cleo", "Dan"][: record.seats]
    start = documents(id)[-1]
    short.append(Record(id, short[0].version, start["seats"], start["options"], [], seed="", start=start))
    return short


@pytest.mark.parametrize("id", tables.games())
def test_damaged_records_are_refused_or_replay(id: str) -> None:
    game = tables.load(id)

    def cases() -> Iterator[tuple[str, list[str]]]:
        luck = Random(31)
        for record in records(id):
            document = record.to_dict()
            for _ in range(20 * ROUNDS):
                mutant = damaged(document, luck)
                change = difference(document, mutant)
                yield record_fault(game, partial(Record.from_dict, mutant)), change

    nothing_wrong(cases())


@pytest.mark.parametrize("id", tables.games())
def test_damaged_record_texts_are_refused_or_replay(id: str) -> None:
    game = tables.load(id)

    def cases() -> Iterator[tuple[str, list[str]]]:
        luck = Random(37)
        for record in records(id):
            for text in (record.to_json(), record.to_lines()):
                for _ in range(10 * ROUNDS):
                    mutant = damaged_bytes(text.encode(), luck).decode(errors="replace")
                    yield record_fault(game, partial(read_record, mutant)), [repr(mutant[:200])]

    nothing_wrong(cases())


@pytest.mark.parametrize("id", tables.games())
def test_damaged_lines_are_refused_or_replay(id: str) -> None:
    """Whole lines lost, doubled, exchanged, or of another game."""
    game = tables.load(id)

    def cases() -> Iterator[tuple[str, list[str]]]:
        luck = Random(41)
        for record in records(id):
            text = record.to_lines().splitlines()
            for _ in range(10 * ROUNDS):
                lines = list(text)
                for _ in range(1 + luck.below(3)):
                    here, there = luck.below(len(lines)), luck.below(len(lines))
                    choice = luck.below(5)
                    if choice == 0:
                        del lines[here]
                    elif choice == 1:
                        lines.insert(here, lines[there])
                    elif choice == 2:
                        lines[here], lines[there] = lines[there], lines[here]
                    elif choice == 3:
                        lines[here] = any_of(STRANGE_LINES, luck)
                    else:
                        lines[here] = lines[here].replace("p1", "p0").replace(" 1", " 2")
                change = [line for line in lines if line not in text]
                yield record_fault(game, partial(read_record, "\n".join(lines))), change

    nothing_wrong(cases())


STRANGE_LINES: Final = [
    "", "---", "p9 roll", "p-1 roll", "* roll", "p0", "p0 ", ":", "seed:", "seed: 1", "names: " + "[" * 5000,
    "option :", "option x: 1", "option layout: 7", "version: 1e999", "version: NaN", "seats: " + "9" * 5000,
    "seats: 99999999999", "start: {}", "start: 1", "result: {}", "result: {\"ending\": 1}", "game: chess",
    "p0 discard gold", "p0000 roll", "p٣ roll", "p¹ roll", "* dice 7 7", "p0 " + "x" * 500, "moves: []",
    "format: 1", "options: {}", "\x00", "🎲", "names: [\"a\\nb\"]", "option layout: \"a\\nb\"", "game: a b",
    "option \u2028: 1",
]  # fmt: skip
