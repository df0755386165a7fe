"""The browser's types of the wire are those of the server, with the same defaults."""

import importlib.util
import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from igroteka.server import wire
from igroteka.server.edge.http import games, session

ROOT = Path(__file__).resolve().parents[2]

spec = importlib.util.spec_from_file_location("wire_types", ROOT / "tools" / "wire_types.py")
assert spec
assert spec.loader
wire_types = importlib.util.module_from_spec(spec)
spec.loader.exec_module(wire_types)


def block(opening: str) -> list[str]:
    """The lines of an interface or a function, without comments."""
    text = wire_types.written()
    inside = text[text.index(opening) : text.index("\n}\n", text.index(opening))]
    return [line.strip() for line in inside.splitlines()[1:] if not line.strip().startswith("/**")]


def test_the_file_is_that_of_the_server():
    """Or `make front` stops: python tools/wire_types.py writes it."""
    assert (ROOT / "web/src/net/wire.gen.ts").read_text("utf-8") == wire_types.written()


def test_what_is_told_is_whole_and_what_is_asked_may_leave_out_its_defaults():
    assert ["t: 'no'", "cid: string", "code: string", "text: string", "rule: string", "rev: number"] == block(
        "export interface Refused {"
    )
    assert ["room: string", "seat?: number | null"] == block("export interface Subscription {")
    assert "clock?: Partial<Clock>" in block("export interface RoomSetup {")
    assert "clock: Clock" in block("export interface RoomInfo {")


def test_every_message_has_its_type():
    text = wire_types.written()
    for kind in (*get_args(wire.Asked), *get_args(wire.ToldAll)):
        assert f"export interface {kind.__name__} {{\n  t: '{kind.__struct_config__.tag}'\n" in text


@pytest.mark.parametrize(
    ("opening", "made"),
    [
        ("export function clock(", wire.Clock()),
        ("export function undo(", wire.Undo()),
        ("export function seatInfo(", wire.SeatInfo(seat=0, kind="open", name="")),
        ("export function market(", wire.Market()),
        ("export function refused(", wire.Refused(cid="", code="", text="")),
        ("export function person(", session.Person(id="", name="", guest=True)),
    ],
)
def test_the_defaults_are_those_of_the_server(opening: str, made: msgspec.Struct):
    told = dict(re.findall(r"^(\w+): (.+),$", "\n".join(block(opening)), re.MULTILINE))
    plain = {name: value for name, value in told.items() if "raw" not in value}

    assert plain
    for name, value in plain.items():
        assert getattr(made, name) == json.loads(value.replace("'", '"')), name
    assert {name for name, _ in changed(made)} - set(told) == set()


def changed(made: msgspec.Struct) -> list[tuple[str, object]]:
    """What is left out of the JSON of a struct, for it holds its default."""
    sent = json.loads(msgspec.json.encode(made))
    return [(name, getattr(made, name)) for name in made.__struct_fields__ if name not in sent]


def test_what_is_said_over_http_has_its_types():
    """As the handlers declare it: what they answer is whole, what they are asked may leave out its defaults."""
    assert ["all: boolean", "rooms: string[]"] == block("export interface KeptOut {")
    assert ["room?: string", "out?: boolean"] == block("export interface KeepingOut {")
    assert ["seat: number", "with?: string"] == block("export interface Replacing {")
    assert "range: [number, number] | null" in block("export interface OptionInfo {")
    assert "strength: PersonStrength | null" in block("export interface Stat {")
    assert "played: number" in block("export interface Stat {")  # of what it is made from


def test_what_only_programs_ask_for_is_left_out():
    text = wire_types.written()
    for name in ("BoxInfo", "ComponentInfo", "Health", "Acting", "PlainState"):
        assert f"export interface {name} {{" not in text


def test_two_structs_of_one_name_are_a_mistake(monkeypatch: pytest.MonkeyPatch):
    class Person(msgspec.Struct):
        __module__ = games.__name__
        seat: int

    answers, bodies = wire_types.over_http()
    monkeypatch.setattr(games, "Person", Person, raising=False)
    monkeypatch.setattr(wire_types, "over_http", lambda: ([*answers, Person], bodies))

    with pytest.raises(ValueError, match="two structs of one name: Person"):
        wire_types.written()


def test_a_struct_that_nobody_tells_or_asks_is_a_mistake(monkeypatch: pytest.MonkeyPatch):
    class Forgotten(msgspec.Struct):
        __module__ = wire.__name__
        room: str

    monkeypatch.setattr(wire, "Forgotten", Forgotten, raising=False)

    with pytest.raises(ValueError, match="neither told nor asked: Forgotten"):
        wire_types.written()
