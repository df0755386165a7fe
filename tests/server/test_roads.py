"""A running game tells nobody a hidden card: every road of the API, walked by everybody, in two worlds.

In one world the bot holds two knights, in the other two victory points; nobody at the table may tell which.
"""

import json
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from igroteka import catalog
from igroteka.core.match import Match
from igroteka.server.rooms import luck
from tests.patience import LONG
from tests.server.edge import Person, Running, ask, running, told

Json = dict[str, Any]
WORLDS = ("knight", "victory_point")
BOT = {"kind": "bot", "level": "random"}
GETS = {
    "": [""],
    "/view": ["", "?seat=0", "?seat=1", "?seat=2"],
    "/events": ["", "?seat=0", "?seat=1", "?seat=2"],
    "/replay": ["", "?seat=0", "?seat=1", "?seat=2"],
    "/at/{rev}": ["", "?seat=0", "?seat=1", "?seat=2"],
    "/record.json": [""],
    "/record.txt": [""],
    "/luck": [""],
    "/course": [""],
    "/review": [""],
}
POSTS: dict[str, list[Json | None]] = {
    "/sit": [{"seat": seat} for seat in range(3)],
    "/start": [None],
    "/rematch": [None],
    "/fork": [{"rev": -1}, {"rev": 1}],
    "/invite": [None, {"person": "x"}],
    "/remove": [{"seat": seat} for seat in range(3)],
    "/replace": [{"seat": 2}, {"seat": 2, "with": "random"}],
    "/return": [{"seat": seat} for seat in range(3)],
    "/standing": [{"seat": seat, "standing": {}} for seat in range(3)],
    "/chat": [{"cid": "c", "text": "what do you hold?", "seat": 2}],
    "/undo": [{"rev": 1, "cid": "u", "seat": seat} for seat in range(3)],
    "/redo": [{"rev": 1, "cid": "r", "seat": seat} for seat in range(3)],
    "/market": [{"cid": "m", "seat": seat, "what": "propose", "to": [2], "give": {"ore": 1}} for seat in range(3)],
    "/hint": [{"seat": seat, "rev": rev} for seat in range(3) for rev in (1, 2)],
    "/hints": [{"agreed": True}, {"agreed": False}],
    "/why": [],
    "/act": [],
    "/stop": [{"what": what} for what in ("propose", "withdraw", "agree", "decline")],
    "/take-back": [{"what": what, "seat": 0, "rev": 1} for what in ("ask", "withdraw", "agree", "decline")],
    "/archive": [None, {"away": False}],
    "/concede": [],
    "/leave": [],  # walked in stories of their own
}
WORDS = (
    "steal p2",
    "end turn",
    "play knight",
    "road 3",
    "settlement 7",
    "accept",
    "victory",
    "discard ore",
    "rob 4 p2",
)


def position(card: str) -> Json:
    """Seat 0 may build; seat 2 holds two development cards that nobody knows."""
    match = Match(catalog.load("catan"), 3, {"first_seat": 0}, "any")
    match.begin()
    found = match.state.to_dict()
    found["players"][2]["cards"] = {card: 2}
    found["deck"][card] -= 2
    found["turn"].update(dice=[3, 3], number=1)
    found["agenda"] = [{"frame": "trade_and_build", "seat": 0}]
    return found


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(luck, "new_secret", lambda: "5" * 64)
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def come(place: Running) -> Iterator[Callable[..., Person]]:
    """Somebody new, who goes when the story is over."""
    came: list[Person] = []

    def one(name: str, lang: str = "en") -> Person:
        came.append(Person(place, lang, name=name))
        return came[-1]

    yield one
    for person in came:
        person.close()


Come = Callable[..., Person]


