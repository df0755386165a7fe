"""A game that another package brings is played in the room like those of the house."""

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from igroteka.core.speech import LANGUAGES, Speech, spoken
from tests.guests import NOUGHTS, OFFERED, announce, at_home
from tests.patience import LONG
from tests.reading import VERSION
from tests.server.edge import Person, Running, ask, running, told

BOOK = Path(__file__).parents[2] / "docs" / "protocol.md"
WIDTH = 160
Json = dict[str, Any]
TWO = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house with noughts and crosses on the shelf; bots think in a process of their own."""
    shelf = tmp_path_factory.mktemp("shelf")
    announce(shelf, "igroteka-noughts", OFFERED)
    (shelf / "guest_fallen.py").write_text("1 / 0")
    announce(shelf, "guest-fallen", {"fallen": "guest_fallen:GAME"})
    with at_home(shelf, NOUGHTS), running(tmp_path_factory.mktemp("house"), workers=1, bot_pace=0.0) as place:
        yield place


@pytest.fixture
def ada(place: Running) -> Iterator[Person]:
    person = Person(place, name="Ada")
    yield person
    person.close()


@pytest.fixture
def boris(place: Running) -> Iterator[Person]:
    person = Person(place, "ru", name="Борис")
    yield person
    person.close()


def begun(host: Person, guest: Person, **setup: Any) -> str:
    """The path of a table for two, begun."""
    room = host.room(TWO, game="noughts", **setup)
    path = f"/api/rooms/{room['id']}"
    assert 200 == guest.post(f"{path}/sit", {"seat": 1}).status_code
    assert 200 == host.post(f"{path}/start").status_code
    return path


def test_it_stands_on_the_shelf(ada: Person, boris: Person) -> None:
    """In both languages, with its rules; one that cannot be loaded is not there, and spoils nothing."""
    shelf = {game["id"]: game for game in boris.get("/api/games").json()}
    book = ada.get("/api/games/noughts/rules").json()

    assert 6 == len(shelf)
    assert ("Крестики-нолики", [2]) == (shelf["noughts"]["name"], shelf["noughts"]["seats"])
    assert [["По жребию"], [0, 1]] == [
        [choice["label"] for choice in shelf["noughts"]["options"][0]["choices"]],
        shelf["noughts"]["options"][0]["range"],
    ]
    assert ("Noughts and Crosses", "NAC-1") == (book["title"], book["chapters"][0]["id"])
    assert "no data file" in ada.get("/api/games/noughts/components").json()["text"]
    assert "cannot be loaded" in ada.get("/api/games/fallen").json()["text"]


def test_two_people_play_it_over_sockets(ada: Person, boris: Person) -> None:
    path = begun(ada, boris, options={"first_seat": 0})
    room = path.rpartition("/")[2]
    with ada.line() as hers, boris.line() as his:
        for line, seat, lang in ((hers, 0, "en"), (his, 1, "ru")):
            ask(line, t="hello", v=VERSION, texts=True, lang=lang, rooms=[{"room": room, "seat": seat}])
        scene = told(hers, "state")["scene"]
        assert told(his, "state")["scene"]["question"]["text"] == "Ada ставит крестик"
        assert "Your turn: put a cross in an empty square" == scene["question"]["text"]
        assert [f"Square {number}" for number in range(1, 10)] == [option["text"] for option in scene["options"]]
        assert [" 1 │ 2 │ 3", "───┼───┼───", " 4 │ 5 │ 6"] == scene["drawing"][:3]
        assert [" X Ada", " O Борис"] == scene["drawing"][-2:]
        rev = scene["rev"]
        for number, square in enumerate((5, 1, 3, 2, 7)):
            word = {"rev": rev, "cid": f"c{number}", "seat": number % 2, "action": square - 1}
            ask((hers, his)[number % 2], t="act", room=room, **word)
            seen = [told(line, "ev") for line in (hers, his)]
            rev = seen[0]["rev"]
            assert seen[0]["scene"]["drawing"] == seen[1]["scene"]["drawing"]
            if number == 0:
                ask(his, t="act", room=room, rev=rev, cid="no", seat=1, action=4)
                refused = told(his, "no", cid="no")
                assert ("Клетка 5 уже занята.", "NAC-2.2") == (refused["text"], refused["rule"])
        assert ["marked", "won"] == [event["kind"] for event in seen[1]["events"]]
        assert "Ada побеждает: три в ряд" == seen[1]["scene"]["question"]["text"]
        assert [" O │ O │ X", " X │ 8 │ 9"] == seen[1]["scene"]["drawing"][0:5:4]
    info = ada.get(path).json()
    assert ("finished", "line", [1, 2]) == (info["status"], info["result"]["ending"], info["result"]["ranks"])
    steps = ada.get(f"{path}/replay?texts=1").json()
    assert 5 == [event["kind"] for step in steps for event in step["events"]].count("marked")
    assert ada.get(f"{path}/record.txt").text.rstrip().endswith("p0 mark 7")


def test_the_book_tells_a_whole_game(ada: Person, boris: Person, tmp_path: Path) -> None:
    """docs/protocol.md, "A whole game": every message of Ada's socket, and one as it is told in words."""
    path = begun(ada, boris, options={"first_seat": 0})
    room = path.rpartition("/")[2]
    heard: list[tuple[str, Json]] = []
    with ada.line() as hers, boris.line() as his:

        def say(**message: Any) -> None:
            heard.append((">", message))
            ask(hers, **message)

        def hear(*kinds: str) -> None:
            for kind in kinds:
                message = json.loads(hers.recv(timeout=LONG))
                assert kind == message["t"], "and nothing else is told"
                heard.append(("<", message))

        ask(his, t="hello", v=VERSION, texts=True, lang="en", rooms=[{"room": room, "seat": 1}])
        told(his, "info")
        say(t="hello", v=VERSION, lang="en", rooms=[{"room": room, "seat": 0}])
        hear("state", "info")
        words: list[Json] = []
        for number, square in enumerate((5, 1, 3, 2, 7), start=1):
            word = {"room": room, "rev": number, "cid": f"c{number}", "seat": (number + 1) % 2, "action": square - 1}
            if number % 2:
                say(t="act", **word)
                hear("ev", "ok")
            else:
                ask(his, t="act", **word)
                hear("ev")
            words.append(told(his, "ev"))
            if number == 2:
                say(t="act", room=room, rev=3, cid="c0", seat=0, action=0)
                hear("no")
        ask(hers, t="ping", n=1)
        assert "pong" == json.loads(hers.recv(timeout=LONG))["t"], "and nothing else was told"
    commit = ada.get(path).json()["commit"]
    strange = {room: "ROOM", ada.id: "ADA", boris.id: "BORIS", commit: "COMMIT"}

    def plain(message: Json) -> Json:
        """Without what differs from one table to another."""
        text = re.sub(r'"created": [\d.]+', '"created": 0', json.dumps(message))
        for name, known in strange.items():
            text = text.replace(name, known)
        found: Json = json.loads(text)
        return found

    def page(messages: list[tuple[str, Json]]) -> str:
        return "\n".join(f"{sign} {laid(plain(message))}" for sign, message in messages)

    games = [page(heard), page([("<", words[0])])]
    told_here = tmp_path / "game.txt"
    told_here.write_text("\n\n".join(games), "utf-8")
    chapter = BOOK.read_text("utf-8").partition("## A whole game")[2].partition("\n## ")[0]

    assert games == re.findall(r"^```text\n(.*?)\n```$", chapter, re.MULTILINE | re.DOTALL), f"now: {told_here}"