class World:
    """A running game: Ada, Boris and a bot; Clara looks on, Max sat there and left before it began."""

    def __init__(self, people: dict[str, Person], card: str, private: bool) -> None:
        self.people = people
        self.card = card
        ada = people["Ada"]
        seats = [{"kind": "me"}, {"kind": "open"}, BOT]
        self.room = ada.room(seats, position=position(card), private=private)
        self.id = self.room["id"]
        self.path = f"/api/rooms/{self.id}"
        key = self.post("Ada", "/invite").json()["key"]
        for name in ("Max", "Boris"):
            assert 200 == self.post(name, "/sit", {"seat": 1, "key": key}).status_code
            if name == "Max":
                assert 200 == self.post(name, "/leave").status_code
        if private:
            assert 200 == people["Clara"].get(self.path, headers={"x-key": key}).status_code
        assert 200 == self.post("Ada", "/start").status_code

    def post(self, name: str, tail: str, body: Json | None = None) -> Any:
        return self.people[name].post(self.path + tail, body)

    def plain(self, text: str) -> str:
        """What is the same in both worlds: without names of rooms, promises, keys, times, and who happens to look."""
        text = re.sub(r"[0-9a-f]{64}", "HEX", text.replace(self.id, "ROOM"))
        text = re.sub(r'(key=|"key":")[\w-]{24}', "KEY", text)
        text = re.sub(r'"(present|spectators)":(true|\d+),?|"id":\d+', "", text)
        return re.sub(r"\d{9,}(\.\d+)?", "TIME", text)

    def answer(self, found: Any) -> str:
        return f"{found.status_code} {self.plain(found.text)}"

    def walk(self) -> list[tuple[str, str]]:
        """Every road: what is said there, then what is to be seen."""
        return [*self.deeds(), *self.looks()]

    def looks(self) -> Iterator[tuple[str, str]]:
        """All that can be asked without changing anything, and the answer."""
        for name, person in self.people.items():
            for tail, queries in GETS.items():
                for query in queries:
                    road = tail.replace("{rev}", "1") + query
                    if tail == "/events":
                        yield f"{name} GET {road}", self.first_line(person, road)
                    else:
                        yield f"{name} GET {road}", self.answer(person.get(self.path + road))
            for query in ("mine=1", "open=1", "live=1"):
                listed = [one for one in person.get(f"/api/rooms?{query}").json() if one["id"] == self.id]
                yield f"{name} GET ?{query}", self.plain(json.dumps(listed, separators=(",", ":")))
            for seat in (None, 0, 1, 2):
                with person.line() as line:
                    ask(line, t="hello", v=2, texts=True, lang="en", rooms=[{"room": self.id, "seat": seat}])
                    yield f"{name} hello {seat}", self.plain(str(line.recv(timeout=LONG)))

    def first_line(self, person: Person, road: str) -> str:
        with person.http.stream("GET", self.path + road) as stream:
            if stream.status_code != 200:
                stream.read()
                return self.answer(stream)
            line = next(stream.iter_lines())
        return self.plain(line)

    def deeds(self) -> Iterator[tuple[str, str]]:
        """All that can be said, and the answer."""
        for name in self.people:
            for tail, bodies in POSTS.items():
                for body in bodies:
                    yield f"{name} POST {tail} {body}", self.answer(self.post(name, tail, body))
            for seat in range(3):
                for number, action in enumerate(range(0, int(catalog.load("catan").actions.size), 97)):
                    if name in ("Ada", "Boris") or number < 2:
                        word = {"seat": seat, "action": action, "cid": "w"}
                        yield f"{name} why {word}", self.answer(self.post(name, "/why", word))
                for words in WORDS:
                    word = {"rev": 0, "cid": f"{seat} {words}", "seat": seat, "line": words}
                    yield f"{name} act {word}", self.answer(self.post(name, "/act", word))


def people_of(come: Come) -> dict[str, Person]:
    return {name: come(name) for name in ("Ada", "Boris", "Clara", "Max")}


def test_every_road_is_walked(come: Come) -> None:
    """A new road must say here what it tells of a running game."""
    paths = come("Ada").get("/api/schema").json()["paths"]
    roads = {
        (method.upper(), re.sub(r"\{rev[^}]*\}", "{rev}", path.partition("}")[2]))
        for path, methods in paths.items()
        if path.startswith("/api/rooms/{")
        for method in methods
    }
    assert {("GET", tail) for tail in GETS} | {("POST", tail) for tail in POSTS} == roads