def laid(value: object, indent: int = 2) -> str:
    """JSON in lines of a page: what fits on one stands on one."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for mark in "\x91\x92\x93":
        text = text.replace(mark, f"\\u{ord(mark):04x}")
    if len(text) <= WIDTH - indent or not isinstance(value, dict | list):
        return text
    heads = [f'"{name}":' for name in value] if isinstance(value, dict) else ["" for _ in value]
    lines = [""]
    for head, inner in zip(heads, value.values() if isinstance(value, dict) else value, strict=True):
        piece = head + laid(inner, indent + 2)
        if lines[-1] and ("\n" in piece + lines[-1] or len(lines[-1] + piece) > WIDTH - indent - 2):
            lines.append("")
        lines[-1] += piece + ","
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    body = "".join(f"\n{' ' * (indent + 2)}{line}" for line in lines)
    return f"{opening}{body[:-1]}\n{' ' * indent}{closing}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_client_that_never_met_the_game_reads_it_aloud(ada: Person, boris: Person, lang: str) -> None:
    """In facts: the sentences are asked for once, and say what somebody who asked for words is told."""
    path = begun(ada, boris, options={"first_seat": 1})
    asked = {"seat": "0", "lang": lang}
    told_words = ada.get(f"{path}/view", params={**asked, "texts": "1"}).json()
    facts = ada.get(f"{path}/view", params=asked).json()
    sources = ada.get("/api/games/noughts/words", params={"lang": lang}).json()
    bundle = FluentBundle([lang], use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source))

    names = [seat["name"] for seat in facts["info"]["seats"]]
    question = facts["scene"]["own"].get("question") or facts["scene"]["public"]["question"]
    assert "\x91" in question["text"]
    assert told_words["scene"]["question"]["text"] == spoken(question["text"], Speech(lang, bundle), names)
    assert [line["text"] for line in told_words["log"]] == [
        spoken(line["text"], Speech(lang, bundle), names) for line in facts["log"]
    ]
    assert "drawing" not in facts["scene"]["public"]


@pytest.mark.parametrize("level", ["random", "novice", "apprentice", "master"])
def test_a_bot_thinks_of_it_in_its_own_process(ada: Person, level: str) -> None:
    room = ada.room([{"kind": "me"}, {"kind": "bot", "level": level}], game="noughts")
    path = f"/api/rooms/{room['id']}"
    if room["status"] == "open":
        assert 200 == ada.post(f"{path}/start").status_code
    until, said = time.monotonic() + LONG, 0
    while (state := ada.get(f"{path}/view?seat=0&texts=1").json())["info"]["status"] != "finished":
        assert time.monotonic() < until
        if options := state["scene"].get("options"):
            said += 1
            act = {"rev": state["rev"], "cid": f"c{said}", "seat": 0, "action": options[0]["action"]}
            assert 200 == ada.post(f"{path}/act", act).status_code
        else:
            time.sleep(0.02)

    assert state["info"]["result"]["ending"] in ("line", "full")
    assert {0, 1} == {line["seat"] for line in state["log"] if line["kind"] == "marked"}


def test_games_of_the_house_carry_no_drawing(ada: Person) -> None:
    room = ada.table()

    assert "drawing" not in ada.get(f"/api/rooms/{room['id']}/view?seat=0&texts=1").json()["scene"]