@pytest.mark.parametrize("private", [False, True])
def test_what_the_bot_holds_changes_no_answer(come: Come, private: bool) -> None:
    people = people_of(come)
    one, two = [World(people, card, private) for card in WORLDS]
    with ThreadPoolExecutor(2) as walkers:
        walked, other = walkers.map(World.walk, (one, two))
    assert len(walked) > 200
    for here, there in zip(walked, other, strict=True):
        assert here == there
    for world in (one, two):
        for name in people:
            for tail in ("/record.json", "/record.txt"):
                assert world.people[name].get(world.path + tail).status_code >= 400
            answer = world.people[name].get(world.path + "/luck")
            assert answer.status_code == 403 or answer.json()["secret"] is None
            assert world.post(name, "/fork", {"rev": -1}).status_code == 403
    if private:
        for tail in ("", "/view", "/events", "/replay", "/at/1", "/luck"):
            assert 403 == people["Max"].get(one.path + tail).status_code, tail


def test_who_leaves_a_game_of_others_opens_nothing(come: Come) -> None:
    """Not even when the others are away: the record and the secret are for the end of the game."""
    people = people_of(come)
    world = World(people, "knight", private=False)
    assert "active" == world.post("Ada", "/leave").json()["status"]
    for name in people:
        assert 409 == people[name].get(f"{world.path}/record.json").status_code
        assert people[name].get(f"{world.path}/luck").json()["secret"] is None
    assert "active" == world.post("Ada", "/return", {"seat": 0}).json()["status"]


def test_a_fork_of_a_running_game_is_another_world(come: Come) -> None:
    """Fork, start, leave, record: what the bots hold there is dealt anew, and only what one knows is as it was."""
    ada = come("Ada")
    made = ada.room([{"kind": "me"}, BOT, BOT], position=position("victory_point"))
    path = f"/api/rooms/{made['id']}"
    assert 200 == ada.post(f"{path}/start").status_code
    assert ada.get(path).json()["study"]
    view = ada.get(f"{path}/view?texts=1&seat=0").json()["scene"]["view"]
    held = []
    for _ in range(12):
        fork = ada.post(f"{path}/fork", {"rev": -1})
        assert 201 == fork.status_code, fork.text
        other = f"/api/rooms/{fork.json()['id']}"
        assert 200 == ada.post(f"{other}/start").status_code
        assert view == ada.get(f"{other}/at/1?texts=1&seat=0").json()["view"]
        assert "aborted" == ada.post(f"{other}/leave").json()["status"]
        record = ada.get(f"{other}/record.json").json()
        held.append(json.dumps(record["start"]["players"][2]["cards"], sort_keys=True))
    # Two of five victory points among 25 cards: by chance a world has both about once in 30.
    assert held.count('{"victory_point": 2}') <= 4
    assert len(set(held)) > 1
    assert "active" == ada.get(path).json()["status"]


def test_the_socket_of_who_was_removed_says_so_and_nothing_more(come: Come) -> None:
    ada, max_ = come("Ada"), come("Max", "ru")
    made = ada.room([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], private=True)
    path = f"/api/rooms/{made['id']}"
    key = ada.post(f"{path}/invite").json()["key"]
    assert 200 == max_.post(f"{path}/sit", {"seat": 1, "key": key}).status_code
    with max_.line() as line:
        ask(line, t="hello", v=2, texts=True, lang="ru", rooms=[{"room": made["id"], "seat": 1}])
        told(line, "state")
        assert 403 == max_.post(f"{path}/remove", {"seat": 0}).status_code
        removed = ada.post(f"{path}/remove", {"seat": 1}).json()
        assert ("open", {max_.id: "Max"}) == (removed["seats"][1]["kind"], removed["removed"])
        assert "пригласит" in told(line, "removed")["text"]
        ask(line, t="hello", v=2, texts=True, lang="ru", rooms=[{"room": made["id"]}])
        assert "removed" == told(line, "no")["code"]
    assert "removed" == max_.post(f"{path}/sit", {"seat": 2, "key": key}).json()["code"]
    assert 200 == ada.post(f"{path}/invite", {"person": max_.id}).status_code
    fresh = ada.post(f"{path}/invite").json()["key"]
    assert 200 == max_.post(f"{path}/sit", {"seat": 2, "key": fresh}).status_code
